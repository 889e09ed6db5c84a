export const id = 1217;
export const ids = [1217];
export const modules = {

/***/ 21626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ recordAnswer),
/* harmony export */   c: () => (/* binding */ mustNotBeRejected)
/* harmony export */ });
/* harmony import */ var _plan_services_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39785);
/* harmony import */ var _record_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5988);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41206);
/* harmony import */ var _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12407);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75047);
/* harmony import */ var _locks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26033);
/* harmony import */ var _named_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39079);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39861);
/** What a person answers to a run that asks, put on record. */









/** Puts an answer on record, under the lock of the run. @throws Refusal, StoreError */
function recordAnswer(id, given, { store, now, observer, }) {
    const open = (0,_locks_js__WEBPACK_IMPORTED_MODULE_2__/* .holdRun */ .b)(id, store);
    try {
        if (open.run === null)
            throw new Error(`a run without a record: ${id}`);
        const { step, question } = askedBy(open.run, given);
        if (question === null)
            return { run: open.run, step, kind: 'known' };
        const event = {
            n: open.run.last_event + 1,
            at: now().toISOString(),
            type: 'step.decided',
            step: step.id,
            ...{ decision: given.decision, who: given.who, comment: given.comment, question },
            ...(Object.keys(given.outputs).length === 0 ? {} : { outputs: given.outputs }),
            ...(given.by === null ? {} : { by: given.by }),
        };
        const run = (0,_record_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(open.run, event);
        open.append(event, run);
        observer?.event(event, run);
        return { run, step: (0,_record_run_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(run, step.id) ?? step, kind: 'new' };
    }
    finally {
        open.close();
    }
}
/** What is answered; null where the same has been before. @throws Refusal where that cannot be answered */
function askedBy(run, given) {
    const step = given.step === null ? theOneThatAsks(run, given) : (0,_named_step_js__WEBPACK_IMPORTED_MODULE_3__/* .namedStep */ .c)(run, given.step);
    const { answer } = step;
    if (step.state !== 'waiting' && answer !== undefined) {
        if (answer.decision === given.decision)
            return { step, question: null };
        throw otherAnswer(run, step, answer);
    }
    if (given.decision === 'completed')
        return { step, question: asDone(run, step) };
    if (step.state !== 'waiting')
        throw notAsked(run, step, given);
    if (step.question !== undefined)
        return { step, question: step.question };
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `no answer helps ${step.id}: it needs a value that was not saved`, {
        hint: `\`savepoint show ${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(step.id)}\` names it, and the step that sets it again`,
    });
}
/** The step that asks; else the one that was answered last. */
function theOneThatAsks(run, { decision }) {
    const waiting = run.steps.filter(({ state }) => state === 'waiting');
    const [first, second] = waiting;
    if (first === undefined) {
        const known = run.steps
            .filter(({ answer }) => answer !== undefined)
            .toSorted((a, b) => Date.parse(b.answer?.at ?? '') - Date.parse(a.answer?.at ?? ''));
        if (known[0] !== undefined)
            return known[0];
        throw asksNothing(run, `it is ${run.status}`);
    }
    if (second === undefined)
        return first;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${asks(run, waiting)}: name one of them`, {
        hint: `savepoint ${VERBS[decision]} ${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(first.id)}`,
    });
}
const VERBS = { approved: 'approve', rejected: 'reject', completed: 'mark' };
function asks({ run_id }, waiting) {
    return `${run_id} asks about ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_7__/* .andOf */ .X)(waiting.map(({ id }) => id), 10)}`;
}
/** The step that was named does not ask; others may. */
function notAsked(run, { id, state }, { decision }) {
    const waiting = run.steps.filter((step) => step.state === 'waiting');
    const [first] = waiting;
    if (first === undefined)
        return asksNothing(run, `${id} is ${state}`);
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${asks(run, waiting)}, and not about ${id}, which is ${state}`, {
        hint: `savepoint ${VERBS[decision]} ${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(first.id)}`,
    });
}
function asksNothing(run, why) {
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${run.run_id} asks nothing: ${why}`, {
        hint: `\`savepoint show ${run.run_id}\` shows how it stands`,
    });
}
const TOLD = {
    approved: 'approved',
    rejected: 'rejected',
    completed: 'taken as done',
};
function otherAnswer({ run_id }, { id }, answer) {
    const { decision, who, at } = answer;
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${id} was ${TOLD[decision]} by ${who} at ${at}`, {
        hint: toChange(answer, run_id, id),
    });
}
/** How a person comes to another answer. */
function toChange(answer, run, step) {
    const end = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfGate */ .zU)(answer) ? 'to be asked again' : 'to run it after all';
    return `${end}: savepoint resume ${run} --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(step)}`;
}
/** What it is bound to that a person takes a step as done. @throws Refusal where it cannot be */
function asDone(run, step) {
    const definition = run.definition.find(({ id }) => id === step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    mustBeMarkable(run, step, definition);
    return {
        prompt: null,
        definition: definition.digest,
        inputs: run.inputs,
        needs: (0,_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .needsOf */ .hN)(definition, run),
    };
}
function mustBeMarkable(run, { id, section, state }, definition) {
    if (section === 'finally')
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${id} is a step of \`finally\`, which each attempt decides afresh`);
    if ('approval' in definition.parts)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${id} asks for approval, and does nothing that could be done`, {
            hint: `savepoint approve ${run.run_id} ${id}`,
        });
    if (definition.background === 'service')
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(2, `${id} is a service, which is never done: it ends after the steps that use it`);
    if ((0,_record_run_js__WEBPACK_IMPORTED_MODULE_5__/* .isDone */ .$L)({ state }))
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${id} is ${state} already`);
    const needs = (0,_plan_services_js__WEBPACK_IMPORTED_MODULE_8__/* .endNeeds */ .lj)(id, new Map(run.definition.map((entry) => [entry.id, entry])));
    const open = needs.filter((need) => !run.steps.some((each) => each.id === need && (0,_record_run_js__WEBPACK_IMPORTED_MODULE_5__/* .isDone */ .$L)(each)));
    if (open.length > 0)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${id} cannot be taken as done: it depends on ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_7__/* .andOf */ .X)(open, 10)}, not completed yet`, {
            hint: 'complete that first',
        });
}
/** @throws Refusal exit 4 where a person has ended the run for good */
function mustNotBeRejected(run) {
    const step = run.steps.find(({ state, answer }) => state === 'failed' && answer?.decision === 'rejected');
    if (step?.answer === undefined)
        return;
    const { who, at } = step.answer;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `${run.run_id} has ended for good: ${step.id} was rejected by ${who} at ${at}`, {
        hint: toChange(step.answer, run.run_id, step.id),
    });
}


/***/ }),

/***/ 38200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  go: () => (/* binding */ go)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/plan/clean-up.js
var clean_up = __webpack_require__(52768);
// EXTERNAL MODULE: ./build/src/run/context.js
var context = __webpack_require__(78676);
// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
;// CONCATENATED MODULE: ./build/src/run/deadline.js
/** An attempt that must be over at some time. Pure. */


const MOST_NAMED = 10;
/** Whether a step may start. @param before the record of earlier attempts; a step of which nothing is known fits */
function fits(deadline, step, before) {
    const took = tookBefore(step, before);
    return deadline === null || took === null || took <= deadline.left();
}
/** How long a step took when it ran last, in ms; at least so long, where it was cut off. */
function tookBefore(step, before) {
    return before?.steps.find(({ id }) => id === step)?.duration_ms ?? null;
}
/** Whether a step has been started in the newest attempt; services only serve those. */
function hasStarted(run) {
    const services = (0,record_run/* servicesOf */.Yj)(run);
    return run.steps.some(({ id, attempt, started_at }) => attempt === run.attempt && started_at !== null && !services.has(id));
}
/** Why an attempt ended that ran out of time. @param held the steps that did not fit */
function outOfTime(run, held) {
    const services = (0,record_run/* servicesOf */.Yj)(run);
    const named = (isMeant) => (0,some/* andOf */.X)(run.steps.filter((step) => !services.has(step.id) && isMeant(step)).map(({ id }) => id), MOST_NAMED);
    const stopped = named((step) => step.state === 'interrupted' && step.attempt === run.attempt);
    const unfit = named(({ id, state }) => held.has(id) && state === 'pending');
    return [
        'out of time',
        ...(stopped === '' ? [] : [`${stopped} was stopped`]),
        ...(unfit === '' ? [] : [`${unfit} would not have ended in time`]),
    ].join('; ');
}

// EXTERNAL MODULE: ./build/src/run/first-events.js
var first_events = __webpack_require__(80603);
;// CONCATENATED MODULE: ./build/src/run/legs.js
class Legs {
    #steps;
    #halts = new Map();
    constructor(steps) {
        this.#steps = steps;
    }
    /** Whether `max-parallel` of its matrix lets a step start. */
    hasRoom(step, busy) {
        const leg = this.#legOf(step);
        if (leg === null)
            return true;
        const others = [...busy].filter((id) => this.#legOf(id)?.of === leg.of);
        return others.length < leg.maxParallel;
    }
    /** Whether another leg of its matrix has failed, and stops it. */
    isStopped(step) {
        return this.#haltOf(step)?.controller.signal.aborted === true;
    }
    /** Why; null where no leg has stopped it. */
    whyStopped(step) {
        return this.isStopped(step) ? (this.#haltOf(step)?.why ?? null) : null;
    }
    /** Aborts with another signal, or when a leg of the step's matrix fails. */
    signal(step, other) {
        const halt = this.#haltOf(step);
        return halt === null ? other : AbortSignal.any([other, halt.controller.signal]);
    }
    /** A step has failed. @returns the other legs, which are to be stopped */
    failed(step) {
        const leg = this.#legOf(step);
        const halt = this.#haltOf(step);
        if (leg === null || halt === null || !leg.failFast || halt.controller.signal.aborted)
            return [];
        halt.why = `stopped because ${step} failed (fail-fast of its matrix)`;
        halt.controller.abort();
        const all = [...this.#steps.values()].filter((each) => each.leg?.of === leg.of);
        return all.flatMap(({ id }) => (id === step ? [] : [id]));
    }
    #legOf(step) {
        return this.#steps.get(step)?.leg ?? null;
    }
    #haltOf(step) {
        const leg = this.#legOf(step);
        if (leg === null)
            return null;
        const halt = this.#halts.get(leg.of) ?? { controller: new AbortController(), why: '' };
        this.#halts.set(leg.of, halt);
        return halt;
    }
}

// EXTERNAL MODULE: ./build/src/run/outcome.js
var outcome = __webpack_require__(12407);
// EXTERNAL MODULE: ./build/src/run/recorder.js + 1 modules
var run_recorder = __webpack_require__(49807);
;// CONCATENATED MODULE: ./build/src/plan/moves.js
/**
 * The moves that are possible now, in the order of the plan. A reused step settles when what it needs has settled,
 * so that what waits for it also waits for the `rerun: always` steps above it.
 * @param steps each after what it needs
 * @param before whether what all of them depend on went well: the other steps, for those of `finally`
 */
function moves(steps, progress, before) {
    const settled = new Map();
    const up = new Map();
    const found = [];
    for (const step of steps) {
        const at = progress.get(step.id);
        if (at?.kind === 'settled')
            settled.set(step.id, at.well);
        if (at?.kind === 'up')
            up.set(step.id, at.well);
        if (at !== undefined && at.kind !== 'open')
            continue;
        const success = successOf(step, { settled, up }, before);
        if (success === null)
            continue;
        const settles = step.decision === 'reuse' || step.decision === 'leave';
        if (settles)
            settled.set(step.id, success);
        found.push({ step: step.id, kind: settles ? 'settle' : 'decide', success });
    }
    return found;
}
/** Whether all needs went well; null while one has not settled, or has not been started where that is enough. */
function successOf(step, { settled, up }, before) {
    let success = before;
    for (const need of step.needs) {
        const well = settled.get(need) ?? (step.started.includes(need) ? up.get(need) : undefined);
        if (well === undefined)
            return null;
        success &&= well;
    }
    return success;
}

;// CONCATENATED MODULE: ./build/src/run/sections.js


class Sections {
    #of;
    #held = new Set();
    #hasBegun = false;
    #woken = Promise.withResolvers();
    constructor(of) {
        this.#of = of;
    }
    /** The steps that would not have ended before the deadline. */
    get held() {
        return this.#held;
    }
    /** Runs steps until none is running and none can start. Services may run on. @param before whether all has gone well so far */
    async run(planned, before) {
        const byId = new Map(planned.map((step) => [step.id, step]));
        const section = { planned: byId, progress: new Map(), busy: new Map() };
        const { progress, busy } = section;
        for (;;) {
            for (const move of this.#of.isHalted() ? [] : moves(planned, progress, before))
                this.#take(move, section);
            for (const id of this.#cancelled(progress))
                busy.set(id, this.#of.services.end(id));
            if (busy.size === 0 && !this.#letFirst())
                return;
            if (busy.size > 0)
                await this.#oneOf(busy);
        }
    }
    #take(move, { planned, progress, busy }) {
        const step = planned.get(move.step);
        if (step === undefined)
            throw new Error(`a move of an unknown step: ${move.step}`);
        if (move.kind === 'settle')
            progress.set(move.step, { kind: 'settled', well: move.success });
        else if (this.#of.legs.isStopped(move.step)) {
            this.#held.delete(move.step);
            progress.set(move.step, { kind: 'settled', well: false });
        }
        else if (this.#hasRoom(move.step, [...busy.keys()]) && this.#mayStart(move.step)) {
            progress.set(move.step, { kind: 'busy' });
            this.#begin(move, step, { planned, progress, busy });
        }
    }
    /** Whether a step would end before the deadline. The first of an attempt starts all the same, so that a run comes to its end. */
    #mayStart(step) {
        const { deadline, before } = this.#of;
        // A service ends when it is told to.
        if (this.#backgroundOf(step)?.kind === 'service')
            return true;
        if (this.#hasBegun && !fits(deadline, step, before)) {
            this.#held.add(step);
            return false;
        }
        this.#hasBegun = true;
        return true;
    }
    /** Where all that was let start was skipped, the next is the first. @returns whether one may start */
    #letFirst() {
        if (this.#held.size === 0 || this.#of.isHalted() || hasStarted(this.#of.now()))
            return false;
        this.#held.clear();
        this.#hasBegun = false;
        return true;
    }
    /** Steps in the background take the place of no other. */
    #hasRoom(id, busy) {
        const others = busy.filter((each) => this.#backgroundOf(each) === null);
        const isFull = others.length >= this.#of.maxParallel;
        return (this.#backgroundOf(id) !== null || !isFull) && this.#of.legs.hasRoom(id, busy);
    }
    #backgroundOf(step) {
        return this.#of.steps.get(step)?.background ?? null;
    }
    /** One that throws stays in `busy`, or among the services, so that the next wait meets it, whoever ends at the same moment. */
    #begin(move, step, { progress, busy }) {
        const background = this.#backgroundOf(move.step);
        const onUp = () => {
            if (background === null || progress.get(move.step)?.kind !== 'busy')
                return;
            progress.set(move.step, { kind: 'up', well: move.success });
            if (background.kind === 'service')
                busy.delete(move.step);
            this.#wake();
        };
        const run = async (ending) => {
            const end = await this.#of.conduct(move, step, { ending, onUp });
            progress.set(move.step, progressAfter(end, move.success));
            busy.delete(move.step);
        };
        busy.set(move.step, background?.kind === 'service' ? this.#of.services.add(move.step, run) : run(null));
    }
    /** The services that are up, and at whose `cancel` all has ended. */
    #cancelled(progress) {
        return this.#of.services.ids.filter((id) => {
            const background = this.#backgroundOf(id);
            if (background?.kind !== 'service' || background.cancel === null)
                return false;
            const isSettled = (step) => progress.get(step)?.kind === 'settled';
            return progress.get(id)?.kind === 'up' && background.cancel.after.every(isSettled);
        });
    }
    #wake() {
        const woken = this.#woken;
        this.#woken = Promise.withResolvers();
        woken.resolve();
    }
    /** Waits for one step, or for the start of one in the background. When one throws, the others are ended and waited for first. */
    async #oneOf(busy) {
        const all = () => [...busy.values(), ...this.#of.services.promises];
        try {
            await Promise.race([...all(), this.#woken.promise]);
        }
        catch (error) {
            this.#of.onThrown(error.message);
            await Promise.allSettled(all());
            throw error;
        }
    }
}
function progressAfter(end, success) {
    switch (end) {
        case 'success':
        case 'skipped':
            return { kind: 'settled', well: success };
        case 'failure':
        case 'interrupted':
        case 'blocked':
            return { kind: 'settled', well: false };
        case 'waiting':
            return { kind: 'waiting' };
    }
}

;// CONCATENATED MODULE: ./build/src/run/services.js
/** The services of one attempt that run. */
class Services {
    #running = new Map();
    #stop;
    /** @param stop ends the processes of a step */
    constructor(stop) {
        this.#stop = stop;
    }
    /** Those that run and are not ending. */
    get ids() {
        return [...this.#running].flatMap(([id, { ending }]) => (ending.signal.aborted ? [] : [id]));
    }
    /** Settled ones are among these only where they have failed in a way that is nobody's step. */
    get promises() {
        return [...this.#running.values()].map(({ ended }) => ended);
    }
    /** @param run conducts it to its end; told of the signal that it is to end */
    add(step, run) {
        const ending = new AbortController();
        const ended = run(ending.signal).then(() => void this.#running.delete(step));
        // Whoever waits next meets what it throws.
        ended.catch(() => { });
        this.#running.set(step, { ended, ending });
        return ended;
    }
    /** Tells one to end. @returns settles when it has */
    end(step) {
        const service = this.#running.get(step);
        service?.ending.abort();
        this.#stop(step);
        return service?.ended ?? Promise.resolve();
    }
    /** Tells all to end. Settles when they have. @throws what one of them throws */
    async endAll() {
        const ended = [...this.#running.keys()].map((id) => this.end(id));
        await Promise.allSettled(ended);
        await Promise.all(ended);
    }
}

// EXTERNAL MODULE: ./build/src/run/starts.js
var starts = __webpack_require__(6346);
// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: ./build/src/plan/approval.js
var approval = __webpack_require__(45370);
// EXTERNAL MODULE: ./build/src/record/fold-step.js
var fold_step = __webpack_require__(93411);
// EXTERNAL MODULE: ./build/src/run/asking.js
var asking = __webpack_require__(66840);
// EXTERNAL MODULE: ./build/src/run/ends.js
var ends = __webpack_require__(57201);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/plan/withheld.js
var plan_withheld = __webpack_require__(91102);
// EXTERNAL MODULE: ./build/src/run/moved.js
var moved = __webpack_require__(24588);
;// CONCATENATED MODULE: ./build/src/run/prepare.js
/** What a step is to run: its expressions evaluated, or why it does not run. */





/** The `if`, with what holds where none is written: in `finally` that is `always()`. */
function conditionOf(step) {
    return step.if ?? (step.section === 'finally' ? 'always()' : null);
}
/** Evaluates the step's expressions. One that cannot be evaluated fails the step, as in a workflow. */
async function prepare(request) {
    const { step, pipeline, setting, ports } = request;
    const run = (0,moved/* moved */.aW)(request.unsaved.reveal(request.recorder.run));
    const scope = (env) => ({
        contexts: { ...(0,context/* contextsOf */.WO)(step, run, setting), env },
        status: request.status,
        hashFiles: (patterns) => ports.hashFiles(patterns, request.halted),
    });
    try {
        const set = (0,context/* setBefore */.C8)(step, run);
        const outer = await (0,context/* evaluateAll */.RC)(pipeline.env, (text) => (0,evaluate/* evaluateText */.p_)(text, scope(setting.env)));
        const shared = (0,context/* over */.Zh)(set.env, (0,context/* over */.Zh)(outer, setting.env));
        const missing = withheldFrom(request);
        if (missing.length > 0)
            return await withoutAll(request, missing, scope(shared));
        const own = await (0,context/* evaluateAll */.RC)(step.env, (text) => (0,evaluate/* evaluateText */.p_)(text, scope(shared)));
        const full = scope((0,context/* over */.Zh)(own, shared));
        if (!(await (0,evaluate/* evaluateCondition */.F9)(conditionOf(step), full)))
            return { kind: 'skip' };
        const env = (0,context/* processEnv */.Hb)({ base: setting.env, pipeline: outer, set: set.env, step: own }, set.path);
        return { kind: 'run', script: await scriptOf(request, full, env) };
    }
    catch (error) {
        if (!(error instanceof Error) || error.name !== 'EvaluationError')
            throw error;
        const failure = { kind: 'refused', message: ports.masks.apply(error.message) };
        return { kind: 'failed', failure, forgiven: step.continueOnError === true };
    }
}
/**
 * What becomes of a step that needs what was not saved: only its `if` is evaluated, where that does not hang on it. Steps of `finally` do not
 * wait.
 */
async function withoutAll(request, missing, scope) {
    const { step, planned } = request;
    if (!isUndecided(request) && !(await (0,evaluate/* evaluateCondition */.F9)(conditionOf(step), scope)))
        return { kind: 'skip' };
    if (planned.decision === 'ask')
        return { kind: 'wait' };
    return { kind: 'failed', failure: refusal(missing), forgiven: false };
}
/** Whether the `if` depends on values of steps reused from an earlier attempt that held a secret. */
function isUndecided({ step, recorder }) {
    return reusedIn(recorder).some(({ id, withheld }) => (0,plan_withheld/* decidesBy */.rc)(step, id, withheld));
}
/** The steps that have ended in an earlier attempt. */
function reusedIn({ run }) {
    return run.steps.filter(({ section, attempt }) => section === 'steps' && attempt !== run.attempt);
}
async function scriptOf({ step, workspace }, scope, env) {
    const minutes = typeof step.timeoutMinutes === 'string'
        ? positive(await (0,evaluate/* evaluateValue */.zG)(step.timeoutMinutes, scope), step)
        : step.timeoutMinutes;
    const forgiving = typeof step.continueOnError === 'string'
        ? (await (0,evaluate/* evaluateText */.p_)(step.continueOnError, scope)) === 'true'
        : step.continueOnError;
    const directory = step.workingDirectory === null ? '.' : await (0,evaluate/* evaluateText */.p_)(step.workingDirectory, scope);
    return {
        script: await (0,evaluate/* evaluateText */.p_)(step.approval ?? step.run, scope),
        shell: step.shell,
        cwd: (0,external_node_path_.resolve)(workspace, directory),
        env,
        minutes,
        timeoutMs: minutes === null ? null : minutes * 60_000,
        continueOnError: forgiving,
    };
}
function positive(value, step) {
    const minutes = typeof value === 'string' ? Number(value) : value;
    if (typeof minutes === 'number' && minutes > 0)
        return minutes;
    const error = new Error(`timeout-minutes of ${step.id} must be a number above 0, but ${step.timeoutMinutes} is ${JSON.stringify(value)}`);
    error.name = 'EvaluationError';
    throw error;
}
/** What the expressions of the step speak of that steps reused from an earlier attempt have set, and that held a secret. */
function withheldFrom({ step, recorder }) {
    return reusedIn(recorder).flatMap(({ id, withheld }) => (0,plan_withheld/* spokenOf */.GR)(step, id, withheld).map((name) => `${id}.${name}`));
}
function refusal(missing) {
    const which = missing.join(', ');
    return {
        kind: 'refused',
        message: `needs ${which}, which held a secret and was not saved; give the step that sets it \`rerun: always\``,
    };
}
/** Whether the script of a step of `finally` uses a variable that was not saved nobody can tell. */
function warnOfVariables({ step, planned, recorder }) {
    if (planned.section !== 'finally')
        return;
    for (const { id, withheld } of reusedIn(recorder)) {
        const names = (0,plan_withheld/* neededOf */.b1)(step, id, { ...withheld, outputs: [] }).join(', ');
        const message = `runs without the ${names} that ${id} set, which held a secret and was not saved; give ${id} \`rerun: always\``;
        if (names !== '')
            recorder.write({ type: 'warning', step: step.id, message });
    }
}

;// CONCATENATED MODULE: ./build/src/run/backoff.js
/** Milliseconds to wait before the try after the `failed`-th (from 1). */
function delayBefore(retries, failed) {
    const factor = { fixed: 1, linear: failed, exponential: 2 ** (failed - 1) }[retries.backoff];
    return Math.min(retries.delayMs * factor, retries.maxDelayMs ?? Number.POSITIVE_INFINITY, MAX_TIMER_MS);
}
/** The longest delay that a timer of Node's takes: about 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Whether a failure is one that `retries.when` names. What could not be started would not start again either. */
function isRetried(retries, failure) {
    switch (failure.kind) {
        case 'error':
            return retries.when.includes('error') || retries.when.includes(failure.exit_code);
        case 'signal':
            return retries.when.includes('signal');
        case 'timeout':
            return retries.when.includes('timeout');
        case 'refused':
            return false;
    }
}

;// CONCATENATED MODULE: ./build/src/run/tries.js




async function tries(request, script) {
    const { step, recorder, ports, halted } = request;
    if (request.ending === null)
        await ports.machine.started(step.id, script.env);
    ports.files.started(step);
    let before = beforeOf(request);
    for (let at = 1;; at++) {
        recorder.write({ type: 'step.started', step: step.id, try: at });
        if (step.rerun === 'ask') {
            const why = await ports.published.now();
            if (why !== null)
                return withdraw(request, why, before);
            if (halted.aborted)
                return (0,ends/* interrupt */.G)(request, before);
            // Each of two attempts publishes first and looks then, so that one of them at least sees the other.
            const others = at === 1 ? await ports.published.others() : null;
            if (others !== null)
                return withdraw(request, others, ends/* CUT_OFF */.Vk);
            if (halted.aborted)
                return (0,ends/* interrupt */.G)(request, before);
        }
        const result = await oneTry(request, script, at);
        if (result.exit.kind === 'stopped')
            return isEnding(request) ? (0,ends/* succeed */.Py)(request, left(request, result), result) : (0,ends/* interrupt */.G)(request);
        const failure = (0,outcome/* failureOf */.g5)(result, script.minutes);
        warn(request, result);
        const leaves = left(request, result);
        request.unsaved.keep(step.id, result.said, leaves);
        if (failure === null && request.ending !== null)
            return serve(request, request.ending, result);
        if (failure === null)
            return (0,ends/* succeed */.Py)(request, leaves, result);
        if (at > step.retries.max || !isRetried(step.retries, failure)) {
            return (0,ends/* settle */.G9)(request, failure, leaves, script.continueOnError);
        }
        if (isEnding(request))
            return (0,ends/* settle */.G9)(request, failure, leaves, script.continueOnError);
        if (halted.aborted)
            return (0,ends/* interrupt */.G)(request);
        if ((await ports.files.failed(step, 'try-again')) === 'not-ready') {
            return (0,ends/* settle */.G9)(request, failure, leaves, script.continueOnError);
        }
        const delay = delayBefore(step.retries, at);
        recorder.write({ type: 'step.retrying', step: step.id, try: at, failure, delay_ms: delay });
        before = { started: true, failure };
        await ports.clock.sleep(delay, halted);
        if (isEnding(request))
            return (0,ends/* settle */.G9)(request, failure, leaves, script.continueOnError);
        if (halted.aborted)
            return (0,ends/* interrupt */.G)(request);
        (0,ends/* lookAtReads */.ob)(request);
    }
}
/** Whether it is a service that is to end. */
function isEnding({ ending }) {
    return ending?.aborted === true;
}
/** What a service sets reaches no other step: a resume may not start it again. */
function left({ ending, ports }, { said }) {
    const { masked, summary } = said;
    return (0,outcome/* leftBehind */.aU)(ending === null ? said : { ...outcome/* NOTHING_SAID */.SV, masked, summary }, ports.masks);
}
/** A service whose own process has ended well: what it has left running is the service; else it is over. */
async function serve(request, ending, result) {
    const { step, recorder, halted, running } = request;
    if (result.leftRunning.length === 0) {
        const message = `has ended by itself, and nothing waits for it: each attempt that needs it starts it again, and its files are not saved; with \`wait: ${step.id}\` below, it is a step as any other`;
        recorder.write({ type: 'warning', step: step.id, message });
        return (0,ends/* succeed */.Py)(request, left(request, result), result);
    }
    await aborted(AbortSignal.any([ending, halted]));
    await running?.endRest();
    return ending.aborted ? (0,ends/* succeed */.Py)(request, left(request, result), result) : (0,ends/* interrupt */.G)(request);
}
function aborted(signal) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        else
            signal.addEventListener('abort', () => resolve(), { once: true });
    });
}
function beforeOf({ step, recorder }) {
    const record = (0,record_run/* stepOf */.cg)(recorder.run, step.id);
    return record?.started === true
        ? { started: true, failure: record.failure }
        : { started: false, failure: null };
}
/**
 * A step that the machine starts at most once does not start before that is known elsewhere. Nothing of it was started: the
 * record says so, and the attempt ends.
 */
async function withdraw(request, why, before) {
    const { step } = request;
    const message = `not started: that it starts must be saved first, and could not be: ${why}`;
    await (0,ends/* cutOff */.qG)(request, message, before);
    request.onUnpublished(`${step.id} is ${message}`);
    return 'interrupted';
}
async function oneTry(request, script, at) {
    const { step, ports, setting, recorder } = request;
    const log = ports.openLog({ step: step.id, attempt: recorder.run.attempt, try: at });
    const scratch = ports.scratch();
    try {
        const running = ports.shell.start({
            ...script,
            scratch: scratch.path,
            mark: { attempt: setting.mark, step: `${step.number}` },
            masks: ports.masks,
            output: {
                write: (bytes) => {
                    log.write(bytes);
                    return ports.observer.output(step.id, bytes);
                },
                note: (note) => ports.observer.note(step.id, note),
            },
        });
        request.running = running;
        request.onStart(running);
        const result = await running.result;
        if (result.said.summary !== '')
            log.summary(ports.masks.apply(result.said.summary));
        // What lives on goes on writing into its log.
        if (result.leftRunning.length === 0)
            log.close();
        return result;
    }
    finally {
        scratch.dispose();
    }
}
function warn({ step, recorder, ports, leftRunning, processes, ending }, result) {
    for (const warning of result.said.warnings) {
        recorder.write({ type: 'warning', step: step.id, message: ports.masks.apply(warning) });
    }
    if (result.leftRunning.length === 0 || ending !== null)
        return;
    leftRunning.add(step.id);
    processes.push(...result.leftRunning.map(({ command }) => command));
    const names = result.leftRunning.map((left) => `${left.command} (pid ${left.pid})`).join(', ');
    recorder.write({
        type: 'warning',
        step: step.id,
        message: `left ${names} running; it ends with the run${step.rerun === 'always' ? '' : ', and a resume will not start it again unless the step has `background: true` or `rerun: always`'}`,
    });
}

