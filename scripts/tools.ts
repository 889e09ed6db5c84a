/**
 * The programs of others with which workflows are run and checked, and against which the bench measures.
 * `node scripts/tools.ts NAME…` installs those named, unless they are there: those in Go by `go install`, those in Python
 * into an environment of their own. They are kept with the packages of this checkout, never in the home of the user.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/savepoint-tools');
const REQUIREMENTS = 'scripts/requirements.txt';

const GO = {
  act: { module: 'github.com/nektos/act', version: 'v0.2.89' },
  restic: { module: 'github.com/restic/restic/cmd/restic', version: 'v0.18.1' },
  actionlint: { module: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' },
} as const;

const PYTHON = ['zizmor', 'check-jsonschema', 'schemathesis'] as const;

export type Tool = keyof typeof GO | (typeof PYTHON)[number];

/** Those of the checks, which are installed when none is named. */
const OF_CHECKS: readonly Tool[] = ['act', 'actionlint', ...PYTHON];

/** Every tool. Only the bench has a use for `restic`. */
export const TOOLS: readonly Tool[] = [...OF_CHECKS, 'restic'];

/** Where a tool's program is once it is installed. */
export function toolPath(tool: Tool): string {
  if (isGo(tool)) return join(CACHE, `${tool}-${GO[tool].version}`, tool);
  return join(pythonHome(), 'bin', tool);
}

/**
 * Installs what is not there. `act` takes some minutes where Go has compiled nothing yet.
 * @throws Error that says what is missing on this machine
 */
export function install(tools: readonly Tool[]): void {
  for (const tool of tools) {
    if (isGo(tool)) installGo(tool);
    else installPython();
  }
}

function isGo(tool: Tool): tool is keyof typeof GO {
  return tool in GO;
}

/** Built in a folder of its own and moved into place whole, so that one that was cut off is no program. */
function installGo(tool: keyof typeof GO): void {
  if (existsSync(toolPath(tool))) return;
  const { module, version } = GO[tool];
  console.error(`Building ${tool} ${version}; the first time that takes some minutes.`);
  mkdirSync(CACHE, { recursive: true });
  const building = mkdtempSync(join(CACHE, 'building-'));
  try {
    run('go', ['install', `${module}@${version}`], { GOBIN: building });
    mkdirSync(join(toolPath(tool), '..'), { recursive: true });
    renameSync(join(building, tool), toolPath(tool));
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

function pythonHome(): string {
  const digest = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex');
  return join(CACHE, `python-${digest.slice(0, 12)}`);
}

/** An environment cannot be moved; a file that is written last tells that it is whole. */
function installPython(): void {
  const home = pythonHome();
  const whole = join(home, 'whole');
  if (existsSync(whole)) return;
  console.error(`Installing ${PYTHON.join(', ')}.`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  run('python3', ['-m', 'venv', home]);
  const pip = ['install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS];
  run(join(home, 'bin', 'pip'), pip);
  writeFileSync(whole, '');
}

const REMEDY: Readonly<Record<string, string>> = {
  go: 'Go is not installed. Install Go 1.25 or newer (https://go.dev/doc/install) and put its bin folder on PATH.',
  python3: 'Python is not installed. Install Python 3.10 or newer with its venv module, as python3 on PATH.',
};

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  try {
    execFileSync(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] });
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    const remedy = missing ? REMEDY[program] : undefined;
    throw new Error(remedy ?? `${program} ${args.join(' ')} failed; it needs the network once`, { cause });
  }
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !TOOLS.some((tool) => tool === name));
  if (unknown.length > 0) {
    console.error(`no such tool: ${unknown.join(', ')}; there are ${TOOLS.join(', ')}`);
    process.exit(2);
  }
  try {
    install(named.length === 0 ? OF_CHECKS : TOOLS.filter((tool) => named.includes(tool)));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
