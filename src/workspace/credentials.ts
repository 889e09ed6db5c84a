/** The well-known files in which tools keep passwords, tokens and private keys. */

/** Files that hold credentials under this name, wherever they are. */
const NAMES = new Set(['.netrc', '_netrc', '.npmrc', '.pypirc', '.git-credentials', '.pgpass']);

/** Files that hold credentials at the end of such a path, by their name. */
const ENDS = byName([
  '.aws/credentials',
  '.azure/accessTokens.json',
  '.azure/msal_token_cache.json',
  '.cargo/credentials',
  '.cargo/credentials.toml',
  '.composer/auth.json',
  '.config/composer/auth.json',
  '.config/containers/auth.json',
  '.config/gcloud/access_tokens.db',
  '.config/gcloud/application_default_credentials.json',
  '.config/gcloud/credentials.db',
  '.config/gh/hosts.yml',
  '.config/git/credentials',
  '.config/helm/registry/config.json',
  '.docker/config.json',
  '.gem/credentials',
  '.kube/config',
  '.m2/settings.xml',
  '.m2/settings-security.xml',
  '.terraform.d/credentials.tfrc.json',
]);

/** What may lie in `.ssh` and is no private key. */
const PUBLIC = /^(?:config|environment|rc|known_hosts.*|authorized_keys.*|.*\.pub)$/;

/**
 * The path by which somebody would list this credential file, or null where it is none: the file itself, for private keys
 * the folder `.ssh`. `.gnupg` is one as a whole.
 */
export function credentialPlace(path: string): string | null {
  const slash = path.lastIndexOf('/');
  const name = path.slice(slash + 1);
  if (NAMES.has(name) || name === '.gnupg') return path;
  const ends = ENDS.get(name);
  if (ends?.some((end) => path === end || path.endsWith(`/${end}`)) === true) return path;
  const directory = path.slice(0, Math.max(slash, 0));
  const isKey = (directory === '.ssh' || directory.endsWith('/.ssh')) && !PUBLIC.test(name);
  return isKey ? directory : null;
}

/** Whether somebody who lists this path in `workspace.paths` asks for credentials that lie inside of another root. */
export function asksForCredentials(path: string): boolean {
  return credentialPlace(path) !== null || path === '.ssh' || path.endsWith('/.ssh');
}

function byName(ends: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(Object.groupBy(ends, (end) => end.slice(end.lastIndexOf('/') + 1))).map(
      ([name, group]): [string, readonly string[]] => [name, group ?? []],
    ),
  );
}
