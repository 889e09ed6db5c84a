/** What the suites of the results service share. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import { folder } from '../folder.ts';
import type { ClientCall, ClientResult } from './client.ts';
import { ResultsService, type ServiceOptions } from './service.ts';

const running: ResultsService[] = [];

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
});

/** A service that ends after the tests of the calling file. */
export async function service(options: ServiceOptions = {}): Promise<ResultsService> {
  const started = await ResultsService.start(options);
  running.push(started);
  return started;
}

/** A folder with files. */
export function workspace(files: Readonly<Record<string, string | Buffer>> = { data: 'hello' }): string {
  const path = folder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return path;
}

/** Reads a file and removes it, so that what is there later was brought back. */
export function taken(cwd: string, name = 'data'): Buffer {
  const content = readFileSync(join(cwd, name));
  rmSync(join(cwd, name));
  return content;
}

export const save = (key: string, path = 'data'): ClientCall => ({ kind: 'save', paths: [path], key });

export const restore = (key: string, ...restoreKeys: readonly string[]): ClientCall => ({
  kind: 'restore',
  paths: ['data'],
  key,
  restoreKeys,
});

export const lookUp = (key: string, ...restoreKeys: readonly string[]): ClientCall => ({
  kind: 'restore',
  paths: ['data'],
  key,
  restoreKeys,
  lookupOnly: true,
});

/** What a call returned, `saved` for the id of a saved entry. @throws Error when it did not return */
export function returned(ended: { readonly result: ClientResult | null } | undefined): unknown {
  const result = ended?.result;
  if (result?.kind !== 'returned') throw new Error(`it did not return: ${JSON.stringify(result)}`);
  return typeof result.value === 'number' && result.value > 0 ? 'saved' : result.value;
}
