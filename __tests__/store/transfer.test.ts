/** What calls of the cache client come to, told from what it returns and prints. The lines are those of @actions/cache 6.3.0. */
import { expect, test } from '@jest/globals';
import type { Answer, News } from '../../src/store/errands.ts';
import { hearing } from '../../src/store/listening.ts';
import { confirmed, exactly, fetched, found, saved, under } from '../../src/store/transfer.ts';

const failed = (why: string): Answer => ({ kind: 'failed', why, lasting: false });
const limited = (why: string, retryAfter: number): Answer => ({
  kind: 'failed',
  why,
  lasting: false,
  retryAfter,
});
const taken = (why: string): Answer => ({ kind: 'failed', why, lasting: false, taken: true });
const lasting = (why: string): Answer => ({ kind: 'failed', why, lasting: true });

const RETRIED =
  'Attempt 1 of 5 failed with error: Failed request: (500) Internal Server Error: x. Retrying request in 3000 ms...';
const FIVE =
  'Failed to GetCacheEntryDownloadURL: Failed to make request after 5 attempts: Failed request: (500) x';
const TAR =
  'Failed to restore: "/usr/bin/tar" failed with error: The process \'/usr/bin/tar\' failed with exit code 2';
const READ_MODE = "Cache restore skipped: the effective cache-mode 'none' does not permit reads.";
const WRITE_MODE = "Cache save skipped: the effective cache-mode 'read' does not permit writes.";
const READ_DENIED =
  'Failed to restore: Failed to GetCacheEntryDownloadURL: Received non-retryable error: Failed request: (403) Forbidden: cache read denied: token has no readable scopes';
const WRITE_DENIED =
  'Failed to save: Unable to reserve cache with key k1. More details: cache write denied: token has no writable scopes';
const TAKEN = 'Failed to save: Unable to reserve cache with key k1, another job may be creating this cache.';
const LIMITED = "You've hit a rate limit, your rate limit will reset in 42 seconds";
const UPLOAD = 'uploadCacheArchiveSDK: internal error uploading cache archive: read ECONNRESET';

const NOT_FOUND = '::debug::Cache not found for version 3ad75f of keys: k1';

test.each<[string, string | undefined, readonly string[], Answer]>([
  ['a hit', 'k1', ['Cache hit for: k1', ''], { kind: 'found', key: 'k1' }],
  ['a look', 'k1', ['Cache hit for: k1', 'Lookup only - skipping download'], { kind: 'found', key: 'k1' }],
  ['another key', 'k12', ['Cache hit for restore-key: k12'], { kind: 'found', key: 'k12' }],
  ['a hit after a retry', 'k1', [RETRIED, 'Cache hit for: k1'], { kind: 'found', key: 'k1' }],
  ['a miss', undefined, [NOT_FOUND, ''], { kind: 'absent' }],
  ['a miss after a retry', undefined, [RETRIED, NOT_FOUND], { kind: 'absent' }],
  ['a token that may not read', undefined, [`::warning::${READ_DENIED}`], lasting(READ_DENIED)],
  ['a job that may not read', undefined, [READ_MODE], lasting(READ_MODE)],
  [
    'a rate limit',
    undefined,
    [`::warning::${LIMITED}`, '::warning::Failed to restore: x'],
    limited(LIMITED, 42),
  ],
  [
    '500 for ever',
    undefined,
    [RETRIED, RETRIED, `::warning::Failed to restore: ${FIVE}`],
    failed(`Failed to restore: ${FIVE}`),
  ],
  [
    'a broken connection',
    undefined,
    ['::warning::Failed to restore: Unable to make request: ECONNRESET%0AIf you are 100%25 sure'],
    failed('Failed to restore: Unable to make request: ECONNRESET If you are 100% sure'),
  ],
  ['an error', undefined, ['::error::Failed to restore: (500)'], failed('Failed to restore: (500)')],
  [
    'an error with properties',
    undefined,
    ['::error title=Oh no::Failed to restore: (500)'],
    failed('Failed to restore: (500)'),
  ],
  [
    'an entry that is evicted while it is fetched',
    undefined,
    ['Cache hit for: k1', '::warning::Failed to restore: '],
    failed('Failed to restore:'),
  ],
  [
    'a damaged archive',
    undefined,
    ['Cache hit for: k1', 'tar: exiting now', `::warning::${TAR}`],
    failed(TAR),
  ],
])('what a look or a fetch says is understood: %s', (_what, value, printed, answer) => {
  expect(found({ value, printed })).toEqual(answer);
});

const HIT = 'Cache hit for: k1';
const EXITING = '/usr/bin/tar: Error is not recoverable: exiting now';

