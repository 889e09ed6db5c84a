export const id = 5884;
export const ids = [5884];
export const modules = {

/***/ 18705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readBlock),
/* harmony export */   a: () => (/* binding */ pieceIn)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _compress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44250);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22557);
/** The blocks of a pack, and the pieces in them. */



/** The bytes of a block, verified and before compression. @throws Malformed, StoreError */
function readBlock(file, { at, stored, raw, digest }) {
    const bytes = file.read(at, stored);
    if ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes) !== digest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a block of it does not fit its digest');
    const expanded = (0,_compress_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .fT)(bytes, raw);
    if (expanded !== bytes)
        (0,_compress_js__WEBPACK_IMPORTED_MODULE_1__/* .release */ ._r)(bytes);
    return expanded;
}
/** The bytes of a piece out of its block, verified. @throws Malformed */
function pieceIn(block, digest, { offset, length }) {
    const bytes = block.subarray(offset, offset + length);
    if ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes) !== digest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a piece of it does not fit its digest');
    return bytes;
}


/***/ }),

/***/ 90386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ notedLine),
/* harmony export */   We: () => (/* binding */ changedIn),
/* harmony export */   mA: () => (/* binding */ notedIn),
/* harmony export */   s: () => (/* binding */ digestIn),
/* harmony export */   tU: () => (/* binding */ nesting),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22557);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32751);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47867);




/** `./…`, `~/…`, `/…` with parts that are bytes other than NUL, not empty, not `.` and not `..`. */
const PATH = /^[.~]?(?:\/(?!\.\.?(?:\/|$))[\u0001-\u002e\u0030-\u00ff]+)+$/;
const TARGET = /^[\u0001-\u00ff]+$/;
/** Longer than any that a system takes. */
const TARGET_MAX = 65_536;
const OTHERS = ['fifo', 'socket', 'device', 'unreadable'];
/**
 * The line of a change, checked on the way. By hand: a first checkpoint has 100,000 of them.
 * @param previous the path of the line before, null for the first @throws Malformed where it could not be read back
 */
function changeLine({ path, before, after }, previous) {
    const was = before === null ? 'null' : `[${stateText(before)}]`;
    const is = after === null ? 'null' : `[${stateText(after)},${timeIn(after.mtime)}]`;
    return `[${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(pathIn(path, previous))},${was},${is}]`;
}
/** The line of a noted state. @throws Malformed as `changeLine` */
function notedLine({ path, state }, previous) {
    return `[${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(pathIn(path, previous))},${state === null ? 'null' : `[${stateText(state)}]`}]`;
}
/** @param previous the path of the row before, null for the first. @throws Malformed */
function notedIn(row, previous) {
    const [path, state] = row;
    if (row.length !== 2)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a note in it has a wrong form');
    return { path: pathIn(path, previous), state: state === null ? null : stateIn(state) };
}
function stateText(state) {
    switch (state.kind) {
        case 'file':
            return `"f",${modeIn(state.mode)},${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeIn */ .DM)(state.size)},"${digestIn(state.digest)}"`;
        case 'directory':
            return `"d",${modeIn(state.mode)}`;
        case 'link':
            return `"l",${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(targetIn(state.target))}`;
        case 'other':
            return `"o","${otherIn(state.what)}"`;
    }
}
/** @param previous the path of the row before, null for the first. @throws Malformed */
function changedIn(row, previous) {
    const [path, before, after] = row;
    if (row.length !== 3)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a change in it has a wrong form');
    return {
        path: pathIn(path, previous),
        before: before === null ? null : stateIn(before),
        after: after === null ? null : entryIn(after),
    };
}
/** @throws Malformed */
function pathIn(value, previous) {
    if (!isPath(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`a path in it has a wrong form: ${JSON.stringify(value)?.slice(0, 200)}`);
    if (previous !== null && value <= previous)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`its paths are out of order: ${JSON.stringify(value).slice(0, 200)}`);
    return value;
}
function isPath(value) {
    return typeof value === 'string' && !(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isTooLong */ .pn)(value) && PATH.test(value);
}
/** @param more cells that follow the state */
function stateIn(value, more = 0) {
    const row = Array.isArray(value) ? value : [];
    const length = row.length - more;
    switch (row[0]) {
        case 'f':
            return sized(length, 4) && fileIn(row);
        case 'd':
            return sized(length, 2) && { kind: 'directory', mode: modeIn(row[1]) };
        case 'l':
            return sized(length, 2) && { kind: 'link', target: targetIn(row[1]) };
        case 'o':
            return sized(length, 2) && { kind: 'other', what: otherIn(row[1]) };
        default:
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a state in it is of no known kind');
    }
}
/** @throws Malformed */
function fileIn(row) {
    const [mode, size, digest] = [modeIn(row[1]), (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeIn */ .DM)(row[2]), digestIn(row[3])];
    if ((size === 0) !== (digest === _pack_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY */ .wg))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a file in it has another length than its content');
    return { kind: 'file', mode, size, digest };
}
/**
 * Holds the paths of a change in their order against one another: what becomes a file or a link has nothing below it.
 * @returns what is told of each in turn @throws Malformed
 */
function nesting() {
    const leaves = [];
    return ({ path, after }) => {
        // Names with a character before the slash come between a path and what lies below it.
        while (leaves.length > 0 && !path.startsWith(leaves.at(-1) ?? ''))
            leaves.pop();
        if (after === null)
            return;
        if (leaves.some((leaf) => path.startsWith(`${leaf}/`)))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`something in it lies below a file or a link: ${JSON.stringify(path).slice(0, 200)}`);
        if (after.kind !== 'directory')
            leaves.push(path);
    };
}
/** A state that can be written, with its time. */
function entryIn(value) {
    const state = stateIn(value, 1);
    if (state.kind === 'other')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a change in it makes what cannot be saved');
    const mtime = timeIn(value.at(-1));
    // Written out, since a copy with one more field takes half as much memory again.
    switch (state.kind) {
        case 'file':
            return { kind: 'file', mode: state.mode, size: state.size, digest: state.digest, mtime };
        case 'directory':
            return { kind: 'directory', mode: state.mode, mtime };
        case 'link':
            return { kind: 'link', target: state.target, mtime };
    }
}
function sized(length, wanted) {
    if (length !== wanted)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a state in it has a wrong form');
    return true;
}
function timeIn(value) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeIn */ .DM)(value, { least: Number.MIN_SAFE_INTEGER });
}
function modeIn(value) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeIn */ .DM)(value, { most: 0o777 });
}
/** @throws Malformed */
function digestIn(value) {
    if (!(0,_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc)(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a digest in it has a wrong form');
    return value;
}
function targetIn(value) {
    if (typeof value === 'string' && value.length <= TARGET_MAX && TARGET.test(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('the target of a link in it has a wrong form');
}
function otherIn(value) {
    if (!OTHERS.includes(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a state in it is of no known kind');
    return value;
}


/***/ }),

/***/ 44250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ shrink),
/* harmony export */   _r: () => (/* binding */ release),
/* harmony export */   fT: () => (/* binding */ expand)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22557);
/** zstd at level 1, with bounds: nothing decompresses to more than was said. */


/** 2 MiB, the longest there is: a frame cannot ask for more memory than that. */
const WINDOW_LOG = 21;
/** Compresses in the thread pool. Answers with the bytes themselves where that would not be shorter. */
async function shrink(raw) {
    const chunks = await compressed(raw);
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const [whole] = chunks;
    if (whole !== undefined && whole.length === length && length < raw.length)
        return whole;
    const stored = length < raw.length ? Buffer.concat(chunks) : raw;
    for (const chunk of chunks)
        release(chunk);
    return stored;
}
async function compressed(raw) {
    // zstd's own bound for what cannot be compressed: with less it takes up to twice as long.
    const chunkSize = raw.length + (raw.length >> 8) + 1024;
    const stream = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdCompress)({ chunkSize, params: { [node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.ZSTD_c_compressionLevel]: 1 } });
    stream.end(raw);
    const chunks = [];
    for await (const chunk of stream)
        chunks.push(chunk);
    return chunks;
}
/** Larger than what Node shares out among small buffers. */
const OWN = 128 * 1024;
/**
 * Gives the memory of a buffer back that nobody needs any more: tens of megabytes lie about before the collector sees
 * them. The buffer is empty after that.
 */
function release(bytes) {
    if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength > OWN)
        bytes.buffer.transfer(0);
}
/** @param raw the length before compression. @throws Malformed */
function expand(stored, raw) {
    if (stored.length === raw)
        return stored;
    const bytes = decompress(stored, raw);
    if (bytes.length !== raw)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('something in it has another length than was said');
    return bytes;
}
function decompress(stored, raw) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.zstdDecompressSync)(stored, {
            maxOutputLength: raw,
            // One buffer takes it all, with room to see the end.
            chunkSize: raw + 64,
            params: { [node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
        });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('something in it does not decompress', { cause });
    }
}


/***/ }),

