export const id = 4861;
export const ids = [4861];
export const modules = {

/***/ 94861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZN: () => (/* binding */ EvaluationError),
  iD: () => (/* binding */ conditionBody),
  F9: () => (/* binding */ evaluateCondition),
  p_: () => (/* binding */ evaluateText),
  zG: () => (/* binding */ evaluateValue),
  M9: () => (/* binding */ mentionsStatus)
});

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/result.js
var result = __webpack_require__(96856);
// EXTERNAL MODULE: ./node_modules/json5/lib/index.js
var lib = __webpack_require__(84841);
// EXTERNAL MODULE: ./build/src/expressions/expressions.js + 1 modules
var expressions = __webpack_require__(53106);
// EXTERNAL MODULE: ./build/src/expressions/functions.js
var expressions_functions = __webpack_require__(18932);
// EXTERNAL MODULE: ./build/src/expressions/segments.js
var expressions_segments = __webpack_require__(54415);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 15 modules
var dist = __webpack_require__(1281);
// EXTERNAL MODULE: ./build/src/text/number-text.js
var number_text = __webpack_require__(82302);
;// CONCATENATED MODULE: ./build/src/expressions/values.js
/** Values to and from what GitHub's evaluator works on. */


/** The library writes large and small numbers otherwise than the runner. */
class NumberValue extends dist/* data.NumberData */.p.Q9 {
    coerceString() {
        return (0,number_text/* numberText */.$)(this.value);
    }
}
/** GitHub's evaluator, with numbers as the runner writes them. */
class RunnerEvaluator extends dist/* Evaluator */.oi {
    visitLiteral(literal) {
        const value = super.visitLiteral(literal);
        return value instanceof dist/* data.NumberData */.p.Q9 ? new NumberValue(value.value) : value;
    }
}
const anyCase = (name) => name.toLowerCase();
const exactly = (name) => name;
/**
 * The library's dictionary keeps its index in a plain object, so that keys such as `constructor` or `__proto__`
 * get lost. This one keeps a Map, and converts its values when they are asked for. Of names that are one, the last has the value and the
 * first the spelling, as in the runner's `DictionaryContextData.cs`.
 */
