/** Captures what is at paths of the workspace while steps run, against what the model has there. */
import { MOST_NAMED } from '../record/set-aside.ts';
import type { FilesLog } from '../run/ports.ts';
import { type Path, textOf } from '../tree/path.ts';
import type { Entry, State, Tree } from '../tree/state.ts';
import { someOf } from '../words/some.ts';
import type { Refs } from '../workspace/git-files.ts';
import type { Seen } from '../workspace/stat-index.ts';
import { type CaptureRequest, capture, namesOf, type Packs, type Taken } from './capture.ts';
import type { Ground } from './ground.ts';
import type { Away } from './save-away.ts';
import type { Area, FilesSetting } from './setting.ts';
import type { Counting } from './stand-ins.ts';

export interface SessionParts {
  readonly setting: FilesSetting;
  readonly area: Area;
  readonly packs: Packs;
  readonly ground: Ground;
  /** The workspace before the first step. */
  readonly source: Tree;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
  /** What steps keep of failed tries, and what they find of it at their first try. */
  readonly kept: ReadonlyMap<string, readonly Path[]>;
  /** By the step that keeps something: those that failed beside it, and may have made some of that. */
  readonly keptBeside: ReadonlyMap<string, readonly string[]>;
  /** What steps find when they start, and what is not in the workspace until then. */
  readonly away: ReadonlyMap<string, Away>;
  /** What steps had left that cannot be read: it stays where it is, and keeps them from being saved. */
  readonly unread: ReadonlyMap<string, readonly Path[]>;
  /** HEAD and all refs; null without git. */
  readonly refs: Refs | null;
  readonly counting: Counting;
  /** What is left to do before the first step. */
  readonly begin: (log: FilesLog) => Promise<void>;
  readonly close: () => void;
}

/** What to look at. */
export interface Now {
  readonly paths: ReadonlyMap<Path, Seen | null>;
  /** When the scan that saw them began, in ms since 1970. */
  readonly startedAt: number;
  /** Paths that were not as the model has them before, and now belong to whoever is looked at. */
  readonly fresh?: ReadonlySet<Path>;
  /** What was there before, where that is not what the model has now. */
  readonly before?: ReadonlyMap<Path, State | null>;
  /** Whether what was found is what is to be taken. */
  readonly isExpected?: CaptureRequest['isExpected'];
  /** What counts of what vanishes while it is looked at; not there: that it is deleted. */
  readonly vanished?: CaptureRequest['vanished'];
  /** Where names have come or gone since, asked when all has been read. */
  readonly stirred?: CaptureRequest['stirred'];
  /** What is part of the change, and in the store, without being looked at. */
  readonly rest?: ReadonlyMap<Path, Entry>;
  /** What cannot even be named to be read. */
  readonly missed?: readonly { readonly path: Path; readonly why: string }[];
}

/** What the keepers of a session share. */
export class Taking {
  readonly parts: SessionParts;
  /** How events come on record; null before the attempt's first event. */
  log: FilesLog | null = null;

  constructor(parts: SessionParts) {
    this.parts = parts;
  }

  take(kind: CaptureRequest['kind'], step: string | null, now: Now): Promise<Taken> {
    const { ground, area, packs, setting } = this.parts;
    return capture(
      {
        kind,
        step,
        paths: now.paths,
        scannedAt: now.startedAt,
        before: (path) => (now.before === undefined ? ground.before(path) : (now.before.get(path) ?? null)),
        keep: () => ({ kind: 'content' }),
        what: kind === 'step' ? 'states-and-times' : 'states',
        missed: now.missed ?? [],
        isExpected: now.isExpected,
        vanished: now.vanished,
        stirred: now.stirred,
        ...(now.rest === undefined || now.rest.size === 0
          ? {}
          : { rest: { entries: now.rest, held: new Map() } }),
        old: (path) => (now.fresh?.has(path) === true ? undefined : ground.apart(path)?.entry),
      },
      {
        roots: area.roots,
        packs,
        signal: setting.signal,
        progress: (files, bytes) => setting.progress('saving', files, bytes),
        unreadable: 'refuse',
      },
    );
  }

  /** What could not be captured stays as it is. */
  sayNotKept(step: string, { failed, cause }: Taken): void {
    const where = cause === 'store' ? ' in the store' : '';
    const message = `${listed(failed)} could not be saved${where}, and ${leftAsItIs(failed)}: ${failed[0]?.why ?? ''}`;
    this.log?.write({ type: 'warning', step, message });
  }
}

/** What a step is told when it could not be saved. */
export function unsaved({ failed }: Taken, again: 'next-step' | 'never'): string {
  const [first] = failed;
  const what = first === undefined || textOf(first.path) === '' ? 'its files' : listed(failed, MOST_NAMED);
  const then =
    again === 'never'
      ? 'a resume runs the step again'
      : 'it is tried again after the next step, and a resume runs the step again if that fails';
  return `is completed but not saved: ${what} could not be kept (${first?.why ?? ''}); ${then}`;
}

/** What is said of paths that nothing is done to. */
export function leftAsItIs({ length }: readonly unknown[]): string {
  return length === 1 ? 'is left as it is' : 'are left as they are';
}

/** Some paths by name, for a sentence. */
export function listed(paths: readonly { readonly path: Path }[], most = 3): string {
  return someOf(namesOf(paths, most), most, paths.length);
}
