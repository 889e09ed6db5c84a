/** `savepoint show`: a run and its steps, one step, or what the steps wrote for the job summary. */

import { namedStep } from '../../launch/named-step.ts';
import { Refusal } from '../../launch/refusal.ts';
import { parseEvents } from '../../record/lines.ts';
import { type ToldPaths, toldPaths } from '../../record/past.ts';
import { isAhead, type Run, type StepRecord } from '../../record/run.ts';
import { someSteps } from '../../record/set-aside.ts';
import { askingLines } from '../../report/end-lines.ts';
import { closedFence } from '../../report/markdown.ts';
import { askedBy, describeWhy } from '../../report/reasons.ts';
import { isService, stateWords } from '../../report/state-words.ts';
import { formatAge, formatBytes, formatDuration, formatTable } from '../../report/tables.ts';
import { placed, somePaths } from '../../report/talk.ts';
import { plainText } from '../../report/text.ts';
import { moved, movedNames } from '../../run/moved.ts';
import { stepSummaries, summarySteps } from '../../store/step-summaries.ts';
import { type FoundRun, findRun } from '../find-run.ts';
import { follow } from '../follow.ts';
import { locationOf, type Options, placeOf } from '../options.ts';
import { printRows } from '../rows.ts';
import type { World } from '../world.ts';

/** Prints the record. With `--follow`, again whenever it has changed. */
export async function show(world: World, options: Options, [id, step]: readonly string[]): Promise<number> {
  const found = findRun(world, options, id);
  if (options.summary === true) return summary(world, options, { found, step });
  const place = options.output === 'table' ? placeOf(locationOf(world, options, null), options) : '';
  let last = '';
  const print = (run: Run): void => {
    const one = step === undefined ? null : namedStep(run, step);
    const text = placed(render({ ...found, run }, one, options.output), place);
    if (text !== last) world.output.data(text);
    last = text;
  };
  if (options.follow === true) await follow(found, print);
  else print(found.run);
  return 0;
}

/** Prints the Markdown that steps wrote for the job summary; as JSON, that of each step by itself. */
function summary(
  world: World,
  options: Options,
  { found: { store, run }, step }: { readonly found: FoundRun; readonly step: string | undefined },
): number {
  if (options.follow === true) throw new Refusal(2, '--summary and --follow exclude each other');
  const only = step === undefined ? null : namedStep(run, step).id;
  const all = stepSummaries(summarySteps(run), store.logsPath(run.run_id));
  const wanted = all.filter((each) => only === null || each.step === only);
  if (printRows(world, options, wanted)) return 0;
  world.output.data(wanted.map(({ markdown }) => document(markdown)).join('\n'));
  const who = only === null ? run.run_id : `${only} of ${run.run_id}`;
  if (wanted.length === 0 && options.quiet !== true)
    world.output.talk(`${who} has written nothing to $GITHUB_STEP_SUMMARY\n`);
  return 0;
}

/** Markdown that ends where the next may begin. */
function document(markdown: string): string {
  const closed = closedFence(markdown);
  return closed.endsWith('\n') ? closed : `${closed}\n`;
}

function render({ store, run }: FoundRun, step: StepRecord | null, form: Options['output']): string {
  const value = step ?? run;
  if (form === 'json') return `${JSON.stringify(value, null, 2)}\n`;
  if (form === 'ndjson') return `${JSON.stringify(value)}\n`;
  if (step !== null) return stepText(run, step);
  const { areRemoved } = store.filesOf(run.run_id);
  return runText(run, { told: toldPaths(parseEvents(store.eventsText(run.run_id))), areRemoved });
}

function runText(
  run: Run,
  { told, areRemoved }: { readonly told: readonly ToldPaths[]; readonly areRemoved: boolean },
): string {
  const last = run.attempts.at(-1);
  const facts = [
    ['run', run.run_id],
    ['pipeline', `${run.pipeline.name} (${run.pipeline.path})`],
    ['status', run.status + (run.waiting_for.length > 0 ? `, asks about ${run.waiting_for.join(', ')}` : '')],
    ['attempt', `${run.attempt}${last?.why == null ? '' : `: ${plainText(last.why)}`}`],
    ['started', `${run.created_at} (${formatAge(Date.now() - Date.parse(run.created_at))})`],
    ['workspace', last?.where.workspace ?? ''],
    ...(areRemoved ? [['saved files', 'removed by `savepoint clean --files`']] : []),
    ...Object.entries(run.inputs).map(([name, value]) => [`input ${name}`, `${value}`]),
  ];
  const rows = run.steps.map((step) => [
    `${run.definition.find((each) => each.id === step.id)?.number ?? ''}`,
    step.id,
    step.state + (step.state === 'completed' && step.outcome === 'failure' ? ' (failed)' : ''),
    ...(isAhead(step) ? ['', '', ''] : [timeOf(step), triesOf(step), endOf(step, run)]),
    ...filesOf(step),
    whyOf(step),
  ]);
  return `${formatTable(facts)}\n${formatTable([['#', 'STEP', 'STATE', 'TIME', 'TRIES', 'END', ...FILES, 'WHY'], ...rows])}${askingText(run)}${toldText(told)}`;
}

