/**
 * Calls the real clients, one call after another, as an action would, and sends what each returned or threw to the parent. The
 * clients read their environment and print to stdout, so they have a process of their own.
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

async function run(wanted: ClientCall): Promise<ClientResult> {
  try {
    return { kind: 'returned', value: await call(wanted) };
  } catch (error) {
    const { name, message } = error as Error;
    return { kind: 'threw', name, message };
  }
}

/** Printed before each call, on a line of its own. */
export const SEPARATOR = '\u001e';

if (import.meta.main) {
  for (const wanted of JSON.parse(process.argv[2] ?? '[]') as ClientCall[]) {
    process.stdout.write(`${SEPARATOR}\n`);
    const result = await run(wanted);
    await new Promise<void>((sent) => process.send?.(result, () => sent()));
  }
  process.exit();
}
