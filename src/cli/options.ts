/** The parsed options of any command, and what they mean. */

import type { RunChoice } from '../launch/choose-run.ts';
import type { StepChoice } from '../launch/choose-step.ts';
import { type Located, locate } from '../launch/locate.ts';
import { notYet, Refusal } from '../launch/refusal.ts';
import { parseDuration } from '../pipeline/durations.ts';
import { noPaint, type Paint, paint } from '../report/colour.ts';
import { DirectoryStore } from '../store/directory.ts';
import { StoreError } from '../store/errors.ts';
import { type Identity, identify } from '../store/identity.ts';
import { shellWord } from '../words/shell-word.ts';
import type { World } from './world.ts';

export interface Options {
  readonly workspace?: string;
  readonly store?: string;
  readonly output: 'table' | 'json' | 'ndjson' | 'mermaid';
  readonly quiet?: boolean;
  readonly color: boolean;
  readonly input?: readonly string[];
  readonly fromStep?: string;
  readonly onlyStep?: string;
  readonly edited?: boolean;
  readonly run?: string;
  readonly fresh?: boolean;
  readonly secret?: readonly string[];
  readonly maxParallel?: string;
  readonly follow?: boolean;
  readonly olderThan?: string;
  readonly all?: boolean;
  readonly dryRun?: boolean;
  readonly files?: boolean;
  readonly summary?: boolean;
  readonly to?: string;
  readonly at?: string;
  readonly aside?: boolean;
  readonly deadline?: string;
  readonly comment?: string;
  readonly resume?: boolean;
  readonly completed?: boolean;
  readonly reason?: string;
  /** Outputs that a step has that is taken as done. */
  readonly outputs?: Readonly<Record<string, string>>;
  readonly job?: string;
  readonly port?: string;
  readonly open?: boolean;
  readonly host?: string;
  readonly token?: string;
}

/** Where the workspace and the store are. @throws Refusal */
export function locationOf(world: World, options: Options, pipeline: string | null): Located {
  const { SAVEPOINT_STORE, SAVEPOINT_KEY } = world.machine.env;
  if (SAVEPOINT_KEY) throw notYet('SAVEPOINT_KEY: encryption', 'unset it: what is saved is not encrypted');
  const store = options.store ?? SAVEPOINT_STORE ?? '';
  return locate({
    cwd: world.cwd(),
    workspace: options.workspace ?? null,
    pipeline,
    store: store === '' ? null : store,
  });
}

/** What a command must be told to find the same store and workspace: options with a space in front, or nothing. */
export function placeOf({ workspace, store, storeNamed }: Located, options: Options): string {
  const where = options.workspace === undefined ? '' : ` -C ${shellWord(workspace)}`;
  return storeNamed ? `${where} --store ${shellWord(store)}` : where;
}

/** Who this process is, for locks. */
export function identityOf(world: World): Identity {
  return identify(world.machine.host, world.machine.pid);
}

/** The store, or null where none has been made yet. @throws StoreError */
export function storeIfAny(world: World, located: Located): DirectoryStore | null {
  return DirectoryStore.open(located.store, identityOf(world));
}

/** The same for what only reads. @throws StoreError also when a store was named that is not there */
export function existingStore(world: World, located: Located): DirectoryStore | null {
  const store = storeIfAny(world, located);
  if (store === null && located.storeNamed) throw new StoreError(`there is no store at ${located.store}`);
  return store;
}

/** `NAME=VALUE` pairs. @throws Refusal */
export function givenInputs(options: Options): Readonly<Record<string, string>> {
  const entries = (options.input ?? []).map((text): [string, string] => {
    const at = text.indexOf('=');
    if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
    throw new Refusal(2, `--input ${text} has no value`, { hint: 'write --input NAME=VALUE' });
  });
  return Object.fromEntries(entries);
}

const FORMS = ['table', 'json', 'ndjson'] as const;

/** `--output` of `mark` gives an output, as NAME=VALUE, or the form of what is printed. @throws Refusal exit 2 for what is neither */
export function outputsOf(options: Options): Options {
  const given = [options.output ?? []].flat() as readonly string[];
  const outputs = given.filter((each) => each.includes('='));
  const words = given.filter((each) => !each.includes('='));
  const form = FORMS.find((each) => each === (words.at(-1) ?? 'table'));
  if (form === undefined)
    throw new Refusal(2, `--output ${words.at(-1)} is neither NAME=VALUE nor one of ${FORMS.join(', ')}`);
  const entries = outputs.map((each): [string, string] => {
    const at = each.indexOf('=');
    return [each.slice(0, at), each.slice(at + 1)];
  });
  return { ...options, output: form, outputs: Object.fromEntries(entries) };
}

/** Whether a stream gets colours: a terminal, unless NO_COLOR or `--no-color` says otherwise; FORCE_COLOR everywhere. */
export function coloursOn(world: World, options: Options, stream: { readonly isTTY?: boolean }): boolean {
  if (!options.color || (world.machine.env.NO_COLOR ?? '') !== '') return false;
  return stream.isTTY === true || (world.machine.env.FORCE_COLOR ?? '') !== '';
}

/** What colours a stream, where it gets colours. */
export function paintOn(world: World, options: Options, stream: { readonly isTTY?: boolean }): Paint {
  return coloursOn(world, options, stream) ? paint : noPaint;
}

/** How many steps may run side by side, or null where the file decides. @throws Refusal */
export function parallelism({ maxParallel }: Options): number | null {
  if (maxParallel === undefined) return null;
  const count = Number(maxParallel);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Refusal(2, `--max-parallel ${maxParallel} is not a whole number above 0`);
}

/** The step that was named, if any. @throws Refusal when two were */
export function stepChoice({ fromStep, onlyStep }: Options): StepChoice | null {
  if (fromStep !== undefined && onlyStep !== undefined) {
    throw new Refusal(2, '--from-step and --only-step exclude each other');
  }
  if (fromStep !== undefined) return { kind: 'from', step: fromStep };
  return onlyStep === undefined ? null : { kind: 'only', step: onlyStep };
}

/** Whether reused steps that are older than a person's edits are to run again. */
export function isEdited({ edited }: Options): boolean {
  return edited === true;
}

/** The run that was named, if any. @throws Refusal when that contradicts `--fresh` */
export function runChoice({ run, fresh }: Options): RunChoice {
  if (run !== undefined && fresh === true) throw new Refusal(2, '--run and --fresh exclude each other');
  if (fresh === true) return { kind: 'fresh' };
  return run === undefined ? { kind: 'auto' } : { kind: 'named', id: run };
}

/** When the attempt must be over: so long from now. @throws Refusal exit 2 */
export function deadlineOf(
  { deadline }: Options,
  now: Date,
): { readonly at: number; readonly from: number } | null {
  if (deadline === undefined) return null;
  const [from, ms] = [now.getTime(), parseDuration(deadline)];
  if (ms !== null && ms > 0) return { at: from + ms, from };
  throw new Refusal(2, `--deadline ${deadline} is no time`, {
    hint: 'write one with its unit, such as 350m or 2h',
  });
}

/** The secrets that were named, with their values. @throws Refusal when a variable is not set */
export function secretsOf(world: World, options: Options): Readonly<Record<string, string>> {
  const entries = (options.secret ?? []).map((name): [string, string] => {
    const value = world.machine.env[name];
    if (value !== undefined) return [name, value];
    throw new Refusal(2, `--secret ${name}: there is no such variable in the environment`, {
      hint: `set it first, for example with read -rs ${name} and export ${name}`,
    });
  });
  return Object.fromEntries(entries);
}
