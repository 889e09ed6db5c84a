export const id = 7843;
export const ids = [7843];
export const modules = {

/***/ 74649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ folderId),
/* harmony export */   K: () => (/* binding */ settleFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** What tells one folder from another. */

/** Inode and time of birth: they tell a folder from another one that took its path, whatever its own path is. */
function folderId(path) {
    const { ino, birthtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return `${ino}-${Math.round(birthtimeMs)}`;
}
/** `OVERLAYFS_SUPER_MAGIC` of linux/magic.h. */
const OVERLAY = 0x794c7630;
/**
 * Makes the folder's identity last: overlayfs makes a folder of a lower layer, as of an image, anew at the first change, with another time of
 * birth. To set the mode that it has is such a change.
 */
function settleFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(path).type === OVERLAY)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o7777);
    }
    catch {
        // Another one's folder: the first step that writes there makes it another, where it is of a lower layer.
    }
}


/***/ }),

/***/ 68391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ findPipeline),
/* harmony export */   Yc: () => (/* binding */ DEFAULT_FILES),
/* harmony export */   x5: () => (/* binding */ locate),
/* harmony export */   xW: () => (/* binding */ mustBeWritable),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74649);
/* harmony import */ var _files_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26483);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46848);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/** Where things are: the workspace, the pipeline file, the store. */






/** Where a pipeline without a name is looked for, in this order. */
const DEFAULT_FILES = ['.github/savepoint.yml', 'savepoint.yml'];
/** Finds the workspace and the store. @throws Refusal when the workspace is not there, or the store is none that can be */
function locate(request) {
    if (request.store?.startsWith('s3://'))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .notYet */ .y)(`${request.store}: S3`, 'name a folder as the store');
    const workspace = request.workspace === null ? nearest(request) : named((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.cwd, request.workspace));
    const store = request.store === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, _files_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .STORE_FOLDER */ .d) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.cwd, request.store);
    return { workspace, store, storeNamed: request.store !== null };
}
/** The file that a pipeline's name stands for, or that is there by default. @throws Refusal when there is none */
function findPipeline(workspace, request) {
    const { pipeline, cwd, isNamed } = request;
    if (pipeline === null) {
        const found = DEFAULT_FILES.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file)).find((file) => look(file)?.isFile());
        if (found !== undefined)
            return { file: found, path: nameOf(workspace, found) };
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `no pipeline file: neither ${DEFAULT_FILES.join(' nor ')} is in ${workspace}`, {
            hint: 'name one: `savepoint run PATH`, or write a first one: `savepoint init`',
        });
    }
    if (isBareName(pipeline)) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, fileOfName(pipeline));
        if (look(file) !== undefined)
            return { file, path: nameOf(workspace, file) };
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `no pipeline named ${pipeline}: there is no ${fileOfName(pipeline)} in ${workspace}`, {
            hint: `to name a file, write its path: ./${pipeline}`,
        });
    }
    const candidates = [...(isNamed ? [] : [cwd]), workspace, cwd].map((from) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, pipeline));
    const file = candidates.find((candidate) => look(candidate) !== undefined);
    if (file !== undefined)
        return { file, path: nameOf(workspace, file) };
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `no such pipeline file: ${pipeline}`, { hint: `looked for ${candidates[0]}` });
}
/** @throws Refusal unless the workspace can be written to */
function mustBeWritable(workspace) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(workspace, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `the workspace ${workspace} cannot be written to`, {
            hint: 'the steps could not write there; check its owner and permissions, or name another with -C',
        });
    }
}
/** A bare NAME means `.github/savepoint/NAME.yml`; anything with a slash or an ending is a path. */
function isBareName(pipeline) {
    return (pipeline !== '' &&
        !pipeline.includes('/') &&
        !/\.ya?ml$/.test(pipeline) &&
        pipeline !== '.' &&
        pipeline !== '..');
}
function fileOfName(name) {
    return `.github/savepoint/${name}.yml`;
}
/** The identity of the workspace's folder; null where the store lies in it, and so is of this workspace, wherever both were moved or copied to. */
function folderOf({ workspace, store }) {
    return store === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, _files_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .STORE_FOLDER */ .d) ? null : (0,_files_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .folderId */ .C)(workspace);
}
/** The nearest folder upwards that holds the pipeline file or a store; the current one when none does. */
function nearest({ cwd, pipeline }) {
    const wanted = pipeline !== null && isBareName(pipeline) ? [fileOfName(pipeline)] : DEFAULT_FILES;
    const start = named(cwd);
    for (let at = start;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ([...wanted, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_files_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .STORE_FOLDER */ .d, 'store.json')].some((file) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, file))))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return start;
    }
}
function named(path) {
    const stat = look(path);
    if (stat?.isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const what = stat === undefined ? 'is not there' : 'is not a directory';
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `the workspace ${path} ${what}`, { hint: 'check -C, --workspace' });
}
function nameOf(workspace, file) {
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, real);
    return path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? real : path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
/** What is at a path, or nothing. @throws Refusal when that cannot be told */
function look(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(2, `${path} cannot be looked at: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}`, {
            hint: 'check its owner and permissions, and those of the folders above it',
        });
    }
}
/** What cannot be looked at is not found: it is somebody else's. */
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 96769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** `500ms`, `10s`, `2m`, `1h`, `7d`, or a number of seconds, in milliseconds; null for everything else. */
function parseDuration(text) {
    if (typeof text === 'number')
        return Number.isFinite(text) && text >= 0 ? Math.round(text * 1000) : null;
    const match = /^([0-9]+(?:\.[0-9]+)?)(ms|s|m|h|d)?$/.exec(text.trim());
    if (match === null)
        return null;
    const ms = Number(match[1]) * (UNITS[match[2] ?? 's'] ?? 0);
    return Number.isSafeInteger(Math.round(ms)) ? Math.round(ms) : null;
}


/***/ }),

