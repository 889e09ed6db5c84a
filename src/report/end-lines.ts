/** The last lines of an attempt: how it ended, and how it goes on. */
import { isAhead, isOfGate, isRejected, type Run, type StepRecord, tookMs } from '../record/run.ts';
import { shellWord } from '../words/shell-word.ts';
import type { Paint } from './colour.ts';
import { askedBy, remedyStep } from './reasons.ts';
import { formatDuration } from './tables.ts';
import { plainText } from './text.ts';

/** More questions are counted. */
const MOST_ASKED = 5;

/** The command that goes on with a run, and what the run asks; a paused one goes on with an answer alone. */
function goingOnLines(run: Run): readonly string[] {
  const asking = askingLines(run);
  return run.status === 'paused' ? asking : [goingOn(run), ...asking];
}

/** What a run asks that nobody goes on with, and the commands that answer; where a paused one has all answers, the one that goes on. */
export function askingLines(run: Run): readonly string[] {
  if (run.status === 'running' || isRejected(run)) return [];
  const waiting = run.steps.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return run.status === 'paused' ? [goingOn(run)] : [];
  const shown = waiting
    .slice(0, MOST_ASKED)
    .flatMap((step) => [`  ${step.id} asks: ${askedBy(step)}`, ...answersTo(step, run)]);
  const more = waiting.length - MOST_ASKED;
  return more > 0 ? [...shown, `  and ${more} more ask: savepoint show ${run.run_id}`] : shown;
}

function answersTo({ id, reason, question }: StepRecord, run: Run): readonly string[] {
  const named = `${run.run_id} ${shellWord(id)}`;
  const approve = `savepoint approve ${named} --resume${givenAgain(run)}`;
  if (question === undefined) {
    const step = shellWord(reason === null ? id : remedyStep(id, reason));
    return [`    to go on:    ${resumeCommand(run)} --from-step ${step}`];
  }
  return question.prompt !== null
    ? [`    to approve:  ${approve}`, `    to reject:   savepoint reject ${named}`]
    : [`    to run it:   ${approve}`, `    it is done:  savepoint mark ${named} --completed --reason TEXT`];
}

export function endLines(run: Run, colour: Paint): readonly string[] {
  const steps = run.steps.filter((step) => step.section === 'steps');
  const done = steps.filter(({ state }) => isOver(state)).length;
  const style = run.status === 'completed' ? 'green' : run.status === 'failed' ? 'red' : 'yellow';
  const last = run.attempts.at(-1);
  const why = run.status === 'completed' ? '' : `; ${plainText(last?.why ?? '')}`;
  const took = last === undefined ? null : tookMs(last);
  const word = isByChoice(run) ? '' : `${colour(style, run.status)}: `;
  const head = `${word}${run.run_id}, ${done} of ${countSteps(steps.length)} done${took === null ? '' : `, in ${formatDuration(took)}`}${why}${withoutFinally(run)}`;
  if (run.status === 'completed') return [head, ...unsavedLines(run, 'this folder')];
  // A person's no has no output.
  const failed = run.steps.filter(
    ({ state, answer, attempt }) =>
      state === 'failed' && attempt === run.attempt && answer?.decision !== 'rejected',
  );
  return [
    head,
    ...failed.slice(0, 5).map((step) => `  its output:  savepoint logs ${run.run_id} ${shellWord(step.id)}`),
    ...goingOnLines(run),
  ];
}

/** Whether the attempt has run all that it was to run, as with `--only-step`: it says then how the run stands. */
function isByChoice({ status, steps, attempt, attempts }: Run): boolean {
  if (status !== 'interrupted' && status !== 'failed') return false;
  const last = attempts.at(-1);
  if (last?.why?.startsWith('stopped by') === true || last?.out_of_time === true) return false;
  const isCutOff = ({ state }: StepRecord) => state === 'interrupted' || state === 'failed';
  return !steps.some((step) => isCutOff(step) && step.attempt === attempt);
}

/** Said where a run stops before its end, so that nobody takes for done what `finally` was to do. */
function withoutFinally({ status, steps, attempts }: Run): string {
  const last = steps.filter(({ section }) => section === 'finally');
  const isShort = status === 'paused' || status === 'interrupted' || attempts.at(-1)?.out_of_time === true;
  const isLeft = isShort && last.every(isAhead);
  return last.length > 0 && isLeft ? '; finally has not run' : '';
}

function isOver(state: Run['steps'][number]['state']): boolean {
  return state === 'completed' || state === 'skipped';
}

/**
 * A run that is completed is not gone on with: what is not saved stays so unless it is asked for.
 * @param folder where its steps ran
 */
export function unsavedLines({ steps }: Pick<Run, 'steps'>, folder: string): readonly string[] {
  const unsaved = steps.filter(
    ({ section, state, change }) => section === 'steps' && state === 'completed' && change === null,
  );
  return unsaved
    .slice(0, 5)
    .map(({ id }) => `  ${id}'s files exist only in ${folder}; --from-step ${shellWord(id)} runs it again`);
}

/** A run that a person has rejected is not gone on with. */
function goingOn(run: Run): string {
  const rejected = run.steps.find(({ answer }) => answer?.decision === 'rejected');
  if (!isRejected(run) || rejected?.answer === undefined) return `  to go on:    ${resumeCommand(run)}`;
  const then = isOfGate(rejected.answer) ? 'asks again' : 'runs it after all';
  return `  rejected:    ${resumeCommand(run)} --from-step ${shellWord(rejected.id)} ${then}`;
}

/** What goes on with a run. */
function resumeCommand(run: Run): string {
  return `savepoint resume ${run.run_id}${givenAgain(run)}`;
}

/** The secrets that a run was given are needed again. */
function givenAgain({ secrets }: Run): string {
  return secrets.map((name) => ` --secret ${name}`).join('');
}

export function countSteps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}
