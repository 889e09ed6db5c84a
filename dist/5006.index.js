export const id = 5006;
export const ids = [5006];
export const modules = {

/***/ 8736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ packSource),
/* harmony export */   MF: () => (/* binding */ SOURCE_PACK),
/* harmony export */   cW: () => (/* binding */ unpackSource),
/* harmony export */   h3: () => (/* binding */ SOURCE_GIT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21286);
/* harmony import */ var _saved_past_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82205);
/* harmony import */ var _shell_which_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62929);
/* harmony import */ var _words_git_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81375);
/** The contents of a run that git alone holds, as a file beside its packs: with it a machine needs no clone to read them. */






/** In the folder of a run: a pack of git, and the repository that is made of it. */
const SOURCE_PACK = 'source.pack';
const SOURCE_GIT = 'git';
/** A larger one is left out: a clone has it, too. */
const LARGEST = 512 * 1024 ** 2;
/** Writes the file where git holds something of the run. @returns whether it is there; false where git cannot, or it is too large */
async function packSource({ run, directory, env, temp }) {
    const workspace = run.attempts.at(-1)?.where.workspace;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, SOURCE_PACK);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    if (workspace === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace))
        return false;
    const packs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'packs');
    const history = (0,_files_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .L)({ directory: packs, run, roots: _saved_past_js__WEBPACK_IMPORTED_MODULE_3__/* .EVERYWHERE */ .Zh, admits: _saved_past_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlain */ .$i });
    history.contents.close();
    const blobs = [...new Set(history.held.values())];
    if (blobs.length === 0)
        return false;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, 'source');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    const input = Buffer.from(`${blobs.join('\n')}\n`);
    if (!(await git(['pack-objects', '-q', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'pack')], { cwd: workspace, env, input })))
        return false;
    const made = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).find((name) => name.endsWith('.pack'));
    if (made === undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, made)).size > LARGEST)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, made), path);
    return true;
}
/**
 * Makes a repository of the file, if it is there and git takes it; what is read from it is checked by its digest.
 * @param directory the folder of the run @returns `damaged`: git does not take it, or is not here
 */
async function unpackSource(directory, env) {
    const pack = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, SOURCE_PACK);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pack))
        return 'none';
    const repository = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, SOURCE_GIT);
    const at = { cwd: directory, env };
    let isMade = await git(['init', '-q', '--bare', repository], at);
    if (isMade) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'objects/pack/pack-source.pack');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(pack, place);
        isMade = await git(['index-pack', place], at);
    }
    if (isMade)
        return 'unpacked';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(repository, { recursive: true, force: true });
    return 'damaged';
}
async function git(args, { cwd, env, input }) {
    const program = (0,_shell_which_js__WEBPACK_IMPORTED_MODULE_4__/* .which */ .K)('git', env.PATH, cwd);
    if (program === null)
        return false;
    const { exec } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    const how = {
        cwd,
        env: { ...(0,_words_git_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .gitEnvironment */ ._)(env) },
        silent: true,
        ignoreReturnCode: true,
    };
    try {
        return ((await exec(`"${program}"`, [...args], { ...how, ...(input === undefined ? {} : { input }) })) === 0);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 34800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VB: () => (/* binding */ bring),
/* harmony export */   o2: () => (/* binding */ hasSource)
/* harmony export */ });
/* unused harmony export SIDE_BY_SIDE */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27617);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64972);
/* harmony import */ var _record_packs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58753);
/* harmony import */ var _record_sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32349);
/* harmony import */ var _checkpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66212);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43853);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48942);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73915);
/** Brings a checkpoint to this machine: the journal and the packs of its run, into the folder where runs are kept. */










/** Checkpoints that are fetched side by side. */
const SIDE_BY_SIDE = 4;
/**
 * What is not there afterwards the engine finds missing, and runs the steps again.
 * @returns what could not be had, and why
 * @throws StoreError when the store gives no proper answer; the system's error
 */
async function bring(request) {
    const { found, directory } = request;
    const packs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'packs');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(packs, { recursive: true });
    const missing = new Set((0,_record_packs_js__WEBPACK_IMPORTED_MODULE_8__/* .packsOf */ .m)(found.run));
    const take = (held) => held.filter((pack) => missing.delete(pack));
    for (const pack of take(found.checkpoint.header.packs.map((each) => each.pack)))
        await found.checkpoint.extract(pack, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(packs, (0,_checkpoint_format_js__WEBPACK_IMPORTED_MODULE_2__/* .packName */ .HC)(pack)));
    const links = found.checkpoint.header.chain
        .map(({ packs: held, ...entry }) => ({ entry, packs: take(held) }))
        .filter((link) => link.packs.length > 0);
    const live = (0,_record_packs_js__WEBPACK_IMPORTED_MODULE_8__/* .livePacks */ .N)(found.run);
    const all = links.length + 1;
    const lost = [];
    let done = 1;
    request.progress(done, all);
    const work = async () => {
        for (let link = links.shift(); link !== undefined; link = links.shift()) {
            const why = await bringPacks(request, link.entry, link.packs);
            // What was done again since is no loss.
            if (why !== null && link.packs.some((pack) => live.has(pack)))
                lost.push(`checkpoint ${(0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .Vb)(link.entry)}: ${why}`);
            done += 1;
            request.progress(done, all);
        }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'events.ndjson'), found.checkpoint.journal);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'run.json'), (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRun */ .TI)(found.run));
    return lost;
}
/** Whether the files that a run began with are there: without them nothing of it fits anywhere. @param directory the folder of the run */
function hasSource(run, directory) {
    const refs = (0,_record_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .sourcesAlike */ .X)(run).map(({ change }) => change.pack);
    const isThere = (ref) => ref === null || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'packs', (0,_checkpoint_format_js__WEBPACK_IMPORTED_MODULE_2__/* .packName */ .HC)(ref.pack)));
    return refs.length === 0 || refs.some(isThere);
}
/** @returns why they could not be had */
async function bringPacks({ objects, owner, directory, temp }, entry, packs) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, 'fetched-')), 'checkpoint');
    const fetched = await objects.fetch((0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .keyOf */ .TN)((0,_owner_js__WEBPACK_IMPORTED_MODULE_7__/* .lineOf */ .cA)(owner), entry), path);
    if (fetched !== 'found')
        return _find_js__WEBPACK_IMPORTED_MODULE_5__/* .USELESS */ .vR[fetched];
    try {
        const file = _checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckpointFile */ .Rm.open(path);
        if (!file.isOf(owner, entry))
            return 'it is of another run than its key says';
        for (const pack of packs) {
            if (!(await file.extract(pack, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'packs', (0,_checkpoint_format_js__WEBPACK_IMPORTED_MODULE_2__/* .packName */ .HC)(pack)))))
                return `it has no pack ${pack}`;
        }
        file.remove();
        return null;
    }
    catch (error) {
        if (error instanceof _checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckpointDamaged */ .sK)
            return error.message;
        if (error instanceof _record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherSchema */ .UE)
            throw (0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .ofOther */ .sA)(entry, error);
        throw error;
    }
}


/***/ }),

/***/ 66212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ writeCheckpoint),
/* harmony export */   Rm: () => (/* binding */ CheckpointFile),
/* harmony export */   sK: () => (/* binding */ CheckpointDamaged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91516);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64972);
/* harmony import */ var _header_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24431);
/**
 * A checkpoint as one file: who it is of, the journal of its run, and packs. The bytes are described in docs/format.md.
 * Everything but the packs is verified when it is opened; a pack verifies itself when it is read.
 */






