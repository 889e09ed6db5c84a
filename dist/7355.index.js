export const id = 7355;
export const ids = [7355];
export const modules = {

/***/ 91516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ sha256OfLines),
/* harmony export */   fg: () => (/* binding */ sha256InPool),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of some text (as UTF-8) or bytes, as 64 hexadecimal digits. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** The same of lines with a newline between them, which are not made one text of first. */
function sha256OfLines(lines) {
    const whole = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (let at = 0; at < lines.length; at += 1000)
        whole.update(`${at === 0 ? '' : '\n'}${lines.slice(at, at + 1000).join('\n')}`);
    return whole.digest('hex');
}
/** The same of many bytes, not shared, in the thread pool: of a copy, made at once. */
async function sha256InPool(bytes) {
    return Buffer.from(await node_crypto__WEBPACK_IMPORTED_MODULE_0__.subtle.digest('SHA-256', bytes)).toString('hex');
}
/** JSON with the keys of every object sorted, so that equal values have equal text. `undefined` members are left out. */
function canonicalJson(value) {
    return JSON.stringify(value, (_key, member) => member !== null && typeof member === 'object' && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : member);
}
/** The digest of a JSON-shaped value, the same for equal values whatever the order of their keys. */
function digestOf(value) {
    return sha256(canonicalJson(value));
}


/***/ }),

/***/ 64972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UE: () => (/* binding */ OtherSchema),
  qF: () => (/* binding */ formatEvent),
  TI: () => (/* binding */ formatRun),
  G_: () => (/* binding */ journalFault),
  wj: () => (/* binding */ parseEvent),
  PH: () => (/* binding */ parseEvents),
  Td: () => (/* binding */ parseLastEvents),
  zZ: () => (/* binding */ parseRun)
});

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/record/run.js
var run = __webpack_require__(41206);
;// CONCATENATED MODULE: ./build/src/record/fits.js
/**
 * Whether a value fits a schema, of that part of JSON Schema in which `shapes.ts` is written. Ajv says the same, which a test holds it
 * to; loading what Ajv makes of the schema takes a start of the command line longer than reading a record. Pure.
 */
function fits(schema, value) {
    const { type, anyOf } = schema;
    if (typeof type === 'string' && !isOf(type, value))
        return false;
    if (Array.isArray(type) && !type.some((each) => isOf(each, value)))
        return false;
    if (schema.const !== undefined && schema.const !== value)
        return false;
    if (schema.enum !== undefined && !schema.enum.includes(value))
        return false;
    if (anyOf !== undefined && !anyOf.some((each) => fits(each, value)))
        return false;
    if (typeof value === 'string')
        return schema.pattern === undefined || regExp(schema.pattern).test(value);
    if (typeof value === 'number')
        return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
    if (Array.isArray(value))
        return allFit(schema.items, value);
    return typeof value !== 'object' || value === null || fitsMembers(schema, value);
}
function fitsMembers({ required = [], properties = {}, additionalProperties, oneOf, discriminator }, value) {
    for (const name of required)
        if (!Object.hasOwn(value, name))
            return false;
    for (const name of Object.keys(properties)) {
        const member = properties[name];
        if (member !== undefined && Object.hasOwn(value, name) && !fits(member, value[name]))
            return false;
    }
    if (!allFit(additionalProperties, Object.values(value)))
        return false;
    if (oneOf === undefined || discriminator === undefined)
        return true;
    const by = discriminator.propertyName;
    const branch = oneOf.find((each) => each.properties?.[by]?.const === value[by]);
    return branch !== undefined && fits(branch, value);
}
function allFit(schema, values) {
    return schema === undefined || values.every((each) => fits(schema, each));
}
function isOf(type, value) {
    switch (type) {
        case 'null':
            return value === null;
        case 'array':
            return Array.isArray(value);
        case 'object':
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        case 'integer':
            return Number.isInteger(value);
        case 'number':
            return Number.isFinite(value);
        default:
            return typeof value === type;
    }
}
const expressions = new Map();
function regExp(pattern) {
    const known = expressions.get(pattern);
    if (known !== undefined)
        return known;
    const made = new RegExp(pattern, 'u');
    expressions.set(pattern, made);
    return made;
}

