export const id = 130;
export const ids = [130];
export const modules = {

/***/ 3010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   show: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64972);
/* harmony import */ var _record_past_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26979);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41206);
/* harmony import */ var _record_set_aside_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21234);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66825);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12220);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/* harmony import */ var _run_moved_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24588);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88593);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94131);
/** `savepoint show`: a run and its steps, or one step. */











/** Prints the record. With `--follow`, again whenever it has changed. */
async function show(world, options, [id, step]) {
    const found = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_5__/* .findRun */ .L)(world, options, id);
    let last = '';
    const print = (run) => {
        const one = step === undefined ? null : (0,_find_run_js__WEBPACK_IMPORTED_MODULE_5__/* .findStep */ .M)(run, step);
        const text = render({ ...found, run }, one, options.output);
        if (text !== last)
            world.output.data(text);
        last = text;
    };
    if (options.follow === true)
        await (0,_follow_js__WEBPACK_IMPORTED_MODULE_6__/* .follow */ .e)(found, print);
    else
        print(found.run);
    return 0;
}
function render({ store, run }, step, form) {
    const value = step ?? run;
    if (form === 'json')
        return `${JSON.stringify(value, null, 2)}\n`;
    if (form === 'ndjson')
        return `${JSON.stringify(value)}\n`;
    if (step !== null)
        return stepText(run, step);
    const { areRemoved } = store.filesOf(run.run_id);
    return runText(run, { told: (0,_record_past_js__WEBPACK_IMPORTED_MODULE_1__/* .toldPaths */ .E)((0,_record_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(store.eventsText(run.run_id))), areRemoved });
}
function runText(run, { told, areRemoved }) {
    const last = run.attempts.at(-1);
    const facts = [
        ['run', run.run_id],
        ['pipeline', `${run.pipeline.name} (${run.pipeline.path})`],
        ['status', run.status + (run.waiting_for.length > 0 ? `, asks about ${run.waiting_for.join(', ')}` : '')],
        ['attempt', `${run.attempt}${last?.why == null ? '' : `: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .w)(last.why)}`}`],
        ['started', `${run.created_at} (${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAge */ .nV)(Date.now() - Date.parse(run.created_at))})`],
        ['workspace', last?.where.workspace ?? ''],
        ...(areRemoved ? [['saved files', 'removed by `savepoint clean --workspaces`']] : []),
        ...Object.entries(run.inputs).map(([name, value]) => [`input ${name}`, `${value}`]),
    ];
    const rows = run.steps.map((step) => [
        `${run.definition.find((each) => each.id === step.id)?.number ?? ''}`,
        step.id,
        step.state + (step.state === 'completed' && step.outcome === 'failure' ? ' (failed)' : ''),
        ...((0,_record_run_js__WEBPACK_IMPORTED_MODULE_7__/* .isAhead */ .Y0)(step) ? ['', '', ''] : [timeOf(step), triesOf(step), endOf(step)]),
        ...filesOf(step),
        step.reason === null ? '' : (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .describeReason */ .G)(step.reason),
    ]);
    return `${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTable */ .ku)(facts)}\n${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTable */ .ku)([['#', 'STEP', 'STATE', 'TIME', 'TRIES', 'END', ...FILES, 'WHY'], ...rows])}${toldText(told)}`;
}
/** Paths that a step changed, the bytes in them, and what these take in the store. */
const FILES = ['FILES', 'SAVED', 'STORED'];
function filesOf(step) {
    if (step.state !== 'completed')
        return ['', '', ''];
    if (step.change === null)
        return ['not saved', '', ''];
    const { files, bytes, stored_bytes } = step.change;
    return files === 0 ? ['0', '', ''] : [`${files}`, (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(bytes), (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(stored_bytes)];
}
/** What persons changed, and what was set aside. */
function toldText(told) {
    if (told.length === 0)
        return '';
    const rows = told.map((each) => [
        each.kind === 'edit' ? 'edited' : 'set aside',
        `attempt ${each.attempt}${each.steps.length === 0 ? '' : `, ${(0,_record_set_aside_js__WEBPACK_IMPORTED_MODULE_9__/* .someSteps */ ._)(each.steps)}`}`,
        (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(each.bytes),
        (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_3__/* .somePaths */ .NF)(each),
    ]);
    return `\n${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTable */ .ku)(rows)}`;
}
function timeOf({ duration_ms }) {
    return duration_ms === null ? '' : (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(duration_ms);
}
function triesOf({ started, started_at, retry_count }) {
    return started_at === null || !started ? '' : `${retry_count + 1}`;
}
function endOf(step) {
    if (step.error_message !== null)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .w)(step.error_message);
    return step.exit_code === null ? '' : `exit code ${step.exit_code}`;
}
function stepText(run, step) {
    const facts = [
        ['step', `${step.id}${step.name === step.id ? '' : ` (${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .w)(step.name)})`}`],
        ['of', run.run_id],
        ['state', step.state],
        ['why', step.reason === null ? '' : (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .describeReason */ .G)(step.reason)],
        ['end', endOf(step)],
        ['tries', triesOf(step)],
        ['started', step.started_at ?? ''],
        ['ended', step.completed_at ?? ''],
        ['time', timeOf(step)],
        ['files', changeText(step)],
        ['completion', step.completion === null ? '' : `${step.completion.number}, built on ${builtOn(step)}`],
        ...Object.entries(step.outputs).map(([name, value]) => [`output ${name}`, (0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .w)(value)]),
        ...Object.entries(step.env).map(([name, value]) => [`variable ${name}`, (0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .w)(value)]),
        ...step.path.map((path) => ['path', path]),
        ['moved here', movedHere(run, step).join(', ')],
        ...withheldOf(step).map((name) => ['withheld', `${name}: it held a secret`]),
    ];
    return (0,_report_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTable */ .ku)(facts.filter(([, value]) => value !== ''));
}
/** The values that steps find with the folders of the newest attempt in them. */
function movedHere(run, step) {
    const after = (0,_run_moved_js__WEBPACK_IMPORTED_MODULE_10__/* .moved */ .aW)(run).steps.find(({ id }) => id === step.id);
    return after === undefined ? [] : (0,_run_moved_js__WEBPACK_IMPORTED_MODULE_10__/* .movedNames */ .Co)(step, after);
}
function changeText(step) {
    const [files = '', saved = '', stored = ''] = filesOf(step);
    if (files === '' || files === 'not saved')
        return files;
    return files === '0' ? 'none changed' : `${files} changed, ${saved} (${stored} in the store)`;
}
function withheldOf({ withheld }) {
    return [...withheld.outputs, ...withheld.env, ...(withheld.path ? ['PATH'] : [])];
}
function builtOn({ completion }) {
    const needs = (completion?.needs ?? []).map((need) => `${need.step} ${need.basis ?? `(${need.result})`}`);
    return needs.length === 0 ? 'nothing' : needs.join(', ');
}


/***/ }),

