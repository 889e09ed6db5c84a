/**
 * Runs on values: a tree in place of a disk, deeds in place of processes. Plan, start, layers, sharing and actions are those of the product;
 * only reading and storing are played. A content is its own digest.
 */
import { RunContents } from '../../src/checkpoint/run-contents.ts';
import { sourceDigests } from '../../src/files/facts-of.ts';
import type { History } from '../../src/files/history.ts';
import { keptPaths } from '../../src/files/kept.ts';
import type { Snapshot } from '../../src/files/snapshot-file.ts';
import { type Start, start } from '../../src/files/start.ts';
import { Tries, type Trying } from '../../src/files/tries.ts';
import type { View } from '../../src/files/view.ts';
import { type Restart, type Wanted, wantedBy } from '../../src/files/wanted.ts';
import { yours } from '../../src/files/yours.ts';
import type { Pipeline, Step } from '../../src/pipeline/model.ts';
import { decisionsOf, isPlan } from '../../src/plan/made.ts';
import { plan } from '../../src/plan/plan.ts';
import type { Choice, Plan } from '../../src/plan/request.ts';
import type { EventBody } from '../../src/record/events.ts';
import { fold as foldEvent } from '../../src/record/fold.ts';
import { type Run, SCHEMA } from '../../src/record/run.ts';
import { completionOf, NOTHING_SAID } from '../../src/run/outcome.ts';
import type { Change, Noted } from '../../src/tree/change.ts';
import { fold } from '../../src/tree/fold.ts';
import { byPath } from '../../src/tree/order.ts';
import { type Path, pathOf, textOf } from '../../src/tree/path.ts';
import { compilePatterns, readsDigest } from '../../src/tree/patterns.ts';
import { type FileAction, reconcile } from '../../src/tree/reconcile.ts';
import { type Entry, type State, sameState, type Tree } from '../../src/tree/state.ts';
import type { Seen } from '../../src/workspace/stat-index.ts';
import { after, Disk, entryOf, ROOTS, shortOf } from '../tree/model.ts';
import { pipelineOf } from './pipeline.ts';

/** `here`: a command line in the folder. `CI`: the same folder with `CI` set. `elsewhere`: a command line in a fresh clone. */
export type Where = 'here' | 'elsewhere' | 'CI';

/** The keys of each step besides `id` and `run`, as YAML. */
export type Steps = Readonly<Record<string, string>>;

export interface Options {
  readonly at?: Where;
  /** The pipeline from now on. */
  readonly steps?: Steps;
  /** A new run. */
  readonly fresh?: boolean;
  /** Goes on with this run, by its number from 1; default: the newest. */
  readonly run?: number;
  readonly choice?: Choice;
  readonly edited?: boolean;
  /** Steps that start at once and end in the order of their deeds. */
  readonly together?: readonly string[];
  /** The start ends processes that the killed attempt had left. */
  readonly endsProcesses?: boolean;
  /** A kill when so many files have been brought back. */
  readonly killedAfter?: number;
}

export interface Outcome {
  /** Steps that were started, in order. */
  readonly ran: readonly string[];
  /** Why each step runs or not: `run failed`, `reuse completed`, with the path that the reason names. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The files at the start of the first step. */
  readonly began: string;
  /** The files at the start of each step. */
  readonly starts: Readonly<Record<string, string>>;
  /** Edits, paths that were set aside, and edits that fit nowhere. */
  readonly edits: string;
  readonly aside: string;
  readonly leftOut: string;
  /** Paths as failed tries have left them at the end. */
  readonly left: string;
}

interface Saved {
  readonly change: Change;
  readonly noted: readonly Noted[];
}

interface RunState {
  run: Run | null;
  readonly layers: Saved[];
  readonly sources: Tree[];
}

interface Shot extends Pick<Snapshot, 'head' | 'isRestoring' | 'isCutOff' | 'alive'> {
  readonly tree: Tree;
  readonly made: ReadonlySet<Path>;
  readonly left: ReadonlyMap<Path, readonly string[]>;
}

interface Folder {
  disk: Map<Path, Entry>;
  readonly shots: Map<RunState, Shot>;
  newest: Shot | null;
}

