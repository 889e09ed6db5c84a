export const id = 2686;
export const ids = [2686];
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

/***/ 72071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportOf: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/serve/page.js
var page = __webpack_require__(22030);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/store/regular-file.js
var regular_file = __webpack_require__(37394);
// EXTERNAL MODULE: ./build/src/version.js + 1 modules
var version = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/serve/logs.js
var serve_logs = __webpack_require__(50086);
// EXTERNAL MODULE: ./build/src/serve/saved-files.js
var saved_files = __webpack_require__(31076);
;// CONCATENATED MODULE: ./build/src/serve/report-data.js
/** A run with all that the page shows of it, for a file that stands alone. */






/** A browser opens a file of so much at once; of a longer log its end is there. */
const MOST_LOG = 1024 * 1024;
const MOST_LOGS = 32 * MOST_LOG;
/** Each asks for two processes. */
const MOST_DIFFS = 100;
async function reportData({ runs, store, journals, commands }, id) {
    const { run } = runs.find(id);
    const events = (await journals.of(id)).after(0, Number.MAX_SAFE_INTEGER);
    let room = MOST_LOGS;
    const logs = (0,serve_logs/* logsOf */.H)(run, store.logsPath(id)).map((row) => {
        const found = endOf((0,external_node_path_.join)(store.logsPath(id), row.file), Math.min(MOST_LOG, room));
        room -= Buffer.byteLength(found.text);
        return { ...row, ...found };
    });
    const diffs = {};
    for (const step of changed(run)) {
        // A report of a run whose files are gone says so.
        diffs[step] = await (0,saved_files/* diffOf */.n)(commands, id, step).catch(({ message }) => {
            return { files: [], text: '', notes: message };
        });
    }
    return {
        run,
        events: events.map(({ text }) => JSON.parse(text)),
        logs,
        diffs,
        version: version/* VERSION */.x,
    };
}
function changed({ steps }) {
    return steps
        .filter(({ change }) => (change?.files ?? 0) > 0)
        .map(({ id }) => id)
        .slice(0, MOST_DIFFS);
}
/** The last lines of a log, and how many bytes are before them. */
function endOf(path, most) {
    const fd = (0,regular_file/* openRegular */.l)(path);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(fd);
        const bytes = Buffer.alloc(Math.min(size, most));
        const count = (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, size - bytes.length);
        const start = size > most ? bytes.indexOf(0x0a) + 1 : 0;
        return { text: bytes.toString('utf8', start, count), left_out: size - bytes.length + start };
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/src/serve/service.js + 5 modules
var service = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/cli/find-run.js
var find_run = __webpack_require__(88593);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
;// CONCATENATED MODULE: ./build/src/cli/commands/report.js
/** `savepoint report`: a run as one HTML file, which needs no network. */










/** The command. @param program all commands that this version has */
function reportOf(program) {
    return async (world, options, [id]) => {
        const { run, store } = (0,find_run/* findRun */.L)(world, options, id);
        const reading = (0,service/* readingOf */.M)(store, {
            machine: world.machine,
            located: (0,cli_options/* locationOf */.hD)(world, options, null),
            commands: new Set(program.commands.map((command) => command.name())),
        });
        const { html } = await (0,page/* pageOf */.Z)(await reportData(reading, run.run_id));
        if (options.to === '-') {
            await world.output.data(html);
            return exit/* EXIT */.dc.ok;
        }
        const file = (0,external_node_path_.resolve)(world.cwd(), options.to ?? `${run.run_id}.html`);
        write(file, html);
        world.output.data(`${file}\n`);
        return exit/* EXIT */.dc.ok;
    };
}
/** @throws Refusal */
function write(file, html) {
    try {
        (0,atomic/* writeFresh */._o)(file, html);
    }
    catch (error) {
        throw new refusal/* Refusal */.P(exit/* EXIT */.dc.usage, `the report ${file} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'name another file with --to',
        });
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
