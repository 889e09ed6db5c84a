/** The known places in which a step leaves what is no file of the workspace. `docs/installs.md` is made from this table. */
import { join } from 'node:path';
import type { Looker } from './looker.ts';
import type { Entry, Kind } from './state.ts';

export interface Place {
  /** For people, in the plural. */
  readonly what: string;
  readonly kind: Kind;
  /** For people: where it is looked for. Markdown. */
  readonly where: string;
  readonly entries: (looker: Looker) => Iterable<Entry>;
}

export const PLACES: readonly Place[] = [
  {
    what: 'Debian packages',
    kind: 'install',
    where: '`/var/lib/dpkg/status`: installed packages and their versions',
    entries: (looker) => records(looker, looker.system('/var/lib/dpkg/status'), debian),
  },
  {
    what: 'RPM packages',
    kind: 'install',
    where: 'the database in `/var/lib/rpm` or `/usr/lib/sysimage/rpm`, as a whole',
    entries: (looker) =>
      [looker.system('/var/lib/rpm'), looker.system('/usr/lib/sysimage/rpm')].flatMap((folder) => [
        ...contents(looker, [
          join(folder, 'rpmdb.sqlite'),
          join(folder, 'Packages.db'),
          join(folder, 'Packages'),
        ]),
      ]),
  },
  {
    what: 'Alpine packages',
    kind: 'install',
    where: '`/lib/apk/db/installed`, `/usr/lib/apk/db/installed`: packages and their versions',
    entries: (looker) =>
      [looker.system('/lib/apk/db/installed'), looker.system('/usr/lib/apk/db/installed')].flatMap((file) => [
        ...records(looker, file, alpine),
      ]),
  },
  {
    what: 'Homebrew packages',
    kind: 'install',
    where:
      'names and versions in `Cellar` and `Caskroom` of `/opt/homebrew`, `/usr/local` and `/home/linuxbrew/.linuxbrew`',
    entries: (looker) =>
      [
        looker.system('/opt/homebrew'),
        looker.system('/usr/local'),
        looker.system('/home/linuxbrew/.linuxbrew'),
      ].flatMap((prefix) => [
        ...nested(looker, join(prefix, 'Cellar')),
        ...nested(looker, join(prefix, 'Caskroom')),
      ]),
  },
  {
    what: 'Python packages',
    kind: 'install',
    where:
      'names of distributions (`*.dist-info`, `*.egg-info`, `__editable__*`) in the `site-packages` and `dist-packages` of each Python on PATH, of pyenv, and of the user',
    entries: function* (looker) {
      for (const folder of pythonFolders(looker))
        for (const name of looker.names(folder))
          if (DISTRIBUTION.test(name)) yield { name: name.replace(DISTRIBUTION, ''), at: folder, print: '' };
    },
  },
  {
    what: 'npm packages',
    kind: 'install',
    where:
      'names and versions in `lib/node_modules` of each Node on PATH, of `NPM_CONFIG_PREFIX`, and of the `prefix` in `~/.npmrc`',
    entries: function* (looker) {
      const { env, home } = looker;
      const own = env.NPM_CONFIG_PREFIX || env.npm_config_prefix;
      const written = looker.parsed(join(home, '.npmrc'), prefixIn);
      const prefixes = new Set([...looker.prefixes(['node']), ...(own ? [own] : []), ...written]);
      for (const prefix of prefixes) yield* npmPackages(looker, join(prefix, 'lib/node_modules'));
    },
  },
  {
    what: 'Ruby gems',
    kind: 'install',
    where:
      'names and versions in the `specifications` of each Ruby on PATH, `GEM_HOME`, `/var/lib/gems`, `~/.gem/ruby` and `~/.local/share/gem/ruby`',
    entries: function* (looker) {
      const { home, env } = looker;
      const roots = [...looker.prefixes(['ruby'])].map((prefix) => join(prefix, 'lib/ruby/gems'));
      yield* gems(looker, join(env.GEM_HOME || join(home, '.gem'), 'specifications'));
      for (const root of [
        ...roots,
        looker.system('/var/lib/gems'),
        `${home}/.gem/ruby`,
        `${home}/.local/share/gem/ruby`,
      ])
        for (const version of looker.names(root)) yield* gems(looker, join(root, version, 'specifications'));
    },
  },
  {
    what: 'programs',
    kind: 'install',
    where:
      'names, lengths and targets of links in `~/.cargo/bin` (`CARGO_HOME`), `~/go/bin` (`GOBIN`, `GOPATH`), `~/.local/bin` (`PIPX_BIN_DIR`), `~/.dotnet/tools` and `/usr/local/bin`',
    entries: function* (looker) {
      const { home, env } = looker;
      const folders = new Set([
        join(env.CARGO_HOME || join(home, '.cargo'), 'bin'),
        env.GOBIN || join(env.GOPATH?.split(':')[0] || join(home, 'go'), 'bin'),
        env.PIPX_BIN_DIR || join(home, '.local/bin'),
        ...[join(home, '.local/bin'), join(home, '.dotnet/tools'), looker.system('/usr/local/bin')],
      ]);
      for (const at of folders) for (const [name, print] of looker.programs(at)) yield { name, at, print };
    },
  },
  {
    what: 'entries of /opt',
    kind: 'install',
    where: 'names in `/opt`',
    entries: (looker) =>
      looker.names(looker.system('/opt')).map((name) => ({ name, at: looker.system('/opt'), print: '' })),
  },
  {
    what: 'browsers',
    kind: 'install',
    where:
      'names and versions in the folders of Playwright (`PLAYWRIGHT_BROWSERS_PATH`), Puppeteer (`PUPPETEER_CACHE_DIR`) and Cypress (`CYPRESS_CACHE_FOLDER`), by default in `~/.cache`, on macOS in `~/Library/Caches`',
    entries: function* (looker) {
      const { env } = looker;
      const caches = [join(looker.home, '.cache'), join(looker.home, 'Library/Caches')];
      const places = (own: string | undefined, name: string) =>
        own?.startsWith('/') ? [own] : caches.map((cache) => join(cache, name));
      for (const at of places(env.PLAYWRIGHT_BROWSERS_PATH, 'ms-playwright'))
        for (const name of looker.names(at)) if (/-\d+$/.test(name)) yield { name, at, print: '' };
      for (const at of places(env.PUPPETEER_CACHE_DIR, 'puppeteer')) yield* nested(looker, at);
      for (const at of places(env.CYPRESS_CACHE_FOLDER, 'Cypress'))
        for (const name of looker.names(at))
          if (/^\d/.test(name)) yield { name: `Cypress ${name}`, at, print: '' };
    },
  },
  {
    what: 'login and configuration files',
    kind: 'other',
    where:
      '`~/.docker/config.json`, `~/.aws/credentials`, `~/.aws/config`, `~/.kube/config`, `~/.netrc`, `~/.npmrc`, `~/.pypirc`, `~/.gitconfig`, `~/.git-credentials`, `~/.terraformrc`, `~/.m2/settings.xml`, `~/.config/gcloud`, `~/.azure`, `~/.config/gh/hosts.yml`, the files in `~/.ssh`, and those that `DOCKER_CONFIG`, `KUBECONFIG`, `AWS_SHARED_CREDENTIALS_FILE`, `AWS_CONFIG_FILE` and `NPM_CONFIG_USERCONFIG` name',
    entries: (looker) => contents(looker, configurations(looker)),
  },
];