const MAGIC = Buffer.from('SAVECKPT', 'latin1');
const FORMAT = 1;
/** The magic, the format, the format again, the length of the header, its SHA-256. */
const FRAME = 56;
/** Bytes of a pack that are copied at a time: by the usual 64 KiB, a pack of 250 MB takes five times as long. */
const AT_ONCE = 4 * 1024 ** 2;
const HEADER_MAX = 16 * 1024 ** 2;
/** More text than any journal has. */
const TEXT_MAX = 1024 ** 3;
/** It is no checkpoint, or not as it was written. */
class CheckpointDamaged extends Error {
    name = 'CheckpointDamaged';
}
/** Writes a new file, and answers with its length in bytes. @throws the system's error */
async function writeCheckpoint(path, { header, journal, packs }) {
    const events = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.zstdCompressSync)(journal);
    const sized = packs.map(({ pack, path: at }) => ({ pack, at, bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at).size }));
    const whole = {
        ...header,
        journal: { bytes: events.length, digest: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(events) },
        packs: sized.map(({ pack, bytes }) => ({ pack, bytes })),
    };
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.zstdCompressSync)(JSON.stringify(whole));
    const parts = [frameOf(text), text, events];
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(parts, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
    for (const { at, bytes } of sized) {
        if (bytes > 0)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(at, { end: bytes - 1, highWaterMark: AT_ONCE }), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'a' }));
    }
    const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
    const expected = [...parts.map((part) => part.length), ...sized.map(({ bytes }) => bytes)].reduce((a, b) => a + b, 0);
    if (written !== expected)
        throw new Error(`a pack changed while it was read: ${path}`);
    return written;
}
/** An opened checkpoint, whose header and journal are verified. */
class CheckpointFile {
    header;
    journal;
    #path;
    #packsAt;
    constructor(path, header, rest) {
        this.#path = path;
        this.header = header;
        this.journal = rest.journal;
        this.#packsAt = rest.packsAt;
    }
    /** @throws CheckpointDamaged; the system's error */
    static open(path) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
            const frame = bytesAt(fd, 0, FRAME);
            const length = lengthIn(frame);
            const text = bytesAt(fd, FRAME, length);
            if ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(text) !== frame.toString('hex', 24, FRAME))
                throw new CheckpointDamaged('its header is damaged');
            const header = headerIn(unpacked(text, HEADER_MAX));
            const events = bytesAt(fd, FRAME + length, header.journal.bytes);
            if ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(events) !== header.journal.digest)
                throw new CheckpointDamaged('its journal is damaged');
            const packsAt = FRAME + length + events.length;
            const total = header.packs.reduce((sum, { bytes }) => sum + bytes, packsAt);
            if (total !== size)
                throw new CheckpointDamaged(`it is ${size} bytes long and should be ${total}`);
            return new CheckpointFile(path, header, { journal: unpacked(events, TEXT_MAX), packsAt });
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    /** Whether it is what a key promises: of this line, at this place. */
    isOf(owner, place) {
        const { header } = this;
        return ((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(header.owner) === (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(owner) &&
            header.place.claim === place.claim &&
            header.place.sequence === place.sequence);
    }
    /** Writes a pack to a file of its own. @returns false where it holds no such pack @throws the system's error */
    async extract(pack, to) {
        let at = this.#packsAt;
        for (const each of this.header.packs) {
            if (each.pack === pack) {
                const range = { start: at, end: at + each.bytes - 1, highWaterMark: AT_ONCE };
                const from = each.bytes === 0 ? [] : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(this.#path, range);
                await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(from, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(to, { flags: 'wx' }));
                return true;
            }
            at += each.bytes;
        }
        return false;
    }
    remove() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#path, { force: true });
    }
}
function frameOf(text) {
    const frame = Buffer.alloc(FRAME);
    MAGIC.copy(frame);
    frame.writeUInt32LE(FORMAT, 8);
    frame.writeUInt32LE(againOf(FORMAT), 12);
    frame.writeBigUInt64LE(BigInt(text.length), 16);
    frame.write((0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(text), 24, 'hex');
    return frame;
}
/** What stands after a format, so that one that is damaged is not taken for a newer one. */
function againOf(format) {
    return format === 1 ? 0 : format;
}
function lengthIn(frame) {
    if (!frame.subarray(0, 8).equals(MAGIC))
        throw new CheckpointDamaged('it is no checkpoint');
    const format = frame.readUInt32LE(8);
    const isSaidTwice = frame.readUInt32LE(12) === againOf(format);
    if (isSaidTwice && format > FORMAT)
        throw new _record_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .OtherSchema */ .UE(format, { what: 'format', known: FORMAT });
    const length = Number(frame.readBigUInt64LE(16));
    if (format !== FORMAT || !isSaidTwice)
        throw new CheckpointDamaged('its beginning is damaged');
    if (length > HEADER_MAX)
        throw new CheckpointDamaged('its header is too long');
    return length;
}
function bytesAt(fd, at, length) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size < at + length)
        throw new CheckpointDamaged('it is cut short');
    const bytes = Buffer.alloc(length);
    for (let read = 0; read < length;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, read, length - read, at + read);
        if (count === 0)
            throw new CheckpointDamaged('it is cut short');
        read += count;
    }
    return bytes;
}
function unpacked(bytes, maxOutputLength) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.zstdDecompressSync)(bytes, { maxOutputLength }).toString();
    }
    catch (error) {
        throw new CheckpointDamaged(error.message);
    }
}
function headerIn(text) {
    let header;
    try {
        header = JSON.parse(text);
    }
    catch {
        throw new CheckpointDamaged('its header is not JSON');
    }
    if (!(0,_header_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeader */ .gN)(header))
        throw new CheckpointDamaged('its header does not say what it must');
    return header;
}


/***/ }),

/***/ 54748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ claim),
/* harmony export */   Q: () => (/* binding */ FURTHEST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24431);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48942);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73915);
/** Taking over a line that somebody else may take over at the same moment: by a claim that the cache lets only one make. */





const TRIES = 3;
/** So far after the highest that it knows an attempt may claim. */
const FURTHEST = TRIES + 1;
/** What saving says is not believed: what can be read back tells whose the claim is. */
async function claim(request) {
    const { objects, owner, highest, random, by, temp, until } = request;
    const line = (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .lineOf */ .cA)(owner);
    const mine = JSON.stringify({ random, by });
    if (objects.access.write !== 'yes')
        return { kind: 'unclaimed', claim: highest + 1 };
    for (let number = highest + 1; number <= Math.min(highest + TRIES, _keys_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST */ ._B); number++) {
        const key = (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(line, (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .claimEntry */ .tK)(number));
        if (until.aborted)
            break;
        const note = await makeNote({ objects, owner, key, mine, temp, until });
        if (note.kind === 'read' && note.text === mine)
            return { kind: 'held', claim: number };
        if (note.kind === 'read')
            return { kind: 'taken', claim: number, by: claimantIn(note.text) };
        if (note.kind === 'denied')
            return { kind: 'denied', claim: number, why: note.why };
    }
    return { kind: 'unclaimed', claim: highest + FURTHEST };
}
/** Who says in a note that it has claimed; null where it does not say. */
function claimantIn(text) {
    try {
        const { by } = JSON.parse(text);
        return (0,_header_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorkflowAttempt */ .dq)(by) ? by : null;
    }
    catch {
        return null;
    }
}
/** Writes it and reads back what is there. */
async function makeNote({ objects, owner, key, mine, temp, until }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, 'claim-'));
    try {
        const [from, to] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'mine'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'found')];
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(from, mine);
        // What is read back tells more than a look before and after.
        const saved = await objects.save({ key, from, beside: null, about: (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .aboutOf */ .rI)(owner), until });
        if (saved.kind === 'failed' && saved.lasting)
            return { kind: 'denied', why: saved.why };
        if (until.aborted)
            return { kind: 'none' };
        if ((await objects.fetch(key, to)) === 'absent')
            return { kind: 'none' };
        return { kind: 'read', text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(to, 'utf8') };
    }
    catch {
        return { kind: 'none' };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 43853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   sA: () => (/* binding */ ofOther),
/* harmony export */   uo: () => (/* binding */ findOther),
/* harmony export */   vR: () => (/* binding */ USELESS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5988);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64972);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46848);
/* harmony import */ var _checkpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66212);
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54748);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48942);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73915);
/** Finds the newest checkpoint of a line that can be read. */









