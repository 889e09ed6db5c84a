export const id = 21;
export const ids = [21];
export const modules = {

/***/ 74203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ NOTHING),
  Fg: () => (/* binding */ capture),
  t5: () => (/* binding */ lookAt),
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
        if (size <= contents/* PIECE */.T || pieces.length !== Math.ceil(size / contents/* PIECE */.T) || ![digest, ...pieces].every(pack/* isDigest */.Bc))
            throw new RangeError(`a content of ${size} bytes is not made of ${pieces.length} pieces`);
        if (!this.has(digest))
            this.#contents.set(digest, { size, pieces: Buffer.from(pieces.join(''), 'hex') });
    }
    /** Publishes the pack: its bytes are durable, then its name. After an error it can still be abandoned. @throws the system's error */
    async finish({ kind, step, change, git }) {
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
            yield (0,lines/* lineOf */.cA)([digest, made.size, first, ...pieces.slice(first, first + PIECES_A_ROW)]);
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
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/workspace/look.js + 1 modules
var look = __webpack_require__(8199);
// EXTERNAL MODULE: ./build/src/workspace/reach.js
var reach = __webpack_require__(83252);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
;// CONCATENATED MODULE: ./build/src/files/capture.js
/** Reads what is at some paths, keeps it in a pack, and tells the change. */











/** Never throws for what the disk says: it is told in `failed`. */
async function capture(request, tools) {
    const { packs } = tools;
    const none = { failed: [], indexed: new Map(), held: new Map(), cause: null, isMoving: false };
    if (request.paths.size === 0 && request.rest === undefined)
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
    const isKnown = (digest) => mustBeRead ? contents.isPackedWhole(digest) : contents.isPacked(digest);
    return PackWriter.create({ directory, number: next, run, isKnown });
}
async function captureInto(writer, request, tools) {
    const reading = new Reading(request, tools, writer);
    try {
        await reading.all();
        const change = reading.change();
        const { failed, indexed, held, isMoving } = reading;
        const told = { change, failed, indexed, held, isMoving, cause: null };
        if (failed.length > 0 && tools.unreadable === 'refuse') {
            await writer.abandon();
            return { ...told, ref: null, cause: 'unreadable' };
        }
        if (change.length === 0 && held.size === 0) {
            await writer.abandon();
            return { ...told, ref: NOTHING };
        }
        const { kind, step } = request;
        const pack = await writer.finish({ kind, step, change, git: held });
        take(tools.packs, pack.pack, writer.held());
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
/** The contents of a published pack can be had from now on. */
function take(packs, number, held) {
    packs.contents.add(held);
    packs.next = number + 1;
}
/** What people are told: paths that differ, and the bytes in the files that are there. Times alone do not count. */
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
/** What is at some paths, of files their digests. Nothing is kept. */
async function lookAt(paths, { roots, signal, scannedAt, }) {
    const there = [...paths].filter((each) => each[1] !== null);
    const options = { roots, sink: null, held: new Map(), scannedAt, signal, onProgress: () => { } };
    const indexed = new Map();
    const unread = [];
    for (const [path, seen] of paths)
        if (seen === null)
            indexed.set(path, null);
    for (const [path, looked] of await (0,look/* lookAll */.R_)(there, options)) {
        if (looked.kind === 'found')
            indexed.set(path, looked.indexed);
        else if (looked.kind === 'gone')
            indexed.set(path, null);
        else
            unread.push(path);
    }
    return { indexed, unread };
}
class Reading {
    failed = [];
    indexed = new Map();
    held = new Map();
    #request;
    #tools;
    #sink;
    #changed = [];
    /** Seen by the scan, and not there any more. */
    #vanished = new Set();
    isMoving = false;
    constructor(request, tools, sink) {
        this.#request = request;
        this.#tools = tools;
        this.#sink = sink;
        this.failed.push(...(request.missed ?? []));
        for (const [path, after] of request.rest?.entries ?? []) {
            this.#changed.push(restOf(path, after, request.before(path)));
            const blob = after.kind === 'file' ? request.rest?.held.get(after.digest) : undefined;
            if (after.kind === 'file' && blob !== undefined)
                this.held.set(after.digest, blob);
        }
    }
    change() {
        return this.#changed.sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    gaveUp(why) {
        const { indexed, held } = this;
        // Which one it was is not told, since what is read is written later: likely the largest.
        let most = ['./', -1];
        for (const [path, seen] of this.#request.paths)
            if (seen !== null && (0,stat_index/* kindOf */.I)(seen.mode) === 'file' && seen.size > most[1])
                most = [path, seen.size];
        const [path] = most;
        const failed = [...this.failed, { path, why }];
        return { change: [], ref: null, cause: 'store', failed, indexed, held, isMoving: false };
    }
    /** What is there is read in two goes: with contents kept, and digests alone. */
    async all() {
        const told = new Map();
        const held = new Map();
        for (const [path, seen] of this.#request.paths) {
            const keep = this.#request.keep(path);
            if (keep.kind === 'unless')
                held.set(path, keep.blob);
            if (seen === null)
                this.#note(path, null);
            else if (keep.kind === 'digest')
                told.set(path, seen);
        }
        await this.#read(this.#thereBut(told), { sink: this.#sink, held });
        await this.#read(told, { sink: null, held: new Map() });
        this.#mustBeReached();
        this.#mustBeAtRest();
    }
    /** Where a link has come to stand above a path meanwhile, something else was read. */
    #mustBeReached() {
        const { roots } = this.#tools;
        const isReached = new Map();
        for (const [path, indexed] of this.indexed) {
            if (indexed === null)
                continue;
            const above = path.slice(0, path.lastIndexOf('/'));
            const known = isReached.get(above) ?? (0,reach/* isReachedSo */.hB)(roots.absolute(path));
            isReached.set(above, known);
            if (!known)
                this.#fail(path, 'a link has come to stand above it');
        }
    }
    /** What was found must be so at the end: else it is not known to have been so at any time. */
    #mustBeAtRest() {
        const { roots } = this.#tools;
        const emptied = new Set([...this.#vanished].map(tree_path/* parentOf */.gN));
        const isStrict = this.#request.vanished === 'moving';
        const isAtRest = (path, indexed) => {
            const absolute = roots.absolute(path);
            if (indexed === null) {
                if (isStrict && this.#vanished.has(path))
                    return false;
                const above = (0,tree_path/* parentOf */.gN)(path);
                const under = above === null ? undefined : this.indexed.get(above);
                // Below what is no folder there is nothing; that it stays none is asked of itself.
                if (under === null || (under !== undefined && under.entry.kind !== 'directory'))
                    return true;
                return ((0,reach/* kindAt */.Ii)(absolute) === null ||
                    !(0,reach/* isReachedSo */.hB)(absolute) ||
                    !(0,reach/* isNamedSo */.a)(absolute, roots.rootOf(path).absolute));
            }
            const { kind } = indexed.entry;
            if (kind !== 'directory' && kind !== 'link')
                return true;
            const now = (0,reach/* kindAt */.Ii)(absolute);
            return now === null ? !isStrict && !emptied.has(path) : now === 'unknown' || now === kind;
        };
        for (const [path, indexed] of this.indexed)
            if (!isAtRest(path, indexed))
                this.#moves(path);
        for (const path of this.#request.stirred?.() ?? [])
            this.#moves(path);
    }
    #moves(path) {
        this.isMoving = true;
        this.#fail(path, 'it came or went while it was read');
    }
    *#thereBut(others) {
        for (const [path, seen] of this.#request.paths)
            if (seen !== null && !others.has(path))
                yield [path, seen];
    }
    async #read(paths, { sink, held }) {
        const { roots, signal, progress: onProgress } = this.#tools;
        const { scannedAt } = this.#request;
        const known = (path, seen) => this.#known(path, seen);
        await (0,look/* lookEach */.$s)(paths, { roots, sink, held, known, scannedAt, signal, onProgress }, (path, looked) => {
            if (looked.kind === 'gone') {
                this.#vanished.add(path);
                this.#note(path, null);
            }
            else if (looked.kind !== 'found') {
                this.isMoving ||= looked.kind === 'replaced';
                this.#fail(path, looked.why);
            }
            else {
                const blob = held.get(path);
                if (looked.inGit && blob !== undefined && looked.entry.kind === 'file')
                    this.held.set(looked.entry.digest, blob);
                this.#note(path, looked.indexed);
            }
        });
    }
    /** The digest with which a file of this stat is no part of the change, and so need not be kept; null where none is. */
    #known(path, seen) {
        const { old, what } = this.#request;
        if (what === 'all')
            return null;
        const other = old(path);
        const before = other === undefined ? this.#request.before(path) : other;
        if (before?.kind !== 'file' || before.size !== seen.size || before.mode !== (seen.mode & 0o777))
            return null;
        const counts = what === 'states-and-times' && other === undefined;
        return counts && isTouched(before, (0,stat_index/* microsOf */.Ri)(seen.mtimeMs)) ? null : before.digest;
    }
    #timed(path, found) {
        const recorded = this.#request.recorded?.(path);
        return recorded !== undefined && (0,state/* sameState */.yY)(recorded, found) ? recorded : found;
    }
    #fail(path, why) {
        this.failed.push({ path, why });
        if (this.#request.kind === 'source')
            this.#changed.push({ path, before: state/* UNREADABLE */.mP, after: null });
    }
    #note(path, indexed) {
        this.indexed.set(path, indexed);
        const isUnsaved = this.#request.kind === 'source' && indexed?.entry.kind === 'other';
        const before = isUnsaved ? indexed.entry : this.#request.before(path);
        const after = indexed === null || indexed.entry.kind === 'other' ? null : this.#timed(path, indexed.entry);
        if (this.#request.isExpected?.(path, indexed) === false)
            this.failed.push({ path, why: 'it changed since' });
        const old = this.#request.old(path);
        if (old !== undefined && (0,state/* sameState */.yY)(old, indexed?.entry ?? null))
            return;
        if (isWanted(this.#request.what, before, after)) {
            if (before !== null || after !== null)
                this.#changed.push({ path, before, after });
        }
    }
}
/** What cannot be saved is noted as what was there before: later attempts do not take it for absent. */
function restOf(path, entry, before) {
    return entry.kind === 'other' ? { path, before: entry, after: null } : { path, before, after: entry };
}
function isWanted(what, before, after) {
    if (what === 'all' || !(0,state/* sameState */.yY)(before, after))
        return true;
    return what === 'states-and-times' && before !== null && after !== null && isTouched(before, after.mtime);
}
/** Whether its time is another, where it is known. */
function isTouched(before, mtime) {
    return 'mtime' in before && before.mtime !== mtime;
}
/** Paths for people, a few of them. */
function namesOf(change, most = set_aside/* MOST_NAMED */.SE) {
    const names = [];
    for (const { path } of change) {
        if (names.length === most)
            break;
        names.push((0,tree_path/* nameOf */.Vb)(path));
    }
    return names;
}


/***/ }),

/***/ 99843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ asCommitted),
/* harmony export */   LT: () => (/* binding */ foreignGit),
/* harmony export */   YP: () => (/* binding */ goneInCommit),
/* harmony export */   zZ: () => (/* binding */ isCommitted)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _workspace_git_blob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96435);



/**
 * Whether the commit that is checked out here has at a path what it has not in the source before: then what is there is this source's,
 * although a step had made the same there, as where somebody has committed what a step left, or taken it out of the checkout.
 */
function isCommitted({ view, history }, before, path) {
    const { found, checkout, trace, commit } = view;
    const git = foreignGit(view);
    const [was, is] = [before.get(path), found.get(path)];
    if (is !== undefined && isAsInCommit(view, path))
        return !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameInGit */ .y)(was, is);
    if (git === null)
        return false;
    if (is === undefined && checkout.leftOut.has(path))
        return true;
    const last = history.earlier ?? history.source;
    const old = was?.kind === 'file' ? last?.held.get(was.digest) : undefined;
    const id = git.held.get(path);
    if (id !== undefined)
        return isAnother(was, { old, id, isLink: git.special.get(path) === 'link' });
    if (is !== undefined)
        return false;
    if (checkout.removed.has(path) || old !== undefined)
        return true;
    // In a fresh clone of another commit, which may not have the old one, so is what nobody knows to have been ignored.
    const isFresh = trace === null && history.earlier === null && last?.record.commit !== commit;
    return isFresh && was !== undefined && was.kind !== 'other' && !git.ignored(path);
}
/** What git has that is checked out here; null also where steps of the run have made the repository, which is their work. */
function foreignGit({ git, origin }) {
    return origin.commit === null ? null : git;
}
/** Whether a blob of the commit is another than what was there, as far as that can be told. @param old what was there, as a blob */
function isAnother(was, { old, id, isLink }) {
    if (was?.kind === 'file')
        return old !== undefined && old !== id;
    return was?.kind !== 'link' || !isLink || !(0,_workspace_git_blob_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlob */ .q)(Buffer.from(was.target, 'latin1'), id);
}
/** Whether a file or link is what the commit has that is checked out here: of its mode git keeps whether its owner may execute it. */
function isAsInCommit(view, path) {
    const { found, committed, checkout } = view;
    const git = foreignGit(view);
    const here = found.get(path);
    const [id, special] = [git?.held.get(path), git?.special.get(path)];
    if (id === undefined)
        return false;
    // A file that git has in another form, as with other line ends, is what it has where it says so.
    const isClean = committed.has(path) || checkout.clean.has(path);
    if (here?.kind === 'file')
        return isClean && ((here.mode & 0o100) !== 0) === (special === 'executable');
    return here?.kind === 'link' && special === 'link' && (0,_workspace_git_blob_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlob */ .q)(Buffer.from(here.target, 'latin1'), id);
}
/** Those of some paths that are as the commit has them that is checked out here, and the folders in which it has something. */
function asCommitted(given, { before, paths }) {
    const { found } = given.view;
    const git = foreignGit(given.view);
    if (git === null || paths.length === 0)
        return new Set();
    const folders = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAbove */ .Zv)([...git.held.keys()].filter((path) => found.has(path)));
    const isOfCommit = (path) => {
        if (found.get(path)?.kind === 'directory')
            return folders.has(path);
        return isAsInCommit(given.view, path) || isCommitted(given, before, path);
    };
    return new Set(paths.filter(isOfCommit));
}
/**
 * Where steps have deleted what the commit that is checked out here has not, and nothing is there. Which commit had it, of those on which
 * the run has been, is not known any more: nothing is where it has been on no other.
 */
function* goneInCommit({ view, run }, change) {
    const { found, commit } = view;
    const git = foreignGit(view);
    if (git === null || run.sources.every((source) => source.commit === commit))
        return;
    const folders = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAbove */ .Zv)(git.held.keys());
    for (const { path, before, after } of change) {
        if (after !== null || before === null || before.kind === 'other')
            continue;
        if (found.has(path) || git.held.has(path) || folders.has(path) || git.ignored(path))
            continue;
        yield path;
    }
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ coveredIn),
/* harmony export */   NM: () => (/* binding */ isUnseen),
/* harmony export */   TH: () => (/* binding */ boundLine),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   mi: () => (/* binding */ coveredLess)
/* harmony export */ });
/* harmony import */ var _pipeline_excluded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67032);
/* harmony import */ var _pipeline_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6723);
/** What of the disk `workspace` of a pipeline covers, and what it did in earlier attempts. Pure. */


/** Without `workspace` in the pipeline. */
const PLAIN = { paths: ['.'], exclude: [] };
/** Null where it is what it is without `workspace`. */
function coverageOf({ paths, exclude }) {
    return isWider({ paths, exclude }, PLAIN) || isWider(PLAIN, { paths, exclude }) ? { paths, exclude } : null;
}
/**
 * What a run covers in a folder: what `workspace` says, and no more than it did in the run's attempts there. What is found there beyond
 * that could be a person's, or half-written, or a step's, and nobody has seen which.
 * @param folder the identity of the folder
 * @returns what `workspace` says first, and then what bounds it
 */
function coveredIn(run, folder, { paths, exclude }) {
    const now = { paths, exclude };
    const before = run?.attempts.filter(({ where }) => where.workspace_id === folder) ?? [];
    return before.reduce((covered, { where }) => bounded(covered, where.covers ?? PLAIN), [now]);
}
function bounded(covered, by) {
    return covered.every((each) => isWider(each, by)) ? [...covered, by] : covered;
}
/** Whether an attempt of a run may have left something unsaved that is covered now. */
function coveredLess(run, now) {
    const less = new Set();
    for (const { attempt, where } of run.attempts) {
        const before = run.attempts.filter((each) => each.attempt < attempt);
        const then = coveredIn({ ...run, attempts: before }, where.workspace_id, where.covers ?? PLAIN);
        if (then.some((bound) => now.every((each) => isWider(each, bound))))
            less.add(attempt);
    }
    return (attempt) => less.has(attempt);
}
/** Whether a pattern of `reads` matches nothing that is covered, as far as what is written tells. */
function isUnseen(reads, [, ...bounds]) {
    return bounds.some((bound) => (0,_pipeline_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .liesInNone */ .T0)(reads, bound.paths) || (0,_pipeline_excluded_js__WEBPACK_IMPORTED_MODULE_0__/* .coveredBy */ .U)(reads, bound) !== null);
}
/** What `workspace` says and the run does not cover here, in words; null where it covers all. */
function boundLine([now, ...bounds]) {
    if (bounds.length === 0 || now === undefined)
        return null;
    const paths = now.paths.filter((path) => bounds.some((bound) => isNew(path, bound)));
    const excluded = bounds.flatMap(({ exclude }) => exclude.filter((each) => !now.exclude.includes(each)));
    const takenBack = now.exclude.filter((each) => each.startsWith('!') && bounds.some((bound) => !bound.exclude.includes(each)));
    const what = [
        ...paths.map((path) => `what is new in "${path}" of \`paths\``),
        ...[...new Set(excluded)].map((each) => `what "${each}" of \`exclude\` left out`),
        ...takenBack.map((each) => `what "${each}" of \`exclude\` takes back in`),
    ];
    if (what.length === 0)
        what.push('what `exclude` left out by its order');
    return `\`workspace\` covers more than it did in an earlier attempt in this folder: ${what.join(', ')} is neither looked at nor saved here before the next run; \`--fresh\` begins one`;
}
/** Whether one may cover what the other does not, by what is written. */
function isWider(one, other) {
    const isNewPath = one.paths.some((path) => isNew(path, other));
    return isNewPath || leavesOutLess(one.exclude, other.exclude) || isMoved(one, other);
}
/** Whether a folder of `paths` was not covered before: it lay elsewhere, or was left out by its name, which as a folder of `paths` it is not. */
function isNew(path, { paths, exclude }) {
    return !(0,_pipeline_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolderIn */ .AS)(path, paths) || (!paths.includes(path) && (0,_pipeline_excluded_js__WEBPACK_IMPORTED_MODULE_0__/* .coveredBy */ .U)(path, { paths, exclude }) !== null);
}
/** Whether some patterns may leave out less than others. Where one takes something back in, their order counts, too. */
function leavesOutLess(one, other) {
    const isPlain = (pattern) => !pattern.startsWith('!');
    if ([...one, ...other].every(isPlain))
        return other.some((pattern) => !one.includes(pattern));
    return other.some((pattern, at) => one[at] !== pattern) || !one.slice(other.length).every(isPlain);
}
/** Whether a pattern that is relative to its folder may mean something else, since the folders are others. */
function isMoved(one, other) {
    const isSame = one.paths.length === other.paths.length && other.paths.every((path) => one.paths.includes(path));
    return !isSame && other.exclude.some((each) => each.replace(/\/+$/, '').includes('/'));
}


