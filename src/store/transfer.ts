/**
 * Calls of the cache client, in a process that is theirs alone: the client can be neither aborted nor given a time limit, prints to
 * stdout, and answers a miss and every failure with the same value. What it prints tells them apart.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { forget } from './forget.ts';
import type { Failed } from './objects.ts';

/** The folder in which a call is made. What the client makes besides comes to be beside it. */
export const WORK = 'work';
/** The one path that is ever saved, relative to that folder: it is part of an entry's identity. */
export const OBJECT = 'savepoint-checkpoint';

export type Transfer =
  | { readonly kind: 'newest'; readonly prefix: string }
  | { readonly kind: 'fetch'; readonly key: string }
  | { readonly kind: 'save'; readonly key: string; readonly beside: string | null };

/** What the process reads, each in a line of stdin. It answers with a `Reply`, and waits for the next one. */
export interface Errand {
  /** No other errand has it. */
  readonly id: string;
  /** The folder, named `WORK`, which it goes to for the call. */
  readonly folder: string;
  readonly asked: Transfer;
}

/** What came of it. `why` is what the client said. */
export type Answer =
  | { readonly kind: 'found'; readonly key: string }
  | { readonly kind: 'absent' }
  /** It could not be unpacked: there are other bytes than those that were packed, or they end too early. */
  | { readonly kind: 'damaged' | 'cut-short'; readonly why: string }
  | { readonly kind: 'saved'; readonly newest: string | null }
  | Failed;

/** Where it writes that, each in a line of its own. What does not name the errand is no answer to it: the process loads what NODE_OPTIONS names. */
export const REPLIES = 3;

export type Reply = { readonly id: string } & News;

/** Before the answer come: that the service has been asked, signs of its life, and why the client tries again. */
export type News =
  | { readonly answer: Answer }
  | { readonly news: 'asked' | 'sign' }
  | { readonly news: 'retry'; readonly why: string };

type Tell = (news: News) => void;

/** What a call returned, and the lines that it printed. */
export interface Called {
  readonly value: string | number | undefined;
  readonly printed: readonly string[];
}

/**
 * What the client is told to be the workspace and the temp folder. It writes them into command lines as they are, where a blank would
 * break them in two: so it is not told whole paths. It starts `tar` in the folder of the call to unpack, and to pack in one that it makes in the
 * temp folder: from both these paths lead to the same places.
 */
const SURROUNDINGS = { GITHUB_WORKSPACE: `../${WORK}`, RUNNER_TEMP: '..' };

/**
 * Does what it is sent, one errand after another, and answers each. A file to be saved must be in the folder of the errand, which is
 * where one that is fetched comes to be. Ends with the process that began it.
 * @param env the environment of this process, from which the client reads
 * @param own the folder of this process, which is removed when whoever began it is gone
 */
export function serveTransfers(env: Record<string, string | undefined>, own: string): void {
  Object.assign(env, SURROUNDINGS);
  const { stdin } = process;
  const errands = createInterface({ input: stdin });
  errands.on('line', async (line) => {
    const { id, folder, asked } = JSON.parse(line) as Errand;
    process.chdir(folder);
    // Where the client waits for nothing and has not answered, it never will: then the process ends, and is not held by what may come.
    stdin.unref();
    const tell: Tell = (news) => {
      writeSync(REPLIES, `\n${JSON.stringify({ id, ...news } satisfies Reply)}\n`);
    };
    const answer = await answerTo(asked, tell);
    stdin.ref();
    // What the folder holds is moved or removed.
    process.chdir(own);
    tell({ answer });
  });
  // Whoever began it holds the time limits, and saves what it saves anew: this process ends with all that it started.
  errands.once('close', () => {
    forget(own);
    process.kill(-process.pid, 'SIGKILL');
  });
}

async function answerTo(request: Transfer, tell: Tell): Promise<Answer> {
  const client = await import('@actions/cache');
  tell({ news: 'asked' });
  const hear = hearing(tell);
  const called = (call: () => Promise<string | number | undefined>) => listened(call, hear);
  const look = (key: string) => called(() => client.restoreCache([OBJECT], key, [key], { lookupOnly: true }));
  const lookUnder = async (prefix: string) => under(prefix, found(await look(prefix)));
  switch (request.kind) {
    case 'newest':
      return await lookUnder(request.prefix);
    case 'fetch':
      return exactly(request.key, fetched(await called(() => client.restoreCache([OBJECT], request.key))));
    case 'save': {
      const before = request.beside === null ? null : await lookUnder(request.beside);
      if (before !== null && before.kind !== 'failed') tell({ news: 'sign' });
      const answer = saved(await called(() => client.saveCache([OBJECT], request.key)));
      if (answer.kind !== 'saved' || before === null) return answer;
      tell({ news: 'sign' });
      // An upload can be told as finished and not be there.
      const again = confirmed(request.key, await lookUnder(request.key));
      return again.kind === 'saved' && before.kind === 'found' ? { ...again, newest: before.key } : again;
    }
  }
}

const MOVED = /^(?:Sent|Received) (\d+) of \d+ /;
const TRIED = /^Attempt \d+ of \d+ failed with error: (.*)\. Retrying request in /;

/** Of fewer bytes nothing is told: the system takes them although the service does not. */
const NOTICED = 64 * 1024;

