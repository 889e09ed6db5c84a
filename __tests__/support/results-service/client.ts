/**
 * Calls one of the real clients, as an action would, and sends what it returned or threw to the parent. The clients read their
 * environment and print to stdout, so each call has a process of its own.
 */
import { type ArtifactCall, callArtifacts } from './client-artifact.ts';

/** What is to be called. */
export type ClientCall =
  | { readonly kind: 'save'; readonly paths: readonly string[]; readonly key: string }
  | {
      readonly kind: 'restore';
      readonly paths: readonly string[];
      readonly key: string;
      readonly restoreKeys?: readonly string[];
      readonly lookupOnly?: true;
    }
  | ArtifactCall;

/** What came of it. Bytes and big numbers are left out: it is JSON. */
export type ClientResult =
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly name: string; readonly message: string };

async function call(wanted: ClientCall): Promise<unknown> {
  if (wanted.kind !== 'save' && wanted.kind !== 'restore') return callArtifacts(wanted);
  const { saveCache, restoreCache } = await import('@actions/cache');
  if (wanted.kind === 'save') return saveCache([...wanted.paths], wanted.key);
  const options = wanted.lookupOnly === undefined ? {} : { lookupOnly: true };
  const found = await restoreCache([...wanted.paths], wanted.key, [...(wanted.restoreKeys ?? [])], options);
  return found ?? null;
}

async function run(): Promise<ClientResult> {
  try {
    return { kind: 'returned', value: await call(JSON.parse(process.argv[2] ?? '{}') as ClientCall) };
  } catch (error) {
    const { name, message } = error as Error;
    return { kind: 'threw', name, message };
  }
}

const result = await run();
process.send?.(result, () => process.exit());
