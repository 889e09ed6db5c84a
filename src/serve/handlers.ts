/** What each operation of the API does. */
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runMermaid } from '../report/mermaid.ts';
import { VERSION } from '../version.ts';
import { acting } from './acting.ts';
import { type Handler, openapi } from './api.ts';
import { HttpFault } from './fault.ts';
import { logsOf } from './logs.ts';
import { pipelinesIn } from './pipelines.ts';
import { type FoundRun, rowOf } from './run-list.ts';
import { savedFiles } from './saved-files.ts';
import type { Service } from './service.ts';
import { streamEvents, streamLog } from './streams.ts';

type Handlers = Readonly<Record<string, Handler>>;

/** By `operationId`. */
export function handlersOf(service: Service): Handlers {
  return {
    openapi: () => Response.json(openapi),
    ...listing(service),
    ...oneRun(service),
    ...logs(service),
    ...savedFiles(service),
    ...acting(service),
  };
}

function listing(service: Service): Handlers {
  const { located, store, commands, notes } = service;
  return {
    status: ({ params: { pipeline } }) => {
      const { runs, warnings } = service.runs.all();
      const own = runs.filter(({ run }) => pipeline === undefined || run.pipeline.path === pipeline);
      return Response.json({
        version: VERSION,
        workspace: located.workspace,
        store: store.path,
        commands: [...commands.known],
        interrupted_run_id: interruptedOf(service, own),
        paused_run_ids: own.flatMap(({ run }) => (run.status === 'paused' ? [run.run_id] : [])),
        queued: commands.queued,
        warnings,
      });
    },
    pipelines: () => {
      const { runs } = service.runs.all();
      const pipelines = pipelinesIn(located.workspace).map((row) => {
        const own = runs.filter(({ run }) => run.pipeline.path === row.path);
        const newest_run_id = own[0]?.run.run_id ?? null;
        return { ...row, newest_run_id, interrupted_run_id: interruptedOf(service, own) };
      });
      return Response.json({ pipelines });
    },
    runs: ({ params: { pipeline, status, after }, numbers: { limit = 50 } }) => {
      const { runs, warnings } = service.runs.all();
      const start = after === undefined ? 0 : runs.findIndex(({ run }) => run.run_id === after) + 1;
      const fitting = runs
        .slice(start)
        .filter(({ run }) => pipeline === undefined || run.pipeline.path === pipeline)
        .filter(({ run }) => status === undefined || run.status === status);
      const page = fitting.slice(0, limit);
      const next = fitting.length > limit ? (page.at(-1)?.run.run_id ?? null) : null;
      const rows = page.map((each) => rowOf(each, notes.isDismissed(each.run)));
      return Response.json({ runs: rows, next, queued: commands.queued, warnings });
    },
  };
}

/** The newest run, where it was cut off and nobody has dismissed that. */
function interruptedOf({ notes }: Service, [newest]: readonly FoundRun[]): string | null {
  if (newest === undefined || newest.run.status !== 'interrupted' || notes.isDismissed(newest.run))
    return null;
  return newest.run.run_id;
}

function oneRun(service: Service): Handlers {
  const { store, runs, journals } = service;
  return {
    run: ({ params: { run = '' } }) => Response.json(runs.find(run)),
    record: ({ params: { run = '' } }) => {
      runs.find(run);
      return new Response(readFileSync(store.recordPath(run)), {
        headers: download(`${run}.json`, 'application/json'),
      });
    },
    events: async ({ params: { run = '' }, numbers: { after = 0, limit = 1000 } }) => {
      runs.find(run);
      const events = (await journals.of(run)).after(after, limit);
      const last = events.at(-1)?.n ?? after;
      return Response.json({ events: events.map(({ text }) => JSON.parse(text)), last });
    },
    eventStream: async ({ params: { run = '' } }, context) => {
      runs.find(run);
      return streamEvents(context, await journals.of(run));
    },
    graph: ({ params: { run: id = '' } }) => {
      const { run } = runs.find(id);
      const states = new Map(run.steps.map((step) => [step.id, step.state]));
      const steps = run.definition.map(({ id, name, number, section, needs }) => {
        return { id, name, number, section, needs, state: states.get(id) ?? 'pending' };
      });
      return Response.json({ steps, mermaid: runMermaid(run) });
    },
  };
}

function logs({ store, runs, logs: known }: Service): Handlers {
  const fileOf = ({ run = '', log = '' }: Readonly<Record<string, string>>) => {
    const rows = logsOf(runs.find(run).run, store.logsPath(run));
    if (rows.some(({ file }) => file === log)) return known.of(`${run}/${log}`);
    throw new HttpFault(404, `${run} has no log ${log}`);
  };
  return {
    logs: ({ params: { run = '' } }) =>
      Response.json({ logs: logsOf(runs.find(run).run, store.logsPath(run)) }),
    logLines: async ({ params, numbers: { from = 0, count = 500 } }) => {
      const file = await fileOf(params);
      const { total, bytes } = file;
      return Response.json({ lines: await file.lines(from, count), from, total, bytes });
    },
    logStream: async ({ params }, context) => streamLog(context, await fileOf(params)),
    logSearch: async ({ params }) => Response.json(await (await fileOf(params)).search(params.q ?? '')),
    logRaw: async ({ params }) => {
      const { bytes } = await fileOf(params);
      const path = join(store.logsPath(params.run ?? ''), params.log ?? '');
      const body = bytes === 0 ? '' : Readable.toWeb(createReadStream(path, { end: bytes - 1 }));
      return new Response(body as ReadableStream | '', {
        headers: download(params.log ?? '', 'text/plain; charset=utf-8'),
      });
    },
  };
}

function download(name: string, type: string): Record<string, string> {
  const safe = name.replace(/[^A-Za-z0-9._-]/g, '_');
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${safe}"` };
}
