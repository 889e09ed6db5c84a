export const id = 242;
export const ids = [242];
export const modules = {

/***/ 88207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ GitContents)
});

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest_digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var contents = __webpack_require__(81065);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/src/checkpoint/git-process.js
/** One `git cat-file --batch`: asked for one blob at a time. */

/** Git answered that it has no such blob, and can be asked for the next one. */
class BlobMissing extends Error {
    name = 'BlobMissing';
}
/** No replacements, no hooks, no network: the bytes of this repository as they are. */
const ARGS = ['--no-replace-objects', '-c', 'core.fsmonitor=false', 'cat-file', '--batch'];
/** What would point git to another repository than that of the folder. */
const ELSEWHERE = [
    'GIT_DIR',
    'GIT_COMMON_DIR',
    'GIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_SHALLOW_FILE',
    'GIT_REPLACE_REF_BASE',
];
const LIMIT_MS = 60_000;
const LINE_MAX = 1024;
class GitProcess {
    #child;
    #input;
    #chunks;
    #limitMs;
    #rest = Buffer.alloc(0);
    #said = '';
    #failure = null;
    #isEnded = false;
    constructor({ directory, env, program = 'git', limitMs = LIMIT_MS }) {
        const mine = Object.entries(env).filter(([name]) => !ELSEWHERE.includes(name));
        const child = (0,external_node_child_process_.spawn)(program, ARGS, {
            cwd: directory,
            env: { ...Object.fromEntries(mine), GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        this.#child = child;
        this.#input = child.stdin;
        this.#limitMs = limitMs;
        this.#chunks = child.stdout[Symbol.asyncIterator]();
        child.on('error', (error) => {
            this.#failure ??= error;
        });
        // Its end is told by its output.
        child.stdin.on('error', () => undefined);
        child.stderr.on('data', (data) => {
            this.#said = (this.#said + data.toString()).slice(-LINE_MAX);
        });
        for (const part of [child, child.stdin, child.stdout, child.stderr])
            letGo(part);
    }
    /** Whether it was found to have ended. */
    get isEnded() {
        return this.#isEnded;
    }
    /** @throws Error that says in words why the blob cannot be had */
    async ask(blob) {
        if (!/^[0-9a-f]+$/.test(blob))
            throw new Error('the id of a blob in git has a wrong form');
        this.#input.write(`${blob}\n`);
        const line = await this.#line();
        const match = /^[0-9a-f]+ (\w+) (\d+)$/.exec(line);
        if (match === null)
            throw new BlobMissing(`git no longer has the blob ${blob}`);
        if (match[1] !== 'blob')
            throw new Error(`in git ${blob} is a ${match[1]}, not a blob`);
        const size = Number(match[2]);
        return { size, body: this.#body(size) };
    }
    kill() {
        this.#child.kill('SIGKILL');
        this.#child.stdout?.destroy();
    }
    async *#body(size) {
        for (let left = size; left > 0;) {
            if (this.#rest.length === 0)
                await this.#more();
            const bytes = this.#rest.subarray(0, left);
            this.#rest = this.#rest.subarray(bytes.length);
            left -= bytes.length;
            yield bytes;
        }
        if ((await this.#line()) !== '')
            throw new Error('git says more than it was asked');
    }
    async #line() {
        for (;;) {
            const end = this.#rest.indexOf(10);
            if (end < 0 && this.#rest.length > LINE_MAX)
                throw new Error('git does not answer as it should');
            if (end < 0)
                await this.#more();
            else {
                const line = this.#rest.toString('latin1', 0, end);
                this.#rest = this.#rest.subarray(end + 1);
                return line;
            }
        }
    }
    async #more() {
        const next = await this.#inTime(this.#chunks.next());
        if (next.done === true) {
            this.#isEnded = true;
            throw await this.#whyEnded();
        }
        this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    }
    async #inTime(answer) {
        // The timer also keeps this process alive: nothing else of git does.
        let timer;
        const late = new Promise((_resolve, reject) => {
            const why = `git did not answer for ${this.#limitMs / 1000} s`;
            timer = setTimeout(() => reject(new Error(why)), this.#limitMs);
        });
        try {
            return await Promise.race([answer, late]);
        }
        finally {
            clearTimeout(timer);
        }
    }
    /** What git said last comes by another way than its end, and perhaps a little later. */
    async #whyEnded() {
        const closed = new Promise((resolve) => {
            this.#child.stderr?.once('close', resolve);
            if (this.#child.stderr?.closed !== false)
                resolve();
        });
        await this.#inTime(closed).catch(() => undefined);
        const said = this.#said.trim().split('\n').at(-1) ?? '';
        if (said !== '')
            return new Error(`git ended: ${said}`);
        if (this.#failure === null)
            return new Error('git ended unasked');
        return new Error(`git cannot be used: ${this.#failure.message}`, { cause: this.#failure });
    }
}
/** A git that is idle keeps nobody waiting. */
function letGo(part) {
    part.unref?.();
}

;// CONCATENATED MODULE: ./build/src/checkpoint/git-contents.js
/** Contents that git holds, and that are not stored a second time. */



class GitContents {
    #place;
    /** Started when first needed. One is enough, unless several contents are read at the same time. */
    #idle = [];
    #all = new Set();
    constructor(place) {
        this.#place = place;
    }
    /**
     * The bytes of a blob, in buffers of at most `PIECE`. Where it is not longer than that it is checked before it is given
     * out; else the caller checks the whole. @param digest SHA-256 of the bytes, in hex. @throws ContentLost
     */
    async *read(blob, digest) {
        let git = null;
        try {
            const asked = await this.#ask(blob);
            git = asked.git;
            const { found } = asked;
            const small = found.size > contents/* PIECE */.T ? null : await whole(found);
            if (small === null)
                yield* found.body;
            this.#idle.push(git);
            git = null;
            if (small !== null && (0,digest_digest/* sha256 */.sc)(small) !== digest)
                throw new Error(`the blob ${blob} in git is of other bytes`);
            if (small !== null && small.length > 0)
                yield small;
        }
        catch (error) {
            throw new contents/* ContentLost */.O(digest, error.message, { cause: error });
        }
        finally {
            // It is in the middle of an answer.
            if (git !== null)
                this.#end(git);
        }
    }
    /** Ends what was started. What is read later starts it again. */
    close() {
        this.#idle.length = 0;
        for (const git of this.#all)
            this.#end(git);
    }
    /** Asks one that is idle, or a new one: the idle one may have been ended by somebody. */
    async #ask(blob) {
        const idle = this.#idle.pop();
        const git = idle ?? this.#start();
        try {
            return { git, found: await git.ask(blob) };
        }
        catch (error) {
            if (error instanceof BlobMissing)
                this.#idle.push(git);
            else
                this.#end(git);
            if (idle === undefined || !idle.isEnded)
                throw error;
            return this.#ask(blob);
        }
    }
    #start() {
        const git = new GitProcess(this.#place);
        this.#all.add(git);
        return git;
    }
    #end(git) {
        this.#all.delete(git);
        git.kill();
    }
}
async function whole({ size, body }) {
    const chunks = [];
    for await (const chunk of body)
        chunks.push(chunk);
    return Buffer.concat(chunks, size);
}


/***/ }),

/***/ 47179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ FilesLost),
/* harmony export */   d: () => (/* binding */ NotInGit)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91715);
/** Why files that a run has saved cannot be had. */

/** Something that a run has saved is damaged or gone. */
class FilesLost extends Error {
    name = 'FilesLost';
    constructor(what, why) {
        super(`${what}: ${why}`);
    }
}
/** A file is in git alone, and not in the repository that was looked at. */
class NotInGit extends Error {
    name = 'NotInGit';
    commit;
    constructor(path, { why, commit }) {
        super(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(path)} is kept by git alone, in the commit ${commit ?? '?'}: ${why}`);
        this.commit = commit;
    }
}


/***/ }),

/***/ 27333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ carrying),
/* harmony export */   Yu: () => (/* binding */ pastEdits),
/* harmony export */   uv: () => (/* binding */ leftOutLine)
/* harmony export */ });
/* harmony import */ var _tree_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90181);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21286);
/* harmony import */ var _past_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58571);





/** Where another source has something else, that stands; in later attempts there as well, which are not told of it again. */
function pastEdits({ view, history, known, source }) {
    const carry = carrying(history);
    const foreign = view.place === 'elsewhere' ? foreignIn(history, source) : new Set();
    const edits = [];
    const leftOut = [];
    for (const { layer, change, outside } of history.layers) {
        if (layer.kind !== 'edit' || layer.number === null || change === null)
            continue;
        const { attempt, number } = layer;
        if (view.place !== 'left' && outside.length > 0)
            leftOut.push({ attempt, paths: outside });
        if (view.place !== 'elsewhere') {
            edits.push({ number, change: carry(change, attempt) });
            continue;
        }
        const fits = (each) => !foreign.has(each) && known.has(each.path, view.found.get(each.path));
        edits.push({ number, change: change.filter(fits) });
        const paths = change.filter((each) => !fits(each) && !isFolderThere(each, view.found));
        if (paths.length > 0)
            leftOut.push({ attempt, paths: paths.map(({ path }) => path) });
    }
    return { edits, leftOut };
}
/** A folder is made that is there: only its mode is another. */
function isFolderThere({ path, after }, found) {
    return after?.kind === 'directory' && found.get(path)?.kind === 'directory';
}
/**
 * What is left of an edit in the workspace of the newest source: what is there must have been known to the run, or be the same in git,
 * and readable; elsewhere the edit was left out.
 * @returns a function of the edit and of the attempt that found it
 */
function carrying({ source, previous, layers, }) {
    if (source === null || previous === null || source.record.place !== 'elsewhere')
        return (change) => change;
    const since = source.record.attempt;
    const before = (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .madeLayers */ ._$)({ layers }).filter(({ layer }) => layer.attempt < since);
    const known = new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Known */ .I([previous], new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Touches */ .C(before.map(({ change }) => change ?? [])));
    const foreign = foreignIn({ layers }, source.tree);
    const fits = (each) => {
        const { path } = each;
        if (foreign.has(each))
            return false;
        const here = source.tree.get(path);
        const isThere = known.has(path, here) || (here !== undefined && (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameInGit */ .y)(previous.get(path), here));
        return isThere && !(0,_past_source_js__WEBPACK_IMPORTED_MODULE_3__/* .isIn */ .S1)(path, source.unread);
    };
    return (change, attempt) => (attempt < since ? change.filter(fits) : change);
}
/** What persons changed of a file that is another one in this source, as one of another commit: it does not stand on what is here. */
function foreignIn({ layers }, source) {
    const edits = layers.flatMap(({ layer, change }) => (layer.kind === 'edit' ? (change ?? []) : []));
    const edited = new Set(edits.map(({ path }) => path));
    const others = layers.filter(({ layer }) => layer.kind !== 'edit');
    const made = new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Touches */ .C(others.map(({ change }) => (change ?? []).filter(({ path }) => edited.has(path))), 'after');
    const left = new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Touches */ .C([], 'after');
    const foreign = new Set();
    for (const each of edits) {
        const { path, before, after } = each;
        const here = source.get(path);
        const isOfHere = (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, here) || (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameInGit */ .y)(before, here) || (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after, here);
        if (isOfHere || made.has(path, before) || left.has(path, before))
            left.add(path, each);
        else
            foreign.add(each);
    }
    return foreign;
}
/** In words. */
function leftOutLine({ attempt, paths }) {
    const names = paths.slice(0, 5).map(_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6).join(', ');
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
    return `edits of attempt ${attempt} do not fit what is here, and are left out: ${names}${more}`;
}


/***/ }),

/***/ 20897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   KN: () => (/* binding */ asideOf),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zh: () => (/* binding */ EVERYWHERE)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _tree_fold_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53951);
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90325);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _workspace_store_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26483);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47179);
/* harmony import */ var _past_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27333);
/** The files as a run has them, from what it has saved. Nothing is looked at but the record and its packs. */








/** Wherever a run may have saved files: in the workspace, in the home folder, anywhere else. */
const EVERYWHERE = ['.', '~', '/'];
/** What never comes out of a pack, whoever made it: the folder of git, and a store. */
const NEVER = ['./.git', `./${_workspace_store_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .STORE_FOLDER */ .d}`];
/** Whether a path of a pack may be written at all. */
function isPlain(path) {
    return (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathIn */ .Ju)(path, EVERYWHERE) && !NEVER.some((never) => path === never || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)(path, never));
}
/**
 * The source, with the changes of the completions that count in their order, and the edits; of a completed run also what
 * `finally` changed in the attempt that completed it. @throws FilesLost
 */
function filesOf(run, history, ends) {
    const { source } = history;
    if (source === null) {
        const why = history.problems[0]?.why ?? 'nothing was saved of them';
        throw new _lost_js__WEBPACK_IMPORTED_MODULE_2__/* .FilesLost */ .I('the files that the run began with cannot be read', why);
    }
    const whole = [...source.tree].map(([path, after]) => ({ path, before: null, after }));
    const layers = history.layers
        .filter(({ layer }) => counts(layer, run, ends))
        .sort((a, b) => a.layer.order - b.layer.order)
        .map((past) => ({ layer: past.layer, change: changeOf(past) }));
    const carry = (0,_past_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .carrying */ .MR)(history);
    const changes = layers.map(({ layer: { kind, attempt }, change }) => kind === 'edit' ? carry(change, attempt) : change);
    // What the pack of a source says is folded too: below a file there is nothing, whoever made the pack.
    const tree = (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(new Map(), [whole, ...changes], EVERYWHERE);
    for (const [path, entry] of tree)
        if ((0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_7__/* .leadsIntoGit */ ._)(path, entry))
            tree.delete(path);
    return { tree, unsaved: unsavedSteps(run) };
}
function counts(layer, run, ends) {
    if (layer.kind === 'edit')
        return true;
    if (layer.kind === 'finally') {
        const isWanted = run.status === 'completed' || (ends === 'all' && layer.attempt === run.attempt);
        return isWanted && isNewest(layer, run);
    }
    if (layer.kind !== 'step')
        return false;
    return completedSteps(run).some((step) => step.completion?.number === layer.number);
}
/** Whether it is what a step's last completion changed. */
function isNewest(layer, run) {
    return run.steps.some(({ completion }) => completion?.number === layer.number);
}
/** Steps whose changes are in the workspace. One that was taken as completed for its files had none of its own. */
function completedSteps(run) {
    return run.steps.filter(({ state, section, reason }) => state === 'completed' && section === 'steps' && reason?.kind !== 'present');
}
function unsavedSteps(run) {
    return completedSteps(run)
        .filter(({ change }) => change === null)
        .map(({ id }) => id);
}
/** The change of a layer. @throws FilesLost */
function changeOf({ layer, change, why }) {
    if (change !== null && why === '')
        return change;
    throw new _lost_js__WEBPACK_IMPORTED_MODULE_2__/* .FilesLost */ .I(`${nameOf(layer)} cannot be read`, why);
}
/** A layer for people. */
function nameOf({ kind, step }) {
    switch (kind) {
        case 'step':
        case 'finally':
            return `what ${step ?? 'a step'} changed`;
        case 'edit':
            return 'what a person edited';
        case 'kept':
            return `what ${step ?? 'a step'} keeps for its next try`;
        case 'aside':
            return 'what was set aside';
    }
}
/**
 * Everything that was set aside: the newest version of each path at its name, older ones as `PATH.~N~`, the oldest as 1, where the name
 * is not too long for that.
 * @throws FilesLost
 */
function asideOf(history) {
    const versions = versionsOf(history);
    const taken = new Set(versions.keys());
    const above = new Set();
    for (const path of versions.keys())
        for (let at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path); at !== null && !above.has(at); at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(at))
            above.add(at);
    const named = [];
    for (const [path, entries] of versions) {
        for (const [at, after] of entries.entries()) {
            // Something else that was set aside may need a directory where this one is none.
            const isNewest = at === entries.length - 1 && (after.kind === 'directory' || !above.has(path));
            const name = isNewest ? path : freeName(path, { from: at + 1, taken });
            named.push({ path: name, before: null, after });
            taken.add(name);
        }
    }
    return (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(new Map(), [named], EVERYWHERE);
}
/** What was found at each path, oldest first. Of directories only the newest: they have no content. */
function versionsOf({ layers }) {
    const versions = new Map();
    for (const past of layers) {
        if (past.layer.kind !== 'aside')
            continue;
        for (const { path, before, after } of changeOf(past)) {
            if (after === null || (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, after))
                continue;
            const known = versions.get(path) ?? [];
            const others = known.filter((each) => each.kind !== 'directory' && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(each, after));
            versions.set(path, [...others, after]);
        }
    }
    return versions;
}
function freeName(path, { from, taken }) {
    for (let n = from;; n++) {
        const name = withSuffix(path, `.~${n}~`);
        if (!taken.has(name))
            return name;
    }
}
/** Bytes of a name that file systems take. */
const LONGEST_NAME = 255;
/** A name that has no room for its suffix is cut, between characters, and told from others that begin like it by a digest. */
function withSuffix(path, suffix) {
    const end = path.lastIndexOf('/') + 1;
    const name = path.slice(end);
    if (name.length + suffix.length <= LONGEST_NAME)
        return `${path}${suffix}`;
    const ending = `-${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(name).slice(0, 8)}${suffix}`;
    let length = LONGEST_NAME - ending.length;
    while (length > 0 && isInside(name.charCodeAt(length)))
        length -= 1;
    return `${path.slice(0, end)}${name.slice(0, length)}${ending}`;
}
/** Whether a byte is one within a character of UTF-8, not its first. */
function isInside(byte) {
    return (byte & 0xc0) === 0x80;
}
/** A tree without some of its paths, nor the directories in which nothing else was. */
function without(tree, paths) {
    const left = new Map();
    for (const path of tree.keys()) {
        const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path);
        if (above !== null)
            left.set(above, (left.get(above) ?? 0) + 1);
    }
    for (const path of paths) {
        for (let at = path; at !== null && tree.delete(at);) {
            at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(at);
            const rest = at === null ? 1 : (left.get(at) ?? 1) - 1;
            if (at !== null)
                left.set(at, rest);
            if (rest > 0)
                break;
        }
    }
}


/***/ }),

/***/ 39382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ openSaved),
/* harmony export */   Zg: () => (/* binding */ mustHaveAll),
/* harmony export */   kL: () => (/* binding */ canReadSource),
/* harmony export */   nQ: () => (/* binding */ namesFrom),
/* harmony export */   qt: () => (/* binding */ packFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22557);
/* harmony import */ var _checkpoint_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27617);
/* harmony import */ var _checkpoint_git_contents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88207);
/* harmony import */ var _checkpoint_read_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8350);
/* harmony import */ var _record_sources_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32349);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25787);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21286);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47179);
/* harmony import */ var _past_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20897);
/** Opens what a run has saved, to be read by somebody who does not go on with it. */











/** Never throws for what is damaged: that is told by the history. */
function openSaved({ directory, run, git }) {
    const history = (0,_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readHistory */ .Lu)({ directory, run, roots: _past_js__WEBPACK_IMPORTED_MODULE_8__/* .EVERYWHERE */ .Zh, admits: _past_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlain */ .$i });
    const { program, ...place } = git;
    const contents = new _checkpoint_git_contents_js__WEBPACK_IMPORTED_MODULE_3__/* .GitContents */ .X({ ...place, ...(program === null ? {} : { program }) });
    if (history.source !== null)
        history.contents.addGit(contents, history.source.held);
    const close = () => {
        history.contents.close();
        contents.close();
    };
    return { history, close };
}
/** The file of a pack. */
function packFile(directory, number) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, (0,_checkpoint_format_js__WEBPACK_IMPORTED_MODULE_2__/* .packName */ .HC)(number));
}
/**
 * Verifies the contents of a tree, so that it can be written. What was never saved is taken out of the tree: ignored files
 * that were there before the first step.
 * @returns what was taken out @throws FilesLost, NotInGit, the signal's reason
 */
async function mustHaveAll(tree, history, options) {
    const { contents, source, problems } = history;
    const wanted = new Map();
    const missing = [];
    for (const [path, entry] of tree) {
        if (entry.kind !== 'file')
            continue;
        const isSource = (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_5__/* .sameState */ .yY)(source?.tree.get(path), entry);
        if (contents.sourceOf(entry.digest) === null && isSource && problems.length === 0)
            missing.push(path);
        else if (!wanted.has(entry.digest))
            wanted.set(entry.digest, path);
    }
    const { signal, progress } = options;
    const onProgress = ({ done, bytes }) => progress(done, bytes);
    const lost = await contents.verify(wanted.keys(), { signal, onProgress });
    for (const [digest, why] of lost)
        throw refusal(digest, { path: wanted.get(digest), why, history });
    (0,_past_js__WEBPACK_IMPORTED_MODULE_8__/* .without */ .FF)(tree, missing);
    return missing;
}
function refusal(digest, { path = '?', why, history }) {
    const { contents, source, problems } = history;
    const kind = contents.sourceOf(digest)?.kind;
    if (kind === 'git')
        return new _lost_js__WEBPACK_IMPORTED_MODULE_7__/* .NotInGit */ .d(path, { why, commit: source?.record.commit ?? null });
    return new _lost_js__WEBPACK_IMPORTED_MODULE_7__/* .FilesLost */ .I(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(path)} cannot be read`, (kind === undefined ? problems[0]?.why : null) ?? why);
}
/** Paths as people read them. */
function namesFrom(paths) {
    return paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6);
}
/** Whether the files that the run began with are there, and their index is whole: without them it is of no use. @throws the system's error */
function canReadSource(run, packs) {
    const refs = (0,_record_sources_js__WEBPACK_IMPORTED_MODULE_10__/* .sourcesAlike */ .X)(run).map(({ change }) => change.pack);
    return refs.length === 0 || refs.some((ref) => ref === null || canRead(ref, run, packs));
}
function canRead(ref, run, directory) {
    try {
        (0,_checkpoint_read_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .readPack */ .wh)({ directory, ref, run: run.run_id }).change();
        return true;
    }
    catch (error) {
        if (error instanceof _checkpoint_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PackDamaged */ .L8 || error instanceof _checkpoint_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PackAbsent */ .XT)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 96948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jC: () => (/* binding */ noRun),
/* harmony export */   jH: () => (/* binding */ chooseRun),
/* harmony export */   rS: () => (/* binding */ newestWith),
/* harmony export */   zi: () => (/* binding */ mustFind)
/* harmony export */ });
/* unused harmony export asDeclared */
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44651);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66927);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41056);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30049);
/** Which run a request goes on with. Pure. */






