/** A process that a completed step leaves running writes till the end of the attempt: with `CI` no edit comes of it. */
import { expect, test } from '@jest/globals';
import { until } from '../support/cli.ts';
import { place, read, Scene } from '../support/scene.ts';

const PIPELINE = `
steps:
  - id: one
    run: |
      mkdir db; echo 1 > db/a; echo 1 > db/b
      (trap 'echo 3 > db/b; echo bye > db/bye; echo late >> src; exit' TERM; touch "$OUT/up"; while :; do sleep 0.05; done) < /dev/null > /dev/null 2>&1 &
      until test -e "$OUT/up"; do sleep 0.05; done
  - id: two
    run: |
      echo $(cat db/* src) >> "$LOG"; echo 2 > db/a; touch "$OUT/two"
      until test -e "$OUT/go" -o -e "$OUT/fail"; do sleep 0.05; done; test -e "$OUT/go"
`;

const ways: readonly [string, string, string, number][] = [
  ['the next step fails', 'fail', '', 1],
  ['it is stopped', 'nothing', 'SIGTERM', 143],
];

test.each(ways)(
  'files of a process that a completed step left running are set aside: %s',
  async (_title, released, signal, code) => {
    const scene = new Scene();
    scene.env.CI = '1';
    const cwd = place({ 'savepoint.yml': PIPELINE, src: 'src\n' });
    const started = scene.start(cwd);
    await until('two runs', () => scene.has('two'));
    if (signal === '') scene.release(released);
    else started.child.kill(signal as NodeJS.Signals);
    expect((await started.ended).code).toBe(code);
    expect([read(cwd, 'db/b'), read(cwd, 'src'), scene.log()]).toEqual(['3\n', 'src\nlate\n', ['1 1 src']]);
    const aside = /removed or set back in this folder, left by one and two: .*db\/bye/;
    expect((await scene.call(cwd, 'plan')).stderr).toMatch(aside);
    scene.release();
    const second = await scene.run(cwd);
    expect([second.code, second.stderr]).toEqual([0, expect.stringMatching(aside)]);
  },
);
