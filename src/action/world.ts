import type { Writable } from 'node:stream';
import type { Machine } from '../launch/go.ts';
import type { Stop } from '../run/ports.ts';

/** This process, as its entry point knows it. */
export interface World {
  readonly cwd: string;
  readonly machine: Machine;
  readonly stdout: Writable;
  readonly stop: Stop;
}