;// CONCATENATED MODULE: ./build/src/record/schemas.js
/** What else it says is not looked at. */
function object(required, ...[optional]) {
    return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}
const schemas_text = { type: 'string' };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const ordinal = { ...count, minimum: 1 };
const number = { type: 'number' };
/** RFC 3339 in UTC. */
const time = {
    type: 'string',
    pattern: '^\\d{4}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d(\\.\\d+)?Z$',
};
const always = { const: true };
function orNull(schema) {
    return { anyOf: [{ type: 'null' }, schema] };
}
function listOf(items) {
    return { type: 'array', items };
}
function mapOf(additionalProperties) {
    return { type: 'object', additionalProperties };
}
/** Every member of a union of texts. */
function oneOf(members) {
    return { enum: Object.keys(members) };
}
/** A union whose members are told by one property. @param common what all of them say */
function union(by, members, common = {}) {
    const branches = Object.entries(members).map(([name, schema]) => {
        const { required, properties } = schema;
        return { type: 'object', required, properties: { ...properties, [by]: { const: name } } };
    });
    const told = { [by]: schemas_text, ...common };
    const all = { type: 'object', required: Object.keys(told), properties: told };
    return { ...all, discriminator: { propertyName: by }, oneOf: branches };
}

;// CONCATENATED MODULE: ./build/src/record/shapes.js
/**
 * The shapes of records and events, as JSON Schema: what is read from a store is held against them. The compiler holds them against the
 * types: a property that a type gains or loses must be told here, too. Pure.
 */


