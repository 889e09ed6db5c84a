export const id = 659;
export const ids = [659];
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
/* harmony export */   We: () => (/* binding */ changedIn),
/* harmony export */   s: () => (/* binding */ digestIn),
/* harmony export */   vK: () => (/* binding */ changeLine)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22557);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32751);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47867);



/** `~`, or `./…`, `~/…`, `/…` with parts that are bytes other than NUL, not empty, not `.` and not `..`. */
const PATH = /^(?:~|[.~]?(?:\/(?!\.\.?(?:\/|$))[\u0001-\u002e\u0030-\u00ff]+)+)$/;
const TARGET = /^[\u0001-\u00ff]+$/;
/** Longer than any that a system opens. */
const PATH_MAX = 65_536;
const OTHERS = ['fifo', 'socket', 'device', 'unreadable'];
/**
 * The line of a change. By hand: a first checkpoint has 100,000 of them, and this is a third of the time of `lineOf`.
 * @param previous the path of the line before, null for the first @throws Malformed where it could not be read back
 */
function changeLine({ path, before, after }, previous) {
    const was = before === null ? 'null' : `[${stateText(before)}]`;
    const is = after === null ? 'null' : `[${stateText(after)},${timeIn(after.mtime)}]`;
    return `[${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(pathIn(path, previous))},${was},${is}]`;
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
    return typeof value === 'string' && value.length <= PATH_MAX && PATH.test(value);
}
function stateIn(value) {
    const [kind, ...rest] = Array.isArray(value) ? value : [];
    switch (kind) {
        case 'f':
            return (sized(rest, 3) && {
                kind: 'file',
                mode: modeIn(rest[0]),
                size: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeIn */ .DM)(rest[1]),
                digest: digestIn(rest[2]),
            });
        case 'd':
            return sized(rest, 1) && { kind: 'directory', mode: modeIn(rest[0]) };
        case 'l':
            return sized(rest, 1) && { kind: 'link', target: targetIn(rest[0]) };
        case 'o':
            return sized(rest, 1) && { kind: 'other', what: otherIn(rest[0]) };
        default:
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a state in it is of no known kind');
    }
}
/** A state that can be written, with its time. */
function entryIn(value) {
    if (!Array.isArray(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG('a state in it is of no known kind');
    const state = stateIn(value.slice(0, -1));
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
function sized(rest, length) {
    if (rest.length !== length)
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
    if (typeof value === 'string' && value.length <= PATH_MAX && TARGET.test(value))
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
    constructor(pack, { format, known }) {
        super(`pack ${pack} was written by a newer Savepoint (format ${format}; this one reads up to ${known})`);
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
/* harmony export */   g0: () => (/* binding */ INDEX_MAX),
/* harmony export */   hO: () => (/* binding */ formatIn),
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


const FORMAT = 1;
/** The file begins and ends with it: the magic, the format, four zero bytes. */
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
const SECTIONS = ['blocks', 'pieces', 'contents', 'git', 'changes'];
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
/** The format that a mark names. @throws Malformed */
function formatIn(mark) {
    if (!mark.subarray(0, 8).equals(MAGIC) || mark.readUInt32LE(12) !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('it is no pack');
    return mark.readUInt32LE(8);
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

/***/ 13466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   gZ: () => (/* binding */ readDirectory),
/* harmony export */   on: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(655);
/* harmony import */ var _change_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90386);
/* harmony import */ var _compress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44250);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22557);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27617);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32751);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47867);
/** Reads the frame and the directory of a pack, and its tables part by part. Nothing is used before its digest is checked. */








/** @throws Malformed, NewerPack, StoreError */
function readDirectory(file) {
    const footer = readFrame(file);
    const bytes = file.read(footer.at, footer.length);
    if ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes) !== footer.digest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('its index does not fit its digest');
    const [first = '', ...lines] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .linesIn */ .hl)(bytes);
    const header = headerIn((0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .valueIn */ .xm)(first));
    const parts = partsIn(lines.map(_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .rowIn */ .u_), footer.at);
    return { footer, header, parts, partsAt: parts[0]?.at ?? footer.at };
}
function readFrame(file) {
    if (file.size < _format_js__WEBPACK_IMPORTED_MODULE_5__/* .MARK_BYTES */ .Ce + _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FOOTER_BYTES */ .yn)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('it is cut short');
    const front = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatIn */ .hO)(file.read(0, _format_js__WEBPACK_IMPORTED_MODULE_5__/* .MARK_BYTES */ .Ce));
    const footer = file.read(file.size - _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FOOTER_BYTES */ .yn, _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FOOTER_BYTES */ .yn);
    const end = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatIn */ .hO)(footer.subarray(-_format_js__WEBPACK_IMPORTED_MODULE_5__/* .MARK_BYTES */ .Ce));
    if (front !== end)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('its two ends do not fit');
    if (front > _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT */ .uB)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NewerPack */ .F$(file.number, { format: front, known: _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT */ .uB });
    if (front !== _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT */ .uB)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG(`there is no format ${front}`);
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .footerIn */ .Dh)(footer, file.size);
}
function headerIn(value) {
    if (value === null || typeof value !== 'object')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('its header has a wrong form');
    const { format, run, number, kind, step } = value;
    const isForm = format === _format_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT */ .uB &&
        isText(run) &&
        (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .isPackNumber */ .po)(number) &&
        _pack_js__WEBPACK_IMPORTED_MODULE_7__/* .KINDS */ .GW.includes(kind) &&
        (step === null || isText(step));
    if (!isForm)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('its header has a wrong form');
    return { format, run, number, kind: kind, step };
}
function isText(value) {
    return typeof value === 'string' && value !== '' && value.isWellFormed() && !value.includes('\0');
}
/** @param end where the directory begins, to which the parts reach */
function partsIn(rows, end) {
    const parts = rows.map((row) => {
        const [section, stored, raw, digest] = row;
        const isKnown = _format_js__WEBPACK_IMPORTED_MODULE_5__/* .SECTIONS */ .bP.includes(section) && row.length === 4;
        if (!isKnown)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('a part of its index is of no known kind');
        const rawLength = (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeIn */ .DM)(raw, { least: 1, most: _format_js__WEBPACK_IMPORTED_MODULE_5__/* .RAW_MAX */ .KG });
        const length = (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeIn */ .DM)(stored, { least: 1, most: rawLength });
        return { section: section, at: 0, stored: length, raw: rawLength, digest: (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .digestIn */ .s)(digest) };
    });
    let at = end - parts.reduce((sum, { stored }) => sum + stored, 0);
    const raw = parts.reduce((sum, part) => sum + part.raw, 0);
    if (at < _format_js__WEBPACK_IMPORTED_MODULE_5__/* .MARK_BYTES */ .Ce || raw > _format_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_MAX */ .g0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('its index is longer than it may be');
    const places = parts.map(({ section }) => _format_js__WEBPACK_IMPORTED_MODULE_5__/* .SECTIONS */ .bP.indexOf(section));
    if (places.some((place, n) => place < (places[n - 1] ?? 0)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('its index is out of order');
    return parts.map((part) => {
        at += part.stored;
        return { ...part, at: at - part.stored };
    });
}
/** The rows of one table, one part in memory at a time. @throws Malformed, StoreError */
function* rowsOf(file, parts, section) {
    for (const part of parts) {
        if (part.section !== section)
            continue;
        (0,_heap_js__WEBPACK_IMPORTED_MODULE_1__/* .checkHeap */ .V)();
        for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .linesIn */ .hl)((0,_compress_js__WEBPACK_IMPORTED_MODULE_3__/* .expand */ .fT)(readPart(file, part), part.raw)))
            yield (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .rowIn */ .u_)(line);
    }
}
/** The stored bytes of a part, verified. @throws Malformed, StoreError */
function readPart(file, { at, stored, digest }) {
    const bytes = file.read(at, stored);
    if ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes) !== digest)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Malformed */ .sG('a part of its index does not fit its digest');
    return bytes;
}


/***/ }),

/***/ 32751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ wholeIn),
/* harmony export */   cA: () => (/* binding */ lineOf),
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
    const row = valueIn(line);
    if (!Array.isArray(row))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Malformed */ .sG('a line of its index is no row');
    return row;
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

const KINDS = ['source', 'step', 'edit', 'kept', 'aside'];
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

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ mustBeOf),
/* harmony export */   ue: () => (/* binding */ withPack),
/* harmony export */   wh: () => (/* binding */ readPack)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _change_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90386);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22557);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27617);
/* harmony import */ var _index_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13466);
/* harmony import */ var _pack_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27217);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8311);
/** Opens a published pack. */







/**
 * Opens a pack and reads its tables; every byte of its index is verified, its blocks when they are read.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
function readPack({ directory, ref, run }) {
    return withPack(directory, ref.pack, (file, path) => {
        const found = (0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readDirectory */ .gZ)(file);
        mustBeOf(found, ref.pack, run);
        if (found.footer.digest !== ref.index || file.size !== ref.bytes)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('it is another one than the record names');
        for (const part of found.parts)
            if (part.section === 'changes')
                (0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readPart */ .on)(file, part);
        return {
            ref,
            header: found.header,
            ...tablesOf(file, found, path),
            change: () => changeOf(directory, ref),
        };
    });
}
function tablesOf(file, { parts, partsAt }, path) {
    const blocks = (0,_tables_js__WEBPACK_IMPORTED_MODULE_6__/* .blocksIn */ .AP)((0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(file, parts, 'blocks'), { path, pack: file.number, end: partsAt });
    const pieces = (0,_tables_js__WEBPACK_IMPORTED_MODULE_6__/* .piecesIn */ .bP)((0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(file, parts, 'pieces'), blocks);
    const contents = (0,_tables_js__WEBPACK_IMPORTED_MODULE_6__/* .contentsIn */ .eQ)((0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(file, parts, 'contents'), pieces);
    return { blocks, pieces, contents, git: (0,_tables_js__WEBPACK_IMPORTED_MODULE_6__/* .gitIn */ .uM)((0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(file, parts, 'git')) };
}
function changeOf(directory, ref) {
    return withPack(directory, ref.pack, (file) => {
        const { footer, parts } = (0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readDirectory */ .gZ)(file);
        if (footer.digest !== ref.index)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('it is another one than the record names');
        return changesIn(file, parts);
    });
}
function changesIn(file, parts) {
    const change = [];
    for (const row of (0,_index_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(file, parts, 'changes'))
        change.push((0,_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .changedIn */ .We)(row, change.at(-1)?.path ?? null));
    return change;
}
/** @throws Malformed */
function mustBeOf({ header }, number, run) {
    if (header.number !== number)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG(`it is pack ${header.number} under another name`);
    if (header.run !== run)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG(`it is of another run, ${JSON.stringify(header.run).slice(0, 200)}`);
}
/** Opens a pack for as long as it is read. @throws PackAbsent, PackDamaged, NewerPack, StoreError */
function withPack(directory, number, read) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ofPack */ .H3)(number, () => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .packName */ .HC)(number));
        const file = _pack_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .PackFile */ .y.open(path, number);
        try {
            return read(file, path);
        }
        finally {
            file.close();
        }
    });
}


/***/ }),

/***/ 8311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ blocksIn),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   bP: () => (/* binding */ piecesIn),
/* harmony export */   eQ: () => (/* binding */ contentsIn),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81065);
/* harmony import */ var _change_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90386);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22557);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27617);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32751);
/** The tables of an index, from rows that nobody is trusted with. Pure. */





const BLOB = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** `[stored, raw, digest]`; they lie side by side from the mark to the index. @throws Malformed */
function blocksIn(rows, { path, pack, end }) {
    const blocks = [];
    let at = _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK_BYTES */ .Ce;
    for (const row of rows) {
        const raw = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeIn */ .DM)(row[1], { least: 1, most: _format_js__WEBPACK_IMPORTED_MODULE_3__/* .RAW_MAX */ .KG });
        const stored = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeIn */ .DM)(row[0], { least: 1, most: raw });
        if (row.length !== 3)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a block in its index has a wrong form');
        blocks.push({ path, pack, at, stored, raw, digest: (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .digestIn */ .s)(row[2]) });
        at += stored;
    }
    if (at !== end)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('its blocks do not fill the place before its index');
    return blocks;
}
/** `[digest, block, offset, length]`; they fill the blocks one after the other. @throws Malformed */
function piecesIn(rows, blocks) {
    const pieces = new Map();
    let number = 0;
    let offset = 0;
    for (const row of rows) {
        const block = blocks[number];
        const length = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeIn */ .DM)(row[3], { least: 1, most: _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T });
        const isNext = row.length === 4 && row[1] === number && row[2] === offset;
        if (!isNext || block === undefined || offset + length > block.raw)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a piece in its index is not where it must be');
        setOnce(pieces, (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .digestIn */ .s)(row[0]), { block, offset, length });
        offset += length;
        if (offset === block.raw) {
            number += 1;
            offset = 0;
        }
    }
    if (number !== blocks.length)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('its pieces do not fill its blocks');
    return pieces;
}
/** `[digest, size, number of the first piece in the row, …pieces]`. @throws Malformed */
function contentsIn(rows, pieces) {
    const contents = new Map();
    let open = null;
    for (const row of rows) {
        open = continued(open, row);
        for (const piece of row.slice(3))
            take(open, (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .digestIn */ .s)(piece), pieces);
        if (open.digests.length < open.count)
            continue;
        setOnce(contents, open.digest, { size: open.size, pieces: Buffer.from(open.digests.join(''), 'hex') });
        open = null;
    }
    if (open !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a content in its index has too few pieces');
    return contents;
}
function continued(open, [digest, size, first]) {
    if (open === null) {
        const whole = (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeIn */ .DM)(size, { least: _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T + 1 });
        open = { digest: (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .digestIn */ .s)(digest), size: whole, count: Math.ceil(whole / _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T), digests: [] };
    }
    if (open.digest !== digest || open.size !== size || open.digests.length !== first)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a content in its index is out of order');
    return open;
}
/** Every piece but the last is a whole one. Those of other packs are looked at when they are read. */
function take({ digests, count, size }, piece, pieces) {
    if (digests.length >= count)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a content in its index has too many pieces');
    const length = pieces.get(piece)?.length;
    digests.push(piece);
    if (length !== undefined && length !== lengthOf(digests.length - 1, size))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a piece in its index has another length than its content needs');
}
/** How long the n-th piece, from 0, of a content is. */
function lengthOf(n, size) {
    return Math.min(_workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T, size - n * _workspace_contents_js__WEBPACK_IMPORTED_MODULE_0__/* .PIECE */ .T);
}
/** `[digest, blob]`, in order. @throws Malformed */
function gitIn(rows) {
    const blobs = new Map();
    for (const row of rows) {
        const [digest, blob] = row;
        if (row.length !== 2 || typeof blob !== 'string' || !BLOB.test(blob))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a blob in its index has a wrong form');
        setOnce(blobs, (0,_change_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .digestIn */ .s)(digest), blob);
    }
    return blobs;
}
function setOnce(map, digest, value) {
    if (map.has(digest))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Malformed */ .sG('a digest stands twice in its index');
    map.set(digest, value);
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
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js
var read_pack = __webpack_require__(8350);
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
// EXTERNAL MODULE: ./build/src/checkpoint/tables.js
var tables = __webpack_require__(8311);
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
    #held = [];
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
    /** Whether a content, or a piece of one, is in a pack. */
    isPacked(digest) {
        return this.#pieces.has(digest) || this.#contents.has(digest);
    }
    has(digest) {
        const source = this.sourceOf(digest);
        if (source?.kind !== 'made')
            return source !== null;
        return [...(0,pack/* piecesOf */.Xe)(source.made)].every((piece) => this.sourceOf(piece) !== null);
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
        for (const { git, blobs } of this.#held) {
            const blob = blobs.get(digest);
            if (blob !== undefined)
                return { kind: 'git', git, blob };
        }
        return null;
    }
    async *#readMade(digest, made) {
        let number = 0;
        for (const piece of (0,pack/* piecesOf */.Xe)(made)) {
            let length = 0;
            for await (const bytes of this.#readPart(digest, piece)) {
                length += bytes.length;
                yield bytes;
            }
            if (length !== (0,tables/* lengthOf */.Y5)(number, made.size))
                throw new workspace_contents/* ContentLost */.O(digest, 'a piece of it has another length than it needs');
            number += 1;
        }
    }
    /** @param digest the content that is asked for, of which the piece is a part, or the whole */
    async *#readPart(digest, piece) {
        const source = this.sourceOf(piece);
        if (source?.kind === 'piece')
            yield this.#pieceAt(digest, piece, source.places);
        else if (source?.kind === 'git')
            yield* source.git.read(source.blob, piece);
        else
            throw new workspace_contents/* ContentLost */.O(digest, 'nothing that the run saved holds all of it');
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
                lost ??= error;
            }
        }
        throw new workspace_contents/* ContentLost */.O(digest, lost?.message ?? 'it is nowhere', { cause: lost });
    }
}
function placesIn(places) {
    return 'block' in places ? [places] : places;
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/tree/git-file.js
var git_file = __webpack_require__(90325);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/files/past-source.js
var past_source = __webpack_require__(58571);
;// CONCATENATED MODULE: ./build/src/files/history.js
/** What a run has saved of its files, read back from its packs. */








/**
 * Reads the indexes of all packs of a run. What is damaged or gone is told, and never thrown.
 * @throws StoreError when the system refuses to read, and for a pack of a newer version: that says nothing of what is there
 */
function readHistory(request) {
    const contents = new RunContents();
    const problems = [];
    const open = (ref) => {
        if (ref.pack === null)
            return { pack: null, change: [] };
        try {
            const pack = (0,read_pack/* readPack */.wh)({ directory: request.directory, ref: ref.pack, run: request.run?.run_id ?? '' });
            const change = pack.change();
            contents.add(pack);
            return { pack, change };
        }
        catch (error) {
            if (error instanceof errors/* NewerPack */.F$)
                throw new store_errors/* StoreError */.AD(error.message, { cause: error });
            if (!(error instanceof errors/* PackDamaged */.L8 || error instanceof errors/* PackAbsent */.XT))
                throw error;
            problems.push(error.message);
            return error.message;
        }
    };
    let source = null;
    let earlier = null;
    let previous = null;
    const isEdited = hasEarlierEdits(request.run);
    for (const record of request.run?.sources ?? []) {
        if (isEdited)
            previous = source?.tree ?? null;
        const opened = open(record.change);
        // What earlier ones hold is needed still: nothing is stored twice.
        source = typeof opened === 'string' ? null : (0,past_source/* withBefore */.uZ)(sourceOf(record, opened, request), source);
        if (record.attempt <= (request.attempt ?? 0))
            earlier = source;
    }
    const layers = (request.run?.layers ?? []).map((layer) => layerOf(layer, open(layer.change), request));
    return { source, earlier, previous, layers, contents, problems };
}
/** Whether something was edited before the newest source was captured. */
function hasEarlierEdits(run) {
    const newest = run?.sources.at(-1)?.attempt ?? 0;
    return run?.layers.some(({ kind, attempt }) => kind === 'edit' && attempt < newest) ?? false;
}
function sourceOf(record, { pack, change }, request) {
    const admitted = ofHere(change, record, request).filter((each) => isAdmitted(each, request));
    const unread = new Map(admitted.flatMap(({ path, before }) => (before?.kind === 'other' ? [[path, before.what]] : [])));
    return {
        record,
        tree: treeOf(admitted, request.found),
        held: pack?.git ?? new Map(),
        unread: new Set(unread.keys()),
        unknown: new Set([...unread].flatMap(([path, what]) => (what === 'unreadable' ? [path] : []))),
    };
}
function layerOf(layer, opened, request) {
    if (typeof opened === 'string')
        return { layer, change: null, why: opened };
    const change = ofHere(opened.change, layer, request);
    const outside = change.find((each) => !isAdmitted(each, request));
    if (outside === undefined)
        return { layer, change: shared(change, request.found), why: '' };
    return { layer, change: null, why: 'it is not in `workspace.paths`, or excluded' };
}
function ofHere(change, { attempt }, { hereSince = 0 }) {
    if (attempt >= hereSince)
        return change;
    return change.filter(({ path, before, after }) => !(0,git_file/* leadsIntoGit */._)(path, after ?? before));
}
function isAdmitted({ path, before, after }, { roots, admits }) {
    return (0,tree_path/* isPathIn */.Ju)(path, roots) && admits(path, (after ?? before)?.kind ?? 'file');
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
    return here !== undefined && here.mtime === entry.mtime && (0,state/* sameState */.yY)(here, entry) ? here : entry;
}


/***/ }),

/***/ 58571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   aF: () => (/* binding */ stillUnread),
/* harmony export */   uZ: () => (/* binding */ withBefore)
/* harmony export */ });
/* harmony import */ var _tree_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53951);

/** @param before the source before, as this function made it; null where there is none, or it cannot be had */
function withBefore(captured, before) {
    const { tree, held, unread } = captured;
    if (unread.size === 0 || before === null)
        return captured;
    const carried = [...before.tree.keys()].filter((path) => isIn(path, unread) && !tree.has(path));
    const unknown = [
        ...[...captured.unknown].filter((path) => isIn(path, before.unknown)),
        ...[...before.unknown].filter((path) => isIn(path, unread)),
    ];
    return {
        ...captured,
        tree: (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(tree, before.tree, carried),
        held: new Map([...before.held, ...held]),
        unknown: new Set(unknown),
    };
}
/** Whether a path is one of some, or lies below one. */
function isIn(path, paths) {
    return paths.size > 0 && (paths.has(path) || (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowAny */ .OU)(path, paths));
}
/**
 * The source in the workspace in which it was captured: what could not be read, and cannot be now, is as it is found.
 * @param closed what cannot be read now
 */
function stillUnread({ tree, unread }, { found, closed }) {
    const still = new Set([...unread].filter((path) => isIn(path, closed)));
    if (still.size === 0)
        return tree;
    return (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(tree, found, [...still, ...[...tree.keys()].filter((path) => isIn(path, still))]);
}


/***/ }),

/***/ 64659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jH: () => (/* binding */ chooseRun),
  Vc: () => (/* binding */ inputsOf),
  Bp: () => (/* binding */ loadPipeline),
  EF: () => (/* binding */ mustBeRunnable),
  zi: () => (/* binding */ mustFind),
  tN: () => (/* binding */ mustHaveSecrets),
  wu: () => (/* binding */ mustHoldNoSecret),
  rS: () => (/* binding */ newestWith),
  jC: () => (/* binding */ noRun),
  gQ: () => (/* binding */ pipelineOf),
  bJ: () => (/* binding */ planFor),
  Ed: () => (/* binding */ resolveChoice)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/workspace/store-folder.js
var store_folder = __webpack_require__(26483);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
;// CONCATENATED MODULE: ./build/src/files/stored-file.js


/**
 * A file as the run began with it, or as a person left it since.
 * @param name relative to the workspace, with `/`
 * @param directory the folder of the run's packs
 */
async function storedFile(name, { run, directory, most }) {
    const path = (0,tree_path/* pathOf */.XM)(name);
    const roots = ['.'];
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots, admits: () => true });
    try {
        const edits = history.layers.flatMap(({ layer, change }) => layer.kind === 'edit' ? (change ?? []) : []);
        const edited = edits.findLast((each) => each.path === path);
        const begun = history.source?.tree.get(path);
        const isHere = (entry) => entry?.kind === 'file' && history.contents.has(entry.digest);
        if (edited?.after === null)
            return { kind: isHere(begun) ? 'deleted' : 'absent' };
        const entry = edited?.after ?? begun;
        if (entry?.kind !== 'file' || entry.size > most || !isHere(entry))
            return { kind: 'absent' };
        const chunks = [];
        for await (const chunk of history.contents.read(entry.digest))
            chunks.push(chunk);
        return { kind: 'found', bytes: Buffer.concat(chunks) };
    }
    catch {
        return { kind: 'absent' };
    }
    finally {
        history.contents.close();
    }
}

// EXTERNAL MODULE: ./build/src/pipeline/nearest.js
var nearest = __webpack_require__(74038);
;// CONCATENATED MODULE: ./build/src/pipeline/inputs.js

/**
 * Every declared input with its value, from what was given by name (upper and lower case are the same).
 * Problems, without places: names that are not declared, values that do not fit, required ones that are missing.
 */
function resolveInputs(specs, given) {
    const byName = new Map(specs.map((spec) => [spec.name.toLowerCase(), spec]));
    const problems = [];
    const values = new Map();
    for (const [name, value] of Object.entries(given)) {
        const spec = byName.get(name.toLowerCase());
        if (spec === undefined)
            problems.push(unknownInput(name, specs));
        else
            values.set(spec.name, value);
    }
    const resolved = specs.map((spec) => {
        const value = valueFor(spec, values.get(spec.name));
        if (typeof value !== 'object')
            return [spec.name, value];
        problems.push(value);
        return [spec.name, ''];
    });
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(resolved) };
}
/** A value as one of an input's type; null where it is none. */
function inputValue(spec, given) {
    const text = `${given}`.trim();
    switch (spec.type) {
        case 'boolean':
            return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
        case 'number':
            return typeof given !== 'boolean' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
        case 'choice':
            return spec.options.find((option) => option === `${given}`) ?? null;
        default:
            return `${given}`;
    }
}
/** An empty text counts as not given where it cannot be a value, and where one is required. */
function valueFor(spec, given) {
    const textual = spec.type === 'string' || spec.type === 'environment';
    const missing = given === undefined || (given === '' && (!textual || spec.required));
    if (!missing)
        return inputValue(spec, given) ?? badInput(spec, given);
    if (spec.default !== null)
        return spec.default;
    if (spec.required && spec.type !== 'boolean') {
        const message = `the input "${spec.name}" is required and was not given`;
        return { code: 'missing-input', message, hint: `give it with --input ${spec.name}=VALUE` };
    }
    return { string: '', environment: '', boolean: false, number: 0, choice: spec.options[0] ?? '' }[spec.type];
}
function badInput(spec, given) {
    const expected = {
        boolean: 'true or false',
        number: 'a number',
        choice: `one of ${spec.options.join(', ')}`,
        string: 'text',
        environment: 'text',
    }[spec.type];
    const meant = spec.type === 'choice' ? (0,nearest/* didYouMean */.a)(`${given}`, spec.options) : '';
    const message = `the input "${spec.name}" must be ${expected}, but it is "${given}"${meant}`;
    return { code: 'bad-input', message, hint: `give it with --input ${spec.name}=VALUE` };
}
function unknownInput(name, specs) {
    const names = specs.map((spec) => spec.name);
    const message = `the pipeline has no input "${name}"${(0,nearest/* didYouMean */.a)(name, names)}`;
    const hint = names.length === 0
        ? 'it declares none; leave --input out'
        : `its inputs are ${names.join(', ')}: --input NAME=VALUE`;
    return { code: 'unknown-input', message, hint };
}

// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
;// CONCATENATED MODULE: ./build/src/pipeline/ancestors.js
/** Which steps have ended before another one starts: those it waits for, and all that those wait for. */
class Ancestors {
    #needs;
    #words;
    /** A set of bits for each list of needs; steps that share a list share its set. */
    #sets = new Map();
    /** The sequence names every step after those that it waits for. */
    constructor(needs, sequence) {
        this.#needs = needs;
        this.#words = Math.ceil(needs.length / 32);
        for (const step of sequence) {
            const list = needs[step] ?? [];
            if (!this.#sets.has(list))
                this.#sets.set(list, this.#union(list));
        }
    }
    /** Whether `other` has ended whenever `step` starts. */
    has(step, other) {
        const set = this.#sets.get(this.#needs[step] ?? []);
        return set !== undefined && ((set[other >> 5] ?? 0) & (1 << (other & 31))) !== 0;
    }
    #union(list) {
        const union = new Uint32Array(this.#words);
        for (const step of list) {
            const set = this.#sets.get(this.#needs[step] ?? []);
            if (set !== undefined)
                for (let word = 0; word < set.length; word++)
                    union[word] = (union[word] ?? 0) | (set[word] ?? 0);
            union[step >> 5] = (union[step >> 5] ?? 0) | (1 << (step & 31));
        }
        return union;
    }
}

// EXTERNAL MODULE: ./build/src/pipeline/durations.js
var durations = __webpack_require__(96769);
// EXTERNAL MODULE: ./build/src/pipeline/segments.js
var pipeline_segments = __webpack_require__(14576);
;// CONCATENATED MODULE: ./build/src/pipeline/tree.js
/** The value of a mapping's key; null where the node is no mapping or has no such key. */
function member(node, key) {
    return node?.kind === 'map' ? (node.entries.get(key)?.value ?? null) : null;
}
/** The value of a scalar; null for everything else. */
function scalarOf(node) {
    return node?.kind === 'scalar' ? node.value : null;
}
/** Text, a number or a boolean as text, as GitHub writes them; null for everything else. */
function textOf(node) {
    return node?.kind === 'scalar' && node.value !== null ? scalarText(node.value) : null;
}
/** A scalar as text, as GitHub writes it: at most 15 digits after the point, nothing for null. */
function scalarText(value) {
    if (typeof value === 'number')
        return value === 0 ? '0' : `${+value.toFixed(15)}`;
    return value === null ? '' : `${value}`;
}
/** The items of a list, or a single scalar as a list of one; nothing for everything else. */
function itemsOf(node) {
    if (node === null || node.kind === 'map')
        return [];
    return node.kind === 'list' ? node.items : [node];
}
/** The texts among a list's items. */
function textsOf(node) {
    return itemsOf(node).flatMap((item) => textOf(item) ?? []);
}

;// CONCATENATED MODULE: ./build/src/pipeline/ids.js


const MAX_LENGTH = 100;
/** All ids of a pipeline. GitHub does not tell upper from lower case in `steps.ID`, so neither do we. */
class Ids {
    /** By the index of the step. */
    names;
    #indexes;
    constructor(names) {
        this.names = names;
        const indexes = new Map();
        for (const [index, name] of names.entries()) {
            if (!indexes.has(name.toLowerCase()))
                indexes.set(name.toLowerCase(), index);
        }
        this.#indexes = indexes;
    }
    /** The index of the step with an id, upper and lower case being the same; undefined where there is none. */
    find(id) {
        return this.#indexes.get(id.toLowerCase());
    }
    name(index) {
        return this.names[index] ?? '';
    }
}
/** Gives every step its id; those that are written come first, and each may be there only once. */
function assignIds(drafts, findings) {
    const taken = new Map();
    const given = drafts.map((draft) => textOf(member(draft.node, 'id')));
    for (const draft of drafts) {
        const id = given[draft.index] ?? null;
        if (id === null)
            continue;
        const other = taken.get(id.toLowerCase());
        if (other === undefined)
            taken.set(id.toLowerCase(), draft);
        else
            refuseTwin(draft, { other, id, findings });
    }
    const free = new FreeNames(taken.keys());
    return new Ids(drafts.map((draft) => given[draft.index] ?? free.take(slugOf(draft))));
}
function refuseTwin(draft, twin) {
    const { other, id, findings } = twin;
    const line = findings.lineOf((member(other.node, 'id') ?? other.node).start);
    const otherId = textOf(member(other.node, 'id')) ?? id;
    const same = otherId === id ? '' : `, as "${otherId}": upper and lower case are the same here`;
    const message = `the id "${id}" is taken by the step on line ${line}${same}`;
    const at = member(draft.node, 'id') ?? draft.node;
    findings.add({ code: 'duplicate-id', message, hint: 'rename one of the two', at });
}
class FreeNames {
    #taken;
    #next = new Map();
    constructor(taken) {
        this.#taken = new Set(taken);
    }
    /** The name itself, else with `-2`, `-3` … behind it. */
    take(name) {
        let candidate = name;
        let number = this.#next.get(name) ?? 1;
        while (this.#taken.has(candidate.toLowerCase())) {
            number++;
            const suffix = `-${number}`;
            candidate = name.slice(0, MAX_LENGTH - suffix.length) + suffix;
        }
        this.#next.set(name, number);
        this.#taken.add(candidate.toLowerCase());
        return candidate;
    }
}
function slugOf(draft) {
    const name = textOf(member(draft.node, 'name'));
    const run = textOf(member(draft.node, 'run'));
    const sources = [name ?? '', firstLine(run ?? '')];
    return (sources.map(slug).find((made) => made !== '') ??
        (draft.node.entries.has('approval') ? 'approval' : 'step'));
}
/** The first line of commands that is not blank. */
function firstLine(run) {
    return run.trim().split('\n', 1)[0]?.trimEnd() ?? '';
}
function slug(text) {
    const words = (0,pipeline_segments/* plainText */.wh)(text.slice(0, 10 * MAX_LENGTH))
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-+|-+$/g, '');
    const legal = /^[0-9]/.test(words) ? `_${words}` : words;
    return legal.slice(0, MAX_LENGTH).replace(/-+$/, '');
}

;// CONCATENATED MODULE: ./build/src/pipeline/cycles.js
/** Sorts a graph, given as what each step waits for, depth first and without recursion. */
function findCycles(needs) {
    const marks = new Map();
    const sequence = [];
    const cycles = [];
    const told = new Set();
    for (const start of needs.keys()) {
        if (marks.has(start))
            continue;
        const path = [{ step: start, next: 0 }];
        marks.set(start, 'open');
        for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
            const needed = needs[top.step]?.[top.next++];
            if (needed === undefined) {
                marks.set(top.step, 'done');
                sequence.push(top.step);
                path.pop();
            }
            else if (marks.get(needed) === 'open') {
                if (told.has(needed))
                    continue;
                const cycle = path.slice(path.findIndex(({ step }) => step === needed)).map(({ step }) => step);
                if (!cycle.some((step) => told.has(step)))
                    cycles.push(cycle);
                for (const step of cycle)
                    told.add(step);
            }
            else if (!marks.has(needed)) {
                marks.set(needed, 'open');
                path.push({ step: needed, next: 0 });
            }
        }
    }
    return { cycles, sequence };
}

;// CONCATENATED MODULE: ./build/src/pipeline/frontier.js
/** The steps at which all that was read so far has ended. */
class Frontier {
    #members = new Set();
    #list = [];
    /** As a list that later changes leave alone; the same list until one comes. */
    members() {
        this.#list ??= [...this.#members];
        return this.#list;
    }
    add(index) {
        this.#members.add(index);
        this.#list = null;
    }
    clear() {
        this.#members = new Set();
        this.#list = null;
    }
}

;// CONCATENATED MODULE: ./build/src/pipeline/order.js
/** Which steps each step waits for: those it names, or those at which everything before it has ended. */




/** Resolves the order of all steps; unknown names and cycles are among the findings then. */
function resolveOrder(layout, ids, findings) {
    const resolver = new Resolver(ids, layout.drafts, findings);
    resolver.section(layout.steps);
    resolver.section(layout.finally);
    const needs = layout.drafts.map((draft) => resolver.needs.get(draft) ?? []);
    const { cycles, sequence } = findCycles(needs);
    for (const cycle of cycles)
        reportCycle(cycle, { layout, ids, findings });
    return { needs, sequence: cycles.length === 0 ? sequence : null };
}
/** Whether the file says what a step waits for. */
function needsWritten(draft) {
    return draft.node.entries.has('needs');
}
class Resolver {
    needs = new Map();
    #ids;
    #drafts;
    #findings;
    constructor(ids, drafts, findings) {
        this.#ids = ids;
        this.#drafts = drafts;
        this.#findings = findings;
    }
    section(entries) {
        const frontier = new Frontier();
        const background = new Set();
        for (const entry of entries) {
            if (entry.kind === 'step')
                this.#block([entry.draft], frontier, background);
            else if (entry.kind === 'parallel')
                this.#block(entry.drafts, frontier, background);
            else if (entry.kind === 'wait-all')
                for (const index of background)
                    frontier.add(index);
            else {
                const named = entry.names.flatMap((name) => this.#backgroundStep(name, entry.kind, background) ?? []);
                if (entry.kind === 'wait')
                    for (const index of named)
                        frontier.add(index);
            }
        }
    }
    #block(drafts, frontier, background) {
        const before = frontier.members();
        for (const draft of drafts)
            this.needs.set(draft, needsWritten(draft) ? this.#written(draft) : before);
        const ending = drafts.filter((draft) => !isBackground(draft));
        if (ending.some((draft) => !needsWritten(draft)))
            frontier.clear();
        for (const draft of ending)
            frontier.add(draft.index);
        for (const draft of drafts)
            if (isBackground(draft))
                background.add(draft.index);
    }
    #written(draft) {
        const names = itemsOf(member(draft.node, 'needs')).filter((node) => node.kind === 'scalar');
        return [...new Set(names.flatMap((name) => this.#needed(draft, name) ?? []))];
    }
    #needed(draft, name) {
        const id = name.value;
        if (typeof id !== 'string')
            return null;
        const index = this.#ids.find(id);
        const refuse = (code, message, hint) => this.#findings.add({ code, message, hint, at: name });
        if (index === undefined) {
            const message = `there is no step "${id}" to wait for${(0,nearest/* didYouMean */.a)(id, this.#ids.names)}`;
            refuse('unknown-needs', message, '"savepoint plan" prints the ids of all steps');
        }
        else if (index === draft.index) {
            refuse('needs-itself', `the step "${id}" waits for itself`, 'take its own id out of "needs"');
        }
        else if (this.#drafts[index]?.section !== draft.section) {
            const [where, hint] = draft.section === 'steps'
                ? [
                    'is in "finally", which runs when all steps have ended',
                    'move one of the two, or drop this name',
                ]
                : ['is not in "finally"', 'drop this name: "finally" runs when all steps have ended'];
            refuse('needs-other-section', `"${id}" ${where}`, hint);
        }
        else
            return index;
        return null;
    }
    #backgroundStep(name, word, background) {
        const id = name.value;
        if (typeof id !== 'string')
            return null;
        const index = this.#ids.find(id);
        if (index !== undefined && background.has(index))
            return index;
        const draft = index === undefined ? undefined : this.#drafts[index];
        const why = draft === undefined
            ? `there is no step "${id}"${(0,nearest/* didYouMean */.a)(id, this.#ids.names)}`
            : isBackground(draft)
                ? `the background step "${id}" is not before this "${word}"`
                : `the step "${id}" is not a background step`;
        const hint = `"${word}" takes the id of a step above it that has "background: true"`;
        this.#findings.add({ code: `bad-${word}`, message: why, hint, at: name });
        return null;
    }
}
function isBackground(draft) {
    const node = member(draft.node, 'background');
    return node?.kind === 'scalar' && node.value === true;
}
const SHOWN = 12;
function reportCycle(cycle, { layout, ids, findings }) {
    const steps = cycle.flatMap((index) => layout.drafts[index] ?? []);
    const names = [...cycle, cycle[0] ?? 0].map((index) => ids.name(index));
    const more = names.length - SHOWN;
    const shown = more > 1 ? [...names.slice(0, SHOWN - 2), `… ${more} more …`, ...names.slice(-2)] : names;
    const implicit = steps.filter((draft) => !needsWritten(draft)).map((draft) => `"${ids.name(draft.index)}"`);
    const hint = implicit.length === 0
        ? 'take one of these names out of its "needs"'
        : `${implicit[0]} has no "needs" and so waits for all entries before it: give it "needs", or move it up`;
    const first = steps.find(needsWritten);
    const next = cycle[(cycle.indexOf(first?.index ?? -1) + 1) % cycle.length] ?? -1;
    const written = itemsOf(first === undefined ? null : member(first.node, 'needs'));
    const at = written.find((name) => ids.find(textOf(name) ?? '') === next) ?? first?.node ?? steps[0]?.node;
    const message = `these steps wait for each other: ${shown.join(' -> ')}`;
    if (at !== undefined)
        findings.add({ code: 'cycle', message, hint, at });
}

;// CONCATENATED MODULE: ./build/src/pipeline/retries.js
/** A step's `retries`, with those of `defaults` below it. */


const KEYS = ['max', 'delay', 'backoff', 'max-delay', 'when', 'workspace'];
const ALL = ['error', 'timeout', 'signal'];
/** The retries of a step; null where it has some, but nobody says how many. */
function retriesOf(root, step) {
    const layers = [member(step, 'retries'), member(member(root, 'defaults'), 'retries')];
    const [max, delay, backoff, maxDelay, when, workspace] = KEYS.map((key) => first(layers, key));
    if (max === null && layers[0]?.kind === 'map')
        return null;
    const delayMs = durationOf(delay ?? null) ?? 0;
    return {
        max: numberOf(max ?? null),
        delayMs,
        backoff: oneOf(backoff ?? null, ['fixed', 'linear', 'exponential']),
        maxDelayMs: durationOf(maxDelay ?? null),
        when: whenOf(when ?? null),
        workspace: oneOf(workspace ?? null, ['restore', 'keep']),
    };
}
/** A number stands for `max`. */
function first(layers, key) {
    for (const layer of layers) {
        const node = key === 'max' && layer?.kind === 'scalar' ? layer : member(layer, key);
        if (node !== null)
            return node;
    }
    return null;
}
function whenOf(node) {
    if (node === null)
        return ALL;
    return itemsOf(node).flatMap((item) => {
        const value = scalarOf(item);
        return typeof value === 'number' ? value : (ALL.find((word) => word === value) ?? []);
    });
}
function durationOf(node) {
    const value = scalarOf(node);
    return typeof value === 'string' || typeof value === 'number' ? (0,durations/* parseDuration */.E)(value) : null;
}
function numberOf(node) {
    const value = scalarOf(node);
    return typeof value === 'number' ? value : 0;
}
function oneOf(node, words) {
    return words.find((word) => word === scalarOf(node)) ?? words[0];
}

;// CONCATENATED MODULE: ./build/src/pipeline/build.js
/** The Pipeline of a file in which nothing is wrong. */





const WEEK = 7 * 86_400_000;
const RERUNS = ['auto', 'always', 'ask', 'never'];
/** All but what belongs to the file itself: its path, digest, and what cannot run yet. */
function buildPipeline(facts, path) {
    const { root, drafts } = facts;
    const workspace = member(root, 'workspace');
    const needs = needsById(facts);
    const steps = drafts.map((draft) => buildStep(draft, facts, needs));
    const paths = member(workspace, 'paths');
    const retention = scalar(root, 'retention');
    return {
        name: textOf(member(root, 'name')) ?? nameOf(path),
        description: textOf(member(root, 'description')),
        inputs: facts.inputs,
        env: textsByName(member(root, 'env')),
        maxParallel: numberOr(scalar(root, 'max-parallel'), null),
        failFast: scalar(root, 'fail-fast') === true,
        retentionMs: retention === null || typeof retention === 'boolean' ? WEEK : ((0,durations/* parseDuration */.E)(retention) ?? WEEK),
        workspace: {
            paths: paths === null ? ['.'] : textsOf(paths),
            exclude: textsOf(member(workspace, 'exclude')),
        },
        steps: steps.filter((step) => step.section === 'steps'),
        finally: steps.filter((step) => step.section === 'finally'),
    };
}
function buildStep(draft, facts, needs) {
    const { node, section, index } = draft;
    const defaults = member(facts.root, 'defaults');
    const either = (key) => member(node, key) ?? member(defaults, key);
    const inRun = (key) => textOf(member(node, key) ?? member(member(defaults, 'run'), key));
    const run = textOf(member(node, 'run')) ?? '';
    const retries = retriesOf(facts.root, node);
    if (retries === null)
        throw new Error('a step whose retries have no max passes no check');
    const timeout = scalarOf(either('timeout-minutes'));
    const goesOn = scalarOf(either('continue-on-error'));
    return {
        id: facts.ids.name(index),
        number: index + 1,
        section,
        name: displayName(node, run) ?? facts.ids.name(index),
        run,
        shell: inRun('shell'),
        workingDirectory: inRun('working-directory'),
        env: textsByName(member(node, 'env')),
        needs: needs(index),
        needsWritten: needsWritten(draft),
        if: textOf(member(node, 'if')),
        timeoutMinutes: typeof timeout === 'boolean' ? null : timeout,
        retries,
        continueOnError: typeof goesOn === 'number' ? false : (goesOn ?? false),
        reads: listOr(member(node, 'reads')),
        writes: listOr(member(node, 'writes')),
        rerun: RERUNS.find((word) => word === textOf(either('rerun'))) ?? 'auto',
        mentions: facts.mentionsOf(draft),
        line: facts.lineOf(node.start),
    };
}
/** Steps that share a list of needs share the list of ids, too: a block may have thousands of both. */
function needsById({ order, ids }) {
    const lists = new Map();
    return (index) => {
        const needed = order.needs[index] ?? [];
        const list = lists.get(needed) ?? needed.map((each) => ids.name(each));
        lists.set(needed, list);
        return list;
    };
}
function displayName(node, run) {
    const name = textOf(member(node, 'name'))?.trim() ?? '';
    const prompt = textOf(member(member(node, 'approval'), 'prompt'))?.trim() ?? '';
    return [name, firstLine(run), prompt].find((text) => text !== '') ?? null;
}
function nameOf(path) {
    const file = path.split(/[\\/]/).at(-1) ?? path;
    return file.replace(/\.ya?ml$/i, '') || file;
}
function textsByName(node) {
    if (node?.kind !== 'map')
        return {};
    const pairs = [...node.entries].map(([name, { value }]) => [
        name,
        value.kind === 'scalar' ? scalarText(value.value) : '',
    ]);
    return Object.fromEntries(pairs);
}
function listOr(node) {
    return node === null ? null : textsOf(node);
}
function scalar(root, key) {
    return scalarOf(member(root, key));
}
function numberOr(value, otherwise) {
    return typeof value === 'number' ? value : otherwise;
}

// EXTERNAL MODULE: ./build/src/pipeline/evaluate.js + 1 modules
var evaluate = __webpack_require__(67168);
// EXTERNAL MODULE: ./build/src/pipeline/expressions.js + 1 modules
var expressions = __webpack_require__(5905);
// EXTERNAL MODULE: ./build/src/pipeline/functions.js
var functions = __webpack_require__(96749);
;// CONCATENATED MODULE: ./build/src/pipeline/scalar-places.js
const known = new WeakMap();
/** A stretch of a scalar's value as a stretch of the file; the scalar's own spot where it cannot be found. */
function spotIn(source, node, stretch) {
    const text = `${node.value}`;
    let alignment = known.get(node);
    if (alignment === undefined) {
        alignment = { before: countBlanks(text), offsets: offsetsOf(source.text, node) };
        known.set(node, alignment);
    }
    const { before, offsets } = alignment;
    const start = offsets[before[stretch.start] ?? -1];
    if (start === undefined || offsets.length !== before[text.length])
        return node;
    const last = offsets[(before[Math.min(stretch.end, text.length)] ?? 0) - 1];
    return { start, end: last === undefined || last < start ? start + 1 : last + 1 };
}
function countBlanks(text) {
    const before = new Int32Array(text.length + 1);
    for (let at = 0; at < text.length; at++)
        before[at + 1] = (before[at] ?? 0) + (isBlank(text[at]) ? 0 : 1);
    return before;
}
function offsetsOf(text, node) {
    if (node.style === 'double')
        return doubleQuoted(text, node);
    const from = node.style === 'block' ? text.indexOf('\n', node.start) : node.start;
    const [start, end] = node.style === 'single' ? [node.start + 1, node.end - 1] : [from, node.end];
    const offsets = [];
    for (let at = start; at < end; at++) {
        if (isBlank(text[at]))
            continue;
        offsets.push(at);
        if (node.style === 'single' && text[at] === "'")
            at++;
    }
    return offsets;
}
function doubleQuoted(text, node) {
    const offsets = [];
    for (let at = node.start + 1; at < node.end - 1; at++) {
        if (text[at] !== '\\') {
            if (!isBlank(text[at]))
                offsets.push(at);
            continue;
        }
        const escaped = text[at + 1] ?? '';
        const digits = { x: 2, u: 4, U: 8 }[escaped] ?? 0;
        const code = digits === 0 ? -1 : Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
        const blank = digits === 0 ? /[ \ttnr\r\n]/.test(escaped) : isBlank(String.fromCodePoint(code));
        if (!blank)
            offsets.push(at);
        if (!blank && code > 0xffff)
            offsets.push(at);
        at += digits + 1;
    }
    return offsets;
}
function isBlank(char) {
    return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}

;// CONCATENATED MODULE: ./build/src/pipeline/sites.js

const STEP = ['github', 'env', 'inputs', 'secrets', 'steps', 'needs', 'matrix', 'strategy', 'runner', 'run'];
const CONTEXT_NAMES = STEP;
const IN_STEP = new Set(STEP);
const IN_PIPELINE_ENV = new Set(['github', 'inputs', 'secrets', 'runner', 'run']);
const IN_DEFAULTS = new Set(['github', 'env', 'inputs', 'secrets', 'runner', 'run']);
const IN_STRATEGY = new Set(['github', 'env', 'inputs']);
const IN_WRITES = new Set(['matrix', 'inputs']);
const VALUES = new Set(['value']);
const FILES = new Set(['value', 'files']);
const sites_ALL = new Set(['value', 'files', 'status']);
/** The values of the pipeline's own `env`. */
function pipelineSites(root) {
    return scalarsOf(member(root, 'env')).map((node) => ({
        node,
        label: 'the pipeline\'s "env"',
        form: 'text',
        contexts: IN_PIPELINE_ENV,
        functions: VALUES,
        counts: true,
        key: 'env',
    }));
}
/** What `defaults` says for every step that has no word of its own, and may hold expressions. */
function defaultSites(root) {
    const defaults = member(root, 'defaults');
    const sites = [
        ...textSite(defaults, { key: 'continue-on-error', counts: true }),
        ...textSite(defaults, { key: 'timeout-minutes', counts: false }),
        ...textSite(member(defaults, 'run'), { key: 'working-directory', counts: true }),
    ];
    return sites.map((site) => ({ ...site, label: '"defaults"', contexts: IN_DEFAULTS, functions: VALUES }));
}
/** All places of a step, its condition included. */
function stepSites({ node }) {
    const keys = ['run', 'working-directory', 'continue-on-error'];
    return [
        ...textSite(node, { key: 'name', counts: false }),
        ...textSite(node, { key: 'timeout-minutes', counts: false }),
        ...keys.flatMap((key) => textSite(node, { key, counts: true })),
        ...scalarsOf(member(node, 'env')).map((value) => stepSite(value, { key: 'env', counts: true })),
        ...textSite(member(node, 'approval'), { key: 'prompt', counts: true }),
        ...scalarsOf(member(node, 'if')).map((value) => condition(value)),
        ...scalarsOf(member(node, 'writes')).map((value) => narrow(value, 'writes', IN_WRITES)),
        ...deepScalars(member(node, 'strategy')).map((value) => narrow(value, 'strategy', IN_STRATEGY)),
    ];
}
function textSite(map, at) {
    const value = member(map, at.key);
    return value?.kind === 'scalar' ? [stepSite(value, at)] : [];
}
function stepSite(node, { key, counts }) {
    return { node, label: `"${key}"`, form: 'text', contexts: IN_STEP, functions: FILES, counts, key };
}
function condition(node) {
    return {
        node,
        label: '"if"',
        form: 'condition',
        contexts: IN_STEP,
        functions: sites_ALL,
        counts: true,
        key: 'if',
    };
}
function narrow(node, key, contexts) {
    return { node, label: `"${key}"`, form: 'text', contexts, functions: VALUES, counts: true, key };
}
/** A scalar, or the scalars that a list or a mapping holds. */
function scalarsOf(node) {
    const nodes = node?.kind === 'map' ? [...node.entries.values()].map((entry) => entry.value) : itemsOf(node);
    return nodes.filter((each) => each.kind === 'scalar');
}
function deepScalars(node) {
    if (node === null || node.kind === 'scalar')
        return node === null ? [] : [node];
    const nodes = node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.value) : node.items;
    return nodes.flatMap(deepScalars);
}

