/** What the lines of checkpoints rely on in a store of objects. The Actions cache and those of the tests are held to it. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { StoreError } from '../../src/store/errors.ts';
import type { Objects, Saved } from '../../src/store/objects.ts';
import { folder } from '../support/folder.ts';

export interface ObjectsRig {
  readonly objects: Objects;
  /** From now on a call gets no answer. Settles when the first is waiting. */
  readonly stall: (kind: 'fetch' | 'save') => Promise<void>;
  /** Makes an object another one than what was saved, in the store. */
  readonly spoil: (key: string) => void;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

const NEVER = new AbortController().signal;
const MB = 1024 ** 2;

/** Registers the tests. @param makeRig a store, in which there may be objects of other tests */
export function objectsContract(name: string, makeRig: () => Promise<ObjectsRig>): void {
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

  /** Keys of a test's own, and what is done with them. */
  const drawer = ({ objects }: ObjectsRig) => {
    const prefix = `k-${randomUUID()}-`;
    const files = folder();
    const file = (bytes: string | Buffer) => {
      const path = join(files, randomUUID());
      writeFileSync(path, bytes);
      return path;
    };
    return {
      prefix,
      save: (key: string, bytes: string | Buffer, until = NEVER): Promise<Saved> =>
        objects.save({ key: prefix + key, from: file(bytes), beside: prefix, about: '', until }),
      saveFile: (key: string, from: string): Promise<Saved> =>
        objects.save({ key: prefix + key, from, beside: prefix, about: '', until: NEVER }),
      fetch: async (key: string): Promise<string | null> => {
        const to = join(files, randomUUID(), 'fetched');
        const answer = await objects.fetch(prefix + key, to);
        expect(existsSync(to)).toBe(answer === 'found');
        if (answer === 'damaged') throw new Error(answer);
        return answer === 'found' ? to : null;
      },
      newest: (beginning = ''): Promise<string | null> => objects.newest(prefix + beginning),
      file,
    };
  };

  describe(`${name} keeps the contract of a store of objects:`, () => {
    test('of the keys with a beginning the one that was made last is the newest; a key is not taken for one that begins with it', async () => {
      await using rig = await makeRig();
      const { prefix, save, newest, fetch } = drawer(rig);
      expect([await newest(), await fetch('1.')]).toEqual([null, null]);
      expect(await save('b-2.', 'first')).toEqual({ kind: 'saved', newest: null });
      expect(await save('b-11.', 'second')).toEqual({ kind: 'saved', newest: `${prefix}b-2.` });
      expect(await save('a-9.', 'third')).toEqual({ kind: 'saved', newest: `${prefix}b-11.` });
      const found = [await newest(), await newest('b-'), await newest('b-2'), await newest('b-1.')];
      expect(found).toEqual([`${prefix}a-9.`, `${prefix}b-11.`, `${prefix}b-2.`, null]);
      expect([await fetch('b-1'), await fetch('b-1.')]).toEqual([null, null]);
    });

    test.each([
      ['an empty file', 0],
      ['5 MB', 5 * MB],
    ])('%s comes back byte for byte, and what was saved stays where it is', async (_what, bytes) => {
      await using rig = await makeRig();
      const { saveFile, fetch, file } = drawer(rig);
      const from = file(randomBytes(bytes));
      const before = digest(from);
      expect(await saveFile('1.', from)).toMatchObject({ kind: 'saved' });
      expect(digest((await fetch('1.')) ?? '')).toBe(before);
      expect(digest(from)).toBe(before);
    });

    test('a key is saved once; one that is damaged in the store is told so, and is there all the same', async () => {
      await using rig = await makeRig();
      const { prefix, save, fetch, newest } = drawer(rig);
      await save('1.', 'first');
      expect(await save('1.', 'second')).toMatchObject({ kind: 'failed', lasting: false, taken: true });
      await save('2.', 'two');
      rig.spoil(`${prefix}2.`);
      await expect(fetch('2.')).rejects.toThrow('damaged');
      expect(await newest()).toBe(`${prefix}2.`);
      expect(readFileSync((await fetch('1.')) ?? '', 'utf8')).toBe('first');
    });

    test('a save that is given up fails at once, and the key is not there', async () => {
      await using rig = await makeRig();
      const { save, newest } = drawer(rig);
      expect(await save('1.', 'x', AbortSignal.abort())).toMatchObject({ kind: 'failed', lasting: false });
      const giveUp = new AbortController();
      const stalled = rig.stall('save');
      const saving = save('2.', 'x', giveUp.signal);
      await stalled;
      giveUp.abort();
      expect(await saving).toMatchObject({ kind: 'failed', lasting: false });
      expect(await newest()).toBeNull();
    });

    test('what is on its way ends when the store is closed, and does not begin again', async () => {
      await using rig = await makeRig();
      const { save, fetch } = drawer(rig);
      const stalled = Promise.all([rig.stall('save'), rig.stall('fetch')]);
      const ends = Promise.all([save('1.', 'x'), fetch('2.').catch((error: unknown) => error)]);
      await stalled;
      rig.objects.close();
      const [saved, fetched] = await ends;
      expect(saved).toMatchObject({ kind: 'failed' });
      expect(fetched).toBeInstanceOf(StoreError);
    });
  });
}
