/**
 * Writes packs as docs/format-packs.md describes them, apart from the code under test, with every digest right and every
 * row as it is asked for.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { PackRef } from '../../src/checkpoint/pack.ts';

export interface BlockSpec {
  readonly bytes: Buffer;
  /** Where they are not the zstd frame of the bytes, or those themselves. */
  readonly stored?: Buffer;
  /** What the index says of their length, where that is not the truth. */
  readonly raw?: number;
}

export interface PartSpec {
  readonly section: string;
  readonly text: string;
  readonly stored?: Buffer;
  readonly raw?: number;
}

export interface PackSpec {
  readonly header: unknown;
  readonly blocks?: readonly BlockSpec[];
  /** A text stands for a line as it is. */
  readonly rows?: Readonly<Record<string, readonly unknown[]>>;
  /** Instead of, or beside, one part for each table. */
  readonly parts?: readonly PartSpec[];
  /** Lines of the directory after the header and the parts. */
  readonly directory?: readonly string[];
  readonly version?: number;
  readonly footer?: Partial<Readonly<Record<'at' | 'length' | 'total', bigint>>>;
}

const SECTIONS = ['blocks', 'pieces', 'contents', 'git', 'changes'];

export const sha = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function encodePack(spec: PackSpec): { readonly bytes: Buffer; readonly index: string } {
  const blocks = (spec.blocks ?? []).map(({ bytes, stored = shorter(bytes), raw = bytes.length }) => ({
    stored,
    raw,
  }));
  const parts = [...tablesOf(spec, blocks), ...(spec.parts ?? [])].map(({ section, text, stored, raw }) => {
    const plain = Buffer.from(text, 'latin1');
    const bytes = stored ?? shorter(plain);
    return { bytes, line: json([section, bytes.length, raw ?? plain.length, sha(bytes)]) };
  });
  const lines = [json(spec.header), ...parts.map(({ line }) => line), ...(spec.directory ?? [])];
  const directory = Buffer.from(lines.map((line) => `${line}\n`).join(''), 'latin1');
  const front = [mark(spec), ...blocks.map(({ stored }) => stored), ...parts.map(({ bytes }) => bytes)];
  const at = front.reduce((sum, { length }) => sum + length, 0);
  return { bytes: Buffer.concat([...front, directory, footer(spec, at, directory)]), index: sha(directory) };
}

/** Puts a pack into a directory as if it had been published there. */
export function putPack(directory: string, number: number, spec: PackSpec): PackRef {
  const { bytes, index } = encodePack(spec);
  const path = join(directory, `${String(number).padStart(6, '0')}.pack`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return { pack: number, index, bytes: bytes.length };
}

/** The blocks and tables of a pack that is whole, read apart from the code under test; digests are not looked at. */
export function decodePack(
  bytes: Buffer,
): Pick<Required<PackSpec>, 'header' | 'rows'> & { readonly blocks: readonly Buffer[] } {
  const end = bytes.length - 72;
  const directory = Number(bytes.readBigUInt64LE(end));
  const [header, ...parts] = linesOf(bytes.subarray(directory, end));
  const rows: Record<string, unknown[]> = {};
  let at = directory;
  for (const [section, stored, raw] of (parts as [string, number, number][]).reverse()) {
    at -= stored;
    rows[section] = [...linesOf(plain(bytes.subarray(at, at + stored), raw)), ...(rows[section] ?? [])];
  }
  let block = 16;
  const blocks = ((rows.blocks ?? []) as [number, number][]).map(([stored, raw]) => {
    block += stored;
    return plain(bytes.subarray(block - stored, block), raw);
  });
  return { header, rows, blocks };
}

function linesOf(bytes: Buffer): unknown[] {
  const lines = bytes.toString('latin1').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as unknown);
}

function plain(stored: Buffer, raw: number): Buffer {
  return stored.length === raw ? stored : zstdDecompressSync(stored);
}

function tablesOf(
  { rows = {} }: PackSpec,
  blocks: readonly { stored: Buffer; raw: number }[],
): readonly PartSpec[] {
  const own = blocks.map(({ stored, raw }) => [stored.length, raw, sha(stored)]);
  const tables: Readonly<Record<string, readonly unknown[]>> = { blocks: own, ...rows };
  return SECTIONS.flatMap((section) => {
    const lines = (tables[section] ?? []).map((row) => `${typeof row === 'string' ? row : json(row)}\n`);
    return lines.length === 0 ? [] : [{ section, text: lines.join('') }];
  });
}

function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function shorter(bytes: Buffer): Buffer {
  const stored = zstdCompressSync(bytes);
  return stored.length < bytes.length ? stored : bytes;
}

function mark({ version = 2 }: PackSpec): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.write('SAVEPACK');
  bytes.writeUInt32LE(version, 8);
  return bytes;
}

function footer(spec: PackSpec, at: number, directory: Buffer): Buffer {
  const bytes = Buffer.alloc(56);
  const total = at + directory.length + 72;
  bytes.writeBigUInt64LE(spec.footer?.at ?? BigInt(at), 0);
  bytes.writeBigUInt64LE(spec.footer?.length ?? BigInt(directory.length), 8);
  bytes.write(sha(directory), 16, 'hex');
  bytes.writeBigUInt64LE(spec.footer?.total ?? BigInt(total), 48);
  return Buffer.concat([bytes, mark(spec)]);
}
