export const id = 2647;
export const ids = [2647];
export const modules = {

/***/ 45429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ HttpFault)
/* harmony export */ });
/** A request that is not answered as it was meant: the status of HTTP, and why. */
class HttpFault extends Error {
    name = 'HttpFault';
    status;
    hint;
    constructor(status, message, hint = null) {
        super(message);
        this.status = status;
        this.hint = hint;
    }
}


/***/ }),

/***/ 50086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ logsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_log_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66712);
/** The logs of a run, one a try. */



const NAME = /^(.*)\.(\d+)\.(\d+)\.log$/;
/** In the order of steps, attempts and tries. @param directory the folder of the run's logs */
function logsOf({ steps, removed_steps }, directory) {
    const order = new Map([...steps, ...removed_steps].map(({ id }, at) => [stemOf(id), { id, at }]));
    const rows = namesIn(directory).flatMap((file) => {
        const [, stem = '', attempt, nth] = NAME.exec(file) ?? [];
        const found = order.get(stem);
        if (found === undefined)
            return [];
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file), { throwIfNoEntry: false })?.size ?? 0;
        return [
            { at: found.at, row: { file, step: found.id, attempt: Number(attempt), try: Number(nth), bytes } },
        ];
    });
    return rows
        .sort((a, b) => a.at - b.at || a.row.attempt - b.row.attempt || a.row.try - b.row.try)
        .map(({ row }) => row);
}
function stemOf(step) {
    return NAME.exec((0,_store_log_names_js__WEBPACK_IMPORTED_MODULE_2__/* .logFileName */ .E)({ step, attempt: 1, try: 1 }))?.[1] ?? '';
}
function namesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 22030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The page as one file without a network: its style and its script lie in it, and nothing else is let in. */

/** @param report null for the live page */
async function pageOf(report) {
    const { SCRIPT, STYLE } = await __webpack_require__.e(/* import() */ 8831).then(__webpack_require__.bind(__webpack_require__, 98831));
    const policy = [
        "default-src 'none'",
        `script-src '${hashOf(SCRIPT)}'`,
        `style-src '${hashOf(STYLE)}'`,
        'img-src data:',
        `connect-src ${report === null ? "'self'" : "'none'"}`,
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
    const title = report === null ? 'Savepoint' : 'Savepoint report';
    const head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        // A file is served by nobody who could say its policy.
        ...(report === null ? [] : [`<meta http-equiv="Content-Security-Policy" content="${policy}">`]),
        `<title>${title}</title>`,
        `<link rel="icon" href="${ICON}">`,
        `<style>${STYLE}</style>`,
    ];
    const body = [
        '<div id="app"></div>',
        '<noscript>This page needs JavaScript.</noscript>',
        ...(report === null ? [] : [`<script type="application/json" id="data">${inert(report)}</script>`]),
        `<script type="module">${SCRIPT}</script>`,
    ];
    const html = `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
    return { html, policy: `${policy}; frame-ancestors 'none'` };
}
const ICON = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230969da'/%3E%3Cpath d='M5 3.5v9l7-4.5z' fill='white'/%3E%3C/svg%3E";
function hashOf(text) {
    return `sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}`;
}
/** JSON that no markup can begin or end in, whatever names and logs hold. */
function inert({ data, mask }) {
    const text = JSON.stringify(data, (_, value) => (typeof value === 'string' ? mask(value) : value));
    return text.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 78749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rowOf),
/* harmony export */   a: () => (/* binding */ RunList)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66927);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41206);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45429);
/** The runs of the store, of which only those are read again that have changed. */




class RunList {
    #store;
    #known = new Map();
    constructor(store) {
        this.#store = store;
    }
    /** Newest first. A run whose process is gone is told as interrupted. @throws StoreError */
    all() {
        const ids = this.#store.ids();
        for (const id of this.#known.keys())
            if (!ids.includes(id))
                this.#known.delete(id);
        const reads = ids.map((id) => this.#read(id));
        const runs = reads.filter((read) => read.kind === 'found');
        const broken = reads.flatMap((read) => read.kind === 'broken' ? [`${read.file}: ${read.why}; it counts as no run`] : []);
        return { runs: (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrderOfAge */ .id)(runs), warnings: [...broken, ...runs.flatMap(({ warnings }) => warnings)] };
    }
    /** @throws HttpFault 404; StoreError */
    find(id) {
        const read = this.#read(id);
        if (read.kind === 'found')
            return read;
        const why = read.kind === 'absent' ? '' : `: ${read.file}: ${read.why}`;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpFault */ .F(404, `no such run: ${id}${why}`, '`savepoint runs` lists them');
    }
    #read(id) {
        const stamp = [this.#store.recordPath(id), this.#store.eventsPath(id)].map(stampOf).join();
        const known = this.#known.get(id);
        if (known?.stamp === stamp && !mayChange(known.read))
            return known.read;
        const read = this.#store.read(id);
        this.#known.set(id, { stamp, read });
        return read;
    }
}
/** Whether the process that holds the run may end, or has ended, without a word in its files. */
function mayChange(read) {
    return read.kind !== 'found' || read.held || read.run.current_steps.length > 0;
}
function stampOf(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stat === undefined ? '-' : `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
}
/** A run in a list. */
function rowOf({ run, held }, dismissed) {
    const steps = run.steps.filter(({ section }) => section === 'steps');
    return {
        run_id: run.run_id,
        pipeline_name: run.pipeline.name,
        pipeline_path: run.pipeline.path,
        status: run.status,
        held,
        dismissed,
        created_at: run.created_at,
        updated_at: run.updated_at,
        completed_at: run.completed_at,
        attempt: run.attempt,
        steps_completed: steps.filter(_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L).length,
        steps_total: steps.length,
        waiting_for: run.waiting_for,
    };
}


