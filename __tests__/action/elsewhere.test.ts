/** A re-run in another folder, of another pipeline, with less in the workspace. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
import { isSoak } from '../support/random.ts';
import { ResultsService } from '../support/results-service/service.ts';

let service: ResultsService;
beforeEach(async () => {
  service = await ResultsService.start();
});
afterEach(() => service.stop());

test('values that point into the old workspace and temp folder point into the new ones', async () => {
  const job = new Job({
    service,
    pipeline: `
steps:
  - id: a
    run: |
      echo a >> "$LOG"
      mkdir -p tools
      printf '#!/bin/sh\\necho tool\\n' > tools/tool
      chmod +x tools/tool
      echo "TOOLS=$PWD/tools" >> "$GITHUB_ENV"
      echo "CACHE=$RUNNER_TEMP/cache" >> "$GITHUB_ENV"
      echo "NEAR=$PWD-other" >> "$GITHUB_ENV"
      echo "$PWD/tools" >> "$GITHUB_PATH"
      echo "at=$PWD/tools" >> "$GITHUB_OUTPUT"
  - id: b
    run: |
      test -e "$OUT/go"
      printf '%s\\n' "$TOOLS" "$CACHE" "$NEAR" "\${{ steps.a.outputs.at }}" "$(tool)" "$RUNNER_TEMP" > b.txt
`,
  });
  const first = await job.start({ attempt: 1 }).done;
  expect(first.code).toBe(1);
  job.put('go');
  const second = await job.start({ attempt: 2 }).done;
  expect([second.code, job.ran]).toEqual([0, ['a']]);
  expect(second.workspace).not.toBe(first.workspace);
  const [tools, cache, near, at, tool, temp] = readFileSync(join(second.workspace, 'b.txt'), 'utf8').split(
    '\n',
  );
  expect([tools, at, tool]).toEqual([
    join(second.workspace, 'tools'),
    join(second.workspace, 'tools'),
    'tool',
  ]);
  expect(cache).toBe(join(temp ?? '', 'cache'));
  expect(near).toBe(`${first.workspace}-other`);
  const back = await job.start({ attempt: 3 }).done;
  for (const { outputs, workspace } of [first, second, back])
    expect(JSON.parse(outputs.outputs ?? '').a).toEqual({ at: join(workspace, 'tools') });
}, 180_000);

test('a pipeline above its workspace is the same one in another place', async () => {
  const job = new Job({
    service,
    pipeline: 'steps: [{ id: none, run: "false" }]',
    files: {
      '.github/savepoint.yml': `
steps:
  - { id: a, run: 'echo a >> "$LOG"' }
  - { id: b, run: 'echo b >> "$LOG"; test -e "$OUT/go"' }
`,
      'services/api/source': 'source',
    },
  });
  const inputs = { workspace: 'services/api', pipeline: '.github/savepoint.yml' };
  expect((await job.attempt({ inputs })).code).toBe(1);
  job.put('go');
  expect((await job.attempt({ inputs })).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'b']);
}, 180_000);

const PLACES = [
  ['the folder of temporary files', 'RUNNER_TEMP'],
  ['the folder of a composite action', 'GITHUB_ACTION_PATH'],
  ['the home folder', 'HOME'],
] as const;

test.each(isSoak() ? PLACES : PLACES.slice(0, 1))(
  'a pipeline in %s is the same one where that is in another place',
  async (_, name) => {
    const job = new Job({ service, pipeline: 'steps: [{ id: none, run: "false" }]' });
    const attempt = () => {
      const place = folder();
      const pipeline = join(place, 'made/p.yml');
      mkdirSync(join(place, 'made'));
      writeFileSync(
        pipeline,
        `steps: [{ id: a, run: 'echo a >> "$LOG"' }, { id: b, run: 'echo b >> "$LOG"; test -e "$OUT/go"' }]`,
      );
      return job.attempt({ inputs: { pipeline }, env: { [name]: place } });
    };
    expect((await attempt()).code).toBe(1);
    job.put('go');
    expect((await attempt()).code).toBe(0);
    expect(job.ran).toEqual(['a', 'b', 'b']);
  },
  180_000,
);

test('of a pipeline that has changed only the changed step and what depends on it run again', async () => {
  const text = (b: string) => `
steps:
  - { id: a, reads: [], run: 'echo a >> "$LOG"; echo 1 > a.txt' }
  - { id: b, needs: a, run: 'echo ${b} >> "$LOG"; echo ${b} > b.txt' }
  - { id: side, needs: a, reads: [], run: 'echo side >> "$LOG"; echo 1 > side.txt' }
  - { id: c, needs: b, run: 'echo c >> "$LOG"; cat b.txt > c.txt' }
  - { id: d, needs: [c, side], run: 'echo d >> "$LOG"; test -e "$OUT/go"' }
`;
  const job = new Job({ service, pipeline: text('b') });
  expect((await job.start({ attempt: 1, inputs: { 'max-parallel': '1' } }).done).code).toBe(1);
  const before = job.ran.length;
  job.change('savepoint.yml', text('b2'));
  job.put('go');
  const second = await job.start({ attempt: 2, inputs: { 'max-parallel': '1' } }).done;
  expect([second.code, second.outputs['steps-reused']]).toEqual([0, '2']);
  expect(job.ran.slice(before)).toEqual(['b2', 'c', 'd']);
  expect(readFileSync(join(second.workspace, 'c.txt'), 'utf8')).toBe('b2\n');
  expect(existsSync(join(second.workspace, 'side.txt'))).toBe(true);
}, 180_000);

test('what a step deleted is deleted again, files and folders, and what it turned into another kind is that', async () => {
  const job = new Job({
    service,
    files: { 'old/deep/x': 'x', 'old/y': 'y', gone: 'g', turned: 't', kept: 'k' },
    pipeline: `
steps:
  - id: a
    run: rm -r old gone turned; mkdir turned; echo 1 > turned/file; ln -s kept link
  - id: b
    run: test -e "$OUT/go"; test ! -e old; test ! -e gone; test "$(cat link)" = k; cp turned/file out
`,
  });
  expect((await job.start({ attempt: 1 }).done).code).toBe(1);
  job.put('go');
  const second = await job.start({ attempt: 2 }).done;
  expect([second.code, second.outputs['resumed-from']]).toEqual([0, 'b']);
  expect(['old', 'gone', 'out', 'kept'].map((name) => existsSync(join(second.workspace, name)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
}, 180_000);
