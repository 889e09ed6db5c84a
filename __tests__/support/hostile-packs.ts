/**
 * Packs as somebody would make them who may write to the store and wishes us ill. All their digests are right: only what
 * they say is wrong.
 */
import { zstdCompressSync } from 'node:zlib';
import type { PackRef } from '../../src/checkpoint/pack.ts';
import { type PackSpec, putPack, sha } from './encode-pack.ts';

/**
 * What must happen. `refused`: `readPack`, or `change()` of its pack, throws PackDamaged. `newer`: it throws NewerPack.
 * `later`: the form is right, and who restores must refuse it: the path is outside of the roots `.`, or left out (`.git`). `lost`: it opens, but `contents` cannot be read, or do not verify.
 */
export type Fate = 'refused' | 'newer' | 'later' | 'lost';

export interface HostilePack {
  readonly name: string;
  readonly fate: Fate;
  readonly spec: PackSpec;
  /** Digests of contents that must not be given out. */
  readonly contents: readonly string[];
}

const MIB = 1024 * 1024;
const EVIL = Buffer.from('#!/bin/sh\necho you have been had\n');
const DIGEST = sha(EVIL);
const TIME = 1_700_000_000_000_000;
const FILE = ['f', 0o644, EVIL.length, DIGEST, TIME];
const DIRECTORY = ['d', 0o755, TIME];
/** 64 MiB in a few kilobytes. */
const BOMB = zstdCompressSync(Buffer.alloc(64 * MIB));
const LONG_LINE = Buffer.from(`["./a",null,null${' '.repeat(5000)}]\n`);
const SHORT = EVIL.subarray(1);
const PLAIN = { bytes: EVIL, stored: EVIL };
const row = (...fields: readonly unknown[]): readonly unknown[] => fields;
const PIECE_ROW = [DIGEST, 0, 0, EVIL.length];

/** A pack with one file in it, whose change says what a test says of it. */
export function packSaying(run: string, number: number, changes: readonly unknown[]): HostilePack {
  const header = { format: 2, run, number, kind: 'step', step: 'evil' };
  const spec = { header, blocks: [PLAIN], rows: { pieces: [PIECE_ROW], changes } };
  return { name: JSON.stringify(changes).slice(0, 100), fate: 'later', contents: [], spec };
}

export const EVIL_FILE = FILE;

/** The hostile packs, of this run and number where they do not lie about that. */
export function hostilePacks(run: string, number: number): readonly HostilePack[] {
  const header = { format: 2, run, number, kind: 'step', step: 'evil' };
  const good: PackSpec = {
    header,
    blocks: [PLAIN],
    rows: { pieces: [PIECE_ROW], changes: [['./a', null, FILE]] },
  };
  const pack = (name: string, fate: Fate, spec: Partial<PackSpec>, contents: readonly string[] = []) => ({
    name,
    fate,
    contents,
    spec: { ...good, ...spec, rows: { ...good.rows, ...spec.rows } },
  });
  return [
    ...PATHS.map(([name, path]) => pack(name, 'refused', { rows: { changes: [[path, null, FILE]] } })),
    ...CHANGES.map(([name, changes]) => pack(name, 'refused', { rows: { changes } })),
    ...STATES.map(([name, state]) => pack(name, 'refused', { rows: { changes: [['./a', null, state]] } })),
    ...LATER.map(([name, changes]) => pack(name, 'later', { rows: { changes } })),
    ...NOTES.map(([name, noted]) => pack(name, 'refused', { rows: { noted } })),
    ...LINES.map(([name, line]) => pack(name, 'refused', { rows: { changes: [line] } })),
    ...TABLES.map(([name, rows]) => pack(name, 'refused', { rows })),
    ...frames(header).map(([name, spec]) => pack(name, 'refused', spec)),
    ...LOST.map(([name, spec, contents]) => pack(name, 'lost', spec, contents)),
    pack('a pack of version 3', 'newer', { version: 3 }),
  ];
}

/** Puts one into a directory. */
export function putHostile(directory: string, number: number, { spec }: HostilePack): PackRef {
  return putPack(directory, number, spec);
}

