export const id = 1557;
export const ids = [1557];
export const modules = {

/***/ 28749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ chooseShell),
/* harmony export */   Oz: () => (/* binding */ argumentsFor)
/* harmony export */ });
/* unused harmony export splitWords */
/** Arguments of the shells that need no template. From the runner's `ScriptHandlerHelpers.cs`. */
const BUILT_IN = new Map([
    ['bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '{0}']],
    ['sh', ['-e', '{0}']],
    ['pwsh', ['-command', ". '{0}'"]],
    ['powershell', ['-command', ". '{0}'"]],
    ['python', ['{0}']],
]);
const EXTENSIONS = new Map([
    ['bash', '.sh'],
    ['sh', '.sh'],
    ['pwsh', '.ps1'],
    ['powershell', '.ps1'],
    ['python', '.py'],
]);
/**
 * Chooses how a script is run, as the runner's `ScriptHandler.cs` does on Linux and macOS. `exists` says whether a
 * program is on the PATH of the step.
 */
function chooseShell(shell, script, exists) {
    if (shell === null || shell.trim() === '') {
        return chosen(exists('bash') ? 'bash' : 'sh', ['-e', '{0}'], script);
    }
    const [program = '', template = ''] = splitOnce(shell.trim());
    const words = template === '' ? BUILT_IN.get(program) : splitWords(template);
    if (words === undefined || !words.some((word) => word.includes('{0}'))) {
        return {
            ok: false,
            message: `The shell '${shell}' is not one of bash, sh, pwsh and python, and has no {0} where the script's path goes, as in 'perl {0}'.`,
        };
    }
    return chosen(program, words, script);
}
/** The arguments with the script's path put in. A path with spaces stays one word. */
function argumentsFor(invocation, path) {
    const inQuotes = isPowerShell(invocation.program) ? path.replaceAll("'", "''") : path;
    return invocation.words.map((word) => {
        const text = word.includes("'{0}'") ? inQuotes : path;
        return word.replace(/\{\{|\}\}|\{0\}/g, (found) => (found === '{0}' ? text : found.slice(1)));
    });
}
function chosen(program, words, script) {
    const extension = EXTENSIONS.get(program) ?? '';
    return { ok: true, invocation: { program, words, extension, text: fixUp(program, script) } };
}
function fixUp(program, script) {
    if (!isPowerShell(program))
        return script;
    const epilogue = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
    return `$ErrorActionPreference = 'stop'\n${script}\n${epilogue}`;
}
function isPowerShell(program) {
    return program === 'pwsh' || program === 'powershell';
}
function splitOnce(shell) {
    const space = shell.search(/[ \t]/);
    return space < 0 ? [shell, ''] : [shell.slice(0, space), shell.slice(space + 1).trim()];
}
/**
 * Splits the arguments of a template into words by the rules of .NET's `Process` on Unix
 * (`ParseArgumentsIntoList`), which the runner hands them to: double quotes group, `""` inside them is a quote,
 * and backslashes count only before a quote. Single quotes mean nothing.
 */
function splitWords(template) {
    const words = [];
    let word = null;
    let quoted = false;
    let rest = template;
    while (rest !== '') {
        const [token = rest] = (quoted ? QUOTED_TOKEN : TOKEN).exec(rest) ?? [];
        rest = rest.slice(token.length);
        if (!quoted && /^[ \t]/.test(token)) {
            if (word !== null)
                words.push(word);
            word = null;
            continue;
        }
        const { text, toggles } = readToken(token);
        word = `${word ?? ''}${text}`;
        if (toggles)
            quoted = !quoted;
    }
    if (word !== null)
        words.push(word);
    return words;
}
const TOKEN = /^(?:\\+"?|"|[ \t]+|[^\\" \t]+)/;
const QUOTED_TOKEN = /^(?:\\+"?|""|"|[^\\"]+)/;
/** The text that a token stands for, and whether it opens or closes a quotation. */
function readToken(token) {
    if (token === '"')
        return { text: '', toggles: true };
    if (token === '""')
        return { text: '"', toggles: false };
    if (!token.startsWith('\\') || !token.endsWith('"'))
        return { text: token, toggles: false };
    const slashes = token.length - 1;
    const even = slashes % 2 === 0;
    return { text: '\\'.repeat(Math.floor(slashes / 2)) + (even ? '' : '"'), toggles: even };
}


/***/ }),

/***/ 13274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ runStep),
/* harmony export */   g: () => (/* binding */ SOCKET)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60591);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6045);
/** The shell of a workflow's step: asks the keeper what becomes of the step, and then runs it or gives back what it had set. */






