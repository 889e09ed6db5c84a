// Loaded in front of a program: says at its end what it took, as JSON in the file that PEAK_MEMORY_FILE names.
const { readFileSync, writeFileSync } = require('node:fs');

const file = process.env.PEAK_MEMORY_FILE;
delete process.env.PEAK_MEMORY_FILE;
process.on('exit', () => {
  writeFileSync(file, JSON.stringify({ maxRssKib: peak(), ms: performance.now() }));
});

/** What getrusage tells may be of the process that started this one: on Linux it lasts through exec. */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1'))[1]);
}
