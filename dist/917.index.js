export const id = 917;
export const ids = [917];
export const modules = {

/***/ 12917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   list: () => (/* binding */ list),
/* harmony export */   runs: () => (/* binding */ runs)
/* harmony export */ });
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39861);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66927);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12220);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51908);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50698);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79499);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17422);
/** `savepoint runs`, also `savepoint list runs`. */








/** `list runs`. @throws Refusal for anything else than runs */
async function list(world, options, [what]) {
    if (what !== 'runs')
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(2, `there are no ${what} to list`, { hint: 'savepoint list runs' });
    return runs(world, options);
}
/** Lists the runs of the store, newest first. */
async function runs(world, options) {
    const listing = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .locationOf */ .hD)(world, options, null))?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_5__/* .warnAll */ .y)(world, listing.warnings);
    if (!(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .printRows */ .p)(world, options, listing.runs.map(jsonOf)))
        table(world, options, listing.runs);
    return 0;
}
function jsonOf({ run, storedBytes }) {
    return {
        run_id: run.run_id,
        pipeline_name: run.pipeline.name,
        status: run.status,
        created_at: run.created_at,
        updated_at: run.updated_at,
        attempt: run.attempt,
        steps_completed: counted({ run }).completed,
        steps_total: counted({ run }).total,
        stored_bytes: storedBytes,
    };
}
/** Steps that have ended well, and all of them; `finally` belongs to an attempt and is not counted. */
function counted({ run }) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter((step) => step.state === 'completed' || step.state === 'skipped');
    return { completed: done.length, total: steps.length };
}
function table(world, options, listed) {
    if (listed.length === 0 && options.quiet !== true)
        world.output.talk('there is no run yet; start one with `savepoint run`\n');
    const now = Date.now();
    const rows = listed.map(({ run, storedBytes }) => {
        const { completed, total } = counted({ run });
        const started = `${run.created_at.slice(0, 19)}Z (${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAge */ .nV)(now - Date.parse(run.created_at))})`;
        const stored = (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(storedBytes);
        return [run.run_id, run.pipeline.name, run.status, started, `${completed}/${total}`, stored];
    });
    const text = (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTable */ .ku)([['RUN-ID', 'NAME', 'STATUS', 'STARTED', 'STEPS', 'STORED'], ...rows]);
    world.output.data((0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .coloursOn */ .rK)(world, options, world.output.stdout) ? markPrefixes(text, listed) : text);
}
/** Underlines the part of each id that is enough to name its run. */
function markPrefixes(text, listed) {
    const prefixes = (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_7__/* .uniquePrefixes */ .AM)(listed.map(({ run }) => run.run_id));
    return text
        .split('\n')
        .map((line) => {
        const prefix = prefixes.get(line.slice(0, line.indexOf(' '))) ?? '';
        return (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .nI)('underline', prefix) + line.slice(prefix.length);
    })
        .join('\n');
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn),
/* harmony export */   s5: () => (/* binding */ isEdited)
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
/** What a command must be told to find the same store and workspace: options with a space in front, or nothing. */
function placeOf({ workspace, store, storeNamed }, options) {
    const quoted = (path) => /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
    const where = options.workspace === undefined ? '' : ` -C ${quoted(workspace)}`;
    return storeNamed ? `${where} --store ${quoted(store)}` : where;
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
/* harmony export */   p: () => (/* binding */ printRows)
/* harmony export */ });
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

/***/ 22965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/** A failure in one line, as the record and the log say it. */
function describeFailure(failure) {
    switch (failure.kind) {
        case 'error':
            return `exit code ${failure.exit_code}`;
        case 'signal':
            return `ended by ${failure.signal}`;
        case 'timeout':
            return `timed out after ${failure.minutes} min`;
        case 'refused':
            return failure.message;
    }
}


/***/ }),

