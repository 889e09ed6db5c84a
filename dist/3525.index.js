export const id = 3525;
export const ids = [3525,7271];
export const modules = {

/***/ 33525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   approve: () => (/* binding */ approve),
/* harmony export */   mark: () => (/* binding */ mark),
/* harmony export */   reject: () => (/* binding */ reject)
/* harmony export */ });
/* harmony import */ var _launch_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21626);
/* harmony import */ var _launch_node_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79079);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39861);
/* harmony import */ var _report_talk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12220);
/* harmony import */ var _find_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88593);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50698);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79499);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27271);
/** `savepoint approve`, `reject` and `mark`: a person's answer to a run that asks. */








/** Lets a step that asks go on. */
function approve(world, options, args) {
    return answer(world, options, { args, decision: 'approved' });
}
/** Ends a run that asks, for good. */
function reject(world, options, args) {
    return answer(world, options, { args, decision: 'rejected' });
}
/** Takes a step as done. */
function mark(world, options, args) {
    if (options.completed !== true)
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, 'mark does not say as what', { hint: 'add --completed: the step is taken as done' });
    if ((options.reason ?? '').trim() === '')
        throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, 'mark does not say why', { hint: 'add --reason TEXT, for the record' });
    return answer(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .outputsOf */ .Yz)(options), { args, decision: 'completed' });
}
async function answer(world, options, { args, decision }) {
    const [id, step] = args;
    const { store, run } = (0,_find_run_js__WEBPACK_IMPORTED_MODULE_4__/* .findRun */ .L)(world, options, id);
    const given = {
        ...{ decision, who: world.user, by: null, outputs: options.outputs ?? {} },
        step: step ?? null,
        comment: options.comment ?? options.reason ?? null,
    };
    if (options.resume === true)
        return (0,_run_js__WEBPACK_IMPORTED_MODULE_6__.goOnWith)(world, options, { run, answer: given });
    const recorded = (0,_launch_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .recordAnswer */ .W)(run.run_id, given, { store, now: _launch_node_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml.now, observer: null });
    if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .printOne */ .u)(world, options, recorded.run))
        return 0;
    if (options.quiet === true)
        return 0;
    const place = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)((0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .locationOf */ .hD)(world, options, null), options);
    for (const line of told(recorded))
        world.output.talk(`${(0,_report_talk_js__WEBPACK_IMPORTED_MODULE_3__/* .placed */ .GS)(line, place)}\n`);
    return 0;
}
const DONE = {
    approved: 'approved',
    rejected: 'rejected',
    completed: 'taken as done',
};
/** What has come of it, and what is left to do. */
function told({ run, step, kind }) {
    const { answer, id } = step;
    const what = answer === undefined ? '' : DONE[answer.decision];
    const before = kind === 'known' ? ` already, by ${answer?.who} at ${answer?.at}` : '';
    const after = answer?.decision === 'rejected' ? ': the run has ended for good' : '';
    return [`${id} of ${run.run_id} is ${what}${before}${after}`, ...left(run, answer?.decision)];
}
function left(run, decision) {
    if (decision === 'rejected' || run.status === 'completed')
        return [];
    const more = run.steps.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    if (more.length > 0)
        return [`  still asks: ${more.join(', ')}`];
    const given = run.secrets.map((name) => ` --secret ${name}`).join('');
    return [`  to go on:    savepoint resume ${run.run_id}${given}`];
}


/***/ }),

/***/ 27271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  goOnWith: () => (/* binding */ goOnWith),
  resume: () => (/* binding */ resume),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/go.js + 44 modules
