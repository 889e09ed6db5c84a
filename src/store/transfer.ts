/**
 * Calls of the cache client, which prints to stdout, and answers a miss and every failure with the same value. What it prints tells them apart.
 */
import { type Answer, type CacheTransfer, OBJECT, type Tell } from './errands.ts';
import { type Called, hearing, inWords, listened, plain } from './listening.ts';

/** Makes a call. */
export async function transfer(request: CacheTransfer, tell: Tell): Promise<Answer> {
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
