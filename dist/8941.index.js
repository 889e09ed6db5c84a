export const id = 8941;
export const ids = [8941];
export const modules = {

/***/ 91516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ sha256OfLines),
/* harmony export */   fg: () => (/* binding */ sha256InPool),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of some text (as UTF-8) or bytes, as 64 hexadecimal digits. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** The same of lines with a newline between them, which are not made one text of first. */
function sha256OfLines(lines) {
    const whole = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (let at = 0; at < lines.length; at += 1000)
        whole.update(`${at === 0 ? '' : '\n'}${lines.slice(at, at + 1000).join('\n')}`);
    return whole.digest('hex');
}
/** The same of many bytes, not shared, in the thread pool: of a copy, made at once. */
async function sha256InPool(bytes) {
    return Buffer.from(await node_crypto__WEBPACK_IMPORTED_MODULE_0__.subtle.digest('SHA-256', bytes)).toString('hex');
}
/** JSON with the keys of every object sorted, so that equal values have equal text. `undefined` members are left out. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, member) => member !== null && typeof member === 'object' && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : member);
}
/** The digest of a JSON-shaped value, the same for equal values whatever the order of their keys. */
function digestOf(value) {
    return sha256(canonicalJson(value));
}


/***/ }),

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
/** Finds the workspace and the store. @throws Refusal when the workspace is not there */
function locate(request) {
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

/***/ 5988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Qd: () => (/* binding */ saveLate),
/* harmony export */   cz: () => (/* binding */ rejection),
/* harmony export */   hY: () => (/* binding */ foldAll)
/* harmony export */ });
const NOTHING_LEFT = {
    outputs: {},
    env: {},
    path: [],
    withheld: { outputs: [], env: [], path: false, masks: 0 },
};
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
        const record = known.get(definition.id) ?? newStep(definition);
        known.delete(definition.id);
        const decision = reasons.get(definition.id);
        const own = planned({ ...record, name: definition.name, section: definition.section }, decision);
        return event.history === 'uncertain' && decision?.decision !== 'reuse'
            ? { ...own, maybe_started: true }
            : own;
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
    const known = [...run.steps, ...run.removed_steps].find((step) => step.id === id) ?? newStep(definition);
    const { name, section } = definition;
    const arrived = planned({ ...known, name, section }, { step: id, decision, reason });
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
        removed_steps: [...run.removed_steps.filter((step) => !gone.has(step.id)), ...removed.map(unbuilt)],
    };
}
/** What it was built on counts no more, and so it never will. */
function unbuilt(step) {
    return { ...step, completion: null, last_good: null, change: null };
}
function withStep(run, event) {
    const index = run.steps.findIndex((step) => step.id === event.step);
    const before = run.steps[index];
    if (before === undefined)
        throw new Error(`event ${event.n} is of a step that the run does not have: ${event.step}`);
    const steps = [...run.steps];
    steps[index] = { ...stepAfter(before, event), attempt: run.attempt };
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

/***/ 64972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UE: () => (/* binding */ OtherSchema),
  qF: () => (/* binding */ formatEvent),
  TI: () => (/* binding */ formatRun),
  G_: () => (/* binding */ journalFault),
  wj: () => (/* binding */ parseEvent),
  PH: () => (/* binding */ parseEvents),
  Td: () => (/* binding */ parseLastEvents),
  zZ: () => (/* binding */ parseRun)
});

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/record/run.js
var run = __webpack_require__(41206);
;// CONCATENATED MODULE: ./build/src/record/fits.js
/**
 * Whether a value fits a schema, of that part of JSON Schema in which `shapes.ts` is written. Ajv says the same, which a test holds it
 * to; loading what Ajv makes of the schema takes a start of the command line longer than reading a record. Pure.
 */
function fits(schema, value) {
    const { type, anyOf } = schema;
    if (typeof type === 'string' && !isOf(type, value))
        return false;
    if (Array.isArray(type) && !type.some((each) => isOf(each, value)))
        return false;
    if (schema.const !== undefined && schema.const !== value)
        return false;
    if (schema.enum !== undefined && !schema.enum.includes(value))
        return false;
    if (anyOf !== undefined && !anyOf.some((each) => fits(each, value)))
        return false;
    if (typeof value === 'string')
        return schema.pattern === undefined || regExp(schema.pattern).test(value);
    if (typeof value === 'number')
        return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
    if (Array.isArray(value))
        return allFit(schema.items, value);
    return typeof value !== 'object' || value === null || fitsMembers(schema, value);
}
function fitsMembers({ required = [], properties = {}, additionalProperties, oneOf, discriminator }, value) {
    for (const name of required)
        if (!Object.hasOwn(value, name))
            return false;
    for (const name of Object.keys(properties)) {
        const member = properties[name];
        if (member !== undefined && Object.hasOwn(value, name) && !fits(member, value[name]))
            return false;
    }
    if (!allFit(additionalProperties, Object.values(value)))
        return false;
    if (oneOf === undefined || discriminator === undefined)
        return true;
    const by = discriminator.propertyName;
    const branch = oneOf.find((each) => each.properties?.[by]?.const === value[by]);
    return branch !== undefined && fits(branch, value);
}
function allFit(schema, values) {
    return schema === undefined || values.every((each) => fits(schema, each));
}
function isOf(type, value) {
    switch (type) {
        case 'null':
            return value === null;
        case 'array':
            return Array.isArray(value);
        case 'object':
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        case 'integer':
            return Number.isInteger(value);
        case 'number':
            return Number.isFinite(value);
        default:
            return typeof value === type;
    }
}
const expressions = new Map();
function regExp(pattern) {
    const known = expressions.get(pattern);
    if (known !== undefined)
        return known;
    const made = new RegExp(pattern, 'u');
    expressions.set(pattern, made);
    return made;
}

;// CONCATENATED MODULE: ./build/src/record/schemas.js
/** What else it says is not looked at. */
function object(required, ...[optional]) {
    return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}
const schemas_text = { type: 'string' };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const ordinal = { ...count, minimum: 1 };
const number = { type: 'number' };
/** RFC 3339 in UTC. */
const time = {
    type: 'string',
    pattern: '^\\d{4}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d(\\.\\d+)?Z$',
};
const always = { const: true };
function orNull(schema) {
    return { anyOf: [{ type: 'null' }, schema] };
}
function listOf(items) {
    return { type: 'array', items };
}
function mapOf(additionalProperties) {
    return { type: 'object', additionalProperties };
}
/** Every member of a union of texts. */
function oneOf(members) {
    return { enum: Object.keys(members) };
}
/** A union whose members are told by one property. @param common what all of them say */
function union(by, members, common = {}) {
    const branches = Object.entries(members).map(([name, schema]) => {
        const { required, properties } = schema;
        return { type: 'object', required, properties: { ...properties, [by]: { const: name } } };
    });
    const told = { [by]: schemas_text, ...common };
    const all = { type: 'object', required: Object.keys(told), properties: told };
    return { ...all, discriminator: { propertyName: by }, oneOf: branches };
}

