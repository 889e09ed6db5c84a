import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ownerOfRun, writeAlias } from '../../src/line/alias.ts';
import { aliasKey } from '../../src/line/keys.ts';
import { aliasOf, type Owner, type Scope } from '../../src/line/owner.ts';
import { StoreError } from '../../src/store/errors.ts';
import { folder } from '../support/folder.ts';
import { Shelf } from '../support/line-objects.ts';
import { OWNER, RUN } from '../support/line-runs.ts';

const NEVER = new AbortController().signal;
const NIGHTLY: Owner = { ...OWNER, scope: { kind: 'own', text: 'nightly' } };

const PLACE = { claim: 1, sequence: 2 };
let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
});

const note = (owner: Owner, run = RUN) =>
  writeAlias({ objects: shelf, temp: folder(), owner, run, place: PLACE, until: NEVER });
const ownerIn = (owner: Owner, run = RUN) => ownerOfRun({ objects: shelf, temp: folder(), owner, run });

describe('a run by its id', () => {
  test.each<[string, Scope]>([
    ['a workflow run', { kind: 'run', run: '77' }],
    ['a scope of one’s own', { kind: 'own', text: 'nightly-ä, "x"\n' }],
  ])('is found in %s, from another workflow run', async (_what, scope) => {
    expect(await note({ ...OWNER, scope })).toBe(true);
    expect(await ownerIn({ ...OWNER, scope: { kind: 'run', run: '999' } })).toEqual({ ...OWNER, scope });
  });

  test('is not found by a part of its id, nor by more than it', async () => {
    await note(NIGHTLY);
    expect(await ownerIn(OWNER, RUN.slice(0, -1))).toBeNull();
    expect(await ownerIn(OWNER, `${RUN}-2`)).toBeNull();
  });

  test.each<[string, Partial<Owner>]>([
    ['repository', { repository: 'octo/other' }],
    ['workflow', { workflow: 'other' }],
    ['job', { job: 'test' }],
    ['matrix', { matrix: '{"n":11}' }],
    ['use', { use: '__octo_savepoint_2' }],
    ['pipeline', { pipeline: 'other.yml' }],
  ])('is not found from another %s', async (_what, other) => {
    await note(NIGHTLY);
    expect(await ownerIn({ ...NIGHTLY, ...other })).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'x'],
    ['null', 'null'],
    ['a text', '"nightly"'],
    ['a scope of another kind', '{"kind":"all"}'],
    ['a scope without its text', '{"kind":"own"}'],
    ['a run that is a number', '{"kind":"run","run":77}'],
  ])('is not found where the note is %s', async (_what, text) => {
    shelf.objects.set(aliasKey(aliasOf(OWNER, RUN), PLACE), Buffer.from(text));
    expect(await ownerIn(OWNER)).toBeNull();
  });

  test('that a note leads elsewhere is not believed: the job is always one’s own', async () => {
    const text = JSON.stringify({ kind: 'own', text: 'x', job: 'deploy', repository: 'octo/other' });
    shelf.objects.set(aliasKey(aliasOf(OWNER, RUN), PLACE), Buffer.from(text));
    expect(await ownerIn(OWNER)).toEqual({ ...OWNER, scope: { kind: 'own', text: 'x' } });
  });

  test('no proper answer is not absent', async () => {
    await note(NIGHTLY);
    shelf.unreadable = 1;
    await expect(ownerIn(OWNER)).rejects.toThrow(StoreError);
  });

  test('a note that could not be saved is told', async () => {
    shelf.faults.push('fails');
    expect(await note(NIGHTLY)).toBe(false);
  });

  test('nothing is left behind on this machine', async () => {
    const temp = folder();
    await writeAlias({ objects: shelf, temp, owner: NIGHTLY, run: RUN, place: PLACE, until: NEVER });
    await ownerOfRun({ objects: shelf, temp, owner: NIGHTLY, run: RUN });
    expect(readdirSync(temp)).toEqual([]);
  });
});
