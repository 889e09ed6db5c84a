export const id = 370;
export const ids = [370];
export const modules = {

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


/***/ })

};
