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
/* harmony import */ var _files_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8446);
/* harmony import */ var _launch_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4462);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9861);
/* harmony import */ var _pipeline_durations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6769);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6927);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9459);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7422);
/** `savepoint clean`: removes runs from the store. */









/** Removes what retention lets go, or the runs named, or with `--all` every one; never one that is held. */
async function clean(world, options, ids) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? { runs: [], warnings: [] };
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_7__/* .warnAll */ .y)(world, listing.warnings);
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
    report(world, options, removed);
    return 0;
}
/** The runs that have saved files, with the bytes that these take. */
function withFiles(store, runs) {
    return runs.flatMap((each) => {
        const { bytes, areRemoved } = store.filesOf(each.run.run_id);
        const isLeft = bytes > 0 || (!areRemoved && (0,_files_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .packsIn */ .kg)(each.run).length > 0);
        return isLeft ? [{ ...each, storedBytes: bytes }] : [];
    });
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
        const what = options.workspaces === true ? ' the files of' : '';
        const did = (isDry ? 'would remove' : 'removed') + what;
        for (const row of rows)
            world.output.data(`${did} ${row.run_id} (${row.status}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(row.stored_bytes)})\n`);
        if (rows.length === 0)
            world.output.talk('nothing to remove\n');
    }
}
function chosen(runs, options, ids) {
    const age = options.olderThan === undefined ? null : ageOf(options.olderThan);
    if (ids.length > 0 && (options.all === true || age !== null)) {
        const other = options.all === true ? '--all' : '--older-than';
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `a named run and ${other} exclude each other`, { hint: `leave out ${other}` });
    }
    if (options.all === true)
        return runs.filter(({ run, held }) => !held && (age === null || isOlder(run.updated_at, age)));
    if (ids.length === 0)
        return (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_8__/* .expired */ ._7)(runs, new Date(), age);
    const named = new Set(ids.map((id) => (0,_launch_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .mustFind */ .zi)(runs.map((each) => each.run), id).run_id));
    const found = runs.filter(({ run }) => named.has(run.run_id));
    const held = found.find((each) => each.held);
    if (held === undefined)
        return found;
    throw heldRefusal(held.run.run_id);
}
function heldRefusal(id) {
    return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `another process holds the run ${id}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
function ageOf(text) {
    const age = (0,_pipeline_durations_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDuration */ .E)(text);
    if (age !== null && /[a-z]$/.test(text))
        return age;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `--older-than ${text} is not a length of time`, { hint: 'write 7d, 12h or 30m' });
}
function isOlder(at, ms) {
    return Date.now() - Date.parse(at) > ms;
}
/** Names the unfinished runs that can then no longer go on; asks where there is somebody to answer. */
async function agreed(world, doomed, onlyFiles) {
    const lost = doomed.filter(({ run }) => (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_8__/* .isUnfinished */ .ui)(run));
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


/***/ })

};
