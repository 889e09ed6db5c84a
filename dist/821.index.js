export const id = 821;
export const ids = [821];
export const modules = {

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles),
/* harmony export */   U: () => (/* binding */ hasItsSource)
/* harmony export */ });
/* harmony import */ var _files_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39382);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --workspaces\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}
/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
function hasItsSource(store, run) {
    return store.filesOf(run.run_id).areRemoved || (0,_files_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .canReadSource */ .kL)(run, store.packsPath(run.run_id));
}


/***/ }),

/***/ 62929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ which)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where a program is looked for when the environment has no PATH; what `execvp` uses on Linux. */
const DEFAULT_PATH = '/bin:/usr/bin';
/**
 * The absolute path of a program, found as a shell finds it: a name with a slash is a path from `cwd`, any other
 * is looked for in the directories of `path`. Null when there is no such executable file.
 */
function which(program, path, cwd) {
    if (program === '')
        return null;
    if (program.includes('/'))
        return executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, program));
    for (const directory of (path ?? DEFAULT_PATH).split(':')) {
        const found = executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, directory, program));
        if (found !== null)
            return found;
    }
    return null;
}
function executable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() ? file : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 53847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ changeBetween)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71078);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);


/**
 * What makes the second tree out of the first: states alone, a new time is no change. What cannot be saved counts as
 * absent in the second one.
 */
function changeBetween(before, after) {
    const changed = [];
    for (const [path, entry] of before) {
        const now = after.get(path) ?? null;
        if ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(entry, now) || (entry.kind === 'other' && now?.kind === 'other'))
            continue;
        changed.push({ path, before: entry, after: savable(now) });
    }
    for (const [path, entry] of after) {
        if (!before.has(path) && entry.kind !== 'other')
            changed.push({ path, before: null, after: entry });
    }
    return changed.sort(_order_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f);
}
function savable(entry) {
    return entry?.kind === 'other' ? null : entry;
}


/***/ }),

/***/ 83638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ reconcile),
/* harmony export */   _: () => (/* binding */ pathsTo)
/* harmony export */ });
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53847);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53951);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);




/**
 * What to do so that a workspace becomes what is wanted. Nothing is written over or deleted that is in a state which the
 * run does not know at that path, nor what cannot be saved (`other`).
 *
 * @param request `wanted` and `found` are trees that can exist on disk; `known` has the sources and every change of the run
 */