;// CONCATENATED MODULE: ./build/src/run/step.js
/** One step of an attempt: decide it, run its tries, record how it ended. */









/** Runs one step to its end, and puts every transition on record before the next thing happens. @throws RecordLost */
async function runStep(asked) {
    const request = {
        ...asked,
        reads: null,
        beganAfter: asked.recorder.run.completions,
        running: null,
        processes: [],
    };
    const { step, planned, recorder } = request;
    if (request.status !== 'success' && !(0,evaluate/* mentionsStatus */.M9)(conditionOf(step) ?? ''))
        return 'blocked';
    if (planned.reason.kind === 'marked')
        return takeAsDone(request);
    if (planned.reason.kind === 'rejected')
        return reject(request);
    // What nobody has the value of decides nothing: not even that the step is skipped.
    if (planned.decision === 'ask' && isUndecided(request))
        return waitWithout(request);
    const prepared = await prepare(request);
    if (request.halted.aborted)
        return 'blocked';
    if (prepared.kind === 'failed') {
        const left = (0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, request.ports.masks);
        return (0,ends/* settle */.G9)(request, prepared.failure, left, prepared.forgiven);
    }
    if (prepared.kind === 'wait')
        return waitWithout(request);
    (0,ends/* lookAtReads */.ob)(request);
    if (prepared.kind === 'skip') {
        await undoLast(request);
        recorder.write({ type: 'step.skipped', step: step.id, completion: (0,ends/* complete */.My)(request) });
        return 'skipped';
    }
    const answer = await answerTo(request, prepared.script.script);
    if (answer === 'waiting')
        return answer;
    if (answer === 'rejected')
        return reject(request);
    if (answer === 'completed')
        return takeAsDone(request);
    if ((0,asking/* isGate */.cE)(step))
        return pass(request);
    const blocked = await undoLast(request);
    if (blocked !== null)
        return (0,ends/* settle */.G9)(request, { kind: 'refused', message: blocked }, (0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, request.ports.masks));
    warnOfVariables(request);
    return tries(request, prepared.script);
}
/** The files that the last try of a step left stay while it asks. @returns why they cannot be undone; null where they are */
async function undoLast({ step, planned, ports }) {
    return planned.decision === 'ask' ? ports.files.undone(step) : null;
}
/** Nobody can answer for a value that was not saved. */
async function waitWithout(request) {
    await (0,asking/* ask */.kA)(request, { reason: request.planned.reason });
    return 'waiting';
}
/** Whether the step may go on. @param text its script, or the question of a gate; evaluated */
async function answerTo(request, text) {
    const { step, planned, recorder } = request;
    const question = (0,asking/* questionNow */.JZ)(request, (0,asking/* isGate */.cE)(step) ? text : null);
    const { reason } = planned;
    if (!(0,asking/* isGate */.cE)(step)) {
        if (planned.decision !== 'ask')
            return 'approved';
        return (0,asking/* ask */.kA)(request, reason.kind === 'withheld' ? { reason } : { reason, question });
    }
    const answered = reason.kind === 'approved' ? (0,record_run/* stepOf */.cg)(recorder.run, step.id)?.answer?.question : undefined;
    if (answered === undefined)
        return (0,asking/* ask */.kA)(request, { reason, question });
    const because = (0,approval/* differenceOf */.Pq)(answered, question);
    return because === null ? 'approved' : (0,asking/* ask */.kA)(request, { reason: { kind: 'approval', because }, question });
}
/** A gate that is approved is completed, and has changed nothing. */
function pass(request) {
    const left = (0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, request.ports.masks);
    return (0,ends/* completed */.so)(request, { outcome: 'success', exit_code: null, error_message: null, ...left });
}
/** Nothing is started: what its last try left is its change. */
function takeAsDone(request) {
    const { step, recorder, ports } = request;
    (0,ends/* lookAtReads */.ob)(request);
    ports.files.started(step);
    const { outputs = {} } = (0,record_run/* stepOf */.cg)(recorder.run, step.id)?.answer ?? {};
    const left = (0,outcome/* leftBehind */.aU)({ ...outcome/* NOTHING_SAID */.SV, outputs }, ports.masks);
    return (0,ends/* completed */.so)(request, { outcome: 'success', exit_code: null, error_message: null, ...left });
}
function reject(request) {
    const { who = '', comment = null } = (0,record_run/* stepOf */.cg)(request.recorder.run, request.step.id)?.answer ?? {};
    const failure = { kind: 'refused', message: (0,fold_step/* rejection */.cz)(who, comment) };
    return (0,ends/* settle */.G9)(request, failure, (0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, request.ports.masks));
}

// EXTERNAL MODULE: ./build/src/run/unpublished.js
var unpublished = __webpack_require__(80996);
;// CONCATENATED MODULE: ./build/src/run/unsaved.js
/**
 * What steps of this attempt set and the record may not hold, since it contains a secret. The later steps of the
 * attempt have it all the same; a resume does not.
 */
