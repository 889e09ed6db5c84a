/** Operations that change something. */
import { Refusal } from '../launch/refusal.ts';
import { askToStop } from '../launch/stop-run.ts';
import type { Run } from '../record/run.ts';
import { identify } from '../store/identity.ts';
import type { Handler } from './api.ts';
import { HttpFault } from './fault.ts';
import { pipelinesIn } from './pipelines.ts';
import type { Service } from './service.ts';

type Handlers = Readonly<Record<string, Handler>>;

/** By `operationId`. */
export function acting(service: Service): Handlers {
  return { ...starting(service), ...answering(service) };
}

function starting({ runs, commands, located, secrets }: Service): Handlers {
  const start = async (name: 'run' | 'resume', args: readonly string[]) => {
    const run_id = await commands.start(name, args);
    return Response.json({ run_id, status: run_id === null ? 'queued' : 'running' }, { status: 202 });
  };
  const secretsOf = (more: readonly string[]) =>
    [...new Set([...secrets, ...more])].map((name) => `--secret=${name}`);
  return {
    start: ({ body }) => {
      const { pipeline, inputs = {} } = body as { pipeline: string; inputs?: Record<string, string> };
      if (!pipelinesIn(located.workspace).some(({ path }) => path === pipeline))
        throw new HttpFault(404, `no such pipeline: ${pipeline}`, '/api/pipelines lists them');
      return start('run', ['--fresh', ...inputArgs(inputs), ...secretsOf([]), '--', pipeline]);
    },
    restart: ({ params: { run: id = '' } }) => {
      const { run } = runs.find(id);
      const inputs = Object.fromEntries(
        Object.entries(run.inputs).map(([name, value]) => [name, `${value}`]),
      );
      return start('run', [
        '--fresh',
        ...inputArgs(inputs),
        ...secretsOf(run.secrets),
        '--',
        run.pipeline.path,
      ]);
    },
    resume: ({ params: { run: id = '' }, body }) => {
      const { run } = runs.find(id);
      const { from_step, edited } = body as { from_step?: string; edited?: boolean };
      if (from_step !== undefined) mustHave(run, from_step);
      const from = from_step === undefined ? [] : [`--from-step=${from_step}`];
      const more = edited === true ? ['--edited'] : [];
      return start('resume', [...from, ...more, ...secretsOf(run.secrets), '--', run.run_id]);
    },
  };
}

function answering({ runs, commands, notes, machine, store }: Service): Handlers {
  const answer =
    (name: 'approve' | 'reject' | 'mark'): Handler =>
    async ({ params: { run: id = '', step = '' }, body }) => {
      const { run } = runs.find(id);
      mustHave(run, step);
      await commands.call(name, [...answerArgs(body), '--', run.run_id, step]);
      return done();
    };
  return {
    approve: answer('approve'),
    reject: answer('reject'),
    mark: answer('mark'),
    cancel: ({ params: { run: id = '' } }) => {
      const { run } = runs.find(id);
      if (stopped(id, { store, machine }) === null)
        throw new HttpFault(409, `${id} is not going on: it is ${run.status}`);
      return done();
    },
    dismiss: ({ params: { run: id = '' } }) => {
      notes.dismiss(runs.find(id).run);
      return done();
    },
  };
}

function done(): Response {
  return new Response(null, { status: 204 });
}

function inputArgs(inputs: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(inputs).map(([name, value]) => `--input=${name}=${value}`);
}

function answerArgs(body: Readonly<Record<string, unknown>>): readonly string[] {
  const { comment, reason } = body as { comment?: string; reason?: string };
  return [
    ...(comment === undefined || comment === '' ? [] : [`--comment=${comment}`]),
    ...(reason === undefined ? [] : ['--completed', `--reason=${reason}`]),
  ];
}

function mustHave({ run_id, steps }: Run, step: string): void {
  if (!steps.some(({ id }) => id === step)) throw new HttpFault(404, `${run_id} has no step ${step}`);
}

/** @throws HttpFault, StoreError */
function stopped(run: string, { store, machine }: Pick<Service, 'store' | 'machine'>): number | null {
  try {
    return askToStop(run, store, identify(machine.host, machine.pid));
  } catch (error) {
    throw error instanceof Refusal ? new HttpFault(409, error.message, error.hint) : error;
  }
}
