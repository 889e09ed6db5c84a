export const id = 6038;
export const ids = [6038];
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

/***/ 18021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportOf: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58737);
/* harmony import */ var _launch_node_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79079);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _serve_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22030);
/* harmony import */ var _serve_report_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98880);
/* harmony import */ var _serve_service_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5226);
/* harmony import */ var _shell_masks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57169);
/* harmony import */ var _store_atomic_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82566);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46848);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88593);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50698);
/** `savepoint report`: a run as one HTML file, which needs no network. */












/** Where the user waits for nothing else. */
const MOST_CHANGES = 100;
/** The command. @param program all commands that this version has */
function reportOf(program) {
    return async (world, options, [id]) => {
        const { run, store } = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_9__/* .findRun */ .L)(world, options, id);
        const reading = (0,_serve_service_js__WEBPACK_IMPORTED_MODULE_6__/* .readingOf */ .M)(store, {
            machine: world.machine,
            located: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .locationOf */ .hD)(world, options, null),
            commands: new Set(program.commands.map((command) => command.name())),
        });
        const masks = new _shell_masks_js__WEBPACK_IMPORTED_MODULE_7__/* .Masks */ .O();
        for (const secret of Object.values((0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .secretsOf */ .Fj)(world, options)))
            masks.add(secret);
        const request = { run: run.run_id, at: _launch_node_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml.now(), changes: MOST_CHANGES };
        const data = await (0,_serve_report_data_js__WEBPACK_IMPORTED_MODULE_5__/* .reportData */ .T)(reading, request);
        const { html } = await (0,_serve_page_js__WEBPACK_IMPORTED_MODULE_4__/* .pageOf */ .Z)({ data, mask: (text) => masks.apply(text) });
        if (options.to === '-') {
            await world.output.data(html);
            return _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok;
        }
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd(), options.to ?? `${run.run_id}.html`);
        write(file, html);
        world.output.data(`${file}\n`);
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok;
    };
}
/** @throws Refusal */
function write(file, html) {
    try {
        (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_8__/* .writeFresh */ ._o)(file, html);
    }
    catch (error) {
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.usage, `the report ${file} cannot be written: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .reasonOf */ .A3)(error)}`, {
            hint: 'name another file with --to',
        });
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

/***/ 79079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ab: () => (/* binding */ fileHasher),
  _j: () => (/* binding */ logOpener),
  lP: () => (/* binding */ makeScratch),
  KT: () => (/* binding */ scratchPath),
  ml: () => (/* binding */ systemClock),
  np: () => (/* binding */ systemTime)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/src/shell/helper.js
/** A short-lived process of this program's own. */


/** Runs it to its end; SIGKILL ends it at the limit. @throws the system's error when it cannot be started */
async function runHelper(request) {
    const { program, args, cwd, env, input, signal, limitMs } = request;
    const limit = AbortSignal.timeout(limitMs);
    const child = (0,external_node_child_process_.spawn)(program, [...args], {
        cwd,
        // It would wait for a debugger, or look from another folder for what is to be loaded.
        env: { ...env, NODE_OPTIONS: undefined },
        signal: AbortSignal.any([signal, limit]),
        killSignal: 'SIGKILL',
    });
    // It may have ended before it has read all.
    child.stdin.on('error', () => { }).end(input);
    const exit = new Promise((resolve, reject) => {
        child.on('error', (error) => (error.name === 'AbortError' ? resolve(null) : reject(error)));
        child.on('close', resolve);
    });
    const [code, stdout, stderr] = await Promise.all([exit, (0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr)]);
    const kind = signal.aborted ? 'stopped' : limit.aborted ? 'too-long' : 'exited';
    return { kind, code, stdout, stderr };
}

// EXTERNAL MODULE: ./build/src/shell/pipes.js
var shell_pipes = __webpack_require__(56693);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
// EXTERNAL MODULE: ./build/src/store/log-names.js
var log_names = __webpack_require__(66712);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/node-ports.js
/** The engine's ports, answered by this machine. */












const systemClock = {
    now: () => new Date(),
    sleep: (ms, until) => (0,promises_.setTimeout)(ms, undefined, { signal: until }).catch(() => undefined),
};
/** For what is told while something goes on: the clock, and calls again and again, which keep no process alive. */
const systemTime = {
    now: systemClock.now,
    /** @returns what ends the calls */
    every: (ms, tick) => {
        const timer = setInterval(tick, ms).unref();
        return () => clearInterval(timer);
    },
};
/** Opens logs in a directory. A log that cannot be written is said once and then left. */
function logOpener(directory, warn) {
    return (name) => {
        const path = (0,external_node_path_.join)(directory, (0,log_names/* logFileName */.E)(name));
        let fd = null;
        const attempt = (act) => {
            try {
                act();
            }
            catch (error) {
                warn(`the log ${path} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`);
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            }
        };
        attempt(() => {
            fd = (0,atomic/* createFresh */.rM)(path, 0o644);
        });
        return {
            write: (bytes) => attempt(() => fd !== null && (0,atomic/* writeAll */.f4)(fd, bytes)),
            summary: (text) => attempt(() => (0,atomic/* writeFresh */._o)(path.replace(/log$/, 'md'), text)),
            close: () => {
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            },
        };
    };
}
/** Where the scratch files of an attempt are: told by its mark, so that others can clear up after a killed one. */
function scratchPath(temp, mark) {
    return (0,external_node_path_.join)(temp, `savepoint-${mark}`);
}
/** A directory with one directory for each try, which has its pipes in it, readable by nobody else. @throws Refusal when there is no place for it */
function makeScratch(path) {
    makeRoot(path);
    const pipes = new shell_pipes/* PipeStock */.Z(path);
    let count = 0;
    return {
        next: () => {
            const one = (0,external_node_path_.join)(path, `${++count}`);
            (0,external_node_fs_.mkdirSync)(one, { mode: 0o700 });
            pipes.put(one);
            return { path: one, dispose: () => (0,forget/* forget */.y)(one) };
        },
        dispose: () => (0,forget/* forget */.y)(path),
    };
}
function makeRoot(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        throw new refusal/* Refusal */.P(2, `no folder for scratch files can be made in ${(0,external_node_path_.dirname)(path)}: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
        });
    }
}
/** As on GitHub's runner. */
const HASH_LIMIT_MS = 120_000;
/** How often it is tried while files of the store come and go. */
const HASH_TRIES = 5;
/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the library prints to stdout
 * what it looks at, and a fifo would hold it for ever. @param store left out where it lies in the workspace: it changes while steps run
 */
function fileHasher({ workspace, store, env, }, { program, args }) {
    const without = isBelow(store, workspace) ? [`!${store}`, `!${store}/**`] : [];
    // The library looks at what it leaves out, too, and fails where it is gone then.
    const isOfStore = (text) => without.length > 0 && text.includes(`'${store}/`);
    return async (patterns, signal) => {
        const input = [...patterns, ...without].join('\n');
        const request = { program, args: [...args, workspace], cwd: workspace, env, input, signal };
        const hash = () => runHelper({ ...request, limitMs: HASH_LIMIT_MS });
        let done = await hash();
        for (let tries = 1; tries < HASH_TRIES && done.kind === 'exited' && done.code !== 0; tries++)
            if (isOfStore(lastLine(done.stderr)))
                done = await hash();
        const { kind, code, stdout, stderr } = done;
        const line = stdout.split('\n').findLast((each) => each.startsWith(words/* HASHED */._E));
        if (code === 0 && line !== undefined)
            return line.slice(words/* HASHED */._E.length);
        const why = {
            exited: lastLine(stderr),
            stopped: 'it was stopped',
            'too-long': 'it took more than 120 s',
        };
        throw new evaluate/* EvaluationError */.ZN(`hashFiles(${patterns.map((each) => `'${each}'`).join(', ')}) failed: ${why[kind]}`);
    };
}
function isBelow(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** What went wrong, out of a stack trace. */
function lastLine(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const [error] = lines.flatMap((line) => /^\[?(\w*Error\b[^\]]*)/.exec(line)?.[1] ?? []);
    return error ?? lines.at(-1) ?? 'it said nothing';
}


/***/ }),

