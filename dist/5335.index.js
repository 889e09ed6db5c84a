export const id = 5335;
export const ids = [5335];
export const modules = {

/***/ 12390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Matcher)
/* harmony export */ });
/**
 * Finds many byte sequences in one pass. A table of the two bytes with which one can begin lets nearly all positions be
 * passed over by one look.
 */
class Matcher {
    #beginnings = new Uint8Array(0x10000);
    #byFirst = new Map();
    constructor(patterns) {
        for (const pattern of patterns) {
            const [first, second] = pattern;
            if (first === undefined)
                continue;
            if (second === undefined)
                this.#beginnings.fill(1, first << 8, (first + 1) << 8);
            else
                this.#beginnings[(first << 8) | second] = 1;
            const others = this.#byFirst.get(first);
            if (others)
                others.push(pattern);
            else
                this.#byFirst.set(first, [pattern]);
        }
    }
    /** Looks through bytes that may go on: nothing is looked for behind `hold`. */
    search(bytes) {
        const spans = [];
        for (let at = 0; at < bytes.length; at++) {
            if (at + 1 < bytes.length && !this.#mayBegin(bytes, at))
                continue;
            const length = this.#lengthAt(bytes, at);
            if (length === 'undecided')
                return { spans, hold: at };
            if (length > 0)
                addSpan(spans, at, at + length);
        }
        return { spans, hold: bytes.length };
    }
    /** Looks through bytes that are complete. */
    searchAll(bytes) {
        const spans = [];
        for (let at = 0; at < bytes.length; at++) {
            if (at + 1 < bytes.length && !this.#mayBegin(bytes, at))
                continue;
            for (const pattern of this.#byFirst.get(bytes[at]) ?? []) {
                if (matches(pattern, bytes, at, pattern.length))
                    addSpan(spans, at, at + pattern.length);
            }
        }
        return { spans, hold: bytes.length };
    }
    #mayBegin(bytes, at) {
        return this.#beginnings[(bytes[at] << 8) | bytes[at + 1]] === 1;
    }
    #lengthAt(bytes, at) {
        let longest = 0;
        for (const pattern of this.#byFirst.get(bytes[at]) ?? []) {
            if (pattern.length <= longest)
                continue;
            const here = Math.min(pattern.length, bytes.length - at);
            if (!matches(pattern, bytes, at, here))
                continue;
            if (here < pattern.length)
                return 'undecided';
            longest = here;
        }
        return longest;
    }
}
function matches(pattern, bytes, at, length) {
    return at + length <= bytes.length && bytes.compare(pattern, 0, length, at, at + length) === 0;
}
function addSpan(spans, start, end) {
    const last = spans.at(-1);
    if (last && start <= last[1])
        last[1] = Math.max(last[1], end);
    else
        spans.push([start, end]);
}


/***/ }),

/***/ 62929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ which)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where a program is looked for when the environment has no PATH; what `execvp` uses on Linux. */
const DEFAULT_PATH = '/bin:/usr/bin';
/**
 * The absolute path of a program, found as a shell finds it: a name with a slash is a path from `cwd`, any other
 * is looked for in the directories of `path`. Null when there is no such executable file.
 */
function which(program, path, cwd) {
    if (program === '')
        return null;
    if (program.includes('/'))
        return executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, program));
    for (const directory of (path ?? DEFAULT_PATH).split(':')) {
        const found = executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, directory, program));
        if (found !== null)
            return found;
    }
    return null;
}
function executable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() ? file : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 55483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runScript: () => (/* binding */ runScript)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/shell/launch.js
var launch = __webpack_require__(3293);
// EXTERNAL MODULE: ./build/src/shell/marks.js
var marks = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/src/shell/pipes.js
var shell_pipes = __webpack_require__(56693);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
// EXTERNAL MODULE: ./build/src/steps/command-line.js
var command_line = __webpack_require__(60591);
// EXTERNAL MODULE: ./build/src/shell/line-gate.js
var line_gate = __webpack_require__(17206);
// EXTERNAL MODULE: ./build/src/shell/sayings.js + 2 modules
var sayings = __webpack_require__(59523);
;// CONCATENATED MODULE: ./build/src/steps/listen.js