/***/ }),

/***/ 92293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ comingEdits),
/* harmony export */   R: () => (/* binding */ differingSources)
/* harmony export */ });
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90325);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74203);




/**
 * Paths of the source that are changed, missing or new here, and that neither a step nor an edit of the run touched, or that are there as
 * none of them knew them: these are left as they are, though a step that runs again may write over them. Of a folder that is missing or
 * new only the folder itself, unless a step or an edit touched it: then what was in it besides.
 * @returns null where there are none, and in the workspace that the run left
 */
function differingSources({ facts, known }) {
    const { source, sourceBefore } = facts;
    if (sourceBefore === null)
        return null;
    const differs = (path) => !isSame(sourceBefore.get(path), source.get(path));
    const isTheirs = (path) => {
        const here = source.get(path);
        return here !== undefined && here.kind !== 'directory' && !known.has(path, here);
    };
    const isNobodys = (path) => differs(path) &&
        (!known.isTouched(path) || isTheirs(path)) &&
        !(0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsIntoGit */ ._)(path, source.get(path) ?? sourceBefore.get(path) ?? null);
    const paths = [...pathsOf(sourceBefore, source)].filter((path) => {
        const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(path);
        return isNobodys(path) && (above === null || !isNobodys(above));
    });
    return told(paths);
}
/**
 * Paths at which what persons edited in earlier attempts is not there yet, and is brought along.
 * @returns null where there are none, and in the workspace that the run left
 */
function comingEdits({ run, facts, view }) {
    if (view.place === 'left')
        return null;
    const edits = facts.edits.filter(({ number }) => number <= run.completions);
    const last = new Map(edits.flatMap(({ change }) => change.map((each) => [each.path, each])));
    const paths = [...last.values()].flatMap((each) => each.after?.kind === 'directory' || isThere(each, view.found.get(each.path)) ? [] : [each.path]);
    return told(paths);
}
/** Whether what an edit left is there; of a file that git may have, but for a mode that git does not keep, unless the edit is of that alone. */
function isThere({ before, after }, here) {
    return (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(after, here) || ((0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameInGit */ .y)(after, here) && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameInGit */ .y)(before, after));
}
function told(paths) {
    if (paths.length === 0)
        return null;
    return { files: paths.length, paths: (0,_capture_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(paths.sort().map((path) => ({ path }))) };
}
function* pathsOf(before, now) {
    yield* before.keys();
    for (const path of now.keys())
        if (!before.has(path))
            yield path;
}
/** Of modes only what git keeps counts: the rest is made by the umask of each checkout. */
function isSame(before, now) {
    return (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, now) || (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameInGit */ .y)(before, now);
}


/***/ }),

/***/ 88610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ CannotResume),
/* harmony export */   p: () => (/* binding */ cannotSetBack)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _workspace_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84432);
/** Why a run cannot go on in a workspace. */


