import type { Problem } from '../problem/problem.ts';
import { formatAnnotation, problemAnnotation } from './annotations.ts';
import { visible } from './text.ts';

/** Longest stretch of a source line that is shown. */
const WIDEST = 160;

/** A problem as a compiler would say it: `file:line:column: message`, the line, a caret, the remedy. */
export function formatProblem(problem: Problem): string {
  const { place, message, hint } = problem;
  const lines = [place === undefined ? message : `${place.file}:${place.line}:${place.column}: ${message}`];
  if (place !== undefined) lines.push(...excerpt(place.text, place.column, place.length, place.line));
  if (hint !== undefined) lines.push(`  hint: ${hint}`);
  return lines.join('\n');
}

/** All problems of a file, with their number at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${problems.map(formatProblem).join('\n\n')}\n\n${count}; nothing was started.\n`;
}

function excerpt(text: string, column: number, length: number, line: number): readonly string[] {
  const start = column > WIDEST - 20 ? column - 40 : 0;
  const shown = visible(text.slice(start, start + WIDEST));
  const before = text.slice(start, column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - start))));
  const gutter = `${line}`.padStart(5);
  return [
    `${gutter} | ${start > 0 ? '…' : ''}${shown}`,
    `${' '.repeat(5)} | ${start > 0 ? ' ' : ''}${before}${carets}`,
  ];
}

/** A GitHub workflow command that puts a problem on its line of the file. */
export function annotationOf(problem: Problem): string {
  return formatAnnotation(problemAnnotation(problem, 'error'));
}
