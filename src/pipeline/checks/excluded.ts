/** What `workspace.exclude` leaves out of what the patterns of a step match. */
import ignore from 'ignore';
import { trimmed } from '../globs.ts';

/** `workspace.paths` and `workspace.exclude`. */
interface Coverage {
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * The pattern of `exclude`, or several, that leave out all that a pattern of `reads` or `writes` matches; null where something may be
 * left. It is tried with names that the pattern matches, or that one would which is a little wider.
 */
export function coveredBy(pattern: string, { paths, exclude }: Coverage): string | null {
  if (pattern.startsWith('!') || exclude.length === 0) return null;
  const found = new Set<string>();
  for (const glob of plainOf(trimmed(pattern))) {
    const inRoot = belowRoot(glob, paths);
    const by = inRoot === null ? null : leftOutBy(inRoot, exclude);
    if (by === null) return null;
    found.add(by);
  }
  return [...found].join('", "');
}

/** A pattern relative to the folder of `paths` that it lies in: so `exclude` is. Null where it lies in none, or is one. */
function belowRoot(glob: string, paths: readonly string[]): string | null {
  const roots = paths.map(trimmed);
  if (roots.length === 0 || roots.includes('.')) return glob;
  const root = roots.find((each) => glob.startsWith(`${each}/`));
  return root === undefined ? null : glob.slice(root.length + 1);
}

function leftOutBy(glob: string, exclude: readonly string[]): string | null {
  const names = namesLike(glob);
  const isName = names.length === 1;
  const isAllOut = (patterns: readonly string[]) => {
    const matcher = ignore({ ignoreCase: false, allowRelativePaths: true }).add(patterns);
    return names.every((name) => matcher.ignores(name) || (isName && matcher.ignores(`${name}/`)));
  };
  if (glob === '' || !isAllOut(exclude)) return null;
  const one = exclude.find((each) => isAllOut([each]));
  return one ?? exclude.filter((each) => !each.startsWith('!')).join('", "');
}

/** More alternatives than these are told by a wildcard. */
const MOST_ALTERNATIVES = 64;

/** Patterns with no more than `*`, `**` and `?` that match all that one with braces, classes and the like does, and perhaps more. */
function plainOf(pattern: string): readonly string[] {
  const glob = pattern.replace(/\\./g, '?').replace(/\[[^\]/]+\]/g, '?');
  const simple = withoutGroups(glob);
  const all = expanded(simple);
  return all.length <= MOST_ALTERNATIVES ? all : [simple.replace(/\{.*\}/s, '**')];
}

/** `@(a|b)`, `!(a)` and their like stand within a name. */
function withoutGroups(glob: string): string {
  const next = glob.replace(/[!@+?*]\([^()]*\)/g, '*');
  return next === glob ? glob : withoutGroups(next);
}

/** Braces written out, the innermost first; a range is any name. */
function expanded(glob: string): readonly string[] {
  const found = /\{([^{}]*)\}/.exec(glob);
  if (found === null) return [glob];
  const [whole, inner = ''] = found;
  const options = inner.includes(',') ? inner.split(',') : ['*'];
  const put = (option: string) =>
    `${glob.slice(0, found.index)}${option}${glob.slice(found.index + whole.length)}`;
  return options.flatMap((option) => expanded(put(option)).slice(0, MOST_ALTERNATIVES + 1));
}

/** What stands for any name: some that have nothing in common. */
const ANY = ['q7', 'Xw-0', 'abcdefghijk', '_Y', '5t', 'é'] as const;

/** Some names that a pattern matches: the only one where it spells it. */
function namesLike(glob: string): readonly string[] {
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