/***/ 98880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportData)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37394);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10990);
/* harmony import */ var _logs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50086);
/* harmony import */ var _saved_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31076);
/** A run with all that the page shows of it, for a file that stands alone. */






/** A browser opens a file of so much at once; of a longer log its end is there. */
const MOST_LOG = 1024 * 1024;
const MOST_LOGS = 32 * MOST_LOG;
/** @returns all that the page of a report shows */
async function reportData({ runs, store, journals, commands }, { run: id, at, changes }) {
    const { run } = runs.find(id);
    const events = (await journals.of(id)).after(0, Number.MAX_SAFE_INTEGER);
    let room = MOST_LOGS;
    const logs = (0,_logs_js__WEBPACK_IMPORTED_MODULE_4__/* .logsOf */ .H)(run, store.logsPath(id)).map((row) => {
        const found = endOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.logsPath(id), row.file), Math.min(MOST_LOG, room));
        room -= Buffer.byteLength(found.text);
        return { ...row, ...found };
    });
    const diffs = {};
    for (const step of changed(run).slice(-changes)) {
        // A report of a run whose files are gone says so.
        diffs[step] = await (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_5__/* .diffOf */ .n)(commands, id, step).catch(({ message }) => {
            return { files: [], text: '', notes: message };
        });
    }
    return {
        made_at: at.toISOString(),
        run,
        events: events.map(({ text }) => JSON.parse(text)),
        logs,
        diffs,
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
}
function changed({ steps }) {
    return steps.filter(({ change }) => (change?.files ?? 0) > 0).map(({ id }) => id);
}
/** The last lines of a log, and how many bytes are before them. */
function endOf(path, most) {
    const fd = (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openRegular */ .l)(path);
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        const bytes = Buffer.alloc(Math.min(size, most));
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, size - bytes.length);
        const start = size > most ? bytes.indexOf(0x0a) + 1 : 0;
        return { text: bytes.toString('utf8', start, count), left_out: size - bytes.length + start };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 56693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PipeStock),
