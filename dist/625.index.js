export const id = 625;
export const ids = [625];
export const modules = {

/***/ 32584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printHash: () => (/* binding */ printHash),
  watchAttempt: () => (/* binding */ watchAttempt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./build/src/workspace/reach.js
var reach = __webpack_require__(83252);
// EXTERNAL MODULE: ./build/src/workspace/roots.js
var workspace_roots = __webpack_require__(20846);
// EXTERNAL MODULE: ./build/src/files/mark.js
var files_mark = __webpack_require__(31420);
// EXTERNAL MODULE: ./build/src/files/mark-writer.js
var mark_writer = __webpack_require__(55418);
// EXTERNAL MODULE: ./build/src/files/trace.js
var trace = __webpack_require__(19208);
;// CONCATENATED MODULE: ./build/src/files/last-look.js
/** What is gone of a workspace when nothing of a killed attempt runs any more: a step had deleted it, and no person. */









/**
 * Looks, and notes it beside the mark of the workspace. What goes wrong is no failure: then the times of folders decide.
 * @param attempt the mark of the attempt that was killed
 */
function lastLook(path, attempt) {
    try {
        const mark = (0,files_mark/* readMark */.Mp)(path);
        if (mark?.head.attempt === attempt)
            (0,mark_writer/* sayMissed */.$P)(path, attempt, missedOf(mark));
    }
    catch {
        // Nobody has looked.
    }
}
/** Of what a mark has seen, what is not there now. @throws Error where the workspace is not: it has been moved, with all that is in it */
function missedOf({ head, index, roots: list }) {
    const workspace = list.find(({ path }) => path === '.')?.absolute;
    if (workspace === undefined || (0,trace/* folderId */.Cs)(`${(0,bytes/* native */.Yk)(workspace)}`) !== head.folder)
        throw new Error('it is not there');
    const roots = (0,workspace_roots/* rootsAt */.FP)(list);
    const kinds = new Map();
    const kindOf = (path) => {
        const kind = kinds.get(path) ?? look(roots.absolute(path));
        kinds.set(path, kind);
        return kind;
    };
    const listed = new Map();
    const names = (directory) => {
        const known = listed.get(directory) ?? (0,reach/* namesIn */.wX)(directory);
        listed.set(directory, known);
        return known;
    };
    const missedAt = (path) => {
        const { path: root } = roots.rootOf(path);
        const above = path === root ? null : ((0,tree_path/* parentOf */.gN)(path) ?? root);
        const missed = above === null || above === '.' ? null : missedAt(above);
        if (missed !== null)
            return missed;
        // Behind a link in the place of a folder is something else.
        if (above !== null && kindOf(above) === 'other')
            return 'gone';
        const kind = kindOf(path);
        if (kind === 'gone' || kind === 'unknown')
            return kind;
        // Those above have been asked for.
        const absolute = roots.absolute(path);
        return (0,reach/* isNamedSo */.a)(absolute, absolute, names) ? null : 'gone';
    };
    const missed = new Map();
    for (const path of index.keys()) {
        const what = missedAt(path);
        if (what !== null)
            missed.set(path, what);
    }
    return missed;
}
function look(absolute) {
    try {
        const stat = (0,external_node_fs_.lstatSync)((0,bytes/* native */.Yk)(absolute), { throwIfNoEntry: false });
        return stat === undefined ? 'gone' : stat.isDirectory() ? 'folder' : 'other';
    }
    catch (error) {
        return (0,errors/* codeOf */.$N)(error) === 'ENOTDIR' ? 'gone' : 'unknown';
    }
}

// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
// EXTERNAL MODULE: ./build/src/shell/processes.js + 1 modules
var processes = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/src/shell/watcher.js
var watcher = __webpack_require__(18728);
;// CONCATENATED MODULE: ./build/src/cli/hidden.js
/** The program as its own helper, in a process of its own. */








/**
 * The watcher of an attempt: it lives as long as the attempt, or until it has ended what a killed one left.
 * @param scratch the attempt's scratch directory, which may hold secrets
 * @param mark the mark of its workspace, to be touched while it lives
 */
async function watchAttempt(scratch, mark) {
    const end = await (0,watcher/* watch */.w)({
        input: process.stdin,
        table: (0,processes/* processTable */.oI)(process.platform),
        self: process.pid,
        heart: { beat: () => (0,mark_writer/* sayAlive */.J4)(mark), everyMs: mark_writer/* HEARTBEAT_MS */.m },
    });
    if (end !== null && end.count > 0)
        (0,mark_writer/* sayEnded */.QV)((0,files_mark/* endedPath */.sZ)(mark));
    if (end?.isOver === true)
        lastLook(mark, end.attempt);
    (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
/** Prints the hash of the files that the patterns on stdin, one a line, match in a workspace. */
async function printHash(workspace) {
    const { hashFiles } = await Promise.all(/* import() */[__webpack_require__.e(955), __webpack_require__.e(838), __webpack_require__.e(377)]).then(__webpack_require__.bind(__webpack_require__, 42377));
    const hash = await hashFiles(await (0,consumers_.text)(process.stdin), workspace, { followSymbolicLinks: false });
    process.stdout.write(`\n${words/* HASHED */._E}${hash}\n`);
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

/***/ 93854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ sealed),
/* harmony export */   Kp: () => (/* binding */ END),
/* harmony export */   Vk: () => (/* binding */ CUT_OFF),
/* harmony export */   a: () => (/* binding */ ascii),
/* harmony export */   pt: () => (/* binding */ RUNS),
/* harmony export */   sL: () => (/* binding */ SETS),
/* harmony export */   wI: () => (/* binding */ unsealed),
/* harmony export */   wY: () => (/* binding */ IS_SET),
/* harmony export */   zr: () => (/* binding */ quietLine)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/** The lines of a mark: text, with a checksum behind those that were written together. */

/** The line that says that it does not tell all that the steps left. */
const CUT_OFF = 'x';
/** The last line. Without it, something is missing. */
const END = 'e';
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
/** The workspace is being set to what is wanted, before the first step. */
const SETS = 's';
/** It is. */
const IS_SET = 'd';
/** Something of the attempt runs again. */
const RUNS = 'r';
/** Nothing of the attempt runs since a time, in ms since 1970. */
function quietLine(since) {
    return `q${since}`;
}


/***/ }),

/***/ 31420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ readMark),
/* harmony export */   Nf: () => (/* binding */ markPath),
/* harmony export */   UG: () => (/* binding */ allMarks),
/* harmony export */   jT: () => (/* binding */ isOfSamePath),
/* harmony export */   nF: () => (/* binding */ wasGone),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   sZ: () => (/* binding */ endedPath),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91516);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(655);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37394);
/* harmony import */ var _workspace_git_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15405);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51292);
/* harmony import */ var _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93854);
/**
 * The mark of the workspace that a run left: which attempt it was, and what was seen there. It is a cache and a sign of
 * life, beside the runs and never in them: without it, the workspace is read again as any other. Each run has its own.
 */








