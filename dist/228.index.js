export const id = 228;
export const ids = [228];
export const modules = {

/***/ 60024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showPlan: () => (/* binding */ showPlan)
/* harmony export */ });
/* harmony import */ var _files_capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74203);
/* harmony import */ var _files_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68715);
/* harmony import */ var _files_differing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92293);
/* harmony import */ var _files_past_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27333);
/* harmony import */ var _files_save_aside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44437);
/* harmony import */ var _files_set_aside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12152);
/* harmony import */ var _files_stale_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51320);
/* harmony import */ var _files_trace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19208);
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96948);
/* harmony import */ var _launch_choose_step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95627);
/* harmony import */ var _launch_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77145);
/* harmony import */ var _launch_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41056);
/* harmony import */ var _launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68256);
/* harmony import */ var _launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92734);
/* harmony import */ var _launch_removed_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95111);
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(79361);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73866);
/* harmony import */ var _report_mermaid_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(31879);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(66825);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(12220);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(51908);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(50698);
/* harmony import */ var _pipeline_file_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(37543);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(17422);
/** `savepoint plan`: what would run, and why. */

























/** Decides what `run` with the same options would do, by the same code, and writes nothing. */
async function showPlan(world, options, [name]) {
    const located = (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .locationOf */ .hD)(world, options, name ?? null);
    const { workspace } = located;
    const file = await (0,_pipeline_file_js__WEBPACK_IMPORTED_MODULE_21__/* .pipelineFile */ .V)(world, options, { located, name: name ?? null });
    const pipeline = (0,_launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_12__/* .loadPipeline */ .Bp)(file);
    (0,_launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_12__/* .mustBeRunnable */ .EF)(pipeline);
    const given = (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .givenInputs */ .PC)(options);
    const choice = (0,_launch_choose_step_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveChoice */ .E)(pipeline, (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .stepChoice */ .kh)(options));
    const listing = (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .storeIfAny */ .Hl)(world, located)?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_19__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_22__/* .warnAll */ .y)(world, listing.warnings);
    const runs = listing.runs.map((each) => each.run);
    const again = choice.kind !== 'all';
    const record = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_8__/* .chooseRun */ .jH)(runs, (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .runChoice */ .P7)(options), {
        pipeline,
        workspace,
        folder: (0,_files_trace_js__WEBPACK_IMPORTED_MODULE_7__/* .folderId */ .Cs)(workspace),
        inputs: given,
        again,
    });
    const made = await planHere(world, {
        located,
        pipeline,
        record,
        choice,
        inputs: (0,_launch_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .inputsOf */ .Vc)(pipeline, record, given),
    });
    print(world, options, { pipeline, record, made });
    return 0;
}
/** The plan, with the files as they are now. A new run has nothing to bring back. */
async function planHere(world, wanted) {
    const { located, pipeline, record, choice, inputs } = wanted;
    if (record === null && choice.kind === 'all')
        return (0,_launch_choose_step_js__WEBPACK_IMPORTED_MODULE_9__/* .planFor */ .b)({ pipeline, inputs, record, choice, files: null, writes: new Map() });
    const { env, temp, home, host } = world.machine;
    const around = await (0,_launch_git_js__WEBPACK_IMPORTED_MODULE_10__/* .surroundings */ .i)(located.workspace, env);
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .storeIfAny */ .Hl)(world, located);
    if (store !== null && record !== null)
        (0,_launch_removed_files_js__WEBPACK_IMPORTED_MODULE_14__/* .mustHaveFiles */ .J)(store, record);
    const { plan, inspection, settled, writes } = await (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__/* .planFiles */ .jP)({
        pipeline,
        inputs,
        record,
        choice,
        setting: (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__/* .filesSetting */ .OA)({
            pipeline,
            apart: [],
            workspace: located.workspace,
            store: store?.path ?? located.store,
            temp,
            home,
            host,
            env,
            commit: around.source.commit,
            person: true,
            progress: () => { },
            warn: (message) => (0,_warn_js__WEBPACK_IMPORTED_MODULE_22__/* .warnAll */ .y)(world, [message]),
            signal: new AbortController().signal,
        }),
        packs: record === null ? '' : (store?.packsPath(record.run_id) ?? ''),
        github: around.github,
        history: 'whole',
        whenDone: 'nothing-to-do',
        killed: null,
    });
    inspection.close();
    const { outlook } = inspection;
    const differs = outlook === null ? null : (0,_files_differing_js__WEBPACK_IMPORTED_MODULE_2__/* .differingSources */ .R)(outlook);
    if (differs !== null)
        world.output.talk(`savepoint: another workspace: ${(0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeDiffering */ .Ix)(differs)}\n`);
    const coming = outlook === null ? null : (0,_files_differing_js__WEBPACK_IMPORTED_MODULE_2__/* .comingEdits */ .H)(outlook);
    if (coming !== null)
        world.output.talk(`savepoint: ${(0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeComing */ .fQ)(coming)}\n`);
    if (outlook !== null && settled !== null)
        for (const line of asideLines((0,_files_set_aside_js__WEBPACK_IMPORTED_MODULE_5__/* .toSetAside */ .i)({ settled, outlook, writes })))
            world.output.talk(line);
    const stale = outlook === null || settled === null ? null : (0,_files_stale_js__WEBPACK_IMPORTED_MODULE_6__/* .staleSources */ .m)(plan, outlook);
    if (stale !== null)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_22__/* .warnAll */ .y)(world, [(0,_files_stale_js__WEBPACK_IMPORTED_MODULE_6__/* .staleLine */ .S)(stale)]);
    const bound = outlook === null ? null : (0,_files_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .boundLine */ .TH)(outlook.covered);
    if (bound !== null)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_22__/* .warnAll */ .y)(world, [bound]);
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_22__/* .warnAll */ .y)(world, (outlook?.leftOut ?? []).map(_files_past_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutLine */ .uv));
    return plan;
}
/** What would be set aside that may be somebody's work. */
function asideLines({ half, ended }) {
    const events = [...half].map(([step, paths]) => ({
        step,
        paths: (0,_files_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(paths.map((path) => ({ path }))),
        change: { files: paths.length },
    }));
    const told = ended === null ? [] : [{ ...(0,_files_save_aside_js__WEBPACK_IMPORTED_MODULE_4__/* .endedEvent */ .P)(ended), change: { files: 0 } }];
    return [...events, ...told].flatMap((event) => {
        const line = (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeAside */ .Az)(event);
        return line?.what === 'work' ? [`savepoint: would be set aside: ${line.files}\n`] : [];
    });
}
function print(world, options, shown) {
    const { output } = world;
    switch (options.output) {
        case 'mermaid':
            output.data((0,_report_mermaid_js__WEBPACK_IMPORTED_MODULE_16__/* .formatMermaid */ .l)(shown.made));
            return;
        case 'json':
            output.data(`${JSON.stringify(planJson(shown), null, 2)}\n`);
            return;
        case 'ndjson':
            output.data(planJson(shown)
                .steps.map((step) => `${JSON.stringify(step)}\n`)
                .join(''));
            return;
        case 'table':
            printTable(world, options, shown);
    }
}
function printTable(world, options, { pipeline, record, made }) {
    if (options.quiet !== true) {
        world.output.talk(record === null
            ? `${pipeline.name}: a new run\n`
            : `${pipeline.name}: goes on with ${record.run_id} (${record.status})\n`);
    }
    const steps = new Map((0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_23__/* .allSteps */ .B)(pipeline).map((step) => [step.id, step]));
    const rows = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .decisionsOf */ .bB)(made, pipeline).map((each) => [
        `${steps.get(each.step)?.number ?? ''}`,
        each.step,
        each.decision,
        (steps.get(each.step)?.needs ?? []).join(', '),
        (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_24__/* .describeReason */ .G)(each.reason),
    ]);
    world.output.data((0,_report_tables_js__WEBPACK_IMPORTED_MODULE_17__/* .formatTable */ .ku)([['#', 'STEP', 'DOES', 'AFTER', 'WHY'], ...rows]));
}
function planJson({ pipeline, record, made }) {
    const steps = new Map((0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_23__/* .allSteps */ .B)(pipeline).map((step) => [step.id, step]));
    return {
        pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
        run_id: record?.run_id ?? null,
        attempt: (record?.attempt ?? 0) + 1,
        steps: (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .decisionsOf */ .bB)(made, pipeline).map((each) => ({
            number: steps.get(each.step)?.number,
            id: each.step,
            name: steps.get(each.step)?.name,
            section: steps.get(each.step)?.section,
            needs: steps.get(each.step)?.needs,
            decision: each.decision,
            reason: each.reason,
            explanation: (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_24__/* .describeReason */ .G)(each.reason),
        })),
    };
}