class Unsaved {
    #said = new Map();
    /** Notes what a step set when it ended. @param left what the record has of it */
    keep(step, { outputs, env, path }, { withheld }) {
        const hidden = withheld.path || withheld.outputs.length + withheld.env.length > 0;
        if (hidden)
            this.#said.set(step, { outputs, env, path });
        else
            this.#said.delete(step);
    }
    /** The record with all that steps set. For the eyes of steps only: it must not be written anywhere. */
    reveal(run) {
        if (this.#said.size === 0)
            return run;
        return { ...run, steps: run.steps.map((step) => ({ ...step, ...this.#said.get(step.id) })) };
    }
}

;// CONCATENATED MODULE: ./build/src/record/left-to-run.js
/** Why an attempt ended by itself that has steps left to run, as `--only-step` does. Pure. */


const left_to_run_MOST_NAMED = 10;
/** `lint done; 1 step is out of date: package`. */
function leftToRun({ steps, attempt }) {
    const done = steps.filter((step) => (0,record_run/* isDone */.$L)(step) && step.attempt === attempt);
    const left = steps.filter((step) => step.section === 'steps' && !(0,record_run/* isDone */.$L)(step));
    const old = left.filter(({ reason }) => reason?.kind === 'needs');
    return [
        ...(done.length === 0 ? [] : [`${namesOf(done)} done`]),
        ...counted(old, 'out of date'),
        ...counted(left.filter((step) => !old.includes(step)), 'left to run'),
        ...(left.length === 0 ? ['`finally` is left to run'] : []),
    ].join('; ');
}
function counted(steps, how) {
    if (steps.length === 0)
        return [];
    const count = steps.length === 1 ? '1 step is' : `${steps.length} steps are`;
    return [`${count} ${how}: ${namesOf(steps)}`];
}
function namesOf(steps) {
    return (0,some/* andOf */.X)(steps.map(({ id }) => id), left_to_run_MOST_NAMED);
}

;// CONCATENATED MODULE: ./build/src/run/why-ended.js
/** Why an attempt ended, in a line for the record. Pure. */

function cannotBegin({ message }) {
    return `the workspace could not be brought to where the run was: ${message}`;
}
function whyEnded(status, run, by) {
    const isNow = ({ state, attempt }) => state === 'failed' && attempt === run.attempt;
    if (status === 'failed' && !run.steps.some(isNow))
        return leftToRun(run);
    const named = (state) => run.steps
        .filter((step) => step.state === state)
        .map((step) => step.id)
        .join(', ');
    switch (status) {
        case 'completed':
            return 'all steps completed';
        case 'failed':
            return `failed: ${named('failed')}`;
        case 'paused':
            return `waiting for a person: ${named('waiting')}`;
        case 'interrupted':
            return by === null ? leftToRun(run) : `stopped by ${by}`;
    }
}

;// CONCATENATED MODULE: ./build/src/run/attempt.js















/** Runs what the plan says. Settles when the attempt has ended and no process of it lives on. */
async function runAttempt(request, ports) {
    const recorder = new run_recorder/* Recorder */.v(ports, request.run);
    const attempt = new Attempt(request, ports, recorder);
    try {
        let ended = { count: 0, survivors: [] };
        try {
            await attempt.run();
        }
        finally {
            ended = await ports.shell.endAttempt(request.setting.mark);
        }
        await ports.files.end(attempt.leftRunning(ended.count));
        for (const message of ended.survivors)
            recorder.write({ type: 'warning', step: null, message });
        attempt.end();
    }
    catch (error) {
        if (!(error instanceof run_recorder/* RecordLost */.M))
            throw error;
    }
    return {
        run: recorder.latest,
        stoppedBy: request.stop.by,
        outOfTime: recorder.latest?.attempts.at(-1)?.out_of_time === true,
        lost: recorder.lost ?? attempt.unpublished,
        stuck: attempt.stuck,
    };
}
class Attempt {
    #request;
    #ports;
    #recorder;
    #steps;
    #scripts = new Map();
    #legs;
    #services;
    /** Aborts when services end that are not to end by themselves: they live on when `fail-fast` stops the steps. */
    #haltServices = new AbortController();
    #unsaved = new Unsaved();
    #leftRunning = new Set();
    #sections;
    #halt = new AbortController();
    #why = '';
    #isCancelled = false;
    #stuck = null;
    #unpublished = null;
    constructor(request, ports, recorder) {
        this.#request = request;
        this.#ports = ports;
        this.#recorder = recorder;
        this.#steps = new Map((0,model/* allSteps */.B)(request.pipeline).map((step) => [step.id, step]));
        this.#legs = new Legs(this.#steps);
        this.#services = new Services((step) => this.#scripts.get(step)?.stop('SIGTERM'));
        this.#sections = new Sections({
            steps: this.#steps,
            legs: this.#legs,
            services: this.#services,
            maxParallel: request.setting.maxParallel,
            deadline: request.deadline,
            before: request.run,
            now: () => recorder.run,
            isHalted: () => this.#halt.signal.aborted,
            conduct: (move, planned, conducted) => this.#conduct(move, planned, conducted),
            onThrown: (why) => this.#haltAll(why, 'SIGTERM'),
        });
    }
    get stuck() {
        return this.#stuck;
    }
    /** The steps that left processes running; all that ran where such a process hid from its step. @param ended how many were ended last */
    leftRunning(ended) {
        if (this.#leftRunning.size > 0 || ended === 0)
            return [...this.#leftRunning];
        const { steps, attempt } = this.#recorder.run;
        return steps.flatMap((step) => (step.attempt === attempt ? [step.id] : []));
    }
    get isOutOfTime() {
        return this.#sections.held.size > 0 || this.#request.deadline?.reached.aborted === true;
    }
    get unpublished() {
        return this.#unpublished;
    }
    async run() {
        const { stop, cleanUp } = this.#request;
        stop.asked.addEventListener('abort', () => this.#haltAll(`stopped by ${stop.by}`, stop.by ?? 'SIGTERM'));
        stop.hurry.addEventListener('abort', () => this.#killAll());
        const late = () => this.#haltAll('stopped by the deadline', 'SIGTERM');
        const { reached } = this.#request.deadline ?? {};
        reached?.addEventListener('abort', late);
        if (reached?.aborted === true)
            late();
        if (cleanUp === 'alone') {
            if (await this.#beginFiles())
                await this.#cleanUp();
            await this.#services.endAll();
            return;
        }
        this.#recorder.write((0,first_events/* planEvent */.Q)(this.#request));
        for (const warning of (0,first_events/* startWarnings */.s)(this.#request, this.#recorder.run))
            this.#recorder.write(warning);
        if (stop.by !== null || !(await this.#beginFiles()))
            return;
        if (stop.by === null)
            await this.#runAll();
        if (stop.by !== null && cleanUp === 'here')
            await this.#cleanUp();
        await this.#services.endAll();
    }
    async #runAll() {
        const { stop, plan } = this.#request;
        await this.#takePresent();
        await this.#sections.run(plan.steps.filter((step) => step.section === 'steps'), true);
        const status = (0,outcome/* statusOf */.c2)(this.#recorder.run, 'steps');
        if (stop.by !== null || this.#unpublished !== null || this.isOutOfTime)
            return;
        if (status !== 'completed' && status !== 'failed')
            return;
        this.#halt = new AbortController();
        await this.#sections.run(plan.steps.filter((step) => step.section === 'finally' && step.decision === 'run'), status === 'completed');
    }
    /** After a signal: the steps whose `if` asks for it, then those of `finally`. */
    async #cleanUp() {
        const { stop, pipeline, plan } = this.#request;
        if (stop.hurry.aborted || this.#unpublished !== null)
            return;
        this.#isCancelled = true;
        this.#halt = new AbortController();
        const { steps } = (0,clean_up/* cleanUpPlan */.w)(pipeline, this.#recorder.run, plan);
        for (const section of ['steps', 'finally'])
            await this.#sections.run(steps.filter((step) => step.section === section), false);
    }
    end() {
        const { stop, pipeline } = this.#request;
        const run = this.#recorder.run;
        const isCutOff = stop.by !== null || this.#isCancelled || this.#stuck !== null || this.#unpublished !== null;
        const status = isCutOff ? 'interrupted' : (0,outcome/* endOf */.pJ)(run, this.#request.run);
        const isLate = this.isOutOfTime && stop.by === null && status !== 'completed';
        const waiting = run.steps.filter((step) => step.state === 'waiting').map((step) => step.id);
        this.#recorder.write({
            type: 'attempt.ended',
            status,
            ...(isLate ? { out_of_time: true } : {}),
            why: this.#whyEnded(status),
            waiting_for: status === 'paused' ? waiting : [],
            pending: [...(0,outcome/* blockers */.mN)(pipeline, run), ...this.#unfit()],
        });
    }
    /** Why steps have not run that would not have ended in time. */
    #unfit() {
        const { run: before } = this.#request;
        return [...this.#sections.held].map((step) => {
            const took_ms = tookBefore(step, before) ?? 0;
            return { step, reason: { kind: 'deadline', took_ms } };
        });
    }
    #whyEnded(status) {
        if (this.#stuck !== null)
            return cannotBegin(this.#stuck);
        if (this.#unpublished !== null)
            return this.#unpublished.message;
        const { cleanUp, run, stop } = this.#request;
        const before = cleanUp === 'alone' ? run?.attempts.at(-1)?.why : null;
        if (this.isOutOfTime && stop.by === null && status === 'interrupted')
            return outOfTime(this.#recorder.run, this.#sections.held);
        return before ?? whyEnded(status, this.#recorder.run, stop.by);
    }
    /** Brings the workspace to what the plan wants; false when that cannot be done. What was done until then stays. */
    async #beginFiles() {
        const { stop } = this.#request;
        try {
            await this.#ports.files.begin({
                write: (body) => void this.#recorder.write(body),
                run: () => this.#recorder.run,
            });
            return true;
        }
        catch (error) {
            if (error instanceof run_recorder/* RecordLost */.M)
                throw error;
            if (stop.by === null)
                this.#stuck = error;
            return false;
        }
    }
    /** A step that is taken as completed, because all that it writes is there, becomes so. */
    async #takePresent() {
        const { pipeline, plan, setting } = this.#request;
        const { masks } = this.#ports;
        for (const planned of plan.steps) {
            const step = this.#steps.get(planned.id);
            if (planned.reason.kind !== 'present' || step === undefined)
                continue;
            const { files } = this.#ports;
            const reads = files.reads(step);
            files.started(step);
            const { change, warnings } = await files.completed(step);
            const { run } = this.#recorder;
            const outside = (0,context/* outsideFor */.$6)(step, run, { pipeline, setting, masks });
            const started = (0,starts/* startsFor */.r)(step, run, { pipeline, setting, masks });
            const completion = (0,outcome/* completionOf */.G9)(step, run, { setting, standsFor: null, reads, outside, started });
            this.#recorder.write({
                type: 'step.completed',
                step: step.id,
                outcome: 'success',
                exit_code: null,
                error_message: null,
                completion,
                change,
                ...(0,outcome/* leftBehind */.aU)(outcome/* NOTHING_SAID */.SV, masks),
            });
            for (const message of warnings)
                this.#recorder.write({ type: 'warning', step: step.id, message });
        }
    }
    async #conduct(move, planned, { ending, onUp }) {
        const step = this.#steps.get(move.step);
        if (step === undefined)
            throw new Error(`a plan with an unknown step: ${move.step}`);
        const { pipeline, setting, workspace } = this.#request;
        const end = await runStep({
            step,
            planned,
            pipeline,
            setting,
            workspace,
            ports: this.#ports,
            recorder: this.#recorder,
            unsaved: this.#unsaved,
            leftRunning: this.#leftRunning,
            status: this.#isCancelled ? 'cancelled' : move.success ? 'success' : 'failure',
            halted: this.#legs.signal(step.id, ending === null ? this.#halt.signal : AbortSignal.any([this.#haltServices.signal, ending])),
            ending,
            whyHalted: () => this.#legs.whyStopped(step.id) ?? this.#why,
            onUnpublished: (why) => {
                this.#unpublished ??= new unpublished/* Unpublished */.c(step.id, why);
                this.#haltAll(why, 'SIGTERM');
            },
            onStart: (script) => {
                this.#scripts.set(step.id, script);
                onUp();
            },
        });
        this.#scripts.delete(step.id);
        if (end === 'failure')
            for (const leg of this.#legs.failed(step.id))
                this.#scripts.get(leg)?.stop('SIGTERM');
        if (end === 'failure' && pipeline.failFast && planned.section === 'steps') {
            const others = [...this.#scripts.keys()].filter((id) => this.#steps.get(id)?.background?.kind !== 'service');
            this.#haltSteps(`stopped because ${step.id} failed (fail-fast)`, 'SIGTERM', others);
        }
        return end;
    }
    /** Nothing more starts, and nothing is waited for. */
    #killAll() {
        this.#why = `stopped by ${this.#request.stop.by}`;
        this.#halt.abort();
        for (const script of this.#scripts.values())
            script.kill();
    }
    #haltAll(why, signal) {
        this.#haltSteps(why, signal, [...this.#scripts.keys()]);
        this.#haltServices.abort();
        for (const id of this.#services.ids)
            this.#scripts.get(id)?.stop(signal);
    }
    #haltSteps(why, signal, ids) {
        if (this.#halt.signal.aborted)
            return;
        this.#why = why;
        this.#halt.abort();
        for (const id of ids)
            this.#scripts.get(id)?.stop(signal);
    }
}

// EXTERNAL MODULE: ./build/src/shell/shell.js + 4 modules
var shell_shell = __webpack_require__(88010);
// EXTERNAL MODULE: ./build/src/shell/watcher.js
var watcher = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/src/store/directory.js + 1 modules
var directory = __webpack_require__(74545);
// EXTERNAL MODULE: ./build/src/store/file-time.js
var file_time = __webpack_require__(29515);
// EXTERNAL MODULE: ./build/src/launch/answers.js
var answers = __webpack_require__(21626);
// EXTERNAL MODULE: ./build/src/launch/node-ports.js + 1 modules
var node_ports = __webpack_require__(79079);
;// CONCATENATED MODULE: ./build/src/launch/deadline.js
/** The time at which an attempt must be over. */

/** Milliseconds that are kept for what is left when steps are stopped: at most, and as a share of all the time. */
const RESERVE_MS = 60_000;
const RESERVE_SHARE = 0.1;
/** The longest delay that a timer of Node's takes. */
const deadline_MAX_TIMER_MS = 2 ** 31 - 1;
/** A deadline that goes on by itself. @param at in ms since 1970 @param from the time that it was counted from */
function startDeadline({ at, from }) {
    const stopAt = at - Math.min(RESERVE_MS, Math.max(0, at - from) * RESERVE_SHARE);
    const left = () => stopAt - node_ports/* systemClock */.ml.now().getTime();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), Math.min(Math.max(0, left()), deadline_MAX_TIMER_MS));
    return { reached: controller.signal, left, end: () => clearTimeout(timer) };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/shell/masks.js + 1 modules
var shell_masks = __webpack_require__(57169);
;// CONCATENATED MODULE: ./build/src/launch/hooks.js
/** What a pipeline has told when a run pauses or ends: a command, or an address. Nothing of it changes what the run came to. */









/** The longest that a hook may take. */
const LIMIT_MS = 30_000;
const GRACE_MS = 1000;
/** Tells of the end of an attempt, if the pipeline wants that. Never throws: what goes wrong is a warning. */
async function callHook(request) {
    const { pipeline, run, warn } = request;
    const name = run.status === 'paused' ? 'on-pause' : 'on-end';
    const hook = name === 'on-pause' ? pipeline.onPause : pipeline.onEnd;
    // One that is brought back, or whose record was lost, has come to no end.
    if (hook === null || run.status === 'running' || (0,record_run/* isBroughtBack */.vJ)(run))
        return;
    const masks = new shell_masks/* Masks */.O();
    for (const secret of Object.values(request.secrets))
        masks.add(secret);
    try {
        const text = (await (0,evaluate/* evaluateText */.p_)(hook, scopeOf(request))).trim();
        const told = JSON.stringify(hookEvent(run));
        const why = /^https?:\/\//.test(text)
            ? await post(text, told)
            : await command(request, text, { told, masks });
        if (why !== null)
            warn(masks.apply(`${name}: ${why}`));
    }
    catch (error) {
        warn(masks.apply(`${name}: ${withCause(error)}`));
    }
}
/** `fetch` alone says only that it failed. */
function withCause({ message, cause }) {
    const { message: why = '', code = '' } = (cause ?? {});
    return why === '' && code === '' ? message : `${message}: ${why || code}`;
}
/** The JSON that a hook gets. Pure. */
function hookEvent(run) {
    const steps = run.steps.filter(({ section }) => section === 'steps');
    return {
        event: run.status === 'paused' ? 'pause' : 'end',
        run_id: run.run_id,
        pipeline: run.pipeline.name,
        status: run.status,
        attempt: run.attempt,
        why: run.attempts.at(-1)?.why ?? null,
        steps_completed: steps.filter(record_run/* isDone */.$L).length,
        steps_total: steps.length,
        failed_steps: run.steps.flatMap(({ id, state }) => (state === 'failed' ? [id] : [])),
        waiting_for: run.steps.flatMap(({ id, state, question }) => state === 'waiting' ? [{ step: id, prompt: question?.prompt ?? null }] : []),
        outputs: Object.fromEntries((0,moved/* moved */.aW)(run).steps.map(({ id, outputs }) => [id, outputs])),
    };
}
function scopeOf({ run, github, secrets }) {
    const { run_id, attempt, inputs } = run;
    return {
        contexts: { github, inputs, secrets, run: { id: run_id, attempt, resumed: attempt > 1 }, runner: {} },
        status: 'success',
        hashFiles: async () => '',
    };
}
/** @returns why it was not told; null when it was */
async function post(address, body) {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    await response.body?.cancel();
    return response.ok ? null : `the address answered ${response.status}`;
}
/** Runs a command that finds the JSON in the file $SAVEPOINT_EVENT. @returns why it failed; null when it did not */
async function command({ workspace, temp, env }, script, { told, masks }) {
    const mark = (0,external_node_crypto_.randomUUID)();
    const scratch = (0,node_ports/* makeScratch */.lP)((0,node_ports/* scratchPath */.KT)(temp, mark));
    const shell = (0,shell_shell/* createShell */.f)({ graceMs: GRACE_MS });
    let last = '';
    try {
        const event = (0,external_node_path_.join)(scratch.next().path, 'event.json');
        (0,external_node_fs_.writeFileSync)(event, told);
        const { exit } = await shell.start({
            ...{ script, shell: null, cwd: workspace, env: { ...env, SAVEPOINT_EVENT: event } },
            ...{ timeoutMs: LIMIT_MS, scratch: scratch.next().path, mark: { attempt: mark, step: 'hook' }, masks },
            output: {
                write: (bytes) => {
                    last = bytes.toString().trim().split('\n').at(-1) ?? last;
                    return undefined;
                },
                note: () => { },
            },
        }).result;
        if (exit.kind === 'exited' && exit.code === 0)
            return null;
        const how = exit.kind === 'exited' ? `exit code ${exit.code}` : exit.kind;
        return last === '' ? how : `${how}: ${last}`;
    }
    finally {
        await shell.endAttempt(mark);
        scratch.dispose();
    }
}

// EXTERNAL MODULE: ./build/src/files/snapshot-file.js
var snapshot_file = __webpack_require__(92616);
// EXTERNAL MODULE: ./build/src/files/snapshot-writer.js
var snapshot_writer = __webpack_require__(81165);
// EXTERNAL MODULE: ./build/src/plan/arriving.js
var arriving = __webpack_require__(28569);
// EXTERNAL MODULE: ./build/src/plan/made.js
var made = __webpack_require__(18124);
// EXTERNAL MODULE: ./build/src/plan/outside.js
var outside = __webpack_require__(60158);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/plan/services.js
var services = __webpack_require__(39785);
// EXTERNAL MODULE: ./build/src/record/fold.js
var fold = __webpack_require__(5988);
;// CONCATENATED MODULE: ./build/src/launch/ask-first.js




/**
 * Asks about the steps whose turn comes before anything else runs, and puts the answers on record.
 * @returns whether there are any, and the steps that the person leaves for later; where there is either, it must be planned again
 */
async function askFirst(request) {
    const { person, until } = request;
    const later = new Set();
    let isAnswered = false;
    for (const asked of person === null ? [] : questions(request)) {
        const decision = await person?.ask(asked, until);
        if (decision === undefined || decision === 'later')
            later.add(asked.step);
        else {
            record(request, asked, decision);
            isAnswered = true;
        }
    }
    return { isAnswered, later };
}
/** Nobody is asked twice in an attempt. */
function without(later, person) {
    const ask = async (asked, until) => later.has(asked.step) ? 'later' : person.ask(asked, until);
    return { name: person.name, ask };
}
function questions({ plan, pipeline, inputs, open }) {
    const { run } = open;
    if (run === null)
        return [];
    const reused = new Set(plan.steps.flatMap(({ id, decision }) => (decision === 'reuse' ? [id] : [])));
    const { definition } = plan;
    const definitions = new Map(definition.map((entry) => [entry.id, entry]));
    return plan.steps.flatMap((planned) => {
        const step = pipeline.steps.find(({ id }) => id === planned.id);
        const isNext = (0,services/* endNeeds */.lj)(planned.id, definitions).every((need) => reused.has(need));
        if (step === undefined || !isNext || step.if !== null || !asksByItself(planned))
            return [];
        const needs = (0,outcome/* needsOf */.hN)(step, run, definition);
        const asking = { step, steps: pipeline.steps, definition, inputs, needs };
        return [{ step: step.id, reason: planned.reason, question: (0,approval/* questionOf */.YH)(asking, null) }];
    });
}
function asksByItself({ decision, reason }) {
    return decision === 'ask' && (reason.kind === 'started-before' || reason.kind === 'maybe-started');
}
function record({ open, person, observer, now }, { step, reason, question }, decision) {
    const who = person?.name ?? '';
    const bodies = [
        { type: 'step.waiting', step, reason, question },
        { type: 'step.decided', step, decision, who, comment: null, question },
    ];
    for (const body of bodies) {
        const n = (open.run?.last_event ?? 0) + 1;
        const event = { n, at: now().toISOString(), ...body };
        const run = (0,fold/* fold */.AU)(open.run, event);
        open.append(event, run);
        observer.event(event, run);
    }
}

// EXTERNAL MODULE: ./build/src/store/identity.js
var identity = __webpack_require__(41193);
;// CONCATENATED MODULE: ./build/src/launch/clear-up.js
/** What attempts have left behind whose own process is gone. */





/**
 * Ends the processes of attempts in this workspace whose own process is gone, and removes their scratch files; also
 * those of the last attempt of this run, however it ended.
 */
async function clearUp({ store, workspace, marks, temp, me, shell, warn }, run) {
    const left = store.list().runs.flatMap(({ run: other, held }) => {
        const last = other.attempts.at(-1);
        return !held && last?.ended_at === null && last.where.workspace === workspace
            ? [{ ...last, run: other.run_id }]
            : [];
    });
    const last = run?.attempts.at(-1);
    const own = last === undefined ? [] : [{ ...last, run: run?.run_id ?? '' }];
    for (const { mark, where, run: id } of [...left, ...own]) {
        // Whoever can write to a cache can write a record.
        if (!/^[0-9a-f-]{36}$/.test(mark))
            continue;
        if (!isGone(where, me)) {
            warn(`process ${where.pid} on this machine still runs another attempt of this run: both run steps. Let only one start at a time, in a workflow by a \`concurrency\` group`);
            continue;
        }
        const { count, survivors } = await shell.endAttempt(mark);
        if (count > 0)
            (0,snapshot_writer/* sayEnded */.QV)((0,snapshot_file/* snapshotPath */.c0)(marks, workspace, id));
        for (const survivor of survivors)
            warn(survivor);
        (0,external_node_fs_.rmSync)((0,node_ports/* scratchPath */.KT)(temp, mark), { recursive: true, force: true });
    }
}
/** Whether the process of an attempt is gone. Where a lock did not tell, its record must: one in a cache is held by nobody. */
function isGone({ host, boot, namespace, pid, started }, me) {
    if (boot === undefined || namespace === undefined || started === undefined)
        return true;
    return (0,identity/* isAlive */._)({ host, boot, namespace, pid, started }, me) !== 'alive';
}

// EXTERNAL MODULE: ./build/src/launch/inputs.js
var launch_inputs = __webpack_require__(41056);
// EXTERNAL MODULE: ./build/src/launch/locks.js
var locks = __webpack_require__(26033);
// EXTERNAL MODULE: ./build/src/launch/matrices.js
var matrices = __webpack_require__(43265);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var patterns = __webpack_require__(1671);
// EXTERNAL MODULE: ./build/src/tree/reconcile.js
var reconcile = __webpack_require__(83638);
// EXTERNAL MODULE: ./build/src/workspace/apply.js + 1 modules
var apply = __webpack_require__(95771);
// EXTERNAL MODULE: ./build/src/files/apply.js
var files_apply = __webpack_require__(28537);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/checkpoint/format.js
var format = __webpack_require__(27617);
;// CONCATENATED MODULE: ./build/src/checkpoint/directory.js
/** The packs of a run as files of its directory. */





const NAME = /^(\d{6})\.pack$/;
const TEMPORARY = /^\d{6}\.pack\.tmp$/;
/** The numbers of the published packs, in order; none where there is no directory. @throws the system's error */
function listPacks(directory) {
    return namesIn(directory)
        .map((name) => Number(NAME.exec(name)?.[1]))
        .filter(format/* isPackNumber */.po)
        .sort((a, b) => a - b);
}
/**
 * Removes packs that no record names, and what killed processes left. Only for who holds the run.
 * Answers with the names that are gone. @throws the system's error
 */
function removeOrphans(directory, referenced) {
    const doomed = [
        ...namesIn(directory).filter((name) => TEMPORARY.test(name)),
        ...listPacks(directory)
            .filter((number) => !referenced.has(number))
            .map(format/* packName */.HC),
    ];
    for (const name of doomed)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(directory, name), { force: true });
    if (doomed.length > 0)
        (0,atomic/* syncDirectory */.zR)(directory);
    return doomed;
}
/** A number that no pack has, on disk or in a record, above all of them. @throws the system's error */
function nextNumber(directory, referenced) {
    return Math.max(0, listPacks(directory).at(-1) ?? 0, ...referenced) + 1;
}
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch (error) {
        if ((0,errors/* isAbsent */.W0)(error))
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/checkpoint/errors.js
var checkpoint_errors = __webpack_require__(22557);
// EXTERNAL MODULE: ./build/src/checkpoint/pack.js
var pack = __webpack_require__(47867);
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js + 2 modules
var read_pack = __webpack_require__(34212);
;// CONCATENATED MODULE: ./build/src/checkpoint/borrow.js
/** Packs of another run in the store, by a second name of the same file: a content is stored once, and goes with the last run that names it. */









/**
 * Borrows the packs that hold something of what is needed. What cannot be borrowed is left out, and the run stores it again: where the
 * file system takes no second name, and where a pack is gone, damaged or newer.
 * @returns the packs under their new numbers, from `next`, and what git had for that run: digest → id of the blob @throws the system's error where the folders cannot be looked at
 */
function borrow({ from, to, next, needs, once }) {
    const packs = listPacks(from).flatMap((number, at) => {
        const own = { directory: to, number: next + at };
        return borrow_link((0,external_node_path_.join)(from, (0,format/* packName */.HC)(number)), (0,external_node_path_.join)(to, (0,format/* packName */.HC)(own.number))) ? read(own, once) : [];
    });
    const used = new Set(needs);
    for (const { contents } of packs)
        for (const [digest, made] of contents)
            if (needs.has(digest))
                for (const piece of (0,pack/* piecesOf */.Xe)(made))
                    used.add(piece);
    const [kept, others] = [true, false].map((wanted) => packs.filter(({ pieces, contents }) => (has(pieces, used) || has(contents, used)) === wanted));
    for (const { ref } of others)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(to, (0,format/* packName */.HC)(ref.pack)));
    if (kept.length > 0)
        (0,atomic/* syncDirectory */.zR)(to);
    return { packs: kept, git: new Map(packs.flatMap(({ git }) => [...git])) };
}
function has(held, used) {
    for (const digest of held.keys())
        if (used.has(digest))
            return true;
    return false;
}
/** Whether a file has got a second name. */
function borrow_link(path, name) {
    try {
        if (!(0,external_node_fs_.lstatSync)(path).isFile())
            return false;
        (0,external_node_fs_.linkSync)(path, name);
        return true;
    }
    catch {
        return false;
    }
}
function read({ directory, number }, once) {
    try {
        const ref = (0,read_pack/* refOf */.H8)(directory, number);
        return [(0,read_pack/* readPack */.wh)({ directory, ref, run: ref.from.run, once })];
    }
    catch (error) {
        const isKnown = [checkpoint_errors/* PackDamaged */.L8, checkpoint_errors/* PackAbsent */.XT, checkpoint_errors/* NewerPack */.F$, errors/* StoreError */.AD].some((kind) => error instanceof kind);
        if (!isKnown)
            throw error;
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(directory, (0,format/* packName */.HC)(number)), { force: true });
        return [];
    }
}

// EXTERNAL MODULE: ./build/src/checkpoint/lines.js
var lines = __webpack_require__(32751);
// EXTERNAL MODULE: ./build/src/files/capture.js + 5 modules
var capture = __webpack_require__(84821);
// EXTERNAL MODULE: ./build/src/files/facts-of.js
var facts_of = __webpack_require__(22290);
// EXTERNAL MODULE: ./build/src/files/view.js
var view = __webpack_require__(52428);
;// CONCATENATED MODULE: ./build/src/files/first.js
/** Saves the workspace of a new run: the source, and the files that steps of earlier runs here made as the lowest layer. */





const NOTHING_KEPT = { isKept: () => false, held: new Map() };
/** @throws StoreError when something could not be saved; the signal's reason */
async function saveFirst(saving) {
    const { view, pipeline, area } = saving.inspection;
    const { source, earlier, held } = partsOf(saving);
    const hidden = saving.hidden();
    for (const [path, entry] of hidden)
        if (!source.toRead.has(path))
            source.told.set(path, entry);
    const taken = await saving.capture({
        kind: 'source',
        paths: source.toRead,
        before: (path) => hidden.get(path) ?? null,
        keep: (path) => saving.keepOfSource(path),
        what: 'all',
        rest: source.told,
        held,
    });
    const noted = { index: new Map(view.index), unread: new Map() };
    const bare = new Map();
    note(saving, { ...noted, tree: bare }, { ...taken, seenAt: source.toRead });
    for (const [path, entry] of source.told)
        if (entry.kind !== 'other')
            bare.set(path, entry);
    const roots = area.roots.list.map(({ path }) => path);
    const digests = (0,facts_of/* sourceDigests */.B)(bare, { pipeline: pipeline.path, roots }, view);
    saving.tellSource('first', digests, taken);
    const model = new Map(bare);
    for (const [path, entry] of earlier.told)
        model.set(path, entry);
    if (earlier.toRead.size + earlier.told.size > 0) {
        const layer = await saving.capture({
            kind: 'earlier',
            paths: earlier.toRead,
            before: () => null,
            keep: () => ({ kind: 'content' }),
            what: 'all',
            rest: earlier.told,
        });
        note(saving, { ...noted, tree: model }, { ...layer, seenAt: earlier.toRead });
        if (layer.ref !== null && layer.change.length > 0)
            saving.tell({ type: 'earlier.captured', change: layer.ref });
    }
    return { model, bare, digests, ...noted };
}
/** What is read and stored of the source and of the files of earlier runs; the rest is known. @throws StoreError */
function partsOf(saving) {
    const { view, setting } = saving.inspection;
    const isEarlier = (path) => view.made.has(path) && !(setting.person && view.isTracked(path)) && view.git?.held.has(path) !== true;
    const isApart = (path) => !isEarlier(path) && view.ignored(path);
    const { isKept, held } = borrowed(saving, isApart);
    const [source, earlier] = [newPart(), newPart()];
    for (const [path, seen] of allIn(view)) {
        const entry = view.index.get(path)?.entry;
        const { toRead, told } = isEarlier(path) ? earlier : source;
        if (entry !== undefined && (isApart(path) || isKept(path, entry)))
            told.set(path, entry);
        else
            toRead.set(path, seen);
    }
    return { source, earlier, held };
}
function newPart() {
    return { toRead: new Map(), told: new Map() };
}
function* allIn({ index, unseen }) {
    for (const [path, { seen }] of index)
        yield [path, seen];
    yield* unseen;
}
/** Takes what was read into the tree, the index and the paths that could not be read. */
function note(saving, into, { indexed, failed, seenAt }) {
    const { index, unread, tree } = into;
    for (const [path, each] of indexed) {
        if (each === null)
            index.delete(path);
        else {
            index.set(path, each);
            tree.set(path, each.entry);
        }
    }
    for (const { path, why } of failed) {
        const seen = seenAt.get(path);
        if (seen == null)
            continue;
        index.delete(path);
        unread.set(path, seen);
        tree.set(path, (0,view/* unreadable */.O$)(seen));
        saving.sayNotSaved(path, why);
    }
}
/**
 * Borrows packs of the last run here: what is as that one left it is neither read nor stored again.
 * @param isApart whether the content of a path is not stored @throws StoreError
 */
function borrowed(saving, isApart) {
    const { packs: into, inspection } = saving;
    const { view, history } = inspection;
    const { directory, run, next } = into;
    const needs = new Set();
    for (const [path, { entry }] of view.index)
        if (entry.kind === 'file' && !isApart(path))
            needs.add(entry.digest);
    if (view.newestRun === null || view.newestRun === run || needs.size === 0)
        return NOTHING_KEPT;
    const from = saving.folderOf(view.newestRun);
    const { packs, git } = saving.inStore(() => {
        (0,capture/* makeFolder */.fc)(directory);
        return borrow({ from, to: directory, next, needs, once: (0,lines/* onceEach */.fF)(needs) });
    });
    for (const pack of packs)
        history.contents.add(pack);
    const refs = packs.map(({ ref }) => ref);
    if (refs.length > 0)
        saving.tell({ type: 'packs.borrowed', packs: refs });
    into.next = Math.max(next, ...refs.map(({ pack }) => pack + 1));
    const held = new Map();
    for (const [path, { entry }] of view.index) {
        const blob = view.git?.held.get(path);
        if (entry.kind === 'file' && blob !== undefined && git.get(entry.digest) === blob)
            held.set(entry.digest, blob);
    }
    const isKept = (path, entry) => entry.kind === 'file'
        ? history.contents.isPacked(entry.digest) ||
            (held.has(entry.digest) && view.git?.held.has(path) === true)
        : entry.kind !== 'other';
    return { isKept, held };
}

// EXTERNAL MODULE: ./build/src/files/layers.js
var files_layers = __webpack_require__(18279);
// EXTERNAL MODULE: ./build/src/record/packs.js
var packs = __webpack_require__(58753);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var tree_state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/files/errors.js
var files_errors = __webpack_require__(88610);
// EXTERNAL MODULE: ./build/src/files/skipped.js
var files_skipped = __webpack_require__(88265);
// EXTERNAL MODULE: ./build/src/files/told.js
var told = __webpack_require__(55880);
;// CONCATENATED MODULE: ./build/src/files/saving.js
/** Saves into the store, before the first step, all that must be there, and gathers the events that tell of it. */










class Saving {
    inspection;
    packs;
    /** In their order. They name the packs, and are written before anything is done to the workspace. */
    events = [];
    /** The folder of the packs of a run in the store. */
    folderOf;
    #runId;
    /** @throws StoreError when the packs of the run cannot be looked at */
    constructor({ inspection, run, runId, packsOf: folderOf }) {
        this.inspection = inspection;
        this.folderOf = folderOf;
        const directory = folderOf(runId);
        const referenced = (0,packs/* packsOf */.m)(run);
        this.#runId = runId;
        const next = this.inStore(() => {
            removeOrphans(directory, referenced);
            return nextNumber(directory, referenced);
        });
        this.packs = { directory, run: runId, contents: inspection.history.contents, next };
    }
    /** @throws StoreError for what the system says */
    inStore(act) {
        try {
            return act();
        }
        catch (error) {
            throw new errors/* StoreError */.AD(`the packs of ${this.#runId} cannot be looked at: ${(0,errors/* reasonOf */.A3)(error)}`, {
                cause: error,
            });
        }
    }
    /** Of another workspace: digests of all source files, and the contents that neither git nor the store has. @throws as `capture` */
    async elsewhere({ start, actions }) {
        const { bare, facts } = start;
        const { view, history } = this.inspection;
        const hidden = this.hidden();
        const paths = new Map();
        const rest = new Map([...hidden].filter(([path]) => !bare.has(path)));
        for (const [path, entry] of bare) {
            const indexed = view.index.get(path);
            if (indexed !== undefined && (0,tree_state/* sameState */.yY)(indexed.entry, entry))
                paths.set(path, indexed.seen);
            else
                rest.set(path, entry);
            if (entry.kind === 'other')
                this.sayNotSaved(path, view.unread.get(path)?.why ?? entry.what);
        }
        const taken = await this.capture({
            kind: 'source',
            paths,
            before: (path) => hidden.get(path) ?? null,
            keep: (path) => this.keepOfSource(path),
            what: 'all',
            recorded: (path) => bare.get(path),
            rest,
            held: history.held,
        });
        for (const { path, why } of taken.failed)
            this.sayNotSaved(path, why);
        const differs = (0,told/* differing */.R1)(start);
        const said = { ...(differs === null ? {} : { differs }), brings: (0,files_apply/* broughtBack */.PD)(actions) };
        this.tellSource(view.isEmpty ? 'empty' : 'elsewhere', facts.digests, taken, said);
    }
    /** A person's edits since the last snapshot. @throws as `capture` */
    async edits(edits) {
        if (edits.length === 0)
            return;
        const { index } = this.inspection.view;
        const before = new Map(edits.map((each) => [each.path, each.before]));
        const { ref, change } = await this.capture({
            kind: 'edit',
            paths: new Map(edits.map(({ path }) => [path, index.get(path)?.seen ?? null])),
            before: (path) => before.get(path) ?? null,
            keep: (path) => this.#unlessInGit(path),
            what: 'states',
        });
        if (ref === null || change.length === 0)
            return;
        const event = (0,told/* editsEvent */.aP)(change);
        this.events.push(({ completions }) => ({
            type: 'edits.kept',
            number: completions + 1,
            step: null,
            change: ref,
            ...event,
        }));
    }
    /** Files of killed tries that their steps keep. @throws as `capture` */
    async kept({ unsavedKept, start }) {
        for (const [step, change] of unsavedKept) {
            const before = new Map(change.map((each) => [each.path, each.before]));
            const taken = await this.capture({
                kind: 'kept',
                step,
                paths: new Map(change.map(({ path }) => [path, start.view.index.get(path)?.seen ?? null])),
                before: (path) => before.get(path) ?? null,
                keep: () => ({ kind: 'content' }),
                what: 'states',
            });
            if (taken.ref !== null && taken.change.length > 0)
                this.tell({ type: 'files.kept', step, change: taken.ref });
        }
    }
    /** Files that are to be set back. @throws as `capture` */
    async aside(settled) {
        const { undone, start, model } = settled;
        if (undone.length === 0)
            return;
        const { index } = start.view;
        const { ref, change } = await this.capture({
            kind: 'aside',
            paths: new Map(undone.map((path) => [path, index.get(path)?.seen ?? null])),
            before: (path) => model.get(path) ?? null,
            keep: () => ({ kind: 'content' }),
            what: 'states',
        });
        if (ref === null || change.length === 0)
            return;
        const paths = (0,told/* unignoredFirst */.m5)(change.map(({ path }) => path), start.view.ignored);
        this.tell({ type: 'files.aside', steps: (0,told/* stepsOf */.B_)(undone, settled), change: ref, paths: (0,capture/* namesOf */.eZ)(paths) });
    }
    /** Has an event written before anything is done to the workspace. */
    tell(event) {
        this.events.push(() => event);
    }
    /** Paths that nobody can look at, or into. */
    hidden() {
        const hidden = this.inspection.view.skipped.filter((each) => (0,files_skipped/* isHidden */.dK)(each) && each.path !== '.');
        return new Map(hidden.map(({ path }) => [path, { ...tree_state/* UNREADABLE */.mP, mtime: 0 }]));
    }
    sayNotSaved(path, why) {
        this.inspection.setting.warn(`${(0,tree_path/* textOf */.b6)(path)} cannot be read, and is not saved: ${why}`);
    }
    /** Contents that git has are not kept a second time; nor are ignored files, which are not part of the source. */
    keepOfSource(path) {
        const keep = this.#unlessInGit(path);
        return keep.kind === 'content' && this.inspection.view.ignored(path) ? { kind: 'digest' } : keep;
    }
    #unlessInGit(path) {
        const blob = this.inspection.view.git?.held.get(path);
        return blob === undefined ? { kind: 'content' } : { kind: 'unless', blob };
    }
    /** @throws what is our fault: a source has a pack */
    tellSource(place, digests, { ref, held }, more = {}) {
        if (ref === null)
            throw new Error('a source without a pack');
        const { view, history, git } = this.inspection;
        history.contents.addGit(git, held);
        const { commit, nested } = view;
        const said = { ...more, ...(Object.keys(nested).length === 0 ? {} : { nested }) };
        this.tell({ type: 'source.captured', place, commit, ...digests, change: ref, ...said });
    }
    /** @throws StoreError when it could not be saved, CannotResume when it cannot be read; the signal's reason */
    async capture(request) {
        const { setting, area, view, history, git } = this.inspection;
        const taken = await (0,capture/* capture */.Fg)({ step: null, scannedAt: view.startedAt, ...request }, {
            roots: area.roots,
            packs: this.packs,
            signal: setting.signal,
            progress: (files, bytes) => setting.progress('saving', files, bytes),
            unreadable: request.kind === 'source' || request.kind === 'earlier' ? 'without' : 'refuse',
        });
        history.contents.addGit(git, taken.held);
        if (taken.ref !== null)
            return taken;
        setting.signal.throwIfAborted();
        const [failed] = taken.failed;
        if (taken.cause === 'unreadable' && failed !== undefined)
            throw (0,files_errors/* cannotSetAside */.o)(failed.path, failed.why);
        throw new errors/* StoreError */.AD(`the ${NOUNS[request.kind]} could not be saved in ${this.packs.directory}: ${failed?.why ?? ''}`, { cause: taken.error });
    }
}
const NOUNS = {
    source: 'source of the run',
    earlier: 'files of earlier runs',
    step: 'change of the step',
    edit: 'edits',
    kept: 'files that the step keeps',
    aside: 'files that are to be set back',
};

// EXTERNAL MODULE: ./build/src/workspace/pause.js
var pause = __webpack_require__(8601);
// EXTERNAL MODULE: ./build/src/tree/adopt.js
var adopt = __webpack_require__(93420);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var tree_fold = __webpack_require__(53951);
// EXTERNAL MODULE: ./build/src/workspace/git-tracked.js
var git_tracked = __webpack_require__(17288);
// EXTERNAL MODULE: ./build/src/files/loss.js
var loss = __webpack_require__(61218);
// EXTERNAL MODULE: ./build/src/workspace/two-names.js
var two_names = __webpack_require__(42368);
;// CONCATENATED MODULE: ./build/src/files/undo.js





/** @throws ContentLost, WorkspaceError; what the record says */
async function undo(paths, taking, { log, step, isStored = () => false, areVerified = false }) {
    const { copy, packs, setting, area } = taking;
    const wanted = new Map();
    const found = new Map();
    for (const path of paths) {
        const [want, have] = [copy.model.get(path), copy.index.get(path)?.entry];
        if (want !== undefined)
            wanted.set(path, want);
        if (have !== undefined)
            found.set(path, have);
    }
    const unread = paths.find((path) => copy.unread.has(path));
    if (unread !== undefined)
        return { blocked: `${(0,tree_path/* textOf */.b6)(unread)} cannot be read, so it cannot be set back`, warnings: [] };
    const all = (0,reconcile/* reconcile */.L)({ wanted, found, mayChange: () => true, setsTime: () => true });
    const digests = areVerified ? [] : all.flatMap((action) => digestsIn(action, found));
    const lost = await packs.contents.verify(digests, { signal: setting.signal });
    const actions = all.filter((action) => !digestsIn(action, found).some((digest) => lost.has(digest)));
    const changing = new Set([...(0,reconcile/* pathsTo */._)('write', actions), ...(0,reconcile/* pathsTo */._)('delete', actions)]);
    for (const path of changing) {
        const have = found.get(path);
        if (have !== undefined && isStored(have))
            changing.delete(path);
    }
    const blocked = await setAside(changing, taking, { log, step, found });
    if (blocked !== null)
        return { blocked, warnings: [] };
    const deleted = (0,reconcile/* pathsTo */._)('delete', actions);
    const stays = [...copy.index.keys()].filter((path) => !deleted.has(path));
    const one = (0,two_names/* firstTwoNames */.th)((0,reconcile/* pathsTo */._)('write', actions), area.roots, stays);
    if (one !== null)
        return { blocked: `${(0,tree_path/* textOf */.b6)(one.b)} cannot be written: ${(0,two_names/* sameNames */.Fk)(one)}`, warnings: [] };
    const applied = await (0,files_apply/* act */.Rb)(actions, copy.index, taking);
    copy.see(applied.indexed);
    for (const path of paths)
        copy.settled(path);
    const stuck = all.filter((action) => !actions.includes(action)).map(({ path }) => ({ path }));
    const warnings = [
        ...(stuck.length === 0
            ? []
            : [`${(0,capture/* listed */.KE)(stuck)} cannot be set back: the content from before was not kept`]),
        ...(0,files_apply/* keptLines */.So)(applied.kept),
    ];
    return { blocked: (0,files_apply/* notBack */.Pd)(actions, applied.kept), warnings };
}
function digestsIn(action, found) {
    if (action.kind !== 'write' || action.entry.kind !== 'file')
        return [];
    const have = found.get(action.path);
    return have?.kind === 'file' && have.digest === action.entry.digest ? [] : [action.entry.digest];
}
/** @returns why they could not be stored; null when they are */
async function setAside(paths, taking, { log, step, found, }) {
    const { copy } = taking;
    const files = [...paths].filter((path) => found.has(path) && found.get(path)?.kind !== 'directory');
    if (files.length === 0)
        return null;
    const taken = await taking.take('aside', step, {
        paths: taking.seenAt(files),
        before: (path) => copy.model.get(path) ?? null,
        what: 'states',
    });
    if (taken.ref === null)
        return `${(0,capture/* listed */.KE)(taken.failed)} could not be set aside: ${taken.failed[0]?.why ?? ''}`;
    if (taken.change.length > 0)
        log.write({
            type: 'files.aside',
            steps: [step],
            change: taken.ref,
            paths: (0,capture/* namesOf */.eZ)(taken.change.map(({ path }) => path)),
        });
    return null;
}

;// CONCATENATED MODULE: ./build/src/files/arriving.js
/** The files where steps stay in the workflow: each finds what the ones before it made, and gets back what it had made in its turn. */











/** So many files are named in a reason. */
const arriving_MOST_NAMED = 5;
class Arriving {
    #parts;
    #ignored = new Set();
    #altered = new Set();
    #bare = null;
    #digests;
    /** The model as it would be had no step run in place of a completion that counts; null where none did. */
    #compared = null;
    #isFirst = true;
    constructor(parts) {
        this.#parts = parts;
        this.#digests = parts.facts.digests;
    }
    /** @throws Error where a root is away; what the record said */
    async arrived(step) {
        const { taking, tracked, tries } = this.#parts;
        const { copy } = taking;
        await tracked.look();
        const dirty = copy.scan();
        taking.scannedAt = dirty.startedAt;
        const [away] = dirty.away;
        if (away !== undefined)
            throw new Error((0,files_skipped/* notThere */._)(away));
        const paths = await taking.withoutSame(dirty.paths);
        const before = (path) => copy.state(path);
        const { own } = tries.divide(paths, null, { isYours: () => false, before });
        await taking.look(own);
        // While a step runs, what changes is its own.
        if (tries.isIdle)
            await this.#toSource([...own.keys()]);
        if (this.#isFirst)
            await this.#tidy(step);
        this.#isFirst = false;
        copy.flush();
        return this.#digests;
    }
    fits(step, { number, basis, reads, source }) {
        const past = this.#parts.facts.past;
        const lost = past?.lost.get(number);
        if (lost !== undefined)
            return { kind: 'lost', ...lost };
        const change = past?.changes.get(number);
        if (change === undefined)
            return { kind: 'unsaved' };
        const tree = this.#tree;
        const path = (0,adopt/* misfit */.hH)(past?.changes.get(basis) ?? change, tree, (each) => past?.committed.has(each) === true);
        if (path !== null)
            return { kind: 'differs', path: (0,tree_path/* textOf */.b6)(path), ...(tree.has(path) ? {} : { unsaved: true }) };
        if (step.reads === null)
            return this.#doubtOfSource(source);
        return (0,patterns/* readsDigest */.I2)(tree, (0,patterns/* compilePatterns */.xi)(step.reads)) === reads ? null : { kind: 'reads', paths: [] };
    }
    /** @throws WorkspaceError, StoreError; what the record said */
    async bringBack({ id }, { number }) {
        const { taking, snapshots, log, facts } = this.#parts;
        const { copy } = taking;
        const change = withFolders(facts.past?.changes.get(number) ?? [], copy.model);
        const lost = await this.#lostOf(change);
        if (lost !== null)
            return lost;
        const former = change.map(({ path, after }) => ({
            path,
            before: after,
            after: copy.model.get(path) ?? null,
        }));
        snapshots.made(change);
        const paths = change.map(({ path }) => path);
        const how = { log, step: id, isStored: (entry) => this.#isStored(entry), areVerified: true };
        const { blocked, warnings } = await undo(paths, taking, how);
        for (const message of warnings)
            log.warn(id, message);
        if (blocked === null) {
            this.#layOnCompared(change);
            copy.flush();
            return null;
        }
        copy.lay(former);
        await undo(paths, taking, { ...how, areVerified: false });
        return { kind: 'lost', path: '', why: blocked };
    }
    standsIn({ basis }) {
        this.#compared ??= new Map(this.#parts.taking.copy.model);
        this.#layOnCompared(this.#parts.facts.past?.changes.get(basis) ?? []);
    }
    reads({ reads }) {
        return reads === null ? null : (0,patterns/* readsDigest */.I2)(this.#tree, (0,patterns/* compilePatterns */.xi)(reads));
    }
    get #tree() {
        return this.#compared ?? this.#parts.taking.copy.model;
    }
    #layOnCompared(change) {
        const { list } = this.#parts.taking.area.roots;
        const roots = list.map(({ path }) => path);
        if (this.#compared !== null)
            this.#compared = (0,tree_fold/* fold */.AU)(this.#compared, [change], roots);
    }
    /** What steps with `uses` changed, or anybody else between two steps. */
    async #toSource(paths) {
        const { taking, facts } = this.#parts;
        const { copy } = taking;
        const change = paths.flatMap((path) => {
            const [before, after] = [copy.model.get(path) ?? null, copy.index.get(path)?.entry ?? null];
            return copy.unread.has(path) || after?.kind === 'other' ? [] : [{ path, before, after }];
        });
        if (change.length === 0)
            return;
        copy.lay(change);
        this.#layOnCompared(change);
        this.#bare ??= new Map(facts.bare);
        for (const { path, after } of change) {
            if (after === null)
                this.#bare.delete(path);
            else
                this.#bare.set(path, after);
        }
        await this.#digest(change);
    }
    async #digest(change) {
        const { taking, facts } = this.#parts;
        const call = (0,view/* gitCall */.jm)(taking.setting);
        const inside = change.map(({ path }) => path).filter((path) => path.startsWith('./'));
        if (call !== null)
            for (const path of await (0,git_tracked/* ignoredAmong */.rO)(call, inside))
                this.#ignored.add(path);
        const ignored = (path) => facts.ignored(path) || this.#ignored.has(path);
        const altered = change.filter(({ path, before, after }) => !ignored(path) && !(0,tree_state/* sameState */.yY)(before, after));
        if (altered.length === 0)
            return;
        for (const { path } of altered)
            this.#altered.add(path);
        const roots = taking.area.roots.list.map(({ path }) => path);
        this.#digests = (0,facts_of/* sourceDigests */.B)(this.#bare ?? facts.bare, { pipeline: '', roots }, { ignored });
    }
    /** In a folder that earlier attempts have left, their files go before the first step. */
    async #tidy({ id }) {
        const { taking, log } = this.#parts;
        const { copy } = taking;
        const known = new Set([...copy.index.keys(), ...copy.model.keys()]);
        const paths = [...known].filter((path) => {
            const [have, want] = [copy.state(path), copy.model.get(path)];
            return have?.kind !== 'other' && want?.kind !== 'other' && !(0,tree_state/* sameState */.yY)(have, want);
        });
        if (paths.length === 0)
            return;
        const isStored = (entry) => this.#isStored(entry);
        const { blocked, warnings } = await undo(paths, taking, { log, step: id, isStored });
        for (const message of blocked === null ? warnings : [...warnings, blocked])
            log.warn(null, message);
    }
    #doubtOfSource({ commit, nested = {}, digest, roots = {} }) {
        const { facts } = this.#parts;
        if (commit !== facts.commit)
            return { kind: 'commit', from: commit, to: facts.commit };
        for (const folder of new Set([...Object.keys(nested), ...Object.keys(facts.nested)])) {
            const [from, to] = [nested[folder] || null, facts.nested[folder] || null];
            if (from !== to)
                return { kind: 'commit', from, to, folder };
        }
        const now = this.#digests;
        const isOther = Object.entries(roots).some(([root, before]) => (now.roots?.[root] ?? before) !== before);
        if (digest === now.digest && !isOther)
            return null;
        return { kind: 'source', paths: [...this.#altered].slice(0, arriving_MOST_NAMED).map(tree_path/* textOf */.b6) };
    }
    async #lostOf(change) {
        const { copy, packs, setting } = this.#parts.taking;
        const needed = change.flatMap(({ path, after }) => {
            const have = copy.state(path);
            const isThere = have?.kind === 'file' && after?.kind === 'file' && have.digest === after.digest;
            return after?.kind !== 'file' || isThere ? [] : [after.digest];
        });
        const bad = await packs.contents.verify(new Set(needed), { signal: setting.signal });
        const lost = change.find(({ after }) => after?.kind === 'file' && bad.has(after.digest));
        if (lost?.after?.kind !== 'file')
            return null;
        const why = (0,loss/* lossWords */.V)(bad.get(lost.after.digest) ?? '', 'it is');
        return { kind: 'lost', path: (0,tree_path/* textOf */.b6)(lost.path), why };
    }
    #isStored(entry) {
        return (entry.kind !== 'link' && (entry.kind !== 'file' || this.#parts.taking.packs.contents.has(entry.digest)));
    }
}
/** With the folders that it lies in and that are not here: git keeps no empty ones. */
function withFolders(change, model) {
    const made = change.filter(({ after }) => after !== null);
    const named = new Set(change.map(({ path }) => path));
    const mtime = made[0]?.after?.mtime ?? 0;
    const missing = [...(0,tree_path/* foldersAbove */.Zv)(made.map(({ path }) => path))].filter((path) => !named.has(path) && !model.has(path));
    const after = { kind: 'directory', mode: 0o755, mtime };
    return [...missing.sort().map((path) => ({ path, before: null, after })), ...change];
}

// EXTERNAL MODULE: ./build/src/files/kept.js
var kept = __webpack_require__(56325);
;// CONCATENATED MODULE: ./build/src/files/run-log.js
class RunLog {
    #log = null;
    /** Why the record could not be written, once that has happened: then nothing else counts. */
    #lost = null;
    /** Called once, before the first event. */
    open(log) {
        this.#log = log;
    }
    get isOpen() {
        return this.#log !== null;
    }
    run = () => this.#opened().run();
    write = (body) => {
        try {
            this.#opened().write(body);
        }
        catch (error) {
            this.#lost = error;
            throw error;
        }
    };
    warn(step, message) {
        this.write({ type: 'warning', step, message });
    }
    /** @throws what the record said when it could not be written */
    mustBeWhole() {
        if (this.#lost !== null)
            throw this.#lost;
    }
    #opened() {
        if (this.#log === null)
            throw new Error('the files of an attempt that has not begun');
        return this.#log;
    }
}

;// CONCATENATED MODULE: ./build/src/files/snapshots.js





class Snapshots {
    #parts;
    /** What kept files changed, by path, of each step that keeps one: no completed step is built on it. */
    #kept = new Map();
    constructor(parts) {
        this.#parts = parts;
        for (const change of parts.kept.values())
            this.#note(change);
    }
    /**
     * Looks at the workspace, and saves the person's edits.
     * @param ending the step whose try ends; null: none runs any more
     */
    async take(ending) {
        const { taking, tries, tracked, isYours } = this.#parts;
        tries.moved(await tracked.look());
        const moved = [...(ending?.moved ?? [])];
        const dirty = taking.copy.scan();
        taking.scannedAt = dirty.startedAt;
        const before = (path) => this.#beforeKept(path);
        const paths = dirty.away.length > 0 ? new Map() : await taking.withoutSame(dirty.paths);
        const { edits, own } = tries.divide(paths, ending, { isYours, before });
        await this.#saveEdits(edits, ending?.step.id ?? null);
        const warnings = [...(0,files_skipped/* skipLines */.Ze)(dirty.skipped), ...(0,files_skipped/* movedLines */.rW)(moved)];
        return { own, dirty, warnings, moved };
    }
    /** The state of a path in the last snapshot, but for files of failed tries that steps keep: there, the state before these. */
    #beforeKept(path) {
        let state = this.#parts.taking.copy.state(path);
        // One step may have kept what it made of what another one had kept.
        const left = [...(this.#kept.get(path) ?? [])];
        for (;;) {
            const at = left.findIndex(({ after }) => (0,tree_state/* sameState */.yY)(after, state));
            const [kept] = at < 0 ? [] : left.splice(at, 1);
            if (kept === undefined)
                return state;
            state = kept.before;
        }
    }
    #note(change) {
        for (const each of change)
            this.#kept.set(each.path, [...(this.#kept.get(each.path) ?? []), each]);
    }
    async #saveEdits(paths, step) {
        if (paths.size === 0)
            return;
        const { taking, log } = this.#parts;
        const { copy } = taking;
        const taken = await taking.take('edit', step, {
            paths,
            before: (path) => copy.model.get(path) ?? null,
            what: 'states',
        });
        if (taken.ref === null) {
            log.warn(step, `${(0,capture/* listed */.KE)(taken.failed)} could not be saved: ${taken.failed[0]?.why ?? ''}`);
            return;
        }
        copy.lay(taken.change);
        if (taken.change.length === 0)
            return;
        const number = log.run().completions + 1;
        log.write({ type: 'edits.kept', number, step, change: taken.ref, ...(0,told/* editsEvent */.aP)(taken.change) });
    }
    /** Takes into the snapshot what a completed step made. */
    made(change) {
        const { copy } = this.#parts.taking;
        copy.lay(change);
        for (const { path } of change) {
            copy.make(path);
            this.#kept.delete(path);
        }
    }
    /** Takes into the snapshot how a step left its paths that the store did not take. */
    async unsaved(paths) {
        const { taking } = this.#parts;
        const { copy } = taking;
        await taking.look(paths);
        const there = [...paths.keys()].filter((path) => !copy.unread.has(path));
        copy.lay(there.map((path) => ({
            path,
            before: copy.model.get(path) ?? null,
            after: copy.index.get(path)?.entry ?? null,
        })));
    }
    /** Takes into the snapshot how a failed try left its paths. */
    async left(paths, steps) {
        const { taking, log } = this.#parts;
        const unread = await taking.look(paths);
        if (unread.length > 0)
            log.warn(steps[0] ?? null, `${(0,capture/* listed */.KE)(unread)} cannot be read: ${unread[0]?.why ?? ''}`);
        for (const path of paths.keys())
            taking.copy.make(path);
        this.mark(paths.keys(), steps);
    }
    /** Notes the steps whose tries left paths in another state than the run wants. */
    mark(paths, steps) {
        const { copy } = this.#parts.taking;
        for (const path of paths)
            if (!(0,tree_state/* sameState */.yY)(copy.state(path), copy.model.get(path)))
                copy.leave(path, [...new Set([...(copy.left.get(path) ?? []), ...steps])]);
    }
    /** Saves how much of a failed try the step keeps. */
    async keep({ step, changed }) {
        const { taking, keeps, log } = this.#parts;
        const { copy } = taking;
        if (!keeps.has(step.id))
            return;
        const isKept = (0,kept/* keptPaths */.Jj)(keeps.get(step.id));
        const paths = [...changed.keys()].filter((path) => isKept(path) && copy.state(path)?.kind !== 'other');
        const taken = await taking.take('kept', step.id, {
            paths: taking.seenAt(paths),
            before: (path) => changed.get(path) ?? null,
            what: 'states',
        });
        if (taken.ref === null) {
            const why = taken.failed[0]?.why ?? '';
            log.warn(step.id, `${(0,capture/* listed */.KE)(taken.failed)} could not be kept for its next try: ${why}`);
            return;
        }
        copy.lay(taken.change);
        this.#note(taken.change);
        if (taken.change.length > 0)
            log.write({ type: 'files.kept', step: step.id, change: taken.ref });
    }
}

;// CONCATENATED MODULE: ./build/src/tree/sharing.js
/**
 * The running steps whose change a path is: the one whose `writes` match it; where several match, all of these; where none does, those that
 * declare no `writes`, or all if all declare some. Of a service is what its `writes` match, and what changes while nothing else runs.
 */
function ownersOf(path, running) {
    if (running.length <= 1)
        return running;
    const matching = running.filter(({ writes }) => writes?.(path) === true);
    const serving = matching.filter(({ isService }) => isService);
    if (serving.length > 0)
        return serving;
    if (matching.length > 0)
        return matching;
    const steps = running.filter(({ isService }) => !isService);
    const undeclared = steps.filter(({ writes }) => writes === null);
    if (undeclared.length > 0)
        return undeclared;
    return steps.length > 0 ? steps : running;
}

;// CONCATENATED MODULE: ./build/src/files/tries.js


class Tries {
    #running = new Map();
    #writes;
    /** @param writes of steps that declare any, with their expressions evaluated */
    constructor(writes) {
        this.#writes = writes;
    }
    get(step) {
        return this.#running.get(step);
    }
    started(step, before, restart) {
        const writes = this.#writes.get(step.id) ?? step.writes;
        const isService = step.background?.kind === 'service';
        const declared = writes === null ? null : (0,patterns/* compilePatterns */.xi)(writes);
        const runner = { step: step.id, writes: declared, isService };
        const changed = new Map(before);
        this.#running.set(step.id, { step, runner, changed, yours: new Map(), moved: new Set(), restart });
    }
    /** Told of what of git has moved since the last look. */
    moved(what) {
        for (const { moved } of this.#running.values())
            for (const each of what)
                moved.add(each);
    }
    /** Whether no step runs. */
    get isIdle() {
        return this.#running.size === 0;
    }
    ended(step) {
        this.#running.delete(step);
    }
    /** The other steps that have not ended, and while which a path changed. */
    othersAt(path, step) {
        return [...this.#running.values()].flatMap((each) => each.step.id !== step && each.changed.has(path) ? [each.step.id] : []);
    }
    /**
     * Shares out the paths that changed since the last snapshot among the person and the steps that ran.
     * @param before the state of a path in the last snapshot
     */
    divide(dirty, ending, { isYours, before }) {
        const running = [...this.#running.values()];
        const runners = running.map(({ runner }) => runner);
        const edits = new Map();
        const own = new Map();
        for (const [path, seen] of dirty) {
            const isDeclared = runners.some(({ writes }) => writes?.(path) === true);
            if (!isDeclared && isYours(path)) {
                edits.set(path, seen);
                for (const each of running)
                    if (!each.yours.has(path))
                        each.yours.set(path, before(path));
                continue;
            }
            const owners = new Set(ownersOf(path, runners).map(({ step }) => step));
            for (const each of running)
                if (owners.has(each.step.id) && !each.changed.has(path))
                    each.changed.set(path, before(path));
            if (ending === null || owners.has(ending.step.id))
                own.set(path, seen);
        }
        return { edits, own };
    }
}

;// CONCATENATED MODULE: ./build/src/files/unsaved.js


class unsaved_Unsaved {
    #taking;
    #steps = new Map();
    constructor(taking) {
        this.#taking = taking;
    }
    get isEmpty() {
        return this.#steps.size === 0;
    }
    add(trying, { skipped }) {
        const { copy } = this.#taking;
        const paths = [...trying.changed.keys()];
        for (const path of paths)
            copy.make(path);
        const left = new Map(paths.map((path) => [path, copy.state(path)]));
        this.#steps.set(trying.step.id, { trying, left, isCut: (0,files_skipped/* missedIn */.JF)(skipped).length > 0 });
    }
    /** @param declared the files that a step's `writes` match */
    async save(log, declared) {
        const { copy } = this.#taking;
        for (const [id, { trying, left, isCut }] of this.#steps) {
            if (isCut)
                continue;
            // Files that another step has changed since are not as the step left them.
            const isOther = ([path, state]) => state?.kind !== 'other' && !(0,tree_state/* sameState */.yY)(state, copy.state(path));
            if ([...left].some(isOther))
                continue;
            const completion = log.run().steps.find((step) => step.id === id)?.completion;
            if (completion == null)
                continue;
            const dirty = copy.scan();
            const request = { own: new Map(), dirty, declared: declared(trying) };
            const taken = await this.#taking.step(trying, request);
            if (taken.ref === null)
                continue;
            this.#steps.delete(id);
            copy.lay(taken.change);
            log.write({ type: 'step.saved', step: id, completion: completion.number, change: taken.ref });
        }
    }
}

;// CONCATENATED MODULE: ./build/src/files/session.js












class Session {
    #parts;
    #taking;
    #tries;
    #snapshots;
    #unsaved;
    #arriving;
    #log = new RunLog();
    /** Whether the snapshot tells all that the steps left. */
    #isWhole = true;
    #turn = Promise.resolve();
    constructor(parts) {
        this.#parts = parts;
        this.#taking = parts.taking;
        this.#tries = new Tries(parts.writes);
        this.#snapshots = new Snapshots({ ...parts, tries: this.#tries, log: this.#log });
        this.#unsaved = new unsaved_Unsaved(parts.taking);
        const [tries, snapshots, log] = [this.#tries, this.#snapshots, this.#log];
        const facts = parts.arriving;
        this.#arriving = facts && new Arriving({ ...parts, facts, tries, snapshots, log });
    }
    async begin(log) {
        this.#log.open(log);
        try {
            await this.#parts.begin(this.#log);
        }
        catch (error) {
            this.#isWhole = false;
            throw error;
        }
        await (0,pause/* everythingHeard */.W)();
    }
    reads(step) {
        if (this.#arriving !== null)
            return this.#arriving.reads(step);
        const { reads } = step;
        return reads === null ? null : (0,patterns/* readsDigest */.I2)(this.#taking.copy.tree(), (0,patterns/* compilePatterns */.xi)(reads));
    }
    arrived(step) {
        return this.#inTurn(() => this.#mustArrive().arrived(step));
    }
    fits(step, completion) {
        return this.#mustArrive().fits(step, completion);
    }
    bringBack(step, completion) {
        return this.#inTurn(() => this.#mustArrive().bringBack(step, completion));
    }
    standsIn(completion) {
        this.#mustArrive().standsIn(completion);
    }
    #mustArrive() {
        if (this.#arriving === null)
            throw new Error('a step has come that was planned');
        return this.#arriving;
    }
    started(step) {
        const restart = this.#parts.restarts.get(step.id) ?? null;
        const kept = (this.#parts.kept.get(step.id) ?? []).map(({ path, before }) => [path, before]);
        this.#tries.started(step, [...(restart?.former ?? []), ...kept], restart);
    }
    completed(step) {
        return this.#inTurn(async () => {
            const trying = this.#tries.get(step.id);
            // It could not be started, and has changed nothing.
            if (trying === undefined)
                return { change: capture/* NOTHING */.K$, warnings: [] };
            try {
                return await this.#complete(trying);
            }
            catch (error) {
                return { change: null, warnings: [`is completed but not saved: ${this.#cannotSee(error)}`] };
            }
            finally {
                this.#tries.ended(step.id);
                this.#taking.copy.flush();
            }
        });
    }
    failed(step, then) {
        return this.#inTurn(async () => {
            const trying = this.#tries.get(step.id);
            if (trying === undefined)
                return 'ready';
            try {
                return await this.#fail(trying, then);
            }
            catch (error) {
                this.#log.warn(step.id, `its changes could not be looked at: ${this.#cannotSee(error)}`);
                return 'not-ready';
            }
            finally {
                if (then === 'end')
                    this.#tries.ended(step.id);
                this.#taking.copy.flush();
            }
        });
    }
    undone({ id }) {
        return this.#inTurn(async () => {
            const { copy } = this.#taking;
            const keeps = (0,kept/* keptPaths */.Jj)(this.#parts.keeps.get(id));
            const paths = [...copy.left].flatMap(([path, steps]) => steps.includes(id) && !keeps(path) ? [path] : []);
            try {
                return await this.#undo(paths, id);
            }
            catch (error) {
                return this.#cannotSee(error);
            }
            finally {
                copy.flush();
            }
        });
    }
    end(leftRunning) {
        return this.#inTurn(async () => {
            try {
                if (leftRunning.length > 0 || !this.#unsaved.isEmpty) {
                    const { own } = await this.#snapshots.take(null);
                    await this.#snapshots.left(own, leftRunning);
                    await this.#saveLate();
                }
                // A signal may have come before the files were begun.
                if (this.#log.isOpen)
                    for (const message of this.#parts.atEnd)
                        this.#log.warn(null, message);
            }
            catch (error) {
                this.#cannotSee(error);
            }
            finally {
                this.#taking.copy.close(this.#isWhole);
                this.#parts.close();
            }
        });
    }
    /** The person's files that are in another state than before. */
    #changedIn({ yours }) {
        return [...yours].flatMap(([path, before]) => (0,tree_state/* sameState */.yY)(before, this.#taking.copy.state(path)) ? [] : [path]);
    }
    async #complete(trying) {
        const { own, dirty, warnings, moved } = await this.#snapshots.take(trying);
        const [away] = dirty.away;
        if (away !== undefined)
            return { change: null, warnings: [...warnings, (0,files_skipped/* notThere */._)(away)] };
        const taken = await this.#taking.step(trying, { own, dirty, declared: this.#declared(trying) });
        const shared = this.#sharedIn(taken.change, trying.step.id);
        this.#snapshots.made(taken.change);
        if (taken.ref === null) {
            if (taken.cause === 'store')
                await this.#snapshots.unsaved(own);
            this.#unsaved.add(trying, dirty);
            return { change: null, warnings: [...warnings, (0,files_skipped/* unsavedLine */.nk)(taken)] };
        }
        const restored = await this.#putBackLater(trying);
        await this.#saveLate();
        const lines = [
            ...warnings,
            ...(0,files_skipped/* cutLines */.EQ)(taken.cut),
            ...(0,files_skipped/* gitFileLines */.A$)(taken.change),
            ...(0,files_skipped/* readsLines */.D1)(trying.step.reads, this.#changedIn(trying)),
            ...restored,
        ];
        return {
            change: taken.ref,
            warnings: lines,
            ...(shared === null ? {} : { shared }),
            ...lacksOf({ refs: moved, files: (0,files_skipped/* notSavedIn */.M8)(dirty.skipped, taken.cut) }),
        };
    }
    /** Paths of a change that steps may have made that ran beside the step, and had failed or not ended. */
    #sharedIn(change, id) {
        const { left } = this.#taking.copy;
        const steps = new Set();
        const paths = [];
        for (const { path, before, after } of change) {
            if (after?.kind === 'directory' || (0,tree_state/* sameState */.yY)(before, after))
                continue;
            const others = [...(left.get(path) ?? []), ...this.#tries.othersAt(path, id)].filter((step) => step !== id);
            if (others.length > 0)
                paths.push(path);
            for (const step of others)
                steps.add(step);
        }
        return paths.length === 0 ? null : { steps: [...steps], paths: (0,capture/* namesOf */.eZ)(paths) };
    }
    /** A step that ran again had found and perhaps removed files that later steps made: they are put back. */
    async #putBackLater({ step, restart }) {
        if (restart === null)
            return [];
        const { copy } = this.#taking;
        const paths = [...restart.later].flatMap(([path, entry]) => (0,tree_state/* sameState */.yY)(copy.state(path), entry) ? [] : [path]);
        for (const path of paths)
            copy.leave(path, [step.id]);
        const { warnings } = await undo(paths, this.#taking, { log: this.#log, step: step.id });
        return warnings;
    }
    async #fail(trying, then) {
        const { id } = trying.step;
        const { own, dirty, warnings } = await this.#snapshots.take(trying);
        for (const message of warnings)
            this.#log.warn(id, message);
        if (dirty.away.length > 0) {
            this.#isWhole = false;
            return then === 'end' ? 'ready' : this.#cannotTryAgain(id, (0,files_skipped/* notThere */._)(dirty.away[0]));
        }
        await this.#snapshots.left(own, [id]);
        this.#snapshots.mark(trying.changed.keys(), [id]);
        await this.#snapshots.keep(trying);
        await this.#saveLate();
        if (then === 'end')
            return 'ready';
        const keeps = (0,kept/* keptPaths */.Jj)(this.#parts.keeps.get(id));
        const paths = [...trying.changed.keys()].filter((path) => !keeps(path) && this.#tries.othersAt(path, id).length === 0);
        const blocked = await this.#undo(paths, id);
        if (blocked !== null)
            return this.#cannotTryAgain(id, blocked);
        for (const path of paths)
            trying.changed.delete(path);
        return 'ready';
    }
    /** @returns why a path could not be set back; null where all could */
    async #undo(paths, step) {
        const { blocked, warnings } = await undo(paths, this.#taking, { log: this.#log, step });
        for (const message of warnings)
            this.#log.warn(step, message);
        return blocked;
    }
    #saveLate() {
        return this.#unsaved.save(this.#log, (trying) => this.#declared(trying));
    }
    /** The files that a step's `writes` match, but for those that git tracks: of these its change has only what it changed. */
    #declared({ runner, changed }) {
        const { writes } = runner;
        if (writes === null)
            return [];
        return [...this.#taking.copy.index.keys()].filter((path) => writes(path) &&
            !changed.has(path) &&
            !this.#parts.isServed(path) &&
            !this.#parts.tracked.has(path) &&
            !this.#taking.isInHead(path));
    }
    #cannotTryAgain(step, why) {
        this.#log.warn(step, `is not tried again: ${why}`);
        return 'not-ready';
    }
    /** Something went wrong with the workspace or the packs: the next attempt goes by the time of writing. @throws what the record said */
    #cannotSee(error) {
        this.#log.mustBeWhole();
        this.#isWhole = false;
        return this.#parts.setting.signal.aborted ? 'it was stopped' : error.message;
    }
    /** One look at the workspace at a time. What comes after it knows of a signal that came meanwhile. */
    #inTurn(act) {
        const next = this.#turn.then(act).finally(pause/* everythingHeard */.W);
        this.#turn = next.catch(() => undefined);
        return next;
    }
}
function lacksOf(lacks) {
    return lacks.refs.length + lacks.files.length === 0 ? {} : { lacks };
}

// EXTERNAL MODULE: ./build/src/files/stale.js
var stale = __webpack_require__(51320);
// EXTERNAL MODULE: ./build/src/tree/order.js
var order = __webpack_require__(71078);
// EXTERNAL MODULE: ./build/src/workspace/look-all.js + 4 modules
var look_all = __webpack_require__(41450);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
;// CONCATENATED MODULE: ./build/src/files/taking.js






class Taking {
    copy;
    area;
    packs;
    setting;
    /** When the last scan began, in ms since 1970. */
    scannedAt = 0;
    #parts;
    constructor(parts) {
        this.#parts = parts;
        this.copy = parts.copy;
        this.area = parts.area;
        this.packs = parts.packs;
        this.setting = parts.setting;
    }
    isInHead(path) {
        return this.#parts.held.has(path);
    }
    /** How paths were seen last, null for absent. */
    seenAt(paths) {
        const { index, unread } = this.copy;
        return new Map([...paths].map((path) => [path, index.get(path)?.seen ?? unread.get(path) ?? null]));
    }
    /** Takes how paths are into the snapshot, with the digests of files; keeps no contents. @returns those that could not be read */
    async look(paths) {
        const there = [...paths].filter((each) => each[1] !== null);
        const { signal } = this.setting;
        const options = {
            roots: this.area.roots,
            sink: null,
            held: new Map(),
            scannedAt: this.scannedAt,
            signal,
        };
        const seen = new Map();
        const failed = [];
        for (const [path, at] of paths)
            if (at === null)
                seen.set(path, null);
        for (const [path, looked] of await (0,look_all/* lookAll */.R_)(there, { ...options, onProgress: () => { } })) {
            if (looked.kind === 'found')
                seen.set(path, looked.indexed);
            else if (looked.kind === 'gone')
                seen.set(path, null);
            else {
                failed.push({ path, why: looked.why });
                this.copy.cannotRead(path, paths.get(path) ?? null);
            }
        }
        this.copy.see(seen);
        return failed;
    }
    /** Without paths that were touched so shortly before they were seen that a change might not show, and have not changed. */
    async withoutSame(paths) {
        const { index } = this.copy;
        const before = new Map();
        const doubtful = new Map();
        for (const [path, seen] of paths) {
            const known = index.get(path);
            if (known === undefined || seen === null || !(0,stat_index/* sameSeen */.SY)(known.seen, seen))
                continue;
            before.set(path, known.entry);
            doubtful.set(path, seen);
        }
        if (doubtful.size === 0)
            return paths;
        await this.look(doubtful);
        return new Map([...paths].filter(([path]) => !doubtful.has(path) || !(0,tree_state/* sameState */.yY)(index.get(path)?.entry, before.get(path))));
    }
    /** Keeps the contents of paths in a pack, and takes how they are into the snapshot. */
    async take(kind, step, request) {
        const moved = this.#moved(kind, request.paths);
        const taken = await (0,capture/* capture */.Fg)({ kind, step, scannedAt: this.scannedAt, keep: (path) => this.#keep(kind, path), moved, ...request }, {
            roots: this.area.roots,
            packs: this.packs,
            signal: this.setting.signal,
            progress: (files, bytes) => this.setting.progress('saving', files, bytes),
            unreadable: 'refuse',
        });
        this.#parts.onHeld(taken.held);
        this.copy.see(taken.indexed);
        // Where the store failed, the files themselves can be read.
        if (taken.cause === 'unreadable')
            for (const { path } of taken.failed)
                this.copy.cannotRead(path, request.paths.get(path) ?? null);
        return taken;
    }
    /**
     * The change of a step that ended well: all that changed while it ran, and the files that its `writes` match.
     * @param own paths that changed since the last snapshot
     */
    async step({ step, changed, yours, restart }, { own, dirty, declared, }) {
        const paths = new Map();
        const rest = new Map();
        const { index } = this.copy;
        for (const path of [...changed.keys(), ...declared]) {
            if (restart?.later.has(path) === true)
                continue;
            const seen = own.get(path) ?? dirty.paths.get(path);
            const known = index.get(path);
            if (seen !== undefined)
                paths.set(path, seen);
            else if (known !== undefined && !known.racy && this.#isStored(known.entry))
                rest.set(path, known.entry);
            else
                paths.set(path, known?.seen ?? this.copy.unread.get(path) ?? null);
        }
        // Files that changed since and are not of this change: later files that are put back.
        const others = new Map([...own].filter(([path]) => !paths.has(path) && !rest.has(path)));
        if (others.size > 0)
            await this.look(others);
        const before = (path) => {
            if (!changed.has(path))
                return this.copy.state(path);
            const state = changed.get(path) ?? null;
            // A file that it made and removed again may be in the layer of a step that ended meanwhile.
            return state === null && paths.get(path) === null ? (this.copy.model.get(path) ?? null) : state;
        };
        const noted = [...yours.keys()]
            .map((path) => ({ path, state: this.copy.state(path) }))
            .sort(order/* byPath */.f);
        const states = new Map([...paths.keys(), ...rest.keys()].map((path) => [path, before(path)]));
        const missed = (0,files_skipped/* missedIn */.JF)(dirty.skipped);
        const taken = await this.take('step', step.id, {
            paths,
            before: (path) => states.get(path) ?? null,
            what: 'all',
            rest,
            noted,
        });
        if (missed.length === 0 || taken.ref === null)
            return taken;
        return { ...taken, ref: null, cause: 'unreadable', failed: [...missed] };
    }
    /** What is in a folder that has another name now: nothing but the paths tells it from what is gone. */
    #moved(kind, paths) {
        const moved = new Map();
        // These are read whole, since they may be the only copy afterwards.
        if (kind === 'aside' || kind === 'kept')
            return moved;
        const gone = new Map();
        for (const [path, seen] of paths) {
            const known = seen === null ? this.copy.index.get(path) : undefined;
            if (known?.entry.kind === 'file' && !known.racy && this.packs.contents.isPacked(known.entry.digest))
                gone.set(known.seen.ino, known);
        }
        if (gone.size === 0)
            return moved;
        for (const [path, seen] of paths) {
            const known = seen === null ? undefined : gone.get(seen.ino);
            if (known === undefined || seen === null || !(0,stat_index/* sameSeen */.SY)(known.seen, seen))
                continue;
            moved.set(path, { ...known, racy: (0,stat_index/* isRacy */.KO)(seen, this.scannedAt) });
        }
        return moved;
    }
    #isStored(entry) {
        return entry.kind !== 'other' && (entry.kind !== 'file' || this.packs.contents.has(entry.digest));
    }
    #keep(kind, path) {
        const blob = kind === 'aside' || kind === 'kept' ? undefined : this.#parts.held.get(path);
        return blob === undefined ? { kind: 'content' } : { kind: 'unless', blob };
    }
}

// EXTERNAL MODULE: ./build/src/workspace/git-files.js
var git_files = __webpack_require__(15405);
;// CONCATENATED MODULE: ./build/src/files/tracked.js
/** What git says of the workspace while steps run: which files it tracks, and whether HEAD or a ref has moved. */






class Tracked {
    #setting;
    #before;
    #now;
    #refs;
    #glance;
    /** Those of repositories below. */
    #others;
    #hasGit;
    constructor(setting, { repositories, git, others }) {
        this.#setting = setting;
        this.#before = repositories;
        this.#now = repositories;
        this.#refs = git?.all ?? null;
        this.#glance = git?.glance ?? null;
        this.#others = new Map(others.map((each) => [each, each.refs()]));
        this.#hasGit = git !== null || hasGit(setting);
    }
    /** Whether git tracks a path, or did before the last look. */
    has(path) {
        return (0,git_tracked/* isTracked */.Xz)(this.#now, path) || (0,git_tracked/* isTracked */.Xz)(this.#before, path);
    }
    /** Looks again. @returns what moved since, by what to call it @throws the signal's reason */
    async look() {
        const call = (0,view/* gitCall */.jm)(this.#setting);
        if (call === null)
            return [];
        const isNew = !this.#hasGit && hasGit(this.#setting);
        this.#before = this.#now;
        const now = [];
        for (const each of this.#before)
            now.push(await (0,git_tracked/* trackedNow */.n)(call, each));
        if (isNew && this.#setting.person)
            now.push(await (0,git_tracked/* readTracked */.Tx)(call, ''));
        this.#now = now;
        this.#hasGit ||= isNew;
        const below = this.#movedBelow();
        if (!this.#hasGit)
            return below;
        const before = this.#refs;
        this.#refs = (await this.#readRefs(call)) ?? before;
        if (isNew)
            return ['a repository', ...below];
        return before === null || this.#refs === before ? below : ['HEAD, a branch or a tag', ...below];
    }
    /** To start git after each step takes longer than many a step: it is asked where one of its files has changed. */
    async #readRefs(call) {
        if (this.#glance !== null && this.#glance.now() === this.#glance.seen)
            return this.#refs;
        this.#glance = await (0,git_files/* glanceAtRefs */.Sb)(call);
        return (await (0,git_files/* readRefs */.n6)(call)).all;
    }
    #movedBelow() {
        const moved = [];
        for (const [repository, before] of this.#others) {
            const now = repository.refs();
            if (now !== before)
                moved.push(`HEAD, a branch or a tag in ${(0,tree_path/* nameOf */.Vb)(repository.folder)}`);
            this.#others.set(repository, now);
        }
        return moved;
    }
}
function hasGit({ workspace }) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, '.git'));
}

// EXTERNAL MODULE: ./build/src/files/warnings.js
var warnings = __webpack_require__(76304);
// EXTERNAL MODULE: ./build/src/workspace/known-stats.js
var known_stats = __webpack_require__(1226);
// EXTERNAL MODULE: ./build/src/workspace/scan.js
var scan = __webpack_require__(97846);
;// CONCATENATED MODULE: ./build/src/files/working-copy.js








class WorkingCopy {
    /** The source, the layers that count, and the edits. */
    model;
    #area;
    #index;
    #unread;
    #made;
    #left;
    #writer;
    #skips = new files_skipped/* Skips */.fM();
    /** There, and perhaps not in the index. */
    #unseen = new Set();
    #stats;
    constructor(parts) {
        this.model = parts.model;
        this.#area = parts.area;
        this.#index = parts.index;
        this.#unread = new Map(parts.unread);
        for (const path of parts.unread.keys())
            this.#unseen.add(path);
        this.#made = new Set(parts.made);
        this.#left = new Map(parts.left);
        this.#writer = parts.writer;
        this.#skips.fresh(parts.skipped);
        this.#statsOfMany();
    }
    get index() {
        return this.#index;
    }
    get unread() {
        return this.#unread;
    }
    get made() {
        return this.#made;
    }
    /** Paths as failed tries left them, with the steps. */
    get left() {
        return this.#left;
    }
    /** The last snapshot. */
    tree() {
        const tree = new Map();
        for (const [path, { entry }] of this.#index)
            tree.set(path, entry);
        for (const [path, seen] of this.#unread)
            tree.set(path, (0,view/* unreadable */.O$)(seen));
        return tree;
    }
    /** The state of a path in the last snapshot; null for absent. */
    state(path) {
        const unread = this.#unread.get(path);
        return this.#index.get(path)?.entry ?? (unread === undefined ? null : (0,view/* unreadable */.O$)(unread));
    }
    /** Looks for paths that may have changed since the last snapshot. */
    scan() {
        const { roots, leftOut, now } = this.#area;
        this.#lookAgain();
        const stats = this.#statsOfMany();
        const [index, unread] = [this.#index, this.#unread.keys()];
        const scanned = (0,scan/* scan */.S)({ roots, leftOut, now, index, unread, directories: 'changed', stats });
        const paths = new Map();
        for (const [path, seen] of scanned.changed) {
            const before = this.#unread.get(path);
            if (before === undefined || !(0,stat_index/* sameSeen */.SY)(before, seen))
                paths.set(path, seen);
            if (!this.#index.has(path))
                this.#unseen.add(path);
        }
        for (const path of scanned.gone)
            paths.set(path, null);
        const { startedAt, away } = scanned;
        return { paths, startedAt, away, skipped: this.#skips.fresh(scanned.skipped) };
    }
    /** A scan reads the directories that changed: where a path is not in the index, the directory above is to be read again. */
    #lookAgain() {
        for (const path of this.#unseen) {
            const above = (0,tree_path/* parentOf */.gN)(path);
            const indexed = above === null || this.#index.has(path) ? undefined : this.#index.get(above);
            if (above !== null && indexed !== undefined)
                this.#index.set(above, { ...indexed, racy: true });
        }
        this.#unseen.clear();
    }
    #statsOfMany() {
        this.#stats ??= known_stats/* KnownStats */.$.forMany(this.#index.size);
        return this.#stats;
    }
    /** Takes into the snapshot how paths were seen. */
    see(indexed) {
        for (const [path, seen] of indexed) {
            this.#unread.delete(path);
            if (seen === null)
                this.#index.delete(path);
            else
                this.#index.set(path, seen);
            this.#writer.seen(path, seen);
        }
    }
    /** Takes into the snapshot that a path is there and could not be read. */
    cannotRead(path, seen) {
        if (seen === null)
            return;
        this.#unread.set(path, seen);
        this.#unseen.add(path);
        this.#index.delete(path);
        this.#writer.unread(path);
    }
    /** Notes that a step made a path, or changed it. */
    make(path) {
        if (this.#made.has(path))
            return;
        this.#made.add(path);
        this.#writer.made(path);
    }
    /** Notes which failed tries left a path as it is; none: it is as the run wants it. */
    leave(path, steps) {
        if (steps.length === 0 && !this.#left.has(path))
            return;
        if (steps.length === 0)
            this.#left.delete(path);
        else
            this.#left.set(path, steps);
        this.#writer.left(path, steps);
    }
    /** Notes that a path may be as the model has it again. */
    settled(path) {
        if ((0,tree_state/* sameState */.yY)(this.model.get(path), this.state(path)))
            this.leave(path, []);
    }
    /** Puts a layer on top of the model. */
    lay(change) {
        const plain = change.every(({ path, after }) => {
            const before = this.model.get(path);
            return before?.kind !== 'directory' || after === null || after.kind === 'directory';
        });
        if (!plain)
            this.model = (0,tree_fold/* fold */.AU)(this.model, [change], this.#area.roots.list.map(({ path }) => path));
        else
            for (const { path, after } of change) {
                if (after === null)
                    this.model.delete(path);
                else
                    this.model.set(path, after);
            }
        for (const { path } of change)
            this.settled(path);
    }
    flush() {
        this.#writer.flush();
    }
    close(isWhole) {
        this.#writer.close(isWhole);
        this.#stats?.close();
    }
}

// EXTERNAL MODULE: ./build/src/files/yours.js
var yours = __webpack_require__(60841);
;// CONCATENATED MODULE: ./build/src/files/prepare.js
















/** @throws StoreError when something could not be saved; CannotResume, WorkspaceRefusal; the signal's reason */
async function prepare_prepare(request) {
    const { inspection, settled } = request;
    const saving = new Saving(request);
    if (settled === null)
        return sessionOf(request, saving, { ...(await saveFirst(saving)), settled: null });
    const { start, actions, model } = settled;
    const { view, facts, bare } = start;
    const deleted = (0,reconcile/* pathsTo */._)('delete', actions);
    const stays = [...view.found.keys()].filter((path) => !deleted.has(path));
    (0,apply/* twoNames */.x7)((0,reconcile/* pathsTo */._)('write', actions), inspection.area.roots, stays);
    if (view.place === 'elsewhere' && settled.plan.isCleanUp !== true)
        await saving.elsewhere(settled);
    await saving.edits(settled.edits);
    await saving.kept(settled);
    await saving.aside(settled);
    return sessionOf(request, saving, {
        model,
        bare,
        index: view.index,
        unread: view.unread,
        digests: facts.digests,
        settled,
    });
}
function sessionOf(request, saving, { model, bare, index, unread, digests, settled }) {
    const { inspection, runId, attempt, heart, writes, keeps, hurry, isArriving = false } = request;
    const { area, view, git } = inspection;
    // Closures live as long as the attempt: the changes of all layers must not.
    const { contents } = inspection.history;
    const setting = { ...inspection.setting, signal: hurry };
    const { store, workspace, person } = setting;
    const writer = new snapshot_writer/* SnapshotWriter */.CN((0,snapshot_file/* snapshotPath */.c0)(store, workspace, runId), heart);
    const left = settled?.left ?? new Map();
    const { made, skipped } = view;
    const edited = settled === null ? [] : (0,files_layers/* editedBy */.Hv)(settled.start.history, settled.edits);
    const copy = new WorkingCopy({ area, model, index, unread, made, left, skipped, writer });
    const { packs } = saving;
    const taking = new Taking({
        ...{ copy, area, packs, setting },
        held: view.git?.held ?? new Map(),
        onHeld: (held) => contents.addGit(git, held),
    });
    const tracked = new Tracked(setting, view);
    const session = new Session({
        ...{ setting, taking, tracked, writes, keeps },
        isServed: servedBy(inspection.pipeline.steps, writes),
        isYours: (0,yours/* yours */.J)({
            person,
            isTracked: (path) => tracked.has(path),
            source: new Set([...bare.keys(), ...edited]),
            ignored: view.ignored,
        }),
        kept: settled?.kept ?? new Map(),
        restarts: settled?.restarts ?? new Map(),
        arriving: isArriving ? arrivingFacts({ view, bare, digests, settled }) : null,
        begin: beginning({
            ...{ area, packs, setting: inspection.setting, copy, writer, staged: settled?.staged ?? null },
            head: { run: runId, attempt, commit: view.commit, ref: view.git?.ref ?? null },
            events: saving.events,
            warnings: (0,warnings/* warningsOf */.n)(inspection, settled),
            temporary: view.temporary,
            actions: settled?.actions ?? [],
        }),
        atEnd: settled === null ? [] : (0,stale/* staleLines */.H)(settled.plan, settled.start),
        close: inspection.close,
    });
    return { session, digests };
}
/** Whether the `writes` of a service match a path. */
function servedBy(steps, writes) {
    const services = steps.filter(({ background }) => background?.kind === 'service');
    const matchers = services.map(({ id }) => (0,patterns/* compilePatterns */.xi)(writes.get(id) ?? []));
    return (path) => matchers.some((matches) => matches(path));
}
function arrivingFacts({ view: { commit, nested, ignored }, bare, digests, settled, }) {
    const told = { bare, digests, commit, nested, ignored };
    if (settled === null)
        return { ...told, past: null };
    const { changes, lost, committed } = settled.start.facts;
    return { ...told, past: { changes, lost, committed } };
}
/** To be done once; lets go of what it needs then. */
function beginning(given) {
    let left = given;
    return async (log) => {
        const now = left;
        left = null;
        if (now !== null)
            await begin(now, log);
    };
}
/** Records what is found before anything is brought back, so that a kill meanwhile is as if the attempt had not begun. */
async function begin(given, log) {
    const { events, warnings, copy, writer, head, actions } = given;
    for (const event of events)
        log.write(event(log.run()));
    for (const { step, message } of warnings)
        log.write({ type: 'warning', step, message });
    writer.begin(head, { index: copy.index, unread: copy.unread.keys(), made: copy.made, left: copy.left });
    (0,apply/* sweepTemporary */.ir)(given.temporary);
    for (const path of [...copy.left.keys()])
        copy.settled(path);
    if (actions.length === 0)
        return;
    writer.restoring();
    const applied = await (0,files_apply/* act */.Rb)(actions, copy.index, given).finally(() => given.staged?.close());
    copy.see(applied.indexed);
    for (const { path } of actions)
        copy.settled(path);
    for (const message of (0,files_apply/* keptLines */.So)(applied.kept))
        log.write({ type: 'warning', step: null, message });
    const stuck = (0,files_apply/* notBack */.Pd)(actions, applied.kept);
    if (stuck !== null)
        throw new Error(stuck);
    writer.restored();
    copy.flush();
}

// EXTERNAL MODULE: ./build/src/files/root-places.js
var root_places = __webpack_require__(37534);
// EXTERNAL MODULE: ./build/src/launch/plan-files.js + 8 modules
var plan_files = __webpack_require__(81043);
;// CONCATENATED MODULE: ./build/src/launch/planned-attempt.js
/** A plan that an attempt takes up. */



/**
 * As `planFiles`. Asked for here, since a function that waits keeps alive what it has ever held.
 * @throws as `planFiles`
 */
async function planAttempt(request) {
    return plannedAttempt(await (0,plan_files/* planFiles */.jP)(request));
}
function plannedAttempt(planned) {
    let left = planned;
    const { view, area, close } = planned.inspection;
    const staged = planned.settled?.staged ?? null;
    return {
        plan: planned.plan,
        commits: {
            commit: view.commit,
            ...(Object.keys(view.nested).length === 0 ? {} : { nested: view.nested }),
        },
        roots: (0,root_places/* rootPlaces */.l)(area.roots),
        prepare: (told) => {
            if (left === null)
                throw new Error('the files are prepared once');
            const { inspection, settled, writes, keeps } = left;
            left = null;
            return (0,plan_files/* refusing */.cK)(() => prepare_prepare({ ...told, inspection, settled, writes, keeps }));
        },
        close: () => {
            staged?.close();
            close();
        },
    };
}

// EXTERNAL MODULE: ./build/src/files/coverage.js
var coverage = __webpack_require__(68715);
// EXTERNAL MODULE: ./build/src/files/folder.js
var folder = __webpack_require__(74649);
// EXTERNAL MODULE: ./build/src/record/left-on-machine.js
var left_on_machine = __webpack_require__(40190);
// EXTERNAL MODULE: ./build/src/words/named-in.js
var named_in = __webpack_require__(98332);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/src/machine/docker.js
/** What Docker has: images that were built there, containers, volumes and networks. From its API, https://docs.docker.com/reference/api/engine/. */



const IMAGES = 'Docker images';
const OTHERS = 'Docker containers, volumes and networks';
/** A daemon that does not answer costs an attempt no more than this. */
const docker_LIMIT_MS = 1000;
class Docker {
    #socket;
    #isDown = false;
    constructor(env) {
        const host = env.DOCKER_HOST ?? '';
        this.#socket = host.startsWith('unix://') ? host.slice('unix://'.length) : '/var/run/docker.sock';
    }
    /** By place; nothing where no Docker answers. */
    async entries() {
        if (this.#isDown || !(0,external_node_fs_.existsSync)(this.#socket))
            return new Map();
        try {
            const [images, containers, volumes, networks] = await Promise.all([
                this.#get('/images/json'),
                this.#get('/containers/json?all=true'),
                this.#get('/volumes'),
                this.#get('/networks'),
            ]);
            const named = (kind, name) => ({
                name: `${kind} ${name}`,
                at: this.#socket,
                print: '',
            });
            return new Map([
                [IMAGES, images.filter(isBuilt).flatMap((image) => this.#imageEntries(image))],
                [
                    OTHERS,
                    [
                        ...containers.map(({ Names, Id }) => named('container', Names?.[0]?.slice(1) ?? Id.slice(0, 12))),
                        ...(volumes.Volumes ?? []).map(({ Name }) => named('volume', Name)),
                        ...networks.map(({ Name }) => named('network', Name)),
                    ],
                ],
            ]);
        }
        catch {
            this.#isDown = true;
            return new Map();
        }
    }
    #imageEntries({ Id, RepoTags }) {
        return (RepoTags ?? []).map((name) => ({ name, at: this.#socket, print: Id }));
    }
    async #get(path) {
        const signal = AbortSignal.timeout(docker_LIMIT_MS);
        const body = await new Promise((resolve, reject) => {
            const asked = (0,external_node_http_.request)({ socketPath: this.#socket, path, signal }, (response) => {
                if (response.statusCode !== 200)
                    reject(new Error(`status ${response.statusCode}`));
                (0,consumers_.text)(response).then(resolve, reject);
            });
            asked.on('error', reject).end();
        });
        return JSON.parse(body);
    }
}
/** One that was pulled has the digest of its registry, and comes again when it is used. */
function isBuilt({ RepoDigests }) {
    return (RepoDigests ?? []).every((digest) => digest.startsWith('<none>@'));
}

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
;// CONCATENATED MODULE: ./build/src/machine/looker.js
/** Reads folders and small files of a machine, and each again only when its own stat has changed. */



/** So many entries of a place of the user's own are looked at. */
const MOST_ENTRIES = 20_000;
/** Larger files are told by their length alone. */
const MOST_BYTES = 64 * 2 ** 20;
class Looker {
    home;
    env;
    /** Every folder that was listed, with the names in it; null for a file that was read. */
    asked = new Map();
    #path;
    #root;
    #known;
    constructor({ home, env, path, root }, known) {
        this.home = home;
        this.env = env;
        this.#path = path;
        this.#root = root;
        this.#known = known;
    }
    /** Where a place of the system is. */
    system(path) {
        return (0,external_node_path_.join)(this.#root, path);
    }
    /** The names in a folder; none where it cannot be read. */
    names(directory) {
        const names = this.#read('names', directory, () => (0,external_node_fs_.readdirSync)(directory)) ?? [];
        this.asked.set(directory, names);
        return names;
    }
    /** The files and links in a folder, each with what tells it from another of that name: its length, or where it leads. */
    programs(directory) {
        // One that is written over does not show in the folder.
        return this.names(directory).flatMap((name) => {
            const at = (0,external_node_path_.join)(directory, name);
            try {
                const stat = (0,external_node_fs_.lstatSync)(at);
                if (stat.isSymbolicLink())
                    return [[name, (0,external_node_fs_.readlinkSync)(at)]];
                return stat.isFile() ? [[name, `${stat.size}`]] : [];
            }
            catch {
                return [];
            }
        });
    }
    /** A file, or all that is below a folder, by paths relative to it: links by where they lead, files by their contents. */
    whole(path) {
        const found = [];
        const open = [''];
        for (let name = open.pop(); name !== undefined && found.length < MOST_ENTRIES; name = open.pop()) {
            const at = (0,external_node_path_.join)(path, name);
            try {
                const stat = (0,external_node_fs_.lstatSync)(at);
                if (stat.isDirectory())
                    open.push(...(0,external_node_fs_.readdirSync)(at).map((each) => (0,external_node_path_.join)(name ?? '', each)));
                else if (stat.isSymbolicLink())
                    found.push([name, (0,external_node_fs_.readlinkSync)(at)]);
                else if (stat.isFile())
                    found.push([name, this.print(at) ?? '']);
            }
            catch {
                // It is not there, or may not be looked at.
            }
        }
        return found;
    }
    /** What a file says. */
    parsed(file, parse) {
        return this.#read('parsed', file, () => parse(readRegular(file).toString('utf8'))) ?? [];
    }
    /** A text that differs when the file's content does; null where there is none. */
    print(file) {
        return this.#read('print', file, () => {
            const { size } = (0,external_node_fs_.statSync)(file);
            return size > MOST_BYTES ? `${size}` : (0,digest/* sha256 */.sc)(readRegular(file));
        });
    }
    /** The folders above those in which PATH has some program: where it is named, and where it really is. */
    prefixes(programs) {
        const found = new Set();
        for (const directory of this.#path)
            for (const name of programs) {
                try {
                    const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(directory, name));
                    if ((0,external_node_fs_.statSync)(real).isFile())
                        found.add((0,external_node_path_.dirname)(directory)).add((0,external_node_path_.dirname)((0,external_node_path_.dirname)(real)));
                }
                catch {
                    // It is not there, or may not be looked at.
                }
            }
        return found;
    }
    #read(how, path, read) {
        if (!this.asked.has(path))
            this.asked.set(path, null);
        try {
            const { ino, size, mtimeMs, ctimeMs } = (0,external_node_fs_.statSync)(path);
            const stat = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
            const known = this.#known.get(`${how} ${path}`);
            if (known?.stat === stat)
                return known.value;
            const value = read();
            this.#known.set(`${how} ${path}`, { stat, value });
            return value;
        }
        catch {
            return null;
        }
    }
}
/** A fifo would be waited for. @throws Error where it is none */
function readRegular(file) {
    if (!(0,external_node_fs_.statSync)(file).isFile())
        throw new Error('no file');
    return (0,external_node_fs_.readFileSync)(file);
}

;// CONCATENATED MODULE: ./build/src/machine/places.js
/** The known places in which a step leaves what is no file of the workspace. `docs/installs.md` is made from this table. */

const PLACES = [
    {
        what: 'Debian packages',
        kind: 'install',
        where: '`/var/lib/dpkg/status`: installed packages and their versions',
        entries: (looker) => records(looker, looker.system('/var/lib/dpkg/status'), debian),
    },
    {
        what: 'RPM packages',
        kind: 'install',
        where: 'the database in `/var/lib/rpm` or `/usr/lib/sysimage/rpm`, as a whole',
        entries: (looker) => [looker.system('/var/lib/rpm'), looker.system('/usr/lib/sysimage/rpm')].flatMap((folder) => [
            ...contents(looker, [
                (0,external_node_path_.join)(folder, 'rpmdb.sqlite'),
                (0,external_node_path_.join)(folder, 'Packages.db'),
                (0,external_node_path_.join)(folder, 'Packages'),
            ]),
        ]),
    },
    {
        what: 'Alpine packages',
        kind: 'install',
        where: '`/lib/apk/db/installed`, `/usr/lib/apk/db/installed`: packages and their versions',
        entries: (looker) => [looker.system('/lib/apk/db/installed'), looker.system('/usr/lib/apk/db/installed')].flatMap((file) => [
            ...records(looker, file, alpine),
        ]),
    },
    {
        what: 'Homebrew packages',
        kind: 'install',
        where: 'names and versions in `Cellar` and `Caskroom` of `/opt/homebrew`, `/usr/local` and `/home/linuxbrew/.linuxbrew`',
        entries: (looker) => [
            looker.system('/opt/homebrew'),
            looker.system('/usr/local'),
            looker.system('/home/linuxbrew/.linuxbrew'),
        ].flatMap((prefix) => [
            ...nested(looker, (0,external_node_path_.join)(prefix, 'Cellar')),
            ...nested(looker, (0,external_node_path_.join)(prefix, 'Caskroom')),
        ]),
    },
    {
        what: 'Python packages',
        kind: 'install',
        where: 'names of distributions (`*.dist-info`, `*.egg-info`, `__editable__*`) in the `site-packages` and `dist-packages` of each Python on PATH, of pyenv, and of the user',
        entries: function* (looker) {
            for (const folder of pythonFolders(looker))
                for (const name of looker.names(folder))
                    if (DISTRIBUTION.test(name))
                        yield { name: name.replace(DISTRIBUTION, ''), at: folder, print: '' };
        },
    },
    {
        what: 'npm packages',
        kind: 'install',
        where: 'names and versions in `lib/node_modules` of each Node on PATH, of `NPM_CONFIG_PREFIX`, and of the `prefix` in `~/.npmrc`',
        entries: function* (looker) {
            const { env, home } = looker;
            const own = env.NPM_CONFIG_PREFIX || env.npm_config_prefix;
            const written = looker.parsed((0,external_node_path_.join)(home, '.npmrc'), prefixIn);
            const prefixes = new Set([...looker.prefixes(['node']), ...(own ? [own] : []), ...written]);
            for (const prefix of prefixes)
                yield* npmPackages(looker, (0,external_node_path_.join)(prefix, 'lib/node_modules'));
        },
    },
    {
        what: 'Ruby gems',
        kind: 'install',
        where: 'names and versions in the `specifications` of each Ruby on PATH, `GEM_HOME`, `/var/lib/gems`, `~/.gem/ruby` and `~/.local/share/gem/ruby`',
        entries: function* (looker) {
            const { home, env } = looker;
            const roots = [...looker.prefixes(['ruby'])].map((prefix) => (0,external_node_path_.join)(prefix, 'lib/ruby/gems'));
            yield* gems(looker, (0,external_node_path_.join)(env.GEM_HOME || (0,external_node_path_.join)(home, '.gem'), 'specifications'));
            for (const root of [
                ...roots,
                looker.system('/var/lib/gems'),
                `${home}/.gem/ruby`,
                `${home}/.local/share/gem/ruby`,
            ])
                for (const version of looker.names(root))
                    yield* gems(looker, (0,external_node_path_.join)(root, version, 'specifications'));
        },
    },
    {
        what: 'programs',
        kind: 'install',
        where: 'names, lengths and targets of links in `~/.cargo/bin` (`CARGO_HOME`), `~/go/bin` (`GOBIN`, `GOPATH`), `~/.local/bin` (`PIPX_BIN_DIR`), `~/.dotnet/tools` and `/usr/local/bin`',
        entries: function* (looker) {
            const { home, env } = looker;
            const folders = new Set([
                (0,external_node_path_.join)(env.CARGO_HOME || (0,external_node_path_.join)(home, '.cargo'), 'bin'),
                env.GOBIN || (0,external_node_path_.join)(env.GOPATH?.split(':')[0] || (0,external_node_path_.join)(home, 'go'), 'bin'),
                env.PIPX_BIN_DIR || (0,external_node_path_.join)(home, '.local/bin'),
                ...[(0,external_node_path_.join)(home, '.local/bin'), (0,external_node_path_.join)(home, '.dotnet/tools'), looker.system('/usr/local/bin')],
            ]);
            for (const at of folders)
                for (const [name, print] of looker.programs(at))
                    yield { name, at, print };
        },
    },
    {
        what: 'entries of /opt',
        kind: 'install',
        where: 'names in `/opt`',
        entries: (looker) => looker.names(looker.system('/opt')).map((name) => ({ name, at: looker.system('/opt'), print: '' })),
    },
    {
        what: 'browsers',
        kind: 'install',
        where: 'names and versions in the folders of Playwright (`PLAYWRIGHT_BROWSERS_PATH`), Puppeteer (`PUPPETEER_CACHE_DIR`) and Cypress (`CYPRESS_CACHE_FOLDER`), by default in `~/.cache`, on macOS in `~/Library/Caches`',
        entries: function* (looker) {
            const { env } = looker;
            const caches = [(0,external_node_path_.join)(looker.home, '.cache'), (0,external_node_path_.join)(looker.home, 'Library/Caches')];
            const places = (own, name) => own?.startsWith('/') ? [own] : caches.map((cache) => (0,external_node_path_.join)(cache, name));
            for (const at of places(env.PLAYWRIGHT_BROWSERS_PATH, 'ms-playwright'))
                for (const name of looker.names(at))
                    if (/-\d+$/.test(name))
                        yield { name, at, print: '' };
            for (const at of places(env.PUPPETEER_CACHE_DIR, 'puppeteer'))
                yield* nested(looker, at);
            for (const at of places(env.CYPRESS_CACHE_FOLDER, 'Cypress'))
                for (const name of looker.names(at))
                    if (/^\d/.test(name))
                        yield { name: `Cypress ${name}`, at, print: '' };
        },
    },
    {
        what: 'login and configuration files',
        kind: 'other',
        where: '`~/.docker/config.json`, `~/.aws/credentials`, `~/.aws/config`, `~/.kube/config`, `~/.netrc`, `~/.npmrc`, `~/.pypirc`, `~/.gitconfig`, `~/.git-credentials`, `~/.terraformrc`, `~/.m2/settings.xml`, `~/.config/gcloud`, `~/.azure`, `~/.config/gh/hosts.yml`, the files in `~/.ssh`, and those that `DOCKER_CONFIG`, `KUBECONFIG`, `AWS_SHARED_CREDENTIALS_FILE`, `AWS_CONFIG_FILE` and `NPM_CONFIG_USERCONFIG` name',
        entries: (looker) => contents(looker, configurations(looker)),
    },
];
const DISTRIBUTION = /\.(?:dist-info|egg-info|egg-link)$|^__editable__[._]*/;
function* pythonFolders(looker) {
    const { home, env } = looker;
    const prefixes = new Set(looker.prefixes(['python3', 'python']));
    if (prefixes.has(looker.system('/usr')))
        prefixes.add(looker.system('/usr/local'));
    const versions = (0,external_node_path_.join)(env.PYENV_ROOT ?? (0,external_node_path_.join)(home, '.pyenv'), 'versions');
    for (const name of looker.names(versions))
        prefixes.add((0,external_node_path_.join)(versions, name));
    prefixes.add(env.PYTHONUSERBASE || (0,external_node_path_.join)(home, '.local'));
    for (const prefix of prefixes)
        for (const name of looker.names((0,external_node_path_.join)(prefix, 'lib')))
            if (/^python3/.test(name))
                for (const kind of ['site-packages', 'dist-packages'])
                    yield (0,external_node_path_.join)(prefix, 'lib', name, kind);
    const mac = (0,external_node_path_.join)(home, 'Library/Python');
    for (const version of looker.names(mac))
        yield (0,external_node_path_.join)(mac, version, 'lib/python/site-packages');
}
function* gems(looker, at) {
    for (const name of looker.names(at))
        if (name.endsWith('.gemspec'))
            yield { name: name.slice(0, -'.gemspec'.length), at, print: '' };
}
function* npmPackages(looker, at) {
    for (const name of looker.names(at)) {
        if (name.startsWith('.'))
            continue;
        const inside = name.startsWith('@')
            ? looker.names((0,external_node_path_.join)(at, name)).map((each) => `${name}/${each}`)
            : [name];
        for (const each of inside) {
            const [version = ''] = looker.parsed((0,external_node_path_.join)(at, each, 'package.json'), versionIn);
            yield { name: version === '' ? each : `${each}@${version}`, at, print: '' };
        }
    }
}
/** `prefix=/home/me/.npm-global`. */
function prefixIn(text) {
    const prefix = /^prefix *= *(\/.*?) *$/m.exec(text)?.[1];
    return prefix === undefined ? [] : [prefix];
}
function versionIn(text) {
    const { version } = JSON.parse(text);
    return typeof version === 'string' ? [version] : [];
}
/** Names in the folders of a folder: `formula 1.0`. */
function* nested(looker, folder) {
    for (const outer of looker.names(folder))
        for (const inner of looker.names((0,external_node_path_.join)(folder, outer)))
            if (!inner.startsWith('.'))
                yield { name: `${outer} ${inner}`, at: folder, print: '' };
}
/** Files, each by its content. */
function* contents(looker, files) {
    for (const file of files) {
        const print = looker.print(file);
        const isAtHome = file.startsWith(`${looker.home}/`);
        if (print !== null)
            yield { name: isAtHome ? `~${file.slice(looker.home.length)}` : file, at: file, print };
    }
}
function records(looker, file, parse) {
    return looker.parsed(file, parse).map((name) => ({ name, at: file, print: '' }));
}
/** Of dpkg-query(1): `Package`, `Version`, and a `Status` that ends in `installed`. */
function debian(text) {
    return text.split('\n\n').flatMap((record) => {
        const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1] ?? '';
        return / installed$/.test(field('Status')) ? [`${field('Package')} ${field('Version')}`] : [];
    });
}
/** Of apk's database: `P:` is the name and `V:` the version. */
function alpine(text) {
    return text.split('\n\n').flatMap((record) => {
        const field = (name) => new RegExp(`^${name}:(.*)$`, 'm').exec(record)?.[1] ?? '';
        return field('P') === '' ? [] : [`${field('P')} ${field('V')}`];
    });
}
const CONFIGURATIONS = [
    '.aws/config',
    '.aws/credentials',
    '.azure/azureProfile.json',
    '.azure/msal_token_cache.json',
    '.azure/service_principal_entries.json',
    '.config/gcloud/application_default_credentials.json',
    '.config/gcloud/configurations/config_default',
    '.config/gcloud/credentials.db',
    '.config/gh/hosts.yml',
    '.config/git/config',
    '.docker/config.json',
    '.git-credentials',
    '.gitconfig',
    '.kube/config',
    '.m2/settings.xml',
    '.netrc',
    '.npmrc',
    '.pypirc',
    '.terraformrc',
];
function configurations(looker) {
    const { home, env } = looker;
    const named = [env.AWS_SHARED_CREDENTIALS_FILE, env.AWS_CONFIG_FILE, env.NPM_CONFIG_USERCONFIG];
    const own = [...named, ...(env.KUBECONFIG ?? '').split(':')].filter((file) => file?.startsWith('/'));
    const docker = env.DOCKER_CONFIG?.startsWith('/') ? [(0,external_node_path_.join)(env.DOCKER_CONFIG, 'config.json')] : [];
    const ssh = (0,external_node_path_.join)(home, '.ssh');
    return [
        ...CONFIGURATIONS.map((file) => (0,external_node_path_.join)(home, file)),
        ...looker.names(ssh).map((name) => (0,external_node_path_.join)(ssh, name)),
        ...own,
        ...docker,
    ];
}

;// CONCATENATED MODULE: ./build/src/machine/spellings.js
/** Paths by which a step knew a folder, through links. */

/** Values that speak of more paths are no list of folders. */
const MOST_PATHS = 200;
/** Folders of some values that really are the workspace, the home folder or that of temporary files, under another path. */
function spellingsIn(values, folders) {
    const kinds = ['workspace', 'temp', 'home'];
    const real = new Map(kinds.toReversed().map((kind) => [realPath(folders[kind]), kind]));
    const spelled = new Set(kinds.map((kind) => folders[kind]));
    const asked = new Set();
    const found = {};
    const paths = new Set(values.flatMap((value) => value.match(/\/(?!\/)[^\s:;,'"=]+/g) ?? []));
    for (const path of [...paths].slice(0, MOST_PATHS))
        for (let folder = path; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/'))) {
            if (asked.has(folder))
                break;
            asked.add(folder);
            const kind = spelled.has(folder) ? undefined : real.get(realPath(folder));
            if (kind !== undefined)
                found[folder] = kind;
        }
    return Object.keys(found).length === 0 ? {} : { spellings: found };
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/src/machine/state.js
/** What a machine has outside of the saved folders, and what came to it between two looks. Pure. */

const MOST_NAMES = 10;
/**
 * What came to the machine, or was replaced there, between two looks.
 * @param kinds what the places stand for, by their names @returns null where that is nothing
 */
function cameBetween(before, after, kinds) {
    const found = { install: [], other: [] };
    for (const [what, entries] of after.entries) {
        const known = new Map((before.entries.get(what) ?? []).map((each) => [keyOf(each), each.print]));
        const came = entries.filter((each) => known.get(keyOf(each)) !== each.print && (before.asked.has(each.at) || isNew(before, each.at)));
        const names = [...new Set(came.map(({ name }) => name))].sort();
        if (names.length === 0)
            continue;
        const kind = kinds.get(what) ?? 'other';
        const at = [...new Set(came.map((each) => each.at))].slice(0, MOST_NAMES);
        const named = { what, count: names.length, names: names.slice(0, MOST_NAMES) };
        found[kind].push(kind === 'install' ? { ...named, at } : named);
    }
    if (found.install.length + found.other.length === 0)
        return null;
    return {
        ...(found.install.length === 0 ? {} : { installs: found.install }),
        ...(found.other.length === 0 ? {} : { others: found.other }),
    };
}
function keyOf({ name, at }) {
    return `${name}\0${at}`;
}
/** Whether a path cannot have been there at a look: the nearest folder above it that was listed had no such name. */
function isNew({ asked }, path) {
    for (let below = path, above = (0,external_node_path_.dirname)(path); below !== above; below = above, above = (0,external_node_path_.dirname)(above)) {
        const names = asked.get(above);
        if (names != null)
            return !names.includes((0,external_node_path_.basename)(below));
    }
    return false;
}

;// CONCATENATED MODULE: ./build/src/machine/machine.js
/** Looks at the machine around each step. */









/** What `workspace.machine` names. */
const MORE = 'entries of `workspace.machine`';
const KINDS = new Map([
    ...PLACES.map(({ what, kind }) => [what, kind]),
    [MORE, 'install'],
    [IMAGES, 'install'],
    [OTHERS, 'other'],
]);
/** Of so many new temporary files the names are kept for later steps. */
const MOST_TEMP = 100;
class Machine {
    #parts;
    #known = new Map();
    #started = new Map();
    #docker = null;
    constructor(parts) {
        this.#parts = parts;
    }
    async started(step, env) {
        const at = this.#parts.now();
        this.#started.set(step, { state: await this.#look(env, []), env, at });
    }
    async ended(step, left) {
        const started = this.#started.get(step);
        if (started === undefined)
            return null;
        this.#started.delete(step);
        const before = started.state;
        const after = await this.#look({ ...started.env, ...left.env }, left.path);
        const came = cameBetween(before, after, KINDS);
        const places = this.#newPlaces(started, [...left.path, ...Object.values(left.env)]);
        const made = this.#newFiles(before, after);
        const files = this.#namedElsewhere(step, made);
        const temp = this.#parts.texts === null ? made.slice(0, MOST_TEMP) : [];
        const others = files.length === 0 ? [] : [{ what: left_on_machine/* TEMP */.Fb, count: files.length, names: files }];
        const all = {
            ...came,
            ...(others.length === 0 ? {} : { others: [...(came?.others ?? []), ...others] }),
            ...(places.length === 0 ? {} : { places }),
            ...(temp.length === 0 ? {} : { temp }),
            ...spellingsIn([...left.path, ...Object.values(left.env), ...Object.values(left.outputs)], this.#parts),
        };
        return Object.keys(all).length === 0 ? null : all;
    }
    has(path) {
        return (0,external_node_fs_.existsSync)(path);
    }
    async #look(env, front) {
        const { home, root } = this.#parts;
        const path = [...front, ...(env.PATH ?? '').split(':')].filter((folder) => folder.startsWith('/'));
        const looker = new Looker({ home, root, env, path: [...new Set(path)] }, this.#known);
        const entries = new Map();
        for (const place of PLACES)
            entries.set(place.what, this.#outside(place.entries(looker)));
        entries.set(MORE, this.#outside(this.#moreOf(looker)));
        this.#docker ??= new Docker(env);
        for (const [what, each] of await this.#docker.entries()) {
            entries.set(what, each);
            for (const { at } of each)
                looker.asked.set(at, null);
        }
        for (const folder of ['/', '/opt', '/usr/local', '/tmp'])
            looker.names((0,external_node_path_.join)(root, folder));
        for (const folder of [home, this.#parts.temp])
            looker.names(folder);
        return { entries, asked: looker.asked };
    }
    *#moreOf(looker) {
        for (const at of this.#parts.more) {
            looker.asked.set(at, null);
            for (const [name, print] of looker.whole(at))
                yield { name: name === '' ? at : name, at, print };
        }
    }
    #outside(entries) {
        return [...entries].filter(({ at }) => !this.#isSaved(at));
    }
    #isSaved(path) {
        return this.#parts.saved.some((folder) => path === folder || path.startsWith(`${folder}/`));
    }
    /** Places that a step put on PATH or into a variable, outside of the saved folders, and that were not there before it. */
    #newPlaces({ state, at }, values) {
        // Of file:///x only one slash is of the path.
        const parts = values.flatMap((value) => value.split(':')).filter((part) => part.startsWith('/'));
        const places = parts.map((part) => part.replace(/^\/+/, '/'));
        return [...new Set(places)].filter((place) => !this.#isSaved(place) && (0,external_node_fs_.existsSync)(place) && (isNew(state, place) || wasMadeAfter(place, at)));
    }
    /** New entries of the folders of temporary files. */
    #newFiles(before, after) {
        const { temp, root } = this.#parts;
        return [...new Set([temp, (0,external_node_path_.join)(root, '/tmp')])].flatMap((folder) => {
            const known = new Set(before.asked.get(folder));
            return (after.asked.get(folder) ?? [])
                .filter((name) => !known.has(name) && name.length > 2 && !this.#isSaved(`${folder}/${name}`))
                .map((name) => `${folder}/${name}`);
        });
    }
    #namedElsewhere(step, files) {
        const others = [...(this.#parts.texts ?? [])].filter(([id]) => id !== step).map(([, text]) => text);
        return files.filter((path) => others.some((text) => (0,named_in/* isNamedIn */.x)(text, (0,external_node_path_.basename)(path))));
    }
}
/** The clock of a file system goes in steps of some milliseconds. */
const CLOCK_MS = 20;
/** Whether a folder was made since, where no folder above it was listed then. */
function wasMadeAfter(path, ms) {
    return (0,external_node_fs_.statSync)(path).birthtimeMs >= ms - CLOCK_MS;
}

;// CONCATENATED MODULE: ./build/src/launch/runner.js
/** What steps find on a runner, and would miss elsewhere. Pure but for the names of this system. */
/** The `runner` context. The names of systems and processors are GitHub's. */
function runnerContext(env, temp) {
    const os = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[process.platform];
    const arch = { x64: 'X64', arm64: 'ARM64', arm: 'ARM', ia32: 'X86' }[process.arch];
    return {
        os: env.RUNNER_OS ?? os ?? process.platform,
        arch: env.RUNNER_ARCH ?? arch ?? process.arch,
        name: env.RUNNER_NAME ?? '',
        temp,
        tool_cache: env.RUNNER_TOOL_CACHE ?? '',
        debug: env.RUNNER_DEBUG ?? '',
        environment: env.RUNNER_ENVIRONMENT ?? '',
    };
}
/** What steps find on a runner and would miss elsewhere. */
function runnerVariables(runner) {
    return { RUNNER_OS: runner.os, RUNNER_ARCH: runner.arch, RUNNER_TEMP: runner.temp };
}

// EXTERNAL MODULE: ./build/src/launch/this-machine.js + 2 modules
var this_machine = __webpack_require__(77302);
;// CONCATENATED MODULE: ./build/src/launch/setting.js
/** What the steps of an attempt find around them: where it runs, its environment, its machine. */







function machineOf({ pipeline, planned, workspace, files: { home, now } }, { where }) {
    const { plan } = planned;
    return new Machine({
        workspace,
        home,
        temp: where.temp,
        now,
        root: '/',
        saved: [workspace, ...Object.values(planned.roots)],
        more: (0,this_machine/* morePlaces */.S2)(pipeline, home),
        texts: plan.arriving === undefined
            ? new Map(plan.definition.map(({ id, parts }) => [id, JSON.stringify(parts)]))
            : null,
    });
}
function settingOf(request, adapters, { mark, builtOn }) {
    const { open, surroundings, inputs, workspace, store, planned } = request;
    const known = open.run;
    const covers = (0,coverage/* coverageOf */._)(request.files);
    const runner = runnerContext(request.env, adapters.temp);
    return {
        runId: open.id,
        sequence: known?.sequence ?? nextSequence(store),
        mark,
        history: request.history,
        by: request.by,
        inputs,
        source: surroundings.source,
        builtOn,
        where: {
            host: adapters.me.host,
            os: process.platform,
            workspace,
            workspace_id: (0,folder/* folderId */.C)(workspace),
            commit: surroundings.source.commit,
            pid: adapters.me.pid,
            boot: adapters.me.boot,
            namespace: adapters.me.namespace,
            started: adapters.me.started,
            home: request.files.home,
            temp: runner.temp,
            machine: (0,this_machine/* machineId */.xt)({ env: request.env, host: adapters.me.host }),
            ...(covers === null ? {} : { covers }),
            ...(Object.keys(planned.roots).length === 0 ? {} : { roots: planned.roots }),
        },
        env: { ...runnerVariables(runner), ...request.env, RUNNER_TEMP: runner.temp, ...surroundings.env },
        outside: (0,outside/* outsideOf */.R)(request.env, { workspace, home: request.files.home, temp: adapters.temp }),
        github: surroundings.github,
        runner,
        secrets: request.secrets,
        token: request.token,
        maxParallel: request.maxParallel,
    };
}
function nextSequence(store) {
    return ((0,listing/* inOrderOfAge */.id)(store.list().runs)[0]?.run.sequence ?? 0) + 1;
}

;// CONCATENATED MODULE: ./build/src/launch/launch.js
/** Runs an attempt: takes the locks, plans under them, drives the engine, lets go. */
















/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
async function launch(request, adapters) {
    const lock = (0,locks/* holdWorkspace */.V)(request.workspace, adapters);
    try {
        const open = request.run === null ? reserveRun(request, adapters) : (0,locks/* holdRun */.b)(request.run.run_id, request.store);
        try {
            return await underLock(request, adapters, open);
        }
        catch (error) {
            if (request.stop.by === null || !isAbort(error))
                throw error;
            return { kind: 'stopped', by: request.stop.by };
        }
        finally {
            open.close();
        }
    }
    finally {
        lock.release();
    }
}
function isAbort(error) {
    return error.name === 'AbortError';
}
async function underLock(request, adapters, open) {
    const { choice, store, workspace } = request;
    const inputs = (0,launch_inputs/* inputsOf */.Vc)(request.pipeline, open.run, request.given);
    const known = { inputs, github: request.surroundings.github, env: request.env };
    const pipeline = choice.kind === 'arriving'
        ? (0,arriving/* withRecorded */.tu)(request.pipeline, open.run)
        : await (0,matrices/* withLegs */.E)(request.pipeline, known, request.secrets);
    await clearUp({ ...adapters, store, workspace, marks: request.files.store }, open.run);
    const here = { workspace, home: request.files.home, temp: adapters.temp };
    const absent = (0,this_machine/* absentHere */.wc)(pipeline, open.run, { ...here, env: request.env, host: adapters.me.host });
    const { planned, person } = await planAnswered({ ...request, pipeline }, adapters, {
        ...{ open, inputs, absent, here },
    });
    try {
        if (request.whenDone === 'nothing-to-do' &&
            open.run !== null &&
            (0,made/* nothingToDo */.KN)(open.run, planned.plan, choice))
            return { kind: 'nothing-to-do', run: open.run };
        const prepared = {
            ...{ ...request, pipeline, asked: person, inputs, planned, open, lacks: absent.lacks },
        };
        const result = await attempt(prepared, adapters);
        return { kind: 'ended', result, expired: retain(store, adapters) };
    }
    finally {
        planned.close();
    }
}
/** The plan, and once more when a person at a terminal was asked about steps that ask first of all. */
async function planAnswered(request, { observer, clock }, { open, inputs, absent, here, }) {
    const { pipeline, choice, edited, history, whenDone, surroundings, asked: person, stop } = request;
    const plan = (isAskedNow) => planAttempt({
        purpose: 'to-run',
        ...{ pipeline, inputs, record: open.run, choice, edited, history, whenDone, surroundings, absent },
        setting: request.files,
        packs: request.store.packsPath(open.id),
        outside: (0,outside/* outsideOf */.R)(request.env, here),
        isAskedNow,
    });
    const first = await plan(() => person !== null);
    const question = { pipeline, inputs, open, person, observer, now: clock.now, until: stop.asked };
    const asked = await askFirst({ ...question, plan: first.plan }).catch((error) => {
        first.close();
        throw error;
    });
    const { isAnswered, later } = asked;
    if (!isAnswered && later.size === 0)
        return { planned: first, person };
    first.close();
    const planned = await plan((step) => person !== null && !later.has(step));
    return { planned, person: person === null ? null : without(later, person) };
}
/** Removes snapshots of this folder that no run goes on from: of runs that are completed, or gone. A failure is said, and changes nothing else. */
function removeOthers({ open, store, workspace, files }, { warn }) {
    try {
        const unfinished = store.list().runs.filter(({ run, held }) => held || run.status !== 'completed');
        const going = new Set([open.id, ...unfinished.map(({ run }) => run.run_id)]);
        for (const { path, run } of (0,snapshot_file/* snapshotsOf */.XO)(files.store, workspace))
            if (!going.has(run))
                (0,snapshot_writer/* removeSnapshot */.Bw)(path);
    }
    catch (error) {
        warn(error.message);
    }
}
async function attempt(request, adapters) {
    const { open, pipeline, planned, stop, workspace, files: filesSetting, store, cleanUp } = request;
    const mark = (cleanUp === 'alone' ? open.run?.attempts.at(-1)?.mark : undefined) ?? adapters.random();
    const path = (0,node_ports/* scratchPath */.KT)(adapters.temp, mark);
    const scratch = (0,node_ports/* makeScratch */.lP)(path);
    const snapshot = (0,snapshot_file/* snapshotPath */.c0)(filesSetting.store, workspace, open.id);
    const watcher = adapters.watch({ mark, scratch: path, snapshot });
    try {
        const { session, digests } = await planned.prepare({
            run: open.run,
            runId: open.id,
            packsOf: (run) => store.packsPath(run),
            attempt: mark,
            heart: watcher,
            hurry: stop.hurry,
            isArriving: planned.plan.arriving !== undefined,
        });
        removeOthers(request, adapters);
        const setting = settingOf(request, adapters, {
            mark,
            builtOn: { ...planned.commits, ...digests },
        });
        const masks = new shell_masks/* Masks */.O();
        for (const secret of Object.values(request.secrets))
            masks.add(secret);
        if (request.token !== null)
            masks.add(request.token);
        return await request.drive({
            pipeline,
            plan: planned.plan,
            run: open.run,
            setting,
            stop,
            deadline: request.deadline,
            workspace,
            lacks: request.lacks,
            cleanUp,
        }, {
            clock: adapters.clock,
            shell: adapters.shell,
            observer: adapters.observer,
            journal: open,
            masks,
            openLog: (0,node_ports/* logOpener */._j)(open.logs, adapters.warn),
            scratch: scratch.next,
            hashFiles: adapters.hashFiles,
            files: session,
            machine: machineOf(request, setting),
            published: adapters.published,
            person: request.asked,
        });
    }
    finally {
        scratch.dispose();
        await watcher.close();
    }
}
function reserveRun({ store, pipeline, idNumber }, { clock }) {
    const now = clock.now();
    for (let nth = idNumber;; nth++) {
        const open = store.reserve((0,listing/* runIdFor */.qH)(now, pipeline.name, nth));
        if (open !== null)
            return open;
    }
}
/** Removes finished runs that are past their retention. A failure is said, and changes nothing else. @returns the ids of those removed */
function retain(store, { clock, warn }) {
    const removed = [];
    try {
        for (const { run } of (0,listing/* expired */._7)(store.list().runs, clock.now(), null))
            if (store.remove(run.run_id) === 'removed')
                removed.push(run.run_id);
        store.sweep();
    }
    catch (error) {
        warn(error.message);
    }
    return removed;
}

// EXTERNAL MODULE: ./build/src/store/port.js
var port = __webpack_require__(51908);
// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/choose-step.js
var choose_step = __webpack_require__(95627);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(77145);
// EXTERNAL MODULE: ./build/src/launch/go-request.js
var go_request = __webpack_require__(65979);
// EXTERNAL MODULE: ./build/src/launch/load-pipeline.js + 28 modules
var load_pipeline = __webpack_require__(40396);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var launch_refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(95111);
;// CONCATENATED MODULE: ./build/src/launch/understand.js
/** Which run, which steps and which answer a request means. What cannot be run is refused here, before anything is written. */


















/** @throws Refusal when nothing can be started; StoreError when the store cannot be read */
async function understand(request) {
    const { machine, located, secrets } = request;
    const { workspace } = located;
    const read = 'steps' in request.file ? request.file : (0,load_pipeline/* loadPipeline */.B)(request.file);
    const pipeline = { ...read, retentionMs: request.retentionMs ?? read.retentionMs };
    (0,locate/* mustBeWritable */.xW)(workspace);
    (0,folder/* settleFolder */.K)(workspace);
    const me = (0,identity/* identify */.l)(machine.host, machine.pid);
    const runChoice = await request.run(pipeline);
    const meant = runChoice.kind === 'found' ? runChoice.step : 'as-named';
    const store = directory/* DirectoryStore */.f.open(located.store, me);
    const { runs, warnings } = store?.list() ?? port/* NO_RUNS */.R;
    for (const warning of warnings)
        request.warn(warning);
    const known = runs.map((each) => each.run);
    const again = request.cleanUp === 'alone' || (0,choose_step/* namesStep */.FK)(request.step, meant) || request.edited;
    const wanted = { pipeline, workspace, folder: (0,locate/* folderOf */.yS)(located), inputs: request.inputs, again };
    const run = (0,choose_run/* chooseRun */.jH)(known, runChoice, wanted);
    if (run !== null && store !== null)
        (0,removed_files/* mustHaveFiles */.J)(store, run);
    if (run !== null)
        (0,launch_inputs/* mustHaveSecrets */.tN)(run, secrets);
    const answer = answerFor(run, runChoice, request.answer);
    const inputs = (0,launch_inputs/* inputsOf */.Vc)(pipeline, run, request.inputs);
    (0,launch_inputs/* mustHoldNoSecret */.wu)(inputs, secrets);
    const env = (0,go_request/* inherited */.Jq)(machine.env, request.hidden);
    const around = await (0,git/* surroundings */.i5)(workspace, machine.env);
    const whole = await (0,matrices/* withLegs */.E)(pipeline, { inputs, github: around.github, env }, secrets);
    if (run !== null && (0,listing/* isUnfinished */.ui)(run))
        warnOfHere(run, whole, request);
    const choice = choiceOf(whole, request, meant);
    if (run !== null && answer === null && runChoice.kind === 'named' && choice.kind === 'all')
        (0,answers/* mustNotBeRejected */.c)(run);
    const isDamaged = runs.some((each) => each.run === run && !each.isWhole);
    const history = isDamaged ? 'uncertain' : runChoice.kind === 'found' ? runChoice.history : 'whole';
    // It is planned again under the locks.
    const writes = await (0,plan_files/* writesOf */.AP)(whole, inputs);
    const { edited } = request;
    const question = { pipeline: whole, inputs, record: run, choice, edited, history, files: null, writes };
    (0,choose_step/* planFor */.bJ)(question, (0,choose_run/* otherRun */.uV)(known, runChoice, wanted));
    const whenDone = runChoice.kind === 'found' ? 'bring-back' : 'nothing-to-do';
    return { me, pipeline, whole, run, answer, env, around, choice, history, whenDone };
}
function answerFor(run, runChoice, given) {
    const answer = runChoice.kind === 'found' && runChoice.answers === 'leave' ? null : given;
    if (answer !== null && run === null)
        throw new launch_refusal/* Refusal */.P(4, 'there is no run that could be answered', { hint: 'name it by its id' });
    return answer;
}
function choiceOf(whole, { drive, cleanUp, step }, meant) {
    if (drive !== undefined)
        return { kind: 'arriving', from: fromOf(step, meant) };
    return cleanUp === 'alone' ? { kind: 'clean-up' } : (0,choose_step/* resolveChoice */.Ed)(whole, step, meant);
}
/** Before anything runs, people hear what the run had on another machine. */
function warnOfHere(run, pipeline, { machine, located, warn }) {
    const at = { ...machine, workspace: located.workspace };
    for (const line of (0,this_machine/* notHere */.Ap)(run, at, (0,this_machine/* absentHere */.wc)(pipeline, run, at).installs.keys()))
        warn(line);
}
/** The step of a workflow that is named, and was not let run before by the same naming. */
function fromOf(step, meant) {
    return meant === 'as-named' || meant === 'not-begun' ? (step?.step ?? null) : null;
}

// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/go.js
/** A run from request to end, with the adapters of this machine. The command line and the action share it. */















/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
async function go(request) {
    const { machine, located, stop, warn } = request;
    const { workspace } = located;
    const meant = await understand(request);
    const { pipeline, whole, run, answer, env, around, choice } = meant;
    (0,node_ports/* makeScratch */.lP)((0,node_ports/* scratchPath */.KT)(machine.temp, (0,external_node_crypto_.randomUUID)())).dispose();
    const store = directory/* DirectoryStore */.f.create(located.store, meant.me);
    const maxParallel = request.maxParallel ?? pipeline.maxParallel ?? (0,external_node_os_.availableParallelism)();
    if (run === null)
        warnOfSharing(pipeline, maxParallel, warn);
    const observer = request.observe(whole, maxParallel);
    if (run !== null && answer !== null)
        (0,answers/* recordAnswer */.W)(run.run_id, answer, { store, now: node_ports/* systemClock */.ml.now, observer });
    const deadline = request.deadline === null ? null : startDeadline(request.deadline);
    const launched = await launch(launchRequest(request, meant, { store, maxParallel, deadline }), adapters(request, meant, { store, observer })).finally(() => deadline?.end());
    // A runner that cancels leaves no time for it.
    if (launched.kind === 'ended' && launched.result.run !== null && stop.by === null)
        await callHook({
            ...{ pipeline, run: launched.result.run, workspace, temp: machine.temp, env, warn },
            ...{ github: around.github, secrets: request.secrets },
        });
    return { launched, choice, pipeline: whole, store: store.path, logsOf: (id) => store.logsPath(id) };
}
function launchRequest(request, { pipeline, run, choice, history, whenDone, env, around }, { store, maxParallel, deadline }) {
    const { located, idNumber, by, edited, secrets, token, stop, cleanUp, asked } = request;
    const { workspace } = located;
    return {
        ...{ workspace, store, pipeline, run, idNumber, by, choice, edited, history, whenDone },
        ...{ secrets, token, maxParallel, stop, deadline, cleanUp, asked, env },
        given: request.inputs,
        drive: request.drive ?? runAttempt,
        surroundings: around,
        files: go_settingOf(request, { pipeline, store: store.path, commit: around.source.commit }),
    };
}
function go_settingOf({ machine, located, apart, person, progress, warn, stop }, { pipeline, store, commit, }) {
    const { temp, home, host, env } = machine;
    return (0,plan_files/* filesSetting */.OA)({
        ...{ pipeline, workspace: located.workspace, store, apart, temp, home, host, env, commit, person },
        now: () => (0,file_time/* timeIn */.H)(store),
        progress,
        warn,
        signal: stop.asked,
    });
}
function adapters({ machine, located, graceMs, published, warn }, { me, env }, { store, observer }) {
    const { locks, temp, self } = machine;
    return {
        ...{ observer, me, locks, temp, published, warn },
        clock: node_ports/* systemClock */.ml,
        shell: (0,shell_shell/* createShell */.f)({ graceMs }),
        random: external_node_crypto_.randomUUID,
        watch: (attempt) => watchAttempt(machine, env, attempt),
        hashFiles: (0,node_ports/* fileHasher */.Ab)({ workspace: located.workspace, store: store.path, env: machine.env }, { ...self, args: [...self.args, words/* HASH */.v9] }),
    };
}
/** A new run whose steps can run side by side hears what they share. */
function warnOfSharing(pipeline, maxParallel, warn) {
    const isSideBySide = maxParallel > 1 || pipeline.steps.some(({ background }) => background !== null);
    const shared = pipeline.warnings.filter(({ code }) => code === 'side-by-side');
    if (isSideBySide)
        for (const problem of shared)
            warn(inOneLine(problem), problem);
}
function inOneLine({ place, message, hint }) {
    const at = place === undefined ? '' : `${place.file}:${place.line}: `;
    return `${at}${message}${hint === undefined ? '' : ` (${hint})`}`;
}
/** Starts the process that ends the steps' processes when this one is killed, and clears up. */
function watchAttempt({ self }, env, attempt) {
    const args = [...self.args, words/* WATCH */.Qn, attempt.scratch, attempt.snapshot];
    const started = (0,watcher/* startWatcher */.N)({ execPath: self.program, args, env });
    started.attempt(attempt.mark);
    return started;
}


/***/ }),

/***/ 26033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ holdWorkspace),
/* harmony export */   b: () => (/* binding */ holdRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91516);
/* harmony import */ var _store_atomic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82566);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46848);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22520);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39861);
/** Who works where: one process a workspace, one a run. */






/** @param locks the fixed place of workspace locks @throws Refusal exit 4; StoreError when locks cannot be written */
function holdWorkspace(workspace, { locks, me }) {
    const acquired = acquireIn(locks, { directory: locks, name: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(workspace).slice(0, 32), me });
    if (acquired.kind === 'held')
        return acquired.lock;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `another process holds the workspace ${workspace}${whoIs(acquired.by)}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
/** @throws StoreError when locks cannot be written */
function acquireIn(locks, request) {
    try {
        makeShared(locks);
        return (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .acquire */ .X)(request);
    }
    catch (error) {
        throw new _store_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StoreError */ .AD(`the locks in ${locks} cannot be written: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}`, { cause: error });
    }
}
/**
 * Every user of the machine has locks there, and can remove only their own. Its owner sees to that. What another user
 * put in its place is not followed. @throws Error when it is not a folder
 */
function makeShared(directory) {
    (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDirectories */ .Kb)(directory);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory);
    if (!found.isDirectory())
        throw new Error(`${directory} is not a folder`);
    if (found.uid === process.getuid?.() && (found.mode & 0o7777) !== 0o1777)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, 0o1777);
}
/** @throws Refusal exit 4 */
function holdRun(id, store) {
    const held = store.hold(id);
    if (held.kind === 'held')
        return held.open;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .Refusal */ .P(4, `another process holds the run ${id}${whoIs(held.by)}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
function whoIs(by) {
    return by === null ? '' : `: pid ${by.pid} on ${by.host}`;
}


/***/ }),

/***/ 39079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ namedStep)
/* harmony export */ });
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22411);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41206);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17443);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34790);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75047);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/** The step of a run that a person names. */






/** A step of a run by its id or number. @throws Refusal exit 2 when the run has none such, or several legs */
function namedStep(run, wanted) {
    const [id = '', ...others] = (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_2__/* .meantIds */ .g)(run.definition, wanted);
    if (others.length > 0)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `${wanted} is the ${others.length + 1} legs ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .andOf */ .X)([id, ...others], 10)}`, {
            hint: `name one of them: ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(id)}`,
        });
    const step = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(run, id);
    if (step !== undefined)
        return step;
    const ids = run.steps.map((each) => each.id);
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestTo */ .kD)(wanted, ids);
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(2, `${run.run_id} has no step ${wanted}`, {
        hint: near === null ? `its steps: ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .andOf */ .X)(ids, 10)}` : `did you mean ${near}?`,
    });
}


/***/ }),

/***/ 79079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ab: () => (/* binding */ fileHasher),
  _j: () => (/* binding */ logOpener),
  lP: () => (/* binding */ makeScratch),
  KT: () => (/* binding */ scratchPath),
  ml: () => (/* binding */ systemClock),
  np: () => (/* binding */ systemTime)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/src/shell/helper.js
/** A short-lived process of this program's own. */


/** Runs it to its end; SIGKILL ends it at the limit. @throws the system's error when it cannot be started */
async function runHelper(request) {
    const { program, args, cwd, env, input, signal, limitMs } = request;
    const limit = AbortSignal.timeout(limitMs);
    const child = (0,external_node_child_process_.spawn)(program, [...args], {
        cwd,
        // It would wait for a debugger, or look from another folder for what is to be loaded.
        env: { ...env, NODE_OPTIONS: undefined },
        signal: AbortSignal.any([signal, limit]),
        killSignal: 'SIGKILL',
    });
    // It may have ended before it has read all.
    child.stdin.on('error', () => { }).end(input);
    const exit = new Promise((resolve, reject) => {
        child.on('error', (error) => (error.name === 'AbortError' ? resolve(null) : reject(error)));
        child.on('close', resolve);
    });
    const [code, stdout, stderr] = await Promise.all([exit, (0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr)]);
    const kind = signal.aborted ? 'stopped' : limit.aborted ? 'too-long' : 'exited';
    return { kind, code, stdout, stderr };
}

// EXTERNAL MODULE: ./build/src/shell/pipes.js
var shell_pipes = __webpack_require__(56693);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
// EXTERNAL MODULE: ./build/src/store/log-names.js
var log_names = __webpack_require__(66712);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/node-ports.js
/** The engine's ports, answered by this machine. */












const systemClock = {
    now: () => new Date(),
    sleep: (ms, until) => (0,promises_.setTimeout)(ms, undefined, { signal: until }).catch(() => undefined),
};
/** For what is told while something goes on: the clock, and calls again and again, which keep no process alive. */
const systemTime = {
    now: systemClock.now,
    /** @returns what ends the calls */
    every: (ms, tick) => {
        const timer = setInterval(tick, ms).unref();
        return () => clearInterval(timer);
    },
};
/** Opens logs in a directory. A log that cannot be written is said once and then left. */
function logOpener(directory, warn) {
    return (name) => {
        const path = (0,external_node_path_.join)(directory, (0,log_names/* logFileName */.E)(name));
        let fd = null;
        const attempt = (act) => {
            try {
                act();
            }
            catch (error) {
                warn(`the log ${path} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`);
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            }
        };
        attempt(() => {
            fd = (0,atomic/* createFresh */.rM)(path, 0o644);
        });
        return {
            write: (bytes) => attempt(() => fd !== null && (0,atomic/* writeAll */.f4)(fd, bytes)),
            summary: (text) => attempt(() => (0,atomic/* writeFresh */._o)(path.replace(/log$/, 'md'), text)),
            close: () => {
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            },
        };
    };
}
/** Where the scratch files of an attempt are: told by its mark, so that others can clear up after a killed one. */
function scratchPath(temp, mark) {
    return (0,external_node_path_.join)(temp, `savepoint-${mark}`);
}
/** A directory with one directory for each try, which has its pipes in it, readable by nobody else. @throws Refusal when there is no place for it */
function makeScratch(path) {
    makeRoot(path);
    const pipes = new shell_pipes/* PipeStock */.Z(path);
    let count = 0;
    return {
        next: () => {
            const one = (0,external_node_path_.join)(path, `${++count}`);
            (0,external_node_fs_.mkdirSync)(one, { mode: 0o700 });
            pipes.put(one);
            return { path: one, dispose: () => (0,forget/* forget */.y)(one) };
        },
        dispose: () => (0,forget/* forget */.y)(path),
    };
}
function makeRoot(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        throw new refusal/* Refusal */.P(2, `no folder for scratch files can be made in ${(0,external_node_path_.dirname)(path)}: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
        });
    }
}
/** As on GitHub's runner. */
const HASH_LIMIT_MS = 120_000;
/** How often it is tried while files of the store come and go. */
const HASH_TRIES = 5;
/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the library prints to stdout
 * what it looks at, and a fifo would hold it for ever. @param store left out where it lies in the workspace: it changes while steps run
 */
function fileHasher({ workspace, store, env, }, { program, args }) {
    const without = isBelow(store, workspace) ? [`!${store}`, `!${store}/**`] : [];
    // The library looks at what it leaves out, too, and fails where it is gone then.
    const isOfStore = (text) => without.length > 0 && text.includes(`'${store}/`);
    return async (patterns, signal) => {
        const input = [...patterns, ...without].join('\n');
        const request = { program, args: [...args, workspace], cwd: workspace, env, input, signal };
        const hash = () => runHelper({ ...request, limitMs: HASH_LIMIT_MS });
        let done = await hash();
        for (let tries = 1; tries < HASH_TRIES && done.kind === 'exited' && done.code !== 0; tries++)
            if (isOfStore(lastLine(done.stderr)))
                done = await hash();
        const { kind, code, stdout, stderr } = done;
        const line = stdout.split('\n').findLast((each) => each.startsWith(words/* HASHED */._E));
        if (code === 0 && line !== undefined)
            return line.slice(words/* HASHED */._E.length);
        const why = {
            exited: lastLine(stderr),
            stopped: 'it was stopped',
            'too-long': 'it took more than 120 s',
        };
        throw new evaluate/* EvaluationError */.ZN(`hashFiles(${patterns.map((each) => `'${each}'`).join(', ')}) failed: ${why[kind]}`);
    };
}
function isBelow(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** What went wrong, out of a stack trace. */
function lastLine(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const [error] = lines.flatMap((line) => /^\[?(\w*Error\b[^\]]*)/.exec(line)?.[1] ?? []);
    return error ?? lines.at(-1) ?? 'it said nothing';
}


/***/ }),

