export const id = 4528;
export const ids = [4528];
export const modules = {

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles),
/* harmony export */   U: () => (/* binding */ hasItsSource)
/* harmony export */ });
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --files\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}
/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
function hasItsSource(store, run) {
    return store.filesOf(run.run_id).areRemoved || (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .canReadSource */ .kL)(run, store.packsPath(run.run_id));
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

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ }),

/***/ 83638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ reconcile),
/* harmony export */   _: () => (/* binding */ pathsTo)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53951);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/** From the workspace as it is to the workspace as it should be, path by path, keeping what people did. Pure. */



/**
 * What to do so that a workspace becomes what is wanted: in the order in which it can be done, deletions from below, directories from above,
 * files, links, times of files and links, times of directories from below. What cannot be saved (`other`) is neither written nor deleted.
 *
 * @param request `wanted` and `found` are trees that can exist on disk
 */
function reconcile(request) {
    const { wanted, found, mayChange, setsTime } = request;
    const changing = [];
    const kept = [];
    const older = [];
    const sort = (path, want, have) => {
        const isOther = want?.kind === 'other' || have?.kind === 'other';
        const stays = isOther || !mayChange(path) || (want === undefined && isGitObject(path, wanted));
        if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(want, have))
            (stays ? kept : changing).push(path);
        else if (!isOther && want?.mtime !== have?.mtime && setsTime(path))
            older.push(path);
    };
    for (const [path, want] of wanted)
        sort(path, want, found.get(path));
    for (const [path, have] of found)
        if (!wanted.has(path))
            sort(path, undefined, have);
    const target = kept.length === 0 ? wanted : (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(wanted, found, kept);
    return actionsOf([...changing, ...kept], { ...request, target, older });
}
/** Whether a path is an object of a repository that stays: a later commit may be built on it, and nothing finds it else. */
function isGitObject(path, wanted) {
    const end = path.indexOf('/.git/objects/');
    return end >= 0 && wanted.has(`${path.slice(0, end)}/.git/HEAD`);
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
        if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(want, have))
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
/** From below: the directories whose recorded time is not theirs, or will not be when the actions have written into them. */
function timesOfDirectories(acted, goal) {
    const { wanted, found, target, setsTime } = goal;
    const due = new Set(goal.older.filter((path) => isDirectory(path, goal)));
    for (const path of acted) {
        const have = found.get(path);
        const isOfItsTime = have?.kind === 'directory' && have.mtime === target.get(path)?.mtime;
        if (isDirectory(path, goal) && !isOfItsTime)
            due.add(path);
        const above = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path);
        if (above === null || due.has(above) || !isDirectory(above, goal))
            continue;
        if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(wanted.get(above), found.get(above)) || setsTime(above))
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

/***/ 95771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bb: () => (/* binding */ apply),
  ir: () => (/* reexport */ sweepTemporary),
  x7: () => (/* reexport */ two_names/* twoNames */.x7)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/workspace/git-config.js
var git_config = __webpack_require__(56170);
// EXTERNAL MODULE: ./build/src/workspace/pause.js
var pause = __webpack_require__(8601);
// EXTERNAL MODULE: ./build/src/workspace/spots.js + 1 modules
var spots = __webpack_require__(89915);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
// EXTERNAL MODULE: ./build/src/workspace/temporary.js
var workspace_temporary = __webpack_require__(39128);
// EXTERNAL MODULE: ./build/src/workspace/write-file.js
var write_file = __webpack_require__(84355);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./build/src/workspace/inside.js
var workspace_inside = __webpack_require__(57103);
;// CONCATENATED MODULE: ./build/src/workspace/sweep.js
/** Removing what an earlier process did not finish. */





/**
 * Removes leftover temporary files, as far as it may.
 * @param paths absolute real paths, as bytes (latin1), as `Scan.temporary` has them; others are left alone
 */
function sweepTemporary(paths) {
    const inside = new workspace_inside/* Inside */.t(() => false);
    try {
        for (const path of paths) {
            const { directory, name } = (0,bytes/* splitPath */.Uf)(path);
            if ((0,workspace_temporary/* isTemporaryName */.$)(name))
                quietly(() => remove(inside.directory(directory), name));
        }
    }
    finally {
        inside.close();
    }
}
function remove(place, name) {
    const stat = (0,external_node_fs_.lstatSync)(place.at(name), { throwIfNoEntry: false });
    if (stat === undefined)
        return;
    if (!stat.isDirectory()) {
        (0,external_node_fs_.unlinkSync)(place.at(name));
        return;
    }
    (0,external_node_fs_.rmSync)(place.at(name), { recursive: true, force: true });
}
function quietly(act) {
    try {
        act();
    }
    catch (error) {
        // It is no part of the workspace, so it may stay.
        if (!(error instanceof workspace_inside/* NotThere */.W) && (0,errors/* codeOf */.$N)(error) === '')
            throw error;
    }
}

// EXTERNAL MODULE: ./build/src/workspace/two-names.js
var two_names = __webpack_require__(42368);
;// CONCATENATED MODULE: ./build/src/workspace/apply.js
/** Writing to the workspace: the only place that does. */







/**
 * Brings paths to what is wanted. Never writes, deletes or changes anything outside of the roots, through whatever links, and leaves
 * what is not as it was seen. A file is replaced in one moment, when it is whole.
 *
 * @param actions deletions from below, then directories from above, files, links, times
 * @throws ContentLost, WorkspaceError, the signal's reason; what was done until then stays
 */
async function apply(actions, options) {
    const applying = new Applying(options);
    try {
        for (const action of actions)
            await applying.act(action);
    }
    catch (error) {
        applying.giveUp();
        throw error;
    }
    return applying.finish();
}


