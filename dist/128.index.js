export const id = 128;
export const ids = [128];
export const modules = {

/***/ 28537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ broughtBack),
/* harmony export */   Pd: () => (/* binding */ notBack),
/* harmony export */   Rb: () => (/* binding */ act),
/* harmony export */   So: () => (/* binding */ keptLines),
/* harmony export */   mr: () => (/* binding */ staging)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91715);
/* harmony import */ var _tree_reconcile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83638);
/* harmony import */ var _workspace_apply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95771);
/* harmony import */ var _workspace_spots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89915);
/* harmony import */ var _workspace_stage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24106);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51292);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84821);







/** Does the actions. A path that is not as it was seen is left as it is. @throws ContentLost, WorkspaceError */
function act(actions, index, tools) {
    const { setting, area, packs, staged = null } = tools;
    const { files } = broughtBack(actions);
    const before = actions.findIndex(isBack);
    return (0,_workspace_apply_js__WEBPACK_IMPORTED_MODULE_1__/* .apply */ .Bb)(expectingAll(actions, index), {
        roots: area.roots,
        now: area.now,
        contents: packs.contents,
        staged,
        signal: setting.signal,
        // Directories and deletions come first, times last.
        onProgress: (done, bytes) => setting.progress('restoring', Math.min(files, Math.max(0, done - before)), bytes),
    });
}
/** Builds, aside, what some actions bring where nothing is. Verifies on the way. */
function staging({ setting, area, history, }) {
    const { signal } = setting;
    const onProgress = (files, bytes) => setting.progress('restoring', files, bytes);
    return (actions) => (0,_workspace_stage_js__WEBPACK_IMPORTED_MODULE_3__/* .stage */ .d)({ actions, roots: area.roots, contents: history.contents, signal, onProgress });
}
/** How many files and links some actions bring back. */
function broughtBack(actions) {
    const back = actions.filter(isBack);
    const bytes = back.reduce((sum, { entry }) => sum + (entry.kind === 'file' ? entry.size : 0), 0);
    return { files: back.length, bytes };
}
function isBack(action) {
    return action.kind === 'write' && action.entry.kind !== 'directory';
}
function* expectingAll(actions, index) {
    for (const action of actions)
        yield expecting(action, index);
}
function expecting(action, index) {
    const { path } = action;
    const seen = index.get(path)?.seen;
    switch (action.kind) {
        case 'write':
            return {
                kind: 'write',
                path,
                entry: action.entry,
                expect: action.found === null ? null : (seen ?? null),
            };
        case 'delete':
            if (seen === undefined)
                throw new Error(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(path)} is to be deleted and was never seen`);
            return { kind: 'delete', path, expect: seen };
        case 'times':
            // A directory that took the place of something else has been written just now.
            return seen === undefined || (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(seen.mode) !== action.entry.kind
                ? { kind: 'times', path, entry: action.entry }
                : { kind: 'times', path, entry: action.entry, expect: seen };
    }
}
/** Paths that are left as they are, a line for each reason: in a checkout of another user that may be all. */
function keptLines(kept) {
    // What is in the way of its deletion is in the way of what was to be written there, too.
    const reasons = new Map();
    for (const { path, why } of kept)
        if (!reasons.has(path))
            reasons.set(path, _workspace_spots_js__WEBPACK_IMPORTED_MODULE_2__/* .KEPT_WHY */ .sV[why]);
    return [...new Set(reasons.values())].map((why) => {
        const paths = [...reasons].flatMap(([path, each]) => (each === why ? [{ path }] : []));
        return `${(0,_capture_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(paths)} ${paths.length === 1 ? 'is left as it is' : 'are left as they are'}: ${why}`;
    });
}
/** The first path that was to be written and could not be: no step is built on that. In words; null for none. */
function notBack(actions, kept) {
    const written = (0,_tree_reconcile_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsTo */ ._)('write', actions);
    const stuck = kept.find(({ path, why }) => why !== 'not-ours' && written.has(path));
    if (stuck === undefined)
        return null;
    const remedy = stuck.why === 'changed'
        ? 'let nothing else write there, and go on again'
        : 'move away what is there and is not saved, and go on again';
    return `${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(stuck.path)} cannot be brought back, since ${_workspace_spots_js__WEBPACK_IMPORTED_MODULE_2__/* .KEPT_WHY */ .sV[stuck.why]}; ${remedy}`;
}


/***/ }),

/***/ 84821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ NOTHING),
  Fg: () => (/* binding */ capture),
  KE: () => (/* binding */ listed),
  fc: () => (/* binding */ makeFolder),
  eZ: () => (/* binding */ namesOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest_digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var contents = __webpack_require__(81065);
// EXTERNAL MODULE: ./build/src/checkpoint/compress.js
var compress = __webpack_require__(44250);
// EXTERNAL MODULE: ./build/src/checkpoint/format.js
var format = __webpack_require__(27617);
;// CONCATENATED MODULE: ./build/src/checkpoint/block-writer.js
/** Gathers pieces into blocks, compresses blocks in the thread pool, and writes them in order. */




/** How many blocks are compressed at a time. Each holds at most `RAW_MAX` bytes, and as many compressed. */
const IN_FLIGHT = 3;
class BlockWriter {
    #output;
    #pack;
    #free = [];
    #blocks = [];
    #flights = [];
    #gathering = null;
    #block;
    #failure = null;
    constructor(output, pack) {
        this.#output = output;
        this.#pack = pack;
        this.#block = this.#next();
    }
    /** The blocks so far. They are whole when `flush` has settled. */
    get blocks() {
        return this.#blocks;
    }
    /** Takes a copy of a piece of at most `PIECE` bytes. @param digest of the piece */
    put(bytes, digest) {
        this.#gathering ??= this.#free.pop() ?? Buffer.allocUnsafeSlow(format/* RAW_MAX */.KG);
        const block = this.#block;
        const place = { block, offset: block.raw, length: bytes.length };
        this.#gathering.set(bytes, block.raw);
        block.digest = block.raw === 0 ? digest : '';
        block.raw += bytes.length;
        if (block.raw >= contents/* PIECE */.T)
            this.#start();
        return place;
    }
    /** Whether another block may be gathered now. */
    get hasRoom() {
        return this.#flights.length < IN_FLIGHT && this.#failure === null;
    }
    /** Settles when another block may be gathered. @throws the system's error of an earlier write */
    async room() {
        while (this.#flights.length >= IN_FLIGHT)
            await this.#flights[0];
        this.#refuseAfterFailure();
    }
    /** Writes all that was put. @throws the system's error */
    async flush() {
        if (this.#block.raw > 0)
            this.#start();
        await this.settled();
        this.#refuseAfterFailure();
    }
    /** Settles when nothing is being compressed or written. */
    async settled() {
        while (this.#flights.length > 0)
            await this.#flights[0];
    }
    #start() {
        const buffer = this.#gathering;
        if (buffer === null)
            return;
        const block = this.#block;
        this.#gathering = null;
        this.#block = this.#next();
        this.#blocks.push(block);
        this.#flights.push(this.#fly(block, buffer, this.#flights.at(-1)).finally(() => this.#land(buffer)));
    }
    #next() {
        return { ...this.#pack, at: 0, stored: 0, raw: 0, digest: '' };
    }
    /** Compresses at once, but writes after the one before. */
    async #fly(block, buffer, before) {
        try {
            const raw = buffer.subarray(0, block.raw);
            const stored = await (0,compress/* shrink */.Qr)(raw);
            if (stored !== raw || block.digest === '')
                block.digest = await (0,digest_digest/* sha256InPool */.fg)(stored);
            block.stored = stored.length;
            await before;
            if (this.#failure !== null)
                return;
            block.at = this.#output.at;
            this.#output.write(stored);
            if (stored !== raw)
                (0,compress/* release */._r)(stored);
        }
        catch (error) {
            await before;
            this.#failure ??= { error };
        }
    }
    #land(buffer) {
        this.#flights.shift();
        this.#free.push(buffer);
    }
    #refuseAfterFailure() {
        if (this.#failure !== null)
            throw this.#failure.error;
    }
}

// EXTERNAL MODULE: ./build/src/checkpoint/change-rows.js
var change_rows = __webpack_require__(90386);
// EXTERNAL MODULE: ./build/src/checkpoint/lines.js
var lines = __webpack_require__(32751);
;// CONCATENATED MODULE: ./build/src/checkpoint/index-writer.js
/** Writes the index of a pack: its tables in parts, the directory of the parts, the footer. */




/** How many parts are compressed while the next one is made. */
const AHEAD = 3;
/** Answers with the digest of the directory. @throws the system's error, RangeError where there is too much */
async function writeIndex(output, header, tables) {
    const directory = [`${(0,lines/* lineOf */.cA)(header)}\n`];
    const ahead = [];
    const land = async ({ section, raw, shrunk }) => {
        const stored = await shrunk;
        output.write(stored);
        directory.push(`${(0,lines/* lineOf */.cA)([section, stored.length, raw.length, (0,digest_digest/* sha256 */.sc)(stored)])}\n`);
        for (const bytes of [stored, raw])
            (0,compress/* release */._r)(bytes);
    };
    // While parts are compressed, the next ones are made.
    for (const [section, raw] of partsIn(tables)) {
        const next = { section, raw, shrunk: (0,compress/* shrink */.Qr)(raw) };
        // Where one before fails, nobody asks for this one.
        next.shrunk.catch(() => { });
        ahead.push(next);
        if (ahead.length > AHEAD)
            await land(ahead.shift());
    }
    for (const each of ahead)
        await land(each);
    return writeDirectory(output, Buffer.from(directory.join(''), 'latin1'));
}
/** @throws RangeError where there is too much */
function* partsIn(tables) {
    let left = format/* INDEX_MAX */.g0;
    for (const section of format/* SECTIONS */.bP) {
        for (const text of partsOf(tables[section])) {
            const raw = Buffer.from(text, 'latin1');
            left -= raw.length;
            if (left < 0 || raw.length > format/* RAW_MAX */.KG)
                throw new RangeError('the change has too many paths to be saved');
            yield [section, raw];
        }
    }
}
function writeDirectory(output, directory) {
    if (directory.length > format/* DIRECTORY_MAX */.JK)
        throw new RangeError('the change has too many paths to be saved');
    const digest = (0,digest_digest/* sha256 */.sc)(directory);
    const { at } = output;
    const total = at + directory.length + format/* FOOTER_BYTES */.yn;
    output.write(directory);
    output.write((0,format/* footerOf */.V$)({ at, length: directory.length, digest, total }));
    return digest;
}
/** Lines as texts of about `PART` bytes. */
function* partsOf(all) {
    let lines = [];
    let length = 0;
    for (const line of all) {
        if (length > 0 && length + line.length + 1 > format/* PART */.s3) {
            yield `${lines.join('\n')}\n`;
            lines = [];
            length = 0;
        }
        lines.push(line);
        length += line.length + 1;
    }
    if (length > 0)
        yield `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
;// CONCATENATED MODULE: ./build/src/checkpoint/output.js
/** A file that is written from front to back under a temporary name, and appears whole or not at all. */




const synced = (0,external_node_util_.promisify)(external_node_fs_.fdatasync);
/** After so many bytes the system is asked to begin to make them durable, so that little is left to wait for at the end. */
const SYNC_EVERY = 16 * 1024 * 1024;
class Output {
    #path;
    #temporary;
    #fd;
    #at = 0;
    #isPublished = false;
    /** Bytes up to which the system was asked. */
    #asked = 0;
    #syncing = null;
    #failure = null;
    /** Makes the directory where it is not there, but not what it is in, and replaces what a killed process left. @throws the system's error */
    constructor(path) {
        this.#path = path;
        this.#temporary = `${path}.tmp`;
        const directory = (0,external_node_path_.dirname)(path);
        if (!(0,external_node_fs_.existsSync)(directory)) {
            (0,external_node_fs_.mkdirSync)(directory);
            (0,atomic/* syncDirectory */.zR)((0,external_node_path_.dirname)(directory));
        }
        if ((0,external_node_fs_.existsSync)(path))
            throw new Error(`${path} is there already, and is never written twice`);
        (0,external_node_fs_.rmSync)(this.#temporary, { force: true });
        // What it holds may be secret to other users, as the files were that it is made of.
        this.#fd = (0,external_node_fs_.openSync)(this.#temporary, 'wx', 0o600);
    }
    /** Bytes written so far. */
    get at() {
        return this.#at;
    }
    /** @throws the system's error */
    write(bytes) {
        if (this.#fd === null)
            throw new Error(`${this.#path} is closed`);
        (0,atomic/* writeAll */.f4)(this.#fd, bytes);
        this.#at += bytes.length;
        if (this.#syncing === null && this.#at - this.#asked >= SYNC_EVERY)
            this.#syncing = this.#sync(this.#fd);
    }
    /** Settles when the system is not asked any more. Before that, the file is not to be closed. */
    async settled() {
        await this.#syncing;
    }
    /** Makes the bytes durable, then the name. @throws the system's error */
    async publish() {
        if (this.#fd === null)
            throw new Error(`${this.#path} is closed`);
        await this.settled();
        // The long part happens in the thread pool; what is left for the second one is short.
        await synced(this.#fd);
        // The system tells an error once.
        if (this.#failure !== null)
            throw this.#failure.error;
        (0,external_node_fs_.fsyncSync)(this.#fd);
        this.#close();
        (0,external_node_fs_.renameSync)(this.#temporary, this.#path);
        this.#isPublished = true;
        (0,atomic/* syncDirectory */.zR)((0,external_node_path_.dirname)(this.#path));
    }
    /** Removes what was written. What the system does not let go of is taken for nothing by whoever comes next. */
    remove() {
        for (const act of [
            () => this.#close(),
            () => (0,external_node_fs_.rmSync)(this.#isPublished ? this.#path : this.#temporary, { force: true }),
        ]) {
            try {
                act();
            }
            catch {
                // The error that led here is the one to tell.
            }
        }
    }
    async #sync(fd) {
        this.#asked = this.#at;
        try {
            await synced(fd);
        }
        catch (error) {
            this.#failure ??= { error };
        }
        this.#syncing = null;
    }
    #close() {
        const fd = this.#fd;
        this.#fd = null;
        if (fd !== null)
            (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/src/checkpoint/pack.js
var pack = __webpack_require__(47867);
;// CONCATENATED MODULE: ./build/src/checkpoint/pack-writer.js
/** Writes a pack: contents as they come, then what they belong to. */










/** Pieces in a row of the table of contents. */
const PIECES_A_ROW = 1000;
class PackWriter {
    #place;
    #output;
    #blocks;
    #pieces = new Map();
    #contents = new Map();
    #keptBytes = 0;
    #state = 'open';
    constructor(place, output, path) {
        this.#place = place;
        this.#output = output;
        this.#blocks = new BlockWriter(output, { path, pack: place.number });
    }
    /** Begins a pack under its temporary name. @throws the system's error */
    static create(place) {
        const path = (0,external_node_path_.join)(place.directory, (0,format/* packName */.HC)(place.number));
        const output = new Output(path);
        try {
            output.write((0,format/* markOf */.Fg)(format/* FORMAT */.uB));
        }
        catch (error) {
            output.remove();
            throw error;
        }
        return new PackWriter(place, output, path);
    }
    /** Bytes that this pack keeps and nothing kept before, before compression. */
    get keptBytes() {
        return this.#keptBytes;
    }
    has(digest) {
        return (digest === pack/* EMPTY */.wg ||
            this.#pieces.has(digest) ||
            this.#contents.has(digest) ||
            this.#place.isKnown(digest));
    }
    /** Waits only while too many blocks are being compressed. @throws the system's error, also of an earlier piece */
    async addPiece(bytes, known) {
        this.#mustBe('open');
        if (bytes.length > contents/* PIECE */.T)
            throw new RangeError(`a piece has at most ${contents/* PIECE */.T} bytes, not ${bytes.length}`);
        const digest = known ?? (await digestOf(bytes));
        if (this.has(digest))
            return digest;
        this.#put(bytes, digest);
        await this.#blocks.room();
        return digest;
    }
    tryPiece(bytes, digest) {
        this.#mustBe('open');
        if (this.has(digest))
            return true;
        if (!this.#blocks.hasRoom || bytes.length > contents/* PIECE */.T)
            return false;
        this.#put(bytes, digest);
        return true;
    }
    #put(bytes, digest) {
        this.#pieces.set(digest, this.#blocks.put(bytes, digest));
        this.#keptBytes += bytes.length;
    }
    addContent(digest, size, pieces) {
        this.#mustBe('open');
        const isPossible = size > contents/* PIECE */.T && pieces.length >= size / contents/* PIECE */.T && pieces.length <= size;
        if (!isPossible || ![digest, ...pieces].every(pack/* isDigest */.Bc))
            throw new RangeError(`a content of ${size} bytes is not made of ${pieces.length} pieces`);
        if (!this.has(digest))
            this.#contents.set(digest, { size, pieces: Buffer.from(pieces.join(''), 'hex') });
    }
    /** Publishes the pack: its bytes are durable, then its name. After an error it can still be abandoned. @throws the system's error */
    async finish({ kind, step, change, noted = [], git }) {
        this.#mustBe('open');
        this.#state = 'finishing';
        const { number, run } = this.#place;
        await this.#blocks.flush();
        const header = { format: format/* FORMAT */.uB, run, number, kind, step };
        const index = await writeIndex(this.#output, header, {
            blocks: this.#blocks.blocks.map(({ stored, raw, digest }) => (0,lines/* lineOf */.cA)([stored, raw, digest])),
            pieces: pieceLines(this.#pieces),
            contents: contentLines(this.#contents),
            git: [...git].sort(([a], [b]) => (a < b ? -1 : 1)).map(lines/* lineOf */.cA),
            changes: changeLines(change),
            noted: notedLines(noted),
        });
        await this.#output.publish();
        this.#state = 'finished';
        return { pack: number, index, bytes: this.#output.at };
    }
    /** What the finished pack holds, as `readPack` tells it, without reading it again. */
    held() {
        this.#mustBe('finished');
        return { pieces: this.#pieces, contents: this.#contents };
    }
    /** Removes what was written, unless the pack is finished. Not to be called while `finish` is under way. */
    async abandon() {
        if (this.#state === 'finished' || this.#state === 'abandoned')
            return;
        this.#state = 'abandoned';
        await this.#blocks.settled();
        await this.#output.settled();
        this.#output.remove();
    }
    #mustBe(state) {
        if (this.#state !== state)
            throw new Error(`the pack is ${this.#state}`);
    }
}
/** What is long is worth the way to the thread pool. */
function digestOf(bytes) {
    return bytes.length < contents/* PIECE */.T / 4 ? (0,digest_digest/* sha256 */.sc)(bytes) : (0,digest_digest/* sha256InPool */.fg)(bytes);
}
/** They fill the blocks one after the other. By hand, as those of a change. */
function* pieceLines(pieces) {
    let number = -1;
    for (const [digest, { offset, length }] of pieces) {
        if (offset === 0)
            number += 1;
        yield `["${digest}",${number},${offset},${length}]`;
    }
}
/** A content of many pieces takes several lines, each with the number of its first piece. */
function* contentLines(contents) {
    for (const [digest, made] of contents) {
        const pieces = [...(0,pack/* piecesOf */.Xe)(made)];
        for (let first = 0; first < pieces.length; first += PIECES_A_ROW)
            yield (0,lines/* lineOf */.cA)([digest, made.size, pieces.length, first, ...pieces.slice(first, first + PIECES_A_ROW)]);
    }
}
function* notedLines(noted) {
    let previous = null;
    for (const each of noted) {
        yield (0,change_rows/* notedLine */.R8)(each, previous);
        previous = each.path;
    }
}
/** @throws Malformed where the change could not be read back */
function* changeLines(change) {
    let previous = null;
    const nest = (0,change_rows/* nesting */.tU)();
    for (const changed of change) {
        nest(changed);
        yield (0,change_rows/* changeLine */.vK)(changed, previous);
        previous = changed.path;
    }
}

// EXTERNAL MODULE: ./build/src/record/set-aside.js
var set_aside = __webpack_require__(21234);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/tree/order.js
var order = __webpack_require__(71078);
// EXTERNAL MODULE: ./build/src/tree/path.js
var path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
// EXTERNAL MODULE: ./build/src/workspace/look-all.js + 4 modules
var look_all = __webpack_require__(41450);
// EXTERNAL MODULE: ./build/src/workspace/reach.js
var reach = __webpack_require__(83252);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
;// CONCATENATED MODULE: ./build/src/files/reading.js





class Reading {
    failed = [];
    indexed = new Map();
    held = new Map();
    cut = [];
    #request;
    #tools;
    #sink;
    #changed = [];
    constructor(request, tools, sink) {
        this.#request = request;
        this.#tools = tools;
        this.#sink = sink;
        for (const [path, entry] of request.rest ?? []) {
            const isOther = entry.kind === 'other';
            // What cannot be saved is noted as what was there before: later attempts do not take it for absent.
            const before = isOther ? entry : request.before(path);
            this.#changed.push({ path, before, after: isOther ? null : entry });
            const blob = entry.kind === 'file' ? request.held?.get(entry.digest) : undefined;
            if (entry.kind === 'file' && blob !== undefined)
                this.held.set(entry.digest, blob);
        }
    }
    change() {
        return this.#changed.sort(order/* byPath */.f);
    }
    gaveUp(why) {
        const { indexed, held, cut } = this;
        // Which one it was is not told, since what is read is written later: likely the largest.
        let most = ['./', -1];
        for (const [path, seen] of this.#request.paths)
            if (seen !== null && (0,stat_index/* kindOf */.I)(seen.mode) === 'file' && seen.size > most[1])
                most = [path, seen.size];
        const failed = [...this.failed, { path: most[0], why }];
        return { change: [], ref: null, cause: 'store', failed, indexed, held, cut };
    }
    /** Reads in two goes: with contents kept, and digests alone. */
    async all() {
        const { moved } = this.#request;
        const digests = [];
        const contents = [];
        const held = new Map();
        for (const [path, seen] of this.#request.paths) {
            const known = moved?.get(path);
            if (known !== undefined) {
                this.#note(path, known);
                continue;
            }
            const keep = this.#request.keep(path);
            if (keep.kind === 'unless')
                held.set(path, keep.blob);
            if (seen === null)
                this.#note(path, null);
            else
                (keep.kind === 'digest' ? digests : contents).push([path, seen]);
        }
        await this.#read(contents, { sink: this.#sink, held });
        await this.#read(digests, { sink: null, held: new Map() });
        this.#mustBeReached();
    }
    /** Where a link has come to stand above a path meanwhile, something else was read. */
    #mustBeReached() {
        const isReached = new Map();
        for (const [path, indexed] of this.indexed) {
            if (indexed === null)
                continue;
            const above = path.slice(0, path.lastIndexOf('/'));
            const known = isReached.get(above) ?? (0,reach/* isReachedSo */.hB)(this.#tools.roots.absolute(path));
            isReached.set(above, known);
            if (!known)
                this.#fail(path, 'a link has come to stand above it');
        }
    }
    async #read(paths, { sink, held }) {
        const { roots, signal, progress: onProgress } = this.#tools;
        const { scannedAt } = this.#request;
        await (0,look_all/* lookEach */.$s)(paths, { roots, sink, held, scannedAt, signal, onProgress }, (path, looked) => {
            if (looked.kind === 'gone')
                this.#note(path, null);
            else if (looked.kind !== 'found')
                this.#fail(path, looked.why);
            else {
                if (looked.isCut)
                    this.cut.push(path);
                const blob = held.get(path);
                if (looked.inGit && blob !== undefined && looked.entry.kind === 'file')
                    this.held.set(looked.entry.digest, blob);
                this.#note(path, looked.indexed);
            }
        });
    }
    #fail(path, why) {
        this.failed.push({ path, why });
        if (this.#request.kind === 'source')
            this.#changed.push({ path, before: state/* UNREADABLE */.mP, after: null });
    }
    #note(path, indexed) {
        const { kind, what, recorded } = this.#request;
        this.indexed.set(path, indexed);
        const found = indexed?.entry ?? null;
        const isUnsaved = kind === 'source' && found?.kind === 'other';
        const before = isUnsaved ? found : this.#request.before(path);
        const after = found === null || found.kind === 'other' ? null : timed(found, recorded?.(path));
        if (before === null && after === null)
            return;
        if (what === 'all' || !(0,state/* sameState */.yY)(before, after))
            this.#changed.push({ path, before, after });
    }
}
function timed(found, recorded) {
    return recorded !== undefined && (0,state/* sameState */.yY)(recorded, found) ? recorded : found;
}

;// CONCATENATED MODULE: ./build/src/files/capture.js
/** Reads what is at some paths, keeps it in a pack, and tells the change. */











/** Never throws for what the disk says: `failed` tells it. */
async function capture(request, tools) {
    const { packs } = tools;
    const none = { failed: [], indexed: new Map(), held: new Map(), cut: [], cause: null };
    const isEmpty = request.paths.size + (request.rest?.size ?? 0) + (request.noted?.length ?? 0) === 0;
    if (isEmpty)
        return { change: [], ref: NOTHING, ...none };
    let writer;
    try {
        makeFolder(packs.directory);
        writer = openPack(packs, request);
    }
    catch (error) {
        const failed = [...request.paths.keys()].slice(0, 1).map((path) => ({ path, why: (0,errors/* reasonOf */.A3)(error) }));
        return { change: [], ref: null, ...none, failed, cause: 'store', error };
    }
    return captureInto(writer, request, tools);
}
const NOTHING = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };
/** Makes the folder of the packs, durably; not that of the run, which may have been moved. */
function makeFolder(directory) {
    if ((0,external_node_fs_.existsSync)(directory))
        return;
    (0,external_node_fs_.mkdirSync)(directory);
    (0,atomic/* syncDirectory */.zR)((0,external_node_path_.dirname)(directory));
}
function openPack({ directory, next, run, contents }, { kind }) {
    // What is set aside or kept may be the only copy afterwards: a content that should be in a pack already is read there first.
    const mustBeRead = kind === 'aside' || kind === 'kept';
    const isKnown = (digest) => mustBeRead ? contents.isPackedWhole(digest) : contents.isSound(digest);
    return PackWriter.create({ directory, number: next, run, isKnown });
}
async function captureInto(writer, request, tools) {
    const reading = new Reading(request, tools, writer);
    const { kind, step, noted = [] } = request;
    try {
        await reading.all();
        const change = reading.change();
        const { failed, indexed, held, cut } = reading;
        const told = { change, failed, indexed, held, cut, cause: null };
        if (failed.length > 0 && tools.unreadable === 'refuse') {
            await writer.abandon();
            return { ...told, ref: null, cause: 'unreadable' };
        }
        if (change.length + held.size + noted.length === 0) {
            await writer.abandon();
            return { ...told, ref: NOTHING };
        }
        const pack = await writer.finish({ kind, step, change, noted, git: held });
        tools.packs.contents.add(writer.held());
        tools.packs.next = pack.pack + 1;
        const counted = kind === 'source' ? change.filter(({ after }) => after !== null) : change;
        return { ...told, ref: { pack, ...countOf(counted), stored_bytes: pack.bytes } };
    }
    catch (error) {
        await writer.abandon();
        if (tools.signal.aborted)
            return reading.gaveUp('it was stopped before all was saved');
        return { ...reading.gaveUp((0,errors/* reasonOf */.A3)(error)), error };
    }
}
/** Paths that differ, and the bytes in the files that are there. Times alone do not count. */
function countOf(change) {
    let files = 0;
    let bytes = 0;
    for (const { before, after } of change) {
        if ((0,state/* sameState */.yY)(before, after))
            continue;
        files += 1;
        if (after?.kind === 'file')
            bytes += after.size;
    }
    return { files, bytes };
}
/** Paths for people, a few of them. */
function namesOf(paths, most = set_aside/* MOST_NAMED */.S) {
    return (0,order/* firstOf */.K)(paths, most).map(path/* nameOf */.Vb);
}
/** Some paths by name, for a sentence. */
function listed(paths, most = 3) {
    const names = namesOf(paths.map(({ path }) => path), most);
    return (0,some/* someOf */.y)(names, most, paths.length);
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ coverageOf),
/* harmony export */   f: () => (/* binding */ isSameCoverage)
/* harmony export */ });
/** Without `workspace` in the pipeline. */
const PLAIN = { paths: ['.'], exclude: [] };
/** Null where it is the same as without `workspace`. */
function coverageOf({ paths, exclude }) {
    return isSame({ paths, exclude }, PLAIN) ? null : { paths, exclude };
}
/** Whether the newest attempt of a run covered the same. */
function isSameCoverage({ attempts }, now) {
    return isSame(attempts.at(-1)?.where.covers ?? PLAIN, now);
}
function isSame(a, b) {
    return isSameList(a.paths, b.paths) && isSameList(a.exclude, b.exclude);
}
function isSameList(a, b) {
    return a.length === b.length && a.every((each, at) => each === b[at]);
}


/***/ }),

/***/ 88610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ CannotResume),
/* harmony export */   o: () => (/* binding */ cannotSetAside)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _workspace_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84432);
/** Why a run cannot go on in a workspace. */


/** The workspace cannot be brought to where the run was. Nothing has been written. */
class CannotResume extends Error {
    name = 'CannotResume';
    hint;
    constructor(message, hint, options = {}) {
        super(message, options);
        this.hint = hint;
    }
}
/** A file must be in the store before it is set back, and only its owner can make that possible. */
function cannotSetAside(path, why) {
    return new CannotResume(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(path)} must be saved before it is set back, and cannot be read: ${why}`, why === _workspace_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ACCESS */ .lk
        ? 'make it readable, such as by `chmod -R u+rwX` on it and the folders above, or remove it'
        : 'let nothing else write there, or remove it, and go on again');
}


/***/ }),

/***/ 22290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sourceDigests),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90325);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1671);
/** What a plan needs to know of the files. */



/** @param ground the source here, and the edits with those that are in no layer yet */
function factsOf({ pipeline, run, view, history, github, roots }, ground) {
    const isHere = view.place === 'here';
    const changes = new Map();
    const noted = new Map();
    const lost = new Map();
    for (const past of history.layers) {
        const { layer, change, why, outside } = past;
        if ((layer.kind !== 'step' && layer.kind !== 'finally') || layer.number === null)
            continue;
        if (change !== null && why === '') {
            changes.set(layer.number, isHere ? change : withoutGitFiles(change));
            noted.set(layer.number, past.noted);
        }
        else
            lost.set(layer.number, { path: outside[0] === undefined ? '' : (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(outside[0]), why });
    }
    const newest = run.sources.at(-1);
    const { completions: after = 0, commit = null, nested = {} } = newest ?? {};
    return {
        place: isHere ? 'here' : 'elsewhere',
        source: ground.source,
        bare: ground.bare,
        sourceBefore: ground.before,
        commit: view.commit,
        digests: isHere
            ? { digest: newest?.digest ?? '', ...(newest?.roots === undefined ? {} : { roots: newest.roots }) }
            : sourceDigests(ground.bare, { pipeline: pipeline.path, roots }, view),
        began: isHere
            ? { after, commit, nested }
            : { after: Number.POSITIVE_INFINITY, commit: view.commit, nested: view.nested },
        ...{ changes, noted, lost, github },
        edits: ground.edits,
        found: view.found,
        committed: view.committed,
        isTracked: view.isTracked,
        ignored: view.ignored,
    };
}
/** Elsewhere such a file would lead nowhere. */
function withoutGitFiles(change) {
    const isOne = ({ path, before, after }) => (0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsIntoGit */ ._)(path, after ?? before);
    return change.some(isOne) ? change.filter((each) => !isOne(each)) : change;
}
/** The digests of the source files that git does not ignore, but for the pipeline file: each definition tells what changed there. */
function sourceDigests(source, { pipeline, roots }, { ignored }) {
    const isSource = (path) => !ignored(path) && (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(path) !== pipeline;
    const digestOf = (root) => (0,_tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readsDigest */ .I2)(source, (path) => (path === root || path.startsWith(`${root}/`)) && isSource(path));
    const others = roots.filter((root) => root !== '.');
    return {
        digest: digestOf('.'),
        ...(others.length === 0
            ? {}
            : { roots: Object.fromEntries(others.map((root) => [root, digestOf(root)])) }),
    };
}


/***/ }),

/***/ 56325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ keptNow),
/* harmony export */   Jj: () => (/* binding */ keptPaths),
/* harmony export */   jK: () => (/* binding */ onTop),
/* harmony export */   mA: () => (/* binding */ keptBy)
/* harmony export */ });
/* harmony import */ var _tree_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90181);
/* harmony import */ var _tree_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71078);
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1671);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18279);
/* harmony import */ var _left_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93976);






/** What steps keep of failed tries, but for shared paths of which a step that ran beside them has made more since. */
function keptBy(plan, { start, keptLost }, counting) {
    const kept = new Map();
    const layers = (0,_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .keptLayers */ .bm)(start);
    for (const { id, decision, reason } of plan.steps) {
        const past = decision === 'reuse' || keptLost.has(id) ? undefined : layers.get(id);
        // What its last try left stays that a person took as done.
        const own = reason.kind === 'marked' ? (0,_left_js__WEBPACK_IMPORTED_MODULE_4__/* .lastChange */ .$r)(id, start) : null;
        const { place, change } = own ?? { place: past?.layer.order ?? 0, change: past?.change ?? null };
        if (change === null)
            continue;
        const since = counting.filter((each) => each.place > place);
        const later = new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Given */ .E(since.map((each) => each.change));
        kept.set(id, change.filter(({ path }) => !later.isTouched(path)));
    }
    return kept;
}
/** Files of killed tries that their steps keep. */
function keptNow(plan, { start, keeps }, model) {
    const kept = new Map();
    const { facts, left } = start;
    for (const { id } of plan.steps.filter(({ decision }) => decision !== 'reuse')) {
        const isKept = keptPaths(keeps.get(id));
        const change = [...left].flatMap(([path, steps]) => {
            const found = facts.found.get(path);
            if (found?.kind === 'other' || !steps.includes(id) || !isKept(path))
                return [];
            return (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(found, model.get(path))
                ? []
                : [{ path, before: model.get(path) ?? null, after: found ?? null }];
        });
        if (change.length > 0)
            kept.set(id, change.sort(_tree_order_js__WEBPACK_IMPORTED_MODULE_5__/* .byPath */ .f));
    }
    return kept;
}
/** One change with another on top of it. */
function onTop(below, above) {
    const before = new Map(below.map((each) => [each.path, each.before]));
    const all = new Map([...below, ...above].map((each) => [each.path, each]));
    return [...all.values()]
        .map((each) => ({
        ...each,
        before: before.has(each.path) ? (before.get(each.path) ?? null) : each.before,
    }))
        .sort(_tree_order_js__WEBPACK_IMPORTED_MODULE_5__/* .byPath */ .f);
}
/** Which paths of its failed tries a step keeps. */
function keptPaths(keep = 'nothing') {
    if (keep === 'nothing')
        return () => false;
    return keep === 'everything' ? () => true : (0,_tree_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)(keep);
}


/***/ }),

/***/ 18279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ editedBy),
/* harmony export */   JK: () => (/* binding */ editsIn),
/* harmony export */   OR: () => (/* binding */ earlierOf),
/* harmony export */   bm: () => (/* binding */ keptLayers),
/* harmony export */   v$: () => (/* binding */ madeBy),
/* harmony export */   zP: () => (/* binding */ fittingEdits)
/* harmony export */ });
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41206);
/* harmony import */ var _tree_adopt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93420);
/* harmony import */ var _tree_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53951);



/** The layer of what steps of earlier runs made. */
function earlierOf({ layers }) {
    return layers.flatMap(({ layer, change }) => layer.kind === 'earlier' && change !== null ? [{ place: 0, change }] : []);
}
/** Paths that a person edited and no step made. @param more edits that are in no layer yet */
function editedBy(history, more = []) {
    const edits = [...editsIn(history).flatMap(({ change }) => change), ...more];
    if (edits.length === 0)
        return new Set();
    const made = madeBy(history);
    return new Set(edits.flatMap(({ path }) => (made.has(path) ? [] : [path])));
}
function editsIn({ layers }) {
    return layers.flatMap(({ layer: { kind, number }, change }) => kind === 'edit' && number !== null && change !== null ? [{ number, change }] : []);
}
/** Paths that steps made that ended well, also of earlier runs. */
function madeBy({ layers }) {
    const made = new Set();
    for (const { layer, change } of layers)
        if (layer.kind !== 'edit' && layer.kind !== 'aside')
            for (const { path, after } of change ?? [])
                if (after !== null)
                    made.add(path);
    return made;
}
/**
 * An edit is left out where the file is another one here, and so is a later edit of the same file, or below it. An edit of what a layer left fits where
 * that layer does.
 */
function fittingEdits(history, { bare, given }) {
    const out = new Set();
    const laid = layersAt(history);
    const edits = editsIn(history).map(({ number, change }) => {
        const fitting = change.filter((each) => {
            const { path, before } = each;
            const here = bare.get(path);
            const isOnLayer = () => laid.get(path)?.some((one) => one !== each && (0,_tree_adopt_js__WEBPACK_IMPORTED_MODULE_0__/* .fitsHere */ .ru)(one, here)) === true;
            const fits = (0,_tree_adopt_js__WEBPACK_IMPORTED_MODULE_0__/* .fitsHere */ .ru)(each, here) || (given.has(path, before) && isOnLayer());
            if (!fits || (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelowAny */ .OU)(path, out))
                out.add(path);
            return !out.has(path);
        });
        return { number, change: fitting };
    });
    return { edits, leftOut: [...out] };
}
/** The changes that layers make at the paths of edits. */
function layersAt(history) {
    const laid = new Map();
    for (const { change } of editsIn(history))
        for (const { path } of change)
            laid.set(path, []);
    if (laid.size === 0)
        return laid;
    for (const { layer, change } of history.layers)
        if (layer.kind !== 'aside')
            for (const each of change ?? [])
                laid.get(each.path)?.push(each);
    return laid;
}
/** The newest that each step with `keep` left of a failed try, where it has not ended well since. */
function keptLayers({ run, history, }) {
    const kept = new Map();
    for (const past of history.layers) {
        const { kind, step } = past.layer;
        if (kind === 'kept' && step !== null && past.change !== null)
            kept.set(step, past);
    }
    for (const step of [...run.steps, ...run.removed_steps]) {
        const since = kept.get(step.id)?.layer.order ?? 0;
        const isOver = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isDone */ .$L)(step) && step.completion !== null;
        if (isOver || (step.last_good?.number ?? 0) > since)
            kept.delete(step.id);
    }
    return kept;
}


/***/ }),

/***/ 93976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ lastChange),
/* harmony export */   KM: () => (/* binding */ leftNow),
/* harmony export */   Qy: () => (/* binding */ staysWhileAsked)
/* harmony export */ });
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

/** What failed tries left, and the change of a completed step that asks since it counts no more. */
function leftNow({ steps }, start) {
    const left = new Map(start.left);
    for (const { id, decision } of steps)
        for (const { path, after } of (decision === 'ask' ? lastChange(id, start) : null)?.change ?? [])
            if ((0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(after, start.facts.found.get(path)))
                left.set(path, [...new Set([...(left.get(path) ?? []), id])]);
    return left;
}
/** The change of a step whose last try was completed; null where it was not, or its files are lost. */
function lastChange(id, { run, facts }) {
    const completion = lastCompletion(id, run);
    if (completion === null || facts.lost.has(completion.number))
        return null;
    const change = facts.changes.get(completion.number);
    return change === undefined ? null : { place: completion.basis, change };
}
function lastCompletion(id, { steps }) {
    const step = steps.find((each) => each.id === id);
    return step?.change == null ? null : step.last_good;
}
/** Whether a path stays, since only steps left it that ask: a person may take them as done. */
function staysWhileAsked({ steps }, left) {
    const asking = new Set(steps.flatMap(({ id, decision }) => (decision === 'ask' ? [id] : [])));
    return (path) => {
        const by = left.get(path) ?? [];
        return by.length > 0 && by.every((id) => asking.has(id));
    };
}


/***/ }),

/***/ 37534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ mustBeInPlace),
/* harmony export */   l: () => (/* binding */ rootPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _workspace_roots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20846);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88610);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74649);
/** Where the roots of a workspace really are. */





/** By their names, but for the workspace itself. Absolute, bytes (latin1). */
function rootPlaces({ list }) {
    const others = list.filter(({ path }) => path !== '.');
    return Object.fromEntries(others.map(({ path, absolute }) => [path, absolute]));
}
/**
 * A step, or a person, may put a link in the place of a root: everything behind it is no part of the workspace, and is not written to.
 * @throws CannotResume where a link has taken the place of a root
 */
function mustBeInPlace(run, roots, { workspace, home, host }) {
    const id = (0,_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .folderId */ .C)(workspace);
    for (const [path, now] of Object.entries(rootPlaces(roots))) {
        const before = run.attempts.findLast(({ where }) => where.roots?.[path] !== undefined &&
            ((0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isInWorkspace */ .P_)(path) ? where.workspace_id === id : where.host === host && where.home === home))?.where;
        const placed = (base) => (0,_workspace_roots_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(path, { workspace: base.workspace, home: realHome(base.home) });
        const wasLinked = before === undefined || before.roots?.[path] !== placed(before);
        if (wasLinked || now === placed({ workspace, home }))
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CannotResume */ .l(`the root "${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(path)}" leads to ${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(now)} now, and was a folder when the run left it`, 'remove the link that a step may have put there, or start over with `savepoint run --fresh`');
    }
}
function realHome(home) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(home);
    }
    catch {
        return home;
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

/***/ 88265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ hiddenAmong),
/* harmony export */   A$: () => (/* binding */ gitFileLines),
/* harmony export */   D1: () => (/* binding */ readsLines),
/* harmony export */   EQ: () => (/* binding */ cutLines),
/* harmony export */   JF: () => (/* binding */ missedIn),
/* harmony export */   M8: () => (/* binding */ notSavedIn),
/* harmony export */   Ze: () => (/* binding */ skipLines),
/* harmony export */   _: () => (/* binding */ notThere),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   fM: () => (/* binding */ Skips),
/* harmony export */   nk: () => (/* binding */ unsavedLine),
/* harmony export */   rW: () => (/* binding */ movedLines)
/* harmony export */ });
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90325);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1671);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75047);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84821);






/** Keeps count of what has been said, so that each path is named once. */
class Skips {
    #said = new Set();
    /** Those that have not been asked for before; each time, what moves then. */
    fresh(skipped) {
        return skipped.filter(({ path, why }) => {
            if (why === 'moving')
                return true;
            const key = `${why} ${path}`;
            if (this.#said.has(key))
                return false;
            this.#said.add(key);
            return true;
        });
    }
}
const MOVING = 'it came or went while it was looked at';
const TOO_LONG = 'its path is too long, or has too many folders';
const WORDS = {
    credentials: 'not saved, since credentials are in it; list it in `workspace.paths` to save it',
    fifo: 'a fifo, which cannot be saved',
    socket: 'a socket, which cannot be saved',
    device: 'a device, which cannot be saved',
    unreadable: 'not saved: it cannot be read',
    'too-long': `not saved: ${TOO_LONG}`,
    moving: `not saved: ${MOVING}`,
    setuid: 'saved without its setuid bit',
    setgid: 'saved without its setgid bit',
    sticky: 'saved without its sticky bit',
};
/** One sentence for each kind, with some of the paths. */
function skipLines(skipped) {
    const byKind = new Map();
    for (const { path, why } of skipped)
        byKind.set(why, [...(byKind.get(why) ?? []), path]);
    return [...byKind].map(([why, paths]) => `${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb), 3)}: ${WORDS[why]}`);
}
/** Files of which a part is not saved. */
function cutLines(paths) {
    if (paths.length === 0)
        return [];
    return [
        `${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb), 3)}: saved without the credentials in it, which a resume elsewhere will not have`,
    ];
}
/** What of git a step has moved. */
function movedLines(moved) {
    return moved.map((what) => `${what === 'a repository' ? 'made' : 'moved'} ${what} of git, which is not saved: a resume elsewhere will not have it`);
}
/** Files that are there, and not saved, as a resume elsewhere misses them. */
function notSavedIn(skipped, cut) {
    const missing = skipped.filter(({ why }) => ['credentials', 'fifo', 'socket', 'device'].includes(why));
    return [...missing.map(({ path }) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)), ...cut.map((path) => `credentials in ${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)}`)];
}
/** What a step has made that leads to where nothing is saved. */
function gitFileLines(change) {
    const made = change.filter(({ path, before, after }) => (0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsIntoGit */ ._)(path, after) && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, after));
    if (made.length === 0)
        return [];
    const paths = (0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(made.map(({ path }) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)), 3);
    return [`${paths} leads into a \`.git\` that is not saved: a resume elsewhere will not have it`];
}
/** Why a step that left such paths is not saved: what is in them would be missing, and cannot be told. */
function missedIn(skipped) {
    return skipped.flatMap(({ path, why }) => why === 'too-long' ? [{ path, why: TOO_LONG }] : why === 'moving' ? [{ path, why: MOVING }] : []);
}
/** Whether nothing is known of what is at the path, or of what is in it. */
function isHidden({ why }) {
    return why === 'unreadable' || why === 'too-long' || why === 'moving';
}
/** The paths of which nothing is known, nor of what is in them. */
function hiddenAmong(skipped) {
    return skipped.filter(isHidden).map(({ path }) => path);
}
/** A step that ended well, and whose files could not be saved. */
function unsavedLine({ failed, cause }) {
    const [first] = failed;
    const paths = first === undefined || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(first.path) === '' ? 'its files' : (0,_capture_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(failed, 20);
    const where = cause === 'store' ? ' in the store' : '';
    return `is completed but not saved: ${paths} could not be kept${where} (${first?.why ?? ''}); it is tried again after the next step, and a resume runs the step again if that fails`;
}
/** A step that changes the person's files that it reads runs again each time. @param yours those that changed while it ran */
function readsLines(reads, yours) {
    if (reads === null || yours.length === 0)
        return [];
    const paths = yours.filter((0,_tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(reads));
    if (paths.length === 0)
        return [];
    return [
        `${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb), 3)} changed while it ran, and it reads that: a resume runs it again; list it in its \`writes\` if the step changes it`,
    ];
}
/** Everything behind a link is none of the workspace, and nobody has deleted what is in a folder that was moved. */
function notThere(away) {
    const root = away === undefined || away.path === '.' ? 'the workspace' : `the root "${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(away.path)}"`;
    return away?.why === 'moved'
        ? `is completed but not saved: ${root} is not where it was; put it back, and go on with \`savepoint resume\``
        : `is completed but not saved: a link stands in the place of ${root}, or above it; list the folder that it leads to in \`workspace.paths\``;
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

/***/ 51320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ staleLines)
/* harmony export */ });
/* harmony import */ var _plan_stale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29060);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75047);



/** A line for edits, and one for another commit; none where no reused step is older. */
function staleLines(plan, start) {
    const { run, view, facts } = start;
    if (facts.place !== 'here')
        return [];
    const reused = reusedIn(plan, start);
    const stale = (0,_plan_stale_js__WEBPACK_IMPORTED_MODULE_0__/* .staleEdits */ .T)(reused, facts, start.pipeline.path);
    const lines = [];
    if (stale.size > 0) {
        const paths = [...new Set([...stale.values()].flat().map(_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6))];
        const results = stale.size === 1 ? 'its result is' : 'their results are';
        lines.push(`${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_2__/* .someOf */ .y)(paths, 5)} changed after ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_2__/* .andOf */ .X)([...stale.keys()])}; ${results} old. Redo: \`savepoint resume ${run.run_id} --edited\``);
    }
    const others = reused.filter(({ step, completion: { source } }) => {
        return step.reads === null && source.commit !== null && source.commit !== facts.commit;
    });
    if (others.length > 0) {
        const names = others.map(({ step }) => step.id).join(', ');
        const commit = others[0]?.completion.source.commit ?? null;
        const ref = commit === run.source.commit ? run.source.ref : null;
        const [from, to] = [
            { ref, commit },
            { ref: view.git?.ref ?? null, commit: facts.commit },
        ].map(headText);
        lines.push(`built on ${from}, and ${to} is checked out now: ${names}`);
    }
    return lines;
}
/** `main (0123456789)`. */
function headText({ ref, commit }) {
    const branch = ref?.replace(/^refs\/(heads|tags)\//, '');
    const id = (commit ?? 'no commit').slice(0, 10);
    return branch === undefined ? `commit ${id}` : `${branch} (${id})`;
}
function reusedIn(plan, { run, pipeline }) {
    const numbers = new Map(plan.steps.flatMap(({ id, decision, reason }) => decision === 'reuse' && 'completion' in reason ? [[id, reason.completion]] : []));
    return pipeline.steps.flatMap((step) => {
        const record = run.steps.find(({ id }) => id === step.id);
        const completion = [record?.completion, record?.last_good].find((each) => each != null && each.number === numbers.get(step.id));
        return completion == null ? [] : [{ step, completion }];
    });
}


/***/ }),

/***/ 55880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   R1: () => (/* binding */ differing),
/* harmony export */   aP: () => (/* binding */ editsEvent),
/* harmony export */   m5: () => (/* binding */ unignoredFirst)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84821);



/** Edits as an event tells them. */
function editsEvent(change) {
    // A folder is told by the files in it.
    const files = change.filter(({ before, after }) => (after ?? before)?.kind !== 'directory');
    const told = files.length === 0 ? change : files;
    const paths = (0,_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(told.map(({ path }) => path));
    const deleted = (0,_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(told.flatMap(({ path, after }) => (after === null ? [path] : [])));
    const named = deleted.filter((path) => paths.includes(path));
    return { paths, ...(named.length === 0 ? {} : { deleted: named }) };
}
/** So that the first ones that are named are not those that nobody looks for. */
function unignoredFirst(paths, ignored) {
    return [...paths.filter((path) => !ignored(path)), ...paths.filter(ignored)];
}
/** The steps that left some paths: in failed tries, else in completions. */
function stepsOf(paths, { start, plan }) {
    const { left, history } = start;
    const reused = new Set(plan.steps.flatMap(({ id, decision }) => (decision === 'reuse' ? [id] : [])));
    const steps = new Set(paths.flatMap((path) => left.get(path) ?? []));
    const others = new Set(paths.filter((path) => !left.has(path)));
    for (const { layer, change } of others.size === 0 ? [] : history.layers)
        if (layer.kind === 'step' &&
            layer.step !== null &&
            !reused.has(layer.step) &&
            change?.some(({ path }) => others.has(path)) === true)
            steps.add(layer.step);
    return [...steps];
}
/**
 * Source files that are changed, missing or new here, and that neither a step nor an edit of the run touched. Of a folder that is missing or
 * new only the folder itself.
 */
function differing({ facts, bare: now, given, run, view }) {
    const { sourceBefore: before, committed, commit } = facts;
    if (before === null)
        return null;
    const isOther = (path) => {
        const [was, is] = [before.get(path), now.get(path)];
        return !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(was, is) && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameInGit */ .y)(was, is) && !given.isTouched(path);
    };
    const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => {
        const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path);
        return isOther(path) && (above === null || !isOther(above));
    });
    if (paths.length === 0)
        return null;
    const isClean = (path) => (now.has(path) ? committed.has(path) : !view.isTracked(path));
    const isSame = commit !== null && commit === run.sources.at(-1)?.commit;
    return {
        files: paths.length,
        paths: (0,_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(paths.sort()),
        ...(isSame && paths.every(isClean) ? { uncommitted: true } : {}),
    };
}


/***/ }),

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ snapshotsFor),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Up: () => (/* binding */ view),
/* harmony export */   jm: () => (/* binding */ gitCall)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _workspace_git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15405);
/* harmony import */ var _workspace_git_tracked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17288);
/* harmony import */ var _workspace_known_stats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1226);
/* harmony import */ var _workspace_look_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41450);
/* harmony import */ var _workspace_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97846);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51292);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68715);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74649);
/* harmony import */ var _root_places_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37534);
/* harmony import */ var _skipped_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88265);
/* harmony import */ var _snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92616);













