/** The table of the steps in a job's summary. Pure. */
import { isAhead, type Run, type StepRecord } from '../record/run.ts';
import { bytesOf, code, plain } from './markdown.ts';
import { askedBy, describeWhy } from './reasons.ts';
import type { Saved } from './saved.ts';
import { isReused, isService, stateWords, symbolOf } from './state-words.ts';
import { formatBytes, formatDuration } from './tables.ts';

export interface TableRequest {
  readonly run: Run;
  /** Ids of completed steps whose files are not in the store that later attempts read. */
  readonly unpublished: ReadonlySet<string>;
  readonly saved: Saved;
  /** Whether nothing ran, because all was done before. */
  readonly kind: 'ended' | 'brought-back';
}

const HEAD = '| State | Step | Time | Tries | Saved | Why |\n| --- | --- | ---: | ---: | --- | --- |\n';
const NOTHING = '–';

/** A row for every step; as many as fit into `room` bytes, without some from the middle. Empty where not even few fit. */
export function stepsTable(request: TableRequest, room: number): string {
  const rows = request.run.steps.map((step) => rowOf(step, request));
  const whole = HEAD + rows.join('');
  if (bytesOf(whole) <= room) return whole;
  const { front, back } = bothEnds(rows, room - bytesOf(HEAD + gap(rows.length)));
  const missing = rows.length - front.length - back.length;
  const cut = HEAD + front.join('') + gap(missing) + back.join('');
  return front.length > 0 && bytesOf(cut) <= room ? cut : '';
}

/** The rows of both ends that fit, taken in turn. */
function bothEnds(rows: readonly string[], limit: number) {
  const front: string[] = [];
  const back: string[] = [];
  let room = limit;
  for (let taken = 0; taken < rows.length; taken++) {
    const isFront = taken % 2 === 0;
    const row = (isFront ? rows[front.length] : rows[rows.length - 1 - back.length]) ?? '';
    room -= bytesOf(row);
    if (room < 0) break;
    if (isFront) front.push(row);
    else back.unshift(row);
  }
  return { front, back };
}

function gap(count: number): string {
  return `| … | **${count} more ${count === 1 ? 'step' : 'steps'}, not shown** | | | | |\n`;
}

function rowOf(step: StepRecord, request: TableRequest): string {
  const { run, kind } = request;
  const brought = kind === 'brought-back' && step.section === 'steps';
  const state = brought && !isReused(step, run) ? `${stateWords(step, run)}, reused` : stateWords(step, run);
  const cells = [
    `${symbolOf(step)} ${state}`,
    nameOf(step),
    step.duration_ms === null || isAhead(step) ? NOTHING : formatDuration(step.duration_ms),
    hasRun(step) ? `${step.retry_count + 1}` : NOTHING,
    savedOf(step, request),
    whyOf(step, request),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

function whyOf(step: StepRecord, { run, kind }: TableRequest): string {
  if (kind === 'brought-back' && step.section === 'steps') return 'completed before';
  const isNeeded = step.reason?.kind !== 'not-come';
  if (step.state === 'skipped' && isNeeded && !isReused(step, run)) return 'its <code>if</code> was false';
  if (step.state === 'waiting') return plain(askedBy(step));
  return step.reason === null ? NOTHING : plain(describeWhy(step));
}

function nameOf({ id, name, section }: StepRecord): string {
  const own = name === id ? '' : ` ${plain(name, 80)}`;
  return `${code(id)}${own}${section === 'finally' ? ' (finally)' : ''}`;
}

function hasRun(step: StepRecord): boolean {
  return step.started && step.state !== 'skipped' && !isAhead(step);
}

function savedOf({ id, state, change }: StepRecord, { unpublished, saved, run }: TableRequest): string {
  if (state !== 'completed' || isService({ id }, run)) return NOTHING;
  if (unpublished.has(id)) {
    if (saved.more === 'may-come') return 'finished, not uploaded yet';
    return saved.there === 'nothing' ? '**not saved**' : '**finished, not uploaded**';
  }
  if (change === null) return '**not saved**';
  if (change.files === 0) return 'nothing changed';
  return `${change.files} ${change.files === 1 ? 'file' : 'files'}, ${formatBytes(change.bytes)}`;
}