var go = __webpack_require__(38200);
// EXTERNAL MODULE: ./build/src/launch/go-request.js
var go_request = __webpack_require__(65979);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/launch/node-ports.js + 1 modules
var node_ports = __webpack_require__(79079);
// EXTERNAL MODULE: ./build/src/launch/pipeline-file.js + 1 modules
var pipeline_file = __webpack_require__(60551);
// EXTERNAL MODULE: ./build/src/launch/select.js
var launch_select = __webpack_require__(30049);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/report/end-lines.js
var end_lines = __webpack_require__(4195);
// EXTERNAL MODULE: ./build/src/report/talk.js
var talk = __webpack_require__(12220);
// EXTERNAL MODULE: ./build/src/run/ports.js
var ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/shell/shell.js + 4 modules
var shell = __webpack_require__(88010);
// EXTERNAL MODULE: ./build/src/store/port.js
var port = __webpack_require__(51908);
// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./build/src/report/reasons.js
var reasons = __webpack_require__(66825);
;// CONCATENATED MODULE: ./build/src/cli/person.js
/** A person at a terminal, who is asked at once. */


/** By the first letter of the word that is typed. */
const GATE = { y: 'approved', n: 'rejected', l: 'later' };
const AGAIN = { y: 'approved', d: 'completed', l: 'later' };
const WORDS = {
    gate: '[y]es, [n]o: ends the run, [l]ater',
    again: 'run it? [y]es, [d]one: take it as done, [l]ater',
};
/** Null where no one sits at a terminal. @param clear takes away what is drawn there */
function personAt(world, clear) {
    const { stdin, output, user } = world;
    if (stdin.isTTY !== true || output.stderr.isTTY !== true)
        return null;
    // What is typed is read from the first question on: typed ahead, it answers the next one.
    let lines = null;
    const typed = async () => {
        lines ??= (0,external_node_readline_.createInterface)({ input: stdin, terminal: false })[Symbol.asyncIterator]();
        const { done, value } = await lines.next();
        return done === true ? null : value;
    };
    // One question at a time.
    let turn = Promise.resolve();
    return {
        name: user,
        ask: (asked, until) => {
            const say = (text) => {
                clear();
                output.talk(text);
            };
            const next = turn.then(() => answerTo(asked, { typed, say, until }));
            turn = next.catch(() => undefined);
            return next;
        },
    };
}
/** Asks until an answer is one; the end of the input, and a signal, mean later. */
async function answerTo(asked, { typed, say, until }) {
    const isGate = asked.question.prompt !== null;
    const aborted = new Promise((end) => until.addEventListener('abort', () => end(null), { once: true }));
    while (!until.aborted) {
        say(`${asked.step}: ${(0,reasons/* askedBy */.Ai)(asked)}\n  ${WORDS[isGate ? 'gate' : 'again']} `);
        const word = await Promise.race([typed(), aborted]);
        if (word === null)
            break;
        const answer = (isGate ? GATE : AGAIN)[word.trim().charAt(0).toLowerCase()];
        if (answer !== undefined)
            return answer;
    }
    say('\n');
    return 'later';
}

// EXTERNAL MODULE: ./build/src/cli/pipeline-file.js
var cli_pipeline_file = __webpack_require__(37543);
// EXTERNAL MODULE: ./build/src/report/files-line.js
var files_line = __webpack_require__(95598);
// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/tries.js
var report_tries = __webpack_require__(14233);
;// CONCATENATED MODULE: ./build/src/report/live.js
/** The live list of steps on a terminal. Pure. */