class Mapping extends dist/* data.Dictionary */.p.bT {
    #value;
    #fold;
    #converted = new Map();
    #names = null;
    constructor(value, fold) {
        super();
        this.#value = value;
        this.#fold = fold;
    }
    get(key) {
        const name = this.#index().get(this.#fold(key));
        return name === undefined ? undefined : this.#convert(name);
    }
    values() {
        return this.pairs().map(({ value }) => value);
    }
    pairs() {
        const shown = new Map();
        for (const name of Object.keys(this.#value)) {
            const folded = this.#fold(name);
            if (!shown.has(folded))
                shown.set(folded, name);
        }
        return [...this.#index()].map(([folded, name]) => ({
            key: shown.get(folded) ?? name,
            value: this.#convert(name),
        }));
    }
    /** The names that have the values. */
    #index() {
        this.#names ??= new Map(Object.keys(this.#value).map((name) => [this.#fold(name), name]));
        return this.#names;
    }
    #convert(name) {
        let converted = this.#converted.get(name);
        if (converted === undefined) {
            converted = toData(this.#value[name] ?? null);
            this.#converted.set(name, converted);
        }
        return converted;
    }
}
/** A mapping of contexts, as the evaluator wants it. */
function contextsOf(contexts) {
    const pairs = Object.entries(contexts).map(([key, value]) => ({
        key,
        value: key === 'env' && isMapping(value) ? new Mapping(value, exactly) : toData(value),
    }));
    return new dist/* data.Dictionary */.p.bT(...pairs);
}
/** A JSON value, as the evaluator's functions give and take it. */
function toData(value) {
    if (value === null)
        return new dist/* data.Null */.p.Uv();
    if (typeof value === 'string')
        return new dist/* data.StringData */.p.uQ(value);
    if (typeof value === 'number')
        return new NumberValue(value);
    if (typeof value === 'boolean')
        return new dist/* data.BooleanData */.p.bo(value);
    if (isMapping(value))
        return new Mapping(value, anyCase);
    const list = new dist/* data.Array */.p.O3();
    for (const item of value)
        list.add(toData(item));
    return list;
}
/** What the evaluator gave, as a JSON value. */
function fromData(from) {
    switch (from.kind) {
        case dist/* data.Kind */.p.b8.String:
        case dist/* data.Kind */.p.b8.Number:
        case dist/* data.Kind */.p.b8.Boolean:
            return from.value;
        case dist/* data.Kind */.p.b8.Array:
            return from.values().map(fromData);
        case dist/* data.Kind */.p.b8.Dictionary:
            return Object.fromEntries(from.pairs().map((pair) => [pair.key, fromData(pair.value)]));
        default:
            return null;
    }
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/src/expressions/evaluate.js






/** An expression that cannot be given a value, such as `fromJSON` of text that is not JSON. */
class EvaluationError extends Error {
    name = 'EvaluationError';
}
const CONTEXTS = [
    'github',
    'env',
    'inputs',
    'secrets',
    'steps',
    'needs',
    'matrix',
    'strategy',
    'runner',
    'run',
];
/** An expression may hash files whose names come from the hash of others, so many times over. */
const MAX_ROUNDS = 20;
/**
 * Text with each `${{ }}` replaced by its value, as GitHub writes values: nothing for null, `Object`, `Array`.
 * Throws an EvaluationError.
 */
async function evaluateText(text, scope) {
    const { segments, unterminated } = (0,expressions_segments/* splitText */.Ad)(text);
    if (unterminated !== null)
        throw new EvaluationError('a "${{" in the text has no "}}" after it');
    const parts = [];
    for (const segment of segments) {
        parts.push(segment.kind === 'text' ? segment.text : (await resultOf(segment.text, scope)).coerceString());
    }
    return parts.join('');
}
/** Text that is one `${{ }}` as a value with its type; any other text as `evaluateText` does. Throws an EvaluationError. */
async function evaluateValue(text, scope) {
    const only = (0,expressions_segments/* onlyExpression */.L5)(text);
    return only === null ? evaluateText(text, scope) : fromData(await resultOf(only.text, scope));
}
/**
 * Whether a step's `if` lets it run. `${{ }}` may be left out; null, and every condition without a status function,
 * asks for `success()` too, as in a workflow. Throws an EvaluationError.
 */
async function evaluateCondition(condition, scope) {
    if (condition === null || condition.trim() === '')
        return scope.status === 'success';
    const body = conditionBody(condition);
    if (body === null)
        throw new EvaluationError('a condition must be one expression, without text beside "${{ }}"');
    if (!asksStatus(body.text) && scope.status !== 'success')
        return false;
    return (0,result/* truthy */.vN)(await resultOf(body.text, scope));
}
/** Whether a condition uses `success()`, `failure()`, `always()` or `cancelled()`, so that `success()` is not implied. */
function mentionsStatus(condition) {
    const body = conditionBody(condition);
    return body !== null && asksStatus(body.text);
}
/** The expression of an `if`, and where it begins in the text; null where text stands beside a `${{ }}`. */
function conditionBody(condition) {
    return condition.includes('${{') ? (0,expressions_segments/* onlyExpression */.L5)(condition) : { text: condition, start: 0 };
}
function asksStatus(expression) {
    const parsed = (0,expressions/* parseExpression */.Y)(expression);
    return (parsed.ok && parsed.value.calls.some((call) => expressions_functions/* FUNCTIONS */.AW.get(call.name.toLowerCase())?.kind === 'status'));
}
async function resultOf(text, scope) {
    const expression = known(text);
    const contexts = contextsOf({
        ...Object.fromEntries(CONTEXTS.map((name) => [name, {}])),
        ...scope.contexts,
    });
    const hashes = new Map();
    for (let round = 0; round < MAX_ROUNDS; round++) {
        const wanted = new Map();
        const attempt = evaluateOnce(expression, contexts, functionsFor(scope, { hashes, wanted }));
        if (wanted.size === 0) {
            if (attempt.ok)
                return attempt.value;
            throw failed(text, attempt.error);
        }
        for (const [key, patterns] of wanted)
            hashes.set(key, await scope.hashFiles(patterns));
    }
    throw new EvaluationError(`the expression "${text.trim()}" asks for the hash of ever more files`);
}
function known(text) {
    const parsed = (0,expressions/* parseExpression */.Y)(text);
    if (!parsed.ok)
        throw new EvaluationError(`${parsed.problem.message}, in "${text.trim()}"`);
    const { uses, calls } = parsed.value;
    const context = uses.find((use) => !CONTEXTS.includes(use.context));
    if (context !== undefined)
        throw new EvaluationError(`unknown context "${context.context}", in "${text.trim()}"`);
    const call = calls.find((each) => !expressions_functions/* FUNCTIONS */.AW.has(each.name.toLowerCase()));
    if (call !== undefined)
        throw new EvaluationError(`unknown function "${call.name}", in "${text.trim()}"`);
    return parsed.value;
}
function evaluateOnce(expression, contexts, functions) {
    try {
        return { ok: true, value: new RunnerEvaluator(expression.tree, contexts, functions).evaluate() };
    }
    catch (error) {
        return { ok: false, error };
    }
}
/** The expression is shown as written, and no cause is kept: values might hold a secret. */
function failed(text, error) {
    return new EvaluationError(`${reasonOf(error)}, in "${text.trim()}"`);
}
function reasonOf(error) {
    if (error instanceof EvaluationError)
        return error.message;
    if (error instanceof Error && error.cause !== undefined)
        return reasonOf(error.cause);
    const message = error instanceof Error ? error.message : '';
    if (message.includes('case predicate'))
        return 'case() needs true or false at every second place';
    if (message.includes('format string references'))
        return 'format() has fewer values than its text has {places}';
    if (message.includes('format string is invalid'))
        return "format() was given a text with a { or } that isn't doubled";
    return 'the expression cannot be evaluated';
}
/** Ours to supply, and those that the library's own do not do well: large lists, keys such as `__proto__`. */
function functionsFor(scope, hashing) {
    const functions = {
        success: () => scope.status === 'success',
        failure: () => scope.status === 'failure',
        always: () => true,
        cancelled: () => scope.status === 'cancelled',
        hashfiles: (...args) => hashOf(args.map((arg) => arg.coerceString()), hashing),
        fromjson: (text) => parseJson(text?.coerceString() ?? ''),
        tojson: (value) => JSON.stringify(value === undefined ? null : fromData(value), null, 2),
    };
    return new Map(Object.entries(functions).map(([name, call]) => {
        const { minArgs = 0, maxArgs = 0 } = expressions_functions/* FUNCTIONS */.AW.get(name) ?? {};
        return [name, { name, minArgs, maxArgs, call: (...args) => toData(call(...args)) }];
    }));
}
function hashOf(patterns, { hashes, wanted }) {
    const key = JSON.stringify(patterns);
    const hash = hashes.get(key);
    if (hash === undefined)
        wanted.set(key, patterns);
    return hash ?? '';
}
/** The runner's reader takes single quotes, commas at an end and comments, too. */
function parseJson(text) {
    if (text.trim() === '')
        throw new EvaluationError('fromJSON() was given an empty text');
    try {
        return JSON.parse(text);
    }
    catch {
        return parseLooseJson(text);
    }
}
function parseLooseJson(text) {
    try {
        return lib.parse(text);
    }
    catch {
        throw new EvaluationError('fromJSON() was given a text that is not JSON');
    }
}


/***/ }),