/***/ 95598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ filesLine),
/* harmony export */   l: () => (/* binding */ bringingLine)
/* harmony export */ });
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);

const WORDS = {
    reading: 'reading the workspace',
    saving: 'saving files',
    restoring: 'bringing files back',
    verifying: 'checking what was saved',
};
/** How far bringing files back has come. */
function bringingLine(done, all) {
    return `bringing back ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(done.files)} of ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all.files)} files (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(done.bytes)} of ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(all.bytes)})`;
}
/** How far work on files has come, in a few words. */
function filesLine(doing, files, bytes) {
    return `${WORDS[doing]}: ${files} ${files === 1 ? 'file' : 'files'}, ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}`;
}


/***/ }),

/***/ 42510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ endsTry),
/* harmony export */   v: () => (/* binding */ Silences)
/* harmony export */ });
/** After these no process of the step's try runs. */
const ENDS = [
    'step.retrying',
    'step.completed',
    'step.failed',
    'step.skipped',
    'step.interrupted',
];
/** Whether a try of a step has ended by an event. */
function endsTry(event) {
    return ENDS.some((type) => type === event.type);
}
const SILENCE_MS = 60_000;
const LOOK_MS = 1000;
class Silences {
    #time;
    #say;
    #running = new Map();
    #stop = null;
    constructor(time, say) {
        this.#time = time;
        this.#say = say;
    }
    /** Told of every event. */
    event(event) {
        if (event.type === 'step.started') {
            const now = this.#now();
            this.#running.set(event.step, { since: now, heard: now });
            this.#stop ??= this.#time.every(LOOK_MS, () => this.#look());
        }
        else if (endsTry(event)) {
            this.#running.delete(event.step);
            if (this.#running.size === 0)
                this.stop();
        }
    }
    /** A step has printed something. */
    heard(step) {
        const running = this.#running.get(step);
        if (running !== undefined)
            running.heard = this.#now();
    }
    /** Nothing more is said. */
    stop() {
        this.#stop?.();
        this.#stop = null;
        this.#running.clear();
    }
    #look() {
        const now = this.#now();
        for (const [step, running] of this.#running) {
            if (now - running.heard < SILENCE_MS)
                continue;
            running.heard = now;
            this.#say(`  ${step}: running for ${minutesText(now - running.since)}`);
        }
    }
    #now() {
        return this.#time.now().getTime();
    }
}
function minutesText(ms) {
    const minutes = Math.floor(ms / 60_000);
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}


