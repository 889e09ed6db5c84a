/** All that the action shows of a run: the log as it goes on, annotations, the summary of the job. */
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Doing } from '../files/setting.ts';
import { addSummary, spansIn } from '../github/summary.ts';
import type { Gone } from '../launch/go.ts';
import { installsElsewhere } from '../launch/this-machine.ts';
import { allSteps, type Pipeline } from '../pipeline/model.ts';
import { nextAttempt } from '../plan/next.ts';
import type { Problem } from '../problem/problem.ts';
import type { EditsKept, FilesAside } from '../record/files-events.ts';
import { isBroughtBack, type Run } from '../record/run.ts';
import { failureAnnotation, problemAnnotation, propertiesOf } from '../report/annotations.ts';
import type { ByHand } from '../report/by-hand.ts';
import { inert } from '../report/escapes.ts';
import { type Going, goOn, notUploaded, questionOf } from '../report/go-on.ts';
import { closedFence } from '../report/markdown.ts';
import { notStarted } from '../report/not-started.ts';
import type { Saved } from '../report/saved.ts';
import type { Ticking } from '../report/silences.ts';
import { cleanUpSummary, summaryOf } from '../report/summary.ts';
import type { Observer } from '../run/ports.ts';
import { Unpublished } from '../run/unpublished.ts';
import { Masks } from '../shell/masks.ts';
import { stepSummaries, summarySteps } from '../store/step-summaries.ts';
import { Annotations } from './annotations.ts';
import { inCheckout } from './checkout.ts';
import { ActionLog } from './log.ts';
import { logEnd } from './log-ends.ts';
import { tellMask } from './masks.ts';
import { Ticker } from './ticker.ts';
import { inWorkflow } from './words.ts';
import { CONSENT } from './workflow-file.ts';

export interface ReportOptions {
  /** Writes a line to the log. */
  readonly say: (line: string) => void;
  readonly stream: Writable;
  /** The file of the job's summary; null where there is none. */
  readonly summary: string | null;
  /** The folder of the repository; null where that is not known. */
  readonly checkout: string | null;
  readonly time: Ticking;
  /** Whether the workflow can be started by hand with some inputs. */
  readonly byHand: (inputs: readonly string[]) => ByHand;
}

/** What is known of the run when the action ends. */
export interface Ending {
  readonly gone: Gone;
  /** Ids of completed steps whose files are not in the store that later attempts read. */
  readonly unpublished: ReadonlySet<string>;
  /** What of the run a re-run can find, as far as that is known now. */
  readonly saved: Saved;
  /** The command that brings the run to another machine; null: none does. */
  readonly fetch: string | null;
}

export class ActionReport {
  readonly #options: ReportOptions;
  readonly #annotations: Annotations;
  readonly #masks = new Masks();
  readonly #files: (EditsKept | FilesAside)[] = [];
  #workspace: string | null = null;
  readonly #ticker: Ticker;
  #log: ActionLog | null = null;

  constructor(options: ReportOptions) {
    this.#options = options;
    this.#annotations = new Annotations(options.say);
    this.#ticker = new Ticker(options);
  }

  /** What must not be shown. */
  hide(secrets: Iterable<string>): void {
    for (const secret of secrets) this.#masks.add(secret);
  }

  /** The text without what must not be shown. */
  mask(text: string): string {
    return this.#masks.apply(text);
  }

  /** The folder to which the paths of pipeline files are relative. */
  setWorkspace(path: string): void {
    this.#workspace = path;
  }

  observe(pipeline: Pipeline): Observer {
    const log = new ActionLog({
      ...this.#options,
      annotations: this.#annotations,
      placeOf: (step) => this.#placeOf(pipeline, step),
    });
    this.#log = log;
    return {
      event: (event, run) => {
        if (event.type === 'edits.kept' || event.type === 'files.aside') this.#files.push(event);
        if (event.type === 'source.captured') this.#ticker.bringing(event.brings);
        log.event(event, run);
      },
      output: (step, bytes) => log.output(step, bytes),
      note: (step, note) => {
        if (note.kind === 'add-mask') {
          this.hide([note.message]);
          tellMask(note.message);
        } else log.note(step, note);
      },
    };
  }