/* harmony export */   w: () => (/* binding */ openPipes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _which_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62929);





/** The names of the pipes for a process's stdout and stderr, in a folder of its own. */
const NAMES = ['stdout', 'stderr'];
/** Pairs that are made at a time: to start the program takes 12 ms, however many it makes. */
const AT_ONCE = 16;
/** Named pipes that are made ahead. */
class PipeStock {
    #directory;
    #stock = [];
    #count = 0;
    /** @param directory where they lie until they are used: readable by nobody else */
    constructor(directory) {
        this.#directory = directory;
    }
    /** Puts a pair into the folder of a process. Where that cannot be done, `openPipes` makes one there. */
    put(folder) {
        if (this.#stock.length < NAMES.length) {
            const next = () => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#directory, `pipe-${++this.#count}`);
            const names = Array.from({ length: AT_ONCE * NAMES.length }, next);
            if (makePipes(names, undefined))
                this.#stock.push(...names);
        }
        for (const name of NAMES) {
            const pipe = this.#stock.pop();
            if (pipe !== undefined)
                rename(pipe, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
        }
    }
}
/** A step may have removed it. */
function rename(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
    }
    catch { }
}
/** Whether they were made. */
function makePipes(names, path) {
    const mkfifo = (0,_which_js__WEBPACK_IMPORTED_MODULE_4__/* .which */ .K)('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
    if (mkfifo === null)
        return false;
    try {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 * @param directory of the process, with its pipes in it where they were made ahead
 */
function openPipes(directory, path) {
    const names = NAMES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    const missing = names.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(name));
    if (missing.length > 0 && !makePipes(missing, path))
        return null;
    const open = [];
    try {
        // The reading end first and without waiting: a writing end alone would wait for it.
        for (const name of names) {
            open.push((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY));
        }
        const [out, outInput, err, errInput] = open;
        return [
            { input: outInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: out, readable: true, writable: false }) },
            { input: errInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: err, readable: true, writable: false }) },
        ];
    }
    catch {
        for (const handle of open)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        return null;
    }
    finally {
        for (const name of names)
            unlink(name);
    }
}
/** What cannot be removed, or is not there, is no reason not to start: the directory goes when the try has ended. */
function unlink(name) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(name);
    }
    catch { }
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

/***/ 53558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Removes a temporary file or folder, with all in it. What the system does not let go of, as where a step has closed the folder above,
 * lies among temporary files, and changes nothing of what the run came to.
 */
function forget(path) {
    try {
        // What was killed may still be on its way out.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 5 });
    }
    catch {
        // It goes with the machine.
    }
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
