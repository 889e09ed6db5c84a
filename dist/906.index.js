export const id = 906;
export const ids = [906];
export const modules = {

/***/ 84566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var _files_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98446);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58737);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49459);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88593);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50698);
/* harmony import */ var _saved_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84119);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17422);
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
        return warnings === 0 ? _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok : _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.store;
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
        const isSound = warnings === 0 && verified.every(({ costs }) => costs === null);
        return isSound ? _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok : _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.store;
    };
    return (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_5__/* .reading */ .hF)(world, options, { run: first, act });
}
function everyRun(world, options) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? { runs: [], warnings: [] };
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_6__/* .warnAll */ .y)(world, listing.warnings);
    return { store, runs: listing.runs.map(({ run }) => run), warnings: listing.warnings.length };
}
function oneRun(world, options, id) {
    const { store, run } = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_3__/* .findRun */ .L)(world, options, id);
    return { store, runs: [run], warnings: 0 };
}
async function verifyRun(store, run, { ticker, signal }) {
    const { areRemoved } = store.filesOf(run.run_id);
    if (areRemoved)
        return { run, areRemoved, checks: [], without: [], costs: null };
    const directory = store.packsPath(run.run_id);
    const progress = (pack, bytes) => ticker.say(`verifying ${run.run_id}`, `pack ${pack + 1}`, bytes);
    const request = { directory, run, signal, progress };
    const checks = await (0,_files_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPacks */ .ji)(request);
    const without = (0,_files_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .filesWithout */ .Go)(request);
    const isSound = without.length === 0 && checks.every(({ why }) => why === null);
    return { run, areRemoved, checks, without, costs: isSound ? null : await (0,_files_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .costsOf */ .AR)(request, checks) };
}
function report(world, options, verified) {
    const { run, checks, without, costs } = verified;
    if (options.output === 'ndjson') {
        for (const check of checks)
            world.output.data(`${JSON.stringify(packJson(run, check))}\n`);
    }
    if (options.output !== 'table')
        return;
    if (options.quiet !== true)
        world.output.data(textOf(verified));
    if (costs === null)
        return;
    for (const { file, why } of checks)
        if (why !== null)
            world.output.talk(`savepoint: ${file} is damaged or gone: ${why}\n`);
    if (checks.every(({ why }) => why === null))
        world.output.talk(`savepoint: no pack of ${run.run_id} holds ${without.slice(0, 5).join(', ')}\n`);
    world.output.talk(costText(run, costs));
}
function textOf({ run, areRemoved, checks, costs }) {
    if (areRemoved)
        return `${run.run_id}: its files were removed by \`savepoint clean --workspaces\`\n`;
    const bytes = (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(checks.reduce((sum, each) => sum + each.bytes, 0));
    const count = `${checks.length} ${checks.length === 1 ? 'pack' : 'packs'}, ${bytes}`;
    const rows = checks.map((check) => [
        `  ${check.pack}`,
        whose(check),
        (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(check.bytes),
        check.why ?? 'whole',
    ]);
    return `${run.run_id}: ${count}${costs === null ? ', all whole' : ''}\n${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTable */ .ku)(rows)}`;
}
/** Whose files are in a pack. */
function whose({ kind, step, attempt }) {
    switch (kind) {
        case 'source':
            return attempt === 1 ? 'source' : `source of attempt ${attempt}`;
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
function costText({ run_id }, { canGoOn, steps, lost }) {
    const lines = [
        ...lost.map((what) => `  ${what} cannot be had any more`),
        ...(steps.length === 0 ? [] : [`  run again where their files are not there: ${steps.join(', ')}`]),
        ...(canGoOn ? [] : [`  ${run_id} cannot go on where the files that it began with are not there`]),
        canGoOn
            ? `  hint: bring the file back from a copy of the store, or go on with \`savepoint resume ${run_id}\``
            : '  hint: bring the file back from a copy of the store, or start over with `savepoint run --fresh`',
    ];
    return `${lines.join('\n')}\n`;
}
function packJson({ run_id }, { pack, file, kind, step, attempt, bytes, why }) {
    return { run_id, pack, file, kind, step, attempt, bytes, whole: why === null, why };
}
function jsonOf({ run, areRemoved, checks, without, costs }) {
    return {
        run_id: run.run_id,
        whole: costs === null,
        files_removed: areRemoved,
        packs: checks.map((check) => packJson(run, check)),
        without,
        costs: costs === null ? null : { can_go_on: costs.canGoOn, steps: costs.steps, lost: costs.lost },
    };
}


/***/ }),

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39861);

/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --workspaces\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
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


/***/ })

};
