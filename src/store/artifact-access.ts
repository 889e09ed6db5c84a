/** Who may use artifacts here. */
import type { Access } from './objects.ts';
import type { RestAt } from './rest.ts';

export const NO_TOKEN = 'the action has no `token`';

type Env = Readonly<Record<string, string | undefined>>;

interface Asker {
  /** The environment of the job. */
  readonly env: Env;
  /** Null: the job has no token. */
  readonly rest: RestAt | null;
}

/** What the runner says of artifacts: where they are made, and who may ask for them. */
export function accessIn({ env, rest }: Asker): Access {
  if (!hasArtifacts(env))
    return { read: 'nothing', write: 'denied', why: 'there is no artifact service here' };
  if (rest === null) return { read: 'denied', write: 'yes', why: NO_TOKEN };
  return { read: 'yes', write: 'yes', why: null };
}

/** Whether the job has a service of artifacts. GitHub Enterprise Server, which has an address of its own, has none that the client can use. */
export function hasArtifacts({
  ACTIONS_RESULTS_URL,
  ACTIONS_RUNTIME_TOKEN,
  GITHUB_SERVER_URL,
}: Env): boolean {
  const isServer = !/^https?:\/\/(?:github\.com|[^/]+\.ghe\.com|(?:[^/]+\.)?localhost)(?:[:/]|$)/i.test(
    GITHUB_SERVER_URL || 'https://github.com',
  );
  return !isServer && Boolean(ACTIONS_RESULTS_URL && ACTIONS_RUNTIME_TOKEN);
}