/** Silence for so long after the exit means that what is left running has nothing more to say for the step. */
const QUIET_MS = 250;
const QUIET_CAP_MS = 5000;
/** What a step says, and which texts it asks to be masked: the runner masks, and here they are noted. */
class Heard {
    masks = [];
    sayings;
    constructor() {
        const none = {
            add: (text) => this.masks.push(text),
            hides: () => false,
            apply: (text) => text,
            patterns: () => [],
        };
        this.sayings = new sayings/* Sayings */.t(none);
    }
}
/** One stream of a step. */
class Passing {
    #from;
    #last = Date.now();
    #hasEnded = false;
    constructor(from, to, { sayings }) {
        this.#from = from;
        const gate = new line_gate/* LineGate */.O({
            text: () => { },
            command: (line) => void sayings.hear(line.toString()),
            tooLong: () => true,
        });
        from.on('data', (bytes) => {
            this.#last = Date.now();
            gate.push(bytes);
            if (to.write(bytes))
                return;
            from.pause();
            to.once('drain', () => from.resume());
        });
        const end = () => {
            if (!this.#hasEnded)
                gate.end();
            this.#hasEnded = true;
        };
        from.on('end', end).on('error', end).on('close', end);
    }
    /** Settles when all is passed on that the step itself has said. */
    async settled() {
        const since = Date.now();
        for (let wait = 1; !this.#hasEnded; wait = Math.min(wait * 2, 20)) {
            // Nobody is quiet whom the reader holds back.
            if (this.#from.isPaused())
                this.#last = Date.now();
            const now = Date.now();
            if (now - Math.max(since, this.#last) > QUIET_MS)
                break;
            if (now - since > QUIET_CAP_MS && !this.#from.isPaused())
                break;
            await new Promise((done) => setTimeout(done, wait));
        }
        this.#from.destroy();
    }
}

;// CONCATENATED MODULE: ./build/src/steps/script.js
/** Runs a step's script as the runner would: its shell, its flags, its streams, its signals. */









async function runScript(world, request) {
    const heard = new Heard();
    const exit = await start(world, request, heard);
    return { exit, said: heard.sayings.said(filesIn(world.env)), masks: heard.masks };
}
async function start(world, request, heard) {
    const { env, cwd, args } = world;
    const { call, text, scratch } = request;
    const find = (program) => (0,which/* which */.K)(program, env.PATH, cwd);
    const chosen = (0,command_line/* startOf */.G)(args, call, { text, exists: (program) => find(program) !== null });
    if (!chosen.ok)
        return { kind: 'unstartable', message: chosen.message };
    const program = find(chosen.program);
    if (program === null)
        return { kind: 'unstartable', message: notFound(chosen.program) };
    const script = chosen.copy === null ? call.script : (0,external_node_path_.join)(scratch, `script${chosen.copy.extension}`);
    if (chosen.copy !== null)
        (0,external_node_fs_.writeFileSync)(script, chosen.copy.text, { mode: 0o700 });
    try {
        return await conduct(world, [program, ...chosen.args(script)], { ...request, heard });
    }
    catch (error) {
        const known = Object.entries(env).filter((entry) => entry[1] !== undefined);
        return {
            kind: 'unstartable',
            message: (0,launch/* explain */.W)(error, Object.fromEntries(known)),
        };
    }
}
/** @throws the system's error where it cannot be started */
function conduct(world, [program = '', ...args], { mark, scratch, heard }) {
    const { env, cwd, stdout, stderr } = world;
    let by = null;
    let pid;
    world.onSignal((signal) => {
        by ??= signal;
        void sendToAll(pid, mark, signal);
    });
    const pipes = (0,shell_pipes/* openPipes */.w)(scratch, env.PATH);
    const ends = pipes?.map(({ input }) => input) ?? ['pipe', 'pipe'];
    const child = (0,external_node_child_process_.spawn)(program, args, {
        ...{ cwd, env: { ...env, ...markOf(mark, env) }, detached: true },
        stdio: ['inherit', ...ends],
    });
    pid = child.pid;
    for (const { input } of pipes ?? [])
        (0,external_node_fs_.closeSync)(input);
    const [out, err] = pipes?.map(({ output }) => output) ?? [child.stdout, child.stderr];
    const passing = [
        ...(out ? [new Passing(out, stdout, heard)] : []),
        ...(err ? [new Passing(err, stderr, heard)] : []),
    ];
    return new Promise((done, fail) => {
        child.once('error', fail);
        child.once('exit', async (code, signal) => {
            await Promise.all(passing.map((each) => each.settled()));
            if (by !== null)
                done({ kind: 'stopped', by });
            else
                done(code === null ? { kind: 'signal', signal: signal ?? '' } : { kind: 'exited', code });
        });
    });
}
function markOf(mark, env) {
    return mark === null ? {} : { [marks/* MARK_VARIABLE */.l6]: (0,marks/* addMark */.BY)(env[marks/* MARK_VARIABLE */.l6], { attempt: mark, step: '1' }) };
}
function notFound(shell) {
    return `The shell '${shell}' is not an executable program on the PATH of the step.`;
}
/** The runner signals this process alone. */
async function sendToAll(pid, mark, signal) {
    if (pid === undefined)
        return;
    const [{ sendSignal }, { Hunt }, { processTable, startTime }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1481).then(__webpack_require__.bind(__webpack_require__, 61481)),
        __webpack_require__.e(/* import() */ 1415).then(__webpack_require__.bind(__webpack_require__, 91415)),
        __webpack_require__.e(/* import() */ 370).then(__webpack_require__.bind(__webpack_require__, 70370)),
    ]);
    const table = processTable(process.platform);
    const leader = { pid, start: startTime(pid, table) };
    const hunt = Hunt.ofStep({ table, self: process.pid }, { attempt: mark ?? '', step: '1' }, leader);
    for (const each of hunt.find())
        sendSignal(each.pid, signal);
}
/** The runner's own files of this step. */
function filesIn(env) {
    return {
        output: env.GITHUB_OUTPUT ?? '',
        env: env.GITHUB_ENV ?? '',
        path: env.GITHUB_PATH ?? '',
        summary: env.GITHUB_STEP_SUMMARY ?? '',
        state: env.GITHUB_STATE ?? '',
    };
}


/***/ }),

/***/ 44192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isRunnerVariable)
/* harmony export */ });
/**
 * The variables that the runner sets anew for every step, whatever `$GITHUB_ENV` says: the list in its `GitHubContext.cs`, and those of its
 * `RunnerContext`. Any other `GITHUB_*` is the user's.
 */