const NOTHING = { mark: null, inTheWay: [], half: new Map() };
/** The workspace cannot be brought to where the run was. Nothing has been written. */
class CannotResume extends Error {
    name = 'CannotResume';
    hint;
    left;
    constructor(message, hint, { left = NOTHING, ...options } = {}) {
        super(message, options);
        this.hint = hint;
        this.left = left;
    }
}
/** What is there must be in the store before it is set back, and only its owner can make that possible. */
function cannotSetBack(path, why, left) {
    return new CannotResume(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(path)} must be saved before it is set back, and cannot be read: ${why}`, why === _workspace_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ACCESS */ .lk
        ? 'make it readable, such as by `chmod -R u+rwX` on it and the folders above, or remove it'
        : 'let nothing else write there, or remove it, and go on again', { left });
}


/***/ }),

/***/ 56325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ keptIsLost),
/* harmony export */   mA: () => (/* binding */ keptBy),
/* harmony export */   s2: () => (/* binding */ trying),
/* harmony export */   yJ: () => (/* binding */ isBehindOthers)
/* harmony export */ });
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41206);
/* harmony import */ var _tree_fitting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21561);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13333);




/**
 * The steps that find what they had written when they run, be it now or in a later attempt, as one that asks or is not named.
 * @param keeps those with `retries.workspace: keep`
 */
function trying({ steps }, keeps) {
    const tried = steps.filter(({ decision, section }) => decision !== 'reuse' && section === 'steps');
    return tried.map(({ id }) => id).filter((id) => keeps.has(id));
}
/** Whether other steps run before a step, or instead of it: these find nothing of what comes later. */
function isBehindOthers({ steps }, id) {
    const own = steps.filter(({ section }) => section === 'steps');
    if (!own.some((step) => step.decision === 'run' && step.id !== id))
        return false;
    const at = own.findIndex((step) => step.id === id);
    if (own[at]?.decision !== 'run')
        return true;
    return own.slice(0, at).some(({ decision }) => decision === 'run' || decision === 'ask');
}
/**
 * What a step had written: as it is here, or as it was saved.
 * @param on the workspace without it, where what does not fit on that is left out; null: nothing is
 */
function keptBy(id, outlook, on) {
    const last = lastKept(id, outlook);
    const saved = last?.change ?? [];
    const fitting = on === null ? saved : (0,_tree_fitting_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingOn */ .T)(saved, on).fitting;
    const beside = besideOf(id, last, outlook);
    if (!isInPlace(last, outlook)) {
        const lost = last?.change === null ? last.why : null;
        return { change: fitting, saved: last?.layer ?? null, lost, beside };
    }
    const change = [
        ...hereAt(id, [...keptHere(id, outlook), ...setToFormer(id, outlook)], { last, outlook }),
        ...notYetNoted(saved, outlook),
        ...leftByOthers(id, fitting, outlook),
        ...notYetBack(id, fitting, { last, outlook }),
    ];
    const layer = last !== undefined && isSameAs(saved, change) ? last.layer : null;
    return { change, saved: layer, lost: null, beside };
}
/** Who may have made some of what a step had written: told when it was kept, and of one that was killed, who had failed while it ran. */
function besideOf(id, last, { run }) {
    const told = last?.layer.beside ?? [];
    const own = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .stepOf */ .cg)(run, id);
    if (own?.started_at == null || own.completed_at !== null)
        return told;
    const since = own.started_at;
    const failed = run.steps.filter(({ attempt, state, completed_at }) => attempt === own.attempt && state === 'failed' && completed_at !== null && completed_at >= since);
    return [...new Set([...told, ...failed.map((step) => step.id)])];
}
/** How a step is told that it is lost, and why. */
function keptIsLost(why) {
    return `what it had kept of its last try cannot be had: ${why}; it begins without that`;
}
/** Whether what the step had written is in the workspace, but for what somebody has changed since. */
function isInPlace(last, { view }) {
    return view.place === 'left' && last?.layer.away !== true;
}
/** Whether the one does to the workspace what the other does. */
function isSameAs(one, other) {
    const after = new Map(one.map((each) => [each.path, each.after]));
    return (after.size === other.length &&
        other.every((each) => (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after.get(each.path) ?? null, each.after) && after.has(each.path)));
}
function keptHere(step, { half }) {
    return [...half].flatMap(([path, owner]) => (owner === step ? [path] : [])).sort();
}
/** What is at some paths now, on what the step had found there: as it was saved when the step ended last, else as it was meant to be. */
function hereAt(step, paths, { last, outlook }) {
    if (paths.length === 0)
        return [];
    const { run, view } = outlook;
    const record = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .stepOf */ .cg)(run, step);
    // One that was killed has found more since than was saved.
    const isOfItsEnd = record?.completed_at != null && record.attempt === last?.layer.attempt;
    const saved = new Map(((isOfItsEnd && last?.change) || []).map(({ path, before }) => [path, before]));
    const meant = (0,_outlook_js__WEBPACK_IMPORTED_MODULE_2__/* .meantAtEnd */ .Qw)(outlook);
    return paths.map((path) => {
        const before = saved.has(path) ? saved.get(path) : meant.get(path);
        return { path, before: before ?? null, after: view.found.get(path) ?? null };
    });
}
/** Saved by the last attempt in which the step failed; undefined where there is none, or the step has ended well since. */
function lastKept(step, { run, history }) {
    const ended = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .stepOf */ .cg)(run, step)?.last_good?.number ?? 0;
    return history.layers.findLast(({ layer }) => layer.kind === 'kept' && layer.step === step && layer.order >= ended);
}
/**
 * What somebody has set since to a state that the run had given it before: as an edit it would not be known, and without it the step would
 * find nothing there. Another state is an edit, and on top of it.
 */
function setToFormer(step, { view, half, ours }) {
    return [...(view.trace?.mark.half ?? [])].flatMap(([path, owner]) => {
        const found = view.found.get(path);
        const isFormer = owner === step && !half.has(path) && found !== undefined && ours.has(path, found);
        return isFormer ? [path] : [];
    });
}
/** What is there as it was saved: an attempt was killed before it noted that, or lost what it had noted. */
function notYetNoted(saved, { view, half }) {
    return saved.filter(({ path, after }) => half.get(path) == null && (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after, view.found.get(path)));
}
/** What others have left otherwise that ran after the step had failed, as a clean-up in `finally`: their work is not for it. */
function leftByOthers(step, saved, { view, half }) {
    const mark = view.trace?.mark;
    if (mark === undefined)
        return [];
    return saved.filter(({ path, after }) => {
        const found = view.found.get(path);
        if ((0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after, found) || half.get(path) === step)
            return false;
        const isAsLeft = (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(mark.index.get(path)?.entry, found);
        return half.has(path) || (isAsLeft && mark.half.get(path) !== step);
    });
}
/**
 * What an attempt that was killed before it started anything was to bring back here. Nobody has seen more of that step than was saved.
 * @param saved what that is
 */
function notYetBack(step, saved, { last, outlook }) {
    const { run, view, half } = outlook;
    const isAsSaved = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .stepOf */ .cg)(run, step)?.attempt === last?.layer.attempt;
    if (!isAsSaved || run.steps.some(({ attempt }) => attempt === run.attempt))
        return [];
    return saved.filter(({ path, before, after }) => {
        const found = view.found.get(path);
        // Of a folder that is not finished only the mode is another.
        const isFolder = found?.kind === 'directory' && after?.kind === 'directory';
        return !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, after) && half.get(path) !== step && (isFolder || (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, found));
    });
}


/***/ }),

/***/ 13333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IC: () => (/* binding */ laidBy),
  aU: () => (/* binding */ leftBehind),
  Qw: () => (/* binding */ meantAtEnd),
  VS: () => (/* binding */ notCheckedOut),
  En: () => (/* binding */ outlook),
  c9: () => (/* binding */ sourceDigest),
  fy: () => (/* binding */ wantedBy)
});

// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var patterns = __webpack_require__(1671);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
// EXTERNAL MODULE: ./build/src/files/committed.js
var committed = __webpack_require__(99843);
// EXTERNAL MODULE: ./build/src/files/coverage.js
var coverage = __webpack_require__(68715);
// EXTERNAL MODULE: ./build/src/files/errors.js
var files_errors = __webpack_require__(88610);
// EXTERNAL MODULE: ./build/src/tree/adopt.js
var adopt = __webpack_require__(93420);
// EXTERNAL MODULE: ./build/src/tree/known.js
var tree_known = __webpack_require__(90181);
// EXTERNAL MODULE: ./build/src/workspace/git-checkout.js
var git_checkout = __webpack_require__(62204);
// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
// EXTERNAL MODULE: ./build/src/files/past-source.js
var past_source = __webpack_require__(58571);
// EXTERNAL MODULE: ./build/src/files/skipped.js
var files_skipped = __webpack_require__(88265);
// EXTERNAL MODULE: ./build/src/files/past-edits.js
var past_edits = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/src/files/trace.js
var files_trace = __webpack_require__(19208);
;// CONCATENATED MODULE: ./build/src/files/taken-back.js



/** What is in the workspace as the run last meant it to be, on top of the source: in its order. */
function currentLayers(run, history) {
    const current = new Set();
    for (const { completion, last_good } of [...run.steps, ...run.removed_steps]) {
        for (const each of [completion, last_good])
            if (each !== null)
                current.add(each.number);
    }
    const counts = ({ kind, number }) => number !== null && (kind === 'edit' || (kind === 'step' && current.has(number)));
    const carry = (0,past_edits/* carrying */.MR)(history);
    return history.layers
        .flatMap(({ layer, change }) => (change !== null && counts(layer) ? [{ layer, change }] : []))
        .map(({ layer, change }) => layer.kind === 'edit' ? { layer, change: carry(change, layer.attempt) } : { layer, change })
        .sort((a, b) => a.layer.order - b.layer.order);
}
/**
 * Paths of which the newest state that the run has is an edit, and that are not as the last attempt left them, in the workspace that it
 * left: a person has changed them since, to whatever it may be. What a step had made, too, is not among them where it is gone: it
 * comes back as it would without the edit.
 * @param half what steps left that did not end well: no person has changed it since
 */
function takenBack({ run, view, history, killed, person }, half) {
    const { trace, place, found, written, unread } = view;
    if (place !== 'left' || trace === null || !person)
        return [];
    const until = (0,files_trace/* cutOffUntil */.gl)(trace, killed);
    const paths = [];
    for (const [path, edit] of newestEdits(run, history)) {
        const here = found.get(path);
        if (half.has(path) || unread.has(path) || trace.mark.unread.has(path))
            continue;
        if ((0,state/* sameState */.yY)(edit.after, here) || (0,state/* sameState */.yY)(leftBy(trace, path, edit), here))
            continue;
        if (here === undefined && edit.isOfStep)
            continue;
        if (until === null || written(path) > until)
            paths.push(path);
    }
    return paths;
}
/** The last state of a path that the run has seen. An attempt that was killed before it came to the workspace has kept edits, and no mark. */
function leftBy({ mark, attempt }, path, edit) {
    // Where another run has begun since, the mark has no more than what is half-written: all else was as the run meant it to be.
    const isMeant = mark.left !== null && !mark.index.has(path) && !mark.half.has(path);
    return isMeant || edit.attempt > attempt.attempt ? edit.after : (mark.index.get(path)?.entry ?? null);
}
/** The paths that were edited and that no step that counts has changed since. */
function newestEdits(run, history) {
    const edits = new Map();
    const ofSteps = new Set();
    if (!run.layers.some(({ kind }) => kind === 'edit'))
        return edits;
    for (const { layer, change } of currentLayers(run, history)) {
        for (const { path, before, after } of change) {
            const { kind, attempt } = layer;
            if (kind === 'edit')
                edits.set(path, { attempt, after, isOfStep: ofSteps.has(path) });
            else if (!(0,state/* sameState */.yY)(before, after)) {
                edits.delete(path);
                ofSteps.add(path);
            }
        }
    }
    return edits;
}

;// CONCATENATED MODULE: ./build/src/files/ground-here.js












/** @param last the source of the newest attempt that had one */
function groundHere(given, last) {
    const { view, history } = given;
    const made = (0,files_history/* madeLayers */._$)(history);
    const edits = made.filter(({ layer }) => layer.kind === 'edit');
    const steps = touchesOf(made.filter((each) => !edits.includes(each)));
    const known = new tree_known/* Known */.I([last], steps, touchesOf(edits));
    const ours = new tree_known/* Known */.I([last], steps);
    if (view.place !== 'left') {
        knowOtherModes(view.found, last, { known, made });
        for (const path of committedSince(given, { before: last, made }))
            known.add(path, view.found.get(path) ?? null);
    }
    const here = view.place === 'left' ? stillHere(given, last) : null;
    const model = here === null ? null : modelOf(given, here);
    const knowAsFound = (path) => {
        for (const each of [known, ours])
            each.add(path, view.found.get(path) ?? null);
    };
    if (model !== null)
        resetHere(view, { last, ours, model }).forEach(knowAsFound);
    const half = halfHere(given, { last, known, ours, model });
    // Before what steps wrote by halves is known: what is under it is told by what was here before the first step.
    const source = here ?? sourceHere(last, { ...given, made: madeHere(given, last, half), half });
    for (const path of half.keys()) {
        knowAsFound(path);
        for (const each of [known, ours])
            each.add(path, last.get(path) ?? null);
    }
    if (model !== null)
        for (const path of leftByLost(given, { source: last, half }))
            knowAsFound(path);
    for (const path of takenBack(given, half))
        ours.disown(path);
    // What nobody knows the source of cannot be set back to it.
    for (const path of view.found.keys())
        if (isUnknown(given, path))
            ours.disown(path);
    return { known, ours, half, source, model };
}
function touchesOf(layers) {
    return new tree_known/* Touches */.C(layers.map(({ change }) => change ?? []));
}
/**
 * Of a step whose change cannot be read nobody knows which paths it changed. What is not as the source has it, and as the last attempt left it,
 * is the run's work, and no person's edit; unless what a person did cannot be read either.
 */
function* leftByLost({ view: { trace, found }, history }, { source, half }) {
    const lost = history.layers.filter(({ change }) => change === null).map(({ layer }) => layer);
    if (trace === null || trace.path === null || trace.mark.left !== null || !lost.some(files_history/* isOfStep */.IQ))
        return;
    if (lost.some(({ kind }) => kind === 'edit'))
        return;
    const { index, unread } = trace.mark;
    for (const path of new Set([...source.keys(), ...found.keys()])) {
        const here = found.get(path);
        if (half.has(path) || unread.has(path) || (0,state/* sameState */.yY)(source.get(path), here))
            continue;
        if ((0,state/* sameState */.yY)(index.get(path)?.entry, here))
            yield path;
    }
}
/**
 * The same where the run has been in another workspace since: what none of its steps is known to have left is to be set back to the source of
 * here, also what one that is known had found.
 */
function lostThere(given, { source, half }) {
    const { found } = given.view;
    const left = [...leftByLost(given, { source, half })];
    // Mostly nothing is lost, and then what was made is not gone through.
    if (left.length === 0)
        return [];
    const made = ground_here_leftBy(given.history);
    return left.flatMap((path) => (made.has(path, found.get(path)) ? [] : [[path, null]]));
}
/** What steps and persons are known to have left. */
function ground_here_leftBy(history) {
    const changes = (0,files_history/* madeLayers */._$)(history).map(({ change }) => change ?? []);
    return new tree_known/* Touches */.C(changes.map((change) => change.filter(({ before, after }) => !(0,state/* sameState */.yY)(before, after))), 'after');
}
/** The source in the workspace that the run left. */
function stillHere({ view, history }, last) {
    const { found, skipped } = view;
    if (history.source === null || history.source.unread.size === 0)
        return last;
    const others = [...found].flatMap(([path, { kind }]) => (kind === 'other' ? [path] : []));
    const closed = new Set([...others, ...(0,files_skipped/* hiddenAmong */.$q)(skipped)]);
    return (0,past_source/* stillUnread */.aF)(history.source, { found, closed });
}
function isUnknown({ history }, path) {
    return history.source !== null && (0,past_source/* isIn */.S1)(path, history.source.unknown);
}
function modelOf({ run, history, roots }, source) {
    return (0,fold/* fold */.AU)(source, currentLayers(run, history).map(({ change }) => change), roots);
}
/**
 * Files that steps have touched and that are again what they were in the source, but for the mode, which is the one that git gives them under
 * the umask of here. Any other mode has been given by a person, and so has that of what has the content that the run means it to have.
 */
function resetHere({ found, git, umask }, { last, ours, model }) {
    return [...ours.touched()].filter((path) => {
        const here = found.get(path);
        if (here?.kind !== 'file' || git?.held.has(path) !== true || ours.has(path, here))
            return false;
        if (here.mode !== (((here.mode & 0o100) === 0 ? 0o666 : 0o777) & ~umask))
            return false;
        return (0,state/* sameInGit */.y)(last.get(path), here) && !(0,state/* sameInGit */.y)(model.get(path), here);
    });
}
/**
 * A source file that steps have touched is what the run knows, also where another umask has given it another mode; so is a folder that they
 * have made another. One in which they only wrote keeps the mode that it has here.
 */
function knowOtherModes(found, last, { known, made }) {
    for (const path of ofOtherModes(found, last, { known, made }))
        if (!known.has(path, found.get(path)))
            known.add(path, found.get(path) ?? null);
}
/** What steps have touched and is the same in git; of folders those of which they have made another one. */
function ofOtherModes(here, last, { known, made }) {
    const folders = new Set();
    for (const { change } of made)
        for (const { path, before, after } of change ?? [])
            if (before?.kind === 'directory' && !(0,state/* sameState */.yY)(before, after))
                folders.add(path);
    return [...known.touched()].filter((path) => {
        const is = here.get(path);
        return (0,state/* sameInGit */.y)(last.get(path), is) && (is?.kind !== 'directory' || folders.has(path));
    });
}
/** What steps or persons had left, and a commit has since, in whatever mode: git keeps of a file whether it may be executed, of a folder none. */
function committedSince({ view, history }, { before, made }) {
    const isHere = ({ path, before: was, after }) => !(0,state/* sameState */.yY)(was, after) && (0,state/* sameInGit */.y)(after, view.found.get(path));
    const paths = made.flatMap(({ change }) => (change ?? []).filter(isHere).map(({ path }) => path));
    return (0,committed/* asCommitted */.Hl)({ view, history }, { before, paths });
}
/**
 * The states that are the run's own work where they are found in another workspace: what steps and persons left, by halves, too. What steps only found,
 * and nobody made, or of which they changed the time alone, is of the source of some workspace: where it is here, of this one.
 */
function madeHere({ view, history }, last, half) {
    const before = history.earlier?.tree ?? last;
    const made = (0,files_history/* madeLayers */._$)(history);
    const known = new tree_known/* Known */.I([before], ground_here_leftBy(history));
    knowOtherModes(view.found, before, { known, made });
    // A folder stays as found as long as something is in it that is known, and goes with that.
    for (const path of half.keys())
        known.add(path, view.found.get(path) ?? null);
    return known;
}
/** What the last attempt in this folder left by halves, also where the run went on in another one since, and outside of that one. */
function halfHere(given, { last, known, ours, model, }) {
    const { run, view, history, killed, writes } = given;
    const { earlier } = history;
    if (model !== null) {
        // What an edit found or left is nothing that a later one, or a step, may leave: then it is not as the run means it.
        const left = view.trace?.mark.index;
        // What was as it is meant when the last attempt looked was changed after that, to whatever it may be.
        const wasMeant = (path) => (0,state/* sameState */.yY)(left?.get(path)?.entry, model.get(path));
        const isMeant = (path, found) => (0,state/* sameState */.yY)(model.get(path), found) || (ours.isTouched(path) && ours.has(path, found) && !wasMeant(path));
        const half = [...(0,files_trace/* halfWritten */.FN)(view, { run, source: last, known, isMeant, killed, writes })];
        // A person has made it theirs who has committed it.
        return new Map(view.checkout === git_checkout/* NO_CHECKOUT */.xV ? half : notOfCommit(given, last, half));
    }
    const { trace, outer } = view;
    const halfOf = (seen, source) => {
        const there = new tree_known/* Known */.I([last, source], touchesOf((0,files_history/* madeLayers */._$)(history)));
        const isMeant = (path, found) => there.has(path, found);
        return [...(0,files_trace/* halfWritten */.FN)(seen, { run, source, known: there, isMeant, killed, writes })];
    };
    // Without it, what was here before the first step could not be told from what a killed step wrote.
    const left = trace === null || earlier === null ? [] : halfOf(view, earlier.tree);
    if (earlier !== null)
        left.push(...lostThere(given, { source: earlier.tree, half: new Map(left) }));
    const here = notOfCommit(given, earlier?.tree ?? last, left).filter(([path]) => view.isHere(path));
    const outside = outer === null ? [] : halfOf({ ...view, ...outer }, last);
    return new Map([...here, ...outside.filter(([path]) => !(0,tree_path/* isInWorkspace */.P_)(path))]);
}
/**
 * Less what another commit has that is checked out here: that is its own, although a step had left the same. Not so a mode that git does not
 * keep: no commit has changed that.
 */
function notOfCommit({ view, history }, before, half) {
    const ofCommit = (0,committed/* asCommitted */.Hl)({ view, history }, { before, paths: half.map(([path]) => path) });
    const isSame = (path) => (0,state/* sameInGit */.y)(before.get(path), view.found.get(path));
    return half.filter(([path]) => isSame(path) || !ofCommit.has(path));
}
function sourceHere(last, given) {
    const { view, made, history, half, roots } = given;
    // Where an earlier attempt was here, its source is that of this workspace.
    const before = history.earlier?.tree ?? last;
    const whole = [...half.keys()].map((path) => ({ path, before: null, after: before.get(path) ?? null }));
    const found = whole.length === 0 ? view.found : (0,fold/* fold */.AU)(view.found, [whole], roots);
    const hidden = new Set((0,files_skipped/* hiddenAmong */.$q)(view.skipped));
    // Nobody can tell that what a step has deleted is not there.
    const isUnseen = (path) => made.isTouched(path) && (0,past_source/* isIn */.S1)(path, hidden);
    const isOfHere = (path) => isUnknown(given, path) || (0,committed/* isCommitted */.zZ)(given, before, path) || isUnseen(path);
    const here = (0,adopt/* adopt */.d)(before, found, { known: made, isOfHere });
    // Where an earlier attempt was here that is of another umask than the newest source, on which the changes stand.
    if (before !== last)
        for (const path of ofOtherModes(here, last, { known: made, made: (0,files_history/* madeLayers */._$)(history) })) {
            const [was, is] = [last.get(path), here.get(path)];
            if (was !== undefined && is !== undefined && !isUnknown(given, path))
                here.set(path, { ...was, mtime: is.mtime });
        }
    if (view.place !== 'empty')
        return here;
    for (const [path, entry] of last)
        if (path.startsWith('./'))
            here.set(path, entry);
    return here;
}

;// CONCATENATED MODULE: ./build/src/files/outlook.js














/** @throws CannotResume when the workspace cannot be one of the run */
function outlook(given) {
    const { run, view, history, roots } = given;
    const last = sourceOf(given);
    const { known, ours, half, source, model } = groundHere(given, last);
    mustSee(half, view);
    mustHaveSource(given, source);
    const { edits, leftOut } = (0,past_edits/* pastEdits */.Yu)({ view, history, known, source });
    const facts = factsOf(given, { source, last, ours, half, edits, model });
    return { run, view, history, known, ours, half, facts, leftOut, covered: given.covered, roots };
}
/** The source of the newest attempt that had one. A run that was cut off before its source was captured has none: nothing had run. */
function sourceOf({ run, view, history }) {
    const newest = run.sources.at(-1);
    if (newest === undefined)
        return view.found;
    if (history.source !== null)
        return history.source.tree;
    throw new files_errors/* CannotResume */.l(`the files that ${run.run_id} began with cannot be read: ${history.problems[0]?.why ?? ''}`, 'start over with `savepoint run --fresh`');
}
/** A folder that nobody can look into cannot be set back, and a step that made it would find it there. */
function mustSee(half, view) {
    for (const path of half.keys()) {
        const seen = view.unread.get(path);
        if (seen !== undefined && (0,stat_index/* kindOf */.I)(seen.mode) === 'directory')
            throw (0,files_errors/* cannotSetBack */.p)(path, errors/* NO_ACCESS */.lk, leftBehind(half, view));
    }
}
/** @param inTheWay what is to be removed by hand */
function leftBehind(half, { unread, index, trace, outer }, inTheWay = []) {
    const now = (path) => (unread.has(path) ? 'unread' : (index.get(path) ?? null));
    const mark = (trace ?? outer?.trace)?.path ?? null;
    return { mark, inTheWay, half: new Map([...half].map(([path, step]) => [path, { step, now: now(path) }])) };
}
/** A folder in which the files are missing that only git holds is no place to go on. */
function mustHaveSource({ view, history, run }, source) {
    const last = history.source;
    if (view.place !== 'elsewhere' || view.git !== null || last === null)
        return;
    for (const [path, entry] of last.tree) {
        if (entry.kind !== 'file' || !last.held.has(entry.digest) || source.has(path))
            continue;
        if (!path.startsWith('./') || view.found.has(path))
            continue;
        throw notCheckedOut({ run, view }, last, path);
    }
}
/** What only git has, in the commit of a source, cannot be had from it here. */
function notCheckedOut({ run, view }, { record }, path) {
    const commit = record.commit ?? '';
    return new files_errors/* CannotResume */.l(`${run.run_id} began with ${(0,tree_path/* textOf */.b6)(path)}, which only git has, in the commit ${commit}`, view.git !== null && view.commit === record.commit
        ? 'git has lost it here (`git fsck` tells what else): resume in a fresh clone that has that commit'
        : view.git === null
            ? `check out that commit here, and have git on the PATH, then resume: git checkout ${commit}`
            : `check out that commit here, then resume: git checkout ${commit}`);
}
const UNSEEN = '`workspace` did not cover it in an earlier attempt in this folder';
function factsOf(given, ground) {
    const { run, view, history, github } = given;
    const changes = new Map();
    const lost = new Map();
    for (const { layer, change, why, outside } of history.layers) {
        if (layer.kind !== 'step' || layer.number === null)
            continue;
        if (change !== null && why === '')
            changes.set(layer.number, change);
        else
            lost.set(layer.number, { path: outside[0] === undefined ? 'its files' : (0,tree_path/* textOf */.b6)(outside[0]), why });
    }
    const isCoveredNow = (0,coverage/* coveredLess */.mi)(run, given.covered);
    for (const { id, completion } of [...run.steps, ...run.removed_steps]) {
        if (completion === null)
            continue;
        const unseen = given.reads.get(id)?.find((pattern) => (0,coverage/* isUnseen */.NM)(pattern, given.covered));
        if (unseen !== undefined)
            lost.set(completion.number, { path: unseen, why: UNSEEN });
    }
    for (const layer of run.layers) {
        const { number, attempt } = layer;
        if ((0,files_history/* isOfStep */.IQ)(layer) && number !== null && isCoveredNow(attempt))
            lost.set(number, { path: 'its files', why: '`workspace` covered less when it ran' });
    }
    const isLeft = view.place === 'left';
    return {
        place: view.place,
        source: ground.source,
        sourceBefore: isLeft ? null : ground.last,
        commit: view.origin.commit,
        digest: isLeft ? (run.sources.at(-1)?.digest ?? '') : sourceDigest(ground.source),
        began: isLeft ? beganHere(run) : { after: Number.POSITIVE_INFINITY, commit: view.origin.commit },
        changes,
        edits: [...ground.edits, ...newEdits(given, ground)],
        lost,
        github,
        found: wholeOf(view.found, ground.half),
        hidden: (0,files_skipped/* hiddenAmong */.$q)(view.skipped),
        committed: isLeft ? view.committed : committedHere(given, ground, changes),
    };
}
/** What the workspace began with that the run left. */
function beganHere({ sources }) {
    const newest = sources.at(-1);
    if (newest === undefined)
        return { after: 0, commit: null };
    const { completions, commit, origin = commit } = newest;
    return { after: completions, commit: origin };
}
/** Where what is there is of the commit that is checked out here, of what is committed and of what steps changed. */
function committedHere({ run, view, history }, { last }, changes) {
    const all = [...changes.values()].flat();
    const paths = [...new Set(all.map(({ path }) => path))];
    return new Set([
        ...((0,committed/* foreignGit */.LT)(view) === null ? [] : view.committed),
        ...(0,committed/* asCommitted */.Hl)({ view, history }, { before: last, paths }),
        ...(0,committed/* goneInCommit */.YP)({ view, run }, all),
    ]);
}
/** What is there but for what is half-written. */
function wholeOf(found, half) {
    return half.size === 0 ? found : new Map([...found].filter(([path]) => !half.has(path)));
}
/** The digest of all source files. */
function sourceDigest(source) {
    return (0,patterns/* readsDigest */.I2)(source, (path) => path.startsWith('./'));
}
/** What a person has changed in the workspace since the run left it. */
function newEdits(given, ground) {
    const { run, view } = given;
    const { model } = ground;
    if (model === null)
        return [];
    const change = [];
    for (const path of new Set([...model.keys(), ...view.found.keys()])) {
        const found = view.found.get(path);
        const before = model.get(path) ?? null;
        if ((0,state/* sameState */.yY)(before, found))
            continue;
        // Of what cannot be saved that has come where nothing was, or where a step's file was, there is nothing that could be kept.
        if (found?.kind === 'other' && (before === null || !(0,state/* sameState */.yY)(before, ground.source.get(path))))
            continue;
        const isOurs = ground.ours.isTouched(path) && ground.ours.has(path, found);
        if (!isOurs)
            change.push({ path, before, after: found ?? null });
    }
    return change.length === 0 ? [] : [{ number: run.completions + 1, change }];
}
/** The changes of steps that count, and edits, in their order. */
function inOrder({ layers }, { counts, edits }) {
    const steps = layers.flatMap(({ layer, change }) => change !== null && counts(layer) ? [{ kind: 'step', order: layer.order, change }] : []);
    const edited = edits.map(({ number, change }) => ({ kind: 'edit', order: number, change }));
    return [...steps, ...edited].sort((a, b) => a.order - b.order);
}
/**
 * The workspace that a plan wants before its first step: the source, with what is reused and the edits that are saved.
 * Those that are found now go on top when the two are reconciled.
 */
function wantedBy(plan, outlook) {
    const { facts, roots } = outlook;
    return (0,fold/* fold */.AU)(facts.source, laidBy(plan, outlook).map(({ change }) => change), roots);
}
/** The workspace as the last attempt meant it to be when it ended: with what counted then, and was not to run any more. */
function meantAtEnd({ run, view, facts, history, roots }) {
    // One that was killed before it came to the workspace has left it as the one before meant it.
    const isUntouched = view.trace !== null && view.trace.attempt.attempt < run.attempt;
    const counted = run.steps.filter((step) => (0,record_run/* isDone */.$L)(step) || (isUntouched && step.state === 'pending'));
    const done = new Set(counted.map(({ completion }) => completion?.number));
    const counts = (layer) => layer.kind === 'step' && done.has(layer.number ?? undefined);
    const edits = facts.edits.filter(({ number }) => number <= run.completions);
    return (0,fold/* fold */.AU)(facts.source, inOrder(history, { counts, edits }).map(({ change }) => change), roots);
}
/** What a plan reuses, and the edits that are saved, in their order. */
function laidBy(plan, { run, facts, history }) {
    const reused = new Set(plan.steps.flatMap(({ decision, reason }) => decision === 'reuse' && 'completion' in reason ? [reason.completion] : []));
    const isReused = (layer) => (0,files_history/* isOfStep */.IQ)(layer) && layer.number !== null && reused.has(layer.number);
    const edits = facts.edits.filter(({ number }) => number <= run.completions);
    return inOrder(history, { counts: isReused, edits });
}


/***/ }),

/***/ 37534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ rootsSince),
/* harmony export */   l: () => (/* binding */ rootPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59764);
/* harmony import */ var _workspace_roots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20846);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88610);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19208);
/**
 * Where the roots of a workspace really are. A step, or a person, may put a link in the place of one: what is behind it is no part of the
 * workspace, and is not written to.
 */






/** Of each root but the workspace itself, by its path: absolute, bytes (latin1). */
function rootPlaces({ list }) {
    const others = list.filter(({ path }) => path !== '.');
    return Object.fromEntries(others.map(({ path, absolute }) => [path, absolute]));
}
/**
 * Whether the roots are the folders that the run's attempts here had; `elsewhere`: those that are not in the workspace are others, on
 * another machine, with another home folder, or where a link that was there from the start leads elsewhere.
 * @throws CannotResume where a link has taken the place of one
 */
function rootsSince(run, roots, around) {
    let since = 'left';
    for (const [path, now] of Object.entries(rootPlaces(roots))) {
        const before = placeBefore(run, path, around);
        if (before === null || isInPlace(now, before, around))
            continue;
        const real = (0,_workspace_roots_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(path, { workspace: before.workspace, home: realHome(before.home) });
        // It was reached by a link from the start, or was none of this place.
        if (before.place !== real) {
            since = 'elsewhere';
            continue;
        }
        const [root, other, own] = [path, now, before.place].map((each) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(each));
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CannotResume */ .l(`the root "${root}" leads to ${other} now, and was ${own} when the run left it`, 'remove the link that a step may have put there, or start over with `savepoint run --fresh`');
    }
    return isOfAnother(run, around) ? 'elsewhere' : since;
}
function realHome(home) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(home);
    }
    catch {
        return home;
    }
}
/** Where the newest attempt had a root for which it is the same one: in the same workspace, or on the same machine with the same home. */
function placeBefore({ attempts }, path, around) {
    const id = (0,_trace_js__WEBPACK_IMPORTED_MODULE_3__/* .folderId */ .Cs)(around.workspace);
    const isHere = ({ where }) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isInWorkspace */ .P_)(path)
        ? where.workspace_id === id
        : where.host === around.host && where.home === around.home;
    const found = attempts.findLast((each) => each.where.roots?.[path] !== undefined && isHere(each))?.where;
    const place = found?.roots?.[path];
    return found === undefined || place === undefined
        ? null
        : { place, workspace: found.workspace, home: found.home };
}
/** Also where it has been moved with the workspace. */
function isInPlace(now, { place, workspace }, around) {
    if (now === place)
        return true;
    const [before, here] = [(0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(workspace), (0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(around.workspace)];
    return ((0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(place, before) && (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(now, here) && place.slice(before.length) === now.slice(here.length));
}
/** Whether the newest attempt in this workspace had other folders outside of it: those of another machine, or of another home. */
function isOfAnother({ attempts }, { workspace, home, host }) {
    const id = (0,_trace_js__WEBPACK_IMPORTED_MODULE_3__/* .folderId */ .Cs)(workspace);
    const last = attempts.findLast(({ where }) => where.workspace_id === id)?.where;
    if (last?.roots === undefined || !Object.keys(last.roots).some((path) => !(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isInWorkspace */ .P_)(path)))
        return false;
    return last.host !== host || last.home !== home;
}


/***/ }),

/***/ 44437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ saveAside),
/* harmony export */   P: () => (/* binding */ endedEvent)
/* harmony export */ });
/* harmony import */ var _capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74203);

/** @throws as `Saving.capture` */
async function saveAside(saving, aside, settled) {
    for (const [step, paths] of aside.half)
        await saveHalf(saving, { step, paths, settled });
    if (aside.ended !== null)
        await saveEnded(saving, aside.ended, settled);
}
async function saveHalf(saving, { step, paths, settled }) {
    const { index } = saving.inspection.view;
    const seen = new Map();
    for (const path of paths) {
        const there = index.get(path)?.seen;
        if (there !== undefined)
            seen.set(path, there);
    }
    if (seen.size === 0)
        return;
    const taken = await saving.capture({
        kind: 'aside',
        paths: seen,
        before: (path) => settled.model.get(path) ?? null,
        keep: () => ({ kind: 'content' }),
        what: 'states',
    });
    const { ref, change } = taken;
    if (ref === null || change.length === 0)
        return;
    saving.tell({ type: 'files.aside', step, change: ref, paths: (0,_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(change) });
}
/** Its contents are in the store: nothing of it is read again. */
async function saveEnded(saving, ended, { model }) {
    const { found } = saving.inspection.view;
    const entries = new Map();
    const gone = new Map();
    for (const path of [...ended.told, ...ended.declared]) {
        const entry = found.get(path);
        if (entry === undefined)
            gone.set(path, null);
        else
            entries.set(path, entry);
    }
    const { ref } = await saving.capture({
        kind: 'aside',
        paths: gone,
        before: (path) => model.get(path) ?? null,
        keep: () => ({ kind: 'content' }),
        what: 'states',
        rest: { entries, held: new Map() },
    });
    if (ref !== null)
        saving.tell({ ...endedEvent(ended), change: ref });
}
/** What people are told of it. */
function endedEvent({ steps, told, sources }) {
    const paths = (0,_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(told.map((path) => ({ path })));
    return { type: 'files.aside', step: null, paths, ended: { steps, files: told.length, sources } };
}


/***/ }),

/***/ 12152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ toSetAside)
/* harmony export */ });
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1671);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21286);
/* harmony import */ var _outlook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13333);



function toSetAside({ settled, outlook, writes }) {
    const { view } = outlook;
    const half = new Map();
    const ended = new Map();
    const folders = foldersAside(outlook);
    for (const action of settled.reconciled.actions) {
        const { path } = action;
        const found = view.found.get(path);
        if (action.kind === 'times')
            continue;
        if (found === undefined) {
            if (isSourceBack(action, outlook) && !outlook.half.has(path))
                ended.set(path, null);
        }
        else if (found.kind === 'directory' && folders.has(path)) {
            // There is nothing in a folder but its name.
        }
        else if (outlook.half.has(path) || !isHeld(found, path, outlook)) {
            const step = outlook.half.get(path) ?? null;
            // Of a file in whose place a folder belongs there are two actions.
            const paths = half.get(step);
            if (paths === undefined)
                half.set(step, new Set([path]));
            else
                paths.add(path);
        }
        else if (found.kind === 'file' || found.kind === 'link')
            ended.set(path, found);
    }
    for (const path of reachable(ended, settled, outlook))
        ended.delete(path);
    return { half, ended: ended.size === 0 ? null : endedFiles(ended, outlook, writes) };
}
/** Folders that were set aside before. */
function foldersAside({ history }) {
    const aside = history.layers.filter(({ layer }) => layer.kind === 'aside');
    return new Set(aside.flatMap(({ change }) => (change ?? []).flatMap(({ path, after }) => (after?.kind === 'directory' ? [path] : []))));
}
/** Whether its content is in a pack, and was read there (`settle`), or in git. */
function isHeld(found, path, { view, history }) {
    return found.kind !== 'file' || history.contents.isSound(found.digest) || view.committed.has(path);
}
/** Whether a source file comes back that is not there, in the workspace that the run left. */
function isSourceBack({ kind, path }, { facts, view }) {
    const source = facts.source.get(path);
    return kind === 'write' && view.place === 'left' && (source?.kind === 'file' || source?.kind === 'link');
}
/** What will be had by another command: of the source, of a completion that counts, or set aside before. */
function* reachable(found, { plan }, outlook) {
    if (found.size === 0)
        return;
    for (const [path, state] of found)
        if (sameBytes(outlook.facts.source.get(path), state))
            yield path;
    const aside = outlook.history.layers.filter(({ layer }) => layer.kind === 'aside');
    const reused = (0,_outlook_js__WEBPACK_IMPORTED_MODULE_2__/* .laidBy */ .IC)(plan, outlook).filter(({ kind }) => kind === 'step');
    for (const { change } of [...aside, ...reused])
        for (const { path, after } of change ?? [])
            if (found.has(path) && sameBytes(after, found.get(path)))
                yield path;
}
function endedFiles(found, outlook, writes) {
    const owners = ownersOf(found, outlook);
    const patterns = new Map([...writes].map(([step, globs]) => [step, (0,_tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(globs)]));
    const [sources, others, declared] = [[], [], []];
    for (const path of found.keys()) {
        const isDeclared = patterns.get(owners.get(path) ?? '')?.(path) === true;
        const isSource = outlook.facts.source.has(path);
        (isDeclared ? declared : isSource ? sources : others).push(path);
    }
    const steps = [...new Set(owners.values())];
    return { steps, told: [...sources.sort(), ...others.sort()], sources: sources.length, declared };
}
/** The steps that left paths as they were found, as far as that is known: the last of them. */
function ownersOf(found, { history }) {
    const owners = new Map();
    for (const { layer, change } of history.layers) {
        if (!(0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfStep */ .IQ)(layer) || layer.step === null)
            continue;
        for (const { path, after } of change ?? [])
            if (found.has(path) && sameBytes(after, found.get(path)))
                owners.set(path, layer.step);
    }
    return owners;
}
/** Whether two states hold the same: the mode is not asked for. */
function sameBytes(a, b) {
    if (a == null || b == null)
        return a == null && b == null;
    if (a.kind === 'link')
        return b.kind === 'link' && a.target === b.target;
    return a.kind === 'file' && b.kind === 'file' && a.digest === b.digest;
}


/***/ }),

/***/ 88265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ hiddenAmong),
/* harmony export */   A$: () => (/* binding */ gitFileLines),
/* harmony export */   JF: () => (/* binding */ missedIn),
/* harmony export */   Ze: () => (/* binding */ skipLines),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   fM: () => (/* binding */ Skips)
/* harmony export */ });
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90325);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75047);




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
    return [...byKind].map(([why, paths]) => `${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .y)(paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb), 3)}: ${WORDS[why]}`);
}
/** What a step has made that leads to where nothing is saved. */
function gitFileLines(change) {
    const made = change.filter(({ path, before, after }) => (0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsIntoGit */ ._)(path, after) && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, after));
    if (made.length === 0)
        return [];
    const paths = (0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .y)(made.map(({ path }) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)), 3);
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


/***/ }),

/***/ 51320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ staleLine),
/* harmony export */   m: () => (/* binding */ staleSources)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75047);



/**
 * A step without `reads` does not run again for an edit in the workspace that the run left, and no step does for one of what it has
 * written. That is said, since the edit may well be meant for it.
 * @returns null where nothing was edited that a reused step could have read, or has written
 */
function staleSources(plan, { run, facts, ours }) {
    const readers = new Set(plan.definition.flatMap(({ id, parts }) => (parts.reads === undefined ? [] : [id])));
    // What is said there is read anew by each attempt, and a step runs again for what of it concerns the step.
    const isPipeline = (path) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(path) === run.pipeline.path;
    for (const { id, reason } of plan.steps) {
        if (reason.kind !== 'completed')
            continue;
        // One that says what it reads has read nothing else; what it has written itself is of it all the same.
        const own = readers.has(id)
            ? new Set(facts.changes.get(reason.completion)?.map(({ path }) => path))
            : null;
        const later = facts.edits.flatMap(({ number, change }) => number > reason.completion ? [...change] : []);
        // What was not there may be what a later step makes, and the step did not look for it. What steps made would be made anew.
        const isSource = ({ path, before }) => facts.source.has(path) || (before !== null && !ours.isTouched(path));
        const paths = altered(later).flatMap((each) => isSource(each) && !isPipeline(each.path) && own?.has(each.path) !== false ? [each.path] : []);
        if (paths.length > 0)
            return { step: id, paths: paths.sort() };
    }
    return null;
}
/** In words, with the option that runs what is reused with the edits. */
function staleLine({ step, paths }) {
    return `${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_2__/* .someOf */ .y)(paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6), 5)}: edited since ${step} ran, which is reused as it was; --from-step ${step} would run it with that`;
}
/** Several changes as one, without the paths at which they leave what they found. */
function altered(changes) {
    const net = new Map();
    for (const each of changes) {
        const first = net.get(each.path) ?? each;
        net.set(each.path, { ...each, before: first.before });
    }
    return [...net.values()].filter(({ before, after }) => !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, after));
}


/***/ }),

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable),
/* harmony export */   U: () => (/* binding */ view)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _workspace_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62204);
/* harmony import */ var _workspace_git_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15405);
/* harmony import */ var _workspace_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8199);
/* harmony import */ var _workspace_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97846);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51292);
/* harmony import */ var _root_places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37534);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19208);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23726);










/**
 * Looks at the whole workspace. In the one that the run left only what its stat tells to have changed is read.
 * @param run the run that goes on, or null for a new one: of its workspace nothing is read here
 */
async function view(setting, area, run) {
    const git = await readGitOf(setting);
    const { trace, outer, isHere } = run === null
        ? { trace: null, outer: null, isHere: () => true }
        : traceHere(setting, area, { run, commit: git?.commit ?? null });
    const mark = trace?.isLast === true ? trace.mark : null;
    const index = new Map(mark?.index ?? []);
    const scanned = (0,_workspace_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scan */ .S)({ roots: area.roots, leftOut: area.leftOut, index, directories: 'all' });
    const place = run === null ? 'first' : mark !== null ? 'left' : placeOf(scanned);
    const seen = new Map(scanned.changed);
    const held = place === 'left' ? new Map() : (git?.held ?? new Map());
    const { unread, committed } = place === 'first'
        ? { unread: new Map(), committed: new Set() }
        : await readChanged(setting, area, { scanned, index, held });
    const since = trace?.mark.git.to.commit ?? run?.sources.at(-1)?.commit ?? null;
    const isAnotherCommit = place === 'left' && since !== null && since !== git?.commit;
    const checkout = (place === 'elsewhere' || isAnotherCommit) && git !== null && setting.git !== null
        ? await (0,_workspace_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)(callOf(setting, setting.git), since)
        : _workspace_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_CHECKOUT */ .xV;
    const found = new Map();
    for (const [path, indexed] of index)
        found.set(path, indexed.entry);
    for (const [path, at] of unread)
        found.set(path, unreadable(at));
    const written = (0,_written_js__WEBPACK_IMPORTED_MODULE_8__/* .lastWritten */ .q)({ seen, index, roots: area.roots, trace });
    const wasLeft = outer === null
        ? null
        : { trace: outer, written: (0,_written_js__WEBPACK_IMPORTED_MODULE_8__/* .lastWritten */ .q)({ seen, index, roots: area.roots, trace: outer }) };
    const { skipped, temporary, startedAt } = scanned;
    const commit = git?.commit ?? setting.commit;
    const origin = trace === null || git === null ? { commit, ref: git?.ref ?? null } : originOf(trace.mark, git);
    return {
        ...{ place, found, seen, startedAt, index, unread, git, committed, checkout, commit, origin, trace },
        ...{ outer: wasLeft, isHere, skipped, temporary, written, umask: process.umask() },
    };
}
/**
 * What the run left here, and in the folders outside of another workspace that are the same ones here. On another machine, or with another home folder, that is what it left in the workspace itself. Another commit,
 * where no person is at work, is another checkout's; a person who commits what was edited goes on as if it were not committed.
 */
function traceHere(setting, area, { run, commit }) {
    const since = (0,_root_places_js__WEBPACK_IMPORTED_MODULE_6__/* .rootsSince */ ._)(run, area.roots, setting);
    const left = (0,_trace_js__WEBPACK_IMPORTED_MODULE_7__/* .traceOf */ .fC)(setting, run);
    const last = since === 'left' ? (0,_trace_js__WEBPACK_IMPORTED_MODULE_7__/* .outerTrace */ .jz)(setting, run) : null;
    const outer = last === null ? null : (0,_trace_js__WEBPACK_IMPORTED_MODULE_7__/* .traceWithin */ .Hn)(last, area, (path) => !(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isInWorkspace */ .P_)(path));
    const isHere = (path) => (since === 'left' && outer === null) || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isInWorkspace */ .P_)(path);
    if (left === null)
        return { trace: null, outer, isHere };
    const trace = (0,_trace_js__WEBPACK_IMPORTED_MODULE_7__/* .traceWithin */ .Hn)(left, area, isHere);
    const was = trace.mark.git.to.commit;
    const isSameCommit = setting.person || was === null || was === commit;
    return { trace: { ...trace, isLast: trace.isLast && since === 'left' && isSameCommit }, outer, isHere };
}
/** What was checked out before steps moved HEAD, where they have left it as it is: on another branch of a person's the commit is still theirs. */
function originOf({ git: { from, to } }, { commit, ref }) {
    if (to.commit !== commit)
        return { commit, ref };
    return { commit: from.commit, ref: to.ref === ref ? from.ref : ref };
}
function readGitOf(setting) {
    return setting.git === null ? Promise.resolve(null) : (0,_workspace_git_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readGit */ .lX)(callOf(setting, setting.git));
}
function callOf({ workspace, env, signal }, git) {
    return { git, workspace, env, signal };
}
/** A workspace is empty when nothing is in it, whatever other roots hold. */
function placeOf({ changed }) {
    for (const path of changed.keys())
        if (path.startsWith('./'))
            return 'elsewhere';
    return 'empty';
}
async function readChanged({ signal, progress }, { roots }, { scanned, index, held, }) {
    const looked = await (0,_workspace_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAll */ .R_)(scanned.changed, {
        roots,
        sink: null,
        held,
        scannedAt: scanned.startedAt,
        signal,
        onProgress: (files, bytes) => progress('reading', files, bytes),
    });
    (0,_workspace_look_js__WEBPACK_IMPORTED_MODULE_3__/* .noteLooked */ .RZ)(index, looked, scanned.gone);
    const unread = new Map();
    const committed = new Set();
    for (const [path, seen] of scanned.changed) {
        const found = looked.get(path) ?? { kind: 'gone' };
        if (found.kind === 'found' && found.inGit)
            committed.add(path);
        if (found.kind === 'found' || found.kind === 'gone')
            continue;
        const kind = found.kind === 'unreadable' ? 'unreadable' : 'unstable';
        unread.set(path, { ...seen, kind, why: found.why });
    }
    return { unread, committed };
}
/** What stands for a path that could not be read. */
function unreadable({ mtimeMs }) {
    return { ..._tree_state_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREADABLE */ .mP, mtime: (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_5__/* .microsOf */ .Ri)(mtimeMs) };
}


/***/ }),

/***/ 23726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ birthOf),
/* harmony export */   q: () => (/* binding */ lastWritten)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91715);
/* harmony import */ var _workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59764);
/* harmony import */ var _workspace_reach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83252);
/* harmony import */ var _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51292);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31420);
/** When paths were written last, as far as the system tells: by their own times, and by those of the folders with which they came. */






/**
 * When a path that is there was written last, or when one that is gone went; at the latest, and in ms since 1970. To rename a file sets
 * its own time of change, to rename a folder only that of the folder (rename(2) on ext4, xfs, btrfs and tmpfs): what lies in it and was
 * not written since came with it. What is elsewhere now was gone from its old place by the time at which it came there.
 */
function lastWritten(given) {
    const { trace } = given;
    const since = trace === null ? Number.NEGATIVE_INFINITY : Date.parse(trace.attempt.started_at);
    const leftAt = (path) => trace?.mark.index.get(path)?.seen;
    const seenAt = (path) => given.seen.get(path) ?? given.index.get(path)?.seen;
    const births = new Map();
    const born = (path) => {
        const time = births.get(path) ?? birthOf(given.roots.absolute(path));
        births.set(path, time);
        return time;
    };
    // The inode of what is gone may be given to something else at once, also to a folder in the place of a folder.
    const isNew = (path, { ino, mode, ctimeMs }) => {
        const left = leftAt(path);
        if (left?.ino !== ino || (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(left.mode) !== (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(mode))
            return true;
        return (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(mode) === 'directory' && ctimeMs > left.ctimeMs && born(path) > left.ctimeMs;
    };
    let known = null;
    const moves = () => {
        known ??=
            trace === null ? { to: new Map(), from: new Map() } : movesOf(trace, { ...given, seenAt, isNew, born });
        return known;
    };
    /**
     * When a folder that is new came to its path, null where that cannot be told. To rename a folder, or to change its mode, sets only its
     * time of change; to rename it the time of the folder above as well.
     */
    const arrived = (path, { ctimeMs, mtimeMs }) => {
        if (ctimeMs > mtimeMs && folderWritten(path, { ...given, since }) >= ctimeMs - _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GRAIN_MS */ .nh)
            return ctimeMs;
        return born(path) < since ? null : Math.min(born(path), ctimeMs);
    };
    const came = (path, seen) => {
        const { ctimeMs, mtimeMs } = seen;
        // What comes and goes in a folder sets both of its times, and is no change of the folder.
        const isOnlyUsed = (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(seen.mode) === 'directory' && ctimeMs === mtimeMs;
        let latest = isOnlyUsed ? (arrived(path, seen) ?? ctimeMs) : ctimeMs;
        for (let above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path); above !== null; above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(above)) {
            const there = seenAt(above);
            if (there === undefined || !isNew(above, there))
                continue;
            // What no step of the last attempt wrote came with the folder.
            const withIt = ctimeMs < since ? there.ctimeMs : ctimeMs;
            latest = Math.max(latest, arrived(above, there) ?? withIt);
        }
        return latest;
    };
    /**
     * By when a path that is gone was: in a folder that is new it never was. One that is older than the attempt has been moved there: what came and
     * went in it before tells nothing of the path.
     */
    const gone = (path) => {
        const time = folderWritten(path, { ...given, since });
        let above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path);
        while (above !== null && seenAt(above) === undefined)
            above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(above);
        const seen = above === null ? undefined : seenAt(above);
        if (above === null || seen === undefined || !isNew(above, seen))
            return time;
        if (born(above) < since)
            return came(above, seen);
        // Once another run has begun nobody knows any more what was there: a folder may have been set back, with all that is gone from it since.
        return trace?.mark.left === null ? Math.min(time, arrived(above, seen) ?? time) : time;
    };
    /** Whether a path went before nothing of that attempt ran any more, null where nobody knows. With its folder goes what a step had deleted in it, too. */
    const goneThen = (path) => {
        if (trace === null)
            return null;
        const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path);
        if (above !== null && seenAt(above) === undefined && goneThen(above) === false)
            return false;
        return (0,_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .wasGone */ .nF)(trace.mark, path);
    };
    return (path) => {
        const seen = seenAt(path);
        if (seen === undefined) {
            const wasThen = goneThen(path);
            if (wasThen !== null)
                return wasThen ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
            const now = moves().to.get(path);
            const there = now === undefined ? undefined : seenAt(now);
            const above = gone(path);
            return now === undefined || there === undefined ? above : Math.min(above, came(now, there));
        }
        if (!isNew(path, seen))
            return seen.ctimeMs;
        const old = (0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(seen.mode) === 'directory' ? undefined : moves().from.get(path);
        return old === undefined ? came(path, seen) : Math.min(gone(old), came(path, seen));
    };
}
/** In ms since 1970, 0 where the system does not tell. @param absolute the path, as bytes (latin1) */
function birthOf(absolute) {
    const at = (0,_workspace_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .statAt */ .IU)(absolute);
    return at === null || at === 'unknown' ? 0 : at.birthtimeMs;
}
function movesOf({ mark }, { seen, seenAt, isNew, born, }) {
    const gone = new Map();
    for (const [path, { seen: left }] of mark.index)
        if (seenAt(path) === undefined)
            gone.set(left.ino, [...(gone.get(left.ino) ?? []), [path, left]]);
    const to = new Map();
    const from = new Map();
    for (const [path, here] of seen) {
        if (!isNew(path, here))
            continue;
        for (const [old, left] of gone.get(here.ino) ?? []) {
            if (!(0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoLater */ .e)(here, left, born(path)))
                continue;
            to.set(old, path);
            if ((0,_workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnwritten */ .v1)(left, here))
                from.set(path, old);
        }
    }
    return { to, from };
}
/**
 * When the folder was written last in which a path is, or would be. A time that lies before the last attempt, or after the last change, somebody
 * has set, as `rsync -a` and `tar` do.
 */
function folderWritten(path, given) {
    const { mtimeMs, ctimeMs } = folderTimes(path, given);
    return mtimeMs >= given.since - _workspace_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .COARSE_MS */ .F && mtimeMs <= ctimeMs ? mtimeMs : ctimeMs;
}
function folderTimes(path, { index, roots }) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        const above = index.get(path.slice(0, end));
        if (above !== undefined)
            return above.seen;
    }
    const { path: root, absolute } = roots.rootOf(path);
    const above = path === root ? (0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .splitPath */ .Uf)(absolute).directory : absolute;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .native */ .Yk)(above), { throwIfNoEntry: false }) ?? { mtimeMs: 0, ctimeMs: 0 };
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

/***/ 95627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ resolveChoice),
/* harmony export */   b: () => (/* binding */ planFor)
/* harmony export */ });
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79361);
/* harmony import */ var _pipeline_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74038);
/* harmony import */ var _plan_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8218);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73866);
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22411);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/** The step that was named, and the plan with it. Starts and writes nothing. */






/** The choice with the id of the step that it names. @throws Refusal exit 2 when there is none */
function resolveChoice(pipeline, choice, meant = 'as-named') {
    if (choice === null || meant === 'all')
        return { kind: 'all' };
    const steps = (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_4__/* .allSteps */ .B)(pipeline);
    const step = (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_5__/* .meantStep */ ._)(steps, choice.step);
    if (step !== undefined && step.section === 'steps') {
        return choice.kind === 'only' ? onlyStep(step.id, meant) : fromStep(step.id, meant);
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
        : (0,_pipeline_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestTo */ .kD)(choice.step, steps.map((step) => step.id));
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `no such step: ${choice.step}`, {
        hint: near === null ? '`savepoint plan` lists the steps with their numbers' : `did you mean ${near}?`,
    });
}
function finallyStep(choice, step) {
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `${step.id} is a step of \`finally\`, which belongs to an attempt and cannot be named by ${choice.kind}-step`);
}
/** The plan. @throws Refusal exit 4 when what a chosen step depends on has not been completed */
function planFor(request) {
    const made = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .plan */ .et)(request);
    if ((0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlan */ .q5)(made))
        return made;
    const [first = ''] = made.steps;
    const done = new Set((request.record?.steps ?? []).filter(_plan_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEndedWell */ .Xv).map(({ id }) => id));
    const why = made.steps.every((id) => done.has(id))
        ? 'to run again, as `savepoint plan` says'
        : 'not completed yet';
    const dependsOn = `it depends on ${made.steps.join(', ')}, ${why}`;
    if (request.record !== null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `${made.chosen} cannot be started: ${dependsOn}`, {
            hint: `run it first, or begin there: --from-step ${first}`,
        });
    const others = Object.keys(request.inputs).length === 0 ? '' : '; a run with other inputs is another one';
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `${made.chosen} cannot be started in a new run: ${dependsOn}`, {
        hint: `begin there: --from-step ${first}${others}`,
    });
}


