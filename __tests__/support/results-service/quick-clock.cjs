/** Preloaded into a client: its waits take a hundredth of the time. The waits of sockets are not among them. */
const slow = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (callback, delay, ...rest) => slow(callback, delay === undefined ? delay : delay / 100, ...rest),
  slow,
);
