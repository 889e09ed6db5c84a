export const id = 1775;
export const ids = [1775,2495];
export const modules = {

/***/ 70474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ faultText)
/* harmony export */ });
/** What a person needs to report a bug of ours. */
function faultText(error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return (`savepoint: this is a bug in Savepoint, not in your pipeline.\n${text}\n` +
        '  hint: please report it with the text above, the output of `savepoint --version`, and events.ndjson of the run\n');
}


/***/ }),

/***/ 81775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/heap.js
var heap = __webpack_require__(32495);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/home.js
var home = __webpack_require__(89538);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/temp.js
var temp = __webpack_require__(85099);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
// EXTERNAL MODULE: ./build/src/cli/fault-text.js
var fault_text = __webpack_require__(70474);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
;// CONCATENATED MODULE: ./build/src/cli/output.js

/** After a hurry: how long the last words may take to reach a reader. */
const LAST_WORDS_MS = 500;
/** What a pipe or a terminal says whose reader has gone away. */
const NO_READER = ['EPIPE', 'EIO'];
/**
 * Data goes to stdout, talk to stderr. A reader that has gone away ends neither the program nor a run, and nobody misses what it did not
 * read; a disk that takes no more is another matter.
 */
class Output {
    stdout;
    stderr;
    #gone = new Set();
    #hurry = new AbortController();
    #error = null;
    constructor(stdout, stderr) {
        this.stdout = stdout;
        this.stderr = stderr;
        for (const stream of [stdout, stderr])
            stream.on('error', () => this.#gone.add(stream));
        // Node forgets it soon.
        stdout.on('error', (error) => {
            this.#error ??= error;
        });
    }
    /** Why data is missing where it was to be kept, as on a full disk; null where none is. */
    get unwritten() {
        const error = this.#error ?? this.stdout.errored;
        return error === null || NO_READER.includes(error.code ?? '') ? null : (0,errors/* reasonOf */.A3)(error);
    }
    /** Writes data. The promise, where there is one, settles when the reader has caught up or gone away. */
    data(text) {
        return this.#write(this.stdout, text);
    }
    /** Writes talk. */
    talk(text) {
        return this.#write(this.stderr, text);
    }
    /** From now on a reader that does not read keeps nothing waiting: what it does not take is left out. */
    hurry() {
        this.#hurry.abort();
    }
    /** Settles when all that was written has left this process, or cannot. */
    async flush() {
        await this.#bothDrained(this.#hurry.signal);
        if (this.#hurry.signal.aborted)
            await this.#bothDrained(AbortSignal.timeout(LAST_WORDS_MS));
    }
    #write(stream, text) {
        if (this.#gone.has(stream) || stream.destroyed)
            return undefined;
        if (this.#hurry.signal.aborted && stream.writableNeedDrain)
            return undefined;
        return stream.write(text) ? undefined : this.#drained(stream, this.#hurry.signal);
    }
    async #bothDrained(limit) {
        await Promise.all([this.stdout, this.stderr].map((stream) => this.#drained(stream, limit)));
    }
    #drained(stream, limit) {
        if (this.#gone.has(stream) || stream.destroyed || stream.writableLength === 0)
            return Promise.resolve();
        if (limit.aborted)
            return Promise.resolve();
        return new Promise((resolve) => {
            const done = () => {
                for (const event of ['drain', 'error', 'close'])
                    stream.off(event, done);
                limit.removeEventListener('abort', done);
                resolve();
            };
            for (const event of ['drain', 'error', 'close'])
                stream.on(event, done);
            limit.addEventListener('abort', done);
            // A drain that only this wait would cause: an empty write calls back when what is before it has gone.
            stream.write('', () => done());
        });
    }
}

;// CONCATENATED MODULE: ./build/src/cli/start.js
/** The command line as this process: its arguments, environment, streams and signals, and nothing else knows them. */









const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** By which the launcher says which signals are ignored: `SigIgn` of /proc. */
const IGNORED = 'SAVEPOINT_IGNORED';
/** Runs the command line and sets the exit code of the process. Never throws. */
async function start() {
    const ignored = takeIgnored();
    const [, , word, path = '', mark = ''] = process.argv;
    if (word === words/* WATCH */.Qn || word === words/* HASH */.v9) {
        const { watchAttempt, printHash } = await Promise.all(/* import() */[__webpack_require__.e(3361), __webpack_require__.e(7242)]).then(__webpack_require__.bind(__webpack_require__, 60566));
        await (word === words/* WATCH */.Qn ? watchAttempt(path, mark) : printHash(path));
        return;
    }
    if (word === words/* TRANSFER */.oo) {
        const { serveTransfers } = await __webpack_require__.e(/* import() */ 6205).then(__webpack_require__.bind(__webpack_require__, 36205));
        serveTransfers(process.env, path);
        return;
    }
    const output = new Output(process.stdout, process.stderr);
    try {
        const { execute } = await Promise.all(/* import() */[__webpack_require__.e(8179), __webpack_require__.e(5436)]).then(__webpack_require__.bind(__webpack_require__, 95436));
        process.exitCode = await execute(process.argv.slice(2), worldOf(output, ignored));
    }
    catch (error) {
        process.stderr.write((0,fault_text/* faultText */.I)(error));
        process.exitCode = exit/* EXIT */.dc.fault;
    }
    await output.flush();
    if (output.unwritten !== null) {
        process.stderr.write(`savepoint: the output could not be written: ${output.unwritten}\n`);
        process.exitCode ||= exit/* EXIT */.dc.store;
    }
    // What a completed step left running may still hold our pipes; nothing is waited for any more.
    (0,heap/* endProcess */.JZ)();
}
/**
 * The signals that the caller ignores, as `nohup` does and a script for what it starts with `&`. The launcher, `bin/savepoint`, says them; Node
 * forgets them. They stay ignored. What is started from here is not told.
 */
function takeIgnored() {
    const mask = Number.parseInt(process.env[IGNORED]?.slice(-8) ?? '', 16);
    delete process.env[IGNORED];
    const ignored = ENDINGS.filter((signal) => mask & (1 << (external_node_os_.constants.signals[signal] - 1)));
    for (const signal of ignored)
        process.on(signal, () => { });
    return new Set(ignored);
}
function worldOf(output, ignored) {
    return {
        cwd: workingDirectory,
        machine: {
            env: process.env,
            host: (0,external_node_os_.hostname)(),
            pid: process.pid,
            temp: (0,temp/* tempFolder */.v)(process.env, process.cwd),
            home: (0,home/* homeFolder */.W)(),
            locks: words/* LOCKS */.H8,
            self: { program: process.execPath, args: [process.argv[1] ?? ''] },
        },
        user: userName(),
        stdin: process.stdin,
        output,
        onSignal: (listener) => {
            const heard = ENDINGS.filter((signal) => !ignored.has(signal));
            for (const signal of heard)
                process.on(signal, () => listener(signal === 'SIGINT' ? signal : 'SIGTERM'));
        },
    };
}
/** A user may have no name, as in a container. */
function userName() {
    try {
        return (0,external_node_os_.userInfo)().username;
    }
    catch {
        return process.env.USER ?? `uid ${process.getuid?.() ?? ''}`;
    }
}
/** @throws Refusal when it has been removed */
function workingDirectory() {
    try {
        return process.cwd();
    }
    catch {
        throw new refusal/* Refusal */.P(2, 'the current folder was deleted', { hint: 'change to a folder that exists' });
    }
}


/***/ }),

/***/ 32495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ endProcess),
/* harmony export */   VU: () => (/* binding */ checkHeap),
/* harmony export */   mk: () => (/* binding */ makeRoom),
/* harmony export */   watchHeap: () => (/* binding */ watchHeap)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/** What V8 is told, so that a workspace of 100,000 files is worked on within 256 MiB, and a smaller one fast. */


/** Two halves. In V8's first MiB much outlives a collection by chance; its most of 32 MiB would take three times that. */
const YOUNG_BYTES = 8 * 2 ** 20;
/** More than 50,000 files need. Collecting early below it would make their first checkpoint a quarter slower. */
const LARGE_BYTES = 88 * 2 ** 20;
const LOOK_MS = 50;
let isWatched = false;
let isHeld = false;
/** For a whole command, at its start. */
function watchHeap() {
    growYoung();
    isWatched = true;
    const timer = setInterval(() => {
        checkHeap();
        if (!isWatched)
            clearInterval(timer);
    }, LOOK_MS).unref();
}
/**
 * From a large heap on, V8 collects when a quarter more is taken, and no longer when as much again is; and at once, since half as much again
 * is taken while it marks in steps. Called where many paths are held and no timer can run. Nothing without `watchHeap`.
 */
function checkHeap() {
    if (!isWatched || (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().total_heap_size < LARGE_BYTES)
        return;
    isWatched = false;
    isHeld = true;
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=25');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--optimize-for-size');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-incremental-marking');
    // Only a collection sets the next limit; the one that stands may be at twice the size.
    collect();
}
/** Collects where the heap is held back: before much is taken outside of it, of which V8 does not know. */
function makeRoom() {
    if (isHeld)
        collect();
}
/**
 * Ends the process with its `exitCode`. A thread of V8 that compiles, and is at the heap's limit, waits until the main one collects; and Node, once
 * it ends, waits for these threads, and collects no more: then neither ever ends (seen in Node 24.21, `WorkerThreadsTaskRunner::Shutdown` and
 * `CollectionBarrier::AwaitCollectionBackground`). So where the heap is held back, it is let go of first.
 */
function endProcess() {
    if (isHeld) {
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=0');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-optimize-for-size');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--incremental-marking');
        collect();
    }
    process.exit();
}
function collect() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--expose-gc');
    (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)('gc')();
}
/** V8 grows this space when much outlives a collection in it: it is made to once, and then never again. */
function growYoung() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=4');
    const kept = [];
    while (youngBytes() < YOUNG_BYTES && kept.length < 128)
        kept.push(new Array(8192).fill(0.5));
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
function youngBytes() {
    const young = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find(({ space_name }) => space_name === 'new_space');
    return young?.space_size ?? YOUNG_BYTES;
}


