export const id = 238;
export const ids = [238];
export const modules = {

/***/ 8238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 10 modules
var core = __webpack_require__(7264);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var launch_exit = __webpack_require__(8737);
// EXTERNAL MODULE: ./build/src/launch/go.js + 41 modules
var go = __webpack_require__(1515);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(8391);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(9861);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(5616);
// EXTERNAL MODULE: ./build/src/report/problems.js
var problems = __webpack_require__(5470);
// EXTERNAL MODULE: ./build/src/run/ports.js
var ports = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(6848);
;// CONCATENATED MODULE: ./build/src/action/input-text.js
/** The texts of the action's inputs. Pure. */

/** `NAME=value` and `NAME` lines, and `NAME<<DELIMITER` blocks. Empty lines are passed over. @throws Refusal */
function linesOf(text) {
    const found = [];
    const lines = text.split(/\r?\n/);
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const block = /^\s*([^=<\s]+)<<(.+)$/.exec(line);
        if (block === null) {
            const equals = line.indexOf('=');
            found.push(equals < 0
                ? { name: line.trim(), value: null }
                : { name: line.slice(0, equals).trim(), value: line.slice(equals + 1) });
            continue;
        }
        const end = lines.indexOf(block[2] ?? '', at + 1);
        if (end < 0)
            throw new refusal/* Refusal */.P(2, `the block of ${block[1]} has no line that is ${block[2]}`);
        found.push({ name: block[1] ?? '', value: lines.slice(at + 1, end).join('\n') });
        at = end;
    }
    return found;
}
/** The pipeline's inputs: `k=v` lines, or the lines of a mapping, `k: v`. @throws Refusal */
function inputsOfText(text) {
    const entries = linesOf(text).map(({ name, value }) => {
        if (value !== null)
            return [name, value];
        const mapping = /^([^:\s]+):\s*(.*)$/.exec(name);
        if (mapping === null)
            throw new refusal/* Refusal */.P(2, `inputs: ${name} has no value`, { hint: 'write name=value, one a line' });
        return [mapping[1] ?? '', unquote(mapping[2] ?? '')];
    });
    return Object.fromEntries(entries);
}
function unquote(text) {
    const match = /^(["'])(.*)\1$/.exec(text.trim());
    return match === null ? text.trim() : (match[2] ?? '');
}

// EXTERNAL MODULE: ./build/src/report/escapes.js
var escapes = __webpack_require__(9252);
// EXTERNAL MODULE: ./build/src/report/step-lines.js
var step_lines = __webpack_require__(6558);
// EXTERNAL MODULE: ./build/src/report/talk.js
var talk = __webpack_require__(2220);
;// CONCATENATED MODULE: ./build/src/action/log.js



/**
 * Lines of talk, and the steps' output with the step's id in front of each line. The id also keeps a step's
 * workflow commands from being read a second time, by the runner, as commands of this action.
 */
class ActionLog {
    #say;
    #stream;
    #lines = new Map();
    constructor(say, stream) {
        this.#say = say;
        this.#stream = stream;
    }
    event(event, run) {
        const rest = 'step' in event && event.step !== null ? this.#lines.get(event.step)?.end() : undefined;
        if (rest !== undefined && rest.length > 0)
            this.#stream.write(rest);
        for (const line of (0,talk/* talkOf */.qH)(event, run, talk/* noPaint */.Iy))
            this.#say(line);
        if (event.type === 'step.failed')
            this.#say(`::error title=${(0,escapes/* escapeProperty */.B)(event.step)}::${(0,escapes/* escapeData */.u)(event.error_message)}`);
    }
    output(step, bytes) {
        const lines = this.#lines.get(step) ?? new step_lines/* StepLines */.o(`${step} | `);
        this.#lines.set(step, lines);
        const isFree = this.#stream.write(lines.push(bytes));
        return isFree ? undefined : new Promise((resolve) => this.#stream.once('drain', resolve));
    }
    note(_step, note) {
        if (note.kind === 'notice' || note.kind === 'warning' || note.kind === 'error') {
            this.#say(`::${note.kind}::${(0,escapes/* escapeData */.u)(note.message)}`);
        }
    }
}

;// CONCATENATED MODULE: ./build/src/action/outputs.js
/** The action's outputs, told from the record. Null: not even the first event could be written. */
function outputsOf(run) {
    if (run === null)
        return { status: 'failed', resumable: 'false' };
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter((step) => step.state === 'completed' || step.state === 'skipped');
    const ran = steps.filter((step) => step.attempt === run.attempt);
    return {
        status: run.status,
        'run-id': run.run_id,
        attempt: `${run.attempt}`,
        resumed: `${run.attempt > 1}`,
        resumable: `${run.status !== 'completed'}`,
        'steps-completed': `${done.length}`,
        'steps-reused': `${done.filter((step) => step.attempt !== run.attempt).length}`,
        'steps-run': `${ran.length}`,
        'steps-total': `${steps.length}`,
        'failed-steps': run.steps
            .filter((step) => step.state === 'failed')
            .map((step) => step.id)
            .join(','),
        'waiting-for': run.waiting_for.join(','),
        outputs: JSON.stringify(Object.fromEntries(run.steps.map((step) => [step.id, step.outputs]))),
    };
}

;// CONCATENATED MODULE: ./build/src/action/start.js
/** The action as this process: its inputs, its outputs, its signals. It wires; the engine does the rest. */













/** What a `run:` step of a workflow does not see either, and so neither do the steps of a pipeline. */
const HIDDEN = [
    'ACTIONS_RUNTIME_*',
    'ACTIONS_RESULTS_URL',
    'ACTIONS_CACHE_*',
    'ACTIONS_ID_TOKEN_REQUEST_*',
    'INPUT_*',
    'STATE_*',
    'SAVEPOINT_KEY',
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
/** Runs the action and sets the exit code. Never throws. */
async function start() {
    try {
        process.exitCode = await act();
    }
    catch (error) {
        process.exitCode = explain(error);
    }
    process.exit();
}
async function act() {
    if (process.platform === 'win32') {
        throw new refusal/* Refusal */.P(2, 'Savepoint does not run on Windows', { hint: 'run the job on Linux or macOS' });
    }
    const stop = new ports/* Stop */.V();
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => stop.request(signal));
    const gone = await (0,go.go)(request(stop));
    const { launched, choice } = gone;
    if (launched.kind === 'stopped')
        return (0,launch_exit/* exitOfSignal */.yQ)(launched.by);
    for (const [name, value] of Object.entries(outputsOf(recordOf(launched))))
        core/* setOutput */.uH(name, value);
    if (launched.kind === 'nothing-to-do') {
        core/* info */.pq(`${launched.run.run_id} is completed: there is nothing to do.`);
        return launch_exit/* EXIT */.dc.ok;
    }
    const { lost } = launched.result;
    if (lost !== null)
        core/* error */.z3(lost.message);
    const exit = (0,launch_exit/* exitOf */.sX)(launched.result, choice);
    return exit === launch_exit/* EXIT */.dc.paused ? launch_exit/* EXIT */.dc.ok : exit;
}
function request(stop) {
    const workspace = start_text('workspace') ?? process.env.GITHUB_WORKSPACE ?? process.cwd();
    const pipeline = start_text('pipeline');
    const located = (0,locate/* locate */.x5)({ cwd: process.cwd(), workspace, pipeline, store: start_text('store') });
    const secrets = secretsOf(linesOf(core/* getInput */.V4('secrets')));
    const resume = start_text('resume') ?? 'auto';
    if (!['auto', 'never', 'required'].includes(resume)) {
        throw new refusal/* Refusal */.P(2, `resume: ${resume} is not one of auto, never, required`);
    }
    const id = start_text('run-id');
    return {
        machine: {
            env: process.env,
            host: (0,external_node_os_.hostname)(),
            pid: process.pid,
            temp: process.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(),
            home: (0,external_node_os_.homedir)(),
            locks: words/* LOCKS */.H8,
            self: { program: process.execPath, args: [process.argv[1] ?? ''] },
        },
        located,
        file: (0,locate/* findPipeline */.GQ)(located.workspace, { cwd: process.cwd(), pipeline, isNamed: true }),
        run: id !== null ? { kind: 'named', id } : { kind: RUN_CHOICE[resume] },
        step: stepOf(start_text('from-step'), start_text('only-step')),
        inputs: inputsOfText(core/* getInput */.V4('inputs')),
        secrets,
        maxParallel: parallelism(start_text('max-parallel')),
        hidden: HIDDEN,
        stop,
        person: false,
        progress: () => { },
        observe: () => new ActionLog((line) => core/* info */.pq(line), process.stdout),
        warn: (message) => core/* warning */.$e(message),
    };
}
const RUN_CHOICE = { auto: 'auto', never: 'fresh', required: 'newest' };
function start_text(name) {
    const value = core/* getInput */.V4(name);
    return value === '' ? null : value;
}
function stepOf(from, only) {
    if (from !== null && only !== null)
        throw new refusal/* Refusal */.P(2, 'from-step and only-step exclude each other');
    if (from !== null)
        return { kind: 'from', step: from };
    return only === null ? null : { kind: 'only', step: only };
}
function parallelism(value) {
    if (value === null)
        return null;
    const count = Number(value);
    if (Number.isInteger(count) && count > 0)
        return count;
    throw new refusal/* Refusal */.P(2, `max-parallel: ${value} is not a whole number above 0`);
}
/** `NAME=value`, `NAME<<DELIMITER` blocks, or `NAME` for the variable of that name. */
function secretsOf(lines) {
    const entries = lines.map(({ name, value }) => [name, value ?? process.env[name] ?? '']);
    for (const [, value] of entries)
        if (value !== '')
            core/* setSecret */.Pq(value);
    return Object.fromEntries(entries);
}
function recordOf(launched) {
    return launched.kind === 'nothing-to-do' ? launched.run : launched.result.run;
}
function explain(error) {
    if (error instanceof refusal/* Refusal */.P) {
        if (error.problems.length > 0)
            core/* info */.pq((0,problems/* formatProblems */.C5)(error.problems));
        for (const problem of error.problems)
            core/* info */.pq((0,problems/* annotationOf */.lW)(problem));
        core/* setFailed */.C1(error.hint === null ? error.message : `${error.message} (${error.hint})`);
        return error.exit;
    }
    if (error instanceof errors/* StoreError */.AD) {
        core/* setFailed */.C1(error.message);
        return launch_exit/* EXIT */.dc.store;
    }
    core/* setFailed */.C1(`This is a bug in Savepoint, not in your pipeline: ${error instanceof Error ? error.stack : error}`);
    return launch_exit/* EXIT */.dc.fault;
}


/***/ }),

/***/ 8737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   sX: () => (/* binding */ exitOf),
/* harmony export */   yQ: () => (/* binding */ exitOfSignal)
/* harmony export */ });
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
    const run = choice.kind === 'only' ? onlyStep(result.run, choice.step) : result.run;
    if (run.steps.some((step) => step.state === 'failed'))
        return EXIT.failed;
    if (run.steps.some((step) => step.state === 'waiting'))
        return EXIT.paused;
    return EXIT.ok;
}
/** `--only-step` answers for the step that it ran, whatever state others are in. */
function onlyStep(run, id) {
    return { ...run, steps: run.steps.filter((step) => step.id === id || step.attempt === run.attempt) };
}


