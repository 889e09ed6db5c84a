export const id = 852;
export const ids = [852];
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
// EXTERNAL MODULE: ./build/src/workspace/roots.js
var workspace_roots = __webpack_require__(20846);
// EXTERNAL MODULE: ./build/src/files/mark.js
var files_mark = __webpack_require__(31420);
// EXTERNAL MODULE: ./build/src/files/mark-writer.js
var mark_writer = __webpack_require__(55418);
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
            (0,mark_writer/* sayGone */.jw)(path, attempt, goneFrom(mark));
    }
    catch {
        // What cannot be looked at may be there.
    }
}
/** Of what a mark has seen, what is not there now. @throws the system's error; Error where a root is not there, which tells nothing */
function goneFrom({ index, roots: list }) {
    const roots = (0,workspace_roots/* rootsAt */.FP)(list);
    const kinds = new Map();
    const kindOf = (path) => {
        const kind = kinds.get(path) ?? look(roots.absolute(path));
        kinds.set(path, kind);
        return kind;
    };
    const isGone = (path) => {
        const root = roots.rootOf(path);
        if (kindOf(root.path) === null)
            throw new Error(`${root.path} is not there`);
        const above = path === root.path ? null : (0,tree_path/* parentOf */.gN)(path);
        // Behind a link in the place of a folder is something else.
        return (above !== null && (isGone(above) || kindOf(above) !== 'folder')) || kindOf(path) === null;
    };
    return [...index.keys()].filter(isGone);
}
function look(absolute) {
    try {
        const stat = (0,external_node_fs_.lstatSync)((0,bytes/* native */.Yk)(absolute), { throwIfNoEntry: false });
        return stat === undefined ? null : stat.isDirectory() ? 'folder' : 'other';
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === 'ENOTDIR')
            return null;
        throw error;
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

/***/ 20846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   FP: () => (/* binding */ rootsAt),
/* harmony export */   gb: () => (/* binding */ resolveRoots),
/* harmony export */   tC: () => (/* binding */ commonFolders),
/* harmony export */   tl: () => (/* binding */ listedIn),
/* harmony export */   yp: () => (/* binding */ rootsAmong)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59764);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84432);
/** The folders that are saved, and where they are on this machine. */






/**
 * The roots of `workspace.paths`: `.`, `build`, `~/.cargo`, `/opt/x`. A root that is not there lies where the nearest folder
 * above it that is there really lies. A credential file inside another root is no root.
 * @param places absolute paths as Node gives them
 * @throws WorkspaceRefusal where roots overlap, one holds the workspace itself, or a path leads out of the workspace
 */
function resolveRoots(paths, places) {
    const list = rootsAmong(listedIn(paths)).map((path) => ({ path, absolute: reached(path, places) }));
    for (const [at, a] of list.entries())
        for (const b of list.slice(at + 1))
            refuseOverlap(a, b, places);
    refuseAbove(list, places);
    return rootsAt(list);
}
/** Roots of which it is known where they are. */
function rootsAt(list) {
    const rootOf = (path) => {
        const root = list.find((one) => one.path === path || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, one.path));
        if (root === undefined)
            throw new Error(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(path)} lies in none of the roots`);
        return root;
    };
    const absolute = (path) => {
        const root = rootOf(path);
        const rest = path.slice(root.path.length + 1);
        return rest === '' ? root.absolute : (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(root.absolute, rest);
    };
    return { list, rootOf, absolute };
}
/** `workspace.paths` as Paths. @throws WorkspaceRefusal where one leads out of the workspace */
function listedIn(paths) {
    return [...new Set(paths.map(rootPathOf))];
}
/** Without the credential files inside of other folders. */
function rootsAmong(listed) {
    return listed.filter((path) => !(0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForCredentials */ .c)(path) || !listed.some((other) => isInside(path, other)));
}
/** What lies in one of the folders of each of several `workspace.paths`: the inner ones of all of them. */
function commonFolders(lists) {
    const all = lists.map((paths) => listedIn(paths));
    const isIn = (path, list) => list.some((other) => path === other || isInside(path, other));
    return [...new Set(all.flat())]
        .filter((path) => all.every((list) => isIn(path, list)))
        .map((path) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(path));
}
function rootPathOf(text) {
    const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(text).replace(/(?<=.)\/$/, '');
    if (path === '..' || path.startsWith('../')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`"${text}" leads out of the workspace; write such a folder as ~/… or /…`);
    }
    const isPlain = path === '.' || path === '~' || path.startsWith('~/') || path.startsWith('/');
    return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(isPlain ? path : `./${path}`);
}
/** Where a root is by its name, absolute: links that lead there are not followed. Bytes (latin1). */
function placeOf(path, { workspace, home }) {
    if (path.startsWith('/'))
        return path;
    const base = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(path.startsWith('~') ? home : workspace);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(base, path.slice(2));
}
const REASONS = {
    ENOTDIR: 'a file lies above it',
    ELOOP: 'a link leads round in a circle',
    ENOENT: 'a link leads to nowhere',
};
/** @throws WorkspaceRefusal where the system does not let it be found */
function reached(path, places) {
    try {
        return realPath(placeOf(path, places));
    }
    catch (error) {
        const why = REASONS[(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error)] ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .systemReason */ .uc)(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`the root "${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(path)}" cannot be reached: ${why}`, { cause: error });
    }
}
function realPath(path) {
    const absolute = path.replace(/(?<=.)\/$/, '');
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .native */ .Yk)(absolute), 'latin1');
    }
    catch (error) {
        // A link to nowhere is there: what would be written through it is not where it points to.
        if (absolute === '/' || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .native */ .Yk)(absolute), { throwIfNoEntry: false }) !== undefined)
            throw error;
        const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(absolute);
        return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(realPath(directory), name);
    }
}
function isInside(path, above) {
    return (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, above) || (above === '.' && path.startsWith('./'));
}
/** No other root may hold the workspace: there its `.git` would be saved, and its files would not be those that `reads` and `writes` match. */
function refuseAbove(list, places) {
    const workspace = reached('.', places);
    for (const root of list) {
        const isAbove = root.absolute === workspace || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(workspace, root.absolute);
        if (root.path === '.' || !isAbove)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`the root ${nameOf(root)} holds the workspace itself${linkOf(root, places)}; list "." and the folders outside of it that are needed`);
    }
}
function refuseOverlap(a, b, places) {
    const [nameA, nameB] = [nameOf(a), nameOf(b)];
    const links = [a, b].map((root) => linkOf(root, places)).join('');
    if (a.absolute === b.absolute) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`the roots ${nameA} and ${nameB} are the same folder, ${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(a.absolute)}${links}`);
    }
    const isNested = (inner, outer) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(inner.path, outer.path) || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(inner.absolute, outer.absolute);
    if (isNested(a, b))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`the root ${nameA} lies inside the root ${nameB}${links}`);
    if (isNested(b, a))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`the root ${nameB} lies inside the root ${nameA}${links}`);
}
/** In words, where it is not where its name says. */
function linkOf(root, places) {
    if (root.absolute === placeOf(root.path, places))
        return '';
    return `; a link leads from ${nameOf(root)} to ${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(root.absolute)}`;
}
function nameOf(root) {
    return `"${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(root.path)}"`;
}


/***/ })

};