/***/ }),

/***/ 58737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   sX: () => (/* binding */ exitOf),
/* harmony export */   yQ: () => (/* binding */ exitOfSignal)
/* harmony export */ });
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22411);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46848);


/** The exit codes that users see; the first that applies, in the order of this list. */
const EXIT = {
    fault: 70,
    sigint: 130,
    sigterm: 143,
    store: 5,
    failed: 1,
    paused: 3,
    deadline: 75,
    ok: 0,
    usage: 2,
    cannotResume: 4,
};
/** The exit code of a run that a signal stopped. */
function exitOfSignal(by) {
    return by === 'SIGINT' ? EXIT.sigint : EXIT.sigterm;
}
/** The exit code of an attempt that has ended. */
function exitOf(result, choice) {
    if (result.stoppedBy !== null)
        return exitOfSignal(result.stoppedBy);
    if (result.lost !== null || result.run === null)
        return EXIT.store;
    if (result.stuck !== null)
        return result.stuck instanceof _store_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreError */ .AD ? EXIT.store : EXIT.cannotResume;
    const run = choice.kind === 'only' ? onlyStep(result.run, choice.step) : result.run;
    if (run.steps.some((step) => step.state === 'failed'))
        return EXIT.failed;
    if (run.steps.some((step) => step.state === 'waiting'))
        return EXIT.paused;
    if (result.outOfTime)
        return EXIT.deadline;
    return EXIT.ok;
}
/** `--only-step` answers for the step that it ran, whatever state others are in. */
function onlyStep(run, id) {
    const meant = (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_1__/* .meantIds */ .g)(run.definition, id);
    return { ...run, steps: run.steps.filter((step) => meant.has(step.id) || step.attempt === run.attempt) };
}