/***/ }),

/***/ 77145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _J: () => (/* binding */ asOfOrigin),
/* harmony export */   h3: () => (/* binding */ trusting),
/* harmony export */   i5: () => (/* binding */ surroundings)
/* harmony export */ });
/* unused harmony export repositoryOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _shell_which_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62929);
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
/**
 * The same as they were before steps of the run moved HEAD: what an attempt is told is not changed by its own work. On GitHub they are the
 * workflow run's, whatever is checked out.
 */
function asOfOrigin(now, { commit, ref }) {
    if (now.github.event_name !== LOCAL)
        return now;
    return local({ ...now.github, sha: commit ?? '', ...refValues(ref ?? '') });
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
    const [head, remote, actor] = await Promise.all([
        git(workspace, env, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']),
        git(workspace, env, ['config', '--get', 'remote.origin.url']),
        git(workspace, env, ['config', '--get', 'user.name']),
    ]);
    const [sha = '', ref = ''] = head.split('\n');
    const branch = ref.startsWith('refs/') ? ref : '';
    const repository = repositoryOf(remote);
    return {
        sha: /^[0-9a-f]{40,64}$/.test(sha) ? sha : '',
        ...refValues(branch),
        repository,
        repository_owner: repository.split('/')[0] ?? '',
        actor: actor.trim(),
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
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 955).then(__webpack_require__.bind(__webpack_require__, 41955));
    const defined = Object.entries(env).filter((entry) => entry[1] !== undefined);
    try {
        const { exitCode, stdout } = await getExecOutput(`"${program}"`, [...args], {
            cwd: workspace,
            env: { ...trusting(Object.fromEntries(defined)) },
            silent: true,
            ignoreReturnCode: true,
        });
        return exitCode === 0 ? stdout : '';
    }
    catch {
        return '';
    }
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

/***/ 92734:
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
// EXTERNAL MODULE: ./build/src/files/errors.js
var errors = __webpack_require__(88610);
// EXTERNAL MODULE: ./build/src/checkpoint/git-contents.js + 1 modules
var git_contents = __webpack_require__(88207);
// EXTERNAL MODULE: ./build/src/record/packs.js
var packs = __webpack_require__(58753);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var tree_patterns = __webpack_require__(1671);
// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
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






function leaveOut({ roots, covered, own }) {
    const ours = new Set(own.flatMap((path) => pathsOf((0,bytes/* bytesOf */.$$)(path), roots.list)));
    const lists = covered.map(({ paths, exclude }) => {
        const listed = (0,workspace_roots/* listedIn */.tl)(paths);
        return { named: new Set(listed), isExcluded: excluder((0,workspace_roots/* rootsAmong */.yp)(listed), exclude) };
    });
    return (path, kind) => {
        // A folder of that name anywhere else is of a repository of its own, which is saved whole.
        if (path === './.git')
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
// EXTERNAL MODULE: ./build/src/files/coverage.js
var coverage = __webpack_require__(68715);
// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
// EXTERNAL MODULE: ./build/src/files/outlook.js + 2 modules
var files_outlook = __webpack_require__(13333);
// EXTERNAL MODULE: ./build/src/files/past-edits.js
var past_edits = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
// EXTERNAL MODULE: ./build/src/tree/reconcile.js
var reconcile = __webpack_require__(83638);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/files/kept.js
var files_kept = __webpack_require__(56325);
// EXTERNAL MODULE: ./build/src/workspace/reach.js
var workspace_reach = __webpack_require__(83252);
// EXTERNAL MODULE: ./build/src/workspace/temporary.js
var temporary = __webpack_require__(39128);
;// CONCATENATED MODULE: ./build/src/workspace/stays.js
/** What would still be in a folder when all of it that is known has been deleted. */




/**
 * The first path in a folder, or in one below, that is not deleted with it, such as what is left out of the workspace; the folder itself
 * where nobody can look into it; null where nothing would stay.
 * @param goes whether a path is among those that are deleted
 */
function staysIn(folder, roots, goes) {
    const reach = new workspace_reach/* Reach */.Ex();
    try {
        const folders = [folder];
        for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
            const names = namesIn(roots.absolute(at), reach);
            if (names === null)
                return at;
            for (const { name, isFolder } of names) {
                if ((0,temporary/* isTemporaryName */.$)(name))
                    continue;
                const path = `${at}/${name}`;
                if (!goes(path))
                    return path;
                if (isFolder)
                    folders.push(path);
            }
        }
        return null;
    }
    finally {
        reach.close();
    }
}
/** Null for a folder that cannot be read; one that is gone holds nothing. */
function namesIn(absolute, reach) {
    try {
        const target = reach.directory(absolute);
        if (target === null)
            return null;
        const found = (0,external_node_fs_.readdirSync)(target, { encoding: 'latin1', withFileTypes: true });
        return found.map((each) => ({ name: each.name, isFolder: each.isDirectory() }));
    }
    catch (error) {
        return (0,workspace_errors/* codeOf */.$N)(error) === 'ENOENT' || (0,workspace_errors/* codeOf */.$N)(error) === 'ENOTDIR' ? [] : null;
    }
}

;// CONCATENATED MODULE: ./build/src/files/room.js
/** Whether there is room for what is to be brought back: what cannot be saved is not taken out of its way. */






/** What a person may leave in the place of a source file is theirs; what a failed step left there is not. @throws CannotResume */
function mustHaveRoom(settled, outlook, roots) {
    const staying = new Set([...settled.kept.values()].flat());
    const taken = [...unsavable(outlook.view)].flatMap(([path, what]) => {
        const place = placeTaken(path, { settled, outlook, staying });
        return place === null ? [] : [{ path, place, what }];
    });
    const behind = (...inTheWay) => (0,files_outlook/* leftBehind */.aU)(outlook.half, outlook.view, inTheWay);
    const [first] = taken;
    if (first !== undefined) {
        const { path, place, what } = first;
        const hint = outlook.view.unread.has(path) ? 'make it readable, or remove it' : 'remove it';
        throw noRoom(place, path, { what, hint, left: behind(...taken.map((each) => each.place)) });
    }
    const { actions } = settled.reconciled;
    for (const action of actions)
        if (action.kind === 'write')
            mustBeTaken(action.path, action.entry);
    const instead = actions.filter(({ kind, path }) => kind === 'write' && isInstead(path, settled, outlook));
    if (instead.length === 0)
        return;
    const deleted = (0,reconcile/* pathsTo */._)('delete', actions);
    for (const { path } of instead) {
        const left = staysIn(path, roots, (each) => deleted.has(each));
        if (left === null)
            continue;
        throw noRoom(path, left, {
            what: 'something that is not saved',
            hint: 'move away what is there',
            left: behind(path),
        });
    }
}
/** Bytes of a name, and of the target of a link, that Linux takes: NAME_MAX and PATH_MAX of limits.h. */
const NAME_MAX = 255;
const TARGET_MAX = 4095;
/** Elsewhere the file system says what it takes. @throws CannotResume */
function mustBeTaken(path, entry) {
    if (process.platform !== 'linux')
        return;
    const name = path.length > NAME_MAX && path.split('/').some((part) => part.length > NAME_MAX);
    const target = entry.kind === 'link' && entry.target.length > TARGET_MAX;
    if (!name && !target)
        return;
    const what = name ? 'a name in its path' : 'where it leads to';
    throw new errors/* CannotResume */.l(`${(0,tree_path/* textOf */.b6)(path).slice(0, 100)} cannot be brought back: ${what} is longer than the system takes`, 'go on on the system on which it was made, or start over with `savepoint run --fresh`');
}
function noRoom(place, path, { what, hint, left }) {
    const found = place === path ? what : `a folder with ${what} in it`;
    const where = place === path ? '' : `: ${(0,tree_path/* textOf */.b6)(path)}`;
    return new errors/* CannotResume */.l(`${(0,tree_path/* textOf */.b6)(place)} cannot be brought back: ${found} is in its place${where}`, `${hint}, and go on again`, { left });
}
/** What is to be at a path, or at one above it, where that leaves no room for what is there; null where there is room. */
function placeTaken(path, { settled: { model }, outlook: { facts, half }, staying }) {
    for (let at = path; at !== null; at = (0,tree_path/* parentOf */.gN)(at)) {
        const want = model.get(at);
        if (want === undefined || want.kind === 'other' || staying.has(at))
            continue;
        if (at !== path && want.kind === 'directory')
            continue;
        if (!(0,state/* sameState */.yY)(facts.source.get(at), want) || half.has(at))
            return at;
    }
    return null;
}
/** Whether a file or a link comes to where a folder is. */
function isInstead(path, { model }, { view }) {
    const want = model.get(path);
    return view.found.get(path)?.kind === 'directory' && want !== undefined && want.kind !== 'directory';
}
function unsavable({ skipped, unread }) {
    const things = new Map();
    for (const { path, why } of skipped)
        if (why === 'fifo' || why === 'socket' || why === 'device')
            things.set(path, `a ${why}`);
    for (const [path, { kind, why }] of unread)
        if (kind === 'unreadable')
            things.set(path, `what cannot be read (${why})`);
    return things;
}

;// CONCATENATED MODULE: ./build/src/files/settle.js








/**
 * Plans, verifies what would have to be brought back, and plans again without what cannot be, until all of it can.
 * @throws CannotResume when it is not a step that something is missing of, or there is no room for it; what `planWith` throws
 */
async function settle(request) {
    let { outlook } = request;
    const verified = new Set();
    for (;;) {
        const settled = settleWith(request.planWith(outlook.facts), { ...request, outlook });
        const needed = new Set(settled.reconciled.actions.flatMap((action) => neededBy(action).filter((digest) => !verified.has(digest))));
        const verify = (digests) => outlook.history.contents.verify(digests, {
            signal: request.signal,
            onProgress: ({ done, bytes }) => request.progress(done, bytes),
        });
        const bad = await verify(needed);
        if (bad.size === 0) {
            // What is damaged is known to `contents` from then on: it is stored anew before it is written over.
            await verify(lostBy(settled.reconciled.actions, outlook).filter((digest) => !verified.has(digest)));
            mustHaveRoom(settled, outlook, request.roots);
            return settled;
        }
        for (const digest of needed)
            if (!bad.has(digest))
                verified.add(digest);
        outlook = without(outlook, { bad, actions: settled.reconciled.actions });
    }
}
function neededBy(action) {
    if (action.kind !== 'write' || action.entry.kind !== 'file')
        return [];
    const { entry, found } = action;
    const isThere = found?.kind === 'file' && found.digest === entry.digest;
    return isThere ? [] : [entry.digest];
}
/** The contents in packs of files that would be written over or deleted, and that git does not have. */
function lostBy(actions, { view, history }) {
    return actions.flatMap(({ kind, path }) => {
        const found = view.found.get(path);
        if (kind === 'times' || found?.kind !== 'file' || view.committed.has(path))
            return [];
        return history.contents.isPacked(found.digest) ? [found.digest] : [];
    });
}
function settleWith(plan, { outlook, keeps }) {
    const { view, facts, roots } = outlook;
    const known = facts.place === 'left' ? outlook.ours : outlook.known;
    const wanted = (0,files_outlook/* wantedBy */.fy)(plan, outlook);
    const [kept, away] = [new Map(), new Map()];
    const keptLost = new Map();
    const keptBeside = new Map();
    for (const step of (0,files_kept/* trying */.s2)(plan, keeps)) {
        const isAway = (0,files_kept/* isBehindOthers */.yJ)(plan, step);
        const own = (0,files_kept/* keptBy */.mA)(step, outlook, isAway ? null : wanted);
        if (own.lost !== null)
            keptLost.set(step, own.lost);
        else if (isAway)
            away.set(step, own);
        else
            kept.set(step, own.change);
        if (own.lost === null && own.change.length > 0)
            keptBeside.set(step, own.beside);
    }
    const overlay = [...kept.values()].flat();
    const target = overlay.length === 0 ? wanted : (0,fold/* fold */.AU)(wanted, [overlay], roots);
    const isUnset = unsetIn(view);
    const reconciled = (0,reconcile/* reconcile */.L)({ wanted: target, found: view.found, known, place: facts.place, isUnset });
    const model = overlay.length === 0 ? reconciled.wanted : (0,fold/* fold */.AU)(wanted, [reconciled.edits], roots);
    const paths = [...kept].map(([step, change]) => [step, change.map(({ path }) => path)]);
    const notSetBack = neverKept(reconciled, outlook);
    for (const path of notSetBack) {
        const found = view.found.get(path);
        if (found === undefined)
            model.delete(path);
        else
            model.set(path, found);
    }
    for (const path of unreadSources(outlook))
        model.set(path, view.found.get(path));
    const stuck = new Set(notSetBack);
    const actions = reconciled.actions.filter(({ path }) => !stuck.has(path));
    return {
        ...{ plan, reconciled: { ...reconciled, actions }, model, notSetBack },
        ...{ kept: new Map(paths), keptBeside, away, keptLost },
    };
}
/** Whether something is as it was before an attempt that was killed while it set the workspace to what is wanted. */
function unsetIn({ trace, found }) {
    if (trace === null || !trace.mark.isSetting)
        return () => false;
    const { index } = trace.mark;
    return (path) => index.get(path)?.entry.mtime === found.get(path)?.mtime;
}
/** Source files in whose place a person has put what cannot be read, or saved: a step finds that there. */
function unreadSources({ run, facts, view }) {
    const found = facts.edits.flatMap(({ number, change }) => (number > run.completions ? change : []));
    return found.flatMap(({ path, after }) => after?.kind === 'other' && view.found.get(path)?.kind === 'other' ? [path] : []);
}
/** Paths that would be set back to what the source had there, of which nobody kept the content: those that git ignores. */
function neverKept({ actions }, { facts, history, view }) {
    const { contents } = history;
    return actions.flatMap((action) => {
        const [digest] = neededBy(action);
        if (digest === undefined || action.kind !== 'write' || contents.has(digest))
            return [];
        if (contents.missing !== null && view.git?.ignored(action.path) !== true)
            return [];
        return (0,state/* sameState */.yY)(facts.source.get(action.path), action.entry) ? [action.path] : [];
    });
}
/** The outlook with the completions marked whose files cannot be had, and without what steps had kept of failed tries that cannot. */
function without(outlook, { bad, actions }) {
    const lost = new Map(outlook.facts.lost);
    let isNew = false;
    const layers = outlook.history.layers.map((past) => {
        const { kind, number } = past.layer;
        const found = kind === 'step' || kind === 'kept' ? lostOf(past, bad) : null;
        if (found === null || (number !== null && lost.has(number)))
            return past;
        isNew = true;
        if (number === null)
            return { ...past, change: null, why: `${found.path}: ${found.why}` };
        lost.set(number, found);
        return past;
    });
    if (!isNew)
        throw refusal(outlook, { bad, actions });
    return { ...outlook, history: { ...outlook.history, layers }, facts: { ...outlook.facts, lost } };
}
function lostOf({ change }, bad) {
    for (const { path, after } of change ?? []) {
        const why = after?.kind === 'file' ? bad.get(after.digest) : undefined;
        if (why !== undefined)
            return { path: (0,tree_path/* textOf */.b6)(path), why };
    }
    return null;
}
function refusal({ run, view, history }, { bad, actions }) {
    const action = actions.find((each) => neededBy(each).some((digest) => bad.has(digest)));
    const path = action?.path ?? './?';
    const digest = action === undefined ? '' : (neededBy(action)[0] ?? '');
    if (history.source?.held.has(digest))
        return (0,files_outlook/* notCheckedOut */.VS)({ run, view }, history.source, path);
    const why = history.contents.has(digest) ? null : history.contents.missing;
    return new errors/* CannotResume */.l(`${(0,tree_path/* textOf */.b6)(path)} of ${run.run_id} cannot be brought back: ${why ?? bad.get(digest) ?? 'it is gone'}`, 'start over with `savepoint run --fresh`');
}

// EXTERNAL MODULE: ./build/src/files/trace.js
var trace = __webpack_require__(19208);
// EXTERNAL MODULE: ./build/src/files/view.js
var view = __webpack_require__(52428);
;// CONCATENATED MODULE: ./build/src/files/inspect.js
/** Looks at a workspace and at what a run has saved, for a plan. Writes nothing. */















/** @throws CannotResume, WorkspaceRefusal; the signal's reason */
async function inspect(request) {
    const { setting, run } = request;
    const covered = (0,coverage/* coveredIn */.My)(run, (0,trace/* folderId */.Cs)(setting.workspace), setting);
    const area = areaOf(setting, covered);
    const roots = area.roots.list.map(({ path }) => path);
    const seen = await (0,view/* view */.U)(setting, area, run);
    const history = (0,files_history/* readHistory */.Lu)({
        directory: request.packs,
        run,
        roots,
        admits: area.admits,
        found: seen.found,
        hereSince: seen.place === 'left' ? (run?.sources.at(-1)?.attempt ?? 0) : Number.POSITIVE_INFINITY,
        ...(seen.trace === null ? {} : { attempt: seen.trace.attempt.attempt }),
    });
    const git = new git_contents/* GitContents */.X(gitPlace(setting));
    for (const source of new Set([history.earlier, history.source]))
        if (source !== null)
            history.contents.addGit(git, source.held);
    const { contents } = history;
    const close = () => {
        contents.close();
        git.close();
    };
    try {
        const { killed, reads, writes } = request;
        const { person } = setting;
        const github = request.github(seen.origin);
        const ahead = run === null
            ? null
            : (0,files_outlook/* outlook */.En)({ run, view: seen, history, roots, github, killed, writes, person, covered, reads });
        for (const lost of run === null ? [] : missedPacks(run, history))
            setting.warn(`${lost.why}; ${whatIsLost(lost, { history, place: seen.place })}`);
        return { setting, area, view: seen, history, git, outlook: ahead, close };
    }
    catch (error) {
        close();
        throw error;
    }
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
/** In the workspace that the run left, what a person edited is there, and is saved again where nothing was made of it since. */
function whatIsLost({ pack }, { history, place }) {
    const edit = history.layers.find(({ layer }) => layer.kind === 'edit' && layer.change.pack?.pack === pack);
    if (edit === undefined)
        return 'steps that need what it held run again';
    if (place === 'left')
        return (0,past_edits/* isBuiltOn */.Kj)(edit.layer, history)
            ? 'what a person had edited is here; elsewhere it is lost with it, and so is what was made of it'
            : 'what a person had edited is saved again, as far as it is here';
    const { paths = [], change } = edit.layer;
    return `what a person had edited is lost with it: ${(0,some/* someOf */.y)(paths, 5, change.files)}`;
}
function gitPlace({ workspace, env, git }) {
    return { directory: workspace, env, ...(git === null ? {} : { program: git }) };
}
/** Plans with what is known of the files, until the plan and what can be brought back fit each other. */
function planOn({ outlook, setting, area }, planWith, keeps) {
    return settle({
        outlook,
        planWith,
        keeps,
        roots: area.roots,
        signal: setting.signal,
        progress: (files, bytes) => setting.progress('verifying', files, bytes),
    });
}
/** For a new run, of which nothing is read before it is planned: those of the `writes` whose files are all there. */
function writtenThere({ view: { seen } }, writes) {
    const paths = [...seen].flatMap(([path, { mode }]) => ((0,stat_index/* isLeaf */.xe)((0,stat_index/* kindOf */.I)(mode)) ? [path] : []));
    return new Map([...writes].filter(([, patterns]) => (0,tree_patterns/* matchesEach */.Nl)(patterns, paths)));
}
/** Of a new run. @throws WorkspaceRefusal */
function areaOfNew(setting) {
    return areaOf(setting, (0,coverage/* coveredIn */.My)(null, (0,trace/* folderId */.Cs)(setting.workspace), setting));
}
/** @throws WorkspaceRefusal */
function areaOf({ own, workspace, home }, covered) {
    const roots = (0,workspace_roots/* resolveRoots */.gb)((0,workspace_roots/* commonFolders */.tC)(covered.map(({ paths }) => paths)), { workspace, home });
    const leftOut = leaveOut({ roots, own, covered });
    const nothing = roots.list.find(({ path }) => leftOut(path, 'directory') === 'ours');
    if (nothing !== undefined)
        throw new workspace_errors/* WorkspaceRefusal */.WX(`${nothing.absolute} is the folder of temporary files, or a store of Savepoint: nothing in it would be saved`, {
            hint: 'run in another folder, or name another store, or another folder of temporary files (RUNNER_TEMP, else TMPDIR)',
        });
    return {
        roots,
        leftOut,
        admits: (path, kind) => isLeftOut(path, kind === 'directory' ? 'directory' : 'leaf', leftOut) === null,
    };
}

// EXTERNAL MODULE: ./build/src/pipeline/evaluate.js + 1 modules
var evaluate = __webpack_require__(67168);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/plan/definition.js
var definition = __webpack_require__(86328);
// EXTERNAL MODULE: ./build/src/plan/plan.js
var plan = __webpack_require__(73866);
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
/** Looks whether a new run could begin, and at nothing that is in the workspace. @throws Refusal exit 4 when it could not */
async function mustHavePlace(setting) {
    await refusing(async () => areaOfNew(setting));
}
/**
 * @param refused is told why the workspace cannot be brought to where the run was
 * @throws Refusal exit 4 when it cannot
 */
async function planFiles(request, refused = () => { }) {
    const { pipeline, inputs, record, choice, history, setting, packs, killed } = request;
    const writes = await writesOf(pipeline, inputs);
    const base = { pipeline, inputs, record, choice, history, writes };
    return refusing(async () => {
        const github = (origin) => (0,definition/* fingerprintsOf */.tm)((0,git/* asOfOrigin */._J)(request.surroundings, origin).github);
        const reads = readsOf(pipeline);
        const inspection = await inspect({ setting, run: record, packs, github, killed, reads, writes });
        try {
            const { outlook } = inspection;
            if (outlook === null) {
                const there = writtenThere(inspection, writes);
                const plan = (0,choose_step/* planFor */.b)({ ...base, files: null, writes: there });
                return { plan, inspection, settled: null, writes };
            }
            const planWith = (files) => planOrBack(request, (0,choose_step/* planFor */.b)({ ...base, files }));
            const settled = await planOn({ ...inspection, outlook }, planWith, keepersOf(pipeline));
            return { plan: settled.plan, inspection, settled, writes };
        }
        catch (error) {
            inspection.close();
            throw error;
        }
    }, refused);
}
/** With what `finally` left, where a run that is done with is brought back. */
function planOrBack({ record, choice, whenDone }, made) {
    const isBack = whenDone === 'bring-back' && record !== null && (0,plan/* nothingToDo */.KN)(record, made, choice);
    return isBack ? (0,plan/* withFinally */.wj)(made, record) : made;
}
/** Says in the terms of the entry points that a workspace is no place to go on. @param refused is told first why the run cannot */
async function refusing(act, refused = () => { }) {
    try {
        return await act();
    }
    catch (cause) {
        if (cause instanceof errors/* CannotResume */.l)
            refused(cause);
        if (cause instanceof errors/* CannotResume */.l || cause instanceof workspace_errors/* WorkspaceRefusal */.WX)
            throw new launch_refusal/* Refusal */.P(4, cause.message, { hint: cause.hint });
        throw cause;
    }
}
function keepersOf(pipeline) {
    return new Set(pipeline.steps.filter((step) => step.retries.workspace === 'keep').map((step) => step.id));
}
function readsOf(pipeline) {
    return new Map((0,model/* allSteps */.B)(pipeline).flatMap(({ id, reads }) => (reads === null ? [] : [[id, reads]])));
}
/** The `writes` of steps that declare any. They may speak of inputs. */
async function writesOf(pipeline, inputs) {
    const scope = { contexts: { inputs, matrix: {} }, success: true, hashFiles: async () => '' };
    const writes = new Map();
    for (const step of (0,model/* allSteps */.B)(pipeline)) {
        if (step.writes === null)
            continue;
        writes.set(step.id, await Promise.all(step.writes.map((pattern) => (0,evaluate/* evaluateText */.p_)(pattern, scope))));
    }
    return writes;
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
    const matches = id === '' ? [] : runs.filter((run) => run.run_id.startsWith(id) && !isNextOf(run.run_id, id));
    const [only] = matches;
    if (only === undefined)
        return { kind: 'none' };
    if (matches.length > 1)
        return { kind: 'ambiguous', ids: matches.map((run) => run.run_id) };
    return { kind: 'run', run: only };
}
/** Whether an id is that of a later run of the same second: the whole id of one that is gone means no other. */
function isNextOf(run, id) {
    return /^\d{8}-\d{6}-./.test(id) && /^-\d+$/.test(run.slice(id.length));
}
/** Whether an attempt of a run was made in a workspace. */
function hasBeenIn({ attempts }, { workspace, folder }) {
    return attempts.some(({ where }) => where.workspace === workspace || where.workspace_id === folder);
}


/***/ }),

/***/ 73866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ spokenOf),
/* harmony export */   KN: () => (/* binding */ nothingToDo),
/* harmony export */   aT: () => (/* binding */ mustBeNamed),
/* harmony export */   b1: () => (/* binding */ neededOf),
/* harmony export */   bB: () => (/* binding */ decisionsOf),
/* harmony export */   et: () => (/* binding */ plan),
/* harmony export */   q5: () => (/* binding */ isPlan),
/* harmony export */   rc: () => (/* binding */ decidesBy),
/* harmony export */   wj: () => (/* binding */ withFinally)
/* harmony export */ });
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79361);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41206);
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1671);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86328);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39157);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8218);






