export const id = 7083;
export const ids = [7083];
export const modules = {

/***/ 48713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ call)
/* harmony export */ });
/** A call that takes longer is given up: nothing of a job hangs on it. */
const LIMIT_MS = 10_000;
/** @param path below the repository */
async function call({ env, token }, method, { path, body }) {
    if (token === null)
        return { kind: 'failed', why: 'the job has no token', status: null };
    const url = `${env.GITHUB_API_URL ?? 'https://api.github.com'}/repos/${env.GITHUB_REPOSITORY ?? ''}${path}`;
    try {
        const response = await fetch(url, {
            method,
            headers: {
                accept: 'application/vnd.github+json',
                authorization: `Bearer ${token}`,
                'x-github-api-version': '2022-11-28',
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            signal: AbortSignal.timeout(LIMIT_MS),
        });
        const text = await response.text();
        if (response.ok)
            return { kind: 'ok', body: text === '' ? null : JSON.parse(text) };
        return {
            kind: 'failed',
            why: `GitHub answered ${response.status}: ${messageIn(text)}`,
            status: response.status,
        };
    }
    catch (error) {
        return { kind: 'failed', why: `GitHub did not answer: ${error.message}`, status: null };
    }
}
function messageIn(text) {
    try {
        return `${JSON.parse(text).message ?? ''}`.slice(0, 200);
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 78233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ addSummary),
  $: () => (/* binding */ spansIn)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/record/lines.js + 3 modules
var lines = __webpack_require__(64972);
;// CONCATENATED MODULE: ./build/src/report/spans.js
const ENDS = {
    'step.completed': 'completed',
    'step.failed': 'failed',
    'step.retrying': 'failed',
    'step.interrupted': 'interrupted',
};
/** @param run whether a process holds it: of an ended one, what has no end was cut off where its attempt was */
function spansOf(events, run) {
    const attempts = [];
    const spans = [];
    const open = new Map();
    const last = events.at(-1);
    let before = 0;
    for (const event of events) {
        const at = Date.parse(event.at);
        if (event.type === 'plan') {
            cutOff(before);
            attempts.push({ attempt: event.attempt, start: at, end: null });
        }
        else if (event.type === 'attempt.ended') {
            cutOff(at);
        }
        else if (event.type === 'step.started') {
            open.set(event.step, spans.length);
            const attempt = attempts.at(-1)?.attempt ?? 1;
            spans.push({ step: event.step, attempt, try: event.try, start: at, end: null, state: 'running' });
        }
        else if ('step' in event && event.step !== null) {
            const state = event.type === 'step.completed' && event.outcome === 'failure' ? 'failed' : ENDS[event.type];
            if (state !== undefined)
                close(event.step, at, state);
        }
        before = at;
    }
    if (run === 'ended' && last !== undefined)
        cutOff(Date.parse(last.at));
    return { attempts, spans };
    function close(step, end, state) {
        const place = open.get(step);
        const span = place === undefined ? undefined : spans[place];
        if (place === undefined || span === undefined)
            return;
        spans[place] = { ...span, end: Math.max(end, span.start), state };
        open.delete(step);
    }
    /** Nothing of an attempt goes on behind its end. */
    function cutOff(end) {
        for (const step of [...open.keys()])
            close(step, end, 'interrupted');
        const newest = attempts.at(-1);
        if (newest !== undefined && newest.end === null)
            attempts[attempts.length - 1] = { ...newest, end };
    }
}
/** From a time to a place between 0 and 1: attempts side by side, the time between them left out. */
function scaleOf(attempts, now) {
    const lengths = attempts.map(({ start, end }) => Math.max(1, (end ?? now) - start));
    const gap = attempts.length < 2 ? 0 : Math.min(0.02, 0.2 / (attempts.length - 1));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    const room = 1 - gap * Math.max(0, attempts.length - 1);
    let from = 0;
    const parts = attempts.map(({ attempt, start }, at) => {
        const width = ((lengths[at] ?? 1) / whole) * room;
        const part = { attempt, start, length: lengths[at] ?? 1, from, width };
        from += width + gap;
        return part;
    });
    const at = (attempt, time) => {
        const part = parts.find((each) => each.attempt === attempt);
        if (part === undefined)
            return 0;
        const share = Math.min(1, Math.max(0, (time - part.start) / part.length));
        return part.from + share * part.width;
    };
    return { parts, at };
}

// EXTERNAL MODULE: ./build/src/report/summary.js + 2 modules
var summary = __webpack_require__(70254);
;// CONCATENATED MODULE: ./build/src/github/summary.js
/** Writes the summary of the job. */





/** Between what is in the file and what is added. */
const BETWEEN = '\n\n';
/**
 * Adds to the file of `GITHUB_STEP_SUMMARY`. What is in it stays, and both together keep to GitHub's limit.
 * @param compose makes a text of no more bytes than it is told
 * @returns why it could not be written; null when it was, or there was nothing to write
 */
function addSummary(file, compose) {
    try {
        const size = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
        const room = summary/* SUMMARY_LIMIT */.Jt - size - BETWEEN.length;
        const text = room > 0 ? compose(room) : '';
        if (text === '')
            return 'there is no room for it in the job summary, which GitHub limits to 1 MiB';
        (0,external_node_fs_.appendFileSync)(file, size === 0 ? text : BETWEEN + text);
        return null;
    }
    catch (error) {
        return `the job summary could not be written: ${error.message}`;
    }
}
/** When each try of a run ran; nothing where its events cannot be read. @param directory the folder of the run */
function spansIn(directory) {
    try {
        return spansOf((0,lines/* parseEvents */.PH)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, 'events.ndjson'), 'utf8')), 'ended');
    }
    catch {
        return { attempts: [], spans: [] };
    }
}


/***/ }),

/***/ 58737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   sX: () => (/* binding */ exitOf),
/* harmony export */   yQ: () => (/* binding */ exitOfSignal)
/* harmony export */ });
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22411);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46848);


