/** What git and GitHub say of the workspace: the `github` context and the record's source. */
import { readFileSync } from 'node:fs';
import type { Value } from '../expressions/value.ts';
import type { SourceRecord } from '../record/events.ts';
import { which } from '../shell/which.ts';
import { gitEnvironment } from '../words/git-environment.ts';

export interface Surroundings {
  readonly github: Readonly<Record<string, Value>>;
  readonly source: SourceRecord;
  /** Variables that steps find on GitHub and would miss elsewhere. */
  readonly env: Readonly<Record<string, string>>;
}

/** The name of the event where there is none. */
const LOCAL = 'local';

type Env = Readonly<Record<string, string | undefined>>;

/** What a workflow run says of itself on GitHub; elsewhere the same facts from git, with `local` as the event. */
export async function surroundings(workspace: string, env: Env): Promise<Surroundings> {
  if (env.GITHUB_ACTIONS !== 'true') return local(await fromGit(workspace, env));
  const github = fromGitHub(workspace, env);
  return { github, source: sourceIn(github), env: {} };
}

function local(github: Surroundings['github']): Surroundings {
  return { github, source: sourceIn(github), env: variables(github) };
}

function sourceIn(github: Surroundings['github']): SourceRecord {
  const text = (name: string) =>
    typeof github[name] === 'string' && github[name] !== '' ? github[name] : null;
  return { repository: text('repository'), ref: text('ref'), commit: text('sha') };
}

/** The values of the context that GitHub also gives as `GITHUB_*` variables. */
const FROM_VARIABLES = [
  'action',
  'actor',
  'actor_id',
  'api_url',
  'base_ref',
  'event_name',
  'event_path',
  'graphql_url',
  'head_ref',
  'job',
  'ref',
  'ref_name',
  'ref_protected',
  'ref_type',
  'repository',
  'repository_id',
  'repository_owner',
  'repository_owner_id',
  'retention_days',
  'run_attempt',
  'run_id',
  'run_number',
  'server_url',
  'sha',
  'triggering_actor',
  'workflow',
  'workflow_ref',
  'workflow_sha',
];

function fromGitHub(workspace: string, env: Env): Readonly<Record<string, Value>> {
  const values = FROM_VARIABLES.map((name): [string, Value] => [
    name,
    env[`GITHUB_${name.toUpperCase()}`] ?? '',
  ]);
  return { ...Object.fromEntries(values), workspace, event: payload(env.GITHUB_EVENT_PATH) };
}

/** The inputs with which a person has started the workflow; none where it was started in another way. */
export function dispatchedWith(env: Env): Readonly<Record<string, string>> {
  const event = payload(env.GITHUB_EVENT_PATH);
  const { inputs } = event as { readonly inputs?: Readonly<Record<string, Value>> | null };
  return Object.fromEntries(Object.entries(inputs ?? {}).map(([name, value]) => [name, `${value ?? ''}`]));
}

function payload(path: string | undefined): Value {
  if (path === undefined || path === '') return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch {
    return {};
  }
}

async function fromGit(workspace: string, env: Env): Promise<Readonly<Record<string, Value>>> {
  const [head, config] = await Promise.all([
    git(workspace, env, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']),
    git(workspace, env, ['config', '--get-regexp', '^(remote\\.origin\\.url|user\\.name)$']),
  ]);
  const [sha = '', ref = ''] = head.split('\n');
  const branch = ref.startsWith('refs/') ? ref : '';
  // Of several values the last one holds.
  const settings = new Map(
    config.split('\n').map((line) => [line.split(' ', 1)[0], line.replace(/^\S* /, '')]),
  );
  const repository = repositoryOf(settings.get('remote.origin.url') ?? '');
  return {
    sha: /^[0-9a-f]{40,64}$/.test(sha) ? sha : '',
    ...refValues(branch),
    repository,
    repository_owner: repository.split('/')[0] ?? '',
    actor: settings.get('user.name')?.trim() ?? '',
    event_name: LOCAL,
    event: {},
    workspace,
  };
}

/** @param ref its full name, or nothing */
function refValues(ref: string): Readonly<Record<string, string>> {
  return {
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags)\//, ''),
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : ref === '' ? '' : 'branch',
  };
}

/**
 * The environment in which git works in a checkout of another user too, as in a container: it is told so by the command, for what we ask of
 * it alone. Only what reads is asked, with nothing that runs a program of the repository. Git takes it so from 2.38 on.
 */
export function trusting(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const count = /^\d{1,4}$/.test(env.GIT_CONFIG_COUNT ?? '') ? Number(env.GIT_CONFIG_COUNT) : 0;
  return {
    ...env,
    GIT_CONFIG_COUNT: `${count + 1}`,
    [`GIT_CONFIG_KEY_${count}`]: 'safe.directory',
    [`GIT_CONFIG_VALUE_${count}`]: '*',
  };
}

/** What git prints, or nothing: no git and no repository are no error. */
async function git(workspace: string, env: Env, args: readonly string[]): Promise<string> {
  // Looked for here: the library's own search prints to stdout what it may not look at.
  const program = which('git', env.PATH, workspace);
  if (program === null) return '';
  const { getExecOutput } = await import('@actions/exec');
  try {
    const { exitCode, stdout } = await getExecOutput(`"${program}"`, [...args], {
      cwd: workspace,
      env: { ...trusting(gitEnvironment(env)) },
      silent: true,
      ignoreReturnCode: true,
    });
    return exitCode === 0 ? stdout : '';
  } catch {
    return '';
  }
}

/** Whether the repository has a commit here. */
export async function hasCommit(
  commit: string,
  { workspace, env }: { readonly workspace: string; readonly env: Env },
): Promise<boolean> {
  return (await git(workspace, env, ['cat-file', '-t', commit])).trim() === 'commit';
}

/** `owner/name` out of a remote's address, or nothing. */
export function repositoryOf(remote: string): string {
  const path = remote
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/^[^/:]*:/, '');
  return /(?:^|\/)([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(path)?.[1] ?? '';
}

function variables(github: Readonly<Record<string, Value>>): Readonly<Record<string, string>> {
  const names = [
    'sha',
    'ref',
    'ref_name',
    'ref_type',
    'repository',
    'repository_owner',
    'actor',
    'event_name',
    'workspace',
  ];
  return Object.fromEntries(names.map((name) => [`GITHUB_${name.toUpperCase()}`, `${github[name] ?? ''}`]));
}
