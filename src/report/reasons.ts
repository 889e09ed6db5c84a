/** The words for why a step runs or does not. */
import type { LookedAt, NeedChange, Reason } from '../record/decisions.ts';
import { describeFailure } from '../record/failure.ts';
import { describeNamed } from '../record/left-on-machine.ts';
import { describeLoss } from '../record/lost.ts';
import type { StepRecord } from '../record/run.ts';
import { formatDuration } from './tables.ts';
import { plainText } from './text.ts';

type FileReason = Extract<
  Reason,
  {
    kind: 'unsaved' | 'lost' | 'differs' | 'reads' | 'commit' | 'source' | 'github' | 'edited' | 'present';
  }
>;

/** What a step asks, and why. */
export function askedBy({
  reason,
  question,
}: Pick<StepRecord, 'question'> & { reason: Reason | null }): string {
  const why = reason === null ? '' : describeReason(reason);
  const prompt = question?.prompt ?? null;
  return prompt === null
    ? why
    : `${plainText(prompt)}${reason?.kind === 'approval' && reason.because.kind !== 'new' ? ` (${why})` : ''}`;
}

/** Why a step ran or not; of one that was taken as done, also where it left no change here. */
export function describeWhy({ reason, state, change }: StepRecord): string {
  if (reason === null) return '';
  const isBare = reason.kind === 'marked' && state === 'completed' && change?.files === 0;
  return `${describeReason(reason)}${isBare ? '; it changed no file here' : ''}`;
}

/** A reason in a few words, to stand after the name of the step. */
export function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case 'completed':
      return `completed before; ${describeSame(reason.files)}`;
    case 'skipped':
      return `skipped before; ${describeSame(reason.files)}`;
    case 'kept':
      return 'completed before; `rerun: never` keeps it';
    case 'taken':
      return 'completed before; only-step takes it as it is';
    case 'new':
      return reason.lost === true
        ? 'no completion of it was saved'
        : `runs for the first time${renamedFrom(reason)}`;
    case 'failed':
      return `failed before: ${describeFailure(reason.failure)}`;
    case 'interrupted':
      return 'was cut off before it ended';
    case 'definition':
      return reason.parts.length === 0
        ? 'its definition has changed'
        : `its definition has changed (${reason.parts.join(', ')})`;
    case 'input':
      return `the input ${reason.input} has changed`;
    case 'env':
      return reason.name === '*'
        ? 'a variable has changed, and it mentions one by a computed name, or all of them'
        : `the variable ${reason.name} has changed`;
    case 'needs':
      return describeNeed(reason.step, reason.change);
    case 'always':
      return reason.by === 'env'
        ? '`SAVEPOINT_RERUN: always`'
        : '`rerun: always`, and a step that depends on it runs';
    case 'install':
      return `it installed ${reason.installs.map(describeNamed).join(', ')}, which this machine does not have`;
    case 'chosen':
      return 'named by from-step or only-step';
    case 'not-chosen':
      return 'not named by only-step';
    case 'not-come':
      return 'this attempt has not come to it';
    case 'secret':
      return 'what it set held a secret and was not saved, so it sets it again';
    case 'finally':
      return 'clean-up, decided afresh in each attempt';
    case 'started-before':
      return `it was started before, so it asks first (${describeReason(reason.because)})`;
    case 'maybe-started':
      return `an earlier attempt may have started it, so it asks first (${describeReason(reason.because)})`;
    case 'approval':
      return reason.because.kind === 'new'
        ? `asks for approval${renamedFrom(reason.because)}`
        : `asks again for approval (${describeReason(reason.because)})`;
    case 'approved':
      return `approved by ${reason.by}`;
    case 'rejected':
      return `rejected by ${reason.by}`;
    case 'marked':
      return `taken as done by ${reason.by}`;
    case 'prompt':
      return 'what it asks has changed';
    case 'behind':
      return `${reason.step}, which comes after it, ${BEHIND[reason.change]}`;
    case 'withheld':
      return `needs ${reason.names.join(', ')} of ${reason.step}, which held a secret and was not saved; give ${reason.step} \`rerun: always\`, and it sets the value again`;
    case 'deadline':
      return `would not have ended in time: it took ${formatDuration(reason.took_ms)} before`;
    case 'service':
      return reason.step === undefined
        ? 'a service that no step needs now'
        : `a service, started again for ${reason.step}`;
    case 'blocked':
      return `waits for ${reason.step}`;
    default:
      return describeFiles(reason);
  }
}

/** How a step that seems to have been renamed keeps its result. */
function renamedFrom({ was }: Extract<Reason, { kind: 'new' }>): string {
  return was === undefined ? '' : `; if it is ${was} renamed, \`id: ${was}\` keeps its result`;
}

const BEHIND = { changed: 'has changed', added: 'is new', removed: 'is gone' } as const;

/** Reasons that lie in the files. */
function describeFiles(reason: FileReason): string {
  switch (reason.kind) {
    case 'unsaved':
      return 'completed before, but its files could not be saved';
    case 'lost':
      return `its saved files cannot be read: ${describeLoss(reason)}`;
    case 'differs':
      return reason.unsaved === true
        ? `files that it changed were not saved, and are not here: ${reason.path}`
        : `${reason.path} is not as it was when the step ran`;
    case 'reads':
      return `files that it reads have changed${namesIn(reason.paths)}`;
    case 'commit':
      return `another commit${reason.folder === undefined ? '' : ` in ${reason.folder}`}: ${shortOf(reason.from)} before, ${shortOf(reason.to)} now`;
    case 'source':
      return `source files are not as they were${namesIn(reason.paths)}`;
    case 'github':
      return `github.${reason.name} has changed`;
    case 'edited':
      return `files changed after it ran, and --edited runs it again${namesIn(reason.paths)}`;
    case 'present':
      return 'taken as completed: all files of its `writes` are there';
  }
}

/** What is the same as when a reused step ran. */
function describeSame(files: LookedAt | undefined): string {
  switch (files) {
    case 'reads':
      return 'the files that it reads are the same';
    case 'source':
      return 'the commit and the source files are the same';
    case 'none':
      return 'without `reads`, edits here do not run it again';
    case undefined:
      return 'nothing that counts for it has changed';
  }
}

function namesIn(paths: readonly string[]): string {
  return paths.length === 0 ? '' : `: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`;
}

function shortOf(commit: string | null): string {
  return commit === null || commit === '' ? 'none' : commit.slice(0, 10);
}

function describeNeed(step: string, change: NeedChange): string {
  switch (change) {
    case 'runs-again':
      return `depends on ${step}, which runs again`;
    case 'ran-again':
      return `depends on ${step}, which has run again since`;
    case 'added':
      return `now comes after ${step}`;
    case 'removed':
      return `no longer comes after ${step}`;
  }
}

/** The step whose naming lets the run go on: one that was withheld from is helped by running what sets the value. */
export function remedyStep(step: string, reason: Reason): string {
  return reason.kind === 'withheld' ? reason.step : step;
}
