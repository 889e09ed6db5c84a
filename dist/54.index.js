export const id = 54;
export const ids = [54];
export const modules = {

/***/ 58294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58737);
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68391);
/* harmony import */ var _launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31687);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _report_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55470);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50698);
/** `savepoint validate`: all that is wrong with a pipeline file. */






/** Checks the file as `run` does. What it cannot run yet is no error of the file, and is said. */
async function validate(world, options, [name]) {
    const { workspace } = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .locationOf */ .hD)(world, options, name ?? null);
    const file = (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .findPipeline */ .GQ)(workspace, {
        cwd: world.cwd(),
        pipeline: name ?? null,
        isNamed: options.workspace !== undefined,
    });
    try {
        const pipeline = (0,_launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPipeline */ .Bp)(file);
        report(world, options, { pipeline, problems: [] });
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    }
    catch (error) {
        if (!(error instanceof _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P) || error.problems.length === 0 || options.output === 'table')
            throw error;
        report(world, options, { pipeline: null, problems: error.problems });
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage;
    }
}
function report(world, options, found) {
    const { pipeline, problems } = found;
    const { notYet, warnings } = pipeline ?? { notYet: [], warnings: [] };
    if (options.output === 'json') {
        world.output.data(`${JSON.stringify({ valid: pipeline !== null, problems, not_yet: notYet, warnings }, null, 2)}\n`);
    }
    else if (options.output === 'ndjson') {
        world.output.data(problems.map((problem) => `${JSON.stringify(problem)}\n`).join(''));
    }
    else if (pipeline !== null && options.quiet !== true) {
        const count = pipeline.steps.length + pipeline.finally.length;
        for (const problem of notYet)
            world.output.talk(`${(0,_report_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .Vw)(problem)}\n`);
        for (const problem of warnings)
            world.output.talk(`warning: ${(0,_report_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .Vw)(problem)}\n`);
        const but = notYet.length === 0 ? '' : ', but this version cannot run it yet';
        world.output.data(`${pipeline.path} is valid: ${count} ${count === 1 ? 'step' : 'steps'}${but}.\n`);
    }
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn),
/* harmony export */   s5: () => (/* binding */ isEdited)
/* harmony export */ });
/* unused harmony export identityOf */
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89324);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41193);
/** The parsed options of any command, and what they mean. */





/** Where the workspace and the store are. @throws Refusal */
function locationOf(world, options, pipeline) {
    const store = options.store ?? world.machine.env.SAVEPOINT_STORE ?? '';
    return (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)({
        cwd: world.cwd(),
        workspace: options.workspace ?? null,
        pipeline,
        store: store === '' ? null : store,
    });
}
/** What a command must be told to find the same store and workspace: options with a space in front, or nothing. */
function placeOf({ workspace, store, storeNamed }, options) {
    const quoted = (path) => /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
    const where = options.workspace === undefined ? '' : ` -C ${quoted(workspace)}`;
    return storeNamed ? `${where} --store ${quoted(store)}` : where;
}
/** Who this process is, for locks. */
function identityOf(world) {
    return (0,_store_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identify */ .l)(world.machine.host, world.machine.pid);
}
/** The store, or null where none has been made yet. @throws StoreError */
function storeIfAny(world, located) {
    return _store_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .DirectoryStore */ .f.open(located.store, identityOf(world));
}
/** The same for what only reads. @throws StoreError also when a store was named that is not there */
function existingStore(world, located) {
    const store = storeIfAny(world, located);
    if (store === null && located.storeNamed)
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StoreError */ .AD(`there is no store at ${located.store}`);
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
/** Whether a stream gets colours: a terminal, unless NO_COLOR or `--no-color` says otherwise; FORCE_COLOR everywhere. */
function coloursOn(world, options, stream) {
    if (!options.color || (world.machine.env.NO_COLOR ?? '') !== '')
        return false;
    return stream.isTTY === true || (world.machine.env.FORCE_COLOR ?? '') !== '';
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


/***/ }),

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles),
/* harmony export */   U: () => (/* binding */ hasItsSource)
/* harmony export */ });
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --workspaces\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}
/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
function hasItsSource(store, run) {
    return store.filesOf(run.run_id).areRemoved || (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .canReadSource */ .kL)(run, store.packsPath(run.run_id));
}


/***/ }),

/***/ 51292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ isSavable),
/* harmony export */   $P: () => (/* binding */ parseIndexed),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KO: () => (/* binding */ isRacy),
/* harmony export */   Pm: () => (/* binding */ seenOf),
/* harmony export */   Ri: () => (/* binding */ microsOf),
/* harmony export */   SY: () => (/* binding */ sameSeen),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   Vj: () => (/* binding */ formatIndexed),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   lZ: () => (/* binding */ isAnotherDirectory),
/* harmony export */   xe: () => (/* binding */ isLeaf)
/* harmony export */ });
/* unused harmony exports GRAIN_MS, COARSE_MS */
/** A clock of a file system ticks every 1 to 10 ms; a file server may be some more off. */
const GRAIN_MS = 100;
/** Some keep whole seconds, FAT every other one. */
const COARSE_MS = 2000;
function seenOf(stat) {
    const { mtimeMs, ctimeMs } = stat;
    const [ino, size, mode, nlink] = [small(stat.ino), small(stat.size), small(stat.mode), small(stat.nlink)];
    return { ino, size, mode, mtimeMs, ctimeMs, nlink };
}
/** Numbers come from the system as fractions, each an object of its own: much memory for 100,000 files. */
function small(value) {
    return value < 2 ** 31 ? value | 0 : value;
}
/** The kind of thing that a raw `st_mode` tells. */
function kindOf(mode) {
    switch (mode & 0o170000) {
        case 0o100000:
            return 'file';
        case 0o040000:
            return 'directory';
        case 0o120000:
            return 'link';
        case 0o010000:
            return 'fifo';
        case 0o140000:
            return 'socket';
        default:
            return 'device';
    }
}
/** Whether it is anything that can be saved. */
function isSavable(kind) {
    return kind === 'directory' || isLeaf(kind);
}
/** Whether it can be saved and nothing is in it. */
function isLeaf(kind) {
    return kind === 'file' || kind === 'link';
}
/** The year 2255, in whole seconds: microseconds beyond that, and before 1684, are no whole numbers in a double. */
const LATEST = 9_007_199_254_000_000;
/** Whole microseconds: a double of milliseconds holds no more. What lies out of reach is the nearest that does not. */
function microsOf(mtimeMs) {
    return Math.min(LATEST, Math.max(-LATEST, Math.round(mtimeMs * 1000)));
}
/**
 * A time as Node's `utimes` takes it: seconds. As text where it is before 1970, since Node takes negative numbers for "now". Node cuts
 * off what is below a nanosecond, so a number that lies below its microsecond would become the one before: then it is the next number.
 */
