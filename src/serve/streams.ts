/** Server-sent events: what has happened since the listener heard last, and then what happens. */
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { Journal } from './journal.ts';
import type { LogFile } from './log-file.ts';

/** So that neither side takes a silent line for a dead one. */
const BEAT_MS = 15_000;
const BATCH = 256;
/** A listener that cannot be reached tries again after so long. */
const RETRY = 'retry: 1000\n\n';

type Send = (text: string) => Promise<unknown>;

/** Every event of a run behind `Last-Event-ID`, each once and in order. */
export function streamEvents(context: Context, journal: Journal): Response {
  let n = lastIdOf(context);
  return sse(context, journal, async (send) => {
    for (let next = journal.after(n, BATCH); next.length > 0; next = journal.after(n, BATCH)) {
      await send(next.map((event) => `id: ${event.n}\ndata: ${event.text}\n\n`).join(''));
      n = next.at(-1)?.n ?? n;
    }
  });
}

/** How far a log has come, whenever it has come further. */
export function streamLog(context: Context, log: LogFile): Response {
  let told = -1;
  return sse(context, log, async (send) => {
    const { bytes, total } = log;
    if (bytes === told) return;
    told = bytes;
    await send(`id: ${total}\ndata: ${JSON.stringify({ total, bytes })}\n\n`);
  });
}

/** @param tell sends all that is new */
function sse(context: Context, source: Journal | LogFile, tell: (send: Send) => Promise<void>): Response {
  context.header('Content-Type', 'text/event-stream');
  context.header('X-Accel-Buffering', 'no');
  return stream(context, async (out) => {
    const gone = new AbortController();
    out.onAbort(() => gone.abort());
    const send: Send = (text) => out.write(text);
    await send(RETRY);
    while (!gone.signal.aborted) {
      const { version } = source;
      await tell(send);
      if (!(await source.newerThan(version, BEAT_MS, gone.signal))) await send(': still here\n\n');
    }
  });
}

function lastIdOf({ req }: Context): number {
  const id = Number(req.header('last-event-id') ?? '0');
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
