/** What a fault does to a request. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Target } from './call.ts';
import type { Does, Planned } from './faults.ts';
import * as replies from './reply.ts';
import { withoutEntries } from './state.ts';
import type { World } from './world.ts';

export interface Struck {
  readonly world: World;
  readonly response: ServerResponse;
  readonly target: Target;
  /** Does what was asked, and gives the answer. */
  readonly answer: () => replies.Reply;
  /** Bytes that were uploaded, if any. */
  readonly uploaded: replies.Part | null;
  /** Refuses connections from now on. */
  readonly refuse: () => void;
}

/** Plays a fault on one request. */
export async function strike(planned: Planned, call: Struck): Promise<void> {
  const does = planned.fault.does;
  switch (does.kind) {
    case 'delay':
      await planned.released;
      return replies.send(call.response, call.answer());
    case 'stall':
      return replies.over(call.response);
    case 'break':
      return reset(call.response);
    case 'refuse':
      reset(call.response);
      return call.refuse();
    case 'done-unsaid':
      call.answer();
      return reset(call.response);
    case 'stall-half':
    case 'break-half':
    case 'short-body':
      return half(does.kind, call);
    default:
      return replies.send(call.response, await changed(does, call));
  }
}

function reset(response: ServerResponse): void {
  const socket: Socket | null = response.socket;
  socket?.resetAndDestroy();
}

/** Where an answer has no body, what would come in its middle comes before it. */
async function half(kind: 'stall-half' | 'break-half' | 'short-body', call: Struck): Promise<void> {
  const reply = call.answer();
  const bytes = replies.bodyBytes(reply.body);
  if (bytes > 0) await replies.sendBeginning(call.response, reply, Math.floor(bytes / 2));
  if (kind === 'break-half') reset(call.response);
  if (kind === 'short-body') call.response.socket?.end();
  await replies.over(call.response);
}

/** The faults that are another answer. */
async function changed(does: Does, call: Struck): Promise<replies.Reply> {
  switch (does.kind) {
    case 'status':
      return refusal(does, call.target);
    case 'html':
      return replies.text(
        does.status ?? 200,
        'text/html',
        '<!doctype html><title>Sorry</title><p>Try later.',
      );
    case 'json':
      return replies.text(200, 'application/json', does.text ?? '{"ok": true, "signed_');
    case 'truncated':
      return truncated(call.answer());
    case 'said-undone':
      return undone(call);
    case 'evict':
      return evicting(call);
    case 'flip':
      return flipped(call);
    default:
      throw new Error(`no other answer for ${does.kind}`);
  }
}

function refusal(does: Does & { readonly kind: 'status' }, target: Target): replies.Reply {
  const message = does.message ?? 'a fault of the tests';
  const reply =
    target.kind === 'blob'
      ? replies.blobError(does.status, message)
      : replies.json(
          does.status,
          target.kind === 'rest' ? { message } : { code: 'unavailable', msg: message },
        );
  if (does.retryAfter === undefined) return reply;
  return replies.withHeaders(reply, { 'retry-after': String(does.retryAfter) });
}

function truncated(reply: replies.Reply): replies.Reply {
  return {
    ...reply,
    body: replies.slice(reply.body, 0, Math.floor(replies.bodyBytes(reply.body) / 2)),
  };
}

function undone({ world, answer }: Struck): replies.Reply {
  const before = world.state;
  const reply = answer();
  world.state = before;
  return reply;
}

function evicting({ world, answer }: Struck): replies.Reply {
  const reply = answer();
  const found = reply.body.kind === 'bytes' ? JSON.parse(reply.body.bytes.toString()).matched_key : undefined;
  world.state = withoutEntries(world.state, ({ key }) => key === found);
  return reply;
}

async function flipped({ answer, uploaded }: Struck): Promise<replies.Reply> {
  if (uploaded !== null) {
    flipFile(uploaded);
    return answer();
  }
  const reply = answer();
  const bytes = await buffer(replies.read(reply.body));
  flip(bytes);
  return { ...reply, body: { kind: 'bytes', bytes } };
}

/** Turns all bits of the middle byte. */
export function flip(bytes: Buffer): void {
  const middle = Math.floor(bytes.length / 2);
  if (bytes.length > 0) bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
}

/** The same in a file. */
export function flipFile(part: replies.Part): void {
  const bytes = readFileSync(part.path);
  flip(bytes);
  writeFileSync(part.path, bytes);
}
