/** Every fault of every request that the cache client makes. */
import type { CacheMethod } from './results-service/call.ts';
import type { Does } from './results-service/faults.ts';

export type Asked = CacheMethod | 'blob-put' | 'blob-head' | 'blob-get';

export interface FaultCase {
  readonly method: Asked;
  readonly nth: 1 | 3 | 'always';
  readonly does: Does;
}

/** Those of which a process that waits for them hears nothing. */
const SILENT: readonly Does[] = [{ kind: 'stall' }, { kind: 'stall-half' }];

const ANYWHERE: readonly Does[] = [
  ...[400, 401, 403, 404, 409, 500, 503].map((status): Does => ({ kind: 'status', status })),
  { kind: 'status', status: 429, retryAfter: 42 },
  ...SILENT,
  { kind: 'delay' },
  { kind: 'break' },
  { kind: 'break-half' },
  { kind: 'short-body' },
  { kind: 'refuse' },
  { kind: 'html' },
  { kind: 'html', status: 502 },
  { kind: 'json' },
  { kind: 'json', text: '[42]' },
  { kind: 'done-unsaid' },
];

const ONLY: Readonly<Record<Asked, readonly Does[]>> = {
  CreateCacheEntry: [{ kind: 'said-undone' }, { kind: 'json', text: '{}' }],
  'blob-put': [{ kind: 'said-undone' }, { kind: 'flip' }],
  FinalizeCacheEntryUpload: [{ kind: 'said-undone' }, { kind: 'json', text: '{}' }],
  GetCacheEntryDownloadURL: [
    { kind: 'evict' },
    { kind: 'json', text: '{"ok":true}' },
    { kind: 'json', text: '{"ok":true,"signedDownloadUrl":"","matchedKey":"another"}' },
  ],
  'blob-head': [],
  'blob-get': [{ kind: 'flip' }, { kind: 'truncated' }],
};

export function faultCases(methods: readonly Asked[]): readonly FaultCase[] {
  return methods.flatMap((method) =>
    [...ANYWHERE, ...ONLY[method]].flatMap((does) =>
      ([1, 3, 'always'] as const).map((nth) => ({ method, nth, does })),
    ),
  );
}

export function isSilent({ does }: FaultCase): boolean {
  return SILENT.some(({ kind }) => kind === does.kind);
}

/** For the title of a test. */
export function nameOf({ method, nth, does }: FaultCase): string {
  const { kind, ...more } = does;
  const which = { 1: 'the first', 3: 'the third', always: 'every' }[nth];
  return `${which} ${method}: ${[kind, ...Object.values(more)].join(' ')}`;
}