/** The exit codes that users see; the first that applies, in the order of this list. */
const EXIT = {
    fault: 70,
    sigint: 130,
    sigterm: 143,
    store: 5,
    failed: 1,
    paused: 3,
    deadline: 75,
    ok: 0,
    usage: 2,
    cannotResume: 4,
};
/** The exit code of a run that a signal stopped. */
function exitOfSignal(by) {
    return by === 'SIGINT' ? EXIT.sigint : EXIT.sigterm;
}
/** The exit code of an attempt that has ended. */
function exitOf(result, choice) {
    if (result.stoppedBy !== null)
        return exitOfSignal(result.stoppedBy);
    if (result.lost !== null || result.run === null)
        return EXIT.store;
    if (result.stuck !== null)
        return result.stuck instanceof _store_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreError */ .AD ? EXIT.store : EXIT.cannotResume;
    const run = choice.kind === 'only' ? onlyStep(result.run, choice.step) : result.run;
    if (run.steps.some((step) => step.state === 'failed'))
        return EXIT.failed;
    if (run.steps.some((step) => step.state === 'waiting'))
        return EXIT.paused;
    if (result.outOfTime)
        return EXIT.deadline;
    return EXIT.ok;
}
/** `--only-step` answers for the step that it ran, whatever state others are in. */
function onlyStep(run, id) {
    const meant = (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_1__/* .meantIds */ .g)(run.definition, id);
    return { ...run, steps: run.steps.filter((step) => meant.has(step.id) || step.attempt === run.attempt) };
}


/***/ }),

/***/ 39861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal),
/* harmony export */   y: () => (/* binding */ notYet)
/* harmony export */ });
/** Nothing was started, and why: thrown by whatever prepares a command, caught once by its entry point. */
class Refusal extends Error {
    name = 'Refusal';
    exit;
    hint;
    problems;
    constructor(exit, message, more = {}) {
        super(message);
        this.exit = exit;
        this.hint = more.hint ?? null;
        this.problems = more.problems ?? [];
    }
}
/** For a name of the contract that this version does not know yet: to go on without it would do something else than was asked. */
function notYet(what, hint) {
    return new Refusal(2, `${what} is not supported yet`, { hint });
}


/***/ }),

/***/ 22411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ meantStep),
/* harmony export */   g: () => (/* binding */ meantIds)
/* harmony export */ });
/** Which step a person means. */
/** The step of an id, or of a number where no id is like it; undefined where there is none. */
function meantStep(steps, text) {
    return steps.find(({ id }) => id === text) ?? steps.find(({ number }) => `${number}` === text);
}
/** The ids of the steps that a text means: all legs of a matrix where it names their step. */
function meantIds(steps, text) {
    const legs = steps.filter(({ of }) => of === text);
    const meant = legs.length > 0 ? legs : [meantStep(steps, text)];
    return new Set(meant.flatMap((step) => step?.id ?? []));
}


/***/ }),

/***/ 99205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ startedByHand),
/* harmony export */   LM: () => (/* binding */ runOrDone),
/* harmony export */   pJ: () => (/* binding */ letRun),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75047);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);


/** How a person lets a step run that asks, or takes it as done. @param named the step that runs again: that one, or the one that sets what it needs */
function runOrDone(going, id, named = id) {
    const again = letRun(going, named);
    // Of steps that stay in the workflow none is taken as done.
    if (named !== id || going.run.key !== undefined)
        return again;
    const [marks, runs] = [inputOf(going, 'mark'), inputOf(going, 'from-step')];
    return `${again}; to take it as done, with ${marks}: ${id} instead of ${runs}`;
}
/** How a person lets a step run that asks. */
function letRun(going, step) {
    return `To let it run, ${startedByHand(going, step)}`;
}
/** The input of the workflow, or of the action where nobody can start the workflow by hand. */
function inputOf({ run }, input) {
    return isOfPull(run) ? input : `savepoint-${input}`;
}
function isOfPull({ source: { ref } }) {
    return ref?.startsWith('refs/pull/') === true;
}
const ADD = {
    ready: '',
    unknown: '',
    'inputs-missing': 'add these inputs to `workflow_dispatch` in the workflow file (docs/action.md), then ',
    'not-at-all': 'add `workflow_dispatch` with these inputs to `on:` in the workflow file (docs/action.md), then ',
};
/** Only the same branch sees the run; the ref of a pull request can be started by a push alone. */
function startedByHand({ run, byHand, answerByHand = byHand }, step, input = 'from-step') {
    const { run_id, source, inputs } = run;
    const { ref } = source;
    if (isOfPull(run))
        return `push a commit to the pull request that gives the action run-id: ${run_id} and ${input}: ${step}`;
    const where = ref === null ? '' : ` on ${ref.replace(/^refs\/(heads|tags)\//, '')}`;
    const add = ADD[input === 'approve' ? answerByHand : byHand];
    return `${add}start the workflow by hand (workflow_dispatch)${where} with the inputs savepoint-run: ${run_id} and savepoint-${input}: ${step}${asBefore(inputs)}`;
}
/** A workflow that is started by hand fills in its defaults, and the run would go on with these. */
function asBefore(inputs) {
    const all = Object.entries(inputs).map(([name, value]) => `${name}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${value}`), 60)}`);
    return all.length === 0 ? '' : `, and with ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .andOf */ .X)(all, 10)} as before`;
}


/***/ }),

/***/ 49252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ escapeProperty),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   uf: () => (/* binding */ escapeData)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** How text stands in a GitHub workflow command, `::name key=property::data`, and beside one. */

/** The text after the last `::`. */
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
/** The value of a property. */
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * One line of foreign text that the runner does not read as a command. It finds `::name::` at the start of a line, but
 * the old `##[name]` anywhere in it (`TryParseV2` and `TryParse` in its `ActionCommand.cs`).
 */
function inert(line) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/, '$1: ');
}


/***/ }),

/***/ 68096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   Kj: () => (/* binding */ notUploaded),
/* harmony export */   YH: () => (/* binding */ questionOf)
/* harmony export */ });
/* harmony import */ var _plan_graph_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39157);
/* harmony import */ var _record_in_workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53716);
/* harmony import */ var _record_meant_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22411);
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41206);
/* harmony import */ var _by_hand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99205);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66825);
/* harmony import */ var _saved_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7307);
/** How a run goes on that has ended under the action, in plain sentences. Pure. */







