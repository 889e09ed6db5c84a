export const id = 689;
export const ids = [689];
export const modules = {

/***/ 19208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ folderId),
/* harmony export */   FN: () => (/* binding */ halfWritten),
/* harmony export */   Hn: () => (/* binding */ traceWithin),
/* harmony export */   Kl: () => (/* binding */ settleFolder),
/* harmony export */   Y9: () => (/* binding */ lastWrite),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   gl: () => (/* binding */ cutOffUntil),
/* harmony export */   jz: () => (/* binding */ outerTrace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91715);
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1671);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51292);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31420);
/** What the last attempt in a folder left there, and what of it no step that ended well gave it. */






/** What tells a folder from another one that took its path, whatever its own path is: its inode and when it was made. */
function folderId(path) {
    const { ino, birthtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return `${ino}-${Math.round(birthtimeMs)}`;
}
/** `OVERLAYFS_SUPER_MAGIC` of linux/magic.h. */
const OVERLAY = 0x794c7630;
/**
 * So that what tells the folder stays as it is: on overlayfs one of a lower layer, as of an image, is made anew in the upper one at the
 * first change, with another time of birth. To set the mode that it has is such a change.
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
/**
 * What the run's newest attempt in a folder left there. A folder may have been moved since, so that its mark is at another path.
 * An attempt that was cut off before it came to touch a workspace has no mark; and where it is another's workspace, it has a source of
 * its own.
 */
function traceOf(setting, run) {
    const { store, workspace } = setting;
    const { run_id, attempts, sources } = run;
    const marks = marksOf(store, { run: run_id, workspace });
    let isLast = true;
    for (const attempt of attempts.toReversed()) {
        const path = marks.get(attempt.mark);
        const mark = path === undefined ? null : (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .readMark */ .Mp)(path);
        if (path !== undefined && mark !== null)
            return { mark, attempt, isLast, path };
        if (sources.some((source) => source.attempt === attempt.attempt))
            isLast = false;
    }
    return unmarked(setting, run);
}
/**
 * What the run's newest attempt on this machine and with this home folder left in folders outside of its workspace, where that is another
 * one; null where there are none, where its mark is not in this store, or where the run has got another source since. One that was cut off
 * before it came to touch anything has no mark, and a source of its own all the same.
 */
function outerTrace({ store, workspace, host, home }, run) {
    const paths = new Map();
    for (const path of (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .allMarks */ .UG)(store)) {
        const head = (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .readHead */ .zy)(path);
        if (head?.run === run.run_id)
            paths.set(head.attempt, path);
    }
    for (const attempt of run.attempts.toReversed()) {
        const { where } = attempt;
        const isHere = where.host === host && where.home === home;
        const path = paths.get(attempt.mark);
        const mark = isHere && path !== undefined ? (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .readMark */ .Mp)(path) : null;
        if (path === undefined || mark === null) {
            const isOnlyBegun = isHere && !hasBegun(run, attempt);
            if (isOnlyBegun || !run.sources.some((source) => source.attempt === attempt.attempt))
                continue;
            return null;
        }
        const isOutside = !Object.keys(where.roots ?? {}).every(_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInWorkspace */ .P_);
        if (where.workspace_id === folderId(workspace) || !isOutside)
            return null;
        return { mark, attempt, isLast: false, path };
    }
    return null;
}
/** Whether a step has been started in an attempt, or in a later one. */
function hasBegun({ steps, removed_steps }, { attempt }) {
    return [...steps, ...removed_steps].some((step) => (step.attempt ?? 0) >= attempt);
}
/**
 * Where the mark is lost, as with the machine's temporary files or on a full disk, the record still says that an attempt was in this very
 * folder. Then all is read again, and the time of writing decides what is half-written: until the attempt ended, or, where
 * nobody knows when it did, until now. Nothing is where no step has been started since the folder's source was saved.
 */
function unmarked({ store, workspace, host }, run) {
    const { run_id, attempts, sources } = run;
    const folder = folderId(workspace);
    const isHere = ({ where }) => where.workspace_id === folder &&
        where.host === host &&
        (!folder.endsWith('-0') || where.workspace === workspace);
    const attempt = attempts.findLast(isHere);
    const source = sources.findLast((each) => each.attempt <= (attempt?.attempt ?? 0));
    const origin = attempts.find((each) => each.attempt === source?.attempt);
    if (attempt === undefined || origin === undefined || !isHere(origin))
        return null;
    const isBegun = hasBegun(run, origin);
    // Cut off before it came to touch the folder, it left nothing there: neither a step's work nor what it would have brought back.
    if (!isBegun && source !== sources[0])
        return null;
    const path = (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .markPath */ .Nf)(store, workspace, run_id);
    const heard = attempt.ended_at === null ? (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .timeOf */ .nR)(path) : Date.parse(attempt.ended_at);
    const alive = isBegun ? (heard ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
    const head = { commit: attempt.where.commit, ref: null };
    const endedAt = (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .timeOf */ .nR)((0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .endedPath */ .sZ)(path));
    const mark = {
        head: { run: run_id, attempt: attempt.mark, folder },
        ...{
            index: new Map(),
            half: new Map(),
            unread: new Set(),
            awaited: new Set(),
            isSetting: false,
            cutOff: true,
            left: null,
            quiet: null,
            roots: [],
        },
        ...{ alive, ended: endedAt === null ? null : { at: endedAt, missed: null } },
        git: { from: head, to: head },
    };
    return { mark, attempt, isLast: sources.at(-1) === source, path: null };
}
/** Where the marks of a run are that speak of a folder: by the mark of the attempt. */
function marksOf(store, { run, workspace }) {
    const folder = folderId(workspace);
    const own = (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .markPath */ .Nf)(store, workspace, run);
    // Where the system does not tell when a folder was made, another one may have the same inode.
    const paths = folder.endsWith('-0') ? [own] : [own, ...(0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .allMarks */ .UG)(store)];
    const marks = new Map();
    for (const path of paths) {
        const head = (0,_mark_js__WEBPACK_IMPORTED_MODULE_4__/* .readHead */ .zy)(path);
        if (head?.run === run && head.folder === folder && !marks.has(head.attempt))
            marks.set(head.attempt, path);
    }
    return marks;
}
/** The same without what is no part of the workspace any more: in no root, or left out. Nobody looks there now. */
function traceWithin(trace, { roots, admits }, isHere) {
    const paths = roots.list.map(({ path }) => path);
    const isWithin = (path, kind = 'file') => isHere(path) && (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathIn */ .Ju)(path, paths) && admits(path, kind);
    const { index, half, unread, awaited } = trace.mark;
    const mark = {
        ...trace.mark,
        index: new Map([...index].filter(([path, { entry }]) => isWithin(path, entry.kind))),
        half: new Map([...half].filter(([path]) => isWithin(path, index.get(path)?.entry.kind))),
        unread: new Set([...unread].filter((path) => isWithin(path))),
        awaited: new Set([...awaited].filter((path) => isWithin(path))),
    };
    return { ...trace, mark };
}
/** How long after the last sign of life of a killed attempt its processes may have gone on writing. */
const GRACE_MS = 5000;
/** Until when the steps of an attempt that was cut off may have written, as far as its mark tells, in ms since 1970. */
function lastWrite({ alive, ended }) {
    return Math.max(alive + GRACE_MS, ended?.at ?? 0);
}
/** One that ended itself had ended its steps before. */
function lastSign(mark, { ended_at }) {
    return ended_at === null
        ? lastWrite(mark)
        : Math.max(mark.alive, Date.parse(ended_at), mark.ended?.at ?? 0);
}
/**
 * Until when an attempt that did not say all that its steps left may have written, in ms since 1970; null for one that did.
 * @param killed when its last processes were ended by this process, in ms since 1970; null if none lived
 */
function cutOffUntil({ mark, attempt }, killed) {
    if (attempt.ended_at !== null && !mark.cutOff)
        return null;
    const until = Math.max(lastSign(mark, attempt), killed ?? 0);
    return Math.min(until, mark.left ?? Number.POSITIVE_INFINITY, mark.quiet?.since ?? Number.POSITIVE_INFINITY);
}
/**
 * Paths in a state that no step that ended well gave them: as the steps of the last attempt there left them that did not end
 * well. Of an attempt whose process was killed that is told by the time of writing.
 * @param source the workspace before the first step
 * @param known what the run gave to each path, or took from it, the source of that attempt included
 * @param isMeant whether a path is in a state in which the run may have left it
 * @param killed when the last processes of that attempt were ended by this process, in ms since 1970; null if none lived
 * @returns for each the step whose it is, null where that is not known
 */
function halfWritten(view, { run, source, known, isMeant, killed, writes, }) {
    const { trace, found, index, unread, written } = view;
    if (trace === null)
        return new Map();
    const { mark, isLast } = trace;
    const limit = cutOffUntil(trace, killed);
    const half = noted(trace, view, { source, isMeant, limit: limit ?? mark.alive });
    if (limit === null)
        return half;
    const runnerOf = isLast ? ownersAmong(run, writes) : () => null;
    const ownerOf = (path) => runnerOf(path) ?? mark.half.get(path) ?? null;
    // A step that ran on may have brought a path to a state that it has had in the run before.
    const isWork = (path) => trace.path !== null && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(mark.index.get(path)?.entry, found.get(path)) && ownerOf(path) !== null;
    // What a step deleted may be in neither index: it was seen to be gone, and its completion did not come on record.
    // What cannot be read, and could when it was looked at last, or was not there.
    const closedSince = [...unread.keys()].filter((path) => !mark.unread.has(path));
    const all = [...index.keys(), ...mark.index.keys(), ...source.keys(), ...known.touched(), ...closedSince];
    for (const path of new Set(all)) {
        if (half.has(path) || (isMeant(path, found.get(path)) && !isWork(path)))
            continue;
        if (written(path) > limit)
            continue;
        // What could not be read when a step ended is that step's, whichever ran last.
        const ended = mark.unread.has(path) ? mark.half.get(path) : undefined;
        half.set(path, ended ?? ownerOf(path));
    }
    return half;
}
/**
 * What the mark says to be half-written. Of a file, and in a folder, that could not be read when the step ended, and can be since somebody
 * made it readable, it is told by the time of writing; not by that of the last change, which `chmod -R` sets.
 */
function noted({ mark }, { found, unread, index }, { source, isMeant, limit, }) {
    const half = new Map();
    const closed = new Map();
    const isGone = (path) => !found.has(path) && !unread.has(path);
    // People were told to open what is unread: `chmod -R` opens what is beside it, too.
    const isOpened = [...mark.half.keys()].some((path) => mark.unread.has(path));
    const isAsLeft = (path, left) => (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(left, found.get(path)) || (isOpened && (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(opened(left), found.get(path)));
    for (const [path, step] of mark.half) {
        const wasUnread = mark.unread.has(path);
        const wasClosed = wasUnread && isFolder(found.get(path), unread.get(path));
        if (wasClosed)
            closed.set(path, step);
        const seen = index.get(path)?.seen;
        const isOfThen = unread.has(path) || (seen !== undefined && seen.mtimeMs <= limit);
        if (wasClosed || isAsLeft(path, mark.index.get(path)?.entry) || (wasUnread && isOfThen))
            half.set(path, step);
    }
    const removed = removedIn(mark, { source, half, isGone });
    for (const [path, step] of removed)
        half.set(path, step);
    if (closed.size + removed.size === 0)
        return half;
    for (const path of source.keys()) {
        if (!isGone(path) || half.has(path))
            continue;
        const [under, within] = [aboveIn(path, removed), aboveIn(path, closed)];
        if (under !== null)
            half.set(path, removed.get(under) ?? null);
        else if (within !== null && goneBy(path, limit, { index, found }))
            half.set(path, closed.get(within) ?? null);
    }
    for (const path of found.keys()) {
        const above = aboveIn(path, closed);
        const seen = index.get(path)?.seen ?? unread.get(path);
        if (above === null || half.has(path) || seen === undefined || seen.mtimeMs > limit)
            continue;
        if (!isMeant(path, found.get(path)))
            half.set(path, closed.get(above) ?? null);
    }
    return half;
}
/** What people were told to remove by hand, and have: each with the step that had left it, where that is known. */
function removedIn(mark, { source, half, isGone, }) {
    const removed = new Map();
    for (const [path, step] of mark.half) {
        const stood = mark.unread.has(path) || stoodInTheWay(mark.index.get(path)?.entry, source.get(path));
        if (stood && isGone(path))
            removed.set(path, step);
    }
    for (const path of mark.awaited)
        if (isGone(path) && !half.has(path) && !removed.has(path))
            removed.set(path, null);
    return removed;
}
/** Whether nothing has come or gone since a time in the folder in which a path is, or the lowest one above that is there. */
function goneBy(path, time, { index, found }) {
    let above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path);
    while (above !== null && !found.has(above))
        above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(above);
    const seen = above === null ? undefined : index.get(above)?.seen;
    return seen !== undefined && seen.mtimeMs <= time;
}
/** As `chmod u+rwX` makes it. */
function opened(entry) {
    if (entry?.kind !== 'file' && entry?.kind !== 'directory')
        return entry;
    const isRun = entry.kind === 'directory' || (entry.mode & 0o111) !== 0;
    return { ...entry, mode: entry.mode | 0o600 | (isRun ? 0o100 : 0) };
}
/** Whether what a step left has to be removed by hand before the source is set back there: that is what people are told to do. */
function stoodInTheWay(left, source) {
    return (left?.kind === 'other' ||
        (left?.kind === 'directory' && source !== undefined && source.kind !== 'directory'));
}
function isFolder(entry, unread) {
    return entry?.kind === 'directory' || (unread !== undefined && (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(unread.mode) === 'directory');
}
/** The lowest of some folders that a path lies in. */
function aboveIn(path, folders) {
    for (let above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path); above !== null; above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(above))
        if (folders.has(above))
            return above;
    return null;
}
/** Of the steps that were running when the attempt was cut off: the only one, or the one whose `writes` alone match a path. */
function ownersAmong(run, writes) {
    const running = run.steps.filter((step) => step.started_at !== null && step.completed_at === null);
    const runners = running.map(({ id }) => ({ id, isIts: (0,_tree_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)(writes.get(id) ?? []) }));
    return (path) => {
        const claimants = runners.length === 1 ? runners : runners.filter(({ isIts }) => isIts(path));
        return claimants.length === 1 ? (claimants[0]?.id ?? null) : null;
    };
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
