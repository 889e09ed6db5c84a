export const id = 9201;
export const ids = [9201];
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

/***/ 84566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58737);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64972);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12220);
/* harmony import */ var _saved_audit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46298);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46848);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51908);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37394);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34790);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88593);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50698);
/* harmony import */ var _saved_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50873);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17422);
/** `savepoint verify`: reads back every stored byte. */















/** Verifies the packs of a run, or of all of them. */
async function verify(world, options, [id]) {
    const { store, runs, warnings } = id === undefined ? everyRun(world, options) : oneRun(world, options, id);
    const [first] = runs;
    if (store === null || first === undefined) {
        if (options.quiet !== true)
            world.output.talk('there is no run to verify\n');
        if (options.output === 'json')
            world.output.data('[]\n');
        return warnings === 0 ? _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok : _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store;
    }
    const act = async (how) => {
        const verified = [];
        for (const run of runs) {
            const one = await verifyRun(store, run, how);
            how.ticker.stop();
            verified.push(one);
            report(world, options, one);
        }
        if (options.output === 'json')
            world.output.data(`${JSON.stringify(verified.map(jsonOf), null, 2)}\n`);
        const isSound = warnings === 0 && verified.every(isWhole);
        return isSound ? _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok : _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store;
    };
    return (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_11__/* .reading */ .hF)(world, options, { run: first, act });
}
function everyRun(world, options) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_12__/* .warnAll */ .y)(world, listing.warnings);
    return { store, runs: listing.runs.map(({ run }) => run), warnings: listing.warnings.length };
}
function oneRun(world, options, id) {
    const { store, run } = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_9__/* .findRun */ .L)(world, options, id);
    return { store, runs: [run], warnings: 0 };
}
async function verifyRun(store, run, { ticker, signal }) {
    const { areRemoved } = store.filesOf(run.run_id);
    const faults = recordFaults(store, run);
    if (areRemoved)
        return { run, areRemoved, faults, checks: [], without: [], costs: null };
    const directory = store.packsPath(run.run_id);
    const progress = (pack, bytes) => ticker.say(`verifying ${run.run_id}`, `pack ${pack + 1}`, bytes);
    const request = { directory, run, signal, progress };
    const checks = await (0,_saved_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .checkPacks */ .ji)(request);
    const without = (0,_saved_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .filesWithout */ .Go)(request);
    const isSound = without.length === 0 && checks.every(({ why }) => why === null);
    const costs = isSound ? null : await (0,_saved_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .costsOf */ .AR)(request, checks);
    return { run, areRemoved, faults, checks, without, costs };
}
function isWhole({ costs, faults }) {
    return costs === null && faults.length === 0;
}
/** Events have a checksum each. Logs have none: they are read. */
function recordFaults(store, { run_id, last_event }) {
    const journal = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .journalFault */ .G_)(store.eventsText(run_id), last_event);
    const logs = store.logsPath(run_id);
    const faults = journal === null ? [] : [`events.ndjson: ${journal}`];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logs) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(logs) : []) {
        try {
            readThrough((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name));
        }
        catch (error) {
            faults.push(`logs/${name}: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .reasonOf */ .A3)(error)}`);
        }
    }
    return faults;
}
/** Reads a file to its end, and keeps nothing of it. @throws the system's error, or that it is no regular file */
function readThrough(path) {
    const fd = (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_8__/* .openRegular */ .l)(path);
    try {
        const bytes = Buffer.allocUnsafe(2 ** 20);
        while ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes) > 0)
            ;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function report(world, options, verified) {
    const { run, faults, checks, without, costs } = verified;
    if (options.output === 'ndjson') {
        for (const check of checks)
            world.output.data(`${JSON.stringify(packJson(run, check))}\n`);
    }
    if (options.output !== 'table')
        return;
    if (options.quiet !== true)
        world.output.data(textOf(verified));
    for (const fault of faults)
        world.output.talk(`savepoint: ${run.run_id}: ${fault}\n`);
    if (costs === null)
        return;
    for (const { file, why } of checks)
        if (why !== null)
            world.output.talk(`savepoint: ${file} is damaged or gone: ${why}\n`);
    if (checks.every(({ why }) => why === null))
        world.output.talk(`savepoint: no pack of ${run.run_id} holds ${without.slice(0, 5).join(', ')}\n`);
    const place = (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .placeOf */ .$t)((0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .locationOf */ .hD)(world, options, null), options);
    world.output.talk((0,_report_talk_js__WEBPACK_IMPORTED_MODULE_5__/* .placed */ .GS)(costText(run, costs), place));
}
function textOf(verified) {
    const { run, areRemoved, checks } = verified;
    if (areRemoved)
        return `${run.run_id}: its files were removed by \`savepoint clean --files\`\n`;
    const bytes = (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(checks.reduce((sum, each) => sum + each.bytes, 0));
    const count = `${checks.length} ${checks.length === 1 ? 'pack' : 'packs'}, ${bytes}`;
    const rows = checks.map((check) => [
        `  ${check.pack}`,
        whose(check),
        (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(check.bytes),
        check.why ?? 'whole',
    ]);
    return `${run.run_id}: ${count}${isWhole(verified) ? ', all whole' : ''}\n${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTable */ .ku)(rows)}`;
}
/** Whose files are in a pack. */
function whose({ kind, step, attempt }) {
    switch (kind) {
        case 'source':
            return attempt === 1 ? 'source' : `source of attempt ${attempt}`;
        case 'borrowed':
            return 'borrowed of an earlier run';
        case 'earlier':
            return 'files of earlier runs';
        case 'step':
        case 'finally':
            return `${step}`;
        case 'edit':
            return step === null ? 'edits' : `edits during ${step}`;
        case 'kept':
        case 'aside':
            return `${step === null ? 'files' : step}, ${kind === 'kept' ? 'kept for its next try' : 'set aside'}`;
    }
}
function costText(run, costs) {
    const { canGoOn, steps, lost } = costs;
    const lines = [
        ...lost.map((what) => `  lost: ${what}`),
        ...(steps.length === 0
            ? []
            : [`  steps that run again, or ask, wherever their files are missing: ${steps.join(', ')}`]),
        ...(canGoOn ? [] : [`  ${run.run_id} cannot go on in a folder without the source files of the run`]),
        `  hint: bring the file back from a copy of the store${elseText(run, costs)}`,
    ];
    return `${lines.join('\n')}\n`;
}
/** What else than a copy helps. A completed run goes on with nothing of itself. */
function elseText({ run_id, status }, { canGoOn, steps: [first] }) {
    if (!canGoOn)
        return ', or start over with `savepoint run --fresh`';
    if (status !== 'completed')
        return `, or go on with \`savepoint resume ${run_id}\``;
    return first === undefined
        ? ''
        : `, or run the steps again with \`savepoint run --run ${run_id} --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_14__/* .shellWord */ .r)(first)}\``;
}
function packJson({ run_id }, { pack, file, kind, step, attempt, bytes, why }) {
    return { run_id, pack, file, kind, step, attempt, bytes, whole: why === null, why };
}
function jsonOf(verified) {
    const { run, areRemoved, faults, checks, without, costs } = verified;
    return {
        run_id: run.run_id,
        whole: isWhole(verified),
        files_removed: areRemoved,
        faults,
        packs: checks.map((check) => packJson(run, check)),
        without,
        costs: costs === null ? null : { can_go_on: costs.canGoOn, steps: costs.steps, lost: costs.lost },
    };
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

/***/ 50873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   Km: () => (/* binding */ openFiles),
/* harmony export */   Od: () => (/* binding */ gitOf),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   pr: () => (/* binding */ folderRefusal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58737);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _launch_removed_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95111);
/* harmony import */ var _launch_source_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8736);
/* harmony import */ var _saved_lost_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68135);
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93162);
/* harmony import */ var _shell_which_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62929);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46848);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50698);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79886);
/* harmony import */ var _ticker_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54396);
/** What the commands that read saved files have in common. */













