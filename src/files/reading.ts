/** Reads the paths of a change, with or without their contents. */
import type { Change, ChangedPath } from '../tree/change.ts';
import { byPath } from '../tree/order.ts';
import type { Path } from '../tree/path.ts';
import { type Entry, sameState, UNREADABLE } from '../tree/state.ts';
import type { ContentSink } from '../workspace/contents.ts';
import { lookEach } from '../workspace/look-all.ts';
import { isReachedSo } from '../workspace/reach.ts';
import { type Indexed, kindOf, type Seen } from '../workspace/stat-index.ts';
import type { CaptureRequest, CaptureTools, Failed, Taken } from './capture-request.ts';

export class Reading {
  readonly failed: Failed[] = [];
  readonly indexed = new Map<Path, Indexed | null>();
  readonly held = new Map<string, string>();
  readonly cut: Path[] = [];
  readonly #request: CaptureRequest;
  readonly #tools: CaptureTools;
  readonly #sink: ContentSink;
  readonly #changed: ChangedPath[] = [];

  constructor(request: CaptureRequest, tools: CaptureTools, sink: ContentSink) {
    this.#request = request;
    this.#tools = tools;
    this.#sink = sink;
    for (const [path, entry] of request.rest ?? []) {
      const isOther = entry.kind === 'other';
      // What cannot be saved is noted as what was there before: later attempts do not take it for absent.
      const before = isOther ? entry : request.before(path);
      this.#changed.push({ path, before, after: isOther ? null : entry });
      const blob = entry.kind === 'file' ? request.held?.get(entry.digest) : undefined;
      if (entry.kind === 'file' && blob !== undefined) this.held.set(entry.digest, blob);
    }
  }

  change(): Change {
    return this.#changed.sort(byPath);
  }

  gaveUp(why: string): Taken {
    const { indexed, held, cut } = this;
    // Which one it was is not told, since what is read is written later: likely the largest.
    let most: readonly [Path, number] = ['./' as Path, -1];
    for (const [path, seen] of this.#request.paths)
      if (seen !== null && kindOf(seen.mode) === 'file' && seen.size > most[1]) most = [path, seen.size];
    const failed = [...this.failed, { path: most[0], why }];
    return { change: [], ref: null, cause: 'store', failed, indexed, held, cut };
  }

  /** Reads in two goes: with contents kept, and digests alone. */
  async all(): Promise<void> {
    const { moved } = this.#request;
    const digests: [Path, Seen][] = [];
    const contents: [Path, Seen][] = [];
    const held = new Map<Path, string>();
    for (const [path, seen] of this.#request.paths) {
      const known = moved?.get(path);
      if (known !== undefined) {
        this.#note(path, known);
        continue;
      }
      const keep = this.#request.keep(path);
      if (keep.kind === 'unless') held.set(path, keep.blob);
      if (seen === null) this.#note(path, null);
      else (keep.kind === 'digest' ? digests : contents).push([path, seen]);
    }
    await this.#read(contents, { sink: this.#sink, held });
    await this.#read(digests, { sink: null, held: new Map() });
    this.#mustBeReached();
  }

  /** Where a link has come to stand above a path meanwhile, something else was read. */
  #mustBeReached(): void {
    const isReached = new Map<string, boolean>();
    for (const [path, indexed] of this.indexed) {
      if (indexed === null) continue;
      const above = path.slice(0, path.lastIndexOf('/'));
      const known = isReached.get(above) ?? isReachedSo(this.#tools.roots.absolute(path));
      isReached.set(above, known);
      if (!known) this.#fail(path, 'a link has come to stand above it');
    }
  }

  async #read(
    paths: Iterable<readonly [Path, Seen]>,
    { sink, held }: { readonly sink: ContentSink | null; readonly held: ReadonlyMap<Path, string> },
  ): Promise<void> {
    const { roots, signal, progress: onProgress } = this.#tools;
    const { scannedAt } = this.#request;
    await lookEach(paths, { roots, sink, held, scannedAt, signal, onProgress }, (path, looked) => {
      if (looked.kind === 'gone') this.#note(path, null);
      else if (looked.kind !== 'found') this.#fail(path, looked.why);
      else {
        if (looked.isCut) this.cut.push(path);
        const blob = held.get(path);
        if (looked.inGit && blob !== undefined && looked.entry.kind === 'file')
          this.held.set(looked.entry.digest, blob);
        this.#note(path, looked.indexed);
      }
    });
  }

  #fail(path: Path, why: string): void {
    this.failed.push({ path, why });
    if (this.#request.kind === 'source') this.#changed.push({ path, before: UNREADABLE, after: null });
  }

  #note(path: Path, indexed: Indexed | null): void {
    const { kind, what, recorded } = this.#request;
    this.indexed.set(path, indexed);
    const found = indexed?.entry ?? null;
    const isUnsaved = kind === 'source' && found?.kind === 'other';
    const before = isUnsaved ? found : this.#request.before(path);
    const after = found === null || found.kind === 'other' ? null : timed(found, recorded?.(path));
    if (before === null && after === null) return;
    if (what === 'all' || !sameState(before, after)) this.#changed.push({ path, before, after });
  }
}

function timed(found: Entry, recorded: Entry | undefined): Entry {
  return recorded !== undefined && sameState(recorded, found) ? recorded : found;
}
