export const id = 90;
export const ids = [90];
export const modules = {

/***/ 61371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ AT_ONCE),
  go: () => (/* binding */ go)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/files/folder.js
var folder = __webpack_require__(74649);
// EXTERNAL MODULE: ./build/src/shell/shell.js + 12 modules
var shell = __webpack_require__(99979);
// EXTERNAL MODULE: ./build/src/shell/watcher.js
var watcher = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/src/store/directory.js + 1 modules
var directory = __webpack_require__(89324);
// EXTERNAL MODULE: ./build/src/store/file-time.js
var file_time = __webpack_require__(29515);
// EXTERNAL MODULE: ./build/src/store/identity.js
var identity = __webpack_require__(41193);
// EXTERNAL MODULE: ./build/src/store/port.js
var port = __webpack_require__(51908);
// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/choose-step.js
var choose_step = __webpack_require__(95627);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(77145);
// EXTERNAL MODULE: ./build/src/launch/inputs.js
var launch_inputs = __webpack_require__(41056);
// EXTERNAL MODULE: ./build/src/files/coverage.js
var coverage = __webpack_require__(68715);
// EXTERNAL MODULE: ./build/src/files/snapshot-file.js
var snapshot_file = __webpack_require__(92616);
// EXTERNAL MODULE: ./build/src/files/snapshot-writer.js
var snapshot_writer = __webpack_require__(81165);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/src/machine/docker.js
/** What Docker has: images that were built there, containers, volumes and networks. From its API, https://docs.docker.com/reference/api/engine/. */



