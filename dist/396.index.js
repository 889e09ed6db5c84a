export const id = 396;
export const ids = [396];
export const modules = {

/***/ 40396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ MOST_BYTES),
  B: () => (/* binding */ loadPipeline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
;// CONCATENATED MODULE: ./build/src/text/source.js
const MAX_BYTES = 1024 * 1024;
/** Decodes a file's bytes; a Problem (without a place) when they are too many or are not UTF-8 text. */
function readSource(path, bytes) {
    const problem = notText(path, bytes);
    if (problem !== null)
        return { ok: false, problems: [problem] };
    try {
        return { ok: true, value: sourceOf(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
    }
    catch {
        const message = `${path} is not a text file in UTF-8`;
        return { ok: false, problems: [{ code: 'not-text', message, hint: 'save the file as UTF-8' }] };
    }
}
/** A Source from text that is decoded already. */
function sourceOf(path, text) {
    const lineStarts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        lineStarts.push(at + 1);
    return { path, text, lineStarts };
}
/** The first line of a stretch of the text, as a Place; what goes on beyond that line is not underlined. */
function source_placeOf(source, spot) {
    const index = lineIndex(source, spot.start);
    const lineStart = source.lineStarts[index] ?? 0;
    const next = source.lineStarts[index + 1];
    const text = source.text.slice(lineStart, next === undefined ? undefined : next - 1).replace(/\r$/, '');
    const onLine = text.slice(spot.start - lineStart, Math.max(spot.end, spot.start) - lineStart).trimEnd();
    const column = spot.start - lineStart + 1;
    return { file: source.path, line: index + 1, column, length: Math.max(1, onLine.length), text };
}
/** The number, from 1, of the line that an offset is on. */
function lineOf(source, offset) {
    return lineIndex(source, offset) + 1;
}
function lineIndex(source, offset) {
    let low = 0;
    let high = source.lineStarts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((source.lineStarts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function notText(path, bytes) {
    if (bytes.length > MAX_BYTES) {
        const message = `${path} is longer than 1 MiB, the most that a pipeline file may have`;
        return { code: 'too-big', message, hint: 'move long scripts into files of their own and run those' };
    }
    if (bytes.includes(0)) {
        const message = `${path} is not a text file: it holds NUL bytes`;
        return { code: 'not-text', message, hint: 'name a YAML file, saved as UTF-8' };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/src/text/findings.js

class Findings {
    source;
    #found = new Map();
    #ignored = [];
    constructor(source) {
        this.source = source;
    }
    /** Notes a Problem at its place; the same one at the same place is noted once. Long names are cut short. */
    add(finding) {
        const { start, end } = finding.at;
        if (this.#ignored.some((spot) => spot.start <= start && end <= spot.end))
            return;
        const message = shortened(finding.message);
        const key = `${finding.at.start} ${finding.code} ${message}`;
        if (!this.#found.has(key))
            this.#found.set(key, { ...finding, message });
    }
    /** Nothing more is noted of what lies within these places: it is not known what was meant there. */
    ignore(spots) {
        this.#ignored = spots;
    }
    get any() {
        return this.#found.size > 0;
    }
    /** The number, from 1, of the line that an offset is on. */
    lineOf(offset) {
        return lineOf(this.source, offset);
    }
    /** All Problems in the order of their places. */
    problems() {
        const sorted = [...this.#found.values()].sort((a, b) => a.at.start - b.at.start);
        return sorted.map(({ at, ...problem }) => ({ ...problem, place: source_placeOf(this.source, at) }));
    }
}
function shortened(message) {
    return message.replace(/"([^"]{80})[^"]{20,}"/g, '"$1…"');
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/src/text/bare-expressions.js
/** From `${{` to its end; without the third group where it does not end on its line. */
const EXPRESSION = /\$\{\{((?:[^'}\n]|'[^'\n]*'|\}(?!\}))*)(\}\})?/y;
/**
 * The expression at which a parser stumbled; null where it was over something else. In block style the brackets are plain text, so that
 * it does not stumble there.
 * @param at where the parser's first error is: at the first bracket
 */
function bareExpressionAt(text, at) {
    EXPRESSION.lastIndex = at - 1;
    const match = at < 1 ? null : EXPRESSION.exec(text);
    if (match === null)
        return null;
    return { start: at - 1, end: at - 1 + match[0].trimEnd().length, isWhole: match[2] !== undefined };
}
/** The text with plain letters in the place of an expression: as long as before, and read as it was meant. */
function withoutExpression(text, { start, end }) {
    return text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end);
}

;// CONCATENATED MODULE: ./build/src/text/yaml-errors.js


/** The most that are told of a kind. */
const MAX_ERRORS = 20;
/** So many characters are parsed at most, all rounds together, and a file at least once: one of 1 MiB takes seconds. */
const PARSED_MAX = 512 * 1024;
const WORDS = {
    BAD_INDENT: {
        message: 'the indentation does not fit',
        hint: 'give the keys of one mapping, and the dashes of one list, the same indentation',
    },
    BLOCK_AS_IMPLICIT_KEY: {
        message: 'a second ": " on this line is not valid YAML',
        hint: 'put a value that holds ": " into quotes, or begin a new line after the first colon',
    },
    MISSING_CHAR: { hint: 'close the quote or the bracket; it may have been opened some lines before' },
    MULTIPLE_DOCS: {
        message: 'the file holds several YAML documents',
        hint: 'keep one pipeline in a file and leave out the lines "---"',
    },
    RESOURCE_EXHAUSTION: {
        message: 'the file is nested too deeply',
        hint: 'a pipeline needs only a few levels; look for brackets that are not closed',
    },
    TAB_AS_INDENT: { message: 'a tab is used as indentation', hint: 'use spaces' },
};
const BARE = {
    code: 'yaml',
    message: 'an expression in "{ }" or "[ ]" has no quotes around it',
    hint: 'put the whole value into quotes there, as in { A: "${{ github.ref }}" }',
};
/** The parser's document; null where it found something wrong, which is among the findings then, and the rest cannot be told. */
function parseYaml(findings) {
    let { text } = findings.source;
    const bares = [];
    const rounds = Math.min(MAX_ERRORS, Math.ceil(PARSED_MAX / (text.length + 1)));
    while (bares.length < rounds) {
        const document = parse(text);
        const errors = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0] || b.pos[1] - a.pos[1]);
        const bare = bareExpressionAt(text, errors[0]?.pos[0] ?? 0);
        if (bare === null) {
            reportTags(document, findings);
            for (const error of causesIn(errors, findings))
                report(error, findings);
            findings.ignore([...bares, ...scalarsWith(bares, document)]);
            return errors.length > 0 || document.warnings.length > 0 ? null : document;
        }
        findings.add({ ...BARE, at: bare });
        if (!bare.isWhole)
            return null;
        // What is behind it is read as it was meant: the parser itself loses its place.
        text = withoutExpression(text, bare);
        bares.push(bare);
    }
    return null;
}
function parse(text) {
    return (0,dist/* parseDocument */.Tp)(text, {
        version: '1.2',
        schema: 'core',
        merge: false,
        prettyErrors: false,
        uniqueKeys: false,
        logLevel: 'error',
    });
}
/** The keys and values that hold one of some expressions, and perhaps more than that. */
function scalarsWith(bares, document) {
    const spots = [];
    if (bares.length === 0)
        return spots;
    (0,dist/* visit */.YR)(document, {
        Scalar: (_key, { range }) => {
            const [start, end] = range ?? [0, 0];
            if (bares.some((bare) => start <= bare.start && bare.end <= end))
                spots.push({ start, end });
        },
    });
    return spots;
}
/** Of a key that is neither below its neighbours nor below the dash. */
const WITHOUT_DASH = /^Sequence item without - indicator/;
/** The parser says so of each token after it has lost its place. */
const LOST = /token in YAML stream/;
/**
 * Of the parser's errors those that do not only follow from others: the first of each line, until it has lost its place.
 * @param errors in the order of their places
 */
function causesIn(errors, findings) {
    const lost = errors.findIndex(({ message }) => LOST.test(message));
    // It loses its place without another error before when something is closed once too often.
    const before = lost < 0 ? errors : errors.slice(0, Math.max(lost, 1));
    const lines = before.map(({ pos }) => findings.lineOf(pos[0]));
    return before.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index).slice(0, MAX_ERRORS);
}
function report(error, findings) {
    const [start, end] = error.pos;
    const open = /^Flow (map|sequence)/.exec(error.message)?.[1];
    if (error.code === 'BAD_INDENT' && open !== undefined) {
        reportOpen(open === 'map' ? '{}' : '[]', start, findings);
        return;
    }
    // What goes on in the next line is deeper than what it could belong to.
    const isDeeper = findings.source.text.slice(start, end).includes('\n') && error.code.endsWith('_IMPLICIT_KEY');
    const known = WORDS[isDeeper || WITHOUT_DASH.test(error.message) ? 'BAD_INDENT' : error.code];
    const message = known?.message ?? `this is not valid YAML: ${lowerFirst(error.message)}`;
    const hint = known?.hint ?? 'look at the quotes, brackets and indentation here and just before';
    findings.add({ code: 'yaml', message, hint, at: { start, end } });
}
/** A bracket that is not closed before a place: it is missed at the end of what stands before that. */
function reportOpen(brackets, before, findings) {
    const end = findings.source.text.slice(0, before).trimEnd().length;
    const message = `a "${brackets[0]}" is not closed`;
    const hint = `put a "${brackets[1]}" behind what belongs to it`;
    findings.add({ code: 'yaml', message, hint, at: { start: end - 1, end } });
}
function reportTags(document, findings) {
    const tags = document.warnings.filter((warning) => warning.code === 'TAG_RESOLVE_FAILED');
    for (const tag of tags.slice(0, MAX_ERRORS)) {
        const [start, end] = tag.pos;
        const name = findings.source.text.slice(start, end);
        const hint = 'put the whole value into quotes, or a condition into ${{ }}; tags cannot be used';
        findings.add({ code: 'yaml-tag', message: `YAML takes "${name}" for a tag`, hint, at: { start, end } });
    }
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/src/text/yaml.js
/** YAML text to a tree that knows its places; aliases are followed, within bounds. */


const MAX_DEPTH = 100;
/** How many nodes aliases may add to those that are written. */
const MAX_ALIASED = 100_000;
const STYLES = {
    BLOCK_LITERAL: 'block',
    BLOCK_FOLDED: 'block',
    QUOTE_SINGLE: 'single',
    QUOTE_DOUBLE: 'double',
};
/** The file's one document as a tree; null, with the reasons among the findings, where there is none that the rest can be told of. */
function readYaml(findings) {
    const document = parseYaml(findings);
    if (document === null)
        return null;
    if (document.contents === null || isEmpty(document.contents)) {
        const hint = 'give it at least one step, such as "steps: [{ run: npm test }]"';
        findings.add({ code: 'empty', message: 'the file is empty', hint, at: { start: 0, end: 1 } });
        return null;
    }
    const reader = new Reader(findings);
    const tree = reader.read(document.contents, 0);
    return reader.isWhole ? tree : null;
}
function isEmpty(node) {
    return (0,dist/* isScalar */.jn)(node) && node.value === null && node.source === '';
}
class Reader {
    /** Whether the tree has all that the file says, but for single values that are there twice. */
    isWhole = true;
    #findings;
    #anchors = new Map();
    #aliased = 0;
    constructor(findings) {
        this.#findings = findings;
    }
    read(node, depth) {
        const at = { start: node.range[0], end: node.range[1] };
        if (depth > MAX_DEPTH) {
            this.#refuse('too-deep', `the file is nested more than ${MAX_DEPTH} levels deep`, at);
            return nothing(at);
        }
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#follow(node.source, at);
        const anchored = { node: null };
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, anchored);
        anchored.node = this.#convert(node, at, depth);
        return anchored.node;
    }
    #convert(node, at, depth) {
        if ((0,dist/* isMap */.jh)(node))
            return this.#map(node, at, depth);
        if ((0,dist/* isSeq */.oP)(node))
            return this.#list(node, at, depth);
        return scalarNode(node, at);
    }
    #list(node, at, depth) {
        const items = node.items.map((item) => this.read(item, depth + 1));
        return { kind: 'list', items, data: items.map((item) => item.data), size: sizeOf(items), ...at };
    }
    #map(node, at, depth) {
        const entries = new Map();
        for (const pair of node.items) {
            const key = this.#key(pair, at);
            const keyAt = pair.key === null ? at : { start: pair.key.range[0], end: pair.key.range[1] };
            const value = pair.value === null ? nothing(keyAt) : this.read(pair.value, depth + 1);
            if (key === null)
                continue;
            const before = entries.get(key);
            if (before === undefined)
                entries.set(key, { key: keyAt, value });
            else
                this.#refuseTwin(key, value, { before: before.key, at: keyAt });
        }
        const values = [...entries].map(([key, entry]) => [key, entry.value.data]);
        const size = sizeOf([...entries.values()].map((entry) => entry.value));
        return { kind: 'map', entries, data: Object.fromEntries(values), size, ...at };
    }
    #key(pair, map) {
        const { key } = pair;
        const at = key === null ? { start: map.start, end: map.start + 1 } : { start: key.range[0], end: key.range[1] };
        if (key !== null && (0,dist/* isScalar */.jn)(key) && key.source !== '') {
            const name = typeof key.value === 'string' ? key.value : (key.source ?? `${key.value}`);
            if (name !== '<<' || key.type !== 'PLAIN')
                return name;
            const hint = 'write the keys out, or use the alias for the whole mapping ("env: *common")';
            this.#refuse('merge-key', 'merge keys ("<<") are not supported, as on GitHub', at, hint);
        }
        else if (key !== null && (0,dist/* isScalar */.jn)(key) && key.type !== 'PLAIN') {
            return '';
        }
        else {
            this.#refuse('bad-key', 'a key must be a piece of text', at, 'write "key: value"');
        }
        return null;
    }
    #follow(name, at) {
        const target = this.#anchors.get(name);
        if (target === undefined) {
            const hint = `put "&${name}" in front of what is meant, above this line`;
            this.#refuse('unknown-alias', `the alias "*${name}" has no anchor before it`, at, hint);
        }
        else if (target.node === null) {
            this.#refuse('recursive-alias', `the alias "*${name}" stands inside of what it names`, at);
        }
        else if (this.#aliased + target.node.size > MAX_ALIASED) {
            const message = `the aliases of this file unfold to more than ${MAX_ALIASED} values`;
            if (this.#aliased <= MAX_ALIASED)
                this.#refuse('alias-bomb', message, at, 'use fewer aliases of aliases');
            this.#aliased = Number.POSITIVE_INFINITY;
        }
        else {
            this.#aliased += target.node.size;
            return target.node.kind === 'scalar' ? target.node : { ...target.node, ...at };
        }
        return nothing(at);
    }
    #refuseTwin(key, { kind }, { before, at }) {
        const line = this.#findings.lineOf(before.start);
        const message = `the key "${key}" is here a second time; the first is on line ${line}`;
        this.#findings.add({ code: 'duplicate-key', message, at, hint: 'keep one of them' });
        if (kind !== 'scalar')
            this.isWhole = false;
    }
    #refuse(code, message, at, hint) {
        this.isWhole = false;
        this.#findings.add(hint === undefined ? { code, message, at } : { code, message, at, hint });
    }
}
function scalarNode(node, at) {
    const { value } = node;
    const known = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    const data = known ? value : `${value}`;
    return { kind: 'scalar', value: data, data, style: STYLES[node.type ?? ''] ?? 'plain', size: 1, ...at };
}
function nothing(at) {
    return { kind: 'scalar', value: null, data: null, style: 'plain', size: 1, ...at };
}
function sizeOf(nodes) {
    return nodes.reduce((sum, node) => sum + node.size, 1);
}

;// CONCATENATED MODULE: ./build/src/pipeline/ancestors.js
/** Which steps have ended before another one starts: those it waits for, and all that those wait for. Of some it needs the start alone. */
class Ancestors {
    #needs;
    #words;
    /** A set of bits for each list of needs; steps that share a list share its set. */
    #sets = new Map();
    #started;
    /** The sequence names every step after those that it waits for. */
    constructor({ needs, started }, sequence) {
        this.#needs = needs;
        this.#started = started;
        this.#words = Math.ceil(needs.length / 32);
        for (const step of sequence) {
            const list = needs[step] ?? [];
            if (!this.#sets.has(list))
                this.#sets.set(list, this.#union(list));
        }
    }
    /** Whether `other` has ended whenever `step` starts. */
    has(step, other) {
        const set = this.#sets.get(this.#needs[step] ?? []);
        return set !== undefined && ((set[other >> 5] ?? 0) & (1 << (other & 31))) !== 0;
    }
    #union(list) {
        const union = new Uint32Array(this.#words);
        const started = this.#started.get(list);
        for (const step of list) {
            const set = this.#sets.get(this.#needs[step] ?? []);
            if (set !== undefined)
                for (let word = 0; word < set.length; word++)
                    union[word] = (union[word] ?? 0) | (set[word] ?? 0);
            if (started?.has(step) !== true)
                union[step >> 5] = (union[step >> 5] ?? 0) | (1 << (step & 31));
        }
        return union;
    }
}

// EXTERNAL MODULE: ./build/src/text/tree.js
var tree = __webpack_require__(89905);
;// CONCATENATED MODULE: ./build/src/pipeline/background.js
/** Steps that run in the background: those that end, which something waits for, and services. */

/** Whether a step has `background: true`. */
function isBackground(draft) {
    const node = (0,tree/* member */.Dc)(draft.node, 'background');
    return node?.kind === 'scalar' && node.value === true;
}
/** The indexes of a section's services: the background steps that a `cancel` names, and those that nothing waits for. */
function servicesIn(entries, ids) {
    const { background, named, above, cancelled } = waitsIn(entries, ids);
    const isWaited = (index) => named.has(index) || above.has(index);
    return new Set([...background].filter((index) => cancelled.has(index) || !isWaited(index)));
}
/** The indexes of those that a `wait-all` waits for, and nothing names. */
function unnamedIn(entries, ids) {
    const { named, above, cancelled } = waitsIn(entries, ids);
    return new Set([...above].filter((index) => !named.has(index) && !cancelled.has(index)));
}
function waitsIn(entries, ids) {
    const background = new Set();
    const named = new Set();
    const above = new Set();
    const cancelled = new Set();
    for (const entry of entries) {
        if (entry.kind === 'step' || entry.kind === 'parallel') {
            for (const draft of draftsOf(entry))
                if (isBackground(draft))
                    background.add(draft.index);
        }
        else if (entry.kind === 'wait-all')
            for (const index of background)
                above.add(index);
        else {
            const indexes = entry.names.flatMap((name) => ids.find((0,tree/* textOf */.b6)(name) ?? '') ?? []);
            for (const index of indexes)
                (entry.kind === 'wait' ? named : cancelled).add(index);
        }
    }
    return { background, named, above, cancelled };
}
/** The steps of an entry. */
function draftsOf(entry) {
    return entry.kind === 'step' ? [entry.draft] : entry.drafts;
}

// EXTERNAL MODULE: ./build/src/pipeline/durations.js
var durations = __webpack_require__(96769);
// EXTERNAL MODULE: ./build/src/expressions/segments.js
var expressions_segments = __webpack_require__(54415);
;// CONCATENATED MODULE: ./build/src/pipeline/ids.js
/** The ids of steps: given, or made from the name or the first line of the commands. */


const MAX_LENGTH = 100;
/** All ids of a pipeline. GitHub does not tell upper from lower case in `steps.ID`, so neither do we. */
class Ids {
    /** By the index of the step. */
    names;
    #indexes;
    constructor(names) {
        this.names = names;
        const indexes = new Map();
        for (const [index, name] of names.entries()) {
            if (!indexes.has(name.toLowerCase()))
                indexes.set(name.toLowerCase(), index);
        }
        this.#indexes = indexes;
    }
    /** The index of the step with an id, upper and lower case being the same; undefined where there is none. */
    find(id) {
        return this.#indexes.get(id.toLowerCase());
    }
    name(index) {
        return this.names[index] ?? '';
    }
}
/** Gives every step its id; those that are written come first, and each may be there only once. */
function assignIds(drafts, findings) {
    const taken = new Map();
    const given = drafts.map((draft) => (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(draft.node, 'id')));
    for (const draft of drafts) {
        const id = given[draft.index] ?? null;
        if (id === null)
            continue;
        const other = taken.get(id.toLowerCase());
        if (other === undefined)
            taken.set(id.toLowerCase(), draft);
        else
            refuseTwin(draft, { other, id, findings });
    }
    const free = new FreeNames(taken.keys());
    return new Ids(drafts.map((draft) => given[draft.index] ?? free.take(slugOf(draft))));
}
function refuseTwin(draft, twin) {
    const { other, id, findings } = twin;
    const line = findings.lineOf(((0,tree/* member */.Dc)(other.node, 'id') ?? other.node).start);
    const otherId = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(other.node, 'id')) ?? id;
    const same = otherId === id ? '' : `, as "${otherId}": upper and lower case are the same here`;
    const message = `the id "${id}" is taken by the step on line ${line}${same}`;
    const at = (0,tree/* member */.Dc)(draft.node, 'id') ?? draft.node;
    findings.add({ code: 'duplicate-id', message, hint: 'rename one of the two', at });
}
class FreeNames {
    #taken;
    #next = new Map();
    constructor(taken) {
        this.#taken = new Set(taken);
    }
    /** The name itself, else with `-2`, `-3` … behind it. */
    take(name) {
        let candidate = name;
        let number = this.#next.get(name) ?? 1;
        while (this.#taken.has(candidate.toLowerCase())) {
            number++;
            const suffix = `-${number}`;
            candidate = name.slice(0, MAX_LENGTH - suffix.length) + suffix;
        }
        this.#next.set(name, number);
        this.#taken.add(candidate.toLowerCase());
        return candidate;
    }
}
function slugOf(draft) {
    const name = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(draft.node, 'name'));
    const run = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(draft.node, 'run'));
    const sources = [name ?? '', firstLine(run ?? '')];
    return (sources.map(slug).find((made) => made !== '') ??
        (draft.node.entries.has('approval') ? 'approval' : 'step'));
}
/** The first line of commands that is not blank. */
function firstLine(run) {
    return run.trim().split('\n', 1)[0]?.trimEnd() ?? '';
}
function slug(text) {
    const words = (0,expressions_segments/* plainText */.wh)(text.slice(0, 10 * MAX_LENGTH))
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-+|-+$/g, '');
    const legal = /^[0-9]/.test(words) ? `_${words}` : words;
    return legal.slice(0, MAX_LENGTH).replace(/-+$/, '');
}

// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __webpack_require__(17443);
;// CONCATENATED MODULE: ./build/src/pipeline/cycles.js
/** Sorts a graph, given as what each step waits for, depth first and without recursion. */
function findCycles(needs) {
    const marks = new Map();
    const sequence = [];
    const cycles = [];
    const told = new Set();
    for (const start of needs.keys()) {
        if (marks.has(start))
            continue;
        const path = [{ step: start, next: 0 }];
        marks.set(start, 'open');
        for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
            const needed = needs[top.step]?.[top.next++];
            if (needed === undefined) {
                marks.set(top.step, 'done');
                sequence.push(top.step);
                path.pop();
            }
            else if (marks.get(needed) === 'open') {
                if (told.has(needed))
                    continue;
                const cycle = path.slice(path.findIndex(({ step }) => step === needed)).map(({ step }) => step);
                if (!cycle.some((step) => told.has(step)))
                    cycles.push(cycle);
                for (const step of cycle)
                    told.add(step);
            }
            else if (!marks.has(needed)) {
                marks.set(needed, 'open');
                path.push({ step: needed, next: 0 });
            }
        }
    }
    return { cycles, sequence };
}

;// CONCATENATED MODULE: ./build/src/pipeline/frontier.js
/** The steps at which all that was read so far has ended. */
class Frontier {
    #members = new Set();
    #list = [];
    /** As a list that later changes leave alone; the same list until one comes. */
    members() {
        this.#list ??= [...this.#members];
        return this.#list;
    }
    add(index) {
        this.#members.add(index);
        this.#list = null;
    }
    clear() {
        this.#members = new Set();
        this.#list = null;
    }
}

;// CONCATENATED MODULE: ./build/src/pipeline/order.js