/***/ 93411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ unbuilt),
/* harmony export */   Ps: () => (/* binding */ stepAfter),
/* harmony export */   cz: () => (/* binding */ rejection),
/* harmony export */   lM: () => (/* binding */ planned),
/* harmony export */   zu: () => (/* binding */ newStep)
/* harmony export */ });
/* unused harmony exports started, ended */
const NOTHING_LEFT = {
    outputs: {},
    env: {},
    path: [],
    withheld: { outputs: [], env: [], path: false, masks: 0 },
};
function newStep(definition) {
    return {
        id: definition.id,
        name: definition.name,
        section: definition.section,
        state: 'pending',
        outcome: null,
        started: false,
        retry_count: 0,
        started_at: null,
        completed_at: null,
        duration_ms: null,
        exit_code: null,
        failure: null,
        error_message: null,
        ...NOTHING_LEFT,
        completion: null,
        last_good: null,
        change: null,
        reason: null,
        attempt: null,
    };
}
/** A step that is decided afresh is pending again. Its last completion stays on record: it may come to count again. */
function planned(record, decision) {
    if (decision === undefined)
        return record;
    const { reason } = decision;
    switch (decision.decision) {
        case 'reuse':
            return { ...record, state: record.outcome === 'skipped' ? 'skipped' : 'completed', reason };
        case 'leave':
            return { ...record, state: leftState(record, reason), reason };
        case 'run':
        case 'ask':
            return { ...record, state: 'pending', reason };
    }
}
/** What a step is that neither counts nor runs. What was still going on when the last was heard of it was cut off. */
function leftState({ state }, reason) {
    if (state === 'running' || state === 'retrying')
        return 'interrupted';
    if (reason.kind === 'not-chosen' || reason.kind === 'not-come')
        return state;
    return state === 'completed' || state === 'skipped' ? 'pending' : state;
}
/** What it was built on counts no more, and so it never will. */
function unbuilt(step) {
    return { ...step, completion: null, last_good: null, change: null };
}
function stepAfter(step, event) {
    switch (event.type) {
        case 'step.started':
            return started(step, event);
        case 'step.retrying':
            return { ...step, state: 'retrying', failure: event.failure };
        case 'step.completed':
            return {
                ...ended(step, event),
                ...(hasRun(step) ? {} : { started_at: null, duration_ms: null }),
                ...leftBehind(event),
                state: 'completed',
                outcome: event.outcome,
                exit_code: event.exit_code,
                failure: null,
                error_message: event.error_message,
                completion: event.completion,
                last_good: event.completion,
                change: event.change,
                machine: event.machine,
            };
        case 'step.failed':
            return {
                ...ended(step, event),
                // One that was refused has not run: what is on record is of an earlier attempt.
                ...(hasRun(step) ? {} : { started_at: null, duration_ms: null }),
                ...leftBehind(event),
                state: 'failed',
                outcome: 'failure',
                exit_code: event.failure.kind === 'error' ? event.failure.exit_code : null,
                failure: event.failure,
                error_message: event.error_message,
                completion: event.completion,
            };
        case 'step.skipped':
            return {
                ...step,
                ...NOTHING_LEFT,
                state: 'skipped',
                outcome: 'skipped',
                started_at: null,
                completed_at: event.at,
                duration_ms: 0,
                exit_code: null,
                failure: null,
                error_message: null,
                retry_count: 0,
                completion: event.completion,
                last_good: event.completion,
                change: null,
            };
        case 'step.waiting':
            return { ...step, state: 'waiting', reason: event.reason, question: event.question, answer: undefined };
        case 'step.decided':
            return answered(step, event);
        case 'step.interrupted':
            return {
                ...ended(step, event),
                ...(event.never_started === undefined ? {} : neverStarted(step)),
                ...(event.failure === undefined ? {} : { failure: event.failure }),
                state: 'interrupted',
                outcome: null,
                error_message: event.why,
                completion: null,
            };
    }
}
/** A lost attempt may have started the step: that stands until an attempt on record starts it. */
function neverStarted({ maybe_started }) {
    return { started: false, ...(maybe_started === undefined ? {} : { maybe_started }) };
}
function started(step, event) {
    const first = event.try === 1;
    return {
        ...step,
        ...NOTHING_LEFT,
        state: 'running',
        outcome: null,
        started: true,
        retry_count: event.try - 1,
        started_at: first ? event.at : step.started_at,
        completed_at: null,
        duration_ms: null,
        exit_code: null,
        error_message: null,
        completion: null,
        change: null,
        failure: null,
        // What kept it from running no longer does, as after a cancel.
        reason: step.reason?.kind === 'blocked' ? null : step.reason,
        answer: undefined,
    };
}
function answered(step, event) {
    const { decision, who, comment, question, outputs, by, at } = event;
    const more = { ...(outputs === undefined ? {} : { outputs }), ...(by === undefined ? {} : { by }) };
    const answer = { decision, who, comment, question, at, ...more };
    if (decision === 'approved')
        return { ...step, answer, state: 'pending', reason: { kind: decision, by: who } };
    // What an earlier try came to counts no more.
    if (decision === 'completed')
        return { ...step, answer, state: 'pending', completion: null, reason: { kind: 'marked', by: who } };
    const error_message = rejection(who, comment);
    const failure = { kind: 'refused', message: error_message };
    const reason = { kind: 'rejected', by: who };
    return { ...step, answer, reason, state: 'failed', outcome: 'failure', failure, error_message };
}
/** What is said of a step that a person rejected. */
function rejection(who, comment) {
    return `rejected by ${who}${comment === null ? '' : `: ${comment}`}`;
}
function hasRun({ state }) {
    return state === 'running' || state === 'retrying';
}
/** Times are told by the clock, which may be set back: a duration is never negative. */
function ended(step, event) {
    const since = step.started_at === null ? null : Date.parse(event.at) - Date.parse(step.started_at);
    const { maybe_started: _, ...known } = step;
    return {
        ...(hasRun(step) ? known : step),
        completed_at: event.at,
        duration_ms: since === null ? null : Math.max(0, since),
    };
}
function leftBehind(event) {
    const { outputs, env, path, withheld, summary } = event;
    return { outputs, env, path, withheld, summary };
}


/***/ }),

/***/ 5988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Qd: () => (/* binding */ saveLate),
/* harmony export */   hY: () => (/* binding */ foldAll)
/* harmony export */ });
/* harmony import */ var _fold_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93411);

/**
 * The record after an event. The first event of a run must be a plan.
 * @throws Error on an event that cannot follow: not the next `n`, or of a step that the run does not have.
 */
