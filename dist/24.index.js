export const id = 24;
export const ids = [24];
export const modules = {

/***/ 60024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showPlan: () => (/* binding */ showPlan)
/* harmony export */ });
/* harmony import */ var _files_capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84821);
/* harmony import */ var _files_stale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51320);
/* harmony import */ var _files_told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55880);
/* harmony import */ var _files_warnings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76304);
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96948);
/* harmony import */ var _launch_choose_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95627);
/* harmony import */ var _launch_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77145);
/* harmony import */ var _launch_go_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65979);
/* harmony import */ var _launch_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41056);
/* harmony import */ var _launch_load_pipeline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40396);
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68391);
/* harmony import */ var _launch_matrices_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43265);
/* harmony import */ var _launch_plan_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81043);
/* harmony import */ var _launch_removed_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95111);
/* harmony import */ var _launch_this_machine_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77302);
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(79361);
/* harmony import */ var _plan_made_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(18124);
/* harmony import */ var _plan_outside_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(60158);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(66927);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(41206);
/* harmony import */ var _report_edits_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(7009);
/* harmony import */ var _report_mermaid_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(31879);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(66825);
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(49459);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(12220);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(51908);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(50698);
/* harmony import */ var _pipeline_file_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(37543);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(79886);
/* harmony import */ var _ticker_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(54396);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(17422);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(31980);
/** `savepoint plan`: what would run, and why. */
































