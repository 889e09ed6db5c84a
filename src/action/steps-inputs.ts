/** The inputs of the action that say nothing where the steps stay in the workflow. Pure. */
import { Refusal } from '../launch/refusal.ts';
import { andOf } from '../words/some.ts';

/** The text of an input; null where it is not given. */
type Given = (name: string) => string | null;

interface Meaningless {
  readonly why: string;
  /** `ignore`: it also comes from an input of `workflow_dispatch`, which may be for another job. */
  readonly fate: 'refuse' | 'ignore';
}

const NO_PIPELINE: Meaningless = { why: 'has no pipeline', fate: 'refuse' };
const NO_GATE: Meaningless = { why: 'has no step that waits for an approval', fate: 'ignore' };

const MEANINGLESS: Readonly<Record<string, Meaningless>> = {
  pipeline: NO_PIPELINE,
  inputs: NO_PIPELINE,
  'only-step': { why: 'leaves it to the workflow which steps run (`if`)', fate: 'refuse' },
  'max-parallel': { why: 'leaves it to the workflow when steps run', fate: 'refuse' },
  'deadline-minutes': {
    why: 'stops no step (`timeout-minutes` of the job or the step does, and what ended before is saved)',
    fate: 'refuse',
  },
  'max-continuations': { why: 'has no deadline', fate: 'refuse' },
  approve: NO_GATE,
  reject: NO_GATE,
  mark: NO_GATE,
};

/** @throws Refusal exit 2 where an input is given that `command: steps` cannot follow */
export function mustFitSteps(given: Given): void {
  const [first, ...more] = meaningless(given, 'refuse');
  if (first === undefined) return;
  const names = [first, ...more].map(({ name }) => name);
  throw new Refusal(2, `${first.name}: command: steps ${first.why}`, {
    hint: `take ${andOf(names)} out, or use command: run`,
  });
}

/** What is said of inputs that `command: steps` leaves alone. */
export function ignoredBySteps(given: Given): readonly string[] {
  return meaningless(given, 'ignore').map(
    ({ name, why }) => `${name} is ignored in this job: command: steps ${why}`,
  );
}

function meaningless(given: Given, fate: Meaningless['fate']) {
  return Object.entries(MEANINGLESS).flatMap(([name, { why, fate: its }]) => {
    const value = given(name);
    const isGiven = value !== null && !(name === 'max-continuations' && value === '0');
    return isGiven && its === fate ? [{ name, why }] : [];
  });
}