/***/ }),

/***/ 89538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ homeFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** The folder that `~` stands for. */


/**
 * What HOME names, else what the system has for the user. In a container neither may be there: then it is `/`, as where Docker
 * starts a program for a user that it does not know.
 */
function homeFolder() {
    for (const find of [node_os__WEBPACK_IMPORTED_MODULE_0__.homedir, () => (0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().homedir]) {
        try {
            const found = find();
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(found))
                return found;
        }
        catch {
            // The system knows no such user.
        }
    }
    return '/';
}


/***/ }),

/***/ 39861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal),
/* harmony export */   y: () => (/* binding */ notYet)
/* harmony export */ });
/** Nothing was started, and why: thrown by whatever prepares a command, caught once by its entry point. */
class Refusal extends Error {
    name = 'Refusal';
    exit;
    hint;
    problems;
    constructor(exit, message, more = {}) {
        super(message);
        this.exit = exit;
        this.hint = more.hint ?? null;
        this.problems = more.problems ?? [];
    }
}
/** For a name of the contract that this version does not know yet: to go on without it would do something else than was asked. */
function notYet(what, hint) {
    return new Refusal(2, `${what} is not supported yet`, { hint });
}


/***/ }),

/***/ 85099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** The folder of temporary files. */

/**
 * The runner's, else that of the system. Absolute: what lies in it is named to steps, which run in folders of their own.
 * @param cwd may throw where it was removed: then a relative folder is not there either
 */
