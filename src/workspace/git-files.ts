/** What git holds of the workspace, so that it need not be saved a second time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sha256 } from '../digest/digest.ts';
import type { Path } from '../tree/path.ts';
import { WorkspaceRefusal } from './errors.ts';
import { type GitCall, runGit } from './git-call.ts';

/** What is checked out, and where the refs are. */
export interface Refs {
  /** Null before the first commit. */
  readonly commit: string | null;
  /** The full name of the branch; null where HEAD is none. */
  readonly ref: string | null;
  /** A text that differs when HEAD or a ref has moved; null where git fails to tell. */
  readonly all: string | null;
}

export interface GitFiles extends Refs {
  /** The ids of the blobs that HEAD has, by path. */
  readonly held: ReadonlyMap<Path, string>;
  /** Whether git leaves a path alone that it does not track: it is ignored, or in a directory that is. */
  readonly ignored: (path: Path) => boolean;
  /** The file of its index, absolute. */
  readonly index: string;
  readonly glance: Glance;
}

/**
 * What tells cheaply whether HEAD and all refs are where they were when they were read: a text that is another where a file is in which git
 * keeps them.
 */
export interface Glance {
  readonly now: () => string;
  /** The text from before they were read. */
  readonly seen: string;
}

/**
 * What git says of the workspace. Runs no hook and takes no lock.
 * @returns null where there is no git, or no repository @throws WorkspaceRefusal where there is one, and git fails: what it ignores is
 * not known; the signal's reason
 */
export async function readGit(call: GitCall): Promise<GitFiles | null> {
  let told = '';
  const { kind, says } = await runGit(call, WHERE, (line) => {
    told += line;
  });
  if (kind === 'not-started' || says.includes('not a git repository')) return null;
  if (kind === 'failed') throw refused(says);
  const [inside, own = '', common = '', index = ''] = told.split('\n');
  if (inside !== 'true') return null;
  const glance = glanceIn(call, own, common);
  const [ignored, refs] = await Promise.all([readIgnored(call), readRefs(call)]);
  const held = refs.commit === null ? new Map() : await readHeld(call);
  return { ...refs, held, ignored, glance, index: resolve(call.workspace, index) };
}

const WHERE = ['rev-parse', '--is-inside-work-tree', '--git-dir', '--git-common-dir', '--git-path', 'index'];

/** HEAD and all refs; nulls where there is no git, or no repository. @throws the signal's reason */
export async function readRefs(call: GitCall): Promise<Refs> {
  const [head, refs] = await Promise.all([
    textOf(call, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']),
    textOf(call, ['for-each-ref', '--format=%(objectname) %(symref) %(refname)']),
  ]);
  const [commit = null, name] = head?.trim().split('\n') ?? [];
  const ref = name?.startsWith('refs/') ? name : null;
  return { commit, ref, all: refs === null ? null : sha256(JSON.stringify([head, refs])) };
}

/** To be taken before the refs are read. Null where there is no repository. @throws the signal's reason */
export async function glanceAtRefs(call: GitCall): Promise<Glance | null> {
  const told = await textOf(call, ['rev-parse', '--git-dir', '--git-common-dir']);
  const [own = '', common = ''] = told?.split('\n') ?? [];
  return common === '' ? null : glanceIn(call, own, common);
}

function glanceIn({ workspace }: GitCall, own: string, common: string): Glance {
  const now = () => refsIn(resolve(workspace, own), resolve(workspace, common));
  return { now, seen: now() };
}

/** A repository below the workspace. */
export interface NestedRepository {
  readonly folder: Path;
  readonly commit: string | null;
  /** Whether it ignores a path of the workspace. */
  readonly ignored: (path: Path) => boolean;
  /** A text that differs when its HEAD or a ref has moved. */
  readonly refs: () => string;
}

/** @param within called in the folder @returns null where git does not take it for a repository of its own @throws WorkspaceRefusal as `readGit`; the signal's reason */
export async function readNested(within: GitCall, folder: Path): Promise<NestedRepository | null> {
  const above = `${folder}/`;
  const told = await textOf(within, ['rev-parse', '--show-prefix', '--git-dir', '--git-common-dir']);
  const [prefix, own = '', common = ''] = told?.split('\n') ?? [];
  if (prefix !== '' || common === '') return null;
  const [commit, ignored] = await Promise.all([
    textOf(within, ['rev-parse', '--verify', '--quiet', 'HEAD']),
    readIgnored(within),
  ]);
  return {
    folder,
    commit: commit?.trim() ?? null,
    ignored: (path) => path.startsWith(above) && ignored(`./${path.slice(above.length)}` as Path),
    refs: glanceIn(within, own, common).now,
  };
}

/** Read from the files, since there may be many repositories: to start git for each after each step would take long. */
function refsIn(own: string, common: string): string {
  const texts = [join(own, 'HEAD'), join(common, 'packed-refs')].map(textIn);
  // A linked worktree has refs of its own.
  const folders = [...new Set([own, common])].flatMap((at) => [join(at, 'refs'), join(at, 'reftable')]);
  const loose = folders.flatMap((folder) =>
    namesBelow(folder).map((name) => [join(folder, name), textIn(join(folder, name))]),
  );
  return sha256(JSON.stringify([texts, loose.sort()]));
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

function namesBelow(directory: string): readonly string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'latin1' });
  } catch {
    return [];
  }
}

function refused(says: string): WorkspaceRefusal {
  const [first = ''] = says.split('\n').filter((line) => /^(?:fatal|error): /.test(line));
  const why = first === '' ? 'it gave no answer' : first.replace(/^(?:fatal|error): /, '');
  return new WorkspaceRefusal(`git fails in this workspace, so what it ignores is not known: ${why}`, {
    hint: 'mend what `git status` says there, or move its .git away',
  });
}

/** Nothing where it cannot be told, as in a partial clone that lacks some of the folders of HEAD: then all is saved. */
async function readHeld(call: GitCall): Promise<GitFiles['held']> {
  const held = new Map<Path, string>();
  const { kind } = await runGit(call, ['ls-tree', '-r', '-z', 'HEAD'], (line) => {
    const [, id, name] = /^[0-7]+ blob ([0-9a-f]{40,64})\t(.*)$/s.exec(line) ?? [];
    if (id !== undefined && name !== undefined) held.set(`./${name}` as Path, id);
  });
  return kind === 'well' ? held : new Map();
}

/** @throws WorkspaceRefusal */
async function readIgnored(call: GitCall): Promise<(path: Path) => boolean> {
  const paths = new Set<string>();
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const { kind, says } = await runGit(call, args, (line) => paths.add(`./${line.replace(/\/$/, '')}`));
  if (kind !== 'well') throw refused(says);
  // Printed for a workspace that is itself in an ignored directory.
  if (paths.has('./.')) return (path) => path.startsWith('./');
  return (path) => {
    for (let end = path.indexOf('/', 2); end > 0; end = path.indexOf('/', end + 1)) {
      if (paths.has(path.slice(0, end))) return true;
    }
    return paths.has(path);
  };
}

/** What git prints, or null where it fails. */
async function textOf(call: GitCall, args: readonly string[]): Promise<string | null> {
  const lines: string[] = [];
  const { kind } = await runGit(call, args, (line) => lines.push(line));
  return kind === 'well' ? lines.join('\0') : null;
}
