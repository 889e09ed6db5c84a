export const id = 4659;
export const ids = [4659];
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

/***/ 33208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clean: () => (/* binding */ clean)
});

// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/pipeline/durations.js
var durations = __webpack_require__(96769);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
// EXTERNAL MODULE: ./build/src/saved/audit.js + 1 modules
var audit = __webpack_require__(46298);
// EXTERNAL MODULE: ./build/src/store/freed.js
var store_freed = __webpack_require__(3709);
// EXTERNAL MODULE: ./build/src/store/port.js
var port = __webpack_require__(51908);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
;// CONCATENATED MODULE: ./build/src/cli/ask.js

/** Asks a person whether to go on; an end of the input is a no. The terminal edits the line itself, and turns Ctrl-C into a signal. */
async function agrees({ stdin, output }, question) {
    output.talk(`${question} [y/N] `);
    for await (const line of (0,external_node_readline_.createInterface)({ input: stdin, terminal: false }))
        return /^y(es)?$/i.test(line.trim());
    output.talk('\n');
    return false;
}

// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
// EXTERNAL MODULE: ./build/src/cli/rows.js
var cli_rows = __webpack_require__(79499);
// EXTERNAL MODULE: ./build/src/cli/warn.js
var warn = __webpack_require__(17422);
;// CONCATENATED MODULE: ./build/src/cli/commands/clean.js
/** `savepoint clean`: removes runs from the store. */












/** Removes what retention lets go, or the runs named, or with `--all` every one; never one that is held. */
async function clean(world, options, ids) {
    const store = (0,cli_options/* existingStore */.PD)(world, (0,cli_options/* locationOf */.hD)(world, options, null));
    const listing = store?.list() ?? port/* NO_RUNS */.R;
    (0,warn/* warnAll */.y)(world, listing.warnings);
    const selected = chosen(listing.runs, options, ids);
    const onlyFiles = options.files === true;
    const doomed = store === null ? [] : onlyFiles ? withFiles(store, selected) : wholly(store, selected);
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
/** Runs with the bytes that are free when they are removed one after the other. */
function wholly(store, runs) {
    const freed = new store_freed/* Freed */.F();
    return runs.map((each) => ({ ...each, storedBytes: store.freedBy(each.run.run_id, freed) }));
}
/** The runs that have saved files, with the bytes that are free when these are removed one after the other. */
function withFiles(store, runs) {
    const freed = new store_freed/* Freed */.F();
    return runs.flatMap((each) => {
        const { bytes, areRemoved } = store.filesOf(each.run.run_id, freed);
        const isLeft = bytes > 0 || (!areRemoved && (0,audit/* packsIn */.kg)(each.run).length > 0);
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
    if ((0,cli_rows/* printRows */.p)(world, options, rows) || options.quiet === true)
        return;
    const what = options.files === true ? ' the files of' : '';
    const did = (isDry ? 'would remove' : 'removed') + what;
    for (const row of rows)
        world.output.data(`${did} ${row.run_id} (${row.status}, ${(0,tables/* formatBytes */.z3)(row.stored_bytes)})\n`);
    if (rows.length === 0)
        world.output.talk(`nothing to remove\n${whyKept(options, kept)}`);
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
        throw new refusal/* Refusal */.P(2, `a named run and ${other} exclude each other`, { hint: `leave out ${other}` });
    }
    if (options.all === true)
        return runs.filter(({ run, held }) => !held && (age === null || isOlder(run.updated_at, age)));
    if (ids.length === 0)
        return (0,listing/* expired */._7)(runs, new Date(), age);
    const all = runs.map(({ run }) => run);
    const named = new Set(ids.map((id) => (0,choose_run/* mustFind */.zi)(all, id).run_id));
    const found = runs.filter(({ run }) => named.has(run.run_id));
    const held = found.find((each) => each.held);
    if (held === undefined)
        return found;
    throw heldRefusal(held.run.run_id);
}
function heldRefusal(id) {
    return new refusal/* Refusal */.P(4, `another process holds the run ${id}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
function ageOf(text) {
    const age = (0,durations/* parseDuration */.E)(text);
    if (age !== null && /[a-z]$/.test(text))
        return age;
    throw new refusal/* Refusal */.P(2, `--older-than ${text} is not a length of time`, { hint: 'write 7d, 12h or 30m' });
}
function isOlder(at, ms) {
    return Date.now() - Date.parse(at) > ms;
}
/** Names the unfinished runs that can then no longer go on; asks where there is somebody to answer. */
async function agreed(world, doomed, onlyFiles) {
    const lost = doomed.filter(({ run }) => (0,listing/* isUnfinished */.ui)(run));
    if (lost.length === 0)
        return true;
    world.output.talk(`these runs are unfinished and cannot go on once ${onlyFiles ? 'their files are ' : ''}removed:\n${lost.map(({ run }) => `  ${run.run_id} (${run.status})\n`).join('')}`);
    if (world.stdin.isTTY !== true)
        return true;
    if (await agrees(world, `remove ${onlyFiles ? 'the files' : 'them'}?`))
        return true;
    world.output.talk('nothing was removed\n');
    return false;
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

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ })

};