/** Lines that are read before the heap is looked at again: a mark has one for each path. */
const LINES_PER_LOOK = 1000;
/** Where the mark lies in a store that a run leaves of a workspace. @param workspace its real path */
function markPath(store, workspace, run) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'workspaces', `${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(workspace).slice(0, 32)}.${run}.index`);
}
/** All marks in a store, of whatever run and workspace. */
function allMarks(store) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'workspaces');
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).filter((name) => name.endsWith('.index'));
        return names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name));
    }
    catch {
        return [];
    }
}
/** Whether two marks are of one path of a workspace. */
function isOfSamePath(one, other) {
    const digestOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path).split('.')[0];
    return digestOf(one) === digestOf(other);
}
/** The file in which the watcher notes that it has ended an attempt's processes, by its time, and what was gone then. */
function endedPath(mark) {
    return `${mark}.ended`;
}
/** The first line of a mark, and the second one that says the same, are within so many bytes. */
const HEAD_BYTES = 4096;
/** What a mark speaks of, without reading all of it; null where that cannot be told. */
function readHead(path) {
    try {
        const fd = (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openRegular */ .l)(path);
        try {
            const bytes = Buffer.alloc(HEAD_BYTES);
            for (const texts of (0,_mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .unsealed */ .wI)(bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes)))) {
                const head = headIn(texts);
                if (head !== null)
                    return head;
            }
            return null;
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
        const read = {
            index: new Map(),
            half: new Map(),
            unread: new Set(),
            awaited: new Set(),
            isSetting: false,
            left: null,
            quiet: null,
            git: { from: _workspace_git_files_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_HEAD */ .Bo, to: _workspace_git_files_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_HEAD */ .Bo },
            roots: [],
        };
        let head = null;
        let cutOff = false;
        let last = null;
        for (const texts of (0,_mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .unsealed */ .wI)(readWhole(path))) {
            head ??= headIn(texts);
            cutOff ||= texts === null;
            for (const [at, text] of texts?.entries() ?? []) {
                if (at % LINES_PER_LOOK === 0)
                    (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .checkHeap */ .VU)();
                cutOff ||= text === _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT_OFF */ .Vk;
                readText(text, read);
            }
            last = texts?.at(-1) ?? null;
        }
        if (head === null)
            return null;
        cutOff ||= last !== _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .END */ .Kp;
        return { head, ...read, cutOff, alive: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs, ended: readEnded(path, head.attempt) };
    }
    catch {
        return null;
    }
}
/**
 * Whether what is not there now was gone when nothing of a killed attempt ran any more; null where nobody can tell. What is gone since while its
 * steps waited for their next tries went by a person.
 */