class Applying {
    #options;
    #spots;
    #pause;
    #indexed = new Map();
    #done = new Map();
    #directories = new Map();
    #kept = [];
    #actions = 0;
    #bytes = 0;
    constructor(options) {
        this.#options = options;
        this.#spots = new spots/* Spots */.Is(options.roots);
        this.#pause = (0,pause/* pauses */.y)(options.signal);
    }
    async act(action) {
        await this.#pause();
        // It came with a folder above it.
        if (this.#options.staged?.isMoved(action.path) === true)
            return;
        try {
            if (action.kind === 'write')
                await this.#write(action);
            else if (action.kind === 'delete')
                this.#delete(action);
            else
                this.#times(action);
        }
        catch (error) {
            if (error instanceof spots/* Keep */.YX)
                this.#kept.push({ path: action.path, why: error.why });
            else
                throw error;
        }
        this.#actions++;
        this.#options.onProgress(this.#actions, this.#bytes);
    }
    finish() {
        try {
            const now = this.#options.now();
            for (const [path, done] of this.#done) {
                this.#done.delete(path);
                this.#settle(path, done, now);
            }
            this.#settleDirectories();
            return { indexed: this.#indexed, kept: this.#kept };
        }
        finally {
            this.#spots.close();
        }
    }
    /** Sets back what was opened up, as far as that can be done. */
    giveUp() {
        try {
            this.#spots.settleFolders();
        }
        catch {
            // The first error is the one to tell.
        }
        finally {
            this.#spots.close();
        }
    }
    async #write({ path, entry, expect }) {
        const spot = this.#spots.forWriting(path);
        const now = this.#spots.check(spot, expect);
        if (now === null && this.#move(spot))
            return;
        switch (entry.kind) {
            case 'file': {
                const seen = await this.#spots.hold(spot, () => this.#writeFile(spot, { path, entry, now }));
                this.#bytes += entry.size;
                this.#done.set(path, { seen, entry, isSure: true });
                return;
            }
            case 'link':
                this.#done.set(path, { seen: this.#writeLink(spot, entry, now), entry, isSure: true });
                return;
            case 'directory':
                this.#writeDirectory(spot, entry, now);
                this.#directories.set(path, entry);
                return;
            case 'other':
                throw new spots/* Keep */.YX('other');
        }
    }
    /** Whether what is built has come to its place, with all that is in it. */
    #move(spot) {
        const { staged } = this.#options;
        if (staged?.isBuilt(spot.path) !== true)
            return false;
        this.#spots.note(spot);
        const moved = this.#spots.system(spot, () => staged.move(spot));
        if (moved === null)
            return false;
        const at = this.#options.now();
        for (const member of moved)
            this.#orKept(member.path, () => this.#come(member, { top: spot, at }));
        // One of them is counted by whoever asked for it.
        this.#actions += moved.length - 1;
        return true;
    }
    /** Notes what has come to its place. */
    #come({ path, entry, seen }, { top, at }) {
        if (entry.kind === 'file')
            this.#bytes += entry.size;
        if (entry.kind === 'directory' && (path === top.path || (entry.mode & 0o700) !== 0o700)) {
            const spot = path === top.path ? top : this.#spots.forWriting(path);
            this.#spots.want(spot, { mode: entry.mode & 0o777, mtime: entry.mtime });
            this.#directories.set(path, entry);
            return;
        }
        // The time of change of what is moved is another one.
        if (path === top.path)
            this.#done.set(path, { seen: this.#spots.stat(top), entry, isSure: true });
        // Nobody could enter a directory until now: what somebody puts in it shows in its times.
        else
            this.#indexed.set(path, asFound(entry, { seen, racy: (0,stat_index/* isRacy */.KO)(seen, at) }));
    }
    #orKept(path, act) {
        try {
            act();
        }
        catch (error) {
            if (!(error instanceof spots/* Keep */.YX))
                throw error;
            this.#kept.push({ path, why: error.why });
        }
    }
    async #writeFile(spot, { path, entry, now }) {
        const { place, name } = spot;
        const system = (act) => this.#spots.system(spot, act);
        const { contents } = this.#options;
        const complete = (0,git_config/* mayBeGitConfig */.lr)(path) && now !== null && (0,stat_index/* kindOf */.I)(now.mode) === 'file'
            ? withCredentialsIn(path, spot)
            : null;
        const writing = { place, contents, pause: this.#pause, complete, system };
        if (now !== null && (0,stat_index/* kindOf */.I)(now.mode) === 'file') {
            const mended = await (0,write_file/* mend */.Tp)(name, { entry, seen: now }, writing);
            if (mended !== null)
                return mended;
        }
        this.#spots.note(spot);
        const temporary = await (0,write_file/* writeTemporary */.bW)(entry, writing);
        return this.#moveToPlace(spot, temporary, now);
    }
    #moveToPlace(spot, temporary, before) {
        const { place, name } = spot;
        let isMoved = false;
        try {
            this.#spots.checkPlace(spot);
            this.#spots.check(spot, before);
            this.#spots.makeRoom(spot, before);
            this.#spots.system(spot, () => (0,external_node_fs_.renameSync)(place.at(temporary.name), place.at(name)));
            isMoved = true;
            return (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.fstatSync)(temporary.fd));
        }
        finally {
            if (isMoved)
                (0,external_node_fs_.closeSync)(temporary.fd);
            else
                (0,write_file/* discard */.vf)(temporary, place);
        }
    }
    #writeLink(spot, entry, now) {
        const { place, name } = spot;
        this.#spots.note(spot);
        const temporary = (0,workspace_temporary/* temporaryName */.N)();
        const target = Buffer.from(entry.target, 'latin1');
        this.#spots.system(spot, () => (0,external_node_fs_.symlinkSync)(target, place.at(temporary)));
        try {
            this.#setLinkTime({ ...spot, name: temporary }, entry);
            this.#spots.makeRoom(spot, now);
            this.#spots.system(spot, () => (0,external_node_fs_.renameSync)(place.at(temporary), place.at(name)));
        }
        catch (error) {
            (0,write_file/* removeTemporary */.cF)(temporary, place);
            throw error;
        }
        return this.#spots.stat(spot);
    }
    /** Some file systems keep no times of links: a link is as good without. */
    #setLinkTime(spot, { mtime }) {
        try {
            this.#spots.setTime(spot, mtime);
        }
        catch (error) {
            if (!(error instanceof spots/* Keep */.YX))
                throw error;
        }
    }
    #writeDirectory(spot, entry, now) {
        if (now === null || (0,stat_index/* kindOf */.I)(now.mode) !== 'directory') {
            this.#spots.note(spot);
            if (now !== null)
                this.#spots.unlink(spot, now);
            // As it is to be, if it can be written in so: where this ends here, nobody is told to have changed it.
            this.#spots.system(spot, () => (0,external_node_fs_.mkdirSync)(spot.place.at(spot.name), (entry.mode & 0o777) | 0o700));
        }
        this.#spots.want(spot, { mode: entry.mode & 0o777, mtime: entry.mtime });
    }
    #delete({ path, expect }) {
        const spot = this.#spots.find(path);
        if (spot !== null && this.#spots.stat(spot) !== null) {
            const now = this.#spots.check(spot, expect);
            this.#spots.note(spot);
            if ((0,stat_index/* kindOf */.I)(expect.mode) === 'directory')
                this.#spots.removeDirectory(spot);
            else if (now !== null)
                this.#spots.unlink(spot, now);
        }
        this.#indexed.set(path, null);
    }
    #times({ path, entry, expect }) {
        const spot = this.#spots.find(path);
        const now = spot === null ? null : this.#spots.stat(spot);
        if (spot === null || now === null || (0,stat_index/* kindOf */.I)(now.mode) !== entry.kind)
            throw new spots/* Keep */.YX('changed');
        if (expect !== undefined)
            this.#spots.check(spot, expect);
        if (entry.kind === 'directory') {
            this.#spots.want(spot, { mtime: entry.mtime });
            this.#directories.set(path, entry);
            return;
        }
        // Its other name may be outside of the roots.
        if (now.nlink > 1 || (0,stat_index/* microsOf */.Ri)(now.mtimeMs) === entry.mtime)
            return;
        this.#spots.setTime(spot, entry.mtime);
        const seen = this.#spots.stat(spot);
        this.#done.set(path, { seen, entry, isSure: expect !== undefined });
    }
    /** Looks again when time has passed since it was written: who changed it meanwhile shows. */
    #settle(path, { seen, entry, isSure }, at) {
        const spot = this.#spots.find(path);
        const now = spot === null ? null : this.#spots.stat(spot);
        if (now === null || seen === null || !(0,stat_index/* sameSeen */.SY)(seen, now))
            this.#kept.push({ path, why: 'changed' });
        else
            this.#indexed.set(path, asFound(entry, { seen: now, racy: !isSure || (0,stat_index/* isRacy */.KO)(now, at) }));
    }
    #settleDirectories() {
        const settled = this.#spots.settleFolders();
        for (const [path, entry] of this.#directories) {
            const now = settled.get(this.#options.roots.absolute(path)) ?? null;
            if (now === null)
                this.#kept.push({ path, why: 'changed' });
            // Read again by the next scan: what somebody put in it meanwhile would not show in its times.
            else
                this.#indexed.set(path, asFound(entry, { seen: now, racy: true }));
        }
    }
}
/** Mode and time as the file system took them: some know no modes, or coarser times. */
function asFound(entry, { seen, racy }) {
    const mtime = (0,stat_index/* microsOf */.Ri)(seen.mtimeMs);
    const mode = seen.mode & 0o777;
    const hasMode = entry.kind === 'file' || entry.kind === 'directory';
    // Mostly as it was to be: two of each for 100,000 files would be much memory.
    if (entry.mtime === mtime && (!hasMode || entry.mode === mode))
        return { seen, entry, racy };
    return { seen, entry: hasMode ? { ...entry, mode, mtime } : { ...entry, mtime }, racy };
}
/** The credentials in the configuration of a repository are in no store: where it is written over, they stay. */
function withCredentialsIn(path, { place, name }) {
    return (content) => {
        const existing = (0,external_node_fs_.readFileSync)(place.at(name), 'latin1');
        return Buffer.from((0,git_config/* withCredentialsOf */.KY)(path, content.toString('latin1'), existing), 'latin1');
    };
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
/* harmony export */   IO: () => (/* binding */ RootsRefusal),
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
/** `workspace.paths` of the pipeline name no folders that can be roots together. */
class RootsRefusal extends WorkspaceRefusal {
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

/***/ 56170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ withCredentialsOf),
/* harmony export */   lr: () => (/* binding */ mayBeGitConfig),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/** The configuration of a git repository without credentials. Pure. The form of the file: git's documentation of `git config`. */
/** Whether a file may be the configuration of a repository, of one of its submodules, or of a working tree. */
function mayBeGitConfig(path) {
    return /(?:^|\/)config(?:\.worktree)?$/.test(path);
}
/** Whether it is one: it lies in a `.git` folder, or, as that of a bare repository, says so itself. */
function isGitConfig(path, text) {
    return /\/\.git\//.test(path) || /^\s*repositoryformatversion\s*=/im.test(text);
}
/** Keys of any section whose value is a credential. */
const SECRET_KEYS = new Set(['oauthtoken', 'pass', 'passwd', 'password', 'secret', 'smtppass', 'token']);
/** Keys whose value is one, or a command that gives one: `section.key`. */
const SECRETS = new Set(['http.extraheader', 'credential.helper']);
/** User and password in an address. Of an `ssh://` one the user is no credential, and there is no password. */
const USERINFO = /\b(https?|ftps?|socks[45h]*):\/\/[^\s/"'@\\]+@/gi;
const HEADER = /^\s*\[\s*([\w.-]+)(?:\s+"(?:[^"\\]|\\.)*")?\s*\]/;
/** Lines of secret keys are left out, and user and password in addresses. @param text one character a byte (latin1) */
function withoutCredentials(path, text) {
    if (!isGitConfig(path, text))
        return text;
    return linesOf(text)
        .map(({ open }) => open)
        .join('');
}
/**
 * A configuration without credentials, with those of the file in whose place it is written, as far as the sections are there.
 * @param wanted as `withoutCredentials` gives it
 */
function withCredentialsOf(path, wanted, existing) {
    if (!isGitConfig(path, existing))
        return wanted;
    const whole = new Map();
    const secret = new Map();
    let section = '';
    for (const { line, open, header } of linesOf(existing)) {
        if (header !== '')
            section = header;
        if (open === '')
            secret.set(section, (secret.get(section) ?? '') + line);
        else if (open !== line)
            whole.set(open, line);
    }
    return linesOf(wanted)
        .map(({ line, header }) => {
        const below = secret.get(header) ?? '';
        secret.delete(header);
        return (whole.get(line) ?? line) + below;
    })
        .join('');
}
function linesOf(text) {
    let section = '';
    return logicalLines(text).map((line) => {
        let rest = line;
        let header = '';
        for (let found = HEADER.exec(rest); found !== null; found = HEADER.exec(rest)) {
            header = found[0].trim();
            // `[section.name]` is an old form of `[section "name"]`.
            section = (found[1] ?? '').toLowerCase().split('.')[0] ?? '';
            rest = rest.slice(found[0].length);
        }
        const key = /^\s*([A-Za-z][\w-]*)/.exec(rest)?.[1]?.toLowerCase() ?? '';
        const isSecret = SECRET_KEYS.has(key) || SECRETS.has(`${section}.${key}`);
        const head = line.slice(0, line.length - rest.length);
        const open = !isSecret ? line : head === '' ? '' : `${head}\n`;
        return { line, open: open.replace(USERINFO, '$1://'), header };
    });
}
/** Lines with their newlines; one that ends in a backslash goes on in the next, but for one that ends in a comment. */
function logicalLines(text) {
    const lines = [];
    let start = 0;
    let isQuoted = false;
    let isComment = false;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\n') {
            lines.push(text.slice(start, at + 1));
            [start, isQuoted, isComment] = [at + 1, false, false];
        }
        else if (isComment)
            continue;
        else if (character === '\\')
            at += text.startsWith('\r\n', at + 1) ? 2 : 1;
        else if (character === '"')
            isQuoted = !isQuoted;
        else if ((character === '#' || character === ';') && !isQuoted)
            isComment = true;
    }
    return start < text.length ? [...lines, text.slice(start)] : lines;
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
/* harmony export */   c4: () => (/* binding */ pathOfPlace),
/* harmony export */   hB: () => (/* binding */ isReachedSo),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* unused harmony export LONGEST */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59764);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84432);
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
    const { directory } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitPath */ .Uf)(absolute);
    if (directory === '' || directory.length > LONGEST)
        return true;
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .native */ .Yk)(directory), 'latin1') === directory;
    }
    catch {
        // Then it is not there, or tells why when it is looked at.
        return true;
    }
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
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(directory, name));
        if (!hasPlaces())
            return null;
        if (this.#directory !== directory || this.#fd === null) {
            this.close();
            this.#fd = openLong(directory);
            this.#directory = directory;
        }
        return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(pathOfPlace(this.#fd), name));
    }
    /** As `at`, for a directory itself. */
    directory(directory) {
        return directory.length <= LONGEST ? (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .native */ .Yk)(directory) : this.at(directory, '.');
    }
    /** As `at`, for a whole path. */
    path(absolute) {
        if (absolute.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .native */ .Yk)(absolute);
        const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitPath */ .Uf)(absolute);
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
            const next = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .native */ .Yk)(fd === null ? part : (0,_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(pathOfPlace(fd), part)), AS_PLACE);
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

