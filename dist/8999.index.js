export const id = 8999;
export const ids = [8999];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 11552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   logs: () => (/* binding */ logs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _launch_named_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39079);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46848);
/* harmony import */ var _store_log_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66712);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37394);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88593);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94131);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50698);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79499);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33045);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31980);
/** `savepoint logs`: what the steps of a run wrote. */












const CHUNK = 256 * 1024;
/**
 * Prints logs as `run` does; of each step the attempt that ran it last, with all its tries. As JSON, the files that
 * they are in, byte for byte as the step wrote them: a log may be larger than any program wants to parse.
 */
async function logs(world, options, [id, step]) {
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_5__/* .findRun */ .L)(world, options, id);
    const wanted = step === undefined ? null : (0,_launch_named_step_js__WEBPACK_IMPORTED_MODULE_2__/* .namedStep */ .c)(found.run, step).id;
    const paint = (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .paintOn */ .yd)(world, options, world.output.stdout);
    const reader = new LogReader(world, found, {
        titled: wanted === null && options.quiet !== true,
        shown: { paint, debug: (0,_world_js__WEBPACK_IMPORTED_MODULE_9__/* .isDebug */ ._)(world) },
    });
    const stepsOf = (run) => run.steps.filter((each) => wanted === null || each.id === wanted);
    if (options.output !== 'table') {
        const rows = stepsOf(found.run).flatMap((each) => reader.rows(each));
        (0,_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .printRows */ .p)(world, options, rows);
        return 0;
    }
    const print = async (run) => {
        for (const each of stepsOf(run))
            await reader.print(each);
    };
    if (options.follow === true)
        await (0,_follow_js__WEBPACK_IMPORTED_MODULE_6__/* .follow */ .e)(found, print);
    else
        await print(found.run);
    const none = noLogs(stepsOf(found.run), reader);
    if (none !== null && options.quiet !== true)
        world.output.talk(`${none}\n`);
    return 0;
}
/** Each try of a step begins a log. Null: there are some, or no step has begun. */
function noLogs(steps, reader) {
    const begun = steps.filter((step) => step.started_at !== null);
    if (begun.length === 0 || begun.some((step) => reader.rows(step).length > 0))
        return null;
    return `no log of ${begun.map(({ id }) => id).join(', ')} is in the store: of a run that came from CI, see the log of the job there`;
}
/** Prints what has come since the last time. */
class LogReader {
    #world;
    #found;
    #look;
    #places = new Map();
    #title = '';
    constructor(world, found, look) {
        this.#world = world;
        this.#found = found;
        this.#look = look;
    }
    async print(step) {
        for (const { file, key } of this.#files(step)) {
            await this.#copy(file, key.try > 1 ? `${step.id}, try ${key.try}` : step.id);
        }
    }
    /** Where the logs of a step are, for programs. */
    rows(step) {
        const directory = this.#found.store.logsPath(this.#found.run.run_id);
        return this.#files(step).map(({ file, key }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file);
            return { ...key, path, bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0 };
        });
    }
    /** The logs of a step, in the order of its tries. */
    #files(step) {
        const known = this.#names()
            .map((file) => ({ file, key: (0,_store_log_names_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLogFileName */ .$)(step.id, file) }))
            .filter((each) => each.key !== null);
        const newest = Math.max(0, ...known.map(({ key }) => key.attempt));
        return known.filter(({ key }) => key.attempt === newest).sort((a, b) => a.key.try - b.key.try);
    }
    #names() {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#found.store.logsPath(this.#found.run.run_id));
        }
        catch {
            return [];
        }
    }
    async #copy(name, title) {
        const fd = this.#open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#found.store.logsPath(this.#found.run.run_id), name));
        try {
            const place = this.#placeIn(name);
            const buffer = Buffer.alloc(CHUNK);
            for (;;) {
                const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, CHUNK, place.at);
                if (length === 0)
                    break;
                this.#say(title, name);
                place.at += length;
                await this.#world.output.data(place.shown.push(Buffer.from(buffer.subarray(0, length))));
            }
            await this.#world.output.data(place.shown.end());
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    #placeIn(name) {
        const place = this.#places.get(name) ?? { shown: new _shown_js__WEBPACK_IMPORTED_MODULE_8__/* .Shown */ .M(this.#look.shown), at: 0 };
        this.#places.set(name, place);
        return place;
    }
    /** @throws StoreError */
    #open(path) {
        try {
            return (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openRegular */ .l)(path);
        }
        catch (error) {
            throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .StoreError */ .AD(`the log ${path} cannot be read: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .reasonOf */ .A3)(error)}`, { cause: error });
        }
    }
    /** Titles are talk: what is on stdout is the log and nothing else. */
    #say(title, name) {
        if (!this.#look.titled || this.#title === name)
            return;
        this.#title = name;
        this.#world.output.talk(`==> ${title} <==\n`);
    }
}


