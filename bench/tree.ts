/** A tree like that of a JavaScript project, and the changes of steps in it. The same on every machine with the same lockfile. */
import { createCipheriv, createHash } from 'node:crypto';
import {
  closeSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export interface Shape {
  readonly files: number;
  /** Bytes of the one large file; 0 for none. */
  readonly binary: number;
}

/** What the published numbers are of: 1.2 GB. */
export const WHOLE: Shape = { files: 103_000, binary: 200 * 2 ** 20 };
/** What only shows that the bench works. */
export const SMALL: Shape = { files: 2_000, binary: 8 * 2 ** 20 };

/** The folders and files at the top of a tree. */
export const TOP = ['node_modules', 'build', 'data.bin'] as const;

const FILES_A_PACKAGE = 25;
/** Of the files: with its folders, `build` has 45,000 entries of the whole tree. */
const BUILD_SHARE = 0.365;
const [SMALLEST, LARGEST] = [100, 65_000];
/** So much text is cut into files over and over, each time at other places. */
const POOL = 48 * 2 ** 20;

/** Makes a tree in an empty folder. */
export function makeTree(folder: string, shape: Shape): void {
  const pool = poolOf('node_modules');
  for (let at = 0; at < shape.files; at++) {
    const file = join(folder, pathOf(at, shape));
    if (at % FILES_A_PACKAGE < FOLDERS.length) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contentOf(at, pool));
  }
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  for (let at = 0; at < 100; at++)
    symlinkSync(`../package-${at}/index.js`, join(folder, 'node_modules', '.bin', `${at}`));
  if (shape.binary > 0) makeBinary(join(folder, 'data.bin'), shape.binary, pool);
}

const FOLDERS = ['', 'lib', 'dist', 'dist/esm', 'types'] as const;

/** Packages are not cut in two. */
function firstOfModules(files: number): number {
  return Math.ceil((files * BUILD_SHARE) / FILES_A_PACKAGE) * FILES_A_PACKAGE;
}

function pathOf(at: number, { files }: Shape): string {
  const top = at < firstOfModules(files) ? 'build' : 'node_modules';
  const nth = at % FILES_A_PACKAGE;
  const name = nth === 0 ? 'index.js' : `file-${nth}.js`;
  return join(top, `package-${Math.floor(at / FILES_A_PACKAGE)}`, FOLDERS[nth % FOLDERS.length] ?? '', name);
}

/** As many files of each magnitude: the middle one has 2.5 KB, and 10 KB is the average, as in node_modules. */
function contentOf(at: number, pool: Buffer): Buffer {
  const length = Math.round(SMALLEST * (LARGEST / SMALLEST) ** ((at * 0.618034) % 1));
  const from = (at * 104_729) % (pool.length - LARGEST);
  return Buffer.concat([Buffer.from(`// ${at}\n`), pool.subarray(from, from + length)]);
}

/** Text of real packages. */
function poolOf(folder: string): Buffer {
  const parts: Buffer[] = [];
  let bytes = 0;
  for (const file of globSync(`${folder}/*/{lib,dist,src}/**/*.{js,ts,json}`).sort()) {
    if (bytes >= POOL) break;
    const part = readFileSync(file);
    parts.push(part);
    bytes += part.length;
  }
  if (bytes < LARGEST * 2) throw new Error(`${folder} has too little text; run npm ci`);
  return Buffer.concat(parts);
}

/** Half of it compresses, as in a program. */
function makeBinary(file: string, bytes: number, pool: Buffer): void {
  const block = 2 ** 16;
  const opened = openSync(file, 'w');
  for (let at = 0; at * block < bytes; at++) {
    const from = (at * block * 7) % (pool.length - block);
    writeSync(opened, at % 2 === 0 ? noise(at, block) : pool.subarray(from, from + block));
  }
  closeSync(opened);
}

/** Bytes that nothing compresses, the same for the same seed. */
function noise(seed: number, length: number): Buffer {
  const key = createHash('md5').update(`${seed}`).digest();
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

export interface Edition {
  readonly shape: Shape;
  /** Another number each time. */
  readonly version: number;
}

/** The changes of steps: each changes a tree. */
export const CHANGES = {
  nothing: () => {},
  ten: (folder: string, edition: Edition) => rewrite(folder, edition, 10),
  percent: (folder: string, edition: Edition) => rewrite(folder, edition, edition.shape.files / 100),
  binary: (folder: string, { version }: Edition) => changeBinary(join(folder, 'data.bin'), version),
  rename: (folder: string, { version }: Edition) => {
    const [from, to] = version % 2 === 0 ? ['build', 'built'] : ['built', 'build'];
    renameSync(join(folder, from), join(folder, to));
  },
} as const;

export type Change = keyof typeof CHANGES;

/** Only below `node_modules`: `build` may be renamed. */
function rewrite(folder: string, { shape, version }: Edition, count: number): void {
  const first = firstOfModules(shape.files);
  for (let nth = 0; nth < count; nth++) {
    const file = join(folder, pathOf(first + Math.floor((nth * (shape.files - first)) / count), shape));
    writeFileSync(file, `// ${version}\n${readFileSync(file, 'utf8')}`);
  }
}

/** One percent in four places, and eight bytes put in, after which everything has moved. */
function changeBinary(file: string, version: number): void {
  const bytes = readFileSync(file);
  const length = Math.floor(bytes.length / 400);
  for (let place = 0; place < 4; place++)
    noise(version * 4 + place + 1e6, length).copy(bytes, Math.floor((bytes.length * (place + 0.5)) / 4));
  const third = Math.floor(bytes.length / 3);
  writeFileSync(
    file,
    Buffer.concat([bytes.subarray(0, third), Buffer.alloc(8, version), bytes.subarray(third)]),
  );
}
