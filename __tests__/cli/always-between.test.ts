/** A `rerun: always` step that runs again finds what later steps left that are reused, and takes nothing of it away. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkout, put, read, repository, Scene } from '../support/scene.ts';

const GATE = 'test -e "$OUT/go"';

const ALONE = ['savepoint.yml'];

/** An `always` step, a step that is reused, and one that shows what it finds and fails. */
interface Form {
  readonly title: string;
  readonly always: string;
  readonly later: string;
  readonly show: string;
  readonly finds: readonly string[];
}

const FORMS: readonly Form[] = [
  {
    title: 'it makes the folder anew into which the later step wrote',
    always: 'rm -rf build; mkdir build; echo tool > build/tool',
    later: 'cp src build/out',
    show: 'cat build/out build/tool',
    finds: ['source', 'tool'],
  },
  {
    title: 'it removes the folder',
    always: 'rm -rf build',
    later: 'mkdir build; cp src build/out',
    show: 'cat build/out',
    finds: ['source'],
  },
  {
    title: 'it removes a file in a folder that only the later step made',
    always: 'rm -f gen/z; echo t > t',
    later: 'mkdir -p gen; echo zz > gen/z; echo y > gen/y',
    show: 'cat gen/z gen/y t',
    finds: ['zz', 'y', 't'],
  },
  {
    title: 'it writes a file anew that the later step had added to',
    always: 'echo A=1 > .env',
    later: 'echo B=2 >> .env',
    show: 'cat .env',
    finds: ['A=1', 'B=2'],
  },
  {
    title: 'it leaves the file that it made as it finds it, with what the later step added',
    always: 'test -e .env || echo A=1 > .env; mkdir -p out',
    later: 'echo B=2 >> .env; echo o > out/o',
    show: 'cat .env out/o',
    finds: ['A=1', 'B=2', 'o'],
  },
  {
    title: 'it brings back a source file that the later step had deleted',
    always: 'git checkout -q -- src',
    later: 'rm src',
    show: 'ls | tr "\\n" " "; echo',
    finds: ['savepoint.yml '],
  },
  {
    title: 'it makes a folder of what the later step left as a file',
    always: 'rm -rf p; mkdir p; echo in > p/in',
    later: 'rm -r p; echo file > p',
    show: 'cat p',
    finds: ['file'],
  },
];

test.each(FORMS)('$title', async ({ always, later, show, finds }) => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: al, reads: [], rerun: always, run: '${always}; echo al >> "$LOG"' }
  - { id: later, reads: [], run: '${later}; echo later >> "$LOG"' }
  - { id: last, reads: [], run: '{ ${show}; } >> "$LOG"; ${GATE}' }
`;
  const first = repository({ 'savepoint.yml': pipeline, src: 'source\n' });
  await scene.run(first);
  expect(scene.log()).toEqual(['al', 'later', ...finds]);
  for (const attempt of ['second', 'third']) {
    await scene.call(first, 'resume');
    expect([attempt, scene.log()]).toEqual([attempt, ['al', ...finds]]);
  }
  await scene.run(checkout(first), '--run', 'latest');
  expect(scene.log()).toEqual(['al', ...finds]);
  scene.release();
  expect((await scene.run(checkout(first), '--run', 'latest')).code).toBe(0);
  expect(scene.log()).toEqual(['al', ...finds]);
});

test.each([
  ['the folder', 'rm -rf dir'],
  ['what is in it', 'rm -f dir/*'],
])(
  'where it removes %s of the source, a folder is gone that later steps made anew and removed',
  async (_, always) => {
    const scene = new Scene();
    const pipeline = `
steps:
  - { id: al, reads: [], rerun: always, run: '${always}' }
  - { id: makes, reads: [], run: 'mkdir -p dir/sub; echo x > dir/sub/x; chmod 700 dir' }
  - { id: removes, reads: [], run: 'rm -r dir' }
  - { id: last, reads: [], run: 'ls >> "$LOG"; ${GATE}' }
`;
    const first = repository({ 'savepoint.yml': pipeline, 'dir/file': 'source\n' });
    await scene.run(first);
    for (const attempt of ['second', 'third']) {
      await scene.call(first, 'resume');
      expect([attempt, scene.log()]).toEqual([attempt, attempt === 'second' ? [...ALONE, ...ALONE] : ALONE]);
    }
    const elsewhere = checkout(first);
    await scene.run(elsewhere, '--run', 'latest');
    expect([scene.log(), read(elsewhere, 'dir/file')]).toEqual([ALONE, null]);
  },
);

test('what a later step made of a file that is new now stays as it was made', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: al, reads: [], rerun: always, run: 'n=$(ls "$OUT" | grep -c again) || true; echo "A=$n" > .env; echo "$n" > token' }
  - { id: later, reads: [], run: 'echo B=2 >> .env; echo later >> "$LOG"' }
  - { id: last, reads: [], run: 'cat .env token >> "$LOG"; ${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['later', 'A=0', 'B=2', '0']);
  scene.release('again-1');
  await scene.call(cwd, 'resume');
  expect(scene.log()).toEqual(['A=0', 'B=2', '1']);
  await scene.call(cwd, 'resume');
  expect(scene.log()).toEqual(['A=0', 'B=2', '1']);
});

test('what a person made of what a later step left stays, and comes back with it', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: al, reads: [], rerun: always, run: 'rm -rf build; mkdir build' }
  - { id: later, reads: [], run: 'cp src build/out; echo later >> "$LOG"' }
  - { id: last, reads: [], run: 'cat build/* >> "$LOG"; ${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline, src: 'source\n' });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['later', 'source']);
  put(cwd, { 'build/out': 'edited\n', 'build/own': 'own\n' });
  for (const attempt of ['second', 'third']) {
    await scene.call(cwd, 'resume');
    expect([attempt, scene.log()]).toEqual([attempt, ['edited', 'own']]);
  }
});

test('what the store does not have is set aside before it is written over', async () => {
  const scene = new Scene();
  const pipeline = `
