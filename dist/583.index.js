export const id = 583;
export const ids = [583];
export const modules = {

/***/ 583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printHash: () => (/* binding */ printHash),
/* harmony export */   watchAttempt: () => (/* binding */ watchAttempt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var _files_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2881);
/* harmony import */ var _launch_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4445);
/* harmony import */ var _shell_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5807);
/* harmony import */ var _shell_watcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5923);
/** The program as its own helper, in a process of its own. */






/**
 * The watcher of an attempt: it lives as long as the attempt, or until it has ended what a killed one left.
 * @param scratch the attempt's scratch directory, which may hold secrets
 * @param ended the file to touch when the attempt's processes have ended
 */
async function watchAttempt(scratch, ended) {
    const count = await (0,_shell_watcher_js__WEBPACK_IMPORTED_MODULE_4__/* .watch */ .w)({
        input: process.stdin,
        table: (0,_shell_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .processTable */ .oI)(process.platform),
        self: process.pid,
    });
    if (count > 0 && ended !== '')
        (0,_files_mark_js__WEBPACK_IMPORTED_MODULE_2__/* .sayEnded */ .QV)(ended);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
}
/** Prints the hash of the files that the patterns on stdin, one a line, match in a workspace. */
async function printHash(workspace) {
    const { hashFiles } = await Promise.all(/* import() */[__webpack_require__.e(315), __webpack_require__.e(310), __webpack_require__.e(833)]).then(__webpack_require__.bind(__webpack_require__, 2833));
    const hash = await hashFiles(await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.text)(process.stdin), workspace, { followSymbolicLinks: false });
    process.stdout.write(`\n${_launch_words_js__WEBPACK_IMPORTED_MODULE_5__/* .HASHED */ ._E}${hash}\n`);
}


/***/ }),

/***/ 1959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ sha256OfLines),
/* harmony export */   fg: () => (/* binding */ sha256InPool),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** SHA-256 of some text (as UTF-8) or bytes, as 64 hexadecimal digits. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** The same of lines with a newline between them, which are not made one text of first. */
function sha256OfLines(lines) {
    const whole = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (let at = 0; at < lines.length; at += 1000)
        whole.update(`${at === 0 ? '' : '\n'}${lines.slice(at, at + 1000).join('\n')}`);
    return whole.digest('hex');
}
/** The same of many bytes, not shared, in the thread pool: of a copy, made at once. */
async function sha256InPool(bytes) {
    return Buffer.from(await node_crypto__WEBPACK_IMPORTED_MODULE_0__.subtle.digest('SHA-256', bytes)).toString('hex');
}
/** JSON with the keys of every object sorted, so that equal values have equal text. `undefined` members are left out. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, member) => member !== null && typeof member === 'object' && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : member);
}
/** The digest of a JSON-shaped value, the same for equal values whatever the order of their keys. */
function digestOf(value) {
    return sha256(canonicalJson(value));
}


/***/ }),

/***/ 2881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ readMark),
/* harmony export */   Nf: () => (/* binding */ markPath),
/* harmony export */   QV: () => (/* binding */ sayEnded),
/* harmony export */   TS: () => (/* binding */ MarkWriter),
/* harmony export */   sZ: () => (/* binding */ endedPath),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1959);
/* harmony import */ var _store_atomic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8551);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(329);
/**
 * The mark of the workspace that a run left: which attempt it was, and what was seen there. It is a cache and a sign of
 * life, beside the store and never in it: without it, the workspace is read again as any other.
 */






