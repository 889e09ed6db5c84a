export const id = 1481;
export const ids = [1481];
export const modules = {

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

/***/ 27177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ identity)
/* harmony export */ });
/** Tells a process from another one that gets its pid later. */
function identity(process) {
    return `${process.pid} ${process.start}`;
}


/***/ })

};