const DISTRIBUTION = /\.(?:dist-info|egg-info|egg-link)$|^__editable__[._]*/;

function* pythonFolders(looker: Looker): Iterable<string> {
  const { home, env } = looker;
  const prefixes = new Set(looker.prefixes(['python3', 'python']));
  if (prefixes.has(looker.system('/usr'))) prefixes.add(looker.system('/usr/local'));
  const versions = join(env.PYENV_ROOT ?? join(home, '.pyenv'), 'versions');
  for (const name of looker.names(versions)) prefixes.add(join(versions, name));
  prefixes.add(env.PYTHONUSERBASE || join(home, '.local'));
  for (const prefix of prefixes)
    for (const name of looker.names(join(prefix, 'lib')))
      if (/^python3/.test(name))
        for (const kind of ['site-packages', 'dist-packages']) yield join(prefix, 'lib', name, kind);
  const mac = join(home, 'Library/Python');
  for (const version of looker.names(mac)) yield join(mac, version, 'lib/python/site-packages');
}

function* gems(looker: Looker, at: string): Iterable<Entry> {
  for (const name of looker.names(at))
    if (name.endsWith('.gemspec')) yield { name: name.slice(0, -'.gemspec'.length), at, print: '' };
}

function* npmPackages(looker: Looker, at: string): Iterable<Entry> {
  for (const name of looker.names(at)) {
    if (name.startsWith('.')) continue;
    const inside = name.startsWith('@')
      ? looker.names(join(at, name)).map((each) => `${name}/${each}`)
      : [name];
    for (const each of inside) {
      const [version = ''] = looker.parsed(join(at, each, 'package.json'), versionIn);
      yield { name: version === '' ? each : `${each}@${version}`, at, print: '' };
    }
  }
}