function wasGone({ ended, index, quiet }, path) {
    if (!index.has(path))
        return null;
    if (quiet !== null)
        return quiet.gone.has(path);
    const what = ended?.missed?.get(path);
    if (ended === null || ended.missed === null || what === 'unknown')
        return null;
    return what === 'gone';
}
/** What the watcher has noted beside a mark. @param attempt the mark of the attempt: of another one only the time counts */
function readEnded(path, attempt) {
    const at = timeOf(endedPath(path));
    return at === null ? null : { at, missed: readMissed(path, attempt) };
}
/** Null where it has not looked, or not all of that can be read. */
function readMissed(path, attempt) {
    try {
        const [texts, ...more] = (0,_mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .unsealed */ .wI)(readWhole(endedPath(path)));
        const [head, ...lines] = texts ?? [];
        if (more.length > 0 || head !== `#${attempt}`)
            return null;
        return new Map(lines.map((line) => [pathIn(JSON.parse(line.slice(1))), line.startsWith('-') ? 'gone' : 'unknown']));
    }
    catch {
        return null;
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
/** @param texts sealed together, or null where they are damaged */
function headIn(texts) {
    const text = texts?.[0];
    return text?.startsWith('#') ? JSON.parse(text.slice(1)) : null;
}
/** @throws Error on a line of another form: whoever wrote it, it is no mark of ours */
function readText(text, read) {
    const { index, half, unread, awaited } = read;
    const rest = text.slice(1);
    if (text.startsWith('+')) {
        const parsed = (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIndexed */ .$P)(rest);
        if (parsed === null)
            return;
        index.set(parsed[0], parsed[1]);
        unread.delete(parsed[0]);
        awaited.delete(parsed[0]);
    }
    else if (text.startsWith('-') || text.startsWith('u')) {
        const path = pathIn(JSON.parse(rest));
        index.delete(path);
        if (text.startsWith('u'))
            unread.add(path);
        else
            unread.delete(path);
    }
    else if (text.startsWith('h')) {
        const [path, step] = JSON.parse(rest);
        half.set(pathIn(path), textOrNullIn(step));
    }
    else if (text.startsWith('w'))
        half.delete(pathIn(JSON.parse(rest)));
    else if (text.startsWith('p'))
        awaited.add(pathIn(JSON.parse(rest)));
    else if (text.startsWith('o')) {
        const [path, absolute] = JSON.parse(rest);
        read.roots.push({ path: textIn(path), absolute: textIn(absolute) });
    }
    else if (text.startsWith('t'))
        read.left = timeIn(rest);
    else if (text.startsWith('q'))
        read.quiet = { since: timeIn(rest), gone: new Set() };
    else if (text.startsWith('g'))
        read.quiet?.gone.add(pathIn(JSON.parse(rest)));
    else if (text.startsWith('b'))
        read.git = { from: headAt(rest), to: headAt(rest) };
    else if (text.startsWith('c'))
        read.git = { ...read.git, to: headAt(rest) };
    else if (text === _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .RUNS */ .pt)
        read.quiet = null;
    else if (text === _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .SETS */ .sL || text === _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .IS_SET */ .wY)
        read.isSetting = text === _mark_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .SETS */ .sL;
}
function headAt(text) {
    const [commit, ref] = JSON.parse(text);
    return { commit: textOrNullIn(commit), ref: textOrNullIn(ref) };
}
function textOrNullIn(value) {
    return value === null ? null : textIn(value);
}
function textIn(value) {
    if (typeof value !== 'string')
        throw new Error('not a text');
    return value;
}
function pathIn(value) {
    return textIn(value);
}
function timeIn(text) {
    const time = Number(text);
    if (!Number.isFinite(time))
        throw new Error('not a time');
    return time;
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

/***/ 91715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ isPathIn),
/* harmony export */   P_: () => (/* binding */ isInWorkspace),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pn: () => (/* binding */ isTooLong)
/* harmony export */ });
/** Whether a text, from a store that may be hostile, has the form of a Path below one of the roots, or of a root other than `.`. */
function isPathIn(text, roots) {
    if (/[^\u0001-\u00ff]/.test(text))
        return false;
    const parts = text.startsWith('/') ? text.slice(1).split('/') : text.split('/').slice(1);
    const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
    return isPlain && roots.some((root) => (text === root && root !== '.') || isBelow(text, root));
}
/** Whether a path lies below another one. The workspace `.` is above every `./…`. */
function isBelow(path, above) {
    return path.startsWith(above === '/' ? '/' : `${above}/`);
}
/** Whether it moves with the workspace. */
function isInWorkspace(path) {
    return path.startsWith('./');
}
/** The path above, or null at the top: of `./a` that is null, since the workspace itself is no entry. */
function parentOf(path) {
    const end = path.lastIndexOf('/');
    if (end <= 0)
        return null;
    const parent = path.slice(0, end);
    return parent === '.' || parent === '~' ? null : parent;
}
/** The folders that paths lie in, directly and through others. */
function foldersAbove(paths) {
    const folders = new Set();
    for (const path of paths)
        for (let above = parentOf(path); above !== null && !folders.has(above); above = parentOf(above))
            folders.add(above);
    return folders;
}
/** Bytes of a path that is saved: more than any system opens in one piece. */
const LONGEST = 65_536;
/** Folders in a path that is saved. Each is opened on the way to what lies in it. */
const DEEPEST = 1000;
/** Whether a path is not saved for its length, or for the number of its folders. */
function isTooLong(path) {
    return path.length > 2 * DEEPEST && (path.length > LONGEST || path.split('/').length > DEEPEST);
}
/** A path of the workspace from text, as people and patterns write it: `a/b`. */
function pathOf(text) {
    return `./${Buffer.from(text, 'utf8').toString('latin1')}`;
}
/** Characters of a path that people are told. */
const NAME = 400;
/** As `textOf`, and of a very long one its beginning and its end. */
function nameOf(path) {
    const text = textOf(path);
    return text.length <= NAME ? text : `${text.slice(0, NAME / 2)}…${text.slice(-NAME / 4)}`;
}
/** A path as people read it: `a/b` in the workspace, `~/a`, `/a`. Bytes that are not UTF-8 become U+FFFD. */
function textOf(path) {
    const text = Buffer.from(path, 'latin1').toString('utf8');
    return text.startsWith('./') ? text.slice(2) : text;
}