/***/ 89915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sV: () => (/* binding */ KEPT_WHY),
  YX: () => (/* binding */ Keep),
  Is: () => (/* binding */ Spots)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./build/src/tree/path.js
var path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/workspace/inside.js
var workspace_inside = __webpack_require__(57103);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
;// CONCATENATED MODULE: ./build/src/workspace/folders.js
/** The directories in which something is written: made writable while that lasts, and set back, or as wanted, at the end. */





class Folders {
    #roots;
    /** As they are to be at the end, by their absolute path. */
    #finals = new Map();
    #found = new Map();
    constructor(roots) {
        this.#roots = roots;
    }
    /** Notes how a directory is, before anything in it is changed. */
    note(place) {
        if (this.#finals.get(place.absolute)?.ino === place.ino)
            return;
        const { ino, mode, mtimeMs } = (0,external_node_fs_.statSync)(place.self);
        const found = { ino, mode: mode & 0o7777, mtime: (0,stat_index/* microsOf */.Ri)(mtimeMs) };
        this.#found.set(place.absolute, found);
        this.#finals.set(place.absolute, found);
    }
    /** Says how a directory is to be in the end. */
    want(place, wanted) {
        this.note(place);
        const final = this.#finals.get(place.absolute);
        if (final !== undefined)
            this.#finals.set(place.absolute, { ...final, ...wanted });
    }
    /** The mode that a directory had before anything was done to it, if something was. */
    modeFound(absolute, ino) {
        const found = this.#found.get(absolute);
        return found?.ino === ino ? found.mode : null;
    }
    /** It was removed; what comes in its place is another one. */
    forget(absolute) {
        this.#finals.delete(absolute);
        this.#found.delete(absolute);
    }
    /** Gives its owner every right on a directory of the roots; whether that changed anything. @throws the system's error */
    loosen(place) {
        const { absolute } = place;
        const isOurs = this.#roots.list.some((root) => absolute === root.absolute || (0,path/* isBelow */.Yw)(absolute, root.absolute));
        if (!isOurs)
            return false;
        const mode = (0,external_node_fs_.statSync)(place.self).mode & 0o7777;
        if ((mode & 0o700) === 0o700)
            return false;
        this.note(place);
        (0,external_node_fs_.chmodSync)(place.self, mode | 0o700);
        return true;
    }
    /**
     * Sets all of them, from below.
     * @returns how each is now, by its absolute path; null where another one, or nothing, is in its place
     * @throws the system's error
     */
    settle(inside) {
        const settled = new Map();
        // To reach one, another above it may have to be opened up first.
        for (;;) {
            const left = [...this.#finals.keys()].filter((absolute) => !settled.has(absolute));
            if (left.length === 0)
                return settled;
            left.sort((a, b) => b.length - a.length);
            for (const absolute of left)
                settled.set(absolute, this.#settle(absolute, inside));
        }
    }
    #settle(absolute, inside) {
        const final = this.#finals.get(absolute);
        try {
            const place = inside.directory(absolute);
            if (final === undefined || place.ino !== final.ino)
                return null;
            const now = (0,external_node_fs_.statSync)(place.self);
            if ((now.mode & 0o7777) !== final.mode)
                (0,external_node_fs_.chmodSync)(place.self, final.mode);
            if ((0,stat_index/* microsOf */.Ri)(now.mtimeMs) !== final.mtime)
                setTime(place, final.mtime);
            return (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.statSync)(place.self));
        }
        catch (error) {
            if (error instanceof workspace_inside/* NotThere */.W)
                return null;
            throw new errors/* WorkspaceError */.kP(absolute, error);
        }
    }
}
function setTime(place, micros) {
    try {
        (0,external_node_fs_.utimesSync)(place.self, (0,stat_index/* secondsOf */.TM)(micros), (0,stat_index/* secondsOf */.TM)(micros));
    }
    catch (error) {
        // Only the owner may, and a time is not worth failing for.
        if ((0,errors/* codeOf */.$N)(error) !== 'EPERM' && (0,errors/* codeOf */.$N)(error) !== 'EACCES')
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/workspace/spots.js
/** A path on its way to being changed: reached inside the roots, and checked to be what was seen. */






/** In words. */
const KEPT_WHY = {
    changed: 'something else, or nothing, is in its place',
    'not-empty': 'something else is in it',
    other: 'something else is in its place',
    busy: 'the system uses it',
    'not-ours': 'its time cannot be set',
};
/** Thrown where a path is to be left as it is. */
class Keep extends Error {
    name = 'Keep';
    why;
    constructor(why) {
        super(why);
        this.why = why;
    }
}
/** The spots of one `apply`. All methods throw Keep, and WorkspaceError for what the system refuses. */
class Spots {
    #roots;
    #folders;
    #inside;
    /** Inodes that lost one of their names to us, which changes their time of change. */
    #unlinked = new Set();
    constructor(roots) {
        this.#roots = roots;
        this.#folders = new Folders(roots);
        this.#inside = new workspace_inside/* Inside */.t((place) => this.#folders.loosen(place));
    }
    /** Where a path is to be written. */
    forWriting(path) {
        const absolute = this.#roots.absolute(path);
        const { directory, name } = (0,bytes/* splitPath */.Uf)(absolute);
        const root = this.#roots.rootOf(path);
        // Roots are made with what is above them; below them every directory has an action of its own.
        const isTop = root.path === path || (directory === root.absolute && /^[.~/]$/.test(root.path));
        const place = told(path, () => isTop ? this.#inside.make(directory) : this.#inside.directory(directory));
        return { path, absolute, name, place };
    }
    /** Where a path is, null where there is no directory to look in. */
    find(path) {
        const absolute = this.#roots.absolute(path);
        const { directory, name } = (0,bytes/* splitPath */.Uf)(absolute);
        try {
            return { path, absolute, name, place: told(path, () => this.#inside.directory(directory)) };
        }
        catch (error) {
            if (error instanceof Keep)
                return null;
            throw error;
        }
    }
    /** Calls the system, once more where the directory first has to be opened up. */
    system({ path, place }, act) {
        return told(path, () => {
            try {
                return act();
            }
            catch (error) {
                if ((0,errors/* codeOf */.$N)(error) !== 'EACCES' || !this.#folders.loosen(place))
                    throw error;
                return act();
            }
        });
    }
    /** What is there now. */
    stat(spot) {
        const stat = this.system(spot, () => (0,external_node_fs_.lstatSync)(spot.place.at(spot.name), { throwIfNoEntry: false }));
        return stat === undefined ? null : (0,stat_index/* seenOf */.Pm)(stat);
    }
    /** What is there, if it is what was seen, and can be replaced. */
    check(spot, expect) {
        const now = this.stat(spot);
        if (now === null && expect === null)
            return null;
        if (now === null || expect === null || !this.#isSame(spot, expect, now))
            throw new Keep('changed');
        if (!['file', 'directory', 'link'].includes((0,stat_index/* kindOf */.I)(now.mode)))
            throw new Keep('other');
        return now;
    }
    /** Whether its directory is still where its path leads to. */
    checkPlace({ path, place }) {
        if (!told(path, () => this.#inside.isStill(place)))
            throw new Keep('changed');
    }
    /** Keeps its directory open while something is done in it that takes long. */
    hold({ place }, act) {
        return this.#inside.hold(place, act);
    }
    /** Notes how its directory is, before anything in it is changed. */
    note({ path, place }) {
        told(path, () => this.#folders.note(place));
    }
    /** Says how a directory is to be at the end. */
    want({ path, absolute }, wanted) {
        told(path, () => this.#folders.want(this.#inside.directory(absolute), wanted));
    }
    /** Sets the time of a file or link. A device that fails is no reason to leave one as it is. */
    setTime({ path, place, name }, micros) {
        try {
            (0,external_node_fs_.lutimesSync)(place.at(name), (0,stat_index/* secondsOf */.TM)(micros), (0,stat_index/* secondsOf */.TM)(micros));
        }
        catch (error) {
            const code = (0,errors/* codeOf */.$N)(error);
            if (['EIO', 'ENOSPC', 'EDQUOT'].includes(code))
                throw new errors/* WorkspaceError */.kP(path, error);
            throw new Keep(code === 'ENOENT' ? 'changed' : 'not-ours');
        }
    }
    /** Removes a directory from where a file or link is to be put; they replace each other by themselves. */
    makeRoom(spot, before) {
        if (before === null)
            return;
        if ((0,stat_index/* kindOf */.I)(before.mode) === 'directory')
            this.removeDirectory(spot);
        else if (before.nlink > 1)
            this.#unlinked.add(before.ino);
    }
    /** Removes a file or link. */
    unlink(spot, now) {
        this.system(spot, () => (0,external_node_fs_.unlinkSync)(spot.place.at(spot.name)));
        if (now.nlink > 1)
            this.#unlinked.add(now.ino);
    }
    /** Removes a directory, if nothing is in it. */
    removeDirectory(spot) {
        try {
            this.system(spot, () => (0,external_node_fs_.rmdirSync)(spot.place.at(spot.name)));
        }
        catch (error) {
            const code = (0,errors/* codeOf */.$N)(error instanceof errors/* WorkspaceError */.kP ? error.cause : error);
            if (code === 'ENOTEMPTY' || code === 'EEXIST')
                throw new Keep('not-empty');
            if (code === 'EBUSY')
                throw new Keep('busy');
            if (code === 'ENOTDIR')
                throw new Keep('changed');
            throw error;
        }
        this.#folders.forget(spot.absolute);
    }
    /** Sets the directories as they are to be at the end. @returns how they are, by their absolute path; null: not there */
    settleFolders() {
        return this.#folders.settle(this.#inside);
    }
    close() {
        this.#inside.close();
    }
    #isSame({ absolute }, expect, now) {
        if ((0,stat_index/* sameSeen */.SY)(expect, now))
            return true;
        if (expect.ino !== now.ino || (0,stat_index/* kindOf */.I)(expect.mode) !== (0,stat_index/* kindOf */.I)(now.mode))
            return false;
        if ((0,stat_index/* kindOf */.I)(now.mode) === 'directory') {
            // Times and sizes change with what is done in it.
            const mode = this.#folders.modeFound(absolute, now.ino);
            return expect.mode === now.mode || (mode !== null && mode === (expect.mode & 0o7777));
        }
        return this.#unlinked.has(now.ino) && (0,stat_index/* sameSeen */.SY)(expect, { ...now, ctimeMs: expect.ctimeMs });
    }
}
/** @throws Keep where another thing is in the place of a directory, WorkspaceError naming the path */
function told(path, act) {
    try {
        return act();
    }
    catch (error) {
        if (error instanceof workspace_inside/* NotThere */.W)
            throw new Keep('changed');
        throw new errors/* WorkspaceError */.kP(path, error);
    }
}


/***/ }),

/***/ 24106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ stage)
});

// UNUSED EXPORTS: Staged

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_fs_, 2);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./build/src/workspace/inside.js
var workspace_inside = __webpack_require__(57103);
// EXTERNAL MODULE: ./build/src/workspace/reach.js
var reach = __webpack_require__(83252);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var workspace_contents = __webpack_require__(81065);
// EXTERNAL MODULE: ./build/src/workspace/pause.js
var pause = __webpack_require__(8601);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
var external_node_crypto_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_crypto_, 2);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
var external_node_zlib_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_zlib_, 2);
;// CONCATENATED MODULE: ./build/src/workspace/stage-unit.js
/** Numbers of each file: inode, size, mode, times of modification and change, links. All 0: it was not made. */
const SEEN_FIELDS = 6;
// Both functions are the program of the other thread, too, as text: they name nothing but their parameters and what is everywhere.
/** Makes the files of a unit. Where anything goes wrong with one, or its content is not the one that it should have, it is not made. */
function writeUnit({ base, blocks, files }, { fs, crypto, zlib }) {
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_NONBLOCK } = fs.constants;
    const seen = new Float64Array(files.length * 6);
    let last = null;
    for (const [number, file] of files.entries()) {
        const path = `${base}/${file.name}`;
        const target = /^[\x00-\x7f]*$/.test(path) ? path : Buffer.from(path, 'latin1');
        try {
            make(target, file, number * 6);
        }
        catch {
            seen.fill(0, number * 6, number * 6 + 6);
            fs.rmSync(target, { force: true });
        }
    }
    forget();
    return seen;
    function make(path, { digest, mode, time, pieces }, first) {
        const [piece] = pieces;
        const only = piece !== undefined && pieces.length === 1 ? bytesOf(piece) : null;
        // What is not as it should be is not begun; of several pieces that shows at the end.
        if (only !== null && crypto.hash('sha256', only, 'hex') !== digest)
            throw new Error('it is another content');
        const whole = only === null ? crypto.createHash('sha256') : null;
        const fd = fs.openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
        try {
            let size = 0;
            let written = 0;
            for (const piece of pieces) {
                const bytes = only ?? bytesOf(piece);
                whole?.update(bytes);
                if (!isZero(bytes)) {
                    writeAll(fd, bytes, size);
                    written = size + bytes.length;
                }
                size += bytes.length;
            }
            if (whole !== null && whole.digest('hex') !== digest)
                throw new Error('the pieces do not fit together');
            if (written !== size)
                fs.ftruncateSync(fd, size);
            fs.futimesSync(fd, time, time);
            let stat = fs.fstatSync(fd);
            if ((stat.mode & 0o7777) !== mode) {
                fs.fchmodSync(fd, mode);
                stat = fs.fstatSync(fd);
            }
            seen.set([stat.ino, stat.size, stat.mode, stat.mtimeMs, stat.ctimeMs, stat.nlink], first);
        }
        finally {
            fs.closeSync(fd);
        }
    }
    /** What is all zeros is left out, and read as zeros again: sparse files stay sparse. */
    function isZero(bytes) {
        return bytes[0] === 0 && bytes.every((byte) => byte === 0);
    }
    function writeAll(fd, bytes, from) {
        for (let at = 0; at < bytes.length;)
            at += fs.writeSync(fd, bytes, at, bytes.length - at, from + at);
    }
    function bytesOf({ block, offset, length }) {
        if (last?.number !== block) {
            forget();
            last = { number: block, bytes: readBlock(blocks[block]) };
        }
        return last.bytes.subarray(offset, offset + length);
    }
    function readBlock({ path, at, stored: length, raw, digest }) {
        const fd = fs.openSync(path, O_RDONLY | O_NONBLOCK);
        try {
            const stored = Buffer.allocUnsafeSlow(length);
            for (let filled = 0; filled < length;) {
                const got = fs.readSync(fd, stored, filled, length - filled, at + filled);
                if (got === 0)
                    throw new Error('the pack is cut short');
                filled += got;
            }
            if (crypto.hash('sha256', stored, 'hex') !== digest)
                throw new Error('a block does not fit its digest');
            if (length === raw)
                return stored;
            const params = { [zlib.constants.ZSTD_d_windowLogMax]: 21 };
            const bytes = zlib.zstdDecompressSync(stored, { maxOutputLength: raw, chunkSize: raw + 64, params });
            free(stored);
            return bytes;
        }
        finally {
            fs.closeSync(fd);
        }
    }
    function forget() {
        if (last !== null)
            free(last.bytes);
        last = null;
    }
    /** Gives the memory back at once: a collection for every few blocks would take as long as the blocks. */
    function free({ buffer, byteLength }) {
        // A small one is a part of what Node shares out.
        if (byteLength > 64 * 1024)
            buffer.transfer(0);
    }
}
/** Answers each unit, in turn, with what came of it. */
function serveUnits(load, write) {
    const { parentPort } = load('node:worker_threads');
    const modules = {
        fs: load('node:fs'),
        crypto: load('node:crypto'),
        zlib: load('node:zlib'),
    };
    parentPort?.on('message', (unit) => {
        const seen = write(unit, modules);
        parentPort.postMessage(seen, [seen.buffer]);
    });
}

// EXTERNAL MODULE: ./build/src/workspace/thread.js
var thread = __webpack_require__(50851);
;// CONCATENATED MODULE: ./build/src/workspace/stage-threads.js
/** Does jobs on this thread and on another one, each as it has time. */







/** With fewer blocks the other thread is not worth its start. */
const WORTH_IT = 8;
/** Jobs that the other thread has before it, so that it need not wait for the next. */
const AHEAD = 4;
/** Blocks of a job that this thread may do: for so long nobody else has a turn. */
const MOST_BLOCKS = 16;
/** How often this thread looks whether the other one is done. */
const LOOK_MS = 5;
/** @throws the signal's reason */
async function doAll({ jobs, unitOf, onDone, signal }) {
    const queue = [...jobs];
    const isWorthIt = (0,external_node_os_.availableParallelism)() > 1 && jobs.reduce((sum, { blocks }) => sum + blocks, 0) >= WORTH_IT;
    const other = isWorthIt ? new Thread(unitOf, onDone) : null;
    try {
        for (;;) {
            other?.takeFrom(queue);
            const own = queue.at(-1);
            if (own === undefined && other?.isIdle !== false)
                return;
            if (own === undefined || (own.blocks > MOST_BLOCKS && other?.isLost === false))
                await (0,promises_.setTimeout)(LOOK_MS);
            else {
                queue.pop();
                onDone(own, own.blocks > MOST_BLOCKS ? null : writeUnit(unitOf(own), { fs: external_node_fs_namespaceObject, crypto: external_node_crypto_namespaceObject, zlib: external_node_zlib_namespaceObject }));
                await (0,promises_.setImmediate)();
            }
            signal.throwIfAborted();
        }
    }
    finally {
        await other?.end();
    }
}
class Thread {
    #unitOf;
    #onDone;
    /** What it has before it; it answers in this order. */
    #jobs = [];
    #worker;
    constructor(unitOf, onDone) {
        this.#unitOf = unitOf;
        this.#onDone = onDone;
        const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64, stackSizeMb: 1 };
        this.#worker = (0,thread/* startThread */.B)(serveUnits, writeUnit, { resourceLimits });
        this.#worker?.on('message', (seen) => this.#done(seen));
        this.#worker?.on('error', () => this.#lose());
        this.#worker?.on('exit', () => this.#lose());
    }
    get isIdle() {
        return this.#jobs.length === 0;
    }
    get isLost() {
        return this.#worker === null;
    }
    takeFrom(queue) {
        while (this.#worker !== null && this.#jobs.length < AHEAD) {
            const job = queue.shift();
            if (job === undefined)
                return;
            this.#jobs.push(job);
            this.#worker.postMessage(this.#unitOf(job));
        }
    }
    async end() {
        await this.#worker?.terminate();
    }
    #done(seen) {
        const job = this.#jobs.shift();
        if (job !== undefined)
            this.#onDone(job, seen);
    }
    #lose() {
        this.#worker = null;
        while (!this.isIdle)
            this.#done(null);
    }
}

// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
// EXTERNAL MODULE: ./build/src/workspace/write-file.js
var write_file = __webpack_require__(84355);
;// CONCATENATED MODULE: ./build/src/workspace/stage-build.js
/** Fills a folder that nobody else may enter. */









class Building {
    /** Contents that are lost, and why. */
    lost = new Map();
    #request;
    #pause;
    #files = 0;
    #bytes = 0;
    constructor(request) {
        this.#request = request;
        this.#pause = (0,pause/* pauses */.y)(request.signal);
    }
    /**
     * @param members folders from above
     * @returns how each was seen when it was whole
     * @throws the system's error, the signal's reason
     */
    async fill(base, members) {
        const seen = new Map();
        const folders = members.filter(({ entry }) => entry.kind === 'directory');
        for (const { path } of folders) {
            (0,external_node_fs_.mkdirSync)(atIn(base, path), 0o700);
            await this.#pause();
        }
        await this.#fillFiles(base, members.filter(isFile), seen);
        for (const { path, entry } of members) {
            if (entry.kind === 'link')
                seen.set(path, makeLink(atIn(base, path), entry));
            await this.#pause();
        }
        for (const { path, entry } of folders.reverse()) {
            seen.set(path, finish(atIn(base, path), entry));
            await this.#pause();
        }
        return seen;
    }
    async #fillFiles(base, files, seen) {
        const { contents, signal } = this.#request;
        const { jobs, others } = jobsOf(files, contents);
        const rest = [...others];
        await doAll({
            ...{ jobs, signal },
            unitOf: (job) => unitOf(job, base, contents),
            onDone: (job, numbers) => {
                for (const [number, member] of job.files.entries()) {
                    const found = numbers === null ? null : seenIn(numbers, number);
                    if (found === null)
                        rest.push(member);
                    else
                        this.#done(member, found, seen);
                }
            },
        });
        for (const member of rest) {
            const found = await this.#write(base, member);
            if (found !== null)
                this.#done(member, found, seen);
        }
    }
    #done({ path, entry }, found, seen) {
        seen.set(path, found);
        this.#bytes += entry.size;
        this.#request.onProgress(++this.#files, this.#bytes);
    }
    /** Writes a file that lies in git, or could not be written at once. Null where its content is lost. */
    async #write(base, { path, entry }) {
        const { directory, name: own } = (0,bytes/* splitPath */.Uf)(`${base.path}/${base.nameOf(path)}`);
        const at = (name) => (0,bytes/* native */.Yk)(`${directory}/${name}`);
        const place = { absolute: directory, ino: 0, self: (0,bytes/* native */.Yk)(directory), at };
        const { contents } = this.#request;
        const system = (act) => act();
        try {
            const writing = { place, contents, pause: this.#pause, complete: null, system };
            const temporary = await (0,write_file/* writeTemporary */.bW)(entry, writing);
            try {
                (0,external_node_fs_.renameSync)(at(temporary.name), at(own));
                return (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.fstatSync)(temporary.fd));
            }
            finally {
                (0,external_node_fs_.closeSync)(temporary.fd);
            }
        }
        catch (error) {
            if (!(error instanceof workspace_contents/* ContentLost */.O))
                throw error;
            this.lost.set(entry.digest, error.message);
            return null;
        }
    }
}
function atIn(base, path) {
    return (0,bytes/* native */.Yk)(`${base.path}/${base.nameOf(path)}`);
}
function isFile(member) {
    return member.entry.kind === 'file';
}
/** Files by the blocks of packs in which they lie, from the largest; and those that lie in none. */
function jobsOf(files, contents) {
    const small = new Map();
    const large = [];
    const others = [];
    for (const member of files) {
        const pieces = contents.piecesOf(member.entry.digest);
        const [first] = pieces ?? [];
        if (pieces === null || first === undefined || sizeOf(pieces) !== member.entry.size)
            others.push(member);
        else if (pieces.length > 1)
            large.push({ blocks: blocksOf(pieces).length, files: [member] });
        else {
            const there = small.get(first.block);
            if (there === undefined)
                small.set(first.block, [member]);
            else
                there.push(member);
        }
    }
    large.sort((a, b) => b.blocks - a.blocks);
    const jobs = [...large, ...[...small.values()].map((some) => ({ blocks: 1, files: some }))];
    return { jobs, others };
}
function sizeOf(pieces) {
    return pieces.reduce((sum, { length }) => sum + length, 0);
}
function blocksOf(pieces) {
    return [...new Set(pieces.map(({ block }) => block))];
}
function unitOf({ files }, { path: base, nameOf }, contents) {
    const placed = files.map(({ entry }) => contents.piecesOf(entry.digest) ?? []);
    const blocks = blocksOf(placed.flat());
    const numbers = new Map(blocks.map((block, number) => [block, number]));
    const unitFiles = files.map(({ path, entry }, at) => {
        const pieces = (placed[at] ?? []).map(({ block, offset, length }) => {
            return { block: numbers.get(block) ?? 0, offset, length };
        });
        const { digest, mode, mtime } = entry;
        return { name: nameOf(path), digest, mode: mode & 0o777, time: (0,stat_index/* secondsOf */.TM)(mtime), pieces };
    });
    return { base, blocks, files: unitFiles };
}
function seenIn(numbers, number) {
    const first = number * SEEN_FIELDS;
    const [ino = 0, size = 0, mode = 0, mtimeMs = 0, ctimeMs = 0, nlink = 0] = numbers.subarray(first, first + SEEN_FIELDS);
    return ino === 0 ? null : (0,stat_index/* seenOf */.Pm)({ nlink, ino, size, mode, mtimeMs, ctimeMs });
}
function makeLink(at, entry) {
    (0,external_node_fs_.symlinkSync)(Buffer.from(entry.target, 'latin1'), at);
    try {
        (0,external_node_fs_.lutimesSync)(at, (0,stat_index/* secondsOf */.TM)(entry.mtime), (0,stat_index/* secondsOf */.TM)(entry.mtime));
    }
    catch (error) {
        // Some file systems keep no times of links: a link is as good without.
        if ((0,errors/* codeOf */.$N)(error) === '')
            throw error;
    }
    return (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.lstatSync)(at));
}
/** Gives a folder its time, and its mode as far as its owner can still move and remove all that is in it. */
function finish(at, { mtime, ...entry }) {
    const mode = entry.kind === 'directory' ? (entry.mode & 0o777) | 0o700 : 0o700;
    if (mode !== 0o700)
        (0,external_node_fs_.chmodSync)(at, mode);
    (0,external_node_fs_.utimesSync)(at, (0,stat_index/* secondsOf */.TM)(mtime), (0,stat_index/* secondsOf */.TM)(mtime));
    return (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.statSync)(at));
}