/** Claims in a row of which nothing is left, before older ones are not looked for. */
const GAP = 20;
/** Sequences in a row, the same: each checkpoint that could not be saved has used one up. */
const GAP_IN_CLAIM = 100;
/** @throws StoreError when the store gives no proper answer, or another version of Savepoint wrote what is there */
async function find(request) {
    const top = await topOf(request);
    if (top === null)
        return { newest: null, passed: [], claim: 0, unread: null };
    const passed = [];
    let known = null;
    for await (const stretch of stretches(request, top)) {
        known ??= { claim: stretch.top.claim, sequence: stretch.top.sequence };
        const read = await newestIn(request, stretch);
        passed.push(...read.passed);
        if (read.opened !== null)
            return { newest: { ...read.opened, known }, passed, claim: top.claim, unread: null };
    }
    const unread = passed.find((line) => line.endsWith(CUT_SHORT)) ?? null;
    return { newest: null, passed, claim: top.claim, unread };
}
/** Another run of the line instead of the one that was found. @throws StoreError as `find` does */
async function findOther(request, found, other) {
    const passed = [];
    for (const claim of [other.claim, ...other.earlier]) {
        const place = { claim, sequence: claim === other.claim ? other.sequence : 1 };
        const stretch = await stretchOf(request, claim);
        if (stretch === null) {
            passed.push(`checkpoint ${nameOf(place)}: ${GONE}`);
            continue;
        }
        const read = await newestIn(request, stretch, Math.max(stretch.top.sequence, place.sequence));
        passed.push(...read.passed);
        const { opened } = read;
        if (opened?.run.run_id === other.run)
            return { ...found, newest: { ...opened, known: found.newest?.known ?? place }, passed };
    }
    return { ...found, newest: null, passed };
}
/** The newest checkpoint of a claim that can be read, and why newer ones cannot. */
async function newestIn(request, { listed, top }, last = top.sequence) {
    const passed = [];
    let gone = 0;
    for (let sequence = last; sequence >= 1 && gone < GAP_IN_CLAIM; sequence--) {
        const place = { claim: top.claim, sequence };
        const entry = sequence === top.sequence ? top : await entryAt(request, place);
        const opened = entry === null ? GONE : await open(request, entry);
        if (typeof opened !== 'string')
            return { opened, passed };
        gone = opened === GONE ? gone + 1 : 0;
        if (opened !== GONE || sequence >= listed)
            passed.push(`checkpoint ${nameOf(place)}: ${opened}`);
    }
    return { opened: null, passed };
}
/** The entry at a place, whatever its key tells besides. A miss may be a slip of the service: a second look confirms it. */
async function entryAt(request, place) {
    const prefix = (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .placePrefix */ .Oy)((0,_owner_js__WEBPACK_IMPORTED_MODULE_7__/* .lineOf */ .cA)(request.owner), place);
    return (await newestEntry(request, prefix)) ?? newestEntry(request, prefix);
}
/** The entry that the service names first of those whose key begins so. */
async function newestEntry({ objects, owner }, prefix) {
    const key = await objects.newest(prefix);
    return key === null ? null : (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .entryIn */ .Gi)((0,_owner_js__WEBPACK_IMPORTED_MODULE_7__/* .lineOf */ .cA)(owner), key);
}
/** How people are told of a place. */
function nameOf({ claim, sequence }) {
    return `${claim}.${sequence}`;
}
/** The highest claim with the last place in it that the service names first. */
async function topOf(request) {
    const { ceiling } = request;
    const line = (0,_owner_js__WEBPACK_IMPORTED_MODULE_7__/* .lineOf */ .cA)(request.owner);
    const newest = (prefix) => newestEntry(request, prefix);
    // A miss may be a slip of the service: a second look confirms it.
    const first = (await newest((0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .linePrefix */ .NF)(line))) ?? (await newest((0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .linePrefix */ .NF)(line)));
    if (first === null)
        return null;
    const inClaim = (claim) => newest((0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .claimPrefix */ .Pq)(line, claim));
    let top = first;
    for (let claim = ceiling ?? 0; claim > top.claim; claim--)
        top = (await inClaim(claim)) ?? top;
    // While claims are behind the numbers, nobody has come in between who made one after another.
    return ceiling !== null && top.claim < ceiling ? top : lastClaim(top, inClaim);
}
/** An earlier attempt may have saved last: the claims after the named one are asked for, as far as one can be made after another. */
async function lastClaim(first, newest) {
    for (let top = first;;) {
        const ahead = Array.from({ length: _claim_js__WEBPACK_IMPORTED_MODULE_5__/* .FURTHEST */ .Q }, (_, nth) => top.claim + nth + 1);
        // One after the other: at the same time each would start a process of its own, which takes longer than all of them.
        const places = await Array.fromAsync(ahead.filter((claim) => claim <= _keys_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST */ ._B), (claim) => newest(claim));
        const last = places.findLast((place) => place !== null) ?? null;
        if (last === null)
            return top;
        top = last;
    }
}
/** From the newest claim to the oldest. An upload that was given up may have finished late: what comes after the listed is asked for. */
async function* stretches(request, top) {
    let absent = 0;
    for (let claim = top.claim; claim >= 1 && absent < GAP; claim--) {
        const stretch = await stretchOf(request, claim, claim === top.claim ? top : null);
        absent = stretch === null ? absent + 1 : 0;
        if (stretch !== null)
            yield stretch;
    }
}
/** @param named the place in the claim that the service has named already @returns null where nothing of the claim is there */
async function stretchOf(request, claim, named = null) {
    const line = (0,_owner_js__WEBPACK_IMPORTED_MODULE_7__/* .lineOf */ .cA)(request.owner);
    const first = named ?? (await newestEntry(request, (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .claimPrefix */ .Pq)(line, claim)));
    if (first === null)
        return null;
    let top = first;
    while (top.sequence < _keys_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST */ ._B) {
        const next = await newestEntry(request, (0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .placePrefix */ .Oy)(line, { claim, sequence: top.sequence + 1 }));
        if (next === null)
            break;
        top = next;
    }
    return { listed: first.sequence, top };
}
const GONE = 'it is gone';
const CUT_SHORT = 'it came cut short';
/** Why what was fetched is of no use. */
const USELESS = {
    absent: GONE,
    damaged: 'it is damaged',
    'cut-short': CUT_SHORT,
};
/** What is said of a checkpoint that another version of Savepoint wrote. */
function ofOther(place, { told }) {
    return new _store_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .WrittenByOther */ .Bs(`checkpoint ${nameOf(place)} was ${told}`);
}
/** @returns why it is of no use, where it is not */
async function open({ objects, owner, temp }, place) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, 'fetched-')), 'checkpoint');
    const fetched = await objects.fetch((0,_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .keyOf */ .TN)((0,_owner_js__WEBPACK_IMPORTED_MODULE_7__/* .lineOf */ .cA)(owner), place), path);
    if (fetched !== 'found')
        return USELESS[fetched];
    try {
        const checkpoint = _checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckpointFile */ .Rm.open(path);
        if (!checkpoint.isOf(owner, place))
            return 'it is of another run than its key says';
        const run = (0,_record_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .foldAll */ .hY)((0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEvents */ .PH)(checkpoint.journal));
        if (run.run_id !== checkpoint.header.run)
            return 'its journal is of another run';
        if (run.last_event !== checkpoint.header.event)
            return 'its journal is not the one that its header tells of';
        return { checkpoint, run, place };
    }
    catch (error) {
        if (error instanceof _record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherSchema */ .UE)
            throw ofOther(place, error);
        if (error instanceof _checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckpointDamaged */ .sK)
            return error.message;
        return `it cannot be read: ${error.message}`;
    }
}


/***/ }),

/***/ 24431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ MOST_EARLIER),
/* harmony export */   dq: () => (/* binding */ isWorkflowAttempt),
/* harmony export */   gN: () => (/* binding */ isHeader)
/* harmony export */ });
/* harmony import */ var _checkpoint_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27617);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48942);
/** What a checkpoint says of itself. Whoever can write to a cache can write a header: nothing of it is used unchecked. Pure. */


