/** The run service on a port of its own, for a workspace. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { tempFolder } from '../../src/launch/temp.ts';
import { LOCKS } from '../../src/launch/words.ts';
import { type Serving, serveOn } from '../../src/serve/server.ts';
import { serviceOf } from '../../src/serve/service.ts';
import { BUNDLE, COMPILED } from './cli.ts';

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
  readonly json: any;
}

export interface TestService {
  /** Without a path. */
  readonly origin: string;
  readonly token: string;
  readonly ask: (path: string, asked?: Asked) => Promise<Answered>;
  readonly close: () => Promise<void>;
}

const open: Serving[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((serving) => serving.close()));
});

export const COMMANDS: readonly string[] = [
  ...['run', 'resume', 'plan', 'diff', 'restore', 'approve', 'reject', 'mark'],
];

/** @param commands the commands that the service believes to have */
export async function startService(workspace: string, commands = COMMANDS): Promise<TestService> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: COMPILED };
  const service = serviceOf({
    machine: {
      env,
      host: hostname(),
      pid: process.pid,
      temp: tempFolder({}, () => '/'),
      home: '/',
      locks: LOCKS,
      self: { program: process.execPath, args: [BUNDLE] },
    },
    located: { workspace, store: join(workspace, '.savepoint'), storeNamed: false },
    commands: new Set(commands),
    secrets: [],
    warn: (message) => {
      throw new Error(message);
    },
  });
  const serving = await serveOn({
    ...{ service, host: '127.0.0.1', port: 0, token: service.notes.token },
    page: async () => ({ html: 'the page', policy: "default-src 'none'" }),
    fault: (error) => {
      throw error;
    },
  });
  open.push(serving);
  const { origin, searchParams } = new URL(serving.address);
  const token = searchParams.get('token') ?? '';
  return {
    origin,
    token,
    close: serving.close,
    ask: (path, asked = {}) => ask({ origin, token }, path, asked),
  };
}

async function ask(
  { origin, token }: Pick<TestService, 'origin' | 'token'>,
  path: string,
  { method, body, headers }: Asked,
): Promise<Answered> {
  const answer = await fetch(`${origin}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : null };
}

/** Events of a stream until as many have come. @param last as `Last-Event-ID` */
export async function listen(
  { origin, token }: Pick<TestService, 'origin' | 'token'>,
  path: string,
  {
    last,
    until,
  }: { readonly last?: number; readonly until: (ids: readonly number[], data: string) => boolean },
): Promise<readonly number[]> {
  const gone = new AbortController();
  const answer = await fetch(`${origin}${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(last === undefined ? {} : { 'last-event-id': `${last}` }),
    },
    signal: gone.signal,
  });
  const ids: number[] = [];
  let rest = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      if (id === undefined) continue;
      ids.push(Number(id));
      if (until(ids, /^data: (.*)$/m.exec(block)?.[1] ?? '')) {
        gone.abort();
        return ids;
      }
    }
  }
  return ids;
}
