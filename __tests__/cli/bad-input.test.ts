/**
 * Bad input of every kind: the exit code and the message of the contract, in little time and memory; nothing is
 * started, and nothing is written.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Ended, linesIn, type StartOptions, savepoint, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { asNobody, giveAway } from '../support/other-user.ts';

const PRELOAD = resolve('__tests__/support/peak-memory.cjs');
/** A hang, or work that grows without bound: the machine may be busy. */
const MOST_MS = 20_000;
const MOST_KIB = 200 * 1024;

/** Where a case is tried. */
interface Place {
  readonly cwd: string;
  /** Outside the workspace: what the first step would make. */
  readonly marker: string;
  /** A folder for whatever a case needs outside the workspace. */
  readonly aside: string;
  /** Writes a file of the workspace. */
  readonly write: (name: string, data: string | Uint8Array) => void;
  /** A pipeline whose first step makes the marker, with more text around it. */
  readonly pipeline: (more?: { readonly top?: string; readonly steps?: string }) => void;
}

interface Case {
  readonly args: readonly string[] | ((place: Place) => readonly string[]);
  readonly exit: number;
  /** All of these are on stderr. */
  readonly says: readonly (string | RegExp)[];
  readonly prepare?: (place: Place) => void | Promise<void>;
  readonly env?: (place: Place) => Readonly<Record<string, string>>;
  /** Tried as a user who is not root; the workspace is theirs. */
  readonly asNobody?: true;
}

function placeOf(): Place {
  const cwd = folder();
  const aside = folder();
  const marker = join(folder(), 'marker');
  const write = (name: string, data: string | Uint8Array): void => writeFileSync(join(cwd, name), data);
  const place: Place = {
    cwd,
    aside,
    marker,
    write,
    pipeline: ({ top = '', steps = '' } = {}) =>
      write('savepoint.yml', `${top}\nsteps:\n  - { id: first, run: "echo > ${marker}" }\n${steps}`),
  };
  place.pipeline();
  return place;
}

/** All there is below a folder: names, kinds, contents. */
function contentsOf(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) return `${file} -> ${readlinkSync(file)}`;
      return entry.isFile() ? `${file} ${statSync(file).size} ${statSync(file).mtimeMs}` : file;
    })
    .sort();
}

interface Measured extends Ended {
  readonly ms: number;
  readonly maxRssKib: number;
}

async function measured(args: readonly string[], options: StartOptions): Promise<Measured> {
  const results = folder();
  giveAway(results);
  const file = join(results, 'peak');
  const ended = await savepoint(args, {
    ...options,
    node: ['--require', PRELOAD],
    env: { ...options.env, PEAK_MEMORY_FILE: file },
  });
  return { ...ended, ...(JSON.parse(readFileSync(file, 'utf8')) as { ms: number; maxRssKib: number }) };
}