/***/ }),

/***/ 88593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findRun)
/* harmony export */ });
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96948);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _launch_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30049);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51908);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17422);
/** The run that a reading command was asked for. */







/** The run that was named, or the newest. @throws Refusal exit 4 when there is none */
function findRun(world, options, id) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_4__/* .warnAll */ .y)(world, listing.warnings);
    const runs = listing.runs.map((each) => each.run);
    if (id !== undefined)
        mustBeNoStep(runs, id);
    const run = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(runs, id ?? 'latest');
    if (store === null)
        throw new Error('a run without a store');
    return { store, run };
}
/** @throws Refusal exit 4 where a step of the newest run is given in the place of a run */
function mustBeNoStep(runs, id) {
    const [newest] = runs;
    if (newest?.steps.some((step) => step.id === id) !== true || (0,_launch_select_js__WEBPACK_IMPORTED_MODULE_5__/* .namedRun */ .d3)(runs, id).kind !== 'none')
        return;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `no such run: ${id}, which is a step of ${newest.run_id}`, {
        hint: `name the run before the step: latest ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(id)}`,
    });
}


/***/ }),

/***/ 94131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** Going on until a run has ended. */

/** Other processes write the run: the store is looked at again this often. */
const LOOK_MS = 200;
/**
 * Calls `look` now and after each change until the run has ended or its process has gone, and once more then.
 * @param look is given the record as it was read just before
 */
async function follow({ store, run }, look) {
    for (let current = run;;) {
        await look(current);
        if (current.status !== 'running')
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(LOOK_MS);
        const read = store.read(run.run_id);
        if (read.kind !== 'found')
            return;
        current = read.run;
    }
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   G0: () => (/* binding */ deadlineOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn),
/* harmony export */   s5: () => (/* binding */ isEdited),
/* harmony export */   yd: () => (/* binding */ paintOn)
/* harmony export */ });
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _pipeline_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96769);
/* harmony import */ var _report_colour_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79454);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74545);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41193);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/** The parsed options of any command, and what they mean. */