const texts = listOf(schemas_text);
const textMap = mapOf(schemas_text);
const textOrNull = { type: ['string', 'null'] };
const inputs = mapOf({ type: ['string', 'number', 'boolean'] });
const section = oneOf({ steps: null, finally: null });
const failures = {
    error: object({ exit_code: count }),
    signal: object({ signal: schemas_text }),
    timeout: object({ minutes: number }),
    refused: object({ message: schemas_text }),
};
const failure = union('kind', failures);
const bare = object({});
const NEED_CHANGES = {
    ...{ 'runs-again': null, 'ran-again': null, added: null, removed: null },
};
const named = listOf(object({ what: schemas_text, count: count, names: texts }, { at: texts }));
const lookedAt = oneOf({ reads: null, source: null, none: null });
const plainReasons = {
    completed: object({ completion: ordinal }, { files: lookedAt }),
    skipped: object({ completion: ordinal }, { files: lookedAt }),
    kept: object({ completion: ordinal }),
    taken: object({ completion: ordinal }),
    new: object({}, { lost: always, was: schemas_text }),
    failed: object({ failure }),
    interrupted: bare,
    definition: object({ parts: texts }),
    input: object({ input: schemas_text }),
    env: object({ name: schemas_text }),
    needs: object({
        step: schemas_text,
        change: oneOf(NEED_CHANGES),
    }),
    always: object({}, { by: oneOf({ env: null }) }),
    install: object({ installs: named }),
    chosen: bare,
    'not-chosen': bare,
    'not-come': bare,
    secret: bare,
    finally: bare,
    approved: object({ by: schemas_text }),
    rejected: object({ by: schemas_text }),
    marked: object({ by: schemas_text }),
    prompt: bare,
    behind: object({
        step: schemas_text,
        change: oneOf({ changed: null, added: null, removed: null }),
    }),
    withheld: object({ step: schemas_text, names: texts }),
    unsaved: bare,
    lost: object({ path: schemas_text, why: schemas_text }),
    differs: object({ path: schemas_text }, { unsaved: always }),
    reads: object({ paths: texts }),
    commit: object({ from: textOrNull, to: textOrNull }, { folder: schemas_text }),
    source: object({ paths: texts }),
    github: object({ name: schemas_text }),
    edited: object({ paths: texts }),
    present: bare,
    deadline: object({ took_ms: number }),
    blocked: object({ step: schemas_text }),
    service: object({}, { step: schemas_text }),
};
// A question is asked because of something else than a question: depth has an end.
const because = union('kind', plainReasons);
const reasons = {
    ...plainReasons,
    'started-before': object({ because }),
    'maybe-started': object({ because }),
    approval: object({ because }),
};
const reason = union('kind', reasons);
const pipeline = object({ name: schemas_text, path: schemas_text, digest: schemas_text });
const source = object({ repository: textOrNull, ref: textOrNull, commit: textOrNull });
const where = object({
    ...{ host: schemas_text, os: schemas_text, workspace: schemas_text, workspace_id: schemas_text, commit: textOrNull },
    ...{ pid: count, home: schemas_text, temp: schemas_text },
}, {
    boot: schemas_text,
    namespace: schemas_text,
    started: schemas_text,
    machine: schemas_text,
    roots: textMap,
    covers: object({ paths: texts, exclude: texts }),
});
const scalar = { type: ['string', 'number', 'boolean', 'null'] };
const part = { anyOf: [scalar, texts, mapOf(scalar)] };
const stepDefinition = object({ id: schemas_text, name: schemas_text, number: count, section, needs: texts, parts: mapOf(part), digest: schemas_text }, {
    tries: ordinal,
    of: schemas_text,
    started: texts,
    background: oneOf({ task: null, service: null }),
});
const definition = listOf(stepDefinition);
const packNumber = { ...ordinal, maximum: 999_999 };
const from = object({ run: schemas_text, pack: packNumber });
const pack = object({ pack: packNumber, index: schemas_text, bytes: count }, { from });
const change = object({
    pack: orNull(pack),
    files: count,
    bytes: count,
    stored_bytes: count,
});
const need = object({
    step: schemas_text,
    basis: orNull(count),
    result: oneOf({
        ...{ success: null, failure: null, skipped: null, pending: null },
    }),
});
const start = object({ definition: schemas_text, inputs, needs: mapOf(orNull(count)) }, { env: textMap });
const completion = object({
    ...{ number: ordinal, basis: ordinal, definition: schemas_text, parts: textMap, inputs, needs: listOf(need) },
    reads: textOrNull,
    source: object({ commit: textOrNull, digest: textOrNull }, { nested: textMap, roots: textMap }),
    github: textMap,
}, { began_after: count, behind: mapOf(orNull(count)), env: textMap, guards: textMap, started: mapOf(start) });
const question = object({ prompt: textOrNull, definition: schemas_text, inputs, needs: listOf(need) }, { guards: textMap });
const workflowAttempt = object({ workflow_run: schemas_text, attempt: ordinal });
const decided = {
    decision: oneOf({ approved: null, rejected: null, completed: null }),
    ...{ who: schemas_text, comment: textOrNull, question },
};
const perhapsDecided = { outputs: textMap, by: workflowAttempt };
const withheld = object({ outputs: texts, env: texts, path: flag, masks: count });
const leftBehind = { outputs: textMap, env: textMap, path: texts, withheld };
const perhapsLeft = { summary: schemas_text };
const differs = object({ files: count, paths: texts }, { uncommitted: always });
const kinds = oneOf({ workspace: null, home: null, temp: null });
const machine = object({}, { installs: named, others: named, places: texts, temp: texts, spellings: mapOf(kinds) });
const shared = object({ steps: texts, paths: texts });
const place = oneOf({ first: null, elsewhere: null, empty: null });
const decision = object({
    step: schemas_text,
    decision: oneOf({ reuse: null, run: null, ask: null, leave: null }),
    reason,
});
const ends = {
    ...{ completed: null, failed: null, interrupted: null, paused: null },
};
const step = schemas_text;
const events = {
    plan: object({
        ...{ schema: ordinal, run_id: schemas_text, sequence: count, attempt: ordinal, mark: schemas_text, pipeline, source },
        ...{ inputs, secrets: texts, where, retention_ms: number, definition },
        decisions: listOf(decision),
    }, {
        history: oneOf({ uncertain: null }),
        by: workflowAttempt,
        key: schemas_text,
    }),
    'step.arrived': object({ step, definition: stepDefinition, decision: { enum: ['reuse', 'run', 'ask'] }, reason }, { dropped: texts }),
    'step.started': object({ step, try: ordinal }),
    'step.retrying': object({ step, try: ordinal, failure, delay_ms: number }),
    'step.completed': object({
        ...{ step, outcome: { enum: ['success', 'failure'] }, exit_code: orNull(count) },
        ...{ error_message: textOrNull, completion, change: orNull(change) },
        ...leftBehind,
    }, { ...perhapsLeft, shared, machine }),
    'step.failed': object({ step, failure, error_message: schemas_text, completion, ...leftBehind }, perhapsLeft),
    'step.skipped': object({ step, completion }),
    'step.interrupted': object({ step, why: schemas_text }, { never_started: always, failure }),
    'step.waiting': object({ step, reason }, { question }),
    'step.decided': object({ step, ...decided }, perhapsDecided),
    'step.saved': object({ step, completion: ordinal, change }),
    'source.captured': object({ place, commit: textOrNull, digest: schemas_text, change }, { differs, nested: textMap, roots: textMap, brings: object({ files: count, bytes: count }) }),
    'earlier.captured': object({ change }),
    'packs.borrowed': object({ packs: listOf(pack) }),
    'edits.kept': object({ number: ordinal, step: textOrNull, change, paths: texts }, { deleted: texts }),
    'files.aside': object({ steps: texts, change, paths: texts }),
    'files.kept': object({ step, change }),
    warning: object({ step: textOrNull, message: schemas_text }),
    'attempt.ended': object({
        ...{ status: oneOf(ends), why: schemas_text, waiting_for: texts },
        pending: listOf(object({ step, reason })),
    }, { out_of_time: always }),
};
const attempt = object({
    ...{ attempt: ordinal, mark: schemas_text, started_at: time, ended_at: orNull(time), why: textOrNull, where },
}, { out_of_time: always });
const states = {
    ...{ pending: null, running: null, retrying: null, completed: null },
    ...{ failed: null, skipped: null, waiting: null, interrupted: null },
};
const answer = object({ ...decided, at: time }, perhapsDecided);
const steps = listOf(object({
    ...{ id: schemas_text, name: schemas_text, section, state: oneOf(states) },
    outcome: orNull({ enum: ['success', 'failure', 'skipped'] }),
    ...{ started: flag, retry_count: count, started_at: orNull(time), completed_at: orNull(time) },
    ...{ duration_ms: orNull(number), exit_code: orNull(count), failure: orNull(failure) },
    ...{ error_message: textOrNull, ...leftBehind },
    ...{ completion: orNull(completion), last_good: orNull(completion), change: orNull(change) },
    ...{ reason: orNull(reason), attempt: orNull(ordinal) },
}, { maybe_started: always, ...perhapsLeft, machine, question, answer }));
const shapes_layer = object({
    kind: oneOf({
        ...{ earlier: null, step: null, finally: null, edit: null, kept: null, aside: null },
    }),
    ...{ number: orNull(ordinal), order: count, step: textOrNull, attempt: ordinal, change },
}, { paths: texts, shared });
const statuses = { ...ends, queued: null, running: null };
/** The record of a run. */
const RUN = object({
    ...{
        schema: ordinal,
        run_id: schemas_text,
        sequence: count,
        pipeline,
        definition,
        source,
        inputs,
        secrets: texts,
    },
    ...{ status: oneOf(statuses), attempt: ordinal, attempts: listOf(attempt) },
    ...{ created_at: time, updated_at: time, completed_at: orNull(time) },
    ...{ current_steps: texts, waiting_for: texts, retention_ms: number },
    ...{ steps, removed_steps: steps },
    sources: listOf(object({ attempt: ordinal, place, commit: textOrNull, digest: schemas_text, change, completions: count }, { nested: textMap, roots: textMap })),
    ...{ layers: listOf(shapes_layer), completions: count, last_event: ordinal },
}, { key: schemas_text, borrowed: listOf(pack) });
/** Every event. */
const EVENT = union('type', events, { n: ordinal, at: time });
/** Whether a value is an event in all that it says. */
function isEvent(value) {
    return fits(EVENT, value);
}
/** Whether a value is the record of a run in all that it says. */
function isRun(value) {
    return fits(RUN, value);
}

