// Loaded in front of a program: says at its end what it took, as JSON in the file that PEAK_MEMORY_FILE names.
const { writeFileSync } = require('node:fs');

const file = process.env.PEAK_MEMORY_FILE;
delete process.env.PEAK_MEMORY_FILE;
process.on('exit', () => {
  const maxRssKib = process.resourceUsage().maxRSS;
  writeFileSync(file, JSON.stringify({ maxRssKib, ms: performance.now() }));
});
