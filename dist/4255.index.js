export const id = 4255;
export const ids = [4255];
export const modules = {

/***/ 94255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
;// CONCATENATED MODULE: ./build/src/starter/proposals.js
/** The steps that a project's own files ask for. Pure. */
/** What a step does, in the order in which steps come. */
const WORDS = [
    'install',
    'format',
    'lint',
    'types',
    'check',
    'build',
    'test',
    'integration',
    'e2e',
];
/** The names that scripts and targets have for a word, the likeliest first. Not those that serve, watch, mend or deploy. */
const NAMES = {
    format: ['format:check', 'check:format', 'format-check', 'check-format', 'fmt:check', 'fmt-check'],
    lint: ['lint', 'lint:check', 'lint-check'],
    types: ['typecheck', 'type-check', 'check:types', 'check-types', 'types:check', 'types'],
    check: ['check'],
    build: ['build', 'compile'],
    test: ['test', 'tests', 'test:ci', 'test-ci', 'test:unit', 'test-unit'],
    integration: ['test:integration', 'test-integration', 'integration'],
    e2e: ['test:e2e', 'test-e2e', 'e2e'],
};
/** The scripts of package.json. */
function ofNode(files) {
    const text = files.get('package.json');
    if (text === undefined)
        return [];
    const { scripts = {}, ...manifest } = JSON.parse(text);
    const manager = managerOf(manifest, files);
    const usable = Object.entries(scripts).filter(([, script]) => !isEndless(script));
    const proposals = named(new Map(usable), (name) => manager.run(name));
    const dependencies = [manifest.dependencies, manifest.devDependencies].flatMap((each) => Object.keys(each ?? {}));
    const hasNothing = dependencies.length === 0 && !manager.isLocked && manifest.workspaces === undefined;
    return hasNothing ? proposals : [{ word: 'install', id: 'install', run: manager.install }, ...proposals];
}
/** The lock files of each package manager. */
const LOCKS = {
    pnpm: ['pnpm-lock.yaml'],
    yarn: ['yarn.lock'],
    bun: ['bun.lock', 'bun.lockb'],
    npm: ['package-lock.json', 'npm-shrinkwrap.json'],
};
function managerOf({ packageManager = '' }, files) {
    const names = Object.keys(LOCKS);
    const hasLock = (name) => LOCKS[name].some((file) => files.has(file));
    const said = names.find((name) => packageManager.startsWith(`${name}@`));
    const name = said ?? names.find(hasLock) ?? 'npm';
    const isLocked = hasLock(name);
    const locked = {
        pnpm: 'pnpm install --frozen-lockfile',
        yarn: isClassic(files.get('yarn.lock')) ? 'yarn install --frozen-lockfile' : 'yarn install --immutable',
        bun: 'bun install --frozen-lockfile',
        npm: 'npm ci',
    };
    return {
        isLocked,
        install: isLocked ? locked[name] : `${name} install`,
        run: (script) => (name === 'npm' && script === 'test' ? 'npm test' : `${name} run ${script}`),
    };
}
/** Yarn 1 knows no `--immutable`. */
function isClassic(lock = '') {
    return lock.includes('# yarn lockfile v1');
}
/** A script that waits for changes never ends; the one that `npm init` writes always fails. */
function isEndless(script) {
    return /(^|\s)(--watch(All)?(?!=false|\S*=false)|-w|nodemon|watch)(\s|$)|no test specified/.test(script);
}
/** The targets of a Makefile. */
function ofMake(files) {
    const text = files.get('GNUmakefile') ?? files.get('makefile') ?? files.get('Makefile') ?? '';
    const rules = text.matchAll(/^([\w./-]+(?: +[\w./-]+)*) *::?(?![:=])(.*)$/gm);
    const targets = new Map([...rules].flatMap(([, left = '', needs = '']) => left.split(/ +/).map((target) => [target, needs])));
    return named(targets, (name) => `make ${name}`);
}
/** The first name of each word that is there. `check` is left out where it only runs others of them. */
function named(found, run) {
    const chosen = Object.entries(NAMES).flatMap(([word, names]) => {
        const name = names.find((each) => found.has(each));
        return name === undefined ? [] : [{ word: word, name }];
    });
    return chosen
        .filter(({ word, name }) => word !== 'check' || !runsOthers(found.get(name) ?? '', chosen))
        .map(({ word, name }) => ({ word, id: name.replaceAll(':', '-'), run: run(name) }));
}
function runsOthers(text, chosen) {
    const parts = text.split(/[\s&|;]+/);
    return chosen.some(({ name }) => name !== 'check' && parts.includes(name));
}
/** Go's own commands. */
function ofGo(files) {
    if (!files.has('go.mod'))
        return [];
    return [
        { word: 'lint', id: 'vet', run: 'go vet ./...' },
        { word: 'build', id: 'build', run: 'go build ./...' },
        { word: 'test', id: 'test', run: 'go test ./...' },
    ];
}
/** Cargo's own commands. */
function ofRust(files) {
    const manifest = files.get('Cargo.toml');
    if (manifest === undefined)
        return [];
    const all = /^\[workspace\b/m.test(manifest) ? ' --workspace' : '';
    const options = `${all}${files.has('Cargo.lock') ? ' --locked' : ''}`;
    return [
        { word: 'build', id: 'build', run: `cargo build${options}` },
        { word: 'test', id: 'test', run: `cargo test${options}` },
    ];
}
/** The tools that a Python project depends on, as `python -m` starts them. */
const PYTHON_TOOLS = [
    { tool: 'ruff', word: 'lint', id: 'lint', run: 'ruff check .' },
    { tool: 'mypy', word: 'types', id: 'typecheck', run: 'mypy .' },
    { tool: 'pytest', word: 'test', id: 'test', run: 'pytest' },
];
/** The dependencies of a Python project, and the tools among them. */
function ofPython(files) {
    const project = files.get('pyproject.toml') ?? '';
    const requirements = ['requirements.txt', 'requirements-dev.txt'].filter((file) => files.has(file));
    if (project === '' && requirements.length === 0)
        return [];
    const { install, start } = pythonOf(project, requirements, files);
    const texts = [project, ...requirements.map((file) => files.get(file) ?? '')];
    const tools = PYTHON_TOOLS.filter(({ tool }) => texts.some((text) => dependsOn(text, tool)));
    return [
        { word: 'install', id: 'install', run: install },
        ...tools.map(({ word, id, run }) => ({ word, id, run: `${start}${run}` })),
    ];
}
/** Whether a requirement in a list or a table names a package. */
function dependsOn(text, name) {
    return new RegExp(`(^|["'])${name}(?=$|[\\s"'<>=~!;,\\[])`, 'm').test(text);
}
function pythonOf(project, requirements, files) {
    const has = (section) => new RegExp(`^\\[${section}`, 'm').test(project);
    if (files.has('poetry.lock') || has('tool\\.poetry'))
        return { install: 'poetry install', start: 'poetry run ' };
    if (files.has('pdm.lock') || has('tool\\.pdm'))
        return { install: 'pdm install', start: 'pdm run ' };
    if (files.has('uv.lock') || has('tool\\.uv') || has('dependency-groups'))
        return { install: `uv sync${files.has('uv.lock') ? ' --locked' : ''}`, start: 'uv run ' };
    const itself = has('project\\]') || has('build-system') ? [`-e '.${extrasOf(project)}'`] : [];
    const packages = [...requirements.map((file) => `-r ${file}`), ...itself].join(' ');
    const install = packages === '' ? '' : `\n.venv/bin/python -m pip install ${packages}`;
    return { install: `python3 -m venv .venv${install}`, start: '.venv/bin/python -m ' };
}
/** The optional dependencies that are for work on the project: `[dev,test]`, or nothing. */
function extrasOf(project) {
    const sections = project.split(/^(?=\[)/m);
    const section = sections.find((each) => each.startsWith('[project.optional-dependencies]')) ?? '';
    const names = [...section.matchAll(/^(dev|test|tests|testing|lint)\s*=/gm)].map(([, name]) => name);
    return names.length === 0 ? '' : `[${names.join(',')}]`;
}

;// CONCATENATED MODULE: ./build/src/starter/starter.js
/** The first pipeline file of a project. Pure. */

/** Who proposes steps, and the files that it knows; the first that is there is named as the reason. */
const SOURCES = [
    { label: 'make', files: ['GNUmakefile', 'makefile', 'Makefile'], propose: ofMake },
    {
        label: 'node',
        files: [
            'package.json',
            ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
        ],
        propose: ofNode,
    },
    {
        label: 'python',
        files: [
            ...['pyproject.toml', 'requirements.txt', 'requirements-dev.txt'],
            ...['uv.lock', 'poetry.lock', 'pdm.lock'],
        ],
        propose: ofPython,
    },
    { label: 'go', files: ['go.mod'], propose: ofGo },
    { label: 'rust', files: ['Cargo.toml', 'Cargo.lock'], propose: ofRust },
];
/** The files of a project that are worth a look. */
const KNOWN_FILES = SOURCES.flatMap(({ files }) => files);
/** The pipeline file for a project with these files. */
function starterFor(files) {
    const found = SOURCES.map((source) => ({
        label: source.label,
        file: source.files.find((file) => files.has(file)) ?? '',
        proposals: source.propose(files),
    })).filter(({ proposals }) => proposals.length > 0);
    if (found.length === 0)
        return { from: [], steps: EXAMPLE, text: starter_document(EXAMPLE, HINTS) };
    const steps = inOrder(found);
    return { from: found.map(({ file }) => file), steps, text: starter_document(steps, '') };
}
/** Word by word. A Makefile speaks for the whole project: its target stands for all that others call by the same word. */
function inOrder(found) {
    const made = found.find(({ label }) => label === 'make')?.proposals.map(({ word }) => word) ?? [];
    const all = found.flatMap(({ label, proposals }) => proposals
        .filter(({ word }) => label === 'make' || !made.includes(word))
        .map((proposal) => ({ ...proposal, label })));
    const sorted = WORDS.flatMap((word) => all.filter((each) => each.word === word));
    const isTwice = (id) => all.filter((each) => each.id === id).length > 1;
    return sorted.map(({ id, run, label }) => ({ id: isTwice(id) ? `${id}-${label}` : id, run }));
}
const HEAD = `# Savepoint runs these steps one after the other, and saves each when it is done.
# After a failure, \`savepoint run\` goes on from the first step that is not complete.
name: CI
steps:
`;
const EXAMPLE = [
    { id: 'build', run: 'echo "the command that builds"' },
    { id: 'test', run: 'echo "the command that tests"' },
];
/** For who begins with nothing: what a step may have besides. */
const HINTS = `    # retries: 2            # try again after a failure
    # timeout-minutes: 10   # for each try
    # reads: ["src/**"]     # run again when one of these files changes
    # writes: ["dist/**"]   # the files that it makes
`;
function starter_document(steps, end) {
    return `${HEAD}${steps.map(entry).join('\n')}${end}`;
}
function entry({ id, run }) {
    const script = run.includes('\n') ? `|\n${run.replace(/^/gm, '      ')}` : run;
    return `  - id: ${id}\n    run: ${script}\n`;
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
;// CONCATENATED MODULE: ./build/src/cli/commands/init.js
/** `savepoint init`: a first pipeline file, from what the project has. */








/** Writes the file into the current folder, or the one that -C names; never over one that is there. */
async function init(world, options) {
    const located = (0,cli_options/* locationOf */.hD)(world, { ...options, workspace: options.workspace ?? world.cwd() }, null);
    const { workspace } = located;
    const there = locate/* DEFAULT_FILES */.Yc.find((file) => isThere((0,external_node_path_.join)(workspace, file)));
    if (there !== undefined)
        throw alreadyThere(there);
    const starter = starterFor(filesIn(workspace));
    const file = placeIn(workspace);
    write((0,external_node_path_.join)(workspace, file), { name: file, text: starter.text });
    print(world, options, { file, starter, place: (0,cli_options/* placeOf */.$t)(located, options) });
    return exit/* EXIT */.dc.ok;
}
/** Where the pipeline of a repository is looked for first; elsewhere it stands in the folder itself. */
function placeIn(workspace) {
    const folder = (0,external_node_path_.join)(workspace, '.github');
    const isFolder = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    const canBe = !isThere(folder) && isThere((0,external_node_path_.join)(workspace, '.git'));
    return locate/* DEFAULT_FILES */.Yc[isFolder || canBe ? 0 : 1];
}
/** @throws Refusal for a manifest that cannot be read */
function filesIn(workspace) {
    const names = KNOWN_FILES.filter((name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(workspace, name), { throwIfNoEntry: false })?.isFile());
    return new Map(names.map((name) => [name, readKnown((0,external_node_path_.join)(workspace, name), name)]));
}
function readKnown(path, name) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8').replace(/^\uFEFF/, '');
        if (name === 'package.json')
            JSON.parse(text);
        return text;
    }
    catch (error) {
        throw new refusal/* Refusal */.P(exit/* EXIT */.dc.usage, `${name} cannot be read: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'mend it, since its scripts become steps; nothing was written',
        });
    }
}
function write(path, { name, text }) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.writeFileSync)(path, text, { flag: 'wx' });
    }
    catch (error) {
        if (error.code === 'EEXIST' && isThere(path))
            throw alreadyThere(name);
        throw new refusal/* Refusal */.P(exit/* EXIT */.dc.usage, `${name} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'check the owner and the permissions of the folder, or name another with -C',
        });
    }
}
function alreadyThere(name) {
    return new refusal/* Refusal */.P(exit/* EXIT */.dc.usage, `${name} is there already, and stays as it is`, {
        hint: '`savepoint plan` shows what it would run; to have a new one written, move it away',
    });
}
/** Also a link that leads nowhere. */
function isThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch (error) {
        if (error.code === 'ENOTDIR')
            return false;
        throw error;
    }
}
function print({ output }, options, { file, starter, place }) {
    const { from, steps, text } = starter;
    if (options.output !== 'table') {
        const indent = options.output === 'json' ? 2 : undefined;
        output.data(`${JSON.stringify({ file, from, steps, text }, null, indent)}\n`);
        return;
    }
    if (options.quiet === true)
        return;
    const reason = from.length === 0 ? 'an example: put in your commands' : `from ${from.join(', ')}`;
    output.data(`wrote ${file} (${reason}): ${steps.map(({ id }) => id).join(', ')}\n`);
    output.talk(nextText(place));
}
function nextText(place) {
    return `  see what would run:  savepoint plan${place}
  run it, or go on:    savepoint run${place}
  in a workflow, under the \`steps\` of a job:
    - uses: actions/checkout@v5
    - id: savepoint
      uses: OWNER/savepoint@v1
`;
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   G0: () => (/* binding */ deadlineOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn),
/* harmony export */   s5: () => (/* binding */ isEdited),
/* harmony export */   yd: () => (/* binding */ paintOn)
/* harmony export */ });
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _pipeline_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96769);
/* harmony import */ var _report_colour_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79454);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74545);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41193);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/** The parsed options of any command, and what they mean. */








