/** What cannot be captured, and what was saved and cannot be had. */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';
import { place, read, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

const CHAIN = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; head -c 3000 /dev/urandom > made' }
  - { id: b, run: 'echo b >> "$LOG"; echo b > other' }
  - { id: c, run: 'echo c >> "$LOG"; ${GATE}' }
`;

/** Preloaded into a process: files called `made` cannot be read until a step says so. */
const REFUSE = `
const fs = require('node:fs');
const { openSync } = fs;
fs.openSync = (path, ...rest) => {
  const isRefused = String(path).endsWith('/made') && !fs.existsSync(process.env.OUT + '/may-be-read');
  if (isRefused) throw Object.assign(new Error('refused'), { code: 'EACCES', syscall: 'open' });
  return openSync(path, ...rest);
};
require('node:module').syncBuiltinESMExports();
`;

const packs = (scene: Scene) => readdirSync(join(scene.runFolder, 'packs')).sort();

test.each([
  ['deleted', (path: string) => rmSync(path)],
  ['cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -5))],
  ['damaged', (path: string) => writeFileSync(path, flipped(readFileSync(path)))],
])(
  'a completed step is not skipped when its pack is %s: it runs again, with a warning that names what was lost',
  async (_how, harm) => {
    const scene = new Scene();
    const cwd = place({ 'savepoint.yml': CHAIN, src: 'x' });
    await scene.run(cwd);
    expect(packs(scene)).toHaveLength(3);
    harm(join(scene.runFolder, 'packs', packs(scene)[1] ?? ''));
    const elsewhere = place({ 'savepoint.yml': CHAIN, src: 'x' });
    expect(await scene.reasons(elsewhere, '--run', 'latest')).toEqual({
      a: 'run lost',
      b: 'run needs',
      c: 'run failed',
    });
    scene.release();
    const second = await scene.run(elsewhere, '--run', 'latest');
    expect([second.code, scene.log()]).toEqual([0, ['a', 'b', 'c', 'a', 'b', 'c']]);
    expect(second.stderr).toMatch(
      /warning: a: what it saved cannot be had: (made|its files): pack 2 .*; it runs again/,
    );
  },
);

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[1500] = (copy[1500] ?? 0) ^ 1;
  return copy;
}

test.each([
  ['deleted', 'an empty folder', (path: string) => rmSync(path)],
  ['damaged', 'an empty folder', (path: string) => writeFileSync(path, flipped(readFileSync(path)))],
  ['deleted', 'one with the pipeline file', (path: string) => rmSync(path)],
])(
  'where the pack of the source is %s, in %s nothing is written and the exit is 4',
  async (_how, where, harm) => {
    const scene = new Scene();
    const pipeline = `steps:\n  - { id: a, run: 'echo a > made' }\n  - { id: b, run: '${GATE}' }\n`;
    const long = Array.from({ length: 4000 }, (_, at) => `${Math.sin(at)}`).join('');
    const cwd = place({ 'savepoint.yml': pipeline, src: long });
    await scene.run(cwd);
    harm(join(scene.runFolder, 'packs', packs(scene)[0] ?? ''));
    const files: Record<string, string> = where === 'an empty folder' ? {} : { 'savepoint.yml': pipeline };
    const other = place(files);
    const ended = await scene.call(other, 'resume', 'latest');
    expect([ended.code, readdirSync(other)]).toEqual([4, Object.keys(files)]);
    expect(ended.stderr).toMatch(/cannot be (read|brought back)|not in the store/);
  },
);

test('a step whose files cannot be read is completed but not saved, and runs again', async () => {
  const nobody = asNobody();
  const [cwd, out] = [folder(), folder()];
  giveAway(cwd, out);
  const pipeline = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; rm -f made ka kb kc kd; for f in made ka kb kc kd; do echo secret > $f; chmod 000 $f; done' }
  - { id: b, run: 'echo b >> "$LOG"' }
  - { id: c, run: 'echo c >> "$LOG"; false' }
`;
  writeFileSync(join(cwd, 'savepoint.yml'), pipeline);
  giveAway(join(cwd, 'savepoint.yml'));
  const env = { ...nobody.env, LOG: join(out, 'log') };
  const run = () => savepoint(['run'], { ...nobody, cwd, env });
  const first = await run();
  expect(first.code).toBe(1);
  expect(first.stderr).toMatch(
    /warning: a: is completed but not saved: ka, kb, kc, kd, made could not be kept/,
  );
  const second = await run();
  expect(second.stderr).toMatch(/run {4}a {2}completed before, but what it left could not be saved/);
  expect(readFileSync(env.LOG, 'utf8').split('\n').join('')).toBe('abcabc');
});

