/** Reads back every stored byte of a run, and tells what is not as it should be, and what that costs. */
import { NewerPack, PackAbsent, PackDamaged } from '../checkpoint/errors.ts';
import { verifyPack } from '../checkpoint/verify-pack.ts';
import { type History, readHistory } from '../files/history.ts';
import { dependentsOf } from '../plan/graph.ts';
import type { PackRef } from '../record/files-events.ts';
import type { Layer, Run } from '../record/run.ts';
import { StoreError } from '../store/errors.ts';
import type { ChangedPath } from '../tree/change.ts';
import { textOf } from '../tree/path.ts';
import { EVERYWHERE, isPlain, nameOf } from './past.ts';
import { packFile } from './saved.ts';

export interface PackCheck {
  readonly pack: number;
  readonly file: string;
  /** `source`, or the kind of its change. */
  readonly kind: Layer['kind'] | 'source' | 'borrowed';
  readonly step: string | null;
  readonly attempt: number;
  /** Length of the file, as the record has it. */
  readonly bytes: number;
  /** Null: every byte is as it was written. */
  readonly why: string | null;
}

export interface Costs {
  /** Whether the run can go on in a workspace that does not have its files. */
  readonly canGoOn: boolean;
  /** Steps that would run again there. */
  readonly steps: readonly string[];
  /** What else is lost, in words. */
  readonly lost: readonly string[];
}

export interface AuditRequest {
  /** The folder of the run's packs. */
  readonly directory: string;
  readonly run: Run;
  readonly signal: AbortSignal;
  /** Called before each pack. */
  readonly progress: (pack: number, bytes: number) => void;
}

/** Verifies every pack that the record names, in order. @throws the signal's reason */
export async function checkPacks(request: AuditRequest): Promise<readonly PackCheck[]> {
  const { directory, run, signal, progress } = request;
  const checks: PackCheck[] = [];
  let bytes = 0;
  for (const { ref, ...whose } of packsIn(run)) {
    signal.throwIfAborted();
    progress(checks.length, bytes);
    const why = await faultOf(directory, ref, run.run_id);
    const file = packFile(directory, ref.pack);
    checks.push({ pack: ref.pack, file, ...whose, bytes: ref.bytes, why });
    bytes += ref.bytes;
  }
  return checks;
}

/** The packs that a record names, each once, by their numbers. */
export function packsIn(run: Run) {
  const sources = run.sources.map(({ change, attempt }) => {
    return { ref: change.pack, kind: 'source' as const, step: null, attempt };
  });
  const layers = run.layers.map(({ change, kind, step, attempt }) => {
    return { ref: change.pack, kind, step, attempt };
  });
  const borrowed = (run.borrowed ?? []).map((ref) => {
    return { ref, kind: 'borrowed' as const, step: null, attempt: 1 };
  });
  return [...borrowed, ...sources, ...layers]
    .flatMap(({ ref, ...whose }) => (ref === null ? [] : [{ ref, ...whose }]))
    .sort((a, b) => a.ref.pack - b.ref.pack);
}

async function faultOf(directory: string, ref: PackRef, run: string): Promise<string | null> {
  try {
    await verifyPack(directory, ref, run);
    return null;
  } catch (error) {
    const isKnown = [PackDamaged, PackAbsent, NewerPack, StoreError].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
    // The pack is named beside it.
    return (error as Error).message.replace(/^pack \d+ (is damaged: )?/, '');
  }
}

/** Files of steps whose contents neither a pack nor git holds, although the packs may be whole. Reads their indexes alone. */
export function filesWithout({ directory, run }: AuditRequest): readonly string[] {
  const history = readHistory({ directory, run, roots: EVERYWHERE, admits: isPlain });
  history.contents.close();
  return history.layers.flatMap(({ change }) =>
    (change ?? []).filter((each) => isWithout(each, history)).map(textOfPath),
  );
}

function isWithout({ after }: ChangedPath, { contents, held }: History): boolean {
  return after?.kind === 'file' && !contents.has(after.digest) && !held.has(after.digest);
}

function textOfPath({ path }: ChangedPath): string {
  return textOf(path);
}

/** What damage costs. Reads what the run needs once more, since a content may be whole in another pack. */
export async function costsOf(request: AuditRequest, checks: readonly PackCheck[]): Promise<Costs> {
  const { directory, run, signal } = request;
  const bad = checks.filter(({ why }) => why !== null);
  const history = readHistory({ directory, run, roots: EVERYWHERE, admits: isPlain });
  try {
    const gone = await lostLayers(history, signal);
    const steps = gone.flatMap(({ kind, step }) => (kind === 'step' && step !== null ? [step] : []));
    const others = gone.filter(({ kind }) => kind !== 'step').map(nameOf);
    return {
      canGoOn: bad.every(({ kind }) => kind !== 'source'),
      steps: withDependents(run, new Set(steps)),
      lost: [...new Set(others)],
    };
  } finally {
    history.contents.close();
  }
}

/** The layers whose files cannot all be had. Of a step only those of its newest completion are of interest. */
async function lostLayers(
  { layers, contents, held }: History,
  signal: AbortSignal,
): Promise<readonly Layer[]> {
  const newest = new Map(layers.map(({ layer }) => [`${layer.kind} ${layer.step}`, layer]));
  const wanted = layers.filter(
    ({ layer }) => layer.kind !== 'step' || newest.get(`step ${layer.step}`) === layer,
  );
  // The bytes of git are not the store's: whether they are there is asked where they are needed.
  const digests = wanted.map(({ change }) =>
    (change ?? []).flatMap(({ after }) =>
      after?.kind === 'file' && !held.has(after.digest) ? [after.digest] : [],
    ),
  );
  const lost = await contents.verify(digests.flat(), { signal });
  return wanted.flatMap(({ layer, change }, at) => {
    const isLost = change === null || digests[at]?.some((digest) => lost.has(digest)) === true;
    return isLost ? [layer] : [];
  });
}

/** Some steps with all that depend on them, in the order of the pipeline. */
function withDependents({ definition }: Run, lost: ReadonlySet<string>): readonly string[] {
  const again = new Set([...lost, ...[...lost].flatMap((step) => [...dependentsOf(definition, step)])]);
  return definition.filter(({ id, section }) => section === 'steps' && again.has(id)).map(({ id }) => id);
}