function fold(run, event) {
    if (event.n !== (run?.last_event ?? 0) + 1) {
        throw new Error(`event ${event.n} does not follow event ${run?.last_event ?? 0}`);
    }
    const next = event.type === 'plan' ? begin(run, event) : advance(run, event);
    return { ...next, updated_at: event.at, last_event: event.n };
}
/** The record of a whole run. @throws as `fold`; also when there is no event. */
function foldAll(events) {
    let run = null;
    for (const event of events)
        run = fold(run, event);
    if (run === null)
        throw new Error('a run without events');
    return run;
}
function begin(run, event) {
    const known = new Map([...(run?.removed_steps ?? []), ...(run?.steps ?? [])].map((step) => [step.id, step]));
    const reasons = new Map(event.decisions.map((decision) => [decision.step, decision]));
    const steps = event.definition.map((definition) => {
        const record = known.get(definition.id) ?? (0,_fold_step_js__WEBPACK_IMPORTED_MODULE_0__/* .newStep */ .zu)(definition);
        known.delete(definition.id);
        const decision = reasons.get(definition.id);
        const own = (0,_fold_step_js__WEBPACK_IMPORTED_MODULE_0__/* .planned */ .lM)({ ...record, name: definition.name, section: definition.section }, decision);
        const isUnsure = (event.history === 'uncertain' && decision?.decision !== 'reuse') ||
            decision?.reason.kind === 'maybe-started';
        return isUnsure ? { ...own, maybe_started: true } : own;
    });
    const attempt = {
        attempt: event.attempt,
        mark: event.mark,
        started_at: event.at,
        ended_at: null,
        why: null,
        where: event.where,
    };
    return {
        schema: event.schema,
        run_id: event.run_id,
        sequence: event.sequence,
        pipeline: event.pipeline,
        definition: event.definition,
        source: event.source,
        inputs: event.inputs,
        secrets: event.secrets,
        status: 'running',
        attempt: event.attempt,
        attempts: [...(run?.attempts ?? []).map(abandonedAttempt), attempt],
        created_at: run?.created_at ?? event.at,
        updated_at: event.at,
        completed_at: null,
        current_steps: [],
        waiting_for: [],
        retention_ms: event.retention_ms,
        steps,
        removed_steps: [...known.values()],
        ...(event.key === undefined ? {} : { key: event.key }),
        ...(run?.borrowed === undefined ? {} : { borrowed: run.borrowed }),
        sources: run?.sources ?? [],
        layers: run?.layers ?? [],
        completions: run?.completions ?? 0,
        last_event: event.n,
    };
}
/** An attempt that never said its end was that of a process that is gone. */
function abandonedAttempt(attempt) {
    return attempt.ended_at === null ? { ...attempt, why: 'its process is gone' } : attempt;
}
function advance(run, event) {
    if (run === null)
        throw new Error(`a run cannot begin with ${event.type}`);
    switch (event.type) {
        case 'warning':
            return run;
        case 'attempt.ended':
            return endAttempt(run, event);
        case 'source.captured': {
            const { place, commit, nested, digest, roots, change } = event;
            const { attempt, completions, sources } = run;
            const more = { ...(nested === undefined ? {} : { nested }), ...(roots === undefined ? {} : { roots }) };
            const source = { attempt, place, commit, digest, change, completions, ...more };
            return { ...run, sources: [...sources, source] };
        }
        case 'packs.borrowed':
            return { ...run, borrowed: [...(run.borrowed ?? []), ...event.packs] };
        case 'earlier.captured':
            return withLayer(run, { kind: 'earlier', number: null, order: 0, step: null, change: event.change });
        case 'edits.kept': {
            const { number, paths } = event;
            const kept = withLayer(run, { ...event, kind: 'edit', order: number }, { paths });
            return { ...kept, completions: Math.max(run.completions, number) };
        }
        case 'files.aside': {
            const step = event.steps.length === 1 ? (event.steps[0] ?? null) : null;
            return withLayer(run, {
                kind: 'aside',
                number: null,
                order: run.completions,
                step,
                change: event.change,
            });
        }
        case 'files.kept':
            return withLayer(run, { kind: 'kept', number: null, order: run.completions, ...event });
        case 'step.saved':
            return saveLate(run, event);
        case 'step.arrived':
            return arrive(run, event);
        default:
            return withStep(run, event);
    }
}
function endAttempt(run, event) {
    const out = event.out_of_time === undefined ? {} : { out_of_time: event.out_of_time };
    const pending = new Map(event.pending.map((entry) => [entry.step, entry.reason]));
    return {
        ...run,
        status: event.status,
        waiting_for: event.waiting_for,
        current_steps: [],
        completed_at: event.status === 'completed' ? event.at : null,
        attempts: run.attempts.map((attempt) => attempt.attempt === run.attempt ? { ...attempt, ended_at: event.at, why: event.why, ...out } : attempt),
        steps: run.steps.map((step) => ({ ...step, reason: pending.get(step.id) ?? step.reason })),
    };
}
function withLayer(run, { kind, number, order, step, change }, named = {}) {
    const layer = { kind, number, order, step, attempt: run.attempt, change, ...named };
    return { ...run, layers: [...run.layers, layer] };
}
/** The record with what a step left that was saved after others had ended; as it is where the step has not ended so in it. */
function saveLate(run, { step: id, completion, change }) {
    const step = run.steps.find((each) => each.id === id);
    if (step === undefined || step.completion?.number !== completion)
        return run;
    const kind = step.section === 'finally' ? 'finally' : 'step';
    const order = completion;
    const saved = withLayer(run, { kind, number: completion, order, step: id, change });
    return { ...saved, steps: run.steps.map((each) => (each.id === id ? { ...each, change } : each)) };
}
/** A step of the workflow takes its place behind those that this attempt has come to. */
function arrive(run, { step: id, definition, decision, reason, dropped = [] }) {
    const gone = new Set([id, ...dropped]);
    const known = [...run.steps, ...run.removed_steps].find((step) => step.id === id) ?? (0,_fold_step_js__WEBPACK_IMPORTED_MODULE_0__/* .newStep */ .zu)(definition);
    const { name, section } = definition;
    const arrived = (0,_fold_step_js__WEBPACK_IMPORTED_MODULE_0__/* .planned */ .lM)({ ...known, name, section }, { step: id, decision, reason });
    const hasCome = new Set(run.steps.flatMap((step) => (step.reason?.kind === 'not-come' ? [] : [step.id])));
    const inOrder = (all, own) => {
        const others = all.filter((each) => !gone.has(each.id));
        const isCome = (each) => hasCome.has(each.id);
        return [...others.filter(isCome), own, ...others.filter((each) => !isCome(each))];
    };
    const removed = run.steps.filter((step) => step.id !== id && gone.has(step.id));
    return {
        ...run,
        definition: inOrder(run.definition, definition),
        steps: inOrder(run.steps, arrived),
        removed_steps: [...run.removed_steps.filter((step) => !gone.has(step.id)), ...removed.map(_fold_step_js__WEBPACK_IMPORTED_MODULE_0__/* .unbuilt */ .Mq)],
    };
}
function withStep(run, event) {
    const index = run.steps.findIndex((step) => step.id === event.step);
    const before = run.steps[index];
    if (before === undefined)
        throw new Error(`event ${event.n} is of a step that the run does not have: ${event.step}`);
    const steps = [...run.steps];
    steps[index] = { ...(0,_fold_step_js__WEBPACK_IMPORTED_MODULE_0__/* .stepAfter */ .Ps)(before, event), attempt: run.attempt };
    const isCurrent = event.type === 'step.started' || event.type === 'step.retrying';
    const others = run.current_steps.filter((id) => id !== event.step);
    const saved = event.type === 'step.completed' ? savedBy(run, event, before) : run;
    return {
        ...saved,
        ...(event.type === 'step.decided' ? afterAnswer(run, event) : {}),
        steps,
        current_steps: isCurrent ? [...others, event.step] : others,
        completions: 'completion' in event ? Math.max(run.completions, event.completion.number) : run.completions,
    };
}
/** Between two attempts an answer changes what the run waits for, and a rejection ends it. */
function afterAnswer(run, { step, decision }) {
    if (run.status === 'running')
        return {};
    return {
        waiting_for: run.waiting_for.filter((id) => id !== step),
        status: decision === 'rejected' ? 'failed' : run.status,
    };
}
function savedBy(run, { step, change, completion, shared }, { section }) {
    if (change === null)
        return run;
    const kind = section === 'finally' ? 'finally' : 'step';
    const { number } = completion;
    const layer = { kind, number, order: number, step, change };
    return withLayer(run, layer, shared === undefined ? {} : { shared });
}