/** The run that a choice means, or null for a new one. @param runs newest first @throws Refusal exit 4 */
function chooseRun(runs, choice, wanted) {
    const { pipeline, workspace, folder } = wanted;
    switch (choice.kind) {
        case 'fresh':
            return null;
        case 'named':
            return mustFind(runs, choice.id);
        case 'newest':
            return (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRun */ .KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs: {} }) ?? noRun(runs);
        case 'found':
            return foundRun(choice, runs, wanted);
        case 'auto': {
            const inputs = asDeclared(pipeline, wanted.inputs);
            const found = (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRun */ .KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs });
            return found !== null && (wanted.again || (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnfinished */ .ui)(found)) ? found : null;
        }
    }
}
function foundRun(choice, runs, { pipeline, inputs, again, }) {
    const known = choice.ids.map((id) => mustFind(runs, id));
    const agreeing = newestWith(known, { pipeline, inputs, matching: choice.inputs });
    const run = agreeing ?? known[0] ?? null;
    const agree = agreeing !== undefined;
    if (run !== null && agree && (again || (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnfinished */ .ui)(run) || choice.completed === 'bring-back'))
        return run;
    if (choice.otherwise === 'start')
        return null;
    const why = run === null ? 'there is none' : agree ? `${run.run_id} is completed` : `${run.run_id} has other inputs`;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `resume: required, and there is no run to go on with: ${why}`, {
        hint: 'leave `resume` out to start a new one',
    });
}
/** The newest run whose inputs fit those that are given. @param runs newest first @throws Refusal exit 2 where those are not what the pipeline takes */
function newestWith(runs, { pipeline, inputs, matching, }) {
    if (matching === 'replace')
        return runs[0];
    const wanted = (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputsOf */ .Vc)(pipeline, null, inputs));
    return runs.find((each) => {
        // With what the pipeline has come to take since.
        const has = (0,_pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(pipeline.inputs, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredOf */ .yN)(pipeline, each));
        return has.ok && (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(has.value) === wanted;
    });
}
/** Says that there is nothing to go on with. @param runs newest first, none of them wanted @throws Refusal exit 4, always */
function noRun([newest]) {
    const hint = 'start one with `savepoint run`';
    if (newest === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, 'there is no run to go on with', { hint });
    const elsewhere = newest.attempts.at(-1)?.where.workspace ?? 'another folder';
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, 'there is no run of this workspace to go on with', {
        hint: `the newest in the store, ${newest.run_id}, ran in ${elsewhere}; to go on with it here, name it: savepoint resume ${newest.run_id}`,
    });
}
/** Inputs by their declared names, with the values that the pipeline makes of them: `N=1.0` is `n=1` for a number `n`. */
function asDeclared({ inputs }, given) {
    const byName = new Map(inputs.map((spec) => [spec.name.toLowerCase(), spec]));
    return Object.fromEntries(Object.entries(given).map(([name, value]) => {
        const spec = byName.get(name.toLowerCase());
        return spec === undefined ? [name, value] : [spec.name, `${(0,_pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputValue */ .UV)(spec, value) ?? value}`];
    }));
}
/** The run that an id means. @param runs newest first @throws Refusal exit 4 */
function mustFind(runs, id) {
    const found = (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRun */ .d3)(runs, id);
    switch (found.kind) {
        case 'run':
            return found.run;
        case 'ambiguous':
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `${found.ids.length} runs begin with ${id}: ${found.ids.slice(0, 5).join(', ')}`, {
                hint: 'write more of the id',
            });
        case 'none':
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, id === 'latest' ? 'there is no run in the store' : `no such run: ${id}`, {
                hint: '`savepoint runs` lists them',
            });
    }
}