const MARKS = {
    pending: ['dim', '.'],
    running: ['cyan', '>'],
    retrying: ['yellow', '~'],
    completed: ['green', '+'],
    failed: ['red', 'x'],
    skipped: ['dim', '-'],
    waiting: ['yellow', '?'],
    interrupted: ['yellow', '!'],
};
/** The lines of the list, no more than fit: what runs stays in sight, the rest is counted. */
function frameOf(frame) {
    const { run, rows } = frame;
    const room = Math.max(1, Math.min(rows - 3, 20));
    const first = run.steps.findIndex((step) => step.state !== 'completed' && step.state !== 'skipped');
    const start = run.steps.length <= room ? 0 : Math.max(0, Math.min(first - 2, run.steps.length - room));
    const current = run.steps.filter((step) => step.state === 'running' || step.state === 'retrying');
    const window = run.steps.slice(start, start + room);
    const kept = new Set([...new Set([...current, ...window])].slice(0, room));
    const shown = run.steps.filter((step) => kept.has(step));
    const counted = run.steps.filter((step) => step.section === 'steps');
    const done = counted.filter((step) => step.state === 'completed' || step.state === 'skipped').length;
    const started = run.attempts.at(-1)?.started_at ?? run.created_at;
    const total = (0,tables/* formatDuration */.a3)(Math.max(0, frame.now.getTime() - Date.parse(started)));
    const unseen = current.filter((step) => !kept.has(step)).length;
    const more = unseen === 0 ? '' : `, ${unseen} more running`;
    return [
        ...shown.map((step) => lineOf(step, frame)),
        `  ${done} of ${counted.length} steps${more}, ${total}`,
    ];
}
function elapsedOf(step, now) {
    const isRunning = step.state === 'running' || step.state === 'retrying';
    if (isRunning && step.started_at !== null)
        return now.getTime() - Date.parse(step.started_at);
    return (0,record_run/* isAhead */.Y0)(step) ? null : step.duration_ms;
}
function lineOf(step, { run, now, columns, paint }) {
    const [style, mark] = MARKS[step.state];
    const ms = elapsedOf(step, now);
    const time = ms === null ? '' : (0,tables/* formatDuration */.a3)(Math.max(0, ms));
    const tries = step.retry_count > 0 && !(0,record_run/* isAhead */.Y0)(step) ? `, ${(0,report_tries/* describeTry */.z)(run, step.id, step.retry_count + 1)}` : '';
    const width = Math.max(10, Math.min(30, columns - 28));
    const name = (0,report_text/* shortened */.vI)((0,report_text/* visible */.RK)(step.id), width).padEnd(width);
    const rest = `${time}${tries}`;
    return rest === ''
        ? `  ${paint(style, mark)} ${name.trimEnd()}`
        : `  ${paint(style, mark)} ${name} ${paint('dim', rest)}`;
}

// EXTERNAL MODULE: ./build/src/report/silences.js
var silences = __webpack_require__(42510);
// EXTERNAL MODULE: ./build/src/report/step-lines.js
var step_lines = __webpack_require__(36558);
// EXTERNAL MODULE: ./build/src/cli/shown.js
var shown = __webpack_require__(33045);
;// CONCATENATED MODULE: ./build/src/cli/progress.js







