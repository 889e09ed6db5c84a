/** The live page: all runs, and the one that one looks at. */
import { useEffect, useState } from 'preact/hooks';
import { type ApiFault, ask, type RunRow } from './client.ts';
import { NewRun } from './dialogs.tsx';
import { useRuns } from './live.ts';
import { LiveRun } from './live-run.tsx';
import { Fault, StatusIcon, Time } from './words.tsx';

interface Place {
  readonly run: string | null;
  readonly step: string | null;
}

interface Status {
  readonly version: string;
  readonly workspace: string;
  readonly commands: readonly string[];
  readonly interrupted_run_id: string | null;
}

const REMEMBERED = 'savepoint.place';
const PAGE = 50;

export function App() {
  const [place, setPlace] = usePlace();
  const [limit, setLimit] = useState(PAGE);
  const { list, fault } = useRuns(limit, place.run);
  const [status, setStatus] = useState<Status | null>(null);
  const [isStarting, setStarting] = useState(false);
  // Again when the service is back.
  useEffect(() => {
    ask<Status>('/api/status').then(
      (found) => {
        setStatus(found);
        document.title = `Savepoint – ${found.workspace.split('/').at(-1)}`;
        if (place.run === null && found.interrupted_run_id !== null)
          setPlace({ run: found.interrupted_run_id, step: null });
      },
      () => {},
    );
  }, [fault === null]);
  if (fault?.status === 401) return <NoToken fault={fault} />;
  const onRun = (run: string | null) => setPlace({ run, step: null });
  return (
    <div class={`app ${place.run === null ? 'no-run' : ''}`}>
      <nav class="runs" aria-label="Runs">
        <header>
          <span class="brand">
            <Logo />
            Savepoint
          </span>
          <button type="button" class="main" onClick={() => setStarting(true)}>
            New run
          </button>
        </header>
        {status === null ? null : (
          <p class="workspace" title={status.workspace}>
            <bdi>{status.workspace}</bdi>
          </p>
        )}
        {fault === null ? null : <Fault fault={fault} />}
        {list?.warnings.map((warning) => (
          <p class="fault" key={warning}>
            {warning}
          </p>
        ))}
        {list === null || list.queued === 0 ? null : (
          <p class="queued" role="status">
            {list.queued === 1 ? 'A run is' : `${list.queued} runs are`} about to begin…
          </p>
        )}
        <ol>
          {list?.runs.map((row) => (
            <Row key={row.run_id} row={row} isCurrent={row.run_id === place.run} onRun={onRun} />
          ))}
        </ol>
        {list === null || list.next === null ? null : (
          <button type="button" class="more" onClick={() => setLimit((most) => Math.min(200, most + PAGE))}>
            Older runs
          </button>
        )}
      </nav>
      <main>
        {place.run === null ? (
          <Welcome isEmpty={list?.runs.length === 0} />
        ) : (
          <>
            <button type="button" class="back plain" onClick={() => onRun(null)}>
              ← All runs
            </button>
            <LiveRun
              key={place.run}
              id={place.run}
              step={place.step}
              // Until the list is here it is not known: a banner that was dismissed must not flash up.
              isDismissed={
                list === null || list.runs.some(({ run_id, dismissed }) => run_id === place.run && dismissed)
              }
              commands={status?.commands ?? []}
              onStep={(step) => setPlace({ run: place.run, step })}
              onRun={onRun}
              onGone={() => onRun(null)}
            />
          </>
        )}
      </main>
      {isStarting ? (
        <NewRun onClose={() => setStarting(false)} onStart={(run) => run !== null && onRun(run)} />
      ) : null}
    </div>
  );
}

function Row({
  row,
  isCurrent,
  onRun,
}: {
  readonly row: RunRow;
  readonly isCurrent: boolean;
  readonly onRun: (run: string) => void;
}) {
  return (
    <li>
      <button
        type="button"
        class="row"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onRun(row.run_id)}
      >
        <StatusIcon status={row.status} />
        <span class="name">{row.pipeline_name}</span>
        <span class="count">
          {row.steps_completed}/{row.steps_total}
        </span>
        <span class="id">{row.run_id.slice(0, 15)}</span>
        <Time at={row.created_at} />
      </button>
    </li>
  );
}

/** The run and step that one looks at: in the address, and for the next visit in the browser. */
function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState<Place>(() =>
    placeIn(location.hash || (localStorage.getItem(REMEMBERED) ?? '')),
  );
  useEffect(() => {
    const onHash = () => setPlace(placeIn(location.hash));
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    const hash = hashOf(place);
    localStorage.setItem(REMEMBERED, hash);
    if (location.hash !== hash && !(hash === '#/' && location.hash === '')) location.hash = hash;
  }, [place]);
  return [place, setPlace];
}

function placeIn(hash: string): Place {
  const [, run = null, step = null] = /^#\/([^/]+)(?:\/([^/]+))?$/.exec(hash) ?? [];
  try {
    return { run, step: step === null ? null : decodeURIComponent(step) };
  } catch {
    return { run, step: null };
  }
}

function hashOf({ run, step }: Place): string {
  if (run === null) return '#/';
  return step === null ? `#/${run}` : `#/${run}/${encodeURIComponent(step)}`;
}

function Welcome({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <div class="welcome">
      <h1 class="unseen">Runs</h1>
      <Logo />
      <p>{isEmpty ? 'There is no run yet. “New run” starts one.' : 'Choose a run.'}</p>
    </div>
  );
}

function NoToken({ fault }: { readonly fault: ApiFault }) {
  return (
    <main class="welcome">
      <Logo />
      <h1>This page needs its token</h1>
      <p>{fault.hint}</p>
    </main>
  );
}

function Logo() {
  return (
    <svg class="logo" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="4" />
      <path d="M5 3.5v9l7-4.5z" />
    </svg>
  );
}
