/** Tables for people. Pure. */
import { visible } from './text.ts';

/** What a longer cell would do to a column, it does to its own line alone: a path may have 65,536 bytes. */
const WIDEST = 72;

/** Columns two spaces apart, the last one not padded. Cells are cleaned of control characters. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((cell) => visible(cell).replaceAll('\t', ' ')));
  const widths: number[] = [];
  for (const row of clean) {
    for (const [at, cell] of row.entries())
      if (cell.length <= WIDEST) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Milliseconds for people: `0.3s`, `12s`, `4m 05s`, `2h 03m`. */
export function formatDuration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)}s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${pad(seconds % 60)}s`;
  return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}

/** Bytes for people, in powers of 1024. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let value = bytes;
  let at = 0;
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024;
    at += 1;
  }
  return at === 0 ? `${bytes} B` : `${value.toFixed(1)} ${units[at]}`;
}

/** A number for people, with a comma before each three digits. */
export function formatCount(count: number): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** How long ago, in one unit. */
export function formatAge(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return `${Math.floor(minutes / (24 * 60))} days ago`;
}

function pad(value: number): string {
  return `${value}`.padStart(2, '0');
}
