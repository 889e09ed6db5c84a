/** What a checkpoint says of itself. Whoever can write to a cache can write a header: nothing of it is used unchecked. Pure. */
import { isPackNumber } from '../checkpoint/format.ts';
import type { WorkflowAttempt } from '../record/decisions.ts';
import { type Entry, MOST, type Place } from './keys.ts';
import type { Owner } from './owner.ts';

export interface Header {
  readonly owner: Owner;
  readonly place: Place;
  /** The workflow run that saved it; null where none is known. */
  readonly workflow_run: string | null;
  readonly run: string;
  /** `n` of the last event in the journal. */
  readonly event: number;
  readonly journal: { readonly bytes: number; readonly digest: string };
  /** In the order in which they stand. */
  readonly packs: readonly { readonly pack: number; readonly bytes: number }[];
  /** The earlier checkpoints that hold packs which the journal names. */
  readonly chain: readonly Link[];
  /** The workflow runs that have saved in the line, the newest first, each with its last attempt. */
  readonly by: readonly WorkflowAttempt[];
  /** The other runs of the line, newest first. */
  readonly others: readonly OtherRun[];
}

/** A run of the line as its last checkpoint had it, when the line went on with another one. */
export interface OtherRun extends Place {
  readonly run: string;
  readonly workflow_run: string | null;
  readonly inputs: InputDigests;
  readonly completed: boolean;
  /** The claims before in which it saved files, the newest first. */
  readonly earlier: readonly number[];
}

/** The first digits of the digest of each input's value, by its name. */
export type InputDigests = Readonly<Record<string, string>>;

export interface Link extends Entry {
  readonly packs: readonly number[];
}

type Loose = Readonly<Record<string, unknown>>;

/** @param value what JSON says, of any type */
export function isHeader(value: unknown): value is Header {
  return (
    isObject(value) &&
    isOwner(value.owner) &&
    isPlace(value.place) &&
    (value.workflow_run === null || isText(value.workflow_run)) &&
    isRunId(value.run) &&
    isCount(value.event) &&
    isJournal(value.journal) &&
    isListOf(value.packs, isPack) &&
    new Set(value.packs.map(({ pack }) => pack)).size === value.packs.length &&
    isListOf(value.chain, isLink) &&
    isListOf(value.by, isWorkflowAttempt) &&
    isListOf(value.others, isOtherRun)
  );
}

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isRunId = (value: unknown) => isText(value) && /^\d{8}-\d{6}-[a-z0-9-]{1,64}$/.test(value);
/** More are not looked through. */
export const MOST_EARLIER = 20;

const isKeyNumber = (value: unknown): value is number => isCount(value) && Number(value) <= MOST;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isListOf<T>(value: unknown, isOne: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isOne);
}

function isOwner(value: unknown): value is Owner {
  const texts = ['repository', 'workflow', 'ref', 'job', 'matrix', 'use', 'pipeline'];
  return isObject(value) && texts.every((name) => isText(value[name])) && isObject(value.scope);
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && [value.claim, value.sequence].every((each) => isCount(each) && each <= MOST);
}

function isJournal(value: unknown): value is Header['journal'] {
  return isObject(value) && isCount(value.bytes) && isText(value.digest);
}

function isPack(value: unknown): value is Header['packs'][number] {
  return isObject(value) && isPackNumber(value.pack) && isCount(value.bytes);
}

function isLink(value: unknown): value is Link {
  if (!isPlace(value)) return false;
  const { attempt, steps, resumable, packs } = value as Place & Loose;
  return (
    [attempt, steps].every(isKeyNumber) && typeof resumable === 'boolean' && isListOf(packs, isPackNumber)
  );
}

export function isWorkflowAttempt(value: unknown): value is WorkflowAttempt {
  return isObject(value) && isText(value.workflow_run) && isCount(value.attempt);
}

function isDigests(value: unknown): value is InputDigests {
  return isObject(value) && Object.values(value).every(isText);
}

function isOtherRun(value: unknown): value is OtherRun {
  if (!isPlace(value)) return false;
  const { run, workflow_run: by, inputs, completed, earlier } = value as Place & Loose;
  const isBy = by === null || isText(by);
  const isEarlier = isListOf(earlier, isKeyNumber) && earlier.length <= MOST_EARLIER;
  return isRunId(run) && isBy && isDigests(inputs) && typeof completed === 'boolean' && isEarlier;
}
