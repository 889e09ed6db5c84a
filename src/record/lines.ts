/** The text form of records: `run.json`, and `events.ndjson` line by line. Every piece carries a checksum of itself. */
import { sha256 } from '../digest/digest.ts';
import type { RunEvent } from './events.ts';
import { type Run, SCHEMA } from './run.ts';
import { isEvent, isRun } from './shapes.ts';

/** Thrown for a record that another version of this program wrote. It must not be half-read. */
export class OtherSchema extends Error {
  override readonly name = 'OtherSchema';
  readonly schema: number;
  /** Who wrote it, without a remedy. */
  readonly told: string;

  /** @param what whose schema it is, where that is not the record's own; with the one that this program reads */
  constructor(schema: number, { what, known } = { what: 'schema', known: SCHEMA }) {
    const [who, remedy] =
      schema > known
        ? ['a newer', 'use that one, or another store']
        : ['an older', 'start over with `savepoint run --fresh`, or delete the run with `savepoint clean`'];
    const told = `written by ${who} Savepoint (${what} ${schema}; this one reads ${known})`;
    super(`${told}: ${remedy}`);
    this.told = told;
    this.schema = schema;
  }
}

/** `run.json`, for people and programs; `checksum` is the last member, over the text without it. */
export function formatRun(run: Run): string {
  const text = JSON.stringify(run, null, 2);
  return `${text.slice(0, -2)},\n  "checksum": "${sha256(text)}"\n}\n`;
}

/** A record, or null where the text is cut short, damaged, edited, or of another shape. @throws OtherSchema */
export function parseRun(text: string): Run | null {
  const value = parseObject(text);
  if (value === null) return null;
  refuseOther(value);
  const match = /^(.*),\n {2}"checksum": "([0-9a-f]{64})"\n\}\n$/s.exec(text);
  if (match === null || sha256(`${match[1]}\n}`) !== match[2]) return null;
  const { checksum: _, ...rest } = value;
  return isRun(rest) ? rest : null;
}

/** One line of `events.ndjson`, with its newline; `sum` is the last member, over the line without it. */
export function formatEvent(event: RunEvent): string {
  const text = JSON.stringify(event);
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}\n`;
}

/** An event, or null where the line is cut short, damaged, edited, or of another shape. @throws OtherSchema */
export function parseEvent(line: string): RunEvent | null {
  const match = /^(.*),"sum":"([0-9a-f]{16})"\}$/s.exec(line);
  const value = parseObject(line);
  if (value === null) return null;
  refuseOther(value);
  const text = `${match?.[1]}}`;
  if (match === null || sumOf(text) !== match[2]) return null;
  const event: unknown = JSON.parse(text);
  return isEvent(event) ? event : null;
}

/**
 * The events in the text of a journal, without lines that are damaged: `fold` notices what is missing.
 * An unfinished last line never happened.
 */
export function parseEvents(text: string): readonly RunEvent[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map(parseEvent)
    .filter((event) => event !== null);
}

/** The events of a journal that come after `n`, and the one before them: read from its end, since most are in `run.json` already. */
export function parseLastEvents(text: string, n: number): readonly RunEvent[] {
  const events: RunEvent[] = [];
  for (let end = text.lastIndexOf('\n'); end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const event = parseEvent(text.slice(start, end));
    if (event !== null) events.push(event);
    if (event !== null && event.n <= n) break;
    end = start - 1;
  }
  return events.reverse();
}

/**
 * What of a journal is damaged or gone, in words; null where every event up to the last is there.
 * @param last `n` of the last event that is known of
 */
export function journalFault(text: string, last: number): string | null {
  const there = new Set(parseEvents(text).map(({ n }) => n));
  const most = Math.max(last, ...there);
  const missing = most - there.size;
  return missing === 0 ? null : `${missing} of ${most} events are damaged or gone`;
}

function sumOf(text: string): string {
  return sha256(text).slice(0, 16);
}

function refuseOther(value: Record<string, unknown>): void {
  if (typeof value.schema === 'number' && value.schema !== SCHEMA) throw new OtherSchema(value.schema);
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
