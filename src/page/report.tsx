/** The same page without a service: one run, read-only, out of the file itself. */
import { useState } from 'preact/hooks';
import { type ReportData, reportSource } from './client.ts';
import { RunView } from './run-view.tsx';
import { Time } from './words.tsx';

export function Report({ data }: { readonly data: ReportData }) {
  const failed = data.run.steps.find(({ state }) => state === 'failed');
  const [step, setStep] = useState<string | null>(failed?.id ?? null);
  // A run whose process was gone is told as interrupted.
  const isGoing = data.run.status === 'running';
  const [source] = useState(() => reportSource(data));
  return (
    <main class="report">
      <RunView
        {...{ step, source }}
        run={data.run}
        held={isGoing}
        asOf={Date.parse(data.made_at)}
        events={data.events}
        onStep={setStep}
        actions={null}
        banner={isGoing ? <Going at={data.made_at} /> : null}
        stepActions={() => null}
        plan={null}
      />
      <footer class="quiet">
        Savepoint {data.version} made this report: <Time at={data.made_at} />
      </footer>
    </main>
  );
}

function Going({ at }: { readonly at: string }) {
  return (
    <div class="banner busy">
      <p>
        The run was going on when this report was made: <Time at={at} />
      </p>
    </div>
  );
}
