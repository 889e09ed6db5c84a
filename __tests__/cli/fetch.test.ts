/** A run of CI on a laptop: brought by `savepoint fetch`, read back before it is there, and gone on with. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { unzip } from '../../src/fetch/unpack.ts';
import { startSavepoint, until } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { type Done, Job, SOONER } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';
import { checkout, git, repository } from '../support/scene.ts';
import { zipOf } from '../support/zip.ts';

const PIPELINE = `
name: ci
steps:
  - { id: build, run: 'echo build >> "$LOG"; mkdir -p out; echo built > out/app; echo "APP=$PWD/out/app" >> "$GITHUB_ENV"' }
  - { id: test, run: 'echo test >> "$LOG"; cat "$APP" src.txt; while test -e "$OUT/hang"; do sleep 0.05; done; test -e "$OUT/go"; cat "$APP" > tested' }
`;
const SOURCE = 'octo/repo/actions/runs';

let service: ResultsService;
let origin: string;
let job: Job;
/** Of workflow run 777, whose job keeps its checkpoints as artifacts, and of 778, whose two jobs leave an artifact each. */
let first: Done;
beforeAll(async () => {
  service = await ResultsService.start();
  origin = repository({ 'savepoint.yml': PIPELINE, 'src.txt': 'source\n' });
  job = new Job({ service, pipeline: PIPELINE });
  first = await inCi(777, 'build', { store: 'artifact', 'checkpoint-artifact': 'on-failure' });
  for (const name of ['build', 'lint'])
    await (await inCi(778, name, { 'checkpoint-artifact': 'on-failure' })).post();
});
afterAll(() => service.stop());

function inCi(run: number, name: string, inputs: Readonly<Record<string, string>>): Promise<Done> {
  const GITHUB_SHA = git(origin, 'rev-parse', 'HEAD').trim();
  const env = {
    ...SOONER,
    GITHUB_SHA,
    GITHUB_JOB: name,
    HOME: folder(),
    RUNNER_ENVIRONMENT: 'github-hosted',
  };
  const token = service.restToken({ actions: 'read' });
  return job.attempt({ run, attempt: 1, workspace: checkout(origin), env, inputs: { token, ...inputs } });
}

let laptop: Laptop;
beforeEach(() => {
  laptop = new Laptop();
});

/** Another path, another home; signed in unless a test says otherwise. */
class Laptop {
  readonly cwd = checkout(origin);
  readonly env: Record<string, string | undefined> = {
    ...service.env({ blobs: 'azure' }),
    ACTIONS_RESULTS_URL: undefined,
    ACTIONS_RUNTIME_TOKEN: undefined,
    GITHUB_TOKEN: service.restToken({ actions: 'read' }),
    HOME: folder(),
    LOG: job.log,
    OUT: job.out,
  };

  async call(...args: readonly string[]) {
    const { code, stdout, stderr } = await savepoint(args, { cwd: this.cwd, env: this.env });
    return { code, said: stdout + stderr };
  }

  get runs(): readonly string[] {
    const runs = join(this.cwd, '.savepoint/runs');
    return existsSync(runs) ? readdirSync(runs) : [];
  }

  /** What is left of what came. */
  get left(): readonly string[] {
    const store = join(this.cwd, '.savepoint');
    return existsSync(store) ? readdirSync(store).filter((name) => name.startsWith('incoming-')) : [];
  }
}

const ran = () => job.ran.length;

/** Damages a file in its middle. */
function flip(file: string): void {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}
const idOf = (done: Done) => done.outputs['run-id'] ?? '';
/** The artifact of a job, as a person downloads it. @returns the file */
async function download(name: string): Promise<string> {
  const artifact = service.artifacts().find((one) => one.name.startsWith(`savepoint-${name}-`));
  const to = join(folder(), 'run.zip');
  const url = `${service.url}/repos/octo/repo/actions/artifacts/${artifact?.id}/zip`;
  const token = service.restToken({ actions: 'read' });
  const args = ['-sL', '--noproxy', '127.0.0.1', '-H', `authorization: Bearer ${token}`, '-o', to, url];
  await promisify(execFile)('curl', args, { env: { PATH: process.env.PATH, http_proxy: service.url } });
  return to;
}

