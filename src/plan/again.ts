/** What runs again although it counts: the services and the `rerun: always` steps that running ones need. Pure. */
import { mentionsStatus } from '../expressions/evaluate.ts';
import type { Step } from '../pipeline/model.ts';
import type { Reason } from '../record/decisions.ts';
import { inOrder } from './graph.ts';
import { behindQuestions, nothingToDo } from './made.ts';
import type { Planned, PlanRequest, Question } from './request.ts';
import { decideServices } from './services.ts';
import { neededOf } from './withheld.ts';

/** A step that runs brings along the services beside it, and the `rerun: always` steps before it, and these bring others. */
export function runAgain(judged: Planned, question: Question): void {
  const running = () => [...judged.values()].filter(({ decision }) => decision === 'run').length;
  const { pipeline, record, choice } = question;
  const hasFinally = () =>
    pipeline.finally.length > 0 &&
    choice.kind !== 'only' &&
    !(record !== null && nothingToDo(record, { steps: [...judged.values()] }, choice));
  const behind = () => behindQuestions(judged, inOrder(pipeline.steps));
  const refused = behindRejected(judged, inOrder(pipeline.steps));
  decideServices(judged, { ...question, unreachable: new Set([...behind(), ...refused]), hasFinally: false });
  for (let before = -1; before !== running(); ) {
    before = running();
    runAlways(judged, question);
    const unreachable = behind();
    const hasEnd = unreachable.size === 0 && hasFinally();
    decideServices(judged, {
      ...question,
      unreachable: new Set([...unreachable, ...refused]),
      hasFinally: hasEnd,
    });
  }
}

/**
 * `rerun: always`: runs in every attempt in which a step that depends on it runs, or in which `finally` needs of it what was not saved.
 */
function runAlways(judged: Planned, request: PlanRequest): void {
  const order = inOrder(request.pipeline.steps);
  const unreachable = behindQuestions(judged, order);
  const busy = new Set(neededAtTheEnd(judged, request));
  for (const step of [...order].reverse()) {
    const planned = judged.get(step.id);
    if (planned === undefined) continue;
    const wanted = busy.has(step.id);
    const again =
      wanted && step.rerun === 'always' && planned.standsFor !== null && planned.decision !== 'run';
    const installs = request.installs?.get(step.id);
    const reason: Reason = installs === undefined ? { kind: 'always' } : { kind: 'install', installs };
    if (again) judged.set(step.id, { ...planned, decision: 'run', reason });
    const runs = planned.decision === 'run' && !unreachable.has(step.id);
    if (wanted || again || runs) for (const need of step.needs) busy.add(need);
  }
}

/** The steps that a person has rejected, and all that waits for one and does not ask how others ended. */
function behindRejected(judged: Planned, order: readonly Step[]): ReadonlySet<string> {
  const behind = new Set<string>();
  for (const { id, needs, if: condition } of order) {
    const isBlocked = needs.some((need) => behind.has(need)) && !mentionsStatus(condition ?? '');
    if (isBlocked || judged.get(id)?.reason.kind === 'rejected') behind.add(id);
  }
  return behind;
}

/** The steps of which `finally` needs values that were not saved. A run that is done with has no `finally` to come. */
function neededAtTheEnd(judged: Planned, { pipeline, record, choice }: PlanRequest): readonly string[] {
  if (choice.kind === 'only' || record === null) return [];
  if (nothingToDo(record, { steps: [...judged.values()] }, choice)) return [];
  return record.steps.flatMap(({ id, withheld }) =>
    pipeline.finally.some((step) => neededOf(step, id, withheld).length > 0) ? [id] : [],
  );
}