/***/ }),

/***/ 1671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ matchesAll),
/* harmony export */   Gc: () => (/* binding */ mayMatchIn),
/* harmony export */   I2: () => (/* binding */ readsDigest),
/* harmony export */   Nl: () => (/* binding */ matchesEach),
/* harmony export */   xi: () => (/* binding */ compilePatterns)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/** The patterns of `reads` and `writes`, and what they match in a tree. Pure. */




/** `*` and `**` match names that begin with a dot, and `.` of an expression a newline, which a name may hold. */
const OPTIONS = { dot: true, nonegate: true, flags: 's' };
/**
 * A test for paths. Patterns are relative to the workspace, so nothing outside of it matches. `!pattern` takes out what
 * those before it matched (`!(a|b)` is no negation but a glob). A pattern that names a path without wildcards, or ends in
 * `/` or `/**`, matches that path and everything below.
 *
 * @param patterns as validation accepts them; names that are not UTF-8 are matched with U+FFFD for what is not
 */
function compilePatterns(patterns) {
    const rules = patterns.map(ruleOf);
    return (path) => {
        if (!path.startsWith('./'))
            return false;
        const text = nameOf(path);
        let isIn = false;
        for (const rule of rules)
            if (rule.isNegated === isIn && rule.matches(text))
                isIn = !isIn;
        return isIn;
    };
}
/**
 * SHA-256, in hex, of the files and links that match: their paths, kinds, contents or targets, and of modes what git keeps, since the rest
 * differs from checkout to checkout. Times do not count.
 */
function readsDigest(tree, matches) {
    const lines = [];
    for (const [path, entry] of tree) {
        if (!isContent(entry) || !matches(path))
            continue;
        const content = entry.kind === 'file' ? `${(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .modeInGit */ .lT)(entry)},"${entry.digest}"` : JSON.stringify(entry.target);
        lines.push(`[${JSON.stringify(path)},"${entry.kind}",${content}]`);
    }
    return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256OfLines */ .Wt)(lines.sort());
}
/**
 * Whether something may match that is at a path, or below it, and cannot be looked at.
 * @param patterns as for `compilePatterns`
 */
function mayMatchIn(patterns, path) {
    if (!path.startsWith('./'))
        return false;
    let may = false;
    for (const pattern of patterns) {
        // Whatever is in it is taken out again.
        if (isNegation(pattern))
            may &&= !compilePatterns([pattern.slice(1)])(`${path}/a/b`);
        else
            may ||= mayReach(globOf(pattern), path.slice(2).split('/'));
    }
    return may;
}
function mayReach(glob, names) {
    const parts = baseOf(glob).split('/');
    // What has a slash between braces cannot be taken part by part.
    if (/[{(][^})]*\//.test(glob))
        return true;
    for (const [at, name] of names.entries()) {
        const part = parts[at];
        if (part === '**' || part === '' || part === '.')
            return true;
        if (part === undefined)
            return baseOf(glob) !== glob || !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(glob).isGlob;
        if (part !== name && !picomatch__WEBPACK_IMPORTED_MODULE_2__.isMatch(name, part, OPTIONS))
            return false;
    }
    return true;
}
/** Whether each pattern that is no `!pattern` matches a file or link of the tree that no later `!pattern` takes out. */
function matchesAll(patterns, tree) {
    return matchesEach(patterns, pathsOf(tree));
}
/** The same of paths alone: of files and links. */
function matchesEach(patterns, paths) {
    let missing = patterns.flatMap((pattern, at) => isNegation(pattern) ? [] : [compilePatterns([pattern, ...patterns.slice(at).filter(isNegation)])]);
    for (const path of paths) {
        if (missing.length === 0)
            break;
        missing = missing.filter((matches) => !matches(path));
    }
    return missing.length === 0;
}
function* pathsOf(tree) {
    for (const [path, entry] of tree)
        if (isContent(entry))
            yield path;
}
function isContent(entry) {
    return entry.kind === 'file' || entry.kind === 'link';
}
function isNegation(pattern) {
    return pattern.startsWith('!') && !pattern.startsWith('!(');
}
function ruleOf(pattern) {
    const isNegated = isNegation(pattern);
    return { isNegated, matches: matchOf(isNegated ? pattern.slice(1) : pattern) };
}
function globOf(pattern) {
    return pattern.replace(/^(\.\/+)+/, '').replace(/\/{2,}/g, '/');
}
/** Without what says that all below is meant. */
function baseOf(glob) {
    return glob.replace(/(\/(\*\*)?)+$/, '');
}
function matchOf(pattern) {
    const glob = globOf(pattern);
    const base = baseOf(glob);
    if (base === '' || base === '.' || base === '**')
        return () => true;
    const isExact = base === glob && picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(glob).isGlob;
    return orBelow(base, picomatch__WEBPACK_IMPORTED_MODULE_2__(isExact ? glob : `${base}/**`, OPTIONS));
}
/** Also takes the pattern as the name that it spells: `app/[id]` and `app/(auth)` are folders of some people. */
function orBelow(name, matches) {
    return (text) => matches(text) || text === name || text.startsWith(`${name}/`);
}
/** Decoding is needed only where there is something to decode, and that is seldom. */
function nameOf(path) {
    return /[\u0080-\u00ff]/.test(path) ? (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(path) : path.slice(2);
}


/***/ }),

