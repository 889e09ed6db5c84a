/** The pipes of many processes in turn, made ahead. */
import { closeSync, lstatSync, mkdirSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { openPipes, PipeStock } from '../../src/shell/pipes.ts';
import { folder } from '../support/folder.ts';

/** What comes out of the pipes of a folder when its name is written to both, and the folder is empty then. */
async function through(directory: string): Promise<readonly string[]> {
  const pipes = openPipes(directory, process.env.PATH) ?? [];
  for (const { input } of pipes) {
    writeSync(input, directory);
    closeSync(input);
  }
  expect(readdirSync(directory)).toEqual([]);
  return Promise.all(pipes.map(({ output }) => text(output)));
}

test('each of many folders gets a pair of its own, and one program has made those of sixteen', async () => {
  const own = folder();
  const stock = new PipeStock(own);
  for (let at = 0; at < 20; at++) {
    const directory = join(own, `${at}`);
    mkdirSync(directory);
    stock.put(directory);
    const names = readdirSync(directory).sort();
    expect(names).toEqual(['stderr', 'stdout']);
    expect(names.every((name) => lstatSync(join(directory, name)).isFIFO())).toBe(true);
    const left = readdirSync(own).filter((name) => name.startsWith('pipe-'));
    expect(left).toHaveLength(2 * (15 - (at % 16)));
    expect(await through(directory)).toEqual([directory, directory]);
  }
});

test.each([
  ['no pipe', ['stdout', 'stderr']],
  ['one alone', ['stdout']],
])('a folder with %s in it gets what is missing', async (_what, gone) => {
  const directory = folder();
  new PipeStock(folder()).put(directory);
  for (const name of gone) rmSync(join(directory, name));
  expect(await through(directory)).toEqual([directory, directory]);
});

test('pipes that are gone from the stock are no failure', async () => {
  const [own, directory] = [folder(), folder()];
  const stock = new PipeStock(own);
  stock.put(folder());
  for (const name of readdirSync(own)) rmSync(join(own, name));
  stock.put(directory);
  expect(readdirSync(directory)).toEqual([]);
  expect(await through(directory)).toEqual([directory, directory]);
});