/** Resolves the order of all steps; unknown names and cycles are among the findings then. */
function resolveOrder(layout, ids, findings) {
    const resolver = new Resolver(ids, layout.drafts, findings);
    resolver.section(layout.steps);
    resolver.section(layout.finally);
    const needs = layout.drafts.map((draft) => resolver.needs.get(draft) ?? []);
    const { cycles, sequence } = findCycles(needs);
    for (const cycle of cycles)
        reportCycle(cycle, { layout, ids, findings });
    const { started, services } = resolver;
    return { needs, started, services, sequence: cycles.length === 0 ? sequence : null };
}
/** Whether the file says what a step waits for. */
function needsWritten(draft) {
    return draft.node.entries.has('needs');
}
class Resolver {
    needs = new Map();
    started = new Map();
    services = new Map();
    #ids;
    #drafts;
    #findings;
    constructor(ids, drafts, findings) {
        this.#ids = ids;
        this.#drafts = drafts;
        this.#findings = findings;
    }
    section(entries) {
        const frontier = new Frontier();
        const background = new Set();
        for (const service of servicesIn(entries, this.#ids))
            this.services.set(service, null);
        let next = 0;
        for (const entry of entries) {
            if (entry.kind === 'step' || entry.kind === 'parallel') {
                const drafts = draftsOf(entry);
                this.#block(drafts, frontier, background);
                next = (drafts.at(-1)?.index ?? next) + 1;
            }
            else if (entry.kind === 'wait-all') {
                for (const index of background)
                    if (!this.services.has(index))
                        frontier.add(index);
            }
            else if (entry.kind === 'wait') {
                for (const index of this.#named(entry, background))
                    if (this.#mayWait(index, entry))
                        frontier.add(index);
            }
            else {
                const before = frontier.members();
                for (const index of this.#named(entry, background)) {
                    if (!this.#mayCancel(index, entry))
                        continue;
                    this.services.set(index, { after: before, before: next });
                    frontier.add(index);
                }
            }
        }
    }
    #named(entry, background) {
        return entry.names.flatMap((name) => this.#backgroundStep(name, entry.kind, background) ?? []);
    }
    #mayWait(index, { at }) {
        if (!this.services.has(index))
            return true;
        const message = `"${this.#ids.name(index)}" is ended by a "cancel", and cannot be waited for`;
        const hint = 'take one of the two out: what comes after a "cancel" waits for the end of the step';
        this.#findings.add({ code: 'bad-wait', message, hint, at });
        return false;
    }
    #mayCancel(index, { at }) {
        if ((this.services.get(index) ?? null) === null)
            return true;
        const message = `"${this.#ids.name(index)}" is ended by a "cancel" above already`;
        this.#findings.add({ code: 'bad-cancel', message, hint: 'take one of the two out', at });
        return false;
    }
    #block(drafts, frontier, background) {
        const before = frontier.members();
        for (const draft of drafts)
            this.needs.set(draft, needsWritten(draft) ? this.#written(draft) : before);
        const ending = drafts.filter((draft) => !isBackground(draft));
        if (ending.some((draft) => !needsWritten(draft)))
            frontier.clear();
        for (const draft of ending)
            frontier.add(draft.index);
        for (const draft of drafts)
            if (isBackground(draft))
                background.add(draft.index);
    }
    #written(draft) {
        const names = (0,tree/* itemsOf */.S3)((0,tree/* member */.Dc)(draft.node, 'needs')).filter((node) => node.kind === 'scalar');
        const needed = [...new Set(names.flatMap((name) => this.#needed(draft, name) ?? []))];
        const started = needed.filter((index) => isBackground(this.#drafts[index] ?? draft));
        if (started.length > 0)
            this.started.set(needed, new Set(started));
        return needed;
    }
    #needed(draft, name) {
        const id = name.value;
        if (typeof id !== 'string')
            return null;
        const index = this.#ids.find(id);
        const refuse = (code, message, hint) => this.#findings.add({ code, message, hint, at: name });
        if (index === undefined) {
            const message = `there is no step "${id}" to wait for${(0,nearest/* didYouMean */.au)(id, this.#ids.names)}`;
            refuse('unknown-needs', message, (0,nearest/* idsHint */.Ap)(this.#ids.names));
        }
        else if (index === draft.index) {
            refuse('needs-itself', `the step "${id}" waits for itself`, 'take its own id out of "needs"');
        }
        else if (this.#drafts[index]?.section !== draft.section) {
            const [where, hint] = draft.section === 'steps'
                ? [
                    'is in "finally", which runs when all steps have ended',
                    'move one of the two, or drop this name',
                ]
                : ['is not in "finally"', 'drop this name: "finally" runs when all steps have ended'];
            refuse('needs-other-section', `"${id}" ${where}`, hint);
        }
        else if (draft.index >= (this.services.get(index)?.before ?? Number.POSITIVE_INFINITY)) {
            const message = `"${id}" has been ended by a "cancel" when this step starts`;
            refuse('needs-cancelled', message, 'drop this name, or move the "cancel" below this step');
        }
        else
            return index;
        return null;
    }
    #backgroundStep(name, word, background) {
        const id = name.value;
        if (typeof id !== 'string')
            return null;
        const index = this.#ids.find(id);
        if (index !== undefined && background.has(index))
            return index;
        const draft = index === undefined ? undefined : this.#drafts[index];
        const why = draft === undefined
            ? `there is no step "${id}"${(0,nearest/* didYouMean */.au)(id, this.#ids.names)}`
            : isBackground(draft)
                ? `the background step "${id}" is not before this "${word}"`
                : `the step "${id}" is not a background step`;
        const hint = `"${word}" takes the id of a step above it that has "background: true"`;
        this.#findings.add({ code: `bad-${word}`, message: why, hint, at: name });
        return null;
    }
}
const SHOWN = 12;
function reportCycle(cycle, { layout, ids, findings }) {
    const steps = cycle.flatMap((index) => layout.drafts[index] ?? []);
    const names = [...cycle, cycle[0] ?? 0].map((index) => ids.name(index));
    const more = names.length - SHOWN;
    const shown = more > 1 ? [...names.slice(0, SHOWN - 2), `… ${more} more …`, ...names.slice(-2)] : names;
    const implicit = steps.filter((draft) => !needsWritten(draft)).map((draft) => `"${ids.name(draft.index)}"`);
    const hint = implicit.length === 0
        ? 'take one of these names out of its "needs"'
        : `${implicit[0]} has no "needs" and so waits for all entries before it: give it "needs", or move it up`;
    const first = steps.find(needsWritten);
    const next = cycle[(cycle.indexOf(first?.index ?? -1) + 1) % cycle.length] ?? -1;
    const written = (0,tree/* itemsOf */.S3)(first === undefined ? null : (0,tree/* member */.Dc)(first.node, 'needs'));
    const at = written.find((name) => ids.find((0,tree/* textOf */.b6)(name) ?? '') === next) ?? first?.node ?? steps[0]?.node;
    const message = `these steps wait for each other: ${shown.join(' -> ')}`;
    if (at !== undefined)
        findings.add({ code: 'cycle', message, hint, at });
}

;// CONCATENATED MODULE: ./build/src/pipeline/retries.js
/** A step's `retries`, with those of `defaults` below it. */


const KEYS = ['max', 'delay', 'backoff', 'max-delay', 'when'];
const ALL = ['error', 'timeout', 'signal'];
/** The retries of a step; null where it has some, but nobody says how many. */
function retriesOf(root, step) {
    const layers = [(0,tree/* member */.Dc)(step, 'retries'), (0,tree/* member */.Dc)((0,tree/* member */.Dc)(root, 'defaults'), 'retries')];
    const [max, delay, backoff, maxDelay, when] = KEYS.map((key) => first(layers, key));
    if (max === null && layers[0]?.kind === 'map')
        return null;
    const delayMs = durationOf(delay ?? null) ?? 0;
    return {
        max: numberOf(max ?? null),
        delayMs,
        backoff: oneOf(backoff ?? null, ['fixed', 'linear', 'exponential']),
        maxDelayMs: durationOf(maxDelay ?? null),
        when: whenOf(when ?? null),
    };
}
/** A number stands for `max`. */
function first(layers, key) {
    for (const layer of layers) {
        const node = key === 'max' && layer?.kind === 'scalar' ? layer : (0,tree/* member */.Dc)(layer, key);
        if (node !== null)
            return node;
    }
    return null;
}
function whenOf(node) {
    if (node === null)
        return ALL;
    return (0,tree/* itemsOf */.S3)(node).flatMap((item) => {
        const value = (0,tree/* scalarOf */.ol)(item);
        return typeof value === 'number' ? value : (ALL.find((word) => word === value) ?? []);
    });
}
function durationOf(node) {
    const value = (0,tree/* scalarOf */.ol)(node);
    return typeof value === 'string' || typeof value === 'number' ? (0,durations/* parseDuration */.E)(value) : null;
}
function numberOf(node) {
    const value = (0,tree/* scalarOf */.ol)(node);
    return typeof value === 'number' ? value : 0;
}
function oneOf(node, words) {
    return words.find((word) => word === (0,tree/* scalarOf */.ol)(node)) ?? words[0];
}

;// CONCATENATED MODULE: ./build/src/pipeline/build.js






const WEEK = 7 * 86_400_000;
const RERUNS = ['auto', 'always', 'ask', 'never'];
/** All but what belongs to the file itself: its path, digest, and what cannot run yet. */
function buildPipeline(facts, path) {
    const { root, drafts } = facts;
    const workspace = (0,tree/* member */.Dc)(root, 'workspace');
    const needs = needsById(facts);
    const behind = behindBy(facts);
    const steps = drafts.map((draft) => buildStep(draft, facts, {
        needs: needs(draft.index),
        behind: behind(draft),
        started: startedBy(draft, facts),
    }));
    const paths = (0,tree/* member */.Dc)(workspace, 'paths');
    const retention = scalar(root, 'retention');
    return {
        name: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(root, 'name')) ?? nameOf(path),
        description: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(root, 'description')),
        inputs: facts.inputs,
        env: textsByName((0,tree/* member */.Dc)(root, 'env')),
        maxParallel: numberOr(scalar(root, 'max-parallel'), null),
        failFast: scalar(root, 'fail-fast') === true,
        onPause: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(root, 'on-pause')),
        onEnd: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(root, 'on-end')),
        retentionMs: retention === null || typeof retention === 'boolean' ? WEEK : ((0,durations/* parseDuration */.E)(retention) ?? WEEK),
        workspace: {
            paths: paths === null ? ['.'] : (0,tree/* textsOf */.CB)(paths),
            exclude: (0,tree/* textsOf */.CB)((0,tree/* member */.Dc)(workspace, 'exclude')),
            machine: (0,tree/* textsOf */.CB)((0,tree/* member */.Dc)(workspace, 'machine')),
        },
        steps: steps.filter((step) => step.section === 'steps'),
        finally: steps.filter((step) => step.section === 'finally'),
    };
}
function buildStep(draft, facts, order) {
    const { node, section, index } = draft;
    const defaults = (0,tree/* member */.Dc)(facts.root, 'defaults');
    const either = (key) => (0,tree/* member */.Dc)(node, key) ?? (0,tree/* member */.Dc)(defaults, key);
    const inRun = (key) => (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, key) ?? (0,tree/* member */.Dc)((0,tree/* member */.Dc)(defaults, 'run'), key));
    const run = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, 'run')) ?? '';
    const retries = retriesOf(facts.root, node);
    if (retries === null)
        throw new Error('a step whose retries have no max passes no check');
    const timeout = (0,tree/* scalarOf */.ol)(either('timeout-minutes'));
    const goesOn = (0,tree/* scalarOf */.ol)(either('continue-on-error'));
    return {
        id: facts.ids.name(index),
        number: index + 1,
        section,
        name: displayName(node, run) ?? facts.ids.name(index),
        run,
        shell: inRun('shell'),
        workingDirectory: inRun('working-directory'),
        env: textsByName((0,tree/* member */.Dc)(node, 'env')),
        ...order,
        needsWritten: needsWritten(draft),
        if: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, 'if')),
        timeoutMinutes: typeof timeout === 'boolean' ? null : timeout,
        retries,
        continueOnError: typeof goesOn === 'number' ? false : (goesOn ?? false),
        reads: listOr((0,tree/* member */.Dc)(node, 'reads')),
        writes: listOr((0,tree/* member */.Dc)(node, 'writes')),
        keep: keepOf((0,tree/* member */.Dc)(node, 'keep')),
        background: backgroundOf(draft, facts),
        strategy: strategyOf(node, facts),
        leg: null,
        rerun: rerunOf(draft, facts),
        mentions: facts.mentionsOf(draft),
        line: facts.lineOf(node.start),
        approval: null,
        ...gateOf(node),
    };
}
/** A gate starts no process and looks at no file: nothing of what is for these applies to it, `defaults` included. */
function gateOf(node) {
    if (!node.entries.has('approval'))
        return {};
    const none = { shell: null, workingDirectory: null, timeoutMinutes: null, continueOnError: false };
    return {
        ...none,
        approval: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)((0,tree/* member */.Dc)(node, 'approval'), 'prompt')) ?? 'Go on?',
        retries: { max: 0, delayMs: 0, backoff: 'fixed', maxDelayMs: null, when: [] },
        reads: [],
        writes: [],
        keep: 'nothing',
        rerun: 'auto',
    };
}
/** Steps that share a list of needs share the list of ids, too: a block may have thousands of both. */
function needsById({ order, ids }) {
    return byList(order, (needed) => needed.map((index) => ids.name(index)));
}
/** `Step.behind`. */
function behindBy(facts) {
    const { order, drafts, ids, ancestors } = facts;
    const kept = drafts.filter((draft) => rerunOf(draft, facts) === 'never');
    const behind = byList(order, (needed, step) => {
        if (!kept.some(({ index }) => ancestors.has(step, index)))
            return [];
        const before = drafts.filter(({ index }) => ancestors.has(step, index) && !needed.includes(index) && !order.services.has(index));
        return before.map(({ index }) => ids.name(index));
    });
    return (draft) => (needsWritten(draft) ? [] : behind(draft.index));
}
function startedBy({ index }, { order, ids }) {
    return [...(order.started.get(order.needs[index] ?? []) ?? [])].map((each) => ids.name(each));
}
function backgroundOf(draft, { order, ids }) {
    if (!isBackground(draft))
        return null;
    const cancelled = order.services.get(draft.index);
    if (cancelled === undefined)
        return { kind: 'task' };
    if (cancelled === null)
        return { kind: 'service', cancel: null };
    const after = cancelled.after.map((index) => ids.name(index));
    return { kind: 'service', cancel: { after, before: cancelled.before + 1 } };
}
function byList({ needs }, idsOf) {
    const lists = new Map();
    return (index) => {
        const needed = needs[index] ?? [];
        const list = lists.get(needed) ?? idsOf(needed, index);
        lists.set(needed, list);
        return list;
    };
}
/** A service is started again whenever a step needs it; a gate asks by itself. */
function rerunOf({ node, index }, { root, order }) {
    if (order.services.has(index) || node.entries.has('approval'))
        return 'auto';
    const word = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, 'rerun') ?? (0,tree/* member */.Dc)((0,tree/* member */.Dc)(root, 'defaults'), 'rerun'));
    return RERUNS.find((each) => each === word) ?? 'auto';
}
function strategyOf(node, { placeOf }) {
    const entry = node.entries.get('strategy');
    const matrix = (0,tree/* member */.Dc)(entry?.value ?? null, 'matrix');
    if (entry === undefined || matrix === null)
        return null;
    const failFast = (0,tree/* scalarOf */.ol)((0,tree/* member */.Dc)(entry.value, 'fail-fast'));
    const maxParallel = (0,tree/* scalarOf */.ol)((0,tree/* member */.Dc)(entry.value, 'max-parallel'));
    return {
        matrix: matrix.data,
        failFast: typeof failFast === 'boolean' || typeof failFast === 'string' ? failFast : true,
        maxParallel: typeof maxParallel === 'boolean' ? null : maxParallel,
        place: placeOf(entry.key),
    };
}
function keepOf(node) {
    if (node?.kind === 'scalar')
        return node.value === true ? 'everything' : 'nothing';
    const patterns = (0,tree/* textsOf */.CB)(node);
    return patterns.length === 0 ? 'nothing' : patterns;
}
function displayName(node, run) {
    const name = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, 'name'))?.trim() ?? '';
    const prompt = (0,tree/* textOf */.b6)((0,tree/* member */.Dc)((0,tree/* member */.Dc)(node, 'approval'), 'prompt'))?.trim() ?? '';
    return [name, firstLine(run), prompt].find((text) => text !== '') ?? null;
}
function nameOf(path) {
    const file = path.split(/[\\/]/).at(-1) ?? path;
    return file.replace(/\.ya?ml$/i, '') || file;
}
function textsByName(node) {
    if (node?.kind !== 'map')
        return {};
    const pairs = [...node.entries].map(([name, { value }]) => [
        name,
        value.kind === 'scalar' ? (0,tree/* scalarText */.ws)(value.value) : '',
    ]);
    return Object.fromEntries(pairs);
}
function listOr(node) {
    return node === null ? null : (0,tree/* textsOf */.CB)(node);
}
function scalar(root, key) {
    return (0,tree/* scalarOf */.ol)((0,tree/* member */.Dc)(root, key));
}
function numberOr(value, otherwise) {
    return typeof value === 'number' ? value : otherwise;
}

// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: ./build/src/expressions/expressions.js + 1 modules
var expressions = __webpack_require__(53106);
// EXTERNAL MODULE: ./build/src/expressions/functions.js
var functions = __webpack_require__(18932);
;// CONCATENATED MODULE: ./build/src/text/scalar-places.js
const known = new WeakMap();
/** A stretch of a scalar's value as a stretch of the file; the scalar's own spot where it cannot be found. */
function spotIn(source, node, stretch) {
    const text = `${node.value}`;
    let alignment = known.get(node);
    if (alignment === undefined) {
        alignment = { before: countBlanks(text), offsets: offsetsOf(source.text, node) };
        known.set(node, alignment);
    }
    const { before, offsets } = alignment;
    const start = offsets[before[stretch.start] ?? -1];
    if (start === undefined || offsets.length !== before[text.length])
        return node;
    const last = offsets[(before[Math.min(stretch.end, text.length)] ?? 0) - 1];
    return { start, end: last === undefined || last < start ? start + 1 : last + 1 };
}
function countBlanks(text) {
    const before = new Int32Array(text.length + 1);
    for (let at = 0; at < text.length; at++)
        before[at + 1] = (before[at] ?? 0) + (isBlank(text[at]) ? 0 : 1);
    return before;
}
function offsetsOf(text, node) {
    if (node.style === 'double')
        return doubleQuoted(text, node);
    const from = node.style === 'block' ? text.indexOf('\n', node.start) : node.start;
    const [start, end] = node.style === 'single' ? [node.start + 1, node.end - 1] : [from, node.end];
    const offsets = [];
    for (let at = start; at < end; at++) {
        if (isBlank(text[at]))
            continue;
        offsets.push(at);
        if (node.style === 'single' && text[at] === "'")
            at++;
    }
    return offsets;
}
function doubleQuoted(text, node) {
    const offsets = [];
    for (let at = node.start + 1; at < node.end - 1; at++) {
        if (text[at] !== '\\') {
            if (!isBlank(text[at]))
                offsets.push(at);
            continue;
        }
        const escaped = text[at + 1] ?? '';
        const digits = { x: 2, u: 4, U: 8 }[escaped] ?? 0;
        const code = digits === 0 ? -1 : Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
        const blank = digits === 0 ? /[ \ttnr\r\n]/.test(escaped) : isBlank(String.fromCodePoint(code));
        if (!blank)
            offsets.push(at);
        if (!blank && code > 0xffff)
            offsets.push(at);
        at += digits + 1;
    }
    return offsets;
}
function isBlank(char) {
    return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}

;// CONCATENATED MODULE: ./build/src/pipeline/checks/sites.js
/** The places of a file that may hold expressions, and what may be used in each. */

const STEP = ['github', 'env', 'inputs', 'secrets', 'steps', 'needs', 'matrix', 'strategy', 'runner', 'run'];
const CONTEXT_NAMES = STEP;
const IN_STEP = new Set(STEP);
const IN_PIPELINE_ENV = new Set(['github', 'inputs', 'secrets', 'runner', 'run']);
const IN_DEFAULTS = new Set(['github', 'env', 'inputs', 'secrets', 'runner', 'run']);
const IN_STRATEGY = new Set(['github', 'env', 'inputs']);
const IN_WRITES = new Set(['matrix', 'inputs']);
const VALUES = new Set(['value']);
const FILES = new Set(['value', 'files']);
const sites_ALL = new Set(['value', 'files', 'status']);
/** The values of the pipeline's own `env`, by the names of the variables. */
function pipelineSites(root) {
    const env = (0,tree/* member */.Dc)(root, 'env');
    const sites = new Map();
    for (const [name, { value: node }] of env?.kind === 'map' ? env.entries : [])
        if (node.kind === 'scalar')
            sites.set(name, {
                node,
                label: 'the pipeline\'s "env"',
                form: 'text',
                contexts: IN_PIPELINE_ENV,
                functions: VALUES,
                counts: true,
                key: 'env',
            });
    return sites;
}
/** What is told when a run pauses or ends. */
function hookSites(root) {
    return ['on-pause', 'on-end'].flatMap((key) => textSite(root, { key, counts: false }).map((site) => ({
        ...site,
        contexts: IN_PIPELINE_ENV,
        functions: VALUES,
    })));
}
/** What `defaults` says for every step that has no word of its own, and may hold expressions. */
function defaultSites(root) {
    const defaults = (0,tree/* member */.Dc)(root, 'defaults');
    const sites = [
        ...textSite(defaults, { key: 'continue-on-error', counts: true }),
        ...textSite(defaults, { key: 'timeout-minutes', counts: false }),
        ...textSite((0,tree/* member */.Dc)(defaults, 'run'), { key: 'working-directory', counts: true }),
    ];
    return sites.map((site) => ({ ...site, label: '"defaults"', contexts: IN_DEFAULTS, functions: VALUES }));
}
/** All places of a step, its condition included. */
function stepSites({ node }) {
    const keys = ['run', 'working-directory', 'continue-on-error'];
    return [
        ...textSite(node, { key: 'name', counts: false }),
        ...textSite(node, { key: 'timeout-minutes', counts: false }),
        ...keys.flatMap((key) => textSite(node, { key, counts: true })),
        ...scalarsOf((0,tree/* member */.Dc)(node, 'env')).map((value) => stepSite(value, { key: 'env', counts: true })),
        ...textSite((0,tree/* member */.Dc)(node, 'approval'), { key: 'prompt', counts: true }),
        ...scalarsOf((0,tree/* member */.Dc)(node, 'if')).map((value) => condition(value)),
        ...scalarsOf((0,tree/* member */.Dc)(node, 'writes')).map((value) => narrow(value, 'writes', IN_WRITES)),
        ...scalarsOf((0,tree/* member */.Dc)(node, 'keep')).map((value) => ({
            ...narrow(value, 'keep', IN_WRITES),
            counts: false,
        })),
        ...deepScalars((0,tree/* member */.Dc)(node, 'strategy')).map((value) => ({
            ...narrow(value, 'strategy', IN_STRATEGY),
            // The values that come of it are part of each leg's definition.
            counts: false,
        })),
    ];
}
function textSite(map, at) {
    const value = (0,tree/* member */.Dc)(map, at.key);
    return value?.kind === 'scalar' ? [stepSite(value, at)] : [];
}
function stepSite(node, { key, counts }) {
    return { node, label: `"${key}"`, form: 'text', contexts: IN_STEP, functions: FILES, counts, key };
}
function condition(node) {
    return {
        node,
        label: '"if"',
        form: 'condition',
        contexts: IN_STEP,
        functions: sites_ALL,
        counts: true,
        key: 'if',
    };
}
function narrow(node, key, contexts) {
    return { node, label: `"${key}"`, form: 'text', contexts, functions: VALUES, counts: true, key };
}
/** A scalar, or the scalars that a list or a mapping holds. */
function scalarsOf(node) {
    const nodes = node?.kind === 'map' ? [...node.entries.values()].map((entry) => entry.value) : (0,tree/* itemsOf */.S3)(node);
    return nodes.filter((each) => each.kind === 'scalar');
}
/** All scalars below a node. */
function deepScalars(node) {
    if (node === null || node.kind === 'scalar')
        return node === null ? [] : [node];
    const nodes = node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.value) : node.items;
    return nodes.flatMap(deepScalars);
}

