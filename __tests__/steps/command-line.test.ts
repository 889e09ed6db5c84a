import { expect, test } from '@jest/globals';
import { callOf, startOf } from '../../src/steps/command-line.ts';
import { wordsIn } from '../../src/steps/env-words.ts';

const SCRIPT = '/temp/a b-1';
const isScript = (path: string) => path === SCRIPT;

test.each<readonly [readonly string[], string | null, readonly string[]]>([
  [[SCRIPT], null, ['bash', '-e', SCRIPT]],
  [['bash', SCRIPT], 'bash {0}', ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', SCRIPT]],
  [['sh', SCRIPT], 'sh {0}', ['sh', '-e', SCRIPT]],
  [['python', SCRIPT], 'python {0}', ['python', SCRIPT]],
  [['perl', SCRIPT], 'perl {0}', ['perl', SCRIPT]],
  [['bash', '-lx', SCRIPT], 'bash -lx {0}', ['bash', '-lx', SCRIPT]],
  [
    ['env', 'A=1', 'bash', SCRIPT, '--', 'x'],
    'env A=1 bash {0} -- x',
    ['env', 'A=1', 'bash', SCRIPT, '--', 'x'],
  ],
])('savepoint %j', (args, shell, expected) => {
  const call = callOf(args, isScript);
  const started = startOf(args, call, { text: 'true\n', exists: () => true });
  if (!started.ok) throw new Error(started.message);
  expect([call.shell, started.program, ...started.args(call.script), started.copy]).toEqual([
    shell,
    ...expected,
    null,
  ]);
});

test('without bash a script is run by sh', () => {
  const started = startOf([SCRIPT], { script: SCRIPT, shell: null }, { text: '', exists: () => false });
  expect(started).toMatchObject({ ok: true, program: 'sh' });
});

test('PowerShell gets a copy with the lines that the runner adds, by the name that it needs', () => {
  const started = startOf(
    ['pwsh', SCRIPT],
    { script: SCRIPT, shell: 'pwsh {0}' },
    { text: 'x', exists: () => true },
  );
  if (!started.ok) throw new Error(started.message);
  expect(started.copy?.extension).toBe('.ps1');
  expect(started.copy?.text).toMatch(/^\$ErrorActionPreference = 'stop'\nx\nif /);
  expect(started.args('/copy.ps1')).toEqual(['-command', ". '/copy.ps1'"]);
});

test.each<readonly [Readonly<Record<string, string>>, unknown]>([
  [{}, { rerun: 'auto', reads: null, writes: null }],
  [
    { SAVEPOINT_RERUN: 'ask', SAVEPOINT_READS: 'src/**\n  *.json\n', SAVEPOINT_WRITES: '' },
    { rerun: 'ask', reads: ['src/**', '*.json'], writes: null },
  ],
  [{ SAVEPOINT_RERUN: 'often' }, 'SAVEPOINT_RERUN: often is not one of auto, always, ask, never'],
  [{ SAVEPOINT_CHECKPOINT: '10m' }, 'SAVEPOINT_CHECKPOINT is not supported yet: take it out'],
])('the words of a step: %j', (env, expected) => {
  expect(wordsIn(env)).toEqual(expected);
});