/***/ 53106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ parseExpression)
});

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 15 modules
var dist = __webpack_require__(1281);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(12049);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/lexer.js
var lexer = __webpack_require__(12083);
// EXTERNAL MODULE: ./build/src/expressions/functions.js
var functions = __webpack_require__(18932);
;// CONCATENATED MODULE: ./build/src/expressions/errors.js
/** What GitHub's parser throws, said in plain words and with its place. */


const QUOTES = "text in an expression stands in single quotes, with '' for a quote inside of it";
const PARTS = 'an expression is made of values, names, calls such as contains(a, b), and ! && || == != < <= > >=';
/** The Problem for an error that lexing or parsing a text threw; spots are offsets in the text. */
function syntaxError(error, context) {
    const whole = wholeOf(context.text);
    const message = error instanceof Error ? error.message : `${error}`;
    if (message === 'empty') {
        return { message: 'the expression is empty', hint: 'write a value between ${{ and }}', ...whole };
    }
    if (message === 'ErrorExceededMaxLength') {
        return { message: 'the expression is longer than 21,000 characters', hint: 'make it shorter', ...whole };
    }
    return error instanceof dist/* ExpressionError */.tj ? parserError(error, context) : lexerError(message, context.text);
}
function wholeOf(text) {
    return { start: text.length - text.trimStart().length, end: Math.max(1, text.trimEnd().length) };
}
function parserError(error, { text, spots }) {
    const whole = wholeOf(text);
    const [token, spot] = [...spots].find(([each]) => each.range.start === error.pos) ?? [];
    const lexeme = token?.lexeme ?? '';
    const at = spot === undefined || lexeme === '' ? whole : spot;
    const rule = functions/* FUNCTIONS */.AW.get(lexeme.toLowerCase());
    if (/parameters supplied/.test(error.message) && rule !== undefined) {
        const hint = `call it with ${(0,functions/* argumentsOf */.aX)(rule)}`;
        return { message: `${rule.name}() takes ${(0,functions/* argumentsOf */.aX)(rule)}`, hint, ...at };
    }
    if (error.message.startsWith('Exceeded max expression depth')) {
        return {
            message: 'the expression is nested more than 50 levels deep',
            hint: 'make it simpler',
            ...whole,
        };
    }
    if (error.message.startsWith('Unexpected end') || lexeme === '') {
        return {
            message: 'the expression ends too early',
            hint: 'look for a bracket or a value that is missing',
            ...whole,
        };
    }
    return {
        message: `the expression cannot be read: ${JSON.stringify(lexeme)} is not expected here`,
        hint: PARTS,
        ...at,
    };
}
/** A lexer's message is `Unexpected symbol: 'x'. Located at position N within expression: …`. */
function lexerError(message, text) {
    const whole = wholeOf(text);
    const tail = ` within expression: ${text}`;
    const head = message.endsWith(tail) ? message.slice(0, -tail.length) : message;
    const match = /^Unexpected symbol: '(.*)'\. Located at position (\d+)$/s.exec(head);
    if (match === null)
        return { message: 'the expression cannot be read', hint: PARTS, ...whole };
    const symbol = match[1] ?? '';
    const start = Number(match[2]) - 1;
    const at = { start, end: start + Math.max(1, symbol.length) };
    if (symbol.startsWith("'"))
        return { message: 'a text in the expression has no closing quote', hint: QUOTES, ...at };
    if (symbol.includes('"'))
        return { message: 'the expression cannot be read: it has a double quote', hint: QUOTES, ...at };
    const sum = /^[-+*/%]$/.test(symbol) ? 'expressions cannot calculate; do that in "run"' : PARTS;
    return {
        message: `the expression cannot be read: ${JSON.stringify(symbol)} is not expected here`,
        hint: sum,
        ...at,
    };
}

