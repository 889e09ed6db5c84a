/** `savepoint fetch`: brings a run of CI here. */

import { join } from 'node:path';
import { type Brought, fromGitHub } from '../../fetch/from-github.ts';
import { apiOf, type Source, sourceOf } from '../../fetch/source.ts';
import { type Incoming, incomingIn, takeIn } from '../../fetch/take-in.ts';
import { copyFolder, unzip } from '../../fetch/unpack.ts';
import { EXIT } from '../../launch/exit.ts';
import { tokenOfGh } from '../../launch/gh.ts';
import { systemClock } from '../../launch/node-ports.ts';
import { Refusal } from '../../launch/refusal.ts';
import { unpackSource } from '../../launch/source-pack.ts';
import { TRANSFER } from '../../launch/words.ts';
import { familyOf } from '../../line/keys.ts';
import { ARTIFACT_LIMITS, ArtifactObjects } from '../../store/artifacts.ts';
import { DirectoryStore } from '../../store/directory.ts';
import { AccessDenied } from '../../store/errors.ts';
import { forget } from '../../store/forget.ts';
import { ARTIFACTS } from '../../store/objects.ts';
import { Outage } from '../../store/outage.ts';
import { bytesBelow } from '../../store/patience.ts';
import { TRANSFER_LIMITS } from '../../store/transfers.ts';
import { reportFetched } from '../fetched.ts';
import { identityOf, locationOf, type Options } from '../options.ts';
import { working } from '../saved-files.ts';
import type { Ticker } from '../ticker.ts';
import type { World } from '../world.ts';

const GITHUB = 'github.com';
/** A person waits: a service that does not answer is given up sooner than its limits say. All in milliseconds. */
const PATIENCE = { most: 60_000, silence: 30_000, probe: 10_000, told: 5_000 };
const TICK_MS = 250;

/** Brings a run here, whole and verified, or leaves nothing. */
export async function fetch(world: World, options: Options, [text = '']: readonly string[]): Promise<number> {
  const { env } = world.machine;
  const source = sourceOf(text, { cwd: world.cwd(), host: hostOf(env) });
  const located = locationOf(world, options, null);
  const store = DirectoryStore.create(located.store, identityOf(world));
  return working(world, options, async ({ ticker, signal }) => {
    const folder = incomingIn(store, world.machine.pid);
    const { progress, stop } = ticking(ticker, folder);
    const settle = (directory: string) => unpackSource(directory, env);
    const incoming: Incoming = { folder, signal, progress, settle };
    try {
      const brought = await bringFrom(world, options, { source, incoming });
      const taken = await takeIn(store, brought.directory, incoming);
      stop();
      ticker.stop();
      await reportFetched(world, options, { source, brought, taken });
      return EXIT.ok;
    } finally {
      stop();
      forget(folder);
    }
  });
}

/** Says how many bytes have come, also while nothing else happens. */
function ticking(ticker: Ticker, folder: string): Pick<Incoming, 'progress'> & { readonly stop: () => void } {
  let last: readonly [string, string] = ['fetching', ''];
  const timer = setInterval(() => {
    if (last[0] === 'fetching') ticker.say(...last, bytesBelow(folder));
  }, TICK_MS);
  const progress = (doing: string, done: string, bytes: number) => {
    last = [doing, done];
    ticker.say(doing, done, bytes);
  };
  return { progress, stop: () => clearInterval(timer) };
}

interface Bringing {
  readonly source: Source;
  readonly incoming: Incoming;
}

async function bringFrom(world: World, options: Options, { source, incoming }: Bringing): Promise<Brought> {
  const { job = null } = options;
  if (source.kind === 'run') return bringRun(world, job, { source, incoming });
  if (job !== null)
    throw new Refusal(2, '--job is of no use for a file or a folder', { hint: 'leave it out' });
  const { folder, signal, progress } = incoming;
  const directory = join(folder, 'run');
  const how = {
    to: directory,
    signal,
    progress: (files: number, bytes: number) => progress('unpacking', `${files} files`, bytes),
  };
  await (source.kind === 'zip' ? unzip(source.path, how) : copyFolder(source.path, how));
  return { directory, job: '', missing: [], workflow: null };
}

async function bringRun(
  world: World,
  job: string | null,
  { source, incoming }: { readonly source: Source & { readonly kind: 'run' }; readonly incoming: Incoming },
): Promise<Brought> {
  const objects = await objectsOf(world, source, incoming);
  const abort = () => objects.close();
  incoming.signal.addEventListener('abort', abort);
  try {
    return await fromGitHub({ ...incoming, objects, workflowRun: source.run, job });
  } catch (error) {
    if (!(error instanceof AccessDenied)) throw error;
    throw new Refusal(EXIT.store, error.message, {
      hint: 'the token must be one that may read the repository and its Actions (classic: `repo`; fine-grained: `Actions: read`)',
    });
  } finally {
    incoming.signal.removeEventListener('abort', abort);
    objects.close();
  }
}

async function objectsOf(
  world: World,
  { host, repository, run }: Source & { readonly kind: 'run' },
  { folder }: Incoming,
): Promise<ArtifactObjects> {
  const { env, self } = world.machine;
  const token = await tokenFor(world, host);
  const api = host === hostOf(env) && env.GITHUB_API_URL ? env.GITHUB_API_URL : apiOf(host);
  const tell = (line: string) => world.output.talk(`${line}\n`);
  return new ArtifactObjects({
    program: self.program,
    args: [...self.args, TRANSFER],
    cwd: world.cwd(),
    env,
    temp: join(folder, 'transfers'),
    limits: { ...TRANSFER_LIMITS, ...ARTIFACT_LIMITS },
    outage: new Outage({
      place: ARTIFACTS,
      limits: PATIENCE,
      lost: 0,
      tell,
      clock: { ...systemClock, every },
    }),
    rest: { api, repository, token },
    run,
    days: null,
    familyOf,
    now: () => systemClock.now().getTime(),
  });
}

function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms);
  return () => clearInterval(timer);
}

type Env = World['machine']['env'];

/** The host of GitHub that the environment speaks of. */
function hostOf(env: Env): string {
  return env.GH_HOST || env.GITHUB_SERVER_URL?.replace(/^https?:\/\//, '') || GITHUB;
}

/** A token of the environment goes to the host that the environment speaks of, and to no other. @throws Refusal exit 2 */
async function tokenFor(world: World, host: string): Promise<string> {
  const { env } = world.machine;
  const own = host === hostOf(env) ? env.GITHUB_TOKEN || env.GH_TOKEN : undefined;
  const token = own || (await tokenOfGh(host, env, world.cwd()));
  if (token) return token;
  throw new Refusal(
    2,
    `there is no token for ${host}: GitHub gives artifacts to no one who is not signed in`,
    {
      hint: 'sign in with `gh auth login`, or set GITHUB_TOKEN',
    },
  );
}
