/** The artifacts of the tests' results service, as the real client meets them. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from '../folder.ts';
import type { ClientCall } from './client.ts';
import { returned, service, taken, workspace } from './rig.ts';
import { runClients } from './run-client.ts';
import type { ResultsService } from './service.ts';

const upload = (cwd: string, name: string): ClientCall => ({
  kind: 'upload',
  name,
  files: [join(cwd, 'data')],
  root: cwd,
});

const uploadRaw = (cwd: string): ClientCall => ({ ...upload(cwd, 'data'), skipArchive: true }) as ClientCall;

async function results(
  calls: readonly ClientCall[],
  options: { cwd: string; env: Readonly<Record<string, string>> },
) {
  return (await runClients(calls, options)).map(({ result }) => result);
}

const threw = (message: string) =>
  expect.objectContaining({ kind: 'threw', message: expect.stringContaining(message) });

const idOf = (server: ResultsService, name: string) =>
  server.artifacts().findLast((artifact) => artifact.name === name)?.id ?? 0;

test('an artifact is uploaded, listed, downloaded and deleted', async () => {
  const server = await service();
  const cwd = workspace();
  const options = { cwd, env: server.env() };

  const made = await runClients([upload(cwd, 'zipped'), uploadRaw(cwd), { kind: 'list' }], options);
  const [zipped, raw] = [idOf(server, 'zipped'), idOf(server, 'data')];
  expect(made.map(returned)).toEqual([
    expect.objectContaining({ id: zipped }),
    expect.objectContaining({ id: raw, size: 5 }),
    {
      artifacts: [
        expect.objectContaining({ name: 'zipped' }),
        expect.objectContaining({ name: 'data', size: 5 }),
      ],
    },
  ]);

  const to = [folder(), folder()] as const;
  const used = await results(
    [
      { kind: 'download', id: zipped, to: to[0] },
      { kind: 'download', id: raw, to: to[1] },
      { kind: 'get', name: 'data' },
      { kind: 'delete', name: 'data' },
      { kind: 'get', name: 'data' },
    ],
    options,
  );
  expect(to.map((path) => taken(path).toString())).toEqual(['hello', 'hello']);
  expect(used[2]).toMatchObject({ kind: 'returned', value: { artifact: { id: raw } } });
  expect(used[3]).toEqual({ kind: 'returned', value: { id: raw } });
  expect(used[4]).toEqual(threw('Artifact not found for name: data'));
  expect(server.artifacts().map(({ name }) => name)).toEqual(['zipped']);
});

test('a name is taken once in an attempt, and another attempt does not see it but through the REST API', async () => {
  const server = await service();
  const cwd = workspace();
  const first = { cwd, env: server.env({ run: 7 }) };
  const second = { cwd, env: { ...server.env({ run: 7, attempt: 2 }), GITHUB_TOKEN: server.restToken() } };

  expect(await results([upload(cwd, 'a'), upload(cwd, 'a')], first)).toEqual([
    expect.objectContaining({ kind: 'returned' }),
    threw('(409) Conflict: an artifact with this name already exists on the workflow run'),
  ]);
  const early = idOf(server, 'a');
  const to = folder();
  expect(
    await results(
      [
        { kind: 'list' },
        { kind: 'download', id: early, to },
        upload(cwd, 'a'),
        { kind: 'list-rest' },
        { kind: 'download-rest', id: early, to },
      ],
      second,
    ),
  ).toEqual([
    { kind: 'returned', value: { artifacts: [] } },
    threw('No artifacts found for ID'),
    expect.objectContaining({ kind: 'returned' }),
    {
      kind: 'returned',
      value: {
        artifacts: [
          expect.objectContaining({ id: idOf(server, 'a') }),
          expect.objectContaining({ id: early }),
        ],
      },
    },
    expect.objectContaining({ kind: 'returned' }),
  ]);
  expect(taken(to).toString()).toBe('hello');
});
