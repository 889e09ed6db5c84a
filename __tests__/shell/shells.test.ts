import { expect, test } from '@jest/globals';
import { argumentsFor, chooseShell, splitWords } from '../../src/shell/shells.ts';

const everything = (): boolean => true;

test.each([
  [null, ['bash', '-e', '/s']],
  ['', ['bash', '-e', '/s']],
  ['bash', ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '/s']],
  ['sh', ['sh', '-e', '/s']],
  ['pwsh', ['pwsh', '-command', ". '/s'"]],
  ['python', ['python', '/s']],
  ['perl {0}', ['perl', '/s']],
  ['bash {0}', ['bash', '/s']],
  ['bash -x -e {0}', ['bash', '-x', '-e', '/s']],
  ['env LANG=C  bash  {0}', ['env', 'LANG=C', 'bash', '/s']],
  ['awk -f {0} -v x={{1}}', ['awk', '-f', '/s', '-v', 'x={1}']],
  ['tool --at={0}', ['tool', '--at=/s']],
])('the shell %j starts the script with %j', (shell, words) => {
  const chosen = chooseShell(shell, 'true', everything);
  expect(chosen.ok && [chosen.invocation.program, ...argumentsFor(chosen.invocation, '/s')]).toEqual(words);
});

test('without bash on the PATH a step that names no shell runs in sh', () => {
  const chosen = chooseShell(null, 'true', (program) => program !== 'bash');
  expect(chosen.ok && chosen.invocation).toMatchObject({ program: 'sh', words: ['-e', '{0}'] });
});

test.each(['perl', 'zsh -x', 'constructor'])(
  'the shell %j is refused: it has no place for the script',
  (shell) => {
    expect(chooseShell(shell, 'true', everything)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`'${shell}'`),
    });
  },
);

test.each([
  ['pwsh', '.ps1'],
  ['pwsh -NoProfile -File {0}', '.ps1'],
])(
  'a script for %j stops at the first error and ends with the code of its last program',
  (shell, extension) => {
    const chosen = chooseShell(shell, 'Get-Item x', everything);
    expect(chosen.ok && chosen.invocation).toMatchObject({
      extension,
      text: "$ErrorActionPreference = 'stop'\nGet-Item x\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }",
    });
  },
);

test.each([
  [null, '.sh'],
  ['sh', '.sh'],
  ['python', '.py'],
  ['perl {0}', ''],
])('the script of the shell %j has the extension %j and its own text', (shell, extension) => {
  const chosen = chooseShell(shell, 'a\nb', everything);
  expect(chosen.ok && chosen.invocation).toMatchObject({ extension, text: 'a\nb' });
});

test('a path with spaces stays one word', () => {
  const chosen = chooseShell('perl -w {0}', '', everything);
  expect(chosen.ok && argumentsFor(chosen.invocation, '/a b/s')).toEqual(['-w', '/a b/s']);
});

test('a quote in the path is doubled for PowerShell', () => {
  const chosen = chooseShell('pwsh', '', everything);
  expect(chosen.ok && argumentsFor(chosen.invocation, "/it's")).toEqual(['-command', ". '/it''s'"]);
});

test.each([
  ['a b', ['a', 'b']],
  ['  a\t b ', ['a', 'b']],
  ['"a b" c', ['a b', 'c']],
  ['a"b c"d', ['ab cd']],
  ["'a b'", ["'a", "b'"]],
  ['"" x', ['', 'x']],
  ['"a ""b"" c"', ['a "b" c']],
  ['a\\"b', ['a"b']],
  ['a\\\\"b c"', ['a\\b c']],
  ['a\\b\\', ['a\\b\\']],
  ['"a b', ['a b']],
])('the template %j is split into %j', (template, words) => {
  expect(splitWords(template)).toEqual(words);
});