const PATHS: readonly (readonly [string, unknown])[] = [
  ['a path that is ..', '..'],
  ['a path to the folder above', './..'],
  ['a path that climbs out', './a/../../b'],
  ['a path that climbs out of the home folder', '~/../b'],
  ['an absolute path that climbs', '/opt/../etc/passwd'],
  ['a path without a root', 'a/b'],
  ['an empty path', ''],
  ['the workspace itself', '.'],
  ['the root of the system', '/'],
  ['the home folder itself', '~'],
  ['a path with an empty part', './a//b'],
  ['a path that begins with two slashes', '//etc/passwd'],
  ['a path that ends with a slash', './a/'],
  ['a path with a part that is a dot', './a/./b'],
  ['a path of another home folder', '~root/b'],
  ['a path with NUL', './a\0b'],
  ['a path with characters that are no bytes', './a\u0100'],
  ['a path with a lone surrogate', './a\ud800'],
  ['a path that is a number', 7],
  ['a path that is a list', ['./a']],
  ['a path in more folders than any', `./${'a/'.repeat(1200)}a`],
  ['a path longer than any', `./${'a/'.repeat(MIB / 4)}a`],
];

const NOTES: readonly (readonly [string, readonly unknown[]])[] = [
  ['a note of a path that climbs out', [['./a/../../b', null]]],
  ['a note with a time', [['./a', null, FILE]]],
  ['a note without a state', [['./a']]],
  ['a note of no known kind', [['./a', ['x', 0o644]]]],
  ['a note of setuid bits', [['./a', ['f', 0o4755, EVIL.length, DIGEST]]]],
  ['notes that are out of order', [row('./b', null), row('./a', null)]],
];

const CHANGES: readonly (readonly [string, readonly unknown[]])[] = [
  ['a file through a link', [row('./a', null, ['l', '/tmp', TIME]), row('./a/evil', null, FILE)]],
  [
    'a file through a link that climbs',
    [row('./a', null, ['l', '../..', TIME]), row('./a/evil', null, FILE)],
  ],
  ['a file right below a file', [row('./a', null, FILE), row('./a/b', null, FILE)]],
  ['a file below a file', [row('./a', null, FILE), row('./a-b', null, FILE), row('./a/b', null, FILE)]],
  ['a file below a link', [row('./a', null, ['l', '/etc', TIME]), row('./a/b/c', null, FILE)]],
  ['a path that stands twice', [row('./a', null, FILE), row('./a', null, DIRECTORY)]],
  ['paths that are out of order', [row('./b', null, FILE), row('./a', null, FILE)]],
  ['a change with too few fields', [['./a', null]]],
  ['a change with too many fields', [['./a', null, FILE, 1]]],
  ['a change that is an object', [{ path: './a', before: null, after: { kind: 'file' } }]],
  ['a change that is null', [null]],
  ['a state before with a time', [['./a', FILE, FILE]]],
];

const STATES: readonly (readonly [string, unknown])[] = [
  ['an empty file with the content of another', ['f', 0o644, 0, DIGEST, TIME]],
  ['a file of some bytes with the content of none', ['f', 0o644, 5, sha(Buffer.alloc(0)), TIME]],
  ['a state of no known kind', ['x', 0o644, TIME]],
  ['a device', ['o', 'device', TIME]],
  ['a fifo', ['o', 'fifo', TIME]],
  ['a block device with numbers', ['b', 8, 1, TIME]],
  ['a state that is an object', { kind: 'file', mode: 0o644 }],
  ['a state that is a text', 'file'],
  ['a state that is false', false],
  ['an empty state', []],
  ['a kind that every object has', ['constructor', 0o644, TIME]],
  ['a setuid file', ['f', 0o4755, EVIL.length, DIGEST, TIME]],
  ['a setgid directory', ['d', 0o2755, TIME]],
  ['a sticky directory', ['d', 0o1777, TIME]],
  ['a negative mode', ['f', -1, EVIL.length, DIGEST, TIME]],
  ['a mode that is a text', ['f', '420', EVIL.length, DIGEST, TIME]],
  ['a negative size', ['f', 0o644, -1, DIGEST, TIME]],
  ['a huge size', ['f', 0o644, 2 ** 60, DIGEST, TIME]],
  ['a size with a fraction', ['f', 0o644, 0.5, DIGEST, TIME]],
  ['a size that is null', ['f', 0o644, null, DIGEST, TIME]],
  ['a digest that is too short', ['f', 0o644, 1, DIGEST.slice(1), TIME]],
  ['a digest in capitals', ['f', 0o644, 1, DIGEST.toUpperCase(), TIME]],
  ['a digest with a newline', ['f', 0o644, 1, `${DIGEST}\n`, TIME]],
  ['a file without a time', ['f', 0o644, 1, DIGEST]],
  ['a time that is no whole number', ['f', 0o644, 1, DIGEST, TIME + 0.5]],
  ['a time that is null', ['d', 0o755, null]],
  ['a file with more than there is', ['f', 0o644, 1, DIGEST, 0, TIME]],
  ['a link whose target has NUL', ['l', 'a\0b', TIME]],
  ['a link without a target', ['l', '', TIME]],
  ['a link whose target is no bytes', ['l', '\u{1f4a3}', TIME]],
  ['a link whose target is a number', ['l', 1, TIME]],
];

