export const id = 1964;
export const ids = [1964,1481,1415,370];
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

/***/ 96097:
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
// EXTERNAL MODULE: ./build/src/pipeline/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(85142);
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
// EXTERNAL MODULE: ./build/src/store/directory.js
var directory = __webpack_require__(30908);
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
// EXTERNAL MODULE: ./build/src/plan/outside.js
var outside = __webpack_require__(60158);
// EXTERNAL MODULE: ./build/src/plan/plan.js + 3 modules
var plan = __webpack_require__(74636);
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
// EXTERNAL MODULE: ./build/src/files/prepare.js + 15 modules
var files_prepare = __webpack_require__(84332);
// EXTERNAL MODULE: ./build/src/files/root-places.js
var root_places = __webpack_require__(37534);
// EXTERNAL MODULE: ./build/src/launch/plan-files.js + 5 modules
var plan_files = __webpack_require__(90849);
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
    const { inspection } = planned;
    const { view, area } = inspection;
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
            return (0,plan_files/* refusing */.cK)(() => (0,files_prepare/* prepare */.i)({ ...told, inspection, settled, writes, keeps }));
        },
        close: () => {
            staged?.close();
            inspection.close();
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
            (0,plan/* nothingToDo */.KN)(open.run, planned.plan, choice))
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
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/launch/pipeline-file.js + 29 modules
var pipeline_file = __webpack_require__(86131);
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
    const read = 'steps' in request.file ? request.file : (0,pipeline_file/* loadPipeline */.B)(request.file);
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
/* harmony import */ var _pipeline_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28760);
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22411);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41206);
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
    const near = (0,_pipeline_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestTo */ .kD)(wanted, ids);
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
// EXTERNAL MODULE: ./build/src/pipeline/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(85142);
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
/** A directory with one directory for each try, readable by nobody else. @throws Refusal when there is no place for it */
function makeScratch(path) {
    makeRoot(path);
    let count = 0;
    return {
        next: () => {
            const one = (0,external_node_path_.join)(path, `${++count}`);
            (0,external_node_fs_.mkdirSync)(one, { mode: 0o700 });
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
/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the library prints to stdout
 * what it looks at, and a fifo would hold it for ever. @param store left out where it lies in the workspace: it changes while steps run
 */
function fileHasher({ workspace, store, env, }, { program, args }) {
    const without = isBelow(store, workspace) ? [`!${store}`, `!${store}/**`] : [];
    return async (patterns, signal) => {
        const input = [...patterns, ...without].join('\n');
        const request = { program, args: [...args, workspace], cwd: workspace, env, input, signal };
        const { kind, code, stdout, stderr } = await runHelper({ ...request, limitMs: HASH_LIMIT_MS });
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
/** What a step's expressions and its process see, told from the record. */




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
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74636);
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
        decisions: (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionsOf */ .bB)(plan, pipeline),
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
/** What the engine needs of the world. The entry points choose who answers. */
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

/***/ 61481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endProcesses: () => (/* binding */ endProcesses),
/* harmony export */   sendSignal: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27177);


/** What lives on after so many looks since its SIGKILL, about two seconds, cannot be ended: it hangs in the kernel. */
const MOST_ROUNDS_IN_VAIN = 26;
/** However fast a step starts others, looking for them ends. */
const MOST_ROUNDS = 500;
/** For sudo, which may ask a directory service who we are. */
const SUDO_LIMIT_MS = 5000;
/**
 * Ends all processes of a hunt: the signal once to each, and after the grace SIGKILL, looked for again until there is none.
 * Those of another user are killed by `sudo`, where it asks for no password. Returns those that could not be ended. A process started during the grace gets no signal of its own, since it may
 * be what cleans up.
 */
async function endProcesses(hunt, { signal, graceMs, hurry }) {
    if (graceMs > 0 && !hurry?.aborted) {
        const first = hunt.find();
        if (first.length === 0)
            return [];
        signalOnce(hunt, first, signal);
        if (await goneWithin(hunt, graceMs, hurry))
            return [];
    }
    return killAll(hunt);
}
/** The leader's group gets the signal as one, so that no process that is just being started is missed. */
function signalOnce(hunt, processes, signal) {
    const group = hunt.leader?.pid;
    if (group !== undefined && processes.some((process) => process.group === group))
        sendSignal(-group, signal);
    for (const process of processes)
        if (process.group !== group)
            sendSignal(process.pid, signal);
}
async function goneWithin(hunt, graceMs, hurry) {
    let over = hurry?.aborted ?? false;
    const finish = () => {
        over = true;
        wake();
    };
    let wake = () => { };
    const timer = setTimeout(finish, graceMs);
    hurry?.addEventListener('abort', finish, { once: true });
    try {
        for (let wait = 10; !over; wait = Math.min(wait * 2, 100)) {
            await new Promise((resolve) => {
                wake = resolve;
                setTimeout(resolve, wait);
            });
            if (hunt.find().length === 0)
                return true;
        }
        return false;
    }
    finally {
        clearTimeout(timer);
        hurry?.removeEventListener('abort', finish);
    }
}
async function killAll(hunt) {
    const denied = new Set();
    const killed = new Set();
    let left = [];
    for (let round = 0, inVain = 0; round < MOST_ROUNDS && inVain < MOST_ROUNDS_IN_VAIN; round++) {
        left = hunt.find();
        const mine = left.filter((process) => !denied.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process)));
        if (mine.length === 0)
            return left;
        inVain = mine.every((process) => killed.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process))) ? inVain + 1 : 0;
        const group = hunt.leader?.pid;
        if (group !== undefined && mine.some((process) => process.group === group))
            sendSignal(-group, 'SIGKILL');
        const others = mine.filter((process) => {
            killed.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
            return sendSignal(process.pid, 'SIGKILL') === 'denied';
        });
        if (others.length > 0 && !(await killBySudo(others)))
            for (const process of others)
                denied.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
        await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** inVain, 100)));
    }
    return left;
}
/** As a runner's user can, which needs no password. */
function killBySudo(processes) {
    const pids = processes.map(({ pid }) => String(pid));
    return new Promise((resolve) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('sudo', ['-n', 'kill', '-KILL', ...pids], { timeout: SUDO_LIMIT_MS }, (error) => resolve(error === null));
    });
}
/** Sends a signal to a process, or with a negative number to a group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
        return 'sent';
    }
    catch (error) {
        return error.code === 'EPERM' ? 'denied' : 'gone';
    }
}


/***/ }),