const IMAGES = 'Docker images';
const OTHERS = 'Docker containers, volumes and networks';
/** A daemon that does not answer costs an attempt no more than this. */
const LIMIT_MS = 1000;
class Docker {
    #socket;
    #isDown = false;
    constructor(env) {
        const host = env.DOCKER_HOST ?? '';
        this.#socket = host.startsWith('unix://') ? host.slice('unix://'.length) : '/var/run/docker.sock';
    }
    /** By place; nothing where no Docker answers. */
    async entries() {
        if (this.#isDown || !(0,external_node_fs_.existsSync)(this.#socket))
            return new Map();
        try {
            const [images, containers, volumes, networks] = await Promise.all([
                this.#get('/images/json'),
                this.#get('/containers/json?all=true'),
                this.#get('/volumes'),
                this.#get('/networks'),
            ]);
            const named = (kind, name) => ({
                name: `${kind} ${name}`,
                at: this.#socket,
                print: '',
            });
            return new Map([
                [IMAGES, images.filter(isBuilt).flatMap((image) => this.#imageEntries(image))],
                [
                    OTHERS,
                    [
                        ...containers.map(({ Names, Id }) => named('container', Names?.[0]?.slice(1) ?? Id.slice(0, 12))),
                        ...(volumes.Volumes ?? []).map(({ Name }) => named('volume', Name)),
                        ...networks.map(({ Name }) => named('network', Name)),
                    ],
                ],
            ]);
        }
        catch {
            this.#isDown = true;
            return new Map();
        }
    }
    #imageEntries({ Id, RepoTags }) {
        return (RepoTags ?? []).map((name) => ({ name, at: this.#socket, print: Id }));
    }
    async #get(path) {
        const signal = AbortSignal.timeout(LIMIT_MS);
        const body = await new Promise((resolve, reject) => {
            const asked = (0,external_node_http_.request)({ socketPath: this.#socket, path, signal }, (response) => {
                if (response.statusCode !== 200)
                    reject(new Error(`status ${response.statusCode}`));
                (0,consumers_.text)(response).then(resolve, reject);
            });
            asked.on('error', reject).end();
        });
        return JSON.parse(body);
    }
}
/** One that was pulled has the digest of its registry, and comes again when it is used. */
function isBuilt({ RepoDigests }) {
    return (RepoDigests ?? []).every((digest) => digest.startsWith('<none>@'));
}

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
;// CONCATENATED MODULE: ./build/src/machine/looker.js
/** Reads folders and small files of a machine, and each again only when its own stat has changed. */



/** So many entries of a place of the user's own are looked at. */
const MOST_ENTRIES = 20_000;
/** Larger files are told by their length alone. */
const MOST_BYTES = 64 * 2 ** 20;
class Looker {
    home;
    env;
    /** Every folder that was listed, with the names in it; null for a file that was read. */
    asked = new Map();
    #path;
    #root;
    #known;
    constructor({ home, env, path, root }, known) {
        this.home = home;
        this.env = env;
        this.#path = path;
        this.#root = root;
        this.#known = known;
    }
    /** Where a place of the system is. */
    system(path) {
        return (0,external_node_path_.join)(this.#root, path);
    }
    /** The names in a folder; none where it cannot be read. */
    names(directory) {
        const names = this.#read('names', directory, () => (0,external_node_fs_.readdirSync)(directory)) ?? [];
        this.asked.set(directory, names);
        return names;
    }
    /** The files and links in a folder, each with what tells it from another of that name: its length, or where it leads. */
    programs(directory) {
        // One that is written over does not show in the folder.
        return this.names(directory).flatMap((name) => {
            const at = (0,external_node_path_.join)(directory, name);
            try {
                const stat = (0,external_node_fs_.lstatSync)(at);
                if (stat.isSymbolicLink())
                    return [[name, (0,external_node_fs_.readlinkSync)(at)]];
                return stat.isFile() ? [[name, `${stat.size}`]] : [];
            }
            catch {
                return [];
            }
        });
    }
    /** A file, or all that is below a folder, by paths relative to it: links by where they lead, files by their contents. */
    whole(path) {
        const found = [];
        const open = [''];
        for (let name = open.pop(); name !== undefined && found.length < MOST_ENTRIES; name = open.pop()) {
            const at = (0,external_node_path_.join)(path, name);
            try {
                const stat = (0,external_node_fs_.lstatSync)(at);
                if (stat.isDirectory())
                    open.push(...(0,external_node_fs_.readdirSync)(at).map((each) => (0,external_node_path_.join)(name ?? '', each)));
                else if (stat.isSymbolicLink())
                    found.push([name, (0,external_node_fs_.readlinkSync)(at)]);
                else if (stat.isFile())
                    found.push([name, this.print(at) ?? '']);
            }
            catch {
                // It is not there, or may not be looked at.
            }
        }
        return found;
    }
    /** What a file says. */
    parsed(file, parse) {
        return this.#read('parsed', file, () => parse(readRegular(file).toString('utf8'))) ?? [];
    }
    /** A text that differs when the file's content does; null where there is none. */
    print(file) {
        return this.#read('print', file, () => {
            const { size } = (0,external_node_fs_.statSync)(file);
            return size > MOST_BYTES ? `${size}` : (0,digest/* sha256 */.sc)(readRegular(file));
        });
    }
    /** The folders above those in which PATH has some program: where it is named, and where it really is. */
    prefixes(programs) {
        const found = new Set();
        for (const directory of this.#path)
            for (const name of programs) {
                try {
                    const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(directory, name));
                    if ((0,external_node_fs_.statSync)(real).isFile())
                        found.add((0,external_node_path_.dirname)(directory)).add((0,external_node_path_.dirname)((0,external_node_path_.dirname)(real)));
                }
                catch {
                    // It is not there, or may not be looked at.
                }
            }
        return found;
    }
    #read(how, path, read) {
        if (!this.asked.has(path))
            this.asked.set(path, null);
        try {
            const { ino, size, mtimeMs, ctimeMs } = (0,external_node_fs_.statSync)(path);
            const stat = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
            const known = this.#known.get(`${how} ${path}`);
            if (known?.stat === stat)
                return known.value;
            const value = read();
            this.#known.set(`${how} ${path}`, { stat, value });
            return value;
        }
        catch {
            return null;
        }
    }
}
/** A fifo would be waited for. @throws Error where it is none */
function readRegular(file) {
    if (!(0,external_node_fs_.statSync)(file).isFile())
        throw new Error('no file');
    return (0,external_node_fs_.readFileSync)(file);
}

;// CONCATENATED MODULE: ./build/src/machine/places.js
/** The known places in which a step leaves what is no file of the workspace. `docs/installs.md` is made from this table. */

const PLACES = [
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
        entries: (looker) => [looker.system('/var/lib/rpm'), looker.system('/usr/lib/sysimage/rpm')].flatMap((folder) => [
            ...contents(looker, [
                (0,external_node_path_.join)(folder, 'rpmdb.sqlite'),
                (0,external_node_path_.join)(folder, 'Packages.db'),
                (0,external_node_path_.join)(folder, 'Packages'),
            ]),
        ]),
    },
    {
        what: 'Alpine packages',
        kind: 'install',
        where: '`/lib/apk/db/installed`, `/usr/lib/apk/db/installed`: packages and their versions',
        entries: (looker) => [looker.system('/lib/apk/db/installed'), looker.system('/usr/lib/apk/db/installed')].flatMap((file) => [
            ...records(looker, file, alpine),
        ]),
    },
    {
        what: 'Homebrew packages',
        kind: 'install',
        where: 'names and versions in `Cellar` and `Caskroom` of `/opt/homebrew`, `/usr/local` and `/home/linuxbrew/.linuxbrew`',
        entries: (looker) => [
            looker.system('/opt/homebrew'),
            looker.system('/usr/local'),
            looker.system('/home/linuxbrew/.linuxbrew'),
        ].flatMap((prefix) => [
            ...nested(looker, (0,external_node_path_.join)(prefix, 'Cellar')),
            ...nested(looker, (0,external_node_path_.join)(prefix, 'Caskroom')),
        ]),
    },
    {
        what: 'Python packages',
        kind: 'install',
        where: 'names of distributions (`*.dist-info`, `*.egg-info`, `__editable__*`) in the `site-packages` and `dist-packages` of each Python on PATH, of pyenv, and of the user',
        entries: function* (looker) {
            for (const folder of pythonFolders(looker))
                for (const name of looker.names(folder))
                    if (DISTRIBUTION.test(name))
                        yield { name: name.replace(DISTRIBUTION, ''), at: folder, print: '' };
        },
    },
    {
        what: 'npm packages',
        kind: 'install',
        where: 'names and versions in `lib/node_modules` of each Node on PATH, of `NPM_CONFIG_PREFIX`, and of the `prefix` in `~/.npmrc`',
        entries: function* (looker) {
            const { env, home } = looker;
            const own = env.NPM_CONFIG_PREFIX || env.npm_config_prefix;
            const written = looker.parsed((0,external_node_path_.join)(home, '.npmrc'), prefixIn);
            const prefixes = new Set([...looker.prefixes(['node']), ...(own ? [own] : []), ...written]);
            for (const prefix of prefixes)
                yield* npmPackages(looker, (0,external_node_path_.join)(prefix, 'lib/node_modules'));
        },
    },
    {
        what: 'Ruby gems',
        kind: 'install',
        where: 'names and versions in the `specifications` of each Ruby on PATH, `GEM_HOME`, `/var/lib/gems`, `~/.gem/ruby` and `~/.local/share/gem/ruby`',
        entries: function* (looker) {
            const { home, env } = looker;
            const roots = [...looker.prefixes(['ruby'])].map((prefix) => (0,external_node_path_.join)(prefix, 'lib/ruby/gems'));
            yield* gems(looker, (0,external_node_path_.join)(env.GEM_HOME || (0,external_node_path_.join)(home, '.gem'), 'specifications'));
            for (const root of [
                ...roots,
                looker.system('/var/lib/gems'),
                `${home}/.gem/ruby`,
                `${home}/.local/share/gem/ruby`,
            ])
                for (const version of looker.names(root))
                    yield* gems(looker, (0,external_node_path_.join)(root, version, 'specifications'));
        },
    },
    {
        what: 'programs',
        kind: 'install',
        where: 'names, lengths and targets of links in `~/.cargo/bin` (`CARGO_HOME`), `~/go/bin` (`GOBIN`, `GOPATH`), `~/.local/bin` (`PIPX_BIN_DIR`), `~/.dotnet/tools` and `/usr/local/bin`',
        entries: function* (looker) {
            const { home, env } = looker;
            const folders = new Set([
                (0,external_node_path_.join)(env.CARGO_HOME || (0,external_node_path_.join)(home, '.cargo'), 'bin'),
                env.GOBIN || (0,external_node_path_.join)(env.GOPATH?.split(':')[0] || (0,external_node_path_.join)(home, 'go'), 'bin'),
                env.PIPX_BIN_DIR || (0,external_node_path_.join)(home, '.local/bin'),
                ...[(0,external_node_path_.join)(home, '.local/bin'), (0,external_node_path_.join)(home, '.dotnet/tools'), looker.system('/usr/local/bin')],
            ]);
            for (const at of folders)
                for (const [name, print] of looker.programs(at))
                    yield { name, at, print };
        },
    },
    {
        what: 'entries of /opt',
        kind: 'install',
        where: 'names in `/opt`',
        entries: (looker) => looker.names(looker.system('/opt')).map((name) => ({ name, at: looker.system('/opt'), print: '' })),
    },
    {
        what: 'browsers',
        kind: 'install',
        where: 'names and versions in the folders of Playwright (`PLAYWRIGHT_BROWSERS_PATH`), Puppeteer (`PUPPETEER_CACHE_DIR`) and Cypress (`CYPRESS_CACHE_FOLDER`), by default in `~/.cache`, on macOS in `~/Library/Caches`',
        entries: function* (looker) {
            const { env } = looker;
            const caches = [(0,external_node_path_.join)(looker.home, '.cache'), (0,external_node_path_.join)(looker.home, 'Library/Caches')];
            const places = (own, name) => own?.startsWith('/') ? [own] : caches.map((cache) => (0,external_node_path_.join)(cache, name));
            for (const at of places(env.PLAYWRIGHT_BROWSERS_PATH, 'ms-playwright'))
                for (const name of looker.names(at))
                    if (/-\d+$/.test(name))
                        yield { name, at, print: '' };
            for (const at of places(env.PUPPETEER_CACHE_DIR, 'puppeteer'))
                yield* nested(looker, at);
            for (const at of places(env.CYPRESS_CACHE_FOLDER, 'Cypress'))
                for (const name of looker.names(at))
                    if (/^\d/.test(name))
                        yield { name: `Cypress ${name}`, at, print: '' };
        },
    },
    {
        what: 'login and configuration files',
        kind: 'other',
        where: '`~/.docker/config.json`, `~/.aws/credentials`, `~/.aws/config`, `~/.kube/config`, `~/.netrc`, `~/.npmrc`, `~/.pypirc`, `~/.gitconfig`, `~/.git-credentials`, `~/.terraformrc`, `~/.m2/settings.xml`, `~/.config/gcloud`, `~/.azure`, `~/.config/gh/hosts.yml`, the files in `~/.ssh`, and those that `DOCKER_CONFIG`, `KUBECONFIG`, `AWS_SHARED_CREDENTIALS_FILE`, `AWS_CONFIG_FILE` and `NPM_CONFIG_USERCONFIG` name',
        entries: (looker) => contents(looker, configurations(looker)),
    },
];
const DISTRIBUTION = /\.(?:dist-info|egg-info|egg-link)$|^__editable__[._]*/;
function* pythonFolders(looker) {
    const { home, env } = looker;
    const prefixes = new Set(looker.prefixes(['python3', 'python']));
    if (prefixes.has(looker.system('/usr')))
        prefixes.add(looker.system('/usr/local'));
    const versions = (0,external_node_path_.join)(env.PYENV_ROOT ?? (0,external_node_path_.join)(home, '.pyenv'), 'versions');
    for (const name of looker.names(versions))
        prefixes.add((0,external_node_path_.join)(versions, name));
    prefixes.add(env.PYTHONUSERBASE || (0,external_node_path_.join)(home, '.local'));
    for (const prefix of prefixes)
        for (const name of looker.names((0,external_node_path_.join)(prefix, 'lib')))
            if (/^python3/.test(name))
                for (const kind of ['site-packages', 'dist-packages'])
                    yield (0,external_node_path_.join)(prefix, 'lib', name, kind);
    const mac = (0,external_node_path_.join)(home, 'Library/Python');
    for (const version of looker.names(mac))
        yield (0,external_node_path_.join)(mac, version, 'lib/python/site-packages');
}
function* gems(looker, at) {
    for (const name of looker.names(at))
        if (name.endsWith('.gemspec'))
            yield { name: name.slice(0, -'.gemspec'.length), at, print: '' };
}
function* npmPackages(looker, at) {
    for (const name of looker.names(at)) {
        if (name.startsWith('.'))
            continue;
        const inside = name.startsWith('@')
            ? looker.names((0,external_node_path_.join)(at, name)).map((each) => `${name}/${each}`)
            : [name];
        for (const each of inside) {
            const [version = ''] = looker.parsed((0,external_node_path_.join)(at, each, 'package.json'), versionIn);
            yield { name: version === '' ? each : `${each}@${version}`, at, print: '' };
        }
    }
}
/** `prefix=/home/me/.npm-global`. */
function prefixIn(text) {
    const prefix = /^prefix *= *(\/.*?) *$/m.exec(text)?.[1];
    return prefix === undefined ? [] : [prefix];
}
function versionIn(text) {
    const { version } = JSON.parse(text);
    return typeof version === 'string' ? [version] : [];
}
/** Names in the folders of a folder: `formula 1.0`. */
function* nested(looker, folder) {
    for (const outer of looker.names(folder))
        for (const inner of looker.names((0,external_node_path_.join)(folder, outer)))
            if (!inner.startsWith('.'))
                yield { name: `${outer} ${inner}`, at: folder, print: '' };
}
/** Files, each by its content. */
function* contents(looker, files) {
    for (const file of files) {
        const print = looker.print(file);
        const isAtHome = file.startsWith(`${looker.home}/`);
        if (print !== null)
            yield { name: isAtHome ? `~${file.slice(looker.home.length)}` : file, at: file, print };
    }
}
function records(looker, file, parse) {
    return looker.parsed(file, parse).map((name) => ({ name, at: file, print: '' }));
}
/** Of dpkg-query(1): `Package`, `Version`, and a `Status` that ends in `installed`. */
function debian(text) {
    return text.split('\n\n').flatMap((record) => {
        const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1] ?? '';
        return / installed$/.test(field('Status')) ? [`${field('Package')} ${field('Version')}`] : [];
    });
}
/** Of apk's database: `P:` is the name and `V:` the version. */
function alpine(text) {
    return text.split('\n\n').flatMap((record) => {
        const field = (name) => new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1] ?? '';
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
function configurations(looker) {
    const { home, env } = looker;
    const named = [env.AWS_SHARED_CREDENTIALS_FILE, env.AWS_CONFIG_FILE, env.NPM_CONFIG_USERCONFIG];
    const own = [...named, ...(env.KUBECONFIG ?? '').split(':')].filter((file) => file?.startsWith('/'));
    const docker = env.DOCKER_CONFIG?.startsWith('/') ? [(0,external_node_path_.join)(env.DOCKER_CONFIG, 'config.json')] : [];
    const ssh = (0,external_node_path_.join)(home, '.ssh');
    return [
        ...CONFIGURATIONS.map((file) => (0,external_node_path_.join)(home, file)),
        ...looker.names(ssh).map((name) => (0,external_node_path_.join)(ssh, name)),
        ...own,
        ...docker,
    ];
}

;// CONCATENATED MODULE: ./build/src/machine/spellings.js
/** Paths by which a step knew a folder, through links. */

/** Values that speak of more paths are no list of folders. */
const MOST_PATHS = 200;
/** Folders of some values that really are the workspace, the home folder or that of temporary files, under another path. */
function spellingsIn(values, folders) {
    const kinds = ['workspace', 'temp', 'home'];
    const real = new Map(kinds.toReversed().map((kind) => [realPath(folders[kind]), kind]));
    const spelled = new Set(kinds.map((kind) => folders[kind]));
    const asked = new Set();
    const found = {};
    const paths = new Set(values.flatMap((value) => value.match(/\/(?!\/)[^\s:;,'"=]+/g) ?? []));
    for (const path of [...paths].slice(0, MOST_PATHS))
        for (let folder = path; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/'))) {
            if (asked.has(folder))
                break;
            asked.add(folder);
            const kind = spelled.has(folder) ? undefined : real.get(realPath(folder));
            if (kind !== undefined)
                found[folder] = kind;
        }
    return Object.keys(found).length === 0 ? {} : { spellings: found };
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/src/machine/state.js
/** What a machine has outside of the saved folders, and what came to it between two looks. Pure. */

const MOST_NAMES = 10;
/**
 * What came to the machine, or was replaced there, between two looks.
 * @param kinds what the places stand for, by their names @returns null where that is nothing
 */
function cameBetween(before, after, kinds) {
    const found = { install: [], other: [] };
    for (const [what, entries] of after.entries) {
        const known = new Map((before.entries.get(what) ?? []).map((each) => [keyOf(each), each.print]));
        const came = entries.filter((each) => known.get(keyOf(each)) !== each.print && (before.asked.has(each.at) || isNew(before, each.at)));
        const names = [...new Set(came.map(({ name }) => name))].sort();
        if (names.length === 0)
            continue;
        const kind = kinds.get(what) ?? 'other';
        const at = [...new Set(came.map((each) => each.at))].slice(0, MOST_NAMES);
        const named = { what, count: names.length, names: names.slice(0, MOST_NAMES) };
        found[kind].push(kind === 'install' ? { ...named, at } : named);
    }
    if (found.install.length + found.other.length === 0)
        return null;
    return {
        ...(found.install.length === 0 ? {} : { installs: found.install }),
        ...(found.other.length === 0 ? {} : { others: found.other }),
    };
}
function keyOf({ name, at }) {
    return `${name}\0${at}`;
}
/** Whether a path cannot have been there at a look: the nearest folder above it that was listed had no such name. */
function isNew({ asked }, path) {
    for (let below = path, above = (0,external_node_path_.dirname)(path); below !== above; below = above, above = (0,external_node_path_.dirname)(above)) {
        const names = asked.get(above);
        if (names != null)
            return !names.includes((0,external_node_path_.basename)(below));
    }
    return false;
}

;// CONCATENATED MODULE: ./build/src/machine/machine.js
/** Looks at the machine around each step. */







/** What `workspace.machine` names. */
const MORE = 'entries of `workspace.machine`';
const KINDS = new Map([
    ...PLACES.map(({ what, kind }) => [what, kind]),
    [MORE, 'install'],
    [IMAGES, 'install'],
    [OTHERS, 'other'],
]);
class Machine {
    #parts;
    #known = new Map();
    #started = new Map();
    #docker = null;
    constructor(parts) {
        this.#parts = parts;
    }
    async started(step, env) {
        const at = this.#parts.now();
        this.#started.set(step, { state: await this.#look(env, []), env, at });
    }
    async ended(step, left) {
        const started = this.#started.get(step);
        if (started === undefined)
            return null;
        this.#started.delete(step);
        const before = started.state;
        const after = await this.#look({ ...started.env, ...left.env }, left.path);
        const came = cameBetween(before, after, KINDS);
        const places = this.#newPlaces(started, [...left.path, ...Object.values(left.env)]);
        const files = this.#namedFiles(step, before, after);
        const others = files.length === 0 ? [] : [{ what: 'temporary files', count: files.length, names: files }];
        const all = {
            ...came,
            ...(others.length === 0 ? {} : { others: [...(came?.others ?? []), ...others] }),
            ...(places.length === 0 ? {} : { places }),
            ...spellingsIn([...left.path, ...Object.values(left.env), ...Object.values(left.outputs)], this.#parts),
        };
        return Object.keys(all).length === 0 ? null : all;
    }
    async #look(env, front) {
        const { home, root } = this.#parts;
        const path = [...front, ...(env.PATH ?? '').split(':')].filter((folder) => folder.startsWith('/'));
        const looker = new Looker({ home, root, env, path: [...new Set(path)] }, this.#known);
        const entries = new Map();
        for (const place of PLACES)
            entries.set(place.what, this.#outside(place.entries(looker)));
        entries.set(MORE, this.#outside(this.#moreOf(looker)));
        this.#docker ??= new Docker(env);
        for (const [what, each] of await this.#docker.entries()) {
            entries.set(what, each);
            for (const { at } of each)
                looker.asked.set(at, null);
        }
        for (const folder of ['/', '/opt', '/usr/local', '/tmp'])
            looker.names((0,external_node_path_.join)(root, folder));
        for (const folder of [home, this.#parts.temp])
            looker.names(folder);
        return { entries, asked: looker.asked };
    }
    *#moreOf(looker) {
        for (const at of this.#parts.more) {
            looker.asked.set(at, null);
            for (const [name, print] of looker.whole(at))
                yield { name: name === '' ? at : name, at, print };
        }
    }
    #outside(entries) {
        return [...entries].filter(({ at }) => !this.#isSaved(at));
    }
    #isSaved(path) {
        return this.#parts.saved.some((folder) => path === folder || path.startsWith(`${folder}/`));
    }
    /** Places that a step put on PATH or into a variable, outside of the saved folders, and that were not there before it. */
    #newPlaces({ state, at }, values) {
        // Of file:///x only one slash is of the path.
        const parts = values.flatMap((value) => value.split(':')).filter((part) => part.startsWith('/'));
        const places = parts.map((part) => part.replace(/^\/+/, '/'));
        return [...new Set(places)].filter((place) => !this.#isSaved(place) && (0,external_node_fs_.existsSync)(place) && (isNew(state, place) || wasMadeAfter(place, at)));
    }
    /** New temporary files that another step names. */
    #namedFiles(step, before, after) {
        const { temp, texts, root } = this.#parts;
        const others = [...texts].filter(([id]) => id !== step).map(([, text]) => text);
        return [...new Set([temp, (0,external_node_path_.join)(root, '/tmp')])].flatMap((folder) => {
            const known = new Set(before.asked.get(folder));
            const names = (after.asked.get(folder) ?? []).filter((name) => !known.has(name) && name.length > 2 && !this.#isSaved(`${folder}/${name}`));
            return names
                .filter((name) => others.some((text) => isNamedIn(text, name)))
                .map((name) => `${folder}/${name}`);
        });
    }
}
/** The clock of a file system goes in steps of some milliseconds. */
const CLOCK_MS = 20;
/** Whether a folder was made since, where no folder above it was listed then. */
function wasMadeAfter(path, ms) {
    return (0,external_node_fs_.statSync)(path).birthtimeMs >= ms - CLOCK_MS;
}
/** Whether a text names a file, and not only a longer name. */
function isNamedIn(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (!/[\w.-]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + name.length] ?? ''))
            return true;
    return false;
}

// EXTERNAL MODULE: ./build/src/plan/outside.js
var outside = __webpack_require__(60158);
// EXTERNAL MODULE: ./build/src/plan/plan.js
var plan_plan = __webpack_require__(73866);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/plan/clean-up.js
var clean_up = __webpack_require__(52768);
;// CONCATENATED MODULE: ./build/src/plan/moves.js
/**
 * The moves that are possible now, in the order of the plan. A reused step settles when what it needs has settled,
 * so that what waits for it also waits for the `rerun: always` steps above it.
 * @param steps each after what it needs
 * @param before whether what all of them depend on went well: the other steps, for those of `finally`
 */
function moves(steps, progress, before) {
    const settled = new Map();
    const found = [];
    for (const step of steps) {
        const at = progress.get(step.id);
        if (at?.kind === 'settled')
            settled.set(step.id, at.well);
        if (at !== undefined && at.kind !== 'open')
            continue;
        const success = successOf(step, settled, before);
        if (success === null)
            continue;
        const settles = step.decision === 'reuse' || step.decision === 'leave';
        if (settles)
            settled.set(step.id, success);
        found.push({ step: step.id, kind: settles ? 'settle' : 'decide', success });
    }
    return found;
}
/** Whether all needs went well; null while one has not settled. */
function successOf(step, settled, before) {
    let success = before;
    for (const need of step.needs) {
        const well = settled.get(need);
        if (well === undefined)
            return null;
        success &&= well;
    }
    return success;
}

// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
;// CONCATENATED MODULE: ./build/src/record/left-to-run.js
/** Why an attempt ended by itself that has steps left to run, as `--only-step` does. Pure. */


const MOST_NAMED = 10;
/** `lint done; 1 step is out of date: package`. */
function leftToRun({ steps, attempt }) {
    const done = steps.filter((step) => (0,record_run/* isDone */.$L)(step) && step.attempt === attempt);
    const left = steps.filter((step) => step.section === 'steps' && !(0,record_run/* isDone */.$L)(step));
    const old = left.filter(({ reason }) => reason?.kind === 'needs');
    return [
        ...(done.length === 0 ? [] : [`${namesOf(done)} done`]),
        ...counted(old, 'out of date'),
        ...counted(left.filter((step) => !old.includes(step)), 'left to run'),
        ...(left.length === 0 ? ['`finally` is left to run'] : []),
    ].join('; ');
}
function counted(steps, how) {
    if (steps.length === 0)
        return [];
    const count = steps.length === 1 ? '1 step is' : `${steps.length} steps are`;
    return [`${count} ${how}: ${namesOf(steps)}`];
}
function namesOf(steps) {
    return (0,some/* andOf */.X)(steps.map(({ id }) => id), MOST_NAMED);
}

// EXTERNAL MODULE: ./build/src/run/context.js
var context = __webpack_require__(78676);
;// CONCATENATED MODULE: ./build/src/run/first-events.js
/** What an attempt puts on record before anything happens. Pure. */




function planEvent({ pipeline, plan, run, setting }) {
    return {
        type: 'plan',
        schema: record_run/* SCHEMA */.yx,
        run_id: setting.runId,
        sequence: setting.sequence,
        attempt: (run?.attempt ?? 0) + 1,
        mark: setting.mark,
        pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
        source: setting.source,
        inputs: setting.inputs,
        secrets: Object.keys(setting.secrets).sort(),
        where: setting.where,
        retention_ms: pipeline.retentionMs,
        definition: plan.definition,
        decisions: (0,plan_plan/* decisionsOf */.bB)(plan, pipeline),
        ...(setting.history === 'uncertain' ? { history: setting.history } : {}),
        ...(setting.by === null ? {} : { by: setting.by }),
    };
}
/** What steps that are about to run may miss of the reused ones: said in every attempt. @param run the record with the plan */
function startWarnings({ pipeline, plan, setting, lacks }, run) {
    if (!plan.steps.some((step) => step.section === 'steps' && step.decision === 'run'))
        return [];
    return [...secretsOf(plan, pipeline, setting), ...masksOf(plan, run), ...lacksOf(plan, lacks)];
}
/** A secret that nobody gave is an empty text, as in a workflow; there, those of the repository are given to all jobs. */
function secretsOf(plan, pipeline, { secrets }) {
    const given = new Set(['*', 'github_token', ...Object.keys(secrets).map((name) => name.toLowerCase())]);
    const run = new Set(plan.steps.filter(({ decision }) => decision === 'run').map(({ id }) => id));
    const steps = (0,model/* allSteps */.B)(pipeline).filter(({ id }) => run.has(id));
    const names = new Set(steps.flatMap(({ mentions }) => mentions.secrets));
    const missing = [...names].filter((name) => !given.has(name.toLowerCase()));
    if (missing.length === 0)
        return [];
    const [what, are] = missing.length === 1 ? ['secret', 'is'] : ['secrets', 'are'];
    const options = missing.map((name) => `--secret ${name}`).join(' ');
    const message = `the ${what} ${(0,some/* andOf */.X)(missing)} ${are} empty, since nobody gave a value; give it with \`${options}\``;
    return [{ type: 'warning', step: null, message }];
}
/** Texts that a reused step asked to be masked are not on record: nobody can mask them again but the step itself. */
function masksOf(plan, { steps }) {
    const reused = new Set(plan.steps.filter((step) => step.decision === 'reuse').map((step) => step.id));
    return steps.flatMap(({ id, withheld }) => {
        if (withheld.masks === 0 || !reused.has(id))
            return [];
        const message = 'is not run again, and what it masked by ::add-mask:: is not masked now; `rerun: always` would';
        return [{ type: 'warning', step: id, message }];
    });
}
/** What a reused step had and this machine has not. */
function lacksOf({ steps }, lacks) {
    return steps.flatMap(({ id, decision }) => {
        const message = decision === 'reuse' ? lacks.get(id) : undefined;
        return message === undefined ? [] : [{ type: 'warning', step: id, message }];
    });
}

// EXTERNAL MODULE: ./build/src/run/outcome.js
var outcome = __webpack_require__(12407);
// EXTERNAL MODULE: ./build/src/record/fold.js
var fold = __webpack_require__(5988);
;// CONCATENATED MODULE: ./build/src/run/masked.js
/**
 * The event as it may be put on record: in paths, messages and reasons every masked text is replaced. What it tells
 * otherwise is as it was; values that steps set have been looked at where they were split off.
 */
function maskedEvent(body, masks) {
    switch (body.type) {
        case 'plan': {
            const decisions = body.decisions.map((each) => ({ ...each, reason: maskedReason(each.reason, masks) }));
            return { ...body, decisions };
        }
        case 'step.waiting':
            return { ...body, reason: maskedReason(body.reason, masks) };
        case 'step.interrupted':
        case 'attempt.ended':
            return { ...body, why: masks.apply(body.why) };
        case 'source.captured': {
            const { differs } = body;
            return {
                ...body,
                ...(differs === undefined ? {} : { differs: { ...differs, paths: masked(differs.paths, masks) } }),
            };
        }
        case 'edits.kept':
        case 'files.aside':
            return { ...body, paths: masked(body.paths, masks) };
        case 'warning':
            return { ...body, message: masks.apply(body.message) };
        default:
            return body;
    }
}
function maskedReason(reason, masks) {
    switch (reason.kind) {
        case 'lost':
            return { ...reason, path: masks.apply(reason.path), why: masks.apply(reason.why) };
        case 'differs':
            return { ...reason, path: masks.apply(reason.path) };
        case 'reads':
        case 'source':
        case 'edited':
            return { ...reason, paths: masked(reason.paths, masks) };
        case 'started-before':
        case 'maybe-started':
            return { ...reason, because: maskedReason(reason.because, masks) };
        default:
            return reason;
    }
}
function masked(texts, masks) {
    return texts.map((text) => masks.apply(text));
}

;// CONCATENATED MODULE: ./build/src/run/recorder.js


/** Thrown when an event could not be made durable. The attempt ends: what is not on record may not happen. */
class RecordLost extends Error {
}
/** Writes events in their order: numbered, without secrets, folded, durable, and only then told. */
class Recorder {
    #ports;
    #run;
    #lost = null;
    constructor(ports, run) {
        this.#ports = ports;
        this.#run = run;
    }
    /** The record so far. @throws Error before the first event of a new run */
    get run() {
        if (this.#run === null)
            throw new Error('the run has no event yet');
        return this.#run;
    }
    /** The record so far, or null before the first event of a new run. */
    get latest() {
        return this.#run;
    }
    /** Why the record could not be written, once that has happened. */
    get lost() {
        return this.#lost;
    }
    /** @throws RecordLost */
    write(body) {
        if (this.#lost !== null)
            throw this.#lost;
        const at = this.#ports.clock.now().toISOString();
        const event = { n: (this.#run?.last_event ?? 0) + 1, at, ...maskedEvent(body, this.#ports.masks) };
        const next = (0,fold/* fold */.AU)(this.#run, event);
        try {
            this.#ports.journal.append(event, next);
        }
        catch (cause) {
            this.#lost = new RecordLost(`the record could not be written: ${cause.message}`, { cause });
            throw this.#lost;
        }
        this.#run = next;
        this.#ports.observer.event(event, next);
        return next;
    }
}

// EXTERNAL MODULE: ./build/src/pipeline/evaluate.js + 1 modules
var evaluate = __webpack_require__(67168);
// EXTERNAL MODULE: ./build/src/record/failure.js
var record_failure = __webpack_require__(22965);
// EXTERNAL MODULE: ./build/src/record/left-on-machine.js
var left_on_machine = __webpack_require__(40190);
;// CONCATENATED MODULE: ./build/src/run/backoff.js
/** Milliseconds to wait before the try after the `failed`-th (from 1). */
function delayBefore(retries, failed) {
    const factor = { fixed: 1, linear: failed, exponential: 2 ** (failed - 1) }[retries.backoff];
    return Math.min(retries.delayMs * factor, retries.maxDelayMs ?? Number.POSITIVE_INFINITY, MAX_TIMER_MS);
}
/** The longest delay that a timer of Node's takes: about 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Whether a failure is one that `retries.when` names. What could not be started would not start again either. */
function isRetried(retries, failure) {
    switch (failure.kind) {
        case 'error':
            return retries.when.includes('error') || retries.when.includes(failure.exit_code);
        case 'signal':
            return retries.when.includes('signal');
        case 'timeout':
            return retries.when.includes('timeout');
        case 'refused':
            return false;
    }
}

// EXTERNAL MODULE: ./build/src/run/moved.js
var moved = __webpack_require__(24588);
;// CONCATENATED MODULE: ./build/src/run/step.js
/** One step of an attempt: decide it, run its tries, record how it ended. */










/** Runs one step to its end, and puts every transition on record before the next thing happens. @throws RecordLost */
async function runStep(asked) {
    const request = {
        ...asked,
        reads: null,
        beganAfter: asked.recorder.run.completions,
        processes: [],
    };
    const { step, planned, recorder } = request;
    if (request.status !== 'success' && !(0,evaluate/* mentionsStatus */.M9)(conditionOf(step) ?? ''))
        return 'blocked';
    // What nobody has the value of decides nothing: not even that the step is skipped.
    if (planned.decision === 'ask' && isUndecided(request))
        return wait(request);
    const prepared = await prepare(request);
    if (request.halted.aborted)
        return 'blocked';
    if (prepared.kind === 'failed') {
        const left = (0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, request.ports.masks);
        return settle(request, prepared.failure, left, prepared.forgiven);
    }
    if (prepared.kind === 'wait')
        return wait(request);
    lookAtReads(request);
    if (prepared.kind === 'skip') {
        recorder.write({ type: 'step.skipped', step: step.id, completion: complete(request) });
        return 'skipped';
    }
    if (planned.decision === 'ask')
        return wait(request);
    warnOfVariables(request);
    return tries(request, prepared.script);
}
function wait({ step, planned, recorder }) {
    recorder.write({ type: 'step.waiting', step: step.id, reason: planned.reason });
    return 'waiting';
}
/** Whether the `if` depends on values of steps reused from an earlier attempt that held a secret. */
function isUndecided({ step, recorder }) {
    return reusedIn(recorder).some(({ id, withheld }) => (0,plan_plan/* decidesBy */.rc)(step, id, withheld));
}
/** The steps that have ended in an earlier attempt. */
function reusedIn({ run }) {
    return run.steps.filter(({ section, attempt }) => section === 'steps' && attempt !== run.attempt);
}
/** The `if`, with what holds where none is written: in `finally` that is `always()`. */
function conditionOf(step) {
    return step.if ?? (step.section === 'finally' ? 'always()' : null);
}
/** Evaluates the step's expressions. One that cannot be evaluated fails the step, as in a workflow. */
async function prepare(request) {
    const { step, pipeline, setting, ports } = request;
    const run = (0,moved/* moved */.aW)(request.unsaved.reveal(request.recorder.run));
    const scope = (env) => ({
        contexts: { ...(0,context/* contextsOf */.WO)(step, run, setting), env },
        status: request.status,
        hashFiles: (patterns) => ports.hashFiles(patterns, request.halted),
    });
    try {
        const set = (0,context/* setBefore */.C8)(step, run);
        const outer = await (0,context/* evaluateAll */.RC)(pipeline.env, (text) => (0,evaluate/* evaluateText */.p_)(text, scope(setting.env)));
        const shared = (0,context/* over */.Zh)(set.env, (0,context/* over */.Zh)(outer, setting.env));
        const missing = withheldFrom(request);
        if (missing.length > 0)
            return await withoutAll(request, missing, scope(shared));
        const own = await (0,context/* evaluateAll */.RC)(step.env, (text) => (0,evaluate/* evaluateText */.p_)(text, scope(shared)));
        const full = scope((0,context/* over */.Zh)(own, shared));
        if (!(await (0,evaluate/* evaluateCondition */.F9)(conditionOf(step), full)))
            return { kind: 'skip' };
        const env = (0,context/* processEnv */.Hb)({ base: setting.env, pipeline: outer, set: set.env, step: own }, set.path);
        return { kind: 'run', script: await scriptOf(request, full, env) };
    }
    catch (error) {
        if (!(error instanceof Error) || error.name !== 'EvaluationError')
            throw error;
        const failure = { kind: 'refused', message: ports.masks.apply(error.message) };
        return { kind: 'failed', failure, forgiven: step.continueOnError === true };
    }
}
/**
 * What becomes of a step that needs what was not saved: only its `if` is evaluated, where that does not hang on it. Steps of `finally` do not
 * wait.
 */
async function withoutAll(request, missing, scope) {
    const { step, planned } = request;
    if (!isUndecided(request) && !(await (0,evaluate/* evaluateCondition */.F9)(conditionOf(step), scope)))
        return { kind: 'skip' };
    if (planned.decision === 'ask')
        return { kind: 'wait' };
    return { kind: 'failed', failure: refusal(missing), forgiven: false };
}
async function scriptOf({ step, workspace }, scope, env) {
    const minutes = typeof step.timeoutMinutes === 'string'
        ? positive(await (0,evaluate/* evaluateValue */.zG)(step.timeoutMinutes, scope), step)
        : step.timeoutMinutes;
    const forgiving = typeof step.continueOnError === 'string'
        ? (await (0,evaluate/* evaluateText */.p_)(step.continueOnError, scope)) === 'true'
        : step.continueOnError;
    const directory = step.workingDirectory === null ? '.' : await (0,evaluate/* evaluateText */.p_)(step.workingDirectory, scope);
    return {
        script: await (0,evaluate/* evaluateText */.p_)(step.run, scope),
        shell: step.shell,
        cwd: (0,external_node_path_.resolve)(workspace, directory),
        env,
        minutes,
        timeoutMs: minutes === null ? null : minutes * 60_000,
        continueOnError: forgiving,
    };
}
function positive(value, step) {
    const minutes = typeof value === 'string' ? Number(value) : value;
    if (typeof minutes === 'number' && minutes > 0)
        return minutes;
    const error = new Error(`timeout-minutes of ${step.id} must be a number above 0, but ${step.timeoutMinutes} is ${JSON.stringify(value)}`);
    error.name = 'EvaluationError';
    throw error;
}
/** What the expressions of the step speak of that steps reused from an earlier attempt have set, and that held a secret. */
function withheldFrom({ step, recorder }) {
    return reusedIn(recorder).flatMap(({ id, withheld }) => (0,plan_plan/* spokenOf */.GR)(step, id, withheld).map((name) => `${id}.${name}`));
}
/** Whether the script of a step of `finally` uses a variable that was not saved nobody can tell. */
function warnOfVariables({ step, planned, recorder }) {
    if (planned.section !== 'finally')
        return;
    for (const { id, withheld } of reusedIn(recorder)) {
        const names = (0,plan_plan/* neededOf */.b1)(step, id, { ...withheld, outputs: [] }).join(', ');
        const message = `runs without the ${names} that ${id} set, which held a secret and was not saved; give ${id} \`rerun: always\``;
        if (names !== '')
            recorder.write({ type: 'warning', step: step.id, message });
    }
}
function refusal(missing) {
    const which = missing.join(', ');
    return {
        kind: 'refused',
        message: `needs ${which}, which held a secret and was not saved; give the step that sets it \`rerun: always\``,
    };
}
async function tries(request, script) {
    const { step, recorder, ports, halted } = request;
    await ports.machine.started(step.id, script.env);
    ports.files.started(step);
    let before = beforeOf(request);
    for (let at = 1;; at++) {
        recorder.write({ type: 'step.started', step: step.id, try: at });
        if (step.rerun === 'ask') {
            const why = await ports.published.now();
            if (why !== null)
                return withdraw(request, why, before);
            if (halted.aborted)
                return interrupt(request, before);
            // Each of two attempts publishes first and looks then, so that one of them at least sees the other.
            const others = at === 1 ? await ports.published.others() : null;
            if (others !== null)
                return withdraw(request, others, CUT_OFF);
            if (halted.aborted)
                return interrupt(request, before);
        }
        const result = await oneTry(request, script, at);
        if (result.exit.kind === 'stopped')
            return interrupt(request);
        const failure = (0,outcome/* failureOf */.g5)(result, script.minutes);
        warn(request, result);
        const left = (0,outcome/* leftBehind */.aU)(result.said, ports.masks);
        request.unsaved.keep(step.id, result.said, left);
        if (failure === null)
            return succeed(request, left, result);
        if (at > step.retries.max || !isRetried(step.retries, failure)) {
            return settle(request, failure, left, script.continueOnError);
        }
        if (halted.aborted)
            return interrupt(request);
        if ((await ports.files.failed(step, 'try-again')) === 'not-ready') {
            return settle(request, failure, left, script.continueOnError);
        }
        const delay = delayBefore(step.retries, at);
        recorder.write({ type: 'step.retrying', step: step.id, try: at, failure, delay_ms: delay });
        before = { started: true, failure };
        await ports.clock.sleep(delay, halted);
        if (halted.aborted)
            return interrupt(request);
        lookAtReads(request);
    }
}
/** Notes what the step finds now of what it reads. */
function lookAtReads(request) {
    request.reads = request.ports.files.reads(request.step);
    request.beganAfter = request.recorder.run.completions;
}
const CUT_OFF = { started: true, failure: null };
function beforeOf({ step, recorder }) {
    const record = (0,record_run/* stepOf */.cg)(recorder.run, step.id);
    return record?.started === true
        ? { started: true, failure: record.failure }
        : { started: false, failure: null };
}
/**
 * A step that the machine starts at most once does not start before that is known elsewhere. Nothing of it was started: the
 * record says so, and the attempt ends.
 */
async function withdraw(request, why, before) {
    const { step } = request;
    const message = `not started: that it starts must be saved first, and could not be: ${why}`;
    await cutOff(request, message, before);
    request.onUnpublished(`${step.id} is ${message}`);
    return 'interrupted';
}
async function oneTry(request, script, at) {
    const { step, ports, setting, recorder } = request;
    const log = ports.openLog({ step: step.id, attempt: recorder.run.attempt, try: at });
    const scratch = ports.scratch();
    try {
        const running = ports.shell.start({
            ...script,
            scratch: scratch.path,
            mark: { attempt: setting.mark, step: `${step.number}` },
            masks: ports.masks,
            output: {
                write: (bytes) => {
                    log.write(bytes);
                    return ports.observer.output(step.id, bytes);
                },
                note: (note) => ports.observer.note(step.id, note),
            },
        });
        request.onStart(running);
        const result = await running.result;
        if (result.said.summary !== '')
            log.summary(ports.masks.apply(result.said.summary));
        // What lives on goes on writing into its log.
        if (result.leftRunning.length === 0)
            log.close();
        return result;
    }
    finally {
        scratch.dispose();
    }
}
function warn({ step, recorder, ports, leftRunning, processes }, result) {
    for (const warning of result.said.warnings) {
        recorder.write({ type: 'warning', step: step.id, message: ports.masks.apply(warning) });
    }
    if (result.leftRunning.length === 0)
        return;
    leftRunning.add(step.id);
    processes.push(...result.leftRunning.map(({ command }) => command));
    const names = result.leftRunning.map((left) => `${left.command} (pid ${left.pid})`).join(', ');
    recorder.write({
        type: 'warning',
        step: step.id,
        message: `left ${names} running; it ends with the run${step.rerun === 'always' ? '' : ', and a resume will not start it again unless the step has `rerun: always`'}`,
    });
}
function succeed(request, left, result) {
    const exit_code = result.exit.kind === 'exited' ? result.exit.code : null;
    return completed(request, { outcome: 'success', exit_code, error_message: null, ...left });
}
/** A step that could not be started has changed nothing, and its files are looked at all the same. */
async function settle(request, failure, left, forgiving = false) {
    const { step, recorder, ports } = request;
    const error_message = ports.masks.apply((0,record_failure/* describeFailure */.I)(failure));
    const masked = failure.kind === 'refused' ? { kind: 'refused', message: error_message } : failure;
    if (forgiving) {
        const exit_code = failure.kind === 'error' ? failure.exit_code : null;
        return completed(request, { outcome: 'failure', exit_code, error_message, ...left });
    }
    await ports.files.failed(step, 'end');
    const completion = complete(request);
    recorder.write({ type: 'step.failed', step: step.id, failure: masked, error_message, completion, ...left });
    // Known elsewhere before what depends on it starts. Where that cannot be, a person is asked before it could run again.
    if (step.rerun === 'ask')
        await ports.published.now();
    return 'failure';
}
/** What the step changed is captured before it is told as completed. */
async function completed(request, end) {
    const { step, recorder, ports, processes } = request;
    const { warnings, lacks = NOTHING_LACKS, ...captured } = await ports.files.completed(step);
    const machine = leftOnMachine(await ports.machine.ended(step.id, end), { ...lacks, processes });
    const completion = complete(request);
    recorder.write({
        type: 'step.completed',
        step: step.id,
        completion,
        ...captured,
        ...(machine === null ? {} : { machine }),
        ...end,
    });
    if (step.rerun === 'ask')
        await ports.published.now();
    for (const message of warnings)
        recorder.write({ type: 'warning', step: step.id, message });
    return 'success';
}
/** So many of one kind are on record. */
const step_MOST_NAMED = 10;
const NOTHING_LACKS = { refs: [], files: [] };
/** What a step left outside of the saved folders, with the processes that live on, and what of git and of the files is not saved. */
function leftOnMachine(came, { processes, refs, files }) {
    const more = [
        { what: left_on_machine/* PROCESSES */.oO, names: processes },
        { what: left_on_machine/* REFS */.tr, names: refs },
        { what: left_on_machine/* FILES */.cn, names: files },
    ].flatMap(({ what, names }) => names.length === 0 ? [] : [{ what, count: names.length, names: names.slice(0, step_MOST_NAMED) }]);
    return more.length === 0 ? came : { ...came, others: [...(came?.others ?? []), ...more] };
}
function interrupt(request, before = CUT_OFF) {
    return cutOff(request, request.whyHalted(), before);
}
async function cutOff({ step, recorder, ports }, why, before) {
    await ports.files.failed(step, 'end');
    const never = before.started ? {} : { never_started: true };
    const last = before.failure === null ? {} : { failure: before.failure };
    recorder.write({ type: 'step.interrupted', step: step.id, why, ...never, ...last });
    return 'interrupted';
}
/** A step that stands in for a completion is built on what that was built on. */
function complete(request) {
    const { step, recorder, setting, planned, reads, beganAfter, pipeline, ports } = request;
    const { run } = recorder;
    const outside = (0,context/* outsideFor */.$6)(step, run, { pipeline, setting, masks: ports.masks });
    const former = planned.standsFor === null ? null : (0,record_run/* stepOf */.cg)(run, step.id)?.last_good;
    const found = { setting, standsFor: planned.standsFor, reads: former?.reads ?? reads, beganAfter, outside };
    return (0,outcome/* completionOf */.G9)(step, run, found);
}

// EXTERNAL MODULE: ./build/src/run/unpublished.js
var unpublished = __webpack_require__(80996);
;// CONCATENATED MODULE: ./build/src/run/unsaved.js
/**
 * What steps of this attempt set and the record may not hold, since it contains a secret. The later steps of the
 * attempt have it all the same; a resume does not.
 */
class Unsaved {
    #said = new Map();
    /** Notes what a step set when it ended. @param left what the record has of it */
    keep(step, { outputs, env, path }, { withheld }) {
        const hidden = withheld.path || withheld.outputs.length + withheld.env.length > 0;
        if (hidden)
            this.#said.set(step, { outputs, env, path });
        else
            this.#said.delete(step);
    }
    /** The record with all that steps set. For the eyes of steps only: it must not be written anywhere. */
    reveal(run) {
        if (this.#said.size === 0)
            return run;
        return { ...run, steps: run.steps.map((step) => ({ ...step, ...this.#said.get(step.id) })) };
    }
}

;// CONCATENATED MODULE: ./build/src/run/attempt.js











/** Runs what the plan says. Settles when the attempt has ended and no process of it lives on. */
async function runAttempt(request, ports) {
    const recorder = new Recorder(ports, request.run);
    const attempt = new Attempt(request, ports, recorder);
    try {
        let ended = { count: 0, survivors: [] };
        try {
            await attempt.run();
        }
        finally {
            ended = await ports.shell.endAttempt(request.setting.mark);
        }
        await ports.files.end(attempt.leftRunning(ended.count));
        for (const message of ended.survivors)
            recorder.write({ type: 'warning', step: null, message });
        attempt.end();
    }
    catch (error) {
        if (!(error instanceof RecordLost))
            throw error;
    }
    return {
        run: recorder.latest,
        stoppedBy: request.stop.by,
        lost: recorder.lost ?? attempt.unpublished,
        stuck: attempt.stuck,
    };
}
class Attempt {
    #request;
    #ports;
    #recorder;
    #steps;
    #scripts = new Set();
    #unsaved = new Unsaved();
    #leftRunning = new Set();
    #halt = new AbortController();
    #why = '';
    #isCancelled = false;
    #stuck = null;
    #unpublished = null;
    constructor(request, ports, recorder) {
        this.#request = request;
        this.#ports = ports;
        this.#recorder = recorder;
        this.#steps = new Map((0,model/* allSteps */.B)(request.pipeline).map((step) => [step.id, step]));
    }
    get stuck() {
        return this.#stuck;
    }
    /** The steps that left processes running; all that ran where such a process hid from its step. @param ended how many were ended last */
    leftRunning(ended) {
        if (this.#leftRunning.size > 0 || ended === 0)
            return [...this.#leftRunning];
        const { steps, attempt } = this.#recorder.run;
        return steps.flatMap((step) => (step.attempt === attempt ? [step.id] : []));
    }
    get unpublished() {
        return this.#unpublished;
    }
    async run() {
        const { stop, cleanUp } = this.#request;
        stop.asked.addEventListener('abort', () => this.#haltAll(`stopped by ${stop.by}`, stop.by ?? 'SIGTERM'));
        stop.hurry.addEventListener('abort', () => this.#killAll());
        if (cleanUp === 'alone') {
            if (await this.#beginFiles())
                await this.#cleanUp();
            return;
        }
        this.#recorder.write(planEvent(this.#request));
        for (const warning of startWarnings(this.#request, this.#recorder.run))
            this.#recorder.write(warning);
        if (stop.by !== null || !(await this.#beginFiles()))
            return;
        if (stop.by === null)
            await this.#sections();
        if (stop.by !== null && cleanUp === 'here')
            await this.#cleanUp();
    }
    async #sections() {
        const { stop, plan } = this.#request;
        await this.#takePresent();
        await this.#section(plan.steps.filter((step) => step.section === 'steps'), true);
        const status = (0,outcome/* statusOf */.c2)(this.#recorder.run, 'steps');
        if (stop.by !== null || this.#unpublished !== null)
            return;
        if (status !== 'completed' && status !== 'failed')
            return;
        this.#halt = new AbortController();
        await this.#section(plan.steps.filter((step) => step.section === 'finally' && step.decision === 'run'), status === 'completed');
    }
    /** After a signal: the steps whose `if` asks for it, then those of `finally`. */
    async #cleanUp() {
        const { stop, pipeline, plan } = this.#request;
        if (stop.hurry.aborted || this.#unpublished !== null)
            return;
        this.#isCancelled = true;
        this.#halt = new AbortController();
        const { steps } = (0,clean_up/* cleanUpPlan */.w)(pipeline, this.#recorder.run, plan);
        for (const section of ['steps', 'finally'])
            await this.#section(steps.filter((step) => step.section === section), false);
    }
    end() {
        const { stop, pipeline } = this.#request;
        const run = this.#recorder.run;
        const isCutOff = stop.by !== null || this.#isCancelled || this.#stuck !== null || this.#unpublished !== null;
        const status = isCutOff ? 'interrupted' : (0,outcome/* endOf */.pJ)(run, this.#request.run);
        const waiting = run.steps.filter((step) => step.state === 'waiting').map((step) => step.id);
        this.#recorder.write({
            type: 'attempt.ended',
            status,
            why: this.#whyEnded(status),
            waiting_for: status === 'paused' ? waiting : [],
            pending: (0,outcome/* blockers */.mN)(pipeline, run),
        });
    }
    #whyEnded(status) {
        if (this.#stuck !== null)
            return cannotBegin(this.#stuck);
        if (this.#unpublished !== null)
            return this.#unpublished.message;
        const { cleanUp, run, stop } = this.#request;
        const before = cleanUp === 'alone' ? run?.attempts.at(-1)?.why : null;
        return before ?? whyEnded(status, this.#recorder.run, stop.by);
    }
    /** Brings the workspace to what the plan wants; false when that cannot be done. What was done until then stays. */
    async #beginFiles() {
        const { stop } = this.#request;
        try {
            await this.#ports.files.begin({
                write: (body) => void this.#recorder.write(body),
                run: () => this.#recorder.run,
            });
            return true;
        }
        catch (error) {
            if (error instanceof RecordLost)
                throw error;
            if (stop.by === null)
                this.#stuck = error;
            return false;
        }
    }
    /** A step that is taken as completed, because all that it writes is there, becomes so. */
    async #takePresent() {
        const { pipeline, plan, setting } = this.#request;
        const { masks } = this.#ports;
        for (const planned of plan.steps) {
            const step = this.#steps.get(planned.id);
            if (planned.reason.kind !== 'present' || step === undefined)
                continue;
            const { files } = this.#ports;
            const reads = files.reads(step);
            files.started(step);
            const { change, warnings } = await files.completed(step);
            const { run } = this.#recorder;
            const outside = (0,context/* outsideFor */.$6)(step, run, { pipeline, setting, masks });
            const completion = (0,outcome/* completionOf */.G9)(step, run, { setting, standsFor: null, reads, outside });
            this.#recorder.write({
                type: 'step.completed',
                step: step.id,
                outcome: 'success',
                exit_code: null,
                error_message: null,
                completion,
                change,
                ...(0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, masks),
            });
            for (const message of warnings)
                this.#recorder.write({ type: 'warning', step: step.id, message });
        }
    }
    /** Runs steps until none is running and none can start. */
    async #section(planned, before) {
        const byId = new Map(planned.map((step) => [step.id, step]));
        const progress = new Map();
        const busy = new Map();
        // One that throws stays in `busy`, so that the next wait meets it, whoever ends at the same moment.
        const conduct = async (move, step) => {
            progress.set(move.step, progressAfter(await this.#conduct(move, step), move.success));
            busy.delete(move.step);
        };
        for (;;) {
            for (const move of this.#halt.signal.aborted ? [] : moves(planned, progress, before)) {
                const step = byId.get(move.step);
                if (step === undefined)
                    throw new Error(`a move of an unknown step: ${move.step}`);
                if (move.kind === 'settle')
                    progress.set(move.step, { kind: 'settled', well: move.success });
                else if (busy.size < this.#request.setting.maxParallel) {
                    progress.set(move.step, { kind: 'busy' });
                    busy.set(move.step, conduct(move, step));
                }
            }
            if (busy.size === 0)
                return;
            await this.#oneOf(busy);
        }
    }
    /** Waits for one step. When one throws, the others are ended and waited for first. */
    async #oneOf(busy) {
        try {
            await Promise.race(busy.values());
        }
        catch (error) {
            this.#haltAll(error.message, 'SIGTERM');
            await Promise.allSettled(busy.values());
            throw error;
        }
    }
    async #conduct(move, planned) {
        const step = this.#steps.get(move.step);
        if (step === undefined)
            throw new Error(`a plan with an unknown step: ${move.step}`);
        let script = null;
        const { pipeline, setting, workspace } = this.#request;
        const end = await runStep({
            step,
            planned,
            pipeline,
            setting,
            workspace,
            ports: this.#ports,
            recorder: this.#recorder,
            unsaved: this.#unsaved,
            leftRunning: this.#leftRunning,
            status: this.#isCancelled ? 'cancelled' : move.success ? 'success' : 'failure',
            halted: this.#halt.signal,
            whyHalted: () => this.#why,
            onUnpublished: (why) => {
                this.#unpublished ??= new unpublished/* Unpublished */.c(step.id, why);
                this.#haltAll(why, 'SIGTERM');
            },
            onStart: (started) => {
                if (script !== null)
                    this.#scripts.delete(script);
                script = started;
                this.#scripts.add(started);
            },
        });
        if (script !== null)
            this.#scripts.delete(script);
        if (end === 'failure' && pipeline.failFast && planned.section === 'steps') {
            this.#haltAll(`stopped because ${step.id} failed (fail-fast)`, 'SIGTERM');
        }
        return end;
    }
    /** Nothing more starts, and nothing is waited for. */
    #killAll() {
        this.#why = `stopped by ${this.#request.stop.by}`;
        this.#halt.abort();
        for (const script of this.#scripts)
            script.kill();
    }
    #haltAll(why, signal) {
        if (this.#halt.signal.aborted)
            return;
        this.#why = why;
        this.#halt.abort();
        for (const script of this.#scripts)
            script.stop(signal);
    }
}
function progressAfter(end, success) {
    switch (end) {
        case 'success':
        case 'skipped':
            return { kind: 'settled', well: success };
        case 'failure':
        case 'interrupted':
        case 'blocked':
            return { kind: 'settled', well: false };
        case 'waiting':
            return { kind: 'waiting' };
    }
}
function cannotBegin({ message }) {
    return `the workspace could not be brought to where the run was: ${message}`;
}
function whyEnded(status, run, by) {
    const isNow = ({ state, attempt }) => state === 'failed' && attempt === run.attempt;
    if (status === 'failed' && !run.steps.some(isNow))
        return leftToRun(run);
    const named = (state) => run.steps
        .filter((step) => step.state === state)
        .map((step) => step.id)
        .join(', ');
    switch (status) {
        case 'completed':
            return 'all steps completed';
        case 'failed':
            return `failed: ${named('failed')}`;
        case 'paused':
            return `waiting for a person: ${named('waiting')}`;
        case 'interrupted':
            return by === null ? leftToRun(run) : `stopped by ${by}`;
    }
}

// EXTERNAL MODULE: ./build/src/shell/masks.js + 1 modules
var shell_masks = __webpack_require__(57169);
// EXTERNAL MODULE: ./build/src/launch/node-ports.js + 1 modules
var node_ports = __webpack_require__(79079);
;// CONCATENATED MODULE: ./build/src/launch/clear-up.js
/** What attempts have left behind whose own process is gone. */





/**
 * Ends the processes of attempts in this workspace whose own process is gone, and removes their scratch files; also
 * those of the last attempt of this run, however it ended.
 */
async function clearUp({ store, workspace, marks, temp, me, shell, warn }, run) {
    const left = store.list().runs.flatMap(({ run: other, held }) => {
        const last = other.attempts.at(-1);
        return !held && last?.ended_at === null && last.where.workspace === workspace
            ? [{ ...last, run: other.run_id }]
            : [];
    });
    const last = run?.attempts.at(-1);
    const own = last === undefined ? [] : [{ ...last, run: run?.run_id ?? '' }];
    for (const { mark, where, run: id } of [...left, ...own]) {
        // Whoever can write to a cache can write a record.
        if (!/^[0-9a-f-]{36}$/.test(mark))
            continue;
        if (!isGone(where, me)) {
            warn(`process ${where.pid} on this machine still runs another attempt of this run: both run steps. Let only one start at a time, in a workflow by a \`concurrency\` group`);
            continue;
        }
        const { count, survivors } = await shell.endAttempt(mark);
        if (count > 0)
            (0,snapshot_writer/* sayEnded */.QV)((0,snapshot_file/* snapshotPath */.c0)(marks, workspace, id));
        for (const survivor of survivors)
            warn(survivor);
        (0,external_node_fs_.rmSync)((0,node_ports/* scratchPath */.KT)(temp, mark), { recursive: true, force: true });
    }
}
/** Whether the process of an attempt is gone. Where a lock did not tell, its record must: one in a cache is held by nobody. */
function isGone({ host, boot, namespace, pid, started }, me) {
    if (boot === undefined || namespace === undefined || started === undefined)
        return true;
    return (0,identity/* isAlive */._)({ host, boot, namespace, pid, started }, me) !== 'alive';
}

// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/lock.js
var lock = __webpack_require__(22520);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var launch_refusal = __webpack_require__(39861);
;// CONCATENATED MODULE: ./build/src/launch/locks.js
/** Who works where: one process a workspace, one a run. */






/** @param locks the fixed place of workspace locks @throws Refusal exit 4; StoreError when locks cannot be written */
function holdWorkspace(workspace, { locks, me }) {
    const acquired = acquireIn(locks, { directory: locks, name: (0,digest/* sha256 */.sc)(workspace).slice(0, 32), me });
    if (acquired.kind === 'held')
        return acquired.lock;
    throw new launch_refusal/* Refusal */.P(4, `another process holds the workspace ${workspace}${whoIs(acquired.by)}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
/** @throws StoreError when locks cannot be written */
function acquireIn(locks, request) {
    try {
        makeShared(locks);
        return (0,lock/* acquire */.X)(request);
    }
    catch (error) {
        throw new errors/* StoreError */.AD(`the locks in ${locks} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`, { cause: error });
    }
}
/**
 * Every user of the machine has locks there, and can remove only their own. Its owner sees to that. What another user
 * put in its place is not followed. @throws Error when it is not a folder
 */
function makeShared(directory) {
    (0,atomic/* makeDirectories */.Kb)(directory);
    const found = (0,external_node_fs_.lstatSync)(directory);
    if (!found.isDirectory())
        throw new Error(`${directory} is not a folder`);
    if (found.uid === process.getuid?.() && (found.mode & 0o7777) !== 0o1777)
        (0,external_node_fs_.chmodSync)(directory, 0o1777);
}
/** @throws Refusal exit 4 */
function holdRun(id, store) {
    const held = store.hold(id);
    if (held.kind === 'held')
        return held.open;
    throw new launch_refusal/* Refusal */.P(4, `another process holds the run ${id}${whoIs(held.by)}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
function whoIs(by) {
    return by === null ? '' : `: pid ${by.pid} on ${by.host}`;
}

// EXTERNAL MODULE: ./build/src/files/prepare.js + 14 modules
var files_prepare = __webpack_require__(88900);
// EXTERNAL MODULE: ./build/src/files/root-places.js
var root_places = __webpack_require__(37534);
// EXTERNAL MODULE: ./build/src/launch/plan-files.js + 4 modules
var plan_files = __webpack_require__(57304);
;// CONCATENATED MODULE: ./build/src/launch/planned-attempt.js
/** A plan that an attempt takes up. */



/**
 * As `planFiles`. Asked for here, since a function that waits keeps alive what it has ever held.
 * @throws as `planFiles`
 */
async function planAttempt(request) {
    return plannedAttempt(await (0,plan_files/* planFiles */.jP)(request));
}
function plannedAttempt(planned) {
    let left = planned;
    const { view, area } = planned.inspection;
    return {
        plan: planned.plan,
        commits: {
            commit: view.commit,
            ...(Object.keys(view.nested).length === 0 ? {} : { nested: view.nested }),
        },
        roots: (0,root_places/* rootPlaces */.l)(area.roots),
        prepare: (told) => {
            if (left === null)
                throw new Error('the files are prepared once');
            const { inspection, settled, writes, keeps } = left;
            left = null;
            return (0,plan_files/* refusing */.cK)(() => (0,files_prepare/* prepare */.i)({ ...told, inspection, settled, writes, keeps }));
        },
        close: planned.inspection.close,
    };
}

;// CONCATENATED MODULE: ./build/src/launch/runner.js
/** What steps find on a runner, and would miss elsewhere. Pure but for the names of this system. */
/** The `runner` context. The names of systems and processors are GitHub's. */
function runnerContext(env, temp) {
    const os = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[process.platform];
    const arch = { x64: 'X64', arm64: 'ARM64', arm: 'ARM', ia32: 'X86' }[process.arch];
    return {
        os: env.RUNNER_OS ?? os ?? process.platform,
        arch: env.RUNNER_ARCH ?? arch ?? process.arch,
        name: env.RUNNER_NAME ?? '',
        temp,
        tool_cache: env.RUNNER_TOOL_CACHE ?? '',
        debug: env.RUNNER_DEBUG ?? '',
        environment: env.RUNNER_ENVIRONMENT ?? '',
    };
}
/** What steps find on a runner and would miss elsewhere. */
function runnerVariables(runner) {
    return { RUNNER_OS: runner.os, RUNNER_ARCH: runner.arch, RUNNER_TEMP: runner.temp };
}

// EXTERNAL MODULE: ./build/src/launch/this-machine.js + 1 modules
var this_machine = __webpack_require__(64891);
;// CONCATENATED MODULE: ./build/src/launch/launch.js
/** Runs an attempt: takes the locks, plans under them, drives the engine, lets go. */

















/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
async function launch(request, adapters) {
    const lock = holdWorkspace(request.workspace, adapters);
    try {
        const open = request.run === null ? reserveRun(request, adapters) : holdRun(request.run.run_id, request.store);
        try {
            return await underLock(request, adapters, open);
        }
        catch (error) {
            if (request.stop.by === null || !isAbort(error))
                throw error;
            return { kind: 'stopped', by: request.stop.by };
        }
        finally {
            open.close();
        }
    }
    finally {
        lock.release();
    }
}
function isAbort(error) {
    return error.name === 'AbortError';
}
async function underLock(request, adapters, open) {
    const { pipeline, choice, store } = request;
    const inputs = (0,launch_inputs/* inputsOf */.Vc)(pipeline, open.run, request.given);
    const { workspace } = request;
    await clearUp({ ...adapters, store, workspace, marks: request.files.store }, open.run);
    const here = { workspace, home: request.files.home, temp: adapters.temp };
    const absent = (0,this_machine/* absentHere */.wc)(pipeline, open.run, { ...here, env: request.env, host: adapters.me.host });
    const planned = await planAttempt({
        pipeline,
        inputs,
        record: open.run,
        choice,
        edited: request.edited,
        history: request.history,
        whenDone: request.whenDone,
        setting: request.files,
        packs: store.packsPath(open.id),
        surroundings: request.surroundings,
        outside: (0,outside/* outsideOf */.R)(request.env, here),
        absent,
    });
    try {
        if (request.whenDone === 'nothing-to-do' &&
            open.run !== null &&
            (0,plan_plan/* nothingToDo */.KN)(open.run, planned.plan, choice))
            return { kind: 'nothing-to-do', run: open.run };
        const result = await attempt({ ...request, inputs, planned, open, lacks: absent.lacks }, adapters);
        return { kind: 'ended', result, expired: retain(store, adapters) };
    }
    finally {
        planned.close();
    }
}
/** Removes snapshots of this folder that no run goes on from: of runs that are completed, or gone. A failure is said, and changes nothing else. */
function removeOthers({ open, store, workspace, files }, { warn }) {
    try {
        const unfinished = store.list().runs.filter(({ run, held }) => held || run.status !== 'completed');
        const going = new Set([open.id, ...unfinished.map(({ run }) => run.run_id)]);
        for (const { path, run } of (0,snapshot_file/* snapshotsOf */.XO)(files.store, workspace))
            if (!going.has(run))
                (0,snapshot_writer/* removeSnapshot */.Bw)(path);
    }
    catch (error) {
        warn(error.message);
    }
}
async function attempt(request, adapters) {
    const { open, pipeline, planned, stop, workspace, files: filesSetting, store, cleanUp } = request;
    const mark = (cleanUp === 'alone' ? open.run?.attempts.at(-1)?.mark : undefined) ?? adapters.random();
    const path = (0,node_ports/* scratchPath */.KT)(adapters.temp, mark);
    const scratch = (0,node_ports/* makeScratch */.lP)(path);
    const snapshot = (0,snapshot_file/* snapshotPath */.c0)(filesSetting.store, workspace, open.id);
    const watcher = adapters.watch({ mark, scratch: path, snapshot });
    try {
        const { session, digests } = await planned.prepare({
            run: open.run,
            runId: open.id,
            directory: store.packsPath(open.id),
            attempt: mark,
            heart: watcher,
            hurry: stop.hurry,
        });
        removeOthers(request, adapters);
        const setting = settingOf(request, adapters, {
            mark,
            builtOn: { ...planned.commits, ...digests },
        });
        const masks = new shell_masks/* Masks */.O();
        for (const secret of Object.values(request.secrets))
            masks.add(secret);
        if (request.token !== null)
            masks.add(request.token);
        return await runAttempt({
            pipeline,
            plan: planned.plan,
            run: open.run,
            setting,
            stop,
            workspace,
            lacks: request.lacks,
            cleanUp,
        }, {
            clock: adapters.clock,
            shell: adapters.shell,
            observer: adapters.observer,
            journal: open,
            masks,
            openLog: (0,node_ports/* logOpener */._j)(open.logs, adapters.warn),
            scratch: scratch.next,
            hashFiles: adapters.hashFiles,
            files: session,
            machine: machineOf(request, setting),
            published: adapters.published,
        });
    }
    finally {
        scratch.dispose();
        await watcher.close();
    }
}
function machineOf({ pipeline, planned, workspace, files: { home, now } }, { where }) {
    return new Machine({
        workspace,
        home,
        temp: where.temp,
        now,
        root: '/',
        saved: [workspace, ...Object.values(planned.roots)],
        more: (0,this_machine/* morePlaces */.S2)(pipeline, home),
        texts: new Map(planned.plan.definition.map(({ id, parts }) => [id, JSON.stringify(parts)])),
    });
}
function settingOf(request, adapters, { mark, builtOn }) {
    const { open, surroundings, inputs, workspace, store, planned } = request;
    const known = open.run;
    const covers = (0,coverage/* coverageOf */._)(request.files);
    const runner = runnerContext(request.env, adapters.temp);
    return {
        runId: open.id,
        sequence: known?.sequence ?? nextSequence(store),
        mark,
        history: request.history,
        by: request.by,
        inputs,
        source: surroundings.source,
        builtOn,
        where: {
            host: adapters.me.host,
            os: process.platform,
            workspace,
            workspace_id: (0,folder/* folderId */.C)(workspace),
            commit: surroundings.source.commit,
            pid: adapters.me.pid,
            boot: adapters.me.boot,
            namespace: adapters.me.namespace,
            started: adapters.me.started,
            home: request.files.home,
            temp: runner.temp,
            machine: (0,this_machine/* machineId */.xt)({ env: request.env, host: adapters.me.host }),
            ...(covers === null ? {} : { covers }),
            ...(Object.keys(planned.roots).length === 0 ? {} : { roots: planned.roots }),
        },
        env: { ...runnerVariables(runner), ...request.env, RUNNER_TEMP: runner.temp, ...surroundings.env },
        outside: (0,outside/* outsideOf */.R)(request.env, { workspace, home: request.files.home, temp: adapters.temp }),
        github: surroundings.github,
        runner,
        secrets: request.secrets,
        token: request.token,
        maxParallel: request.maxParallel,
    };
}
function reserveRun({ store, pipeline, idNumber }, { clock }) {
    const now = clock.now();
    for (let nth = idNumber;; nth++) {
        const open = store.reserve((0,listing/* runIdFor */.qH)(now, pipeline.name, nth));
        if (open !== null)
            return open;
    }
}
function nextSequence(store) {
    return ((0,listing/* inOrderOfAge */.id)(store.list().runs)[0]?.run.sequence ?? 0) + 1;
}
/** Removes finished runs that are past their retention. A failure is said, and changes nothing else. @returns the ids of those removed */
function retain(store, { clock, warn }) {
    const removed = [];
    try {
        for (const { run } of (0,listing/* expired */._7)(store.list().runs, clock.now(), null))
            if (store.remove(run.run_id) === 'removed')
                removed.push(run.run_id);
        store.sweep();
    }
    catch (error) {
        warn(error.message);
    }
    return removed;
}

// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/launch/pipeline-file.js + 33 modules
var pipeline_file = __webpack_require__(31687);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(95111);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/go.js
/** A run from request to end, with the adapters of this machine. The command line and the action share it. */




















/** With a folder as store, what is on record is published. */
const AT_ONCE = { now: async () => null, others: async () => null };
/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
async function go(request) {
    const { machine, located, stop, warn } = request;
    const { workspace } = located;
    const read = 'steps' in request.file ? request.file : (0,pipeline_file/* loadPipeline */.Bp)(request.file);
    const pipeline = { ...read, retentionMs: request.retentionMs ?? read.retentionMs };
    (0,pipeline_file/* mustBeRunnable */.EF)(pipeline);
    (0,locate/* mustBeWritable */.xW)(workspace);
    (0,folder/* settleFolder */.K)(workspace);
    const me = (0,identity/* identify */.l)(machine.host, machine.pid);
    const runChoice = await request.run(pipeline);
    const meant = runChoice.kind === 'found' ? runChoice.step : 'as-named';
    const choice = request.cleanUp === 'alone' ? { kind: 'clean-up' } : (0,choose_step/* resolveChoice */.E)(pipeline, request.step, meant);
    const before = directory/* DirectoryStore */.f.open(located.store, me);
    const { runs, warnings } = before?.list() ?? port/* NO_RUNS */.R;
    for (const warning of warnings)
        warn(warning);
    const known = runs.map((each) => each.run);
    const again = choice.kind !== 'all' || request.edited;
    const wanted = { pipeline, workspace, folder: (0,locate/* folderOf */.yS)(located), inputs: request.inputs, again };
    const run = (0,choose_run/* chooseRun */.jH)(known, runChoice, wanted);
    if (run !== null && before !== null)
        (0,removed_files/* mustHaveFiles */.J)(before, run);
    if (run !== null)
        (0,launch_inputs/* mustHaveSecrets */.tN)(run, request.secrets);
    // It is planned again under the locks. Here, what cannot be run is refused before anything is written.
    const inputs = (0,launch_inputs/* inputsOf */.Vc)(pipeline, run, request.inputs);
    (0,launch_inputs/* mustHoldNoSecret */.wu)(inputs, request.secrets);
    const writes = await (0,plan_files/* writesOf */.AP)(pipeline, inputs);
    const isDamaged = runs.some((each) => each.run === run && !each.isWhole);
    const history = isDamaged ? 'uncertain' : runChoice.kind === 'found' ? runChoice.history : 'whole';
    (0,choose_step/* planFor */.b)({ pipeline, inputs, record: run, choice, edited: request.edited, history, files: null, writes }, (0,choose_run/* otherRun */.uV)(known, runChoice, wanted));
    (0,node_ports/* makeScratch */.lP)((0,node_ports/* scratchPath */.KT)(machine.temp, (0,external_node_crypto_.randomUUID)())).dispose();
    const store = directory/* DirectoryStore */.f.create(located.store, me);
    const maxParallel = request.maxParallel ?? pipeline.maxParallel ?? (0,external_node_os_.availableParallelism)();
    if (run === null && maxParallel > 1)
        for (const problem of pipeline.warnings)
            warn(inOneLine(problem), problem);
    const env = inherited(machine.env, request.hidden);
    const around = await (0,git/* surroundings */.i5)(workspace, machine.env);
    const launched = await launch({
        workspace,
        store,
        pipeline,
        run,
        idNumber: request.idNumber,
        by: request.by,
        given: request.inputs,
        choice,
        edited: request.edited,
        history,
        whenDone: runChoice.kind === 'found' ? 'bring-back' : 'nothing-to-do',
        secrets: request.secrets,
        token: request.token,
        maxParallel,
        stop,
        cleanUp: request.cleanUp,
        env,
        surroundings: around,
        files: (0,plan_files/* filesSetting */.OA)({
            pipeline,
            workspace,
            store: store.path,
            apart: request.apart,
            temp: machine.temp,
            home: machine.home,
            host: machine.host,
            env: machine.env,
            commit: around.source.commit,
            person: request.person,
            now: () => (0,file_time/* timeIn */.H)(store.path),
            progress: request.progress,
            warn,
            signal: stop.asked,
        }),
    }, {
        clock: node_ports/* systemClock */.ml,
        shell: (0,shell/* createShell */.f)({ graceMs: request.graceMs }),
        observer: request.observe(pipeline, maxParallel),
        me,
        random: external_node_crypto_.randomUUID,
        locks: machine.locks,
        temp: machine.temp,
        watch: (attempt) => watchAttempt(machine, env, attempt),
        hashFiles: (0,node_ports/* fileHasher */.Ab)({ workspace, store: store.path, env: machine.env }, { ...machine.self, args: [...machine.self.args, words/* HASH */.v9] }),
        published: request.published,
        warn,
    });
    return { launched, choice, pipeline, store: store.path, logsOf: (id) => store.logsPath(id) };
}
function inOneLine({ place, message, hint }) {
    const at = place === undefined ? '' : `${place.file}:${place.line}: `;
    return `${at}${message}${hint === undefined ? '' : ` (${hint})`}`;
}
/** Starts the process that ends the steps' processes when this one is killed, and clears up. */
function watchAttempt({ self }, env, attempt) {
    const args = [...self.args, words/* WATCH */.Qn, attempt.scratch, attempt.snapshot];
    const started = (0,watcher/* startWatcher */.N)({ execPath: self.program, args, env });
    started.attempt(attempt.mark);
    return started;
}
/** The environment that steps inherit: this process's own, less what is hidden from them. */
function inherited(env, hidden) {
    const isHidden = (name) => hidden.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
    return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && !isHidden(entry[0])));
}


/***/ }),

/***/ 79079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ab: () => (/* binding */ fileHasher),
  _j: () => (/* binding */ logOpener),
  lP: () => (/* binding */ makeScratch),
  KT: () => (/* binding */ scratchPath),
  ml: () => (/* binding */ systemClock),
  np: () => (/* binding */ systemTime)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/pipeline/evaluate.js + 1 modules
var evaluate = __webpack_require__(67168);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/src/shell/helper.js
/** A short-lived process of this program's own. */


/** Runs it to its end; SIGKILL ends it at the limit. @throws the system's error when it cannot be started */
async function runHelper(request) {
    const { program, args, cwd, env, input, signal, limitMs } = request;
    const limit = AbortSignal.timeout(limitMs);
    const child = (0,external_node_child_process_.spawn)(program, [...args], {
        cwd,
        // It would wait for a debugger, or look from another folder for what is to be loaded.
        env: { ...env, NODE_OPTIONS: undefined },
        signal: AbortSignal.any([signal, limit]),
        killSignal: 'SIGKILL',
    });
    // It may have ended before it has read all.
    child.stdin.on('error', () => { }).end(input);
    const exit = new Promise((resolve, reject) => {
        child.on('error', (error) => (error.name === 'AbortError' ? resolve(null) : reject(error)));
        child.on('close', resolve);
    });
    const [code, stdout, stderr] = await Promise.all([exit, (0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr)]);
    const kind = signal.aborted ? 'stopped' : limit.aborted ? 'too-long' : 'exited';
    return { kind, code, stdout, stderr };
}

// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
// EXTERNAL MODULE: ./build/src/store/log-names.js
var log_names = __webpack_require__(66712);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/node-ports.js
/** The engine's ports, answered by this machine. */











const systemClock = {
    now: () => new Date(),
    sleep: (ms, until) => (0,promises_.setTimeout)(ms, undefined, { signal: until }).catch(() => undefined),
};
/** For what is told while something goes on: the clock, and calls again and again, which keep no process alive. */
const systemTime = {
    now: systemClock.now,
    /** @returns what ends the calls */
    every: (ms, tick) => {
        const timer = setInterval(tick, ms).unref();
        return () => clearInterval(timer);
    },
};
/** Opens logs in a directory. A log that cannot be written is said once and then left. */
function logOpener(directory, warn) {
    return (name) => {
        const path = (0,external_node_path_.join)(directory, (0,log_names/* logFileName */.E)(name));
        let fd = null;
        const attempt = (act) => {
            try {
                act();
            }
            catch (error) {
                warn(`the log ${path} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`);
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            }
        };
        attempt(() => {
            fd = (0,atomic/* createFresh */.rM)(path, 0o644);
        });
        return {
            write: (bytes) => attempt(() => fd !== null && (0,atomic/* writeAll */.f4)(fd, bytes)),
            summary: (text) => attempt(() => (0,atomic/* writeFresh */._o)(path.replace(/log$/, 'md'), text)),
            close: () => {
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            },
        };
    };
}
/** Where the scratch files of an attempt are: told by its mark, so that others can clear up after a killed one. */
function scratchPath(temp, mark) {
    return (0,external_node_path_.join)(temp, `savepoint-${mark}`);
}
/** A directory with one directory for each try, readable by nobody else. @throws Refusal when there is no place for it */
function makeScratch(path) {
    makeRoot(path);
    let count = 0;
    return {
        next: () => {
            const one = (0,external_node_path_.join)(path, `${++count}`);
            (0,external_node_fs_.mkdirSync)(one, { mode: 0o700 });
            return { path: one, dispose: () => (0,forget/* forget */.y)(one) };
        },
        dispose: () => (0,forget/* forget */.y)(path),
    };
}
function makeRoot(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        throw new refusal/* Refusal */.P(2, `no folder for scratch files can be made in ${(0,external_node_path_.dirname)(path)}: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
        });
    }
}
/** As on GitHub's runner. */
const HASH_LIMIT_MS = 120_000;
/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the library prints to stdout
 * what it looks at, and a fifo would hold it for ever. @param store left out where it lies in the workspace: it changes while steps run
 */
function fileHasher({ workspace, store, env, }, { program, args }) {
    const without = isBelow(store, workspace) ? [`!${store}`, `!${store}/**`] : [];
    return async (patterns, signal) => {
        const input = [...patterns, ...without].join('\n');
        const request = { program, args: [...args, workspace], cwd: workspace, env, input, signal };
        const { kind, code, stdout, stderr } = await runHelper({ ...request, limitMs: HASH_LIMIT_MS });
        const line = stdout.split('\n').findLast((each) => each.startsWith(words/* HASHED */._E));
        if (code === 0 && line !== undefined)
            return line.slice(words/* HASHED */._E.length);
        const why = {
            exited: lastLine(stderr),
            stopped: 'it was stopped',
            'too-long': 'it took more than 120 s',
        };
        throw new evaluate/* EvaluationError */.ZN(`hashFiles(${patterns.map((each) => `'${each}'`).join(', ')}) failed: ${why[kind]}`);
    };
}
function isBelow(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** What went wrong, out of a stack trace. */
function lastLine(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}


/***/ }),

/***/ 95598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ filesLine),
/* harmony export */   l: () => (/* binding */ bringingLine)
/* harmony export */ });
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);

const WORDS = {
    reading: 'reading the workspace',
    saving: 'saving files',
    restoring: 'bringing files back',
    verifying: 'checking what was saved',
};
/** How far bringing files back has come. */
function bringingLine(done, all) {
    return `bringing back ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(done.files)} of ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all.files)} files (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(done.bytes)} of ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(all.bytes)})`;
}
/** How far work on files has come, in a few words. */
function filesLine(doing, files, bytes) {
    return `${WORDS[doing]}: ${files} ${files === 1 ? 'file' : 'files'}, ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}`;
}


/***/ }),

/***/ 42510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ endsTry),
/* harmony export */   v: () => (/* binding */ Silences)
/* harmony export */ });
/** After these no process of the step's try runs. */
const ENDS = [
    'step.retrying',
    'step.completed',
    'step.failed',
    'step.skipped',
    'step.interrupted',
];
/** Whether a try of a step has ended by an event. */
function endsTry(event) {
    return ENDS.some((type) => type === event.type);
}
const SILENCE_MS = 60_000;
const LOOK_MS = 1000;
class Silences {
    #time;
    #say;
    #running = new Map();
    #stop = null;
    constructor(time, say) {
        this.#time = time;
        this.#say = say;
    }
    /** Told of every event. */
    event(event) {
        if (event.type === 'step.started') {
            const now = this.#now();
            this.#running.set(event.step, { since: now, heard: now });
            this.#stop ??= this.#time.every(LOOK_MS, () => this.#look());
        }
        else if (endsTry(event)) {
            this.#running.delete(event.step);
            if (this.#running.size === 0)
                this.stop();
        }
    }
    /** A step has printed something. */
    heard(step) {
        const running = this.#running.get(step);
        if (running !== undefined)
            running.heard = this.#now();
    }
    /** Nothing more is said. */
    stop() {
        this.#stop?.();
        this.#stop = null;
        this.#running.clear();
    }
    #look() {
        const now = this.#now();
        for (const [step, running] of this.#running) {
            if (now - running.heard < SILENCE_MS)
                continue;
            running.heard = now;
            this.#say(`  ${step}: running for ${minutesText(now - running.since)}`);
        }
    }
    #now() {
        return this.#time.now().getTime();
    }
}
function minutesText(ms) {
    const minutes = Math.floor(ms / 60_000);
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}


/***/ }),

/***/ 36558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ StepLines)
/* harmony export */ });
/** Output of steps, cut into whole lines, so that what runs side by side can be told apart. */
/** Most bytes of an unfinished line that are held back. */
const LONGEST = 8 * 1024;
class StepLines {
    #prefix;
    #held = [];
    #length = 0;
    /** @param prefix stands in front of every line; empty for none */
    constructor(prefix) {
        this.#prefix = Buffer.from(prefix);
    }
    /** The whole lines that are there now, each with the prefix and a newline. A very long line is cut into several. */
    push(bytes) {
        const whole = [];
        let from = 0;
        for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
            whole.push(this.#line(bytes.subarray(from, end)));
            from = end + 1;
        }
        for (; this.#length + bytes.length - from >= LONGEST;) {
            const end = from + LONGEST - this.#length;
            whole.push(this.#line(bytes.subarray(from, end)));
            from = end;
        }
        if (from < bytes.length)
            this.#hold(bytes.subarray(from));
        return Buffer.concat(whole);
    }
    /** The unfinished line that is held back, ended. */
    end() {
        return this.#length === 0 ? Buffer.alloc(0) : this.#line(Buffer.alloc(0));
    }
    #hold(bytes) {
        this.#held.push(Buffer.from(bytes));
        this.#length += bytes.length;
    }
    #line(rest) {
        const line = Buffer.concat([this.#prefix, ...this.#held, rest, NEWLINE]);
        this.#held = [];
        this.#length = 0;
        return line;
    }
}
const NEWLINE = Buffer.from('\n');


/***/ }),

/***/ 78676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ outsideFor),
/* harmony export */   C8: () => (/* binding */ setBefore),
/* harmony export */   Hb: () => (/* binding */ processEnv),
/* harmony export */   P9: () => (/* binding */ setByAll),
/* harmony export */   RC: () => (/* binding */ evaluateAll),
/* harmony export */   WO: () => (/* binding */ contextsOf),
/* harmony export */   Zh: () => (/* binding */ over)
/* harmony export */ });
/* harmony import */ var _plan_graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39157);
/* harmony import */ var _plan_outside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60158);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12407);



