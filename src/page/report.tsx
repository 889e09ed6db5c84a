/** The same page without a service: one run, read-only, out of the file itself. */
import { useState } from 'preact/hooks';
import { type ReportData, reportSource } from './client.ts';
import { RunView } from './run-view.tsx';

export function Report({ data }: { readonly data: ReportData }) {
  const failed = data.run.steps.find(({ state }) => state === 'failed');
  const [step, setStep] = useState<string | null>(failed?.id ?? null);
  const [source] = useState(() => reportSource(data));
  return (
    <main class="report">
      <RunView
        {...{ step, source }}
        run={data.run}
        held={false}
        events={data.events}
        onStep={setStep}
        actions={null}
        banner={null}
        stepActions={() => null}
        plan={null}
      />
      <footer class="quiet">Savepoint {data.version}</footer>
    </main>
  );
}