/** Where git is on this machine, or null. */
function gitOf({ machine }, workspace) {
    return (0,_shell_which_js__WEBPACK_IMPORTED_MODULE_8__/* .which */ .K)('git', machine.env.PATH, workspace);
}
/** Opens what a run has saved. What git alone holds is looked for in the workspace. @throws Refusal exit 4 when it was removed */
function openFiles(world, options, { store, run }) {
    (0,_launch_removed_files_js__WEBPACK_IMPORTED_MODULE_4__/* .mustHaveFiles */ .J)(store, run);
    const { workspace } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .locationOf */ .hD)(world, options, null);
    const { env } = world.machine;
    // A run that was fetched may have brought it.
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.packsPath(run.run_id), '..', _launch_source_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .SOURCE_GIT */ .h3);
    const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(own) ? own : workspace;
    const git = { directory, env, program: gitOf(world, workspace) };
    return (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_7__/* .openSaved */ .AL)({ directory: store.packsPath(run.run_id), run, git });
}
/**
 * Does what takes long, shows how far it has come, and stops when it is asked to.
 * @throws Refusal for what is damaged or gone
 */
async function reading(world, options, { run, act }) {
    try {
        return await working(world, options, act);
    }
    catch (error) {
        throw explained(error, run, (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$t)((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .locationOf */ .hD)(world, options, null), options));
    }
}
/** The same for what has nothing to do with saved files. */
async function working(world, options, act) {
    const ticker = new _ticker_js__WEBPACK_IMPORTED_MODULE_10__/* .Ticker */ .R(await (0,_screen_js__WEBPACK_IMPORTED_MODULE_11__/* .screenOn */ .E)(world.output), options, world.output);
    const abort = new AbortController();
    let by = null;
    world.onSignal((signal) => {
        by ??= signal;
        abort.abort();
    });
    try {
        return await act({ ticker, signal: abort.signal });
    }
    catch (error) {
        ticker.stop();
        if (by !== null && abort.signal.aborted)
            return (0,_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .exitOfSignal */ .yQ)(by);
        throw error;
    }
    finally {
        ticker.stop();
    }
}
/** @param place the options that name the store and the workspace */
function explained(error, { run_id }, place) {
    if (error instanceof _saved_lost_js__WEBPACK_IMPORTED_MODULE_6__/* .FilesLost */ .I) {
        const hint = `\`savepoint verify ${run_id}${place}\` lists the damage, and the steps that must run again`;
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store, error.message, { hint });
    }
    if (error instanceof _saved_lost_js__WEBPACK_IMPORTED_MODULE_6__/* .NotInGit */ .d) {
        const from = error.commit === null ? '' : `, such as \`git fetch origin ${error.commit}\``;
        const hint = `name a clone of the repository that has that commit with -C, or bring it in first${from}`;
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.cannotResume, error.message, { hint });
    }
    const name = error.name;
    if (name === 'WorkspaceRefusal')
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage, error.message, {
            hint: 'choose a folder on another file system',
        });
    if (name === 'WorkspaceError' || name === 'ContentLost')
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store, error.message, {
            hint: 'the files written so far are incomplete',
        });
    return error;
}
/** What the system says, as a refusal of a folder that was named. */
function folderRefusal(what, error) {
    if (error instanceof _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P)
        return error;
    return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage, `${what}: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .reasonOf */ .A3)(error)}`, { hint: 'name another folder with --to' });
}