/***/ }),

/***/ 50698:
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

/***/ 37543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pipelineFile)
/* harmony export */ });
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96948);
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68391);
/* harmony import */ var _launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68256);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50698);




/** The pipeline that was named; without a name that of the run which was, else the default one. @throws Refusal */
async function pipelineFile(world, options, { located, name }) {
    const { workspace } = located;
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .storeIfAny */ .Hl)(world, located);
    if (name === null && options.run !== undefined && store !== null) {
        const runs = store.list().runs.map((each) => each.run);
        return (0,_launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .pipelineOf */ .gQ)((0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(runs, options.run), workspace, store);
    }
    const isNamed = options.workspace !== undefined;
    return (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .findPipeline */ .GQ)(workspace, { cwd: world.cwd(), pipeline: name, isNamed });
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

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles),
/* harmony export */   U: () => (/* binding */ hasItsSource)
/* harmony export */ });
/* harmony import */ var _files_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39382);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --workspaces\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}
/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
function hasItsSource(store, run) {
    return store.filesOf(run.run_id).areRemoved || (0,_files_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .canReadSource */ .kL)(run, store.packsPath(run.run_id));
}


/***/ }),

/***/ 31879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ runMermaid),
/* harmony export */   l: () => (/* binding */ formatMermaid)
/* harmony export */ });
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97121);

