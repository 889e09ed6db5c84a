export const id = 3487;
export const ids = [3487,2495];
export const modules = {

/***/ 73487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start),
  startKeeping: () => (/* binding */ startKeeping)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/heap.js
var heap = __webpack_require__(32495);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var launch_exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/home.js
var home = __webpack_require__(89538);
// EXTERNAL MODULE: ./build/src/launch/node-ports.js + 1 modules
var node_ports = __webpack_require__(79079);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/temp.js
var temp = __webpack_require__(85099);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
// EXTERNAL MODULE: ./build/src/report/escapes.js
var escapes = __webpack_require__(49252);
// EXTERNAL MODULE: ./build/src/report/problems.js
var problems = __webpack_require__(55470);
// EXTERNAL MODULE: ./build/src/run/ports.js
var ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/launch/go.js + 44 modules
var go = __webpack_require__(38200);
// EXTERNAL MODULE: ./build/src/launch/go-request.js
var go_request = __webpack_require__(65979);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/record/in-workflow.js
var in_workflow = __webpack_require__(53716);
// EXTERNAL MODULE: ./build/src/report/by-hand.js
var by_hand = __webpack_require__(99205);
// EXTERNAL MODULE: ./build/src/report/colour.js
var colour = __webpack_require__(79454);
// EXTERNAL MODULE: ./build/src/report/talk.js
var talk = __webpack_require__(12220);
// EXTERNAL MODULE: ./build/src/shell/hunt.js
var hunt = __webpack_require__(91415);
// EXTERNAL MODULE: ./build/src/shell/processes.js + 1 modules
var processes = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/src/shell/shell.js + 4 modules
var shell_shell = __webpack_require__(88010);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/src/steps/protocol.js
var protocol = __webpack_require__(6045);
;// CONCATENATED MODULE: ./build/src/steps/door.js
/** Where the steps of a job, and its end, find the keeper. */


class Door {
    #path;
    #server;
    #callers = new Set();
    #answer = () => { };
    /** @param path of the socket, in a folder that nobody else can look into */
    constructor(path) {
        this.#path = path;
        this.#server = (0,external_node_net_.createServer)((socket) => {
            const caller = new protocol/* Line */.N(socket);
            this.#callers.add(caller);
            socket.on('close', () => this.#callers.delete(caller));
            this.#answer(caller);
        });
    }
    /** Opens; settles when callers find it. */
    open(answer) {
        this.#answer = answer;
        return new Promise((done, fail) => {
            this.#server.once('error', fail);
            this.#server.listen(this.#path, () => done());
        });
    }
    /** Nobody is let in any more; who waits is told that all is done. @param last what is said with it */
    async close(last) {
        this.#server.close();
        await Promise.all([...this.#callers].map((caller) => caller.send({ kind: 'done', ...last })));
        for (const caller of this.#callers)
            caller.close();
    }
}

// EXTERNAL MODULE: ./build/src/plan/arriving.js
var arriving = __webpack_require__(28569);
// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/run/first-events.js
var first_events = __webpack_require__(80603);
// EXTERNAL MODULE: ./build/src/run/moved.js
var moved = __webpack_require__(24588);
// EXTERNAL MODULE: ./build/src/run/recorder.js + 1 modules
var run_recorder = __webpack_require__(49807);
// EXTERNAL MODULE: ./build/src/plan/definition.js
var plan_definition = __webpack_require__(86328);
// EXTERNAL MODULE: ./build/src/plan/doubt.js
var plan_doubt = __webpack_require__(31127);
// EXTERNAL MODULE: ./build/src/run/outcome.js
var outcome = __webpack_require__(12407);
;// CONCATENATED MODULE: ./build/src/steps/chain.js
/**
 * Which steps of a workflow are reused: the one rule of resuming, where the steps come one by one. A step is reused while all that it was
 * built on is reused, or ran in place of a completion that counts. Pure but for its own memory.
 */




class Chain {
    #former;
    /** `uncertain`: an earlier attempt may have done more than the record tells. */
    #history;
    /** The completions that count of the steps that have come, by step. */
    #counting = new Map();
    /** The first step that ran anew, or failed: nothing after it is reused. */
    #broken = null;
    /** @param run the record before the attempt; null for a new run */
    constructor(run, history) {
        this.#former = new Map([...(run?.removed_steps ?? []), ...(run?.steps ?? [])].map((step) => [step.id, step]));
        this.#history = history;
    }
    decide(arrival) {
        const { rerun, definition } = arrival;
        const own = this.#former.get(definition.id);
        const completion = own === undefined ? null : countable(own, arrival);
        const doubt = this.#doubtOf(arrival, own, completion);
        const counts = completion !== null && (doubt === null || isKept(rerun, doubt));
        if (counts)
            return this.#counted(arrival, completion, { own, doubt });
        return { ...this.#anew(arrival, own, doubt ?? { kind: 'new' }), counting: null };
    }
    /** Notes what becomes of it. */
    came(id, { decision, counting }) {
        if (counting !== null && decision !== 'ask')
            this.#counting.set(id, counting);
        else
            this.failed(id);
    }
    /** It runs anew, or has failed, and with it what would come after it. */
    failed(id) {
        this.#broken ??= id;
    }
    #counted({ rerun, installs }, completion, { own, doubt }) {
        const { number } = completion;
        if (rerun === 'always')
            return { decision: 'run', reason: { kind: 'always', by: 'env' }, counting: completion };
        if (rerun === 'auto' && installs.length > 0)
            return { decision: 'run', reason: { kind: 'install', installs }, counting: completion };
        if (rerun === 'auto' && own !== undefined && isWithheld(own))
            return { decision: 'run', reason: { kind: 'secret' }, counting: completion };
        const reason = doubt !== null ? { kind: 'kept', completion: number } : { kind: 'completed', completion: number };
        return { decision: 'reuse', reason, counting: completion };
    }
    #anew({ rerun, isChosen }, own, because) {
        const asks = rerun === 'ask' || (rerun === 'never' && (0,plan_doubt/* isLoss */.Q2)(because));
        if (!asks || isChosen)
            return { decision: 'run', reason: because };
        if (own?.started === true)
            return { decision: 'ask', reason: { kind: 'started-before', because } };
        if (rerun === 'ask' && (this.#history === 'uncertain' || own?.maybe_started === true))
            return { decision: 'ask', reason: { kind: 'maybe-started', because } };
        return { decision: 'run', reason: because };
    }
    #doubtOf(arrival, own, completion) {
        const { definition, isChosen, doubt, rerun } = arrival;
        if (isChosen)
            return { kind: 'chosen' };
        if (own === undefined)
            return { kind: 'new' };
        if (completion === null)
            return whyNot(own);
        const loss = doubt(completion);
        // A `never` step that cannot be had must not be hidden by what else has changed.
        if (rerun === 'never' && loss !== null && (0,plan_doubt/* isLoss */.Q2)(loss))
            return loss;
        if (completion.definition !== definition.digest)
            return { kind: 'definition', parts: (0,plan_definition/* changedParts */.Ty)(completion, definition) };
        // Its own files come anew.
        const isOnlyGone = (loss?.kind === 'lost' || loss?.kind === 'unsaved') && runsInPlace(own, arrival);
        return this.#doubtOfNeeds(completion) ?? (isOnlyGone ? null : loss);
    }
    #doubtOfNeeds(completion) {
        if (this.#broken !== null)
            return { kind: 'needs', step: this.#broken, change: 'runs-again' };
        for (const { step, basis } of completion.needs) {
            const now = this.#counting.get(step);
            if (now === undefined)
                return { kind: 'needs', step, change: 'removed' };
            if (now.basis !== basis)
                return { kind: 'needs', step, change: 'ran-again' };
        }
        const needed = new Set(completion.needs.map(({ step }) => step));
        // Steps that ran side by side are no needs of each other. Any other that has come stands newly before it.
        for (const [step, { basis }] of this.#counting)
            if (!needed.has(step) && basis <= beganAfter(completion))
                return { kind: 'needs', step, change: 'added' };
        return null;
    }
}
/** The completion that may count. Where it may run in place of one, a later try that failed changes nothing. */
function countable(own, arrival) {
    if ((0,record_run/* isDone */.$L)(own) && own.completion !== null)
        return own.completion;
    return runsInPlace(own, arrival) ? own.last_good : null;
}
/** Whether it runs in every attempt, or in this one, without anything that was built on it running again. */
function runsInPlace(own, { rerun, installs }) {
    return rerun === 'always' || (rerun === 'auto' && (installs.length > 0 || isWithheld(own)));
}
function whyNot({ failure, started }) {
    if (failure !== null)
        return { kind: 'failed', failure };
    return started ? { kind: 'interrupted' } : { kind: 'new' };
}
/** All steps that had ended before a step started: it notes each, and not only the last. */
function needsOf(ids, { steps }) {
    const records = new Map(steps.map((step) => [step.id, step]));
    return ids.map((step) => {
        const record = records.get(step);
        return { step, basis: (0,outcome/* basisOf */.gp)(record), result: record?.outcome ?? 'pending' };
    });
}
/** Whether something that it set held a secret, so that it is not saved. */
function isWithheld({ withheld }) {
    return withheld.outputs.length + withheld.env.length > 0 || withheld.path;
}
function isKept(rerun, doubt) {
    return rerun === 'never' && doubt.kind !== 'chosen' && !(0,plan_doubt/* isLoss */.Q2)(doubt);
}
function beganAfter({ began_after, basis }) {
    return began_after ?? basis - 1;
}
/** Steps that the attempt has not come to, and that were built on one that has run anew: nothing of them can count again. */
function outdated({ steps }) {
    const bases = new Map(steps.flatMap(({ id, state, completion }) => state === 'completed' && completion !== null ? [[id, completion.basis]] : []));
    const isBuiltAnew = ({ completion }) => completion?.needs.some(({ step, basis }) => basis !== null && bases.has(step) && bases.get(step) !== basis) === true;
    return steps.flatMap((step) => (step.reason?.kind === 'not-come' && isBuiltAnew(step) ? [step.id] : []));
}

// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
;// CONCATENATED MODULE: ./build/src/steps/end.js


const MOST = 5;
/** Only the runner knows which failures the job forgives, and which steps it does not need. */
function endOf(run, { by, job }) {
    const ended = { type: 'attempt.ended', waiting_for: [], pending: [] };
    if (by !== null)
        return { ...ended, status: 'interrupted', why: `stopped by ${by}` };
    if (job === 'success')
        return { ...ended, status: 'completed', why: whyGreen(run) };
    const failed = inState(run, 'failed');
    if (failed.length > 0)
        return { ...ended, status: 'failed', why: `failed: ${(0,some/* someOf */.y)(failed, MOST)}` };
    const waiting = inState(run, 'waiting');
    if (waiting.length > 0)
        return {
            ...ended,
            status: 'paused',
            why: `waiting for a person: ${(0,some/* someOf */.y)(waiting, MOST)}`,
            waiting_for: waiting,
        };
    const cut = inState(run, 'interrupted', 'running');
    if (cut.length > 0)
        return { ...ended, status: 'interrupted', why: `cut off: ${(0,some/* someOf */.y)(cut.map(wordsIn(run)), MOST)}` };
    if (job === 'failure')
        return { ...ended, status: 'failed', why: 'a step that is not saved has failed' };
    if (job === 'cancelled')
        return { ...ended, status: 'interrupted', why: 'the job was cancelled' };
    const left = run.steps.filter(hasNotCome).map(({ id }) => id);
    if (left.length > 0)
        return { ...ended, status: 'interrupted', why: `the job ended before ${(0,some/* someOf */.y)(left, MOST)}` };
    return { ...ended, status: 'completed', why: 'all steps completed' };
}
/** The record as people are told of it: in a job that ended well, what failed was forgiven, and what has not come was not needed. */
function asTold(run) {
    // A step that has not come stands behind those that have, and keeps its old number.
    const definition = run.definition.map((entry, at) => ({ ...entry, number: at + 1 }));
    if (run.status !== 'completed')
        return { ...run, definition };
    const told = (step) => {
        if (hasNotCome(step))
            return { ...step, state: 'skipped', duration_ms: null };
        return (0,record_run/* isDone */.$L)(step) ? step : { ...step, state: 'completed', outcome: 'failure' };
    };
    return { ...run, definition, steps: run.steps.map(told) };
}
function whyGreen(run) {
    const forgiven = inState(run, 'failed', 'waiting', 'interrupted', 'running');
    return forgiven.length === 0
        ? 'all steps completed'
        : `the job ended well without ${(0,some/* someOf */.y)(forgiven, MOST)}`;
}
function inState({ steps }, ...states) {
    return steps.filter((step) => states.includes(step.state) && !hasNotCome(step)).map(({ id }) => id);
}
function hasNotCome({ reason }) {
    return reason?.kind === 'not-come';
}
/** A step with what stopped it. */
function wordsIn({ steps }) {
    return (id) => {
        const why = steps.find((step) => step.id === id)?.error_message;
        return why == null ? id : `${id}, ${why}`;
    };
}

// EXTERNAL MODULE: ./build/src/record/failure.js
var record_failure = __webpack_require__(22965);
// EXTERNAL MODULE: ./build/src/run/ends.js
var ends = __webpack_require__(57201);
;// CONCATENATED MODULE: ./build/src/steps/ends.js




class Ends {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    /** A step's process has ended; null: its shell is gone without a word. @returns whether it has ended well */
    async over(going, ended) {
        const { step } = going;
        const { masks, files } = this.#parts.ports;
        for (const text of ended?.masks ?? [])
            masks.add(text);
        const exit = ended?.exit;
        if (ended === null || exit === undefined || exit.kind === 'stopped') {
            await files.failed(step, 'end');
            const why = exit?.kind === 'stopped' ? `stopped by ${exit.by}` : 'it was killed';
            this.#parts.recorder.write({ type: 'step.interrupted', step: step.id, why });
            return false;
        }
        // Of what it said that is old-fashioned, or left out, the runner warns itself.
        const failure = (0,outcome/* failureOf */.g5)({ exit, said: ended.said, leftRunning: [] }, null);
        if (failure === null)
            await this.#completed(going, ended.said, exit);
        else
            await this.#failed(going, ended.said, failure);
        return failure === null;
    }
    async #completed(going, said, exit) {
        const { step } = going;
        const { files, machine, masks, published } = this.#parts.ports;
        const left = (0,outcome/* leftBehind */.aU)(said, masks);
        const { warnings, lacks = ends/* NOTHING_LACKS */.TC, ...captured } = await files.completed(step);
        const came = (0,ends/* leftOnMachine */.cM)(await machine.ended(step.id, left), {
            ...lacks,
            processes: await this.#parts.living(going.mark),
        });
        this.#parts.recorder.write({
            ...{ type: 'step.completed', step: step.id, outcome: 'success', error_message: null },
            exit_code: exit.kind === 'exited' ? exit.code : null,
            completion: this.#completionOf(going),
            ...captured,
            ...(came === null ? {} : { machine: came }),
            ...left,
        });
        if (step.rerun === 'ask')
            await published.now();
        for (const message of warnings)
            this.#warn(step, message);
    }
    async #failed(going, said, failure) {
        const { step } = going;
        const { files, masks, published } = this.#parts.ports;
        await files.failed(step, 'end');
        this.#parts.recorder.write({
            ...{ type: 'step.failed', step: step.id, failure },
            error_message: masks.apply((0,record_failure/* describeFailure */.I)(failure)),
            completion: this.#completionOf(going),
            ...(0,outcome/* leftBehind */.aU)(said, masks),
        });
        if (step.rerun === 'ask')
            await published.now();
    }
    #completionOf({ step, digests, reads, beganAfter, counting }) {
        const { setting } = this.#parts;
        const found = { ...setting, builtOn: { ...setting.builtOn, ...digests } };
        const standsFor = counting?.basis ?? null;
        const { run } = this.#parts.recorder;
        const completion = (0,outcome/* completionOf */.G9)(step, run, {
            ...{ setting: found, standsFor, beganAfter, outside: {}, started: {} },
            reads: counting?.reads ?? reads,
        });
        return { ...completion, needs: needsOf(step.needs, run) };
    }
    #warn({ id }, message) {
        this.#parts.recorder.write({ type: 'warning', step: id, message });
    }
}

// EXTERNAL MODULE: ./build/src/tree/patterns.js
var tree_patterns = __webpack_require__(1671);
;// CONCATENATED MODULE: ./build/src/steps/env-words.js

const RERUNS = ['auto', 'always', 'ask', 'never'];
/** @returns a text that says what is wrong with them */
function env_words_wordsIn(env) {
    const rerun = env.SAVEPOINT_RERUN || 'auto';
    const known = RERUNS.find((each) => each === rerun);
    if (known === undefined)
        return `SAVEPOINT_RERUN: ${rerun} is not one of ${RERUNS.join(', ')}`;
    if (env.SAVEPOINT_CHECKPOINT)
        return 'SAVEPOINT_CHECKPOINT is not supported yet: take it out';
    const [reads, writes] = [patternsIn(env.SAVEPOINT_READS), patternsIn(env.SAVEPOINT_WRITES)];
    try {
        for (const patterns of [reads, writes])
            (0,tree_patterns/* compilePatterns */.xi)(patterns ?? []);
    }
    catch (error) {
        return `SAVEPOINT_READS or SAVEPOINT_WRITES: ${error.message}`;
    }
    return { rerun: known, reads, writes };
}
/** One pattern a line. */
function patternsIn(text) {
    if (text === undefined)
        return null;
    const lines = text.split('\n').map((line) => line.trim());
    const patterns = lines.filter((line) => line !== '');
    return patterns.length === 0 ? null : patterns;
}

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
;// CONCATENATED MODULE: ./build/src/steps/identity.js
/** By what a step of a workflow is known from attempt to attempt. Pure. */



/** Names that stand for folders that may be elsewhere in the next attempt. */
const FOLDERS = { workspace: '$workspace', home: '$home', temp: '$temp' };
/** Only a keyed digest of the script is told. */
function definitionOf({ id, text, shell, cwd }, { key, where, mask }, { words, number, needs, }) {
    const inPlace = (text) => (0,moved/* movedPath */.jk)(mask(text), where, FOLDERS);
    const parts = {
        run: (0,external_node_crypto_.createHmac)('sha256', key).update(inPlace(text)).digest('hex'),
        'working-directory': inPlace(cwd),
        ...(shell === null ? {} : { shell: inPlace(shell) }),
        ...(words.reads === null ? {} : { reads: words.reads }),
        ...(words.writes === null ? {} : { writes: words.writes }),
    };
    return { id, name: id, number, section: 'steps', needs, parts, digest: (0,digest/* digestOf */.ol)(parts) };
}
/** A step that comes a second time in an attempt, as in two uses of a composite action, has another id. */
function idFor(action, taken) {
    const name = action === '' ? 'step' : action;
    for (let nth = 1;; nth++) {
        const id = nth === 1 ? name : `${name}-${nth}`;
        if (!taken.has(id))
            return id;
    }
}

// EXTERNAL MODULE: ./build/src/report/reasons.js
var reasons = __webpack_require__(66825);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __webpack_require__(17443);
;// CONCATENATED MODULE: ./build/src/steps/says.js




const says_MOST = 10;
function reusedLine({ attempt, duration_ms }) {
    const time = duration_ms === null ? '' : `: ${(0,tables/* formatDuration */.a3)(duration_ms)} saved`;
    return `reused from attempt ${attempt ?? 1}${time}`;
}
/** What a reused step had, and this attempt has not. */
function lackLines({ withheld }, lack) {
    const masks = `is not run again, and what it masked by ::add-mask:: is not masked now; \`SAVEPOINT_RERUN: always\` would`;
    const said = lack?.replace('`rerun: always`', '`SAVEPOINT_RERUN: always`');
    return [
        ...(withheld.masks > 0 ? [masks] : []),
        ...valuesLacking(withheld),
        ...(said === undefined ? [] : [said]),
    ];
}
/** Only a step that may not run again is reused without what it had set. */
function valuesLacking({ outputs, env, path }) {
    const values = [
        ...outputs.map((name) => `the output ${name}`),
        ...env.map((name) => `the variable ${name}`),
        ...(path ? ['a folder of PATH'] : []),
    ];
    if (values.length === 0)
        return [];
    const what = `${(0,some/* andOf */.X)(values, says_MOST)} ${values.length === 1 ? 'is' : 'are'} not set`;
    return [
        `is not run again, and ${what}: a value that holds a secret is not saved; set it in a step of its own with \`SAVEPOINT_RERUN: always\``,
    ];
}
/** Why a step asks, and how to consent. @param consent a sentence that says that */
function says_refusal(id, reason, consent) {
    return `${id} asks before it is started: ${(0,reasons/* describeReason */.Gk)(reason)}. ${consent}`;
}
/** A person named a step, and the job has ended without it. @param come the steps that have come */
function notMet(from, come) {
    const near = (0,nearest/* nearestTo */.kD)(from, come);
    const end = near === null ? '.' : `; did you mean ${near}?`;
    const steps = come.length === 0 ? 'none' : (0,some/* someOf */.y)(come, says_MOST);
    return `from-step: ${from} has changed nothing, because no step of that id came in this job${end} Steps that came: ${steps}`;
}

// EXTERNAL MODULE: ./build/src/record/left-on-machine.js
var left_on_machine = __webpack_require__(40190);
// EXTERNAL MODULE: ./build/src/words/named-in.js
var named_in = __webpack_require__(98332);
;// CONCATENATED MODULE: ./build/src/steps/temp-files.js
/** Temporary files that a reused step had made, and that a later step names. Pure but for the question whether a path is there. */




/** A warning for each step that had made some which are not here. */
function tempLacking({ attempt, attempts, steps }, { script, before, exists }) {
    const wheres = new Map(attempts.map(({ attempt: nth, where }) => [nth, where]));
    const here = wheres.get(attempt);
    return steps.flatMap(({ id, machine, attempt: nth }) => {
        const from = wheres.get(nth ?? 0);
        const isReused = before.includes(id) && nth !== attempt;
        if (!isReused || from === undefined || here === undefined)
            return [];
        const names = (machine?.temp ?? []).filter((path) => (0,named_in/* isNamedIn */.x)(script, (0,external_node_path_.basename)(path)) && !exists((0,moved/* movedPath */.jk)(path, from, here)));
        if (names.length === 0)
            return [];
        const files = (0,left_on_machine/* describeNamed */.Zw)({ what: left_on_machine/* TEMP */.Fb, count: names.length, names });
        const message = `is reused, and this machine does not have its ${files}; \`SAVEPOINT_RERUN: always\` brings that back`;
        return [{ step: id, message }];
    });
}

;// CONCATENATED MODULE: ./build/src/steps/keeper.js
/** The attempt of a job whose steps stay in the workflow: each step's shell asks what becomes of it, and says how it ended. */