test.each([
  ['as its step left it', '', 'bc'],
  ['written to since', 'echo more >> made; ', 'abc'],
])(
  'what could not be read when its step ended, and can be after the next one, %s',
  async (_, then, again) => {
    const out = folder();
    writeFileSync(join(out, 'refuse.cjs'), REFUSE);
    const cwd = place({
      'savepoint.yml': `
steps:
  - { id: a, run: 'echo a >> "$OUT/log"; echo made > made' }
  - { id: b, run: 'echo b >> "$OUT/log"; ${then}touch "$OUT/may-be-read"; test -e "$OUT/go"' }
  - { id: c, run: 'echo c >> "$OUT/log"' }
`,
    });
    const options = { cwd, env: { OUT: out, CI: '1' }, node: ['--require', join(out, 'refuse.cjs')] };
    const first = await savepoint(['run'], options);
    expect(first.stderr).toContain(
      'a: is completed but not saved: made could not be kept (permission denied)',
    );
    expect(first.stderr.includes('a: saved now')).toBe(again === 'bc');
    writeFileSync(join(out, 'go'), '');
    expect((await savepoint(['resume'], options)).code).toBe(0);
    expect(readFileSync(join(out, 'log'), 'utf8').split('\n').join('')).toBe(`ab${again}`);
  },
);

test.each([
  ['kept', 'test -e "$OUT/go" || chmod 500 "$OUT/store/runs/"*/packs', 'packs'],
  ['read', 'test -e "$OUT/go" || chmod 000 made', 'made'],
])(
  'what could not be %s is set aside as that of its step, though another one was killed after it',
  async (_, harm, closed) => {
    const nobody = asNobody();
    const out = folder();
    const cwd = place({
      'savepoint.yml': `
steps:
  - { id: a, run: 'echo made > made; ${harm}' }
  - { id: c, run: 'echo half > half; touch "$OUT/runs"; until test -e "$OUT/go"; do sleep 0.02; done' }
`,
    });
    giveAway(out, cwd, join(cwd, 'savepoint.yml'));
    const store = join(out, 'store');
    const options = { ...nobody, cwd, env: { ...nobody.env, OUT: out } };
    const started = startSavepoint(['run', '--store', store], options);
    await until('the second step runs', () => existsSync(join(out, 'runs')));
    expect(started.printed().stderr).toContain('a: is completed but not saved');
    started.child.kill('SIGKILL');
    await started.ended;
    if (closed === 'made') chmodSync(join(cwd, 'made'), 0o644);
    else
      for (const run of readdirSync(join(store, 'runs'))) chmodSync(join(store, 'runs', run, 'packs'), 0o700);
    writeFileSync(join(out, 'go'), '');
    const resumed = await savepoint(['run', '--store', store], options);
    expect(resumed.code).toBe(0);
    expect(resumed.stderr).toContain('set aside: a: made;');
    expect(resumed.stderr).toContain('set aside: c: half;');
  },
);

test('in the workspace that the run left, what lies there is not asked of the store', async () => {
  const scene = new Scene();
  const cwd = place({ 'savepoint.yml': CHAIN, src: 'x' });
  await scene.run(cwd);
  const file = join(scene.runFolder, 'packs', packs(scene)[1] ?? '');
  writeFileSync(file, flipped(readFileSync(file)));
  scene.release();
  expect((await scene.run(cwd)).code).toBe(0);
  expect(read(cwd, 'other')).toBe('b\n');
});
