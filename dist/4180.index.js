export const id = 4180;
export const ids = [4180];
export const modules = {

/***/ 3293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain),
/* harmony export */   q: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1710);
/* harmony import */ var _pipes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56693);
/* harmony import */ var _scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89602);
/* harmony import */ var _shells_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28749);
/* harmony import */ var _which_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62929);








/** Starts a script's process, in a session and group of its own, or says why it cannot be started. */
function launch(request) {
    const why = whyNoDirectory(request.cwd);
    if (why !== null)
        return refuse(`The working directory ${request.cwd} ${why}.`);
    const find = (program) => (0,_which_js__WEBPACK_IMPORTED_MODULE_6__/* .which */ .K)(program, request.env.PATH, request.cwd);
    const shell = (0,_shells_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseShell */ .ES)(request.shell, request.script, (program) => find(program) !== null);
    if (!shell.ok)
        return refuse(shell.message);
    const program = find(shell.invocation.program);
    if (program === null)
        return refuse(notFound(shell.invocation.program));
    try {
        const files = (0,_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .createCommandFiles */ .hi)(request.scratch);
        const script = writeScript(request.scratch, shell.invocation);
        return start(request, { program, args: (0,_shells_js__WEBPACK_IMPORTED_MODULE_5__/* .argumentsFor */ .Oz)(shell.invocation, script), files });
    }
    catch (error) {
        return refuse(explain(error, request.env));
    }
}
function start(request, { program, args, files }) {
    const env = {
        ...request.env,
        ...(0,_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .commandFileVariables */ .Bs)(files),
        [_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .MARK_VARIABLE */ .l6]: (0,_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .addMark */ .BY)(request.env[_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .MARK_VARIABLE */ .l6], request.mark),
    };
    const pipes = (0,_pipes_js__WEBPACK_IMPORTED_MODULE_3__/* .openPipes */ .w)(request.scratch, request.env.PATH);
    let child;
    try {
        const ends = pipes?.map((pipe) => pipe.input) ?? ['pipe', 'pipe'];
        child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { cwd: request.cwd, env, detached: true, stdio: ['ignore', ...ends] });
    }
    catch (error) {
        for (const pipe of pipes ?? [])
            pipe.output.destroy();
        throw error;
    }
    finally {
        for (const pipe of pipes ?? [])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.input);
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
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch, `script${invocation.extension}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, invocation.text, { mode: 0o700 });
    return path;
}
function whyNoDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory() ? null : 'is not a directory';
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

/***/ 82343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MaskStream)
/* harmony export */ });
/* harmony import */ var _matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12390);

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
            this.#matcher = patterns.length === 0 ? null : new _matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .Matcher */ .P(patterns);
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


/***/ }),

/***/ 56693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PipeStock),
/* harmony export */   w: () => (/* binding */ openPipes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _which_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62929);





/** The names of the pipes for a process's stdout and stderr, in a folder of its own. */
const NAMES = ['stdout', 'stderr'];
/** Pairs that are made at a time: to start the program takes 12 ms, however many it makes. */
const AT_ONCE = 16;
/** Named pipes that are made ahead. */
class PipeStock {
    #directory;
    #stock = [];
    #count = 0;
    /** @param directory where they lie until they are used: readable by nobody else */
    constructor(directory) {
        this.#directory = directory;
    }
    /** Puts a pair into the folder of a process. Where that cannot be done, `openPipes` makes one there. */
    put(folder) {
        if (this.#stock.length < NAMES.length) {
            const next = () => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#directory, `pipe-${++this.#count}`);
            const names = Array.from({ length: AT_ONCE * NAMES.length }, next);
            if (makePipes(names, undefined))
                this.#stock.push(...names);
        }
        for (const name of NAMES) {
            const pipe = this.#stock.pop();
            if (pipe !== undefined)
                rename(pipe, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
        }
    }
}
/** A step may have removed it. */
function rename(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
    }
    catch { }
}
/** Whether they were made. */
function makePipes(names, path) {
    const mkfifo = (0,_which_js__WEBPACK_IMPORTED_MODULE_4__/* .which */ .K)('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
    if (mkfifo === null)
        return false;
    try {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 * @param directory of the process, with its pipes in it where they were made ahead
 */
function openPipes(directory, path) {
    const names = NAMES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    const missing = names.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(name));
    if (missing.length > 0 && !makePipes(missing, path))
        return null;
    const open = [];
    try {
        // The reading end first and without waiting: a writing end alone would wait for it.
        for (const name of names) {
            open.push((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY));
        }
        const [out, outInput, err, errInput] = open;
        return [
            { input: outInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: out, readable: true, writable: false }) },
            { input: errInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: err, readable: true, writable: false }) },
        ];
    }
    catch {
        for (const handle of open)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(name);
    }
    catch { }
}


/***/ }),

/***/ 59523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ Sayings)
});

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

// EXTERNAL MODULE: ./build/src/shell/scratch.js
var scratch = __webpack_require__(89602);
// EXTERNAL MODULE: ./build/src/shell/mask-stream.js
var mask_stream = __webpack_require__(82343);
;// CONCATENATED MODULE: ./build/src/shell/summary.js


/** GitHub shows so much of a step's summary. */
const LIMIT = 1024 * 1024;
/** The step summary, masked, cut at its limit between two characters. */
function readSummary(file, masks) {
    const bytes = (0,scratch/* readRegular */.VX)(file, 2 * LIMIT);
    if (typeof bytes === 'string')
        return { text: '', warning: `The step summary is left out. ${bytes}.` };
    const stream = new mask_stream/* MaskStream */.l(masks);
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
        const read = (0,scratch/* readCommandFile */.Ev)(file, scratch/* PAIRS_LIMIT */.yV);
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
        if (this.#outputBytes > scratch/* PAIRS_LIMIT */.yV) {
            this.error(failed('set-output', `The outputs are larger than ${scratch/* PAIRS_LIMIT */.yV / 1024} KiB.`));
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


/***/ }),

/***/ 89602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ commandFileVariables),
/* harmony export */   Ev: () => (/* binding */ readCommandFile),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   hi: () => (/* binding */ createCommandFiles),
/* harmony export */   yV: () => (/* binding */ PAIRS_LIMIT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Outputs of a job and variables may have so many bytes (GitHub's limit for outputs). */
const PAIRS_LIMIT = 1024 * 1024;
/** Makes the empty command files in a try's own directory. */
function createCommandFiles(scratch) {
    const files = {
        output: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'output'),
        env: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'env'),
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'path'),
        summary: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'summary'),
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'state'),
    };
    for (const file of Object.values(files))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, '');
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
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
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
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle).isFile())
            return 'The file was replaced by something that is not a file';
        return readUpTo(handle, most);
    }
    catch (error) {
        return `The file cannot be read (${error.code})`;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function readUpTo(handle, most) {
    const bytes = Buffer.allocUnsafe(Math.min(most, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle).size));
    let length = 0;
    while (length < bytes.length) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, bytes, length, bytes.length - length, length);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
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


/***/ })

};