/** Runs the attempt until the job ends. */
function keep(request, ports, house) {
    return new Keeper(request, ports, house).run();
}
class Keeper {
    #request;
    #ports;
    #house;
    #recorder;
    #chain;
    #ends;
    #key;
    /** The steps that have come, and those that have ended, in their order. */
    #come = new Set();
    #ended = [];
    #lost = null;
    #hasSaidLost = false;
    #job = null;
    /** Nothing more comes on record. */
    #isClosed = false;
    #turn = Promise.resolve();
    #isOver = () => { };
    constructor(request, ports, house) {
        this.#request = request;
        this.#ports = ports;
        this.#house = house;
        this.#recorder = new run_recorder/* Recorder */.v(ports, request.run);
        this.#chain = new Chain(request.run, request.setting.history);
        const [setting, recorder] = [request.setting, this.#recorder];
        this.#ends = new Ends({ setting, ports, recorder, living: house.living });
        this.#key = request.run?.key ?? (0,external_node_crypto_.randomBytes)(16).toString('hex');
    }
    async run() {
        const { stop } = this.#request;
        const over = new Promise((done) => {
            this.#isOver = done;
            stop.asked.addEventListener('abort', () => done());
        });
        try {
            this.#recorder.write(this.#plan());
            const write = (body) => void this.#recorder.write(body);
            await this.#ports.files.begin({ write, run: () => this.#recorder.run });
            await this.#house.open((caller) => this.#hear(caller));
            this.#house.ready(this.#recorder.run);
            await over;
            await this.#inTurn(() => this.#end());
        }
        catch (error) {
            if (!(error instanceof run_recorder/* RecordLost */.M))
                throw error;
            this.#lost = error;
        }
        const { latest: run } = this.#recorder;
        return { run, stoppedBy: stop.by, outOfTime: false, lost: this.#lost, stuck: null };
    }
    /** Nothing is decided yet, but which step a person named. */
    #plan() {
        const { plan } = this.#request;
        const steps = plan.steps.map((step) => step.reason.kind === 'chosen' ? step : { ...step, reason: { kind: 'not-come' } });
        const event = (0,first_events/* planEvent */.Q)({ ...this.#request, plan: { ...plan, steps } });
        return event.type === 'plan' ? { ...event, key: this.#key } : event;
    }
    async #end() {
        await this.#ports.files.end([]);
        const from = this.#request.plan.arriving?.from ?? null;
        if (from !== null && !this.#come.has(from))
            this.#recorder.write({ type: 'warning', step: null, message: notMet(from, [...this.#come]) });
        this.#recorder.write(endOf(this.#recorder.run, { by: this.#request.stop.by, job: this.#job }));
        this.#isClosed = true;
    }
    #hear(caller) {
        void this.#serve(caller).catch((error) => this.#fail(error));
    }
    async #serve(caller) {
        const first = await caller.receive();
        if (first?.kind === 'end') {
            this.#job = first.job;
            this.#isOver();
        }
        if (first?.kind !== 'arrived')
            return;
        const decided = await this.#orUnsaved(() => this.#inTurn(() => this.#arrive(first)));
        if (decided === null)
            return caller.send({ kind: 'unsaved', says: this.#unsavedNews() });
        if ('answer' in decided) {
            const says = [...(decided.says ?? []), ...this.#house.news()];
            return caller.send({ ...decided.answer, says });
        }
        const { going } = decided;
        await caller.send({ kind: 'run', mark: going.mark, says: this.#house.news() });
        const last = await caller.receive();
        const ended = last?.kind === 'ended' ? last : null;
        await this.#inTurn(() => this.#over(going, ended));
        await caller.send({ kind: 'done', says: this.#lost === null ? this.#house.news() : this.#unsavedNews() });
    }
    /** What becomes of a step that has come. */
    async #arrive({ action, script, shell, cwd, env }) {
        const words = env_words_wordsIn(env);
        if (typeof words === 'string')
            return { answer: { kind: 'refuse', message: words } };
        const id = idFor(action, this.#come);
        const { setting } = this.#request;
        const known = {
            key: this.#key,
            where: setting.where,
            mask: (text) => this.#ports.masks.apply(text),
        };
        const told = { words, number: this.#come.size + 1, needs: this.#ended.slice(-1) };
        const definition = definitionOf({ id, text: script, shell, cwd }, known, told);
        const step = { ...(0,arriving/* arrivedStep */.WU)(definition, words), needs: [...this.#ended] };
        this.#come.add(id);
        if (words.rerun === 'ask')
            this.#house.asks(id);
        const digests = await this.#ports.files.arrived(step);
        const decide = (lost) => this.#chain.decide({
            ...{ definition, rerun: words.rerun, ...this.#planned(id) },
            doubt: (completion) => lost ?? this.#ports.files.fits(step, completion),
        });
        let verdict = decide(null);
        if (verdict.decision === 'reuse' && verdict.counting !== null) {
            const lost = await this.#ports.files.bringBack(step, verdict.counting);
            if (lost !== null)
                verdict = decide(lost);
        }
        const { decision, reason } = verdict;
        const dropped = outdated(this.#recorder.run);
        const more = dropped.length === 0 ? {} : { dropped };
        this.#recorder.write({ type: 'step.arrived', step: id, definition, decision, reason, ...more });
        this.#chain.came(id, verdict);
        if (decision === 'reuse')
            return this.#reuse(step);
        if (decision === 'ask')
            return this.#ask(step, reason);
        const exists = (path) => this.#ports.machine.has(path);
        for (const lacking of tempLacking(this.#recorder.run, { script, before: this.#ended, exists }))
            this.#recorder.write({ type: 'warning', ...lacking });
        return this.#start(step, { words, verdict, digests, env });
    }
    #reuse({ id }) {
        const { run } = this.#recorder;
        const step = (0,record_run/* stepOf */.cg)((0,moved/* moved */.aW)(run), id);
        if (step === undefined)
            throw new Error(`no record of ${id}`);
        this.#ended.push(id);
        for (const message of lackLines(step, this.#request.lacks.get(id)))
            this.#recorder.write({ type: 'warning', step: id, message });
        const { outputs, env, path, summary } = step;
        return {
            answer: { kind: 'reuse', left: { outputs, env, path, ...(summary === undefined ? {} : { summary }) } },
            says: [reusedLine(step)],
        };
    }
    #ask({ id }, reason) {
        this.#recorder.write({ type: 'step.waiting', step: id, reason });
        const message = says_refusal(id, reason, this.#house.consent(this.#recorder.run, id));
        return { answer: { kind: 'refuse', message } };
    }
    async #start(step, { words, verdict, digests, env, }) {
        const { files, machine, published } = this.#ports;
        const { id } = step;
        const { counting } = verdict;
        if (counting !== null)
            files.standsIn(counting);
        const beganAfter = this.#recorder.run.completions;
        const reads = files.reads(step);
        await machine.started(id, env);
        files.started(step);
        this.#recorder.write({ type: 'step.started', step: id, try: 1 });
        const going = { step, digests, reads, beganAfter, counting, mark: (0,external_node_crypto_.randomUUID)() };
        if (words.rerun !== 'ask')
            return { going };
        const why = (await published.now()) ?? (await published.others());
        if (why === null)
            return { going };
        await files.failed(step, 'end');
        const message = `not started: that it starts must be saved first, and could not be: ${why}`;
        this.#recorder.write({ type: 'step.interrupted', step: id, why: message, never_started: true });
        return { answer: { kind: 'refuse', message: `${id} is ${message}` } };
    }
    async #over(going, ended) {
        const { id } = going.step;
        this.#ended.push(id);
        // Before the next step comes.
        if (ended === null || ended.exit.kind === 'stopped')
            await this.#house.endProcesses(going.mark);
        const isWell = await this.#orUnsaved(() => this.#ends.over(going, ended));
        if (isWell !== true)
            this.#chain.failed(id);
    }
    /** What was known of a step before it came. */
    #planned(id) {
        const reason = this.#request.plan.steps.find((step) => step.id === id)?.reason;
        return {
            installs: reason?.kind === 'install' ? reason.installs : [],
            isChosen: reason?.kind === 'chosen',
        };
    }
    /** Null where saving is over: the step runs without. */
    async #orUnsaved(act) {
        if (this.#lost !== null || this.#isClosed)
            return null;
        try {
            return await act();
        }
        catch (error) {
            this.#fail(error);
            return null;
        }
    }
    #fail(error) {
        this.#lost ??= error;
    }
    #unsavedNews() {
        if (this.#hasSaidLost || this.#lost === null)
            return this.#house.news();
        this.#hasSaidLost = true;
        return [
            `::warning::steps run unsaved from here on: ${this.#ports.masks.apply(this.#lost.message)}`,
            ...this.#house.news(),
        ];
    }
    /** One step at a time is decided or captured. */
    #inTurn(act) {
        const next = this.#turn.then(act);
        this.#turn = next.catch(() => undefined);
        return next;
    }
}

;// CONCATENATED MODULE: ./build/src/steps/pipeline.js

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
/** @param name of the job */
function workflowSteps(name) {
    return {
        ...{ name, description: null, path: in_workflow/* STEPS */.U, digest: '', inputs: [], env: {}, maxParallel: null },
        ...{ failFast: false, retentionMs: RETENTION_MS, steps: [], finally: [], warnings: [] },
        ...{ onPause: null, onEnd: null },
        workspace: { paths: ['.'], exclude: [], machine: [] },
    };
}

;// CONCATENATED MODULE: ./build/src/action/cancel.js
/**
 * Waits for work, but not once the job is cancelled: a runner gives little time then. Work that was begun may go on.
 * @param otherwise what stands for the result of work that was not waited for
 */
async function unlessCancelled(cancel, work, otherwise) {
    if (cancel.aborted)
        return otherwise;
    const cancelled = new Promise((settle) => {
        cancel.addEventListener('abort', () => settle(otherwise), { once: true });
    });
    return Promise.race([work(), cancelled]);
}
const CANCELLED = 'the job was cancelled';
/** The same that answers at once when the job is cancelled. */
function publishedUnlessCancelled(cancel, elsewhere) {
    return {
        now: () => unlessCancelled(cancel, () => elsewhere.now(), CANCELLED),
        // Where nobody can be beside, the cancel alone is why a step is not started: it was not, and does not ask later.
        others: () => unlessCancelled(cancel, () => elsewhere.others(), elsewhere.isAlone ? null : CANCELLED),
    };
}

// EXTERNAL MODULE: ./build/src/launch/plan-files.js + 8 modules
var plan_files = __webpack_require__(81043);
;// CONCATENATED MODULE: ./build/src/action/checkout.js
/** Paths as they are named from folders that are in another place on another machine. */




/** @param checkout the folder of the repository, where that is known @returns null where the path is not in it */
function inCheckout(checkout, path) {
    return inside(checkout, path);
}
/**
 * The name of a pipeline, which is the same on every machine: its path in the checkout, else in the workspace, else in one of the folders
 * that a runner gives a job. @returns the absolute path where it is in none of them
 */
function pipelineName({ file, path }, { env, temp, home }) {
    const checkedOut = inCheckout(env.GITHUB_WORKSPACE ?? null, file);
    if (checkedOut !== null || !(0,external_node_path_.isAbsolute)(path))
        return checkedOut ?? path;
    const folders = { $GITHUB_ACTION_PATH: env.GITHUB_ACTION_PATH ?? null, $RUNNER_TEMP: temp, '~': home };
    for (const [name, folder] of Object.entries(folders)) {
        const below = inside(folder, file);
        if (below !== null)
            return `${name}/${below}`;
    }
    return path;
}
/**
 * A store that the next attempt's checkout would empty is none: it takes what git ignores, too.
 * @throws Refusal exit 2
 */
function mustOutliveCheckout(store, checkout) {
    const [real, top] = [nearestReal(store), (0,plan_files/* realPath */.Ye)(checkout)];
    for (let at = real; at === top || at.startsWith((0,external_node_path_.join)(top, '/')); at = (0,external_node_path_.dirname)(at)) {
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, '.git')))
            continue;
        throw new refusal/* Refusal */.P(2, `store: ${store} lies in a checkout, which actions/checkout empties (git clean -ffdx)`, {
            hint: 'name a folder outside of the workspace that outlives the job, such as /var/lib/savepoint, or leave `store` out to use the cache',
        });
    }
}
function nearestReal(path) {
    return (0,external_node_fs_.existsSync)(path) || (0,external_node_path_.dirname)(path) === path
        ? (0,plan_files/* realPath */.Ye)(path)
        : (0,external_node_path_.join)(nearestReal((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
}
function inside(folder, path) {
    if (folder === null || folder === '')
        return null;
    const below = (0,external_node_path_.relative)((0,plan_files/* realPath */.Ye)(folder), (0,external_node_path_.join)((0,plan_files/* realPath */.Ye)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
    return below.startsWith('..') || (0,external_node_path_.isAbsolute)(below) ? null : below;
}

// EXTERNAL MODULE: ./build/src/report/saved.js
var report_saved = __webpack_require__(7307);
;// CONCATENATED MODULE: ./build/src/action/finding.js


const REMEDY = `re-run the job later, or ${report_saved/* START_OVER */.CB}`;
const OTHER = `pin the action by a commit or a full version, so that all attempts use the same one, or ${report_saved/* START_OVER */.CB}`;
/** What was found in a place. @throws StoreError with what people can do, where the store gave no proper answer */
async function withRemedy(finding, place) {
    try {
        return await finding;
    }
    catch (error) {
        if (!(error instanceof errors/* StoreError */.AD))
            throw error;
        throw new errors/* StoreError */.AD(`${error.message} (${remedyOf(error, place)})`, { cause: error });
    }
}
function remedyOf(error, { letRead }) {
    if (error instanceof errors/* AccessDenied */.Oy)
        return `${letRead}, or ${report_saved/* START_OVER */.CB}`;
    return error instanceof errors/* WrittenByOther */.Bs ? OTHER : REMEDY;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/src/pipeline/mapping.js
/** A YAML mapping of names to single values, as an input of the action has one. */

/** Values as they are written, without their quotes: `1.0` is `1.0`. JSON is YAML; nothing, or `null`, is an empty mapping. */
function readMapping(text) {
    // The schema that makes no number of what looks like one.
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
    const [wrong] = [...document.errors, ...document.warnings];
    if (wrong !== undefined)
        return { ok: false, message: `not valid YAML: ${wrong.message}` };
    const { contents } = document;
    if (contents === null || textOf(contents) === '')
        return { ok: true, values: {} };
    if (!(0,dist/* isMap */.jh)(contents))
        return { ok: false, message: 'not a mapping' };
    const values = [];
    for (const { key, value } of contents.items) {
        const name = textOf(key);
        const written = value === null ? '' : textOf(value);
        if (name === null || name === '')
            return { ok: false, message: 'a name must be a piece of text' };
        if (written === null)
            return { ok: false, message: `${name} is not a single value` };
        values.push([name, written]);
    }
    return { ok: true, values: Object.fromEntries(values) };
}
/** Null for what is no single value. */
function textOf(node) {
    if (!(0,dist/* isScalar */.jn)(node))
        return null;
    const isNull = node.type === 'PLAIN' && /^(null|~|)$/.test(`${node.value ?? ''}`);
    return isNull ? '' : `${node.value}`;
}

;// CONCATENATED MODULE: ./build/src/action/input-text.js
/** The texts of the action's inputs. Pure. */


/** `NAME=value` and `NAME` lines, and `NAME<<DELIMITER` blocks. Empty lines are passed over. @param input whose text it is @throws Refusal */
function linesOf(input, text) {
    const found = [];
    const lines = text.split(/\r?\n/);
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const block = /^\s*([^=<\s]+)<<(.+)$/.exec(line);
        if (block === null) {
            const equals = line.indexOf('=');
            found.push(equals < 0
                ? { name: line.trim(), line: at + 1, value: null }
                : { name: line.slice(0, equals).trim(), line: at + 1, value: line.slice(equals + 1) });
            continue;
        }
        const end = lines.indexOf(block[2] ?? '', at + 1);
        if (end < 0) {
            throw new refusal/* Refusal */.P(2, `${input}: the block ${block[1]}<<${block[2]} has no line that is ${block[2]}`, {
                hint: `write ${block[2]} alone on the line after its last one`,
            });
        }
        found.push({ name: block[1] ?? '', line: at + 1, value: lines.slice(at + 1, end).join('\n') });
        at = end;
    }
    return found;
}
/** The pipeline's inputs: a YAML mapping, or `NAME=VALUE` lines and blocks. @throws Refusal */
function inputsOfText(text) {
    if (!isLines(text))
        return mappingOf(text);
    const entries = linesOf('inputs', text).map(({ name, value }) => {
        if (value === null)
            throw new refusal/* Refusal */.P(2, `inputs: ${name} has no value`, { hint: HINT });
        return [name, value];
    });
    return Object.fromEntries(entries);
}
const HINT = 'write a mapping, or name=value, one a line';
/** The first line decides: a name, and then `=` or `<<`, begins no mapping. */
function isLines(text) {
    return /^\s*[A-Za-z_][\w-]*[ \t]*(=|<<)/.test(text);
}
function mappingOf(text) {
    const read = readMapping(text);
    if (read.ok)
        return read.values;
    throw new refusal/* Refusal */.P(2, `inputs: ${read.message}`, { hint: HINT });
}

;// CONCATENATED MODULE: ./build/src/action/masks.js
/** Tells the runner what to mask, so that it does so in all that the job prints after this, too. */

const told = new Set();
/** Each text is told once; one of several lines whole, and then line by line, as the runner itself takes it. */
function tellMask(text) {
    for (const each of new Set([text, ...text.split(/[\r\n]+/)])) {
        if (each.trim() === '' || told.has(each))
            continue;
        told.add(each);
        core/* setSecret */.Pq(each);
    }
}

;// CONCATENATED MODULE: ./build/src/action/steps-inputs.js
/** The inputs of the action that say nothing where the steps stay in the workflow. Pure. */


const NO_PIPELINE = { why: 'has no pipeline', fate: 'refuse' };
const NO_GATE = { why: 'has no step that waits for an approval', fate: 'ignore' };
const MEANINGLESS = {
    pipeline: NO_PIPELINE,
    inputs: NO_PIPELINE,
    'only-step': { why: 'leaves it to the workflow which steps run (`if`)', fate: 'refuse' },
    'max-parallel': { why: 'leaves it to the workflow when steps run', fate: 'refuse' },
    'deadline-minutes': {
        why: 'stops no step (`timeout-minutes` of the job or the step does, and what ended before is saved)',
        fate: 'refuse',
    },
    'max-continuations': { why: 'has no deadline', fate: 'refuse' },
    approve: NO_GATE,
    reject: NO_GATE,
    mark: NO_GATE,
};
/** @throws Refusal exit 2 where an input is given that `command: steps` cannot follow */
function mustFitSteps(given) {
    const [first, ...more] = meaningless(given, 'refuse');
    if (first === undefined)
        return;
    const names = [first, ...more].map(({ name }) => name);
    throw new refusal/* Refusal */.P(2, `${first.name}: command: steps ${first.why}`, {
        hint: `take ${(0,some/* andOf */.X)(names)} out, or use command: run`,
    });
}
/** What is said of inputs that `command: steps` leaves alone. */
function ignoredBySteps(given) {
    return meaningless(given, 'ignore').map(({ name, why }) => `${name} is ignored in this job: command: steps ${why}`);
}
function meaningless(given, fate) {
    return Object.entries(MEANINGLESS).flatMap(([name, { why, fate: its }]) => {
        const value = given(name);
        const isGiven = value !== null && !(name === 'max-continuations' && value === '0');
        return isGiven && its === fate ? [{ name, why }] : [];
    });
}

;// CONCATENATED MODULE: ./build/src/action/inputs.js
/** The inputs of the action, read and checked. */







const WHEN = ['never', 'on-failure', 'always'];
/** @param env where secrets that are given by name alone are looked for @throws Refusal exit 2 */
function readInputs(env, home) {
    mustBeKnown(env);
    const command = mustBe('command', inputs_text('command') ?? 'run', ['run', 'steps']);
    if (command === 'steps')
        mustFitSteps(inputs_text);
    const scope = inputs_text('scope') ?? 'run';
    const run = inputs_text('run-id');
    const resume = mustBe('resume', inputs_text('resume') ?? 'auto', ['auto', 'never', 'required']);
    if (run !== null && run !== 'latest' && resume === 'never') {
        const hint = 'leave one of the two out; a run-id can also come from the input savepoint-run of the workflow';
        throw new refusal/* Refusal */.P(2, `run-id: ${run} and resume: never exclude each other`, { hint });
    }
    return {
        command,
        pipeline: inputs_text('pipeline'),
        inputs: inputsOfText(core/* getInput */.V4('inputs')),
        scope: scope === 'run' ? null : scope,
        resume,
        run: run === 'latest' ? null : run,
        step: stepOf(inputs_text('from-step'), inputs_text('only-step')),
        answer: command === 'steps' ? null : answerOf(),
        store: storeOf(inputs_text('store') ?? 'cache', home),
        workspace: inputs_text('workspace'),
        secrets: secretsOf(core/* getInput */.V4('secrets'), env),
        token: tokenOf(inputs_text('token')),
        maxParallel: wholeOf('max-parallel'),
        checkpointArtifact: mustBe('checkpoint-artifact', inputs_text('checkpoint-artifact') ?? 'never', WHEN),
        report: mustBe('report', inputs_text('report') ?? 'never', WHEN),
        retentionDays: wholeOf('retention-days'),
        deadlineMinutes: minutesOf('deadline-minutes'),
        maxContinuations: wholeOf('max-continuations', 0) ?? 0,
        job: inputs_text('job'),
        matrix: matrixOf(core/* getInput */.V4('matrix')),
    };
}
/** A runner only warns of an input that an action does not know, and hands it on. @throws Refusal exit 2 */
function mustBeKnown({ SAVEPOINT_KEY }) {
    if (inputs_text('command') === 'plan')
        throw (0,refusal/* notYet */.y)('command: plan', 'use `run`');
    if (inputs_text('part') !== null)
        throw (0,refusal/* notYet */.y)('part', 'take it out: one job runs all steps');
    const key = inputs_text('encryption-key') !== null ? 'encryption-key' : SAVEPOINT_KEY ? 'SAVEPOINT_KEY' : null;
    if (key !== null)
        throw (0,refusal/* notYet */.y)(`${key}: encryption`, 'take it out: what is saved is not encrypted');
}
/** The text of an input; null where it is not given. */
function inputs_text(name) {
    const value = core/* getInput */.V4(name);
    return value === '' ? null : value;
}
function mustBe(name, value, known) {
    const found = known.find((each) => each === value);
    if (found !== undefined)
        return found;
    throw new refusal/* Refusal */.P(2, `${name}: ${value} is not one of ${known.join(', ')}`);
}
function storeOf(value, home) {
    if (value === 'cache' || value === 'artifact')
        return { kind: value };
    const meant = /^[a-z]+$/i.test(value) ? (0,nearest/* nearestTo */.kD)(value, ['cache', 'artifact']) : null;
    if (meant !== null) {
        throw new refusal/* Refusal */.P(2, `store: ${value} is neither cache nor artifact; did you mean "${meant}"?`, {
            hint: `a folder of that name is written ./${value}`,
        });
    }
    // As in `workspace.paths`. No shell has seen the value.
    return { kind: 'folder', path: /^~(\/|$)/.test(value) ? (0,external_node_path_.join)(home, value.slice(1)) : value };
}
function stepOf(from, only) {
    if (from !== null && only !== null)
        throw new refusal/* Refusal */.P(2, 'from-step and only-step exclude each other');
    if (from !== null)
        return { kind: 'from', step: from };
    return only === null ? null : { kind: 'only', step: only };
}
function answerOf() {
    const [first, second] = ANSWERS.flatMap(([input, decision]) => {
        const step = inputs_text(input);
        return step === null ? [] : [{ input, decision, step }];
    });
    if (second !== undefined)
        throw new refusal/* Refusal */.P(2, `${first?.input} and ${second.input} exclude each other`);
    if (first === undefined)
        return null;
    return { decision: first.decision, step: first.step };
}
const ANSWERS = [
    ['approve', 'approved'],
    ['reject', 'rejected'],
    ['mark', 'completed'],
];
function wholeOf(name, least = 1) {
    const value = inputs_text(name);
    if (value === null)
        return null;
    const count = Number(value);
    if (/^\d+$/.test(value) && Number.isSafeInteger(count) && count >= least)
        return count;
    throw new refusal/* Refusal */.P(2, `${name}: ${value} is not a whole number${least === 0 ? ', 0 or more' : ' above 0'}`);
}
/** Any number above 0. */
function minutesOf(name) {
    const value = inputs_text(name);
    const minutes = Number(value ?? '1');
    if (Number.isFinite(minutes) && minutes > 0)
        return value === null ? null : minutes;
    throw new refusal/* Refusal */.P(2, `${name}: ${value} is not a number above 0`);
}
const NAME = /^[a-z_][\w-]*$/i;
/** `NAME=value`, `NAME<<DELIMITER` blocks, or `NAME` for the variable of that name. @throws Refusal where it is not set */
function secretsOf(given, env) {
    let isAfterValue = false;
    const entries = linesOf('secrets', given).map(({ name, line, value }) => {
        const known = value ?? env[name];
        // A line of a value of several lines, such as the last of base64 with its padding.
        const isPart = value !== null && (!NAME.test(name) || /^=+$/.test(value));
        if (known === undefined || isPart)
            throw isAfterValue || isPart ? noSecret(line) : noVariable(name);
        isAfterValue ||= value !== null;
        return [name, known];
    });
    for (const [, value] of entries)
        tellMask(value);
    return Object.fromEntries(entries);
}
function noVariable(name) {
    return new refusal/* Refusal */.P(2, `secrets: ${name} has no value, and there is no variable of that name`, {
        hint: `write ${name}=\${{ secrets.${name} }}, or set it under \`env:\` of the step`,
    });
}
/** What follows a value may be more of it, and is not printed. */
function noSecret(line) {
    return new refusal/* Refusal */.P(2, `secrets: line ${line} is neither NAME=value nor the name of a variable`, {
        hint: 'write a value of several lines as a block: NAME<<DELIMITER, its lines, DELIMITER',
    });
}
function tokenOf(token) {
    if (token !== null)
        tellMask(token);
    return token;
}
/** A job without a matrix has the context `null`, or an empty one. */
function matrixOf(value) {
    const bare = value.trim();
    return bare === 'null' || bare === '{}' ? '' : bare;
}

// EXTERNAL MODULE: ./build/src/store/artifact-access.js
var artifact_access = __webpack_require__(47580);
// EXTERNAL MODULE: ./build/src/store/artifacts.js
var artifacts = __webpack_require__(38028);
// EXTERNAL MODULE: ./build/src/store/directory.js + 1 modules
var store_directory = __webpack_require__(74545);
// EXTERNAL MODULE: ./build/src/store/identity.js
var identity = __webpack_require__(41193);
// EXTERNAL MODULE: ./build/src/store/objects.js
var objects = __webpack_require__(5031);
// EXTERNAL MODULE: ./build/src/checkpoint/format.js
var format = __webpack_require__(27617);
// EXTERNAL MODULE: ./build/src/launch/source-pack.js
var source_pack = __webpack_require__(8736);
// EXTERNAL MODULE: ./build/src/record/packs.js
var record_packs = __webpack_require__(58753);
// EXTERNAL MODULE: ./build/src/store/run-files.js
var run_files = __webpack_require__(39112);
// EXTERNAL MODULE: ./build/src/words/artifact-name.js
var artifact_name = __webpack_require__(1249);
// EXTERNAL MODULE: ./build/src/line/keys.js
var keys = __webpack_require__(48942);
;// CONCATENATED MODULE: ./build/src/line/pace.js
/** How often checkpoints are saved. */
const PACE = { pause: 3_000, flush: 60_000 };
/** A repository may make 200 entries a minute, and jobs run side by side. */
function apartInCache() {
    return 2_000;
}
/** From which checkpoint on they are so far apart: the first 400 last for more than six hours. */
const FARTHER = [
    [450, 24 * 60 * 60_000],
    [400, 10 * 60_000],
    [240, 2 * 60_000],
    [120, 30_000],
    [60, 10_000],
];
/** A job may make 500 artifacts: the later ones hold more, and the last ones are left for what cannot wait. */
function apartAsArtifacts(sequence) {
    return FARTHER.find(([from]) => sequence >= from)?.[1] ?? 2_000;
}

// EXTERNAL MODULE: ./build/src/store/errands.js
var errands = __webpack_require__(67102);
// EXTERNAL MODULE: ./build/src/store/transfers.js + 3 modules
var transfers = __webpack_require__(1697);
;// CONCATENATED MODULE: ./build/src/store/cache.js
/** Objects in the Actions cache. */





/** No entry of the cache is larger. */
const LARGEST = 10 * 1024 ** 3;
/** So much the client fetches before it writes any of it (downloadUtils.js, `maxSegmentSize`). */
const SEGMENT = 128 * 1024 ** 2;
class CacheObjects {
    access;
    place = objects/* CACHE */.f;
    #limits;
    #transfers;
    constructor(request) {
        this.#limits = request.limits;
        this.#transfers = new transfers/* Transfers */.ve(request);
        this.access = accessIn(request.env);
    }
    async newest(prefix) {
        const answer = await this.#transfers.insist({ kind: 'newest', prefix }, { limit: this.#limits.look });
        return answer.kind === 'found' ? answer.key : null;
    }
    async fetch(key, to) {
        const { transfer, slowest } = this.#limits;
        const times = { silence: transfer + SEGMENT / slowest, limit: transfer + LARGEST / slowest };
        const take = (folder) => {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(folder, errands/* OBJECT */.qv), to);
        };
        const fetch = () => this.#transfers.insist({ kind: 'fetch', key }, { ...times, take });
        const first = await fetch();
        // A miss may be a slip of the service: a second look confirms it.
        const { kind } = first.kind === 'absent' ? await fetch() : first;
        return kind === 'found' || kind === 'damaged' || kind === 'cut-short' ? kind : 'absent';
    }
    async save({ key, from, beside, until }) {
        const { transfer, slowest } = this.#limits;
        const size = (0,external_node_fs_.statSync)(from, { throwIfNoEntry: false })?.size ?? 0;
        const limit = transfer + size / slowest;
        const give = (folder) => (0,transfers/* linkOrCopy */.L7)(from, (0,external_node_path_.join)(folder, errands/* OBJECT */.qv));
        const probe = { kind: 'newest', prefix: key };
        const answer = await this.#transfers.save({ kind: 'save', key, beside }, { limit, give, until, probe });
        if (answer.kind === 'saved' || answer.kind === 'failed')
            return answer;
        return (0,transfers/* failure */.V2)(`the transfer answered ${answer.kind}`);
    }
    close() {
        this.#transfers.close();
    }
}
/** What the runner says of the cache: where it is, and what `cache-mode` of the job lets be done. */
function accessIn(env) {
    const place = env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL;
    const mode = (env.ACTIONS_CACHE_MODE ?? '').trim().toLowerCase();
    if (!place || mode === 'none') {
        const why = place ? 'cache-mode is none' : 'there is no cache service here';
        return { read: 'nothing', write: 'denied', why };
    }
    if (mode === 'read')
        return { read: 'yes', write: 'denied', why: 'cache-mode is read' };
    if (mode === 'write-only')
        return { read: 'denied', write: 'yes', why: 'cache-mode is write-only' };
    return { read: 'yes', write: 'yes', why: null };
}

// EXTERNAL MODULE: ./build/src/store/outage.js
var outage = __webpack_require__(86888);
;// CONCATENATED MODULE: ./build/src/action/line.js
/** From the environment of a job to the line of its checkpoints. */










/** Whose checkpoints these are, found without the user's help. */
function ownerOf(env, { matrix, scope, pipeline }) {
    return {
        repository: env.GITHUB_REPOSITORY ?? '',
        // OWNER/NAME/PATH@REF.
        workflow: env.GITHUB_WORKFLOW_REF?.replace(/@.*$/, '') || (env.GITHUB_WORKFLOW ?? ''),
        ref: env.GITHUB_REF ?? '',
        job: env.GITHUB_JOB ?? '',
        matrix,
        use: env.GITHUB_ACTION ?? '',
        pipeline,
        scope: scope === null ? { kind: 'run', run: env.GITHUB_RUN_ID ?? '' } : { kind: 'own', text: scope },
    };
}
/** The job, and which use of the action in it this is. */
function jobOf({ GITHUB_JOB: job = '', GITHUB_ACTION: use = '' }) {
    return { job, matrix: core/* getInput */.V4('matrix'), use };
}
/** The attempt of the workflow run, from 1. */
function attemptOf(env) {
    const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
    return Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}
/** That no person asked for this attempt: GitHub names apps, its own among them, with `[bot]` at the end. Null where nothing says so. */
function automaticRerun(env) {
    const { GITHUB_TRIGGERING_ACTOR: actor = '' } = env;
    const attempt = attemptOf(env);
    if (attempt === 1 || !actor.endsWith('[bot]'))
        return null;
    return `${actor} has started attempt ${attempt} of this workflow run: an automatic re-run.`;
}
/** The workflow run that the job is of, and its attempt; null where none is known. */
function workflowAttemptOf(env) {
    const { GITHUB_RUN_ID: id } = env;
    return id === undefined || id === '' ? null : { workflow_run: id, attempt: attemptOf(env) };
}
/** How long a store that does not answer is tried. @param lost milliseconds that it has cost the job so far */
function outageFor(env, request) {
    // What goes well may take longer on a busy machine than a test's share of it: these limits are shortened less.
    const shorter = Math.max(1, shortened(env) / 4);
    const { most, silence, probe, told } = outage/* OUTAGE_LIMITS */.BR;
    const limits = {
        most: most / shorter,
        silence: silence / shorter,
        probe: probe / shorter,
        told: told / shorter,
    };
    return new outage/* Outage */.ad({ ...request, limits, clock: { ...node_ports/* systemClock */.ml, every } });
}
function every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
}
/** The same from the inputs of the action, which post has too. */
function elsewhereIn() {
    const days = Number(core/* getInput */.V4('retention-days'));
    return {
        store: core/* getInput */.V4('store') === 'artifact' ? 'artifact' : 'cache',
        token: core/* getInput */.V4('token') || null,
        days: days > 0 ? days : null,
    };
}
/** What a store elsewhere is called. */
function placeOf(store) {
    return store === 'cache' ? objects/* CACHE */.f : objects/* ARTIFACTS */.y;
}
/** A store elsewhere, through processes of this program. @param temp an existing folder */
function objectsFor({ cwd, machine }, elsewhere, { temp, outage }) {
    const { env, self } = machine;
    const { program, args } = self;
    const request = { program, args: [...args, words/* TRANSFER */.oo], cwd, env, temp, outage };
    if (elsewhere.store === 'cache')
        return new CacheObjects({ ...request, limits: limitsFor(env) });
    const { token, days } = elsewhere;
    return new artifacts/* ArtifactObjects */.rd({
        ...request,
        limits: { ...limitsFor(env), ...artifacts/* ARTIFACT_LIMITS */.Wo },
        rest: restOf(env, token),
        run: env.GITHUB_RUN_ID ?? '',
        days,
        familyOf: keys/* familyOf */.Ap,
        now: () => node_ports/* systemClock */.ml.now().getTime(),
    });
}
function restOf(env, token) {
    const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository } = env;
    return token && api && repository ? { api, repository, token } : null;
}
function limitsFor(env) {
    const shorter = shortened(env);
    return {
        look: transfers/* TRANSFER_LIMITS */.xX.look / shorter,
        transfer: transfers/* TRANSFER_LIMITS */.xX.transfer / shorter,
        pauses: transfers/* TRANSFER_LIMITS */.xX.pauses.map((pause) => pause / sooner(env)),
        slowest: transfers/* TRANSFER_LIMITS */.xX.slowest * shorter,
        idle: transfers/* TRANSFER_LIMITS */.xX.idle,
    };
}
/** How much of what an outage may still cost a job one wait may lose. At the end of the job no other one follows. */
const SHARE = { main: 1 / 2, post: 1 };
/** How long a publisher waits for what. */
function publisherFor(env, store, step) {
    const { pause, flush } = PACE;
    const apart = store === 'cache' ? apartInCache : apartAsArtifacts;
    return {
        pace: {
            share: SHARE[step],
            apart: (sequence) => apart(sequence) / sooner(env),
            pause: pause / sooner(env),
            flush: flush / shortened(env),
        },
        clock: node_ports/* systemClock */.ml,
    };
}
/** How long taking a scope over may take, in milliseconds. */
function patienceFor(env) {
    return 30_000 / shortened(env);
}
/** Tests of what happens when a service fails divide all time limits by this. */
function shortened(env) {
    return atLeastOne(env.SAVEPOINT_TEST_SHORTER);
}
/** Other tests divide only what is waited for in any case: their limits hold on a busy machine, too. */
function sooner(env) {
    return Math.max(shortened(env), atLeastOne(env.SAVEPOINT_TEST_SOONER));
}
function atLeastOne(value) {
    return Math.max(1, Number(value ?? '1') || 1);
}

// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
;// CONCATENATED MODULE: ./build/src/action/shelf.js
/** Where a job leaves artifacts for people, and what a service that does not answer may still cost the job. */








/** Whether something is done for a run that has ended so. */
function isWanted(when, status) {
    return when === 'always' || (when === 'on-failure' && status !== 'completed');
}
/** Does work with the artifacts of the job. What the work throws is why it went wrong. @param lost as afterwards */
async function withShelf(world, lost, work) {
    const { env, home, temp: place } = world.machine;
    const outage = outageFor(env, { place: objects/* ARTIFACTS */.y, lost, tell: (line) => core/* info */.pq(line) });
    const temp = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place || (0,external_node_os_.tmpdir)(), 'savepoint-artifact-'));
    try {
        const inputs = readInputs(env, home);
        const elsewhere = { store: 'artifact', token: null, days: inputs.retentionDays };
        const objects = objectsFor(world, elsewhere, { temp, outage });
        await work({ objects, outage, inputs, temp }).finally(() => objects.close());
        return { lost: outage.lost, why: null };
    }
    catch (error) {
        return { lost: outage.lost, why: error.message };
    }
    finally {
        (0,forget/* forget */.y)(temp);
    }
}

;// CONCATENATED MODULE: ./build/src/action/checkpoint-artifact.js
/** One artifact with all that a person needs to go on with a run elsewhere: its record, contents and logs. */











/** How a person brings a run of a job to another machine; null where the job has no workflow run. Other jobs may have saved one, too. */
function fetchCommand({ GITHUB_REPOSITORY, GITHUB_RUN_ID }, job) {
    if (!GITHUB_REPOSITORY || !GITHUB_RUN_ID)
        return null;
    return `savepoint fetch ${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID} --job ${(0,artifact_name/* jobName */.dZ)(job)}`;
}
/** Tells the post step where the run is. @param store the folder of the store */
function noteRun(store, { run_id }) {
    core/* saveState */.LZ('runFiles', (0,external_node_path_.join)(store, 'runs', run_id));
}
/** Saves the run, where the job has asked for it. Never throws: it says what went wrong. @returns what the job has lost by now */
async function saveArtifact(world, { directory, lost }) {
    const record = (0,run_files/* readRecord */.aE)(directory);
    if (record.kind !== 'found' || !isWanted(core/* getInput */.V4('checkpoint-artifact'), record.run.status))
        return lost;
    const { run } = record;
    const { env } = world.machine;
    const saved = await withShelf(world, lost, async ({ objects, outage, temp }) => {
        const name = (0,artifact_name/* artifactName */.Cs)(jobOf(env), run.run_id);
        await (0,source_pack/* packSource */.F4)({ run, directory, env, temp });
        const zip = { root: directory, files: filesOf(directory, run) };
        const made = await outage.during(1, () => objects.saveZip(name, zip, new AbortController().signal));
        if (made.kind === 'failed')
            throw new Error(made.why);
        core/* info */.pq(`Saved the artifact ${name}, ${useOf(run, env)}`);
    });
    if (saved.why !== null)
        world.report.warn(`the run could not be saved as an artifact: ${saved.why}`);
    return saved.lost;
}
/** What another machine does with the artifact. Steps that stay in the workflow have no pipeline file to go on with. */
function useOf(run, env) {
    const command = fetchCommand(env, jobOf(env));
    return (0,in_workflow/* isInWorkflow */.R)(run)
        ? `which has the files of the steps for another machine: ${command}, then savepoint restore ${run.run_id} --to DIR`
        : `with which another machine goes on: ${command}`;
}
/** What is set aside stays where it is. */
function filesOf(directory, run) {
    const record = ['run.json', 'events.ndjson', source_pack/* SOURCE_PACK */.MF];
    const packs = [...(0,record_packs/* packsOf */.m)(run)].map((pack) => (0,external_node_path_.join)('packs', (0,format/* packName */.HC)(pack)));
    const logs = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, 'logs'))
        ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(directory, 'logs'), { withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map(({ name }) => (0,external_node_path_.join)('logs', name))
        : [];
    return [...record, ...packs, ...logs]
        .map((file) => (0,external_node_path_.join)(directory, file))
        .filter((file) => (0,external_node_fs_.existsSync)(file));
}

// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(95111);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/line/header.js
var line_header = __webpack_require__(24431);
;// CONCATENATED MODULE: ./build/src/line/choose.js
/** Which run of a line a job goes on with. Pure. */



/** The first 16 digits of the digest of each input's value. */
function inputDigests(inputs) {
    const digests = Object.entries(inputs).map(([name, value]) => [name, (0,digest/* digestOf */.ol)(`${value}`).slice(0, 16)]);
    return Object.fromEntries(digests);
}
/**
 * Tells of a run's inputs whether they are the wanted ones, each by its value. One that the pipeline has come to take since is, there, what
 * it is by default; one that it takes no more is of no matter.
 * @param wanted the value of every input @param defaults what each is where it is not given
 */
function agreesWith(wanted, defaults) {
    const others = new Map(Object.entries(inputDigests(defaults)));
    return (inputs) => {
        const has = new Map(Object.entries(inputs));
        return Object.entries(inputDigests(wanted)).every(([name, digest]) => (has.get(name) ?? others.get(name)) === digest);
    };
}
/** More runs of a line are forgotten, the oldest first. */
const choose_MOST = 50;
/** The runs of a line, newest first. @param newest the newest checkpoint */
function runsOf({ checkpoint: { header }, run, }) {
    const { run: id, workflow_run, others } = header;
    const claims = new Set(header.chain.map(({ claim }) => claim).filter((claim) => claim !== header.place.claim));
    const earlier = [...claims].sort((a, b) => b - a).slice(0, line_header/* MOST_EARLIER */.Dr);
    const own = {
        run: id,
        workflow_run,
        inputs: inputDigests(run.inputs),
        completed: !(0,listing/* isUnfinished */.ui)(run),
        earlier,
        ...header.place,
    };
    return [own, ...others.filter((other) => other.run !== id)].slice(0, choose_MOST);
}
/** More workflow runs are forgotten, the oldest first. */
const MOST_BY = 200;
/** Those that have saved in a line, and one more. @param workflowRun null: none is known */
function savedBy(before, { workflowRun, attempt }) {
    if (workflowRun === null)
        return before;
    const others = before.filter((each) => each.workflow_run !== workflowRun);
    return [{ workflow_run: workflowRun, attempt }, ...others].slice(0, MOST_BY);
}
/**
 * Of what is known of the earlier attempts of a workflow run, and of those beside the run that was named: the last one, an older one, or
 * none has saved what a checkpoint knows of. The others have saved nothing, or it is gone.
 * @param found the newest checkpoint of the line
 */
function knownOf(found, { workflowRun, attempt, named }) {
    if (attempt === 1 && named === 'beside' && found.by.length === 0)
        return 'none';
    if (attempt === 1 || workflowRun === null)
        return 'last';
    const own = found.by.find((each) => each.workflow_run === workflowRun);
    if (own === undefined)
        return 'none';
    return own.attempt >= attempt - 1 ? 'last' : 'older';
}
/**
 * A completed run belongs to the workflow run that completed it; else the newest with the same inputs is gone on with.
 * @returns a run that is not the newest, or null for the newest @param runs newest first
 */
function otherThanNewest(runs, wanted) {
    const found = wanted.run === null ? byJob(runs, wanted) : runs.find(({ run }) => run === wanted.run);
    return found === undefined || found === runs[0] ? null : found;
}
function byJob(runs, { workflowRun, agrees }) {
    const own = runs.filter(({ workflow_run }) => workflow_run !== null && workflow_run === workflowRun);
    const same = own.find(({ inputs }) => agrees(inputs));
    if (same?.completed === true)
        return same;
    const newest = own[0]?.completed === true ? own[0] : undefined;
    return runs.find(({ inputs }) => agrees(inputs)) ?? newest;
}

// EXTERNAL MODULE: ./build/src/line/owner.js
var line_owner = __webpack_require__(73915);
// EXTERNAL MODULE: ./build/src/record/lines.js + 3 modules
var lines = __webpack_require__(64972);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/store/lock.js
var lock = __webpack_require__(22520);
;// CONCATENATED MODULE: ./build/src/store/use.js
/**
 * Who uses a line of a folder. A job says so before it looks into the line, and whoever removes something there asks first. Both do it
 * in turns: else one could ask in the moment before the other says so.
 */





/** A turn lasts as long as a few runs take to be removed. Who waits longer goes on: what it has come to is marked all the same. */
const MOST_TRIES = 200;
const AGAIN_MS = 50;
const TELL_AT = 20;
const SOME_TRIES = 60;
const USE = /^(use-[0-9a-f]{16})\.\d{6}$/;
const NO_LOCK = { release: () => { } };
/**
 * Makes the store of a line, and marks it as used until the lock is let go.
 * @throws what `make` throws; the reason of the cancel
 */
async function use(request) {
    const turn = await waitForTurn(request);
    try {
        return { made: request.make(), lock: mark(request) };
    }
    finally {
        turn?.release();
    }
}
async function waitForTurn(request) {
    const { onWait, cancel } = request;
    for (let at = 0; at < MOST_TRIES; at++) {
        cancel.throwIfAborted();
        const turn = takeTurn(request);
        if (turn !== null)
            return turn;
        if (at === TELL_AT)
            onWait();
        await (0,promises_.setTimeout)(AGAIN_MS);
    }
    return null;
}
/** Null where another process has its turn. A folder that takes no locks takes no removals either. */
function takeTurn(place) {
    try {
        return tryTurn(place);
    }
    catch {
        return NO_LOCK;
    }
}
/** The turn at a line, or null where another process has it. @throws the system's error */
function tryTurn({ folder, line, me }) {
    const acquired = (0,lock/* acquire */.X)({ directory: folder, name: line, me });
    return acquired.kind === 'held' ? acquired.lock : null;
}
/**
 * Changes what jobs that share a line change in turns. Without a turn where none comes for some seconds.
 * @throws what `change` throws
 */
function inTurn(place, change) {
    let turn = takeTurn(place);
    for (let at = 0; turn === null && at < SOME_TRIES; at++) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
        turn = takeTurn(place);
    }
    try {
        change();
    }
    finally {
        turn?.release();
    }
}
function mark({ folder, line, me }) {
    try {
        const name = `use-${(0,digest/* digestOf */.ol)(me).slice(0, 16)}`;
        const acquired = (0,lock/* acquire */.X)({ directory: (0,external_node_path_.join)(folder, line), name, me });
        return acquired.kind === 'held' ? acquired.lock : NO_LOCK;
    }
    catch {
        // What is wrong with the store the run itself will say.
        return NO_LOCK;
    }
}
/** Whether a name in a store is such a mark. */
function isUse(name) {
    return USE.test(name);
}
/** Whether a job that lives uses the line. @throws the system's error */
function isUsed({ folder, line, me }) {
    const directory = (0,external_node_path_.join)(folder, line);
    const names = (0,external_node_fs_.readdirSync)(directory).flatMap((name) => USE.exec(name)?.[1] ?? []);
    return names.some((name) => (0,lock/* holderOf */.K)({ directory, name, me }) !== null);
}

// EXTERNAL MODULE: ./build/src/record/meant-step.js
var meant_step = __webpack_require__(22411);
;// CONCATENATED MODULE: ./build/src/action/named.js

/**
 * What became of the consent that a workflow run gives by naming a step. It is for one start: `used` once the step has been started
 * since an attempt of that workflow run that had it, by whom ever; `unused` until then; `unknown` where no attempt of it is on record that had the
 * consent, or one was asked all the same, since more may have happened than was told.
 * @param events of the run
 */
function consentIn(events, { step }, workflowRun) {
    let named = new Set();
    let consent = 'none';
    let isSince = false;
    for (const event of events) {
        if (event.type === 'plan' && event.by !== undefined && event.by.workflow_run === workflowRun) {
            // By its number it is the one of this workflow run's own pipeline.
            if (named.size === 0)
                named = (0,meant_step/* meantIds */.g)(event.definition, step);
            const reasons = event.decisions.flatMap((each) => (named.has(each.step) ? [each.reason] : []));
            if (consent !== 'used' && reasons.some(({ kind }) => kind === 'chosen'))
                consent = 'unused';
            else if (consent !== 'used' && reasons.some(isAsked))
                consent = 'asked';
            // A re-run has the consent of the first attempt, whatever it made of it. A first one that did not use it had none.
            isSince ||= consent !== 'none' || event.by.attempt > 1;
        }
        else if (event.type === 'step.started' && named.has(event.step) && isSince) {
            consent = 'used';
        }
    }
    return consent === 'used' || consent === 'unused' ? consent : 'unknown';
}
/** Whether the step was named, and asked all the same. */
function isAsked(reason) {
    return 'because' in reason && reason.because.kind === 'chosen';
}
/** What is said of one that has begun. */
function begunBefore(step) {
    return `${step} has been started by this workflow run: to start it again, name it in a new workflow run.`;
}
/** Whether a workflow run was the last to do anything in a run; whoever only brings it back has not. @param events of the run */
function isWorkOf(events, workflowRun) {
    const last = events.findLast((event) => event.type === 'plan' &&
        // Of steps that come one by one nothing is decided yet.
        (event.key !== undefined || event.decisions.some(({ decision }) => decision !== 'reuse')));
    return workflowRun !== null && last?.type === 'plan' && last.by?.workflow_run === workflowRun;
}

;// CONCATENATED MODULE: ./build/src/action/decide.js




function decide(facts) {
    const { found, step, named, resume, scope } = facts;
    const { meant, says } = meaningOf(facts);
    // A step that was named runs again in a completed run, too; one alone is brought back by the plan.
    const isAgain = step !== null && meant !== 'all' && (meant !== 'begun' || step.kind === 'only');
    const completed = belongs(facts) ? 'bring-back' : 'leave';
    const goesOn = found !== null && (isAgain || (0,listing/* isUnfinished */.ui)(found.run));
    return {
        step: meant,
        answers: isAnswered(facts) ? 'leave' : 'take',
        says,
        completed,
        fate: found === null ? 'none' : goesOn ? 'go-on' : completed,
        inputs: matchingOf(named, scope),
        otherwise: resume === 'required' ? 'refuse' : 'start',
    };
}
/**
 * Whether an answer that is given is not for this run, or no more: a re-run keeps its `with:`, and nobody has answered a second time what was
 * asked since.
 */
function isAnswered({ named, attempt, workflowRun, found, answer }) {
    if (named === 'beside' || named === 'elsewhere')
        return true;
    if (answer === null || found === null || attempt === 1)
        return false;
    const step = answer.step === null ? undefined : (0,meant_step/* meantStep */._)(found.run.definition, answer.step)?.id;
    return found.events.some((event) => event.type === 'step.decided' && event.step === step && event.by?.workflow_run === workflowRun);
}
/** The runs of a scope of one's own may have other inputs each. A workflow run goes on with its own, whatever it gives now. */
function matchingOf(named, scope) {
    return scope === 'own' && named !== 'this' ? 'equal' : 'replace';
}
/** Whether more may have happened in a run than is told. @param lost whether something is known to be missing */
function historyOf(known, lost) {
    return known === 'last' && lost === 'nothing' ? 'whole' : 'uncertain';
}
/** Why a run is not gone on with that has the wanted inputs. */
function whyLeft(run) {
    return (0,record_run/* isRejected */.TK)(run) ? 'was rejected' : 'was completed by another workflow run';
}
/**
 * Whether a re-run starts a new run although another one is known: what its earlier attempts started, that one tells, and a person is to say
 * whether it starts again.
 */
function startsOver(fate, attempt) {
    return fate === 'leave' && attempt > 1;
}
/**
 * A completed run is brought back to the workflow run that completed it, to the one that it is of, and where it or one beside it is
 * named; else a new one starts.
 */
function belongs({ named, scope, found }) {
    return named === 'this' || named === 'beside' || scope === 'run' || found?.isOwn === true;
}
/**
 * What the run and the step that were named mean for the job. A re-run keeps its `with:`: the step was let run by the attempt that
 * began it, and nobody has named it a second time.
 */
function meaningOf({ workflowRun, attempt, resume, step, run, named, known, found }) {
    if (named === 'beside' || named === 'elsewhere') {
        const says = `${run} is of another job or scope of this workflow: this one goes on with its own.`;
        return { meant: 'all', says: [says] };
    }
    if (step === null)
        return { meant: 'all', says: [] };
    if (attempt === 1 || resume === 'never')
        return { meant: 'as-named', says: [] };
    // What is not known may have begun it.
    if (found === null)
        return { meant: 'begun', says: [] };
    const consent = consentIn(found.events, step, workflowRun);
    if (consent === 'used')
        return { meant: 'begun', says: [begunBefore(step.step)] };
    if (consent === 'unused' && known === 'last')
        return { meant: 'not-begun', says: [] };
    const says = `Whether ${step.step} has been started since it was named is not known: it is decided afresh, and asks if it has rerun: ask.`;
    return { meant: 'may-have-begun', says: [says] };
}

;// CONCATENATED MODULE: ./build/src/action/folder-lines.js
/** The folders below the one that the user named: one for each line of runs, and each of them a store. */


/** Says whose the runs are. */
const OWNER = 'owner.json';
/** Says to which run each workflow run came last, and in which attempt, the newest first. */
const LAST = 'last-runs.json';
/** The names of what may be lines. */
function linesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).filter((name) => /^[0-9a-f]{32}$/.test(name));
    }
    catch {
        return [];
    }
}
/** Whose the runs of a line are, or null where it cannot be told. */
function ownerIn(store) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(store, OWNER), 'utf8'));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/src/action/folder-keep.js
/**
 * How long runs stay in the folder that the user named. A line of `scope: run` never sees another run than its own, so each job looks
 * after the lines of all others, too.
 */