/***/ 40190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ describeNamed),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   oO: () => (/* binding */ PROCESSES),
/* harmony export */   tr: () => (/* binding */ REFS)
/* harmony export */ });
/** These end with the run, on every machine. */
const PROCESSES = 'processes';
/** These are in a `.git` folder, which is not saved. */
const REFS = 'git refs';
/** Files of the workspace that are not saved: those that hold credentials, fifos and the like. */
const FILES = 'files that are not saved';
/** `Python packages (requests-2.31.0, and 4 more)`. */
function describeNamed({ what, count, names }) {
    const shown = names.slice(0, 3);
    const more = count - shown.length;
    return `${what} (${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''})`;
}


/***/ }),

/***/ 21234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ MOST_NAMED),
/* harmony export */   _: () => (/* binding */ someSteps)
/* harmony export */ });
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75047);
/** How files that were set aside are told to people. Pure. */

/** How many paths an event names. */
const MOST_NAMED = 20;
/** Some steps by name. */
function someSteps(steps) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .y)(steps, 3);
}


/***/ }),

/***/ 7009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ ifOfStep),
/* harmony export */   Vl: () => (/* binding */ namedEdits),
/* harmony export */   a6: () => (/* binding */ whenEdited)
/* harmony export */ });
/** To stand after `changed`. @param step the name of the event's step, as it is to be shown */
function whenEdited(event, step) {
    return event.step === null ? 'since the last attempt' : `while ${step} ran`;
}
/** What to do where the step has changed that, and no person; to stand at the end of the line. @param shown a word as it is to be shown */
function ifOfStep(event, shown) {
    if (event.step === null)
        return '';
    return `; if ${shown(event.step, 'step')} did that itself, list it in its ${shown('writes', 'key')}`;
}
/** The paths of an event; of those that were deleted it is said. @param shown a path as it is to be shown */
function namedEdits({ paths, deleted = [] }, shown) {
    return paths.map((path) => (deleted.includes(path) ? `${shown(path)} (deleted)` : shown(path)));
}


/***/ }),

/***/ 66825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeReason)
/* harmony export */ });
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22965);
/* harmony import */ var _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40190);


