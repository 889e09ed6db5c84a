/** Whose change a path is while several steps run side by side: rule 6 of the workspace. Pure. */
import type { Path } from './path.ts';

export interface Runner {
  readonly step: string;
  /** Matches the paths that its `writes` name; null for a step that declares none. */
  readonly writes: ((path: Path) => boolean) | null;
}

/**
 * The running steps whose change a path is: the one whose `writes` match it; where several match, all of these; where none does, those that
 * declare no `writes`, or all if all declare some.
 */
export function ownersOf(path: Path, running: readonly Runner[]): readonly Runner[] {
  if (running.length <= 1) return running;
  const matching = running.filter(({ writes }) => writes?.(path) === true);
  if (matching.length > 0) return matching;
  const undeclared = running.filter(({ writes }) => writes === null);
  return undeclared.length > 0 ? undeclared : running;
}