/** GitHub lets a workflow run be run again for 30 days: so long its line tells what came of its earlier attempts. */
const NOTES_MS = 31 * 24 * 60 * 60 * 1000;
/** What a store without runs holds. With anything else in it, it is left. */
const EMPTY = ['.gitignore', 'store.json', 'runs', 'workspaces', OWNER, LAST];
/** The job waits for it. What is left then is done by the next ones. */
const MOST_MS = 10_000;
/**
 * Removes finished runs past their own retention from all other lines of a folder, and lines that nothing can come back to. A line
 * that a job uses is left to that job.
 * @returns what could not be done, one line for each store
 */
function removeExpired({ folder, line: own, me, now }) {
    const start = now();
    const failed = [];
    for (const line of from(own, linesIn(folder))) {
        if (now().getTime() - start.getTime() > MOST_MS)
            break;
        try {
            keepLine({ folder, line, me }, start);
        }
        catch (error) {
            failed.push(`${(0,external_node_path_.join)(folder, line)}: ${(0,errors/* reasonOf */.A3)(error)}`);
        }
    }
    return failed;
}
/** The lines after one's own, and round again: each job begins elsewhere, so that none is always the last. */
function from(own, lines) {
    const sorted = [...lines].sort();
    return [...sorted.filter((line) => line > own), ...sorted.filter((line) => line < own)];
}
/** Looks first without a turn, which costs more than the look: in most lines there is nothing to do. */
function keepLine(place, now) {
    if (!isLine(place) || !mayBeDue(place, now))
        return;
    const turn = tryTurn(place);
    if (turn === null)
        return;
    try {
        // Another job may have removed it since.
        if (isLine(place) && !isUsed(place))
            clean(place, now);
    }
    finally {
        turn.release();
    }
}
/** Whether this program made it: a folder itself, no link to one, whose owner's name it bears. @throws the system's error */
function isLine({ folder, line }) {
    const path = (0,external_node_path_.join)(folder, line);
    const isFolder = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isFolder || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'store.json')))
        return false;
    const owner = ownerIn(path);
    return owner !== null && (0,line_owner/* lineOf */.cA)(owner) === line;
}
/** Whether something is past its time, was left by a removal that was cut short, or cannot be told while others are at work. */
function mayBeDue({ folder, line, me }, now) {
    const path = (0,external_node_path_.join)(folder, line);
    try {
        if ((0,external_node_fs_.readdirSync)(path).some((name) => name.startsWith('removed-')))
            return true;
        const runs = store_directory/* DirectoryStore */.f.open(path, me)?.list().runs ?? [];
        return (0,listing/* expired */._7)(runs, now, null).length > 0 || (runs.length === 0 && areNotesOld(path, now));
    }
    catch {
        return true;
    }
}
/** @throws StoreError, the system's error */
function clean({ folder, line, me }, now) {
    const path = (0,external_node_path_.join)(folder, line);
    // It was a store a moment ago: where a removal was cut short, this makes it whole again.
    const store = store_directory/* DirectoryStore */.f.create(path, me);
    for (const { run } of (0,listing/* expired */._7)(store.list().runs, now, null))
        store.remove(run.run_id);
    store.sweep();
    if (isEmpty(path) && areNotesOld(path, now))
        removeLine(path);
}
/** Whether nobody can ask any more for what a line notes. */
function areNotesOld(path, now) {
    const noted = [OWNER, LAST].map((name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(path, name), { throwIfNoEntry: false }));
    return noted.every((stat) => stat === undefined || now.getTime() - stat.mtimeMs > NOTES_MS);
}
/** Whether a store holds nothing but notes. */
function isEmpty(path) {
    if ((0,external_node_fs_.readdirSync)(path).some((name) => !EMPTY.includes(name) && !isUse(name)))
        return false;
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(path, 'runs')).length === 0;
}
/**
 * File by file: a run that somebody makes there meanwhile keeps its folder. What is left when this is cut short is a store, or can be
 * made one.
 */
function removeLine(path) {
    (0,external_node_fs_.rmdirSync)((0,external_node_path_.join)(path, 'runs'));
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(path, 'workspaces'), { recursive: true, force: true });
    const files = (0,external_node_fs_.readdirSync)(path).filter((name) => isUse(name) || name === LAST);
    for (const name of [...files, OWNER, 'store.json', '.gitignore'])
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(path, name), { force: true });
    (0,external_node_fs_.rmdirSync)(path);
}

;// CONCATENATED MODULE: ./build/src/action/folder-notes.js
/** Which workflow run came to which run of a line last: a small file beside the runs, the newest first. */





/** More workflow runs are forgotten, the oldest first. */
const folder_notes_MOST = 200;
/** None where they cannot be read. */
function notesIn(store) {
    try {
        const notes = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(store, LAST), 'utf8'));
        return Array.isArray(notes) ? notes.filter(isNote) : [];
    }
    catch {
        return [];
    }
}
/** A run is only of the workflow run that came to it last. Jobs that share a line do this in turns. @throws the system's error */
function addNote(place, note) {
    const store = (0,external_node_path_.join)(place.folder, place.line);
    inTurn(place, () => {
        const others = notesIn(store).filter((each) => each.workflow_run !== note.workflow_run);
        const isFollowed = ({ run }) => !note.followed && run !== null && run === note.run;
        const kept = others.map((each) => (isFollowed(each) ? { ...each, followed: true } : each));
        (0,atomic/* writeAtomically */.vK)((0,external_node_path_.join)(store, LAST), JSON.stringify([note, ...kept].slice(0, folder_notes_MOST)));
    });
}
function isNote(value) {
    const { workflow_run, attempt, run, followed } = (value ?? {});
    return (typeof workflow_run === 'string' &&
        typeof attempt === 'number' &&
        typeof followed === 'boolean' &&
        (run === null || typeof run === 'string'));
}

;// CONCATENATED MODULE: ./build/src/action/folder-named.js
/** The line that a run is in which was named by its id. */






/** The line of this job, or that of the run which was named. @throws Refusal exit 4 where that is nowhere */
function lineNamed({ folder, owner, run }) {
    if (run === null)
        return { kind: 'nothing', owner };
    if ((0,external_node_path_.basename)(run) !== run || run.startsWith('.'))
        throw noSuchRun(run, folder);
    for (const line of linesIn(folder)) {
        const store = (0,external_node_path_.join)(folder, line);
        // One that was removed since was there.
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(store, 'runs', run)) && !notesIn(store).some((note) => note.run === run))
            continue;
        const noted = ownerIn(store);
        const isHere = noted !== null && (0,line_owner/* lineOf */.cA)(noted) === line && (0,line_owner/* isOneWorkflow */.qB)(noted, owner);
        if (isHere)
            return (0,line_owner/* namedLine */.Uz)(owner, { line, ref: noted.ref, scope: noted.scope, owner: noted });
    }
    throw noSuchRun(run, folder);
}
function noSuchRun(run, folder) {
    return new refusal/* Refusal */.P(4, `no such run: ${run}`, {
        hint: `a run is found by its whole id, by the same workflow on the same branch, while it is in a folder of ${folder}`,
    });
}

;// CONCATENATED MODULE: ./build/src/action/unread-runs.js

/**
 * The newest run that may be the one to go on with, and cannot be read; undefined where there is none. Which inputs it had, and when it
 * was gone on with last, nobody knows. It is of no matter where the one that there is has been planned since with that in mind; and where
 * it was followed: it began before that one did, and nobody is noted to have come to it since.
 */
function lastUnread({ broken, newest, notes, isAccounted }) {
    const known = newest === null ? '' : lastDoubted(newest.events);
    const isFollowed = (id) => newest !== null && isAccounted && timeOf(id) < timeOf(newest.run_id) && !isNotedSince(id, newest, notes);
    return [...broken]
        .sort()
        .findLast((id) => /^\d{8}-\d{6}-/.test(id) && timeOf(id) > known && !isFollowed(id));
}
/** Whether each earlier attempt of a workflow run is on record. @param journals the events of the runs that can be read */
function areAccounted(journals, { workflowRun, attempt }) {
    if (attempt === 1)
        return true;
    const told = new Set();
    for (const events of journals) {
        for (const event of events)
            if (event.type === 'plan' && event.by?.workflow_run === workflowRun)
                told.add(event.by.attempt);
    }
    for (let each = 1; each < attempt; each++)
        if (!told.has(each))
            return false;
    return true;
}
/** When the last plan was made with that in mind that more may have happened; empty where none was. */
function lastDoubted(events) {
    const doubted = events.flatMap((event) => event.type === 'plan' && event.history === 'uncertain' ? [(0,listing/* runIdFor */.qH)(new Date(event.at), '', 1)] : []);
    return doubted.map(timeOf).sort().at(-1) ?? '';
}
function isNotedSince(id, newest, notes) {
    const at = notes.findIndex(({ run }) => run === id);
    const own = notes.findIndex(({ run }) => run === newest.run_id);
    return at !== -1 && (own === -1 || at < own);
}
/** Ids begin with the time. */
function timeOf(id) {
    return id.split('-').slice(0, 2).join('-');
}

;// CONCATENATED MODULE: ./build/src/action/folder.js
/** Runs in a folder that outlives the job: each line of runs in a folder of its own there. */

