/**
 * Looks at the whole workspace; reads only what the last snapshot in the folder does not know.
 * @param run the run that goes on, or null for a new one: its files are read when they are saved
 */
async function view(setting, area, { run, last, newest }) {
    const { person } = setting;
    const call = gitCall(setting);
    const git = call === null ? null : await (0,_workspace_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(call);
    const isSameArea = run !== null && (0,_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameCoverage */ .f)(run, setting) && isSameRoots(run, area, setting);
    const isHere = person && last !== null && run !== null && isSameArea && last.number >= lastNumber(run);
    const place = run === null ? 'first' : isHere ? 'here' : 'elsewhere';
    const index = new Map(isSameArea || place === 'first' ? within(newest?.index, area) : []);
    const stats = _workspace_known_stats_js__WEBPACK_IMPORTED_MODULE_3__/* .KnownStats */ .$.forMany(index.size);
    const scanned = (0,_workspace_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scan */ .S)({ ...area, index, directories: 'all', stats });
    stats?.close();
    area.repositories.close();
    if (place === 'first')
        for (const path of [...scanned.gone, ...scanned.changed.keys()])
            index.delete(path);
    const held = place === 'here' ? new Map() : (git?.held ?? new Map());
    const unread = place === 'first' ? new Map() : await readChanged(setting, area, { scanned, index, held });
    const found = new Map();
    for (const [path, indexed] of index)
        found.set(path, indexed.entry);
    for (const [path, at] of unread)
        found.set(path, unreadable(at));
    const hidden = new Set((0,_skipped_js__WEBPACK_IMPORTED_MODULE_10__/* .hiddenAmong */ .$q)(scanned.skipped));
    if (place === 'elsewhere')
        for (const path of hidden)
            found.set(path, { ..._tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREADABLE */ .mP, mtime: 0 });
    const repositories = person && call !== null ? await trackedIn(call, { area, git }) : [];
    const nested = call === null ? [] : await nestedIn(call, area);
    const gone = call === null || git === null ? [] : goneSince(last, found);
    const goneIgnored = call === null ? new Set() : await (0,_workspace_git_tracked_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoredAmong */ .rO)(call, gone);
    const clean = place === 'elsewhere' && call !== null ? await (0,_workspace_git_tracked_js__WEBPACK_IMPORTED_MODULE_2__/* .readClean */ .yR)(call) : new Set();
    return {
        ...{ place, found, index, last, git, made: newest?.made ?? new Set() },
        newestRun: newest?.head.run ?? null,
        isEmpty: ![...index.keys(), ...scanned.changed.keys()].some((path) => path.startsWith('./')),
        unread,
        unseen: scanned.changed,
        startedAt: scanned.startedAt,
        repositories,
        isTracked: (path) => (0,_workspace_git_tracked_js__WEBPACK_IMPORTED_MODULE_2__/* .isTracked */ .Xz)(repositories, path),
        committed: clean,
        ignored: (path) => git?.ignored(path) === true || goneIgnored.has(path) || nested.some((each) => each.ignored(path)),
        commit: git?.commit ?? setting.commit,
        nested: Object.fromEntries(nested.map(({ folder, commit }) => [(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_12__/* .nameOf */ .Vb)(folder), commit ?? ''])),
        others: nested,
        ...{ skipped: scanned.skipped, temporary: scanned.temporary },
        isHidden: (path) => hidden.size > 0 && isIn(path, hidden),
    };
}
async function trackedIn(call, { area, git }) {
    const tracked = git === null ? [] : [await (0,_workspace_git_tracked_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrackedHere */ .XK)(call, git)];
    for (const folder of area.repositories.folders())
        tracked.push(await (0,_workspace_git_tracked_js__WEBPACK_IMPORTED_MODULE_2__/* .readTracked */ .Tx)(call, folder));
    return tracked;
}
async function nestedIn(call, { repositories, roots }) {
    const found = [];
    for (const folder of repositories.all()) {
        const nested = await (0,_workspace_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readNested */ ._h)({ ...call, workspace: (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_12__/* .textOf */ .b6)(roots.absolute(folder)) }, folder);
        if (nested !== null)
            found.push(nested);
    }
    return found;
}
function snapshotsFor(setting, run) {
    const last = run === null ? null : lastOf(setting, run);
    return { last, newest: last ?? newestOf(setting.store, setting.workspace) };
}
/** How git is called in the workspace; null without git. */
function gitCall({ workspace, env, signal, git }) {
    return git === null ? null : { git, workspace, env, signal };
}
function goneSince(last, found) {
    return [...(last?.index.keys() ?? [])].filter((path) => path.startsWith('./') && !found.has(path));
}
/** The snapshot that the run's newest attempt in this folder left. */
function lastOf({ store, workspace }, run) {
    const snapshot = (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__/* .readSnapshot */ .RA)((0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__/* .snapshotPath */ .c0)(store, workspace, run.run_id));
    if (snapshot === null)
        return null;
    const attempt = run.attempts.find(({ mark }) => mark === snapshot.head.attempt);
    return attempt === undefined ? null : { ...snapshot, number: attempt.attempt };
}
/** The newest attempt that has come to touch a workspace. */
function lastNumber({ sources, steps, removed_steps }) {
    const ran = [...steps, ...removed_steps].map(({ attempt }) => attempt ?? 0);
    return Math.max(0, ...sources.map(({ attempt }) => attempt), ...ran);
}
function newestOf(store, workspace) {
    const [first] = (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__/* .snapshotsOf */ .XO)(store, workspace);
    return first === undefined ? null : (0,_snapshot_file_js__WEBPACK_IMPORTED_MODULE_11__/* .readSnapshot */ .RA)(first.path);
}
/** Without paths that are no part of the workspace any more. */
function* within(index, { roots, admits }) {
    const isInRoots = (path) => roots.list.some(({ path: root }) => path === root || path.startsWith(`${root}/`));
    for (const [path, indexed] of index ?? [])
        if (isInRoots(path) && admits(path, indexed.entry.kind))
            yield [path, indexed];
}
/** Whether the roots outside of the workspace are where the newest attempt in this folder had them. */
function isSameRoots(run, area, { workspace, host, home }) {
    const id = (0,_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .folderId */ .C)(workspace);
    const last = run.attempts.findLast(({ where }) => where.workspace_id === id)?.where;
    if (last === undefined)
        return false;
    const [before, now] = [last.roots ?? {}, (0,_root_places_js__WEBPACK_IMPORTED_MODULE_9__/* .rootPlaces */ .l)(area.roots)];
    const names = Object.keys(now);
    if (names.length !== Object.keys(before).length)
        return false;
    const isOutside = names.some((name) => !name.startsWith('./'));
    if (isOutside && (last.host !== host || last.home !== home))
        return false;
    return names.every((name) => before[name] === now[name] || name.startsWith('./'));
}
function isIn(path, folders) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
        if (folders.has(path.slice(0, end)))
            return true;
    return false;
}
async function readChanged({ signal, progress }, { roots }, { scanned, index, held, }) {
    const looked = await (0,_workspace_look_all_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAll */ .R_)(scanned.changed, {
        ...{ roots, sink: null, held, scannedAt: scanned.startedAt, signal },
        onProgress: (files, bytes) => progress('reading', files, bytes),
    });
    (0,_workspace_look_all_js__WEBPACK_IMPORTED_MODULE_4__/* .noteLooked */ .RZ)(index, looked, scanned.gone);
    const unread = new Map();
    for (const [path, seen] of scanned.changed) {
        const found = looked.get(path) ?? { kind: 'gone' };
        if (found.kind !== 'found' && found.kind !== 'gone')
            unread.set(path, { ...seen, why: found.why });
    }
    return unread;
}
/** The entry that stands for a path that could not be read. */
function unreadable({ mtimeMs }) {
    return { ..._tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREADABLE */ .mP, mtime: (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_6__/* .microsOf */ .Ri)(mtimeMs) };
}


/***/ }),

/***/ 76304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ leftOutLines),
/* harmony export */   n: () => (/* binding */ warningsOf)
/* harmony export */ });
/* harmony import */ var _record_lost_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31537);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91715);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75047);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84821);
/* harmony import */ var _skipped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88265);
/* harmony import */ var _stale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51320);
/** What people are told of the files before the first step. */