const GREEN = 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328';
const BLUE = 'fill:#ddf4ff,stroke:#0969da,color:#1f2328';
const YELLOW = 'fill:#fff8c5,stroke:#9a6700,color:#1f2328';
const GREY = 'fill:#f6f8fa,stroke:#8c959f,color:#1f2328';
const RED = 'fill:#ffebe9,stroke:#cf222e,color:#1f2328';
const DECISIONS = { reuse: GREEN, run: BLUE, ask: YELLOW, leave: GREY };
const TONES = {
    good: GREEN,
    busy: BLUE,
    open: YELLOW,
    idle: GREY,
    bad: RED,
};
/** GitHub draws no chart with more text or arrows than this (Mermaid's `maxTextSize` and `maxEdges`). */
const LONGEST = 50_000;
const MOST_ARROWS = 500;
/** The graph of a plan: a box a step, an arrow a need, the decision as class. Names are escaped. */
function formatMermaid(plan) {
    const entries = new Map(plan.definition.map((entry) => [entry.id, entry]));
    const handle = (id) => handleOf(entries.get(id)?.number);
    return flowchart({
        boxes: plan.steps.map((step) => {
            const name = entries.get(step.id)?.name ?? '';
            const label = name === step.id ? step.id : `${step.id}: ${name}`;
            return { handle: handle(step.id), label, style: step.decision };
        }),
        arrows: plan.steps.flatMap((step) => step.needs.map((need) => [handle(need), handle(step.id)])),
        styles: DECISIONS,
    });
}
/** The graph of a run, with the state of each step. Null: it is too large to be drawn. */
function runMermaid(run) {
    const entries = new Map(run.definition.map((entry) => [entry.id, entry]));
    const arrows = run.definition.flatMap((entry) => entry.needs.map((need) => [
        handleOf(entries.get(need)?.number),
        handleOf(entry.number),
    ]));
    if (arrows.length > MOST_ARROWS || run.steps.length > MOST_ARROWS)
        return null;
    const boxes = run.steps.map((step) => ({
        handle: handleOf(entries.get(step.id)?.number),
        label: `${step.id}: ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(step, run)}`,
        style: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toneOf */ .YV)(step),
    }));
    const chart = flowchart({ boxes, arrows, styles: TONES });
    return chart.length > LONGEST ? null : chart;
}
function flowchart({ boxes, arrows, styles }) {
    const lines = [
        'flowchart TD',
        ...boxes.map(({ handle, label, style }) => `  ${handle}["${escapeLabel(label)}"]:::${style}`),
        ...arrows.map(([from, to]) => `  ${from} --> ${to}`),
        ...Object.entries(styles).map(([name, style]) => `  classDef ${name} ${style}`),
    ];
    return `${lines.join('\n')}\n`;
}
function handleOf(number) {
    return `s${number}`;
}
function escapeLabel(text) {
    const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
    return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}


