import { variants } from './encodings.ts';
import { MaskStream } from './mask-stream.ts';
import { Matcher } from './matcher.ts';
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
    if (this.#texts.size === 0) return false;
    this.#matcher ??= new Matcher(this.patterns());
    return this.#matcher.searchAll(Buffer.from(text)).spans.length > 0;
  }

  apply(text: string): string {
    if (!this.hides(text)) return text;
    const stream = new MaskStream(this);
    const start = stream.push(Buffer.from(text));
    return Buffer.concat([start, stream.end()]).toString();
  }

  /** The same array until a text is added, so that readers can tell by its identity. */
  patterns(): readonly Buffer[] {
    this.#patterns ??= [...this.#texts].map((text) => Buffer.from(text)).sort((a, b) => b.length - a.length);
    return this.#patterns;
  }
}
