/** The names that this room gives to what it has not finished. They are never part of the workspace. */
import { randomBytes } from 'node:crypto';

/** A name that nothing has, for a file that is to be moved to its place when it is whole. */
export function temporaryName(): string {
  return `.savepoint-${randomBytes(8).toString('hex')}.tmp`;
}

export function isTemporaryName(name: string): boolean {
  return name.length === 31 && /^\.savepoint-[0-9a-f]{16}\.tmp$/.test(name);
}