/***/ }),

/***/ 66927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ uniquePrefixes),
/* harmony export */   R$: () => (/* binding */ abandoned),
/* harmony export */   _7: () => (/* binding */ expired),
/* harmony export */   id: () => (/* binding */ inOrderOfAge),
/* harmony export */   qH: () => (/* binding */ runIdFor),
/* harmony export */   ui: () => (/* binding */ isUnfinished)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41206);
/** Choosing among runs. Pure. */

/** What a record says when the process that wrote it is gone: it was interrupted, and so were its running steps. */
function abandoned(run) {
    if (run.status !== 'running')
        return run;
    return {
        ...run,
        status: 'interrupted',
        current_steps: [],
        steps: run.steps.map((step) => step.state === 'running' || step.state === 'retrying' ? { ...step, state: 'interrupted' } : step),
        attempts: run.attempts.map((attempt) => attempt.ended_at === null ? { ...attempt, why: 'its process is gone' } : attempt),
    };
}
/** Newest first: by the order in which the runs were started, not by the clock. */
function inOrderOfAge(runs) {
    return [...runs].sort((a, b) => b.run.sequence - a.run.sequence ||
        compare(b.run.created_at, a.run.created_at) ||
        compare(b.run.run_id, a.run.run_id));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Whether a run is one that `run` and `resume` go on with. */
function isUnfinished(run) {
    if ((0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isRejected */ .TK)(run))
        return false;
    return (run.status === 'failed' ||
        run.status === 'interrupted' ||
        run.status === 'paused' ||
        run.status === 'running');
}
/** The shortest beginning of each id that no other id has, at least 4 characters. */
function uniquePrefixes(ids) {
    const sorted = [...ids].sort();
    return new Map(sorted.map((id, at) => {
        const shared = Math.max(common(id, sorted[at - 1] ?? ''), common(id, sorted[at + 1] ?? ''));
        return [id, id.slice(0, Math.max(4, shared + 1))];
    }));
}
function common(a, b) {
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        at++;
    return at;
}
/** A run's id: when it began, in UTC, and a slug of its name; `-2`, `-3` … when that is taken. */
function runIdFor(now, name, nth) {
    const digits = now.toISOString().replace(/[-:]/g, '');
    const slug = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 40)
        .replace(/-+$/, '');
    const base = `${digits.slice(0, 8)}-${digits.slice(9, 15)}-${slug === '' ? 'run' : slug}`;
    return nth === 1 ? base : `${base}-${nth}`;
}
/** Which runs retention lets go: finished and rejected ones whose end is older than what was promised, or than `olderThanMs` where given. */
function expired(runs, now, olderThanMs) {
    return runs.filter(({ run, held }) => {
        const isOver = run.status === 'completed' || (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isRejected */ .TK)(run);
        if (held || !isOver)
            return false;
        return now.getTime() - Date.parse(run.completed_at ?? run.updated_at) > (olderThanMs ?? run.retention_ms);
    });
}


/***/ }),

/***/ 79454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ noPaint),
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/** Colours of what people read. */

const noPaint = (_style, text) => text;
const paint = (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false });


/***/ }),

/***/ 74545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ DirectoryStore)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/freed.js
var store_freed = __webpack_require__(3709);
// EXTERNAL MODULE: ./build/src/record/lines.js + 3 modules
var lines = __webpack_require__(64972);
// EXTERNAL MODULE: ./build/src/store/run-files.js
var run_files = __webpack_require__(39112);
;// CONCATENATED MODULE: ./build/src/store/layout.js
/** The folders of a store, and the file that says which layout they have. */







/** The layout of the folder. */
const LAYOUT = 1;
const FOLDERS = ['runs', 'workspaces'];
/**
 * What is made and removed in these folders must not be elsewhere, whoever laid out the store. A store that is a link may be, and where
 * that leads nowhere, such as to a disk that is not mounted, there may be runs.
 */
function mustHaveFolders(path) {
    if ((0,run_files/* isLink */.PJ)(path) && !(0,external_node_fs_.existsSync)(path))
        throw new Error(`it is a link to ${(0,external_node_fs_.readlinkSync)(path)}, which is not there`);
    const link = FOLDERS.find((name) => (0,run_files/* isLink */.PJ)((0,external_node_path_.join)(path, name)));
    if (link !== undefined)
        throw new Error(`${link} in it is a link, and a store holds none`);
    for (const name of FOLDERS)
        (0,run_files/* mustBeOpen */.zf)((0,external_node_path_.join)(path, name));
}
/** The folder that an action names is none itself: each job and scope has a store in it. */
function notAStore(path) {
    const stores = (0,store_freed/* namesIn */.w)(path).filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, name, 'store.json')));
    const instead = stores.length === 0 ? '' : `; stores in it: ${stores.length}, such as ${stores[0]}`;
    return new Error(`it is not a store of Savepoint (there is no store.json in it${instead})`);
}
/** Two first runs may make one store at the same moment: the second finds it made. */
function markAsStore(path) {
    try {
        (0,atomic/* writeAtomically */.vK)((0,external_node_path_.join)(path, 'store.json'), `${JSON.stringify({ layout: LAYOUT })}\n`);
        (0,atomic/* syncDirectory */.zR)((0,external_node_path_.dirname)(path));
    }
    catch (error) {
        if (!(0,errors/* isAbsent */.W0)(error) || readLayout(path) === null)
            throw error;
    }
}
/** What a store holds before it has its `store.json`, as when the process that made it was killed. */
const BEGINNINGS = ['runs', '.gitignore', 'store.json.tmp'];
/** Whether a store can be made of a path: nothing is there, or no more than the beginning of one. */
function isFree(path) {
    const names = (0,store_freed/* namesIn */.w)(path);
    if (names.some((name) => !BEGINNINGS.includes(name)))
        return false;
    return !names.includes('.gitignore') || '*\n'.startsWith((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(path, '.gitignore'), 'utf8'));
}
/** The layout that a folder says it has, or null where it says nothing. @throws OtherSchema, Error */
function readLayout(path) {
    let text;
    const file = (0,external_node_path_.join)(path, 'store.json');
    try {
        if ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile() === false)
            throw new Error('store.json in it is no regular file');
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        if ((0,errors/* isAbsent */.W0)(error))
            return null;
        throw error;
    }
    const layout = layoutIn(text);
    if (layout === null)
        throw new Error('store.json in it is damaged');
    if (layout > LAYOUT)
        throw new lines/* OtherSchema */.UE(layout, { what: 'layout', known: LAYOUT });
    return layout;
}
function layoutIn(text) {
    try {
        const { layout } = JSON.parse(text);
        return typeof layout === 'number' ? layout : null;
    }
    catch {
        return null;
    }
}
function refusal(what, cause) {
    if (cause instanceof errors/* StoreError */.AD)
        return cause;
    return new errors/* StoreError */.AD(`${what}: ${(0,errors/* reasonOf */.A3)(cause)}`, { cause });
}

