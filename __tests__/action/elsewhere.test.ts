/** A re-run in another folder: values and paths that point into the old one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folder } from '../support/folder.ts';
import { Job } from '../support/job.ts';
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
  const first = await job.attempt();
  expect(first.code).toBe(1);
  job.put('go');
  const second = await job.attempt();
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
  for (const { outputs, workspace } of [first, second])
    expect(JSON.parse(outputs.outputs ?? '').a).toEqual({ at: join(workspace, 'tools') });
  // Later steps of the job find them, too.
  for (const { variables, path, workspace } of [first, second]) {
    expect(variables.TOOLS).toBe(join(workspace, 'tools'));
    expect(path).toEqual([join(workspace, 'tools')]);
  }
});

const FAILS = `steps: [{ id: a, run: 'echo a >> "$LOG"' }, { id: b, run: 'echo b >> "$LOG"; test -e "$OUT/go"' }]`;

test.each([
  [
    'above its workspace',
    (checkout: string) => ({
      file: join(checkout, '.github/p.yml'),
      inputs: { workspace: 'services/api', pipeline: '.github/p.yml' },
      env: {},
    }),
  ],
  [
    'in the temp folder of the runner',
    () => {
      const temp = folder();
      const file = join(temp, 'made/p.yml');
      return { file, inputs: { pipeline: file }, env: { RUNNER_TEMP: temp } };
    },
  ],
])('a pipeline %s is the same one in another place', async (_where, place) => {
  const job = new Job({ service: null, pipeline: FAILS });
  const store = join(folder(), 'store');
  const attempt = () => {
    const workspace = folder();
    const { file, inputs, env } = place(workspace);
    mkdirSync(dirname(file), { recursive: true });
    mkdirSync(join(workspace, 'services/api'), { recursive: true });
    writeFileSync(file, FAILS);
    return job.attempt({ workspace, inputs: { store, ...inputs }, env });
  };
  expect((await attempt()).code).toBe(1);
  job.put('go');
  expect((await attempt()).code).toBe(0);
  expect(job.ran).toEqual(['a', 'b', 'b']);
});