/** More questions than this are counted. */
const MOST = 20;
const orFolder = (way) => `${way}, or give the action a folder that outlives it as \`store\``;
const TAKEN = 'Another attempt has taken this run over, and goes on with it: see that one. So that no two go on with a run at once, give the workflow a `concurrency` group.';
/** What people can do now; none where nothing is left to do. */
function goOn(going) {
    const { run, only, fetch } = going;
    if (run.status === 'completed')
        return [];
    // What the others are was not asked.
    if (only !== null && isDoneWith(run, only))
        return [];
    return fetch === null || (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isRejected */ .TK)(run) ? inCi(going) : [...inCi(going), elsewhere(run, fetch)];
}
function elsewhere({ run_id, source: { commit } }, fetch) {
    const where = commit === null ? 'in a checkout' : `in a checkout of ${commit.slice(0, 10)}`;
    return `Your own machine can go on with it, too: ${where}, ${fetch}, then savepoint resume ${run_id}`;
}
function inCi(going) {
    const { run, saved } = going;
    if (saved.rerun === 'as-another-left')
        return [TAKEN];
    if ((0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isRejected */ .TK)(run))
        return rejected(going);
    if (saved.rerun === 'starts-over')
        return [startsOver(run, saved), ...startable(going), ...again(going)];
    const lost = lostWords(going);
    if (lost !== null)
        return [lost, ...startable(going), ...waiting(run, (step) => unsavedRemedy(step, saved))];
    const answers = waiting(run, (step) => [consentTo(going, step)]);
    return [...next(going), ...startable(going), ...answers, ...withheldIn(going), ...consents(going)];
}
/** No attempt goes on with it. */
function rejected(going) {
    const step = going.run.steps.find(({ answer }) => answer?.decision === 'rejected');
    if (step?.answer === undefined)
        return [];
    const again = (0,_by_hand_js__WEBPACK_IMPORTED_MODULE_0__/* .startedByHand */ .Gh)(going, step.id);
    const end = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfGate */ .zU)(step.answer) ? 'have it ask again' : 'run it after all';
    return [`The run has ended for good: ${step.answer.who} rejected ${step.id}. To ${end}, ${again}`];
}
function isDoneWith({ definition, steps }, name) {
    const meant = (0,_record_meant_step_js__WEBPACK_IMPORTED_MODULE_4__/* .meantIds */ .g)(definition, name);
    return meant.size > 0 && steps.every((step) => !meant.has(step.id) || (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L)(step));
}
/** What of a run that can be gone on with a re-run would not find. */
function notUploaded({ unpublished, saved }) {
    if (unpublished.size === 0 || !(0,_saved_js__WEBPACK_IMPORTED_MODULE_2__/* .isResumable */ .bE)(saved))
        return [];
    const isOne = unpublished.size === 1;
    const what = `${unpublished.size} ${isOne ? 'step has finished and is' : 'steps have finished and are'} not uploaded`;
    return [
        saved.more === 'none'
            ? `${what}: ${isOne ? 'it runs' : 'they run'} again.`
            : `${what} yet. The end of the job tries again; a step that is not uploaded by then runs again.`,
    ];
}
/** Why a step asks, and how to consent: a re-run keeps its `with:`, so that takes a workflow run of its own. */
function questionOf(going, step) {
    const { run, saved } = going;
    const asked = `paused: ${step.id} ${asksWhat(step)}`;
    if (saved.rerun === 'as-another-left')
        return [asked, TAKEN].join('\n');
    const lost = saved.rerun === 'starts-over' ? startsOver(run, saved) : lostWords(going);
    const remedy = lost === null ? [consentTo(going, step)] : [lost, ...unsavedRemedy(step, saved)];
    return [asked, ...remedy].join('\n');
}
function asksWhat(step) {
    const what = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .askedBy */ .Ai)(step);
    const how = isGate(step) ? 'asks' : 'asks before it is started';
    return what === '' ? how : `${how}: ${what}`;
}
function isGate({ question }) {
    return question?.prompt != null;
}
/** Null where a re-run finds something. */
function lostWords({ saved: { there, more, access, store }, asks, }) {
    if (access === 'unreadable') {
        // A step that asks would not be started then: who else goes on with the run cannot be read.
        const or = asks.size > 0 ? '' : `, or ${_saved_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OVER */ .CB}`;
        return `A re-run cannot read the saved run, and stops: ${store.letRead}${or}.`;
    }
    if (there !== 'nothing')
        return null;
    return more === 'may-come'
        ? 'Nothing of this run is saved: unless the end of the job can still save it, a re-run starts from the first step.'
        : 'Nothing of this run is saved: a re-run starts from the first step.';
}
/** What is not saved cannot be named. Where more may come, that is the remedy. */
function unsavedRemedy(step, { more, store }) {
    if (more === 'may-come')
        return [];
    if (isGate(step))
        return [`The gate ${step.id} can be approved only where the run is saved: ${orFolder(store.letUse)}.`];
    return [
        `The step ${step.id} can be let run only where the run is saved: ${orFolder(store.letUse)}. Or change the rerun: of ${consentedStep(step)}.`,
    ];
}
function startsOver({ run_id }, { there, access }) {
    const words = 'A re-run starts over: the job has `resume: never`.';
    return there === 'nothing' || access === 'unreadable'
        ? words
        : `${words} To go on with this run, let \`resume\` be auto again: where a variable sets it, a re-run goes on then; else give the action run-id: ${run_id}, too`;
}
/** Steps that ask, and that a new run starts again, since it does not know that they were started. */
function again(going) {
    return askAgain(going)
        .filter(({ id }) => id !== going.notStarted)
        .slice(0, MOST)
        .map(({ id }) => `The step ${id} was started: a run that starts over starts it again without asking.`);
}
/** The step with which a re-run goes on; none where all that is left waits for a person. */
function next(going) {
    const { run, reused } = going;
    const steps = run.steps.filter((step) => step.section === 'steps');
    const left = steps.filter((step) => !(0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L)(step));
    const stuck = stuckIn(going);
    const open = left.filter(({ id }) => !stuck.has(id));
    const services = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .servicesOf */ .Yj)(run);
    const first = open.find(({ id }) => !services.has(id)) ?? open[0];
    if (left.length > 0 && first === undefined)
        return [];
    const end = (0,_record_in_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .isInWorkflow */ .R)(run) ? '' : ' with finally';
    const from = first === undefined ? end : ` with the step ${first.id}`;
    const kept = reused.size;
    const words = kept === 0
        ? ''
        : ` ${kept} of ${steps.length} steps ${kept === 1 ? 'is' : 'are'} done and need not run again.`;
    return [`Choose "Re-run failed jobs" to go on${from}.${words}`];
}
/** The steps that a re-run would not start, and all that depends on them. */
function stuckIn(going) {
    const { run, saved, notStarted } = going;
    const asking = run.steps.filter((step) => step.state === 'waiting').map(({ id }) => id);
    const refused = notStarted !== null && saved.there !== 'all' && saved.more === 'none' ? [notStarted] : [];
    const roots = [...asking, ...refused, ...going.withheld.keys(), ...askAgain(going).map(({ id }) => id)];
    return new Set(roots.flatMap((id) => [id, ...(0,_plan_graph_js__WEBPACK_IMPORTED_MODULE_6__/* .dependentsOf */ .yk)(run.definition, id)]));
}
/** Steps that a re-run would only wait with, which waits with none of them now. */
function withheldIn({ run, withheld }) {
    return run.steps.flatMap(({ id, state }) => {
        const reason = withheld.get(id);
        return reason === undefined || state === 'waiting'
            ? []
            : [`A re-run would not start the step ${id}: it ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .Gk)(reason)}.`];
    });
}
/** How a step that was not started can be. */
function startable(going) {
    const { notStarted, saved } = going;
    // Where all is saved since, it can.
    if (notStarted === null || (saved.there === 'all' && saved.access === 'readable'))
        return [];
    // One that must be named is started by no re-run.
    const mustBe = saved.rerun === 'goes-on' && askAgain(going).some(({ id }) => id === notStarted);
    const later = mustBe ? 'name it when' : 're-run the job when';
    const how = saved.more === 'may-come'
        ? `${later} ${saved.store.name} can be written again`
        : `${orFolder(saved.store.letUse)}. Or take its rerun: ask out`;
    return [`The step ${notStarted} has rerun: ask, and starts only after its start is saved: ${how}.`];
}
/** @param answers what is said of each question */
function waiting(run, answers) {
    const steps = run.steps.filter((step) => step.state === 'waiting');
    const shown = steps.slice(0, MOST).flatMap((step) => {
        const what = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .askedBy */ .Ai)(step);
        const why = what === '' ? '' : `: ${what.replace(/([^?])$/, '$1.')}`;
        return [`The step ${step.id} waits for a person${why === '' ? '.' : why}`, ...answers(step)];
    });
    const more = steps.length - MOST;
    return more > 0 ? [...shown, `${more} more steps wait for a person.`] : shown;
}
function consentTo(going, step) {
    if (!isGate(step))
        return (0,_by_hand_js__WEBPACK_IMPORTED_MODULE_0__/* .runOrDone */ .LM)(going, step.id, consentedStep(step));
    const approve = (0,_by_hand_js__WEBPACK_IMPORTED_MODULE_0__/* .startedByHand */ .Gh)(going, step.id, 'approve');
    const [approves, rejects] = [(0,_by_hand_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(going, 'approve'), (0,_by_hand_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(going, 'reject')];
    return `To approve it, ${approve}; to reject it, with ${rejects}: ${step.id} instead of ${approves}`;
}
function consentedStep({ id, reason }) {
    return reason === null ? id : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .remedyStep */ .NT)(id, reason);
}
function consents(going) {
    return askAgain(going)
        .slice(0, MOST)
        .map(({ id }) => `The step ${id} has rerun: ask, and was started: it is not started again unless it is named. ${(0,_by_hand_js__WEBPACK_IMPORTED_MODULE_0__/* .runOrDone */ .LM)(going, id)}`);
}
/** Steps that were started, are not done, and ask before they are started a second time. Those of `finally` belong to one attempt, and do not ask. */
function askAgain({ run, asks }) {
    const asking = run.steps.filter(({ id, section }) => section === 'steps' && asks.has(id));
    return asking.filter((step) => !(0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isDone */ .$L)(step) && !(0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isAhead */ .Y0)(step) && step.started);
}


/***/ }),

