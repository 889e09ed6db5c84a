export const id = 3361;
export const ids = [3361,1481,1415,370];
export const modules = {

/***/ 81165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ removeSnapshot),
/* harmony export */   CN: () => (/* binding */ SnapshotWriter),
/* harmony export */   J4: () => (/* binding */ sayAlive),
/* harmony export */   QV: () => (/* binding */ sayEnded),
/* harmony export */   m: () => (/* binding */ HEARTBEAT_MS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_atomic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82566);
/* harmony import */ var _store_file_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29515);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51292);
/* harmony import */ var _sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26139);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92616);
/** Writes the snapshots of a folder while an attempt runs in it. */







/** How often an attempt gives a sign of life. */
const HEARTBEAT_MS = 1000;
/** Lines are written in batches of so many characters. */
const BATCH = 256 * 1024;
/** What goes wrong is no failure: the snapshot is then gone, and the folder is read anew. */
class SnapshotWriter {
    #path;
    #heart;
    #timer = null;
    #lines = [];
    #length = 0;
    #fd = null;
    constructor(path, heart) {
        this.#path = path;
        this.#heart = heart;
    }
    /** Begins anew in place of the last snapshot, with all that is known. */
    begin(head, { index, unread, made, left }) {
        this.#quietly(() => {
            (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectories */ .Kb)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#path));
            const temporary = `${this.#path}.tmp`;
            this.#fd = (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .createFresh */ .rM)(temporary, 0o600);
            this.#line(`${_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.head}${(0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .ascii */ .a)(head)}`);
            for (const [path, indexed] of index)
                this.#line(`${made.has(path) ? _snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.seenAndMade : _snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.seen}${(0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .formatIndexed */ .Vj)(path, indexed)}`);
            for (const path of unread)
                this.unread(path);
            for (const path of made)
                if (!index.has(path))
                    this.made(path);
            for (const [path, steps] of left)
                this.left(path, steps);
            this.flush();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, this.#path);
            // Not before: until when an attempt that was killed wrote is told by this alone.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .endedPath */ .sZ)(this.#path), { force: true });
        });
        if (this.#fd === null)
            return;
        this.#timer = setInterval(() => this.#quietly(() => (0,_store_file_time_js__WEBPACK_IMPORTED_MODULE_3__/* .touch */ ._)(this.#path, _snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.head)), HEARTBEAT_MS).unref();
        this.#heart.beats();
    }
    seen(path, indexed) {
        this.#line(indexed === null ? `${_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.gone}${(0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .ascii */ .a)(path)}` : `${_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.seen}${(0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .formatIndexed */ .Vj)(path, indexed)}`);
    }
    unread(path) {
        this.#line(`${_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.unread}${(0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .ascii */ .a)(path)}`);
    }
    /** A step made it, or changed it. */
    made(path) {
        this.#line(`${_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.made}${(0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .ascii */ .a)(path)}`);
    }
    /** @param steps whose failed tries left it as it is; none: it is as the run wants it */
    left(path, steps) {
        this.#line(`${_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.left}${(0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .ascii */ .a)([path, steps])}`);
    }
    restoring() {
        this.#line(_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.restoring);
        this.flush();
    }
    restored() {
        this.#line(_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.restored);
    }
    /** Writes what has been told so far. */
    flush() {
        const texts = this.#lines;
        this.#lines = [];
        this.#length = 0;
        const fd = this.#fd;
        if (fd === null || texts.length === 0)
            return;
        this.#quietly(() => {
            const bytes = (0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .sealed */ .JW)(texts);
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, at);
        });
    }
    /** @param isWhole whether the snapshot tells all that the steps left */
    close(isWhole) {
        if (isWhole)
            this.#line(_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.end);
        this.flush();
        if (this.#timer !== null)
            clearInterval(this.#timer);
        this.#heart.rests();
        if (this.#fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
        this.#fd = null;
    }
    #line(text) {
        if (this.#fd === null)
            return;
        this.#lines.push(text);
        this.#length += text.length;
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
/** A snapshot that cannot be kept up, as on a full disk, would tell what is no longer true. Emptied, its time still tells that the attempt lives. */
function forget(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.truncateSync)(path, 0);
    }
    catch {
        // The device that refuses to write a line may refuse this too; what is seen is then looked at again all the same.
    }
}
/** A snapshot that is of no use any more. @throws the system's error */
function removeSnapshot(path) {
    for (const each of [path, (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .endedPath */ .sZ)(path)])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(each, { recursive: true, force: true });
}
/** Says on disk that an attempt lives. What goes wrong is no failure. */
function sayAlive(snapshot) {
    try {
        (0,_store_file_time_js__WEBPACK_IMPORTED_MODULE_3__/* .touch */ ._)(snapshot, _snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE */ .pj.head);
    }
    catch {
        // There is none.
    }
}
/** Says on disk that an attempt's processes have ended, where there is a snapshot. What goes wrong is no failure. */
function sayEnded(snapshot) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(snapshot))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .createFresh */ .rM)((0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_6__/* .endedPath */ .sZ)(snapshot), 0o600));
    }
    catch {
        // Then the last sign of life decides.
    }
}


/***/ }),

/***/ 61481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endProcesses: () => (/* binding */ endProcesses),
/* harmony export */   sendSignal: () => (/* binding */ sendSignal)
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

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hunt: () => (/* binding */ Hunt),
/* harmony export */   together: () => (/* binding */ together)
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

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseEnvironment: () => (/* binding */ parseEnvironment),
  parseStat: () => (/* binding */ parseStat),
  processTable: () => (/* binding */ processTable),
  programName: () => (/* binding */ programName),
  startTime: () => (/* binding */ startTime),
  survived: () => (/* binding */ survived)
});

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
    const hunt = _hunt_js__WEBPACK_IMPORTED_MODULE_3__.Hunt.ofAttempt(surroundings, attempt);
    const left = await (0,_end_processes_js__WEBPACK_IMPORTED_MODULE_2__.endProcesses)(hunt, { signal: 'SIGTERM', graceMs });
    return { attempt, count: hunt.count, isOver: left.length === 0 };
}


/***/ })

};
