/** Which steps need values that held a secret, and so were not saved. Pure. */
import type { Step } from '../pipeline/model.ts';
import type { Run, StepRecord } from '../record/run.ts';
import { dependentsOf } from './graph.ts';
import type { Planned } from './request.ts';

/** A step about to run that needs a value which was not saved, because it held a secret, asks. */
export function withhold(judged: Planned, steps: readonly Step[], record: Run | null): void {
  const byId = new Map(steps.map((step) => [step.id, step]));
  for (const { id, withheld } of record?.steps ?? []) {
    const source = judged.get(id);
    if (source?.decision !== 'reuse' || byId.get(id)?.rerun === 'always') continue;
    if (withheld.outputs.length + withheld.env.length === 0 && !withheld.path) continue;
    for (const dependent of dependentsOf(steps, id)) {
      const step = byId.get(dependent);
      const planned = judged.get(dependent);
      const isOpen = planned?.decision === 'run' || planned?.reason.kind === 'approval';
      if (step === undefined || planned === undefined || !isOpen) continue;
      const names = neededOf(step, id, withheld);
      if (names.length > 0) {
        judged.set(dependent, { ...planned, decision: 'ask', reason: { kind: 'withheld', step: id, names } });
      }
    }
  }
}

/** Which of the withheld values of a step another step needs: the outputs it mentions; every variable, if it depends on the step. */
export function neededOf(step: Step, from: string, withheld: StepRecord['withheld']): readonly string[] {
  return [...outputsOf(step.mentions.outputs, from, withheld), ...variablesOf(withheld)];
}

/** Which of the withheld values of a step the expressions of another one speak of. */
export function spokenOf(
  { mentions }: Step,
  from: string,
  withheld: StepRecord['withheld'],
): readonly string[] {
  const named = variablesOf(withheld).filter((name) =>
    mentions.env.some((each) => each === '*' || each === name),
  );
  return [...outputsOf(mentions.outputs, from, withheld), ...named];
}

/**
 * Whether a step's `if` cannot be decided without the withheld values of another step: it mentions such an output; or a variable at all,
 * where that is such a one, or may be, since the step's own `env` is made of such a value.
 */
export function decidesBy(step: Step, from: string, withheld: StepRecord['withheld']): boolean {
  const { condition } = step.mentions;
  if (outputsOf(condition.outputs, from, withheld).length > 0) return true;
  return condition.env.length > 0 && spokenOf(step, from, withheld).length > 0;
}

function outputsOf(
  mentioned: Step['mentions']['outputs'],
  from: string,
  { outputs }: StepRecord['withheld'],
): readonly string[] {
  const ofIt = mentioned.filter(({ step }) => step === from || step === '*');
  return outputs.filter((name) => ofIt.some(({ output }) => isOutput(output, name)));
}

function variablesOf({ env, path }: StepRecord['withheld']): readonly string[] {
  return [...env, ...(path ? ['PATH'] : [])];
}

/** Whether a name in an expression means an output: upper and lower case are the same there. */
function isOutput(mentioned: string, name: string): boolean {
  return mentioned === '*' || mentioned.toUpperCase() === name.toUpperCase();
}