/***/ 30402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   v3: () => (/* binding */ cleanLines),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/** The end of a log, for places that hold little. Pure. */


/** The lines of a log without colours and control characters. A CR ends a line too; empty lines at the end are left out. */
function cleanLines(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .toWellFormed()
        .trimEnd()
        .split(/\r\n|\n|\r/)
        .map(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK);
}
/**
 * As many of the last lines as fit, joined. Where not even the last one does, its end.
 * @param cost what a text takes of the limit; it must add up over the characters of a text
 */
function lastLines(lines, limit, cost) {
    const last = lines.at(-1);
    if (last === undefined)
        return '';
    const kept = [];
    let room = limit;
    for (const line of lines.toReversed()) {
        const price = cost(line) + (kept.length === 0 ? 0 : cost('\n'));
        if (price > room)
            break;
        room -= price;
        kept.unshift(line);
    }
    return kept.length > 0 ? kept.join('\n') : endOf(last, limit, cost);
}
/** The end of a text, with `…` in front where something is missing. */
function endOf(line, limit, cost) {
    let room = limit - cost('…');
    if (room < 0)
        return '';
    const kept = [];
    for (const character of [...line].toReversed()) {
        room -= cost(character);
        if (room < 0)
            break;
        kept.unshift(character);
    }
    return `…${kept.join('')}`;
}
/** The beginning of a text, with `…` behind it where something is missing. @param cost as for `lastLines` */
function beginningOf(text, limit, cost) {
    if (cost(text) <= limit)
        return text;
    let room = limit - cost('…');
    if (room < 0)
        return '';
    let kept = '';
    for (const character of text) {
        room -= cost(character);
        if (room < 0)
            break;
        kept += character;
    }
    return `${kept}…`;
}


/***/ }),

/***/ 70075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   EC: () => (/* binding */ preformatted),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   j2: () => (/* binding */ escapePre),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   yx: () => (/* binding */ closedFence)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** Foreign text inside Markdown as GitHub shows it. Pure. */

/** Characters that mean nothing in Markdown or HTML, wherever in a line they stand. */
const HARMLESS = /[^\p{L}\p{M}\p{N} ,()/-]/gu;
/** Marks that turn the direction of what follows them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * GitHub makes links of `@name`, `#12`, `www.name` and `http://name`, and pictures of `:word:`, even where they are written as
 * entities. A space of no width prevents it.
 */
