export const id = 2697;
export const ids = [2697];
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

/***/ 61682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   events: () => (/* binding */ events)
/* harmony export */ });
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58737);
/* harmony import */ var _launch_named_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39079);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64972);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66825);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49459);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _report_tries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14233);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88593);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94131);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17422);
/** `savepoint events`: what happened in a run, in order. */










/** Prints the events of a run, or of one step. As NDJSON one a line, as they are in the store. */
async function events(world, options, [id, step]) {
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_7__/* .findRun */ .L)(world, options, id);
    const wanted = step === undefined ? null : (0,_launch_named_step_js__WEBPACK_IMPORTED_MODULE_1__/* .namedStep */ .c)(found.run, step).id;
    let last = 0;
    const fresh = (_run) => {
        const all = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEvents */ .PH)(found.store.eventsText(found.run.run_id));
        const news = all.filter((event) => event.n > last && (wanted === null || stepIn(event) === wanted));
        last = all.at(-1)?.n ?? last;
        return news;
    };
    const print = (run) => {
        const news = fresh(run);
        if (options.output === 'table')
            world.output.data((0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTable */ .ku)(news.map((event) => rowOf(event, run))));
        else
            world.output.data(news.map((event) => `${JSON.stringify(event)}\n`).join(''));
    };
    if (options.output === 'json') {
        world.output.data(`${JSON.stringify(fresh(found.run), null, 2)}\n`);
    }
    else if (options.follow === true)
        await (0,_follow_js__WEBPACK_IMPORTED_MODULE_8__/* .follow */ .e)(found, print);
    else
        print(found.run);
    if (options.follow === true)
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    const { run_id, last_event } = found.run;
    const fault = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .journalFault */ .G_)(found.store.eventsText(run_id), last_event);
    if (fault === null)
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_9__/* .warnAll */ .y)(world, [`${run_id}: ${fault}`]);
    return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.store;
}
function stepIn(event) {
    return 'step' in event ? event.step : null;
}
function rowOf(event, run) {
    return [`${event.n}`, event.at, event.type, stepIn(event) ?? '', (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainText */ .wh)(detailOf(event, run))];
}
function savedText({ files, bytes, stored_bytes }) {
    if (files === 0)
        return 'no files';
    return `${files} ${files === 1 ? 'file' : 'files'}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(bytes)}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(stored_bytes)} stored`;
}
function detailOf(event, run) {
    switch (event.type) {
        case 'plan':
            return `attempt ${event.attempt} on ${event.where.host}: ${event.decisions.map((each) => `${each.decision} ${each.step}`).join(', ')}`;
        case 'step.arrived':
            return `${event.decision}: ${(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .describeReason */ .Gk)(event.reason)}`;
        case 'step.started':
            return (0,_report_tries_js__WEBPACK_IMPORTED_MODULE_6__/* .describeTry */ .z)(run, event.step, event.try);
        case 'step.retrying':
            return (0,_report_tries_js__WEBPACK_IMPORTED_MODULE_6__/* .describeRetry */ .e)(event, run);
        case 'step.completed':
            return `completion ${event.completion.number}, ${event.outcome}; ${event.change === null ? 'not saved' : savedText(event.change)}`;
        case 'step.failed':
            return event.error_message;
        case 'step.skipped':
            return `completion ${event.completion.number}`;
        case 'step.interrupted':
            return event.why;
        case 'step.waiting':
            return (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .askedBy */ .Ai)(event);
        case 'step.decided':
            return `${event.decision} by ${event.who}${event.comment === null ? '' : `: ${event.comment}`}`;
        case 'source.captured':
            return `${event.place}: ${savedText(event.change)}`;
        case 'step.saved':
        case 'earlier.captured':
        case 'files.kept':
            return savedText(event.change);
        case 'packs.borrowed':
            return (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(event.packs.reduce((sum, { bytes }) => sum + bytes, 0));
        case 'edits.kept':
        case 'files.aside':
            return `${savedText(event.change)}: ${event.paths.slice(0, 5).join(', ')}`;
        case 'warning':
            return event.message;
        case 'attempt.ended':
            return event.why.startsWith(event.status) ? event.why : `${event.status}: ${event.why}`;
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

/***/ 40190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ TEMP),
/* harmony export */   Zw: () => (/* binding */ describeNamed),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   oO: () => (/* binding */ PROCESSES),
/* harmony export */   tr: () => (/* binding */ REFS)
/* harmony export */ });
/** These end with the run, on every machine. */
const PROCESSES = 'processes';
/** These are in a `.git` folder, which is not saved. */
const REFS = 'git refs';
/** Files of the workspace that are not saved: those that hold credentials, fifos and the like. */
const FILES = 'files that are not saved';
/** New temporary files that another step names. */
const TEMP = 'temporary files';
/** `Python packages (requests-2.31.0, and 4 more)`. */
function describeNamed({ what, count, names }) {
    const shown = names.slice(0, 3);
    const more = count - shown.length;
    return `${what} (${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''})`;
}


