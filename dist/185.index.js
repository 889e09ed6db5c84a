export const id = 185;
export const ids = [185];
export const modules = {

/***/ 4566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var _files_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8446);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8737);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9459);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8593);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(698);
/* harmony import */ var _saved_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4119);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7422);
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

/***/ 8593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findRun),
/* harmony export */   M: () => (/* binding */ findStep)
/* harmony export */ });
/* harmony import */ var _launch_prepare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4462);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9861);
/* harmony import */ var _pipeline_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4038);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
/** The run, and the step of it, that a reading command was asked for. */





/** The run that was named, or the newest. @throws Refusal exit 4 when there is none */
function findRun(world, options, id) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? { runs: [], warnings: [] };
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_4__/* .warnAll */ .y)(world, listing.warnings);
    const run = (0,_launch_prepare_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(listing.runs.map((each) => each.run), id ?? 'latest');
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

/***/ 4119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pr: () => (/* binding */ folderRefusal),
  Od: () => (/* binding */ gitOf),
  Km: () => (/* binding */ openFiles),
  hF: () => (/* binding */ reading)
});

// EXTERNAL MODULE: ./build/src/files/lost.js
var lost = __webpack_require__(7179);
// EXTERNAL MODULE: ./build/src/files/saved.js
var saved = __webpack_require__(9382);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(8737);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(9861);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(5111);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(2929);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(6848);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(698);
// EXTERNAL MODULE: ./node_modules/log-update/index.js + 21 modules
var log_update = __webpack_require__(9371);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(9459);
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

/***/ 5111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9861);

/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --workspaces\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}


/***/ }),

/***/ 2929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ which)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


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