// EXTERNAL MODULE: ./build/src/store/lock.js
var store_lock = __webpack_require__(22520);
;// CONCATENATED MODULE: ./build/src/store/directory.js
/** Runs in a folder: `runs/<id>/run.json`, `events.ndjson`, `logs/`. */









/** Says of a run that its packs were removed on purpose. */
const FILES_REMOVED = 'files-removed.json';
class DirectoryStore {
    path;
    #me;
    constructor(path, me) {
        this.path = path;
        this.#me = me;
    }
    /** Opens a folder, making it when it is not there. @throws StoreError */
    static create(path, me) {
        try {
            mustHaveFolders(path);
            if (readLayout(path) === null) {
                if (!isFree(path))
                    throw notAStore(path);
                (0,atomic/* makeDirectories */.Kb)((0,external_node_path_.join)(path, 'runs'));
                (0,atomic/* writeFresh */._o)((0,external_node_path_.join)(path, '.gitignore'), '*\n');
                markAsStore(path);
            }
            (0,atomic/* makeDirectories */.Kb)((0,external_node_path_.join)(path, 'runs'));
            return new DirectoryStore(path, me);
        }
        catch (error) {
            throw refusal(`the store ${path} cannot be opened`, error);
        }
    }
    /** Opens a folder that is there, or answers null. @throws StoreError */
    static open(path, me) {
        try {
            mustHaveFolders(path);
            if (readLayout(path) === null) {
                if (isFree(path))
                    return null;
                throw notAStore(path);
            }
            (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(path, 'runs'));
            return new DirectoryStore(path, me);
        }
        catch (error) {
            throw refusal(`the store ${path} cannot be opened`, error);
        }
    }
    /** Every run with a record, newest first. @throws StoreError */
    list() {
        const runs = [];
        const [warnings, broken] = [[], []];
        for (const id of this.ids()) {
            const read = this.read(id);
            if (read.kind === 'broken') {
                warnings.push(`${read.file}: ${read.why}; it counts as no run`);
                broken.push(id);
            }
            if (read.kind !== 'found')
                continue;
            warnings.push(...read.warnings);
            runs.push({ run: read.run, held: read.held, storedBytes: this.freedBy(id), isWhole: read.isWhole });
        }
        return { runs: (0,listing/* inOrderOfAge */.id)(runs), warnings, broken };
    }
    /** One run. A run whose process is gone is told as interrupted. @throws StoreError */
    read(id) {
        try {
            const read = (0,run_files/* readRecord */.aE)(this.#directoryOf(id));
            if (read.kind !== 'found')
                return read;
            const held = (0,store_lock/* holderOf */.K)(this.#lockOf(id)) !== null;
            if (held || read.run.status !== 'running')
                return { ...read, held };
            // It may have ended between the two looks: nobody writes it now, so a second one tells.
            const again = (0,run_files/* readRecord */.aE)(this.#directoryOf(id));
            return again.kind === 'found' ? { ...again, run: (0,listing/* abandoned */.R$)(again.run), held } : again;
        }
        catch (error) {
            throw refusal(`run ${id} in the store ${this.path} cannot be read`, error);
        }
    }
    /** Makes the place of a new run and holds it. Null when the id is taken. @throws StoreError */
    reserve(id) {
        try {
            (0,external_node_fs_.mkdirSync)(this.#directoryOf(id));
            (0,atomic/* syncDirectory */.zR)((0,external_node_path_.join)(this.path, 'runs'));
        }
        catch (error) {
            if (error.code === 'EEXIST')
                return null;
            throw refusal(`the store ${this.path} cannot be written`, error);
        }
        const opened = this.hold(id);
        return opened.kind === 'held' ? opened.open : null;
    }
    /** Holds a run that is there, and reads it again under the lock. @throws StoreError */
    hold(id) {
        let lock = null;
        try {
            const acquired = (0,store_lock/* acquire */.X)(this.#lockOf(id));
            if (acquired.kind === 'taken')
                return acquired;
            lock = acquired.lock;
            return { kind: 'held', open: (0,run_files/* openRun */.Iy)(this.#directoryOf(id), lock) };
        }
        catch (error) {
            lock?.release();
            throw refusal(`run ${id} in the store ${this.path} cannot be opened`, error);
        }
    }
    /** Who goes on with a run, or null. @throws StoreError */
    holderOf(id) {
        try {
            return (0,store_lock/* holderOf */.K)(this.#lockOf(id));
        }
        catch (error) {
            throw refusal(`run ${id} in the store ${this.path} cannot be read`, error);
        }
    }
    /** The text of `events.ndjson`; empty when there is none yet. @throws StoreError */
    eventsText(id) {
        try {
            return (0,external_node_fs_.readFileSync)(this.eventsPath(id), 'utf8');
        }
        catch (error) {
            if ((0,errors/* isAbsent */.W0)(error))
                return '';
            throw refusal(`the events of run ${id} cannot be read`, error);
        }
    }
    recordPath(id) {
        return (0,external_node_path_.join)(this.#directoryOf(id), 'run.json');
    }
    eventsPath(id) {
        return (0,external_node_path_.join)(this.#directoryOf(id), 'events.ndjson');
    }
    logsPath(id) {
        return (0,external_node_path_.join)(this.#directoryOf(id), 'logs');
    }
    /** Where the packs of a run are: the files that it has saved. */
    packsPath(id) {
        return (0,external_node_path_.join)(this.#directoryOf(id), 'packs');
    }
    /**
     * Takes a folder in as a run, in place of what is there of the same id, unless somebody holds that.
     * @param from a folder in the store @throws StoreError
     */
    takeIn(id, from) {
        if ((0,external_node_fs_.existsSync)(this.#directoryOf(id)) && this.remove(id) === 'held')
            return 'held';
        try {
            (0,external_node_fs_.renameSync)(from, this.#directoryOf(id));
            (0,atomic/* syncDirectory */.zR)((0,external_node_path_.join)(this.path, 'runs'));
            return 'taken-in';
        }
        catch (error) {
            throw refusal(`run ${id} cannot be written`, error);
        }
    }
    /**
     * Removes a run, unless somebody holds it. Half-removed runs are never seen: the first step is a rename.
     * @throws StoreError
     */
    remove(id) {
        try {
            const acquired = (0,store_lock/* acquire */.X)(this.#lockOf(id));
            if (acquired.kind === 'taken')
                return 'held';
            const doomed = (0,external_node_path_.join)(this.path, `removed-${id}-${this.#me.pid}`);
            try {
                (0,external_node_fs_.renameSync)(this.#directoryOf(id), doomed);
            }
            finally {
                acquired.lock.release();
            }
            (0,external_node_fs_.rmSync)(doomed, { recursive: true, force: true });
            this.#removeSnapshots((each) => each === id);
            return 'removed';
        }
        catch (error) {
            throw refusal(`run ${id} cannot be removed`, error);
        }
    }
    /**
     * Removes the packs of a run and keeps its record, unless somebody holds it. That they were removed is noted first, so
     * that it is never taken for damage. @throws StoreError
     */
    removeFiles(id, at) {
        try {
            const acquired = (0,store_lock/* acquire */.X)(this.#lockOf(id));
            if (acquired.kind === 'taken')
                return 'held';
            try {
                const mark = { at: at.toISOString() };
                (0,atomic/* writeAtomically */.vK)((0,external_node_path_.join)(this.#directoryOf(id), FILES_REMOVED), `${JSON.stringify(mark)}\n`);
                (0,external_node_fs_.rmSync)(this.packsPath(id), { recursive: true, force: true });
                (0,atomic/* syncDirectory */.zR)(this.#directoryOf(id));
                this.#removeSnapshots((each) => each === id);
            }
            finally {
                acquired.lock.release();
            }
            return 'removed';
        }
        catch (error) {
            throw refusal(`the files of run ${id} cannot be removed`, error);
        }
    }
    /** What is free when the packs of a run are removed, after those that were told before; and whether they were removed on purpose. @throws StoreError */
    filesOf(id, freed = new store_freed/* Freed */.F()) {
        try {
            return { bytes: freed.folder(this.packsPath(id)), areRemoved: this.#areFilesRemoved(id) };
        }
        catch (error) {
            throw refusal(`the files of run ${id} cannot be looked at`, error);
        }
    }
    /**
     * Removes what killed processes left: runs that were being removed, snapshots of runs whose files or
     * records are gone, and places of runs that never began. @throws StoreError
     */
    sweep() {
        try {
            for (const name of (0,store_freed/* namesIn */.w)(this.path)) {
                if (name.startsWith('removed-'))
                    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.path, name), { recursive: true, force: true });
            }
            for (const id of this.ids()) {
                if ((0,run_files/* readRecord */.aE)(this.#directoryOf(id)).kind === 'absent')
                    this.remove(id);
            }
            const kept = new Set(this.ids().filter((id) => !this.#areFilesRemoved(id)));
            this.#removeSnapshots((id) => !kept.has(id));
        }
        catch (error) {
            throw refusal(`the store ${this.path} cannot be written`, error);
        }
    }
    #areFilesRemoved(id) {
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#directoryOf(id), FILES_REMOVED));
    }
    /** Removes the snapshots of runs. */
    #removeSnapshots(isOf) {
        const directory = (0,external_node_path_.join)(this.path, 'workspaces');
        for (const name of (0,store_freed/* namesIn */.w)(directory))
            if (isOf(name.split('.')[1] ?? ''))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(directory, name), { recursive: true, force: true });
    }
    /** The ids of all runs, in no order. @throws StoreError */
    ids() {
        try {
            const entries = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.path, 'runs'), { withFileTypes: true });
            return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
        }
        catch (error) {
            throw refusal(`the store ${this.path} cannot be read`, error);
        }
    }
    #directoryOf(id) {
        return (0,external_node_path_.join)(this.path, 'runs', id);
    }
    #lockOf(id) {
        return { directory: this.#directoryOf(id), name: 'lock', me: this.#me };
    }
    /** The bytes that are free when a run is removed, after those that were told before. */
    freedBy(id, freed = new store_freed/* Freed */.F()) {
        const files = [this.recordPath(id), this.eventsPath(id)].map((path) => freed.file(path));
        return [...files, freed.folder(this.logsPath(id)), freed.folder(this.packsPath(id))].reduce((a, b) => a + b);
    }
}


/***/ }),

/***/ 29515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ timeIn),
/* harmony export */   _: () => (/* binding */ touch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _atomic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82566);
/** The clock of a file system: that of a file server, or of a machine whose time was set, is another than this process's own. */



const { O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Gives a file the time of now. To set a time would be to set this process's own, so the first byte is written anew.
 * @param first what the file begins with @throws the system's error, also for a link
 */
function touch(path, first) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, Buffer.from(first), 0, 1, 0);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Among the snapshots, where a store sweeps away what is of no run. */
const PROBE = `workspaces/clock.${process.pid}`;
/** The time of now where a store lies, in ms since 1970; by this process's own clock where nothing can be written. */
function timeIn(store) {
    const probe = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, PROBE);
    try {
        // Not the store itself, whose place may have been moved away.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(probe)))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(probe));
        const fd = (0,_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .createFresh */ .rM)(probe, 0o600);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).mtimeMs;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(probe, { force: true });
        }
    }
    catch {
        return Date.now();
    }
}


/***/ }),

/***/ 3709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Freed),
/* harmony export */   w: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46848);
/** How much space files give back: one with several names does so when the last of them goes. */



class Freed {
    /** Of files with several names, how many of these have been removed. */
    #removed = new Map();
    /** Bytes that are free when a file loses this name, after all that were told before; 0 where none is there. */
    file(path) {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
        if (stat === undefined || stat.nlink <= 1)
            return stat?.size ?? 0;
        const file = `${stat.dev}:${stat.ino}`;
        const removed = (this.#removed.get(file) ?? 0) + 1;
        this.#removed.set(file, removed);
        return removed < stat.nlink ? 0 : stat.size;
    }
    /** The same of all files in a folder. @throws the system's error */
    folder(path) {
        return namesIn(path).reduce((sum, name) => sum + this.file((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)), 0);
    }
}
/** The names in a folder; none where there is no folder. @throws the system's error */
function namesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error))
            return [];
        throw error;
    }
}


/***/ }),

/***/ 41193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive),
/* harmony export */   l: () => (/* binding */ identify)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/** Who a process is, so that another can tell later whether it still lives. */


/** The identity of this process. */
function identify(host, pid) {
    return {
        host,
        boot: quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim()) ?? '',
        namespace: quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid')) ?? '',
        pid,
        started: startOf(pid) ?? '',
    };
}
/** What can be said of a process from here: `elsewhere` means that only its silence can tell. */
function isAlive(other, me) {
    if (other.host !== me.host)
        return 'elsewhere';
    if (other.boot !== me.boot)
        return 'gone';
    if (other.namespace !== me.namespace)
        return 'elsewhere';
    return startOf(other.pid) === other.started ? 'alive' : 'gone';
}
/** The start time of a process, or null where there is none. On Linux field 22 of /proc/PID/stat, proc(5). */
function startOf(pid) {
    const stat = quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1'));
    if (stat !== null) {
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    if (process.platform === 'linux')
        return null;
    const text = quietly(() => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim());
    return text === '' ? null : text;
}
function quietly(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 22520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ holderOf),
/* harmony export */   X: () => (/* binding */ acquire)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _atomic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82566);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46848);
/* harmony import */ var _file_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29515);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41193);
/**
 * One process holds a thing. A lock is the file `NAME.N` with the highest N, written once and whole; the holder of a
 * process that is gone is outdone by `NAME.N+1`. Nobody removes a lock whose holder may live, so no unlock command
 * is needed.
 */