/** The variable that names the keeper's socket. */
const SOCKET = 'SAVEPOINT_STEPS';
/** @returns the exit code */
async function runStep(world) {
    const { args, env } = world;
    const temp = env.RUNNER_TEMP ?? '/tmp';
    const call = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .callOf */ .C)(args, (path) => path.startsWith(`${temp}/`) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(call.script)) {
        world.stderr.write('savepoint: this program is the shell of a workflow: shell: savepoint {0}\n');
        return 2;
    }
    const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(call.script, 'utf8');
    const keeper = await reach(env[SOCKET]);
    const answer = keeper === null ? null : await ask(keeper, { world, call, text });
    if (keeper === null || answer === null) {
        warnOnce(world);
        return codeOf(await run(world, { call, text, mark: null, keeper: null }));
    }
    say(world, answer.says);
    switch (answer.kind) {
        case 'reuse': {
            const { give } = await __webpack_require__.e(/* import() */ 2776).then(__webpack_require__.bind(__webpack_require__, 82776));
            give(answer.left, env);
            return 0;
        }
        case 'refuse':
            world.stdout.write(`::error::${answer.message.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`);
            return 1;
        case 'run':
            return codeOf(await run(world, { call, text, mark: answer.mark, keeper }));
        default:
            return codeOf(await run(world, { call, text, mark: null, keeper: null }));
    }
}
async function run(world, { call, text, mark, keeper }) {
    const { runScript } = await Promise.all(/* import() */[__webpack_require__.e(4180), __webpack_require__.e(5335)]).then(__webpack_require__.bind(__webpack_require__, 55483));
    const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(scratchIn(world.env), 'step-'));
    try {
        const { exit, said, masks } = await runScript(world, { call, text, mark, scratch });
        if (exit.kind === 'unstartable')
            world.stdout.write(`::error::${exit.message}\n`);
        if (keeper !== null) {
            await keeper.send({ kind: 'ended', exit, said, masks });
            const last = await keeper.receive();
            if (last === null)
                warnOnce(world);
            else
                say(world, last.says);
        }
        return exit;
    }
    finally {
        keeper?.close();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
    }
}
function scratchIn(env) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(env[SOCKET] ?? '');
    if (folder.startsWith('/') && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return folder;
    return env.RUNNER_TEMP !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(env.RUNNER_TEMP) ? env.RUNNER_TEMP : (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
}
/** Null where it is gone. */
function reach(path) {
    if (path === undefined)
        return Promise.resolve(null);
    return new Promise((done) => {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)(path);
        socket.once('error', () => done(null));
        socket.once('connect', () => done(new _protocol_js__WEBPACK_IMPORTED_MODULE_5__/* .Line */ .N(socket)));
    });
}
async function ask(keeper, { world, call, text }) {
    const { env, cwd } = world;
    const given = Object.entries(env).filter((entry) => entry[1] !== undefined);
    await keeper.send({
        ...{ kind: 'arrived', action: env.GITHUB_ACTION ?? '', script: text, shell: call.shell, cwd },
        env: Object.fromEntries(given),
    });
    // Most steps run: it is loaded while the keeper decides.
    void Promise.all(/* import() */[__webpack_require__.e(4180), __webpack_require__.e(5335)]).then(__webpack_require__.bind(__webpack_require__, 55483));
    const answer = await keeper.receive();
    if (answer?.kind !== 'run')
        keeper.close();
    return answer;
}
function say({ stdout }, lines) {
    for (const line of lines)
        stdout.write(`${line}\n`);
}
/** Once in a job. */
function warnOnce({ env, stdout }) {
    const socket = env[SOCKET];
    if (socket !== undefined && wasSaid((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(socket), 'gone')))
        return;
    const why = socket === undefined
        ? 'no step before has `uses:` Savepoint with command: steps'
        : 'the process that saves them is not there';
    stdout.write(`::warning::Savepoint does not save this job's steps: ${why}. They run as without it.\n`);
}
/** @param note the file that says so from now on */
function wasSaid(note) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(note, 'wx'));
        return false;
    }
    catch (error) {
        return error.code === 'EEXIST';
    }
}
function codeOf(exit) {
    switch (exit.kind) {
        case 'exited':
            return exit.code;
        case 'unstartable':
            return 1;
        case 'stopped':
            return exit.by === 'SIGINT' ? 130 : 143;
        case 'signal':
            return 128 + (node_os__WEBPACK_IMPORTED_MODULE_2__.constants.signals[exit.signal] ?? 0);
    }
}


/***/ }),

/***/ 60591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ callOf),
/* harmony export */   G: () => (/* binding */ startOf)
/* harmony export */ });
/* harmony import */ var _shell_shells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28749);
/** How a runner starts a step's script through us: `savepoint SCRIPT`, `savepoint NAME SCRIPT`, or `savepoint NAME ARGUMENTS… SCRIPT …`. */