/***/ 22557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ NewerPack),
/* harmony export */   H3: () => (/* binding */ ofPack),
/* harmony export */   L8: () => (/* binding */ PackDamaged),
/* harmony export */   XT: () => (/* binding */ PackAbsent),
/* harmony export */   sG: () => (/* binding */ Malformed)
/* harmony export */ });
/** Why a pack cannot be used. */
/** What of a pack is not as it must be. Raised by the pure readers; at the edge it becomes `PackDamaged`. */
class Malformed extends Error {
    name = 'Malformed';
}
/** A pack is there, but it is not, byte for byte, what was published under its name. */
class PackDamaged extends Error {
    name = 'PackDamaged';
    pack;
    constructor(pack, why, options) {
        super(`pack ${pack} is damaged: ${why}`, options);
        this.pack = pack;
    }
}
/** There is no such pack. */
class PackAbsent extends Error {
    name = 'PackAbsent';
    pack;
    constructor(pack, options) {
        super(`pack ${pack} is not there`, options);
        this.pack = pack;
    }
}
/** A newer version of this program wrote the pack. It must not be half-read. */
class NewerPack extends Error {
    name = 'NewerPack';
    pack;
    constructor(pack, { format, envelope, known }) {
        const what = envelope === 0 ? `format ${format}` : `format ${format}, envelope ${envelope}`;
        super(`pack ${pack} was written by a newer Savepoint (${what}; this one reads format ${known})`);
        this.pack = pack;
    }
}
/** Runs a reader of a pack, and names the pack in what it finds wrong. */
function ofPack(pack, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof Malformed)
            throw new PackDamaged(pack, error.message, { cause: error });
        throw error;
    }
}


/***/ }),

/***/ 27617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ MARK_BYTES),
/* harmony export */   Dh: () => (/* binding */ footerIn),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   HC: () => (/* binding */ packName),
/* harmony export */   JK: () => (/* binding */ DIRECTORY_MAX),
/* harmony export */   KG: () => (/* binding */ RAW_MAX),
/* harmony export */   V$: () => (/* binding */ footerOf),
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   bk: () => (/* binding */ markIn),
/* harmony export */   g0: () => (/* binding */ INDEX_MAX),
/* harmony export */   po: () => (/* binding */ isPackNumber),
/* harmony export */   s3: () => (/* binding */ PART),
/* harmony export */   uB: () => (/* binding */ FORMAT),
/* harmony export */   yn: () => (/* binding */ FOOTER_BYTES)
/* harmony export */ });
/* unused harmony export NUMBER_MAX */
/* harmony import */ var _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81065);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22557);
/**
 * The frame of a pack: the mark at both ends, the footer, and the bounds of everything between them. Pure.
 * The bytes are described in docs/format.md.
 */


const FORMAT = 2;
/** The file begins and ends with it: the magic, the format, the envelope. */
const MARK_BYTES = 16;
const FOOTER_BYTES = 72;
/** No block and no part of an index is longer than this before compression. */
const RAW_MAX = 2 * _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T;
/** Parts of an index are cut at about this length, before compression. */
const PART = 256 * 1024;
const DIRECTORY_MAX = _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T;
/** All parts of an index together, before compression: a few million paths. */
const INDEX_MAX = 1024 * _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T;
const NUMBER_MAX = 999_999;
/** The tables of an index, in the order in which they stand. */
const SECTIONS = ['blocks', 'pieces', 'contents', 'git', 'changes', 'noted'];
const MAGIC = Buffer.from('SAVEPACK', 'latin1');
/** `000001.pack`. */
function packName(number) {
    if (!isPackNumber(number))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG(`${number} is no number of a pack`);
    return `${String(number).padStart(6, '0')}.pack`;
}
function isPackNumber(number) {
    return Number.isInteger(number) && number >= 1 && number <= NUMBER_MAX;
}
function markOf(format) {
    const mark = Buffer.alloc(MARK_BYTES);
    MAGIC.copy(mark);
    mark.writeUInt32LE(format, 8);
    return mark;
}
/** What a mark says. @throws Malformed */
function markIn(mark) {
    if (!mark.subarray(0, 8).equals(MAGIC))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('it is no pack');
    return { format: mark.readUInt32LE(8), envelope: mark.readUInt32LE(12) };
}
function footerOf({ at, length, digest, total }) {
    const footer = Buffer.alloc(FOOTER_BYTES);
    footer.writeBigUInt64LE(BigInt(at), 0);
    footer.writeBigUInt64LE(BigInt(length), 8);
    footer.write(digest, 16, 'hex');
    footer.writeBigUInt64LE(BigInt(total), 48);
    markOf(FORMAT).copy(footer, 56);
    return footer;
}
/** A footer whose numbers fit the length of the file. @throws Malformed */
function footerIn(bytes, size) {
    const [at, length, total] = [0, 8, 48].map((place) => Number(bytes.readBigUInt64LE(place)));
    if (total !== size)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG(`it is ${size} bytes long and should be ${total}`);
    if (length > DIRECTORY_MAX || at < MARK_BYTES || at + length + FOOTER_BYTES !== size)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('its footer points outside of it');
    return { at, length, digest: bytes.toString('hex', 16, 48), total };
}


/***/ }),

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
// EXTERNAL MODULE: ./build/src/words/git-environment.js
var git_environment = __webpack_require__(81375);
;// CONCATENATED MODULE: ./build/src/checkpoint/git-process.js
/** One `git cat-file --batch`: asked for one blob at a time. */


/** Git answered that it has no such blob, and can be asked for the next one. */
class BlobMissing extends Error {
    name = 'BlobMissing';
}
/** No replacements, no hooks, no network: the bytes of this repository as they are. */
const ARGS = ['--no-replace-objects', '-c', 'core.fsmonitor=false', 'cat-file', '--batch'];
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
        const child = (0,external_node_child_process_.spawn)(program, ARGS, {
            cwd: directory,
            env: (0,git_environment/* gitEnvironment */._)(env),
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        child.on('error', (error) => {
            this.#failure ??= error;
        });
        // Where too many files are open there are none, whatever the types say.
        if (child.stdin == null)
            throw new Error('the system lets no git be started');
        this.#child = child;
        this.#input = child.stdin;
        this.#limitMs = limitMs;
        this.#chunks = child.stdout[Symbol.asyncIterator]();
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

/***/ 32751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ wholeIn),
/* harmony export */   Nn: () => (/* binding */ rowsIn),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   fF: () => (/* binding */ onceEach),
/* harmony export */   hl: () => (/* binding */ linesIn),
/* harmony export */   u_: () => (/* binding */ rowIn),
/* harmony export */   xm: () => (/* binding */ valueIn)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22557);
/** The rows of an index as text: one JSON array a line, ASCII alone. Pure. */


const NOT_ASCII = /[\u007f-\uffff]/g;
/** JSON in ASCII, without a newline. */
function lineOf(value) {
    const text = JSON.stringify(value);
    NOT_ASCII.lastIndex = 0;
    return NOT_ASCII.test(text) ? text.replace(NOT_ASCII, escaped) : text;
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** The lines of a text that ends with a newline. @throws Malformed */
function linesIn(bytes) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('its index holds what is not ASCII');
    const lines = bytes.toString('latin1').split('\n');
    if (lines.pop() !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('a line of its index does not end');
    return lines;
}
/** @throws Malformed */
function valueIn(line) {
    try {
        return JSON.parse(line);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('a line of its index is no JSON', { cause });
    }
}
/** @throws Malformed */
function rowIn(line) {
    return mustBeRow(valueIn(line));
}
function mustBeRow(row) {
    if (!Array.isArray(row))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('a line of its index is no row');
    return row;
}
/** @param known texts that are held anyway */
function onceEach(known = []) {
    const texts = new Map();
    const once = (text) => {
        const same = texts.get(text);
        if (same === undefined)
            texts.set(text, text);
        return same ?? text;
    };
    for (const text of known)
        once(text);
    return once;
}
/** The rows of a text that ends with a newline, with their texts, and those of the states in them, as `once` gives them. @throws Malformed */
function* rowsIn(bytes, once) {
    // At once: to parse 100,000 rows one by one takes twice as long.
    const lines = linesIn(bytes);
    const rows = valueIn(`[${lines.join(',')}]`);
    if (rows.length !== lines.length)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('a line of its index is no row');
    for (const row of rows) {
        const cells = mustBeRow(row);
        for (const cell of cells)
            if (Array.isArray(cell))
                share(cell, once);
        share(cells, once);
        yield cells;
    }
}
/** What lies deeper than in a state belongs to no row. */
function share(cells, once) {
    for (const [at, cell] of cells.entries())
        if (typeof cell === 'string')
            cells[at] = once(cell);
}
/** A whole number from `least` to `most`. @throws Malformed */
function wholeIn(value, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}) {
    if (!Number.isSafeInteger(value) || value < least || value > most)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('a number in its index is out of bounds');
    return value;
}


/***/ }),

/***/ 27217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ PackFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46848);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22557);
/** Reading the bytes of a pack. */