/***/ }),

/***/ 41056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   tN: () => (/* binding */ mustHaveSecrets),
/* harmony export */   wu: () => (/* binding */ mustHoldNoSecret),
/* harmony export */   yN: () => (/* binding */ declaredOf)
/* harmony export */ });
/* harmony import */ var _pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44651);
/* harmony import */ var _shell_masks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57169);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39861);
/** The inputs and secrets of a run. Pure. */



/** The inputs of a run that goes on, some replaced; or of a new one. @throws Refusal exit 2 */
function inputsOf(pipeline, run, given) {
    const checked = (0,_pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(pipeline.inputs, { ...declaredOf(pipeline, run), ...given });
    if (checked.ok)
        return checked.value;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, 'the inputs do not fit the pipeline', { problems: checked.problems });
}
/** The inputs of a run that the pipeline still takes. */
function declaredOf(pipeline, run) {
    const declared = new Set(pipeline.inputs.map((input) => input.name));
    return Object.fromEntries(Object.entries(run?.inputs ?? {}).filter(([name]) => declared.has(name)));
}
/** Inputs are kept in the record, as they are. @throws Refusal for one that contains a secret, in any form that is masked */
function mustHoldNoSecret(inputs, secrets) {
    for (const [name, secret] of Object.entries(secrets)) {
        const masks = new _shell_masks_js__WEBPACK_IMPORTED_MODULE_1__/* .Masks */ .O();
        masks.add(secret);
        const input = Object.entries(inputs).find(([, value]) => masks.hides(`${value}`));
        if (input === undefined)
            continue;
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `the input ${input[0]} contains the secret ${name}, and inputs are kept in the record`, {
            hint: `leave it out, and use \${{ secrets.${name} }} in the pipeline`,
        });
    }
}
/** What an attempt was given as a secret the next must be given, too: else it would be empty, and no longer hidden. @throws Refusal */
function mustHaveSecrets(run, secrets) {
    const missing = run.secrets.filter((name) => !Object.hasOwn(secrets, name));
    if (missing.length === 0)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `${run.run_id} was given the ${missing.length === 1 ? 'secret' : 'secrets'} ${missing.join(', ')}`, {
        hint: `give it again: savepoint resume ${run.run_id}${run.secrets.map((name) => ` --secret ${name}`).join('')}`,
    });
}