const LATER: readonly (readonly [string, readonly unknown[]])[] = [
  ['an absolute path', [['/etc/cron.d/evil', null, FILE]]],
  ['a path in the home folder', [['~/.ssh/authorized_keys', null, FILE]]],
  ['a hook of git', [['./.git/hooks/pre-commit', null, ['f', 0o755, EVIL.length, DIGEST, TIME]]]],
  ['the deletion of what is outside', [['/etc/passwd', FILE.slice(0, -1), null]]],
];

const LINES: readonly (readonly [string, string])[] = [
  ['a line that is no JSON', 'evil'],
  ['a line that is cut off', '["./a",null,["f",420'],
  ['an empty line', ''],
  ['a line that is a number', '1'],
  ['a line with bytes that are not ASCII', '["./\u00e9",null,null]'],
  ['a line that is nested deeply', `${'['.repeat(MIB / 2)}${']'.repeat(MIB / 2)}`],
  ['two rows in a line', '["./a",null,null],["./b",null,null]'],
];

const A = sha('a');
const B = sha('b');
const BIG = 2 * MIB;

const TABLES: readonly (readonly [string, Readonly<Record<string, readonly unknown[]>>])[] = [
  ['a block longer than it may be', { blocks: [[EVIL.length, 2 * MIB + 1, DIGEST]] }],
  ['a block that is longer stored than raw', { blocks: [[EVIL.length, EVIL.length - 1, DIGEST]] }],
  ['a block that reaches over the index', { blocks: [[EVIL.length + 1, EVIL.length + 1, DIGEST]] }],
  ['a block of no bytes', { blocks: [row(0, 0, DIGEST), row(EVIL.length, EVIL.length, DIGEST)] }],
  [
    'a block of negative length',
    { blocks: [row(-5, 5, DIGEST), row(EVIL.length + 5, EVIL.length + 5, DIGEST)] },
  ],
  [
    'bytes that no block covers',
    {
      blocks: [[SHORT.length, SHORT.length, sha(SHORT)]],
      pieces: [[sha(SHORT), 0, 0, SHORT.length]],
    },
  ],
  ['a piece that ends outside of its block', { pieces: [[DIGEST, 0, 0, EVIL.length + 1]] }],
  ['a piece that begins outside of its block', { pieces: [[DIGEST, 0, EVIL.length, 1]] }],
  ['a piece with a negative place', { pieces: [[DIGEST, 0, -1, EVIL.length]] }],
  ['a piece in a block that is not there', { pieces: [PIECE_ROW, [A, 1, 0, 1]] }],
  ['a piece in a block that every list has', { pieces: [[DIGEST, 'length', 0, EVIL.length]] }],
  ['a piece of no bytes', { pieces: [[A, 0, 0, 0], PIECE_ROW] }],
  [
    'pieces that lie over each other',
    { pieces: [row(DIGEST, 0, 0, EVIL.length), row(A, 0, 0, EVIL.length)] },
  ],
  ['a gap between pieces', { pieces: [row(A, 0, 0, 1), row(B, 0, 2, EVIL.length - 2)] }],
  ['pieces that do not fill a block', { pieces: [[A, 0, 0, 1]] }],
  ['a piece that stands twice', { pieces: [row(A, 0, 0, 1), row(A, 0, 1, EVIL.length - 1)] }],
  ['a content of one piece', { contents: [[A, EVIL.length, 1, 0, DIGEST]] }],
  ['a content with too few pieces', { contents: [[A, BIG, 2, 0, B]] }],
  ['a content with too many pieces', { contents: [[A, BIG, 2, 0, B, B, B]] }],
  ['a content of a huge size', { contents: [[A, Number.MAX_SAFE_INTEGER, 2, 0, B]] }],
  ['a content of a negative size', { contents: [[A, -BIG, 2, 0, B, B]] }],
  ['a content with fewer pieces than its size takes', { contents: [[A, BIG, 2, 1, 0, B]] }],
  ['a content that begins in the middle', { contents: [[A, BIG, 2, 1, B]] }],
  ['a content that goes on as another', { contents: [row(A, BIG, 2, 0, B), row(B, BIG, 2, 1, B)] }],
  ['a content that stands twice', { contents: [row(A, BIG, 2, 0, B, B), row(A, BIG, 2, 0, B, B)] }],
  ['a blob that is an option', { git: [[A, '--help']] }],
  ['a blob with a newline', { git: [[A, `${'0'.repeat(40)}\n`]] }],
  [
    'a blob that stands twice',
    {
      git: [row(A, '0'.repeat(40)), row(A, '1'.repeat(40))],
    },
  ],
];

