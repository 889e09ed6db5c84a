/** A unified diff, file by file. Pure. */

export interface FileDiff {
  readonly path: string;
  readonly lines: readonly DiffLine[];
}

export interface DiffLine {
  readonly kind: 'added' | 'removed' | 'same' | 'place';
  readonly text: string;
}

const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed', '@': 'place' };

/** @param text as git prints it for the folders `a` and `b` */
export function filesOf(text: string): readonly FileDiff[] {
  return text
    .split(/^diff --git .*\n/m)
    .slice(1)
    .map((part) => {
      const lines = part.replace(/\n$/, '').split('\n');
      const start = lines.findIndex((line) => line.startsWith('@@') || line.startsWith('Binary files'));
      const body = start < 0 ? [] : lines.slice(start);
      return { path: pathOf(lines), lines: body.map(lineOf) };
    });
}

function lineOf(line: string): DiffLine {
  const kind = KINDS[line[0] ?? ''] ?? 'same';
  return { kind, text: line };
}

function pathOf(lines: readonly string[]): string {
  const named = [
    ...lines.filter((line) => line.startsWith('+++ ')),
    ...lines.filter((line) => line.startsWith('--- ')),
  ];
  const path = named.map((line) => line.slice(4)).find((each) => each !== '/dev/null') ?? '';
  return path.replace(/^"?[ab]\//, '').replace(/["\t]+$/, '');
}
