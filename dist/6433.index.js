export const id = 6433;
export const ids = [6433];
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

/***/ 3010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   show: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _launch_named_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39079);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64972);
/* harmony import */ var _record_past_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26979);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(41206);
/* harmony import */ var _record_set_aside_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(21234);
/* harmony import */ var _report_end_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4195);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70075);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66825);
/* harmony import */ var _report_state_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97121);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12220);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74913);
/* harmony import */ var _run_moved_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(24588);
/* harmony import */ var _store_step_summaries_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19140);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88593);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94131);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50698);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(79499);
/** `savepoint show`: a run and its steps, one step, or what the steps wrote for the job summary. */



















/** Prints the record. With `--follow`, again whenever it has changed. */
async function show(world, options, [id, step]) {
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_12__/* .findRun */ .L)(world, options, id);
    if (options.summary === true)
        return summary(world, options, { found, step });
    const place = options.output === 'table' ? (0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .placeOf */ .$t)((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .locationOf */ .hD)(world, options, null), options) : '';
    let last = '';
    const print = (run) => {
        const one = step === undefined ? null : (0,_launch_named_step_js__WEBPACK_IMPORTED_MODULE_0__/* .namedStep */ .c)(run, step);
        const text = (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_9__/* .placed */ .GS)(render({ ...found, run }, one, options.output), place);
        if (text !== last)
            world.output.data(text);
        last = text;
    };
    if (options.follow === true)
        await (0,_follow_js__WEBPACK_IMPORTED_MODULE_13__/* .follow */ .e)(found, print);
    else
        print(found.run);
    return 0;
}
/** Prints the Markdown that steps wrote for the job summary; as JSON, that of each step by itself. */
function summary(world, options, { found: { store, run }, step }) {
    if (options.follow === true)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, '--summary and --follow exclude each other');
    const only = step === undefined ? null : (0,_launch_named_step_js__WEBPACK_IMPORTED_MODULE_0__/* .namedStep */ .c)(run, step).id;
    const all = (0,_store_step_summaries_js__WEBPACK_IMPORTED_MODULE_11__/* .stepSummaries */ .X)((0,_store_step_summaries_js__WEBPACK_IMPORTED_MODULE_11__/* .summarySteps */ .a)(run), store.logsPath(run.run_id));
    const wanted = all.filter((each) => only === null || each.step === only);
    if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_15__/* .printRows */ .p)(world, options, wanted))
        return 0;
    world.output.data(wanted.map(({ markdown }) => document(markdown)).join('\n'));
    const who = only === null ? run.run_id : `${only} of ${run.run_id}`;
    if (wanted.length === 0 && options.quiet !== true)
        world.output.talk(`${who} has written nothing to $GITHUB_STEP_SUMMARY\n`);
    return 0;
}
/** Markdown that ends where the next may begin. */
function document(markdown) {
    const closed = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .closedFence */ .yx)(markdown);
    return closed.endsWith('\n') ? closed : `${closed}\n`;
}
function render({ store, run }, step, form) {
    const value = step ?? run;
    if (form === 'json')
        return `${JSON.stringify(value, null, 2)}\n`;
    if (form === 'ndjson')
        return `${JSON.stringify(value)}\n`;
    if (step !== null)
        return stepText(run, step);
    const { areRemoved } = store.filesOf(run.run_id);
    return runText(run, { told: (0,_record_past_js__WEBPACK_IMPORTED_MODULE_3__/* .toldPaths */ .E)((0,_record_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEvents */ .PH)(store.eventsText(run.run_id))), areRemoved });
}
function runText(run, { told, areRemoved }) {
    const last = run.attempts.at(-1);
    const facts = [
        ['run', run.run_id],
        ['pipeline', `${run.pipeline.name} (${run.pipeline.path})`],
        ['status', run.status + (run.waiting_for.length > 0 ? `, asks about ${run.waiting_for.join(', ')}` : '')],
        ['attempt', `${run.attempt}${last?.why == null ? '' : `: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plainText */ .wh)(last.why)}`}`],
        ['started', `${run.created_at} (${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatAge */ .nV)(Date.now() - Date.parse(run.created_at))})`],
        ['workspace', last?.where.workspace ?? ''],
        ...(areRemoved ? [['saved files', 'removed by `savepoint clean --files`']] : []),
        ...Object.entries(run.inputs).map(([name, value]) => [`input ${name}`, `${value}`]),
    ];
    const rows = run.steps.map((step) => [
        `${run.definition.find((each) => each.id === step.id)?.number ?? ''}`,
        step.id,
        step.state + (step.state === 'completed' && step.outcome === 'failure' ? ' (failed)' : ''),
        ...((0,_record_run_js__WEBPACK_IMPORTED_MODULE_16__/* .isAhead */ .Y0)(step) ? ['', '', ''] : [timeOf(step), triesOf(step), endOf(step, run)]),
        ...filesOf(step),
        whyOf(step),
    ]);
    return `${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTable */ .ku)(facts)}\n${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTable */ .ku)([['#', 'STEP', 'STATE', 'TIME', 'TRIES', 'END', ...FILES, 'WHY'], ...rows])}${askingText(run)}${toldText(told)}`;
}
function whyOf(step) {
    return step.state === 'waiting' ? (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .askedBy */ .Ai)(step) : (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeWhy */ .QQ)(step);
}
/** What the run asks, and how it is answered. */
function askingText(run) {
    const lines = (0,_report_end_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .askingLines */ .NK)(run);
    return lines.length > 0 ? `\n${lines.join('\n')}\n` : '';
}
/** Paths that a step changed, the bytes in them, and what these take in the store. */
const FILES = ['FILES', 'SAVED', 'STORED'];
function filesOf(step) {
    if (step.state !== 'completed')
        return ['', '', ''];
    if (step.change === null)
        return ['not saved', '', ''];
    const { files, bytes, stored_bytes } = step.change;
    return files === 0 ? ['0', '', ''] : [`${files}`, (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatBytes */ .z3)(bytes), (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatBytes */ .z3)(stored_bytes)];
}
/** What persons changed, and what was set aside. */
function toldText(told) {
    if (told.length === 0)
        return '';
    const rows = told.map((each) => [
        each.kind === 'edit' ? 'edited' : 'removed or set back',
        `attempt ${each.attempt}${each.steps.length === 0 ? '' : `, ${(0,_record_set_aside_js__WEBPACK_IMPORTED_MODULE_17__/* .someSteps */ ._)(each.steps)}`}`,
        (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatBytes */ .z3)(each.bytes),
        (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_9__/* .somePaths */ .NF)(each),
    ]);
    return `\n${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTable */ .ku)(rows)}`;
}
function timeOf({ duration_ms }) {
    return duration_ms === null ? '' : (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDuration */ .a3)(duration_ms);
}
function triesOf({ started, started_at, retry_count }) {
    return started_at === null || !started ? '' : `${retry_count + 1}`;
}
function endOf(step, run) {
    if (step.error_message !== null)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plainText */ .wh)(step.error_message);
    if (step.state === 'completed' && (0,_report_state_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isService */ .kd)(step, run))
        return (0,_report_state_words_js__WEBPACK_IMPORTED_MODULE_7__/* .stateWords */ .Xu)(step, run);
    return step.exit_code === null ? '' : `exit code ${step.exit_code}`;
}
function stepText(run, step) {
    const facts = [
        ['step', `${step.id}${step.name === step.id ? '' : ` (${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plainText */ .wh)(step.name)})`}`],
        ['of', run.run_id],
        ['state', step.state],
        ['why', whyOf(step)],
        ['answer', answerText(step)],
        ['end', endOf(step, run)],
        ['tries', triesOf(step)],
        ['started', step.started_at ?? ''],
        ['ended', step.completed_at ?? ''],
        ['time', timeOf(step)],
        ['files', changeText(step)],
        ['completion', step.completion === null ? '' : `${step.completion.number}, built on ${builtOn(step)}`],
        ...Object.entries(step.outputs).map(([name, value]) => [`output ${name}`, (0,_report_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plainText */ .wh)(value)]),
        ...Object.entries(step.env).map(([name, value]) => [`variable ${name}`, (0,_report_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plainText */ .wh)(value)]),
        ...step.path.map((path) => ['path', path]),
        ['moved here', movedHere(run, step).join(', ')],
        ...withheldOf(step).map((name) => ['withheld', `${name}: it held a secret`]),
    ];
    return (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTable */ .ku)(facts.filter(([, value]) => value !== ''));
}
function answerText({ answer }) {
    if (answer === undefined)
        return '';
    const { decision, who, at, comment } = answer;
    const what = decision === 'completed' ? 'taken as done' : decision;
    return `${what} by ${who} at ${at}${comment === null ? '' : `: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plainText */ .wh)(comment)}`}`;
}
/** The values that steps find with the folders of the newest attempt in them. */
function movedHere(run, step) {
    const after = (0,_run_moved_js__WEBPACK_IMPORTED_MODULE_18__/* .moved */ .aW)(run).steps.find(({ id }) => id === step.id);
    return after === undefined ? [] : (0,_run_moved_js__WEBPACK_IMPORTED_MODULE_18__/* .movedNames */ .Co)(step, after);
}
function changeText(step) {
    const [files = '', saved = '', stored = ''] = filesOf(step);
    if (files === '' || files === 'not saved')
        return files;
    return files === '0' ? 'none changed' : `${files} changed, ${saved} (${stored} in the store)`;
}
function withheldOf({ withheld }) {
    return [...withheld.outputs, ...withheld.env, ...(withheld.path ? ['PATH'] : [])];
}
function builtOn({ completion }) {
    const needs = (completion?.needs ?? []).map((need) => `${need.step} ${need.basis ?? `(${need.result})`}`);
    return needs.length === 0 ? 'nothing' : needs.join(', ');
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

/***/ 26979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ toldPaths),
/* harmony export */   I: () => (/* binding */ runAfter)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5988);

