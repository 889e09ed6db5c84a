/** What is left to do before the first step, when all is saved: tells of it, and changes the workspace. */
import type { EventBody } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import type { FilesLog } from '../run/ports.ts';
import { type Path, type RootPath, textOf } from '../tree/path.ts';
import { type FileAction, pathsTo } from '../tree/reconcile.ts';
import type { Tree } from '../tree/state.ts';
import { type Applied, sweepTemporary } from '../workspace/apply.ts';
import { bytesOf } from '../workspace/bytes.ts';
import { KEPT_WHY } from '../workspace/spots.ts';
import { boundLine } from './coverage.ts';
import type { Ground } from './ground.ts';
import type { Inspection } from './inspect.ts';
import { keptIsLost } from './kept.ts';
import type { Mark, MarkHead } from './mark.ts';
import type { MarkWriter } from './mark-writer.ts';
import type { Outlook } from './outlook.ts';
import { leftOutLine } from './past-edits.ts';
import { act, type Tools } from './restore.ts';
import { unreadLine } from './save-source.ts';
import type { Settled } from './settle.ts';
import { hiddenAmong, skipLines } from './skipped.ts';
import { staleLine, staleSources } from './stale.ts';
import { leftAsItIs, listed } from './take.ts';
import type { Unread } from './view.ts';

/** No more than is needed: the rest of what was found and read may go before the workspace is changed. */
export interface Beginning extends Tools {
  readonly events: readonly ((run: Run) => EventBody)[];
  readonly warnings: readonly Warning[];
  readonly head: MarkHead;
  readonly mark: MarkWriter;
  readonly git: Mark['git'];
  readonly ground: Ground;
  readonly found: Tree;
  /** What an earlier process did not finish. */
  readonly temporary: readonly string[];
  /** Paths as steps left them that did not end well. */
  readonly half: ReadonlyMap<Path, string | null>;
  /** What steps keep of failed tries. */
  readonly kept: ReadonlyMap<string, readonly Path[]>;
  readonly actions: readonly FileAction[];
}

/** To be done once. What it needs is let go of then: of 100,000 files it is much memory. */
export function beginning(given: Beginning): (log: FilesLog) => Promise<void> {
  let left: Beginning | null = given;
  return async (log) => {
    const now = left;
    left = null;
    if (now !== null) await begin(now, log);
  };
}

async function begin(given: Beginning, log: FilesLog): Promise<void> {
  const { events, warnings, head, mark, git, ground, half, actions } = given;
  for (const event of events) log.write(event(log.run()));
  for (const { step, message } of warnings) log.write({ type: 'warning', step, message });
  const workspace = { path: '.' as RootPath, absolute: bytesOf(given.setting.workspace) };
  const roots = [...given.area.roots.list.filter(({ path }) => path !== '.'), workspace];
  mark.begin(head, { index: ground.index, half, unread: ground.unread, git, roots });
  for (const path of replacedIn(actions)) mark.await(path);
  if (actions.length > 0) mark.sets();
  mark.flush();
  sweepTemporary(given.temporary);
  if (actions.length > 0) await bringAbout(given, log);
}

async function bringAbout(given: Beginning, log: FilesLog): Promise<void> {
  const { ground, kept, found, actions, half, mark } = given;
  const applied = await actOrTell(given);
  // Until then it is noted as half-written: what is not reached is, in whatever way somebody puts right what was in the way.
  for (const { path } of actions) if (half.has(path)) mark.half(path, undefined);
  ground.see(applied.indexed);
  // What is brought back for a step that keeps it is that step's as it is now, not as it was found.
  for (const [step, paths] of kept)
    for (const path of paths)
      if (applied.indexed.has(path))
        ground.part(path, { entry: ground.index.get(path)?.entry ?? null, step });
  for (const { path } of applied.kept) ground.part(path, { entry: found.get(path) ?? null, step: null });
  for (const message of keptLines(applied.kept)) log.write({ type: 'warning', step: null, message });
  const stuck = stuckAmong(given.actions, applied.kept);
  if (stuck === null) mark.isSet();
  ground.flush();
  if (stuck !== null) throw notBack(stuck);
}

