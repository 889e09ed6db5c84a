/** The service on a port. */
import type { AddressInfo } from 'node:net';
import { serve as listen, type ServerType } from '@hono/node-server';
import { Refusal } from '../launch/refusal.ts';
import { type AppRequest, appOf } from './app.ts';
import { hostsOf } from './guard.ts';

export interface ServerRequest extends Omit<AppRequest, 'guarded' | 'cookie'> {
  readonly host: string;
  /** Null: the usual one, or the next that is free. */
  readonly port: number | null;
  readonly token: string;
}

export interface Serving {
  /** With the token, for a browser. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Fixed, so that a page that is open finds the service again after a restart. */
const USUAL_PORT = 7180;
const TRIES = 20;

/** @throws Refusal where it cannot listen */
export async function serveOn(request: ServerRequest): Promise<Serving> {
  const { host, token } = request;
  const ports =
    request.port === null ? Array.from({ length: TRIES }, (_, at) => USUAL_PORT + at) : [request.port];
  let last: NodeJS.ErrnoException | null = null;
  for (const port of ports) {
    try {
      const server = await listening(request, port);
      const { port: real } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      return {
        address: `http://${name}:${real}/?token=${encodeURIComponent(token)}`,
        close: () => closed(server),
      };
    } catch (error) {
      last = error as NodeJS.ErrnoException;
      if (last.code !== 'EADDRINUSE') break;
    }
  }
  throw new Refusal(2, `the service cannot listen on ${host}:${ports[0]}: ${last?.message}`, {
    hint: 'choose another port with --port; 0 takes any that is free',
  });
}

function listening(request: ServerRequest, port: number): Promise<ServerType> {
  const { host, token } = request;
  return new Promise((resolve, reject) => {
    let app: ReturnType<typeof appOf> | null = null;
    const server = listen(
      { hostname: host, port, fetch: (asked, env) => (app ?? never()).fetch(asked, env) },
      ({ port: real }) => {
        app = appOf({
          ...request,
          cookie: `savepoint-${real}`,
          guarded: { token, hosts: hostsOf(host, real) },
        });
        resolve(server);
      },
    );
    server.once('error', reject);
  });
}

function never(): never {
  throw new Error('asked before it listens');
}

/** Streams have no end of their own. */
function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
