/** The files where steps stay in the workflow: each finds what the ones before it made, and gets back what it had made in its turn. */

import type { Step } from '../pipeline/model.ts';
import type { FileFacts } from '../plan/facts.ts';
import type { Completion, Reason, SourceDigests } from '../record/decisions.ts';
import type { FilesLog } from '../run/ports.ts';
import { misfit } from '../tree/adopt.ts';
import type { Change } from '../tree/change.ts';
import { fold } from '../tree/fold.ts';
import { foldersAbove, type Path, textOf } from '../tree/path.ts';
import { compilePatterns, readsDigest } from '../tree/patterns.ts';
import { type Entry, sameState, type Tree } from '../tree/state.ts';
import { ignoredAmong } from '../workspace/git-tracked.ts';
import { sourceDigests } from './facts-of.ts';
import { lossWords } from './loss.ts';
import { notThere } from './skipped.ts';
import type { Snapshots } from './snapshots.ts';
import type { Taking } from './taking.ts';
import type { Tracked } from './tracked.ts';
import type { Tries } from './tries.ts';
import { undo } from './undo.ts';
import { gitCall } from './view.ts';

/** What is known of the files when the attempt begins. */
export interface ArrivingFacts {
  /** The source without what steps of earlier runs made. */
  readonly bare: Tree;
  readonly digests: SourceDigests;
  readonly commit: string | null;
  readonly nested: Readonly<Record<string, string>>;
  readonly ignored: FileFacts['ignored'];
  /** Of earlier attempts; null for a new run. */
  readonly past: Pick<FileFacts, 'changes' | 'lost' | 'committed'> | null;
}

export interface ArrivingParts {
  readonly facts: ArrivingFacts;
  readonly taking: Taking;
  readonly tracked: Tracked;
  readonly tries: Tries;
  readonly snapshots: Pick<Snapshots, 'made'>;
  readonly log: FilesLog & { readonly warn: (step: string | null, message: string) => void };
}

/** So many files are named in a reason. */
const MOST_NAMED = 5;

export class Arriving {
  readonly #parts: ArrivingParts;
  readonly #ignored = new Set<Path>();
  readonly #altered = new Set<Path>();
  #bare: Map<Path, Entry> | null = null;
  #digests: SourceDigests;
  /** The model as it would be had no step run in place of a completion that counts; null where none did. */
  #compared: Map<Path, Entry> | null = null;
  #isFirst = true;

  constructor(parts: ArrivingParts) {
    this.#parts = parts;
    this.#digests = parts.facts.digests;
  }

  /** @throws Error where a root is away; what the record said */
  async arrived(step: Step): Promise<SourceDigests> {
    const { taking, tracked, tries } = this.#parts;
    const { copy } = taking;
    await tracked.look();
    const dirty = copy.scan();
    taking.scannedAt = dirty.startedAt;
    const [away] = dirty.away;
    if (away !== undefined) throw new Error(notThere(away));
    const paths = await taking.withoutSame(dirty.paths);
    const before = (path: Path) => copy.state(path);
    const { own } = tries.divide(paths, null, { isYours: () => false, before });
    await taking.look(own);
    // While a step runs, what changes is its own.
    if (tries.isIdle) await this.#toSource([...own.keys()]);
    if (this.#isFirst) await this.#tidy(step);
    this.#isFirst = false;
    copy.flush();
    return this.#digests;
  }

  fits(step: Step, { number, basis, reads, source }: Completion): Reason | null {
    const past = this.#parts.facts.past;
    const lost = past?.lost.get(number);
    if (lost !== undefined) return { kind: 'lost', ...lost };
    const change = past?.changes.get(number);
    if (change === undefined) return { kind: 'unsaved' };
    const tree = this.#tree;
    const path = misfit(
      past?.changes.get(basis) ?? change,
      tree,
      (each) => past?.committed.has(each) === true,
    );
    if (path !== null)
      return { kind: 'differs', path: textOf(path), ...(tree.has(path) ? {} : { unsaved: true }) };
    if (step.reads === null) return this.#doubtOfSource(source);
    return readsDigest(tree, compilePatterns(step.reads)) === reads ? null : { kind: 'reads', paths: [] };
  }

  /** @throws WorkspaceError, StoreError; what the record said */
  async bringBack({ id }: Step, { number }: Completion): Promise<Reason | null> {
    const { taking, snapshots, log, facts } = this.#parts;
    const { copy } = taking;
    const change = withFolders(facts.past?.changes.get(number) ?? [], copy.model);
    const lost = await this.#lostOf(change);
    if (lost !== null) return lost;
    const former = change.map(({ path, after }) => ({
      path,
      before: after,
      after: copy.model.get(path) ?? null,
    }));
    snapshots.made(change);
    const paths = change.map(({ path }) => path);
    const how = { log, step: id, isStored: (entry: Entry) => this.#isStored(entry), areVerified: true };
    const { blocked, warnings } = await undo(paths, taking, how);
    for (const message of warnings) log.warn(id, message);
    if (blocked === null) {
      this.#layOnCompared(change);
      copy.flush();
      return null;
    }
    copy.lay(former);
    await undo(paths, taking, { ...how, areVerified: false });
    return { kind: 'lost', path: '', why: blocked };
  }

  standsIn({ basis }: Completion): void {
    this.#compared ??= new Map(this.#parts.taking.copy.model);
    this.#layOnCompared(this.#parts.facts.past?.changes.get(basis) ?? []);
  }

  reads({ reads }: Step): string | null {
    return reads === null ? null : readsDigest(this.#tree, compilePatterns(reads));
  }

  get #tree(): Tree {
    return this.#compared ?? this.#parts.taking.copy.model;
  }

  #layOnCompared(change: Change): void {
    const { list } = this.#parts.taking.area.roots;
    const roots = list.map(({ path }) => path);
    if (this.#compared !== null) this.#compared = fold(this.#compared, [change], roots);
  }

  /** What steps with `uses` changed, or anybody else between two steps. */
  async #toSource(paths: readonly Path[]): Promise<void> {
    const { taking, facts } = this.#parts;
    const { copy } = taking;
    const change = paths.flatMap((path) => {
      const [before, after] = [copy.model.get(path) ?? null, copy.index.get(path)?.entry ?? null];
      return copy.unread.has(path) || after?.kind === 'other' ? [] : [{ path, before, after }];
    });
    if (change.length === 0) return;
    copy.lay(change);
    this.#layOnCompared(change);
    this.#bare ??= new Map(facts.bare);
    for (const { path, after } of change) {
      if (after === null) this.#bare.delete(path);
      else this.#bare.set(path, after);
    }
    await this.#digest(change);
  }

  async #digest(change: Change): Promise<void> {
    const { taking, facts } = this.#parts;
    const call = gitCall(taking.setting);
    const inside = change.map(({ path }) => path).filter((path) => path.startsWith('./'));
    if (call !== null) for (const path of await ignoredAmong(call, inside)) this.#ignored.add(path);
    const ignored = (path: Path) => facts.ignored(path) || this.#ignored.has(path);
    const altered = change.filter(({ path, before, after }) => !ignored(path) && !sameState(before, after));
    if (altered.length === 0) return;
    for (const { path } of altered) this.#altered.add(path);
    const roots = taking.area.roots.list.map(({ path }) => path);
    this.#digests = sourceDigests(this.#bare ?? facts.bare, { pipeline: '', roots }, { ignored });
  }