class FolderLine {
    /** The store of this line. */
    store;
    #request;
    #named;
    #line;
    #use = null;
    #isNoted = false;
    /** The run that is only brought back. */
    #back = null;
    constructor(request) {
        this.#request = request;
        this.#named = lineNamed(request);
        this.#line = (0,line_owner/* lineOf */.cA)(this.#named.owner);
        this.store = (0,external_node_path_.join)(request.folder, this.#line);
    }
    /** From now on the store is this job's, until `close`. @throws StoreError; Refusal exit 4; the reason of the cancel */
    async choose({ resume, step, inputs, answer }, pipeline) {
        const { run, workflowRun, attempt, folder, say } = this.#request;
        const { kind: named, owner } = this.#named;
        const store = await this.#begin();
        const listing = store.list();
        const listed = lastGoneOnWith(listing.runs);
        const runs = listed.map((each) => each.run);
        if (run !== null && named === 'this' && !runs.some(({ run_id }) => run_id === run))
            throw noSuchRun(run, folder);
        const wanted = { pipeline, inputs, matching: matchingOf(named, owner.scope.kind) };
        // With other inputs it is none to go on with: of these, there may be one.
        const own = this.#ownRun(runs);
        const ownFitting = (own === undefined ? undefined : (0,choose_run/* newestWith */.rS)([own], wanted)) ?? this.#ownWork(store, runs, wanted);
        const chosen = ownFitting ?? (0,choose_run/* newestWith */.rS)(runs, wanted) ?? null;
        const facts = { answer, workflowRun, attempt, resume, step, run, named, scope: owner.scope.kind };
        const foundOf = (newest) => {
            if (newest === null)
                return null;
            const events = (0,lines/* parseEvents */.PH)(store.eventsText(newest.run_id));
            return { run: newest, events, isOwn: ownFitting !== undefined || isWorkOf(events, workflowRun) };
        };
        const known = this.#known();
        const { fate: ahead } = decide({ ...facts, known, found: foundOf(chosen) });
        const looked = this.#look(store, listing, { newest: chosen, known, fate: ahead });
        // What is not known stays so until a run is on record that says it.
        if (looked.known === 'last' && looked.doubt === null)
            this.#noteAttempt();
        if (resume === 'never')
            return { kind: 'fresh' };
        if (looked.doubt !== null)
            this.#tellDoubt(resume, looked.doubt);
        const { newest, isHollow } = looked;
        const { says, fate, ...decided } = decide({ ...facts, known: looked.known, found: foundOf(newest) });
        if (fate === 'bring-back')
            this.#back = newest?.run_id ?? null;
        for (const line of says)
            say(line);
        if (newest !== null && fate === 'leave')
            this.#tellLeft(newest, whyLeft(newest), resume);
        const other = chosen === null ? (own ?? runs[0]) : undefined;
        if (other !== undefined)
            this.#tellLeft(other, 'has other inputs', resume);
        const ids = isHollow ? [] : (ownFitting === undefined ? runs : [ownFitting]).map(({ run_id }) => run_id);
        const isLost = looked.doubt !== null || startsOver(fate, attempt);
        const history = historyOf(looked.known, isLost ? 'something' : 'nothing');
        return { kind: 'found', ids, history, ...decided };
    }
    /** What of the run that is the job's is not known. @param fate what becomes of it */
    #look(store, { runs: listed, broken }, { newest, known, fate, }) {
        const { folder } = this.#request;
        const runs = listed.map((each) => each.run);
        const isNamed = this.#named.kind === 'this';
        const seen = { newest, known, isHollow: false };
        // Whatever is damaged in a run that is left is of no matter.
        const isUsed = fate === 'go-on' || fate === 'bring-back';
        if (newest !== null && isUsed && !isNamed && !(0,removed_files/* hasItsSource */.U)(store, newest)) {
            const doubt = `The files that ${newest.run_id} began with cannot be read`;
            return { newest: null, known, doubt, isHollow: true };
        }
        const gone = this.#goneRun(runs, newest);
        if (gone !== null) {
            const what = broken.includes(gone) ? 'cannot be read' : `is no longer in ${folder}`;
            return { ...seen, doubt: this.#missing(`the run ${gone} of`, what) };
        }
        if (known === 'none')
            return { ...seen, doubt: this.#missing('nothing of', `is in ${folder}`) };
        const isDamaged = isUsed && listed.some((each) => each.run === newest && !each.isWhole);
        if (isDamaged)
            return { ...seen, known: 'older', doubt: `The record of ${newest?.run_id} was damaged` };
        const unread = isNamed || fate === 'bring-back' ? undefined : this.#unread(store, { runs, broken, newest });
        return { ...seen, doubt: unread === undefined ? null : `The run ${unread} cannot be read` };
    }
    #unread(store, { runs, broken, newest, }) {
        if (broken.length === 0)
            return undefined;
        const eventsOf = ({ run_id }) => (0,lines/* parseEvents */.PH)(store.eventsText(run_id));
        const isAccounted = areAccounted(runs.map(eventsOf), this.#request);
        const known = newest === null ? null : { run_id: newest.run_id, events: eventsOf(newest) };
        return lastUnread({ broken, newest: known, notes: this.#notes(), isAccounted });
    }
    /** The run that was named, or that this workflow run came to last, if that is completed. */
    #ownRun(runs) {
        const own = this.#named.kind === 'this' ? this.#request.run : this.#completedHere(runs);
        return runs.find(({ run_id }) => run_id === own);
    }
    /** In a re-run, the completed run with the wanted inputs that is this workflow run's work, though it came to others since. */
    #ownWork(store, runs, wanted) {
        const { attempt, workflowRun } = this.#request;
        if (attempt === 1 || this.#named.kind === 'this' || wanted.matching === 'replace')
            return undefined;
        const newest = runs.find((run) => (0,choose_run/* newestWith */.rS)([run], wanted) !== undefined &&
            isWorkOf((0,lines/* parseEvents */.PH)(store.eventsText(run.run_id)), workflowRun));
        return newest?.status === 'completed' ? newest : undefined;
    }
    #missing(what, where) {
        const { attempt, run } = this.#request;
        return attempt === 1
            ? `This job goes on with what it did beside ${run}, and ${what} that ${where}`
            : `This is a re-run, and ${what} its earlier attempts ${where}`;
    }
    /** @throws StoreError; the reason of the cancel */
    async #begin() {
        const { folder, me, cancel, say } = this.#request;
        const { made, lock } = await use({
            folder,
            line: this.#line,
            me,
            cancel,
            make: () => {
                const store = store_directory/* DirectoryStore */.f.create(this.store, me);
                quietly(() => (0,atomic/* writeAtomically */.vK)((0,external_node_path_.join)(this.store, OWNER), JSON.stringify(this.#named.owner)));
                return store;
            },
            onWait: () => say(`Another job removes what is past its retention from ${this.store}: waiting …`),
        });
        this.#use = lock;
        return made;
    }
    /** Lets the store go. */
    close() {
        this.#use?.release();
    }
    /** Removes what is past its retention from the other lines of the folder. What goes wrong is said, and changes nothing else. */
    keep(now) {
        const { folder, me, warn } = this.#request;
        const [first, ...more] = removeExpired({ folder, line: this.#line, me, now });
        if (first === undefined)
            return;
        const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
        warn(`Finished runs past their retention could not be removed: ${first}${others}`);
    }
    /** @throws Refusal exit 4 where all is required */
    #tellDoubt(resume, doubt) {
        const message = `${doubt}: Savepoint does not know which steps finished`;
        if (resume === 'required')
            throw new refusal/* Refusal */.P(4, `resume: required. ${message}`, { hint: 'leave `resume` out to start over' });
        this.#request.warn(message);
    }
    #tellLeft({ run_id }, why, resume) {
        this.#request.say(`${run_id} ${why}${resume === 'required' ? '' : ': a new run starts'}.`);
    }
    /**
     * Told of each state of the run: notes who came to it last, so that the workflow run that completed it gets it back, and a re-run
     * knows of it where it is gone. Whoever only brings it back has not come to it.
     */
    notice(run) {
        if (this.#isNoted)
            return;
        this.#isNoted = true;
        if (run.run_id === this.#back)
            this.#noteAttempt();
        else
            this.#note({ run: run.run_id, followed: false });
    }
    /** Notes that there has been this attempt, at whatever run. */
    #noteAttempt() {
        this.#note(this.#ownNote() ?? { run: null, followed: false });
    }
    /** The run that this workflow run came to last, if that is completed. */
    #completedHere(runs) {
        const note = this.#ownNote();
        const id = note?.followed === false ? note.run : null;
        return runs.find(({ run_id, status }) => run_id === id && status === 'completed')?.run_id ?? null;
    }
    /** A run that earlier attempts came to, if it is not there: a finished one is kept for a time alone. */
    #goneRun(runs, newest) {
        const { kind: named, owner } = this.#named;
        const isThere = (id) => runs.some(({ run_id }) => run_id === id);
        const noted = this.#notes().flatMap(({ run }) => (run === null ? [] : [run]));
        // A job beside the run that was named gets back what was done there, whoever did it: any that is gone may be that.
        if (named === 'beside' && newest === null)
            return noted.find((id) => !isThere(id)) ?? null;
        if (this.#request.attempt === 1)
            return null;
        // A line of `scope: run` is that of one workflow run: what others completed there, by its id, had been its own.
        const id = this.#ownNote()?.run ?? (owner.scope.kind === 'run' ? noted[0] : null) ?? null;
        return id === null || isThere(id) ? null : id;
    }
    #ownNote() {
        return this.#notes().find(({ workflow_run }) => workflow_run === this.#request.workflowRun);
    }
    #known() {
        const { workflowRun, attempt } = this.#request;
        return knownOf({ by: this.#notes() }, { workflowRun, attempt, named: this.#named.kind });
    }
    #note({ run, followed }) {
        const { folder, me, workflowRun, attempt } = this.#request;
        if (workflowRun === null)
            return;
        quietly(() => addNote({ folder, line: this.#line, me }, { workflow_run: workflowRun, attempt, run, followed }));
    }
    #notes() {
        return notesIn(this.store);
    }
}
/** In the order in which attempts were made at them, the newest first. */
function lastGoneOnWith(runs) {
    const startOf = ({ run }) => run.attempts.at(-1)?.started_at ?? run.created_at;
    return [...runs].sort((a, b) => Date.parse(startOf(b)) - Date.parse(startOf(a)));
}
function quietly(write) {
    try {
        write();
    }
    catch {
        // The store was there a moment ago; what became of it the run says.
    }
}

// EXTERNAL MODULE: ./build/src/line/bring.js
var bring = __webpack_require__(34800);
// EXTERNAL MODULE: ./build/src/line/find.js
var find = __webpack_require__(43853);
// EXTERNAL MODULE: ./build/src/line/checkpoint.js
var checkpoint = __webpack_require__(66212);
;// CONCATENATED MODULE: ./build/src/line/holders.js
/** Who else goes on with a run: told by the claims and checkpoints that are in the store. */






/** Claims that are looked at beyond one's own: as many as `claim` may pass over, and one more. */
const AFTER = [1, 2, 3, 4];
/** The most claims between what was found and one's own that are looked at. */
const BETWEEN = 5;
const TAKEN_OVER = 'a later attempt has taken the run over';
/** An attempt in words. What a store says of it is not believed in any form but that of numbers. */
function nameOfAttempt(by) {
    if (!by || !/^\d{1,20}$/.test(by.workflow_run))
        return 'another workflow run';
    return `attempt ${by.attempt} of workflow run ${by.workflow_run}`;
}
/** Whether another attempt goes on with the run, too; null: nobody is known to. @throws StoreError when the store gives no proper answer */
async function othersOf(request, turn) {
    const { claim, from } = turn;
    const line = (0,line_owner/* lineOf */.cA)(request.owner);
    const newestOf = async (each) => {
        const key = await request.objects.newest((0,keys/* claimPrefix */.Pq)(line, each));
        return key === null ? null : (0,keys/* entryIn */.Gi)(line, key);
    };
    const later = AFTER.map((more) => claim + more).filter((each) => each <= keys/* MOST */._B);
    // One look after the other, as in `lastClaim` of find.ts.
    const [own, ...after] = await Array.fromAsync([claim, ...later], newestOf);
    if (after.some((place) => place !== null))
        return { kind: 'stop', why: TAKEN_OVER };
    const beside = own == null ? null : await besideIn(request, turn, own);
    if (beside !== null)
        return beside;
    const between = from === null ? [] : claims(from.claim, claim - 1);
    const earlier = await Array.fromAsync(between, newestOf);
    const hasGoneOn = earlier.some((place) => place !== null && from !== null && isAfter(place, from));
    return hasGoneOn ? { kind: 'wait', why: 'an earlier attempt has gone on since this one began' } : null;
}
/** The newest of one's own claim that one has not saved is of another attempt with the same claim, or an upload that was given up and came late. */
async function besideIn(request, { me, saved }, own) {
    if (own.sequence === 0 || saved.has((0,keys/* keyOf */.TN)((0,line_owner/* lineOf */.cA)(request.owner), own)))
        return null;
    const holder = await holderOf(request, own);
    if (holder !== null && isSame(holder, me))
        return null;
    return { kind: holder === null ? 'wait' : 'stop', why: goesOn(holder, me) };
}
/** @param holder who has what one was about to save oneself */
function goesOn(holder, me) {
    if (holder !== null && isSameAttempt(holder.by, me.by))
        return 'another job of this workflow run, or another use of the action, saves under the same names, and a re-run cannot tell them apart: give each a `scope` of its own';
    return `${nameOfAttempt(holder?.by)} goes on with the run, too`;
}
/** Who saved a checkpoint, or null where nothing that can be read is there. @throws StoreError, the system's error */
async function holderOf({ objects, owner, temp }, entry) {
    const path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'holder-')), 'checkpoint');
    if ((await objects.fetch((0,keys/* keyOf */.TN)((0,line_owner/* lineOf */.cA)(owner), entry), path)) !== 'found')
        return null;
    try {
        const file = checkpoint/* CheckpointFile */.Rm.open(path);
        file.remove();
        const { by, run } = file.header;
        return by[0] === undefined ? null : { by: by[0], run };
    }
    catch (error) {
        if (error instanceof checkpoint/* CheckpointDamaged */.sK || error instanceof lines/* OtherSchema */.UE)
            return null;
        throw error;
    }
}
/** Of one attempt, two jobs that cannot be told apart have a run each. */
function isSame(one, other) {
    return one.run === other.run && isSameAttempt(one.by, other.by);
}
function isSameAttempt(one, other) {
    return one !== undefined && one.workflow_run === other?.workflow_run && one.attempt === other.attempt;
}
function claims(first, last) {
    return Array.from({ length: Math.min(BETWEEN, last - first + 1) }, (_, at) => first + at);
}
function isAfter(place, other) {
    return place.claim > other.claim ? place.sequence > 0 : place.sequence > other.sequence;
}

// EXTERNAL MODULE: ./build/src/record/fold.js
var fold = __webpack_require__(5988);
;// CONCATENATED MODULE: ./build/src/line/alias.js
/** A note under a run's id: where it is. */




/** @returns whether it is there now */
async function writeAlias(request) {
    const { objects, owner, run, place, by, until } = request;
    const line = (0,line_owner/* lineOf */.cA)(owner);
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(request.temp, 'alias-'));
    try {
        const from = (0,external_node_path_.join)(folder, 'alias');
        const where = { line, ref: owner.ref, scope: owner.scope, owner };
        (0,external_node_fs_.writeFileSync)(from, JSON.stringify(where));
        const key = (0,keys/* aliasKey */.Us)((0,line_owner/* aliasOf */.O5)(owner, run, objects.place.reach), place, { line, by });
        return (await objects.save({ key, from, beside: key, about: (0,line_owner/* aboutOf */.rI)(owner), until })).kind === 'saved';
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/**
 * The line that a job goes on with when this run is named, or null where nothing is noted of the run.
 * @throws StoreError when the store gives no proper answer
 */
async function lineOfRun({ objects, temp, owner, run }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'alias-'));
    try {
        const to = (0,external_node_path_.join)(folder, 'alias');
        const key = await objects.newest((0,keys/* aliasPrefix */.dn)((0,line_owner/* aliasOf */.O5)(owner, run, objects.place.reach)));
        if (key === null || (await objects.fetch(key, to)) !== 'found')
            return null;
        const where = whereIn((0,external_node_fs_.readFileSync)(to, 'utf8'), owner);
        return where === null ? null : (0,line_owner/* namedLine */.Uz)(owner, where);
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** A note of the cache may tell of no branch: it is of the job's own. */
function whereIn(text, owner) {
    try {
        const { line, ref = owner.ref, scope, owner: told } = JSON.parse(text);
        const found = scopeIn((scope ?? {}));
        if (typeof line !== 'string' || typeof ref !== 'string' || found === null)
            return null;
        return { line, ref, scope: found, owner: alias_ownerIn((told ?? {}), found) };
    }
    catch {
        return null;
    }
}
const NAMES = ['repository', 'workflow', 'ref', 'job', 'matrix', 'use', 'pipeline'];
function alias_ownerIn(told, scope) {
    const texts = NAMES.map((name) => [name, told[name]]);
    if (!texts.every(([, text]) => typeof text === 'string'))
        return null;
    return { ...Object.fromEntries(texts), scope };
}
function scopeIn({ kind, run, text }) {
    if (kind === 'run' && typeof run === 'string')
        return { kind, run };
    return kind === 'own' && typeof text === 'string' ? { kind, text } : null;
}

;// CONCATENATED MODULE: ./build/src/line/gather.js
/** An earlier checkpoint is gathered while it is at most so many times as large as the next one is by then. */
const TIMES = 2;
/** To save so many bytes once more costs less than to fetch one checkpoint more. */
const CHEAP = 64 * 1024;
/** Bytes that are saved once more at a time. */
const MOST_AGAIN = 32 * 1024 ** 2;
/**
 * Of the earlier checkpoints that stay, each is more than twice as large as the next smaller one: they are few, and a pack is saved again
 * a few times.
 * @param chain the earlier checkpoints, in their order
 * @param needed the packs that the run needs
 * @param sizeOf bytes in packs; null where they are not all on this machine
 */
function gather(chain, { needed, sizeOf, }) {
    const useful = chain.filter(({ packs }) => packs.some((pack) => needed.has(pack)));
    const fresh = without(needed, useful);
    // One that holds nothing but the journal is needed by no later one, so that there come to be no more.
    if (fresh.length === 0)
        return { chain: useful, packs: fresh };
    const own = sizeOf(fresh) ?? 0;
    const taken = new Set();
    let again = 0;
    const bytesIn = ({ packs }) => sizeOf(packs.filter((pack) => needed.has(pack)));
    for (const { link, size } of smallestFirst(useful, bytesIn)) {
        if (size > TIMES * (Math.max(own, CHEAP) + again) || again + size > MOST_AGAIN)
            break;
        taken.add(link);
        again += size;
    }
    const stay = useful.filter((link) => !taken.has(link));
    return { chain: stay, packs: without(needed, stay) };
}
function smallestFirst(links, bytesIn) {
    return links
        .map((link) => ({ link, size: bytesIn(link) ?? Number.POSITIVE_INFINITY }))
        .sort((a, b) => a.size - b.size);
}
function without(packs, links) {
    const held = new Set(links.flatMap((link) => link.packs));
    return [...packs].filter((pack) => !held.has(pack)).sort((a, b) => a - b);
}

;// CONCATENATED MODULE: ./build/src/line/state.js
/** What is known of a line on this machine, in a file: the post step of a job goes on with it. */


/** @throws the system's error */
function writeState(path, state) {
    (0,atomic/* writeAtomically */.vK)(path, JSON.stringify(state));
}
/** @throws the system's error */
function readState(path) {
    return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
}

;// CONCATENATED MODULE: ./build/src/line/publisher.js
/** Saves checkpoints of a run elsewhere, beside its steps: one at a time, the next one with all that has come on record since. */














/** Ends of steps, and what is worth as much: after these a checkpoint is due. */
const DUE = new Set([
    'plan',
    'source.captured',
    'edits.kept',
    'files.kept',
    'step.completed',
    'step.failed',
    'step.skipped',
    'step.interrupted',
    'step.waiting',
    'step.saved',
    'attempt.ended',
]);
const NEVER = new AbortController().signal;
/** From a taken key to the next. The next one first: who has just taken this one, with the same claim, meets us there. */
const LEAPS = [1, 8, 64, 512];
class Publisher {
    #request;
    #state;
    #last = 0;
    #due = 0;
    #busy = null;
    #startedAt = Number.NEGATIVE_INFINITY;
    /** Until then the store takes nothing. */
    #notBefore = Number.NEGATIVE_INFINITY;
    #timer = null;
    /** The events with which steps have ended. */
    #ends = new Map();
    /** The keys under which this attempt has saved, as far as this process knows. */
    #saved;
    /** Why another attempt may go on with the run; null where nothing says so. */
    #doubt = null;
    #hasWarned = false;
    #isClosed = false;
    constructor(request, state) {
        this.#request = request;
        this.#state = state;
        this.#saved = new Set(state.saved === null ? [] : [state.saved]);
        this.#keep({});
    }
    get state() {
        return this.#state;
    }
    /** Whether all that came on record is published. */
    get isWhole() {
        return this.#state.event >= this.#last;
    }
    /** Told of each event of the run, after it is durable here. */
    notice(event, run) {
        if (this.#state.run !== run)
            this.#keep({ run, chain: [], event: 0, noted: false });
        this.#last = event.n;
        if (event.type === 'step.completed' || event.type === 'step.skipped')
            this.#ends.set(event.step, event.n);
        if (!DUE.has(event.type))
            return;
        this.#due = event.n;
        this.#soon();
    }
    /**
     * Settles when all that is on record now is published (true), or when that cannot be done for now (false). What an attempt
     * publishes after a later one has taken the run over does not count: nobody goes on with it.
     */
    async flush() {
        const target = this.#last;
        const { outage, pace } = this.#request;
        const limit = new AbortController();
        const timer = setTimeout(() => limit.abort(), pace.flush);
        try {
            await outage.during(pace.share, () => this.#flushTo(target, limit.signal));
        }
        finally {
            clearTimeout(timer);
            this.#keep({});
        }
        return this.#state.event >= target && this.#state.stopped === null;
    }
    async #flushTo(target, until) {
        const { outage, pace } = this.#request;
        const began = this.#now();
        for (let tries = 1; this.#state.event < target && this.#state.stopped === null; tries++) {
            const isLate = this.#busy !== null;
            if (!isLate && !(await this.#mayTry(began + pace.flush, until)))
                break;
            if (await (this.#busy ?? this.#round(tries === 1 ? NEVER : until)))
                continue;
            if (outage.isUsedUp || until.aborted)
                break;
            if (!isLate)
                await outage.pause(pace.pause, until);
        }
        await this.#noteAtLast(until);
    }
    /** Waits as long as the store takes nothing; false where that is too long. */
    async #mayTry(deadline, until) {
        const wait = this.#notBefore - this.#now();
        if (wait <= 0)
            return true;
        if (this.#notBefore > deadline)
            return false;
        await this.#request.clock.sleep(wait, until);
        return true;
    }
    /** Whether another attempt goes on with the run, too. @returns who, or why that cannot be told; null when nobody does */
    async others() {
        const { claim, from } = this.#state;
        try {
            const other = await othersOf(this.#here, { claim, from, me: this.#me, saved: this.#saved });
            if (other?.kind === 'stop')
                this.#stop(other.why);
            return other?.why ?? this.#doubt;
        }
        catch (error) {
            return error.message;
        }
    }
    /** Takes up what is on record, for a process that was not told of it. @throws the system's error */
    lookUp() {
        const { run } = this.#state;
        if (run !== null)
            this.#last = this.#record((0,external_node_path_.join)(this.#request.runs, run, 'events.ndjson')).event;
    }
    /** The steps of whose ends it was told, and that are not published. */
    unpublished() {
        return new Set([...this.#ends].filter(([, n]) => n > this.#state.event).map(([step]) => step));
    }
    #now() {
        return this.#request.clock.now().getTime();
    }
    /** Starts nothing more. What is on its way may still arrive. */
    close() {
        this.#isClosed = true;
        if (this.#timer !== null)
            clearTimeout(this.#timer);
    }
    #soon() {
        if (this.#busy !== null || this.#timer !== null || this.#isClosed || this.#state.stopped !== null)
            return;
        const next = Math.max(this.#startedAt + this.#request.pace.apart(this.#state.sequence), this.#notBefore);
        const wait = Math.max(0, next - this.#now());
        this.#timer = setTimeout(() => {
            this.#timer = null;
            if (this.#busy === null && this.#state.event < this.#due)
                void this.#round(NEVER);
        }, wait);
        this.#timer.unref();
    }
    /** Publishes what is on record now. Never throws. @returns whether that went well */
    #round(until) {
        const from = this.#due;
        this.#startedAt = this.#now();
        this.#busy = this.#publish(until)
            .catch((error) => ({ kind: 'failed', why: error.message, lasting: false }))
            .then((saved) => {
            this.#busy = null;
            if (saved.kind === 'failed')
                this.#failed(saved);
            // What failed is tried again when something more comes on record.
            if (saved.kind === 'saved' || this.#due > from)
                this.#soon();
            return saved.kind === 'saved';
        });
        return this.#busy;
    }
    /** Keys that an attempt used and never finished stay taken, as many as it tried: those are leapt over. */
    async #publish(until) {
        const { run } = this.#state;
        if (run === null)
            return { kind: 'saved', newest: null };
        let saved = await this.#publishAt(this.#state.sequence + 1, { run, until });
        for (const leap of LEAPS) {
            if (saved.kind === 'saved' || saved.taken === undefined)
                break;
            saved = await this.#publishAt(this.#state.sequence + leap, { run, until });
        }
        return saved;
    }
    async #publishAt(sequence, { run, until }) {
        const { objects, runs, temp } = this.#request;
        const { owner, claim, chain, workflowRun } = this.#state;
        const line = (0,line_owner/* lineOf */.cA)(owner);
        this.#keep({ sequence });
        const { journal, event, needed, record } = this.#record((0,external_node_path_.join)(runs, run, 'events.ndjson'));
        const fileOf = (pack) => (0,external_node_path_.join)(runs, run, 'packs', (0,format/* packName */.HC)(pack));
        const sizeOf = (packs) => bytesIn(packs.map(fileOf));
        const { chain: live, packs } = gather(chain, { needed, sizeOf });
        const place = { claim, sequence };
        const entry = this.#entryOf(record, sequence);
        const key = (0,keys/* keyOf */.TN)(line, entry);
        const { by } = this.#state;
        const others = this.#state.others.filter((other) => other.run !== run);
        const header = { owner, place, workflow_run: workflowRun, run, event, chain: live, by, others };
        const files = packs.map((pack) => ({ pack, path: fileOf(pack) }));
        const from = (0,external_node_path_.join)(temp, `checkpoint-${sequence}`);
        try {
            const bytes = await (0,checkpoint/* writeCheckpoint */.Kp)(from, { header, journal, packs: files });
            const answer = await objects.save({
                key,
                from,
                beside: (0,keys/* linePrefix */.NF)(line),
                about: (0,line_owner/* aboutOf */.rI)(owner),
                until,
            });
            const saved = await this.#unlessTaken(answer, entry);
            if (saved.kind === 'failed')
                return saved;
            this.#saved.add(key);
            this.#keep({ event, chain: packs.length === 0 ? live : [...live, { ...entry, packs }], saved: key });
            this.#hasWarned = false;
            this.#request.saved(bytes, sequence);
            await this.#giveWay(saved.newest === null ? null : (0,keys/* entryIn */.Gi)(line, saved.newest));
            if (!this.#state.noted)
                await this.#note(run, until);
            return saved;
        }
        finally {
            (0,external_node_fs_.rmSync)(from, { force: true });
        }
    }
    get #here() {
        const { objects, temp } = this.#request;
        return { objects, temp, owner: this.#state.owner };
    }
    get #me() {
        return { by: this.#state.by[0], run: this.#state.run };
    }
    /** A key that is taken was used by another attempt with the same claim, or by this one, which was not told so. */
    async #unlessTaken(answer, entry) {
        if (answer.kind === 'saved' || answer.taken === undefined)
            return answer;
        const holder = await holderOf(this.#here, entry);
        if (holder === null)
            return answer;
        if (isSame(holder, this.#me))
            return { kind: 'saved', newest: null };
        return { kind: 'failed', why: goesOn(holder, this.#me), lasting: true };
    }
    /** The journal as it is now, up to its last whole line. Packs are durable before an event names them. */
    #record(path) {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        const journal = text.slice(0, text.lastIndexOf('\n') + 1);
        const run = (0,fold/* foldAll */.hY)((0,lines/* parseEvents */.PH)(journal));
        return { journal, event: run.last_event, needed: (0,record_packs/* packsOf */.m)(run), record: run };
    }
    /**
     * A later attempt that took the run over is the one that saves it. Of two attempts with one claim, whose keys may tell of other steps, the
     * one that sees the other stops.
     */
    async #giveWay(newest) {
        const { claim, owner } = this.#state;
        if (newest === null || newest.claim < claim)
            return;
        if (newest.claim > claim)
            return this.#stop(TAKEN_OVER);
        if (newest.sequence === 0 || this.#saved.has((0,keys/* keyOf */.TN)((0,line_owner/* lineOf */.cA)(owner), newest)))
            return;
        const holder = await holderOf(this.#here, newest).catch(() => null);
        if (holder === null)
            this.#doubt = goesOn(null, this.#me);
        else if (!isSame(holder, this.#me))
            this.#stop(goesOn(holder, this.#me));
    }
    /** Two attempts with one claim make one key of the first checkpoint, so that one alone can: it tells of no attempt and no steps. */
    #entryOf({ attempt, steps, status }, sequence) {
        const { claim } = this.#state;
        const resumable = this.#request.resumes && status !== 'completed';
        if (sequence === 1)
            return { claim, sequence, attempt: 0, steps: 0, resumable };
        const done = steps.filter((step) => step.section === 'steps' && (0,record_run/* isDone */.$L)(step)).length;
        return { claim, sequence, attempt: Math.min(attempt, keys/* MOST */._B), steps: Math.min(done, keys/* MOST */._B), resumable };
    }
    /** Makes the run findable by its id; tried again with the next checkpoint. */
    async #note(run, until) {
        const { objects, temp } = this.#request;
        const { owner, claim, sequence, by } = this.#state;
        const place = { claim, sequence };
        if (await writeAlias({ objects, temp, owner, run, until, place, by: by[0] ?? null }))
            this.#keep({ noted: true });
    }
    /** Where all else is published, no next checkpoint may come. A key is never used again: the note takes a number of its own. */
    async #noteAtLast(until) {
        while (this.#busy !== null)
            await this.#busy;
        const { run, noted, stopped, sequence } = this.#state;
        if (run === null || noted || stopped !== null || sequence === 0 || !this.isWhole)
            return;
        this.#keep({ sequence: sequence + 1 });
        // Nobody is told where it fails: the run is found without it, but for its id.
        const noting = this.#note(run, until).catch(() => { });
        this.#busy = noting.then(() => {
            this.#busy = null;
            this.#soon();
            return true;
        });
        await this.#busy;
    }
    #failed({ why, lasting, spent, retryAfter = 0 }) {
        if (retryAfter > 0)
            this.#notBefore = this.#now() + retryAfter * 1000;
        // That the store does not answer has been said.
        if (spent === true && this.#hasWarned)
            this.#keep({ stopped: why });
        else if (lasting)
            this.#stop(why);
        else if (!this.#hasWarned) {
            this.#hasWarned = true;
            this.#request.warn(`a checkpoint could not be saved, for which no step fails: ${why}`);
        }
    }
    #stop(why) {
        this.#keep({ stopped: why });
        this.#request.warn(`nothing more is saved: ${why}`);
    }
    #keep(change) {
        this.#state = { ...this.#state, lost: this.#request.outage.lost, ...change };
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.#request.file, '..'), { recursive: true });
        writeState(this.#request.file, this.#state);
    }
}
/** Bytes in files; null where one of them is not there. */
function bytesIn(files) {
    const sizes = files.map((file) => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size);
    return sizes.reduce((sum, size) => (sum === null || size === undefined ? null : sum + size), 0);
}

// EXTERNAL MODULE: ./build/src/pipeline/inputs.js
var pipeline_inputs = __webpack_require__(44651);
// EXTERNAL MODULE: ./build/src/line/claim.js
var claim = __webpack_require__(54748);
;// CONCATENATED MODULE: ./build/src/action/hold.js
/** Taking a line over: what this attempt saves comes after all that is there. */





/** Takes the turn after all that is there. @throws Refusal exit 4 where another attempt has taken it at the same moment */
async function hold_takeTurn(request) {
    const { found, attempt, turns, stopped } = request;
    const highest = Math.max(turns === 'numbered' ? attempt - 1 : 0, found.claim);
    // Where nothing is, nobody else can have found anything to go on with.
    const isAlone = turns === 'numbered' && found.claim === 0;
    if (isAlone || stopped !== null)
        return { claim: highest + 1, stopped };
    const made = await claimed(request, highest);
    return { claim: made.claim, stopped: made.kind === 'denied' ? made.why : null };
}
/** A line at the beginning of a turn. */
function heldLine({ owner, found, newest, workflowRun, worker, attempt }, { claim, stopped }) {
    const header = newest?.checkpoint.header;
    const packs = header?.packs.map(({ pack }) => pack) ?? [];
    const last = newest === null || packs.length === 0 ? [] : [{ ...newest.place, packs }];
    return {
        owner,
        workflowRun: worker,
        from: newest?.known ?? null,
        claim: Math.min(claim, keys/* MOST */._B),
        sequence: 0,
        run: header?.run ?? null,
        chain: [...(header?.chain ?? []), ...last],
        by: savedBy(found.newest?.checkpoint.header.by ?? [], { workflowRun, attempt }),
        others: found.newest === null ? [] : runsOf(found.newest),
        event: header?.event ?? 0,
        // Also of a run that is gone on with: nobody reads the note of an earlier attempt, so that the cache may have thrown it away.
        noted: false,
        saved: null,
        stopped,
        lost: 0,
    };
}
async function claimed(request, highest) {
    const { objects, owner, random, temp, patience, workflowRun, attempt, warn } = request;
    const until = AbortSignal.timeout(patience);
    const by = workflowRun === null ? null : { workflow_run: workflowRun, attempt };
    const made = await (0,claim/* claim */.B)({ objects, owner, highest, random, by, temp, until });
    if (made.kind === 'taken') {
        const what = owner.scope.kind === 'run' ? 'run' : 'scope';
        throw new refusal/* Refusal */.P(4, `${nameOfAttempt(made.by)} has taken this ${what} over at the same moment`, {
            hint: 'run this one again when that one has ended, or give the workflow a `concurrency` group',
        });
    }
    if (made.kind === 'unclaimed')
        warn(`${objects.place.name} did not confirm our claim on this run: another workflow run may go on with it, too`);
    return made;
}

;// CONCATENATED MODULE: ./build/src/action/look.js
/** Finds the line of a job in a store elsewhere, and in it the run that the job goes on with. */





const NOTHING = { newest: null, passed: [], claim: 0, unread: null };
/** @throws StoreError when the store gives no proper answer; Refusal exit 4 where a named run is not there */
async function look(request) {
    const { objects, attempt, resume, run, owner } = request;
    const { access } = objects;
    const stopped = access.write === 'yes' ? null : access.why;
    const byNumber = owner.scope.kind === 'run' && run === null;
    const turns = owner.scope.kind === 'run' ? 'numbered' : 'claimed';
    const named = run === null ? 'nothing' : 'this';
    const nothing = { owner, named, known: 'last', turns, top: NOTHING, found: NOTHING, stopped };
    // Nothing can be there before the first attempt; one that starts over looks only whose turn it is.
    const isBlind = resume === 'never' && access.read === 'denied';
    if (access.read === 'nothing' || (byNumber && (attempt === 1 || isBlind)))
        return nothing;
    try {
        if (access.read === 'denied')
            throw new errors/* AccessDenied */.Oy(`${objects.place.name} cannot be read: ${access.why}`);
        return await looked(request, stopped);
    }
    catch (error) {
        if (resume !== 'never' || !(error instanceof errors/* StoreError */.AD))
            throw error;
        // Whose turn it is cannot be told, but by the number of an attempt.
        return byNumber ? nothing : { ...nothing, stopped: error.message };
    }
}
async function looked(request, stopped) {
    const { objects, temp, attempt, run } = request;
    const { kind: named, owner } = run === null ? { kind: 'nothing', owner: request.owner } : await look_lineNamed(request, run);
    const isOfAnother = named === 'beside' || named === 'elsewhere';
    const isNumbered = owner.scope.kind === 'run' && owner === request.owner;
    const top = await (0,find/* find */.I6)({ objects, owner, ceiling: isNumbered ? attempt : null, temp });
    // It may be the reading that is not well: what is there is then neither taken for lost, nor started over.
    if (top.unread !== null && request.resume !== 'never')
        throw new errors/* StoreError */.AD(`none of the checkpoints in ${objects.place.name} could be read: ${top.unread}`);
    const found = await chosen({ ...request, owner, run: isOfAnother ? null : run }, top);
    const { by } = top.newest?.checkpoint.header ?? { by: [] };
    const known = top.newest === null && named !== 'beside' ? 'last' : knownOf({ by }, { ...request, named });
    return { owner, named, known, turns: isNumbered ? 'numbered' : 'claimed', top, found, stopped };
}
async function look_lineNamed({ objects, owner, temp }, run) {
    const found = await lineOfRun({ objects, owner, run, temp });
    if (found !== null)
        return found;
    throw new refusal/* Refusal */.P(4, `no such run: ${run}`, {
        hint: `a run is found by its id while its checkpoints are in ${objects.place.name}, by the same workflow${objects.place.reach === 'branch' ? ' on the same branch' : ''}`,
    });
}
/** The run of the line that is the job's: the newest, unless another one is. */
async function chosen(request, top) {
    const { objects, owner, temp, resume, workflowRun, agrees, run } = request;
    if (top.newest === null || resume === 'never')
        return top;
    const other = otherThanNewest(runsOf(top.newest), { workflowRun, agrees, run });
    return other === null ? top : (0,find/* findOther */.uo)({ objects, owner, ceiling: null, temp }, top, other);
}

;// CONCATENATED MODULE: ./build/src/action/required.js
/** What must be in the store elsewhere for the job to go on. */

/** Where nothing can ever have been saved, it is that which is told. @throws Refusal exit 4 */
function mustHavePlace({ objects, run, resume, }) {
    const { read, why } = objects.access;
    if (read !== 'nothing' || (run === null && resume !== 'required'))
        return;
    const what = run === null ? 'resume: required, but there is no run to go on with' : `no such run: ${run}`;
    throw new refusal/* Refusal */.P(4, `${what}: ${why}`, {
        hint: 'let the job use the cache or artifacts, or give the action a folder that outlives it as `store`',
    });
}
/** @throws Refusal exit 4 where all is required */
function mustHaveAll(resume, missing) {
    if (resume !== 'required' || missing.length === 0)
        return;
    throw new refusal/* Refusal */.P(4, 'resume: required, but some checkpoints are gone', {
        hint: 'leave `resume` out to go on with what there is',
    });
}
/** @param named the run that was, where it must be this one @throws Refusal exit 4 where it is not */
function mustBeNamed(named, newest, found) {
    if (named === null || newest?.run.run_id === named)
        return;
    const other = newest ?? found.newest;
    const message = newest === null ? `nothing of ${named} can be read` : `${named} was followed by ${other?.run.run_id}`;
    throw new refusal/* Refusal */.P(4, message, { hint: 'a newer run of its scope has replaced it' });
}

;// CONCATENATED MODULE: ./build/src/action/remote.js
/** The checkpoints of this job in a store elsewhere: found before the run, saved while it goes on. */


















const NOT_TAKEN = 'the store did not take it';
/** The places below one folder. */
function hereIn(folder) {
    const store = (0,external_node_path_.join)(folder, 'store');
    return {
        store,
        runs: (0,external_node_path_.join)(store, 'runs'),
        state: (0,external_node_path_.join)(folder, 'line.json'),
        moving: (0,external_node_path_.join)(folder, 'moving'),
    };
}
/** Between two lines on how far fetching is. */
const PROGRESS_MS = 3000;
const GONE_ON = 'the scope has gone on since this run was completed';
class Remote {
    #request;
    #publisher = null;
    constructor(request) {
        this.#request = request;
        (0,external_node_fs_.mkdirSync)(request.here.moving, { recursive: true });
    }
    /** What of the run is saved, and what a re-run does with it. */
    get saved() {
        const { event = 0, stopped = null } = this.#publisher?.state ?? {};
        const { resume, objects } = this.#request;
        const there = event === 0 ? 'nothing' : this.isWhole ? 'all' : 'some';
        return {
            there,
            more: there === 'all' || stopped !== null ? 'none' : 'may-come',
            access: objects.access.read === 'denied' ? 'unreadable' : 'readable',
            rerun: stopped === TAKEN_OVER ? 'as-another-left' : (0,report_saved/* rerunWith */.BG)(resume),
            store: objects.place,
        };
    }
    /** Whose line it is. */
    get owner() {
        return this.#publisher?.state.owner ?? this.#request.owner;
    }
    get place() {
        return this.#request.objects.place;
    }
    /** Whether all that is on record is published. */
    get isWhole() {
        return this.#publisher?.isWhole ?? false;
    }
    /**
     * Finds the run that this job goes on with and brings it to this machine; then holds the line.
     * @throws StoreError when the store gives no proper answer; Refusal exit 4
     */
    find(pipeline) {
        return this.#request.outage.during(1, () => this.#find(pipeline));
    }
    async #find(pipeline) {
        const { objects, here, inputs, resume, say, warn } = this.#request;
        const wantedInputs = (0,pipeline_inputs/* resolveInputs */.eL)(pipeline.inputs, inputs);
        // What is wrong with them is said where they are needed: a run that is gone on with may have its own.
        const agrees = wantedInputs.ok
            ? agreesWith(wantedInputs.value, (0,pipeline_inputs/* defaultsOf */.Gf)(pipeline.inputs))
            : () => false;
        await this.#request.tryAccess();
        mustHavePlace(this.#request);
        const line = await look({ ...this.#request, agrees, temp: here.moving });
        const { found } = line;
        const wanted = resume === 'never' ? null : found.newest;
        const run = line.named === 'this' ? this.#request.run : null;
        mustBeNamed(run, wanted, found);
        const fits = wanted !== null && this.#fits(line, wanted, pipeline);
        const { says, fate, ...decided } = this.#decide(line, fits ? wanted : null);
        for (const text of says)
            say(text);
        if (wanted !== null && !fits)
            this.#tellLeft(wanted, 'has other inputs');
        else if (wanted !== null && fate === 'leave')
            this.#tellLeft(wanted, whyLeft(wanted.run));
        const used = !fits || fate === 'leave' ? null : wanted;
        const isBack = fate === 'bring-back';
        // Some requests in a row, which need not wait. What may still be refused claims nothing: what never began would look as if it were lost.
        const isEarly = used !== null && !isBack && resume !== 'required';
        const [lost, early] = await Promise.all([
            used === null ? [] : this.#bring(line.owner, used),
            isEarly ? this.#takeTurn(line, line.stopped) : null,
        ]);
        const newest = this.#unlessHollow(used);
        if (used !== null)
            mustBeNamed(run, newest, found);
        const unknown = line.known === 'none' ? [this.#noneKnown()] : [];
        const passed = resume === 'never' ? [] : [...found.passed, ...unknown];
        for (const line of passed)
            warn(line);
        // What becomes of these the attempt warns of: of the steps that run again.
        for (const line of lost)
            say(`${line}.`);
        const missing = [...passed, ...lost];
        mustHaveAll(resume, missing);
        const ids = newest === null ? [] : [newest.run.run_id];
        const history = startsOver(fate, this.#request.attempt)
            ? 'uncertain'
            : this.#historyOf(line, used === null ? wanted : newest);
        const choice = { kind: 'found', ids, history, ...decided };
        // It is about to be refused.
        if (newest === null && resume === 'required')
            return choice;
        const turn = early ?? (await this.#takeTurn(line, whyStopped(line, { newest, isBack })));
        const state = this.#stateOf(line, turn, { newest, isBack });
        // What is only brought back need not be saved again.
        if (state.stopped !== null && (state.stopped !== GONE_ON || missing.length > 0))
            this.#tellStopped(state.stopped, newest);
        else if (objects.access.read === 'denied' && resume !== 'never')
            warn(`A re-run cannot read the saved run, and will stop: ${objects.access.why}`);
        this.#publisher = this.#publisherOf(state);
        return choice;
    }
    /** Told of each event of the run. */
    notice(event, run) {
        this.#publisher?.notice(event, run.run_id);
    }
    async now() {
        const publisher = this.#publisher;
        if (publisher === null || (await publisher.flush()))
            return null;
        return publisher.state.stopped ?? NOT_TAKEN;
    }
    /** Whether no other attempt can go on with the run: there is none. */
    get isAlone() {
        const { attempt, owner, run } = this.#request;
        return owner.scope.kind === 'run' && attempt === 1 && run === null;
    }
    async others() {
        // Whom nobody can be beside need not be asked about; and where nothing can be read it could not.
        if (this.isAlone && this.#request.objects.access.read === 'denied')
            return null;
        const publisher = this.#publisher;
        return publisher === null ? null : this.#request.outage.during(SHARE.main, () => publisher.others());
    }
    /** Milliseconds that the store has cost the job so far. */
    get lost() {
        return this.#request.outage.lost;
    }
    /** The steps whose ends are on record, and not published. */
    unpublished() {
        return this.#publisher?.unpublished() ?? new Set();
    }
    /** Starts no transfer any more. `cut-off`: ends those that are on their way, too. */
    close(how) {
        this.#publisher?.close();
        if (how === 'cut-off')
            this.#request.objects.close();
    }
    async #bring(owner, newest) {
        const { objects, here, say } = this.#request;
        const { run, place } = newest;
        const steps = run.steps.filter((step) => step.section === 'steps');
        say(`Found ${run.run_id}, checkpoint ${(0,find/* nameOf */.Vb)(place)}: ${steps.filter(record_run/* isDone */.$L).length} of ${steps.length} steps completed.`);
        return (0,bring/* bring */.VB)({
            objects,
            owner,
            found: newest,
            directory: (0,external_node_path_.join)(here.runs, run.run_id),
            temp: here.moving,
            progress: this.#fetching(),
        });
    }
    /** Tells how far fetching is: a line now and then, and one at the end. */
    #fetching() {
        const { say, publisher } = this.#request;
        const now = () => publisher.clock.now().getTime();
        let told = now();
        return (done, of) => {
            if (of === 1 || (done < of && now() - told < PROGRESS_MS))
                return;
            told = now();
            say(`Fetched ${done} of ${of} checkpoints.`);
        };
    }
    /** A run is of no use without the files that it began with. */
    #unlessHollow(found) {
        if (found === null)
            return null;
        const directory = (0,external_node_path_.join)(this.#request.here.runs, found.run.run_id);
        if ((0,bring/* hasSource */.o2)(found.run, directory))
            return found;
        (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
        return null;
    }
    #decide({ owner, named, known: last, found: { passed } }, newest) {
        const { attempt, resume, step, run, workflowRun, answer } = this.#request;
        const isAsked = step !== null || answer !== null;
        const events = newest === null || !isAsked ? [] : (0,lines/* parseEvents */.PH)(newest.checkpoint.journal);
        const isOwn = newest?.checkpoint.header.workflow_run === workflowRun;
        const found = newest === null ? null : { run: newest.run, events, isOwn };
        // Of the last attempt more has happened than what is found tells.
        const known = last === 'last' && passed.length > 0 ? 'older' : last;
        return decide({
            answer,
            workflowRun,
            attempt,
            resume,
            step,
            run,
            named,
            scope: owner.scope.kind,
            known,
            found,
        });
    }
    /** Absent where an attempt went before, or older than what is known to exist: more may have happened than is told. */
    #historyOf({ found, known }, newest) {
        const { resume, attempt } = this.#request;
        if (resume === 'never')
            return 'whole';
        const isFirst = attempt === 1 && found.claim === 0;
        if (newest === null && !isFirst)
            this.#tellNothing(found.claim);
        const isLost = newest === null ? !isFirst : found.passed.length > 0;
        return historyOf(known, isLost ? 'something' : 'nothing');
    }
    #noneKnown() {
        const { attempt, run, objects } = this.#request;
        const { name } = objects.place;
        return attempt === 1
            ? `No checkpoint of what this job did beside ${run} is in ${name}: what it did is not known`
            : `This is a re-run, and no checkpoint of its earlier attempts is in ${name}: Savepoint does not know which steps they started`;
    }
    /** @param highest the highest claim that there is */
    #tellNothing(highest) {
        const { attempt, objects, resume, warn } = this.#request;
        if (objects.access.read === 'nothing')
            return;
        const which = attempt === 1 ? 'Of this scope,' : 'This is a re-run, and';
        const what = highest === 0
            ? `This is a re-run, and no checkpoint of an earlier attempt is in ${objects.place.name}`
            : `${which} only parts of an earlier attempt are in ${objects.place.name}`;
        warn(resume === 'required' ? what : `${what}: the run starts from the first step`);
    }
    /** Whether it has the inputs of this job. */
    #fits({ named, owner }, { run }, pipeline) {
        const { inputs } = this.#request;
        const matching = matchingOf(named, owner.scope.kind);
        return (0,choose_run/* newestWith */.rS)([run], { pipeline, inputs, matching }) !== undefined;
    }
    /** Of one that is not gone on with nothing need be fetched. */
    #tellLeft({ run }, why) {
        const { resume, say } = this.#request;
        const next = resume === 'required' ? '' : ': a new run starts';
        say(`${run.run_id} ${why}${next}.`);
    }
    #takeTurn({ owner, top: found, turns }, stopped) {
        const { objects, random, here, patience, warn, attempt, workflowRun } = this.#request;
        const asked = { objects, random, temp: here.moving, patience, warn, workflowRun, attempt };
        return hold_takeTurn({ ...asked, owner, found, turns, stopped });
    }
    #stateOf({ owner, top: found }, turn, { newest, isBack }) {
        const { workflowRun, attempt } = this.#request;
        // Whoever brings a run back has not completed it.
        const worker = isBack && newest !== null ? newest.checkpoint.header.workflow_run : workflowRun;
        return heldLine({ owner, found, newest, workflowRun, worker, attempt }, turn);
    }
    /** @param newest what is gone on with, from which a re-run can go on, too */
    #tellStopped(why, newest) {
        const then = newest === null ? 'start over' : `go on from checkpoint ${(0,find/* nameOf */.Vb)(newest.place)} again`;
        this.#request.warn(`Nothing will be saved, and a re-run will ${then}: ${why}`);
    }
    #publisherOf(state) {
        const { objects, outage, here, publisher, resume, warn, say } = this.#request;
        return new Publisher({
            objects,
            outage,
            runs: here.runs,
            file: here.state,
            temp: here.moving,
            ...publisher,
            resumes: (0,report_saved/* rerunWith */.BG)(resume) === 'goes-on' && objects.access.read !== 'denied',
            warn,
            saved: (bytes, sequence) => say(`Saved checkpoint ${state.claim}.${sequence} (${(0,tables/* formatBytes */.z3)(bytes)}).`),
        }, state);
    }
}
/** Why nothing can be saved; null where it can. */
function whyStopped({ stopped, top }, { newest, isBack }) {
    // It is brought back although the line has gone on with another one.
    const isBehind = isBack && newest !== null && newest.run.run_id !== top.newest?.run.run_id;
    return stopped ?? (isBehind ? GONE_ON : null);
}

;// CONCATENATED MODULE: ./build/src/action/kept.js
/** Where the runs of this job are kept, and who is told of what happens in them. */












/** @param folder for what is kept elsewhere: the folder of this job @throws StoreError where it cannot be made */
function keptOf(world, inputs, { folder, owner, store }) {
    const artifact = inputs.checkpointArtifact;
    if (inputs.store.kind === 'folder') {
        const line = folderLineOf(world, inputs, { folder: store, owner });
        return { kind: 'folder', line, resume: inputs.resume, artifact };
    }
    const remote = remoteOf(world, inputs, { folder, owner, store: inputs.store.kind });
    return { kind: 'elsewhere', remote, artifact };
}
/** Leaves to post where the run is, where something of it is to become an artifact. */
function noting(inputs, kept, store) {
    let noted = inputs.checkpointArtifact === 'never' && inputs.report === 'never';
    return (run) => {
        if (noted)
            return;
        noted = true;
        noteRun(kept.kind === 'elsewhere' ? store : kept.line.store, run);
    };
}
function folderLineOf({ machine, report, stop }, { run }, { folder, owner }) {
    const { env, host, pid } = machine;
    const me = (0,identity/* identify */.l)(host, pid);
    const say = (line) => report.say(line);
    const warn = (message) => report.warn(message);
    const workflowRun = env.GITHUB_RUN_ID ?? null;
    const cancel = stop.asked;
    return new FolderLine({ folder, owner, workflowRun, run, attempt: attemptOf(env), me, cancel, say, warn });
}
function remoteOf(world, inputs, { folder, owner, store }) {
    const { env } = world.machine;
    const here = hereIn(folder);
    core/* saveState */.LZ('folder', folder);
    store_directory/* DirectoryStore */.f.create(here.store, (0,identity/* identify */.l)(world.machine.host, world.machine.pid));
    const outage = outageFor(env, { place: placeOf(store), lost: 0, tell: (line) => world.report.say(line) });
    const elsewhere = { store, token: inputs.token, days: inputs.retentionDays };
    const objects = objectsFor(world, elsewhere, { temp: here.moving, outage });
    return new Remote({
        objects,
        tryAccess: async () => (objects instanceof artifacts/* ArtifactObjects */.rd ? objects.tryRead() : undefined),
        outage,
        owner,
        attempt: attemptOf(env),
        workflowRun: env.GITHUB_RUN_ID ?? null,
        resume: inputs.resume,
        run: inputs.run,
        inputs: inputs.inputs,
        step: inputs.step,
        answer: inputs.answer,
        here,
        random: (0,external_node_crypto_.randomUUID)(),
        patience: patienceFor(env),
        publisher: publisherFor(env, store, 'main'),
        say: (line) => world.report.say(line),
        warn: (message) => world.report.warn(message),
    });
}
/** Tells the log, and whoever keeps the run, of all that happens. @param note told of the run with each event */
function observing(log, kept, note) {
    return {
        event: (event, run) => {
            log.event(event, run);
            note(run);
            if (kept.kind === 'elsewhere')
                kept.remote.notice(event, run);
            else
                kept.line.notice(run);
        },
        output: (step, bytes) => log.output(step, bytes),
        note: (step, note) => log.note(step, note),
    };
}
/** How a person brings the run to another machine; null where it does not come to be in an artifact. */
function fetchIn({ machine }, kept, { there }) {
    const { env } = machine;
    // Of a service that takes no checkpoint the end of the job gets no better answer.
    if (kept.kind === 'elsewhere' && kept.remote.place === objects/* ARTIFACTS */.y)
        return there === 'nothing' ? null : fetchCommand(env, kept.remote.owner);
    return kept.artifact !== 'never' && (0,artifact_access/* hasArtifacts */.C7)(env) ? fetchCommand(env, jobOf(env)) : null;
}
/** A folder has all that is on record. */
function savedIn(kept) {
    if (kept.kind === 'elsewhere')
        return kept.remote.saved;
    return { there: 'all', more: 'none', access: 'readable', rerun: (0,report_saved/* rerunWith */.BG)(kept.resume), store: report_saved/* FOLDER */.L7 };
}

// EXTERNAL MODULE: ./build/src/rerun/causes.js
var causes = __webpack_require__(33674);
// EXTERNAL MODULE: ./build/src/plan/clean-up.js
var clean_up = __webpack_require__(52768);
;// CONCATENATED MODULE: ./build/src/action/request.js
/** What main and post ask of an attempt alike. */


const DAY_MS = 24 * 60 * 60 * 1000;
/** Jobs that start in the same second do not see each other: no two give their runs the same id. From the first, below the second. */
const ID_NUMBERS = [100_000_000, 1_000_000_000];
/** The runner kills an action 10 s after its first signal. */
const GRACE_MS = 4000;
/** What a `run:` step of a workflow does not see either, and so neither do the steps of a pipeline. */
const HIDDEN = [
    'ACTIONS_RUNTIME_*',
    'ACTIONS_RESULTS_URL',
    'ACTIONS_CACHE_*',
    'ACTIONS_ID_TOKEN_REQUEST_*',
    'INPUT_*',
    'STATE_*',
    'SAVEPOINT_KEY',
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
/** GitHub says who started the workflow run, or its re-run. */
function request_answerOf({ answer }, env) {
    if (answer === null)
        return null;
    const who = env.GITHUB_TRIGGERING_ACTOR || env.GITHUB_ACTOR || 'somebody';
    return { ...answer, who, comment: null, outputs: {}, by: workflowAttemptOf(env) };
}
function common({ machine, stop, report }, inputs) {
    return {
        machine,
        idNumber: (0,external_node_crypto_.randomInt)(...ID_NUMBERS),
        by: workflowAttemptOf(machine.env),
        step: inputs.step,
        answer: request_answerOf(inputs, machine.env),
        asked: null,
        edited: false,
        inputs: inputs.inputs,
        secrets: inputs.secrets,
        token: inputs.token,
        maxParallel: inputs.maxParallel,
        retentionMs: inputs.retentionDays === null ? null : inputs.retentionDays * DAY_MS,
        hidden: HIDDEN,
        stop,
        graceMs: GRACE_MS,
        person: false,
        progress: (doing, files, bytes) => report.progress(doing, files, bytes),
        warn: (message, problem) => report.warn(message, problem),
    };
}

;// CONCATENATED MODULE: ./build/src/action/clean-up.js
/** After a cancel, the post step runs what is left of the attempt: the steps whose `if` asks for it, and `finally`. */











/** All post steps of a job together have less than five minutes. */
const LIMIT_MS = 3 * 60_000;
/** Notes for the post step what a cancelled attempt has left to run, if anything. */
function leaveCleanUp({ machine }, { launched, pipeline, store }) {
    if (launched.kind !== 'ended' || launched.result.run === null)
        return;
    const { run } = launched.result;
    if (!(0,clean_up/* hasCleanUp */.r)(pipeline, run))
        return;
    const due = { run: run.run_id, store, pipeline };
    const path = (0,external_node_path_.join)(machine.temp, `savepoint-${(0,external_node_crypto_.randomUUID)()}`, 'clean-up.json');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,external_node_fs_.writeFileSync)(path, JSON.stringify(due));
    core/* saveState */.LZ('cleanUp', path);
    core/* info */.pq('At the end of the job, steps with `always()` or `cancelled()` and `finally` run.');
}
/** Runs what main has left. What goes wrong is said. @param path the note of main */
async function cleanUp(world, path, keeping) {
    const { report, stop } = world;
    const timer = setTimeout(() => {
        report.warn('what runs after a cancel took more than 3 minutes, and is ended');
        stop.request('SIGTERM');
    }, LIMIT_MS);
    try {
        const due = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        const ran = new Set();
        const gone = await (0,go.go)(requestOf(world, due, { ...keeping, ran }));
        report.cleanedUp(gone, ran);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P || error instanceof errors/* StoreError */.AD))
            throw error;
        report.warn(`the steps that run after a cancel could not run: ${error.message}`);
    }
    finally {
        clearTimeout(timer);
        (0,external_node_fs_.rmSync)((0,external_node_path_.dirname)(path), { recursive: true, force: true });
    }
}
function requestOf(world, { run: id, store, pipeline }, { notice, published, ran }) {
    const { machine, report, cwd } = world;
    const inputs = readInputs(machine.env, machine.home);
    const workspace = inputs.workspace ?? machine.env.GITHUB_WORKSPACE ?? cwd;
    const located = (0,locate/* locate */.x5)({ cwd, workspace, pipeline: inputs.pipeline, store });
    report.setWorkspace(located.workspace);
    report.hide(Object.values(inputs.secrets));
    if (inputs.token !== null)
        report.hide([inputs.token]);
    return {
        ...common(world, inputs),
        // Main has put it on record.
        answer: null,
        deadline: null,
        located,
        apart: [located.store],
        file: pipeline,
        run: () => ({ kind: 'named', id }),
        cleanUp: 'alone',
        observe: (read) => {
            const log = report.observe(read);
            return {
                ...log,
                event: (event, run) => {
                    if (event.type === 'step.started')
                        ran.add(event.step);
                    log.event(event, run);
                    notice(event, run);
                },
            };
        },
        published,
    };
}

// EXTERNAL MODULE: ./build/src/github/api.js
var api = __webpack_require__(48713);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(77145);
;// CONCATENATED MODULE: ./build/src/action/continue.js
/** At the deadline, the workflow is started again, so that another job goes on with the run. */





/** Whether a run that ended at the deadline is gone on with by another job. Pure. */
function continuationOf(run, most) {
    const late = run.attempts.filter((attempt) => attempt.out_of_time === true).length;
    if (most === 0 || run.attempts.at(-1)?.out_of_time !== true)
        return { kind: 'none' };
    if (run.status !== 'interrupted')
        return { kind: 'none' };
    const services = (0,record_run/* servicesOf */.Yj)(run);
    // Not by what each attempt starts again, as services and what is `rerun: always`.
    const isMoving = run.steps.some((step) => (0,record_run/* isDone */.$L)(step) &&
        step.attempt === run.attempt &&
        step.completion?.number === step.completion?.basis &&
        !services.has(step.id));
    if (!isMoving)
        return { kind: 'stop', why: 'no step was completed since the last time' };
    if (late > most)
        return { kind: 'stop', why: `max-continuations: ${most} are used up` };
    return { kind: 'start' };
}
/** The inputs of the workflow itself, for which GitHub would fill in the defaults. An answer, or a step that is named, is meant once. */
function ownInputs(env) {
    const all = Object.entries((0,git/* dispatchedWith */.kS)(env));
    return Object.fromEntries(all.filter(([name]) => !name.startsWith('savepoint-')));
}
/** Starts the workflow again, and says so; or why not. @returns whether it did */
async function goOnElsewhere({ machine: { env }, report }, { token, scope }, run) {
    const file = (0,external_node_path_.basename)((env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/, ''));
    const ref = env.GITHUB_REF ?? '';
    if (!/^refs\/(heads|tags)\//.test(ref)) {
        report.warn(`max-continuations: the workflow is not started again, since ${ref || 'the job'} is no branch`);
        return false;
    }
    // By its scope the next job finds the run of itself; else it must be told, and the workflow must take that.
    const canTell = report.takesInputs(['savepoint-run']);
    const told = canTell === 'ready' || scope === null ? { 'savepoint-run': run.run_id } : {};
    const inputs = { ...ownInputs(env), ...told };
    const path = `/actions/workflows/${encodeURIComponent(file)}/dispatches`;
    const answer = await (0,api/* call */.T)({ env, token }, 'POST', { path, body: { ref, inputs } });
    if (answer.kind === 'ok') {
        report.notice((0,causes/* startedAgain */.ku)(file, ref, run.run_id));
        return true;
    }
    const remedy = {
        403: '; give the job `permissions: { actions: write }`',
        422: '; give the workflow `workflow_dispatch` with the input savepoint-run',
    }[answer.status ?? 0];
    report.warn(`max-continuations: the workflow could not be started again: ${answer.why}${remedy ?? ''}`);
    return false;
}

;// CONCATENATED MODULE: ./build/src/action/deadline.js
/** The deadline of a job: counted from its start, where GitHub tells that. */

const MINUTE_MS = 60_000;
/** Null where none is given. */
async function deadlineOf({ machine, report }, { deadlineMinutes, job, token }, started) {
    if (deadlineMinutes === null)
        return null;
    const told = job === null ? null : await jobStart({ env: machine.env, token }, job);
    if (told === null)
        report.say('The deadline counts from the start of this step: the job may not read its own start (actions: read).');
    const from = told ?? started;
    return { at: from + deadlineMinutes * MINUTE_MS, from };
}
/** When a job was started, in ms since 1970; null where that cannot be read. */
async function jobStart(access, job) {
    const answer = await (0,api/* call */.T)(access, 'GET', { path: `/actions/jobs/${job}` });
    if (answer.kind === 'failed')
        return null;
    const at = Date.parse(`${answer.body?.started_at}`);
    return Number.isNaN(at) ? null : at;
}

;// CONCATENATED MODULE: ./build/src/action/outputs.js


/**
 * The action's outputs, told from the record; of steps, with their values moved to this workspace. Null: not even the first event could be written.
 * @param saved what a re-run finds of it
 */
function outputsOf(run, saved) {
    if (run === null)
        return { status: 'failed', resumable: 'false' };
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter((step) => step.state === 'completed' || step.state === 'skipped');
    const ran = steps.filter((step) => step.attempt === run.attempt);
    return {
        // An attempt whose record could not be written to its end was cut off there.
        status: run.status === 'running' ? 'interrupted' : run.status,
        'run-id': run.run_id,
        attempt: `${run.attempt}`,
        resumed: `${run.attempt > 1}`,
        'resumed-from': run.attempt > 1 ? (ran[0]?.id ?? '') : '',
        resumable: `${(0,report_saved/* isResumable */.bE)(saved) && run.status !== 'completed'}`,
        'steps-completed': `${done.length}`,
        'steps-reused': `${done.filter((step) => step.attempt !== run.attempt).length}`,
        // One that waits for a person has not begun, nor has one that was cut off before its process was started.
        'steps-run': `${ran.filter(({ state, started }) => state !== 'waiting' && (started || state !== 'interrupted')).length}`,
        'steps-total': `${steps.length}`,
        'failed-steps': run.steps
            .filter((step) => step.state === 'failed')
            .map((step) => step.id)
            .join(','),
        'waiting-for': run.waiting_for.join(','),
        outputs: JSON.stringify(Object.fromEntries((0,moved/* moved */.aW)(run).steps.map((step) => [step.id, step.outputs]))),
    };
}

// EXTERNAL MODULE: ./build/src/github/summary.js + 1 modules
var github_summary = __webpack_require__(78233);
// EXTERNAL MODULE: ./build/src/serve/page.js
var page = __webpack_require__(22030);
// EXTERNAL MODULE: ./build/src/serve/report-data.js
var report_data = __webpack_require__(98880);
// EXTERNAL MODULE: ./build/src/serve/service.js + 5 modules
var service = __webpack_require__(5226);
;// CONCATENATED MODULE: ./build/src/action/run-report.js
/** `report`: the page of a run, with its record and logs in it, as an artifact that a browser opens. */
















/** The changes of so many steps are in it: the job waits for them. */
const MOST_CHANGES = 20;
/**
 * Saves the report, where the job has asked for one. Never throws: it says what went wrong, and what main could not save post tries again.
 * @returns what the job has lost by now
 */
async function saveReport(world, { directory, lost, step }) {
    const record = (0,run_files/* readRecord */.aE)(directory);
    if (record.kind !== 'found' || !isWanted(core/* getInput */.V4('report'), record.run.status))
        return lost;
    const { run } = record;
    const saved = await withShelf(world, lost, async (shelf) => {
        const name = (0,artifact_name/* reportName */.e6)(jobOf(world.machine.env), run);
        const file = (0,external_node_path_.join)(shelf.temp, name);
        (0,external_node_fs_.writeFileSync)(file, await pageIn(world, shelf, directory));
        const { asked } = world.stop;
        const save = () => shelf.objects.saveFile(name, file, asked);
        const made = await shelf.outage.during(SHARE[step], save);
        if (made.kind === 'failed')
            throw new Error(made.why);
        tell(world, addressOf(world.machine.env, made.id), step);
    });
    if (step === 'main')
        core/* saveState */.LZ('lost', `${saved.lost}`);
    if (saved.why !== null && step === 'main')
        world.report.say(`The report is not saved yet, and the end of the job tries again: ${saved.why}`);
    if (saved.why !== null && step === 'post')
        world.report.warn(`the report could not be saved: ${saved.why}`);
    return saved.lost;
}
/**
 * Saves the report at the end of main. A runner that cancels gives no time for it: then the end of the job makes it.
 * @param lost as in a request
 */
async function reportNow(world, { launched, store }, lost) {
    if (launched.kind === 'stopped')
        return;
    const run = launched.kind === 'nothing-to-do' ? launched.run : launched.result.run;
    if (run === null)
        return;
    const request = { directory: (0,external_node_path_.join)(store, 'runs', run.run_id), lost, step: 'main' };
    await unlessCancelled(world.stop.asked, () => saveReport(world, request), lost);
}
/** Secrets are hidden in files, too, as far as the job has named them. */
async function pageIn({ machine, cwd, report }, { inputs }, directory) {
    const store = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(directory));
    const opened = store_directory/* DirectoryStore */.f.open(store, (0,identity/* identify */.l)(machine.host, machine.pid));
    if (opened === null)
        throw new Error(`the store ${store} is gone`);
    report.hide(Object.values(inputs.secrets));
    const workspace = inputs.workspace ?? machine.env.GITHUB_WORKSPACE ?? cwd;
    const located = (0,locate/* locate */.x5)({ cwd, workspace, pipeline: null, store });
    const reading = (0,service/* readingOf */.M)(opened, { machine, located, commands: new Set(['diff']) });
    const request = { run: (0,external_node_path_.basename)(directory), at: node_ports/* systemClock */.ml.now(), changes: MOST_CHANGES };
    const data = await (0,report_data/* reportData */.T)(reading, request);
    return (await (0,page/* pageOf */.Z)({ data, mask: (text) => report.mask(text) })).html;
}
function addressOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }, id) {
    const server = GITHUB_SERVER_URL || 'https://github.com';
    return `${server}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}
function tell({ machine, report }, address, step) {
    core/* info */.pq(`Saved a report of this run: ${address}`);
    if (step === 'main') {
        core/* saveState */.LZ('reported', 'true');
        core/* setOutput */.uH('report-url', address);
    }
    const file = machine.env.GITHUB_STEP_SUMMARY;
    const problem = file ? (0,github_summary/* addSummary */.S)(file, () => `[The report of this run](${address})\n`) : null;
    if (problem !== null)
        report.warn(problem);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./build/src/steps/node-words.js
var node_words = __webpack_require__(57321);
;// CONCATENATED MODULE: ./build/src/steps/begin.js
/** Starts the keeper of a job, and gives the job's later steps the program that finds it. */






/** What stands in front of what the keeper tells of itself once steps can come. */
const READY = 'savepoint-keeper:';
/** The most bytes that the path of a socket may have: 108 on Linux, 104 on macOS. */
const LONGEST = 100;
/** The path of a socket in a folder that nobody else can look into. @param temp the runner's folder of temporary files */
function placeOfSocket(temp) {
    const below = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'sp-'));
    if (Buffer.byteLength(below) + 2 <= LONGEST)
        return (0,external_node_path_.join)(below, 's');
    return (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sp-')), 's');
}
/** Makes the program `savepoint` of the job's steps. @returns the folder for their PATH */
function makeProgram(socket, command) {
    const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(socket), 'bin');
    const words = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
    (0,external_node_fs_.mkdirSync)(folder);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'savepoint'), `#!/bin/sh\n${node_words/* ASIDE */.N}\nexec ${words} "$@"\n`);
    (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(folder, 'savepoint'), 0o755);
    return folder;
}
/** Starts it as a process that outlives this one. @returns what it tells of itself, or the code with which it has ended */
function startKeeper(request) {
    const [program = '', ...args] = request.command;
    const child = (0,external_node_child_process_.spawn)(program, args, {
        ...{ cwd: request.cwd, env: request.env, detached: true },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => { });
    child.stdin.end(JSON.stringify(request.secret));
    const stop = () => child.kill('SIGTERM');
    request.stop.addEventListener('abort', stop);
    return new Promise((done, fail) => {
        const settle = (result) => {
            request.stop.removeEventListener('abort', stop);
            child.unref();
            child.stdout.destroy();
            done(result);
        };
        let code = 1;
        child.once('error', fail);
        child.once('exit', (ended) => {
            code = ended ?? 1;
        });
        const lines = (0,external_node_readline_.createInterface)({ input: child.stdout });
        lines.on('line', (line) => {
            if (line.startsWith(READY))
                settle(JSON.parse(line.slice(READY.length)));
            else
                request.say(line);
        });
        lines.on('close', () => child.exitCode === null ? child.once('exit', (ended) => settle(ended ?? 1)) : settle(code));
    });
}

// EXTERNAL MODULE: ./build/src/steps/client.js
var client = __webpack_require__(13274);
// EXTERNAL MODULE: ./build/src/run/context.js
var context = __webpack_require__(78676);
;// CONCATENATED MODULE: ./build/src/action/tell.js
/** Tells the runner the outputs of the action, and the variables that its steps set. */



/**
 * @param run whose variables and PATH later steps of the job get, reused or not; nothing that holds a secret is on record
 * @returns why they could not be told, as where a step has removed the runner's file for them; null where they were
 */
function tellOutputs(outputs, run = null) {
    try {
        // `fromJSON` of an output that is not set is an error, also where nothing started.
        for (const [name, value] of Object.entries({ outputs: '{}', ...outputs }))
            core/* setOutput */.uH(name, value);
        if (run !== null)
            tellVariables(run);
        return null;
    }
    catch (error) {
        return error.message;
    }
}
function tellVariables(run) {
    const { env, path } = (0,context/* setByAll */.P9)((0,moved/* moved */.aW)(run));
    for (const [name, value] of Object.entries(env))
        core/* exportVariable */.dN(name, value);
    for (const folder of path.toReversed())
        core/* addPath */.fM(folder);
}

;// CONCATENATED MODULE: ./build/src/action/steps.js
/** The action's own step where the steps stay in the workflow: starts the keeper, and gives the later steps their shell. */








/** What others of this user may not see in the keeper's environment. */
const SECRET = /^(?:ACTIONS_|INPUT_)/;
/** @returns the exit code */
async function beginSteps({ cwd, machine, stop, report }) {
    const { env, temp, self } = machine;
    for (const message of ignoredBySteps(inputs_text))
        report.warn(message);
    const socket = placeOfSocket(temp);
    const command = [self.program, ...self.args];
    // Steps with `if: always()` also come where the keeper does not start.
    core/* addPath */.fM(makeProgram(socket, [...command, words/* STEP */.RZ]));
    core/* exportVariable */.dN(client/* SOCKET */.g, socket);
    const ready = await startKeeper({
        ...{ command: [...command, words/* KEEP */.k9, socket], cwd, stop: stop.asked },
        env: variables(env, (name) => !SECRET.test(name)),
        secret: variables(env, (name) => SECRET.test(name)),
        say: (line) => process.stdout.write(`${line}\n`),
    });
    if (typeof ready === 'number') {
        tellOutputs({ status: stop.by === null ? 'failed' : 'interrupted' });
        return stop.by === null ? ready : (0,launch_exit/* exitOfSignal */.yQ)(stop.by);
    }
    core/* saveState */.LZ('steps', JSON.stringify({ socket, ...ready }));
    tellOutputs({ 'run-id': ready.run, attempt: `${ready.attempt}`, resumed: `${ready.attempt > 1}` });
    return 0;
}
function variables(env, isWanted) {
    return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && isWanted(entry[0])));
}

;// CONCATENATED MODULE: ./build/src/pipeline/workflow-file.js
/** What a workflow file says that a pipeline asks of it. Pure. */

/** The names of the inputs of `workflow_dispatch`; null where the workflow has none. @throws where the text is no YAML */
function dispatchInputs(text) {
    const on = mapping((0,dist/* parse */.qg)(text)).on;
    const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(mapping(on));
    if (!events.includes('workflow_dispatch'))
        return null;
    return Object.keys(mapping(mapping(mapping(on).workflow_dispatch).inputs));
}
/** Whether `run` steps of a job have a shell or folder by `defaults.run`. @param job its key @throws where the text is no YAML */
function hasDefaultsForRun(text, job) {
    const workflow = mapping((0,dist/* parse */.qg)(text));
    return [workflow, mapping(mapping(workflow.jobs)[job])].some(({ defaults }) => Object.keys(mapping(mapping(defaults).run)).length > 0);
}
function mapping(value) {
    return typeof value === 'object' && value !== null ? value : {};
}

;// CONCATENATED MODULE: ./build/src/action/workflow-file.js
/** What the workflow file of the job says: how it can be started by hand, and what steps of the job would have by default. */



/** The inputs of `workflow_dispatch` by which a person lets a step run. */
const CONSENT = ['savepoint-run', 'savepoint-from-step'];
/** Whether a workflow can be started by hand with some inputs. @param reference OWNER/NAME/PATH@REF, as the runner names the workflow of a job @param checkout where its file is */
function byHandOf(names, reference, checkout) {
    return read(reference, checkout, 'unknown', (text) => {
        const inputs = dispatchInputs(text);
        if (inputs === null)
            return 'not-at-all';
        return names.every((name) => inputs.includes(name)) ? 'ready' : 'inputs-missing';
    });
}
/** Whether the job has a `defaults.run`, which steps of a pipeline do not get; false where the file is not here. @param job its key */
function hasDefaults(reference, checkout, job) {
    return read(reference, checkout, false, (text) => hasDefaultsForRun(text, job));
}
function read(reference, checkout, unknown, look) {
    const [, path] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(reference) ?? [];
    if (path === undefined || checkout === null)
        return unknown;
    try {
        return look((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(checkout, path), 'utf8'));
    }
    catch {
        return unknown;
    }
}

;// CONCATENATED MODULE: ./build/src/action/main.js
/** The action's own step: finds what was saved, runs what is left, saves on the way. */

























/** @returns the exit code @throws Refusal, StoreError before anything is started */
async function main(world) {
    const { env, temp, home } = world.machine;
    const inputs = readInputs(env, home);
    const automatic = automaticRerun(env);
    if (automatic !== null)
        world.report.say(automatic);
    if (inputs.command === 'steps')
        return beginSteps(world);
    const deadline = await deadlineOf(world, inputs, performance.timeOrigin);
    const folder = (0,external_node_path_.join)(temp, `savepoint-${(0,external_node_crypto_.randomUUID)()}`);
    const named = inputs.store.kind === 'folder' ? inputs.store.path : hereIn(folder).store;
    const workspace = inputs.workspace ?? env.GITHUB_WORKSPACE ?? world.cwd;
    const located = (0,locate/* locate */.x5)({ cwd: world.cwd, workspace, pipeline: inputs.pipeline, store: named });
    world.report.setWorkspace(located.workspace);
    if (inputs.store.kind === 'folder')
        mustOutliveCheckout(located.store, env.GITHUB_WORKSPACE || located.workspace);
    world.report.hide(Object.values(inputs.secrets));
    if (inputs.token !== null)
        world.report.hide([inputs.token]);
    const file = (0,locate/* findPipeline */.GQ)(located.workspace, { cwd: world.cwd, pipeline: inputs.pipeline, isNamed: true });
    if (hasDefaults(env.GITHUB_WORKFLOW_REF ?? '', env.GITHUB_WORKSPACE || null, env.GITHUB_JOB ?? ''))
        core/* info */.pq('The `defaults.run` of the workflow does not reach the steps of the pipeline: it has `defaults` of its own.');
    const owner = ownerOf(env, { ...inputs, pipeline: pipelineName(file, world.machine) });
    const kept = keptOf(world, inputs, { folder, owner, store: located.store });
    return concluding(world, { kept, inputs }, {
        ...common(world, inputs),
        located: kept.kind === 'elsewhere' ? located : { ...located, store: kept.line.store },
        apart: [located.store],
        file,
        run: (read) => kept.kind === 'elsewhere'
            ? findUnlessCancelled(world.stop, () => withRemedy(kept.remote.find(read), kept.remote.place))
            : kept.line.choose(inputs, read),
        deadline,
        cleanUp: 'later',
        observe: (read) => observing(world.report.observe(read), kept, noting(inputs, kept, located.store)),
        published: kept.kind === 'elsewhere' ? publishedUnlessCancelled(world.stop.asked, kept.remote) : go_request/* AT_ONCE */.Qd,
    });
}
async function concluding(world, { kept, inputs }, request) {
    try {
        const gone = await (0,go.go)(request);
        const code = await conclude(world, gone, kept);
        await continued(world, inputs, { gone, code });
        await reportNow(world, gone, kept.kind === 'elsewhere' ? kept.remote.lost : 0);
        // A runner that cancels gives no time for what another job can do.
        if (kept.kind === 'folder' && world.stop.by === null)
            kept.line.keep(() => new Date());
        return code;
    }
    catch (error) {
        const { by, asked } = world.stop;
        if (by === null || error !== asked.reason)
            throw error;
        tellCancelled(by);
        if (kept.kind === 'elsewhere')
            kept.remote.close('cut-off');
        return (0,launch_exit/* exitOfSignal */.yQ)(by);
    }
    finally {
        if (kept.kind === 'folder')
            kept.line.close();
    }
}
/** At the deadline, starts the workflow again if that is asked for. */
async function continued(world, inputs, { gone: { launched }, code }) {
    const run = launched.kind === 'ended' ? launched.result.run : null;
    if (code !== launch_exit/* EXIT */.dc.deadline || run === null)
        return;
    const next = continuationOf(run, inputs.maxContinuations);
    if (next.kind === 'stop')
        world.report.warn(`The workflow is not started again: ${next.why}`);
    const isElsewhere = next.kind === 'start' && (await goOnElsewhere(world, inputs, run));
    if (next.kind !== 'stop' && !isElsewhere)
        world.report.notice(causes/* AT_DEADLINE */.fF);
}
function tellCancelled(by) {
    core/* info */.pq(`Cancelled by ${by} before anything was started.`);
    tellOutputs({ status: 'interrupted' });
}
/** @throws the reason of the stop */
async function findUnlessCancelled({ asked }, find) {
    const found = await unlessCancelled(asked, () => find(), null);
    if (found === null)
        throw asked.reason;
    return found;
}
/** Saves what is left to save, says how it went, and answers with the exit code. */
async function conclude(world, gone, kept) {
    const { launched, choice } = gone;
    const remote = kept.kind === 'elsewhere' ? kept.remote : null;
    if (launched.kind === 'stopped') {
        tellCancelled(launched.by);
        remote?.close('cut-off');
        return (0,launch_exit/* exitOfSignal */.yQ)(launched.by);
    }
    // A runner that cancels gives little time: what is left then is saved when the job ends.
    if (remote !== null)
        await unlessCancelled(world.stop.asked, () => remote.now(), null);
    remote?.close(world.stop.by === null ? 'let-finish' : 'cut-off');
    if (world.stop.by !== null)
        leaveCleanUp(world, gone);
    const isSaved = remote === null || remote.isWhole;
    const record = launched.kind === 'nothing-to-do' ? launched.run : launched.result.run;
    const saved = savedIn(kept);
    const unpublished = remote?.unpublished() ?? new Set();
    world.report.ended({ gone, unpublished, saved, fetch: fetchIn(world, kept, saved) });
    const untold = tellOutputs(outputsOf(record, saved), record);
    if (untold !== null)
        world.report.warn(`the runner did not accept the outputs: ${untold}`);
    if (launched.kind === 'nothing-to-do') {
        core/* info */.pq(`${launched.run.run_id} is completed: there is nothing to do.`);
        return launch_exit/* EXIT */.dc.ok;
    }
    if (record !== null && (0,record_run/* isBroughtBack */.vJ)(record)) {
        core/* info */.pq(`${record.run_id}: nothing was left to run; its files and outputs are back.`);
    }
    const exit = (0,launch_exit/* exitOf */.sX)(launched.result, choice);
    // What promises to go on must be saved.
    return (exit === launch_exit/* EXIT */.dc.paused || exit === launch_exit/* EXIT */.dc.deadline) && !isSaved ? launch_exit/* EXIT */.dc.store : exit;
}

;// CONCATENATED MODULE: ./build/src/action/keep.js
/** The keeper of a job whose steps stay in the workflow: it holds the tokens and the engine until the job's post step. */




























/** How often the keeper looks whether the job's temporary files are still there. */
const LOOK_MS = 60_000;
/** @returns the exit code, which nobody waits for once steps have come @throws Refusal, StoreError before */
async function keepSteps(world, { socket, voice }) {
    const { env, temp, home } = world.machine;
    const inputs = readInputs(env, home);
    const folder = (0,external_node_path_.join)(temp, `savepoint-${(0,external_node_crypto_.randomUUID)()}`);
    const named = inputs.store.kind === 'folder' ? inputs.store.path : hereIn(folder).store;
    const workspace = inputs.workspace ?? env.GITHUB_WORKSPACE ?? world.cwd;
    const located = (0,locate/* locate */.x5)({ cwd: world.cwd, workspace, pipeline: null, store: named });
    if (inputs.store.kind === 'folder')
        mustOutliveCheckout(located.store, env.GITHUB_WORKSPACE || located.workspace);
    world.report.hide([...Object.values(inputs.secrets), ...(inputs.token === null ? [] : [inputs.token])]);
    const owner = ownerOf(env, { ...inputs, pipeline: in_workflow/* STEPS */.U });
    const kept = keptOf(world, inputs, { folder, owner, store: located.store });
    const door = new Door(socket);
    const asks = new Set();
    const store = kept.kind === 'elsewhere' ? located.store : kept.line.store;
    const timer = setInterval(() => (0,external_node_fs_.existsSync)(socket) || world.stop.request('SIGTERM'), LOOK_MS);
    try {
        await (0,go.go)({
            ...common(world, inputs),
            answer: null,
            deadline: null,
            located: { ...located, store },
            apart: [located.store],
            file: workflowSteps(env.GITHUB_JOB || 'job'),
            run: (read) => kept.kind === 'elsewhere'
                ? findUnlessCancelled(world.stop, () => withRemedy(kept.remote.find(read), kept.remote.place))
                : kept.line.choose(inputs, read),
            cleanUp: 'later',
            observe: () => observing(speaking(voice), kept, noting(inputs, kept, located.store)),
            published: kept.kind === 'elsewhere' ? publishedUnlessCancelled(world.stop.asked, kept.remote) : go_request/* AT_ONCE */.Qd,
            drive: (request, ports) => keep(request, ports, houseOf(world, { door, voice, store, asks })),
        });
        await saveRest(kept);
    }
    catch (error) {
        const { by, asked } = world.stop;
        if (by === null || error !== asked.reason)
            throw error;
        return (0,launch_exit/* exitOfSignal */.yQ)(by);
    }
    finally {
        clearInterval(timer);
        if (kept.kind === 'folder')
            kept.line.close();
        await door.close({ says: voice.news(), asks: [...asks] });
    }
    return 0;
}
async function saveRest(kept) {
    if (kept.kind === 'folder') {
        kept.line.keep(() => new Date());
        return;
    }
    await kept.remote.now();
    kept.remote.close('let-finish');
}
function houseOf({ report }, { door, voice, store, asks }) {
    const shell = (0,shell_shell/* createShell */.f)();
    const around = { table: (0,processes.processTable)(process.platform), self: process.pid };
    return {
        open: (answer) => door.open(answer),
        ready: ({ run_id: run, attempt }) => {
            const more = attempt === 1 ? '' : `, which goes on with attempt ${attempt}`;
            voice.say(`Each step whose shell is savepoint is saved from here on, in ${run}${more}.`);
            voice.ready({ store, run, attempt });
        },
        news: () => voice.news(),
        asks: (step) => asks.add(step),
        consent: (run, step) => (0,by_hand/* letRun */.pJ)({ run, byHand: report.takesInputs(CONSENT) }, step),
        living: (mark) => livingNames(hunt.Hunt.ofAttempt(around, mark)),
        endProcesses: async (mark) => void (await shell.endAttempt(mark)),
    };
}
/** A process that is just ending when its step does is not one that lives on. */
const SECOND_LOOK_MS = 50;
async function livingNames(hunt) {
    if (hunt.find().length === 0)
        return [];
    await new Promise((done) => setTimeout(done, SECOND_LOOK_MS));
    return hunt.find().map(processes.programName);
}
/** Of a job's own steps the runner tells how they end: only what is new is said. */
function speaking(voice) {
    return {
        event: (event, run) => {
            if (event.type === 'warning') {
                const title = event.step === null ? '' : ` title=${event.step}`;
                voice.say(`::warning${title}::${event.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
            }
            else if (event.type === 'files.aside' || event.type === 'step.arrived')
                for (const line of (0,talk/* talkOf */.qH)(event, run, colour/* noPaint */.I))
                    voice.say((0,escapes/* inert */.tJ)(line));
        },
        output: () => undefined,
        note: () => { },
    };
}

// EXTERNAL MODULE: ./build/src/launch/this-machine.js + 2 modules
var this_machine = __webpack_require__(77302);
// EXTERNAL MODULE: ./build/src/report/go-on.js
var go_on = __webpack_require__(68096);
// EXTERNAL MODULE: ./build/src/report/summary.js + 2 modules
var summary = __webpack_require__(70254);
;// CONCATENATED MODULE: ./build/src/steps/farewell.js
/** Tells the keeper that the job is at its end. */


/**
 * Settles when the keeper has saved what it could and is about to end.
 * @returns what it has to say; null where it is gone, or does not answer in time
 */
function sayEnd(path, { job, limitMs }) {
    return new Promise((done) => {
        const socket = (0,external_node_net_.connect)(path);
        const timer = setTimeout(() => {
            socket.destroy();
            done(null);
        }, limitMs);
        const settle = (answer) => {
            clearTimeout(timer);
            socket.destroy();
            done(answer);
        };
        socket.once('error', () => settle(null));
        socket.once('connect', () => {
            const line = new protocol/* Line */.N(socket);
            void line.send({ kind: 'end', job });
            void line.receive().then(settle);
        });
    });
}

;// CONCATENATED MODULE: ./build/src/action/end-steps.js
/** The end of a job whose steps stay in the workflow: the keeper ends, and people are told what has come of the steps. */















/** All post steps of a job together have less than five minutes. */
const end_steps_LIMIT_MS = 2 * 60_000;
/** @param notes of the action's own step */
async function endSteps(world, notes) {
    const { socket, store, run: id } = JSON.parse(notes);
    const { report, machine } = world;
    const answer = await sayEnd(socket, { job: jobStatus(), limitMs: end_steps_LIMIT_MS });
    // Its lines are made for the runner, annotations among them.
    for (const line of answer?.says ?? [])
        core/* info */.pq(line);
    if (answer === null)
        report.warn('the process that saves the steps of this job is gone: what it had not saved is saved now, as far as it is there');
    const read = store_directory/* DirectoryStore */.f.open(store, (0,identity/* identify */.l)(machine.host, machine.pid))?.read(id);
    const asks = new Set(answer?.kind === 'done' ? answer.asks : []);
    return {
        tell: (saved, unpublished) => {
            if (read?.kind !== 'found')
                return;
            const spans = (0,github_summary/* spansIn */.$)((0,external_node_path_.join)(store, 'runs', id));
            end_steps_tell(world, { run: asTold(read.run), saved, unpublished, asks, spans });
        },
    };
}
/** A runner evaluates the inputs of an action anew for its post step. */
function jobStatus() {
    const given = inputs_text('job-status');
    return ['success', 'failure', 'cancelled'].find((each) => each === given) ?? null;
}
function end_steps_tell({ report, machine }, { run, saved, unpublished, asks, spans, }) {
    const going = {
        ...{
            run,
            saved,
            unpublished,
            asks,
            byHand: report.takesInputs(CONSENT),
            only: null,
            notStarted: null,
            withheld: new Map(),
            fetch: null,
        },
        reused: reusedNext(run, unpublished),
    };
    for (const line of [...(0,go_on/* goOn */.AC)(going), ...(0,go_on/* notUploaded */.Kj)(going)])
        report.say((0,escapes/* inert */.tJ)(`  ${line}`));
    const file = machine.env.GITHUB_STEP_SUMMARY;
    if (!file)
        return;
    const request = { ...going, kind: 'ended', logs: new Map(), files: [], lost: null, spans };
    const problem = (0,github_summary/* addSummary */.S)(file, (room) => (0,summary/* summaryOf */.YG)(request, room));
    if (problem !== null)
        report.warn(problem);
}
/** The steps that a re-run reuses. */
function reusedNext(run, unpublished) {
    const again = (0,this_machine/* installsElsewhere */.pj)(run);
    const isReused = (step) => (0,record_run/* isDone */.$L)(step) &&
        step.change !== null &&
        !unpublished.has(step.id) &&
        !again.has(step.id) &&
        !isWithheld(step);
    return new Set(run.steps.filter(isReused).map(({ id }) => id));
}

;// CONCATENATED MODULE: ./build/src/action/post.js
/** When the job ends: runs what a cancelled attempt has left to run, and saves what could not be saved before. */













/** @returns the exit code */
async function post(world, notes) {
    const { folder, cleanUp: due, runFiles: directory, steps } = notes;
    const ended = steps === '' ? null : await endSteps(world, steps);
    const line = folder === '' ? null : lineIn(world, notes);
    if (due !== '')
        await cleanUp(world, due, line?.keeping ?? HERE);
    const isWhole = line !== null && (await post_saveRest(world, line));
    ended?.tell(line === null ? IN_FOLDER : post_savedIn(line), line?.publisher.unpublished() ?? new Set());
    if (directory !== '') {
        const before = Math.max(line?.publisher.state.lost ?? 0, Number(notes.lost));
        const lost = await saveArtifact(world, { directory, lost: before });
        if (notes.reported === '')
            await saveReport(world, { directory, lost, step: 'post' });
    }
    if (isWhole)
        (0,forget/* forget */.y)(folder);
    return 0;
}
function post_savedIn({ access, publisher }) {
    const there = publisher.isWhole ? 'all' : thereIn(publisher.state);
    return { ...access, there, more: 'none' };
}
/** @returns whether all is saved */
async function post_saveRest(world, line) {
    const { publisher, run, causes } = line;
    const { stopped } = publisher.state;
    const before = publisher.isWhole ? 'all' : thereIn(publisher.state);
    const isWhole = await flushed(publisher, world);
    publisher.close();
    if (stopped === null) {
        const there = isWhole ? 'all' : thereIn(publisher.state);
        const words = (0,report_saved/* lastWords */.aN)(run, { ...line.access, there, more: 'none' }, before);
        // One warning for one cause: the last one tells how it ended.
        const why = causes.splice(0).slice(-1);
        if (words?.kind === 'warning')
            world.report.warn([words.text, ...why].join('; '));
        else if (words !== null)
            core/* info */.pq(words.text);
    }
    for (const cause of causes)
        world.report.warn(cause);
    return isWhole;
}
/** All that is on record of such a run. */
const IN_FOLDER = {
    there: 'all',
    more: 'none',
    access: 'readable',
    rerun: 'goes-on',
    store: report_saved/* FOLDER */.L7,
};
/** A run whose record lies in a folder that outlives the job. */
const HERE = { notice: () => { }, published: go_request/* AT_ONCE */.Qd };
/** What of a run is still to be saved; null where the step ended before it had a run, or nothing of it is left. */
function lineIn(world, { folder, lost }) {
    const here = hereIn(folder);
    const state = stateIn(here.state);
    if (state === null || state.run === null)
        return null;
    const { run } = state;
    const elsewhere = elsewhereIn();
    const { store } = elsewhere;
    const tell = (line) => core/* info */.pq(line);
    const outage = outageFor(world.machine.env, {
        place: placeOf(store),
        lost: Math.max(state.lost, Number(lost)),
        tell,
    });
    const objects = objectsFor(world, elsewhere, { temp: here.moving, outage });
    const access = objects.access.read === 'denied' ? 'unreadable' : 'readable';
    const rerun = (0,report_saved/* rerunWith */.BG)(core/* getInput */.V4('resume'));
    const causes = [];
    const publisher = new Publisher({
        objects,
        outage,
        runs: here.runs,
        file: here.state,
        temp: here.moving,
        ...publisherFor(world.machine.env, store, 'post'),
        resumes: rerun === 'goes-on' && access === 'readable',
        warn: (message) => causes.push(message),
        saved: (bytes, sequence) => core/* info */.pq(`Saved checkpoint ${state.claim}.${sequence} (${(0,tables/* formatBytes */.z3)(bytes)}).`),
    }, state);
    try {
        publisher.lookUp();
    }
    catch {
        world.report.warn(`the folder ${folder} was emptied, and what was not saved of ${run} is lost`);
        return null;
    }
    const published = {
        now: async () => ((await publisher.flush()) ? null : (publisher.state.stopped ?? NOT_TAKEN)),
        others: () => publisher.others(),
    };
    const notice = (event) => publisher.notice(event, run);
    return {
        run,
        publisher,
        access: { access, rerun, store: objects.place },
        keeping: { notice, published },
        causes,
    };
}
/** @returns whether all is saved */
async function flushed(publisher, world) {
    try {
        return await publisher.flush();
    }
    catch (error) {
        world.report.warn(`the rest of the run could not be saved: ${error.message}`);
        return false;
    }
}
function thereIn({ event }) {
    return event === 0 ? 'nothing' : 'some';
}
/** Null where the step ended before it held a line. */
function stateIn(path) {
    try {
        return readState(path);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/plan/made.js
var plan_made = __webpack_require__(18124);
// EXTERNAL MODULE: ./build/src/plan/plan.js + 4 modules
var plan = __webpack_require__(70786);
;// CONCATENATED MODULE: ./build/src/plan/next.js


/** What the next attempt does, if nobody changes anything. */
function nextAttempt({ pipeline, run, unpublished, installs }) {
    const gone = new Set(run.steps.filter((step) => unpublished.has(step.id) || isUnsaved(step)).map(({ id }) => id));
    const always = new Set(pipeline.steps.filter(({ rerun }) => rerun === 'always').map(({ id }) => id));
    const steps = run.steps.map((step) => 
    // What was built on a `rerun: always` step stays without its files.
    !gone.has(step.id) || always.has(step.id)
        ? step
        : { ...step, state: 'pending', completion: null, last_good: null });
    const made = (0,plan/* plan */.e)({
        pipeline,
        inputs: run.inputs,
        record: { ...run, steps },
        choice: { kind: 'all' },
        edited: false,
        files: null,
        writes: new Map(),
        installs,
    });
    if (!(0,plan_made/* isPlan */.q5)(made))
        throw new Error('a plan of all steps is none');
    const planned = made.steps.filter(({ section }) => section === 'steps');
    return {
        reused: new Set(planned.flatMap(({ id, decision }) => (decision === 'reuse' && !gone.has(id) ? [id] : []))),
        withheld: new Map(planned.flatMap(({ id, reason }) => (reason.kind === 'withheld' ? [[id, reason]] : []))),
    };
}
/** Whether its files could not be saved. */
function isUnsaved({ state, outcome, change }) {
    return state === 'completed' && outcome !== 'skipped' && change === null;
}

// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(35594);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var report_markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/report/not-started.js
var not_started = __webpack_require__(44529);
// EXTERNAL MODULE: ./build/src/run/unpublished.js
var run_unpublished = __webpack_require__(80996);
// EXTERNAL MODULE: ./build/src/shell/masks.js + 1 modules
var masks = __webpack_require__(57169);
// EXTERNAL MODULE: ./build/src/store/step-summaries.js
var step_summaries = __webpack_require__(19140);
;// CONCATENATED MODULE: ./build/src/action/annotations.js
/** The annotations of one start of the action: no more of a level than GitHub shows. */

/**
 * Warnings and notices are said at once while there is room; errors wait for the end, so that the reason for which the
 * job fails stands before what steps say of themselves. The last of a level says how many more there are.
 */
class Annotations {
    #say;
    #levels = {
        error: { said: 0, first: [], rest: [], missed: 0 },
        warning: { said: 0, first: [], rest: [], missed: 0 },
        notice: { said: 0, first: [], rest: [], missed: 0 },
    };
    constructor(say) {
        this.#say = say;
    }
    /** @returns whether it is in the log now */
    add(annotation) {
        const level = this.#levels[annotation.level];
        if (annotation.level !== 'error' && level.said < annotations/* MOST */._B - 1) {
            this.#tell(annotation);
            return 'said';
        }
        this.#hold(level, level.rest, annotation);
        return 'held';
    }
    /** Why the job fails: it comes before all other errors. */
    addFirst(annotation) {
        const level = this.#levels[annotation.level];
        this.#hold(level, level.first, annotation);
    }
    /** Says what waits. */
    flush() {
        for (const [name, level] of Object.entries(this.#levels)) {
            const held = [...level.first.splice(0), ...level.rest.splice(0)];
            const total = held.length + level.missed;
            const room = Math.max(0, annotations/* MOST */._B - level.said);
            const shown = total <= room ? held : held.slice(0, Math.max(0, room - 1));
            for (const annotation of shown)
                this.#tell(annotation);
            if (total > shown.length && level.said < annotations/* MOST */._B)
                this.#tell((0,annotations/* moreAnnotation */.Bg)(name, total - shown.length));
            level.missed = 0;
        }
    }
    #hold(level, list, annotation) {
        if (list.length < annotations/* MOST */._B)
            list.push(annotation);
        else
            level.missed += 1;
    }
    #tell(annotation) {
        this.#levels[annotation.level].said += 1;
        this.#say((0,annotations/* formatAnnotation */.tn)(annotation));
    }
}

// EXTERNAL MODULE: ./build/src/report/step-lines.js
var step_lines = __webpack_require__(36558);
;// CONCATENATED MODULE: ./build/src/report/log-lines.js
/** Output of steps as a runner's log shows it: nothing in it acts as a workflow command of this process. */


const LF = 0x0a;
const CR = 0x0d;
/**
 * Lines with the step's id in front, so that none starts with `::`. A CR ends a line too, since the runner reads lines so
 * (.NET's `StreamReader.ReadLine`); and `##[`, which it finds anywhere in a line, is taken apart.
 */
class LogLines {
    #lines;
    #afterCr = false;
    constructor(step) {
        this.#lines = new step_lines/* StepLines */.o(`${(0,escapes/* inert */.tJ)(step)} | `);
    }
    /** The whole lines that are there now, each with a newline. */
    push(bytes) {
        return withoutOldCommands(this.#lines.push(this.#endedByLf(bytes)));
    }
    /** The unfinished line that is held back, ended. */
    end() {
        return withoutOldCommands(this.#lines.end());
    }
    /** CR and CR LF become LF. */
    #endedByLf(bytes) {
        if (!this.#afterCr && !bytes.includes(CR))
            return bytes;
        const out = Buffer.allocUnsafe(bytes.length);
        let length = 0;
        for (const byte of bytes) {
            if (byte !== LF || !this.#afterCr)
                out[length++] = byte === CR ? LF : byte;
            this.#afterCr = byte === CR;
        }
        return out.subarray(0, length);
    }
}
/** The bytes are whole lines: none of the marks is cut in two. */
function withoutOldCommands(lines) {
    if (!lines.includes('##['))
        return lines;
    return Buffer.from(lines.toString('latin1').replaceAll('##[', '## ['), 'latin1');
}

// EXTERNAL MODULE: ./build/src/report/silences.js
var silences = __webpack_require__(42510);
;// CONCATENATED MODULE: ./build/src/action/words.js
/** What is said for people at a terminal, in the words of a workflow. Pure. */

/** The commands and options of the command line, and what stands for them in a workflow. */
const WORDS = [
    [/^( *)another folder(?=: |$)/gm, '$1fresh checkout'],
    [/; get (?:it|them) back with: {2}savepoint restore .*$/gm, ''],
    [
        /use that one, or another store/g,
        'pin the action by a commit or a full version, so that all attempts use the same one',
    ],
    [/start over with `savepoint run --fresh`(?:, or delete the run with `savepoint clean`)?/g, report_saved/* START_OVER */.CB],
    [/`savepoint run --fresh`/g, '`resume: never`'],
    [/start one with `savepoint run`/g, 'leave `resume: required` out to start one'],
    [
        /name one: `savepoint run PATH`, or write a first one: `savepoint init`/g,
        'name one by `pipeline:`, or write savepoint.yml',
    ],
    [/\(`savepoint runs` lists them\)/g, ''],
    [/give it with `--secret [^`]*`/g, 'give it by `secrets:` of the action'],
    [/give it again: savepoint resume [^)\n]*/g, 'give it again by `secrets:` of the action'],
    [
        /`savepoint plan` lists the steps with their numbers/g,
        'it is an `id`, or a number, of the pipeline file',
    ],
    [/\bcheck -C, --workspace/g, 'check `workspace:` of the action'],
    [/it declares none; leave --input out/g, 'it declares none; leave `inputs:` out'],
    [/give it with --input ([^=\s]+)=VALUE/g, 'give it under `inputs:` of the action, as $1=VALUE'],
    [/: --input NAME=VALUE/g, '; `inputs:` of the action gives them, as NAME=VALUE'],
    // A cancel by a person, the time limit of the step and that of the job look the same from inside.
    [/\bstopped by SIG(?:INT|TERM)$/gm, 'cancelled, or out of time'],
    [
        /to (be asked again|run it after all): savepoint resume (\S+) --from-step ('[^']*'|[^\s)]+)/g,
        'to $1, give the action `run-id: $2` and `from-step: $3`',
    ],
    [/\bsavepoint (approve|reject|mark) \S+ ('[^']*'|[^\s)]+)/g, '`$1: $2`'],
    [/--(from|only)-step ([^\s)]+)/g, '`$1-step: $2`'],
];
/** @param text what the command line would say */
function inWorkflow(text) {
    return WORDS.reduce((said, [pattern, word]) => said.replace(pattern, word), text).trimEnd();
}

;// CONCATENATED MODULE: ./build/src/action/log.js







/**
 * Lines of talk, and the steps' output: a step that runs alone in a group, every line with its id in front. The id stays
 * in groups too. With `::stop-commands::` instead, what this process itself says meanwhile, masks included, would not act.
 */
class ActionLog {
    #options;
    #lines = new Map();
    #running = new Set();
    #silences;
    #isGroupOpen = false;
    constructor(options) {
        this.#options = options;
        this.#silences = new silences/* Silences */.v(options.time, (line) => options.say((0,escapes/* inert */.tJ)(line)));
    }
    event(event, run) {
        this.#silences.event(event);
        if ('step' in event && event.step !== null)
            this.#endLine(event.step);
        if (event.type === 'step.started')
            this.#started(event, run);
        else {
            this.end();
            if ((0,silences/* endsTry */.m)(event))
                this.#running.delete(event.step);
            this.#talk(event, run);
        }
    }
    output(step, bytes) {
        this.#silences.heard(step);
        const lines = this.#lines.get(step) ?? new LogLines(step);
        this.#lines.set(step, lines);
        const { stream } = this.#options;
        return stream.write(lines.push(bytes)) ? undefined : new Promise((done) => stream.once('drain', done));
    }
    note(step, note) {
        const { kind, message, properties } = note;
        if (kind !== 'notice' && kind !== 'warning' && kind !== 'error')
            return;
        this.#options.annotations.add({
            level: kind,
            message,
            properties: { title: step, ...lowered(properties) },
        });
    }
    /** Nothing more is said inside of a group. */
    end() {
        if (this.#isGroupOpen)
            this.#options.say('::endgroup::');
        this.#isGroupOpen = false;
    }
    /** A step that starts while others run ends the group of the one that was alone until then. */
    #started(event, run) {
        this.end();
        const isAlone = this.#running.size === 0;
        this.#running.add(event.step);
        const lines = (0,talk/* talkOf */.qH)(event, run, colour/* noPaint */.I).map(escapes/* inert */.tJ);
        for (const line of lines)
            this.#options.say(isAlone ? `::group::${(0,escapes/* escapeData */.uf)(line)}` : line);
        this.#isGroupOpen = isAlone;
    }
    #talk(event, run) {
        if (event.type === 'warning' && this.#options.annotations.add(this.#warning(event)) === 'said')
            return;
        const said = (0,talk/* talkOf */.qH)(event, run, colour/* noPaint */.I);
        // What follows the first line are commands for a terminal.
        const lines = event.type === 'attempt.ended' || event.type === 'step.waiting' ? said.slice(0, 1) : said;
        for (const line of lines)
            this.#options.say((0,escapes/* inert */.tJ)(inWorkflow(line)));
    }
    #warning({ step, message: told }) {
        const message = inWorkflow(told);
        if (step === null)
            return { level: 'warning', message, properties: {} };
        const place = (0,annotations/* propertiesOf */.P1)(this.#options.placeOf(step));
        return { level: 'warning', message: `${step}: ${message}`, properties: { title: step, ...place } };
    }
    #endLine(step) {
        const rest = this.#lines.get(step)?.end();
        if (rest !== undefined && rest.length > 0)
            this.#options.stream.write(rest);
    }
}
/** The runner finds properties whatever case they are written in. */
function lowered(properties) {
    const known = ['title', 'file', 'line', 'endLine', 'col', 'endColumn'];
    return Object.fromEntries(Object.entries(properties).flatMap(([key, value]) => {
        const name = known.find((each) => each.toLowerCase() === key.toLowerCase());
        return name === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/report/log-end.js
var log_end = __webpack_require__(30402);
// EXTERNAL MODULE: ./build/src/shell/workflow-commands.js
var workflow_commands = __webpack_require__(75754);
// EXTERNAL MODULE: ./build/src/store/log-names.js
var log_names = __webpack_require__(66712);
;// CONCATENATED MODULE: ./build/src/action/log-ends.js
/** What steps left in the folder of logs. */






/** The bytes of a log's end that are looked at. */
const log_ends_MOST = 64 * 1024;
/**
 * The last lines that a step wrote in its last try; none where there is no log here. The log is masked already. It is
 * masked again without its colours, which may have stood inside of a secret.
 * @param directory the folder of the run's logs
 */
function logEnd(directory, step, masks) {
    if (step.attempt === null || !step.started)
        return [];
    const name = (0,log_names/* logFileName */.E)({ step: step.id, attempt: step.attempt, try: step.retry_count + 1 });
    const end = readEnd((0,external_node_path_.join)(directory, name));
    if (end === null)
        return [];
    const lines = (0,log_end/* cleanLines */.v3)(masks.apply((0,external_node_util_.stripVTControlCharacters)(end.text)));
    return (end.isCut && lines.length > 1 ? lines.slice(1) : lines).flatMap(shown);
}
/** A line as a runner would show it: of commands only the text of annotations. */
function shown(line) {
    const command = (0,workflow_commands/* parseCommand */.RM)(line);
    if (command === null)
        return [line];
    return ANNOTATIONS.has(command.name) ? (0,log_end/* cleanLines */.v3)(command.data) : [];
}
const ANNOTATIONS = new Set(['error', 'warning', 'notice']);
function readEnd(path) {
    try {
        const fd = (0,external_node_fs_.openSync)(path, 'r');
        try {
            const from = Math.max(0, (0,external_node_fs_.fstatSync)(fd).size - log_ends_MOST);
            const bytes = Buffer.alloc(log_ends_MOST);
            const read = (0,external_node_fs_.readSync)(fd, bytes, 0, log_ends_MOST, from);
            return { text: bytes.toString('utf8', 0, read), isCut: from > 0 };
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/report/files-line.js
var files_line = __webpack_require__(95598);
;// CONCATENATED MODULE: ./build/src/action/ticker.js

/** Between two lines. */
const APART_MS = 10_000;
class Ticker {
    #options;
    #all = null;
    #doing = null;
    #told = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Told of all that the next files that are brought back come to; undefined where that is not known. */
    bringing(all) {
        this.#all = all ?? null;
    }
    tick(doing, done) {
        const { time, say } = this.#options;
        const now = time.now().getTime();
        if (this.#doing !== doing)
            this.#told = now;
        this.#doing = doing;
        if (now - this.#told < APART_MS)
            return;
        this.#told = now;
        const isOfAll = doing === 'restoring' && this.#all !== null && done.files <= this.#all.files;
        say(`  ${isOfAll && this.#all !== null ? (0,files_line/* bringingLine */.l)(done, this.#all) : (0,files_line/* filesLine */.Y)(doing, done.files, done.bytes)}`);
    }
}

;// CONCATENATED MODULE: ./build/src/action/report.js
/** All that the action shows of a run: the log as it goes on, annotations, the summary of the job. */























class ActionReport {
    #options;
    #annotations;
    #masks = new masks/* Masks */.O();
    #files = [];
    #workspace = null;
    #ticker;
    #log = null;
    constructor(options) {
        this.#options = options;
        this.#annotations = new Annotations(options.say);
        this.#ticker = new Ticker(options);
    }
    /** What must not be shown. */
    hide(secrets) {
        for (const secret of secrets)
            this.#masks.add(secret);
    }
    /** The text without what must not be shown. */
    mask(text) {
        return this.#masks.apply(text);
    }
    /** The folder to which the paths of pipeline files are relative. */
    setWorkspace(path) {
        this.#workspace = path;
    }
    observe(pipeline) {
        const log = new ActionLog({
            ...this.#options,
            annotations: this.#annotations,
            placeOf: (step) => this.#placeOf(pipeline, step),
        });
        this.#log = log;
        return {
            event: (event, run) => {
                if (event.type === 'edits.kept' || event.type === 'files.aside')
                    this.#files.push(event);
                if (event.type === 'source.captured')
                    this.#ticker.bringing(event.brings);
                log.event(event, run);
            },
            output: (step, bytes) => log.output(step, bytes),
            note: (step, note) => {
                if (note.kind === 'add-mask') {
                    this.hide([note.message]);
                    tellMask(note.message);
                }
                else
                    log.note(step, note);
            },
        };
    }
    /** How far reading, saving and bringing back files has come. */
    progress(doing, files, bytes) {
        this.#ticker.tick(doing, { files, bytes });
    }
    /** A line of the log. */
    say(line) {
        this.#options.say((0,escapes/* inert */.tJ)(line));
    }
    /** A line of the log that stands above it, too, and that REST tells. */
    notice(message) {
        if (this.#annotations.add({ level: 'notice', message, properties: {} }) === 'held')
            this.say(message);
    }
    /** Whether the workflow can be started by hand with these inputs. */
    takesInputs(names) {
        return this.#options.byHand(names);
    }
    /** Something that is no reason to stop. */
    warn(told, problem) {
        const message = inWorkflow(this.#masks.apply(told));
        const annotation = problem === undefined
            ? { level: 'warning', message, properties: {} }
            : (0,annotations/* problemAnnotation */.Lj)(this.#inCheckout(problem), 'warning');
        if (this.#annotations.add(annotation) === 'held')
            this.#options.say((0,escapes/* inert */.tJ)(`warning: ${message}`));
    }
    /** Why the job fails. */
    fail(message, problems = []) {
        const told = inWorkflow(this.#masks.apply(message));
        this.#annotations.addFirst({ level: 'error', message: told, properties: {} });
        for (const problem of problems) {
            this.#annotations.addFirst((0,annotations/* problemAnnotation */.Lj)(this.#inCheckout(problem), 'error'));
        }
    }
    /** Nothing was started: says why, and in the summary, too. */
    refuse(message, problems = []) {
        this.fail(message, problems);
        const { summary } = this.#options;
        const told = inWorkflow(this.#masks.apply(message));
        const text = (0,not_started/* notStarted */.D)(told, problems.map((problem) => this.#inCheckout(problem)));
        const problem = summary === null ? null : (0,github_summary/* addSummary */.S)(summary, (room) => (Buffer.byteLength(text) <= room ? text : ''));
        if (problem !== null)
            this.warn(problem);
    }
    /** The run has ended, or there was nothing to do: says how it goes on, annotates why the job fails, and writes the summary. */
    ended({ gone, unpublished, saved, fetch }) {
        const { launched, pipeline, logsOf } = gone;
        if (launched.kind === 'stopped')
            return;
        const { run, lost } = launched.kind === 'ended' ? launched.result : { run: launched.run, lost: null };
        if (lost !== null)
            this.fail(lost.message);
        if (run === null)
            return;
        const { choice } = gone;
        const only = choice.kind === 'only' ? choice.step : null;
        const notStarted = lost instanceof run_unpublished/* Unpublished */.c ? lost.step : null;
        const next = nextAttempt({ pipeline, run, unpublished, installs: (0,this_machine/* installsElsewhere */.pj)(run) });
        const byHand = this.#options.byHand(CONSENT);
        const answerByHand = this.#options.byHand(['savepoint-run', 'savepoint-approve']);
        const asks = asksOf(pipeline);
        const going = {
            ...{ run, asks, saved, unpublished, ...next },
            ...{ byHand, answerByHand, fetch, only, notStarted },
        };
        this.#log?.end();
        for (const line of [...(0,go_on/* goOn */.AC)(going), ...(0,go_on/* notUploaded */.Kj)(going)])
            this.#options.say((0,escapes/* inert */.tJ)(`  ${line}`));
        const logs = this.#annotateFailures(failedNow(run), gone);
        this.#annotateQuestions(going, pipeline);
        if (this.#options.summary === null)
            return;
        const request = {
            ...going,
            kind: launched.kind === 'ended' && !(0,record_run/* isBroughtBack */.vJ)(run) ? 'ended' : 'brought-back',
            logs,
            files: this.#files,
            spans: (0,github_summary/* spansIn */.$)((0,external_node_path_.dirname)(logsOf(run.run_id))),
            lost: lost === null ? null : lost.message,
        };
        const problem = (0,github_summary/* addSummary */.S)(this.#options.summary, (room) => (0,summary/* summaryOf */.YG)(request, room));
        if (problem !== null)
            this.warn(problem);
        this.#addSummaries((0,step_summaries/* summarySteps */.a)(run), logsOf(run.run_id));
    }
    /** Steps have run after a cancel: annotates those that failed, and adds them to the summary. @param ran their ids */
    cleanedUp(gone, ran) {
        const { launched, logsOf } = gone;
        const run = launched.kind === 'ended' ? launched.result.run : null;
        this.#log?.end();
        if (run === null || ran.size === 0)
            return;
        const steps = run.steps.filter(({ id }) => ran.has(id));
        this.#annotateFailures(steps.filter(({ state }) => state === 'failed'), gone);
        if (this.#options.summary === null)
            return;
        const problem = (0,github_summary/* addSummary */.S)(this.#options.summary, (room) => (0,summary/* cleanUpSummary */.x4)({ ...run, steps }, room));
        if (problem !== null)
            this.warn(problem);
        this.#addSummaries(steps, logsOf(run.run_id));
    }
    /** What the steps wrote for the summary, in their order, as a job's steps have theirs; also those that are reused. */
    #addSummaries(steps, directory) {
        const { summary } = this.#options;
        if (summary === null)
            return;
        for (const { step, markdown } of (0,step_summaries/* stepSummaries */.X)(steps, directory)) {
            const text = (0,report_markdown/* closedFence */.yx)(this.#masks.apply(markdown));
            const problem = (0,github_summary/* addSummary */.S)(summary, (room) => (Buffer.byteLength(text) <= room ? text : ''));
            if (problem !== null)
                this.warn(`${step}: ${problem}`);
        }
    }
    /** Nothing more comes: says what was kept back for the end. */
    close() {
        this.#log?.end();
        this.#annotations.flush();
    }
    /** @returns the ends of their logs, by id */
    #annotateFailures(failed, { launched, pipeline, logsOf }) {
        const run = launched.kind === 'ended' ? (launched.result.run?.run_id ?? '') : '';
        const ends = failed
            .slice(0, MOST_LOGS)
            .map((step) => [step.id, logEnd(logsOf(run), step, this.#masks)]);
        const logs = new Map(ends);
        for (const { id, error_message } of failed) {
            const place = this.#placeOf(pipeline, id);
            const error = error_message ?? 'failed';
            this.#annotations.addFirst((0,annotations/* failureAnnotation */.Qp)({ step: id, error, place, log: logs.get(id) ?? [] }));
        }
        return logs;
    }
    #annotateQuestions(going, pipeline) {
        for (const step of going.run.steps.filter((each) => each.state === 'waiting')) {
            const place = (0,annotations/* propertiesOf */.P1)(this.#placeOf(pipeline, step.id));
            const message = (0,go_on/* questionOf */.YH)(going, step);
            this.#annotations.addFirst({ level: 'error', message, properties: { title: step.id, ...place } });
        }
    }
    #placeOf(pipeline, id) {
        const step = (0,model/* allSteps */.B)(pipeline).find((each) => each.id === id);
        return step === undefined ? null : { file: this.#fileOf(pipeline.path), line: step.line };
    }
    /** With the place as GitHub names it, and in the words of a workflow. */
    #inCheckout(problem) {
        const { place, hint } = problem;
        return {
            ...problem,
            ...(place === undefined ? {} : { place: { ...place, file: this.#fileOf(place.file) } }),
            ...(hint === undefined ? {} : { hint: inWorkflow(hint) }),
        };
    }
    /** GitHub names files from the top of the repository, records from the workspace. */
    #fileOf(path) {
        if (this.#workspace === null)
            return path;
        return inCheckout(this.#options.checkout, (0,external_node_path_.resolve)(this.#workspace, path)) ?? path;
    }
}
/** The ends of more logs are shown nowhere. */
const MOST_LOGS = 20;
function asksOf(pipeline) {
    return new Set((0,model/* allSteps */.B)(pipeline)
        .filter((step) => step.rerun === 'ask')
        .map((step) => step.id));
}
/** The steps that failed in this attempt. */
function failedNow(run) {
    return run.steps.filter((step) => step.state === 'failed' && step.attempt === run.attempt);
}

;// CONCATENATED MODULE: ./build/src/action/voice.js

class Voice {
    #stdout;
    #kept = null;
    constructor(stdout) {
        this.#stdout = stdout;
    }
    say(line) {
        if (this.#kept === null)
            this.#stdout.write(`${line}\n`);
        else
            this.#kept.push(line);
    }
    /** Steps can come: the one that started the keeper listens no longer. */
    ready(ready) {
        this.#stdout.write(`${READY}${JSON.stringify(ready)}\n`);
        this.#kept = [];
    }
    /** What has come up since the last call. */
    news() {
        return this.#kept?.splice(0) ?? [];
    }
}

;// CONCATENATED MODULE: ./build/src/action/start.js
/** The action as this process: its environment, its signals, its exit code. Nothing else of the action knows them. */






















function reportOf(say) {
    return new ActionReport({
        say,
        stream: process.stdout,
        summary: process.env.GITHUB_STEP_SUMMARY || null,
        checkout: process.env.GITHUB_WORKSPACE || null,
        time: node_ports/* systemTime */.np,
        byHand: (names) => byHandOf(names, process.env.GITHUB_WORKFLOW_REF ?? '', process.env.GITHUB_WORKSPACE || null),
    });
}
/** Runs the action, or what is left to do when the job ends, and sets the exit code. Never throws. */
async function start(step) {
    const report = reportOf((line) => core/* info */.pq(line));
    try {
        process.exitCode = await act(step, report);
    }
    catch (error) {
        process.exitCode = explain(error, report);
        // Where not even that can be told, the exit code and the annotation tell it.
        if (step === 'main')
            tellOutputs({ status: 'failed' });
    }
    report.close();
    (0,heap/* endProcess */.JZ)();
}
async function act(step, report) {
    const world = worldOf(report);
    // Only `main` notes them: without the notes there is nothing to do.
    const notes = {
        folder: core/* getState */.Gu('folder'),
        cleanUp: core/* getState */.Gu('cleanUp'),
        runFiles: core/* getState */.Gu('runFiles'),
        reported: core/* getState */.Gu('reported'),
        lost: core/* getState */.Gu('lost'),
        steps: core/* getState */.Gu('steps'),
    };
    return step === 'main' ? main(world) : post(world, notes);
}
/** Runs the keeper of a job, which the action's own step starts. Never throws. @param socket the path of its socket */
async function startKeeping(socket) {
    // Whoever has started it may be gone.
    process.stdout.on('error', () => { });
    Object.assign(process.env, JSON.parse(await (0,consumers_.text)(process.stdin)));
    const voice = new Voice(process.stdout);
    const report = reportOf((line) => voice.say(line));
    try {
        process.exitCode = await keepSteps(worldOf(report), { socket, voice });
    }
    catch (error) {
        process.exitCode = explain(error, report);
    }
    report.close();
    (0,heap/* endProcess */.JZ)();
}
function worldOf(report) {
    if (process.platform === 'win32') {
        throw new refusal/* Refusal */.P(2, 'Savepoint does not run on Windows', { hint: 'run the job on Linux or macOS' });
    }
    const stop = new ports/* Stop */.V();
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => stop.request(signal));
    return {
        cwd: process.cwd(),
        machine: {
            env: process.env,
            host: (0,external_node_os_.hostname)(),
            pid: process.pid,
            temp: (0,temp/* tempFolder */.v)(process.env, process.cwd),
            home: (0,home/* homeFolder */.W)(),
            locks: words/* LOCKS */.H8,
            self: { program: process.execPath, args: [process.argv[1] ?? ''] },
        },
        report,
        stop,
    };
}
function explain(error, report) {
    if (error instanceof refusal/* Refusal */.P) {
        for (const line of error.problems.length > 0 ? (0,problems/* formatProblems */.C5)(error.problems).split('\n') : []) {
            report.say((0,escapes/* inert */.tJ)(inWorkflow(line)));
        }
        report.refuse(inOneLine(error), error.problems);
        return error.exit;
    }
    const refused = error instanceof errors/* StoreError */.AD ? error : (0,errors/* refusedByMachine */.RF)(error);
    if (refused !== null) {
        report.refuse(inOneLine(refused));
        return launch_exit/* EXIT */.dc.store;
    }
    report.fail(`This is a bug in Savepoint, not in your pipeline: ${error instanceof Error ? error.stack : error}`);
    return launch_exit/* EXIT */.dc.fault;
}
function inOneLine({ message, hint }) {
    return hint === null ? message : `${message} (${hint})`;
}


/***/ }),

/***/ 32495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ endProcess),
/* harmony export */   VU: () => (/* binding */ checkHeap),
/* harmony export */   mk: () => (/* binding */ makeRoom),
/* harmony export */   watchHeap: () => (/* binding */ watchHeap)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/** What V8 is told, so that a workspace of 100,000 files is worked on within 256 MiB, and a smaller one fast. */


/** Two halves. In V8's first MiB much outlives a collection by chance; its most of 32 MiB would take three times that. */
const YOUNG_BYTES = 8 * 2 ** 20;
/** More than 50,000 files need. Collecting early below it would make their first checkpoint a quarter slower. */
const LARGE_BYTES = 88 * 2 ** 20;
const LOOK_MS = 50;
let isWatched = false;
let isHeld = false;
/** For a whole command, at its start. */
function watchHeap() {
    growYoung();
    isWatched = true;
    const timer = setInterval(() => {
        checkHeap();
        if (!isWatched)
            clearInterval(timer);
    }, LOOK_MS).unref();
}
/**
 * From a large heap on, V8 collects when a quarter more is taken, and no longer when as much again is; and at once, since half as much again
 * is taken while it marks in steps. Called where many paths are held and no timer can run. Nothing without `watchHeap`.
 */
function checkHeap() {
    if (!isWatched || (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().total_heap_size < LARGE_BYTES)
        return;
    isWatched = false;
    isHeld = true;
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=25');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--optimize-for-size');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-incremental-marking');
    // Only a collection sets the next limit; the one that stands may be at twice the size.
    collect();
}
/** Collects where the heap is held back: before much is taken outside of it, of which V8 does not know. */
function makeRoom() {
    if (isHeld)
        collect();
}
/**
 * Ends the process with its `exitCode`. A thread of V8 that compiles, and is at the heap's limit, waits until the main one collects; and Node, once
 * it ends, waits for these threads, and collects no more: then neither ever ends (seen in Node 24.21, `WorkerThreadsTaskRunner::Shutdown` and
 * `CollectionBarrier::AwaitCollectionBackground`). So where the heap is held back, it is let go of first.
 */
function endProcess() {
    if (isHeld) {
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=0');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-optimize-for-size');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--incremental-marking');
        collect();
    }
    process.exit();
}
function collect() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--expose-gc');
    (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)('gc')();
}
/** V8 grows this space when much outlives a collection in it: it is made to once, and then never again. */
function growYoung() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=4');
    const kept = [];
    while (youngBytes() < YOUNG_BYTES && kept.length < 128)
        kept.push(new Array(8192).fill(0.5));
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
function youngBytes() {
    const young = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find(({ space_name }) => space_name === 'new_space');
    return young?.space_size ?? YOUNG_BYTES;
}


/***/ }),

/***/ 89538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ homeFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** The folder that `~` stands for. */


/**
 * What HOME names, else what the system has for the user. In a container neither may be there: then it is `/`, as where Docker
 * starts a program for a user that it does not know.
 */
function homeFolder() {
    for (const find of [node_os__WEBPACK_IMPORTED_MODULE_0__.homedir, () => (0,node_os__WEBPACK_IMPORTED_MODULE_0__.userInfo)().homedir]) {
        try {
            const found = find();
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(found))
                return found;
        }
        catch {
            // The system knows no such user.
        }
    }
    return '/';
}


/***/ }),

/***/ 85099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** The folder of temporary files. */

/**
 * The runner's, else that of the system. Absolute: what lies in it is named to steps, which run in folders of their own.
 * @param cwd may throw where it was removed: then a relative folder is not there either
 */
function tempFolder(env, cwd) {
    const named = env.RUNNER_TEMP || env.TMPDIR || env.TMP || env.TEMP || '/tmp';
    try {
        return named.startsWith('/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(named) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd(), named);
    }
    catch {
        return named;
    }
}


/***/ }),

/***/ 35594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ moreAnnotation),
/* harmony export */   Lj: () => (/* binding */ problemAnnotation),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   Qp: () => (/* binding */ failureAnnotation),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   tn: () => (/* binding */ formatAnnotation)
/* harmony export */ });
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49252);
/* harmony import */ var _log_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30402);


/** A step of a job shows so many of each level. */
const MOST = 10;
/** The characters of a message, with its escapes, that are kept. */
const LONGEST = 4096;
/** The properties that the runner knows, from its `IssueCommandExtension`. */
const PROPERTIES = ['title', 'file', 'line', 'endLine', 'col', 'endColumn'];
/** The workflow command for an annotation; a message that is too long is cut. */
function formatAnnotation({ level, message, properties }) {
    const given = PROPERTIES.flatMap((name) => {
        const value = properties[name] ?? '';
        return value === '' ? [] : [`${name}=${(0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProperty */ .Bn)((0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(value, 500, (text) => text.length))}`];
    });
    const head = given.length === 0 ? level : `${level} ${given.join(',')}`;
    return `::${head}::${(0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf)((0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(message, LONGEST, escapedLength))}`;
}
/** One annotation for a step that failed: its error, and as much of the end of its log as there is room for. */
function failureAnnotation({ step, error, place, log }) {
    const head = (0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(error, LONGEST / 4, escapedLength);
    const end = (0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(log, LONGEST - escapedLength(`${head}\n\n`), escapedLength);
    return {
        level: 'error',
        message: end.trim() === '' ? head : `${head}\n\n${end}`,
        properties: { title: step, ...propertiesOf(place) },
    };
}
/** A problem of the pipeline file. */
function problemAnnotation({ place, message, hint }, level) {
    const text = hint === undefined ? message : `${message} (${hint})`;
    if (place === undefined)
        return { level, message: text, properties: {} };
    const columns = { col: `${place.column}`, endColumn: `${place.column + place.length}` };
    return { level, message: text, properties: { ...propertiesOf(place), ...columns } };
}
/** The properties of a place in a file. */
function propertiesOf(place) {
    return place === null ? {} : { file: place.file, line: `${place.line}` };
}
/** What stands for annotations that there is no room for. @param count at least 1 */
function moreAnnotation(level, count) {
    const noun = count === 1 ? level : `${level}s`;
    return { level, message: `${count} more ${noun}: see the log`, properties: {} };
}
function escapedLength(text) {
    return (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf)(text).length;
}


/***/ }),

/***/ 55470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ formatProblems),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   lW: () => (/* binding */ annotationOf)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35594);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);


/** Longest stretch of a source line that is shown. */
const WIDEST = 160;
/** A problem as a compiler would say it: `file:line:column: message`, the line, a caret, the remedy. */
function formatProblem(problem) {
    const { place, message, hint } = problem;
    const lines = [place === undefined ? message : `${place.file}:${place.line}:${place.column}: ${message}`];
    if (place !== undefined)
        lines.push(...excerpt(place.text, place.column, place.length, place.line));
    if (hint !== undefined)
        lines.push(`  hint: ${hint}`);
    return lines.join('\n');
}
/** All problems of a file, with their number at the end. */
function formatProblems(problems) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    return `${problems.map(formatProblem).join('\n\n')}\n\n${count}; nothing was started.\n`;
}
function excerpt(text, column, length, line) {
    const start = column > WIDEST - 20 ? column - 40 : 0;
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text.slice(start, start + WIDEST));
    const before = text.slice(start, column - 1).replace(/[^\t]/g, ' ');
    const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - start))));
    const gutter = `${line}`.padStart(5);
    return [
        `${gutter} | ${start > 0 ? '…' : ''}${shown}`,
        `${' '.repeat(5)} | ${start > 0 ? ' ' : ''}${before}${carets}`,
    ];
}
/** A GitHub workflow command that puts a problem on its line of the file. */
function annotationOf(problem) {
    return (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAnnotation */ .tn)((0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnnotation */ .Lj)(problem, 'error'));
}


/***/ }),