/**
 * Decides every step, in one call and before anything runs. A `rerun: always` step that runs again takes along what it is entangled
 * with, by which more may run.
 */
function plan(request) {
    const { pipeline, record, choice } = request;
    const definition = (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionsOf */ .mu)(pipeline);
    const chosen = choice.kind === 'all' || isBegun(choice) ? null : choice.step;
    const excluded = new Map();
    for (;;) {
        const judged = planWith({ ...request, definition, chosen, excluded });
        if ('kind' in judged)
            return judged;
        const torn = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .entangledWith */ .hj)(record, { counts: reusedIn(judged, record) });
        const afresh = torn.filter(([step]) => !excluded.has(step));
        if (afresh.length === 0)
            return { steps: [...judged.values(), ...decideFinally(pipeline, choice)], definition };
        for (const [step, reason] of afresh)
            excluded.set(step, reason);
    }
}
function planWith(question) {
    const { pipeline, record, choice } = question;
    const judged = decideAll(question);
    const missing = choice.kind === 'all' ? [] : takePresent(judged, question, choice);
    if (choice.kind !== 'all' && missing.length > 0 && !goesOn(choice)) {
        return { kind: 'not-completed', chosen: choice.step, steps: missing };
    }
    applyChoice(judged, question);
    withhold(judged, pipeline.steps, record);
    runAlways(judged, question);
    return judged;
}
/** The completions whose changes stay in the workspace: that of a `rerun: always` step that runs again is left out. */
function reusedIn(judged, record) {
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(record);
    return new Map([...judged.values()].flatMap(({ id, decision }) => {
        const completion = decision === 'reuse' ? records.get(id)?.completion : null;
        return completion ? [[id, completion]] : [];
    }));
}
function goesOn(choice) {
    return choice.kind === 'from' && choice.goesOn !== undefined;
}
function isBegun(choice) {
    return choice.kind === 'only' && choice.goesOn === 'begun';
}
/** Whether a run is done with: all its steps count, and so did its `finally`. */
function nothingToDo(run, made, choice) {
    if (run.status !== 'completed' || choice.kind !== 'all')
        return false;
    return made.steps.every((step) => step.section === 'finally' || step.decision === 'reuse');
}
/** The plan of a run that is done with, and whose files are brought back: what `finally` left comes with them. */
function withFinally(made, run) {
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(run);
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
/**
 * What a chosen step depends on must be completed. A step that is not is taken as if it were when all that it `writes`
 * is there. @returns the ids of those that are missing
 */
function takePresent(judged, question, { kind, step: chosen }) {
    const { record, files, writes } = question;
    const { steps } = question.pipeline;
    const ancestors = (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .ancestorsOf */ .Gw)(steps, chosen);
    const lost = kind === 'only' ? (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .lostAmong */ .fz)(question, { taken: ancestors, counting: reused(judged) }) : NONE;
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(record);
    const missing = [];
    for (const { id } of steps.filter((step) => ancestors.has(step.id))) {
        const planned = judged.get(id);
        if (planned === undefined)
            throw new Error(`no plan for ${id}`);
        const own = records.get(id);
        if (own !== undefined && (0,_record_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isDone */ .$L)(own) && !lost.has(id))
            continue;
        const patterns = writes.get(id) ?? [];
        if (patterns.length > 0 && (files === null || (0,_tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAll */ .BA)(patterns, files.found))) {
            judged.set(id, { ...planned, decision: 'reuse', reason: { kind: 'present' } });
        }
        else
            missing.push(id);
    }
    return missing;
}
const NONE = new Set();
function reused(judged) {
    return new Set([...judged.values()].flatMap(({ id, decision }) => (decision === 'reuse' ? [id] : [])));
}
function decideAll(question) {
    const { pipeline, record, chosen, choice, history } = question;
    const isUnsure = choice.kind !== 'all' && choice.goesOn === 'unsure';
    const { counts, doubts } = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(question);
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(record);
    const planned = new Map();
    for (const step of (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(pipeline.steps)) {
        const own = records.get(step.id);
        const completion = counts.get(step.id);
        const doubt = doubts.get(step.id) ?? null;
        const verdict = {
            step,
            record: own,
            doubt,
            counts: completion !== undefined && (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEndedWell */ .Xv)(own) && !(0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnlyGone */ .kB)(step, doubt),
            chosen: step.id === chosen,
            consented: step.id === chosen && !isUnsure,
            unsure: history === 'uncertain' || own?.maybe_started === true,
        };
        const isAlways = completion !== undefined && step.rerun === 'always';
        planned.set(step.id, { ...decide(verdict), standsFor: isAlways ? completion.basis : null });
    }
    return planned;
}
function decide({ step, record, doubt, counts, chosen, consented, unsure }) {
    const base = { id: step.id, needs: step.needs, section: step.section, standsFor: null };
    if (counts && record?.completion) {
        const { number: completion } = record.completion;
        const kind = doubt !== null ? 'kept' : record.outcome === 'skipped' ? 'skipped' : 'completed';
        return { ...base, decision: 'reuse', reason: { kind, completion } };
    }
    const reason = chosen ? { kind: 'chosen' } : whyAgain(record, doubt);
    const asks = step.rerun === 'ask' || (step.rerun === 'never' && (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoss */ .Q2)(reason));
    if (asks && !consented && record !== undefined && mustBeNamed(record)) {
        return { ...base, decision: 'ask', reason: { kind: 'started-before', because: reason } };
    }
    if (step.rerun === 'ask' && !consented && unsure) {
        return { ...base, decision: 'ask', reason: { kind: 'maybe-started', because: reason } };
    }
    return { ...base, decision: 'run', reason };
}
/** Whether a step that asks is not started again unless it is named: it was started, and did not end by its own exit code. */
function mustBeNamed({ started, failure }) {
    return started && failure?.kind !== 'error';
}
function whyAgain(record, doubt) {
    if (record?.failure)
        return { kind: 'failed', failure: record.failure };
    if (doubt !== null)
        return doubt;
    return record?.started ? { kind: 'interrupted' } : { kind: 'new' };
}
/**
 * `--only-step`: nothing else runs. What the step depends on is taken as it is; of the rest, what counts goes on
 * counting and what does not is left for another attempt.
 */
function applyChoice(judged, { pipeline, record, choice }) {
    if (choice.kind !== 'only')
        return;
    const ancestors = (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .ancestorsOf */ .Gw)(pipeline.steps, choice.step);
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(record);
    for (const [id, step] of judged) {
        if (id === choice.step || step.decision === 'reuse')
            continue;
        const completion = ancestors.has(id) ? records.get(id)?.completion?.number : undefined;
        judged.set(id, completion === undefined
            ? { ...step, decision: 'leave' }
            : { ...step, decision: 'reuse', reason: { kind: 'taken', completion } });
    }
}
/** A step about to run that needs a value which was not saved, because it held a secret, asks. */
function withhold(judged, steps, record) {
    const byId = new Map(steps.map((step) => [step.id, step]));
    for (const { id, withheld } of record?.steps ?? []) {
        const source = judged.get(id);
        if (source?.decision !== 'reuse' || byId.get(id)?.rerun === 'always')
            continue;
        if (withheld.outputs.length + withheld.env.length === 0 && !withheld.path)
            continue;
        for (const dependent of (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .dependentsOf */ .yk)(steps, id)) {
            const step = byId.get(dependent);
            const planned = judged.get(dependent);
            if (step === undefined || planned?.decision !== 'run')
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
    const named = variablesOf(withheld).filter((name) => mentions.env.some((each) => isMeant(each, name)));
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
    return outputs.filter((name) => ofIt.some(({ output }) => isMeant(output, name)));
}
function variablesOf({ env, path }) {
    return [...env, ...(path ? ['PATH'] : [])];
}
/** Whether a name in an expression means another: expressions do not tell upper from lower case. */
function isMeant(mentioned, name) {
    return mentioned === '*' || mentioned.toUpperCase() === name.toUpperCase();
}
/** The steps of which `finally` needs values that were not saved. A run that is done with has no `finally` to come. */
function neededAtTheEnd(judged, { pipeline, record, choice }) {
    if (choice.kind === 'only' || record === null)
        return [];
    if (nothingToDo(record, { steps: [...judged.values()] }, choice))
        return [];
    return record.steps.flatMap(({ id, withheld }) => pipeline.finally.some((step) => neededOf(step, id, withheld).length > 0) ? [id] : []);
}
/**
 * `rerun: always`: runs in every attempt in which a step that depends on it runs, or in which `finally` needs of it what was not saved.
 */
function runAlways(judged, request) {
    const order = (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(request.pipeline.steps);
    const unreachable = behindQuestions(judged, order);
    const busy = new Set(neededAtTheEnd(judged, request));
    for (const step of [...order].reverse()) {
        const planned = judged.get(step.id);
        if (planned === undefined)
            continue;
        const wanted = busy.has(step.id);
        const again = wanted && step.rerun === 'always' && planned.standsFor !== null && planned.decision !== 'run';
        if (again)
            judged.set(step.id, { ...planned, decision: 'run', reason: { kind: 'always' } });
        const runs = planned.decision === 'run' && !unreachable.has(step.id);
        if (wanted || again || runs)
            for (const need of step.needs)
                busy.add(need);
    }
}
/** The steps that ask, and all that waits for one. */
function behindQuestions(judged, order) {
    const behind = new Set();
    for (const step of order) {
        if (judged.get(step.id)?.decision === 'ask' || step.needs.some((need) => behind.has(need)))
            behind.add(step.id);
    }
    return behind;
}
function decideFinally(pipeline, choice) {
    const chosen = choice.kind !== 'only';
    return (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(pipeline.finally).map((step) => ({
        id: step.id,
        needs: step.needs,
        section: step.section,
        decision: chosen ? 'run' : 'leave',
        reason: chosen ? { kind: 'finally' } : { kind: 'not-chosen' },
        standsFor: null,
    }));
}
/** The plan as an attempt's first event holds it, in the order of the file. */
function decisionsOf(made, pipeline) {
    const byId = new Map(made.steps.map((step) => [step.id, step]));
    return (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_5__/* .allSteps */ .B)(pipeline).flatMap(({ id }) => {
        const step = byId.get(id);
        return step === undefined ? [] : [{ step: id, decision: step.decision, reason: step.reason }];
    });
}


/***/ }),

/***/ 22965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/** A failure in one line, as the record and the log say it. */
function describeFailure(failure) {
    switch (failure.kind) {
        case 'error':
            return `exit code ${failure.exit_code}`;
        case 'signal':
            return `ended by ${failure.signal}`;
        case 'timeout':
            return `timed out after ${failure.minutes} min`;
        case 'refused':
            return failure.message;
    }
}


/***/ }),

/***/ 22411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ meantStep)
/* harmony export */ });
/** Which step a person means. */
/** The step of an id, or of a number where no id is like it; undefined where there is none. */
function meantStep(steps, text) {
    return steps.find(({ id }) => id === text) ?? steps.find(({ number }) => `${number}` === text);
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
 * still count, of edits that the run has not gone on without, and of files that are kept.
 */
function livePacks(run) {
    const steps = [...run.steps, ...run.removed_steps];
    const numbers = new Set(steps.flatMap((step) => [step.completion?.number, step.last_good?.number]));
    const layers = run.layers.filter(({ kind, number, lost }) => {
        if (lost === true)
            return false;
        if (kind === 'step' || kind === 'finally')
            return numbers.has(number ?? undefined);
        return kind !== 'aside';
    });
    return packsOf({ ...run, sources: run.sources.slice(-1), layers });
}
/** The numbers of the packs that a record names. */
function packsOf(run) {
    const refs = [...(run?.sources ?? []), ...(run?.layers ?? [])].map(({ change }) => change.pack);
    return new Set(refs.flatMap((ref) => (ref === null ? [] : [ref.pack])));
}


/***/ }),

