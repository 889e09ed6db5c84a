import type { Machine } from '../launch/go-request.ts';
import type { Stop } from '../run/ports.ts';
import type { ActionReport } from './report.ts';

/** This process, as its entry point knows it. */
export interface World {
  readonly cwd: string;
  readonly machine: Machine;
  readonly report: ActionReport;
  readonly stop: Stop;
}
