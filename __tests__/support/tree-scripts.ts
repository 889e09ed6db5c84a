/** Random programs that change a tree, as shell scripts: they do the same wherever they find the same. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './folder.ts';
import type { Random } from './random.ts';

/** Paths are relative to the tree; each character of a text is one byte. */
export type Op =
  | { readonly kind: 'write' | 'append' | 'big'; readonly path: string; readonly text: string }
  /** As a tool does that leaves what is up to date: writes where nothing is, in one moment. */
  | { readonly kind: 'make'; readonly path: string; readonly text: string }
  | { readonly kind: 'delete' | 'mkdir' | 'rmdir'; readonly path: string }
  /** Of a file, or of a directory. */
  | { readonly kind: 'chmod'; readonly path: string; readonly file: string; readonly directory: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | { readonly kind: 'rename' | 'copy'; readonly path: string; readonly to: string }
  /** Writes down everything that is there. */
  | { readonly kind: 'list'; readonly path: string };

export interface Script {
  readonly id: string;
  readonly ops: readonly Op[];
  /** It fails so many times, before the operation of this number. */
  readonly fails: { readonly times: number; readonly before: number };
}

export interface Field {
  /** The folder below which everything happens; empty: anywhere. */
  readonly zone: string;
  /** `idempotent`: only what comes to the same when part of it was done before. */
  readonly kinds: 'any' | 'idempotent';
}

const NAMES = [
  ...['a', 'b', 'c', 'src', 'out', 'b b', '\xc3\xbc', '\xff\xfe', "quo'te", '-dash', 'new\nline'],
  ...['$HOME', '*', '[x]', '\\', '#', '.hidden'],
];
const FILE_MODES = ['644', '600', '755', '640', '700', '666'];
const DIRECTORY_MODES = ['755', '700', '750'];
const TARGETS = ['a', '../b', '/etc/passwd', 'nowhere', '\xff', '.'];

export function pick<T>(chance: Random, items: readonly T[]): T {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A text that nothing else of the process has. */
export function unique(): string {
  counter += 1;
  return `text ${counter}`;
}
let counter = 0;

export function randomOps(chance: Random, field: Field, count: number): readonly Op[] {
  return Array.from({ length: count }, () => randomOp(chance, field));
}

function randomOp(chance: Random, { zone, kinds }: Field): Op {
  const place = () => randomPath(chance, zone);
  const path = place();
  const ops: readonly Op[] = [
    { kind: 'write', path, text: unique() },
    { kind: 'write', path, text: pick(chance, ['', 'same', unique()]) },
    { kind: 'make', path, text: unique() },
    { kind: 'big', path, text: unique() },
    { kind: 'delete', path },
    { kind: 'link', path, target: pick(chance, TARGETS) },
  ];
  const others: readonly Op[] = [
    { kind: 'append', path, text: unique() },
    { kind: 'append', path, text: unique() },
    { kind: 'mkdir', path },
    { kind: 'rmdir', path },
    { kind: 'chmod', path, file: pick(chance, FILE_MODES), directory: pick(chance, DIRECTORY_MODES) },
    { kind: 'rename', path, to: place() },
    { kind: 'rename', path, to: place() },
    { kind: 'copy', path, to: place() },
    { kind: zone === '' ? 'list' : 'mkdir', path },
  ];
  return pick(chance, kinds === 'any' ? [...ops, ...others] : ops);
}

function randomPath(chance: Random, zone: string): string {
  const depth = pick(chance, [1, 1, 2, 2, 3]);
  const parts = Array.from({ length: depth }, () => pick(chance, NAMES));
  return [...(zone === '' ? [] : [zone]), ...parts].join('/');
}

const quoted = (path: string) => `'./${path.replaceAll("'", "'\\''")}'`;

/** The directories above a path are made ones, the highest first. */
function makeAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, at) => {
    const above = quoted(parts.slice(0, at + 1).join('/'));
    return `{ [ -d ${above} ] && [ ! -L ${above} ]; } || { rm -rf ${above}; mkdir ${above}; }`;
  });
}

/** Nothing is written through a link. */
const clear = (at: string) => `if [ -L ${at} ] || [ -d ${at} ]; then rm -rf ${at}; fi`;

