export const id = 7501;
export const ids = [7501];
export const modules = {

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

/***/ 48942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Gi: () => (/* binding */ entryIn),
/* harmony export */   NF: () => (/* binding */ linePrefix),
/* harmony export */   Oy: () => (/* binding */ placePrefix),
/* harmony export */   Pq: () => (/* binding */ claimPrefix),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Us: () => (/* binding */ aliasKey),
/* harmony export */   Y6: () => (/* binding */ NOTES),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   dn: () => (/* binding */ aliasPrefix),
/* harmony export */   mA: () => (/* binding */ notedIn),
/* harmony export */   tK: () => (/* binding */ claimEntry)
/* harmony export */ });
const MOST = 999_999;
const FORMAT = 2;
function keyOf(line, entry) {
    const { attempt, steps, resumable } = entry;
    return `${placePrefix(line, entry)}${digits(attempt)}-${digits(steps)}-${resumable ? 'r' : 'n'}.`;
}
/** The claim itself: its key is the same for all that make it, so that one alone can. */
function claimEntry(claim) {
    return { claim, sequence: 0, attempt: 0, steps: 0, resumable: false };
}
/** What the keys of a line begin with. */
function linePrefix(line) {
    return `savepoint-${FORMAT}-${line}-`;
}
/** What the keys of one claim begin with. */
function claimPrefix(line, claim) {
    return `${linePrefix(line)}${digits(claim)}-`;
}
/** What the key of one place begins with, whatever else it tells. */
function placePrefix(line, { claim, sequence }) {
    return `${claimPrefix(line, claim)}${digits(sequence)}-`;
}
/** The key under which the line of a run is noted: `…-CLAIM-SEQUENCE-LINE-RUN-ATTEMPT.`, with zeros for no workflow run. */
function aliasKey(alias, place, { line, by }) {
    const who = by === null ? '0-0' : `${by.workflow_run.replace(/\D/g, '') || 0}-${by.attempt}`;
    return `${aliasPrefix(alias)}${digits(place.claim)}-${digits(place.sequence)}-${line}-${who}.`;
}
/** What the key of a note tells; null for any other key. */
function notedIn(key) {
    const match = NOTE.exec(key);
    if (match === null)
        return null;
    const [, claim = '', line = '', run = '', attempt = ''] = match;
    const by = run === '0' ? null : { workflow_run: run, attempt: Number(attempt) };
    return { line, claim: Number(claim), by };
}
/** What the keys of notes of all runs begin with. */
const NOTES = `savepoint-${FORMAT}-run-`;
const NOTE = new RegExp(`^${NOTES}[0-9a-f]{32}-(\\d{6})-\\d{6}-([0-9a-f]{32})-(\\d{1,20})-(\\d{1,6})\\.$`);
/** What the keys of notes of one run begin with: each that could not be saved has used one up. */
function aliasPrefix(alias) {
    return `${NOTES}${alias}-`;
}
/** What a key, or the beginning of one, says the line or the alias is: the part that all keys of one share. */
function familyOf(key) {
    return /^savepoint-\d+-(?:run-)?[0-9a-f]{32}-/.exec(key)?.[0] ?? key;
}
/** The entry that a key of this line speaks of, or null for any other key. */
function entryIn(line, key) {
    if (!key.startsWith(linePrefix(line)))
        return null;
    const match = /^(\d{6})-(\d{6})-(\d{6})-(\d{6})-([rn])\.$/.exec(key.slice(linePrefix(line).length));
    if (match === null)
        return null;
    const [claim = 0, sequence = 0, attempt = 0, steps = 0] = match.slice(1, 5).map(Number);
    return { claim, sequence, attempt, steps, resumable: match[5] === 'r' };
}
function digits(number) {
    if (!Number.isInteger(number) || number < 0 || number > MOST)
        throw new RangeError(`no place in a line: ${number}`);
    return `${number}`.padStart(6, '0');
}


/***/ }),

