import type { Amount } from '../record/files-events.ts';
import { formatBytes, formatCount } from './tables.ts';

const WORDS = {
  reading: 'reading the workspace',
  saving: 'saving files',
  restoring: 'bringing files back',
  verifying: 'checking what was saved',
} as const;

/** How far bringing files back has come. */
export function bringingLine(done: Amount, all: Amount): string {
  return `bringing back ${formatCount(done.files)} of ${formatCount(all.files)} files (${formatBytes(done.bytes)} of ${formatBytes(all.bytes)})`;
}

/** How far work on files has come, in a few words. */
export function filesLine(doing: keyof typeof WORDS, files: number, bytes: number): string {
  return `${WORDS[doing]}: ${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
}
