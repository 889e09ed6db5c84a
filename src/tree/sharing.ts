/** Whose change a path is while several steps run side by side: rule 6 of the workspace. Pure. */
import type { Path } from './path.ts';

export interface Runner {
  readonly step: string;
  /** Matches the paths that its `writes` name; null for a step that declares none. */
  readonly writes: ((path: Path) => boolean) | null;
  /** Whether it is a service: no files of it are saved. */
  readonly isService: boolean;
}

/**
 * The running steps whose change a path is: the one whose `writes` match it; where several match, all of these; where none does, those that
 * declare no `writes`, or all if all declare some. Of a service is what its `writes` match, and what changes while nothing else runs.
 */
export function ownersOf(path: Path, running: readonly Runner[]): readonly Runner[] {
  if (running.length <= 1) return running;
  const matching = running.filter(({ writes }) => writes?.(path) === true);
  const serving = matching.filter(({ isService }) => isService);
  if (serving.length > 0) return serving;
  if (matching.length > 0) return matching;
  const steps = running.filter(({ isService }) => !isService);
  const undeclared = steps.filter(({ writes }) => writes === null);
  if (undeclared.length > 0) return undeclared;
  return steps.length > 0 ? steps : running;
}
