import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { DirectoryStore } from '../../src/store/directory.ts';
import { StoreError } from '../../src/store/errors.ts';
import { identify } from '../../src/store/identity.ts';
import type { OpenRun } from '../../src/store/port.ts';
import { folder } from '../support/folder.ts';
import { attempt } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';

const ME = identify(hostname(), process.pid);

function made(): DirectoryStore {
  return DirectoryStore.create(join(folder(), 'store'), ME);
}

/** A run with a record, still held. */
function started(store: DirectoryStore, id: string): OpenRun {
  const open = store.reserve(id);
  if (open === null) throw new Error(`${id} is taken`);
  const { run } = attempt(pipelineOf('steps: [{ run: x }]'), null, { killedAfter: 0 });
  const [first] = run.attempts;
  if (first === undefined) throw new Error('no attempt');
  open.append(
    {
      n: 1,
      at: run.created_at,
      type: 'plan',
      schema: run.schema,
      run_id: id,
      sequence: 1,
      attempt: 1,
      mark: first.mark,
      pipeline: run.pipeline,
      source: run.source,
      inputs: {},
      secrets: [],
      where: first.where,
      retention_ms: 0,
      definition: run.definition,
      decisions: [],
    },
    { ...run, run_id: id, last_event: 1 },
  );
  return open;
}

describe('the folder of a store', () => {
  test('is made with its parents, and ignored by git', () => {
    const path = join(folder(), 'a/b/store');
    DirectoryStore.create(path, ME);
    expect(readdirSync(path).sort()).toEqual(['.gitignore', 'runs', 'store.json']);
    expect(readFileSync(join(path, '.gitignore'), 'utf8')).toBe('*\n');
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['nothing', {}],
    ['its runs alone', { 'runs/': '' }],
    ['all but its last file', { 'runs/': '', '.gitignore': '*\n', 'store.json.tmp': '{"lay' }],
    ['an empty .gitignore', { 'runs/': '', '.gitignore': '' }],
  ])(
    'with %s in it is one that nobody has finished: absent to readers, finished by the next writer',
    (_, files) => {
      const path = folder();
      for (const [name, text] of Object.entries(files)) {
        if (name.endsWith('/')) mkdirSync(join(path, name));
        else writeFileSync(join(path, name), text);
      }
      expect(DirectoryStore.open(path, ME)).toBeNull();
      DirectoryStore.create(path, ME);
      expect(DirectoryStore.open(path, ME)?.list().runs).toEqual([]);
      expect(readFileSync(join(path, '.gitignore'), 'utf8')).toBe('*\n');
    },
  );

  test.each<[string, string, string]>([
    ['sources', 'main.c', 'int main;'],
    ['a .gitignore of its own', '.gitignore', 'build/\n'],
  ])('with %s in it is none, and is left as it is', (_, name, text) => {
    const path = folder();
    writeFileSync(join(path, name), text);
    expect(() => DirectoryStore.create(path, ME)).toThrow(StoreError);
    expect(() => DirectoryStore.open(path, ME)).toThrow('it is not a store of Savepoint');
    expect([readdirSync(path), readFileSync(join(path, name), 'utf8')]).toEqual([[name], text]);
  });

  test.each(['', '{', 'null', '[]', '{"layout":"1"}'])(
    'with %j as its own file is damaged, not absent',
    (text) => {
      const path = folder();
      writeFileSync(join(path, 'store.json'), text);
      expect(() => DirectoryStore.open(path, ME)).toThrow('store.json in it is damaged');
      expect(() => DirectoryStore.create(path, ME)).toThrow('store.json in it is damaged');
    },
  );
});

describe('a run', () => {
  test('in which nothing has happened leaves nothing behind', () => {
    const store = made();
    store.reserve('20260101-000000-a')?.close();
    expect(readdirSync(join(store.path, 'runs'))).toEqual([]);
  });

  test('in which something has happened stays', () => {
    const store = made();
    started(store, '20260101-000000-a').close();
    expect(store.list().runs.map(({ run, held }) => [run.run_id, held])).toEqual([
      ['20260101-000000-a', false],
    ]);
  });

  test('cannot be reserved twice', () => {
    const store = made();
    started(store, '20260101-000000-a').close();
    expect(store.reserve('20260101-000000-a')).toBeNull();
  });

  test('is not removed while somebody holds it', () => {
    const store = made();
    const open = started(store, '20260101-000000-a');
    expect(store.remove('20260101-000000-a')).toBe('held');
    expect(store.list().runs[0]?.held).toBe(true);
    open.close();
    expect(store.remove('20260101-000000-a')).toBe('removed');
    expect([store.list().runs, readdirSync(store.path).sort()]).toEqual([
      [],
      ['.gitignore', 'runs', 'store.json'],
    ]);
  });

  test('that somebody else has removed already is gone', () => {
    const store = made();
    expect(store.remove('20260101-000000-a')).toBe('removed');
    expect(readdirSync(join(store.path, 'runs'))).toEqual([]);
  });
});

test('what killed processes left is swept away, and nothing else', () => {
  const store = made();
  const open = started(store, 'alive');
  mkdirSync(join(store.path, 'removed-old-1', 'logs'), { recursive: true });
  mkdirSync(join(store.path, 'runs', 'never-began', 'logs'), { recursive: true });
  const begun = store.reserve('beginning');
  store.sweep();
  expect(readdirSync(store.path).filter((name) => name.startsWith('removed-'))).toEqual([]);
  expect(readdirSync(join(store.path, 'runs')).sort()).toEqual(['alive', 'beginning']);
  open.close();
  begun?.close();
});