class PackFile {
    number;
    size;
    #fd;
    constructor(number, fd) {
        this.number = number;
        this.#fd = fd;
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('it is no file');
        this.size = stat.size;
    }
    /** @throws PackAbsent, Malformed, StoreError where it may be there but cannot be read */
    static open(path, number) {
        return explained(number, () => {
            // Nobody may stop us with a pipe in its place.
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            try {
                return new PackFile(number, fd);
            }
            catch (error) {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                throw error;
            }
        });
    }
    /** Exactly these bytes. @throws Malformed, StoreError */
    read(at, length) {
        return explained(this.number, () => {
            const bytes = Buffer.allocUnsafe(length);
            for (let filled = 0; filled < length;) {
                const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#fd, bytes, filled, length - filled, at + filled);
                if (got === 0)
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('it is cut short');
                filled += got;
            }
            return bytes;
        });
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
    }
}
/** What a device cannot read is lost; what the system refuses is not. */
function explained(number, act) {
    try {
        return act();
    }
    catch (cause) {
        const { code } = cause;
        if (code === undefined)
            throw cause;
        if ((0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(cause))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PackAbsent */ .XT(number, { cause });
        if (code === 'EIO' || code === 'EISDIR' || code === 'ENXIO')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG((0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(cause), { cause });
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreError */ .AD(`pack ${number} cannot be read: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(cause)}`, { cause });
    }
}


/***/ }),

/***/ 47867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   wg: () => (/* binding */ EMPTY)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/** What a pack says, once it is read. */

const KINDS = ['source', 'earlier', 'step', 'edit', 'kept', 'aside'];
/** The SHA-256 of nothing. It is known everywhere and stored nowhere. */
const EMPTY = (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)('');
const DIGEST = /^[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}
/** Digests in the order in which a content is made of them. */
function* piecesOf({ pieces }) {
    for (let at = 0; at < pieces.length; at += 32)
        yield pieces.toString('hex', at, at + 32);
}


/***/ }),

/***/ 34212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wh: () => (/* binding */ readPack),
  H8: () => (/* binding */ refOf),
  ue: () => (/* binding */ withPack)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/checkpoint/change-rows.js
var change_rows = __webpack_require__(90386);
// EXTERNAL MODULE: ./build/src/checkpoint/errors.js
var errors = __webpack_require__(22557);
// EXTERNAL MODULE: ./build/src/checkpoint/format.js
var checkpoint_format = __webpack_require__(27617);
// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest_digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/heap.js
var heap = __webpack_require__(32495);
// EXTERNAL MODULE: ./build/src/checkpoint/compress.js
var compress = __webpack_require__(44250);
// EXTERNAL MODULE: ./build/src/checkpoint/lines.js
var checkpoint_lines = __webpack_require__(32751);
// EXTERNAL MODULE: ./build/src/checkpoint/pack.js
var pack = __webpack_require__(47867);
;// CONCATENATED MODULE: ./build/src/checkpoint/index-reader.js
/** Reads the frame and the directory of a pack, and its tables part by part. Nothing is used before its digest is checked. */








/** @throws Malformed, NewerPack, StoreError */
function readDirectory(file) {
    const footer = readFrame(file);
    const bytes = file.read(footer.at, footer.length);
    if ((0,digest_digest/* sha256 */.sc)(bytes) !== footer.digest)
        throw new errors/* Malformed */.sG('its index does not fit its digest');
    const [first = '', ...lines] = (0,checkpoint_lines/* linesIn */.hl)(bytes);
    const header = headerIn((0,checkpoint_lines/* valueIn */.xm)(first));
    const parts = partsIn(lines.map(checkpoint_lines/* rowIn */.u_), footer.at);
    return { footer, header, parts, partsAt: parts[0]?.at ?? footer.at };
}
function readFrame(file) {
    if (file.size < checkpoint_format/* MARK_BYTES */.Ce + checkpoint_format/* FOOTER_BYTES */.yn)
        throw new errors/* Malformed */.sG('it is cut short');
    const front = (0,checkpoint_format/* markIn */.bk)(file.read(0, checkpoint_format/* MARK_BYTES */.Ce));
    const footer = file.read(file.size - checkpoint_format/* FOOTER_BYTES */.yn, checkpoint_format/* FOOTER_BYTES */.yn);
    const end = (0,checkpoint_format/* markIn */.bk)(footer.subarray(-checkpoint_format/* MARK_BYTES */.Ce));
    const { format, envelope } = front;
    if (format !== end.format || envelope !== end.envelope)
        throw new errors/* Malformed */.sG('its two ends do not fit');
    if (format > checkpoint_format/* FORMAT */.uB || envelope !== 0)
        throw new errors/* NewerPack */.F$(file.number, { format, envelope, known: checkpoint_format/* FORMAT */.uB });
    if (format !== checkpoint_format/* FORMAT */.uB)
        throw new errors/* Malformed */.sG(`there is no format ${format}`);
    return (0,checkpoint_format/* footerIn */.Dh)(footer, file.size);
}
function headerIn(value) {
    if (value === null || typeof value !== 'object')
        throw new errors/* Malformed */.sG('its header has a wrong form');
    const { format, run, number, kind, step } = value;
    const isForm = format === checkpoint_format/* FORMAT */.uB &&
        isText(run) &&
        (0,checkpoint_format/* isPackNumber */.po)(number) &&
        pack/* KINDS */.GW.includes(kind) &&
        (step === null || isText(step));
    if (!isForm)
        throw new errors/* Malformed */.sG('its header has a wrong form');
    return { format, run, number, kind: kind, step };
}
function isText(value) {
    return typeof value === 'string' && value !== '' && value.isWellFormed() && !value.includes('\0');
}
/** @param end where the directory begins, to which the parts reach */
function partsIn(rows, end) {
    const parts = rows.map((row) => {
        const [section, stored, raw, digest] = row;
        const isKnown = checkpoint_format/* SECTIONS */.bP.includes(section) && row.length === 4;
        if (!isKnown)
            throw new errors/* Malformed */.sG('a part of its index is of no known kind');
        const rawLength = (0,checkpoint_lines/* wholeIn */.DM)(raw, { least: 1, most: checkpoint_format/* RAW_MAX */.KG });
        const length = (0,checkpoint_lines/* wholeIn */.DM)(stored, { least: 1, most: rawLength });
        return { section: section, at: 0, stored: length, raw: rawLength, digest: (0,change_rows/* digestIn */.s)(digest) };
    });
    let at = end - parts.reduce((sum, { stored }) => sum + stored, 0);
    const raw = parts.reduce((sum, part) => sum + part.raw, 0);
    if (at < checkpoint_format/* MARK_BYTES */.Ce || raw > checkpoint_format/* INDEX_MAX */.g0)
        throw new errors/* Malformed */.sG('its index is longer than it may be');
    const places = parts.map(({ section }) => checkpoint_format/* SECTIONS */.bP.indexOf(section));
    if (places.some((place, n) => place < (places[n - 1] ?? 0)))
        throw new errors/* Malformed */.sG('its index is out of order');
    return parts.map((part) => {
        at += part.stored;
        return { ...part, at: at - part.stored };
    });
}
/** The rows of one table, one part in memory at a time. @throws Malformed, StoreError */
function* rowsOf(file, { parts, once }, section) {
    for (const part of parts) {
        if (part.section !== section)
            continue;
        (0,heap/* checkHeap */.VU)();
        yield* (0,checkpoint_lines/* rowsIn */.Nn)((0,compress/* expand */.fT)(readPart(file, part), part.raw), once);
    }
}
/** The stored bytes of a part, verified. @throws Malformed, StoreError */
function readPart(file, { at, stored, digest }) {
    const bytes = file.read(at, stored);
    if ((0,digest_digest/* sha256 */.sc)(bytes) !== digest)
        throw new errors/* Malformed */.sG('a part of its index does not fit its digest');
    return bytes;
}

// EXTERNAL MODULE: ./build/src/checkpoint/pack-bytes.js
var pack_bytes = __webpack_require__(27217);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var contents = __webpack_require__(81065);
;// CONCATENATED MODULE: ./build/src/checkpoint/tables.js
/** The tables of an index, from rows that nobody is trusted with. Pure. */





