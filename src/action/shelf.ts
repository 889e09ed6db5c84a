/** Where a job leaves artifacts for people, and what a service that does not answer may still cost the job. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { Run } from '../record/run.ts';
import type { ArtifactObjects } from '../store/artifacts.ts';
import { forget } from '../store/forget.ts';
import { ARTIFACTS } from '../store/objects.ts';
import type { Outage } from '../store/outage.ts';
import { type ActionInputs, readInputs } from './inputs.ts';
import { objectsFor, outageFor } from './line.ts';
import type { World } from './world.ts';

export interface Shelf {
  readonly objects: ArtifactObjects;
  readonly outage: Outage;
  readonly inputs: ActionInputs;
  /** A folder that is gone afterwards. */
  readonly temp: string;
}

/** Whether something is done for a run that has ended so. */
export function isWanted(when: string, status: Run['status']): boolean {
  return when === 'always' || (when === 'on-failure' && status !== 'completed');
}

export interface Shelved {
  /** Milliseconds that the job has lost by now to services that do not answer. */
  readonly lost: number;
  /** Why it went wrong; null where it did not. */
  readonly why: string | null;
}

/** Does work with the artifacts of the job. What the work throws is why it went wrong. @param lost as afterwards */
export async function withShelf(
  world: World,
  lost: number,
  work: (shelf: Shelf) => Promise<void>,
): Promise<Shelved> {
  const { env, home, temp: place } = world.machine;
  const outage = outageFor(env, { place: ARTIFACTS, lost, tell: (line) => core.info(line) });
  const temp = mkdtempSync(join(place || tmpdir(), 'savepoint-artifact-'));
  try {
    const inputs = readInputs(env, home);
    const elsewhere = { store: 'artifact', token: null, days: inputs.retentionDays } as const;
    const objects = objectsFor(world, elsewhere, { temp, outage }) as ArtifactObjects;
    await work({ objects, outage, inputs, temp }).finally(() => objects.close());
    return { lost: outage.lost, why: null };
  } catch (error) {
    return { lost: outage.lost, why: (error as Error).message };
  } finally {
    forget(temp);
  }
}