/***/ 39157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   a6: () => (/* binding */ endedBefore),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   yk: () => (/* binding */ dependentsOf)
/* harmony export */ });
/** The nodes so that each comes after what it needs, otherwise in the order given. @throws Error on a cycle. */
function inOrder(nodes) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const done = new Set();
    const open = new Set();
    const sorted = [];
    for (const root of nodes) {
        const stack = [{ node: root, next: 0 }];
        while (stack.length > 0) {
            const top = stack[stack.length - 1];
            if (top === undefined)
                break;
            if (done.has(top.node.id)) {
                stack.pop();
                continue;
            }
            open.add(top.node.id);
            const need = top.node.needs[top.next++];
            if (need === undefined) {
                sorted.push(top.node);
                done.add(top.node.id);
                open.delete(top.node.id);
                stack.pop();
            }
            else if (!done.has(need)) {
                if (open.has(need))
                    throw new Error(`a cycle through ${need}`);
                const node = byId.get(need);
                if (node !== undefined)
                    stack.push({ node, next: 0 });
            }
        }
    }
    return sorted;
}
/** The ids of all that a node depends on, directly and through others. */
function ancestorsOf(nodes, id) {
    const needs = new Map(nodes.map((node) => [node.id, node.needs]));
    return reach(id, (at) => needs.get(at) ?? []);
}
/** The ids of all that has ended when a node starts: of some that it depends on only the start is waited for. */
function endedBefore(nodes, id) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const ended = new Set();
    const next = (at) => {
        const { needs = [], started = [] } = byId.get(at) ?? {};
        for (const need of needs)
            if (!started.includes(need))
                ended.add(need);
        return needs;
    };
    reach(id, next);
    return ended;
}
/** The ids of all that depends on a node, directly and through others. */
function dependentsOf(nodes, id) {
    const wanted = new Map();
    for (const node of nodes) {
        for (const need of node.needs) {
            const list = wanted.get(need);
            if (list === undefined)
                wanted.set(need, [node.id]);
            else
                list.push(node.id);
        }
    }
    return reach(id, (at) => wanted.get(at) ?? []);
}
function reach(from, next) {
    const seen = new Set();
    const stack = [...next(from)];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
        if (seen.has(id))
            continue;
        seen.add(id);
        stack.push(...next(id));
    }
    return seen;
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

/***/ 53716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isInWorkflow),
/* harmony export */   U: () => (/* binding */ STEPS)
/* harmony export */ });
/** As the pipeline of such a run is named in records and in the keys of checkpoints: no file has this name. */
const STEPS = 'steps of the workflow';
/** Whether only a re-run of the job can go on with a run. */
function isInWorkflow({ pipeline }) {
    return pipeline.path === STEPS;
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

/***/ 65336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ start_start)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/github/summary.js + 1 modules
var summary = __webpack_require__(78233);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var launch_exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/node-ports.js + 1 modules
var node_ports = __webpack_require__(79079);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/report/escapes.js
var escapes = __webpack_require__(49252);
// EXTERNAL MODULE: ./build/src/report/not-started.js
var not_started = __webpack_require__(44529);
// EXTERNAL MODULE: ./build/src/rerun/causes.js
var causes = __webpack_require__(33674);
;// CONCATENATED MODULE: ./build/src/rerun/inputs.js
/** The inputs of the action that re-runs, read and checked. Pure. */