/***/ }),

/***/ 30049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ newestRun),
/* harmony export */   d3: () => (/* binding */ namedRun)
/* harmony export */ });
/* unused harmony export agrees */
/** The newest run of a workspace (and pipeline) whose inputs agree. @param runs newest first */
function newestRun(runs, wanted) {
    return (runs.find((run) => (wanted.pipeline === null || run.pipeline.path === wanted.pipeline) &&
        hasBeenIn(run, wanted) &&
        agrees(run, wanted.inputs)) ?? null);
}
/** Whether a run has the inputs that were given by name. */
function agrees(run, given) {
    return Object.entries(given).every(([name, value]) => `${run.inputs[name] ?? ''}` === value);
}
/** The run of an id: whole, the beginning of just one, or `latest`. @param runs newest first */
function namedRun(runs, id) {
    const newest = runs[0];
    if (id === 'latest')
        return newest === undefined ? { kind: 'none' } : { kind: 'run', run: newest };
    const exact = runs.find((run) => run.run_id === id);
    if (exact !== undefined)
        return { kind: 'run', run: exact };
    const matches = id === '' ? [] : runs.filter((run) => run.run_id.startsWith(id));
    const [only] = matches;
    if (only === undefined)
        return { kind: 'none' };
    if (matches.length > 1)
        return { kind: 'ambiguous', ids: matches.map((run) => run.run_id) };
    return { kind: 'run', run: only };
}
/** Whether an attempt of a run was made in a workspace. */
function hasBeenIn({ attempts }, { workspace, folder }) {
    return attempts.some(({ where }) => where.workspace === workspace || where.workspace_id === folder);
}