/** A reason in a few words, to stand after the name of the step. */
function describeReason(reason) {
    switch (reason.kind) {
        case 'completed':
            return `completed before; ${describeSame(reason.files)}`;
        case 'skipped':
            return `skipped before; ${describeSame(reason.files)}`;
        case 'kept':
            return 'completed before; `rerun: never` keeps it';
        case 'taken':
            return 'completed before; only-step takes it as it is';
        case 'new':
            return 'runs for the first time';
        case 'failed':
            return `failed before: ${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .I)(reason.failure)}`;
        case 'interrupted':
            return 'was cut off before it ended';
        case 'definition':
            return reason.parts.length === 0
                ? 'its definition has changed'
                : `its definition has changed (${reason.parts.join(', ')})`;
        case 'input':
            return `the input ${reason.input} has changed`;
        case 'env':
            return reason.name === '*'
                ? 'a variable has changed, and it mentions one by a computed name, or all of them'
                : `the variable ${reason.name} has changed`;
        case 'needs':
            return describeNeed(reason.step, reason.change);
        case 'always':
            return '`rerun: always`, and a step that depends on it runs';
        case 'install':
            return `it installed ${reason.installs.map(_record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .describeNamed */ .Zw).join(', ')}, which this machine does not have`;
        case 'chosen':
            return 'named by from-step or only-step';
        case 'not-chosen':
            return 'not named by only-step';
        case 'finally':
            return 'clean-up, decided afresh in each attempt';
        case 'started-before':
            return `it was started before, so it asks first (${describeReason(reason.because)})`;
        case 'maybe-started':
            return `an earlier attempt may have started it, so it asks first (${describeReason(reason.because)})`;
        case 'withheld':
            return `needs ${reason.names.join(', ')} of ${reason.step}, which held a secret and was not saved; give ${reason.step} \`rerun: always\`, and it sets the value again`;
        case 'blocked':
            return `waits for ${reason.step}`;
        default:
            return describeFiles(reason);
    }
}
/** Reasons that lie in the files. */
function describeFiles(reason) {
    switch (reason.kind) {
        case 'unsaved':
            return 'completed before, but its files could not be saved';
        case 'lost':
            return `its saved files cannot be read: ${reason.path}: ${reason.why}`;
        case 'differs':
            return `${reason.path} is not as it was when the step ran`;
        case 'reads':
            return `files that it reads have changed${namesIn(reason.paths)}`;
        case 'commit':
            return `another commit${reason.folder === undefined ? '' : ` in ${reason.folder}`}: ${shortOf(reason.from)} before, ${shortOf(reason.to)} now`;
        case 'source':
            return `source files are not as they were${namesIn(reason.paths)}`;
        case 'github':
            return `github.${reason.name} has changed`;
        case 'edited':
            return `older than edits that --edited runs it again for${namesIn(reason.paths)}`;
        case 'present':
            return 'taken as completed: all files of its `writes` are there';
    }
}
/** What is the same as when a reused step ran. */
function describeSame(files) {
    switch (files) {
        case 'reads':
            return 'the files that it reads are the same';
        case 'source':
            return 'the commit and the source files are the same';
        case 'none':
            return 'without `reads`, edits here do not run it again';
        case undefined:
            return 'nothing that counts for it has changed';
    }
}
function namesIn(paths) {
    return paths.length === 0 ? '' : `: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`;
}
function shortOf(commit) {
    return commit === null || commit === '' ? 'none' : commit.slice(0, 10);
}
function describeNeed(step, change) {
    switch (change) {
        case 'runs-again':
            return `depends on ${step}, which runs again`;
        case 'ran-again':
            return `depends on ${step}, which has run again since`;
        case 'added':
            return `now comes after ${step}`;
        case 'removed':
            return `no longer comes after ${step}`;
    }
}


/***/ }),

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ku: () => (/* binding */ formatTable),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** Tables for people. Pure. */

/** What a longer cell would do to a column, it does to its own line alone: a path may have 65,536 bytes. */
const WIDEST = 72;
/** Columns two spaces apart, the last one not padded. Cells are cleaned of control characters. */
function formatTable(rows) {
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(cell).replaceAll('\t', ' ')));
    const widths = [];
    for (const row of clean) {
        for (const [at, cell] of row.entries())
            if (cell.length <= WIDEST)
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


/***/ }),

/***/ 12220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ describeAside),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Ix: () => (/* binding */ describeDiffering),
/* harmony export */   Iy: () => (/* binding */ noPaint),
/* harmony export */   NF: () => (/* binding */ somePaths),
/* harmony export */   NT: () => (/* binding */ remedyStep),
/* harmony export */   _s: () => (/* binding */ unsavedLines),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   qH: () => (/* binding */ talkOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22965);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41206);
/* harmony import */ var _record_set_aside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21234);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75047);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7009);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66825);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/** What is said of an event, line by line, in a log or on a terminal. Pure. */









const noPaint = (_style, text) => text;
const paint = (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false });
/**
 * A line with the commands in it as they must be typed here.
 * @param place the options that name the store and the workspace, with a space in front; empty where the defaults do
 */