/***/ 91415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hunt: () => (/* binding */ Hunt),
/* harmony export */   together: () => (/* binding */ together)
/* harmony export */ });
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1710);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27177);


/** Finds the living processes of a step or an attempt, and remembers them: one whose parents end stays known. */
class Hunt {
    leader;
    #surroundings;
    #belongs;
    #known = new Set();
    constructor(surroundings, belongs, leader) {
        this.#surroundings = surroundings;
        this.#belongs = belongs;
        this.leader = leader;
    }
    /** The processes of one step: in its session or group, or bearing its mark, and all that they started. */
    static ofStep(surroundings, mark, leader) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .bearsStep */ .Of)(process.marks, mark), leader);
    }
    /** The processes that bear the mark of an attempt, and all that they started. */
    static ofAttempt(surroundings, attempt) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .bearsAttempt */ .Lr)(process.marks, attempt), null);
    }
    /** How many different ones were found so far. */
    get count() {
        return this.#known.size;
    }
    /** Those that live now. */
    find() {
        const all = this.#surroundings.table();
        const spared = withAncestors(all, this.#surroundings.self);
        const led = this.#led(all);
        const roots = all.filter((process) => {
            return led(process) || this.#known.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process)) || this.#belongs(process);
        });
        const found = withDescendants(all, { roots, spared }).filter((process) => !process.zombie);
        for (const process of found)
            this.#known.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
        return found;
    }
    /** Whether a process is in the leader's session or group, unless that pid now belongs to another process. */
    #led(all) {
        const { leader } = this;
        if (leader === null || leader.start === null)
            return () => false;
        const holder = all.find((process) => process.pid === leader.pid);
        if (holder && holder.start !== leader.start)
            return () => false;
        return (process) => process.session === leader.pid || process.group === leader.pid;
    }
}
/** All that several hunts find, each process once. */
function together(hunts) {
    const seen = new Set();
    return {
        leader: null,
        get count() {
            return seen.size;
        },
        find() {
            const found = new Map(hunts.flatMap((hunt) => hunt.find()).map((process) => [(0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process), process]));
            for (const key of found.keys())
                seen.add(key);
            return [...found.values()];
        },
    };
}
function withAncestors(all, self) {
    const parents = new Map(all.map((process) => [process.pid, process.parent]));
    const chain = new Set();
    for (let pid = self; pid && !chain.has(pid); pid = parents.get(pid))
        chain.add(pid);
    return chain;
}
function withDescendants(all, { roots, spared }) {
    const children = Map.groupBy(all, (process) => process.parent);
    const found = new Map();
    const queue = [...roots];
    // The queue grows while it is read: parents come before what they started, and are signalled before it too, so that a
    // script ends by the signal and not by the failure of its command.
    for (const process of queue) {
        if (spared.has(process.pid) || found.has(process.pid))
            continue;
        found.set(process.pid, process);
        queue.push(...(children.get(process.pid) ?? []));
    }
    return [...found.values()];
}