/***/ 98880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportData)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _store_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37394);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10990);
/* harmony import */ var _logs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50086);
/* harmony import */ var _saved_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31076);
/** A run with all that the page shows of it, for a file that stands alone. */






/** A browser opens a file of so much at once; of a longer log its end is there. */
const MOST_LOG = 1024 * 1024;
const MOST_LOGS = 32 * MOST_LOG;
/** @returns all that the page of a report shows */
async function reportData({ runs, store, journals, commands }, { run: id, at, changes }) {
    const { run } = runs.find(id);
    const events = (await journals.of(id)).after(0, Number.MAX_SAFE_INTEGER);
    let room = MOST_LOGS;
    const logs = (0,_logs_js__WEBPACK_IMPORTED_MODULE_4__/* .logsOf */ .H)(run, store.logsPath(id)).map((row) => {
        const found = endOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.logsPath(id), row.file), Math.min(MOST_LOG, room));
        room -= Buffer.byteLength(found.text);
        return { ...row, ...found };
    });
    const diffs = {};
    for (const step of changed(run).slice(-changes)) {
        // A report of a run whose files are gone says so.
        diffs[step] = await (0,_saved_files_js__WEBPACK_IMPORTED_MODULE_5__/* .diffOf */ .n)(commands, id, step).catch(({ message }) => {
            return { files: [], text: '', notes: message };
        });
    }
    return {
        made_at: at.toISOString(),
        run,
        events: events.map(({ text }) => JSON.parse(text)),
        logs,
        diffs,
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
}
function changed({ steps }) {
    return steps.filter(({ change }) => (change?.files ?? 0) > 0).map(({ id }) => id);
}
/** The last lines of a log, and how many bytes are before them. */
function endOf(path, most) {
    const fd = (0,_store_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openRegular */ .l)(path);
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        const bytes = Buffer.alloc(Math.min(size, most));
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, size - bytes.length);
        const start = size > most ? bytes.indexOf(0x0a) + 1 : 0;
        return { text: bytes.toString('utf8', start, count), left_out: size - bytes.length + start };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 13274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ runStep),
