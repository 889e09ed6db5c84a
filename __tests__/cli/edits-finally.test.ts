/** What changes in the workspace while the steps of `finally` run. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { place, put, read, Scene } from '../support/scene.ts';

const pipeline = (report: string) => `
steps:
  - { id: a, reads: [], run: 'echo 1 > out' }
  - { id: b, run: 'cat src mine notes gone 2>/dev/null | tr "\\n" " " >> "$LOG"; echo >> "$LOG"; test -e "$OUT/go"' }
finally:
  - ${report}
`;

const WAITS =
  'echo report > report; touch "$OUT/reporting"; until test -e "$OUT/reported"; do sleep 0.02; done';
const SOURCE = { src: 'source\n', mine: 'source\n', gone: 'source\n' };

/** A run that fails, and a person who begins to mend it while the clean-up runs. */
async function mendedDuringFinally(scene: Scene, report: string): Promise<string> {
  const cwd = place({ 'savepoint.yml': pipeline(report), ...SOURCE });
  const started = scene.start(cwd);
  await until('the report runs', () => scene.has('reporting'));
  put(cwd, { src: 'mended\n', notes: 'notes\n' });
  rmSync(join(cwd, 'gone'));
  scene.release('reported');
  expect((await started.ended).code).toBe(1);
  expect(scene.log()).toEqual(['source source source ']);
  scene.release();
  return cwd;
}

/** What \`restore --aside\` brings. */
async function asideOf(scene: Scene, cwd: string): Promise<string> {
  const to = join(folder(), 'aside');
  mkdirSync(to);
  expect((await scene.call(cwd, 'restore', 'latest', '--aside', '--to', to)).code).toBe(0);
  return to;
}

test.each([
  ['without CI', {}],
  ['with CI', { CI: '1' }],
])(
  'rule 7: %s, what changed while a finally step ran that ended well is set aside before it is set back',
  async (_, env) => {
    const scene = new Scene();
    Object.assign(scene.env, env);
    const cwd = await mendedDuringFinally(scene, `{ id: report, run: '${WAITS}' }`);
    expect(scene.record.layers.some(({ kind }) => kind === 'edit')).toBe(false);
    const resumed = await scene.run(cwd);
    expect([resumed.code, scene.log()]).toEqual([0, ['source source source ']]);
    expect(resumed.stderr).toContain('set aside: report: gone, src, notes, report;');
    const aside = await asideOf(scene, cwd);
    expect([read(aside, 'notes'), read(aside, 'src')]).toEqual(['notes\n', 'mended\n']);
  },
);

test('rule 7: a source file that a person changes while a finally step runs that fails is kept, and what else came is set aside', async () => {
  const scene = new Scene();
  const cwd = await mendedDuringFinally(scene, `{ id: report, run: '${WAITS}; test -e "$OUT/go"' }`);
  const [kept] = scene.events.filter(({ type }) => type === 'edits.kept');
  expect(kept).toMatchObject({ step: 'report', paths: ['gone', 'src'] });
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log()]).toEqual([0, ['mended source ']]);
  expect(resumed.stderr).toContain('set aside: report: notes, report;');
  expect([read(cwd, 'src'), read(cwd, 'gone'), read(cwd, 'notes')]).toEqual(['mended\n', null, null]);
  const aside = await asideOf(scene, cwd);
  expect([read(aside, 'notes'), read(aside, 'report')]).toEqual(['notes\n', 'report\n']);
});

test('what finally makes of source files never counts for later steps, however often it runs', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': pipeline("{ id: report, run: 'echo reported >> src; rm -f gone' }"),
    ...SOURCE,
  });
  expect((await scene.run(cwd)).code).toBe(1);
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  const last = await scene.run(cwd);
  expect([last.code, scene.log()]).toEqual([0, Array(3).fill('source source source ')]);
  expect(last.stderr).not.toContain('kept:');
  expect([read(cwd, 'src'), read(cwd, 'gone')]).toEqual(['source\nreported\n', null]);
});

test('a clean-up that brings a source file back to what it was is no edit, and nothing of it is set aside', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, reads: [], run: 'echo made > src' }
  - { id: b, run: 'cat src >> "$LOG"; test -e "$OUT/go"' }
finally:
  - { id: clean, run: 'echo source > src' }
`,
    src: 'source\n',
  });
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release();
  const resumed = await scene.run(cwd);
  expect([resumed.code, scene.log()]).toEqual([0, ['made', 'made']]);
  expect(resumed.stderr).not.toMatch(/kept|set aside/);
});

test('what finally changed in a run whose steps completed is its own, and set aside when they run again', async () => {
  const scene = new Scene();
  const cwd = place({
    'savepoint.yml': `
steps:
  - { id: a, run: 'cat src >> "$LOG"' }
finally:
  - { id: report, run: 'echo reported > src' }
`,
    src: 'source\n',
  });
  expect((await scene.run(cwd)).code).toBe(0);
  const again = await scene.run(cwd, '--from-step', 'a', '--run', 'latest');
  expect([again.code, scene.log()]).toEqual([0, ['source', 'source']]);
  expect(again.stderr).toContain('set aside: report: src;');
});