const LINKED = /[@#:](?=[\p{L}\p{N}_+/-])|www(?=\.)/giu;
/**
 * One line of text that is nothing but text: no markup, HTML, link, mention or end of a table's cell.
 * @param most characters that are kept
 */
function plain(text, most = 300) {
    return clip((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text.slice(0, 20 * most)), most)
        .toWellFormed()
        .replace(DIRECTIONS, '\ufffd')
        .replace(LINKED, '$&\u200b')
        .replace(HARMLESS, entity);
}
/** The same, as code. */
function code(text, most = 120) {
    return `<code>${plain(text, most)}</code>`;
}
/** Lines for a `<pre>`, which start a line of their own. Control characters must have been taken out. */
function preformatted(text) {
    return `<pre>\n${escapePre(text)}\n</pre>`;
}
/** Text inside a `<pre>`. */
function escapePre(text) {
    return text.replace(DIRECTIONS, '\ufffd').replace(/[&<>"']/g, entity);
}
/** Markdown with the fence of its last block of code closed, as at the end of a document: what follows is no part of it. */
function closedFence(markdown) {
    let open = null;
    for (const line of markdown.split(/\r?\n/)) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
        if (open === null)
            open = fence === '' || (fence[0] === '`' && rest.includes('`')) ? null : fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = null;
    }
    if (open === null)
        return markdown;
    return `${markdown}${markdown.endsWith('\n') ? '' : '\n'}${open}\n`;
}
/** The bytes of a text in UTF-8. */
function bytesOf(text) {
    return Buffer.byteLength(text);
}
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
function clip(text, most) {
    if (text.length <= most)
        return text;
    const characters = [...text];
    return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
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


/***/ }),

/***/ 44529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ notStarted)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);

/** More problems are counted. */
const MOST = 50;
/** The summary of a job in which nothing was started, as Markdown. Pure. */
function notStarted(why, problems) {
    const shown = problems.slice(0, MOST).map(({ place, message, hint }) => {
        const at = place === undefined ? '' : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${place.file}:${place.line}:${place.column}`)} `;
        return `- ${at}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(hint === undefined ? message : `${message} (${hint})`, 600)}`;
    });
    const more = problems.length > MOST ? [`- and ${problems.length - MOST} more`] : [];
    return ['## \u274c Savepoint started nothing', '', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(why, 1000), '', ...shown, ...more, ''].join('\n');
}


/***/ }),

/***/ 7307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ rerunWith),
/* harmony export */   CB: () => (/* binding */ START_OVER),
/* harmony export */   L7: () => (/* binding */ FOLDER),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   bE: () => (/* binding */ isResumable)
/* harmony export */ });
/** Which every job can use that reaches it. */
const FOLDER = {
    name: 'the folder',
    letRead: 'let the job read the folder',
    letUse: 'let the job write to the folder',
};
/** How a job that is run again does not go on with what is saved. */
const START_OVER = 'start over: a re-run keeps its `with:`, so give the action `resume: ${{ vars.SAVEPOINT_RESUME }}`, and that variable the value never';
/** What a re-run of a job does that has this `resume`. */
function rerunWith(resume) {
    return resume === 'never' ? 'starts-over' : 'goes-on';
}
/** Whether a re-run finds something that it goes on with. */
function isResumable({ there, access, rerun }) {
    return there !== 'nothing' && access === 'readable' && rerun === 'goes-on';
}
/**
 * What the end of the job has come to, which was to save what was left.
 * @param before what had been saved until then
 */
function lastWords(run, saved, before) {
    if (saved.there === 'all') {
        const isNews = before !== 'all' && isResumable(saved);
        return isNews ? { kind: 'well', text: `All of ${run} is saved now: a re-run goes on with it.` } : null;
    }
    if (saved.there === 'nothing') {
        const then = saved.access === 'readable' ? ': a re-run starts from the first step' : '';
        return { kind: 'warning', text: `nothing of ${run} is saved${then}` };
    }
    const then = isResumable(saved) ? ': a re-run goes on from the last checkpoint before' : '';
    return { kind: 'warning', text: `${run} is saved only in part${then}` };
}


/***/ }),

/***/ 70254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  x4: () => (/* binding */ cleanUpSummary),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
// EXTERNAL MODULE: ./build/src/report/edits.js
var report_edits = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/src/report/mermaid.js
var mermaid = __webpack_require__(31879);
;// CONCATENATED MODULE: ./build/src/report/gantt.js
/** When each try ran, in all attempts, as a Mermaid Gantt chart. Pure. */

/** So many bars are drawn, the longest ones: with more, nobody finds a step, and Mermaid takes no text of 50,000 characters. */
const MOST_BARS = 30;
const LONGEST_NAME = 40;
/** A bar is at least such a part of the whole. */
const SHORTEST = 1 / 300;
/** A sign comes first, so that no name is taken for a word of the chart's own. */
const SIGNS = {
    completed: '✅',
    failed: '❌',
    interrupted: '⏹️',
    running: '⏳',
    waiting: '⏳',
};
/** How Mermaid paints them: grey, red, blue. */
const TAGS = {
    completed: 'done',
    failed: 'crit',
    interrupted: 'active',
    running: 'active',
    waiting: 'active',
};
/** Attempts stand behind each other, without the time between them. Null: there are no two to compare. */
function ganttOf({ attempts, spans }) {
    if (spans.length < 2)
        return null;
    const drawn = new Set(spans.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_BARS));
    const parts = inRow(attempts, spans);
    const whole = Math.max(1, ...parts.map(({ offset, length }) => offset + length));
    const lines = parts.flatMap(({ attempt, start, offset }) => {
        const own = spans.filter((span) => span.attempt === attempt && drawn.has(span));
        const bars = own.map((span) => barOf(span, { from: offset - start, shortest: whole * SHORTEST }));
        return bars.length === 0 ? [] : [`  section Attempt ${attempt}`, ...bars];
    });
    const head = ['gantt', `  dateFormat ${FORMAT}`, `  axisFormat ${axisOf(whole)}`, '  todayMarker off'];
    return { text: `${[...head, ...lines].join('\n')}\n`, leftOut: spans.length - drawn.size };
}
function lengthOf({ start, end }) {
    return (end ?? start) - start;
}
function inRow(attempts, spans) {
    let offset = 0;
    return attempts.map(({ attempt, start, end }) => {
        const ends = spans.flatMap((span) => (span.attempt === attempt ? [span.end ?? span.start] : []));
        const length = Math.max(end ?? start, ...ends) - start;
        const part = { attempt, start, length, offset };
        offset += length;
        return part;
    });
}
function barOf(span, { from, shortest }) {
    const name = span.step.length > LONGEST_NAME ? `${span.step.slice(0, LONGEST_NAME - 1)}…` : span.step;
    const nth = span.try > 1 ? `, try ${span.try}` : '';
    // A colon ends the name.
    const label = `${(0,mermaid/* escapeLabel */.cR)(name)}${nth}`.replaceAll(':', '#58;');
    const start = Math.max(0, span.start + from);
    const end = start + Math.max(lengthOf(span), shortest);
    return `    ${SIGNS[span.state]} ${label} :${TAGS[span.state]}, ${clock(start)}, ${clock(end)}`;
}
const FORMAT = 'YYYY-MM-DD HH:mm:ss.SSS';
/** Time since the first start, as a time of day: Mermaid knows no other, and reads and writes it in the same time zone. */
function clock(ms) {
    return new Date(Date.UTC(2000, 0, 1) + Math.round(ms)).toISOString().replace('T', ' ').replace('Z', '');
}
function axisOf(whole) {
    if (whole < 5_000)
        return '%S.%L';
    return whole < 60 * 60_000 ? '%M:%S' : '%H:%M';
}