/** @param own the workflow run of this very job @throws Refusal exit 2 */
function readInputs(get, own) {
    const run = get('run-id');
    if (!/^\d+$/.test(run))
        throw new refusal/* Refusal */.P(2, run === '' ? 'run-id: no workflow run is named' : `run-id: ${run} is not a number`, {
            hint: 'start the workflow by `workflow_run`, or by `workflow_dispatch` with the input run-id',
        });
    if (run === own)
        throw new refusal/* Refusal */.P(2, `run-id: ${run} is the workflow run of this very job, which has not ended`);
    return {
        run,
        attempt: get('attempt') === '' ? null : wholeIn(get, 'attempt'),
        on: causesIn(get('on')),
        most: wholeIn(get, 'max-attempts'),
        token: get('token') || null,
    };
}
function causesIn(text) {
    const words = text.split(/[\s,]+/).filter((word) => word !== '');
    const wrong = words.find((word) => !causes/* CAUSES */.hE.some((cause) => cause === word));
    if (wrong !== undefined || words.length === 0)
        throw new refusal/* Refusal */.P(2, `on: ${wrong ?? 'nothing'} is not one of ${causes/* CAUSES */.hE.join(', ')}`);
    return causes/* CAUSES */.hE.filter((cause) => words.includes(cause));
}
function wholeIn(get, name) {
    const value = get(name);
    const count = Number(value);
    if (/^\d+$/.test(value) && Number.isSafeInteger(count) && count > 0)
        return count;
    throw new refusal/* Refusal */.P(2, `${name}: ${value} is not a whole number above 0`);
}

// EXTERNAL MODULE: ./build/src/github/api.js
var api = __webpack_require__(48713);
// EXTERNAL MODULE: ./build/src/line/keys.js
var keys = __webpack_require__(48942);
;// CONCATENATED MODULE: ./build/src/rerun/progress.js
/** What an attempt of a workflow run has saved, told by the names of what is in the store alone. Pure. */

/** The lines in which an attempt has saved, each with its claim there. @param names of notes, and of anything else */
function linesOf(names, { workflow_run, attempt }) {
    const lines = new Map();
    for (const noted of names.flatMap((name) => (0,keys/* notedIn */.mA)(name) ?? [])) {
        const isMeant = noted.by?.workflow_run === workflow_run && noted.by.attempt === attempt;
        const known = lines.get(noted.line);
        if (isMeant && (known === undefined || known.claim < noted.claim))
            lines.set(noted.line, noted);
    }
    return [...lines.values()];
}
/** What has come of a line. @param names of its checkpoints, and of anything else */
function progressOf({ line, claim }, names) {
    const entries = names.flatMap((name) => (0,keys/* entryIn */.Gi)(line, name) ?? []).filter(({ sequence }) => sequence > 0);
    const own = entries.filter((entry) => entry.claim === claim).sort(byPlace);
    const isTaken = entries.some((entry) => entry.claim > claim);
    const attempt = Math.max(0, ...own.map((entry) => entry.attempt));
    const most = Math.max(0, ...own.map(({ steps }) => steps));
    // A claim may go on with the run of the one before, or begin a new one: the attempt of the run tells.
    const before = entries
        .filter((entry) => entry.attempt > 0 && entry.attempt < attempt)
        .sort(byPlace)
        .at(-1);
    return { resumable: !isTaken && own.at(-1)?.resumable === true, completed: most - (before?.steps ?? 0) };
}
function byPlace(one, other) {
    return one.claim - other.claim || one.sequence - other.sequence;
}

;// CONCATENATED MODULE: ./build/src/rerun/read.js
/** Reads what REST tells of a workflow run: how it and its jobs ended, and what they have saved. */





