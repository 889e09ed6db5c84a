/** Who owns what changed while several steps ran side by side. Pure. */
import { type Path, parentOf } from './path.ts';

export interface Runner {
  readonly step: string;
  /** What its `writes` match; null for a step that declares none. */
  readonly writes: ((path: Path) => boolean) | null;
}

export interface Shares {
  /** What belongs to the ending step, in the order given. */
  readonly own: readonly Path[];
  /** What stays for those that run on, or for nobody. */
  readonly left: readonly Path[];
  /** What of that a step that failed may have made, as far as is known. */
  readonly unsure: readonly Path[];
  /** The other steps with which the ending one is entangled if they complete. */
  readonly entangled: readonly string[];
}

interface Request {
  readonly changed: Iterable<Path>;
  readonly ending: string;
  readonly how: 'completed' | 'failed';
  /** Every step that ran since the workspace was last looked at, the ending one included. */
  readonly running: readonly Runner[];
}

/** The steps whose `writes` match each changed path. */
type Claims = ReadonlyMap<Path, readonly Runner[]>;

/**
 * Shares out what changed when a step ends. Alone, it owns everything. Otherwise a path belongs to the one whose `writes`
 * match it; one that none or several of them match, to the first of these to complete, which is then entangled with the
 * others. A step that failed owns what it alone matches, and entangles nobody.
 *
 * A step that declares `out/a.txt` also makes `out`: what nobody matches, above what somebody does, belongs to the first of
 * these to complete. It entangles nobody, since it follows from what is in it.
 */
export function shareOut(request: Request): Shares {
  const { ending, how, running } = request;
  const changed = [...request.changed];
  if (running.length <= 1) return { own: changed, left: [], unsure: [], entangled: [] };
  const claims: Claims = new Map(
    changed.map((path) => [path, running.filter(({ writes }) => writes?.(path))]),
  );
  const implied = impliedOf(claims);
  const own: Path[] = [];
  const left: Path[] = [];
  const unsure: Path[] = [];
  const entangled = new Set<string>();
  for (const path of changed) {
    const above = implied.get(path);
    const matching = claims.get(path) ?? [];
    const claimants = above !== undefined ? [...above] : matching.length > 0 ? matching : running;
    const isAmong = claimants.some(({ step }) => step === ending);
    const isOwn = isAmong && (how === 'completed' || (above === undefined && claimants.length === 1));
    (isOwn ? own : left).push(path);
    if (isAmong && !isOwn && above === undefined) unsure.push(path);
    if (isOwn && above === undefined) for (const { step } of claimants) entangled.add(step);
  }
  entangled.delete(ending);
  const mates = running.map(({ step }) => step).filter((step) => entangled.has(step));
  return { own, left, unsure, entangled: mates };
}

/** The changed paths that nobody's `writes` match, above such as somebody's do, with all of these steps. */
function impliedOf(claims: Claims): ReadonlyMap<Path, ReadonlySet<Runner>> {
  const implied = new Map<Path, Set<Runner>>();
  if ([...claims.values()].every((claimants) => claimants.length > 0)) return implied;
  for (const [path, claimants] of claims) {
    if (claimants.length === 0) continue;
    for (let above = parentOf(path); above !== null; above = parentOf(above)) {
      if (claims.get(above)?.length !== 0) continue;
      const steps = implied.get(above) ?? new Set();
      for (const claimant of claimants) steps.add(claimant);
      implied.set(above, steps);
    }
  }
  return implied;
}
