/**
 * The programs by which the cache client compresses. By whether the system has a `zstd` the client tells one entry from another: what was
 * saved where there is one could not be found where there is none. So it always finds these, which are Node's own zstd.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a checkpoint holds is compressed already: the fastest level, and a checksum. */
const COMPRESS =
  'z.createZstdCompress({ chunkSize: 1 << 20, params: { [z.constants.ZSTD_c_compressionLevel]: -1, [z.constants.ZSTD_c_checksumFlag]: 1 } })';
const EXPAND = 'z.createZstdDecompress({ chunkSize: 1 << 20 })';

/** Makes the programs in a folder of their own. @returns it, to be the first on PATH @throws the system's error */
export function ownZstd(folder: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const put = (name: string, command: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  // The client asks for the version, and looks whether there is an answer.
  put('zstd', `echo ${process.versions.zstd ?? process.versions.node}`);
  put('zstdmt', through(COMPRESS));
  put('unzstd', through(EXPAND));
  return programs;
}

/** From stdin to stdout. What a job lets its programs preload is not there where this is started, and of no use to it. */
function through(stream: string): string {
  const told = '(error) => { if (error) { console.error(error.message); process.exitCode = 1; } }';
  const input = 'require("node:fs").createReadStream("", { fd: 0, highWaterMark: 1 << 20 })';
  const program = `const z = require("node:zlib"); require("node:stream").pipeline(${input}, ${stream}, process.stdout, ${told})`;
  return `unset NODE_OPTIONS\nexec ${quoted(process.execPath)} -e ${quoted(program)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