function reconcile(request) {
    const { wanted, found, place } = request;
    const { changing, kept, older } = classify(request);
    const target = kept.length === 0 ? wanted : (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .overlay */ .Lw)(wanted, found, kept);
    const actions = actionsOf([...changing, ...kept], { ...request, target, older });
    if (place !== 'left')
        return { actions, edits: [], wanted };
    const edited = kept.filter((path) => found.get(path)?.kind !== 'other');
    const onTop = edited.length === kept.length ? target : (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .overlay */ .Lw)(wanted, found, edited);
    return { actions, edits: onTop === wanted ? [] : (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .changeBetween */ .V)(wanted, onTop), wanted: onTop };
}
function classify({ wanted, found, known, place, isUnset = () => false }) {
    const changing = [];
    const kept = [];
    const older = [];
    const sort = (path, want, have) => {
        if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(want, have))
            (mayChange(path, want, have) ? changing : kept).push(path);
        else if (want?.mtime !== have?.mtime && want?.kind !== 'other') {
            if (place !== 'left' || known.isTouched(path) || isUnset(path))
                older.push(path);
        }
    };
    const mayChange = (path, want, have) => {
        if (want?.kind === 'other' || have?.kind === 'other')
            return false;
        if (place === 'empty')
            return have === undefined || known.has(path, have);
        // Git keeps no empty folder: one that a step gave its mode is made where it is missing. Here, a person has removed it.
        const isMissing = place === 'elsewhere' && want?.kind === 'directory' && have === undefined;
        return known.isTouched(path) && (isMissing || known.has(path, have));
    };
    for (const [path, want] of wanted)
        sort(path, want, found.get(path));
    for (const [path, have] of found)
        if (!wanted.has(path))
            sort(path, undefined, have);
    return { changing, kept, older };
}
/** The paths of all actions of a kind. */
function pathsTo(what, actions) {
    return new Set(actions.flatMap(({ kind, path }) => (kind === what ? [path] : [])));
}
function actionsOf(paths, goal) {
    const deleted = [];
    const written = { directory: [], file: [], link: [] };
    for (const path of paths) {
        const want = goal.target.get(path);
        const have = goal.found.get(path);
        if ((0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(want, have))
            continue;
        if (have !== undefined && (want === undefined || makesRoom(want, have)))
            deleted.push(path);
        if (want !== undefined && want.kind !== 'other')
            written[want.kind].push(path);
    }
    const directories = timesOfDirectories([...deleted, ...Object.values(written).flat()], goal);
    return [
        ...deleted
            .sort()
            .reverse()
            .flatMap((path) => deletion(path, goal)),
        ...[...written.directory.sort(), ...written.file, ...written.link].flatMap((path) => write(path, goal)),
        ...goal.older.filter((path) => !isDirectory(path, goal)).flatMap((path) => times(path, goal)),
        ...directories.flatMap((path) => times(path, goal)),
    ];
}
/**
 * From below: the directories whose recorded time is not theirs, or will not be when the actions have written into them.
 * One that a person changed gets back the time it had.
 */
function timesOfDirectories(acted, goal) {
    const { wanted, found, target, known, place } = goal;
    const due = new Set(goal.older.filter((path) => isDirectory(path, goal)));
    for (const path of acted) {
        const have = found.get(path);
        const isOfItsTime = have?.kind === 'directory' && have.mtime === target.get(path)?.mtime;
        if (isDirectory(path, goal) && !isOfItsTime)
            due.add(path);
        const above = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(path);
        if (above === null || due.has(above) || !isDirectory(above, goal))
            continue;
        const isOurs = place === 'left'
            ? !(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(wanted.get(above), target.get(above))
            : (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(wanted.get(above), found.get(above));
        if (isOurs || known.isTouched(above))
            due.add(above);
    }
    return [...due].sort().reverse();
}
/** Whether one of the two is a directory and the other is not: then one cannot be put over the other. */
function makesRoom(want, have) {
    return (want.kind === 'directory') !== (have.kind === 'directory');
}
function isDirectory(path, { target }) {
    return target.get(path)?.kind === 'directory';
}
function deletion(path, { found }) {
    const have = found.get(path);
    return have === undefined ? [] : [{ kind: 'delete', path, found: have }];
}
function write(path, { target, found }) {
    const entry = target.get(path);
    const have = found.get(path);
    if (entry === undefined)
        return [];
    return [{ kind: 'write', path, entry, found: have === undefined || makesRoom(entry, have) ? null : have }];
}
function times(path, { target }) {
    const entry = target.get(path);
    return entry === undefined ? [] : [{ kind: 'times', path, entry }];
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

/***/ 57103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NotThere),
/* harmony export */   t: () => (/* binding */ Inside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59764);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84432);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83252);
/**
 * Staying inside the roots while writing. A directory is reached from the top, name by name, and each is opened without
 * following links; what is done in it starts from the open directory, wherever its path leads by then.
 */




/** Something else stands where a directory is needed: a link, a file, or nothing. */
class NotThere extends Error {
    name = 'NotThere';
}
/** Open directories that are kept for the next path. */
const KEPT = 24;
class Inside {
    #open = new Map();
    #held = null;
    /** Makes a directory accessible to its owner; whether it did. */
    #loosen;
    constructor(loosen) {
        this.#loosen = loosen;
    }
    /** @param absolute real path, as bytes (latin1) @throws NotThere, the system's error */
    directory(absolute) {
        const kept = this.#kept(absolute);
        if (kept !== null)
            return kept;
        const names = [];
        let above = absolute;
        let place = null;
        while (place === null && above !== '/') {
            const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(above);
            names.push(name);
            above = directory;
            place = this.#kept(above);
        }
        place ??= open('/', '/');
        for (const name of names.reverse()) {
            this.#keep(place);
            place = this.#enter(place, name);
        }
        this.#keep(place);
        return place;
    }
    /** As `directory`, making what is missing above a root or its own folder. */
    make(absolute) {
        try {
            return this.directory(absolute);
        }
        catch (error) {
            if (!(error instanceof NotThere) || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error.cause) !== 'ENOENT' || absolute === '/')
                throw error;
        }
        const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.make(directory).at(name));
        return this.directory(absolute);
    }
    /** Keeps a directory open while something is done in it that takes long, whatever becomes of its path. */
    async hold(place, act) {
        this.#held = place;
        try {
            return await act();
        }
        finally {
            this.#held = null;
            if (this.#open.get(place.absolute) !== place)
                close(place);
        }
    }
    /** Whether an open directory is still the one that its path leads to. */
    isStill(place) {
        const kept = this.#open.get(place.absolute);
        if (kept === place && isAt(kept))
            return true;
        this.#forget(place.absolute);
        try {
            const now = this.directory(place.absolute);
            return now.ino === place.ino && now.dev === place.dev;
        }
        catch (error) {
            if (error instanceof NotThere)
                return false;
            throw error;
        }
    }
    close() {
        for (const place of this.#open.values())
            close(place);
        this.#open.clear();
    }
    #enter(place, name) {
        try {
            return open(place.at(name), (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(place.absolute, name));
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) !== 'EACCES' || !this.#loosen(place))
                throw error;
            return open(place.at(name), (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(place.absolute, name));
        }
    }
    #kept(absolute) {
        const place = this.#open.get(absolute);
        if (place === undefined)
            return null;
        if (isAt(place))
            return place;
        this.#forget(absolute);
        return null;
    }
    #keep(place) {
        if (this.#open.get(place.absolute) === place)
            this.#open.delete(place.absolute);
        else
            this.#forget(place.absolute);
        this.#open.set(place.absolute, place);
        const [oldest] = this.#open.keys();
        if (this.#open.size > KEPT && oldest !== undefined)
            this.#forget(oldest);
    }
    #forget(absolute) {
        const place = this.#open.get(absolute);
        this.#open.delete(absolute);
        if (place !== undefined && place !== this.#held)
            close(place);
    }
}
function close({ fd }) {
    if (fd !== null)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
}
function open(at, absolute) {
    try {
        if (!(0,_reach_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPlaces */ .H)())
            return looked(at, absolute);
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(at, _reach_js__WEBPACK_IMPORTED_MODULE_2__/* .AS_PLACE */ .D1);
        const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        const self = (0,_reach_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOfPlace */ .c4)(fd);
        return { absolute, ino, dev, fd, self, at: (name) => (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(self, name)) };
    }
    catch (cause) {
        if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(cause)))
            throw cause;
        throw new NotThere('a directory of the path is not there', { cause });
    }
}
/** Where the system has no paths for open directories: a look at each part, just before it is used. */
function looked(at, absolute) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at);
    if (!stat.isDirectory())
        throw new NotThere('something else is in the place of a directory');
    const { ino, dev } = stat;
    const self = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(absolute);
    return { absolute, ino, dev, fd: null, self, at: (name) => (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(absolute, name)) };
}
function isAt(place) {
    if (place.fd === null)
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_reach_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOfPlace */ .c4)(place.fd), { encoding: 'latin1' }) === place.absolute;
    }
    catch {
        // Longer than a page: it has to be walked again.
        return false;
    }
}


