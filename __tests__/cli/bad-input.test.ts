/**
 * Bad input of every kind: the exit code and the message of the contract; nothing is started, and nothing is written. What can be wrong
 * within a pipeline file is in `__tests__/pipeline`.
 */
import {
  chmodSync,
  cpSync,
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
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Ended, linesIn, savepoint as savepointApart, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { asNobody, giveAway } from '../support/other-user.ts';

/** Where a case is tried. */
interface Place {
  readonly cwd: string;
  /** A folder for whatever a case needs outside of the workspace. */
  readonly aside: string;
  /** Outside of the workspace: what the first step would make. */
  readonly marker: string;
}

interface Case {
  readonly args: readonly string[] | ((place: Place) => readonly string[]);
  readonly exit: number;
  /** All of these are on stderr. */
  readonly says: readonly (string | RegExp)[];
  /** Added to a pipeline whose first step makes the marker. */
  readonly top?: string;
  readonly steps?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly prepare?: (place: Place) => void;
}

function placeOf({ top = '', steps = '' }: Pick<Case, 'top' | 'steps'>): Place {
  const [cwd, aside, marker] = [folder(), folder(), join(folder(), 'marker')];
  const first = `steps:\n  - { id: first, run: "echo > ${marker}" }\n`;
  writeFileSync(join(cwd, 'savepoint.yml'), `name: Seen\n${top}\n${first}${steps}`);
  return { cwd, aside, marker };
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

type Call = (args: readonly string[], place: Place, env: Case['env']) => Promise<Ended>;

const here: Call = (args, { cwd }, env = {}) => savepoint(args, { cwd, env });

/** As a user who is not root; the workspace is theirs, and it is looked at by one who may. */
const asAnother: Call = (args, { cwd, aside }) => {
  giveAway(cwd, aside);
  return savepointApart(args, { cwd, ...asNobody() });
};

async function mustRefuse(each: Case, call: Call = here): Promise<void> {
  const place = placeOf(each);
  each.prepare?.(place);
  const before = [place.cwd, place.aside].map(contentsOf);
  const args = typeof each.args === 'function' ? each.args(place) : each.args;
  const { code, stdout, stderr } = await call(args, place, each.env);
  for (const says of each.says) {
    if (typeof says === 'string') expect(stderr).toContain(says);
    else expect(stderr).toMatch(says);
  }
  expect([args, code, stdout, existsSync(place.marker)]).toEqual([args, each.exit, '', false]);
  expect(stderr).not.toContain('    at ');
  expect([place.cwd, place.aside].map(contentsOf)).toEqual(before);
}

describe('a pipeline file', () => {
  test.each(['validate', 'plan', 'run'])(
    'has all its mistakes told, each at its place with a caret and a remedy: %s',
    async (command) => {
      await mustRefuse({
        args: [command],
        exit: 2,
        top: 'nam: x',
        steps: '  - uses: actions/cache@v4\n  - { runn: x, needs: frist }\n',
        env: { GITHUB_ACTIONS: 'true' },
        says: [
          /^savepoint\.yml:2:1: .*"nam".*; did you mean "name"/m,
          /^savepoint\.yml:5:5: "uses" does not belong .*\n {4}5 \| {3}- uses: actions\/cache@v4\n {6}\| {5}\^\^\^\^\n {2}hint: /m,
          /^savepoint\.yml:6:7: .*; did you mean "run"/m,
          /^\d problems; nothing was started\.$/m,
          /^::error file=savepoint\.yml,line=6,col=7,/m,
        ],
      });
    },
  );

  test('without an end, or of a million values, is refused in little time and memory', async () => {
    const bomb = [...'abcdef'].map(
      (name, at) => `${name}: &${name} [${Array(10).fill(at === 0 ? 'x' : `*${'abcdef'[at - 1]}`)}]`,
    );
    const peak = join(folder(), 'peak');
    for (const [args, says] of [
      [['run', '/dev/zero'], '/dev/zero is longer than 1 MiB'],
      [['run'], 'unfold to more than 100000 values'],
    ] as const) {
      const options = {
        node: ['--require', resolve('__tests__/support/peak-memory.cjs')],
        env: { PEAK_MEMORY_FILE: peak },
      };
      const call: Call = (given, { cwd }) => savepointApart(given, { cwd, ...options });
      await mustRefuse(
        { args, exit: 2, top: bomb.join('\n'), steps: '  - { run: x, env: { A: *f } }\n', says: [says] },
        call,
      );
      const { ms, maxRssKib } = JSON.parse(readFileSync(peak, 'utf8')) as { ms: number; maxRssKib: number };
      // A machine that is busy is slow, and one that unfolds it all hangs.
      expect([ms < 20_000, maxRssKib < 200 * 1024]).toEqual([true, true]);
    }
  });

  const FILES: readonly (readonly [string, Omit<Case, 'exit'>])[] = [
    [
      'a directory',
      { args: ['run', '.'], says: ['cannot be read: it is a directory', 'name the pipeline file'] },
    ],
    [
      'not there',
      { args: ['run', './nope.yml'], says: ['no such pipeline file: ./nope.yml', 'looked for /'] },
    ],
    [
      'not there by its name',
      {
        args: ['run', 'nightly'],
        says: ['no pipeline named nightly: there is no .github/savepoint/nightly.yml in /'],
      },
    ],
    ['one whose name no file can have', { args: ['run', 'x'.repeat(300)], says: ['no pipeline named xxx'] }],
    [
      'missed where nobody has written it',
      {
        args: ({ aside }) => ['run', '-C', aside],
        says: [/no pipeline file: neither \.github\/savepoint\.yml nor savepoint\.yml is in \//],
      },
    ],
  ];

  test.each(FILES)('that is %s is refused', (_, each) => mustRefuse({ exit: 2, ...each }));

  test.each<[string, (cwd: string) => void, string]>([
    [
      'that its user may not read',
      (cwd) => chmodSync(join(cwd, 'savepoint.yml'), 0o000),
      'savepoint.yml cannot be read: permission denied',
    ],
    [
      'in a folder that its user may not enter',
      (cwd) => mkdirSync(join(cwd, '.github'), { mode: 0o000 }),
      '.github/savepoint.yml cannot be looked at: permission denied',
    ],
  ])('%s is refused', (_, close, says) =>
    mustRefuse({ args: ['run'], exit: 2, says: [says], prepare: ({ cwd }) => close(cwd) }, asAnother),
  );
});

const USAGE: readonly (readonly [string, readonly string[], readonly (string | RegExp)[]])[] = [
  ['an unknown step', ['run', '--from-step', 'frist'], ['no such step: frist', 'did you mean first?']],
  ['a step far from any', ['run', '--only-step', 'xyzzy'], ['no such step: xyzzy', '`savepoint plan` lists']],
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
  [
    'an option that is misspelt',
    ['run', '--fersh'],
    ["unknown option '--fersh'", 'Did you mean --fresh?', 'hint:'],
  ],
  ['an unknown command', ['rum'], ["savepoint: unknown command 'rum'", 'Did you mean run?']],
  ['no command', [], ['Usage: savepoint', 'Commands:']],
  ['too many arguments', ['runs', 'x'], ['too many arguments']],
  ['an option without its value', ['run', '--from-step'], ['argument missing']],
  ['a form that is none', ['runs', '-o', 'xml'], ["'xml' is invalid", 'table, json, ndjson']],
  ['a list of something else', ['list', 'steps'], ['there are no steps to list', 'savepoint list runs']],
  ['an age that is none', ['clean', '--older-than', 'soon'], ['--older-than soon is not a length of time']],
  ['a name and all', ['clean', 'x', '--all'], ['a named run and --all exclude each other']],
  ['a store of a later version', ['run', '--store', 's3://bucket'], ['s3://bucket: S3 is not supported yet']],
  ['a command of a later version', ['import', 'ci.yml'], ['import is not supported yet', '`savepoint init`']],
  ['a workspace that is not there', ['run', '-C', 'nowhere'], [/the workspace \/.*nowhere is not there/]],
  ['a workspace that is a file', ['run', '-C', 'savepoint.yml'], ['savepoint.yml is not a directory']],
];

test.each([
  ['holds the workspace', '..', /the root "\." lies inside the root "\//],
  ['lies in it', 'sub', /the root "\/.*sub" lies inside the root "\."/],
])('a root whose absolute path %s is a mistake of the file', async (_, path, says) => {
  const { cwd } = placeOf({});
  const paths = JSON.stringify(['.', resolve(cwd, path)]);
  writeFileSync(join(cwd, 'savepoint.yml'), `workspace: { paths: ${paths} }\nsteps: [{ run: x }]\n`);
  const { code, stderr } = await savepoint(['run'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
  expect(readdirSync(join(cwd, '.savepoint/runs'))).toEqual([]);
});

test.each(USAGE)('%s is bad usage', (_, args, says) => mustRefuse({ args, exit: 2, says }));

test.each([
  ['SAVEPOINT_STORE', 's3://bucket', 's3://bucket: S3 is not supported yet'],
  ['SAVEPOINT_KEY', 'k', 'SAVEPOINT_KEY: encryption is not supported yet'],
])('the variable %s with the words of a later version is bad usage', (name, value, says) =>
  mustRefuse({ args: ['run'], exit: 2, says: [says], env: { [name]: value } }),
);

test('inputs that do not fit are told at once, with how to give them', async () => {
  const top =
    'inputs: { who: { required: true }, count: { type: number }, where: { type: choice, options: [here] } }';
  await mustRefuse({
    args: ['run', '-i', 'count=x', '-i', 'where=hre', '-i', 'cuont=1'],
    exit: 2,
    top,
    says: [
      'the input "who" is required and was not given',
      'hint: give it with --input who=VALUE',
      'the input "count" must be a number, but it is "x"',
      'must be one of here, but it is "hre"; did you mean "here"',
      'no input "cuont"; did you mean "count"?',
      '4 problems; nothing was started.',
    ],
  });
});

let seen = '';
beforeAll(async () => {
  seen = workspaceWith('name: Seen\nsteps:\n  - { id: first, run: "true" }\n');
  for (const args of [
    ['run', '-q'],
    ['run', '-q'],
  ])
    expect((await savepoint(args, { cwd: seen })).code).toBe(0);
});

/** A store with two runs, as in a workspace that has had a while. */
const withRuns = ({ cwd }: Place): void =>
  cpSync(join(seen, '.savepoint'), join(cwd, '.savepoint'), { recursive: true });

describe('a run', () => {
  test.each([['run', '--run'], ['resume'], ['plan', '--run'], ['show'], ['events'], ['logs'], ['clean']])(
    'that is not there, or not alone in what is said of it, cannot be named: %s',
    async (...command) => {
      const call = [...command].filter((word) => word !== undefined);
      const none = ['no such run: 2020', '`savepoint runs` lists them'];
      await mustRefuse({ args: [...call, '2020'], exit: 4, prepare: withRuns, says: none });
      const two = [/2 runs begin with 20: 20\d{6}-\d{6}-seen\S*, 20/, 'write more of the id'];
      await mustRefuse({ args: [...call, '20'], exit: 4, prepare: withRuns, says: two });
    },
  );

  test.each([['resume'], ['show'], ['events'], ['logs']])(
    'cannot be found where there is none: %s',
    (command) => mustRefuse({ args: [command], exit: 4, says: [/there is no run/, 'hint:'] }),
  );

  test.each(['run', 'plan'])(
    'that other inputs keep apart is named by %s, with how to change it',
    async (command) => {
      const { cwd } = placeOf({
        top: 'inputs: { city: { default: la }, n: {} }',
        steps: '  - { id: second, run: "true" }\n',
      });
      await savepoint(['run'], { cwd });
      const args = [command, '--only-step', 'second', '-i', 'CITY=s f'];
      const { code, stderr } = await savepoint(args, { cwd });
      expect([code, stderr]).toEqual([
        4,
        expect.stringMatching(
          /no run has city=s f, and second cannot be started in a new run: .*\n {2}hint: to change the newest run: `savepoint resume \S+-seen --input 'city=s f' --only-step second`; for a new one, begin there: --from-step first\n/,
        ),
      ]);
    },
  );

  const isNew = 'second cannot be started in a new run: it depends on first, not completed yet';

  test('that is new cannot be entered in the middle', async () => {
    const says = [isNew, 'begin there: --from-step first\n'];
    const args = ['run', '--from-step', 'second'];
    await mustRefuse({ args, exit: 4, steps: '  - { id: second, run: x }\n', says });
  });
});

describe('a store', () => {
  const READING = ['resume', 'runs', 'show', 'events', 'logs', 'clean'];
  const ALL = ['run', 'plan', ...READING];
  const inStore = (name: string, text: string) => (place: Place) => {
    withRuns(place);
    writeFileSync(join(place.cwd, '.savepoint', name), text);
  };
  const ofNewerRun = (place: Place): void => {
    withRuns(place);
    const [id = ''] = readdirSync(join(place.cwd, '.savepoint/runs'));
    const file = join(place.cwd, '.savepoint/runs', id, 'run.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"schema": 3', '"schema": 4'));
  };

  test('that was named and is not there is an error, never taken for empty', async () => {
    const says = [/there is no store at \/.*nowhere/];
    for (const command of READING) {
      await mustRefuse({ args: [command, '--store', 'nowhere'], exit: 5, says });
      await mustRefuse({ args: [command], env: { SAVEPOINT_STORE: 'nowhere' }, exit: 5, says });
    }
  });

  test.each<[string, readonly string[], Case['prepare'], string | RegExp]>([
    [
      'of a newer version is refused',
      [],
      inStore('store.json', '{"layout":2,"runs":"elsewhere"}\n'),
      /the store \/\S+ cannot be opened: .*newer Savepoint \(layout 2; this one reads 1\)/,
    ],
    [
      'with a run of a newer version is never half-read',
      [],
      ofNewerRun,
      /run \S+-seen\S* in the store \/\S+ cannot be read: .*newer Savepoint \(schema 4/,
    ],
    [
      'whose own file is damaged is an error',
      [],
      inStore('store.json', '{"lay'),
      'store.json in it is damaged',
    ],
    ['that is a file is none', ['--store', 'savepoint.yml'], undefined, /savepoint\.yml cannot be opened/],
    [
      'that is a folder of something else is left alone',
      ['--store', '.'],
      undefined,
      'it is not a store of Savepoint',
    ],
  ])('%s, by each command', async (_, args, prepare, says) => {
    for (const command of ALL) {
      const each = { args: [command, ...args], exit: 5, says: [says] };
      await mustRefuse(prepare === undefined ? each : { ...each, prepare });
    }
  });

  test('where the system makes no folders is an error, and is not tried for ever', () =>
    mustRefuse({ args: ['run', '--store', '/proc/x'], exit: 5, says: ['/proc/x'] }));

  test.each<[string, string, number, RegExp]>([
    [
      'that cannot be read',
      '.',
      0o000,
      / cannot be opened: permission denied\n {2}hint: check its owner and/,
    ],
    ['whose packs cannot be read', 'runs/1/packs', 0o000, / cannot be (read|opened): permission denied/],
    ['whose logs cannot be read', 'runs/1/logs', 0o000, / cannot be (read|opened): permission denied/],
    [
      'whose notes of workspaces cannot be read',
      'workspaces',
      0o000,
      / cannot be (read|opened): permission denied/,
    ],
    ['that cannot be written', 'runs', 0o555, / cannot be written: permission denied/],
  ])('%s is an error before anything starts', async (_, denied, mode, says) => {
    for (const command of mode === 0 ? ['run', 'show'] : ['run']) {
      const prepare = (place: Place): void => {
        withRuns(place);
        const [id = ''] = readdirSync(join(place.cwd, '.savepoint/runs'));
        const all = readdirSync(join(place.cwd, '.savepoint'), { recursive: true, encoding: 'utf8' });
        giveAway(...['.', ...all].map((name) => join(place.cwd, '.savepoint', name)));
        chmodSync(join(place.cwd, '.savepoint', denied.replace('1', id)), mode);
      };
      await mustRefuse({ args: [command], exit: 5, prepare, says: [says] }, asAnother);
    }
  });
});

test('a workspace that cannot be written to is refused before anything starts', async () => {
  const says = [/the workspace \/\S+ cannot be written to/, 'hint:'];
  const args = ({ aside }: Place) => ['run', '--store', join(aside, 'store')];
  await mustRefuse({ args, exit: 2, prepare: ({ cwd }) => chmodSync(cwd, 0o555), says }, asAnother);
});

test('a workspace that has been removed is said to be so', async () => {
  const doomed = join(folder(), 'doomed');
  mkdirSync(doomed);
  // None can be started in a folder that is not there.
  const leave = `import { rmdirSync } from 'node:fs'; process.chdir('${doomed}'); rmdirSync('${doomed}')`;
  const node = ['--import', `data:text/javascript,${encodeURIComponent(leave)}`];
  const { code, stderr } = await savepointApart(['run'], { cwd: folder(), node });
  expect([code, stderr]).toEqual([2, expect.stringContaining('the current folder was deleted')]);
});

test('without a place for scratch files nothing starts', async () => {
  const says = ['no folder for scratch files can be made in /no/such/place', 'set TMPDIR'];
  await mustRefuse({ args: ['run'], exit: 2, env: { TMPDIR: '/no/such/place' }, says });
});

describe('a record', () => {
  const PIPELINE =
    'workspace: { exclude: [counts] }\nsteps:\n  - { id: a, run: echo a >> counts }\n  - { id: b, run: echo b >> counts; test -e go }\n';

  async function failedRun() {
    const cwd = workspaceWith(PIPELINE);
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(1);
    const directory = join(cwd, '.savepoint/runs', readdirSync(join(cwd, '.savepoint/runs'))[0] ?? '');
    return { cwd, record: join(directory, 'run.json'), events: join(directory, 'events.ndjson') };
  }

  function cut(file: string): Buffer {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    return readFileSync(file);
  }

  test('that is cut short is rebuilt from its events, with a warning that names it; it is left as it is', async () => {
    const { cwd, record } = await failedRun();
    const left = cut(record);
    const listed = await savepoint(['runs', '-o', 'json'], { cwd });
    expect(listed.stderr).toMatch(/warning: \/\S+run\.json: it is cut short, .* rebuilt from its events/);
    expect(JSON.parse(listed.stdout)).toMatchObject([{ status: 'failed', steps_completed: 1 }]);
    const shown = await savepoint(['show'], { cwd });
    expect([shown.code, shown.stderr]).toEqual([0, listed.stderr]);
    expect(readFileSync(record)).toEqual(left);
    writeFileSync(join(cwd, 'go'), '');
    expect((await savepoint(['run', '-q'], { cwd })).code).toBe(0);
    expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b', 'b']);
  });

  test('whose events are cut short too counts as no run, with a warning that names it; both are left', async () => {
    const { cwd, record, events } = await failedRun();
    writeFileSync(events, `${linesIn(events).slice(1).join('\n')}\n`);
    const left = [cut(record), readFileSync(events)];
    const listed = await savepoint(['runs', '-o', 'json'], { cwd });
    expect([listed.code, JSON.parse(listed.stdout)]).toEqual([0, []]);
    expect(listed.stderr).toContain(`warning: ${events}: `);
    const resumed = await savepoint(['resume'], { cwd });
    expect([resumed.code, resumed.stderr]).toEqual([4, expect.stringContaining('counts as no run')]);
    const fresh = await savepoint(['run', '-q'], { cwd });
    expect([fresh.code, fresh.stderr]).toEqual([1, expect.stringContaining('counts as no run')]);
    expect(linesIn(join(cwd, 'counts'))).toEqual(['a', 'b', 'a', 'b']);
    expect([readFileSync(record), readFileSync(events)]).toEqual(left);
  });

  test('of which nothing is left but what the run has saved counts as no run, and that is said', async () => {
    const { cwd, record, events } = await failedRun();
    writeFileSync(events, '');
    cut(record);
    expect(await savepoint(['runs'], { cwd })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/run\.json: .*counts as no run/),
    });
    for (const file of [record, events]) rmSync(file);
    expect(await savepoint(['runs'], { cwd })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/events\.ndjson: it is gone, .*; it counts as no run/),
    });
  });

  test('of a process that was killed before the first event is no word', async () => {
    const { cwd, record, events } = await failedRun();
    rmSync(record);
    writeFileSync(events, '');
    writeFileSync(join(cwd, '.savepoint/runs/.DS_Store'), 'x');
    for (const command of ['runs', 'verify', 'run'])
      expect((await savepoint([command, '-q'], { cwd })).stderr).not.toContain('events.ndjson');
    expect(JSON.parse((await savepoint(['runs', '-o', 'json'], { cwd })).stdout)).toHaveLength(1);
  });
});

test('two users of one machine can each run in a workspace of their own', async () => {
  const [mine, theirs] = [placeOf({}), placeOf({})];
  expect((await savepointApart(['run', '-q'], mine)).code).toBe(0);
  giveAway(join(theirs.marker, '..'));
  expect(await asAnother(['run', '-q'], theirs, {})).toMatchObject({ code: 0, stderr: '' });
});