test.each<[string, string | undefined, readonly string[], Answer['kind']]>([
  ['a hit', 'k1', [HIT, 'Cache restored successfully'], 'found'],
  ['a miss', undefined, [NOT_FOUND], 'absent'],
  ['another byte', undefined, ['Data corruption detected'], 'damaged'],
  ['another byte at the end', undefined, ["Restored data doesn't match checksum"], 'damaged'],
  ['half of it', undefined, ['unexpected end of file'], 'cut-short'],
  ['none of it', undefined, ['/*stdin*\\: unexpected end of file'], 'cut-short'],
  ['a page of a proxy', undefined, ['Unknown frame descriptor'], 'failed'],
  ['a full disk', undefined, ['tar: x: Cannot write: No space left on device'], 'failed'],
])(
  'what a fetch brings is damaged, or cut short, only when what unpacks says so: %s',
  (_what, value, lines, kind) => {
    const end = value === undefined && kind !== 'absent' ? [EXITING, `::warning::${TAR}`] : [];
    expect(fetched({ value, printed: [HIT, ...lines, ...end] }).kind).toBe(kind);
  },
);

const OTHER = failed('the cache service told of a key that was not asked for');

test.each<[Answer, Answer]>([
  [
    { kind: 'found', key: 'k1' },
    { kind: 'found', key: 'k1' },
  ],
  [{ kind: 'found', key: 'k12' }, { kind: 'absent' }],
  [{ kind: 'absent' }, { kind: 'absent' }],
  [failed('x'), failed('x')],
  [{ kind: 'found', key: '' }, OTHER],
  [{ kind: 'found', key: 'x' }, OTHER],
])('a fetch of k1 that was told %j comes to %j', (told, answer) => {
  expect(exactly('k1', told)).toEqual(answer);
});

test.each<[Answer, Answer]>([
  [
    { kind: 'found', key: 'k1.2' },
    { kind: 'found', key: 'k1.2' },
  ],
  [{ kind: 'absent' }, { kind: 'absent' }],
  [failed('x'), failed('x')],
  [{ kind: 'found', key: '' }, OTHER],
  [{ kind: 'found', key: 'k2' }, OTHER],
])('a look below k1 that was told %j comes to %j', (told, answer) => {
  expect(under('k1', told)).toEqual(answer);
});

test.each<[string, number | undefined, readonly string[], Answer]>([
  ['success', 1, ['Sent 188 of 188 (100.0%), 0.0 MBs/sec'], { kind: 'saved', newest: null }],
  ['the first id', 0, [], { kind: 'saved', newest: null }],
  ['success after a retry', 7, [RETRIED], { kind: 'saved', newest: null }],
  ['a key that is taken', -1, [TAKEN], failed(TAKEN)],
  ['a token that may not write', -1, [`::warning::${WRITE_DENIED}`], lasting(WRITE_DENIED)],
  ['a job that may not write', -1, [WRITE_MODE], lasting(WRITE_MODE)],
  ['a rate limit', -1, [`::warning::${LIMITED}`, TAKEN], limited(LIMITED, 42)],
  ['500 for ever', -1, [RETRIED, RETRIED, TAKEN], failed(TAKEN)],
  ['a broken upload', -1, [`::warning::${UPLOAD}`, `::warning::Failed to save: ${UPLOAD}`], failed(UPLOAD)],
  [
    'an upload that is not taken',
    -1,
    ['::warning::the upload has 3 bytes'],
    failed('the upload has 3 bytes'),
  ],
  ['a missing token', undefined, ['::error::Unable to get the token'], failed('Unable to get the token')],
  [
    'a key that is taken, and the reason in a line of debugging',
    -1,
    ['::debug::Failed to reserve cache: Error: Failed to CreateCacheEntry: (409) Conflict', TAKEN],
    taken('Failed to CreateCacheEntry: (409) Conflict'),
  ],
  ['silence', -1, [], failed('the cache service did not take it')],
])('what a save says is understood: %s', (_what, value, printed, answer) => {
  expect(saved({ value, printed })).toEqual(answer);
});

test.each<[string, Answer, Answer['kind']]>([
  ['lists it', { kind: 'found', key: 'k1' }, 'saved'],
  ['gives no proper answer', failed('x'), 'failed'],
  ['is not let look', lasting(READ_MODE), 'saved'],
  ['lists another one', { kind: 'found', key: 'k12' }, 'failed'],
  ['does not list it', { kind: 'absent' }, 'failed'],
])('of what was saved and a second look that %s', (_what, look, kind) => {
  expect(confirmed('k1', look).kind).toBe(kind);
});

test('bytes that move are a sign of life, and the same number printed again is none', () => {
  const told: News[] = [];
  const hear = hearing((news) => told.push(news));
  const sent = (bytes: number) => hear(`Sent ${bytes} of 9000000 (1.0%), 0.1 MBs/sec`);
  // So little goes to the system, whether the service takes it or not.
  sent(1_000);
  expect(told).toEqual([]);
  sent(400_000);
  sent(400_000);
  sent(800_000);
  hear('Received 2000000 of 9000000 (20.0%), 1.0 MBs/sec');
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ news: 'sign' })));
});

test('why the client tries again is told, in the words of the service', () => {
  const told: News[] = [];
  hearing((news) => told.push(news))(RETRIED);
  expect(told).toEqual([{ news: 'retry', why: 'Failed request: (500) Internal Server Error: x' }]);
});