/** @param value what JSON says, of any type */
function isHeader(value) {
    return (isObject(value) &&
        isOwner(value.owner) &&
        isPlace(value.place) &&
        (value.workflow_run === null || isText(value.workflow_run)) &&
        isRunId(value.run) &&
        isCount(value.event) &&
        isJournal(value.journal) &&
        isListOf(value.packs, isPack) &&
        new Set(value.packs.map(({ pack }) => pack)).size === value.packs.length &&
        isListOf(value.chain, isLink) &&
        isListOf(value.by, isWorkflowAttempt) &&
        isListOf(value.others, isOtherRun));
}
const isObject = (value) => typeof value === 'object' && value !== null;
const isText = (value) => typeof value === 'string';
const isRunId = (value) => isText(value) && /^\d{8}-\d{6}-[a-z0-9-]{1,64}$/.test(value);
/** More are not looked through. */
const MOST_EARLIER = 20;
const isKeyNumber = (value) => isCount(value) && Number(value) <= _keys_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B;
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
function isListOf(value, isOne) {
    return Array.isArray(value) && value.every(isOne);
}
function isOwner(value) {
    const texts = ['repository', 'workflow', 'ref', 'job', 'matrix', 'use', 'pipeline'];
    return isObject(value) && texts.every((name) => isText(value[name])) && isObject(value.scope);
}
function isPlace(value) {
    return isObject(value) && [value.claim, value.sequence].every((each) => isCount(each) && each <= _keys_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B);
}
function isJournal(value) {
    return isObject(value) && isCount(value.bytes) && isText(value.digest);
}
function isPack(value) {
    return isObject(value) && (0,_checkpoint_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isPackNumber */ .po)(value.pack) && isCount(value.bytes);
}
function isLink(value) {
    if (!isPlace(value))
        return false;
    const { attempt, steps, resumable, packs } = value;
    return ([attempt, steps].every(isKeyNumber) && typeof resumable === 'boolean' && isListOf(packs, _checkpoint_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isPackNumber */ .po));
}
function isWorkflowAttempt(value) {
    return isObject(value) && isText(value.workflow_run) && isCount(value.attempt);
}
function isDigests(value) {
    return isObject(value) && Object.values(value).every(isText);
}
function isOtherRun(value) {
    if (!isPlace(value))
        return false;
    const { run, workflow_run: by, inputs, completed, earlier } = value;
    const isBy = by === null || isText(by);
    const isEarlier = isListOf(earlier, isKeyNumber) && earlier.length <= MOST_EARLIER;
    return isRunId(run) && isBy && isDigests(inputs) && typeof completed === 'boolean' && isEarlier;
}


/***/ }),

/***/ 48942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Gi: () => (/* binding */ entryIn),
/* harmony export */   NF: () => (/* binding */ linePrefix),
/* harmony export */   Oy: () => (/* binding */ placePrefix),
/* harmony export */   Pq: () => (/* binding */ claimPrefix),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Us: () => (/* binding */ aliasKey),
/* harmony export */   Y6: () => (/* binding */ NOTES),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   dn: () => (/* binding */ aliasPrefix),
/* harmony export */   mA: () => (/* binding */ notedIn),
/* harmony export */   tK: () => (/* binding */ claimEntry)
/* harmony export */ });
const MOST = 999_999;
const FORMAT = 2;
function keyOf(line, entry) {
    const { attempt, steps, resumable } = entry;
    return `${placePrefix(line, entry)}${digits(attempt)}-${digits(steps)}-${resumable ? 'r' : 'n'}.`;
}
/** The claim itself: its key is the same for all that make it, so that one alone can. */
function claimEntry(claim) {
    return { claim, sequence: 0, attempt: 0, steps: 0, resumable: false };
}
/** What the keys of a line begin with. */
function linePrefix(line) {
    return `savepoint-${FORMAT}-${line}-`;
}
/** What the keys of one claim begin with. */
function claimPrefix(line, claim) {
    return `${linePrefix(line)}${digits(claim)}-`;
}
/** What the key of one place begins with, whatever else it tells. */
function placePrefix(line, { claim, sequence }) {
    return `${claimPrefix(line, claim)}${digits(sequence)}-`;
}
/** The key under which the line of a run is noted: `…-CLAIM-SEQUENCE-LINE-RUN-ATTEMPT.`, with zeros for no workflow run. */
function aliasKey(alias, place, { line, by }) {
    const who = by === null ? '0-0' : `${by.workflow_run.replace(/\D/g, '') || 0}-${by.attempt}`;
    return `${aliasPrefix(alias)}${digits(place.claim)}-${digits(place.sequence)}-${line}-${who}.`;
}
/** What the key of a note tells; null for any other key. */
function notedIn(key) {
    const match = NOTE.exec(key);
    if (match === null)
        return null;
    const [, claim = '', line = '', run = '', attempt = ''] = match;
    const by = run === '0' ? null : { workflow_run: run, attempt: Number(attempt) };
    return { line, claim: Number(claim), by };
}
/** What the keys of notes of all runs begin with. */
const NOTES = `savepoint-${FORMAT}-run-`;
const NOTE = new RegExp(`^${NOTES}[0-9a-f]{32}-(\\d{6})-\\d{6}-([0-9a-f]{32})-(\\d{1,20})-(\\d{1,6})\\.$`);
/** What the keys of notes of one run begin with: each that could not be saved has used one up. */
function aliasPrefix(alias) {
    return `${NOTES}${alias}-`;
}
/** What a key, or the beginning of one, says the line or the alias is: the part that all keys of one share. */
function familyOf(key) {
    return /^savepoint-\d+-(?:run-)?[0-9a-f]{32}-/.exec(key)?.[0] ?? key;
}
/** The entry that a key of this line speaks of, or null for any other key. */
function entryIn(line, key) {
    if (!key.startsWith(linePrefix(line)))
        return null;
    const match = /^(\d{6})-(\d{6})-(\d{6})-(\d{6})-([rn])\.$/.exec(key.slice(linePrefix(line).length));
    if (match === null)
        return null;
    const [claim = 0, sequence = 0, attempt = 0, steps = 0] = match.slice(1, 5).map(Number);
    return { claim, sequence, attempt, steps, resumable: match[5] === 'r' };
}
function digits(number) {
    if (!Number.isInteger(number) || number < 0 || number > MOST)
        throw new RangeError(`no place in a line: ${number}`);
    return `${number}`.padStart(6, '0');
}


/***/ }),

/***/ 73915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O5: () => (/* binding */ aliasOf),
/* harmony export */   Uz: () => (/* binding */ namedLine),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   qB: () => (/* binding */ isOneWorkflow),
/* harmony export */   rI: () => (/* binding */ aboutOf)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/** Who a line of checkpoints belongs to. Pure. */

/** Whether two jobs are of the same workflow, on the same branch. */
function isOneWorkflow(one, other) {
    return one.repository === other.repository && one.workflow === other.workflow && one.ref === other.ref;
}
/** The name of a line in keys: 32 hexadecimal digits. */
function lineOf(owner) {
    return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(owner).slice(0, 32);
}
/**
 * The name under which the jobs of a workflow find a run by its id: 32 hexadecimal digits.
 * @param reach whether jobs of other branches can read what is saved
 */
function aliasOf({ repository, workflow, ref }, run, reach) {
    const owner = { repository, workflow, run };
    return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(reach === 'branch' ? { ...owner, ref } : owner).slice(0, 32);
}
/** An owner for people, and for who takes a run out of a store. */
function aboutOf(owner) {
    return JSON.stringify({ owner });
}
/**
 * A workflow that is started by hand names one run to all its jobs. Those that the run is not of go on with their own: with what they
 * did in the same workflow run, where both are of a workflow run. Of two scopes of the user's own each tells its jobs from the other's,
 * as where two jobs call the same reusable workflow. A job that names a run of its own workflow run was told of it by the job that it
 * needs, and goes on with that.
 */
function namedLine(mine, { line, ref, scope, owner: theirs }) {
    const isToldHere = mine.scope.kind === 'run' && (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(mine.scope) === (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(scope);
    if (isToldHere && theirs !== null && lineOf(theirs) === line && isOneWorkflow(theirs, mine))
        return { kind: 'this', owner: theirs };
    const isOther = mine.scope.kind === 'own' && scope.kind === 'own' && mine.scope.text !== scope.text;
    if (isOther)
        return { kind: 'elsewhere', owner: mine };
    const there = { ...mine, ref, scope };
    if (lineOf(there) === line)
        return { kind: 'this', owner: there };
    const owner = mine.scope.kind === 'run' && scope.kind === 'run' ? there : mine;
    return { kind: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(owner.scope) === (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(scope) ? 'beside' : 'elsewhere', owner };
}


/***/ }),

/***/ 47580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ hasArtifacts),
/* harmony export */   Eh: () => (/* binding */ accessIn),
/* harmony export */   wH: () => (/* binding */ NO_TOKEN)
/* harmony export */ });
const NO_TOKEN = 'the action has no `token`';
/** What the runner says of artifacts: where they are made, and who may ask for them. */
function accessIn({ env, rest }) {
    if (!hasArtifacts(env))
        return { read: 'nothing', write: 'denied', why: 'there is no artifact service here' };
    if (rest === null)
        return { read: 'denied', write: 'yes', why: NO_TOKEN };
    return { read: 'yes', write: 'yes', why: null };
}
/** Whether the job has a service of artifacts. GitHub Enterprise Server, which has an address of its own, has none that the client can use. */
function hasArtifacts({ ACTIONS_RESULTS_URL, ACTIONS_RUNTIME_TOKEN, GITHUB_SERVER_URL, }) {
    const isServer = !/^https?:\/\/(?:github\.com|[^/]+\.ghe\.com|(?:[^/]+\.)?localhost)(?:[:/]|$)/i.test(GITHUB_SERVER_URL || 'https://github.com');
    return !isServer && Boolean(ACTIONS_RESULTS_URL && ACTIONS_RUNTIME_TOKEN);
}