;// CONCATENATED MODULE: ./build/src/record/shapes.js


const texts = listOf(schemas_text);
const textMap = mapOf(schemas_text);
const textOrNull = { type: ['string', 'null'] };
const inputs = mapOf({ type: ['string', 'number', 'boolean'] });
const section = oneOf({ steps: null, finally: null });
const failures = {
    error: object({ exit_code: count }),
    signal: object({ signal: schemas_text }),
    timeout: object({ minutes: number }),
    refused: object({ message: schemas_text }),
};
const failure = union('kind', failures);
const bare = object({});
const NEED_CHANGES = {
    ...{ 'runs-again': null, 'ran-again': null, added: null, removed: null },
};
const named = listOf(object({ what: schemas_text, count: count, names: texts }, { at: texts }));
const lookedAt = oneOf({ reads: null, source: null, none: null });
const plainReasons = {
    completed: object({ completion: ordinal }, { files: lookedAt }),
    skipped: object({ completion: ordinal }, { files: lookedAt }),
    kept: object({ completion: ordinal }),
    taken: object({ completion: ordinal }),
    new: object({}, { lost: always }),
    failed: object({ failure }),
    interrupted: bare,
    definition: object({ parts: texts }),
    input: object({ input: schemas_text }),
    env: object({ name: schemas_text }),
    needs: object({
        step: schemas_text,
        change: oneOf(NEED_CHANGES),
    }),
    always: bare,
    install: object({ installs: named }),
    chosen: bare,
    'not-chosen': bare,
    'not-come': bare,
    secret: bare,
    finally: bare,
    approved: object({ by: schemas_text }),
    rejected: object({ by: schemas_text }),
    marked: object({ by: schemas_text }),
    prompt: bare,
    behind: object({
        step: schemas_text,
        change: oneOf({ changed: null, added: null, removed: null }),
    }),
    withheld: object({ step: schemas_text, names: texts }),
    unsaved: bare,
    lost: object({ path: schemas_text, why: schemas_text }),
    differs: object({ path: schemas_text }, { unsaved: always }),
    reads: object({ paths: texts }),
    commit: object({ from: textOrNull, to: textOrNull }, { folder: schemas_text }),
    source: object({ paths: texts }),
    github: object({ name: schemas_text }),
    edited: object({ paths: texts }),
    present: bare,
    deadline: object({ took_ms: number }),
    blocked: object({ step: schemas_text }),
    service: object({}, { step: schemas_text }),
};
// A question is asked because of something else than a question: depth has an end.
const because = union('kind', plainReasons);
const reasons = {
    ...plainReasons,
    'started-before': object({ because }),
    'maybe-started': object({ because }),
    approval: object({ because }),
};
const reason = union('kind', reasons);
const pipeline = object({ name: schemas_text, path: schemas_text, digest: schemas_text });
const source = object({ repository: textOrNull, ref: textOrNull, commit: textOrNull });
const where = object({
    ...{ host: schemas_text, os: schemas_text, workspace: schemas_text, workspace_id: schemas_text, commit: textOrNull },
    ...{ pid: count, home: schemas_text, temp: schemas_text },
}, {
    boot: schemas_text,
    namespace: schemas_text,
    started: schemas_text,
    machine: schemas_text,
    roots: textMap,
    covers: object({ paths: texts, exclude: texts }),
});
const scalar = { type: ['string', 'number', 'boolean', 'null'] };
const part = { anyOf: [scalar, texts, mapOf(scalar)] };
const stepDefinition = object({ id: schemas_text, name: schemas_text, number: count, section, needs: texts, parts: mapOf(part), digest: schemas_text }, {
    tries: ordinal,
    of: schemas_text,
    started: texts,
    background: oneOf({ task: null, service: null }),
});
const definition = listOf(stepDefinition);
const packNumber = { ...ordinal, maximum: 999_999 };
const pack = object({ pack: packNumber, index: schemas_text, bytes: count });
const change = object({
    pack: orNull(pack),
    files: count,
    bytes: count,
    stored_bytes: count,
});
const need = object({
    step: schemas_text,
    basis: orNull(count),
    result: oneOf({
        ...{ success: null, failure: null, skipped: null, pending: null },
    }),
});
const start = object({ definition: schemas_text, inputs, needs: mapOf(orNull(count)) }, { env: textMap });
const completion = object({
    ...{ number: ordinal, basis: ordinal, definition: schemas_text, parts: textMap, inputs, needs: listOf(need) },
    reads: textOrNull,
    source: object({ commit: textOrNull, digest: textOrNull }, { nested: textMap, roots: textMap }),
    github: textMap,
}, { began_after: count, behind: mapOf(orNull(count)), env: textMap, guards: textMap, started: mapOf(start) });
const question = object({ prompt: textOrNull, definition: schemas_text, inputs, needs: listOf(need) }, { guards: textMap });
const workflowAttempt = object({ workflow_run: schemas_text, attempt: ordinal });
const decided = {
    decision: oneOf({ approved: null, rejected: null, completed: null }),
    ...{ who: schemas_text, comment: textOrNull, question },
};
const perhapsDecided = { outputs: textMap, by: workflowAttempt };
const withheld = object({ outputs: texts, env: texts, path: flag, masks: count });
const leftBehind = { outputs: textMap, env: textMap, path: texts, withheld };
const perhapsLeft = { summary: schemas_text };
const differs = object({ files: count, paths: texts }, { uncommitted: always });
const kinds = oneOf({ workspace: null, home: null, temp: null });
const machine = object({}, { installs: named, others: named, places: texts, spellings: mapOf(kinds) });
const shared = object({ steps: texts, paths: texts });
const place = oneOf({ first: null, elsewhere: null, empty: null });
const decision = object({
    step: schemas_text,
    decision: oneOf({ reuse: null, run: null, ask: null, leave: null }),
    reason,
});
const ends = {
    ...{ completed: null, failed: null, interrupted: null, paused: null },
};
const step = schemas_text;
const events = {
    plan: object({
        ...{ schema: ordinal, run_id: schemas_text, sequence: count, attempt: ordinal, mark: schemas_text, pipeline, source },
        ...{ inputs, secrets: texts, where, retention_ms: number, definition },
        decisions: listOf(decision),
    }, {
        history: oneOf({ uncertain: null }),
        by: workflowAttempt,
        key: schemas_text,
    }),
    'step.arrived': object({ step, definition: stepDefinition, decision: { enum: ['reuse', 'run', 'ask'] }, reason }, { dropped: texts }),
    'step.started': object({ step, try: ordinal }),
    'step.retrying': object({ step, try: ordinal, failure, delay_ms: number }),
    'step.completed': object({
        ...{ step, outcome: { enum: ['success', 'failure'] }, exit_code: orNull(count) },
        ...{ error_message: textOrNull, completion, change: orNull(change) },
        ...leftBehind,
    }, { ...perhapsLeft, shared, machine }),
    'step.failed': object({ step, failure, error_message: schemas_text, completion, ...leftBehind }, perhapsLeft),
    'step.skipped': object({ step, completion }),
    'step.interrupted': object({ step, why: schemas_text }, { never_started: always, failure }),
    'step.waiting': object({ step, reason }, { question }),
    'step.decided': object({ step, ...decided }, perhapsDecided),
    'step.saved': object({ step, completion: ordinal, change }),
    'source.captured': object({ place, commit: textOrNull, digest: schemas_text, change }, { differs, nested: textMap, roots: textMap, brings: object({ files: count, bytes: count }) }),
    'earlier.captured': object({ change }),
    'edits.kept': object({ number: ordinal, step: textOrNull, change, paths: texts }, { deleted: texts }),
    'files.aside': object({ steps: texts, change, paths: texts }),
    'files.kept': object({ step, change }),
    warning: object({ step: textOrNull, message: schemas_text }),
    'attempt.ended': object({
        ...{ status: oneOf(ends), why: schemas_text, waiting_for: texts },
        pending: listOf(object({ step, reason })),
    }, { out_of_time: always }),
};
const attempt = object({
    ...{ attempt: ordinal, mark: schemas_text, started_at: time, ended_at: orNull(time), why: textOrNull, where },
}, { out_of_time: always });
const states = {
    ...{ pending: null, running: null, retrying: null, completed: null },
    ...{ failed: null, skipped: null, waiting: null, interrupted: null },
};
const answer = object({ ...decided, at: time }, perhapsDecided);
const steps = listOf(object({
    ...{ id: schemas_text, name: schemas_text, section, state: oneOf(states) },
    outcome: orNull({ enum: ['success', 'failure', 'skipped'] }),
    ...{ started: flag, retry_count: count, started_at: orNull(time), completed_at: orNull(time) },
    ...{ duration_ms: orNull(number), exit_code: orNull(count), failure: orNull(failure) },
    ...{ error_message: textOrNull, ...leftBehind },
    ...{ completion: orNull(completion), last_good: orNull(completion), change: orNull(change) },
    ...{ reason: orNull(reason), attempt: orNull(ordinal) },
}, { maybe_started: always, ...perhapsLeft, machine, question, answer }));
const shapes_layer = object({
    kind: oneOf({
        ...{ earlier: null, step: null, finally: null, edit: null, kept: null, aside: null },
    }),
    ...{ number: orNull(ordinal), order: count, step: textOrNull, attempt: ordinal, change },
}, { paths: texts, shared });
const statuses = { ...ends, queued: null, running: null };
/** The record of a run. */
const RUN = object({
    ...{
        schema: ordinal,
        run_id: schemas_text,
        sequence: count,
        pipeline,
        definition,
        source,
        inputs,
        secrets: texts,
    },
    ...{ status: oneOf(statuses), attempt: ordinal, attempts: listOf(attempt) },
    ...{ created_at: time, updated_at: time, completed_at: orNull(time) },
    ...{ current_steps: texts, waiting_for: texts, retention_ms: number },
    ...{ steps, removed_steps: steps },
    sources: listOf(object({ attempt: ordinal, place, commit: textOrNull, digest: schemas_text, change, completions: count }, { nested: textMap, roots: textMap })),
    ...{ layers: listOf(shapes_layer), completions: count, last_event: ordinal },
}, { key: schemas_text });
/** Every event. */
const EVENT = union('type', events, { n: ordinal, at: time });
/** Whether a value is an event in all that it says. */
function isEvent(value) {
    return fits(EVENT, value);
}
/** Whether a value is the record of a run in all that it says. */
function isRun(value) {
    return fits(RUN, value);
}

