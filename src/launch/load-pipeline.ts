/** A pipeline file, read and checked. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { Pipeline } from '../pipeline/model.ts';
import { readPipeline } from '../pipeline/read.ts';
import { reasonOf } from '../store/errors.ts';
import type { PipelineFile } from './locate.ts';
import { Refusal } from './refusal.ts';

/** The most bytes of a pipeline file that are read: enough to say that it is too large. */
export const MOST_BYTES = 1024 * 1024 + 1;

/** Reads and checks a pipeline file. @throws Refusal with every problem of it */
export function loadPipeline(file: PipelineFile): Pipeline {
  const checked = readPipeline({ path: file.path, bytes: readBytes(file) });
  if (checked.ok) return checked.value;
  throw new Refusal(2, `${file.path} cannot be run`, { problems: checked.problems });
}

function readBytes({ file, path, bytes }: PipelineFile): Uint8Array {
  try {
    return bytes ?? readStart(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = { EISDIR: 'it is a directory', ENOENT: 'it is not there' }[code ?? ''] ?? reasonOf(error);
    throw new Refusal(2, `${path} cannot be read: ${why}`, { hint: 'name the pipeline file' });
  }
}

/** The beginning of a file, which may be a device without an end. @throws the system's error */
function readStart(file: string): Uint8Array {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MOST_BYTES);
    for (let at = 0; ; ) {
      const read = readSync(fd, bytes, at, MOST_BYTES - at, null);
      at += read;
      if (read === 0) return bytes.subarray(0, at);
    }
  } finally {
    closeSync(fd);
  }
}
