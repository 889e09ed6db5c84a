/** Reused steps that are older than a change of the source, in words. Pure. */
import type { Plan } from '../plan/request.ts';
import { staleEdits } from '../plan/stale.ts';
import type { Run } from '../record/run.ts';
import { textOf } from '../tree/path.ts';
import { andOf, someOf } from '../words/some.ts';
import type { Start } from './start.ts';

/** A line for edits, and one for another commit; none where no reused step is older. */
export function staleLines(plan: Plan, start: Start): readonly string[] {
  const { run, view, facts } = start;
  if (facts.place !== 'here') return [];
  const reused = reusedIn(plan, start);
  const stale = staleEdits(reused, facts, start.pipeline.path);
  const lines: string[] = [];
  if (stale.size > 0) {
    const paths = [...new Set([...stale.values()].flat().map(textOf))];
    const results = stale.size === 1 ? 'its result is' : 'their results are';
    lines.push(
      `${someOf(paths, 5)} changed after ${andOf([...stale.keys()])}; ${results} old. Redo: \`savepoint resume ${run.run_id} --edited\``,
    );
  }
  const others = reused.filter(({ step, completion: { source } }) => {
    return step.reads === null && source.commit !== null && source.commit !== facts.commit;
  });
  if (others.length > 0) {
    const names = others.map(({ step }) => step.id).join(', ');
    const commit = others[0]?.completion.source.commit ?? null;
    const ref = commit === run.source.commit ? run.source.ref : null;
    const [from, to] = [
      { ref, commit },
      { ref: view.git?.ref ?? null, commit: facts.commit },
    ].map(headText);
    lines.push(`built on ${from}, and ${to} is checked out now: ${names}`);
  }
  return lines;
}

/** `main (0123456789)`. */
function headText({ ref, commit }: Pick<Run['source'], 'ref' | 'commit'>): string {
  const branch = ref?.replace(/^refs\/(heads|tags)\//, '');
  const id = (commit ?? 'no commit').slice(0, 10);
  return branch === undefined ? `commit ${id}` : `${branch} (${id})`;
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