// EXTERNAL MODULE: ./build/src/workspace/temporary.js
var temporary = __webpack_require__(39128);
;// CONCATENATED MODULE: ./build/src/workspace/stage.js
/**
 * Builds what is not in the workspace yet in a folder beside it that nobody else may enter; from there it is moved to its place whole.
 * What cannot be there need not be looked for, and what nobody can reach need not be looked at again.
 */








/** Longer paths are written name by name. */
const LONGEST = 3500;
/**
 * Builds what it can; what it cannot is left to be written in its place. Where contents are lost, nothing is built.
 * @throws the signal's reason; nothing is left then
 */
async function stage(request) {
    const staged = new Staged();
    try {
        if ((0,reach/* hasPlaces */.H)())
            await build(request, staged);
    }
    catch (error) {
        staged.close();
        throw error;
    }
    if (staged.lost.size > 0)
        staged.close();
    return staged;
}
async function build(request, staged) {
    const { wholes, nameOf } = wholesIn(request);
    const building = new Building(request);
    for (const [root, own] of Map.groupBy(wholes, ({ top }) => request.roots.rootOf(top))) {
        const site = openSite(root);
        if (site === null)
            continue;
        try {
            const base = { path: (0,reach/* pathOfPlace */.c4)(site.fd), nameOf };
            const members = own.flatMap((whole) => whole.members);
            staged.add(site, own, await building.fill(base, members));
        }
        catch (error) {
            removeSite(site);
            request.signal.throwIfAborted();
            // What the system refuses here, it refuses in its place, too: there it is told of which path.
            if ((0,errors/* codeOf */.$N)(error) === '')
                throw error;
        }
    }
    for (const [digest, why] of building.lost)
        staged.lost.set(digest, why);
}
function wholesIn({ actions, roots }) {
    /** By the paths of their folders, and by that of a single file. */
    const wholeOf = new Map();
    const wholes = [];
    const around = (path) => {
        const above = (0,tree_path/* parentOf */.gN)(path);
        return above === null ? undefined : wholeOf.get(above);
    };
    for (const action of actions) {
        if (action.kind !== 'write' || action.found !== null)
            continue;
        const { path, entry } = action;
        let whole = around(path);
        if (whole === undefined) {
            if (!isTop(action) || roots.rootOf(path).path === path)
                continue;
            whole = { top: path, name: String(wholes.length), members: [] };
            wholes.push(whole);
            wholeOf.set(path, whole);
        }
        else if (entry.kind === 'directory')
            wholeOf.set(path, whole);
        whole.members.push(action);
    }
    const nameOf = (path) => {
        const { top, name } = around(path) ?? wholeOf.get(path);
        return name + path.slice(top.length);
    };
    return { nameOf, wholes: wholes.filter(isShort) };
}
/** A link is made as fast in its place. */
function isTop({ entry }) {
    return entry.kind === 'directory' || entry.kind === 'file';
}
function isShort({ top, members }) {
    return members.every(({ path }) => path.length - top.length <= LONGEST);
}
/** What is built. */
class Staged {
    /** Contents that are lost, and why. */
    lost = new Map();
    #sites = [];
    /** What is not moved yet, by its top. */
    #built = new Map();
    /** How each path that is not moved yet was seen when it was whole. */
    #seen = new Map();
    #moved = new Set();
    /** Whether a path is built and not moved yet, alone or in a folder. */
    isBuilt(path) {
        return this.#seen.has(path);
    }
    /** Whether a path has come to its place. */
    isMoved(path) {
        return this.#moved.has(path);
    }
    /**
     * Moves what is built to its place, where nothing is.
     * @returns what came there, itself first; null where it is not built, or cannot be moved there
     * @throws the system's error where the folder of the place has to be opened up first
     */
    move({ path, place, name }) {
        const built = this.#built.get(path);
        if (built === undefined)
            return null;
        const { site, whole } = built;
        const isMoved = isRenamed(`${(0,reach/* pathOfPlace */.c4)(site.fd)}/${whole.name}`, place.at(name));
        this.#built.delete(path);
        const members = whole.members.map(({ path, entry }) => ({ path, entry, seen: this.#take(path) }));
        if (!isMoved)
            return null;
        for (const member of members)
            this.#moved.add(member.path);
        return members;
    }
    #take(path) {
        const seen = this.#seen.get(path);
        if (seen === undefined)
            throw new Error(`nothing is known of ${(0,tree_path/* textOf */.b6)(path)}, which was built`);
        this.#seen.delete(path);
        return seen;
    }
    /** Removes what was not moved. What goes wrong is no failure: the next attempt sweeps it. */
    close() {
        for (const site of this.#sites.splice(0))
            removeSite(site);
        this.#built.clear();
        this.#seen.clear();
        this.#moved.clear();
    }
    add(site, wholes, seen) {
        this.#sites.push(site);
        for (const whole of wholes)
            this.#built.set(whole.top, { whole, site });
        for (const [path, each] of seen)
            this.#seen.set(path, each);
    }
}
/** False where something has come there, or another file system is mounted there. */
function isRenamed(from, to) {
    try {
        (0,external_node_fs_.renameSync)(from, to);
        return true;
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === '' || (0,errors/* codeOf */.$N)(error) === 'EACCES')
            throw error;
        return false;
    }
}
/** Null where nothing can be built in the root. */
function openSite({ absolute }) {
    const inside = new workspace_inside/* Inside */.t(() => false);
    try {
        const above = inside.directory(absolute);
        const name = (0,temporary/* temporaryName */.N)();
        keepingTime(above, () => (0,external_node_fs_.mkdirSync)(above.at(name), 0o700));
        return { fd: (0,external_node_fs_.openSync)(above.at(name), reach/* AS_PLACE */.D1), name, above, inside };
    }
    catch (error) {
        inside.close();
        if (error instanceof workspace_inside/* NotThere */.W || (0,errors/* codeOf */.$N)(error) !== '')
            return null;
        throw error;
    }
}
function removeSite({ fd, name, above, inside }) {
    try {
        (0,external_node_fs_.closeSync)(fd);
        keepingTime(above, () => (0,external_node_fs_.rmSync)(above.at(name), { recursive: true, force: true }));
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === '')
            throw error;
    }
    finally {
        inside.close();
    }
}
/** What is made beside the files of a folder is none of them: its time tells nothing of it. */
function keepingTime({ self }, act) {
    const time = (0,stat_index/* secondsOf */.TM)((0,stat_index/* microsOf */.Ri)((0,external_node_fs_.statSync)(self).mtimeMs));
    act();
    try {
        (0,external_node_fs_.utimesSync)(self, time, time);
    }
    catch {
        // Only its owner may.
    }
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

/***/ 50851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/** Another thread. Its program is the text of two functions, so that it is the same in the bundle, from the sources and in tests. */

/**
 * Both functions name nothing but their parameters and what is everywhere.
 * @param serve is called with `require` and `act`
 * @returns null where the system allows no other thread
 */
function startThread(serve, act, options) {
    try {
        // What was to be loaded in front of the program is not for this one.
        return new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(`(${serve})(require, ${act})`, { eval: true, execArgv: [], ...options });
    }
    catch {
        return null;
    }
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


/***/ }),

/***/ 84355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ mend),
/* harmony export */   bW: () => (/* binding */ writeTemporary),
/* harmony export */   cF: () => (/* binding */ removeTemporary),
/* harmony export */   vf: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81065);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84432);
/* harmony import */ var _stat_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51292);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39128);
/** Files: written beside their place and verified, or mended where they are. */