/***/ }),

/***/ 31076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ diffOf),
/* harmony export */   z: () => (/* binding */ savedFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45429);
/** Operations that read the files of a run, each by a process of its own: they take memory and time. */





/** A page shows no more of a diff. */
const MOST_DIFF = 2 * 1024 * 1024;
/** By `operationId`. */
function savedFiles({ runs, commands, machine }) {
    const mustFind = ({ run = '', step }) => {
        const { steps } = runs.find(run).run;
        if (step !== undefined && !steps.some(({ id }) => id === step))
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .HttpFault */ .F(404, `${run} has no step ${step}`);
    };
    return {
        plan: async ({ params }) => {
            mustFind({ ...params, ...(params.from_step === undefined ? {} : { step: params.from_step }) });
            const from = params.from_step === undefined ? [] : [`--from-step=${params.from_step}`];
            const { stdout } = await commands.call('plan', ['--output=json', `--run=${params.run}`, ...from]);
            return Response.json(JSON.parse(stdout));
        },
        diff: async ({ params }) => {
            mustFind(params);
            return Response.json(await diffOf(commands, params.run ?? '', params.step ?? ''));
        },
        workspace: async ({ params }) => {
            mustFind(params);
            const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(machine.temp), 'savepoint-serve-'));
            const remove = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(directory, { recursive: true, force: true });
            try {
                const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'workspace');
                await commands.call('restore', [
                    '--quiet',
                    `--to=${to}`,
                    `--at=${params.step}`,
                    '--',
                    params.run ?? '',
                ]);
                const tar = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('tar', ['-czf', '-', '-C', to, '.'], { stdio: ['ignore', 'pipe', 'ignore'] });
                tar.once('close', remove).once('error', remove);
                const headers = {
                    'Content-Type': 'application/gzip',
                    'Content-Disposition': `attachment; filename="${params.run}.tar.gz"`,
                };
                return new Response(node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.toWeb(tar.stdout), { headers });
            }
            catch (error) {
                remove();
                throw error;
            }
        },
    };
}
/** The files that a step changed, and the lines as git tells them. @throws HttpFault where nothing of it is saved */
async function diffOf(commands, run, step) {
    const [list, lines] = await Promise.all([
        commands.call('diff', ['--output=json', '--', run, step]),
        commands.call('diff', ['--no-color', '--', run, step]),
    ]);
    const { files } = JSON.parse(list.stdout);
    const start = lines.stdout.search(/^diff --git /m);
    // The last line is a sum.
    const text = start < 0 ? '' : lines.stdout.slice(start).replace(/\n+[^\n]*\n$/, '\n');
    return { files, text: text.slice(0, MOST_DIFF), notes: lines.stderr.trim() };
}