  /** How far reading, saving and bringing back files has come. */
  progress(doing: Doing, files: number, bytes: number): void {
    this.#ticker.tick(doing, { files, bytes });
  }

  /** A line of the log. */
  say(line: string): void {
    this.#options.say(inert(line));
  }

  /** A line of the log that stands above it, too, and that REST tells. */
  notice(message: string): void {
    if (this.#annotations.add({ level: 'notice', message, properties: {} }) === 'held') this.say(message);
  }

  /** Whether the workflow can be started by hand with these inputs. */
  takesInputs(names: readonly string[]): ByHand {
    return this.#options.byHand(names);
  }

  /** Something that is no reason to stop. */
  warn(told: string, problem?: Problem): void {
    const message = inWorkflow(this.#masks.apply(told));
    const annotation =
      problem === undefined
        ? { level: 'warning' as const, message, properties: {} }
        : problemAnnotation(this.#inCheckout(problem), 'warning');
    if (this.#annotations.add(annotation) === 'held') this.#options.say(inert(`warning: ${message}`));
  }

  /** Why the job fails. */
  fail(message: string, problems: readonly Problem[] = []): void {
    const told = inWorkflow(this.#masks.apply(message));
    this.#annotations.addFirst({ level: 'error', message: told, properties: {} });
    for (const problem of problems) {
      this.#annotations.addFirst(problemAnnotation(this.#inCheckout(problem), 'error'));
    }
  }

  /** Nothing was started: says why, and in the summary, too. */
  refuse(message: string, problems: readonly Problem[] = []): void {
    this.fail(message, problems);
    const { summary } = this.#options;
    const told = inWorkflow(this.#masks.apply(message));
    const text = notStarted(
      told,
      problems.map((problem) => this.#inCheckout(problem)),
    );
    const problem =
      summary === null ? null : addSummary(summary, (room) => (Buffer.byteLength(text) <= room ? text : ''));
    if (problem !== null) this.warn(problem);
  }

  /** The run has ended, or there was nothing to do: says how it goes on, annotates why the job fails, and writes the summary. */
  ended({ gone, unpublished, saved, fetch }: Ending): void {
    const { launched, pipeline, logsOf } = gone;
    if (launched.kind === 'stopped') return;
    const { run, lost } = launched.kind === 'ended' ? launched.result : { run: launched.run, lost: null };
    if (lost !== null) this.fail(lost.message);
    if (run === null) return;
    const { choice } = gone;
    const only = choice.kind === 'only' ? choice.step : null;
    const notStarted = lost instanceof Unpublished ? lost.step : null;
    const next = nextAttempt({ pipeline, run, unpublished, installs: installsElsewhere(run) });
    const byHand = this.#options.byHand(CONSENT);
    const answerByHand = this.#options.byHand(['savepoint-run', 'savepoint-approve']);
    const asks = asksOf(pipeline);
    const going = {
      ...{ run, asks, saved, unpublished, ...next },
      ...{ byHand, answerByHand, fetch, only, notStarted },
    };
    this.#log?.end();
    for (const line of [...goOn(going), ...notUploaded(going)]) this.#options.say(inert(`  ${line}`));
    const logs = this.#annotateFailures(failedNow(run), gone);
    this.#annotateQuestions(going, pipeline);
    if (this.#options.summary === null) return;
    const request = {
      ...going,
      kind: launched.kind === 'ended' && !isBroughtBack(run) ? 'ended' : 'brought-back',
      logs,
      files: this.#files,
      spans: spansIn(dirname(logsOf(run.run_id))),
      lost: lost === null ? null : lost.message,
    } as const;
    const problem = addSummary(this.#options.summary, (room) => summaryOf(request, room));
    if (problem !== null) this.warn(problem);
    this.#addSummaries(summarySteps(run), logsOf(run.run_id));
  }

  /** Steps have run after a cancel: annotates those that failed, and adds them to the summary. @param ran their ids */
  cleanedUp(gone: Gone, ran: ReadonlySet<string>): void {
    const { launched, logsOf } = gone;
    const run = launched.kind === 'ended' ? launched.result.run : null;
    this.#log?.end();
    if (run === null || ran.size === 0) return;
    const steps = run.steps.filter(({ id }) => ran.has(id));
    this.#annotateFailures(
      steps.filter(({ state }) => state === 'failed'),
      gone,
    );
    if (this.#options.summary === null) return;
    const problem = addSummary(this.#options.summary, (room) => cleanUpSummary({ ...run, steps }, room));
    if (problem !== null) this.warn(problem);
    this.#addSummaries(steps, logsOf(run.run_id));
  }

  /** What the steps wrote for the summary, in their order, as a job's steps have theirs; also those that are reused. */
  #addSummaries(steps: Run['steps'], directory: string): void {
    const { summary } = this.#options;
    if (summary === null) return;
    for (const { step, markdown } of stepSummaries(steps, directory)) {
      const text = closedFence(this.#masks.apply(markdown));
      const problem = addSummary(summary, (room) => (Buffer.byteLength(text) <= room ? text : ''));
      if (problem !== null) this.warn(`${step}: ${problem}`);
    }
  }

  /** Nothing more comes: says what was kept back for the end. */
  close(): void {
    this.#log?.end();
    this.#annotations.flush();
  }

  /** @returns the ends of their logs, by id */
  #annotateFailures(
    failed: Run['steps'],
    { launched, pipeline, logsOf }: Gone,
  ): ReadonlyMap<string, readonly string[]> {
    const run = launched.kind === 'ended' ? (launched.result.run?.run_id ?? '') : '';
    const ends = failed
      .slice(0, MOST_LOGS)
      .map((step) => [step.id, logEnd(logsOf(run), step, this.#masks)] as const);
    const logs = new Map(ends);
    for (const { id, error_message } of failed) {
      const place = this.#placeOf(pipeline, id);
      const error = error_message ?? 'failed';
      this.#annotations.addFirst(failureAnnotation({ step: id, error, place, log: logs.get(id) ?? [] }));
    }
    return logs;
  }

  #annotateQuestions(going: Going, pipeline: Pipeline): void {
    for (const step of going.run.steps.filter((each) => each.state === 'waiting')) {
      const place = propertiesOf(this.#placeOf(pipeline, step.id));
      const message = questionOf(going, step);
      this.#annotations.addFirst({ level: 'error', message, properties: { title: step.id, ...place } });
    }
  }

  #placeOf(pipeline: Pipeline, id: string): { readonly file: string; readonly line: number } | null {
    const step = allSteps(pipeline).find((each) => each.id === id);
    return step === undefined ? null : { file: this.#fileOf(pipeline.path), line: step.line };
  }

  /** With the place as GitHub names it, and in the words of a workflow. */
  #inCheckout(problem: Problem): Problem {
    const { place, hint } = problem;
    return {
      ...problem,
      ...(place === undefined ? {} : { place: { ...place, file: this.#fileOf(place.file) } }),
      ...(hint === undefined ? {} : { hint: inWorkflow(hint) }),
    };
  }

  /** GitHub names files from the top of the repository, records from the workspace. */
  #fileOf(path: string): string {
    if (this.#workspace === null) return path;
    return inCheckout(this.#options.checkout, resolve(this.#workspace, path)) ?? path;
  }
}

/** The ends of more logs are shown nowhere. */
const MOST_LOGS = 20;

function asksOf(pipeline: Pipeline): ReadonlySet<string> {
  return new Set(
    allSteps(pipeline)
      .filter((step) => step.rerun === 'ask')
      .map((step) => step.id),
  );
}

/** The steps that failed in this attempt. */
function failedNow(run: Run): Run['steps'] {
  return run.steps.filter((step) => step.state === 'failed' && step.attempt === run.attempt);
}