/** What people are told before the first step. */
function warningsOf({ view, missed }, settled) {
    if (settled?.plan.isCleanUp === true)
        return [];
    const isArriving = settled?.plan.arriving !== undefined;
    const skipped = (0,_skipped_js__WEBPACK_IMPORTED_MODULE_1__/* .skipLines */ .Ze)(view.skipped).map(plain);
    if (settled === null)
        return skipped;
    const { plan, notSetBack, keptLost, start } = settled;
    const lost = lostWarnings(plan);
    const without = [...keptLost].map(([step, why]) => ({
        step,
        message: `the files that it kept of its last try cannot be had, and it starts without them: ${why}`,
    }));
    const named = notSetBack.map((path) => ({ path }));
    const lines = [
        ...(named.length === 0
            ? []
            : [
                `${(0,_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(named)} cannot be set back: git ignores it, and the content from before the run was not kept`,
            ]),
        ...(0,_stale_js__WEBPACK_IMPORTED_MODULE_2__/* .staleLines */ .H)(plan, start),
        ...keepLines(settled),
        ...sharedLines(settled),
        ...leftOutLines(start.leftOut),
    ];
    const unneeded = isArriving || lost.length + without.length > 0 ? [] : missed.slice(0, 1).map(missedLine);
    return [...skipped, ...lost, ...without, ...[...unneeded, ...lines].map(plain)];
}
/** The steps whose saved files cannot be had, in one warning: their cause is one. */
function lostWarnings({ steps }) {
    const lost = steps.flatMap(({ id, reason }) => (reason.kind === 'lost' ? [{ id, reason }] : []));
    const [first] = lost;
    if (first === undefined)
        return [];
    const why = (0,_record_lost_js__WEBPACK_IMPORTED_MODULE_3__/* .describeLoss */ .$)(first.reason);
    if (lost.length === 1)
        return [{ step: first.id, message: `its saved files cannot be read: ${why}; it runs again` }];
    const ids = (0,_words_some_js__WEBPACK_IMPORTED_MODULE_4__/* .someOf */ .y)(lost.map(({ id }) => id), 20);
    return [plain(`steps run again, because their saved files cannot be read: ${ids} (${first.id}: ${why})`)];
}
/** Edits that are lost, and earlier sources. */
function missedLine({ why }) {
    return `some saved files of the run cannot be read: ${why}; no step runs again for them`;
}
/** So many files of one step look like a build folder. */
const MANY = 500;
/** Where much is undone, people are told of `keep`. */
function keepLines({ undone, start }) {
    const counts = new Map();
    for (const step of undone.flatMap((path) => start.left.get(path) ?? []))
        counts.set(step, (counts.get(step) ?? 0) + 1);
    return [...counts].flatMap(([step, count]) => count < MANY
        ? []
        : [
            `${count} files that ${step} left are undone; with \`keep\` on ${step}, its next try goes on from them`,
        ]);
}
/** Paths that failed steps may have made and that stay, since a step that ran beside them counts and has them. */
function sharedLines({ plan, start }) {
    const runs = new Set(plan.steps.flatMap(({ id, decision }) => (decision === 'run' ? [id] : [])));
    const numbers = new Set(plan.steps.flatMap(({ decision, reason }) => decision === 'reuse' && 'completion' in reason ? [reason.completion] : []));
    return start.run.layers.flatMap(({ number, step, shared }) => {
        const others = (shared?.steps ?? []).filter((id) => runs.has(id));
        if (shared === undefined || others.length === 0 || !numbers.has(number ?? 0))
            return [];
        const paths = (0,_words_some_js__WEBPACK_IMPORTED_MODULE_4__/* .someOf */ .y)(shared.paths, 5);
        return [
            `${paths} may be the work of ${others.join(', ')}, which ran beside ${step}: it stays while ${step} counts`,
        ];
    });
}
/** Edits of earlier attempts that fit nowhere here. */
function leftOutLines(paths) {
    if (paths.length === 0)
        return [];
    return [
        `edits of earlier attempts do not fit the files here, and are left out: ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_4__/* .someOf */ .y)(paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6), 5)}`,
    ];
}
function plain(message) {
    return { step: null, message };
}


/***/ }),

/***/ 60841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ yours)
/* harmony export */ });
/** Whether a file is the person's, while no step runs whose `writes` match it. */
function yours({ person, isTracked, source, ignored }) {
    if (!person)
        return () => false;
    return (path) => isTracked(path) || (source.has(path) && !ignored(path));
}


/***/ }),

/***/ 95627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ resolveChoice),
/* harmony export */   FK: () => (/* binding */ namesStep),
/* harmony export */   bJ: () => (/* binding */ planFor)
/* harmony export */ });
/* harmony import */ var _pipeline_expand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84766);
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79361);
/* harmony import */ var _plan_arriving_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28569);
/* harmony import */ var _plan_clean_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52768);
/* harmony import */ var _plan_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26983);
/* harmony import */ var _plan_made_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18124);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70786);
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22411);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17443);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34790);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75047);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39861);
/** The step that was named, and the plan with it. Starts and writes nothing. */












/** Whether a step is named by an attempt, rather than all that is left. */
function namesStep(choice, meant) {
    return choice !== null && meant !== 'all' && !(choice.kind === 'from' && meant === 'begun');
}
/** The choice with the id of the step that it names. @throws Refusal exit 2 when there is none */
function resolveChoice(pipeline, choice, meant = 'as-named') {
    if (choice === null || meant === 'all')
        return { kind: 'all' };
    const steps = (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_8__/* .allSteps */ .B)(pipeline);
    const legs = (0,_pipeline_expand_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsNamed */ .NI)(steps, choice.step);
    const step = legs[0] ?? (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_9__/* .meantStep */ ._)(steps, choice.step);
    if (step !== undefined && step.section === 'steps') {
        const id = legs.length > 0 ? choice.step : step.id;
        return choice.kind === 'only' ? onlyStep(id, meant) : fromStep(id, meant);
    }
    throw step === undefined ? unknownStep(choice, steps) : finallyStep(choice, step);
}
function onlyStep(step, meant) {
    if (meant === 'as-named' || meant === 'not-begun')
        return { kind: 'only', step };
    return { kind: 'only', step, goesOn: meant === 'begun' ? 'begun' : 'unsure' };
}
function fromStep(step, meant) {
    if (meant === 'begun')
        return { kind: 'all' };
    if (meant === 'as-named')
        return { kind: 'from', step };
    return { kind: 'from', step, goesOn: meant === 'not-begun' ? 'sure' : 'unsure' };
}
function unknownStep(choice, steps) {
    const isNumber = /^\d+$/.test(choice.step);
    const near = isNumber
        ? null
        : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestTo */ .kD)(choice.step, steps.map((step) => step.id));
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(2, `no such step: ${choice.step}`, {
        hint: near === null ? '`savepoint plan` lists the steps with their numbers' : `did you mean ${near}?`,
    });
}
function finallyStep(choice, step) {
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(2, `${step.id} is a step of \`finally\`, which belongs to an attempt and cannot be named by ${choice.kind}-step`);
}
/**
 * The plan.
 * @param other of a new run, the one that other inputs keep apart
 * @throws Refusal exit 4 when what a chosen step depends on has not been completed
 */
function planFor(request, other = null) {
    const { choice, record, pipeline } = request;
    if (choice.kind === 'clean-up') {
        if (record === null)
            throw new Error('a new run has no steps left to run');
        return (0,_plan_clean_up_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanUpPlan */ .w)(pipeline, record);
    }
    if (choice.kind === 'arriving')
        return (0,_plan_arriving_js__WEBPACK_IMPORTED_MODULE_1__/* .arrivingPlan */ .w6)(record, { installs: request.installs, from: choice.from });
    const made = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .plan */ .e)({ ...request, choice });
    if ((0,_plan_made_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)(made))
        return made;
    const [first = ''] = made.steps;
    const done = new Set((record?.steps ?? []).filter(_plan_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEndedWell */ .Xv).map(({ id }) => id));
    const why = made.steps.every((id) => done.has(id))
        ? 'to run again, as `savepoint plan` says'
        : 'not completed yet';
    const dependsOn = `it depends on ${made.steps.join(', ')}, ${why}`;
    const fromFirst = `begin there: --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r)(first)}`;
    if (record !== null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(4, `${made.chosen} cannot be started: ${dependsOn}`, {
            hint: `run it first, or ${fromFirst}`,
        });
    const isNew = `${made.chosen} cannot be started in a new run: ${dependsOn}`;
    if (other === null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(4, isNew, { hint: fromFirst });
    const inputs = other.inputs.map((each) => ` --input ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r)(each)}`).join('');
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .Refusal */ .P(4, `no run has ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_11__/* .andOf */ .X)(other.inputs)}, and ${isNew}`, {
        hint: `to change the newest run: \`savepoint resume ${other.run}${inputs} --${choice.kind}-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_10__/* .shellWord */ .r)(made.chosen)}\`; for a new one, ${fromFirst}`,
    });
}


/***/ }),

/***/ 77145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   h3: () => (/* binding */ trusting),
/* harmony export */   i5: () => (/* binding */ surroundings),
/* harmony export */   kS: () => (/* binding */ dispatchedWith)
/* harmony export */ });
/* unused harmony export repositoryOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _shell_which_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62929);
/* harmony import */ var _words_git_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81375);
/** What git and GitHub say of the workspace: the `github` context and the record's source. */



/** The name of the event where there is none. */
const LOCAL = 'local';
/** What a workflow run says of itself on GitHub; elsewhere the same facts from git, with `local` as the event. */
async function surroundings(workspace, env) {
    if (env.GITHUB_ACTIONS !== 'true')
        return local(await fromGit(workspace, env));
    const github = fromGitHub(workspace, env);
    return { github, source: sourceIn(github), env: {} };
}
function local(github) {
    return { github, source: sourceIn(github), env: variables(github) };
}
function sourceIn(github) {
    const text = (name) => typeof github[name] === 'string' && github[name] !== '' ? github[name] : null;
    return { repository: text('repository'), ref: text('ref'), commit: text('sha') };
}
/** The values of the context that GitHub also gives as `GITHUB_*` variables. */
const FROM_VARIABLES = [
    'action',
    'actor',
    'actor_id',
    'api_url',
    'base_ref',
    'event_name',
    'event_path',
    'graphql_url',
    'head_ref',
    'job',
    'ref',
    'ref_name',
    'ref_protected',
    'ref_type',
    'repository',
    'repository_id',
    'repository_owner',
    'repository_owner_id',
    'retention_days',
    'run_attempt',
    'run_id',
    'run_number',
    'server_url',
    'sha',
    'triggering_actor',
    'workflow',
    'workflow_ref',
    'workflow_sha',
];
function fromGitHub(workspace, env) {
    const values = FROM_VARIABLES.map((name) => [
        name,
        env[`GITHUB_${name.toUpperCase()}`] ?? '',
    ]);
    return { ...Object.fromEntries(values), workspace, event: payload(env.GITHUB_EVENT_PATH) };
}
/** The inputs with which a person has started the workflow; none where it was started in another way. */
function dispatchedWith(env) {
    const event = payload(env.GITHUB_EVENT_PATH);
    const { inputs } = event;
    return Object.fromEntries(Object.entries(inputs ?? {}).map(([name, value]) => [name, `${value ?? ''}`]));
}
function payload(path) {
    if (path === undefined || path === '')
        return {};
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}
async function fromGit(workspace, env) {
    const [head, config] = await Promise.all([
        git(workspace, env, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']),
        git(workspace, env, ['config', '--get-regexp', '^(remote\\.origin\\.url|user\\.name)$']),
    ]);
    const [sha = '', ref = ''] = head.split('\n');
    const branch = ref.startsWith('refs/') ? ref : '';
    // Of several values the last one holds.
    const settings = new Map(config.split('\n').map((line) => [line.split(' ', 1)[0], line.replace(/^\S* /, '')]));
    const repository = repositoryOf(settings.get('remote.origin.url') ?? '');
    return {
        sha: /^[0-9a-f]{40,64}$/.test(sha) ? sha : '',
        ...refValues(branch),
        repository,
        repository_owner: repository.split('/')[0] ?? '',
        actor: settings.get('user.name')?.trim() ?? '',
        event_name: LOCAL,
        event: {},
        workspace,
    };
}
/** @param ref its full name, or nothing */
function refValues(ref) {
    return {
        ref,
        ref_name: ref.replace(/^refs\/(heads|tags)\//, ''),
        ref_type: ref.startsWith('refs/tags/') ? 'tag' : ref === '' ? '' : 'branch',
    };
}
/**
 * The environment in which git works in a checkout of another user too, as in a container: it is told so by the command, for what we ask of
 * it alone. Only what reads is asked, with nothing that runs a program of the repository. Git takes it so from 2.38 on.
 */
function trusting(env) {
    const count = /^\d{1,4}$/.test(env.GIT_CONFIG_COUNT ?? '') ? Number(env.GIT_CONFIG_COUNT) : 0;
    return {
        ...env,
        GIT_CONFIG_COUNT: `${count + 1}`,
        [`GIT_CONFIG_KEY_${count}`]: 'safe.directory',
        [`GIT_CONFIG_VALUE_${count}`]: '*',
    };
}
/** What git prints, or nothing: no git and no repository are no error. */
async function git(workspace, env, args) {
    // Looked for here: the library's own search prints to stdout what it may not look at.
    const program = (0,_shell_which_js__WEBPACK_IMPORTED_MODULE_1__/* .which */ .K)('git', env.PATH, workspace);
    if (program === null)
        return '';
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    try {
        const { exitCode, stdout } = await getExecOutput(`"${program}"`, [...args], {
            cwd: workspace,
            env: { ...trusting((0,_words_git_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .gitEnvironment */ ._)(env)) },
            silent: true,
            ignoreReturnCode: true,
        });
        return exitCode === 0 ? stdout : '';
    }
    catch {
        return '';
    }
}
/** Whether the repository has a commit here. */
async function hasCommit(commit, { workspace, env }) {
    return (await git(workspace, env, ['cat-file', '-t', commit])).trim() === 'commit';
}
/** `owner/name` out of a remote's address, or nothing. */
function repositoryOf(remote) {
    const path = remote
        .trim()
        .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
        .replace(/^[^/:]*:/, '');
    return /(?:^|\/)([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(path)?.[1] ?? '';
}
function variables(github) {
    const names = [
        'sha',
        'ref',
        'ref_name',
        'ref_type',
        'repository',
        'repository_owner',
        'actor',
        'event_name',
        'workspace',
    ];
    return Object.fromEntries(names.map((name) => [`GITHUB_${name.toUpperCase()}`, `${github[name] ?? ''}`]));
}


/***/ }),

/***/ 65979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ inherited),
/* harmony export */   Qd: () => (/* binding */ AT_ONCE),
/* harmony export */   VL: () => (/* binding */ HIDDEN_VARIABLES)
/* harmony export */ });
/** With a folder as store, what is on record is published. */
const AT_ONCE = { now: async () => null, others: async () => null };
/** What the command line hides from steps. */
const HIDDEN_VARIABLES = ['SAVEPOINT_KEY'];
/** The environment that steps inherit: this process's own, less what is hidden from them. */
function inherited(env, hidden) {
    const isHidden = (name) => hidden.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
    return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && !isHidden(entry[0])));
}


/***/ }),

/***/ 43265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ withLegs)
/* harmony export */ });
/* harmony import */ var _pipeline_expand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84766);
/* harmony import */ var _shell_masks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57169);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39861);
/** The pipeline with its matrices written out, for one run. */



/**
 * Each leg of a matrix as a step of its own. @throws Refusal exit 2 where a matrix cannot be evaluated, or holds a secret: its values are
 * kept in the record
 */
async function withLegs(pipeline, known, secrets) {
    const expanded = await (0,_pipeline_expand_js__WEBPACK_IMPORTED_MODULE_0__/* .expandMatrices */ .RE)(pipeline, known);
    if (!expanded.ok)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `${pipeline.path} cannot be run`, { problems: expanded.problems });
    for (const [name, secret] of Object.entries(secrets)) {
        const masks = new _shell_masks_js__WEBPACK_IMPORTED_MODULE_1__/* .Masks */ .O();
        masks.add(secret);
        for (const { leg } of [...expanded.value.steps, ...expanded.value.finally])
            if (leg !== null && masks.hides(JSON.stringify(leg.matrix)))
                throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `the matrix of ${leg.of} contains the secret ${name}, and its values are kept in the record`, { hint: `leave it out, and use \${{ secrets.${name} }} in the step` });
    }
    return expanded.value;
}


/***/ }),

