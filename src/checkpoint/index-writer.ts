/** Writes the index of a pack: its tables in parts, the directory of the parts, the footer. */
import { sha256 } from '../digest/digest.ts';
import { release, shrink } from './compress.ts';
import {
  DIRECTORY_MAX,
  FOOTER_BYTES,
  footerOf,
  INDEX_MAX,
  PART,
  RAW_MAX,
  SECTIONS,
  type Section,
} from './format.ts';
import { lineOf } from './lines.ts';
import type { Output } from './output.ts';
import type { PackHeader } from './pack.ts';

/** The lines of each table. */
export type Tables = Readonly<Record<Section, Iterable<string>>>;

/** How many parts are compressed while the next one is made. */
const AHEAD = 3;

/** Answers with the digest of the directory. @throws the system's error, RangeError where there is too much */
export async function writeIndex(output: Output, header: PackHeader, tables: Tables): Promise<string> {
  const directory = [`${lineOf(header)}\n`];
  const ahead: Shrinking[] = [];
  const land = async ({ section, raw, shrunk }: Shrinking) => {
    const stored = await shrunk;
    output.write(stored);
    directory.push(`${lineOf([section, stored.length, raw.length, sha256(stored)])}\n`);
    for (const bytes of [stored, raw]) release(bytes);
  };
  // While parts are compressed, the next ones are made.
  for (const [section, raw] of partsIn(tables)) {
    const next: Shrinking = { section, raw, shrunk: shrink(raw) };
    // Where one before fails, nobody asks for this one.
    next.shrunk.catch(() => {});
    ahead.push(next);
    if (ahead.length > AHEAD) await land(ahead.shift() as Shrinking);
  }
  for (const each of ahead) await land(each);
  return writeDirectory(output, Buffer.from(directory.join(''), 'latin1'));
}

/** A part that is being compressed. */
interface Shrinking {
  readonly section: Section;
  readonly raw: Buffer;
  readonly shrunk: Promise<Buffer>;
}

/** @throws RangeError where there is too much */
function* partsIn(tables: Tables): Generator<readonly [Section, Buffer]> {
  let left = INDEX_MAX;
  for (const section of SECTIONS) {
    for (const text of partsOf(tables[section])) {
      const raw = Buffer.from(text, 'latin1');
      left -= raw.length;
      if (left < 0 || raw.length > RAW_MAX) throw new RangeError('the change has too many paths to be saved');
      yield [section, raw];
    }
  }
}

function writeDirectory(output: Output, directory: Buffer): string {
  if (directory.length > DIRECTORY_MAX) throw new RangeError('the change has too many paths to be saved');
  const digest = sha256(directory);
  const { at } = output;
  const total = at + directory.length + FOOTER_BYTES;
  output.write(directory);
  output.write(footerOf({ at, length: directory.length, digest, total }));
  return digest;
}

/** Lines as texts of about `PART` bytes. */
function* partsOf(all: Iterable<string>): Generator<string> {
  let lines: string[] = [];
  let length = 0;
  for (const line of all) {
    if (length > 0 && length + line.length + 1 > PART) {
      yield `${lines.join('\n')}\n`;
      lines = [];
      length = 0;
    }
    lines.push(line);
    length += line.length + 1;
  }
  if (length > 0) yield `${lines.join('\n')}\n`;
}