;// CONCATENATED MODULE: ./build/src/record/lines.js
/** The text form of records: `run.json`, and `events.ndjson` line by line. Every piece carries a checksum of itself. */



/** Thrown for a record that another version of this program wrote. It must not be half-read. */
class OtherSchema extends Error {
    name = 'OtherSchema';
    schema;
    /** Who wrote it, without a remedy. */
    told;
    /** @param what whose schema it is, where that is not the record's own; with the one that this program reads */
    constructor(schema, { what, known } = { what: 'schema', known: run/* SCHEMA */.yx }) {
        const [who, remedy] = schema > known
            ? ['a newer', 'use that one, or another store']
            : ['an older', 'start over with `savepoint run --fresh`, or delete the run with `savepoint clean`'];
        const told = `written by ${who} Savepoint (${what} ${schema}; this one reads ${known})`;
        super(`${told}: ${remedy}`);
        this.told = told;
        this.schema = schema;
    }
}
/** `run.json`, for people and programs; `checksum` is the last member, over the text without it. */
function formatRun(run) {
    const text = JSON.stringify(run, null, 2);
    return `${text.slice(0, -2)},\n  "checksum": "${(0,digest/* sha256 */.sc)(text)}"\n}\n`;
}
/** A record, or null where the text is cut short, damaged, edited, or of another shape. @throws OtherSchema */
function parseRun(text) {
    const value = parseObject(text);
    if (value === null)
        return null;
    refuseOther(value);
    const match = /^(.*),\n {2}"checksum": "([0-9a-f]{64})"\n\}\n$/s.exec(text);
    if (match === null || (0,digest/* sha256 */.sc)(`${match[1]}\n}`) !== match[2])
        return null;
    const { checksum: _, ...rest } = value;
    return isRun(rest) ? rest : null;
}
/** One line of `events.ndjson`, with its newline; `sum` is the last member, over the line without it. */
function formatEvent(event) {
    const text = JSON.stringify(event);
    return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}\n`;
}
/** An event, or null where the line is cut short, damaged, edited, or of another shape. @throws OtherSchema */
function parseEvent(line) {
    const match = /^(.*),"sum":"([0-9a-f]{16})"\}$/s.exec(line);
    const value = parseObject(line);
    if (value === null)
        return null;
    refuseOther(value);
    const text = `${match?.[1]}}`;
    if (match === null || sumOf(text) !== match[2])
        return null;
    const event = JSON.parse(text);
    return isEvent(event) ? event : null;
}
/**
 * The events in the text of a journal, without lines that are damaged: `fold` notices what is missing.
 * An unfinished last line never happened.
 */
function parseEvents(text) {
    return text
        .split('\n')
        .slice(0, -1)
        .map(parseEvent)
        .filter((event) => event !== null);
}
/** The events of a journal that come after `n`, and the one before them: read from its end, since most are in `run.json` already. */
function parseLastEvents(text, n) {
    const events = [];
    for (let end = text.lastIndexOf('\n'); end > 0;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const event = parseEvent(text.slice(start, end));
        if (event !== null)
            events.push(event);
        if (event !== null && event.n <= n)
            break;
        end = start - 1;
    }
    return events.reverse();
}
/**
 * What of a journal is damaged or gone, in words; null where every event up to the last is there.
 * @param last `n` of the last event that is known of
 */
function journalFault(text, last) {
    const there = new Set(parseEvents(text).map(({ n }) => n));
    const most = Math.max(last, ...there);
    const missing = most - there.size;
    return missing === 0 ? null : `${missing} of ${most} events are damaged or gone`;
}
function sumOf(text) {
    return (0,digest/* sha256 */.sc)(text).slice(0, 16);
}
function refuseOther(value) {
    if (typeof value.schema === 'number' && value.schema !== run/* SCHEMA */.yx)
        throw new OtherSchema(value.schema);
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return value !== null && typeof value === 'object' && !Array.isArray(value)
            ? value
            : null;
    }
    catch {
        return null;
    }
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

/***/ 31537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeLoss)
/* harmony export */ });
/** @param path of all files of a step empty */
function describeLoss({ path, why }) {
    return path === '' ? why : `${path}: ${why}`;
}


/***/ }),

/***/ 41206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   TK: () => (/* binding */ isRejected),
/* harmony export */   Y0: () => (/* binding */ isAhead),
/* harmony export */   Yj: () => (/* binding */ servicesOf),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   gM: () => (/* binding */ tookMs),
/* harmony export */   vJ: () => (/* binding */ isBroughtBack),
/* harmony export */   yx: () => (/* binding */ SCHEMA)
/* harmony export */ });
/** The version of `run.json` and `events.ndjson` that this program writes, and the newest that it reads. */
const SCHEMA = 3;
/** How many milliseconds an attempt took; null while it goes on. */
function tookMs({ started_at, ended_at, }) {
    return ended_at === null ? null : Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}
/** Whether a person has ended the run for good. */
function isRejected({ steps }) {
    return steps.some(({ state, answer }) => state === 'failed' && answer?.decision === 'rejected');
}
/** The record of one step, or undefined. */
function stepOf(run, id) {
    return run.steps.find((step) => step.id === id);
}
/** The ids of the steps that are ended by others, rather than by themselves. */
function servicesOf({ definition }) {
    return new Set(definition.flatMap(({ id, background }) => (background === 'service' ? [id] : [])));
}
/** Whether a step is completed, or was skipped. */
function isDone({ state }) {
    return state === 'completed' || state === 'skipped';
}
/** Whether the newest attempt found the run completed, and had nothing to run. */
function isBroughtBack(run) {
    return (run.status === 'completed' && run.attempt > 1 && run.steps.every((step) => step.attempt !== run.attempt));
}
/** What a step came to in an earlier attempt is of no interest while it waits for its turn. */
function isAhead({ state }) {
    return state === 'pending' || state === 'waiting';
}


/***/ }),

/***/ 7009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ whySetAside),
/* harmony export */   TJ: () => (/* binding */ ifOfStep),
/* harmony export */   Vl: () => (/* binding */ namedEdits),
/* harmony export */   a6: () => (/* binding */ whenEdited),
/* harmony export */   bn: () => (/* binding */ runsNow)
/* harmony export */ });
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41206);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75047);


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
/**
 * Why files were removed or set back, to stand after that; empty where no step had left them.
 * @param runsAgain whether a step does
 */
function whySetAside(steps, runsAgain) {
    if (steps.length === 0)
        return '';
    const names = (0,_words_some_js__WEBPACK_IMPORTED_MODULE_0__/* .andOf */ .X)(steps, 3);
    if (!steps.every(runsAgain))
        return `, left by ${names}`;
    return `, because ${names} ${steps.length === 1 ? 'runs' : 'run'} again`;
}
/** Whether a step has run in the newest attempt, or is to. */
function runsNow({ steps, attempt }) {
    return (id) => steps.some((step) => step.id === id && (!(0,_record_run_js__WEBPACK_IMPORTED_MODULE_1__/* .isDone */ .$L)(step) || step.attempt === attempt));
}
/** The paths of an event; of those that were deleted it is said. @param shown a path as it is to be shown */
function namedEdits({ paths, deleted = [] }, shown) {
    return paths.map((path) => (deleted.includes(path) ? `${shown(path)} (deleted)` : shown(path)));
}


/***/ }),

/***/ 66825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ askedBy),
/* harmony export */   G: () => (/* binding */ describeReason)
/* harmony export */ });
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22965);
/* harmony import */ var _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40190);
/* harmony import */ var _record_lost_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31537);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);





/** What a step asks, and why. */
function askedBy({ reason, question, }) {
    const why = reason === null ? '' : describeReason(reason);
    const prompt = question?.prompt ?? null;
    return prompt === null
        ? why
        : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(prompt)}${reason?.kind === 'approval' && reason.because.kind !== 'new' ? ` (${why})` : ''}`;
}
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
            return reason.lost === true ? 'no completion of it was saved' : 'runs for the first time';
        case 'failed':
            return `failed before: ${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .I)(reason.failure)}`;
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
            return `it installed ${reason.installs.map(_record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNamed */ .Zw).join(', ')}, which this machine does not have`;
        case 'chosen':
            return 'named by from-step or only-step';
        case 'not-chosen':
            return 'not named by only-step';
        case 'not-come':
            return 'this attempt has not come to it';
        case 'secret':
            return 'what it set held a secret and was not saved, so it sets it again';
        case 'finally':
            return 'clean-up, decided afresh in each attempt';
        case 'started-before':
            return `it was started before, so it asks first (${describeReason(reason.because)})`;
        case 'maybe-started':
            return `an earlier attempt may have started it, so it asks first (${describeReason(reason.because)})`;
        case 'approval':
            return reason.because.kind === 'new'
                ? 'asks for approval'
                : `asks again for approval (${describeReason(reason.because)})`;
        case 'approved':
            return `approved by ${reason.by}`;
        case 'rejected':
            return `rejected by ${reason.by}`;
        case 'marked':
            return `taken as done by ${reason.by}`;
        case 'prompt':
            return 'what it asks has changed';
        case 'behind':
            return `${reason.step}, which comes after it, ${BEHIND[reason.change]}`;
        case 'withheld':
            return `needs ${reason.names.join(', ')} of ${reason.step}, which held a secret and was not saved; give ${reason.step} \`rerun: always\`, and it sets the value again`;
        case 'deadline':
            return `would not have ended in time: it took ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(reason.took_ms)} before`;
        case 'service':
            return reason.step === undefined
                ? 'a service that no step needs now'
                : `a service, started again for ${reason.step}`;
        case 'blocked':
            return `waits for ${reason.step}`;
        default:
            return describeFiles(reason);
    }
}
const BEHIND = { changed: 'has changed', added: 'is new', removed: 'is gone' };
/** Reasons that lie in the files. */
function describeFiles(reason) {
    switch (reason.kind) {
        case 'unsaved':
            return 'completed before, but its files could not be saved';
        case 'lost':
            return `its saved files cannot be read: ${(0,_record_lost_js__WEBPACK_IMPORTED_MODULE_4__/* .describeLoss */ .$)(reason)}`;
        case 'differs':
            return reason.unsaved === true
                ? `files that it changed were not saved, and are not here: ${reason.path}`
                : `${reason.path} is not as it was when the step ran`;
        case 'reads':
            return `files that it reads have changed${namesIn(reason.paths)}`;
        case 'commit':
            return `another commit${reason.folder === undefined ? '' : ` in ${reason.folder}`}: ${shortOf(reason.from)} before, ${shortOf(reason.to)} now`;
        case 'source':
            return `source files are not as they were${namesIn(reason.paths)}`;
        case 'github':
            return `github.${reason.name} has changed`;
        case 'edited':
            return `files changed after it ran, and --edited runs it again${namesIn(reason.paths)}`;
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

/***/ 97121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   YV: () => (/* binding */ toneOf),
/* harmony export */   kd: () => (/* binding */ isService),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   wX: () => (/* binding */ symbolOf),
/* harmony export */   x0: () => (/* binding */ isReused)
/* harmony export */ });
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41206);