;// CONCATENATED MODULE: ./build/src/record/lines.js
/** The text form of records: `run.json`, and `events.ndjson` line by line. Every piece carries a checksum of itself. */



/** Thrown for a record that another version of this program wrote. It must not be half-read. */
class OtherSchema extends Error {
    name = 'OtherSchema';
    schema;
    /** Who wrote it, without a remedy. */
    told;
    /** @param what whose schema it is, where that is not the record's own; with the one that this program reads */
    constructor(schema, { what, known } = { what: 'schema', known: run/* SCHEMA */.yx }) {
        const [who, remedy] = schema > known
            ? ['a newer', 'use that one, or another store']
            : ['an older', 'start over with `savepoint run --fresh`, or delete the run with `savepoint clean`'];
        const told = `written by ${who} Savepoint (${what} ${schema}; this one reads ${known})`;
        super(`${told}: ${remedy}`);
        this.told = told;
        this.schema = schema;
    }
}
/** `run.json`, for people and programs; `checksum` is the last member, over the text without it. */
function formatRun(run) {
    const text = JSON.stringify(run, null, 2);
    return `${text.slice(0, -2)},\n  "checksum": "${(0,digest/* sha256 */.sc)(text)}"\n}\n`;
}
/** A record, or null where the text is cut short, damaged, edited, or of another shape. @throws OtherSchema */
function parseRun(text) {
    const value = parseObject(text);
    if (value === null)
        return null;
    refuseOther(value);
    const match = /^(.*),\n {2}"checksum": "([0-9a-f]{64})"\n\}\n$/s.exec(text);
    if (match === null || (0,digest/* sha256 */.sc)(`${match[1]}\n}`) !== match[2])
        return null;
    const { checksum: _, ...rest } = value;
    return isRun(rest) ? rest : null;
}
/** One line of `events.ndjson`, with its newline; `sum` is the last member, over the line without it. */
function formatEvent(event) {
    const text = JSON.stringify(event);
    return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}\n`;
}
/** An event, or null where the line is cut short, damaged, edited, or of another shape. @throws OtherSchema */
function parseEvent(line) {
    const match = /^(.*),"sum":"([0-9a-f]{16})"\}$/s.exec(line);
    const value = parseObject(line);
    if (value === null)
        return null;
    refuseOther(value);
    const text = `${match?.[1]}}`;
    if (match === null || sumOf(text) !== match[2])
        return null;
    const event = JSON.parse(text);
    return isEvent(event) ? event : null;
}
/**
 * The events in the text of a journal, without lines that are damaged: `fold` notices what is missing.
 * An unfinished last line never happened.
 */
function parseEvents(text) {
    return text
        .split('\n')
        .slice(0, -1)
        .map(parseEvent)
        .filter((event) => event !== null);
}
/** The events of a journal that come after `n`, and the one before them: read from its end, since most are in `run.json` already. */
function parseLastEvents(text, n) {
    const events = [];
    for (let end = text.lastIndexOf('\n'); end > 0;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const event = parseEvent(text.slice(start, end));
        if (event !== null)
            events.push(event);
        if (event !== null && event.n <= n)
            break;
        end = start - 1;
    }
    return events.reverse();
}
/**
 * What of a journal is damaged or gone, in words; null where every event up to the last is there.
 * @param last `n` of the last event that is known of
 */
function journalFault(text, last) {
    const there = new Set(parseEvents(text).map(({ n }) => n));
    const most = Math.max(last, ...there);
    const missing = most - there.size;
    return missing === 0 ? null : `${missing} of ${most} events are damaged or gone`;
}
function sumOf(text) {
    return (0,digest/* sha256 */.sc)(text).slice(0, 16);
}
function refuseOther(value) {
    if (typeof value.schema === 'number' && value.schema !== run/* SCHEMA */.yx)
        throw new OtherSchema(value.schema);
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return value !== null && typeof value === 'object' && !Array.isArray(value)
            ? value
            : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 41206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ isDone),
/* harmony export */   TK: () => (/* binding */ isRejected),
/* harmony export */   Y0: () => (/* binding */ isAhead),
/* harmony export */   Yj: () => (/* binding */ servicesOf),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   gM: () => (/* binding */ tookMs),
/* harmony export */   vJ: () => (/* binding */ isBroughtBack),
/* harmony export */   yx: () => (/* binding */ SCHEMA),
/* harmony export */   zU: () => (/* binding */ isOfGate)
/* harmony export */ });
/** The record of a run, as `run.json` holds it. Written by `fold` only. */
/** The version of `run.json` and `events.ndjson` that this program writes, and the newest that it reads. */
const SCHEMA = 3;
/** How many milliseconds an attempt took; null while it goes on. */
function tookMs({ started_at, ended_at, }) {
    return ended_at === null ? null : Math.max(0, Date.parse(ended_at) - Date.parse(started_at));
}
/** Whether a person has ended the run for good. */
function isRejected({ steps }) {
    return steps.some(({ state, answer }) => state === 'failed' && answer?.decision === 'rejected');
}
/** Whether a gate was answered. A gate that is named asks again; any other step that is named runs. */
function isOfGate({ question }) {
    return question.prompt !== null;
}
/** The record of one step, or undefined. */
function stepOf(run, id) {
    return run.steps.find((step) => step.id === id);
}
/** The ids of the steps that are ended by others, rather than by themselves. */
function servicesOf({ definition }) {
    return new Set(definition.flatMap(({ id, background }) => (background === 'service' ? [id] : [])));
}
/** Whether a step is completed, or was skipped. */
function isDone({ state }) {
    return state === 'completed' || state === 'skipped';
}
/** Whether the newest attempt found the run completed, and had nothing to run. */
function isBroughtBack(run) {
    return (run.status === 'completed' && run.attempt > 1 && run.steps.every((step) => step.attempt !== run.attempt));
}
/** What a step came to in an earlier attempt is of no interest while it waits for its turn. */
function isAhead({ state }) {
    return state === 'pending' || state === 'waiting';
}


/***/ }),

/***/ 82566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ makeDirectories),
/* harmony export */   _o: () => (/* binding */ writeFresh),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   iO: () => (/* binding */ appendDurably),
/* harmony export */   rM: () => (/* binding */ createFresh),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   zR: () => (/* binding */ syncDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46848);
/** Writing so that a crash at any moment leaves the old bytes or the new ones. */



/** Replaces a file: temporary file beside it, fsync, rename, fsync of the directory. @throws the system's error */
function writeAtomically(path, data) {
    const temporary = `${path}.tmp`;
    const fd = createFresh(temporary, 0o644);
    try {
        writeAll(fd, Buffer.from(data));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    syncDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
/**
 * Opens a new, empty file for writing, in place of what is there. Never writes through a link: a store may come from elsewhere, and
 * what is in it may have been laid out. @throws the system's error
 */
function createFresh(path, mode) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    }
}
/** Writes a small file whose loss is none. @throws the system's error */
function writeFresh(path, data) {
    const fd = createFresh(path, 0o644);
    try {
        writeAll(fd, Buffer.from(data));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Makes the names in a directory durable. */
function syncDirectory(path) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Appends to an open file, and returns when the bytes are on disk. */
function appendDurably(fd, data) {
    writeAll(fd, Buffer.from(data));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fdatasyncSync)(fd);
}
/** write(2) may take less than it is given. */
function writeAll(fd, data) {
    for (let at = 0; at < data.length;)
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, data, at);
}
/** A directory with all that is above it. Node's own recursion never ends where the system makes no directories, as in /proc. */
function makeDirectories(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (error.code === 'EEXIST' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return;
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(error) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))
            throw error;
        makeDirectories((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        makeDirectories(path);
    }
}


/***/ })

};