/** The contexts of one step, but for `env`. */
function contextsOf(step, run, setting) {
    const known = mentionedRecords(step, run);
    const token = setting.token === null ? {} : { GITHUB_TOKEN: setting.token };
    return {
        github: { ...setting.github, token: setting.token ?? setting.secrets.GITHUB_TOKEN ?? '' },
        runner: setting.runner,
        secrets: over(setting.secrets, token),
        inputs: setting.inputs,
        matrix: {},
        strategy: {},
        run: { id: setting.runId, attempt: run.attempt, resumed: run.attempt > 1 },
        steps: Object.fromEntries(known.map(stepContext)),
        needs: Object.fromEntries(known.map(needContext)),
    };
}
/** The values of one mapping, and those of another whose names it does not have. */
function over(first, second) {
    return { ...second, ...first };
}
/** Only what is spoken of, since a pipeline may have thousands of steps. */
function mentionedRecords(step, run) {
    const { steps } = step.mentions;
    if (steps.length === 0)
        return [];
    if (steps.includes('*')) {
        const above = step.section === 'finally' ? null : (0,_plan_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .ancestorsOf */ .Gw)(run.definition, step.id);
        return run.steps.filter((record) => record.id !== step.id && (above === null || above.has(record.id)));
    }
    return run.steps.filter((record) => steps.includes(record.id));
}
/** One that stays pending counts as skipped and one that was stopped as cancelled, as in a workflow. */
function stepContext(record) {
    if (!(0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(record)) {
        const outcome = record.state === 'interrupted' ? 'cancelled' : 'skipped';
        return [record.id, { outputs: {}, outcome, conclusion: outcome }];
    }
    const outcome = record.outcome ?? '';
    const forgiven = record.state === 'completed' && outcome === 'failure';
    return [record.id, { outputs: record.outputs, outcome, conclusion: forgiven ? 'success' : outcome }];
}
function needContext(record) {
    const [, { conclusion: result }] = stepContext(record);
    return [record.id, { result, outputs: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(record) ? record.outputs : {} }];
}
/** What the steps that a step depends on set, in the order in which they ended. */
function setBefore(step, run) {
    const setters = settersIn(run);
    if (setters.length === 0)
        return { env: {}, path: [] };
    const above = step.section === 'finally' ? null : (0,_plan_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .ancestorsOf */ .Gw)(run.definition, step.id);
    return setBy(setters.filter(({ id }) => id !== step.id && (above === null || above.has(id))));
}
/** What all steps set, in the order in which they ended. */
function setByAll(run) {
    return setBy(settersIn(run));
}
function settersIn(run) {
    return run.steps.filter((record) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(record) && (record.path.length > 0 || Object.keys(record.env).length > 0));
}
function setBy(setters) {
    const sorted = setters.toSorted((a, b) => (a.completion?.number ?? 0) - (b.completion?.number ?? 0));
    return {
        env: Object.assign({}, ...sorted.map((record) => record.env)),
        path: sorted.toReversed().flatMap((record) => record.path),
    };
}
/** The variables from outside the pipeline that a step's expressions mention; none that hold a secret. */
function outsideFor(step, run, { pipeline, setting, masks, }) {
    if (step.mentions.env.length === 0)
        return {};
    const set = Object.keys(setBefore(step, run).env);
    const found = (0,_plan_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedOutside */ .z)(step, setting.outside, { pipeline: pipeline.env, set });
    return Object.fromEntries(Object.entries(found).filter(([name]) => !masks.hides(setting.env[name] ?? '')));
}
/** The environment of a step's process: the step's over what steps set, over the pipeline's, over Savepoint's own. */
function processEnv(layers, path) {
    const env = { ...layers.base, ...layers.pipeline, ...layers.set, ...layers.step };
    if (path.length === 0)
        return env;
    return {
        ...env,
        PATH: [...path, ...(env.PATH === undefined || env.PATH === '' ? [] : [env.PATH])].join(':'),
    };
}
/** Values of a mapping, each evaluated. */
async function evaluateAll(texts, evaluate) {
    const entries = await Promise.all(Object.entries(texts).map(async ([name, text]) => [name, await evaluate(text)]));
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 12407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ completionOf),
/* harmony export */   SV: () => (/* binding */ NOTHING_SAID),
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   mN: () => (/* binding */ blockers),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _plan_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86328);
/* harmony import */ var _plan_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26983);