/***/ 25787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dI: () => (/* binding */ sameEntry),
/* harmony export */   lT: () => (/* binding */ modeInGit),
/* harmony export */   mP: () => (/* binding */ UNREADABLE),
/* harmony export */   y: () => (/* binding */ sameInGit),
/* harmony export */   yY: () => (/* binding */ sameState)
/* harmony export */ });
/** What stands for a path that could not be read. */
const UNREADABLE = { kind: 'other', what: 'unreadable' };
/** Whether two states are the same: absent, or kind, permission bits and content. Times are no part of it. */
function sameState(a, b) {
    if (a == null || b == null)
        return a == null && b == null;
    switch (a.kind) {
        case 'file':
            return b.kind === 'file' && a.digest === b.digest && a.mode === b.mode && a.size === b.size;
        case 'directory':
            return b.kind === 'directory' && a.mode === b.mode;
        case 'link':
            return b.kind === 'link' && a.target === b.target;
        case 'other':
            return b.kind === 'other' && a.what === b.what;
    }
}
/** Whether two entries are the same, their times included. */
function sameEntry(a, b) {
    return sameState(a, b) && a?.mtime === b?.mtime;
}
/**
 * Whether two files or folders are the same as git keeps them: of a file its content, and whether its owner may execute it. The other
 * permission bits of a checkout are made by the umask.
 */
function sameInGit(a, b) {
    if (a?.kind === 'directory' && b?.kind === 'directory')
        return true;
    if (a?.kind !== 'file' || b?.kind !== 'file')
        return false;
    return sameState({ ...a, mode: modeInGit(a) }, { ...b, mode: modeInGit(b) });
}
/** The mode that git keeps of a file. */
function modeInGit({ mode }) {
    return (mode & 0o100) === 0 ? 0o644 : 0o755;
}


/***/ }),

/***/ 59764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Uf: () => (/* binding */ splitPath),
/* harmony export */   Yk: () => (/* binding */ native),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/** Names as bytes. In this room every path is a latin1 string, one character a byte, until it goes to the system. */
const ASCII = /^[\x00-\x7f]*$/;
/** A path as Node's calls take it. A string is faster, but Node would write it as UTF-8. */
function native(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'latin1');
}
/** The bytes of a text, such as a path that Node or a person gave. */
function bytesOf(text) {
    return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}
/** The folder in which an absolute path lies, and its name there. */
function splitPath(absolute) {
    const end = absolute.lastIndexOf('/');
    return { directory: end === 0 ? '/' : absolute.slice(0, end), name: absolute.slice(end + 1) };
}
function joinPath(directory, name) {
    return directory === '/' ? `/${name}` : `${directory}/${name}`;
}


/***/ }),

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ credentialPlace),
/* harmony export */   c: () => (/* binding */ asksForCredentials)
/* harmony export */ });
/** The well-known files in which tools keep passwords, tokens and private keys. */
/** Files that hold credentials under this name, wherever they are. */
const NAMES = new Set(['.netrc', '_netrc', '.npmrc', '.pypirc', '.git-credentials', '.pgpass']);
/** Files that hold credentials at the end of such a path, by their name. */
const ENDS = byName([
    '.aws/credentials',
    '.azure/accessTokens.json',
    '.azure/msal_token_cache.json',
    '.cargo/credentials',
    '.cargo/credentials.toml',
    '.composer/auth.json',
    '.config/composer/auth.json',
    '.config/containers/auth.json',
    '.config/gcloud/access_tokens.db',
    '.config/gcloud/application_default_credentials.json',
    '.config/gcloud/credentials.db',
    '.config/gh/hosts.yml',
    '.config/git/credentials',
    '.config/helm/registry/config.json',
    '.docker/config.json',
    '.gem/credentials',
    '.kube/config',
    '.m2/settings.xml',
    '.m2/settings-security.xml',
    '.terraform.d/credentials.tfrc.json',
]);
/** What may lie in `.ssh` and is no private key. */
const PUBLIC = /^(?:config|environment|rc|known_hosts.*|authorized_keys.*|.*\.pub)$/;
/**
 * The path by which somebody would list this credential file, or null where it is none: the file itself, for private keys
 * the folder `.ssh`. `.gnupg` is one as a whole.
 */
