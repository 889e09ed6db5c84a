/** The engine and the plan without a workspace: nothing is captured, and nothing is held against a completion for its files. */
import type { ChangeRef } from '../../src/record/files-events.ts';
import type { Files } from '../../src/run/ports.ts';

export const NO_CHANGE: ChangeRef = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };

export const WITHOUT_FILES = { edited: false, files: null, writes: new Map<string, readonly string[]>() };

export const NO_FILES: Files = {
  begin: async () => {},
  reads: () => null,
  started: () => {},
  completed: async () => ({ change: NO_CHANGE, warnings: [] }),
  failed: async () => 'ready',
  undone: async () => null,
  end: async () => {},
};
