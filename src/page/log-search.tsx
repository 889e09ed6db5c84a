/** The search of a log. */
import { useEffect, useState } from 'preact/hooks';
import type { Found, LogSource } from './client.ts';

type Search = ReturnType<typeof useSearch>;

const WAIT_MS = 250;

export function useSearch(source: LogSource, name: string, total: number) {
  const [wanted, setWanted] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [at, setAt] = useState(0);
  // The name stands for the source.
  useEffect(() => {
    if (wanted === '') return setFound(null);
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await source.search(wanted).catch(() => null);
      if (!isOver) setFound(answer);
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, name, total]);
  const count = found?.lines.length ?? 0;
  return {
    ...{ wanted, found, count },
    at: Math.min(at, Math.max(0, count - 1)),
    set: (text: string) => {
      setWanted(text);
      setAt(0);
    },
    go: (by: number) => count > 0 && setAt((at + by + count) % count),
  };
}

export function SearchBox({ search }: { readonly search: Search }) {
  const { wanted, found, at, count, set, go } = search;
  const words =
    found === null ? '' : count === 0 ? 'nothing found' : `${at + 1} of ${count}${found.more ? '+' : ''}`;
  return (
    <search class="search">
      <input
        type="search"
        placeholder="Search the log"
        aria-label="Search the log"
        value={wanted}
        onInput={(event) => set(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && go(event.shiftKey ? -1 : 1)}
      />
      <output class="quiet">{words}</output>
      {count > 1 ? (
        <>
          <button type="button" aria-label="Previous match" onClick={() => go(-1)}>
            ↑
          </button>
          <button type="button" aria-label="Next match" onClick={() => go(1)}>
            ↓
          </button>
        </>
      ) : null}
    </search>
  );
}