/** On plain lines, what takes long is spoken of after so long, and again and again. */
const SILENCE_MS = 3000;
/** Ten frames a second are smooth and cost next to nothing. */
const FRAME_MS = 100;
class Progress {
    #options;
    #paint;
    #steps = new Map();
    #live;
    #silences;
    #stopDrawing = null;
    #run = null;
    #doing = null;
    #told = 0;
    constructor(options) {
        this.#options = options;
        this.#paint = options.paint.talk;
        this.#live = options.quiet || options.form !== 'table' ? null : options.screen;
        const isPlain = !options.quiet && this.#live === null;
        this.#silences = isPlain ? new silences/* Silences */.v(options.time, (line) => options.output.talk(`${line}\n`)) : null;
    }
    event(event, run) {
        this.#run = run;
        this.#silences?.event(event);
        if (this.#options.form === 'ndjson')
            this.#options.output.data(`${JSON.stringify(event)}\n`);
        if ('step' in event && event.step !== null && event.type !== 'step.started' && event.type !== 'warning') {
            this.#endLines(event.step);
        }
        if (!this.#options.quiet || isBad(event))
            this.#above(() => this.#say(event, run));
        if (event.type === 'attempt.ended')
            this.stop();
        else
            this.#animate();
    }
    output(step, bytes) {
        if (this.#options.quiet || this.#options.form === 'ndjson' || this.#options.form === 'json')
            return undefined;
        this.#silences?.heard(step);
        const { shown, lines } = this.#outputOf(step);
        const text = shown.push(bytes);
        return this.#print(lines === null ? text : lines.push(text));
    }
    /** Says how far reading, saving or restoring files has come, when that takes long. */
    files(doing, files, bytes) {
        const now = this.#options.time.now().getTime();
        if (this.#doing !== doing)
            this.#told = now;
        this.#doing = doing;
        const isLive = this.#live !== null;
        if (this.#options.quiet || now - this.#told < (isLive ? FRAME_MS : SILENCE_MS))
            return;
        this.#told = now;
        const line = (0,files_line/* filesLine */.Y)(doing, files, bytes);
        if (isLive)
            this.#live?.(this.#paint('dim', `  ${line}`));
        else
            this.#options.output.talk(`  ${line}\n`);
    }
    note(_step, _note) {
        // The command's line is in the output already; annotations are the action's.
    }
    /** Takes the live list away. */
    stop() {
        this.#stopDrawing?.();
        this.#stopDrawing = null;
        this.#silences?.stop();
        for (const step of [...this.#steps.keys()])
            this.#endLines(step);
        this.#live?.clear();
        this.#live?.done();
        this.#run = null;
    }
    #say(event, run) {
        for (const line of (0,talk/* talkOf */.qH)(event, run, this.#paint))
            this.#options.output.talk(`${(0,talk/* placed */.GS)(line, this.#options.place)}\n`);
    }
    #outputOf(step) {
        const known = this.#steps.get(step);
        if (known !== undefined)
            return known;
        const { sideBySide, paint, debug } = this.#options;
        const prefix = sideBySide ? paint.data('cyan', `${this.#nameOf(step)} | `) : '';
        const isRaw = !sideBySide && this.#live === null;
        const output = {
            shown: new shown/* Shown */.M({ paint: paint.data, debug }),
            lines: isRaw ? null : new step_lines/* StepLines */.o(prefix),
        };
        this.#steps.set(step, output);
        return output;
    }
    /** On a terminal a long name leaves room for what the step prints. */
    #nameOf(step) {
        if (this.#live === null)
            return step;
        return (0,report_text/* shortened */.vI)(step, Math.max(12, Math.floor(this.#columns / 4)));
    }
    get #columns() {
        return this.#options.output.stderr.columns || 80;
    }
    #endLines(step) {
        const output = this.#steps.get(step);
        if (output === undefined)
            return;
        this.#steps.delete(step);
        const { shown, lines } = output;
        const rest = shown.end();
        this.#print(lines === null ? rest : Buffer.concat([lines.push(rest), lines.end()]));
    }
    #print(bytes) {
        return bytes.length === 0 ? undefined : this.#above(() => this.#options.output.data(bytes));
    }
    /** Writes above the live list. It is drawn again by the next frame, not by each write. */
    #above(write) {
        this.#live?.clear();
        return write();
    }
    #animate() {
        if (this.#live === null)
            return;
        this.#stopDrawing ??= this.#options.time.every(FRAME_MS, () => this.#draw());
    }
    #draw() {
        const { stderr } = this.#options.output;
        if (this.#run === null)
            return;
        const frame = frameOf({
            run: this.#run,
            now: this.#options.time.now(),
            columns: this.#columns,
            rows: stderr.rows || 24,
            paint: this.#paint,
        });
        this.#live?.(frame.join('\n'));
    }
}
/** What is said to those who want to hear of errors alone. */
function isBad(event) {
    if (event.type === 'attempt.ended')
        return event.status !== 'completed';
    return event.type === 'step.failed' || event.type === 'step.waiting';
}

// EXTERNAL MODULE: ./build/src/cli/screen.js
var cli_screen = __webpack_require__(79886);
// EXTERNAL MODULE: ./build/src/cli/warn.js
var warn = __webpack_require__(17422);
// EXTERNAL MODULE: ./build/src/cli/world.js
var cli_world = __webpack_require__(31980);
;// CONCATENATED MODULE: ./build/src/cli/commands/run.js
/** `savepoint run` and `savepoint resume`. */






















/** Goes on with the newest unfinished run of a pipeline, or starts one. */
async function run(world, options, [name]) {
    const located = (0,cli_options/* locationOf */.hD)(world, options, name ?? null);
    const file = await (0,cli_pipeline_file/* pipelineFile */.V)(world, options, { located, name: name ?? null });
    return start(world, options, { located, file, choice: (0,cli_options/* runChoice */.P7)(options), answer: null });
}
/** Goes on with a run; never starts one. */
async function resume(world, options, [id]) {
    const located = (0,cli_options/* locationOf */.hD)(world, options, null);
    const store = (0,cli_options/* existingStore */.PD)(world, located);
    const listing = store?.list() ?? port/* NO_RUNS */.R;
    const runs = listing.runs.map((each) => each.run);
    const newest = () => (0,launch_select/* newestRun */.KO)(runs, {
        pipeline: null,
        workspace: located.workspace,
        folder: (0,locate/* folderOf */.yS)(located),
        inputs: {},
    });
    const found = warned(world, listing.warnings, () => id === undefined ? (newest() ?? (0,choose_run/* noRun */.jC)(runs)) : (0,choose_run/* mustFind */.zi)(runs, id));
    return resumeRun(world, options, { run: found, located, store, answer: null });
}
/** Goes on with a run that a person has answered. */
async function goOnWith(world, options, { run, answer }) {
    const located = (0,cli_options/* locationOf */.hD)(world, options, null);
    return resumeRun(world, options, { run, located, store: (0,cli_options/* existingStore */.PD)(world, located), answer });
}
async function resumeRun(world, options, { run: found, located, store, answer }) {
    const asksForMore = (0,cli_options/* stepChoice */.kh)(options) !== null || (0,cli_options/* isEdited */.s5)(options) || (options.input ?? []).length > 0;
    if (found.status === 'completed' && !asksForMore && answer === null)
        return sayDone(world, options, { run: found, located });
    const file = await (0,pipeline_file/* pipelineOf */.g)(found, located.workspace, store);
    return start(world, options, { located, file, choice: { kind: 'named', id: found.run_id }, answer });
}
/** A record that cannot be read may be why a run is not found: its warning comes with the refusal. */
function warned(world, warnings, find) {
    try {
        return find();
    }
    catch (error) {
        (0,warn/* warnAll */.y)(world, warnings);
        throw error;
    }
}
async function start(world, options, target) {
    const stop = new ports/* Stop */.V();
    let screen = null;
    world.onSignal((signal) => {
        // What is said while a list is drawn would else be wiped away with it.
        screen?.clear();
        if (stop.by === null && options.quiet !== true)
            world.output.talk(stoppingText(signal));
        stop.request(signal);
        world.output.hurry();
    });
    screen = await (0,cli_screen/* screenOn */.E)(world.output);
    let progress = null;
    try {
        const { launched, choice } = await (0,go.go)({
            machine: world.machine,
            located: target.located,
            apart: [],
            file: target.file,
            run: () => target.choice,
            idNumber: 1,
            by: null,
            step: (0,cli_options/* stepChoice */.kh)(options),
            answer: target.answer,
            asked: personAt(world, () => screen?.clear()),
            edited: (0,cli_options/* isEdited */.s5)(options),
            inputs: (0,cli_options/* givenInputs */.PC)(options),
            secrets: (0,cli_options/* secretsOf */.Fj)(world, options),
            token: null,
            maxParallel: (0,cli_options/* parallelism */.N6)(options),
            retentionMs: null,
            hidden: go_request/* HIDDEN_VARIABLES */.VL,
            stop,
            deadline: (0,cli_options/* deadlineOf */.G0)(options, node_ports/* systemClock */.ml.now()),
            cleanUp: 'here',
            graceMs: shell/* GRACE_MS */.g,
            person: !(0,cli_world/* isOnCi */.o)(world),
            progress: (doing, files, bytes) => progress?.files(doing, files, bytes),
            observe: (pipeline, maxParallel) => {
                const sideBySide = canRunSideBySide(pipeline, maxParallel);
                progress = progressOf(world, options, {
                    screen,
                    sideBySide,
                    place: (0,cli_options/* placeOf */.$t)(target.located, options),
                });
                return progress;
            },
            published: go_request/* AT_ONCE */.Qd,
            warn: (message) => {
                screen?.clear();
                (0,warn/* warnAll */.y)(world, [message]);
            },
        });
        if (launched.kind === 'stopped')
            return (0,exit/* exitOfSignal */.yQ)(launched.by);
        if (launched.kind === 'nothing-to-do')
            return sayDone(world, options, { ...target, run: launched.run });
        const { lost, stuck, run: record } = launched.result;
        if (launched.expired.length > 0 && options.quiet !== true)
            world.output.talk(`  ${expiredText(launched.expired)}\n`);
        const trouble = lost ?? stuck;
        if (trouble !== null)
            world.output.talk(`savepoint: ${trouble.message}\n  hint: ${trouble.hint ?? 'put that right, then go on with `savepoint resume`'}\n`);
        if (options.output === 'json' && record !== null)
            world.output.data(`${JSON.stringify(record, null, 2)}\n`);
        return (0,exit/* exitOf */.sX)(launched.result, choice);
    }
    finally {
        progress?.stop();
    }
}
function stoppingText(signal) {
    return `stopping: running steps get ${signal}, and SIGKILL 5 s later; then \`always()\` and \`cancelled()\` steps and \`finally\` run; a second signal ends all at once\n`;
}
/** Runs that retention let go, at most so many by name. */
const MOST_EXPIRED = 3;
function expiredText(ids) {
    const runs = ids.length === 1 ? '1 completed run' : `${ids.length} completed runs`;
    return `removed ${runs} past \`retention\`: ${(0,some/* someOf */.y)(ids, MOST_EXPIRED)}`;
}
function progressOf(world, options, own) {
    return new Progress({
        ...own,
        output: world.output,
        form: options.output,
        quiet: options.quiet === true,
        paint: {
            talk: (0,cli_options/* paintOn */.yd)(world, options, world.output.stderr),
            data: (0,cli_options/* paintOn */.yd)(world, options, world.output.stdout),
        },
        debug: (0,cli_world/* isDebug */._)(world),
        time: node_ports/* systemTime */.np,
    });
}
function sayDone(world, options, { run, located }) {
    if (options.output === 'json')
        world.output.data(`${JSON.stringify(run, null, 2)}\n`);
    if (options.quiet !== true) {
        const itsFiles = (0,cli_options/* existingStore */.PD)(world, located)?.filesOf(run.run_id).areRemoved
            ? 'removed by `savepoint clean --files`'
            : `${(0,talk/* placed */.GS)(`savepoint restore ${run.run_id}`, (0,cli_options/* placeOf */.$t)(located, options))} --to DIR`;
        const lines = [
            `${run.run_id} is completed: there is nothing to do.`,
            ...(0,end_lines/* unsavedLines */._s)(run, folderOfRun(run, located)),
            '  to start over:  savepoint run --fresh',
            `  its files:      ${itsFiles}`,
        ];
        world.output.talk(`${lines.join('\n')}\n`);
    }
    return exit/* EXIT */.dc.ok;
}
function folderOfRun({ attempts }, { workspace }) {
    const folder = attempts.at(-1)?.where.workspace ?? workspace;
    return folder === workspace ? 'this folder' : folder;
}
/** Two steps can overlap unless each waits for the one before it; those in the background always can. */
function canRunSideBySide(pipeline, maxParallel) {
    if ((0,model/* allSteps */.B)(pipeline).some(({ background }) => background !== null))
        return true;
    if (maxParallel === 1)
        return false;
    return [pipeline.steps, pipeline.finally].some((steps) => steps.some((step, at) => at > 0 && !step.needs.includes(steps[at - 1]?.id ?? '')));
}


/***/ }),

/***/ 88593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findRun)
/* harmony export */ });
/* harmony import */ var _launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96948);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
/* harmony import */ var _launch_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30049);
/* harmony import */ var _store_port_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51908);
/* harmony import */ var _words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34790);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50698);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17422);
/** The run that a reading command was asked for. */







