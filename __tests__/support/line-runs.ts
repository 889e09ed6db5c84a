/** Journals and checkpoints without an engine: steps that completed one after another, each with a pack of its own. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packName } from '../../src/checkpoint/format.ts';
import { writeCheckpoint } from '../../src/line/checkpoint.ts';
import type { Header, Link } from '../../src/line/header.ts';
import { type Entry, keyOf, type Place } from '../../src/line/keys.ts';
import { lineOf, type Owner } from '../../src/line/owner.ts';
import type { StepDefinition } from '../../src/record/decisions.ts';
import type { EventBody, PlanEvent, RunEvent } from '../../src/record/events.ts';
import { formatEvent } from '../../src/record/lines.ts';
import { SCHEMA } from '../../src/record/run.ts';
import { NOTHING_SAID } from '../../src/run/outcome.ts';
import { folder } from './folder.ts';
import type { Shelf } from './line-objects.ts';

export const OWNER: Owner = {
  repository: 'octo/repo',
  workflow: 'octo/repo/.github/workflows/ci.yml',
  ref: 'refs/heads/main',
  job: 'build',
  matrix: '',
  use: '__octo_savepoint',
  pipeline: 'savepoint.yml',
  scope: { kind: 'run', run: '777' },
};
export const LINE = lineOf(OWNER);

/** A checkpoint of the first attempt that goes on, under whose key no step is told. */
export function entryOf(place: Place, told: Partial<Entry> = {}): Entry {
  return { attempt: 1, steps: 0, resumable: true, ...place, ...told };
}
export const RUN = '20260102-030405-nightly';

const AT = '2026-01-02T03:04:05.000Z';
const STEPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** The packs that a journal names are 1 to `packs`. @param run the run's id @param schema of the first event */
export function eventsOf(packs: number, run = RUN, schema = SCHEMA): readonly RunEvent[] {
  const bodies = STEPS.slice(0, packs).flatMap((step, at): EventBody[] => [
    { type: 'step.started', step, try: 1 },
    completedBy(step, at + 1),
  ]);
  return [planOf(run, schema), ...bodies].map((body, at) => ({ n: at + 1, at: AT, ...body }));
}

export function journalOf(events: readonly RunEvent[]): string {
  return events.map(formatEvent).join('');
}

function planOf(run: string, schema: number): PlanEvent {
  return {
    type: 'plan',
    schema,
    run_id: run,
    sequence: 1,
    attempt: 1,
    mark: 'm',
    pipeline: { name: 'nightly', path: 'savepoint.yml', digest: 'd' },
    source: { repository: null, ref: null, commit: null },
    inputs: {},
    secrets: [],
    where: {
      host: 'h',
      os: 'linux',
      workspace: '/w',
      workspace_id: '1',
      commit: null,
      pid: 1,
      home: '/h',
      temp: '/t',
    },
    retention_ms: 1000,
    definition: STEPS.map(definitionOf),
    decisions: [],
  };
}

function definitionOf(id: string, at: number): StepDefinition {
  return { id, name: id, number: at + 1, section: 'steps', needs: [], parts: {}, digest: id };
}

function completedBy(step: string, pack: number): EventBody {
  const { outputs, env, path } = NOTHING_SAID;
  return {
    type: 'step.completed',
    step,
    outcome: 'success',
    exit_code: 0,
    error_message: null,
    completion: {
      number: pack,
      basis: pack,
      definition: step,
      parts: {},
      inputs: {},
      needs: [],
      reads: null,
      source: { commit: null, digest: null },
      github: {},
    },
    change: { pack: { pack, index: 'f'.repeat(64), bytes: 1 }, files: 1, bytes: 1, stored_bytes: 1 },
    outputs,
    env,
    path,
    withheld: { outputs: [], env: [], path: false, masks: 0 },
  };
}

/** What the file of a pack holds here. */
export function packText(pack: number): string {
  return `the bytes of pack ${pack}`;
}

/** Writes the files of packs into a folder. */
export function packFiles(directory: string, packs: readonly number[]) {
  mkdirSync(directory, { recursive: true });
  return packs.map((pack) => {
    const path = join(directory, packName(pack));
    writeFileSync(path, packText(pack));
    return { pack, path };
  });
}

export interface CheckpointOptions {
  readonly owner?: Owner;
  readonly place?: Place;
  /** What the journal names: packs 1 to this number. */
  readonly steps?: number;
  /** The packs that are in it. */
  readonly packs?: readonly number[];
  readonly chain?: readonly Link[];
  readonly run?: string;
  readonly journal?: string;
  /** What the header says else than it should. */
  readonly header?: Partial<Omit<Header, 'journal' | 'packs'>>;
}

/** The path of a new checkpoint. */
export async function checkpointFile(options: CheckpointOptions = {}): Promise<string> {
  const { owner = OWNER, place = { claim: 1, sequence: 1 }, steps = 1, run = RUN } = options;
  const events = eventsOf(steps, run);
  const path = join(mkdtempSync(join(folder(), 'checkpoint-')), 'file');
  const header = {
    owner,
    place,
    workflow_run: '777',
    by: [],
    others: [],
    run,
    event: events.length,
    chain: options.chain ?? [],
    ...options.header,
  };
  const packs = packFiles(mkdtempSync(join(folder(), 'packs-')), options.packs ?? []);
  await writeCheckpoint(path, { header, journal: options.journal ?? journalOf(events), packs });
  return path;
}

/** Puts a checkpoint where it belongs. */
export async function shelve(shelf: Shelf, place: Place, options: CheckpointOptions = {}): Promise<void> {
  const path = await checkpointFile({ place, ...options });
  shelf.objects.set(keyOf(lineOf(options.owner ?? OWNER), entryOf(place)), readFileSync(path));
}