/** Decides what `run` with the same options would do, by the same code, and writes nothing. */
async function showPlan(world, options, [name]) {
    const located = (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .locationOf */ .hD)(world, options, name ?? null);
    const { workspace } = located;
    const file = await (0,_pipeline_file_js__WEBPACK_IMPORTED_MODULE_23__/* .pipelineFile */ .V)(world, options, { located, name: name ?? null });
    const read = (0,_launch_load_pipeline_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPipeline */ .B)(file);
    const given = (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .givenInputs */ .PC)(options);
    const listing = (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .storeIfAny */ .Hl)(world, located)?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_21__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_25__/* .warnAll */ .y)(world, listing.warnings);
    const runs = listing.runs.map((each) => each.run);
    const again = (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .stepChoice */ .kh)(options) !== null || (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .isEdited */ .s5)(options);
    const wanted = { pipeline: read, workspace, folder: (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(located), inputs: given, again };
    const record = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseRun */ .jH)(runs, (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .runChoice */ .P7)(options), wanted);
    const isHeld = listing.runs.some(({ run, held }) => held && run.run_id === record?.run_id);
    if (isHeld)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_25__/* .warnAll */ .y)(world, [`${record?.run_id} is running: this is what would run if it stopped now`]);
    const inputs = (0,_launch_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .inputsOf */ .Vc)(read, record, given);
    const around = await (0,_launch_git_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundings */ .i5)(workspace, world.machine.env);
    const known = { inputs, github: around.github, env: (0,_launch_go_request_js__WEBPACK_IMPORTED_MODULE_7__/* .inherited */ .Jq)(world.machine.env, _launch_go_request_js__WEBPACK_IMPORTED_MODULE_7__/* .HIDDEN_VARIABLES */ .VL) };
    const pipeline = await (0,_launch_matrices_js__WEBPACK_IMPORTED_MODULE_11__/* .withLegs */ .E)(read, known, {});
    const choice = (0,_launch_choose_step_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveChoice */ .Ed)(pipeline, (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .stepChoice */ .kh)(options));
    const made = await planHere(world, options, {
        located,
        pipeline,
        record,
        choice,
        inputs,
        around,
        other: (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRun */ .uV)(runs, (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .runChoice */ .P7)(options), wanted),
    });
    print(world, options, { pipeline, record, made });
    return 0;
}
/** The plan, with the files as they are now. A new run has nothing to bring back. */
async function planHere(world, options, wanted) {
    const { located, pipeline, record, choice, inputs, around, other } = wanted;
    const edited = (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .isEdited */ .s5)(options);
    const { env, temp, home, host } = world.machine;
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_22__/* .storeIfAny */ .Hl)(world, located);
    const place = {
        ...{ pipeline, apart: [], temp, home, host, env },
        workspace: located.workspace,
        store: store?.path ?? located.store,
        person: !(0,_world_js__WEBPACK_IMPORTED_MODULE_26__/* .isOnCi */ .o)(world),
        // Nothing is written here, and what is seen is not kept.
        now: Date.now,
        warn: (message) => (0,_warn_js__WEBPACK_IMPORTED_MODULE_25__/* .warnAll */ .y)(world, [message]),
        signal: new AbortController().signal,
    };
    if (record === null && choice.kind === 'all') {
        await (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_12__/* .mustHavePlace */ .ff)((0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_12__/* .filesSetting */ .OA)({ ...place, commit: null, progress: () => { } }));
        return (0,_launch_choose_step_js__WEBPACK_IMPORTED_MODULE_5__/* .planFor */ .bJ)({ pipeline, inputs, record, choice, edited, files: null, writes: new Map() });
    }
    if (store !== null && record !== null)
        (0,_launch_removed_files_js__WEBPACK_IMPORTED_MODULE_13__/* .mustHaveFiles */ .J)(store, record);
    const absent = (0,_launch_this_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .absentHere */ .wc)(pipeline, record, { env, host, workspace: located.workspace, home, temp });
    if (record !== null)
        (0,_warn_js__WEBPACK_IMPORTED_MODULE_25__/* .warnAll */ .y)(world, lacking({ record, at: place, absent }));
    const ticker = new _ticker_js__WEBPACK_IMPORTED_MODULE_24__/* .Ticker */ .R(await (0,_screen_js__WEBPACK_IMPORTED_MODULE_27__/* .screenOn */ .E)(world.output), options, world.output);
    const { plan, inspection, settled } = await (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_12__/* .planFiles */ .jP)({
        purpose: 'to-show',
        pipeline,
        inputs,
        record,
        choice,
        edited,
        other,
        setting: (0,_launch_plan_files_js__WEBPACK_IMPORTED_MODULE_12__/* .filesSetting */ .OA)({
            ...place,
            commit: around.source.commit,
            progress: (doing, files, bytes) => ticker.say(`${doing} files`, `${files}`, bytes),
        }),
        packs: record === null ? '' : (store?.packsPath(record.run_id) ?? ''),
        surroundings: around,
        outside: (0,_plan_outside_js__WEBPACK_IMPORTED_MODULE_16__/* .outsideOf */ .R)(env, { workspace: located.workspace, home, temp }),
        absent,
        history: 'whole',
        whenDone: 'nothing-to-do',
    }).finally(() => ticker.stop());
    inspection.close();
    if (record !== null && (0,_plan_made_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingToDo */ .KN)(record, plan, choice))
        return (0,_plan_made_js__WEBPACK_IMPORTED_MODULE_15__/* .withFinally */ .wj)(plan, record);
    if (settled === null)
        return plan;
    const { start, undone } = settled;
    const differs = (0,_files_told_js__WEBPACK_IMPORTED_MODULE_2__/* .differing */ .R1)(start);
    if (differs !== null)
        world.output.talk(`savepoint: ${(0,_report_talk_js__WEBPACK_IMPORTED_MODULE_20__/* .describeDiffering */ .Ix)(differs)}\n`);
    if (undone.length > 0) {
        const again = (step) => plan.steps.some(({ id, decision }) => id === step && decision !== 'reuse');
        const why = (0,_report_edits_js__WEBPACK_IMPORTED_MODULE_28__/* .whySetAside */ .Hh)((0,_files_told_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B_)(undone, settled), again);
        const paths = (0,_report_talk_js__WEBPACK_IMPORTED_MODULE_20__/* .somePaths */ .NF)({ paths: (0,_files_capture_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(undone), files: undone.length });
        world.output.talk(`savepoint: would be removed or set back in this folder${why}: ${paths}\n`);
    }
    const lacks = plan.steps.flatMap(({ id, decision }) => {
        const line = decision === 'reuse' ? absent.lacks.get(id) : undefined;
        return line === undefined ? [] : [`${id} ${line}`];
    });
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_25__/* .warnAll */ .y)(world, [...(0,_files_stale_js__WEBPACK_IMPORTED_MODULE_1__/* .staleLines */ .H)(plan, start), ...(0,_files_warnings_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutLines */ .V)(start.leftOut), ...lacks]);
    return plan;
}
/** What the run had elsewhere, and does not find here: secrets, a runner's folders, its system. */
function lacking({ record, at, absent }) {
    if (!(0,_record_listing_js__WEBPACK_IMPORTED_MODULE_29__/* .isUnfinished */ .ui)(record))
        return [];
    const { secrets } = record;
    const give = secrets.map((name) => ` --secret ${name}`).join('');
    const needs = secrets.length === 0 ? [] : [`${(0,_launch_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .givenSecrets */ .BN)(record, secrets)}: a resume needs${give}`];
    return [...needs, ...(0,_launch_this_machine_js__WEBPACK_IMPORTED_MODULE_14__/* .notHere */ .Ap)(record, at, absent.installs.keys())];
}
function print(world, options, shown) {
    const { output } = world;
    switch (options.output) {
        case 'mermaid':
            output.data((0,_report_mermaid_js__WEBPACK_IMPORTED_MODULE_17__/* .formatMermaid */ .lw)(shown.made));
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
    const steps = new Map((0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_30__/* .allSteps */ .B)(pipeline).map((step) => [step.id, step]));
    const rows = (0,_plan_made_js__WEBPACK_IMPORTED_MODULE_15__/* .decisionsOf */ .bB)(made, pipeline).map((each) => [
        `${steps.get(each.step)?.number ?? ''}`,
        each.step,
        each.decision,
        namesOfNeeds(steps.get(each.step), steps),
        (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_18__/* .describeReason */ .Gk)(each.reason),
    ]);
    world.output.data((0,_report_tables_js__WEBPACK_IMPORTED_MODULE_19__/* .formatTable */ .ku)([['#', 'STEP', 'DOES', 'AFTER', 'WHY'], ...rows]));
}
/** The legs of a matrix by the id of their step, where all of them are meant. */
function namesOfNeeds(step, steps) {
    const { needs = [], started = [] } = step ?? {};
    const groups = Map.groupBy(needs, (id) => steps.get(id)?.leg?.of ?? id);
    const names = [...groups].flatMap(([of, ids]) => ids.length === steps.get(ids[0] ?? '')?.leg?.total ? [of] : ids);
    const isStart = (name) => started.some((id) => id === name || steps.get(id)?.leg?.of === name);
    return names.map((name) => (isStart(name) ? `${name} (its start)` : name)).join(', ');
}
function whatItIs({ record, made }) {
    if (record === null)
        return 'a new run';
    const isDone = made.steps.every(({ decision }) => decision === 'reuse');
    if (isDone)
        return `${record.run_id} is completed: there is nothing to do`;
    return (0,_record_run_js__WEBPACK_IMPORTED_MODULE_31__/* .isRejected */ .TK)(record)
        ? `${record.run_id} was rejected: only --from-step goes on with it`
        : `goes on with ${record.run_id} (${record.status})`;
}
function planJson({ pipeline, record, made }) {
    const steps = new Map((0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_30__/* .allSteps */ .B)(pipeline).map((step) => [step.id, step]));
    return {
        pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
        run_id: record?.run_id ?? null,
        attempt: (record?.attempt ?? 0) + 1,
        steps: (0,_plan_made_js__WEBPACK_IMPORTED_MODULE_15__/* .decisionsOf */ .bB)(made, pipeline).map((each) => ({
            number: steps.get(each.step)?.number,
            id: each.step,
            name: steps.get(each.step)?.name,
            section: steps.get(each.step)?.section,
            needs: steps.get(each.step)?.needs,
            started: steps.get(each.step)?.started,
            background: steps.get(each.step)?.background?.kind ?? null,
            decision: each.decision,
            reason: each.reason,
            explanation: (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_18__/* .describeReason */ .Gk)(each.reason),
        })),
    };
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   G0: () => (/* binding */ deadlineOf),
/* harmony export */   Hl: () => (/* binding */ storeIfAny),
/* harmony export */   N6: () => (/* binding */ parallelism),
/* harmony export */   P7: () => (/* binding */ runChoice),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   PD: () => (/* binding */ existingStore),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   kh: () => (/* binding */ stepChoice),
/* harmony export */   rK: () => (/* binding */ coloursOn),
/* harmony export */   s5: () => (/* binding */ isEdited),
/* harmony export */   yd: () => (/* binding */ paintOn)
/* harmony export */ });
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _pipeline_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96769);
/* harmony import */ var _report_colour_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79454);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74545);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41193);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/** The parsed options of any command, and what they mean. */








