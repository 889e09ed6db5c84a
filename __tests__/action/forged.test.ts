/** Checkpoints whose journals say something of another type than they should, with digests that are right. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CheckpointFile, writeCheckpoint } from '../../src/line/checkpoint.ts';
import { entryIn, keyOf } from '../../src/line/keys.ts';
import { lineOf } from '../../src/line/owner.ts';
import type { RunEvent } from '../../src/record/events.ts';
import { formatEvent, parseEvents } from '../../src/record/lines.ts';
import { cacheObjects } from '../support/cache-objects.ts';
import { folder } from '../support/folder.ts';
import { FORGERIES } from '../support/forgeries.ts';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('each is passed over as damaged, with a warning, and the newest one that is good is gone on with', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - { id: a, run: 'echo a >> "$LOG"; echo A > a.txt; echo o=1 >> "$GITHUB_OUTPUT"; echo E=1 >> "$GITHUB_ENV"' }
  - { id: b, run: 'echo "b $E" >> "$LOG"; test -e "$OUT/go"' }
`,
  });
  expect((await job.attempt()).code).toBe(1);
  const objects = cacheObjects(service);
  const temp = folder();
  const key =
    service.entries().findLast((entry) => /^savepoint-2-[0-9a-f]{32}-000001-/.test(entry.key))?.key ?? '';
  await objects.fetch(key, join(temp, 'good'));
  const good = CheckpointFile.open(join(temp, 'good'));
  const { journal: _j, packs: _p, ...header } = good.header;
  const line = lineOf(header.owner);
  const entry = entryIn(line, key);
  if (entry === null) throw new Error(`no checkpoint: ${key}`);
  let { sequence } = entry;
  for (const forge of Object.values(FORGERIES)) {
    sequence += 1;
    const journal = parseEvents(good.journal).map((event) =>
      formatEvent(forge({ ...event }) as unknown as RunEvent),
    );
    const from = join(temp, `forged-${sequence}`);
    await writeCheckpoint(from, {
      header: { ...header, place: { claim: 1, sequence } },
      journal: journal.join(''),
      packs: [],
    });
    const next = keyOf(line, { ...entry, sequence });
    const saved = await objects.save({ key: next, from, beside: null, until: new AbortController().signal });
    expect(saved.kind).toBe('saved');
  }
  objects.close();
  job.put('go');
  const again = await job.attempt();
  expect([again.code, again.outputs['resumed-from']]).toEqual([0, 'b']);
  expect(job.ran).toEqual(['a', 'b 1', 'b 1']);
  const passed =
    again.stdout.match(/^::warning.*checkpoint 1\.\d+: (it cannot be read|its journal is not)/gm) ?? [];
  expect(passed).toHaveLength(Object.keys(FORGERIES).length);
}, 180_000);
