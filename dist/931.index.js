export const id = 931;
export const ids = [931];
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
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(79361);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73866);
/* harmony import */ var _report_mermaid_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(31879);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(66825);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(12220);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(51908);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(50698);
/* harmony import */ var _pipeline_file_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(37543);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(79886);
/* harmony import */ var _ticker_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(54396);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(17422);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(31980);
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
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_23__/* .warnAll */ .y)(world, listing.warnings);
    const runs = listing.runs.map((each) => each.run);
    const again = choice.kind !== 'all';
    const record = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_8__/* .chooseRun */ .jH)(runs, (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .runChoice */ .P7)(options), {
        pipeline,
        workspace,
        folder: (0,_files_trace_js__WEBPACK_IMPORTED_MODULE_7__/* .folderId */ .Cs)(workspace),
        inputs: given,
        again,
    });
    const isHeld = listing.runs.some(({ run, held }) => held && run.run_id === record?.run_id);
    if (isHeld)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_23__/* .warnAll */ .y)(world, [`${record?.run_id} is running: this is what would run if it were cut off now`]);
    const made = await planHere(world, options, {
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
async function planHere(world, options, wanted) {
    const { located, pipeline, record, choice, inputs } = wanted;
    const { env, temp, home, host } = world.machine;
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_20__/* .storeIfAny */ .Hl)(world, located);
    const place = {
        ...{ pipeline, apart: [], temp, home, host, env },
        workspace: located.workspace,
        store: store?.path ?? located.store,
        person: !(0,_world_js__WEBPACK_IMPORTED_MODULE_24__/* .isOnCi */ .o)(world),
        warn: (message) => (0,_warn_js__WEBPACK_IMPORTED_MODULE_23__/* .warnAll */ .y)(world, [message]),
        signal: new AbortController().signal,
    };
    if (record === null && choice.kind === 'all') {
        await (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__/* .mustHavePlace */ .ff)((0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__/* .filesSetting */ .OA)({ ...place, commit: null, progress: () => { } }));
        return (0,_launch_choose_step_js__WEBPACK_IMPORTED_MODULE_9__/* .planFor */ .b)({ pipeline, inputs, record, choice, files: null, writes: new Map() });
    }
    const around = await (0,_launch_git_js__WEBPACK_IMPORTED_MODULE_10__/* .surroundings */ .i5)(located.workspace, env);
    if (store !== null && record !== null)
        (0,_launch_removed_files_js__WEBPACK_IMPORTED_MODULE_14__/* .mustHaveFiles */ .J)(store, record);
    const ticker = new _ticker_js__WEBPACK_IMPORTED_MODULE_22__/* .Ticker */ .R(await (0,_screen_js__WEBPACK_IMPORTED_MODULE_25__/* .screenOn */ .E)(world.output), options, world.output);
    const { plan, inspection, settled, writes } = await (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__/* .planFiles */ .jP)({
        pipeline,
        inputs,
        record,
        choice,
        setting: (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_13__/* .filesSetting */ .OA)({
            ...place,
            commit: around.source.commit,
            progress: (doing, files, bytes) => ticker.say(`${doing} files`, `${files}`, bytes),
        }),
        packs: record === null ? '' : (store?.packsPath(record.run_id) ?? ''),
        surroundings: around,
        history: 'whole',
        whenDone: 'nothing-to-do',
        killed: null,
    }).finally(() => ticker.stop());
    inspection.close();
    if (record !== null && (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingToDo */ .KN)(record, plan, choice))
        return (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .withFinally */ .wj)(plan, record);
    const { outlook } = inspection;
    const differs = outlook === null ? null : (0,_files_differing_js__WEBPACK_IMPORTED_MODULE_2__/* .differingSources */ .R)(outlook);
    if (differs !== null)
        world.output.talk(`savepoint: another workspace: ${(0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeDiffering */ .Ix)(differs)}\n`);
    const coming = outlook === null ? null : (0,_files_differing_js__WEBPACK_IMPORTED_MODULE_2__/* .comingEdits */ .H)(outlook);
    if (coming !== null)
        world.output.talk(`savepoint: ${(0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeComing */ .fQ)(coming)}\n`);
    if (outlook !== null && settled !== null)
        for (const line of [...asideLines((0,_files_set_aside_js__WEBPACK_IMPORTED_MODULE_5__/* .toSetAside */ .i)({ settled, outlook, writes })), ...awayLines(settled)])
            world.output.talk(`savepoint: ${line}\n`);
    const stale = outlook === null || settled === null ? null : (0,_files_stale_js__WEBPACK_IMPORTED_MODULE_6__/* .staleSources */ .m)(plan, outlook);
    if (stale !== null)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_23__/* .warnAll */ .y)(world, [(0,_files_stale_js__WEBPACK_IMPORTED_MODULE_6__/* .staleLine */ .S)(stale)]);
    const bound = outlook === null ? null : (0,_files_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .boundLine */ .TH)(outlook.covered);
    if (bound !== null)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_23__/* .warnAll */ .y)(world, [bound]);
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_23__/* .warnAll */ .y)(world, (outlook?.leftOut ?? []).map(_files_past_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutLine */ .uv));
    return plan;
}
/** What would be set aside. */
function asideLines({ half, ended }) {
    const events = [...half].map(([step, paths]) => ({
        step,
        paths: (0,_files_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)([...paths].sort().map((path) => ({ path }))),
        change: { files: paths.size },
    }));
    const told = ended === null ? [] : [{ ...(0,_files_save_aside_js__WEBPACK_IMPORTED_MODULE_4__/* .endedEvent */ .P)(ended), change: { files: 0 } }];
    return [...events, ...told].flatMap((event) => {
        const line = (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeAside */ .Az)(event);
        return line === null ? [] : [`would be set aside: ${line.files}`];
    });
}
function awayLines({ away }) {
    const steps = [...away].flatMap(([step, { change }]) => (change.length > 0 ? [step] : []));
    return steps.map((step) => (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_18__/* .describeAway */ .Gr)(step, 'would be'));
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
        world.output.talk(`${pipeline.name}: ${whatItIs({ record, made })}\n`);
    }
    const steps = new Map((0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_26__/* .allSteps */ .B)(pipeline).map((step) => [step.id, step]));
    const rows = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_15__/* .decisionsOf */ .bB)(made, pipeline).map((each) => [
        `${steps.get(each.step)?.number ?? ''}`,
        each.step,
        each.decision,
        (steps.get(each.step)?.needs ?? []).join(', '),
        (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_27__/* .describeReason */ .G)(each.reason),
    ]);
    world.output.data((0,_report_tables_js__WEBPACK_IMPORTED_MODULE_17__/* .formatTable */ .ku)([['#', 'STEP', 'DOES', 'AFTER', 'WHY'], ...rows]));
}
function whatItIs({ record, made }) {
    if (record === null)
        return 'a new run';
    const isDone = made.steps.every(({ decision }) => decision === 'reuse');
    return isDone
        ? `${record.run_id} is completed: there is nothing to do`
        : `goes on with ${record.run_id} (${record.status})`;
}
function planJson({ pipeline, record, made }) {
    const steps = new Map((0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_26__/* .allSteps */ .B)(pipeline).map((step) => [step.id, step]));
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
            explanation: (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_27__/* .describeReason */ .G)(each.reason),
        })),
    };
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