/** Why a try failed; null when it succeeded or was stopped. `minutes` is the time limit that it had. */
function failureOf({ exit, said }, minutes) {
    switch (exit.kind) {
        case 'exited':
            if (exit.code !== 0)
                return { kind: 'error', exit_code: exit.code };
            return said.errors.length > 0 ? { kind: 'refused', message: said.errors.join('; ') } : null;
        case 'signal':
            return { kind: 'signal', signal: exit.signal };
        case 'timeout':
            return { kind: 'timeout', minutes: minutes ?? 0 };
        case 'unstartable':
            return { kind: 'refused', message: exit.message };
        case 'stopped':
            return null;
    }
}
const NOTHING_SAID = {
    outputs: {},
    env: {},
    path: [],
    masked: 0,
    summary: '',
    errors: [],
    warnings: [],
};
/** A longer summary is shown where the step runs, and is not kept: every checkpoint has the whole record in it. */
const SUMMARY_KEPT = 64 * 1024;
/** What a step set for later ones, without what holds a secret, and what it wrote for the summary. */
function leftBehind(said, masks) {
    const [outputs, hiddenOutputs] = split(said.outputs, masks);
    const [env, hiddenEnv] = split(said.env, masks);
    const path = said.path.filter((entry) => !masks.hides(entry));
    const summary = masks.apply(said.summary);
    const isKept = summary !== '' && Buffer.byteLength(summary) <= SUMMARY_KEPT;
    return {
        outputs,
        env,
        path,
        withheld: {
            outputs: hiddenOutputs,
            env: hiddenEnv,
            path: path.length < said.path.length,
            masks: said.masked,
        },
        ...(isKept ? { summary } : {}),
    };
}
function split(values, masks) {
    const entries = Object.entries(values);
    const hidden = entries.filter(([name, value]) => masks.hides(value) || masks.hides(name));
    const open = entries.filter((entry) => !hidden.includes(entry));
    return [Object.fromEntries(open), hidden.map(([name]) => masks.apply(name))];
}
/** The completion that an end of a step gets now. */
function completionOf(step, run, found) {
    const { setting, standsFor, reads, outside, beganAfter } = found;
    const definition = run.definition.find((entry) => entry.id === step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const number = run.completions + 1;
    const former = standsFor === null ? null : (records.get(step.id)?.last_good ?? null);
    const began = former === null ? beganAfter : former.began_after;
    return {
        number,
        basis: standsFor ?? number,
        ...(began === undefined || began === run.completions ? {} : { began_after: began }),
        definition: definition.digest,
        parts: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .partDigests */ .$R)(definition),
        inputs: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedInputs */ .zB)(step, setting.inputs),
        needs: step.needs.map((need) => {
            const record = records.get(need);
            return { step: need, basis: basisOf(record), result: resultOf(record) };
        }),
        ...(step.behind.length === 0
            ? {}
            : { behind: Object.fromEntries(step.behind.map((id) => [id, basisOf(records.get(id))])) }),
        // In its former place it finds the files that it found there; now it may also find what later steps made.
        reads: former === null ? reads : former.reads,
        source: setting.builtOn,
        github: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedFingerprints */ .lC)(step, setting.github),
        ...(Object.keys(outside).length === 0 ? {} : { env: outside }),
    };
}
/**
 * Whether a step has ended, in this attempt or in one whose end stands. A step that is decided afresh keeps what it
 * came to before on record, for the next plan; nobody else may see it.
 */
