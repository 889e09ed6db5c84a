/** What later steps do to the files of one that is completed but not saved: it is theirs, and both run again together. */
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, savepoint, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';

const MAKES = 'rm -f file; echo aaaa > file; touch -d @1700000000 file; chmod 000 file';
const OTHER_BYTES = 'chmod 644 file; echo bbbb > file; touch -d @1700000000 file';
const MAKES_FOLDER = 'mkdir -p folder; chmod 755 folder; echo in > folder/in; chmod 000 folder';

/** A workspace of a user who cannot read what has mode 000; what steps write there goes by the same paths in all. */
function asOther(pipeline: string) {
  const outside = folder();
  const cwd = workspaceWith(pipeline, { source: 'source\n' });
  giveAway(outside, cwd, join(cwd, 'savepoint.yml'), join(cwd, 'source'));
  const other = asNobody();
  return { cwd, ...other, env: { ...other.env, LOG: join(outside, 'log'), CI: '1' } };
}

/** Mode, size and, where it may be read, content of all that is in a folder. */
function sightOf(cwd: string): readonly string[] {
  const names = readdirSync(cwd).filter((name) => name !== '.savepoint');
  return names.toSorted().map((name) => {
    const { mode, size } = lstatSync(join(cwd, name));
    const kind = (mode & 0o170000) === 0o040000 ? 'folder' : `${size}`;
    return `${name} ${(mode & 0o777).toString(8)} ${kind} ${contentOf(join(cwd, name))}`;
  });
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

test.each([
  ['opens it', MAKES, 'chmod 644 file'],
  ['writes other bytes of the same size and time', MAKES, OTHER_BYTES],
  ['removes it', MAKES, 'rm -f file'],
  ['removes a folder', MAKES_FOLDER, 'chmod 755 folder; rm -rf folder'],
  ['opens a source file', 'chmod 000 source', 'chmod 644 source'],
  ['removes a source file', 'chmod 000 source', 'rm -f source'],
])(
  'rules 1, 2: what completes and %s runs again with the `rerun: always` step that left it; nothing else does',
  async (_, makes, changes) => {
    const it = asOther(`
max-parallel: 1
steps:
  - { id: makes, rerun: always, run: '${makes}; echo makes >> "$LOG"' }
  - { id: changes, run: '${changes}; echo changes >> "$LOG"' }
  - { id: other, needs: [], run: 'echo other > other; echo other >> "$LOG"' }
  - { id: last, run: 'test -e "$LOG.go"' }
`);
    const ended = await savepoint(['run'], it);
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringContaining('makes: is completed but not saved'),
    ]);
    expect(ended.stderr).not.toContain('saved now');
    const wanted = sightOf(it.cwd);
    writeFileSync(`${it.env.LOG}.go`, '');
    const { code, stderr } = await savepoint(['resume'], it);
    expect([code, stderr]).toEqual([0, expect.stringContaining('counts only together with makes')]);
    expect(linesIn(it.env.LOG)).toEqual(['makes', 'changes', 'other', 'makes', 'changes']);
    expect(sightOf(it.cwd)).toEqual(wanted);
  },
);

test.each([
  ['opened it', 'chmod 644 file'],
  ['wrote other bytes of the same size and time', OTHER_BYTES],
])('rule 2: what fails after it %s is not saved as what the step before it had left', async (_, harm) => {
  const it = asOther(`
steps:
  - { id: makes, run: '${MAKES}; echo makes >> "$LOG"' }
  - { id: fails, run: 'stat -c %a file >> "$LOG"; test -e "$LOG.go" || { ${harm}; exit 1; }' }
`);
  const ended = await savepoint(['run'], it);
  expect([ended.code, ended.stderr]).toEqual([
    1,
    expect.stringContaining('makes: is completed but not saved'),
  ]);
  expect(ended.stderr).not.toContain('saved now');
  writeFileSync(`${it.env.LOG}.go`, '');
  expect((await savepoint(['resume'], it)).code).toBe(0);
  expect(linesIn(it.env.LOG)).toEqual(['makes', '0', 'makes', '0']);
});

test.each([
  ['removes it', 'rm -f file'],
  ['moves it', 'mv file moved'],
  ['opens it', 'chmod 644 file'],
  ["removes what it had made of another step's", 'rm -f made'],
])('a step is not tried again where a try %s: it cannot be set back', async (_, harm) => {
  const it = asOther(`
steps:
  - { id: first, run: 'echo first > made' }
  - { id: makes, run: '${MAKES}; echo more >> made; chmod 000 made' }
  - { id: again, retries: 1, run: 'echo again >> "$LOG"; ${harm}; exit 1' }
`);
  const ended = await savepoint(['run'], it);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(
    /again: is not tried again: .* of makes could not be saved; a resume runs makes again, too/,
  );
  expect(linesIn(it.env.LOG)).toEqual(['again']);
});

test('it runs again since it is not saved, not for what `finally` has made of its files', async () => {
  const it = asOther(`
steps:
  - { id: makes, run: '${MAKES}' }
  - { id: last, run: 'exit 1' }
finally:
  - { id: opens, run: 'chmod 644 file' }
`);
  await savepoint(['run'], it);
  const { stdout } = await savepoint(['plan'], it);
  expect(stdout).toMatch(/makes +run +completed before, but what it left could not be saved/);
});
