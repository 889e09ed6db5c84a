/** What was measured, as a document and a chart (pure). */
import { type Goal, ROWS, type RowId, type Unit } from './table.ts';
import { type Line, linesOf, type Measured } from './verdict.ts';

/** Where and how it was measured. */
export interface Circumstances {
  readonly machine: string;
  /** Programs and their versions. */
  readonly programs: readonly string[];
  readonly files: number;
  readonly rounds: number;
  /** Whether each restore went to a new disk. */
  readonly newDisks: boolean;
}

const KEPT = /<!-- kept -->\n([\s\S]*?)<!-- \/kept -->/;

/** The whole document. @param before the one that it replaces, of which the part that people keep stays */
export function documentOf(measured: Measured, circumstances: Circumstances, before: string): string {
  const [, kept = '\n'] = KEPT.exec(before) ?? [];
  const { machine, programs } = circumstances;
  return `# Benchmarks

\`npm run bench\` measures these on your machine and writes this file, but for its last section.
These numbers come from ${[machine, ...programs].join(', ')}.

${methodOf(circumstances)}

![Each measurement as a multiple of its goal](benchmarks.svg)

${tableOf(measured)}

<!-- kept -->
${kept}<!-- /kept -->
`;
}

function methodOf({ files, rounds, newDisks }: Circumstances): string {
  const disk = newDisks
    ? 'Restores and first saves write to an ext4 made anew for each.'
    : 'New disks could not be mounted: restores went to an aged one, where every tool is slower.';
  return `The tree has ${files.toLocaleString('en')} files and 1.2 GB, one binary of 200 MB among them. ${disk}
In each of ${rounds} rounds every tool acts once, as a whole command. Numbers are medians, and ratios the medians of each round's ratio.
Of a step, its end is measured: from its last command to the first one of the next step. The bench compares what came back with the tree.`;
}

const HEAD = ['measured', 'Savepoint', 'against', 'ratio', 'goal', ''];

/** The table in Markdown. */
export function tableOf(measured: Measured): string {
  return markdownOf([HEAD, HEAD.map(() => '---'), ...rowsOf(measured)]);
}

/** The table without the goals, which say nothing of a small tree. */
export function amountsOf(measured: Measured): string {
  return markdownOf([HEAD, ...rowsOf(measured)].map((cells) => cells.slice(0, HEAD.indexOf('goal'))));
}

function markdownOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowsOf(measured: Measured): readonly (readonly string[])[] {
  return idsOf(measured).flatMap((id) => {
    const lines = linesOf(id, measured[id]);
    if (lines === null)
      return [[ROWS[id].title, 'not measured: a new disk could not be mounted', '', '', '', '']];
    return lines.map((line, at) => cellsOf(line, at === 0 ? line.title : ''));
  });
}

function idsOf(measured: Measured): readonly RowId[] {
  return (Object.keys(ROWS) as RowId[]).filter((id) => id in measured);
}

function cellsOf({ unit, ours, other, times, goal, ofGoal }: Line, title: string): readonly string[] {
  const against =
    other === null
      ? ''
      : `${codeOf(other.name)}: ${other.amount === null ? 'not installed' : amountOf(other.amount, unit)}`;
  const ratio = times === null || !Number.isFinite(times) ? '' : digits(times);
  const verdict = ofGoal === null ? '' : ofGoal <= 1 ? 'met' : '**missed**';
  return [title, amountOf(ours, unit), against, ratio, goal === null ? '' : goalOf(goal), verdict];
}

function goalOf(goal: Goal): string {
  if ('most' in goal) return `≤ ${amountOf(goal.most, goal.unit)}`;
  if ('times' in goal) return `≤ ${goal.times}`;
  return `≤ ${amountOf(goal.more, goal.unit)} more`;
}

function codeOf(name: string): string {
  return name.includes(' and ') ? name : `\`${name}\``;
}

function amountOf(amount: number, unit: Unit): string {
  if (unit === 'memory') return `${amount.toFixed(0)} MiB`;
  if (unit === 'count') return digits(amount);
  const [large, small] = unit === 'ms' ? ['s', 'ms'] : ['MB', 'KB'];
  const scale = unit === 'ms' ? 1 : 1000;
  return amount >= 1000 * scale
    ? `${digits(amount / 1000 / scale)} ${large}`
    : `${digits(amount / scale)} ${small}`;
}

/** Two that count, or all in front of the point. */
function digits(value: number): string {
  return value >= 10 || value === 0 ? value.toFixed(0) : value.toPrecision(2);
}

const ROW = 24;
const [LEFT, WIDTH, RIGHT] = [440, 420, 60];
/** Longer bars are cut off; their number says how long they are. */
const LONGEST = 3;

/** Bars as multiples of the goal, with the goal as a line. Its colours can be read on white and on black. */
export function chartOf(measured: Measured): string {
  const lines = idsOf(measured)
    .flatMap((id) => linesOf(id, measured[id]) ?? [])
    .flatMap(({ ofGoal, ...line }) => (ofGoal === null ? [] : [{ ...line, ofGoal }]));
  const height = (lines.length + 1) * ROW + 8;
  const goal = LEFT + WIDTH / LONGEST;
  const bars = lines.map(({ title, unit, other, ofGoal }, at) => {
    const y = (at + 1) * ROW;
    const against = other === null ? (unit === 'ms' ? '' : `, ${unit}`) : `, against ${other.name}`;
    const length = Math.max(0, Math.min(ofGoal, LONGEST)) * (WIDTH / LONGEST);
    const text = title.replaceAll('`', '') + against;
    return [
      `<text x="${LEFT - 8}" y="${y + 16}" text-anchor="end">${text}</text>`,
      `<rect x="${LEFT}" y="${y + 4}" width="${length.toFixed(1)}" height="${ROW - 8}" fill="${ofGoal <= 1 ? '#2da44e' : '#d4691c'}"/>`,
      `<text x="${LEFT + WIDTH + 10}" y="${y + 16}">${digits(ofGoal)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + RIGHT} ${height}" font-family="sans-serif" font-size="12" fill="#7d7d7d">`,
    '<title>Each measurement as a multiple of its goal</title>',
    `<text x="${goal}" y="16" text-anchor="middle">goal</text>`,
    ...bars,
    `<line x1="${goal}" y1="20" x2="${goal}" y2="${height - 4}" stroke="#7d7d7d" stroke-dasharray="4 3"/>`,
    '</svg>\n',
  ].join('\n');
}
