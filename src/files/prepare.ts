import type { Change } from '../tree/change.ts';
import type { Path } from '../tree/path.ts';
import { type FileAction, pathsTo, type Reconciled } from '../tree/reconcile.ts';
import type { Entry } from '../tree/state.ts';
import { NO_HEAD } from '../workspace/git-files.ts';
import type { Indexed, Seen } from '../workspace/stat-index.ts';
import { twoNames } from '../workspace/two-names.ts';
import { beginning, warningsOf } from './begin.ts';
import { toldOf } from './edits.ts';
import { Ground } from './ground.ts';
import { markPath } from './mark.ts';
import { type Heart, MarkWriter } from './mark-writer.ts';
import { laidBy, type Outlook } from './outlook.ts';
import { isBuiltOn } from './past-edits.ts';
import { Persons } from './persons.ts';
import { saveAside } from './save-aside.ts';
import { type Away, saveAway } from './save-away.ts';
import { saveFirst, saveSourceElsewhere } from './save-source.ts';
import { Saving, type SavingRequest } from './saving.ts';
import { Session } from './session.ts';
import { toSetAside } from './set-aside.ts';
import type { Settled } from './settle.ts';
import { countingOf, NOTHING_COUNTS } from './stand-ins.ts';
import { folderId } from './trace.ts';

export interface PrepareRequest extends SavingRequest {
  /** Null for a new run. */
  readonly settled: Settled | null;
  /** The mark of the attempt. */
  readonly attempt: string;
  readonly heart: Heart;
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** Aborts what takes long while steps run. */
  readonly hurry: AbortSignal;
}

export interface Prepared {
  readonly session: Session;
  /** The digest of all source files. */
  readonly sourceDigest: string;
}

/** @throws StoreError when something could not be saved; WorkspaceRefusal; the signal's reason */
export async function prepare(request: PrepareRequest): Promise<Prepared> {
  return new Preparation(request).run();
}

class Preparation {
  readonly #request: PrepareRequest;
  readonly #saving: Saving;

  constructor(request: PrepareRequest) {
    this.#request = request;
    this.#saving = new Saving(request);
  }

  async run(): Promise<Prepared> {
    const { inspection, settled, writes } = this.#request;
    const { outlook, view } = inspection;
    if (outlook === null || settled === null) {
      const first = await saveFirst(this.#saving);
      return this.#session({
        ...first,
        persons: new Persons(),
        source: new Map(first.model),
        half: new Map(),
        ...{ kept: new Map(), keptBeside: new Map(), away: new Map() },
        actions: [],
      });
    }
    const { actions, edits } = settled.reconciled;
    const deleted = pathsTo('delete', actions);
    const stays = [...view.found.keys()].filter((path) => !deleted.has(path));
    twoNames(pathsTo('write', actions), inspection.area.roots, stays);
    // Before it is on record that the run has gone on here: from then on what is in the workspace would count.
    const away = await saveAway(this.#saving, settled.away, outlook);
    if (view.place !== 'left') await saveSourceElsewhere(this.#saving, outlook);
    await this.#edits(outlook, edits);
    this.#lostEdits(outlook);
    await saveAside(this.#saving, toSetAside({ settled, outlook, writes }), settled);
    return this.#session({
      model: settled.model,
      persons: personsAmong(laidBy(settled.plan, outlook), edits),
      index: view.index,
      unread: view.unread,
      source: outlook.facts.source,
      digest: outlook.facts.digest,
      half: outlook.half,
      ...{ kept: settled.kept, keptBeside: settled.keptBeside, away },
      actions,
    });
  }