/**
 * The record as it was when a step had last ended well, with what was saved later of that and of what had ended before.
 * @param events all events of the run, in order
 * @returns null where the step has never ended well @throws as `fold`
 */
function runAfter(events, step) {
    let run = null;
    let found = null;
    for (const event of events) {
        run = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(run, event);
        if ('step' in event && event.step === step && isGoodEnd(event))
            found = run;
        else if (event.type === 'step.saved' && found !== null)
            found = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .saveLate */ .Qd)(found, event);
    }
    return found;
}
function isGoodEnd({ type }) {
    return type === 'step.completed' || type === 'step.skipped';
}
/** What a run noted of edits and of files that were set aside, in order. */
function toldPaths(events) {
    let attempt = 0;
    return events.flatMap((event) => {
        if (event.type === 'plan')
            attempt = event.attempt;
        if (event.type !== 'edits.kept' && event.type !== 'files.aside')
            return [];
        const { paths, change } = event;
        const { files, bytes } = change;
        if (event.type === 'files.aside')
            return [{ kind: 'aside', attempt, steps: event.steps, files, bytes, paths }];
        const steps = event.step === null ? [] : [event.step];
        return [{ kind: 'edit', attempt, steps, files, bytes, paths }];
    });
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

/***/ 70075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   EC: () => (/* binding */ preformatted),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   j2: () => (/* binding */ escapePre),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   yx: () => (/* binding */ closedFence)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** Foreign text inside Markdown as GitHub shows it. Pure. */

/** Characters that mean nothing in Markdown or HTML, wherever in a line they stand. */
const HARMLESS = /[^\p{L}\p{M}\p{N} ,()/-]/gu;
/** Marks that turn the direction of what follows them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * GitHub makes links of `@name`, `#12`, `www.name` and `http://name`, and pictures of `:word:`, even where they are written as
 * entities. A space of no width prevents it.
 */
const LINKED = /[@#:](?=[\p{L}\p{N}_+/-])|www(?=\.)/giu;
/**
 * One line of text that is nothing but text: no markup, HTML, link, mention or end of a table's cell.
 * @param most characters that are kept
 */
function plain(text, most = 300) {
    return clip((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text.slice(0, 20 * most)), most)
        .toWellFormed()
        .replace(DIRECTIONS, '\ufffd')
        .replace(LINKED, '$&\u200b')
        .replace(HARMLESS, entity);
}
/** The same, as code. */
function code(text, most = 120) {
    return `<code>${plain(text, most)}</code>`;
}
/** Lines for a `<pre>`, which start a line of their own. Control characters must have been taken out. */
function preformatted(text) {
    return `<pre>\n${escapePre(text)}\n</pre>`;
}
/** Text inside a `<pre>`. */
function escapePre(text) {
    return text.replace(DIRECTIONS, '\ufffd').replace(/[&<>"']/g, entity);
}
/** Markdown with the fence of its last block of code closed, as at the end of a document: what follows is no part of it. */
function closedFence(markdown) {
    let open = null;
    for (const line of markdown.split(/\r?\n/)) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
        if (open === null)
            open = fence === '' || (fence[0] === '`' && rest.includes('`')) ? null : fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = null;
    }
    if (open === null)
        return markdown;
    return `${markdown}${markdown.endsWith('\n') ? '' : '\n'}${open}\n`;
}
/** The bytes of a text in UTF-8. */
function bytesOf(text) {
    return Buffer.byteLength(text);
}
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
function clip(text, most) {
    if (text.length <= most)
        return text;
    const characters = [...text];
    return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
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

/***/ 19140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ stepSummaries),
/* harmony export */   a: () => (/* binding */ summarySteps)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41206);
/* harmony import */ var _log_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66712);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37394);
/** What steps wrote to `$GITHUB_STEP_SUMMARY`. */





/** The steps whose summaries a run shows: those that ran in its newest attempt, or are done. */
function summarySteps(run) {
    return run.steps.filter((step) => step.attempt === run.attempt || (0,_record_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isDone */ .$L)(step));
}
/**
 * The summaries of steps, each of its last try.
 * @param directory the folder of the run's logs; where it has none, the record may hold it
 */
function stepSummaries(steps, directory) {
    return steps
        .map((step) => ({ step: step.id, markdown: read(directory, step) ?? step.summary ?? '' }))
        .filter(({ markdown }) => markdown !== '');
}
function read(directory, step) {
    if (step.attempt === null || !step.started)
        return null;
    const name = (0,_log_names_js__WEBPACK_IMPORTED_MODULE_2__/* .logFileName */ .E)({ step: step.id, attempt: step.attempt, try: step.retry_count + 1 });
    try {
        const fd = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openRegular */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name.replace(/\.log$/, '.md')));
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd, 'utf8');
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    catch {
        return null;
    }
}


/***/ })

};