// EXTERNAL MODULE: ./build/src/pipeline/checks/workflow-words.js
var workflow_words = __webpack_require__(47919);
;// CONCATENATED MODULE: ./build/src/pipeline/checks/at-site.js
/** Parses the expressions of one place and checks all about them that does not depend on the steps. */








/** The uses of known contexts in one place; everything wrong with its expressions is among the findings then. */
function checkSite(site, findings) {
    return expressionsOf(site, findings).flatMap((segment) => {
        const spotOf = (part) => spotIn(findings.source, site.node, {
            start: segment.start + part.start,
            end: segment.start + part.end,
        });
        const parsed = (0,expressions/* parseExpression */.Y)(segment.text);
        if (!parsed.ok) {
            const { message, hint, ...part } = parsed.problem;
            findings.add({ code: 'bad-expression', message, hint, at: spotOf(part) });
            return [];
        }
        const placed = { site, findings, spotOf };
        for (const call of parsed.value.calls)
            checkCall(call, placed);
        return parsed.value.uses.filter((use) => checkContext(use, placed)).map((use) => ({ use, site, spotOf }));
    });
}
function expressionsOf({ node, form }, findings) {
    if (typeof node.value !== 'string')
        return [];
    const text = node.value;
    const { segments, unterminated } = (0,expressions_segments/* splitText */.Ad)(text);
    if (unterminated !== null) {
        const at = spotIn(findings.source, node, { start: unterminated, end: unterminated + 3 });
        const hint = 'end the expression with "}}"; inside of it, text stands in single quotes';
        findings.add({ code: 'bad-expression', message: 'this "${{" has no "}}" after it', hint, at });
    }
    else if (form === 'condition' && text.trim() !== '') {
        const body = (0,evaluate/* conditionBody */.iD)(text);
        if (body !== null)
            return [{ kind: 'expression', ...body }];
        const message = 'text beside "${{ }}" would make this condition always true';
        findings.add({
            code: 'mixed-condition',
            message,
            hint: 'put the whole condition into one "${{ }}", or leave it out',
            at: node,
        });
    }
    return segments.filter((segment) => segment.kind === 'expression');
}
function checkCall(call, { site, findings, spotOf }) {
    const rule = functions/* FUNCTIONS */.AW.get(call.name.toLowerCase());
    const refuse = (code, message, hint) => findings.add({ code, message, hint, at: spotOf(call) });
    if (rule === undefined) {
        const message = `unknown function "${call.name}"${(0,nearest/* didYouMean */.au)(call.name, functions/* FUNCTION_NAMES */.ax)}`;
        refuse('unknown-function', message, `the functions are ${functions/* FUNCTION_NAMES */.ax.join(', ')}`);
    }
    else if (!site.functions.has(rule.kind)) {
        const where = rule.kind === 'status' ? 'only in "if"' : 'only in a step';
        const message = `${rule.name}() can be used ${where}, not in ${site.label}`;
        refuse('function-not-here', message, `take ${rule.name}() out`);
    }
}
function checkContext(use, { site, findings, spotOf }) {
    if (site.contexts.has(use.context))
        return true;
    const at = spotOf(use);
    const elsewhere = (0,workflow_words/* workflowContext */.Rz)(use.context);
    const allowed = [...site.contexts].join(', ');
    if (elsewhere !== null) {
        const message = `the context "${use.context}" belongs to a workflow`;
        findings.add({ code: 'workflow-word', message, hint: elsewhere, at });
    }
    else if (CONTEXT_NAMES.includes(use.context)) {
        const message = `"${use.context}" cannot be used in ${site.label}`;
        findings.add({ code: 'context-not-here', message, hint: `${site.label} may use ${allowed}`, at });
    }
    else {
        const message = `unknown context "${use.context}"${(0,nearest/* didYouMean */.au)(use.context, site.contexts)}`;
        const hint = `the contexts are ${allowed}; text stands in single quotes`;
        findings.add({ code: 'unknown-context', message, hint, at });
    }
    return false;
}
/** The name of the n-th key; null where there is none or it is not written out. */
function keyName(use, index) {
    return use.keys[index]?.name ?? null;
}
/** The n-th key, if it is written out. */
function namedKey(use, index) {
    const key = use.keys[index];
    return key === undefined || key.name === null ? null : { ...key, name: key.name };
}

// EXTERNAL MODULE: ./build/src/pipeline/matrix.js
var pipeline_matrix = __webpack_require__(77543);
;// CONCATENATED MODULE: ./build/src/pipeline/checks/matrix.js




/** What is wrong with the combinations of a matrix that holds no expression. */
function checkMatrix({ node }, findings) {
    const matrix = (0,tree/* member */.Dc)((0,tree/* member */.Dc)(node, 'strategy'), 'matrix');
    if (matrix?.kind !== 'map')
        return;
    if (deepScalars(matrix).some(({ value }) => typeof value === 'string' && value.includes('${{')))
        return;
    const combined = (0,pipeline_matrix/* combinationsOf */.eW)(matrix.data);
    if (combined.ok)
        return;
    findings.add({ code: 'bad-matrix', message: combined.message, hint: combined.hint, at: matrix });
}
const KNOWN_BEFORE = ['github', 'env', 'inputs'];
/** A matrix is known before the run, and the pipeline's variables that it speaks of must be, too. */
function checkMatrixUses(uses, variables, findings) {
    for (const { use, site, spotOf } of uses) {
        if (site.key !== 'strategy' || use.context !== 'env')
            continue;
        const named = keyName(use, 0);
        for (const [name, own] of variables) {
            const late = own.find((each) => !KNOWN_BEFORE.includes(each.use.context))?.use.context;
            if (late === undefined || (named !== null && named !== name))
                continue;
            const message = `a matrix cannot take "env.${name}", which is made of "${late}"`;
            const hint = `a matrix is known before the run: use ${KNOWN_BEFORE.join(', ')}`;
            findings.add({ code: 'bad-matrix', message, hint, at: spotOf(use) });
        }
    }
}

;// CONCATENATED MODULE: ./build/src/pipeline/checks/mentions.js

/**
 * The Mentions of some uses. Those in places that do not count (a name, a time limit) are left out, but for the
 * steps that they speak of: to evaluate them, these must be at hand; and, but in a name, their outputs.
 */
