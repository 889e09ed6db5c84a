/** Variables from outside the pipeline that its expressions mention. Pure. */
import { digestOf } from '../digest/digest.ts';
import type { Step } from '../pipeline/model.ts';
import { isRunnerVariable } from '../words/platform.ts';
import type { Fingerprints } from './facts.ts';

/** The first digits of the digest of a variable's value; empty where it is not set, or is empty. `*`: of all of them. */
export type Outside = (name: string) => string;

/** Shells and terminals set these anew each time. */
const VOLATILE = new Set([
  '_',
  'COLUMNS',
  'HOSTNAME',
  'LINES',
  'OLDPWD',
  'PWD',
  'SHLVL',
  'TERM',
  'INVOCATION_ID',
]);

/** These steps do not get. */
const HIDDEN = /^(?:ACTIONS|INPUT|STATE|SAVEPOINT)_/;

/** @param folders of this machine: a value at or below one of them equals the same place elsewhere */
export function outsideOf(
  env: Readonly<Record<string, string | undefined>>,
  folders: { readonly workspace: string; readonly home: string; readonly temp: string },
): Outside {
  const places = Object.entries(folders)
    .filter(([, folder]) => folder.length > 1)
    .sort(([, a], [, b]) => b.length - a.length);
  const placed = (part: string) => {
    const place = places.find(([, folder]) => part === folder || part.startsWith(`${folder}/`));
    return place === undefined ? part : `<${place[0]}>${part.slice(place[1].length)}`;
  };
  const placedIn = (name: string) => (env[name] ?? '').split(':').map(placed).join(':');
  const isOurs = (name: string) => !HIDDEN.test(name) && !isRunnerVariable(name) && !VOLATILE.has(name);
  const all = () =>
    Object.entries(env)
      .filter(([name, value]) => value && isOurs(name))
      .map(([name]) => name)
      .sort();
  return (name) => {
    if (name === '*') return digestOf(all().map((each) => [each, placedIn(each)])).slice(0, 12);
    // The runner's own change with every attempt.
    if ((env[name] ?? '') === '' || HIDDEN.test(name) || isRunnerVariable(name)) return '';
    return digestOf(placedIn(name)).slice(0, 12);
  };
}

/**
 * The variables that a step's expressions mention, with their fingerprints. Those are left out that the pipeline or a step sets to a text
 * of its own. Of a name that is computed, all count (`*`).
 * @param set names of variables that earlier steps set
 */
export function mentionedOutside(
  { mentions, env }: Step,
  outside: Outside,
  { pipeline, set }: { readonly pipeline: Readonly<Record<string, string>>; readonly set: Iterable<string> },
): Fingerprints {
  // An expression in the step's own `env` may speak of the variable that it replaces.
  const own = Object.entries(env).flatMap(([name, value]) => (value.includes('${{') ? [] : [name]));
  const inside = new Set([...Object.keys(pipeline), ...own, ...set]);
  const names = mentions.env.filter((name) => !inside.has(name));
  return Object.fromEntries(names.map((name) => [name, outside(name)]));
}