/***/ }),

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ku: () => (/* binding */ formatTable),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** Tables for people. Pure. */

/** Columns two spaces apart, the last one not padded. Cells are cleaned of control characters. */
function formatTable(rows) {
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(cell).replaceAll('\t', ' ')));
    const widths = [];
    for (const row of clean) {
        for (const [at, cell] of row.entries())
            widths[at] = Math.max(widths[at] ?? 0, cell.length);
    }
    return clean
        .map((row) => `${row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}
/** Milliseconds for people: `0.3s`, `12s`, `4m 05s`, `2h 03m`. */
function formatDuration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)}s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${pad(seconds % 60)}s`;
    return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}
/** Bytes for people, in powers of 1024. */
function formatBytes(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    let value = bytes;
    let at = 0;
    while (value >= 1024 && at < units.length - 1) {
        value /= 1024;
        at += 1;
    }
    return at === 0 ? `${bytes} B` : `${value.toFixed(1)} ${units[at]}`;
}
/** How long ago, in one unit. */
function formatAge(ms) {
    const minutes = Math.floor(Math.max(0, ms) / 60_000);
    if (minutes < 1)
        return 'just now';
    if (minutes < 60)
        return `${minutes} min ago`;
    if (minutes < 48 * 60)
        return `${Math.floor(minutes / 60)} h ago`;
    return `${Math.floor(minutes / (24 * 60))} days ago`;
}
function pad(value) {
    return `${value}`.padStart(2, '0');
}