/***/ 81043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OA: () => (/* binding */ filesSetting),
  ff: () => (/* binding */ mustHavePlace),
  jP: () => (/* binding */ planFiles),
  Ye: () => (/* binding */ realPath),
  cK: () => (/* binding */ refusing),
  AP: () => (/* binding */ writesOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: ./build/src/files/apply.js
var apply = __webpack_require__(28537);
// EXTERNAL MODULE: ./build/src/files/errors.js
var errors = __webpack_require__(88610);
// EXTERNAL MODULE: ./build/src/checkpoint/git-contents.js + 1 modules
var git_contents = __webpack_require__(88207);
// EXTERNAL MODULE: ./build/src/record/packs.js
var packs = __webpack_require__(58753);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var tree_patterns = __webpack_require__(1671);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var workspace_errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/workspace/credentials.js
var credentials = __webpack_require__(7141);
// EXTERNAL MODULE: ./build/src/workspace/roots.js
var workspace_roots = __webpack_require__(20846);
// EXTERNAL MODULE: ./build/src/workspace/store-folder.js
var store_folder = __webpack_require__(26483);
;// CONCATENATED MODULE: ./build/src/workspace/leave-out.js
/** What is no part of the workspace. */






function leaveOut({ roots, covered, own, isGit }) {
    const ours = new Set(own.flatMap((path) => pathsOf((0,bytes/* bytesOf */.$$)(path), roots.list)));
    const lists = covered.map(({ paths, exclude }) => {
        const listed = (0,workspace_roots/* listedIn */.tl)(paths);
        return { named: new Set(listed), isExcluded: excluder((0,workspace_roots/* rootsAmong */.yp)(listed), exclude) };
    });
    return (path, kind) => {
        if (path === './.git' || isGit(path, kind))
            return 'git';
        if (ours.size > 0 && ours.has(path))
            return 'ours';
        // That of another pipeline: its runs are nobody's half-written files.
        if (kind === 'directory' && path.endsWith(`/${store_folder/* STORE_FOLDER */.d}`))
            return 'ours';
        const place = (0,credentials/* credentialPlace */.B)(path);
        if (place !== null && lists.some(({ named }) => !named.has(path) && !named.has(place)))
            return 'credentials';
        return lists.some(({ isExcluded }) => isExcluded(path, kind)) ? 'excluded' : null;
    };
}
/** Why a path, or a directory above it, is left out; null where it is part of the workspace. */
function isLeftOut(path, kind, leftOut) {
    for (let slash = path.indexOf('/', 1); slash > 0; slash = path.indexOf('/', slash + 1)) {
        const why = leftOut(path.slice(0, slash), 'directory');
        if (why !== null)
            return why;
    }
    return leftOut(path, kind);
}
/** Where an absolute path is in the roots: at one place, or nowhere. A folder of temporary files may lie above them: they are no part of it. */
function pathsOf(absolute, list) {
    return list.flatMap((root) => {
        if (absolute === root.absolute)
            return [root.path];
        if (!(0,tree_path/* isBelow */.Yw)(absolute, root.absolute))
            return [];
        return [`${root.path}/${absolute.slice(root.absolute.length + 1)}`];
    });
}
function excluder(list, exclude) {
    if (exclude.length === 0)
        return () => false;
    // By bytes, as git compares them. One for each root, since it remembers what it said of a path.
    const matchers = list.map((path) => {
        const matcher = ignore({ ignoreCase: false, allowRelativePaths: true });
        return [`${path}/`, matcher.add(exclude.map(bytes/* bytesOf */.$$))];
    });
    return (path, kind) => {
        for (const [above, matcher] of matchers) {
            if (!path.startsWith(above))
                continue;
            const inRoot = path.slice(above.length);
            return inRoot !== '' && matcher.ignores(kind === 'directory' ? `${inRoot}/` : inRoot);
        }
        return false;
    };
}

// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
;// CONCATENATED MODULE: ./build/src/files/repositories.js
/** Repositories below the workspace. */

/**
 * The repositories below the workspace that were there before the first step, the person's own. Their `.git` folders are not saved, as that of
 * the workspace is not. The `.git` that a step makes is saved as any other folder.
 */
class Repositories {
    #folders = new Set();
    /** `.git` files of working trees and submodules: small files, which lead to the repository. They are saved. */
    #files = new Set();
    #isMade;
    #isOpen = true;
    /** @param isMade whether a step of the run, or of an earlier one here, made a path */
    constructor(isMade) {
        this.#isMade = isMade;
    }
    /** Whether a path that is met is the `.git` folder of such a repository. */
    has(path, kind) {
        if (!path.endsWith('/.git'))
            return false;
        if (this.#isOpen && !this.#isMade(path))
            (kind === 'leaf' ? this.#files : this.#folders).add(path);
        return kind === 'directory' && this.#folders.has(path);
    }
    /** From now on a `.git` that comes is a step's. */
    close() {
        this.#isOpen = false;
    }
    /** Where those below the workspace are, relative to it. */
    folders() {
        return this.all().flatMap((folder) => (folder.startsWith('./') ? [folder.slice(2)] : []));
    }
    /** Where they are, in all roots. */
    all() {
        return [...this.#folders, ...this.#files].flatMap((path) => (0,tree_path/* parentOf */.gN)(path) ?? []);
    }
}

// EXTERNAL MODULE: ./build/src/files/root-places.js
var root_places = __webpack_require__(37534);
// EXTERNAL MODULE: ./build/src/tree/adopt.js
var adopt = __webpack_require__(93420);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
;// CONCATENATED MODULE: ./build/src/tree/edits.js

/** Tells a person's changes from those of steps that were killed. */
function editsSince({ last, found, isYours, isMade, isHidden, isAfterKill }) {
    const edits = [];
    const killed = [];
    const tell = (path) => {
        const [before, now] = [last.get(path), found.get(path)];
        if ((0,state/* sameState */.yY)(before, now) || now?.kind === 'other' || isHidden(path))
            return;
        if (isYours(path))
            edits.push(path);
        else if (isAfterKill !== null)
            (now !== undefined && isAfterKill(path) ? edits : killed).push(path);
        // A snapshot could not read it: the step that left it may have written on.
        else if (before?.kind === 'other' && isMade(path))
            killed.push(path);
        else if (now !== undefined || !isMade(path))
            edits.push(path);
    };
    for (const path of last.keys())
        tell(path);
    for (const path of found.keys())
        if (!last.has(path))
            tell(path);
    return { edits, killed };
}

// EXTERNAL MODULE: ./build/src/tree/known.js
var known = __webpack_require__(90181);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
;// CONCATENATED MODULE: ./build/src/tree/layers.js

/** The source with layers on top, in the order of their places. @param roots as for `fold` */
function stack(source, layers, roots) {
    const sorted = layers.toSorted((a, b) => a.place - b.place);
    return (0,fold/* fold */.AU)(source, sorted.map(({ change }) => change), roots);
}
/** The states that some layers leave at the paths that they change, null for absent. */
function leftBy(layers, tree) {
    const left = new Map();
    for (const { change } of layers)
        for (const { path } of change)
            left.set(path, tree.get(path) ?? null);
    return left;
}

// EXTERNAL MODULE: ./build/src/files/facts-of.js
var facts_of = __webpack_require__(22290);
// EXTERNAL MODULE: ./build/src/files/layers.js
var files_layers = __webpack_require__(18279);
// EXTERNAL MODULE: ./build/src/files/snapshot-file.js
var snapshot_file = __webpack_require__(92616);
// EXTERNAL MODULE: ./build/src/files/yours.js
var yours = __webpack_require__(60841);
;// CONCATENATED MODULE: ./build/src/files/start.js











/** @throws CannotResume when the source of the run cannot be read */
function start(request) {
    const { view } = request;
    const last = sourceOf(request);
    const layers = request.history.layers.flatMap(({ layer, change }) => change !== null && layer.kind !== 'aside' ? [change] : []);
    const given = new known/* Given */.E(layers);
    return view.place === 'here' ? here(request, last, given) : elsewhere(request, last, given);
}
/** The source of the newest attempt that had one. A run that was cut off before its source was captured has none: nothing had run. */
function sourceOf({ run, view, history }) {
    if (run.sources.length === 0)
        return view.found;
    if (history.source !== null)
        return history.source.tree;
    throw new errors/* CannotResume */.l(`the files that ${run.run_id} began with cannot be read: ${history.problems[0]?.why ?? ''}`, 'start over with `savepoint run --fresh`');
}
/** In the folder that the run left: rules 2, 3 and 7. */
function here(request, bare, given) {
    const { pipeline, run, view, history, roots, person } = request;
    const { found, last } = view;
    if (last === null)
        throw new Error('a folder that the run left, without a snapshot');
    const source = stack(bare, (0,files_layers/* earlierOf */.OR)(history), roots);
    const isKilled = killedWrites(request);
    const isAlways = (0,yours/* yours */.J)({
        person,
        isTracked: view.isTracked,
        source: personal(bare, history),
        ignored: view.ignored,
    });
    const isLeftByRun = (path) => last.isRestoring && given.has(path, found.get(path));
    const made = (0,files_layers/* madeBy */.v$)(history);
    const { edits, killed } = editsSince({
        last: treeOf(view),
        found,
        isYours: (path) => isAlways(path) && !isKilled(path),
        isMade: (path) => made.has(path),
        isHidden: (path) => view.isHidden(path) || isLeftByRun(path),
        isAfterKill: afterKill(request),
    });
    const change = edits.map((path) => ({
        path,
        before: last.index.get(path)?.entry ?? null,
        after: found.get(path) ?? null,
    }));
    const recorded = (0,files_layers/* editsIn */.JK)(history);
    const all = change.length === 0 ? recorded : [...recorded, { number: run.completions + 1, change }];
    return {
        ...{ pipeline, run, view, history, roots, bare, given, isYours: isAlways },
        facts: (0,facts_of/* factsOf */.x)(request, { bare, source, before: null, edits: all }),
        edits: new Set(edits),
        left: leftOf(request, killed),
        isOfRun: () => true,
        leftOut: [],
    };
}
/** Anywhere else: rule 5. */
function elsewhere(request, lastSource, given) {
    const { pipeline, run, view, history, roots, person } = request;
    const { found, last, committed } = view;
    const isAfter = afterKill(request);
    const newest = run.sources.at(-1)?.attempt ?? 0;
    const isLeft = (path, entry) => {
        if (last === null)
            return false;
        const before = last.index.get(path)?.entry;
        // A file of the source that was gone in the last snapshot had been removed by the run: a later source would not have it.
        if (before === undefined && entry === undefined)
            return last.number >= newest;
        if ((0,state/* sameState */.yY)(before, entry))
            return last.made.has(path) || last.left.has(path);
        return isAfter !== null && !isAfter(path);
    };
    const isOfRun = (path, entry) => !committed.has(path) && (given.has(path, entry) || isLeft(path, entry));
    const bare = view.isEmpty ? lastSource : (0,adopt/* adopt */.di)(lastSource, found, isOfRun);
    const earlier = (0,files_layers/* earlierOf */.OR)(history).map(({ place, change }) => ({
        place,
        change: change.filter(({ path, after }) => !bare.has(path) || (0,state/* sameState */.yY)(bare.get(path), after)),
    }));
    const source = stack(bare, earlier, roots);
    const before = stack(lastSource, (0,files_layers/* earlierOf */.OR)(history), roots);
    const { edits, leftOut } = (0,files_layers/* fittingEdits */.zP)(history, { bare, given });
    const isSince = (path) => !(0,state/* sameState */.yY)(last?.index.get(path)?.entry, found.get(path));
    const killed = isAfter === null
        ? []
        : [...new Set([...found.keys(), ...(last?.index.keys() ?? [])])].filter((path) => isSince(path) && isLeft(path, found.get(path)));
    return {
        ...{ pipeline, run, view, history, roots, bare, given },
        isYours: (0,yours/* yours */.J)({
            person,
            isTracked: view.isTracked,
            source: personal(bare, history),
            ignored: view.ignored,
        }),
        facts: (0,facts_of/* factsOf */.x)(request, { bare, source, before, edits }),
        edits: new Set(),
        left: leftOf(request, killed),
        isOfRun: (path) => isOfRun(path, found.get(path)),
        leftOut,
    };
}
/** The last snapshot; of a path that it could not read it knows that something was there. */
function treeOf({ last, index, unread }) {
    const tree = new Map();
    for (const [path, { entry }] of last?.index ?? [])
        tree.set(path, entry);
    for (const path of last?.unread ?? []) {
        const time = index.get(path)?.entry.mtime ?? (unread.get(path)?.mtimeMs ?? 0) * 1000;
        tree.set(path, { kind: 'other', what: 'unreadable', mtime: Math.round(time) });
    }
    return tree;
}
/** After a kill: whether a path was written later than the last sign of life; null where the attempt ended by itself. */
function afterKill({ view, person }) {
    const { last, index, unread } = view;
    if (last === null || !last.isCutOff)
        return null;
    const sign = (0,snapshot_file/* lastSign */._E)(last);
    return (path) => {
        const seen = index.get(path)?.seen ?? unread.get(path);
        return person && seen !== undefined && Math.min(seen.mtimeMs, seen.ctimeMs) > sign;
    };
}
/** While a step ran that was killed, its `writes` were the step's. */
function killedWrites({ run, view, writes }) {
    if (view.last?.isCutOff !== true)
        return () => false;
    const patterns = cutOffSteps({ run, view }).map((id) => (0,tree_patterns/* compilePatterns */.xi)(writes.get(id) ?? []));
    return (path) => patterns.some((matches) => matches(path));
}
/** Those whose tries in the attempt that was cut off have no end on record, also where a person has answered for one since. */
function cutOffSteps({ run, view }) {
    const { steps, attempts } = run;
    const began = attempts.find(({ attempt }) => attempt === view.last?.number)?.started_at ?? null;
    const running = steps.filter(({ state, started_at, completed_at }) => {
        if (state === 'running' || state === 'retrying')
            return true;
        return began !== null && started_at !== null && started_at >= began && completed_at === null;
    });
    const cut = running.length > 0 ? running : steps.filter(({ state }) => state === 'interrupted');
    return cut.map(({ id }) => id);
}
/** Paths as failed tries left them; those of a kill are of the steps that were running. */
function leftOf({ run, view }, killed) {
    const steps = cutOffSteps({ run, view });
    return new Map([...(view.last?.left ?? []), ...killed.map((path) => [path, steps])]);
}
/** The source, and the files that a person made since and no step did. */
function personal(bare, history) {
    const edited = (0,files_layers/* editedBy */.Hv)(history);
    return edited.size === 0 ? bare : { has: (path) => bare.has(path) || edited.has(path) };
}

// EXTERNAL MODULE: ./build/src/files/view.js
var view = __webpack_require__(52428);
;// CONCATENATED MODULE: ./build/src/files/inspect.js
/** Looks at a workspace and at what a run has saved, for a plan. Writes nothing. */












/** @throws CannotResume, WorkspaceRefusal; the signal's reason */
async function inspect(request) {
    const { pipeline, setting, run, packs, github, writes } = request;
    const snapshots = (0,view/* snapshotsFor */.Lb)(setting, run);
    const area = areaOf(setting, madeBefore(request, snapshots.newest));
    const roots = area.roots.list.map(({ path }) => path);
    if (run !== null)
        (0,root_places/* mustBeInPlace */.b)(run, area.roots, setting);
    const seen = await (0,view/* view */.Up)(setting, area, { run, ...snapshots });
    const history = (0,files_history/* readHistory */.L)({ directory: packs, run, roots, admits: area.admits, found: seen.found });
    const git = new git_contents/* GitContents */.X(gitPlace(setting));
    const { contents } = history;
    contents.addGit(git, history.held);
    // This lives as long as the attempt: the changes of all layers must not.
    const close = () => {
        contents.close();
        git.close();
    };
    try {
        const { person } = setting;
        const ahead = run === null ? null : start({ pipeline, run, view: seen, history, roots, github, person, writes });
        const missed = run === null ? [] : missedPacks(run, history);
        return { pipeline, setting, area, view: seen, history, git, start: ahead, missed, close };
    }
    catch (error) {
        close();
        throw error;
    }
}
/** Whether a step made a path: in this folder, or by the layers of the run, which are read when they are asked for. */
function madeBefore({ run, packs }, newest) {
    let made = null;
    const byLayers = (path) => {
        if (made === null) {
            const roots = ['.'];
            const { layers, contents } = (0,files_history/* readHistory */.L)({ directory: packs, run, roots, admits: () => true });
            contents.close();
            made = new Set(layers.flatMap(({ change }) => change ?? []).map((each) => each.path));
        }
        return made.has(path);
    };
    return (path) => newest?.made.has(path) === true || (run !== null && byLayers(path));
}
/** The lost packs that something needs. As nothing is stored twice, that may be one whose own step, or edits, count no more. */
function missedPacks(run, { problems, layers, contents }) {
    if (problems.length === 0)
        return [];
    const live = (0,packs/* livePacks */.N)(run);
    const counts = layers.filter(({ layer }) => live.has(layer.change.pack?.pack ?? 0));
    const isShort = counts.some(({ change }) => change?.some(({ after }) => after?.kind === 'file' && !contents.has(after.digest)));
    const sources = (0,packs/* packsOf */.m)({ ...run, layers: [] });
    return problems.filter(({ pack }) => isShort || live.has(pack) || sources.has(pack));
}
function gitPlace({ workspace, env, git }) {
    return { directory: workspace, env, ...(git === null ? {} : { program: git }) };
}
/** For a new run, of which nothing is read before it is planned: those of the `writes` whose files are all there. */
function writtenThere({ view: { unseen, index } }, writes) {
    const seen = [...unseen, ...[...index].map(([path, each]) => [path, each.seen])];
    const paths = seen.flatMap(([path, { mode }]) => ((0,stat_index/* isLeaf */.xe)((0,stat_index/* kindOf */.I)(mode)) ? [path] : []));
    return new Map([...writes].filter(([, patterns]) => (0,tree_patterns/* matchesEach */.Nl)(patterns, paths)));
}
/** @throws WorkspaceRefusal */
function areaOf({ own, workspace, home, paths, exclude, now }, isMade = () => false) {
    const roots = (0,workspace_roots/* resolveRoots */.gb)(paths, { workspace, home });
    const repositories = new Repositories(isMade);
    const isGit = (path, kind) => repositories.has(path, kind);
    const leftOut = leaveOut({ roots, own, covered: [{ paths, exclude }], isGit });
    const nothing = roots.list.find(({ path }) => leftOut(path, 'directory') === 'ours');
    if (nothing !== undefined)
        throw new workspace_errors/* WorkspaceRefusal */.WX(`${nothing.absolute} is the folder of temporary files, or a store of Savepoint: nothing in it would be saved`, {
            hint: 'run in another folder, or name another store, or another folder of temporary files (RUNNER_TEMP, else TMPDIR)',
        });
    return {
        ...{ roots, leftOut, repositories, now },
        admits: (path, kind) => isLeftOut(path, kind === 'directory' ? 'directory' : 'leaf', leftOut) === null,
    };
}

// EXTERNAL MODULE: ./build/src/files/loss.js
var loss = __webpack_require__(61218);
// EXTERNAL MODULE: ./build/src/pipeline/expand.js
var expand = __webpack_require__(84766);
// EXTERNAL MODULE: ./build/src/plan/made.js
var plan_made = __webpack_require__(18124);
// EXTERNAL MODULE: ./build/src/tree/reconcile.js
var reconcile = __webpack_require__(83638);
// EXTERNAL MODULE: ./build/src/files/kept.js
var files_kept = __webpack_require__(56325);
// EXTERNAL MODULE: ./build/src/files/left.js
var files_left = __webpack_require__(93976);
;// CONCATENATED MODULE: ./build/src/files/wanted.js
/** The workspace as a plan wants it before its first step, and what is to be done for that. Pure. */










function wantedBy(plan, request) {
    const { start } = request;
    const { facts, roots } = start;
    const steps = stepLayers(plan, start);
    const kept = (0,files_kept/* keptBy */.mA)(plan, request, [...steps.values()].flat());
    const placed = [
        ...[...steps.values()].flat(),
        ...facts.edits.flatMap(({ number, change }) => number > start.run.completions ? [] : [{ place: number, change }]),
        ...[...kept.values()].map((change) => ({ place: Number.MAX_SAFE_INTEGER, change })),
    ];
    const stacked = stack(facts.source, placed, roots);
    const unsavedKept = new Map();
    for (const [step, change] of (0,files_kept/* keptNow */.Br)(plan, request, stacked)) {
        const whole = (0,files_kept/* onTop */.jK)(kept.get(step) ?? [], change);
        unsavedKept.set(step, whole);
        kept.set(step, whole);
    }
    const below = unsavedKept.size === 0 ? stacked : (0,fold/* fold */.AU)(stacked, unsavedKept.values(), roots);
    const told = new Set(start.edits);
    const left = (0,files_left/* leftNow */.KM)(plan, start);
    const policy = policyOf(plan, request, { counting: [...steps.values()].flat(), left });
    // A path that no step touched stays as it is found, whatever its layer says: that may be lost.
    for (const [path, have] of facts.found)
        if (!(0,state/* sameState */.yY)(below.get(path), have) && have.kind !== 'other' && policy.isUntouched(path))
            told.add(path);
    const edits = editsOn(below, { told, found: facts.found });
    const model = edits.length === 0 ? below : (0,fold/* fold */.AU)(below, [edits], roots);
    const acts = plan.isCleanUp !== true &&
        ((0,plan_made/* startsAnything */.i7)(plan) || plan.steps.every(({ decision }) => decision === 'reuse'));
    const actions = acts ? (0,reconcile/* reconcile */.L)({ wanted: model, found: facts.found, ...policy }) : [];
    const restarts = restartsOf(plan, start, placed);
    const isFormer = (path) => [...restarts.values()].some(({ former }) => former.has(path));
    const undone = actions.flatMap(({ kind, path }) => {
        const found = facts.found.get(path);
        if (kind === 'times' || found === undefined || found.kind === 'directory')
            return [];
        if (kind === 'write' && sameContent(found, model.get(path)))
            return [];
        // The contents of the source are in the store or in git, but for those of ignored files.
        const isStored = start.isOfRun(path)
            ? isFormer(path) && !start.left.has(path)
            : !start.view.ignored(path);
        return isStored ? [] : [path];
    });
    return { plan, model, edits, actions, left, undone, kept, unsavedKept, restarts };
}
function sameContent(a, b) {
    return a.kind === 'file' && b?.kind === 'file' && a.digest === b.digest;
}
function editsOn(model, { told, found }) {
    return [...told].sort().flatMap((path) => {
        const [before, after] = [model.get(path) ?? null, found.get(path) ?? null];
        return after?.kind === 'other' ? [] : [{ path, before, after }];
    });
}
/**
 * The layers of the steps that a plan reuses, by step. Of a `rerun: always` step that has run again since, the former layer stays in its
 * place, and the newest one stands on top.
 */
function stepLayers(plan, { run, facts }) {
    const completions = new Map([...run.steps, ...run.removed_steps].flatMap(({ completion, last_good }) => [completion, last_good].flatMap((each) => (each === null ? [] : [[each.number, each]]))));
    const layers = new Map();
    for (const { id, decision, reason } of plan.steps) {
        if (decision !== 'reuse' || !('completion' in reason))
            continue;
        const number = reason.completion;
        const basis = completions.get(number)?.basis ?? number;
        layers.set(id, layersOf({ number, basis }, facts));
    }
    return layers;
}
function layersOf({ number, basis }, { changes, lost }) {
    return [...new Set([basis, number])].flatMap((place) => {
        const change = changes.get(place);
        return change === undefined || lost.has(place) ? [] : [{ place, change }];
    });
}
function policyOf(plan, request, { counting, left }) {
    const { start, choice, writes } = request;
    const { facts, view, history } = start;
    const counted = new known/* Given */.E(counting.map(({ change }) => change));
    const [isPresent, isAsked] = [presentFiles(plan, writes), (0,files_left/* staysWhileAsked */.Qy)(plan, left)];
    const stays = (path) => isPresent(path) || isAsked(path);
    if (facts.place === 'elsewhere') {
        const own = choice.kind === 'only' ? ownOf(choice.step, start) : null;
        const mayChange = (path) => !stays(path) && (own === null || own(path) || counted.isTouched(path) || !facts.found.has(path));
        return { mayChange, setsTime: () => true, isUntouched: () => false };
    }
    const touched = new known/* Given */.E(history.layers.flatMap(({ layer, change }) => layer.kind !== 'edit' && layer.kind !== 'aside' && change !== null ? [change] : []));
    // A file that git has come to track since the first step is the person's, whoever made it.
    const isYours = (path) => view.isTracked(path) && !facts.source.has(path);
    const isTouched = (path) => !isYours(path) && (left.has(path) || touched.isTouched(path) || view.made.has(path));
    const own = choice.kind === 'only' ? ownOf(choice.step, start) : null;
    const mayChange = (path) => {
        if (view.isHidden(path) || stays(path))
            return false;
        if (own !== null && !own(path))
            return !facts.found.has(path);
        return isTouched(path) || !facts.found.has(path);
    };
    return {
        mayChange,
        setsTime: (path) => counted.isTouched(path) && !start.isYours(path),
        isUntouched: (path) => !isTouched(path) && !view.isHidden(path) && !stays(path),
    };
}
/** Files of steps that are taken as completed for them: they become the steps' changes. */
function presentFiles(plan, writes) {
    const matchers = plan.steps
        .filter(({ reason }) => reason.kind === 'present')
        .map(({ id }) => (0,tree_patterns/* compilePatterns */.xi)(writes.get(id) ?? []));
    return (path) => matchers.some((matches) => matches(path));
}
/** Paths of a step's own: of its layers, and of its failed tries. */
function ownOf(name, { history, left, pipeline }) {
    const steps = new Set((0,expand/* stepsNamed */.NI)(pipeline.steps, name).map(({ id }) => id));
    const own = new known/* Given */.E(history.layers.flatMap(({ layer, change }) => layer.step !== null && steps.has(layer.step) && layer.kind !== 'edit' && change !== null
        ? [change]
        : []));
    return (path) => own.isTouched(path) || left.get(path)?.some((step) => steps.has(step)) === true;
}
function restartsOf(plan, start, placed) {
    const restarts = new Map();
    for (const step of plan.steps) {
        const restart = restartOf(step, start, placed);
        if (restart !== null)
            restarts.set(step.id, restart);
    }
    return restarts;
}
function restartOf({ id, decision, standsFor }, { run, facts, roots }, placed) {
    if (decision !== 'run' || standsFor === null)
        return null;
    const former = facts.changes.get(standsFor) ?? [];
    const record = run.steps.find((step) => step.id === id);
    const newest = facts.changes.get(record?.last_good?.number ?? standsFor) ?? [];
    const whole = stack(facts.source, [...placed, { place: standsFor, change: former }], roots);
    const paths = [...former, ...newest].map(({ path }) => path);
    const later = placed.filter(({ place }) => place > standsFor && place !== Number.MAX_SAFE_INTEGER);
    return {
        former: new Map(paths.map((path) => [path, whole.get(path) ?? null])),
        later: leftBy(later, stack(facts.source, placed, roots)),
    };
}

;// CONCATENATED MODULE: ./build/src/files/settle.js







/**
 * Plans, verifies all that would have to be brought back, and plans again without the steps of which something is lost, until all fits.
 * @throws CannotResume when something is missing that is no step's, or something is in the way; what `planWith` throws
 */
async function settle(request) {
    let start = withoutReplaced(request.start);
    const keptLost = new Map();
    const verified = new Set();
    for (;;) {
        const lostKept = new Set(keptLost.keys());
        const wanted = wantedBy(request.planWith(start.facts), { ...request, start, keptLost: lostKept });
        const notSetBack = neverKept(wanted, start);
        const stuck = new Set(notSetBack);
        const actions = wanted.actions.filter(({ path }) => !stuck.has(path));
        const staged = (await request.stage?.(actions)) ?? null;
        try {
            const needed = needing(actions, staged, verified);
            const bad = new Map(staged?.lost);
            const { contents } = start.history;
            for (const [digest, why] of await contents.verify(needed, verifying(request)))
                bad.set(digest, why);
            if (bad.size === 0) {
                mustHaveRoom({ ...wanted, actions }, start);
                for (const path of notSetBack)
                    stayAsFound(path, wanted, start);
                return { ...wanted, actions, start, notSetBack, keptLost, staged };
            }
            for (const digest of needed)
                if (!bad.has(digest))
                    verified.add(digest);
            start = without({ start, keptLost }, { bad, actions });
        }
        catch (error) {
            staged?.close();
            throw error;
        }
        staged?.close();
    }
}
function verifying({ signal, progress }) {
    return { signal, onProgress: ({ done, bytes }) => progress(done, bytes) };
}
/** The contents that are to come back and have not been read yet. */
function needing(actions, staged, verified) {
    const others = actions.filter(({ path }) => staged?.isBuilt(path) !== true);
    return new Set(others.flatMap(neededBy).filter((digest) => !verified.has(digest)));
}
/** A step whose folder a person has replaced by a file or a link runs again: its files have no place. */
function withoutReplaced(start) {
    const replaced = new Set();
    for (const { change } of start.facts.edits)
        for (const { path, before, after } of change)
            if (before?.kind === 'directory' && after !== null && after.kind !== 'directory')
                replaced.add(path);
    const lost = new Map(start.facts.lost);
    for (const [number, change] of replaced.size === 0 ? [] : start.facts.changes) {
        const hidden = change.find(({ path, after }) => after !== null && (0,fold/* isBelowAny */.OU)(path, replaced));
        if (hidden !== undefined)
            lost.set(number, { path: (0,tree_path/* textOf */.b6)(hidden.path), why: 'its folder is none any more' });
    }
    return lost.size === start.facts.lost.size ? start : { ...start, facts: { ...start.facts, lost } };
}
function neededBy(action) {
    if (action.kind !== 'write' || action.entry.kind !== 'file')
        return [];
    const { entry, found } = action;
    const isThere = found?.kind === 'file' && found.digest === entry.digest;
    return isThere ? [] : [entry.digest];
}
function stayAsFound(path, { model }, { facts }) {
    const found = facts.found.get(path);
    if (found === undefined)
        model.delete(path);
    else
        model.set(path, found);
}
/** Paths that would be set back to the source, of which nobody kept the content: those that git ignores. */
function neverKept({ actions }, { facts, history, view }) {
    const { contents } = history;
    return actions.flatMap((action) => {
        const [digest] = neededBy(action);
        if (digest === undefined || action.kind !== 'write' || contents.has(digest))
            return [];
        if (contents.missing !== null && !view.ignored(action.path))
            return [];
        return (0,state/* sameState */.yY)(facts.source.get(action.path), action.entry) ? [action.path] : [];
    });
}
/** The same with the completions marked whose files cannot be had, and without kept files that cannot. */
function without({ start, keptLost }, { bad, actions }) {
    const lost = new Map(start.facts.lost);
    const kept = (0,files_layers/* keptLayers */.bm)(start);
    const before = lost.size + keptLost.size;
    for (const past of start.history.layers) {
        const { kind, number, step } = past.layer;
        const found = lostOf(past, bad);
        if (found === null)
            continue;
        if (kind === 'step' && number !== null && !lost.has(number))
            lost.set(number, found);
        if (kind === 'kept' && step !== null && kept.get(step) === past)
            keptLost.set(step, found.why);
    }
    if (lost.size + keptLost.size === before)
        throw refusal(start, { bad, actions });
    return { ...start, facts: { ...start.facts, lost } };
}
function lostOf({ change }, bad) {
    for (const { path, after } of change ?? []) {
        const why = after?.kind === 'file' ? bad.get(after.digest) : undefined;
        if (why !== undefined)
            return { path: (0,tree_path/* textOf */.b6)(path), why: (0,loss/* lossWords */.V)(why, 'it is') };
    }
    return null;
}
function refusal({ run, history, view }, { bad, actions }) {
    const action = actions.find((each) => neededBy(each).some((digest) => bad.has(digest)));
    const path = action?.path ?? './?';
    const digest = action === undefined ? '' : (neededBy(action)[0] ?? '');
    const commit = history.source?.record.commit ?? '';
    if (history.held.has(digest))
        return new errors/* CannotResume */.l(`${run.run_id} began with ${(0,tree_path/* textOf */.b6)(path)}, which only git has, in the commit ${commit}`, view.git === null
            ? `check out that commit here, and have git on the PATH, then resume: git checkout ${commit}`
            : `resume in a checkout that has that commit: git checkout ${commit}`);
    const why = history.contents.has(digest) ? null : history.contents.missing;
    return new errors/* CannotResume */.l(`${(0,tree_path/* textOf */.b6)(path)} of ${run.run_id} cannot be brought back: ${why ?? bad.get(digest) ?? 'it is gone'}`, 'start over with `savepoint run --fresh`');
}
/** Something that cannot be saved is not taken out of the way. @throws CannotResume */
function mustHaveRoom({ model, actions }, start) {
    if (actions.length === 0)
        return;
    const { facts, view, left } = start;
    for (const [path, found] of facts.found) {
        if (found.kind !== 'other')
            continue;
        const place = placeTaken(path, model, start);
        const unread = view.unread.get(path);
        if (unread !== undefined && (place !== null || left.has(path)))
            throw (0,errors/* cannotSetAside */.o)(path, unread.why);
        if (place === null)
            continue;
        throw new errors/* CannotResume */.l(`${(0,tree_path/* textOf */.b6)(place)} cannot be brought back: a ${found.what} is in its place${place === path ? '' : `, ${(0,tree_path/* textOf */.b6)(path)}`}`, 'remove it, and go on again');
    }
}
/** Where a file is wanted at a path or above it, in the place of something that cannot be saved. */
function placeTaken(path, model, { facts }) {
    for (let at = path; at !== null; at = (0,tree_path/* parentOf */.gN)(at)) {
        const want = model.get(at);
        if (want === undefined || want.kind === 'other')
            continue;
        if (at !== path && want.kind === 'directory')
            continue;
        // What a person puts in the place of a source file is theirs.
        if (!(0,state/* sameState */.yY)(facts.source.get(at), want))
            return at;
    }
    return null;
}

// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/plan/definition.js
var definition = __webpack_require__(86328);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
// EXTERNAL MODULE: ./build/src/launch/choose-step.js
var choose_step = __webpack_require__(95627);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(77145);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var launch_refusal = __webpack_require__(39861);
;// CONCATENATED MODULE: ./build/src/launch/plan-files.js
/** A plan that fits the files: looks at the workspace and at what the run has saved. Writes nothing. */

















/** What the rooms below need to be told of this machine and this pipeline. */
function filesSetting(request) {
    const { pipeline, workspace, env } = request;
    const [store, temp] = [realPath(request.store), realPath(request.temp)];
    const defined = Object.entries(env).filter((entry) => entry[1] !== undefined);
    return {
        workspace,
        home: request.home,
        host: request.host,
        paths: pipeline.workspace.paths,
        exclude: pipeline.workspace.exclude,
        own: [store, (0,external_node_path_.join)(workspace, store_folder/* STORE_FOLDER */.d), temp, ...request.apart.map(realPath)],
        store,
        git: (0,which/* which */.K)('git', env.PATH, workspace),
        env: (0,git/* trusting */.h3)(Object.fromEntries(defined)),
        commit: request.commit,
        person: request.person,
        now: request.now,
        progress: request.progress,
        warn: request.warn,
        signal: request.signal,
    };
}
/** Where a folder really is, if it is there: the workspace is told by its real path, too. */
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
/** Looks whether a new run could begin, and at nothing that is in the workspace. @throws Refusal when it could not: exit 2 for what the file says */
async function mustHavePlace(setting) {
    await refusing(async () => areaOf(setting));
}
/** @throws Refusal exit 4 when the workspace cannot be brought to where the run was, 2 for what the file says of it */
async function planFiles(request) {
    const { pipeline, inputs, record, choice, edited, history, setting, packs } = request;
    const writes = await writesOf(pipeline, inputs);
    const keeps = await keepsOf(pipeline, inputs, record);
    const { outside, absent, isAskedNow = () => false } = request;
    const known = { outside, installs: absent.installs, isAskedNow };
    const base = { pipeline, inputs, record, choice, edited, history, writes, ...known };
    return refusing(async () => {
        const github = (0,definition/* fingerprintsOf */.tm)(request.surroundings.github);
        const inspection = await inspect({ pipeline, setting, run: record, packs, github, writes });
        try {
            const { start } = inspection;
            if (start === null) {
                const there = writtenThere(inspection, writes);
                const plan = (0,choose_step/* planFor */.bJ)({ ...base, files: null, writes: there }, request.other ?? null);
                return { plan, inspection, settled: null, writes, keeps };
            }
            const settled = await settle({
                ...{ start, choice, writes, keeps, signal: setting.signal },
                stage: request.purpose === 'to-run' ? (0,apply/* staging */.mr)(inspection) : null,
                planWith: (files) => planOrBack(request, (0,choose_step/* planFor */.bJ)({ ...base, files })),
                progress: (files, bytes) => setting.progress('verifying', files, bytes),
            });
            return { plan: settled.plan, inspection, settled, writes, keeps };
        }
        catch (error) {
            inspection.close();
            throw error;
        }
    });
}
/** With what `finally` left, where a run that is done with is brought back. */
function planOrBack({ record, choice, whenDone }, made) {
    const isBack = whenDone === 'bring-back' && record !== null && (0,plan_made/* nothingToDo */.KN)(record, made, choice);
    return isBack ? (0,plan_made/* withFinally */.wj)(made, record) : made;
}
/** Says in the terms of the entry points that a workspace is no place to go on. */
async function refusing(act) {
    try {
        return await act();
    }
    catch (cause) {
        if (cause instanceof errors/* CannotResume */.l || cause instanceof workspace_errors/* WorkspaceRefusal */.WX)
            throw new launch_refusal/* Refusal */.P(cause instanceof workspace_errors/* RootsRefusal */.IO ? 2 : 4, cause.message, { hint: cause.hint });
        throw cause;
    }
}
/** The `writes` of steps that declare any. They may speak of inputs. */
async function writesOf(pipeline, inputs) {
    const writes = new Map();
    for (const step of (0,model/* allSteps */.B)(pipeline))
        if (step.writes !== null)
            writes.set(step.id, await evaluated(step.writes, { inputs, leg: step.leg }));
    return writes;
}
/** How much steps keep of failed tries, of those that keep any. The patterns may speak of inputs. */
async function keepsOf(pipeline, inputs, record) {
    // What the last try of a step left stays that a person took as done.
    const done = (record?.steps ?? []).filter(({ reason }) => reason?.kind === 'marked');
    const keeps = new Map(done.map(({ id }) => [id, 'everything']));
    for (const { id, keep, leg } of (0,model/* allSteps */.B)(pipeline))
        if (keep !== 'nothing' && !keeps.has(id))
            keeps.set(id, keep === 'everything' ? keep : await evaluated(keep, { inputs, leg }));
    return keeps;
}
function evaluated(patterns, { inputs, leg }) {
    const contexts = { inputs, matrix: (0,expand/* legContexts */.v4)(leg).matrix };
    const scope = { contexts, status: 'success', hashFiles: async () => '' };
    return Promise.all(patterns.map((pattern) => (0,evaluate/* evaluateText */.p_)(pattern, scope)));
}


/***/ }),

/***/ 77302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wc: () => (/* binding */ absentHere),
  pj: () => (/* binding */ installsElsewhere),
  xt: () => (/* binding */ machineId),
  S2: () => (/* binding */ morePlaces),
  Ap: () => (/* binding */ notHere)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/files/folder.js
var folder = __webpack_require__(74649);
// EXTERNAL MODULE: ./build/src/record/left-on-machine.js
var left_on_machine = __webpack_require__(40190);
;// CONCATENATED MODULE: ./build/src/machine/elsewhere.js
/** What steps left on a machine, and this one has not. Pure but for the question whether a path is there. */

/** What `where.machine` says on a hosted runner: each attempt has another one. */
const HOSTED = 'hosted';
/** By step. */
function missingHere(run, here) {
    const wheres = new Map(run.attempts.map(({ attempt, where }) => [attempt, where]));
    const missing = new Map();
    for (const step of run.steps) {
        const from = wheres.get(step.attempt ?? 0);
        if (step.machine === undefined || step.completion === null || from === undefined)
            continue;
        const found = missingOf(step.machine, from, here);
        if (found.installs.length + found.others.length > 0)
            missing.set(step.id, found);
    }
    return missing;
}
function missingOf(left, from, here) {
    const isOther = isAnotherMachine(from, here);
    const gone = (left.places ?? []).filter((place) => !here.exists(here.moved(place, from)));
    const places = gone.length === 0 ? [] : [{ what: 'files and folders', count: gone.length, names: gone }];
    const isGone = ({ at = [] }) => at.some((place) => !here.exists(here.moved(place, from)));
    const others = (left.others ?? []).filter(({ what }) => {
        if (what === left_on_machine/* PROCESSES */.oO)
            return true;
        if (what === left_on_machine/* REFS */.tr || what === left_on_machine/* FILES */.cn)
            return isOther || from.workspace_id !== here.workspace_id;
        return isOther;
    });
    return {
        installs: [...(left.installs ?? []).filter((each) => isOther || isGone(each)), ...places],
        others: others.flatMap((each) => notThere(each, from, here)),
    };
}
/** Files that are there are not named. */
function notThere(named, from, here) {
    const names = named.names.filter((name) => {
        if (!/^[~/]/.test(name))
            return true;
        const path = name.startsWith('~') ? `${here.home}${name.slice(1)}` : here.moved(name, from);
        return !here.exists(path);
    });
    const count = named.count - (named.names.length - names.length);
    return names.length === 0 ? [] : [{ ...named, count, names }];
}
function isAnotherMachine(from, { machine, home }) {
    return from.machine === HOSTED || from.machine !== machine || from.home !== home;
}
/** The steps of a pipeline that run again as if they were `rerun: always`, with what they had installed. */
function installsOf({ steps }, missing) {
    return new Map(steps.flatMap(({ id, rerun }) => {
        const installs = rerun === 'auto' ? (missing.get(id)?.installs ?? []) : [];
        return installs.length === 0 ? [] : [[id, installs]];
    }));
}
/** What is said of a step that is reused, though something of it is not here; null for nothing. */
function lackLine({ installs, others }) {
    const named = [...installs, ...others];
    if (named.length === 0)
        return null;
    return `is reused, and this machine does not have its ${named.map(left_on_machine/* describeNamed */.Zw).join(', ')}; \`rerun: always\` brings that back`;
}

// EXTERNAL MODULE: ./build/src/run/moved.js
var moved = __webpack_require__(24588);
// EXTERNAL MODULE: ./build/src/record/run.js
var run = __webpack_require__(41206);
;// CONCATENATED MODULE: ./build/src/launch/had-elsewhere.js


const SYSTEMS = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };
/** In words, a line each; none where the run was on this machine. */
function hadElsewhere({ attempts, steps }, here) {
    const last = attempts.at(-1)?.where;
    if (last === undefined || last.machine === undefined || last.machine === here.machine)
        return [];
    const from = new Map(attempts.map(({ attempt, where }) => [attempt, where]));
    const lines = steps
        .filter((step) => (0,run/* isDone */.$L)(step) && !here.again.has(step.id))
        .flatMap((step) => placesOf(step, from.get(step.attempt ?? 0) ?? last, here));
    return last.os === here.os ? lines : [otherSystem(last.os, here.os), ...lines];
}
function otherSystem(there, here) {
    const [was, is] = [SYSTEMS[there] ?? there, SYSTEMS[here] ?? here];
    return `the run was on ${was}, and this is ${is}: programs that its steps built may not start here (--from-step builds them again)`;
}
/** The places that a step named for later ones, outside of what comes back. */
function placesOf({ id, path, env }, from, here) {
    const isGone = (value) => {
        const place = (0,moved/* movedPath */.jk)(value, from, here);
        const isBack = [here.workspace, here.home, here.temp].some((folder) => `${place}/`.startsWith(`${folder}/`));
        return /^\/[^:\s]+$/.test(place) && !isBack && !here.exists(place);
    };
    const onPath = path
        .filter(isGone)
        .map((entry) => `${id} put ${entry} on PATH, which is not on this machine`);
    const inEnv = Object.entries(env)
        .filter(([, value]) => isGone(value))
        .map(([name, value]) => `${id} set ${name} to ${value}, which is not on this machine`);
    return [...onPath, ...inEnv];
}

;// CONCATENATED MODULE: ./build/src/launch/this-machine.js
/** This machine, for the question what an earlier attempt left on another one. */







/** Tells this machine from others. A hosted runner is another one in each attempt. */
function machineId({ env, host }) {
    if (env.RUNNER_ENVIRONMENT === 'github-hosted')
        return HOSTED;
    // An image may hold an id that all of its containers share, and they have names of their own.
    return (0,digest/* sha256 */.sc)(`${host}\n${systemId()}`).slice(0, 16);
}
function systemId() {
    try {
        return (0,external_node_fs_.readFileSync)('/etc/machine-id', 'utf8').trim();
    }
    catch {
        return '';
    }
}
/** @param run the run that goes on, or null for a new one */
function absentHere(pipeline, run, at) {
    if (run === null)
        return { installs: new Map(), lacks: new Map() };
    const { home, workspace, temp } = at;
    const missing = missingHere(run, {
        machine: machineId(at),
        home,
        workspace_id: (0,folder/* folderId */.C)(workspace),
        moved: (path, from) => (0,moved/* movedPath */.jk)(path, from, { workspace, temp, home }),
        exists: external_node_fs_.existsSync,
    });
    const lacks = pipeline.steps.flatMap(({ id, rerun }) => {
        const isAgain = rerun === 'auto' || rerun === 'always';
        const found = missing.get(id) ?? { installs: [], others: [] };
        const line = lackLine(isAgain ? { ...found, installs: [] } : found);
        return line === null ? [] : [[id, line]];
    });
    return { installs: installsOf(pipeline, missing), lacks: new Map(lacks) };
}
/** What the run had on another machine, in words. @param again the steps that run again for what they installed */
function notHere(run, at, again) {
    const { workspace, home, temp } = at;
    const os = process.platform;
    return hadElsewhere(run, {
        ...{ os, workspace, home, temp, machine: machineId(at), exists: external_node_fs_.existsSync },
        again: new Set(again),
    });
}
/** What a hosted runner, which is another machine in each attempt, will not have of what steps installed. */
function installsElsewhere({ attempts, steps }) {
    if (attempts.at(-1)?.where.machine !== HOSTED)
        return new Map();
    return new Map(steps.flatMap(({ id, machine }) => (machine?.installs ? [[id, machine.installs]] : [])));
}
/** Absolute paths of `workspace.machine`. */
function morePlaces({ workspace }, home) {
    return workspace.machine.map((path) => (path.startsWith('~/') ? (0,external_node_path_.join)(home, path.slice(2)) : path));
}


/***/ }),