/***/ }),

/***/ 79886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ screenOn)
/* harmony export */ });
/** @returns null where there is no terminal; what draws is loaded for one alone */
async function screenOn({ stderr }) {
    if (stderr.isTTY !== true)
        return null;
    const library = await __webpack_require__.e(/* import() */ 9371).then(__webpack_require__.bind(__webpack_require__, 49371));
    return library.createLogUpdate(stderr, { showCursor: true });
}


/***/ }),

/***/ 54396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ Ticker)
/* harmony export */ });
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);
/** How far something has come: one line on a terminal that is drawn anew, and elsewhere a line now and then. */

/** As often as the live list of a run. */
const FRAME_MS = 100;
/** Where nothing is drawn, this long is nothing said. */
const SILENCE_MS = 5000;
class Ticker {
    #live;
    #output;
    #told;
    constructor(screen, options, output) {
        this.#live = options.quiet === true ? null : screen;
        this.#output = options.quiet === true ? null : output;
        this.#told = screen === null ? Date.now() : 0;
    }
    /** @param done such as `3 of 12 packs` */
    say(doing, done, bytes) {
        const now = Date.now();
        if (this.#output === null || now - this.#told < (this.#live === null ? SILENCE_MS : FRAME_MS))
            return;
        this.#told = now;
        const line = `${doing}: ${done}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}`;
        if (this.#live === null)
            this.#output.talk(`${line}\n`);
        else
            this.#live(line);
    }
    /** Takes the line away. */
    stop() {
        this.#live?.clear();
        this.#live?.done();
    }
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

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles),
/* harmony export */   U: () => (/* binding */ hasItsSource)
/* harmony export */ });
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --files\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}
/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
function hasItsSource(store, run) {
    return store.filesOf(run.run_id).areRemoved || (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .canReadSource */ .kL)(run, store.packsPath(run.run_id));
}


