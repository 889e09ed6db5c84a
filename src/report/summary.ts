/**
 * A run in the summary of a job, as GitHub's Markdown. Pure. All foreign text is escaped, and each part is left out, or
 * loses whole rows, rather than being cut where it would break.
 */
import type { EditsKept, FilesAside } from '../record/files-events.ts';
import { isDone, type Run, type StepRecord, tookMs } from '../record/run.ts';
import { someOf } from '../words/some.ts';
import { ifOfStep, namedEdits, runsNow, whenEdited, whySetAside } from './edits.ts';
import { ganttOf } from './gantt.ts';
import { type Going, goOn, notUploaded } from './go-on.ts';
import { lastLines } from './log-end.ts';
import { bytesOf, code, escapePre, plain, preformatted } from './markdown.ts';
import { runMermaid } from './mermaid.ts';
import { FOLDER } from './saved.ts';
import type { Spans } from './spans.ts';
import { isReused, statusWords } from './state-words.ts';
import { stepsTable } from './summary-table.ts';
import { formatDuration } from './tables.ts';

export interface SummaryRequest extends Going {
  /** `brought-back`: all was done before, and nothing ran. */
  readonly kind: 'ended' | 'brought-back';
  /** The last lines of the failed steps' logs, by id, without secrets and control characters. */
  readonly logs: ReadonlyMap<string, readonly string[]>;
  /** What was kept and set aside in this attempt. */
  readonly files: readonly (EditsKept | FilesAside)[];
  /** When each try ran. */
  readonly spans: Spans;
  /** Why the record or the workspace was lost; null when neither was. */
  readonly lost: string | null;
}

/** GitHub refuses a summary of more bytes. */
export const SUMMARY_LIMIT = 1024 * 1024;

/** The bytes of one log's end that are shown, its lines, and how many failed steps and kinds of files are. */
const LOG_BYTES = 16 * 1024;
const LOG_LINES = 100;
const MOST_FAILURES = 20;
const MOST_FILES = 20;
const MOST_PATHS = 10;

/** A part of the summary, of no more bytes than there is room for; empty where it cannot be that short. */
type Part = (room: number) => string;

/** @param room the bytes that it may take */
export function summaryOf(request: SummaryRequest, room = SUMMARY_LIMIT): string {
  const parts: Readonly<Record<'head' | 'next' | 'table' | 'failures' | 'files' | 'chart' | 'graph', Part>> =
    {
      head: whole(head(request)),
      next: whole(next(request)),
      table: (left) => stepsTable(request, left),
      failures: (left) => failures(request, left),
      files: whole(files(request)),
      chart: whole(chart(request)),
      graph: whole(graph(request)),
    };
  // The parts in the order in which they are given room, with the share of what is left that each may take.
  const shares = {
    head: 1,
    next: 1,
    failures: 1 / 3,
    files: 1 / 4,
    chart: 1 / 4,
    graph: 1 / 4,
    table: 1,
  } as const;
  const texts = new Map<string, string>();
  let left = room;
  for (const [name, share] of Object.entries(shares) as [keyof typeof parts, number][]) {
    const text = parts[name](Math.floor(left * share) - 1);
    texts.set(name, text);
    left -= text === '' ? 0 : bytesOf(text) + 1;
  }
  return Object.keys(parts)
    .map((name) => texts.get(name) ?? '')
    .filter((text) => text !== '')
    .join('\n');
}

/** The steps that have run after a cancel. @param run with these alone @param room the bytes that it may take */
export function cleanUpSummary(run: Run, room: number): string {
  const head = '### After the cancel\n\n';
  const saved = { there: 'all', more: 'none', access: 'readable', rerun: 'goes-on', store: FOLDER } as const;
  const table = stepsTable({ run, kind: 'ended', unpublished: new Set(), saved }, room - bytesOf(head));
  return table === '' ? '' : head + table;
}

function whole(text: string): Part {
  return (room) => (bytesOf(text) <= room ? text : '');
}

function head({ run, kind, lost }: SummaryRequest): string {
  const { symbol, words } = statusWords(run);
  const what = kind === 'brought-back' ? 'nothing to do, brought back' : words;
  const why = run.attempts.at(-1)?.why ?? '';
  const lines = [`## ${symbol} ${plain(run.pipeline.name, 120)}: ${what}`, '', facts(run, kind)];
  if (kind === 'ended' && run.status === 'interrupted' && why !== '' && why !== lost)
    lines.push('', plain(stopped(why)));
  if (lost !== null) lines.push('', `**${plain(lost, 500)}**`);
  return `${lines.join('\n')}\n`;
}