/***/ 84766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ stepsNamed),
/* harmony export */   RE: () => (/* binding */ expandMatrices),
/* harmony export */   v4: () => (/* binding */ legContexts)
/* harmony export */ });
/* harmony import */ var _expressions_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94861);
/* harmony import */ var _expressions_expressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53106);
/* harmony import */ var _expressions_segments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54415);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61436);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77543);
/** Writes the steps that have a matrix out: each leg is a step of its own. Pure but for `hashFiles`, which a matrix has not. */





/** The pipeline with a step for each leg, numbered anew; or what is wrong with its matrices. */
async function expandMatrices(pipeline, known) {
    if (!hasMatrix(pipeline))
        return { ok: true, value: pipeline };
    const scope = await scopeOf(pipeline, known);
    const problems = [];
    const legs = new Map();
    for (const step of [...pipeline.steps, ...pipeline.finally]) {
        const made = step.strategy === null ? [step] : await legsOf(step, step.strategy, scope);
        if (isProblem(made))
            problems.push(made);
        else
            legs.set(step.id, made);
    }
    if (problems.length > 0)
        return { ok: false, problems };
    const count = [...legs.values()].reduce((sum, each) => sum + each.length, 0);
    if (count > _entries_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_STEPS */ .r) {
        const message = `the pipeline has ${count} steps with the legs of its matrices, more than ${_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_STEPS */ .r}`;
        return { ok: false, problems: [{ code: 'too-many-steps', message, hint: 'let one step do more' }] };
    }
    return { ok: true, value: written(pipeline, legs) };
}
function hasMatrix({ steps, finally: last }) {
    return [...steps, ...last].some(({ strategy }) => strategy !== null);
}
function isProblem(made) {
    return 'code' in made;
}
/** `env` is what Savepoint was started with, and above it the pipeline's own as far as it is known by now. */
async function scopeOf({ env }, { inputs, github, env: outer }) {
    const base = {
        contexts: { inputs, github, env: outer },
        status: 'success',
        hashFiles: async () => '',
    };
    const own = {};
    for (const [name, text] of Object.entries(env))
        own[name] = await (0,_expressions_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateText */ .p_)(text, base);
    return { ...base, contexts: { ...base.contexts, env: { ...outer, ...own } } };
}
async function legsOf(step, strategy, scope) {
    const refuse = (message, hint) => {
        return { code: 'bad-matrix', message, hint, place: strategy.place };
    };
    try {
        const combined = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_3__/* .combinationsOf */ .eW)(await valueIn(strategy.matrix, scope));
        if (!combined.ok)
            return refuse(`${combined.message}, in the step "${step.id}"`, combined.hint);
        const failFast = await valueIn(strategy.failFast, scope);
        const maxParallel = strategy.maxParallel === null ? null : await valueIn(strategy.maxParallel, scope);
        if (typeof failFast !== 'boolean')
            return refuse(`"fail-fast" of "${step.id}" is ${JSON.stringify(failFast)}`, 'give it true or false');
        if (maxParallel !== null && !(Number.isInteger(maxParallel) && Number(maxParallel) > 0))
            return refuse(`"max-parallel" of "${step.id}" is ${JSON.stringify(maxParallel)}`, 'give it a whole number from 1 up');
        const { combinations } = combined;
        const total = combinations.length;
        const shared = {
            of: step.id,
            total,
            failFast,
            maxParallel: maxParallel === null ? total : Number(maxParallel),
        };
        const ids = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_3__/* .legIds */ .pR)(step.id, combinations);
        return await Promise.all(combinations.map((matrix, index) => legOf(step, ids[index] ?? '', { ...shared, index, matrix })));
    }
    catch (error) {
        if (error.name !== 'EvaluationError')
            throw error;
        return refuse(`the matrix of "${step.id}" cannot be evaluated: ${error.message}`, 'correct the expression, or the input that it takes');
    }
}
/** A value with all of its expressions evaluated. */
async function valueIn(value, scope) {
    if (typeof value === 'string')
        return (0,_expressions_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateValue */ .zG)(value, scope);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return Promise.all(value.map((each) => valueIn(each, scope)));
    const entries = Object.entries(value).map(async ([key, each]) => [key, await valueIn(each, scope)]);
    return Object.fromEntries(await Promise.all(entries));
}
async function legOf(step, id, leg) {
    return { ...step, id, name: await nameOf(step, leg), strategy: null, leg };
}
/** The name, with what it says of the matrix; other expressions stay as they are. */
async function nameOf({ id, name }, leg) {
    if (name === id)
        return (0,_matrix_js__WEBPACK_IMPORTED_MODULE_3__/* .legIds */ .pR)(id, [leg.matrix])[0] ?? id;
    const scope = { contexts: legContexts(leg), status: 'success', hashFiles: async () => '' };
    const parts = (0,_expressions_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .splitText */ .Ad)(name).segments.map(async ({ kind, text }) => {
        if (kind === 'text')
            return text;
        const parsed = (0,_expressions_expressions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .Y)(text);
        const isOfLeg = parsed.ok && parsed.value.uses.every(({ context }) => context === 'matrix' || context === 'strategy');
        return isOfLeg ? (0,_expressions_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateText */ .p_)(`\${{${text}}}`, scope).catch(() => `\${{${text}}}`) : `\${{${text}}}`;
    });
    return (await Promise.all(parts)).join('');
}
/** The contexts `matrix` and `strategy` of a step; empty for one that is no leg. */
function legContexts(leg) {
    if (leg === null)
        return { matrix: {}, strategy: {} };
    const { matrix, failFast, index, total, maxParallel } = leg;
    return {
        matrix,
        strategy: {
            'fail-fast': failFast,
            'job-index': index,
            'job-total': total,
            'max-parallel': maxParallel,
        },
    };
}
/** All steps with their legs in their places; who names a step with a matrix means all of its legs. */
function written(pipeline, legs) {
    const lists = new Map();
    const idsOf = (id) => legs.get(id)?.map((leg) => leg.id) ?? [id];
    const all = (ids) => {
        const known = lists.get(ids) ?? ids.flatMap(idsOf);
        lists.set(ids, known);
        return known;
    };
    const numbers = firstNumbers(pipeline, legs);
    let number = 0;
    const sectionOf = (steps) => steps
        .flatMap((step) => legs.get(step.id) ?? [])
        .map((step) => {
        number += 1;
        const { needs, started, behind, mentions, background } = step;
        return {
            ...step,
            number,
            needs: all(needs),
            started: all(started),
            behind: all(behind),
            background: moved(background, { all, numbers }),
            mentions: mentioning(mentions, idsOf),
        };
    });
    return { ...pipeline, steps: sectionOf(pipeline.steps), finally: sectionOf(pipeline.finally) };
}
/** By the numbers of the file, those that the first legs have; the last is that of a step that would come next. */
function firstNumbers({ steps, finally: last }, legs) {
    const numbers = [0, 1];
    for (const { id } of [...steps, ...last])
        numbers.push((numbers.at(-1) ?? 0) + (legs.get(id)?.length ?? 0));
    return numbers;
}
function moved(background, { all, numbers, }) {
    if (background?.kind !== 'service' || background.cancel === null)
        return background;
    const { after, before } = background.cancel;
    return { kind: 'service', cancel: { after: all(after), before: numbers[before] ?? before } };
}
function mentioning(mentions, idsOf) {
    const outputs = (each) => each.flatMap(({ step, output }) => idsOf(step).map((id) => ({ step: id, output })));
    const { condition } = mentions;
    return {
        ...mentions,
        steps: mentions.steps.flatMap(idsOf),
        outputs: outputs(mentions.outputs),
        condition: { ...condition, outputs: outputs(condition.outputs) },
    };
}
/** The steps that a name means: the one with this id, or all legs of the step with it. */
function stepsNamed(steps, name) {
    return steps.filter(({ id, leg }) => id === name || leg?.of === name);
}


/***/ }),

/***/ 79361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ allSteps)
/* harmony export */ });
/**
 * The Pipeline: what was asked for. Immutable and JSON-shaped; expressions are kept as written.
 * Blocks are flattened: what waits for what is all in `needs`.
 */
/** Every step of both sections, in the order of their numbers. */
function allSteps(pipeline) {
    return [...pipeline.steps, ...pipeline.finally];
}


/***/ }),

/***/ 45370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ changedBehind),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   g0: () => (/* binding */ guardsOf)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86328);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39157);
/** What a person's answer is bound to, and whether it still holds. Pure. */



/** The question of a step. @param prompt of a gate, evaluated; null for a step that asks by itself */
function questionOf(asking, prompt) {
    const { step, definition, inputs, needs } = asking;
    return {
        prompt,
        definition: definition.find(({ id }) => id === step.id)?.digest ?? '',
        inputs: (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionedInputs */ .zB)(step, inputs),
        needs,
        ...(step.approval === null ? {} : { guards: guardsOf(asking) }),
    };
}
/** The steps behind a gate, with what tells that one of them has changed. */
function guardsOf({ step, steps, definition, inputs, }) {
    const behind = (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .dependentsOf */ .yk)(steps, step.id);
    const digests = new Map(definition.map(({ id, digest }) => [id, digest]));
    const print = (each) => (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)([digests.get(each.id), (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionedInputs */ .zB)(each, inputs)]).slice(0, 12);
    return Object.fromEntries(steps.flatMap((each) => (behind.has(each.id) ? [[each.id, print(each)]] : [])));
}
/** The first of the steps behind a gate that is not as it was; null for none. */
function changedBehind(before, now) {
    const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
    const step = names.find((name) => before[name] !== now[name]);
    if (step === undefined)
        return null;
    const change = before[step] === undefined ? 'added' : now[step] === undefined ? 'removed' : 'changed';
    return { kind: 'behind', step, change };
}
/** In what a question differs from the one that was answered; null where it is the same, and the answer holds. */
function differenceOf(answered, now) {
    if (answered.definition !== now.definition)
        return { kind: 'definition', parts: [] };
    const input = Object.keys(now.inputs).find((name) => answered.inputs[name] !== now.inputs[name]);
    if (input !== undefined)
        return { kind: 'input', input };
    const before = new Map(answered.needs.map((need) => [need.step, need]));
    const again = now.needs.find(({ step, basis }) => before.get(step)?.basis !== basis);
    if (again !== undefined)
        return { kind: 'needs', step: again.step, change: again.basis === null ? 'runs-again' : 'ran-again' };
    const behind = changedBehind(answered.guards ?? {}, now.guards ?? {});
    if (behind !== null)
        return behind;
    return answered.prompt === now.prompt ? null : { kind: 'prompt' };
}
/** Before the step's turn has come: what its question says then is not known yet. @param asking told only where there is an answer */
function standingOf(record, asking) {
    const { answer } = record ?? {};
    if (answer === undefined)
        return { kind: 'none' };
    const because = differenceOf(answer.question, questionOf(asking(), answer.question.prompt));
    return because === null ? { kind: 'answered', answer } : { kind: 'differs', because };
}


/***/ }),

/***/ 28569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WU: () => (/* binding */ arrivedStep),
/* harmony export */   tu: () => (/* binding */ withRecorded),
/* harmony export */   w6: () => (/* binding */ arrivingPlan)
/* harmony export */ });
const NOTHING_MENTIONED = {
    ...{ inputs: [], secrets: [], github: [], env: [], strategy: [], steps: [], outputs: [], overridden: [] },
    condition: { env: [], outputs: [] },
};
/** A step of a workflow as the engine knows steps. */
function arrivedStep({ id, name, number, needs }, words) {
    return {
        ...{ id, name, number, needs, ...words, section: 'steps', run: '', shell: null, workingDirectory: null },
        ...{ env: {}, behind: [], needsWritten: true, if: null, timeoutMinutes: null, continueOnError: false },
        retries: { max: 0, delayMs: 0, backoff: 'fixed', maxDelayMs: null, when: [] },
        ...{ started: [], background: null, strategy: null, leg: null, approval: null },
        ...{ keep: 'nothing', mentions: NOTHING_MENTIONED, line: 1 },
    };
}
/** The steps that earlier attempts had, in place of those of a pipeline file. */
function withRecorded(pipeline, record) {
    const words = { rerun: 'auto', reads: null, writes: null };
    return { ...pipeline, steps: (record?.definition ?? []).map((each) => arrivedStep(each, words)) };
}
/** Nothing is decided, and nothing brought back, before a step comes. @param installs what is not here of what steps installed @param from the step that a person named */
function arrivingPlan(record, { installs = new Map(), from, }) {
    const definition = record?.definition ?? [];
    const steps = definition.map(({ id, needs, section }) => {
        const missing = installs.get(id);
        const reason = id === from
            ? { kind: 'chosen' }
            : missing === undefined
                ? { kind: 'not-come' }
                : { kind: 'install', installs: missing };
        return { id, needs, section, started: [], decision: 'leave', reason, standsFor: null };
    });
    return { steps, definition, arriving: { from } };
}


/***/ }),

/***/ 52768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ hasCleanUp),
/* harmony export */   w: () => (/* binding */ cleanUpPlan)
/* harmony export */ });
/* harmony import */ var _expressions_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94861);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86328);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39157);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26983);
/** The steps that run after a signal has stopped an attempt: those whose `if` asks for it, and `finally`. Pure. */




/**
 * What a stopped attempt has left to run. Whether a step does run is up to its `if`.
 * @param run the record after the stop
 * @param asked the plan of the attempt, where it is known
 */
function cleanUpPlan(pipeline, run, asked = null) {
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(run);
    const before = new Map((asked?.steps ?? []).map((step) => [step.id, step]));
    const ordered = [...(0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(pipeline.steps), ...(0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(pipeline.finally)];
    const steps = ordered.map((step) => {
        const { id, needs, started, section } = step;
        const record = records.get(id);
        const standsFor = before.get(id)?.standsFor ?? null;
        return { id, needs, started, section, standsFor, ...decide(step, record) };
    });
    return { steps, definition: (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionsOf */ .mu)(pipeline), isCleanUp: true };
}
/** Whether a stopped attempt has steps left that run if their `if` lets them. */
function hasCleanUp(pipeline, run) {
    return cleanUpPlan(pipeline, run).steps.some(({ decision }) => decision === 'run');
}
function decide(step, record) {
    if (record === undefined)
        return { decision: 'leave', reason: { kind: 'new' } };
    const { state, completion } = record;
    if ((state === 'completed' || state === 'skipped') && completion !== null)
        return { decision: 'reuse', reason: { kind: state, completion: completion.number } };
    const reason = record.reason ?? { kind: 'new' };
    if (state === 'waiting')
        return { decision: 'ask', reason };
    if (state !== 'pending' || !asksToRun(step))
        return { decision: 'leave', reason };
    const isStarted = record.started || record.maybe_started === true;
    return { decision: step.rerun === 'ask' && isStarted ? 'ask' : 'run', reason };
}
/** In `finally`, `always()` holds where no `if` is written. */
function asksToRun({ section, if: condition }) {
    return condition === null ? section === 'finally' : (0,_expressions_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsStatus */ .M9)(condition);
}


/***/ }),

/***/ 86328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ partDigests),
/* harmony export */   Ty: () => (/* binding */ changedParts),
/* harmony export */   lC: () => (/* binding */ mentionedFingerprints),
/* harmony export */   mu: () => (/* binding */ definitionsOf),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf),
/* harmony export */   zB: () => (/* binding */ mentionedInputs)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _pipeline_expand_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84766);
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79361);
/* harmony import */ var _words_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44192);




/**
 * The graph that runs, with each step's *definition*: what makes it another step when it changes. That is its
 * words as written, with `defaults` and the pipeline's `env` applied; not its name, times, retries or `rerun`.
 */
function definitionsOf(pipeline) {
    const steps = (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_3__/* .allSteps */ .B)(pipeline);
    const written = new Map(steps.flatMap(({ id, leg }) => (leg === null ? [] : [[id, leg.of]])));
    return steps.map((step) => definitionOf(step, { pipeline, written }));
}
function definitionOf(step, around) {
    const parts = partsOf(step, around);
    return {
        id: step.id,
        name: step.name,
        number: step.number,
        section: step.section,
        needs: step.needs,
        ...(step.started.length === 0 ? {} : { started: step.started }),
        ...(step.background === null ? {} : { background: step.background.kind }),
        ...(step.leg === null ? {} : { of: step.leg.of }),
        ...(step.retries.max === 0 ? {} : { tries: step.retries.max + 1 }),
        parts,
        digest: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(parts),
    };
}
/** Parts that say nothing are left out, so that a word the language gains later changes no old digest. */
function partsOf(step, { pipeline, written }) {
    const parts = {
        run: step.approval === null ? step.run : null,
        approval: step.approval,
        shell: step.shell,
        env: orNull(step.env),
        // Apart, since what steps set by $GITHUB_ENV stands over the one and under the other.
        'env of the pipeline': orNull(without(pipeline.env, step.mentions.overridden)),
        'working-directory': step.workingDirectory,
        // In whatever order they are named.
        needs: step.needsWritten ? asWritten(step.needs, written) : null,
        background: step.background?.kind ?? null,
        matrix: step.leg === null ? null : plainOf(step.leg.matrix),
        strategy: strategyOf(step),
        if: step.if,
        reads: step.reads,
        writes: step.writes,
        'continue-on-error': step.continueOnError === false ? null : step.continueOnError,
    };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}
function asWritten(needs, written) {
    return [...new Set(needs.map((id) => written.get(id) ?? id))].sort();
}
/** The values of a leg; those that are lists or mappings as text. */
function plainOf(matrix) {
    const entries = Object.entries(matrix).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]);
    return Object.fromEntries(entries);
}
/** The values of `strategy` that the step's expressions mention: with another number of legs they are others. */
function strategyOf({ leg, mentions }) {
    const { strategy } = (0,_pipeline_expand_js__WEBPACK_IMPORTED_MODULE_1__/* .legContexts */ .v4)(leg);
    const isMentioned = (name) => mentions.strategy.some((each) => each === '*' || each === name);
    const entries = Object.entries(strategy).filter(([name]) => isMentioned(name));
    return entries.length === 0 ? null : Object.fromEntries(entries);
}
function orNull(mapping) {
    return Object.keys(mapping).length === 0 ? null : mapping;
}
function without(mapping, names) {
    return Object.fromEntries(Object.entries(mapping).filter(([name]) => !names.includes(name)));
}
/** The inputs that a step mentions, with their values. */
function mentionedInputs(step, inputs) {
    if (step.mentions.inputs.includes('*'))
        return inputs;
    return Object.fromEntries(Object.entries(inputs).filter(([name]) => step.mentions.inputs.includes(name)));
}
/** The first digits of the digest of each value of the `github` context, which may be large and not for all eyes. */
function fingerprintsOf(github) {
    return Object.fromEntries(Object.entries(github ?? {}).map(([name, value]) => [name, (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(value).slice(0, 12)]));
}
/** Those of the values that a step mentions. */
function mentionedFingerprints({ mentions }, github) {
    const all = fingerprintsOf(github);
    if (mentions.github.includes('*'))
        return all;
    // `env.GITHUB_SHA` has the value of `github.sha`.
    const variables = mentions.env.filter((name) => /^GITHUB_/i.test(name) && (0,_words_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunnerVariable */ .R)(name));
    const names = [...mentions.github, ...variables.map((name) => name.slice('GITHUB_'.length).toLowerCase())];
    return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}
/** The first digits of the digest of each part. */
function partDigests({ parts }) {
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(part).slice(0, 12)]));
}
/** The names of the parts in which a definition differs from the one that a completion notes. */
function changedParts(completion, now) {
    const after = partDigests(now);
    const names = new Set([...Object.keys(completion.parts), ...Object.keys(after)]);
    return [...names].filter((name) => completion.parts[name] !== after[name]);
}


/***/ }),

/***/ 31127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ isOnlyBehind),
/* harmony export */   Q2: () => (/* binding */ isLoss),
/* harmony export */   kB: () => (/* binding */ isOnlyGone),
/* harmony export */   kv: () => (/* binding */ doubtOf)
/* harmony export */ });
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45370);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86328);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39157);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39785);




/** A `rerun: always` step whose own files are gone runs again, and what was built on it stays. */
function isOnlyGone({ rerun }, doubt) {
    return rerun === 'always' && (doubt?.kind === 'unsaved' || doubt?.kind === 'lost');
}
/** A gate that asks again because of what comes after it: what was built on it stays. */
function isOnlyBehind(doubt) {
    return doubt?.kind === 'behind';
}
/** Why a completion does not count, files aside; null when nothing speaks against it. */
function doubtOf(evidence) {
    const { step, completion, counts, now } = evidence;
    const definition = now.get(step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    if (completion.definition !== definition.digest) {
        return { kind: 'definition', parts: (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .changedParts */ .Ty)(completion, definition) };
    }
    const value = otherValue(step, completion, evidence);
    if (value !== null)
        return value;
    const noted = new Map(completion.needs.map((need) => [need.step, need.basis]));
    const other = otherNeed((0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .endNeeds */ .lj)(step.id, now), noted, counts) ?? otherStart(evidence);
    if (other !== null)
        return other;
    if (step.behind.length > 0 || completion.behind !== undefined) {
        const before = [...(0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .endedBefore */ .a6)([...now.values()], step.id)].filter((id) => now.get(id)?.background !== 'service');
        const further = otherNeed(before, allNoted(completion, counts), counts);
        if (further !== null)
            return further;
    }
    return completion.guards === undefined ? null : doubtOfGuards(completion.guards, evidence);
}
function doubtOfGuards(before, { step, request }) {
    const { pipeline, definition, inputs } = request;
    return (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .changedBehind */ .J7)(before, (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .guardsOf */ .g0)({ step, steps: pipeline.steps, definition, inputs }));
}
/** An input, or a variable from outside, that is another one than was noted. */
function otherValue(step, noted, { inputs, outside }) {
    const values = (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionedInputs */ .zB)(step, inputs);
    const names = new Set([...Object.keys(values), ...Object.keys(noted.inputs)]);
    for (const input of names) {
        if (values[input] !== noted.inputs[input])
            return { kind: 'input', input };
    }
    for (const [name, before] of outside === undefined ? [] : Object.entries(noted.env ?? {}))
        if (outside?.(name) !== before)
            return { kind: 'env', name };
    return null;
}
/** The first of the steps in the background that a step depends on which is started from something else than was noted. */
function otherStart(evidence) {
    const { step, completion, counts, now, steps, request } = evidence;
    const [wanted, noted] = [(0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .startsOf */ .jb)(step.id, now), completion.started ?? {}];
    const added = [...wanted].find((id) => !Object.hasOwn(noted, id));
    if (added !== undefined)
        return { kind: 'needs', step: added, change: 'added' };
    for (const [id, start] of Object.entries(noted)) {
        const own = steps.get(id);
        if (own === undefined || !wanted.has(id))
            return { kind: 'needs', step: id, change: 'removed' };
        const isSame = !request.chosen.has(id) &&
            now.get(id)?.digest === start.definition &&
            otherValue(own, start, evidence) === null &&
            otherNeed((0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .endNeeds */ .lj)(id, now), new Map(Object.entries(start.needs)), counts) === null;
        if (!isSame)
            return { kind: 'needs', step: id, change: 'runs-again' };
    }
    return null;
}
/** The first of some steps that does not count as a completion notes it. */
function otherNeed(needs, noted, counts) {
    const wanted = new Set(needs);
    const added = [...wanted].find((need) => !noted.has(need));
    if (added !== undefined)
        return { kind: 'needs', step: added, change: 'added' };
    const removed = [...noted.keys()].find((need) => !wanted.has(need));
    if (removed !== undefined)
        return { kind: 'needs', step: removed, change: 'removed' };
    const again = [...noted].find(([need, basis]) => counts.get(need)?.basis !== basis);
    return again === undefined ? null : { kind: 'needs', step: again[0], change: 'runs-again' };
}
/** What a completion notes of all that its step depends on, through what those note with which it counts where it does not say so itself. */
function allNoted(completion, counts) {
    const noted = new Map();
    const open = [completion];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
        for (const [step, basis] of Object.entries(each.behind ?? {}))
            noted.set(step, basis);
        for (const { step, basis } of each.needs) {
            const isNew = !noted.has(step);
            noted.set(step, basis);
            const through = counts.get(step);
            if (isNew && each.behind === undefined && through?.basis === basis)
                open.push(through);
        }
    }
    return noted;
}
/** Whether a reason says that a step's files cannot be had. */
function isLoss({ kind }) {
    return kind === 'lost' || kind === 'differs' || kind === 'unsaved';
}


/***/ }),

/***/ 50058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ MOST_NAMED)
/* harmony export */ });
/** What is known of the files when a plan is made: as values, so that the plan stays pure. */
/** So many files are named in a reason. */
const MOST_NAMED = 5;


/***/ }),

/***/ 39157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   a6: () => (/* binding */ endedBefore),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   yk: () => (/* binding */ dependentsOf)
/* harmony export */ });
/** The nodes so that each comes after what it needs, otherwise in the order given. @throws Error on a cycle. */
function inOrder(nodes) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const done = new Set();
    const open = new Set();
    const sorted = [];
    for (const root of nodes) {
        const stack = [{ node: root, next: 0 }];
        while (stack.length > 0) {
            const top = stack[stack.length - 1];
            if (top === undefined)
                break;
            if (done.has(top.node.id)) {
                stack.pop();
                continue;
            }
            open.add(top.node.id);
            const need = top.node.needs[top.next++];
            if (need === undefined) {
                sorted.push(top.node);
                done.add(top.node.id);
                open.delete(top.node.id);
                stack.pop();
            }
            else if (!done.has(need)) {
                if (open.has(need))
                    throw new Error(`a cycle through ${need}`);
                const node = byId.get(need);
                if (node !== undefined)
                    stack.push({ node, next: 0 });
            }
        }
    }
    return sorted;
}
/** The ids of all that a node depends on, directly and through others. */
function ancestorsOf(nodes, id) {
    const needs = new Map(nodes.map((node) => [node.id, node.needs]));
    return reach(id, (at) => needs.get(at) ?? []);
}
/** The ids of all that has ended when a node starts: of some that it depends on only the start is waited for. */
function endedBefore(nodes, id) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const ended = new Set();
    const next = (at) => {
        const { needs = [], started = [] } = byId.get(at) ?? {};
        for (const need of needs)
            if (!started.includes(need))
                ended.add(need);
        return needs;
    };
    reach(id, next);
    return ended;
}
/** The ids of all that depends on a node, directly and through others. */
function dependentsOf(nodes, id) {
    const wanted = new Map();
    for (const node of nodes) {
        for (const need of node.needs) {
            const list = wanted.get(need);
            if (list === undefined)
                wanted.set(need, [node.id]);
            else
                list.push(node.id);
        }
    }
    return reach(id, (at) => wanted.get(at) ?? []);
}
function reach(from, next) {
    const seen = new Set();
    const stack = [...next(from)];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
        if (seen.has(id))
            continue;
        seen.add(id);
        stack.push(...next(id));
    }
    return seen;
}


/***/ }),

/***/ 26983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xv: () => (/* binding */ hasEndedWell),
  S4: () => (/* binding */ judge),
  M$: () => (/* binding */ recordsOf)
});

// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var tree_state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/plan/doubt.js
var plan_doubt = __webpack_require__(31127);
// EXTERNAL MODULE: ./build/src/tree/adopt.js
var adopt = __webpack_require__(93420);
// EXTERNAL MODULE: ./build/src/tree/order.js
var order = __webpack_require__(71078);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var patterns = __webpack_require__(1671);
// EXTERNAL MODULE: ./build/src/plan/facts.js
var facts = __webpack_require__(50058);
;// CONCATENATED MODULE: ./build/src/plan/files.js






/** Why what a step saved cannot be had, or does not fit here; null where it can be had. */
function lossOf({ record, completion }, { files, atStart }) {
    const { number, basis } = completion;
    const lost = files.lost.get(number);
    if (lost !== undefined)
        return { kind: 'lost', ...lost };
    const change = files.changes.get(number);
    if (change === undefined) {
        const wasSkipped = record.outcome === 'skipped' && record.completion?.number === number;
        return wasSkipped ? null : { kind: 'unsaved' };
    }
    if (files.place === 'here')
        return null;
    const tree = atStart();
    const path = (0,adopt/* misfit */.hH)(files.changes.get(basis) ?? change, tree, (each) => files.committed.has(each));
    if (path === null)
        return null;
    return { kind: 'differs', path: (0,tree_path/* textOf */.b6)(path), ...(tree.has(path) ? {} : { unsaved: true }) };
}
/** Whether what a step depends on in the files has changed. */
function doubtOfReads({ step, completion }, ground) {
    const { files, later } = ground;
    if (step.reads === null)
        return doubtOfSource(completion, files);
    const matches = (0,patterns/* compilePatterns */.xi)(step.reads);
    if ((0,patterns/* readsDigest */.I2)(withEdits(ground.atStart(), later), matches) !== completion.reads)
        return { kind: 'reads', paths: readsChanged(completion, ground, matches).map(tree_path/* textOf */.b6) };
    if (completion.source.commit !== null && completion.source.commit === files.commit)
        return null;
    const name = Object.keys(completion.github).find((each) => completion.github[each] !== (files.github[each] ?? ''));
    return name === undefined ? null : { kind: 'github', name };
}
/** Without `reads` a step depends on all of the source elsewhere: the commits, and every file that git does not ignore. */
function doubtOfSource({ number, source }, files) {
    const { commit, digest, nested = {}, roots = {} } = source;
    const { began } = files;
    if (number > began.after)
        return null;
    if (commit !== null && began.commit !== null && commit !== began.commit)
        return { kind: 'commit', from: commit, to: began.commit };
    for (const folder of new Set([...Object.keys(nested), ...Object.keys(began.nested)])) {
        const [from, to] = [nested[folder] || null, began.nested[folder] || null];
        if (from !== to)
            return { kind: 'commit', from, to, folder };
    }
    // A root that the pipeline has listed since is source as it is found.
    const { digests } = files;
    const isOther = Object.entries(roots).some(([root, before]) => (digests.roots?.[root] ?? before) !== before);
    if (digest === digests.digest && !isOther)
        return null;
    return { kind: 'source', paths: sourceChanged(files, () => true).map(tree_path/* textOf */.b6) };
}
function withEdits(tree, edits) {
    if (edits.length === 0)
        return tree;
    const altered = new Map(tree);
    for (const { path, after } of edits) {
        if (after === null)
            altered.delete(path);
        else
            altered.set(path, after);
    }
    return altered;
}
/**
 * Which of the files that a step reads have changed, as far as names can tell: of the files that it found only a digest is known. Edits come
 * first, then the source, then what other steps left.
 */