/***/ }),

/***/ 38028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wo: () => (/* binding */ ARTIFACT_LIMITS),
/* harmony export */   rd: () => (/* binding */ ArtifactObjects)
/* harmony export */ });
/* unused harmony export indexOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _artifact_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47580);
/* harmony import */ var _errands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67102);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46848);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5031);
/* harmony import */ var _transfers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1697);
/**
 * Objects as artifacts of workflow runs. A name is taken once in an attempt, and found by REST alone: exactly in the whole repository, by its
 * beginning in one workflow run. So each run that has objects of a family also has an index, an artifact of a name that all of them share.
 */







const ARTIFACT_LIMITS = { fresh: 3_000, beside: 30_000 };
/** Of so many workflow runs, the newest ones, the objects of a family are looked for. */
const RUNS = 10;
/** What the index of a family is called. */
function indexOf(family) {
    return `${family}index.`;
}
class ArtifactObjects {
    place = _objects_js__WEBPACK_IMPORTED_MODULE_2__/* .ARTIFACTS */ .y;
    #request;
    #transfers;
    #listings = new Map();
    /** By their names: what was made first has it. */
    #known = new Map();
    /** The families that have an index in this attempt. */
    #indexed = new Set();
    /** When it was looked last what is beside a family. */
    #looked = new Map();
    #access;
    constructor(request) {
        this.#request = request;
        this.#transfers = new _transfers_js__WEBPACK_IMPORTED_MODULE_3__/* .Transfers */ .ve(request);
        this.#access = (0,_artifact_access_js__WEBPACK_IMPORTED_MODULE_4__/* .accessIn */ .Eh)(request);
    }
    get access() {
        return this.#access;
    }
    /** Finds out whether the job may read, which nothing but a try tells. Never throws. */
    async tryRead() {
        const { rest, outage } = this.#request;
        if (this.#access.read !== 'yes' || rest === null)
            return;
        const asked = { kind: 'list-artifacts', at: rest, which: { name: 'savepoint' }, prefix: '' };
        const answer = await this.#transfers.once(asked, { limit: outage.limits.probe });
        const isDenied = answer.kind === 'failed' && answer.lasting && answer.spent !== true;
        if (isDenied)
            this.#access = { ...this.#access, read: 'denied', why: answer.why };
    }
    async newest(prefix) {
        const family = this.#request.familyOf(prefix);
        const artifacts = await this.#listing(family);
        const isOne = ({ name }) => name.startsWith(prefix) && name !== indexOf(family);
        return artifacts.find(isOne)?.name ?? null;
    }
    async fetch(key, to) {
        const first = await this.#fetch(key, to);
        // A miss may be a slip of the service: a second look confirms it.
        return first === 'absent' ? this.#fetch(key, to) : first;
    }
    async save({ key, from, beside, about, until }) {
        const family = this.#request.familyOf(key);
        await this.#index(family, { about, until });
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(from, { throwIfNoEntry: false })?.size ?? 0;
        const give = (folder) => (0,_transfers_js__WEBPACK_IMPORTED_MODULE_3__/* .linkOrCopy */ .L7)(from, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _errands_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECT */ .qv));
        const saved = await this.#upload({ name: key, zip: null }, { bytes, give, until });
        this.#listings.delete(family);
        if (saved.kind === 'failed')
            return saved;
        const alone = { kind: 'saved', newest: null };
        return beside === null ? alone : ((await this.#besideOf(key, beside)) ?? alone);
    }
    /** Saves files below a folder as a zip that people can download. */
    async saveZip(name, zip, until) {
        const bytes = zip.files.reduce((sum, file) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size, 0);
        return this.#upload({ name, zip }, { until, bytes });
    }
    /** Saves a file as it is, which a browser can open. @param name its ending says of which kind it is */
    async saveFile(name, from, until) {
        const give = (folder) => (0,_transfers_js__WEBPACK_IMPORTED_MODULE_3__/* .linkOrCopy */ .L7)(from, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _errands_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECT */ .qv));
        return this.#upload({ name, zip: null }, { until, bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(from).size, give });
    }
    close() {
        this.#transfers.close();
    }
    async #fetch(key, to) {
        const known = this.#known.get(key) ?? (await this.#list({ name: key }, key))?.at(-1);
        if (known === undefined)
            return 'absent';
        const answer = await this.bring(known, to);
        if (answer === 'absent')
            this.#known.delete(key);
        return answer;
    }
    /** Brings an artifact as it was uploaded into a file. @throws StoreError */
    async bring({ id, bytes, digest }, to) {
        const { transfer, slowest } = this.#request.limits;
        const take = (folder) => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _errands_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECT */ .qv), to);
        };
        const asked = { kind: 'fetch-artifact', at: this.#at, artifact: { id, bytes, digest } };
        const times = { silence: transfer, limit: transfer + bytes / slowest };
        const { kind } = await this.#transfers.insist(asked, { ...times, take });
        return kind === 'found' || kind === 'damaged' || kind === 'cut-short' ? kind : 'absent';
    }
    /** All of a family, the newest first. @throws StoreError */
    async #listing(family) {
        const { limits, now, run } = this.#request;
        const known = this.#listings.get(family);
        if (known !== undefined && now() - known.at < limits.fresh)
            return known.artifacts;
        const indexes = await this.#list({ name: indexOf(family) }, family);
        const others = new Set((indexes ?? []).map((index) => index.run).filter((each) => each !== run));
        const found = [...(await this.#ownOf(family))];
        for (const other of [...others].slice(0, RUNS))
            found.push(...((await this.#list({ run: other }, family)) ?? []));
        const artifacts = found.sort((a, b) => b.id - a.id);
        this.#listings.set(family, { at: now(), artifacts });
        for (const artifact of artifacts)
            this.#known.set(artifact.name, artifact);
        return artifacts;
    }
    /** The run that makes them is there: where it is not found, the token cannot see it. */
    async #ownOf(family) {
        const own = await this.#list({ run: this.#request.run }, family);
        if (own !== null)
            return own;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .StoreError */ .AD(`${this.place.name} could not be read: there is no workflow run ${this.#request.run}, or the token may not see it`);
    }
    /** Null: there is no such run. @throws StoreError */
    async #list(which, prefix) {
        const listed = await this.#text({ kind: 'list-artifacts', at: this.#at, which, prefix });
        return listed === null ? null : JSON.parse(listed);
    }
    /** What an answer says that comes as a file; null: there is no such thing. @throws StoreError */
    async #text(asked) {
        let text = null;
        const take = (folder) => {
            text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _errands_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECT */ .qv), 'utf8');
        };
        await this.#transfers.insist(asked, { limit: this.#request.limits.look, take });
        return text;
    }
    /** The artifacts of a workflow run whose names begin so; null: there is no such run. @throws StoreError */
    list(run, prefix) {
        return this.#list({ run }, prefix);
    }
    /** What GitHub says of a workflow run, such as `in_progress`; null: there is no such run. @throws StoreError */
    statusOf(run) {
        return this.#text({ kind: 'workflow-status', at: this.#at, run });
    }
    get #at() {
        const { rest } = this.#request;
        if (rest === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .AccessDenied */ .Oy(`${this.place.name} cannot be read: ${_artifact_access_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TOKEN */ .wH}`);
        return rest;
    }
    /** What a look after a save tells of others; null: nothing, or it was looked not long ago. */
    async #besideOf(key, beside) {
        const { limits, now, familyOf } = this.#request;
        const family = familyOf(key);
        if (now() - (this.#looked.get(family) ?? Number.NEGATIVE_INFINITY) < limits.beside)
            return null;
        this.#looked.set(family, now());
        try {
            const artifacts = await this.#listing(family);
            const own = artifacts.find(({ name, run }) => name === key && run === this.#request.run);
            const first = artifacts.findLast(({ name }) => name === key);
            if (own !== undefined && first !== own)
                return { ...(0,_transfers_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)('another workflow run has saved under the same name'), taken: true };
            const isBefore = ({ name, id }) => name.startsWith(beside) && name !== key && name !== indexOf(family) && id < (own?.id ?? Infinity);
            return { kind: 'saved', newest: artifacts.find(isBefore)?.name ?? null };
        }
        catch {
            // It is saved all the same.
            return null;
        }
    }
    /** Makes the family findable in this run: before anything of it is there. */
    async #index(family, { about, until }) {
        if (this.#indexed.has(family) || until.aborted)
            return;
        const give = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _errands_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECT */ .qv), about);
        const saved = await this.#upload({ name: indexOf(family), zip: null }, { bytes: 0, give, until });
        if (saved.kind === 'uploaded' || saved.taken)
            this.#indexed.add(family);
    }
    async #upload(upload, { bytes, give, until }) {
        const { limits, days } = this.#request;
        if (this.#access.write !== 'yes')
            return { ...(0,_transfers_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)(this.#access.why ?? 'nothing is saved here'), lasting: true };
        const limit = limits.transfer + bytes / limits.slowest;
        const asked = { kind: 'save-artifact', upload: { ...upload, days } };
        const how = { limit, until, probe: { kind: 'probe-artifacts' }, ...(give ? { give } : {}) };
        const answer = await this.#transfers.save(asked, how);
        if (answer.kind === 'uploaded' || answer.kind === 'failed')
            return answer;
        return (0,_transfers_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)(`the transfer answered ${answer.kind}`);
    }
}


/***/ }),

