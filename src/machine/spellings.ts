/** Paths by which a step knew a folder, through links. */
import { realpathSync } from 'node:fs';
import type { FolderKind, MachineChange } from '../record/files-events.ts';

/** Values that speak of more paths are no list of folders. */
const MOST_PATHS = 200;

/** Folders of some values that really are the workspace, the home folder or that of temporary files, under another path. */
export function spellingsIn(
  values: readonly string[],
  folders: Readonly<Record<FolderKind, string>>,
): Pick<MachineChange, 'spellings'> {
  const kinds: readonly FolderKind[] = ['workspace', 'temp', 'home'];
  const real = new Map(kinds.toReversed().map((kind) => [realPath(folders[kind]), kind]));
  const spelled = new Set(kinds.map((kind) => folders[kind]));
  const asked = new Set<string>();
  const found: Record<string, FolderKind> = {};
  const paths = new Set(values.flatMap((value) => value.match(/\/(?!\/)[^\s:;,'"=]+/g) ?? []));
  for (const path of [...paths].slice(0, MOST_PATHS))
    for (let folder = path; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/'))) {
      if (asked.has(folder)) break;
      asked.add(folder);
      const kind = spelled.has(folder) ? undefined : real.get(realPath(folder));
      if (kind !== undefined) found[folder] = kind;
    }
  return Object.keys(found).length === 0 ? {} : { spellings: found };
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return '';
  }
}
