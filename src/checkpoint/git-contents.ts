/** Contents that git holds, and that are not stored a second time. */
import { sha256 } from '../digest/digest.ts';
import { ContentLost, PIECE } from '../workspace/contents.ts';
import { type Blob, BlobMissing, type GitPlace, GitProcess } from './git-process.ts';

export class GitContents {
  readonly #place: GitPlace;
  /** Started when first needed. One is enough, unless several contents are read at the same time. */
  readonly #idle: GitProcess[] = [];
  readonly #all = new Set<GitProcess>();

  constructor(place: GitPlace) {
    this.#place = place;
  }

  /**
   * The bytes of a blob, in buffers of at most `PIECE`. Where it is not longer than that it is checked before it is given
   * out; else the caller checks the whole. @param digest SHA-256 of the bytes, in hex. @throws ContentLost
   */
  async *read(blob: string, digest: string): AsyncGenerator<Uint8Array> {
    let git: GitProcess | null = null;
    try {
      const asked = await this.#ask(blob);
      git = asked.git;
      const { found } = asked;
      const small = found.size > PIECE ? null : await whole(found);
      if (small === null) yield* found.body;
      this.#idle.push(git);
      git = null;
      if (small !== null && sha256(small) !== digest)
        throw new Error(`the blob ${blob} in git is of other bytes`);
      if (small !== null && small.length > 0) yield small;
    } catch (error) {
      throw new ContentLost(digest, (error as Error).message, { cause: error });
    } finally {
      // It is in the middle of an answer.
      if (git !== null) this.#end(git);
    }
  }

  /** Ends what was started. What is read later starts it again. */
  close(): void {
    this.#idle.length = 0;
    for (const git of this.#all) this.#end(git);
  }

  /** Asks one that is idle, or a new one: the idle one may have been ended by somebody. */
  async #ask(blob: string): Promise<{ readonly git: GitProcess; readonly found: Blob }> {
    const idle = this.#idle.pop();
    const git = idle ?? this.#start();
    try {
      return { git, found: await git.ask(blob) };
    } catch (error) {
      if (error instanceof BlobMissing) this.#idle.push(git);
      else this.#end(git);
      if (idle === undefined || !idle.isEnded) throw error;
      return this.#ask(blob);
    }
  }

  #start(): GitProcess {
    const git = new GitProcess(this.#place);
    this.#all.add(git);
    return git;
  }

  #end(git: GitProcess): void {
    this.#all.delete(git);
    git.kill();
  }
}

async function whole({ size, body }: Blob): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks, size);
}