const ZEROS = Buffer.alloc(_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .PIECE */ .T);
/**
 * Writes a file under a temporary name. Open when it is returned; to be closed, and renamed or removed, by the caller.
 * @throws ContentLost when what is read is not what `entry` says; what `system` throws; the signal's reason
 */
async function writeTemporary(entry, writing) {
    const { place, system } = writing;
    const name = (0,_temporary_js__WEBPACK_IMPORTED_MODULE_5__/* .temporaryName */ .N)();
    const { O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const fd = system(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place.at(name), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600));
    try {
        await writeContent(fd, entry, writing);
        if (writing.complete !== null)
            completeContent(fd, entry.size, writing.complete);
        system(() => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(fd, entry.mode & 0o777);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.futimesSync)(fd, (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .secondsOf */ .TM)(entry.mtime), (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .secondsOf */ .TM)(entry.mtime));
        });
        return { name, fd };
    }
    catch (error) {
        discard({ name, fd }, place);
        throw error;
    }
}
/** Closes and removes a temporary file. */
function discard({ name, fd }, place) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    removeTemporary(name, place);
}
/** Removes a temporary file or link, as far as that can be done. */
function removeTemporary(name, place) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(place.at(name));
    }
    catch {
        // Somebody else removed it; or the next scan finds it.
    }
}
async function writeContent(fd, entry, { contents, pause, system }) {
    const { digest, size } = entry;
    if (size === 0 && digest === EMPTY)
        return;
    const whole = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let written = 0;
    let isHole = false;
    for await (const piece of contents.read(digest)) {
        whole.update(piece);
        if (written + piece.length > size)
            break;
        // What is all zeros is left out, and read as zeros again: sparse files stay sparse.
        isHole = isZero(piece);
        if (!isHole)
            system(() => writeAll(fd, piece, written));
        written += piece.length;
        await pause();
    }
    if (written !== size || whole.digest('hex') !== digest)
        throw new _contents_js__WEBPACK_IMPORTED_MODULE_2__/* .ContentLost */ .O(digest, 'the content is damaged');
    // A hole at the end has to be made.
    if (isHole)
        system(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, size));
}
function completeContent(fd, size, complete) {
    const content = Buffer.alloc(size);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, content, 0, size, 0) === size)
        writeAll(fd, complete(content), 0);
}
const EMPTY = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').digest('hex');
function isZero(piece) {
    return piece.length <= _contents_js__WEBPACK_IMPORTED_MODULE_2__/* .PIECE */ .T && piece.length > 0 && ZEROS.subarray(0, piece.length).equals(piece);
}
function writeAll(fd, bytes, from) {
    for (let at = 0; at < bytes.length;)
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, at, bytes.length - at, from + at);
}
/**
 * Sets mode and time of a file that has the content already, and no other name.
 * @returns how it is then, or null where it has to be written anew
 * @throws the signal's reason
 */
