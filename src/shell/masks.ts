import { variants } from './encodings.ts';
import { type Found, Matcher } from './matcher.ts';
import type { Masks as MasksPort } from './port.ts';

/** A growing set of masked texts, each with the forms in which it may show up. */
export class Masks implements MasksPort {
  readonly #texts = new Set<string>();
  #patterns: readonly Buffer[] | null = [];
  #matcher: Matcher | null = null;

  add(secret: string): void {
    const before = this.#texts.size;
    for (const variant of variants(secret)) this.#texts.add(variant);
    if (this.#texts.size === before) return;
    this.#patterns = null;
    this.#matcher = null;
  }

  hides(text: string): boolean {
    return this.#find(Buffer.from(text)).length > 0;
  }

  apply(text: string): string {
    const bytes = Buffer.from(text);
    const spans = this.#find(bytes);
    if (spans.length === 0) return text;
    const starts = [0, ...spans.map(([, end]) => end)];
    const pieces = starts.map((start, i) => bytes.toString('utf8', start, spans[i]?.[0]));
    return pieces.join('***');
  }

  /** The same array until a text is added, so that readers can tell by its identity. */
  patterns(): readonly Buffer[] {
    this.#patterns ??= [...this.#texts].map((text) => Buffer.from(text)).sort((a, b) => b.length - a.length);
    return this.#patterns;
  }

  #find(bytes: Buffer): Found['spans'] {
    if (this.#texts.size === 0) return [];
    this.#matcher ??= new Matcher(this.patterns());
    return this.#matcher.searchAll(bytes).spans;
  }
}
