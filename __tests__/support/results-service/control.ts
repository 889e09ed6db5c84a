/**
 * A second small server, by which another process plays the part of a test: it plans faults and asks what has arrived.
 *
 * GET /requests, /entries, /artifacts, /dispatches; POST /env, /token (token options), /rest-token, /fault (gives `{"id"}`),
 * /squat, /damage (`{"key", "how"}`), /evict (`{"key"}`, a part of the key, or `{}` for all), /jobs; GET /fault/ID (`{"strikes"}`),
 * GET /fault/ID/struck (answers when it struck), POST /fault/ID/release, DELETE /fault/ID; POST /heal, /refuse, /accept.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import type { Fault, Planned } from './faults.ts';
import { empty, json, type Reply, send } from './reply.ts';
import type { ResultsService } from './service.ts';

// The bodies are the arguments of the service's own methods, and come from the tests.
// biome-ignore lint/suspicious/noExplicitAny: each route knows its own
type Asked = any;
type Route = (service: ResultsService, asked: Asked) => unknown;

const ROUTES: Readonly<Record<string, Route>> = {
  'GET /requests': (service) => service.requests,
  'GET /entries': (service) => service.entries(),
  'GET /artifacts': (service) => service.artifacts(),
  'GET /dispatches': (service) => service.dispatches,
  'POST /env': (service, asked) => service.env(asked),
  'POST /token': (service, asked) => ({ token: service.token(asked) }),
  'POST /rest-token': (service, asked) => ({ token: service.restToken(asked) }),
  'POST /squat': (service, asked) => service.squat(asked),
  'POST /damage': (service, asked) => service.damage(asked.key, asked.how),
  'POST /evict': (service, asked) => service.evict(({ key }) => key.includes(asked.key ?? '')),
  'POST /jobs': (service, asked) => service.addJob(asked),
  'POST /heal': (service) => service.heal(),
  'POST /refuse': (service) => service.refuse(),
  'POST /accept': (service) => service.accept(),
};

export interface Control {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly stop: () => void;
}

/** Starts the control of a service, on any free port of 127.0.0.1. */
export async function startControl(service: ResultsService): Promise<Control> {
  const faults: Planned[] = [];
  const server = createServer((request, response) => void answer({ service, faults }, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

interface Desk {
  readonly service: ResultsService;
  readonly faults: Planned[];
}

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const has = request.method === 'POST' && request.headers['content-length'] !== '0';
    const asked: Asked = has ? await readJson(request) : {};
    await send(response, await replyTo(desk, `${request.method} ${request.url}`, asked));
  } catch (error) {
    await send(response, json(400, { message: String(error) }));
  }
}

async function replyTo({ service, faults }: Desk, what: string, asked: Asked): Promise<Reply> {
  if (what === 'POST /fault') {
    return json(200, { id: faults.push(service.fault(asked as Fault)) - 1 });
  }
  const [, verb, id, rest = ''] = /^(\w+) \/fault\/(\d+)(\/\w+)?$/.exec(what) ?? [];
  if (id !== undefined) return replyForFault(faults[Number(id)], `${verb}${rest}`);
  const route = ROUTES[what];
  if (route === undefined) return json(404, { message: `no such route: ${what}` });
  return json(200, (await route(service, asked)) ?? {});
}

async function replyForFault(planned: Planned | undefined, what: string): Promise<Reply> {
  if (planned === undefined) return json(404, { message: 'no such fault' });
  if (what === 'GET/struck') await planned.struck;
  else if (what === 'POST/release') await planned.release();
  else if (what === 'DELETE') await planned.remove();
  else if (what !== 'GET') return empty(405);
  return json(200, { strikes: planned.strikes });
}
