/** Tests that are part of the long form alone. */
import { test } from '@jest/globals';
import { isSoak } from './random.ts';

type Define = (name: string, run: () => Promise<void>, limitMs?: number) => void;

/** Defines a test in the long form, and in the short one where that is said: else there is none, and none is skipped. */
export function soakTest({ isShort = false } = {}): Define {
  return isShort || isSoak() ? test : () => {};
}
