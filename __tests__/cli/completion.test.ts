/** `savepoint completion`: what could stand next, and the shells that ask. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { SCRIPTS, SHELLS } from '../../src/cli/completion/scripts.ts';
import { define } from '../../src/cli/define.ts';
import type { World } from '../../src/cli/world.ts';
import { BUNDLE, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const PIPELINE = `
name: Complete
steps:
  - { id: build, name: "Build: all of it", run: 'true' }
  - { id: test, run: test -e go }
`;

const program = define({} as World, () => undefined);

let it = { cwd: '', first: '', second: '' };
beforeAll(async () => {
  const night = { '.github/savepoint/night.yml': 'steps: [{ id: dream, run: "true" }]', 'data.txt': '' };
  const cwd = workspaceWith(PIPELINE, night);
  mkdirSync(join(cwd, 'deep/er'), { recursive: true });
  for (const args of [[], ['--fresh']]) await savepoint(['run', '-q', ...args], { cwd });
  const { stdout } = await savepoint(['runs', '-o', 'json'], { cwd });
  const [second = '', first = ''] = (JSON.parse(stdout) as { run_id: string }[]).map((run) => run.run_id);
  it = { cwd, first, second };
});

interface Answer {
  readonly kind: string;
  readonly values: readonly string[];
  readonly about: readonly string[];
}

async function answerTo(words: readonly string[], cwd = it.cwd): Promise<Answer> {
  const { code, stdout, stderr } = await savepoint(['completion', 'bash', '--', ...words], { cwd });
  expect([code, stderr]).toEqual([0, '']);
  const [kind = '', ...lines] = stdout.trimEnd().split('\n');
  const rows = lines.map((line) => line.split('\t'));
  return { kind, values: rows.map(([value = '']) => value), about: rows.map(([, about = '']) => about) };
}

test('all commands are offered, with what they do', async () => {
  const { kind, values, about } = await answerTo(['']);
  expect([kind, values]).toEqual(['words', [...program.commands.map((each) => each.name()), 'help']]);
  expect(about.every((each) => each !== '')).toBe(true);
  expect((await answerTo(['help', ''])).values).toEqual(values);
  expect((await answerTo(['ru'])).values).toEqual(['run', 'runs']);
});

test.each(program.commands.map((command) => command.name()))('all options of %s are', async (name) => {
  const command = program.commands.find((each) => each.name() === name);
  const known = command?.options.filter(({ hidden }) => !hidden).map(({ long }) => long) ?? [];
  const { values } = await answerTo([name, '-']);
  expect(values).toEqual([...known, '--help']);
});

test.each<readonly [line: readonly string[], kind: string, values: readonly string[]]>([
  [['-'], 'words', ['--workspace', '--store', '--output', '--quiet', '--no-color', '--version', '--help']],
  [['-C', 'deep', 'val'], 'words', ['validate']],
  [['nonsense', ''], 'words', []],
  [['runs', '-o', 'n'], 'words', ['ndjson']],
  [['plan', '--output=m'], 'words', ['--output=mermaid']],
  [['plan', '--output', '=', 'm'], 'words', ['mermaid']],
  [['completion', ''], 'words', ['bash', 'zsh', 'fish']],
  [['runs', '--q'], 'words', ['--quiet']],
  [['runs', '-q', '--q'], 'words', []],
  [['runs', '--q='], 'words', []],
  [['run', '-i', 'a=1', '--in'], 'words', ['--input']],
  [['run', '--max-parallel', ''], 'words', []],
  [['show', 'FIRST', ''], 'words', ['build', 'test']],
  [['show', 'FIRST', 'b'], 'words', ['build']],
  [['show', 'FIRST', 'build', '--su'], 'words', ['--summary']],
  [['logs', 'none-such', ''], 'words', []],
  [['show', ''], 'words', ['SECOND', 'FIRST', 'latest']],
  [['clean', 'FIRST', 'la'], 'words', ['latest']],
  [['run', '--run', 'l'], 'words', ['latest']],
  [['run', '--run=l'], 'words', ['--run=latest']],
  [['run', '--run', '='], 'words', ['SECOND', 'FIRST', 'latest']],
  [['restore', 'latest', '--at', 't'], 'words', ['test']],
  [['resume', '--from-step', ''], 'words', ['build', 'test']],
  [['run', '--from-step', ''], 'words', ['build', 'test']],
  [['run', 'night', '--only-step', ''], 'words', ['dream']],
  [['run', '--', '-'], 'files', []],
  [['run', 'ni'], 'files', ['night']],
  [['run', './da'], 'files', []],
  [['-C', ''], 'folders', []],
  [['restore', 'latest', '--to', 'de'], 'folders', []],
])('%j is answered by %s %j', async (line, kind, values) => {
  const named = (word: string) => word.replace('FIRST', it.first).replace('SECOND', it.second);
  expect(await answerTo(line.map(named))).toMatchObject({ kind, values: values.map(named) });
});

test('runs and steps are told by what they are', async () => {
  expect((await answerTo(['show', ''])).about[0]).toBe('Complete, failed, just now');
  expect((await answerTo(['show', 'latest', ''])).about).toEqual(['completed', 'failed']);
  expect((await answerTo(['plan', '--from-step', 'b'])).about).toEqual(['Build: all of it']);
});

test('runs and steps are those of the workspace and the store that the line names', async () => {
  const elsewhere = folder();
  for (const place of [
    ['-C', it.cwd],
    ['--store', join(it.cwd, '.savepoint')],
  ]) {
    expect((await answerTo([...place, 'show', it.first, ''], elsewhere)).values).toEqual(['build', 'test']);
    expect((await answerTo(['runs'], elsewhere)).values).toEqual(['runs']);
  }
  const home = { cwd: elsewhere, env: { HOME: dirname(it.cwd) } };
  const words = ['-C', it.cwd.replace(dirname(it.cwd), '~'), 'show', 'lat'];
  expect((await savepoint(['completion', 'fish', '--', ...words], home)).stdout).toContain('latest');
});

test('where there is nothing, and where what is there is broken, nothing is offered and nothing said', async () => {
  for (const cwd of [
    folder(),
    workspaceWith('steps: ['),
    workspaceWith('', { '.savepoint/store.json': '{' }),
  ])
    for (const line of [
      ['show', ''],
      ['show', 'latest', ''],
      ['run', '--from-step', ''],
    ])
      expect((await answerTo(line, cwd)).values).toEqual([]);
});

test('a shell that is not known is refused', async () => {
  expect(await savepoint(['completion', 'tcsh'], it)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('Allowed choices are bash, zsh, fish'),
  });
});

/** How each shell is asked for what would complete a line, outside of a terminal. */
const ASKING: Readonly<Record<string, (line: string) => readonly string[]>> = {
  bash: (line) => [
    '-c',
    `eval "$(savepoint completion bash)"; complete -p savepoint >&2
     COMP_WORDS=(${line} ''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _savepoint; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  fish: (line) => ['-c', `savepoint completion fish | source; complete -C "${line} "`],
};

const isHere = (shell: string) => spawnSync(shell, ['-c', ':']).status === 0;

describe('the script', () => {
  let path = '';
  beforeAll(() => {
    const bin = folder();
    symlinkSync(BUNDLE, join(bin, 'savepoint'));
    path = [bin, dirname(process.execPath), process.env.PATH].join(delimiter);
  });

  test.each(SHELLS)('for %s is what is printed', async (shell) => {
    expect(await savepoint(['completion', shell], it)).toMatchObject({ code: 0, stdout: SCRIPTS[shell] });
  });

  // Both load the script into a shell and start the program once for each Tab.
  test.each(Object.keys(ASKING).filter(isHere))('completes in %s', (shell) => {
    const ask = (line: string) => {
      const options = { cwd: it.cwd, encoding: 'utf8', env: { PATH: path, HOME: it.cwd } } as const;
      const { stdout } = spawnSync(shell, ASKING[shell]?.(line) ?? [], options);
      return stdout.split('\n').map((each) => each.split('\t')[0]);
    };
    expect(ask('savepoint show')).toEqual([it.second, it.first, 'latest', '']);
    expect(ask('savepoint show latest')).toEqual(['build', 'test', '']);
  });

  test.each(SHELLS.filter(isHere))('for %s is free of mistakes in its syntax', (shell) => {
    const file = join(folder(), 'script');
    writeFileSync(file, SCRIPTS[shell]);
    expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});
