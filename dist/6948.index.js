export const id = 6948;
export const ids = [6948];
export const modules = {

/***/ 96948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jC: () => (/* binding */ noRun),
/* harmony export */   jH: () => (/* binding */ chooseRun),
/* harmony export */   rS: () => (/* binding */ newestWith),
/* harmony export */   uV: () => (/* binding */ otherRun),
/* harmony export */   zi: () => (/* binding */ mustFind)
/* harmony export */ });
/* unused harmony export asDeclared */
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44651);
/* harmony import */ var _record_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66927);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41056);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30049);
/** Which run a request goes on with. Pure. */






/** The run that a choice means, or null for a new one. @param runs newest first @throws Refusal exit 4 */
function chooseRun(runs, choice, wanted) {
    const { pipeline, workspace, folder } = wanted;
    switch (choice.kind) {
        case 'fresh':
            return null;
        case 'named':
            return mustFind(runs, choice.id);
        case 'newest':
            return (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRun */ .KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs: {} }) ?? noRun(runs);
        case 'found':
            return foundRun(choice, runs, wanted);
        case 'auto': {
            const inputs = asDeclared(pipeline, wanted.inputs);
            const found = (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRun */ .KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs });
            return found !== null && (wanted.again || (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnfinished */ .ui)(found)) ? found : null;
        }
    }
}
/** The run that would be gone on with if no inputs were given; null for none. @param runs newest first, of which none was chosen */
function otherRun(runs, { kind }, { pipeline, workspace, folder, inputs }) {
    if (kind !== 'auto')
        return null;
    const newest = (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .newestRun */ .KO)(runs, { pipeline: pipeline.path, workspace, folder, inputs: {} });
    if (newest === null)
        return null;
    const given = Object.entries(asDeclared(pipeline, inputs)).map(([name, value]) => `${name}=${value}`);
    return { run: newest.run_id, inputs: given };
}
function foundRun(choice, runs, { pipeline, inputs, again, }) {
    const known = choice.ids.map((id) => mustFind(runs, id));
    const agreeing = newestWith(known, { pipeline, inputs, matching: choice.inputs });
    const run = agreeing ?? known[0] ?? null;
    const agree = agreeing !== undefined;
    if (run !== null && agree && (again || (0,_record_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnfinished */ .ui)(run) || choice.completed === 'bring-back'))
        return run;
    if (choice.otherwise === 'start')
        return null;
    const why = run === null ? 'there is none' : agree ? `${run.run_id} is completed` : `${run.run_id} has other inputs`;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `resume: required, and there is no run to go on with: ${why}`, {
        hint: 'leave `resume` out to start a new one',
    });
}
/** The newest run whose inputs fit those that are given. @param runs newest first @throws Refusal exit 2 where those are not what the pipeline takes */
function newestWith(runs, { pipeline, inputs, matching, }) {
    if (matching === 'replace')
        return runs[0];
    const wanted = (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputsOf */ .Vc)(pipeline, null, inputs));
    return runs.find((each) => {
        // With what the pipeline has come to take since.
        const has = (0,_pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(pipeline.inputs, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredOf */ .yN)(pipeline, each));
        return has.ok && (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(has.value) === wanted;
    });
}
/** Says that there is nothing to go on with. @param runs newest first, none of them wanted @throws Refusal exit 4, always */
function noRun([newest]) {
    const hint = 'start one with `savepoint run`';
    if (newest === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, 'there is no run to go on with', { hint });
    const elsewhere = newest.attempts.at(-1)?.where.workspace ?? 'another folder';
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, 'there is no run of this workspace to go on with', {
        hint: `the newest in the store, ${newest.run_id}, ran in ${elsewhere}; to go on with it here, name it: savepoint resume ${newest.run_id}`,
    });
}
/** Inputs by their declared names, with the values that the pipeline makes of them: `N=1.0` is `n=1` for a number `n`. */
function asDeclared({ inputs }, given) {
    const byName = new Map(inputs.map((spec) => [spec.name.toLowerCase(), spec]));
    return Object.fromEntries(Object.entries(given).map(([name, value]) => {
        const spec = byName.get(name.toLowerCase());
        return spec === undefined ? [name, value] : [spec.name, `${(0,_pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputValue */ .UV)(spec, value) ?? value}`];
    }));
}
/** The run that an id means. @param runs newest first @throws Refusal exit 4 */
function mustFind(runs, id) {
    const found = (0,_select_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRun */ .d3)(runs, id);
    switch (found.kind) {
        case 'run':
            return found.run;
        case 'ambiguous':
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, `${found.ids.length} runs begin with ${id}: ${found.ids.slice(0, 5).join(', ')}`, {
                hint: 'write more of the id',
            });
        case 'none':
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(4, id === 'latest' ? 'there is no run in the store' : `no such run: ${id}`, {
                hint: '`savepoint runs` lists them',
            });
    }
}


/***/ }),