/***/ 21234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   _w: () => (/* binding */ someSteps),
/* harmony export */   wb: () => (/* binding */ toldAside)
/* harmony export */ });
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75047);
/** What people are told of files that were set aside. Pure. */

/** How many paths an event names. */
const MOST_NAMED = 20;
/** @returns null where nobody has to be told: a step that declares its `writes` runs again, or nothing was there */
function toldAside({ step, paths, change, ended, }) {
    if (ended === undefined) {
        if (paths.length === 0)
            return null;
        // What a step had deleted is part of the change, and not named.
        const files = paths.length < MOST_NAMED ? paths.length : change.files;
        return { steps: step === null ? [] : [step], files, paths, what: 'work' };
    }
    const { steps, files, sources } = ended;
    if (files === 0)
        return null;
    return { steps, files, paths, what: sources > 0 ? 'work' : 'outputs' };
}
/** Some steps by name. */
function someSteps(steps) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .y)(steps, 3);
}


/***/ }),

/***/ 7009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ ifOfStep),
/* harmony export */   Vl: () => (/* binding */ namedEdits),
/* harmony export */   a6: () => (/* binding */ whenEdited)
/* harmony export */ });
/** To stand after `changed`. @param step the name of the event's step, as it is to be shown */
function whenEdited(event, step) {
    if (event.step === null)
        return 'since the last attempt';
    return event.before_try === undefined ? `while ${step} ran` : `before try ${event.before_try} of ${step}`;
}
/** What to do where the step has changed that, and no person; to stand at the end of the line. @param shown a word as it is to be shown */
function ifOfStep(event, shown) {
    if (event.step === null || event.before_try !== undefined)
        return '';
    return `; if ${shown(event.step, 'step')} did that itself, list it in its ${shown('writes', 'key')}`;
}
/** The paths of an event; of those that were deleted it is said. @param shown a path as it is to be shown */
function namedEdits({ paths, deleted = [] }, shown) {
    return paths.map((path) => (deleted.includes(path) ? `${shown(path)} (deleted)` : shown(path)));
}


