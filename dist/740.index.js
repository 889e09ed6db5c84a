export const id = 740;
export const ids = [740];
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

/***/ 98446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ji: () => (/* binding */ checkPacks),
  AR: () => (/* binding */ costsOf),
  Go: () => (/* binding */ filesWithout),
  kg: () => (/* binding */ packsIn)
});

// EXTERNAL MODULE: ./build/src/checkpoint/errors.js
var errors = __webpack_require__(22557);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/checkpoint/block.js
var checkpoint_block = __webpack_require__(18705);
// EXTERNAL MODULE: ./build/src/checkpoint/compress.js
var compress = __webpack_require__(44250);
// EXTERNAL MODULE: ./build/src/checkpoint/index-reader.js
var index_reader = __webpack_require__(13466);
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js
var read_pack = __webpack_require__(8350);
;// CONCATENATED MODULE: ./build/src/checkpoint/verify-pack.js
/** Verifies a pack whole. */





/**
 * Reads a pack back and verifies every byte of it, and every row. A reference also says which index it must have.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
async function verifyPack(directory, pack, run) {
    const ref = typeof pack === 'number' ? refOf(directory, pack, run) : pack;
    const { blocks, pieces, change } = (0,read_pack/* readPack */.wh)({ directory, ref, run });
    change();
    const byBlock = Map.groupBy(pieces, ([, { block }]) => block);
    for (const block of blocks) {
        (0,read_pack/* withPack */.ue)(directory, ref.pack, (file) => verifyBlock(file, block, byBlock.get(block) ?? []));
        await (0,promises_.setImmediate)();
    }
    return { bytes: ref.bytes, pieces: pieces.size };
}
function verifyBlock(file, block, pieces) {
    const bytes = (0,checkpoint_block/* readBlock */.G)(file, block);
    for (const [digest, place] of pieces)
        (0,checkpoint_block/* pieceIn */.a)(bytes, digest, place);
    (0,compress/* release */._r)(bytes);
}
function refOf(directory, number, run) {
    return (0,read_pack/* withPack */.ue)(directory, number, (file) => {
        const found = (0,index_reader/* readDirectory */.gZ)(file);
        (0,read_pack/* mustBeOf */.mi)(found, number, run);
        return { pack: number, index: found.footer.digest, bytes: file.size };
    });
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
// EXTERNAL MODULE: ./build/src/files/past.js
var past = __webpack_require__(20897);
// EXTERNAL MODULE: ./build/src/files/saved.js
var saved = __webpack_require__(39382);
;// CONCATENATED MODULE: ./build/src/files/audit.js
/** Reads back every stored byte of a run, and tells what is not as it should be, and what that costs. */







/** Verifies every pack that the record names, in order. @throws the signal's reason */
async function checkPacks(request) {
    const { directory, run, signal, progress } = request;
    const checks = [];
    let bytes = 0;
    for (const { ref, ...whose } of packsIn(run)) {
        signal.throwIfAborted();
        progress(checks.length, bytes);
        const why = await faultOf(directory, ref, run.run_id);
        const file = (0,saved/* packFile */.qt)(directory, ref.pack);
        checks.push({ pack: ref.pack, file, ...whose, bytes: ref.bytes, why });
        bytes += ref.bytes;
    }
    return checks;
}
/** The packs that a record names, each once, by their numbers. */
function packsIn(run) {
    const sources = run.sources.map(({ change, attempt }) => {
        return { ref: change.pack, kind: 'source', step: null, attempt };
    });
    const layers = run.layers.map(({ change, kind, step, attempt }) => {
        return { ref: change.pack, kind, step, attempt };
    });
    return [...sources, ...layers]
        .flatMap(({ ref, ...whose }) => (ref === null ? [] : [{ ref, ...whose }]))
        .sort((a, b) => a.ref.pack - b.ref.pack);
}
async function faultOf(directory, ref, run) {
    try {
        await verifyPack(directory, ref, run);
        return null;
    }
    catch (error) {
        const isKnown = [errors/* PackDamaged */.L8, errors/* PackAbsent */.XT, errors/* NewerPack */.F$, store_errors/* StoreError */.AD].some((kind) => error instanceof kind);
        if (!isKnown)
            throw error;
        // The pack is named beside it.
        return error.message.replace(/^pack \d+ (is damaged: )?/, '');
    }
}
/** Files of steps whose contents no pack holds, although the packs may be whole. Reads their indexes alone. */
function filesWithout({ directory, run }) {
    const { layers, contents } = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    contents.close();
    return layers.flatMap(({ change }) => (change ?? []).filter((each) => isWithout(each, contents)).map(textOfPath));
}
function isWithout({ after }, contents) {
    return after?.kind === 'file' && !contents.has(after.digest);
}
function textOfPath({ path }) {
    return (0,tree_path/* textOf */.b6)(path);
}
/** What damage costs. Reads what the run needs once more, since a content may be whole in another pack. */
async function costsOf(request, checks) {
    const { directory, run, signal } = request;
    const bad = checks.filter(({ why }) => why !== null);
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    try {
        const gone = await lostLayers(history, signal);
        const steps = gone.flatMap(({ kind, step }) => (kind === 'step' && step !== null ? [step] : []));
        const others = gone.filter(({ kind }) => kind !== 'step').map(past/* nameOf */.Vb);
        return {
            canGoOn: bad.every(({ kind }) => kind !== 'source'),
            steps: withDependents(run, new Set(steps)),
            lost: [...new Set(others)],
        };
    }
    finally {
        history.contents.close();
    }
}
/** The layers whose files cannot all be had. Of a step only those of its newest completion are of interest. */
async function lostLayers({ layers, contents }, signal) {
    const newest = new Map(layers.map(({ layer }) => [`${layer.kind} ${layer.step}`, layer]));
    const wanted = layers.filter(({ layer }) => layer.kind !== 'step' || newest.get(`step ${layer.step}`) === layer);
    const digests = wanted.map(({ change }) => (change ?? []).flatMap(({ after }) => (after?.kind === 'file' ? [after.digest] : [])));
    const lost = await contents.verify(digests.flat(), { signal });
    return wanted.flatMap(({ layer, change }, at) => {
        const isLost = change === null || digests[at]?.some((digest) => lost.has(digest)) === true;
        return isLost ? [layer] : [];
    });
}
/** Some steps with all that depend on them, in the order of the pipeline. */
function withDependents({ definition }, lost) {
    const again = new Set(lost);
    for (let size = -1; size !== again.size;) {
        size = again.size;
        for (const { id, needs } of definition)
            if (needs.some((need) => again.has(need)))
                again.add(id);
    }
    return definition.filter(({ id, section }) => section === 'steps' && again.has(id)).map(({ id }) => id);
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
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _past_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58571);




/** Where another source has something else, that stands; in later attempts there as well, which are not told of it again. */
function pastEdits({ view, history, known }) {
    const carry = carrying(history);
    const edits = [];
    const leftOut = [];
    for (const { layer, change } of history.layers) {
        if (layer.kind !== 'edit' || layer.number === null || change === null)
            continue;
        const { attempt, number } = layer;
        if (view.place !== 'elsewhere') {
            edits.push({ number, change: carry(change, attempt) });
            continue;
        }
        const fits = ({ path }) => known.has(path, view.found.get(path));
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
    const before = layers.filter(({ layer }) => layer.attempt < since);
    const known = new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Known */ .I([previous], new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Touches */ .C(before.map(({ change }) => change ?? [])));
    const fits = ({ path }) => {
        const here = source.tree.get(path);
        const isThere = known.has(path, here) || (here !== undefined && (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameInGit */ .y)(previous.get(path), here));
        return isThere && !(0,_past_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isIn */ .S1)(path, source.unread);
    };
    return (change, attempt) => (attempt < since ? change.filter(fits) : change);
}
/** In words. */
function leftOutLine({ attempt, paths }) {
    const names = paths.slice(0, 5).map(_tree_path_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6).join(', ');
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
    return `edits of attempt ${attempt} do not fit what is here, and are left out: ${names}${more}`;
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