function mentionsOf(uses, names) {
    const counted = uses.filter((placed) => placed.site.counts);
    const first = (context, nameOf) => namesOf(context, counted, nameOf);
    const needed = uses.filter(({ site }) => site.key !== 'name');
    const inCondition = uses.filter(({ site }) => site.key === 'if');
    return {
        inputs: first('inputs', (key) => names.inputs.get(key.toLowerCase()) ?? key),
        secrets: first('secrets'),
        github: first('github', (key) => key.toLowerCase()),
        env: first('env'),
        strategy: first('strategy', (key) => key.toLowerCase()),
        steps: stepsOf(uses, names.ids),
        outputs: outputsOf(needed, names.ids),
        condition: {
            env: namesOf('env', inCondition),
            outputs: outputsOf(inCondition, names.ids),
        },
        overridden: names.overridden,
    };
}
/** The first keys of the uses of a context, each once; `*` where all of it is used. @param nameOf the name that a key means */
function namesOf(context, uses, nameOf) {
    return unique(uses.flatMap(({ use }) => (use.context === context ? [named(keyName(use, 0), nameOf)] : [])));
}
function stepsOf(uses, ids) {
    const spoken = uses
        .map((placed) => placed.use)
        .filter((use) => use.context === 'steps' || use.context === 'needs');
    return unique(spoken.map((use) => stepOf(use, ids)));
}
/** The id of the step that `steps.ID` or `needs.ID` means, as it is declared. */
function stepOf(use, ids) {
    const index = ids.find(keyName(use, 0) ?? '');
    return index === undefined ? named(keyName(use, 0)) : ids.name(index);
}
function outputsOf(uses, ids) {
    const found = new Map();
    for (const { use } of uses) {
        if (use.context !== 'steps' && use.context !== 'needs')
            continue;
        const property = keyName(use, 1);
        if (property !== null && property.toLowerCase() !== 'outputs')
            continue;
        const step = stepOf(use, ids);
        const output = property === null ? '*' : named(keyName(use, 2));
        found.set(JSON.stringify([step, output]), { step, output });
    }
    return [...found.values()];
}
function named(key, nameOf = (name) => name) {
    return key === null ? '*' : nameOf(key);
}
function unique(names) {
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./build/src/pipeline/checks/uses.js





const OF_STEPS = ['outputs', 'outcome', 'conclusion'];
const OF_NEEDS = ['result', 'outputs'];
const OF_RUN = ['id', 'attempt', 'resumed'];
/** Checks one use; the draft is null for the pipeline's own `env`. */
function checkUse(placed, draft, known) {
    const { use } = placed;
    const key = namedKey(use, 0);
    if (use.context === 'inputs' && key !== null)
        checkInput(key, placed, known);
    if (use.context === 'run' && key !== null)
        checkProperty(key, { placed, owner: 'run', allowed: OF_RUN, known });
    if (draft === null)
        return;
    if (use.context === 'matrix' || use.context === 'strategy')
        uses_checkMatrix(draft, placed, known);
    if (use.context === 'steps' || use.context === 'needs') {
        if (key !== null)
            checkStep(key, { placed, draft, known });
        const property = namedKey(use, 1);
        const allowed = use.context === 'steps' ? OF_STEPS : OF_NEEDS;
        const owner = `${use.context}.${key?.name ?? '*'}`;
        if (property !== null)
            checkProperty(property, { placed, owner, allowed, known });
        if (key !== null && property?.name.toLowerCase() === 'outputs')
            checkOutputs(key, placed, known);
    }
}
function checkInput(key, placed, { inputs, findings }) {
    if (inputs.has(key.name.toLowerCase()))
        return;
    const message = `there is no input "${key.name}"${(0,nearest/* didYouMean */.au)(key.name, inputs.values())}`;
    const hint = `declare it at the top of the file: "inputs: { ${key.name}: {} }"`;
    findings.add({ code: 'unknown-input', message, hint, at: placed.spotOf(key) });
}
function checkProperty(key, { placed, owner, allowed, known }) {
    if (allowed.includes(key.name.toLowerCase()))
        return;
    const message = `"${owner}" has no "${key.name}"${(0,nearest/* didYouMean */.au)(key.name, allowed)}`;
    const hint = `it has ${allowed.join(', ')}`;
    known.findings.add({ code: 'unknown-property', message, hint, at: placed.spotOf(key) });
}
function uses_checkMatrix(draft, { use, spotOf, site }, { findings }) {
    if (draft.node.entries.has('strategy') || site.label === '"strategy"')
        return;
    const message = `the "${use.context}" of the workflow's job is not seen here`;
    const hint = `its value comes in as an input: ${inputFor(use)}`;
    findings.add({ code: 'no-matrix', message, hint, at: spotOf(use) });
}
/** How what a use speaks of comes in from the workflow: under the last of its names. */
function inputFor(use) {
    const names = use.keys.map(({ name }) => name ?? '');
    const odd = names.findIndex((name) => !/^[A-Za-z_][\w-]*$/.test(name));
    const plain = odd < 0 ? names : names.slice(0, odd);
    return (0,workflow_words/* asInput */.lv)(plain.at(-1) ?? 'NAME', [use.context, ...plain].join('.'));
}
/** What a service sets does not come back with a resume, which may not start it. */
function checkOutputs(key, placed, { ids, order, findings }) {
    const index = ids.find(key.name);
    if (index === undefined || !order.services.has(index))
        return;
    const message = `"${key.name}" is a service, and what it sets is there for no other step`;
    const hint = `let it end, and put "wait: ${key.name}" above; or write a file`;
    findings.add({ code: 'service-outputs', message, hint, at: placed.spotOf(key) });
}
function checkStep(key, { placed, draft, known }) {
    const { ids, drafts, findings } = known;
    const index = ids.find(key.name);
    const other = index === undefined ? undefined : drafts[index];
    const refuse = (code, message, hint) => findings.add({ code, message, hint, at: placed.spotOf(key) });
    if (other === undefined) {
        const message = `there is no step "${key.name}"${(0,nearest/* didYouMean */.au)(key.name, ids.names)}`;
        refuse('unknown-step', message, unknownStepHint(key, placed.use, ids));
    }
    else if (other === draft) {
        const message = `the step "${key.name}" speaks of its own results, which it does not have yet`;
        const hint = 'use a step that ends before it';
        refuse('step-not-before', message, placed.use.context === 'needs' ? `${hint}; ${ofWorkflow(key, placed.use)}` : hint);
    }
    else if (draft.section === 'steps' && other.section === 'finally') {
        const message = `the step "${key.name}" is in "finally", which runs when all steps have ended`;
        refuse('step-not-before', message, 'use a step that ends before this one');
    }
    else if (other.section === draft.section)
        checkBefore(key, other, { placed, draft, known });
}
/** Whether the start of another step is all that a step waits for. */
function isStarted(draft, other, { needs, started }) {
    return started.get(needs[draft.index] ?? [])?.has(other.index) === true;
}
/** What is near may be meant; anything else may come from the workflow that the step was pasted from. */
function unknownStepHint({ name }, use, ids) {
    const isNear = (0,nearest/* nearestTo */.kD)(name, ids.names) !== null;
    // A step is a step, but `needs` of a workflow speaks of jobs.
    if (isNear && use.context !== 'needs')
        return (0,nearest/* idsHint */.Ap)(ids.names);
    return isNear ? `${(0,nearest/* idsHint */.Ap)(ids.names)}; ${ofWorkflow({ name }, use)}` : ofWorkflow({ name }, use);
}
function ofWorkflow({ name }, use) {
    const what = use.context === 'needs' ? 'a job' : 'a step';
    return `if "${name}" is ${what} of the workflow, its value comes in as an input: ${inputFor(use)}`;
}
function checkBefore(key, other, { placed, draft, known }) {
    const { ids, order, ancestors, findings } = known;
    const direct = placed.use.context === 'needs' && needsWritten(draft);
    const before = direct
        ? (order.needs[draft.index] ?? []).includes(other.index) && !isStarted(draft, other, order)
        : ancestors === null || ancestors.has(draft.index, other.index);
    if (before)
        return;
    const [id, name] = [ids.name(draft.index), ids.name(other.index)];
    if (isBackground(other)) {
        const message = `"${name}" runs in the background, and may not have ended when "${id}" starts`;
        const hint = order.services.has(other.index)
            ? 'a service has a result after its "cancel" alone'
            : `put "wait: ${name}" above "${id}", and leave "needs" out there`;
        findings.add({ code: 'step-not-before', message, hint, at: placed.spotOf(key) });
        return;
    }
    const message = direct
        ? `"needs.${key.name}" is used, but "${name}" is not in the "needs" of "${id}"`
        : `"${id}" does not wait for "${name}", which may not have run yet`;
    const hint = needsWritten(draft)
        ? `add "${name}" to the "needs" of "${id}"`
        : `give "${id}" a "needs" that names "${name}", or move it below "${name}"`;
    findings.add({ code: 'step-not-before', message, hint, at: placed.spotOf(key) });
}

;// CONCATENATED MODULE: ./build/src/pipeline/checks/expressions.js
/** Checks all expressions of a file, and gathers what they speak of. */






/** Adds everything wrong with the expressions of a file to its findings. */
function checkExpressions(root, known) {
    const check = (sites, draft) => {
        const uses = sites.flatMap((site) => checkSite(site, known.findings));
        for (const use of uses)
            checkUse(use, draft, known);
        return uses;
    };
    const everywhere = new Map([...pipelineSites(root)].map(([name, site]) => [name, check([site], null)]));
    const defaults = check(defaultSites(root), null);
    check(hookSites(root), null);
    const own = known.drafts.map((draft) => check(stepSites(draft), draft));
    for (const uses of own)
        checkMatrixUses(uses, everywhere, known.findings);
    return (draft) => {
        const ofStep = own[draft.index] ?? [];
        const applying = defaults.filter((placed) => !draft.node.entries.has(placed.site.key));
        const overridden = overriddenBy(draft, ofStep, [...everywhere.keys()]);
        const seen = [...everywhere].flatMap(([name, uses]) => (overridden.includes(name) ? [] : uses));
        return mentionsOf([...ofStep, ...applying, ...seen], { ...known, overridden });
    };
}
/** Those of the pipeline's variables that a step sets itself, and does not speak of where it does. */
function overriddenBy({ node }, uses, names) {
    const env = (0,tree/* member */.Dc)(node, 'env');
    const own = env?.kind === 'map' ? env.entries : new Map();
    const spokenOf = namesOf('env', uses.filter(({ site }) => site.key === 'env'));
    const isSpokenOf = (name) => spokenOf.some((each) => each === '*' || each === name);
    return names.filter((name) => own.has(name) && !isSpokenOf(name));
}

// EXTERNAL MODULE: ./build/src/pipeline/checks/schema-check.js + 2 modules
var schema_check = __webpack_require__(50333);
;// CONCATENATED MODULE: ./build/src/pipeline/checks/services.js


const WHY = {
    rerun: 'which is started again in each attempt in which a step needs it',
    keep: 'of which no files are saved',
};
/** Adds a finding for each such key. @param services their indexes */
function checkServices(drafts, services, { ids, findings }) {
    for (const { index, node } of drafts.filter((draft) => services.has(draft.index)))
        for (const [key, why] of Object.entries(WHY)) {
            const entry = node.entries.get(key);
            if (entry === undefined)
                continue;
            const message = `"${key}" has no meaning for the service "${ids.name(index)}", ${why}`;
            const hint = `take it out; or put "wait: ${ids.name(index)}" below the step, if it ends by itself`;
            findings.add({ code: 'bad-service', message, hint, at: entry.key });
        }
}
/** Warns of background steps for which a `wait-all` alone waits: a server among them would never let the run go on. */
function neverEnding(layout, ids, source) {
    const findings = new Findings(source);
    const unnamed = new Set([layout.steps, layout.finally].flatMap((entries) => [...unnamedIn(entries, ids)]));
    for (const { index, node } of layout.drafts.filter((draft) => unnamed.has(draft.index))) {
        const name = ids.name(index);
        const message = `the "wait-all" below waits until "${name}" ends by itself: no "wait" or "cancel" names it`;
        const hint = `a server does not end: put "cancel: ${name}" where it is to end; else "wait: ${name}" says that it ends`;
        findings.add({ code: 'never-ending', message, hint, at: node });
    }
    return findings.problems();
}

// EXTERNAL MODULE: ./build/src/workspace/credentials.js
var credentials = __webpack_require__(7141);
;// CONCATENATED MODULE: ./build/src/pipeline/globs.js
/** Patterns of files: `reads`, `writes`, `workspace.exclude`; and the folders of `workspace.paths`. */

/** What is wrong with a pattern of `reads` or `writes`, relative to the workspace; null for a good one. */
function globProblem(pattern) {
    const glob = pattern.startsWith('!') ? pattern.slice(1) : pattern;
    if (/^(\/|~|[A-Za-z]:[\\/])/.test(glob))
        return 'is absolute; patterns are relative to the workspace';
    return unbalanced(glob, '{', '}') ? 'has a "{" or "}" without its partner' : excludeProblem(pattern);
}
/** What is wrong with a pattern of `exclude`, in the form of a .gitignore; null for a good one. */
function excludeProblem(pattern) {
    const glob = pattern.startsWith('!') ? pattern.slice(1) : pattern;
    if (glob.trim() === '')
        return 'is empty';
    if (glob.split('/').includes('..'))
        return 'leads out of its folder with ".."';
    return unbalanced(glob, '[', ']') ? 'has a "[" or "]" without its partner' : null;
}
/** The name that a pattern of `writes` spells, with all below it; null for one with wildcards or expressions. */
function literalOf(pattern) {
    const base = trimmed(pattern).replace(/(\/(\*\*)?)+$/, '');
    return /[*?[\]{}()!+@\\$]/.test(base) ? null : base;
}
/** Whether what a pattern of `reads` or `writes` matches may lie in none of the folders of `workspace.paths`. */
function liesInNone(pattern, paths) {
    const text = trimmed(pattern);
    if (paths.length === 0 || text.startsWith('!'))
        return false;
    const base = baseOf(text);
    return !paths.some((path) => isInside(base === '' ? '' : `${base}/`, rootOf(path)));
}
/** The folders that a pattern begins with, or all of it where it is no pattern. */
function baseOf(text) {
    const segments = text.split('/');
    const first = segments.findIndex((segment) => literalOf(segment) === null);
    return (first === -1 ? segments : segments.slice(0, first)).join('/');
}
/** The folders that lie inside of another one, or are there before. Credentials are listed beside what they lie in. */
function nestedPaths(paths) {
    const roots = paths.map(rootOf);
    return roots.flatMap((path, inner) => {
        if ((0,credentials/* asksForCredentials */.c)(trimmed(paths[inner] ?? '')) && roots.indexOf(path) === inner)
            return [];
        const outer = roots.findIndex((root, index) => index !== inner && isInside(path, root) && (root !== path || index < inner));
        return outer < 0 ? [] : [{ outer, inner }];
    });
}
/** What is wrong with a folder of `workspace.paths`; null for a good one. */
function pathProblem(path) {
    if (path.split('/').includes('..'))
        return 'leads out of the workspace with ".."; name the folder by its absolute path';
    return /[*?[\]{}]/.test(path) ? 'is a pattern; name a folder' : null;
}
/** The workspace is the empty text, any other folder ends with a slash. */
function rootOf(path) {
    return ['', '.'].includes(trimmed(path)) ? '' : `${trimmed(path)}/`;
}
function isInside(path, root) {
    const absolute = /^[/~]/.test(path);
    return root === '' ? !absolute : path.startsWith(root);
}
/** Without `./` and `/` in front and `/` behind; an absolute path keeps the one in front. */
function trimmed(pattern) {
    const rest = pattern.trim().replace(/^(\.\/+)+/, '');
    return rest.length > 1 ? rest.replace(/\/+$/, '') : rest;
}
function unbalanced(glob, open, close) {
    let depth = 0;
    for (let at = 0; at < glob.length; at++) {
        if (glob[at] === '\\')
            at++;
        else if (glob[at] === open)
            depth++;
        else if (glob[at] === close && --depth < 0)
            return true;
    }
    return depth !== 0;
}

;// CONCATENATED MODULE: ./build/src/pipeline/checks/side-by-side.js





/** More steps of one block than this are not looked at: what is to be said is said of the first ones. */
const MOST = 100;
/**
 * One warning for each `parallel` block, and one for what `needs` lets run side by side. Nothing for steps that declare
 * `writes: []`, nor for `finally`, whose changes count for no other step.
 * @param maxParallel as the file has it; null where it says nothing
 */
function sideBySide(looking, maxParallel) {
    const { layout, order, source } = looking;
    if (order.sequence === null)
        return [];
    const ancestors = new Ancestors(order, order.sequence);
    const findings = new Findings(source);
    const inSteps = layout.drafts.filter(({ section }) => section === 'steps');
    for (const draft of inSteps)
        if (order.services.has(draft.index))
            noteService(draft, looking, findings);
    if (maxParallel === 1 && !inSteps.some(isBackground))
        return findings.problems();
    const blocks = layout.steps.flatMap((entry) => (entry.kind === 'parallel' ? [entry.drafts] : []));
    const blockOf = new Map(blocks.flatMap((drafts) => drafts.map((draft) => [draft, drafts])));
    for (const drafts of blocks.map((each) => each.filter((draft) => !order.services.has(draft.index))))
        note(pairsOf(drafts, ancestors), looking, findings);
    const all = inSteps.filter(({ index }) => !order.services.has(index));
    const isInBlock = ([a, b]) => blockOf.has(a) && blockOf.get(a) === blockOf.get(b);
    const others = pairsOf(all, ancestors).filter((pair) => !isInBlock(pair));
    note(others, looking, findings);
    for (const draft of all)
        noteLegs(draft, looking, findings);
    return findings.problems();
}
/** Of a service no files are saved. */
function noteService(draft, { ids }, findings) {
    if (isDeclared(draft))
        return;
    const message = `"${ids.name(draft.index)}" is a service without "writes": files that it changes count as the work of the steps that run meanwhile`;
    const hint = 'say what it "writes", and that is not saved; "writes: []" where it changes no files';
    findings.add({ code: 'side-by-side', message, hint, at: draft.node });
}
/** The legs of a matrix run side by side, and must not write the same files. */
function noteLegs(draft, { ids }, findings) {
    const strategy = (0,tree/* member */.Dc)(draft.node, 'strategy');
    if (strategy === null || isQuiet(draft) || (0,tree/* scalarOf */.ol)((0,tree/* member */.Dc)(strategy, 'max-parallel')) === 1)
        return;
    if (isDeclared(draft) && writesOf(draft).every((pattern) => pattern.includes('matrix.')))
        return;
    const what = isDeclared(draft) ? 'have the same "writes"' : 'have no "writes"';
    const message = `the legs of "${ids.name(draft.index)}" run side by side, and ${what}: the files that change meanwhile count as the work of each`;
    const hint = isDeclared(draft)
        ? 'let each write to a folder of its own, such as "out/${{ matrix.NAME }}/**"'
        : 'say what each "writes", with ${{ matrix.NAME }} in it; "writes: []" where it changes no files';
    findings.add({ code: 'side-by-side', message, hint, at: draft.node });
}
/** Those that can run side by side, of which one does not say what it writes, or which say the same. */
function pairsOf(drafts, ancestors) {
    const writing = drafts.filter((draft) => !isQuiet(draft)).slice(0, MOST);
    return writing.flatMap((a, at) => writing.slice(at + 1).flatMap((b) => {
        const isApart = ancestors.has(a.index, b.index) || ancestors.has(b.index, a.index);
        return !isApart && canMeet(a, b) ? [[a, b]] : [];
    }));
}
function canMeet(a, b) {
    return !isDeclared(a) || !isDeclared(b) || sharedBy(a, b) !== null;
}
/** Whether it says that it writes no files. */
function isQuiet(draft) {
    return isDeclared(draft) && writesOf(draft).length === 0;
}
function isDeclared({ node }) {
    return node.entries.has('writes') || node.entries.has('approval');
}
function writesOf({ node }) {
    return (0,tree/* textsOf */.CB)((0,tree/* member */.Dc)(node, 'writes'));
}
/** What both say that they write, told by names without wildcards; null where that is nothing. */
function sharedBy(a, b) {
    const [ours, theirs] = [writesOf(a), writesOf(b)];
    if ([...ours, ...theirs].some((pattern) => pattern.startsWith('!')))
        return null;
    const literals = theirs.flatMap((pattern) => literalOf(pattern) ?? []);
    return (ours.find((pattern) => {
        const literal = literalOf(pattern);
        return (literal !== null && literals.some((other) => isWithin(literal, other) || isWithin(other, literal)));
    }) ?? null);
}
function isWithin(name, above) {
    return above === '' || name === above || name.startsWith(`${above}/`);
}
function note(pairs, { ids }, findings) {
    const [first] = pairs;
    if (first === undefined)
        return;
    const steps = [...new Set(pairs.flat())].sort((a, b) => a.index - b.index);
    const silent = steps.filter((draft) => !isDeclared(draft));
    const isSaid = silent.length === 0;
    const who = side_by_side_named(isSaid ? first : steps, ids);
    const lacking = silent.length === steps.length ? '' : `${side_by_side_named(silent, ids)} `;
    const what = isSaid
        ? `both write "${sharedBy(...first)}"`
        : `${lacking}${silent.length === 1 ? 'has' : 'have'} no "writes"`;
    const message = `${who} can run side by side, and ${what}: the files that change meanwhile count as the work of each`;
    const hint = isSaid
        ? 'let each write to a folder of its own, or order them by "needs"'
        : 'say what each "writes"; "writes: []" where it changes no files';
    findings.add({ code: 'side-by-side', message, hint, at: (silent[0] ?? first[0]).node });
}
const side_by_side_SHOWN = 4;
function side_by_side_named(drafts, ids) {
    const names = drafts.map(({ index }) => `"${ids.name(index)}"`);
    if (names.length > side_by_side_SHOWN + 1)
        names.splice(side_by_side_SHOWN, names.length, `${names.length - side_by_side_SHOWN} more`);
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

;// CONCATENATED MODULE: ./build/src/pipeline/shells.js

const NAMES = ['bash', 'sh', 'pwsh', 'python'];
/** What is wrong with a `shell`, and what to write instead; null for a good one. */
function shellProblem(shell) {
    const hint = 'use bash, sh, pwsh, python, or a command with {0} where the file of commands goes';
    if (shell.includes('${{'))
        return { message: '"shell" cannot hold an expression', hint };
    if (NAMES.includes(shell.trim()) || shell.includes('{0}'))
        return null;
    if (/^(cmd|powershell)$/i.test(shell.trim())) {
        return { message: `the shell "${shell}" is there on Windows only, where Savepoint does not run`, hint };
    }
    return { message: `unknown shell "${shell}"${(0,nearest/* didYouMean */.au)(shell, NAMES)}`, hint };
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./build/src/pipeline/checks/excluded.js
/** What `workspace.exclude` leaves out of what the patterns of a step match. */


/**
 * The pattern of `exclude`, or several, that leave out all that a pattern of `reads` or `writes` matches; null where something may be
 * left. It is tried with names that the pattern matches, or that one would which is a little wider.
 */
function coveredBy(pattern, { paths, exclude }) {
    if (pattern.startsWith('!') || exclude.length === 0)
        return null;
    const found = new Set();
    for (const glob of plainOf(trimmed(pattern))) {
        const inRoot = belowRoot(glob, paths);
        const by = inRoot === null ? null : leftOutBy(inRoot, exclude);
        if (by === null)
            return null;
        found.add(by);
    }
    return [...found].join('", "');
}
/** A pattern relative to the folder of `paths` that it lies in: so `exclude` is. Null where it lies in none, or is one. */
function belowRoot(glob, paths) {
    const roots = paths.map(trimmed);
    if (roots.length === 0 || roots.includes('.'))
        return glob;
    const root = roots.find((each) => glob.startsWith(`${each}/`));
    return root === undefined ? null : glob.slice(root.length + 1);
}
function leftOutBy(glob, exclude) {
    const names = namesLike(glob);
    const isName = names.length === 1;
    const isAllOut = (patterns) => {
        const matcher = ignore({ ignoreCase: false, allowRelativePaths: true }).add(patterns);
        return names.every((name) => matcher.ignores(name) || (isName && matcher.ignores(`${name}/`)));
    };
    if (glob === '' || !isAllOut(exclude))
        return null;
    const one = exclude.find((each) => isAllOut([each]));
    return one ?? exclude.filter((each) => !each.startsWith('!')).join('", "');
}
/** More alternatives than these are told by a wildcard. */
const MOST_ALTERNATIVES = 64;
/** Patterns with no more than `*`, `**` and `?` that match all that one with braces, classes and the like does, and perhaps more. */
function plainOf(pattern) {
    const glob = pattern.replace(/\\./g, '?').replace(/\[[^\]/]+\]/g, '?');
    const simple = withoutGroups(glob);
    const all = expanded(simple);
    return all.length <= MOST_ALTERNATIVES ? all : [simple.replace(/\{.*\}/s, '**')];
}
/** `@(a|b)`, `!(a)` and their like stand within a name. */
function withoutGroups(glob) {
    const next = glob.replace(/[!@+?*]\([^()]*\)/g, '*');
    return next === glob ? glob : withoutGroups(next);
}
/** Braces written out, the innermost first; a range is any name. */
function expanded(glob) {
    const found = /\{([^{}]*)\}/.exec(glob);
    if (found === null)
        return [glob];
    const [whole, inner = ''] = found;
    const options = inner.includes(',') ? inner.split(',') : ['*'];
    const put = (option) => `${glob.slice(0, found.index)}${option}${glob.slice(found.index + whole.length)}`;
    return options.flatMap((option) => expanded(put(option)).slice(0, MOST_ALTERNATIVES + 1));
}
/** What stands for any name: some that have nothing in common. */
const ANY = ['q7', 'Xw-0', 'abcdefghijk', '_Y', '5t', 'é'];
/** Some names that a pattern matches: the only one where it spells it. */
function namesLike(glob) {
    const segments = glob.split('/');
    const names = ANY.flatMap((any) => segments.reduce((starts, segment, at) => starts.flatMap((start) => grown(start, { segment, any, isLast: at === segments.length - 1 })), ['']));
    return [...new Set(names.map((name) => name.slice(1)))];
}
function grown(start, { segment, any, isLast }) {
    if (segment === '**')
        return [...(isLast ? [] : [start]), `${start}/${any}`, `${start}/${any}/${any}`];
    return [`${start}/${segment.replace(/\*+/g, any).replace(/\?/g, any.slice(0, 1))}`];
}

;// CONCATENATED MODULE: ./build/src/pipeline/checks/words.js
/** Checks single values that a schema cannot: shells, patterns, folders, texts that must not hold expressions. */








/** What belongs to the file as a whole. */
function checkPipelineWords(root, findings) {
    const workspace = (0,tree/* member */.Dc)(root, 'workspace');
    checkPlain((0,tree/* member */.Dc)(root, 'name'), { word: 'name', findings });
    checkPaths((0,tree/* member */.Dc)(workspace, 'paths'), findings);
    for (const node of scalarsOf((0,tree/* member */.Dc)(workspace, 'exclude'))) {
        checkPlain(node, { word: 'exclude', findings });
        words_report(node, { word: 'exclude', wrong: excludeProblem((0,tree/* textOf */.b6)(node) ?? ''), findings });
    }
    checkShell((0,tree/* member */.Dc)((0,tree/* member */.Dc)((0,tree/* member */.Dc)(root, 'defaults'), 'run'), 'shell'), findings);
    const inputs = (0,tree/* member */.Dc)(root, 'inputs');
    for (const input of inputs?.kind === 'map' ? inputs.entries.values() : []) {
        checkPlain((0,tree/* member */.Dc)(input.value, 'default'), { word: 'default', findings });
    }
}
/** What belongs to one step. */
function checkStepWords({ node }, root, findings) {
    checkShell((0,tree/* member */.Dc)(node, 'shell'), findings);
    const keep = (0,tree/* member */.Dc)(node, 'keep');
    for (const pattern of scalarsOf((0,tree/* member */.Dc)(node, 'reads'))) {
        checkPlain(pattern, { word: 'reads', findings });
        words_report(pattern, { word: 'reads', wrong: globProblem((0,tree/* textOf */.b6)(pattern) ?? ''), findings });
        checkLookedAt(pattern, root, findings);
    }
    for (const pattern of scalarsOf((0,tree/* member */.Dc)(node, 'writes'))) {
        checkSaved(pattern, root, { word: 'writes', findings });
    }
    for (const pattern of keep?.kind === 'list' ? scalarsOf(keep) : []) {
        checkSaved(pattern, root, { word: 'keep', findings });
    }
    if (!node.entries.has('retries') || retriesOf(root, node) !== null)
        return;
    const message = '"retries" does not say how often: it has no "max"';
    const at = node.entries.get('retries')?.key ?? node;
    findings.add({ code: 'retries-without-max', message, hint: 'add "max", such as "max: 2"', at });
}
/** `workspace`, as it is written. */
function coverageIn(root) {
    const workspace = (0,tree/* member */.Dc)(root, 'workspace');
    return { paths: (0,tree/* textsOf */.CB)((0,tree/* member */.Dc)(workspace, 'paths')), exclude: (0,tree/* textsOf */.CB)((0,tree/* member */.Dc)(workspace, 'exclude')) };
}
const SAVED = {
    writes: { code: 'excluded-writes', what: 'what this step writes' },
    keep: { code: 'excluded-keep', what: 'what this step keeps' },
};
/** What is left out of the workspace is never saved. */
function checkSaved(pattern, root, { word, findings }) {
    const text = withoutExpressions((0,tree/* textOf */.b6)(pattern) ?? '');
    words_report(pattern, { word, wrong: globProblem(text), findings });
    const excluded = coveredBy(text, coverageIn(root));
    if (excluded === null && !text.includes('${{'))
        checkInRoot(pattern, root, { word, findings });
    if (excluded === null)
        return;
    const { code, what } = SAVED[word];
    const message = `${what} would not be saved: "${excluded}" is in "exclude"`;
    const hint = `take the pattern out of "exclude", or out of "${word}"`;
    findings.add({ code, message, hint, at: pattern });
}
/** What is left out of the workspace is never looked at. */
function checkLookedAt(pattern, root, findings) {
    const text = (0,tree/* textOf */.b6)(pattern) ?? '';
    const coverage = coverageIn(root);
    const excluded = coveredBy(text, coverage);
    if (excluded !== null) {
        const message = `what this step reads would not be looked at: "${excluded}" is in "exclude"`;
        const hint = 'take the pattern out of "exclude", or out of "reads"';
        findings.add({ code: 'excluded-reads', message, hint, at: pattern });
        return;
    }
    if (checkInRoot(pattern, root, { word: 'reads', findings }))
        return;
    const name = literalOf(text);
    if (!text.startsWith('!') && name !== null && /^\.git(\/|$)|(^|\/)\.savepoint(\/|$)/.test(name)) {
        const message = `"${name}" is no part of the workspace, and not looked at`;
        const hint = 'take it out of "reads"; a step that depends on the commit mentions github.sha';
        findings.add({ code: 'excluded-reads', message, hint, at: pattern });
        return;
    }
    const place = name === null || text.startsWith('!') ? null : (0,credentials/* credentialPlace */.B)(name);
    if (place === null || coverage.paths.some((path) => [name, place].includes(trimmed(path))))
        return;
    const message = `"${name}" is known to hold credentials: it is left out of the workspace, and not looked at`;
    const hint = `to have it saved and looked at, list it in "workspace.paths", beside "."; else take it out of "reads"`;
    findings.add({ code: 'excluded-reads', message, hint, at: pattern });
}
/** What lies in no root is neither looked at nor saved. @returns whether that was found */
function checkInRoot(pattern, root, { word, findings }) {
    const text = trimmed((0,tree/* textOf */.b6)(pattern) ?? '');
    if (!liesInNone(text, coverageIn(root).paths))
        return false;
    const what = word === 'reads'
        ? 'what this step reads would not be looked at'
        : `${SAVED[word].what} would not be saved`;
    const message = `${what}: "${text}" may lie in none of the folders of "workspace.paths"`;
    const hint = `add its folder to "workspace.paths", such as ".", or take it out of "${word}"`;
    findings.add({ code: word === 'reads' ? 'excluded-reads' : SAVED[word].code, message, hint, at: pattern });
    return true;
}
function checkShell(node, findings) {
    if (node?.kind !== 'scalar' || typeof node.value !== 'string' || node.value.trim() === '')
        return;
    const problem = shellProblem(node.value);
    if (problem !== null)
        findings.add({ code: 'bad-shell', ...problem, at: node });
}
function checkPlain(node, { word, findings }) {
    if (!((0,tree/* textOf */.b6)(node) ?? '').includes('${{') || node === null)
        return;
    const message = `"${word}" cannot hold an expression`;
    const hint = 'write the value itself; expressions belong into steps and "env"';
    findings.add({ code: 'expression-not-here', message, hint, at: node });
}
function checkPaths(list, findings) {
    const all = (0,tree/* itemsOf */.S3)(list).filter((node) => (0,tree/* textOf */.b6)(node) !== null);
    for (const node of all) {
        checkPlain(node, { word: 'paths', findings });
        const wrong = pathProblem((0,tree/* textOf */.b6)(node) ?? '');
        if (wrong === null || (0,tree/* textOf */.b6)(node)?.includes('${{'))
            continue;
        findings.add({ code: 'bad-path', message: `the folder "${(0,tree/* textOf */.b6)(node)}" ${wrong}`, at: node });
    }
    const nodes = all.filter((node) => pathProblem((0,tree/* textOf */.b6)(node) ?? '') === null);
    for (const nested of nestedPaths(nodes.map((node) => (0,tree/* textOf */.b6)(node) ?? ''))) {
        const [outer, inner] = [nodes[nested.outer], nodes[nested.inner]];
        if (outer === undefined || inner === undefined)
            continue;
        const message = `"${(0,tree/* textOf */.b6)(inner)}" is inside of "${(0,tree/* textOf */.b6)(outer)}", which is saved with all that is below it`;
        findings.add({ code: 'nested-paths', message, hint: 'take one of the two out of "paths"', at: inner });
    }
}
function words_report(node, { word, wrong, findings }) {
    if (wrong === null || (0,tree/* textOf */.b6)(node) === null)
        return;
    const message = `the pattern "${(0,tree/* textOf */.b6)(node)}" of "${word}" ${wrong}`;
    findings.add({ code: 'bad-pattern', message, hint: 'write a pattern such as src/** or *.json', at: node });
}
/** An expression stands for some text without a slash. */
function withoutExpressions(pattern) {
    const { segments } = (0,expressions_segments/* splitText */.Ad)(pattern);
    return segments.map((segment) => (segment.kind === 'text' ? segment.text : 'x')).join('');
}

// EXTERNAL MODULE: ./build/src/pipeline/entries.js
var entries = __webpack_require__(61436);
// EXTERNAL MODULE: ./build/src/pipeline/inputs.js
var inputs = __webpack_require__(44651);
;// CONCATENATED MODULE: ./build/src/pipeline/input-specs.js



const TYPES = ['string', 'boolean', 'number', 'choice', 'environment'];
/** Reads the declarations; what does not fit together is among the findings then. */
function readInputSpecs(root, findings) {
    const inputs = (0,tree/* member */.Dc)(root, 'inputs');
    if (inputs?.kind !== 'map')
        return [];
    const seen = new Map();
    return [...inputs.entries].map(([name, { key, value }]) => {
        const twin = seen.get(name.toLowerCase());
        if (twin !== undefined) {
            const message = `the inputs "${twin}" and "${name}" are the same: upper and lower case are not told apart`;
            findings.add({ code: 'duplicate-input', message, hint: 'rename one of the two', at: key });
        }
        seen.set(name.toLowerCase(), name);
        return readSpec(name, value, findings);
    });
}
function readSpec(name, node, findings) {
    const type = TYPES.find((each) => each === (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, 'type'))) ?? 'string';
    const required = (0,tree/* member */.Dc)(node, 'required');
    const spec = {
        name,
        description: (0,tree/* textOf */.b6)((0,tree/* member */.Dc)(node, 'description')),
        required: required?.kind === 'scalar' && required.value === true,
        type,
        options: (0,tree/* textsOf */.CB)((0,tree/* member */.Dc)(node, 'options')),
        default: null,
    };
    checkOptions(spec, node, findings);
    const fallback = (0,tree/* member */.Dc)(node, 'default');
    if (fallback?.kind !== 'scalar' || fallback.value === null)
        return spec;
    return { ...spec, default: readDefault(spec, fallback, findings) };
}
function checkOptions({ name, type, options }, node, findings) {
    const entry = node.kind === 'map' ? node.entries.get('options') : undefined;
    if (type === 'choice' && entry === undefined) {
        const message = `the input "${name}" is a choice without "options"`;
        const at = (0,tree/* member */.Dc)(node, 'type') ?? node;
        findings.add({ code: 'no-options', message, hint: 'list the values under "options"', at });
    }
    if (type !== 'choice' && entry !== undefined) {
        const message = `the input "${name}" has "options", but is no choice`;
        findings.add({ code: 'options-without-choice', message, hint: 'add "type: choice"', at: entry.key });
    }
    const twin = options.find((option, index) => options.indexOf(option) < index);
    if (twin !== undefined && entry !== undefined) {
        const message = `"${twin}" is twice among the options of "${name}"`;
        findings.add({ code: 'duplicate-option', message, hint: 'keep one of them', at: entry.value });
    }
}
function readDefault(spec, node, findings) {
    if (`${node.value}`.includes('${{'))
        return null;
    const value = (0,inputs/* inputValue */.UV)(spec, typeof node.value === 'boolean' ? node.value : ((0,tree/* textOf */.b6)(node) ?? ''));
    if (value !== null || (spec.type === 'choice' && spec.options.length === 0))
        return value;
    const shown = (0,tree/* textOf */.b6)(node) ?? '';
    const [expected, meant] = spec.type === 'choice'
        ? [`one of its options (${spec.options.join(', ')})`, (0,nearest/* didYouMean */.au)(shown, spec.options)]
        : [spec.type === 'number' ? 'a number' : 'true or false', ''];
    const message = `the default of the input "${spec.name}" must be ${expected}, but it is "${shown}"${meant}`;
    findings.add({ code: 'bad-default', message, hint: 'correct the default, or the type', at: node });
    return null;
}

;// CONCATENATED MODULE: ./build/src/pipeline/read.js
/** A pipeline file: bytes to a Pipeline, or to everything that is wrong with it. */
















/**
 * Reads and checks a pipeline file; touches no file and runs nothing.
 * @param file `path` as the file is named in messages and records; `bytes`, its content
 * @returns the Pipeline or all Problems, by their places
 */
function readPipeline(file) {
    const source = readSource(file.path, file.bytes);
    if (!source.ok)
        return source;
    const findings = new Findings(source.value);
    const root = readYaml(findings);
    const made = root === null || refuseWorkflow(root, findings) ? null : readTree(root, findings);
    if (made === null || findings.any)
        return { ok: false, problems: findings.problems() };
    return { ok: true, value: { ...made, digest: (0,digest/* sha256 */.sc)(file.bytes) } };
}
/** Everything is checked, also where something was wrong before, so that all is said at once. */
function readTree(root, findings) {
    const { path } = findings.source;
    (0,schema_check/* checkSchema */._)(root, findings);
    const isSchematic = !findings.any;
    checkPipelineWords(root, findings);
    const inputs = readInputSpecs(root, findings);
    const layout = (0,entries/* layOut */.v)(root, findings);
    const { drafts } = layout;
    for (const draft of drafts) {
        if (isSchematic)
            checkMatrix(draft, findings);
        checkStepWords(draft, root, findings);
    }
    const ids = assignIds(drafts, findings);
    const order = resolveOrder(layout, ids, findings);
    checkServices(drafts, order.services, { ids, findings });
    const ancestors = order.sequence === null ? null : new Ancestors(order, order.sequence);
    const mentionsOf = checkExpressions(root, {
        findings,
        inputs: new Map(inputs.map(({ name }) => [name.toLowerCase(), name])),
        drafts,
        ids,
        order,
        ancestors,
    });
    if (findings.any || ancestors === null)
        return null;
    const lineOf = (offset) => findings.lineOf(offset);
    const placeOf = (spot) => source_placeOf(findings.source, spot);
    const facts = { root, drafts, ids, order, ancestors, inputs, mentionsOf, lineOf, placeOf };
    const built = buildPipeline(facts, path);
    const { source } = findings;
    const shared = sideBySide({ source, layout, ids, order }, built.maxParallel);
    return { ...built, path, warnings: [...shared, ...neverEnding(layout, ids, source)] };
}
/** A whole workflow, or an action, gets one message instead of one for each of its words. */
function refuseWorkflow(root, findings) {
    if (root.kind !== 'map' || root.entries.has('steps'))
        return false;
    const jobs = root.entries.get('jobs');
    const runs = root.entries.get('runs');
    const at = (jobs ?? runs)?.key;
    if (at === undefined)
        return false;
    const [what, hint] = jobs === undefined
        ? ['an action', 'put the steps under "runs" into a file of their own, under "steps"']
        : [
            'a whole workflow',
            'put the "run" steps of one job under "steps"; triggers, jobs and "uses" steps stay in the workflow',
        ];
    findings.add({ code: 'workflow', message: `this is ${what}, not a pipeline`, hint, at });
    return true;
}

// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
;// CONCATENATED MODULE: ./build/src/launch/load-pipeline.js
/** A pipeline file, read and checked. */




/** The most bytes of a pipeline file that are read: enough to say that it is too large. */
const MOST_BYTES = 1024 * 1024 + 1;
/** Reads and checks a pipeline file. @throws Refusal with every problem of it */
function loadPipeline(file) {
    const checked = readPipeline({ path: file.path, bytes: readBytes(file) });
    if (checked.ok)
        return checked.value;
    throw new refusal/* Refusal */.P(2, `${file.path} cannot be run`, { problems: checked.problems });
}
function readBytes({ file, path, bytes }) {
    try {
        return bytes ?? readStart(file);
    }
    catch (error) {
        const { code } = error;
        const why = { EISDIR: 'it is a directory', ENOENT: 'it is not there' }[code ?? ''] ?? (0,errors/* reasonOf */.A3)(error);
        throw new refusal/* Refusal */.P(2, `${path} cannot be read: ${why}`, { hint: 'name the pipeline file' });
    }
}
/** The beginning of a file, which may be a device without an end. @throws the system's error */
function readStart(file) {
    const fd = (0,external_node_fs_.openSync)(file, 'r');
    try {
        const bytes = Buffer.alloc(MOST_BYTES);
        for (let at = 0;;) {
            const read = (0,external_node_fs_.readSync)(fd, bytes, at, MOST_BYTES - at, null);
            at += read;
            if (read === 0)
                return bytes.subarray(0, at);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}


/***/ }),

/***/ 50333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ STEP_KEYS),
  _: () => (/* binding */ checkSchema)
});

// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __webpack_require__(17443);
;// CONCATENATED MODULE: ./build/src/pipeline/schema.json
const schema_namespaceObject = /*#__PURE__*/JSON.parse('{"BG":{"f_":{"qo":{"id":{"description":"The step\'s name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.","$ref":"#/definitions/stepId"},"name":{"description":"What people see. May hold expressions. Default: the first line of run.","$ref":"#/definitions/text"},"run":{"description":"The commands.","type":["string","number","boolean"],"pattern":"\\\\S","x-expects":"the commands to run"},"shell":{"$ref":"#/definitions/shell"},"env":{"$ref":"#/definitions/env"},"working-directory":{"$ref":"#/definitions/workingDirectory"},"needs":{"description":"The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.","$ref":"#/definitions/stepIds"},"if":{"description":"The step runs only if this is true. success() && is implied unless a status function is used.","type":["string","boolean","number"],"pattern":"\\\\S","x-expects":"a condition"},"timeout-minutes":{"$ref":"#/definitions/timeout"},"retries":{"$ref":"#/definitions/retries"},"continue-on-error":{"$ref":"#/definitions/continueOnError"},"strategy":{"$ref":"#/definitions/strategy"},"reads":{"description":"The files that the step depends on; when they change, it runs again.","$ref":"#/definitions/globs"},"writes":{"description":"The files that the step produces. May use matrix and inputs in expressions.","$ref":"#/definitions/globs"},"keep":{"description":"How much of what a failed try wrote its next try finds. true: all of it. A list of patterns: the files that they match. false (default): nothing. Patterns may use matrix and inputs in expressions.","type":["boolean","array"],"items":{"type":"string","x-expects":"a pattern, such as target/**"},"x-expects":"true, false or a list of patterns, such as [\\"target/**\\"]"},"approval":{"description":"Pauses the run until a person approves.","type":"object","additionalProperties":false,"properties":{"prompt":{"description":"The question to the person. May hold expressions.","$ref":"#/definitions/text"}},"x-expects":"a mapping with prompt"},"background":{"description":"true: the step is started and the next entry does not wait for it.","type":"boolean","x-expects":"true or false"},"rerun":{"$ref":"#/definitions/rerun"},"parallel":{"$ref":"#/definitions/parallelSteps"},"wait":{"description":"Waits for the end of background steps, by id.","$ref":"#/definitions/stepIds"},"wait-all":{"description":"Waits for the end of every background step before it.","enum":[true,null],"x-expects":"true or nothing"},"cancel":{"description":"Ends a background step, by id.","type":"string","x-expects":"the id of a step"}}}}}');
// EXTERNAL MODULE: ./node_modules/ajv/dist/runtime/ucs2length.js
var ucs2length = __webpack_require__(36214);
;// CONCATENATED MODULE: ./build/src/pipeline/schema-validator.js
// Made of schema.json by scripts/schema.ts; do not edit.

