const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `500ms`, `10s`, `2m`, `1h`, `7d`, or a number of seconds, in milliseconds; null for everything else. */
export function parseDuration(text: string | number): number | null {
  if (typeof text === 'number') return Number.isFinite(text) && text >= 0 ? Math.round(text * 1000) : null;
  const match = /^([0-9]+(?:\.[0-9]+)?)(ms|s|m|h|d)?$/.exec(text.trim());
  if (match === null) return null;
  const ms = Number(match[1]) * (UNITS[match[2] ?? 's'] ?? 0);
  return Number.isSafeInteger(Math.round(ms)) ? Math.round(ms) : null;
}
