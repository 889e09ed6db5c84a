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
