import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

/** A pipeline whose legs leave a file each, and a line when they run. */
function project(keys = '') {
  const ran = join(folder(), 'ran');
  const text = `
inputs: { names: { default: '["a", "b"]' } }
max-parallel: 1
steps:
  - { id: first, run: 'echo first >> ${ran}' }
  - id: leg
    strategy: { fail-fast: false, matrix: { name: '\${{ fromJSON(inputs.names) }}' } }
    writes: ['out/\${{ matrix.name }}']
    ${keys}
    run: |
      echo leg \${{ matrix.name }} >> ${ran}
      mkdir -p out; echo \${{ matrix.name }} > out/\${{ matrix.name }}
      echo "last=\${{ matrix.name }}" >> "$GITHUB_OUTPUT"
  - { id: all, run: 'echo all $(ls out) \${{ steps.leg.outputs.last }} >> ${ran}' }
`;
  const cwd = workspaceWith(text);
  let seen = 0;
  return {
    cwd,
    run: async (...args: string[]) => {
      const ended = await savepoint(args, { cwd });
      const lines = linesIn(ran);
      const news = lines.slice(seen);
      seen = lines.length;
      return { ...ended, news };
    },
  };
}

const names = (...each: string[]) => `names=${JSON.stringify(each)}`;

test('a new leg runs alone, and one that is taken out is gone with its files', async () => {
  const { run } = project();
  expect((await run('run')).news).toEqual(['first', 'leg a', 'leg b', 'all a b b']);
  expect((await run('resume', '-i', names('a', 'b', 'c'))).news).toEqual(['leg c', 'all a b c c']);
  const less = await run('resume', '-i', names('a', 'c'));
  expect(less.news).toEqual(['all a c c']);
  expect(less.stderr).toContain('no longer comes after leg (b)');
});

test('from-step means all legs by the id of the step, and one by its own', async () => {
  const { run } = project();
  await run('run');
  expect((await run('run', '--from-step', 'leg')).news).toEqual(['leg a', 'leg b', 'all a b b']);
  expect((await run('run', '--from-step', 'leg (a)')).news).toEqual(['leg a', 'all a b a']);
  expect((await run('run', '--only-step', 'leg')).news).toEqual(['leg a', 'leg b']);
  expect((await run('run', '--only-step', '2')).news).toEqual(['leg a']);
});

test('a leg that fails is named in words that can be typed', async () => {
  const { cwd, run } = project();
  writeFileSync(join(cwd, 'out'), '');
  const { code, stderr } = await run('run');
  expect(code).toBe(1);
  const [, id = ''] = /logs (\S+) 'leg \(a\)'/.exec(stderr) ?? [];
  expect((await run('logs', id, 'leg (a)')).stdout).toContain('out');
  const all = await run('logs', id, 'leg');
  expect([all.code, all.stderr]).toEqual([
    2,
    "savepoint: leg is the 2 legs leg (a) and leg (b)\n  hint: name one of them: 'leg (a)'\n",
  ]);
});

test('the plan names a matrix by its step where all legs are meant, and the record tells legs by it', async () => {
  const { run } = project();
  const { stdout } = await run('plan');
  expect(stdout).toContain('4  all      run   leg    runs for the first time');
  await run('run');
  const json = JSON.parse((await run('show', 'latest', '-o', 'json')).stdout);
  expect(json.definition.map(({ id, of }: { id: string; of?: string }) => [id, of])).toEqual([
    ['first', undefined],
    ['leg (a)', 'leg'],
    ['leg (b)', 'leg'],
    ['all', undefined],
  ]);
});

test('a matrix that comes to nothing is refused with its place, and nothing starts', async () => {
  const { run } = project();
  const { code, stderr, news } = await run('run', '-i', 'names=[]');
  expect([code, news]).toEqual([2, []]);
  expect(stderr).toContain('savepoint.yml:7:5: the matrix has no values for "name", in the step "leg"');
});

test('a matrix must not hold a secret', async () => {
  const cwd = workspaceWith(`steps: [{ run: x, strategy: { matrix: { x: ['\${{ env.TOKEN }}'] } } }]`);
  const env = { TOKEN: 'hush-hush' };
  const { code, stderr } = await savepoint(['run', '--secret', 'TOKEN'], { cwd, env });
  expect(code).toBe(2);
  expect(stderr).toContain('contains the secret TOKEN');
  expect(stderr).not.toContain('hush');
});
