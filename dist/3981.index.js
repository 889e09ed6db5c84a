export const id = 3981;
export const ids = [3981];
export const modules = {

/***/ 93981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restore: () => (/* binding */ restore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58737);
/* harmony import */ var _launch_named_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39079);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39861);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64972);
/* harmony import */ var _record_past_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26979);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49459);
/* harmony import */ var _saved_past_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82205);
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93162);
/* harmony import */ var _saved_write_out_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93291);
/* harmony import */ var _store_atomic_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82566);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(75047);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88593);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50698);
/* harmony import */ var _saved_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50873);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(17422);
/** `savepoint restore`: the files of a run, in a folder of their own. */

















/** Writes the files of a run below `--to`, and nothing anywhere else. Nothing is written before all of it is verified. */
async function restore(world, options, [id]) {
    const { to, at, aside } = options;
    if (to === undefined || to === '')
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, '--to is missing', {
            hint: 'name an empty folder, or one that is not there: --to DIR',
        });
    if (at !== undefined && aside === true)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, '--at and --aside exclude each other');
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.cwd(), to);
    mustBeFree(directory);
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_12__/* .findRun */ .L)(world, options, id);
    mustBeApart(directory, found.store.path);
    const past = at === undefined ? found.run : atStep(found, at);
    const saved = (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_14__/* .openFiles */ .Km)(world, options, { ...found, run: past });
    const act = (how) => bringOut({ world, options, directory, found, past, saved }, how);
    try {
        return await (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_14__/* .reading */ .hF)(world, options, { run: past, act });
    }
    finally {
        saved.close();
    }
}
async function bringOut(bringing, { ticker, signal }) {
    const { world, options, past, saved } = bringing;
    const { history } = saved;
    const isAside = options.aside === true;
    if (!isAside)
        mustHaveBegun(past);
    const ends = isEnd(past, options.at) ? 'all' : 'of-completed';
    const { tree, unsaved, isNumbered } = isAside
        ? { ...(0,_saved_past_js__WEBPACK_IMPORTED_MODULE_8__/* .asideOf */ .KN)(history, runFiles(past, history)), unsaved: [] }
        : { ...(0,_saved_past_js__WEBPACK_IMPORTED_MODULE_8__/* .filesOf */ .R8)(past, history, ends), isNumbered: false };
    if (isAside && tree.size === 0) {
        world.output.talk(`nothing of ${past.run_id} was set aside\n`);
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok;
    }
    const tell = (doing) => (count, bytes) => ticker.say(doing, `${count} of ${tree.size} files`, bytes);
    const missing = await (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_9__/* .mustHaveAll */ .Zg)(tree, history, { signal, progress: tell('verifying') });
    const directory = makeFree(bringing.directory);
    warnIfInside(bringing, directory);
    const { contents } = history;
    const written = await (0,_saved_write_out_js__WEBPACK_IMPORTED_MODULE_10__/* .writeOut */ .$)({ tree, contents, directory, signal, progress: tell('restoring') });
    ticker.stop();
    let bytes = 0;
    let files = 0;
    for (const entry of tree.values()) {
        if (entry.kind !== 'directory')
            files += 1;
        if (entry.kind === 'file')
            bytes += entry.size;
    }
    const named = { unsaved, missing: (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_9__/* .namesFrom */ .nQ)(missing), isNumbered };
    return report(bringing, { directory, written, files, bytes, ...named });
}
/** The run's files; null where they cannot be had. */
function runFiles(run, history) {
    try {
        return (0,_saved_past_js__WEBPACK_IMPORTED_MODULE_8__/* .filesOf */ .R8)(run, history, 'all').tree;
    }
    catch {
        return null;
    }
}
/** Whether the step at which the files are wanted is one of `finally`. */
function isEnd(run, at) {
    return at !== undefined && (0,_launch_named_step_js__WEBPACK_IMPORTED_MODULE_3__/* .namedStep */ .c)(run, at).section === 'finally';
}
function report({ world, options, past }, result) {
    const { directory, written, files, bytes, unsaved, missing } = result;
    const failed = written.kept.map(({ path, why }) => ({ path: (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_9__/* .namesFrom */ .nQ)([path])[0] ?? '', why }));
    const value = {
        run_id: past.run_id,
        at: options.at ?? null,
        aside: options.aside === true,
        directory,
        files,
        bytes,
        home: written.home,
        elsewhere: written.elsewhere,
        not_saved: { steps: unsaved, files: missing },
        failed,
    };
    if (options.output === 'json')
        world.output.data(`${JSON.stringify(value, null, 2)}\n`);
    else if (options.output === 'ndjson')
        world.output.data(`${JSON.stringify(value)}\n`);
    else if (options.quiet !== true)
        world.output.data(textOf({ ...value, isNumbered: result.isNumbered }));
    const warnings = [
        ...(unsaved.length === 0 ? [] : [`not saved, so not restored: the changes of ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_15__/* .someOf */ .y)(unsaved, 5)}`]),
        ...(missing.length === 0
            ? []
            : [`git ignores ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_15__/* .someOf */ .y)(missing, 5)}, from before the run: not saved, so not restored`]),
        ...failed.map(({ path, why }) => `${path} could not be written as it was: ${_saved_write_out_js__WEBPACK_IMPORTED_MODULE_10__/* .KEPT_WHY */ .s[why]}`),
    ];
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_16__/* .warnAll */ .y)(world, warnings);
    return failed.length === 0 ? _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok : _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store;
}
function textOf(value) {
    const { run_id, at, aside, directory, files, bytes, home, elsewhere, isNumbered } = value;
    const what = aside ? `the files that ${run_id} set aside` : at === null ? run_id : `${run_id} after ${at}`;
    const count = `${files} ${files === 1 ? 'file' : 'files'}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .formatBytes */ .z3)(bytes)}`;
    const lines = [
        `restored ${what} to ${directory}: ${count}`,
        ...(home === null ? [] : [`  files of the home folder are in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, home)}`]),
        ...(elsewhere === null
            ? []
            : [`  files of other folders are in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, elsewhere)}, below their full paths`]),
        ...(isNumbered
            ? ['  a file that was set aside more than once: FILE is the newest version, FILE.~1~ the oldest']
            : []),
    ];
    return `${lines.join('\n')}\n`;
}
/** The record as it was when the step had ended. @throws Refusal, StoreError */
function atStep({ store, run }, wanted) {
    const { id } = (0,_launch_named_step_js__WEBPACK_IMPORTED_MODULE_3__/* .namedStep */ .c)(run, wanted);
    let past;
    try {
        past = (0,_record_past_js__WEBPACK_IMPORTED_MODULE_6__/* .runAfter */ .I)((0,_record_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .parseEvents */ .PH)(store.eventsText(run.run_id)), id);
    }
    catch (error) {
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(5, `the events of ${run.run_id} are damaged: ${error.message}`, {
            hint: 'without --at it can be restored as it is now',
        });
    }
    const step = past?.steps.find((each) => each.id === id);
    if (past === null || step === undefined)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${id} has not been completed in ${run.run_id}`, {
            hint: `\`savepoint show ${run.run_id}\` says which steps have`,
        });
    if (step.state !== 'completed' || step.change !== null)
        return past;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${id} is completed but not saved: its files could not be kept`, {
        hint: `\`savepoint events ${run.run_id} ${id}\` says why`,
    });
}
/** @throws Refusal exit 4 for a run that was cut off before its files were saved */
function mustHaveBegun({ run_id, sources }) {
    if (sources.length > 0)
        return;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${run_id} has saved no files: it ended before its first step, or an older version ran it`, {
        hint: '`savepoint runs` lists the others',
    });
}
/** @throws Refusal exit 2 unless a folder is empty or not there */
function mustBeFree(directory) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false }) === undefined) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory, { throwIfNoEntry: false }) === undefined)
                return;
            throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${directory} is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(directory)}, which is not there`, {
                hint: 'make that folder, or name another one with --to',
            });
        }
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
        if (names.length === 0)
            return;
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${directory} is not empty: it has ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`, {
            hint: 'restore writes only into a folder that is empty or not there yet',
        });
    }
    catch (error) {
        throw (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_14__/* .folderRefusal */ .pr)(`${directory} cannot be written to`, error);
    }
}
/** Nothing but stores write into a store. @throws Refusal exit 2 */
function mustBeApart(directory, store) {
    if (!isIn(realPathOf(directory), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(store)))
        return;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${directory} is in the store`, { hint: 'name another folder with --to' });
}
/** Where a folder will be that is not made yet. */
function realPathOf(directory) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory))
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory));
}
function isIn(directory, above) {
    return `${directory}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(`${above}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
}
/** Makes the folder. @returns its real path @throws Refusal exit 2 */
function makeFree(directory) {
    mustBeFree(directory);
    try {
        (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_11__/* .makeDirectories */ .Kb)(directory);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
    }
    catch (error) {
        throw (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_14__/* .folderRefusal */ .pr)(`${directory} cannot be made`, error);
    }
}
function warnIfInside({ world, options }, directory) {
    const { workspace } = (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .locationOf */ .hD)(world, options, null);
    if (!isIn(directory, workspace))
        return;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_16__/* .warnAll */ .y)(world, [`${directory} is in the workspace: the next run takes its files for yours`]);
}


