import { isRunnerVariable } from '../words/platform.ts';

/** What could be read of a file of `name=value` pairs, and what is wrong with it. */
export interface Pairs {
  /** In the order in which they stand; those before the first error are kept, as the runner does. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly error: string | null;
}

export interface SetVariables {
  readonly env: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/**
 * Reads `$GITHUB_OUTPUT` and `$GITHUB_ENV`: lines `name=value`, and blocks `name<<DELIMITER` … `DELIMITER`; of `=` and
 * `<<` the one that comes first decides. From `EnvFileKeyValuePairs` in the runner's `FileCommandManager.cs`, which
 * ends lines at LF alone on Linux and macOS: a CR before it is part of the value or of the delimiter.
 */
export function parsePairs(text: string): Pairs {
  const lines = text.split('\n');
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals < 0 && heredoc < 0) return { pairs, error: `Invalid format '${shorten(line)}'` };
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) return { pairs, error: `Invalid format '${shorten(line)}'. Name must not be empty` };
      pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
      continue;
    }
    const name = line.slice(0, heredoc);
    const delimiter = line.slice(heredoc + 2);
    if (name === '' || delimiter === '') {
      const what = `Invalid format '${shorten(line)}'`;
      return { pairs, error: `${what}. Name must not be empty and delimiter must not be empty` };
    }
    const end = lines.indexOf(delimiter, at + 1);
    if (end < 0) {
      return { pairs, error: `Invalid value. Matching delimiter not found '${shorten(delimiter)}'` };
    }
    pairs.push([name, lines.slice(at + 1, end).join('\n')]);
    at = end;
  }
  return { pairs, error: null };
}

/**
 * What of `$GITHUB_ENV` later steps get. The runner refuses `NODE_OPTIONS`, and sets its own variables anew for every step; the mark of a step's processes must not reach another step either.
 */
export function acceptVariables(pairs: Pairs['pairs']): SetVariables {
  const env = new Map<string, string>();
  const warnings: string[] = [];
  for (const [name, value] of pairs) {
    if (/^(NODE_OPTIONS|SAVEPOINT_STEP)$/i.test(name) || isRunnerVariable(name)) {
      warnings.push(`${shorten(name)} cannot be set by $GITHUB_ENV; it is left out.`);
    } else {
      env.set(name, value);
    }
  }
  return { env, warnings };
}

/** The directories named in `$GITHUB_PATH`, the last one first, each once. */
export function parsePaths(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
  return [...new Set(lines.reverse())];
}

function shorten(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}
