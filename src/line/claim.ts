/** Taking over a line whose attempts are not counted by the workflow: by a claim that the cache lets only one make. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Objects } from '../store/objects.ts';
import { keyOf, linePrefix, MOST } from './keys.ts';
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
  /** When it has been tried for long enough: nothing starts before. */
  readonly until: AbortSignal;
}

export type Claim =
  | { readonly kind: 'held'; readonly claim: number }
  /** Somebody else made the same claim at the same moment. */
  | { readonly kind: 'taken'; readonly claim: number }
  /** No claim could be made; nobody is known to hold this one. */
  | { readonly kind: 'unclaimed'; readonly claim: number }
  /** None can be made here, nor anything else be saved. */
  | { readonly kind: 'denied'; readonly claim: number; readonly why: string };

const TRIES = 3;

/** So far after the highest that it knows an attempt may claim. */
export const FURTHEST = TRIES + 1;

/** What saving says is not believed: what can be read back tells whose the claim is. */
export async function claim({ objects, owner, highest, random, temp, until }: ClaimRequest): Promise<Claim> {
  const line = lineOf(owner);
  if (objects.access.write !== 'yes') return { kind: 'unclaimed', claim: highest + 1 };
  for (let number = highest + 1; number <= Math.min(highest + TRIES, MOST); number++) {
    const key = keyOf(line, { claim: number, sequence: 0 });
    if (until.aborted) break;
    const note = await makeNote({ objects, key, beside: linePrefix(line), random, temp, until });
    if (note.kind === 'read') return { kind: note.text === random ? 'held' : 'taken', claim: number };
    if (note.kind === 'denied') return { kind: 'denied', claim: number, why: note.why };
  }
  return { kind: 'unclaimed', claim: highest + FURTHEST };
}

interface NoteRequest extends Pick<ClaimRequest, 'objects' | 'random' | 'temp' | 'until'> {
  readonly key: string;
  readonly beside: string;
}

type Note =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'denied'; readonly why: string };

/** Writes it and reads back what is there. */
async function makeNote({ objects, key, beside, random, temp, until }: NoteRequest): Promise<Note> {
  const folder = mkdtempSync(join(temp, 'claim-'));
  try {
    const [from, to] = [join(folder, 'mine'), join(folder, 'found')];
    writeFileSync(from, random);
    const saved = await objects.save({ key, from, beside, until });
    if (saved.kind === 'failed' && saved.lasting) return { kind: 'denied', why: saved.why };
    if (until.aborted) return { kind: 'none' };
    if ((await objects.fetch(key, to)) === 'absent') return { kind: 'none' };
    return { kind: 'read', text: readFileSync(to, 'utf8') };
  } catch {
    return { kind: 'none' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
