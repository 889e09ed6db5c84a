/** Records that say something of another type than they should, with checksums that are right. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/record/events.ts';
import { formatEvent, formatRun, parseEvents, parseRun } from '../../src/record/lines.ts';
import type { Run } from '../../src/record/run.ts';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { FORGERIES } from '../support/forgeries.ts';
import { savepoint } from '../support/in-process.ts';

const PIPELINE = `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo A > a.txt; echo o=1 >> "$GITHUB_OUTPUT"; echo E=1 >> "$GITHUB_ENV"' }
  - { id: b, run: 'test -e "$LOG.go"' }
`;

let store: string;
beforeAll(async () => {
  store = join(folder(), 'store');
  const cwd = workspaceWith(PIPELINE);
  const env = { LOG: join(folder(), 'log') };
  expect((await savepoint(['run', '--store', store], { cwd, env })).code).toBe(1);
});

/** A copy of the store, and what a resume in it comes to. */
function copied() {
  const place = join(folder(), 'store');
  cpSync(store, place, { recursive: true });
  const [id = ''] = readdirSync(join(place, 'runs'));
  const file = (name: string) => join(place, 'runs', id, name);
  const log = join(folder(), 'log');
  writeFileSync(`${log}.go`, '');
  const call = (...args: string[]) =>
    savepoint([...args, '--store', place], { cwd: workspaceWith(PIPELINE), env: { LOG: log } });
  return { id, file, call, ran: () => linesIn(log) };
}

describe('a record that is not valid', () => {
  test('is rebuilt from its events', async () => {
    const { id, file, call, ran } = copied();
    const run = parseRun(readFileSync(file('run.json'), 'utf8'));
    if (run === null) throw new Error('no record');
    const forged: unknown = { ...run, steps: run.steps.map((step) => ({ ...step, env: { E: 5 } })) };
    writeFileSync(file('run.json'), formatRun(forged as Run));
    const resumed = await call('resume', id);
    expect(resumed.code).toBe(0);
    expect(resumed.stderr).toMatch(/run\.json: it is cut short, damaged or edited; the run was rebuilt/);
    expect(ran()).toEqual([]);
  });

  // Without its last event a run is what it was before: that of a process that is gone.
  const noticed = Object.entries(FORGERIES).filter(([what]) => what !== 'an end that says nothing');
  test.each(noticed)(
    'counts as no run where its events have %s, and the file is named',
    async (_what, forge) => {
      const { id, file, call } = copied();
      const text = readFileSync(file('events.ndjson'), 'utf8');
      const forged = parseEvents(text).map((event) => forge({ ...event }) as unknown as RunEvent);
      const before = forged.map(formatEvent).join('');
      expect(before).not.toBe(text);
      writeFileSync(file('events.ndjson'), before);
      writeFileSync(file('run.json'), '{}');
      const resumed = await call('resume', id);
      expect([resumed.code, resumed.stderr]).toEqual([
        4,
        expect.stringMatching(/events\.ndjson: .*; it counts as no run|run\.json: .*; it counts as no run/),
      ]);
      expect(readFileSync(file('events.ndjson'), 'utf8')).toBe(before);
    },
  );
});

test('rule 6: no file is removed for a record in which a path stands for the mark of an attempt', async () => {
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
