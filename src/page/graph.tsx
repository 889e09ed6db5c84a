/** The graph that runs: a box a step, an arrow a need. A service is round, and where only a start is waited for the arrow is dashed. */
import { useMemo } from 'preact/hooks';
import type { Run } from '../record/run.ts';
import { isService, stateWords, toneOf } from '../report/state-words.ts';
import { layoutOf, type Placed } from './layout.ts';

interface GraphProps {
  readonly run: Run;
  readonly selected: string | null;
  readonly onSelect: (step: string) => void;
}

const BOX = { width: 168, height: 34, across: 56, down: 14 };
const MARGIN = 12;
const LONGEST = 21;

export function Graph({ run, selected, onSelect }: GraphProps) {
  const { boxes, arrows, columns, rows } = useMemo(() => layoutOf(ordered(run)), [run.definition]);
  const width = columns * (BOX.width + BOX.across) - BOX.across + 2 * MARGIN;
  const height = rows * (BOX.height + BOX.down) - BOX.down + 2 * MARGIN;
  const steps = new Map(run.steps.map((step) => [step.id, step]));
  const entries = new Map(run.definition.map((entry) => [entry.id, entry]));
  const isStart = (from: string, to: string) => entries.get(to)?.started?.includes(from) === true;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section class="graph" aria-label="Graph of the steps" tabIndex={0}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>Steps and what they wait for</title>
        {arrows.map(({ from, to }) => (
          <path
            key={`${from.id} ${to.id}`}
            class={isStart(from.id, to.id) ? 'arrow start' : 'arrow'}
            d={curve(from, to)}
          />
        ))}
        {[...boxes.values()].map((box) => {
          const step = steps.get(box.id);
          if (step === undefined) return null;
          const select = () => onSelect(box.id);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture holds no buttons of HTML
            <g
              key={box.id}
              class={`box ${toneOf(step)} ${selected === box.id ? 'selected' : ''}`}
              transform={`translate(${xOf(box)} ${yOf(box)})`}
              role="button"
              // As SVG spells it.
              tabindex={0}
              aria-label={`${box.id}: ${stateWords(step, run)}`}
              onClick={select}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                select();
              }}
            >
              <title>{`${step.name}: ${stateWords(step, run)}`}</title>
              <rect width={BOX.width} height={BOX.height} rx={isService(step, run) ? BOX.height / 2 : 8} />
              <circle cx="17" cy={BOX.height / 2} r="5" />
              <text x="30" y={BOX.height / 2 + 4.5}>
                {box.id.length > LONGEST ? `${box.id.slice(0, LONGEST - 1)}…` : box.id}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** Those of `finally` come behind all others. */
function ordered({ definition }: Run) {
  const needed = new Set(definition.flatMap(({ needs }) => needs));
  const ends = definition
    .filter(({ id, section }) => section === 'steps' && !needed.has(id))
    .map(({ id }) => id);
  return definition.map(({ id, needs, section }) => ({
    id,
    needs: section === 'finally' && needs.length === 0 ? ends : needs,
  }));
}

function xOf({ column }: Placed): number {
  return MARGIN + column * (BOX.width + BOX.across);
}

function yOf({ row }: Placed): number {
  return MARGIN + row * (BOX.height + BOX.down);
}

function curve(from: Placed, to: Placed): string {
  const [x1, y1] = [xOf(from) + BOX.width, yOf(from) + BOX.height / 2];
  const [x2, y2] = [xOf(to), yOf(to) + BOX.height / 2];
  const bend = Math.min(60, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