steps:
  - { id: al, reads: [], rerun: always, run: 'test ! -e "$OUT/again" || echo first > conf' }
  - { id: later, reads: [], run: 'echo later > conf' }
  - { id: last, reads: [], run: 'cat conf >> "$LOG"; ${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline, '.gitignore': 'conf\n' });
  put(cwd, { conf: 'first\n' });
  await scene.run(cwd);
  scene.release('again');
  await scene.call(cwd, 'resume');
  expect(scene.log()).toEqual(['later', 'later']);
  const to = join(scene.outside, 'aside');
  await scene.call(cwd, 'restore', scene.record.run_id, '--aside', '--to', to);
  expect(read(to, 'conf')).toBe('first\n');
});

test('while another step runs, what is that of an `always` step by its `writes` alone is set back', async () => {
  const scene = new Scene();
  const wait = (name: string) => `while ! test -e "$OUT/${name}"; do sleep 0.02; done`;
  const pipeline = `
steps:
  - { id: al, needs: [], reads: [], rerun: always, writes: ['build', 'build/**'], run: 'rm -rf build; mkdir build; touch "$OUT/al"' }
  - { id: later, needs: [al], reads: [], writes: ['build/**'], run: 'echo out > build/out; echo later >> "$LOG"' }
  - { id: beside, needs: [], reads: [], writes: [side], run: '${wait('al')}; echo s > side; test ! -e "$OUT/second" || { ${wait('seen')}; }; ${GATE}' }
  - { id: last, needs: [later], reads: [], run: 'cat build/out >> "$LOG"; touch "$OUT/seen"; ${GATE}' }
`;
  const cwd = repository({ 'savepoint.yml': pipeline });
  await scene.run(cwd);
  expect(scene.log()).toEqual(['later', 'out']);
  scene.release('second');
  await scene.call(cwd, 'resume');
  expect(scene.log()).toEqual(['out']);
  expect(read(cwd, 'build/out')).toBe('out\n');
});

test('a time that a later step set stays where it sets another one', async () => {
  const scene = new Scene();
  const source = repository({
    'savepoint.yml': `
steps:
  - { id: one, run: 'echo x > f; mkdir d' }
  - { id: al, rerun: always, run: 'touch -d 2003-03-03 f d; echo al >> "$LOG"' }
  - { id: later, run: 'touch -d 2005-05-05 f d; echo later >> "$LOG"' }
  - { id: show, run: 'stat -c %y f d | cut -c 1-10 >> "$LOG"; ${GATE}' }
`,
  });
  const first = checkout(source);
  await scene.run(first);
  const times = ['2005-05-05', '2005-05-05'];
  expect(scene.log()).toEqual(['al', 'later', ...times]);
  await scene.call(first, 'resume');
  expect(scene.log()).toEqual(['al', ...times]);
  await scene.call(checkout(source), 'resume', 'latest');
  expect(scene.log()).toEqual(['al', ...times]);
});

test.each([
  ['adds to', 'echo login >> x', 'n login'],
  ['writes over', 'echo login > x', 'login'],
  ['removes', 'rm x', 'none'],
  ['makes a folder of', 'rm x; mkdir x; echo in > x/in', 'in'],
])('what it %s that a step of the same attempt has made stays so', async (_, login, found) => {
  const scene = new Scene();
  const cwd = repository({
    'savepoint.yml': `
max-parallel: 1
steps:
  - { id: n, needs: [], run: 'test -e "$OUT/n"; echo n > x' }
  - { id: login, needs: [], rerun: always, run: 'touch x; ${login}; echo t > t' }
  - { id: use, run: 'echo $(if test -d x; then cat x/in; elif test -e x; then cat x; else echo none; fi) $(cat t) >> "$LOG"; ${GATE}' }
`,
  });
  const clone = checkout(cwd);
  expect((await scene.run(cwd)).code).toBe(1);
  scene.release('n');
  expect((await scene.run(cwd)).code).toBe(1);
  expect((await scene.call(clone, 'resume', 'latest')).code).toBe(1);
  expect((await scene.run(cwd)).code).toBe(1);
  expect(scene.log()).toEqual([`${found} t`, `${found} t`, `${found} t`]);
});