const TIMES = { pauses: [2_000, 10_000, 30_000], look: 5_000, patience: 600_000 };
const NEVER = new AbortController().signal;
const PAGE = 100;
/** So many pages of a list are read. */
const PAGES = 50;
/** Of so many jobs the annotations are read. */
const MOST_JOBS = 50;
/** What was saved so long before an attempt began is surely not of it, whatever the clocks of GitHub's services say. */
const MARGIN_MS = 3_600_000;
/** Waits till an attempt has ended, or another one has begun. @param attempt null: the newest @throws Refusal exit 5 */
async function endedRun(access, { run, attempt }) {
    const { clock, times } = access;
    const limit = clock.now().getTime() + times.patience;
    let last = await readRun(access, run);
    const wanted = attempt ?? last.attempt;
    while (last.conclusion === null && last.attempt <= wanted && clock.now().getTime() < limit) {
        await clock.sleep(times.look, NEVER);
        last = await readRun(access, run);
    }
    return last;
}
async function readRun(access, run) {
    const body = (await read(access, `/actions/runs/${run}`));
    const { status, conclusion, run_attempt, run_started_at, name, html_url } = body;
    return {
        name: typeof name === 'string' && name !== '' ? name : `workflow run ${run}`,
        address: `${html_url ?? ''}`,
        attempt: typeof run_attempt === 'number' ? run_attempt : 1,
        conclusion: status === 'completed' ? `${conclusion}` : null,
        began: Date.parse(`${run_started_at}`) || 0,
    };
}
/** The jobs of an attempt that did not end well. @throws Refusal exit 5 */
async function failedJobs(access, { run, attempt }) {
    const jobs = await list(access, { path: `/actions/runs/${run}/attempts/${attempt}/jobs`, member: 'jobs' });
    const failed = jobs.filter(({ conclusion }) => causes/* FAILED */.Wk.has(`${conclusion}`));
    const read = [];
    for (const [nth, { id, name, conclusion, steps }] of failed.entries()) {
        const isCutOff = Array.isArray(steps) && steps.some((step) => step.status !== 'completed');
        const annotations = nth < MOST_JOBS ? await annotationsOf(access, `${id}`) : null;
        read.push({ name: `${name}`, conclusion: `${conclusion}`, isCutOff, annotations });
    }
    return read;
}
/** Null: they cannot be read, which needs a permission of its own. */
async function annotationsOf(access, job) {
    const answer = await ask(access, `/check-runs/${job}/annotations?per_page=${PAGE}`);
    if (answer.kind === 'failed' || !Array.isArray(answer.body))
        return null;
    return answer.body.map(({ message }) => `${message}`);
}
/** What each job of an attempt has saved, in the cache or as artifacts. @throws Refusal exit 5 */
async function progressIn(access, { run, attempt, began }) {
    const artifacts = namesIn(await list(access, { path: `/actions/runs/${run}/artifacts`, member: 'artifacts' }));
    const notes = await cached(access, keys/* NOTES */.Y6, began - MARGIN_MS);
    const lines = linesOf([...notes, ...artifacts], { workflow_run: run, attempt });
    return Array.fromAsync(lines, async (noted) => progressOf(noted, [...artifacts, ...(await cached(access, (0,keys/* linePrefix */.NF)(noted.line), 0))]));
}
/** The keys of the cache that begin so, as far as they were made since. */
async function cached(access, prefix, since) {
    const path = `/actions/caches?key=${prefix}&sort=created_at&direction=desc`;
    const enough = ({ created_at }) => Date.parse(`${created_at}`) < since;
    return namesIn(await list(access, { path, member: 'actions_caches', enough }));
}
function namesIn(items) {
    return items.map(({ key, name }) => `${key ?? name}`);
}
async function list(access, { path, member, enough = () => false }) {
    const all = [];
    for (let page = 1; page <= PAGES; page++) {
        const more = `${path.includes('?') ? '&' : '?'}per_page=${PAGE}&page=${page}`;
        const body = (await read(access, path + more));
        const items = Array.isArray(body?.[member]) ? body[member] : [];
        all.push(...items);
        if (items.length < PAGE || items.some(enough))
            break;
    }
    return all;
}
/** @throws Refusal exit 5 */
async function read(access, path) {
    const answer = await ask(access, path);
    if (answer.kind === 'ok')
        return answer.body;
    throw new refusal/* Refusal */.P(5, `${path.replace(/\?.*/, '')} cannot be read: ${answer.why}`, hintFor(answer.status));
}
function hintFor(status) {
    if (status === 404)
        return { hint: 'give run-id the number of a workflow run of this repository, as its address has it' };
    const isDenied = status !== null && status >= 400 && status < 500;
    return isDenied ? { hint: 'give the job `permissions: { actions: write, checks: read }`' } : {};
}
/** Tries again where GitHub may answer better in a moment. */
async function ask({ env, token, clock, times }, path) {
    let answer = await (0,api/* call */.T)({ env, token }, 'GET', { path });
    for (const pause of times.pauses) {
        const isPassing = answer.kind === 'failed' && (answer.status === null || answer.status >= 500 || answer.status === 429);
        if (!isPassing || token === null)
            break;
        await clock.sleep(pause, NEVER);
        answer = await (0,api/* call */.T)({ env, token }, 'GET', { path });
    }
    return answer;
}

// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
;// CONCATENATED MODULE: ./build/src/rerun/decide.js
/** Whether the failed jobs of a workflow run are run again, and why, or why not. Pure. */

const WORDS = {
    lost: 'lost the machine',
    timeout: 'ran out of time',
    cancelled: 'ended by a cancel',
    failure: 'failed',
    elsewhere: 'has started a workflow run that goes on',
    unknown: 'ended for an unknown reason',
};
/** How a job ended, in words. */
function wordsFor(ending) {
    return WORDS[ending];
}
const MOST_NAMES = 5;
/** The first reason against a re-run, else the one for it. */
function decide(facts) {
    const against = whyNot(facts);
    if (against !== null)
        return { rerun: false, reason: against };
    const { jobs, on, saved, attempt } = facts;
    const meant = jobs.filter(({ ending }) => on.some((cause) => cause === ending));
    const steps = saved.reduce((sum, { resumable, completed }) => sum + (resumable ? Math.max(0, completed) : 0), 0);
    const done = steps === 1 ? '1 step was' : `${steps} steps were`;
    return { rerun: true, reason: `${endingsOf(meant)}, and ${done} completed in attempt ${attempt}` };
}
function whyNot({ attempt, newest, conclusion, jobs, saved, on, most }) {
    if (newest > attempt)
        return `attempt ${newest} has begun already`;
    if (conclusion === null)
        return 'the workflow run has not ended yet';
    if (jobs.length === 0)
        return `no job failed: the workflow run ended with ${conclusion}`;
    if (jobs.some(({ ending }) => ending === 'elsewhere'))
        return endingsOf(jobs.filter(({ ending }) => ending === 'elsewhere'));
    if (!jobs.some(({ ending }) => on.some((cause) => cause === ending)))
        return `${endingsOf(jobs)}, and \`on\` names ${(0,some/* andOf */.X)(on)}${decide_hintFor(jobs)}`;
    if (attempt > most)
        return `it has been run again ${times(attempt - 1)}, and max-attempts is ${most}`;
    if (saved.length === 0)
        return `Savepoint has saved nothing of attempt ${attempt} in the Actions cache or in artifacts`;
    const resumable = saved.filter((each) => each.resumable);
    if (resumable.length === 0)
        return `attempt ${attempt} has saved nothing that a re-run goes on with`;
    if (!resumable.some(({ completed }) => completed > 0))
        return `no step was completed in attempt ${attempt}`;
    return null;
}
/** `build lost its machine; test (1) and test (2) failed`. */
function endingsOf(jobs) {
    const endings = [...new Set(jobs.map(({ ending }) => ending))];
    return endings
        .map((ending) => {
        const names = jobs.filter((job) => job.ending === ending).map(({ name }) => name);
        return `${names.length > MOST_NAMES ? (0,some/* someOf */.y)(names, MOST_NAMES) : (0,some/* andOf */.X)(names)} ${WORDS[ending]}`;
    })
        .join('; ');
}
function decide_hintFor(jobs) {
    const isUnknown = jobs.some(({ ending }) => ending === 'unknown');
    return isUnknown ? ' (give the job `permissions: { checks: read }`)' : '';
}
function times(count) {
    return count === 1 ? 'once' : `${count} times`;
}

;// CONCATENATED MODULE: ./build/src/rerun/rerun.js
/** Looks at a workflow run that has ended, and re-runs its failed jobs where that is worth it. */




