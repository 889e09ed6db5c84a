/** Gives the later steps of a job what a reused step had set for them, by the runner's own command files. */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { LeftBehind } from '../record/step-events.ts';

type Env = Readonly<Record<string, string | undefined>>;

export function give(
  { outputs, env, path, summary }: Pick<LeftBehind, 'outputs' | 'env' | 'path' | 'summary'>,
  files: Env,
): void {
  const add = (file: string | undefined, text: string) => {
    if (file !== undefined && text !== '') appendFileSync(file, text);
  };
  add(files.GITHUB_OUTPUT, pairs(outputs));
  add(files.GITHUB_ENV, pairs(env));
  // On record the last one stands first.
  add(
    files.GITHUB_PATH,
    path
      .toReversed()
      .map((folder) => `${folder}\n`)
      .join(''),
  );
  add(files.GITHUB_STEP_SUMMARY, summary ?? '');
}

/** A value may have any lines but its end. */
function pairs(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const end = `savepoint_${randomUUID()}`;
      return `${name}<<${end}\n${value}\n${end}\n`;
    })
    .join('');
}
