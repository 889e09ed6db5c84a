/** A note under a run's id: where it is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowAttempt } from '../record/decisions.ts';
import type { Objects } from '../store/objects.ts';
import { aliasKey, aliasPrefix, type Place } from './keys.ts';
import {
  aboutOf,
  aliasOf,
  lineOf,
  type Named,
  namedLine,
  type Owner,
  type Scope,
  type Whereabouts,
} from './owner.ts';

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
  /** Who notes it; null where no workflow run is known. */
  readonly by: WorkflowAttempt | null;
  readonly until: AbortSignal;
}

/** @returns whether it is there now */
export async function writeAlias(request: NewAlias): Promise<boolean> {
  const { objects, owner, run, place, by, until } = request;
  const line = lineOf(owner);
  const folder = mkdtempSync(join(request.temp, 'alias-'));
  try {
    const from = join(folder, 'alias');
    const where: Whereabouts = { line, ref: owner.ref, scope: owner.scope, owner };
    writeFileSync(from, JSON.stringify(where));
    const key = aliasKey(aliasOf(owner, run, objects.place.reach), place, { line, by });
    return (await objects.save({ key, from, beside: key, about: aboutOf(owner), until })).kind === 'saved';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The line that a job goes on with when this run is named, or null where nothing is noted of the run.
 * @throws StoreError when the store gives no proper answer
 */
export async function lineOfRun({ objects, temp, owner, run }: AliasRequest): Promise<Named | null> {
  const folder = mkdtempSync(join(temp, 'alias-'));
  try {
    const to = join(folder, 'alias');
    const key = await objects.newest(aliasPrefix(aliasOf(owner, run, objects.place.reach)));
    if (key === null || (await objects.fetch(key, to)) !== 'found') return null;
    const where = whereIn(readFileSync(to, 'utf8'), owner);
    return where === null ? null : namedLine(owner, where);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A note of the cache may tell of no branch: it is of the job's own. */
function whereIn(text: string, owner: Owner): Whereabouts | null {
  try {
    const { line, ref = owner.ref, scope, owner: told } = JSON.parse(text) as Record<string, unknown>;
    const found = scopeIn((scope ?? {}) as Record<string, unknown>);
    if (typeof line !== 'string' || typeof ref !== 'string' || found === null) return null;
    return { line, ref, scope: found, owner: ownerIn((told ?? {}) as Record<string, unknown>, found) };
  } catch {
    return null;
  }
}

const NAMES = ['repository', 'workflow', 'ref', 'job', 'matrix', 'use', 'pipeline'] as const;

function ownerIn(told: Readonly<Record<string, unknown>>, scope: Scope): Owner | null {
  const texts = NAMES.map((name): [string, unknown] => [name, told[name]]);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return { ...(Object.fromEntries(texts) as Omit<Owner, 'scope'>), scope };
}

function scopeIn({ kind, run, text }: Readonly<Record<string, unknown>>): Scope | null {
  if (kind === 'run' && typeof run === 'string') return { kind, run };
  return kind === 'own' && typeof text === 'string' ? { kind, text } : null;
}
