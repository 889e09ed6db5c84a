/** The tests' results service as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { folder } from '../folder.ts';
import { lookUp, returned, save, workspace } from './rig.ts';
import { runClient } from './run-client.ts';

interface Main {
  readonly url: string;
  readonly control: string;
  readonly env: Readonly<Record<string, string>>;
  readonly child: ChildProcess;
}

const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function start(...args: readonly string[]): Promise<Main> {
  const main = resolve('__tests__/support/results-service/main.ts');
  const child = spawn(process.execPath, [main, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { ...JSON.parse(line), child };
}

async function ask({ control }: Main, what: string, body: object = {}): Promise<unknown> {
  const [method = '', path = ''] = what.split(' ');
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(`${control}${path}`, { method, ...sent });
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

test('a fault is planned, told of and released from outside', async () => {
  const main = await start();
  const cwd = workspace();
  expect(
    await ask(main, 'POST /fault', { on: { method: 'CreateCacheEntry' }, does: { kind: 'delay' } }),
  ).toEqual({
    id: 0,
  });

  const saving = runClient(save('k'), { cwd, env: main.env });
  expect(await ask(main, 'GET /fault/0/struck')).toEqual({ strikes: 1 });
  expect(await ask(main, 'GET /entries')).toEqual([]);
  await ask(main, 'POST /fault/0/release');

  expect(returned(await saving)).toBe('saved');
  expect(await ask(main, 'GET /requests')).toMatchObject([
    { method: 'CreateCacheEntry', key: 'k' },
    { method: 'blob-put', key: 'k' },
    { method: 'FinalizeCacheEntryUpload', key: 'k' },
  ]);
  const env = (await ask(main, 'POST /env', { access: 'none' })) as Main['env'];
  expect((await runClient(lookUp('k'), { cwd, env })).printed[0]).toContain('cache read denied:');
  await expect(ask(main, 'GET /nothing')).rejects.toThrow('404');
});

test('what one process knew, the next one knows', async () => {
  const state = join(folder(), 'state');
  const cwd = workspace();
  const first = await start('--state', state);
  await runClient(save('k'), { cwd, env: first.env });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await start('--state', state, '--port', new URL(first.url).port);

  expect(second.url).toBe(first.url);
  expect(
    returned(await runClient({ kind: 'restore', paths: ['data'], key: 'k' }, { cwd, env: first.env })),
  ).toBe('k');
});

test.each(['stdin', 'SIGTERM'] as const)('it ends with %s', async (end) => {
  const { child } = await start();
  const exit = once(child, 'exit');

  if (end === 'stdin') child.stdin?.end();
  else child.kill('SIGTERM');

  expect((await exit)[0]).toBe(0);
});
