/** A tree of many small files and two large ones. */
import { createCipheriv, createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shape {
  readonly folders: number;
  readonly filesEach: number;
  /** The bytes of each of the two large files. */
  readonly large: number;
}

/** Bytes that nothing compresses, the same for the same seed. */
export function noise(seed: number, length: number): Buffer {
  const key = createHash('md5').update(String(seed)).digest();
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

/** A file of 0.2 to 8 KiB, most of them small. Every other one is text. */
export function contentOf(at: number, version = 0): Buffer {
  const length = Math.round(200 * 40 ** ((at * 0.618034) % 1));
  if (at % 2 === 0) return noise(at * 1000 + version, length);
  const lines: string[] = [];
  for (let bytes = 0, n = 0; bytes < length; n++) {
    const line = `export const value${at}_${n} = compute(${(at * 31 + n * 17 + version) % 9973}, 'item');\n`;
    lines.push(line);
    bytes += line.length;
  }
  return Buffer.from(lines.join('')).subarray(0, length);
}

export function fileOf(tree: string, at: number, { filesEach }: Shape): string {
  return join(tree, `d${Math.floor(at / filesEach)}`, `file${at % filesEach}.txt`);
}

export function makeTree(tree: string, shape: Shape): void {
  const { folders, filesEach, large } = shape;
  for (let folder = 0; folder < folders; folder++) {
    mkdirSync(join(tree, `d${folder}`), { recursive: true });
    for (let at = folder * filesEach; at < (folder + 1) * filesEach; at++)
      writeFileSync(fileOf(tree, at, shape), contentOf(at));
  }
  const half = noise(1, large / 2);
  writeFileSync(join(tree, 'large-noise'), noise(2, large));
  writeFileSync(
    join(tree, 'large-half'),
    Buffer.concat([half, Buffer.alloc(large / 2, 'some text or other\n')]),
  );
}