function readsChanged({ number, basis, began_after: began = basis }, { files, later }, matches) {
    const meanwhile = files.edits.flatMap((edit) => edit.number > began && edit.number < basis ? [...edit.change] : []);
    const named = [...touchedBy([...later, ...meanwhile], matches), ...sourceChanged(files, matches)];
    if (named.length > 0)
        return (0,order/* firstOf */.K)(new Set(named), facts/* MOST_NAMED */.S);
    const others = [...files.changes].filter(([each]) => each !== number);
    return (0,order/* firstOf */.K)(new Set(others.flatMap(([, change]) => touchedBy(change, matches))), facts/* MOST_NAMED */.S);
}
function touchedBy(change, matches) {
    return change.flatMap(({ path, before, after }) => matches(path) && !(0,tree_state/* sameState */.yY)(before, after) ? [path] : []);
}
function sourceChanged({ source, sourceBefore }, matches) {
    if (sourceBefore === null)
        return [];
    const paths = [...new Set([...sourceBefore.keys(), ...source.keys()])];
    return (0,order/* firstOf */.K)(paths.filter((path) => {
        const [before, now] = [sourceBefore.get(path), source.get(path)];
        return matches(path) && !(0,tree_state/* sameState */.yY)(before, now) && !(0,tree_state/* sameInGit */.y)(before, now);
    }), facts/* MOST_NAMED */.S);
}
function madeBy({ edits, changes }, candidates) {
    const made = new Map();
    for (const { change } of edits)
        for (const { path } of change)
            made.set(path, []);
    if (made.size === 0)
        return made;
    for (const { completion } of candidates)
        for (const { path, before, after } of changes.get(completion.number) ?? [])
            if (!(0,tree_state/* sameState */.yY)(before, after))
                made.get(path)?.push(completion.basis);
    return made;
}
/** The edits that a step would find at its start, of those after its place: not those of what only a later step made. */
function editsFor(place, { edits, tree, made }) {
    const isLaterMade = (path, number) => !tree.has(path) && made.get(path)?.some((each) => each > place && each < number) === true;
    return edits.flatMap(({ number, change }) => number > place ? change.filter(({ path }) => !isLaterMade(path, number)) : []);
}

// EXTERNAL MODULE: ./build/src/plan/services.js
var services = __webpack_require__(39785);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
;// CONCATENATED MODULE: ./build/src/plan/stack.js

/** Pure but for its own memory. */
class Stack {
    #tree;
    #laid = [];
    #noted;
    /** @param noted what is laid after this place can be taken off again: the rest is not kept in mind */
    constructor(source, noted = Number.POSITIVE_INFINITY) {
        this.#tree = new Map(source);
        this.#noted = noted;
    }
    /** With all that has been laid so far. */
    get tree() {
        return this.#tree;
    }
    /** Puts a change on top. Places never go down. */
    lay(change, { kind, place }) {
        for (const { path, after } of (0,fold/* putsOn */.om)(this.#tree, change)) {
            if (place > this.#noted)
                this.#laid.push({ kind, place, path, under: this.#tree.get(path) });
            if (after === null)
                this.#tree.delete(path);
            else
                this.#tree.set(path, after);
        }
    }
    /** The tree without what steps have laid after a place. What persons did stays. */
    upTo(place) {
        const under = new Map();
        const edited = new Set();
        for (let at = this.#laid.length - 1; at >= 0; at--) {
            const laid = this.#laid[at];
            if (laid === undefined || laid.place <= place)
                break;
            if (laid.kind === 'edit')
                edited.add(laid.path);
            else if (!edited.has(laid.path))
                under.set(laid.path, laid.under);
        }
        if (under.size === 0)
            return this.#tree;
        const tree = new Map(this.#tree);
        for (const [path, entry] of under) {
            if (entry === undefined)
                tree.delete(path);
            else
                tree.set(path, entry);
        }
        return tree;
    }
}

// EXTERNAL MODULE: ./build/src/plan/stale.js
var stale = __webpack_require__(29060);
;// CONCATENATED MODULE: ./build/src/plan/judge.js







/**
 * Goes through the completions in their order, with the workspace as it was before each. Then asks of each that counts whether the person's
 * files are still as it left them; where they are not, all are gone through again without it.
 */
function judge(request) {
    const candidates = candidatesOf(request);
    const excluded = new Map();
    for (;;) {
        const { judged, tree } = walk(request, candidates, excluded);
        const counting = candidates.filter(({ step }) => judged.counts.has(step.id));
        const size = excluded.size;
        if (request.files !== null) {
            for (const [step, reason] of otherwiseLeft(counting, request.files, tree))
                excluded.set(step, reason);
            if (excluded.size === size && request.edited)
                for (const [step, paths] of (0,stale/* staleEdits */.T)(counting, request.files, request.pipeline.path))
                    excluded.set(step, { kind: 'edited', paths: paths.map(tree_path/* textOf */.b6) });
        }
        if (excluded.size === size)
            return judged;
    }
}
/** The completions that may count, in their order. For a `rerun: always` step a later try that failed changes nothing. */
function candidatesOf({ pipeline, record }) {
    const records = recordsOf(record);
    return pipeline.steps
        .flatMap((step) => {
        if ((0,services/* isService */.kd)(step))
            return [];
        const own = records.get(step.id);
        const isAlways = step.rerun === 'always';
        const completion = isAlways ? own?.last_good : own?.completion;
        return own && completion && (isAlways || hasEndedWell(own)) ? [{ step, record: own, completion }] : [];
    })
        .sort((a, b) => a.completion.basis - b.completion.basis);
}
function walk(request, candidates, excluded) {
    const { files, chosen } = request;
    const now = new Map(request.definition.map((entry) => [entry.id, entry]));
    const steps = new Map(request.pipeline.steps.map((step) => [step.id, step]));
    const counts = new Map();
    const doubts = new Map();
    const stack = new Stack(files?.source ?? new Map(), earliestStart(candidates));
    const late = files === null ? [] : lateLayers(files, candidates);
    const made = files === null ? new Map() : madeBy(files, candidates);
    const layUpTo = (place) => {
        for (let next = late[0]; next !== undefined && next.place < place; next = late[0]) {
            late.shift();
            if (next.step === null || counts.has(next.step))
                stack.lay(next.change, next);
        }
    };
    for (const candidate of candidates) {
        const { step, record, completion } = candidate;
        const { basis, number, began_after: began = basis - 1 } = completion;
        layUpTo(basis);
        const ground = files && {
            files,
            atStart: () => stack.upTo(began),
            later: editsFor(basis, { edits: files.edits, tree: stack.tree, made }),
        };
        const { inputs, outside } = request;
        const evidence = { step, completion, inputs, counts, now, outside, steps, request };
        const loss = ground && lossOf(candidate, ground);
        const other = excluded.get(step.id) ?? (0,plan_doubt/* doubtOf */.kv)(evidence);
        // A `never` step that cannot be had must not be hidden by what else has changed.
        const first = step.rerun === 'never' ? (loss ?? other) : (other ?? loss);
        const doubt = first ?? (ground && doubtOfReads(candidate, ground));
        if (doubt !== null)
            doubts.set(step.id, doubt);
        const stays = doubt === null || isKept(step, record, doubt) || (0,plan_doubt/* isOnlyGone */.kB)(step, doubt) || (0,plan_doubt/* isOnlyBehind */.P8)(doubt);
        if (chosen.has(step.id) || !stays)
            continue;
        counts.set(step.id, completion);
        const change = files?.changes.get(basis) ?? (basis === number ? undefined : files?.changes.get(number));
        stack.lay(change ?? [], { kind: 'step', place: basis });
    }
    layUpTo(Number.POSITIVE_INFINITY);
    const told = new Map([...doubts].map(([step, doubt]) => [step, toldOf(doubt, counts)]));
    return { judged: { counts, doubts: told }, tree: stack.tree };
}
function lateLayers({ edits, changes }, candidates) {
    const again = candidates.flatMap(({ step, completion: { number, basis } }) => {
        const change = changes.get(number);
        return number === basis || change === undefined || !changes.has(basis)
            ? []
            : [{ kind: 'step', place: number, step: step.id, change }];
    });
    const edited = edits.map(({ number, change }) => ({ kind: 'edit', place: number, step: null, change }));
    return [...again, ...edited].sort((a, b) => a.place - b.place);
}
/** The lowest number of completions that there were when one of them was started, of those beside which others ended. */
function earliestStart(candidates) {
    return candidates.reduce((least, { completion }) => Math.min(least, completion.began_after ?? least), Number.POSITIVE_INFINITY);
}
/**
 * Steps whose person's files are in another state than the one that they noted; of files that git does not track, those that are gone: a log
 * of the run itself grows in each attempt. The last step that counts speaks for each path, be it in its notes or, thanks to its `writes`, in
 * its change.
 */
function otherwiseLeft(counting, { noted, changes, isTracked }, tree) {
    const spoken = new Set();
    const others = new Map();
    const newest = counting.toSorted((a, b) => b.completion.number - a.completion.number);
    for (const { step, completion } of newest) {
        for (const { path, state } of noted.get(completion.number) ?? []) {
            if (spoken.has(path))
                continue;
            spoken.add(path);
            const now = tree.get(path);
            if ((0,tree_state/* sameState */.yY)(now, state) || (now !== undefined && !isTracked(path)))
                continue;
            if (step.rerun === 'never' || others.has(step.id))
                continue;
            others.set(step.id, { kind: 'differs', path: (0,tree_path/* textOf */.b6)(path) });
        }
        for (const { path } of changes.get(completion.number) ?? [])
            spoken.add(path);
    }
    return others;
}
/** A step that counts after all has run again before: its new completion comes later than those that were built on its old one. */
function toldOf(doubt, counts) {
    const isDone = doubt.kind === 'needs' && doubt.change === 'runs-again' && counts.has(doubt.step);
    return isDone ? { ...doubt, change: 'ran-again' } : doubt;
}
/** `rerun: never` stands, whatever changed, unless its files cannot be brought back. */
function isKept(step, record, doubt) {
    return step.rerun === 'never' && record.outcome !== 'skipped' && !(0,plan_doubt/* isLoss */.Q2)(doubt);
}
/** Whether a step has ended and did not fail: skipped counts, and so does a failure with `continue-on-error`. */
function hasEndedWell(record) {
    return record !== undefined && record.completion !== null && record.failure === null;
}
/** The records of a run's steps by id, those included that the pipeline no longer has. */
function recordsOf(record) {
    return new Map([...(record?.removed_steps ?? []), ...(record?.steps ?? [])].map((step) => [step.id, step]));
}


/***/ }),

/***/ 18124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ nothingToDo),
/* harmony export */   Sz: () => (/* binding */ behindQuestions),
/* harmony export */   bB: () => (/* binding */ decisionsOf),
/* harmony export */   i7: () => (/* binding */ startsAnything),
/* harmony export */   q5: () => (/* binding */ isPlan),
/* harmony export */   wj: () => (/* binding */ withFinally)
/* harmony export */ });
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79361);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26983);
/** What a plan that is made says. */


/** Whether a run is done with: all its steps count, and so did its `finally`. */
function nothingToDo(run, made, choice) {
    if (run.status !== 'completed' || choice.kind !== 'all')
        return false;
    return made.steps.every((step) => step.section === 'finally' || step.decision === 'reuse');
}
/** The plan of a run that is done with, and whose files are brought back: what `finally` left comes with them. */
function withFinally(made, run) {
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run);
    const steps = made.steps.map((step) => {
        const completion = records.get(step.id)?.completion?.number;
        if (step.section !== 'finally' || completion === undefined)
            return step;
        const kind = records.get(step.id)?.outcome === 'skipped' ? 'skipped' : 'completed';
        return { ...step, decision: 'reuse', reason: { kind, completion } };
    });
    return { ...made, steps };
}
/** Whether a plan is one, rather than a refusal. */
function isPlan(result) {
    return !('kind' in result);
}
/** Whether an attempt may start a step; `finally` comes when nobody is asked. */
function startsAnything({ steps }) {
    const behind = behindQuestions(new Map(steps.map((step) => [step.id, step])), steps);
    const asks = behind.size > 0;
    return steps.some(({ id, section, decision }) => decision === 'run' && !behind.has(id) && (section === 'steps' || !asks));
}
/** The plan as an attempt's first event holds it, in the order of the file. */
function decisionsOf(made, pipeline) {
    const byId = new Map(made.steps.map((step) => [step.id, step]));
    return (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .B)(pipeline).flatMap(({ id }) => {
        const step = byId.get(id);
        return step === undefined ? [] : [{ step: id, decision: step.decision, reason: step.reason }];
    });
}
/** The steps that ask, and all that waits for one, as far as that is known. */
function behindQuestions(judged, order) {
    const behind = new Set();
    for (const { id, needs } of order) {
        const own = judged.get(id);
        const stops = own?.decision === 'ask' && own.mayGoOn !== true;
        if (stops || needs.some((need) => behind.has(need)))
            behind.add(id);
    }
    return behind;
}


/***/ }),

/***/ 60158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ outsideOf),
/* harmony export */   z: () => (/* binding */ mentionedOutside)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _words_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44192);
/** Variables from outside the pipeline that its expressions mention. Pure. */


/** Shells and terminals set these anew each time. */
const VOLATILE = new Set([
    '_',
    'COLUMNS',
    'HOSTNAME',
    'LINES',
    'OLDPWD',
    'PWD',
    'SHLVL',
    'TERM',
    'INVOCATION_ID',
]);
/** These steps do not get. */
const HIDDEN = /^(?:ACTIONS|INPUT|STATE|SAVEPOINT)_/;
/** @param folders of this machine: a value at or below one of them equals the same place elsewhere */
function outsideOf(env, folders) {
    const places = Object.entries(folders)
        .filter(([, folder]) => folder.length > 1)
        .sort(([, a], [, b]) => b.length - a.length);
    const placed = (part) => {
        const place = places.find(([, folder]) => part === folder || part.startsWith(`${folder}/`));
        return place === undefined ? part : `<${place[0]}>${part.slice(place[1].length)}`;
    };
    const placedIn = (name) => (env[name] ?? '').split(':').map(placed).join(':');
    const isOurs = (name) => !HIDDEN.test(name) && !(0,_words_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunnerVariable */ .R)(name) && !VOLATILE.has(name);
    const all = () => Object.entries(env)
        .filter(([name, value]) => value && isOurs(name))
        .map(([name]) => name)
        .sort();
    return (name) => {
        if (name === '*')
            return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(all().map((each) => [each, placedIn(each)])).slice(0, 12);
        // The runner's own change with every attempt.
        if ((env[name] ?? '') === '' || HIDDEN.test(name) || (0,_words_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunnerVariable */ .R)(name))
            return '';
        return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(placedIn(name)).slice(0, 12);
    };
}
/**
 * The variables that a step's expressions mention, with their fingerprints. Those are left out that the pipeline or a step sets to a text
 * of its own. Of a name that is computed, all count (`*`).
 * @param set names of variables that earlier steps set
 */
function mentionedOutside({ mentions, env }, outside, { pipeline, set }) {
    // An expression in the step's own `env` may speak of the variable that it replaces.
    const own = Object.entries(env).flatMap(([name, value]) => (value.includes('${{') ? [] : [name]));
    const inside = new Set([...Object.keys(pipeline), ...own, ...set]);
    const names = mentions.env.filter((name) => !inside.has(name));
    return Object.fromEntries(names.map((name) => [name, outside(name)]));
}


/***/ }),

/***/ 70786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./build/src/pipeline/expand.js
var expand = __webpack_require__(84766);
// EXTERNAL MODULE: ./build/src/record/run.js
var run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var tree_patterns = __webpack_require__(1671);
// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: ./build/src/plan/graph.js
var graph = __webpack_require__(39157);
// EXTERNAL MODULE: ./build/src/plan/made.js
var made = __webpack_require__(18124);
// EXTERNAL MODULE: ./build/src/plan/services.js
var services = __webpack_require__(39785);
// EXTERNAL MODULE: ./build/src/plan/withheld.js
var plan_withheld = __webpack_require__(91102);
;// CONCATENATED MODULE: ./build/src/plan/again.js
/** What runs again although it counts: the services and the `rerun: always` steps that running ones need. Pure. */





/** A step that runs brings along the services beside it, and the `rerun: always` steps before it, and these bring others. */
function runAgain(judged, question) {
    const running = () => [...judged.values()].filter(({ decision }) => decision === 'run').length;
    const { pipeline, record, choice } = question;
    const hasFinally = () => pipeline.finally.length > 0 &&
        choice.kind !== 'only' &&
        !(record !== null && (0,made/* nothingToDo */.KN)(record, { steps: [...judged.values()] }, choice));
    const behind = () => (0,made/* behindQuestions */.Sz)(judged, (0,graph/* inOrder */.al)(pipeline.steps));
    const refused = behindRejected(judged, (0,graph/* inOrder */.al)(pipeline.steps));
    (0,services/* decideServices */.Jm)(judged, { ...question, unreachable: new Set([...behind(), ...refused]), hasFinally: false });
    for (let before = -1; before !== running();) {
        before = running();
        runAlways(judged, question);
        const unreachable = behind();
        const hasEnd = unreachable.size === 0 && hasFinally();
        (0,services/* decideServices */.Jm)(judged, {
            ...question,
            unreachable: new Set([...unreachable, ...refused]),
            hasFinally: hasEnd,
        });
    }
}
/**
 * `rerun: always`: runs in every attempt in which a step that depends on it runs, or in which `finally` needs of it what was not saved.
 */
function runAlways(judged, request) {
    const order = (0,graph/* inOrder */.al)(request.pipeline.steps);
    const unreachable = (0,made/* behindQuestions */.Sz)(judged, order);
    const busy = new Set(neededAtTheEnd(judged, request));
    for (const step of [...order].reverse()) {
        const planned = judged.get(step.id);
        if (planned === undefined)
            continue;
        const wanted = busy.has(step.id);
        const again = wanted && step.rerun === 'always' && planned.standsFor !== null && planned.decision !== 'run';
        const installs = request.installs?.get(step.id);
        const reason = installs === undefined ? { kind: 'always' } : { kind: 'install', installs };
        if (again)
            judged.set(step.id, { ...planned, decision: 'run', reason });
        const runs = planned.decision === 'run' && !unreachable.has(step.id);
        if (wanted || again || runs)
            for (const need of step.needs)
                busy.add(need);
    }
}
/** The steps that a person has rejected, and all that waits for one and does not ask how others ended. */
function behindRejected(judged, order) {
    const behind = new Set();
    for (const { id, needs, if: condition } of order) {
        const isBlocked = needs.some((need) => behind.has(need)) && !(0,evaluate/* mentionsStatus */.M9)(condition ?? '');
        if (isBlocked || judged.get(id)?.reason.kind === 'rejected')
            behind.add(id);
    }
    return behind;
}
/** The steps of which `finally` needs values that were not saved. A run that is done with has no `finally` to come. */
function neededAtTheEnd(judged, { pipeline, record, choice }) {
    if (choice.kind === 'only' || record === null)
        return [];
    if ((0,made/* nothingToDo */.KN)(record, { steps: [...judged.values()] }, choice))
        return [];
    return record.steps.flatMap(({ id, withheld }) => pipeline.finally.some((step) => (0,plan_withheld/* neededOf */.b1)(step, id, withheld).length > 0) ? [id] : []);
}

// EXTERNAL MODULE: ./build/src/plan/approval.js
var approval = __webpack_require__(45370);
// EXTERNAL MODULE: ./build/src/plan/doubt.js
var plan_doubt = __webpack_require__(31127);
// EXTERNAL MODULE: ./build/src/plan/judge.js + 2 modules
var judge = __webpack_require__(26983);
;// CONCATENATED MODULE: ./build/src/plan/decide.js



/** What a step would ask if its turn came now. */
function askingOf({ pipeline, definition, inputs, record }, step, counts) {
    const records = (0,judge/* recordsOf */.M$)(record);
    const definitions = new Map(definition.map((entry) => [entry.id, entry]));
    const needs = (0,services/* endNeeds */.lj)(step.id, definitions).map((need) => {
        const basis = counts.get(need)?.basis ?? null;
        return { step: need, basis, result: records.get(need)?.outcome ?? 'pending' };
    });
    return { step, steps: pipeline.steps, definition, inputs, needs };
}
function decide(verdict) {
    const { step, record, doubt, counts, chosen, consented, unsure, files, former } = verdict;
    const base = {
        id: step.id,
        needs: step.needs,
        started: step.started,
        section: step.section,
        standsFor: null,
    };
    if (counts && record?.completion) {
        const { number: completion } = record.completion;
        if (doubt !== null)
            return { ...base, decision: 'reuse', reason: { kind: 'kept', completion } };
        const kind = record.outcome === 'skipped' ? 'skipped' : 'completed';
        return { ...base, decision: 'reuse', reason: { kind, completion, ...lookedAt(step, files) } };
    }
    const answered = chosen ? null : byAnswer(verdict);
    if (answered !== null)
        return { ...base, ...answered };
    const reason = chosen ? { kind: 'chosen' } : whyAgain(verdict);
    if (step.approval !== null)
        return { ...base, decision: 'ask', reason: { kind: 'approval', because: reason } };
    const asks = step.rerun === 'ask' || (step.rerun === 'never' && (0,plan_doubt/* isLoss */.Q2)(reason));
    if (asks && !consented && record?.started === true) {
        return { ...base, decision: 'ask', reason: { kind: 'started-before', because: reason } };
    }
    if (step.rerun === 'ask' && !consented && (unsure || former?.record.started === true)) {
        return { ...base, decision: 'ask', reason: { kind: 'maybe-started', because: reason } };
    }
    return { ...base, decision: 'run', reason };
}
/** What comes of a step that a person has decided; null where nobody has, or the answer is of another question. */
function byAnswer({ step, standing, record }) {
    // What was taken as done once is so by its completion, and no more where that does not count.
    if (standing.kind === 'none' || (step.approval === null && (0,judge/* hasEndedWell */.Xv)(record)))
        return null;
    if (standing.kind === 'differs') {
        if (step.approval === null)
            return null;
        return { decision: 'ask', reason: { kind: 'approval', because: standing.because } };
    }
    const { decision, who: by } = standing.answer;
    const kind = decision === 'completed' ? 'marked' : decision;
    return { decision: 'run', reason: { kind, by } };
}
/** Which files were compared for a step that is reused. */
function lookedAt({ reads, approval }, files) {
    if (files === null || approval !== null)
        return {};
    if (reads !== null)
        return { files: 'reads' };
    return { files: files.place === 'here' ? 'none' : 'source' };
}
function whyAgain({ step, record, doubt, unsure, lost, former }) {
    if (record?.failure)
        return { kind: 'failed', failure: record.failure };
    if (doubt !== null)
        return doubt;
    if (record?.started)
        return { kind: 'interrupted' };
    const isNamed = (0,judge/* hasEndedWell */.Xv)(former?.record) || step.rerun === 'ask';
    if (former !== undefined && isNamed)
        return { kind: 'new', was: former.id };
    return unsure || (record !== undefined && lost) ? { kind: 'new', lost: true } : { kind: 'new' };
}

// EXTERNAL MODULE: ./build/src/plan/definition.js
var plan_definition = __webpack_require__(86328);
;// CONCATENATED MODULE: ./build/src/plan/renamed.js

/** By the ids of new steps, the steps that they may have been. */
function renamedIn(definition, record) {
    const records = (0,judge/* recordsOf */.M$)(record);
    const ids = new Set(definition.map(({ id }) => id));
    const gone = [...records.values()].filter(({ id }) => !ids.has(id));
    // One that was cut off has no completion.
    const last = new Map(record?.definition.map(({ id, digest }) => [id, digest]));
    const byDefinition = Map.groupBy(gone, ({ id, completion }) => completion?.definition ?? last.get(id));
    const renamed = new Map();
    for (const step of gone.length === 0 ? [] : definition) {
        const own = records.get(step.id);
        if (step.section === 'finally' || own?.started === true || own?.completion)
            continue;
        const former = byDefinition.get(step.digest)?.shift();
        if (former !== undefined)
            renamed.set(step.id, { id: writtenId(former.id, step), record: former });
    }
    return renamed;
}
/** The id of a leg ends with its values, which are those of the new leg. */
function writtenId(former, { id, of = id }) {
    return former.slice(0, former.length - (id.length - of.length));
}

;// CONCATENATED MODULE: ./build/src/plan/request.js
function goesOn(choice) {
    return choice.kind === 'from' && choice.goesOn !== undefined;
}
function isBegun(choice) {
    return choice.kind === 'only' && choice.goesOn === 'begun';
}

;// CONCATENATED MODULE: ./build/src/plan/plan.js
/**
 * What will happen, and why: the one rule of resuming.
 *
 * A completion counts while the completions it was built on count, its step's definition and the inputs it
 * mentions are unchanged. What counts is reused; everything else is decided afresh.
 */














/** Decides every step, in one call and before anything runs. */
function plan(asked) {
    const request = { ...asked, pipeline: withInstalls(asked) };
    const { pipeline, record, choice } = request;
    const definition = (0,plan_definition/* definitionsOf */.mu)(pipeline);
    const named = choice.kind === 'all' || isBegun(choice) ? [] : (0,expand/* stepsNamed */.NI)(pipeline.steps, choice.step);
    const chosen = new Set(named.map(({ id }) => id));
    const question = { ...request, definition, chosen };
    const judged = decideAll(question);
    const missing = choice.kind === 'all' ? [] : takePresent(judged, question, choice);
    if (choice.kind !== 'all' && missing.length > 0 && !goesOn(choice))
        return { kind: 'not-completed', chosen: choice.step, steps: missing };
    applyChoice(judged, question);
    (0,plan_withheld/* withhold */.s$)(judged, pipeline.steps, record);
    runAgain(judged, question);
    return { steps: [...judged.values(), ...decideFinally(pipeline, choice)], definition };
}
/** `rerun: never` and `ask` keep their meaning. */
function withInstalls({ pipeline, installs }) {
    if (installs === undefined || installs.size === 0)
        return pipeline;
    const again = (step) => step.rerun === 'auto' && installs.has(step.id) ? { ...step, rerun: 'always' } : step;
    return { ...pipeline, steps: pipeline.steps.map(again) };
}
/** Whether what a step saved cannot be had, whatever else speaks against its completion. */
function isGone(record, files) {
    const number = record?.completion?.number;
    if (files === null || number === undefined || record?.outcome === 'skipped')
        return false;
    return files.lost.has(number) || !files.changes.has(number);
}
/**
 * What a chosen step depends on must be completed. A step that is not is taken as if it were when all that it `writes`
 * is there. @returns the ids of those that are missing
 */
function takePresent(judged, question, { kind, step: chosen }) {
    const { record, files, writes } = question;
    const { steps } = question.pipeline;
    const ancestors = beforeNamed(steps, chosen);
    const records = (0,judge/* recordsOf */.M$)(record);
    const missing = [];
    for (const { id } of steps.filter((step) => ancestors.has(step.id) && !(0,services/* isService */.kd)(step))) {
        const planned = judged.get(id);
        if (planned === undefined)
            throw new Error(`no plan for ${id}`);
        const own = records.get(id);
        const isLost = kind === 'only' && ((0,plan_doubt/* isLoss */.Q2)(planned.reason) || isGone(own, files));
        if (own !== undefined && (0,run/* isDone */.$L)(own) && !isLost)
            continue;
        const patterns = writes.get(id) ?? [];
        if (patterns.length > 0 && (files === null || (0,tree_patterns/* matchesAll */.BA)(patterns, files.found))) {
            judged.set(id, { ...planned, decision: 'reuse', reason: { kind: 'present' } });
        }
        else
            missing.push(id);
    }
    return missing;
}
/** The ids of all that the steps of a name depend on. */
function beforeNamed(steps, name) {
    return new Set((0,expand/* stepsNamed */.NI)(steps, name).flatMap(({ id }) => [...(0,graph/* ancestorsOf */.Gw)(steps, id)]));
}
function decideAll(question) {
    const { pipeline, record, chosen, choice, history } = question;
    const isUnsure = choice.kind !== 'all' && choice.goesOn === 'unsure';
    const { counts, doubts } = (0,judge/* judge */.S4)(question);
    const records = (0,judge/* recordsOf */.M$)(record);
    const renamed = renamedIn(question.definition, record);
    const isLost = question.files?.place === 'elsewhere' && record?.attempts.at(-1)?.ended_at === null;
    const planned = new Map();
    for (const step of (0,graph/* inOrder */.al)(pipeline.steps)) {
        const own = records.get(step.id);
        const completion = counts.get(step.id);
        const doubt = doubts.get(step.id) ?? null;
        const verdict = {
            step,
            record: own,
            doubt,
            counts: completion !== undefined && (0,judge/* hasEndedWell */.Xv)(own) && !(0,plan_doubt/* isOnlyGone */.kB)(step, doubt) && !(0,plan_doubt/* isOnlyBehind */.P8)(doubt),
            standing: (0,approval/* standingOf */.YP)(own, () => askingOf(question, step, counts)),
            chosen: chosen.has(step.id),
            consented: chosen.has(step.id) && !isUnsure,
            unsure: history === 'uncertain' || own?.maybe_started === true,
            lost: isLost,
            files: question.files,
            former: renamed.get(step.id),
        };
        const standsIn = completion !== undefined && (step.rerun === 'always' || (0,plan_doubt/* isOnlyBehind */.P8)(doubt));
        const decided = decide(verdict);
        const isOpen = decided.decision === 'ask' && (step.if !== null || question.isAskedNow?.(step.id) === true);
        const standsFor = standsIn ? completion.basis : null;
        planned.set(step.id, { ...decided, standsFor, ...(isOpen ? { mayGoOn: true } : {}) });
    }
    return planned;
}
/**
 * `--only-step`: nothing else runs. What the step depends on is taken as it is; of the rest, what counts goes on
 * counting and what does not is left for another attempt.
 */