/** Where the workspace and the store are. @throws Refusal */
function locationOf(world, options, pipeline) {
    const { SAVEPOINT_STORE, SAVEPOINT_KEY } = world.machine.env;
    if (SAVEPOINT_KEY)
        throw (0,_launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .notYet */ .y)('SAVEPOINT_KEY: encryption', 'unset it: what is saved is not encrypted');
    const store = options.store ?? SAVEPOINT_STORE ?? '';
    return (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)({
        cwd: world.cwd(),
        workspace: options.workspace ?? null,
        pipeline,
        store: store === '' ? null : store,
    });
}
/** What a command must be told to find the same store and workspace: options with a space in front, or nothing. */
function placeOf({ workspace, store, storeNamed }, options) {
    const where = options.workspace === undefined ? '' : ` -C ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(workspace)}`;
    return storeNamed ? `${where} --store ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(store)}` : where;
}
/** Who this process is, for locks. */
function identityOf(world) {
    return (0,_store_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .identify */ .l)(world.machine.host, world.machine.pid);
}
/** The store, or null where none has been made yet. @throws StoreError */
function storeIfAny(world, located) {
    return _store_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .DirectoryStore */ .f.open(located.store, identityOf(world));
}
/** The same for what only reads. @throws StoreError also when a store was named that is not there */
function existingStore(world, located) {
    const store = storeIfAny(world, located);
    if (store === null && located.storeNamed)
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .StoreError */ .AD(`there is no store at ${located.store}`);
    return store;
}
/** `NAME=VALUE` pairs. @throws Refusal */
function givenInputs(options) {
    const entries = (options.input ?? []).map((text) => {
        const at = text.indexOf('=');
        if (at > 0)
            return [text.slice(0, at), text.slice(at + 1)];
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--input ${text} has no value`, { hint: 'write --input NAME=VALUE' });
    });
    return Object.fromEntries(entries);
}
const FORMS = ['table', 'json', 'ndjson'];
/** `--output` of `mark` gives an output, as NAME=VALUE, or the form of what is printed. @throws Refusal exit 2 for what is neither */
function outputsOf(options) {
    const given = [options.output ?? []].flat();
    const outputs = given.filter((each) => each.includes('='));
    const words = given.filter((each) => !each.includes('='));
    const form = FORMS.find((each) => each === (words.at(-1) ?? 'table'));
    if (form === undefined)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--output ${words.at(-1)} is neither NAME=VALUE nor one of ${FORMS.join(', ')}`);
    const entries = outputs.map((each) => {
        const at = each.indexOf('=');
        return [each.slice(0, at), each.slice(at + 1)];
    });
    return { ...options, output: form, outputs: Object.fromEntries(entries) };
}
/** Whether a stream gets colours: a terminal, unless NO_COLOR or `--no-color` says otherwise; FORCE_COLOR everywhere. */
function coloursOn(world, options, stream) {
    if (!options.color || (world.machine.env.NO_COLOR ?? '') !== '')
        return false;
    return stream.isTTY === true || (world.machine.env.FORCE_COLOR ?? '') !== '';
}
/** What colours a stream, where it gets colours. */
function paintOn(world, options, stream) {
    return coloursOn(world, options, stream) ? _report_colour_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .n : _report_colour_js__WEBPACK_IMPORTED_MODULE_3__/* .noPaint */ .I;
}
/** How many steps may run side by side, or null where the file decides. @throws Refusal */
function parallelism({ maxParallel }) {
    if (maxParallel === undefined)
        return null;
    const count = Number(maxParallel);
    if (Number.isInteger(count) && count > 0)
        return count;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--max-parallel ${maxParallel} is not a whole number above 0`);
}
/** The step that was named, if any. @throws Refusal when two were */
function stepChoice({ fromStep, onlyStep }) {
    if (fromStep !== undefined && onlyStep !== undefined) {
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, '--from-step and --only-step exclude each other');
    }
    if (fromStep !== undefined)
        return { kind: 'from', step: fromStep };
    return onlyStep === undefined ? null : { kind: 'only', step: onlyStep };
}
/** Whether reused steps that are older than a person's edits are to run again. */
function isEdited({ edited }) {
    return edited === true;
}
/** The run that was named, if any. @throws Refusal when that contradicts `--fresh` */
function runChoice({ run, fresh }) {
    if (run !== undefined && fresh === true)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, '--run and --fresh exclude each other');
    if (fresh === true)
        return { kind: 'fresh' };
    return run === undefined ? { kind: 'auto' } : { kind: 'named', id: run };
}
/** When the attempt must be over: so long from now. @throws Refusal exit 2 */
function deadlineOf({ deadline }, now) {
    if (deadline === undefined)
        return null;
    const [from, ms] = [now.getTime(), (0,_pipeline_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E)(deadline)];
    if (ms !== null && ms > 0)
        return { at: from + ms, from };
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--deadline ${deadline} is no time`, {
        hint: 'write one with its unit, such as 350m or 2h',
    });
}
/** The secrets that were named, with their values. @throws Refusal when a variable is not set */
function secretsOf(world, options) {
    const entries = (options.secret ?? []).map((name) => {
        const value = world.machine.env[name];
        if (value !== undefined)
            return [name, value];
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--secret ${name}: there is no such variable in the environment`, {
            hint: `set it first, for example with read -rs ${name} and export ${name}`,
        });
    });
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 79499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ printRows),
/* harmony export */   u: () => (/* binding */ printOne)
/* harmony export */ });
/** Prints one thing for programs. @returns false where it is wanted for people */
function printOne({ output }, options, value) {
    if (options.output === 'json')
        output.data(`${JSON.stringify(value, null, 2)}\n`);
    else if (options.output === 'ndjson')
        output.data(`${JSON.stringify(value)}\n`);
    else
        return false;
    return true;
}
/** Prints rows for programs: as JSON one array, as NDJSON one a line. @returns false where they are wanted for people */
function printRows({ output }, options, rows) {
    if (options.output === 'json')
        output.data(`${JSON.stringify(rows, null, 2)}\n`);
    else if (options.output === 'ndjson')
        output.data(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    else
        return false;
    return true;
}


/***/ }),

/***/ 33045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Shown)
/* harmony export */ });
/* harmony import */ var _shell_line_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17206);
/* harmony import */ var _shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75754);


const LF = 0x0a;
const CR = 0x0d;
const COLOURS = new Map([
    ['error', 'red'],
    ['warning', 'yellow'],
    ['notice', 'cyan'],
    ['debug', 'dim'],
]);
/** All else goes through as it came, and at once. */
class Shown {
    #options;
    #gate;
    #reader = new _shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandReader */ .n3();
    #out = [];
    /** The line before is left out, and ended by a CR: the LF of the pair is, too. */
    #isCrLeftOut = false;
    constructor(options) {
        this.#options = options;
        const listener = {
            text: (bytes) => this.#text(bytes),
            command: (line, ending) => this.#command(line, ending),
            tooLong: () => true,
        };
        this.#gate = new _shell_line_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .LineGate */ .O(listener);
    }
    /** What can be shown now. */
    push(bytes) {
        this.#gate.push(bytes);
        return this.#take();
    }
    /** What is left when the step has ended. */
    end() {
        this.#gate.end();
        return this.#take();
    }
    #take() {
        const out = Buffer.concat(this.#out);
        this.#out = [];
        return out;
    }
    #text(bytes) {
        const isPair = this.#isCrLeftOut && bytes[0] === LF;
        this.#isCrLeftOut = false;
        this.#out.push(isPair ? bytes.subarray(1) : bytes);
    }
    #command(line, ending) {
        const command = this.#reader.read(line.toString());
        const shown = command === null ? line : textOf(command, this.#options);
        if (shown === null)
            this.#isCrLeftOut = ending[0] === CR;
        else
            this.#text(Buffer.concat([Buffer.from(shown), ending]));
    }
}
/** Null for nothing. */
function textOf(command, { paint, debug }) {
    const { name, data } = command;
    if (name === 'group')
        return paint('bold', data);
    const style = COLOURS.get(name);
    if (style === undefined || (name === 'debug' && !debug))
        return null;
    const title = (0,_shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .property */ .MZ)(command, 'title');
    return `${paint(style, `${name}:`)} ${title === undefined ? '' : `${title}: `}${data}${placeOf(command)}`;
}
/** ` (file:line)`, as far as the command says it. */
function placeOf(command) {
    const file = (0,_shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .property */ .MZ)(command, 'file');
    if (file === undefined)
        return '';
    const line = (0,_shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .property */ .MZ)(command, 'line');
    return ` (${file}${line === undefined ? '' : `:${line}`})`;
}


/***/ }),

/***/ 17422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ warnAll)
/* harmony export */ });
/** Warnings about the store, on stderr whatever the form of the output. */
function warnAll(world, warnings) {
    for (const warning of warnings)
        world.output.talk(`savepoint: warning: ${warning}\n`);
}


/***/ }),

/***/ 31980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isDebug),
/* harmony export */   o: () => (/* binding */ isOnCi)
/* harmony export */ });
/** As the runner says it to steps, and a person may. */
function isDebug({ machine }) {
    return machine.env.RUNNER_DEBUG === '1';
}
/** Every CI system sets the variable CI. */
function isOnCi({ machine }) {
    return !['', 'false', '0'].includes(machine.env.CI ?? '');
}


/***/ }),

/***/ 39079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ namedStep)
/* harmony export */ });
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22411);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41206);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17443);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34790);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75047);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/** The step of a run that a person names. */






/** A step of a run by its id or number. @throws Refusal exit 2 when the run has none such, or several legs */
function namedStep(run, wanted) {
    const [id = '', ...others] = (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_2__/* .meantIds */ .g)(run.definition, wanted);
    if (others.length > 0)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `${wanted} is the ${others.length + 1} legs ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .andOf */ .X)([id, ...others], 10)}`, {
            hint: `name one of them: ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(id)}`,
        });
    const step = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(run, id);
    if (step !== undefined)
        return step;
    const ids = run.steps.map((each) => each.id);
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestTo */ .kD)(wanted, ids);
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `${run.run_id} has no step ${wanted}`, {
        hint: near === null ? `its steps: ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .andOf */ .X)(ids, 10)}` : `did you mean ${near}?`,
    });
}


/***/ }),

/***/ 17206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ LineGate)
/* harmony export */ });
/** A line longer than this is text, whatever it starts with. */
const LONGEST_COMMAND = 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const COLON = 0x3a;
const HASH = 0x23;
const BRACKET = 0x5b;
/**
 * Lets text through at once and keeps a line back only while it can still be a command. Lines end at LF or CR, as those that
 * the runner reads from a process do (.NET's `StreamReader.ReadLine`).
 */
class LineGate {
    #listener;
    #held = new Held();
    #state = 'blank';
    constructor(listener) {
        this.#listener = listener;
    }
    push(chunk) {
        let from = 0;
        let lineStart = 0;
        for (let at = 0; at < chunk.length; at++) {
            const byte = chunk[at];
            if (byte === LF || byte === CR) {
                from = this.#endLine(chunk, { from, lineStart, at });
                lineStart = at + 1;
                this.#state = 'blank';
            }
            else if (this.#state !== 'text' && this.#state !== 'command' && this.#state !== 'dropped') {
                this.#state = next(this.#state, byte);
                if (this.#state === 'text')
                    this.#release();
            }
        }
        this.#keep(chunk, { from, lineStart });
    }
    /** The end of the stream, or a pause after which what is kept back is wanted. */
    end() {
        if (this.#held.length === 0)
            return;
        if (this.#state === 'command')
            this.#listener.command(this.#held.take(), Buffer.alloc(0));
        else
            this.#release();
        this.#state = 'text';
    }
    /** Returns from where on the chunk is not given out yet. */
    #endLine(chunk, { from, lineStart, at }) {
        if (this.#state === 'dropped')
            return at;
        if (this.#state !== 'command') {
            this.#release();
            return from;
        }
        if (lineStart > from)
            this.#listener.text(chunk.subarray(from, lineStart));
        this.#held.append(chunk.subarray(lineStart, at));
        this.#listener.command(this.#held.take(), chunk.subarray(at, at + 1));
        return at + 1;
    }
    #keep(chunk, { from, lineStart }) {
        if (this.#state === 'dropped')
            return;
        const end = this.#state === 'text' ? chunk.length : lineStart;
        if (end > from)
            this.#listener.text(chunk.subarray(from, end));
        if (this.#state === 'text')
            return;
        this.#held.append(chunk.subarray(lineStart));
        if (this.#held.length <= LONGEST_COMMAND)
            return;
        const beginning = this.#held.take();
        const written = this.#listener.tooLong(beginning);
        if (written)
            this.#listener.text(beginning);
        this.#state = written ? 'text' : 'dropped';
    }
    #release() {
        if (this.#held.length > 0)
            this.#listener.text(this.#held.take());
    }
}
function next(state, byte) {
    if (state === 'blank') {
        if (byte === COLON)
            return ':';
        if (byte === HASH)
            return '#';
        return byte === 0x20 || (byte >= 0x09 && byte <= 0x0c) ? 'blank' : 'text';
    }
    if (state === ':')
        return byte === COLON ? 'command' : 'text';
    if (state === '#')
        return byte === HASH ? '##' : 'text';
    return byte === BRACKET ? 'command' : 'text';
}
/** Bytes that grow in one buffer: a line that comes byte by byte must not become a million small ones. */
class Held {
    #bytes = Buffer.alloc(0);
    length = 0;
    append(more) {
        const length = this.length + more.length;
        if (length > this.#bytes.length) {
            const larger = Buffer.allocUnsafe(Math.max(256, length, this.#bytes.length * 2));
            this.#bytes.copy(larger, 0, 0, this.length);
            this.#bytes = larger;
        }
        more.copy(this.#bytes, this.length);
        this.length = length;
    }
    take() {
        const taken = this.#bytes.subarray(0, this.length);
        this.#bytes = Buffer.alloc(0);
        this.length = 0;
        return taken;
    }
}


/***/ }),

/***/ 75754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ property),
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   n3: () => (/* binding */ CommandReader),
/* harmony export */   xW: () => (/* binding */ stopWord)
/* harmony export */ });
/* unused harmony export COMMANDS */
/** The commands that the runner knows; a line with any other name is text. From its `ActionCommandManager.cs`. */
const COMMANDS = new Set([
    'add-mask',
    'add-matcher',
    'add-path',
    'debug',
    'echo',
    'endgroup',
    'error',
    'group',
    'notice',
    'remove-matcher',
    'save-state',
    'set-env',
    'set-output',
    'stop-commands',
    'warning',
]);
const DATA_ESCAPES = { '%25': '%', '%0D': '\r', '%0A': '\n' };
const PROPERTY_ESCAPES = { ...DATA_ESCAPES, '%3A': ':', '%2C': ',' };
const OLD_ESCAPES = { ...DATA_ESCAPES, '%3B': ';', '%5D': ']' };
/**
 * Reads a line as a command: `::name k=v,k=v::data`, or the old `##[name k=v;k=v]data`; null for text. Names are looked up
 * in lower case. From `TryParseV2` and `TryParse` in the runner's `ActionCommand.cs`; the runner finds the old form
 * anywhere in a line, here it starts the line as the new one does.
 */
