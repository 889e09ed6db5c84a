export const id = 565;
export const ids = [565];
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
    // File systems that fold case find what has another name by its old one, too.
    const isNamedSo = (path) => {
        const { directory, name } = (0,bytes/* splitPath */.Uf)(roots.absolute(path));
        const names = listed.get(directory) ?? (0,reach/* namesIn */.wX)(directory);
        listed.set(directory, names);
        return names?.has(name) ?? true;
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
        return isNamedSo(path) ? null : 'gone';
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
/** Whether a directory has a name as it is written: file systems that fold case find it by others, too. True where that cannot be told. */
function isNamedSo(absolute) {
    const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
    return namesIn(directory)?.has(name) ?? true;
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


/***/ })

};