/***/ }),

/***/ 66825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeReason)
/* harmony export */ });
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22965);

/** A reason in a few words, to stand after the name of the step. */
function describeReason(reason) {
    switch (reason.kind) {
        case 'completed':
            return 'completed before, and nothing it is built on has changed';
        case 'skipped':
            return 'skipped before, and nothing it is built on has changed';
        case 'kept':
            return 'completed before; `rerun: never` keeps it';
        case 'taken':
            return 'completed before; only-step takes it as it is';
        case 'new':
            return 'runs for the first time';
        case 'failed':
            return `failed before: ${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .I)(reason.failure)}`;
        case 'interrupted':
            return 'was cut off before it ended';
        case 'definition':
            return reason.parts.length === 0
                ? 'its definition has changed'
                : `its definition has changed (${reason.parts.join(', ')})`;
        case 'input':
            return `the input ${reason.input} has changed`;
        case 'needs':
            return describeNeed(reason.step, reason.change);
        case 'always':
            return '`rerun: always`, and a step that depends on it runs';
        case 'chosen':
            return 'named by from-step or only-step';
        case 'not-chosen':
            return 'not named by only-step';
        case 'finally':
            return 'clean-up, decided afresh in each attempt';
        case 'started-before':
            return `it was started before, and asks before it is started again (${describeReason(reason.because)})`;
        case 'maybe-started':
            return `an attempt of which not all is known may have started it, and it asks before it is started again (${describeReason(reason.because)})`;
        case 'withheld':
            return `needs ${reason.names.join(', ')} of ${reason.step}, which held a secret and was not saved; with \`rerun: always\`, ${reason.step} sets it again each time`;
        case 'blocked':
            return `waits for ${reason.step}`;
        default:
            return describeFiles(reason);
    }
}
/** Reasons that lie in the files. */
function describeFiles(reason) {
    switch (reason.kind) {
        case 'unsaved':
            return 'completed before, but what it left could not be saved';
        case 'lost':
            return `what it saved cannot be had: ${reason.path}: ${reason.why}`;
        case 'differs':
            return `${reason.path} is not as it was when the step changed it`;
        case 'reads':
            return `files that it reads have changed${namesIn(reason.paths)}`;
        case 'commit':
            return `another commit: ${shortOf(reason.from)} before, ${shortOf(reason.to)} now`;
        case 'source':
            return `source files are not as they were${namesIn(reason.paths)}`;
        case 'github':
            return `github.${reason.name} has changed`;
        case 'entangled':
            return `counts only together with ${reason.step}, which may have changed the same files`;
        case 'present':
            return 'taken as completed: all that it writes is there';
    }
}
function namesIn(paths) {
    return paths.length === 0 ? '' : `: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`;
}
function shortOf(commit) {
    return commit === null ? 'none' : commit.slice(0, 10);
}
function describeNeed(step, change) {
    switch (change) {
        case 'runs-again':
            return `depends on ${step}, which runs again`;
        case 'ran-again':
            return `depends on ${step}, which has run again since`;
        case 'added':
            return `now comes after ${step}`;
        case 'removed':
            return `no longer comes after ${step}`;
    }
}


/***/ }),

/***/ 12220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ describeAside),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Gr: () => (/* binding */ describeAway),
/* harmony export */   Ix: () => (/* binding */ describeDiffering),
/* harmony export */   Iy: () => (/* binding */ noPaint),
/* harmony export */   NF: () => (/* binding */ somePaths),
/* harmony export */   NT: () => (/* binding */ remedyStep),
/* harmony export */   _s: () => (/* binding */ unsavedLines),
/* harmony export */   fQ: () => (/* binding */ describeComing),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   qH: () => (/* binding */ talkOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22965);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41206);
/* harmony import */ var _record_set_aside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21234);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75047);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7009);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66825);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/** What is said of an event, line by line, in a log or on a terminal. Pure. */









const noPaint = (_style, text) => text;
const paint = (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false });
/**
 * A line with the commands in it as they must be typed here.
 * @param place the options that name the store and the workspace, with a space in front; empty where the defaults do
 */