/** A holder that this process cannot look at is gone after so long without a heartbeat. */
const SILENCE_MS = 60_000;
const HEARTBEAT_MS = 10_000;
const TRIES = 20;
/** Takes the lock, unless a process that lives holds it. @throws the system's error when files cannot be written */
function acquire(request) {
    (0,_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectories */ .Kb)(request.directory);
    const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.directory, `.${request.name}-${request.me.pid}-${request.me.started}.new`);
    // Only a new file: in a directory that all may write to, the name could be a link that somebody laid out.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(candidate, JSON.stringify(request.me), { flag: 'wx', mode: 0o644 });
    try {
        for (let at = 0; at < TRIES; at++) {
            const holder = livingHolder(request, candidate, null);
            if (holder !== null)
                return { kind: 'taken', by: holder.by };
            const mine = (numbers(request).at(-1) ?? 0) + 1;
            if (!claim(candidate, pathOf(request, mine)))
                continue;
            const rival = livingHolder(request, candidate, mine);
            if (rival === null && numbers(request).at(-1) === mine)
                return { kind: 'held', lock: hold(request, mine) };
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(pathOf(request, mine), { force: true });
        }
        return { kind: 'taken', by: null };
    }
    finally {
        removeIfAllowed(candidate);
    }
}
/** Who holds the lock now, or null. Writes nothing. */
function holderOf(request) {
    return livingHolder(request, null, null)?.by ?? null;
}
/** A lock other than `mine` whose holder may live. `by` is null when its file cannot be understood. */
function livingHolder(request, clock, mine) {
    for (const number of numbers(request)) {
        if (number === mine)
            continue;
        const path = pathOf(request, number);
        const by = readHolder(path);
        if (by === 'absent')
            continue;
        const state = by === null ? 'elsewhere' : (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isAlive */ ._)(by, request.me);
        if (state === 'alive' || (state === 'elsewhere' && silenceOf(path, clock) < SILENCE_MS))
            return { by };
    }
    return null;
}
/** Links the whole file under its final name. False when somebody was faster. */
function claim(candidate, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(candidate, path);
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Lower locks are of holders that are gone: they can be removed now, unless they are another user's. */
function hold(request, mine) {
    for (const number of numbers(request)) {
        if (number < mine)
            removeIfAllowed(pathOf(request, number));
    }
    const path = pathOf(request, mine);
    const timer = setInterval(() => {
        try {
            (0,_file_time_js__WEBPACK_IMPORTED_MODULE_3__/* .touch */ ._)(path, '{');
        }
        catch {
            // Somebody removed the file by hand; the lock then cannot be told any more.
        }
    }, HEARTBEAT_MS);
    timer.unref();
    return {
        release: () => {
            clearInterval(timer);
            removeIfAllowed(path);
        },
    };
}
/** What stays, because another user owns it or the device fails, is outdone by the next holder all the same. */
function removeIfAllowed(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    }
    catch {
        // Nobody is held up: its process is gone, or soon will be.
    }
}
/** Milliseconds since the last heartbeat, by the clock of the file system that holds the lock where it can be read. */
function silenceOf(path, clock) {
    try {
        const now = clock === null ? Date.now() : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(clock).mtimeMs;
        return now - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs;
    }
    catch {
        return Number.POSITIVE_INFINITY;
    }
}
function readHolder(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(error) ? 'absent' : null;
    }
}
function numbers({ directory, name }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory)
            .filter((entry) => entry.startsWith(`${name}.`) && /^\d{6}$/.test(entry.slice(name.length + 1)))
            .map((entry) => Number(entry.slice(name.length + 1)))
            .sort((a, b) => a - b);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(error))
            return [];
        throw error;
    }
}
function pathOf({ directory, name }, number) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `${name}.${`${number}`.padStart(6, '0')}`);
}