function hasEnded(record) {
    return record?.state === 'completed' || record?.state === 'failed' || record?.state === 'skipped';
}
function basisOf(record) {
    return hasEnded(record) && (0,_plan_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEndedWell */ .Xv)(record) ? (record?.completion?.basis ?? null) : null;
}
function resultOf(record) {
    return hasEnded(record) ? (record?.outcome ?? 'pending') : 'pending';
}
/**
 * How an attempt ends, told from the states of the steps.
 * @param section `steps`: of those alone, to know whether `finally` is due; `all`: of the whole run
 */
function statusOf(run, section) {
    const steps = run.steps.filter((step) => section === 'all' || step.section === 'steps');
    if (steps.some((step) => step.state === 'failed'))
        return 'failed';
    if (steps.some((step) => step.state === 'waiting'))
        return 'paused';
    const open = steps.some((step) => step.state !== 'completed' && step.state !== 'skipped');
    return open ? 'interrupted' : 'completed';
}
/**
 * How an attempt ends that was not cut off. Where the steps have come to be completed without `finally`, that is still to come: an earlier
 * one was of a run that had failed.
 * @param before the run as it was before the attempt; null for a new one
 */
function endOf(run, before) {
    const status = statusOf(run, 'all');
    if (status !== 'completed' || before === null || before.status === 'completed')
        return status;
    const isOwed = run.steps.some(({ section, attempt }) => section === 'finally' && attempt !== run.attempt);
    return isOwed ? 'interrupted' : status;
}
/** What keeps each step pending that has not run: the first need, in the order of the file, that did not go well. */
function blockers(pipeline, run) {
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const guilty = new Map();
    const found = [];
    for (const step of pipeline.steps) {
        const record = records.get(step.id);
        if (record?.state === 'failed' || record?.state === 'waiting' || record?.state === 'interrupted') {
            guilty.set(step.id, step.id);
            continue;
        }
        const by = step.needs.map((need) => guilty.get(need)).find((id) => id !== undefined);
        if (by === undefined)
            continue;
        guilty.set(step.id, by);
        if (record?.state === 'pending')
            found.push({ step: step.id, reason: { kind: 'blocked', step: by } });
    }
    return found;
}


/***/ }),

/***/ 21907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Stop)
/* harmony export */ });
/** How a person or the system asks a running attempt to stop. The first asks, a second one does not wait. */
class Stop {
    #controller = new AbortController();
    #hurry = new AbortController();
    #by = null;
    request(signal) {
        if (this.#by !== null) {
            this.#hurry.abort();
            return;
        }
        this.#by = signal;
        this.#controller.abort();
    }
    /** The first signal, or null while nobody asked. */
    get by() {
        return this.#by;
    }
    /** Aborts at the first request. */
    get asked() {
        return this.#controller.signal;
    }
    /** Aborts at the second request. */
    get hurry() {
        return this.#hurry.signal;
    }
}


/***/ }),

