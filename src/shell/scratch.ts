import { closeSync, constants, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outputs of a job and variables may have so many bytes (GitHub's limit for outputs). */
export const PAIRS_LIMIT = 1024 * 1024;

/** The command files of one try: path by what they are for. */
export interface CommandFiles {
  readonly output: string;
  readonly env: string;
  readonly path: string;
  readonly summary: string;
  readonly state: string;
}

export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Makes the empty command files in a try's own directory. */
export function createCommandFiles(scratch: string): CommandFiles {
  const files: CommandFiles = {
    output: join(scratch, 'output'),
    env: join(scratch, 'env'),
    path: join(scratch, 'path'),
    summary: join(scratch, 'summary'),
    state: join(scratch, 'state'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  return files;
}

/** The variables that tell a step where its command files are. State belongs to actions; nobody reads it here. */
export function commandFileVariables(files: CommandFiles): Record<string, string> {
  return {
    GITHUB_OUTPUT: files.output,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_STATE: files.state,
  };
}

/** Reads a command file that must be small, as UTF-8; one that is gone is empty, as for GitHub. */
export function readCommandFile(file: string, limit: number): FileText {
  const bytes = readRegular(file, limit + 1);
  if (typeof bytes === 'string') return { ok: false, message: bytes };
  if (bytes.length > limit) return { ok: false, message: `The file is larger than ${limit / 1024} KiB` };
  // What is not UTF-8 becomes U+FFFD, as the runner reads it.
  return { ok: true, text: new TextDecoder('utf-8').decode(bytes) };
}

/**
 * At most `most` bytes from the start of a file, or what is wrong. The step may have put anything in its place, so a
 * link is not followed and a FIFO, which would keep the reader waiting, is not waited for.
 */
export function readRegular(file: string, most: number): Buffer | string {
  let handle: number;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return Buffer.alloc(0);
    if (code === 'ELOOP') return 'The file was replaced by a link';
    return `The file cannot be read (${code})`;
  }
  try {
    if (!fstatSync(handle).isFile()) return 'The file was replaced by something that is not a file';
    return readUpTo(handle, most);
  } catch (error) {
    return `The file cannot be read (${(error as NodeJS.ErrnoException).code})`;
  } finally {
    closeSync(handle);
  }
}

function readUpTo(handle: number, most: number): Buffer {
  const bytes = Buffer.allocUnsafe(Math.min(most, fstatSync(handle).size));
  let length = 0;
  while (length < bytes.length) {
    const read = readSync(handle, bytes, length, bytes.length - length, length);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
}