/***/ }),

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

/***/ 46298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ji: () => (/* binding */ checkPacks),
  AR: () => (/* binding */ costsOf),
  Go: () => (/* binding */ filesWithout),
  kg: () => (/* binding */ packsIn)
});

// EXTERNAL MODULE: ./build/src/checkpoint/errors.js
var errors = __webpack_require__(22557);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/checkpoint/block.js
var checkpoint_block = __webpack_require__(18705);
// EXTERNAL MODULE: ./build/src/checkpoint/compress.js
var compress = __webpack_require__(44250);
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js + 2 modules
var read_pack = __webpack_require__(34212);
;// CONCATENATED MODULE: ./build/src/checkpoint/verify-pack.js
/** Verifies a pack whole. */




/**
 * Reads a pack back and verifies every byte of it, and every row. A reference also says which index it must have.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
async function verifyPack(directory, pack, run) {
    const ref = typeof pack === 'number' ? { ...(0,read_pack/* refOf */.H8)(directory, pack), from: { run, pack } } : pack;
    const { blocks, pieces, change, noted } = (0,read_pack/* readPack */.wh)({ directory, ref, run });
    change();
    noted();
    const byBlock = Map.groupBy(pieces, ([, { block }]) => block);
    for (const block of blocks) {
        (0,read_pack/* withPack */.ue)(directory, ref.pack, (file) => verifyBlock(file, block, byBlock.get(block) ?? []));
        await (0,promises_.setImmediate)();
    }
    return { bytes: ref.bytes, pieces: pieces.size };
}
function verifyBlock(file, block, pieces) {
    const bytes = (0,checkpoint_block/* readBlock */.G)(file, block);
    for (const [digest, place] of pieces)
        (0,checkpoint_block/* pieceIn */.a)(bytes, digest, place);
    (0,compress/* release */._r)(bytes);
}

// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
// EXTERNAL MODULE: ./build/src/plan/graph.js
var graph = __webpack_require__(39157);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/saved/past.js
var past = __webpack_require__(82205);
// EXTERNAL MODULE: ./build/src/saved/saved.js
var saved = __webpack_require__(93162);
;// CONCATENATED MODULE: ./build/src/saved/audit.js
/** Reads back every stored byte of a run, and tells what is not as it should be, and what that costs. */