/***/ }),

/***/ 36558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ StepLines)
/* harmony export */ });
/** Output of steps, cut into whole lines, so that what runs side by side can be told apart. */
/** Most bytes of an unfinished line that are held back. */
const LONGEST = 8 * 1024;
class StepLines {
    #prefix;
    #held = [];
    #length = 0;
    /** @param prefix stands in front of every line; empty for none */
    constructor(prefix) {
        this.#prefix = Buffer.from(prefix);
    }
    /** The whole lines that are there now, each with the prefix and a newline. A very long line is cut into several. */
    push(bytes) {
        const whole = [];
        let from = 0;
        for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
            whole.push(this.#line(bytes.subarray(from, end)));
            from = end + 1;
        }
        for (; this.#length + bytes.length - from >= LONGEST;) {
            const end = from + LONGEST - this.#length;
            whole.push(this.#line(bytes.subarray(from, end)));
            from = end;
        }
        if (from < bytes.length)
            this.#hold(bytes.subarray(from));
        return Buffer.concat(whole);
    }
    /** The unfinished line that is held back, ended. */
    end() {
        return this.#length === 0 ? Buffer.alloc(0) : this.#line(Buffer.alloc(0));
    }
    #hold(bytes) {
        this.#held.push(Buffer.from(bytes));
        this.#length += bytes.length;
    }
    #line(rest) {
        const line = Buffer.concat([this.#prefix, ...this.#held, rest, NEWLINE]);
        this.#held = [];
        this.#length = 0;
        return line;
    }
}
const NEWLINE = Buffer.from('\n');


/***/ }),

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ questionNow),
/* harmony export */   cE: () => (/* binding */ isGate),
/* harmony export */   kA: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _plan_approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45370);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12407);


