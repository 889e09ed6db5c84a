import type { Problem } from '../problem/problem.ts';
import { code, plain } from './markdown.ts';

/** More problems are counted. */
const MOST = 50;

/** The summary of a job in which nothing was started, as Markdown. Pure. */
export function notStarted(why: string, problems: readonly Problem[]): string {
  const shown = problems.slice(0, MOST).map(({ place, message, hint }) => {
    const at = place === undefined ? '' : `${code(`${place.file}:${place.line}:${place.column}`)} `;
    return `- ${at}${plain(hint === undefined ? message : `${message} (${hint})`, 600)}`;
  });
  const more = problems.length > MOST ? [`- and ${problems.length - MOST} more`] : [];
  return ['## \u274c Savepoint started nothing', '', plain(why, 1000), '', ...shown, ...more, ''].join('\n');
}
