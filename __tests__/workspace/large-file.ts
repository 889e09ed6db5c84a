/** Looks at a file of 300 MiB and writes it again, in the folder of its argument; prints the most memory it took, in MiB. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../../src/tree/path.ts';
import { apply } from '../../src/workspace/apply.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { look } from '../../src/workspace/look.ts';
import { resolveRoots } from '../../src/workspace/roots.ts';
import { scan } from '../../src/workspace/scan.ts';

const workspace = process.argv[2] ?? '';
const COUNT = 300;

const piece = Buffer.alloc(PIECE);

/** The bytes of a piece, until the next is asked for. */
function pieceOf(number: number): Buffer {
  return piece.fill(`piece ${number} `);
}

const fd = openSync(join(workspace, 'large'), 'w');
for (let number = 0; number < COUNT; number++) writeSync(fd, pieceOf(number));
closeSync(fd);

const roots = resolveRoots(['.'], { workspace, home: '/nonexistent' });
const path = './large' as Path;
const { changed, startedAt } = scan({ roots, leftOut: () => null, index: new Map(), directories: 'all' });
const seen = changed.get(path);
if (seen === undefined) throw new Error('not found');
const signal = new AbortController().signal;
const sink = {
  has: () => false,
  addPiece: (bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(bytes).digest('hex')),
  tryPiece: () => false,
  addContent: () => {},
};
const looked = await look(path, seen, { roots, sink, held: 'ab'.repeat(20), scannedAt: startedAt, signal });
if (looked.kind !== 'found') throw new Error(looked.kind);
renameSync(join(workspace, 'large'), join(workspace, 'old'));
const contents = {
  has: () => true,
  read: async function* () {
    for (let number = 0; number < COUNT; number++) yield pieceOf(number);
  },
};
const actions = [{ kind: 'write', path, entry: looked.entry, expect: null }] as const;
const { kept } = await apply(actions, { roots, contents, onProgress: () => {}, signal });
if (kept.length > 0) throw new Error('kept');
process.stdout.write(`${process.resourceUsage().maxRSS / 1024}`);
