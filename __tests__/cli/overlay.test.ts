/** A workspace that comes from a lower layer of overlayfs, as from an image. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { BUNDLE } from '../support/cli.ts';
import { folder } from '../support/folder.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a > a' }
  - { id: b, writes: [half, src], run: 'echo b >> half; echo b >> src; cat half src; test -e "$OUT/go"' }
`;

/** In a namespace of its own: what it mounts is gone with it. */
function mounted(script: string, env: Readonly<Record<string, string>> = {}) {
  const given = { PATH: process.env.PATH, LANG: 'C.UTF-8', NODE: process.execPath, BUNDLE, ...env };
  return spawnSync('unshare', ['--mount', 'sh', '-ec', script], { encoding: 'utf8', env: given });
}

const MOUNT = `
  mkdir "$OUT/layers" "$OUT/image"; mount -t tmpfs layers "$OUT/layers"; mkdir "$OUT/layers/upper" "$OUT/layers/work"
  mount -t overlay image -o "lowerdir=$OUT/lower,upperdir=$OUT/layers/upper,workdir=$OUT/layers/work" "$OUT/image"
`;

function scene(): Readonly<Record<string, string>> {
  const outside = folder();
  const workspace = join(outside, 'lower', 'workspace');
  mkdirSync(workspace, { recursive: true });
  for (const [name, text] of Object.entries({ 'savepoint.yml': PIPELINE, src: 'src\n' }))
    writeFileSync(join(workspace, name), text);
  return { OUT: outside, HOME: outside, SAVEPOINT_STORE: join(outside, 'store') };
}

/** Only who may mount can try: root, in a container that allows it. */
const mayMount = mounted(MOUNT, scene()).status === 0;

(mayMount ? test : test.skip)('is the one that the run left at its first resume', () => {
  const { status, stdout, stderr } = mounted(
    `${MOUNT} cd "$OUT/image/workspace"; "$NODE" "$BUNDLE" run || true; echo mine > mine; touch "$OUT/go"; "$NODE" "$BUNDLE" resume; cat half src`,
    scene(),
  );
  expect([status, stderr]).toEqual([
    0,
    expect.stringMatching(/^kept: changed since the last attempt: mine$/m),
  ]);
  expect(stderr).toMatch(/^set aside: b: half, src/m);
  expect(stdout.trim().split('\n').slice(-3)).toEqual(['b', 'src', 'b']);
});
