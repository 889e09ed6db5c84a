import type { PlanEvent, RunEvent } from '../record/events.ts';
import type {
  Amount,
  Differing,
  EditsKept,
  FilesAside,
  SourceCaptured,
  SourceDiffering,
} from '../record/files-events.ts';
import { type Run, type StepRecord, stepOf } from '../record/run.ts';
import type { StepCompleted, StepFailed } from '../record/step-events.ts';
import { someOf } from '../words/some.ts';
import type { Paint } from './colour.ts';
import { ifOfStep, namedEdits, runsNow, whenEdited, whySetAside } from './edits.ts';
import { countSteps, endLines } from './end-lines.ts';
import { askedBy, describeReason, describeWhy } from './reasons.ts';
import { isService } from './state-words.ts';
import { formatBytes, formatCount, formatDuration } from './tables.ts';
import { plainText, visible } from './text.ts';
import { describeRetry, describeTry } from './tries.ts';

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
    case 'warning':
      return [
        `${colour('yellow', 'warning:')} ${event.step === null ? '' : `${event.step}: `}${plainText(event.message)}`,
      ];
    case 'source.captured':
      return sourceLines(event, colour);
    case 'edits.kept':
      return editLines(event, colour);
    // The plan, or the end of the step, says what a person has answered.
    case 'step.decided':
    case 'earlier.captured':
    case 'packs.borrowed':
      return [];
    case 'files.aside':
      return asideLines(event, run, colour);
    case 'files.kept':
      if (event.change.pack === null) return [];
      return [colour('dim', `  ${event.step}: ${keptFor(stepOf(run, event.step))}`)];
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

function keptFor(step: StepRecord | undefined): string {
  return step?.reason?.kind === 'marked'
    ? 'what its last try left stays, as its change'
    : 'its files are kept for its next try';
}

function pathsOf(event: EditsKept): string {
  return somePaths({ paths: namedEdits(event, (path) => path), files: event.change.files });
}

/** The first paths of some, and how many more there are. */
export function somePaths({ paths, files }: Differing): string {
  return someOf(paths.map(visible), 5, files);
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
  const step = stepOf(run, event.step);
  const time = timeOf(step);
  const isAnswered = step?.reason?.kind === 'approved' || step?.reason?.kind === 'marked';
  const isEnded = event.exit_code === null && isService({ id: event.step }, run);
  const how = isAnswered ? `: ${describeWhy(step)}` : isEnded ? ': ended' : '';
  if (event.outcome === 'success') return `${colour('green', '+')} ${event.step}${how}${time}`;
  const why = plainText(event.error_message ?? '').replace(/\.$/, '');
  return `${colour('yellow', '+')} ${event.step}: ${why}, and goes on (continue-on-error)${time}`;
}

function failedLines(event: StepFailed, run: Run, colour: Paint): readonly string[] {
  return [
    `${colour('red', 'x')} ${event.step}: ${plainText(event.error_message)}${timeOf(stepOf(run, event.step))}`,
  ];
}

function timeOf(step: StepRecord | undefined): string {
  return step?.duration_ms == null ? '' : ` (${formatDuration(step.duration_ms)})`;
}