/** Verifies every pack that the record names, in order. @throws the signal's reason */
async function checkPacks(request) {
    const { directory, run, signal, progress } = request;
    const checks = [];
    let bytes = 0;
    for (const { ref, ...whose } of packsIn(run)) {
        signal.throwIfAborted();
        progress(checks.length, bytes);
        const why = await faultOf(directory, ref, run.run_id);
        const file = (0,saved/* packFile */.qt)(directory, ref.pack);
        checks.push({ pack: ref.pack, file, ...whose, bytes: ref.bytes, why });
        bytes += ref.bytes;
    }
    return checks;
}
/** The packs that a record names, each once, by their numbers. */
function packsIn(run) {
    const sources = run.sources.map(({ change, attempt }) => {
        return { ref: change.pack, kind: 'source', step: null, attempt };
    });
    const layers = run.layers.map(({ change, kind, step, attempt }) => {
        return { ref: change.pack, kind, step, attempt };
    });
    const borrowed = (run.borrowed ?? []).map((ref) => {
        return { ref, kind: 'borrowed', step: null, attempt: 1 };
    });
    return [...borrowed, ...sources, ...layers]
        .flatMap(({ ref, ...whose }) => (ref === null ? [] : [{ ref, ...whose }]))
        .sort((a, b) => a.ref.pack - b.ref.pack);
}
async function faultOf(directory, ref, run) {
    try {
        await verifyPack(directory, ref, run);
        return null;
    }
    catch (error) {
        const isKnown = [errors/* PackDamaged */.L8, errors/* PackAbsent */.XT, errors/* NewerPack */.F$, store_errors/* StoreError */.AD].some((kind) => error instanceof kind);
        if (!isKnown)
            throw error;
        // The pack is named beside it.
        return error.message.replace(/^pack \d+ (is damaged: )?/, '');
    }
}
/** Files of steps whose contents neither a pack nor git holds, although the packs may be whole. Reads their indexes alone. */
function filesWithout({ directory, run }) {
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    history.contents.close();
    return history.layers.flatMap(({ change }) => (change ?? []).filter((each) => isWithout(each, history)).map(textOfPath));
}
function isWithout({ after }, { contents, held }) {
    return after?.kind === 'file' && !contents.has(after.digest) && !held.has(after.digest);
}
function textOfPath({ path }) {
    return (0,tree_path/* textOf */.b6)(path);
}
/** What damage costs. Reads what the run needs once more, since a content may be whole in another pack. */
async function costsOf(request, checks) {
    const { directory, run, signal } = request;
    const bad = checks.filter(({ why }) => why !== null);
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    try {
        const gone = await lostLayers(history, signal);
        const steps = gone.flatMap(({ kind, step }) => (kind === 'step' && step !== null ? [step] : []));
        const others = gone.filter(({ kind }) => kind !== 'step').map(past/* nameOf */.Vb);
        return {
            canGoOn: bad.every(({ kind }) => kind !== 'source'),
            steps: withDependents(run, new Set(steps)),
            lost: [...new Set(others)],
        };
    }
    finally {
        history.contents.close();
    }
}
/** The layers whose files cannot all be had. Of a step only those of its newest completion are of interest. */
async function lostLayers({ layers, contents, held }, signal) {
    const newest = new Map(layers.map(({ layer }) => [`${layer.kind} ${layer.step}`, layer]));
    const wanted = layers.filter(({ layer }) => layer.kind !== 'step' || newest.get(`step ${layer.step}`) === layer);
    // The bytes of git are not the store's: whether they are there is asked where they are needed.
    const digests = wanted.map(({ change }) => (change ?? []).flatMap(({ after }) => after?.kind === 'file' && !held.has(after.digest) ? [after.digest] : []));
    const lost = await contents.verify(digests.flat(), { signal });
    return wanted.flatMap(({ layer, change }, at) => {
        const isLost = change === null || digests[at]?.some((digest) => lost.has(digest)) === true;
        return isLost ? [layer] : [];
    });
}
/** Some steps with all that depend on them, in the order of the pipeline. */
function withDependents({ definition }, lost) {
    const again = new Set([...lost, ...[...lost].flatMap((step) => [...(0,graph/* dependentsOf */.yk)(definition, step)])]);
    return definition.filter(({ id, section }) => section === 'steps' && again.has(id)).map(({ id }) => id);
}


/***/ }),

/***/ 62929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ which)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where a program is looked for when the environment has no PATH; what `execvp` uses on Linux. */
const DEFAULT_PATH = '/bin:/usr/bin';
/**
 * The absolute path of a program, found as a shell finds it: a name with a slash is a path from `cwd`, any other
 * is looked for in the directories of `path`. Null when there is no such executable file.
 */
function which(program, path, cwd) {
    if (program === '')
        return null;
    if (program.includes('/'))
        return executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, program));
    for (const directory of (path ?? DEFAULT_PATH).split(':')) {
        const found = executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, directory, program));
        if (found !== null)
            return found;
    }
    return null;
}
function executable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() ? file : null;
    }
    catch {
        return null;
    }
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