const HEARTBEAT_MS = 1000;
/** The line that says so. */
const CUT_OFF = 'x';
/** The last line. Without it, something is missing. */
const END = 'e';
/** Lines are written in batches of so many characters. */
const BATCH = 256 * 1024;
/** Where the mark of a workspace lies in a store. @param workspace its real path */
function markPath(store, workspace) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'workspaces', `${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(workspace).slice(0, 32)}.index`);
}
/** The file that the watcher touches when it has ended an attempt's processes. */
function endedPath(mark) {
    return `${mark}.ended`;
}
/** The first two lines of a mark are within so many bytes. */
const HEAD_BYTES = 4096;
/** What a mark speaks of, without reading all of it; null where that cannot be told. */
function readHead(path) {
    try {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            const bytes = Buffer.alloc(HEAD_BYTES);
            const [first = '', second = ''] = bytes.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes)).split('\n');
            return headIn(checked(first)) ?? headIn(checked(second));
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    catch {
        return null;
    }
}
/** The mark of a workspace, or null where there is none that can be read. */
function readMark(path) {
    try {
        const read = { index: new Map(), half: new Map(), unread: new Set() };
        let head = null;
        let cutOff = false;
        let number = 0;
        let last = null;
        for (const line of linesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path))) {
            last = checked(line);
            if (number++ < 2)
                head ??= headIn(last);
            if (last === null || last === CUT_OFF)
                cutOff = true;
            else
                readText(last, read);
        }
        if (head === null)
            return null;
        cutOff ||= last !== END;
        return { head, ...read, cutOff, alive: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs, ended: timeOf(endedPath(path)) };
    }
    catch {
        return null;
    }
}
/** One at a time: 100,000 of them are much memory. What comes after the last newline is no line. */
function* linesIn(bytes) {
    for (let from = 0;;) {
        const end = bytes.indexOf('\n', from);
        if (end < 0)
            return;
        yield bytes.toString('latin1', from, end);
        from = end + 1;
    }
}
function timeOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
/** @param text of a line, checked */
function headIn(text) {
    return text?.startsWith('#') ? JSON.parse(text.slice(1)) : null;
}
function readText(text, { index, half, unread }) {
    const rest = text.slice(1);
    if (text.startsWith('+')) {
        const parsed = (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseIndexed */ .$P)(rest);
        if (parsed === null)
            return;
        index.set(parsed[0], parsed[1]);
        unread.delete(parsed[0]);
    }
    else if (text.startsWith('-') || text.startsWith('u')) {
        const path = JSON.parse(rest);
        index.delete(path);
        if (text.startsWith('u'))
            unread.add(path);
        else
            unread.delete(path);
    }
    else if (text.startsWith('h')) {
        const [path, step] = JSON.parse(rest);
        half.set(path, step);
    }
    else if (text.startsWith('w'))
        half.delete(JSON.parse(rest));
}
/** The text of a line, or null when its checksum does not fit. */
function checked(line) {
    const text = line.slice(9);
    return line.slice(0, 8) === sumOf(text) ? text : null;
}
function sumOf(text) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(text).toString(16).padStart(8, '0');
}
/** Keeps the mark of a workspace while an attempt runs in it. What goes wrong is no failure: the mark is then gone. */
class MarkWriter {
    #path;
    #timer = null;
    #lines = [];
    #length = 0;
    #fd = null;
    constructor(path) {
        this.#path = path;
    }
    /** Begins a new mark in place of the old one, with all that is known. */
    begin(head, index, half) {
        this.#quietly(() => {
            (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDirectories */ .Kb)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#path, '..'));
            const temporary = `${this.#path}.tmp`;
            this.#fd = (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .createFresh */ .rM)(temporary, 0o600);
            // Twice, so that one of them is whole.
            for (const text of [`#${JSON.stringify(head)}`, `#${JSON.stringify(head)}`])
                this.#line(text);
            for (const [path, indexed] of index)
                this.#line(`+${(0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__/* .formatIndexed */ .Vj)(path, indexed)}`);
            for (const [path, step] of half)
                this.#line(`h${ascii([path, step])}`);
            this.flush();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(endedPath(this.#path), { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, this.#path);
        });
        this.#timer = setInterval(() => this.#quietly(() => touch(this.#path)), HEARTBEAT_MS).unref();
    }
    seen(path, indexed) {
        this.#line(indexed === null ? `-${ascii(path)}` : `+${(0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__/* .formatIndexed */ .Vj)(path, indexed)}`);
    }
    /** It is there, and could not be read. */
    unread(path) {
        this.#line(`u${ascii(path)}`);
    }
    /** @param step whose half-written file it is; `undefined`: it is none any more */
    half(path, step) {
        this.#line(step === undefined ? `w${ascii(path)}` : `h${ascii([path, step])}`);
    }
    /** Says that what steps left could not be seen. */
    cutOff() {
        this.#line(CUT_OFF);
    }
    /** Writes what has been told so far. */
    flush() {
        const text = this.#lines.join('');
        this.#lines = [];
        this.#length = 0;
        const fd = this.#fd;
        if (fd === null || text === '')
            return;
        this.#quietly(() => {
            const bytes = Buffer.from(text, 'latin1');
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, at);
        });
    }
    close() {
        this.#line(END);
        this.flush();
        if (this.#timer !== null)
            clearInterval(this.#timer);
        if (this.#fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
        this.#fd = null;
    }
    #line(text) {
        if (this.#fd === null)
            return;
        const line = `${sumOf(text)} ${text}\n`;
        this.#lines.push(line);
        this.#length += line.length;
        if (this.#length >= BATCH)
            this.flush();
    }
    #quietly(act) {
        try {
            act();
        }
        catch {
            if (this.#fd !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
            this.#fd = null;
            forget(this.#path);
        }
    }
}
/** A mark that cannot be kept up would say what is no longer true. */
function forget(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    }
    catch {
        // The device that refuses to write a line may refuse this too; what is seen is then looked at again all the same.
    }
}
/** Says on disk that an attempt's processes have ended. */
function sayEnded(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, '');
    touch(path);
}
function touch(path) {
    const now = new Date();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, now, now);
}
/** JSON with no character beyond one byte. */
function ascii(value) {
    return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 6686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ endProcesses),
/* harmony export */   v: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5807);

