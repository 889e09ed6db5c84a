/** What the service answers, as a value: faults change it before it is sent. */
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

/** A piece of a file on disk. */
export interface Part {
  readonly path: string;
  readonly from: number;
  readonly bytes: number;
}

export type Body =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] };

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

export function empty(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, body: { kind: 'bytes', bytes: Buffer.alloc(0) } };
}

export function text(status: number, type: string, body: string): Reply {
  return { status, headers: { 'content-type': type }, body: { kind: 'bytes', bytes: Buffer.from(body) } };
}

export function json(status: number, value: unknown): Reply {
  return text(status, 'application/json', JSON.stringify(value));
}

const TWIRP_STATUS = {
  invalid_argument: 400,
  unauthenticated: 401,
  permission_denied: 403,
  not_found: 404,
  bad_route: 404,
  already_exists: 409,
  resource_exhausted: 429,
} as const;

/** A Twirp error, as https://twitchtv.github.io/twirp/docs/spec_v7.html has it. */
export function twirpError(code: keyof typeof TWIRP_STATUS, msg: string): Reply {
  return json(TWIRP_STATUS[code], { code, msg });
}

/** An error of Azure's blob storage: the code is in a header too, since the answer to HEAD has no body. */
export function blobError(status: number, code: string): Reply {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  const { headers, ...rest } = text(status, 'application/xml', body);
  return { ...rest, headers: { ...headers, 'x-ms-error-code': code } };
}

export function withHeaders(reply: Reply, headers: Readonly<Record<string, string>>): Reply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

export function bodyBytes(body: Body): number {
  if (body.kind === 'bytes') return body.bytes.length;
  return body.parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The part of a body from one byte up to another, which is not in it. */
export function slice(body: Body, from: number, to: number): Body {
  if (body.kind === 'bytes') return { kind: 'bytes', bytes: body.bytes.subarray(from, to) };
  const parts: Part[] = [];
  let at = 0;
  for (const part of body.parts) {
    const first = Math.max(from, at);
    const last = Math.min(to, at + part.bytes);
    if (first < last) parts.push({ path: part.path, from: part.from + first - at, bytes: last - first });
    at += part.bytes;
  }
  return { kind: 'parts', parts };
}

/** The bytes of a body, in pieces. */
export async function* read(body: Body): AsyncGenerator<Buffer> {
  if (body.kind === 'bytes') {
    if (body.bytes.length > 0) yield body.bytes;
    return;
  }
  for (const { path, from, bytes } of body.parts) {
    if (bytes > 0) yield* createReadStream(path, { start: from, end: from + bytes - 1 });
  }
}

/** Writes the head of an answer. Its length is that of the whole body unless a header says otherwise (HEAD). */
export function sendHead(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, { 'content-length': String(bodyBytes(reply.body)), ...reply.headers });
}

/** Sends an answer. A client that has gone is no error. */
export async function send(response: ServerResponse, reply: Reply): Promise<void> {
  sendHead(response, reply);
  if (response.req.method === 'HEAD') response.end();
  else await pipeline(Readable.from(read(reply.body)), response).catch(() => undefined);
}

/** Sends the head and the first bytes of an answer, and leaves the rest to the caller. */
export async function sendBeginning(response: ServerResponse, reply: Reply, bytes: number): Promise<void> {
  sendHead(response, reply);
  response.flushHeaders();
  for await (const piece of read(slice(reply.body, 0, bytes))) {
    await new Promise<void>((done) => response.write(piece, () => done()));
  }
}

/** Settles when the answer is sent or the client has gone. */
export function over(response: ServerResponse): Promise<void> {
  return finished(response).catch(() => undefined);
}