;// CONCATENATED MODULE: ./build/src/pipeline/workflow-words.js
/** Words of a GitHub workflow that do not belong in a pipeline, and where they belong instead. */
const JOB = 'it stays in the workflow, in the job that uses Savepoint';
const IN_PIPELINE = {
    on: 'what starts a run stays in the workflow that uses Savepoint',
    jobs: 'a pipeline is what one job does: put the steps of a job under "steps" and leave the rest in the workflow',
    permissions: JOB,
    concurrency: JOB,
    'run-name': 'it stays in the workflow; a pipeline has "name"',
    'runs-on': JOB,
    services: `${JOB}; the steps can reach it from here`,
    container: JOB,
    environment: JOB,
    outputs: 'the outputs of all steps are in the output "outputs" of the action',
    secrets: 'name them in the input "secrets" of the action, or with --secret',
    strategy: 'a matrix belongs to a single step here',
    needs: 'jobs wait for each other in the workflow; "needs" here belongs to a step',
    if: 'a condition belongs to a step here, or to the job in the workflow',
    uses: 'such a step stays in the workflow, before Savepoint',
    runs: 'this is a file of an action; put the steps below "runs" under "steps"',
    shell: 'put it under "defaults", as "run: { shell: ... }"',
    'working-directory': 'put it under "defaults", as "run: { working-directory: ... }"',
    'timeout-minutes': 'put it under "defaults", for every step, or into a step',
    retries: 'put it under "defaults", for every step, or into a step',
    'continue-on-error': 'put it under "defaults", for every step, or into a step',
    rerun: 'put it under "defaults", for every step, or into a step',
};
const workflow_words_IN_STEP = {
    uses: 'steps with "uses" stay in the workflow, before the step that uses Savepoint',
    with: 'steps with "uses" and "with" stay in the workflow, before the step that uses Savepoint',
    'runs-on': JOB,
    services: `${JOB}; the steps can reach it from here`,
    container: JOB,
    environment: `${JOB}; a step that waits for a person has "approval"`,
    permissions: JOB,
    concurrency: JOB,
    outputs: 'a step sets outputs by writing name=value lines to $GITHUB_OUTPUT',
    secrets: 'name them in the input "secrets" of the action, or with --secret, and use ${{ secrets.NAME }}',
    steps: 'use "parallel" for steps side by side, or write the steps out',
    jobs: 'a pipeline has steps, no jobs',
    defaults: '"defaults" belongs at the top of the file',
    'fail-fast': 'put it at the top of the file, or under "strategy"',
    'max-parallel': 'put it at the top of the file, or under "strategy"',
    'timeout-seconds': 'use "timeout-minutes"; it may be a fraction such as 0.5',
};
const CONTEXTS = {
    vars: 'pass the value in as an input: "inputs" of the action, or --input',
    job: 'it stays in the workflow; pass what you need in as an input',
    jobs: 'it stays in the workflow; use "steps.ID.outputs.NAME" for what a step left',
};
/** Where a workflow's word belongs, as a sentence; null for words that are not a workflow's. */
function workflowWord(level, word) {
    return own(level === 'pipeline' ? IN_PIPELINE : workflow_words_IN_STEP, word);
}
/** What to use instead of a context that only a workflow has, as a sentence; null for all other names. */
function workflowContext(name) {
    return own(CONTEXTS, name);
}
function own(words, word) {
    return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/src/pipeline/check-sites.js
/** Parses the expressions of one place and checks all about them that does not depend on the steps. */








/** The uses of known contexts in one place; everything wrong with its expressions is among the findings then. */
function checkSite(site, findings) {
    return expressionsOf(site, findings).flatMap((segment) => {
        const spotOf = (part) => spotIn(findings.source, site.node, {
            start: segment.start + part.start,
            end: segment.start + part.end,
        });
        const parsed = (0,expressions/* parseExpression */.Y)(segment.text);
        if (!parsed.ok) {
            const { message, hint, ...part } = parsed.problem;
            findings.add({ code: 'bad-expression', message, hint, at: spotOf(part) });
            return [];
        }
        const placed = { site, findings, spotOf };
        for (const call of parsed.value.calls)
            checkCall(call, placed);
        return parsed.value.uses.filter((use) => checkContext(use, placed)).map((use) => ({ use, site, spotOf }));
    });
}
function expressionsOf({ node, form }, findings) {
    if (typeof node.value !== 'string')
        return [];
    const text = node.value;
    const { segments, unterminated } = (0,pipeline_segments/* splitText */.Ad)(text);
    if (unterminated !== null) {
        const at = spotIn(findings.source, node, { start: unterminated, end: unterminated + 3 });
        const hint = 'end the expression with "}}"; inside of it, text stands in single quotes';
        findings.add({ code: 'bad-expression', message: 'this "${{" has no "}}" after it', hint, at });
    }
    else if (form === 'condition' && text.trim() !== '') {
        const body = (0,evaluate/* conditionBody */.iD)(text);
        if (body !== null)
            return [{ kind: 'expression', ...body }];
        const message = 'text beside "${{ }}" would make this condition always true';
        findings.add({
            code: 'mixed-condition',
            message,
            hint: 'put the whole condition into one "${{ }}", or leave it out',
            at: node,
        });
    }
    return segments.filter((segment) => segment.kind === 'expression');
}
function checkCall(call, { site, findings, spotOf }) {
    const rule = functions/* FUNCTIONS */.AW.get(call.name.toLowerCase());
    const refuse = (code, message, hint) => findings.add({ code, message, hint, at: spotOf(call) });
    if (rule === undefined) {
        const message = `unknown function "${call.name}"${(0,nearest/* didYouMean */.a)(call.name, functions/* FUNCTION_NAMES */.ax)}`;
        refuse('unknown-function', message, `the functions are ${functions/* FUNCTION_NAMES */.ax.join(', ')}`);
    }
    else if (!site.functions.has(rule.kind)) {
        const where = rule.kind === 'status' ? 'only in "if"' : 'only in a step';
        const message = `${rule.name}() can be used ${where}, not in ${site.label}`;
        refuse('function-not-here', message, `take ${rule.name}() out`);
    }
}
function checkContext(use, { site, findings, spotOf }) {
    if (site.contexts.has(use.context))
        return true;
    const at = spotOf(use);
    const elsewhere = workflowContext(use.context);
    const allowed = [...site.contexts].join(', ');
    if (elsewhere !== null) {
        const message = `the context "${use.context}" belongs to a workflow`;
        findings.add({ code: 'workflow-word', message, hint: elsewhere, at });
    }
    else if (CONTEXT_NAMES.includes(use.context)) {
        const message = `"${use.context}" cannot be used in ${site.label}`;
        findings.add({ code: 'context-not-here', message, hint: `${site.label} may use ${allowed}`, at });
    }
    else {
        const message = `unknown context "${use.context}"${(0,nearest/* didYouMean */.a)(use.context, site.contexts)}`;
        const hint = `the contexts are ${allowed}; text stands in single quotes`;
        findings.add({ code: 'unknown-context', message, hint, at });
    }
    return false;
}
/** The name of the n-th key; null where there is none or it is not written out. */
function keyName(use, index) {
    return use.keys[index]?.name ?? null;
}
/** The n-th key, if it is written out. */
function namedKey(use, index) {
    const key = use.keys[index];
    return key === undefined || key.name === null ? null : { ...key, name: key.name };
}

;// CONCATENATED MODULE: ./build/src/pipeline/check-uses.js



const OF_STEPS = ['outputs', 'outcome', 'conclusion'];
const OF_NEEDS = ['result', 'outputs'];
const OF_RUN = ['id', 'attempt', 'resumed'];
/** Checks one use; the draft is null for the pipeline's own `env`. */
function checkUse(placed, draft, known) {
    const { use } = placed;
    const key = namedKey(use, 0);
    if (use.context === 'inputs' && key !== null)
        checkInput(key, placed, known);
    if (use.context === 'run' && key !== null)
        checkProperty(key, { placed, owner: 'run', allowed: OF_RUN, known });
    if (draft === null)
        return;
    if (use.context === 'matrix' || use.context === 'strategy')
        checkMatrix(draft, placed, known);
    if (use.context === 'steps' || use.context === 'needs') {
        if (key !== null)
            checkStep(key, { placed, draft, known });
        const property = namedKey(use, 1);
        const allowed = use.context === 'steps' ? OF_STEPS : OF_NEEDS;
        const owner = `${use.context}.${key?.name ?? '*'}`;
        if (property !== null)
            checkProperty(property, { placed, owner, allowed, known });
    }
}
function checkInput(key, placed, { inputs, findings }) {
    if (inputs.has(key.name.toLowerCase()))
        return;
    const message = `there is no input "${key.name}"${(0,nearest/* didYouMean */.a)(key.name, inputs.values())}`;
    const hint = `declare it at the top of the file: "inputs: { ${key.name}: {} }"`;
    findings.add({ code: 'unknown-input', message, hint, at: placed.spotOf(key) });
}
function checkProperty(key, { placed, owner, allowed, known }) {
    if (allowed.includes(key.name.toLowerCase()))
        return;
    const message = `"${owner}" has no "${key.name}"${(0,nearest/* didYouMean */.a)(key.name, allowed)}`;
    const hint = `it has ${allowed.join(', ')}`;
    known.findings.add({ code: 'unknown-property', message, hint, at: placed.spotOf(key) });
}
function checkMatrix(draft, { use, spotOf, site }, { findings }) {
    if (draft.node.entries.has('strategy') || site.label === '"strategy"')
        return;
    const message = `"${use.context}" is used in a step without "strategy"`;
    const hint = 'give the step a "strategy" with a "matrix"; the matrix of the workflow\'s job is not seen here';
    findings.add({ code: 'no-matrix', message, hint, at: spotOf(use) });
}
function checkStep(key, { placed, draft, known }) {
    const { ids, drafts, findings } = known;
    const index = ids.find(key.name);
    const other = index === undefined ? undefined : drafts[index];
    const refuse = (code, message, hint) => findings.add({ code, message, hint, at: placed.spotOf(key) });
    if (other === undefined) {
        const message = `there is no step "${key.name}"${(0,nearest/* didYouMean */.a)(key.name, ids.names)}`;
        refuse('unknown-step', message, '"savepoint plan" prints the ids of all steps');
    }
    else if (other === draft) {
        const message = `the step "${key.name}" speaks of its own results, which it does not have yet`;
        refuse('step-not-before', message, 'use a step that ends before it');
    }
    else if (draft.section === 'steps' && other.section === 'finally') {
        const message = `the step "${key.name}" is in "finally", which runs when all steps have ended`;
        refuse('step-not-before', message, 'use a step that ends before this one');
    }
    else if (other.section === draft.section)
        checkBefore(key, other, { placed, draft, known });
}
function checkBefore(key, other, { placed, draft, known }) {
    const { ids, needs, ancestors, findings } = known;
    const direct = placed.use.context === 'needs' && needsWritten(draft);
    const before = direct
        ? (needs[draft.index] ?? []).includes(other.index)
        : ancestors === null || ancestors.has(draft.index, other.index);
    if (before)
        return;
    const [id, name] = [ids.name(draft.index), ids.name(other.index)];
    const message = direct
        ? `"needs.${key.name}" is used, but "${name}" is not in the "needs" of "${id}"`
        : `"${id}" does not wait for "${name}", which may not have run yet`;
    const hint = needsWritten(draft)
        ? `add "${name}" to the "needs" of "${id}"`
        : `give "${id}" a "needs" that names "${name}", or move it below "${name}"`;
    findings.add({ code: 'step-not-before', message, hint, at: placed.spotOf(key) });
}

;// CONCATENATED MODULE: ./build/src/pipeline/mentions.js
/** What expressions speak of, gathered for the question whether a completed step still counts. */

/**
 * The Mentions of some uses. Those in places that do not count (a name, a time limit) are left out, but for the
 * steps that they speak of: to evaluate them, these must be at hand.
 */
function mentionsOf(uses, names) {
    const counted = uses.filter((placed) => placed.site.counts).map((placed) => placed.use);
    const first = (context, nameOf = (key) => key) => unique(counted.filter((use) => use.context === context).map((use) => named(keyName(use, 0), nameOf)));
    return {
        inputs: first('inputs', (key) => names.inputs.get(key.toLowerCase()) ?? key),
        secrets: first('secrets'),
        github: first('github', (key) => key.toLowerCase()),
        env: first('env'),
        steps: stepsOf(uses, names.ids),
        outputs: outputsOf(counted, names.ids),
    };
}
function stepsOf(uses, ids) {
    const spoken = uses
        .map((placed) => placed.use)
        .filter((use) => use.context === 'steps' || use.context === 'needs');
    return unique(spoken.map((use) => stepOf(use, ids)));
}
/** The id of the step that `steps.ID` or `needs.ID` means, as it is declared. */
function stepOf(use, ids) {
    const index = ids.find(keyName(use, 0) ?? '');
    return index === undefined ? named(keyName(use, 0)) : ids.name(index);
}
function outputsOf(uses, ids) {
    const found = new Map();
    for (const use of uses) {
        if (use.context !== 'steps' && use.context !== 'needs')
            continue;
        const property = keyName(use, 1);
        if (property !== null && property.toLowerCase() !== 'outputs')
            continue;
        const step = stepOf(use, ids);
        const output = property === null ? '*' : named(keyName(use, 2));
        found.set(JSON.stringify([step, output]), { step, output });
    }
    return [...found.values()];
}
function named(key, nameOf = (name) => name) {
    return key === null ? '*' : nameOf(key);
}
function unique(names) {
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./build/src/pipeline/check-expressions.js
/** Checks all expressions of a file, and gathers what they speak of. */




/** Adds everything wrong with the expressions of a file to its findings. */
function checkExpressions(root, known) {
    const check = (sites, draft) => {
        const uses = sites.flatMap((site) => checkSite(site, known.findings));
        for (const use of uses)
            checkUse(use, draft, known);
        return uses;
    };
    const everywhere = check(pipelineSites(root), null);
    const defaults = check(defaultSites(root), null);
    const own = known.drafts.map((draft) => check(stepSites(draft), draft));
    return (draft) => {
        const applying = defaults.filter((placed) => !draft.node.entries.has(placed.site.key));
        return mentionsOf([...(own[draft.index] ?? []), ...applying, ...everywhere], known);
    };
}

// EXTERNAL MODULE: ./build/src/workspace/credentials.js
var credentials = __webpack_require__(7141);
;// CONCATENATED MODULE: ./build/src/pipeline/globs.js
/** Patterns of files: `reads`, `writes`, `workspace.exclude`; and the folders of `workspace.paths`. */

/** What is wrong with a pattern of `reads` or `writes`, relative to the workspace; null for a good one. */
function globProblem(pattern) {
    const glob = pattern.startsWith('!') ? pattern.slice(1) : pattern;
    if (/^(\/|~|[A-Za-z]:[\\/])/.test(glob))
        return 'is absolute; patterns are relative to the workspace';
    return unbalanced(glob, '{', '}') ? 'has a "{" or "}" without its partner' : excludeProblem(pattern);
}
/** What is wrong with a pattern of `exclude`, in the form of a .gitignore; null for a good one. */
function excludeProblem(pattern) {
    const glob = pattern.startsWith('!') ? pattern.slice(1) : pattern;
    if (glob.trim() === '')
        return 'is empty';
    if (glob.split('/').includes('..'))
        return 'leads out of its folder with ".."';
    return unbalanced(glob, '[', ']') ? 'has a "[" or "]" without its partner' : null;
}
/** The first pattern of `exclude` that, taken literally, leaves out all that a pattern of `writes` matches. */
function coveredBy(writes, exclude) {
    if (writes.startsWith('!') || exclude.some((pattern) => pattern.startsWith('!')))
        return null;
    return exclude.find((pattern) => covers(pattern, trimmed(writes))) ?? null;
}
/** The name that a pattern of `writes` spells, with all below it; null for one with wildcards or expressions. */
function literalOf(pattern) {
    const base = trimmed(pattern).replace(/(\/(\*\*)?)+$/, '');
    return /[*?[\]{}()!+@\\$]/.test(base) ? null : base;
}
/** Two of the folders of which one is inside of the other, or both are the same. Credentials are listed beside what they lie in. */
function nestedPaths(paths) {
    const roots = paths.map((path) => (['', '.'].includes(trimmed(path)) ? '' : `${trimmed(path)}/`));
    for (const [inner, path] of roots.entries()) {
        if ((0,credentials/* asksForCredentials */.c)(trimmed(paths[inner] ?? '')) && roots.indexOf(path) === inner)
            continue;
        const outer = roots.findIndex((root, index) => index !== inner && isInside(path, root) && (root !== path || index < inner));
        if (outer >= 0)
            return { outer, inner };
    }
    return null;
}
/** What is wrong with a folder of `workspace.paths`; null for a good one. */
function pathProblem(path) {
    if (path.split('/').includes('..'))
        return 'leads out of the workspace with ".."; name the folder by its absolute path';
    return /[*?[\]{}]/.test(path) ? 'is a pattern; name a folder' : null;
}
function isInside(path, root) {
    const absolute = /^[/~]/.test(path);
    return root === '' ? !absolute : path.startsWith(root);
}
function covers(pattern, writes) {
    const whole = trimmed(pattern);
    if (whole === writes || whole === '**')
        return true;
    const base = whole
        .replace(/^\*\*\//, '')
        .replace(/\/\*\*$/, '')
        .replace(/^\//, '');
    if (base === '' || /[*?[\]{}\\]/.test(base))
        return false;
    const anywhere = whole.startsWith('**/') || !whole.replace(/\/\*\*$/, '').includes('/');
    return `${writes}/`.startsWith(`${base}/`) || (anywhere && `/${writes}/`.includes(`/${base}/`));
}
/** Without `./` and `/` in front and `/` behind; an absolute path keeps the one in front. */
function trimmed(pattern) {
    const rest = pattern.trim().replace(/^(\.\/+)+/, '');
    return rest.length > 1 ? rest.replace(/\/+$/, '') : rest;
}
function unbalanced(glob, open, close) {
    let depth = 0;
    for (let at = 0; at < glob.length; at++) {
        if (glob[at] === '\\')
            at++;
        else if (glob[at] === open)
            depth++;
        else if (glob[at] === close && --depth < 0)
            return true;
    }
    return depth !== 0;
}

;// CONCATENATED MODULE: ./build/src/pipeline/shells.js

const NAMES = ['bash', 'sh', 'pwsh', 'python'];
/** What is wrong with a `shell`, and what to write instead; null for a good one. */
function shellProblem(shell) {
    const hint = 'use bash, sh, pwsh, python, or a command with {0} where the file of commands goes';
    if (shell.includes('${{'))
        return { message: '"shell" cannot hold an expression', hint };
    if (NAMES.includes(shell.trim()) || shell.includes('{0}'))
        return null;
    if (/^(cmd|powershell)$/i.test(shell.trim())) {
        return { message: `the shell "${shell}" is there on Windows only, where Savepoint does not run`, hint };
    }
    return { message: `unknown shell "${shell}"${(0,nearest/* didYouMean */.a)(shell, NAMES)}`, hint };
}

;// CONCATENATED MODULE: ./build/src/pipeline/check-words.js
/** Checks single values that a schema cannot: shells, patterns, folders, texts that must not hold expressions. */







/** What belongs to the file as a whole. */
function checkPipelineWords(root, findings) {
    const workspace = member(root, 'workspace');
    checkPlain(member(root, 'name'), { word: 'name', findings });
    checkPaths(member(workspace, 'paths'), findings);
    for (const node of scalarsOf(member(workspace, 'exclude'))) {
        checkPlain(node, { word: 'exclude', findings });
        report(node, { word: 'exclude', wrong: excludeProblem(textOf(node) ?? ''), findings });
    }
    checkShell(member(member(member(root, 'defaults'), 'run'), 'shell'), findings);
    const inputs = member(root, 'inputs');
    for (const input of inputs?.kind === 'map' ? inputs.entries.values() : []) {
        checkPlain(member(input.value, 'default'), { word: 'default', findings });
    }
}
/** What belongs to one step. */
function checkStepWords({ node }, root, findings) {
    checkShell(member(node, 'shell'), findings);
    const exclude = textsOf(member(member(root, 'workspace'), 'exclude'));
    for (const pattern of scalarsOf(member(node, 'reads'))) {
        checkPlain(pattern, { word: 'reads', findings });
        report(pattern, { word: 'reads', wrong: globProblem(textOf(pattern) ?? ''), findings });
        checkLookedAt(pattern, root, findings);
    }
    for (const pattern of scalarsOf(member(node, 'writes'))) {
        const text = withoutExpressions(textOf(pattern) ?? '');
        report(pattern, { word: 'writes', wrong: globProblem(text), findings });
        const excluded = coveredBy(text, exclude);
        if (excluded === null)
            continue;
        const message = `what this step writes would not be saved: "${excluded}" is in "exclude"`;
        const hint = 'take the pattern out of "exclude", or out of "writes"';
        findings.add({ code: 'excluded-writes', message, hint, at: pattern });
    }
    if (!node.entries.has('retries') || retriesOf(root, node) !== null)
        return;
    const message = '"retries" does not say how often: it has no "max"';
    const at = node.entries.get('retries')?.key ?? node;
    findings.add({ code: 'retries-without-max', message, hint: 'add "max", such as "max: 2"', at });
}
/** What is left out of the workspace is never looked at. */
function checkLookedAt(pattern, root, findings) {
    const text = textOf(pattern) ?? '';
    const workspace = member(root, 'workspace');
    const excluded = coveredBy(text, textsOf(member(workspace, 'exclude')));
    if (excluded !== null) {
        const message = `what this step reads would not be looked at: "${excluded}" is in "exclude"`;
        const hint = 'take the pattern out of "exclude", or out of "reads"';
        findings.add({ code: 'excluded-reads', message, hint, at: pattern });
        return;
    }
    const name = literalOf(text);
    const place = name === null || text.startsWith('!') ? null : (0,credentials/* credentialPlace */.B)(name);
    if (place === null ||
        textsOf(member(workspace, 'paths')).some((path) => [name, place].includes(trimmed(path))))
        return;
    const message = `"${name}" is known to hold credentials: it is left out of the workspace, and not looked at`;
    const hint = `to have it saved and looked at, list it in "workspace.paths", beside "."; else take it out of "reads"`;
    findings.add({ code: 'excluded-reads', message, hint, at: pattern });
}
function checkShell(node, findings) {
    if (node?.kind !== 'scalar' || typeof node.value !== 'string' || node.value.trim() === '')
        return;
    const problem = shellProblem(node.value);
    if (problem !== null)
        findings.add({ code: 'bad-shell', ...problem, at: node });
}
function checkPlain(node, { word, findings }) {
    if (!(textOf(node) ?? '').includes('${{') || node === null)
        return;
    const message = `"${word}" cannot hold an expression`;
    const hint = 'write the value itself; expressions belong into steps and "env"';
    findings.add({ code: 'expression-not-here', message, hint, at: node });
}
function checkPaths(list, findings) {
    const all = itemsOf(list).filter((node) => textOf(node) !== null);
    for (const node of all) {
        checkPlain(node, { word: 'paths', findings });
        const wrong = pathProblem(textOf(node) ?? '');
        if (wrong === null || textOf(node)?.includes('${{'))
            continue;
        findings.add({ code: 'bad-path', message: `the folder "${textOf(node)}" ${wrong}`, at: node });
    }
    const nodes = all.filter((node) => pathProblem(textOf(node) ?? '') === null);
    const nested = nestedPaths(nodes.map((node) => textOf(node) ?? ''));
    const [outer, inner] = [nodes[nested?.outer ?? -1], nodes[nested?.inner ?? -1]];
    if (outer === undefined || inner === undefined)
        return;
    const message = `"${textOf(inner)}" is inside of "${textOf(outer)}", which is saved with all that is below it`;
    findings.add({ code: 'nested-paths', message, hint: 'take one of the two out of "paths"', at: inner });
}
function report(node, { word, wrong, findings }) {
    if (wrong === null || textOf(node) === null)
        return;
    const message = `the pattern "${textOf(node)}" of "${word}" ${wrong}`;
    findings.add({ code: 'bad-pattern', message, hint: 'write a pattern such as src/** or *.json', at: node });
}
/** An expression stands for some text without a slash. */
function withoutExpressions(pattern) {
    const { segments } = (0,pipeline_segments/* splitText */.Ad)(pattern);
    return segments.map((segment) => (segment.kind === 'text' ? segment.text : 'x')).join('');
}

;// CONCATENATED MODULE: ./build/src/pipeline/schema.json
const schema_namespaceObject = /*#__PURE__*/JSON.parse('{"BG":{"f_":{"qo":{"id":{"description":"The step\'s name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.","$ref":"#/definitions/stepId"},"name":{"description":"What people see. May hold expressions. Default: the first line of run.","$ref":"#/definitions/text"},"run":{"description":"The commands.","type":["string","number","boolean"],"pattern":"\\\\S","x-expects":"the commands to run"},"shell":{"$ref":"#/definitions/shell"},"env":{"$ref":"#/definitions/env"},"working-directory":{"$ref":"#/definitions/workingDirectory"},"needs":{"description":"The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.","$ref":"#/definitions/stepIds"},"if":{"description":"The step runs only if this is true. success() && is implied unless a status function is used.","type":["string","boolean","number"],"pattern":"\\\\S","x-expects":"a condition"},"timeout-minutes":{"$ref":"#/definitions/timeout"},"retries":{"$ref":"#/definitions/retries"},"continue-on-error":{"$ref":"#/definitions/continueOnError"},"strategy":{"$ref":"#/definitions/strategy"},"reads":{"description":"The files that the step depends on; when they change, it runs again.","$ref":"#/definitions/globs"},"writes":{"description":"The files that the step produces. May use matrix and inputs in expressions.","$ref":"#/definitions/globs"},"approval":{"description":"Pauses the run until a person approves.","type":"object","additionalProperties":false,"properties":{"prompt":{"description":"The question to the person. May hold expressions.","$ref":"#/definitions/text"}},"x-expects":"a mapping with prompt"},"background":{"description":"true: the step is started and the next entry does not wait for it.","type":"boolean","x-expects":"true or false"},"rerun":{"$ref":"#/definitions/rerun"},"parallel":{"$ref":"#/definitions/parallelSteps"},"wait":{"description":"Waits for the end of background steps, by id.","$ref":"#/definitions/stepIds"},"wait-all":{"description":"Waits for the end of every background step before it.","enum":[true,null],"x-expects":"true or nothing"},"cancel":{"description":"Ends a background step, by id.","type":"string","x-expects":"the id of a step"}}}}}');
// EXTERNAL MODULE: ./node_modules/ajv/dist/runtime/ucs2length.js
var ucs2length = __webpack_require__(36214);
;// CONCATENATED MODULE: ./build/src/pipeline/schema-validator.js
// Made of schema.json by scripts/schema.ts; do not edit.

const validate = (/* unused pure expression or super */ null && (validate10));
/* harmony default export */ const schema_validator = (validate10);
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "savepoint-pipeline", "title": "Savepoint pipeline", "description": "A pipeline of steps that goes on from the first step that is not complete.", "type": "object", "x-expects": "a mapping with the pipeline's keys, such as steps", "required": ["steps"], "additionalProperties": false, "properties": { "name": { "description": "The pipeline's name, shown in lists and used in the ids of runs. Default: the file's name.", "$ref": "#/definitions/text" }, "description": { "description": "What the pipeline is for. Shown to people only.", "type": ["string", "number", "boolean", "null"], "x-expects": "text" }, "inputs": { "description": "Values that are asked for when a run starts, as the inputs of workflow_dispatch. Used as ${{ inputs.NAME }}.", "type": "object", "x-expects": "a mapping of input names, each with description, required, default, type, options", "propertyNames": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-expects": "a letter or _, then letters, digits, - and _" }, "additionalProperties": { "$ref": "#/definitions/input" } }, "env": { "description": "Environment variables for every step. A step's own env wins. May use github, inputs, secrets, runner and run in expressions.", "$ref": "#/definitions/env" }, "defaults": { "description": "What applies to every step that does not say otherwise.", "type": "object", "x-expects": "a mapping with run, timeout-minutes, retries, continue-on-error or rerun", "additionalProperties": false, "properties": { "run": { "description": "The shell and the folder that steps run in.", "type": "object", "x-expects": "a mapping with shell or working-directory", "additionalProperties": false, "properties": { "shell": { "$ref": "#/definitions/shell" }, "working-directory": { "$ref": "#/definitions/workingDirectory" } } }, "timeout-minutes": { "$ref": "#/definitions/timeout" }, "retries": { "$ref": "#/definitions/retries" }, "continue-on-error": { "$ref": "#/definitions/continueOnError" }, "rerun": { "$ref": "#/definitions/rerun" } } }, "max-parallel": { "description": "How many steps run at once at most. Default: the number of cores.", "type": "integer", "minimum": 1, "x-expects": "a whole number from 1 up" }, "fail-fast": { "description": "true: when a step fails, the others are stopped. Default: false; what does not depend on the failed step runs on.", "type": "boolean", "x-expects": "true or false" }, "retention": { "description": "How long a store in a folder keeps finished runs, such as 7d (the default) or 12h.", "type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", "x-expects": "a time with its unit, such as 7d or 12h" }, "workspace": { "description": "Which files are saved after each step.", "type": "object", "x-expects": "a mapping with paths or exclude", "additionalProperties": false, "properties": { "paths": { "description": "The folders that are saved, with all that is below them: relative to the workspace, absolute, or beginning with ~/. Default: the workspace.", "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S", "x-expects": "a folder, such as . or ~/.cargo" }, "x-expects": "a list of folders, such as [\".\", \"~/.cargo\"]" }, "exclude": { "description": "What is not saved, as patterns of a .gitignore, relative to their folder. The .gitignore file itself is not consulted.", "type": "array", "items": { "type": "string", "pattern": "\\S", "x-expects": "a pattern, such as **/.cache/**" }, "x-expects": "a list of patterns, such as [\"**/.cache/**\"]" } } }, "steps": { "description": "What the pipeline does, in order. A step without needs waits for every entry before it.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list with at least one step" }, "finally": { "description": "Steps that run at the end of every attempt that completed or failed.", "type": "array", "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list of steps" } }, "definitions": { "text": { "type": ["string", "number", "boolean"], "x-expects": "text" }, "env": { "description": "Environment variables by name. Values may hold expressions.", "type": "object", "propertyNames": { "type": "string", "pattern": "^[^=\\u0000]+$", "x-expects": "a name without =" }, "additionalProperties": { "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "x-expects": "a mapping of names to values" }, "shell": { "description": "bash, sh, pwsh, python, or any command with {0} where the file of commands goes. Default: bash -e {0}.", "type": "string", "pattern": "\\S", "x-expects": "bash, sh, pwsh, python, or a command with {0}" }, "workingDirectory": { "description": "The folder that the commands start in, relative to the workspace.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "a folder" }, "timeout": { "description": "After how many minutes each try is stopped: any number above 0, or an expression. Default: never.", "type": ["number", "string"], "exclusiveMinimum": 0, "pattern": "\\$\\{\\{", "x-expects": "a number above 0, or an expression" }, "continueOnError": { "description": "true: the step counts as completed even if it fails; its outcome is failure. May be an expression.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" }, "rerun": { "description": "When the step runs again. auto: when what it was built on has changed. always: in every attempt that runs a step depending on it. ask: never a second time without a person's consent. never: not once it is completed.", "enum": ["auto", "always", "ask", "never"], "x-expects": "auto, always, ask or never" }, "duration": { "description": "A time such as 500ms, 10s, 2m, 1h or 7d, or a number of seconds.", "type": ["string", "number"], "minimum": 0, "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "x-expects": "a time such as 10s, 2m, 1h or 7d" }, "retries": { "description": "How often a failed step is tried again: a number, or a mapping.", "type": ["integer", "object"], "minimum": 0, "maximum": 1000, "additionalProperties": false, "properties": { "max": { "description": "Tries after the first.", "type": "integer", "minimum": 0, "maximum": 1000, "x-expects": "a whole number from 0 to 1000" }, "delay": { "description": "The time before a next try, such as 10s. Default: none.", "$ref": "#/definitions/duration" }, "backoff": { "description": "How the delay grows: fixed (default), linear (delay, twice, three times it ...) or exponential (doubled each time).", "enum": ["fixed", "linear", "exponential"], "x-expects": "fixed, linear or exponential" }, "max-delay": { "description": "The delay never grows beyond this, such as 2m.", "$ref": "#/definitions/duration" }, "when": { "description": "After which failures: error (any exit code but 0), timeout, signal, and single exit codes. Default: all.", "type": "array", "minItems": 1, "items": { "type": ["string", "integer"], "minimum": 1, "maximum": 255, "pattern": "^(error|timeout|signal)$", "x-expects": "error, timeout, signal or an exit code from 1 to 255" }, "x-expects": "a list of error, timeout, signal and exit codes" }, "workspace": { "description": "restore (default): the next try starts without the files of the failed one. keep: with them.", "enum": ["restore", "keep"], "x-expects": "restore or keep" } }, "x-expects": "a whole number from 0 to 1000, or a mapping such as { max: 2, delay: 10s }" }, "input": { "description": "An input, as in workflow_dispatch.", "type": ["object", "null"], "additionalProperties": false, "properties": { "description": { "description": "What the input is for.", "type": ["string", "number", "boolean", "null"], "x-expects": "text" }, "required": { "description": "Whether a run cannot start without it.", "type": "boolean", "x-expects": "true or false" }, "default": { "description": "The value when none is given.", "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "type": { "description": "The kind of value. Default: string.", "enum": ["string", "boolean", "number", "choice", "environment"], "x-expects": "string, boolean, number, choice or environment" }, "options": { "description": "The values to choose from, with type: choice.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/text" }, "x-expects": "a list with at least one value" } }, "x-expects": "a mapping with description, required, default, type or options" }, "stepId": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "maxLength": 100, "x-expects": "an id: a letter or _, then letters, digits, - and _, at most 100 in all" }, "stepIds": { "type": ["string", "array"], "items": { "type": "string", "x-expects": "the id of a step" }, "x-expects": "the id of a step, or a list of ids" }, "globs": { "type": "array", "items": { "type": "string", "x-expects": "a pattern, such as src/**" }, "x-expects": "a list of patterns, such as [\"src/**\"]" }, "parallelSteps": { "description": "Steps that run side by side; the next entry waits for all of them.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list with at least one step" }, "combinations": { "type": ["array", "string"], "items": { "type": "object", "x-expects": "a mapping of matrix keys to values" }, "pattern": "\\$\\{\\{", "x-expects": "a list of mappings, or an expression" }, "strategy": { "description": "Runs the step once for each combination of values.", "type": "object", "required": ["matrix"], "additionalProperties": false, "properties": { "matrix": { "description": "Lists of values by name; used as ${{ matrix.NAME }}.", "type": ["object", "string"], "minProperties": 1, "pattern": "\\$\\{\\{", "properties": { "include": { "description": "Combinations to add, or values to add to some.", "$ref": "#/definitions/combinations" }, "exclude": { "description": "Combinations to leave out.", "$ref": "#/definitions/combinations" } }, "propertyNames": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-expects": "a letter or _, then letters, digits, - and _" }, "additionalProperties": { "type": ["array", "string"], "minItems": 1, "pattern": "\\$\\{\\{", "x-expects": "a list of values, or an expression" }, "x-expects": "a mapping of names to lists of values, or an expression" }, "fail-fast": { "description": "true (default): when one fails, the others are stopped.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" }, "max-parallel": { "description": "How many run at once at most.", "type": ["integer", "string"], "minimum": 1, "pattern": "\\$\\{\\{", "x-expects": "a whole number from 1 up, or an expression" } }, "x-expects": "a mapping with matrix, fail-fast or max-parallel" }, "entry": { "description": "A step, or one of parallel, wait, wait-all and cancel.", "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "id": { "description": "The step's name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.", "$ref": "#/definitions/stepId" }, "name": { "description": "What people see. May hold expressions. Default: the first line of run.", "$ref": "#/definitions/text" }, "run": { "description": "The commands.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "the commands to run" }, "shell": { "$ref": "#/definitions/shell" }, "env": { "$ref": "#/definitions/env" }, "working-directory": { "$ref": "#/definitions/workingDirectory" }, "needs": { "description": "The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.", "$ref": "#/definitions/stepIds" }, "if": { "description": "The step runs only if this is true. success() && is implied unless a status function is used.", "type": ["string", "boolean", "number"], "pattern": "\\S", "x-expects": "a condition" }, "timeout-minutes": { "$ref": "#/definitions/timeout" }, "retries": { "$ref": "#/definitions/retries" }, "continue-on-error": { "$ref": "#/definitions/continueOnError" }, "strategy": { "$ref": "#/definitions/strategy" }, "reads": { "description": "The files that the step depends on; when they change, it runs again.", "$ref": "#/definitions/globs" }, "writes": { "description": "The files that the step produces. May use matrix and inputs in expressions.", "$ref": "#/definitions/globs" }, "approval": { "description": "Pauses the run until a person approves.", "type": "object", "additionalProperties": false, "properties": { "prompt": { "description": "The question to the person. May hold expressions.", "$ref": "#/definitions/text" } }, "x-expects": "a mapping with prompt" }, "background": { "description": "true: the step is started and the next entry does not wait for it.", "type": "boolean", "x-expects": "true or false" }, "rerun": { "$ref": "#/definitions/rerun" }, "parallel": { "$ref": "#/definitions/parallelSteps" }, "wait": { "description": "Waits for the end of background steps, by id.", "$ref": "#/definitions/stepIds" }, "wait-all": { "description": "Waits for the end of every background step before it.", "enum": [true, null], "x-expects": "true or nothing" }, "cancel": { "description": "Ends a background step, by id.", "type": "string", "x-expects": "the id of a step" } }, "x-expects": "a step: a mapping with run" } } };
const schema12 = { "type": ["string", "number", "boolean"], "x-expects": "text" };
const schema15 = { "description": "Environment variables by name. Values may hold expressions.", "type": "object", "propertyNames": { "type": "string", "pattern": "^[^=\\u0000]+$", "x-expects": "a name without =" }, "additionalProperties": { "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "x-expects": "a mapping of names to values" };
const schema16 = { "description": "bash, sh, pwsh, python, or any command with {0} where the file of commands goes. Default: bash -e {0}.", "type": "string", "pattern": "\\S", "x-expects": "bash, sh, pwsh, python, or a command with {0}" };
const schema17 = { "description": "The folder that the commands start in, relative to the workspace.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "a folder" };
const schema18 = { "description": "After how many minutes each try is stopped: any number above 0, or an expression. Default: never.", "type": ["number", "string"], "exclusiveMinimum": 0, "pattern": "\\$\\{\\{", "x-expects": "a number above 0, or an expression" };
const schema22 = { "description": "true: the step counts as completed even if it fails; its outcome is failure. May be an expression.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" };
const schema23 = { "description": "When the step runs again. auto: when what it was built on has changed. always: in every attempt that runs a step depending on it. ask: never a second time without a person's consent. never: not once it is completed.", "enum": ["auto", "always", "ask", "never"], "x-expects": "auto, always, ask or never" };
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u");
const pattern1 = new RegExp("^[^=\\u0000]+$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern4 = new RegExp("\\$\\{\\{", "u");
const pattern9 = new RegExp("^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", "u");
const schema13 = { "description": "An input, as in workflow_dispatch.", "type": ["object", "null"], "additionalProperties": false, "properties": { "description": { "description": "What the input is for.", "type": ["string", "number", "boolean", "null"], "x-expects": "text" }, "required": { "description": "Whether a run cannot start without it.", "type": "boolean", "x-expects": "true or false" }, "default": { "description": "The value when none is given.", "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "type": { "description": "The kind of value. Default: string.", "enum": ["string", "boolean", "number", "choice", "environment"], "x-expects": "string, boolean, number, choice or environment" }, "options": { "description": "The values to choose from, with type: choice.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/text" }, "x-expects": "a list with at least one value" } }, "x-expects": "a mapping with description, required, default, type or options" };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if ((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema13.type }, message: "must be object,null", schema: schema13.type, parentSchema: schema13, data };
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!(((((key0 === "description") || (key0 === "required")) || (key0 === "default")) || (key0 === "type")) || (key0 === "options"))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema13, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.description !== undefined) {
            let data0 = data.description;
            if ((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)) {
                const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema13.properties.description.type }, message: "must be string,number,boolean,null", schema: schema13.properties.description.type, parentSchema: schema13.properties.description, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.required !== undefined) {
            let data1 = data.required;
            if (typeof data1 !== "boolean") {
                const err3 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema13.properties.required.type, parentSchema: schema13.properties.required, data: data1 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.default !== undefined) {
            let data2 = data.default;
            if ((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)) {
                const err4 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema13.properties.default.type }, message: "must be string,number,boolean,null", schema: schema13.properties.default.type, parentSchema: schema13.properties.default, data: data2 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.type !== undefined) {
            let data3 = data.type;
            if (!(((((data3 === "string") || (data3 === "boolean")) || (data3 === "number")) || (data3 === "choice")) || (data3 === "environment"))) {
                const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema13.properties.type.enum, parentSchema: schema13.properties.type, data: data3 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.options !== undefined) {
            let data4 = data.options;
            if (Array.isArray(data4)) {
                if (data4.length < 1) {
                    const err6 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema13.properties.options, data: data4 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if (((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) {
                        const err7 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err7];
                        }
                        else {
                            vErrors.push(err7);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err8 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema13.properties.options.type, parentSchema: schema13.properties.options, data: data4 };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
    }
    validate11.errors = vErrors;
    return errors === 0;
}
const schema19 = { "description": "How often a failed step is tried again: a number, or a mapping.", "type": ["integer", "object"], "minimum": 0, "maximum": 1000, "additionalProperties": false, "properties": { "max": { "description": "Tries after the first.", "type": "integer", "minimum": 0, "maximum": 1000, "x-expects": "a whole number from 0 to 1000" }, "delay": { "description": "The time before a next try, such as 10s. Default: none.", "$ref": "#/definitions/duration" }, "backoff": { "description": "How the delay grows: fixed (default), linear (delay, twice, three times it ...) or exponential (doubled each time).", "enum": ["fixed", "linear", "exponential"], "x-expects": "fixed, linear or exponential" }, "max-delay": { "description": "The delay never grows beyond this, such as 2m.", "$ref": "#/definitions/duration" }, "when": { "description": "After which failures: error (any exit code but 0), timeout, signal, and single exit codes. Default: all.", "type": "array", "minItems": 1, "items": { "type": ["string", "integer"], "minimum": 1, "maximum": 255, "pattern": "^(error|timeout|signal)$", "x-expects": "error, timeout, signal or an exit code from 1 to 255" }, "x-expects": "a list of error, timeout, signal and exit codes" }, "workspace": { "description": "restore (default): the next try starts without the files of the failed one. keep: with them.", "enum": ["restore", "keep"], "x-expects": "restore or keep" } }, "x-expects": "a whole number from 0 to 1000, or a mapping such as { max: 2, delay: 10s }" };
const schema20 = { "description": "A time such as 500ms, 10s, 2m, 1h or 7d, or a number of seconds.", "type": ["string", "number"], "minimum": 0, "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "x-expects": "a time such as 10s, 2m, 1h or 7d" };
const pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "u");
const pattern7 = new RegExp("^(error|timeout|signal)$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if ((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema19.type }, message: "must be integer,object", schema: schema19.type, parentSchema: schema19, data };
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data > 1000 || isNaN(data)) {
            const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1000 }, message: "must be <= 1000", schema: 1000, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data < 0 || isNaN(data)) {
            const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!((((((key0 === "max") || (key0 === "delay")) || (key0 === "backoff")) || (key0 === "max-delay")) || (key0 === "when")) || (key0 === "workspace"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.max !== undefined) {
            let data0 = data.max;
            if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
                const err4 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.max.type, parentSchema: schema19.properties.max, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
            if ((typeof data0 == "number") && (isFinite(data0))) {
                if (data0 > 1000 || isNaN(data0)) {
                    const err5 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1000 }, message: "must be <= 1000", schema: 1000, parentSchema: schema19.properties.max, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
                if (data0 < 0 || isNaN(data0)) {
                    const err6 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema19.properties.max, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
            }
        }
        if (data.delay !== undefined) {
            let data1 = data.delay;
            if ((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) {
                const err7 = { instancePath: instancePath + "/delay", schemaPath: "#/definitions/duration/type", keyword: "type", params: { type: schema20.type }, message: "must be string,number", schema: schema20.type, parentSchema: schema20, data: data1 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err8 = { instancePath: instancePath + "/delay", schemaPath: "#/definitions/duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema20, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
            }
            if (typeof data1 === "string") {
                if (!pattern5.test(data1)) {
                    const err9 = { instancePath: instancePath + "/delay", schemaPath: "#/definitions/duration/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" }, message: "must match pattern \"" + "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" + "\"", schema: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", parentSchema: schema20, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
            }
        }
        if (data.backoff !== undefined) {
            let data2 = data.backoff;
            if (!(((data2 === "fixed") || (data2 === "linear")) || (data2 === "exponential"))) {
                const err10 = { instancePath: instancePath + "/backoff", schemaPath: "#/properties/backoff/enum", keyword: "enum", params: { allowedValues: schema19.properties.backoff.enum }, message: "must be equal to one of the allowed values", schema: schema19.properties.backoff.enum, parentSchema: schema19.properties.backoff, data: data2 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
        if (data["max-delay"] !== undefined) {
            let data3 = data["max-delay"];
            if ((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) {
                const err11 = { instancePath: instancePath + "/max-delay", schemaPath: "#/definitions/duration/type", keyword: "type", params: { type: schema20.type }, message: "must be string,number", schema: schema20.type, parentSchema: schema20, data: data3 };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
                if (data3 < 0 || isNaN(data3)) {
                    const err12 = { instancePath: instancePath + "/max-delay", schemaPath: "#/definitions/duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema20, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
            }
            if (typeof data3 === "string") {
                if (!pattern5.test(data3)) {
                    const err13 = { instancePath: instancePath + "/max-delay", schemaPath: "#/definitions/duration/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" }, message: "must match pattern \"" + "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" + "\"", schema: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", parentSchema: schema20, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err13];
                    }
                    else {
                        vErrors.push(err13);
                    }
                    errors++;
                }
            }
        }
        if (data.when !== undefined) {
            let data4 = data.when;
            if (Array.isArray(data4)) {
                if (data4.length < 1) {
                    const err14 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema19.properties.when, data: data4 };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if ((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))) {
                        const err15 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/type", keyword: "type", params: { type: schema19.properties.when.items.type }, message: "must be string,integer", schema: schema19.properties.when.items.type, parentSchema: schema19.properties.when.items, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err15];
                        }
                        else {
                            vErrors.push(err15);
                        }
                        errors++;
                    }
                    if ((typeof data5 == "number") && (isFinite(data5))) {
                        if (data5 > 255 || isNaN(data5)) {
                            const err16 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255", schema: 255, parentSchema: schema19.properties.when.items, data: data5 };
                            if (vErrors === null) {
                                vErrors = [err16];
                            }
                            else {
                                vErrors.push(err16);
                            }
                            errors++;
                        }
                        if (data5 < 1 || isNaN(data5)) {
                            const err17 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema19.properties.when.items, data: data5 };
                            if (vErrors === null) {
                                vErrors = [err17];
                            }
                            else {
                                vErrors.push(err17);
                            }
                            errors++;
                        }
                    }
                    if (typeof data5 === "string") {
                        if (!pattern7.test(data5)) {
                            const err18 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/pattern", keyword: "pattern", params: { pattern: "^(error|timeout|signal)$" }, message: "must match pattern \"" + "^(error|timeout|signal)$" + "\"", schema: "^(error|timeout|signal)$", parentSchema: schema19.properties.when.items, data: data5 };
                            if (vErrors === null) {
                                vErrors = [err18];
                            }
                            else {
                                vErrors.push(err18);
                            }
                            errors++;
                        }
                    }
                }
            }
            else {
                const err19 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.when.type, parentSchema: schema19.properties.when, data: data4 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
        }
        if (data.workspace !== undefined) {
            let data6 = data.workspace;
            if (!((data6 === "restore") || (data6 === "keep"))) {
                const err20 = { instancePath: instancePath + "/workspace", schemaPath: "#/properties/workspace/enum", keyword: "enum", params: { allowedValues: schema19.properties.workspace.enum }, message: "must be equal to one of the allowed values", schema: schema19.properties.workspace.enum, parentSchema: schema19.properties.workspace, data: data6 };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
    }
    validate13.errors = vErrors;
    return errors === 0;
}
const schema24 = { "description": "A step, or one of parallel, wait, wait-all and cancel.", "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "id": { "description": "The step's name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.", "$ref": "#/definitions/stepId" }, "name": { "description": "What people see. May hold expressions. Default: the first line of run.", "$ref": "#/definitions/text" }, "run": { "description": "The commands.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "the commands to run" }, "shell": { "$ref": "#/definitions/shell" }, "env": { "$ref": "#/definitions/env" }, "working-directory": { "$ref": "#/definitions/workingDirectory" }, "needs": { "description": "The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.", "$ref": "#/definitions/stepIds" }, "if": { "description": "The step runs only if this is true. success() && is implied unless a status function is used.", "type": ["string", "boolean", "number"], "pattern": "\\S", "x-expects": "a condition" }, "timeout-minutes": { "$ref": "#/definitions/timeout" }, "retries": { "$ref": "#/definitions/retries" }, "continue-on-error": { "$ref": "#/definitions/continueOnError" }, "strategy": { "$ref": "#/definitions/strategy" }, "reads": { "description": "The files that the step depends on; when they change, it runs again.", "$ref": "#/definitions/globs" }, "writes": { "description": "The files that the step produces. May use matrix and inputs in expressions.", "$ref": "#/definitions/globs" }, "approval": { "description": "Pauses the run until a person approves.", "type": "object", "additionalProperties": false, "properties": { "prompt": { "description": "The question to the person. May hold expressions.", "$ref": "#/definitions/text" } }, "x-expects": "a mapping with prompt" }, "background": { "description": "true: the step is started and the next entry does not wait for it.", "type": "boolean", "x-expects": "true or false" }, "rerun": { "$ref": "#/definitions/rerun" }, "parallel": { "$ref": "#/definitions/parallelSteps" }, "wait": { "description": "Waits for the end of background steps, by id.", "$ref": "#/definitions/stepIds" }, "wait-all": { "description": "Waits for the end of every background step before it.", "enum": [true, null], "x-expects": "true or nothing" }, "cancel": { "description": "Ends a background step, by id.", "type": "string", "x-expects": "the id of a step" } }, "x-expects": "a step: a mapping with run" };
const schema25 = { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "maxLength": 100, "x-expects": "an id: a letter or _, then letters, digits, - and _, at most 100 in all" };
const schema30 = { "type": ["string", "array"], "items": { "type": "string", "x-expects": "the id of a step" }, "x-expects": "the id of a step, or a list of ids" };
const schema36 = { "type": "array", "items": { "type": "string", "x-expects": "a pattern, such as src/**" }, "x-expects": "a list of patterns, such as [\"src/**\"]" };

const func4 = ucs2length/* default */.A;
const schema33 = { "description": "Runs the step once for each combination of values.", "type": "object", "required": ["matrix"], "additionalProperties": false, "properties": { "matrix": { "description": "Lists of values by name; used as ${{ matrix.NAME }}.", "type": ["object", "string"], "minProperties": 1, "pattern": "\\$\\{\\{", "properties": { "include": { "description": "Combinations to add, or values to add to some.", "$ref": "#/definitions/combinations" }, "exclude": { "description": "Combinations to leave out.", "$ref": "#/definitions/combinations" } }, "propertyNames": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-expects": "a letter or _, then letters, digits, - and _" }, "additionalProperties": { "type": ["array", "string"], "minItems": 1, "pattern": "\\$\\{\\{", "x-expects": "a list of values, or an expression" }, "x-expects": "a mapping of names to lists of values, or an expression" }, "fail-fast": { "description": "true (default): when one fails, the others are stopped.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" }, "max-parallel": { "description": "How many run at once at most.", "type": ["integer", "string"], "minimum": 1, "pattern": "\\$\\{\\{", "x-expects": "a whole number from 1 up, or an expression" } }, "x-expects": "a mapping with matrix, fail-fast or max-parallel" };
const schema34 = { "type": ["array", "string"], "items": { "type": "object", "x-expects": "a mapping of matrix keys to values" }, "pattern": "\\$\\{\\{", "x-expects": "a list of mappings, or an expression" };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.matrix === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matrix" }, message: "must have required property '" + "matrix" + "'", schema: schema33.required, parentSchema: schema33, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "matrix") || (key0 === "fail-fast")) || (key0 === "max-parallel"))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.matrix !== undefined) {
            let data0 = data.matrix;
            if ((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) {
                const err2 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/type", keyword: "type", params: { type: schema33.properties.matrix.type }, message: "must be object,string", schema: schema33.properties.matrix.type, parentSchema: schema33.properties.matrix, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
            if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                    const err3 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema33.properties.matrix, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
            }
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (Object.keys(data0).length < 1) {
                    const err4 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema33.properties.matrix, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err4];
                    }
                    else {
                        vErrors.push(err4);
                    }
                    errors++;
                }
                for (const key1 in data0) {
                    const _errs4 = errors;
                    if (typeof key1 === "string") {
                        if (!pattern0.test(key1)) {
                            const err5 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: "must match pattern \"" + "^[A-Za-z_][A-Za-z0-9_-]*$" + "\"", schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema33.properties.matrix.propertyNames, data: key1, propertyName: key1 };
                            if (vErrors === null) {
                                vErrors = [err5];
                            }
                            else {
                                vErrors.push(err5);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err6 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.matrix.propertyNames.type, parentSchema: schema33.properties.matrix.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                        const err7 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema33.properties.matrix.propertyNames, parentSchema: schema33.properties.matrix, data: data0 };
                        if (vErrors === null) {
                            vErrors = [err7];
                        }
                        else {
                            vErrors.push(err7);
                        }
                        errors++;
                    }
                }
                for (const key2 in data0) {
                    if (!((key2 === "include") || (key2 === "exclude"))) {
                        let data1 = data0[key2];
                        if ((!(Array.isArray(data1))) && (typeof data1 !== "string")) {
                            const err8 = { instancePath: instancePath + "/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/matrix/additionalProperties/type", keyword: "type", params: { type: schema33.properties.matrix.additionalProperties.type }, message: "must be array,string", schema: schema33.properties.matrix.additionalProperties.type, parentSchema: schema33.properties.matrix.additionalProperties, data: data1 };
                            if (vErrors === null) {
                                vErrors = [err8];
                            }
                            else {
                                vErrors.push(err8);
                            }
                            errors++;
                        }
                        if (typeof data1 === "string") {
                            if (!pattern4.test(data1)) {
                                const err9 = { instancePath: instancePath + "/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/matrix/additionalProperties/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema33.properties.matrix.additionalProperties, data: data1 };
                                if (vErrors === null) {
                                    vErrors = [err9];
                                }
                                else {
                                    vErrors.push(err9);
                                }
                                errors++;
                            }
                        }
                        if (Array.isArray(data1)) {
                            if (data1.length < 1) {
                                const err10 = { instancePath: instancePath + "/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/matrix/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema33.properties.matrix.additionalProperties, data: data1 };
                                if (vErrors === null) {
                                    vErrors = [err10];
                                }
                                else {
                                    vErrors.push(err10);
                                }
                                errors++;
                            }
                        }
                    }
                }
                if (data0.include !== undefined) {
                    let data2 = data0.include;
                    if ((!(Array.isArray(data2))) && (typeof data2 !== "string")) {
                        const err11 = { instancePath: instancePath + "/matrix/include", schemaPath: "#/definitions/combinations/type", keyword: "type", params: { type: schema34.type }, message: "must be array,string", schema: schema34.type, parentSchema: schema34, data: data2 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                    if (typeof data2 === "string") {
                        if (!pattern4.test(data2)) {
                            const err12 = { instancePath: instancePath + "/matrix/include", schemaPath: "#/definitions/combinations/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema34, data: data2 };
                            if (vErrors === null) {
                                vErrors = [err12];
                            }
                            else {
                                vErrors.push(err12);
                            }
                            errors++;
                        }
                    }
                    if (Array.isArray(data2)) {
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                                const err13 = { instancePath: instancePath + "/matrix/include/" + i0, schemaPath: "#/definitions/combinations/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.items.type, parentSchema: schema34.items, data: data3 };
                                if (vErrors === null) {
                                    vErrors = [err13];
                                }
                                else {
                                    vErrors.push(err13);
                                }
                                errors++;
                            }
                        }
                    }
                }
                if (data0.exclude !== undefined) {
                    let data4 = data0.exclude;
                    if ((!(Array.isArray(data4))) && (typeof data4 !== "string")) {
                        const err14 = { instancePath: instancePath + "/matrix/exclude", schemaPath: "#/definitions/combinations/type", keyword: "type", params: { type: schema34.type }, message: "must be array,string", schema: schema34.type, parentSchema: schema34, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err14];
                        }
                        else {
                            vErrors.push(err14);
                        }
                        errors++;
                    }
                    if (typeof data4 === "string") {
                        if (!pattern4.test(data4)) {
                            const err15 = { instancePath: instancePath + "/matrix/exclude", schemaPath: "#/definitions/combinations/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema34, data: data4 };
                            if (vErrors === null) {
                                vErrors = [err15];
                            }
                            else {
                                vErrors.push(err15);
                            }
                            errors++;
                        }
                    }
                    if (Array.isArray(data4)) {
                        const len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data5 = data4[i1];
                            if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                                const err16 = { instancePath: instancePath + "/matrix/exclude/" + i1, schemaPath: "#/definitions/combinations/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.items.type, parentSchema: schema34.items, data: data5 };
                                if (vErrors === null) {
                                    vErrors = [err16];
                                }
                                else {
                                    vErrors.push(err16);
                                }
                                errors++;
                            }
                        }
                    }
                }
            }
        }
        if (data["fail-fast"] !== undefined) {
            let data6 = data["fail-fast"];
            if ((typeof data6 !== "boolean") && (typeof data6 !== "string")) {
                const err17 = { instancePath: instancePath + "/fail-fast", schemaPath: "#/properties/fail-fast/type", keyword: "type", params: { type: schema33.properties["fail-fast"].type }, message: "must be boolean,string", schema: schema33.properties["fail-fast"].type, parentSchema: schema33.properties["fail-fast"], data: data6 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
            if (typeof data6 === "string") {
                if (!pattern4.test(data6)) {
                    const err18 = { instancePath: instancePath + "/fail-fast", schemaPath: "#/properties/fail-fast/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema33.properties["fail-fast"], data: data6 };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
            }
        }
        if (data["max-parallel"] !== undefined) {
            let data7 = data["max-parallel"];
            if ((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (typeof data7 !== "string")) {
                const err19 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/type", keyword: "type", params: { type: schema33.properties["max-parallel"].type }, message: "must be integer,string", schema: schema33.properties["max-parallel"].type, parentSchema: schema33.properties["max-parallel"], data: data7 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
            if ((typeof data7 == "number") && (isFinite(data7))) {
                if (data7 < 1 || isNaN(data7)) {
                    const err20 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema33.properties["max-parallel"], data: data7 };
                    if (vErrors === null) {
                        vErrors = [err20];
                    }
                    else {
                        vErrors.push(err20);
                    }
                    errors++;
                }
            }
            if (typeof data7 === "string") {
                if (!pattern4.test(data7)) {
                    const err21 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema33.properties["max-parallel"], data: data7 };
                    if (vErrors === null) {
                        vErrors = [err21];
                    }
                    else {
                        vErrors.push(err21);
                    }
                    errors++;
                }
            }
        }
    }
    else {
        const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
        if (vErrors === null) {
            vErrors = [err22];
        }
        else {
            vErrors.push(err22);
        }
        errors++;
    }
    validate17.errors = vErrors;
    return errors === 0;
}
const schema40 = { "description": "Steps that run side by side; the next entry waits for all of them.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list with at least one step" };
const wrapper0 = { validate: validate15 };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        if (data.length < 1) {
            const err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(wrapper0.validate(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }))) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.type, parentSchema: schema40, data };
        if (vErrors === null) {
            vErrors = [err1];
        }
        else {
            vErrors.push(err1);
        }
        errors++;
    }
    validate19.errors = vErrors;
    return errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
            const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema24, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func2.call(schema24.properties, key0))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema24, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.id !== undefined) {
            let data0 = data.id;
            if (typeof data0 === "string") {
                if (func4(data0) > 100) {
                    const err2 = { instancePath: instancePath + "/id", schemaPath: "#/definitions/stepId/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema25, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err2];
                    }
                    else {
                        vErrors.push(err2);
                    }
                    errors++;
                }
                if (!pattern0.test(data0)) {
                    const err3 = { instancePath: instancePath + "/id", schemaPath: "#/definitions/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: "must match pattern \"" + "^[A-Za-z_][A-Za-z0-9_-]*$" + "\"", schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema25, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/id", schemaPath: "#/definitions/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data1 = data.name;
            if (((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) {
                const err5 = { instancePath: instancePath + "/name", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.run !== undefined) {
            let data2 = data.run;
            if (((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) {
                const err6 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: schema24.properties.run.type }, message: "must be string,number,boolean", schema: schema24.properties.run.type, parentSchema: schema24.properties.run, data: data2 };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
            if (typeof data2 === "string") {
                if (!pattern2.test(data2)) {
                    const err7 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema24.properties.run, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err7];
                    }
                    else {
                        vErrors.push(err7);
                    }
                    errors++;
                }
            }
        }
        if (data.shell !== undefined) {
            let data3 = data.shell;
            if (typeof data3 === "string") {
                if (!pattern2.test(data3)) {
                    const err8 = { instancePath: instancePath + "/shell", schemaPath: "#/definitions/shell/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema16, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/shell", schemaPath: "#/definitions/shell/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data3 };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
        }
        if (data.env !== undefined) {
            let data4 = data.env;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                for (const key1 in data4) {
                    const _errs16 = errors;
                    if (typeof key1 === "string") {
                        if (!pattern1.test(key1)) {
                            const err10 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema15.propertyNames, data: key1, propertyName: key1 };
                            if (vErrors === null) {
                                vErrors = [err10];
                            }
                            else {
                                vErrors.push(err10);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err11 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.propertyNames.type, parentSchema: schema15.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                    var valid5 = _errs16 === errors;
                    if (!valid5) {
                        const err12 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema15.propertyNames, parentSchema: schema15, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err12];
                        }
                        else {
                            vErrors.push(err12);
                        }
                        errors++;
                    }
                }
                for (const key2 in data4) {
                    let data5 = data4[key2];
                    if ((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)) {
                        const err13 = { instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/env/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema15.additionalProperties.type, parentSchema: schema15.additionalProperties, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err13];
                        }
                        else {
                            vErrors.push(err13);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema15.type, parentSchema: schema15, data: data4 };
                if (vErrors === null) {
                    vErrors = [err14];
                }
                else {
                    vErrors.push(err14);
                }
                errors++;
            }
        }
        if (data["working-directory"] !== undefined) {
            let data6 = data["working-directory"];
            if (((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) {
                const err15 = { instancePath: instancePath + "/working-directory", schemaPath: "#/definitions/workingDirectory/type", keyword: "type", params: { type: schema17.type }, message: "must be string,number,boolean", schema: schema17.type, parentSchema: schema17, data: data6 };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
            if (typeof data6 === "string") {
                if (!pattern2.test(data6)) {
                    const err16 = { instancePath: instancePath + "/working-directory", schemaPath: "#/definitions/workingDirectory/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema17, data: data6 };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
            }
        }
        if (data.needs !== undefined) {
            let data7 = data.needs;
            if ((typeof data7 !== "string") && (!(Array.isArray(data7)))) {
                const err17 = { instancePath: instancePath + "/needs", schemaPath: "#/definitions/stepIds/type", keyword: "type", params: { type: schema30.type }, message: "must be string,array", schema: schema30.type, parentSchema: schema30, data: data7 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
            if (Array.isArray(data7)) {
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data8 = data7[i0];
                    if (typeof data8 !== "string") {
                        const err18 = { instancePath: instancePath + "/needs/" + i0, schemaPath: "#/definitions/stepIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.items.type, parentSchema: schema30.items, data: data8 };
                        if (vErrors === null) {
                            vErrors = [err18];
                        }
                        else {
                            vErrors.push(err18);
                        }
                        errors++;
                    }
                }
            }
        }
        if (data.if !== undefined) {
            let data9 = data.if;
            if (((typeof data9 !== "string") && (typeof data9 !== "boolean")) && (!((typeof data9 == "number") && (isFinite(data9))))) {
                const err19 = { instancePath: instancePath + "/if", schemaPath: "#/properties/if/type", keyword: "type", params: { type: schema24.properties.if.type }, message: "must be string,boolean,number", schema: schema24.properties.if.type, parentSchema: schema24.properties.if, data: data9 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
            if (typeof data9 === "string") {
                if (!pattern2.test(data9)) {
                    const err20 = { instancePath: instancePath + "/if", schemaPath: "#/properties/if/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema24.properties.if, data: data9 };
                    if (vErrors === null) {
                        vErrors = [err20];
                    }
                    else {
                        vErrors.push(err20);
                    }
                    errors++;
                }
            }
        }
        if (data["timeout-minutes"] !== undefined) {
            let data10 = data["timeout-minutes"];
            if ((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")) {
                const err21 = { instancePath: instancePath + "/timeout-minutes", schemaPath: "#/definitions/timeout/type", keyword: "type", params: { type: schema18.type }, message: "must be number,string", schema: schema18.type, parentSchema: schema18, data: data10 };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
            if ((typeof data10 == "number") && (isFinite(data10))) {
                if (data10 <= 0 || isNaN(data10)) {
                    const err22 = { instancePath: instancePath + "/timeout-minutes", schemaPath: "#/definitions/timeout/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema18, data: data10 };
                    if (vErrors === null) {
                        vErrors = [err22];
                    }
                    else {
                        vErrors.push(err22);
                    }
                    errors++;
                }
            }
            if (typeof data10 === "string") {
                if (!pattern4.test(data10)) {
                    const err23 = { instancePath: instancePath + "/timeout-minutes", schemaPath: "#/definitions/timeout/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema18, data: data10 };
                    if (vErrors === null) {
                        vErrors = [err23];
                    }
                    else {
                        vErrors.push(err23);
                    }
                    errors++;
                }
            }
        }
        if (data.retries !== undefined) {
            if (!(validate13(data.retries, { instancePath: instancePath + "/retries", parentData: data, parentDataProperty: "retries", rootData }))) {
                vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data["continue-on-error"] !== undefined) {
            let data12 = data["continue-on-error"];
            if ((typeof data12 !== "boolean") && (typeof data12 !== "string")) {
                const err24 = { instancePath: instancePath + "/continue-on-error", schemaPath: "#/definitions/continueOnError/type", keyword: "type", params: { type: schema22.type }, message: "must be boolean,string", schema: schema22.type, parentSchema: schema22, data: data12 };
                if (vErrors === null) {
                    vErrors = [err24];
                }
                else {
                    vErrors.push(err24);
                }
                errors++;
            }
            if (typeof data12 === "string") {
                if (!pattern4.test(data12)) {
                    const err25 = { instancePath: instancePath + "/continue-on-error", schemaPath: "#/definitions/continueOnError/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema22, data: data12 };
                    if (vErrors === null) {
                        vErrors = [err25];
                    }
                    else {
                        vErrors.push(err25);
                    }
                    errors++;
                }
            }
        }
        if (data.strategy !== undefined) {
            if (!(validate17(data.strategy, { instancePath: instancePath + "/strategy", parentData: data, parentDataProperty: "strategy", rootData }))) {
                vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
                errors = vErrors.length;
            }
        }
        if (data.reads !== undefined) {
            let data14 = data.reads;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data15 = data14[i1];
                    if (typeof data15 !== "string") {
                        const err26 = { instancePath: instancePath + "/reads/" + i1, schemaPath: "#/definitions/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.items.type, parentSchema: schema36.items, data: data15 };
                        if (vErrors === null) {
                            vErrors = [err26];
                        }
                        else {
                            vErrors.push(err26);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err27 = { instancePath: instancePath + "/reads", schemaPath: "#/definitions/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.type, parentSchema: schema36, data: data14 };
                if (vErrors === null) {
                    vErrors = [err27];
                }
                else {
                    vErrors.push(err27);
                }
                errors++;
            }
        }
        if (data.writes !== undefined) {
            let data16 = data.writes;
            if (Array.isArray(data16)) {
                const len2 = data16.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data17 = data16[i2];
                    if (typeof data17 !== "string") {
                        const err28 = { instancePath: instancePath + "/writes/" + i2, schemaPath: "#/definitions/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.items.type, parentSchema: schema36.items, data: data17 };
                        if (vErrors === null) {
                            vErrors = [err28];
                        }
                        else {
                            vErrors.push(err28);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err29 = { instancePath: instancePath + "/writes", schemaPath: "#/definitions/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.type, parentSchema: schema36, data: data16 };
                if (vErrors === null) {
                    vErrors = [err29];
                }
                else {
                    vErrors.push(err29);
                }
                errors++;
            }
        }
        if (data.approval !== undefined) {
            let data18 = data.approval;
            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                for (const key3 in data18) {
                    if (!(key3 === "prompt")) {
                        const err30 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema24.properties.approval, data: data18 };
                        if (vErrors === null) {
                            vErrors = [err30];
                        }
                        else {
                            vErrors.push(err30);
                        }
                        errors++;
                    }
                }
                if (data18.prompt !== undefined) {
                    let data19 = data18.prompt;
                    if (((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")) {
                        const err31 = { instancePath: instancePath + "/approval/prompt", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data19 };
                        if (vErrors === null) {
                            vErrors = [err31];
                        }
                        else {
                            vErrors.push(err31);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err32 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.properties.approval.type, parentSchema: schema24.properties.approval, data: data18 };
                if (vErrors === null) {
                    vErrors = [err32];
                }
                else {
                    vErrors.push(err32);
                }
                errors++;
            }
        }
        if (data.background !== undefined) {
            let data20 = data.background;
            if (typeof data20 !== "boolean") {
                const err33 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema24.properties.background.type, parentSchema: schema24.properties.background, data: data20 };
                if (vErrors === null) {
                    vErrors = [err33];
                }
                else {
                    vErrors.push(err33);
                }
                errors++;
            }
        }
        if (data.rerun !== undefined) {
            let data21 = data.rerun;
            if (!((((data21 === "auto") || (data21 === "always")) || (data21 === "ask")) || (data21 === "never"))) {
                const err34 = { instancePath: instancePath + "/rerun", schemaPath: "#/definitions/rerun/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values", schema: schema23.enum, parentSchema: schema23, data: data21 };
                if (vErrors === null) {
                    vErrors = [err34];
                }
                else {
                    vErrors.push(err34);
                }
                errors++;
            }
        }
        if (data.parallel !== undefined) {
            if (!(validate19(data.parallel, { instancePath: instancePath + "/parallel", parentData: data, parentDataProperty: "parallel", rootData }))) {
                vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
                errors = vErrors.length;
            }
        }
        if (data.wait !== undefined) {
            let data23 = data.wait;
            if ((typeof data23 !== "string") && (!(Array.isArray(data23)))) {
                const err35 = { instancePath: instancePath + "/wait", schemaPath: "#/definitions/stepIds/type", keyword: "type", params: { type: schema30.type }, message: "must be string,array", schema: schema30.type, parentSchema: schema30, data: data23 };
                if (vErrors === null) {
                    vErrors = [err35];
                }
                else {
                    vErrors.push(err35);
                }
                errors++;
            }
            if (Array.isArray(data23)) {
                const len3 = data23.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data24 = data23[i3];
                    if (typeof data24 !== "string") {
                        const err36 = { instancePath: instancePath + "/wait/" + i3, schemaPath: "#/definitions/stepIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.items.type, parentSchema: schema30.items, data: data24 };
                        if (vErrors === null) {
                            vErrors = [err36];
                        }
                        else {
                            vErrors.push(err36);
                        }
                        errors++;
                    }
                }
            }
        }
        if (data["wait-all"] !== undefined) {
            let data25 = data["wait-all"];
            if (!((data25 === true) || (data25 === null))) {
                const err37 = { instancePath: instancePath + "/wait-all", schemaPath: "#/properties/wait-all/enum", keyword: "enum", params: { allowedValues: schema24.properties["wait-all"].enum }, message: "must be equal to one of the allowed values", schema: schema24.properties["wait-all"].enum, parentSchema: schema24.properties["wait-all"], data: data25 };
                if (vErrors === null) {
                    vErrors = [err37];
                }
                else {
                    vErrors.push(err37);
                }
                errors++;
            }
        }
        if (data.cancel !== undefined) {
            let data26 = data.cancel;
            if (typeof data26 !== "string") {
                const err38 = { instancePath: instancePath + "/cancel", schemaPath: "#/properties/cancel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.cancel.type, parentSchema: schema24.properties.cancel, data: data26 };
                if (vErrors === null) {
                    vErrors = [err38];
                }
                else {
                    vErrors.push(err38);
                }
                errors++;
            }
        }
    }
    else {
        const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
        if (vErrors === null) {
            vErrors = [err39];
        }
        else {
            vErrors.push(err39);
        }
        errors++;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    /*# sourceURL="savepoint-pipeline" */ ;
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.steps === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property '" + "steps" + "'", schema: schema11.required, parentSchema: schema11, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func2.call(schema11.properties, key0))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) {
                const err2 = { instancePath: instancePath + "/name", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.description !== undefined) {
            let data1 = data.description;
            if ((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)) {
                const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema11.properties.description.type }, message: "must be string,number,boolean,null", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.inputs !== undefined) {
            let data2 = data.inputs;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    const _errs9 = errors;
                    if (typeof key1 === "string") {
                        if (!pattern0.test(key1)) {
                            const err4 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: "must match pattern \"" + "^[A-Za-z_][A-Za-z0-9_-]*$" + "\"", schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema11.properties.inputs.propertyNames, data: key1, propertyName: key1 };
                            if (vErrors === null) {
                                vErrors = [err4];
                            }
                            else {
                                vErrors.push(err4);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err5 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.inputs.propertyNames.type, parentSchema: schema11.properties.inputs.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                            vErrors = [err5];
                        }
                        else {
                            vErrors.push(err5);
                        }
                        errors++;
                    }
                    var valid2 = _errs9 === errors;
                    if (!valid2) {
                        const err6 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema11.properties.inputs.propertyNames, parentSchema: schema11.properties.inputs, data: data2 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                }
                for (const key2 in data2) {
                    if (!(validate11(data2[key2], { instancePath: instancePath + "/inputs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData }))) {
                        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.inputs.type, parentSchema: schema11.properties.inputs, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.env !== undefined) {
            let data4 = data.env;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                for (const key3 in data4) {
                    const _errs16 = errors;
                    if (typeof key3 === "string") {
                        if (!pattern1.test(key3)) {
                            const err8 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema15.propertyNames, data: key3, propertyName: key3 };
                            if (vErrors === null) {
                                vErrors = [err8];
                            }
                            else {
                                vErrors.push(err8);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err9 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.propertyNames.type, parentSchema: schema15.propertyNames, data: key3, propertyName: key3 };
                        if (vErrors === null) {
                            vErrors = [err9];
                        }
                        else {
                            vErrors.push(err9);
                        }
                        errors++;
                    }
                    var valid5 = _errs16 === errors;
                    if (!valid5) {
                        const err10 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema15.propertyNames, parentSchema: schema15, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err10];
                        }
                        else {
                            vErrors.push(err10);
                        }
                        errors++;
                    }
                }
                for (const key4 in data4) {
                    let data5 = data4[key4];
                    if ((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)) {
                        const err11 = { instancePath: instancePath + "/env/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/env/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema15.additionalProperties.type, parentSchema: schema15.additionalProperties, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema15.type, parentSchema: schema15, data: data4 };
                if (vErrors === null) {
                    vErrors = [err12];
                }
                else {
                    vErrors.push(err12);
                }
                errors++;
            }
        }
        if (data.defaults !== undefined) {
            let data6 = data.defaults;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                for (const key5 in data6) {
                    if (!(((((key5 === "run") || (key5 === "timeout-minutes")) || (key5 === "retries")) || (key5 === "continue-on-error")) || (key5 === "rerun"))) {
                        const err13 = { instancePath: instancePath + "/defaults", schemaPath: "#/properties/defaults/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.defaults, data: data6 };
                        if (vErrors === null) {
                            vErrors = [err13];
                        }
                        else {
                            vErrors.push(err13);
                        }
                        errors++;
                    }
                }
                if (data6.run !== undefined) {
                    let data7 = data6.run;
                    if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        for (const key6 in data7) {
                            if (!((key6 === "shell") || (key6 === "working-directory"))) {
                                const err14 = { instancePath: instancePath + "/defaults/run", schemaPath: "#/properties/defaults/properties/run/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.defaults.properties.run, data: data7 };
                                if (vErrors === null) {
                                    vErrors = [err14];
                                }
                                else {
                                    vErrors.push(err14);
                                }
                                errors++;
                            }
                        }
                        if (data7.shell !== undefined) {
                            let data8 = data7.shell;
                            if (typeof data8 === "string") {
                                if (!pattern2.test(data8)) {
                                    const err15 = { instancePath: instancePath + "/defaults/run/shell", schemaPath: "#/definitions/shell/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema16, data: data8 };
                                    if (vErrors === null) {
                                        vErrors = [err15];
                                    }
                                    else {
                                        vErrors.push(err15);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err16 = { instancePath: instancePath + "/defaults/run/shell", schemaPath: "#/definitions/shell/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data8 };
                                if (vErrors === null) {
                                    vErrors = [err16];
                                }
                                else {
                                    vErrors.push(err16);
                                }
                                errors++;
                            }
                        }
                        if (data7["working-directory"] !== undefined) {
                            let data9 = data7["working-directory"];
                            if (((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) {
                                const err17 = { instancePath: instancePath + "/defaults/run/working-directory", schemaPath: "#/definitions/workingDirectory/type", keyword: "type", params: { type: schema17.type }, message: "must be string,number,boolean", schema: schema17.type, parentSchema: schema17, data: data9 };
                                if (vErrors === null) {
                                    vErrors = [err17];
                                }
                                else {
                                    vErrors.push(err17);
                                }
                                errors++;
                            }
                            if (typeof data9 === "string") {
                                if (!pattern2.test(data9)) {
                                    const err18 = { instancePath: instancePath + "/defaults/run/working-directory", schemaPath: "#/definitions/workingDirectory/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema17, data: data9 };
                                    if (vErrors === null) {
                                        vErrors = [err18];
                                    }
                                    else {
                                        vErrors.push(err18);
                                    }
                                    errors++;
                                }
                            }
                        }
                    }
                    else {
                        const err19 = { instancePath: instancePath + "/defaults/run", schemaPath: "#/properties/defaults/properties/run/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.defaults.properties.run.type, parentSchema: schema11.properties.defaults.properties.run, data: data7 };
                        if (vErrors === null) {
                            vErrors = [err19];
                        }
                        else {
                            vErrors.push(err19);
                        }
                        errors++;
                    }
                }
                if (data6["timeout-minutes"] !== undefined) {
                    let data10 = data6["timeout-minutes"];
                    if ((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")) {
                        const err20 = { instancePath: instancePath + "/defaults/timeout-minutes", schemaPath: "#/definitions/timeout/type", keyword: "type", params: { type: schema18.type }, message: "must be number,string", schema: schema18.type, parentSchema: schema18, data: data10 };
                        if (vErrors === null) {
                            vErrors = [err20];
                        }
                        else {
                            vErrors.push(err20);
                        }
                        errors++;
                    }
                    if ((typeof data10 == "number") && (isFinite(data10))) {
                        if (data10 <= 0 || isNaN(data10)) {
                            const err21 = { instancePath: instancePath + "/defaults/timeout-minutes", schemaPath: "#/definitions/timeout/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema18, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err21];
                            }
                            else {
                                vErrors.push(err21);
                            }
                            errors++;
                        }
                    }
                    if (typeof data10 === "string") {
                        if (!pattern4.test(data10)) {
                            const err22 = { instancePath: instancePath + "/defaults/timeout-minutes", schemaPath: "#/definitions/timeout/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema18, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err22];
                            }
                            else {
                                vErrors.push(err22);
                            }
                            errors++;
                        }
                    }
                }
                if (data6.retries !== undefined) {
                    if (!(validate13(data6.retries, { instancePath: instancePath + "/defaults/retries", parentData: data6, parentDataProperty: "retries", rootData }))) {
                        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                        errors = vErrors.length;
                    }
                }
                if (data6["continue-on-error"] !== undefined) {
                    let data12 = data6["continue-on-error"];
                    if ((typeof data12 !== "boolean") && (typeof data12 !== "string")) {
                        const err23 = { instancePath: instancePath + "/defaults/continue-on-error", schemaPath: "#/definitions/continueOnError/type", keyword: "type", params: { type: schema22.type }, message: "must be boolean,string", schema: schema22.type, parentSchema: schema22, data: data12 };
                        if (vErrors === null) {
                            vErrors = [err23];
                        }
                        else {
                            vErrors.push(err23);
                        }
                        errors++;
                    }
                    if (typeof data12 === "string") {
                        if (!pattern4.test(data12)) {
                            const err24 = { instancePath: instancePath + "/defaults/continue-on-error", schemaPath: "#/definitions/continueOnError/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema22, data: data12 };
                            if (vErrors === null) {
                                vErrors = [err24];
                            }
                            else {
                                vErrors.push(err24);
                            }
                            errors++;
                        }
                    }
                }
                if (data6.rerun !== undefined) {
                    let data13 = data6.rerun;
                    if (!((((data13 === "auto") || (data13 === "always")) || (data13 === "ask")) || (data13 === "never"))) {
                        const err25 = { instancePath: instancePath + "/defaults/rerun", schemaPath: "#/definitions/rerun/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values", schema: schema23.enum, parentSchema: schema23, data: data13 };
                        if (vErrors === null) {
                            vErrors = [err25];
                        }
                        else {
                            vErrors.push(err25);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err26 = { instancePath: instancePath + "/defaults", schemaPath: "#/properties/defaults/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.defaults.type, parentSchema: schema11.properties.defaults, data: data6 };
                if (vErrors === null) {
                    vErrors = [err26];
                }
                else {
                    vErrors.push(err26);
                }
                errors++;
            }
        }
        if (data["max-parallel"] !== undefined) {
            let data14 = data["max-parallel"];
            if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
                const err27 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties["max-parallel"].type, parentSchema: schema11.properties["max-parallel"], data: data14 };
                if (vErrors === null) {
                    vErrors = [err27];
                }
                else {
                    vErrors.push(err27);
                }
                errors++;
            }
            if ((typeof data14 == "number") && (isFinite(data14))) {
                if (data14 < 1 || isNaN(data14)) {
                    const err28 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties["max-parallel"], data: data14 };
                    if (vErrors === null) {
                        vErrors = [err28];
                    }
                    else {
                        vErrors.push(err28);
                    }
                    errors++;
                }
            }
        }
        if (data["fail-fast"] !== undefined) {
            let data15 = data["fail-fast"];
            if (typeof data15 !== "boolean") {
                const err29 = { instancePath: instancePath + "/fail-fast", schemaPath: "#/properties/fail-fast/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties["fail-fast"].type, parentSchema: schema11.properties["fail-fast"], data: data15 };
                if (vErrors === null) {
                    vErrors = [err29];
                }
                else {
                    vErrors.push(err29);
                }
                errors++;
            }
        }
        if (data.retention !== undefined) {
            let data16 = data.retention;
            if (typeof data16 === "string") {
                if (!pattern9.test(data16)) {
                    const err30 = { instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$" }, message: "must match pattern \"" + "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$" + "\"", schema: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", parentSchema: schema11.properties.retention, data: data16 };
                    if (vErrors === null) {
                        vErrors = [err30];
                    }
                    else {
                        vErrors.push(err30);
                    }
                    errors++;
                }
            }
            else {
                const err31 = { instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.retention.type, parentSchema: schema11.properties.retention, data: data16 };
                if (vErrors === null) {
                    vErrors = [err31];
                }
                else {
                    vErrors.push(err31);
                }
                errors++;
            }
        }
        if (data.workspace !== undefined) {
            let data17 = data.workspace;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                for (const key7 in data17) {
                    if (!((key7 === "paths") || (key7 === "exclude"))) {
                        const err32 = { instancePath: instancePath + "/workspace", schemaPath: "#/properties/workspace/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.workspace, data: data17 };
                        if (vErrors === null) {
                            vErrors = [err32];
                        }
                        else {
                            vErrors.push(err32);
                        }
                        errors++;
                    }
                }
                if (data17.paths !== undefined) {
                    let data18 = data17.paths;
                    if (Array.isArray(data18)) {
                        if (data18.length < 1) {
                            const err33 = { instancePath: instancePath + "/workspace/paths", schemaPath: "#/properties/workspace/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.workspace.properties.paths, data: data18 };
                            if (vErrors === null) {
                                vErrors = [err33];
                            }
                            else {
                                vErrors.push(err33);
                            }
                            errors++;
                        }
                        const len0 = data18.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data19 = data18[i0];
                            if (typeof data19 === "string") {
                                if (!pattern2.test(data19)) {
                                    const err34 = { instancePath: instancePath + "/workspace/paths/" + i0, schemaPath: "#/properties/workspace/properties/paths/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema11.properties.workspace.properties.paths.items, data: data19 };
                                    if (vErrors === null) {
                                        vErrors = [err34];
                                    }
                                    else {
                                        vErrors.push(err34);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err35 = { instancePath: instancePath + "/workspace/paths/" + i0, schemaPath: "#/properties/workspace/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.workspace.properties.paths.items.type, parentSchema: schema11.properties.workspace.properties.paths.items, data: data19 };
                                if (vErrors === null) {
                                    vErrors = [err35];
                                }
                                else {
                                    vErrors.push(err35);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err36 = { instancePath: instancePath + "/workspace/paths", schemaPath: "#/properties/workspace/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.workspace.properties.paths.type, parentSchema: schema11.properties.workspace.properties.paths, data: data18 };
                        if (vErrors === null) {
                            vErrors = [err36];
                        }
                        else {
                            vErrors.push(err36);
                        }
                        errors++;
                    }
                }
                if (data17.exclude !== undefined) {
                    let data20 = data17.exclude;
                    if (Array.isArray(data20)) {
                        const len1 = data20.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data21 = data20[i1];
                            if (typeof data21 === "string") {
                                if (!pattern2.test(data21)) {
                                    const err37 = { instancePath: instancePath + "/workspace/exclude/" + i1, schemaPath: "#/properties/workspace/properties/exclude/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema11.properties.workspace.properties.exclude.items, data: data21 };
                                    if (vErrors === null) {
                                        vErrors = [err37];
                                    }
                                    else {
                                        vErrors.push(err37);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err38 = { instancePath: instancePath + "/workspace/exclude/" + i1, schemaPath: "#/properties/workspace/properties/exclude/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.workspace.properties.exclude.items.type, parentSchema: schema11.properties.workspace.properties.exclude.items, data: data21 };
                                if (vErrors === null) {
                                    vErrors = [err38];
                                }
                                else {
                                    vErrors.push(err38);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err39 = { instancePath: instancePath + "/workspace/exclude", schemaPath: "#/properties/workspace/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.workspace.properties.exclude.type, parentSchema: schema11.properties.workspace.properties.exclude, data: data20 };
                        if (vErrors === null) {
                            vErrors = [err39];
                        }
                        else {
                            vErrors.push(err39);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err40 = { instancePath: instancePath + "/workspace", schemaPath: "#/properties/workspace/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.workspace.type, parentSchema: schema11.properties.workspace, data: data17 };
                if (vErrors === null) {
                    vErrors = [err40];
                }
                else {
                    vErrors.push(err40);
                }
                errors++;
            }
        }
        if (data.steps !== undefined) {
            let data22 = data.steps;
            if (Array.isArray(data22)) {
                if (data22.length < 1) {
                    const err41 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.steps, data: data22 };
                    if (vErrors === null) {
                        vErrors = [err41];
                    }
                    else {
                        vErrors.push(err41);
                    }
                    errors++;
                }
                const len2 = data22.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    if (!(validate15(data22[i2], { instancePath: instancePath + "/steps/" + i2, parentData: data22, parentDataProperty: i2, rootData }))) {
                        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err42 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.steps.type, parentSchema: schema11.properties.steps, data: data22 };
                if (vErrors === null) {
                    vErrors = [err42];
                }
                else {
                    vErrors.push(err42);
                }
                errors++;
            }
        }
        if (data.finally !== undefined) {
            let data24 = data.finally;
            if (Array.isArray(data24)) {
                const len3 = data24.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    if (!(validate15(data24[i3], { instancePath: instancePath + "/finally/" + i3, parentData: data24, parentDataProperty: i3, rootData }))) {
                        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err43 = { instancePath: instancePath + "/finally", schemaPath: "#/properties/finally/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.finally.type, parentSchema: schema11.properties.finally, data: data24 };
                if (vErrors === null) {
                    vErrors = [err43];
                }
                else {
                    vErrors.push(err43);
                }
                errors++;
            }
        }
    }
    else {
        const err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
        if (vErrors === null) {
            vErrors = [err44];
        }
        else {
            vErrors.push(err44);
        }
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}

;// CONCATENATED MODULE: ./build/src/pipeline/schema-check.js




/** The keys of a step, and the words for entries beside steps. */
const STEP_KEYS = Object.keys(schema_namespaceObject.BG.f_.qo);
/** Adds everything about the file that its schema does not allow. */
function checkSchema(root, findings) {
    if (schema_validator(root.data))
        return;
    for (const error of schema_validator.errors ?? []) {
        const path = error.instancePath.split('/').slice(1).map(unescapePointer);
        if (error.keyword === 'propertyNames')
            continue;
        if (error.keyword === 'additionalProperties')
            unknownKey(root, path, { error, findings });
        else if (error.propertyName !== undefined)
            badName(root, path, { error, findings });
        else
            badValue(root, path, { error, findings });
    }
}
function unknownKey(root, path, { error, findings }) {
    const key = `${error.params.additionalProperty}`;
    const at = keySpot(root, path, key);
    const level = levelOf(path);
    const elsewhere = level === null ? null : workflowWord(level, key);
    if (elsewhere !== null) {
        const message = `"${key}" does not belong in a ${level === 'step' ? "pipeline's step" : 'pipeline file'}`;
        findings.add({ code: 'workflow-word', message, hint: elsewhere, at });
        return;
    }
    const known = Object.keys(error.parentSchema?.properties ?? {});
    const meant = (0,nearest/* didYouMean */.a)(key, known);
    const message = `unknown key "${key}"${meant}`;
    const hint = meant === '' ? `the keys here are ${known.join(', ')}` : 'correct it, or take the key out';
    findings.add({ code: 'unknown-key', message, hint, at });
}
function badName(root, path, { error, findings }) {
    const name = `${error.propertyName}`;
    const message = `"${name}" cannot be a name here; it must be ${error.parentSchema?.['x-expects']}`;
    const hint = `rename "${name}"`;
    findings.add({ code: 'bad-name', message, hint, at: keySpot(root, path, name) });
}
function badValue(root, path, { error, findings }) {
    const node = nodeAt(root, path);
    const at = node.kind === 'scalar' && node.value === null ? keyOf(root, path) : node;
    if (error.keyword === 'required') {
        const key = `${error.params.missingProperty}`;
        const message = `${subject(path)} has no "${key}"`;
        findings.add({ code: 'missing-key', message, hint: `add "${key}"`, at });
        return;
    }
    const expects = `${error.parentSchema?.['x-expects']}`;
    const choices = error.keyword === 'enum' ? error.params.allowedValues : [];
    const meant = typeof error.data === 'string' ? (0,nearest/* didYouMean */.a)(error.data, choices.map(String)) : '';
    const message = `${subject(path)} must be ${expects}, but it is ${shown(error.data)}${meant}`;
    findings.add({ code: 'bad-value', message, hint: remedy(path), at });
}
function remedy(path) {
    const last = path.at(-1);
    if (last === undefined || last === 'steps' || last === 'run')
        return 'see the example at the top of the README';
    return /^\d+$/.test(last) ? 'correct the item, or take it out' : `correct the value, or take "${last}" out`;
}
function levelOf(path) {
    if (path.length === 0)
        return 'pipeline';
    return /^(steps|finally)\/\d+(\/parallel\/\d+)*$/.test(path.join('/')) ? 'step' : null;
}
function subject(path) {
    const last = path.at(-1);
    if (last === undefined)
        return 'the file';
    const parent = path.at(-2);
    if (/^\d+$/.test(last) && parent !== undefined)
        return `item ${Number(last) + 1} of "${parent}"`;
    return `"${last}"`;
}
function shown(data) {
    if (data === null)
        return 'empty';
    if (Array.isArray(data))
        return data.length === 0 ? 'an empty list' : 'a list';
    if (typeof data === 'object')
        return Object.keys(data).length === 0 ? 'an empty mapping' : 'a mapping';
    const text = `${data}`.length > 40 ? `${`${data}`.slice(0, 40)}…` : `${data}`;
    return typeof data === 'string' ? JSON.stringify(text) : text;
}
function nodeAt(root, path) {
    let node = root;
    for (const key of path) {
        const next = node.kind === 'list'
            ? node.items[Number(key)]
            : node.kind === 'map'
                ? node.entries.get(key)?.value
                : null;
        if (next == null)
            return node;
        node = next;
    }
    return node;
}
function keySpot(root, path, key) {
    const node = nodeAt(root, path);
    return (node.kind === 'map' ? node.entries.get(key)?.key : null) ?? node;
}
function keyOf(root, path) {
    const last = path.at(-1);
    if (last === undefined)
        return root;
    const parent = nodeAt(root, path.slice(0, -1));
    return parent.kind === 'map' ? keySpot(root, path.slice(0, -1), last) : nodeAt(root, path);
}
function unescapePointer(part) {
    return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

;// CONCATENATED MODULE: ./build/src/pipeline/entries.js


const MAX_STEPS = 10_000;
const BESIDE_STEPS = ['parallel', 'wait', 'wait-all', 'cancel'];
/** Reads the entries of both sections; what is no mapping is left out, as the schema has refused it. */
function layOut(root, findings) {
    const reader = new EntryReader(findings);
    const steps = reader.section(root, 'steps');
    return { steps, finally: reader.section(root, 'finally'), drafts: reader.drafts };
}
class EntryReader {
    drafts = [];
    #findings;
    #isFull = false;
    constructor(findings) {
        this.#findings = findings;
    }
    section(root, section) {
        const list = member(root, section);
        if (list?.kind !== 'list')
            return [];
        return list.items.flatMap((item) => this.#entry(item, section) ?? []);
    }
    #entry(item, section) {
        if (item.kind !== 'map' || item.entries.size === 0)
            return null;
        const word = this.#wordOf(item);
        if (word === null) {
            const draft = this.#step(item, section);
            return draft === null ? null : { kind: 'step', draft };
        }
        const value = member(item, word);
        const at = item.entries.get(word)?.key ?? item;
        if (word === 'wait-all')
            return { kind: word, at };
        if (word !== 'parallel')
            return { kind: word, at, names: itemsOf(value).filter((node) => node.kind === 'scalar') };
        const members = value?.kind === 'list' ? value.items : [];
        return { kind: word, drafts: members.flatMap((each) => this.#memberOf(each, section) ?? []) };
    }
    #memberOf(item, section) {
        if (item.kind !== 'map' || item.entries.size === 0)
            return null;
        const word = BESIDE_STEPS.find((each) => item.entries.has(each));
        if (word === undefined)
            return this.#step(item, section);
        const at = item.entries.get(word)?.key ?? item;
        const hint = word === 'parallel'
            ? 'put its steps into the outer block; for another order give them "needs"'
            : `put "${word}" before or after the block, as an entry of its own`;
        this.#findings.add({
            code: 'nested-block',
            message: `"${word}" cannot stand inside of "parallel"`,
            hint,
            at,
        });
        return null;
    }
    /** The word that makes an entry something else than a step; other keys beside it are refused. */
    #wordOf(item) {
        const word = BESIDE_STEPS.find((each) => item.entries.has(each));
        if (word === undefined)
            return null;
        for (const [key, { key: at }] of item.entries) {
            if (key === word || !STEP_KEYS.includes(key))
                continue;
            const message = `"${key}" cannot stand beside "${word}"`;
            const hint = word === 'parallel'
                ? `give "${key}" to the steps inside of the block`
                : `make "${word}" an entry of its own`;
            this.#findings.add({ code: 'mixed-entry', message, hint, at });
        }
        return word;
    }
    #step(node, section) {
        if (this.drafts.length >= MAX_STEPS) {
            if (this.#isFull)
                return null;
            this.#isFull = true;
            const message = `the pipeline has more than ${MAX_STEPS} steps`;
            this.#findings.add({ code: 'too-many-steps', message, hint: 'let one step do more', at: node });
            return null;
        }
        this.#checkWork(node);
        const draft = { index: this.drafts.length, section, node };
        this.drafts.push(draft);
        return draft;
    }
    /** A step has exactly one of `run` and `approval`. Unknown keys are reported already, and often are a `run`. */
    #checkWork(node) {
        const run = node.entries.get('run');
        const approval = node.entries.get('approval');
        if (run !== undefined && approval !== undefined) {
            const message = 'a step has either "run" or "approval", not both';
            this.#findings.add({
                code: 'run-and-approval',
                message,
                hint: 'make two steps of it',
                at: approval.key,
            });
        }
        if (run !== undefined || approval !== undefined)
            return;
        if ([...node.entries.keys()].some((key) => !STEP_KEYS.includes(key)))
            return;
        const hint = 'add "run" with its commands';
        this.#findings.add({ code: 'no-run', message: 'the step has no "run"', hint, at: node });
    }
}

;// CONCATENATED MODULE: ./build/src/pipeline/source.js
const MAX_BYTES = 1024 * 1024;
/** Decodes a file's bytes; a Problem (without a place) when they are too many or are not UTF-8 text. */
function readSource(path, bytes) {
    const problem = notText(path, bytes);
    if (problem !== null)
        return { ok: false, problems: [problem] };
    try {
        return { ok: true, value: sourceOf(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
    }
    catch {
        const message = `${path} is not a text file in UTF-8`;
        return { ok: false, problems: [{ code: 'not-text', message, hint: 'save the file as UTF-8' }] };
    }
}
/** A Source from text that is decoded already. */
function sourceOf(path, text) {
    const lineStarts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        lineStarts.push(at + 1);
    return { path, text, lineStarts };
}
/** The first line of a stretch of the text, as a Place; what goes on beyond that line is not underlined. */
function placeOf(source, spot) {
    const index = lineIndex(source, spot.start);
    const lineStart = source.lineStarts[index] ?? 0;
    const next = source.lineStarts[index + 1];
    const text = source.text.slice(lineStart, next === undefined ? undefined : next - 1).replace(/\r$/, '');
    const onLine = text.slice(spot.start - lineStart, Math.max(spot.end, spot.start) - lineStart).trimEnd();
    const column = spot.start - lineStart + 1;
    return { file: source.path, line: index + 1, column, length: Math.max(1, onLine.length), text };
}
/** The number, from 1, of the line that an offset is on. */
function lineOf(source, offset) {
    return lineIndex(source, offset) + 1;
}
function lineIndex(source, offset) {
    let low = 0;
    let high = source.lineStarts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((source.lineStarts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function notText(path, bytes) {
    if (bytes.length > MAX_BYTES) {
        const message = `${path} is longer than 1 MiB, the most that a pipeline file may have`;
        return { code: 'too-big', message, hint: 'move long scripts into files of their own and run those' };
    }
    if (bytes.includes(0)) {
        const message = `${path} is not a text file: it holds NUL bytes`;
        return { code: 'not-text', message, hint: 'name a YAML file, saved as UTF-8' };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/src/pipeline/findings.js

class Findings {
    source;
    #found = new Map();
    #ignored = [];
    constructor(source) {
        this.source = source;
    }
    /** Notes a Problem at its place; the same one at the same place is noted once. Long names are cut short. */
    add(finding) {
        const { start, end } = finding.at;
        if (this.#ignored.some((spot) => spot.start <= start && end <= spot.end))
            return;
        const message = shortened(finding.message);
        const key = `${finding.at.start} ${finding.code} ${message}`;
        if (!this.#found.has(key))
            this.#found.set(key, { ...finding, message });
    }
    /** Nothing more is noted of what lies within these places: it is not known what was meant there. */
    ignore(spots) {
        this.#ignored = spots;
    }
    get any() {
        return this.count > 0;
    }
    get count() {
        return this.#found.size;
    }
    /** The number, from 1, of the line that an offset is on. */
    lineOf(offset) {
        return lineOf(this.source, offset);
    }
    /** All Problems in the order of their places. */
    problems() {
        const sorted = [...this.#found.values()].sort((a, b) => a.at.start - b.at.start);
        return sorted.map(({ at, ...problem }) => ({ ...problem, place: placeOf(this.source, at) }));
    }
}
function shortened(message) {
    return message.replace(/"([^"]{80})[^"]{20,}"/g, '"$1…"');
}

;// CONCATENATED MODULE: ./build/src/pipeline/input-specs.js



const TYPES = ['string', 'boolean', 'number', 'choice', 'environment'];
/** Reads the declarations; what does not fit together is among the findings then. */
function readInputSpecs(root, findings) {
    const inputs = member(root, 'inputs');
    if (inputs?.kind !== 'map')
        return [];
    const seen = new Map();
    return [...inputs.entries].map(([name, { key, value }]) => {
        const twin = seen.get(name.toLowerCase());
        if (twin !== undefined) {
            const message = `the inputs "${twin}" and "${name}" are the same: upper and lower case are not told apart`;
            findings.add({ code: 'duplicate-input', message, hint: 'rename one of the two', at: key });
        }
        seen.set(name.toLowerCase(), name);
        return readSpec(name, value, findings);
    });
}
function readSpec(name, node, findings) {
    const type = TYPES.find((each) => each === textOf(member(node, 'type'))) ?? 'string';
    const required = member(node, 'required');
    const spec = {
        name,
        description: textOf(member(node, 'description')),
        required: required?.kind === 'scalar' && required.value === true,
        type,
        options: textsOf(member(node, 'options')),
        default: null,
    };
    checkOptions(spec, node, findings);
    const fallback = member(node, 'default');
    if (fallback?.kind !== 'scalar' || fallback.value === null)
        return spec;
    return { ...spec, default: readDefault(spec, fallback, findings) };
}
function checkOptions({ name, type, options }, node, findings) {
    const entry = node.kind === 'map' ? node.entries.get('options') : undefined;
    if (type === 'choice' && entry === undefined) {
        const message = `the input "${name}" is a choice without "options"`;
        const at = member(node, 'type') ?? node;
        findings.add({ code: 'no-options', message, hint: 'list the values under "options"', at });
    }
    if (type !== 'choice' && entry !== undefined) {
        const message = `the input "${name}" has "options", but is no choice`;
        findings.add({ code: 'options-without-choice', message, hint: 'add "type: choice"', at: entry.key });
    }
    const twin = options.find((option, index) => options.indexOf(option) < index);
    if (twin !== undefined && entry !== undefined) {
        const message = `"${twin}" is twice among the options of "${name}"`;
        findings.add({ code: 'duplicate-option', message, hint: 'keep one of them', at: entry.value });
    }
}
function readDefault(spec, node, findings) {
    if (`${node.value}`.includes('${{'))
        return null;
    const value = inputValue(spec, typeof node.value === 'boolean' ? node.value : (textOf(node) ?? ''));
    if (value !== null || (spec.type === 'choice' && spec.options.length === 0))
        return value;
    const shown = textOf(node) ?? '';
    const [expected, meant] = spec.type === 'choice'
        ? [`one of its options (${spec.options.join(', ')})`, (0,nearest/* didYouMean */.a)(shown, spec.options)]
        : [spec.type === 'number' ? 'a number' : 'true or false', ''];
    const message = `the default of the input "${spec.name}" must be ${expected}, but it is "${shown}"${meant}`;
    findings.add({ code: 'bad-default', message, hint: 'correct the default, or the type', at: node });
    return null;
}

;// CONCATENATED MODULE: ./build/src/pipeline/not-yet.js
/** Words of the language that are read and checked, but cannot be run by this version. */

const HINTS = {
    background: 'start it in a workflow step before Savepoint',
    wait: 'take it out, together with the background step',
    'wait-all': 'take it out, together with the background steps',
    cancel: 'take it out, together with the background step',
    approval: 'split the pipeline in two, with the approval of an environment in the workflow between them',
    strategy: 'write a step for each combination, in a "parallel" block',
};
/** A Problem for each use of such a word. */
function notYetIn(source, layout) {
    const findings = new Findings(source);
    for (const { node } of layout.drafts) {
        for (const word of ['background', 'approval', 'strategy']) {
            const entry = node.entries.get(word);
            if (entry !== undefined && !isFalse(entry.value))
                note(word, entry.key, findings);
        }
    }
    for (const entry of [...layout.steps, ...layout.finally])
        if (isOther(entry))
            note(entry.kind, entry.at, findings);
    return findings.problems();
}
function note(word, at, findings) {
    findings.add({ code: 'not-yet', message: `"${word}" is not supported yet`, hint: HINTS[word] ?? '', at });
}
function isFalse(node) {
    return node.kind === 'scalar' && node.value === false;
}
function isOther(entry) {
    return entry.kind !== 'step' && entry.kind !== 'parallel';
}

;// CONCATENATED MODULE: ./build/src/pipeline/side-by-side.js




/** More steps of one block than this are not looked at: what is to be said is said of the first ones. */
const MOST = 100;
/**
 * One warning for each `parallel` block, and one for what `needs` lets run side by side. Nothing for steps that declare
 * `writes: []`, nor for `finally`, whose changes count for no other step.
 * @param maxParallel as the file has it; null where it says nothing
 */
function sideBySide(looking, maxParallel) {
    const { layout, order, source } = looking;
    if (maxParallel === 1 || order.sequence === null)
        return [];
    const ancestors = new Ancestors(order.needs, order.sequence);
    const findings = new Findings(source);
    const blocks = layout.steps.flatMap((entry) => (entry.kind === 'parallel' ? [entry.drafts] : []));
    const blockOf = new Map(blocks.flatMap((drafts) => drafts.map((draft) => [draft, drafts])));
    for (const drafts of blocks)
        side_by_side_note(pairsOf(drafts, ancestors), looking, findings);
    const all = layout.drafts.filter(({ section }) => section === 'steps');
    const isInBlock = ([a, b]) => blockOf.has(a) && blockOf.get(a) === blockOf.get(b);
    const others = pairsOf(all, ancestors).filter((pair) => !isInBlock(pair));
    side_by_side_note(others, looking, findings);
    return findings.problems();
}
/** Those that can run side by side, of which one does not say what it writes, or which say the same. */
function pairsOf(drafts, ancestors) {
    const writing = drafts.filter((draft) => !isQuiet(draft)).slice(0, MOST);
    return writing.flatMap((a, at) => writing.slice(at + 1).flatMap((b) => {
        const isApart = ancestors.has(a.index, b.index) || ancestors.has(b.index, a.index);
        return !isApart && canMeet(a, b) ? [[a, b]] : [];
    }));
}
function canMeet(a, b) {
    return !isDeclared(a) || !isDeclared(b) || sharedBy(a, b) !== null;
}
/** Whether it changes no files for others: it says that it writes none, or runs in the background. */
function isQuiet(draft) {
    const isBackground = scalarOf(member(draft.node, 'background')) === true;
    return isBackground || (isDeclared(draft) && writesOf(draft).length === 0);
}
function isDeclared({ node }) {
    return node.entries.has('writes');
}
function writesOf({ node }) {
    return textsOf(member(node, 'writes'));
}
/** What both say that they write, told by names without wildcards; null where that is nothing. */
function sharedBy(a, b) {
    const [ours, theirs] = [writesOf(a), writesOf(b)];
    if ([...ours, ...theirs].some((pattern) => pattern.startsWith('!')))
        return null;
    const literals = theirs.flatMap((pattern) => literalOf(pattern) ?? []);
    return (ours.find((pattern) => {
        const literal = literalOf(pattern);
        return (literal !== null && literals.some((other) => isWithin(literal, other) || isWithin(other, literal)));
    }) ?? null);
}
function isWithin(name, above) {
    return above === '' || name === above || name.startsWith(`${above}/`);
}
function side_by_side_note(pairs, { ids }, findings) {
    const [first] = pairs;
    if (first === undefined)
        return;
    const steps = [...new Set(pairs.flat())].sort((a, b) => a.index - b.index);
    const silent = steps.filter((draft) => !isDeclared(draft));
    const isSaid = silent.length === 0;
    const who = side_by_side_named(isSaid ? first : steps, ids);
    const what = isSaid
        ? `both write "${sharedBy(...first)}"`
        : `${side_by_side_named(silent, ids)} ${silent.length === 1 ? 'has' : 'have'} no "writes"`;
    const message = `${who} can run side by side, and ${what}: what they change is not told apart, and they run again together`;
    const hint = isSaid
        ? 'let each write to a folder of its own, or order them by "needs"'
        : 'say what each "writes"; "writes: []" where it changes no files';
    findings.add({ code: 'side-by-side', message, hint, at: (silent[0] ?? first[0]).node });
}
const side_by_side_SHOWN = 4;
function side_by_side_named(drafts, ids) {
    const names = drafts.map(({ index }) => `"${ids.name(index)}"`);
    if (names.length > side_by_side_SHOWN + 1)
        names.splice(side_by_side_SHOWN, names.length, `${names.length - side_by_side_SHOWN} more`);
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/src/pipeline/bare-expressions.js
/** From `${{` to its end; without the third group where it does not end on its line. */
const EXPRESSION = /\$\{\{((?:[^'}\n]|'[^'\n]*'|\}(?!\}))*)(\}\})?/y;
/**
 * The expression at which a parser stumbled; null where it was over something else. In block style the brackets are plain text, so that
 * it does not stumble there.
 * @param at where the parser's first error is: at the first bracket
 */
function bareExpressionAt(text, at) {
    EXPRESSION.lastIndex = at - 1;
    const match = at < 1 ? null : EXPRESSION.exec(text);
    if (match === null)
        return null;
    return { start: at - 1, end: at - 1 + match[0].trimEnd().length, isWhole: match[2] !== undefined };
}
/** The text with plain letters in the place of an expression: as long as before, and read as it was meant. */
function withoutExpression(text, { start, end }) {
    return text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end);
}

;// CONCATENATED MODULE: ./build/src/pipeline/yaml-errors.js


/** The most that are told of a kind. */
const MAX_ERRORS = 20;
/** So many characters are parsed at most, all rounds together, and a file at least once: one of 1 MiB takes seconds. */
const PARSED_MAX = 512 * 1024;
const WORDS = {
    BAD_INDENT: {
        message: 'the indentation does not fit',
        hint: 'give the keys of one mapping, and the dashes of one list, the same indentation',
    },
    BLOCK_AS_IMPLICIT_KEY: {
        message: 'a second ": " on this line is not valid YAML',
        hint: 'put a value that holds ": " into quotes, or begin a new line after the first colon',
    },
    MISSING_CHAR: { hint: 'close the quote or the bracket; it may have been opened some lines before' },
    MULTIPLE_DOCS: {
        message: 'the file holds several YAML documents',
        hint: 'keep one pipeline in a file and leave out the lines "---"',
    },
    RESOURCE_EXHAUSTION: {
        message: 'the file is nested too deeply',
        hint: 'a pipeline needs only a few levels; look for brackets that are not closed',
    },
    TAB_AS_INDENT: { message: 'a tab is used as indentation', hint: 'use spaces' },
};
const BARE = {
    code: 'yaml',
    message: 'an expression in "{ }" or "[ ]" has no quotes around it',
    hint: 'put the whole value into quotes there, as in { A: "${{ github.ref }}" }',
};
/** The parser's document; null where it found something wrong, which is among the findings then, and the rest cannot be told. */
function parseYaml(findings) {
    let { text } = findings.source;
    const bares = [];
    const rounds = Math.min(MAX_ERRORS, Math.ceil(PARSED_MAX / (text.length + 1)));
    while (bares.length < rounds) {
        const document = parse(text);
        const errors = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0] || b.pos[1] - a.pos[1]);
        const bare = bareExpressionAt(text, errors[0]?.pos[0] ?? 0);
        if (bare === null) {
            reportTags(document, findings);
            for (const error of causesIn(errors, findings))
                yaml_errors_report(error, findings);
            findings.ignore([...bares, ...scalarsWith(bares, document)]);
            return errors.length > 0 || document.warnings.length > 0 ? null : document;
        }
        findings.add({ ...BARE, at: bare });
        if (!bare.isWhole)
            return null;
        // What is behind it is read as it was meant: the parser itself loses its place.
        text = withoutExpression(text, bare);
        bares.push(bare);
    }
    return null;
}
function parse(text) {
    return (0,dist/* parseDocument */.Tp)(text, {
        version: '1.2',
        schema: 'core',
        merge: false,
        prettyErrors: false,
        uniqueKeys: false,
        logLevel: 'error',
    });
}
/** The keys and values that hold one of some expressions, and perhaps more than that. */
function scalarsWith(bares, document) {
    const spots = [];
    if (bares.length === 0)
        return spots;
    (0,dist/* visit */.YR)(document, {
        Scalar: (_key, { range }) => {
            const [start, end] = range ?? [0, 0];
            if (bares.some((bare) => start <= bare.start && bare.end <= end))
                spots.push({ start, end });
        },
    });
    return spots;
}
/** Of a key that is neither below its neighbours nor below the dash. */
const WITHOUT_DASH = /^Sequence item without - indicator/;
/** The parser says so of each token after it has lost its place. */
const LOST = /token in YAML stream/;
/**
 * Of the parser's errors those that do not only follow from others: the first of each line, until it has lost its place.
 * @param errors in the order of their places
 */
function causesIn(errors, findings) {
    const lost = errors.findIndex(({ message }) => LOST.test(message));
    // It loses its place without another error before when something is closed once too often.
    const before = lost < 0 ? errors : errors.slice(0, Math.max(lost, 1));
    const lines = before.map(({ pos }) => findings.lineOf(pos[0]));
    return before.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index).slice(0, MAX_ERRORS);
}
function yaml_errors_report(error, findings) {
    const [start, end] = error.pos;
    const open = /^Flow (map|sequence)/.exec(error.message)?.[1];
    if (error.code === 'BAD_INDENT' && open !== undefined) {
        reportOpen(open === 'map' ? '{}' : '[]', start, findings);
        return;
    }
    // What goes on in the next line is deeper than what it could belong to.
    const isDeeper = findings.source.text.slice(start, end).includes('\n') && error.code.endsWith('_IMPLICIT_KEY');
    const known = WORDS[isDeeper || WITHOUT_DASH.test(error.message) ? 'BAD_INDENT' : error.code];
    const message = known?.message ?? `this is not valid YAML: ${lowerFirst(error.message)}`;
    const hint = known?.hint ?? 'look at the quotes, brackets and indentation here and just before';
    findings.add({ code: 'yaml', message, hint, at: { start, end } });
}
/** A bracket that is not closed before a place: it is missed at the end of what stands before that. */
function reportOpen(brackets, before, findings) {
    const end = findings.source.text.slice(0, before).trimEnd().length;
    const message = `a "${brackets[0]}" is not closed`;
    const hint = `put a "${brackets[1]}" behind what belongs to it`;
    findings.add({ code: 'yaml', message, hint, at: { start: end - 1, end } });
}
function reportTags(document, findings) {
    const tags = document.warnings.filter((warning) => warning.code === 'TAG_RESOLVE_FAILED');
    for (const tag of tags.slice(0, MAX_ERRORS)) {
        const [start, end] = tag.pos;
        const name = findings.source.text.slice(start, end);
        const hint = 'put the whole value into quotes, or a condition into ${{ }}; tags cannot be used';
        findings.add({ code: 'yaml-tag', message: `YAML takes "${name}" for a tag`, hint, at: { start, end } });
    }
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/src/pipeline/yaml.js
/** YAML text to a tree that knows its places; aliases are followed, within bounds. */


const MAX_DEPTH = 100;
/** How many nodes aliases may add to those that are written. */
const MAX_ALIASED = 100_000;
const STYLES = {
    BLOCK_LITERAL: 'block',
    BLOCK_FOLDED: 'block',
    QUOTE_SINGLE: 'single',
    QUOTE_DOUBLE: 'double',
};
/** The file's one document as a tree; null, with the reasons among the findings, where there is none that the rest can be told of. */
function readYaml(findings) {
    const document = parseYaml(findings);
    if (document === null)
        return null;
    if (document.contents === null || isEmpty(document.contents)) {
        const hint = 'give it at least one step, such as "steps: [{ run: npm test }]"';
        findings.add({ code: 'empty', message: 'the file is empty', hint, at: { start: 0, end: 1 } });
        return null;
    }
    const before = findings.count;
    const tree = new Reader(findings).read(document.contents, 0);
    return findings.count > before ? null : tree;
}
function isEmpty(node) {
    return (0,dist/* isScalar */.jn)(node) && node.value === null && node.source === '';
}
class Reader {
    #findings;
    #anchors = new Map();
    #aliased = 0;
    constructor(findings) {
        this.#findings = findings;
    }
    read(node, depth) {
        const at = { start: node.range[0], end: node.range[1] };
        if (depth > MAX_DEPTH) {
            this.#refuse('too-deep', `the file is nested more than ${MAX_DEPTH} levels deep`, at);
            return nothing(at);
        }
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#follow(node.source, at);
        const anchored = { node: null };
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, anchored);
        anchored.node = this.#convert(node, at, depth);
        return anchored.node;
    }
    #convert(node, at, depth) {
        if ((0,dist/* isMap */.jh)(node))
            return this.#map(node, at, depth);
        if ((0,dist/* isSeq */.oP)(node))
            return this.#list(node, at, depth);
        return scalarNode(node, at);
    }
    #list(node, at, depth) {
        const items = node.items.map((item) => this.read(item, depth + 1));
        return { kind: 'list', items, data: items.map((item) => item.data), size: sizeOf(items), ...at };
    }
    #map(node, at, depth) {
        const entries = new Map();
        for (const pair of node.items) {
            const key = this.#key(pair, at);
            const keyAt = pair.key === null ? at : { start: pair.key.range[0], end: pair.key.range[1] };
            const value = pair.value === null ? nothing(keyAt) : this.read(pair.value, depth + 1);
            if (key === null)
                continue;
            const before = entries.get(key);
            if (before === undefined)
                entries.set(key, { key: keyAt, value });
            else
                this.#refuseTwin(key, { before: before.key, at: keyAt });
        }
        const values = [...entries].map(([key, entry]) => [key, entry.value.data]);
        const size = sizeOf([...entries.values()].map((entry) => entry.value));
        return { kind: 'map', entries, data: Object.fromEntries(values), size, ...at };
    }
    #key(pair, map) {
        const { key } = pair;
        const at = key === null ? { start: map.start, end: map.start + 1 } : { start: key.range[0], end: key.range[1] };
        if (key !== null && (0,dist/* isScalar */.jn)(key) && key.source !== '') {
            const name = typeof key.value === 'string' ? key.value : (key.source ?? `${key.value}`);
            if (name !== '<<' || key.type !== 'PLAIN')
                return name;
            const hint = 'write the keys out, or use the alias for the whole mapping ("env: *common")';
            this.#refuse('merge-key', 'merge keys ("<<") are not supported, as on GitHub', at, hint);
        }
        else if (key !== null && (0,dist/* isScalar */.jn)(key) && key.type !== 'PLAIN') {
            return '';
        }
        else {
            this.#refuse('bad-key', 'a key must be a piece of text', at, 'write "key: value"');
        }
        return null;
    }
    #follow(name, at) {
        const target = this.#anchors.get(name);
        if (target === undefined) {
            const hint = `put "&${name}" in front of what is meant, above this line`;
            this.#refuse('unknown-alias', `the alias "*${name}" has no anchor before it`, at, hint);
        }
        else if (target.node === null) {
            this.#refuse('recursive-alias', `the alias "*${name}" stands inside of what it names`, at);
        }
        else if (this.#aliased + target.node.size > MAX_ALIASED) {
            const message = `the aliases of this file unfold to more than ${MAX_ALIASED} values`;
            if (this.#aliased <= MAX_ALIASED)
                this.#refuse('alias-bomb', message, at, 'use fewer aliases of aliases');
            this.#aliased = Number.POSITIVE_INFINITY;
        }
        else {
            this.#aliased += target.node.size;
            return target.node.kind === 'scalar' ? target.node : { ...target.node, ...at };
        }
        return nothing(at);
    }
    #refuseTwin(key, places) {
        const line = this.#findings.lineOf(places.before.start);
        const message = `the key "${key}" is here a second time; the first is on line ${line}`;
        this.#refuse('duplicate-key', message, places.at, 'keep one of them');
    }
    #refuse(code, message, at, hint) {
        this.#findings.add(hint === undefined ? { code, message, at } : { code, message, at, hint });
    }
}
function scalarNode(node, at) {
    const { value } = node;
    const known = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    const data = known ? value : `${value}`;
    return { kind: 'scalar', value: data, data, style: STYLES[node.type ?? ''] ?? 'plain', size: 1, ...at };
}
function nothing(at) {
    return { kind: 'scalar', value: null, data: null, style: 'plain', size: 1, ...at };
}
function sizeOf(nodes) {
    return nodes.reduce((sum, node) => sum + node.size, 1);
}

;// CONCATENATED MODULE: ./build/src/pipeline/read.js
/** A pipeline file: bytes to a Pipeline, or to everything that is wrong with it. */















/**
 * Reads and checks a pipeline file; touches no file and runs nothing.
 * @param file `path` as the file is named in messages and records; `bytes`, its content
 * @returns the Pipeline, with what this version cannot run in `notYet`; or all Problems, by their places
 */
function readPipeline(file) {
    const source = readSource(file.path, file.bytes);
    if (!source.ok)
        return source;
    const findings = new Findings(source.value);
    const root = readYaml(findings);
    const made = root === null || refuseWorkflow(root, findings) ? null : readTree(root, findings);
    if (made === null || findings.any)
        return { ok: false, problems: findings.problems() };
    return { ok: true, value: { ...made, digest: (0,digest/* sha256 */.sc)(file.bytes) } };
}
/** Everything is checked, also where something was wrong before, so that all is said at once. */
function readTree(root, findings) {
    const { path } = findings.source;
    checkSchema(root, findings);
    checkPipelineWords(root, findings);
    const inputs = readInputSpecs(root, findings);
    const layout = layOut(root, findings);
    const { drafts } = layout;
    for (const draft of drafts)
        checkStepWords(draft, root, findings);
    const ids = assignIds(drafts, findings);
    const order = resolveOrder(layout, ids, findings);
    const mentionsOf = checkExpressions(root, {
        findings,
        inputs: new Map(inputs.map(({ name }) => [name.toLowerCase(), name])),
        drafts,
        ids,
        needs: order.needs,
        ancestors: order.sequence === null ? null : new Ancestors(order.needs, order.sequence),
    });
    if (findings.any)
        return null;
    const lineOf = (offset) => findings.lineOf(offset);
    const facts = { root, drafts, ids, order, inputs, mentionsOf, lineOf };
    const built = buildPipeline(facts, path);
    const warnings = sideBySide({ source: findings.source, layout, ids, order }, built.maxParallel);
    return { ...built, path, notYet: notYetIn(findings.source, layout), warnings };
}
/** A whole workflow, or an action, gets one message instead of one for each of its words. */
function refuseWorkflow(root, findings) {
    if (root.kind !== 'map' || root.entries.has('steps'))
        return false;
    const jobs = root.entries.get('jobs');
    const runs = root.entries.get('runs');
    const at = (jobs ?? runs)?.key;
    if (at === undefined)
        return false;
    const [what, hint] = jobs === undefined
        ? ['an action', 'put the steps under "runs" into a file of their own, under "steps"']
        : [
            'a whole workflow',
            'put the "run" steps of one job under "steps"; triggers, jobs and "uses" steps stay in the workflow',
        ];
    findings.add({ code: 'workflow', message: `this is ${what}, not a pipeline`, hint, at });
    return true;
}

// EXTERNAL MODULE: ./build/src/plan/plan.js
var plan = __webpack_require__(73866);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/shell/masks.js + 1 modules
var shell_masks = __webpack_require__(57169);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/select.js
var launch_select = __webpack_require__(30049);
;// CONCATENATED MODULE: ./build/src/launch/prepare.js
/** From a request to a plan: the pipeline, the run it goes on with, the inputs. Starts and writes nothing. */















/** The most bytes of a pipeline file that are read: enough to say that it is too large. */
const MOST_BYTES = 1024 * 1024 + 1;
/**
 * The pipeline file of a run that goes on. In an empty workspace it is the one that the run began with, if the store holds it:
 * the files come back only after it has been read. @throws Refusal exit 4 where it does not
 */
async function pipelineOf(run, workspace, store) {
    const { path } = run.pipeline;
    const named = { file: (0,external_node_path_.resolve)(workspace, path), path };
    if (store === null || (0,external_node_path_.isAbsolute)(path) || !prepare_isEmpty(workspace))
        return named;
    const stored = await storedFile(path, { run, directory: store.packsPath(run.run_id), most: MOST_BYTES });
    if (stored.kind === 'found')
        return { ...named, bytes: stored.bytes };
    throw stored.kind === 'deleted' ? pipelineDeleted(run) : pipelineGone(run);
}
function pipelineDeleted({ run_id, pipeline }) {
    return new refusal/* Refusal */.P(4, `${run_id} began with ${pipeline.path}, which is not here: it was deleted since, and that was kept`, {
        hint: `bring the file back: \`savepoint restore ${run_id} --at STEP --to DIR\` has it as it was after a step`,
    });
}
function pipelineGone({ run_id, pipeline, sources }) {
    const commit = sources.at(-1)?.commit ?? null;
    if (commit === null) {
        const hint = 'bring the file back, or start over with `savepoint run --fresh`';
        return new refusal/* Refusal */.P(4, `${run_id} began with ${pipeline.path}, which is not here and not in the store`, {
            hint,
        });
    }
    return new refusal/* Refusal */.P(4, `${run_id} began with ${pipeline.path}, which only git has, in the commit ${commit}`, {
        hint: `check out that commit here, then resume: git checkout ${commit}`,
    });
}
/** Whether nothing is in a folder but what Savepoint keeps there. */
function prepare_isEmpty(folder) {
    return (0,external_node_fs_.readdirSync)(folder).every((name) => name === store_folder/* STORE_FOLDER */.d);
}
/** Reads and checks a pipeline file. @throws Refusal with every problem of it */
function loadPipeline(file) {
    const checked = readPipeline({ path: file.path, bytes: readBytes(file) });
    if (checked.ok)
        return checked.value;
    throw new refusal/* Refusal */.P(2, `${file.path} cannot be run`, { problems: checked.problems });
}
function readBytes({ file, path, bytes }) {
    try {
        return bytes ?? readStart(file);
    }
    catch (error) {
        const { code } = error;
        const why = { EISDIR: 'it is a directory', ENOENT: 'it is not there' }[code ?? ''] ?? (0,errors/* reasonOf */.A3)(error);
        throw new refusal/* Refusal */.P(2, `${path} cannot be read: ${why}`, { hint: 'name the pipeline file' });
    }
}
/** The beginning of a file, which may be a device without an end. @throws the system's error */
function readStart(file) {
    const fd = (0,external_node_fs_.openSync)(file, 'r');
    try {
        const bytes = Buffer.alloc(MOST_BYTES);
        for (let at = 0;;) {
            const read = (0,external_node_fs_.readSync)(fd, bytes, at, MOST_BYTES - at, null);
            at += read;
            if (read === 0)
                return bytes.subarray(0, at);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** @throws Refusal when the pipeline uses words that this version cannot run yet */
function mustBeRunnable(pipeline) {
    if (pipeline.notYet.length === 0)
        return;
    throw new refusal/* Refusal */.P(2, `${pipeline.path} uses what this version cannot run yet`, {
        problems: pipeline.notYet,
    });
}
/** The run that a choice means, or null for a new one. @param runs newest first @throws Refusal exit 4 */
function chooseRun(runs, choice, wanted) {
    const { pipeline, workspace, folder } = wanted;
    switch (choice.kind) {
        case 'fresh':
            return null;
        case 'named':
            return mustFind(runs, choice.id);
        case 'newest':
            return (0,launch_select/* newestRun */.KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs: {} }) ?? noRun(runs);
        case 'found':
            return foundRun(choice, runs, wanted);
        case 'auto': {
            const inputs = asDeclared(pipeline, wanted.inputs);
            const found = (0,launch_select/* newestRun */.KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs });
            return found !== null && (wanted.again || (0,listing/* isUnfinished */.ui)(found)) ? found : null;
        }
    }
}
function foundRun(choice, runs, { pipeline, inputs, again, }) {
    const known = choice.ids.map((id) => mustFind(runs, id));
    const agreeing = newestWith(known, { pipeline, inputs, matching: choice.inputs });
    const run = agreeing ?? known[0] ?? null;
    const agree = agreeing !== undefined;
    if (run !== null && agree && (again || (0,listing/* isUnfinished */.ui)(run) || choice.completed === 'bring-back'))
        return run;
    if (choice.otherwise === 'start')
        return null;
    const why = run === null ? 'there is none' : agree ? `${run.run_id} is completed` : `${run.run_id} has other inputs`;
    throw new refusal/* Refusal */.P(4, `resume: required, and there is no run to go on with: ${why}`, {
        hint: 'leave `resume` out to start a new one',
    });
}
/** The newest run whose inputs fit those that are given. @param runs newest first @throws Refusal exit 2 where those are not what the pipeline takes */
function newestWith(runs, { pipeline, inputs, matching, }) {
    if (matching === 'replace')
        return runs[0];
    if (matching === 'agree') {
        const given = asDeclared(pipeline, inputs);
        return runs.find((each) => (0,launch_select/* agrees */.ie)(each, given));
    }
    const wanted = (0,digest/* digestOf */.ol)(inputsOf(pipeline, null, inputs));
    return runs.find((each) => {
        // With what the pipeline has come to take since.
        const has = resolveInputs(pipeline.inputs, declaredOf(pipeline, each));
        return has.ok && (0,digest/* digestOf */.ol)(has.value) === wanted;
    });
}
/** Says that there is nothing to go on with. @param runs newest first, none of them wanted @throws Refusal exit 4, always */
function noRun([newest]) {
    const hint = 'start one with `savepoint run`';
    if (newest === undefined)
        throw new refusal/* Refusal */.P(4, 'there is no run to go on with', { hint });
    const elsewhere = newest.attempts.at(-1)?.where.workspace ?? 'another folder';
    throw new refusal/* Refusal */.P(4, 'there is no run of this workspace to go on with', {
        hint: `the newest in the store, ${newest.run_id}, ran in ${elsewhere}; to go on with it here, name it: savepoint resume ${newest.run_id}`,
    });
}
/** Inputs by their declared names, with the values that the pipeline makes of them: `N=1.0` is `n=1` for a number `n`. */
function asDeclared({ inputs }, given) {
    const byName = new Map(inputs.map((spec) => [spec.name.toLowerCase(), spec]));
    return Object.fromEntries(Object.entries(given).map(([name, value]) => {
        const spec = byName.get(name.toLowerCase());
        return spec === undefined ? [name, value] : [spec.name, `${inputValue(spec, value) ?? value}`];
    }));
}
/** The run that an id means. @param runs newest first @throws Refusal exit 4 */
function mustFind(runs, id) {
    const found = (0,launch_select/* namedRun */.d3)(runs, id);
    switch (found.kind) {
        case 'run':
            return found.run;
        case 'ambiguous':
            throw new refusal/* Refusal */.P(4, `${found.ids.length} runs begin with ${id}: ${found.ids.slice(0, 5).join(', ')}`, {
                hint: 'write more of the id',
            });
        case 'none':
            throw new refusal/* Refusal */.P(4, id === 'latest' ? 'there is no run in the store' : `no such run: ${id}`, {
                hint: '`savepoint runs` lists them',
            });
    }
}
/** The inputs of a run that goes on, some replaced; or of a new one. @throws Refusal exit 2 */
function inputsOf(pipeline, run, given) {
    const checked = resolveInputs(pipeline.inputs, { ...declaredOf(pipeline, run), ...given });
    if (checked.ok)
        return checked.value;
    throw new refusal/* Refusal */.P(2, 'the inputs do not fit the pipeline', { problems: checked.problems });
}
/** The inputs of a run that the pipeline still takes. */
function declaredOf(pipeline, run) {
    const declared = new Set(pipeline.inputs.map((input) => input.name));
    return Object.fromEntries(Object.entries(run?.inputs ?? {}).filter(([name]) => declared.has(name)));
}
/** Inputs are kept in the record, as they are. @throws Refusal for one that contains a secret, in any form that is masked */
function mustHoldNoSecret(inputs, secrets) {
    for (const [name, secret] of Object.entries(secrets)) {
        const masks = new shell_masks/* Masks */.O();
        masks.add(secret);
        const input = Object.entries(inputs).find(([, value]) => masks.hides(`${value}`));
        if (input === undefined)
            continue;
        throw new refusal/* Refusal */.P(2, `the input ${input[0]} contains the secret ${name}, and inputs are kept in the record`, {
            hint: `leave it out, and use \${{ secrets.${name} }} in the pipeline`,
        });
    }
}
/** What an attempt was given as a secret the next must be given, too: else it would be empty, and no longer hidden. @throws Refusal */
function mustHaveSecrets(run, secrets) {
    const missing = run.secrets.filter((name) => !Object.hasOwn(secrets, name));
    if (missing.length === 0)
        return;
    throw new refusal/* Refusal */.P(2, `${run.run_id} was given the ${missing.length === 1 ? 'secret' : 'secrets'} ${missing.join(', ')}`, {
        hint: `give it again: savepoint resume ${run.run_id}${run.secrets.map((name) => ` --secret ${name}`).join('')}`,
    });
}
/** The choice with the id of the step that it names. @throws Refusal exit 2 when there is none */
function resolveChoice(pipeline, choice, meant = 'as-named') {
    if (choice === null || meant === 'all')
        return { kind: 'all' };
    const steps = (0,model/* allSteps */.B)(pipeline);
    const step = steps.find((each) => each.id === choice.step) ?? steps.find((each) => `${each.number}` === choice.step);
    if (step !== undefined && step.section === 'steps') {
        if (meant === 'as-named')
            return { kind: choice.kind, step: step.id };
        return choice.kind === 'only' ? { kind: 'only', step: step.id, begun: true } : { kind: 'all' };
    }
    throw step === undefined ? unknownStep(choice, steps) : finallyStep(choice, step);
}
function unknownStep(choice, steps) {
    const isNumber = /^\d+$/.test(choice.step);
    const near = isNumber
        ? null
        : (0,nearest/* nearestTo */.k)(choice.step, steps.map((step) => step.id));
    return new refusal/* Refusal */.P(2, `no such step: ${choice.step}`, {
        hint: near === null ? '`savepoint plan` lists the steps with their numbers' : `did you mean ${near}?`,
    });
}
function finallyStep(choice, step) {
    return new refusal/* Refusal */.P(2, `${step.id} is a step of \`finally\`, which belongs to an attempt and cannot be named by --${choice.kind}-step`);
}
/** The plan. @throws Refusal exit 4 when what a chosen step depends on has not been completed */
function planFor(request) {
    const made = (0,plan/* plan */.et)(request);
    if ((0,plan/* isPlan */.q5)(made))
        return made;
    const [first = ''] = made.steps;
    throw new refusal/* Refusal */.P(4, `${made.chosen} cannot be started: it depends on ${made.steps.join(', ')}, not completed yet`, {
        hint: `run it first, or begin there: --from-step ${first}`,
    });
}


/***/ }),

/***/ 30049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ newestRun),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   ie: () => (/* binding */ agrees)
/* harmony export */ });
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

/***/ 96769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** `500ms`, `10s`, `2m`, `1h`, `7d`, or a number of seconds, in milliseconds; null for everything else. */
function parseDuration(text) {
    if (typeof text === 'number')
        return Number.isFinite(text) && text >= 0 ? Math.round(text * 1000) : null;
    const match = /^([0-9]+(?:\.[0-9]+)?)(ms|s|m|h|d)?$/.exec(text.trim());
    if (match === null)
        return null;
    const ms = Number(match[1]) * (UNITS[match[2] ?? 's'] ?? 0);
    return Number.isSafeInteger(Math.round(ms)) ? Math.round(ms) : null;
}


/***/ }),

/***/ 67168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iD: () => (/* binding */ conditionBody),
  F9: () => (/* binding */ evaluateCondition),
  p_: () => (/* binding */ evaluateText),
  zG: () => (/* binding */ evaluateValue),
  M9: () => (/* binding */ mentionsStatus)
});

// UNUSED EXPORTS: EvaluationError

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 15 modules
var dist = __webpack_require__(1281);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/result.js
var result = __webpack_require__(96856);
// EXTERNAL MODULE: ./build/src/pipeline/expressions.js + 1 modules
var expressions = __webpack_require__(5905);
// EXTERNAL MODULE: ./build/src/pipeline/functions.js
var pipeline_functions = __webpack_require__(96749);
// EXTERNAL MODULE: ./build/src/pipeline/segments.js
var pipeline_segments = __webpack_require__(14576);
;// CONCATENATED MODULE: ./build/src/pipeline/values.js
/** Values to and from what GitHub's evaluator works on. */

/**
 * The library's dictionary keeps its index in a plain object, so that keys such as `constructor` or `__proto__`
 * get lost. This one keeps a Map, and converts its values when they are asked for.
 */
class Mapping extends dist/* data.Dictionary */.p.bT {
    #value;
    #converted = new Map();
    #names = null;
    constructor(value) {
        super();
        this.#value = value;
    }
    get(key) {
        const name = this.#index().get(key.toLowerCase());
        return name === undefined ? undefined : this.#convert(name);
    }
    values() {
        return [...this.#index().values()].map((name) => this.#convert(name));
    }
    pairs() {
        return [...this.#index().values()].map((key) => ({ key, value: this.#convert(key) }));
    }
    /** Names by their lower case: the first of those that differ in case only, as on GitHub. */
    #index() {
        if (this.#names !== null)
            return this.#names;
        this.#names = new Map();
        for (const name of Object.keys(this.#value)) {
            const key = name.toLowerCase();
            if (!this.#names.has(key))
                this.#names.set(key, name);
        }
        return this.#names;
    }
    #convert(name) {
        let converted = this.#converted.get(name);
        if (converted === undefined) {
            converted = toData(this.#value[name] ?? null);
            this.#converted.set(name, converted);
        }
        return converted;
    }
}
/** A mapping of contexts, as the evaluator wants it. */
function contextsOf(contexts) {
    return new Mapping(contexts);
}
/** A JSON value, as the evaluator's functions give and take it. */
function toData(value) {
    if (value === null)
        return new dist/* data.Null */.p.Uv();
    if (typeof value === 'string')
        return new dist/* data.StringData */.p.uQ(value);
    if (typeof value === 'number')
        return new dist/* data.NumberData */.p.Q9(value);
    if (typeof value === 'boolean')
        return new dist/* data.BooleanData */.p.bo(value);
    if (!isList(value))
        return new Mapping(value);
    const list = new dist/* data.Array */.p.O3();
    for (const item of value)
        list.add(toData(item));
    return list;
}
/** What the evaluator gave, as a JSON value. */
function fromData(from) {
    switch (from.kind) {
        case dist/* data.Kind */.p.b8.String:
        case dist/* data.Kind */.p.b8.Number:
        case dist/* data.Kind */.p.b8.Boolean:
            return from.value;
        case dist/* data.Kind */.p.b8.Array:
            return from.values().map(fromData);
        case dist/* data.Kind */.p.b8.Dictionary:
            return Object.fromEntries(from.pairs().map((pair) => [pair.key, fromData(pair.value)]));
        default:
            return null;
    }
}
function isList(value) {
    return Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/src/pipeline/evaluate.js
/** Gives expressions their values. What they are evaluated against is all in the Scope. */






/** An expression that cannot be given a value, such as `fromJSON` of text that is not JSON. */
class EvaluationError extends Error {
    name = 'EvaluationError';
}
const CONTEXTS = [
    'github',
    'env',
    'inputs',
    'secrets',
    'steps',
    'needs',
    'matrix',
    'strategy',
    'runner',
    'run',
];
/** An expression may hash files whose names come from the hash of others, so many times over. */
const MAX_ROUNDS = 20;
/**
 * Text with each `${{ }}` replaced by its value, as GitHub writes values: nothing for null, `Object`, `Array`.
 * Throws an EvaluationError.
 */
async function evaluateText(text, scope) {
    const { segments, unterminated } = (0,pipeline_segments/* splitText */.Ad)(text);
    if (unterminated !== null)
        throw new EvaluationError('a "${{" in the text has no "}}" after it');
    const parts = [];
    for (const segment of segments) {
        parts.push(segment.kind === 'text' ? segment.text : (await resultOf(segment.text, scope)).coerceString());
    }
    return parts.join('');
}
/** Text that is one `${{ }}` as a value with its type; any other text as `evaluateText` does. Throws an EvaluationError. */
async function evaluateValue(text, scope) {
    const only = (0,pipeline_segments/* onlyExpression */.L5)(text);
    return only === null ? evaluateText(text, scope) : fromData(await resultOf(only.text, scope));
}
/**
 * Whether a step's `if` lets it run. `${{ }}` may be left out; null, and every condition without a status function,
 * asks for `success()` too, as in a workflow. Throws an EvaluationError.
 */
async function evaluateCondition(condition, scope) {
    if (condition === null || condition.trim() === '')
        return scope.success;
    const body = conditionBody(condition);
    if (body === null)
        throw new EvaluationError('a condition must be one expression, without text beside "${{ }}"');
    if (!asksStatus(body.text) && !scope.success)
        return false;
    return (0,result/* truthy */.vN)(await resultOf(body.text, scope));
}
/** Whether a condition uses `success()`, `failure()`, `always()` or `cancelled()`, so that `success()` is not implied. */
function mentionsStatus(condition) {
    const body = conditionBody(condition);
    return body !== null && asksStatus(body.text);
}
/** The expression of an `if`, and where it begins in the text; null where text stands beside a `${{ }}`. */
function conditionBody(condition) {
    return condition.includes('${{') ? (0,pipeline_segments/* onlyExpression */.L5)(condition) : { text: condition, start: 0 };
}
function asksStatus(expression) {
    const parsed = (0,expressions/* parseExpression */.Y)(expression);
    return (parsed.ok && parsed.value.calls.some((call) => pipeline_functions/* FUNCTIONS */.AW.get(call.name.toLowerCase())?.kind === 'status'));
}
async function resultOf(text, scope) {
    const expression = known(text);
    const contexts = contextsOf({
        ...Object.fromEntries(CONTEXTS.map((name) => [name, {}])),
        ...scope.contexts,
    });
    const hashes = new Map();
    for (let round = 0; round < MAX_ROUNDS; round++) {
        const wanted = new Map();
        const attempt = evaluateOnce(expression, contexts, functionsFor(scope, { hashes, wanted }));
        if (wanted.size === 0) {
            if (attempt.ok)
                return attempt.value;
            throw failed(text, attempt.error);
        }
        for (const [key, patterns] of wanted)
            hashes.set(key, await scope.hashFiles(patterns));
    }
    throw new EvaluationError(`the expression "${text.trim()}" asks for the hash of ever more files`);
}
function known(text) {
    const parsed = (0,expressions/* parseExpression */.Y)(text);
    if (!parsed.ok)
        throw new EvaluationError(`${parsed.problem.message}, in "${text.trim()}"`);
    const { uses, calls } = parsed.value;
    const context = uses.find((use) => !CONTEXTS.includes(use.context));
    if (context !== undefined)
        throw new EvaluationError(`unknown context "${context.context}", in "${text.trim()}"`);
    const call = calls.find((each) => !pipeline_functions/* FUNCTIONS */.AW.has(each.name.toLowerCase()));
    if (call !== undefined)
        throw new EvaluationError(`unknown function "${call.name}", in "${text.trim()}"`);
    return parsed.value;
}
function evaluateOnce(expression, contexts, functions) {
    try {
        return { ok: true, value: new dist/* Evaluator */.oi(expression.tree, contexts, functions).evaluate() };
    }
    catch (error) {
        return { ok: false, error };
    }
}
/** The expression is shown as written, and no cause is kept: values might hold a secret. */
function failed(text, error) {
    return new EvaluationError(`${reasonOf(error)}, in "${text.trim()}"`);
}
function reasonOf(error) {
    if (error instanceof EvaluationError)
        return error.message;
    if (error instanceof Error && error.cause !== undefined)
        return reasonOf(error.cause);
    const message = error instanceof Error ? error.message : '';
    if (message.includes('case predicate'))
        return 'case() needs true or false at every second place';
    if (message.includes('format string references'))
        return 'format() has fewer values than its text has {places}';
    if (message.includes('format string is invalid'))
        return "format() was given a text with a { or } that isn't doubled";
    return 'the expression cannot be evaluated';
}
/** Ours to supply, and those that the library's own do not do well: large lists, keys such as `__proto__`. */
function functionsFor(scope, hashing) {
    const functions = {
        success: () => scope.success,
        failure: () => !scope.success,
        always: () => true,
        cancelled: () => false,
        hashfiles: (...args) => hashOf(args.map((arg) => arg.coerceString()), hashing),
        fromjson: (text) => parseJson(text?.coerceString() ?? ''),
        tojson: (value) => JSON.stringify(value === undefined ? null : fromData(value), null, 2),
    };
    return new Map(Object.entries(functions).map(([name, call]) => {
        const { minArgs = 0, maxArgs = 0 } = pipeline_functions/* FUNCTIONS */.AW.get(name) ?? {};
        return [name, { name, minArgs, maxArgs, call: (...args) => toData(call(...args)) }];
    }));
}
function hashOf(patterns, { hashes, wanted }) {
    const key = JSON.stringify(patterns);
    const hash = hashes.get(key);
    if (hash === undefined)
        wanted.set(key, patterns);
    return hash ?? '';
}
function parseJson(text) {
    if (text.trim() === '')
        throw new EvaluationError('fromJSON() was given an empty text');
    try {
        return JSON.parse(text);
    }
    catch {
        throw new EvaluationError('fromJSON() was given a text that is not JSON');
    }
}


/***/ }),

/***/ 5905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ parseExpression)
});

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 15 modules
var dist = __webpack_require__(1281);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(12049);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/lexer.js
var lexer = __webpack_require__(12083);
// EXTERNAL MODULE: ./build/src/pipeline/functions.js
var functions = __webpack_require__(96749);
;// CONCATENATED MODULE: ./build/src/pipeline/expression-errors.js
/** What GitHub's parser throws, said in plain words and with its place. */


const QUOTES = "text in an expression stands in single quotes, with '' for a quote inside of it";
const PARTS = 'an expression is made of values, names, calls such as contains(a, b), and ! && || == != < <= > >=';
/** The Problem for an error that lexing or parsing a text threw; spots are offsets in the text. */
function syntaxError(error, context) {
    const whole = wholeOf(context.text);
    const message = error instanceof Error ? error.message : `${error}`;
    if (message === 'empty') {
        return { message: 'the expression is empty', hint: 'write a value between ${{ and }}', ...whole };
    }
    if (message === 'ErrorExceededMaxLength') {
        return { message: 'the expression is longer than 21,000 characters', hint: 'make it shorter', ...whole };
    }
    return error instanceof dist/* ExpressionError */.tj ? parserError(error, context) : lexerError(message, context.text);
}
function wholeOf(text) {
    return { start: text.length - text.trimStart().length, end: Math.max(1, text.trimEnd().length) };
}
function parserError(error, { text, spots }) {
    const whole = wholeOf(text);
    const [token, spot] = [...spots].find(([each]) => each.range.start === error.pos) ?? [];
    const lexeme = token?.lexeme ?? '';
    const at = spot === undefined || lexeme === '' ? whole : spot;
    const rule = functions/* FUNCTIONS */.AW.get(lexeme.toLowerCase());
    if (/parameters supplied/.test(error.message) && rule !== undefined) {
        const hint = `call it with ${(0,functions/* argumentsOf */.aX)(rule)}`;
        return { message: `${rule.name}() takes ${(0,functions/* argumentsOf */.aX)(rule)}`, hint, ...at };
    }
    if (error.message.startsWith('Exceeded max expression depth')) {
        return {
            message: 'the expression is nested more than 50 levels deep',
            hint: 'make it simpler',
            ...whole,
        };
    }
    if (error.message.startsWith('Unexpected end') || lexeme === '') {
        return {
            message: 'the expression ends too early',
            hint: 'look for a bracket or a value that is missing',
            ...whole,
        };
    }
    return {
        message: `the expression cannot be read: ${JSON.stringify(lexeme)} is not expected here`,
        hint: PARTS,
        ...at,
    };
}
/** A lexer's message is `Unexpected symbol: 'x'. Located at position N within expression: …`. */
function lexerError(message, text) {
    const whole = wholeOf(text);
    const tail = ` within expression: ${text}`;
    const head = message.endsWith(tail) ? message.slice(0, -tail.length) : message;
    const match = /^Unexpected symbol: '(.*)'\. Located at position (\d+)$/s.exec(head);
    if (match === null)
        return { message: 'the expression cannot be read', hint: PARTS, ...whole };
    const symbol = match[1] ?? '';
    const start = Number(match[2]) - 1;
    const at = { start, end: start + Math.max(1, symbol.length) };
    if (symbol.startsWith("'"))
        return { message: 'a text in the expression has no closing quote', hint: QUOTES, ...at };
    if (symbol.includes('"'))
        return { message: 'the expression cannot be read: it has a double quote', hint: QUOTES, ...at };
    const sum = /^[-+*/%]$/.test(symbol) ? 'expressions cannot calculate; do that in "run"' : PARTS;
    return {
        message: `the expression cannot be read: ${JSON.stringify(symbol)} is not expected here`,
        hint: sum,
        ...at,
    };
}

;// CONCATENATED MODULE: ./build/src/pipeline/expressions.js
/** One expression (what stands inside of `${{ }}`) parsed by GitHub's own parser, and what it speaks of. */





/**
 * Parses an expression; spots are offsets in its text. Any name passes for a context or a function here:
 * which of them exist depends on where the expression stands.
 */
function parseExpression(text) {
    let spots = new Map();
    try {
        if (text.trim() === '')
            throw new Error('empty');
        const lexed = new dist/* Lexer */.JG(text).lex().tokens.map(unescaped);
        spots = locate(lexed, text);
        const found = { uses: [], calls: [], spots };
        const tree = new dist/* Parser */.iX(lexed, contextsIn(lexed), functionsIn(lexed)).parse();
        collect(tree, found);
        return { ok: true, value: { tree, uses: found.uses, calls: found.calls } };
    }
    catch (error) {
        return { ok: false, problem: syntaxError(error, { text, spots }) };
    }
}
/** The lexer's own positions are wrong after a text of several lines. */
function locate(tokens, text) {
    const spots = new Map();
    let at = 0;
    for (const token of tokens) {
        while (/\s/.test(text[at] ?? ''))
            at++;
        spots.set(token, { start: at, end: at + token.lexeme.length });
        at += token.lexeme.length;
    }
    return spots;
}
/** The lexer turns only the first `''` of a text into a quote. */
function unescaped(token) {
    if (token.type !== lexer/* TokenType */.ks.STRING)
        return token;
    return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}
function contextsIn(tokens) {
    return tokens.filter((token) => token.type === lexer/* TokenType */.ks.IDENTIFIER).map((token) => token.lexeme);
}
function functionsIn(tokens) {
    return contextsIn(tokens).map((name) => {
        const known = functions/* FUNCTIONS */.AW.get(name.toLowerCase());
        return { name, minArgs: known?.minArgs ?? 0, maxArgs: known?.maxArgs ?? Number.POSITIVE_INFINITY };
    });
}
function collect(node, found) {
    if (node instanceof ast/* ContextAccess */.QC || node instanceof ast/* IndexAccess */.p_)
        collectUse(node, found);
    else if (node instanceof ast/* FunctionCall */.R6)
        collectCall(node, found);
    else if (node instanceof ast/* Grouping */.aU)
        collect(node.group, found);
    else if (node instanceof ast/* Unary */._c)
        collect(node.expr, found);
    else if (node instanceof ast/* Logical */.oD)
        for (const arg of node.args)
            collect(arg, found);
    else if (node instanceof ast/* Binary */.yI) {
        collect(node.left, found);
        collect(node.right, found);
    }
}
function collectCall(node, found) {
    const spot = found.spots.get(node.functionName) ?? { start: 0, end: 0 };
    found.calls.push({ name: node.functionName.lexeme, args: node.args.length, ...spot });
    for (const arg of node.args)
        collect(arg, found);
}
function collectUse(node, found) {
    const keys = [];
    let inner = node;
    while (inner instanceof ast/* IndexAccess */.p_ || inner instanceof ast/* Grouping */.aU) {
        if (inner instanceof ast/* Grouping */.aU) {
            inner = inner.group;
            continue;
        }
        keys.unshift(keyOf(inner.index, found));
        inner = inner.expr;
    }
    if (inner instanceof ast/* ContextAccess */.QC) {
        const spot = found.spots.get(inner.name) ?? { start: 0, end: 0 };
        found.uses.push({ context: inner.name.lexeme.toLowerCase(), keys, ...spot });
    }
    else
        collect(inner, found);
}
function keyOf(index, found) {
    if (index instanceof ast/* Literal */.uS && typeof index.token.value !== 'number') {
        const spot = found.spots.get(index.token);
        if (spot !== undefined)
            return { name: index.literal.coerceString(), ...spot };
    }
    if (!(index instanceof ast/* Star */.FE))
        collect(index, found);
    return { name: null, start: 0, end: 0 };
}


/***/ }),

/***/ 96749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ FUNCTIONS),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   ax: () => (/* binding */ FUNCTION_NAMES)
/* harmony export */ });
const MAX_ARGS = 255;
const RULES = [
    { name: 'contains', minArgs: 2, maxArgs: 2, kind: 'value' },
    { name: 'startsWith', minArgs: 2, maxArgs: 2, kind: 'value' },
    { name: 'endsWith', minArgs: 2, maxArgs: 2, kind: 'value' },
    { name: 'format', minArgs: 1, maxArgs: MAX_ARGS, kind: 'value' },
    { name: 'join', minArgs: 1, maxArgs: 2, kind: 'value' },
    { name: 'toJSON', minArgs: 1, maxArgs: 1, kind: 'value' },
    { name: 'fromJSON', minArgs: 1, maxArgs: 1, kind: 'value' },
    { name: 'case', minArgs: 3, maxArgs: MAX_ARGS, kind: 'value' },
    { name: 'hashFiles', minArgs: 1, maxArgs: MAX_ARGS, kind: 'files' },
    { name: 'success', minArgs: 0, maxArgs: 0, kind: 'status' },
    { name: 'failure', minArgs: 0, maxArgs: 0, kind: 'status' },
    { name: 'always', minArgs: 0, maxArgs: 0, kind: 'status' },
    { name: 'cancelled', minArgs: 0, maxArgs: 0, kind: 'status' },
];
const FUNCTIONS = new Map(RULES.map((rule) => [rule.name.toLowerCase(), rule]));
/** The names as they are written. */
const FUNCTION_NAMES = RULES.map((rule) => rule.name);
/** How many arguments a function takes, in words. */
function argumentsOf(rule) {
    if (rule.name === 'case')
        return '3, 5, 7 or more arguments (an odd number)';
    if (rule.maxArgs === 0)
        return 'no arguments';
    const plural = rule.maxArgs === 1 ? 'argument' : 'arguments';
    if (rule.minArgs === rule.maxArgs)
        return `${rule.minArgs} ${plural}`;
    return rule.maxArgs === MAX_ARGS
        ? `at least ${rule.minArgs} argument`
        : `${rule.minArgs} to ${rule.maxArgs} ${plural}`;
}


/***/ }),

/***/ 79361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ allSteps)
/* harmony export */ });
/** Every step of both sections, in the order of their numbers. */
function allSteps(pipeline) {
    return [...pipeline.steps, ...pipeline.finally];
}


/***/ }),

/***/ 74038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean),
/* harmony export */   k: () => (/* binding */ nearestTo)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** So that a file full of mistakes is still read quickly. */
const MAX_CANDIDATES = 1000;
const MAX_LENGTH = 100;
/** The candidate that differs least from a word, or null where none is close enough to be meant. */
function nearestTo(word, candidates) {
    const meant = word.toLowerCase();
    let best = null;
    let least = Math.max(1, Math.min(3, Math.floor(meant.length / 2))) + 1;
    let seen = 0;
    if (meant.length > MAX_LENGTH)
        return null;
    for (const candidate of candidates) {
        if (++seen > MAX_CANDIDATES)
            break;
        if (Math.abs(candidate.length - meant.length) >= least)
            continue;
        const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(meant, candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}
/** `; did you mean "x"?`, or nothing where no candidate is close. */
function didYouMean(word, candidates) {
    const meant = nearestTo(word, candidates);
    return meant === null ? '' : `; did you mean "${meant}"?`;
}


/***/ }),

/***/ 14576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ splitText),
/* harmony export */   L5: () => (/* binding */ onlyExpression),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** Text with `${{ … }}` in it, cut into its pieces. */
/** Cuts text at `${{` and `}}`, as GitHub does: a `}}` inside of quotes does not end an expression. */
function splitText(text) {
    const segments = [];
    let from = 0;
    for (;;) {
        const open = text.indexOf('${{', from);
        if (open < 0)
            break;
        const close = closing(text, open + 3);
        if (close < 0) {
            segments.push({ kind: 'text', text: text.slice(from), start: from });
            return { segments, unterminated: open };
        }
        if (open > from)
            segments.push({ kind: 'text', text: text.slice(from, open), start: from });
        segments.push({ kind: 'expression', text: text.slice(open + 3, close), start: open + 3 });
        from = close + 2;
    }
    if (from < text.length)
        segments.push({ kind: 'text', text: text.slice(from), start: from });
    return { segments, unterminated: null };
}
/** The one expression that a text consists of, blanks around it aside; null for all other texts. */
function onlyExpression(text) {
    const { segments, unterminated } = splitText(text);
    const rest = segments.filter((segment) => segment.kind === 'expression' || segment.text.trim() !== '');
    const [first] = rest;
    return unterminated === null && rest.length === 1 && first?.kind === 'expression' ? first : null;
}
/** Text without its expressions. */
function plainText(text) {
    return splitText(text)
        .segments.filter((segment) => segment.kind === 'text')
        .map((segment) => segment.text)
        .join(' ');
}
function closing(text, from) {
    let quoted = false;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "'")
            quoted = !quoted;
        else if (!quoted && text[at] === '}' && text[at + 1] === '}')
            return at;
    }
    return -1;
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
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79361);


/**
 * The graph that runs, with each step's *definition*: what makes it another step when it changes. That is its
 * words as written, with `defaults` and the pipeline's `env` applied; not its name, times, retries or `rerun`.
 */
function definitionsOf(pipeline) {
    return (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .B)(pipeline).map((step) => definitionOf(pipeline, step));
}
function definitionOf(pipeline, step) {
    const parts = partsOf(pipeline, step);
    return {
        id: step.id,
        name: step.name,
        number: step.number,
        section: step.section,
        needs: step.needs,
        parts,
        digest: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(parts),
    };
}
/** Parts that say nothing are left out, so that a word the language gains later changes no old digest. */
function partsOf(pipeline, step) {
    const parts = {
        run: step.run,
        shell: step.shell,
        env: orNull(step.env),
        // Apart, since what steps set by $GITHUB_ENV stands over the one and under the other.
        'env of the pipeline': orNull(without(pipeline.env, step.env)),
        'working-directory': step.workingDirectory,
        needs: step.needsWritten ? step.needs : null,
        if: step.if,
        reads: step.reads,
        writes: step.writes,
        'continue-on-error': step.continueOnError === false ? null : step.continueOnError,
    };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}
function orNull(mapping) {
    return Object.keys(mapping).length === 0 ? null : mapping;
}
function without(mapping, other) {
    return Object.fromEntries(Object.entries(mapping).filter(([name]) => !Object.hasOwn(other, name)));
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
    return Object.fromEntries(mentions.github.map((name) => [name, all[name] ?? '']));
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

/***/ 39157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
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

/***/ 15282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xv: () => (/* binding */ hasEndedWell),
  Q2: () => (/* binding */ isLoss),
  S4: () => (/* binding */ judge),
  fz: () => (/* binding */ lostAmong),
  M$: () => (/* binding */ recordsOf)
});

// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
;// CONCATENATED MODULE: ./build/src/plan/facts.js

/** @param changes of the completions that count, each with its basis */
function coversOf(edits, changes) {
    const covers = new Map();
    for (const { change } of edits)
        for (const { path } of change)
            covers.set(path, []);
    if (covers.size === 0)
        return covers;
    for (const [basis, change] of changes)
        for (const { path, before, after } of change ?? [])
            if (!(0,state/* sameState */.yY)(before, after))
                covers.get(path)?.push(basis);
    return covers;
}
/**
 * What persons did that a step would find at its start, oldest first: not what they did to the result of a later step that
 * counts. What they did to the step's own result is among it: the step would start from that.
 * @param edits those that come after the step's completion
 */
function editsBelow({ basis, after }, edits, covers) {
    const isLater = (each) => each > after && each !== basis;
    return edits.flatMap(({ number, change }) => change.filter(({ path }) => !covers.get(path)?.some((each) => isLater(each) && each < number)));
}
/** Paths by name, a few of them. */
function someOf(paths, most = 5) {
    const found = [];
    for (const path of paths) {
        if (found.length === most)
            break;
        found.push(path);
    }
    return found;
}

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
        for (const { path, after } of change) {
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

;// CONCATENATED MODULE: ./build/src/plan/before.js


/** What a completion is held against: the workspace before its place, and what it found at its start where that was something else. */
function groundOf(completion, soFar) {
    const { basis, number, began_after: began } = completion;
    const { stack, edits, covers, counts } = soFar;
    const below = (after) => editsBelow({ basis, after }, edits, covers);
    const atStart = () => {
        if (basis !== number)
            return standInStart(completion, soFar);
        return began === undefined ? null : { tree: stack.upTo(began), edits: below(began) };
    };
    const counted = new Set([...counts.values()].map((each) => each.number));
    return { tree: stack.tree, edits: below(basis), atStart, counted };
}
/** A `rerun: always` step that runs again finds what later steps have left that are reused. */
function standInStart({ basis, number }, { files, covers, candidates }) {
    const isBefore = (each) => each < number;
    const laid = [
        ...files.edits.map((edit) => ({ kind: 'edit', place: edit.number, change: edit.change })),
        ...candidates.flatMap(({ completion }) => {
            const change = files.changes.get(completion.number) ?? [];
            return isBefore(completion.number) ? [{ kind: 'step', place: completion.basis, change }] : [];
        }),
    ];
    const stack = new Stack(files.source);
    for (const each of laid.filter(({ place }) => isBefore(place)).sort((a, b) => a.place - b.place))
        stack.lay(each.change, each);
    const since = files.edits.filter((edit) => !isBefore(edit.number));
    return { tree: stack.tree, edits: editsBelow({ basis, after: basis }, since, covers) };
}
/** The lowest number of completions that there were when one of them was started, of those beside which others ended. */
function earliestStart(candidates) {
    return candidates.reduce((least, { completion }) => Math.min(least, completion.began_after ?? least), Number.POSITIVE_INFINITY);
}
/** Lays the edits that come before a completion's place, and takes them from the list. */
function layEdits(stack, edits, { basis }) {
    for (let next = edits[0]; next !== undefined && next.number < basis; next = edits[0]) {
        stack.lay(next.change, { kind: 'edit', place: next.number });
        edits.shift();
    }
}
/** Lays what a completion has changed. */
function layStep(stack, { basis, number }, files) {
    stack.lay(files?.changes.get(number) ?? [], { kind: 'step', place: basis });
}

// EXTERNAL MODULE: ./build/src/plan/definition.js
var plan_definition = __webpack_require__(86328);
// EXTERNAL MODULE: ./build/src/tree/adopt.js
var adopt = __webpack_require__(93420);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var patterns = __webpack_require__(1671);
;// CONCATENATED MODULE: ./build/src/plan/doubt-files.js





/** The first reason in the files why a completion does not count; null when there is none. */
function doubtOfFiles(subject, ground) {
    return lossOf(subject, ground) ?? doubtOfReads(subject, ground);
}
/** Why what the step changed cannot be had, or not be put where it was made; null where it can. */
function lossOf({ record, completion }, { files, tree }) {
    const { number } = completion;
    const lost = files.lost.get(number);
    if (lost !== undefined)
        return { kind: 'lost', ...lost };
    const change = files.changes.get(number);
    if (change === undefined) {
        const wasSkipped = record.outcome === 'skipped' && record.completion?.number === number;
        return wasSkipped ? null : { kind: 'unsaved' };
    }
    const path = files.place === 'left' ? null : (0,adopt/* misfit */.h)(change, tree, files.committed);
    return path === null ? null : { kind: 'differs', path: (0,tree_path/* textOf */.b6)(path) };
}
function doubtOfReads({ step, completion }, ground) {
    const { files } = ground;
    if (step.reads === null)
        return files.place === 'left' ? null : doubtOfSource(completion, files);
    const matches = (0,patterns/* compilePatterns */.xi)(step.reads);
    const isAsFound = (before) => (0,patterns/* readsDigest */.I2)(withEdits(before), matches) === completion.reads;
    if (!isAsFound(ground)) {
        const start = ground.atStart();
        if (start === null || !isAsFound(start)) {
            const { edits } = start ?? ground;
            return { kind: 'reads', paths: readsChanged({ ...ground, edits }, completion, matches).map(tree_path/* textOf */.b6) };
        }
    }
    if (files.place === 'left' || sameCommit(completion, files))
        return null;
    const name = Object.keys(completion.github).find((each) => completion.github[each] !== (files.github[each] ?? ''));
    return name === undefined ? null : { kind: 'github', name };
}
/** Without `reads` a step depends on all of the source: the commit, or every file where none is known. */
function doubtOfSource(completion, files) {
    const { commit, digest } = completion.source;
    if (commit !== null && files.commit !== null) {
        return commit === files.commit ? null : { kind: 'commit', from: commit, to: files.commit };
    }
    if (digest === files.digest)
        return null;
    return { kind: 'source', paths: sourceChanged(files, () => true).map(tree_path/* textOf */.b6) };
}
function sameCommit({ source }, { commit }) {
    return source.commit !== null && source.commit === commit;
}
/** The workspace before the step's place, with the edits that a person has made to it since. */
function withEdits({ tree, edits }) {
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
 * Which of the files that a step reads have changed, as far as that can be told by name: of what it found only a digest is known. Where
 * neither persons nor the source changed any, it is what other steps left, and left otherwise now or not at all.
 */
function readsChanged({ files, edits, counted }, { number: own, basis, began_after: began = basis }, matches) {
    const meanwhile = files.edits.flatMap(({ number, change }) => number > began && number < basis ? [...change] : []);
    const edited = touchedBy([...edits, ...meanwhile], matches);
    const named = [...someOf(edited), ...sourceChanged(files, matches)];
    if (named.length > 0)
        return [...new Set(named)];
    const others = [...files.changes].filter(([number]) => number !== own);
    const pathsOf = (some) => [
        ...new Set(someOf(some.flatMap(([, change]) => touchedBy(change, matches)))),
    ];
    const leftOut = pathsOf(others.filter(([number]) => !counted.has(number)));
    return leftOut.length > 0 ? leftOut : pathsOf(others);
}
function touchedBy(change, matches) {
    return change.flatMap(({ path, before, after }) => matches(path) && !(0,state/* sameState */.yY)(before, after) ? [path] : []);
}
function sourceChanged({ source, sourceBefore }, matches) {
    if (sourceBefore === null)
        return [];
    const paths = [...new Set([...sourceBefore.keys(), ...source.keys()])];
    return someOf(paths.filter((path) => {
        const [before, now] = [sourceBefore.get(path), source.get(path)];
        return matches(path) && !(0,state/* sameState */.yY)(before, now) && !(0,state/* sameInGit */.y)(before, now);
    }));
}

;// CONCATENATED MODULE: ./build/src/plan/judge.js





/**
 * Goes through the completions in their order, with the workspace as it was before each. Where one does not count that
 * is entangled with another, that one does not either, and all are gone through again; so they are without its change, on
 * which a person's edits may stand that are then found by those before it.
 */
function judge(request) {
    const candidates = candidatesOf(request);
    const excluded = new Map();
    for (let counting = candidates;;) {
        const covers = coversBy(counting, request);
        const judged = walk(request, candidates, { excluded, covers });
        const size = excluded.size;
        for (const [step, reason] of entangledWith(request.record, judged))
            excluded.set(step, reason);
        const left = counting.filter(({ step }) => judged.counts.has(step.id));
        const isSettled = left.length === counting.length || [...covers.values()].every((each) => each.length === 0);
        if (excluded.size === size && isSettled)
            return judged;
        counting = left;
    }
}
function coversBy(counting, { files }) {
    return coversOf(files?.edits ?? [], counting.map(({ completion: { basis, number } }) => [basis, files?.changes.get(number)]));
}
/** The completions that may count, in their order. For a `rerun: always` step a later try that failed changes nothing. */
function candidatesOf({ pipeline, record }) {
    const records = recordsOf(record);
    return pipeline.steps
        .flatMap((step) => {
        const own = records.get(step.id);
        const isAlways = step.rerun === 'always';
        const completion = isAlways ? own?.last_good : own?.completion;
        return own && completion && (isAlways || hasEndedWell(own)) ? [{ step, record: own, completion }] : [];
    })
        .sort((a, b) => a.completion.basis - b.completion.basis);
}
function walk(request, candidates, { excluded, covers }) {
    const { files, chosen } = request;
    const now = new Map(request.definition.map((entry) => [entry.id, entry]));
    const counts = new Map();
    const doubts = new Map();
    const stack = new Stack(files?.source ?? new Map(), earliestStart(candidates));
    const edits = [...(files?.edits ?? [])];
    for (const { step, record, completion } of candidates) {
        layEdits(stack, edits, completion);
        const { tree } = stack;
        // Other doubts do not stop a `never` step: they must not hide that its files are gone.
        const loss = files && step.rerun === 'never' ? lossOf({ record, completion }, { files, tree }) : null;
        const doubt = loss ??
            excluded.get(step.id) ??
            doubtOf({ step, completion, inputs: request.inputs, counts, now }) ??
            (files &&
                doubtOfFiles({ step, record, completion }, { files, ...groundOf(completion, { files, stack, edits, covers, counts, candidates }) }));
        if (doubt !== null)
            doubts.set(step.id, doubt);
        if (step.id === chosen || (doubt !== null && !isKept(step, record, doubt)))
            continue;
        counts.set(step.id, completion);
        layStep(stack, completion, files);
    }
    return { counts, doubts };
}
/** `rerun: never` stands, whatever changed, unless its files cannot be brought back. */
function isKept(step, record, doubt) {
    return step.rerun === 'never' && record.outcome !== 'skipped' && !isLoss(doubt);
}
/** Whether a reason says that what a step left behind cannot be had, or not whole: of entangled steps one may have the other's files. */
function isLoss({ kind }) {
    return kind === 'lost' || kind === 'differs' || kind === 'unsaved' || kind === 'entangled';
}
/**
 * Which steps of some have lost what they left behind, whatever else speaks against them.
 * @param taken they and what counts, as if all of it counted
 */
function lostAmong(request, { taken, counting }) {
    const { files } = request;
    const lost = new Set();
    if (files === null)
        return lost;
    const stack = new Stack(files.source);
    const edits = [...files.edits];
    for (const { step, record, completion } of candidatesOf(request)) {
        layEdits(stack, edits, completion);
        const isTaken = taken.has(step.id) && !counting.has(step.id);
        const loss = isTaken ? lossOf({ record, completion }, { files, tree: stack.tree }) : null;
        if (loss !== null)
            lost.add(step.id);
        else if (isTaken || counting.has(step.id))
            layStep(stack, completion, files);
    }
    return lost;
}
/** Steps whose completion counts although one that it is entangled with does not. */
function entangledWith(record, { counts }) {
    const layers = (record?.layers ?? []).filter((layer) => layer.kind === 'step');
    const stepOf = new Map(layers.map((layer) => [layer.number, layer.step ?? '']));
    const counted = new Map([...counts].map(([step, { number }]) => [number, step]));
    return layers.flatMap(({ number, entangled }) => (entangled ?? []).flatMap((mate) => {
        const [one, other] = [counted.get(number ?? 0), counted.get(mate)];
        if (one !== undefined && other === undefined)
            return [[one, { kind: 'entangled', step: stepOf.get(mate) ?? '' }]];
        if (one === undefined && other !== undefined)
            return [[other, { kind: 'entangled', step: stepOf.get(number) ?? '' }]];
        return [];
    }));
}
/** Why a completion does not count, files aside; null when nothing speaks against it. */
function doubtOf({ step, completion, inputs, counts, now }) {
    const definition = now.get(step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    if (completion.definition !== definition.digest) {
        return { kind: 'definition', parts: (0,plan_definition/* changedParts */.Ty)(completion, definition) };
    }
    const values = (0,plan_definition/* mentionedInputs */.zB)(step, inputs);
    const names = new Set([...Object.keys(values), ...Object.keys(completion.inputs)]);
    for (const input of names) {
        if (values[input] !== completion.inputs[input])
            return { kind: 'input', input };
    }
    const noted = new Map(completion.needs.map((need) => [need.step, need.basis]));
    const added = step.needs.find((need) => !noted.has(need));
    if (added !== undefined)
        return { kind: 'needs', step: added, change: 'added' };
    const removed = [...noted.keys()].find((need) => !step.needs.includes(need));
    if (removed !== undefined)
        return { kind: 'needs', step: removed, change: 'removed' };
    const basisOf = (need) => counts.get(need)?.basis;
    const again = step.needs.find((need) => basisOf(need) === undefined || basisOf(need) !== noted.get(need));
    return again === undefined ? null : { kind: 'needs', step: again, change: 'runs-again' };
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

/***/ 73866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ nothingToDo),
/* harmony export */   aT: () => (/* binding */ mustBeNamed),
/* harmony export */   b1: () => (/* binding */ neededOf),
/* harmony export */   bB: () => (/* binding */ decisionsOf),
/* harmony export */   et: () => (/* binding */ plan),
/* harmony export */   q5: () => (/* binding */ isPlan),
/* harmony export */   wj: () => (/* binding */ withFinally)
/* harmony export */ });
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79361);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41206);
/* harmony import */ var _tree_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1671);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86328);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39157);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15282);






/** Decides every step, in one call and before anything runs. */
function plan(request) {
    const { pipeline, record, choice } = request;
    const definition = (0,_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionsOf */ .mu)(pipeline);
    const chosen = choice.kind === 'all' || isBegun(choice) ? null : choice.step;
    const question = { ...request, definition, chosen };
    const judged = decideAll(question);
    const missing = choice.kind === 'all' ? [] : takePresent(judged, question, choice);
    if (choice.kind !== 'all' && missing.length > 0) {
        return { kind: 'not-completed', chosen: choice.step, steps: missing };
    }
    applyChoice(judged, request);
    withhold(judged, pipeline.steps, record);
    runAlways(judged, pipeline.steps);
    return { steps: [...judged.values(), ...decideFinally(pipeline, choice)], definition };
}
function isBegun(choice) {
    return choice.kind === 'only' && choice.begun === true;
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
    const { pipeline, record, chosen, history } = question;
    const { counts, doubts } = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(question);
    const records = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(record);
    const planned = new Map();
    for (const step of (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(pipeline.steps)) {
        const own = records.get(step.id);
        const completion = counts.get(step.id);
        const verdict = {
            step,
            record: own,
            doubt: doubts.get(step.id) ?? null,
            counts: completion !== undefined && (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEndedWell */ .Xv)(own),
            chosen: step.id === chosen,
            unsure: history === 'uncertain' || own?.maybe_started === true,
        };
        const isAlways = completion !== undefined && step.rerun === 'always';
        planned.set(step.id, { ...decide(verdict), standsFor: isAlways ? completion.basis : null });
    }
    return planned;
}
function decide({ step, record, doubt, counts, chosen, unsure }) {
    const base = { id: step.id, needs: step.needs, section: step.section, standsFor: null };
    if (counts && record?.completion) {
        const { number: completion } = record.completion;
        const kind = doubt !== null ? 'kept' : record.outcome === 'skipped' ? 'skipped' : 'completed';
        return { ...base, decision: 'reuse', reason: { kind, completion } };
    }
    const reason = chosen ? { kind: 'chosen' } : whyAgain(record, doubt);
    const asks = step.rerun === 'ask' || (step.rerun === 'never' && (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoss */ .Q2)(reason));
    if (asks && !chosen && record !== undefined && mustBeNamed(record)) {
        return { ...base, decision: 'ask', reason: { kind: 'started-before', because: reason } };
    }
    if (step.rerun === 'ask' && !chosen && unsure) {
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
    const mentioned = step.mentions.outputs.filter((entry) => entry.step === from || entry.step === '*');
    const outputs = withheld.outputs.filter((name) => mentioned.some((entry) => entry.output === '*' || entry.output === name));
    return [...outputs, ...withheld.env, ...(withheld.path ? ['PATH'] : [])];
}
/** `rerun: always`: runs in every attempt in which a step that depends on it runs. */
function runAlways(judged, steps) {
    const order = (0,_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .al)(steps);
    const unreachable = behindQuestions(judged, order);
    const busy = new Set();
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

/***/ 93420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ adopt),
/* harmony export */   h: () => (/* binding */ misfit)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53951);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);



/**
 * The source of an attempt in another workspace. Where what was found is a state that the run knows at that path, it is
 * what the run's source has there, with its recorded time; elsewhere it is what was found. The result can exist on disk:
 * above what was found and is not known stand the directories that were found there, below a file there is nothing.
 *
 * @param isOfHere whether the source has at a path what was found, whatever the run knows
 */
function adopt(source, found, { known, isOfHere }) {
    const foreign = [];
    const isForeign = (path, entry) => entry?.kind === 'other' || !known.has(path, entry) || isOfHere(path);
    for (const path of source.keys())
        if (isForeign(path, found.get(path)))
            foreign.push(path);
    for (const [path, entry] of found) {
        if (!source.has(path) && isForeign(path, entry))
            foreign.push(path);
    }
    return (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .overlay */ .Lw)(source, found, foreign);
}
/**
 * The first path at which a tree is not what a change was made from, or null where the change can be applied. Also a file
 * in the place of a directory that the change writes into, and what lies in a directory that the change replaces and did
 * not see: applying the change would take both away.
 * @param committed where somebody has committed what the change left there is nothing to apply
 */
function misfit(change, tree, committed = new Set()) {
    const isThere = ({ path, after }) => committed.has(path) && (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(after, tree.get(path));
    const differing = change.find((changed) => !fits(changed, tree.get(changed.path)) && !isThere(changed));
    if (differing !== undefined)
        return differing.path;
    const named = new Set(change.map(({ path }) => path));
    return inTheWay(change, { tree, named }) ?? unseen(change, { tree, named });
}
/**
 * A folder that is made, or in which something changed, is a folder whether it is there or not, and whatever its mode: git keeps
 * none, and another machine has others. What could not be saved is never told to be the same, nor written over.
 */
function fits({ before, after }, here) {
    if (before?.kind === 'other')
        return (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(after, here);
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, here))
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
        if (above !== null && !named.has(above) && tree.get(above)?.kind !== 'directory')
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
        if (!named.has(path) && (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelowAny */ .OU)(path, replaced))
            return path;
    return null;
}


/***/ }),

/***/ 53951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   OU: () => (/* binding */ isBelowAny)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71078);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91715);


/**
 * The source with the changes applied in order; the source itself is not altered. The result can exist on disk: what is
 * not a directory has nothing below it, and what is in the way above is made a directory (mode 0o755, with the time of
 * what lies below), up to the root that it is in. A directory is deleted only when nothing is left in it.
 *
 * @param source a tree that can exist on disk
 * @param roots the folders of `workspace.paths`; nothing above them becomes an entry
 */
function fold(source, changes, roots) {
    const folding = new Folding(source, (path) => roots.some((root) => path === root || (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Yw)(path, root)));
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
        for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path); above !== null && !puts.has(above); above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
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
        const sorted = puts.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f);
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
        for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path); above !== null && this.#mayBeMade(above); above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
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
        const above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path);
        if (above !== null)
            this.#counts.set(above, (this.#counts.get(above) ?? 0) + by);
    }
}
/** Whether one of the paths lies above this one. */
function isBelowAny(path, others) {
    for (let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path); above !== null; above = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above))
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

/***/ 71078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ byPath)
/* harmony export */ });
/** Sorts by the bytes of the path: each character of a Path is one. A directory comes before what is in it. */
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}


/***/ }),

/***/ 91715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ isPathIn),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gN: () => (/* binding */ parentOf)
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
/** The path above, or null at the top: of `./a` that is null, since the workspace itself is no entry. */
function parentOf(path) {
    const end = path.lastIndexOf('/');
    if (end <= 0)
        return null;
    const parent = path.slice(0, end);
    return parent === '.' || parent === '~' ? null : parent;
}
/** A path of the workspace from text, as people and patterns write it: `a/b`. */
function pathOf(text) {
    return `./${Buffer.from(text, 'utf8').toString('latin1')}`;
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
function matchOf(pattern) {
    const glob = pattern.replace(/^(\.\/+)+/, '').replace(/\/{2,}/g, '/');
    const base = glob.replace(/(\/(\*\*)?)+$/, '');
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
/**
 * Whether two files are the same as git keeps them: content, and whether their owner may execute them. The other permission bits of a
 * checkout are made by the umask.
 */
function sameInGit(a, b) {
    if (a?.kind !== 'file' || b?.kind !== 'file')
        return false;
    return sameState({ ...a, mode: modeInGit(a) }, { ...b, mode: modeInGit(b) });
}
/** The mode that git keeps of a file. */
function modeInGit({ mode }) {
    return (mode & 0o100) === 0 ? 0o644 : 0o755;
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


/***/ }),

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ credentialPlace),
/* harmony export */   c: () => (/* binding */ asksForCredentials)
/* harmony export */ });
/** The well-known files in which tools keep passwords, tokens and private keys. */
/** Files that hold credentials under this name, wherever they are. */
const NAMES = new Set(['.netrc', '_netrc', '.npmrc', '.pypirc', '.git-credentials', '.pgpass']);
/** Files that hold credentials at the end of such a path, by their name. */
const ENDS = byName([
    '.aws/credentials',
    '.azure/accessTokens.json',
    '.azure/msal_token_cache.json',
    '.cargo/credentials',
    '.cargo/credentials.toml',
    '.composer/auth.json',
    '.config/composer/auth.json',
    '.config/containers/auth.json',
    '.config/gcloud/access_tokens.db',
    '.config/gcloud/application_default_credentials.json',
    '.config/gcloud/credentials.db',
    '.config/gh/hosts.yml',
    '.config/git/credentials',
    '.config/helm/registry/config.json',
    '.docker/config.json',
    '.gem/credentials',
    '.kube/config',
    '.m2/settings.xml',
    '.m2/settings-security.xml',
    '.terraform.d/credentials.tfrc.json',
]);
/** What may lie in `.ssh` and is no private key. */
const PUBLIC = /^(?:config|environment|rc|known_hosts.*|authorized_keys.*|.*\.pub)$/;
/**
 * The path by which somebody would list this credential file, or null where it is none: the file itself, for private keys
 * the folder `.ssh`. `.gnupg` is one as a whole.
 */
function credentialPlace(path) {
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    if (NAMES.has(name) || name === '.gnupg')
        return path;
    const ends = ENDS.get(name);
    if (ends?.some((end) => path === end || path.endsWith(`/${end}`)) === true)
        return path;
    const directory = path.slice(0, Math.max(slash, 0));
    const isKey = (directory === '.ssh' || directory.endsWith('/.ssh')) && !PUBLIC.test(name);
    return isKey ? directory : null;
}
/** Whether somebody who lists this path in `workspace.paths` asks for credentials that lie inside of another root. */
function asksForCredentials(path) {
    return credentialPlace(path) !== null || path === '.ssh' || path.endsWith('/.ssh');
}
function byName(ends) {
    return new Map(Object.entries(Object.groupBy(ends, (end) => end.slice(end.lastIndexOf('/') + 1))).map(([name, group]) => [name, group ?? []]));
}


/***/ })

};
