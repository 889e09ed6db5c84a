import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