const validate = (/* unused pure expression or super */ null && (validate10));
/* harmony default export */ const schema_validator = (validate10);
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "savepoint-pipeline", "title": "Savepoint pipeline", "description": "A pipeline of steps that goes on from the first step that is not complete.", "type": "object", "x-expects": "a mapping with the pipeline's keys, such as steps", "required": ["steps"], "additionalProperties": false, "properties": { "name": { "description": "The pipeline's name, shown in lists and used in the ids of runs. Default: the file's name.", "$ref": "#/definitions/text" }, "description": { "description": "What the pipeline is for. Shown to people only.", "type": ["string", "number", "boolean", "null"], "x-expects": "text" }, "inputs": { "description": "Values that are asked for when a run starts, as the inputs of workflow_dispatch. Used as ${{ inputs.NAME }}.", "type": "object", "x-expects": "a mapping of input names, each with description, required, default, type, options", "propertyNames": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-expects": "a letter or _, then letters, digits, - and _" }, "additionalProperties": { "$ref": "#/definitions/input" } }, "env": { "description": "Environment variables for every step. A step's own env wins. May use github, inputs, secrets, runner and run in expressions.", "$ref": "#/definitions/env" }, "defaults": { "description": "What applies to every step that does not say otherwise.", "type": "object", "x-expects": "a mapping with run, timeout-minutes, retries, continue-on-error or rerun", "additionalProperties": false, "properties": { "run": { "description": "The shell and the folder that steps run in.", "type": "object", "x-expects": "a mapping with shell or working-directory", "additionalProperties": false, "properties": { "shell": { "$ref": "#/definitions/shell" }, "working-directory": { "$ref": "#/definitions/workingDirectory" } } }, "timeout-minutes": { "$ref": "#/definitions/timeout" }, "retries": { "$ref": "#/definitions/retries" }, "continue-on-error": { "$ref": "#/definitions/continueOnError" }, "rerun": { "$ref": "#/definitions/rerun" } } }, "max-parallel": { "description": "How many steps run at once at most. Default: the number of cores.", "type": "integer", "minimum": 1, "x-expects": "a whole number from 1 up" }, "fail-fast": { "description": "true: when a step fails, the others are stopped. Default: false; what does not depend on the failed step runs on.", "type": "boolean", "x-expects": "true or false" }, "retention": { "description": "How long a store in a folder keeps finished runs, such as 7d (the default) or 12h.", "type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", "x-expects": "a time with its unit, such as 7d or 12h" }, "on-pause": { "description": "A command, or an address that begins with https://, that is told when the run pauses: the command by the file $SAVEPOINT_EVENT, the address by POST, both as JSON. It has 30 s, and does not change the result. May use github, inputs, secrets, runner and run in expressions.", "$ref": "#/definitions/hook" }, "on-end": { "description": "The same when an attempt ends in any other way.", "$ref": "#/definitions/hook" }, "workspace": { "description": "Which files are saved after each step.", "type": "object", "x-expects": "a mapping with paths, exclude or machine", "additionalProperties": false, "properties": { "paths": { "description": "The folders that are saved, with all that is below them: relative to the workspace, absolute, or beginning with ~/. Default: the workspace.", "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "\\S", "x-expects": "a folder, such as . or ~/.cargo" }, "x-expects": "a list of folders, such as [\".\", \"~/.cargo\"]" }, "exclude": { "description": "What is not saved, as patterns of a .gitignore, relative to their folder. The .gitignore file itself is not consulted.", "type": "array", "items": { "type": "string", "pattern": "\\S", "x-expects": "a pattern, such as **/.cache/**" }, "x-expects": "a list of patterns, such as [\"**/.cache/**\"]" }, "machine": { "description": "More folders and files that belong to the machine: a step that changes what is in them runs again on another machine. Absolute, or beginning with ~/.", "type": "array", "items": { "type": "string", "pattern": "^(?:/|~/)", "x-expects": "an absolute path, or one that begins with ~/" }, "x-expects": "a list of paths, such as [/srv/tools]" } } }, "steps": { "description": "What the pipeline does, in order. A step without needs waits for every entry before it.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list with at least one step" }, "finally": { "description": "Steps that run at the end of every attempt that completed or failed.", "type": "array", "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list of steps" } }, "definitions": { "hook": { "type": "string", "pattern": "\\S", "x-expects": "a command, or an address that begins with https://" }, "text": { "type": ["string", "number", "boolean"], "x-expects": "text" }, "env": { "description": "Environment variables by name. Values may hold expressions.", "type": "object", "propertyNames": { "type": "string", "pattern": "^[^=\\u0000]+$", "x-expects": "a name without =" }, "additionalProperties": { "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "x-expects": "a mapping of names to values" }, "shell": { "description": "bash, sh, pwsh, python, or any command with {0} where the file of commands goes. Default: bash -e {0}.", "type": "string", "pattern": "\\S", "x-expects": "bash, sh, pwsh, python, or a command with {0}" }, "workingDirectory": { "description": "The folder that the commands start in, relative to the workspace.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "a folder" }, "timeout": { "description": "After how many minutes each try is stopped: any number above 0, or an expression. Default: never.", "type": ["number", "string"], "exclusiveMinimum": 0, "pattern": "\\$\\{\\{", "x-expects": "a number above 0, or an expression" }, "continueOnError": { "description": "true: the step counts as completed even if it fails; its outcome is failure. May be an expression.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" }, "rerun": { "description": "When the step runs again. auto: when what it was built on has changed. always: in every attempt that runs a step depending on it. ask: never a second time without a person's consent. never: not once it is completed.", "enum": ["auto", "always", "ask", "never"], "x-expects": "auto, always, ask or never" }, "duration": { "description": "A time such as 500ms, 10s, 2m, 1h or 7d, or a number of seconds.", "type": ["string", "number"], "minimum": 0, "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "x-expects": "a time such as 10s, 2m, 1h or 7d" }, "retries": { "description": "How often a failed step is tried again: a number, or a mapping.", "type": ["integer", "object"], "minimum": 0, "maximum": 1000, "additionalProperties": false, "properties": { "max": { "description": "Tries after the first.", "type": "integer", "minimum": 0, "maximum": 1000, "x-expects": "a whole number from 0 to 1000" }, "delay": { "description": "The time before a next try, such as 10s. Default: none.", "$ref": "#/definitions/duration" }, "backoff": { "description": "How the delay grows: fixed (default), linear (delay, twice, three times it ...) or exponential (doubled each time).", "enum": ["fixed", "linear", "exponential"], "x-expects": "fixed, linear or exponential" }, "max-delay": { "description": "The delay never grows beyond this, such as 2m.", "$ref": "#/definitions/duration" }, "when": { "description": "After which failures: error (any exit code but 0), timeout, signal, and single exit codes. Default: all.", "type": "array", "minItems": 1, "items": { "type": ["string", "integer"], "minimum": 1, "maximum": 255, "pattern": "^(error|timeout|signal)$", "x-expects": "error, timeout, signal or an exit code from 1 to 255" }, "x-expects": "a list of error, timeout, signal and exit codes" } }, "x-expects": "a whole number from 0 to 1000, or a mapping such as { max: 2, delay: 10s }" }, "input": { "description": "An input, as in workflow_dispatch.", "type": ["object", "null"], "additionalProperties": false, "properties": { "description": { "description": "What the input is for.", "type": ["string", "number", "boolean", "null"], "x-expects": "text" }, "required": { "description": "Whether a run cannot start without it.", "type": "boolean", "x-expects": "true or false" }, "default": { "description": "The value when none is given.", "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "type": { "description": "The kind of value. Default: string.", "enum": ["string", "boolean", "number", "choice", "environment"], "x-expects": "string, boolean, number, choice or environment" }, "options": { "description": "The values to choose from, with type: choice.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/text" }, "x-expects": "a list with at least one value" } }, "x-expects": "a mapping with description, required, default, type or options" }, "stepId": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "maxLength": 100, "x-expects": "an id: a letter or _, then letters, digits, - and _, at most 100 in all" }, "stepIds": { "type": ["string", "array"], "items": { "type": "string", "x-expects": "the id of a step" }, "x-expects": "the id of a step, or a list of ids" }, "globs": { "type": "array", "items": { "type": "string", "x-expects": "a pattern, such as src/**" }, "x-expects": "a list of patterns, such as [\"src/**\"]" }, "parallelSteps": { "description": "Steps that run side by side; the next entry waits for all of them.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list with at least one step" }, "combinations": { "type": ["array", "string"], "items": { "type": "object", "x-expects": "a mapping of matrix keys to values" }, "pattern": "\\$\\{\\{", "x-expects": "a list of mappings, or an expression" }, "strategy": { "description": "Runs the step once for each combination of values.", "type": "object", "required": ["matrix"], "additionalProperties": false, "properties": { "matrix": { "description": "Lists of values by name; used as ${{ matrix.NAME }}.", "type": ["object", "string"], "minProperties": 1, "pattern": "\\$\\{\\{", "properties": { "include": { "description": "Combinations to add, or values to add to some.", "$ref": "#/definitions/combinations" }, "exclude": { "description": "Combinations to leave out.", "$ref": "#/definitions/combinations" } }, "propertyNames": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-expects": "a letter or _, then letters, digits, - and _" }, "additionalProperties": { "type": ["array", "string"], "minItems": 1, "pattern": "\\$\\{\\{", "x-expects": "a list of values, or an expression" }, "x-expects": "a mapping of names to lists of values, or an expression" }, "fail-fast": { "description": "true (default): when one fails, the others are stopped.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" }, "max-parallel": { "description": "How many run at once at most.", "type": ["integer", "string"], "minimum": 1, "pattern": "\\$\\{\\{", "x-expects": "a whole number from 1 up, or an expression" } }, "x-expects": "a mapping with matrix, fail-fast or max-parallel" }, "entry": { "description": "A step, or one of parallel, wait, wait-all and cancel.", "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "id": { "description": "The step's name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.", "$ref": "#/definitions/stepId" }, "name": { "description": "What people see. May hold expressions. Default: the first line of run.", "$ref": "#/definitions/text" }, "run": { "description": "The commands.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "the commands to run" }, "shell": { "$ref": "#/definitions/shell" }, "env": { "$ref": "#/definitions/env" }, "working-directory": { "$ref": "#/definitions/workingDirectory" }, "needs": { "description": "The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.", "$ref": "#/definitions/stepIds" }, "if": { "description": "The step runs only if this is true. success() && is implied unless a status function is used.", "type": ["string", "boolean", "number"], "pattern": "\\S", "x-expects": "a condition" }, "timeout-minutes": { "$ref": "#/definitions/timeout" }, "retries": { "$ref": "#/definitions/retries" }, "continue-on-error": { "$ref": "#/definitions/continueOnError" }, "strategy": { "$ref": "#/definitions/strategy" }, "reads": { "description": "The files that the step depends on; when they change, it runs again.", "$ref": "#/definitions/globs" }, "writes": { "description": "The files that the step produces. May use matrix and inputs in expressions.", "$ref": "#/definitions/globs" }, "keep": { "description": "How much of what a failed try wrote its next try finds. true: all of it. A list of patterns: the files that they match. false (default): nothing. Patterns may use matrix and inputs in expressions.", "type": ["boolean", "array"], "items": { "type": "string", "x-expects": "a pattern, such as target/**" }, "x-expects": "true, false or a list of patterns, such as [\"target/**\"]" }, "approval": { "description": "Pauses the run until a person approves.", "type": "object", "additionalProperties": false, "properties": { "prompt": { "description": "The question to the person. May hold expressions.", "$ref": "#/definitions/text" } }, "x-expects": "a mapping with prompt" }, "background": { "description": "true: the step is started and the next entry does not wait for it.", "type": "boolean", "x-expects": "true or false" }, "rerun": { "$ref": "#/definitions/rerun" }, "parallel": { "$ref": "#/definitions/parallelSteps" }, "wait": { "description": "Waits for the end of background steps, by id.", "$ref": "#/definitions/stepIds" }, "wait-all": { "description": "Waits for the end of every background step before it.", "enum": [true, null], "x-expects": "true or nothing" }, "cancel": { "description": "Ends a background step, by id.", "type": "string", "x-expects": "the id of a step" } }, "x-expects": "a step: a mapping with run" } } };
const schema12 = { "type": ["string", "number", "boolean"], "x-expects": "text" };
const schema15 = { "description": "Environment variables by name. Values may hold expressions.", "type": "object", "propertyNames": { "type": "string", "pattern": "^[^=\\u0000]+$", "x-expects": "a name without =" }, "additionalProperties": { "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "x-expects": "a mapping of names to values" };
const schema16 = { "description": "bash, sh, pwsh, python, or any command with {0} where the file of commands goes. Default: bash -e {0}.", "type": "string", "pattern": "\\S", "x-expects": "bash, sh, pwsh, python, or a command with {0}" };
const schema17 = { "description": "The folder that the commands start in, relative to the workspace.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "a folder" };
const schema18 = { "description": "After how many minutes each try is stopped: any number above 0, or an expression. Default: never.", "type": ["number", "string"], "exclusiveMinimum": 0, "pattern": "\\$\\{\\{", "x-expects": "a number above 0, or an expression" };
const schema22 = { "description": "true: the step counts as completed even if it fails; its outcome is failure. May be an expression.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" };
const schema23 = { "description": "When the step runs again. auto: when what it was built on has changed. always: in every attempt that runs a step depending on it. ask: never a second time without a person's consent. never: not once it is completed.", "enum": ["auto", "always", "ask", "never"], "x-expects": "auto, always, ask or never" };
const schema24 = { "type": "string", "pattern": "\\S", "x-expects": "a command, or an address that begins with https://" };
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u");
const pattern1 = new RegExp("^[^=\\u0000]+$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern4 = new RegExp("\\$\\{\\{", "u");
const pattern9 = new RegExp("^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", "u");
const pattern14 = new RegExp("^(?:/|~/)", "u");
const schema13 = { "description": "An input, as in workflow_dispatch.", "type": ["object", "null"], "additionalProperties": false, "properties": { "description": { "description": "What the input is for.", "type": ["string", "number", "boolean", "null"], "x-expects": "text" }, "required": { "description": "Whether a run cannot start without it.", "type": "boolean", "x-expects": "true or false" }, "default": { "description": "The value when none is given.", "type": ["string", "number", "boolean", "null"], "x-expects": "text, a number, true or false" }, "type": { "description": "The kind of value. Default: string.", "enum": ["string", "boolean", "number", "choice", "environment"], "x-expects": "string, boolean, number, choice or environment" }, "options": { "description": "The values to choose from, with type: choice.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/text" }, "x-expects": "a list with at least one value" } }, "x-expects": "a mapping with description, required, default, type or options" };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if ((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema13.type }, message: "must be object,null", schema: schema13.type, parentSchema: schema13, data };
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!(((((key0 === "description") || (key0 === "required")) || (key0 === "default")) || (key0 === "type")) || (key0 === "options"))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema13, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.description !== undefined) {
            let data0 = data.description;
            if ((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)) {
                const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema13.properties.description.type }, message: "must be string,number,boolean,null", schema: schema13.properties.description.type, parentSchema: schema13.properties.description, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.required !== undefined) {
            let data1 = data.required;
            if (typeof data1 !== "boolean") {
                const err3 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema13.properties.required.type, parentSchema: schema13.properties.required, data: data1 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.default !== undefined) {
            let data2 = data.default;
            if ((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)) {
                const err4 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema13.properties.default.type }, message: "must be string,number,boolean,null", schema: schema13.properties.default.type, parentSchema: schema13.properties.default, data: data2 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.type !== undefined) {
            let data3 = data.type;
            if (!(((((data3 === "string") || (data3 === "boolean")) || (data3 === "number")) || (data3 === "choice")) || (data3 === "environment"))) {
                const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema13.properties.type.enum, parentSchema: schema13.properties.type, data: data3 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.options !== undefined) {
            let data4 = data.options;
            if (Array.isArray(data4)) {
                if (data4.length < 1) {
                    const err6 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema13.properties.options, data: data4 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if (((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) {
                        const err7 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err7];
                        }
                        else {
                            vErrors.push(err7);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err8 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema13.properties.options.type, parentSchema: schema13.properties.options, data: data4 };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
    }
    validate11.errors = vErrors;
    return errors === 0;
}
const schema19 = { "description": "How often a failed step is tried again: a number, or a mapping.", "type": ["integer", "object"], "minimum": 0, "maximum": 1000, "additionalProperties": false, "properties": { "max": { "description": "Tries after the first.", "type": "integer", "minimum": 0, "maximum": 1000, "x-expects": "a whole number from 0 to 1000" }, "delay": { "description": "The time before a next try, such as 10s. Default: none.", "$ref": "#/definitions/duration" }, "backoff": { "description": "How the delay grows: fixed (default), linear (delay, twice, three times it ...) or exponential (doubled each time).", "enum": ["fixed", "linear", "exponential"], "x-expects": "fixed, linear or exponential" }, "max-delay": { "description": "The delay never grows beyond this, such as 2m.", "$ref": "#/definitions/duration" }, "when": { "description": "After which failures: error (any exit code but 0), timeout, signal, and single exit codes. Default: all.", "type": "array", "minItems": 1, "items": { "type": ["string", "integer"], "minimum": 1, "maximum": 255, "pattern": "^(error|timeout|signal)$", "x-expects": "error, timeout, signal or an exit code from 1 to 255" }, "x-expects": "a list of error, timeout, signal and exit codes" } }, "x-expects": "a whole number from 0 to 1000, or a mapping such as { max: 2, delay: 10s }" };
const schema20 = { "description": "A time such as 500ms, 10s, 2m, 1h or 7d, or a number of seconds.", "type": ["string", "number"], "minimum": 0, "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "x-expects": "a time such as 10s, 2m, 1h or 7d" };
const pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "u");
const pattern7 = new RegExp("^(error|timeout|signal)$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if ((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema19.type }, message: "must be integer,object", schema: schema19.type, parentSchema: schema19, data };
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data > 1000 || isNaN(data)) {
            const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1000 }, message: "must be <= 1000", schema: 1000, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data < 0 || isNaN(data)) {
            const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
            if (!(((((key0 === "max") || (key0 === "delay")) || (key0 === "backoff")) || (key0 === "max-delay")) || (key0 === "when"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.max !== undefined) {
            let data0 = data.max;
            if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
                const err4 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.max.type, parentSchema: schema19.properties.max, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
            if ((typeof data0 == "number") && (isFinite(data0))) {
                if (data0 > 1000 || isNaN(data0)) {
                    const err5 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1000 }, message: "must be <= 1000", schema: 1000, parentSchema: schema19.properties.max, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
                if (data0 < 0 || isNaN(data0)) {
                    const err6 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema19.properties.max, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
            }
        }
        if (data.delay !== undefined) {
            let data1 = data.delay;
            if ((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) {
                const err7 = { instancePath: instancePath + "/delay", schemaPath: "#/definitions/duration/type", keyword: "type", params: { type: schema20.type }, message: "must be string,number", schema: schema20.type, parentSchema: schema20, data: data1 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err8 = { instancePath: instancePath + "/delay", schemaPath: "#/definitions/duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema20, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
            }
            if (typeof data1 === "string") {
                if (!pattern5.test(data1)) {
                    const err9 = { instancePath: instancePath + "/delay", schemaPath: "#/definitions/duration/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" }, message: "must match pattern \"" + "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" + "\"", schema: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", parentSchema: schema20, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
            }
        }
        if (data.backoff !== undefined) {
            let data2 = data.backoff;
            if (!(((data2 === "fixed") || (data2 === "linear")) || (data2 === "exponential"))) {
                const err10 = { instancePath: instancePath + "/backoff", schemaPath: "#/properties/backoff/enum", keyword: "enum", params: { allowedValues: schema19.properties.backoff.enum }, message: "must be equal to one of the allowed values", schema: schema19.properties.backoff.enum, parentSchema: schema19.properties.backoff, data: data2 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
        if (data["max-delay"] !== undefined) {
            let data3 = data["max-delay"];
            if ((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) {
                const err11 = { instancePath: instancePath + "/max-delay", schemaPath: "#/definitions/duration/type", keyword: "type", params: { type: schema20.type }, message: "must be string,number", schema: schema20.type, parentSchema: schema20, data: data3 };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
                if (data3 < 0 || isNaN(data3)) {
                    const err12 = { instancePath: instancePath + "/max-delay", schemaPath: "#/definitions/duration/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema20, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
            }
            if (typeof data3 === "string") {
                if (!pattern5.test(data3)) {
                    const err13 = { instancePath: instancePath + "/max-delay", schemaPath: "#/definitions/duration/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" }, message: "must match pattern \"" + "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$" + "\"", schema: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", parentSchema: schema20, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err13];
                    }
                    else {
                        vErrors.push(err13);
                    }
                    errors++;
                }
            }
        }
        if (data.when !== undefined) {
            let data4 = data.when;
            if (Array.isArray(data4)) {
                if (data4.length < 1) {
                    const err14 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema19.properties.when, data: data4 };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if ((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))) {
                        const err15 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/type", keyword: "type", params: { type: schema19.properties.when.items.type }, message: "must be string,integer", schema: schema19.properties.when.items.type, parentSchema: schema19.properties.when.items, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err15];
                        }
                        else {
                            vErrors.push(err15);
                        }
                        errors++;
                    }
                    if ((typeof data5 == "number") && (isFinite(data5))) {
                        if (data5 > 255 || isNaN(data5)) {
                            const err16 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 255 }, message: "must be <= 255", schema: 255, parentSchema: schema19.properties.when.items, data: data5 };
                            if (vErrors === null) {
                                vErrors = [err16];
                            }
                            else {
                                vErrors.push(err16);
                            }
                            errors++;
                        }
                        if (data5 < 1 || isNaN(data5)) {
                            const err17 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema19.properties.when.items, data: data5 };
                            if (vErrors === null) {
                                vErrors = [err17];
                            }
                            else {
                                vErrors.push(err17);
                            }
                            errors++;
                        }
                    }
                    if (typeof data5 === "string") {
                        if (!pattern7.test(data5)) {
                            const err18 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/pattern", keyword: "pattern", params: { pattern: "^(error|timeout|signal)$" }, message: "must match pattern \"" + "^(error|timeout|signal)$" + "\"", schema: "^(error|timeout|signal)$", parentSchema: schema19.properties.when.items, data: data5 };
                            if (vErrors === null) {
                                vErrors = [err18];
                            }
                            else {
                                vErrors.push(err18);
                            }
                            errors++;
                        }
                    }
                }
            }
            else {
                const err19 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.when.type, parentSchema: schema19.properties.when, data: data4 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
        }
    }
    validate13.errors = vErrors;
    return errors === 0;
}
const schema26 = { "description": "A step, or one of parallel, wait, wait-all and cancel.", "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "id": { "description": "The step's name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.", "$ref": "#/definitions/stepId" }, "name": { "description": "What people see. May hold expressions. Default: the first line of run.", "$ref": "#/definitions/text" }, "run": { "description": "The commands.", "type": ["string", "number", "boolean"], "pattern": "\\S", "x-expects": "the commands to run" }, "shell": { "$ref": "#/definitions/shell" }, "env": { "$ref": "#/definitions/env" }, "working-directory": { "$ref": "#/definitions/workingDirectory" }, "needs": { "description": "The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.", "$ref": "#/definitions/stepIds" }, "if": { "description": "The step runs only if this is true. success() && is implied unless a status function is used.", "type": ["string", "boolean", "number"], "pattern": "\\S", "x-expects": "a condition" }, "timeout-minutes": { "$ref": "#/definitions/timeout" }, "retries": { "$ref": "#/definitions/retries" }, "continue-on-error": { "$ref": "#/definitions/continueOnError" }, "strategy": { "$ref": "#/definitions/strategy" }, "reads": { "description": "The files that the step depends on; when they change, it runs again.", "$ref": "#/definitions/globs" }, "writes": { "description": "The files that the step produces. May use matrix and inputs in expressions.", "$ref": "#/definitions/globs" }, "keep": { "description": "How much of what a failed try wrote its next try finds. true: all of it. A list of patterns: the files that they match. false (default): nothing. Patterns may use matrix and inputs in expressions.", "type": ["boolean", "array"], "items": { "type": "string", "x-expects": "a pattern, such as target/**" }, "x-expects": "true, false or a list of patterns, such as [\"target/**\"]" }, "approval": { "description": "Pauses the run until a person approves.", "type": "object", "additionalProperties": false, "properties": { "prompt": { "description": "The question to the person. May hold expressions.", "$ref": "#/definitions/text" } }, "x-expects": "a mapping with prompt" }, "background": { "description": "true: the step is started and the next entry does not wait for it.", "type": "boolean", "x-expects": "true or false" }, "rerun": { "$ref": "#/definitions/rerun" }, "parallel": { "$ref": "#/definitions/parallelSteps" }, "wait": { "description": "Waits for the end of background steps, by id.", "$ref": "#/definitions/stepIds" }, "wait-all": { "description": "Waits for the end of every background step before it.", "enum": [true, null], "x-expects": "true or nothing" }, "cancel": { "description": "Ends a background step, by id.", "type": "string", "x-expects": "the id of a step" } }, "x-expects": "a step: a mapping with run" };
const schema27 = { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "maxLength": 100, "x-expects": "an id: a letter or _, then letters, digits, - and _, at most 100 in all" };
const schema32 = { "type": ["string", "array"], "items": { "type": "string", "x-expects": "the id of a step" }, "x-expects": "the id of a step, or a list of ids" };
const schema38 = { "type": "array", "items": { "type": "string", "x-expects": "a pattern, such as src/**" }, "x-expects": "a list of patterns, such as [\"src/**\"]" };

const func4 = ucs2length["default"];
const schema35 = { "description": "Runs the step once for each combination of values.", "type": "object", "required": ["matrix"], "additionalProperties": false, "properties": { "matrix": { "description": "Lists of values by name; used as ${{ matrix.NAME }}.", "type": ["object", "string"], "minProperties": 1, "pattern": "\\$\\{\\{", "properties": { "include": { "description": "Combinations to add, or values to add to some.", "$ref": "#/definitions/combinations" }, "exclude": { "description": "Combinations to leave out.", "$ref": "#/definitions/combinations" } }, "propertyNames": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-expects": "a letter or _, then letters, digits, - and _" }, "additionalProperties": { "type": ["array", "string"], "minItems": 1, "pattern": "\\$\\{\\{", "x-expects": "a list of values, or an expression" }, "x-expects": "a mapping of names to lists of values, or an expression" }, "fail-fast": { "description": "true (default): when one fails, the others are stopped.", "type": ["boolean", "string"], "pattern": "\\$\\{\\{", "x-expects": "true, false or an expression" }, "max-parallel": { "description": "How many run at once at most.", "type": ["integer", "string"], "minimum": 1, "pattern": "\\$\\{\\{", "x-expects": "a whole number from 1 up, or an expression" } }, "x-expects": "a mapping with matrix, fail-fast or max-parallel" };
const schema36 = { "type": ["array", "string"], "items": { "type": "object", "x-expects": "a mapping of matrix keys to values" }, "pattern": "\\$\\{\\{", "x-expects": "a list of mappings, or an expression" };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.matrix === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matrix" }, message: "must have required property '" + "matrix" + "'", schema: schema35.required, parentSchema: schema35, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "matrix") || (key0 === "fail-fast")) || (key0 === "max-parallel"))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.matrix !== undefined) {
            let data0 = data.matrix;
            if ((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) {
                const err2 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/type", keyword: "type", params: { type: schema35.properties.matrix.type }, message: "must be object,string", schema: schema35.properties.matrix.type, parentSchema: schema35.properties.matrix, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
            if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                    const err3 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema35.properties.matrix, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
            }
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (Object.keys(data0).length < 1) {
                    const err4 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema35.properties.matrix, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err4];
                    }
                    else {
                        vErrors.push(err4);
                    }
                    errors++;
                }
                for (const key1 in data0) {
                    const _errs4 = errors;
                    if (typeof key1 === "string") {
                        if (!pattern0.test(key1)) {
                            const err5 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: "must match pattern \"" + "^[A-Za-z_][A-Za-z0-9_-]*$" + "\"", schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema35.properties.matrix.propertyNames, data: key1, propertyName: key1 };
                            if (vErrors === null) {
                                vErrors = [err5];
                            }
                            else {
                                vErrors.push(err5);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err6 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.matrix.propertyNames.type, parentSchema: schema35.properties.matrix.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                        const err7 = { instancePath: instancePath + "/matrix", schemaPath: "#/properties/matrix/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema35.properties.matrix.propertyNames, parentSchema: schema35.properties.matrix, data: data0 };
                        if (vErrors === null) {
                            vErrors = [err7];
                        }
                        else {
                            vErrors.push(err7);
                        }
                        errors++;
                    }
                }
                for (const key2 in data0) {
                    if (!((key2 === "include") || (key2 === "exclude"))) {
                        let data1 = data0[key2];
                        if ((!(Array.isArray(data1))) && (typeof data1 !== "string")) {
                            const err8 = { instancePath: instancePath + "/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/matrix/additionalProperties/type", keyword: "type", params: { type: schema35.properties.matrix.additionalProperties.type }, message: "must be array,string", schema: schema35.properties.matrix.additionalProperties.type, parentSchema: schema35.properties.matrix.additionalProperties, data: data1 };
                            if (vErrors === null) {
                                vErrors = [err8];
                            }
                            else {
                                vErrors.push(err8);
                            }
                            errors++;
                        }
                        if (typeof data1 === "string") {
                            if (!pattern4.test(data1)) {
                                const err9 = { instancePath: instancePath + "/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/matrix/additionalProperties/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema35.properties.matrix.additionalProperties, data: data1 };
                                if (vErrors === null) {
                                    vErrors = [err9];
                                }
                                else {
                                    vErrors.push(err9);
                                }
                                errors++;
                            }
                        }
                        if (Array.isArray(data1)) {
                            if (data1.length < 1) {
                                const err10 = { instancePath: instancePath + "/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/matrix/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema35.properties.matrix.additionalProperties, data: data1 };
                                if (vErrors === null) {
                                    vErrors = [err10];
                                }
                                else {
                                    vErrors.push(err10);
                                }
                                errors++;
                            }
                        }
                    }
                }
                if (data0.include !== undefined) {
                    let data2 = data0.include;
                    if ((!(Array.isArray(data2))) && (typeof data2 !== "string")) {
                        const err11 = { instancePath: instancePath + "/matrix/include", schemaPath: "#/definitions/combinations/type", keyword: "type", params: { type: schema36.type }, message: "must be array,string", schema: schema36.type, parentSchema: schema36, data: data2 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                    if (typeof data2 === "string") {
                        if (!pattern4.test(data2)) {
                            const err12 = { instancePath: instancePath + "/matrix/include", schemaPath: "#/definitions/combinations/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema36, data: data2 };
                            if (vErrors === null) {
                                vErrors = [err12];
                            }
                            else {
                                vErrors.push(err12);
                            }
                            errors++;
                        }
                    }
                    if (Array.isArray(data2)) {
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                                const err13 = { instancePath: instancePath + "/matrix/include/" + i0, schemaPath: "#/definitions/combinations/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.items.type, parentSchema: schema36.items, data: data3 };
                                if (vErrors === null) {
                                    vErrors = [err13];
                                }
                                else {
                                    vErrors.push(err13);
                                }
                                errors++;
                            }
                        }
                    }
                }
                if (data0.exclude !== undefined) {
                    let data4 = data0.exclude;
                    if ((!(Array.isArray(data4))) && (typeof data4 !== "string")) {
                        const err14 = { instancePath: instancePath + "/matrix/exclude", schemaPath: "#/definitions/combinations/type", keyword: "type", params: { type: schema36.type }, message: "must be array,string", schema: schema36.type, parentSchema: schema36, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err14];
                        }
                        else {
                            vErrors.push(err14);
                        }
                        errors++;
                    }
                    if (typeof data4 === "string") {
                        if (!pattern4.test(data4)) {
                            const err15 = { instancePath: instancePath + "/matrix/exclude", schemaPath: "#/definitions/combinations/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema36, data: data4 };
                            if (vErrors === null) {
                                vErrors = [err15];
                            }
                            else {
                                vErrors.push(err15);
                            }
                            errors++;
                        }
                    }
                    if (Array.isArray(data4)) {
                        const len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data5 = data4[i1];
                            if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                                const err16 = { instancePath: instancePath + "/matrix/exclude/" + i1, schemaPath: "#/definitions/combinations/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.items.type, parentSchema: schema36.items, data: data5 };
                                if (vErrors === null) {
                                    vErrors = [err16];
                                }
                                else {
                                    vErrors.push(err16);
                                }
                                errors++;
                            }
                        }
                    }
                }
            }
        }
        if (data["fail-fast"] !== undefined) {
            let data6 = data["fail-fast"];
            if ((typeof data6 !== "boolean") && (typeof data6 !== "string")) {
                const err17 = { instancePath: instancePath + "/fail-fast", schemaPath: "#/properties/fail-fast/type", keyword: "type", params: { type: schema35.properties["fail-fast"].type }, message: "must be boolean,string", schema: schema35.properties["fail-fast"].type, parentSchema: schema35.properties["fail-fast"], data: data6 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
            if (typeof data6 === "string") {
                if (!pattern4.test(data6)) {
                    const err18 = { instancePath: instancePath + "/fail-fast", schemaPath: "#/properties/fail-fast/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema35.properties["fail-fast"], data: data6 };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
            }
        }
        if (data["max-parallel"] !== undefined) {
            let data7 = data["max-parallel"];
            if ((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (typeof data7 !== "string")) {
                const err19 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/type", keyword: "type", params: { type: schema35.properties["max-parallel"].type }, message: "must be integer,string", schema: schema35.properties["max-parallel"].type, parentSchema: schema35.properties["max-parallel"], data: data7 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
            if ((typeof data7 == "number") && (isFinite(data7))) {
                if (data7 < 1 || isNaN(data7)) {
                    const err20 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties["max-parallel"], data: data7 };
                    if (vErrors === null) {
                        vErrors = [err20];
                    }
                    else {
                        vErrors.push(err20);
                    }
                    errors++;
                }
            }
            if (typeof data7 === "string") {
                if (!pattern4.test(data7)) {
                    const err21 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema35.properties["max-parallel"], data: data7 };
                    if (vErrors === null) {
                        vErrors = [err21];
                    }
                    else {
                        vErrors.push(err21);
                    }
                    errors++;
                }
            }
        }
    }
    else {
        const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
        if (vErrors === null) {
            vErrors = [err22];
        }
        else {
            vErrors.push(err22);
        }
        errors++;
    }
    validate17.errors = vErrors;
    return errors === 0;
}
const schema42 = { "description": "Steps that run side by side; the next entry waits for all of them.", "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/entry" }, "x-expects": "a list with at least one step" };
const wrapper0 = { validate: validate15 };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        if (data.length < 1) {
            const err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema42, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(wrapper0.validate(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }))) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data };
        if (vErrors === null) {
            vErrors = [err1];
        }
        else {
            vErrors.push(err1);
        }
        errors++;
    }
    validate19.errors = vErrors;
    return errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
            const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func2.call(schema26.properties, key0))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema26, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.id !== undefined) {
            let data0 = data.id;
            if (typeof data0 === "string") {
                if (func4(data0) > 100) {
                    const err2 = { instancePath: instancePath + "/id", schemaPath: "#/definitions/stepId/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema27, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err2];
                    }
                    else {
                        vErrors.push(err2);
                    }
                    errors++;
                }
                if (!pattern0.test(data0)) {
                    const err3 = { instancePath: instancePath + "/id", schemaPath: "#/definitions/stepId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: "must match pattern \"" + "^[A-Za-z_][A-Za-z0-9_-]*$" + "\"", schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema27, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/id", schemaPath: "#/definitions/stepId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.type, parentSchema: schema27, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data1 = data.name;
            if (((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) {
                const err5 = { instancePath: instancePath + "/name", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.run !== undefined) {
            let data2 = data.run;
            if (((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) {
                const err6 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: schema26.properties.run.type }, message: "must be string,number,boolean", schema: schema26.properties.run.type, parentSchema: schema26.properties.run, data: data2 };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
            if (typeof data2 === "string") {
                if (!pattern2.test(data2)) {
                    const err7 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema26.properties.run, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err7];
                    }
                    else {
                        vErrors.push(err7);
                    }
                    errors++;
                }
            }
        }
        if (data.shell !== undefined) {
            let data3 = data.shell;
            if (typeof data3 === "string") {
                if (!pattern2.test(data3)) {
                    const err8 = { instancePath: instancePath + "/shell", schemaPath: "#/definitions/shell/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema16, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/shell", schemaPath: "#/definitions/shell/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data3 };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
        }
        if (data.env !== undefined) {
            let data4 = data.env;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                for (const key1 in data4) {
                    const _errs16 = errors;
                    if (typeof key1 === "string") {
                        if (!pattern1.test(key1)) {
                            const err10 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema15.propertyNames, data: key1, propertyName: key1 };
                            if (vErrors === null) {
                                vErrors = [err10];
                            }
                            else {
                                vErrors.push(err10);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err11 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.propertyNames.type, parentSchema: schema15.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                    var valid5 = _errs16 === errors;
                    if (!valid5) {
                        const err12 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema15.propertyNames, parentSchema: schema15, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err12];
                        }
                        else {
                            vErrors.push(err12);
                        }
                        errors++;
                    }
                }
                for (const key2 in data4) {
                    let data5 = data4[key2];
                    if ((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)) {
                        const err13 = { instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/env/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema15.additionalProperties.type, parentSchema: schema15.additionalProperties, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err13];
                        }
                        else {
                            vErrors.push(err13);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema15.type, parentSchema: schema15, data: data4 };
                if (vErrors === null) {
                    vErrors = [err14];
                }
                else {
                    vErrors.push(err14);
                }
                errors++;
            }
        }
        if (data["working-directory"] !== undefined) {
            let data6 = data["working-directory"];
            if (((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) {
                const err15 = { instancePath: instancePath + "/working-directory", schemaPath: "#/definitions/workingDirectory/type", keyword: "type", params: { type: schema17.type }, message: "must be string,number,boolean", schema: schema17.type, parentSchema: schema17, data: data6 };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
            if (typeof data6 === "string") {
                if (!pattern2.test(data6)) {
                    const err16 = { instancePath: instancePath + "/working-directory", schemaPath: "#/definitions/workingDirectory/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema17, data: data6 };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
            }
        }
        if (data.needs !== undefined) {
            let data7 = data.needs;
            if ((typeof data7 !== "string") && (!(Array.isArray(data7)))) {
                const err17 = { instancePath: instancePath + "/needs", schemaPath: "#/definitions/stepIds/type", keyword: "type", params: { type: schema32.type }, message: "must be string,array", schema: schema32.type, parentSchema: schema32, data: data7 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
            if (Array.isArray(data7)) {
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data8 = data7[i0];
                    if (typeof data8 !== "string") {
                        const err18 = { instancePath: instancePath + "/needs/" + i0, schemaPath: "#/definitions/stepIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.items.type, parentSchema: schema32.items, data: data8 };
                        if (vErrors === null) {
                            vErrors = [err18];
                        }
                        else {
                            vErrors.push(err18);
                        }
                        errors++;
                    }
                }
            }
        }
        if (data.if !== undefined) {
            let data9 = data.if;
            if (((typeof data9 !== "string") && (typeof data9 !== "boolean")) && (!((typeof data9 == "number") && (isFinite(data9))))) {
                const err19 = { instancePath: instancePath + "/if", schemaPath: "#/properties/if/type", keyword: "type", params: { type: schema26.properties.if.type }, message: "must be string,boolean,number", schema: schema26.properties.if.type, parentSchema: schema26.properties.if, data: data9 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
            if (typeof data9 === "string") {
                if (!pattern2.test(data9)) {
                    const err20 = { instancePath: instancePath + "/if", schemaPath: "#/properties/if/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema26.properties.if, data: data9 };
                    if (vErrors === null) {
                        vErrors = [err20];
                    }
                    else {
                        vErrors.push(err20);
                    }
                    errors++;
                }
            }
        }
        if (data["timeout-minutes"] !== undefined) {
            let data10 = data["timeout-minutes"];
            if ((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")) {
                const err21 = { instancePath: instancePath + "/timeout-minutes", schemaPath: "#/definitions/timeout/type", keyword: "type", params: { type: schema18.type }, message: "must be number,string", schema: schema18.type, parentSchema: schema18, data: data10 };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
            if ((typeof data10 == "number") && (isFinite(data10))) {
                if (data10 <= 0 || isNaN(data10)) {
                    const err22 = { instancePath: instancePath + "/timeout-minutes", schemaPath: "#/definitions/timeout/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema18, data: data10 };
                    if (vErrors === null) {
                        vErrors = [err22];
                    }
                    else {
                        vErrors.push(err22);
                    }
                    errors++;
                }
            }
            if (typeof data10 === "string") {
                if (!pattern4.test(data10)) {
                    const err23 = { instancePath: instancePath + "/timeout-minutes", schemaPath: "#/definitions/timeout/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema18, data: data10 };
                    if (vErrors === null) {
                        vErrors = [err23];
                    }
                    else {
                        vErrors.push(err23);
                    }
                    errors++;
                }
            }
        }
        if (data.retries !== undefined) {
            if (!(validate13(data.retries, { instancePath: instancePath + "/retries", parentData: data, parentDataProperty: "retries", rootData }))) {
                vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data["continue-on-error"] !== undefined) {
            let data12 = data["continue-on-error"];
            if ((typeof data12 !== "boolean") && (typeof data12 !== "string")) {
                const err24 = { instancePath: instancePath + "/continue-on-error", schemaPath: "#/definitions/continueOnError/type", keyword: "type", params: { type: schema22.type }, message: "must be boolean,string", schema: schema22.type, parentSchema: schema22, data: data12 };
                if (vErrors === null) {
                    vErrors = [err24];
                }
                else {
                    vErrors.push(err24);
                }
                errors++;
            }
            if (typeof data12 === "string") {
                if (!pattern4.test(data12)) {
                    const err25 = { instancePath: instancePath + "/continue-on-error", schemaPath: "#/definitions/continueOnError/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema22, data: data12 };
                    if (vErrors === null) {
                        vErrors = [err25];
                    }
                    else {
                        vErrors.push(err25);
                    }
                    errors++;
                }
            }
        }
        if (data.strategy !== undefined) {
            if (!(validate17(data.strategy, { instancePath: instancePath + "/strategy", parentData: data, parentDataProperty: "strategy", rootData }))) {
                vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
                errors = vErrors.length;
            }
        }
        if (data.reads !== undefined) {
            let data14 = data.reads;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data15 = data14[i1];
                    if (typeof data15 !== "string") {
                        const err26 = { instancePath: instancePath + "/reads/" + i1, schemaPath: "#/definitions/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.items.type, parentSchema: schema38.items, data: data15 };
                        if (vErrors === null) {
                            vErrors = [err26];
                        }
                        else {
                            vErrors.push(err26);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err27 = { instancePath: instancePath + "/reads", schemaPath: "#/definitions/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.type, parentSchema: schema38, data: data14 };
                if (vErrors === null) {
                    vErrors = [err27];
                }
                else {
                    vErrors.push(err27);
                }
                errors++;
            }
        }
        if (data.writes !== undefined) {
            let data16 = data.writes;
            if (Array.isArray(data16)) {
                const len2 = data16.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data17 = data16[i2];
                    if (typeof data17 !== "string") {
                        const err28 = { instancePath: instancePath + "/writes/" + i2, schemaPath: "#/definitions/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.items.type, parentSchema: schema38.items, data: data17 };
                        if (vErrors === null) {
                            vErrors = [err28];
                        }
                        else {
                            vErrors.push(err28);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err29 = { instancePath: instancePath + "/writes", schemaPath: "#/definitions/globs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.type, parentSchema: schema38, data: data16 };
                if (vErrors === null) {
                    vErrors = [err29];
                }
                else {
                    vErrors.push(err29);
                }
                errors++;
            }
        }
        if (data.keep !== undefined) {
            let data18 = data.keep;
            if ((typeof data18 !== "boolean") && (!(Array.isArray(data18)))) {
                const err30 = { instancePath: instancePath + "/keep", schemaPath: "#/properties/keep/type", keyword: "type", params: { type: schema26.properties.keep.type }, message: "must be boolean,array", schema: schema26.properties.keep.type, parentSchema: schema26.properties.keep, data: data18 };
                if (vErrors === null) {
                    vErrors = [err30];
                }
                else {
                    vErrors.push(err30);
                }
                errors++;
            }
            if (Array.isArray(data18)) {
                const len3 = data18.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data19 = data18[i3];
                    if (typeof data19 !== "string") {
                        const err31 = { instancePath: instancePath + "/keep/" + i3, schemaPath: "#/properties/keep/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.keep.items.type, parentSchema: schema26.properties.keep.items, data: data19 };
                        if (vErrors === null) {
                            vErrors = [err31];
                        }
                        else {
                            vErrors.push(err31);
                        }
                        errors++;
                    }
                }
            }
        }
        if (data.approval !== undefined) {
            let data20 = data.approval;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                for (const key3 in data20) {
                    if (!(key3 === "prompt")) {
                        const err32 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema26.properties.approval, data: data20 };
                        if (vErrors === null) {
                            vErrors = [err32];
                        }
                        else {
                            vErrors.push(err32);
                        }
                        errors++;
                    }
                }
                if (data20.prompt !== undefined) {
                    let data21 = data20.prompt;
                    if (((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))) && (typeof data21 !== "boolean")) {
                        const err33 = { instancePath: instancePath + "/approval/prompt", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data21 };
                        if (vErrors === null) {
                            vErrors = [err33];
                        }
                        else {
                            vErrors.push(err33);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err34 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.properties.approval.type, parentSchema: schema26.properties.approval, data: data20 };
                if (vErrors === null) {
                    vErrors = [err34];
                }
                else {
                    vErrors.push(err34);
                }
                errors++;
            }
        }
        if (data.background !== undefined) {
            let data22 = data.background;
            if (typeof data22 !== "boolean") {
                const err35 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema26.properties.background.type, parentSchema: schema26.properties.background, data: data22 };
                if (vErrors === null) {
                    vErrors = [err35];
                }
                else {
                    vErrors.push(err35);
                }
                errors++;
            }
        }
        if (data.rerun !== undefined) {
            let data23 = data.rerun;
            if (!((((data23 === "auto") || (data23 === "always")) || (data23 === "ask")) || (data23 === "never"))) {
                const err36 = { instancePath: instancePath + "/rerun", schemaPath: "#/definitions/rerun/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values", schema: schema23.enum, parentSchema: schema23, data: data23 };
                if (vErrors === null) {
                    vErrors = [err36];
                }
                else {
                    vErrors.push(err36);
                }
                errors++;
            }
        }
        if (data.parallel !== undefined) {
            if (!(validate19(data.parallel, { instancePath: instancePath + "/parallel", parentData: data, parentDataProperty: "parallel", rootData }))) {
                vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
                errors = vErrors.length;
            }
        }
        if (data.wait !== undefined) {
            let data25 = data.wait;
            if ((typeof data25 !== "string") && (!(Array.isArray(data25)))) {
                const err37 = { instancePath: instancePath + "/wait", schemaPath: "#/definitions/stepIds/type", keyword: "type", params: { type: schema32.type }, message: "must be string,array", schema: schema32.type, parentSchema: schema32, data: data25 };
                if (vErrors === null) {
                    vErrors = [err37];
                }
                else {
                    vErrors.push(err37);
                }
                errors++;
            }
            if (Array.isArray(data25)) {
                const len4 = data25.length;
                for (let i4 = 0; i4 < len4; i4++) {
                    let data26 = data25[i4];
                    if (typeof data26 !== "string") {
                        const err38 = { instancePath: instancePath + "/wait/" + i4, schemaPath: "#/definitions/stepIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.items.type, parentSchema: schema32.items, data: data26 };
                        if (vErrors === null) {
                            vErrors = [err38];
                        }
                        else {
                            vErrors.push(err38);
                        }
                        errors++;
                    }
                }
            }
        }
        if (data["wait-all"] !== undefined) {
            let data27 = data["wait-all"];
            if (!((data27 === true) || (data27 === null))) {
                const err39 = { instancePath: instancePath + "/wait-all", schemaPath: "#/properties/wait-all/enum", keyword: "enum", params: { allowedValues: schema26.properties["wait-all"].enum }, message: "must be equal to one of the allowed values", schema: schema26.properties["wait-all"].enum, parentSchema: schema26.properties["wait-all"], data: data27 };
                if (vErrors === null) {
                    vErrors = [err39];
                }
                else {
                    vErrors.push(err39);
                }
                errors++;
            }
        }
        if (data.cancel !== undefined) {
            let data28 = data.cancel;
            if (typeof data28 !== "string") {
                const err40 = { instancePath: instancePath + "/cancel", schemaPath: "#/properties/cancel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.cancel.type, parentSchema: schema26.properties.cancel, data: data28 };
                if (vErrors === null) {
                    vErrors = [err40];
                }
                else {
                    vErrors.push(err40);
                }
                errors++;
            }
        }
    }
    else {
        const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
        if (vErrors === null) {
            vErrors = [err41];
        }
        else {
            vErrors.push(err41);
        }
        errors++;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    /*# sourceURL="savepoint-pipeline" */ ;
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.steps === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property '" + "steps" + "'", schema: schema11.required, parentSchema: schema11, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func2.call(schema11.properties, key0))) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.name !== undefined) {
            let data0 = data.name;
            if (((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) {
                const err2 = { instancePath: instancePath + "/name", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: schema12.type }, message: "must be string,number,boolean", schema: schema12.type, parentSchema: schema12, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.description !== undefined) {
            let data1 = data.description;
            if ((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)) {
                const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema11.properties.description.type }, message: "must be string,number,boolean,null", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.inputs !== undefined) {
            let data2 = data.inputs;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    const _errs9 = errors;
                    if (typeof key1 === "string") {
                        if (!pattern0.test(key1)) {
                            const err4 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: "must match pattern \"" + "^[A-Za-z_][A-Za-z0-9_-]*$" + "\"", schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema11.properties.inputs.propertyNames, data: key1, propertyName: key1 };
                            if (vErrors === null) {
                                vErrors = [err4];
                            }
                            else {
                                vErrors.push(err4);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err5 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.inputs.propertyNames.type, parentSchema: schema11.properties.inputs.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                            vErrors = [err5];
                        }
                        else {
                            vErrors.push(err5);
                        }
                        errors++;
                    }
                    var valid2 = _errs9 === errors;
                    if (!valid2) {
                        const err6 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema11.properties.inputs.propertyNames, parentSchema: schema11.properties.inputs, data: data2 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                }
                for (const key2 in data2) {
                    if (!(validate11(data2[key2], { instancePath: instancePath + "/inputs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData }))) {
                        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.inputs.type, parentSchema: schema11.properties.inputs, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.env !== undefined) {
            let data4 = data.env;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                for (const key3 in data4) {
                    const _errs16 = errors;
                    if (typeof key3 === "string") {
                        if (!pattern1.test(key3)) {
                            const err8 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema15.propertyNames, data: key3, propertyName: key3 };
                            if (vErrors === null) {
                                vErrors = [err8];
                            }
                            else {
                                vErrors.push(err8);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err9 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.propertyNames.type, parentSchema: schema15.propertyNames, data: key3, propertyName: key3 };
                        if (vErrors === null) {
                            vErrors = [err9];
                        }
                        else {
                            vErrors.push(err9);
                        }
                        errors++;
                    }
                    var valid5 = _errs16 === errors;
                    if (!valid5) {
                        const err10 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema15.propertyNames, parentSchema: schema15, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err10];
                        }
                        else {
                            vErrors.push(err10);
                        }
                        errors++;
                    }
                }
                for (const key4 in data4) {
                    let data5 = data4[key4];
                    if ((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)) {
                        const err11 = { instancePath: instancePath + "/env/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/env/additionalProperties/type", keyword: "type", params: { type: schema15.additionalProperties.type }, message: "must be string,number,boolean,null", schema: schema15.additionalProperties.type, parentSchema: schema15.additionalProperties, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/env", schemaPath: "#/definitions/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema15.type, parentSchema: schema15, data: data4 };
                if (vErrors === null) {
                    vErrors = [err12];
                }
                else {
                    vErrors.push(err12);
                }
                errors++;
            }
        }
        if (data.defaults !== undefined) {
            let data6 = data.defaults;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                for (const key5 in data6) {
                    if (!(((((key5 === "run") || (key5 === "timeout-minutes")) || (key5 === "retries")) || (key5 === "continue-on-error")) || (key5 === "rerun"))) {
                        const err13 = { instancePath: instancePath + "/defaults", schemaPath: "#/properties/defaults/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.defaults, data: data6 };
                        if (vErrors === null) {
                            vErrors = [err13];
                        }
                        else {
                            vErrors.push(err13);
                        }
                        errors++;
                    }
                }
                if (data6.run !== undefined) {
                    let data7 = data6.run;
                    if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        for (const key6 in data7) {
                            if (!((key6 === "shell") || (key6 === "working-directory"))) {
                                const err14 = { instancePath: instancePath + "/defaults/run", schemaPath: "#/properties/defaults/properties/run/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.defaults.properties.run, data: data7 };
                                if (vErrors === null) {
                                    vErrors = [err14];
                                }
                                else {
                                    vErrors.push(err14);
                                }
                                errors++;
                            }
                        }
                        if (data7.shell !== undefined) {
                            let data8 = data7.shell;
                            if (typeof data8 === "string") {
                                if (!pattern2.test(data8)) {
                                    const err15 = { instancePath: instancePath + "/defaults/run/shell", schemaPath: "#/definitions/shell/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema16, data: data8 };
                                    if (vErrors === null) {
                                        vErrors = [err15];
                                    }
                                    else {
                                        vErrors.push(err15);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err16 = { instancePath: instancePath + "/defaults/run/shell", schemaPath: "#/definitions/shell/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data8 };
                                if (vErrors === null) {
                                    vErrors = [err16];
                                }
                                else {
                                    vErrors.push(err16);
                                }
                                errors++;
                            }
                        }
                        if (data7["working-directory"] !== undefined) {
                            let data9 = data7["working-directory"];
                            if (((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) {
                                const err17 = { instancePath: instancePath + "/defaults/run/working-directory", schemaPath: "#/definitions/workingDirectory/type", keyword: "type", params: { type: schema17.type }, message: "must be string,number,boolean", schema: schema17.type, parentSchema: schema17, data: data9 };
                                if (vErrors === null) {
                                    vErrors = [err17];
                                }
                                else {
                                    vErrors.push(err17);
                                }
                                errors++;
                            }
                            if (typeof data9 === "string") {
                                if (!pattern2.test(data9)) {
                                    const err18 = { instancePath: instancePath + "/defaults/run/working-directory", schemaPath: "#/definitions/workingDirectory/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema17, data: data9 };
                                    if (vErrors === null) {
                                        vErrors = [err18];
                                    }
                                    else {
                                        vErrors.push(err18);
                                    }
                                    errors++;
                                }
                            }
                        }
                    }
                    else {
                        const err19 = { instancePath: instancePath + "/defaults/run", schemaPath: "#/properties/defaults/properties/run/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.defaults.properties.run.type, parentSchema: schema11.properties.defaults.properties.run, data: data7 };
                        if (vErrors === null) {
                            vErrors = [err19];
                        }
                        else {
                            vErrors.push(err19);
                        }
                        errors++;
                    }
                }
                if (data6["timeout-minutes"] !== undefined) {
                    let data10 = data6["timeout-minutes"];
                    if ((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")) {
                        const err20 = { instancePath: instancePath + "/defaults/timeout-minutes", schemaPath: "#/definitions/timeout/type", keyword: "type", params: { type: schema18.type }, message: "must be number,string", schema: schema18.type, parentSchema: schema18, data: data10 };
                        if (vErrors === null) {
                            vErrors = [err20];
                        }
                        else {
                            vErrors.push(err20);
                        }
                        errors++;
                    }
                    if ((typeof data10 == "number") && (isFinite(data10))) {
                        if (data10 <= 0 || isNaN(data10)) {
                            const err21 = { instancePath: instancePath + "/defaults/timeout-minutes", schemaPath: "#/definitions/timeout/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema18, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err21];
                            }
                            else {
                                vErrors.push(err21);
                            }
                            errors++;
                        }
                    }
                    if (typeof data10 === "string") {
                        if (!pattern4.test(data10)) {
                            const err22 = { instancePath: instancePath + "/defaults/timeout-minutes", schemaPath: "#/definitions/timeout/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema18, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err22];
                            }
                            else {
                                vErrors.push(err22);
                            }
                            errors++;
                        }
                    }
                }
                if (data6.retries !== undefined) {
                    if (!(validate13(data6.retries, { instancePath: instancePath + "/defaults/retries", parentData: data6, parentDataProperty: "retries", rootData }))) {
                        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                        errors = vErrors.length;
                    }
                }
                if (data6["continue-on-error"] !== undefined) {
                    let data12 = data6["continue-on-error"];
                    if ((typeof data12 !== "boolean") && (typeof data12 !== "string")) {
                        const err23 = { instancePath: instancePath + "/defaults/continue-on-error", schemaPath: "#/definitions/continueOnError/type", keyword: "type", params: { type: schema22.type }, message: "must be boolean,string", schema: schema22.type, parentSchema: schema22, data: data12 };
                        if (vErrors === null) {
                            vErrors = [err23];
                        }
                        else {
                            vErrors.push(err23);
                        }
                        errors++;
                    }
                    if (typeof data12 === "string") {
                        if (!pattern4.test(data12)) {
                            const err24 = { instancePath: instancePath + "/defaults/continue-on-error", schemaPath: "#/definitions/continueOnError/pattern", keyword: "pattern", params: { pattern: "\\$\\{\\{" }, message: "must match pattern \"" + "\\$\\{\\{" + "\"", schema: "\\$\\{\\{", parentSchema: schema22, data: data12 };
                            if (vErrors === null) {
                                vErrors = [err24];
                            }
                            else {
                                vErrors.push(err24);
                            }
                            errors++;
                        }
                    }
                }
                if (data6.rerun !== undefined) {
                    let data13 = data6.rerun;
                    if (!((((data13 === "auto") || (data13 === "always")) || (data13 === "ask")) || (data13 === "never"))) {
                        const err25 = { instancePath: instancePath + "/defaults/rerun", schemaPath: "#/definitions/rerun/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values", schema: schema23.enum, parentSchema: schema23, data: data13 };
                        if (vErrors === null) {
                            vErrors = [err25];
                        }
                        else {
                            vErrors.push(err25);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err26 = { instancePath: instancePath + "/defaults", schemaPath: "#/properties/defaults/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.defaults.type, parentSchema: schema11.properties.defaults, data: data6 };
                if (vErrors === null) {
                    vErrors = [err26];
                }
                else {
                    vErrors.push(err26);
                }
                errors++;
            }
        }
        if (data["max-parallel"] !== undefined) {
            let data14 = data["max-parallel"];
            if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
                const err27 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties["max-parallel"].type, parentSchema: schema11.properties["max-parallel"], data: data14 };
                if (vErrors === null) {
                    vErrors = [err27];
                }
                else {
                    vErrors.push(err27);
                }
                errors++;
            }
            if ((typeof data14 == "number") && (isFinite(data14))) {
                if (data14 < 1 || isNaN(data14)) {
                    const err28 = { instancePath: instancePath + "/max-parallel", schemaPath: "#/properties/max-parallel/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema11.properties["max-parallel"], data: data14 };
                    if (vErrors === null) {
                        vErrors = [err28];
                    }
                    else {
                        vErrors.push(err28);
                    }
                    errors++;
                }
            }
        }
        if (data["fail-fast"] !== undefined) {
            let data15 = data["fail-fast"];
            if (typeof data15 !== "boolean") {
                const err29 = { instancePath: instancePath + "/fail-fast", schemaPath: "#/properties/fail-fast/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema11.properties["fail-fast"].type, parentSchema: schema11.properties["fail-fast"], data: data15 };
                if (vErrors === null) {
                    vErrors = [err29];
                }
                else {
                    vErrors.push(err29);
                }
                errors++;
            }
        }
        if (data.retention !== undefined) {
            let data16 = data.retention;
            if (typeof data16 === "string") {
                if (!pattern9.test(data16)) {
                    const err30 = { instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$" }, message: "must match pattern \"" + "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$" + "\"", schema: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", parentSchema: schema11.properties.retention, data: data16 };
                    if (vErrors === null) {
                        vErrors = [err30];
                    }
                    else {
                        vErrors.push(err30);
                    }
                    errors++;
                }
            }
            else {
                const err31 = { instancePath: instancePath + "/retention", schemaPath: "#/properties/retention/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.retention.type, parentSchema: schema11.properties.retention, data: data16 };
                if (vErrors === null) {
                    vErrors = [err31];
                }
                else {
                    vErrors.push(err31);
                }
                errors++;
            }
        }
        if (data["on-pause"] !== undefined) {
            let data17 = data["on-pause"];
            if (typeof data17 === "string") {
                if (!pattern2.test(data17)) {
                    const err32 = { instancePath: instancePath + "/on-pause", schemaPath: "#/definitions/hook/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema24, data: data17 };
                    if (vErrors === null) {
                        vErrors = [err32];
                    }
                    else {
                        vErrors.push(err32);
                    }
                    errors++;
                }
            }
            else {
                const err33 = { instancePath: instancePath + "/on-pause", schemaPath: "#/definitions/hook/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.type, parentSchema: schema24, data: data17 };
                if (vErrors === null) {
                    vErrors = [err33];
                }
                else {
                    vErrors.push(err33);
                }
                errors++;
            }
        }
        if (data["on-end"] !== undefined) {
            let data18 = data["on-end"];
            if (typeof data18 === "string") {
                if (!pattern2.test(data18)) {
                    const err34 = { instancePath: instancePath + "/on-end", schemaPath: "#/definitions/hook/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema24, data: data18 };
                    if (vErrors === null) {
                        vErrors = [err34];
                    }
                    else {
                        vErrors.push(err34);
                    }
                    errors++;
                }
            }
            else {
                const err35 = { instancePath: instancePath + "/on-end", schemaPath: "#/definitions/hook/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.type, parentSchema: schema24, data: data18 };
                if (vErrors === null) {
                    vErrors = [err35];
                }
                else {
                    vErrors.push(err35);
                }
                errors++;
            }
        }
        if (data.workspace !== undefined) {
            let data19 = data.workspace;
            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (const key7 in data19) {
                    if (!(((key7 === "paths") || (key7 === "exclude")) || (key7 === "machine"))) {
                        const err36 = { instancePath: instancePath + "/workspace", schemaPath: "#/properties/workspace/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11.properties.workspace, data: data19 };
                        if (vErrors === null) {
                            vErrors = [err36];
                        }
                        else {
                            vErrors.push(err36);
                        }
                        errors++;
                    }
                }
                if (data19.paths !== undefined) {
                    let data20 = data19.paths;
                    if (Array.isArray(data20)) {
                        if (data20.length < 1) {
                            const err37 = { instancePath: instancePath + "/workspace/paths", schemaPath: "#/properties/workspace/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.workspace.properties.paths, data: data20 };
                            if (vErrors === null) {
                                vErrors = [err37];
                            }
                            else {
                                vErrors.push(err37);
                            }
                            errors++;
                        }
                        const len0 = data20.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data21 = data20[i0];
                            if (typeof data21 === "string") {
                                if (!pattern2.test(data21)) {
                                    const err38 = { instancePath: instancePath + "/workspace/paths/" + i0, schemaPath: "#/properties/workspace/properties/paths/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema11.properties.workspace.properties.paths.items, data: data21 };
                                    if (vErrors === null) {
                                        vErrors = [err38];
                                    }
                                    else {
                                        vErrors.push(err38);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err39 = { instancePath: instancePath + "/workspace/paths/" + i0, schemaPath: "#/properties/workspace/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.workspace.properties.paths.items.type, parentSchema: schema11.properties.workspace.properties.paths.items, data: data21 };
                                if (vErrors === null) {
                                    vErrors = [err39];
                                }
                                else {
                                    vErrors.push(err39);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err40 = { instancePath: instancePath + "/workspace/paths", schemaPath: "#/properties/workspace/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.workspace.properties.paths.type, parentSchema: schema11.properties.workspace.properties.paths, data: data20 };
                        if (vErrors === null) {
                            vErrors = [err40];
                        }
                        else {
                            vErrors.push(err40);
                        }
                        errors++;
                    }
                }
                if (data19.exclude !== undefined) {
                    let data22 = data19.exclude;
                    if (Array.isArray(data22)) {
                        const len1 = data22.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data23 = data22[i1];
                            if (typeof data23 === "string") {
                                if (!pattern2.test(data23)) {
                                    const err41 = { instancePath: instancePath + "/workspace/exclude/" + i1, schemaPath: "#/properties/workspace/properties/exclude/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: "must match pattern \"" + "\\S" + "\"", schema: "\\S", parentSchema: schema11.properties.workspace.properties.exclude.items, data: data23 };
                                    if (vErrors === null) {
                                        vErrors = [err41];
                                    }
                                    else {
                                        vErrors.push(err41);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err42 = { instancePath: instancePath + "/workspace/exclude/" + i1, schemaPath: "#/properties/workspace/properties/exclude/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.workspace.properties.exclude.items.type, parentSchema: schema11.properties.workspace.properties.exclude.items, data: data23 };
                                if (vErrors === null) {
                                    vErrors = [err42];
                                }
                                else {
                                    vErrors.push(err42);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err43 = { instancePath: instancePath + "/workspace/exclude", schemaPath: "#/properties/workspace/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.workspace.properties.exclude.type, parentSchema: schema11.properties.workspace.properties.exclude, data: data22 };
                        if (vErrors === null) {
                            vErrors = [err43];
                        }
                        else {
                            vErrors.push(err43);
                        }
                        errors++;
                    }
                }
                if (data19.machine !== undefined) {
                    let data24 = data19.machine;
                    if (Array.isArray(data24)) {
                        const len2 = data24.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                            let data25 = data24[i2];
                            if (typeof data25 === "string") {
                                if (!pattern14.test(data25)) {
                                    const err44 = { instancePath: instancePath + "/workspace/machine/" + i2, schemaPath: "#/properties/workspace/properties/machine/items/pattern", keyword: "pattern", params: { pattern: "^(?:/|~/)" }, message: "must match pattern \"" + "^(?:/|~/)" + "\"", schema: "^(?:/|~/)", parentSchema: schema11.properties.workspace.properties.machine.items, data: data25 };
                                    if (vErrors === null) {
                                        vErrors = [err44];
                                    }
                                    else {
                                        vErrors.push(err44);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err45 = { instancePath: instancePath + "/workspace/machine/" + i2, schemaPath: "#/properties/workspace/properties/machine/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.workspace.properties.machine.items.type, parentSchema: schema11.properties.workspace.properties.machine.items, data: data25 };
                                if (vErrors === null) {
                                    vErrors = [err45];
                                }
                                else {
                                    vErrors.push(err45);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err46 = { instancePath: instancePath + "/workspace/machine", schemaPath: "#/properties/workspace/properties/machine/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.workspace.properties.machine.type, parentSchema: schema11.properties.workspace.properties.machine, data: data24 };
                        if (vErrors === null) {
                            vErrors = [err46];
                        }
                        else {
                            vErrors.push(err46);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err47 = { instancePath: instancePath + "/workspace", schemaPath: "#/properties/workspace/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.workspace.type, parentSchema: schema11.properties.workspace, data: data19 };
                if (vErrors === null) {
                    vErrors = [err47];
                }
                else {
                    vErrors.push(err47);
                }
                errors++;
            }
        }
        if (data.steps !== undefined) {
            let data26 = data.steps;
            if (Array.isArray(data26)) {
                if (data26.length < 1) {
                    const err48 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema11.properties.steps, data: data26 };
                    if (vErrors === null) {
                        vErrors = [err48];
                    }
                    else {
                        vErrors.push(err48);
                    }
                    errors++;
                }
                const len3 = data26.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    if (!(validate15(data26[i3], { instancePath: instancePath + "/steps/" + i3, parentData: data26, parentDataProperty: i3, rootData }))) {
                        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err49 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.steps.type, parentSchema: schema11.properties.steps, data: data26 };
                if (vErrors === null) {
                    vErrors = [err49];
                }
                else {
                    vErrors.push(err49);
                }
                errors++;
            }
        }
        if (data.finally !== undefined) {
            let data28 = data.finally;
            if (Array.isArray(data28)) {
                const len4 = data28.length;
                for (let i4 = 0; i4 < len4; i4++) {
                    if (!(validate15(data28[i4], { instancePath: instancePath + "/finally/" + i4, parentData: data28, parentDataProperty: i4, rootData }))) {
                        vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err50 = { instancePath: instancePath + "/finally", schemaPath: "#/properties/finally/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.finally.type, parentSchema: schema11.properties.finally, data: data28 };
                if (vErrors === null) {
                    vErrors = [err50];
                }
                else {
                    vErrors.push(err50);
                }
                errors++;
            }
        }
    }
    else {
        const err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
        if (vErrors === null) {
            vErrors = [err51];
        }
        else {
            vErrors.push(err51);
        }
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}

// EXTERNAL MODULE: ./build/src/pipeline/checks/workflow-words.js
var workflow_words = __webpack_require__(47919);
;// CONCATENATED MODULE: ./build/src/pipeline/checks/schema-check.js




/** The keys of a step, and the words for entries beside steps. */
const STEP_KEYS = Object.keys(schema_namespaceObject.BG.f_.qo);
/** Adds everything about the file that its schema does not allow. */
function checkSchema(root, findings) {
    if (schema_validator(root.data))
        return;
    const errors = schema_validator.errors ?? [];
    for (const error of errors) {
        const path = error.instancePath.split('/').slice(1).map(unescapePointer);
        if (error.keyword === 'propertyNames' || isMisspelt(error, errors))
            continue;
        if (error.keyword === 'additionalProperties')
            unknownKey(root, path, { error, findings });
        else if (error.propertyName !== undefined)
            badName(root, path, { error, findings });
        else
            badValue(root, path, { error, findings });
    }
}
/** The remedy for `retries.workspace`. */
const KEEP = 'take it out; "keep: true", beside "retries" in a step, lets the next try find what a failed one wrote';
/** Keys of a step that are still to come, and the remedy. */
const NOT_YET = {
    checkpoint: 'take it out; "keep: true" lets the next try find what a failed one wrote',
};
/** Whether a key is missing since it is misspelt, which is told by itself. */
function isMisspelt({ keyword, params, instancePath }, errors) {
    const meant = (other) => (0,nearest/* nearestTo */.kD)(`${other.params.additionalProperty}`, knownBy(other));
    return (keyword === 'required' &&
        errors.some((other) => other.keyword === 'additionalProperties' &&
            other.instancePath === instancePath &&
            meant(other) === params.missingProperty));
}
/** The keys that may be where an unknown one is. */
function knownBy({ parentSchema }) {
    return Object.keys(parentSchema?.properties ?? {});
}
function unknownKey(root, path, { error, findings }) {
    const key = `${error.params.additionalProperty}`;
    const at = keySpot(root, path, key);
    const level = levelOf(path);
    if (level === 'step' && Object.hasOwn(NOT_YET, key)) {
        findings.add({ code: 'not-yet', message: `"${key}" is not supported yet`, hint: NOT_YET[key] ?? '', at });
        return;
    }
    const elsewhere = level === null ? null : (0,workflow_words/* workflowWord */.QT)(level, key);
    if (elsewhere !== null) {
        const message = `"${key}" does not belong in a ${level === 'step' ? "pipeline's step" : 'pipeline file'}`;
        findings.add({ code: 'workflow-word', message, hint: elsewhere, at });
        return;
    }
    const known = knownBy(error);
    const meant = (0,nearest/* didYouMean */.au)(key, known);
    const message = `unknown key "${key}"${meant}`;
    const remedy = meant === '' ? `the keys here are ${known.join(', ')}` : 'correct it, or take the key out';
    const isKeep = key === 'workspace' && path.at(-1) === 'retries';
    const hint = isKeep ? KEEP : remedy;
    findings.add({ code: 'unknown-key', message, hint, at });
}
function badName(root, path, { error, findings }) {
    const name = `${error.propertyName}`;
    const message = `"${name}" cannot be a name here; it must be ${error.parentSchema?.['x-expects']}`;
    const hint = `rename "${name}"`;
    findings.add({ code: 'bad-name', message, hint, at: keySpot(root, path, name) });
}
function badValue(root, path, { error, findings }) {
    const node = nodeAt(root, path);
    const at = node.kind === 'scalar' && node.value === null ? keyOf(root, path) : node;
    if (error.keyword === 'required') {
        const key = `${error.params.missingProperty}`;
        const message = `${subject(path)} has no "${key}"`;
        findings.add({ code: 'missing-key', message, hint: `add "${key}"`, at });
        return;
    }
    const expects = `${error.parentSchema?.['x-expects']}`;
    const choices = error.keyword === 'enum' ? error.params.allowedValues : [];
    const meant = meantBy(error.data, levelOf(path) === 'step' ? STEP_KEYS : [], choices.map(String));
    const message = `${subject(path)} must be ${expects}, but it is ${shown(error.data)}${meant}`;
    findings.add({ code: 'bad-value', message, hint: remedy(path), at });
}
/** A word that should be a key, or the nearest of some choices. */
function meantBy(data, keys, choices) {
    if (typeof data !== 'string')
        return '';
    return keys.includes(data) ? `; did you mean "${data}:"?` : (0,nearest/* didYouMean */.au)(data, choices);
}
function remedy(path) {
    const last = path.at(-1);
    if (last === undefined || last === 'steps' || last === 'run')
        return 'see the example at the top of the README';
    return /^\d+$/.test(last) ? 'correct the item, or take it out' : `correct the value, or take "${last}" out`;
}
function levelOf(path) {
    if (path.length === 0)
        return 'pipeline';
    return /^(steps|finally)\/\d+(\/parallel\/\d+)*$/.test(path.join('/')) ? 'step' : null;
}
function subject(path) {
    const last = path.at(-1);
    if (last === undefined)
        return 'the file';
    const parent = path.at(-2);
    if (/^\d+$/.test(last) && parent !== undefined)
        return `item ${Number(last) + 1} of "${parent}"`;
    return `"${last}"`;
}
function shown(data) {
    if (data === null)
        return 'empty';
    if (Array.isArray(data))
        return data.length === 0 ? 'an empty list' : 'a list';
    if (typeof data === 'object')
        return Object.keys(data).length === 0 ? 'an empty mapping' : 'a mapping';
    const text = `${data}`.length > 40 ? `${`${data}`.slice(0, 40)}…` : `${data}`;
    return typeof data === 'string' ? JSON.stringify(text) : text;
}
function nodeAt(root, path) {
    let node = root;
    for (const key of path) {
        const next = node.kind === 'list'
            ? node.items[Number(key)]
            : node.kind === 'map'
                ? node.entries.get(key)?.value
                : null;
        if (next == null)
            return node;
        node = next;
    }
    return node;
}
function keySpot(root, path, key) {
    const node = nodeAt(root, path);
    return (node.kind === 'map' ? node.entries.get(key)?.key : null) ?? node;
}
function keyOf(root, path) {
    const last = path.at(-1);
    if (last === undefined)
        return root;
    const parent = nodeAt(root, path.slice(0, -1));
    return parent.kind === 'map' ? keySpot(root, path.slice(0, -1), last) : nodeAt(root, path);
}
function unescapePointer(part) {
    return part.replaceAll('~1', '/').replaceAll('~0', '~');
}


/***/ }),

/***/ 47919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QT: () => (/* binding */ workflowWord),
/* harmony export */   Rz: () => (/* binding */ workflowContext),
/* harmony export */   lv: () => (/* binding */ asInput)
/* harmony export */ });
/** Words of a GitHub workflow that do not belong in a pipeline, and where they belong instead. */
const JOB = 'it stays in the workflow, in the job that uses Savepoint';
const IN_PIPELINE = {
    on: 'what starts a run stays in the workflow that uses Savepoint',
    jobs: 'a pipeline is what one job does: put the steps of a job under "steps" and leave the rest in the workflow',
    permissions: JOB,
    concurrency: JOB,
    'run-name': 'it stays in the workflow; a pipeline has "name"',
    'runs-on': JOB,
    services: `${JOB}; the steps can reach it from here`,
    container: JOB,
    environment: JOB,
    outputs: 'the outputs of all steps are in the output "outputs" of the action',
    secrets: 'name them in the input "secrets" of the action, or with --secret',
    strategy: `${JOB}; the pipeline gets its values as inputs`,
    needs: 'jobs wait for each other in the workflow; "needs" here belongs to a step',
    if: 'a condition belongs to a step here, or to the job in the workflow',
    uses: 'such a step stays in the workflow, before Savepoint',
    runs: 'this is a file of an action; put the steps below "runs" under "steps"',
    shell: 'put it under "defaults", as "run: { shell: ... }"',
    'working-directory': 'put it under "defaults", as "run: { working-directory: ... }"',
    'timeout-minutes': 'put it under "defaults", for every step, or into a step',
    retries: 'put it under "defaults", for every step, or into a step',
    'continue-on-error': 'put it under "defaults", for every step, or into a step',
    rerun: 'put it under "defaults", for every step, or into a step',
    keep: 'put it into a step',
};
const IN_STEP = {
    uses: 'steps with "uses" stay in the workflow, before the step that uses Savepoint',
    with: 'steps with "uses" and "with" stay in the workflow, before the step that uses Savepoint',
    'runs-on': JOB,
    services: `${JOB}; the steps can reach it from here`,
    container: JOB,
    environment: JOB,
    permissions: JOB,
    concurrency: JOB,
    outputs: 'a step sets outputs by writing name=value lines to $GITHUB_OUTPUT',
    secrets: 'name them in the input "secrets" of the action, or with --secret, and use ${{ secrets.NAME }}',
    steps: 'use "parallel" for steps side by side, or write the steps out',
    jobs: 'a pipeline has steps, no jobs',
    defaults: '"defaults" belongs at the top of the file',
    'fail-fast': 'put it at the top of the file',
    'max-parallel': 'put it at the top of the file',
    'timeout-seconds': 'use "timeout-minutes"; it may be a fraction such as 0.5',
};
const CONTEXTS = {
    vars: 'pass the value in as an input: "inputs" of the action, or --input',
    job: 'it stays in the workflow; pass what you need in as an input',
    jobs: 'it stays in the workflow; use "steps.ID.outputs.NAME" for what a step left',
};
/** Where a workflow's word belongs, as a sentence; null for words that are not a workflow's. */
function workflowWord(level, word) {
    return own(level === 'pipeline' ? IN_PIPELINE : IN_STEP, word);
}
/** What to use instead of a context that only a workflow has, as a sentence; null for all other names. */
function workflowContext(name) {
    return own(CONTEXTS, name);
}
/** How a value that the workflow has comes into the pipeline. @param expression as it is written in the workflow */
function asInput(name, expression) {
    return `declare "inputs: { ${name}: {} }" at the top of the file, give the action "inputs: ${name}=\${{ ${expression} }}", and use inputs.${name} here`;
}
function own(words, word) {
    return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}


/***/ }),

/***/ 61436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ MAX_STEPS),
/* harmony export */   v: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _text_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89905);
/* harmony import */ var _checks_schema_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50333);


const MAX_STEPS = 10_000;
/** The keys of a step with `approval`. */
const OF_A_GATE = ['id', 'name', 'approval', 'env', 'needs', 'if'];
const BESIDE_STEPS = ['parallel', 'wait', 'wait-all', 'cancel'];
/** Reads the entries of both sections; what is no mapping is left out, as the schema has refused it. */
function layOut(root, findings) {
    const reader = new EntryReader(findings);
    const steps = reader.section(root, 'steps');
    return { steps, finally: reader.section(root, 'finally'), drafts: reader.drafts };
}
class EntryReader {
    drafts = [];
    #findings;
    #isFull = false;
    constructor(findings) {
        this.#findings = findings;
    }
    section(root, section) {
        const list = (0,_text_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(root, section);
        if (list?.kind !== 'list')
            return [];
        return list.items.flatMap((item) => this.#entry(item, section) ?? []);
    }
    #entry(item, section) {
        if (item.kind !== 'map' || item.entries.size === 0)
            return null;
        const word = this.#wordOf(item);
        if (word === null) {
            const draft = this.#step(item, section);
            return draft === null ? null : { kind: 'step', draft };
        }
        const value = (0,_text_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(item, word);
        const at = item.entries.get(word)?.key ?? item;
        if (word === 'wait-all')
            return { kind: word, at };
        if (word !== 'parallel')
            return { kind: word, at, names: (0,_text_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsOf */ .S3)(value).filter((node) => node.kind === 'scalar') };
        const members = value?.kind === 'list' ? value.items : [];
        return { kind: word, drafts: members.flatMap((each) => this.#memberOf(each, section) ?? []) };
    }
    #memberOf(item, section) {
        if (item.kind !== 'map' || item.entries.size === 0)
            return null;
        const word = BESIDE_STEPS.find((each) => item.entries.has(each));
        if (word === undefined)
            return this.#step(item, section);
        const at = item.entries.get(word)?.key ?? item;
        const hint = word === 'parallel'
            ? 'put its steps into the outer block; for another order give them "needs"'
            : `put "${word}" before or after the block, as an entry of its own`;
        this.#findings.add({
            code: 'nested-block',
            message: `"${word}" cannot stand inside of "parallel"`,
            hint,
            at,
        });
        return null;
    }
    /** The word that makes an entry something else than a step; other keys beside it are refused. */
    #wordOf(item) {
        const word = BESIDE_STEPS.find((each) => item.entries.has(each));
        if (word === undefined)
            return null;
        for (const [key, { key: at }] of item.entries) {
            if (key === word || !_checks_schema_check_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_KEYS */ .K.includes(key))
                continue;
            const message = `"${key}" cannot stand beside "${word}"`;
            const hint = word === 'parallel'
                ? `give "${key}" to the steps inside of the block`
                : `make "${word}" an entry of its own`;
            this.#findings.add({ code: 'mixed-entry', message, hint, at });
        }
        return word;
    }
    #step(node, section) {
        if (this.drafts.length >= MAX_STEPS) {
            if (this.#isFull)
                return null;
            this.#isFull = true;
            const message = `the pipeline has more than ${MAX_STEPS} steps`;
            this.#findings.add({ code: 'too-many-steps', message, hint: 'let one step do more', at: node });
            return null;
        }
        this.#checkWork(node, section);
        const draft = { index: this.drafts.length, section, node };
        this.drafts.push(draft);
        return draft;
    }
    /** A step has exactly one of `run` and `approval`. Unknown keys are reported already, and often are a `run`. */
    #checkWork(node, section) {
        const run = node.entries.get('run');
        const approval = node.entries.get('approval');
        if (run === undefined && approval !== undefined)
            this.#checkGate(node, section);
        if (run !== undefined && approval !== undefined) {
            const message = 'a step has either "run" or "approval", not both';
            this.#findings.add({
                code: 'run-and-approval',
                message,
                hint: 'make two steps of it',
                at: approval.key,
            });
        }
        if (run !== undefined || approval !== undefined)
            return;
        if ([...node.entries.keys()].some((key) => !_checks_schema_check_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_KEYS */ .K.includes(key)))
            return;
        const hint = 'add "run" with its commands';
        this.#findings.add({ code: 'no-run', message: 'the step has no "run"', hint, at: node });
    }
    /** What only a process can have does not stand beside "approval". */
    #checkGate(node, section) {
        for (const [key, { key: at }] of node.entries) {
            if (!_checks_schema_check_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_KEYS */ .K.includes(key) || OF_A_GATE.includes(key))
                continue;
            const message = `"${key}" cannot stand beside "approval": nothing runs there`;
            this.#findings.add({ code: 'run-and-approval', message, hint: `take "${key}" out`, at });
        }
        if (section === 'steps')
            return;
        const message = '"approval" cannot stand in "finally", which waits for nobody';
        const at = node.entries.get('approval')?.key ?? node;
        this.#findings.add({ code: 'run-and-approval', message, hint: 'put it into "steps"', at });
    }
}


/***/ }),

/***/ 77543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eW: () => (/* binding */ combinationsOf),
/* harmony export */   pR: () => (/* binding */ legIds)
/* harmony export */ });
/* unused harmony export MOST_LEGS */
/* harmony import */ var _text_number_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82302);

/** The most legs that a step may have, as in a workflow. */
const MOST_LEGS = 256;
const WORDS = ['include', 'exclude'];
/**
 * The combinations of a matrix without expressions: the product of its lists, the first one changing last, without those that
 * `exclude` matches; then each mapping of `include` is added to those that it changes no original value of, or is one of its own.
 */
function combinationsOf(matrix) {
    if (!isMapping(matrix))
        return refused('is not a mapping', 'give it names with lists of values');
    const lists = Object.entries(matrix).filter(([key]) => !WORDS.includes(key));
    for (const [key, values] of lists)
        if (!Array.isArray(values) || values.length === 0)
            return refused(`has no values for "${key}"`, `give "${key}" a list with at least one value`);
    const [include, exclude] = [mappingsOf(matrix.include), mappingsOf(matrix.exclude)];
    if (include === null || exclude === null)
        return refused(`has an "${include === null ? 'include' : 'exclude'}" that is no list of mappings`, 'write it as [{ key: value }]');
    const keys = lists.map(([key]) => key);
    const stray = exclude.flatMap((each) => Object.keys(each)).find((key) => !keys.includes(key));
    if (stray !== undefined)
        return refused(`excludes by "${stray}", which it has no values for`, `its lists are ${keys.join(', ')}`);
    const count = lists.reduce((sum, [, values]) => sum * values.length, 1);
    if (count > 10 * MOST_LEGS)
        return tooMany(count);
    const original = (lists.length === 0 ? [] : productOf(lists)).filter((each) => !exclude.some((filter) => Object.entries(filter).every(([key, value]) => same(each[key], value))));
    return counted(withIncluded(original, include));
}
function counted(combinations) {
    if (combinations.length > MOST_LEGS)
        return tooMany(combinations.length);
    if (combinations.length > 0)
        return { ok: true, combinations };
    return refused('has no combination', 'give it at least one; `if` decides whether a step runs');
}
function tooMany(count) {
    return refused(`has ${count} combinations, more than ${MOST_LEGS}`, 'let one step do more, or exclude some');
}
function refused(what, hint) {
    return { ok: false, message: `the matrix ${what}`, hint };
}
function productOf(lists) {
    return lists.reduce((made, [key, values]) => made.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))), [{}]);
}
function withIncluded(original, include) {
    const grown = original.map((each) => ({ ...each }));
    const own = [];
    for (const added of include) {
        const fitting = grown.filter((_, at) => Object.entries(added).every(([key, value]) => {
            const from = original[at] ?? {};
            return !Object.hasOwn(from, key) || same(from[key], value);
        }));
        for (const each of fitting)
            Object.assign(each, added);
        if (fitting.length === 0)
            own.push(added);
    }
    return [...grown, ...own];
}
function mappingsOf(value) {
    if (value === undefined)
        return [];
    return Array.isArray(value) && value.every(isMapping) ? value : null;
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Numbers and texts are one where they are written alike. */
function same(a, b) {
    if (a === undefined)
        return false;
    const isPlain = typeof a !== 'object' && typeof b !== 'object';
    return isPlain ? textOf(a) === textOf(b) : JSON.stringify(a) === JSON.stringify(b);
}
/** A longer id is cut. */
const LONGEST = 100;
/** The ids of the legs of a step: `test (1)`, `test (a, 2)`; `-2` behind one that is there already. */
function legIds(step, combinations) {
    const taken = new Set();
    return combinations.map((each) => {
        const name = `${step} (${shortened(Object.values(each).flatMap(leavesOf).join(', '))})`;
        let id = name;
        for (let nth = 2; taken.has(id); nth++)
            id = `${name}-${nth}`;
        taken.add(id);
        return id;
    });
}
function shortened(text) {
    const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
    return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
function leavesOf(value) {
    if (typeof value !== 'object' || value === null)
        return [textOf(value)];
    return Object.values(value).flatMap(leavesOf);
}
function textOf(value) {
    if (typeof value === 'number')
        return (0,_text_number_text_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$)(value);
    return value === null ? '' : `${value}`;
}


/***/ }),

/***/ 89905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
/* harmony export */   ws: () => (/* binding */ scalarText)
/* harmony export */ });
/* harmony import */ var _number_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82302);
/** The YAML file as a tree whose every node knows where it stands in the text. */

/** The value of a mapping's key; null where the node is no mapping or has no such key. */
function member(node, key) {
    return node?.kind === 'map' ? (node.entries.get(key)?.value ?? null) : null;
}
/** The value of a scalar; null for everything else. */
function scalarOf(node) {
    return node?.kind === 'scalar' ? node.value : null;
}
/** Text, a number or a boolean as text, as GitHub writes them; null for everything else. */
function textOf(node) {
    return node?.kind === 'scalar' && node.value !== null ? scalarText(node.value) : null;
}
/** A scalar as text, as GitHub writes it: nothing for null. */
function scalarText(value) {
    if (typeof value === 'number')
        return (0,_number_text_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$)(value);
    return value === null ? '' : `${value}`;
}
/** The items of a list, or a single scalar as a list of one; nothing for everything else. */
function itemsOf(node) {
    if (node === null || node.kind === 'map')
        return [];
    return node.kind === 'list' ? node.items : [node];
}
/** The texts among a list's items. */
function textsOf(node) {
    return itemsOf(node).flatMap((item) => textOf(item) ?? []);
}


/***/ }),

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ credentialPlace),
/* harmony export */   c: () => (/* binding */ asksForCredentials)
/* harmony export */ });
/** The well-known files in which tools keep passwords, tokens and private keys. */
/** Files that hold credentials under this name, wherever they are. */
const NAMES = new Set([
    '.databrickscfg',
    '.git-credentials',
    '.my.cnf',
    '.netrc',
    '.npmrc',
    '.pgpass',
    '.pypirc',
    '.s3cfg',
    '.sentryclirc',
    '.terraformrc',
    '.vault-token',
    '_netrc',
]);
/**
 * Those that actions leave in the workspace: google-github-actions/auth (`src/utils.ts`) and get-gke-credentials (`src/main.ts`); that of
 * actions/checkout 6 (`src/git-auth-helper.ts`) among temporary files.
 */
const PATTERNS = [
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/,
    /^gha-creds-.*\.json$/s,
    /^gha-kubeconfig-/,
    /^git-credentials-[0-9a-f-]+\.config$/i,
];
/** Files that hold credentials at the end of such a path, by their name. */
const ENDS = byName([
    '.aws/credentials',
    '.azure/accessTokens.json',
    '.azure/msal_token_cache.json',
    '.azure/service_principal_entries.json',
    '.cargo/credentials',
    '.cargo/credentials.toml',
    '.composer/auth.json',
    '.config/composer/auth.json',
    '.config/.wrangler/config/default.toml',
    '.config/configstore/firebase-tools.json',
    '.config/configstore/snyk.json',
    '.config/containers/auth.json',
    '.config/gcloud/access_tokens.db',
    '.config/gcloud/application_default_credentials.json',
    '.config/gcloud/credentials.db',
    '.config/gh/hosts.yml',
    '.config/git/credentials',
    '.config/helm/registry/config.json',
    '.config/pnpm/auth.ini',
    '.config/pypoetry/auth.toml',
    '.config/rclone/rclone.conf',
    '.docker/config.json',
    '.gem/credentials',
    '.gradle/gradle.properties',
    '.kube/config',
    '.local/share/gem/credentials',
    '.m2/settings.xml',
    '.m2/settings-security.xml',
    '.nuget/NuGet/NuGet.Config',
    '.pulumi/credentials.json',
    '.terraform.d/credentials.tfrc.json',
]);
/** What may lie in `.ssh` and is no private key. */
const PUBLIC = /^(?:config|environment|rc|known_hosts.*|authorized_keys.*|.*\.pub)$/;
/**
 * The path by which somebody would list this credential file, or null where it is none: the file itself, for private keys
 * the folder `.ssh`. `.gnupg` is one as a whole.
 */
function credentialPlace(path) {
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    if (NAMES.has(name) || name === '.gnupg')
        return path;
    const ends = ENDS.get(name);
    if (ends?.some((end) => path === end || path.endsWith(`/${end}`)) === true)
        return path;
    const directory = path.slice(0, Math.max(slash, 0));
    const isKey = (directory === '.ssh' || directory.endsWith('/.ssh')) && !PUBLIC.test(name);
    if (isKey)
        return directory;
    return PATTERNS.some((each) => each.test(name)) ? path : null;
}
/** Whether somebody who lists this path in `workspace.paths` asks for credentials that lie inside of another root. */
function asksForCredentials(path) {
    return credentialPlace(path) !== null || path === '.ssh' || path.endsWith('/.ssh');
}
function byName(ends) {
    return new Map(Object.entries(Object.groupBy(ends, (end) => end.slice(end.lastIndexOf('/') + 1))).map(([name, group]) => [name, group ?? []]));
}


/***/ })

};
