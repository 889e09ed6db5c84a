/** Looks at a workspace and at what a run has saved, for a plan. Writes nothing. */
import { GitContents } from '../checkpoint/git-contents.ts';
import type { FileFacts } from '../plan/facts.ts';
import type { Plan } from '../plan/plan.ts';
import { livePacks, packsOf } from '../record/packs.ts';
import type { Run } from '../record/run.ts';
import { matchesEach } from '../tree/patterns.ts';
import { someOf } from '../words/some.ts';
import { WorkspaceRefusal } from '../workspace/errors.ts';
import type { Head } from '../workspace/git-files.ts';
import { isLeftOut, leaveOut } from '../workspace/leave-out.ts';
import { commonFolders, resolveRoots } from '../workspace/roots.ts';
import { isLeaf, kindOf } from '../workspace/stat-index.ts';
import { type Covered, coveredIn } from './coverage.ts';
import { type History, type LostPack, readHistory } from './history.ts';
import { type Outlook, outlook } from './outlook.ts';
import { isBuiltOn } from './past-edits.ts';
import type { Area, FilesSetting } from './setting.ts';
import { type Settled, settle } from './settle.ts';
import { folderId } from './trace.ts';
import { type View, view } from './view.ts';

export interface InspectRequest {
  readonly setting: FilesSetting;
  /** The run that goes on, or null for a new one. */
  readonly run: Run | null;
  /** The folder of the run's packs. */
  readonly packs: string;
  /** The first digits of the digests of the values of the `github` context, by what was checked out before steps moved HEAD. */
  readonly github: (origin: Head) => FileFacts['github'];
  /** When this process ended the last processes of the attempt before, in ms since 1970; null if none lived. */
  readonly killed: number | null;
  /** The `reads` of steps that declare any. */
  readonly reads: ReadonlyMap<string, readonly string[]>;
  /** The `writes` of steps that declare any, with their expressions evaluated. */
  readonly writes: ReadonlyMap<string, readonly string[]>;
}

export interface Inspection {
  readonly setting: FilesSetting;
  readonly area: Area;
  readonly view: View;
  readonly history: History;
  /** Where contents are that are not stored, since git has them. */
  readonly git: GitContents;
  /** Null for a new run. */
  readonly outlook: Outlook | null;
  readonly close: () => void;
}

/** @throws CannotResume, WorkspaceRefusal; the signal's reason */
export async function inspect(request: InspectRequest): Promise<Inspection> {
  const { setting, run } = request;
  const covered = coveredIn(run, folderId(setting.workspace), setting);
  const area = areaOf(setting, covered);
  const roots = area.roots.list.map(({ path }) => path);
  const seen = await view(setting, area, run);
  const history = readHistory({
    directory: request.packs,
    run,
    roots,
    admits: area.admits,
    found: seen.found,
    hereSince: seen.place === 'left' ? (run?.sources.at(-1)?.attempt ?? 0) : Number.POSITIVE_INFINITY,
    ...(seen.trace === null ? {} : { attempt: seen.trace.attempt.attempt }),
  });
  const git = new GitContents(gitPlace(setting));
  for (const source of new Set([history.earlier, history.source]))
    if (source !== null) history.contents.addGit(git, source.held);
  const { contents } = history;
  const close = () => {
    contents.close();
    git.close();
  };
  try {
    const { killed, reads, writes } = request;
    const { person } = setting;
    const github = request.github(seen.origin);
    const ahead =
      run === null
        ? null
        : outlook({ run, view: seen, history, roots, github, killed, writes, person, covered, reads });
    for (const lost of run === null ? [] : missedPacks(run, history))
      setting.warn(`${lost.why}; ${whatIsLost(lost, { history, place: seen.place })}`);
    return { setting, area, view: seen, history, git, outlook: ahead, close };
  } catch (error) {
    close();
    throw error;
  }
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

/** In the workspace that the run left, what a person edited is there, and is saved again where nothing was made of it since. */
function whatIsLost(
  { pack }: LostPack,
  { history, place }: { readonly history: History; readonly place: View['place'] },
): string {
  const edit = history.layers.find(({ layer }) => layer.kind === 'edit' && layer.change.pack?.pack === pack);
  if (edit === undefined) return 'steps that need what it held run again';
  if (place === 'left')
    return isBuiltOn(edit.layer, history)
      ? 'what a person had edited is here; elsewhere it is lost with it, and so is what was made of it'
      : 'what a person had edited is saved again, as far as it is here';
  const { paths = [], change } = edit.layer;
  return `what a person had edited is lost with it: ${someOf(paths, 5, change.files)}`;
}

export function gitPlace({ workspace, env, git }: FilesSetting) {
  return { directory: workspace, env, ...(git === null ? {} : { program: git }) };
}

/** Plans with what is known of the files, until the plan and what can be brought back fit each other. */
export function planOn(
  { outlook, setting, area }: Inspection & { readonly outlook: Outlook },
  planWith: (facts: FileFacts) => Plan,
  keeps: ReadonlySet<string>,
): Promise<Settled> {
  return settle({
    outlook,
    planWith,
    keeps,
    roots: area.roots,
    signal: setting.signal,
    progress: (files, bytes) => setting.progress('verifying', files, bytes),
  });
}

/** For a new run, of which nothing is read before it is planned: those of the `writes` whose files are all there. */
export function writtenThere(
  { view: { seen } }: Inspection,
  writes: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const paths = [...seen].flatMap(([path, { mode }]) => (isLeaf(kindOf(mode)) ? [path] : []));
  return new Map([...writes].filter(([, patterns]) => matchesEach(patterns, paths)));
}

/** Of a new run. @throws WorkspaceRefusal */
export function areaOfNew(setting: FilesSetting): Area {
  return areaOf(setting, coveredIn(null, folderId(setting.workspace), setting));
}

/** @throws WorkspaceRefusal */
export function areaOf({ own, workspace, home }: FilesSetting, covered: Covered): Area {
  const roots = resolveRoots(commonFolders(covered.map(({ paths }) => paths)), { workspace, home });
  const leftOut = leaveOut({ roots, own, covered });
  const nothing = roots.list.find(({ path }) => leftOut(path, 'directory') === 'ours');
  if (nothing !== undefined)
    throw new WorkspaceRefusal(
      `${nothing.absolute} is the folder of temporary files, or a store of Savepoint: nothing in it would be saved`,
      {
        hint: 'run in another folder, or name another store, or another folder of temporary files (RUNNER_TEMP, else TMPDIR)',
      },
    );
  return {
    roots,
    leftOut,
    admits: (path, kind) => isLeftOut(path, kind === 'directory' ? 'directory' : 'leaf', leftOut) === null,
  };
}
