import type { Readable } from 'node:stream';
import type { Machine } from '../launch/go-request.ts';
import type { StopSignal } from '../shell/port.ts';
import type { Output } from './output.ts';

/** The process as the commands see it. */
export interface World {
  /** @throws Refusal when it is not there */
  readonly cwd: () => string;
  readonly machine: Machine;
  /** The name of the user, for the record. */
  readonly user: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly output: Output;
  readonly onSignal: (listener: (signal: StopSignal) => void) => void;
}

/** As the runner says it to steps, and a person may. */
export function isDebug({ machine }: World): boolean {
  return machine.env.RUNNER_DEBUG === '1';
}

/** Every CI system sets the variable CI. */
export function isOnCi({ machine }: World): boolean {
  return !['', 'false', '0'].includes(machine.env.CI ?? '');
}