const TONES = {
    pending: 'idle',
    running: 'busy',
    retrying: 'busy',
    completed: 'good',
    failed: 'bad',
    skipped: 'idle',
    waiting: 'open',
    interrupted: 'open',
};
const SYMBOLS = {
    pending: '⏳',
    running: '🔄',
    retrying: '🔄',
    completed: '✅',
    failed: '❌',
    skipped: '⏭️',
    waiting: '✋',
    interrupted: '🛑',
};
const STATUSES = {
    queued: ['⏳', 'queued'],
    running: ['🛑', 'ended before its end was recorded'],
    completed: ['✅', 'completed'],
    failed: ['❌', 'failed'],
    interrupted: ['🛑', 'interrupted'],
    paused: ['✋', 'paused: a person is asked'],
};
function toneOf(step) {
    return isForgiven(step) ? 'open' : TONES[step.state];
}
function symbolOf(step) {
    return isForgiven(step) ? '⚠️' : SYMBOLS[step.state];
}
/** The state of a step, and whether it comes from an earlier attempt. */
function stateWords(step, run) {
    if (step.state === 'completed' && isService(step, run))
        return isReused(step, run) ? 'a service, not needed' : 'a service, ended';
    const state = isForgiven(step) ? 'failed, and the run goes on' : step.state;
    return isReused(step, run) ? `${state}, reused` : state;
}
/** The symbol and the words for what a run has come to. */
function statusWords({ status }) {
    const [symbol, words] = STATUSES[status];
    return { symbol, words };
}
/** Whether it is done, and did not run in the newest attempt. */
function isReused(step, run) {
    return (0,_record_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isDone */ .$L)(step) && step.attempt !== run.attempt;
}
/** Whether a step is ended by others, rather than by itself. */
function isService({ id }, { definition }) {
    return definition.find((entry) => entry.id === id)?.background === 'service';
}
/** `continue-on-error`: its command failed. */
function isForgiven({ state, outcome }) {
    return state === 'completed' && outcome === 'failure';
}


