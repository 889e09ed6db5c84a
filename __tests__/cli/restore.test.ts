/** `savepoint restore`: the files of a run, in a folder of their own, whole or not at all. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { isSoak, random, seedFor } from '../support/random.ts';
import { git, put } from '../support/scene.ts';
import { snapshot } from '../support/snapshot.ts';

const PIPELINE = `
name: Files
steps:
  - id: one
    run: |
      mkdir -p out/deep empty && chmod 700 empty
      printf 'built\\n' > out/a.txt && chmod 754 out/a.txt
      touch -d '2001-02-03 04:05:06.123456' out/a.txt
      head -c 3000000 /dev/urandom > out/big
      ln -s ../a.txt out/deep/link
      printf odd > "$(printf 'out/\\351 name')"
      rm gone.txt
      cp -a . "$SNAPS/one"
  - id: two
    run: |
      rm -r empty && printf x > empty
      printf more >> out/big && chmod 600 kept.txt
      cp -a . "$SNAPS/two"
finally:
  - id: last
    run: printf done > last.txt
`;
const FILES = { 'gone.txt': 'gone\n', 'kept.txt': 'kept\n', 'a/b/c.txt': 'c\n' };

interface Made {
  readonly cwd: string;
  readonly env: { readonly SNAPS: string };
}

async function completed(pipeline = PIPELINE): Promise<Made> {
  const cwd = workspaceWith(pipeline, FILES);
  const env = { SNAPS: folder() };
  const { code, stderr } = await savepoint(['run', '-q'], { cwd, env });
  expect([code, stderr]).toEqual([0, '']);
  return { cwd, env };
}

/** A folder that is not there yet. */
const place = () => join(folder(), 'out');

async function restored(it: { readonly cwd: string }, args: readonly string[] = []): Promise<string> {
  const to = place();
  const { code, stderr } = await savepoint(['restore', 'latest', '--to', to, ...args], it);
  expect([code, stderr]).toEqual([0, '']);
  return to;
}

function packs(cwd: string): readonly string[] {
  const runs = join(cwd, '.savepoint/runs');
  const directory = join(runs, readdirSync(runs)[0] ?? '', 'packs');
  return readdirSync(directory)
    .sort()
    .map((name) => join(directory, name));
}

let shared: Made = { cwd: '', env: { SNAPS: '' } };
beforeAll(async () => {
  shared = await completed();
});

describe('the workspace as the run has it', () => {
  test('comes back byte for byte, mode for mode, and to the microsecond', async () => {
    const to = await restored(shared);
    expect(snapshot(to)).toEqual(snapshot(shared.cwd));
    expect(existsSync(join(to, 'last.txt'))).toBe(true);
  });

  test.each(['one', 'two', '1'])('comes back as it was after a step: %s', async (step) => {
    const to = await restored(shared, ['--at', step]);
    expect(snapshot(to)).toEqual(snapshot(join(shared.env.SNAPS, step === '1' ? 'one' : step)));
  });

  test('is that of the newest attempt, with what a person edited in between', async () => {
    const it = await completed();
    const one = snapshot(join(it.env.SNAPS, 'one'));
    rmSync(join(it.env.SNAPS, 'two'), { recursive: true });
    writeFileSync(join(it.cwd, 'mine.txt'), 'mine');
    writeFileSync(join(it.cwd, 'kept.txt'), 'edited');
    expect((await savepoint(['run', '-q', '--from-step', 'two'], it)).code).toBe(0);
    expect(snapshot(await restored(it))).toEqual(snapshot(it.cwd));
    expect(snapshot(await restored(it, ['--at', 'two']))).toEqual(snapshot(join(it.env.SNAPS, 'two')));
    expect(snapshot(await restored(it, ['--at', 'one']))).toEqual(one);
  });

  test('of a failed run is what its completed steps left, without what the failed one wrote', async () => {
    const it = {
      cwd: workspaceWith(
        PIPELINE.replace('rm -r empty', 'printf half > half.txt; false; rm -r empty'),
        FILES,
      ),
      env: { SNAPS: folder() },
    };
    expect((await savepoint(['run', '-q'], it)).code).toBe(1);
    expect(snapshot(await restored(it))).toEqual(snapshot(join(it.env.SNAPS, 'one')));
  });

  test('is told as JSON', async () => {
    const to = place();
    const { stdout } = await savepoint(['restore', 'latest', '--to', to, '-o', 'json'], shared);
    expect(JSON.parse(stdout)).toMatchObject({
      at: null,
      aside: false,
      directory: to,
      home: null,
      elsewhere: null,
      not_saved: { steps: [], files: [] },
      failed: [],
    });
  });
});