/** The run that was named, or the newest. @throws Refusal exit 4 when there is none */
function findRun(world, options, id) {
    const store = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .existingStore */ .PD)(world, (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .locationOf */ .hD)(world, options, null));
    const listing = store?.list() ?? _store_port_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_RUNS */ .R;
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_4__/* .warnAll */ .y)(world, listing.warnings);
    const runs = listing.runs.map((each) => each.run);
    if (id !== undefined)
        mustBeNoStep(runs, id);
    const run = (0,_launch_choose_run_js__WEBPACK_IMPORTED_MODULE_0__/* .mustFind */ .zi)(runs, id ?? 'latest');
    if (store === null)
        throw new Error('a run without a store');
    return { store, run };
}
/** @throws Refusal exit 4 where a step of the newest run is given in the place of a run */
function mustBeNoStep(runs, id) {
    const [newest] = runs;
    if (newest?.steps.some((step) => step.id === id) !== true || (0,_launch_select_js__WEBPACK_IMPORTED_MODULE_5__/* .namedRun */ .d3)(runs, id).kind !== 'none')
        return;
    throw new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `no such run: ${id}, which is a step of ${newest.run_id}`, {
        hint: `name the run before the step: latest ${(0,_words_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(id)}`,
    });
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

/***/ 79499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ printRows),
/* harmony export */   u: () => (/* binding */ printOne)
/* harmony export */ });
/** Prints one thing for programs. @returns false where it is wanted for people */
function printOne({ output }, options, value) {
    if (options.output === 'json')
        output.data(`${JSON.stringify(value, null, 2)}\n`);
    else if (options.output === 'ndjson')
        output.data(`${JSON.stringify(value)}\n`);
    else
        return false;
    return true;
}
/** Prints rows for programs: as JSON one array, as NDJSON one a line. @returns false where they are wanted for people */
function printRows({ output }, options, rows) {
    if (options.output === 'json')
        output.data(`${JSON.stringify(rows, null, 2)}\n`);
    else if (options.output === 'ndjson')
        output.data(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    else
        return false;
    return true;
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

/***/ 33045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Shown)
/* harmony export */ });
/* harmony import */ var _shell_line_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17206);
/* harmony import */ var _shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75754);