/***/ }),

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
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
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(cell).replaceAll('\t', ' ')));
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
/** A number for people, with a comma before each three digits. */
function formatCount(count) {
    return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
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
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Ix: () => (/* binding */ describeDiffering),
/* harmony export */   Iy: () => (/* binding */ noPaint),
/* harmony export */   NF: () => (/* binding */ somePaths),
/* harmony export */   NK: () => (/* binding */ askingLines),
/* harmony export */   NT: () => (/* binding */ remedyStep),
/* harmony export */   _s: () => (/* binding */ unsavedLines),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   qH: () => (/* binding */ talkOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41206);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34790);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75047);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7009);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66825);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97121);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/* harmony import */ var _tries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14233);
/** What is said of an event, line by line, in a log or on a terminal. Pure. */










const noPaint = (_style, text) => text;
const paint = (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false });
/**
 * A line with the commands in it as they must be typed here.
 * @param place the options that name the store and the workspace, with a space in front; empty where the defaults do
 */
function placed(line, place) {
    return line.replace(/savepoint (?:(?:resume|approve|reject|mark|logs|restore|show|diff|verify) [^\s:;,`]+|run(?= --))/g, (command) => `${command}${place}`);
}
/** The lines for an event; none for what needs no words. @param run the record after it */
function talkOf(event, run, colour) {
    switch (event.type) {
        case 'plan':
            return planLines(event, run, colour);
        case 'step.arrived':
            if (event.decision !== 'run' || event.reason.kind === 'new')
                return [];
            return [`runs again: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .G)(event.reason)}`];
        case 'step.started':
            return [
                colour('bold', `> ${event.step}`) +
                    (event.try > 1 ? ` (${(0,_tries_js__WEBPACK_IMPORTED_MODULE_5__/* .describeTry */ .z)(run, event.step, event.try)})` : ''),
            ];
        case 'step.retrying':
            return [`${colour('yellow', '~')} ${event.step}: ${(0,_tries_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRetry */ .e)(event, run)}`];
        case 'step.completed':
            return [completedLine(event, run, colour)];
        case 'step.failed':
            return failedLines(event, run, colour);
        case 'step.skipped':
            return [`${colour('dim', '-')} ${event.step}: skipped, its \`if\` was false`];
        case 'step.interrupted':
            return [`${colour('yellow', '!')} ${event.step}: ${event.why}`];
        case 'step.waiting':
            return [`${colour('yellow', '?')} ${event.step}: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .askedBy */ .A)(event)}`];
        case 'step.decided':
            return [decidedLine(event, colour)];
        case 'warning':
            return [
                `${colour('yellow', 'warning:')} ${event.step === null ? '' : `${event.step}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(event.message)}`,
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
function sourceLines({ place, brings, differs }, colour) {
    if (place === 'first')
        return [];
    const where = place === 'empty' ? 'an empty folder' : 'another folder';
    const own = colour('dim', `  ${where}${brings === undefined ? '' : `: ${bringingBack(brings)}`}`);
    return differs === undefined ? [own] : [own, `  ${describeDiffering(differs)}`];
}
function bringingBack({ files, bytes }) {
    if (files === 0)
        return 'nothing has to be brought back';
    return `bringing back ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(files)} ${files === 1 ? 'file' : 'files'} (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(bytes)})`;
}
/** Says in what a workspace differs from the source of the run, in paths that are left as they are. */
function describeDiffering(differs) {
    const how = differs.uncommitted === true
        ? 'the run began elsewhere with uncommitted changes, which do not come along'
        : 'the source here is another one than before, and stays so';
    return `${how}: ${somePaths(differs)}`;
}
function editLines(event, colour) {
    const then = (0,_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .ifOfStep */ .TJ)(event, (word, what) => (what === 'key' ? `\`${word}\`` : word));
    const what = `changed ${(0,_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .whenEdited */ .a6)(event, event.step ?? '')}: ${pathsOf(event)}${then}`;
    return [`${colour('yellow', 'kept:')} ${what}`];
}
function asideLines(event, run, colour) {
    const { steps, paths, change } = event;
    const files = change.files;
    const what = `in this folder${(0,_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .whySetAside */ .Hh)(steps, (0,_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .runsNow */ .bn)(run))}: ${somePaths({ paths, files })}`;
    const command = `savepoint restore ${run.run_id} --aside --to DIR`;
    const back = `get ${files === 1 ? 'it' : 'them'} back with:  ${command}`;
    return [`${colour('yellow', 'removed or set back')} ${what}; ${back}`];
}
function pathsOf(event) {
    return somePaths({ paths: (0,_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .namedEdits */ .Vl)(event, (path) => path), files: event.change.files });
}
/** The first paths of some, and how many more there are. */
function somePaths({ paths, files }) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_7__/* .someOf */ .y)(paths.map(_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK), 5, files);
}
/** More questions are counted. */
const MOST_ASKED = 5;
/** What a paused run asks, and the commands that answer; where all is answered, the one that goes on. */
function askingLines(run) {
    const waiting = run.steps.filter(({ state }) => state === 'waiting');
    if (waiting.length === 0)
        return [`  to go on:    ${resumeCommand(run)}`];
    const shown = waiting
        .slice(0, MOST_ASKED)
        .flatMap((step) => [`  ${step.id} asks: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .askedBy */ .A)(step)}`, ...answersTo(step, run)]);
    const more = waiting.length - MOST_ASKED;
    return more > 0 ? [...shown, `  and ${more} more ask: savepoint show ${run.run_id}`] : shown;
}
function answersTo({ id, reason, question }, run) {
    const named = `${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .shellWord */ .r)(id)}`;
    const approve = `savepoint approve ${named} --resume${givenAgain(run)}`;
    if (question === undefined) {
        const step = (0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .shellWord */ .r)(reason === null ? id : remedyStep(id, reason));
        return [`    to go on:    ${resumeCommand(run)} --from-step ${step}`];
    }
    return question.prompt !== null
        ? [`    to approve:  ${approve}`, `    to reject:   savepoint reject ${named}`]
        : [`    to run it:   ${approve}`, `    it is done:  savepoint mark ${named} --completed --reason TEXT`];
}
function decidedLine({ step, decision, who, comment }, colour) {
    const [style, mark] = decision === 'rejected' ? ['red', 'x'] : ['green', '+'];
    const what = decision === 'completed' ? 'taken as done' : decision;
    return `${colour(style, mark)} ${step}: ${what} by ${who}${comment === null ? '' : `: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(comment)}`}`;
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
        ...shown.map((each) => `  ${each.decision.padEnd(5)}  ${each.step.padEnd(width)}  ${colour('dim', (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .G)(each.reason))}`),
    ];
}
function completedLine(event, run, colour) {
    const time = timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_9__/* .stepOf */ .cg)(run, event.step));
    const { reason = null } = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_9__/* .stepOf */ .cg)(run, event.step) ?? {};
    const isAnswered = reason?.kind === 'approved' || reason?.kind === 'marked';
    const isEnded = event.exit_code === null && (0,_state_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isService */ .kd)({ id: event.step }, run);
    const how = isAnswered ? `: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .G)(reason)}` : isEnded ? ': ended' : '';
    if (event.outcome === 'success')
        return `${colour('green', '+')} ${event.step}${how}${time}`;
    return `${colour('yellow', '+')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(event.error_message ?? '')}, and goes on (continue-on-error)${time}`;
}
function failedLines(event, run, colour) {
    return [
        `${colour('red', 'x')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(event.error_message)}${timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_9__/* .stepOf */ .cg)(run, event.step))}`,
    ];
}
function timeOf(step) {
    return step?.duration_ms == null ? '' : ` (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(step.duration_ms)})`;
}
function endLines(run, colour) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter(({ state }) => isOver(state)).length;
    const style = run.status === 'completed' ? 'green' : run.status === 'failed' ? 'red' : 'yellow';
    const last = run.attempts.at(-1);
    const why = run.status === 'completed' ? '' : `; ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(last?.why ?? '')}`;
    const took = last === undefined ? null : (0,_record_run_js__WEBPACK_IMPORTED_MODULE_9__/* .tookMs */ .gM)(last);
    const word = isByChoice(run) ? '' : `${colour(style, run.status)}: `;
    const head = `${word}${run.run_id}, ${done} of ${countSteps(steps.length)} done${took === null ? '' : `, in ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(took)}`}${why}${withoutFinally(run)}`;
    if (run.status === 'completed')
        return [head, ...unsavedLines(run, 'this folder')];
    const failed = run.steps.filter((step) => step.state === 'failed');
    return [
        head,
        ...failed.slice(0, 5).map((step) => `  its output:  savepoint logs ${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .shellWord */ .r)(step.id)}`),
        ...(run.status === 'paused' ? askingLines(run) : [goingOn(run)]),
    ];
}
/** Whether the attempt has run all that it was to run, as with `--only-step`: it says then how the run stands. */
function isByChoice({ status, steps, attempt, attempts }) {
    if (status !== 'interrupted' && status !== 'failed')
        return false;
    const last = attempts.at(-1);
    if (last?.why?.startsWith('stopped by') === true || last?.out_of_time === true)
        return false;
    const isCutOff = ({ state }) => state === 'interrupted' || state === 'failed';
    return !steps.some((step) => isCutOff(step) && step.attempt === attempt);
}
/** Said where a run stops before its end, so that nobody takes for done what `finally` was to do. */
function withoutFinally({ status, steps, attempts }) {
    const last = steps.filter(({ section }) => section === 'finally');
    const isShort = status === 'paused' || status === 'interrupted' || attempts.at(-1)?.out_of_time === true;
    const isLeft = isShort && last.every(_record_run_js__WEBPACK_IMPORTED_MODULE_9__/* .isAhead */ .Y0);
    return last.length > 0 && isLeft ? '; finally has not run' : '';
}
function isOver(state) {
    return state === 'completed' || state === 'skipped';
}
/**
 * A run that is completed is not gone on with: what is not saved stays so unless it is asked for.
 * @param folder where its steps ran
 */