/***/ }),

/***/ 8601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ everythingHeard),
/* harmony export */   y: () => (/* binding */ pauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** How long work may go on before signals, timers and other steps get their turn. */
const TURN_MS = 30;
/** Settles when whatever the system had to tell while work went on without a pause has been told: the second turn begins after it was asked. */
async function everythingHeard() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
/** Lets long work that does not wait for anything step aside every 30 ms. */
function pauses(signal) {
    let since = performance.now();
    const isDue = () => signal.aborted || performance.now() - since >= TURN_MS;
    const pause = async () => {
        signal.throwIfAborted();
        if (!isDue())
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        since = performance.now();
        signal.throwIfAborted();
    };
    return Object.assign(pause, { isDue });
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


/***/ }),

/***/ 39128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   N: () => (/* binding */ temporaryName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91516);
/**
 * The names that this room gives to what it has not finished. They are never part of the workspace, and are removed: so half of their
 * digits are the digest of the others, which a name of somebody else's does not have.
 */


const DIGITS = 8;
/** A name that nothing has, for a file that is to be moved to its place when it is whole. */
function temporaryName() {
    return nameWith((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(DIGITS / 2).toString('hex'));
}
function isTemporaryName(name) {
    const random = /^\.savepoint-([0-9a-f]{8})[0-9a-f]{8}\.tmp$/.exec(name)?.[1];
    return random !== undefined && name === nameWith(random);
}
function nameWith(random) {
    return `.savepoint-${random}${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(`savepoint ${random}`).slice(0, DIGITS)}.tmp`;
}


/***/ }),

