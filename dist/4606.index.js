export const id = 4606;
export const ids = [4606];
export const modules = {

/***/ 4606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completionOf: () => (/* binding */ completionOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/load-pipeline.js + 28 modules
var load_pipeline = __webpack_require__(40396);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/cli/completion/scripts.js
var scripts = __webpack_require__(46603);
;// CONCATENATED MODULE: ./build/src/cli/completion/wanted.js
/** @param words those before it, behind the program's name @param current the word that is being typed; it may be empty */
function wantedAt(program, words, current) {
    const reader = new Reader(program);
    for (const word of words)
        reader.next(word);
    return reader.wanted(current);
}
/** Reads a line word by word, as the parser will. */
class Reader {
    #program;
    #command = null;
    #positionals = [];
    #options = new Map();
    /** The option whose value comes next. */
    #open = null;
    #isPlain = false;
    /** Whether a word stands in the place of the command that is none. */
    #isLost = false;
    constructor(program) {
        this.#program = program;
    }
    next(word) {
        if (this.#open !== null) {
            this.#options.set(this.#open.attributeName(), word);
            this.#open = null;
        }
        else if (word === '--' && !this.#isPlain)
            this.#isPlain = true;
        else if (word.startsWith('-') && !this.#isPlain)
            this.#nextOption(word);
        else if (this.#command === null) {
            this.#command = this.#commands().find((each) => each.name() === word) ?? null;
            this.#isLost = this.#command === null;
        }
        else
            this.#positionals.push(word);
    }
    wanted(current) {
        if (this.#open !== null)
            return this.#valueOf(this.#open, '');
        const [, lead = '', flag = ''] = /^((--[^=]+)=)/.exec(current) ?? [];
        const option = this.#isPlain ? null : this.#optionOf(flag);
        if (option !== null)
            return this.#valueOf(option, lead);
        if (this.#isLost)
            return words([]);
        if (current.startsWith('-') && !this.#isPlain)
            return words(this.#optionsLeft());
        if (this.#command === null)
            return words(this.#commands().map(commandCandidate));
        return this.#argumentOf(this.#command);
    }
    #nextOption(word) {
        const [flag = '', ...value] = word.split('=');
        const option = this.#optionOf(flag);
        if (option === null)
            return;
        const takesValue = option.required || option.optional;
        if (takesValue && value.length === 0)
            this.#open = option;
        else
            this.#options.set(option.attributeName(), value.join('='));
    }
    #argumentOf(command) {
        const known = command.registeredArguments;
        const last = known.at(-1);
        const argument = known[this.#positionals.length] ?? (last?.variadic === true ? last : undefined);
        if (argument === undefined)
            return words(this.#optionsLeft());
        if (argument.name() === 'command')
            return words(this.#commands().map(commandCandidate));
        return this.#value(argument, { name: argument.name(), lead: '' });
    }
    #valueOf(option, lead) {
        const [, name = ''] = /[<[]([^>\]]+)[>\]]/.exec(option.flags) ?? [];
        return this.#value(option, { name, lead });
    }
    #value({ argChoices }, { name, lead }) {
        if (argChoices !== undefined)
            return words(argChoices.map((choice) => ({ value: lead + choice, about: '' })));
        const options = Object.fromEntries(this.#options);
        return {
            kind: 'value',
            name,
            lead,
            line: { command: this.#command, positionals: this.#positionals, options },
        };
    }
    #commands() {
        return this.#program.createHelp().visibleCommands(this.#program);
    }
    /** Before the command stands what every command takes. */
    #optionsHere() {
        if (this.#command !== null)
            return this.#program.createHelp().visibleOptions(this.#command);
        const [first, ...others] = this.#program.commands;
        const isEverywhere = ({ flags }) => others.every((each) => each.options.some((option) => option.flags === flags));
        const own = this.#program.createHelp().visibleOptions(this.#program);
        return [...(first?.options.filter(isEverywhere) ?? []), ...own];
    }
    #optionOf(flag) {
        return this.#optionsHere().find((option) => option.short === flag || option.long === flag) ?? null;
    }
    /** The options that are not there yet, or can be repeated. */
    #optionsLeft() {
        const isRepeated = ({ parseArg, argChoices }) => parseArg !== undefined && argChoices === undefined;
        return this.#optionsHere()
            .filter((option) => !this.#options.has(option.attributeName()) || isRepeated(option))
            .map(({ long, short, description }) => ({ value: long ?? short ?? '', about: description }));
    }
}
function words(candidates) {
    return { kind: 'words', candidates };
}
function commandCandidate(command) {
    return { value: command.name(), about: command.description().split('\n')[0] ?? '' };
}

// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
;// CONCATENATED MODULE: ./build/src/cli/commands/completion.js
/** `savepoint completion`: the script for a shell, and the answers that the script asks for. */












/** The newest runs are offered, and no more. */
const MOST_RUNS = 50;
/**
 * The command: prints the script; with words, what could stand in the place of the last one.
 * @param program all that can be completed
 */
function completionOf(program) {
    return async (world, _options, [shell, ...words]) => {
        if (words.length === 0)
            world.output.data(scripts/* SCRIPTS */.d[shell]);
        else
            world.output.data(answerOf(world, program, words));
        return exit/* EXIT */.dc.ok;
    };
}
function answerOf(world, program, words) {
    const { before, current } = joined(words);
    const wanted = wantedAt(program, before, current);
    const { kind, candidates } = wanted.kind === 'words' ? wanted : valuesOf(world, wanted);
    const fitting = candidates.filter(({ value }) => value.startsWith(current));
    return [kind, ...fitting.map(({ value, about }) => `${value}\t${(0,report_text/* plainText */.wh)(about)}`), ''].join('\n');
}
/** Bash makes three words of `--run=ID`, and wants the last one alone. */
function joined(words) {
    const current = words.at(-1) ?? '';
    return {
        before: words.slice(0, -1).filter((word) => word !== '='),
        current: current === '=' ? '' : current,
    };
}
/** The values that stand in the store, the pipeline file and the folder. Whoever types is told of no error. */
function valuesOf(world, { name, lead, line }) {
    const kind = name === 'dir' ? 'folders' : name === 'pipeline' ? 'files' : 'words';
    try {
        const found = SOURCES[name]?.(world, line) ?? [];
        return { kind, candidates: found.map(({ value, about }) => ({ value: `${lead}${value}`, about })) };
    }
    catch {
        return { kind, candidates: [] };
    }
}
/** By the name of the value. */
const SOURCES = {
    run: runIds,
    runs: runIds,
    step: stepIds,
    pipeline: pipelineNames,
};
function runIds(world, line) {
    const ids = runsOf(world, line)
        .slice(0, MOST_RUNS)
        .map(({ run_id, pipeline, status, created_at }) => ({
        value: run_id,
        about: `${pipeline.name}, ${status}, ${(0,tables/* formatAge */.nV)(Date.now() - Date.parse(created_at))}`,
    }));
    return ids.length === 0 ? [] : [...ids, { value: 'latest', about: 'the newest run' }];
}
/** Those of a run where the command takes one, else those of the pipeline file. */
function stepIds(world, line) {
    const { command, positionals, options } = line;
    const takesRun = command?.registeredArguments[0]?.name() === 'run';
    const run = takesRun ? (positionals[0] ?? 'latest') : options.run;
    if (run !== undefined)
        return (0,choose_run/* mustFind */.zi)(runsOf(world, line), run).steps.map(({ id, state }) => ({ value: id, about: state }));
    const request = {
        cwd: world.cwd(),
        pipeline: positionals[0] ?? null,
        isNamed: options.workspace !== undefined,
    };
    const file = (0,locate/* findPipeline */.GQ)(placeOf(world, line).workspace, request);
    return (0,model/* allSteps */.B)((0,load_pipeline/* loadPipeline */.B)(file)).map(({ id, name }) => ({ value: id, about: name }));
}
function pipelineNames(world, line) {
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(placeOf(world, line).workspace, '.github/savepoint'))
        .filter((name) => name.endsWith('.yml'))
        .map((name) => ({ value: (0,external_node_path_.basename)(name, '.yml'), about: `.github/savepoint/${name}` }));
}
function runsOf(world, line) {
    return ((0,cli_options/* storeIfAny */.Hl)(world, placeOf(world, line))
        ?.list()
        .runs.map(({ run }) => run) ?? []);
}
/** The shell has not yet put the home folder in the place of a `~`. */
function placeOf(world, { command, positionals, options }) {
    const path = (text) => text.replace(/^~(?=\/|$)/, world.machine.home);
    const { workspace, store } = options;
    const takesPipeline = command?.registeredArguments[0]?.name() === 'pipeline';
    return (0,cli_options/* locationOf */.hD)(world, {
        output: 'table',
        color: false,
        ...(workspace === undefined ? {} : { workspace: path(workspace) }),
        ...(store === undefined ? {} : { store: path(store) }),
    }, takesPipeline ? (positionals[0] ?? null) : null);
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

/***/ 79361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ allSteps)
/* harmony export */ });
/**
 * The Pipeline: what was asked for. Immutable and JSON-shaped; expressions are kept as written.
 * Blocks are flattened: what waits for what is all in `needs`.
 */
/** Every step of both sections, in the order of their numbers. */
function allSteps(pipeline) {
    return [...pipeline.steps, ...pipeline.finally];
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


/***/ })

};