function applyChoice(judged, { pipeline, record, choice }) {
    if (choice.kind !== 'only')
        return;
    const ancestors = beforeNamed(pipeline.steps, choice.step);
    const named = new Set((0,expand/* stepsNamed */.NI)(pipeline.steps, choice.step).map(({ id }) => id));
    const records = (0,judge/* recordsOf */.M$)(record);
    for (const [id, step] of judged) {
        if (named.has(id) || step.decision === 'reuse')
            continue;
        const completion = ancestors.has(id) ? records.get(id)?.completion?.number : undefined;
        judged.set(id, completion === undefined
            ? { ...step, decision: 'leave' }
            : { ...step, decision: 'reuse', reason: { kind: 'taken', completion } });
    }
}
function decideFinally(pipeline, choice) {
    const chosen = choice.kind !== 'only';
    return (0,graph/* inOrder */.al)(pipeline.finally).map((step) => ({
        id: step.id,
        needs: step.needs,
        started: step.started,
        section: step.section,
        decision: chosen ? 'run' : 'leave',
        reason: chosen ? { kind: 'finally' } : { kind: 'not-chosen' },
        standsFor: null,
    }));
}


/***/ }),

/***/ 39785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jm: () => (/* binding */ decideServices),
/* harmony export */   jb: () => (/* binding */ startsOf),
/* harmony export */   kd: () => (/* binding */ isService),
/* harmony export */   lj: () => (/* binding */ endNeeds)
/* harmony export */ });
/** Whether a step is ended by others, rather than by itself. */
function isService({ background }) {
    return background?.kind === 'service';
}
/** The needs of a step that it depends on the end of: what they came to, and what they left. */
function endNeeds(step, definitions) {
    return needsOf(step, definitions).filter((need) => !isBeside(step, need, definitions));
}
/** The steps in the background that a step depends on the start of, directly and through others of them. */
function startsOf(step, definitions) {
    const found = new Set();
    const open = [step];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
        for (const need of needsOf(each, definitions)) {
            if (found.has(need) || !isBeside(each, need, definitions))
                continue;
            found.add(need);
            open.push(need);
        }
    }
    return found;
}
function needsOf(step, definitions) {
    return definitions.get(step)?.needs ?? [];
}
/** Whether all that a step depends on of another is that it has been started: no service leaves anything. */
function isBeside(step, need, definitions) {
    const { started = [] } = definitions.get(step) ?? {};
    return started.includes(need) || definitions.get(need)?.background === 'service';
}
/**
 * Services are started where a step runs that comes after them and before their `cancel`; and where they have never been started, or have
 * failed.
 */
function decideServices(judged, request) {
    const { pipeline, unreachable, hasFinally } = request;
    const running = pipeline.steps.filter((step) => !isService(step) && startsProcess(step, judged.get(step.id)) && unreachable?.has(step.id) !== true);
    for (const step of pipeline.steps) {
        const planned = judged.get(step.id);
        if (planned === undefined || !isService(step) || planned.reason.kind === 'chosen')
            continue;
        if (planned.decision === 'ask' || (planned.reason.kind === 'service' && planned.decision === 'run'))
            continue;
        const beside = running.find((each) => comesBeside(each, step))?.id;
        const forFinally = hasFinally && step.background?.kind === 'service' && step.background.cancel === null;
        judged.set(step.id, {
            ...planned,
            ...decide(step, beside ?? (forFinally ? '`finally`' : undefined), request),
        });
    }
}
/** Not so a gate that is passed, nor a step of which a person has said what has become of it. */
function startsProcess({ approval }, planned) {
    if (planned?.decision !== 'run' || approval !== null)
        return false;
    return planned.reason.kind !== 'marked' && planned.reason.kind !== 'rejected';
}
/** Whether a step comes after a service and before its `cancel`. */
function comesBeside({ number, needs }, { id, number: own, background }) {
    if (background?.kind !== 'service')
        return false;
    const { before = Number.POSITIVE_INFINITY } = background.cancel ?? {};
    return number < before && (number > own || needs.includes(id));
}
function decide({ id }, beside, { record, choice }) {
    const own = record?.steps.find((step) => step.id === id);
    const isNew = own === undefined || (!own.started && own.outcome !== 'skipped');
    const isOwnRun = choice.kind !== 'only' || beside !== undefined;
    if (isOwnRun && isNew)
        return { decision: 'run', reason: { kind: 'new' } };
    if (isOwnRun && own?.failure)
        return { decision: 'run', reason: { kind: 'failed', failure: own.failure } };
    if (beside !== undefined)
        return { decision: 'run', reason: { kind: 'service', step: beside } };
    return { decision: isNew || own?.failure ? 'leave' : 'reuse', reason: { kind: 'service' } };
}


/***/ }),

/***/ 29060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ staleEdits)
/* harmony export */ });
/* harmony import */ var _tree_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90181);
/* harmony import */ var _tree_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71078);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50058);
/** Reused steps that are older than a person's edits of the source. Pure. */





/**
 * The steps without `reads` among some that were completed before a source file was edited, with the paths of the edits.
 * @param counting steps that are reused
 * @param pipeline the pipeline file: each definition tells what changed in it
 */
function staleEdits(counting, { edits, bare, source, changes, ignored, }, pipeline) {
    const stale = new Map();
    if (edits.length === 0)
        return stale;
    const made = new _tree_known_js__WEBPACK_IMPORTED_MODULE_0__/* .Given */ .E(changes.values());
    const isMade = (path) => made.isTouched(path) || source.has(path) || ignored(path);
    const isSource = (path) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(path) !== pipeline && !path.includes('/.git/') && (bare.has(path) || !isMade(path));
    for (const { step, completion } of counting) {
        if (step.reads !== null || step.rerun === 'never')
            continue;
        const since = edits.filter(({ number }) => number > completion.number);
        const paths = since.flatMap(({ change }) => change.flatMap(({ path, before, after }) => {
            const isFolder = (after ?? before)?.kind === 'directory';
            return !isFolder && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, after) && isSource(path) ? [path] : [];
        }));
        if (paths.length > 0)
            stale.set(step.id, (0,_tree_order_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .K)(new Set(paths), _facts_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_NAMED */ .S));
    }
    return stale;
}


/***/ }),

/***/ 91102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ spokenOf),
/* harmony export */   b1: () => (/* binding */ neededOf),
/* harmony export */   rc: () => (/* binding */ decidesBy),
/* harmony export */   s$: () => (/* binding */ withhold)
/* harmony export */ });
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39157);

/** A step about to run that needs a value which was not saved, because it held a secret, asks. */
function withhold(judged, steps, record) {
    const byId = new Map(steps.map((step) => [step.id, step]));
    for (const { id, withheld } of record?.steps ?? []) {
        const source = judged.get(id);
        if (source?.decision !== 'reuse' || byId.get(id)?.rerun === 'always')
            continue;
        if (withheld.outputs.length + withheld.env.length === 0 && !withheld.path)
            continue;
        for (const dependent of (0,_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .dependentsOf */ .yk)(steps, id)) {
            const step = byId.get(dependent);
            const planned = judged.get(dependent);
            const isOpen = planned?.decision === 'run' || planned?.reason.kind === 'approval';
            if (step === undefined || planned === undefined || !isOpen)
                continue;
            const names = neededOf(step, id, withheld);
            if (names.length > 0) {
                judged.set(dependent, { ...planned, decision: 'ask', reason: { kind: 'withheld', step: id, names } });
            }
        }
    }
}
/** Which of the withheld values of a step another step needs: the outputs it mentions; every variable, if it depends on the step. */
function neededOf(step, from, withheld) {
    return [...outputsOf(step.mentions.outputs, from, withheld), ...variablesOf(withheld)];
}
/** Which of the withheld values of a step the expressions of another one speak of. */
function spokenOf({ mentions }, from, withheld) {
    const named = variablesOf(withheld).filter((name) => mentions.env.some((each) => each === '*' || each === name));
    return [...outputsOf(mentions.outputs, from, withheld), ...named];
}
/**
 * Whether a step's `if` cannot be decided without the withheld values of another step: it mentions such an output; or a variable at all,
 * where that is such a one, or may be, since the step's own `env` is made of such a value.
 */
function decidesBy(step, from, withheld) {
    const { condition } = step.mentions;
    if (outputsOf(condition.outputs, from, withheld).length > 0)
        return true;
    return condition.env.length > 0 && spokenOf(step, from, withheld).length > 0;
}
function outputsOf(mentioned, from, { outputs }) {
    const ofIt = mentioned.filter(({ step }) => step === from || step === '*');
    return outputs.filter((name) => ofIt.some(({ output }) => isOutput(output, name)));
}
function variablesOf({ env, path }) {
    return [...env, ...(path ? ['PATH'] : [])];
}
/** Whether a name in an expression means an output: upper and lower case are the same there. */
function isOutput(mentioned, name) {
    return mentioned === '*' || mentioned.toUpperCase() === name.toUpperCase();
}


/***/ }),

/***/ 53716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isInWorkflow),
/* harmony export */   U: () => (/* binding */ STEPS)
/* harmony export */ });
/** As the pipeline of such a run is named in records and in the keys of checkpoints: no file has this name. */
const STEPS = 'steps of the workflow';
/** Whether only a re-run of the job can go on with a run. */
function isInWorkflow({ pipeline }) {
    return pipeline.path === STEPS;
}


/***/ }),

/***/ 58753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ livePacks),
/* harmony export */   m: () => (/* binding */ packsOf)
/* harmony export */ });
/**
 * The numbers of the packs without which something would have to be done again: those of the newest source, of completions that may
 * still count, of edits, and of files that are kept.
 */
function livePacks(run) {
    const steps = [...run.steps, ...run.removed_steps];
    const numbers = new Set(steps.flatMap((step) => [step.completion?.number, step.last_good?.number]));
    const layers = run.layers.filter(({ kind, number }) => {
        if (kind === 'step' || kind === 'finally')
            return numbers.has(number ?? undefined);
        return kind !== 'aside';
    });
    return packsOf({ ...run, sources: run.sources.slice(-1), layers });
}
/** The numbers of the packs that a record names. */
function packsOf(run) {
    const refs = [...(run?.sources ?? []), ...(run?.layers ?? [])].map(({ change }) => change.pack);
    return new Set([...refs, ...(run?.borrowed ?? [])].flatMap((ref) => (ref === null ? [] : [ref.pack])));
}


/***/ }),

/***/ 21234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ MOST_NAMED),
/* harmony export */   _: () => (/* binding */ someSteps)
/* harmony export */ });
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75047);
/** How files that were set aside are told to people. Pure. */

/** How many paths an event names. */
const MOST_NAMED = 20;
/** Some steps by name. */
function someSteps(steps) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .y)(steps, 3);
}


/***/ }),

/***/ 24588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: () => (/* binding */ movedNames),
/* harmony export */   aW: () => (/* binding */ moved),
/* harmony export */   jk: () => (/* binding */ movedPath)
/* harmony export */ });
/** Values that steps set in another place are moved to this one. */
/**
 * The record with the values of steps that ended in an attempt with another workspace, temp or home folder as they
 * are here: each path at or below the old folder is moved to the new one, wherever in a value it stands.
 */
function moved(run) {
    const to = run.attempts.at(-1)?.where;
    const from = new Map(run.attempts.map(({ attempt, where }) => [attempt, where]));
    if (to === undefined || run.attempts.every(({ where }) => foldersOf(where, to).length === 0))
        return run;
    return { ...run, steps: run.steps.map((step) => moveStep(step, from.get(step.attempt ?? 0), to)) };
}
/** A path of an attempt, where it would be in another. */
function movedPath(path, from, to) {
    return moveValue(path, foldersOf(from, to));
}
/** What of a step's values `moved` changes, in words; nothing where it changes none. */
function movedNames(before, after) {
    const differing = (kind) => Object.keys(after[kind]).filter((name) => after[kind][name] !== before[kind][name]);
    const isPathMoved = after.path.some((entry, at) => entry !== before.path[at]);
    return [
        ...differing('outputs').map((name) => `output ${name}`),
        ...differing('env').map((name) => `variable ${name}`),
        ...(isPathMoved ? ['PATH'] : []),
    ];
}
function moveStep(step, from, to) {
    const known = from === undefined ? [] : foldersOf(from, to);
    if (known.length === 0)
        return step;
    const other = Object.entries(step.machine?.spellings ?? {}).map(([path, kind]) => [path, to[kind]]);
    const folders = deepestFirst([...known, ...other]);
    const move = (value) => moveValue(value, folders);
    return {
        ...step,
        outputs: mapped(step.outputs, move),
        env: mapped(step.env, move),
        path: step.path.map(move),
    };
}
/** The folders that are others now. Records of old have no home and temp. */
function foldersOf(from, to) {
    const pairs = [
        [from.workspace, to.workspace],
        [from.temp, to.temp],
        [from.home, to.home],
    ];
    return deepestFirst(pairs.filter((pair) => pair[0] !== undefined && pair[0] !== pair[1] && pair[0].length > 1));
}
function deepestFirst(folders) {
    return folders.toSorted(([a], [b]) => b.length - a.length);
}
/** Characters of names. Where one stands before or behind a folder's path, that is part of another path. */
const NAME = '\\p{L}\\p{N}_.~+%\\-';
/** What may stand before a path: also an option of one letter (-I/x), and a line's end as JSON writes it (\\n/x). */
const BEFORE = `^|file://|[^${NAME}/]|(?:^|[^${NAME}])-[A-Za-z]|\\\\[nrt]`;
function moveValue(value, folders) {
    if (folders.length === 0)
        return value;
    const to = new Map(folders);
    const paths = folders.map(([from]) => from.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
    const pattern = new RegExp(`(?<=${BEFORE})(?:${paths})(?![${NAME}@])`, 'gu');
    return value.replace(pattern, (path) => to.get(path) ?? path);
}
function mapped(values, move) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, move(value)]));
}


/***/ }),

/***/ 1671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ matchesAll),
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

/***/ 44192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isRunnerVariable)
/* harmony export */ });
/**
 * The variables that the runner sets anew for every step, whatever `$GITHUB_ENV` says: the list in its `GitHubContext.cs`, and those of its
 * `RunnerContext`. Any other `GITHUB_*` is the user's.
 */
const GITHUB = [
    ...[
        'ACTION',
        'ACTION_PATH',
        'ACTION_REF',
        'ACTION_REPOSITORY',
        'ACTOR',
        'ACTOR_ID',
        'API_URL',
        'BASE_REF',
        'ENV',
    ],
    ...['EVENT_NAME', 'EVENT_PATH', 'GRAPHQL_URL', 'HEAD_REF', 'JOB', 'OUTPUT', 'PATH', 'REF', 'REF_NAME'],
    ...['REF_PROTECTED', 'REF_TYPE', 'REPOSITORY', 'REPOSITORY_ID', 'REPOSITORY_OWNER', 'REPOSITORY_OWNER_ID'],
    ...['RETENTION_DAYS', 'RUN_ATTEMPT', 'RUN_ID', 'RUN_NUMBER', 'SERVER_URL', 'SHA', 'STATE', 'STEP_SUMMARY'],
    ...['TRIGGERING_ACTOR', 'WORKFLOW', 'WORKFLOW_REF', 'WORKFLOW_SHA', 'WORKSPACE', 'ACTIONS'],
];
const RUNNER = [
    ...['ARCH', 'DEBUG', 'ENVIRONMENT', 'NAME', 'OS', 'TEMP', 'TOOL_CACHE', 'TRACKING_ID', 'WORKSPACE'],
];
const NAMES = new Set([...GITHUB.map((name) => `GITHUB_${name}`), ...RUNNER.map((name) => `RUNNER_${name}`)]);
/** Whether a variable is the runner's own. */
function isRunnerVariable(name) {
    return NAMES.has(name);
}


/***/ }),

/***/ 67656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _words_git_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81375);


const LIMIT_MS = 60_000;
/** Told to leave alone: what would run other programs, write to the index, or give objects other contents. */
const QUIETLY = ['--no-optional-locks', '--no-replace-objects', '-c', 'core.fsmonitor=false'];
/** What it said is wrong is kept up to so many characters. */
const MOST_SAID = 4096;
/**
 * Runs git for at most a minute.
 * @param each gets every piece of its output between NULs, one character a byte (latin1)
 * @param input for its stdin, in the same form @throws the signal's reason
 */
async function runGit(call, args, each, input) {
    call.signal.throwIfAborted();
    const child = start(call, args, input === undefined ? 'ignore' : 'pipe');
    // Git may end before it has read all.
    child.stdin?.on('error', () => { }).end(input, 'latin1');
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
function start({ git, workspace, env }, args, stdin) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(git, [...QUIETLY, ...args], {
        cwd: workspace,
        env: (0,_words_git_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .gitEnvironment */ ._)(env),
        stdio: [stdin, 'pipe', 'pipe'],
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
/* harmony export */   Sb: () => (/* binding */ glanceAtRefs),
/* harmony export */   _h: () => (/* binding */ readNested),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   n6: () => (/* binding */ readRefs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91516);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84432);
/* harmony import */ var _git_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67656);
/** What git holds of the workspace, so that it need not be saved a second time. */





/**
 * What git says of the workspace. Runs no hook and takes no lock.
 * @returns null where there is no git, or no repository @throws WorkspaceRefusal where there is one, and git fails: what it ignores is
 * not known; the signal's reason
 */
async function readGit(call) {
    let told = '';
    const { kind, says } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(call, WHERE, (line) => {
        told += line;
    });
    if (kind === 'not-started' || says.includes('not a git repository'))
        return null;
    if (kind === 'failed')
        throw refused(says);
    const [inside, own = '', common = '', index = ''] = told.split('\n');
    if (inside !== 'true')
        return null;
    const glance = glanceIn(call, own, common);
    const [ignored, refs] = await Promise.all([readIgnored(call), readRefs(call)]);
    const held = refs.commit === null ? new Map() : await readHeld(call);
    return { ...refs, held, ignored, glance, index: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(call.workspace, index) };
}
const WHERE = ['rev-parse', '--is-inside-work-tree', '--git-dir', '--git-common-dir', '--git-path', 'index'];
/** HEAD and all refs; nulls where there is no git, or no repository. @throws the signal's reason */
async function readRefs(call) {
    const [head, refs] = await Promise.all([
        textOf(call, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']),
        textOf(call, ['for-each-ref', '--format=%(objectname) %(symref) %(refname)']),
    ]);
    const [commit = null, name] = head?.trim().split('\n') ?? [];
    const ref = name?.startsWith('refs/') ? name : null;
    return { commit, ref, all: refs === null ? null : (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(JSON.stringify([head, refs])) };
}
/** To be taken before the refs are read. Null where there is no repository. @throws the signal's reason */
async function glanceAtRefs(call) {
    const told = await textOf(call, ['rev-parse', '--git-dir', '--git-common-dir']);
    const [own = '', common = ''] = told?.split('\n') ?? [];
    return common === '' ? null : glanceIn(call, own, common);
}
function glanceIn({ workspace }, own, common) {
    const now = () => refsIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, own), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, common));
    return { now, seen: now() };
}
/** @param within called in the folder @returns null where git does not take it for a repository of its own @throws WorkspaceRefusal as `readGit`; the signal's reason */
async function readNested(within, folder) {
    const above = `${folder}/`;
    const told = await textOf(within, ['rev-parse', '--show-prefix', '--git-dir', '--git-common-dir']);
    const [prefix, own = '', common = ''] = told?.split('\n') ?? [];
    if (prefix !== '' || common === '')
        return null;
    const [commit, ignored] = await Promise.all([
        textOf(within, ['rev-parse', '--verify', '--quiet', 'HEAD']),
        readIgnored(within),
    ]);
    return {
        folder,
        commit: commit?.trim() ?? null,
        ignored: (path) => path.startsWith(above) && ignored(`./${path.slice(above.length)}`),
        refs: glanceIn(within, own, common).now,
    };
}
/** Read from the files, since there may be many repositories: to start git for each after each step would take long. */
function refsIn(own, common) {
    const texts = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'packed-refs')].map(textIn);
    // A linked worktree has refs of its own.
    const folders = [...new Set([own, common])].flatMap((at) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'reftable')]);
    const loose = folders.flatMap((folder) => namesBelow(folder).map((name) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), textIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))]));
    return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(JSON.stringify([texts, loose.sort()]));
}
function textIn(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'latin1');
    }
    catch {
        return '';
    }
}
function namesBelow(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { recursive: true, encoding: 'latin1' });
    }
    catch {
        return [];
    }
}
function refused(says) {
    const [first = ''] = says.split('\n').filter((line) => /^(?:fatal|error): /.test(line));
    const why = first === '' ? 'it gave no answer' : first.replace(/^(?:fatal|error): /, '');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkspaceRefusal */ .WX(`git fails in this workspace, so what it ignores is not known: ${why}`, {
        hint: 'mend what `git status` says there, or move its .git away',
    });
}
/** Nothing where it cannot be told, as in a partial clone that lacks some of the folders of HEAD: then all is saved. */
async function readHeld(call) {
    const held = new Map();
    const { kind } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(call, ['ls-tree', '-r', '-z', 'HEAD'], (line) => {
        const [, id, name] = /^[0-7]+ blob ([0-9a-f]{40,64})\t(.*)$/s.exec(line) ?? [];
        if (id !== undefined && name !== undefined)
            held.set(`./${name}`, id);
    });
    return kind === 'well' ? held : new Map();
}
/** @throws WorkspaceRefusal */
async function readIgnored(call) {
    const paths = new Set();
    const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
    const { kind, says } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(call, args, (line) => paths.add(`./${line.replace(/\/$/, '')}`));
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
    const { kind } = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(call, args, (line) => lines.push(line));
    return kind === 'well' ? lines.join('\0') : null;
}


/***/ }),

/***/ 17288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   XK: () => (/* binding */ readTrackedHere),
/* harmony export */   Xz: () => (/* binding */ isTracked),
/* harmony export */   n: () => (/* binding */ trackedNow),
/* harmony export */   rO: () => (/* binding */ ignoredAmong),
/* harmony export */   yR: () => (/* binding */ readClean)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67656);
/** Which files of the workspace git tracks, and which it says are as HEAD has them. */



/** @throws the signal's reason */
async function readTracked(call, folder) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.workspace, folder);
    let name = '';
    await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)({ ...call, workspace }, ['rev-parse', '--git-path', 'index'], (line) => {
        name = line.trim();
    });
    return readAt(call, { folder, index: name === '' ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name) });
}
/** The same of the workspace's repository, of which much is known. @throws the signal's reason */
function readTrackedHere(call, { index, held }) {
    return readAt(call, { folder: '', index }, held.keys());
}
/** The same, read anew where the index may have changed: a commit writes it, too. @throws the signal's reason */
async function trackedNow(call, before) {
    return statOf(before.index) === before.stat ? before : readAt(call, before);
}
async function readAt(call, { folder, index }, head) {
    const stat = statOf(index);
    const paths = new Set(head);
    const within = { ...call, workspace: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.workspace, folder) };
    const above = folder === '' ? './' : `./${folder}/`;
    const add = (name) => paths.add(`${above}${name}`);
    await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(within, ['ls-files', '-z', '--cached'], add);
    if (head === undefined)
        await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(within, ['ls-tree', '-r', '--name-only', '-z', 'HEAD'], add);
    return { folder, index, stat, paths };
}
/** Whether git tracks a path in one of some repositories. */
function isTracked(repositories, path) {
    return repositories.some(({ paths }) => paths.has(path));
}
function statOf(path) {
    const stat = path === null ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}
/** Which of some paths git ignores, be they there or not. @throws the signal's reason */
async function ignoredAmong(call, paths) {
    const ignored = new Set();
    if (paths.length === 0)
        return ignored;
    const input = paths.map((path) => `${path.slice(2)}\0`).join('');
    await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, ['check-ignore', '-z', '--stdin', '--no-index'], (name) => ignored.add(`./${name}`), input);
    return ignored;
}
const NAMES = ['--relative', '--no-renames', '--no-ext-diff', '--no-textconv', '--name-only', '-z'];
/** What is not as HEAD has it. */
const DIFFERING = ['-c', 'diff.autoRefreshIndex=true', 'diff', ...NAMES, '--ignore-submodules=all', 'HEAD'];
/**
 * Paths that HEAD has, and that git says are as it has them, through filters and line ends. May run the filters that are configured, as
 * `git status` does. @returns nothing where git fails to tell @throws the signal's reason
 */
async function readClean(call) {
    const clean = new Set();
    // Git does not look at files that it is told to take as they are in the index, nor at those that a sparse checkout leaves out.
    const listed = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, ['ls-files', '-z', '-v', '--cached'], (line) => {
        if (line.startsWith('H '))
            clean.add(`./${line.slice(2)}`);
    });
    const compared = await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(call, DIFFERING, (name) => clean.delete(`./${name}`));
    return listed.kind === 'well' && compared.kind === 'well' ? clean : new Set();
}


/***/ }),

/***/ 1226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ KnownStats)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32495);
/* harmony import */ var _thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50851);
/**
 * Asks of many known paths whether they are as they were seen, on this thread and another one, over shared memory. The other
 * one can do no harm: whatever it does not answer is looked at as if nothing were known of it.
 */



/** With fewer paths another thread is not worth its memory. */
const WORTH_IT = 5000;
/** Files that a thread takes at a time. */
const CHUNK = 256;
/** How long this thread waits for what the other one has taken. */
const PATIENCE_MS = 5000;
/** Paths of which a system call can be asked in one piece; the others are left out, and so never answered. */
const PLAIN = /^[\x01-\x7f]{1,4000}$/;
/** Numbers kept of each file. */
const FIELDS = 5;
/** Room for more, so that not every new file takes new memory. */
const ROOM = 1.25;
/** Places in `turns`: the next file to take, how many there are, how many are answered, how often was asked. */
const [NEXT, COUNT, DONE, ASKED] = [0, 1, 2, 3];
class KnownStats {
    /** Undefined where another thread is not worth it. @param count how many paths are asked of */
    static forMany(count) {
        return count >= WORTH_IT ? new KnownStats() : undefined;
    }
    #worker;
    #turns = new Int32Array(new SharedArrayBuffer(4 * 4));
    #shared;
    /** What the shared memory holds. */
    #asked = { paths: [], known: [] };
    constructor() {
        this.#shared = sharedFor(this.#turns, { count: 0, bytes: 0 });
        this.#worker = this.#start();
    }
    /** Null where the system allows no other thread. */
    #start() {
        const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32, stackSizeMb: 1 };
        const worker = (0,_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startThread */ .B)(serve, takeTurns, { workerData: this.#turns, resourceLimits });
        worker?.unref();
        worker?.on('error', () => this.close());
        return worker;
    }
    /** For each file in turn, 1 where it certainly is as it was seen. Valid until the next call. */
    ask(asked) {
        const count = asked.paths.length;
        this.#share(asked);
        const turns = this.#turns;
        this.#shared.same.fill(0);
        turns[COUNT] = count;
        Atomics.store(turns, DONE, 0);
        Atomics.store(turns, NEXT, 0);
        Atomics.add(turns, ASKED, 1);
        Atomics.notify(turns, ASKED);
        takeTurns(this.#shared, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
        const { same } = this.#shared;
        this.#waitFor(count);
        return same;
    }
    /** Ends the other thread. What is asked after that is answered by this one alone. */
    close() {
        void this.#worker?.terminate();
        this.#worker = null;
    }
    #waitFor(count) {
        for (let done = 0; done < count; done = Atomics.load(this.#turns, DONE)) {
            if (Atomics.wait(this.#turns, DONE, done, PATIENCE_MS) !== 'timed-out')
                continue;
            this.close();
            // It may come back from wherever it is, and must not find what is in use.
            this.#turns = new Int32Array(new SharedArrayBuffer(4 * 4));
            this.#shared = sharedFor(this.#turns, { count: 0, bytes: 0 });
            this.#asked = { paths: [], known: [] };
            return;
        }
    }
    /** Writes what is new into the shared memory: mostly a few files that changed. */
    #share({ paths, known, absolute }) {
        const before = this.#asked;
        const isSame = paths.length === before.paths.length && paths.every((path, at) => path === before.paths[at]);
        if (!isSame)
            this.#shareNames(paths, absolute);
        const { seen } = this.#shared;
        for (const [at, { seen: now }] of known.entries()) {
            if (isSame && now === before.known[at]?.seen)
                continue;
            const first = at * FIELDS;
            seen[first] = now.ino;
            seen[first + 1] = now.size;
            seen[first + 2] = now.mode;
            seen[first + 3] = now.mtimeMs;
            seen[first + 4] = now.ctimeMs;
        }
        this.#asked = { paths, known };
    }
    #shareNames(paths, absolute) {
        let bytes = 0;
        for (const path of paths)
            bytes += absolute(path).length;
        const { names, same } = this.#shared;
        if (names.length < bytes || same.length < paths.length) {
            (0,_heap_js__WEBPACK_IMPORTED_MODULE_1__/* .makeRoom */ .mk)();
            this.#shared = sharedFor(this.#turns, { count: paths.length * ROOM, bytes: bytes * ROOM });
            this.#worker?.postMessage(this.#shared);
        }
        const text = Buffer.from(this.#shared.names.buffer);
        const { starts } = this.#shared;
        let at = 0;
        for (const [number, path] of paths.entries()) {
            starts[number] = at;
            const name = absolute(path);
            if (PLAIN.test(name))
                at += text.write(name, at, 'latin1');
        }
        starts[paths.length] = at;
    }
}
function sharedFor(turns, { count, bytes }) {
    const room = Math.ceil(count);
    return {
        chunk: CHUNK,
        turns,
        names: new Uint8Array(new SharedArrayBuffer(Math.ceil(bytes))),
        starts: new Uint32Array(new SharedArrayBuffer(4 * (room + 1))),
        seen: new Float64Array(new SharedArrayBuffer(8 * FIELDS * room)),
        same: new Uint8Array(new SharedArrayBuffer(room)),
    };
}
// The two functions below are the other thread's program, as text: they name nothing but their parameters and what is everywhere.
/** Takes files in turn until there are none, and says of each whether it is as it was seen. */
function takeTurns({ chunk, turns, names, starts, seen, same }, lstat) {
    const text = Buffer.from(names.buffer);
    const options = { throwIfNoEntry: false };
    for (;;) {
        const from = Atomics.add(turns, 0, chunk);
        const to = Math.min(from + chunk, turns[1]);
        if (from >= to)
            return;
        for (let at = from; at < to; at++) {
            let now;
            try {
                now = lstat(text.toString('latin1', starts[at], starts[at + 1]), options);
            }
            catch {
                // Whoever looks at it next finds out why.
            }
            const first = at * 5;
            if (now !== undefined &&
                now.ino === seen[first] &&
                now.size === seen[first + 1] &&
                now.mode === seen[first + 2] &&
                now.mtimeMs === seen[first + 3] &&
                now.ctimeMs === seen[first + 4])
                same[at] = 1;
        }
        Atomics.add(turns, 2, to - from);
        Atomics.notify(turns, 2);
    }
}
/** Waits until it is asked, again and again. */
function serve(load, answer) {
    const { workerData, parentPort, receiveMessageOnPort } = load('node:worker_threads');
    const { lstatSync: lstat } = load('node:fs');
    const turns = workerData;
    let shared = null;
    for (let asked = 0; parentPort !== null;) {
        Atomics.wait(turns, 3, asked);
        asked = Atomics.load(turns, 3);
        for (let told = receiveMessageOnPort(parentPort); told !== undefined; told = receiveMessageOnPort(parentPort))
            shared = told.message;
        if (shared !== null)
            answer(shared, lstat);
    }
}


/***/ }),