function placed(line, place) {
    return line.replace(/savepoint (?:(?:resume|logs|restore|show|diff|verify) [^\s:;,`]+|run(?= --))/g, (command) => `${command}${place}`);
}
/** The lines for an event; none for what needs no words. @param run the record after it */
function talkOf(event, run, colour) {
    switch (event.type) {
        case 'plan':
            return planLines(event, run, colour);
        case 'step.started':
            return [colour('bold', `> ${event.step}`) + (event.try > 1 ? ` (try ${event.try})` : '')];
        case 'step.retrying':
            return [
                `${colour('yellow', '~')} ${event.step}: ${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFailure */ .I)(event.failure)}; try ${event.try + 1} ${event.delay_ms === 0 ? 'now' : `in ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(event.delay_ms)}`}`,
            ];
        case 'step.completed':
            return [completedLine(event, run, colour)];
        case 'step.failed':
            return failedLines(event, run, colour);
        case 'step.skipped':
            return [`${colour('dim', '-')} ${event.step}: skipped, its \`if\` was false`];
        case 'step.interrupted':
            return [`${colour('yellow', '!')} ${event.step}: ${event.why}`];
        case 'step.waiting':
            return [
                `${colour('yellow', '?')} ${event.step}: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(event.reason)}`,
                `  to go on:  ${resumeCommand(run)} --from-step ${remedyStep(event.step, event.reason)}`,
            ];
        case 'warning':
            return [
                `${colour('yellow', 'warning:')} ${event.step === null ? '' : `${event.step}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(event.message)}`,
            ];
        case 'source.captured':
            return sourceLines(event, colour);
        case 'edits.kept':
            return editLines(event, colour);
        case 'earlier.captured':
            return [];
        case 'files.aside':
            return asideLines(event, run, colour);
        case 'files.kept':
            if (event.change.pack === null)
                return [];
            return [colour('dim', `  ${event.step}: its files are kept for its next try`)];
        case 'step.saved':
            return [colour('dim', `  ${event.step}: saved now`)];
        case 'attempt.ended':
            return endLines(run, colour);
    }
}
/** Of a new run nothing is said: that its files are saved is what people expect. */
function sourceLines({ place, change, differs }, colour) {
    if (place === 'first')
        return [];
    const files = `${change.files} ${change.files === 1 ? 'file' : 'files'}`;
    const told = place === 'empty'
        ? 'the workspace is empty here: its source is brought back'
        : `another workspace, with ${files}`;
    const own = colour('dim', `  ${told}`);
    return differs === undefined ? [own] : [own, `  ${describeDiffering(differs)}`];
}
/** Says in what a workspace differs from the source of the run, in paths that are left as they are. */
function describeDiffering(differs) {
    return `differs from the source of the run: ${somePaths(differs)}`;
}
function editLines(event, colour) {
    const then = (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .ifOfStep */ .TJ)(event, (word, what) => (what === 'key' ? `\`${word}\`` : word));
    const what = `changed ${(0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .whenEdited */ .a6)(event, event.step ?? '')}: ${pathsOf(event)}${then}`;
    return [`${colour('yellow', 'kept:')} ${what}`];
}
function asideLines(event, run, colour) {
    const { steps, paths, change } = event;
    const files = describeAside({ steps, paths, files: change.files });
    const command = `savepoint restore ${run.run_id} --aside --to DIR`;
    return [`${colour('yellow', 'set aside:')} ${files}; to have them:  ${command}`];
}
/** Says which files are set aside, and which steps left them. */
function describeAside(aside) {
    return `${aside.steps.length === 0 ? '' : `${(0,_record_set_aside_js__WEBPACK_IMPORTED_MODULE_6__/* .someSteps */ ._)(aside.steps)}: `}${somePaths(aside)}`;
}
function pathsOf(event) {
    return somePaths({ paths: (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .namedEdits */ .Vl)(event, (path) => path), files: event.change.files });
}
/** The first paths of some, and how many more there are. */
function somePaths({ paths, files }) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_7__/* .someOf */ .y)(paths.map(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R), 5, files);
}
/** The step whose naming lets the run go on: one that was withheld from is helped by running what sets the value. */
function remedyStep(step, reason) {
    return reason.kind === 'withheld' ? reason.step : step;
}
function planLines(event, run, colour) {
    const steps = new Set(run.steps.filter(({ section }) => section === 'steps').map(({ id }) => id));
    const reused = event.decisions.filter(({ step, decision }) => decision === 'reuse' && steps.has(step)).length;
    const total = steps.size;
    if (event.attempt === 1)
        return [`${colour('bold', run.run_id)}: ${countSteps(total)}`];
    const shown = event.decisions.filter((each) => each.reason.kind !== 'finally');
    const width = Math.max(0, ...shown.map((each) => each.step.length));
    return [
        `${colour('bold', run.run_id)}: goes on, attempt ${event.attempt}; ${reused} of ${countSteps(total)} reused`,
        ...shown.map((each) => `  ${each.decision.padEnd(5)}  ${each.step.padEnd(width)}  ${colour('dim', (0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(each.reason))}`),
    ];
}
function completedLine(event, run, colour) {
    const time = timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_8__/* .stepOf */ .cg)(run, event.step));
    if (event.outcome === 'success')
        return `${colour('green', '+')} ${event.step}${time}`;
    return `${colour('yellow', '+')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(event.error_message ?? '')}, and goes on (continue-on-error)${time}`;
}
function failedLines(event, run, colour) {
    return [
        `${colour('red', 'x')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(event.error_message)}${timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_8__/* .stepOf */ .cg)(run, event.step))}`,
    ];
}
function timeOf(step) {
    return step?.duration_ms == null ? '' : ` (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(step.duration_ms)})`;
}
function endLines(run, colour) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter(({ state }) => isOver(state)).length;
    const style = run.status === 'completed' ? 'green' : run.status === 'failed' ? 'red' : 'yellow';
    const why = run.attempts.at(-1)?.why ?? '';
    const head = `${colour(style, run.status)}: ${run.run_id}, ${done} of ${countSteps(steps.length)} done${run.status === 'completed' ? '' : `; ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(why)}`}`;
    if (run.status === 'completed')
        return [head, ...unsavedLines(steps)];
    const failed = run.steps.filter((step) => step.state === 'failed');
    return [
        head,
        ...failed.slice(0, 5).map((step) => `  its output:  savepoint logs ${run.run_id} ${step.id}`),
        // A pause has said already what each question needs.
        ...(run.status === 'paused' ? [] : [`  to go on:    ${resumeCommand(run)}`]),
        ...outOfDateLines(steps),
    ];
}
/** Steps that depend on one that --only-step ran, and have not run again. */
function outOfDateLines(steps) {
    const names = steps.flatMap(({ id, state, reason }) => state === 'pending' && reason?.kind === 'needs' ? [id] : []);
    return names.length === 0
        ? []
        : [`  out of date: ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_7__/* .someOf */ .y)(names, 10)}; a resume runs ${names.length === 1 ? 'it' : 'them'}`];
}
function isOver(state) {
    return state === 'completed' || state === 'skipped';
}
/** A run that is completed is not gone on with: what is not saved stays so unless it is asked for. */
function unsavedLines(steps) {
    const unsaved = steps.filter(({ state, change }) => state === 'completed' && change === null);
    return unsaved
        .slice(0, 5)
        .map(({ id }) => `  not saved:   ${id}: its files are only in the folder where it ran; --from-step ${id} runs it again`);
}
/** What goes on with a run: the secrets that it was given are needed again. */
function resumeCommand({ run_id, secrets }) {
    return `savepoint resume ${run_id}${secrets.map((name) => ` --secret ${name}`).join('')}`;
}
function countSteps(count) {
    return count === 1 ? '1 step' : `${count} steps`;
}


/***/ }),

/***/ 51908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_RUNS)
/* harmony export */ });
const NO_RUNS = { runs: [], warnings: [], broken: [] };


/***/ }),

/***/ 75047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/**
 * The first names of some, and how many more there are: `a, b and 3 more`.
 * @param most how many are named
 * @param of how many there are in all, where not all names are known
 */
function someOf(names, most, of = names.length) {
    const shown = names.slice(0, most);
    const more = of - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}


/***/ })

};
