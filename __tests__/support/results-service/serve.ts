/** From a request to its answer. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { answerBlob } from './blob-calls.ts';
import { type Arrival, keyOf, parsed, type Target, targetOf, urlOf } from './call.ts';
import type { Planned } from './faults.ts';
import { json, type Part, type Reply, send, twirpError } from './reply.ts';
import { answerRest } from './rest.ts';
import { strike } from './strike.ts';
import { answerArtifact } from './twirp-artifact.ts';
import { answerCache } from './twirp-cache.ts';
import type { World } from './world.ts';

export interface Desk {
  readonly world: World;
  /** Told of each request; gives the fault that strikes it. */
  readonly arrived: (arrival: Arrival) => Planned | null;
  /** Refuses connections from now on. */
  readonly refuse: () => void;
}

interface Received {
  readonly target: Target;
  /** What was sent, but for the bytes of blobs. */
  readonly body: Buffer;
  readonly uploaded: Part | null;
}

/** Answers one request, or does to it what a fault says. */
export async function serve(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { world } = desk;
  if (world.limits.latency > 0) await delay(world.limits.latency);
  const received = await receive(world, request);
  // The client went away while it sent: nothing has arrived.
  if (received === null) return;
  const { target, body, uploaded } = received;
  const key = keyOf(target, world.state, body);
  const planned = desk.arrived({ method: target.method, key, at: world.now() });
  const answer = () => answerTo(world, request, received);
  if (planned === null) return send(response, answer());
  await strike(planned, { world, response, target, answer, uploaded, refuse: desk.refuse });
}

async function receive(world: World, request: IncomingMessage): Promise<Received | null> {
  const target = targetOf(request);
  try {
    if (target.method !== 'blob-put' && target.method !== 'block-put') {
      return { target, body: await buffer(request), uploaded: null };
    }
    const path = join(world.folder, randomUUID());
    const file = createWriteStream(path);
    await pipeline(request, file);
    return { target, body: Buffer.alloc(0), uploaded: { path, from: 0, bytes: file.bytesWritten } };
  } catch {
    return null;
  }
}

function answerTo(world: World, request: IncomingMessage, { target, body, uploaded }: Received): Reply {
  const authorization = request.headers.authorization ?? '';
  switch (target.kind) {
    case 'unknown':
      return json(404, {
        code: 'bad_route',
        msg: `no such route: ${request.method} ${urlOf(request).pathname}`,
      });
    case 'blob':
      return answerBlob(world, {
        ...target,
        url: urlOf(request),
        headers: request.headers,
        part: uploaded,
        body,
      });
    case 'rest':
      return answerRest(world, { ...target, url: urlOf(request), authorization, body });
    default: {
      const claims = world.signer.readJobToken(authorization.replace(/^bearer /i, ''));
      if (claims === null) return twirpError('unauthenticated', 'the token is not valid');
      if (target.kind === 'cache') return answerCache(world, claims, { ...target, body: parsed(body) });
      return answerArtifact(world, claims, { ...target, body: parsed(body) });
    }
  }
}