/***/ }),

/***/ 97121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   YV: () => (/* binding */ toneOf),
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
    running: ['🛑', 'ended without its last word on record'],
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
/** `continue-on-error`: its command failed. */
function isForgiven({ state, outcome }) {
    return state === 'completed' && outcome === 'failure';
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


/***/ }),

/***/ 32157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ reconcile)
});

// EXTERNAL MODULE: ./build/src/tree/order.js
var order = __webpack_require__(71078);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
;// CONCATENATED MODULE: ./build/src/tree/diff.js


/**
 * What makes the second tree out of the first: states alone, a new time is no change. What cannot be saved counts as
 * absent in the second one.
 */
function changeBetween(before, after) {
    const changed = [];
    for (const [path, entry] of before) {
        const now = after.get(path) ?? null;
        if ((0,state/* sameState */.yY)(entry, now) || (entry.kind === 'other' && now?.kind === 'other'))
            continue;
        changed.push({ path, before: entry, after: savable(now) });
    }
    for (const [path, entry] of after) {
        if (!before.has(path) && entry.kind !== 'other')
            changed.push({ path, before: null, after: entry });
    }
    return changed.sort(order/* byPath */.f);
}
function savable(entry) {
    return entry?.kind === 'other' ? null : entry;
}

// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
;// CONCATENATED MODULE: ./build/src/tree/reconcile.js




/**
 * What to do so that a workspace becomes what is wanted. Nothing is written over or deleted that is in a state which the
 * run does not know at that path, nor what cannot be saved (`other`).
 *
 * @param request `wanted` and `found` are trees that can exist on disk; `known` has the sources and every change of the run
 */