function whyOf(step: StepRecord): string {
  return step.state === 'waiting' ? askedBy(step) : describeWhy(step);
}

/** What the run asks, and how it is answered. */
function askingText(run: Run): string {
  const lines = askingLines(run);
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : '';
}

/** Paths that a step changed, the bytes in them, and what these take in the store. */
const FILES = ['FILES', 'SAVED', 'STORED'];

function filesOf(step: StepRecord): readonly string[] {
  if (step.state !== 'completed') return ['', '', ''];
  if (step.change === null) return ['not saved', '', ''];
  const { files, bytes, stored_bytes } = step.change;
  return files === 0 ? ['0', '', ''] : [`${files}`, formatBytes(bytes), formatBytes(stored_bytes)];
}

/** What persons changed, and what was set aside. */
function toldText(told: readonly ToldPaths[]): string {
  if (told.length === 0) return '';
  const rows = told.map((each) => [
    each.kind === 'edit' ? 'edited' : 'removed or set back',
    `attempt ${each.attempt}${each.steps.length === 0 ? '' : `, ${someSteps(each.steps)}`}`,
    formatBytes(each.bytes),
    somePaths(each),
  ]);
  return `\n${formatTable(rows)}`;
}

function timeOf({ duration_ms }: StepRecord): string {
  return duration_ms === null ? '' : formatDuration(duration_ms);
}

function triesOf({ started, started_at, retry_count }: StepRecord): string {
  return started_at === null || !started ? '' : `${retry_count + 1}`;
}

function endOf(step: StepRecord, run: Run): string {
  if (step.error_message !== null) return plainText(step.error_message);
  if (step.state === 'completed' && isService(step, run)) return stateWords(step, run);
  return step.exit_code === null ? '' : `exit code ${step.exit_code}`;
}

function stepText(run: Run, step: StepRecord): string {
  const facts = [
    ['step', `${step.id}${step.name === step.id ? '' : ` (${plainText(step.name)})`}`],
    ['of', run.run_id],
    ['state', step.state],
    ['why', whyOf(step)],
    ['answer', answerText(step)],
    ['end', endOf(step, run)],
    ['tries', triesOf(step)],
    ['started', step.started_at ?? ''],
    ['ended', step.completed_at ?? ''],
    ['time', timeOf(step)],
    ['files', changeText(step)],
    ['completion', step.completion === null ? '' : `${step.completion.number}, built on ${builtOn(step)}`],
    ...Object.entries(step.outputs).map(([name, value]) => [`output ${name}`, plainText(value)]),
    ...Object.entries(step.env).map(([name, value]) => [`variable ${name}`, plainText(value)]),
    ...step.path.map((path) => ['path', path]),
    ['moved here', movedHere(run, step).join(', ')],
    ...withheldOf(step).map((name) => ['withheld', `${name}: it held a secret`]),
  ];
  return formatTable(facts.filter(([, value]) => value !== ''));
}

function answerText({ answer }: StepRecord): string {
  if (answer === undefined) return '';
  const { decision, who, at, comment } = answer;
  const what = decision === 'completed' ? 'taken as done' : decision;
  return `${what} by ${who} at ${at}${comment === null ? '' : `: ${plainText(comment)}`}`;
}

/** The values that steps find with the folders of the newest attempt in them. */
function movedHere(run: Run, step: StepRecord): readonly string[] {
  const after = moved(run).steps.find(({ id }) => id === step.id);
  return after === undefined ? [] : movedNames(step, after);
}

function changeText(step: StepRecord): string {
  const [files = '', saved = '', stored = ''] = filesOf(step);
  if (files === '' || files === 'not saved') return files;
  return files === '0' ? 'none changed' : `${files} changed, ${saved} (${stored} in the store)`;
}

function withheldOf({ withheld }: StepRecord): readonly string[] {
  return [...withheld.outputs, ...withheld.env, ...(withheld.path ? ['PATH'] : [])];
}

function builtOn({ completion }: StepRecord): string {
  const needs = (completion?.needs ?? []).map((need) => `${need.step} ${need.basis ?? `(${need.result})`}`);
  return needs.length === 0 ? 'nothing' : needs.join(', ');
}