/***/ 41450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R_: () => (/* binding */ lookAll),
  $s: () => (/* binding */ lookEach),
  RZ: () => (/* binding */ noteLooked)
});

// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./build/src/workspace/git-config.js
var git_config = __webpack_require__(56170);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var contents = __webpack_require__(81065);
;// CONCATENATED MODULE: ./build/src/workspace/cut.js
/** Where a large file is cut into pieces: by its content, so that bytes put in at one place change the pieces of that place alone. */

/** Pieces have about 390 KB. */
const CUT_SIZES = { least: contents/* PIECE */.T / 4, most: contents/* PIECE */.T, oneIn: contents/* PIECE */.T / 8 };
/**
 * A piece ends where a sum over the last 32 bytes begins with zeros: of a random number for each byte, doubled for every byte that
 * follows ("gear", as in FastCDC). Other numbers or sizes would cut what is stored already at other places, and store it again.
 *
 * It names nothing but its parameter and what is everywhere, since it is also part of the program of another thread.
 */
function cutter({ least, most, oneIn }) {
    const numbers = new Int32Array(256);
    let state = 1;
    for (let byte = 0; byte < 256; byte++) {
        state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + byte) | 0;
        state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
        state ^= state >>> 15;
        numbers[byte] = state;
    }
    const zeros = -(2 ** 32 / oneIn) | 0;
    return (bytes, from, end) => {
        const last = Math.min(from + most, end);
        let sum = 0;
        for (let at = from + least; at < last; at++) {
            sum = ((sum << 1) + numbers[bytes[at]]) | 0;
            if ((sum & zeros) === 0)
                return at + 1;
        }
        return last;
    };
}

;// CONCATENATED MODULE: ./build/src/workspace/git-blob.js
/** The ids of git's blobs. */

/** The hash of a blob of so many bytes, to be fed with them. @param like an id of the same repository: of 40 digits it is a SHA-1, of 64 a SHA-256 */
function blobHash(size, like) {
    return (0,external_node_crypto_.createHash)(like.length === 40 ? 'sha1' : 'sha256').update(`blob ${size}\0`);
}
/** Whether bytes are those of a blob. */
function isBlob(bytes, id) {
    return blobHash(bytes.length, id).update(bytes).digest('hex') === id;
}

// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
;// CONCATENATED MODULE: ./build/src/workspace/look-file.js
/** Reading a file: its digest, and its content in pieces. */







/** Somebody is at work on the path: what was read is worth nothing. */
class Moving extends Error {
    name = 'Moving';
}
/** The sink failed, not the file; `cause` is its error. */
class SinkFailed extends Error {
    name = 'SinkFailed';
}
/** Buffers that nobody uses now. */
const spare = [];
const cut = cutter(CUT_SIZES);
/**
 * Reads a file to the end that it had when it was opened. That nothing changed meanwhile is for the caller to check.
 * @throws Moving where it is not the file that was seen, or has another length; the system's error; SinkFailed
 */
async function readContent(at, seen, reading) {
    const fd = openFile(at);
    const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(contents/* PIECE */.T);
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        // Two of each for 100,000 files would be much memory.
        const now = (0,stat_index/* sameSeen */.SY)(seen, stat) ? seen : (0,stat_index/* seenOf */.Pm)(stat);
        if (now.ino !== seen.ino || (0,stat_index/* kindOf */.I)(now.mode) !== 'file')
            throw new Moving('it was replaced');
        const file = { fd, size: now.size };
        if (now.size <= contents/* PIECE */.T)
            return { seen: now, ...(await readSmall(file, buffer, reading)) };
        return { seen: now, size: now.size, isCut: false, ...(await readLarge(file, buffer, reading)) };
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
        spare.push(buffer);
    }
}
/**
 * The same of a small file without waiting for anything. Null where that cannot be done: it is not as it was seen, or the sink
 * has no room now. @throws as `readContent`
 */
function tryContent(at, seen, { sink, held, known }) {
    if (seen.size > contents/* PIECE */.T)
        return null;
    const fd = openFile(at);
    const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(contents/* PIECE */.T);
    try {
        if (fill(fd, buffer, seen.size, 0) !== seen.size)
            return null;
        const bytes = buffer.subarray(0, seen.size);
        const content = contentOf(bytes, held);
        const { digest, inGit } = content;
        const isKept = sink === null || inGit || digest === known;
        if (!isKept && !sink.tryPiece(bytes, digest))
            return null;
        // Of a file that is removed, or replaced by another, the number of links changes, and with it this time.
        return (0,stat_index/* sameSeen */.SY)(seen, (0,external_node_fs_.fstatSync)(fd)) ? { seen, size: seen.size, isCut: false, ...content } : null;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
        spare.push(buffer);
    }
}
function openFile(at) {
    try {
        // Without O_NONBLOCK, a fifo that took the file's place would wait for a writer.
        return (0,external_node_fs_.openSync)(at, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        if (['ELOOP', 'ENXIO', 'EMLINK'].includes((0,errors/* codeOf */.$N)(error)))
            throw new Moving('it was replaced');
        throw error;
    }
}
async function readSmall({ fd, size }, buffer, { sink, held, known, part }) {
    if (fill(fd, buffer, size, 0) !== size)
        throw new Moving('it became shorter');
    const whole = buffer.subarray(0, size);
    const bytes = part?.(whole) ?? whole;
    const content = contentOf(bytes, held);
    const { digest, inGit } = content;
    if (sink !== null && !inGit && digest !== known && !sink.has(digest))
        await keepPiece(sink, bytes, digest);
    return { size: bytes.length, isCut: bytes.length < size, ...content };
}
function contentOf(bytes, held) {
    const digest = (0,external_node_crypto_.hash)('sha256', bytes);
    return { digest, inGit: held !== null && isBlob(bytes, held) };
}
async function readLarge(file, buffer, reading) {
    const { sink, held, known } = reading;
    // What git may hold, or is as it was, is read twice, lest it be stored before that is known.
    if (held !== null || known !== null) {
        const blob = held === null ? null : blobHash(file.size, held);
        const digest = await readPieces(file, buffer, reading.pause, (piece) => void blob?.update(piece));
        const inGit = blob !== null && blob.digest('hex') === held;
        if (inGit || digest === known || sink === null || sink.has(digest))
            return { digest, inGit };
    }
    const pieces = [];
    const keep = async (piece) => {
        if (sink !== null)
            pieces.push(await keepPiece(sink, piece));
    };
    const digest = await readPieces(file, buffer, reading.pause, keep);
    if (sink !== null && !sink.has(digest))
        sink.addContent(digest, file.size, pieces);
    return { digest, inGit: false };
}
async function keepPiece(sink, bytes, digest) {
    try {
        return await sink.addPiece(bytes, digest);
    }
    catch (cause) {
        throw new SinkFailed('the content could not be kept', { cause });
    }
}
/** The SHA-256 of the whole. */
async function readPieces(file, buffer, pause, each) {
    const whole = (0,external_node_crypto_.createHash)('sha256');
    for (let at = 0; at < file.size;) {
        const length = Math.min(contents/* PIECE */.T, file.size - at);
        if (fill(file.fd, buffer, length, at) !== length)
            throw new Moving('it became shorter');
        const piece = buffer.subarray(0, cut(buffer, 0, length));
        at += piece.length;
        // The sink has its own digest made meanwhile.
        const done = each(piece);
        whole.update(piece);
        await done;
        await pause();
    }
    return whole.digest('hex');
}
/** Reads so many bytes from a place in the file, or to its end. Answers with their number. */
function fill(fd, buffer, length, from) {
    let filled = 0;
    while (filled < length) {
        const count = (0,external_node_fs_.readSync)(fd, buffer, filled, length - filled, from + filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}

// EXTERNAL MODULE: ./build/src/workspace/pause.js
var pause = __webpack_require__(8601);
// EXTERNAL MODULE: ./build/src/workspace/reach.js
var reach = __webpack_require__(83252);
;// CONCATENATED MODULE: ./build/src/workspace/look.js
/** Looking at a path: what is there, and keeping its content. */









/** How often a path that changes while it is looked at is looked at again. */
const RETRIES = 3;
const RETRY_MS = 20;
/**
 * What is at a path, and its content kept in the sink, unless the sink or git has it.
 * @param seen what the scan saw @throws the sink's error, the signal's reason
 */
async function look(path, seen, options) {
    const looking = new Looking(options);
    try {
        const there = { held: options.held, known: null };
        return looking.tryFile(path, seen, there) ?? (await looking.look(path, seen, there));
    }
    finally {
        looking.close();
    }
}
function openPartOf(path) {
    return (bytes) => {
        const text = bytes.toString('latin1');
        const open = (0,git_config/* withoutCredentials */.ri)(path, text);
        return open === text ? bytes : Buffer.from(open, 'latin1');
    };
}
class Looking {
    pause;
    #options;
    #reach = new reach/* Reach */.Ex();
    constructor(options) {
        this.#options = options;
        this.pause = (0,pause/* pauses */.y)(options.signal);
    }
    close() {
        this.#reach.close();
    }
    async look(path, first, there) {
        const absolute = this.#options.roots.absolute(path);
        let seen = first;
        for (let tries = 0;; tries++) {
            this.#options.signal.throwIfAborted();
            try {
                const part = (0,git_config/* mayBeGitConfig */.lr)(path) ? openPartOf(path) : null;
                return await this.#attempt(absolute, seen, { ...there, part });
            }
            catch (error) {
                this.#options.signal.throwIfAborted();
                if (!(error instanceof Moving))
                    return failed(error);
                if (tries === RETRIES)
                    return { kind: 'unstable', why: error.message };
            }
            await (0,promises_.setTimeout)(RETRY_MS * 2 ** tries, undefined, { signal: this.#options.signal });
            try {
                const now = this.#stat(absolute);
                if (now === null)
                    return { kind: 'gone' };
                if ((0,stat_index/* isAnotherDirectory */.lZ)(first, now))
                    return { kind: 'replaced', why: REPLACED };
                seen = now;
            }
            catch (error) {
                return failed(error);
            }
        }
    }
    /** A small file, as it mostly is: nobody is at work on it. Null where it takes `look` to tell; promises for 100,000 files take long. */
    tryFile(path, seen, { held, known }) {
        if ((0,stat_index/* kindOf */.I)(seen.mode) !== 'file' || (0,git_config/* mayBeGitConfig */.lr)(path))
            return null;
        try {
            const at = this.#at(this.#options.roots.absolute(path));
            const file = tryContent(at, seen, { sink: this.#options.sink, held, known });
            return file && this.#foundFile(file);
        }
        catch {
            return null;
        }
    }
    async #attempt(absolute, seen, there) {
        const mtime = (0,stat_index/* microsOf */.Ri)(seen.mtimeMs);
        const kind = (0,stat_index/* kindOf */.I)(seen.mode);
        switch (kind) {
            case 'file':
                return this.#foundFile(await this.#readFile(absolute, seen, there));
            case 'directory':
                this.#checkDirectory(absolute, seen);
                // As the scan saw it, before it read the names: what came since shows in the times.
                return this.#found({ kind, mode: seen.mode & 0o777, mtime }, seen);
            case 'link': {
                const target = unlessReplaced(['EINVAL'], () => (0,external_node_fs_.readlinkSync)(this.#at(absolute), { encoding: 'latin1' }));
                this.#checkSame(absolute, seen);
                return this.#found({ kind, target, mtime }, seen);
            }
            default:
                this.#checkSame(absolute, seen);
                return this.#found({ kind: 'other', what: kind, mtime }, seen);
        }
    }
    #foundFile({ seen, size, digest, inGit, isCut }) {
        const { mode, mtimeMs } = seen;
        const mtime = (0,stat_index/* microsOf */.Ri)(mtimeMs);
        const entry = { kind: 'file', mode: mode & 0o777, size, digest, mtime };
        return this.#found(entry, seen, { inGit, isCut });
    }
    #found(entry, seen, { inGit, isCut } = { inGit: false, isCut: false }) {
        const indexed = { seen, entry, racy: (0,stat_index/* isRacy */.KO)(seen, this.#options.scannedAt) };
        return { kind: 'found', entry, indexed, inGit, isCut };
    }
    async #readFile(absolute, seen, there) {
        const { sink } = this.#options;
        const file = await readContent(this.#at(absolute), seen, { sink, ...there, pause: this.pause });
        const now = this.#stat(absolute);
        if (now === null)
            throw new Moving('it was removed while it was read');
        if (now.ino !== file.seen.ino)
            throw new Moving(REPLACED);
        if (!(0,stat_index/* sameSeen */.SY)(now, file.seen))
            throw new Moving('it changed while it was read');
        return file;
    }
    #checkDirectory(absolute, seen) {
        const now = this.#stat(absolute);
        if (now === null || (0,stat_index/* isAnotherDirectory */.lZ)(seen, now))
            throw new Moving(REPLACED);
        if (now.mode !== seen.mode)
            throw new Moving('its mode changed while it was read');
        const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY | external_node_fs_.constants.O_NOFOLLOW;
        (0,external_node_fs_.closeSync)(unlessReplaced(['ENOTDIR', 'ELOOP'], () => (0,external_node_fs_.openSync)(this.#at(absolute), flags)));
        // To look up names in it is another right than to read them.
        this.#stat((0,bytes/* joinPath */.uJ)(absolute, '.'));
    }
    #checkSame(absolute, seen) {
        const now = this.#stat(absolute);
        if (now === null || !(0,stat_index/* sameSeen */.SY)(now, seen))
            throw new Moving('it changed while it was read');
    }
    #stat(absolute) {
        try {
            const stat = (0,external_node_fs_.lstatSync)(this.#at(absolute), { throwIfNoEntry: false });
            return stat === undefined ? null : (0,stat_index/* seenOf */.Pm)(stat);
        }
        catch (error) {
            if ((0,errors/* codeOf */.$N)(error) === 'ENOTDIR')
                return null;
            throw error;
        }
    }
    #at(absolute) {
        const target = this.#reach.path(absolute);
        if (target === null)
            throw Object.assign(new Error('the path is too long'), { code: 'ENAMETOOLONG' });
        return target;
    }
}
/** @param codes what the system says where something of another kind has come. @throws Moving, the system's error */
function unlessReplaced(codes, act) {
    try {
        return act();
    }
    catch (error) {
        if (codes.includes((0,errors/* codeOf */.$N)(error)))
            throw new Moving(REPLACED);
        throw error;
    }
}
const REPLACED = 'it was replaced while it was read';
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
function failed(error) {
    if (error instanceof SinkFailed)
        throw error.cause;
    if (ABSENT.has((0,errors/* codeOf */.$N)(error)))
        return { kind: 'gone' };
    if ((0,errors/* codeOf */.$N)(error) === '')
        throw error;
    return { kind: 'unreadable', why: (0,errors/* systemReason */.uc)(error) };
}

;// CONCATENATED MODULE: ./build/src/workspace/look-all.js


/** `look` at many paths, in their order. Steps aside every 30 ms. @throws the sink's error, the signal's reason */
async function lookAll(paths, options) {
    const found = new Map();
    await lookEach(paths, options, (path, looked) => found.set(path, looked));
    return found;
}
/** As `lookAll`, telling of each path as it is looked at: 100,000 answers take much memory. */
async function lookEach(paths, options, tell) {
    const looking = new Looking(options);
    let files = 0;
    let bytes = 0;
    try {
        for (const [path, seen] of paths) {
            const there = { held: options.held.get(path) ?? null, known: options.known?.(path, seen) ?? null };
            const looked = looking.tryFile(path, seen, there) ?? (await looking.look(path, seen, there));
            tell(path, looked);
            files += 1;
            if (looked.kind === 'found' && looked.entry.kind === 'file')
                bytes += looked.entry.size;
            if (!looking.pause.isDue())
                continue;
            options.onProgress(files, bytes);
            await looking.pause();
        }
    }
    finally {
        looking.close();
    }
    options.onProgress(files, bytes);
}
/**
 * Brings an index up to date with what was looked at and what is gone. Where looking failed, the directory above is read again by the
 * next scan, so that the path is not forgotten.
 */
function noteLooked(index, looked, gone) {
    for (const path of gone)
        index.delete(path);
    for (const [path, result] of looked) {
        if (result.kind === 'found')
            index.set(path, result.indexed);
        else
            index.delete(path);
    }
    for (const [path, result] of looked) {
        if (result.kind === 'found')
            continue;
        const above = (0,bytes/* splitPath */.Uf)(path).directory;
        const indexed = index.get(above);
        if (indexed !== undefined)
            index.set(above, { ...indexed, racy: true });
    }
}


/***/ }),

/***/ 20846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   gb: () => (/* binding */ resolveRoots),
/* harmony export */   tl: () => (/* binding */ listedIn),
/* harmony export */   yp: () => (/* binding */ rootsAmong)
/* harmony export */ });
/* unused harmony export rootsAt */
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
 * @throws RootsRefusal where roots overlap, one holds the workspace itself, or a path leads out of the workspace
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
/** `workspace.paths` as Paths. @throws RootsRefusal where one leads out of the workspace */
function listedIn(paths) {
    return [...new Set(paths.map(rootPathOf))];
}
/** Without the credential files inside of other folders. */
function rootsAmong(listed) {
    return listed.filter((path) => !(0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForCredentials */ .c)(path) || !listed.some((other) => isInside(path, other)));
}
function rootPathOf(text) {
    const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(text).replace(/(?<=.)\/$/, '');
    if (path === '..' || path.startsWith('../')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RootsRefusal */ .IO(`"${text}" leads out of the workspace; write such a folder as ~/… or /…`);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RootsRefusal */ .IO(`the root ${nameOf(root)} holds the workspace itself${linkOf(root, places)}; list "." and the folders outside of it that are needed`);
    }
}
function refuseOverlap(a, b, places) {
    const [nameA, nameB] = [nameOf(a), nameOf(b)];
    const links = [a, b].map((root) => linkOf(root, places)).join('');
    if (a.absolute === b.absolute) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RootsRefusal */ .IO(`the roots ${nameA} and ${nameB} are the same folder, ${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(a.absolute)}${links}`);
    }
    const isNested = (inner, outer) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(inner.path, outer.path) || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(inner.absolute, outer.absolute);
    if (isNested(a, b))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RootsRefusal */ .IO(`the root ${nameA} lies inside the root ${nameB}${links}`);
    if (isNested(b, a))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RootsRefusal */ .IO(`the root ${nameB} lies inside the root ${nameA}${links}`);
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


/***/ }),

/***/ 97846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32495);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91715);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59764);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84432);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83252);
/* harmony import */ var _stat_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51292);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39128);
/* harmony import */ var _two_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42368);
/** Which paths of the workspace may have changed since they were looked at last. */









/** Looks at every path, reading no file. @throws the system's error only where a root itself cannot be looked at */
function scan(options) {
    const scanning = new Scanning(options);
    try {
        return scanning.run();
    }
    finally {
        scanning.close();
    }
}
/** How often the names in a directory are read again in which something came and went. */
const ROUNDS = 4;
class Scanning {
    #options;
    #startedAt;
    #changed = new Map();
    #gone = [];
    #skipped = [];
    #away = [];
    #temporary = new Set();
    #directories = new Map();
    #toRead = [];
    /** Directories that are read, or will be. */
    #queued = new Set();
    /** In the index, and not found yet, or no directory above them was. Left in here at the end: not there. */
    #orphans = new Set();
    /** Those that a directory has after all. What is below them waits for them to be read. */
    #adopted = new Set();
    /** New, and gone when they were looked for. */
    #passing = new Set();
    /** What is in the index, by its directory; null until it is asked for. */
    #known = null;
    #reach = new _reach_js__WEBPACK_IMPORTED_MODULE_3__/* .Reach */ .Ex();
    #roots;
    constructor(options) {
        this.#options = options;
        this.#roots = new Set(options.roots.list.map(({ path }) => path));
        this.#startedAt = options.now();
    }
    run() {
        for (const root of this.#options.roots.list)
            this.#visitRoot(root);
        this.#visitKnown();
        this.#readAll();
        this.#readAgain();
        const { unread = [] } = this.#options;
        const unfound = [...unread].filter((path) => !this.#changed.has(path));
        return {
            changed: this.#changed,
            gone: [...this.#gone, ...this.#orphans, ...unfound].filter((path) => !this.#isHidden(path)),
            skipped: this.#skipped,
            away: this.#away,
            temporary: [...this.#temporary],
            startedAt: this.#startedAt,
        };
    }
    close() {
        this.#reach.close();
    }
    #visitRoot({ path, absolute }) {
        const isReached = (0,_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .isReachedSo */ .hB)(absolute);
        const target = isReached ? this.#reach.directory(absolute) : null;
        const stat = target === null ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
        if (!isReached || stat?.isSymbolicLink() === true)
            this.#away.push({ path, why: 'link' });
        const indexed = this.#options.index.get(path);
        if (stat === undefined) {
            if (isReached && isMovedAway({ path, absolute }, indexed))
                this.#away.push({ path, why: 'moved' });
            if (indexed !== undefined)
                this.#gone.push(path);
            return;
        }
        const place = { path, ...(0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(absolute) };
        // These are where they are, whatever a run does; what is in them counts.
        if (path !== '.' && path !== '~') {
            this.#visit(place, stat, indexed);
            return;
        }
        const isLeftOut = this.#options.leftOut(path, 'directory') !== null;
        this.#directories.set(path, { state: isLeftOut ? 'hidden' : 'there', absolute });
        if (isLeftOut || !stat.isDirectory())
            return;
        this.#queue(path);
    }
    /** First the directories, from the top, so that nothing is looked for through a link that took the place of one. */
    #visitKnown() {
        const { index, roots, stats } = this.#options;
        const directories = [];
        const paths = [];
        for (const [path, { entry }] of index)
            (entry.kind === 'directory' ? directories : paths).push(path);
        paths.unshift(...directories.sort((a, b) => a.length - b.length));
        const known = paths.map((path) => index.get(path));
        const same = stats?.ask({ paths, known, absolute: (path) => roots.absolute(path) });
        let above = '';
        let parent;
        for (const [at, path] of paths.entries()) {
            const slash = path.lastIndexOf('/');
            if (slash !== above.length || parent === undefined || !path.startsWith(above)) {
                above = path.slice(0, slash);
                parent = this.#directories.get(above);
            }
            const indexed = known[at];
            // Whoever was asked may have gone through a link.
            if (indexed === undefined || parent?.state !== 'there' || this.#isVisited(path))
                this.#visitIndexed(path, indexed);
            else {
                const place = { path, directory: parent.absolute, name: path.slice(slash + 1) };
                if (same?.[at] === 1)
                    this.#visit(place, indexed.seen, indexed);
                else
                    this.#lookUp(place, indexed);
            }
        }
    }
    #visitIndexed(path, indexed) {
        if (this.#isVisited(path))
            return;
        const { directory: above, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(path);
        const parent = this.#directories.get(above);
        if (parent?.state === 'there')
            this.#lookUp({ path, directory: parent.absolute, name }, indexed);
        else if (parent === undefined)
            this.#orphans.add(path);
    }
    #isVisited(path) {
        return this.#directories.has(path) || this.#changed.has(path) || this.#roots.has(path);
    }
    #lookUp(place, indexed) {
        const stat = this.#stat(place);
        if (stat === 'hidden')
            this.#hide(place);
        else if (stat !== undefined)
            this.#visit(place, stat, indexed);
        else if (this.#adopted.has(place.path))
            this.#isMoving(place);
        else if (indexed === undefined)
            this.#passing.add(place.path);
        else {
            // What has become of it, the names in the directory above tell, as they are now.
            this.#orphans.add(place.path);
            this.#queue((0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(place.path).directory);
        }
    }
    #queue(directory) {
        if (this.#queued.has(directory))
            return;
        this.#queued.add(directory);
        this.#toRead.push(directory);
    }
    #readAll() {
        for (let path = this.#toRead.pop(); path !== undefined; path = this.#toRead.pop())
            this.#read(path);
    }
    /** Where something new went before it was looked at, it may have another name now, or be back. */
    #readAgain() {
        for (let round = 1; this.#passing.size > 0; round++) {
            const above = new Set([...this.#passing].map((path) => (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(path).directory));
            this.#passing.clear();
            for (const path of above)
                this.#read(path, { isLast: round >= ROUNDS });
            this.#readAll();
        }
    }
    #isMoving(place) {
        this.#skipped.push({ path: place.path, why: 'moving' });
        this.#hide(place);
    }
    #stat(place) {
        try {
            const target = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isTooLong */ .pn)(place.path) ? null : this.#reach.at(place.directory, place.name);
            if (target !== null)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
            this.#skipped.push({ path: place.path, why: 'too-long' });
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ENOENT' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ENOTDIR')
                return undefined;
            const why = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ENAMETOOLONG' ? 'too-long' : 'unreadable';
            this.#skipped.push({ path: place.path, why });
        }
        return 'hidden';
    }
    #visit(place, stat, indexed) {
        const { path } = place;
        const kind = (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(stat.mode);
        const isDirectory = kind === 'directory';
        if (indexed === undefined || this.#options.directories === 'all') {
            const why = this.#options.leftOut(path, isDirectory ? 'directory' : 'leaf');
            if (why === 'credentials')
                this.#skipped.push({ path, why });
            if (why !== null) {
                this.#hide(place);
                return;
            }
        }
        const isChanged = indexed === undefined || !(0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnchanged */ ._5)(indexed, stat);
        if (isChanged)
            this.#changed.set(path, (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .seenOf */ .Pm)(stat));
        if (isDirectory) {
            this.#setDirectory(place, 'there');
            const isRead = isChanged || this.#options.directories === 'all' || this.#adopted.has(path);
            if (isRead)
                this.#queue(path);
        }
        else if (!(0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isSavable */ .$7)(kind))
            this.#skipped.push({ path, why: kind });
        if ((stat.mode & 0o7000) !== 0 && kind !== 'link')
            this.#noteBits(path, stat.mode);
    }
    #noteBits(path, mode) {
        if ((mode & 0o4000) !== 0)
            this.#skipped.push({ path, why: 'setuid' });
        if ((mode & 0o2000) !== 0)
            this.#skipped.push({ path, why: 'setgid' });
        if ((mode & 0o1000) !== 0)
            this.#skipped.push({ path, why: 'sticky' });
    }
    #setDirectory({ path, directory, name }, state) {
        this.#directories.set(path, { state, absolute: (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(directory, name) });
    }
    #hide(place) {
        this.#orphans.delete(place.path);
        this.#setDirectory(place, 'hidden');
    }
    #read(path, { isLast = false } = {}) {
        const directory = this.#directories.get(path);
        if (directory?.state !== 'there')
            return;
        (0,_heap_js__WEBPACK_IMPORTED_MODULE_1__/* .checkHeap */ .VU)();
        const names = this.#namesIn(path, directory);
        const fresh = [];
        for (const name of names) {
            const below = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(path, name);
            const indexed = this.#options.index.get(below);
            const wasOrphan = indexed !== undefined && this.#orphans.delete(below);
            if (wasOrphan)
                this.#adopted.add(below);
            else if (indexed !== undefined || this.#changed.has(below) || this.#directories.has(below))
                continue;
            const place = { path: below, directory: directory.absolute, name };
            if ((0,_temporary_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemporaryName */ .$)(name))
                this.#temporary.add((0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(directory.absolute, name));
            else if (isLast)
                this.#isMoving(place);
            else {
                this.#lookUp(place, indexed);
                if (indexed === undefined)
                    fresh.push(name);
            }
        }
        if (fresh.length > 0 && this.#options.index.size > 0)
            this.#findOldNames(path, directory, { names, fresh });
    }
    /** @param fresh those of the names in a directory that are in no index */
    #findOldNames(path, { absolute }, { names, fresh }) {
        const listed = new Set(names);
        if ((0,_two_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldsCase */ .T0)(absolute, { fresh, listed }, this.#reach))
            this.#forgetOldNames(path, listed);
    }
    /** What is in the index of a directory and is not called so any more: it was found all the same, since it has got a name in other letters. */
    #forgetOldNames(directory, listed) {
        const old = new Set();
        const isOld = (path) => {
            if (!(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isBelow */ .Yw)(path, directory))
                return false;
            const end = path.indexOf('/', directory.length + 1);
            return old.has(end < 0 ? path : path.slice(0, end));
        };
        for (const path of this.#knownIn(directory))
            if (!listed.has((0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(path).name))
                old.add(path);
        if (old.size === 0)
            return;
        for (const path of this.#changed.keys())
            if (isOld(path))
                this.#changed.delete(path);
        for (const path of this.#directories.keys())
            if (isOld(path))
                this.#directories.delete(path);
        for (const path of this.#options.index.keys())
            if (isOld(path))
                this.#orphans.add(path);
    }
    #knownIn(directory) {
        if (this.#known === null) {
            this.#known = new Map();
            for (const path of this.#options.index.keys()) {
                const { directory: above } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(path);
                const paths = this.#known.get(above);
                if (paths === undefined)
                    this.#known.set(above, [path]);
                else
                    paths.push(path);
            }
        }
        return this.#known.get(directory) ?? [];
    }
    #namesIn(path, directory) {
        try {
            const target = this.#reach.directory(directory.absolute);
            if (target !== null)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(target, { encoding: 'latin1' });
            this.#skipped.push({ path, why: 'too-long' });
        }
        catch (error) {
            const isAway = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ENOENT' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ENOTDIR';
            this.#skipped.push({ path, why: isAway ? 'moving' : 'unreadable' });
        }
        directory.state = 'hidden';
        return [];
    }
    #isHidden(path) {
        const isIn = this.#options.roots.list.some(({ path: root }) => path === root || path.startsWith(`${root}/`));
        if (!isIn)
            return true;
        for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
            if (this.#directories.get(path.slice(0, end))?.state === 'hidden')
                return true;
        return false;
    }
}
/** Whether a root that is not there was moved rather than deleted. */
function isMovedAway({ path, absolute }, indexed) {
    if (path === '.' || path === '~')
        return true;
    if (indexed === undefined || (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(indexed.seen.mode) !== 'directory')
        return false;
    const { directory } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(absolute);
    return [...((0,_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(directory) ?? [])].some((name) => {
        const at = (0,_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .statAt */ .IU)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(directory, name));
        return at !== null && at !== 'unknown' && at.isDirectory() && at.ino === indexed.seen.ino;
    });
}


/***/ })

};