function tempFolder(env, cwd) {
    const named = env.RUNNER_TEMP || env.TMPDIR || env.TMP || env.TEMP || '/tmp';
    try {
        return named.startsWith('/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(named) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd(), named);
    }
    catch {
        return named;
    }
}


/***/ }),

/***/ 22411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ meantStep),
/* harmony export */   g: () => (/* binding */ meantIds)
/* harmony export */ });
/** Which step a person means. */
/** The step of an id, or of a number where no id is like it; undefined where there is none. */
function meantStep(steps, text) {
    return steps.find(({ id }) => id === text) ?? steps.find(({ number }) => `${number}` === text);
}
/** The ids of the steps that a text means: all legs of a matrix where it names their step. */
function meantIds(steps, text) {
    const legs = steps.filter(({ of }) => of === text);
    const meant = legs.length > 0 ? legs : [meantStep(steps, text)];
    return new Set(meant.flatMap((step) => step?.id ?? []));
}


/***/ }),

/***/ 46848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   Bs: () => (/* binding */ WrittenByOther),
/* harmony export */   Oy: () => (/* binding */ AccessDenied),
/* harmony export */   RF: () => (/* binding */ refusedByMachine),
/* harmony export */   W0: () => (/* binding */ isAbsent)
/* harmony export */ });
/** The store could not be opened, read or written. Never means that something is not there. */
class StoreError extends Error {
    name = 'StoreError';
    /** What a person can do, where the system error that caused it says so; else null. */
    get hint() {
        return remedyOf(this.cause);
    }
}
/** It may not be read by this job: another try cannot do better. */
class AccessDenied extends StoreError {
}
/** Another version of this program wrote what is there: another try cannot do better, either. */
class WrittenByOther extends StoreError {
}
/** The one-line text of a system error. */
function reasonOf(error) {
    const { code, message } = error;
    switch (code) {
        case 'EACCES':
        case 'EPERM':
            return 'permission denied';
        case 'EROFS':
            return 'the file system is read-only';
        case 'ENOSPC':
            return 'no space left on the device';
        case 'EDQUOT':
            return 'the disk quota is used up';
        case 'ENOTDIR':
            return 'a part of the path is not a directory';
        case 'EIO':
            return 'input/output error of the device';
        default:
            return message;
    }
}
/** What a device that has failed or is full refuses, and a machine that has no more to give, wherever it is asked: no bug of ours. */
const OF_THE_MACHINE = ['EIO', 'ENOSPC', 'EDQUOT', 'ENOMEM', 'EMFILE', 'ENFILE', 'ESTALE'];
/** @returns a system error that no caller has foreseen, in the words of people; null where it can only be a bug */
function refusedByMachine(error) {
    const { code = '', path } = (error ?? {});
    if (!OF_THE_MACHINE.includes(code))
        return null;
    return new StoreError(path === undefined ? reasonOf(error) : `${path}: ${reasonOf(error)}`, {
        cause: error,
    });
}
function remedyOf(cause) {
    switch (cause?.code) {
        case 'EACCES':
        case 'EPERM':
            return 'check its owner and permissions, and those of the folders above it';
        case 'EROFS':
            return 'choose a store in a place that can be written to';
        case 'ENOSPC':
        case 'EDQUOT':
            return 'free some space there, and run it again: what was saved is still there';
        case 'EIO':
            return 'check the disk (the log of the kernel may say more), and run it again';
        default:
            return null;
    }
}
/** Whether a system error says that a file or directory is not there. */
function isAbsent(error) {
    return error.code === 'ENOENT';
}


/***/ })

};
