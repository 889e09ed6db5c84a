/** Preloaded into all processes of an action: of those that transfer, and of no others, the client's waits take a hundredth of the time. */
if (process.argv.includes('--transfer')) require('./results-service/quick-clock.cjs');