function reconcile(request) {
    const { wanted, found, place } = request;
    const { changing, kept, older } = classify(request);
    const target = kept.length === 0 ? wanted : (0,fold/* overlay */.Lw)(wanted, found, kept);
    const actions = actionsOf([...changing, ...kept], { ...request, target, older });
    if (place !== 'left')
        return { actions, edits: [], wanted };
    const edited = kept.filter((path) => found.get(path)?.kind !== 'other');
    const onTop = edited.length === kept.length ? target : (0,fold/* overlay */.Lw)(wanted, found, edited);
    return { actions, edits: onTop === wanted ? [] : changeBetween(wanted, onTop), wanted: onTop };
}
function classify({ wanted, found, known, place }) {
    const changing = [];
    const kept = [];
    const older = [];
    const sort = (path, want, have) => {
        if (!(0,state/* sameState */.yY)(want, have))
            (mayChange(path, want, have) ? changing : kept).push(path);
        else if (want?.mtime !== have?.mtime && want?.kind !== 'other') {
            if (place !== 'left' || known.isTouched(path))
                older.push(path);
        }
    };
    const mayChange = (path, want, have) => {
        if (want?.kind === 'other' || have?.kind === 'other')
            return false;
        if (place === 'empty')
            return have === undefined || known.has(path, have);
        return known.isTouched(path) && known.has(path, have);
    };
    for (const [path, want] of wanted)
        sort(path, want, found.get(path));
    for (const [path, have] of found)
        if (!wanted.has(path))
            sort(path, undefined, have);
    return { changing, kept, older };
}
function actionsOf(paths, goal) {
    const deleted = [];
    const written = { directory: [], file: [], link: [] };
    for (const path of paths) {
        const want = goal.target.get(path);
        const have = goal.found.get(path);
        if ((0,state/* sameState */.yY)(want, have))
            continue;
        if (have !== undefined && (want === undefined || makesRoom(want, have)))
            deleted.push(path);
        if (want !== undefined && want.kind !== 'other')
            written[want.kind].push(path);
    }
    const directories = timesOfDirectories([...deleted, ...Object.values(written).flat()], goal);
    return [
        ...deleted
            .sort()
            .reverse()
            .flatMap((path) => deletion(path, goal)),
        ...[...written.directory.sort(), ...written.file, ...written.link].flatMap((path) => write(path, goal)),
        ...goal.older.filter((path) => !isDirectory(path, goal)).flatMap((path) => times(path, goal)),
        ...directories.flatMap((path) => times(path, goal)),
    ];
}
/**
 * From below: the directories whose recorded time is not theirs, or will not be when the actions have written into them.
 * One that a person changed gets back the time it had.
 */
function timesOfDirectories(acted, goal) {
    const { wanted, found, target, known, place } = goal;
    const due = new Set(goal.older.filter((path) => isDirectory(path, goal)));
    for (const path of acted) {
        const have = found.get(path);
        const isOfItsTime = have?.kind === 'directory' && have.mtime === target.get(path)?.mtime;
        if (isDirectory(path, goal) && !isOfItsTime)
            due.add(path);
        const above = (0,tree_path/* parentOf */.gN)(path);
        if (above === null || due.has(above) || !isDirectory(above, goal))
            continue;
        const isOurs = place === 'left'
            ? !(0,state/* sameState */.yY)(wanted.get(above), target.get(above))
            : (0,state/* sameState */.yY)(wanted.get(above), found.get(above));
        if (isOurs || known.isTouched(above))
            due.add(above);
    }
    return [...due].sort().reverse();
}
/** Whether one of the two is a directory and the other is not: then one cannot be put over the other. */
function makesRoom(want, have) {
    return (want.kind === 'directory') !== (have.kind === 'directory');
}
function isDirectory(path, { target }) {
    return target.get(path)?.kind === 'directory';
}
function deletion(path, { found }) {
    const have = found.get(path);
    return have === undefined ? [] : [{ kind: 'delete', path, found: have }];
}
function write(path, { target, found }) {
    const entry = target.get(path);
    const have = found.get(path);
    if (entry === undefined)
        return [];
    return [{ kind: 'write', path, entry, found: have === undefined || makesRoom(entry, have) ? null : have }];
}
function times(path, { target }) {
    const entry = target.get(path);
    return entry === undefined ? [] : [{ kind: 'times', path, entry }];
}


/***/ }),

/***/ 59764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Uf: () => (/* binding */ splitPath),
/* harmony export */   Yk: () => (/* binding */ native),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/** Names as bytes. In this room every path is a latin1 string, one character a byte, until it goes to the system. */
const ASCII = /^[\x00-\x7f]*$/;
/** A path as Node's calls take it. A string is faster, but Node would write it as UTF-8. */
function native(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'latin1');
}
/** The bytes of a text, such as a path that Node or a person gave. */
function bytesOf(text) {
    return ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}