function frames(
  header: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Partial<PackSpec>])[] {
  const changes = (stored: Buffer, raw: number): Partial<PackSpec> => ({
    parts: [{ section: 'changes', text: '', stored, raw }],
    rows: { changes: [] },
  });
  return [
    ['another run', { header: { ...header, run: 'another' } }],
    ['another number', { header: { ...header, number: 77 } }],
    ['a format that its mark does not name', { header: { ...header, format: 1 } }],
    ['a kind that is not known', { header: { ...header, kind: 'evil' } }],
    ['a step that is a number', { header: { ...header, step: 7 } }],
    ['a step with a lone surrogate', { header: { ...header, step: '\ud800' } }],
    ['a header that is null', { header: null }],
    ['a header that is a list', { header: [1] }],
    ['version 0', { version: 0 }],
    ['an older version', { version: 1 }],
    ['a part that is a bomb', changes(BOMB, 1000)],
    ['a part that is a bomb and says so', changes(BOMB, 64 * MIB)],
    ['a part that is cut off', changes(zstdCompressSync(Buffer.alloc(5000, '[]\n')).subarray(0, -3), 5000)],
    ['a part that is no zstd', changes(Buffer.from('evil'), 5)],
    ['a part that is shorter than was said', changes(zstdCompressSync(LONG_LINE), LONG_LINE.length + 1)],
    [
      'a part whose last line does not end',
      { rows: { changes: [] }, parts: [{ section: 'changes', text: '["./a",null,null]' }] },
    ],
    ['a part of no known table', { parts: [{ section: 'evil', text: '[]\n' }] }],
    ['parts that are out of order', { parts: [{ section: 'git', text: `["${A}","${'0'.repeat(40)}"]\n` }] }],
    ['a part with a negative length', { directory: [`["changes",-1,1,"${A}"]`] }],
    ['parts longer than the file', { directory: [`["changes",1000000,1000000,"${A}"]`] }],
    [
      'more parts than there may be',
      {
        blocks: [{ bytes: Buffer.alloc(5000), stored: Buffer.alloc(4000, 1) }],
        directory: Array.from({ length: 600 }, () => `["changes",1,${BIG},"${A}"]`),
      },
    ],
    ['a directory in front of the file', { footer: { at: 0n } }],
    ['a directory behind the file', { footer: { at: 2n ** 63n } }],
    ['a directory of a huge length', { footer: { length: 2n ** 64n - 1n } }],
    ['another total length', { footer: { total: 2n ** 53n } }],
  ];
}

const OTHER = Buffer.from('other bytes\n');
const HALF = Buffer.alloc(MIB, 'x');
const HALVES = [{ bytes: HALF }];
const HALF_ROW = [sha(HALF), 0, 0, MIB];

/** Contents that are not what they are called. */
const LOST: readonly (readonly [string, Partial<PackSpec>, readonly string[]])[] = [
  [
    'a piece that points to other bytes',
    { blocks: [{ bytes: OTHER }], rows: { pieces: [[DIGEST, 0, 0, OTHER.length]] } },
    [DIGEST],
  ],
  [
    'a block that is a bomb',
    { blocks: [{ bytes: EVIL, stored: BOMB, raw: MIB }], rows: { pieces: [[DIGEST, 0, 0, MIB]] } },
    [DIGEST],
  ],
  [
    'a block that is shorter than was said',
    {
      blocks: [{ bytes: LONG_LINE, raw: LONG_LINE.length + 1 }],
      rows: { pieces: [[sha(LONG_LINE), 0, 0, LONG_LINE.length + 1]] },
    },
    [sha(LONG_LINE)],
  ],
  [
    'a block that is no zstd',
    { blocks: [{ bytes: EVIL, stored: EVIL, raw: MIB }], rows: { pieces: [[DIGEST, 0, 0, MIB]] } },
    [DIGEST],
  ],
  ['a content that is made of itself', { rows: { contents: [[A, BIG, 2, 0, A, A]] } }, [A]],
  [
    'contents that are made of each other',
    {
      rows: { contents: [row(A, BIG, 2, 0, B, B), row(B, BIG, 2, 0, A, A)] },
    },
    [A, B],
  ],
  ['a content of pieces that are nowhere', { rows: { contents: [[A, BIG, 2, 0, B, sha('c')]] } }, [A]],
  [
    'a content of the pieces of another',
    { blocks: HALVES, rows: { pieces: [HALF_ROW], contents: [[A, BIG, 2, 0, sha(HALF), sha(HALF)]] } },
    [A],
  ],
];