/** What a step asks now. @param prompt of a gate, evaluated */
function questionNow(request, prompt) {
    const { step, pipeline, recorder, setting, ports } = request;
    const { definition } = recorder.run;
    const asking = { step, steps: pipeline.steps, definition, inputs: setting.inputs };
    const needs = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .needsOf */ .hN)(step, recorder.run);
    return (0,_plan_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .questionOf */ .YH)({ ...asking, needs }, prompt === null ? null : ports.masks.apply(prompt));
}
/** Puts the question on record, and then the answer if a person gives one now. @throws RecordLost */
async function ask(request, { reason, question }) {
    const { step, recorder, ports, halted } = request;
    const asked = question === undefined ? {} : { question };
    recorder.write({ type: 'step.waiting', step: step.id, reason, ...asked });
    const { person } = ports;
    if (person === null || question === undefined || request.status === 'cancelled')
        return 'waiting';
    const answer = await person.ask({ step: step.id, reason, question }, halted);
    if (answer === 'later' || halted.aborted)
        return 'waiting';
    decide(request, { person, decision: answer, question });
    return answer;
}
function decide({ step, recorder }, { person, decision, question, }) {
    const comment = decision === 'completed' ? 'said so at a terminal' : null;
    return recorder.write({
        type: 'step.decided',
        step: step.id,
        decision,
        who: person.name,
        comment,
        question,
    });
}
/** Whether a step is a gate, which starts nothing. */
function isGate({ approval }) {
    return approval !== null;
}