/***/ 94131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** Going on until a run has ended. */

/** Other processes write the run: the store is looked at again this often. */
const LOOK_MS = 200;
/**
 * Calls `look` now and after each change until the run has ended or its process has gone, and once more then.
 * @param look is given the record as it was read just before
 */
async function follow({ store, run }, look) {
    for (let current = run;;) {
        await look(current);
        if (current.status !== 'running')
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(LOOK_MS);
        const read = store.read(run.run_id);
        if (read.kind !== 'found')
            return;
        current = read.run;
    }
}


/***/ }),

/***/ 44651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ defaultsOf),
/* harmony export */   UV: () => (/* binding */ inputValue),
/* harmony export */   eL: () => (/* binding */ resolveInputs)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74038);

/**
 * Every declared input with its value, from what was given by name (upper and lower case are the same).
 * Problems, without places: names that are not declared, values that do not fit, required ones that are missing.
 */
function resolveInputs(specs, given) {
    const byName = new Map(specs.map((spec) => [spec.name.toLowerCase(), spec]));
    const problems = [];
    const values = new Map();
    for (const [name, value] of Object.entries(given)) {
        const spec = byName.get(name.toLowerCase());
        if (spec === undefined)
            problems.push(unknownInput(name, specs));
        else
            values.set(spec.name, value);
    }
    const resolved = specs.map((spec) => {
        const value = valueFor(spec, values.get(spec.name));
        if (typeof value !== 'object')
            return [spec.name, value];
        problems.push(value);
        return [spec.name, ''];
    });
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(resolved) };
}
/** The values of inputs that are not given. */
function defaultsOf(specs) {
    const values = specs.map((spec) => [spec.name, valueFor({ ...spec, required: false }, undefined)]);
    return Object.fromEntries(values);
}
/** A value as one of an input's type; null where it is none. */
function inputValue(spec, given) {
    const text = `${given}`.trim();
    switch (spec.type) {
        case 'boolean':
            return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
        case 'number':
            return typeof given !== 'boolean' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
        case 'choice':
            return spec.options.find((option) => option === `${given}`) ?? null;
        default:
            return `${given}`;
    }
}
/** An empty text counts as not given where it cannot be a value, and where one is required. */
function valueFor(spec, given) {
    const textual = spec.type === 'string' || spec.type === 'environment';
    const missing = given === undefined || (given === '' && (!textual || spec.required));
    if (!missing)
        return inputValue(spec, given) ?? badInput(spec, given);
    if (spec.default !== null)
        return spec.default;
    if (spec.required && spec.type !== 'boolean') {
        const message = `the input "${spec.name}" is required and was not given`;
        return { code: 'missing-input', message, hint: `give it with --input ${spec.name}=VALUE` };
    }
    return { string: '', environment: '', boolean: false, number: 0, choice: spec.options[0] ?? '' }[spec.type];
}
function badInput(spec, given) {
    const expected = {
        boolean: 'true or false',
        number: 'a number',
        choice: `one of ${spec.options.join(', ')}`,
        string: 'text',
        environment: 'text',
    }[spec.type];
    const meant = spec.type === 'choice' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${given}`, spec.options) : '';
    const message = `the input "${spec.name}" must be ${expected}, but it is "${given}"${meant}`;
    return { code: 'bad-input', message, hint: `give it with --input ${spec.name}=VALUE` };
}
function unknownInput(name, specs) {
    const names = specs.map((spec) => spec.name);
    const message = `the pipeline has no input "${name}"${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name, names)}`;
    const hint = names.length === 0
        ? 'it declares none; leave --input out'
        : `its inputs are ${names.join(', ')}: --input NAME=VALUE`;
    return { code: 'unknown-input', message, hint };
}


/***/ }),

/***/ 74038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ idsHint),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   kD: () => (/* binding */ nearestTo)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75047);


/** So that a file full of mistakes is still read quickly. */
const MAX_CANDIDATES = 1000;
const MAX_LENGTH = 100;
/**
 * The candidate that differs least from a word, else one with another ending, as `retries` of `retry`, or of the same letters, as `run` of `rnu`;
 * null where none is close enough.
 */
function nearestTo(word, candidates) {
    const meant = word.toLowerCase();
    let best = null;
    let alike = null;
    let least = Math.max(1, Math.min(3, Math.floor(meant.length / 2))) + 1;
    let seen = 0;
    if (meant.length > MAX_LENGTH)
        return null;
    for (const candidate of candidates) {
        if (++seen > MAX_CANDIDATES)
            break;
        const isSameStem = meant.length >= 5 && candidate.startsWith(meant.slice(0, -1));
        if (isSameStem || lettersOf(candidate) === lettersOf(meant))
            alike ??= candidate;
        if (Math.abs(candidate.length - meant.length) >= least)
            continue;
        const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(meant, candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best ?? alike;
}
function lettersOf(word) {
    return [...word.toLowerCase()].sort().join('');
}
/** `; did you mean "x"?`, or nothing where no candidate is close. */
function didYouMean(word, candidates) {
    const meant = nearestTo(word, candidates);
    return meant === null ? '' : `; did you mean "${meant}"?`;
}
/** More ids than these are counted. */
const MOST_IDS = 12;
/** The ids of a file, for whoever has named another one. */
function idsHint(ids) {
    return `the ids of the steps are ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .y)([...new Set(ids)], MOST_IDS)}`;
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

/***/ 24588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: () => (/* binding */ movedNames),
/* harmony export */   aW: () => (/* binding */ moved),
/* harmony export */   jk: () => (/* binding */ movedPath)
/* harmony export */ });
/**
 * The record with the values of steps that ended in an attempt with another workspace, temp or home folder as they
 * are here: each path at or below the old folder is moved to the new one, wherever in a value it stands.
 */
function moved(run) {
    const to = run.attempts.at(-1)?.where;
    const from = new Map(run.attempts.map(({ attempt, where }) => [attempt, where]));
    if (to === undefined || run.attempts.every(({ where }) => foldersOf(where, to).length === 0))
        return run;
    return { ...run, steps: run.steps.map((step) => moveStep(step, from.get(step.attempt ?? 0), to)) };
}
/** A path of an attempt, where it would be in another. */
function movedPath(path, from, to) {
    return moveValue(path, foldersOf(from, to));
}
/** What of a step's values `moved` changes, in words; nothing where it changes none. */
function movedNames(before, after) {
    const differing = (kind) => Object.keys(after[kind]).filter((name) => after[kind][name] !== before[kind][name]);
    const isPathMoved = after.path.some((entry, at) => entry !== before.path[at]);
    return [
        ...differing('outputs').map((name) => `output ${name}`),
        ...differing('env').map((name) => `variable ${name}`),
        ...(isPathMoved ? ['PATH'] : []),
    ];
}
function moveStep(step, from, to) {
    const known = from === undefined ? [] : foldersOf(from, to);
    if (known.length === 0)
        return step;
    const other = Object.entries(step.machine?.spellings ?? {}).map(([path, kind]) => [path, to[kind]]);
    const folders = deepestFirst([...known, ...other]);
    const move = (value) => moveValue(value, folders);
    return {
        ...step,
        outputs: mapped(step.outputs, move),
        env: mapped(step.env, move),
        path: step.path.map(move),
    };
}
/** The folders that are others now. Records of old have no home and temp. */
function foldersOf(from, to) {
    const pairs = [
        [from.workspace, to.workspace],
        [from.temp, to.temp],
        [from.home, to.home],
    ];
    return deepestFirst(pairs.filter((pair) => pair[0] !== undefined && pair[0] !== pair[1] && pair[0].length > 1));
}
function deepestFirst(folders) {
    return folders.toSorted(([a], [b]) => b.length - a.length);
}
/** Characters of names. Where one stands before or behind a folder's path, that is part of another path. */
const NAME = '\\p{L}\\p{N}_.~+@%-';
function moveValue(value, folders) {
    if (folders.length === 0)
        return value;
    const to = new Map(folders);
    const paths = folders.map(([from]) => from.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
    const pattern = new RegExp(`(?<=^|file://|[^${NAME}/])(?:${paths})(?![${NAME}])`, 'gu');
    return value.replace(pattern, (path) => to.get(path) ?? path);
}
function mapped(values, move) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, move(value)]));
}


/***/ })

};