/***/ 67102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ WORK),
/* harmony export */   qv: () => (/* binding */ OBJECT),
/* harmony export */   vC: () => (/* binding */ REPLIES)
/* harmony export */ });
/** The folder in which a call is made. What the client makes besides comes to be beside it. */
const WORK = 'work';
/** The one path that is ever saved, relative to that folder: it is part of an entry's identity. */
const OBJECT = 'savepoint-checkpoint';
/** Where it writes that, each in a line of its own. What does not name the errand is no answer to it: the process loads what NODE_OPTIONS names. */
const REPLIES = 3;


/***/ }),

/***/ 5031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ CACHE),
/* harmony export */   y: () => (/* binding */ ARTIFACTS)
/* harmony export */ });
const CACHE = {
    name: 'the cache',
    letRead: 'let the job read the cache',
    letUse: 'let the job read and write the cache',
    reach: 'branch',
};
const LET_READ = 'give the job `actions: read` under `permissions:`, beside all else that it needs';
const ARTIFACTS = {
    name: 'the artifacts',
    letRead: LET_READ,
    letUse: LET_READ,
    reach: 'repository',
};


/***/ }),

/***/ 86888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ OUTAGE_LIMITS),
/* harmony export */   W_: () => (/* binding */ NoAnswer),
/* harmony export */   ad: () => (/* binding */ Outage)
/* harmony export */ });
/** All in milliseconds. A job may lose 20 s: the rest is for what is not counted, as processes that start and end. */
const OUTAGE_LIMITS = { most: 18_000, silence: 10_000, probe: 3_000, told: 5_000 };
/** The reason for which a call is given up. */
class NoAnswer extends Error {
}
/** After so many failures in a row the service is asked for a sign of life first. */
const DOWN_AFTER = 2;
const TICK = 200;
/** Bytes. Fewer come also from the client itself, which packs what it is to send. */
const NOTICED = 64 * 1024;
/** Only waiting costs: what fails beside the steps does not, and neither does a call that goes well. */
class Outage {
    #request;
    #calls = new Set();
    #charged;
    /** Who waits now gives up once it has cost so much. */
    #allowed;
    #failures = 0;
    #waiters = 0;
    #pauses = 0;
    /** Since then somebody waits, and it is not charged. */
    #since = 0;
    /** Since then there was no sign of life. */
    #quietSince = 0;
    /** What it had cost at the last sign of life, ... */
    #lostThen;
    /** ... and how much more it has cost when the next line is told. */
    #nextLine;
    #stopTicking = null;
    constructor(request) {
        this.#request = request;
        this.#charged = request.lost;
        this.#allowed = request.limits.most;
        this.#lostThen = request.lost;
        this.#nextLine = request.limits.told;
    }
    get limits() {
        return this.#request.limits;
    }
    get place() {
        return this.#request.place;
    }
    /** Tells people what is waited for. */
    tell(line) {
        this.#request.tell(line);
    }
    /** Milliseconds that it has cost the job so far. */
    get lost() {
        return this.#charged + (this.#isCounting ? this.#now() - this.#since : 0);
    }
    /** Whether it has cost all that it may: nothing more is tried. */
    get isSpent() {
        return this.lost >= this.#request.limits.most;
    }
    /** Why nothing more is tried. */
    get reason() {
        return `no answer from ${this.place.name} for ${inSeconds(this.#request.limits.most)} of this job`;
    }
    /** Whether it failed again and again, so that a call is begun with a look. */
    get isDown() {
        return this.#failures >= DOWN_AFTER;
    }
    /** Whether it has cost all that who waits now may lose. */
    get isUsedUp() {
        return this.lost >= this.#allowed;
    }
    /** Does work that the job waits for. @param share of what the job may still lose: the rest is left for later */
    async during(share, work) {
        const { lost } = this;
        this.#allowed = lost + Math.max(0, this.limits.most - lost) * share;
        this.#change(() => this.#waiters++);
        try {
            return await work();
        }
        finally {
            this.#change(() => this.#waiters--);
        }
    }
    /** Makes a call. @param come how much has come or gone, asked for now and then */
    async call(come, work) {
        const control = new AbortController();
        const watched = { control, come, before: 0, startup: 0, isAsked: false };
        this.#change(() => this.#calls.add(watched));
        // Until then it was this machine that took its time, which ends no call. Lost it is where the call fails.
        const asked = () => {
            watched.isAsked = true;
            watched.before = come();
            watched.startup = this.#isCounting ? this.#now() - this.#since : 0;
            this.#since = this.#now();
            this.#quietSince = this.#since;
        };
        const answer = await work({ until: control.signal, asked, sign: () => this.#sign() });
        if (isAnswer(answer))
            this.#sign();
        else {
            this.#failures += 1;
            this.#charged += watched.startup;
        }
        this.#change(() => this.#calls.delete(watched));
        return answer;
    }
    /** Waits before another try. */
    async pause(ms, until) {
        this.#change(() => this.#pauses++);
        await this.#request.clock.sleep(Math.min(ms, Math.max(0, this.#allowed - this.lost)), until);
        this.#change(() => this.#pauses--);
    }
    #now() {
        return this.#request.clock.now().getTime();
    }
    get #isCounting() {
        return this.#waiters > 0 && this.#calls.size + this.#pauses > 0;
    }
    #sign() {
        this.#since = this.#now();
        this.#quietSince = this.#since;
        this.#lostThen = this.#charged;
        this.#nextLine = this.#request.limits.told;
        this.#failures = 0;
    }
    /** Charges for what has been waited, before anything else is waited for. */
    #change(apply) {
        const was = this.#isCounting;
        this.#charged = this.lost;
        this.#since = this.#now();
        apply();
        if (this.#isCounting === was)
            return;
        if (was)
            this.#stopTicking?.();
        else {
            this.#quietSince = this.#since;
            this.#stopTicking = this.#request.clock.every(TICK, () => this.#tick());
        }
    }
    #tick() {
        for (const call of this.#calls) {
            const now = call.come();
            if (now < call.before + NOTICED)
                continue;
            call.before = now;
            this.#sign();
        }
        const quiet = this.#now() - this.#quietSince;
        if (this.isSpent)
            this.#giveUp(this.reason);
        else if (quiet >= this.limits.silence || this.isUsedUp)
            this.#giveUp(`no answer within ${inSeconds(quiet)}`);
        else
            this.#tellQuiet();
    }
    #giveUp(why) {
        for (const { control, isAsked } of this.#calls)
            if (isAsked)
                control.abort(new NoAnswer(why));
    }
    #tellQuiet() {
        const { limits, lost } = this;
        const quiet = lost - this.#lostThen;
        if (quiet < this.#nextLine)
            return;
        this.#nextLine += limits.told;
        const left = inSeconds(this.#allowed - lost);
        this.tell(`Waiting for ${this.place.name}: no answer for ${inSeconds(quiet)}; it is tried for ${left} more.`);
    }
}
/** Whether the service has said something that is not only that it cannot. */
function isAnswer(answer) {
    if (answer.kind !== 'failed')
        return true;
    return answer.lasting || answer.taken !== undefined || answer.retryAfter !== undefined;
}
function inSeconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}


/***/ }),

