/** What is drawn again and again on a terminal. */
import type { createLogUpdate } from 'log-update';
import type { Output } from './output.ts';

/** Draws a text in place of the one before. */
export type Screen = ReturnType<typeof createLogUpdate>;

/** @returns null where there is no terminal; what draws is loaded for one alone */
export async function screenOn({ stderr }: Pick<Output, 'stderr'>): Promise<Screen | null> {
  if (stderr.isTTY !== true) return null;
  const library = await import('log-update');
  return library.createLogUpdate(stderr as NodeJS.WriteStream, { showCursor: true });
}
