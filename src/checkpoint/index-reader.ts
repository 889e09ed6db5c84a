/** Reads the frame and the directory of a pack, and its tables part by part. Nothing is used before its digest is checked. */
import { sha256 } from '../digest/digest.ts';
import { checkHeap } from '../heap.ts';
import { digestIn } from './change-rows.ts';
import { expand } from './compress.ts';
import { Malformed, NewerPack } from './errors.ts';
import {
  FOOTER_BYTES,
  FORMAT,
  type Footer,
  footerIn,
  INDEX_MAX,
  isPackNumber,
  MARK_BYTES,
  markIn,
  RAW_MAX,
  SECTIONS,
  type Section,
} from './format.ts';
import { linesIn, type Once, type Row, rowIn, rowsIn, valueIn, wholeIn } from './lines.ts';
import { KINDS, type PackHeader, type PackKind } from './pack.ts';
import type { PackFile } from './pack-bytes.ts';

export interface Part {
  readonly section: Section;
  readonly at: number;
  readonly stored: number;
  readonly raw: number;
  readonly digest: string;
}

export interface Directory {
  readonly footer: Footer;
  readonly header: PackHeader;
  readonly parts: readonly Part[];
  /** Where the first part begins, and so the last block ends. */
  readonly partsAt: number;
}

/** @throws Malformed, NewerPack, StoreError */
export function readDirectory(file: PackFile): Directory {
  const footer = readFrame(file);
  const bytes = file.read(footer.at, footer.length);
  if (sha256(bytes) !== footer.digest) throw new Malformed('its index does not fit its digest');
  const [first = '', ...lines] = linesIn(bytes);
  const header = headerIn(valueIn(first));
  const parts = partsIn(lines.map(rowIn), footer.at);
  return { footer, header, parts, partsAt: parts[0]?.at ?? footer.at };
}

function readFrame(file: PackFile): Footer {
  if (file.size < MARK_BYTES + FOOTER_BYTES) throw new Malformed('it is cut short');
  const front = markIn(file.read(0, MARK_BYTES));
  const footer = file.read(file.size - FOOTER_BYTES, FOOTER_BYTES);
  const end = markIn(footer.subarray(-MARK_BYTES));
  const { format, envelope } = front;
  if (format !== end.format || envelope !== end.envelope) throw new Malformed('its two ends do not fit');
  if (format > FORMAT || envelope !== 0)
    throw new NewerPack(file.number, { format, envelope, known: FORMAT });
  if (format !== FORMAT) throw new Malformed(`there is no format ${format}`);
  return footerIn(footer, file.size);
}

function headerIn(value: unknown): PackHeader {
  if (value === null || typeof value !== 'object') throw new Malformed('its header has a wrong form');
  const { format, run, number, kind, step } = value as Record<string, unknown>;
  const isForm =
    format === FORMAT &&
    isText(run) &&
    isPackNumber(number) &&
    KINDS.includes(kind as PackKind) &&
    (step === null || isText(step));
  if (!isForm) throw new Malformed('its header has a wrong form');
  return { format, run, number, kind: kind as PackKind, step };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.isWellFormed() && !value.includes('\0');
}

/** @param end where the directory begins, to which the parts reach */
function partsIn(rows: readonly Row[], end: number): readonly Part[] {
  const parts = rows.map((row) => {
    const [section, stored, raw, digest] = row;
    const isKnown = SECTIONS.includes(section as Section) && row.length === 4;
    if (!isKnown) throw new Malformed('a part of its index is of no known kind');
    const rawLength = wholeIn(raw, { least: 1, most: RAW_MAX });
    const length = wholeIn(stored, { least: 1, most: rawLength });
    return { section: section as Section, at: 0, stored: length, raw: rawLength, digest: digestIn(digest) };
  });
  let at = end - parts.reduce((sum, { stored }) => sum + stored, 0);
  const raw = parts.reduce((sum, part) => sum + part.raw, 0);
  if (at < MARK_BYTES || raw > INDEX_MAX) throw new Malformed('its index is longer than it may be');
  const places = parts.map(({ section }) => SECTIONS.indexOf(section));
  if (places.some((place, n) => place < (places[n - 1] ?? 0)))
    throw new Malformed('its index is out of order');
  return parts.map((part) => {
    at += part.stored;
    return { ...part, at: at - part.stored };
  });
}

export interface Tables {
  readonly parts: readonly Part[];
  /** Paths and digests come back as it gives them. */
  readonly once: Once;
}

/** The rows of one table, one part in memory at a time. @throws Malformed, StoreError */
export function* rowsOf(file: PackFile, { parts, once }: Tables, section: Section): Generator<Row> {
  for (const part of parts) {
    if (part.section !== section) continue;
    checkHeap();
    yield* rowsIn(expand(readPart(file, part), part.raw), once);
  }
}

/** The stored bytes of a part, verified. @throws Malformed, StoreError */
export function readPart(file: PackFile, { at, stored, digest }: Part): Buffer {
  const bytes = file.read(at, stored);
  if (sha256(bytes) !== digest) throw new Malformed('a part of its index does not fit its digest');
  return bytes;
}
