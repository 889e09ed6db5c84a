/** `rerun: always` (SPEC 2.2): a step without its former change runs below what later steps made. */
import { expect, test } from '@jest/globals';
import { GATE, Laptop, pipeline, show, step } from '../../support/laptop.ts';
import { read } from '../../support/scene.ts';

const last = (...paths: readonly string[]) => step('last', `${show(...paths)}; ${GATE}`);

test('an always step wipes a folder: the files that a later step made there are put back after it', async () => {
  const modules = ['node_modules/c.js', 'node_modules/lib.js'];
  const laptop = new Laptop(
    pipeline(
      step(
        'install',
        'rm -rf node_modules; mkdir node_modules; echo lib > node_modules/lib.js',
        'rerun: always',
      ),
      step('gen', 'echo c > node_modules/c.js'),
      last(...modules),
    ),
  );
  const found = 'node_modules/c.js:c node_modules/lib.js:lib';
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: `install gen last ${found}` });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: `install last ${found}` });
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({ code: 1, ran: `install last ${found}` });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: `install last ${found}` });
});

/** Bumps a number: each time that it starts without its former change, it comes to the same. */
const BUMP = 'echo $(( $(cat v.txt) + 1 )) > v.txt';

test.each([
  ['with CI', '', { CI: 'true' }],
  ['with writes for it', ', writes: [v.txt]', {}],
])('an always step starts without its own former change of a tracked file, %s', async (_title, keys, env) => {
  const laptop = new Laptop(
    pipeline(step('bump', `${show('v.txt')}; ${BUMP}`, `rerun: always${keys}`), last('v.txt')),
    { 'v.txt': '1\n' },
  );
  Object.assign(laptop.env, env);
  const ran = 'bump v.txt:1 last v.txt:2';
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran });
  laptop.release();
  const there = laptop.elsewhere();
  expect(await laptop.resumeIn(there, env)).toMatchObject({ code: 0, ran });
  expect(read(there, 'v.txt')).toBe('2\n');
});

test('on a laptop, a tracked file that an always step without writes changed is not set back for it', async () => {
  const laptop = new Laptop(
    pipeline(step('bump', `${show('v.txt')}; ${BUMP}`, 'rerun: always'), last('v.txt')),
    {
      'v.txt': '1\n',
    },
  );
  expect(await laptop.attempt()).toMatchObject({ code: 1, ran: 'bump v.txt:1 last v.txt:2' });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'bump v.txt:2 last v.txt:3' });
});

test('elsewhere, an always step starts on the commit without its own former change', async () => {
  const laptop = new Laptop(
    pipeline(
      step('bump', `${show('v.txt', 'out/v')}; mkdir -p out; echo x >> out/v`, 'rerun: always'),
      last('out/v'),
    ),
    {
      'v.txt': '1\n',
    },
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({
    code: 0,
    ran: 'bump v.txt:1 last out/v:x',
  });
});

test('a file of an always step to which a later step added stays as the later step left it', async () => {
  const laptop = new Laptop(
    pipeline(
      step('env', `${show('out/env')}; mkdir -p out; test -e out/env || echo A > out/env`, 'rerun: always'),
      step('more', 'echo B >> out/env'),
      last('out/env'),
    ),
  );
  await laptop.attempt();
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'env out/env:A B last out/env:A B' });
});

test('a later step that reads a file of an always step is reused, although the file is another each time', async () => {
  const laptop = new Laptop(
    pipeline(
      step('tool', 'mkdir -p out; echo x >> "$OUT/count"; wc -l < "$OUT/count" > out/tool', 'rerun: always'),
      step('build', 'cp out/tool out/built', 'reads: [out/tool]'),
      last('out/built', 'out/tool'),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ ran: 'tool build last out/built:1 out/tool:1' });
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'tool last out/built:1 out/tool:2' });
  expect(await laptop.resumeIn(laptop.elsewhere())).toMatchObject({
    ran: 'tool last out/built:1 out/tool:3',
  });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'tool last out/built:1 out/tool:4' });
});

test('a file of an always step that a later step deleted stays deleted', async () => {
  const laptop = new Laptop(
    pipeline(
      step('tool', 'mkdir -p out; echo t > out/t', 'rerun: always'),
      step('move', 'rm out/t; echo m > out/m'),
      last('out/t', 'out/m'),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ ran: 'tool move last out/m:m' });
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'tool last out/m:m' });
});

test('new outputs and variables of an always step take the place of the saved ones', async () => {
  const count = 'echo x >> "$OUT/count"; n=$(wc -l < "$OUT/count")';
  const laptop = new Laptop(
    pipeline(
      step('token', `${count}; echo v=$n >> "$GITHUB_OUTPUT"; echo V=$n >> "$GITHUB_ENV"`, 'rerun: always'),
      step('last', `echo \${{ steps.token.outputs.v }}$V >> "$LOG"; ${GATE}`),
    ),
  );
  expect(await laptop.attempt()).toMatchObject({ ran: 'token last 11' });
  expect(await laptop.resume()).toMatchObject({ ran: 'token last 22' });
});

test('an always step does not run where no step that depends on it runs', async () => {
  const laptop = new Laptop(
    pipeline(
      step('tool', 'mkdir -p out; echo t > out/t', 'rerun: always, needs: []'),
      step('use', 'cp out/t out/u', 'needs: [tool]'),
      step('last', `${show('out/t', 'out/u')}; ${GATE}`, 'needs: [use]'),
      step('other', GATE, 'needs: []'),
    ).replace(/^/, 'max-parallel: 1\n'),
  );
  laptop.release();
  expect((await laptop.attempt()).code).toBe(0);
  expect(await laptop.attempt('run', '--from-step', 'other')).toMatchObject({ code: 0, ran: 'other' });
});

test('an always step fails: the attempt fails, and the steps that wait for it do not run', async () => {
  const laptop = new Laptop(
    pipeline(
      step(
        'tool',
        'mkdir -p out; echo half > out/half; test ! -e "$OUT/broken"; mv out/half out/t',
        'rerun: always',
      ),
      step('use', 'cp out/t out/u'),
      last('out/t', 'out/u', 'out/half'),
    ),
  );
  await laptop.attempt();
  laptop.release('broken');
  laptop.release();
  expect(await laptop.resume()).toMatchObject({ code: 1, ran: 'tool' });
  laptop.hold('broken');
  expect(await laptop.resume()).toMatchObject({ code: 0, ran: 'tool last out/t:half out/u:half' });
});