/***/ 26100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ bytesBelow),
/* harmony export */   u: () => (/* binding */ wait)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** How long a process is waited for. */


/** Calls `giveUp` once, with the reason, when the patience is at its end. @returns what ends the waiting */
function wait({ come, silence, longest }, giveUp) {
    let before = come();
    let left = longest;
    const round = () => setTimeout(check, Math.min(silence, left));
    let timer = round();
    return () => clearTimeout(timer);
    function check() {
        const now = come();
        left -= silence;
        if (left <= 0)
            giveUp(`no answer within ${inSeconds(longest)}`);
        else if (now === before)
            giveUp(`nothing came for ${inSeconds(silence)}`);
        else {
            before = now;
            timer = round();
        }
    }
}
function inSeconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}
/** The bytes of all files below a folder that is changing. */
function bytesBelow(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true, recursive: true })
            .filter((entry) => entry.isFile())
            .map((entry) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
            .reduce((sum, size) => sum + size, 0);
    }
    catch {
        return 0;
    }
}


/***/ }),

/***/ 1697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xX: () => (/* binding */ TRANSFER_LIMITS),
  ve: () => (/* binding */ Transfers),
  V2: () => (/* binding */ failure),
  L7: () => (/* binding */ linkOrCopy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/store/errands.js
var store_errands = __webpack_require__(67102);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
// EXTERNAL MODULE: ./build/src/store/patience.js
var patience = __webpack_require__(26100);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
;// CONCATENATED MODULE: ./build/src/store/last-words.js
/** Why a process ended, from what it printed to stderr. */
/** Of one line, in characters. */
const LONGEST = 2000;
/** How Node and V8 begin the line that says it. */
const REASON = /^(Uncaught )?([A-Z]\w*)?Error\b|^FATAL ERROR: |^\S*node: /;
/** What Node adds below it, whatever happened. */
const ADDED = /^(Node\.js v\d|\(Use `\S+ --trace)/;
/** The line that says why, else the last one. Null where it printed nothing, or too much. */
function lastWordsIn(printed) {
    const lines = printed.split(/\r?\n|\r/).filter((line) => line.trim() !== '' && !ADDED.test(line));
    const line = lines.findLast((each) => REASON.test(each)) ?? lines.at(-1);
    // Whole, or not at all: of a secret that was cut in two the rest would not be masked.
    return line === undefined || line.length > LONGEST ? null : line.trim();
}

// EXTERNAL MODULE: ./build/src/store/outage.js
var outage = __webpack_require__(86888);
;// CONCATENATED MODULE: ./build/src/store/own-zstd.js
/**
 * The programs by which the cache client compresses. By whether the system has a `zstd` the client tells one entry from another: what was
 * saved where there is one could not be found where there is none. So it always finds these, which are Node's own zstd.
 */


/** What a checkpoint holds is compressed already: the fastest level, and a checksum. */
const COMPRESS = 'z.createZstdCompress({ chunkSize: 1 << 20, params: { [z.constants.ZSTD_c_compressionLevel]: -1, [z.constants.ZSTD_c_checksumFlag]: 1 } })';
const EXPAND = 'z.createZstdDecompress({ chunkSize: 1 << 20 })';
/** Makes the programs in a folder of their own. @returns it, to be the first on PATH @throws the system's error */
function ownZstd(folder) {
    const programs = (0,external_node_path_.join)(folder, 'programs');
    (0,external_node_fs_.mkdirSync)(programs);
    const put = (name, command) => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(programs, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    // The client asks for the version, and looks whether there is an answer.
    put('zstd', `echo ${process.versions.zstd ?? process.versions.node}`);
    put('zstdmt', through(COMPRESS));
    put('unzstd', through(EXPAND));
    return programs;
}
/** From stdin to stdout. What a job lets its programs preload is not there where this is started, and of no use to it. */
function through(stream) {
    const told = '(error) => { if (error) { console.error(error.message); process.exitCode = 1; } }';
    const input = 'require("node:fs").createReadStream("", { fd: 0, highWaterMark: 1 << 20 })';
    const program = `const z = require("node:zlib"); require("node:stream").pipeline(${input}, ${stream}, process.stdout, ${told})`;
    return `unset NODE_OPTIONS\nexec ${quoted(process.execPath)} -e ${quoted(program)}`;
}
function quoted(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./build/src/store/transfer-processes.js
/** The processes in which transfers are made. One that has not answered at its time limit is ended, and so is one of whose call anything went wrong. */











/** What a process prints to stderr, ... */
const SAID = 'stderr.txt';
/** ... of which so many bytes, the last ones, are looked at. */
const MOST_SAID = 64 * 1024;
class TransferProcesses {
    #how;
    #longest;
    #waiting = [];
    /** @param idle how long one waits for another call, in milliseconds: loading the client takes longer than most calls do */
    constructor(how, idle) {
        this.#how = how;
        this.#longest = idle;
    }
    /** Makes one call, in a process that waits or in a new one. @throws the system's error when none can be started */
    async run(task) {
        const client = this.#next();
        const answer = await answerOf(client, task);
        if (answer.kind === 'found' || answer.kind === 'absent' || answer.kind === 'saved')
            this.#keep(client);
        else
            end(client);
        return answer;
    }
    /** Ends those that wait. */
    close() {
        for (const each of [...this.#waiting])
            each.end();
    }
    #next() {
        // Of one whose folder was emptied, as by a step, the programs are gone: by others it would look for other entries.
        for (const each of [...this.#waiting])
            if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(each.client.folder, SAID)))
                each.end();
        const waiting = this.#waiting.pop();
        if (waiting === undefined)
            return started(this.#how);
        const { client, timer } = waiting;
        clearTimeout(timer);
        client.child.off('exit', waiting.end);
        hold(client, 'ref');
        return client;
    }
    /** It holds nothing up while it waits. */
    #keep(client) {
        const { child } = client;
        const waiting = {
            client,
            timer: setTimeout(() => waiting.end(), this.#longest).unref(),
            end: () => {
                clearTimeout(waiting.timer);
                child.off('exit', waiting.end);
                this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
                end(client);
            },
        };
        child.on('exit', waiting.end);
        hold(client, 'unref');
        this.#waiting.push(waiting);
    }
}
/** Whether a process and its pipes keep this program from its end. */
function hold({ child, errands, replies }, how) {
    for (const each of [child, errands, replies])
        each[how]();
}
function answerOf(client, { asked, folder, limit, silence, until, call }) {
    const { child, errands, lines } = client;
    const given = AbortSignal.any([...until]);
    const id = (0,external_node_crypto_.randomUUID)();
    return new Promise((settle) => {
        let tried = null;
        const hear = (line) => {
            const reply = replyIn(line);
            if (reply?.id !== id)
                return;
            if ('answer' in reply)
                done(reply.answer);
            else if (reply.news === 'retry')
                tried = reply.why;
            else
                call[reply.news]();
        };
        const fail = (why) => done({ kind: 'failed', why: tried === null ? why : `${why}: ${tried}`, lasting: false });
        const stop = () => fail(given.reason instanceof outage/* NoAnswer */.W_ ? given.reason.message : 'it was given up');
        const broken = (error) => fail(error.message);
        const ended = () => fail(`the client ended ${lastWordsOf(client)}`);
        const done = (answer) => {
            stopWaiting();
            given.removeEventListener('abort', stop);
            lines.off('line', hear);
            child.off('error', broken).off('exit', ended);
            settle(answer);
        };
        const stopWaiting = (0,patience/* wait */.u)({ come: () => (0,patience/* bytesBelow */.b)(folder), silence, longest: limit }, fail);
        given.addEventListener('abort', stop);
        lines.on('line', hear);
        child.on('error', broken).on('exit', ended);
        if (given.aborted)
            stop();
        else
            errands.write(`${JSON.stringify({ id, folder: (0,external_node_path_.join)(folder, store_errands/* WORK */.Ar), asked })}\n`);
    });
}
/** Something else may write there. */
function replyIn(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
function started(how) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(how.temp, 'transfers-'));
    try {
        return startedIn(folder, how);
    }
    catch (error) {
        (0,forget/* forget */.y)(folder);
        throw error;
    }
}
function startedIn(folder, { program, args, cwd, env }) {
    const PATH = [ownZstd(folder), ...(env.PATH ? [env.PATH] : [])].join(external_node_path_.delimiter);
    // To a file: a pipe may still hold the last words when the process has ended.
    const said = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, SAID), 'w', 0o600);
    try {
        const child = (0,external_node_child_process_.spawn)(program, [...args, folder], {
            // A step may have removed it.
            cwd: (0,external_node_fs_.existsSync)(cwd) ? cwd : folder,
            env: { ...env, PATH },
            // The pipes are closed when this program is gone.
            stdio: ['pipe', 'ignore', said, 'pipe'],
            detached: true,
        });
        // Whoever waits for an answer hears of it, too, or of its end; when nobody does, it is of no interest.
        child.on('error', () => { });
        // Where too many files are open there are none, whatever the types say.
        const [errands, replies] = [child.stdin, child.stdio?.[store_errands/* REPLIES */.vC]];
        if (errands == null || replies == null)
            throw new Error('the system lets no client be started');
        for (const each of [errands, replies])
            each.on('error', () => { });
        return { child, folder, errands, replies, lines: (0,external_node_readline_.createInterface)({ input: replies }) };
    }
    finally {
        (0,external_node_fs_.closeSync)(said);
    }
}
/** With all that it started: the client compresses in programs of their own. */
function end({ child, folder }) {
    try {
        if (child.pid !== undefined)
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // It has ended.
    }
    (0,forget/* forget */.y)(folder);
}
function lastWordsOf({ folder }) {
    const words = lastWordsIn(endOf((0,external_node_path_.join)(folder, SAID)));
    return words === null ? 'without a word' : `without an answer: ${words}`;
}
/** Empty where a step has removed it, or closed the folder above. */
function endOf(path) {
    try {
        const fd = (0,external_node_fs_.openSync)(path, 'r');
        try {
            const { size } = (0,external_node_fs_.fstatSync)(fd);
            const bytes = Buffer.alloc(Math.min(size, MOST_SAID));
            (0,external_node_fs_.readSync)(fd, bytes, { position: size - bytes.length });
            return bytes.toString();
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/src/store/transfers.js
/** Calls of a service of GitHub's. Each is made in another process, which is killed at the call's time limit, and failures cost a job little. */








const TRANSFER_LIMITS = {
    look: 60_000,
    transfer: 60_000,
    pauses: [2_000, 8_000],
    slowest: 5_000,
    idle: 10_000,
};
class Transfers {
    #request;
    #processes;
    #closed = new AbortController();
    constructor(request) {
        this.#request = request;
        this.#processes = new TransferProcesses(request, request.limits.idle);
    }
    close() {
        this.#closed.abort();
        this.#processes.close();
    }
    /** Makes a call that saves, where the service is not known to be down: then a look asks first whether it is back. */
    async save(asked, how) {
        const { limits, outage } = this.#request;
        if (outage.isDown) {
            const limit = Math.min(limits.look, outage.limits.probe);
            const answer = await this.once(how.probe, { limit, ...(how.until ? { until: how.until } : {}) });
            if (answer.kind === 'failed' && !answer.lasting)
                return answer;
        }
        return this.once(asked, how);
    }
    /** A few tries, with pauses. @throws StoreError when none has a proper answer */
    async insist(asked, how) {
        const { outage, limits } = this.#request;
        let wasSpoilt = false;
        for (const pause of [...limits.pauses, null]) {
            const answer = await this.once(asked, how);
            // What was spoilt on its way comes well the next time. What comes spoilt twice is so where it lies.
            if (answer.kind === 'damaged' || answer.kind === 'cut-short') {
                if (wasSpoilt || pause === null)
                    return answer;
                wasSpoilt = true;
                continue;
            }
            const isBad = answer.kind === 'failed' && !answer.lasting;
            if (isBad && pause !== null && !this.#closed.signal.aborted && !outage.isSpent) {
                await this.#pause(pause, answer.retryAfter ?? 0);
                continue;
            }
            if (answer.kind === 'failed') {
                const Cause = answer.lasting && !outage.isSpent ? errors/* AccessDenied */.Oy : errors/* StoreError */.AD;
                throw new Cause(`${outage.place.name} could not be read: ${answer.why}`);
            }
            return answer;
        }
        throw new Error('no try was made');
    }
    /** A rate limit says how long it lasts: it is no outage, and longer than for a look it is not waited for. */
    async #pause(ms, seconds) {
        const { outage, limits } = this.#request;
        const limited = Math.min(seconds * 1000, limits.look);
        const { signal } = this.#closed;
        if (limited <= ms)
            return outage.pause(ms, signal);
        outage.tell(`The service limits the rate, and is asked again in ${Math.round(limited / 1000)} s.`);
        await (0,promises_.setTimeout)(limited, undefined, { signal }).catch(() => { });
    }
    /** One try. */
    async once(asked, how) {
        const { outage } = this.#request;
        if (this.#closed.signal.aborted)
            return failure('the store was closed');
        if (outage.isSpent)
            return { ...failure(outage.reason), lasting: true, spent: true };
        try {
            const answer = await this.#inFolder(asked, how);
            if (answer.kind !== 'failed' || !outage.isSpent)
                return answer;
            return { ...answer, lasting: true, spent: true };
        }
        catch (error) {
            return failure(error.message);
        }
    }
    async #inFolder(asked, how) {
        const { temp } = this.#request;
        // A step may have removed it.
        (0,external_node_fs_.mkdirSync)(temp, { recursive: true });
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'transfer-'));
        const work = (0,external_node_path_.join)(folder, store_errands/* WORK */.Ar);
        try {
            (0,external_node_fs_.mkdirSync)(work);
            how.give?.(work);
            const { limit, silence = limit } = how;
            const answer = await this.#request.outage.call(() => (0,patience/* bytesBelow */.b)(folder), (call) => {
                const until = [this.#closed.signal, call.until, ...(how.until ? [how.until] : [])];
                return this.#processes.run({ asked, folder, limit, silence, until, call });
            });
            if (answer.kind === 'found')
                how.take?.(work);
            return answer;
        }
        finally {
            (0,forget/* forget */.y)(folder);
        }
    }
}
function failure(why) {
    return { kind: 'failed', why, lasting: false };
}
function linkOrCopy(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
    }
    catch {
        (0,external_node_fs_.copyFileSync)(from, to);
    }
}


/***/ }),

/***/ 1249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   T6: () => (/* binding */ isMeantJob),
/* harmony export */   dZ: () => (/* binding */ jobName),
/* harmony export */   e6: () => (/* binding */ reportName),
/* harmony export */   qY: () => (/* binding */ artifactNamed)
/* harmony export */ });
/** The names of the artifacts that a job leaves for people: a run with which another machine goes on, and its report. Pure. */
const LONGEST = 100;
/** A job and its matrix leg: `test`, `test-20-linux`; with the use of the action where that has a name: `test@nightly`, `test@2`. */
function jobName({ job, matrix, use }) {
    const words = [job, ...valuesIn(matrix)].map(wordOf).filter((word) => word !== '');
    const name = words.join('-').slice(0, LONGEST) || 'job';
    const which = useName(use);
    return which === '' ? name : `${name}@${which}`;
}
/** Whether a job of this name is meant: by the name, without the use, or as GitHub shows it, such as `test (20, linux)`. */
function isMeantJob(name, by) {
    const whole = name.replace(/@.*/, '');
    return [by, wordOf(by).slice(0, LONGEST)].some((each) => each === name || each === whole);
}
/** @param run its id */
function artifactName(job, run) {
    return `savepoint-${jobName(job)}-${run}`;
}
/** One for each attempt at the run, of which a job can make several. The ending makes a browser show it. */
function reportName(job, { run_id, attempt }) {
    return `savepoint-report-${jobName(job)}-${run_id}.${attempt}.html`;
}
/** What a name tells; null: it is no artifact with which a run goes on. */
function artifactNamed(name) {
    const [, job, run] = /^savepoint-(.+?)-(\d{8}-\d{6}-[a-z\d-]+)$/.exec(name) ?? [];
    return job === undefined || run === undefined ? null : { job, run };
}
/** The id of the step. A runner names one without an id after the action, and numbers it from the second on: `__octo_savepoint_2`. */
function useName(use) {
    return use.startsWith('__') ? (/_(\d+)$/.exec(use)?.[1] ?? '') : wordOf(use);
}
function wordOf(text) {
    return text.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '');
}
function valuesIn(matrix) {
    try {
        return Object.values(JSON.parse(matrix)).map((value) => typeof value === 'object' ? JSON.stringify(value) : `${value}`);
    }
    catch {
        return [];
    }
}


/***/ })

};