const LF = 0x0a;
const CR = 0x0d;
const COLOURS = new Map([
    ['error', 'red'],
    ['warning', 'yellow'],
    ['notice', 'cyan'],
    ['debug', 'dim'],
]);
/** All else goes through as it came, and at once. */
class Shown {
    #options;
    #gate;
    #reader = new _shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandReader */ .n3();
    #out = [];
    /** The line before is left out, and ended by a CR: the LF of the pair is, too. */
    #isCrLeftOut = false;
    constructor(options) {
        this.#options = options;
        const listener = {
            text: (bytes) => this.#text(bytes),
            command: (line, ending) => this.#command(line, ending),
            tooLong: () => true,
        };
        this.#gate = new _shell_line_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .LineGate */ .O(listener);
    }
    /** What can be shown now. */
    push(bytes) {
        this.#gate.push(bytes);
        return this.#take();
    }
    /** What is left when the step has ended. */
    end() {
        this.#gate.end();
        return this.#take();
    }
    #take() {
        const out = Buffer.concat(this.#out);
        this.#out = [];
        return out;
    }
    #text(bytes) {
        const isPair = this.#isCrLeftOut && bytes[0] === LF;
        this.#isCrLeftOut = false;
        this.#out.push(isPair ? bytes.subarray(1) : bytes);
    }
    #command(line, ending) {
        const command = this.#reader.read(line.toString());
        const shown = command === null ? line : textOf(command, this.#options);
        if (shown === null)
            this.#isCrLeftOut = ending[0] === CR;
        else
            this.#text(Buffer.concat([Buffer.from(shown), ending]));
    }
}
/** Null for nothing. */
function textOf(command, { paint, debug }) {
    const { name, data } = command;
    if (name === 'group')
        return paint('bold', data);
    const style = COLOURS.get(name);
    if (style === undefined || (name === 'debug' && !debug))
        return null;
    const title = (0,_shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .property */ .MZ)(command, 'title');
    return `${paint(style, `${name}:`)} ${title === undefined ? '' : `${title}: `}${data}${placeOf(command)}`;
}
/** ` (file:line)`, as far as the command says it. */
function placeOf(command) {
    const file = (0,_shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .property */ .MZ)(command, 'file');
    if (file === undefined)
        return '';
    const line = (0,_shell_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .property */ .MZ)(command, 'line');
    return ` (${file}${line === undefined ? '' : `:${line}`})`;
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


/***/ })

};
