export const id = 5122;
export const ids = [5122];
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

/***/ 93291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ writeOut),
/* harmony export */   s: () => (/* reexport safe */ _workspace_spots_js__WEBPACK_IMPORTED_MODULE_4__.sV)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91715);
/* harmony import */ var _tree_reconcile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83638);
/* harmony import */ var _workspace_apply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95771);
/* harmony import */ var _workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59764);
/* harmony import */ var _workspace_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81065);
/* harmony import */ var _workspace_stage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24106);
/* harmony import */ var _workspace_spots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89915);
/** Writes files that a run has saved into a folder of their own, and nowhere else. */







/**
 * The files of the workspace come into the folder itself; those of the home folder and of elsewhere into folders in it.
 * @throws ContentLost, WorkspaceError, WorkspaceRefusal where two names are one there, the signal's reason
 */
async function writeOut(request) {
    const { tree, contents, directory, signal, progress: onProgress } = request;
    const { home, elsewhere } = namesIn(tree);
    const roots = rootsIn((0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOf */ .$$)(directory), { home, elsewhere });
    (0,_workspace_apply_js__WEBPACK_IMPORTED_MODULE_1__/* .twoNames */ .x7)(tree.keys(), { ...roots, rootOf: () => roots.list[0] });
    const anything = () => true;
    const actions = (0,_tree_reconcile_js__WEBPACK_IMPORTED_MODULE_0__/* .reconcile */ .L)({ wanted: tree, found: new Map(), mayChange: anything, setsTime: anything });
    const holds = (root) => [...tree.keys()].some((path) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Yw)(path, root));
    const has = { home: holds('~') ? home : null, elsewhere: holds('/') ? elsewhere : null };
    const staged = await (0,_workspace_stage_js__WEBPACK_IMPORTED_MODULE_3__/* .stage */ .d)({ actions, roots, contents, signal, onProgress });
    try {
        for (const [digest, why] of staged.lost)
            throw new _workspace_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .ContentLost */ .O(digest, why);
        const options = { roots, contents, staged, now: Date.now, signal, onProgress };
        const { kept } = await (0,_workspace_apply_js__WEBPACK_IMPORTED_MODULE_1__/* .apply */ .Bb)(actions.map(expectingNothing), options);
        return { ...has, kept };
    }
    finally {
        staged.close();
    }
}
function expectingNothing(action) {
    const { kind, path, entry } = action;
    if (entry === undefined)
        throw new Error(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(path)} is to be deleted where nothing is`);
    return kind === 'times' ? { kind, path, entry } : { kind: 'write', path, entry, expect: null };
}
/** No `~`: a person who removes it again would lose more than that. */
function namesIn(tree) {
    const free = (name) => (tree.has(`./${name}`) ? free(`_${name}`) : name);
    return { home: free('_home'), elsewhere: free('_root') };
}
function rootsIn(directory, { home, elsewhere }) {
    const list = [
        { path: '.', absolute: directory },
        { path: '~', absolute: (0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(directory, home) },
        { path: '/', absolute: (0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(directory, elsewhere) },
    ];
    const rootOf = (path) => {
        const root = list.find((one) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_6__/* .isBelow */ .Yw)(path, one.path));
        if (root === undefined)
            throw new Error(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(path)} is no path of a run`);
        return root;
    };
    const absolute = (path) => {
        const root = rootOf(path);
        return (0,_workspace_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(root.absolute, path.slice(root.path === '/' ? 1 : 2));
    };
    return { list, rootOf, absolute };
}


/***/ })

};
