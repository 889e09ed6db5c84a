/** Operations that read the files of a run, each by a process of its own: they take memory and time. */

import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Handler } from './api.ts';
import type { Commands } from './commands.ts';
import { HttpFault } from './fault.ts';
import type { Service } from './service.ts';

/** As the page shows it. */
export interface StepDiff {
  readonly files: readonly unknown[];
  readonly text: string;
  readonly notes: string;
}

type Params = Readonly<Record<string, string>>;

/** A page shows no more of a diff. */
const MOST_DIFF = 2 * 1024 * 1024;

/** By `operationId`. */
export function savedFiles({ runs, commands, machine }: Service): Readonly<Record<string, Handler>> {
  const mustFind = ({ run = '', step }: Params): void => {
    const { steps } = runs.find(run).run;
    if (step !== undefined && !steps.some(({ id }) => id === step))
      throw new HttpFault(404, `${run} has no step ${step}`);
  };
  return {
    plan: async ({ params }) => {
      mustFind({ ...params, ...(params.from_step === undefined ? {} : { step: params.from_step }) });
      const from = params.from_step === undefined ? [] : [`--from-step=${params.from_step}`];
      const { stdout } = await commands.call('plan', ['--output=json', `--run=${params.run}`, ...from]);
      return Response.json(JSON.parse(stdout));
    },
    diff: async ({ params }) => {
      mustFind(params);
      return Response.json(await diffOf(commands, params.run ?? '', params.step ?? ''));
    },
    workspace: async ({ params }) => {
      mustFind(params);
      const directory = mkdtempSync(join(realpathSync(machine.temp), 'savepoint-serve-'));
      const remove = () => rmSync(directory, { recursive: true, force: true });
      try {
        const to = join(directory, 'workspace');
        await commands.call('restore', [
          '--quiet',
          `--to=${to}`,
          `--at=${params.step}`,
          '--',
          params.run ?? '',
        ]);
        const tar = spawn('tar', ['-czf', '-', '-C', to, '.'], { stdio: ['ignore', 'pipe', 'ignore'] });
        tar.once('close', remove).once('error', remove);
        const headers = {
          'Content-Type': 'application/gzip',
          'Content-Disposition': `attachment; filename="${params.run}.tar.gz"`,
        };
        return new Response(Readable.toWeb(tar.stdout) as ReadableStream, { headers });
      } catch (error) {
        remove();
        throw error;
      }
    },
  };
}

/** The files that a step changed, and the lines as git tells them. @throws HttpFault where nothing of it is saved */
export async function diffOf(commands: Commands, run: string, step: string): Promise<StepDiff> {
  const [list, lines] = await Promise.all([
    commands.call('diff', ['--output=json', '--', run, step]),
    commands.call('diff', ['--no-color', '--', run, step]),
  ]);
  const { files } = JSON.parse(list.stdout) as Pick<StepDiff, 'files'>;
  const start = lines.stdout.search(/^diff --git /m);
  // The last line is a sum.
  const text = start < 0 ? '' : lines.stdout.slice(start).replace(/\n+[^\n]*\n$/, '\n');
  return { files, text: text.slice(0, MOST_DIFF), notes: lines.stderr.trim() };
}