describe('a run that failed in CI is brought to a laptop and goes on there from the failed step,', () => {
  test.each([
    ['from the checkpoints of a job', `${SOURCE}/777`, []],
    ['by the address of the run', 'https://github.com/octo/repo/actions/runs/777/job/5', []],
    ['from the artifact of one of two jobs', `${SOURCE}/778`, ['--job', 'lint']],
  ])('%s', async (_how, source, options) => {
    const requests = service.requests.length;
    const fetched = await laptop.call('fetch', source, ...options);
    expect(fetched).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^\S+ of the job (build|lint) is here now: failed, 1 of 2 steps completed, .*, all verified\n/,
      ),
    });
    const id = laptop.runs[0] ?? '';
    expect(fetched.said).toContain(`savepoint resume ${id}`);
    const before = ran();
    writeFileSync(join(job.out, 'go'), '');
    const resumed = await laptop.call('resume', id);
    job.take('go');
    expect(resumed).toMatchObject({ code: 0 });
    expect(job.ran.slice(before)).toEqual(['test']);
    expect(readFileSync(join(laptop.cwd, 'tested'), 'utf8')).toBe('built\n');
    // Nothing goes back to CI.
    const asked = new Set(service.requests.slice(requests).map(({ method }) => method));
    expect([...asked].filter((method) => /Create|put|Finalize|delete/.test(method))).toEqual([]);
    expect(laptop.left).toEqual([]);
  });

  test('from the zip that a person has downloaded, and from the folder that it was unpacked to', async () => {
    const zip = await download('build');
    expect((await laptop.call('fetch', zip)).code).toBe(0);
    const id = laptop.runs[0] ?? '';
    expect((await laptop.call('verify', id)).said).toContain('all whole');
    expect((await laptop.call('logs', id, 'test')).said).toContain('source');
    const other = new Laptop();
    const unpacked = join(folder(), 'unpacked');
    cpSync(join(laptop.cwd, '.savepoint/runs', id), unpacked, { recursive: true });
    expect(await other.call('fetch', unpacked, '-o', 'json')).toMatchObject({
      code: 0,
      said: expect.stringContaining('"steps_completed": 1'),
    });
    expect(other.runs).toEqual([id]);
  });

  test('but not where all starts over', async () => {
    await laptop.call('fetch', `${SOURCE}/777`);
    const before = ran();
    await laptop.call('run', '--fresh');
    expect(job.ran.slice(before)).toEqual(['build', 'test']);
  });
});

test('the files of a run are restored without a checkout, those of git too', async () => {
  const empty = folder();
  const call = async (...args: readonly string[]) =>
    (await savepoint(args, { cwd: empty, env: laptop.env })).code;
  expect(await call('fetch', `${SOURCE}/778`, '--job', 'lint')).toBe(0);
  expect(await call('restore', 'latest', '--to', 'files')).toBe(0);
  const text = (name: string) => readFileSync(join(empty, 'files', name), 'utf8');
  expect([text('src.txt'), text('out/app'), text('savepoint.yml')]).toEqual([
    'source\n',
    'built\n',
    PIPELINE,
  ]);
  const { code, stderr } = await savepoint(['resume', 'latest'], { cwd: empty, env: laptop.env });
  const commit = git(origin, 'rev-parse', 'HEAD').trim();
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`a checkout of its commit: git checkout ${commit}`),
  ]);
});

