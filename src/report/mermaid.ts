/** The graph of a plan as a Mermaid flowchart. */
import type { Plan } from '../plan/plan.ts';

const CLASSES = { reuse: 'reuse', run: 'run', ask: 'ask', leave: 'leave' } as const;

/** A flowchart: a box a step, an arrow a need, the decision as class. Names are escaped. */
export function formatMermaid(plan: Plan): string {
  const names = new Map(plan.definition.map((entry) => [entry.id, entry.name]));
  const handles = new Map(plan.definition.map((entry) => [entry.id, `s${entry.number}`]));
  const lines = ['flowchart TD'];
  for (const step of plan.steps) {
    const label = names.get(step.id) === step.id ? step.id : `${step.id}: ${names.get(step.id) ?? ''}`;
    lines.push(`  ${handles.get(step.id)}["${escapeLabel(label)}"]:::${CLASSES[step.decision]}`);
  }
  for (const step of plan.steps) {
    for (const need of step.needs) lines.push(`  ${handles.get(need)} --> ${handles.get(step.id)}`);
  }
  lines.push(
    '  classDef reuse fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    '  classDef run fill:#ddf4ff,stroke:#0969da,color:#1f2328',
    '  classDef ask fill:#fff8c5,stroke:#9a6700,color:#1f2328',
    '  classDef leave fill:#f6f8fa,stroke:#8c959f,color:#1f2328',
  );
  return `${lines.join('\n')}\n`;
}

function escapeLabel(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}