  /** In a folder that earlier attempts have left, their files go before the first step. */
  async #tidy({ id }: Step): Promise<void> {
    const { taking, log } = this.#parts;
    const { copy } = taking;
    const known = new Set<Path>([...copy.index.keys(), ...copy.model.keys()]);
    const paths = [...known].filter((path) => {
      const [have, want] = [copy.state(path), copy.model.get(path)];
      return have?.kind !== 'other' && want?.kind !== 'other' && !sameState(have, want);
    });
    if (paths.length === 0) return;
    const isStored = (entry: Entry) => this.#isStored(entry);
    const { blocked, warnings } = await undo(paths, taking, { log, step: id, isStored });
    for (const message of blocked === null ? warnings : [...warnings, blocked]) log.warn(null, message);
  }

  #doubtOfSource({ commit, nested = {}, digest, roots = {} }: Completion['source']): Reason | null {
    const { facts } = this.#parts;
    if (commit !== facts.commit) return { kind: 'commit', from: commit, to: facts.commit };
    for (const folder of new Set([...Object.keys(nested), ...Object.keys(facts.nested)])) {
      const [from, to] = [nested[folder] || null, facts.nested[folder] || null];
      if (from !== to) return { kind: 'commit', from, to, folder };
    }
    const now = this.#digests;
    const isOther = Object.entries(roots).some(([root, before]) => (now.roots?.[root] ?? before) !== before);
    if (digest === now.digest && !isOther) return null;
    return { kind: 'source', paths: [...this.#altered].slice(0, MOST_NAMED).map(textOf) };
  }

  async #lostOf(change: Change): Promise<Reason | null> {
    const { copy, packs, setting } = this.#parts.taking;
    const needed = change.flatMap(({ path, after }) => {
      const have = copy.state(path);
      const isThere = have?.kind === 'file' && after?.kind === 'file' && have.digest === after.digest;
      return after?.kind !== 'file' || isThere ? [] : [after.digest];
    });
    const bad = await packs.contents.verify(new Set(needed), { signal: setting.signal });
    const lost = change.find(({ after }) => after?.kind === 'file' && bad.has(after.digest));
    if (lost?.after?.kind !== 'file') return null;
    const why = lossWords(bad.get(lost.after.digest) ?? '', 'it is');
    return { kind: 'lost', path: textOf(lost.path), why };
  }

  #isStored(entry: Entry): boolean {
    return (
      entry.kind !== 'link' && (entry.kind !== 'file' || this.#parts.taking.packs.contents.has(entry.digest))
    );
  }
}

/** With the folders that it lies in and that are not here: git keeps no empty ones. */
function withFolders(change: Change, model: Pick<Tree, 'has'>): Change {
  const made = change.filter(({ after }) => after !== null);
  const named = new Set(change.map(({ path }) => path));
  const mtime = made[0]?.after?.mtime ?? 0;
  const missing = [...foldersAbove(made.map(({ path }) => path))].filter(
    (path) => !named.has(path) && !model.has(path),
  );
  const after = { kind: 'directory', mode: 0o755, mtime } as const;
  return [...missing.sort().map((path) => ({ path, before: null, after })), ...change];
}
