import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { addSummary } from '../../src/github/summary.ts';
import { SUMMARY_LIMIT } from '../../src/report/summary.ts';
import { act } from '../support/action.ts';
import { workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { commandsIn } from '../support/runner.ts';

const FAILING = `
name: "Nightly | <b> @me"
steps:
  - id: build
    name: Build it
    reads: []
    run: echo built > built.txt; echo "x=the-output" >> "$GITHUB_OUTPUT"
  - id: test
    name: Test | it
    run: |
      for at in $(seq 1 300); do echo "line $at"; done
      test -e go
  - id: deploy
    run: echo deployed
`;

test('a failed run is shown: a summary, one annotation with the end of its log, and how it goes on; the next attempt says what was reused', async () => {
  const cwd = workspaceWith(FAILING);
  const { code, summary, stdout } = await act(cwd);
  expect(code).toBe(1);
  expect(summary).toMatch(/^## ❌ Nightly &#124; &#60;b&#62; &#64;&#8203;me: failed\n/);
  expect(summary).toMatch(
    /\| ✅ completed \| <code>build<\/code> .* \| 1 file, 6 B \| runs for the first time \|/,
  );
  expect(summary).toMatch(/\| ❌ failed \| <code>test<\/code> Test &#124; it \| .* \| 1 \| – \|/);
  expect(summary).toMatch(/\| ⏳ pending \| <code>deploy<\/code> .* \| waits for test \|/);
  expect(summary).toContain('<summary>❌ <code>test</code>: exit code 1</summary>');
  expect(summary).toContain('line 299\nline 300\n</pre>');
  expect(summary).toContain('s2["test: failed"]:::bad');
  expect(summary).toContain('Re-run failed jobs');
  expect(summary).not.toContain('the-output');
  const errors = commandsIn(stdout).filter(({ name }) => name === 'error');
  expect(errors).toHaveLength(1);
  expect(errors[0]?.data).toMatch(/^exit code 1%0A%0A(?:.*)line 299%0Aline 300$/);
  expect(stdout).toContain('::error title=test,file=savepoint.yml,line=8::');
  const hint = '  Choose "Re-run failed jobs" to go on with the step test. 1 of 3 steps is done';
  expect(stdout.split(hint)).toHaveLength(2);
  writeFileSync(join(cwd, 'go'), '');
  const second = await act(cwd);
  expect(second.summary).toMatch(/^## ✅ .*: completed\n/);
  expect(second.summary).toMatch(/\| ✅ completed, reused \| <code>build<\/code>/);
  expect(second.summary).not.toContain('How to go on');
});

test('what is in the summary already stays, and a summary that cannot be written is a warning', async () => {
  const cwd = workspaceWith('steps: [{ id: a, run: echo x }]\n');
  const files = folder();
  const file = join(files, 'summary');
  writeFileSync(file, '# Mine');
  const { summary } = await act(cwd, {}, { GITHUB_STEP_SUMMARY: file });
  expect(summary).toMatch(/^# Mine\n\n## ✅ /);
  mkdirSync(join(files, 'folder'));
  const blocked = await act(
    cwd,
    { resume: 'never' },
    { GITHUB_STEP_SUMMARY: join(files, 'folder', 'none', 'x') },
  );
  expect(blocked.code).toBe(0);
  expect(blocked.stdout).toMatch(/^::warning::the job summary could not be written: ENOENT/m);
});

test('what is there and what is added keep to the limit together', () => {
  const file = join(folder(), 'summary');
  writeFileSync(file, 'x'.repeat(1000));
  expect(addSummary(file, (room) => 'y'.repeat(room))).toBeNull();
  expect(readFileSync(file)).toHaveLength(SUMMARY_LIMIT);
  expect(addSummary(file, (room) => 'y'.repeat(room))).toContain('no room for it in the job summary');
  appendFileSync(file, 'x');
  expect(addSummary(file, () => 'y')).toContain('no room for it in the job summary');
});

test('nothing that a step prints acts as a command of the action', async () => {
  const hostile = [
    '::error::forged',
    '::set-output name=status::forged',
    '::add-mask::forged-mask',
    '::stop-commands::TOKEN',
    '::endgroup::',
    '::TOKEN::',
    'text ##[error]forged',
    '##[stop-commands]TOKEN',
    '##[TOKEN]',
    'written over\\r::error::forged',
    '::save-state name=x::forged',
  ];
  const cwd = workspaceWith(`
steps:
  - id: hostile
    run: |
      ${hostile.map((line) => `printf '${line}\\n'`).join('\n      ')}
      printf '::warning::unfinished'
  - { id: after, run: echo ok }
`);
  const { code, stdout, outputs } = await act(cwd);
  expect(code).toBe(0);
  const acted = commandsIn(stdout).filter(({ name }) => name !== 'group' && name !== 'endgroup');
  // Annotations and masks alone are passed on, as a runner does with all but the `::error::` after a text.
  expect(acted.map(({ name, data }) => `${name} ${data}`)).toEqual([
    'add-mask forged-mask',
    'warning unfinished',
    expect.stringMatching(/^warning hostile: The `set-output` command is deprecated/),
    'error forged',
    'error forged',
  ]);
  expect(outputs.status).toBe('completed');
  expect(stdout.match(/^::group::/gm)).toHaveLength(2);
  expect(stdout.match(/^::endgroup::/gm)).toHaveLength(2);
});

test('ten annotations of a kind, and the failed step is the first', async () => {
  const cwd = workspaceWith(`
steps:
  - id: noisy
    run: |
      for at in $(seq 1 40); do echo "::error file=a.c,line=$at::e$at"; echo "::warning::w$at"; done
      exit 2
`);
  const { stdout } = await act(cwd);
  const lines = stdout.split('\n');
  const errors = lines.filter((line) => line.startsWith('::error'));
  expect(errors).toHaveLength(10);
  expect(errors[0]).toMatch(/^::error title=noisy,file=savepoint\.yml,line=3::exit code 2%0A/);
  expect(errors[1]).toBe('::error title=noisy,file=a.c,line=1::e1');
  expect(errors[9]).toBe('::error::32 more errors: see the log');
  const warnings = lines.filter((line) => line.startsWith('::warning'));
  expect(warnings).toHaveLength(10);
  expect(warnings[9]).toBe('::warning::31 more warnings: see the log');
});

test('a secret is shown nowhere, not even with colours inside of it', async () => {
  const cwd = workspaceWith(`
steps:
  - id: a
    run: printf 'hush-%s\\nhu\\033[31msh\\033[0m-hush\\n' hush; exit 1
`);
  const { stdout, summary } = await act(cwd, { secrets: 'S=hush-hush' });
  expect(summary).toContain('<pre>\n***\n***\n</pre>');
  expect(stdout).toContain('exit code 1%0A%0A***%0A***\n');
});

test('files are named from the top of the repository', async () => {
  const checkout = workspaceWith('', { 'sub/savepoint.yml': 'steps:\n  - id: a\n    run: exit 1\n' });
  const { stdout } = await act(checkout, { workspace: join(checkout, 'sub') });
  expect(stdout).toContain('::error title=a,file=sub/savepoint.yml,line=2::exit code 1');
  writeFileSync(join(checkout, 'sub/savepoint.yml'), 'steps:\n  - run: x\n    retires: 2\n');
  const refused = await act(checkout, { workspace: join(checkout, 'sub') });
  expect(refused.code).toBe(2);
  expect(refused.stdout).toContain('::error file=sub/savepoint.yml,line=3,');
});

test('what steps write to $GITHUB_STEP_SUMMARY follows in the summary of the job, masked, also where they are reused', async () => {
  const cwd = workspaceWith(`
steps:
  - id: a
    run: echo "## Numbers of a, hush-hush" >> "$GITHUB_STEP_SUMMARY"
  - id: b
    run: echo "## Numbers of b" >> "$GITHUB_STEP_SUMMARY"; test -e .savepoint/go
`);
  const first = await act(cwd, { secrets: 'S=hush-hush' });
  expect(first.summary).toMatch(/^## ❌[\s\S]*\n## Numbers of a, \*\*\*\n\n\n## Numbers of b\n$/);
  writeFileSync(join(cwd, '.savepoint/go'), '');
  const second = await act(cwd, { secrets: 'S=hush-hush' });
  expect(second.summary).toMatch(/^## ✅[\s\S]*\n## Numbers of a, \*\*\*\n\n\n## Numbers of b\n$/);
});

test('a secret in the name of a file is shown nowhere, and is not on record', async () => {
  const cwd = workspaceWith(`
steps:
  - { id: half, retries: 1, run: 'echo half > "half-$T"; exit 1', env: { T: "\${{ secrets.T }}" } }
`);
  const secrets = 'T=hunter2-SEKRET';
  const first = await act(cwd, { secrets });
  writeFileSync(join(cwd, 'mine-hunter2-SEKRET'), 'x');
  const second = await act(cwd, { secrets });
  const shown = [first, second].map(
    ({ stdout, summary }) => stdout.replace(/^::add-mask::.*$/gm, '') + summary,
  );
  expect(shown.join('\n')).not.toContain('hunter2-SEKRET');
  expect(shown[0]).toContain('because half runs again: half-***');
  expect(shown[1]).toContain('mine-***');
  const store = join(cwd, '.savepoint');
  const files = readdirSync(store, { recursive: true, encoding: 'utf8' });
  const record = (name: string) =>
    readFileSync(join(store, files.find((file) => file.endsWith(`/${name}`)) ?? name), 'utf8');
  expect(record('events.ndjson')).toContain('half-***');
  expect(record('events.ndjson') + record('run.json')).not.toContain('hunter2-SEKRET');
});
