export const id = 566;
export const ids = [566,1481,1415,370];
export const modules = {

/***/ 60566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printHash: () => (/* binding */ printHash),
/* harmony export */   watchAttempt: () => (/* binding */ watchAttempt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38321);
/* harmony import */ var _files_snapshot_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81165);
/* harmony import */ var _launch_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45616);
/* harmony import */ var _shell_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70370);
/* harmony import */ var _shell_watcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18728);
/** The program as its own helper, in a process of its own. */






/**
 * The watcher of an attempt: it lives as long as the attempt, or until it has ended what a killed one left.
 * @param scratch the attempt's scratch directory, which may hold secrets
 * @param snapshot the snapshot of its workspace, to be touched while it lives
 */
async function watchAttempt(scratch, snapshot) {
    const end = await (0,_shell_watcher_js__WEBPACK_IMPORTED_MODULE_4__/* .watch */ .w)({
        input: process.stdin,
        table: (0,_shell_processes_js__WEBPACK_IMPORTED_MODULE_3__.processTable)(process.platform),
        self: process.pid,
        heart: { beat: () => (0,_files_snapshot_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .sayAlive */ .J4)(snapshot), everyMs: _files_snapshot_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .HEARTBEAT_MS */ .m },
    });
    if (end !== null && end.count > 0)
        (0,_files_snapshot_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .sayEnded */ .QV)(snapshot);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
}
/** How often the hasher looks whether the process that started it still lives. */
const ORPHAN_MS = 500;
/** Prints the hash of the files that the patterns on stdin, one a line, match in a workspace. Ends with the process that started it. */
async function printHash(workspace) {
    const parent = process.ppid;
    // A thread that waits for a fifo would hold back any other end.
    const watch = setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), ORPHAN_MS);
    const { hashFiles } = await Promise.all(/* import() */[__webpack_require__.e(1955), __webpack_require__.e(4942), __webpack_require__.e(3838), __webpack_require__.e(2377)]).then(__webpack_require__.bind(__webpack_require__, 42377));
    const hash = await hashFiles(await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.text)(process.stdin), workspace, { followSymbolicLinks: false });
    process.stdout.write(`\n${_launch_words_js__WEBPACK_IMPORTED_MODULE_5__/* .HASHED */ ._E}${hash}\n`);
    clearInterval(watch);
}


/***/ }),

/***/ 91516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ sha256OfLines),
/* harmony export */   fg: () => (/* binding */ sha256InPool),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

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

/***/ 74649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ folderId),
/* harmony export */   K: () => (/* binding */ settleFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** What tells one folder from another. */

/** Inode and time of birth: they tell a folder from another one that took its path, whatever its own path is. */
function folderId(path) {
    const { ino, birthtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return `${ino}-${Math.round(birthtimeMs)}`;
}
/** `OVERLAYFS_SUPER_MAGIC` of linux/magic.h. */
const OVERLAY = 0x794c7630;
/**
 * Makes the folder's identity last: overlayfs makes a folder of a lower layer, as of an image, anew at the first change, with another time of
 * birth. To set the mode that it has is such a change.
 */
function settleFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path).type === OVERLAY)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o7777);
    }
    catch {
        // Another one's folder: the first step that writes there makes it another, where it is of a lower layer.
    }
}


/***/ }),

/***/ 26139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ sealed),
/* harmony export */   a: () => (/* binding */ ascii),
/* harmony export */   wI: () => (/* binding */ unsealed)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/** Lines of text, with a checksum behind those that were written together. */

/** Begins the line that seals those before it. */
const SEAL = '=';
/** Some lines with their newlines, and a checksum behind. @param texts of characters of one byte, without a newline */
function sealed(texts) {
    const lines = Buffer.from(`${texts.join('\n')}\n`, 'latin1');
    return Buffer.concat([lines, Buffer.from(`${SEAL}${sumOf(lines)}\n`, 'latin1')]);
}
/** What was sealed together; null where it does not fit its checksum, or has none. */
function* unsealed(bytes) {
    let start = 0;
    let texts = [];
    for (let from = 0; from < bytes.length;) {
        const end = bytes.indexOf('\n', from);
        if (end < 0)
            break;
        const text = bytes.toString('latin1', from, end);
        if (text.startsWith(SEAL)) {
            yield text.slice(1) === sumOf(bytes.subarray(start, from)) ? texts : null;
            start = end + 1;
            texts = [];
        }
        else
            texts.push(text);
        from = end + 1;
    }
    if (start < bytes.length)
        yield null;
}
function sumOf(bytes) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes).toString(16).padStart(8, '0');
}
/** JSON with no character beyond one byte. */
function ascii(value) {
    return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 92616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   XO: () => (/* binding */ snapshotsOf),
/* harmony export */   _E: () => (/* binding */ lastSign),
/* harmony export */   c0: () => (/* binding */ snapshotPath),
/* harmony export */   pj: () => (/* binding */ LINE),
/* harmony export */   sZ: () => (/* binding */ endedPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91516);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32495);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37394);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51292);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74649);
/* harmony import */ var _sealed_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26139);
/**
 * The last snapshot of a folder, of each run its own: kept beside the runs of a store and never in them. Without it the folder is another
 * workspace, and is read anew. docs/format.md describes the lines.
 */








