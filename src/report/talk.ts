/** What is said of an event, line by line, in a log or on a terminal. Pure. */
import { styleText } from 'node:util';
import type { Reason } from '../record/decisions.ts';
import type { PlanEvent, RunEvent } from '../record/events.ts';
import type {
  Amount,
  Differing,
  EditsKept,
  FilesAside,
  SourceCaptured,
  SourceDiffering,
} from '../record/files-events.ts';
import { isAhead, isRejected, type Run, type StepRecord, stepOf, tookMs } from '../record/run.ts';
import type { StepCompleted, StepDecided, StepFailed } from '../record/step-events.ts';
import { shellWord } from '../words/shell-word.ts';
import { someOf } from '../words/some.ts';
import { ifOfStep, namedEdits, runsNow, whenEdited, whySetAside } from './edits.ts';
import { askedBy, describeReason } from './reasons.ts';
import { isService } from './state-words.ts';
import { formatBytes, formatCount, formatDuration } from './tables.ts';
import { plainText, visible } from './text.ts';
import { describeRetry, describeTry } from './tries.ts';

export type Style = Parameters<typeof styleText>[0];
/** Colours a text, or does not. */
export type Paint = (style: Style, text: string) => string;

export const noPaint: Paint = (_style, text) => text;
export const paint: Paint = (style, text) => styleText(style, text, { validateStream: false });

/**
 * A line with the commands in it as they must be typed here.
 * @param place the options that name the store and the workspace, with a space in front; empty where the defaults do
 */