/** @throws Refusal exit 5 when GitHub does not tell of the run */
async function rerun(access, inputs) {
    const { on, most } = inputs;
    const run = await endedRun(access, inputs);
    const attempt = inputs.attempt ?? run.attempt;
    const which = { run: inputs.run, attempt };
    const isOver = run.conclusion !== null && run.attempt === attempt;
    const jobs = (isOver ? await failedJobs(access, which) : []).map((job) => ({
        ...job,
        ending: (0,causes/* endingOf */.z6)(job),
    }));
    const saved = jobs.length === 0 ? [] : await progressIn(access, { ...which, began: run.began });
    const { conclusion, attempt: newest } = run;
    const wanted = decide({ attempt, newest, conclusion, jobs, saved, on, most });
    const { decision, isDone } = wanted.rerun
        ? await start(access, inputs.run, wanted)
        : { decision: wanted, isDone: true };
    return { run, attempt, jobs, decision, isDone };
}
/** Nothing is tried twice here: a call that was lost may have started the attempt. */
async function start(access, run, wanted) {
    const answer = await (0,api/* call */.T)(access, 'POST', { path: `/actions/runs/${run}/rerun-failed-jobs` });
    if (answer.kind === 'ok')
        return { decision: wanted, isDone: true };
    const remedy = answer.status === 403 ? '; give the job `permissions: { actions: write, checks: read }`' : '';
    return {
        decision: { rerun: false, reason: `the re-run could not be started: ${answer.why}${remedy}` },
        isDone: false,
    };
}

// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
;// CONCATENATED MODULE: ./build/src/rerun/tell.js
/** How a decision on a re-run stands in the log and in the summary. Pure. */


/** Of more jobs the number is told. */
const MOST = 50;
/** The lines of the log. */
function logOf({ run, attempt, jobs, decision }) {
    return [
        `${run.name}, attempt ${attempt}: ${run.conclusion ?? 'not ended'} ${run.address}`.trimEnd(),
        ...jobs.slice(0, MOST).map(({ name, ending }) => `  ${name}: ${wordsFor(ending)}`),
        ...(jobs.length > MOST ? [`  and ${jobs.length - MOST} more jobs`] : []),
        decision.rerun
            ? `The failed jobs run again as attempt ${attempt + 1}: ${decision.reason}.`
            : `No re-run: ${decision.reason}.`,
    ];
}
/** The summary of the job, as Markdown. */
function summaryOf({ run, attempt, jobs, decision }) {
    const head = decision.rerun ? `## \u{1f501} Attempt ${attempt + 1} is started` : '## No re-run';
    const rows = jobs
        .slice(0, MOST)
        .map(({ name, conclusion, ending }) => `| ${(0,markdown/* code */.aY)(name)} | ${(0,markdown/* plain */.pj)(conclusion)} | ${(0,markdown/* plain */.pj)(wordsFor(ending))} |`);
    const table = rows.length === 0 ? [] : ['', '| job | conclusion | cause |', '| --- | --- | --- |', ...rows];
    const isAddress = /^https:\/\/[\w./:-]+$/.test(run.address);
    const of = isAddress ? `[${(0,markdown/* plain */.pj)(run.name)}](${run.address})` : (0,markdown/* plain */.pj)(run.name);
    return [head, '', `${of}, attempt ${attempt}: ${(0,markdown/* plain */.pj)(decision.reason, 600)}.`, ...table, ''].join('\n');
}

;// CONCATENATED MODULE: ./build/src/rerun/start.js
/** The action that re-runs as this process: its environment, its outputs, its exit code. */