;// CONCATENATED MODULE: ./build/src/expressions/expressions.js
/** One expression (what stands inside of `${{ }}`) parsed by GitHub's own parser, and what it speaks of. */





/**
 * Parses an expression; spots are offsets in its text. Any name passes for a context or a function here:
 * which of them exist depends on where the expression stands.
 */
function parseExpression(text) {
    let spots = new Map();
    try {
        if (text.trim() === '')
            throw new Error('empty');
        const lexed = new dist/* Lexer */.JG(text).lex().tokens.map(unescaped);
        spots = locate(lexed, text);
        const found = { uses: [], calls: [], spots };
        const tree = new dist/* Parser */.iX(lexed, contextsIn(lexed), functionsIn(lexed)).parse();
        collect(tree, found);
        return { ok: true, value: { tree, uses: found.uses, calls: found.calls } };
    }
    catch (error) {
        return { ok: false, problem: syntaxError(error, { text, spots }) };
    }
}
/** The lexer's own positions are wrong after a text of several lines. */
function locate(tokens, text) {
    const spots = new Map();
    let at = 0;
    for (const token of tokens) {
        while (/\s/.test(text[at] ?? ''))
            at++;
        spots.set(token, { start: at, end: at + token.lexeme.length });
        at += token.lexeme.length;
    }
    return spots;
}
/** The lexer turns only the first `''` of a text into a quote. */
function unescaped(token) {
    if (token.type !== lexer/* TokenType */.ks.STRING)
        return token;
    return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}
