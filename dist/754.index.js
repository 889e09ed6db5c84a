export const id = 754;
export const ids = [754];
export const modules = {

/***/ 53754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bb: () => (/* binding */ apply),
  ir: () => (/* reexport */ sweepTemporary),
  x7: () => (/* reexport */ two_names/* twoNames */.x7)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/workspace/pause.js
var pause = __webpack_require__(8601);
// EXTERNAL MODULE: ./build/src/workspace/spots.js + 1 modules
var spots = __webpack_require__(89915);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
// EXTERNAL MODULE: ./build/src/workspace/temporary.js
var workspace_temporary = __webpack_require__(39128);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var workspace_contents = __webpack_require__(81065);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
;// CONCATENATED MODULE: ./build/src/workspace/write-file.js
/** Files: written beside their place and verified, or mended where they are. */






const ZEROS = Buffer.alloc(workspace_contents/* PIECE */.T);
/**
 * Writes a file under a temporary name. Open when it is returned; to be closed, and renamed or removed, by the caller.
 * @throws ContentLost when what is read is not what `entry` says; what `system` throws; the signal's reason
 */
async function writeTemporary(entry, writing) {
    const { place, system } = writing;
    const name = (0,workspace_temporary/* temporaryName */.N)();
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = external_node_fs_.constants;
    const fd = system(() => (0,external_node_fs_.openSync)(place.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600));
    try {
        await writeContent(fd, entry, writing);
        system(() => {
            (0,external_node_fs_.fchmodSync)(fd, entry.mode & 0o777);
            (0,external_node_fs_.futimesSync)(fd, (0,stat_index/* secondsOf */.TM)(entry.mtime), (0,stat_index/* secondsOf */.TM)(entry.mtime));
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
    (0,external_node_fs_.closeSync)(fd);
    removeTemporary(name, place);
}
/** Removes a temporary file or link, as far as that can be done. */
function removeTemporary(name, place) {
    try {
        (0,external_node_fs_.unlinkSync)(place.at(name));
    }
    catch {
        // Somebody else removed it; or the next scan finds it.
    }
}
async function writeContent(fd, entry, { contents, pause, system }) {
    const { digest, size } = entry;
    if (size === 0 && digest === EMPTY)
        return;
    const whole = (0,external_node_crypto_.createHash)('sha256');
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
        throw new workspace_contents/* ContentLost */.O(digest, 'the content is damaged');
    // A hole at the end has to be made.
    if (isHole)
        system(() => (0,external_node_fs_.ftruncateSync)(fd, size));
}
const EMPTY = (0,external_node_crypto_.createHash)('sha256').digest('hex');
function isZero(piece) {
    return piece.length <= workspace_contents/* PIECE */.T && piece.length > 0 && ZEROS.subarray(0, piece.length).equals(piece);
}
function writeAll(fd, bytes, from) {
    for (let at = 0; at < bytes.length;)
        at += (0,external_node_fs_.writeSync)(fd, bytes, at, bytes.length - at, from + at);
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
        const now = (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.fstatSync)(fd));
        if (!isRight || !(0,stat_index/* sameSeen */.SY)(now, seen))
            return null;
        if ((now.mode & 0o7777) !== (entry.mode & 0o777))
            (0,external_node_fs_.fchmodSync)(fd, entry.mode & 0o777);
        (0,external_node_fs_.futimesSync)(fd, (0,stat_index/* secondsOf */.TM)(entry.mtime), (0,stat_index/* secondsOf */.TM)(entry.mtime));
        return (0,stat_index/* seenOf */.Pm)((0,external_node_fs_.fstatSync)(fd));
    }
    catch (error) {
        // Somebody else's, or damaged on its device.
        if ((0,errors/* codeOf */.$N)(error).startsWith('E'))
            return null;
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function openQuietly(at) {
    try {
        return (0,external_node_fs_.openSync)(at, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
}
async function digestOf(fd, size, pause) {
    const whole = (0,external_node_crypto_.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(size, workspace_contents/* PIECE */.T));
    for (let at = 0; at < size;) {
        const count = (0,external_node_fs_.readSync)(fd, buffer, 0, Math.min(buffer.length, size - at), at);
        if (count === 0)
            break;
        whole.update(buffer.subarray(0, count));
        at += count;
        await pause();
    }
    return whole.digest('hex');
}

// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
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
    for (const inIt of (0,external_node_fs_.readdirSync)(place.at(name), { encoding: 'latin1' }))
        (0,external_node_fs_.unlinkSync)(place.at(`${name}/${inIt}`));
    (0,external_node_fs_.rmdirSync)(place.at(name));
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
            for (const [path, done] of this.#done) {
                this.#done.delete(path);
                this.#settle(path, done);
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
        switch (entry.kind) {
            case 'file': {
                const seen = await this.#spots.hold(spot, () => this.#writeFile(spot, entry, now));
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
    async #writeFile(spot, entry, now) {
        const { place, name } = spot;
        const system = (act) => this.#spots.system(spot, act);
        const writing = { place, contents: this.#options.contents, pause: this.#pause, system };
        if (now !== null && (0,stat_index/* kindOf */.I)(now.mode) === 'file') {
            const mended = await mend(name, { entry, seen: now }, writing);
            if (mended !== null)
                return mended;
        }
        this.#spots.note(spot);
        const temporary = await writeTemporary(entry, writing);
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
                discard(temporary, place);
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
            removeTemporary(temporary, place);
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
    #settle(path, { seen, entry, isSure }) {
        const spot = this.#spots.find(path);
        const now = spot === null ? null : this.#spots.stat(spot);
        if (now === null || seen === null || !(0,stat_index/* sameSeen */.SY)(seen, now))
            this.#kept.push({ path, why: 'changed' });
        else
            this.#indexed.set(path, asFound(entry, { seen: now, racy: !isSure || (0,stat_index/* isRacy */.KO)(now, Date.now()) }));
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


/***/ })

};