/***/ }),

/***/ 9861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal)
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


/***/ }),

/***/ 5616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ LOCKS),
/* harmony export */   Qn: () => (/* binding */ WATCH),
/* harmony export */   _E: () => (/* binding */ HASHED),
/* harmony export */   v9: () => (/* binding */ HASH)
/* harmony export */ });
/** The hidden argument with which the program starts itself as an attempt's watcher. */
const WATCH = '--watch-attempt';
/** The hidden argument with which the program starts itself to compute `hashFiles`. */
const HASH = '--hash-files';
/** What stands in front of the hash, among all that the library prints. */
const HASHED = 'savepoint-hash:';
/** The place of workspace locks. Whatever TMPDIR says: every process on the machine must look in the same place. */
const LOCKS = '/tmp/savepoint-locks';


/***/ }),

/***/ 9252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ escapeProperty),
/* harmony export */   u: () => (/* binding */ escapeData)
/* harmony export */ });
/** How text stands in a GitHub workflow command, `::name key=property::data`. */
/** The text after the last `::`. */
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
/** The value of a property. */
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}


/***/ }),

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ formatProblems),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   lW: () => (/* binding */ annotationOf)
/* harmony export */ });
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9252);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4913);


/** Longest stretch of a source line that is shown. */
const WIDEST = 160;
/** A problem as a compiler would say it: `file:line:column: message`, the line, a caret, the remedy. */
function formatProblem(problem) {
    const { place, message, hint } = problem;
    const lines = [place === undefined ? message : `${place.file}:${place.line}:${place.column}: ${message}`];
    if (place !== undefined)
        lines.push(...excerpt(place.text, place.column, place.length, place.line));
    if (hint !== undefined)
        lines.push(`  hint: ${hint}`);
    return lines.join('\n');
}
/** All problems of a file, with their number at the end. */
function formatProblems(problems) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    return `${problems.map(formatProblem).join('\n\n')}\n\n${count}; nothing was started.\n`;
}
function excerpt(text, column, length, line) {
    const start = column > WIDEST - 20 ? column - 40 : 0;
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text.slice(start, start + WIDEST));
    const before = text.slice(start, column - 1).replace(/[^\t]/g, ' ');
    const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - start))));
    const gutter = `${line}`.padStart(5);
    return [
        `${gutter} | ${start > 0 ? '…' : ''}${shown}`,
        `${' '.repeat(5)} | ${start > 0 ? ' ' : ''}${before}${carets}`,
    ];
}
/** A GitHub workflow command that puts a problem on its line of the file. */
function annotationOf(problem) {
    const { place } = problem;
    const text = problem.hint === undefined ? problem.message : `${problem.message} (${problem.hint})`;
    const at = place === undefined
        ? ''
        : ` file=${(0,_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeProperty */ .B)(place.file)},line=${place.line},col=${place.column},endColumn=${place.column + place.length}`;
    return `::error${at}::${(0,_escapes_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeData */ .u)(text)}`;
}


/***/ }),

/***/ 4913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/** Making foreign text safe to print. */

/** Control characters would act on the terminal. */
function visible(text) {
    return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '\ufffd');
}
/** Text without colours and control characters, in one line. */
function plainText(text) {
    return visible((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 6848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   W0: () => (/* binding */ isAbsent)
/* harmony export */ });
/** The store could not be opened, read or written. Never means that something is not there. */
class StoreError extends Error {
    name = 'StoreError';
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
/** Whether a system error says that a file or directory is not there. */
function isAbsent(error) {
    return error.code === 'ENOENT';
}


/***/ })

};
