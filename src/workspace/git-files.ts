/** What git holds of the workspace, so that it need not be saved a second time. */
import { sha256 } from '../digest/digest.ts';
import type { Path } from '../tree/path.ts';
import { type GitCall, runGit } from './git-call.ts';

export interface GitFiles {
  /** HEAD, or null before the first commit. */
  readonly commit: string | null;
  /** The ids of the blobs that HEAD has, by path. */
  readonly held: ReadonlyMap<Path, string>;
  /** Whether git leaves a path alone that it does not track: it is ignored, or in a directory that is. */
  readonly ignored: (path: Path) => boolean;
  /** As `readRefs` answers. */
  readonly refs: string | null;
}

/**
 * What git says of the workspace. Runs no hook and takes no lock.
 * @returns null where there is no git, no repository, or git fails @throws the signal's reason
 */
export async function readGit(call: GitCall): Promise<GitFiles | null> {
  const inside = await textOf(call, ['rev-parse', '--is-inside-work-tree']);
  if (inside?.trim() !== 'true') return null;
  const [commit, ignored, refs] = await Promise.all([
    textOf(call, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    readIgnored(call),
    readRefs(call),
  ]);
  const held = commit === null ? new Map<Path, string>() : await readHeld(call);
  if (ignored === null || held === null) return null;
  return { commit: commit?.trim() ?? null, held, ignored, refs };
}

/**
 * A text that differs when HEAD or a ref has moved.
 * @returns null where there is no git, no repository, or git fails @throws the signal's reason
 */
export async function readRefs(call: GitCall): Promise<string | null> {
  const [head, refs] = await Promise.all([
    textOf(call, ['rev-parse', '--symbolic-full-name', 'HEAD']),
    textOf(call, ['for-each-ref', '--format=%(objectname) %(symref) %(refname)']),
  ]);
  if (refs === null) return null;
  const at = await textOf(call, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  return sha256(JSON.stringify([head, at, refs]));
}

async function readHeld(call: GitCall): Promise<Map<Path, string> | null> {
  const held = new Map<Path, string>();
  const isWhole = await runGit(call, ['ls-tree', '-r', '-z', 'HEAD'], (line) => {
    const [, id, name] = /^[0-7]+ blob ([0-9a-f]{40,64})\t(.*)$/s.exec(line) ?? [];
    if (id !== undefined && name !== undefined) held.set(`./${name}` as Path, id);
  });
  return isWhole ? held : null;
}

async function readIgnored(call: GitCall): Promise<((path: Path) => boolean) | null> {
  const paths = new Set<string>();
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const isWhole = await runGit(call, args, (line) => paths.add(`./${line.replace(/\/$/, '')}`));
  if (!isWhole) return null;
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
  return (await runGit(call, args, (line) => lines.push(line))) ? lines.join('\0') : null;
}