function parseCommand(line, isCommand = (name) => COMMANDS.has(name)) {
    const text = line.trimStart();
    const form = text.startsWith('::') ? NEW_FORM : text.startsWith('##[') ? OLD_FORM : null;
    if (form === null)
        return null;
    const end = text.indexOf(form.closing, form.opening.length);
    if (end < 0)
        return null;
    const head = text.slice(form.opening.length, end);
    const space = head.indexOf(' ');
    const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
    if (!isCommand(name))
        return null;
    return {
        name,
        properties: space > 0 ? parseProperties(head.slice(space + 1), form) : {},
        data: unescapeWith(text.slice(end + form.closing.length), form.data),
    };
}
/** A property's value, its name compared without regard to case; undefined when it is not given. */
function property(command, name) {
    return Object.entries(command.properties).find(([key]) => key.toLowerCase() === name)?.[1];
}
/** Reads the lines of one try: between `stop-commands` and the word that starts them again, all is text. */
class CommandReader {
    /** While commands are stopped: the word that starts them again. */
    #stoppedBy = null;
    get isStopped() {
        return this.#stoppedBy !== null;
    }
    /** The command in a line, null for text. The line that starts commands again is one, whose name is the word. */
    read(line) {
        const stoppedBy = this.#stoppedBy;
        const command = parseCommand(line, (name) => COMMANDS.has(name) || name === stoppedBy);
        if (command === null || (stoppedBy !== null && command.name !== stoppedBy))
            return null;
        if (stoppedBy !== null)
            this.#stoppedBy = null;
        else if (command.name === 'stop-commands')
            this.#stoppedBy = stopWord(command.data);
        return command;
    }
}
/** The word that is to start commands again; null where it cannot. */
function stopWord(data) {
    const word = data.toLowerCase();
    return word === '' || word === 'pause-logging' || COMMANDS.has(word) ? null : word;
}
const NEW_FORM = {
    opening: '::',
    closing: '::',
    separator: ',',
    data: DATA_ESCAPES,
    value: PROPERTY_ESCAPES,
};
const OLD_FORM = {
    opening: '##[',
    closing: ']',
    separator: ';',
    data: OLD_ESCAPES,
    value: OLD_ESCAPES,
};
function parseProperties(text, form) {
    const entries = [];
    for (const item of text.trim().split(form.separator)) {
        const equals = item.indexOf('=');
        if (equals > 0 && equals < item.length - 1) {
            entries.push([item.slice(0, equals), unescapeWith(item.slice(equals + 1), form.value)]);
        }
    }
    return Object.fromEntries(entries);
}
function unescapeWith(text, escapes) {
    return text.replace(/%[0-9A-F]{2}/g, (code) => escapes[code] ?? code);
}


