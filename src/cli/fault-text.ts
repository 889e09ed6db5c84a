/** What a person needs to report a bug of ours. */
export function faultText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    `savepoint: this is a bug in Savepoint, not in your pipeline.\n${text}\n` +
    '  hint: please report it with the text above, the output of `savepoint --version`, and events.ndjson of the run\n'
  );
}
