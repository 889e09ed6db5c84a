export const id = 5011;
export const ids = [5011];
export const modules = {

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

/***/ 40190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ TEMP),
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
/** New temporary files that another step names. */
const TEMP = 'temporary files';
/** `Python packages (requests-2.31.0, and 4 more)`. */
function describeNamed({ what, count, names }) {
    const shown = names.slice(0, 3);
    const more = count - shown.length;
    return `${what} (${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''})`;
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

/***/ 4195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ askingLines),
/* harmony export */   _s: () => (/* binding */ unsavedLines),
/* harmony export */   jg: () => (/* binding */ countSteps),
/* harmony export */   z$: () => (/* binding */ endLines)
/* harmony export */ });
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41206);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34790);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66825);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/** The last lines of an attempt: how it ended, and how it goes on. */





/** More questions are counted. */
const MOST_ASKED = 5;
/** The command that goes on with a run, and what the run asks; a paused one goes on with an answer alone. */
function goingOnLines(run) {
    const asking = askingLines(run);
    return run.status === 'paused' ? asking : [goingOn(run), ...asking];
}
/** What a run asks that nobody goes on with, and the commands that answer; where a paused one has all answers, the one that goes on. */
function askingLines(run) {
    if (run.status === 'running' || (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isRejected */ .TK)(run))
        return [];
    const waiting = run.steps.filter(({ state }) => state === 'waiting');
    if (waiting.length === 0)
        return run.status === 'paused' ? [goingOn(run)] : [];
    const shown = waiting
        .slice(0, MOST_ASKED)
        .flatMap((step) => [`  ${step.id} asks: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .askedBy */ .Ai)(step)}`, ...answersTo(step, run)]);
    const more = waiting.length - MOST_ASKED;
    return more > 0 ? [...shown, `  and ${more} more ask: savepoint show ${run.run_id}`] : shown;
}
function answersTo({ id, reason, question }, run) {
    const named = `${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(id)}`;
    const approve = `savepoint approve ${named} --resume${givenAgain(run)}`;
    if (question === undefined) {
        const step = (0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(reason === null ? id : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .remedyStep */ .NT)(id, reason));
        return [`    to go on:    ${resumeCommand(run)} --from-step ${step}`];
    }
    return question.prompt !== null
        ? [`    to approve:  ${approve}`, `    to reject:   savepoint reject ${named}`]
        : [`    to run it:   ${approve}`, `    it is done:  savepoint mark ${named} --completed --reason TEXT`];
}
function endLines(run, colour) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    const done = steps.filter(({ state }) => isOver(state)).length;
    const style = run.status === 'completed' ? 'green' : run.status === 'failed' ? 'red' : 'yellow';
    const last = run.attempts.at(-1);
    const why = run.status === 'completed' ? '' : `; ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(last?.why ?? '')}`;
    const took = last === undefined ? null : (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tookMs */ .gM)(last);
    const word = isByChoice(run) ? '' : `${colour(style, run.status)}: `;
    const head = `${word}${run.run_id}, ${done} of ${countSteps(steps.length)} done${took === null ? '' : `, in ${(0,_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(took)}`}${why}${withoutFinally(run)}`;
    if (run.status === 'completed')
        return [head, ...unsavedLines(run, 'this folder')];
    // A person's no has no output.
    const failed = run.steps.filter(({ state, answer, attempt }) => state === 'failed' && attempt === run.attempt && answer?.decision !== 'rejected');
    return [
        head,
        ...failed.slice(0, 5).map((step) => `  its output:  savepoint logs ${run.run_id} ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(step.id)}`),
        ...goingOnLines(run),
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
    const isLeft = isShort && last.every(_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isAhead */ .Y0);
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
        .map(({ id }) => `  ${id}'s files exist only in ${folder}; --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(id)} runs it again`);
}
/** A run that a person has rejected is not gone on with. */
function goingOn(run) {
    const rejected = run.steps.find(({ answer }) => answer?.decision === 'rejected');
    if (!(0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isRejected */ .TK)(run) || rejected?.answer === undefined)
        return `  to go on:    ${resumeCommand(run)}`;
    const then = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfGate */ .zU)(rejected.answer) ? 'asks again' : 'runs it after all';
    return `  rejected:    ${resumeCommand(run)} --from-step ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(rejected.id)} ${then}`;
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

/***/ 66825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   NT: () => (/* binding */ remedyStep),
/* harmony export */   QQ: () => (/* binding */ describeWhy)
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
/** Why a step ran or not; of one that was taken as done, also where it left no change here. */
function describeWhy({ reason, state, change }) {
    if (reason === null)
        return '';
    const isBare = reason.kind === 'marked' && state === 'completed' && change?.files === 0;
    return `${describeReason(reason)}${isBare ? '; it changed no file here' : ''}`;
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
            return reason.lost === true
                ? 'no completion of it was saved'
                : `runs for the first time${renamedFrom(reason)}`;
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
            return reason.by === 'env'
                ? '`SAVEPOINT_RERUN: always`'
                : '`rerun: always`, and a step that depends on it runs';
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
                ? `asks for approval${renamedFrom(reason.because)}`
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
/** How a step that seems to have been renamed keeps its result. */
function renamedFrom({ was }) {
    return was === undefined ? '' : `; if it is ${was} renamed, \`id: ${was}\` keeps its result`;
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
/** The step whose naming lets the run go on: one that was withheld from is helped by running what sets the value. */
function remedyStep(step, reason) {
    return reason.kind === 'withheld' ? reason.step : step;
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
/* unused harmony export isUnsaved */
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
/** Whether it is done, and the newest attempt came to it and did not run it. */
function isReused(step, run) {
    return (0,_record_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isDone */ .$L)(step) && step.attempt !== run.attempt && step.reason?.kind !== 'not-come';
}
/** Whether a step is ended by others, rather than by itself. */
function isService({ id }, { definition }) {
    return definition.find((entry) => entry.id === id)?.background === 'service';
}
/** Whether it is completed, and what it changed could not be saved. */
function isUnsaved(step, run) {
    return step.state === 'completed' && step.change === null && !isService(step, run);
}
/** `continue-on-error`: its command failed. */
function isForgiven({ state, outcome }) {
    return state === 'completed' && outcome === 'failure';
}


/***/ }),

/***/ 12220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Ix: () => (/* binding */ describeDiffering),
/* harmony export */   NF: () => (/* binding */ somePaths),
/* harmony export */   qH: () => (/* binding */ talkOf)
/* harmony export */ });
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41206);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75047);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7009);
/* harmony import */ var _end_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66825);
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97121);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49459);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/* harmony import */ var _tries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14233);









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
            return [`runs again: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .Gk)(event.reason)}`];
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
            return [`${colour('yellow', '?')} ${event.step}: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .askedBy */ .Ai)(event)}`];
        case 'warning':
            return [
                `${colour('yellow', 'warning:')} ${event.step === null ? '' : `${event.step}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(event.message)}`,
            ];
        case 'source.captured':
            return sourceLines(event, colour);
        case 'edits.kept':
            return editLines(event, colour);
        // The plan, or the end of the step, says what a person has answered.
        case 'step.decided':
        case 'earlier.captured':
        case 'packs.borrowed':
            return [];
        case 'files.aside':
            return asideLines(event, run, colour);
        case 'files.kept':
            if (event.change.pack === null)
                return [];
            return [colour('dim', `  ${event.step}: ${keptFor((0,_record_run_js__WEBPACK_IMPORTED_MODULE_6__/* .stepOf */ .cg)(run, event.step))}`)];
        case 'step.saved':
            return [colour('dim', `  ${event.step}: saved now`)];
        case 'attempt.ended':
            return (0,_end_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .endLines */ .z$)(run, colour);
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
    const then = (0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .ifOfStep */ .TJ)(event, (word, what) => (what === 'key' ? `\`${word}\`` : word));
    const what = `changed ${(0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .whenEdited */ .a6)(event, event.step ?? '')}: ${pathsOf(event)}${then}`;
    return [`${colour('yellow', 'kept:')} ${what}`];
}
function asideLines(event, run, colour) {
    const { steps, paths, change } = event;
    const files = change.files;
    const what = `in this folder${(0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .whySetAside */ .Hh)(steps, (0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .runsNow */ .bn)(run))}: ${somePaths({ paths, files })}`;
    const command = `savepoint restore ${run.run_id} --aside --to DIR`;
    const back = `get ${files === 1 ? 'it' : 'them'} back with:  ${command}`;
    return [`${colour('yellow', 'removed or set back')} ${what}; ${back}`];
}
function keptFor(step) {
    return step?.reason?.kind === 'marked'
        ? 'what its last try left stays, as its change'
        : 'its files are kept for its next try';
}
function pathsOf(event) {
    return somePaths({ paths: (0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .namedEdits */ .Vl)(event, (path) => path), files: event.change.files });
}
/** The first paths of some, and how many more there are. */
function somePaths({ paths, files }) {
    return (0,_words_some_js__WEBPACK_IMPORTED_MODULE_8__/* .someOf */ .y)(paths.map(_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK), 5, files);
}
function planLines(event, run, colour) {
    const steps = new Set(run.steps.filter(({ section }) => section === 'steps').map(({ id }) => id));
    const reused = event.decisions.filter(({ step, decision }) => decision === 'reuse' && steps.has(step)).length;
    const total = steps.size;
    if (event.attempt === 1)
        return [`${colour('bold', run.run_id)}: ${(0,_end_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .countSteps */ .jg)(total)}`];
    const shown = event.decisions.filter((each) => each.reason.kind !== 'finally');
    const width = Math.max(0, ...shown.map((each) => each.step.length));
    return [
        `${colour('bold', run.run_id)}: goes on, attempt ${event.attempt}; ${reused} of ${(0,_end_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .countSteps */ .jg)(total)} reused`,
        ...shown.map((each) => `  ${each.decision.padEnd(5)}  ${each.step.padEnd(width)}  ${colour('dim', (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .Gk)(each.reason))}`),
    ];
}
function completedLine(event, run, colour) {
    const step = (0,_record_run_js__WEBPACK_IMPORTED_MODULE_6__/* .stepOf */ .cg)(run, event.step);
    const time = timeOf(step);
    const isAnswered = step?.reason?.kind === 'approved' || step?.reason?.kind === 'marked';
    const isEnded = event.exit_code === null && (0,_state_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isService */ .kd)({ id: event.step }, run);
    const how = isAnswered ? `: ${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWhy */ .QQ)(step)}` : isEnded ? ': ended' : '';
    if (event.outcome === 'success')
        return `${colour('green', '+')} ${event.step}${how}${time}`;
    const why = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(event.error_message ?? '').replace(/\.$/, '');
    return `${colour('yellow', '+')} ${event.step}: ${why}, and goes on (continue-on-error)${time}`;
}
function failedLines(event, run, colour) {
    return [
        `${colour('red', 'x')} ${event.step}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(event.error_message)}${timeOf((0,_record_run_js__WEBPACK_IMPORTED_MODULE_6__/* .stepOf */ .cg)(run, event.step))}`,
    ];
}
function timeOf(step) {
    return step?.duration_ms == null ? '' : ` (${(0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(step.duration_ms)})`;
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
/** The tries of a step in words. Pure. */


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

/***/ 37394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openRegular)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** Opening what a store holds, whoever laid it out. */

/**
 * Opens a file of a store to read it. A link in its place is not followed, and for a pipe nobody waits.
 * @returns the open file, for the caller to close @throws the system's error, or one that says what is there instead
 */
function openRegular(path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code !== 'ELOOP')
            throw error;
        throw new Error('it is a link, and a store holds none', { cause: error });
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
        return fd;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    throw new Error('it is no regular file');
}


/***/ })

};
