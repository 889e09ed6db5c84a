/** Jobs whose matrix values are the beginning of one another: nothing crosses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Job } from '../support/job.ts';
import { ResultsService } from '../support/results-service/service.ts';

const PIPELINE = `
steps:
  - id: a
    run: echo a >> "$LOG"; echo "$ME" > a.txt; echo "me=$ME" >> "$GITHUB_OUTPUT"
  - id: b
    run: echo b >> "$LOG"; test -e "$OUT/go"; echo "\${{ steps.a.outputs.me }} $(cat a.txt)" > b.txt
`;

// `line/owner` has the other things that tell jobs apart, `line/keys` all pairs of keys.
test('legs 1 and 11 of a matrix that fail side by side each go on with their own run', async () => {
  const service = await ResultsService.start();
  try {
    const legs = [1, 11].map((n) => {
      const job = new Job({ service, pipeline: PIPELINE });
      return { n, job, start: () => job.attempt({ inputs: { matrix: `{"n":${n}}` }, env: { ME: `${n}` } }) };
    });
    const firsts = await Promise.all(legs.map(({ start }) => start()));
    expect(firsts.map(({ code }) => code)).toEqual([1, 1]);
    for (const { n, job, start } of legs) {
      job.put('go');
      const second = await start();
      expect([second.code, second.outputs['resumed-from'], job.ran]).toEqual([0, 'b', ['a', 'b', 'b']]);
      expect(readFileSync(join(second.workspace, 'b.txt'), 'utf8')).toBe(`${n} ${n}\n`);
    }
  } finally {
    await service.stop();
  }
});