/** The folder in which an absolute path lies, and its name there. */
function splitPath(absolute) {
    const end = absolute.lastIndexOf('/');
    return { directory: end === 0 ? '/' : absolute.slice(0, end), name: absolute.slice(end + 1) };
}
function joinPath(directory, name) {
    return directory === '/' ? `/${name}` : `${directory}/${name}`;
}


/***/ }),

/***/ 84432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   WX: () => (/* binding */ WorkspaceRefusal),
/* harmony export */   kP: () => (/* binding */ WorkspaceError),
/* harmony export */   uc: () => (/* binding */ systemReason)
/* harmony export */ });
/* harmony import */ var _tree_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91715);

/** The workspace cannot be worked on as it is asked for. The user can mend it; nothing was written. */
class WorkspaceRefusal extends Error {
    name = 'WorkspaceRefusal';
}
/** The system refused to read or write a path of the workspace; `cause` is its error. */
class WorkspaceError extends Error {
    name = 'WorkspaceError';
    path;
    constructor(path, cause) {
        super(`${(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(path)}: ${systemReason(cause)}`, { cause });
        this.path = path;
    }
}
/** The one-line text of a system error. */
function systemReason(error) {
    switch (codeOf(error)) {
        case 'EACCES':
        case 'EPERM':
            return 'permission denied';
        case 'EROFS':
            return 'the file system is read-only';
        case 'ENOSPC':
            return 'no space left on the device';
        case 'EDQUOT':
            return 'the disk quota is used up';
        case 'EIO':
            return 'input/output error of the device';
        case 'ENAMETOOLONG':
            return 'the name is too long';
        case 'EMFILE':
        case 'ENFILE':
            return 'too many open files';
        default:
            return error instanceof Error ? error.message : String(error);
    }
}
/** The code of a system error such as `ENOENT`, or nothing. */
function codeOf(error) {
    const code = error?.code;
    return typeof code === 'string' ? code : '';
}


/***/ }),

/***/ 8601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ pauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** How long work may go on before signals, timers and other steps get their turn. */
const TURN_MS = 30;
/** Lets long work that does not wait for anything step aside every 30 ms. */
function pauses(signal) {
    let since = performance.now();
    const isDue = () => signal.aborted || performance.now() - since >= TURN_MS;
    const pause = async () => {
        signal.throwIfAborted();
        if (!isDue())
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        since = performance.now();
        signal.throwIfAborted();
    };
    return Object.assign(pause, { isDue });
}


/***/ }),

/***/ 83252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ AS_PLACE),
/* harmony export */   Ex: () => (/* binding */ Reach),
/* harmony export */   H: () => (/* binding */ hasPlaces),
/* harmony export */   c4: () => (/* binding */ pathOfPlace),
/* harmony export */   zP: () => (/* binding */ LONGEST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59764);
/** Reaching paths for reading, also those that are longer than the system takes in one piece. */


