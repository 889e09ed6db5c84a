/** The ends of a workflow's steps: what each left is captured, and then it is on record. */
import type { Step } from '../pipeline/model.ts';
import type { Completion, Failure, SourceDigests } from '../record/decisions.ts';
import { describeFailure } from '../record/failure.ts';
import type { AttemptRequest } from '../run/attempt.ts';
import { leftOnMachine, NOTHING_LACKS } from '../run/ends.ts';
import { completionOf, failureOf, leftBehind } from '../run/outcome.ts';
import type { Ports } from '../run/ports.ts';
import type { Recorder } from '../run/recorder.ts';
import type { Said } from '../shell/port.ts';
import { needsOf } from './chain.ts';
import type { StepExit, ToKeeper } from './protocol.ts';

/** A step that runs. */
export interface Going {
  readonly step: Step;
  readonly digests: SourceDigests;
  readonly reads: string | null;
  readonly beganAfter: number;
  /** The completion in place of which it runs; null for none. */
  readonly counting: Completion | null;
  readonly mark: string;
}

export type Ended = Extract<ToKeeper, { kind: 'ended' }>;

export interface EndsParts {
  readonly setting: AttemptRequest['setting'];
  readonly ports: Pick<Ports, 'masks' | 'files' | 'machine' | 'published'>;
  readonly recorder: Recorder;
  /** The names of the processes that bear a mark. */
  readonly living: (mark: string) => Promise<readonly string[]>;
}

export class Ends {
  readonly #parts: EndsParts;

  constructor(parts: EndsParts) {
    this.#parts = parts;
  }

  /** A step's process has ended; null: its shell is gone without a word. @returns whether it has ended well */
  async over(going: Going, ended: Ended | null): Promise<boolean> {
    const { step } = going;
    const { masks, files } = this.#parts.ports;
    for (const text of ended?.masks ?? []) masks.add(text);
    const exit = ended?.exit;
    if (ended === null || exit === undefined || exit.kind === 'stopped') {
      await files.failed(step, 'end');
      const why = exit?.kind === 'stopped' ? `stopped by ${exit.by}` : 'it was killed';
      this.#parts.recorder.write({ type: 'step.interrupted', step: step.id, why });
      return false;
    }
    // Of what it said that is old-fashioned, or left out, the runner warns itself.
    const failure = failureOf({ exit, said: ended.said, leftRunning: [] }, null);
    if (failure === null) await this.#completed(going, ended.said, exit);
    else await this.#failed(going, ended.said, failure);
    return failure === null;
  }

  async #completed(going: Going, said: Said, exit: StepExit): Promise<void> {
    const { step } = going;
    const { files, machine, masks, published } = this.#parts.ports;
    const left = leftBehind(said, masks);
    const { warnings, lacks = NOTHING_LACKS, ...captured } = await files.completed(step);
    const came = leftOnMachine(await machine.ended(step.id, left), {
      ...lacks,
      processes: await this.#parts.living(going.mark),
    });
    this.#parts.recorder.write({
      ...{ type: 'step.completed', step: step.id, outcome: 'success', error_message: null },
      exit_code: exit.kind === 'exited' ? exit.code : null,
      completion: this.#completionOf(going),
      ...captured,
      ...(came === null ? {} : { machine: came }),
      ...left,
    });
    if (step.rerun === 'ask') await published.now();
    for (const message of warnings) this.#warn(step, message);
  }

  async #failed(going: Going, said: Said, failure: Failure): Promise<void> {
    const { step } = going;
    const { files, masks, published } = this.#parts.ports;
    await files.failed(step, 'end');
    this.#parts.recorder.write({
      ...{ type: 'step.failed', step: step.id, failure },
      error_message: masks.apply(describeFailure(failure)),
      completion: this.#completionOf(going),
      ...leftBehind(said, masks),
    });
    if (step.rerun === 'ask') await published.now();
  }

  #completionOf({ step, digests, reads, beganAfter, counting }: Going): Completion {
    const { setting } = this.#parts;
    const found = { ...setting, builtOn: { ...setting.builtOn, ...digests } };
    const standsFor = counting?.basis ?? null;
    const { run } = this.#parts.recorder;
    const completion = completionOf(step, run, {
      ...{ setting: found, standsFor, beganAfter, outside: {}, started: {} },
      reads: counting?.reads ?? reads,
    });
    return { ...completion, needs: needsOf(step.needs, run) };
  }

  #warn({ id }: Step, message: string): void {
    this.#parts.recorder.write({ type: 'warning', step: id, message });
  }
}