describe('the whole files of all that was fetched are kept:', () => {
  let zip: string;
  beforeAll(async () => {
    zip = await download('build');
  });

  /** The run as it was packed, with one of its files another one. */
  async function spoilt(name: string, how: 'flip' | 'lack'): Promise<string> {
    const to = join(folder(), 'spoilt');
    await unzip(zip, { to, signal: new AbortController().signal, progress: () => {} });
    if (how === 'lack') rmSync(join(to, name));
    else flip(join(to, name));
    return to;
  }

  test.each([
    ['a step has a damaged pack', 'packs/000002.pack', 'flip', 'these steps run again: build, test'],
    ['a step has no pack', 'packs/000002.pack', 'lack', 'these steps run again: build, test'],
    ['what git held is damaged', 'source.pack', 'flip', 'work in a clone'],
  ] as const)('where %s, that is said, and a whole copy mends it', async (_what, name, how, warning) => {
    const from = await spoilt(name, how);
    const said = async (source: string) => {
      const fetched = await laptop.call('fetch', source);
      expect(fetched.code).toBe(0);
      return fetched.said;
    };
    const damaged = await said(from);
    expect(damaged).toMatch(/ is here now: .*, not all whole\n/);
    expect(damaged).toContain(warning);
    expect(await said(zip)).toMatch(/ was here already, and has now what it lacked: .*, all verified\n/);
    for (const again of [from, zip])
      expect(await said(again)).toMatch(/ was here already: .*, all verified\n/);
    expect((await laptop.call('verify')).code).toBe(0);
    rmSync(join(laptop.cwd, '.git'), { recursive: true });
    expect((await laptop.call('restore', 'latest', '--to', join(folder(), 'files'))).code).toBe(0);
  });

  test('also where `clean` has removed them', async () => {
    await laptop.call('fetch', zip);
    expect((await laptop.call('clean', '--files', laptop.runs[0] ?? '')).code).toBe(0);
    expect((await laptop.call('fetch', zip)).said).toContain('has now what it lacked');
    expect((await laptop.call('verify')).said).toContain('all whole');
  });
});

test('a run of another workflow run is fetched from the one that went on with it, and that it still goes on is said', async () => {
  const GITHUB_WORKFLOW_REF = 'octo/repo/.github/workflows/ci.yml@refs/heads/fix';
  const id = idOf(first);
  const GITHUB_SHA = git(origin, 'rev-parse', 'HEAD').trim();
  const inputs = { store: 'artifact', token: service.restToken({ actions: 'read' }), 'run-id': id };
  job.put('hang');
  service.addRun({ id: 782, status: 'in_progress', conclusion: null });
  const before = ran();
  const checkpoints = () =>
    service.artifacts().filter(({ run, name }) => run === 782 && /-000001-\d+-\d+-r\.$/.test(name));
  const going = job.start({
    run: 782,
    attempt: 1,
    inputs,
    env: { ...SOONER, GITHUB_SHA, GITHUB_WORKFLOW_REF, GITHUB_REF: 'refs/heads/fix' },
  });
  await until('it is saved', () => ran() > before && checkpoints().length > 0);
  const { code, said } = await laptop.call('fetch', `${SOURCE}/782`, '--job', 'build');
  job.take('hang');
  await going.done;
  expect([code, said]).toEqual([0, expect.stringContaining(`${id} of the job build is here now`)]);
  expect(said).toContain(
    `workflow run 782 has not ended (in_progress): if its job still works on ${id}, wait`,
  );
});

test('what the run had in CI and a laptop has not is said by plan, and before a resume runs anything', async () => {
  const needs = `
steps:
  - { id: setup, run: 'echo /opt/hostedtoolcache/x >> "$GITHUB_PATH"' }
  - { id: use, env: { T: '\${{ secrets.TOKEN }}' }, run: 'echo use >> "$LOG"; test -e "$OUT/go"' }
`;
  const other = new Job({ service, pipeline: needs });
  const inputs = { 'checkpoint-artifact': 'always', secrets: 'TOKEN=not-to-be-told' };
  const env = { HOME: folder(), RUNNER_ENVIRONMENT: 'github-hosted' };
  await (await other.attempt({ run: 779, inputs, env })).post();
  writeFileSync(join(laptop.cwd, 'savepoint.yml'), needs);
  laptop.env.LOG = other.log;
  const fetched = await laptop.call('fetch', `${SOURCE}/779`);
  const commit = 'a'.repeat(40);
  expect(fetched.said).toContain(
    `than this checkout: git fetch origin ${commit}, then git checkout ${commit}`,
  );
  expect(fetched.said).toMatch(/savepoint resume \S+ --secret TOKEN$/m);
  const tools = 'setup put /opt/hostedtoolcache/x on PATH, which is not on this machine';
  const { said } = await laptop.call('plan', '--run', 'latest');
  expect(said).toContain('was given the secret TOKEN: a resume needs --secret TOKEN');
  expect(said).toContain(tools);
  expect(await laptop.call('resume')).toEqual({ code: 2, said: expect.stringContaining('--secret TOKEN') });
  expect(other.ran).toEqual(['use']);
  laptop.env.TOKEN = 'x'.repeat(8);
  expect((await laptop.call('resume', '--secret', 'TOKEN')).said).toContain(tools);
  expect(other.ran).toEqual(['use', 'use']);
});