/** Tells what the client prints while it is at work. Once a second it prints how far it is, also where nothing has moved. */
export function hearing(tell: Tell): (line: string) => void {
  let before = 0;
  return (line) => {
    const moved = Number(MOVED.exec(line)?.[1] ?? 0);
    if (moved >= before + NOTICED) {
      before = moved;
      tell({ news: 'sign' });
    }
    const why = TRIED.exec(line)?.[1];
    if (why !== undefined) tell({ news: 'retry', why: inWords(plain(why)) });
  };
}

/** Makes a call of the client, and keeps the lines that it prints meanwhile, which go on as they are. */
async function listened(
  call: () => Promise<string | number | undefined>,
  hear: (line: string) => void,
): Promise<Called> {
  const { stdout } = process;
  const write = stdout.write.bind(stdout) as (chunk: string | Uint8Array, ...rest: never[]) => boolean;
  const printed: string[] = [];
  const listen = (chunk: string | Uint8Array, ...rest: never[]) => {
    const lines = Buffer.from(chunk as Uint8Array)
      .toString()
      .split('\n');
    printed.push(...lines);
    lines.forEach(hear);
    return write(chunk, ...rest);
  };
  stdout.write = listen;
  try {
    const value = await call();
    const isTold = typeof value === 'string' || (value ?? -1) >= 0;
    // What it printed may have gone elsewhere, or come in other words.
    if (stdout.write !== listen && !isTold) printed.push(NOT_HEARD);
    return { value, printed };
  } catch (error) {
    return { value: undefined, printed: [...printed, `::error::${(error as Error).message}`] };
  } finally {
    if (stdout.write === listen) stdout.write = write;
  }
}

const NOT_HEARD = '::error::something that NODE_OPTIONS loads has taken over what the cache client prints';

/** A miss prints nothing; every failure prints a warning or an error. */
export function found({ value, printed }: Called): Answer {
  if (typeof value === 'string') return { kind: 'found', key: value };
  return complaintIn(printed) ?? { kind: 'absent' };
}

/** What unpacks says of bytes that are not those that were packed: zstd, tar. Of a page that is no archive they say something else. */
const SPOILT = /Data corruption|match checksum|Dictionary mismatch|Destination buffer is too small/;
/** The same, of bytes that end too early. That too much was asked for, or too little, the client does not notice. */
const CUT_SHORT = /unexpected end of file|Unexpected EOF in archive/;

/** A fetch, which looks first. */
export function fetched(called: Called): Answer {
  const answer = found(called);
  if (answer.kind !== 'failed') return answer;
  const said = (what: RegExp) => called.printed.some((line) => what.test(line));
  if (said(SPOILT)) return { kind: 'damaged', why: answer.why };
  return said(CUT_SHORT) ? { kind: 'cut-short', why: answer.why } : answer;
}

/** A key that does not begin with what was asked for, such as none at all, is no proper answer. */
export function under(prefix: string, answer: Answer): Answer {
  if (answer.kind !== 'found' || answer.key.startsWith(prefix)) return answer;
  return { kind: 'failed', why: 'the cache service told of a key that was not asked for', lasting: false };
}

/** Keys are looked up by their beginning: another one may come back. */
export function exactly(key: string, answer: Answer): Answer {
  const told = under(key, answer);
  return told.kind === 'found' && told.key !== key ? { kind: 'absent' } : told;
}

/** What the service says of a key that is taken. */
const TAKEN = /\(409\) Conflict|already exists/i;

/** What was saved has an id. */
export function saved({ value, printed }: Called): Answer {
  const complaint = complaintIn(printed);
  if (complaint !== null) return complaint;
  if (typeof value === 'number' && value >= 0) return { kind: 'saved', newest: null };
  // To its users the client says the same for every reason; which one it was it says to its developers.
  const reason = /^::debug::Failed to reserve cache: (?:Error: )?/;
  const line =
    printed.find((each) => reason.test(each)) ??
    printed.find((each) => /^(Failed to save|Cache save skipped)/.test(each)) ??
    'the cache service did not take it';
  const why = line.replace(reason, '');
  const failed = { kind: 'failed', why: plain(why), lasting: false } as const;
  return TAKEN.test(why) ? { ...failed, taken: true } : failed;
}

/** Whether a second look confirms that a key was saved. A job that may not look must believe what it was told. */
export function confirmed(key: string, look: Answer): Answer {
  const isListed = look.kind === 'found' && look.key === key;
  if (isListed || (look.kind === 'failed' && look.lasting)) return { kind: 'saved', newest: null };
  if (look.kind === 'failed') return look;
  return {
    kind: 'failed',
    why: 'the cache service said that it was saved, and does not list it',
    lasting: false,
  };
}

/** What the service says to a token that may not. Another try says the same. */
const DENIED = /cache (write|read) denied:|does not permit (reads|writes)/;

function complaintIn(printed: readonly string[]): Answer | null {
  const line = printed.find((each) => /^::(warning|error)\b/.test(each) || DENIED.test(each));
  if (line === undefined) return null;
  const why = inWords(plain(line.replace(/^::\w+[^:]*::/, '')));
  const seconds = /your rate limit will reset in (\d+) seconds/.exec(line)?.[1];
  const failed = { kind: 'failed', why, lasting: DENIED.test(line) } as const;
  return seconds === undefined ? failed : { ...failed, retryAfter: Number(seconds) };
}

/** A refusal of the service comes with its whole answer, as JSON. */
function inWords(text: string): string {
  const message = /"(?:message|msg)":\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return message === undefined ? text : String(JSON.parse(message));
}

function plain(escaped: string): string {
  return escaped.replaceAll('%0D', ' ').replaceAll('%0A', ' ').replaceAll('%25', '%').trim();
}
