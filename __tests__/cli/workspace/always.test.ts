/** `rerun: always`: a step without its former change runs below what later steps made. `files/contract.test.ts` has the cases. */
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, show, step } from '../../support/laptop.ts';
import { read } from '../../support/scene.ts';

const last = (...paths: readonly string[]) => step('last', `${show(...paths)}; ${GATE}`);

test('an always step wipes a folder: the files that a later step made there are put back after it', async () => {
  const laptop = new Laptop(
    pipeline(
      step(
        'install',
        'rm -rf node_modules; mkdir node_modules; echo lib > node_modules/lib.js',
        'rerun: always',
      ),
      step('gen', 'echo c > node_modules/c.js'),
      last('node_modules/c.js', 'node_modules/lib.js'),
    ),
  );
  const found = 'node_modules/c.js:c node_modules/lib.js:lib';
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: `install gen last ${found}` });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: `install last ${found}` });
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ code: 1, ran: `install last ${found}` });
});

test('with CI, an always step starts without its own former change of a tracked file', async () => {
  const bump = 'echo $(( $(cat v.txt) + 1 )) > v.txt';
  const laptop = new Laptop(
    pipeline(step('bump', `${show('v.txt')}; ${bump}`, 'rerun: always'), last('v.txt')),
    { 'v.txt': '1\n' },
  );
  const ran = 'bump v.txt:1 last v.txt:2';
  expect(await laptop.inCi('run')).toMatchObject({ code: 1, ran });
  expect(await laptop.inCi('resume', 'latest')).toMatchObject({ code: 1, ran });
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there, { CI: 'true' })).toMatchObject({ code: 0, ran });
  expect(read(there, 'v.txt')).toBe('2\n');
});

test('new files, outputs and variables of an always step take the place of the saved ones, and steps built on them are reused', async () => {
  const count =
    'mkdir -p out; echo x >> "$OUT/count"; n=$(wc -l < "$OUT/count"); echo $n > out/tool; echo v=$n >> "$GITHUB_OUTPUT"; echo V=$n >> "$GITHUB_ENV"';
  const laptop = new Laptop(
    pipeline(
      step('tool', count, 'rerun: always'),
      step('build', 'cp out/tool out/built', 'reads: [out/tool]'),
      step(
        'last',
        `echo \${{ steps.tool.outputs.v }}$V >> "$LOG"; ${show('out/built', 'out/tool')}; ${GATE}`,
      ),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ ran: 'tool build last 11 out/built:1 out/tool:1' });
  expect(await laptop.resume()).toMatchObject({ ran: 'tool last 22 out/built:1 out/tool:2' });
});