/***/ }),

/***/ 57169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Masks)
});

;// CONCATENATED MODULE: ./build/src/shell/encodings.js
/** Parts of a base64 text shorter than this would mask too much that is no secret. */
const SHORTEST_BASE64_PART = 4;
/**
 * The texts as which a secret may show up in output: itself, its lines, and the encodings that the runner masks too (its
 * `ValueEncoders.cs`, without those for errors of PowerShell). Lines without a letter or digit are left out: masking
 * every `{` because a secret is JSON hides nothing.
 */
function variants(secret) {
    const found = new Set();
    if (secret.trim() === '')
        return found;
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    const parts = lines.filter((line) => line !== secret && /[\p{L}\p{N}]/u.test(line));
    for (const text of [secret, secret.trim(), ...parts]) {
        for (const variant of encodings(text))
            found.add(variant);
    }
    return found;
}
function* encodings(text) {
    yield text;
    yield* base64(text);
    yield JSON.stringify(text).slice(1, -1);
    const uri = encodeURIComponent(text.toWellFormed());
    yield uri;
    yield uri.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    yield text.replace(/[&<>"']/g, (char) => XML[char] ?? char);
    yield text.replaceAll("'", "''");
    yield text.replaceAll('"', '\\"');
    if (text.length > 8 && /^(["']).*\1$/s.test(text))
        yield text.slice(1, -1);
}
const XML = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/**
 * The base64 of a text alone, and of a text inside a longer one (`user:password`): what precedes it may shift it by none,
 * one or two bytes, and of each shift the characters made of the text's own bits alone are certain.
 */
function* base64(text) {
    const bytes = Buffer.from(text);
    yield bytes.toString('base64');
    for (const shift of [0, 1, 2]) {
        const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
        const certain = encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
        if (certain.length >= SHORTEST_BASE64_PART)
            yield certain;
    }
}

// EXTERNAL MODULE: ./build/src/shell/matcher.js
var matcher = __webpack_require__(12390);
;// CONCATENATED MODULE: ./build/src/shell/masks.js


/** A growing set of masked texts, each with the forms in which it may show up. */
class Masks {
    #texts = new Set();
    #patterns = [];
    #matcher = null;
    add(secret) {
        const before = this.#texts.size;
        for (const variant of variants(secret))
            this.#texts.add(variant);
        if (this.#texts.size === before)
            return;
        this.#patterns = null;
        this.#matcher = null;
    }
    hides(text) {
        return this.#find(Buffer.from(text)).length > 0;
    }
    apply(text) {
        const bytes = Buffer.from(text);
        const spans = this.#find(bytes);
        if (spans.length === 0)
            return text;
        const starts = [0, ...spans.map(([, end]) => end)];
        const pieces = starts.map((start, i) => bytes.toString('utf8', start, spans[i]?.[0]));
        return pieces.join('***');
    }
    /** The same array until a text is added, so that readers can tell by its identity. */
    patterns() {
        this.#patterns ??= [...this.#texts].map((text) => Buffer.from(text)).sort((a, b) => b.length - a.length);
        return this.#patterns;
    }
    #find(bytes) {
        if (this.#texts.size === 0)
            return [];
        this.#matcher ??= new matcher/* Matcher */.P(this.patterns());
        return this.#matcher.searchAll(bytes).spans;
    }
}


/***/ }),

/***/ 12390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Matcher)
/* harmony export */ });
/**
 * Finds many byte sequences in one pass. A table of the two bytes with which one can begin lets nearly all positions be
 * passed over by one look.
 */
class Matcher {
    #beginnings = new Uint8Array(0x10000);
    #byFirst = new Map();
    constructor(patterns) {
        for (const pattern of patterns) {
            const [first, second] = pattern;
            if (first === undefined)
                continue;
            if (second === undefined)
                this.#beginnings.fill(1, first << 8, (first + 1) << 8);
            else
                this.#beginnings[(first << 8) | second] = 1;
            const others = this.#byFirst.get(first);
            if (others)
                others.push(pattern);
            else
                this.#byFirst.set(first, [pattern]);
        }
    }
    /** Looks through bytes that may go on: nothing is looked for behind `hold`. */
    search(bytes) {
        const spans = [];
        for (let at = 0; at < bytes.length; at++) {
            if (at + 1 < bytes.length && !this.#mayBegin(bytes, at))
                continue;
            const length = this.#lengthAt(bytes, at);
            if (length === 'undecided')
                return { spans, hold: at };
            if (length > 0)
                addSpan(spans, at, at + length);
        }
        return { spans, hold: bytes.length };
    }
    /** Looks through bytes that are complete. */
    searchAll(bytes) {
        const spans = [];
        for (let at = 0; at < bytes.length; at++) {
            if (at + 1 < bytes.length && !this.#mayBegin(bytes, at))
                continue;
            for (const pattern of this.#byFirst.get(bytes[at]) ?? []) {
                if (matches(pattern, bytes, at, pattern.length))
                    addSpan(spans, at, at + pattern.length);
            }
        }
        return { spans, hold: bytes.length };
    }
    #mayBegin(bytes, at) {
        return this.#beginnings[(bytes[at] << 8) | bytes[at + 1]] === 1;
    }
    #lengthAt(bytes, at) {
        let longest = 0;
        for (const pattern of this.#byFirst.get(bytes[at]) ?? []) {
            if (pattern.length <= longest)
                continue;
            const here = Math.min(pattern.length, bytes.length - at);
            if (!matches(pattern, bytes, at, here))
                continue;
            if (here < pattern.length)
                return 'undecided';
            longest = here;
        }
        return longest;
    }
}
function matches(pattern, bytes, at, length) {
    return at + length <= bytes.length && bytes.compare(pattern, 0, length, at, at + length) === 0;
}
function addSpan(spans, start, end) {
    const last = spans.at(-1);
    if (last && start <= last[1])
        last[1] = Math.max(last[1], end);
    else
        spans.push([start, end]);
}


/***/ }),

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ }),