/***/ }),

/***/ 78676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ outsideFor),
/* harmony export */   C8: () => (/* binding */ setBefore),
/* harmony export */   Hb: () => (/* binding */ processEnv),
/* harmony export */   P9: () => (/* binding */ setByAll),
/* harmony export */   RC: () => (/* binding */ evaluateAll),
/* harmony export */   WO: () => (/* binding */ contextsOf),
/* harmony export */   Zh: () => (/* binding */ over)
/* harmony export */ });
/* harmony import */ var _pipeline_expand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84766);
/* harmony import */ var _plan_graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39157);
/* harmony import */ var _plan_outside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60158);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12407);




/** The contexts of one step, but for `env`. */
function contextsOf(step, run, setting) {
    const mentioned = mentionedRecords(step, run);
    const known = groupedIn(run, mentioned);
    const named = step.needsWritten ? mentioned.filter(({ id }) => step.needs.includes(id)) : null;
    const needs = named === null ? known : groupedIn(run, named);
    const token = setting.token === null ? {} : { GITHUB_TOKEN: setting.token };
    return {
        github: { ...setting.github, token: setting.token ?? setting.secrets.GITHUB_TOKEN ?? '' },
        runner: setting.runner,
        secrets: over(setting.secrets, token),
        inputs: setting.inputs,
        ...(0,_pipeline_expand_js__WEBPACK_IMPORTED_MODULE_0__/* .legContexts */ .v4)(step.leg),
        run: { id: setting.runId, attempt: run.attempt, resumed: run.attempt > 1 },
        steps: Object.fromEntries(known.map(({ id, context }) => [id, context])),
        needs: Object.fromEntries(needs.map(({ id, context }) => [id, needContext(context)])),
    };
}
/** The values of one mapping, and those of another whose names it does not have. */
function over(first, second) {
    return { ...second, ...first };
}
/** Only what is spoken of, since a pipeline may have thousands of steps. */
function mentionedRecords(step, run) {
    const { steps } = step.mentions;
    if (steps.length === 0)
        return [];
    if (steps.includes('*')) {
        const above = step.section === 'finally' ? null : (0,_plan_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .endedBefore */ .a6)(run.definition, step.id);
        return run.steps.filter((record) => record.id !== step.id && (above === null || above.has(record.id)));
    }
    return run.steps.filter((record) => steps.includes(record.id));
}
/** By the id that expressions use: the legs of a matrix are one. */
function groupedIn({ definition }, records) {
    if (records.length === 0)
        return [];
    const written = new Map(definition.map(({ id, of }) => [id, of ?? id]));
    const groups = Map.groupBy(records, ({ id }) => written.get(id) ?? id);
    return [...groups].map(([id, legs]) => ({ id, context: together(legs) }));
}
/** The worst result first: it is that of all legs. */
const RESULTS = ['failure', 'cancelled', 'success', 'skipped'];
/** Of the legs of a matrix the worst result counts, and of each output the one that was set last. */
function together(legs) {
    const inTurn = legs.toSorted((a, b) => (a.completion?.number ?? 0) - (b.completion?.number ?? 0));
    const contexts = inTurn.map(stepContext);
    const worst = (key) => RESULTS.find((result) => contexts.some((context) => context[key] === result)) ?? '';
    const outputs = Object.assign({}, ...contexts.map((context) => context.outputs));
    return { outputs, outcome: worst('outcome'), conclusion: worst('conclusion') };
}
/** One that stays pending counts as skipped and one that was stopped as cancelled, as in a workflow. */
function stepContext(record) {
    if (!(0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record)) {
        const outcome = record.state === 'interrupted' ? 'cancelled' : 'skipped';
        return { outputs: {}, outcome, conclusion: outcome };
    }
    // A service that was cut off, and that no step needs now, has none.
    const outcome = record.outcome ?? 'success';
    const forgiven = record.state === 'completed' && outcome === 'failure';
    return { outputs: record.outputs, outcome, conclusion: forgiven ? 'success' : outcome };
}
function needContext({ conclusion: result, outputs }) {
    return { result, outputs };
}
/** What the steps that a step depends on set, in the order in which they ended. */
function setBefore(step, run) {
    const setters = settersIn(run);
    if (setters.length === 0)
        return { env: {}, path: [] };
    const above = step.section === 'finally' ? null : (0,_plan_graph_js__WEBPACK_IMPORTED_MODULE_3__/* .endedBefore */ .a6)(run.definition, step.id);
    return setBy(setters.filter(({ id }) => id !== step.id && (above === null || above.has(id))));
}
/** What all steps set, in the order in which they ended. */
function setByAll(run) {
    return setBy(settersIn(run));
}
function settersIn(run) {
    return run.steps.filter((record) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(record) && (record.path.length > 0 || Object.keys(record.env).length > 0));
}
function setBy(setters) {
    const sorted = setters.toSorted((a, b) => (a.completion?.number ?? 0) - (b.completion?.number ?? 0));
    return {
        env: Object.assign({}, ...sorted.map((record) => record.env)),
        path: sorted.toReversed().flatMap((record) => record.path),
    };
}
/** The variables from outside the pipeline that a step's expressions mention; none that hold a secret. */
function outsideFor(step, run, { pipeline, setting, masks, }) {
    if (step.mentions.env.length === 0)
        return {};
    const set = Object.keys(setBefore(step, run).env);
    const found = (0,_plan_outside_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionedOutside */ .z)(step, setting.outside, { pipeline: pipeline.env, set });
    return Object.fromEntries(Object.entries(found).filter(([name]) => !masks.hides(setting.env[name] ?? '')));
}
/** The environment of a step's process: the step's over what steps set, over the pipeline's, over Savepoint's own. */
function processEnv(layers, path) {
    const env = { ...layers.base, ...layers.pipeline, ...layers.set, ...layers.step };
    if (path.length === 0)
        return env;
    return {
        ...env,
        PATH: [...path, ...(env.PATH === undefined || env.PATH === '' ? [] : [env.PATH])].join(':'),
    };
}
/** Values of a mapping, each evaluated. */
async function evaluateAll(texts, evaluate) {
    const entries = await Promise.all(Object.entries(texts).map(async ([name, text]) => [name, await evaluate(text)]));
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 57201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ interrupt),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   My: () => (/* binding */ complete),
/* harmony export */   Py: () => (/* binding */ succeed),
/* harmony export */   TC: () => (/* binding */ NOTHING_LACKS),
/* harmony export */   Vk: () => (/* binding */ CUT_OFF),
/* harmony export */   cM: () => (/* binding */ leftOnMachine),
/* harmony export */   ob: () => (/* binding */ lookAtReads),
/* harmony export */   qG: () => (/* binding */ cutOff),
/* harmony export */   so: () => (/* binding */ completed)
/* harmony export */ });
/* harmony import */ var _plan_approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45370);
/* harmony import */ var _record_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22965);
/* harmony import */ var _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40190);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41206);
/* harmony import */ var _asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78676);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12407);
/* harmony import */ var _starts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6346);
/** How a step ends: its change captured, its end on record. */








function succeed(request, left, result) {
    const exit_code = result.exit.kind === 'exited' ? result.exit.code : null;
    return completed(request, { outcome: 'success', exit_code, error_message: null, ...left });
}
/** A step that could not be started has changed nothing, and its files are looked at all the same. */
async function settle(request, failure, left, forgiving = false) {
    const { step, recorder, ports } = request;
    const error_message = ports.masks.apply((0,_record_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailure */ .I)(failure));
    const masked = failure.kind === 'refused' ? { kind: 'refused', message: error_message } : failure;
    if (forgiving) {
        const exit_code = failure.kind === 'error' ? failure.exit_code : null;
        return completed(request, { outcome: 'failure', exit_code, error_message, ...left });
    }
    await ports.files.failed(step, 'end');
    const completion = complete(request);
    recorder.write({ type: 'step.failed', step: step.id, failure: masked, error_message, completion, ...left });
    // Known elsewhere before what depends on it starts. Where that cannot be, a person is asked before it could run again.
    if (step.rerun === 'ask')
        await ports.published.now();
    return 'failure';
}
/** What the step changed is captured before it is told as completed. */
async function completed(request, end) {
    const { step, recorder, ports, processes, ending } = request;
    const { warnings, lacks = NOTHING_LACKS, ...captured } = ending === null ? await ports.files.completed(step) : await unsavedFiles(request);
    const came = ending === null ? await ports.machine.ended(step.id, end) : null;
    const machine = leftOnMachine(came, { ...lacks, processes });
    const completion = complete(request);
    recorder.write({
        type: 'step.completed',
        step: step.id,
        completion,
        ...captured,
        ...(machine === null ? {} : { machine }),
        ...end,
    });
    if (step.rerun === 'ask')
        await ports.published.now();
    for (const message of warnings)
        recorder.write({ type: 'warning', step: step.id, message });
    return 'success';
}
const NO_CHANGE = { pack: null, files: 0, bytes: 0, stored_bytes: 0 };
/** The files of a service are those of a try that has failed: nothing is built on them. */
async function unsavedFiles({ step, ports }) {
    await ports.files.failed(step, 'end');
    return { change: NO_CHANGE, warnings: [] };
}
/** So many of one kind are on record. */
const MOST_NAMED = 10;
const NOTHING_LACKS = { refs: [], files: [] };
/** What a step left outside of the saved folders, with the processes that live on, and what of git and of the files is not saved. */
function leftOnMachine(came, { processes, refs, files }) {
    const more = [
        { what: _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_6__/* .PROCESSES */ .oO, names: processes },
        { what: _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_6__/* .REFS */ .tr, names: refs },
        { what: _record_left_on_machine_js__WEBPACK_IMPORTED_MODULE_6__/* .FILES */ .cn, names: files },
    ].flatMap(({ what, names }) => names.length === 0 ? [] : [{ what, count: names.length, names: names.slice(0, MOST_NAMED) }]);
    return more.length === 0 ? came : { ...came, others: [...(came?.others ?? []), ...more] };
}
/** Notes what the step finds now of what it reads. */
function lookAtReads(request) {
    request.reads = request.ports.files.reads(request.step);
    request.beganAfter = request.recorder.run.completions;
}
/** A step that stands in for a completion is built on what that was built on. */
function complete(request) {
    const { step, recorder, setting, planned, reads, beganAfter, pipeline, ports } = request;
    const { run } = recorder;
    const outside = (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideFor */ .$6)(step, run, { pipeline, setting, masks: ports.masks });
    const former = planned.standsFor === null ? null : (0,_record_run_js__WEBPACK_IMPORTED_MODULE_7__/* .stepOf */ .cg)(run, step.id)?.last_good;
    const started = (0,_starts_js__WEBPACK_IMPORTED_MODULE_4__/* .startsFor */ .r)(step, run, { pipeline, setting, masks: ports.masks });
    const { definition } = run;
    const guards = (0,_asking_js__WEBPACK_IMPORTED_MODULE_1__/* .isGate */ .cE)(step)
        ? (0,_plan_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .guardsOf */ .g0)({ step, steps: pipeline.steps, definition, inputs: setting.inputs })
        : undefined;
    const { standsFor } = planned;
    const of = { setting, standsFor, reads: former?.reads ?? reads, beganAfter };
    const found = { ...of, outside, started, guards };
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .completionOf */ .G9)(step, run, found);
}
const CUT_OFF = { started: true, failure: null };
function interrupt(request, before = CUT_OFF) {
    return cutOff(request, request.whyHalted(), before);
}
async function cutOff({ step, recorder, ports }, why, before) {
    await ports.files.failed(step, 'end');
    const never = before.started ? {} : { never_started: true };
    const last = before.failure === null ? {} : { failure: before.failure };
    recorder.write({ type: 'step.interrupted', step: step.id, why, ...never, ...last });
    return 'interrupted';
}


/***/ }),

/***/ 80603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ planEvent),
/* harmony export */   s: () => (/* binding */ startWarnings)
/* harmony export */ });
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79361);
/* harmony import */ var _plan_made_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18124);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41206);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75047);
/** What an attempt puts on record before anything happens. Pure. */




function planEvent({ pipeline, plan, run, setting }) {
    return {
        type: 'plan',
        schema: _record_run_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA */ .yx,
        run_id: setting.runId,
        sequence: setting.sequence,
        attempt: (run?.attempt ?? 0) + 1,
        mark: setting.mark,
        pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
        source: setting.source,
        inputs: setting.inputs,
        secrets: Object.keys(setting.secrets).sort(),
        where: setting.where,
        retention_ms: pipeline.retentionMs,
        definition: plan.definition,
        decisions: (0,_plan_made_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionsOf */ .bB)(plan, pipeline),
        ...(setting.history === 'uncertain' ? { history: setting.history } : {}),
        ...(setting.by === null ? {} : { by: setting.by }),
    };
}
/** What steps that are about to run may miss of the reused ones: said in every attempt. @param now the record with the plan */
function startWarnings({ pipeline, plan, run, setting, lacks }, now) {
    if (!plan.steps.some((step) => step.section === 'steps' && step.decision === 'run'))
        return [];
    return [
        ...inputsOf(run, setting),
        ...secretsOf(plan, pipeline, setting),
        ...masksOf(plan, now),
        ...lacksOf(plan, lacks),
        ...readyOf(plan, now),
    ];
}
/** Of a run that goes on: a workflow that is started again may fill in its own defaults. */
function inputsOf(before, { inputs }) {
    return Object.entries(before?.inputs ?? {}).flatMap(([name, was]) => {
        const now = inputs[name];
        if (now === undefined || `${now}` === `${was}`)
            return [];
        const message = `the input ${name} is ${JSON.stringify(now)} now, and was ${JSON.stringify(was)}: the steps that mention it run again`;
        return [{ type: 'warning', step: null, message }];
    });
}
/** A secret that nobody gave is an empty text, as in a workflow; there, those of the repository are given to all jobs. */
function secretsOf(plan, pipeline, { secrets }) {
    const given = new Set(['*', 'github_token', ...Object.keys(secrets).map((name) => name.toLowerCase())]);
    const run = new Set(plan.steps.filter(({ decision }) => decision === 'run').map(({ id }) => id));
    const steps = (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_2__/* .allSteps */ .B)(pipeline).filter(({ id }) => run.has(id));
    const names = new Map(steps.flatMap(({ mentions }) => mentions.secrets).map((name) => [name.toLowerCase(), name]));
    const missing = [...names].flatMap(([name, written]) => (given.has(name) ? [] : [written]));
    if (missing.length === 0)
        return [];
    const [what, are] = missing.length === 1 ? ['secret', 'is'] : ['secrets', 'are'];
    const options = missing.map((name) => `--secret ${name}`).join(' ');
    const message = `the ${what} ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_3__/* .andOf */ .X)(missing)} ${are} empty, since nobody gave a value; give it with \`${options}\``;
    return [{ type: 'warning', step: null, message }];
}
/** Texts that a reused step asked to be masked are not on record: nobody can mask them again but the step itself. */
function masksOf(plan, { steps }) {
    const reused = new Set(plan.steps.filter((step) => step.decision === 'reuse').map((step) => step.id));
    return steps.flatMap(({ id, withheld }) => {
        if (withheld.masks === 0 || !reused.has(id))
            return [];
        const message = 'is not run again, and what it masked by ::add-mask:: is not masked now; `rerun: always` would';
        return [{ type: 'warning', step: id, message }];
    });
}
/** What a reused step had and this machine has not. */
function lacksOf({ steps }, lacks) {
    return steps.flatMap(({ id, decision }) => {
        const message = decision === 'reuse' ? lacks.get(id) : undefined;
        return message === undefined ? [] : [{ type: 'warning', step: id, message }];
    });
}
/** A step that only waits until a service is ready leaves no files. Where it is reused, nobody waits for the service that is started again. */
function readyOf({ steps, definition }, run) {
    const services = new Set(definition.flatMap(({ id, background }) => (background === 'service' ? [id] : [])));
    const decisions = new Map(steps.map((step) => [step.id, step.decision]));
    return steps.flatMap(({ id, decision, started }) => {
        const service = started.find((need) => services.has(need) && decisions.get(need) === 'run');
        if (decision !== 'reuse' ||
            service === undefined ||
            services.has(id) ||
            (0,_record_run_js__WEBPACK_IMPORTED_MODULE_1__/* .stepOf */ .cg)(run, id)?.change?.files !== 0)
            return [];
        const message = `is not run again, and ${service} is started again: if it waits until ${service} is ready, give it \`rerun: always\``;
        return [{ type: 'warning', step: id, message }];
    });
}


/***/ }),

/***/ 12407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ completionOf),
/* harmony export */   SV: () => (/* binding */ NOTHING_SAID),
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   gp: () => (/* binding */ basisOf),
/* harmony export */   hN: () => (/* binding */ needsOf),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   mN: () => (/* binding */ blockers),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _plan_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86328);
/* harmony import */ var _plan_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26983);
/* harmony import */ var _plan_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39785);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41206);