/***/ 41056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ givenSecrets),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   tN: () => (/* binding */ mustHaveSecrets),
/* harmony export */   wu: () => (/* binding */ mustHoldNoSecret),
/* harmony export */   yN: () => (/* binding */ declaredOf)
/* harmony export */ });
/* harmony import */ var _pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44651);
/* harmony import */ var _shell_masks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57169);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39861);
/** The inputs and secrets of a run. Pure. */



/** The inputs of a run that goes on, some replaced; or of a new one. @throws Refusal exit 2 */
function inputsOf(pipeline, run, given) {
    const checked = (0,_pipeline_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(pipeline.inputs, { ...declaredOf(pipeline, run), ...given });
    if (checked.ok)
        return checked.value;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, 'the inputs do not fit the pipeline', { problems: checked.problems });
}
/** The inputs of a run that the pipeline still takes. */
function declaredOf(pipeline, run) {
    const declared = new Set(pipeline.inputs.map((input) => input.name));
    return Object.fromEntries(Object.entries(run?.inputs ?? {}).filter(([name]) => declared.has(name)));
}
/** Inputs are kept in the record, as they are. @throws Refusal for one that contains a secret, in any form that is masked */
function mustHoldNoSecret(inputs, secrets) {
    for (const [name, secret] of Object.entries(secrets)) {
        const masks = new _shell_masks_js__WEBPACK_IMPORTED_MODULE_1__/* .Masks */ .O();
        masks.add(secret);
        const input = Object.entries(inputs).find(([, value]) => masks.hides(`${value}`));
        if (input === undefined)
            continue;
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, `the input ${input[0]} contains the secret ${name}, and inputs are kept in the record`, {
            hint: `leave it out, and use \${{ secrets.${name} }} in the pipeline`,
        });
    }
}
/** What an attempt was given as a secret the next must be given, too: else it would be empty, and no longer hidden. @throws Refusal */
function mustHaveSecrets(run, secrets) {
    const missing = run.secrets.filter((name) => !Object.hasOwn(secrets, name));
    if (missing.length === 0)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P(2, givenSecrets(run, missing), {
        hint: `give it again: savepoint resume ${run.run_id}${run.secrets.map((name) => ` --secret ${name}`).join('')}`,
    });
}
/** That a run was given secrets, in words. */
function givenSecrets({ run_id }, names) {
    return `${run_id} was given the ${names.length === 1 ? 'secret' : 'secrets'} ${names.join(', ')}`;
}


/***/ }),

/***/ 30049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ newestRun),
/* harmony export */   d3: () => (/* binding */ namedRun)
/* harmony export */ });
/* unused harmony export agrees */
/** The newest run of a workspace (and pipeline) whose inputs agree. @param runs newest first */
function newestRun(runs, wanted) {
    return (runs.find((run) => (wanted.pipeline === null || run.pipeline.path === wanted.pipeline) &&
        hasBeenIn(run, wanted) &&
        agrees(run, wanted.inputs)) ?? null);
}
/** Whether a run has the inputs that were given by name. */
function agrees(run, given) {
    return Object.entries(given).every(([name, value]) => `${run.inputs[name] ?? ''}` === value);
}
/** The run of an id: whole, the beginning of just one, or `latest`. @param runs newest first */
function namedRun(runs, id) {
    const newest = runs[0];
    if (id === 'latest')
        return newest === undefined ? { kind: 'none' } : { kind: 'run', run: newest };
    const exact = runs.find((run) => run.run_id === id);
    if (exact !== undefined)
        return { kind: 'run', run: exact };
    const matches = id === '' ? [] : runs.filter((run) => run.run_id.startsWith(id) && !isNextOf(run.run_id, id));
    const [only] = matches;
    if (only === undefined)
        return { kind: 'none' };
    if (matches.length > 1)
        return { kind: 'ambiguous', ids: matches.map((run) => run.run_id) };
    return { kind: 'run', run: only };
}
/** Whether an id is that of a later run of the same second: the whole id of one that is gone means no other. */
function isNextOf(run, id) {
    return /^\d{8}-\d{6}-./.test(id) && /^-\d+$/.test(run.slice(id.length));
}
/** Whether an attempt of a run was made in a workspace. */
function hasBeenIn({ attempts }, { workspace, folder }) {
    if (folder === null)
        return true;
    return attempts.some(({ where }) => where.workspace === workspace || where.workspace_id === folder);
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

/***/ 57169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Masks)
});

;// CONCATENATED MODULE: ./build/src/shell/encodings.js
/** Parts of a base64 text shorter than this would mask too much that is no secret. */
const SHORTEST_BASE64_PART = 4;
/**
 * The texts as which a secret may show up in output: itself, its lines, and the encodings that the runner masks too (its
 * `ValueEncoders.cs`, without those for errors of PowerShell). Lines without a letter or digit are left out: masking
 * every `{` because a secret is JSON hides nothing.
 */