/***/ }),

/***/ 66712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseLogFileName),
/* harmony export */   E: () => (/* binding */ logFileName)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);

/** Longest name of a step inside a file name; longer ones end in a digest. */
const LONGEST = 120;
/** The file name of a try's log: `STEP.ATTEMPT.TRY.log`, other characters of the step percent-encoded. */
function logFileName({ step, attempt, try: at }) {
    const safe = step.replace(/[^A-Za-z0-9_-]/gu, (character) => encodeByte(character));
    const name = safe.length > LONGEST ? `${safe.slice(0, LONGEST - 17)}-${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(step).slice(0, 16)}` : safe;
    return `${name}.${attempt}.${at}.log`;
}
/** The attempt and try that a file name of this step's logs speaks of, or null for another step's. */
function parseLogFileName(step, file) {
    const match = /\.(\d+)\.(\d+)\.log$/.exec(file);
    if (match === null)
        return null;
    const key = { step, attempt: Number(match[1]), try: Number(match[2]) };
    return logFileName(key) === file ? key : null;
}
function encodeByte(character) {
    return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}


/***/ }),

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ }),

/***/ 37394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openRegular)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** Opening what a store holds, whoever laid it out. */

/**
 * Opens a file of a store to read it. A link in its place is not followed, and for a pipe nobody waits.
 * @returns the open file, for the caller to close @throws the system's error, or one that says what is there instead
 */
function openRegular(path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code !== 'ELOOP')
            throw error;
        throw new Error('it is a link, and a store holds none', { cause: error });
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
        return fd;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    throw new Error('it is no regular file');
}


/***/ })

};