/** @param isScript whether a path is that of a file in the runner's folder of temporary files */
function callOf(args, isScript) {
    const found = args.findIndex(isScript);
    const at = found < 0 ? args.length - 1 : found;
    const words = args.map((word, index) => (index === at ? '{0}' : word));
    return { script: args[at] ?? '', shell: args.length < 2 ? null : words.join(' ') };
}
/** The runner's own shell and flags for a script. @param exists whether a program is on the PATH of the step */
function startOf(args, { script }, { text, exists }) {
    const [program = ''] = args;
    const isNamed = args.length > 1;
    const isBuiltIn = args.length === 2;
    const known = (0,_shell_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseShell */ .ES)(isNamed ? program : null, text, exists);
    const chosen = known.ok || !isNamed ? known : (0,_shell_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseShell */ .ES)(`${program} {0}`, text, exists);
    if (!chosen.ok)
        return chosen;
    const { invocation } = chosen;
    const isPowerShell = invocation.text !== text;
    return {
        ok: true,
        program: invocation.program,
        args: (path) => !isNamed || isBuiltIn
            ? (0,_shell_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .argumentsFor */ .Oz)(invocation, path)
            : args.slice(1).map((word) => word.replaceAll(script, path)),
        copy: isPowerShell ? invocation : null,
    };
}


/***/ }),

/***/ 57321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ASIDE),
/* harmony export */   h: () => (/* binding */ givenBack)
/* harmony export */ });
/** What a step's `env` tells a Node that it starts, and must not tell the Node of its shell. Pure. */
/** By these Node loads something before the program, or writes into a place that the step reads. */
const NAMES = [
    'NODE_OPTIONS',
    'NODE_V8_COVERAGE',
    'NODE_EXTRA_CA_CERTS',
    'NODE_DEBUG',
    'NODE_REDIRECT_WARNINGS',
];
const KEPT = 'SAVEPOINT_FOR_STEP_';
/** Lines for sh that put them aside. */
const ASIDE = `for savepoint_name in ${NAMES.join(' ')}; do
  eval "if [ -n \\"\\\${$savepoint_name+x}\\" ]; then export ${KEPT}$savepoint_name=\\"\\$$savepoint_name\\"; unset $savepoint_name; fi"
done`;
/** The variables of the step, as it was given them. */
function givenBack(env) {
    const back = Object.entries(env).map(([name, value]) => [
        name.startsWith(KEPT) ? name.slice(KEPT.length) : name,
        value,
    ]);
    return Object.fromEntries(back);
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Line)
/* harmony export */ });
/** One end of a conversation. */
class Line {
    #socket;
    #received = [];
    #wake = () => { };
    #isClosed = false;
    constructor(socket) {
        this.#socket = socket;
        let text = '';
        socket.setEncoding('utf8');
        socket.on('data', (data) => {
            const lines = `${text}${data}`.split('\n');
            text = lines.pop() ?? '';
            // Nobody but us speaks here; whoever says something else is not heard.
            try {
                for (const line of lines)
                    this.#received.push(JSON.parse(line));
            }
            catch {
                socket.destroy();
            }
            this.#wake();
        });
        socket.on('error', () => { });
        socket.on('close', () => {
            this.#isClosed = true;
            this.#wake();
        });
    }
    /** The next that the other one says; null once it is gone. */
    async receive() {
        for (;;) {
            const next = this.#received.shift();
            if (next !== undefined)
                return next;
            if (this.#isClosed)
                return null;
            await new Promise((wake) => {
                this.#wake = wake;
            });
        }
    }
    /** Settles when the other one has it, or is gone. */
    send(message) {
        return new Promise((done) => {
            if (this.#isClosed)
                done();
            else
                this.#socket.write(`${JSON.stringify(message)}\n`, () => done());
        });
    }
    close() {
        this.#socket.end();
        this.#socket.destroySoon();
    }
}


/***/ }),

/***/ 1557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startStep: () => (/* binding */ startStep)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13274);
/* harmony import */ var _node_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57321);
/** The shell of a workflow's step as this process. */


const EXIT_FAULT = 70;
/** What goes wrong with us is no end of the step that anybody can tell from its own. */
async function codeOf(world) {
    try {
        return await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .runStep */ .e)(world);
    }
    catch (error) {
        process.stdout.write(`::error::This is a bug in Savepoint, not in your step: ${error.message}\n`);
        process.stderr.write(`${error.stack}\n`);
        return EXIT_FAULT;
    }
}
/** Runs a step and ends the process with its exit code. Never throws. */
async function startStep(args, cwd) {
    const code = await codeOf({
        ...{ args, cwd, env: (0,_node_words_js__WEBPACK_IMPORTED_MODULE_1__/* .givenBack */ .h)(process.env), stdout: process.stdout, stderr: process.stderr },
        onSignal: (stop) => {
            for (const signal of ['SIGINT', 'SIGTERM'])
                process.on(signal, () => stop(signal));
        },
    });
    await new Promise((done) => process.stdout.write('', () => done()));
    process.exit(code);
}


/***/ })

};
