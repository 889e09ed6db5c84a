/** The plan of the next resume. */
import { useEffect, useState } from 'preact/hooks';
import type { Run } from '../record/run.ts';
import { ask, type PlanStep, runPath } from './client.ts';
import { Fault, useAction } from './words.tsx';

/** What a resume would do, and why. */
export function Plan({ run }: { readonly run: Run }) {
  const [steps, setSteps] = useState<readonly PlanStep[] | null>(null);
  const { fault, act } = useAction();
  // Another state has another plan.
  useEffect(() => {
    setSteps(null);
    void act(async () =>
      setSteps((await ask<{ steps: readonly PlanStep[] }>(`${runPath(run.run_id)}/plan`)).steps),
    );
  }, [run.run_id, run.updated_at]);
  if (steps === null)
    return fault === null ? <p class="quiet empty">Looking at the files…</p> : <Fault fault={fault} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section class="plan" aria-label="Plan" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Does</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.id}>
              <th scope="row">{step.id}</th>
              <td>
                <span class={`tag ${step.decision}`}>{step.decision}</span>
              </td>
              <td>{step.explanation}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
