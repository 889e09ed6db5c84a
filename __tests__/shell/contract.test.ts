import { randomUUID } from 'node:crypto';
import { Masks } from '../../src/shell/masks.ts';
import type { ScriptRequest } from '../../src/shell/port.ts';
import { type Behaviour, FakeShell } from '../support/fake-shell.ts';
import { ShellRig } from '../support/shell-rig.ts';
import { type ContractRig, shellContract } from './contract.ts';

shellContract('the shell of this machine', () => {
  const rig = new ShellRig();
  return {
    shell: rig.shell,
    attempt: rig.attempt,
    masks: rig.masks,
    start: (behaviour, changes) => rig.start(scriptOf(behaviour), { shell: 'bash', ...changes }),
    [Symbol.dispose]: () => rig[Symbol.dispose](),
  };
});

shellContract('the fake shell', (): ContractRig => {
  const shell = new FakeShell({ behave: ({ script }) => JSON.parse(script) as Behaviour });
  const attempt = randomUUID();
  const masks = new Masks();
  const start = (behaviour: Behaviour, changes: Partial<ScriptRequest> = {}) => {
    const pieces: Buffer[] = [];
    const running = shell.start({
      script: JSON.stringify(behaviour),
      shell: null,
      cwd: '/',
      env: {},
      scratch: '/',
      mark: { attempt, step: 'step' },
      masks,
      timeoutMs: null,
      output: { write: (bytes) => void pieces.push(bytes), note() {} },
      ...changes,
    });
    return {
      result: running.result,
      stop: (signal: 'SIGINT' | 'SIGTERM') => running.stop(signal),
      kill: () => running.kill(),
      endRest: () => running.endRest(),
      output: () => Buffer.concat(pieces).toString(),
    };
  };
  return { shell, attempt, masks, start, [Symbol.dispose]: () => {} };
});

/** The same in bash. */
function scriptOf(behaviour: Behaviour): string {
  const { masks, prints, outputs = {}, env = {}, path = [], garbles, leaves, ends } = behaviour;
  const pairs = (values: Readonly<Record<string, string>>, file: string) =>
    Object.entries(values).map(([name, value]) => `echo '${name}=${value}' >> "$${file}"`);
  return [
    ...(masks === undefined ? [] : [`echo '::add-mask::${masks}'`]),
    ...(prints === undefined ? [] : [`echo '${prints}'`]),
    ...pairs(outputs, 'GITHUB_OUTPUT'),
    ...pairs(env, 'GITHUB_ENV'),
    ...path.map((entry) => `echo '${entry}' >> "$GITHUB_PATH"`),
    ...(garbles === true ? ['echo garbage >> "$GITHUB_OUTPUT"'] : []),
    ...(leaves === true ? ['sleep 1000 > /dev/null 2>&1 &'] : []),
    ends === 'never' ? 'sleep 1000' : ends === 'SIGKILL' ? 'kill -KILL $$' : `exit ${ends}`,
  ].join('\n');
}
