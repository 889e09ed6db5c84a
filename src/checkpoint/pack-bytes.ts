/** Reading the bytes of a pack. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { isAbsent, reasonOf, StoreError } from '../store/errors.ts';
import { Malformed, PackAbsent } from './errors.ts';

export class PackFile {
  readonly number: number;
  readonly size: number;
  readonly #fd: number;

  private constructor(number: number, fd: number) {
    this.number = number;
    this.#fd = fd;
    const stat = fstatSync(fd);
    if (!stat.isFile()) throw new Malformed('it is no file');
    this.size = stat.size;
  }

  /** @throws PackAbsent, Malformed, StoreError where it may be there but cannot be read */
  static open(path: string, number: number): PackFile {
    return explained(number, () => {
      // Nobody may stop us with a pipe in its place.
      const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        return new PackFile(number, fd);
      } catch (error) {
        closeSync(fd);
        throw error;
      }
    });
  }

  /** Exactly these bytes. @throws Malformed, StoreError */
  read(at: number, length: number): Buffer {
    return explained(this.number, () => {
      const bytes = Buffer.allocUnsafe(length);
      for (let filled = 0; filled < length; ) {
        const got = readSync(this.#fd, bytes, filled, length - filled, at + filled);
        if (got === 0) throw new Malformed('it is cut short');
        filled += got;
      }
      return bytes;
    });
  }

  close(): void {
    closeSync(this.#fd);
  }
}

/** What a device cannot read is lost; what the system refuses is not. */
function explained<T>(number: number, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    if (isAbsent(cause)) throw new PackAbsent(number, { cause });
    if (code === 'EIO' || code === 'EISDIR' || code === 'ENXIO')
      throw new Malformed(reasonOf(cause), { cause });
    throw new StoreError(`pack ${number} cannot be read: ${reasonOf(cause)}`, { cause });
  }
}
