/** The live list of steps on a terminal. Pure. */
import { isAhead, type Run, type StepRecord } from '../record/run.ts';
import type { Paint, Style } from './colour.ts';
import { formatDuration } from './tables.ts';
import { shortened, visible } from './text.ts';
import { describeTry } from './tries.ts';

export interface Frame {
  readonly run: Run;
  readonly now: Date;
  readonly columns: number;
  readonly rows: number;
  readonly paint: Paint;
}

const MARKS: Readonly<Record<StepRecord['state'], readonly [Style, string]>> = {
  pending: ['dim', '.'],
  running: ['cyan', '>'],
  retrying: ['yellow', '~'],
  completed: ['green', '+'],
  failed: ['red', 'x'],
  skipped: ['dim', '-'],
  waiting: ['yellow', '?'],
  interrupted: ['yellow', '!'],
};

/** The lines of the list, no more than fit: what runs stays in sight, the rest is counted. */
export function frameOf(frame: Frame): readonly string[] {
  const { run, rows } = frame;
  const room = Math.max(1, Math.min(rows - 3, 20));
  const first = run.steps.findIndex((step) => step.state !== 'completed' && step.state !== 'skipped');
  const start = run.steps.length <= room ? 0 : Math.max(0, Math.min(first - 2, run.steps.length - room));
  const current = run.steps.filter((step) => step.state === 'running' || step.state === 'retrying');
  const window = run.steps.slice(start, start + room);
  const kept = new Set([...new Set([...current, ...window])].slice(0, room));
  const shown = run.steps.filter((step) => kept.has(step));
  const counted = run.steps.filter((step) => step.section === 'steps');
  const done = counted.filter((step) => step.state === 'completed' || step.state === 'skipped').length;
  const started = run.attempts.at(-1)?.started_at ?? run.created_at;
  const total = formatDuration(Math.max(0, frame.now.getTime() - Date.parse(started)));
  const unseen = current.filter((step) => !kept.has(step)).length;
  const more = unseen === 0 ? '' : `, ${unseen} more running`;
  return [
    ...shown.map((step) => lineOf(step, frame)),
    `  ${done} of ${counted.length} steps${more}, ${total}`,
  ];
}

function elapsedOf(step: StepRecord, now: Date): number | null {
  const isRunning = step.state === 'running' || step.state === 'retrying';
  if (isRunning && step.started_at !== null) return now.getTime() - Date.parse(step.started_at);
  return isAhead(step) ? null : step.duration_ms;
}

function lineOf(step: StepRecord, { run, now, columns, paint }: Frame): string {
  const [style, mark] = MARKS[step.state];
  const ms = elapsedOf(step, now);
  const time = ms === null ? '' : formatDuration(Math.max(0, ms));
  const tries =
    step.retry_count > 0 && !isAhead(step) ? `, ${describeTry(run, step.id, step.retry_count + 1)}` : '';
  const width = Math.max(10, Math.min(30, columns - 28));
  const name = shortened(visible(step.id), width).padEnd(width);
  const rest = `${time}${tries}`;
  return rest === ''
    ? `  ${paint(style, mark)} ${name.trimEnd()}`
    : `  ${paint(style, mark)} ${name} ${paint('dim', rest)}`;
}