function secondsOf(micros) {
    if (micros < 0)
        return String(micros / 1e6);
    let seconds = micros / 1e6;
    while (Math.floor((seconds % 1) * 1e9) < (micros % 1e6) * 1e3)
        seconds += Math.max(seconds, 1) * 2 ** -53;
    return seconds;
}
/** Whether a path is as it was at the last look, as far as the system can tell. */
function isUnchanged(indexed, stat) {
    return !indexed.racy && sameSeen(indexed.seen, stat);
}
/** Whether two looks saw the same thing, unchanged. The number of links counts by the time of change that it sets. */
function sameSeen(a, b) {
    return (a.ino === b.ino &&
        a.mtimeMs === b.mtimeMs &&
        a.ctimeMs === b.ctimeMs &&
        a.size === b.size &&
        a.mode === b.mode);
}
/** Whether one of two is a directory that the other is not. */
function isAnotherDirectory(a, b) {
    const isDirectory = kindOf(a.mode) === 'directory';
    if (isDirectory !== (kindOf(b.mode) === 'directory'))
        return true;
    return isDirectory && a.ino !== b.ino;
}
/** Whether a change at or after `sinceMs` might leave these times as they are; also where they are in the future. */
function isRacy(seen, sinceMs) {
    return Math.max(seen.ctimeMs, seen.mtimeMs) >= sinceMs - grainOf(seen);
}
/** How long a file may be changed again without another time. Told by the time of change, which nobody can set. */
function grainOf({ ctimeMs }) {
    return ctimeMs % 1000 === 0 ? COARSE_MS : GRAIN_MS;
}
const LETTERS = { file: 'f', directory: 'd', link: 'l', other: 'o' };
/** One line of JSON in ASCII, without its newline. Read by `parseIndexed`. */
function formatIndexed(path, { seen, entry, racy }) {
    const { ino, size, mode, mtimeMs, ctimeMs, nlink } = seen;
    // By hand: a line for each of 100,000 paths is written before the first step starts.
    const common = `${quoted(path)},${ino},${size},${mode},${mtimeMs},${ctimeMs},${nlink},${racy ? 1 : 0}`;
    return `[${common},"${LETTERS[entry.kind]}",${entry.mtime},${detailsOf(entry)}]`;
}
function detailsOf(entry) {
    switch (entry.kind) {
        case 'file':
            return `${entry.mode},${entry.size},"${entry.digest}"`;
        case 'directory':
            return `${entry.mode}`;
        case 'link':
            return quoted(entry.target);
        case 'other':
            return `"${entry.what}"`;
    }
}
/** A string of JSON in ASCII. */
function quoted(text) {
    if (/^[\w ./~@+=-]*$/.test(text))
        return `"${text}"`;
    return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (character) => {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}
/** What a line says, or null where it is damaged. */
function parseIndexed(line) {
    const fields = parseArray(line);
    if (fields === null || typeof fields[0] !== 'string')
        return null;
    for (let at = 1; at < 8; at++)
        if (typeof fields[at] !== 'number')
            return null;
    const [path, ino, size, mode, mtimeMs, ctimeMs, nlink, racy] = fields;
    const entry = parseEntry(fields);
    if (entry === null)
        return null;
    return [path, { seen: { ino, size, mode, mtimeMs, ctimeMs, nlink }, entry, racy: racy === 1 }];
}
function parseEntry(fields) {
    const [letter, mtime, first, size, digest] = fields.slice(8);
    if (typeof mtime !== 'number')
        return null;
    switch (letter) {
        case 'f':
            if (typeof first !== 'number' || typeof size !== 'number' || typeof digest !== 'string')
                return null;
            return { kind: 'file', mode: first, size, digest, mtime };
        case 'd':
            return typeof first === 'number' ? { kind: 'directory', mode: first, mtime } : null;
        case 'l':
            return typeof first === 'string' ? { kind: 'link', target: first, mtime } : null;
        case 'o':
            return isWhat(first) ? { kind: 'other', what: first, mtime } : null;
        default:
            return null;
    }
}
function isWhat(value) {
    return value === 'fifo' || value === 'socket' || value === 'device' || value === 'unreadable';
}
function parseArray(line) {
    try {
        const value = JSON.parse(line);
        return Array.isArray(value) ? value : null;
    }
    catch {
        return null;
    }
}


/***/ })

};
