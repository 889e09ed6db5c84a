/** The files of a run out of a zip or a folder that anybody may have made: only files that a run has, each in its place. */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { Refusal } from '../launch/refusal.ts';
import { openRegular } from '../store/regular-file.ts';

/** What is in the folder of a run. No name leads out of it. */
const OF_RUN = /^(?:run\.json|events\.ndjson|source\.pack|packs\/[\w.-]*\w[\w.-]*|logs\/[\w%.-]*\w[\w%.-]*)$/;

interface Unpacking {
  /** The folder of the run, which is made. */
  readonly to: string;
  readonly signal: AbortSignal;
  /** Told of each file, with the bytes so far. */
  readonly progress: (files: number, bytes: number) => void;
}

/** A file, by its path in the run. */
interface Found {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Promise<Readable>;
}

/** @throws Refusal exit 4 where it is no zip with a run */
export async function unzip(path: string, how: Unpacking): Promise<void> {
  const { openPromise } = await import('yauzl');
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const open = zip;
    await unpack(
      path,
      entries.map((entry) => ({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        open: () => open.openReadStreamPromise(entry),
      })),
      how,
    );
  } catch (error) {
    if (error instanceof Refusal || how.signal.aborted) throw error;
    throw new Refusal(4, `${path} cannot be unpacked: ${(error as Error).message}`, {
      hint: 'download it again: it must be the zip of an artifact that `checkpoint-artifact` made',
    });
  } finally {
    zip?.close();
  }
}

/** @throws Refusal exit 4 where there is no run, or several are there */
export async function copyFolder(path: string, how: Unpacking): Promise<void> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
  await unpack(
    path,
    names.map((name) => ({
      name,
      bytes: 0,
      open: async () => createReadStream('', { fd: openRegular(join(path, name)) }),
    })),
    how,
  );
}

async function unpack(
  path: string,
  all: readonly Found[],
  { to, signal, progress }: Unpacking,
): Promise<void> {
  const top = topOf(
    path,
    all.map(({ name }) => name),
  );
  const files = all
    .filter(({ name }) => name.startsWith(top) && OF_RUN.test(name.slice(top.length)))
    .map((file) => ({ ...file, name: file.name.slice(top.length) }));
  let bytes = 0;
  for (const [at, file] of files.entries()) {
    progress(at, bytes);
    const place = join(to, file.name);
    mkdirSync(dirname(place), { recursive: true });
    await pipeline(await file.open(), createWriteStream(place, { flags: 'wx' }), { signal });
    bytes += file.bytes;
  }
  for (const name of ['packs', 'logs']) if (!existsSync(join(to, name))) mkdirSync(join(to, name));
}

/** The folder that has the record, with a slash at its end. @throws Refusal exit 4 */
function topOf(path: string, names: readonly string[]): string {
  const tops = names
    .filter((name) => /(?:^|\/)events\.ndjson$/.test(name))
    .map((name) => name.slice(0, -'events.ndjson'.length));
  const [top, ...more] = tops;
  if (top === undefined)
    throw new Refusal(4, `there is no run in ${path}`, {
      hint: 'name the zip of an artifact that `checkpoint-artifact` made, or a folder with run.json and events.ndjson',
    });
  if (more.length > 0)
    throw new Refusal(4, `there are several runs in ${path}: ${tops.slice(0, 5).join(', ')}`, {
      hint: 'name the folder of one of them',
    });
  return top;
}