  async #edits({ view }: Outlook, edits: Reconciled['edits']): Promise<void> {
    if (edits.length === 0) return;
    const before = new Map(edits.map((each) => [each.path, each.before]));
    const taken = await this.#saving.capture({
      kind: 'edit',
      paths: new Map(edits.map(({ path }) => [path, view.index.get(path)?.seen ?? null])),
      before: (path) => before.get(path) ?? null,
      keep: () => ({ kind: 'content' }),
      what: 'states',
    });
    const { ref, change } = taken;
    if (ref !== null && change.length > 0) this.#saving.tellEdits(toldOf(ref, change));
  }

  /** In the workspace that the run left, what was edited is there: all of that has just been saved, but for what was made of it since. */
  #lostEdits({ history, view }: Outlook): void {
    const isLeft = view.place === 'left';
    const lost = history.layers.filter(({ layer, change }) => layer.kind === 'edit' && change === null);
    const numbers = lost.flatMap(({ layer }) =>
      layer.number === null || layer.lost || (isLeft && isBuiltOn(layer, history)) ? [] : [layer.number],
    );
    if (numbers.length > 0) this.#saving.tell({ type: 'edits.lost', numbers, saved_again: isLeft });
  }

  #session(start: Start): Prepared {
    const { inspection, settled, runId, attempt, heart, writes, hurry } = this.#request;
    const { area, view, outlook } = inspection;
    const setting = { ...inspection.setting, signal: hurry };
    const mark = new MarkWriter(markPath(setting.store, setting.workspace, runId), heart);
    const { model, persons, index, unread, source, kept, keptBeside, away } = start;
    const ground = new Ground(area, { model, persons, index, unread, mark, skipped: view.skipped });
    for (const [step, paths] of kept)
      for (const path of paths) ground.part(path, { entry: view.found.get(path) ?? null, step });
    const head = { run: runId, attempt, folder: folderId(setting.workspace) };
    const session = new Session({
      setting,
      area,
      packs: this.#saving.packs,
      ground,
      source,
      writes,
      ...{ kept, keptBeside, away, unread: leftUnread(start) },
      refs: view.git?.refs ?? null,
      counting: outlook === null || settled === null ? NOTHING_COUNTS : countingOf(settled, outlook),
      begin: beginning({
        git: { from: view.origin, to: view.git ?? NO_HEAD },
        ...{ head, mark, ground, setting: inspection.setting, area, packs: this.#saving.packs },
        events: this.#saving.events,
        warnings: warningsOf(inspection, settled),
        found: view.found,
        temporary: view.temporary,
        ...{ half: start.half, kept, actions: start.actions },
      }),
      close: closing(mark, ground, inspection.close),
    });
    return { session, sourceDigest: start.digest };
  }
}

/** Whose what is laid is, which the run has of its own and of persons. @param edits those that were found just now */
function personsAmong(laid: ReturnType<typeof laidBy>, edits: Change): Persons {
  const persons = new Persons();
  for (const { kind, change } of laid) persons.note(change, kind === 'edit' ? 'person' : 'step');
  persons.note(edits, 'person');
  return persons;
}

/** By the step that had left it. */
function leftUnread({ half, unread }: Start): ReadonlyMap<string, readonly Path[]> {
  const paths = new Map<string, Path[]>();
  for (const [path, step] of half)
    if (step !== null && unread.has(path)) paths.set(step, [...(paths.get(step) ?? []), path]);
  return paths;
}

/** Apart from what begins, since functions that are made in one place keep alive what any of them needs. */
function closing(mark: MarkWriter, ground: Ground, close: () => void): () => void {
  return () => {
    mark.close();
    ground.close();
    close();
  };
}

interface Start {
  readonly model: Map<Path, Entry>;
  readonly persons: Persons;
  readonly index: Map<Path, Indexed>;
  readonly unread: ReadonlyMap<Path, Seen>;
  readonly source: ReadonlyMap<Path, Entry>;
  readonly digest: string;
  readonly half: ReadonlyMap<Path, string | null>;
  readonly kept: ReadonlyMap<string, readonly Path[]>;
  readonly keptBeside: ReadonlyMap<string, readonly string[]>;
  readonly away: ReadonlyMap<string, Away>;
  readonly actions: readonly FileAction[];
}