/***/ }),

/***/ 5226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ readingOf),
  z: () => (/* binding */ serviceOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/store/directory.js + 1 modules
var directory = __webpack_require__(74545);
// EXTERNAL MODULE: ./build/src/store/identity.js
var identity = __webpack_require__(41193);
;// CONCATENATED MODULE: ./build/src/serve/changes.js
/** Something on disk that others change: looked at now and then while anybody waits, and at each question. */
const LOOK_MS = 100;
class Changes {
    #version = 0;
    #waiting = [];
    #timer = null;
    #looking = null;
    /** One look at a time: who asks meanwhile gets its outcome. */
    refresh() {
        this.#looking ??= this.#look().finally(() => {
            this.#looking = null;
        });
        return this.#looking;
    }
    async #look() {
        if (await this.look())
            this.#tell();
    }
    /** Whether somebody waits. */
    get isWatched() {
        return this.#waiting.length > 0;
    }
    /** Counts what was new. */
    get version() {
        return this.#version;
    }
    /**
     * Waits for something newer than a version.
     * @returns false when nothing has come for so long, or the listener has gone
     */
    newerThan(version, ms, gone) {
        if (this.#version > version || gone.aborted)
            return Promise.resolve(this.#version > version);
        return new Promise((resolve) => {
            const done = () => {
                clearTimeout(timer);
                gone.removeEventListener('abort', done);
                this.#waiting = this.#waiting.filter((each) => each !== done);
                resolve(this.#version > version);
            };
            const timer = setTimeout(done, ms).unref();
            gone.addEventListener('abort', done);
            this.#waiting.push(done);
            this.#timer ??= setTimeout(() => void this.#again(), LOOK_MS).unref();
        });
    }
    async #again() {
        // What cannot be read now may be at the next look; who asks is told.
        await this.refresh().catch(() => { });
        this.#timer = this.isWatched ? setTimeout(() => void this.#again(), LOOK_MS).unref() : null;
    }
    #tell() {
        this.#version += 1;
        for (const wake of this.#waiting)
            wake();
    }
}
/** What was looked at last, by name; what nobody waits for goes when there are many. */
class Recent {
    #make;
    #most;
    #known = new Map();
    constructor(most, make) {
        this.#most = most;
        this.#make = make;
    }
    /** As it is now. */
    async of(name) {
        const found = this.#known.get(name) ?? this.#make(name);
        this.#known.delete(name);
        this.#known.set(name, found);
        for (const [old, each] of this.#known) {
            if (this.#known.size <= this.#most)
                break;
            if (!each.isWatched && each !== found)
                this.#known.delete(old);
        }
        await found.refresh();
        return found;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/serve/fault.js
var fault = __webpack_require__(45429);
;// CONCATENATED MODULE: ./build/src/serve/commands.js
/** The program as processes of their own: a run that was started here outlives the page and the service. */




/** A start that takes longer goes on by itself: its run comes to the list when it begins. */
const START_MS = 10_000;
/** What is asked of a program besides is an answer in seconds. */
const CALL_MS = 120_000;
const STORE_EXIT = 5;
class Commands {
    #place;
    #queued = 0;
    constructor(place) {
        this.#place = place;
    }
    get known() {
        return this.#place.known;
    }
    /** Runs that are about to begin. */
    get queued() {
        return this.#queued;
    }
    /** Calls a command to its end. @throws HttpFault with what it said where it refused */
    async call(name, args) {
        const child = this.#spawn(name, args, 'attached');
        const timer = setTimeout(() => child.kill('SIGTERM'), CALL_MS).unref();
        const [stdout, stderr, code] = await Promise.all([
            textOf(child.stdout),
            textOf(child.stderr),
            codeOf(child),
        ]);
        clearTimeout(timer);
        if (code !== 0)
            throw refusal(code, stderr);
        return { stdout, stderr };
    }
    /**
     * Starts or resumes a run in a process of its own.
     * @returns its id; null where it has not begun in time @throws HttpFault where it did not begin
     */
    async start(name, args) {
        const child = this.#spawn(name, ['--output=ndjson', ...args], 'detached');
        this.#queued += 1;
        const begun = this.#begun(child).finally(() => {
            this.#queued -= 1;
        });
        // Nobody may hear of it any more, and a start that failed late is told by the list: the run is not in it.
        begun.catch(() => { });
        return Promise.race([begun, (0,promises_.setTimeout)(START_MS, null, { ref: false })]);
    }
    /** The first event of an attempt names its run. */
    async #begun(child) {
        const said = textOf(child.stderr);
        const first = await firstLine(child);
        if (first === null)
            throw refusal(await codeOf(child), await said);
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.unref();
        return JSON.parse(first).run_id;
    }
    #spawn(name, args, how) {
        const { machine, located, known } = this.#place;
        if (!known.has(name))
            throw new fault/* HttpFault */.F(501, `not supported yet: this version has no \`${name}\``);
        const { program, args: own } = machine.self;
        const place = [`--workspace=${located.workspace}`, `--store=${located.store}`];
        return (0,external_node_child_process_.spawn)(program, [...own, name, ...place, ...args], {
            cwd: located.workspace,
            env: { ...machine.env },
            detached: how === 'detached',
            stdio: ['ignore', 'pipe', 'pipe'],
        });
    }
}
/** Null: it has ended without one. */
function firstLine(child) {
    return new Promise((resolve) => {
        let all = '';
        child.stdout?.setEncoding('utf8').on('data', (piece) => {
            all += piece;
            const end = all.indexOf('\n');
            if (end >= 0)
                resolve(all.slice(0, end));
        });
        child.once('error', () => resolve(null));
        child.once('close', () => resolve(null));
    });
}
/** Its end is not awaited where the stream is destroyed before. */
async function textOf(stream) {
    return stream === null ? '' : (0,consumers_.text)(stream).catch(() => '');
}
function codeOf(child) {
    if (child.exitCode !== null)
        return Promise.resolve(child.exitCode);
    return new Promise((resolve) => {
        child.once('error', () => resolve(-1));
        child.once('close', (code) => resolve(code ?? -1));
    });
}
/** `savepoint: MESSAGE`, and `hint: …` below it, as the command line says them; warnings before it are not why. */
function refusal(code, said) {
    const lines = said
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('savepoint: warning: '));
    const hint = lines.find((line) => line.startsWith('  hint: '))?.slice('  hint: '.length) ?? null;
    const message = lines
        .filter((line) => !line.startsWith('  hint: '))
        .join('\n')
        .replace(/^savepoint: /, '');
    return new fault/* HttpFault */.F(code === STORE_EXIT ? 503 : 409, message === '' ? 'the command could not be run' : message, hint);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/record/lines.js + 3 modules
