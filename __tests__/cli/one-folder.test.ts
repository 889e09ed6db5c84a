/** Steps side by side that write into one folder: each has its files saved, whichever ends first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';

const PIPELINE = `
max-parallel: 2
steps:
  - parallel:
      - id: first
        run: |
          mkdir results
          echo first > results/first.txt
          until test -e results/second.txt; do sleep 0.02; done
          sleep 0.4
        writes: [results/first.txt]
      - id: second
        run: |
          until test -e results/first.txt; do sleep 0.02; done
          echo second > results/second.txt
          mkdir results/deep && echo second > results/deep/second.txt
          until test -e "$TOOLS/go-on"; do sleep 0.02; done
        writes: [results/second.txt, results/deep/**]
  - id: mended
    run: test -e "$TOOLS/mended"
`;

test('a file that a step made before another one ended in the same folder is saved and comes back elsewhere', async () => {
  const tools = folder();
  const store = folder();
  const env = { TOOLS: tools };
  const args = ['--store', store];
  const started = startSavepoint(['run', ...args], { cwd: workspaceWith(PIPELINE), env });
  await until('the first has ended', () => started.printed().stderr.includes('+ first'));
  writeFileSync(join(tools, 'go-on'), '');
  expect((await started.ended).code).toBe(1);
  writeFileSync(join(tools, 'mended'), '');
  const elsewhere = workspaceWith(PIPELINE);
  const resumed = await savepoint(['resume', 'latest', ...args], { cwd: elsewhere, env });
  expect([resumed.code, resumed.stderr]).toEqual([0, expect.not.stringContaining('> second')]);
  for (const name of ['first.txt', 'second.txt', 'deep/second.txt'])
    expect(readFileSync(join(elsewhere, 'results', name), 'utf8')).toMatch(/^(first|second)\n$/);
});
