/** Checkpoints whose header says what a test wants, with digests that are right: whoever can write to a cache can make them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { sha256 } from '../../src/digest/digest.ts';
import { folder } from './folder.ts';
import { eventsOf, journalOf, OWNER, RUN } from './line-runs.ts';

/** What a header is made of, wrong types and all. */
export type Loose = Readonly<Record<string, unknown>>;

/** The header of a checkpoint without packs, at place 1.1. */
export function looseHeader(journal: string): Loose {
  const events = zstdCompressSync(journal);
  return {
    owner: OWNER,
    place: { claim: 1, sequence: 1 },
    workflow_run: '777',
    run: RUN,
    event: 3,
    journal: { bytes: events.length, digest: sha256(events) },
    packs: [],
    chain: [],
    by: [],
    others: [],
  };
}

/** The bytes of a checkpoint. @param more what stands where packs do */
export function hostile(header: unknown, journal = journalOf(eventsOf(1)), more = Buffer.alloc(0)): Buffer {
  const text = zstdCompressSync(typeof header === 'string' ? header : JSON.stringify(header));
  return Buffer.concat([frame(text, BigInt(text.length)), text, zstdCompressSync(journal), more]);
}

/** @param length what it says of the length of the header */
export function frame(text: Buffer, length: bigint): Buffer {
  const start = Buffer.alloc(24);
  start.write('SAVECKPT', 'latin1');
  start.writeUInt32LE(1, 8);
  start.writeBigUInt64LE(length, 16);
  return Buffer.concat([start, Buffer.from(sha256(text), 'hex')]);
}

/** A file of these bytes. */
export function fileOf(bytes: Buffer): string {
  const path = join(folder(), 'file');
  writeFileSync(path, bytes);
  return path;
}