/** Why a try failed; null when it succeeded or was stopped. `minutes` is the time limit that it had. */
function failureOf({ exit, said }, minutes) {
    switch (exit.kind) {
        case 'exited':
            if (exit.code !== 0)
                return { kind: 'error', exit_code: exit.code };
            return said.errors.length > 0 ? { kind: 'refused', message: said.errors.join('; ') } : null;
        case 'signal':
            return { kind: 'signal', signal: exit.signal };
        case 'timeout':
            return { kind: 'timeout', minutes: minutes ?? 0 };
        case 'unstartable':
            return { kind: 'refused', message: exit.message };
        case 'stopped':
            return null;
    }
}
const NOTHING_SAID = {
    outputs: {},
    env: {},
    path: [],
    masked: 0,
    summary: '',
    errors: [],
    warnings: [],
};
/** A longer summary is shown where the step runs, and is not kept: every checkpoint has the whole record in it. */
const SUMMARY_KEPT = 64 * 1024;
/** What a step set for later ones, without what holds a secret, and what it wrote for the summary. */
function leftBehind(said, masks) {
    const [outputs, hiddenOutputs] = split(said.outputs, masks);
    const [env, hiddenEnv] = split(said.env, masks);
    const path = said.path.filter((entry) => !masks.hides(entry));
    const summary = masks.apply(said.summary);
    const isKept = summary !== '' && Buffer.byteLength(summary) <= SUMMARY_KEPT;
    return {
        outputs,
        env,
        path,
        withheld: {
            outputs: hiddenOutputs,
            env: hiddenEnv,
            path: path.length < said.path.length,
            masks: said.masked,
        },
        ...(isKept ? { summary } : {}),
    };
}
function split(values, masks) {
    const entries = Object.entries(values);
    const hidden = entries.filter(([name, value]) => masks.hides(value) || masks.hides(name));
    const open = entries.filter((entry) => !hidden.includes(entry));
    return [Object.fromEntries(open), hidden.map(([name]) => masks.apply(name))];
}
/** The completion that an end of a step gets now. */
function completionOf(step, run, found) {
    const { setting, standsFor, reads, outside, started, beganAfter, guards } = found;
    const definition = run.definition.find((entry) => entry.id === step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const number = run.completions + 1;
    const former = standsFor === null ? null : (records.get(step.id)?.last_good ?? null);
    const began = former === null ? beganAfter : former.began_after;
    return {
        number,
        basis: standsFor ?? number,
        ...(began === undefined || began === run.completions ? {} : { began_after: began }),
        definition: definition.digest,
        parts: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .partDigests */ .$R)(definition),
        inputs: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedInputs */ .zB)(step, setting.inputs),
        needs: needsOf(step, run),
        ...(guards === undefined ? {} : { guards }),
        ...(step.behind.length === 0
            ? {}
            : { behind: Object.fromEntries(step.behind.map((id) => [id, basisOf(records.get(id))])) }),
        // In its former place it finds the files that it found there; now it may also find what later steps made.
        reads: former === null ? reads : former.reads,
        source: setting.builtOn,
        github: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedFingerprints */ .lC)(step, setting.github),
        ...(Object.keys(outside).length === 0 ? {} : { env: outside }),
        ...(Object.keys(started).length === 0 ? {} : { started }),
    };
}
/** How the steps have ended of which a step waits for the end. */
function needsOf({ id }, run, definition = run.definition) {
    const definitions = new Map(definition.map((entry) => [entry.id, entry]));
    const records = new Map(run.steps.map((record) => [record.id, record]));
    return (0,_plan_services_js__WEBPACK_IMPORTED_MODULE_2__/* .endNeeds */ .lj)(id, definitions).map((need) => {
        const record = records.get(need);
        return { step: need, basis: basisOf(record), result: resultOf(record) };
    });
}
/**
 * Whether a step has ended, in this attempt or in one whose end stands. A step that is decided afresh keeps what it
 * came to before on record, for the next plan; nobody else may see it.
 */
function hasEnded(record) {
    return record?.state === 'completed' || record?.state === 'failed' || record?.state === 'skipped';
}
/** The number that what is built on an end of a step notes; null where it has not ended well. */
function basisOf(record) {
    return hasEnded(record) && (0,_plan_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEndedWell */ .Xv)(record) ? (record?.completion?.basis ?? null) : null;
}
function resultOf(record) {
    return hasEnded(record) ? (record?.outcome ?? 'pending') : 'pending';
}
/**
 * How an attempt ends, told from the states of the steps.
 * @param section `steps`: of those alone, to know whether `finally` is due, beside which services run on; `all`: of the whole run
 */
function statusOf(run, section) {
    const services = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .servicesOf */ .Yj)(run);
    const isUp = ({ id, state }) => services.has(id) && (state === 'running' || state === 'retrying');
    const steps = run.steps.filter((step) => section === 'all' || (step.section === 'steps' && !isUp(step)));
    if (steps.some((step) => step.state === 'failed'))
        return 'failed';
    if (steps.some((step) => step.state === 'waiting'))
        return 'paused';
    const open = steps.some((step) => step.state !== 'completed' && step.state !== 'skipped');
    return open ? 'interrupted' : 'completed';
}
/**
 * How an attempt ends that was not cut off. Where the steps have come to be completed without `finally`, that is still to come: an earlier
 * one was of a run that had failed.
 * @param before the run as it was before the attempt; null for a new one
 */
function endOf(run, before) {
    const status = statusOf(run, 'all');
    if (status !== 'completed' || before === null || before.status === 'completed')
        return status;
    const isOwed = run.steps.some(({ section, attempt }) => section === 'finally' && attempt !== run.attempt);
    return isOwed ? 'interrupted' : status;
}
/** What keeps each step pending that has not run: the first need, in the order of the file, that did not go well; or a leg that failed and stopped the others. */
function blockers(pipeline, run) {
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const guilty = new Map();
    const failedLeg = failedLegOf(pipeline, records);
    const found = [];
    for (const step of pipeline.steps) {
        const record = records.get(step.id);
        if (record?.state === 'failed' || record?.state === 'waiting' || record?.state === 'interrupted') {
            guilty.set(step.id, step.id);
            continue;
        }
        const by = step.needs.map((need) => guilty.get(need)).find((id) => id !== undefined) ?? failedLeg(step);
        if (by === undefined)
            continue;
        guilty.set(step.id, by);
        if (record?.state === 'pending')
            found.push({ step: step.id, reason: { kind: 'blocked', step: by } });
    }
    return found;
}
/** The leg that stops the others of its matrix; undefined for none. */
function failedLegOf({ steps }, records) {
    const failed = new Map();
    for (const { id, leg } of steps)
        if (leg?.failFast === true && records.get(id)?.state === 'failed' && !failed.has(leg.of))
            failed.set(leg.of, id);
    return ({ leg }) => (leg === null ? undefined : failed.get(leg.of));
}


/***/ }),

/***/ 21907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Stop)
/* harmony export */ });
/** How a person or the system asks a running attempt to stop. The first asks, a second one does not wait. */
class Stop {
    #controller = new AbortController();
    #hurry = new AbortController();
    #by = null;
    request(signal) {
        if (this.#by !== null) {
            this.#hurry.abort();
            return;
        }
        this.#by = signal;
        this.#controller.abort();
    }
    /** The first signal, or null while nobody asked. */
    get by() {
        return this.#by;
    }
    /** Aborts at the first request. */
    get asked() {
        return this.#controller.signal;
    }
    /** Aborts at the second request. */
    get hurry() {
        return this.#hurry.signal;
    }
}


/***/ }),

/***/ 49807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ RecordLost),
  v: () => (/* binding */ Recorder)
});

// EXTERNAL MODULE: ./build/src/record/fold.js
var fold = __webpack_require__(5988);
;// CONCATENATED MODULE: ./build/src/run/masked.js
/** What events tell of files, without secrets: a name can hold one, too. Pure. */
/**
 * The event as it may be put on record: in paths, messages and reasons every masked text is replaced. What it tells
 * otherwise is as it was; values that steps set have been looked at where they were split off.
 */
function maskedEvent(body, masks) {
    switch (body.type) {
        case 'plan': {
            const decisions = body.decisions.map((each) => ({ ...each, reason: maskedReason(each.reason, masks) }));
            return { ...body, decisions };
        }
        case 'step.arrived':
            return { ...body, reason: maskedReason(body.reason, masks) };
        case 'step.waiting': {
            const { question } = body;
            return {
                ...body,
                reason: maskedReason(body.reason, masks),
                ...(question === undefined ? {} : { question: maskedQuestion(question, masks) }),
            };
        }
        case 'step.decided':
            return { ...body, question: maskedQuestion(body.question, masks) };
        case 'step.interrupted':
        case 'attempt.ended':
            return { ...body, why: masks.apply(body.why) };
        case 'source.captured': {
            const { differs } = body;
            return {
                ...body,
                ...(differs === undefined ? {} : { differs: { ...differs, paths: masked(differs.paths, masks) } }),
            };
        }
        case 'edits.kept':
        case 'files.aside':
            return { ...body, paths: masked(body.paths, masks) };
        case 'warning':
            return { ...body, message: masks.apply(body.message) };
        default:
            return body;
    }
}
function maskedReason(reason, masks) {
    switch (reason.kind) {
        case 'lost':
            return { ...reason, path: masks.apply(reason.path), why: masks.apply(reason.why) };
        case 'differs':
            return { ...reason, path: masks.apply(reason.path) };
        case 'reads':
        case 'source':
        case 'edited':
            return { ...reason, paths: masked(reason.paths, masks) };
        case 'started-before':
        case 'maybe-started':
        case 'approval':
            return { ...reason, because: maskedReason(reason.because, masks) };
        default:
            return reason;
    }
}
function maskedQuestion(question, masks) {
    const { prompt } = question;
    return { ...question, prompt: prompt === null ? null : masks.apply(prompt) };
}
function masked(texts, masks) {
    return texts.map((text) => masks.apply(text));
}

;// CONCATENATED MODULE: ./build/src/run/recorder.js


/** Thrown when an event could not be made durable. The attempt ends: what is not on record may not happen. */
class RecordLost extends Error {
}
/** Writes events in their order: numbered, without secrets, folded, durable, and only then told. */
class Recorder {
    #ports;
    #run;
    #lost = null;
    constructor(ports, run) {
        this.#ports = ports;
        this.#run = run;
    }
    /** The record so far. @throws Error before the first event of a new run */
    get run() {
        if (this.#run === null)
            throw new Error('the run has no event yet');
        return this.#run;
    }
    /** The record so far, or null before the first event of a new run. */
    get latest() {
        return this.#run;
    }
    /** Why the record could not be written, once that has happened. */
    get lost() {
        return this.#lost;
    }
    /** @throws RecordLost */
    write(body) {
        if (this.#lost !== null)
            throw this.#lost;
        const at = this.#ports.clock.now().toISOString();
        const event = { n: (this.#run?.last_event ?? 0) + 1, at, ...maskedEvent(body, this.#ports.masks) };
        const next = (0,fold/* fold */.AU)(this.#run, event);
        try {
            this.#ports.journal.append(event, next);
        }
        catch (cause) {
            this.#lost = new RecordLost(`the record could not be written: ${cause.message}`, { cause });
            throw this.#lost;
        }
        this.#run = next;
        this.#ports.observer.event(event, next);
        return next;
    }
}


/***/ }),

/***/ 6346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ startsFor)
/* harmony export */ });
/* harmony import */ var _plan_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86328);
/* harmony import */ var _plan_services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39785);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78676);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12407);




/** By id, what a completion of a step notes of them. */
function startsFor(step, run, known) {
    if (!known.pipeline.steps.some(({ background }) => background !== null))
        return {};
    const definitions = new Map(run.definition.map((entry) => [entry.id, entry]));
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const started = known.pipeline.steps.filter(({ id }) => (0,_plan_services_js__WEBPACK_IMPORTED_MODULE_3__/* .startsOf */ .jb)(step.id, definitions).has(id));
    const entries = started.map((each) => {
        const env = (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .outsideFor */ .$6)(each, run, known);
        const needs = (0,_plan_services_js__WEBPACK_IMPORTED_MODULE_3__/* .endNeeds */ .lj)(each.id, definitions).map((id) => [id, (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .basisOf */ .gp)(records.get(id))]);
        return [
            each.id,
            {
                definition: definitions.get(each.id)?.digest ?? '',
                inputs: (0,_plan_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedInputs */ .zB)(each, known.setting.inputs),
                needs: Object.fromEntries(needs),
                ...(Object.keys(env).length === 0 ? {} : { env }),
            },
        ];
    });
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 80996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Unpublished)
/* harmony export */ });
/** Why an attempt ended: a step that the machine starts at most once could not be started, since that could not be saved first. */
class Unpublished extends Error {
    step;
    /** @param message says so of the step, and why */
    constructor(step, message) {
        super(message);
        this.step = step;
    }
}


/***/ }),

/***/ 88010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ GRACE_MS),
  f: () => (/* binding */ createShell)
});

// EXTERNAL MODULE: ./build/src/shell/end-processes.js
var end_processes = __webpack_require__(61481);
// EXTERNAL MODULE: ./build/src/shell/hunt.js
var hunt = __webpack_require__(91415);
// EXTERNAL MODULE: ./build/src/shell/launch.js
var launch = __webpack_require__(3293);
// EXTERNAL MODULE: ./build/src/shell/processes.js + 1 modules
var processes = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/src/shell/line-gate.js
var line_gate = __webpack_require__(17206);
// EXTERNAL MODULE: ./build/src/shell/mask-stream.js
var mask_stream = __webpack_require__(82343);
;// CONCATENATED MODULE: ./build/src/shell/output.js


/** Turns the bytes of one stream into what is told of them: commands heard, secrets masked, all else as it came. */
class Output {
    #sayings;
    #mask;
    #gate;
    #pieces = [];
    #told = [];
    constructor(sayings, masks) {
        this.#sayings = sayings;
        this.#mask = new mask_stream/* MaskStream */.l(masks);
        this.#gate = new line_gate/* LineGate */.O({
            text: (bytes) => this.#write(bytes),
            command: (line, ending) => this.#command(line, ending),
            tooLong: (beginning) => this.#tooLong(beginning),
        });
    }
    push(chunk) {
        this.#gate.push(chunk);
        return this.#take();
    }
    /**
     * What was kept back as the beginning of a command, for when nothing more may come. The beginning of a secret stays
     * back: its end may still come.
     */
    pause() {
        this.#gate.end();
        return this.#take();
    }
    /** All that was kept back, when nothing more comes. */
    end() {
        this.#gate.end();
        this.#pieces.push(this.#mask.end());
        return this.#take();
    }
    #write(bytes) {
        this.#pieces.push(this.#mask.push(bytes));
    }
    #command(line, ending) {
        const { note, instead } = this.#sayings.hear(line.toString());
        this.#write(instead === null ? line : Buffer.from(instead));
        if (ending.length > 0)
            this.#write(ending);
        if (note === null)
            return;
        this.#join();
        this.#told.push({ kind: 'note', note });
    }
    #tooLong(beginning) {
        const written = this.#sayings.hearTooLong(beginning.toString());
        if (!written)
            this.#write(Buffer.from('::add-mask::***'));
        return written;
    }
    #join() {
        const bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
        this.#pieces = [];
        if (bytes && bytes.length > 0)
            this.#told.push({ kind: 'bytes', bytes });
    }
    #take() {
        this.#join();
        const told = this.#told;
        this.#told = [];
        return told;
    }
}

;// CONCATENATED MODULE: ./build/src/shell/pump.js
/** Carries a stream into the sink, no faster than the sink takes it, until the stream ends. */
class Pump {
    /** Settles when the stream has ended and all of it is written; never rejects. */
    ended;
    done = false;
    /** The sink has bytes and has not taken them yet. */
    busy = false;
    /** How many bytes came in. */
    bytes = 0;
    #stream;
    #output;
    #sink;
    #onRefusal;
    /** `onRefusal` hears of every write that the sink refused; reading goes on, or the step would stand still. */
    constructor(stream, target) {
        this.#stream = stream;
        this.#output = target.output;
        this.#sink = target.sink;
        this.#onRefusal = target.onRefusal;
        this.ended = this.#run();
    }
    /** Writes what is kept back as the possible beginning of a command. */
    async pause() {
        await this.#tell(this.#output.pause());
    }
    /** Reads on, but no longer keeps this process alive. */
    release() {
        if ('unref' in this.#stream && typeof this.#stream.unref === 'function')
            this.#stream.unref();
    }
    /** Reads no further; settles when what was read is written. */
    close() {
        this.#stream.destroy();
        return this.ended;
    }
    async #run() {
        try {
            for await (const chunk of this.#stream) {
                this.bytes += chunk.length;
                await this.#tell(this.#output.push(chunk));
            }
        }
        catch {
            // A stream that breaks has ended: its process is gone, or it was closed here.
        }
        await this.#tell(this.#output.end());
        this.done = true;
    }
    async #tell(told) {
        this.busy = true;
        for (const item of told) {
            try {
                if (item.kind === 'note')
                    this.#sink.note(item.note);
                else
                    await this.#sink.write(item.bytes);
            }
            catch (error) {
                this.#onRefusal(error);
            }
        }
        this.busy = false;
    }
}

// EXTERNAL MODULE: ./build/src/shell/sayings.js + 2 modules
var sayings = __webpack_require__(59523);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/shell/settle.js

/** More than a pipe or socket pair holds: with so much read, all that was written before has been. */
const MORE_THAN_A_PIPE = 1024 * 1024;
/** How often to look whether a sink that is late has taken what it was given. */
const HELD_BACK_MS = 20;
/**
 * Waits, after a process has exited, until what it wrote is written on. A process that it left behind may hold its
 * streams open, so silence for `quietMs` is enough; after `capMs` one moment in which nothing is there to be read, or
 * more than its pipes can have held. While the sink holds a stream back nothing is decided.
 */
async function settle(pumps, { quietMs, capMs }) {
    const ended = Promise.all(pumps.map((pump) => pump.ended));
    const before = pumps.map((pump) => pump.bytes);
    let late = false;
    const cap = setTimeout(() => {
        late = true;
    }, capMs);
    while (pumps.some((pump) => !pump.done)) {
        const seen = total(pumps);
        if (!late)
            await pauseUnless(ended, quietMs);
        else if (pumps.some((pump) => pump.busy))
            await pauseUnless(ended, HELD_BACK_MS);
        // Timers come before reading in a turn of the event loop: what lies in the pipes is only seen after it.
        await (0,promises_.setImmediate)();
        await (0,promises_.setImmediate)();
        if (pumps.some((pump) => pump.busy))
            continue;
        if (total(pumps) === seen)
            break;
        if (late && pumps.every((pump, i) => pump.done || pump.bytes - (before[i] ?? 0) > MORE_THAN_A_PIPE))
            break;
    }
    clearTimeout(cap);
}
function total(pumps) {
    return pumps.reduce((sum, pump) => sum + pump.bytes, 0);
}
function pauseUnless(ended, ms) {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        ended.then(() => {
            clearTimeout(timer);
            resolve();
        });
    });
}

;// CONCATENATED MODULE: ./build/src/shell/running.js







/** Silence for so long after the exit means that what is left has nothing more to say for the step. */
const QUIET_MS = 250;
/** A step's end is not held up longer than this by the output of what it leaves behind. */
const QUIET_CAP_MS = 2000;
/** A process that is just ending when the step exits is not one that lives on. */
const SECOND_LOOK_MS = 50;
/** After SIGKILL the exit of a process that does not hang in the kernel is seen at once. */
const EXIT_CAP_MS = 1000;
/** What a timer can wait at most; about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** One try of a step whose process has been started. */
class Running {
    result;
    /** Finds its processes, also after its end. */
    hunt;
    #script;
    #times;
    #sayings;
    #pumps;
    #hurry = new AbortController();
    #why = null;
    #exited = false;
    #ending = null;
    #giveUp = () => { };
    constructor(request, script, { surroundings, times }) {
        this.#script = script;
        this.#times = times;
        this.#sayings = new sayings/* Sayings */.t(request.masks);
        const leader = { pid: script.pid, start: (0,processes.startTime)(script.pid, surroundings.table) };
        this.hunt = hunt.Hunt.ofStep(surroundings, request.mark, leader);
        this.#pumps = startPumps(request, script.streams, this.#sayings);
        this.result = this.#run(request.timeoutMs);
    }
    stop(signal) {
        this.#stop('stopped', signal);
    }
    kill() {
        this.#hurry.abort();
        this.#stop('stopped', 'SIGTERM');
    }
    endRest() {
        return this.#end('SIGTERM', this.#times.leftoverGraceMs);
    }
    #stop(why, signal) {
        if (this.#exited || this.#why !== null)
            return;
        this.#why = why;
        this.#end(signal, this.#times.graceMs);
    }
    async #run(timeoutMs) {
        const exit = await this.#exit(timeoutMs);
        const well = exit.kind === 'exited' && exit.code === 0;
        if (!well)
            await this.#end('SIGTERM', this.#times.leftoverGraceMs);
        await settle(this.#pumps, { quietMs: QUIET_MS, capMs: QUIET_CAP_MS });
        for (const pump of this.#pumps)
            if (!pump.done)
                await pump.pause();
        const said = this.#sayings.said(this.#script.files);
        if (well && said.errors.length > 0)
            await this.#end('SIGTERM', this.#times.leftoverGraceMs);
        if (this.#ending !== null) {
            await Promise.all(this.#pumps.map((pump) => pump.close()));
            return { exit, said: { ...said, warnings: this.#sayings.warnings }, leftRunning: [] };
        }
        for (const pump of this.#pumps)
            pump.release();
        return { exit, said, leftRunning: await this.#leftRunning() };
    }
    async #exit(timeoutMs) {
        const timer = timeoutMs === null
            ? undefined
            : setTimeout(() => this.#stop('timeout', 'SIGTERM'), Math.min(timeoutMs, LONGEST_TIMER_MS));
        const { code, signal } = await new Promise((resolve) => {
            this.#giveUp = resolve;
            this.#script.child.once('exit', (code, signal) => resolve({ code, signal }));
        });
        clearTimeout(timer);
        this.#exited = true;
        if (this.#why !== null)
            return { kind: this.#why };
        return signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signal', signal };
    }
    /** Ends the whole tree, once. */
    #end(signal, graceMs) {
        this.#ending ??= (0,end_processes.endProcesses)(this.hunt, { signal, graceMs, hurry: this.#hurry.signal })
            .then((left) => {
            for (const process of left)
                this.#sayings.warn((0,processes.survived)(process));
        })
            .catch((error) => this.#killBlindly(error))
            .then(() => {
            const giveUp = () => this.#giveUp({ code: null, signal: 'SIGKILL' });
            if (!this.#exited)
                setTimeout(giveUp, EXIT_CAP_MS).unref();
        });
        return this.#ending;
    }
    /** When the processes cannot be looked at, as with too many open files, the group is still known. */
    #killBlindly(error) {
        this.#sayings.error(`The step's processes cannot be seen: ${messageOf(error)}`);
        if (!this.#exited)
            (0,end_processes.sendSignal)(-this.#script.pid, 'SIGKILL');
    }
    async #leftRunning() {
        try {
            if (this.hunt.find().length === 0)
                return [];
            await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
            return this.hunt.find().map((process) => ({ pid: process.pid, command: (0,processes.programName)(process) }));
        }
        catch {
            return [];
        }
    }
}
function startPumps(request, streams, sayings) {
    const onRefusal = (error) => {
        sayings.warn(`Some output could not be written: ${messageOf(error)}`);
    };
    return streams.map((stream) => new Pump(stream, { output: new Output(sayings, request.masks), sink: request.output, onRefusal }));
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/src/shell/shell.js





/** What a step gets to end by itself. */
const GRACE_MS = 5000;
const LEFTOVER_GRACE_MS = 500;
/** The shell that starts real processes on this machine. */
function createShell(options = {}) {
    const times = {
        graceMs: options.graceMs ?? GRACE_MS,
        leftoverGraceMs: options.leftoverGraceMs ?? LEFTOVER_GRACE_MS,
    };
    const table = (0,processes.processTable)(options.platform ?? process.platform);
    const surroundings = { table, self: process.pid };
    const hunts = new Map();
    return {
        start(request) {
            const launched = (0,launch/* launch */.q)(request);
            if (!launched.ok)
                return unstartable(request, launched.message);
            const running = new Running(request, launched.script, { surroundings, times });
            hunts.set(running.hunt, request.mark.attempt);
            running.result.then(({ leftRunning }) => leftRunning.length === 0 && hunts.delete(running.hunt));
            return {
                result: running.result,
                stop: (signal) => running.stop(signal),
                kill: () => running.kill(),
                endRest: () => running.endRest().finally(() => hunts.delete(running.hunt)),
            };
        },
        async endAttempt(attempt) {
            // What cleared its environment is still known by the session of its step, if that was started here.
            const steps = [...hunts].filter(([, of]) => of === attempt).map(([hunt]) => hunt);
            const all = (0,hunt.together)([hunt.Hunt.ofAttempt(surroundings, attempt), ...steps]);
            const left = await (0,end_processes.endProcesses)(all, { signal: 'SIGTERM', graceMs: times.leftoverGraceMs });
            for (const hunt of steps)
                hunts.delete(hunt);
            return { count: all.count, survivors: left.map(processes.survived) };
        },
    };
}
const NOTHING = { outputs: {}, env: {}, path: [], masked: 0, summary: '', errors: [], warnings: [] };
function unstartable(request, message) {
    const result = message.then((text) => ({
        exit: { kind: 'unstartable', message: request.masks.apply(text) },
        said: NOTHING,
        leftRunning: [],
    }));
    return { result, stop: () => { }, kill: () => { }, endRest: async () => { } };
}


/***/ }),

/***/ 28749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ chooseShell),
/* harmony export */   Oz: () => (/* binding */ argumentsFor)
/* harmony export */ });
/* unused harmony export splitWords */
/** Arguments of the shells that need no template. From the runner's `ScriptHandlerHelpers.cs`. */
const BUILT_IN = new Map([
    ['bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '{0}']],
    ['sh', ['-e', '{0}']],
    ['pwsh', ['-command', ". '{0}'"]],
    ['powershell', ['-command', ". '{0}'"]],
    ['python', ['{0}']],
]);
const EXTENSIONS = new Map([
    ['bash', '.sh'],
    ['sh', '.sh'],
    ['pwsh', '.ps1'],
    ['powershell', '.ps1'],
    ['python', '.py'],
]);
/**
 * Chooses how a script is run, as the runner's `ScriptHandler.cs` does on Linux and macOS. `exists` says whether a
 * program is on the PATH of the step.
 */
function chooseShell(shell, script, exists) {
    if (shell === null || shell.trim() === '') {
        return chosen(exists('bash') ? 'bash' : 'sh', ['-e', '{0}'], script);
    }
    const [program = '', template = ''] = splitOnce(shell.trim());
    const words = template === '' ? BUILT_IN.get(program) : splitWords(template);
    if (words === undefined || !words.some((word) => word.includes('{0}'))) {
        return {
            ok: false,
            message: `The shell '${shell}' is not one of bash, sh, pwsh and python, and has no {0} where the script's path goes, as in 'perl {0}'.`,
        };
    }
    return chosen(program, words, script);
}
/** The arguments with the script's path put in. A path with spaces stays one word. */
function argumentsFor(invocation, path) {
    const inQuotes = isPowerShell(invocation.program) ? path.replaceAll("'", "''") : path;
    return invocation.words.map((word) => {
        const text = word.includes("'{0}'") ? inQuotes : path;
        return word.replace(/\{\{|\}\}|\{0\}/g, (found) => (found === '{0}' ? text : found.slice(1)));
    });
}
function chosen(program, words, script) {
    const extension = EXTENSIONS.get(program) ?? '';
    return { ok: true, invocation: { program, words, extension, text: fixUp(program, script) } };
}
function fixUp(program, script) {
    if (!isPowerShell(program))
        return script;
    const epilogue = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
    return `$ErrorActionPreference = 'stop'\n${script}\n${epilogue}`;
}
function isPowerShell(program) {
    return program === 'pwsh' || program === 'powershell';
}
function splitOnce(shell) {
    const space = shell.search(/[ \t]/);
    return space < 0 ? [shell, ''] : [shell.slice(0, space), shell.slice(space + 1).trim()];
}
/**
 * Splits the arguments of a template into words by the rules of .NET's `Process` on Unix
 * (`ParseArgumentsIntoList`), which the runner hands them to: double quotes group, `""` inside them is a quote,
 * and backslashes count only before a quote. Single quotes mean nothing.
 */
function splitWords(template) {
    const words = [];
    let word = null;
    let quoted = false;
    let rest = template;
    while (rest !== '') {
        const [token = rest] = (quoted ? QUOTED_TOKEN : TOKEN).exec(rest) ?? [];
        rest = rest.slice(token.length);
        if (!quoted && /^[ \t]/.test(token)) {
            if (word !== null)
                words.push(word);
            word = null;
            continue;
        }
        const { text, toggles } = readToken(token);
        word = `${word ?? ''}${text}`;
        if (toggles)
            quoted = !quoted;
    }
    if (word !== null)
        words.push(word);
    return words;
}
const TOKEN = /^(?:\\+"?|"|[ \t]+|[^\\" \t]+)/;
const QUOTED_TOKEN = /^(?:\\+"?|""|"|[^\\"]+)/;
/** The text that a token stands for, and whether it opens or closes a quotation. */
function readToken(token) {
    if (token === '"')
        return { text: '', toggles: true };
    if (token === '""')
        return { text: '"', toggles: false };
    if (!token.startsWith('\\') || !token.endsWith('"'))
        return { text: token, toggles: false };
    const slashes = token.length - 1;
    const even = slashes % 2 === 0;
    return { text: '\\'.repeat(Math.floor(slashes / 2)) + (even ? '' : '"'), toggles: even };
}


/***/ }),

/***/ 53558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Removes a temporary file or folder, with all in it. What the system does not let go of, as where a step has closed the folder above,
 * lies among temporary files, and changes nothing of what the run came to.
 */
function forget(path) {
    try {
        // What was killed may still be on its way out.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 5 });
    }
    catch {
        // It goes with the machine.
    }
}


/***/ }),

/***/ 66712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseLogFileName),
/* harmony export */   E: () => (/* binding */ logFileName)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);

/** Longest name of a step inside a file name; longer ones end in a digest. */
const LONGEST = 120;
/** The file name of a try's log: `STEP.ATTEMPT.TRY.log`, other characters of the step percent-encoded. */
function logFileName({ step, attempt, try: at }) {
    const safe = step.replace(/[^A-Za-z0-9_-]/gu, (character) => encodeByte(character));
    const name = safe.length > LONGEST ? `${safe.slice(0, LONGEST - 17)}-${(0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(step).slice(0, 16)}` : safe;
    return `${name}.${attempt}.${at}.log`;
}
/** The attempt and try that a file name of this step's logs speaks of, or null for another step's. */
function parseLogFileName(step, file) {
    const match = /\.(\d+)\.(\d+)\.log$/.exec(file);
    if (match === null)
        return null;
    const key = { step, attempt: Number(match[1]), try: Number(match[2]) };
    return logFileName(key) === file ? key : null;
}
function encodeByte(character) {
    return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}


/***/ }),

/***/ 98332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ isNamedIn)
/* harmony export */ });
/** Whether a text names a file, and not only a longer name. Pure. */
function isNamedIn(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (!/[\w.-]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + name.length] ?? ''))
            return true;
    return false;
}


/***/ })

};
