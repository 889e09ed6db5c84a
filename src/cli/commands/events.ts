/** `savepoint events`: what happened in a run, in order. */

import { EXIT } from '../../launch/exit.ts';
import { namedStep } from '../../launch/named-step.ts';
import type { RunEvent } from '../../record/events.ts';
import type { ChangeRef } from '../../record/files-events.ts';
import { journalFault, parseEvents } from '../../record/lines.ts';
import type { Run } from '../../record/run.ts';
import { askedBy, describeReason } from '../../report/reasons.ts';
import { formatBytes, formatTable } from '../../report/tables.ts';
import { plainText } from '../../report/text.ts';
import { describeRetry, describeTry } from '../../report/tries.ts';
import { findRun } from '../find-run.ts';
import { follow } from '../follow.ts';
import type { Options } from '../options.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

/** Prints the events of a run, or of one step. As NDJSON one a line, as they are in the store. */
export async function events(world: World, options: Options, [id, step]: readonly string[]): Promise<number> {
  const found = findRun(world, options, id);
  const wanted = step === undefined ? null : namedStep(found.run, step).id;
  let last = 0;
  const fresh = (_run: Run): readonly RunEvent[] => {
    const all = parseEvents(found.store.eventsText(found.run.run_id));
    const news = all.filter((event) => event.n > last && (wanted === null || stepIn(event) === wanted));
    last = all.at(-1)?.n ?? last;
    return news;
  };
  const print = (run: Run): void => {
    const news = fresh(run);
    if (options.output === 'table') world.output.data(formatTable(news.map((event) => rowOf(event, run))));
    else world.output.data(news.map((event) => `${JSON.stringify(event)}\n`).join(''));
  };
  if (options.output === 'json') {
    world.output.data(`${JSON.stringify(fresh(found.run), null, 2)}\n`);
  } else if (options.follow === true) await follow(found, print);
  else print(found.run);
  if (options.follow === true) return EXIT.ok;
  const { run_id, last_event } = found.run;
  const fault = journalFault(found.store.eventsText(run_id), last_event);
  if (fault === null) return EXIT.ok;
  warnAll(world, [`${run_id}: ${fault}`]);
  return EXIT.store;
}

function stepIn(event: RunEvent): string | null {
  return 'step' in event ? event.step : null;
}

function rowOf(event: RunEvent, run: Run): readonly string[] {
  return [`${event.n}`, event.at, event.type, stepIn(event) ?? '', plainText(detailOf(event, run))];
}

function savedText({ files, bytes, stored_bytes }: ChangeRef): string {
  if (files === 0) return 'no files';
  return `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}, ${formatBytes(stored_bytes)} stored`;
}

function detailOf(event: RunEvent, run: Run): string {
  switch (event.type) {
    case 'plan':
      return `attempt ${event.attempt} on ${event.where.host}: ${event.decisions.map((each) => `${each.decision} ${each.step}`).join(', ')}`;
    case 'step.arrived':
      return `${event.decision}: ${describeReason(event.reason)}`;
    case 'step.started':
      return describeTry(run, event.step, event.try);
    case 'step.retrying':
      return describeRetry(event, run);
    case 'step.completed':
      return `completion ${event.completion.number}, ${event.outcome}; ${event.change === null ? 'not saved' : savedText(event.change)}`;
    case 'step.failed':
      return event.error_message;
    case 'step.skipped':
      return `completion ${event.completion.number}`;
    case 'step.interrupted':
      return event.why;
    case 'step.waiting':
      return askedBy(event);
    case 'step.decided':
      return `${event.decision} by ${event.who}${event.comment === null ? '' : `: ${event.comment}`}`;
    case 'source.captured':
      return `${event.place}: ${savedText(event.change)}`;
    case 'step.saved':
    case 'earlier.captured':
    case 'files.kept':
      return savedText(event.change);
    case 'packs.borrowed':
      return formatBytes(event.packs.reduce((sum, { bytes }) => sum + bytes, 0));
    case 'edits.kept':
    case 'files.aside':
      return `${savedText(event.change)}: ${event.paths.slice(0, 5).join(', ')}`;
    case 'warning':
      return event.message;
    case 'attempt.ended':
      return event.why.startsWith(event.status) ? event.why : `${event.status}: ${event.why}`;
  }
}