const BLOB = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** `[stored, raw, digest]`; they lie side by side from the mark to the index. @throws Malformed */
function blocksIn(rows, { path, pack, end }) {
    const blocks = [];
    let at = checkpoint_format/* MARK_BYTES */.Ce;
    for (const row of rows) {
        const raw = (0,checkpoint_lines/* wholeIn */.DM)(row[1], { least: 1, most: checkpoint_format/* RAW_MAX */.KG });
        const stored = (0,checkpoint_lines/* wholeIn */.DM)(row[0], { least: 1, most: raw });
        if (row.length !== 3)
            throw new errors/* Malformed */.sG('a block in its index has a wrong form');
        blocks.push({ path, pack, at, stored, raw, digest: (0,change_rows/* digestIn */.s)(row[2]) });
        at += stored;
    }
    if (at !== end)
        throw new errors/* Malformed */.sG('its blocks do not fill the place before its index');
    return blocks;
}
/** `[digest, block, offset, length]`; they fill the blocks one after the other. @throws Malformed */
function piecesIn(rows, blocks) {
    const pieces = new Map();
    let number = 0;
    let offset = 0;
    for (const row of rows) {
        const block = blocks[number];
        const length = (0,checkpoint_lines/* wholeIn */.DM)(row[3], { least: 1, most: contents/* PIECE */.T });
        const isNext = row.length === 4 && row[1] === number && row[2] === offset;
        if (!isNext || block === undefined || offset + length > block.raw)
            throw new errors/* Malformed */.sG('a piece in its index is not where it must be');
        setOnce(pieces, (0,change_rows/* digestIn */.s)(row[0]), { block, offset, length });
        offset += length;
        if (offset === block.raw) {
            number += 1;
            offset = 0;
        }
    }
    if (number !== blocks.length)
        throw new errors/* Malformed */.sG('its pieces do not fill its blocks');
    return pieces;
}
/** `[digest, size, how many pieces, number of the first piece in the row, …pieces]`. @throws Malformed */
function contentsIn(rows, pieces) {
    const contents = new Map();
    let open = null;
    for (const row of rows) {
        open = continued(open, row);
        for (const piece of row.slice(4))
            take(open, (0,change_rows/* digestIn */.s)(piece), pieces);
        if (open.digests.length < open.count)
            continue;
        setOnce(contents, open.digest, { size: open.size, pieces: Buffer.from(open.digests.join(''), 'hex') });
        open = null;
    }
    if (open !== null)
        throw new errors/* Malformed */.sG('a content in its index has too few pieces');
    return contents;
}
function continued(open, [digest, size, count, first]) {
    if (open === null) {
        const whole = (0,checkpoint_lines/* wholeIn */.DM)(size, { least: contents/* PIECE */.T + 1 });
        const most = { least: Math.ceil(whole / contents/* PIECE */.T), most: whole };
        open = { digest: (0,change_rows/* digestIn */.s)(digest), size: whole, count: (0,checkpoint_lines/* wholeIn */.DM)(count, most), digests: [], bytes: 0 };
    }
    const isSame = open.digest === digest && open.size === size && open.count === count;
    if (!isSame || open.digests.length !== first)
        throw new errors/* Malformed */.sG('a content in its index is out of order');
    return open;
}
/** Pieces of other packs are looked at when they are read. */
function take(open, piece, pieces) {
    if (open.digests.length >= open.count)
        throw new errors/* Malformed */.sG('a content in its index has too many pieces');
    open.digests.push(piece);
    open.bytes += pieces.get(piece)?.length ?? 0;
    if (open.bytes > open.size)
        throw new errors/* Malformed */.sG('the pieces of a content in its index are longer than it');
}
/** `[digest, blob]`, in order. @throws Malformed */
function gitIn(rows) {
    const blobs = new Map();
    for (const row of rows) {
        const [digest, blob] = row;
        if (row.length !== 2 || typeof blob !== 'string' || !BLOB.test(blob))
            throw new errors/* Malformed */.sG('a blob in its index has a wrong form');
        setOnce(blobs, (0,change_rows/* digestIn */.s)(digest), blob);
    }
    return blobs;
}
function setOnce(map, digest, value) {
    if (map.has(digest))
        throw new errors/* Malformed */.sG('a digest stands twice in its index');
    map.set(digest, value);
}

;// CONCATENATED MODULE: ./build/src/checkpoint/read-pack.js
/** Opens a published pack. */







const asRead = (text) => text;
/**
 * Opens a pack and reads its tables; every byte of its index is verified, its blocks when they are read.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
function readPack({ directory, ref, run, once = asRead }) {
    return withPack(directory, ref.pack, (file, path) => {
        const found = readDirectory(file);
        mustBeOf(found, ref.from ?? { run, pack: ref.pack });
        if (found.footer.digest !== ref.index || file.size !== ref.bytes)
            throw new errors/* Malformed */.sG('it is another one than the record names');
        for (const part of found.parts)
            if (part.section === 'changes' || part.section === 'noted')
                readPart(file, part);
        return {
            ref,
            header: found.header,
            ...tablesOf(file, { ...found, once }, path),
            change: () => tableOf(directory, ref, (file, parts) => changesIn(file, { parts, once })),
            noted: () => tableOf(directory, ref, (file, parts) => notesIn(file, { parts, once })),
        };
    });
}
function tablesOf(file, { partsAt, ...tables }, path) {
    const blocks = blocksIn(rowsOf(file, tables, 'blocks'), { path, pack: file.number, end: partsAt });
    const pieces = piecesIn(rowsOf(file, tables, 'pieces'), blocks);
    const contents = contentsIn(rowsOf(file, tables, 'contents'), pieces);
    return { blocks, pieces, contents, git: gitIn(rowsOf(file, tables, 'git')) };
}
function tableOf(directory, ref, read) {
    return withPack(directory, ref.pack, (file) => {
        const { footer, parts } = readDirectory(file);
        if (footer.digest !== ref.index)
            throw new errors/* Malformed */.sG('it is another one than the record names');
        return read(file, parts);
    });
}
function notesIn(file, tables) {
    const noted = [];
    for (const row of rowsOf(file, tables, 'noted'))
        noted.push((0,change_rows/* notedIn */.mA)(row, noted.at(-1)?.path ?? null));
    return noted;
}
function changesIn(file, tables) {
    const change = [];
    const nest = (0,change_rows/* nesting */.tU)();
    for (const row of rowsOf(file, tables, 'changes')) {
        const changed = (0,change_rows/* changedIn */.We)(row, change.at(-1)?.path ?? null);
        nest(changed);
        change.push(changed);
    }
    return change;
}
/** The reference to a pack as its file says it, as of a borrowed one. @throws PackAbsent, PackDamaged, NewerPack, StoreError */
function refOf(directory, pack) {
    return withPack(directory, pack, (file) => {
        const { header, footer } = readDirectory(file);
        const from = { run: header.run, pack: header.number };
        return { pack, index: footer.digest, bytes: file.size, from };
    });
}
/** @throws Malformed */
function mustBeOf({ header }, { run, pack }) {
    if (header.number !== pack)
        throw new errors/* Malformed */.sG(`it is pack ${header.number} under another name`);
    if (header.run !== run)
        throw new errors/* Malformed */.sG(`it is of another run, ${JSON.stringify(header.run).slice(0, 200)}`);
}
/** Opens a pack for as long as it is read. @throws PackAbsent, PackDamaged, NewerPack, StoreError */
function withPack(directory, number, read) {
    return (0,errors/* ofPack */.H3)(number, () => {
        const path = (0,external_node_path_.join)(directory, (0,checkpoint_format/* packName */.HC)(number));
        const file = pack_bytes/* PackFile */.y.open(path, number);
        try {
            return read(file, path);
        }
        finally {
            file.close();
        }
    });
}


/***/ }),

/***/ 21286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ readHistory)
});

// EXTERNAL MODULE: ./build/src/checkpoint/errors.js
var errors = __webpack_require__(22557);
// EXTERNAL MODULE: ./build/src/checkpoint/lines.js
var lines = __webpack_require__(32751);
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js + 2 modules
var read_pack = __webpack_require__(34212);
// EXTERNAL MODULE: ./build/src/workspace/contents.js
var workspace_contents = __webpack_require__(81065);
// EXTERNAL MODULE: ./build/src/checkpoint/block.js
var checkpoint_block = __webpack_require__(18705);
// EXTERNAL MODULE: ./build/src/checkpoint/pack-bytes.js
var pack_bytes = __webpack_require__(27217);
;// CONCATENATED MODULE: ./build/src/checkpoint/block-cache.js
/** Reads pieces out of the blocks of many packs, with few open files and little memory. */