/***/ }),

/***/ 31537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeLoss)
/* harmony export */ });
/** @param path of all files of a step empty */
function describeLoss({ path, why }) {
    return path === '' ? why : `${path}: ${why}`;
}


/***/ }),

/***/ 66825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   NT: () => (/* binding */ remedyStep),
/* harmony export */   QQ: () => (/* binding */ describeWhy)
/* harmony export */ });
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22965);
/* harmony import */ var _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40190);
/* harmony import */ var _record_lost_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31537);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);





/** What a step asks, and why. */
function askedBy({ reason, question, }) {
    const why = reason === null ? '' : describeReason(reason);
    const prompt = question?.prompt ?? null;
    return prompt === null
        ? why
        : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(prompt)}${reason?.kind === 'approval' && reason.because.kind !== 'new' ? ` (${why})` : ''}`;
}
/** Why a step ran or not; of one that was taken as done, also where it left no change here. */
function describeWhy({ reason, state, change }) {
    if (reason === null)
        return '';
    const isBare = reason.kind === 'marked' && state === 'completed' && change?.files === 0;
    return `${describeReason(reason)}${isBare ? '; it changed no file here' : ''}`;
}
/** A reason in a few words, to stand after the name of the step. */
function describeReason(reason) {
    switch (reason.kind) {
        case 'completed':
            return `completed before; ${describeSame(reason.files)}`;
        case 'skipped':
            return `skipped before; ${describeSame(reason.files)}`;
        case 'kept':
            return 'completed before; `rerun: never` keeps it';
        case 'taken':
            return 'completed before; only-step takes it as it is';
        case 'new':
            return reason.lost === true
                ? 'no completion of it was saved'
                : `runs for the first time${renamedFrom(reason)}`;
        case 'failed':
            return `failed before: ${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .I)(reason.failure)}`;
        case 'interrupted':
            return 'was cut off before it ended';
        case 'definition':
            return reason.parts.length === 0
                ? 'its definition has changed'
                : `its definition has changed (${reason.parts.join(', ')})`;
        case 'input':
            return `the input ${reason.input} has changed`;
        case 'env':
            return reason.name === '*'
                ? 'a variable has changed, and it mentions one by a computed name, or all of them'
                : `the variable ${reason.name} has changed`;
        case 'needs':
            return describeNeed(reason.step, reason.change);
        case 'always':
            return reason.by === 'env'
                ? '`SAVEPOINT_RERUN: always`'
                : '`rerun: always`, and a step that depends on it runs';
        case 'install':
            return `it installed ${reason.installs.map(_record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNamed */ .Zw).join(', ')}, which this machine does not have`;
        case 'chosen':
            return 'named by from-step or only-step';
        case 'not-chosen':
            return 'not named by only-step';
        case 'not-come':
            return 'this attempt has not come to it';
        case 'secret':
            return 'what it set held a secret and was not saved, so it sets it again';
        case 'finally':
            return 'clean-up, decided afresh in each attempt';
        case 'started-before':
            return `it was started before, so it asks first (${describeReason(reason.because)})`;
        case 'maybe-started':
            return `an earlier attempt may have started it, so it asks first (${describeReason(reason.because)})`;
        case 'approval':
            return reason.because.kind === 'new'
                ? `asks for approval${renamedFrom(reason.because)}`
                : `asks again for approval (${describeReason(reason.because)})`;
        case 'approved':
            return `approved by ${reason.by}`;
        case 'rejected':
            return `rejected by ${reason.by}`;
        case 'marked':
            return `taken as done by ${reason.by}`;
        case 'prompt':
            return 'what it asks has changed';
        case 'behind':
            return `${reason.step}, which comes after it, ${BEHIND[reason.change]}`;
        case 'withheld':
            return `needs ${reason.names.join(', ')} of ${reason.step}, which held a secret and was not saved; give ${reason.step} \`rerun: always\`, and it sets the value again`;
        case 'deadline':
            return `would not have ended in time: it took ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.took_ms)} before`;
        case 'service':
            return reason.step === undefined
                ? 'a service that no step needs now'
                : `a service, started again for ${reason.step}`;
        case 'blocked':
            return `waits for ${reason.step}`;
        default:
            return describeFiles(reason);
    }
}
/** How a step that seems to have been renamed keeps its result. */
function renamedFrom({ was }) {
    return was === undefined ? '' : `; if it is ${was} renamed, \`id: ${was}\` keeps its result`;
}
const BEHIND = { changed: 'has changed', added: 'is new', removed: 'is gone' };
/** Reasons that lie in the files. */
function describeFiles(reason) {
    switch (reason.kind) {
        case 'unsaved':
            return 'completed before, but its files could not be saved';
        case 'lost':
            return `its saved files cannot be read: ${(0,_record_lost_js__WEBPACK_IMPORTED_MODULE_4__/* .describeLoss */ .$)(reason)}`;
        case 'differs':
            return reason.unsaved === true
                ? `files that it changed were not saved, and are not here: ${reason.path}`
                : `${reason.path} is not as it was when the step ran`;
        case 'reads':
            return `files that it reads have changed${namesIn(reason.paths)}`;
        case 'commit':
            return `another commit${reason.folder === undefined ? '' : ` in ${reason.folder}`}: ${shortOf(reason.from)} before, ${shortOf(reason.to)} now`;
        case 'source':
            return `source files are not as they were${namesIn(reason.paths)}`;
        case 'github':
            return `github.${reason.name} has changed`;
        case 'edited':
            return `files changed after it ran, and --edited runs it again${namesIn(reason.paths)}`;
        case 'present':
            return 'taken as completed: all files of its `writes` are there';
    }
}
/** What is the same as when a reused step ran. */
function describeSame(files) {
    switch (files) {
        case 'reads':
            return 'the files that it reads are the same';
        case 'source':
            return 'the commit and the source files are the same';
        case 'none':
            return 'without `reads`, edits here do not run it again';
        case undefined:
            return 'nothing that counts for it has changed';
    }
}
function namesIn(paths) {
    return paths.length === 0 ? '' : `: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`;
}
function shortOf(commit) {
    return commit === null || commit === '' ? 'none' : commit.slice(0, 10);
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
/** The step whose naming lets the run go on: one that was withheld from is helped by running what sets the value. */
function remedyStep(step, reason) {
    return reason.kind === 'withheld' ? reason.step : step;
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

/***/ 14233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ describeRetry),
/* harmony export */   z: () => (/* binding */ describeTry)
/* harmony export */ });
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22965);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);
/** The tries of a step in words. Pure. */


/** `try 2 of 4`; without how many there may be where the record does not say that. @param number from 1 */
function describeTry({ definition }, step, number) {
    const most = definition.find(({ id }) => id === step)?.tries;
    return `try ${number}${most === undefined ? '' : ` of ${most}`}`;
}
/** Why a try failed, and when the next one comes. */
function describeRetry({ step, failure, try: failed, delay_ms }, run) {
    const when = delay_ms === 0 ? 'now' : `in ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(delay_ms)}`;
    return `${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .I)(failure)}; ${describeTry(run, step, failed + 1)} ${when}`;
}


/***/ }),

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ })

};