/* harmony export */   g: () => (/* binding */ SOCKET)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60591);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6045);
/** The shell of a workflow's step: asks the keeper what becomes of the step, and then runs it or gives back what it had set. */






/** The variable that names the keeper's socket. */
const SOCKET = 'SAVEPOINT_STEPS';
/** @returns the exit code */
async function runStep(world) {
    const { args, env } = world;
    const temp = env.RUNNER_TEMP ?? '/tmp';
    const call = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .callOf */ .C)(args, (path) => path.startsWith(`${temp}/`) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(call.script)) {
        world.stderr.write('savepoint: this program is the shell of a workflow: shell: savepoint {0}\n');
        return 2;
    }
    const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(call.script, 'utf8');
    const keeper = await reach(env[SOCKET]);
    const answer = keeper === null ? null : await ask(keeper, { world, call, text });
    if (keeper === null || answer === null) {
        warnOnce(world);
        return codeOf(await run(world, { call, text, mark: null, keeper: null }));
    }
    say(world, answer.says);
    switch (answer.kind) {
        case 'reuse': {
            const { give } = await __webpack_require__.e(/* import() */ 2776).then(__webpack_require__.bind(__webpack_require__, 82776));
            give(answer.left, env);
            return 0;
        }
        case 'refuse':
            world.stdout.write(`::error::${answer.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`);
            return 1;
        case 'run':
            return codeOf(await run(world, { call, text, mark: answer.mark, keeper }));
        default:
            return codeOf(await run(world, { call, text, mark: null, keeper: null }));
    }
}
async function run(world, { call, text, mark, keeper }) {
    const { runScript } = await Promise.all(/* import() */[__webpack_require__.e(4180), __webpack_require__.e(5335)]).then(__webpack_require__.bind(__webpack_require__, 55483));
    const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(scratchIn(world.env), 'step-'));
    try {
        const { exit, said, masks } = await runScript(world, { call, text, mark, scratch });
        if (exit.kind === 'unstartable')
            world.stdout.write(`::error::${exit.message}\n`);
        if (keeper !== null) {
            await keeper.send({ kind: 'ended', exit, said, masks });
            const last = await keeper.receive();
            if (last === null)
                warnOnce(world);
            else
                say(world, last.says);
        }
        return exit;
    }
    finally {
        keeper?.close();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
    }
}
function scratchIn(env) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(env[SOCKET] ?? '');
    if (folder.startsWith('/') && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return folder;
    return env.RUNNER_TEMP !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(env.RUNNER_TEMP) ? env.RUNNER_TEMP : (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
}
/** Null where it is gone. */
function reach(path) {
    if (path === undefined)
        return Promise.resolve(null);
    return new Promise((done) => {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)(path);
        socket.once('error', () => done(null));
        socket.once('connect', () => done(new _protocol_js__WEBPACK_IMPORTED_MODULE_5__/* .Line */ .N(socket)));
    });
}
async function ask(keeper, { world, call, text }) {
    const { env, cwd } = world;
    const given = Object.entries(env).filter((entry) => entry[1] !== undefined);
    await keeper.send({
        ...{ kind: 'arrived', action: env.GITHUB_ACTION ?? '', script: text, shell: call.shell, cwd },
        env: Object.fromEntries(given),
    });
    // Most steps run: it is loaded while the keeper decides.
    void Promise.all(/* import() */[__webpack_require__.e(4180), __webpack_require__.e(5335)]).then(__webpack_require__.bind(__webpack_require__, 55483));
    const answer = await keeper.receive();
    if (answer?.kind !== 'run')
        keeper.close();
    return answer;
}
function say({ stdout }, lines) {
    for (const line of lines)
        stdout.write(`${line}\n`);
}
/** Once in a job. */
function warnOnce({ env, stdout }) {
    const socket = env[SOCKET];
    if (socket !== undefined && wasSaid((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(socket), 'gone')))
        return;
    const why = socket === undefined
        ? 'no step before has `uses:` Savepoint with command: steps'
        : 'the process that saves them is not there';
    stdout.write(`::warning::Savepoint does not save this job's steps: ${why}. They run as without it.\n`);
}
/** @param note the file that says so from now on */
function wasSaid(note) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(note, 'wx'));
        return false;
    }
    catch (error) {
        return error.code === 'EEXIST';
    }
}
function codeOf(exit) {
    switch (exit.kind) {
        case 'exited':
            return exit.code;
        case 'unstartable':
            return 1;
        case 'stopped':
            return exit.by === 'SIGINT' ? 130 : 143;
        case 'signal':
            return 128 + (node_os__WEBPACK_IMPORTED_MODULE_2__.constants.signals[exit.signal] ?? 0);
    }
}