const FILES = 16;
/** Files of a folder lie side by side, so that a few blocks serve thousands of them. */
const BLOCKS = 6;
class BlockCache {
    #files = new Map();
    #blocks = new Map();
    /** The bytes of a piece, verified. Not to be changed. @throws PackDamaged, PackAbsent, StoreError */
    read(digest, place) {
        return (0,errors/* ofPack */.H3)(place.block.pack, () => (0,checkpoint_block/* pieceIn */.a)(this.#blockAt(place.block), digest, place));
    }
    /** Closes the files; they are opened again when needed. */
    close() {
        for (const file of this.#files.values())
            file.close();
        this.#files.clear();
        this.#blocks.clear();
    }
    #blockAt(block) {
        const bytes = this.#blocks.get(block) ?? (0,checkpoint_block/* readBlock */.G)(this.#fileOf(block), block);
        useNewest(this.#blocks, [block, bytes], BLOCKS);
        return bytes;
    }
    #fileOf({ path, pack }) {
        const file = this.#files.get(path) ?? pack_bytes/* PackFile */.y.open(path, pack);
        useNewest(this.#files, [path, file], FILES)?.close();
        return file;
    }
}
/** Puts an entry last, and answers with the oldest where that had to go. */
function useNewest(map, [key, value], most) {
    map.delete(key);
    map.set(key, value);
    const [oldest] = map;
    if (oldest === undefined || map.size <= most)
        return null;
    map.delete(oldest[0]);
    return oldest[1];
}

// EXTERNAL MODULE: ./build/src/checkpoint/pack.js
var pack = __webpack_require__(47867);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/checkpoint/verify-contents.js
/** Reads contents back, in the order in which they lie, and tells which are not what they should be. */




/** Other work is let in after so many bytes, or so many contents. */
const BYTES_A_TURN = workspace_contents/* PIECE */.T;
const CONTENTS_A_TURN = 200;
/** See `RunContents.verify`. */
async function verifyContents(contents, digests, { signal, onProgress }) {
    const lost = new Map();
    const wanted = inOrderOfPlace(contents, new Set(digests));
    const total = wanted.length;
    let bytes = 0;
    let sinceTurn = 0;
    for (const [at, digest] of wanted.entries()) {
        const step = async (length, done) => {
            bytes += length;
            sinceTurn += length + BYTES_A_TURN / CONTENTS_A_TURN;
            onProgress?.({ done, total, bytes });
            if (sinceTurn >= BYTES_A_TURN)
                await (0,promises_.setImmediate)();
            if (sinceTurn >= BYTES_A_TURN)
                sinceTurn = 0;
            signal?.throwIfAborted();
        };
        signal?.throwIfAborted();
        const why = await faultOf(contents, digest, (length) => step(length, at));
        if (why !== null)
            lost.set(digest, why);
        await step(0, at + 1);
    }
    return lost;
}
/** Why a content cannot be had, or null. */
async function faultOf(contents, digest, onBytes) {
    // A piece is checked as it is read.
    const hash = contents.sourceOf(digest)?.kind === 'piece' ? null : (0,external_node_crypto_.createHash)('sha256');
    try {
        for await (const bytes of contents.read(digest)) {
            hash?.update(bytes);
            await onBytes(bytes.length);
        }
    }
    catch (error) {
        if (error instanceof workspace_contents/* ContentLost */.O)
            return error.message;
        throw error;
    }
    return hash === null || hash.digest('hex') === digest ? null : 'its bytes do not fit its digest';
}
/** Side by side what lies side by side, so that each block is read once. */
function inOrderOfPlace(contents, digests) {
    return [...digests]
        .map((digest) => ({ digest, place: placeOf(contents, contents.sourceOf(digest)) }))
        .sort((a, b) => a.place && b.place ? compare(a.place, b.place) : Number(a.place === null) - Number(b.place === null))
        .map(({ digest }) => digest);
}
/** Where a content begins, or null for what is in no pack. */
function placeOf(contents, source) {
    if (source?.kind === 'piece')
        return source.places[0] ?? null;
    if (source?.kind !== 'made')
        return null;
    const first = (0,pack/* piecesOf */.Xe)(source.made).next().value;
    return first === undefined ? null : placeOf(contents, pieceSource(contents, first));
}
/** A piece is never made of pieces, whatever a table says. */
function pieceSource(contents, piece) {
    const source = contents.sourceOf(piece);
    return source?.kind === 'made' ? null : source;
}
function compare(a, b) {
    return a.block.pack - b.block.pack || a.block.at - b.block.at || a.offset - b.offset;
}

;// CONCATENATED MODULE: ./build/src/checkpoint/run-contents.js
/** All contents of a run, wherever they are: in its packs, or in git. */





class RunContents {
    #cache = new BlockCache();
    #pieces = new Map();
    #contents = new Map();
    /** Blocks of which something could not be read, or not as it should be. */
    #bad = new Set();
    #held = [];
    #missing = null;
    /** A pack could not be read that may have held what a source has. @param why in words */
    miss(why) {
        this.#missing ??= why;
    }
    /** Why such a pack could not be read: what of a source nothing tells of may have been in it. Null where all could. */
    get missing() {
        return this.#missing;
    }
    /** Adds what a pack holds. */
    add(pack) {
        for (const [digest, place] of pack.pieces) {
            const others = this.#pieces.get(digest);
            this.#pieces.set(digest, others === undefined ? place : [place, ...placesIn(others)]);
        }
        for (const [digest, made] of pack.contents)
            this.#contents.set(digest, made);
    }
    /** @param held contents that git holds: digest → id of the blob */
    addGit(git, held) {
        this.#held.push({ git, blobs: held });
    }
    /** Whether a content, or a piece of one, is in a pack, as far as nothing of it was found damaged or gone so far. */
    isPacked(digest) {
        return (this.#pieces.has(digest) || this.#contents.has(digest)) && this.isSound(digest);
    }
    /** Whether a content, or a piece of one, should be there, and nothing of it was found damaged or gone so far. */
    isSound(digest) {
        return this.#areAll(digest, (_, source) => source.kind !== 'piece' || source.places.some(({ block }) => !this.#bad.has(block)));
    }
    /** Whether a content, or a piece of one, is in packs and is read there as it should be. @throws StoreError where the system refuses */
    isPackedWhole(digest) {
        return this.#areAll(digest, (piece, source) => {
            if (source.kind !== 'piece')
                return source.kind === 'empty';
            try {
                this.#pieceAt(digest, piece, source.places);
                return true;
            }
            catch (error) {
                if (error instanceof workspace_contents/* ContentLost */.O)
                    return false;
                throw error;
            }
        });
    }
    /** Asks of each piece of a content, and of one that is whole in one piece itself. A piece is never made of pieces, whatever a table says. */
    #areAll(digest, holds) {
        const source = this.sourceOf(digest);
        if (source?.kind !== 'made')
            return source !== null && holds(digest, source);
        for (const piece of (0,pack/* piecesOf */.Xe)(source.made)) {
            const part = this.sourceOf(piece);
            if (part === null || part.kind === 'made' || !holds(piece, part))
                return false;
        }
        return true;
    }
    has(digest) {
        return this.#areAll(digest, () => true);
    }
    /**
     * The buffers must not be changed. That the pieces of a content fit together, and what git says of one that is longer than a
     * piece, is for the caller to check by the digest of the whole. @throws ContentLost, StoreError where the system refuses
     */
    async *read(digest) {
        const source = this.sourceOf(digest);
        switch (source?.kind) {
            case 'empty':
                return;
            case 'made':
                yield* this.#readMade(digest, source.made);
                return;
            case 'piece':
            case 'git':
                yield* this.#readPart(digest, digest);
                return;
            default:
                throw new workspace_contents/* ContentLost */.O(digest, 'nothing that the run saved holds it');
        }
    }
    /**
     * Reads contents and checks them whole. Answers with those that are lost or damaged, and why.
     * @throws the signal's reason, StoreError where the system refuses
     */
    verify(digests, options = {}) {
        return verifyContents(this, digests, options);
    }
    /** Closes the files. What is read later opens them again. */
    close() {
        this.#cache.close();
    }
    /** The length of a content as the packs tell it; null where none does. */
    sizeOf(digest) {
        const places = this.#pieces.get(digest);
        if (places !== undefined)
            return ('block' in places ? places : places[0])?.length ?? null;
        return this.#contents.get(digest)?.size ?? null;
    }
    piecesOf(digest) {
        const made = this.#pieces.has(digest) ? undefined : this.#contents.get(digest);
        const placed = [];
        for (const piece of made === undefined ? [digest] : (0,pack/* piecesOf */.Xe)(made)) {
            const places = placesIn(this.#pieces.get(piece) ?? []);
            const sound = places.find(({ block }) => !this.#bad.has(block));
            if (sound === undefined)
                return null;
            placed.push(sound);
        }
        return placed;
    }
    /** Where a content or a piece is said to be, or null. */
    sourceOf(digest) {
        if (digest === pack/* EMPTY */.wg)
            return { kind: 'empty' };
        const places = this.#pieces.get(digest);
        if (places !== undefined)
            return { kind: 'piece', places: placesIn(places) };
        const made = this.#contents.get(digest);
        if (made !== undefined)
            return { kind: 'made', made };
        return this.#inGit(digest);
    }
    #inGit(digest) {
        for (const { git, blobs } of this.#held) {
            const blob = blobs.get(digest);
            if (blob !== undefined)
                return { kind: 'git', git, blob };
        }
        return null;
    }
    async *#readMade(digest, made) {
        let length = 0;
        for (const piece of (0,pack/* piecesOf */.Xe)(made)) {
            for await (const bytes of this.#readPart(digest, piece)) {
                length += bytes.length;
                if (length <= made.size)
                    yield bytes;
            }
        }
        if (length !== made.size)
            throw new workspace_contents/* ContentLost */.O(digest, 'its pieces are not as long as it');
    }
    /** @param digest the content that is asked for, of which the piece is a part, or the whole */
    async *#readPart(digest, piece) {
        const source = this.sourceOf(piece);
        if (source?.kind === 'piece')
            yield* this.#packedPart(digest, piece, source.places);
        else if (source?.kind === 'git')
            yield* source.git.read(source.blob, piece);
        else
            throw new workspace_contents/* ContentLost */.O(digest, 'nothing that the run saved holds all of it');
    }
    async *#packedPart(digest, piece, places) {
        let bytes;
        try {
            bytes = this.#pieceAt(digest, piece, places);
        }
        catch (error) {
            // A step may have saved again what git has, as where it has moved a source file.
            const source = error instanceof workspace_contents/* ContentLost */.O ? this.#inGit(piece) : null;
            if (source === null)
                throw error;
            yield* source.git.read(source.blob, piece);
            return;
        }
        yield bytes;
    }
    #pieceAt(digest, piece, places) {
        let lost = null;
        for (const place of places) {
            try {
                return this.#cache.read(piece, place);
            }
            catch (error) {
                if (!(error instanceof errors/* PackDamaged */.L8 || error instanceof errors/* PackAbsent */.XT))
                    throw error;
                this.#bad.add(place.block);
                lost ??= error;
            }
        }
        throw new workspace_contents/* ContentLost */.O(digest, lost?.message ?? 'it is nowhere', { cause: lost });
    }
}
function placesIn(places) {
    return 'block' in places ? [places] : places;
}