test('where no checkout of the commit is, it is said which one is needed', async () => {
  git(laptop.cwd, 'commit', '-q', '--allow-empty', '-m', 'later');
  const commit = git(origin, 'rev-parse', 'HEAD').trim();
  const { said } = await laptop.call('fetch', `${SOURCE}/777`);
  expect(said).toContain(`it is of another commit than this checkout: git checkout ${commit}`);
});

test('what is brought again is here already, unless it has gone on: in CI it replaces what is here, and here it stays', async () => {
  await laptop.call('fetch', `${SOURCE}/777`);
  expect((await laptop.call('logs')).said).toContain('no log of build, test is in the store');
  expect((await laptop.call('fetch', `${SOURCE}/777`)).said).toMatch(/was here already: .*, all verified\n/);
  const [id = ''] = laptop.runs;
  const path = join(laptop.cwd, '.savepoint/runs', id);
  const journal = readFileSync(join(path, 'events.ndjson'), 'utf8');
  const older = join(folder(), 'older');
  cpSync(path, older, { recursive: true });
  await laptop.call('resume', id);
  expect(await laptop.call('fetch', `${SOURCE}/777`)).toEqual({
    code: 4,
    said: expect.stringContaining(`${id} is here already, and has gone on here`),
  });
  const newer = join(folder(), 'newer');
  renameSync(path, newer);
  expect((await laptop.call('fetch', older)).code).toBe(0);
  expect((await laptop.call('fetch', newer)).said).toContain('is here now');
  expect(readFileSync(join(path, 'events.ndjson'), 'utf8').length).toBeGreaterThan(journal.length);
});

test('Ctrl-C while it is fetched leaves nothing', async () => {
  const stall = service.fault({
    on: { method: 'download-artifact', nth: 'always' },
    does: { kind: 'stall' },
  });
  const going = startSavepoint(['fetch', `${SOURCE}/777`], { cwd: laptop.cwd, env: laptop.env });
  await stall.struck;
  going.child.kill('SIGINT');
  expect((await going.ended).code).toBe(130);
  await service.heal();
  expect([laptop.runs, laptop.left]).toEqual([[], []]);
});