/** `prefix=/home/me/.npm-global`. */
function prefixIn(text: string): readonly string[] {
  const prefix = /^prefix *= *(\/.*?) *$/m.exec(text)?.[1];
  return prefix === undefined ? [] : [prefix];
}

function versionIn(text: string): readonly string[] {
  const { version } = JSON.parse(text) as { version?: unknown };
  return typeof version === 'string' ? [version] : [];
}

/** Names in the folders of a folder: `formula 1.0`. */
function* nested(looker: Looker, folder: string): Iterable<Entry> {
  for (const outer of looker.names(folder))
    for (const inner of looker.names(join(folder, outer)))
      if (!inner.startsWith('.')) yield { name: `${outer} ${inner}`, at: folder, print: '' };
}

/** Files, each by its content. */
function* contents(looker: Looker, files: Iterable<string>): Iterable<Entry> {
  for (const file of files) {
    const print = looker.print(file);
    const isAtHome = file.startsWith(`${looker.home}/`);
    if (print !== null)
      yield { name: isAtHome ? `~${file.slice(looker.home.length)}` : file, at: file, print };
  }
}

function records(looker: Looker, file: string, parse: (text: string) => readonly string[]): readonly Entry[] {
  return looker.parsed(file, parse).map((name) => ({ name, at: file, print: '' }));
}

/** Of dpkg-query(1): `Package`, `Version`, and a `Status` that ends in `installed`. */
function debian(text: string): readonly string[] {
  return text.split('\n\n').flatMap((record) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1] ?? '';
    return / installed$/.test(field('Status')) ? [`${field('Package')} ${field('Version')}`] : [];
  });
}

/** Of apk's database: `P:` is the name and `V:` the version. */
function alpine(text: string): readonly string[] {
  return text.split('\n\n').flatMap((record) => {
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1] ?? '';
    return field('P') === '' ? [] : [`${field('P')} ${field('V')}`];
  });
}

const CONFIGURATIONS = [
  '.aws/config',
  '.aws/credentials',
  '.azure/azureProfile.json',
  '.azure/msal_token_cache.json',
  '.azure/service_principal_entries.json',
  '.config/gcloud/application_default_credentials.json',
  '.config/gcloud/configurations/config_default',
  '.config/gcloud/credentials.db',
  '.config/gh/hosts.yml',
  '.config/git/config',
  '.docker/config.json',
  '.git-credentials',
  '.gitconfig',
  '.kube/config',
  '.m2/settings.xml',
  '.netrc',
  '.npmrc',
  '.pypirc',
  '.terraformrc',
];

function configurations(looker: Looker): readonly string[] {
  const { home, env } = looker;
  const named = [env.AWS_SHARED_CREDENTIALS_FILE, env.AWS_CONFIG_FILE, env.NPM_CONFIG_USERCONFIG];
  const own = [...named, ...(env.KUBECONFIG ?? '').split(':')].filter((file) => file?.startsWith('/'));
  const docker = env.DOCKER_CONFIG?.startsWith('/') ? [join(env.DOCKER_CONFIG, 'config.json')] : [];
  const ssh = join(home, '.ssh');
  return [
    ...CONFIGURATIONS.map((file) => join(home, file)),
    ...looker.names(ssh).map((name) => join(ssh, name)),
    ...(own as string[]),
    ...docker,
  ];
}