/** Bytes of a path that Linux takes: 4,096 with the byte that ends it. */
const LONGEST = 4095;
/** Bytes of the parts in which a longer one is walked: what is left is for `/proc/self/fd/N/`. */
const PART = 4000;
/** Opens a place without the right to read it, only to start from. Linux's own, so Node has no name for it. */
const O_PATH = 0o10000000;
const AS_PLACE = O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
let isThere = null;
/** Whether open files are to be found in /proc/self/fd, so that paths can start from an open directory. */
function hasPlaces() {
    isThere ??= process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/fd');
    return isThere;
}
/** The path of an open directory. */
function pathOfPlace(fd) {
    return `/proc/self/fd/${fd}`;
}
/** Turns directories and names into paths for the system. Holds the last long directory open until `close`. */
class Reach {
    #directory = null;
    #fd = null;
    /** A path by which the system finds this name, valid until the next call; null where none can be had. @throws the system's error */
    at(directory, name) {
        if (directory.length + 1 + name.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(directory, name));
        if (!hasPlaces())
            return null;
        if (this.#directory !== directory || this.#fd === null) {
            this.close();
            this.#fd = openLong(directory);
            this.#directory = directory;
        }
        return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(pathOfPlace(this.#fd), name));
    }
    /** As `at`, for a directory itself. */
    directory(directory) {
        return directory.length <= LONGEST ? (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .native */ .Yk)(directory) : this.at(directory, '.');
    }
    /** As `at`, for a whole path. */
    path(absolute) {
        if (absolute.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .native */ .Yk)(absolute);
        const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .splitPath */ .Uf)(absolute);
        return this.at(directory, name);
    }
    close() {
        if (this.#fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
        this.#fd = null;
        this.#directory = null;
    }
}
function openLong(directory) {
    let fd = null;
    let rest = directory;
    try {
        while (rest !== '') {
            const end = rest.length <= PART ? rest.length : rest.lastIndexOf('/', PART);
            const part = rest.slice(0, end);
            const next = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .native */ .Yk)(fd === null ? part : (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(pathOfPlace(fd), part)), AS_PLACE);
            if (fd !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            fd = next;
            rest = rest.slice(end + 1);
        }
    }
    catch (error) {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        throw error;
    }
    if (fd === null)
        throw new Error('an empty path is no directory');
    return fd;
}


/***/ }),

/***/ 51292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ isSavable),
/* harmony export */   $P: () => (/* binding */ parseIndexed),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KO: () => (/* binding */ isRacy),
/* harmony export */   Pm: () => (/* binding */ seenOf),
/* harmony export */   Ri: () => (/* binding */ microsOf),
/* harmony export */   SY: () => (/* binding */ sameSeen),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   Vj: () => (/* binding */ formatIndexed),
/* harmony export */   _5: () => (/* binding */ isUnchanged)
/* harmony export */ });
/** A clock of a file system ticks every 1 to 10 ms; a file server may be some more off. */
const GRAIN_MS = 100;
function seenOf(stat) {
    const { mtimeMs, ctimeMs } = stat;
    const [ino, size, mode, nlink] = [small(stat.ino), small(stat.size), small(stat.mode), small(stat.nlink)];
    return { ino, size, mode, mtimeMs, ctimeMs, nlink };
}
/** Numbers come from the system as fractions, each an object of its own: much memory for 100,000 files. */
function small(value) {
    return value < 2 ** 31 ? value | 0 : value;
}
/** The kind of thing that a raw `st_mode` tells. */
function kindOf(mode) {
    switch (mode & 0o170000) {
        case 0o100000:
            return 'file';
        case 0o040000:
            return 'directory';
        case 0o120000:
            return 'link';
        case 0o010000:
            return 'fifo';
        case 0o140000:
            return 'socket';
        default:
            return 'device';
    }
}
/** Whether it is anything that can be saved. */
function isSavable(kind) {
    return kind === 'file' || kind === 'directory' || kind === 'link';
}
/** Whole microseconds: a double of milliseconds holds no more. */
function microsOf(mtimeMs) {
    return Math.round(mtimeMs * 1000);
}
/**
 * A time as Node's `utimes` takes it: seconds. As text where it is before 1970, since Node takes negative numbers for "now". Node cuts
 * off what is below a nanosecond, so a number that lies below its microsecond would become the one before: then it is the next number.
 */
