/** What `workspace.exclude` leaves out of what the patterns of a step match. */
import ignore from 'ignore';
import { trimmed } from './globs.ts';

/**
 * The pattern of `exclude`, or several, that leave out all that a pattern of `reads` or `writes` matches; null where something may be
 * left. It is tried with names that the pattern matches; braces, classes and the like are compared by their words alone.
 */
export function coveredBy(pattern: string, exclude: readonly string[]): string | null {
  if (pattern.startsWith('!') || exclude.length === 0) return null;
  const glob = trimmed(pattern);
  const names = namesLike(glob);
  if (names === null) return exclude.find((each) => trimmed(each) === glob) ?? null;
  const isName = names.length === 1;
  const isAllOut = (patterns: readonly string[]) => {
    const matcher = ignore({ ignoreCase: false, allowRelativePaths: true }).add(patterns);
    return names.every((name) => matcher.ignores(name) || (isName && matcher.ignores(`${name}/`)));
  };
  if (!isAllOut(exclude)) return null;
  const one = exclude.find((each) => isAllOut([each]));
  return one ?? exclude.filter((each) => !each.startsWith('!')).join('", "');
}

/** What stands for any name: two that have nothing in common. */
const ANY = ['q7', 'Xw-0'] as const;

/** Some names that a pattern matches: the only one where it spells it. Null where that is not simple. */
function namesLike(glob: string): readonly string[] | null {
  if (glob === '' || /[[\]{}\\]|[!@+?*]\(/.test(glob)) return null;
  const segments = glob.split('/');
  const names = ANY.flatMap((any) =>
    segments.reduce<string[]>(
      (starts, segment, at) =>
        starts.flatMap((start) => grown(start, { segment, any, isLast: at === segments.length - 1 })),
      [''],
    ),
  );
  return [...new Set(names.map((name) => name.slice(1)))];
}

function grown(
  start: string,
  { segment, any, isLast }: { readonly segment: string; readonly any: string; readonly isLast: boolean },
): readonly string[] {
  if (segment === '**') return [...(isLast ? [] : [start]), `${start}/${any}`, `${start}/${any}/${any}`];
  return [`${start}/${segment.replace(/\*+/g, any).replace(/\?/g, any.slice(0, 1))}`];
}
