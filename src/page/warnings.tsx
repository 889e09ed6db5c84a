/** What went wrong without a step's failing, such as files that could not be saved: it must not be found in the events alone. */
import type { RunEvent } from '../record/events.ts';

/** The warnings of the newest attempt; of many the first is shown, and the others are unfolded. */
export function Warnings({ events }: { readonly events: readonly RunEvent[] }) {
  const warnings = warningsOf(events);
  const [first, ...others] = warnings;
  if (first === undefined) return null;
  if (others.length === 0)
    return (
      <p class="banner open warnings" role="status">
        {first}
      </p>
    );
  return (
    <details class="banner open warnings">
      <summary>
        {first} <span class="quiet">(and {others.length} more)</span>
      </summary>
      <ul>
        {others.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </details>
  );
}

/** Each once. */
export function warningsOf(events: readonly RunEvent[]): readonly string[] {
  const start = events.findLastIndex(({ type }) => type === 'plan');
  const warned = events
    .slice(Math.max(0, start))
    .flatMap((event) => (event.type === 'warning' ? [event] : []));
  return [...new Set(warned.map(({ step, message }) => (step === null ? message : `${step}: ${message}`)))];
}
