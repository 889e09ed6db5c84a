export const id = 920;
export const ids = [920];
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
