/** Graphs of steps as Mermaid flowcharts. */
import type { Plan } from '../plan/plan.ts';
import type { Run } from '../record/run.ts';
import { stateWords, type Tone, toneOf } from './state-words.ts';

interface Box<C extends string> {
  readonly handle: string;
  readonly label: string;
  readonly style: C;
}

interface Flowchart<C extends string> {
  readonly boxes: readonly Box<C>[];
  /** From and to, by handle. */
  readonly arrows: readonly (readonly [string, string])[];
  readonly styles: Readonly<Record<C, string>>;
}

const GREEN = 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328';
const BLUE = 'fill:#ddf4ff,stroke:#0969da,color:#1f2328';
const YELLOW = 'fill:#fff8c5,stroke:#9a6700,color:#1f2328';
const GREY = 'fill:#f6f8fa,stroke:#8c959f,color:#1f2328';
const RED = 'fill:#ffebe9,stroke:#cf222e,color:#1f2328';

const DECISIONS = { reuse: GREEN, run: BLUE, ask: YELLOW, leave: GREY };
const TONES: Readonly<Record<Tone, string>> = {
  good: GREEN,
  busy: BLUE,
  open: YELLOW,
  idle: GREY,
  bad: RED,
};

/** GitHub draws no chart with more text or arrows than this (Mermaid's `maxTextSize` and `maxEdges`). */
const LONGEST = 50_000;
const MOST_ARROWS = 500;

/** The graph of a plan: a box a step, an arrow a need, the decision as class. Names are escaped. */
export function formatMermaid(plan: Plan): string {
  const entries = new Map(plan.definition.map((entry) => [entry.id, entry]));
  const handle = (id: string) => handleOf(entries.get(id)?.number);
  return flowchart({
    boxes: plan.steps.map((step) => {
      const name = entries.get(step.id)?.name ?? '';
      const label = name === step.id ? step.id : `${step.id}: ${name}`;
      return { handle: handle(step.id), label, style: step.decision };
    }),
    arrows: plan.steps.flatMap((step) =>
      step.needs.map((need): readonly [string, string] => [handle(need), handle(step.id)]),
    ),
    styles: DECISIONS,
  });
}

/** The graph of a run, with the state of each step. Null: it is too large to be drawn. */
export function runMermaid(run: Run): string | null {
  const entries = new Map(run.definition.map((entry) => [entry.id, entry]));
  const arrows = run.definition.flatMap((entry) =>
    entry.needs.map((need): readonly [string, string] => [
      handleOf(entries.get(need)?.number),
      handleOf(entry.number),
    ]),
  );
  if (arrows.length > MOST_ARROWS || run.steps.length > MOST_ARROWS) return null;
  const boxes = run.steps.map((step) => ({
    handle: handleOf(entries.get(step.id)?.number),
    label: `${step.id}: ${stateWords(step, run)}`,
    style: toneOf(step),
  }));
  const chart = flowchart({ boxes, arrows, styles: TONES });
  return chart.length > LONGEST ? null : chart;
}

function flowchart<C extends string>({ boxes, arrows, styles }: Flowchart<C>): string {
  const lines = [
    'flowchart TD',
    ...boxes.map(({ handle, label, style }) => `  ${handle}["${escapeLabel(label)}"]:::${style}`),
    ...arrows.map(([from, to]) => `  ${from} --> ${to}`),
    ...Object.entries(styles).map(([name, style]) => `  classDef ${name} ${style}`),
  ];
  return `${lines.join('\n')}\n`;
}

function handleOf(number: number | undefined): string {
  return `s${number}`;
}

function escapeLabel(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}
