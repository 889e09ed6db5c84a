/** Graphs of steps as Mermaid flowcharts. */
import type { Plan } from '../plan/request.ts';
import type { StepDefinition } from '../record/decisions.ts';
import type { Run } from '../record/run.ts';
import { stateWords, type Tone, toneOf } from './state-words.ts';

interface Box<C extends string> {
  readonly handle: string;
  readonly label: string;
  readonly style: C;
  /** Drawn with round ends. */
  readonly isService: boolean;
}

interface Arrow {
  /** By handle. */
  readonly from: string;
  readonly to: string;
  /** Only the start is waited for: drawn dotted. */
  readonly isStart: boolean;
}

interface Flowchart<C extends string> {
  readonly boxes: readonly Box<C>[];
  readonly arrows: readonly Arrow[];
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
  return flowchart({
    boxes: plan.steps.map((step) => {
      const entry = entries.get(step.id);
      const name = entry?.name ?? '';
      const label = name === step.id ? step.id : `${step.id}: ${name}`;
      const isService = entry?.background === 'service';
      return { handle: handleOf(entry?.number), label, style: step.decision, isService };
    }),
    arrows: arrowsOf(plan.definition),
    styles: DECISIONS,
  });
}

/** The graph of a run, with the state of each step. Null: it is too large to be drawn. */
export function runMermaid(run: Run): string | null {
  const entries = new Map(run.definition.map((entry) => [entry.id, entry]));
  const arrows = arrowsOf(run.definition);
  if (arrows.length > MOST_ARROWS || run.steps.length > MOST_ARROWS) return null;
  const boxes = run.steps.map((step) => ({
    handle: handleOf(entries.get(step.id)?.number),
    label: `${step.id}: ${stateWords(step, run)}`,
    style: toneOf(step),
    isService: entries.get(step.id)?.background === 'service',
  }));
  const chart = flowchart({ boxes, arrows, styles: TONES });
  return chart.length > LONGEST ? null : chart;
}

function flowchart<C extends string>({ boxes, arrows, styles }: Flowchart<C>): string {
  const lines = [
    'flowchart TD',
    ...boxes.map(({ handle, label, style, isService }) => {
      const [open, close] = isService ? ['([', '])'] : ['[', ']'];
      return `  ${handle}${open}"${escapeLabel(label)}"${close}:::${style}`;
    }),
    ...arrows.map(({ from, to, isStart }) => `  ${from} ${isStart ? '-.->' : '-->'} ${to}`),
    ...Object.entries(styles).map(([name, style]) => `  classDef ${name} ${style}`),
  ];
  return `${lines.join('\n')}\n`;
}

function arrowsOf(definition: readonly StepDefinition[]): readonly Arrow[] {
  const numbers = new Map(definition.map(({ id, number }) => [id, number]));
  return definition.flatMap(({ number, needs, started = [] }) =>
    needs.map((need) => ({
      from: handleOf(numbers.get(need)),
      to: handleOf(number),
      isStart: started.includes(need),
    })),
  );
}

function handleOf(number: number | undefined): string {
  return `s${number}`;
}

/** A text of which no character means anything to Mermaid, nor the end of a label. */
export function escapeLabel(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}
