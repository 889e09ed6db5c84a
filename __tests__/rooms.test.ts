/** The table of docs/architecture.md: who imports whom, and which package is named where. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const SRC = resolve('src');

/** Room → the rooms it may import. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  problem: [],
  heap: [],
  digest: [],
  words: [],
  text: ['problem', 'words'],
  expressions: ['text'],
  pipeline: ['text', 'expressions', 'problem', 'digest', 'words', 'workspace/credentials'],
  record: ['digest', 'words'],
  tree: ['digest'],
  plan: ['pipeline', 'expressions', 'record', 'digest', 'tree', 'words'],
  shell: ['problem', 'words'],
  store: ['record', 'digest'],
  workspace: ['tree', 'digest', 'words', 'heap'],
  checkpoint: ['tree', 'digest', 'words', 'heap', 'workspace/contents', 'store/atomic', 'store/errors'],
  run: ['plan', 'pipeline', 'expressions', 'record', 'shell/port', 'words'],
  machine: ['pipeline/model', 'record', 'run/ports', 'digest', 'words'],
  files: [
    'tree',
    'workspace',
    'checkpoint',
    'plan',
    'pipeline',
    'record',
    'run/ports',
    'store/atomic',
    'store/errors',
    'store/file-time',
    'store/regular-file',
    'digest',
    'words',
    'heap',
  ],
  saved: [
    'files/history',
    'tree',
    'workspace',
    'checkpoint',
    'plan/graph',
    'record',
    'store/errors',
    'digest',
  ],
  report: ['record', 'plan', 'problem', 'words'],
  steps: ['plan', 'pipeline', 'text', 'record', 'run', 'shell', 'report', 'tree', 'digest', 'words'],
  launch: [
    'words',
    'text',
    'expressions',
    'pipeline',
    'plan',
    'record',
    'run',
    'files',
    'saved',
    'machine',
    'workspace/errors',
    'workspace/temporary',
    'shell',
    'store',
    'problem',
    'digest',
    'words',
  ],
  fetch: ['launch/refusal', 'line', 'record', 'saved', 'store', 'words'],
  starter: [],
  cli: [
    'heap',
    'starter',
    'fetch',
    'line',
    'launch',
    'words',
    'pipeline',
    'plan',
    'record',
    'run',
    'files',
    'saved',
    'shell',
    'store',
    'report',
    'serve',
    'problem',
    'words',
    'version',
  ],
  serve: ['launch', 'pipeline/model', 'record', 'report', 'store', 'version'],
  page: ['record', 'report', 'shell/workflow-commands'],
  line: ['checkpoint/format', 'record', 'store', 'digest'],
  github: ['launch/go-request', 'record', 'report'],
  rerun: ['github', 'launch', 'line/keys', 'record', 'report', 'run/ports', 'words'],
  action: [
    'heap',
    'text',
    'github',
    'rerun/causes',
    'words',
    'checkpoint/format',
    'launch',
    'line',
    'pipeline',
    'plan',
    'record',
    'run',
    'files/setting',
    'shell',
    'store',
    'report',
    'serve',
    'steps',
    'problem',
    'version',
  ],
  version: [],
  main: ['cli', 'action', 'steps', 'rerun/start', 'heap', 'launch/words'],
};

/** Package → the rooms that may name it. Node's own modules are free but for those listed. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  yaml: ['text', 'pipeline'],
  ajv: ['pipeline', 'serve'],
  hono: ['serve'],
  preact: ['page'],
  anser: ['page'],
  '@hono/node-server': ['serve'],
  json5: ['expressions'],
  '@actions/expressions': ['expressions'],
  'fastest-levenshtein': ['text'],
  '@actions/core': ['action', 'rerun'],
  '@actions/exec': ['launch'],
  '@actions/glob': ['cli'],
  '@actions/artifact': ['store'],
  '@actions/cache': ['store'],
  '@actions/http-client': ['store'],
  commander: ['cli'],
  yauzl: ['fetch'],
  'log-update': ['cli'],
  picomatch: ['tree'],
  ignore: ['workspace', 'pipeline'],
  'node:child_process': ['shell', 'store', 'workspace', 'checkpoint', 'serve', 'steps'],
  'node:fs': [
    'github',
    'machine',
    'shell',
    'store',
    'workspace',
    'checkpoint',
    'files',
    'saved',
    'line',
    'fetch',
    'launch',
    'cli',
    'serve',
    'action',
    'steps',
  ],
};

interface Import {
  readonly file: string;
  readonly room: string;
  readonly target: string;
}

const imports = sources(SRC).flatMap(importsOf);

test('every room imports only the rooms that the table allows', () => {
  const broken = imports.filter(({ file, room, target }) => {
    if (!target.startsWith('.')) return false;
    const path = fileAt(file, target).replace(/\.(tsx?|json|css)$/, '');
    const other = roomOf(path);
    if (other === room || path === '../package') return false;
    const allowed = ROOMS[room] ?? [];
    return !allowed.includes(other) && !allowed.includes(path);
  });
  expect(broken).toEqual([]);
});

test('every package is named only in the rooms that the table allows', () => {
  const broken = imports.filter(({ room, target }) => {
    if (target.startsWith('.')) return false;
    const allowed = PACKAGES[packageOf(target)];
    if (allowed === undefined) return !target.startsWith('node:');
    return !allowed.includes(room);
  });
  expect(broken).toEqual([]);
});

test('the process, its environment and its arguments are read at the entry points alone', () => {
  const readers = sources(SRC).filter((file) =>
    /\bprocess\.(env|argv|cwd)\b/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(readers.filter((file) => !/^(main|(cli|action|steps|rerun)\/start)\.ts$/.test(file))).toEqual([]);
});

test('every room of the table is there, and no other', () => {
  const rooms = new Set(sources(SRC).map((file) => roomOf(file.replace(/\.tsx?$/, ''))));
  expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort());
});

test('no files of src import each other in a circle, types included', () => {
  const graph = new Map<string, readonly string[]>();
  for (const { file, target } of imports) {
    if (target.startsWith('.')) graph.set(file, [...(graph.get(file) ?? []), fileAt(file, target)]);
  }
  expect(circlesIn(graph)).toEqual([]);
});

/** The circles that a walk meets, each as `a -> b -> a`. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const from = path.indexOf(file);
    if (from >= 0) circles.push([...path.slice(from), file].join(' -> '));
    if (from >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

/** The file that an import names, as a path below `src`. */
function fileAt(file: string, target: string): string {
  return relative(SRC, resolve(dirname(join(SRC, file)), target));
}

/** `node:fs/promises` is `node:fs`, `@scope/name/part` is `@scope/name`. */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

function sources(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const room = roomOf(file.replace(/\.tsx?$/, ''));
  const found = [
    ...text.matchAll(/^(?:import|export)\b[^'"`;]*?from '([^']+)'/gm),
    ...text.matchAll(/^import '([^']+)'/gm),
    ...text.matchAll(/\bimport\('([^']+)'\)/g),
  ];
  return found.map((match) => ({ file, room, target: match[1] ?? '' }));
}
