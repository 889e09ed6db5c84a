/** The patterns of `reads` and `writes`, and what they match in a tree. Pure. */
import picomatch from 'picomatch';
import { sha256OfLines } from '../digest/digest.ts';
import { type Path, textOf } from './path.ts';
import { modeInGit, type Tree } from './state.ts';

type Match = (text: string) => boolean;

interface Rule {
  readonly isNegated: boolean;
  readonly matches: Match;
}

/** `*` and `**` match names that begin with a dot, and `.` of an expression a newline, which a name may hold. */
const OPTIONS = { dot: true, nonegate: true, flags: 's' };

/**
 * A test for paths. Patterns are relative to the workspace, so nothing outside of it matches. `!pattern` takes out what
 * those before it matched (`!(a|b)` is no negation but a glob). A pattern that names a path without wildcards, or ends in
 * `/` or `/**`, matches that path and everything below.
 *
 * @param patterns as validation accepts them; names that are not UTF-8 are matched with U+FFFD for what is not
 */
export function compilePatterns(patterns: readonly string[]): (path: Path) => boolean {
  const rules = patterns.map(ruleOf);
  return (path) => {
    if (!path.startsWith('./')) return false;
    const text = nameOf(path);
    let isIn = false;
    for (const rule of rules) if (rule.isNegated === isIn && rule.matches(text)) isIn = !isIn;
    return isIn;
  };
}

/**
 * SHA-256, in hex, of the files and links that match: their paths, kinds, contents or targets, and of modes what git keeps, since the rest
 * differs from checkout to checkout. Times do not count.
 */
export function readsDigest(tree: Tree, matches: (path: Path) => boolean): string {
  const lines: string[] = [];
  for (const [path, entry] of tree) {
    if (!isContent(entry) || !matches(path)) continue;
    const content =
      entry.kind === 'file' ? `${modeInGit(entry)},"${entry.digest}"` : JSON.stringify(entry.target);
    lines.push(`[${JSON.stringify(path)},"${entry.kind}",${content}]`);
  }
  return sha256OfLines(lines.sort());
}

/** Whether each pattern that is no `!pattern` matches a file or link of the tree that no later `!pattern` takes out. */
export function matchesAll(patterns: readonly string[], tree: Tree): boolean {
  return matchesEach(patterns, pathsOf(tree));
}

/** The same of paths alone: of files and links. */
export function matchesEach(patterns: readonly string[], paths: Iterable<Path>): boolean {
  let missing = patterns.flatMap((pattern, at) =>
    isNegation(pattern) ? [] : [compilePatterns([pattern, ...patterns.slice(at).filter(isNegation)])],
  );
  for (const path of paths) {
    if (missing.length === 0) break;
    missing = missing.filter((matches) => !matches(path));
  }
  return missing.length === 0;
}

function* pathsOf(tree: Tree): Iterable<Path> {
  for (const [path, entry] of tree) if (isContent(entry)) yield path;
}

function isContent<T extends { readonly kind: string }>(entry: T): entry is T & { kind: 'file' | 'link' } {
  return entry.kind === 'file' || entry.kind === 'link';
}

function isNegation(pattern: string): boolean {
  return pattern.startsWith('!') && !pattern.startsWith('!(');
}

function ruleOf(pattern: string): Rule {
  const isNegated = isNegation(pattern);
  return { isNegated, matches: matchOf(isNegated ? pattern.slice(1) : pattern) };
}

function globOf(pattern: string): string {
  return pattern.replace(/^(\.\/+)+/, '').replace(/\/{2,}/g, '/');
}

/** Without what says that all below is meant. */
function baseOf(glob: string): string {
  return glob.replace(/(\/(\*\*)?)+$/, '');
}

function matchOf(pattern: string): Match {
  const glob = globOf(pattern);
  const base = baseOf(glob);
  if (base === '' || base === '.' || base === '**') return () => true;
  const isExact = base === glob && picomatch.scan(glob).isGlob;
  return orBelow(base, picomatch(isExact ? glob : `${base}/**`, OPTIONS));
}

/** Also takes the pattern as the name that it spells: `app/[id]` and `app/(auth)` are folders of some people. */
function orBelow(name: string, matches: Match): Match {
  return (text) => matches(text) || text === name || text.startsWith(`${name}/`);
}

/** Decoding is needed only where there is something to decode, and that is seldom. */
function nameOf(path: Path): string {
  return /[\u0080-\u00ff]/.test(path) ? textOf(path) : path.slice(2);
}
