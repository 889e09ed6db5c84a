/** The inputs of the action that re-runs, read and checked. Pure. */
import { Refusal } from '../launch/refusal.ts';
import { CAUSES, type Cause } from './causes.ts';

export interface RerunInputs {
  /** The id of the workflow run. */
  readonly run: string;
  /** The attempt that ended; null: the newest one. */
  readonly attempt: number | null;
  readonly on: readonly Cause[];
  /** How often the workflow run may be run again. */
  readonly most: number;
  readonly token: string | null;
}

/** The text of an input; empty where it is not given. */
type Get = (name: string) => string;

/** @param own the workflow run of this very job @throws Refusal exit 2 */
export function readInputs(get: Get, own: string | undefined): RerunInputs {
  const run = get('run-id');
  if (!/^\d+$/.test(run))
    throw new Refusal(2, run === '' ? 'run-id: no workflow run is named' : `run-id: ${run} is not a number`, {
      hint: 'start the workflow by `workflow_run`, or by `workflow_dispatch` with the input run-id',
    });
  if (run === own)
    throw new Refusal(2, `run-id: ${run} is the workflow run of this very job, which has not ended`);
  return {
    run,
    attempt: get('attempt') === '' ? null : wholeIn(get, 'attempt'),
    on: causesIn(get('on')),
    most: wholeIn(get, 'max-attempts'),
    token: get('token') || null,
  };
}

function causesIn(text: string): readonly Cause[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !CAUSES.some((cause) => cause === word));
  if (wrong !== undefined || words.length === 0)
    throw new Refusal(2, `on: ${wrong ?? 'nothing'} is not one of ${CAUSES.join(', ')}`);
  return CAUSES.filter((cause) => words.includes(cause));
}

function wholeIn(get: Get, name: string): number {
  const value = get(name);
  const count = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(count) && count > 0) return count;
  throw new Refusal(2, `${name}: ${value} is not a whole number above 0`);
}
