/** What people are told of the files before the first step. */
import { describeLoss } from '../record/lost.ts';
import { type Path, textOf } from '../tree/path.ts';
import { someOf } from '../words/some.ts';
import { listed } from './capture.ts';
import type { LostPack } from './history.ts';
import type { Inspection } from './inspect.ts';
import type { Settled } from './settle.ts';
import { skipLines } from './skipped.ts';
import { staleLines } from './stale.ts';

export interface Warning {
  readonly step: string | null;
  readonly message: string;
}

/** What people are told before the first step. */
export function warningsOf({ view, missed }: Inspection, settled: Settled | null): readonly Warning[] {
  if (settled?.plan.isCleanUp === true) return [];
  const isArriving = settled?.plan.arriving !== undefined;
  const skipped = skipLines(view.skipped).map(plain);
  if (settled === null) return skipped;
  const { plan, notSetBack, keptLost, start } = settled;
  const lost = lostWarnings(plan);
  const without = [...keptLost].map(([step, why]) => ({
    step,
    message: `the files that it kept of its last try cannot be had, and it starts without them: ${why}`,
  }));
  const named = notSetBack.map((path) => ({ path }));
  const lines = [
    ...(named.length === 0
      ? []
      : [
          `${listed(named)} cannot be set back: git ignores it, and the content from before the run was not kept`,
        ]),
    ...staleLines(plan, start),
    ...keepLines(settled),
    ...sharedLines(settled),
    ...leftOutLines(start.leftOut),
  ];
  const unneeded = isArriving || lost.length + without.length > 0 ? [] : missed.slice(0, 1).map(missedLine);
  return [...skipped, ...lost, ...without, ...[...unneeded, ...lines].map(plain)];
}

/** The steps whose saved files cannot be had, in one warning: their cause is one. */
function lostWarnings({ steps }: Settled['plan']): readonly Warning[] {
  const lost = steps.flatMap(({ id, reason }) => (reason.kind === 'lost' ? [{ id, reason }] : []));
  const [first] = lost;
  if (first === undefined) return [];
  const why = describeLoss(first.reason);
  if (lost.length === 1)
    return [{ step: first.id, message: `its saved files cannot be read: ${why}; it runs again` }];
  const ids = someOf(
    lost.map(({ id }) => id),
    20,
  );
  return [plain(`steps run again, because their saved files cannot be read: ${ids} (${first.id}: ${why})`)];
}

/** Edits that are lost, and earlier sources. */
function missedLine({ why }: LostPack): string {
  return `some saved files of the run cannot be read: ${why}; no step runs again for them`;
}

/** So many files of one step look like a build folder. */
const MANY = 500;

/** Where much is undone, people are told of `keep`. */
function keepLines({ undone, start }: Settled): readonly string[] {
  const counts = new Map<string, number>();
  for (const step of undone.flatMap((path) => start.left.get(path) ?? []))
    counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts].flatMap(([step, count]) =>
    count < MANY
      ? []
      : [
          `${count} files that ${step} left are undone; with \`keep\` on ${step}, its next try goes on from them`,
        ],
  );
}

/** Paths that failed steps may have made and that stay, since a step that ran beside them counts and has them. */
function sharedLines({ plan, start }: Settled): readonly string[] {
  const runs = new Set(plan.steps.flatMap(({ id, decision }) => (decision === 'run' ? [id] : [])));
  const numbers = new Set(
    plan.steps.flatMap(({ decision, reason }) =>
      decision === 'reuse' && 'completion' in reason ? [reason.completion] : [],
    ),
  );
  return start.run.layers.flatMap(({ number, step, shared }) => {
    const others = (shared?.steps ?? []).filter((id) => runs.has(id));
    if (shared === undefined || others.length === 0 || !numbers.has(number ?? 0)) return [];
    const paths = someOf(shared.paths, 5);
    return [
      `${paths} may be the work of ${others.join(', ')}, which ran beside ${step}: it stays while ${step} counts`,
    ];
  });
}

/** Edits of earlier attempts that fit nowhere here. */
export function leftOutLines(paths: readonly Path[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `edits of earlier attempts do not fit the files here, and are left out: ${someOf(paths.map(textOf), 5)}`,
  ];
}

function plain(message: string): Warning {
  return { step: null, message };
}
