/** Which lines of a long text are in sight. Browsers draw nothing that is higher than some million pixels: a longer text scrolls faster. Pure. */

export const LINE_PX = 20;
const HIGHEST_PX = 8_000_000;
const MARGIN = 20;

export interface Sight {
  /** The height of all. */
  readonly height: number;
  /** The first line that is drawn, and how many are. */
  readonly first: number;
  readonly count: number;
  /** Where the first of them is drawn. */
  readonly top: number;
}

export function sightOf(total: number, scrollTop: number, viewPx: number): Sight {
  const full = total * LINE_PX;
  const height = Math.min(full, HIGHEST_PX);
  const range = Math.max(1, height - viewPx);
  // How far the text is ahead of the scroll bar.
  const line =
    full <= height ? scrollTop / LINE_PX : (Math.min(1, scrollTop / range) * (full - viewPx)) / LINE_PX;
  const first = Math.max(0, Math.floor(line) - MARGIN);
  const count = Math.max(0, Math.min(total - first, Math.ceil(viewPx / LINE_PX) + 2 * MARGIN));
  return { height, first, count, top: scrollTop + (first - line) * LINE_PX };
}

/** Where to scroll so that a line is in the middle. */
export function scrollTo(line: number, total: number, viewPx: number): number {
  const full = total * LINE_PX;
  const height = Math.min(full, HIGHEST_PX);
  const wanted = Math.max(0, line * LINE_PX - viewPx / 2);
  return full <= height ? wanted : (wanted / Math.max(1, full - viewPx)) * (height - viewPx);
}
