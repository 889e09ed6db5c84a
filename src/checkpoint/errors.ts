/** Why a pack cannot be used. */

/** What of a pack is not as it must be. Raised by the pure readers; at the edge it becomes `PackDamaged`. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** A pack is there, but it is not, byte for byte, what was published under its name. */
export class PackDamaged extends Error {
  override readonly name = 'PackDamaged';
  readonly pack: number;

  constructor(pack: number, why: string, options?: ErrorOptions) {
    super(`pack ${pack} is damaged: ${why}`, options);
    this.pack = pack;
  }
}

/** There is no such pack. */
export class PackAbsent extends Error {
  override readonly name = 'PackAbsent';
  readonly pack: number;

  constructor(pack: number, options?: ErrorOptions) {
    super(`pack ${pack} is not there`, options);
    this.pack = pack;
  }
}

interface NewerMark {
  readonly format: number;
  readonly envelope: number;
  readonly known: number;
}

/** A newer version of this program wrote the pack. It must not be half-read. */
export class NewerPack extends Error {
  override readonly name = 'NewerPack';
  readonly pack: number;

  constructor(pack: number, { format, envelope, known }: NewerMark) {
    const what = envelope === 0 ? `format ${format}` : `format ${format}, envelope ${envelope}`;
    super(`pack ${pack} was written by a newer Savepoint (${what}; this one reads format ${known})`);
    this.pack = pack;
  }
}

/** Runs a reader of a pack, and names the pack in what it finds wrong. */
export function ofPack<T>(pack: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) throw new PackDamaged(pack, error.message, { cause: error });
    throw error;
  }
}