/***/ }),

/***/ 27177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ identity)
/* harmony export */ });
/** Tells a process from another one that gets its pid later. */
function identity(process) {
    return `${process.pid} ${process.start}`;
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseEnvironment: () => (/* binding */ parseEnvironment),
  parseStat: () => (/* binding */ parseStat),
  processTable: () => (/* binding */ processTable),
  programName: () => (/* binding */ programName),
  startTime: () => (/* binding */ startTime),
  survived: () => (/* binding */ survived)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/shell/marks.js
var shell_marks = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/src/shell/process.js
var shell_process = __webpack_require__(27177);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/src/shell/ps.js



/** `-E` adds the environment to the command on macOS, for processes of the same user that are not protected. */
const ARGUMENTS = ['-A', '-E', '-ww', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='];
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/;
/** All processes, where there is no `/proc`. */
function readPs() {
    const env = { PATH: '/bin:/usr/bin', LC_ALL: 'C' };
    return parsePs((0,external_node_child_process_.execFileSync)('ps', ARGUMENTS, { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }));
}
/** Reads what `ps` prints. It does not tell sessions on macOS; a process group stands for one. */
function parsePs(text) {
    const found = [];
    const marks = new RegExp(`(?:^| )${shell_marks/* MARK_VARIABLE */.l6}=(\\S*)`);
    for (const line of text.split('\n')) {
        const [, pid, parent, group, state = '', start = '', command = ''] = LINE.exec(line) ?? [];
        if (pid === undefined)
            continue;
        found.push({
            pid: Number(pid),
            parent: Number(parent),
            group: Number(group),
            session: Number(group),
            start,
            zombie: state.startsWith('Z'),
            name: (0,external_node_path_.basename)(command.split(' ', 1)[0] ?? ''),
            marks: marks.exec(command)?.[1] ?? null,
        });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/shell/processes.js





/**
 * Bits of the flags in `/proc/PID/stat` of what has no program: it is ending and has given its memory back, or is a thread of the kernel
 * (PF_EXITING and PF_KTHREAD of Linux' include/linux/sched.h).
 */
const NO_PROGRAM = 0x4 | 0x200000;
/** How long is waited for processes that are between two programs: a moment, or more where the disk is slow or the machine busy. */
const PATIENCE_MS = 1000;
/** What has a command may have been executed between two reads; after so many it has no environment. */
const MOST_LOOKS = 10;
/** On a machine that starts processes all the time a listing may never be complete. */
const MOST_LISTINGS = 20;
/** How to look at the processes of this machine. */
function processTable(platform) {
    if (platform !== 'linux')
        return readPs;
    const bare = new Set();
    return () => readProc(bare);
}
/** When a process started; null when that cannot be told. */
function startTime(pid, table) {
    const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
    if (stat !== null)
        return stat.start;
    try {
        return table().find((process) => process.pid === pid)?.start ?? null;
    }
    catch {
        return null;
    }
}
/** The program that a process runs, for people. Threads may have renamed the process itself. */
function programName(process) {
    const [first = ''] = readIfThere(`/proc/${process.pid}/cmdline`)?.toString().split('\0') ?? [];
    return (0,external_node_path_.basename)(first) || process.name;
}
/** Says that a process lives on in spite of SIGKILL. */
function survived(process) {
    return `Process ${process.pid} (${programName(process)}) could not be ended.`;
}
/**
 * Listing takes time, and a process may start another one behind the reader's back and end before it is looked at. So the
 * list is read again until it names nothing new: what lives then has been looked at.
 */
function readProc(bare) {
    const found = [];
    const seen = new Set();
    const until = performance.now() + PATIENCE_MS;
    for (let listing = 0; listing < MOST_LISTINGS; listing++) {
        const fresh = (0,external_node_fs_.readdirSync)('/proc').filter((entry) => /^\d+$/.test(entry) && !seen.has(entry));
        if (fresh.length === 0)
            break;
        for (const entry of fresh) {
            seen.add(entry);
            const process = readProcess(entry, { bare, until });
            if (process !== null)
                found.push(process);
        }
    }
    return found;
}
/**
 * What is just being executed has no environment for a moment, and shows no mark, although the pipes of the process that started it are closed
 * by then (Linux closes them before it sets up the new memory): it is looked at until it has one, or is seen to have a command and none.
 */
function readProcess(pid, { bare, until }) {
    for (let looks = MOST_LOOKS;;) {
        const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
        if (stat === null)
            return null;
        const { hasProgram, ...fields } = stat;
        const environ = stat.zombie ? null : readIfThere(`/proc/${pid}/environ`);
        const process = { ...fields, pid: Number(pid), marks: parseEnvironment(environ) };
        if (!hasProgram || environ?.length !== 0 || bare.has((0,shell_process/* identity */.D)(process)))
            return process;
        if (readIfThere(`/proc/${pid}/cmdline`)?.length !== 0)
            looks -= 1;
        if (looks === 0 || performance.now() >= until)
            bare.add((0,shell_process/* identity */.D)(process));
        else
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
}
function readIfThere(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    catch {
        return null;
    }
}
/**
 * The fields of `/proc/PID/stat` that matter, from proc_pid_stat(5). The name stands in parentheses and may hold any
 * character, parentheses and spaces too: the fields begin after the last one.
 */
function parseStat(text) {
    const end = text.lastIndexOf(')');
    if (end < 0)
        return null;
    const [state = '', parent, group, session, ...rest] = text.slice(end + 2).split(' ');
    return {
        name: text.slice(text.indexOf('(') + 1, end),
        parent: Number(parent),
        group: Number(group),
        session: Number(session),
        start: rest[15] ?? '',
        zombie: /[ZXx]/.test(state),
        hasProgram: (Number(rest[2]) & NO_PROGRAM) === 0,
    };
}
/** The mark in the bytes of `/proc/PID/environ`. */
function parseEnvironment(environ) {
    if (environ === null)
        return null;
    const key = `${shell_marks/* MARK_VARIABLE */.l6}=`;
    let at = environ.indexOf(key);
    while (at > 0 && environ[at - 1] !== 0)
        at = environ.indexOf(key, at + 1);
    if (at < 0)
        return null;
    const end = environ.indexOf(0, at);
    return environ.toString('utf8', at + key.length, end < 0 ? environ.length : end);
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

/***/ 18728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ startWatcher),
/* harmony export */   w: () => (/* binding */ watch)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var _end_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61481);
/* harmony import */ var _hunt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91415);




/** How long processes may take after SIGTERM when Savepoint is gone. */
const GRACE_MS = 5000;
/**
 * Starts a watcher. It hears of the end of this process, SIGKILL included, because the pipe to it closes; Node opens pipes so
 * that no other child inherits them. It is in a session of its own, where no signal from a terminal reaches it.
 */
function startWatcher({ execPath, args, env }) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(execPath, [...args], {
        cwd: '/',
        detached: true,
        // What NODE_OPTIONS names by a relative path is not found from there.
        env: { ...env, NODE_OPTIONS: undefined },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const gone = new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
    });
    // A watcher that was killed is missed when it is needed; until then it is no reason to fail.
    const pipe = child.stdin;
    // None where too many files are open.
    pipe?.on('error', () => { }).unref();
    child.unref();
    return {
        pid: child.pid,
        attempt: (attempt) => void pipe?.write(`attempt ${attempt}\n`),
        beats: () => void pipe?.write('beats\n'),
        rests: () => void pipe?.write('rests\n'),
        close() {
            child.ref();
            // Should the signal not reach it, it hears that there is nothing to do.
            pipe?.end('bye\n');
            // It may still be starting, which a short run need not wait for.
            child.kill('SIGKILL');
            return gone;
        },
    };
}
/**
 * The body of the watcher's process: waits until its input ends, and unless that said `bye`, ends every process of the
 * attempt that it named last. Settles with what came of that, null where it had nothing to do; then the process can exit.
 */
async function watch({ input, heart, graceMs = GRACE_MS, ...surroundings }) {
    // `pkill node` and `killall node`, with which people end what hangs, mean Savepoint and not this.
    process.title = 'savepoint-watch';
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => { });
    let attempt = null;
    let beating;
    try {
        for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input })) {
            if (line === 'bye')
                return null;
            if (line === 'beats')
                beating ??= setInterval(heart.beat, heart.everyMs);
            if (line === 'rests') {
                clearInterval(beating);
                beating = undefined;
            }
            if (line.startsWith('attempt '))
                attempt = line.slice('attempt '.length);
        }
    }
    catch {
        // A broken pipe says the same as a closed one.
    }
    finally {
        clearInterval(beating);
    }
    if (attempt === null)
        return null;
    const hunt = _hunt_js__WEBPACK_IMPORTED_MODULE_3__.Hunt.ofAttempt(surroundings, attempt);
    const left = await (0,_end_processes_js__WEBPACK_IMPORTED_MODULE_2__.endProcesses)(hunt, { signal: 'SIGTERM', graceMs });
    return { attempt, count: hunt.count, isOver: left.length === 0 };
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
