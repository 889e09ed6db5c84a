/** Reused steps that are older than a change of the source, in words. Pure. */
import type { Plan } from '../plan/plan.ts';
import { staleEdits } from '../plan/stale.ts';
import { textOf } from '../tree/path.ts';
import { someOf } from '../words/some.ts';
import type { Start } from './start.ts';

/** A line for edits, and one for another commit; none where no reused step is older. */
export function staleLines(plan: Plan, start: Start): readonly string[] {
  const { run, facts } = start;
  if (facts.place !== 'here') return [];
  const reused = reusedIn(plan, start);
  const stale = staleEdits(reused, facts);
  const lines: string[] = [];
  if (stale.size > 0) {
    const paths = [...new Set([...stale.values()].flat().map(textOf))];
    lines.push(
      `built before your edits of ${someOf(paths, 5)}: ${[...stale.keys()].join(', ')}; \`savepoint run --run ${run.run_id} --edited\` runs them again`,
    );
  }
  const others = reused.filter(({ step, completion: { source } }) => {
    return step.reads === null && source.commit !== null && source.commit !== facts.commit;
  });
  if (others.length > 0) {
    const [from, to] = [others[0]?.completion.source.commit, facts.commit].map((each) =>
      (each ?? 'none').slice(0, 10),
    );
    const names = others.map(({ step }) => step.id).join(', ');
    lines.push(`built on commit ${from}, and ${to} is checked out now: ${names}`);
  }
  return lines;
}

function reusedIn(plan: Plan, { run, pipeline }: Start) {
  const numbers = new Map(
    plan.steps.flatMap(({ id, decision, reason }) =>
      decision === 'reuse' && 'completion' in reason ? [[id, reason.completion] as const] : [],
    ),
  );
  return pipeline.steps.flatMap((step) => {
    const record = run.steps.find(({ id }) => id === step.id);
    const completion = [record?.completion, record?.last_good].find(
      (each) => each != null && each.number === numbers.get(step.id),
    );
    return completion == null ? [] : [{ step, completion }];
  });
}
