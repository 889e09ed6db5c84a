/** What a pipeline has told when a run pauses or ends: a command, or an address. Nothing of it changes what the run came to. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateText } from '../expressions/evaluate.ts';
import type { Value } from '../expressions/value.ts';
import type { Pipeline } from '../pipeline/model.ts';
import { isBroughtBack, isDone, type Run } from '../record/run.ts';
import { moved } from '../run/moved.ts';
import { Masks } from '../shell/masks.ts';
import { createShell } from '../shell/shell.ts';
import { makeScratch, scratchPath } from './node-ports.ts';

/** The longest that a hook may take. */
const LIMIT_MS = 30_000;
const GRACE_MS = 1000;

export interface HookRequest {
  readonly pipeline: Pipeline;
  readonly run: Run;
  readonly workspace: string;
  /** An existing folder for scratch files. */
  readonly temp: string;
  readonly env: Readonly<Record<string, string>>;
  readonly github: Readonly<Record<string, Value>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly warn: (message: string) => void;
}

/** Tells of the end of an attempt, if the pipeline wants that. Never throws: what goes wrong is a warning. */
export async function callHook(request: HookRequest): Promise<void> {
  const { pipeline, run, warn } = request;
  const name = run.status === 'paused' ? 'on-pause' : 'on-end';
  const hook = name === 'on-pause' ? pipeline.onPause : pipeline.onEnd;
  // One that is brought back, or whose record was lost, has come to no end.
  if (hook === null || run.status === 'running' || isBroughtBack(run)) return;
  const masks = new Masks();
  for (const secret of Object.values(request.secrets)) masks.add(secret);
  try {
    const text = (await evaluateText(hook, scopeOf(request))).trim();
    const told = JSON.stringify(hookEvent(run));
    const why = /^https?:\/\//.test(text)
      ? await post(text, told)
      : await command(request, text, { told, masks });
    if (why !== null) warn(masks.apply(`${name}: ${why}`));
  } catch (error) {
    warn(masks.apply(`${name}: ${withCause(error as Error)}`));
  }
}

/** `fetch` alone says only that it failed. */
function withCause({ message, cause }: Error): string {
  const { message: why = '', code = '' } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return why === '' && code === '' ? message : `${message}: ${why || code}`;
}

/** The JSON that a hook gets. Pure. */
export function hookEvent(run: Run) {
  const steps = run.steps.filter(({ section }) => section === 'steps');
  return {
    event: run.status === 'paused' ? 'pause' : 'end',
    run_id: run.run_id,
    pipeline: run.pipeline.name,
    status: run.status,
    attempt: run.attempt,
    why: run.attempts.at(-1)?.why ?? null,
    steps_completed: steps.filter(isDone).length,
    steps_total: steps.length,
    failed_steps: run.steps.flatMap(({ id, state }) => (state === 'failed' ? [id] : [])),
    waiting_for: run.steps.flatMap(({ id, state, question }) =>
      state === 'waiting' ? [{ step: id, prompt: question?.prompt ?? null }] : [],
    ),
    outputs: Object.fromEntries(moved(run).steps.map(({ id, outputs }) => [id, outputs])),
  };
}

function scopeOf({ run, github, secrets }: HookRequest) {
  const { run_id, attempt, inputs } = run;
  return {
    contexts: { github, inputs, secrets, run: { id: run_id, attempt, resumed: attempt > 1 }, runner: {} },
    status: 'success' as const,
    hashFiles: async () => '',
  };
}

/** @returns why it was not told; null when it was */
async function post(address: string, body: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(address, { method: 'POST', headers, body, signal });
  await response.body?.cancel();
  return response.ok ? null : `the address answered ${response.status}`;
}

/** Runs a command that finds the JSON in the file $SAVEPOINT_EVENT. @returns why it failed; null when it did not */
async function command(
  { workspace, temp, env }: HookRequest,
  script: string,
  { told, masks }: { readonly told: string; readonly masks: Masks },
): Promise<string | null> {
  const mark = randomUUID();
  const scratch = makeScratch(scratchPath(temp, mark));
  const shell = createShell({ graceMs: GRACE_MS });
  let last = '';
  try {
    const event = join(scratch.next().path, 'event.json');
    writeFileSync(event, told);
    const { exit } = await shell.start({
      ...{ script, shell: null, cwd: workspace, env: { ...env, SAVEPOINT_EVENT: event } },
      ...{ timeoutMs: LIMIT_MS, scratch: scratch.next().path, mark: { attempt: mark, step: 'hook' }, masks },
      output: {
        write: (bytes) => {
          last = bytes.toString().trim().split('\n').at(-1) ?? last;
          return undefined;
        },
        note: () => {},
      },
    }).result;
    if (exit.kind === 'exited' && exit.code === 0) return null;
    const how = exit.kind === 'exited' ? `exit code ${exit.code}` : exit.kind;
    return last === '' ? how : `${how}: ${last}`;
  } finally {
    await shell.endAttempt(mark);
    scratch.dispose();
  }
}