var lines = __webpack_require__(64972);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/regular-file.js
var regular_file = __webpack_require__(37394);
;// CONCATENATED MODULE: ./build/src/serve/journal.js
/** The events of a run, read from disk as another process writes them: once, however many listen. */





const LF = 0x0a;
const CHUNK = 1024 * 1024;
class Journal extends Changes {
    #path;
    #events = [];
    /** Behind the last whole line: a torn one is cut off by who writes next. */
    #at = 0;
    constructor(path) {
        super();
        this.#path = path;
    }
    get last() {
        return this.#events.at(-1)?.n ?? 0;
    }
    /** Events behind `n`, at most so many. */
    after(n, limit) {
        // Counted from 1: the event `n` is never behind the place `n`.
        let first = Math.min(n, this.#events.length);
        while ((this.#events[first - 1]?.n ?? 0) > n)
            first -= 1;
        return this.#events.slice(first, first + limit);
    }
    look() {
        const before = this.#events.length;
        try {
            this.#read();
        }
        catch (error) {
            if (!(0,errors/* isAbsent */.W0)(error))
                throw error;
        }
        return this.#events.length > before;
    }
    #read() {
        const fd = (0,regular_file/* openRegular */.l)(this.#path);
        try {
            const { size } = (0,external_node_fs_.fstatSync)(fd);
            if (size <= this.#at)
                return;
            const bytes = Buffer.alloc(Math.min(CHUNK, size - this.#at));
            let rest = Buffer.alloc(0);
            for (let at = this.#at; at < size;) {
                const count = (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, at);
                if (count === 0)
                    return;
                at += count;
                const all = Buffer.concat([rest, bytes.subarray(0, count)]);
                const end = all.lastIndexOf(LF) + 1;
                this.#add(all.toString('utf8', 0, end));
                this.#at += end;
                rest = all.subarray(end);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
    #add(text) {
        for (const line of text.split('\n')) {
            const event = line === '' ? null : (0,lines/* parseEvent */.wj)(line);
            if (event !== null && event.n > this.last)
                this.#events.push({ n: event.n, text: JSON.stringify(event) });
        }
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/serve/log-file.js
/** The log of one try, by lines: a large one is never held whole. */






const log_file_LF = 0x0a;
const log_file_CHUNK = 1024 * 1024;
/** The place of every so many lines is known. */
const EVERY = 256;
/** Of a longer line the rest is left out: the download has it. */
const LONGEST = 16 * 1024;
/** The most lines that a search finds. */
const MOST_FOUND = 1000;
class LogFile extends Changes {
    #path;
    /** Where the lines 0, 256, 512 … begin. */
    #places = [0];
    /** Lines with an end. */
    #ended = 0;
    /** How many bytes have been looked at. */
    #at = 0;
    /** Where the last line begins. */
    #start = 0;
    constructor(path) {
        super();
        this.#path = path;
    }
    get bytes() {
        return this.#at;
    }
    /** Lines, with one that has no end yet. */
    get total() {
        return this.#ended + (this.#at > this.#start ? 1 : 0);
    }
    /** @returns lines without their ends */
    async lines(from, count) {
        const block = Math.min(Math.floor(from / EVERY), this.#places.length - 1);
        const lines = [];
        let number = block * EVERY;
        let pieces = [];
        let length = 0;
        const end = () => {
            if (number >= from)
                lines.push(log_file_textOf(pieces, length));
            [number, pieces, length] = [number + 1, [], 0];
        };
        for await (const chunk of this.#chunks(this.#places[block] ?? 0)) {
            for (let at = 0; at < chunk.length && lines.length < count;) {
                const found = chunk.indexOf(log_file_LF, at);
                const stop = found < 0 ? chunk.length : found;
                if (number >= from && length < LONGEST)
                    pieces.push(Buffer.from(chunk.subarray(at, Math.min(stop, at + LONGEST))));
                length += stop - at;
                at = stop + 1;
                if (found >= 0)
                    end();
            }
            if (lines.length >= count)
                break;
        }
        if (lines.length < count && length > 0)
            end();
        return lines;
    }
    /** The numbers of lines that contain a text, whatever its case. */
    async search(text) {
        const wanted = text.toLowerCase();
        const lines = [];
        let number = 0;
        let rest = Buffer.alloc(0);
        const look = (bytes) => {
            for (const line of (0,external_node_util_.stripVTControlCharacters)(bytes.toString()).toLowerCase().split('\n')) {
                if (line.includes(wanted))
                    lines.push(number);
                number += 1;
            }
        };
        for await (const chunk of this.#chunks(0)) {
            // Of a line without end no more than that is looked at.
            const all = Buffer.concat([rest.subarray(0, log_file_CHUNK), chunk]);
            const end = all.lastIndexOf(log_file_LF);
            rest = Buffer.from(all.subarray(end + 1));
            if (end >= 0)
                look(all.subarray(0, end));
            if (lines.length > MOST_FOUND)
                break;
        }
        if (rest.length > 0)
            look(rest);
        return { lines: lines.slice(0, MOST_FOUND), more: lines.length > MOST_FOUND };
    }
    async look() {
        const before = this.#at;
        try {
            for await (const chunk of this.#chunks(this.#at))
                this.#index(chunk);
        }
        catch (error) {
            if (!(0,errors/* isAbsent */.W0)(error))
                throw error;
        }
        return this.#at > before;
    }
    #index(chunk) {
        for (let at = chunk.indexOf(log_file_LF); at >= 0; at = chunk.indexOf(log_file_LF, at + 1)) {
            this.#ended += 1;
            this.#start = this.#at + at + 1;
            if (this.#ended % EVERY === 0)
                this.#places.push(this.#start);
        }
        this.#at += chunk.length;
    }
    /** Others get their turn between two chunks. Each is overwritten by the next. */
    async *#chunks(from) {
        const fd = (0,regular_file/* openRegular */.l)(this.#path);
        try {
            const { size } = (0,external_node_fs_.fstatSync)(fd);
            const bytes = Buffer.alloc(Math.max(0, Math.min(log_file_CHUNK, size - from)));
            for (let at = from; at < size;) {
                const count = (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, at);
                if (count === 0)
                    return;
                at += count;
                yield bytes.subarray(0, count);
                await (0,promises_.setImmediate)();
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
}
function log_file_textOf(pieces, length) {
    const text = Buffer.concat(pieces).subarray(0, LONGEST).toString();
    return length > LONGEST ? `${text} … ${length - LONGEST} more bytes` : text;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
;// CONCATENATED MODULE: ./build/src/serve/notes.js
/** What the service keeps over a restart: its token, and which interrupted attempts a person has dismissed. */





const FILE = 'serve.json';
const TOKEN = /^[A-Za-z0-9_-]{32,}$/;
class Notes {
    #file;
    #warn;
    #kept;
    /** @param store the folder of the store */
    constructor(store, warn) {
        this.#file = (0,external_node_path_.join)(store, FILE);
        this.#warn = warn;
        const known = readKept(this.#file);
        this.#kept = known ?? { token: (0,external_node_crypto_.randomBytes)(24).toString('base64url'), dismissed: {} };
        if (known === null)
            this.#save();
    }
    /** The same as before the restart, so that a page that is open comes back by itself. */
    get token() {
        return this.#kept.token;
    }
    isDismissed({ run_id, attempt }) {
        return this.#kept.dismissed[run_id] === attempt;
    }
    dismiss({ run_id, attempt }) {
        this.#kept = { ...this.#kept, dismissed: { ...this.#kept.dismissed, [run_id]: attempt } };
        this.#save();
    }
    /** Without the file, a restart forgets: nothing else is lost. */
    #save() {
        try {
            const fd = (0,atomic/* createFresh */.rM)(`${this.#file}.tmp`, 0o600);
            try {
                (0,atomic/* writeAll */.f4)(fd, Buffer.from(`${JSON.stringify(this.#kept)}\n`));
            }
            finally {
                (0,external_node_fs_.closeSync)(fd);
            }
            (0,external_node_fs_.renameSync)(`${this.#file}.tmp`, this.#file);
        }
        catch (error) {
            this.#warn(`${this.#file} cannot be written: ${error.message}`);
        }
    }
}
function readKept(file) {
    try {
        const fd = (0,regular_file/* openRegular */.l)(file);
        try {
            const { token, dismissed } = JSON.parse((0,external_node_fs_.readFileSync)(fd, 'utf8'));
            return TOKEN.test(token) && typeof dismissed === 'object' ? { token, dismissed } : null;
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/serve/run-list.js
var run_list = __webpack_require__(78749);
;// CONCATENATED MODULE: ./build/src/serve/service.js
/** What every request is answered from. */









/** So many are kept in mind that nobody watches. */
const MOST_JOURNALS = 8;
const MOST_LOGS = 64;
/** @throws StoreError */
function serviceOf(request) {
    const { machine, located, secrets, warn } = request;
    const store = directory/* DirectoryStore */.f.create(located.store, (0,identity/* identify */.l)(machine.host, machine.pid));
    const notes = new Notes(store.path, warn);
    return { ...readingOf(store, request), machine, located, secrets, notes };
}
function readingOf(store, { machine, located, commands }) {
    return {
        store,
        runs: new run_list/* RunList */.a(store),
        journals: new Recent(MOST_JOURNALS, (id) => new Journal(store.eventsPath(id))),
        logs: new Recent(MOST_LOGS, (name) => {
            const [run = '', file = ''] = name.split('/');
            return new LogFile((0,external_node_path_.join)(store.logsPath(run), file));
        }),
        commands: new Commands({ machine, located, known: commands }),
    };
}


/***/ })

};
