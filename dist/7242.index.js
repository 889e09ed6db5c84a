export const id = 7242;
export const ids = [7242];
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
    for (let start = 0; start < bytes.length;) {
        const last = bytes.indexOf(`\n${SEAL}`, start);
        const end = last < 0 ? -1 : bytes.indexOf('\n', last + 1);
        if (end < 0) {
            yield null;
            return;
        }
        const seal = bytes.toString('latin1', last + 1 + SEAL.length, end);
        const isWhole = seal === sumOf(bytes.subarray(start, last + 1));
        yield isWhole ? bytes.toString('latin1', start, last).split('\n') : null;
        start = end + 1;
    }
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
    seenAndMade: '*',
    gone: '-',
    unread: 'u',
    made: 'm',
    left: 'l',
    restoring: 's',
    restored: 'd',
    end: 'e',
};
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
            if (texts === null)
                continue;
            (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .checkHeap */ .VU)();
            // At once: to parse 100,000 lines one by one takes twice as long.
            const values = JSON.parse(`[${texts.map((text) => text.slice(1) || 'null').join(',')}]`);
            for (const [at, text] of texts.entries()) {
                if (text.startsWith(LINE.head))
                    head ??= values[at];
                else
                    readLine(text, values[at], found);
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
function readLine(text, value, found) {
    switch (text[0]) {
        case LINE.seen:
        case LINE.seenAndMade: {
            const parsed = (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__/* .indexedIn */ .lo)(value);
            if (parsed === null)
                throw new Error('not a path that was seen');
            const [path, indexed] = parsed;
            found.index.set(path, indexed);
            found.unread.delete(path);
            if (text.startsWith(LINE.seenAndMade))
                found.made.add(path);
            return;
        }
        case LINE.gone:
        case LINE.unread: {
            const path = value;
            found.index.delete(path);
            if (text.startsWith(LINE.unread))
                found.unread.add(path);
            else
                found.unread.delete(path);
            return;
        }
        case LINE.made:
            found.made.add(value);
            return;
        case LINE.left: {
            const [path, steps] = value;
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
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KO: () => (/* binding */ isRacy),
/* harmony export */   Pm: () => (/* binding */ seenOf),
/* harmony export */   Ri: () => (/* binding */ microsOf),
/* harmony export */   SY: () => (/* binding */ sameSeen),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   Vj: () => (/* binding */ formatIndexed),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   lZ: () => (/* binding */ isAnotherDirectory),
/* harmony export */   lo: () => (/* binding */ indexedIn),
/* harmony export */   xe: () => (/* binding */ isLeaf)
/* harmony export */ });
/* unused harmony exports GRAIN_MS, COARSE_MS */
/** A clock of a file system ticks every 1 to 10 ms; a file server may be some more off. */
const GRAIN_MS = 100;
/** Some keep whole seconds, FAT every other one. */
const COARSE_MS = 2000;
/**
 * Numbers come from the system as fractions. V8 keeps each fraction as an object of its own, and so all numbers of a field that held one once:
 * much memory for 100,000 files. Whole numbers below 2^31 are kept in the object that has them, if it is of a shape of its own.
 */
function seenOf({ ino, size, mode, mtimeMs, ctimeMs, nlink }) {
    if (Math.max(ino, size, mode, nlink) >= 2 ** 31)
        return { nlink, ino, size, mode, mtimeMs, ctimeMs };
    return { ino: ino | 0, size: size | 0, mode: mode | 0, mtimeMs, ctimeMs, nlink: nlink | 0 };
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
/** One line of JSON in ASCII, without its newline. Its value is read by `indexedIn`. */
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
/** What the value of a line says, or null where it is of another form. */
function indexedIn(value) {
    if (!Array.isArray(value) || typeof value[0] !== 'string')
        return null;
    for (let at = 1; at < 8; at++)
        if (typeof value[at] !== 'number')
            return null;
    const [path, ino, size, mode, mtimeMs, ctimeMs, nlink, racy] = value;
    const entry = parseEntry(value);
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


/***/ })

};
