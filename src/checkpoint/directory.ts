/** The packs of a run as files of its directory. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from '../store/atomic.ts';
import { isAbsent } from '../store/errors.ts';
import { isPackNumber, packName } from './format.ts';

const NAME = /^(\d{6})\.pack$/;
const TEMPORARY = /^\d{6}\.pack\.tmp$/;

/** The numbers of the published packs, in order; none where there is no directory. @throws the system's error */
export function listPacks(directory: string): number[] {
  return namesIn(directory)
    .map((name) => Number(NAME.exec(name)?.[1]))
    .filter(isPackNumber)
    .sort((a, b) => a - b);
}

/**
 * Removes packs that no record names, and what killed processes left. Only for who holds the run.
 * Answers with the names that are gone. @throws the system's error
 */
export function removeOrphans(directory: string, referenced: ReadonlySet<number>): readonly string[] {
  const doomed = [
    ...namesIn(directory).filter((name) => TEMPORARY.test(name)),
    ...listPacks(directory)
      .filter((number) => !referenced.has(number))
      .map(packName),
  ];
  for (const name of doomed) rmSync(join(directory, name), { force: true });
  if (doomed.length > 0) syncDirectory(directory);
  return doomed;
}

/** A number that no pack has, on disk or in a record, above all of them. @throws the system's error */
export function nextNumber(directory: string, referenced: ReadonlySet<number>): number {
  return Math.max(0, listPacks(directory).at(-1) ?? 0, ...referenced) + 1;
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}
