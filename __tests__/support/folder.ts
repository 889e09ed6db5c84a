import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const made: string[] = [];

afterAll(() => {
  for (const path of made) {
    chmodSync(path, 0o700);
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** An empty directory, removed after the tests of the calling file. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'savepoint-test-'));
  made.push(path);
  return path;
}
