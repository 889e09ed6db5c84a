/** What people are told of files that were set aside. Pure. */
import { someOf } from '../words/some.ts';
import type { FilesAside } from './events.ts';

export interface ToldAside {
  /** The steps whose they are, as far as that is known. */
  readonly steps: readonly string[];
  readonly files: number;
  /** Some of them. */
  readonly paths: readonly string[];
  /** Whether somebody's work may be among them, or they are what steps make that run again. */
  readonly what: 'work' | 'outputs';
}

/** How many paths an event names. */
export const MOST_NAMED = 20;

/** @returns null where nobody has to be told: a step that declares its `writes` runs again, or nothing was there */
export function toldAside({
  step,
  paths,
  change,
  ended,
}: Pick<FilesAside, 'step' | 'paths' | 'ended'> & {
  readonly change: { readonly files: number };
}): ToldAside | null {
  if (ended === undefined) {
    if (paths.length === 0) return null;
    // What a step had deleted is part of the change, and not named.
    const files = paths.length < MOST_NAMED ? paths.length : change.files;
    return { steps: step === null ? [] : [step], files, paths, what: 'work' };
  }
  const { steps, files, sources } = ended;
  if (files === 0) return null;
  return { steps, files, paths, what: sources > 0 ? 'work' : 'outputs' };
}

/** Some steps by name. */
export function someSteps(steps: readonly string[]): string {
  return someOf(steps, 3);
}
