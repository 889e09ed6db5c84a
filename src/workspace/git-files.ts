/** What git holds of the workspace, so that it need not be saved a second time. */
import { sha256 } from '../digest/digest.ts';
import type { Path } from '../tree/path.ts';
import { WorkspaceRefusal } from './errors.ts';
import { type GitCall, runGit } from './git-call.ts';

/** What is checked out. */
export interface Head {
  /** Null before the first commit. */
  readonly commit: string | null;
  /** The full name of the branch; null where HEAD is none. */
  readonly ref: string | null;
}

export interface GitFiles extends Head {
  /** The ids of the blobs that HEAD has, by path. */
  readonly held: ReadonlyMap<Path, string>;
  /** What HEAD has that is no plain file: by path. */
  readonly special: ReadonlyMap<Path, 'executable' | 'link'>;
  /** Whether git leaves a path alone that it does not track: it is ignored, or in a directory that is. */
  readonly ignored: (path: Path) => boolean;
  /** Null where git fails to tell them. */
  readonly refs: Refs | null;
}

export interface Refs extends Head {
  /** A text that differs when HEAD or a ref has moved. */
  readonly all: string;
}

/**
 * What git says of the workspace. Runs no hook and takes no lock.
 * @returns null where there is no git, or no repository @throws WorkspaceRefusal where there is one, and git fails: what it ignores is
 * not known; the signal's reason
 */
export async function readGit(call: GitCall): Promise<GitFiles | null> {
  let inside = '';
  const { kind, says } = await runGit(call, ['rev-parse', '--is-inside-work-tree'], (line) => {
    inside = line;
  });
  if (kind === 'not-started' || says.includes('not a git repository')) return null;
  if (kind === 'failed') throw refused(says);
  if (inside.trim() !== 'true') return null;
  const [commit, ignored, refs] = await Promise.all([
    textOf(call, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    readIgnored(call),
    readRefs(call),
  ]);
  const held = commit === null ? NOTHING_HELD : await readHeld(call);
  const ref = refs?.ref ?? null;
  return { commit: commit?.trim() ?? null, ref, ...held, ignored, refs };
}

/**
 * HEAD, and a text that differs when HEAD or a ref has moved.
 * @returns null where there is no git, no repository, or git fails @throws the signal's reason
 */
export async function readRefs(call: GitCall): Promise<Refs | null> {
  const [head, refs] = await Promise.all([
    textOf(call, ['rev-parse', '--symbolic-full-name', 'HEAD']),
    textOf(call, ['for-each-ref', '--format=%(objectname) %(symref) %(refname)']),
  ]);
  if (refs === null) return null;
  const at = await textOf(call, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  const name = head?.trim() ?? '';
  const ref = name.startsWith('refs/') ? name : null;
  return { commit: at?.trim() ?? null, ref, all: sha256(JSON.stringify([head, at, refs])) };
}

function refused(says: string): WorkspaceRefusal {
  const [first = ''] = says.split('\n').filter((line) => /^(?:fatal|error): /.test(line));
  const why = first === '' ? 'it gave no answer' : first.replace(/^(?:fatal|error): /, '');
  return new WorkspaceRefusal(`git fails in this workspace, so what it ignores is not known: ${why}`, {
    hint: 'mend what `git status` says there, or move its .git away',
  });
}

type Held = Pick<GitFiles, 'held' | 'special'>;

const NOTHING_HELD: Held = { held: new Map(), special: new Map() };

/** Nothing where it cannot be told, as in a partial clone that lacks some of the folders of HEAD: then all is saved. */
async function readHeld(call: GitCall): Promise<Held> {
  const held = new Map<Path, string>();
  const special = new Map<Path, 'executable' | 'link'>();
  const { kind } = await runGit(call, ['ls-tree', '-r', '-z', 'HEAD'], (line) => {
    const [, mode, id, name] = /^([0-7]+) blob ([0-9a-f]{40,64})\t(.*)$/s.exec(line) ?? [];
    if (id === undefined || name === undefined) return;
    const path = `./${name}` as Path;
    held.set(path, id);
    if (mode === '100755') special.set(path, 'executable');
    if (mode === '120000') special.set(path, 'link');
  });
  return kind === 'well' ? { held, special } : NOTHING_HELD;
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
