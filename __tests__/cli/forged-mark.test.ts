/** Rule 6: what a record says of an attempt is used for nothing outside of its own scratch folder. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { formatEvent, parseEvents } from '../../src/record/lines.ts';
import { savepoint, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';

test('rule 6: a record whose attempt has a path for its mark has nothing removed', async () => {
  const cwd = workspaceWith('steps: [{ id: a, run: test -e go }]');
  const ended = await savepoint(['run'], { cwd });
  const [, id = ''] = /failed: (\S+),/.exec(ended.stderr) ?? [];
  const victim = join(folder(), 'victim');
  mkdirSync(victim);
  const journal = join(cwd, '.savepoint', 'runs', id, 'events.ndjson');
  const forged = parseEvents(readFileSync(journal, 'utf8')).map((event) =>
    event.type === 'plan' ? { ...event, mark: `x${'/..'.repeat(12)}${victim}` } : event,
  );
  writeFileSync(journal, forged.map(formatEvent).join(''));
  rmSync(join(cwd, '.savepoint', 'runs', id, 'run.json'));
  writeFileSync(join(cwd, 'go'), '');
  expect((await savepoint(['resume', id], { cwd })).code).toBe(0);
  expect(existsSync(victim)).toBe(true);
});
