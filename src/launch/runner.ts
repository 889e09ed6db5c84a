/** What steps find on a runner, and would miss elsewhere. Pure but for the names of this system. */

/** The `runner` context. The names of systems and processors are GitHub's. */
export function runnerContext(env: Readonly<Record<string, string>>, temp: string) {
  const os = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[process.platform as string];
  const arch = { x64: 'X64', arm64: 'ARM64', arm: 'ARM', ia32: 'X86' }[process.arch as string];
  return {
    os: env.RUNNER_OS ?? os ?? process.platform,
    arch: env.RUNNER_ARCH ?? arch ?? process.arch,
    name: env.RUNNER_NAME ?? '',
    temp,
    tool_cache: env.RUNNER_TOOL_CACHE ?? '',
    debug: env.RUNNER_DEBUG ?? '',
    environment: env.RUNNER_ENVIRONMENT ?? '',
  };
}

/** What steps find on a runner and would miss elsewhere. */
export function runnerVariables(runner: ReturnType<typeof runnerContext>): Readonly<Record<string, string>> {
  return { RUNNER_OS: runner.os, RUNNER_ARCH: runner.arch, RUNNER_TEMP: runner.temp };
}