function contextsIn(tokens) {
    return tokens.filter((token) => token.type === lexer/* TokenType */.ks.IDENTIFIER).map((token) => token.lexeme);
}
function functionsIn(tokens) {
    return contextsIn(tokens).map((name) => {
        const known = functions/* FUNCTIONS */.AW.get(name.toLowerCase());
        return { name, minArgs: known?.minArgs ?? 0, maxArgs: known?.maxArgs ?? Number.POSITIVE_INFINITY };
    });
}
function collect(node, found) {
    if (node instanceof ast/* ContextAccess */.QC || node instanceof ast/* IndexAccess */.p_)
        collectUse(node, found);
    else if (node instanceof ast/* FunctionCall */.R6)
        collectCall(node, found);
    else if (node instanceof ast/* Grouping */.aU)
        collect(node.group, found);
    else if (node instanceof ast/* Unary */._c)
        collect(node.expr, found);
    else if (node instanceof ast/* Logical */.oD)
        for (const arg of node.args)
            collect(arg, found);
    else if (node instanceof ast/* Binary */.yI) {
        collect(node.left, found);
        collect(node.right, found);
    }
}
function collectCall(node, found) {
    const spot = found.spots.get(node.functionName) ?? { start: 0, end: 0 };
    found.calls.push({ name: node.functionName.lexeme, args: node.args.length, ...spot });
    for (const arg of node.args)
        collect(arg, found);
}
function collectUse(node, found) {
    const keys = [];
    let inner = node;
    while (inner instanceof ast/* IndexAccess */.p_ || inner instanceof ast/* Grouping */.aU) {
        if (inner instanceof ast/* Grouping */.aU) {
            inner = inner.group;
            continue;
        }
        keys.unshift(keyOf(inner.index, found));
        inner = inner.expr;
    }
    if (inner instanceof ast/* ContextAccess */.QC) {
        const spot = found.spots.get(inner.name) ?? { start: 0, end: 0 };
        found.uses.push({ context: inner.name.lexeme.toLowerCase(), keys, ...spot });
    }
    else
        collect(inner, found);
}
function keyOf(index, found) {
    if (index instanceof ast/* Literal */.uS && typeof index.token.value !== 'number') {
        const spot = found.spots.get(index.token);
        if (spot !== undefined)
            return { name: index.literal.coerceString(), ...spot };
    }
    if (!(index instanceof ast/* Star */.FE))
        collect(index, found);
    return { name: null, start: 0, end: 0 };
}


/***/ }),