describe('files that are not in the workspace', () => {
  test('come into folders of their own below the place', async () => {
    const home = folder();
    const far = folder();
    const cwd = workspaceWith(`
workspace: { paths: [".", "~/.cache/x", "${far}/y"] }
steps: [{ id: one, run: mkdir -p ~/.cache/x ${far}/y && echo h > ~/.cache/x/h && echo f > ${far}/y/f }]
`);
    mkdirSync(join(home, '.cache'));
    const it = { cwd, env: { HOME: home } };
    expect((await savepoint(['run', '-q'], it)).code).toBe(0);
    const to = place();
    const { code, stdout } = await savepoint(['restore', 'latest', '--to', to], it);
    expect(code).toBe(0);
    expect(stdout).toContain(join(to, '_home'));
    expect(stdout).toContain(join(to, '_root'));
    expect(snapshot(join(to, '_home/.cache/x'))).toEqual(snapshot(join(home, '.cache/x')));
    expect(snapshot(join(to, '_root', far, 'y'))).toEqual(snapshot(join(far, 'y')));
  });
});

describe('what was set aside', () => {
  const RETRYING = `
steps:
  - id: flaky
    retries: 2
    run: |
      n=$(cat "$SNAPS/n" 2> /dev/null || echo 0); echo $((n + 1)) > "$SNAPS/n"
      mkdir -p half && echo "try $n" > half/written && echo "only $n" > "half/only-$n"
      test "$n" = 2
`;
  const OVERWRITING = `
steps:
  - { id: make, run: 'mkdir gen; echo a > gen/list' }
  - { id: anew, run: 'test -e go; rm -rf gen; mkdir gen; echo b > gen/list' }
`;

  test('comes back with the newest version at its name, and older ones beside it', async () => {
    const it = { cwd: workspaceWith(RETRYING), env: { SNAPS: folder() } };
    expect((await savepoint(['run', '-q'], it)).code).toBe(0);
    const to = place();
    const { code, stdout } = await savepoint(['restore', 'latest', '--to', to, '--aside'], it);
    expect([code, stdout]).toEqual([0, expect.stringContaining('FILE.~1~ the oldest')]);
    const read = (name: string) => readFileSync(join(to, 'half', name), 'utf8');
    expect(readdirSync(to)).toEqual(['half']);
    expect(readdirSync(join(to, 'half')).sort()).toEqual(['only-0', 'only-1', 'written', 'written.~1~']);
    expect([read('written'), read('written.~1~'), read('only-0')]).toEqual([
      'try 1\n',
      'try 0\n',
      'only 0\n',
    ]);
  });

  test('comes with what a step has overwritten and deleted of the edits of a person, and with no other edit', async () => {
    const cwd = workspaceWith(OVERWRITING);
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(1);
    for (const name of ['gen/mine', 'gen/list', 'kept', 'go']) writeFileSync(join(cwd, name), `my ${name}\n`);
    expect((await savepoint(['resume', '-q'], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'gen'))).toEqual(['list']);
    const to = place();
    const { code } = await savepoint(['restore', 'latest', '--to', to, '--aside'], { cwd });
    expect([code, readdirSync(to), readdirSync(join(to, 'gen')).sort()]).toEqual([
      0,
      ['gen'],
      ['list', 'mine'],
    ]);
    for (const name of ['gen/mine', 'gen/list'])
      expect(readFileSync(join(to, name), 'utf8')).toBe(`my ${name}\n`);
  });

  test('is said to be nothing where nothing was', async () => {
    const to = place();
    const it = await completed('steps:\n  - { id: one, run: echo x > new }\n');
    const { code, stderr } = await savepoint(['restore', 'latest', '--aside', '--to', to], it);
    expect([code, stderr]).toEqual([0, expect.stringContaining('nothing of')]);
    expect(existsSync(to)).toBe(false);
  });
});