function linesOf(op: Op): readonly string[] {
  const at = quoted(op.path);
  const above = makeAbove(op.path);
  switch (op.kind) {
    case 'write':
      return [...above, clear(at), `printf %s '${op.text}' > ${at}`];
    case 'make':
      return [
        ...above,
        `if [ ! -e ${at} ] && [ ! -L ${at} ]; then made=$(mktemp "$TOOLS/made-XXXXXX"); printf %s '${op.text}' > "$made"; chmod 644 "$made"; mv -T "$made" ${at}; fi`,
      ];
    case 'append':
      return [...above, clear(at), `printf %s '${op.text}' >> ${at}`];
    case 'big':
      return [...above, clear(at), `yes '${op.text}' | head -c 150000 > ${at}`];
    case 'delete':
      return [`rm -rf ${at}`];
    case 'mkdir':
      return [...above, `[ -d ${at} ] && [ ! -L ${at} ] || { rm -rf ${at}; mkdir ${at}; }`];
    case 'rmdir':
      return [`[ -L ${at} ] || rmdir ${at}`];
    case 'chmod':
      return [
        `if [ -d ${at} ] && [ ! -L ${at} ]; then chmod ${op.directory} ${at}; elif [ ! -L ${at} ]; then chmod ${op.file} ${at}; fi`,
      ];
    case 'link':
      return [...above, `rm -rf ${at}`, `ln -s '${op.target}' ${at}`];
    case 'rename':
    case 'copy':
      return transfer(op.kind, at, op.to);
    case 'list':
      return [
        ...above,
        clear(at),
        `find . -mindepth 1 \\( -path ./.savepoint -o -path ./.git \\) -prune -o -printf '%y %m %l %p\\n' | LC_ALL=C sort > "$TOOLS/list" && cat "$TOOLS/list" > ${at}`,
      ];
  }
}

function transfer(kind: 'rename' | 'copy', at: string, path: string): readonly string[] {
  const to = quoted(path);
  return [
    `if [ -e ${at} ] || [ -L ${at} ]; then`,
    ...makeAbove(path),
    `rm -rf ${to}`,
    kind === 'rename' ? `mv -T ${at} ${to}` : `[ -f ${at} ] && [ ! -L ${at} ] && cat ${at} > ${to}`,
    'fi',
  ];
}

/** The text of a script. It says in `$LOG` when it starts and before each operation; `$REFERENCE` never fails. */
export function textOf({ id, ops, fails }: Script): string {
  const fail = [
    `failed=$(cat "$TOOLS/failed.${id}" 2> /dev/null || echo 0)`,
    `if [ -z "$REFERENCE" ] && [ "$failed" -lt ${fails.times} ]; then`,
    `echo $((failed + 1)) > "$TOOLS/failed.${id}"`,
    'exit 1',
    'fi',
  ];
  const lines = ops.flatMap((op, at) => [
    ...(at === fails.before ? fail : []),
    `echo "op ${id} ${at}" >> "$LOG"`,
    ...linesOf(op),
  ]);
  return [
    'exec 2> /dev/null',
    `echo "start ${id}" >> "$LOG"`,
    ...lines,
    ...(fails.before >= ops.length ? fail : []),
    'true',
    '',
  ].join('\n');
}

/** Writes a script to `TOOLS/ID.sh`. */
export function putScript(tools: string, script: Script): void {
  writeFileSync(join(tools, `${script.id}.sh`), Buffer.from(textOf(script), 'latin1'));
}

/** Runs operations in a tree, here and now. */
export function perform(directory: string, ops: readonly Op[]): void {
  const tools = folder();
  putScript(tools, { id: 'now', ops, fails: { times: 0, before: 0 } });
  runScript(directory, tools, 'now');
}

/** Runs a script of `tools` to its end, without its failures. */
export function runScript(directory: string, tools: string, id: string): void {
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    TOOLS: folder(),
    LOG: '/dev/null',
    REFERENCE: 'yes',
  };
  execFileSync('sh', [join(tools, `${id}.sh`)], { cwd: directory, env });
}

export type Snapshot = ReadonlyMap<string, string>;

/** What is at each path of a tree, without `.git` and `.savepoint`: kind, permission bits, content. */
export function snapshot(directory: string): Snapshot {
  const found = new Map<string, string>();
  const visit = (at: Buffer, path: string) => {
    for (const name of readdirSync(at, { encoding: 'latin1' })) {
      if (path === '' && (name === '.git' || name === '.savepoint')) continue;
      const below = Buffer.concat([at, Buffer.from(`/${name}`, 'latin1')]);
      const inTree = path === '' ? name : `${path}/${name}`;
      const stat = lstatSync(below);
      const mode = (stat.mode & 0o7777).toString(8);
      if (stat.isSymbolicLink()) found.set(inTree, `link ${readlinkSync(below, { encoding: 'latin1' })}`);
      else if (stat.isDirectory()) {
        found.set(inTree, `directory ${mode}`);
        visit(below, inTree);
      } else found.set(inTree, `file ${mode} ${digestOf(readFileSync(below))}`);
    }
  };
  visit(Buffer.from(directory), '');
  return found;
}

/** The digests of the contents of all files. */
export function digestsIn(tree: Snapshot): ReadonlySet<string> {
  return new Set([...tree.values()].flatMap((text) => (text.startsWith('file ') ? [text.slice(-64)] : [])));
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where two trees differ, one line each. */
export function differences(found: Snapshot, wanted: Snapshot): readonly string[] {
  const paths = [...new Set([...found.keys(), ...wanted.keys()])].sort();
  return paths.flatMap((path) => {
    const [is, should] = [found.get(path) ?? 'nothing', wanted.get(path) ?? 'nothing'];
    return is === should ? [] : [`${JSON.stringify(path)} is ${is}, should be ${should}`];
  });
}
