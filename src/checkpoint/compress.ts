/** zstd at level 1, with bounds: nothing decompresses to more than was said. */
import { constants, createZstdCompress, zstdDecompressSync } from 'node:zlib';
import { Malformed } from './errors.ts';

/** 2 MiB, the longest there is: a frame cannot ask for more memory than that. */
const WINDOW_LOG = 21;

/** Compresses in the thread pool. Answers with the bytes themselves where that would not be shorter. */
export async function shrink(raw: Buffer): Promise<Buffer> {
  const chunks = await compressed(raw);
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const [whole] = chunks;
  if (whole !== undefined && whole.length === length && length < raw.length) return whole;
  const stored = length < raw.length ? Buffer.concat(chunks) : raw;
  for (const chunk of chunks) release(chunk);
  return stored;
}

async function compressed(raw: Buffer): Promise<readonly Buffer[]> {
  // zstd's own bound for what cannot be compressed: with less it takes up to twice as long.
  const chunkSize = raw.length + (raw.length >> 8) + 1024;
  const stream = createZstdCompress({ chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  stream.end(raw);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return chunks;
}

/** Larger than what Node shares out among small buffers. */
const OWN = 128 * 1024;

/**
 * Gives the memory of a buffer back that nobody needs any more: tens of megabytes lie about before the collector sees
 * them. The buffer is empty after that.
 */
export function release(bytes: Buffer): void {
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength > OWN) bytes.buffer.transfer(0);
}

/** @param raw the length before compression. @throws Malformed */
export function expand(stored: Buffer, raw: number): Buffer {
  if (stored.length === raw) return stored;
  const bytes = decompress(stored, raw);
  if (bytes.length !== raw) throw new Malformed('something in it has another length than was said');
  return bytes;
}

function decompress(stored: Buffer, raw: number): Buffer {
  try {
    return zstdDecompressSync(stored, {
      maxOutputLength: raw,
      // One buffer takes it all, with room to see the end.
      chunkSize: raw + 64,
      params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
    });
  } catch (cause) {
    throw new Malformed('something in it does not decompress', { cause });
  }
}