/** Everything that an attempt knows while it runs. */
interface Going {
  readonly state: RunState;
  readonly pipeline: Pipeline;
  readonly plan: Plan;
  readonly person: boolean;
  readonly tries: Tries;
  readonly isYours: (path: Path) => boolean;
  readonly digest: string;
  readonly restarts: ReadonlyMap<string, Restart>;
  readonly kept: ReadonlyMap<string, Change>;
  readonly made: Set<Path>;
  readonly left: Map<Path, readonly string[]>;
  /** The source, the layers that count, and the edits. */
  model: Map<Path, Entry>;
  /** The last snapshot. */
  seen: Map<Path, Entry>;
  readonly mark: string;
}

const IGNORED = ['out', 'half', 'target', 'node_modules'];
const AT = '2026-01-02T03:04:05.000Z';
const SAID = { ...NOTHING_SAID, withheld: { outputs: [], env: [], path: false, masks: 0 } };

/** `a=1 d/b=2` of the files of a tree. */
export function textIn(tree: Tree): string {
  const files = [...tree].filter(([, { kind }]) => kind !== 'directory');
  return files
    .map(([path, entry]) => `${textOf(path)}=${shortOf(entry)}`)
    .sort()
    .join(' ');
}

const named = (paths: Iterable<Path>, tree: Tree) =>
  [...paths]
    .filter((path) => tree.get(path)?.kind !== 'directory')
    .map(textOf)
    .sort()
    .join(' ');

const changeOf = (tree: Tree): Change =>
  [...tree].map(([path, entry]) => ({ path, before: null, after: entry })).sort(byPath);

class Killed extends Error {}

export class World {
  #folder: Folder = { disk: new Map(), shots: new Map(), newest: null };
  #steps: Steps;
  #head: Tree = new Map();
  #index = new Set<Path>();
  #commit = 1;
  /** In ms. */
  #now = 1_000_000;
  readonly #runs: RunState[] = [];
  /** Paths that were written anew since the last snapshot. */
  readonly #touched = new Set<Path>();
  #outcome = { ran: [] as string[], starts: {} as Record<string, string>, edits: '', aside: '' };

  /** @param tracked files of the first commit */
  constructor(steps: Steps, tracked = '') {
    this.#steps = steps;
    this.does(tracked);
    this.commit();
  }

  get disk(): Tree {
    return this.#folder.disk;
  }

  get files(): string {
    return textIn(this.disk);
  }

  /** Contents of which a copy is in the store or in git. */
  readonly stored = new Set<string>();

  /** Somebody changes files: `a=1 -b ~c wait:5`, where `~` writes the same bytes again. @returns whether a word says `fail` */
  does(deeds: string): boolean {
    let fails = false;
    for (const deed of deeds.split(' ').filter((each) => each !== '')) {
      const [name = '', text] = deed.replace(/^you:/, '').split('=');
      this.#now += 10;
      if (deed === 'kill') throw new Killed();
      if (deed === 'fail') fails = true;
      else if (deed.startsWith('wait:')) this.#now += 1000 * Number(deed.slice(5));
      else if (name.startsWith('~')) this.#touched.add(pathOf(name.slice(1)));
      else if (name.startsWith('-')) this.#put(pathOf(name.slice(1)), null);
      else this.#put(pathOf(name), entryOf(text?.replaceAll('_', ' ') ?? '', this.#now * 1000));
    }
    return fails;
  }

