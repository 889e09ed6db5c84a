/** The time at which an attempt must be over. */
import { systemClock } from './node-ports.ts';

/** Milliseconds that are kept for what is left when steps are stopped: at most, and as a share of all the time. */
const RESERVE_MS = 60_000;
const RESERVE_SHARE = 0.1;

/** The longest delay that a timer of Node's takes. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A deadline that goes on by itself. @param at in ms since 1970 @param from the time that it was counted from */
export function startDeadline({ at, from }: { readonly at: number; readonly from: number }) {
  const stopAt = at - Math.min(RESERVE_MS, Math.max(0, at - from) * RESERVE_SHARE);
  const left = () => stopAt - systemClock.now().getTime();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), Math.min(Math.max(0, left()), MAX_TIMER_MS));
  return { reached: controller.signal, left, end: () => clearTimeout(timer) };
}
