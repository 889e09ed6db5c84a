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
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64972);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66825);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49459);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/* harmony import */ var _report_tries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14233);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88593);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94131);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17422);
/** `savepoint events`: what happened in a run, in order. */









/** Prints the events of a run, or of one step. As NDJSON one a line, as they are in the store. */
async function events(world, options, [id, step]) {
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_6__/* .findRun */ .L)(world, options, id);
    const wanted = step === undefined ? null : (0,_find_run_js__WEBPACK_IMPORTED_MODULE_6__/* .findStep */ .M)(found.run, step).id;
    let last = 0;
    const fresh = (_run) => {
        const all = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEvents */ .PH)(found.store.eventsText(found.run.run_id));
        const news = all.filter((event) => event.n > last && (wanted === null || stepIn(event) === wanted));
        last = all.at(-1)?.n ?? last;
        return news;
    };
    const print = (run) => {
        const news = fresh(run);
        if (options.output === 'table')
            world.output.data((0,_report_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTable */ .ku)(news.map((event) => rowOf(event, run))));
        else
            world.output.data(news.map((event) => `${JSON.stringify(event)}\n`).join(''));
    };
    if (options.output === 'json') {
        world.output.data(`${JSON.stringify(fresh(found.run), null, 2)}\n`);
    }
    else if (options.follow === true)
        await (0,_follow_js__WEBPACK_IMPORTED_MODULE_7__/* .follow */ .e)(found, print);
    else
        print(found.run);
    if (options.follow === true)
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    const { run_id, last_event } = found.run;
    const fault = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .journalFault */ .G_)(found.store.eventsText(run_id), last_event);
    if (fault === null)
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_8__/* .warnAll */ .y)(world, [`${run_id}: ${fault}`]);
    return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.store;
}
function stepIn(event) {
    return 'step' in event ? event.step : null;
}
function rowOf(event, run) {
    return [`${event.n}`, event.at, event.type, stepIn(event) ?? '', (0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(detailOf(event, run))];
}
function savedText({ files, bytes, stored_bytes }) {
    if (files === 0)
        return 'no files';
    return `${files} ${files === 1 ? 'file' : 'files'}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(bytes)}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(stored_bytes)} stored`;
}
function detailOf(event, run) {
    switch (event.type) {
        case 'plan':
            return `attempt ${event.attempt} on ${event.where.host}: ${event.decisions.map((each) => `${each.decision} ${each.step}`).join(', ')}`;
        case 'step.arrived':
            return `${event.decision}: ${(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .describeReason */ .G)(event.reason)}`;
        case 'step.started':
            return (0,_report_tries_js__WEBPACK_IMPORTED_MODULE_5__/* .describeTry */ .z)(run, event.step, event.try);
        case 'step.retrying':
            return (0,_report_tries_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRetry */ .e)(event, run);
        case 'step.completed':
            return `completion ${event.completion.number}, ${event.outcome}; ${event.change === null ? 'not saved' : savedText(event.change)}`;
        case 'step.failed':
            return event.error_message;
        case 'step.skipped':
            return `completion ${event.completion.number}`;
        case 'step.interrupted':
            return event.why;
        case 'step.waiting':
            return (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .askedBy */ .A)(event);
        case 'step.decided':
            return `${event.decision} by ${event.who}${event.comment === null ? '' : `: ${event.comment}`}`;
        case 'source.captured':
            return `${event.place}: ${savedText(event.change)}`;
        case 'step.saved':
        case 'earlier.captured':
        case 'files.kept':
            return savedText(event.change);
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
/* harmony export */   L: () => (/* binding */ findRun),
/* harmony export */   M: () => (/* binding */ findStep)
/* harmony export */ });
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96948);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _pipeline_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74038);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51908);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17422);
/** The run, and the step of it, that a reading command was asked for. */






/** The run that was named, or the newest. @throws Refusal exit 4 when there is none */
function findRun(world, options, id) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_5__/* .warnAll */ .y)(world, listing.warnings);
    const run = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(listing.runs.map((each) => each.run), id ?? 'latest');
    if (store === null)
        throw new Error('a run without a store');
    return { store, run };
}
/** A step of a run by id or number. @throws Refusal exit 2 when the run has none such */
function findStep(run, wanted) {
    const number = run.definition.find((each) => `${each.number}` === wanted)?.id;
    const step = run.steps.find((each) => each.id === wanted) ?? run.steps.find((each) => each.id === number);
    if (step !== undefined)
        return step;
    const near = (0,_pipeline_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestTo */ .kD)(wanted, run.steps.map((each) => each.id));
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `${run.run_id} has no step ${wanted}`, {
        hint: near === null
            ? `its steps: ${run.steps
                .slice(0, 10)
                .map((each) => each.id)
                .join(', ')}`
            : `did you mean ${near}?`,
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
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12220);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30908);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41193);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/** The parsed options of any command, and what they mean. */








/** Where the workspace and the store are. @throws Refusal */
function locationOf(world, options, pipeline) {
    const store = options.store ?? world.machine.env.SAVEPOINT_STORE ?? '';
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
    return coloursOn(world, options, stream) ? _report_talk_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI : _report_talk_js__WEBPACK_IMPORTED_MODULE_3__/* .noPaint */ .Iy;
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

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ })

};