/** The first character of each line says what it is. */
const LINE = {
    head: '#',
    seen: '+',
    gone: '-',
    unread: 'u',
    made: 'm',
    left: 'l',
    restoring: 's',
    restored: 'd',
    end: 'e',
};
/** Lines that are read before the heap is looked at again. */
const LINES_PER_LOOK = 1000;
/** Where the snapshot lies that a run leaves of a folder. @param workspace its real path */
function snapshotPath(store, workspace, run) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'workspaces', `${folderKey(workspace)}.${run}.index`);
}
/** All snapshots of a folder, with their runs, the newest first. */
function snapshotsOf(store, workspace) {
    const beginning = `${folderKey(workspace)}.`;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'workspaces');
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).filter((name) => name.startsWith(beginning) && name.endsWith('.index'));
        const found = names.map((name) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name);
            return { path, run: name.slice(beginning.length, -'.index'.length), time: timeOf(path) ?? 0 };
        });
        return found.sort((a, b) => b.time - a.time);
    }
    catch {
        return [];
    }
}
/** A folder that is renamed stays the same; one without a time of birth is told by its path, too. */
function folderKey(workspace) {
    const id = (0,_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .folderId */ .C)(workspace);
    return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(id.endsWith('-0') ? `${id} ${workspace}` : id).slice(0, 32);
}
/** The file that tells by its time when an attempt's processes were ended. */
function endedPath(snapshot) {
    return `${snapshot}.ended`;
}
/** The snapshot, or null where there is none that can be read. */
function readSnapshot(path) {
    try {
        const found = {
            index: new Map(),
            unread: new Set(),
            made: new Set(),
            left: new Map(),
            isRestoring: false,
        };
        let head = null;
        let last = '';
        let isDamaged = false;
        for (const texts of (0,_sealed_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .unsealed */ .wI)(readWhole(path))) {
            isDamaged ||= texts === null;
            for (const [at, text] of texts?.entries() ?? []) {
                if (at % LINES_PER_LOOK === 0)
                    (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .checkHeap */ .V)();
                if (text.startsWith(LINE.head))
                    head ??= JSON.parse(text.slice(1));
                else
                    readLine(text, found);
                last = text;
            }
        }
        if (head === null)
            return null;
        const isCutOff = isDamaged || last !== LINE.end;
        return { head, ...found, isCutOff, alive: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs, ended: timeOf(endedPath(path)) };
    }
    catch {
        return null;
    }
}
/** @throws Error on a line of another form */
function readLine(text, found) {
    const rest = text.slice(1);
    switch (text[0]) {
        case LINE.seen: {
            const parsed = (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseIndexed */ .$P)(rest);
            if (parsed === null)
                throw new Error('not a path that was seen');
            found.index.set(...parsed);
            found.unread.delete(parsed[0]);
            return;
        }
        case LINE.gone:
        case LINE.unread: {
            const path = JSON.parse(rest);
            found.index.delete(path);
            if (text.startsWith(LINE.unread))
                found.unread.add(path);
            else
                found.unread.delete(path);
            return;
        }
        case LINE.made:
            found.made.add(JSON.parse(rest));
            return;
        case LINE.left: {
            const [path, steps] = JSON.parse(rest);
            if (steps.length === 0)
                found.left.delete(path);
            else
                found.left.set(path, steps);
            return;
        }
        case LINE.restoring:
        case LINE.restored:
            found.isRestoring = text === LINE.restoring;
            return;
    }
}
/** @throws the system's error, or that it is no regular file */
function readWhole(path) {
    const fd = (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openRegular */ .l)(path);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** When a file was written last, in ms since 1970; null where there is none. */
function timeOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
/** How long after the last sign of life of a killed attempt its processes may have gone on writing. */
const GRACE_MS = 5000;
/** Until when the steps of an attempt that was cut off may have written, in ms since 1970: rule 7. */
function lastSign({ alive, ended }) {
    return Math.max(alive + GRACE_MS, ended ?? 0);
}


/***/ }),

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
                this.seen(path, indexed);
            for (const path of unread)
                this.unread(path);
            for (const path of made)
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


/***/ }),

/***/ 82566:
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46848);
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

/***/ 29515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ timeIn),
/* harmony export */   _: () => (/* binding */ touch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _atomic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82566);
/** The clock of a file system: that of a file server, or of a machine whose time was set, is another than this process's own. */



const { O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Gives a file the time of now. To set a time would be to set this process's own, so the first byte is written anew.
 * @param first what the file begins with @throws the system's error, also for a link
 */
function touch(path, first) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, Buffer.from(first), 0, 1, 0);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Among the snapshots, where a store sweeps away what is of no run. */
const PROBE = `workspaces/clock.${process.pid}`;
/** The time of now where a store lies, in ms since 1970; by this process's own clock where nothing can be written. */
function timeIn(store) {
    const probe = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, PROBE);
    try {
        // Not the store itself, whose place may have been moved away.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(probe)))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(probe));
        const fd = (0,_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .createFresh */ .rM)(probe, 0o600);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).mtimeMs;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(probe, { force: true });
        }
    }
    catch {
        return Date.now();
    }
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
