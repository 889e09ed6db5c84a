/** Looks at a workspace and at what a run has saved, for a plan. Writes nothing. */
import { GitContents } from '../checkpoint/git-contents.ts';
import type { Pipeline } from '../pipeline/model.ts';
import type { FileFacts } from '../plan/facts.ts';
import { livePacks, packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import type { Path, RootPath } from '../tree/path.ts';
import { matchesEach } from '../tree/patterns.ts';
import { WorkspaceRefusal } from '../workspace/errors.ts';
import { isLeftOut, leaveOut } from '../workspace/leave-out.ts';
import { resolveRoots } from '../workspace/roots.ts';
import { isLeaf, kindOf } from '../workspace/stat-index.ts';
import { type History, type LostPack, readHistory } from './history.ts';
import { Repositories } from './repositories.ts';
import { mustBeInPlace } from './root-places.ts';
import type { Area, FilesSetting } from './setting.ts';
import type { Snapshot } from './snapshot-file.ts';
import { type Start, start } from './start.ts';
import { snapshotsFor, type View, view } from './view.ts';

export interface InspectRequest {
  readonly pipeline: Pipeline;
  readonly setting: FilesSetting;
  /** The run that goes on, or null for a new one. */
  readonly run: Run | null;
  /** The folder of the run's packs. */
  readonly packs: string;
  /** The first digits of the digests of the values of the `github` context. */
  readonly github: FileFacts['github'];
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
}

export interface Inspection {
  readonly pipeline: Pipeline;
  readonly setting: FilesSetting;
  readonly area: Area;
  readonly view: View;
  readonly history: History;
  /** Where contents are that are not stored, since git has them. */
  readonly git: GitContents;
  /** Null for a new run. */
  readonly start: Start | null;
  /** The lost packs that something needs. */
  readonly missed: readonly LostPack[];
  readonly close: () => void;
}

/** @throws CannotResume, WorkspaceRefusal; the signal's reason */
export async function inspect(request: InspectRequest): Promise<Inspection> {
  const { pipeline, setting, run, packs, github, writes } = request;
  const snapshots = snapshotsFor(setting, run);
  const area = areaOf(setting, madeBefore(request, snapshots.newest));
  const roots = area.roots.list.map(({ path }) => path);
  if (run !== null) mustBeInPlace(run, area.roots, setting);
  const seen = await view(setting, area, { run, ...snapshots });
  const history = readHistory({ directory: packs, run, roots, admits: area.admits, found: seen.found });
  const git = new GitContents(gitPlace(setting));
  const { contents } = history;
  contents.addGit(git, history.held);
  // This lives as long as the attempt: the changes of all layers must not.
  const close = () => {
    contents.close();
    git.close();
  };
  try {
    const { person } = setting;
    const ahead =
      run === null ? null : start({ pipeline, run, view: seen, history, roots, github, person, writes });
    const missed = run === null ? [] : missedPacks(run, history);
    return { pipeline, setting, area, view: seen, history, git, start: ahead, missed, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Whether a step made a path: in this folder, or by the layers of the run, which are read when they are asked for. */
function madeBefore({ run, packs }: InspectRequest, newest: Snapshot | null): (path: Path) => boolean {
  let made: ReadonlySet<Path> | null = null;
  const byLayers = (path: Path) => {
    if (made === null) {
      const roots = ['.'] as readonly string[] as readonly RootPath[];
      const { layers, contents } = readHistory({ directory: packs, run, roots, admits: () => true });
      contents.close();
      made = new Set(layers.flatMap(({ change }) => change ?? []).map((each) => each.path));
    }
    return made.has(path);
  };
  return (path) => newest?.made.has(path) === true || (run !== null && byLayers(path));
}

/** The lost packs that something needs. As nothing is stored twice, that may be one whose own step, or edits, count no more. */
function missedPacks(run: Run, { problems, layers, contents }: History): readonly LostPack[] {
  if (problems.length === 0) return [];
  const live = livePacks(run);
  const counts = layers.filter(({ layer }) => live.has(layer.change.pack?.pack ?? 0));
  const isShort = counts.some(({ change }) =>
    change?.some(({ after }) => after?.kind === 'file' && !contents.has(after.digest)),
  );
  const sources = packsOf({ ...run, layers: [] });
  return problems.filter(({ pack }) => isShort || live.has(pack) || sources.has(pack));
}

export function gitPlace({ workspace, env, git }: FilesSetting) {
  return { directory: workspace, env, ...(git === null ? {} : { program: git }) };
}

/** For a new run, of which nothing is read before it is planned: those of the `writes` whose files are all there. */
export function writtenThere(
  { view: { unseen, index } }: Inspection,
  writes: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const seen = [...unseen, ...[...index].map(([path, each]) => [path, each.seen] as const)];
  const paths = seen.flatMap(([path, { mode }]) => (isLeaf(kindOf(mode)) ? [path] : []));
  return new Map([...writes].filter(([, patterns]) => matchesEach(patterns, paths)));
}

/** @throws WorkspaceRefusal */
export function areaOf(
  { own, workspace, home, paths, exclude, now }: FilesSetting,
  isMade: (path: Path) => boolean = () => false,
): Area {
  const roots = resolveRoots(paths, { workspace, home });
  const repositories = new Repositories(isMade);
  const isGit = (path: Path, kind: 'directory' | 'leaf') => repositories.has(path, kind);
  const leftOut = leaveOut({ roots, own, covered: [{ paths, exclude }], isGit });
  const nothing = roots.list.find(({ path }) => leftOut(path, 'directory') === 'ours');
  if (nothing !== undefined)
    throw new WorkspaceRefusal(
      `${nothing.absolute} is the folder of temporary files, or a store of Savepoint: nothing in it would be saved`,
      {
        hint: 'run in another folder, or name another store, or another folder of temporary files (RUNNER_TEMP, else TMPDIR)',
      },
    );
  return {
    ...{ roots, leftOut, repositories, now },
    admits: (path, kind) => isLeftOut(path, kind === 'directory' ? 'directory' : 'leaf', leftOut) === null,
  };
}
