import { sha256 } from '../digest/digest.ts';

export interface LogKey {
  readonly step: string;
  readonly attempt: number;
  readonly try: number;
}

/** Longest name of a step inside a file name; longer ones end in a digest. */
const LONGEST = 120;

/** The file name of a try's log: `STEP.ATTEMPT.TRY.log`, other characters of the step percent-encoded. */
export function logFileName({ step, attempt, try: at }: LogKey): string {
  const safe = step.replace(/[^A-Za-z0-9_-]/gu, (character) => encodeByte(character));
  const name = safe.length > LONGEST ? `${safe.slice(0, LONGEST - 17)}-${sha256(step).slice(0, 16)}` : safe;
  return `${name}.${attempt}.${at}.log`;
}

/** The attempt and try that a file name of this step's logs speaks of, or null for another step's. */
export function parseLogFileName(step: string, file: string): LogKey | null {
  const match = /\.(\d+)\.(\d+)\.log$/.exec(file);
  if (match === null) return null;
  const key = { step, attempt: Number(match[1]), try: Number(match[2]) };
  return logFileName(key) === file ? key : null;
}

function encodeByte(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