test('of what is noted of workspaces that stays which is of a run with its files', () => {
  const store = made();
  for (const id of ['whole', 'emptied']) started(store, id).close();
  expect(store.removeFiles('emptied', new Date(0))).toBe('removed');
  mkdirSync(join(store.path, 'workspaces'));
  const [whole, emptied, gone] = ['whole', 'emptied', 'gone'].map((id) => `0123456789abcdef.${id}.index`);
  // As a process that is killed while it removes them leaves them.
  for (const name of [whole, emptied, `${emptied}.ended`, gone])
    writeFileSync(join(store.path, 'workspaces', name ?? ''), '');
  store.sweep();
  expect(readdirSync(join(store.path, 'workspaces'))).toEqual([whole]);
});

describe('a store that somebody else has made', () => {
  const ID = '20260101-000000-a';

  /** A store with one completed run, beside a folder that is none of its business. */
  function hostile() {
    const store = made();
    started(store, ID).close();
    const victim = join(folder(), 'victim');
    mkdirSync(join(victim, 'deep'), { recursive: true });
    writeFileSync(join(victim, 'file'), 'theirs');
    return { store, victim, run: join(store.path, 'runs', ID) };
  }

  test('a record that says to be of another run, by a path too, is broken: what is at that path stays', () => {
    const { store } = hostile();
    renameSync(join(store.path, 'runs', ID), join(store.path, 'runs', 'other'));
    const { runs, warnings } = store.list();
    expect([runs, warnings]).toEqual([[], [expect.stringContaining('it is the record of another run')]]);
    expect(() => store.hold('other')).toThrow('it is the record of another run');
  });

  const fifo = (path: string) => void execFileSync('mkfifo', [path]);
  const link = (path: string, target: string) => symlinkSync(target, path);
  test.each([
    ...['run.json', 'events.ndjson'].map((name) => [name, 'it is no regular file', fifo] as const),
    ...['packs', 'logs'].map((name) => [name, 'it is no folder', fifo] as const),
    ...['run.json', 'events.ndjson', 'logs', 'packs'].map(
      (name) => [name, 'it is a link, and a store holds none', link] as const,
    ),
  ])('a run whose %s is something else counts as no run, and nobody uses it: %s', (name, why, put) => {
    const { store, victim, run } = hostile();
    const target = join(victim, name);
    if (existsSync(join(run, name))) renameSync(join(run, name), target);
    else mkdirSync(target);
    put(join(run, name), target);
    const warnings = [`${join(run, name)}: ${why}; it counts as no run`];
    expect(store.list()).toEqual({ runs: [], warnings, broken: [ID] });
    expect(() => store.hold(ID)).toThrow(why);
  });

  test('whose store.json is a fifo is refused, and nobody waits for it', () => {
    const { store } = hostile();
    rmSync(join(store.path, 'store.json'));
    execFileSync('mkfifo', [join(store.path, 'store.json')]);
    for (const opening of [DirectoryStore.open, DirectoryStore.create])
      expect(() => opening(store.path, ME)).toThrow('store.json in it is no regular file');
  });

  test('that is a link to nothing, such as a disk that is not mounted, is refused and not taken for none yet', () => {
    const path = join(folder(), 'store');
    symlinkSync('/nowhere/store', path);
    for (const opening of [DirectoryStore.open, DirectoryStore.create])
      expect(() => opening(path, ME)).toThrow('it is a link to /nowhere/store, which is not there');
  });

  test.each(['runs', 'workspaces'])('whose folder %s is a link is refused', (name) => {
    const { store, victim } = hostile();
    if (name === 'runs') {
      cpSync(join(store.path, name), join(victim, name), { recursive: true });
      renameSync(join(store.path, name), join(folder(), 'away'));
    }
    symlinkSync(victim, join(store.path, name));
    for (const opening of [DirectoryStore.open, DirectoryStore.create])
      expect(() => opening(store.path, ME)).toThrow(`${name} in it is a link`);
    expect(readdirSync(victim)).toContain('deep');
  });

  test.each([
    ['run.json.tmp', (store: DirectoryStore) => addTo(store)],
    ['files-removed.json.tmp', (store: DirectoryStore) => store.removeFiles(ID, new Date())],
  ])('a link in the place of %s is replaced, and its target left', (name, act) => {
    const { store, victim, run } = hostile();
    symlinkSync(join(victim, 'file'), join(run, name));
    act(store);
    expect(readFileSync(join(victim, 'file'), 'utf8')).toBe('theirs');
    expect(existsSync(join(run, name))).toBe(false);
  });

  function addTo(store: DirectoryStore): void {
    const held = store.hold(ID);
    if (held.kind !== 'held' || held.open.run === null) throw new Error('it cannot be held');
    const at = held.open.run.created_at;
    const ended = {
      n: 2,
      at,
      type: 'attempt.ended',
      status: 'failed',
      why: '',
      waiting_for: [],
      pending: [],
    };
    held.open.append(ended as never, { ...held.open.run, last_event: 2 });
    held.open.close();
  }
});