/** What is left as it is, a line for each reason: in a checkout of another user that may be all. */
export function keptLines(kept: Applied['kept']): readonly string[] {
  // What is in the way of its deletion is in the way of what was to be written there, too.
  const reasons = new Map<Path, string>();
  for (const { path, why } of kept) if (!reasons.has(path)) reasons.set(path, KEPT_WHY[why]);
  return [...new Set(reasons.values())].map((why) => {
    const paths = [...reasons].flatMap(([path, each]) => (each === why ? [{ path }] : []));
    return `${listed(paths)} ${leftAsItIs(paths)}: ${why}`;
  });
}

/** Where one thing is put in the place of another that is deleted first: a process that is killed in between leaves nothing there. */
function replacedIn(actions: readonly FileAction[]): readonly Path[] {
  const deleted = pathsTo('delete', actions);
  return actions.flatMap(({ kind, path }) => (kind === 'write' && deleted.has(path) ? [path] : []));
}

/** What was not done when it is stopped, or refused, is no work of a person: the next attempt goes by the time of writing. @throws as `act` */
async function actOrTell(given: Beginning): Promise<Applied> {
  const { ground, actions } = given;
  try {
    return await act(actions, ground.index, given);
  } catch (error) {
    ground.cutOff();
    ground.flush();
    throw error;
  }
}

type Kept = Applied['kept'][number];

/** What could not be brought back: no step is built on that, nor reused without. What a person has made of it meanwhile is found by a resume. */
function stuckAmong(actions: readonly FileAction[], kept: Applied['kept']): Kept | null {
  const written = pathsTo('write', actions);
  return kept.find(({ path, why }) => why !== 'not-ours' && written.has(path)) ?? null;
}

function notBack({ path, why }: Kept): Error {
  const what =
    why === 'changed'
      ? 'let nothing else write there, and go on again'
      : 'move away what is there and is not saved, and go on again';
  return new Error(`${textOf(path)} cannot be brought back, since ${KEPT_WHY[why]}; ${what}`);
}

interface Warning {
  readonly step: string | null;
  readonly message: string;
}

/** What people are told before the first step. */
export function warningsOf({ view, outlook }: Inspection, settled: Settled | null): readonly Warning[] {
  const skipped = skipLines(view.skipped).map(plain);
  if (outlook === null || settled === null) return skipped;
  const { plan, notSetBack, keptLost } = settled;
  const lost = plan.steps.flatMap(({ id, reason }) => {
    if (reason.kind !== 'lost') return [];
    const message = `what it saved cannot be had: ${reason.path}: ${reason.why}; it runs again`;
    return [{ step: id, message }];
  });
  const without = [...keptLost].map(([step, why]) => ({ step, message: keptIsLost(why) }));
  const stale = staleSources(plan, outlook);
  const bound = boundLine(outlook.covered);
  const lines = [
    ...(bound === null ? [] : [bound]),
    ...(notSetBack.length === 0 ? [] : [ignoredLine(notSetBack)]),
    ...(stale === null ? [] : [staleLine(stale)]),
    ...unreadHere(outlook).map(([path, { why }]) => unreadLine(path, why)),
    ...outlook.leftOut.map(leftOutLine),
  ];
  return [...skipped, ...lost, ...without, ...lines.map(plain)];
}

/** What could not be read from the start is said when the source is saved, and folders with what cannot be saved. */
function unreadHere({ view, facts }: Outlook): readonly (readonly [Path, Unread])[] {
  if (view.place !== 'left') return [];
  const folders = new Set(hiddenAmong(view.skipped));
  return [...view.unread].filter(([path]) => facts.source.get(path)?.kind !== 'other' && !folders.has(path));
}

function ignoredLine(paths: readonly Path[]): string {
  const names = listed(paths.map((path) => ({ path })));
  return `${names} cannot be set back: git ignores it, and it was there before the run; it is left as it is`;
}

function plain(message: string): Warning {
  return { step: null, message };
}