/***/ 42368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ sameNames),
/* harmony export */   T0: () => (/* binding */ foldsCase),
/* harmony export */   th: () => (/* binding */ firstTwoNames),
/* harmony export */   x7: () => (/* binding */ twoNames)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59764);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84432);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57103);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39128);
/** Paths that are two here and would be one on disk, where a file system takes upper and lower case, or é and e´, for the same. */






/**
 * Makes sure that all paths can be there at once.
 * @param paths those that are to be written, directories too @param stays what is there, and is not deleted before
 * @throws WorkspaceRefusal naming two that are one on this file system; WorkspaceError where that cannot be tried
 */
function twoNames(paths, roots, stays = []) {
    const one = firstTwoNames(paths, roots, stays);
    if (one === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkspaceRefusal */ .WX(sameNames(one), {
        hint: 'go on in a folder on another file system; or give one of them another name, and do the same in the step that makes it',
    });
}
/** In words. */
function sameNames({ a, b }) {
    return `"${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(a)}" and "${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(b)}" are one and the same on this file system`;
}
/** As `twoNames`: the first two that are one, null where none are. @throws WorkspaceError where that cannot be tried */
function firstTwoNames(paths, roots, stays) {
    const alike = pairsAlike(paths, stays);
    if (alike.length === 0)
        return null;
    const inside = new _inside_js__WEBPACK_IMPORTED_MODULE_2__/* .Inside */ .t(() => false);
    try {
        return alike.find((pair) => areOne(pair, { roots, inside })) ?? null;
    }
    finally {
        inside.close();
    }
}
/** Paths of the same parent whose names look alike. Below two parents that look alike, the parents are what counts. */
function pairsAlike(paths, stays) {
    const groups = new Map();
    const pairs = [];
    for (const path of paths) {
        const key = keyOf(path);
        const group = groups.get(key) ?? new Set();
        if (group.has(path))
            continue;
        for (const other of group)
            pairs.push({ a: other, b: path });
        groups.set(key, group.add(path));
    }
    if (groups.size === 0)
        return [];
    for (const other of stays) {
        const group = groups.get(keyOf(other));
        if (group !== undefined && !group.has(other))
            for (const path of group)
                pairs.push({ a: other, b: path });
    }
    return pairs;
}
function keyOf(path) {
    const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(path);
    return `${directory}/${folded(name)}`;
}
const ASCII = /^[\x00-\x7f]*$/;
function folded(name) {
    if (ASCII.test(name))
        return name.toUpperCase();
    const text = Buffer.from(name, 'latin1').toString('utf8');
    return text.normalize('NFKD').toUpperCase();
}
/** Tries both names in a new directory as near to their place as can be written. */
function areOne({ a, b }, { roots, inside }) {
    const names = [(0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(a).name, (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(b).name];
    let { directory } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(roots.absolute(a));
    const top = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(roots.rootOf(a).absolute).directory;
    for (;;) {
        try {
            return tryIn(inside.directory(directory), names);
        }
        catch (error) {
            const isElsewhere = error instanceof _inside_js__WEBPACK_IMPORTED_MODULE_2__/* .NotThere */ .W || ['EACCES', 'EROFS', 'EPERM'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error));
            if (!isElsewhere || directory === top || directory === '/')
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkspaceError */ .kP(a, error);
        }
        directory = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(directory).directory;
    }
}
function tryIn(place, [a, b]) {
    const { atime, mtime } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place.self);
    const trial = (0,_temporary_js__WEBPACK_IMPORTED_MODULE_3__/* .temporaryName */ .N)();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place.at(trial), 0o700);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place.at(`${trial}/${a}`), 'wx', 0o600));
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place.at(`${trial}/${b}`), { throwIfNoEntry: false }) !== undefined;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(place.at(`${trial}/${a}`));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(place.at(trial));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(place.self, atime, mtime);
    }
}
/**
 * Whether a directory finds a file by its name in other letters, too. Tried with one that is new: where there is none, nothing has another name.
 * @param names `listed` are all that are there
 */
function foldsCase(directory, { fresh, listed }, reach) {
    const other = fresh.map(inOtherCase).find((name) => !listed.has(name));
    try {
        const target = other === undefined ? null : reach.at(directory, other);
        return target !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** A name with its ASCII letters in the other case: itself where it has none. */
function inOtherCase(name) {
    return name.replace(/[a-z]+|[A-Z]+/g, (some) => (some > 'Z' ? some.toUpperCase() : some.toLowerCase()));
}


/***/ })

};