describe('nothing is brought', () => {
  test.each<[string, readonly string[], Readonly<Record<string, string | undefined>>, number, string]>([
    [
      'without a token',
      [`${SOURCE}/777`],
      { GITHUB_TOKEN: '', PATH: '/nonexistent' },
      2,
      'there is no token for github.com',
    ],
    [
      'from another host with the token of this one',
      ['https://ghe.example/o/r/actions/runs/1'],
      { PATH: '/nonexistent' },
      2,
      'there is no token for ghe.example',
    ],
    [
      'of a workflow run that is not there',
      [`${SOURCE}/1`],
      {},
      4,
      'no job of this workflow run has saved a run',
    ],
    [
      'of two jobs at once',
      [`${SOURCE}/778`],
      {},
      2,
      'several jobs of this workflow run were saved: build, lint',
    ],
    [
      'of a job that is none',
      [`${SOURCE}/778`, '--job', 'deploy'],
      {},
      4,
      'no job deploy of this workflow run was saved',
    ],
    [
      'from a place that is none',
      ['nowhere'],
      {},
      2,
      'nowhere is neither a workflow run nor a file or folder',
    ],
    ['from S3', ['s3://bucket/prefix'], {}, 2, 'S3 is not supported yet'],
    ['from a folder without a run', ['.'], {}, 4, 'there is no run in'],
    ['from a file that is no zip', ['src.txt'], {}, 4, 'cannot be unpacked'],
  ])('%s', async (_what, args, env, code, said) => {
    Object.assign(laptop.env, env);
    expect(await laptop.call('fetch', ...args)).toEqual({ code, said: expect.stringContaining(said) });
    expect([laptop.runs, laptop.left]).toEqual([[], []]);
  });

  test.each([['with a token that may not read', 'none', 'the token must be one that may read']] as const)(
    '%s',
    async (_what, actions, said) => {
      laptop.env.GITHUB_TOKEN = service.restToken({ actions });
      expect(await laptop.call('fetch', `${SOURCE}/777`)).toEqual({
        code: 5,
        said: expect.stringContaining(said),
      });
    },
  );

  test('that is damaged: an artifact that is not what was uploaded, a record, the files that the run began with', async () => {
    await laptop.call('fetch', `${SOURCE}/778`, '--job', 'build');
    const [id = ''] = laptop.runs;
    const path = join(laptop.cwd, '.savepoint/runs', id);
    const spoilt = (name: string) => {
      const to = join(folder(), 'spoilt');
      cpSync(path, to, { recursive: true });
      flip(join(to, name));
      return to;
    };
    const [source = ''] = readdirSync(join(path, 'packs')).sort();
    const other = new Laptop();
    for (const name of ['events.ndjson', `packs/${source}`])
      expect(await other.call('fetch', spoilt(name))).toMatchObject({ code: 5 });
    const artifact = service.artifacts().find(({ name }) => name.startsWith('savepoint-lint-'));
    service.damage(artifact?.name ?? '', 'flip');
    expect(await other.call('fetch', `${SOURCE}/778`, '--job', 'lint')).toEqual({
      code: 5,
      said: expect.stringContaining('is damaged'),
    });
    service.damage(artifact?.name ?? '', 'flip');
    expect([other.runs, other.left]).toEqual([[], []]);
  });

  test.each(['../evil', '/evil', 'packs/../../evil', 'a\\..\\evil', 'logs/../run.json'])(
    'by a zip that names %s',
    async (name) => {
      const zip = join(folder(), 'evil.zip');
      writeFileSync(zip, zipOf({ 'events.ndjson': '', [name]: 'evil' }));
      const { code } = await laptop.call('fetch', zip);
      expect([4, 5]).toContain(code);
      expect([laptop.runs, laptop.left]).toEqual([[], []]);
      expect(existsSync('/evil')).toBe(false);
      expect(readdirSync(laptop.cwd)).not.toContain('evil');
    },
  );

  test('of what is in a folder besides a run: links and other files stay where they are', async () => {
    await laptop.call('fetch', `${SOURCE}/777`);
    const from = join(folder(), 'from');
    cpSync(join(laptop.cwd, '.savepoint/runs', laptop.runs[0] ?? ''), from, { recursive: true });
    writeFileSync(join(from, 'more'), '');
    mkdirSync(join(from, 'packs/more'));
    symlinkSync('/etc/passwd', join(from, 'packs/link'));
    const other = new Laptop();
    expect((await other.call('fetch', from)).code).toBe(0);
    const path = join(other.cwd, '.savepoint/runs', idOf(first));
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    expect(names.filter((each) => /more|link/.test(each))).toEqual([]);
  });
});

test('where the newest artifact of a job is damaged, an older one is fetched', async () => {
  const name = `savepoint-build-${idOf(first)}`;
  expect((await first.post()).code).toBe(0);
  service.damage(name, 'flip');
  const { code, said } = await laptop.call('fetch', `${SOURCE}/777`);
  service.damage(name, 'flip');
  expect([code, said]).toEqual([0, expect.stringContaining(`warning: the artifact ${name} is damaged`)]);
  expect(said).toContain(`${idOf(first)} of the job build is here now`);
});