/** What lives on after so many looks since its SIGKILL, about two seconds, cannot be ended: it hangs in the kernel. */
const MOST_ROUNDS_IN_VAIN = 26;
/** However fast a step starts others, looking for them ends. */
const MOST_ROUNDS = 500;
/**
 * Ends all processes of a hunt: the signal once to each, and after the grace SIGKILL, looked for again until there is none.
 * Returns those that could not be ended. A process started during the grace gets no signal of its own, since it may
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
        const mine = left.filter((process) => !denied.has((0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process)));
        if (mine.length === 0)
            return left;
        inVain = mine.every((process) => killed.has((0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process))) ? inVain + 1 : 0;
        const group = hunt.leader?.pid;
        if (group !== undefined && mine.some((process) => process.group === group))
            sendSignal(-group, 'SIGKILL');
        for (const process of mine) {
            killed.add((0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process));
            if (sendSignal(process.pid, 'SIGKILL') === 'denied')
                denied.add((0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process));
        }
        await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** inVain, 100)));
    }
    return left;
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

/***/ 3146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ together),
/* harmony export */   u: () => (/* binding */ Hunt)
/* harmony export */ });
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9309);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5807);


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
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .bearsStep */ .Of)(process.marks, mark), leader);
    }
    /** The processes that bear the mark of an attempt, and all that they started. */
    static ofAttempt(surroundings, attempt) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .bearsAttempt */ .Lr)(process.marks, attempt), null);
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
            return led(process) || this.#known.has((0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process)) || this.#belongs(process);
        });
        const found = withDescendants(all, { roots, spared }).filter((process) => !process.zombie);
        for (const process of found)
            this.#known.add((0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process));
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
            const found = new Map(hunts.flatMap((hunt) => hunt.find()).map((process) => [(0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .identity */ .D_)(process), process]));
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

/***/ 9309:
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

/***/ 5807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D_: () => (/* binding */ identity),
  oI: () => (/* binding */ processTable),
  kX: () => (/* binding */ programName),
  Sv: () => (/* binding */ startTime)
});

// UNUSED EXPORTS: parseEnvironment, parseStat

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/shell/marks.js
var shell_marks = __webpack_require__(9309);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
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




/** On a machine that starts processes all the time a listing may never be complete. */
const MOST_LISTINGS = 20;
/** How to look at the processes of this machine. */
function processTable(platform) {
    return platform === 'linux' ? readProc : readPs;
}
/** Tells a process from another one that gets its pid later. */
function identity(process) {
    return `${process.pid} ${process.start}`;
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
/**
 * Listing takes time, and a process may start another one behind the reader's back and end before it is looked at. So the
 * list is read again until it names nothing new: what lives then has been looked at.
 */
function readProc() {
    const found = [];
    const seen = new Set();
    for (let listing = 0; listing < MOST_LISTINGS; listing++) {
        const fresh = (0,external_node_fs_.readdirSync)('/proc').filter((entry) => /^\d+$/.test(entry) && !seen.has(entry));
        if (fresh.length === 0)
            break;
        for (const entry of fresh) {
            seen.add(entry);
            const process = readProcess(entry);
            if (process !== null)
                found.push(process);
        }
    }
    return found;
}
function readProcess(pid) {
    const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
    if (stat === null)
        return null;
    const marks = stat.zombie ? null : parseEnvironment(readIfThere(`/proc/${pid}/environ`));
    return { ...stat, pid: Number(pid), marks };
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

/***/ 5923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ startWatcher),
/* harmony export */   w: () => (/* binding */ watch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(481);
/* harmony import */ var _end_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6686);
/* harmony import */ var _hunt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3146);




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
        env: { ...env },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
    });
    // A watcher that was killed is missed when it is needed; until then it is no reason to fail.
    child.stdin.on('error', () => { });
    child.unref();
    if ('unref' in child.stdin && typeof child.stdin.unref === 'function')
        child.stdin.unref();
    return {
        pid: child.pid,
        attempt: (attempt) => void child.stdin.write(`attempt ${attempt}\n`),
        close() {
            child.ref();
            child.stdin.end('bye\n');
            return gone;
        },
    };
}
/**
 * The body of the watcher's process: waits until its input ends, and unless that said `bye`, ends every process of the
 * attempt that it named last. Settles with how many there were; then the process can exit.
 */
