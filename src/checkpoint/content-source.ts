import type { GitContents } from './git-contents.ts';
import type { Made, Place } from './pack.ts';

/** How to have a content. */
export type Source =
  | { readonly kind: 'empty' }
  /** The last added first: what is damaged there may be whole in another pack. */
  | { readonly kind: 'piece'; readonly places: readonly Place[] }
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'git'; readonly git: GitContents; readonly blob: string };

/** Contents, with the places where they lie. */
export interface Sources {
  /** Where a content or a piece is said to be, or null. */
  sourceOf(digest: string): Source | null;
  /** @throws ContentLost, StoreError where the system refuses */
  read(digest: string): AsyncIterable<Uint8Array>;
}
