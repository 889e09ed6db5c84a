export const id = 824;
export const ids = [824];
export const modules = {

/***/ 6824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showPlan: () => (/* binding */ showPlan)
});

// EXTERNAL MODULE: ./build/src/files/stale.js
var files_stale = __webpack_require__(1320);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(7145);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(8391);
// EXTERNAL MODULE: ./build/src/launch/plan-files.js + 4 modules
var plan_files = __webpack_require__(7830);
// EXTERNAL MODULE: ./build/src/launch/prepare.js + 32 modules
var prepare = __webpack_require__(4462);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(5111);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(9361);
// EXTERNAL MODULE: ./build/src/plan/plan.js
var plan = __webpack_require__(3866);
;// CONCATENATED MODULE: ./build/src/report/mermaid.js
const CLASSES = { reuse: 'reuse', run: 'run', ask: 'ask', leave: 'leave' };
/** A flowchart: a box a step, an arrow a need, the decision as class. Names are escaped. */
function formatMermaid(plan) {
    const names = new Map(plan.definition.map((entry) => [entry.id, entry.name]));
    const handles = new Map(plan.definition.map((entry) => [entry.id, `s${entry.number}`]));
    const lines = ['flowchart TD'];
    for (const step of plan.steps) {
        const label = names.get(step.id) === step.id ? step.id : `${step.id}: ${names.get(step.id) ?? ''}`;
        lines.push(`  ${handles.get(step.id)}["${escapeLabel(label)}"]:::${CLASSES[step.decision]}`);
    }
    for (const step of plan.steps) {
        for (const need of step.needs)
            lines.push(`  ${handles.get(need)} --> ${handles.get(step.id)}`);
    }
    lines.push('  classDef reuse fill:#dafbe1,stroke:#1a7f37,color:#1f2328', '  classDef run fill:#ddf4ff,stroke:#0969da,color:#1f2328', '  classDef ask fill:#fff8c5,stroke:#9a6700,color:#1f2328', '  classDef leave fill:#f6f8fa,stroke:#8c959f,color:#1f2328');
    return `${lines.join('\n')}\n`;
}
function escapeLabel(text) {
    const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
    return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}

// EXTERNAL MODULE: ./build/src/report/reasons.js
var reasons = __webpack_require__(6825);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(9459);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(698);
// EXTERNAL MODULE: ./build/src/cli/warn.js
var warn = __webpack_require__(7422);
;// CONCATENATED MODULE: ./build/src/cli/commands/plan.js
/** `savepoint plan`: what would run, and why. */













/** Decides what `run` with the same options would do, by the same code, and writes nothing. */
async function showPlan(world, options, [name]) {
    const located = (0,cli_options/* locationOf */.hD)(world, options, name ?? null);
    const { workspace } = located;
    const file = (0,locate/* findPipeline */.GQ)(workspace, {
        cwd: world.cwd(),
        pipeline: name ?? null,
        isNamed: options.workspace !== undefined,
    });
    const pipeline = (0,prepare/* loadPipeline */.Bp)(file);
    (0,prepare/* mustBeRunnable */.EF)(pipeline);
    const given = (0,cli_options/* givenInputs */.PC)(options);
    const choice = (0,prepare/* resolveChoice */.Ed)(pipeline, (0,cli_options/* stepChoice */.kh)(options));
    const listing = (0,cli_options/* storeIfAny */.Hl)(world, located)?.list() ?? { runs: [], warnings: [] };
    (0,warn/* warnAll */.y)(world, listing.warnings);
    const runs = listing.runs.map((each) => each.run);
    const again = choice.kind !== 'all';
    const record = (0,prepare/* chooseRun */.jH)(runs, (0,cli_options/* runChoice */.P7)(options), {
        pipeline,
        workspace,
        inputs: given,
        again,
    });
    const made = await planHere(world, {
        located,
        pipeline,
        record,
        choice,
        inputs: (0,prepare/* inputsOf */.Vc)(pipeline, record, given),
    });
    print(world, options, { pipeline, record, made });
    return 0;
}
/** The plan, with the files as they are now. A new run has nothing to bring back. */
async function planHere(world, wanted) {
    const { located, pipeline, record, choice, inputs } = wanted;
    if (record === null && choice.kind === 'all')
        return (0,prepare/* planFor */.bJ)({ pipeline, inputs, record, choice, files: null, writes: new Map() });
    const { env, temp, home } = world.machine;
    const around = await (0,git/* surroundings */.i)(located.workspace, env);
    const store = (0,cli_options/* storeIfAny */.Hl)(world, located);
    if (store !== null && record !== null)
        (0,removed_files/* mustHaveFiles */.J)(store, record);
    const { plan, inspection, settled } = await (0,plan_files/* planFiles */.jP)({
        pipeline,
        inputs,
        record,
        choice,
        setting: (0,plan_files/* filesSetting */.OA)({
            pipeline,
            workspace: located.workspace,
            store: store?.path ?? located.store,
            temp,
            home,
            env,
            commit: around.source.commit,
            person: true,
            progress: () => { },
            warn: (message) => (0,warn/* warnAll */.y)(world, [message]),
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
    const stale = outlook === null || settled === null ? null : (0,files_stale/* staleSources */.m)(plan, outlook);
    if (stale !== null)
        (0,warn/* warnAll */.y)(world, [(0,files_stale/* staleLine */.S)(stale)]);
    return plan;
}
function print(world, options, shown) {
    const { output } = world;
    switch (options.output) {
        case 'mermaid':
            output.data(formatMermaid(shown.made));
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
    const steps = new Map((0,model/* allSteps */.B)(pipeline).map((step) => [step.id, step]));
    const rows = (0,plan/* decisionsOf */.bB)(made, pipeline).map((each) => [
        `${steps.get(each.step)?.number ?? ''}`,
        each.step,
        each.decision,
        (steps.get(each.step)?.needs ?? []).join(', '),
        (0,reasons/* describeReason */.G)(each.reason),
    ]);
    world.output.data((0,tables/* formatTable */.ku)([['#', 'STEP', 'DOES', 'AFTER', 'WHY'], ...rows]));
}
function planJson({ pipeline, record, made }) {
    const steps = new Map((0,model/* allSteps */.B)(pipeline).map((step) => [step.id, step]));
    return {
        pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
        run_id: record?.run_id ?? null,
        attempt: (record?.attempt ?? 0) + 1,
        steps: (0,plan/* decisionsOf */.bB)(made, pipeline).map((each) => ({
            number: steps.get(each.step)?.number,
            id: each.step,
            name: steps.get(each.step)?.name,
            section: steps.get(each.step)?.section,
            needs: steps.get(each.step)?.needs,
            decision: each.decision,
            reason: each.reason,
            explanation: (0,reasons/* describeReason */.G)(each.reason),
        })),
    };
}


/***/ }),

/***/ 698:
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
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9861);
/* harmony import */ var _store_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9324);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6848);
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1193);
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

/***/ 7422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ warnAll)
/* harmony export */ });
/** Warnings about the store, on stderr whatever the form of the output. */
function warnAll(world, warnings) {
    for (const warning of warnings)
        world.output.talk(`savepoint: warning: ${warning}\n`);
}


/***/ })

};