/** Where the workspace and the store are. @throws Refusal */
function locationOf(world, options, pipeline) {
    const { SAVEPOINT_STORE, SAVEPOINT_KEY } = world.machine.env;
    if (SAVEPOINT_KEY)
        throw (0,_launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .notYet */ .y)('SAVEPOINT_KEY: encryption', 'unset it: what is saved is not encrypted');
    const store = options.store ?? SAVEPOINT_STORE ?? '';
    return (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)({
        cwd: world.cwd(),
        workspace: options.workspace ?? null,
        pipeline,
        store: store === '' ? null : store,
    });
}
/** What a command must be told to find the same store and workspace: options with a space in front, or nothing. */
function placeOf({ workspace, store, storeNamed }, options) {
    const where = options.workspace === undefined ? '' : ` -C ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(workspace)}`;
    return storeNamed ? `${where} --store ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(store)}` : where;
}
/** Who this process is, for locks. */
function identityOf(world) {
    return (0,_store_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .identify */ .l)(world.machine.host, world.machine.pid);
}
/** The store, or null where none has been made yet. @throws StoreError */
function storeIfAny(world, located) {
    return _store_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .DirectoryStore */ .f.open(located.store, identityOf(world));
}
/** The same for what only reads. @throws StoreError also when a store was named that is not there */
function existingStore(world, located) {
    const store = storeIfAny(world, located);
    if (store === null && located.storeNamed)
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .StoreError */ .AD(`there is no store at ${located.store}`);
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
const FORMS = ['table', 'json', 'ndjson'];
/** `--output` of `mark` gives an output, as NAME=VALUE, or the form of what is printed. @throws Refusal exit 2 for what is neither */
function outputsOf(options) {
    const given = [options.output ?? []].flat();
    const outputs = given.filter((each) => each.includes('='));
    const words = given.filter((each) => !each.includes('='));
    const form = FORMS.find((each) => each === (words.at(-1) ?? 'table'));
    if (form === undefined)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--output ${words.at(-1)} is neither NAME=VALUE nor one of ${FORMS.join(', ')}`);
    const entries = outputs.map((each) => {
        const at = each.indexOf('=');
        return [each.slice(0, at), each.slice(at + 1)];
    });
    return { ...options, output: form, outputs: Object.fromEntries(entries) };
}
/** Whether a stream gets colours: a terminal, unless NO_COLOR or `--no-color` says otherwise; FORCE_COLOR everywhere. */
function coloursOn(world, options, stream) {
    if (!options.color || (world.machine.env.NO_COLOR ?? '') !== '')
        return false;
    return stream.isTTY === true || (world.machine.env.FORCE_COLOR ?? '') !== '';
}
/** What colours a stream, where it gets colours. */
function paintOn(world, options, stream) {
    return coloursOn(world, options, stream) ? _report_colour_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .n : _report_colour_js__WEBPACK_IMPORTED_MODULE_3__/* .noPaint */ .I;
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
/** When the attempt must be over: so long from now. @throws Refusal exit 2 */
function deadlineOf({ deadline }, now) {
    if (deadline === undefined)
        return null;
    const [from, ms] = [now.getTime(), (0,_pipeline_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E)(deadline)];
    if (ms !== null && ms > 0)
        return { at: from + ms, from };
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `--deadline ${deadline} is no time`, {
        hint: 'write one with its unit, such as 350m or 2h',
    });
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
/* harmony import */ var _launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60551);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17422);





/** The pipeline that was named; without a name that of the run which was, else the default one. @throws Refusal */
async function pipelineFile(world, options, { located, name }) {
    const { workspace } = located;
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .storeIfAny */ .Hl)(world, located);
    if (name === null && options.run !== undefined && store !== null)
        return (0,_launch_pipeline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .pipelineOf */ .g)((0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(runsIn(store), options.run), workspace, store);
    const isNamed = options.workspace !== undefined;
    const file = (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .findPipeline */ .GQ)(workspace, { cwd: world.cwd(), pipeline: name, isNamed });
    if (options.run !== undefined && store !== null) {
        const { run_id, pipeline } = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(runsIn(store), options.run);
        if (pipeline.path !== file.path)
            (0,_warn_js__WEBPACK_IMPORTED_MODULE_4__/* .warnAll */ .y)(world, [`${run_id} is a run of ${pipeline.path}, and goes on with the steps of ${file.path}`]);
    }
    return file;
}
function runsIn(store) {
    return store.list().runs.map(({ run }) => run);
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
    const library = await __webpack_require__.e(/* import() */ 9371).then(__webpack_require__.bind(__webpack_require__, 49371));
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
/* harmony export */   _: () => (/* binding */ isDebug),
/* harmony export */   o: () => (/* binding */ isOnCi)
/* harmony export */ });
/** As the runner says it to steps, and a person may. */
function isDebug({ machine }) {
    return machine.env.RUNNER_DEBUG === '1';
}
/** Every CI system sets the variable CI. */
function isOnCi({ machine }) {
    return !['', 'false', '0'].includes(machine.env.CI ?? '');
}


/***/ }),

/***/ 60551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ pipelineOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/workspace/store-folder.js
var store_folder = __webpack_require__(26483);
// EXTERNAL MODULE: ./build/src/files/snapshot-file.js
var snapshot_file = __webpack_require__(92616);
// EXTERNAL MODULE: ./build/src/record/in-workflow.js
var in_workflow = __webpack_require__(53716);
// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
;// CONCATENATED MODULE: ./build/src/saved/stored-file.js
/** One file of a run's source, read back from the store. */


/**
 * A file as the run began with it, or as a person left it since.
 * @param name relative to the workspace, with `/`
 * @param directory the folder of the run's packs
 */
async function storedFile(name, request) {
    const { run } = request;
    // Most of what is saved was made by steps. Such a layer is read only where it may hold the content of the file, too.
    const edits = run.layers.filter(({ kind }) => kind === 'edit');
    const first = await storedIn(name, { ...request, run: { ...run, layers: edits } });
    return first.kind !== 'absent' || edits.length === run.layers.length ? first : storedIn(name, request);
}
async function storedIn(name, { run, directory, most }) {
    const path = (0,tree_path/* pathOf */.XM)(name);
    const roots = ['.'];
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots, admits: () => true });
    try {
        const edits = history.layers.flatMap(({ layer, change }) => layer.kind === 'edit' ? (change ?? []) : []);
        const edited = edits.findLast((each) => each.path === path);
        const begun = history.source?.tree.get(path);
        const isHere = (entry) => entry?.kind === 'file' && history.contents.has(entry.digest);
        if (edited?.after === null)
            return { kind: isHere(begun) ? 'deleted' : 'absent' };
        const entry = edited?.after ?? begun;
        if (entry?.kind !== 'file' || entry.size > most || !isHere(entry))
            return { kind: 'absent' };
        const chunks = [];
        for await (const chunk of history.contents.read(entry.digest))
            chunks.push(chunk);
        return { kind: 'found', bytes: Buffer.concat(chunks) };
    }
    catch {
        return { kind: 'absent' };
    }
    finally {
        history.contents.close();
    }
}

// EXTERNAL MODULE: ./build/src/workspace/temporary.js
var temporary = __webpack_require__(39128);
// EXTERNAL MODULE: ./build/src/launch/load-pipeline.js + 28 modules
var load_pipeline = __webpack_require__(40396);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(95111);
;// CONCATENATED MODULE: ./build/src/launch/pipeline-file.js
/** The pipeline file of a run that goes on. */










/**
 * The pipeline file of a run that goes on. In an empty workspace, and in one that an attempt has begun to fill, it is the one that the
 * run began with, if the store holds it: the files come back only after it has been read.
 * @throws Refusal exit 4 where it does not, or the run has none; exit 2 where the file is not in the workspace
 */
async function pipelineOf(run, workspace, store) {
    const { path } = run.pipeline;
    if ((0,in_workflow/* isInWorkflow */.R)(run))
        throw inWorkflow(run);
    const named = { file: (0,external_node_path_.resolve)(workspace, path), path };
    if (store === null || (0,external_node_path_.isAbsolute)(path))
        return named;
    if (!isEmpty(workspace)) {
        if ((0,external_node_fs_.existsSync)(named.file))
            return named;
        if (!isHalfFilled(workspace, run, store))
            throw pipelineMissing(run);
    }
    (0,removed_files/* mustHaveFiles */.J)(store, run);
    const stored = await storedFile(path, { run, directory: store.packsPath(run.run_id), most: load_pipeline/* MOST_BYTES */.u });
    if (stored.kind === 'found')
        return { ...named, bytes: stored.bytes };
    throw stored.kind === 'deleted' ? pipelineDeleted(run) : pipelineGone(run);
}
function inWorkflow({ run_id }) {
    return new refusal/* Refusal */.P(4, `the steps of ${run_id} stay in the workflow: only a re-run of the job goes on with them`, {
        hint: `\`savepoint restore ${run_id} --to DIR\` writes its files`,
    });
}
function pipelineMissing({ run_id, pipeline, sources }) {
    const commit = sources.at(-1)?.commit ?? null;
    return new refusal/* Refusal */.P(2, `${run_id} began with ${pipeline.path}, which is not in this folder`, {
        hint: `bring the file back${commit === null ? '' : `, or go on in a checkout of its commit: git checkout ${commit}`}`,
    });
}
function pipelineDeleted({ run_id, pipeline }) {
    return new refusal/* Refusal */.P(4, `${run_id} began with ${pipeline.path}, which is missing: it was deleted, and Savepoint kept the deletion`, {
        hint: `bring the file back: \`savepoint restore ${run_id} --at STEP --to DIR\` has it as it was after a step`,
    });
}
function pipelineGone({ run_id, pipeline, sources }) {
    const commit = sources.at(-1)?.commit ?? null;
    if (commit === null) {
        const hint = 'bring the file back, or start over with `savepoint run --fresh`';
        return new refusal/* Refusal */.P(4, `${run_id} began with ${pipeline.path}, which is not here and not in the store`, {
            hint,
        });
    }
    return new refusal/* Refusal */.P(4, `${run_id} began with ${pipeline.path}, which only git has, in the commit ${commit}`, {
        hint: `check out that commit here, then resume: git checkout ${commit}`,
    });
}
/** Whether an attempt ended before it had brought back what the run wants in the folder: then a file that is missing was deleted by nobody. */
function isHalfFilled(workspace, { run_id }, { path }) {
    return (0,snapshot_file/* readSnapshot */.RA)((0,snapshot_file/* snapshotPath */.c0)(path, (0,external_node_fs_.realpathSync)(workspace), run_id))?.isRestoring === true;
}
/** Whether nothing is in a folder but what Savepoint keeps there. */
function isEmpty(folder) {
    return (0,external_node_fs_.readdirSync)(folder).every((name) => name === store_folder/* STORE_FOLDER */.d || (0,temporary/* isTemporaryName */.$)(name));
}


