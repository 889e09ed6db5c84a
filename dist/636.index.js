export const id = 636;
export const ids = [636];
export const modules = {

/***/ 11552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   logs: () => (/* binding */ logs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46848);
/* harmony import */ var _store_log_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66712);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37394);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88593);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94131);
/** `savepoint logs`: what the steps of a run wrote. */







const CHUNK = 256 * 1024;
/**
 * Prints logs byte for byte; of each step the attempt that ran it last, with all its tries. As JSON, the files that
 * they are in: a log may be larger than any program wants to parse.
 */
async function logs(world, options, [id, step]) {
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_4__/* .findRun */ .L)(world, options, id);
    const wanted = step === undefined ? null : (0,_find_run_js__WEBPACK_IMPORTED_MODULE_4__/* .findStep */ .M)(found.run, step).id;
    const reader = new LogReader(world, found, wanted === null && options.quiet !== true);
    const stepsOf = (run) => run.steps.filter((each) => wanted === null || each.id === wanted);
    if (options.output !== 'table') {
        const rows = stepsOf(found.run).flatMap((each) => reader.rows(each));
        if (options.output === 'json')
            world.output.data(`${JSON.stringify(rows, null, 2)}\n`);
        else
            world.output.data(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
        return 0;
    }
    const print = async (run) => {
        for (const each of stepsOf(run))
            await reader.print(each);
    };
    if (options.follow === true)
        await (0,_follow_js__WEBPACK_IMPORTED_MODULE_5__/* .follow */ .e)(found, print);
    else
        await print(found.run);
    return 0;
}
/** Prints what has come since the last time. */
class LogReader {
    #world;
    #found;
    #titled;
    #done = new Map();
    #title = '';
    constructor(world, found, titled) {
        this.#world = world;
        this.#found = found;
        this.#titled = titled;
    }
    async print(step) {
        for (const { file, key } of this.#files(step)) {
            await this.#copy(file, key.try > 1 ? `${step.id}, try ${key.try}` : step.id);
        }
    }
    /** Where the logs of a step are, for programs. */
    rows(step) {
        const directory = this.#found.store.logsPath(this.#found.run.run_id);
        return this.#files(step).map(({ file, key }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file);
            return { ...key, path, bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0 };
        });
    }
    /** The logs of a step, in the order of its tries. */
    #files(step) {
        const known = this.#names()
            .map((file) => ({ file, key: (0,_store_log_names_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLogFileName */ .$)(step.id, file) }))
            .filter((each) => each.key !== null);
        const newest = Math.max(0, ...known.map(({ key }) => key.attempt));
        return known.filter(({ key }) => key.attempt === newest).sort((a, b) => a.key.try - b.key.try);
    }
    #names() {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#found.store.logsPath(this.#found.run.run_id));
        }
        catch {
            return [];
        }
    }
    async #copy(name, title) {
        const fd = this.#open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#found.store.logsPath(this.#found.run.run_id), name));
        try {
            const buffer = Buffer.alloc(CHUNK);
            for (;;) {
                const at = this.#done.get(name) ?? 0;
                const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, CHUNK, at);
                if (length === 0)
                    return;
                this.#say(title, name);
                this.#done.set(name, at + length);
                await this.#world.output.data(Buffer.from(buffer.subarray(0, length)));
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    /** @throws StoreError */
    #open(path) {
        try {
            return (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openRegular */ .l)(path);
        }
        catch (error) {
            throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .StoreError */ .AD(`the log ${path} cannot be read: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error)}`, { cause: error });
        }
    }
    /** Titles are talk: what is on stdout is the log and nothing else. */
    #say(title, name) {
        if (!this.#titled || this.#title === name)
            return;
        this.#title = name;
        this.#world.output.talk(`==> ${title} <==\n`);
    }
}


/***/ }),

/***/ 94131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** Going on until a run has ended. */

/** Other processes write the run: the store is looked at again this often. */
const LOOK_MS = 200;
/**
 * Calls `look` now and after each change until the run has ended or its process has gone, and once more then.
 * @param look is given the record as it was read just before
 */
async function follow({ store, run }, look) {
    for (let current = run;;) {
        await look(current);
        if (current.status !== 'running')
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(LOOK_MS);
        const read = store.read(run.run_id);
        if (read.kind !== 'found')
            return;
        current = read.run;
    }
}


/***/ }),

/***/ 44651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ defaultsOf),
/* harmony export */   UV: () => (/* binding */ inputValue),
/* harmony export */   eL: () => (/* binding */ resolveInputs)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74038);

/**
 * Every declared input with its value, from what was given by name (upper and lower case are the same).
 * Problems, without places: names that are not declared, values that do not fit, required ones that are missing.
 */