// EXTERNAL MODULE: ./build/src/record/sources.js
var sources = __webpack_require__(32349);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/files/loss.js
var loss = __webpack_require__(61218);
;// CONCATENATED MODULE: ./build/src/files/history.js
/** What a run has saved of its files, read back from its packs. */









/**
 * Reads the indexes of all packs of a run. What is damaged or gone is told, and never thrown.
 * @throws StoreError when the system refuses to read, and for a pack of a newer version: that says nothing of what is there
 */
function readHistory(request) {
    const { run } = request;
    const contents = new RunContents();
    const problems = [];
    const held = new Map();
    const once = (0,lines/* onceEach */.fF)(textsOf(request.found ?? new Map()));
    const asked = { directory: request.directory, run: run?.run_id ?? '', once };
    // What a source has is in its own pack, or in an earlier one.
    const lastOfSource = Math.max(0, ...(run?.sources ?? []).map(({ change }) => change.pack?.pack ?? 0));
    const open = (ref) => {
        if (ref.pack === null)
            return { change: [], noted: [] };
        try {
            const pack = (0,read_pack/* readPack */.wh)({ ...asked, ref: ref.pack });
            const change = pack.change();
            contents.add(pack);
            for (const [digest, blob] of pack.git)
                held.set(digest, blob);
            const wrong = change.find(({ after }) => isOfOtherLength(after, contents));
            if (wrong === undefined)
                return { change, noted: pack.noted() };
            const why = `they are damaged: ${(0,tree_path/* nameOf */.Vb)(wrong.path)} has another length than its content`;
            problems.push({ pack: ref.pack.pack, why });
            return why;
        }
        catch (error) {
            if (error instanceof errors/* NewerPack */.F$)
                throw new store_errors/* StoreError */.AD(error.message, { cause: error });
            if (!(error instanceof errors/* PackDamaged */.L8 || error instanceof errors/* PackAbsent */.XT))
                throw error;
            const why = (0,loss/* lossWords */.V)(error.message, 'they are');
            problems.push({ pack: ref.pack.pack, why });
            if (ref.pack.pack <= lastOfSource)
                contents.miss(why);
            return why;
        }
    };
    for (const ref of run?.borrowed ?? [])
        open({ pack: ref, files: 0, bytes: 0, stored_bytes: 0 });
    const alike = new Set(run === null ? [] : (0,sources/* sourcesAlike */.X)(run));
    let last = null;
    for (const record of run?.sources ?? []) {
        // Earlier sources hold contents that later ones need: nothing is stored twice.
        const opened = open(record.change);
        if (alike.has(record) && typeof opened !== 'string')
            last = opened.change;
    }
    const newest = run?.sources.at(-1);
    const tree = last &&
        treeOf(last.filter((each) => isAdmitted(each, request)), request.found);
    const source = tree === null || newest === undefined ? null : { record: newest, tree };
    const layers = (run?.layers ?? []).map((layer) => layerOf(layer, open(layer.change), request));
    return { source, layers, contents, held, problems };
}
/** The paths and digests that are held anyway. */
function* textsOf(found) {
    for (const [path, entry] of found) {
        yield path;
        if (entry.kind === 'file')
            yield entry.digest;
    }
}
function isOfOtherLength(entry, contents) {
    if (entry?.kind !== 'file')
        return false;
    const size = contents.sizeOf(entry.digest);
    return size !== null && size !== entry.size;
}
function layerOf(layer, opened, request) {
    if (typeof opened === 'string')
        return { layer, change: null, noted: [], outside: [], why: opened };
    const inside = opened.change.filter((each) => isAdmitted(each, request));
    const told = { layer, change: shared(inside, request.found), noted: opened.noted };
    if (inside.length === opened.change.length)
        return { ...told, outside: [], why: '' };
    const outside = opened.change.filter((each) => !isAdmitted(each, request)).map(({ path }) => path);
    return { ...told, outside, why: 'it is not in `workspace.paths`, or excluded' };
}
function isAdmitted({ path, before, after }, { roots, admits }) {
    // A link in the place of a root would lead out of it all that is written there.
    const isLinkedRoot = after?.kind === 'link' && roots.some((root) => root === path);
    return !isLinkedRoot && (0,tree_path/* isPathIn */.Ju)(path, roots) && admits(path, (after ?? before)?.kind ?? 'file');
}
function treeOf(change, found) {
    const tree = new Map();
    for (const { path, after } of change)
        if (after !== null)
            tree.set(path, asFound(path, after, found));
    return tree;
}
function shared(change, found) {
    return change.map(({ path, before, after }) => ({
        path,
        before,
        after: after && asFound(path, after, found),
    }));
}
/** The entry that is in the workspace, where it is the same. */
function asFound(path, entry, found) {
    const here = found?.get(path);
    return here !== undefined && (0,state/* sameEntry */.dI)(here, entry) ? here : entry;
}


/***/ }),

/***/ 61218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ lossWords)
/* harmony export */ });
/** Why saved files cannot be had, for people: packs and blocks are what `savepoint verify` names. Pure. */
/** @param why what a reader of packs says */
function lossWords(why, who) {
    if (/^pack \d+ is not there$|^nothing that the run saved holds/.test(why))
        return `${who} gone`;
    return /^pack \d+ is damaged|^its bytes do not fit/.test(why) ? `${who} damaged` : why;
}


/***/ }),

/***/ 32349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sourcesAlike)
/* harmony export */ });
/**
 * The newest source of a run, and the earlier ones that had the very same files: where its pack is gone one of them stands in for it. The
 * digest is of the files in the workspace: in a run that had other folders, too, there is only the newest.
 */
function sourcesAlike({ sources, attempts, }) {
    const newest = sources.at(-1);
    if (newest === undefined)
        return [];
    const isHere = attempts.every(({ where }) => Object.keys(where.roots ?? {}).every((path) => path.startsWith('./')));
    return isHere ? sources.filter(({ digest }) => digest === newest.digest) : [newest];
}


/***/ }),

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ku: () => (/* binding */ formatTable),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** Tables for people. Pure. */

/** What a longer cell would do to a column, it does to its own line alone: a path may have 65,536 bytes. */
const WIDEST = 72;
/** Columns two spaces apart, the last one not padded. Cells are cleaned of control characters. */
function formatTable(rows) {
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(cell).replaceAll('\t', ' ')));
    const widths = [];
    for (const row of clean) {
        for (const [at, cell] of row.entries())
            if (cell.length <= WIDEST)
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
/** A number for people, with a comma before each three digits. */
function formatCount(count) {
    return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
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

/***/ 68135:
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

/***/ 82205:
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
/* harmony import */ var _tree_adopt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93420);
/* harmony import */ var _tree_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53951);
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90325);
/* harmony import */ var _tree_known_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90181);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25787);
/* harmony import */ var _workspace_store_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26483);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68135);
/** The files as a run has them, from what it has saved. Nothing is looked at but the record and its packs. */









/** Wherever a run may have saved files: in the workspace, in the home folder, anywhere else. */
const EVERYWHERE = ['.', '~', '/'];
/** What never comes out of a pack, whoever made it: the folder of git, and a store. */
const NEVER = ['./.git', `./${_workspace_store_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .STORE_FOLDER */ .d}`];
/** Whether a path of a pack may be written at all. */
function isPlain(path) {
    return (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isPathIn */ .Ju)(path, EVERYWHERE) && !NEVER.some((never) => path === never || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isBelow */ .Yw)(path, never));
}
/**
 * The source, with the layers that count in their order; of a completed run also what `finally` changed in the attempt that completed it.
 * @throws FilesLost
 */
