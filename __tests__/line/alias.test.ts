import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { lineOfRun, writeAlias } from '../../src/line/alias.ts';
import { aliasKey } from '../../src/line/keys.ts';
import { aliasOf, lineOf, type Owner, type Scope } from '../../src/line/owner.ts';
import { StoreError } from '../../src/store/errors.ts';
import { folder } from '../support/folder.ts';
import { Shelf } from '../support/line-objects.ts';
import { OWNER, RUN } from '../support/line-runs.ts';

const NEVER = new AbortController().signal;
const NIGHTLY: Owner = { ...OWNER, scope: { kind: 'own', text: 'nightly' } };

const PLACE = { claim: 1, sequence: 2 };
const BY = { workflow_run: '77', attempt: 1 };
let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
});

const note = (owner: Owner, run = RUN) =>
  writeAlias({ objects: shelf, temp: folder(), owner, run, place: PLACE, by: BY, until: NEVER });
const found = (owner: Owner, run = RUN) => lineOfRun({ objects: shelf, temp: folder(), owner, run });
const put = (text: string) =>
  shelf.objects.set(
    aliasKey(aliasOf(OWNER, RUN, 'branch'), PLACE, { line: lineOf(OWNER), by: BY }),
    Buffer.from(text),
  );

describe('a run by its id', () => {
  test.each<[string, Scope]>([
    ['a workflow run', { kind: 'run', run: '77' }],
    ['a scope of one’s own', { kind: 'own', text: 'nightly-ä, "x"\n' }],
  ])('is found in %s, from another workflow run', async (_what, scope) => {
    expect(await note({ ...OWNER, scope })).toBe(true);
    const other: Owner = { ...OWNER, scope: { kind: 'run', run: '999' } };
    expect(await found(other)).toEqual({ kind: 'this', owner: { ...OWNER, scope } });
  });

  test('is not found by a part of its id, nor by more than it', async () => {
    await note(NIGHTLY);
    expect(await found(OWNER, RUN.slice(0, -1))).toBeNull();
    expect(await found(OWNER, `${RUN}-2`)).toBeNull();
  });

  test.each<[string, Partial<Owner>]>([
    ['repository', { repository: 'octo/other' }],
    ['workflow', { workflow: 'other' }],
    ['branch, which could not see that it was taken over,', { ref: 'refs/heads/next' }],
  ])('is not found from another %s', async (_what, other) => {
    await note(NIGHTLY);
    expect(await found({ ...NIGHTLY, ...other })).toBeNull();
  });

  test('a job with another scope of its own stays with its own: another caller of the same reusable workflow', async () => {
    await note(NIGHTLY);
    const mine: Owner = { ...OWNER, scope: { kind: 'own', text: 'weekly' } };
    expect(await found(mine)).toEqual({ kind: 'elsewhere', owner: mine });
  });

  describe.each<[string, Partial<Owner>]>([
    ['job', { job: 'test' }],
    ['matrix', { matrix: '{"n":11}' }],
    ['use', { use: '__octo_savepoint_2' }],
    ['pipeline', { pipeline: 'other.yml' }],
  ])('another %s of the workflow', (_what, other) => {
    test('goes on with what it did in the same workflow run', async () => {
      await note(OWNER);
      const mine: Owner = { ...OWNER, ...other, scope: { kind: 'run', run: '999' } };
      expect(await found(mine)).toEqual({
        kind: 'beside',
        owner: { ...mine, scope: OWNER.scope },
      });
    });

    test('stays with its own where one of the two has a scope of its own', async () => {
      await note(OWNER);
      const nightly: Owner = { ...NIGHTLY, ...other };
      expect(await found(nightly)).toEqual({ kind: 'elsewhere', owner: nightly });
      shelf = new Shelf();
      await note(NIGHTLY);
      const mine: Owner = { ...OWNER, ...other };
      expect(await found(mine)).toEqual({ kind: 'elsewhere', owner: mine });
    });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'x'],
    ['null', 'null'],
    ['a text', '"nightly"'],
    ['one without a scope', '{"line":"x"}'],
    ['one without a line', '{"scope":{"kind":"own","text":"x"}}'],
    ['a scope of another kind', '{"line":"x","scope":{"kind":"all"}}'],
    ['a scope without its text', '{"line":"x","scope":{"kind":"own"}}'],
    ['a run that is a number', '{"line":"x","scope":{"kind":"run","run":77}}'],
  ])('is not found where the note is %s', async (_what, text) => {
    put(text);
    expect(await found(OWNER)).toBeNull();
  });

  test('that a note leads elsewhere is not believed: the job is always one’s own', async () => {
    put(
      JSON.stringify({
        line: 'x',
        scope: { kind: 'run', run: '5' },
        job: 'deploy',
        repository: 'octo/other',
      }),
    );
    expect(await found(OWNER)).toEqual({
      kind: 'beside',
      owner: { ...OWNER, scope: { kind: 'run', run: '5' } },
    });
  });

  test('no proper answer is not absent', async () => {
    await note(NIGHTLY);
    shelf.unreadable = 1;
    await expect(found(OWNER)).rejects.toThrow(StoreError);
  });

  test('a note that could not be saved is told', async () => {
    shelf.faults.push('fails');
    expect(await note(NIGHTLY)).toBe(false);
  });

  test('nothing is left behind on this machine', async () => {
    const temp = folder();
    await writeAlias({ objects: shelf, temp, owner: NIGHTLY, run: RUN, place: PLACE, by: BY, until: NEVER });
    await lineOfRun({ objects: shelf, temp, owner: NIGHTLY, run: RUN });
    expect(readdirSync(temp)).toEqual([]);
  });
});
