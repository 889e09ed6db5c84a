/** A log: only the lines in sight are in the page, however long it is. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LogSource } from './client.ts';
import { usePolling } from './live.ts';
import { SearchBox, useSearch } from './log-search.tsx';
import { type ShownLine, shownLine } from './log-text.ts';
import { LINE_PX, scrollTo, sightOf } from './scroll.ts';

interface LogProps {
  readonly source: LogSource;
  /** Tells one log from another. */
  readonly name: string;
  /** Whether it may grow. */
  readonly isLive: boolean;
  /** The lines that show first. */
  readonly opensAt: 'start' | 'end';
}

const PAGE = 500;
const LOOK_MS = 400;
const MOST_PAGES = 40;

/** The lines of a log that have been read, and how many there are. */
function useLines({ source, name, isLive }: Omit<LogProps, 'opensAt'>) {
  const pages = useRef(new Map<number, readonly string[]>());
  const asked = useRef(new Set<number>());
  const [total, setTotal] = useState<number | null>(null);
  const [, redraw] = useState(0);
  const load = useCallback(
    async (page: number): Promise<boolean> => {
      if (asked.current.has(page)) return false;
      asked.current.add(page);
      try {
        const found = await source.lines(page * PAGE, PAGE);
        pages.current.delete(page);
        pages.current.set(page, found.lines);
        for (const old of pages.current.keys()) {
          if (pages.current.size <= MOST_PAGES) break;
          pages.current.delete(old);
        }
        setTotal(found.total);
        redraw((count) => count + 1);
        return true;
      } finally {
        asked.current.delete(page);
      }
    },
    [name],
  );
  // Another log begins anew.
  useLayoutEffect(() => {
    pages.current.clear();
    setTotal(null);
  }, [name]);
  const key = `${name} ${isLive}`;
  const done = useRef('');
  const end = useRef(0);
  end.current = total ?? 0;
  usePolling(
    async () => {
      // The page with the end is read again while the log grows, and once more when it has ended.
      if (done.current === key) return;
      const isRead = await load(Math.floor(Math.max(0, end.current - 1) / PAGE)).catch(() => false);
      if (isRead && !isLive) done.current = key;
    },
    LOOK_MS,
    key,
  );
  const line = (at: number): string | null => {
    const page = pages.current.get(Math.floor(at / PAGE));
    const found = page?.[at % PAGE];
    if (page === undefined || (found === undefined && page.length < PAGE && at < (total ?? 0)))
      void load(Math.floor(at / PAGE)).catch(() => {});
    return found ?? null;
  };
  return { total: total ?? 0, isKnown: total !== null, line };
}

export function LogView(props: LogProps) {
  const { source, name, isLive, opensAt } = props;
  const { total, isKnown, line } = useLines(props);
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState({ top: 0, view: 400 });
  const [isFollowing, setFollowing] = useState(opensAt === 'end');
  const search = useSearch(source, name, total);
  const current = search.found?.lines[search.at];

  // Each time that it has grown.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (isFollowing) element.scrollTop = element.scrollHeight;
    setPlace({ top: element.scrollTop, view: element.clientHeight });
  }, [total, isFollowing, name]);
  // Where the search has come to.
  useEffect(() => {
    const element = box.current;
    if (element === null || current === undefined) return;
    setFollowing(false);
    element.scrollTop = scrollTo(current, total, element.clientHeight);
  }, [current]);

  const sight = sightOf(total, place.top, place.view);
  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - LINE_PX;
    if (element.scrollTop < place.top && !isAtEnd) setFollowing(false);
    setPlace({ top: element.scrollTop, view: element.clientHeight });
  };
  return (
    <div class="log">
      <div class="tools">
        <SearchBox search={search} />
        {isLive ? (
          <label>
            <input
              type="checkbox"
              checked={isFollowing}
              onChange={(event) => setFollowing(event.currentTarget.checked)}
            />
            Follow
          </label>
        ) : null}
        <span class="quiet">{isKnown ? `${total.toLocaleString()} lines` : ''}</span>
        {source.address === null ? null : (
          <a class="button" href={source.address} download>
            Download
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <section class="lines" ref={box} onScroll={onScroll} aria-label="Log" tabIndex={0}>
        {isKnown && total === 0 ? (
          <p class="quiet empty">The step has printed nothing{isLive ? ' yet' : ''}.</p>
        ) : null}
        <div class="all" style={{ height: `${sight.height}px` }}>
          <div class="drawn" style={{ transform: `translateY(${sight.top}px)` }}>
            {Array.from({ length: sight.count }, (_, offset) => {
              const at = sight.first + offset;
              const text = line(at);
              return (
                <Line
                  key={at}
                  number={at + 1}
                  shown={text === null ? null : shownLine(text)}
                  isFound={at === current}
                  wanted={search.wanted}
                />
              );
            })}
          </div>
        </div>
      </section>
    </div>
  );
}

interface LineProps {
  readonly number: number;
  readonly shown: ShownLine | null;
  readonly isFound: boolean;
  readonly wanted: string;
}

function Line({ number, shown, isFound, wanted }: LineProps) {
  return (
    <div class={`line ${shown?.tone ?? ''} ${isFound ? 'found' : ''}`}>
      <span class="number" aria-hidden="true">
        {number}
      </span>
      <span class="text">
        {shown?.parts.map((part, at) => (
          <span key={at} class={part.classes}>
            <Marked text={part.text} wanted={wanted} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** A text with what is searched for set off. */
function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return <>{text}</>;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      <Marked text={text.slice(end)} wanted={wanted} />
    </>
  );
}
