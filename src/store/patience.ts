/** How long a process is waited for. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Patience {
  /** How much has come; asked for now and then. */
  readonly come: () => number;
  /** It is given up when nothing comes for so long, ... */
  readonly silence: number;
  /** ... and in any case after so long. Both in milliseconds. */
  readonly longest: number;
}

/** Calls `giveUp` once, with the reason, when the patience is at its end. @returns what ends the waiting */
export function wait({ come, silence, longest }: Patience, giveUp: (why: string) => void): () => void {
  let before = come();
  let left = longest;
  const round = () => setTimeout(check, Math.min(silence, left));
  let timer = round();
  return () => clearTimeout(timer);

  function check(): void {
    const now = come();
    left -= silence;
    if (left <= 0) giveUp(`no answer within ${inSeconds(longest)}`);
    else if (now === before) giveUp(`nothing came for ${inSeconds(silence)}`);
    else {
      before = now;
      timer = round();
    }
  }
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}

/** The bytes of all files below a folder that is changing. */
export function bytesBelow(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}