/***/ 90181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Touches),
/* harmony export */   I: () => (/* binding */ Known)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

/** What changes found and left. It is filled once, and may then be part of several `Known`. */
class Touches {
    /** Mostly there is one of a path, and the change's own: a list of 100,000 would be much memory. */
    #at = new Map();
    #sides;
    /** @param sides `after`: only what the changes left */
    constructor(changes = [], sides = 'both') {
        this.#sides = sides;
        for (const change of changes)
            for (const each of change)
                this.add(each.path, each);
    }
    add(path, touch) {
        const known = this.#at.get(path);
        if (known === undefined)
            this.#at.set(path, touch);
        else if (!Array.isArray(known)) {
            if (!this.#isIn(known, touch))
                this.#at.set(path, [known, touch]);
        }
        else if (!known.some((each) => this.#isIn(each, touch)))
            known.push(touch);
    }
    /** Whether a change found or left this. */
    has(path, state) {
        const known = this.#at.get(path);
        if (known === undefined)
            return false;
        return Array.isArray(known) ? known.some((each) => this.#has(each, state)) : this.#has(known, state);
    }
    isTouched(path) {
        return this.#at.has(path);
    }
    paths() {
        return this.#at.keys();
    }
    #has({ before, after }, state) {
        return (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(after, state) || (this.#sides === 'both' && (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, state));
    }
    #isIn(known, { before, after }) {
        return this.#has(known, after) && (this.#sides === 'after' || this.#has(known, before));
    }
}
class Known {
    /** The trees themselves, not copies of them: a source may have 100,000 paths. */
    #sources;
    #added = new Touches();
    #all;
    #disowned = new Set();
    /**
     * @param sources the workspace before the first step, of each attempt that had one of its own; read when asked, not copied
     * @param changes what the run gave to paths and took them from
     */
    constructor(sources, ...changes) {
        this.#sources = sources;
        this.#all = [...changes, this.#added];
    }
    /** A state that the run gave to a path, or took it from; null for absent. The path is touched from then on. */
    add(path, state) {
        this.#added.add(path, { before: state, after: state });
    }
    /** Whatever is found at the path is not the run's: no state is known there any more. */
    disown(path) {
        this.#disowned.add(path);
    }
    /** Whether a state, absent included, is what some source has at the path, or was added for it. */
    has(path, state) {
        if (this.#disowned.has(path))
            return false;
        if (this.#sources.some((source) => (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(source.get(path), state)))
            return true;
        return this.#all.some((touches) => touches.has(path, state));
    }
    /** Whether some step touched the path: something was added for it. */
    isTouched(path) {
        return this.#all.some((touches) => touches.isTouched(path));
    }
    /** Every path that something was added for; one may come twice. */
    *touched() {
        for (const touches of this.#all)
            yield* touches.paths();
    }
}


/***/ })

};