const GITHUB = [
    ...[
        'ACTION',
        'ACTION_PATH',
        'ACTION_REF',
        'ACTION_REPOSITORY',
        'ACTOR',
        'ACTOR_ID',
        'API_URL',
        'BASE_REF',
        'ENV',
    ],
    ...['EVENT_NAME', 'EVENT_PATH', 'GRAPHQL_URL', 'HEAD_REF', 'JOB', 'OUTPUT', 'PATH', 'REF', 'REF_NAME'],
    ...['REF_PROTECTED', 'REF_TYPE', 'REPOSITORY', 'REPOSITORY_ID', 'REPOSITORY_OWNER', 'REPOSITORY_OWNER_ID'],
    ...['RETENTION_DAYS', 'RUN_ATTEMPT', 'RUN_ID', 'RUN_NUMBER', 'SERVER_URL', 'SHA', 'STATE', 'STEP_SUMMARY'],
    ...['TRIGGERING_ACTOR', 'WORKFLOW', 'WORKFLOW_REF', 'WORKFLOW_SHA', 'WORKSPACE', 'ACTIONS'],
];
const RUNNER = [
    ...['ARCH', 'DEBUG', 'ENVIRONMENT', 'NAME', 'OS', 'TEMP', 'TOOL_CACHE', 'TRACKING_ID', 'WORKSPACE'],
];
const NAMES = new Set([...GITHUB.map((name) => `GITHUB_${name}`), ...RUNNER.map((name) => `RUNNER_${name}`)]);
/** Whether a variable is the runner's own. */
function isRunnerVariable(name) {
    return NAMES.has(name);
}


/***/ })

};
