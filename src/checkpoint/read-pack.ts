/** Opens a published pack. */
import { join } from 'node:path';
import type { Change, ChangedPath, Noted } from '../tree/change.ts';
import { changedIn, nesting, notedIn } from './change-rows.ts';
import { Malformed, ofPack } from './errors.ts';
import { packName } from './format.ts';
import { type Directory, readDirectory, readPart, rowsOf, type Tables } from './index-reader.ts';
import type { Once } from './lines.ts';
import type { Pack, PackRef } from './pack.ts';
import { PackFile } from './pack-bytes.ts';
import { blocksIn, contentsIn, gitIn, piecesIn } from './tables.ts';

const asRead: Once = (text) => text;

export interface PackRequest {
  readonly directory: string;
  readonly ref: PackRef;
  /** The id of the run it must be of, unless it is borrowed. */
  readonly run: string;
  /** Paths and digests come back as it gives them: those of many packs are much the same. */
  readonly once?: Once;
}

/**
 * Opens a pack and reads its tables; every byte of its index is verified, its blocks when they are read.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
export function readPack({ directory, ref, run, once = asRead }: PackRequest): Pack {
  return withPack(directory, ref.pack, (file, path) => {
    const found = readDirectory(file);
    mustBeOf(found, ref.from ?? { run, pack: ref.pack });
    if (found.footer.digest !== ref.index || file.size !== ref.bytes)
      throw new Malformed('it is another one than the record names');
    for (const part of found.parts)
      if (part.section === 'changes' || part.section === 'noted') readPart(file, part);
    return {
      ref,
      header: found.header,
      ...tablesOf(file, { ...found, once }, path),
      change: () => tableOf(directory, ref, (file, parts) => changesIn(file, { parts, once })),
      noted: () => tableOf(directory, ref, (file, parts) => notesIn(file, { parts, once })),
    };
  });
}

function tablesOf(
  file: PackFile,
  { partsAt, ...tables }: Directory & Tables,
  path: string,
): Omit<Pack, 'ref' | 'header' | 'change' | 'noted'> {
  const blocks = blocksIn(rowsOf(file, tables, 'blocks'), { path, pack: file.number, end: partsAt });
  const pieces = piecesIn(rowsOf(file, tables, 'pieces'), blocks);
  const contents = contentsIn(rowsOf(file, tables, 'contents'), pieces);
  return { blocks, pieces, contents, git: gitIn(rowsOf(file, tables, 'git')) };
}

function tableOf<T>(
  directory: string,
  ref: PackRef,
  read: (file: PackFile, parts: Directory['parts']) => T,
): T {
  return withPack(directory, ref.pack, (file) => {
    const { footer, parts } = readDirectory(file);
    if (footer.digest !== ref.index) throw new Malformed('it is another one than the record names');
    return read(file, parts);
  });
}

function notesIn(file: PackFile, tables: Tables): readonly Noted[] {
  const noted: Noted[] = [];
  for (const row of rowsOf(file, tables, 'noted')) noted.push(notedIn(row, noted.at(-1)?.path ?? null));
  return noted;
}

function changesIn(file: PackFile, tables: Tables): Change {
  const change: ChangedPath[] = [];
  const nest = nesting();
  for (const row of rowsOf(file, tables, 'changes')) {
    const changed = changedIn(row, change.at(-1)?.path ?? null);
    nest(changed);
    change.push(changed);
  }
  return change;
}

/** The reference to a pack as its file says it, as of a borrowed one. @throws PackAbsent, PackDamaged, NewerPack, StoreError */
export function refOf(directory: string, pack: number): PackRef & Required<Pick<PackRef, 'from'>> {
  return withPack(directory, pack, (file) => {
    const { header, footer } = readDirectory(file);
    const from = { run: header.run, pack: header.number };
    return { pack, index: footer.digest, bytes: file.size, from };
  });
}

/** @throws Malformed */
function mustBeOf({ header }: Directory, { run, pack }: NonNullable<PackRef['from']>): void {
  if (header.number !== pack) throw new Malformed(`it is pack ${header.number} under another name`);
  if (header.run !== run)
    throw new Malformed(`it is of another run, ${JSON.stringify(header.run).slice(0, 200)}`);
}

/** Opens a pack for as long as it is read. @throws PackAbsent, PackDamaged, NewerPack, StoreError */
export function withPack<T>(directory: string, number: number, read: (file: PackFile, path: string) => T): T {
  return ofPack(number, () => {
    const path = join(directory, packName(number));
    const file = PackFile.open(path, number);
    try {
      return read(file, path);
    } finally {
      file.close();
    }
  });
}
