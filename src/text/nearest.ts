import { distance } from 'fastest-levenshtein';
import { someOf } from '../words/some.ts';

/** So that a file full of mistakes is still read quickly. */
const MAX_CANDIDATES = 1000;
const MAX_LENGTH = 100;

/**
 * The candidate that differs least from a word, else one with another ending, as `retries` of `retry`, or of the same letters, as `run` of `rnu`;
 * null where none is close enough.
 */
export function nearestTo(word: string, candidates: Iterable<string>): string | null {
  const meant = word.toLowerCase();
  let best: string | null = null;
  let alike: string | null = null;
  let least = Math.max(1, Math.min(3, Math.floor(meant.length / 2))) + 1;
  let seen = 0;
  if (meant.length > MAX_LENGTH) return null;
  for (const candidate of candidates) {
    if (++seen > MAX_CANDIDATES) break;
    const isSameStem = meant.length >= 5 && candidate.startsWith(meant.slice(0, -1));
    if (isSameStem || lettersOf(candidate) === lettersOf(meant)) alike ??= candidate;
    if (Math.abs(candidate.length - meant.length) >= least) continue;
    const apart = distance(meant, candidate.toLowerCase());
    if (apart < least) {
      least = apart;
      best = candidate;
    }
  }
  return best ?? alike;
}

function lettersOf(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

/** `; did you mean "x"?`, or nothing where no candidate is close. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearestTo(word, candidates);
  return meant === null ? '' : `; did you mean "${meant}"?`;
}

/** More ids than these are counted. */
const MOST_IDS = 12;

/** The ids of a file, for whoever has named another one. */
export function idsHint(ids: readonly string[]): string {
  return `the ids of the steps are ${someOf([...new Set(ids)], MOST_IDS)}`;
}