function unsavedLines({ steps }, folder) {
    const unsaved = steps.filter(({ section, state, change }) => section === 'steps' && state === 'completed' && change === null);
    return unsaved
        .slice(0, 5)
        .map(({ id }) => `  ${id}'s files exist only in ${folder}; --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .shellWord */ .r)(id)} runs it again`);
}
/** A run that a person has rejected is not gone on with. */
function goingOn(run) {
    const [rejected] = run.steps.filter(({ answer }) => answer?.decision === 'rejected');
    return (0,_record_run_js__WEBPACK_IMPORTED_MODULE_9__/* .isRejected */ .TK)(run) && rejected !== undefined
        ? `  rejected:    ${resumeCommand(run)} --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .shellWord */ .r)(rejected.id)} asks again`
        : `  to go on:    ${resumeCommand(run)}`;
}
/** What goes on with a run. */
function resumeCommand(run) {
    return `savepoint resume ${run.run_id}${givenAgain(run)}`;
}
/** The secrets that a run was given are needed again. */
function givenAgain({ secrets }) {
    return secrets.map((name) => ` --secret ${name}`).join('');
}
function countSteps(count) {
    return count === 1 ? '1 step' : `${count} steps`;
}


/***/ }),

/***/ 14233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ describeRetry),
/* harmony export */   z: () => (/* binding */ describeTry)
/* harmony export */ });
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22965);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);