/** Runs the action, and sets the exit code. Never throws. */
async function start_start() {
    const { env } = process;
    try {
        const inputs = readInputs(core/* getInput */.V4, env.GITHUB_RUN_ID);
        if (inputs.token !== null)
            core/* setSecret */.Pq(inputs.token);
        const access = { env, token: inputs.token, clock: node_ports/* systemClock */.ml, times: timesFor(env) };
        const told = await rerun(access, inputs);
        const { decision, isDone } = told;
        for (const line of logOf(told))
            core/* info */.pq((0,escapes/* inert */.tJ)(line));
        if (!isDone)
            core/* error */.z3(decision.reason);
        conclude(decision, summaryOf(told));
        process.exitCode = isDone ? launch_exit/* EXIT */.dc.ok : launch_exit/* EXIT */.dc.failed;
    }
    catch (error) {
        const { exit, reason } = explain(error);
        core/* error */.z3(reason);
        conclude({ rerun: false, reason }, (0,not_started/* notStarted */.D)(reason, []));
        process.exitCode = exit;
    }
}
function conclude({ rerun: isRerun, reason }, markdown) {
    core/* setOutput */.uH('rerun', `${isRerun}`);
    core/* setOutput */.uH('reason', reason);
    const file = process.env.GITHUB_STEP_SUMMARY;
    const problem = file
        ? (0,summary/* addSummary */.S)(file, (room) => (Buffer.byteLength(markdown) <= room ? markdown : ''))
        : null;
    if (problem !== null)
        core/* warning */.$e(problem);
}
function explain(error) {
    if (!(error instanceof refusal/* Refusal */.P))
        return {
            exit: launch_exit/* EXIT */.dc.fault,
            reason: `This is a bug in Savepoint: ${error instanceof Error ? error.stack : error}`,
        };
    const { message, hint, exit } = error;
    return { exit, reason: hint === null ? message : `${message} (${hint})` };
}
/** Tests of waits divide all times by this. */
function timesFor(env) {
    const shorter = Math.max(1, Number(env.SAVEPOINT_TEST_SHORTER ?? '1') || 1);
    return {
        pauses: TIMES.pauses.map((pause) => pause / shorter),
        look: TIMES.look / shorter,
        patience: TIMES.patience / shorter,
    };
}


/***/ }),

/***/ 56693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PipeStock),
/* harmony export */   w: () => (/* binding */ openPipes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _which_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62929);





/** The names of the pipes for a process's stdout and stderr, in a folder of its own. */
const NAMES = ['stdout', 'stderr'];
/** Pairs that are made at a time: to start the program takes 12 ms, however many it makes. */
const AT_ONCE = 16;
/** Named pipes that are made ahead. */
class PipeStock {
    #directory;
    #stock = [];
    #count = 0;
    /** @param directory where they lie until they are used: readable by nobody else */
    constructor(directory) {
        this.#directory = directory;
    }
    /** Puts a pair into the folder of a process. Where that cannot be done, `openPipes` makes one there. */
    put(folder) {
        if (this.#stock.length < NAMES.length) {
            const next = () => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#directory, `pipe-${++this.#count}`);
            const names = Array.from({ length: AT_ONCE * NAMES.length }, next);
            if (makePipes(names, undefined))
                this.#stock.push(...names);
        }
        for (const name of NAMES) {
            const pipe = this.#stock.pop();
            if (pipe !== undefined)
                rename(pipe, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
        }
    }
}
/** A step may have removed it. */
function rename(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
    }
    catch { }
}
/** Whether they were made. */
function makePipes(names, path) {
    const mkfifo = (0,_which_js__WEBPACK_IMPORTED_MODULE_4__/* .which */ .K)('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
    if (mkfifo === null)
        return false;
    try {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 * @param directory of the process, with its pipes in it where they were made ahead
 */
function openPipes(directory, path) {
    const names = NAMES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    const missing = names.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(name));
    if (missing.length > 0 && !makePipes(missing, path))
        return null;
    const open = [];
    try {
        // The reading end first and without waiting: a writing end alone would wait for it.
        for (const name of names) {
            open.push((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY));
        }
        const [out, outInput, err, errInput] = open;
        return [
            { input: outInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: out, readable: true, writable: false }) },
            { input: errInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: err, readable: true, writable: false }) },
        ];
    }
    catch {
        for (const handle of open)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        return null;
    }
    finally {
        for (const name of names)
            unlink(name);
    }
}
/** What cannot be removed, or is not there, is no reason not to start: the directory goes when the try has ended. */
function unlink(name) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(name);
    }
    catch { }
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


/***/ })

};