/***/ 80996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Unpublished)
/* harmony export */ });
/** Why an attempt ended: a step that the machine starts at most once could not be started, since that could not be saved first. */
class Unpublished extends Error {
    step;
    /** @param message says so of the step, and why */
    constructor(step, message) {
        super(message);
        this.step = step;
    }
}


/***/ }),

/***/ 61481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ endProcesses),
/* harmony export */   v: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27177);


/** What lives on after so many looks since its SIGKILL, about two seconds, cannot be ended: it hangs in the kernel. */
const MOST_ROUNDS_IN_VAIN = 26;
/** However fast a step starts others, looking for them ends. */
const MOST_ROUNDS = 500;
/** For sudo, which may ask a directory service who we are. */
const SUDO_LIMIT_MS = 5000;
/**
 * Ends all processes of a hunt: the signal once to each, and after the grace SIGKILL, looked for again until there is none.
 * Those of another user are killed by `sudo`, where it asks for no password. Returns those that could not be ended. A process started during the grace gets no signal of its own, since it may
 * be what cleans up.
 */
async function endProcesses(hunt, { signal, graceMs, hurry }) {
    if (graceMs > 0 && !hurry?.aborted) {
        const first = hunt.find();
        if (first.length === 0)
            return [];
        signalOnce(hunt, first, signal);
        if (await goneWithin(hunt, graceMs, hurry))
            return [];
    }
    return killAll(hunt);
}
/** The leader's group gets the signal as one, so that no process that is just being started is missed. */
function signalOnce(hunt, processes, signal) {
    const group = hunt.leader?.pid;
    if (group !== undefined && processes.some((process) => process.group === group))
        sendSignal(-group, signal);
    for (const process of processes)
        if (process.group !== group)
            sendSignal(process.pid, signal);
}
async function goneWithin(hunt, graceMs, hurry) {
    let over = hurry?.aborted ?? false;
    const finish = () => {
        over = true;
        wake();
    };
    let wake = () => { };
    const timer = setTimeout(finish, graceMs);
    hurry?.addEventListener('abort', finish, { once: true });
    try {
        for (let wait = 10; !over; wait = Math.min(wait * 2, 100)) {
            await new Promise((resolve) => {
                wake = resolve;
                setTimeout(resolve, wait);
            });
            if (hunt.find().length === 0)
                return true;
        }
        return false;
    }
    finally {
        clearTimeout(timer);
        hurry?.removeEventListener('abort', finish);
    }
}
async function killAll(hunt) {
    const denied = new Set();
    const killed = new Set();
    let left = [];
    for (let round = 0, inVain = 0; round < MOST_ROUNDS && inVain < MOST_ROUNDS_IN_VAIN; round++) {
        left = hunt.find();
        const mine = left.filter((process) => !denied.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process)));
        if (mine.length === 0)
            return left;
        inVain = mine.every((process) => killed.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process))) ? inVain + 1 : 0;
        const group = hunt.leader?.pid;
        if (group !== undefined && mine.some((process) => process.group === group))
            sendSignal(-group, 'SIGKILL');
        const others = mine.filter((process) => {
            killed.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
            return sendSignal(process.pid, 'SIGKILL') === 'denied';
        });
        if (others.length > 0 && !(await killBySudo(others)))
            for (const process of others)
                denied.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
        await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** inVain, 100)));
    }
    return left;
}
/** As a runner's user can, which needs no password. */
function killBySudo(processes) {
    const pids = processes.map(({ pid }) => String(pid));
    return new Promise((resolve) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('sudo', ['-n', 'kill', '-KILL', ...pids], { timeout: SUDO_LIMIT_MS }, (error) => resolve(error === null));
    });
}
/** Sends a signal to a process, or with a negative number to a group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
        return 'sent';
    }
    catch (error) {
        return error.code === 'EPERM' ? 'denied' : 'gone';
    }
}


/***/ }),

/***/ 91415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ together),
/* harmony export */   u: () => (/* binding */ Hunt)
/* harmony export */ });
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1710);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27177);


/** Finds the living processes of a step or an attempt, and remembers them: one whose parents end stays known. */
class Hunt {
    leader;
    #surroundings;
    #belongs;
    #known = new Set();
    constructor(surroundings, belongs, leader) {
        this.#surroundings = surroundings;
        this.#belongs = belongs;
        this.leader = leader;
    }
    /** The processes of one step: in its session or group, or bearing its mark, and all that they started. */
    static ofStep(surroundings, mark, leader) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .bearsStep */ .Of)(process.marks, mark), leader);
    }
    /** The processes that bear the mark of an attempt, and all that they started. */
    static ofAttempt(surroundings, attempt) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .bearsAttempt */ .Lr)(process.marks, attempt), null);
    }
    /** How many different ones were found so far. */
    get count() {
        return this.#known.size;
    }
    /** Those that live now. */
    find() {
        const all = this.#surroundings.table();
        const spared = withAncestors(all, this.#surroundings.self);
        const led = this.#led(all);
        const roots = all.filter((process) => {
            return led(process) || this.#known.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process)) || this.#belongs(process);
        });
        const found = withDescendants(all, { roots, spared }).filter((process) => !process.zombie);
        for (const process of found)
            this.#known.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
        return found;
    }
    /** Whether a process is in the leader's session or group, unless that pid now belongs to another process. */
    #led(all) {
        const { leader } = this;
        if (leader === null || leader.start === null)
            return () => false;
        const holder = all.find((process) => process.pid === leader.pid);
        if (holder && holder.start !== leader.start)
            return () => false;
        return (process) => process.session === leader.pid || process.group === leader.pid;
    }
}
/** All that several hunts find, each process once. */
function together(hunts) {
    const seen = new Set();
    return {
        leader: null,
        get count() {
            return seen.size;
        },
        find() {
            const found = new Map(hunts.flatMap((hunt) => hunt.find()).map((process) => [(0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process), process]));
            for (const key of found.keys())
                seen.add(key);
            return [...found.values()];
        },
    };
}
function withAncestors(all, self) {
    const parents = new Map(all.map((process) => [process.pid, process.parent]));
    const chain = new Set();
    for (let pid = self; pid && !chain.has(pid); pid = parents.get(pid))
        chain.add(pid);
    return chain;
}
function withDescendants(all, { roots, spared }) {
    const children = Map.groupBy(all, (process) => process.parent);
    const found = new Map();
    const queue = [...roots];
    // The queue grows while it is read: parents come before what they started, and are signalled before it too, so that a
    // script ends by the signal and not by the failure of its command.
    for (const process of queue) {
        if (spared.has(process.pid) || found.has(process.pid))
            continue;
        found.set(process.pid, process);
        queue.push(...(children.get(process.pid) ?? []));
    }
    return [...found.values()];
}


/***/ }),

/***/ 17206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ LineGate)
/* harmony export */ });
/** A line longer than this is text, whatever it starts with. */
const LONGEST_COMMAND = 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const COLON = 0x3a;
const HASH = 0x23;
const BRACKET = 0x5b;
/**
 * Lets text through at once and keeps a line back only while it can still be a command. Lines end at LF or CR, as those that
 * the runner reads from a process do (.NET's `StreamReader.ReadLine`).
 */
class LineGate {
    #listener;
    #held = new Held();
    #state = 'blank';
    constructor(listener) {
        this.#listener = listener;
    }
    push(chunk) {
        let from = 0;
        let lineStart = 0;
        for (let at = 0; at < chunk.length; at++) {
            const byte = chunk[at];
            if (byte === LF || byte === CR) {
                from = this.#endLine(chunk, { from, lineStart, at });
                lineStart = at + 1;
                this.#state = 'blank';
            }
            else if (this.#state !== 'text' && this.#state !== 'command' && this.#state !== 'dropped') {
                this.#state = next(this.#state, byte);
                if (this.#state === 'text')
                    this.#release();
            }
        }
        this.#keep(chunk, { from, lineStart });
    }
    /** The end of the stream, or a pause after which what is kept back is wanted. */
    end() {
        if (this.#held.length === 0)
            return;
        if (this.#state === 'command')
            this.#listener.command(this.#held.take(), Buffer.alloc(0));
        else
            this.#release();
        this.#state = 'text';
    }
    /** Returns from where on the chunk is not given out yet. */
    #endLine(chunk, { from, lineStart, at }) {
        if (this.#state === 'dropped')
            return at;
        if (this.#state !== 'command') {
            this.#release();
            return from;
        }
        if (lineStart > from)
            this.#listener.text(chunk.subarray(from, lineStart));
        this.#held.append(chunk.subarray(lineStart, at));
        this.#listener.command(this.#held.take(), chunk.subarray(at, at + 1));
        return at + 1;
    }
    #keep(chunk, { from, lineStart }) {
        if (this.#state === 'dropped')
            return;
        const end = this.#state === 'text' ? chunk.length : lineStart;
        if (end > from)
            this.#listener.text(chunk.subarray(from, end));
        if (this.#state === 'text')
            return;
        this.#held.append(chunk.subarray(lineStart));
        if (this.#held.length <= LONGEST_COMMAND)
            return;
        const beginning = this.#held.take();
        const written = this.#listener.tooLong(beginning);
        if (written)
            this.#listener.text(beginning);
        this.#state = written ? 'text' : 'dropped';
    }
    #release() {
        if (this.#held.length > 0)
            this.#listener.text(this.#held.take());
    }
}
function next(state, byte) {
    if (state === 'blank') {
        if (byte === COLON)
            return ':';
        if (byte === HASH)
            return '#';
        return byte === 0x20 || (byte >= 0x09 && byte <= 0x0c) ? 'blank' : 'text';
    }
    if (state === ':')
        return byte === COLON ? 'command' : 'text';
    if (state === '#')
        return byte === HASH ? '##' : 'text';
    return byte === BRACKET ? 'command' : 'text';
}
/** Bytes that grow in one buffer: a line that comes byte by byte must not become a million small ones. */
class Held {
    #bytes = Buffer.alloc(0);
    length = 0;
    append(more) {
        const length = this.length + more.length;
        if (length > this.#bytes.length) {
            const larger = Buffer.allocUnsafe(Math.max(256, length, this.#bytes.length * 2));
            this.#bytes.copy(larger, 0, 0, this.length);
            this.#bytes = larger;
        }
        more.copy(this.#bytes, this.length);
        this.length = length;
    }
    take() {
        const taken = this.#bytes.subarray(0, this.length);
        this.#bytes = Buffer.alloc(0);
        this.length = 0;
        return taken;
    }
}


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ addMark),
/* harmony export */   Lr: () => (/* binding */ bearsAttempt),
/* harmony export */   Of: () => (/* binding */ bearsStep),
/* harmony export */   l6: () => (/* binding */ MARK_VARIABLE)
/* harmony export */ });
/**
 * The variable by which every process of a step can be told, wherever it went. It is a list, separated by
 * commas, so that a Savepoint inside a step of another one keeps the outer mark.
 */
const MARK_VARIABLE = 'SAVEPOINT_STEP';
/** The value of the variable for a step's processes, after what the variable held before. */
function addMark(before, mark) {
    const own = `${mark.attempt}/${mark.step}`;
    return before === undefined || before === '' ? own : `${before},${own}`;
}
/** Whether a value of the variable names this very step. */
function bearsStep(value, mark) {
    return value?.split(',').includes(`${mark.attempt}/${mark.step}`) ?? false;
}
/** Whether a value of the variable names any step of the attempt. */
function bearsAttempt(value, attempt) {
    return value?.split(',').some((mark) => mark.startsWith(`${attempt}/`)) ?? false;
}


/***/ }),

/***/ 27177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ identity)
/* harmony export */ });
/** Tells a process from another one that gets its pid later. */
function identity(process) {
    return `${process.pid} ${process.start}`;
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oI: () => (/* binding */ processTable),
  kX: () => (/* binding */ programName),
  Sv: () => (/* binding */ startTime),
  z: () => (/* binding */ survived)
});

// UNUSED EXPORTS: parseEnvironment, parseStat

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/shell/marks.js
var shell_marks = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/src/shell/process.js
var shell_process = __webpack_require__(27177);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/src/shell/ps.js



/** `-E` adds the environment to the command on macOS, for processes of the same user that are not protected. */
const ARGUMENTS = ['-A', '-E', '-ww', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='];
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/;
/** All processes, where there is no `/proc`. */
function readPs() {
    const env = { PATH: '/bin:/usr/bin', LC_ALL: 'C' };
    return parsePs((0,external_node_child_process_.execFileSync)('ps', ARGUMENTS, { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }));
}
/** Reads what `ps` prints. It does not tell sessions on macOS; a process group stands for one. */
function parsePs(text) {
    const found = [];
    const marks = new RegExp(`(?:^| )${shell_marks/* MARK_VARIABLE */.l6}=(\\S*)`);
    for (const line of text.split('\n')) {
        const [, pid, parent, group, state = '', start = '', command = ''] = LINE.exec(line) ?? [];
        if (pid === undefined)
            continue;
        found.push({
            pid: Number(pid),
            parent: Number(parent),
            group: Number(group),
            session: Number(group),
            start,
            zombie: state.startsWith('Z'),
            name: (0,external_node_path_.basename)(command.split(' ', 1)[0] ?? ''),
            marks: marks.exec(command)?.[1] ?? null,
        });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/shell/processes.js





/**
 * Bits of the flags in `/proc/PID/stat` of what has no program: it is ending and has given its memory back, or is a thread of the kernel
 * (PF_EXITING and PF_KTHREAD of Linux' include/linux/sched.h).
 */
const NO_PROGRAM = 0x4 | 0x200000;
/** How long is waited for processes that are between two programs: a moment, or more where the disk is slow or the machine busy. */
const PATIENCE_MS = 1000;
/** What has a command may have been executed between two reads; after so many it has no environment. */
const MOST_LOOKS = 10;
/** On a machine that starts processes all the time a listing may never be complete. */
const MOST_LISTINGS = 20;
/** How to look at the processes of this machine. */
function processTable(platform) {
    if (platform !== 'linux')
        return readPs;
    const bare = new Set();
    return () => readProc(bare);
}
/** When a process started; null when that cannot be told. */
function startTime(pid, table) {
    const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
    if (stat !== null)
        return stat.start;
    try {
        return table().find((process) => process.pid === pid)?.start ?? null;
    }
    catch {
        return null;
    }
}
/** The program that a process runs, for people. Threads may have renamed the process itself. */
function programName(process) {
    const [first = ''] = readIfThere(`/proc/${process.pid}/cmdline`)?.toString().split('\0') ?? [];
    return (0,external_node_path_.basename)(first) || process.name;
}
/** Says that a process lives on in spite of SIGKILL. */
function survived(process) {
    return `Process ${process.pid} (${programName(process)}) could not be ended.`;
}
/**
 * Listing takes time, and a process may start another one behind the reader's back and end before it is looked at. So the
 * list is read again until it names nothing new: what lives then has been looked at.
 */
function readProc(bare) {
    const found = [];
    const seen = new Set();
    const until = performance.now() + PATIENCE_MS;
    for (let listing = 0; listing < MOST_LISTINGS; listing++) {
        const fresh = (0,external_node_fs_.readdirSync)('/proc').filter((entry) => /^\d+$/.test(entry) && !seen.has(entry));
        if (fresh.length === 0)
            break;
        for (const entry of fresh) {
            seen.add(entry);
            const process = readProcess(entry, { bare, until });
            if (process !== null)
                found.push(process);
        }
    }
    return found;
}
/**
 * What is just being executed has no environment for a moment, and shows no mark, although the pipes of the process that started it are closed
 * by then (Linux closes them before it sets up the new memory): it is looked at until it has one, or is seen to have a command and none.
 */
function readProcess(pid, { bare, until }) {
    for (let looks = MOST_LOOKS;;) {
        const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
        if (stat === null)
            return null;
        const { hasProgram, ...fields } = stat;
        const environ = stat.zombie ? null : readIfThere(`/proc/${pid}/environ`);
        const process = { ...fields, pid: Number(pid), marks: parseEnvironment(environ) };
        if (!hasProgram || environ?.length !== 0 || bare.has((0,shell_process/* identity */.D)(process)))
            return process;
        if (readIfThere(`/proc/${pid}/cmdline`)?.length !== 0)
            looks -= 1;
        if (looks === 0 || performance.now() >= until)
            bare.add((0,shell_process/* identity */.D)(process));
        else
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
}
function readIfThere(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    catch {
        return null;
    }
}
/**
 * The fields of `/proc/PID/stat` that matter, from proc_pid_stat(5). The name stands in parentheses and may hold any
 * character, parentheses and spaces too: the fields begin after the last one.
 */
function parseStat(text) {
    const end = text.lastIndexOf(')');
    if (end < 0)
        return null;
    const [state = '', parent, group, session, ...rest] = text.slice(end + 2).split(' ');
    return {
        name: text.slice(text.indexOf('(') + 1, end),
        parent: Number(parent),
        group: Number(group),
        session: Number(session),
        start: rest[15] ?? '',
        zombie: /[ZXx]/.test(state),
        hasProgram: (Number(rest[2]) & NO_PROGRAM) === 0,
    };
}
/** The mark in the bytes of `/proc/PID/environ`. */
function parseEnvironment(environ) {
    if (environ === null)
        return null;
    const key = `${shell_marks/* MARK_VARIABLE */.l6}=`;
    let at = environ.indexOf(key);
    while (at > 0 && environ[at - 1] !== 0)
        at = environ.indexOf(key, at + 1);
    if (at < 0)
        return null;
    const end = environ.indexOf(0, at);
    return environ.toString('utf8', at + key.length, end < 0 ? environ.length : end);
}


/***/ }),

/***/ 99979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ GRACE_MS),
  f: () => (/* binding */ createShell)
});

// EXTERNAL MODULE: ./build/src/shell/end-processes.js
var end_processes = __webpack_require__(61481);
// EXTERNAL MODULE: ./build/src/shell/hunt.js
var hunt = __webpack_require__(91415);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/shell/marks.js
var marks = __webpack_require__(1710);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
;// CONCATENATED MODULE: ./build/src/shell/pipes.js





