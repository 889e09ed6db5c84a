export const id = 2227;
export const ids = [2227];
export const modules = {

/***/ 58294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58737);
/* harmony import */ var _launch_load_pipeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40396);
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68391);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _report_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55470);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50698);
/** `savepoint validate`: all that is wrong with a pipeline file. */






/** Checks the file as `run` does. @throws Refusal with all that keeps it from being run */
async function validate(world, options, [name]) {
    const { workspace } = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .locationOf */ .hD)(world, options, name ?? null);
    const file = (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .findPipeline */ .GQ)(workspace, {
        cwd: world.cwd(),
        pipeline: name ?? null,
        isNamed: options.workspace !== undefined,
    });
    try {
        const pipeline = (0,_launch_load_pipeline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPipeline */ .B)(file);
        report(world, options, { pipeline, problems: [] });
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    }
    catch (error) {
        if (!(error instanceof _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P) || error.problems.length === 0 || options.output === 'table')
            throw error;
        report(world, options, { pipeline: null, problems: error.problems });
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage;
    }
}
function report(world, options, found) {
    const { pipeline, problems } = found;
    const warnings = pipeline?.warnings ?? [];
    if (options.output === 'json') {
        world.output.data(`${JSON.stringify({ valid: pipeline !== null, problems, warnings }, null, 2)}\n`);
    }
    else if (options.output === 'ndjson') {
        world.output.data(problems.map((problem) => `${JSON.stringify(problem)}\n`).join(''));
    }
    else if (pipeline !== null && options.quiet !== true) {
        const count = pipeline.steps.length + pipeline.finally.length;
        for (const problem of warnings)
            world.output.talk(`warning: ${(0,_report_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .Vw)(problem)}\n`);
        world.output.data(`${pipeline.path} is valid: ${count} ${count === 1 ? 'step' : 'steps'}.\n`);
    }
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

/***/ 44651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ defaultsOf),
/* harmony export */   UV: () => (/* binding */ inputValue),
/* harmony export */   eL: () => (/* binding */ resolveInputs)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17443);

/**
 * Every declared input with its value, from what was given by name (upper and lower case are the same).
 * Problems, without places: names that are not declared, values that do not fit, required ones that are missing.
 */
function resolveInputs(specs, given) {
    const byName = new Map(specs.map((spec) => [spec.name.toLowerCase(), spec]));
    const problems = [];
    const values = new Map();
    for (const [name, value] of Object.entries(given)) {
        const spec = byName.get(name.toLowerCase());
        if (spec === undefined)
            problems.push(unknownInput(name, specs));
        else
            values.set(spec.name, value);
    }
    const resolved = specs.map((spec) => {
        const value = valueFor(spec, values.get(spec.name));
        if (typeof value !== 'object')
            return [spec.name, value];
        problems.push(value);
        return [spec.name, ''];
    });
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(resolved) };
}
/** The values of inputs that are not given. */
function defaultsOf(specs) {
    const values = specs.map((spec) => [spec.name, valueFor({ ...spec, required: false }, undefined)]);
    return Object.fromEntries(values);
}
/** A value as one of an input's type; null where it is none. */
function inputValue(spec, given) {
    const text = `${given}`.trim();
    switch (spec.type) {
        case 'boolean':
            return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
        case 'number':
            return typeof given !== 'boolean' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
        case 'choice':
            return spec.options.find((option) => option === `${given}`) ?? null;
        default:
            return `${given}`;
    }
}
/** An empty text counts as not given where it cannot be a value, and where one is required. */
function valueFor(spec, given) {
    const textual = spec.type === 'string' || spec.type === 'environment';
    const missing = given === undefined || (given === '' && (!textual || spec.required));
    if (!missing)
        return inputValue(spec, given) ?? badInput(spec, given);
    if (spec.default !== null)
        return spec.default;
    if (spec.required && spec.type !== 'boolean') {
        const message = `the input "${spec.name}" is required and was not given`;
        return { code: 'missing-input', message, hint: `give it with --input ${spec.name}=VALUE` };
    }
    return { string: '', environment: '', boolean: false, number: 0, choice: spec.options[0] ?? '' }[spec.type];
}
function badInput(spec, given) {
    const expected = {
        boolean: 'true or false',
        number: 'a number',
        choice: `one of ${spec.options.join(', ')}`,
        string: 'text',
        environment: 'text',
    }[spec.type];
    const meant = spec.type === 'choice' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${given}`, spec.options) : '';
    const message = `the input "${spec.name}" must be ${expected}, but it is "${given}"${meant}`;
    return { code: 'bad-input', message, hint: `give it with --input ${spec.name}=VALUE` };
}
function unknownInput(name, specs) {
    const names = specs.map((spec) => spec.name);
    const message = `the pipeline has no input "${name}"${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name, names)}`;
    const hint = names.length === 0
        ? 'it declares none; leave --input out'
        : `its inputs are ${names.join(', ')}: --input NAME=VALUE`;
    return { code: 'unknown-input', message, hint };
}


/***/ }),

/***/ 17443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ idsHint),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   kD: () => (/* binding */ nearestTo)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75047);


/** So that a file full of mistakes is still read quickly. */
const MAX_CANDIDATES = 1000;
const MAX_LENGTH = 100;
/**
 * The candidate that differs least from a word, else one with another ending, as `retries` of `retry`, or of the same letters, as `run` of `rnu`;
 * null where none is close enough.
 */
function nearestTo(word, candidates) {
    const meant = word.toLowerCase();
    let best = null;
    let alike = null;
    let least = Math.max(1, Math.min(3, Math.floor(meant.length / 2))) + 1;
    let seen = 0;
    if (meant.length > MAX_LENGTH)
        return null;
    for (const candidate of candidates) {
        if (++seen > MAX_CANDIDATES)
            break;
        const isSameStem = meant.length >= 5 && candidate.startsWith(meant.slice(0, -1));
        if (isSameStem || lettersOf(candidate) === lettersOf(meant))
            alike ??= candidate;
        if (Math.abs(candidate.length - meant.length) >= least)
            continue;
        const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(meant, candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best ?? alike;
}
function lettersOf(word) {
    return [...word.toLowerCase()].sort().join('');
}
/** `; did you mean "x"?`, or nothing where no candidate is close. */
function didYouMean(word, candidates) {
    const meant = nearestTo(word, candidates);
    return meant === null ? '' : `; did you mean "${meant}"?`;
}
/** More ids than these are counted. */
const MOST_IDS = 12;
/** The ids of a file, for whoever has named another one. */
function idsHint(ids) {
    return `the ids of the steps are ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .y)([...new Set(ids)], MOST_IDS)}`;
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