function credentialPlace(path) {
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    if (NAMES.has(name) || name === '.gnupg')
        return path;
    const ends = ENDS.get(name);
    if (ends?.some((end) => path === end || path.endsWith(`/${end}`)) === true)
        return path;
    const directory = path.slice(0, Math.max(slash, 0));
    const isKey = (directory === '.ssh' || directory.endsWith('/.ssh')) && !PUBLIC.test(name);
    return isKey ? directory : null;
}
/** Whether somebody who lists this path in `workspace.paths` asks for credentials that lie inside of another root. */
function asksForCredentials(path) {
    return credentialPlace(path) !== null || path === '.ssh' || path.endsWith('/.ssh');
}
function byName(ends) {
    return new Map(Object.entries(Object.groupBy(ends, (end) => end.slice(end.lastIndexOf('/') + 1))).map(([name, group]) => [name, group ?? []]));
}


/***/ }),

/***/ 84432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   WX: () => (/* binding */ WorkspaceRefusal),
/* harmony export */   kP: () => (/* binding */ WorkspaceError),
/* harmony export */   lk: () => (/* binding */ NO_ACCESS),
/* harmony export */   uc: () => (/* binding */ systemReason)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91715);

/** The workspace cannot be worked on as it is asked for. The user can mend it; nothing was written. */
class WorkspaceRefusal extends Error {
    name = 'WorkspaceRefusal';
    hint;
    constructor(message, { hint = 'see `workspace.paths` of the pipeline', ...options } = {}) {
        super(message, options);
        this.hint = hint;
    }
}
/** The system refused to read or write a path of the workspace; `cause` is its error. */
class WorkspaceError extends Error {
    name = 'WorkspaceError';
    path;
    constructor(path, cause) {
        super(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(path)}: ${systemReason(cause)}`, { cause });
        this.path = path;
    }
}
/** Of EACCES and EPERM: somebody may be able to give the permission. */
const NO_ACCESS = 'permission denied';
/** The one-line text of a system error. */
function systemReason(error) {
    switch (codeOf(error)) {
        case 'EACCES':
        case 'EPERM':
            return NO_ACCESS;
        case 'EEXIST':
            return 'something else has come there meanwhile';
        case 'EROFS':
            return 'the file system is read-only';
        case 'ENOSPC':
            return 'no space left on the device';
        case 'EDQUOT':
            return 'the disk quota is used up';
        case 'EIO':
            return 'input/output error of the device';
        case 'ENAMETOOLONG':
            return 'the name is too long';
        case 'EMFILE':
        case 'ENFILE':
            return 'too many open files';
        default:
            return error instanceof Error ? error.message : String(error);
    }
}
/** The code of a system error such as `ENOENT`, or nothing. */
function codeOf(error) {
    const code = error?.code;
    return typeof code === 'string' ? code : '';
}


/***/ }),

/***/ 67656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const LIMIT_MS = 60_000;
/** Told to leave alone: what would run other programs, write to the index, or give objects other contents. */
const QUIETLY = [
    '--no-optional-locks',
    '--no-replace-objects',
    '--literal-pathspecs',
    '-c',
    'core.fsmonitor=false',
];
/** What would point git to another repository. */
const ELSEWHERE = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_COMMON_DIR',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
];
/** What it said is wrong is kept up to so many characters. */
const MOST_SAID = 4096;
/**
 * Runs git for at most a minute.
 * @param each gets every piece of its output between NULs, one character a byte (latin1) @throws the signal's reason
 */
async function runGit(call, args, each) {
    call.signal.throwIfAborted();
    const child = start(call, args);
    let rest = '';
    child.stdout?.setEncoding('latin1').on('data', (text) => {
        const lines = (rest + text).split('\0');
        rest = lines.pop() ?? '';
        lines.forEach(each);
    });
    let says = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
        says = (says + text).slice(-MOST_SAID);
    });
    const kind = await ended(child, call.signal);
    if (rest !== '')
        each(rest);
    call.signal.throwIfAborted();
    return { kind, says };
}
function start({ git, workspace, env }, args) {
    const kept = Object.entries(env).filter(([name]) => !ELSEWHERE.includes(name));
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(git, [...QUIETLY, ...args], {
        cwd: workspace,
        // Objects that a partial clone lacks are not fetched: nothing here may wait for a network.
        env: { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
    });
}
function ended(child, signal) {
    return new Promise((resolve) => {
        const end = (kind) => {
            clearTimeout(timer);
            signal.removeEventListener('abort', stop);
            resolve(kind);
        };
        const stop = () => {
            child.kill('SIGKILL');
            // What it started may hold its output open.
            child.stdout?.destroy();
            child.stderr?.destroy();
            end('failed');
        };
        const timer = setTimeout(stop, LIMIT_MS);
        signal.addEventListener('abort', stop, { once: true });
        child.on('error', () => end('not-started'));
        child.on('close', (code) => end(code === 0 ? 'well' : 'failed'));
    });
}


/***/ }),

/***/ 15405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ NO_HEAD),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   n6: () => (/* binding */ readRefs)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84432);
/* harmony import */ var _git_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67656);
/** What git holds of the workspace, so that it need not be saved a second time. */



/** Without a repository. */
const NO_HEAD = { commit: null, ref: null };
/**
 * What git says of the workspace. Runs no hook and takes no lock.
 * @returns null where there is no git, or no repository @throws WorkspaceRefusal where there is one, and git fails: what it ignores is
 * not known; the signal's reason
 */
async function readGit(call) {
    let inside = '';
    const { kind, says } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, ['rev-parse', '--is-inside-work-tree'], (line) => {
        inside = line;
    });
    if (kind === 'not-started' || says.includes('not a git repository'))
        return null;
    if (kind === 'failed')
        throw refused(says);
    if (inside.trim() !== 'true')
        return null;
    const [commit, ignored, refs] = await Promise.all([
        textOf(call, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
        readIgnored(call),
        readRefs(call),
    ]);
    const held = commit === null ? NOTHING_HELD : await readHeld(call);
    const ref = refs?.ref ?? null;
    return { commit: commit?.trim() ?? null, ref, ...held, ignored, refs };
}
/**
 * HEAD, and a text that differs when HEAD or a ref has moved.
 * @returns null where there is no git, no repository, or git fails @throws the signal's reason
 */
async function readRefs(call) {
    const [head, refs] = await Promise.all([
        textOf(call, ['rev-parse', '--symbolic-full-name', 'HEAD']),
        textOf(call, ['for-each-ref', '--format=%(objectname) %(symref) %(refname)']),
    ]);
    if (refs === null)
        return null;
    const at = await textOf(call, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    const name = head?.trim() ?? '';
    const ref = name.startsWith('refs/') ? name : null;
    return { commit: at?.trim() ?? null, ref, all: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify([head, at, refs])) };
}
function refused(says) {
    const [first = ''] = says.split('\n').filter((line) => /^(?:fatal|error): /.test(line));
    const why = first === '' ? 'it gave no answer' : first.replace(/^(?:fatal|error): /, '');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkspaceRefusal */ .WX(`git fails in this workspace, so what it ignores is not known: ${why}`, {
        hint: 'mend what `git status` says there, or move its .git away',
    });
}
const NOTHING_HELD = { held: new Map(), special: new Map() };
/** Nothing where it cannot be told, as in a partial clone that lacks some of the folders of HEAD: then all is saved. */
async function readHeld(call) {
    const held = new Map();
    const special = new Map();
    const { kind } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, ['ls-tree', '-r', '-z', 'HEAD'], (line) => {
        const [, mode, id, name] = /^([0-7]+) blob ([0-9a-f]{40,64})\t(.*)$/s.exec(line) ?? [];
        if (id === undefined || name === undefined)
            return;
        const path = `./${name}`;
        held.set(path, id);
        if (mode === '100755')
            special.set(path, 'executable');
        if (mode === '120000')
            special.set(path, 'link');
    });
    return kind === 'well' ? { held, special } : NOTHING_HELD;
}
/** @throws WorkspaceRefusal */
async function readIgnored(call) {
    const paths = new Set();
    const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
    const { kind, says } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, args, (line) => paths.add(`./${line.replace(/\/$/, '')}`));
    if (kind !== 'well')
        throw refused(says);
    // Printed for a workspace that is itself in an ignored directory.
    if (paths.has('./.'))
        return (path) => path.startsWith('./');
    return (path) => {
        for (let end = path.indexOf('/', 2); end > 0; end = path.indexOf('/', end + 1)) {
            if (paths.has(path.slice(0, end)))
                return true;
        }
        return paths.has(path);
    };
}
/** What git prints, or null where it fails. */
async function textOf(call, args) {
    const lines = [];
    const { kind } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, args, (line) => lines.push(line));
    return kind === 'well' ? lines.join('\0') : null;
}


/***/ }),

/***/ 83252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ AS_PLACE),
/* harmony export */   Ex: () => (/* binding */ Reach),
/* harmony export */   H: () => (/* binding */ hasPlaces),
/* harmony export */   IU: () => (/* binding */ statAt),
/* harmony export */   Ii: () => (/* binding */ kindAt),
/* harmony export */   a: () => (/* binding */ isNamedSo),
/* harmony export */   c4: () => (/* binding */ pathOfPlace),
/* harmony export */   hB: () => (/* binding */ isReachedSo),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* unused harmony export LONGEST */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59764);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84432);
/* harmony import */ var _stat_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51292);
/** Reaching paths for reading, also those that are longer than the system takes in one piece. */




/** Bytes of a path that Linux takes: 4,096 with the byte that ends it. */
const LONGEST = 4095;
/** Bytes of the parts in which a longer one is walked: what is left is for `/proc/self/fd/N/`. */
const PART = 4000;
/** Opens a place without the right to read it, only to start from. Linux's own, so Node has no name for it. */
const O_PATH = 0o10000000;
const AS_PLACE = O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
let hasProc = null;
/** Whether open files are to be found in /proc/self/fd, so that paths can start from an open directory. */
function hasPlaces() {
    hasProc ??= process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/fd');
    return hasProc;
}
/** The path of an open directory. */
function pathOfPlace(fd) {
    return `/proc/self/fd/${fd}`;
}
/** Whether no link has come to stand above a place: what is behind it is none of the workspace. */
function isReachedSo(absolute) {
    const { directory } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
    if (directory === '' || directory.length > LONGEST)
        return true;
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(directory), 'latin1') === directory;
    }
    catch {
        // Then it is not there, or tells why when it is looked at.
        return true;
    }
}
/**
 * Whether directories have all the names of a path as they are written: file systems that fold case find it by others, too. True where that
 * cannot be told. @param top the directory above which names do not count @param names of a directory, null where they cannot be read
 */
function isNamedSo(absolute, top, names = namesIn) {
    const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
    const isListed = names(directory)?.has(name) ?? true;
    return isListed && (directory.length <= top.length || isNamedSo(directory, top, names));
}
/** The names in a directory, of bytes (latin1); null where it cannot be read. */
function namesIn(directory) {
    const reach = new Reach();
    try {
        const target = reach.directory(directory);
        return target === null ? null : new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(target, { encoding: 'latin1' }));
    }
    catch {
        return null;
    }
    finally {
        reach.close();
    }
}
/** What is at an absolute path (bytes as latin1): null for nothing, `unknown` where the system does not say. */
function kindAt(absolute) {
    const stat = statAt(absolute);
    return stat === null || stat === 'unknown' ? stat : (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(stat.mode);
}
/** The same with all that the system says of it. */
function statAt(absolute) {
    const reach = new Reach();
    try {
        const target = reach.path(absolute);
        return target === null ? 'unknown' : ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false }) ?? null);
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) === 'ENOENT' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) === 'ENOTDIR' ? null : 'unknown';
    }
    finally {
        reach.close();
    }
}
/** Turns directories and names into paths for the system. Holds the last long directory open until `close`. */
class Reach {
    #directory = null;
    #fd = null;
    /** A path by which the system finds this name, valid until the next call; null where none can be had. @throws the system's error */
    at(directory, name) {
        if (directory.length + 1 + name.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(directory, name));
        if (!hasPlaces())
            return null;
        if (this.#directory !== directory || this.#fd === null) {
            this.close();
            this.#fd = openLong(directory);
            this.#directory = directory;
        }
        return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(pathOfPlace(this.#fd), name));
    }
    /** As `at`, for a directory itself. */
    directory(directory) {
        return directory.length <= LONGEST ? (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(directory) : this.at(directory, '.');
    }
    /** As `at`, for a whole path. */
    path(absolute) {
        if (absolute.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(absolute);
        const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
        return this.at(directory, name);
    }
    close() {
        if (this.#fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
        this.#fd = null;
        this.#directory = null;
    }
}
function openLong(directory) {
    let fd = null;
    let rest = directory;
    try {
        while (rest !== '') {
            const end = rest.length <= PART ? rest.length : rest.lastIndexOf('/', PART);
            const part = rest.slice(0, end);
            const next = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(fd === null ? part : (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(pathOfPlace(fd), part)), AS_PLACE);
            if (fd !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            fd = next;
            rest = rest.slice(end + 1);
        }
    }
    catch (error) {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        throw error;
    }
    if (fd === null)
        throw new Error('an empty path is no directory');
    return fd;
}


/***/ }),

/***/ 51292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ isSavable),
/* harmony export */   $P: () => (/* binding */ parseIndexed),
/* harmony export */   Ep: () => (/* binding */ sameSight),
/* harmony export */   F: () => (/* binding */ COARSE_MS),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KO: () => (/* binding */ isRacy),
/* harmony export */   Pm: () => (/* binding */ seenOf),
/* harmony export */   Ri: () => (/* binding */ microsOf),
/* harmony export */   SY: () => (/* binding */ sameSeen),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   Vj: () => (/* binding */ formatIndexed),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   e: () => (/* binding */ isNoLater),
/* harmony export */   lZ: () => (/* binding */ isAnotherDirectory),
/* harmony export */   nh: () => (/* binding */ GRAIN_MS),
/* harmony export */   v1: () => (/* binding */ isUnwritten),
/* harmony export */   xe: () => (/* binding */ isLeaf)
/* harmony export */ });
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
/** Whether a file or link that was seen before has not been written since: it may have been moved. */
function isUnwritten(before, now) {
    const { ino, size, mode, mtimeMs } = now;
    if (kindOf(mode) === 'directory')
        return false;
    return before.ino === ino && before.size === size && before.mode === mode && before.mtimeMs === mtimeMs;
}
/** Whether what has the inode of something that was seen before can be that: what was made later may have got it. @param birth in ms since 1970 */
function isNoLater(now, before, birth) {
    return kindOf(before.mode) === kindOf(now.mode) && birth <= before.ctimeMs;
}
/** Whether one of two is a directory that the other is not. */
function isAnotherDirectory(a, b) {
    const isDirectory = kindOf(a.mode) === 'directory';
    if (isDirectory !== (kindOf(b.mode) === 'directory'))
        return true;
    return isDirectory && a.ino !== b.ino;
}
/** The same of what may have been gone, null, or not looked at, undefined. */
function sameSight(a, b) {
    return a == null || b == null ? a === b : sameSeen(a, b);
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
