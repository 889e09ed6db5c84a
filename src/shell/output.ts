import { LineGate } from './line-gate.ts';
import { MaskStream } from './mask-stream.ts';
import type { Masks, Note } from './port.ts';
import type { Sayings } from './sayings.ts';

/** What is to be told of some output, in its order. */
export type Told =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'note'; readonly note: Note };

/** Turns the bytes of one stream into what is told of them: commands heard, secrets masked, all else as it came. */
export class Output {
  readonly #sayings: Sayings;
  readonly #mask: MaskStream;
  readonly #gate: LineGate;
  #pieces: Buffer[] = [];
  #told: Told[] = [];

  constructor(sayings: Sayings, masks: Masks) {
    this.#sayings = sayings;
    this.#mask = new MaskStream(masks);
    this.#gate = new LineGate({
      text: (bytes) => this.#write(bytes),
      command: (line, ending) => this.#command(line, ending),
      tooLong: (beginning) => this.#tooLong(beginning),
    });
  }

  push(chunk: Buffer): readonly Told[] {
    this.#gate.push(chunk);
    return this.#take();
  }

  /**
   * What was kept back as the beginning of a command, for when nothing more may come. The beginning of a secret stays
   * back: its end may still come.
   */
  pause(): readonly Told[] {
    this.#gate.end();
    return this.#take();
  }

  /** All that was kept back, when nothing more comes. */
  end(): readonly Told[] {
    this.#gate.end();
    this.#pieces.push(this.#mask.end());
    return this.#take();
  }

  #write(bytes: Buffer): void {
    this.#pieces.push(this.#mask.push(bytes));
  }

  #command(line: Buffer, ending: Buffer): void {
    const { note, instead } = this.#sayings.hear(line.toString());
    this.#write(instead === null ? line : Buffer.from(instead));
    if (ending.length > 0) this.#write(ending);
    if (note === null) return;
    this.#join();
    this.#told.push({ kind: 'note', note });
  }

  #tooLong(beginning: Buffer): boolean {
    const written = this.#sayings.hearTooLong(beginning.toString());
    if (!written) this.#write(Buffer.from('::add-mask::***'));
    return written;
  }

  #join(): void {
    const bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
    this.#pieces = [];
    if (bytes && bytes.length > 0) this.#told.push({ kind: 'bytes', bytes });
  }

  #take(): readonly Told[] {
    this.#join();
    const told = this.#told;
    this.#told = [];
    return told;
  }
}