function filesOf(run, history, ends) {
    const { source } = history;
    if (source === null) {
        const why = history.problems[0]?.why ?? 'nothing was saved of them';
        throw new _lost_js__WEBPACK_IMPORTED_MODULE_5__/* .FilesLost */ .I('the files that the run began with cannot be read', why);
    }
    const whole = [...source.tree].map(([path, after]) => ({ path, before: null, after }));
    const layers = history.layers.filter(({ layer }) => counts(layer, run, ends));
    const given = new _tree_known_js__WEBPACK_IMPORTED_MODULE_3__/* .Given */ .E(layers.map(({ change }) => change ?? []));
    // An edit of another workspace is left out where the file is another one in the newest.
    const fits = (each) => (0,_tree_adopt_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsHere */ .ru)(each, source.tree.get(each.path)) || given.has(each.path, each.before);
    const changes = layers
        .toSorted((a, b) => a.layer.order - b.layer.order)
        .map((past) => {
        const isOfOther = past.layer.kind === 'edit' && past.layer.attempt < source.record.attempt;
        return isOfOther ? changeOf(past).filter(fits) : changeOf(past);
    });
    // The pack of a source is folded too: below a file there is nothing, whoever made the pack.
    const tree = (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(new Map(), [whole, ...changes], EVERYWHERE);
    for (const [path, entry] of tree)
        if ((0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_8__/* .leadsIntoGit */ ._)(path, entry))
            tree.delete(path);
    return { tree, unsaved: unsavedSteps(run) };
}
function counts(layer, run, ends) {
    switch (layer.kind) {
        case 'earlier':
        case 'edit':
            return true;
        case 'finally': {
            const isWanted = run.status === 'completed' || (ends === 'all' && layer.attempt === run.attempt);
            return isWanted && isNewest(layer, run);
        }
        case 'step':
            return completedSteps(run).some(({ completion }) => completion?.number === layer.number || completion?.basis === layer.number);
        default:
            return false;
    }
}
/** Whether it is what a step's last completion changed. */
function isNewest(layer, run) {
    return run.steps.some(({ completion }) => completion?.number === layer.number);
}
/** Steps whose changes are in the workspace. */
function completedSteps(run) {
    return run.steps.filter(({ state, section }) => state === 'completed' && section === 'steps');
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
    throw new _lost_js__WEBPACK_IMPORTED_MODULE_5__/* .FilesLost */ .I(`${nameOf(layer)} cannot be read`, why);
}
/** A layer for people. */
function nameOf({ kind, step }) {
    switch (kind) {
        case 'earlier':
            return 'the files of earlier runs';
        case 'step':
        case 'finally':
            return `the files that ${step ?? 'a step'} changed`;
        case 'edit':
            return 'the files that a person edited';
        case 'kept':
            return `the files that ${step ?? 'a step'} keeps for its next try`;
        case 'aside':
            return 'the files that were set aside';
    }
}
/**
 * Everything that was set aside, the edits and the files of earlier runs that are not in the run's files any more, and the person's work that
 * changed while a step ran, as it was before: the newest version of each path at its name, older ones as `PATH.~N~`, the oldest as 1, where the name is not too long for that.
 * @param files the run's files; null where they cannot be had
 * @throws FilesLost
 */
function asideOf(history, files) {
    const versions = versionsOf(history, files);
    const taken = new Set(versions.keys());
    const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .foldersAbove */ .Zv)(versions.keys());
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
    const isNumbered = named.some(({ path }) => !versions.has(path));
    return { tree: (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(new Map(), [named], EVERYWHERE), isNumbered };
}
/** The versions of each path, oldest first; those that were set aside are the newest. */
function versionsOf({ layers, contents }, files) {
    const versions = new Map();
    const add = (path, entry) => {
        const others = (versions.get(path) ?? []).filter((each) => !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_4__/* .sameState */ .yY)(each, entry));
        versions.set(path, [...others, entry]);
    };
    const isGone = (path, state) => state !== null && state.kind !== 'directory' && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_4__/* .sameState */ .yY)(files?.get(path), state);
    for (const { layer, change } of layers.filter(({ layer }) => layer.kind === 'edit'))
        for (const { path, before, after } of change ?? []) {
            const wasWork = layer.step !== null && before?.kind === 'file' && contents.isPacked(before.digest);
            if (wasWork && isGone(path, before))
                add(path, { ...before, mtime: 0 });
            if (isGone(path, after))
                add(path, after);
        }
    // A person may have worked on the output of an earlier run, which a step of this run wrote over.
    const earlier = layers.filter(({ layer }) => layer.kind === 'earlier');
    for (const { path, after } of earlier.flatMap(({ change }) => change ?? []))
        if (after?.kind === 'file' && isGone(path, after))
            add(path, { ...after });
    for (const past of layers)
        if (past.layer.kind === 'aside')
            for (const { path, after } of changeOf(past))
                if (after !== null)
                    add(path, after);
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
        const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .parentOf */ .gN)(path);
        if (above !== null)
            left.set(above, (left.get(above) ?? 0) + 1);
    }
    for (const path of paths) {
        for (let at = path; at !== null && tree.delete(at);) {
            at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .parentOf */ .gN)(at);
            const rest = at === null ? 1 : (left.get(at) ?? 1) - 1;
            if (at !== null)
                left.set(at, rest);
            if (rest > 0)
                break;
        }
    }
}


/***/ }),

/***/ 93162:
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
/* harmony import */ var _checkpoint_read_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34212);
/* harmony import */ var _files_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21286);
/* harmony import */ var _record_sources_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32349);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25787);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68135);
/* harmony import */ var _past_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82205);
/** Opens what a run has saved, to be read by somebody who does not go on with it. */











/** Never throws for what is damaged: that is told by the history. */
function openSaved({ directory, run, git }) {
    const history = (0,_files_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .L)({ directory, run, roots: _past_js__WEBPACK_IMPORTED_MODULE_8__/* .EVERYWHERE */ .Zh, admits: _past_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlain */ .$i });
    const { program, ...place } = git;
    const contents = new _checkpoint_git_contents_js__WEBPACK_IMPORTED_MODULE_3__/* .GitContents */ .X({ ...place, ...(program === null ? {} : { program }) });
    history.contents.addGit(contents, history.held);
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
    const { contents, source } = history;
    const wanted = new Map();
    const missing = [];
    for (const [path, entry] of tree) {
        if (entry.kind !== 'file')
            continue;
        const isSource = (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_6__/* .sameState */ .yY)(source?.tree.get(path), entry);
        if (contents.sourceOf(entry.digest) === null && isSource && contents.missing === null)
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

/***/ 93420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   di: () => (/* binding */ adopt),
/* harmony export */   hH: () => (/* binding */ misfit),
/* harmony export */   ru: () => (/* binding */ fitsHere)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53951);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);



/**
 * The source of an attempt in another workspace: rule 5. What is found in a state that the run gave it stands for what the run's source has
 * there, with its recorded time; anything else is what was found, with that time where only the mode of a checkout differs. The result can
 * exist on disk: folders that were found stay above what was found, and nothing lies below a file.
 *
 * @param isOfRun whether the run gave a path this state, absent included
 */
function adopt(source, found, isOfRun) {
    const foreign = [];
    const isForeign = (path, entry) => entry?.kind === 'other' || !((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(source.get(path), entry) || isOfRun(path, entry));
    for (const path of source.keys())
        if (isForeign(path, found.get(path)))
            foreign.push(path);
    for (const [path, entry] of found) {
        if (!source.has(path) && isForeign(path, entry))
            foreign.push(path);
    }
    const adopted = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(source, found, [...foreign, ...belowGone(foreign, { source, found })]);
    for (const path of foreign) {
        const [was, here] = [source.get(path), adopted.get(path)];
        if (was === undefined || here === undefined)
            continue;
        if (sameInCheckout(was, here))
            adopted.set(path, { ...here, mtime: was.mtime });
    }
    return adopted;
}
/** Whether two states are the same, but for what of a mode only a checkout makes. */
function sameInCheckout(a, b) {
    return (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(a, b) || (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameInGit */ .y)(a, b);
}
/** Paths of the source in folders that are none here, which no step has left so: that nothing is there is of here, too. */
function belowGone(foreign, { source, found }) {
    const isFolder = (tree, path) => tree.get(path)?.kind === 'directory';
    const gone = new Set(foreign.filter((path) => isFolder(source, path) && !isFolder(found, path)));
    return gone.size === 0 ? [] : [...source.keys()].filter((path) => (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowAny */ .OU)(path, gone));
}
/**
 * The first path at which a tree is not what a change was made from, or null where the change can be applied. Also a file
 * in the place of a directory that the change writes into, and files in a directory that the change replaces and did
 * not see: applying the change would take both away.
 * @param isCommitted whether the commit of here has what is at a path: where that is what the change left there is nothing to apply
 */
function misfit(change, tree, isCommitted) {
    const isThere = ({ path, after }) => sameInCheckout(after, tree.get(path)) && isCommitted(path);
    const differing = change.find((changed) => !fits(changed, tree.get(changed.path)) && !isThere(changed));
    if (differing !== undefined)
        return differing.path;
    const named = new Set(change.map(({ path }) => path));
    return inTheWay(change, { tree, named }) ?? unseen(change, { tree, named });
}
/** Whether an edit stands on what is here, or is here already. */
function fitsHere(changed, here) {
    return fits(changed, here) || sameInCheckout(changed.after, here);
}
/**
 * A folder that is made, or in which something changed, is a folder whether it is there or not, and whatever its mode: git keeps
 * none, and another machine has others. What could not be saved is never told to be the same, nor written over.
 */
function fits({ before, after }, here) {
    if (before?.kind === 'other')
        return (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after, here);
    if (sameInCheckout(before, here) || (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after, here))
        return true;
    const isFolder = (state) => state == null || state.kind === 'directory';
    return after?.kind === 'directory' && isFolder(before) && isFolder(here);
}
function inTheWay(change, { tree, named }) {
    for (const { path, after } of change) {
        if (after === null)
            continue;
        let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path);
        while (above !== null && !tree.has(above))
            above = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(above);
        if (above === null || named.has(above) || tree.get(above)?.kind === 'directory')
            continue;
        return above;
    }
    return null;
}
function unseen(change, { tree, named }) {
    const replaced = new Set(change
        .filter(({ before, after }) => before?.kind === 'directory' && after !== null && after.kind !== 'directory')
        .map(({ path }) => path));
    if (replaced.size === 0)
        return null;
    for (const path of tree.keys())
        if (!named.has(path) && (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowAny */ .OU)(path, replaced))
            return path;
    return null;
}


/***/ }),

