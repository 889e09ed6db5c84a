/** Requests to blob storage, in the words of Azure's REST API: https://learn.microsoft.com/rest/api/storageservices/ */
import type { IncomingHttpHeaders } from 'node:http';
import { blockIds, putBlob, putBlock, putBlockList, rangeOf } from './blobs.ts';
import type { BlobMethod } from './call.ts';
import {
  type Body,
  blobError,
  bodyBytes,
  empty,
  type Part,
  type Reply,
  slice,
  withHeaders,
} from './reply.ts';
import type { Blob, Stored } from './state.ts';
import type { World } from './world.ts';

export interface BlobCall {
  readonly method: BlobMethod;
  readonly blob: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The bytes that were uploaded, for `blob-put` and `block-put`. */
  readonly part: Part | null;
  /** The XML of a block list. */
  readonly body: Buffer;
}

/** Answers a request to blob storage. */
export function answerBlob(world: World, call: BlobCall): Reply {
  const isRead = call.method === 'blob-get' || call.method === 'blob-head';
  if (!world.isSigned(call.url, call.blob, isRead ? 'r' : 'cw'))
    return blobError(403, 'AuthenticationFailed');
  const blob = world.state.blobs[call.blob];
  const reply = blob === undefined ? blobError(404, 'BlobNotFound') : answerFor(world, call, blob);
  return withHeaders(reply, {
    'x-ms-version': '2025-11-05',
    'x-ms-request-id': `request-${world.state.nextId}`,
  });
}

function answerFor(world: World, call: BlobCall, blob: Blob): Reply {
  const named = call.headers['x-ms-blob-content-type'];
  const meta = { contentType: String(named ?? 'application/octet-stream'), now: world.now() };
  if (call.method === 'block-list') {
    const next = putBlockList(world.state, call.blob, { ...meta, ids: blockIds(call.body.toString()) });
    if (next === null) return blobError(400, 'InvalidBlockList');
    world.state = next;
    return created(world, call.blob);
  }
  if (call.method === 'block-put') {
    const id = call.url.searchParams.get('blockid');
    if (id === null || call.part === null) return blobError(400, 'InvalidQueryParameterValue');
    world.state = putBlock(world.state, call.blob, { id, part: call.part });
    return empty(201, { 'x-ms-request-server-encrypted': 'true' });
  }
  if (call.method === 'blob-put') {
    if (call.headers['x-ms-blob-type'] !== 'BlockBlob' || call.part === null) {
      return blobError(400, 'MissingRequiredHeader');
    }
    world.state = putBlob(world.state, call.blob, { ...meta, part: call.part });
    return created(world, call.blob);
  }
  return blob.stored === null ? blobError(404, 'BlobNotFound') : download(call, blob, blob.stored);
}

function created(world: World, id: string): Reply {
  const stored = world.state.blobs[id]?.stored;
  if (!stored) return blobError(404, 'BlobNotFound');
  return empty(201, { ...timesOf(stored), 'x-ms-request-server-encrypted': 'true' });
}

const timesOf = ({ etag, modifiedAt }: Stored) => ({
  etag,
  'last-modified': new Date(modifiedAt).toUTCString(),
});

function download(call: BlobCall, blob: Blob, stored: Stored): Reply {
  const wanted = call.headers['if-match'];
  if (wanted !== undefined && wanted !== stored.etag) return blobError(412, 'ConditionNotMet');
  const whole: Body = { kind: 'parts', parts: stored.parts };
  const total = bodyBytes(whole);
  const headers = {
    ...timesOf(stored),
    'content-type': stored.contentType,
    'accept-ranges': 'bytes',
    'x-ms-blob-type': 'BlockBlob',
    ...(blob.fileName === null ? {} : { 'content-disposition': `attachment; filename="${blob.fileName}"` }),
  };
  if (call.method === 'blob-head') return empty(200, { ...headers, 'content-length': String(total) });
  const range = rangeOf(String(call.headers['x-ms-range'] ?? call.headers.range ?? ''), total);
  if (range.kind === 'outside') return blobError(416, 'InvalidRange');
  if (range.kind === 'whole') return { status: 200, headers, body: whole };
  const content = `bytes ${range.from}-${range.to - 1}/${total}`;
  return {
    status: 206,
    headers: { ...headers, 'content-range': content },
    body: slice(whole, range.from, range.to),
  };
}