/***/ 79886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ screenOn)
/* harmony export */ });
/** @returns null where there is no terminal; what draws is loaded for one alone */
async function screenOn({ stderr }) {
    if (stderr.isTTY !== true)
        return null;
    const library = await __webpack_require__.e(/* import() */ 371).then(__webpack_require__.bind(__webpack_require__, 49371));
    return library.createLogUpdate(stderr, { showCursor: true });
}


/***/ }),

/***/ 54396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ Ticker)
/* harmony export */ });
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);
/** How far something has come: one line on a terminal that is drawn anew, and elsewhere a line now and then. */

/** As often as the live list of a run. */
const FRAME_MS = 100;
/** Where nothing is drawn, this long is nothing said. */
const SILENCE_MS = 5000;
class Ticker {
    #live;
    #output;
    #told;
    constructor(screen, options, output) {
        this.#live = options.quiet === true ? null : screen;
        this.#output = options.quiet === true ? null : output;
        this.#told = screen === null ? Date.now() : 0;
    }
    /** @param done such as `3 of 12 packs` */
    say(doing, done, bytes) {
        const now = Date.now();
        if (this.#output === null || now - this.#told < (this.#live === null ? SILENCE_MS : FRAME_MS))
            return;
        this.#told = now;
        const line = `${doing}: ${done}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}`;
        if (this.#live === null)
            this.#output.talk(`${line}\n`);
        else
            this.#live(line);
    }
    /** Takes the line away. */
    stop() {
        this.#live?.clear();
        this.#live?.done();
    }
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

/***/ 31980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isOnCi)
/* harmony export */ });
/** Every CI system sets the variable CI. */
function isOnCi({ machine }) {
    return !['', 'false', '0'].includes(machine.env.CI ?? '');
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

/***/ 53847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ changeBetween)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71078);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);