/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 */
function openPipes(directory, path) {
    const mkfifo = (0,which/* which */.K)('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
    if (mkfifo === null)
        return null;
    const names = [(0,external_node_path_.join)(directory, 'stdout'), (0,external_node_path_.join)(directory, 'stderr')];
    const open = [];
    try {
        (0,external_node_child_process_.execFileSync)(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
        // The reading end first and without waiting: a writing end alone would wait for it.
        for (const name of names) {
            open.push((0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK), (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_WRONLY));
        }
        const [out, outInput, err, errInput] = open;
        return [
            { input: outInput, output: new external_node_net_.Socket({ fd: out, readable: true, writable: false }) },
            { input: errInput, output: new external_node_net_.Socket({ fd: err, readable: true, writable: false }) },
        ];
    }
    catch {
        for (const handle of open)
            (0,external_node_fs_.closeSync)(handle);
        return null;
    }
    finally {
        for (const name of names)
            unlink(name);
    }
}
/** What cannot be removed, or is not there, is no reason not to start: the directory goes when the try has ended. */
function unlink(name) {
    try {
        (0,external_node_fs_.unlinkSync)(name);
    }
    catch { }
}

;// CONCATENATED MODULE: ./build/src/shell/scratch.js


/** Outputs of a job and variables may have so many bytes (GitHub's limit for outputs). */
const PAIRS_LIMIT = 1024 * 1024;
/** Makes the empty command files in a try's own directory. */
function createCommandFiles(scratch) {
    const files = {
        output: (0,external_node_path_.join)(scratch, 'output'),
        env: (0,external_node_path_.join)(scratch, 'env'),
        path: (0,external_node_path_.join)(scratch, 'path'),
        summary: (0,external_node_path_.join)(scratch, 'summary'),
        state: (0,external_node_path_.join)(scratch, 'state'),
    };
    for (const file of Object.values(files))
        (0,external_node_fs_.writeFileSync)(file, '');
    return files;
}
/** The variables that tell a step where its command files are. State belongs to actions; nobody reads it here. */
function commandFileVariables(files) {
    return {
        GITHUB_OUTPUT: files.output,
        GITHUB_ENV: files.env,
        GITHUB_PATH: files.path,
        GITHUB_STEP_SUMMARY: files.summary,
        GITHUB_STATE: files.state,
    };
}
/** Reads a command file that must be small, as UTF-8; one that is gone is empty, as for GitHub. */
function readCommandFile(file, limit) {
    const bytes = readRegular(file, limit + 1);
    if (typeof bytes === 'string')
        return { ok: false, message: bytes };
    if (bytes.length > limit)
        return { ok: false, message: `The file is larger than ${limit / 1024} KiB` };
    // What is not UTF-8 becomes U+FFFD, as the runner reads it.
    return { ok: true, text: new TextDecoder('utf-8').decode(bytes) };
}
/**
 * At most `most` bytes from the start of a file, or what is wrong. The step may have put anything in its place, so a
 * link is not followed and a FIFO, which would keep the reader waiting, is not waited for.
 */
function readRegular(file, most) {
    let handle;
    try {
        handle = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            return Buffer.alloc(0);
        if (code === 'ELOOP')
            return 'The file was replaced by a link';
        return `The file cannot be read (${code})`;
    }
    try {
        if (!(0,external_node_fs_.fstatSync)(handle).isFile())
            return 'The file was replaced by something that is not a file';
        return readUpTo(handle, most);
    }
    catch (error) {
        return `The file cannot be read (${error.code})`;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
function readUpTo(handle, most) {
    const bytes = Buffer.allocUnsafe(Math.min(most, (0,external_node_fs_.fstatSync)(handle).size));
    let length = 0;
    while (length < bytes.length) {
        const read = (0,external_node_fs_.readSync)(handle, bytes, length, bytes.length - length, length);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
}

;// CONCATENATED MODULE: ./build/src/shell/shells.js
/** Arguments of the shells that need no template. From the runner's `ScriptHandlerHelpers.cs`. */
const BUILT_IN = new Map([
    ['bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '{0}']],
    ['sh', ['-e', '{0}']],
    ['pwsh', ['-command', ". '{0}'"]],
    ['powershell', ['-command', ". '{0}'"]],
    ['python', ['{0}']],
]);
const EXTENSIONS = new Map([
    ['bash', '.sh'],
    ['sh', '.sh'],
    ['pwsh', '.ps1'],
    ['powershell', '.ps1'],
    ['python', '.py'],
]);
/**
 * Chooses how a script is run, as the runner's `ScriptHandler.cs` does on Linux and macOS. `exists` says whether a
 * program is on the PATH of the step.
 */
function chooseShell(shell, script, exists) {
    if (shell === null || shell.trim() === '') {
        return chosen(exists('bash') ? 'bash' : 'sh', ['-e', '{0}'], script);
    }
    const [program = '', template = ''] = splitOnce(shell.trim());
    const words = template === '' ? BUILT_IN.get(program) : splitWords(template);
    if (words === undefined || !words.some((word) => word.includes('{0}'))) {
        return {
            ok: false,
            message: `The shell '${shell}' is not one of bash, sh, pwsh and python, and has no {0} where the script's path goes, as in 'perl {0}'.`,
        };
    }
    return chosen(program, words, script);
}
/** The arguments with the script's path put in. A path with spaces stays one word. */
function argumentsFor(invocation, path) {
    const inQuotes = isPowerShell(invocation.program) ? path.replaceAll("'", "''") : path;
    return invocation.words.map((word) => {
        const text = word.includes("'{0}'") ? inQuotes : path;
        return word.replace(/\{\{|\}\}|\{0\}/g, (found) => (found === '{0}' ? text : found.slice(1)));
    });
}
function chosen(program, words, script) {
    const extension = EXTENSIONS.get(program) ?? '';
    return { ok: true, invocation: { program, words, extension, text: fixUp(program, script) } };
}
function fixUp(program, script) {
    if (!isPowerShell(program))
        return script;
    const epilogue = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
    return `$ErrorActionPreference = 'stop'\n${script}\n${epilogue}`;
}
function isPowerShell(program) {
    return program === 'pwsh' || program === 'powershell';
}
function splitOnce(shell) {
    const space = shell.search(/[ \t]/);
    return space < 0 ? [shell, ''] : [shell.slice(0, space), shell.slice(space + 1).trim()];
}
/**
 * Splits the arguments of a template into words by the rules of .NET's `Process` on Unix
 * (`ParseArgumentsIntoList`), which the runner hands them to: double quotes group, `""` inside them is a quote,
 * and backslashes count only before a quote. Single quotes mean nothing.
 */
function splitWords(template) {
    const words = [];
    let word = null;
    let quoted = false;
    let rest = template;
    while (rest !== '') {
        const [token = rest] = (quoted ? QUOTED_TOKEN : TOKEN).exec(rest) ?? [];
        rest = rest.slice(token.length);
        if (!quoted && /^[ \t]/.test(token)) {
            if (word !== null)
                words.push(word);
            word = null;
            continue;
        }
        const { text, toggles } = readToken(token);
        word = `${word ?? ''}${text}`;
        if (toggles)
            quoted = !quoted;
    }
    if (word !== null)
        words.push(word);
    return words;
}
const TOKEN = /^(?:\\+"?|"|[ \t]+|[^\\" \t]+)/;
const QUOTED_TOKEN = /^(?:\\+"?|""|"|[^\\"]+)/;
/** The text that a token stands for, and whether it opens or closes a quotation. */
function readToken(token) {
    if (token === '"')
        return { text: '', toggles: true };
    if (token === '""')
        return { text: '"', toggles: false };
    if (!token.startsWith('\\') || !token.endsWith('"'))
        return { text: token, toggles: false };
    const slashes = token.length - 1;
    const even = slashes % 2 === 0;
    return { text: '\\'.repeat(Math.floor(slashes / 2)) + (even ? '' : '"'), toggles: even };
}

;// CONCATENATED MODULE: ./build/src/shell/launch.js








/** Starts a script's process, in a session and group of its own, or says why it cannot be started. */
function launch(request) {
    const why = whyNoDirectory(request.cwd);
    if (why !== null)
        return refuse(`The working directory ${request.cwd} ${why}.`);
    const find = (program) => (0,which/* which */.K)(program, request.env.PATH, request.cwd);
    const shell = chooseShell(request.shell, request.script, (program) => find(program) !== null);
    if (!shell.ok)
        return refuse(shell.message);
    const program = find(shell.invocation.program);
    if (program === null)
        return refuse(notFound(shell.invocation.program));
    try {
        const files = createCommandFiles(request.scratch);
        const script = writeScript(request.scratch, shell.invocation);
        return start(request, { program, args: argumentsFor(shell.invocation, script), files });
    }
    catch (error) {
        return refuse(explain(error, request.env));
    }
}
function start(request, { program, args, files }) {
    const env = {
        ...request.env,
        ...commandFileVariables(files),
        [marks/* MARK_VARIABLE */.l6]: (0,marks/* addMark */.BY)(request.env[marks/* MARK_VARIABLE */.l6], request.mark),
    };
    const pipes = openPipes(request.scratch, request.env.PATH);
    let child;
    try {
        const ends = pipes?.map((pipe) => pipe.input) ?? ['pipe', 'pipe'];
        child = (0,external_node_child_process_.spawn)(program, args, { cwd: request.cwd, env, detached: true, stdio: ['ignore', ...ends] });
    }
    catch (error) {
        for (const pipe of pipes ?? [])
            pipe.output.destroy();
        throw error;
    }
    finally {
        for (const pipe of pipes ?? [])
            (0,external_node_fs_.closeSync)(pipe.input);
    }
    const { pid } = child;
    // Where too many files are open there are none at all.
    const streams = pipes?.map((pipe) => pipe.output) ?? [child.stdout, child.stderr].filter((s) => s != null);
    if (pid !== undefined)
        return { ok: true, script: { child, pid, streams, files } };
    for (const stream of streams)
        stream.destroy();
    const error = new Promise((resolve) => child.once('error', resolve));
    return { ok: false, message: error.then((reason) => explain(reason, request.env)) };
}
function writeScript(scratch, invocation) {
    const path = (0,external_node_path_.join)(scratch, `script${invocation.extension}`);
    (0,external_node_fs_.writeFileSync)(path, invocation.text, { mode: 0o700 });
    return path;
}
function whyNoDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory() ? null : 'is not a directory';
    }
    catch (error) {
        const { code, message } = error;
        return code === 'ENOENT' || code === 'ENOTDIR' ? 'is not a directory' : `cannot be looked at: ${message}`;
    }
}
function refuse(message) {
    return { ok: false, message: Promise.resolve(message) };
}
function notFound(program) {
    return `The shell '${program}' is not an executable program on the PATH of the step.`;
}
/** Says what the system's refusal to start a process means, and names what can be changed about it. */
function explain(error, env) {
    switch (error.code) {
        case 'E2BIG':
            return `The environment is too large for the system to start a process: ${largest(env)}.`;
        case 'EACCES':
            return `The shell may not be started, or not in its working directory: ${error.message}.`;
        case 'EAGAIN':
            return 'The system lets this user start no more processes (EAGAIN).';
        case 'EMFILE':
        case 'ENFILE':
            return `Too many files are open to start a process (${error.code}).`;
        case 'ENOMEM':
            return 'There is not enough memory to start a process (ENOMEM).';
        default:
            return `The process cannot be started: ${error.message}.`;
    }
}
function largest(env) {
    const sizes = Object.entries(env).map(([name, value]) => ({ name, size: Buffer.byteLength(value) }));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    const most = sizes.reduce((a, b) => (b.size > a.size ? b : a), { name: '', size: 0 });
    return `${kib(all)} in all, of which ${most.name} has ${kib(most.size)}`;
}
function kib(bytes) {
    return `${Math.ceil(bytes / 1024)} KiB`;
}

// EXTERNAL MODULE: ./build/src/shell/processes.js + 1 modules
var processes = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/src/shell/line-gate.js
var line_gate = __webpack_require__(17206);
// EXTERNAL MODULE: ./build/src/shell/matcher.js
var matcher = __webpack_require__(12390);
;// CONCATENATED MODULE: ./build/src/shell/mask-stream.js

const STARS = Buffer.from('***');
const NOTHING = Buffer.alloc(0);
/**
 * Masks bytes that come in pieces. The longest end that may be the beginning of a masked text is kept back until what
 * follows decides. Masked texts that touch or overlap become one `***`, as in the runner's `SecretMasker.cs`.
 */
class MaskStream {
    #masks;
    #patterns = [];
    #matcher = null;
    #kept = NOTHING;
    /** How many of the kept bytes the last `***` already stands for; null when something else was given out last. */
    #covered = null;
    constructor(masks) {
        this.#masks = masks;
    }
    /** The bytes that can be given out now. */
    push(bytes) {
        const matcher = this.#current();
        if (matcher === null && this.#kept.length === 0) {
            if (bytes.length > 0)
                this.#covered = null;
            return bytes;
        }
        const all = this.#kept.length === 0 ? bytes : Buffer.concat([this.#kept, bytes]);
        return this.#give(all, matcher?.search(all) ?? { spans: [], hold: all.length });
    }
    /** What was kept back, when nothing follows it. */
    end() {
        const all = this.#kept;
        return this.#give(all, this.#current()?.searchAll(all) ?? { spans: [], hold: all.length });
    }
    #current() {
        const patterns = this.#masks.patterns();
        if (patterns !== this.#patterns) {
            this.#patterns = patterns;
            this.#matcher = patterns.length === 0 ? null : new matcher/* Matcher */.P(patterns);
        }
        return this.#matcher;
    }
    #give(all, { spans, hold }) {
        const out = [];
        let masked = this.#covered !== null;
        let at = this.#covered ?? 0;
        for (const [start, end] of spans) {
            if (!masked || start > at) {
                out.push(all.subarray(at, start), STARS);
                masked = true;
            }
            at = Math.max(at, end);
        }
        if (at < hold) {
            out.push(all.subarray(at, hold));
            masked = false;
        }
        this.#covered = masked ? Math.max(0, at - hold) : null;
        this.#kept = hold === all.length ? NOTHING : Buffer.from(all.subarray(hold));
        return out.length === 1 ? (out[0] ?? NOTHING) : Buffer.concat(out);
    }
}

;// CONCATENATED MODULE: ./build/src/shell/output.js


/** Turns the bytes of one stream into what is told of them: commands heard, secrets masked, all else as it came. */
class Output {
    #sayings;
    #mask;
    #gate;
    #pieces = [];
    #told = [];
    constructor(sayings, masks) {
        this.#sayings = sayings;
        this.#mask = new MaskStream(masks);
        this.#gate = new line_gate/* LineGate */.O({
            text: (bytes) => this.#write(bytes),
            command: (line, ending) => this.#command(line, ending),
            tooLong: (beginning) => this.#tooLong(beginning),
        });
    }
    push(chunk) {
        this.#gate.push(chunk);
        return this.#take();
    }
    /**
     * What was kept back as the beginning of a command, for when nothing more may come. The beginning of a secret stays
     * back: its end may still come.
     */
    pause() {
        this.#gate.end();
        return this.#take();
    }
    /** All that was kept back, when nothing more comes. */
    end() {
        this.#gate.end();
        this.#pieces.push(this.#mask.end());
        return this.#take();
    }
    #write(bytes) {
        this.#pieces.push(this.#mask.push(bytes));
    }
    #command(line, ending) {
        const { note, instead } = this.#sayings.hear(line.toString());
        this.#write(instead === null ? line : Buffer.from(instead));
        if (ending.length > 0)
            this.#write(ending);
        if (note === null)
            return;
        this.#join();
        this.#told.push({ kind: 'note', note });
    }
    #tooLong(beginning) {
        const written = this.#sayings.hearTooLong(beginning.toString());
        if (!written)
            this.#write(Buffer.from('::add-mask::***'));
        return written;
    }
    #join() {
        const bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
        this.#pieces = [];
        if (bytes && bytes.length > 0)
            this.#told.push({ kind: 'bytes', bytes });
    }
    #take() {
        this.#join();
        const told = this.#told;
        this.#told = [];
        return told;
    }
}

;// CONCATENATED MODULE: ./build/src/shell/pump.js
/** Carries a stream into the sink, no faster than the sink takes it, until the stream ends. */
class Pump {
    /** Settles when the stream has ended and all of it is written; never rejects. */
    ended;
    done = false;
    /** The sink has bytes and has not taken them yet. */
    busy = false;
    /** How many bytes came in. */
    bytes = 0;
    #stream;
    #output;
    #sink;
    #onRefusal;
    /** `onRefusal` hears of every write that the sink refused; reading goes on, or the step would stand still. */
    constructor(stream, target) {
        this.#stream = stream;
        this.#output = target.output;
        this.#sink = target.sink;
        this.#onRefusal = target.onRefusal;
        this.ended = this.#run();
    }
    /** Writes what is kept back as the possible beginning of a command. */
    async pause() {
        await this.#tell(this.#output.pause());
    }
    /** Reads on, but no longer keeps this process alive. */
    release() {
        if ('unref' in this.#stream && typeof this.#stream.unref === 'function')
            this.#stream.unref();
    }
    /** Reads no further; settles when what was read is written. */
    close() {
        this.#stream.destroy();
        return this.ended;
    }
    async #run() {
        try {
            for await (const chunk of this.#stream) {
                this.bytes += chunk.length;
                await this.#tell(this.#output.push(chunk));
            }
        }
        catch {
            // A stream that breaks has ended: its process is gone, or it was closed here.
        }
        await this.#tell(this.#output.end());
        this.done = true;
    }
    async #tell(told) {
        this.busy = true;
        for (const item of told) {
            try {
                if (item.kind === 'note')
                    this.#sink.note(item.note);
                else
                    await this.#sink.write(item.bytes);
            }
            catch (error) {
                this.#onRefusal(error);
            }
        }
        this.busy = false;
    }
}

// EXTERNAL MODULE: ./build/src/words/platform.js
var platform = __webpack_require__(44192);
;// CONCATENATED MODULE: ./build/src/shell/command-files.js

/**
 * Reads `$GITHUB_OUTPUT` and `$GITHUB_ENV`: lines `name=value`, and blocks `name<<DELIMITER` … `DELIMITER`; of `=` and
 * `<<` the one that comes first decides. From `EnvFileKeyValuePairs` in the runner's `FileCommandManager.cs`, which
 * ends lines at LF alone on Linux and macOS: a CR before it is part of the value or of the delimiter.
 */
function parsePairs(text) {
    const lines = text.split('\n');
    const pairs = [];
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line === '')
            continue;
        const equals = line.indexOf('=');
        const heredoc = line.indexOf('<<');
        if (equals < 0 && heredoc < 0)
            return { pairs, error: `Invalid format '${shorten(line)}'` };
        if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
            if (equals === 0)
                return { pairs, error: `Invalid format '${shorten(line)}'. Name must not be empty` };
            pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
            continue;
        }
        const name = line.slice(0, heredoc);
        const delimiter = line.slice(heredoc + 2);
        if (name === '' || delimiter === '') {
            const what = `Invalid format '${shorten(line)}'`;
            return { pairs, error: `${what}. Name must not be empty and delimiter must not be empty` };
        }
        const end = lines.indexOf(delimiter, at + 1);
        if (end < 0) {
            return { pairs, error: `Invalid value. Matching delimiter not found '${shorten(delimiter)}'` };
        }
        pairs.push([name, lines.slice(at + 1, end).join('\n')]);
        at = end;
    }
    return { pairs, error: null };
}
/**
 * What of `$GITHUB_ENV` later steps get. The runner refuses `NODE_OPTIONS`, and sets its own variables anew for every step; the mark of a step's processes must not reach another step either.
 */