// EXTERNAL MODULE: ./build/src/report/go-on.js
var go_on = __webpack_require__(68096);
// EXTERNAL MODULE: ./build/src/report/log-end.js
var log_end = __webpack_require__(30402);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/report/saved.js
var report_saved = __webpack_require__(7307);
// EXTERNAL MODULE: ./build/src/report/state-words.js
var state_words = __webpack_require__(97121);
// EXTERNAL MODULE: ./build/src/report/reasons.js
var reasons = __webpack_require__(66825);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
;// CONCATENATED MODULE: ./build/src/report/summary-table.js
/** The table of the steps in a job's summary. Pure. */





const HEAD = '| State | Step | Time | Tries | Saved | Why |\n| --- | --- | ---: | ---: | --- | --- |\n';
const NOTHING = '–';
/** A row for every step; as many as fit into `room` bytes, without some from the middle. Empty where not even few fit. */
function stepsTable(request, room) {
    const rows = request.run.steps.map((step) => rowOf(step, request));
    const whole = HEAD + rows.join('');
    if ((0,markdown/* bytesOf */.$$)(whole) <= room)
        return whole;
    const { front, back } = bothEnds(rows, room - (0,markdown/* bytesOf */.$$)(HEAD + gap(rows.length)));
    const missing = rows.length - front.length - back.length;
    const cut = HEAD + front.join('') + gap(missing) + back.join('');
    return front.length > 0 && (0,markdown/* bytesOf */.$$)(cut) <= room ? cut : '';
}
/** The rows of both ends that fit, taken in turn. */
function bothEnds(rows, limit) {
    const front = [];
    const back = [];
    let room = limit;
    for (let taken = 0; taken < rows.length; taken++) {
        const isFront = taken % 2 === 0;
        const row = (isFront ? rows[front.length] : rows[rows.length - 1 - back.length]) ?? '';
        room -= (0,markdown/* bytesOf */.$$)(row);
        if (room < 0)
            break;
        if (isFront)
            front.push(row);
        else
            back.unshift(row);
    }
    return { front, back };
}
function gap(count) {
    return `| … | **${count} more ${count === 1 ? 'step' : 'steps'}, not shown** | | | | |\n`;
}
function rowOf(step, request) {
    const { run, kind } = request;
    const brought = kind === 'brought-back' && step.section === 'steps';
    const state = brought && !(0,state_words/* isReused */.x0)(step, run) ? `${(0,state_words/* stateWords */.Xu)(step, run)}, reused` : (0,state_words/* stateWords */.Xu)(step, run);
    const cells = [
        `${(0,state_words/* symbolOf */.wX)(step)} ${state}`,
        nameOf(step),
        step.duration_ms === null || (0,record_run/* isAhead */.Y0)(step) ? NOTHING : (0,tables/* formatDuration */.a3)(step.duration_ms),
        hasRun(step) ? `${step.retry_count + 1}` : NOTHING,
        savedOf(step, request),
        whyOf(step, request),
    ];
    return `| ${cells.join(' | ')} |\n`;
}
function whyOf(step, { run, kind }) {
    if (kind === 'brought-back' && step.section === 'steps')
        return 'completed before';
    const isNeeded = step.reason?.kind !== 'not-come';
    if (step.state === 'skipped' && isNeeded && !(0,state_words/* isReused */.x0)(step, run))
        return 'its <code>if</code> was false';
    if (step.state === 'waiting')
        return (0,markdown/* plain */.pj)((0,reasons/* askedBy */.Ai)(step));
    return step.reason === null ? NOTHING : (0,markdown/* plain */.pj)((0,reasons/* describeWhy */.QQ)(step));
}
function nameOf({ id, name, section }) {
    const own = name === id ? '' : ` ${(0,markdown/* plain */.pj)(name, 80)}`;
    return `${(0,markdown/* code */.aY)(id)}${own}${section === 'finally' ? ' (finally)' : ''}`;
}
function hasRun(step) {
    return step.started && step.state !== 'skipped' && !(0,record_run/* isAhead */.Y0)(step);
}
function savedOf({ id, state, change }, { unpublished, saved, run }) {
    if (state !== 'completed' || (0,state_words/* isService */.kd)({ id }, run))
        return NOTHING;
    if (unpublished.has(id)) {
        if (saved.more === 'may-come')
            return 'finished, not uploaded yet';
        return saved.there === 'nothing' ? '**not saved**' : '**finished, not uploaded**';
    }
    if (change === null)
        return '**not saved**';
    if (change.files === 0)
        return 'nothing changed';
    return `${change.files} ${change.files === 1 ? 'file' : 'files'}, ${(0,tables/* formatBytes */.z3)(change.bytes)}`;
}

;// CONCATENATED MODULE: ./build/src/report/summary.js