  #put(path: Path, entry: Entry | null): void {
    this.#folder.disk = after(this.disk, [{ path, entry }]);
    this.#touched.add(path);
  }

  /** Commits every file that git does not ignore. */
  commit(): void {
    this.#headIs([...this.disk].filter(([path, { kind }]) => kind !== 'directory' && !this.#ignored(path)));
  }

  /** Somebody else commits changes, which a fresh clone has. */
  upstream(deeds: string): void {
    const [before, touched] = [this.#folder.disk, [...this.#touched]];
    this.#folder.disk = after(
      new Map(),
      [...this.#head].map(([path, entry]) => ({ path, entry })),
    );
    this.does(deeds);
    this.#headIs([...this.disk].filter(([, { kind }]) => kind !== 'directory'));
    this.#folder.disk = before;
    this.#touched.clear();
    for (const path of touched) this.#touched.add(path);
  }

  #headIs(files: readonly (readonly [Path, Entry])[]): void {
    this.#head = new Map(files);
    this.#index = new Set(this.#head.keys());
    this.#commit += 1;
    for (const [, entry] of files) if (entry.kind === 'file') this.stored.add(entry.digest);
  }

  /** `git checkout -- .` */
  checkout(): void {
    for (const [path, entry] of this.#head)
      if (!sameState(this.disk.get(path), entry)) this.#put(path, { ...entry, mtime: this.#now * 1000 });
  }

  /** Goes to a fresh clone. */
  clone(): void {
    this.#now += 10;
    this.#folder = { disk: new Map(), shots: new Map(), newest: null };
    this.checkout();
  }

  #ignored(path: Path): boolean {
    return IGNORED.some((name) => path === `./${name}` || path.startsWith(`./${name}/`));
  }

  /** @param does for each step that runs, its deeds: `a: out/x=1 fail; b: -t`; several tries stand after `|` */
  attempt(does: string, options: Options = {}): Outcome {
    if (options.at === 'elsewhere' && this.#folder.shots.size > 0) this.clone();
    this.#steps = options.steps ?? this.#steps;
    const person = options.at !== 'CI';
    const pipeline = pipelineOf(
      `steps:\n${Object.entries(this.#steps)
        .map(([id, keys]) => `  - { id: ${id}, run: ${id}${keys === '' ? '' : `, ${keys}`} }\n`)
        .join('')}`,
    );
    const state = this.#stateFor(options);
    this.#outcome = { ran: [], starts: {}, edits: '', aside: '' };
    const writes = new Map(
      pipeline.steps.flatMap(({ id, writes: each }) => (each === null ? [] : [[id, each] as const])),
    );
    const view = this.#view(state, person);
    const request = { state, pipeline, view, person, writes, options };
    const begun = state.run === null ? this.#first(request) : this.#again(request);
    const began = this.files;
    const deeds = new Map(
      does.split(';').map((each) => {
        const [id = '', text = ''] = each.split(/:(.*)/s);
        return [id.trim(), text.split('|')] as const;
      }),
    );
    const isKilled = begun.going === null || !this.#walk(begun.going, deeds, options.together ?? []);
    const { going } = begun;
    if (going !== null) this.#keepShot(going, { isCutOff: isKilled, isRestoring: false });
    const reasons = Object.fromEntries(
      begun.plan.steps.map(({ id, decision, reason }) => [
        id,
        `${decision} ${reason.kind}${'path' in reason ? ` ${reason.path}` : 'paths' in reason ? ` ${reason.paths.join(' ')}` : ''}`,
      ]),
    );
    const left = named(going?.left.keys() ?? [], this.disk);
    return { ...this.#outcome, reasons, began, left, leftOut: begun.leftOut };
  }

  #stateFor({ fresh, run }: Options): RunState {
    const known = run === undefined ? this.#runs.at(-1) : this.#runs[run - 1];
    if (known !== undefined && fresh !== true) return known;
    const state: RunState = { run: null, layers: [], sources: [] };
    this.#runs.push(state);
    return state;
  }

  #view({ run }: RunState, person: boolean, state = this.#runs.find((each) => each.run === run)): View {
    const shot = (state === undefined ? undefined : this.#folder.shots.get(state)) ?? null;
    const found = this.disk;
    const attempt = run?.attempts.find(({ mark }) => mark === shot?.head.attempt);
    const last =
      shot === null || attempt === undefined
        ? null
        : {
            ...shot,
            index: indexOf(shot.tree),
            unread: new Set<Path>(),
            ended: null,
            number: attempt.attempt,
          };
    const isHere = run !== null && person && last !== null && last.number >= run.attempt;
    const ignored = (path: Path) => this.#ignored(path);
    return {
      place: run === null ? 'first' : isHere ? 'here' : 'elsewhere',
      isEmpty: found.size === 0,
      found,
      index: indexOf(found),
      unread: new Map(),
      unseen: new Map(),
      startedAt: this.#now,
      repositories: [],
      last,
      made: (shot ?? this.#folder.newest)?.made ?? new Set(),
      newestRun: null,
      git: {
        held: new Map([...this.#head.keys()].map((path) => [path, 'blob'])),
        ignored,
        all: null,
        index: '',
        glance: { now: () => '', seen: '' },
        commit: `c${this.#commit}`,
        ref: 'refs/heads/main',
      },
      isTracked: (path) => person && this.#index.has(path),
      ignored,
      committed: new Set(
        [...this.#head].flatMap(([path, entry]) => (sameState(found.get(path), entry) ? [path] : [])),
      ),
      commit: `c${this.#commit}`,
      nested: {},
      others: [],
      skipped: [],
      isHidden: () => false,
      temporary: [],
    };
  }

  #first({ state, pipeline, view, person, writes }: Request): Begun {
    const made = plan({
      ...{ pipeline, inputs: {}, record: null, choice: { kind: 'all' }, edited: false, files: null, writes },
    });
    if (!isPlan(made)) throw new Error('refused');
    this.#tell(state, this.#planEvent(state, pipeline, made));
    const isEarlier = (path: Path) =>
      view.made.has(path) && !(person && this.#index.has(path)) && !this.#head.has(path);
    const bare = new Map([...this.disk].filter(([path]) => !isEarlier(path)));
    const digest = sourceDigests(bare, { pipeline: pipeline.path, roots: [] }, view).digest;
    this.#capture(state, { place: 'first', bare, digest });
    const earlier = new Map([...this.disk].filter(([path]) => isEarlier(path)));
    if (earlier.size > 0)
      this.#tell(state, { type: 'earlier.captured', change: REF }, { change: changeOf(earlier), noted: [] });
    const wanted = { model: new Map(this.disk), restarts: new Map(), kept: new Map() };
    const going = this.#going(
      { state, pipeline, person, writes },
      { plan: made, view, bare, digest, wanted },
    );
    return { plan: made, going, leftOut: '' };
  }

  /** The source, without the contents of ignored files. */
  #capture(
    state: RunState,
    { place, bare, digest }: { place: 'first' | 'elsewhere'; bare: Tree; digest: string },
  ): void {
    for (const [path, entry] of bare)
      if (entry.kind === 'file' && !this.#ignored(path)) this.stored.add(entry.digest);
    this.#tell(state, { type: 'source.captured', place, commit: `c${this.#commit}`, digest, change: REF });
    state.sources.push(bare);
  }

  #again({ state, pipeline, view, person, writes, options }: Request): Begun {
    const { run } = state;
    if (run === null) throw new Error('no run');
    const begun = start({
      ...{ pipeline, run, roots: ROOTS, github: {}, person, writes },
      view: options.endsProcesses === true ? endedAt(this.#now, view) : view,
      history: historyOf(state, run),
    });
    const choice = options.choice ?? { kind: 'all' };
    const edited = options.edited === true;
    const made = plan({ pipeline, inputs: {}, record: run, choice, edited, files: begun.facts, writes });
    if (!isPlan(made)) throw new Error(`refused: ${made.steps.join(', ')}`);
    const wanted = wantedBy(made, {
      ...{ start: begun, choice, writes, keptLost: new Set() },
      keeps: new Map(pipeline.steps.map(({ id, keep }) => [id, keep])),
    });
    const actions = this.#possible(wanted, begun);
    this.#tell(state, this.#planEvent(state, pipeline, made));
    if (view.place === 'elsewhere')
      this.#capture(state, { place: 'elsewhere', bare: begun.bare, digest: begun.facts.digests.digest });
    this.#saveBefore(state, { wanted, actions, run });
    this.#mustBeStored(actions);
    const going = this.#going(
      { state, pipeline, person, writes },
      { plan: made, view, bare: begun.bare, digest: begun.facts.digests.digest, wanted, left: begun.left },
    );
    const told = { plan: made, leftOut: named(begun.leftOut, this.disk) };
    const done = actions.slice(0, options.killedAfter);
    this.#folder.disk = new Disk(this.disk).do(done).tree;
    if (options.killedAfter !== undefined) {
      this.#keepShot({ ...going, seen: new Map(view.found) }, { isCutOff: true, isRestoring: true });
      return { ...told, going: null };
    }
    this.#see(going);
    for (const { path } of actions) this.#settled(going, path);
    return { ...told, going };
  }

  /** As settle.ts: the content of an ignored file from before the first step was not kept, so the file stays as it is. */
  #possible({ actions, model }: Wanted, { facts }: Start): readonly FileAction[] {
    return actions.filter((action) => {
      if (action.kind !== 'write' || action.entry.kind !== 'file' || this.stored.has(action.entry.digest))
        return true;
      if (!this.#ignored(action.path) || !sameState(facts.source.get(action.path), action.entry))
        throw new Error(`nobody has the content of ${action.path}`);
      const found = facts.found.get(action.path);
      if (found === undefined) model.delete(action.path);
      else model.set(action.path, found);
      return false;
    });
  }

  #saveBefore(
    state: RunState,
    { wanted, actions, run }: { wanted: Wanted; actions: readonly FileAction[]; run: Run },
  ): void {
    const edits = wanted.edits.filter(({ before, after: now }) => !sameState(before, now));
    if (edits.length > 0)
      this.#tell(
        state,
        { type: 'edits.kept', number: run.completions + 1, step: null, change: REF, paths: [] },
        { change: edits, noted: [] },
      );
    this.#outcome.edits = named(
      edits.map(({ path }) => path),
      new Map(
        edits.flatMap(({ path, before, after: now }) =>
          (now ?? before)?.kind === 'directory' ? [[path, entryOf('dir')]] : [],
        ),
      ),
    );
    for (const [step, change] of wanted.unsavedKept)
      this.#tell(state, { type: 'files.kept', step, change: REF }, { change, noted: [] });
    const acted = new Set(actions.map(({ path }) => path));
    this.#aside(
      state,
      wanted.undone.filter((path) => acted.has(path)),
    );
  }

  #aside(state: RunState, paths: readonly Path[]): void {
    const change = paths.flatMap((path) => {
      const entry = this.disk.get(path);
      return entry === undefined ? [] : [{ path, before: null, after: entry }];
    });
    if (change.length === 0) return;
    this.#tell(
      state,
      { type: 'files.aside', steps: [], change: REF, paths: [] },
      { change: change.sort(byPath), noted: [] },
    );
    this.#outcome.aside = [this.#outcome.aside, named(paths, this.disk)]
      .filter((each) => each !== '')
      .join(' ');
  }

  /** Rule 8: before anything is overwritten or deleted, its content is in the store or in git. */
  #mustBeStored(actions: readonly FileAction[]): void {
    for (const action of actions) {
      if (action.kind === 'times' || action.found?.kind !== 'file') continue;
      if (!this.stored.has(action.found.digest))
        throw new Error(`${action.kind} of ${action.path} loses ${action.found.digest}`);
    }
  }

  #going(
    { state, pipeline, person, writes }: Pick<Request, 'state' | 'pipeline' | 'person' | 'writes'>,
    known: {
      plan: Plan;
      view: View;
      bare: Tree;
      digest: string;
      wanted: Pick<Wanted, 'model' | 'restarts' | 'kept'>;
      left?: Start['left'];
    },
  ): Going {
    const { view, bare, digest, wanted, left = new Map() } = known;
    this.#touched.clear();
    return {
      ...{ state, pipeline, person, digest, plan: known.plan },
      tries: new Tries(writes),
      isYours: yours({
        person,
        isTracked: (path) => this.#index.has(path),
        source: bare,
        ignored: (path) => this.#ignored(path),
      }),
      ...{ restarts: wanted.restarts, kept: wanted.kept },
      made: new Set(view.made),
      left: new Map(left),
      ...{ model: wanted.model, seen: new Map(this.disk) },
      mark: `m${state.run?.attempt ?? 0}`,
    };
  }

  /** @returns false after a kill */
  #walk(going: Going, deeds: ReadonlyMap<string, readonly string[]>, together: readonly string[]): boolean {
    const { plan: made, pipeline, state } = going;
    const steps = new Map(pipeline.steps.map((step) => [step.id, step]));
    const bad = new Set<string>();
    const done = new Set<string>();
    const byId = new Map(made.steps.map((step) => [step.id, step]));
    const isSettled = (id: string) => done.has(id) || byId.get(id)?.decision !== 'run';
    const mayRun = (id: string) => {
      const planned = byId.get(id);
      if (planned === undefined || planned.decision !== 'run' || done.has(id)) return false;
      return planned.needs.every((need) => isSettled(need) && !bad.has(need));
    };
    try {
      for (const { id, decision, needs } of made.steps) {
        if (done.has(id)) continue;
        if (needs.some((need) => bad.has(need)) || decision === 'ask') bad.add(id);
        if (!mayRun(id)) continue;
        const group = (together.includes(id) ? together : [id]).filter(mayRun);
        const members = group.map((each) => steps.get(each) as Step);
        this.#run(going, members, { deeds, bad });
        for (const each of group) done.add(each);
      }
    } catch (error) {
      if (error instanceof Killed) return false;
      throw error;
    }
    const status = bad.size > 0 ? 'failed' : 'completed';
    this.#tell(state, { type: 'attempt.ended', status, why: '', waiting_for: [], pending: [] });
    return true;
  }

  /** Runs steps side by side: all start, then each does its deeds, then each ends. */
  #run(
    going: Going,
    members: readonly Step[],
    { deeds, bad }: { deeds: ReadonlyMap<string, readonly string[]>; bad: Set<string> },
  ): void {
    const began = going.state.run?.completions ?? 0;
    const reads = new Map<string, string | null>();
    for (const step of members) {
      const restart = going.restarts.get(step.id) ?? null;
      const kept = (going.kept.get(step.id) ?? []).map(({ path, before }) => [path, before] as const);
      going.tries.started(step, [...(restart?.former ?? []), ...kept], restart);
      reads.set(step.id, step.reads === null ? null : readsDigest(going.seen, compilePatterns(step.reads)));
      this.#tell(going.state, { type: 'step.started', step: step.id, try: 1 });
      this.#outcome.ran.push(step.id);
      this.#outcome.starts[step.id] = this.files;
    }
    const fails = new Map(members.map(({ id }) => [id, this.does(deeds.get(id)?.[0] ?? '')]));
    for (const step of members) {
      const tries = deeds.get(step.id) ?? [''];
      let isFailed = fails.get(step.id) === true;
      for (const next of tries.slice(1)) {
        if (!isFailed) break;
        this.#fail(going, step, 'try-again');
        this.#outcome.starts[step.id] = this.files;
        isFailed = this.does(next);
      }
      if (isFailed) {
        this.#fail(going, step, 'end');
        bad.add(step.id);
        const completion = completionOf(step, runOf(going), this.#found(going, step, reads));
        const failure = { kind: 'error', exit_code: 1 } as const;
        this.#tell(going.state, {
          type: 'step.failed',
          step: step.id,
          failure,
          error_message: 'x',
          completion,
          ...SAID,
        });
      } else this.#complete(going, step, { beganAfter: began, reads });
    }
  }

  #found(going: Going, step: Step, reads: ReadonlyMap<string, string | null>, beganAfter?: number) {
    return {
      setting: { inputs: {}, builtOn: { commit: `c${this.#commit}`, digest: going.digest }, github: {} },
      outside: {},
      started: {},
      standsFor: going.plan.steps.find(({ id }) => id === step.id)?.standsFor ?? null,
      reads: reads.get(step.id) ?? null,
      ...(beganAfter === undefined ? {} : { beganAfter }),
    };
  }

  /** As session.ts. @returns the paths of the step that ends */
  #snapshot(going: Going, ending: Trying): ReadonlyMap<Path, null> {
    const { seen, tries, isYours } = going;
    const paths = new Set([...seen.keys(), ...this.disk.keys()]);
    const dirty = new Map<Path, null>();
    for (const path of paths)
      if (this.#touched.has(path) || !sameState(seen.get(path), this.disk.get(path))) dirty.set(path, null);
    this.#touched.clear();
    const { edits, own } = tries.divide(dirty, ending, { isYours, before: (path) => seen.get(path) ?? null });
    const change = this.#changeAt(going, edits.keys(), (path) => going.model.get(path) ?? null, 'states');
    if (change.length > 0) {
      this.#lay(going, change);
      const number = runOf(going).completions + 1;
      const event = { type: 'edits.kept', number, step: ending.step.id, change: REF, paths: [] } as const;
      this.#tell(going.state, event, { change, noted: [] });
    }
    return own;
  }

  #changeAt(
    _going: Going,
    paths: Iterable<Path>,
    before: (path: Path) => State | null,
    what: 'all' | 'states',
  ): Change {
    return [...new Set(paths)]
      .map((path) => ({ path, before: before(path), after: this.disk.get(path) ?? null }))
      .filter((each) => each.before !== null || each.after !== null)
      .filter((each) => what === 'all' || !sameState(each.before, each.after))
      .sort(byPath);
  }

  #complete(
    going: Going,
    step: Step,
    about: { beganAfter: number; reads: ReadonlyMap<string, string | null> },
  ): void {
    const trying = going.tries.get(step.id) as Trying;
    this.#snapshot(going, trying);
    const { changed, restart, runner } = trying;
    const declared = [...this.disk.keys()].filter(
      (path) =>
        runner.writes?.(path) === true &&
        !changed.has(path) &&
        !this.#index.has(path) &&
        !this.#head.has(path),
    );
    const paths = [...changed.keys(), ...declared].filter((path) => restart?.later.has(path) !== true);
    const before = (path: Path) =>
      changed.has(path) ? (changed.get(path) ?? null) : (going.seen.get(path) ?? null);
    const change = this.#changeAt(going, paths, before, 'all');
    const noted = [...trying.yours.keys()]
      .map((path) => ({ path, state: this.disk.get(path) ?? null }))
      .sort(byPath);
    this.#see(going);
    this.#lay(going, change);
    for (const { path } of change) going.made.add(path);
    const later = [...(restart?.later ?? [])].filter(
      ([path, entry]) => !sameState(this.disk.get(path), entry),
    );
    for (const [path] of later) going.left.set(path, [step.id]);
    this.#undo(
      going,
      later.map(([path]) => path),
    );
    going.tries.ended(step.id);
    const completion = completionOf(
      step,
      runOf(going),
      this.#found(going, step, about.reads, about.beganAfter),
    );
    const end = { outcome: 'success', exit_code: 0, error_message: null, ...SAID } as const;
    this.#tell(
      going.state,
      { type: 'step.completed', step: step.id, completion, change: REF, ...end },
      { change, noted },
    );
  }

  #fail(going: Going, step: Step, then: 'try-again' | 'end'): void {
    const { tries, left, made } = going;
    const trying = tries.get(step.id) as Trying;
    const own = this.#snapshot(going, trying);
    this.#see(going);
    for (const path of own.keys()) made.add(path);
    for (const path of new Set([...own.keys(), ...trying.changed.keys()]))
      if (!sameState(this.disk.get(path), going.model.get(path)))
        left.set(path, [...new Set([...(left.get(path) ?? []), step.id])]);
    const keeps = keptPaths(step.keep);
    const kept = step.keep === 'nothing' ? [] : [...trying.changed.keys()].filter(keeps);
    const change = this.#changeAt(going, kept, (path) => trying.changed.get(path) ?? null, 'states');
    if (change.length > 0) {
      this.#lay(going, change);
      this.#tell(going.state, { type: 'files.kept', step: step.id, change: REF }, { change, noted: [] });
    }
    if (then === 'end') tries.ended(step.id);
    else {
      const paths = [...trying.changed.keys()].filter(
        (path) => !keeps(path) && tries.othersAt(path, step.id).length === 0,
      );
      this.#undo(going, paths);
      for (const path of paths) trying.changed.delete(path);
    }
  }

  /** As undo.ts. */
  #undo(going: Going, paths: readonly Path[]): void {
    const pick = (tree: Tree) =>
      new Map(paths.flatMap((path) => (tree.has(path) ? [[path, tree.get(path) as Entry] as const] : [])));
    const all = reconcile({
      ...{ wanted: pick(going.model), found: pick(this.disk), mayChange: () => true, setsTime: () => true },
    });
    const actions = all.filter(
      (action) =>
        action.kind !== 'write' || action.entry.kind !== 'file' || this.stored.has(action.entry.digest),
    );
    this.#aside(
      going.state,
      actions
        .flatMap(({ kind, path }) => (kind === 'times' ? [] : [path]))
        .filter((path) => this.disk.get(path)?.kind === 'file'),
    );
    this.#mustBeStored(actions);
    this.#folder.disk = new Disk(this.disk).do(actions).tree;
    this.#see(going);
    for (const path of paths) this.#settled(going, path);
  }

  #lay(going: Going, change: Change): void {
    going.model = fold(going.model, [change], ROOTS);
    for (const { path } of change) this.#settled(going, path);
  }

  #settled(going: Going, path: Path): void {
    if (sameState(going.model.get(path), this.disk.get(path))) going.left.delete(path);
  }

  #see(going: Going): void {
    going.seen = new Map(this.disk);
    this.#touched.clear();
  }

  #keepShot(going: Going, told: Pick<Shot, 'isCutOff' | 'isRestoring'>): void {
    const { state, made, left, mark, seen } = going;
    const head = { run: 'r', attempt: mark, commit: `c${this.#commit}`, ref: null };
    const shot = { head, tree: seen, made: new Set(made), left: new Map(left), alive: this.#now, ...told };
    this.#folder.shots.set(state, shot);
    this.#folder.newest = shot;
    this.#touched.clear();
  }

  #tell(state: RunState, body: EventBody, saved?: Saved): void {
    const before = state.run?.layers.length ?? 0;
    state.run = foldEvent(state.run, { n: (state.run?.last_event ?? 0) + 1, at: AT, ...body });
    if (state.run.layers.length > before) state.layers.push(saved ?? { change: [], noted: [] });
    for (const { after: now } of saved?.change ?? []) if (now?.kind === 'file') this.stored.add(now.digest);
  }

  #planEvent({ run }: RunState, pipeline: Pipeline, made: Plan): EventBody {
    const attempt = (run?.attempt ?? 0) + 1;
    return {
      ...{ type: 'plan', schema: SCHEMA, run_id: 'r', sequence: 1, attempt, mark: `m${attempt}` },
      pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
      source: { repository: null, ref: null, commit: `c${this.#commit}` },
      ...{ inputs: {}, secrets: [], retention_ms: 1000 },
      where: {
        ...{ host: 'h', os: 'linux', workspace: '/w', workspace_id: '1', commit: null, pid: 1 },
        ...{ home: '/h', temp: '/t' },
      },
      definition: made.definition,
      decisions: decisionsOf(made, pipeline),
    };
  }
}