/** To a job, a cancel by a person, the time limit of the step and that of the job look the same. */
function stopped(why: string): string {
  const [, signal] = /^stopped by (SIG\w+)$/.exec(why) ?? [];
  return signal === undefined ? why : `Cancelled, or out of time (${signal}).`;
}

function facts(run: Run, kind: SummaryRequest['kind']): string {
  const steps = run.steps.filter((step) => step.section === 'steps');
  const done = steps.filter(isDone).length;
  const reused = kind === 'brought-back' ? steps.filter(isDone) : steps.filter((step) => isReused(step, run));
  const saved = reused.reduce((sum, step) => sum + (step.duration_ms ?? 0), 0);
  const all = [
    `Run ${code(run.run_id)}`,
    `attempt ${run.attempt}`,
    `${done} of ${count(steps.length, 'step')} done`,
  ];
  if (reused.length > 0) all.push(`${reused.length} reused (${formatDuration(saved)} not spent again)`);
  const last = run.attempts.at(-1);
  const took = last === undefined ? null : tookMs(last);
  if (kind === 'ended' && took !== null) all.push(`took ${formatDuration(took)}`);
  return all.join(', ');
}

function next(request: SummaryRequest): string {
  const lines = [...goOn(request), ...notUploaded(request)].map((line) => `- ${plain(line, 600)}`);
  return lines.length === 0 ? '' : `### How to go on\n\n${lines.join('\n')}\n`;
}

function failures({ run, logs }: SummaryRequest, room: number): string {
  const failed = run.steps.filter((step) => step.state === 'failed');
  const more = (missing: number) => `\n${count(missing, 'more step')} failed.\n`;
  let text = '';
  let left = room - bytesOf(more(failed.length));
  let shown = 0;
  for (const step of failed.slice(0, MOST_FAILURES)) {
    const share = Math.floor(left / (Math.min(failed.length, MOST_FAILURES) - shown));
    const block = failure(step, logs.get(step.id) ?? [], share);
    if (bytesOf(block) > left) break;
    text += block;
    left -= bytesOf(block);
    shown += 1;
  }
  if (shown === 0) return '';
  return shown < failed.length ? text + more(failed.length - shown) : text;
}

/** The end of a step's log, folded away; without it where there is no room. */
function failure(step: StepRecord, log: readonly string[], room: number): string {
  const title = `${code(step.id)}: ${plain(step.error_message ?? 'failed')}`;
  const before = `<details><summary>❌ ${title}</summary>\n\n`;
  const after = '\n\n</details>\n';
  const left = Math.min(LOG_BYTES, room - bytesOf(before + after + preformatted('')));
  const end = left <= 0 ? '' : lastLines(log.slice(-LOG_LINES), left, (text) => bytesOf(escapePre(text)));
  return end === '' ? `❌ ${title}\n\n` : `${before}${preformatted(end)}${after}`;
}

function files({ files: all, run }: SummaryRequest): string {
  const events = all.filter(({ change }) => change.files > 0);
  if (events.length === 0) return '';
  const lines = events.slice(0, MOST_FILES).map((event) => `- ${filesLine(event, run)}`);
  if (events.length > MOST_FILES) lines.push(`- and ${events.length - MOST_FILES} more`);
  return `### Files kept, removed or set back\n\n${lines.join('\n')}\n`;
}

function filesLine(event: EditsKept | FilesAside, run: Run): string {
  if (event.type === 'edits.kept') {
    const when = whenEdited(event, code(event.step ?? ''));
    const edits = namedEdits(event, (path) => code(path));
    const names = someOf(edits, MOST_PATHS, event.change.files);
    return `Kept, changed ${when}: ${names}${ifOfStep(event, (word) => code(word))}`;
  }
  const names = event.paths.map((path) => code(path));
  const why = plain(whySetAside(event.steps, runsNow(run)));
  return `Removed or set back${why}: ${someOf(names, MOST_PATHS, event.change.files)}`;
}

function chart({ spans }: SummaryRequest): string {
  const drawn = ganttOf(spans);
  if (drawn === null) return '';
  const more = drawn.leftOut === 0 ? '' : `\nThe ${drawn.leftOut} shortest are not shown.\n`;
  return `### When the steps ran\n\n\`\`\`mermaid\n${drawn.text}\`\`\`\n${more}`;
}

function graph({ run }: SummaryRequest): string {
  const chart = runMermaid(run);
  if (chart === null) return `The graph of ${count(run.steps.length, 'step')} is too large to be drawn.\n`;
  return `\`\`\`mermaid\n${chart}\`\`\`\n`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