/** `try 2 of 4`; without how many there may be where the record does not say that. @param number from 1 */
function describeTry({ definition }, step, number) {
    const most = definition.find(({ id }) => id === step)?.tries;
    return `try ${number}${most === undefined ? '' : ` of ${most}`}`;
}
/** Why a try failed, and when the next one comes. */
function describeRetry({ step, failure, try: failed, delay_ms }, run) {
    const when = delay_ms === 0 ? 'now' : `in ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(delay_ms)}`;
    return `${(0,_record_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .I)(failure)}; ${describeTry(run, step, failed + 1)} ${when}`;
}


/***/ }),

/***/ 82566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ makeDirectories),
/* harmony export */   _o: () => (/* binding */ writeFresh),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   iO: () => (/* binding */ appendDurably),
/* harmony export */   rM: () => (/* binding */ createFresh),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   zR: () => (/* binding */ syncDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46848);
/** Writing so that a crash at any moment leaves the old bytes or the new ones. */



/** Replaces a file: temporary file beside it, fsync, rename, fsync of the directory. @throws the system's error */
function writeAtomically(path, data) {
    const temporary = `${path}.tmp`;
    const fd = createFresh(temporary, 0o644);
    try {
        writeAll(fd, Buffer.from(data));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    syncDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
/**
 * Opens a new, empty file for writing, in place of what is there. Never writes through a link: a store may come from elsewhere, and
 * what is in it may have been laid out. @throws the system's error
 */
function createFresh(path, mode) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
}
/** Writes a small file whose loss is none. @throws the system's error */
function writeFresh(path, data) {
    const fd = createFresh(path, 0o644);
    try {
        writeAll(fd, Buffer.from(data));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Makes the names in a directory durable. */
function syncDirectory(path) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Appends to an open file, and returns when the bytes are on disk. */
function appendDurably(fd, data) {
    writeAll(fd, Buffer.from(data));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync)(fd);
}
/** write(2) may take less than it is given. */
function writeAll(fd, data) {
    for (let at = 0; at < data.length;)
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, data, at);
}
/** A directory with all that is above it. Node's own recursion never ends where the system makes no directories, as in /proc. */
function makeDirectories(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (error.code === 'EEXIST' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return;
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))
            throw error;
        makeDirectories((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        makeDirectories(path);
    }
}


/***/ }),

/***/ 30908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ DirectoryStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64972);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66927);
/* harmony import */ var _atomic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82566);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46848);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22520);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39112);
/** Runs in a folder: `runs/<id>/run.json`, `events.ndjson`, `logs/`. */