/***/ 53951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   OU: () => (/* binding */ isBelowAny),
/* harmony export */   om: () => (/* binding */ putsOn)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71078);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);



/**
 * The source with the changes applied in order; the source itself is not altered. The result can exist on disk: what is
 * not a directory has nothing below it, and what is in the way above is made a directory (mode 0o755, with the time of
 * what lies below), up to the root that it is in. A directory is deleted only when nothing is left in it.
 *
 * @param source a tree that can exist on disk
 * @param roots the folders of `workspace.paths`; nothing above them becomes an entry
 */
function fold(source, changes, roots) {
    const folding = new Folding(source, (path) => roots.some((root) => path === root || (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, root)));
    for (const change of changes)
        folding.apply(change);
    return folding.tree;
}
/**
 * A tree with what was found at some paths in place of what it has there. Directories that were found above them come
 * along where the tree has none; what the tree has below a file that was found does not stay.
 *
 * @param found a tree that can exist on disk, as `base`
 */
function overlay(base, found, paths) {
    const puts = new Map();
    for (const path of paths) {
        const entry = found.get(path) ?? null;
        puts.set(path, entry);
        if (entry === null)
            continue;
        for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path); above !== null && !puts.has(above); above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(above)) {
            const directory = found.get(above);
            if (directory?.kind !== 'directory' || base.get(above)?.kind === 'directory')
                break;
            puts.set(above, directory);
        }
    }
    const folding = new Folding(base, () => false);
    folding.apply([...puts].map(([path, after]) => ({ path, after })));
    return folding.tree;
}
/**
 * What a change puts on a tree. Whoever has changed the time of a folder alone has neither made it nor given it its mode: it keeps the one
 * that it has, and where it is not there it comes to be only for what the change has put into it.
 */
function putsOn(tree, puts) {
    const touched = new Set(puts.filter(isTouched));
    if (touched.size === 0)
        return puts;
    const made = puts.filter((put) => put.after !== null && !touched.has(put));
    const holding = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersAbove */ .Zv)(made.map(({ path }) => path));
    return puts.flatMap((put) => {
        const here = tree.get(put.path);
        if (put.after === null || !touched.has(put))
            return [put];
        if (here?.kind === 'directory')
            return [{ ...put, after: { ...here, mtime: put.after.mtime } }];
        return holding.has(put.path) ? [put] : [];
    });
}
function isTouched({ before, after }) {
    return after?.kind === 'directory' && before !== undefined && (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, after);
}
class Folding {
    tree;
    #mayBeMade;
    /** How many entries are in each directory. Counted when first asked for: most changes delete no directory. */
    #counts = null;
    constructor(source, mayBeMade) {
        this.tree = new Map(source);
        this.#mayBeMade = mayBeMade;
    }
    /**
     * Deletes from below, so that a directory is asked for what is left in it after its entries are gone. Then sets from
     * above, so that nothing that was set is taken away again.
     */
    apply(puts) {
        const sorted = putsOn(this.tree, puts).toSorted(_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byPath */ .f);
        for (const { path, after } of sorted.toReversed())
            if (after === null)
                this.#delete(path);
        this.#clear(sorted);
        for (const { path, after } of sorted)
            if (after !== null)
                this.#set(path, after);
    }
    #delete(path) {
        if (this.tree.get(path)?.kind === 'directory' && this.#countIn(path) > 0)
            return;
        this.#remove(path);
    }
    /** Removes what is left in directories that are to be something else. */
    #clear(puts) {
        const replaced = new Set();
        for (const { path, after } of puts) {
            if (after === null || after.kind === 'directory')
                continue;
            if (this.tree.get(path)?.kind === 'directory' && this.#countIn(path) > 0)
                replaced.add(path);
        }
        if (replaced.size === 0)
            return;
        for (const path of this.tree.keys())
            if (isBelowAny(path, replaced))
                this.#remove(path);
    }
    #set(path, entry) {
        this.#put(path, entry);
        for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path); above !== null && this.#mayBeMade(above); above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(above)) {
            if (this.tree.get(above)?.kind === 'directory')
                break;
            this.#put(above, { kind: 'directory', mode: 0o755, mtime: entry.mtime });
        }
    }
    #put(path, entry) {
        if (!this.tree.has(path))
            this.#count(path, 1);
        this.tree.set(path, entry);
    }
    #remove(path) {
        if (this.tree.delete(path))
            this.#count(path, -1);
    }
    #countIn(path) {
        if (this.#counts === null) {
            this.#counts = new Map();
            for (const other of this.tree.keys())
                this.#count(other, 1);
        }
        return this.#counts.get(path) ?? 0;
    }
    #count(path, by) {
        if (this.#counts === null)
            return;
        const above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path);
        if (above !== null)
            this.#counts.set(above, (this.#counts.get(above) ?? 0) + by);
    }
}
/** Whether one of the paths lies above this one. */
function isBelowAny(path, others) {
    for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(path); above !== null; above = (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(above))
        if (others.has(above))
            return true;
    return false;
}


/***/ }),

/***/ 90325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ leadsIntoGit)
/* harmony export */ });
/**
 * Whether a path is such a `.git`: a file, or a link, that leads to where the repository is, in most cases in the `.git` of the
 * workspace. That is not saved, so elsewhere it would lead nowhere. A folder `.git` below the workspace is a whole repository.
 */
function leadsIntoGit(path, state) {
    return path.endsWith('/.git') && (state?.kind === 'file' || state?.kind === 'link');
}


/***/ }),

/***/ 90181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Given)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

class Given {
    /** Mostly there is one of a path, and the change's own: a list of 100,000 would be much memory. */
    #at = new Map();
    constructor(changes = []) {
        for (const change of changes)
            for (const { path, after } of change)
                this.#add(path, after);
    }
    /** Whether a change left this at the path; null or undefined for absent. */
    has(path, state) {
        const known = this.#at.get(path);
        if (known === undefined)
            return false;
        return Array.isArray(known) ? known.some((each) => (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(each, state)) : (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(known, state);
    }
    /** Whether some change names the path. */
    isTouched(path) {
        return this.#at.has(path);
    }
    #add(path, state) {
        const known = this.#at.get(path);
        if (known === undefined)
            this.#at.set(path, state);
        else if (!Array.isArray(known)) {
            if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(known, state))
                this.#at.set(path, [known, state]);
        }
        else if (!known.some((each) => (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(each, state)))
            known.push(state);
    }
}


/***/ }),

/***/ 71078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstOf),
/* harmony export */   f: () => (/* binding */ byPath)
/* harmony export */ });
/** Sorts by the bytes of the path: each character of a Path is one. A directory comes before what is in it. */
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
/** The first few of some paths. Those in a `.git` folder come last: nobody looks for them in a list. */
function firstOf(paths, most) {
    const first = [];
    const inGit = [];
    for (const path of paths) {
        if (first.length === most)
            break;
        const list = path.includes('/.git/') ? inGit : first;
        if (list.length < most)
            list.push(path);
    }
    return [...first, ...inGit].slice(0, most);
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

/***/ 81375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ gitEnvironment)
/* harmony export */ });
/** Git's own variables that say how git is set up on the machine, and not which repository it works on. */
const SETUP = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|EXEC_PATH)$/;
/**
 * The environment in which Savepoint itself calls git, about a folder. A hook, an alias or a shell of the caller may have set other
 * variables of git, which point it to another repository or index, trace its work, or match paths in another way.
 */
function gitEnvironment(env) {
    const kept = Object.entries(env).filter((entry) => entry[1] !== undefined && (!entry[0].startsWith('GIT_') || SETUP.test(entry[0])));
    // Objects that a partial clone lacks are not fetched: nothing here may wait for a network.
    return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' };
}


/***/ }),

/***/ 81065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ContentLost),
/* harmony export */   T: () => (/* binding */ PIECE)
/* harmony export */ });
/** Where the contents of files go, and where they come from. Answered by `checkpoint/`. */
/** Bytes of a piece: contents are kept in pieces of this size, the last one shorter. */
const PIECE = 1024 * 1024;
/** A content that the store should have is gone or damaged. */
class ContentLost extends Error {
    name = 'ContentLost';
    digest;
    constructor(digest, why, options) {
        super(why, options);
        this.digest = digest;
    }
}


/***/ })

};
