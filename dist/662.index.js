export const id = 662;
export const ids = [662];
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
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17422);
/** The run, and the step of it, that a reading command was asked for. */





/** The run that was named, or the newest. @throws Refusal exit 4 when there is none */
function findRun(world, options, id) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? { runs: [], warnings: [] };
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_4__/* .warnAll */ .y)(world, listing.warnings);
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
    const near = (0,_pipeline_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestTo */ .k)(wanted, run.steps.map((each) => each.id));
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
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn)
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

/***/ 84119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pr: () => (/* binding */ folderRefusal),
  Od: () => (/* binding */ gitOf),
  Km: () => (/* binding */ openFiles),
  hF: () => (/* binding */ reading)
});

// EXTERNAL MODULE: ./build/src/files/lost.js
var lost = __webpack_require__(47179);
// EXTERNAL MODULE: ./build/src/files/saved.js
var saved = __webpack_require__(39382);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(95111);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
// EXTERNAL MODULE: ./node_modules/log-update/index.js + 21 modules
var log_update = __webpack_require__(49371);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
;// CONCATENATED MODULE: ./build/src/cli/ticker.js
/** One line on a terminal that tells how far something has come. Nothing elsewhere. */


/** As often as the live list of a run. */
const FRAME_MS = 100;
class Ticker {
    #live;
    #drawn = 0;
    constructor({ output: { stderr } }, options) {
        const isLive = stderr.isTTY === true && options.quiet !== true;
        this.#live = isLive ? (0,log_update/* createLogUpdate */.SY)(stderr, { showCursor: true }) : null;
    }
    /** @param done such as `3 of 12 packs` */
    say(doing, done, bytes) {
        const now = Date.now();
        if (this.#live === null || now - this.#drawn < FRAME_MS)
            return;
        this.#drawn = now;
        this.#live(`${doing}: ${done}, ${(0,tables/* formatBytes */.z3)(bytes)}`);
    }
    /** Takes the line away. */
    stop() {
        this.#live?.clear();
        this.#live?.done();
    }
}

;// CONCATENATED MODULE: ./build/src/cli/saved-files.js
/** What the commands that read saved files have in common. */









/** Where git is on this machine, or null. */
function gitOf({ machine }, workspace) {
    return (0,which/* which */.K)('git', machine.env.PATH, workspace);
}
/** Opens what a run has saved. What git alone holds is looked for in the workspace. @throws Refusal exit 4 when it was removed */
function openFiles(world, options, { store, run }) {
    (0,removed_files/* mustHaveFiles */.J)(store, run);
    const { workspace } = (0,cli_options/* locationOf */.hD)(world, options, null);
    const { env } = world.machine;
    const git = { directory: workspace, env, program: gitOf(world, workspace) };
    return (0,saved/* openSaved */.AL)({ directory: store.packsPath(run.run_id), run, git });
}
/**
 * Does what takes long, shows how far it has come, and stops when it is asked to.
 * @throws Refusal for what is damaged or gone
 */
async function reading(world, options, { run, act }) {
    const ticker = new Ticker(world, options);
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
            return (0,exit/* exitOfSignal */.yQ)(by);
        throw explained(error, run);
    }
    finally {
        ticker.stop();
    }
}
function explained(error, { run_id }) {
    if (error instanceof lost/* FilesLost */.I) {
        const hint = `\`savepoint verify ${run_id}\` says all that is damaged, and what that costs`;
        return new refusal/* Refusal */.P(exit/* EXIT */.dc.store, error.message, { hint });
    }
    if (error instanceof lost/* NotInGit */.d) {
        const from = error.commit === null ? '' : `, such as \`git fetch origin ${error.commit}\``;
        const hint = `name a clone of the repository that has that commit with -C, or bring it in first${from}`;
        return new refusal/* Refusal */.P(exit/* EXIT */.dc.cannotResume, error.message, { hint });
    }
    const name = error.name;
    if (name === 'WorkspaceRefusal')
        return new refusal/* Refusal */.P(exit/* EXIT */.dc.usage, error.message, {
            hint: 'choose a folder on another file system',
        });
    if (name === 'WorkspaceError' || name === 'ContentLost')
        return new refusal/* Refusal */.P(exit/* EXIT */.dc.store, error.message, {
            hint: 'what was written until then is not whole',
        });
    return error;
}
/** What the system says, as a refusal of a folder that was named. */
function folderRefusal(what, error) {
    if (error instanceof refusal/* Refusal */.P)
        return error;
    return new refusal/* Refusal */.P(exit/* EXIT */.dc.usage, `${what}: ${(0,errors/* reasonOf */.A3)(error)}`, { hint: 'name another folder with --to' });
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

/***/ 47179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ FilesLost),
/* harmony export */   d: () => (/* binding */ NotInGit)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91715);
/** Why files that a run has saved cannot be had. */

