/** `savepoint approve`, `reject` and `mark`: a person's answer to a run that asks. */
import { type Given, recordAnswer } from '../../launch/answers.ts';
import { systemClock } from '../../launch/node-ports.ts';
import { Refusal } from '../../launch/refusal.ts';
import type { Run } from '../../record/run.ts';
import { placed } from '../../report/talk.ts';
import { findRun } from '../find-run.ts';
import { locationOf, type Options, outputsOf, placeOf } from '../options.ts';
import { printOne } from '../rows.ts';
import type { World } from '../world.ts';
import { goOnWith } from './run.ts';

type Args = readonly string[];

/** Lets a step that asks go on. */
export function approve(world: World, options: Options, args: Args): Promise<number> {
  return answer(world, options, { args, decision: 'approved' });
}

/** Ends a run that asks, for good. */
export function reject(world: World, options: Options, args: Args): Promise<number> {
  return answer(world, options, { args, decision: 'rejected' });
}

/** Takes a step as done. */
export function mark(world: World, options: Options, args: Args): Promise<number> {
  if (options.completed !== true)
    throw new Refusal(2, 'mark does not say as what', { hint: 'add --completed: the step is taken as done' });
  if ((options.reason ?? '').trim() === '')
    throw new Refusal(2, 'mark does not say why', { hint: 'add --reason TEXT, for the record' });
  return answer(world, outputsOf(options), { args, decision: 'completed' });
}

async function answer(
  world: World,
  options: Options,
  { args, decision }: { readonly args: Args; readonly decision: Given['decision'] },
): Promise<number> {
  const [id, step] = args;
  const { store, run } = findRun(world, options, id);
  const given: Given = {
    ...{ decision, who: world.user, by: null, outputs: options.outputs ?? {} },
    step: step ?? null,
    comment: options.comment ?? options.reason ?? null,
  };
  if (options.resume === true) return goOnWith(world, options, { run, answer: given });
  const recorded = recordAnswer(run.run_id, given, { store, now: systemClock.now, observer: null });
  if (printOne(world, options, recorded.run)) return 0;
  if (options.quiet === true) return 0;
  const place = placeOf(locationOf(world, options, null), options);
  for (const line of told(recorded)) world.output.talk(`${placed(line, place)}\n`);
  return 0;
}

const DONE: Readonly<Record<Given['decision'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  completed: 'taken as done',
};

/** What has come of it, and what is left to do. */
function told({ run, step, kind }: ReturnType<typeof recordAnswer>): readonly string[] {
  const { answer, id } = step;
  const what = answer === undefined ? '' : DONE[answer.decision];
  const before = kind === 'known' ? ` already, by ${answer?.who} at ${answer?.at}` : '';
  const after = answer?.decision === 'rejected' ? ': the run has ended for good' : '';
  return [`${id} of ${run.run_id} is ${what}${before}${after}`, ...left(run, answer?.decision)];
}

function left(run: Run, decision: Given['decision'] | undefined): readonly string[] {
  if (decision === 'rejected' || run.status === 'completed') return [];
  const more = run.steps.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  if (more.length > 0) return [`  still asks: ${more.join(', ')}`];
  const given = run.secrets.map((name) => ` --secret ${name}`).join('');
  return [`  to go on:    savepoint resume ${run.run_id}${given}`];
}