function secondsOf(micros) {
    if (micros < 0)
        return String(micros / 1e6);
    let seconds = micros / 1e6;
    while (Math.floor((seconds % 1) * 1e9) < (micros % 1e6) * 1e3)
        seconds += Math.max(seconds, 1) * 2 ** -53;
    return seconds;
}
/** Whether a path is as it was at the last look, as far as the system can tell. */
function isUnchanged(indexed, stat) {
    return !indexed.racy && sameSeen(indexed.seen, stat);
}
/** Whether two looks saw the same thing, unchanged. The number of links counts by the time of change that it sets. */
function sameSeen(a, b) {
    return (a.ino === b.ino &&
        a.mtimeMs === b.mtimeMs &&
        a.ctimeMs === b.ctimeMs &&
        a.size === b.size &&
        a.mode === b.mode);
}
/** Whether a change at or after `sinceMs` might leave these times as they are; also where they are in the future. */
function isRacy(seen, sinceMs) {
    return Math.max(seen.ctimeMs, seen.mtimeMs) >= sinceMs - GRAIN_MS;
}
const LETTERS = { file: 'f', directory: 'd', link: 'l', other: 'o' };
/** One line of JSON in ASCII, without its newline. Read by `parseIndexed`. */
function formatIndexed(path, { seen, entry, racy }) {
    const { ino, size, mode, mtimeMs, ctimeMs, nlink } = seen;
    // By hand: a line for each of 100,000 paths is written before the first step starts.
    const common = `${quoted(path)},${ino},${size},${mode},${mtimeMs},${ctimeMs},${nlink},${racy ? 1 : 0}`;
    return `[${common},"${LETTERS[entry.kind]}",${entry.mtime},${detailsOf(entry)}]`;
}
function detailsOf(entry) {
    switch (entry.kind) {
        case 'file':
            return `${entry.mode},${entry.size},"${entry.digest}"`;
        case 'directory':
            return `${entry.mode}`;
        case 'link':
            return quoted(entry.target);
        case 'other':
            return `"${entry.what}"`;
    }
}
/** A string of JSON in ASCII. */
function quoted(text) {
    if (/^[\w ./~@+=-]*$/.test(text))
        return `"${text}"`;
    return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (character) => {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}
/** What a line says, or null where it is damaged. */
function parseIndexed(line) {
    const fields = parseArray(line);
    if (fields === null || typeof fields[0] !== 'string')
        return null;
    for (let at = 1; at < 8; at++)
        if (typeof fields[at] !== 'number')
            return null;
    const [path, ino, size, mode, mtimeMs, ctimeMs, nlink, racy] = fields;
    const entry = parseEntry(fields);
    if (entry === null)
        return null;
    return [path, { seen: { ino, size, mode, mtimeMs, ctimeMs, nlink }, entry, racy: racy === 1 }];
}
function parseEntry(fields) {
    const [letter, mtime, first, size, digest] = fields.slice(8);
    if (typeof mtime !== 'number')
        return null;
    switch (letter) {
        case 'f':
            if (typeof first !== 'number' || typeof size !== 'number' || typeof digest !== 'string')
                return null;
            return { kind: 'file', mode: first, size, digest, mtime };
        case 'd':
            return typeof first === 'number' ? { kind: 'directory', mode: first, mtime } : null;
        case 'l':
            return typeof first === 'string' ? { kind: 'link', target: first, mtime } : null;
        case 'o':
            return isWhat(first) ? { kind: 'other', what: first, mtime } : null;
        default:
            return null;
    }
}
function isWhat(value) {
    return value === 'fifo' || value === 'socket' || value === 'device' || value === 'unreadable';
}
function parseArray(line) {
    try {
        const value = JSON.parse(line);
        return Array.isArray(value) ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 39128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   N: () => (/* binding */ temporaryName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91516);
/**
 * The names that this room gives to what it has not finished. They are never part of the workspace, and are removed: so half of their
 * digits are the digest of the others, which a name of somebody else's does not have.
 */


const DIGITS = 8;
/** A name that nothing has, for a file that is to be moved to its place when it is whole. */
function temporaryName() {
    return nameWith((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(DIGITS / 2).toString('hex'));
}
function isTemporaryName(name) {
    const random = /^\.savepoint-([0-9a-f]{8})[0-9a-f]{8}\.tmp$/.exec(name)?.[1];
    return random !== undefined && name === nameWith(random);
}
function nameWith(random) {
    return `.savepoint-${random}${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(`savepoint ${random}`).slice(0, DIGITS)}.tmp`;
}


/***/ })

};