/** Something that a run has saved is damaged or gone. */
class FilesLost extends Error {
    name = 'FilesLost';
    constructor(what, why) {
        super(`${what}: ${why}`);
    }
}
/** A file is in git alone, and not in the repository that was looked at. */
class NotInGit extends Error {
    name = 'NotInGit';
    commit;
    constructor(path, { why, commit }) {
        super(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(path)} is kept by git alone, in the commit ${commit ?? '?'}: ${why}`);
        this.commit = commit;
    }
}


/***/ }),

/***/ 20897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   KN: () => (/* binding */ asideOf),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zh: () => (/* binding */ EVERYWHERE)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _tree_fold_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53951);
/* harmony import */ var _tree_git_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90325);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _workspace_store_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26483);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47179);
/* harmony import */ var _past_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27333);
/** The files as a run has them, from what it has saved. Nothing is looked at but the record and its packs. */








/** Wherever a run may have saved files: in the workspace, in the home folder, anywhere else. */
const EVERYWHERE = ['.', '~', '/'];
/** What never comes out of a pack, whoever made it: the folder of git, and a store. */
const NEVER = ['./.git', `./${_workspace_store_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .STORE_FOLDER */ .d}`];
/** Whether a path of a pack may be written at all. */
function isPlain(path) {
    return (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathIn */ .Ju)(path, EVERYWHERE) && !NEVER.some((never) => path === never || (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)(path, never));
}
/**
 * The source, with the changes of the completions that count in their order, and the edits; of a completed run also what
 * `finally` changed in the attempt that completed it. @throws FilesLost
 */
function filesOf(run, history, ends) {
    const { source } = history;
    if (source === null) {
        const why = history.problems[0] ?? 'nothing was saved of them';
        throw new _lost_js__WEBPACK_IMPORTED_MODULE_2__/* .FilesLost */ .I('the files that the run began with cannot be read', why);
    }
    const whole = [...source.tree].map(([path, after]) => ({ path, before: null, after }));
    const layers = history.layers
        .filter(({ layer }) => counts(layer, run, ends))
        .sort((a, b) => a.layer.order - b.layer.order)
        .map((past) => ({ layer: past.layer, change: changeOf(past) }));
    const carry = (0,_past_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .carrying */ .MR)(history);
    const changes = layers.map(({ layer: { kind, attempt }, change }) => kind === 'edit' ? carry(change, attempt) : change);
    // What the pack of a source says is folded too: below a file there is nothing, whoever made the pack.
    const tree = (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(new Map(), [whole, ...changes], EVERYWHERE);
    for (const [path, entry] of tree)
        if ((0,_tree_git_file_js__WEBPACK_IMPORTED_MODULE_7__/* .leadsIntoGit */ ._)(path, entry))
            tree.delete(path);
    return { tree, unsaved: unsavedSteps(run) };
}
function counts(layer, run, ends) {
    if (layer.kind === 'edit')
        return true;
    if (layer.kind === 'finally') {
        const isWanted = run.status === 'completed' || (ends === 'all' && layer.attempt === run.attempt);
        return isWanted && isNewest(layer, run);
    }
    if (layer.kind !== 'step')
        return false;
    return completedSteps(run).some((step) => step.completion?.number === layer.number);
}
/** Whether it is what a step's last completion changed. */
function isNewest(layer, run) {
    return run.steps.some(({ completion }) => completion?.number === layer.number);
}
/** Steps whose changes are in the workspace. One that was taken as completed for its files had none of its own. */
function completedSteps(run) {
    return run.steps.filter(({ state, section, reason }) => state === 'completed' && section === 'steps' && reason?.kind !== 'present');
}
function unsavedSteps(run) {
    return completedSteps(run)
        .filter(({ change }) => change === null)
        .map(({ id }) => id);
}
/** The change of a layer. @throws FilesLost */
function changeOf({ layer, change, why }) {
    if (change !== null && why === '')
        return change;
    throw new _lost_js__WEBPACK_IMPORTED_MODULE_2__/* .FilesLost */ .I(`${nameOf(layer)} cannot be read`, why);
}
/** A layer for people. */
function nameOf({ kind, step }) {
    switch (kind) {
        case 'step':
        case 'finally':
            return `what ${step ?? 'a step'} changed`;
        case 'edit':
            return 'what a person edited';
        case 'kept':
            return `what ${step ?? 'a step'} keeps for its next try`;
        case 'aside':
            return 'what was set aside';
    }
}
/**
 * Everything that was set aside: the newest version of each path at its name, older ones as `PATH.~N~`, the oldest as 1, where the name
 * is not too long for that.
 * @throws FilesLost
 */
function asideOf(history) {
    const versions = versionsOf(history);
    const taken = new Set(versions.keys());
    const above = new Set();
    for (const path of versions.keys())
        for (let at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path); at !== null && !above.has(at); at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(at))
            above.add(at);
    const named = [];
    for (const [path, entries] of versions) {
        for (const [at, after] of entries.entries()) {
            // Something else that was set aside may need a directory where this one is none.
            const isNewest = at === entries.length - 1 && (after.kind === 'directory' || !above.has(path));
            const name = isNewest ? path : freeName(path, { from: at + 1, taken });
            named.push({ path: name, before: null, after });
            taken.add(name);
        }
    }
    return (0,_tree_fold_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(new Map(), [named], EVERYWHERE);
}
/** What was found at each path, oldest first. Of directories only the newest: they have no content. */
function versionsOf({ layers }) {
    const versions = new Map();
    for (const past of layers) {
        if (past.layer.kind !== 'aside')
            continue;
        for (const { path, before, after } of changeOf(past)) {
            if (after === null || (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, after))
                continue;
            const known = versions.get(path) ?? [];
            const others = known.filter((each) => each.kind !== 'directory' && !(0,_tree_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(each, after));
            versions.set(path, [...others, after]);
        }
    }
    return versions;
}
function freeName(path, { from, taken }) {
    for (let n = from;; n++) {
        const name = withSuffix(path, `.~${n}~`);
        if (!taken.has(name))
            return name;
    }
}
/** Bytes of a name that file systems take. */
const LONGEST_NAME = 255;
/** A name that has no room for its suffix is cut, between characters, and told from others that begin like it by a digest. */
function withSuffix(path, suffix) {
    const end = path.lastIndexOf('/') + 1;
    const name = path.slice(end);
    if (name.length + suffix.length <= LONGEST_NAME)
        return `${path}${suffix}`;
    const ending = `-${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(name).slice(0, 8)}${suffix}`;
    let length = LONGEST_NAME - ending.length;
    while (length > 0 && isInside(name.charCodeAt(length)))
        length -= 1;
    return `${path.slice(0, end)}${name.slice(0, length)}${ending}`;
}
/** Whether a byte is one within a character of UTF-8, not its first. */
function isInside(byte) {
    return (byte & 0xc0) === 0x80;
}
/** A tree without some of its paths, nor the directories in which nothing else was. */
function without(tree, paths) {
    const left = new Map();
    for (const path of tree.keys()) {
        const above = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path);
        if (above !== null)
            left.set(above, (left.get(above) ?? 0) + 1);
    }
    for (const path of paths) {
        for (let at = path; at !== null && tree.delete(at);) {
            at = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(at);
            const rest = at === null ? 1 : (left.get(at) ?? 1) - 1;
            if (at !== null)
                left.set(at, rest);
            if (rest > 0)
                break;
        }
    }
}


/***/ }),

/***/ 39382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ openSaved),
/* harmony export */   Zg: () => (/* binding */ mustHaveAll),
/* harmony export */   nQ: () => (/* binding */ namesFrom),
/* harmony export */   qt: () => (/* binding */ packFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27617);
/* harmony import */ var _checkpoint_git_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88207);
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91715);
/* harmony import */ var _tree_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25787);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21286);
/* harmony import */ var _lost_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47179);
/* harmony import */ var _past_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20897);
/** Opens what a run has saved, to be read by somebody who does not go on with it. */








/** Never throws for what is damaged: that is told by the history. */
function openSaved({ directory, run, git }) {
    const history = (0,_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readHistory */ .L)({ directory, run, roots: _past_js__WEBPACK_IMPORTED_MODULE_6__/* .EVERYWHERE */ .Zh, admits: _past_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlain */ .$i });
    const { program, ...place } = git;
    const contents = new _checkpoint_git_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .GitContents */ .X({ ...place, ...(program === null ? {} : { program }) });
    if (history.source !== null)
        history.contents.addGit(contents, history.source.held);
    const close = () => {
        history.contents.close();
        contents.close();
    };
    return { history, close };
}
/** The file of a pack. */
function packFile(directory, number) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, (0,_checkpoint_format_js__WEBPACK_IMPORTED_MODULE_1__/* .packName */ .HC)(number));
}
/**
 * Verifies the contents of a tree, so that it can be written. What was never saved is taken out of the tree: ignored files
 * that were there before the first step.
 * @returns what was taken out @throws FilesLost, NotInGit, the signal's reason
 */
async function mustHaveAll(tree, history, options) {
    const { contents, source, problems } = history;
    const wanted = new Map();
    const missing = [];
    for (const [path, entry] of tree) {
        if (entry.kind !== 'file')
            continue;
        const isSource = (0,_tree_state_js__WEBPACK_IMPORTED_MODULE_3__/* .sameState */ .yY)(source?.tree.get(path), entry);
        if (contents.sourceOf(entry.digest) === null && isSource && problems.length === 0)
            missing.push(path);
        else if (!wanted.has(entry.digest))
            wanted.set(entry.digest, path);
    }
    const { signal, progress } = options;
    const onProgress = ({ done, bytes }) => progress(done, bytes);
    const lost = await contents.verify(wanted.keys(), { signal, onProgress });
    for (const [digest, why] of lost)
        throw refusal(digest, { path: wanted.get(digest), why, history });
    (0,_past_js__WEBPACK_IMPORTED_MODULE_6__/* .without */ .FF)(tree, missing);
    return missing;
}
function refusal(digest, { path = '?', why, history }) {
    const { contents, source, problems } = history;
    const kind = contents.sourceOf(digest)?.kind;
    if (kind === 'git')
        return new _lost_js__WEBPACK_IMPORTED_MODULE_5__/* .NotInGit */ .d(path, { why, commit: source?.record.commit ?? null });
    return new _lost_js__WEBPACK_IMPORTED_MODULE_5__/* .FilesLost */ .I(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(path)} cannot be read`, (kind === undefined ? problems[0] : null) ?? why);
}
/** Paths as people read them. */
function namesFrom(paths) {
    return paths.map(_tree_path_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6);
}


/***/ })

};