function resolveInputs(specs, given) {
    const byName = new Map(specs.map((spec) => [spec.name.toLowerCase(), spec]));
    const problems = [];
    const values = new Map();
    for (const [name, value] of Object.entries(given)) {
        const spec = byName.get(name.toLowerCase());
        if (spec === undefined)
            problems.push(unknownInput(name, specs));
        else
            values.set(spec.name, value);
    }
    const resolved = specs.map((spec) => {
        const value = valueFor(spec, values.get(spec.name));
        if (typeof value !== 'object')
            return [spec.name, value];
        problems.push(value);
        return [spec.name, ''];
    });
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(resolved) };
}
/** The values of inputs that are not given. */
function defaultsOf(specs) {
    const values = specs.map((spec) => [spec.name, valueFor({ ...spec, required: false }, undefined)]);
    return Object.fromEntries(values);
}
/** A value as one of an input's type; null where it is none. */
function inputValue(spec, given) {
    const text = `${given}`.trim();
    switch (spec.type) {
        case 'boolean':
            return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
        case 'number':
            return typeof given !== 'boolean' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
        case 'choice':
            return spec.options.find((option) => option === `${given}`) ?? null;
        default:
            return `${given}`;
    }
}
/** An empty text counts as not given where it cannot be a value, and where one is required. */
function valueFor(spec, given) {
    const textual = spec.type === 'string' || spec.type === 'environment';
    const missing = given === undefined || (given === '' && (!textual || spec.required));
    if (!missing)
        return inputValue(spec, given) ?? badInput(spec, given);
    if (spec.default !== null)
        return spec.default;
    if (spec.required && spec.type !== 'boolean') {
        const message = `the input "${spec.name}" is required and was not given`;
        return { code: 'missing-input', message, hint: `give it with --input ${spec.name}=VALUE` };
    }
    return { string: '', environment: '', boolean: false, number: 0, choice: spec.options[0] ?? '' }[spec.type];
}
function badInput(spec, given) {
    const expected = {
        boolean: 'true or false',
        number: 'a number',
        choice: `one of ${spec.options.join(', ')}`,
        string: 'text',
        environment: 'text',
    }[spec.type];
    const meant = spec.type === 'choice' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${given}`, spec.options) : '';
    const message = `the input "${spec.name}" must be ${expected}, but it is "${given}"${meant}`;
    return { code: 'bad-input', message, hint: `give it with --input ${spec.name}=VALUE` };
}
function unknownInput(name, specs) {
    const names = specs.map((spec) => spec.name);
    const message = `the pipeline has no input "${name}"${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name, names)}`;
    const hint = names.length === 0
        ? 'it declares none; leave --input out'
        : `its inputs are ${names.join(', ')}: --input NAME=VALUE`;
    return { code: 'unknown-input', message, hint };
}


/***/ }),

/***/ 74038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ idsHint),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   kD: () => (/* binding */ nearestTo)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75047);


/** So that a file full of mistakes is still read quickly. */
const MAX_CANDIDATES = 1000;
const MAX_LENGTH = 100;
/**
 * The candidate that differs least from a word, else one with another ending, as `retries` of `retry`, or of the same letters, as `run` of `rnu`;
 * null where none is close enough.
 */
function nearestTo(word, candidates) {
    const meant = word.toLowerCase();
    let best = null;
    let alike = null;
    let least = Math.max(1, Math.min(3, Math.floor(meant.length / 2))) + 1;
    let seen = 0;
    if (meant.length > MAX_LENGTH)
        return null;
    for (const candidate of candidates) {
        if (++seen > MAX_CANDIDATES)
            break;
        const isSameStem = meant.length >= 5 && candidate.startsWith(meant.slice(0, -1));
        if (isSameStem || lettersOf(candidate) === lettersOf(meant))
            alike ??= candidate;
        if (Math.abs(candidate.length - meant.length) >= least)
            continue;
        const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(meant, candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best ?? alike;
}
function lettersOf(word) {
    return [...word.toLowerCase()].sort().join('');
}
/** `; did you mean "x"?`, or nothing where no candidate is close. */
function didYouMean(word, candidates) {
    const meant = nearestTo(word, candidates);
    return meant === null ? '' : `; did you mean "${meant}"?`;
}
/** More ids than these are counted. */
const MOST_IDS = 12;
/** The ids of a file, for whoever has named another one. */
function idsHint(ids) {
    return `the ids of the steps are ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .y)([...new Set(ids)], MOST_IDS)}`;
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


/***/ }),

/***/ 37394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openRegular)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** Opening what a store holds, whoever laid it out. */

/**
 * Opens a file of a store to read it. A link in its place is not followed, and for a pipe nobody waits.
 * @returns the open file, for the caller to close @throws the system's error, or one that says what is there instead
 */
function openRegular(path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code !== 'ELOOP')
            throw error;
        throw new Error('it is a link, and a store holds none', { cause: error });
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
        return fd;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    throw new Error('it is no regular file');
}


/***/ })

};
