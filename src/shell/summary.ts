import { MaskStream } from './mask-stream.ts';
import type { Masks } from './port.ts';
import { readRegular } from './scratch.ts';

/** GitHub shows so much of a step's summary. */
const LIMIT = 1024 * 1024;

export interface Summary {
  readonly text: string;
  readonly warning: string | null;
}

/** The step summary, masked, cut at its limit between two characters. */
export function readSummary(file: string, masks: Masks): Summary {
  const bytes = readRegular(file, 2 * LIMIT);
  if (typeof bytes === 'string') return { text: '', warning: `The step summary is left out. ${bytes}.` };
  const stream = new MaskStream(masks);
  const start = stream.push(bytes);
  // What the stream keeps back may be the first part of a secret that goes on behind what was read.
  const masked = bytes.length < 2 * LIMIT ? Buffer.concat([start, stream.end()]) : start;
  const text = masked
    .subarray(0, characterEnd(masked, LIMIT))
    .toString()
    .replace(/^\uFEFF/, '');
  const whole = bytes.length <= LIMIT;
  return { text, warning: whole ? null : 'The step summary is larger than 1 MiB; the rest is left out.' };
}

/** The last end of a character at or before `limit`. */
function characterEnd(bytes: Buffer, limit: number): number {
  if (bytes.length <= limit) return bytes.length;
  let end = limit;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}
