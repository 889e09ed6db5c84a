/** The store could not be opened, read or written. Never means that something is not there. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  /** What a person can do, where the system error that caused it says so; else null. */
  get hint(): string | null {
    return remedyOf(this.cause);
  }
}

/** It may not be read by this job: another try cannot do better. */
export class AccessDenied extends StoreError {}

/** Another version of this program wrote what is there: another try cannot do better, either. */
export class WrittenByOther extends StoreError {}

/** The one-line text of a system error. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'no space left on the device';
    case 'EDQUOT':
      return 'the disk quota is used up';
    case 'ENOTDIR':
      return 'a part of the path is not a directory';
    case 'EIO':
      return 'input/output error of the device';
    default:
      return message;
  }
}

/** What a device that has failed or is full refuses, and a machine that has no more to give, wherever it is asked: no bug of ours. */
const OF_THE_MACHINE = ['EIO', 'ENOSPC', 'EDQUOT', 'ENOMEM', 'EMFILE', 'ENFILE', 'ESTALE'];

/** @returns a system error that no caller has foreseen, in the words of people; null where it can only be a bug */
export function refusedByMachine(error: unknown): StoreError | null {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  if (!OF_THE_MACHINE.includes(code)) return null;
  return new StoreError(path === undefined ? reasonOf(error) : `${path}: ${reasonOf(error)}`, {
    cause: error,
  });
}

function remedyOf(cause: unknown): string | null {
  switch ((cause as NodeJS.ErrnoException | undefined)?.code) {
    case 'EACCES':
    case 'EPERM':
      return 'check its owner and permissions, and those of the folders above it';
    case 'EROFS':
      return 'choose a store in a place that can be written to';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'free some space there, and run it again: what was saved is still there';
    case 'EIO':
      return 'check the disk (the log of the kernel may say more), and run it again';
    default:
      return null;
  }
}

/** Whether a system error says that a file or directory is not there. */
export function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