function placed(line, place) {
    return line.replace(/savepoint (?:(?:resume|logs|restore|show|diff|verify) [^\s:;,`]+|run(?= --))/g, (command) => `${command}${place}`);
}
/** The lines for an event; none for what needs no words. @param run the record after it */
function talkOf(event, run, colour) {
    switch (event.type) {
        case 'plan':
            return planLines(event, run, colour);
        case 'step.started':
            return [colour('bold', `> ${event.step}`) + (event.try > 1 ? ` (try ${event.try})` : '')];
        case 'step.retrying':
            return [
                `${colour('yellow', '~')} ${event.step}: ${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFailure */ .I)(event.failure)}; try ${event.try + 1} ${event.delay_ms === 0 ? 'now' : `in ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(event.delay_ms)}`}`,
            ];
        case 'step.completed':
            return [completedLine(event, run, colour)];
        case 'step.failed':
            return failedLines(event, run, colour);
        case 'step.skipped':
            return [`${colour('dim', '-')} ${event.step}: skipped, its \`if\` was false`];
        case 'step.interrupted':
            return [`${colour('yellow', '!')} ${event.step}: ${event.why}`];
        case 'step.waiting':
            return [
                `${colour('yellow', '?')} ${event.step}: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(event.reason)}`,
                `  to go on:  ${resumeCommand(run)} --from-step ${remedyStep(event.step, event.reason)}`,
            ];
        case 'warning':
            return [
                `${colour('yellow', 'warning:')} ${event.step === null ? '' : `${event.step}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(event.message)}`,
            ];
        case 'source.captured':
            return sourceLines(event, colour);
        case 'edits.kept':
            return editLines(event, colour);
        case 'edits.lost':
            return [];
        case 'files.aside':
            return asideLines(event, run, colour);
        case 'files.kept':
            if (event.change.pack === null)
                return [];
            return [colour('dim', `  ${event.step}: what it had written is kept for its next try`)];
        case 'files.away':
            return [colour('dim', `  ${describeAway(event.step, 'is')}`)];
        case 'step.saved':
            return [colour('dim', `  ${event.step}: saved now`)];
        case 'attempt.ended':
            return endLines(run, colour);
    }
}
/** That what a step keeps of failed tries is set aside, and comes back. */
function describeAway(step, how) {
    return `${step}: what it had written ${how} out of the way until it starts`;
}
/** Of a new run nothing is said: that its files are saved is what people expect. */
function sourceLines({ place, change, differs, edits }, colour) {
    if (place === 'first')
        return [];
    const files = `${change.files} ${change.files === 1 ? 'file' : 'files'}`;
    const told = place === 'empty' ? 'nothing of the workspace is here: it is filled' : `another workspace, with ${files}`;
    const own = colour('dim', `  ${told}`);
    return [
        own,
        ...(differs === undefined ? [] : [`  ${describeDiffering(differs)}`]),
        ...(edits === undefined ? [] : [`  ${describeComing(edits)}`]),
    ];
}
/** Says in what a workspace differs from the source of the run, in paths that are left as they are. */
function describeDiffering(differs) {
    return `differs from the source of the run: ${somePaths(differs)}`;
}
/** Says which edits of earlier attempts are brought along. */
function describeComing(edits) {
    return `edits of earlier attempts come along: ${somePaths(edits)}`;
}
function editLines(event, colour) {
    const then = (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .ifOfStep */ .TJ)(event, (word, what) => (what === 'key' ? `\`${word}\`` : word));
    const what = `changed ${(0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .whenEdited */ .a6)(event, event.step ?? '')}: ${pathsOf(event)}${then}`;
    return [`${colour('yellow', 'kept:')} ${what}`];
}
function asideLines(event, run, colour) {
    const line = describeAside(event);
    if (line === null)
        return [];
    const { what, files } = line;
    const word = colour(what === 'work' ? 'yellow' : 'dim', 'set aside:');
    return [`${word} ${files}; to have them:  savepoint restore ${run.run_id} --aside --to DIR`];
}
/** Says which files are set aside; null where nobody has to be told. */
function describeAside(event) {
    const told = (0,_record_set_aside_js__WEBPACK_IMPORTED_MODULE_6__/* .toldAside */ .wb)(event);
    if (told === null)
        return null;
    const { steps, what } = told;
    return { what, files: `${steps.length === 0 ? '' : `${(0,_record_set_aside_js__WEBPACK_IMPORTED_MODULE_6__/* .someSteps */ ._w)(steps)}: `}${somePaths(told)}` };
}
function pathsOf(event) {
    return somePaths({ paths: (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .namedEdits */ .Vl)(event, (path) => path), files: event.change.files });
}
/** The first paths of some, and how many more there are. */
function somePaths({ paths, files }) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_7__/* .someOf */ .y)(paths.map(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R), 5, files);
}
/** The step whose naming lets the run go on: one that was withheld from is helped by running what sets the value. */
function remedyStep(step, reason) {
    return reason.kind === 'withheld' ? reason.step : step;
}
function planLines(event, run, colour) {
    const steps = new Set(run.steps.filter(({ section }) => section === 'steps').map(({ id }) => id));
    const reused = event.decisions.filter(({ step, decision }) => decision === 'reuse' && steps.has(step)).length;
    const total = steps.size;
    if (event.attempt === 1)
        return [`${colour('bold', run.run_id)}: ${countSteps(total)}`];
    const shown = event.decisions.filter((each) => each.reason.kind !== 'finally');
    const width = Math.max(0, ...shown.map((each) => each.step.length));
    return [
        `${colour('bold', run.run_id)}: goes on, attempt ${event.attempt}; ${reused} of ${countSteps(total)} reused`,
        ...shown.map((each) => `  ${each.decision.padEnd(5)}  ${each.step.padEnd(width)}  ${colour('dim', (0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(each.reason))}`),
    ];
}
function completedLine(event, run, colour) {
    const time = timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_8__/* .stepOf */ .cg)(run, event.step));
    if (event.outcome === 'success')
        return `${colour('green', '+')} ${event.step}${time}`;
    return `${colour('yellow', '+')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(event.error_message ?? '')}, and goes on (continue-on-error)${time}`;
}
function failedLines(event, run, colour) {
    return [
        `${colour('red', 'x')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(event.error_message)}${timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_8__/* .stepOf */ .cg)(run, event.step))}`,
    ];
}
function timeOf(step) {
    return step?.duration_ms == null ? '' : ` (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(step.duration_ms)})`;
}
function endLines(run, colour) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter(({ state }) => isOver(state)).length;
    const style = run.status === 'completed' ? 'green' : run.status === 'failed' ? 'red' : 'yellow';
    const why = run.attempts.at(-1)?.why ?? '';
    const head = `${colour(style, run.status)}: ${run.run_id}, ${done} of ${countSteps(steps.length)} done${run.status === 'completed' ? '' : `; ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(why)}`}`;
    if (run.status === 'completed')
        return [head, ...unsavedLines(steps)];
    const failed = run.steps.filter((step) => step.state === 'failed');
    return [
        head,
        ...failed.slice(0, 5).map((step) => `  its output:  savepoint logs ${run.run_id} ${step.id}`),
        ...awayLines(run),
        // A pause has said already what each question needs.
        ...(run.status === 'paused' ? [] : [`  to go on:    ${resumeCommand(run)}`]),
    ];
}
/** Who looks into the workspace now misses what comes back when its step starts. */
function awayLines({ layers, steps }) {
    const done = new Set(steps.flatMap(({ id, state }) => (isOver(state) ? [id] : [])));
    return layers.flatMap(({ kind, step, away }) => kind === 'kept' && step !== null && away === true && !done.has(step)
        ? [`  ${describeAway(step, 'is')}`]
        : []);
}
function isOver(state) {
    return state === 'completed' || state === 'skipped';
}
/** A run that is completed is not gone on with: what is not saved stays so unless it is asked for. */
function unsavedLines(steps) {
    const unsaved = steps.filter(({ state, change, reason }) => state === 'completed' && change === null && reason?.kind !== 'present');
    return unsaved
        .slice(0, 5)
        .map(({ id }) => `  not saved:   ${id}: what it left is where it ran alone; --from-step ${id} runs it again`);
}
/** What goes on with a run: the secrets that it was given are needed again. */
function resumeCommand({ run_id, secrets }) {
    return `savepoint resume ${run_id}${secrets.map((name) => ` --secret ${name}`).join('')}`;
}
function countSteps(count) {
    return count === 1 ? '1 step' : `${count} steps`;
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

/***/ 21561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fittingOn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);


/**
 * Divides a change into what can be done to a tree without undoing anything that was done to it since, and the rest. A path fits that is as
 * it was before the change, or is already as after it; but where the change makes a folder of a file, or a file of a folder, only
 * with all that this takes: nothing is put below what is no folder, nor in the place of a folder in which something else is.
 *
 * @param tree one that can exist on disk
 * @param isFree whether a path may be changed at all
 */
function fittingOn(change, tree, isFree = () => true) {
    const all = new Map(change.map((each) => [each.path, each]));
    const fitting = new Map();
    for (const each of change) {
        const now = tree.get(each.path) ?? null;
        const isAsItWas = (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(each.before, now) || (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(each.after, now);
        if (isAsItWas && isFree(each.path))
            fitting.set(each.path, each);
    }
    for (;;) {
        const stuck = [...fitting.values()].filter((each) => !hasRoom(each, { all, fitting, tree, isFree }));
        if (stuck.length === 0)
            break;
        for (const { path } of stuck)
            fitting.delete(path);
    }
    const others = change.filter(({ path }) => !fitting.has(path));
    return { fitting: [...fitting.values()], others };
}
function hasRoom({ path, after }, { all, fitting, tree, isFree }) {
    for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path); above !== null; above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(above)) {
        const there = fitting.has(above) ? fitting.get(above)?.after : tree.get(above);
        const isOpen = (there == null || there.kind === 'directory') && (fitting.has(above) || isFree(above));
        if (after !== null && !isOpen)
            return false;
        // What was deleted to make room for a file stays where that file does not come.
        const instead = all.get(above)?.after ?? null;
        if (after === null && instead !== null && instead.kind !== 'directory' && !fitting.has(above))
            return false;
    }
    if (after === null || after.kind === 'directory' || tree.get(path)?.kind !== 'directory')
        return true;
    return [...tree.keys()].every((below) => !(0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(below, path) || fitting.get(below)?.after === null);
}


/***/ }),

/***/ 96435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ blobHash),
/* harmony export */   q: () => (/* binding */ isBlob)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The ids of git's blobs. */

/** The hash of a blob of so many bytes, to be fed with them. @param like an id of the same repository: of 40 digits it is a SHA-1, of 64 a SHA-256 */
function blobHash(size, like) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256').update(`blob ${size}\0`);
}
/** Whether bytes are those of a blob. */
function isBlob(bytes, id) {
    return blobHash(bytes.length, id).update(bytes).digest('hex') === id;
}


/***/ }),

/***/ 62204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   c0: () => (/* binding */ readBrought),
/* harmony export */   m0: () => (/* binding */ NOTHING_BROUGHT),
/* harmony export */   xV: () => (/* binding */ NO_CHECKOUT)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _git_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67656);
/** What git says of the files of a checkout, by its own measure: through filters and line ends. */


const NAMES = ['--relative', '--no-renames', '--no-ext-diff', '--no-textconv', '--name-only', '-z'];
/** What is not as HEAD has it. */
const DIFFERING = ['-c', 'diff.autoRefreshIndex=true', 'diff', ...NAMES, '--ignore-submodules=all', 'HEAD'];
const NO_CHECKOUT = {
    clean: new Set(),
    leftOut: new Set(),
    removed: new Set(),
};
/**
 * May run the filters that are configured for files that look changed, as `git status` does.
 * @param since the id of the other commit; null for none @returns nothing where git fails to tell @throws the signal's reason
 */
async function readCheckout(call, since) {
    const clean = new Set();
    const leftOut = new Set();
    const others = [];
    const listed = await each(call, ['ls-files', '-z', '-v', '--cached'], (line) => {
        const path = pathOf(line.slice(2));
        if (line.startsWith('H '))
            clean.add(path);
        else if (line.startsWith('S '))
            leftOut.add(path);
        // What git is told to take as it is in the index is not clean: it does not look.
        else
            others.push(path);
    });
    const folders = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersAbove */ .Zv)([...clean, ...leftOut, ...others]);
    const compared = await each(call, DIFFERING, (path) => clean.delete(pathOf(path)));
    const removed = new Set();
    const gone = ['diff-tree', '-r', ...NAMES, '--diff-filter=D', since ?? '', 'HEAD'];
    if (since !== null)
        await each(call, gone, (name) => {
            for (let path = pathOf(name); path !== null && !folders.has(path); path = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path))
                removed.add(path);
        });
    return { clean: listed && compared ? clean : new Set(), leftOut, removed };
}
const NOTHING_BROUGHT = { clean: new Set(), added: new Set() };
/** @param since the id of the other commit; null where there was none @returns nothing where git fails to tell @throws the signal's reason */
async function readBrought(call, since) {
    const clean = new Set();
    const added = new Set();
    const all = ['ls-tree', '-r', '--name-only', '-z', 'HEAD'];
    const sinceThen = (filter) => [
        'diff-tree',
        '-r',
        ...NAMES,
        `--diff-filter=${filter}`,
        since ?? '',
        'HEAD',
    ];
    const staged = ['diff', '--cached', ...NAMES, '--ignore-submodules=all', '--diff-filter=A', 'HEAD'];
    const told = [
        await each(call, since === null ? all : sinceThen('d'), (path) => clean.add(pathOf(path))),
        clean.size === 0 || (await each(call, DIFFERING, (path) => clean.delete(pathOf(path)))),
        await each(call, since === null ? all : sinceThen('A'), (path) => added.add(pathOf(path))),
        await each(call, staged, (path) => added.add(pathOf(path))),
    ];
    return told.includes(false) ? NOTHING_BROUGHT : { clean, added };
}
async function each(call, args, act) {
    return (await (0,_git_call_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(call, args, act)).kind === 'well';
}
function pathOf(name) {
    return `./${name}`;
}


/***/ }),

/***/ 8199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R_: () => (/* binding */ lookAll),
  $s: () => (/* binding */ lookEach),
  RZ: () => (/* binding */ noteLooked)
});

// UNUSED EXPORTS: look

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/workspace/errors.js
var errors = __webpack_require__(84432);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var contents = __webpack_require__(81065);
// EXTERNAL MODULE: ./build/src/workspace/git-blob.js
var git_blob = __webpack_require__(96435);
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
        return { seen: now, ...(await readLarge(file, buffer, reading)) };
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
        return (0,stat_index/* sameSeen */.SY)(seen, (0,external_node_fs_.fstatSync)(fd)) ? { seen, ...content } : null;
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
async function readSmall({ fd, size }, buffer, { sink, held, known }) {
    if (fill(fd, buffer, size, 0) !== size)
        throw new Moving('it became shorter');
    const bytes = buffer.subarray(0, size);
    const content = contentOf(bytes, held);
    const { digest, inGit } = content;
    if (sink !== null && !inGit && digest !== known && !sink.has(digest))
        await keepPiece(sink, bytes, digest);
    return content;
}
function contentOf(bytes, held) {
    const digest = (0,external_node_crypto_.hash)('sha256', bytes);
    return { digest, inGit: held !== null && (0,git_blob/* isBlob */.q)(bytes, held) };
}
async function readLarge(file, buffer, reading) {
    const { sink, held, known } = reading;
    // What git may hold, or is as it was, is read twice, lest it be stored before that is known.
    if (held !== null || known !== null) {
        const blob = held === null ? null : (0,git_blob/* blobHash */.o)(file.size, held);
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
    for (let at = 0; at < file.size; at += contents/* PIECE */.T) {
        const length = Math.min(contents/* PIECE */.T, file.size - at);
        if (fill(file.fd, buffer, length, at) !== length)
            throw new Moving('it became shorter');
        const piece = buffer.subarray(0, length);
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
                return await this.#attempt(absolute, seen, there);
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
        if ((0,stat_index/* kindOf */.I)(seen.mode) !== 'file')
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
    #foundFile({ seen, digest, inGit }) {
        const { size, mode, mtimeMs } = seen;
        const mtime = (0,stat_index/* microsOf */.Ri)(mtimeMs);
        return this.#found({ kind: 'file', mode: mode & 0o777, size, digest, mtime }, seen, inGit);
    }
    #found(entry, seen, inGit = false) {
        return {
            kind: 'found',
            entry,
            indexed: { seen, entry, racy: (0,stat_index/* isRacy */.KO)(seen, this.#options.scannedAt) },
            inGit,
        };
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


/***/ }),

/***/ 97846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(655);
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
    #startedAt = Date.now();
    #changed = new Map();
    #gone = [];
    #skipped = [];
    #away = [];
    #roots = new Map();
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
    constructor(options) {
        this.#options = options;
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
            roots: this.#roots,
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
        this.#roots.set(path, (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_4__/* .seenOf */ .Pm)(stat));
        this.#queue(path);
    }
    /** First the directories, from the top, so that nothing is looked for through a link that took the place of one. */
    #visitKnown() {
        const { index } = this.#options;
        const directories = [];
        for (const [path, { entry }] of index)
            if (entry.kind === 'directory')
                directories.push(path);
        directories.sort((a, b) => a.length - b.length);
        for (const path of directories)
            this.#visitIndexed(path, index.get(path));
        let above = '';
        let parent;
        const plain = { paths: [], known: [] };
        for (const [path, indexed] of index) {
            if (indexed.entry.kind === 'directory')
                continue;
            const slash = path.lastIndexOf('/');
            if (slash !== above.length || parent === undefined || !path.startsWith(above)) {
                above = path.slice(0, slash);
                parent = this.#directories.get(above);
            }
            if (parent?.state !== 'there' || this.#directories.has(path))
                this.#visitIndexed(path, indexed);
            else if (this.#options.stats !== undefined && isPlain(indexed)) {
                plain.paths.push(path);
                plain.known.push(indexed);
            }
            else
                this.#lookUp({ path, directory: parent.absolute, name: path.slice(slash + 1) }, indexed);
        }
        this.#visitPlain(plain);
    }
    /** Looks at those that may not be as they were. */
    #visitPlain({ paths, known, }) {
        const { stats, roots } = this.#options;
        if (stats === undefined)
            return;
        const same = stats.ask({ paths, known, absolute: (path) => roots.absolute(path) });
        for (const [at, path] of paths.entries())
            if (same[at] !== 1)
                this.#visitIndexed(path, known[at]);
    }
    #visitIndexed(path, indexed) {
        if (this.#directories.has(path) || this.#changed.has(path) || this.#isRoot(path))
            return;
        const { directory: above, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .splitPath */ .Uf)(path);
        const parent = this.#directories.get(above);
        if (parent?.state === 'there')
            this.#lookUp({ path, directory: parent.absolute, name }, indexed);
        else if (parent === undefined)
            this.#orphans.add(path);
    }
    #isRoot(path) {
        return this.#options.roots.list.some((root) => root.path === path);
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
/** Whether nothing is to be done about it while its stat stays the same. */
function isPlain({ entry, seen, racy }) {
    return !racy && (seen.mode & 0o7000) === 0 && (entry.kind === 'file' || entry.kind === 'link');
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
