/** Taking over a line that somebody else may take over at the same moment: by a claim that the cache lets only one make. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowAttempt } from '../record/decisions.ts';
import type { Objects } from '../store/objects.ts';
import { isWorkflowAttempt } from './header.ts';
import { claimEntry, keyOf, MOST } from './keys.ts';
import { aboutOf, lineOf, type Owner } from './owner.ts';

export interface ClaimRequest {
  readonly objects: Objects;
  readonly owner: Owner;
  /** The highest claim that is there; 0 without any. */
  readonly highest: number;
  /** What nobody else writes. */
  readonly random: string;
  /** Who claims; null where no workflow run is known. */
  readonly by: WorkflowAttempt | null;
  /** An existing folder for what is on its way. */
  readonly temp: string;
  /** When it has been tried for long enough: nothing starts before. */
  readonly until: AbortSignal;
}

export type Claim =
  | { readonly kind: 'held'; readonly claim: number }
  /** Somebody else made the same claim at the same moment. */
  | { readonly kind: 'taken'; readonly claim: number; readonly by: WorkflowAttempt | null }
  /** No claim could be made; nobody is known to hold this one. */
  | { readonly kind: 'unclaimed'; readonly claim: number }
  /** None can be made here, nor anything else be saved. */
  | { readonly kind: 'denied'; readonly claim: number; readonly why: string };

const TRIES = 3;

/** So far after the highest that it knows an attempt may claim. */
export const FURTHEST = TRIES + 1;

/** What saving says is not believed: what can be read back tells whose the claim is. */
export async function claim(request: ClaimRequest): Promise<Claim> {
  const { objects, owner, highest, random, by, temp, until } = request;
  const line = lineOf(owner);
  const mine = JSON.stringify({ random, by });
  if (objects.access.write !== 'yes') return { kind: 'unclaimed', claim: highest + 1 };
  for (let number = highest + 1; number <= Math.min(highest + TRIES, MOST); number++) {
    const key = keyOf(line, claimEntry(number));
    if (until.aborted) break;
    const note = await makeNote({ objects, owner, key, mine, temp, until });
    if (note.kind === 'read' && note.text === mine) return { kind: 'held', claim: number };
    if (note.kind === 'read') return { kind: 'taken', claim: number, by: claimantIn(note.text) };
    if (note.kind === 'denied') return { kind: 'denied', claim: number, why: note.why };
  }
  return { kind: 'unclaimed', claim: highest + FURTHEST };
}

/** Who says in a note that it has claimed; null where it does not say. */
function claimantIn(text: string): WorkflowAttempt | null {
  try {
    const { by } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return isWorkflowAttempt(by) ? by : null;
  } catch {
    return null;
  }
}

interface NoteRequest extends Pick<ClaimRequest, 'objects' | 'owner' | 'temp' | 'until'> {
  readonly key: string;
  /** What the note says. */
  readonly mine: string;
}

type Note =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'denied'; readonly why: string };

/** Writes it and reads back what is there. */
async function makeNote({ objects, owner, key, mine, temp, until }: NoteRequest): Promise<Note> {
  const folder = mkdtempSync(join(temp, 'claim-'));
  try {
    const [from, to] = [join(folder, 'mine'), join(folder, 'found')];
    writeFileSync(from, mine);
    // What is read back tells more than a look before and after.
    const saved = await objects.save({ key, from, beside: null, about: aboutOf(owner), until });
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
