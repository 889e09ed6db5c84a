/** A job, as far as a runner starts the action in it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export type Env = Readonly<Record<string, string>>;

export const BUNDLE = resolve('dist/index.js');

/** The variables of a job. @param folder for the runner's own files; the workspace may not be in it */
export function jobEnv(folder: string, workspace: string): Env & { readonly RUNNER_TEMP: string } {
  const temp = join(folder, 'temp');
  mkdirSync(temp, { recursive: true });
  const at = (name: string) => {
    writeFileSync(join(folder, name), '');
    return join(folder, name);
  };
  return {
    ...{ GITHUB_ACTIONS: 'true', CI: 'true', GITHUB_WORKSPACE: workspace, GITHUB_JOB: 'bench' },
    ...{ RUNNER_TEMP: temp, HOME: folder, GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1' },
    ...{ GITHUB_REPOSITORY: 'octo/repo', GITHUB_SHA: 'a'.repeat(40), GITHUB_ACTION: 'savepoint' },
    GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/main',
    ...{ GITHUB_OUTPUT: at('output'), GITHUB_ENV: at('env'), GITHUB_PATH: at('path') },
    ...{ GITHUB_STATE: at('state'), GITHUB_STEP_SUMMARY: at('summary') },
  };
}

/** Every input of the action, as the runner sets it. Expressions of `action.yml` give nothing here but the matrix of a job without one. */
export function inputsEnv(given: Env): Env {
  const manifest = parse(readFileSync('action.yml', 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: unknown }>>;
  };
  const values = Object.entries(manifest.inputs).map(([name, { default: value = '' }]) => {
    const fallback = `${value}`.includes('${{') ? (name === 'matrix' ? 'null' : '') : `${value}`;
    return [`INPUT_${name.toUpperCase()}`, given[name] ?? fallback];
  });
  return Object.fromEntries(values);
}

/** The variables that the action has left to its post step. */
export function postEnv(job: Env): Env {
  const text = readFileSync(job.GITHUB_STATE ?? '', 'utf8');
  const states = [...text.matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n\2$/gm)];
  return Object.fromEntries(states.map(([, name = '', , value = '']) => [`STATE_${name}`, value]));
}