/***/ 18932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ FUNCTIONS),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   ax: () => (/* binding */ FUNCTION_NAMES)
/* harmony export */ });
const MAX_ARGS = 255;
const RULES = [
    { name: 'contains', minArgs: 2, maxArgs: 2, kind: 'value' },
    { name: 'startsWith', minArgs: 2, maxArgs: 2, kind: 'value' },
    { name: 'endsWith', minArgs: 2, maxArgs: 2, kind: 'value' },
    { name: 'format', minArgs: 1, maxArgs: MAX_ARGS, kind: 'value' },
    { name: 'join', minArgs: 1, maxArgs: 2, kind: 'value' },
    { name: 'toJSON', minArgs: 1, maxArgs: 1, kind: 'value' },
    { name: 'fromJSON', minArgs: 1, maxArgs: 1, kind: 'value' },
    { name: 'case', minArgs: 3, maxArgs: MAX_ARGS, kind: 'value' },
    { name: 'hashFiles', minArgs: 1, maxArgs: MAX_ARGS, kind: 'files' },
    { name: 'success', minArgs: 0, maxArgs: 0, kind: 'status' },
    { name: 'failure', minArgs: 0, maxArgs: 0, kind: 'status' },
    { name: 'always', minArgs: 0, maxArgs: 0, kind: 'status' },
    { name: 'cancelled', minArgs: 0, maxArgs: 0, kind: 'status' },
];
const FUNCTIONS = new Map(RULES.map((rule) => [rule.name.toLowerCase(), rule]));
/** The names as they are written. */
const FUNCTION_NAMES = RULES.map((rule) => rule.name);
/** How many arguments a function takes, in words. */
function argumentsOf(rule) {
    if (rule.name === 'case')
        return '3, 5, 7 or more arguments (an odd number)';
    if (rule.maxArgs === 0)
        return 'no arguments';
    const plural = rule.maxArgs === 1 ? 'argument' : 'arguments';
    if (rule.minArgs === rule.maxArgs)
        return `${rule.minArgs} ${plural}`;
    return rule.maxArgs === MAX_ARGS
        ? `at least ${rule.minArgs} argument`
        : `${rule.minArgs} to ${rule.maxArgs} ${plural}`;
}


/***/ }),

/***/ 54415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ splitText),
/* harmony export */   L5: () => (/* binding */ onlyExpression),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** Text with `${{ … }}` in it, cut into its pieces. */
/** Cuts text at `${{` and `}}`, as GitHub does: a `}}` inside of quotes does not end an expression. */
function splitText(text) {
    const segments = [];
    let from = 0;
    for (;;) {
        const open = text.indexOf('${{', from);
        if (open < 0)
            break;
        const close = closing(text, open + 3);
        if (close < 0) {
            segments.push({ kind: 'text', text: text.slice(from), start: from });
            return { segments, unterminated: open };
        }
        if (open > from)
            segments.push({ kind: 'text', text: text.slice(from, open), start: from });
        segments.push({ kind: 'expression', text: text.slice(open + 3, close), start: open + 3 });
        from = close + 2;
    }
    if (from < text.length)
        segments.push({ kind: 'text', text: text.slice(from), start: from });
    return { segments, unterminated: null };
}
/** The one expression that a text consists of, blanks around it aside; null for all other texts. */
function onlyExpression(text) {
    const { segments, unterminated } = splitText(text);
    const rest = segments.filter((segment) => segment.kind === 'expression' || segment.text.trim() !== '');
    const [first] = rest;
    return unterminated === null && rest.length === 1 && first?.kind === 'expression' ? first : null;
}
/** Text without its expressions. */
function plainText(text) {
    return splitText(text)
        .segments.filter((segment) => segment.kind === 'text')
        .map((segment) => segment.text)
        .join(' ');
}
function closing(text, from) {
    let quoted = false;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "'")
            quoted = !quoted;
        else if (!quoted && text[at] === '}' && text[at + 1] === '}')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 82302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ numberText)
/* harmony export */ });
/** Numbers have so many digits in text. */
const DIGITS = 15;
/**
 * A number as the runner writes it into text: .NET's format `G15` of its `ExpressionConstants.cs`. From 1E+15 on, and below 0.0001, it has
 * an exponent; `-0` is `0`, as GitHub's library for editors writes it.
 */
function numberText(value) {
    if (!Number.isFinite(value))
        return `${value}`;
    const [digits = '', exponent = ''] = value.toExponential(DIGITS - 1).split('e');
    const power = Number(exponent);
    if (value === 0 || (power > -5 && power < DIGITS))
        return `${Number(value.toPrecision(DIGITS))}`;
    const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
    return `${short}E${power < 0 ? '-' : '+'}${`${Math.abs(power)}`.padStart(2, '0')}`;
}


/***/ })

};
