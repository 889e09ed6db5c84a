/**
 * The names that this room gives to what it has not finished. They are never part of the workspace, and are removed: so half of their
 * digits are the digest of the others, which a name of somebody else's does not have.
 */
import { randomBytes } from 'node:crypto';
import { sha256 } from '../digest/digest.ts';

const DIGITS = 8;

/** A name that nothing has, for a file that is to be moved to its place when it is whole. */
export function temporaryName(): string {
  return nameWith(randomBytes(DIGITS / 2).toString('hex'));
}

export function isTemporaryName(name: string): boolean {
  const random = /^\.savepoint-([0-9a-f]{8})[0-9a-f]{8}\.tmp$/.exec(name)?.[1];
  return random !== undefined && name === nameWith(random);
}

function nameWith(random: string): string {
  return `.savepoint-${random}${sha256(`savepoint ${random}`).slice(0, DIGITS)}.tmp`;
}
