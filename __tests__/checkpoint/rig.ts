/** Packs of given or random contents and changes. */
import { createCipheriv } from 'node:crypto';
import type { Pack, PackKind, PackRef } from '../../src/checkpoint/pack.ts';
import { PackWriter } from '../../src/checkpoint/pack-writer.ts';
import { readPack } from '../../src/checkpoint/read-pack.ts';
import { sha256 } from '../../src/digest/digest.ts';
import type { Change, ChangedPath, Noted } from '../../src/tree/change.ts';
import type { Path } from '../../src/tree/path.ts';
import type { Entry, State } from '../../src/tree/state.ts';
import { type ContentSink, type Contents, PIECE } from '../../src/workspace/contents.ts';
import type { Random } from '../support/random.ts';

export const RUN = '20260101-000000-test';

export interface Asked {
  readonly number?: number;
  readonly contents?: readonly Uint8Array[];
  /** Default: each content in a file of its own. */
  readonly change?: Change;
  readonly noted?: readonly Noted[];
  readonly git?: ReadonlyMap<string, string>;
  readonly kind?: PackKind;
  readonly step?: string | null;
  readonly isKnown?: (digest: string) => boolean;
}

export function begin(directory: string, { number = 1, isKnown = () => false }: Asked = {}): PackWriter {
  return PackWriter.create({ directory, number, run: RUN, isKnown });
}

export async function write(directory: string, asked: Asked = {}): Promise<PackRef> {
  const { contents = [], git = new Map(), kind = 'step', step = 'build' } = asked;
  const writer = begin(directory, asked);
  for (const content of contents) await keep(writer, content);
  const { change = filesOf(contents), noted = [] } = asked;
  return writer.finish({ kind, step, change, noted, git });
}

export async function writeAndRead(directory: string, asked: Asked = {}): Promise<Pack> {
  return readPack({ directory, ref: await write(directory, asked), run: RUN });
}

/** Keeps a content as a scan does. */
export async function keep(sink: ContentSink, content: Uint8Array): Promise<string> {
  const digest = sha256(content);
  if (sink.has(digest)) return digest;
  const pieces: string[] = [];
  for (let at = 0; at < content.length; at += PIECE) {
    const buffer = Buffer.from(content.subarray(at, at + PIECE));
    pieces.push(await sink.addPiece(buffer));
    buffer.fill(0);
  }
  if (pieces.length > 1) sink.addContent(digest, content.length, pieces);
  return digest;
}

export async function bytesOf(contents: Contents, digest: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of contents.read(digest)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function filesOf(contents: readonly Uint8Array[]): Change {
  return contents.map((content, at) => ({
    path: `./${String(at).padStart(7, '0')}` as Path,
    before: null,
    after: {
      kind: 'file',
      mode: 0o644,
      size: content.length,
      digest: sha256(content),
      mtime: 1_700_000_000_000_000 + at,
    },
  }));
}

/** Bytes of which some repeat. */
export function randomBytes(random: Random, length: number): Buffer {
  const key = Buffer.alloc(16);
  key.writeUInt32LE(random.below(2 ** 32));
  const noise = createCipheriv('aes-128-ctr', key, Buffer.alloc(16));
  const period = random.below(2) === 0 ? length : Math.min(length, 1 + random.below(64));
  return Buffer.alloc(length, noise.update(Buffer.alloc(period)));
}

/** Sorted by bytes, with names of all bytes that there may be. Below a file or a link there is nothing. */
export function randomChange(random: Random, count: number): Change {
  const paths = new Set(Array.from({ length: count }, () => randomPath(random)));
  const leaves = new Set<string>();
  return [...paths]
    .sort((a, b) => Buffer.compare(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1')))
    .map((path) => {
      const changed = randomChanged(random, path);
      const isBelow = path.split('/').some((_part, at, parts) => leaves.has(parts.slice(0, at).join('/')));
      if (changed.after !== null && changed.after.kind !== 'directory') leaves.add(path);
      return isBelow ? { ...changed, after: null } : changed;
    });
}

function randomChanged(random: Random, path: Path): ChangedPath {
  const before = random.below(3) === 0 ? null : randomState(random);
  const after = random.below(3) === 0 ? null : randomState(random);
  const mtime = random.below(2) === 0 ? -random.below(2 ** 31) : random.below(2 ** 31) * 2 ** 20;
  return {
    path,
    before,
    after: after === null || after.kind === 'other' ? null : ({ ...after, mtime } as Entry),
  };
}

function randomState(random: Random): State {
  const mode = random.below(0o1000);
  switch (random.below(4)) {
    case 0:
      return { kind: 'directory', mode };
    case 1:
      return { kind: 'link', target: `../${randomName(random)}` };
    case 2:
      return { kind: 'other', what: random.below(2) === 0 ? 'fifo' : 'unreadable' };
    default:
      return {
        kind: 'file',
        mode,
        size: random.below(2 ** 32) * 2 ** 21,
        digest: sha256(`${random.below(2 ** 32)}`),
      };
  }
}

function randomPath(random: Random): Path {
  const top = ['.', '~', ''][random.below(3)] ?? '';
  const parts = Array.from({ length: 1 + random.below(4) }, () => randomName(random));
  return [top, ...parts].join('/') as Path;
}

function randomName(random: Random): string {
  const codes = Array.from({ length: 1 + random.below(12) }, () => 1 + random.below(255));
  const name = String.fromCharCode(...codes).replaceAll('/', '_');
  return name === '.' || name === '..' ? '...' : name;
}