/**
 * What makes the second tree out of the first: states alone, a new time is no change. What cannot be saved counts as
 * absent in the second one.
 */
function changeBetween(before, after) {
    const changed = [];
    for (const [path, entry] of before) {
        const now = after.get(path) ?? null;
        if ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(entry, now) || (entry.kind === 'other' && now?.kind === 'other'))
            continue;
        changed.push({ path, before: entry, after: savable(now) });
    }
    for (const [path, entry] of after) {
        if (!before.has(path) && entry.kind !== 'other')
            changed.push({ path, before: null, after: entry });
    }
    return changed.sort(_order_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f);
}
function savable(entry) {
    return entry?.kind === 'other' ? null : entry;
}


/***/ }),

/***/ 83638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ reconcile)
/* harmony export */ });
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53847);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53951);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);




/**
 * What to do so that a workspace becomes what is wanted. Nothing is written over or deleted that is in a state which the
 * run does not know at that path, nor what cannot be saved (`other`).
 *
 * @param request `wanted` and `found` are trees that can exist on disk; `known` has the sources and every change of the run
 */
function reconcile(request) {
    const { wanted, found, place } = request;
    const { changing, kept, older } = classify(request);
    const target = kept.length === 0 ? wanted : (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .overlay */ .Lw)(wanted, found, kept);
    const actions = actionsOf([...changing, ...kept], { ...request, target, older });
    if (place !== 'left')
        return { actions, edits: [], wanted };
    const edited = kept.filter((path) => found.get(path)?.kind !== 'other');
    const onTop = edited.length === kept.length ? target : (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .overlay */ .Lw)(wanted, found, edited);
    return { actions, edits: onTop === wanted ? [] : (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .changeBetween */ .V)(wanted, onTop), wanted: onTop };
}
function classify({ wanted, found, known, place, isUnset = () => false }) {
    const changing = [];
    const kept = [];
    const older = [];
    const sort = (path, want, have) => {
        if (!(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(want, have))
            (mayChange(path, want, have) ? changing : kept).push(path);
        else if (want?.mtime !== have?.mtime && want?.kind !== 'other') {
            if (place !== 'left' || known.isTouched(path) || isUnset(path))
                older.push(path);
        }
    };
    const mayChange = (path, want, have) => {
        if (want?.kind === 'other' || have?.kind === 'other')
            return false;
        if (place === 'empty')
            return have === undefined || known.has(path, have);
        // Git keeps no empty folder: one that a step gave its mode is made where it is missing. Here, a person has removed it.
        const isMissing = place === 'elsewhere' && want?.kind === 'directory' && have === undefined;
        return known.isTouched(path) && (isMissing || known.has(path, have));
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
        if ((0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(want, have))
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
        const above = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(path);
        if (above === null || due.has(above) || !isDirectory(above, goal))
            continue;
        const isOurs = place === 'left'
            ? !(0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(wanted.get(above), target.get(above))
            : (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .sameState */ .yY)(wanted.get(above), found.get(above));
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

/***/ 8601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ everythingHeard),
/* harmony export */   y: () => (/* binding */ pauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** How long work may go on before signals, timers and other steps get their turn. */
const TURN_MS = 30;
/** Settles when whatever the system had to tell while work went on without a pause has been told: the second turn begins after it was asked. */
async function everythingHeard() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
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
/* harmony export */   IU: () => (/* binding */ statAt),
/* harmony export */   Ii: () => (/* binding */ kindAt),
/* harmony export */   a: () => (/* binding */ isNamedSo),
/* harmony export */   c4: () => (/* binding */ pathOfPlace),
/* harmony export */   hB: () => (/* binding */ isReachedSo),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* unused harmony export LONGEST */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59764);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84432);
/* harmony import */ var _stat_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51292);
/** Reaching paths for reading, also those that are longer than the system takes in one piece. */




/** Bytes of a path that Linux takes: 4,096 with the byte that ends it. */
const LONGEST = 4095;
/** Bytes of the parts in which a longer one is walked: what is left is for `/proc/self/fd/N/`. */
const PART = 4000;
/** Opens a place without the right to read it, only to start from. Linux's own, so Node has no name for it. */
const O_PATH = 0o10000000;
const AS_PLACE = O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW;
let hasProc = null;
/** Whether open files are to be found in /proc/self/fd, so that paths can start from an open directory. */
function hasPlaces() {
    hasProc ??= process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/fd');
    return hasProc;
}
/** The path of an open directory. */
function pathOfPlace(fd) {
    return `/proc/self/fd/${fd}`;
}
/** Whether no link has come to stand above a place: what is behind it is none of the workspace. */
function isReachedSo(absolute) {
    const { directory } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
    if (directory === '' || directory.length > LONGEST)
        return true;
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(directory), 'latin1') === directory;
    }
    catch {
        // Then it is not there, or tells why when it is looked at.
        return true;
    }
}
/** Whether a directory has a name as it is written: file systems that fold case find it by others, too. True where that cannot be told. */
function isNamedSo(absolute) {
    const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
    return namesIn(directory)?.has(name) ?? true;
}
/** The names in a directory, of bytes (latin1); null where it cannot be read. */
function namesIn(directory) {
    const reach = new Reach();
    try {
        const target = reach.directory(directory);
        return target === null ? null : new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(target, { encoding: 'latin1' }));
    }
    catch {
        return null;
    }
    finally {
        reach.close();
    }
}
/** What is at an absolute path (bytes as latin1): null for nothing, `unknown` where the system does not say. */
function kindAt(absolute) {
    const stat = statAt(absolute);
    return stat === null || stat === 'unknown' ? stat : (0,_stat_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(stat.mode);
}
/** The same with all that the system says of it. */
function statAt(absolute) {
    const reach = new Reach();
    try {
        const target = reach.path(absolute);
        return target === null ? 'unknown' : ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false }) ?? null);
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) === 'ENOENT' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) === 'ENOTDIR' ? null : 'unknown';
    }
    finally {
        reach.close();
    }
}
/** Turns directories and names into paths for the system. Holds the last long directory open until `close`. */
class Reach {
    #directory = null;
    #fd = null;
    /** A path by which the system finds this name, valid until the next call; null where none can be had. @throws the system's error */
    at(directory, name) {
        if (directory.length + 1 + name.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(directory, name));
        if (!hasPlaces())
            return null;
        if (this.#directory !== directory || this.#fd === null) {
            this.close();
            this.#fd = openLong(directory);
            this.#directory = directory;
        }
        return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(pathOfPlace(this.#fd), name));
    }
    /** As `at`, for a directory itself. */
    directory(directory) {
        return directory.length <= LONGEST ? (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(directory) : this.at(directory, '.');
    }
    /** As `at`, for a whole path. */
    path(absolute) {
        if (absolute.length <= LONGEST)
            return (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(absolute);
        const { directory, name } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .splitPath */ .Uf)(absolute);
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
            const next = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .native */ .Yk)(fd === null ? part : (0,_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(pathOfPlace(fd), part)), AS_PLACE);
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