/***/ }),

/***/ 60591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ callOf),
/* harmony export */   G: () => (/* binding */ startOf)
/* harmony export */ });
/* harmony import */ var _shell_shells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28749);
/** How a runner starts a step's script through us: `savepoint SCRIPT`, `savepoint NAME SCRIPT`, or `savepoint NAME ARGUMENTS… SCRIPT …`. */

/** @param isScript whether a path is that of a file in the runner's folder of temporary files */
function callOf(args, isScript) {
    const found = args.findIndex(isScript);
    const at = found < 0 ? args.length - 1 : found;
    const words = args.map((word, index) => (index === at ? '{0}' : word));
    return { script: args[at] ?? '', shell: args.length < 2 ? null : words.join(' ') };
}
/** The runner's own shell and flags for a script. @param exists whether a program is on the PATH of the step */
function startOf(args, { script }, { text, exists }) {
    const [program = ''] = args;
    const isNamed = args.length > 1;
    const isBuiltIn = args.length === 2;
    const known = (0,_shell_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseShell */ .ES)(isNamed ? program : null, text, exists);
    const chosen = known.ok || !isNamed ? known : (0,_shell_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseShell */ .ES)(`${program} {0}`, text, exists);
    if (!chosen.ok)
        return chosen;
    const { invocation } = chosen;
    const isPowerShell = invocation.text !== text;
    return {
        ok: true,
        program: invocation.program,
        args: (path) => !isNamed || isBuiltIn
            ? (0,_shell_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .argumentsFor */ .Oz)(invocation, path)
            : args.slice(1).map((word) => word.replaceAll(script, path)),
        copy: isPowerShell ? invocation : null,
    };
}


