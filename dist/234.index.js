export const id = 234;
export const ids = [234];
export const modules = {

/***/ 9234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clean: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4467);
/* harmony import */ var _launch_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4372);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9861);
/* harmony import */ var _pipeline_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6769);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6927);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9459);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7422);
/** `savepoint clean`: removes runs from the store. */








/** Removes what retention lets go, or the runs named, or with `--all` every one; never one that is held. */
async function clean(world, options, ids) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? { runs: [], warnings: [] };
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_6__/* .warnAll */ .y)(world, listing.warnings);
    const doomed = chosen(listing.runs, options, ids);
    const isDry = options.dryRun === true;
    if (!isDry && !(await agreed(world, doomed)))
        return 0;
    const removed = doomed.filter(({ run }) => {
        if (isDry || store?.remove(run.run_id) !== 'held')
            return true;
        if (ids.length > 0)
            throw heldRefusal(run.run_id);
        return false;
    });
    if (!isDry)
        store?.sweep();
    report(world, options, removed);
    return 0;
}
function report(world, options, removed) {
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
        const did = isDry ? 'would remove' : 'removed';
        for (const row of rows)
            world.output.data(`${did} ${row.run_id} (${row.status}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(row.stored_bytes)})\n`);
        if (rows.length === 0)
            world.output.talk('nothing to remove\n');
    }
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
        return (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_7__/* .expired */ ._7)(runs, new Date(), age);
    const named = new Set(ids.map((id) => (0,_launch_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .mustFind */ .zi)(runs.map((each) => each.run), id).run_id));
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
async function agreed(world, doomed) {
    const lost = doomed.filter(({ run }) => (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_7__/* .isUnfinished */ .ui)(run));
    if (lost.length === 0)
        return true;
    world.output.talk(`these runs are unfinished and cannot go on once removed:\n${lost.map(({ run }) => `  ${run.run_id} (${run.status})\n`).join('')}`);
    if (world.stdin.isTTY !== true)
        return true;
    const question = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: world.stdin, output: world.output.stderr });
    try {
        return /^y(es)?$/i.test((await question.question('remove them? [y/N] ')).trim());
    }
    finally {
        question.close();
    }
}


/***/ }),

/***/ 698:
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
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9861);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9324);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1193);
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

/***/ 7422:
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

/***/ 9459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ku: () => (/* binding */ formatTable),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4913);
/** Tables for people. Pure. */

/** Columns two spaces apart, the last one not padded. Cells are cleaned of control characters. */
function formatTable(rows) {
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(cell).replaceAll('\t', ' ')));
    const widths = [];
    for (const row of clean) {
        for (const [at, cell] of row.entries())
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


/***/ })

};
