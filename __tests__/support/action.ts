/** The action, as a runner starts it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Ended, savepoint } from './cli.ts';
import { folder } from './folder.ts';

export const manifest = parse(readFileSync('action.yml', 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
};

export interface Acted extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  /** The text of the job's summary. */
  readonly summary: string;
}

/** Every input as a runner sets it, also one that the action does not know. What expressions of `action.yml` would give is that of a job without a matrix. */
export function inputsEnv(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const values = Object.entries(manifest.inputs).map(([name, { default: value }]) => {
    const isExpression = `${value}`.includes('${{');
    const fallback = isExpression ? (name === 'matrix' ? 'null' : '') : `${value}`;
    return [`INPUT_${name.toUpperCase()}`, given[name] ?? fallback];
  });
  const all = Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return Object.fromEntries([...all, ...values]);
}

/**
 * Starts the bundle as a runner does, with a folder in the workspace as its store: no arguments, every input set, the files for what it says.
 * @param env more variables; `GITHUB_STEP_SUMMARY` may name another file
 */
export async function act(
  cwd: string,
  given: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Acted> {
  const files = folder();
  const output = join(files, 'output');
  writeFileSync(output, '');
  const summary = env.GITHUB_STEP_SUMMARY ?? join(files, 'summary');
  if (env.GITHUB_STEP_SUMMARY === undefined) writeFileSync(summary, '');
  const ended = await savepoint([], {
    cwd,
    env: {
      ...inputsEnv({ store: join(cwd, '.savepoint'), ...given }),
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: cwd,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_SHA: 'a'.repeat(40),
      RUNNER_TEMP: files,
      ACTIONS_RUNTIME_TOKEN: 'the-token-of-the-action',
      STATE_x: '1',
      ...env,
    },
  });
  const text = existsSync(summary) ? readFileSync(summary, 'utf8') : '';
  return { ...ended, outputs: blocksIn(readFileSync(output, 'utf8')), summary: text };
}

/** What @actions/core writes: `name<<delimiter`, the value, the delimiter. */
export function blocksIn(text: string): Readonly<Record<string, string>> {
  const blocks = [...text.matchAll(/^([^\n]+?)<<(ghadelimiter_[^\n]+)\n([\s\S]*?)\n\2$/gm)];
  return Object.fromEntries(blocks.map(([, name, , value]) => [name ?? '', value ?? '']));
}