/***/ }),

/***/ 31879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ runMermaid),
/* harmony export */   cR: () => (/* binding */ escapeLabel),
/* harmony export */   lw: () => (/* binding */ formatMermaid)
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
    return flowchart({
        boxes: plan.steps.map((step) => {
            const entry = entries.get(step.id);
            const name = entry?.name ?? '';
            const label = name === step.id ? step.id : `${step.id}: ${name}`;
            const isService = entry?.background === 'service';
            return { handle: handleOf(entry?.number), label, style: step.decision, isService };
        }),
        arrows: arrowsOf(plan.definition),
        styles: DECISIONS,
    });
}
/** The graph of a run, with the state of each step. Null: it is too large to be drawn. */
function runMermaid(run) {
    const entries = new Map(run.definition.map((entry) => [entry.id, entry]));
    const arrows = arrowsOf(run.definition);
    if (arrows.length > MOST_ARROWS || run.steps.length > MOST_ARROWS)
        return null;
    const boxes = run.steps.map((step) => ({
        handle: handleOf(entries.get(step.id)?.number),
        label: `${step.id}: ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(step, run)}`,
        style: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toneOf */ .YV)(step),
        isService: entries.get(step.id)?.background === 'service',
    }));
    const chart = flowchart({ boxes, arrows, styles: TONES });
    return chart.length > LONGEST ? null : chart;
}
function flowchart({ boxes, arrows, styles }) {
    const lines = [
        'flowchart TD',
        ...boxes.map(({ handle, label, style, isService }) => {
            const [open, close] = isService ? ['([', '])'] : ['[', ']'];
            return `  ${handle}${open}"${escapeLabel(label)}"${close}:::${style}`;
        }),
        ...arrows.map(({ from, to, isStart }) => `  ${from} ${isStart ? '-.->' : '-->'} ${to}`),
        ...Object.entries(styles).map(([name, style]) => `  classDef ${name} ${style}`),
    ];
    return `${lines.join('\n')}\n`;
}
function arrowsOf(definition) {
    const numbers = new Map(definition.map(({ id, number }) => [id, number]));
    return definition.flatMap(({ number, needs, started = [] }) => needs.map((need) => ({
        from: handleOf(numbers.get(need)),
        to: handleOf(number),
        isStart: started.includes(need),
    })));
}
function handleOf(number) {
    return `s${number}`;
}
/** A text of which no character means anything to Mermaid, nor the end of a label. */
function escapeLabel(text) {
    const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
    return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}


/***/ })

};