async function watch({ input, graceMs = GRACE_MS, ...surroundings }) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => { });
    let attempt = null;
    try {
        for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input })) {
            if (line === 'bye')
                return 0;
            if (line.startsWith('attempt '))
                attempt = line.slice('attempt '.length);
        }
    }
    catch {
        // A broken pipe says the same as a closed one.
    }
    if (attempt === null)
        return 0;
    const hunt = _hunt_js__WEBPACK_IMPORTED_MODULE_3__/* .Hunt */ .u.ofAttempt(surroundings, attempt);
    await (0,_end_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .endProcesses */ .H)(hunt, { signal: 'SIGTERM', graceMs });
    return hunt.count;
}


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ makeDirectories),
/* harmony export */   _o: () => (/* binding */ writeFresh),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   iO: () => (/* binding */ appendDurably),
/* harmony export */   rM: () => (/* binding */ createFresh),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   zR: () => (/* binding */ syncDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5617);
/** Writing so that a crash at any moment leaves the old bytes or the new ones. */



/** Replaces a file: temporary file beside it, fsync, rename, fsync of the directory. @throws the system's error */
function writeAtomically(path, data) {
    const temporary = `${path}.tmp`;
    const fd = createFresh(temporary, 0o644);
    try {
        writeAll(fd, Buffer.from(data));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    syncDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
/**
 * Opens a new, empty file for writing, in place of what is there. Never writes through a link: a store may come from elsewhere, and
 * what is in it may have been laid out. @throws the system's error
 */
function createFresh(path, mode) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
}
/** Writes a small file whose loss is none. @throws the system's error */
function writeFresh(path, data) {
    const fd = createFresh(path, 0o644);
    try {
        writeAll(fd, Buffer.from(data));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Makes the names in a directory durable. */
function syncDirectory(path) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Appends to an open file, and returns when the bytes are on disk. */
function appendDurably(fd, data) {
    writeAll(fd, Buffer.from(data));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync)(fd);
}
/** write(2) may take less than it is given. */
function writeAll(fd, data) {
    for (let at = 0; at < data.length;)
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, data, at);
}
/** A directory with all that is above it. Node's own recursion never ends where the system makes no directories, as in /proc. */
function makeDirectories(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (error.code === 'EEXIST' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return;
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))
            throw error;
        makeDirectories((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        makeDirectories(path);
    }
}


/***/ }),

/***/ 5617:
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


/***/ }),

/***/ 329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ parseIndexed),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KO: () => (/* binding */ isRacy),
/* harmony export */   Pm: () => (/* binding */ seenOf),
/* harmony export */   Ri: () => (/* binding */ microsOf),
/* harmony export */   SY: () => (/* binding */ sameSeen),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   Vj: () => (/* binding */ formatIndexed),
/* harmony export */   _5: () => (/* binding */ isUnchanged)
/* harmony export */ });
/** A clock of a file system ticks every 1 to 10 ms; a file server may be some more off. */
const GRAIN_MS = 100;
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
/** Whole microseconds: a double of milliseconds holds no more. */
function microsOf(mtimeMs) {
    return Math.round(mtimeMs * 1000);
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
/** Whether a change at or after `sinceMs` might leave these times as they are; also where they are in the future. */
function isRacy(seen, sinceMs) {
    return Math.max(seen.ctimeMs, seen.mtimeMs) >= sinceMs - GRAIN_MS;
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