/** GitHub refuses a summary of more bytes. */
const SUMMARY_LIMIT = 1024 * 1024;
/** The bytes of one log's end that are shown, its lines, and how many failed steps and kinds of files are. */
const LOG_BYTES = 16 * 1024;
const LOG_LINES = 100;
const MOST_FAILURES = 20;
const MOST_FILES = 20;
const MOST_PATHS = 10;
/** @param room the bytes that it may take */
function summaryOf(request, room = SUMMARY_LIMIT) {
    const parts = {
        head: whole(head(request)),
        next: whole(next(request)),
        table: (left) => stepsTable(request, left),
        failures: (left) => failures(request, left),
        files: whole(files(request)),
        chart: whole(chart(request)),
        graph: whole(graph(request)),
    };
    // The parts in the order in which they are given room, with the share of what is left that each may take.
    const shares = {
        head: 1,
        next: 1,
        failures: 1 / 3,
        files: 1 / 4,
        chart: 1 / 4,
        graph: 1 / 4,
        table: 1,
    };
    const texts = new Map();
    let left = room;
    for (const [name, share] of Object.entries(shares)) {
        const text = parts[name](Math.floor(left * share) - 1);
        texts.set(name, text);
        left -= text === '' ? 0 : (0,markdown/* bytesOf */.$$)(text) + 1;
    }
    return Object.keys(parts)
        .map((name) => texts.get(name) ?? '')
        .filter((text) => text !== '')
        .join('\n');
}
/** The steps that have run after a cancel. @param run with these alone @param room the bytes that it may take */
function cleanUpSummary(run, room) {
    const head = '### After the cancel\n\n';
    const saved = { there: 'all', more: 'none', access: 'readable', rerun: 'goes-on', store: report_saved/* FOLDER */.L7 };
    const table = stepsTable({ run, kind: 'ended', unpublished: new Set(), saved }, room - (0,markdown/* bytesOf */.$$)(head));
    return table === '' ? '' : head + table;
}
function whole(text) {
    return (room) => ((0,markdown/* bytesOf */.$$)(text) <= room ? text : '');
}
function head({ run, kind, lost }) {
    const { symbol, words } = (0,state_words/* statusWords */.o7)(run);
    const what = kind === 'brought-back' ? 'nothing to do, brought back' : words;
    const why = run.attempts.at(-1)?.why ?? '';
    const lines = [`## ${symbol} ${(0,markdown/* plain */.pj)(run.pipeline.name, 120)}: ${what}`, '', facts(run, kind)];
    if (kind === 'ended' && run.status === 'interrupted' && why !== '' && why !== lost)
        lines.push('', (0,markdown/* plain */.pj)(stopped(why)));
    if (lost !== null)
        lines.push('', `**${(0,markdown/* plain */.pj)(lost, 500)}**`);
    return `${lines.join('\n')}\n`;
}
/** To a job, a cancel by a person, the time limit of the step and that of the job look the same. */
function stopped(why) {
    const [, signal] = /^stopped by (SIG\w+)$/.exec(why) ?? [];
    return signal === undefined ? why : `Cancelled, or out of time (${signal}).`;
}
function facts(run, kind) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter(record_run/* isDone */.$L).length;
    const reused = kind === 'brought-back' ? steps.filter(record_run/* isDone */.$L) : steps.filter((step) => (0,state_words/* isReused */.x0)(step, run));
    const saved = reused.reduce((sum, step) => sum + (step.duration_ms ?? 0), 0);
    const all = [
        `Run ${(0,markdown/* code */.aY)(run.run_id)}`,
        `attempt ${run.attempt}`,
        `${done} of ${count(steps.length, 'step')} done`,
    ];
    if (reused.length > 0)
        all.push(`${reused.length} reused (${(0,tables/* formatDuration */.a3)(saved)} not spent again)`);
    const last = run.attempts.at(-1);
    const took = last === undefined ? null : (0,record_run/* tookMs */.gM)(last);
    if (kind === 'ended' && took !== null)
        all.push(`took ${(0,tables/* formatDuration */.a3)(took)}`);
    return all.join(', ');
}
function next(request) {
    const lines = [...(0,go_on/* goOn */.AC)(request), ...(0,go_on/* notUploaded */.Kj)(request)].map((line) => `- ${(0,markdown/* plain */.pj)(line, 600)}`);
    return lines.length === 0 ? '' : `### How to go on\n\n${lines.join('\n')}\n`;
}
function failures({ run, logs }, room) {
    const failed = run.steps.filter((step) => step.state === 'failed');
    const more = (missing) => `\n${count(missing, 'more step')} failed.\n`;
    let text = '';
    let left = room - (0,markdown/* bytesOf */.$$)(more(failed.length));
    let shown = 0;
    for (const step of failed.slice(0, MOST_FAILURES)) {
        const share = Math.floor(left / (Math.min(failed.length, MOST_FAILURES) - shown));
        const block = failure(step, logs.get(step.id) ?? [], share);
        if ((0,markdown/* bytesOf */.$$)(block) > left)
            break;
        text += block;
        left -= (0,markdown/* bytesOf */.$$)(block);
        shown += 1;
    }
    if (shown === 0)
        return '';
    return shown < failed.length ? text + more(failed.length - shown) : text;
}
/** The end of a step's log, folded away; without it where there is no room. */
function failure(step, log, room) {
    const title = `${(0,markdown/* code */.aY)(step.id)}: ${(0,markdown/* plain */.pj)(step.error_message ?? 'failed')}`;
    const before = `<details><summary>❌ ${title}</summary>\n\n`;
    const after = '\n\n</details>\n';
    const left = Math.min(LOG_BYTES, room - (0,markdown/* bytesOf */.$$)(before + after + (0,markdown/* preformatted */.EC)('')));
    const end = left <= 0 ? '' : (0,log_end/* lastLines */.w$)(log.slice(-LOG_LINES), left, (text) => (0,markdown/* bytesOf */.$$)((0,markdown/* escapePre */.j2)(text)));
    return end === '' ? `❌ ${title}\n\n` : `${before}${(0,markdown/* preformatted */.EC)(end)}${after}`;
}
function files({ files: all, run }) {
    const events = all.filter(({ change }) => change.files > 0);
    if (events.length === 0)
        return '';
    const lines = events.slice(0, MOST_FILES).map((event) => `- ${filesLine(event, run)}`);
    if (events.length > MOST_FILES)
        lines.push(`- and ${events.length - MOST_FILES} more`);
    return `### Files kept, removed or set back\n\n${lines.join('\n')}\n`;
}
function filesLine(event, run) {
    if (event.type === 'edits.kept') {
        const when = (0,report_edits/* whenEdited */.a6)(event, (0,markdown/* code */.aY)(event.step ?? ''));
        const edits = (0,report_edits/* namedEdits */.Vl)(event, (path) => (0,markdown/* code */.aY)(path));
        const names = (0,some/* someOf */.y)(edits, MOST_PATHS, event.change.files);
        return `Kept, changed ${when}: ${names}${(0,report_edits/* ifOfStep */.TJ)(event, (word) => (0,markdown/* code */.aY)(word))}`;
    }
    const names = event.paths.map((path) => (0,markdown/* code */.aY)(path));
    const why = (0,markdown/* plain */.pj)((0,report_edits/* whySetAside */.Hh)(event.steps, (0,report_edits/* runsNow */.bn)(run)));
    return `Removed or set back${why}: ${(0,some/* someOf */.y)(names, MOST_PATHS, event.change.files)}`;
}
function chart({ spans }) {
    const drawn = ganttOf(spans);
    if (drawn === null)
        return '';
    const more = drawn.leftOut === 0 ? '' : `\nThe ${drawn.leftOut} shortest are not shown.\n`;
    return `### When the steps ran\n\n\`\`\`mermaid\n${drawn.text}\`\`\`\n${more}`;
}
function graph({ run }) {
    const chart = (0,mermaid/* runMermaid */.Xz)(run);
    if (chart === null)
        return `The graph of ${count(run.steps.length, 'step')} is too large to be drawn.\n`;
    return `\`\`\`mermaid\n${chart}\`\`\`\n`;
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 74913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/** Making foreign text safe to print. */

/** Control characters would act on the terminal. */
function visible(text) {
    return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '\ufffd');
}
/** A text of so many characters at most: the middle of a longer one is left out. */
function shortened(text, most) {
    if (text.length <= most)
        return text;
    const end = Math.floor((most - 1) / 3);
    return `${text.slice(0, most - 1 - end)}…${text.slice(text.length - end)}`;
}
/** Text without colours and control characters, in one line. */
function plainText(text) {
    return visible((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 33674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   fF: () => (/* binding */ AT_DEADLINE),
/* harmony export */   hE: () => (/* binding */ CAUSES),
/* harmony export */   ku: () => (/* binding */ startedAgain),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/**
 * Why a job of a workflow run ended: by its own words, which are its conclusion, its steps' and its annotations. docs/rerun.md says which. Pure.
 */
/** The causes that a re-run can be asked for. */
const CAUSES = ['lost', 'timeout', 'cancelled', 'failure'];
/** The conclusions of jobs that `Re-run failed jobs` runs again. */
const FAILED = new Set(['failure', 'cancelled', 'timed_out']);
/** What the service and the runner say. A step may say anything, but these words stand at the start of an annotation. */
const LOST = [
    /^The (hosted|self-hosted) runner\b.* lost communication with the server/,
    /^The runner has received a shutdown signal/,
    /^Operating system is shutting down for computer/,
];
const TIMEOUT = [
    /^The job\b.* has exceeded the maximum execution time/,
    /^The action\b.* has timed out/,
    /^Stopped at the deadline\./,
];
const ELSEWHERE = /^Started \S+ again on \S+, to go on with /;
/** What Savepoint itself says at the deadline of a job, as an annotation. */
const AT_DEADLINE = 'Stopped at the deadline.';
/** The same, where another workflow run goes on. */
function startedAgain(workflow, ref, run) {
    return `Started ${workflow} again on ${ref}, to go on with ${run}.`;
}
/** Why a job ended. */
function endingOf({ conclusion, isCutOff, annotations }) {
    const says = (words) => annotations?.some((message) => words.some((each) => each.test(message))) === true;
    if (says([ELSEWHERE]))
        return 'elsewhere';
    if (says(LOST))
        return 'lost';
    if (conclusion === 'timed_out' || says(TIMEOUT))
        return 'timeout';
    // A runner that is lost cannot say how its step ended.
    if (conclusion === 'failure' && isCutOff)
        return 'lost';
    if (annotations === null)
        return 'unknown';
    return conclusion === 'cancelled' ? 'cancelled' : 'failure';
}


/***/ }),

/***/ 46848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   AD: () => (/* binding */ StoreError),
/* harmony export */   Bs: () => (/* binding */ WrittenByOther),
/* harmony export */   Oy: () => (/* binding */ AccessDenied),
/* harmony export */   RF: () => (/* binding */ refusedByMachine),
/* harmony export */   W0: () => (/* binding */ isAbsent)
/* harmony export */ });
/** The store could not be opened, read or written. Never means that something is not there. */
class StoreError extends Error {
    name = 'StoreError';
    /** What a person can do, where the system error that caused it says so; else null. */
    get hint() {
        return remedyOf(this.cause);
    }
}
/** It may not be read by this job: another try cannot do better. */
class AccessDenied extends StoreError {
}
/** Another version of this program wrote what is there: another try cannot do better, either. */
class WrittenByOther extends StoreError {
}
/** The one-line text of a system error. */
function reasonOf(error) {
    const { code, message } = error;
    switch (code) {
        case 'EACCES':
        case 'EPERM':
            return 'permission denied';
        case 'EROFS':
            return 'the file system is read-only';
        case 'ENOSPC':
            return 'no space left on the device';
        case 'EDQUOT':
            return 'the disk quota is used up';
        case 'ENOTDIR':
            return 'a part of the path is not a directory';
        case 'EIO':
            return 'input/output error of the device';
        default:
            return message;
    }
}
/** What a device that has failed or is full refuses, and a machine that has no more to give, wherever it is asked: no bug of ours. */
const OF_THE_MACHINE = ['EIO', 'ENOSPC', 'EDQUOT', 'ENOMEM', 'EMFILE', 'ENFILE', 'ESTALE'];
/** @returns a system error that no caller has foreseen, in the words of people; null where it can only be a bug */
function refusedByMachine(error) {
    const { code = '', path } = (error ?? {});
    if (!OF_THE_MACHINE.includes(code))
        return null;
    return new StoreError(path === undefined ? reasonOf(error) : `${path}: ${reasonOf(error)}`, {
        cause: error,
    });
}
function remedyOf(cause) {
    switch (cause?.code) {
        case 'EACCES':
        case 'EPERM':
            return 'check its owner and permissions, and those of the folders above it';
        case 'EROFS':
            return 'choose a store in a place that can be written to';
        case 'ENOSPC':
        case 'EDQUOT':
            return 'free some space there, and run it again: what was saved is still there';
        case 'EIO':
            return 'check the disk (the log of the kernel may say more), and run it again';
        default:
            return null;
    }
}
/** Whether a system error says that a file or directory is not there. */
function isAbsent(error) {
    return error.code === 'ENOENT';
}


/***/ })

};