/** The layout of the folder. */
const LAYOUT = 1;
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
                (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectories */ .Kb)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'runs'));
                (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFresh */ ._o)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.gitignore'), '*\n');
                markAsStore(path);
            }
            (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDirectories */ .Kb)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'runs'));
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
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'runs'));
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
            runs.push({ run: read.run, held: read.held, storedBytes: this.#sizeOf(id), isWhole: read.isWhole });
        }
        return { runs: (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .inOrderOfAge */ .id)(runs), warnings, broken };
    }
    /** One run. A run whose process is gone is told as interrupted. @throws StoreError */
    read(id) {
        try {
            const read = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(this.#directoryOf(id));
            if (read.kind !== 'found')
                return read;
            const held = (0,_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .holderOf */ .K)(this.#lockOf(id)) !== null;
            if (held || read.run.status !== 'running')
                return { ...read, held };
            // It may have ended between the two looks: nobody writes it now, so a second one tells.
            const again = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(this.#directoryOf(id));
            return again.kind === 'found' ? { ...again, run: (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .abandoned */ .R$)(again.run), held } : again;
        }
        catch (error) {
            throw refusal(`run ${id} in the store ${this.path} cannot be read`, error);
        }
    }
    /** Makes the place of a new run and holds it. Null when the id is taken. @throws StoreError */
    reserve(id) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.#directoryOf(id));
            (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .syncDirectory */ .zR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, 'runs'));
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
            const acquired = (0,_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .acquire */ .X)(this.#lockOf(id));
            if (acquired.kind === 'taken')
                return acquired;
            lock = acquired.lock;
            return { kind: 'held', open: (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openRun */ .Iy)(this.#directoryOf(id), lock) };
        }
        catch (error) {
            lock?.release();
            throw refusal(`run ${id} in the store ${this.path} cannot be opened`, error);
        }
    }
    /** Who goes on with a run, or null. @throws StoreError */
    holderOf(id) {
        try {
            return (0,_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .holderOf */ .K)(this.#lockOf(id));
        }
        catch (error) {
            throw refusal(`run ${id} in the store ${this.path} cannot be read`, error);
        }
    }
    /** The text of `events.ndjson`; empty when there is none yet. @throws StoreError */
    eventsText(id) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(this.eventsPath(id), 'utf8');
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(error))
                return '';
            throw refusal(`the events of run ${id} cannot be read`, error);
        }
    }
    recordPath(id) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directoryOf(id), 'run.json');
    }
    eventsPath(id) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directoryOf(id), 'events.ndjson');
    }
    logsPath(id) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directoryOf(id), 'logs');
    }
    /** Where the packs of a run are: the files that it has saved. */
    packsPath(id) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directoryOf(id), 'packs');
    }
    /**
     * Takes a folder in as a run, in place of what is there of the same id, unless somebody holds that.
     * @param from a folder in the store @throws StoreError
     */
    takeIn(id, from) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#directoryOf(id)) && this.remove(id) === 'held')
            return 'held';
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, this.#directoryOf(id));
            (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .syncDirectory */ .zR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, 'runs'));
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
            const acquired = (0,_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .acquire */ .X)(this.#lockOf(id));
            if (acquired.kind === 'taken')
                return 'held';
            const doomed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, `removed-${id}-${this.#me.pid}`);
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(this.#directoryOf(id), doomed);
            }
            finally {
                acquired.lock.release();
            }
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(doomed, { recursive: true, force: true });
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
            const acquired = (0,_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .acquire */ .X)(this.#lockOf(id));
            if (acquired.kind === 'taken')
                return 'held';
            try {
                const mark = { at: at.toISOString() };
                (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directoryOf(id), FILES_REMOVED), `${JSON.stringify(mark)}\n`);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.packsPath(id), { recursive: true, force: true });
                (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .syncDirectory */ .zR)(this.#directoryOf(id));
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
    /** What the packs of a run take, and whether they were removed on purpose. @throws StoreError */
    filesOf(id) {
        try {
            return { bytes: sizeIn(this.packsPath(id)), areRemoved: this.#areFilesRemoved(id) };
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
            for (const name of readNames(this.path)) {
                if (name.startsWith('removed-'))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, name), { recursive: true, force: true });
            }
            for (const id of this.ids()) {
                if ((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(this.#directoryOf(id)).kind === 'absent')
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#directoryOf(id), FILES_REMOVED));
    }
    /** Removes the snapshots of runs. */
    #removeSnapshots(isOf) {
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, 'workspaces');
        for (const name of readNames(directory))
            if (isOf(name.split('.')[1] ?? ''))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), { recursive: true, force: true });
    }
    /** The ids of all runs, in no order. @throws StoreError */
    ids() {
        try {
            const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, 'runs'), { withFileTypes: true });
            return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
        }
        catch (error) {
            throw refusal(`the store ${this.path} cannot be read`, error);
        }
    }
    #directoryOf(id) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, 'runs', id);
    }
    #lockOf(id) {
        return { directory: this.#directoryOf(id), name: 'lock', me: this.#me };
    }
    #sizeOf(id) {
        const files = [this.recordPath(id), this.eventsPath(id)];
        return sizeOf(files) + sizeIn(this.logsPath(id)) + sizeIn(this.packsPath(id));
    }
}
const FOLDERS = ['runs', 'workspaces'];
/** What is made and removed in these folders must not be elsewhere, whoever laid out the store. */
function mustHaveFolders(path) {
    const link = FOLDERS.find((name) => (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isLink */ .PJ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
    if (link !== undefined)
        throw new Error(`${link} in it is a link, and a store holds none`);
    for (const name of FOLDERS)
        (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .mustBeOpen */ .zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
}
/** The folder that an action names is none itself: each job and scope has a store in it. */
function notAStore(path) {
    const stores = readNames(path).filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name, 'store.json')));
    const instead = stores.length === 0 ? '' : `; stores in it: ${stores.length}, such as ${stores[0]}`;
    return new Error(`it is not a store of Savepoint (there is no store.json in it${instead})`);
}
/** Two first runs may make one store at the same moment: the second finds it made. */
function markAsStore(path) {
    try {
        (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'store.json'), `${JSON.stringify({ layout: LAYOUT })}\n`);
        (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .syncDirectory */ .zR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(error) || readLayout(path) === null)
            throw error;
    }
}
/** Bytes in the files of a folder. */
function sizeIn(directory) {
    return sizeOf(readNames(directory).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)));
}
function sizeOf(files) {
    return files.reduce((sum, file) => sum + ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
function readNames(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(error))
            return [];
        throw error;
    }
}
/** What a store holds before it has its `store.json`, as when the process that made it was killed. */
const BEGINNINGS = ['runs', '.gitignore', 'store.json.tmp'];
/** Whether a store can be made of a path: nothing is there, or no more than the beginning of one. */
function isFree(path) {
    const names = readNames(path);
    if (names.some((name) => !BEGINNINGS.includes(name)))
        return false;
    return !names.includes('.gitignore') || '*\n'.startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.gitignore'), 'utf8'));
}
/** The layout that a folder says it has, or null where it says nothing. @throws OtherSchema, Error */
function readLayout(path) {
    let text;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'store.json');
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() === false)
            throw new Error('store.json in it is no regular file');
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(error))
            return null;
        throw error;
    }
    const layout = layoutIn(text);
    if (layout === null)
        throw new Error('store.json in it is damaged');
    if (layout > LAYOUT)
        throw new _record_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .OtherSchema */ .UE(layout, { what: 'layout', known: LAYOUT });
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
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .StoreError */ .AD)
        return cause;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .StoreError */ .AD(`${what}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3)(cause)}`, { cause });
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
        unsaved >= run.steps.length / 50);
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

/***/ 75047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ andOf),
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/** All names in a sentence, or the first ones: `a, b and c`. @param most how many are named */
function andOf(names, most = names.length) {
    if (names.length > most || names.length < 2)
        return someOf(names, most);
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
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
