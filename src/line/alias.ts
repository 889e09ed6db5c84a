/** A note under a run's id: the scope of its line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Objects } from '../store/objects.ts';
import { aliasKey, aliasPrefix, type Place } from './keys.ts';
import { aliasOf, type Owner, type Scope } from './owner.ts';

export interface AliasRequest {
  readonly objects: Objects;
  /** An existing folder for what is on its way. */
  readonly temp: string;
  readonly owner: Owner;
  /** The run's id, whole. */
  readonly run: string;
}

export interface NewAlias extends AliasRequest {
  /** The checkpoint after which it is noted: no key is used a second time. */
  readonly place: Place;
  readonly until: AbortSignal;
}

/** @returns whether it is there now */
export async function writeAlias(request: NewAlias): Promise<boolean> {
  const { objects, owner, run, place, until } = request;
  const folder = mkdtempSync(join(request.temp, 'alias-'));
  try {
    const from = join(folder, 'alias');
    writeFileSync(from, JSON.stringify(owner.scope));
    const key = aliasKey(aliasOf(owner, run), place);
    return (await objects.save({ key, from, beside: key, until })).kind === 'saved';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The owner of the line that a run belongs to, or null where none is noted. @throws StoreError when the store gives no proper answer */
export async function ownerOfRun({ objects, temp, owner, run }: AliasRequest): Promise<Owner | null> {
  const folder = mkdtempSync(join(temp, 'alias-'));
  try {
    const to = join(folder, 'alias');
    const key = await objects.newest(aliasPrefix(aliasOf(owner, run)));
    if (key === null || (await objects.fetch(key, to)) !== 'found') return null;
    const scope = scopeIn(readFileSync(to, 'utf8'));
    return scope === null ? null : { ...owner, scope };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scopeIn(text: string): Scope | null {
  try {
    const { kind, run, text: own } = JSON.parse(text) as Record<string, unknown>;
    if (kind === 'run' && typeof run === 'string') return { kind, run };
    return kind === 'own' && typeof own === 'string' ? { kind, text: own } : null;
  } catch {
    return null;
  }
}
