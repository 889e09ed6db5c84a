/** Taking over a line whose attempts are not counted by the workflow: by a claim that the cache lets only one make. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Objects } from '../store/objects.ts';
import { keyOf, linePrefix } from './keys.ts';
import { lineOf, type Owner } from './owner.ts';

export interface ClaimRequest {
  readonly objects: Objects;
  readonly owner: Owner;
  /** The highest claim that is there; 0 without any. */
  readonly highest: number;
  /** What nobody else writes. */
  readonly random: string;
  /** An existing folder for what is on its way. */
  readonly temp: string;
}

export type Claim =
  | { readonly kind: 'held'; readonly claim: number }
  /** Somebody else made the same claim at the same moment. */
  | { readonly kind: 'taken'; readonly claim: number }
  /** No claim could be made; nobody is known to hold this one. */
  | { readonly kind: 'unclaimed'; readonly claim: number };

const TRIES = 3;

/** What saving says is not believed: what can be read back tells whose the claim is. */
export async function claim({ objects, owner, highest, random, temp }: ClaimRequest): Promise<Claim> {
  const line = lineOf(owner);
  if (objects.access.write !== 'yes') return { kind: 'unclaimed', claim: highest + 1 };
  for (let number = highest + 1; number <= highest + TRIES; number++) {
    const key = keyOf(line, { claim: number, sequence: 0 });
    const found = await readBack({ objects, key, beside: linePrefix(line), random, temp });
    if (found !== null) return { kind: found === random ? 'held' : 'taken', claim: number };
  }
  return { kind: 'unclaimed', claim: highest + TRIES + 1 };
}

interface Note extends Pick<ClaimRequest, 'objects' | 'random' | 'temp'> {
  readonly key: string;
  readonly beside: string;
}

async function readBack({ objects, key, beside, random, temp }: Note): Promise<string | null> {
  const folder = mkdtempSync(join(temp, 'claim-'));
  try {
    const [from, to] = [join(folder, 'mine'), join(folder, 'found')];
    writeFileSync(from, random);
    await objects.save({ key, from, beside, until: new AbortController().signal });
    return (await objects.fetch(key, to)) === 'found' ? readFileSync(to, 'utf8') : null;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