/** Where the workspace and the store are. @throws Refusal */
function locationOf(world, options, pipeline) {
    const { SAVEPOINT_STORE, SAVEPOINT_KEY } = world.machine.env;
    if (SAVEPOINT_KEY)
        throw (0,_launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .notYet */ .y)('SAVEPOINT_KEY: encryption', 'unset it: what is saved is not encrypted');
    const store = options.store ?? SAVEPOINT_STORE ?? '';
    return (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)({
        cwd: world.cwd(),
        workspace: options.workspace ?? null,
        pipeline,
        store: store === '' ? null : store,
    });
}
/** What a command must be told to find the same store and workspace: options with a space in front, or nothing. */
function placeOf({ workspace, store, storeNamed }, options) {
    const where = options.workspace === undefined ? '' : ` -C ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(workspace)}`;
    return storeNamed ? `${where} --store ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(store)}` : where;
}
/** Who this process is, for locks. */
function identityOf(world) {
    return (0,_store_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .identify */ .l)(world.machine.host, world.machine.pid);
}
/** The store, or null where none has been made yet. @throws StoreError */
function storeIfAny(world, located) {
    return _store_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .DirectoryStore */ .f.open(located.store, identityOf(world));
}
/** The same for what only reads. @throws StoreError also when a store was named that is not there */
function existingStore(world, located) {
    const store = storeIfAny(world, located);
    if (store === null && located.storeNamed)
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .StoreError */ .AD(`there is no store at ${located.store}`);
    return store;
}
/** `NAME=VALUE` pairs. @throws Refusal */
function givenInputs(options) {
    const entries = (options.input ?? []).map((text) => {
        const at = text.indexOf('=');
        if (at > 0)
            return [text.slice(0, at), text.slice(at + 1)];
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--input ${text} has no value`, { hint: 'write --input NAME=VALUE' });
    });
    return Object.fromEntries(entries);
}
const FORMS = ['table', 'json', 'ndjson'];
/** `--output` of `mark` gives an output, as NAME=VALUE, or the form of what is printed. @throws Refusal exit 2 for what is neither */
function outputsOf(options) {
    const given = [options.output ?? []].flat();
    const outputs = given.filter((each) => each.includes('='));
    const words = given.filter((each) => !each.includes('='));
    const form = FORMS.find((each) => each === (words.at(-1) ?? 'table'));
    if (form === undefined)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--output ${words.at(-1)} is neither NAME=VALUE nor one of ${FORMS.join(', ')}`);
    const entries = outputs.map((each) => {
        const at = each.indexOf('=');
        return [each.slice(0, at), each.slice(at + 1)];
    });
    return { ...options, output: form, outputs: Object.fromEntries(entries) };
}
/** Whether a stream gets colours: a terminal, unless NO_COLOR or `--no-color` says otherwise; FORCE_COLOR everywhere. */
function coloursOn(world, options, stream) {
    if (!options.color || (world.machine.env.NO_COLOR ?? '') !== '')
        return false;
    return stream.isTTY === true || (world.machine.env.FORCE_COLOR ?? '') !== '';
}
/** What colours a stream, where it gets colours. */
function paintOn(world, options, stream) {
    return coloursOn(world, options, stream) ? _report_colour_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .n : _report_colour_js__WEBPACK_IMPORTED_MODULE_3__/* .noPaint */ .I;
}
/** How many steps may run side by side, or null where the file decides. @throws Refusal */
function parallelism({ maxParallel }) {
    if (maxParallel === undefined)
        return null;
    const count = Number(maxParallel);
    if (Number.isInteger(count) && count > 0)
        return count;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--max-parallel ${maxParallel} is not a whole number above 0`);
}
/** The step that was named, if any. @throws Refusal when two were */
function stepChoice({ fromStep, onlyStep }) {
    if (fromStep !== undefined && onlyStep !== undefined) {
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, '--from-step and --only-step exclude each other');
    }
    if (fromStep !== undefined)
        return { kind: 'from', step: fromStep };
    return onlyStep === undefined ? null : { kind: 'only', step: onlyStep };
}
/** Whether reused steps that are older than a person's edits are to run again. */
function isEdited({ edited }) {
    return edited === true;
}
/** The run that was named, if any. @throws Refusal when that contradicts `--fresh` */
function runChoice({ run, fresh }) {
    if (run !== undefined && fresh === true)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, '--run and --fresh exclude each other');
    if (fresh === true)
        return { kind: 'fresh' };
    return run === undefined ? { kind: 'auto' } : { kind: 'named', id: run };
}
/** When the attempt must be over: so long from now. @throws Refusal exit 2 */
function deadlineOf({ deadline }, now) {
    if (deadline === undefined)
        return null;
    const [from, ms] = [now.getTime(), (0,_pipeline_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E)(deadline)];
    if (ms !== null && ms > 0)
        return { at: from + ms, from };
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--deadline ${deadline} is no time`, {
        hint: 'write one with its unit, such as 350m or 2h',
    });
}
/** The secrets that were named, with their values. @throws Refusal when a variable is not set */
function secretsOf(world, options) {
    const entries = (options.secret ?? []).map((name) => {
        const value = world.machine.env[name];
        if (value !== undefined)
            return [name, value];
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--secret ${name}: there is no such variable in the environment`, {
            hint: `set it first, for example with read -rs ${name} and export ${name}`,
        });
    });
    return Object.fromEntries(entries);
}


/***/ })

};