/** The fastest of three, where the machine is busy: what hangs does so each time. */
async function fastest(args: readonly string[], options: StartOptions): Promise<Measured> {
  let best = await measured(args, options);
  for (let more = 2; more > 0 && best.ms >= MOST_MS; more--) {
    const next = await measured(args, options);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

async function check(each: Case): Promise<void> {
  const place = placeOf();
  await each.prepare?.(place);
  const user = each.asNobody === true ? asNobody() : {};
  if (each.asNobody === true) giveAway(place.cwd, place.aside);
  const before = [place.cwd, place.aside].map(contentsOf);
  const args = typeof each.args === 'function' ? each.args(place) : each.args;
  const env = { ...user.env, ...each.env?.(place) };
  const ended = await fastest(args, { ...user, cwd: place.cwd, env });
  for (const says of each.says) {
    if (typeof says === 'string') expect(ended.stderr).toContain(says);
    else expect(ended.stderr).toMatch(says);
  }
  expect([ended.code, ended.stdout, existsSync(place.marker)]).toEqual([each.exit, '', false]);
  expect(ended.stderr).not.toContain('    at ');
  expect([place.cwd, place.aside].map(contentsOf)).toEqual(before);
  expect(ended.ms).toBeLessThan(MOST_MS);
  expect(ended.maxRssKib).toBeLessThan(MOST_KIB);
}

/** Runs a pipeline to its end in the place's workspace, so that there is a store with a run. */
async function withRun({ cwd, write, pipeline }: Place): Promise<string> {
  write('savepoint.yml', 'name: Seen\nsteps:\n  - { id: first, run: "true" }\n');
  expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
  pipeline({ top: 'name: Seen' });
  return readdirSync(join(cwd, '.savepoint/runs'))[0] ?? '';
}

const BOMB = `
a: &a [x, x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
steps: [{ run: "true", env: { A: *f } }]
`;

const WORKFLOW = `
name: CI
on: [push]
permissions: { contents: read }
jobs:
  build:
    runs-on: ubuntu-latest
    services: { db: { image: postgres } }
    steps:
      - uses: actions/checkout@v5
      - run: make
`;

describe('a pipeline file', () => {
  const FILES: readonly (readonly [string, Omit<Case, 'args' | 'exit'> & Partial<Case>])[] = [
    [
      'that is empty',
      {
        prepare: ({ write }) => write('savepoint.yml', ''),
        says: ['savepoint.yml:1:1: the file is empty', 'hint:'],
      },
    ],
    [
      'of comments alone',
      {
        prepare: ({ write }) => write('savepoint.yml', '# one\n\n  # two\n'),
        says: ['the file is empty', 'nothing was started'],
      },
    ],
    [
      'that is binary',
      {
        prepare: ({ write }) =>
          write('savepoint.yml', Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256))),
        says: ['savepoint.yml is not a text file: it holds NUL bytes'],
      },
    ],
    [
      'that is no UTF-8',
      {
        prepare: ({ write }) => write('savepoint.yml', Buffer.from([0x73, 0xff, 0xfe, 0x0a])),
        says: ['savepoint.yml is not a text file in UTF-8', 'save the file as UTF-8'],
      },
    ],
    [
      'of 10 MB of one letter',
      {
        prepare: ({ write }) => write('savepoint.yml', 'a'.repeat(10_000_000)),
        says: ['savepoint.yml is longer than 1 MiB'],
      },
    ],
    [
      'of a letter short of 1 MiB',
      {
        prepare: ({ write }) => write('savepoint.yml', 'a'.repeat(2 ** 20 - 1)),
        says: ['savepoint.yml:1:1: '],
      },
    ],
    ['without an end', { args: ['run', '/dev/zero'], says: ['/dev/zero is longer than 1 MiB'] }],
    [
      'that unfolds to a million values',
      { prepare: ({ write }) => write('savepoint.yml', BOMB), says: ['unfold to more than 100000 values'] },
    ],
    [
      'that is a whole workflow',
      {
        prepare: ({ write }) => write('savepoint.yml', WORKFLOW),
        says: [
          'savepoint.yml:5:1: this is a whole workflow, not a pipeline',
          'put the "run" steps of one job under "steps"',
        ],
      },
    ],
    [
      'with a step of a workflow',
      {
        prepare: ({ pipeline }) => pipeline({ steps: '  - uses: actions/cache@v4\n' }),
        says: [
          /savepoint\.yml:4:5: .*uses.*/,
          'workflow',
          '    4 |   - uses: actions/cache@v4\n      |     ^^^^',
        ],
      },
    ],
    [
      'with an unknown key',
      {
        prepare: ({ pipeline }) => pipeline({ steps: '  - { runn: x }\n' }),
        says: [/savepoint\.yml:4:7: .*"runn"/, /did you mean "run"/],
      },
    ],
    [
      'with two errors: both are said',
      {
        prepare: ({ pipeline }) => pipeline({ top: 'nam: x', steps: '  - { run: x, needs: frist }\n' }),
        says: ['savepoint.yml:1:1:', 'savepoint.yml:4:', 'first', '2 problems; nothing was started.'],
      },
    ],
    [
      'that is a directory',
      { args: ['run', '.'], says: ['cannot be read: it is a directory', 'name the pipeline file'] },
    ],
    [
      'that its user may not read',
      {
        prepare: ({ cwd }) => chmodSync(join(cwd, 'savepoint.yml'), 0o000),
        asNobody: true,
        says: ['savepoint.yml cannot be read: permission denied'],
      },
    ],
    [
      'in a folder that its user may not enter',
      {
        prepare: ({ cwd }) => mkdirSync(join(cwd, '.github'), { mode: 0o000 }),
        asNobody: true,
        says: ['.github/savepoint.yml cannot be looked at: permission denied'],
      },
    ],
    [
      'that is not there',
      { args: ['run', './nope.yml'], says: ['no such pipeline file: ./nope.yml', 'looked for /'] },
    ],
    [
      'whose name is not there',
      {
        args: ['run', 'nightly'],
        says: ['no pipeline named nightly: there is no .github/savepoint/nightly.yml in /'],
      },
    ],
    [
      'with a name that no file can have',
      { args: ['run', 'x'.repeat(300)], says: ['no pipeline named xxx'] },
    ],
  ];

  test.each(FILES)('%s is refused', async (_, each) => {
    await check({ args: ['run'], exit: 2, ...each });
  });

  test('that nobody has written is missed by name', async () => {
    await check({
      args: ({ aside }) => ['run', '-C', aside],
      exit: 2,
      says: [/no pipeline file: neither \.github\/savepoint\.yml nor savepoint\.yml is in \//],
    });
  });

  test.each(['background: true', 'approval: { prompt: go }', 'strategy: { matrix: { a: [1] } }'])(
    'with %s is one for a later version',
    async (word) => {
      const key = word.split(':')[0] ?? '';
      const step = key === 'approval' ? `{ id: gate, ${word} }` : `{ id: b, run: x, ${word} }`;
      await check({
        args: ['run'],
        exit: 2,
        prepare: ({ pipeline }) => pipeline({ steps: `  - ${step}\n` }),
        says: [`"${key}" is not supported yet`, 'savepoint.yml:4:', 'hint:'],
      });
    },
  );

  test('is refused by validate and plan as by run', async () => {
    const prepare = ({ pipeline }: Place): void => pipeline({ steps: '  - { runn: x }\n' });
    for (const command of ['validate', 'plan', 'run']) {
      await check({ args: [command], exit: 2, prepare, says: [/did you mean "run"/] });
    }
  });
});

const USAGE: readonly (readonly [string, readonly string[], readonly (string | RegExp)[]])[] = [
  ['an unknown step', ['run', '--from-step', 'frist'], ['no such step: frist', 'did you mean first?']],
  ['an unknown step alone', ['run', '--only-step', 'frist'], ['no such step: frist', 'did you mean first?']],
  ['a step far from any', ['run', '--from-step', 'xyzzy'], ['no such step: xyzzy', '`savepoint plan` lists']],
  ['a number that no step has', ['run', '--from-step', '7'], ['no such step: 7', '`savepoint plan` lists']],
  [
    'two steps',
    ['run', '--from-step', 'first', '--only-step', 'first'],
    ['--from-step and --only-step exclude'],
  ],
  ['an option of another command', ['runs', '--edited'], ["savepoint: unknown option '--edited'"]],
  ['a run and a fresh one', ['run', '--run', 'latest', '--fresh'], ['--run and --fresh exclude each other']],
  ['an input without a value', ['run', '--input', 'who'], ['--input who has no value', '--input NAME=VALUE']],
  ['an input that is none', ['run', '--input', 'who=x'], ['the pipeline has no input "who"']],
  [
    'a number of steps that is none',
    ['run', '--max-parallel', '0'],
    ['--max-parallel 0 is not a whole number'],
  ],
  [
    'a secret that is not set',
    ['run', '--secret', 'NO_SUCH'],
    ['--secret NO_SUCH: there is no such variable'],
  ],
  ['an unknown option', ['run', '--frob'], ["savepoint: unknown option '--frob'", 'hint:']],
  ['an option that is misspelt', ['run', '--fersh'], ['Did you mean --fresh?']],
  ['an unknown command', ['rum'], ["savepoint: unknown command 'rum'", 'Did you mean run?']],
  ['no command', [], ['Usage: savepoint', 'Commands:']],
  ['too many arguments', ['runs', 'x'], ['too many arguments']],
  ['an option without its value', ['run', '--from-step'], ['argument missing']],
  ['a form that is none', ['runs', '-o', 'xml'], ["'xml' is invalid", 'table, json, ndjson']],
  ['a list of something else', ['list', 'steps'], ['there are no steps to list', 'savepoint list runs']],
  ['an age that is none', ['clean', '--older-than', 'soon'], ['--older-than soon is not a length of time']],
  ['a name and all', ['clean', 'x', '--all'], ['a named run and --all exclude each other']],
  ['a workspace that is not there', ['run', '-C', 'nowhere'], [/the workspace \/.*nowhere is not there/]],
  ['a workspace that is a file', ['run', '-C', 'savepoint.yml'], ['savepoint.yml is not a directory']],
];

test.each(USAGE)('%s is bad usage', async (_, args, says) => {
  await check({ args, exit: 2, says });
});

describe('inputs', () => {
  const top = `
inputs:
  who: { required: true }
  count: { type: number, default: 1 }
  where: { type: choice, options: [here, there] }
`;

  test.each([
    [[], ['the input "who" is required and was not given', 'hint: give it with --input who=VALUE']],
    [['-i', 'who=x', '-i', 'count=many'], ['the input "count" must be a number, but it is "many"']],
    [
      ['-i', 'who=x', '-i', 'where=hre'],
      ['must be one of here, there', 'did you mean "here"'],
    ],
    [['-i', 'who=x', '-i', 'cuont=1'], ['no input "cuont"; did you mean "count"?']],
    [['-i', 'count=x', '-i', 'where=x'], ['3 problems; nothing was started.']],
  ])('%j do not fit', async (args, says) => {
    await check({ args: ['run', ...args], exit: 2, prepare: ({ pipeline }) => pipeline({ top }), says });
  });
});

describe('a run', () => {
  const COMMANDS = [
    ['run', '--run'],
    ['resume'],
    ['plan', '--run'],
    ['show'],
    ['events'],
    ['logs'],
    ['clean'],
  ];

  test.each(COMMANDS)('that is not there cannot be named: %s %s', async (...command) => {
    await check({
      args: [...command.filter((word) => word !== undefined), '2020'],
      exit: 4,
      prepare: async (place) => void (await withRun(place)),
      says: ['no such run: 2020', '`savepoint runs` lists them'],
    });
  });

  test.each([['resume'], ['show'], ['events'], ['logs']])(
    'cannot be found where there is none: %s',
    async (command) => {
      await check({ args: [command], exit: 4, says: [/there is no run/, 'hint:'] });
    },
  );

  test('cannot be named by a beginning that two share', async () => {
    await check({
      args: ['resume', '20'],
      exit: 4,
      prepare: async (place) => {
        await withRun(place);
        await withRun(place);
      },
      says: [/2 runs begin with 20: 20\d{6}-\d{6}-seen\S*, 20/, 'write more of the id'],
    });
  });

  test('that has not come far enough cannot be entered in the middle', async () => {
    await check({
      args: ['run', '--from-step', 'second'],
      exit: 4,
      prepare: ({ pipeline }) => pipeline({ steps: '  - { id: second, run: x }\n' }),
      says: [
        'second cannot be started in a new run: it depends on first, not completed yet',
        'begin there: --from-step first\n',
      ],
    });
  });

  test('nor can a step of a new run, which one with other inputs is', async () => {
    await check({
      args: ['run', '--from-step', 'second', '--input', 'target=b'],
      exit: 4,
      prepare: ({ pipeline }) =>
        pipeline({
          top: 'inputs: { target: { default: a } }\n',
          steps: '  - { id: second, run: x }\n',
        }),
      says: [
        'second cannot be started in a new run: it depends on first, not completed yet',
        'begin there: --from-step first; a run with other inputs is another one',
      ],
    });
  });
});

const COMMANDS_OF_A_STORE = ['run', 'resume', 'plan', 'runs', 'show', 'events', 'logs', 'clean'];

describe('a store', () => {
  test.each(['resume', 'runs', 'show', 'events', 'logs', 'clean'])(
    'that was named and is not there is an error, never taken for empty: %s',
    async (command) => {
      const says = [/there is no store at \/.*nowhere/];
      await check({ args: ({ aside }) => [command, '--store', join(aside, 'nowhere')], exit: 5, says });
      await check({ args: [command], env: () => ({ SAVEPOINT_STORE: 'nowhere' }), exit: 5, says });
    },
  );

  test.each(COMMANDS_OF_A_STORE)('of a newer version is refused: %s', async (command) => {
    await check({
      args: [command],
      exit: 5,
      prepare: async (place) => {
        await withRun(place);
        place.write('.savepoint/store.json', '{"layout":2,"runs":"elsewhere"}\n');
      },
      says: [/the store \/\S+ cannot be opened: .*newer Savepoint \(layout 2; this one reads 1\)/],
    });
  });

  test.each(COMMANDS_OF_A_STORE)('with a run of a newer version is never half-read: %s', async (command) => {
    await check({
      args: [command],
      exit: 5,
      prepare: async (place) => {
        const id = await withRun(place);
        const file = `.savepoint/runs/${id}/run.json`;
        const text = readFileSync(join(place.cwd, file), 'utf8');
        place.write(file, text.replace('"schema": 3', '"schema": 4'));
      },
      says: [/run \S+-seen in the store \/\S+ cannot be read: .*newer Savepoint \(schema 4/],
    });
  });

  test.each(COMMANDS_OF_A_STORE)('that is a file is none: %s', async (command) => {
    await check({
      args: [command, '--store', 'savepoint.yml'],
      exit: 5,
      says: [/savepoint\.yml cannot be opened/],
    });
  });

  test.each(COMMANDS_OF_A_STORE)('that is a folder of something else is left alone: %s', async (command) => {
    await check({
      args: ({ aside }) => [command, '--store', aside],
      exit: 5,
      prepare: ({ aside }) => writeFileSync(join(aside, '.gitignore'), 'mine\n'),
      says: ['it is not a store of Savepoint'],
    });
  });

  test.each(COMMANDS_OF_A_STORE)('whose own file is damaged is an error: %s', async (command) => {
    await check({
      args: [command],
      exit: 5,
      prepare: async (place) => {
        await withRun(place);
        place.write('.savepoint/store.json', '{"lay');
      },
      says: ['store.json in it is damaged'],
    });
  });

  test.each(COMMANDS_OF_A_STORE)('that cannot be read is an error: %s', async (command) => {
    await check({
      args: ({ aside }) => [command, '--store', join(aside, 'store')],
      exit: 5,
      prepare: ({ aside }) => mkdirSync(join(aside, 'store'), { mode: 0o000 }),
      asNobody: true,
      says: [
        /the store \/\S+ cannot be opened: permission denied\n {2}hint: check its owner and permissions/,
      ],
    });
  });

  test.each(
    COMMANDS_OF_A_STORE.flatMap((command) =>
      ['runs/1/packs', 'runs/1/logs', 'workspaces'].map((denied) => ({ command, denied })),
    ),
  )('of which a folder cannot be read is an error: $denied, $command', async ({ command, denied }) => {
    await check({
      args: ({ aside }) => [command, '--store', join(aside, 'store')],
      exit: 5,
      prepare: async ({ aside, cwd }) => {
        const store = join(aside, 'store');
        writeFileSync(join(cwd, 'other.yml'), 'steps: [{ run: "true" }]');
        expect((await savepoint(['run', '-q', '--store', store, './other.yml'], { cwd })).code).toBe(0);
        const [run = ''] = readdirSync(join(store, 'runs'));
        chmodSync(join(store, denied.replace('1', run)), 0o000);
      },
      asNobody: true,
      says: [/ cannot be (read|opened): permission denied\n {2}hint: check its owner and permissions/],
    });
  });

  test('that cannot be written is an error before anything starts', async () => {
    await check({
      args: ({ aside }) => ['run', '--store', join(aside, 'store')],
      exit: 5,
      prepare: async ({ aside, cwd }) => {
        const args = ['run', '-q', '--store', join(aside, 'store')];
        writeFileSync(join(cwd, 'other.yml'), 'steps: [{ run: "true" }]');
        expect((await savepoint([...args, './other.yml'], { cwd })).code).toBe(0);
        chmodSync(join(aside, 'store/runs'), 0o555);
      },
      asNobody: true,
      says: [/the store \/\S+ cannot be written: permission denied/],
    });
  });

  test('that cannot be made is an error before anything starts', async () => {
    await check({
      args: ({ aside }) => ['run', '--store', join(aside, 'closed/store')],
      exit: 5,
      prepare: ({ aside }) => mkdirSync(join(aside, 'closed'), { mode: 0o555 }),
      asNobody: true,
      says: [/the store \/\S+ cannot be opened: permission denied/],
    });
  });
});

describe('a workspace', () => {
  test('that cannot be written to is refused before anything starts', async () => {
    await check({
      args: ({ aside }) => ['run', '--store', join(aside, 'store')],
      exit: 2,
      prepare: ({ cwd }) => chmodSync(cwd, 0o555),
      asNobody: true,
      says: [/the workspace \/\S+ cannot be written to/, 'hint:'],
    });
  });

  test('that has been removed is said to be so', async () => {
    await check({
      args: ['run'],
      exit: 2,
      // A preload leaves the folder behind: none can be started in one that is not there.
      env: () => ({ NODE_OPTIONS: `--require=${goneAway()}` }),
      says: ['the current folder was deleted'],
    });
  });

  function goneAway(): string {
    const file = join(folder(), 'go.cjs');
    const doomed = join(folder(), 'doomed');
    mkdirSync(doomed);
    const code = `process.chdir(${JSON.stringify(doomed)}); require('node:fs').rmdirSync(${JSON.stringify(doomed)});`;
    writeFileSync(file, code);
    return file;
  }
});

test('without a place for scratch files nothing starts', async () => {
  await check({
    args: ['run'],
    exit: 2,
    env: () => ({ TMPDIR: '/no/such/place' }),
    says: ['no folder for scratch files can be made in /no/such/place', 'set TMPDIR'],
  });
});

describe('a record', () => {
  const PIPELINE =
    'workspace: { exclude: [counts] }\nsteps:\n  - { id: a, run: echo a >> counts }\n  - { id: b, run: echo b >> counts; test -e go }\n';

  async function failedRun(): Promise<{ cwd: string; directory: string; file: (name: string) => string }> {
    const cwd = workspaceWith(PIPELINE);
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(1);
    const directory = join(cwd, '.savepoint/runs', readdirSync(join(cwd, '.savepoint/runs'))[0] ?? '');
    return { cwd, directory, file: (name) => join(directory, name) };
  }

  function cut(file: string): Buffer {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    return readFileSync(file);
  }

  test('that is cut short is rebuilt from its events, with a warning that names it; it is left as it is', async () => {
    const { cwd, file } = await failedRun();
    const left = cut(file('run.json'));
    const listed = await savepoint(['runs', '-o', 'json'], { cwd });
    expect(listed.stderr).toMatch(/warning: \/\S+run\.json: it is cut short, .* rebuilt from its events/);
    expect(JSON.parse(listed.stdout)).toMatchObject([{ status: 'failed', steps_completed: 1 }]);
    const shown = await savepoint(['show'], { cwd });
    expect([shown.code, shown.stderr]).toEqual([0, listed.stderr]);
    expect(readFileSync(file('run.json'))).toEqual(left);
    writeFileSync(join(cwd, 'go'), '');
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
    expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b', 'b']);
  });

  test('whose events are cut short too counts as no run, with a warning that names it; both are left', async () => {
    const { cwd, directory, file } = await failedRun();
    const lines = linesIn(file('events.ndjson'));
    writeFileSync(file('events.ndjson'), `${lines.slice(1).join('\n')}\n`);
    const left = [cut(file('run.json')), readFileSync(file('events.ndjson'))];
    const listed = await savepoint(['runs', '-o', 'json'], { cwd });
    expect([listed.code, JSON.parse(listed.stdout)]).toEqual([0, []]);
    expect(listed.stderr).toMatch(/warning: \/\S+events\.ndjson: .*counts as no run/);
    expect(listed.stderr).toContain(directory);
    expect((await savepoint(['resume'], { cwd })).code).toBe(4);
    const fresh = await savepoint(['run', '-q'], { cwd });
    expect([fresh.code, fresh.stderr]).toEqual([1, expect.stringContaining('counts as no run')]);
    expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b', 'a', 'b']);
    expect([readFileSync(file('run.json')), readFileSync(file('events.ndjson'))]).toEqual(left);
  });

  test('without any event counts as no run, with a warning that names it', async () => {
    const { cwd, file } = await failedRun();
    writeFileSync(file('events.ndjson'), '');
    cut(file('run.json'));
    const listed = await savepoint(['runs'], { cwd });
    expect([listed.code, listed.stderr]).toEqual([0, expect.stringMatching(/run\.json: .*counts as no run/)]);
  });

  test('of which only the packs are there counts as no run, with a warning that names it', async () => {
    const { cwd, file } = await failedRun();
    rmSync(file('run.json'));
    rmSync(file('events.ndjson'));
    const listed = await savepoint(['runs'], { cwd });
    expect([listed.code, listed.stderr]).toEqual([
      0,
      expect.stringMatching(
        /events\.ndjson: it is gone, and what the run has saved is there; it counts as no run/,
      ),
    ]);
  });

  test('of which its process was killed before the first event is no word, whatever it had begun to save', async () => {
    const { cwd, file } = await failedRun();
    rmSync(file('run.json'));
    writeFileSync(file('events.ndjson'), '');
    for (const command of ['runs', 'verify'])
      expect((await savepoint([command], { cwd })).stderr).not.toContain('events.ndjson');
    expect((await savepoint(['run', '-q'], { cwd })).stderr).not.toContain('events.ndjson');
  });

  test('that is hidden among files which are no runs is found', async () => {
    const { cwd } = await failedRun();
    writeFileSync(join(cwd, '.savepoint/runs/.DS_Store'), 'x');
    expect(JSON.parse((await savepoint(['runs', '-o', 'json'], { cwd })).stdout)).toHaveLength(1);
  });
});

test('two users of one machine can each run in a workspace of their own', async () => {
  const mine = workspaceWith('steps: [{ run: "true" }]');
  expect((await savepoint(['run', '-q'], { cwd: mine })).code).toBe(0);
  const theirs = workspaceWith('steps: [{ run: "true" }]');
  giveAway(theirs);
  const ended = await savepoint(['run', '-q'], { cwd: theirs, ...asNobody() });
  expect([ended.code, ended.stderr]).toEqual([0, '']);
});

test('a refusal is annotated on GitHub, at its place', async () => {
  const { cwd, pipeline } = placeOf();
  pipeline({ steps: '  - { runn: x }\n' });
  const { code, stderr } = await savepoint(['run'], { cwd, env: { GITHUB_ACTIONS: 'true' } });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^::error file=savepoint\.yml,line=4,col=7,/m)]);
});