interface Request {
  readonly state: RunState;
  readonly pipeline: Pipeline;
  readonly view: View;
  readonly person: boolean;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  readonly options: Options;
}

interface Begun {
  readonly plan: Plan;
  /** Null after a kill. */
  readonly going: Going | null;
  readonly leftOut: string;
}

const REF = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

function runOf({ state: { run } }: Going): Run {
  if (run === null) throw new Error('no run');
  return run;
}

/** As seen when the last process of the attempt was ended just now. */
function endedAt(now: number, view: View): View {
  return view.last === null ? view : { ...view, last: { ...view.last, ended: now } };
}

function historyOf({ layers, sources }: RunState, run: Run): History {
  const record = run.sources.at(-1);
  const tree = sources.at(-1);
  return {
    source: record === undefined || tree === undefined ? null : { record, tree },
    layers: run.layers.map((layer, at) => ({ layer, outside: [], why: '', ...(layers[at] as Saved) })),
    contents: new RunContents(),
    held: new Map(),
    problems: [],
  };
}

function indexOf(tree: Tree): Map<Path, { seen: Seen; entry: Entry; racy: boolean }> {
  return new Map(
    [...tree].map(([path, entry]) => {
      const at = entry.mtime / 1000;
      const seen = { ino: 1, size: 1, mode: 1, mtimeMs: at, ctimeMs: at, nlink: 1 };
      return [path, { seen, entry, racy: false }];
    }),
  );
}