function acceptVariables(pairs) {
    const env = new Map();
    const warnings = [];
    for (const [name, value] of pairs) {
        if (/^(NODE_OPTIONS|SAVEPOINT_STEP)$/i.test(name) || (0,platform/* isRunnerVariable */.R)(name)) {
            warnings.push(`${shorten(name)} cannot be set by $GITHUB_ENV; it is left out.`);
        }
        else {
            env.set(name, value);
        }
    }
    return { env, warnings };
}
/** The directories named in `$GITHUB_PATH`, the last one first, each once. */
function parsePaths(text) {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
    return [...new Set(lines.reverse())];
}
function shorten(text) {
    return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

;// CONCATENATED MODULE: ./build/src/shell/summary.js


/** GitHub shows so much of a step's summary. */
const LIMIT = 1024 * 1024;
/** The step summary, masked, cut at its limit between two characters. */
function readSummary(file, masks) {
    const bytes = readRegular(file, 2 * LIMIT);
    if (typeof bytes === 'string')
        return { text: '', warning: `The step summary is left out. ${bytes}.` };
    const stream = new MaskStream(masks);
    const start = stream.push(bytes);
    // What the stream keeps back may be the first part of a secret that goes on behind what was read.
    const masked = bytes.length < 2 * LIMIT ? Buffer.concat([start, stream.end()]) : start;
    const text = masked
        .subarray(0, characterEnd(masked, LIMIT))
        .toString()
        .replace(/^\uFEFF/, '');
    const whole = bytes.length <= LIMIT;
    return { text, warning: whole ? null : 'The step summary is larger than 1 MiB; the rest is left out.' };
}
/** The last end of a character at or before `limit`. */
function characterEnd(bytes, limit) {
    if (bytes.length <= limit)
        return bytes.length;
    let end = limit;
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end--;
    return end;
}

// EXTERNAL MODULE: ./build/src/shell/workflow-commands.js
var workflow_commands = __webpack_require__(75754);
;// CONCATENATED MODULE: ./build/src/shell/sayings.js




/** More different errors or warnings than this say nothing new. */
const MOST_MESSAGES = 50;
const TEXT = { note: null, instead: null };
/** Of names that differ in letter case only, the last has the value and the first the spelling: the runner's `DictionaryContextData.cs`. */
class Outputs {
    #spelled = new Map();
    all = new Map();
    set(name, value) {
        const lower = name.toLowerCase();
        const spelled = this.#spelled.get(lower) ?? name;
        this.#spelled.set(lower, spelled);
        this.all.set(spelled, value);
    }
}
/** Hears the workflow commands of one try, on both of its streams, and gathers what the step said. */
class Sayings {
    #masks;
    #outputs = new Outputs();
    #errors = new Set();
    #warnings = new Set();
    #outputBytes = 0;
    #masked = 0;
    #reader = new workflow_commands/* CommandReader */.n3();
    constructor(masks) {
        this.#masks = masks;
    }
    error(message) {
        if (this.#errors.size < MOST_MESSAGES)
            this.#errors.add(this.#masks.apply(message));
    }
    warn(message) {
        if (this.#warnings.size < MOST_MESSAGES)
            this.#warnings.add(this.#masks.apply(message));
    }
    get warnings() {
        return [...this.#warnings];
    }
    /** Acts on a line if it is a command. A mask holds from here on, before the line itself is written. */
    hear(line) {
        const command = this.#reader.read(line);
        return command === null ? TEXT : this.#act(command);
    }
    /** A line that is too long to be read as a command. Whether it may be written: not if it was to name a secret. */
    hearTooLong(beginning) {
        const command = (0,workflow_commands/* parseCommand */.RM)(beginning);
        if (command?.name !== 'add-mask' || this.#reader.isStopped)
            return true;
        this.error('A text of more than 1 MiB cannot be masked; its line is left out of the log.');
        return false;
    }
    /** All that the step said, its command files included. For when the step has ended. */
    said(files) {
        for (const [name, value] of this.#readPairs('output', files.output))
            this.#outputs.set(name, value);
        const set = acceptVariables(this.#readPairs('env', files.env));
        for (const message of set.warnings)
            this.warn(message);
        const path = this.#read('path', files.path);
        const summary = readSummary(files.summary, this.#masks);
        if (summary.warning !== null)
            this.warn(summary.warning);
        return {
            outputs: Object.fromEntries(this.#outputs.all),
            env: Object.fromEntries(set.env),
            path: parsePaths(path),
            masked: this.#masked,
            summary: summary.text,
            errors: [...this.#errors],
            warnings: [...this.#warnings],
        };
    }
    #readPairs(name, file) {
        const { pairs, error } = parsePairs(this.#read(name, file));
        if (error !== null)
            this.error(`Unable to process file command '${name}' successfully. ${error}`);
        return [...pairs];
    }
    #read(name, file) {
        const read = readCommandFile(file, PAIRS_LIMIT);
        if (read.ok)
            return read.text;
        this.error(`Unable to process file command '${name}' successfully. ${read.message}`);
        return '';
    }
    #act(command) {
        switch (command.name) {
            case 'add-mask':
                return this.#addMask(command.data);
            case 'set-output':
                this.#setOutput(command);
                return TEXT;
            case 'set-env':
            case 'add-path':
                this.error(disabled(command.name));
                return TEXT;
            case 'stop-commands':
                this.#checkStop(command.data);
                return TEXT;
            case 'debug':
            case 'notice':
            case 'warning':
            case 'error':
            case 'group':
            case 'endgroup':
                return { note: this.#note(command.name, command), instead: null };
            default:
                return TEXT;
        }
    }
    #addMask(text) {
        if (text.trim() === '') {
            this.warn("Can't add secret mask for empty string in ##[add-mask] command.");
            return TEXT;
        }
        this.#masks.add(text);
        this.#masked += 1;
        return { note: { kind: 'add-mask', message: text, properties: {} }, instead: '::add-mask::***' };
    }
    #setOutput(command) {
        const name = (0,workflow_commands/* property */.MZ)(command, 'name');
        if (name === undefined) {
            this.error(failed('set-output', "Required field 'name' is missing in ##[set-output] command."));
            return;
        }
        this.#outputBytes += Buffer.byteLength(name) + Buffer.byteLength(command.data);
        if (this.#outputBytes > PAIRS_LIMIT) {
            this.error(failed('set-output', `The outputs are larger than ${PAIRS_LIMIT / 1024} KiB.`));
            return;
        }
        this.#outputs.set(name, command.data);
        this.warn('The `set-output` command is deprecated: write the output to the file that $GITHUB_OUTPUT names instead.');
    }
    #checkStop(word) {
        if ((0,workflow_commands/* stopWord */.xW)(word) !== null)
            return;
        const rule = "an empty text, 'pause-logging' or the name of a command";
        this.error(failed('stop-commands', `The word that starts commands again cannot be ${rule}.`));
    }
    #note(kind, command) {
        const properties = Object.entries(command.properties).map(([key, value]) => [
            key,
            this.#masks.apply(value),
        ]);
        return { kind, message: this.#masks.apply(command.data), properties: Object.fromEntries(properties) };
    }
}
function failed(command, why) {
    return `Unable to process command '${command}' successfully. ${why}`;
}
function disabled(command) {
    const file = command === 'set-env' ? '$GITHUB_ENV' : '$GITHUB_PATH';
    return failed(command, `The \`${command}\` command is disabled: write to the file that ${file} names instead.`);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/shell/settle.js

/** More than a pipe or socket pair holds: with so much read, all that was written before has been. */
const MORE_THAN_A_PIPE = 1024 * 1024;
/** How often to look whether a sink that is late has taken what it was given. */
const HELD_BACK_MS = 20;
/**
 * Waits, after a process has exited, until what it wrote is written on. A process that it left behind may hold its
 * streams open, so silence for `quietMs` is enough; after `capMs` one moment in which nothing is there to be read, or
 * more than its pipes can have held. While the sink holds a stream back nothing is decided.
 */
async function settle(pumps, { quietMs, capMs }) {
    const ended = Promise.all(pumps.map((pump) => pump.ended));
    const before = pumps.map((pump) => pump.bytes);
    let late = false;
    const cap = setTimeout(() => {
        late = true;
    }, capMs);
    while (pumps.some((pump) => !pump.done)) {
        const seen = total(pumps);
        if (!late)
            await pauseUnless(ended, quietMs);
        else if (pumps.some((pump) => pump.busy))
            await pauseUnless(ended, HELD_BACK_MS);
        // Timers come before reading in a turn of the event loop: what lies in the pipes is only seen after it.
        await (0,promises_.setImmediate)();
        await (0,promises_.setImmediate)();
        if (pumps.some((pump) => pump.busy))
            continue;
        if (total(pumps) === seen)
            break;
        if (late && pumps.every((pump, i) => pump.done || pump.bytes - (before[i] ?? 0) > MORE_THAN_A_PIPE))
            break;
    }
    clearTimeout(cap);
}
function total(pumps) {
    return pumps.reduce((sum, pump) => sum + pump.bytes, 0);
}
function pauseUnless(ended, ms) {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        ended.then(() => {
            clearTimeout(timer);
            resolve();
        });
    });
}

;// CONCATENATED MODULE: ./build/src/shell/running.js







/** Silence for so long after the exit means that what is left has nothing more to say for the step. */
const QUIET_MS = 250;
/** A step's end is not held up longer than this by the output of what it leaves behind. */
const QUIET_CAP_MS = 2000;
/** A process that is just ending when the step exits is not one that lives on. */
const SECOND_LOOK_MS = 50;
/** After SIGKILL the exit of a process that does not hang in the kernel is seen at once. */
const EXIT_CAP_MS = 1000;
/** What a timer can wait at most; about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** One try of a step whose process has been started. */
class Running {
    result;
    /** Finds its processes, also after its end. */
    hunt;
    #script;
    #times;
    #sayings;
    #pumps;
    #hurry = new AbortController();
    #why = null;
    #exited = false;
    #ending = null;
    #giveUp = () => { };
    constructor(request, script, { surroundings, times }) {
        this.#script = script;
        this.#times = times;
        this.#sayings = new Sayings(request.masks);
        const leader = { pid: script.pid, start: (0,processes/* startTime */.Sv)(script.pid, surroundings.table) };
        this.hunt = hunt/* Hunt */.u.ofStep(surroundings, request.mark, leader);
        this.#pumps = startPumps(request, script.streams, this.#sayings);
        this.result = this.#run(request.timeoutMs);
    }
    stop(signal) {
        this.#stop('stopped', signal);
    }
    kill() {
        this.#hurry.abort();
        this.#stop('stopped', 'SIGTERM');
    }
    #stop(why, signal) {
        if (this.#exited || this.#why !== null)
            return;
        this.#why = why;
        this.#end(signal, this.#times.graceMs);
    }
    async #run(timeoutMs) {
        const exit = await this.#exit(timeoutMs);
        const well = exit.kind === 'exited' && exit.code === 0;
        if (!well)
            await this.#end('SIGTERM', this.#times.leftoverGraceMs);
        await settle(this.#pumps, { quietMs: QUIET_MS, capMs: QUIET_CAP_MS });
        for (const pump of this.#pumps)
            if (!pump.done)
                await pump.pause();
        const said = this.#sayings.said(this.#script.files);
        if (well && said.errors.length > 0)
            await this.#end('SIGTERM', this.#times.leftoverGraceMs);
        if (this.#ending !== null) {
            await Promise.all(this.#pumps.map((pump) => pump.close()));
            return { exit, said: { ...said, warnings: this.#sayings.warnings }, leftRunning: [] };
        }
        for (const pump of this.#pumps)
            pump.release();
        return { exit, said, leftRunning: await this.#leftRunning() };
    }
    async #exit(timeoutMs) {
        const timer = timeoutMs === null
            ? undefined
            : setTimeout(() => this.#stop('timeout', 'SIGTERM'), Math.min(timeoutMs, LONGEST_TIMER_MS));
        const { code, signal } = await new Promise((resolve) => {
            this.#giveUp = resolve;
            this.#script.child.once('exit', (code, signal) => resolve({ code, signal }));
        });
        clearTimeout(timer);
        this.#exited = true;
        if (this.#why !== null)
            return { kind: this.#why };
        return signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signal', signal };
    }
    /** Ends the whole tree, once. */
    #end(signal, graceMs) {
        this.#ending ??= (0,end_processes/* endProcesses */.H)(this.hunt, { signal, graceMs, hurry: this.#hurry.signal })
            .then((left) => {
            for (const process of left)
                this.#sayings.warn((0,processes/* survived */.z)(process));
        })
            .catch((error) => this.#killBlindly(error))
            .then(() => {
            const giveUp = () => this.#giveUp({ code: null, signal: 'SIGKILL' });
            if (!this.#exited)
                setTimeout(giveUp, EXIT_CAP_MS).unref();
        });
        return this.#ending;
    }
    /** When the processes cannot be looked at, as with too many open files, the group is still known. */
    #killBlindly(error) {
        this.#sayings.error(`The step's processes cannot be seen: ${messageOf(error)}`);
        if (!this.#exited)
            (0,end_processes/* sendSignal */.v)(-this.#script.pid, 'SIGKILL');
    }
    async #leftRunning() {
        try {
            if (this.hunt.find().length === 0)
                return [];
            await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
            return this.hunt.find().map((process) => ({ pid: process.pid, command: (0,processes/* programName */.kX)(process) }));
        }
        catch {
            return [];
        }
    }
}
function startPumps(request, streams, sayings) {
    const onRefusal = (error) => {
        sayings.warn(`Some output could not be written: ${messageOf(error)}`);
    };
    return streams.map((stream) => new Pump(stream, { output: new Output(sayings, request.masks), sink: request.output, onRefusal }));
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/src/shell/shell.js





/** What a step gets to end by itself. */
const GRACE_MS = 5000;
const LEFTOVER_GRACE_MS = 500;
/** The shell that starts real processes on this machine. */
function createShell(options = {}) {
    const times = {
        graceMs: options.graceMs ?? GRACE_MS,
        leftoverGraceMs: options.leftoverGraceMs ?? LEFTOVER_GRACE_MS,
    };
    const table = (0,processes/* processTable */.oI)(options.platform ?? process.platform);
    const surroundings = { table, self: process.pid };
    const hunts = new Map();
    return {
        start(request) {
            const launched = launch(request);
            if (!launched.ok)
                return unstartable(request, launched.message);
            const running = new Running(request, launched.script, { surroundings, times });
            hunts.set(running.hunt, request.mark.attempt);
            running.result.then(({ leftRunning }) => leftRunning.length === 0 && hunts.delete(running.hunt));
            return running;
        },
        async endAttempt(attempt) {
            // What cleared its environment is still known by the session of its step, if that was started here.
            const steps = [...hunts].filter(([, of]) => of === attempt).map(([hunt]) => hunt);
            const all = (0,hunt/* together */.b)([hunt/* Hunt */.u.ofAttempt(surroundings, attempt), ...steps]);
            const left = await (0,end_processes/* endProcesses */.H)(all, { signal: 'SIGTERM', graceMs: times.leftoverGraceMs });
            for (const hunt of steps)
                hunts.delete(hunt);
            return { count: all.count, survivors: left.map(processes/* survived */.z) };
        },
    };
}
const shell_NOTHING = { outputs: {}, env: {}, path: [], masked: 0, summary: '', errors: [], warnings: [] };
function unstartable(request, message) {
    const result = message.then((text) => ({
        exit: { kind: 'unstartable', message: request.masks.apply(text) },
        said: shell_NOTHING,
        leftRunning: [],
    }));
    return { result, stop: () => { }, kill: () => { } };
}


/***/ }),

/***/ 18728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ startWatcher),
/* harmony export */   w: () => (/* binding */ watch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var _end_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61481);
/* harmony import */ var _hunt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91415);




/** How long processes may take after SIGTERM when Savepoint is gone. */
const GRACE_MS = 5000;
/**
 * Starts a watcher. It hears of the end of this process, SIGKILL included, because the pipe to it closes; Node opens pipes so
 * that no other child inherits them. It is in a session of its own, where no signal from a terminal reaches it.
 */
function startWatcher({ execPath, args, env }) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(execPath, [...args], {
        cwd: '/',
        detached: true,
        // What NODE_OPTIONS names by a relative path is not found from there.
        env: { ...env, NODE_OPTIONS: undefined },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
    });
    // A watcher that was killed is missed when it is needed; until then it is no reason to fail.
    const pipe = child.stdin;
    // None where too many files are open.
    pipe?.on('error', () => { }).unref();
    child.unref();
    return {
        pid: child.pid,
        attempt: (attempt) => void pipe?.write(`attempt ${attempt}\n`),
        beats: () => void pipe?.write('beats\n'),
        rests: () => void pipe?.write('rests\n'),
        close() {
            child.ref();
            // Should the signal not reach it, it hears that there is nothing to do.
            pipe?.end('bye\n');
            // It may still be starting, which a short run need not wait for.
            child.kill('SIGKILL');
            return gone;
        },
    };
}
/**
 * The body of the watcher's process: waits until its input ends, and unless that said `bye`, ends every process of the
 * attempt that it named last. Settles with what came of that, null where it had nothing to do; then the process can exit.
 */
async function watch({ input, heart, graceMs = GRACE_MS, ...surroundings }) {
    // `pkill node` and `killall node`, with which people end what hangs, mean Savepoint and not this.
    process.title = 'savepoint-watch';
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => { });
    let attempt = null;
    let beating;
    try {
        for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input })) {
            if (line === 'bye')
                return null;
            if (line === 'beats')
                beating ??= setInterval(heart.beat, heart.everyMs);
            if (line === 'rests') {
                clearInterval(beating);
                beating = undefined;
            }
            if (line.startsWith('attempt '))
                attempt = line.slice('attempt '.length);
        }
    }
    catch {
        // A broken pipe says the same as a closed one.
    }
    finally {
        clearInterval(beating);
    }
    if (attempt === null)
        return null;
    const hunt = _hunt_js__WEBPACK_IMPORTED_MODULE_3__/* .Hunt */ .u.ofAttempt(surroundings, attempt);
    const left = await (0,_end_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .endProcesses */ .H)(hunt, { signal: 'SIGTERM', graceMs });
    return { attempt, count: hunt.count, isOver: left.length === 0 };
}


/***/ }),

/***/ 75754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ property),
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   n3: () => (/* binding */ CommandReader),
/* harmony export */   xW: () => (/* binding */ stopWord)
/* harmony export */ });
/* unused harmony export COMMANDS */
/** The commands that the runner knows; a line with any other name is text. From its `ActionCommandManager.cs`. */
const COMMANDS = new Set([
    'add-mask',
    'add-matcher',
    'add-path',
    'debug',
    'echo',
    'endgroup',
    'error',
    'group',
    'notice',
    'remove-matcher',
    'save-state',
    'set-env',
    'set-output',
    'stop-commands',
    'warning',
]);
const DATA_ESCAPES = { '%25': '%', '%0D': '\r', '%0A': '\n' };
const PROPERTY_ESCAPES = { ...DATA_ESCAPES, '%3A': ':', '%2C': ',' };
const OLD_ESCAPES = { ...DATA_ESCAPES, '%3B': ';', '%5D': ']' };
/**
 * Reads a line as a command: `::name k=v,k=v::data`, or the old `##[name k=v;k=v]data`; null for text. Names are looked up
 * in lower case. From `TryParseV2` and `TryParse` in the runner's `ActionCommand.cs`; the runner finds the old form
 * anywhere in a line, here it starts the line as the new one does.
 */
function parseCommand(line, isCommand = (name) => COMMANDS.has(name)) {
    const text = line.trimStart();
    const form = text.startsWith('::') ? NEW_FORM : text.startsWith('##[') ? OLD_FORM : null;
    if (form === null)
        return null;
    const end = text.indexOf(form.closing, form.opening.length);
    if (end < 0)
        return null;
    const head = text.slice(form.opening.length, end);
    const space = head.indexOf(' ');
    const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
    if (!isCommand(name))
        return null;
    return {
        name,
        properties: space > 0 ? parseProperties(head.slice(space + 1), form) : {},
        data: unescapeWith(text.slice(end + form.closing.length), form.data),
    };
}
/** A property's value, its name compared without regard to case; undefined when it is not given. */
function property(command, name) {
    return Object.entries(command.properties).find(([key]) => key.toLowerCase() === name)?.[1];
}
/** Reads the lines of one try: between `stop-commands` and the word that starts them again, all is text. */
class CommandReader {
    /** While commands are stopped: the word that starts them again. */
    #stoppedBy = null;
    get isStopped() {
        return this.#stoppedBy !== null;
    }
    /** The command in a line, null for text. The line that starts commands again is one, whose name is the word. */
    read(line) {
        const stoppedBy = this.#stoppedBy;
        const command = parseCommand(line, (name) => COMMANDS.has(name) || name === stoppedBy);
        if (command === null || (stoppedBy !== null && command.name !== stoppedBy))
            return null;
        if (stoppedBy !== null)
            this.#stoppedBy = null;
        else if (command.name === 'stop-commands')
            this.#stoppedBy = stopWord(command.data);
        return command;
    }
}
/** The word that is to start commands again; null where it cannot. */
function stopWord(data) {
    const word = data.toLowerCase();
    return word === '' || word === 'pause-logging' || COMMANDS.has(word) ? null : word;
}
const NEW_FORM = {
    opening: '::',
    closing: '::',
    separator: ',',
    data: DATA_ESCAPES,
    value: PROPERTY_ESCAPES,
};
const OLD_FORM = {
    opening: '##[',
    closing: ']',
    separator: ';',
    data: OLD_ESCAPES,
    value: OLD_ESCAPES,
};
function parseProperties(text, form) {
    const entries = [];
    for (const item of text.trim().split(form.separator)) {
        const equals = item.indexOf('=');
        if (equals > 0 && equals < item.length - 1) {
            entries.push([item.slice(0, equals), unescapeWith(item.slice(equals + 1), form.value)]);
        }
    }
    return Object.fromEntries(entries);
}
function unescapeWith(text, escapes) {
    return text.replace(/%[0-9A-F]{2}/g, (code) => escapes[code] ?? code);
}


/***/ }),

/***/ 53558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Removes a temporary file or folder, with all in it. What the system does not let go of, as where a step has closed the folder above,
 * lies among temporary files, and changes nothing of what the run came to.
 */
function forget(path) {
    try {
        // What was killed may still be on its way out.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 5 });
    }
    catch {
        // It goes with the machine.
    }
}


/***/ }),

/***/ 66712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseLogFileName),
/* harmony export */   E: () => (/* binding */ logFileName)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);

/** Longest name of a step inside a file name; longer ones end in a digest. */
const LONGEST = 120;
/** The file name of a try's log: `STEP.ATTEMPT.TRY.log`, other characters of the step percent-encoded. */
function logFileName({ step, attempt, try: at }) {
    const safe = step.replace(/[^A-Za-z0-9_-]/gu, (character) => encodeByte(character));
    const name = safe.length > LONGEST ? `${safe.slice(0, LONGEST - 17)}-${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(step).slice(0, 16)}` : safe;
    return `${name}.${attempt}.${at}.log`;
}
/** The attempt and try that a file name of this step's logs speaks of, or null for another step's. */
function parseLogFileName(step, file) {
    const match = /\.(\d+)\.(\d+)\.log$/.exec(file);
    if (match === null)
        return null;
    const key = { step, attempt: Number(match[1]), try: Number(match[2]) };
    return logFileName(key) === file ? key : null;
}
function encodeByte(character) {
    return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}


/***/ })

};