/***/ }),

/***/ 57321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ASIDE),
/* harmony export */   h: () => (/* binding */ givenBack)
/* harmony export */ });
/** What a step's `env` tells a Node that it starts, and must not tell the Node of its shell. Pure. */
/** By these Node loads something before the program, or writes into a place that the step reads. */
const NAMES = [
    'NODE_OPTIONS',
    'NODE_V8_COVERAGE',
    'NODE_EXTRA_CA_CERTS',
    'NODE_DEBUG',
    'NODE_REDIRECT_WARNINGS',
];
const KEPT = 'SAVEPOINT_FOR_STEP_';
/** Lines for sh that put them aside. */
const ASIDE = `for savepoint_name in ${NAMES.join(' ')}; do
  eval "if [ -n \\"\\\${$savepoint_name+x}\\" ]; then export ${KEPT}$savepoint_name=\\"\\$$savepoint_name\\"; unset $savepoint_name; fi"
done`;
/** The variables of the step, as it was given them. */
function givenBack(env) {
    const back = Object.entries(env).map(([name, value]) => [
        name.startsWith(KEPT) ? name.slice(KEPT.length) : name,
        value,
    ]);
    return Object.fromEntries(back);
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Line)
/* harmony export */ });
/** One end of a conversation. */
class Line {
    #socket;
    #received = [];
    #wake = () => { };
    #isClosed = false;
    constructor(socket) {
        this.#socket = socket;
        let text = '';
        socket.setEncoding('utf8');
        socket.on('data', (data) => {
            const lines = `${text}${data}`.split('\n');
            text = lines.pop() ?? '';
            // Nobody but us speaks here; whoever says something else is not heard.
            try {
                for (const line of lines)
                    this.#received.push(JSON.parse(line));
            }
            catch {
                socket.destroy();
            }
            this.#wake();
        });
        socket.on('error', () => { });
        socket.on('close', () => {
            this.#isClosed = true;
            this.#wake();
        });
    }
    /** The next that the other one says; null once it is gone. */
    async receive() {
        for (;;) {
            const next = this.#received.shift();
            if (next !== undefined)
                return next;
            if (this.#isClosed)
                return null;
            await new Promise((wake) => {
                this.#wake = wake;
            });
        }
    }
    /** Settles when the other one has it, or is gone. */
    send(message) {
        return new Promise((done) => {
            if (this.#isClosed)
                done();
            else
                this.#socket.write(`${JSON.stringify(message)}\n`, () => done());
        });
    }
    close() {
        this.#socket.end();
        this.#socket.destroySoon();
    }
}


/***/ }),

/***/ 19140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ stepSummaries),
/* harmony export */   a: () => (/* binding */ summarySteps)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41206);
/* harmony import */ var _log_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66712);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37394);
/** What steps wrote to `$GITHUB_STEP_SUMMARY`. */





/** The steps whose summaries a run shows: those that ran in its newest attempt, or are done. */
function summarySteps(run) {
    return run.steps.filter((step) => step.attempt === run.attempt || (0,_record_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isDone */ .$L)(step));
}
/**
 * The summaries of steps, each of its last try.
 * @param directory the folder of the run's logs; where it has none, the record may hold it
 */
function stepSummaries(steps, directory) {
    return steps
        .map((step) => ({ step: step.id, markdown: read(directory, step) ?? step.summary ?? '' }))
        .filter(({ markdown }) => markdown !== '');
}
function read(directory, step) {
    if (step.attempt === null || !step.started)
        return null;
    const name = (0,_log_names_js__WEBPACK_IMPORTED_MODULE_2__/* .logFileName */ .E)({ step: step.id, attempt: step.attempt, try: step.retry_count + 1 });
    try {
        const fd = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openRegular */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name.replace(/\.log$/, '.md')));
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd, 'utf8');
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 10990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/src/version.js

/** The version of this program. */
const VERSION = package_namespaceObject.rE;


/***/ })

};
