/** The well-known files in which tools keep passwords, tokens and private keys. */

/** Files that hold credentials under this name, wherever they are. */
const NAMES = new Set([
  '.databrickscfg',
  '.git-credentials',
  '.my.cnf',
  '.netrc',
  '.npmrc',
  '.pgpass',
  '.pypirc',
  '.s3cfg',
  '.sentryclirc',
  '.terraformrc',
  '.vault-token',
  '_netrc',
]);

/**
 * Those that actions leave in the workspace: google-github-actions/auth (`src/utils.ts`) and get-gke-credentials (`src/main.ts`); that of
 * actions/checkout 6 (`src/git-auth-helper.ts`) among temporary files.
 */
const PATTERNS = [
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/,
  /^gha-creds-.*\.json$/s,
  /^gha-kubeconfig-/,
  /^git-credentials-[0-9a-f-]+\.config$/i,
];

/** Files that hold credentials at the end of such a path, by their name. */
const ENDS = byName([
  '.aws/credentials',
  '.azure/accessTokens.json',
  '.azure/msal_token_cache.json',
  '.azure/service_principal_entries.json',
  '.cargo/credentials',
  '.cargo/credentials.toml',
  '.composer/auth.json',
  '.config/composer/auth.json',
  '.config/.wrangler/config/default.toml',
  '.config/configstore/firebase-tools.json',
  '.config/configstore/snyk.json',
  '.config/containers/auth.json',
  '.config/gcloud/access_tokens.db',
  '.config/gcloud/application_default_credentials.json',
  '.config/gcloud/credentials.db',
  '.config/gh/hosts.yml',
  '.config/git/credentials',
  '.config/helm/registry/config.json',
  '.config/pnpm/auth.ini',
  '.config/pypoetry/auth.toml',
  '.config/rclone/rclone.conf',
  '.docker/config.json',
  '.gem/credentials',
  '.gradle/gradle.properties',
  '.kube/config',
  '.local/share/gem/credentials',
  '.m2/settings.xml',
  '.m2/settings-security.xml',
  '.nuget/NuGet/NuGet.Config',
  '.pulumi/credentials.json',
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
  if (isKey) return directory;
  return PATTERNS.some((each) => each.test(name)) ? path : null;
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