/***/ }),

/***/ 39112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   zf: () => (/* binding */ mustBeOpen)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5988);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64972);
/* harmony import */ var _atomic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82566);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46848);
/** The files of one run. `events.ndjson` is the journal; `run.json` is what it folds to, for readers. */






/** What is written to in the folder of a run that goes on. */
const WRITTEN = ['run.json', 'events.ndjson', 'logs', 'packs'];
/** What is read of it: a fifo in its place would be waited for. */
const READ = ['run.json', 'events.ndjson'];
const FOLDERS = ['logs', 'packs'];
/**
 * The record of a run: `run.json` with the events that came after it; from the events alone when it is cut short
 * or not valid. Its id becomes paths, and links are written through: a folder whose record is of another run, or that holds a
 * link, was not made by this program. @throws the system's error, OtherSchema
 */
function readRecord(directory) {
    const link = WRITTEN.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).find(isLink);
    if (link !== undefined)
        return { kind: 'broken', file: link, why: 'it is a link, and a store holds none' };
    const other = READ.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).find((path) => isNo('isFile', path));
    if (other !== undefined)
        return { kind: 'broken', file: other, why: 'it is no regular file' };
    const folder = FOLDERS.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).find((path) => isNo('isDirectory', path));
    if (folder !== undefined)
        return { kind: 'broken', file: folder, why: 'it is no folder' };
    for (const name of FOLDERS)
        mustBeOpen((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name));
    const record = recordIn(directory);
    if (record.kind !== 'found' || record.run.run_id === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory))
        return record;
    return { kind: 'broken', file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'run.json'), why: 'it is the record of another run' };
}
/** Whether a path is a link itself, wherever it leads. @throws the system's error */
function isLink(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
/** @throws the system's error where a folder is there, and may not be looked into */
function mustBeOpen(directory) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(error))
            throw error;
    }
}
/** Whether something is at a path that is of another kind. @throws the system's error */
function isNo(kind, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.[kind]() === false;
}
function recordIn(directory) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'run.json');
    const text = readOrNull(file);
    const journal = readOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'events.ndjson'));
    if (text === null && (journal === null || (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEvents */ .PH)(journal).length === 0)) {
        if (journal?.includes('\n'))
            return broken(directory, 'no event in it can be read');
        // The events have a file, be it an empty one, before anything is saved.
        if (journal === null && hasPacks(directory))
            return broken(directory, 'it is gone, and what the run has saved is there');
        return { kind: 'absent' };
    }
    const snapshot = text === null ? null : (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRun */ .zZ)(text);
    try {
        if (snapshot !== null) {
            const last = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLastEvents */ .Td)(journal ?? '', snapshot.last_event);
            return {
                kind: 'found',
                run: last.filter((event) => event.n > snapshot.last_event).reduce(_record_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU, snapshot),
                warnings: [],
                isWhole: (last.at(-1)?.n ?? 0) >= snapshot.last_event,
            };
        }
        const events = (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEvents */ .PH)(journal ?? '');
        if (events.length === 0)
            return {
                kind: 'broken',
                file,
                why: 'it is cut short or damaged, and there are no events to rebuild it from',
            };
        const warnings = text === null
            ? []
            : [`${file}: it is cut short, damaged or edited; the run was rebuilt from its events`];
        // A record is written with the first event.
        return { kind: 'found', run: (0,_record_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .foldAll */ .hY)(events), warnings, isWhole: text === null && events.length === 1 };
    }
    catch (error) {
        if (error instanceof _record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherSchema */ .UE)
            throw error;
        return broken(directory, `its events do not follow one another: ${error.message}`);
    }
}
function hasPacks(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'packs')).some((name) => name.endsWith('.pack'));
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(error))
            return false;
        throw error;
    }
}
function broken(directory, why) {
    return { kind: 'broken', file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'events.ndjson'), why };
}
/** Opens a run for writing, under its lock. A torn last line of an earlier process is cut off. @throws the system's error */
function openRun(directory, lock) {
    const read = readRecord(directory);
    if (read.kind === 'broken')
        throw new Error(`${read.file}: ${read.why}`);
    return new HeldRun(directory, lock, read.kind === 'found' ? read.run : null);
}
/** `run.json` of a large pipeline is written anew after so long without an event, for those who read it from outside. */
const QUIET_MS = 200;
class HeldRun {
    id;
    run;
    logs;
    #directory;
    #lock;
    #journal;
    #unsaved = null;
    #unsavedEvents = 0;
    #timer = null;
    #isEmpty;
    constructor(directory, lock, run) {
        this.id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory);
        this.run = run;
        this.logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'logs');
        this.#directory = directory;
        this.#lock = lock;
        this.#isEmpty = run === null;
        (0,_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDirectories */ .Kb)(this.logs);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'events.ndjson');
        ownOnly(path);
        this.#journal = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a', 0o644);
        (0,_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .syncDirectory */ .zR)(directory);
        cutTorn(this.#journal, path);
    }
    append(event, run) {
        this.#isEmpty = false;
        try {
            this.#mustBeThere();
            (0,_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .appendDurably */ .iO)(this.#journal, (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatEvent */ .qF)(event));
            this.run = run;
            this.#unsaved = run;
            this.#unsavedEvents += 1;
            if (isDue(event, run, this.#unsavedEvents))
                this.#save();
            else
                this.#timer ??= setTimeout(() => this.#saveQuietly(), QUIET_MS).unref();
        }
        catch (error) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StoreError */ .AD(`${this.#directory}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}`, { cause: error });
        }
    }
    /** A step may have removed the store, or a person moved it: what is written then is read by nobody, or knows of no packs. */
    #mustBeThere() {
        const { ino, nlink } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#journal);
        if (nlink === 0)
            throw new Error('events.ndjson was removed');
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directory, 'events.ndjson');
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (there?.ino !== ino)
            throw new Error('events.ndjson is not where it was: put back what was moved');
    }
    close() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#journal);
        if (this.#isEmpty)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#directory, { recursive: true, force: true });
        this.#lock.release();
    }
    #save() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
        if (this.#unsaved !== null)
            (0,_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .vK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directory, 'run.json'), (0,_record_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRun */ .TI)(this.#unsaved));
        this.#unsaved = null;
        this.#unsavedEvents = 0;
    }
    /** The events are durable already: what goes wrong here is noticed at the next one. */
    #saveQuietly() {
        try {
            this.#save();
        }
        catch {
            this.#timer = null;
        }
    }
}
/** A file with another name elsewhere, as in a copy of the store that is made of hard links, is not written to: this name gets one of its own. */
function ownOnly(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && stat.nlink > 1)
        (0,_atomic_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .vK)(path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
}
/**
 * Whether `run.json` is written anew at once. Every event would cost the square of the number of steps; a reader folds
 * in what came after it, so that a large pipeline may write it less often.
 */
function isDue(event, run, unsaved) {
    return (event.type === 'plan' ||
        event.type === 'attempt.ended' ||
        event.type === 'step.decided' ||
        // Of a step that has come, the next event comes at once.
        (event.type !== 'step.arrived' && unsaved >= run.steps.length / 50));
}
/** Cuts off what follows the last newline: a line that an earlier process could not finish. */
function cutTorn(fd, path) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    const length = bytes.lastIndexOf(0x0a) + 1;
    if (length < bytes.length)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(fd, length);
}
function readOrNull(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(error))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 34790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** A text as one word of a command that a person is to type. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 26483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ STORE_FOLDER)
/* harmony export */ });
/** The name of the folder in which a store is, unless another one is named. */
const STORE_FOLDER = '.savepoint';


/***/ })

};
