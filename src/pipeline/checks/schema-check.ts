/** Holds a file against `schema.json`, and says in plain words what does not fit. */
import type { ErrorObject } from 'ajv';
import type { Findings } from '../../text/findings.ts';
import { didYouMean, nearestTo } from '../../text/nearest.ts';
import type { Spot } from '../../text/source.ts';
import type { Node } from '../../text/tree.ts';
import schema from '../schema.json' with { type: 'json' };
import validate from '../schema-validator.js';
import { workflowWord } from './workflow-words.ts';

/** The keys of a step, and the words for entries beside steps. */
export const STEP_KEYS: readonly string[] = Object.keys(schema.definitions.entry.properties);

/** Adds everything about the file that its schema does not allow. */
export function checkSchema(root: Node, findings: Findings): void {
  if (validate(root.data)) return;
  const errors = validate.errors ?? [];
  for (const error of errors) {
    const path = error.instancePath.split('/').slice(1).map(unescapePointer);
    if (error.keyword === 'propertyNames' || isMisspelt(error, errors)) continue;
    if (error.keyword === 'additionalProperties') unknownKey(root, path, { error, findings });
    else if (error.propertyName !== undefined) badName(root, path, { error, findings });
    else badValue(root, path, { error, findings });
  }
}

/** The remedy for `retries.workspace`. */
const KEEP =
  'take it out; "keep: true", beside "retries" in a step, lets the next try find what a failed one wrote';

/** Keys of a step that are still to come, and the remedy. */
const NOT_YET: Readonly<Record<string, string>> = {
  checkpoint: 'take it out; "keep: true" lets the next try find what a failed one wrote',
};

interface Found {
  readonly error: ErrorObject;
  readonly findings: Findings;
}

/** Whether a key is missing since it is misspelt, which is told by itself. */
function isMisspelt({ keyword, params, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const meant = (other: ErrorObject) => nearestTo(`${other.params.additionalProperty}`, knownBy(other));
  return (
    keyword === 'required' &&
    errors.some(
      (other) =>
        other.keyword === 'additionalProperties' &&
        other.instancePath === instancePath &&
        meant(other) === params.missingProperty,
    )
  );
}

/** The keys that may be where an unknown one is. */
function knownBy({ parentSchema }: ErrorObject): readonly string[] {
  return Object.keys(parentSchema?.properties ?? {});
}

function unknownKey(root: Node, path: readonly string[], { error, findings }: Found): void {
  const key = `${error.params.additionalProperty}`;
  const at = keySpot(root, path, key);
  const level = levelOf(path);
  if (level === 'step' && Object.hasOwn(NOT_YET, key)) {
    findings.add({ code: 'not-yet', message: `"${key}" is not supported yet`, hint: NOT_YET[key] ?? '', at });
    return;
  }
  const elsewhere = level === null ? null : workflowWord(level, key);
  if (elsewhere !== null) {
    const message = `"${key}" does not belong in a ${level === 'step' ? "pipeline's step" : 'pipeline file'}`;
    findings.add({ code: 'workflow-word', message, hint: elsewhere, at });
    return;
  }
  const known = knownBy(error);
  const meant = didYouMean(key, known);
  const message = `unknown key "${key}"${meant}`;
  const remedy = meant === '' ? `the keys here are ${known.join(', ')}` : 'correct it, or take the key out';
  const isKeep = key === 'workspace' && path.at(-1) === 'retries';
  const hint = isKeep ? KEEP : remedy;
  findings.add({ code: 'unknown-key', message, hint, at });
}

function badName(root: Node, path: readonly string[], { error, findings }: Found): void {
  const name = `${error.propertyName}`;
  const message = `"${name}" cannot be a name here; it must be ${error.parentSchema?.['x-expects']}`;
  const hint = `rename "${name}"`;
  findings.add({ code: 'bad-name', message, hint, at: keySpot(root, path, name) });
}

function badValue(root: Node, path: readonly string[], { error, findings }: Found): void {
  const node = nodeAt(root, path);
  const at = node.kind === 'scalar' && node.value === null ? keyOf(root, path) : node;
  if (error.keyword === 'required') {
    const key = `${error.params.missingProperty}`;
    const message = `${subject(path)} has no "${key}"`;
    findings.add({ code: 'missing-key', message, hint: `add "${key}"`, at });
    return;
  }
  const expects = `${error.parentSchema?.['x-expects']}`;
  const choices: unknown[] = error.keyword === 'enum' ? error.params.allowedValues : [];
  const meant = meantBy(error.data, levelOf(path) === 'step' ? STEP_KEYS : [], choices.map(String));
  const message = `${subject(path)} must be ${expects}, but it is ${shown(error.data)}${meant}`;
  findings.add({ code: 'bad-value', message, hint: remedy(path), at });
}

/** A word that should be a key, or the nearest of some choices. */
function meantBy(data: unknown, keys: readonly string[], choices: readonly string[]): string {
  if (typeof data !== 'string') return '';
  return keys.includes(data) ? `; did you mean "${data}:"?` : didYouMean(data, choices);
}

function remedy(path: readonly string[]): string {
  const last = path.at(-1);
  if (last === undefined || last === 'steps' || last === 'run')
    return 'see the example at the top of the README';
  return /^\d+$/.test(last) ? 'correct the item, or take it out' : `correct the value, or take "${last}" out`;
}

function levelOf(path: readonly string[]): 'pipeline' | 'step' | null {
  if (path.length === 0) return 'pipeline';
  return /^(steps|finally)\/\d+(\/parallel\/\d+)*$/.test(path.join('/')) ? 'step' : null;
}

function subject(path: readonly string[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  const parent = path.at(-2);
  if (/^\d+$/.test(last) && parent !== undefined) return `item ${Number(last) + 1} of "${parent}"`;
  return `"${last}"`;
}

function shown(data: unknown): string {
  if (data === null) return 'empty';
  if (Array.isArray(data)) return data.length === 0 ? 'an empty list' : 'a list';
  if (typeof data === 'object') return Object.keys(data).length === 0 ? 'an empty mapping' : 'a mapping';
  const text = `${data}`.length > 40 ? `${`${data}`.slice(0, 40)}…` : `${data}`;
  return typeof data === 'string' ? JSON.stringify(text) : text;
}

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const key of path) {
    const next =
      node.kind === 'list'
        ? node.items[Number(key)]
        : node.kind === 'map'
          ? node.entries.get(key)?.value
          : null;
    if (next == null) return node;
    node = next;
  }
  return node;
}

function keySpot(root: Node, path: readonly string[], key: string): Spot {
  const node = nodeAt(root, path);
  return (node.kind === 'map' ? node.entries.get(key)?.key : null) ?? node;
}

function keyOf(root: Node, path: readonly string[]): Spot {
  const last = path.at(-1);
  if (last === undefined) return root;
  const parent = nodeAt(root, path.slice(0, -1));
  return parent.kind === 'map' ? keySpot(root, path.slice(0, -1), last) : nodeAt(root, path);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