describe('nothing is written', () => {
  test.each<[string, (to: string) => void, string]>([
    [
      'into a folder in which something is',
      (to) => put(to, { mine: 'mine' }),
      'is not empty: it has mine\n  hint: ',
    ],
    ['over a file', (to) => writeFileSync(to, 'mine'), 'cannot be written to'],
    [
      'through a link that leads nowhere',
      (to) => symlinkSync('no', to),
      'is a link to no, which is not there',
    ],
  ])('%s', async (_, make, says) => {
    const to = place();
    make(to);
    const around = () => readdirSync(join(to, '..'), { recursive: true });
    const before = around();
    const { code, stderr } = await savepoint(['restore', 'latest', '--to', to], shared);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${to} ${says}`)]);
    expect(around()).toEqual(before);
  });

  test('where the system makes no folders', async () => {
    const { code, stderr } = await savepoint(['restore', 'latest', '--to', '/proc/x/y'], shared);
    expect([code, stderr]).toEqual([2, expect.stringContaining('/proc/x/y cannot be made')]);
  });

  test('into the store, also where a link leads into it', async () => {
    const link = place();
    symlinkSync(join(shared.cwd, '.savepoint/runs'), link);
    for (const to of [join(shared.cwd, '.savepoint/runs/mine'), join(link, 'a/b')]) {
      const { code, stderr } = await savepoint(['restore', 'latest', '--to', to], shared);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${to} is in the store`)]);
      expect(existsSync(to)).toBe(false);
    }
  });

  test.each([
    [['restore', 'latest'], 2, '--to is missing'],
    [['restore', 'latest', '--to', 'DIR', '--at', 'one', '--aside'], 2, 'exclude each other'],
    [['restore', 'latest', '--to', 'DIR', '--at', 'nope'], 2, 'has no step nope'],
    [['restore', '19990101', '--to', 'DIR'], 4, 'no such run'],
    [['restore', '--to', 'DIR'], 2, "missing required argument 'run'"],
  ])('for %j', async (args, exit, says) => {
    const to = place();
    const { code, stderr } = await savepoint(
      args.map((arg) => (arg === 'DIR' ? to : arg)),
      shared,
    );
    expect([code, stderr]).toEqual([exit, expect.stringContaining(says)]);
    expect(existsSync(to)).toBe(false);
  });

  test('of a step that has not completed', async () => {
    const cwd = workspaceWith('steps: [{ id: one, run: "false" }]');
    await savepoint(['run', '-q'], { cwd });
    const to = place();
    const { code, stderr } = await savepoint(['restore', 'latest', '--at', 'one', '--to', to], { cwd });
    expect([code, stderr]).toEqual([4, expect.stringContaining('one has not been completed')]);
    expect(existsSync(to)).toBe(false);
  });

  test('when a byte of any pack is another one', async () => {
    const it = await completed();
    const { below } = random(seedFor(7));
    const flips = packs(it.cwd).flatMap((pack) => {
      const { length } = readFileSync(pack);
      const fixed = [0, 8, 15, 16, length - 1, length - 16, length - 17, length - 72];
      const some = Array.from({ length: isSoak() ? 12 : 2 }, () => below(length));
      return [...(isSoak() ? fixed : fixed.slice(-2)), ...some].map((at) => ({ pack, at }));
    });
    for (const { pack, at } of flips) {
      const whole = readFileSync(pack);
      const bad = Buffer.from(whole);
      bad[at] = (bad[at] ?? 0) ^ 0x20;
      writeFileSync(pack, bad);
      const to = place();
      const { code, stderr } = await savepoint(['restore', 'latest', '--to', to], it);
      expect([pack, at, code, stderr, existsSync(to)]).toEqual([
        pack,
        at,
        5,
        expect.stringMatching(/^savepoint: .*cannot be read: .*\n {2}hint: `savepoint verify /),
        false,
      ]);
      writeFileSync(pack, whole);
    }
    expect(snapshot(await restored(it))).toEqual(snapshot(it.cwd));
  }, 120_000);

  test('outside of the place, through whatever links were saved', async () => {
    const far = folder();
    const cwd = workspaceWith(`steps: [{ id: one, run: 'ln -s ${far} out && ln -s ${far}/file file' }]`);
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
    const to = folder();
    expect((await savepoint(['restore', 'latest', '--to', to], { cwd })).code).toBe(0);
    expect(readdirSync(far)).toEqual([]);
    expect(snapshot(to)).toEqual(snapshot(cwd));
  });
});

describe('files that git holds', () => {
  test('come from the repository of the workspace, and are missed by the name of the commit elsewhere', async () => {
    const cwd = workspaceWith("steps: [{ id: one, run: 'echo made > made.txt' }]", {
      ...FILES,
      '.gitignore': 'ignored\n.savepoint\n',
      'ignored/there': 'before',
    });
    git(cwd, 'init', '-q');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '-qm', 'all');
    const commit = git(cwd, 'rev-parse', 'HEAD').trim();
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
    const to = place();
    const { code, stderr } = await savepoint(['restore', 'latest', '--to', to], { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining('git ignores ignored/there')]);
    const { ignored: _, 'ignored/there': __, ...rest } = snapshot(cwd);
    expect(snapshot(to)).toEqual(rest);

    const other = folder();
    const away = place();
    const store = join(cwd, '.savepoint');
    const missed = await savepoint(['restore', 'latest', '--to', away, '--store', store, '-C', other], {
      cwd: other,
    });
    expect([missed.code, missed.stderr]).toEqual([4, expect.stringContaining(`in the commit ${commit}`)]);
    expect(missed.stderr).toMatch(/\n {2}hint: /);
    expect(existsSync(away)).toBe(false);
  });
});