async function mend(name, { entry, seen }, writing) {
    if (seen.size !== entry.size || seen.nlink !== 1)
        return null;
    const fd = openQuietly(writing.place.at(name));
    if (fd === null)
        return null;
    try {
        const isRight = (await digestOf(fd, entry.size, writing.pause)) === entry.digest;
        const now = (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .seenOf */ .Pm)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd));
        if (!isRight || !(0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .sameSeen */ .SY)(now, seen))
            return null;
        if ((now.mode & 0o7777) !== (entry.mode & 0o777))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(fd, entry.mode & 0o777);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.futimesSync)(fd, (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .secondsOf */ .TM)(entry.mtime), (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .secondsOf */ .TM)(entry.mtime));
        return (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .seenOf */ .Pm)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd));
    }
    catch (error) {
        // Somebody else's, or damaged on its device.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error).startsWith('E'))
            return null;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function openQuietly(at) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(at, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
}
async function digestOf(fd, size, pause) {
    const whole = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(size, _contents_js__WEBPACK_IMPORTED_MODULE_2__/* .PIECE */ .T));
    for (let at = 0; at < size;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, buffer, 0, Math.min(buffer.length, size - at), at);
        if (count === 0)
            break;
        whole.update(buffer.subarray(0, count));
        at += count;
        await pause();
    }
    return whole.digest('hex');
}


/***/ })

};
