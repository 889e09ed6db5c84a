export const id = 47;
export const ids = [47];
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

/***/ 39234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clean: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96948);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39861);
/* harmony import */ var _pipeline_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96769);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66927);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49459);
/* harmony import */ var _saved_audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46298);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51908);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17422);
/** `savepoint clean`: removes runs from the store. */










/** Removes what retention lets go, or the runs named, or with `--all` every one; never one that is held. */
async function clean(world, options, ids) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_8__/* .warnAll */ .y)(world, listing.warnings);
    const selected = chosen(listing.runs, options, ids);
    const onlyFiles = options.workspaces === true;
    const doomed = onlyFiles && store !== null ? withFiles(store, selected) : selected;
    const isDry = options.dryRun === true;
    if (!isDry && !(await agreed(world, doomed, onlyFiles)))
        return 0;
    const remove = (id) => (onlyFiles ? store?.removeFiles(id, new Date()) : store?.remove(id));
    const removed = doomed.filter(({ run }) => {
        if (isDry || remove(run.run_id) !== 'held')
            return true;
        if (ids.length > 0)
            throw heldRefusal(run.run_id);
        return false;
    });
    if (!isDry)
        store?.sweep();
    report(world, options, { removed, kept: selected.length === 0 ? listing.runs.length : 0 });
    return 0;
}
/** The runs that have saved files, with the bytes that these take. */
function withFiles(store, runs) {
    return runs.flatMap((each) => {
        const { bytes, areRemoved } = store.filesOf(each.run.run_id);
        const isLeft = bytes > 0 || (!areRemoved && (0,_saved_audit_js__WEBPACK_IMPORTED_MODULE_5__/* .packsIn */ .kg)(each.run).length > 0);
        return isLeft ? [{ ...each, storedBytes: bytes }] : [];
    });
}
function report(world, options, { removed, kept }) {
    const isDry = options.dryRun === true;
    const rows = removed.map(({ run, storedBytes }) => ({
        run_id: run.run_id,
        status: run.status,
        stored_bytes: storedBytes,
        removed: !isDry,
    }));
    if (options.output === 'json')
        world.output.data(`${JSON.stringify(rows, null, 2)}\n`);
    else if (options.output === 'ndjson')
        world.output.data(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    else if (options.quiet !== true) {
        const what = options.workspaces === true ? ' the files of' : '';
        const did = (isDry ? 'would remove' : 'removed') + what;
        for (const row of rows)
            world.output.data(`${did} ${row.run_id} (${row.status}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(row.stored_bytes)})\n`);
        if (rows.length === 0)
            world.output.talk(`nothing to remove\n${whyKept(options, kept)}`);
    }
}
function whyKept({ all, olderThan }, kept) {
    if (kept === 0)
        return '';
    const runs = kept === 1 ? '1 run' : `${kept} runs`;
    if (all === true && olderThan === undefined)
        return `  another process holds ${runs}\n`;
    const why = olderThan === undefined ? 'within its retention' : 'too new';
    return `  ${runs} unfinished, held or ${why}; to remove one, name it: savepoint clean RUN\n`;
}
function chosen(runs, options, ids) {
    const age = options.olderThan === undefined ? null : ageOf(options.olderThan);
    if (ids.length > 0 && (options.all === true || age !== null)) {
        const other = options.all === true ? '--all' : '--older-than';
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `a named run and ${other} exclude each other`, { hint: `leave out ${other}` });
    }
    if (options.all === true)
        return runs.filter(({ run, held }) => !held && (age === null || isOlder(run.updated_at, age)));
    if (ids.length === 0)
        return (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_9__/* .expired */ ._7)(runs, new Date(), age);
    const all = runs.map(({ run }) => run);
    const named = new Set(ids.map((id) => (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_1__/* .mustFind */ .zi)(all, id).run_id));
    const found = runs.filter(({ run }) => named.has(run.run_id));
    const held = found.find((each) => each.held);
    if (held === undefined)
        return found;
    throw heldRefusal(held.run.run_id);
}
function heldRefusal(id) {
    return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(4, `another process holds the run ${id}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
function ageOf(text) {
    const age = (0,_pipeline_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E)(text);
    if (age !== null && /[a-z]$/.test(text))
        return age;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `--older-than ${text} is not a length of time`, { hint: 'write 7d, 12h or 30m' });
}
function isOlder(at, ms) {
    return Date.now() - Date.parse(at) > ms;
}
/** Names the unfinished runs that can then no longer go on; asks where there is somebody to answer. */
async function agreed(world, doomed, onlyFiles) {
    const lost = doomed.filter(({ run }) => (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_9__/* .isUnfinished */ .ui)(run));
    if (lost.length === 0)
        return true;
    world.output.talk(`these runs are unfinished and cannot go on once ${onlyFiles ? 'their files are ' : ''}removed:\n${lost.map(({ run }) => `  ${run.run_id} (${run.status})\n`).join('')}`);
    if (world.stdin.isTTY !== true)
        return true;
    const question = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: world.stdin, output: world.output.stderr });
    try {
        return /^y(es)?$/i.test((await question.question(`remove ${onlyFiles ? 'the files' : 'them'}? [y/N] `)).trim());
    }
    finally {
        question.close();
    }
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn),
/* harmony export */   s5: () => (/* binding */ isEdited)
/* harmony export */ });
/* unused harmony export identityOf */
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89324);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41193);
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
    const quoted = (path) => /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
    const where = options.workspace === undefined ? '' : ` -C ${quoted(workspace)}`;
    return storeNamed ? `${where} --store ${quoted(store)}` : where;
}
/** Who this process is, for locks. */
function identityOf(world) {
    return (0,_store_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identify */ .l)(world.machine.host, world.machine.pid);
}
/** The store, or null where none has been made yet. @throws StoreError */
function storeIfAny(world, located) {
    return _store_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .DirectoryStore */ .f.open(located.store, identityOf(world));
}
/** The same for what only reads. @throws StoreError also when a store was named that is not there */
function existingStore(world, located) {
    const store = storeIfAny(world, located);
    if (store === null && located.storeNamed)
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StoreError */ .AD(`there is no store at ${located.store}`);
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
/** Whether a stream gets colours: a terminal, unless NO_COLOR or `--no-color` says otherwise; FORCE_COLOR everywhere. */
function coloursOn(world, options, stream) {
    if (!options.color || (world.machine.env.NO_COLOR ?? '') !== '')
        return false;
    return stream.isTTY === true || (world.machine.env.FORCE_COLOR ?? '') !== '';
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
    if (folder === null)
        return true;
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

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(cell).replaceAll('\t', ' ')));
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
// EXTERNAL MODULE: ./build/src/checkpoint/index-reader.js
var index_reader = __webpack_require__(13466);
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js + 1 modules
var read_pack = __webpack_require__(44729);
;// CONCATENATED MODULE: ./build/src/checkpoint/verify-pack.js
/** Verifies a pack whole. */





/**
 * Reads a pack back and verifies every byte of it, and every row. A reference also says which index it must have.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
async function verifyPack(directory, pack, run) {
    const ref = typeof pack === 'number' ? refOf(directory, pack, run) : pack;
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
function refOf(directory, number, run) {
    return (0,read_pack/* withPack */.ue)(directory, number, (file) => {
        const found = (0,index_reader/* readDirectory */.gZ)(file);
        (0,read_pack/* mustBeOf */.mi)(found, number, run);
        return { pack: number, index: found.footer.digest, bytes: file.size };
    });
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
    return [...sources, ...layers]
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
/** Files of steps whose contents no pack holds, although the packs may be whole. Reads their indexes alone. */
function filesWithout({ directory, run }) {
    const { layers, contents } = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    contents.close();
    return layers.flatMap(({ change }) => (change ?? []).filter((each) => isWithout(each, contents)).map(textOfPath));
}
function isWithout({ after }, contents) {
    return after?.kind === 'file' && !contents.has(after.digest);
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
async function lostLayers({ layers, contents }, signal) {
    const newest = new Map(layers.map(({ layer }) => [`${layer.kind} ${layer.step}`, layer]));
    const wanted = layers.filter(({ layer }) => layer.kind !== 'step' || newest.get(`step ${layer.step}`) === layer);
    const digests = wanted.map(({ change }) => (change ?? []).flatMap(({ after }) => (after?.kind === 'file' ? [after.digest] : [])));
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


/***/ })

};
