/** Blob storage like Azure's, in pure functions: whole blobs, blocks and lists of them, ranges. */
import type { Part } from './reply.ts';
import { type State, type Stored, withBlob } from './state.ts';

/** What comes with an upload. */
export interface Meta {
  readonly contentType: string;
  /** Milliseconds of the service's clock. */
  readonly now: number;
}

/** A blob in one piece. Blocks that wait are dropped. */
export function putBlob(state: State, id: string, upload: Meta & { readonly part: Part }): State {
  return store(state, id, { ...upload, parts: [upload.part] });
}

/** A block, which counts when a list names it. */
export function putBlock(
  state: State,
  id: string,
  block: { readonly id: string; readonly part: Part },
): State {
  const blob = state.blobs[id];
  if (blob === undefined) return state;
  return withBlob(state, id, { ...blob, blocks: { ...blob.blocks, [block.id]: block.part } });
}

/** Makes the blob of its blocks. @returns null when one is not there */
export function putBlockList(
  state: State,
  id: string,
  list: Meta & { readonly ids: readonly string[] },
): State | null {
  const parts = list.ids.map((block) => state.blobs[id]?.blocks[block]);
  const found = parts.filter((part) => part !== undefined);
  return found.length < parts.length ? null : store(state, id, { ...list, parts: found });
}

function store(state: State, id: string, upload: Meta & { readonly parts: readonly Part[] }): State {
  const blob = state.blobs[id];
  if (blob === undefined) return state;
  const stored: Stored = {
    parts: upload.parts,
    contentType: upload.contentType,
    etag: `"0x${state.nextId.toString(16).toUpperCase().padStart(15, '0')}"`,
    modifiedAt: upload.now,
  };
  const next = { ...state, nextId: state.nextId + 1 };
  return withBlob(next, id, { ...blob, stored, blocks: {} });
}

/** The ids in the XML of a block list, in their order. */
export function blockIds(xml: string): readonly string[] {
  return [...xml.matchAll(/<(Latest|Uncommitted|Committed)>([^<]*)<\/\1>/g)].map(([, , id = '']) => id);
}

export type Range =
  | { readonly kind: 'whole' }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'outside' };

/** The bytes that a header `bytes=FROM-[LAST]` asks for, of `total`. `to` is not among them. */
export function rangeOf(header: string | null, total: number): Range {
  const [, first, last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined) return { kind: 'whole' };
  const from = Number(first);
  if (from >= total) return { kind: 'outside' };
  return { kind: 'range', from, to: last === '' ? total : Math.min(Number(last) + 1, total) };
}