/***/ }),

/***/ 26979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ toldPaths),
/* harmony export */   I: () => (/* binding */ runAfter)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5988);

/**
 * The record as it was when a step had last ended well, with what was saved later of that and of what had ended before.
 * @param events all events of the run, in order
 * @returns null where the step has never ended well @throws as `fold`
 */
function runAfter(events, step) {
    let run = null;
    let found = null;
    for (const event of events) {
        run = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(run, event);
        if ('step' in event && event.step === step && isGoodEnd(event))
            found = run;
        else if (event.type === 'step.saved' && found !== null)
            found = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .saveLate */ .Qd)(found, event);
    }
    return found;
}
function isGoodEnd({ type }) {
    return type === 'step.completed' || type === 'step.skipped';
}
/** What a run noted of edits and of files that were set aside, in order. */
function toldPaths(events) {
    let attempt = 0;
    return events.flatMap((event) => {
        if (event.type === 'plan')
            attempt = event.attempt;
        if (event.type !== 'edits.kept' && event.type !== 'files.aside')
            return [];
        const { paths, change } = event;
        const { files, bytes } = change;
        if (event.type === 'files.aside')
            return [{ kind: 'aside', attempt, steps: event.steps, files, bytes, paths }];
        const steps = event.step === null ? [] : [event.step];
        return [{ kind: 'edit', attempt, steps, files, bytes, paths }];
    });
}


/***/ })

};
