/** What changes on disk, kept up to date while somebody looks. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RunEvent } from '../record/events.ts';
import type { Run } from '../record/run.ts';
import { type ApiFault, ask, type RunRow, runPath } from './client.ts';

const LIST_MS = 1500;
const AGAIN_MS = 1500;
/** A run may tell of hundreds of events a second: the record is read so often at most. */
const READ_MS = 300;

export interface Whole {
  readonly run: Run;
  readonly held: boolean;
}

export interface Watched {
  readonly whole: Whole | null;
  readonly events: readonly RunEvent[];
  readonly fault: ApiFault | null;
}

/** Calls again and again while the page is in sight. @param key starts anew when it is another one */
export function usePolling(call: () => Promise<void>, everyMs: number, key: unknown): void {
  // The key stands for all that the call uses.
  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    const again = async () => {
      if (!document.hidden) await call();
      if (!isOver) timer = window.setTimeout(again, everyMs);
    };
    void again();
    const onSight = () => {
      if (document.hidden || timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      void again();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [key]);
}

export interface Listed {
  readonly runs: readonly RunRow[];
  readonly next: string | null;
  /** Runs that are about to begin. */
  readonly queued: number;
  readonly warnings: readonly string[];
}

/** @param chosen the run that one looks at: it may be new, and then it is in the list at once */
export function useRuns(
  limit: number,
  chosen: string | null,
): { readonly list: Listed | null; readonly fault: ApiFault | null } {
  const [list, setList] = useState<Listed | null>(null);
  const [fault, setFault] = useState<ApiFault | null>(null);
  usePolling(
    async () => {
      try {
        setList(await ask<Listed>(`/api/runs?limit=${limit}`));
        setFault(null);
      } catch (error) {
        setFault(error as ApiFault);
      }
    },
    LIST_MS,
    `${limit} ${chosen}`,
  );
  return { list, fault };
}

/** A run and its events, as they come; over a restart of the service, too. */
export function useRun(id: string): Watched {
  const [watched, setWatched] = useState<Watched>({ whole: null, events: [], fault: null });
  const events = useRef<RunEvent[]>([]);
  useEffect(() => {
    events.current = [];
    setWatched({ whole: null, events: [], fault: null });
    return watch(id, {
      event: (event) => {
        if (event.n > (events.current.at(-1)?.n ?? 0)) events.current.push(event);
      },
      whole: (whole) => setWatched({ whole, events: [...events.current], fault: null }),
      fault: (fault) => setWatched((before) => ({ ...before, fault })),
    });
  }, [id]);
  return watched;
}

interface Listener {
  readonly event: (event: RunEvent) => void;
  readonly whole: (whole: Whole) => void;
  readonly fault: (fault: ApiFault) => void;
}

/** @returns what ends it */
function watch(id: string, { event, whole, fault }: Listener): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let due = 0;
  let isOver = false;

  const read = async () => {
    timer = undefined;
    try {
      const found = await ask<Whole>(runPath(id));
      if (isOver) return;
      whole(found);
      // The process may go without a word.
      if (found.held) soon(AGAIN_MS);
    } catch (error) {
      if (isOver) return;
      fault(error as ApiFault);
      if ((error as ApiFault).status !== 404) soon(AGAIN_MS);
    }
  };
  const soon = (ms: number) => {
    const at = Date.now() + ms;
    if (timer !== undefined && due <= at) return;
    clearTimeout(timer);
    due = at;
    timer = window.setTimeout(read, ms);
  };
  const open = () => {
    source = new EventSource(`${runPath(id)}/events/stream`);
    source.onmessage = ({ data }) => {
      event(JSON.parse(data) as RunEvent);
      soon(READ_MS);
    };
    source.onopen = () => soon(READ_MS);
    source.onerror = () => {
      soon(READ_MS);
      if (source?.readyState !== EventSource.CLOSED || isOver) return;
      window.setTimeout(() => !isOver && !document.hidden && open(), AGAIN_MS);
    };
  };
  /** A browser has few connections to one server: a tab that nobody sees holds none. */
  const onSight = () => {
    source?.close();
    if (!document.hidden) open();
  };
  document.addEventListener('visibilitychange', onSight);
  void read();
  if (!document.hidden) open();
  return () => {
    isOver = true;
    source?.close();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
}

/** The time, which goes on while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
