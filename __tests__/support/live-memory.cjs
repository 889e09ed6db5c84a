// Loaded in front of a program that is started with --expose-gc: on SIGUSR2 it says how much it holds, in bytes, in the file that
// LIVE_MEMORY_FILE names.
const { renameSync, writeFileSync } = require('node:fs');

const file = process.env.LIVE_MEMORY_FILE;
process.on('SIGUSR2', () => {
  globalThis.gc();
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.new`, file);
});
