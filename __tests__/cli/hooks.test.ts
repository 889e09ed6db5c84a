/** `on-pause` and `on-end`: a command or an address is told, and changes nothing of the result. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linesIn, workspaceWith } from '../support/cli.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';

const told: { readonly path: string | undefined; readonly body: unknown }[] = [];
const server = createServer(async (request, response) => {
  told.push({ path: request.url, body: JSON.parse(await text(request)) });
  response.statusCode = request.url === '/no' ? 500 : 204;
  response.end();
});

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready())));
afterAll(() => {
  server.close();
});

const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

const GATED = `
steps:
  - { id: build, run: 'echo "size=3" >> "$GITHUB_OUTPUT"' }
  - { id: gate, approval: { prompt: Publish? } }
  - { id: publish, run: exit 1 }
`;

test('a command is told of a pause and of an end, by a file with JSON', async () => {
  const log = join(folder(), 'log');
  const hook = `'cat "$SAVEPOINT_EVENT" >> "${log}"; echo >> "${log}"'`;
  const cwd = workspaceWith(`name: Mine\non-pause: ${hook}\non-end: ${hook}\n${GATED}`);
  expect((await savepoint(['run'], { cwd })).code).toBe(3);
  expect((await savepoint(['approve', '--resume'], { cwd })).code).toBe(1);
  expect(linesIn(log).map((line) => JSON.parse(line))).toMatchObject([
    {
      ...{ event: 'pause', pipeline: 'Mine', status: 'paused', steps_completed: 1, steps_total: 3 },
      ...{ waiting_for: [{ step: 'gate', prompt: 'Publish?' }], outputs: { build: { size: '3' } } },
    },
    { event: 'end', status: 'failed', attempt: 2, failed_steps: ['publish'], waiting_for: [] },
  ]);
});

test('an address gets the JSON by POST, and may be a secret', async () => {
  const cwd = workspaceWith(`on-end: "\${{ secrets.HOOK }}"\nsteps: [{ id: a, run: "true" }]\n`);
  const env = { HOOK: address('/yes') };
  const { code, stderr } = await savepoint(['run', '--secret', 'HOOK'], { cwd, env });
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('warning')]);
  expect(told.at(-1)).toMatchObject({ path: '/yes', body: { event: 'end', status: 'completed' } });
});

test.each([
  ['a command that fails', '"echo oops; exit 7"', 'on-end: exit code 7: oops'],
  ['an address that refuses', address, 'on-end: the address answered 500'],
  ['an address that nobody answers', '"http://127.0.0.1:9/"', 'on-end: fetch failed: '],
  ['an expression without a value', '"${{ fromJSON(inputs.none) }}"', 'on-end: '],
])('%s changes nothing of the result, and is said', async (_title, hook, says) => {
  const value = typeof hook === 'string' ? hook : hook('/no');
  const cwd = workspaceWith(`inputs: { none: {} }\non-end: ${value}\nsteps: [{ run: "true" }]\n`);
  const { code, stderr } = await savepoint(['run'], { cwd });
  expect([code, stderr]).toEqual([0, expect.stringContaining(`warning: ${says}`)]);
});

test('a run with nothing to do tells nobody', async () => {
  const cwd = workspaceWith(`on-end: ${address('/again')}\nsteps: [{ run: "true" }]\n`);
  await savepoint(['run'], { cwd });
  await savepoint(['resume'], { cwd });
  expect(told.filter(({ path }) => path === '/again')).toHaveLength(1);
});
