import type { Published } from '../run/ports.ts';

/**
 * Waits for work, but not once the job is cancelled: a runner gives little time then. Work that was begun may go on.
 * @param otherwise what stands for the result of work that was not waited for
 */
export async function unlessCancelled<Result, Otherwise>(
  cancel: AbortSignal,
  work: () => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  if (cancel.aborted) return otherwise;
  const cancelled = new Promise<Otherwise>((settle) => {
    cancel.addEventListener('abort', () => settle(otherwise), { once: true });
  });
  return Promise.race([work(), cancelled]);
}

const CANCELLED = 'the job was cancelled';

/** What tells of a store elsewhere, and whether no other attempt can go on with the run. */
interface Elsewhere extends Published {
  readonly isAlone: boolean;
}

/** The same that answers at once when the job is cancelled. */
export function publishedUnlessCancelled(cancel: AbortSignal, elsewhere: Elsewhere): Published {
  return {
    now: () => unlessCancelled(cancel, () => elsewhere.now(), CANCELLED),
    // Where nobody can be beside, the cancel alone is why a step is not started: it was not, and does not ask later.
    others: () => unlessCancelled(cancel, () => elsewhere.others(), elsewhere.isAlone ? null : CANCELLED),
  };
}