function variants(secret) {
    const found = new Set();
    if (secret.trim() === '')
        return found;
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    const parts = lines.filter((line) => line !== secret && /[\p{L}\p{N}]/u.test(line));
    for (const text of [secret, secret.trim(), ...parts]) {
        for (const variant of encodings(text))
            found.add(variant);
    }
    return found;
}
function* encodings(text) {
    yield text;
    yield* base64(text);
    yield JSON.stringify(text).slice(1, -1);
    const uri = encodeURIComponent(text.toWellFormed());
    yield uri;
    yield uri.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    yield text.replace(/[&<>"']/g, (char) => XML[char] ?? char);
    yield text.replaceAll("'", "''");
    yield text.replaceAll('"', '\\"');
    if (text.length > 8 && /^(["']).*\1$/s.test(text))
        yield text.slice(1, -1);
}
const XML = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
/**
 * The base64 of a text alone, and of a text inside a longer one (`user:password`): what precedes it may shift it by none,
 * one or two bytes, and of each shift the characters made of the text's own bits alone are certain.
 */
function* base64(text) {
    const bytes = Buffer.from(text);
    yield bytes.toString('base64');
    for (const shift of [0, 1, 2]) {
        const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
        const certain = encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
        if (certain.length >= SHORTEST_BASE64_PART)
            yield certain;
    }
}

// EXTERNAL MODULE: ./build/src/shell/matcher.js
var matcher = __webpack_require__(12390);
;// CONCATENATED MODULE: ./build/src/shell/masks.js


/** A growing set of masked texts, each with the forms in which it may show up. */
class Masks {
    #texts = new Set();
    #patterns = [];
    #matcher = null;
    add(secret) {
        const before = this.#texts.size;
        for (const variant of variants(secret))
            this.#texts.add(variant);
        if (this.#texts.size === before)
            return;
        this.#patterns = null;
        this.#matcher = null;
    }
    hides(text) {
        return this.#find(Buffer.from(text)).length > 0;
    }
    apply(text) {
        const bytes = Buffer.from(text);
        const spans = this.#find(bytes);
        if (spans.length === 0)
            return text;
        const starts = [0, ...spans.map(([, end]) => end)];
        const pieces = starts.map((start, i) => bytes.toString('utf8', start, spans[i]?.[0]));
        return pieces.join('***');
    }
    /** The same array until a text is added, so that readers can tell by its identity. */
    patterns() {
        this.#patterns ??= [...this.#texts].map((text) => Buffer.from(text)).sort((a, b) => b.length - a.length);
        return this.#patterns;
    }
    #find(bytes) {
        if (this.#texts.size === 0)
            return [];
        this.#matcher ??= new matcher/* Matcher */.P(this.patterns());
        return this.#matcher.searchAll(bytes).spans;
    }
}


/***/ }),

/***/ 12390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Matcher)
/* harmony export */ });
/**
 * Finds many byte sequences in one pass. A table of the two bytes with which one can begin lets nearly all positions be
 * passed over by one look.
 */
class Matcher {
    #beginnings = new Uint8Array(0x10000);
    #byFirst = new Map();
    constructor(patterns) {
        for (const pattern of patterns) {
            const [first, second] = pattern;
            if (first === undefined)
                continue;
            if (second === undefined)
                this.#beginnings.fill(1, first << 8, (first + 1) << 8);
            else
                this.#beginnings[(first << 8) | second] = 1;
            const others = this.#byFirst.get(first);
            if (others)
                others.push(pattern);
            else
                this.#byFirst.set(first, [pattern]);
        }
    }
    /** Looks through bytes that may go on: nothing is looked for behind `hold`. */
    search(bytes) {
        const spans = [];
        for (let at = 0; at < bytes.length; at++) {
            if (at + 1 < bytes.length && !this.#mayBegin(bytes, at))
                continue;
            const length = this.#lengthAt(bytes, at);
            if (length === 'undecided')
                return { spans, hold: at };
            if (length > 0)
                addSpan(spans, at, at + length);
        }
        return { spans, hold: bytes.length };
    }
    /** Looks through bytes that are complete. */
    searchAll(bytes) {
        const spans = [];
        for (let at = 0; at < bytes.length; at++) {
            if (at + 1 < bytes.length && !this.#mayBegin(bytes, at))
                continue;
            for (const pattern of this.#byFirst.get(bytes[at]) ?? []) {
                if (matches(pattern, bytes, at, pattern.length))
                    addSpan(spans, at, at + pattern.length);
            }
        }
        return { spans, hold: bytes.length };
    }
    #mayBegin(bytes, at) {
        return this.#beginnings[(bytes[at] << 8) | bytes[at + 1]] === 1;
    }
    #lengthAt(bytes, at) {
        let longest = 0;
        for (const pattern of this.#byFirst.get(bytes[at]) ?? []) {
            if (pattern.length <= longest)
                continue;
            const here = Math.min(pattern.length, bytes.length - at);
            if (!matches(pattern, bytes, at, here))
                continue;
            if (here < pattern.length)
                return 'undecided';
            longest = here;
        }
        return longest;
    }
}
function matches(pattern, bytes, at, length) {
    return at + length <= bytes.length && bytes.compare(pattern, 0, length, at, at + length) === 0;
}
function addSpan(spans, start, end) {
    const last = spans.at(-1);
    if (last && start <= last[1])
        last[1] = Math.max(last[1], end);
    else
        spans.push([start, end]);
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