export function placed(line: string, place: string): string {
  return line.replace(
    /savepoint (?:(?:resume|approve|reject|mark|logs|restore|show|diff|verify) [^\s:;,`]+|run(?= --))/g,
    (command) => `${command}${place}`,
  );
}

/** The lines for an event; none for what needs no words. @param run the record after it */
export function talkOf(event: RunEvent, run: Run, colour: Paint): readonly string[] {
  switch (event.type) {
    case 'plan':
      return planLines(event, run, colour);
    case 'step.arrived':
      if (event.decision !== 'run' || event.reason.kind === 'new') return [];
      return [`runs again: ${describeReason(event.reason)}`];
    case 'step.started':
      return [
        colour('bold', `> ${event.step}`) +
          (event.try > 1 ? ` (${describeTry(run, event.step, event.try)})` : ''),
      ];
    case 'step.retrying':
      return [`${colour('yellow', '~')} ${event.step}: ${describeRetry(event, run)}`];
    case 'step.completed':
      return [completedLine(event, run, colour)];
    case 'step.failed':
      return failedLines(event, run, colour);
    case 'step.skipped':
      return [`${colour('dim', '-')} ${event.step}: skipped, its \`if\` was false`];
    case 'step.interrupted':
      return [`${colour('yellow', '!')} ${event.step}: ${event.why}`];
    case 'step.waiting':
      return [`${colour('yellow', '?')} ${event.step}: ${askedBy(event)}`];
    case 'step.decided':
      return [decidedLine(event, colour)];
    case 'warning':
      return [
        `${colour('yellow', 'warning:')} ${event.step === null ? '' : `${event.step}: `}${plainText(event.message)}`,
      ];
    case 'source.captured':
      return sourceLines(event, colour);
    case 'edits.kept':
      return editLines(event, colour);
    case 'earlier.captured':
      return [];
    case 'files.aside':
      return asideLines(event, run, colour);
    case 'files.kept':
      if (event.change.pack === null) return [];
      return [colour('dim', `  ${event.step}: its files are kept for its next try`)];
    case 'step.saved':
      return [colour('dim', `  ${event.step}: saved now`)];
    case 'attempt.ended':
      return endLines(run, colour);
  }
}

/** Of a new run nothing is said: that its files are saved is what people expect. */
function sourceLines({ place, brings, differs }: SourceCaptured, colour: Paint): readonly string[] {
  if (place === 'first') return [];
  const where = place === 'empty' ? 'an empty folder' : 'another folder';
  const own = colour('dim', `  ${where}${brings === undefined ? '' : `: ${bringingBack(brings)}`}`);
  return differs === undefined ? [own] : [own, `  ${describeDiffering(differs)}`];
}

function bringingBack({ files, bytes }: Amount): string {
  if (files === 0) return 'nothing has to be brought back';
  return `bringing back ${formatCount(files)} ${files === 1 ? 'file' : 'files'} (${formatBytes(bytes)})`;
}

/** Says in what a workspace differs from the source of the run, in paths that are left as they are. */
export function describeDiffering(differs: SourceDiffering): string {
  const how =
    differs.uncommitted === true
      ? 'the run began elsewhere with uncommitted changes, which do not come along'
      : 'the source here is another one than before, and stays so';
  return `${how}: ${somePaths(differs)}`;
}

function editLines(event: EditsKept, colour: Paint): readonly string[] {
  const then = ifOfStep(event, (word, what) => (what === 'key' ? `\`${word}\`` : word));
  const what = `changed ${whenEdited(event, event.step ?? '')}: ${pathsOf(event)}${then}`;
  return [`${colour('yellow', 'kept:')} ${what}`];
}

function asideLines(event: FilesAside, run: Run, colour: Paint): readonly string[] {
  const { steps, paths, change } = event;
  const files = change.files;
  const what = `in this folder${whySetAside(steps, runsNow(run))}: ${somePaths({ paths, files })}`;
  const command = `savepoint restore ${run.run_id} --aside --to DIR`;
  const back = `get ${files === 1 ? 'it' : 'them'} back with:  ${command}`;
  return [`${colour('yellow', 'removed or set back')} ${what}; ${back}`];
}

function pathsOf(event: EditsKept): string {
  return somePaths({ paths: namedEdits(event, (path) => path), files: event.change.files });
}

/** The first paths of some, and how many more there are. */
export function somePaths({ paths, files }: Differing): string {
  return someOf(paths.map(visible), 5, files);
}

/** More questions are counted. */
const MOST_ASKED = 5;

/** What a paused run asks, and the commands that answer; where all is answered, the one that goes on. */
export function askingLines(run: Run): readonly string[] {
  const waiting = run.steps.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [`  to go on:    ${resumeCommand(run)}`];
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

function decidedLine({ step, decision, who, comment }: StepDecided, colour: Paint): string {
  const [style, mark] = decision === 'rejected' ? (['red', 'x'] as const) : (['green', '+'] as const);
  const what = decision === 'completed' ? 'taken as done' : decision;
  return `${colour(style, mark)} ${step}: ${what} by ${who}${comment === null ? '' : `: ${plainText(comment)}`}`;
}

/** The step whose naming lets the run go on: one that was withheld from is helped by running what sets the value. */
export function remedyStep(step: string, reason: Reason): string {
  return reason.kind === 'withheld' ? reason.step : step;
}

function planLines(event: PlanEvent, run: Run, colour: Paint): readonly string[] {
  const steps = new Set(run.steps.filter(({ section }) => section === 'steps').map(({ id }) => id));
  const reused = event.decisions.filter(
    ({ step, decision }) => decision === 'reuse' && steps.has(step),
  ).length;
  const total = steps.size;
  if (event.attempt === 1) return [`${colour('bold', run.run_id)}: ${countSteps(total)}`];
  const shown = event.decisions.filter((each) => each.reason.kind !== 'finally');
  const width = Math.max(0, ...shown.map((each) => each.step.length));
  return [
    `${colour('bold', run.run_id)}: goes on, attempt ${event.attempt}; ${reused} of ${countSteps(total)} reused`,
    ...shown.map(
      (each) =>
        `  ${each.decision.padEnd(5)}  ${each.step.padEnd(width)}  ${colour('dim', describeReason(each.reason))}`,
    ),
  ];
}

function completedLine(event: StepCompleted, run: Run, colour: Paint): string {
  const time = timeOf(stepOf(run, event.step));
  const { reason = null } = stepOf(run, event.step) ?? {};
  const isAnswered = reason?.kind === 'approved' || reason?.kind === 'marked';
  const isEnded = event.exit_code === null && isService({ id: event.step }, run);
  const how = isAnswered ? `: ${describeReason(reason)}` : isEnded ? ': ended' : '';
  if (event.outcome === 'success') return `${colour('green', '+')} ${event.step}${how}${time}`;
  return `${colour('yellow', '+')} ${event.step}: ${plainText(event.error_message ?? '')}, and goes on (continue-on-error)${time}`;
}

function failedLines(event: StepFailed, run: Run, colour: Paint): readonly string[] {
  return [
    `${colour('red', 'x')} ${event.step}: ${plainText(event.error_message)}${timeOf(stepOf(run, event.step))}`,
  ];
}

function timeOf(step: StepRecord | undefined): string {
  return step?.duration_ms == null ? '' : ` (${formatDuration(step.duration_ms)})`;
}

function endLines(run: Run, colour: Paint): readonly string[] {
  const steps = run.steps.filter((step) => step.section === 'steps');
  const done = steps.filter(({ state }) => isOver(state)).length;
  const style = run.status === 'completed' ? 'green' : run.status === 'failed' ? 'red' : 'yellow';
  const last = run.attempts.at(-1);
  const why = run.status === 'completed' ? '' : `; ${plainText(last?.why ?? '')}`;
  const took = last === undefined ? null : tookMs(last);
  const word = isByChoice(run) ? '' : `${colour(style, run.status)}: `;
  const head = `${word}${run.run_id}, ${done} of ${countSteps(steps.length)} done${took === null ? '' : `, in ${formatDuration(took)}`}${why}${withoutFinally(run)}`;
  if (run.status === 'completed') return [head, ...unsavedLines(run, 'this folder')];
  const failed = run.steps.filter((step) => step.state === 'failed');
  return [
    head,
    ...failed.slice(0, 5).map((step) => `  its output:  savepoint logs ${run.run_id} ${shellWord(step.id)}`),
    ...(run.status === 'paused' ? askingLines(run) : [goingOn(run)]),
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
  const [rejected] = run.steps.filter(({ answer }) => answer?.decision === 'rejected');
  return isRejected(run) && rejected !== undefined
    ? `  rejected:    ${resumeCommand(run)} --from-step ${shellWord(rejected.id)} asks again`
    : `  to go on:    ${resumeCommand(run)}`;
}

/** What goes on with a run. */
function resumeCommand(run: Run): string {
  return `savepoint resume ${run.run_id}${givenAgain(run)}`;
}

/** The secrets that a run was given are needed again. */
function givenAgain({ secrets }: Run): string {
  return secrets.map((name) => ` --secret ${name}`).join('');
}

function countSteps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}
