export const id = 388;
export const ids = [388];
export const modules = {

/***/ 47323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ AT_ONCE),
  go: () => (/* binding */ go)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/files/trace.js
var trace = __webpack_require__(19208);
// EXTERNAL MODULE: ./build/src/shell/end-processes.js
var end_processes = __webpack_require__(61481);
// EXTERNAL MODULE: ./build/src/shell/hunt.js
var hunt = __webpack_require__(91415);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/shell/marks.js
var marks = __webpack_require__(1710);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
;// CONCATENATED MODULE: ./build/src/shell/pipes.js





/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 */
function openPipes(directory, path) {
    const mkfifo = (0,which/* which */.K)('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
    if (mkfifo === null)
        return null;
    const names = [(0,external_node_path_.join)(directory, 'stdout'), (0,external_node_path_.join)(directory, 'stderr')];
    const open = [];
    try {
        (0,external_node_child_process_.execFileSync)(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
        // The reading end first and without waiting: a writing end alone would wait for it.
        for (const name of names) {
            open.push((0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK), (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_WRONLY));
        }
        const [out, outInput, err, errInput] = open;
        return [
            { input: outInput, output: new external_node_net_.Socket({ fd: out, readable: true, writable: false }) },
            { input: errInput, output: new external_node_net_.Socket({ fd: err, readable: true, writable: false }) },
        ];
    }
    catch {
        for (const handle of open)
            (0,external_node_fs_.closeSync)(handle);
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
        (0,external_node_fs_.unlinkSync)(name);
    }
    catch { }
}

;// CONCATENATED MODULE: ./build/src/shell/scratch.js


/** Outputs of a job and variables may have so many bytes (GitHub's limit for outputs). */
const PAIRS_LIMIT = 1024 * 1024;
/** Makes the empty command files in a try's own directory. */
function createCommandFiles(scratch) {
    const files = {
        output: (0,external_node_path_.join)(scratch, 'output'),
        env: (0,external_node_path_.join)(scratch, 'env'),
        path: (0,external_node_path_.join)(scratch, 'path'),
        summary: (0,external_node_path_.join)(scratch, 'summary'),
        state: (0,external_node_path_.join)(scratch, 'state'),
    };
    for (const file of Object.values(files))
        (0,external_node_fs_.writeFileSync)(file, '');
    return files;
}
/** The variables that tell a step where its command files are. State belongs to actions; nobody reads it here. */
function commandFileVariables(files) {
    return {
        GITHUB_OUTPUT: files.output,
        GITHUB_ENV: files.env,
        GITHUB_PATH: files.path,
        GITHUB_STEP_SUMMARY: files.summary,
        GITHUB_STATE: files.state,
    };
}
/** Reads a command file that must be small and UTF-8; one that is gone is empty, as for GitHub. */
function readCommandFile(file, limit) {
    const bytes = readRegular(file, limit + 1);
    if (typeof bytes === 'string')
        return { ok: false, message: bytes };
    if (bytes.length > limit)
        return { ok: false, message: `The file is larger than ${limit / 1024} KiB` };
    try {
        return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return { ok: false, message: 'The file is not UTF-8' };
    }
}
/**
 * At most `most` bytes from the start of a file, or what is wrong. The step may have put anything in its place, so a
 * link is not followed and a FIFO, which would keep the reader waiting, is not waited for.
 */
function readRegular(file, most) {
    let handle;
    try {
        handle = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            return Buffer.alloc(0);
        if (code === 'ELOOP')
            return 'The file was replaced by a link';
        return `The file cannot be read (${code})`;
    }
    try {
        if (!(0,external_node_fs_.fstatSync)(handle).isFile())
            return 'The file was replaced by something that is not a file';
        return readUpTo(handle, most);
    }
    catch (error) {
        return `The file cannot be read (${error.code})`;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
function readUpTo(handle, most) {
    const bytes = Buffer.allocUnsafe(Math.min(most, (0,external_node_fs_.fstatSync)(handle).size));
    let length = 0;
    while (length < bytes.length) {
        const read = (0,external_node_fs_.readSync)(handle, bytes, length, bytes.length - length, length);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
}

;// CONCATENATED MODULE: ./build/src/shell/shells.js
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

;// CONCATENATED MODULE: ./build/src/shell/launch.js








/** Starts a script's process, in a session and group of its own, or says why it cannot be started. */
function launch(request) {
    const why = whyNoDirectory(request.cwd);
    if (why !== null)
        return refuse(`The working directory ${request.cwd} ${why}.`);
    const find = (program) => (0,which/* which */.K)(program, request.env.PATH, request.cwd);
    const shell = chooseShell(request.shell, request.script, (program) => find(program) !== null);
    if (!shell.ok)
        return refuse(shell.message);
    const program = find(shell.invocation.program);
    if (program === null)
        return refuse(notFound(shell.invocation.program));
    try {
        const files = createCommandFiles(request.scratch);
        const script = writeScript(request.scratch, shell.invocation);
        return start(request, { program, args: argumentsFor(shell.invocation, script), files });
    }
    catch (error) {
        return refuse(explain(error, request.env));
    }
}
function start(request, { program, args, files }) {
    const env = {
        ...request.env,
        ...commandFileVariables(files),
        [marks/* MARK_VARIABLE */.l6]: (0,marks/* addMark */.BY)(request.env[marks/* MARK_VARIABLE */.l6], request.mark),
    };
    const pipes = openPipes(request.scratch, request.env.PATH);
    let child;
    try {
        const ends = pipes?.map((pipe) => pipe.input) ?? ['pipe', 'pipe'];
        child = (0,external_node_child_process_.spawn)(program, args, { cwd: request.cwd, env, detached: true, stdio: ['ignore', ...ends] });
    }
    catch (error) {
        for (const pipe of pipes ?? [])
            pipe.output.destroy();
        throw error;
    }
    finally {
        for (const pipe of pipes ?? [])
            (0,external_node_fs_.closeSync)(pipe.input);
    }
    const { pid } = child;
    // Where too many files are open there are none at all.
    const streams = pipes?.map((pipe) => pipe.output) ?? [child.stdout, child.stderr].filter((s) => s != null);
    if (pid !== undefined)
        return { ok: true, script: { child, pid, streams, files } };
    for (const stream of streams)
        stream.destroy();
    const error = new Promise((resolve) => child.once('error', resolve));
    return { ok: false, message: error.then((reason) => explain(reason, request.env)) };
}
function writeScript(scratch, invocation) {
    const path = (0,external_node_path_.join)(scratch, `script${invocation.extension}`);
    (0,external_node_fs_.writeFileSync)(path, invocation.text, { mode: 0o700 });
    return path;
}
function whyNoDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory() ? null : 'is not a directory';
    }
    catch (error) {
        const { code, message } = error;
        return code === 'ENOENT' || code === 'ENOTDIR' ? 'is not a directory' : `cannot be looked at: ${message}`;
    }
}
function refuse(message) {
    return { ok: false, message: Promise.resolve(message) };
}
function notFound(program) {
    return `The shell '${program}' is not an executable program on the PATH of the step.`;
}
/** Says what the system's refusal to start a process means, and names what can be changed about it. */
function explain(error, env) {
    switch (error.code) {
        case 'E2BIG':
            return `The environment is too large for the system to start a process: ${largest(env)}.`;
        case 'EACCES':
            return `The shell may not be started, or not in its working directory: ${error.message}.`;
        case 'EAGAIN':
            return 'The system lets this user start no more processes (EAGAIN).';
        case 'EMFILE':
        case 'ENFILE':
            return `Too many files are open to start a process (${error.code}).`;
        case 'ENOMEM':
            return 'There is not enough memory to start a process (ENOMEM).';
        default:
            return `The process cannot be started: ${error.message}.`;
    }
}
function largest(env) {
    const sizes = Object.entries(env).map(([name, value]) => ({ name, size: Buffer.byteLength(value) }));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    const most = sizes.reduce((a, b) => (b.size > a.size ? b : a), { name: '', size: 0 });
    return `${kib(all)} in all, of which ${most.name} has ${kib(most.size)}`;
}
function kib(bytes) {
    return `${Math.ceil(bytes / 1024)} KiB`;
}

// EXTERNAL MODULE: ./build/src/shell/processes.js + 1 modules
var processes = __webpack_require__(70370);
;// CONCATENATED MODULE: ./build/src/shell/line-gate.js
/** A line longer than this is text, whatever it starts with. */
const LONGEST_COMMAND = 1024 * 1024;
const LF = 0x0a;
const CR = 0x0d;
const COLON = 0x3a;
const HASH = 0x23;
const BRACKET = 0x5b;
/**
 * Lets text through at once and keeps a line back only while it can still be a command. Lines end at LF or CR, as those that
 * the runner reads from a process do (.NET's `StreamReader.ReadLine`).
 */
class LineGate {
    #listener;
    #held = new Held();
    #state = 'blank';
    constructor(listener) {
        this.#listener = listener;
    }
    push(chunk) {
        let from = 0;
        let lineStart = 0;
        for (let at = 0; at < chunk.length; at++) {
            const byte = chunk[at];
            if (byte === LF || byte === CR) {
                from = this.#endLine(chunk, { from, lineStart, at });
                lineStart = at + 1;
                this.#state = 'blank';
            }
            else if (this.#state !== 'text' && this.#state !== 'command' && this.#state !== 'dropped') {
                this.#state = next(this.#state, byte);
                if (this.#state === 'text')
                    this.#release();
            }
        }
        this.#keep(chunk, { from, lineStart });
    }
    /** The end of the stream, or a pause after which what is kept back is wanted. */
    end() {
        if (this.#held.length === 0)
            return;
        if (this.#state === 'command')
            this.#listener.command(this.#held.take(), Buffer.alloc(0));
        else
            this.#release();
        this.#state = 'text';
    }
    /** Returns from where on the chunk is not given out yet. */
    #endLine(chunk, { from, lineStart, at }) {
        if (this.#state === 'dropped')
            return at;
        if (this.#state !== 'command') {
            this.#release();
            return from;
        }
        if (lineStart > from)
            this.#listener.text(chunk.subarray(from, lineStart));
        this.#held.append(chunk.subarray(lineStart, at));
        this.#listener.command(this.#held.take(), chunk.subarray(at, at + 1));
        return at + 1;
    }
    #keep(chunk, { from, lineStart }) {
        if (this.#state === 'dropped')
            return;
        const end = this.#state === 'text' ? chunk.length : lineStart;
        if (end > from)
            this.#listener.text(chunk.subarray(from, end));
        if (this.#state === 'text')
            return;
        this.#held.append(chunk.subarray(lineStart));
        if (this.#held.length <= LONGEST_COMMAND)
            return;
        const beginning = this.#held.take();
        const written = this.#listener.tooLong(beginning);
        if (written)
            this.#listener.text(beginning);
        this.#state = written ? 'text' : 'dropped';
    }
    #release() {
        if (this.#held.length > 0)
            this.#listener.text(this.#held.take());
    }
}
function next(state, byte) {
    if (state === 'blank') {
        if (byte === COLON)
            return ':';
        if (byte === HASH)
            return '#';
        return byte === 0x20 || (byte >= 0x09 && byte <= 0x0c) ? 'blank' : 'text';
    }
    if (state === ':')
        return byte === COLON ? 'command' : 'text';
    if (state === '#')
        return byte === HASH ? '##' : 'text';
    return byte === BRACKET ? 'command' : 'text';
}
/** Bytes that grow in one buffer: a line that comes byte by byte must not become a million small ones. */
class Held {
    #bytes = Buffer.alloc(0);
    length = 0;
    append(more) {
        const length = this.length + more.length;
        if (length > this.#bytes.length) {
            const larger = Buffer.allocUnsafe(Math.max(256, length, this.#bytes.length * 2));
            this.#bytes.copy(larger, 0, 0, this.length);
            this.#bytes = larger;
        }
        more.copy(this.#bytes, this.length);
        this.length = length;
    }
    take() {
        const taken = this.#bytes.subarray(0, this.length);
        this.#bytes = Buffer.alloc(0);
        this.length = 0;
        return taken;
    }
}

// EXTERNAL MODULE: ./build/src/shell/matcher.js
var matcher = __webpack_require__(12390);
;// CONCATENATED MODULE: ./build/src/shell/mask-stream.js

const STARS = Buffer.from('***');
const NOTHING = Buffer.alloc(0);
/**
 * Masks bytes that come in pieces. The longest end that may be the beginning of a masked text is kept back until what
 * follows decides. Masked texts that touch or overlap become one `***`, as in the runner's `SecretMasker.cs`.
 */
class MaskStream {
    #masks;
    #patterns = [];
    #matcher = null;
    #kept = NOTHING;
    /** How many of the kept bytes the last `***` already stands for; null when something else was given out last. */
    #covered = null;
    constructor(masks) {
        this.#masks = masks;
    }
    /** The bytes that can be given out now. */
    push(bytes) {
        const matcher = this.#current();
        if (matcher === null && this.#kept.length === 0) {
            if (bytes.length > 0)
                this.#covered = null;
            return bytes;
        }
        const all = this.#kept.length === 0 ? bytes : Buffer.concat([this.#kept, bytes]);
        return this.#give(all, matcher?.search(all) ?? { spans: [], hold: all.length });
    }
    /** What was kept back, when nothing follows it. */
    end() {
        const all = this.#kept;
        return this.#give(all, this.#current()?.searchAll(all) ?? { spans: [], hold: all.length });
    }
    #current() {
        const patterns = this.#masks.patterns();
        if (patterns !== this.#patterns) {
            this.#patterns = patterns;
            this.#matcher = patterns.length === 0 ? null : new matcher/* Matcher */.P(patterns);
        }
        return this.#matcher;
    }
    #give(all, { spans, hold }) {
        const out = [];
        let masked = this.#covered !== null;
        let at = this.#covered ?? 0;
        for (const [start, end] of spans) {
            if (!masked || start > at) {
                out.push(all.subarray(at, start), STARS);
                masked = true;
            }
            at = Math.max(at, end);
        }
        if (at < hold) {
            out.push(all.subarray(at, hold));
            masked = false;
        }
        this.#covered = masked ? Math.max(0, at - hold) : null;
        this.#kept = hold === all.length ? NOTHING : Buffer.from(all.subarray(hold));
        return out.length === 1 ? (out[0] ?? NOTHING) : Buffer.concat(out);
    }
}

;// CONCATENATED MODULE: ./build/src/shell/output.js


/** Turns the bytes of one stream into what is told of them: commands heard, secrets masked, all else as it came. */
class Output {
    #sayings;
    #mask;
    #gate;
    #pieces = [];
    #told = [];
    constructor(sayings, masks) {
        this.#sayings = sayings;
        this.#mask = new MaskStream(masks);
        this.#gate = new LineGate({
            text: (bytes) => this.#write(bytes),
            command: (line, ending) => this.#command(line, ending),
            tooLong: (beginning) => this.#tooLong(beginning),
        });
    }
    push(chunk) {
        this.#gate.push(chunk);
        return this.#take();
    }
    /**
     * What was kept back as the beginning of a command, for when nothing more may come. The beginning of a secret stays
     * back: its end may still come.
     */
    pause() {
        this.#gate.end();
        return this.#take();
    }
    /** All that was kept back, when nothing more comes. */
    end() {
        this.#gate.end();
        this.#pieces.push(this.#mask.end());
        return this.#take();
    }
    #write(bytes) {
        this.#pieces.push(this.#mask.push(bytes));
    }
    #command(line, ending) {
        const { note, instead } = this.#sayings.hear(line.toString());
        this.#write(instead === null ? line : Buffer.from(instead));
        if (ending.length > 0)
            this.#write(ending);
        if (note === null)
            return;
        this.#join();
        this.#told.push({ kind: 'note', note });
    }
    #tooLong(beginning) {
        const written = this.#sayings.hearTooLong(beginning.toString());
        if (!written)
            this.#write(Buffer.from('::add-mask::***'));
        return written;
    }
    #join() {
        const bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
        this.#pieces = [];
        if (bytes && bytes.length > 0)
            this.#told.push({ kind: 'bytes', bytes });
    }
    #take() {
        this.#join();
        const told = this.#told;
        this.#told = [];
        return told;
    }
}

;// CONCATENATED MODULE: ./build/src/shell/pump.js
/** Carries a stream into the sink, no faster than the sink takes it, until the stream ends. */
class Pump {
    /** Settles when the stream has ended and all of it is written; never rejects. */
    ended;
    done = false;
    /** The sink has bytes and has not taken them yet. */
    busy = false;
    /** How many bytes came in. */
    bytes = 0;
    #stream;
    #output;
    #sink;
    #onRefusal;
    /** `onRefusal` hears of every write that the sink refused; reading goes on, or the step would stand still. */
    constructor(stream, target) {
        this.#stream = stream;
        this.#output = target.output;
        this.#sink = target.sink;
        this.#onRefusal = target.onRefusal;
        this.ended = this.#run();
    }
    /** Writes what is kept back as the possible beginning of a command. */
    async pause() {
        await this.#tell(this.#output.pause());
    }
    /** Reads on, but no longer keeps this process alive. */
    release() {
        if ('unref' in this.#stream && typeof this.#stream.unref === 'function')
            this.#stream.unref();
    }
    /** Reads no further; settles when what was read is written. */
    close() {
        this.#stream.destroy();
        return this.ended;
    }
    async #run() {
        try {
            for await (const chunk of this.#stream) {
                this.bytes += chunk.length;
                await this.#tell(this.#output.push(chunk));
            }
        }
        catch {
            // A stream that breaks has ended: its process is gone, or it was closed here.
        }
        await this.#tell(this.#output.end());
        this.done = true;
    }
    async #tell(told) {
        this.busy = true;
        for (const item of told) {
            try {
                if (item.kind === 'note')
                    this.#sink.note(item.note);
                else
                    await this.#sink.write(item.bytes);
            }
            catch (error) {
                this.#onRefusal(error);
            }
        }
        this.busy = false;
    }
}

;// CONCATENATED MODULE: ./build/src/shell/command-files.js
/**
 * Reads `$GITHUB_OUTPUT` and `$GITHUB_ENV`: lines `name=value`, and blocks `name<<DELIMITER` … `DELIMITER`; of `=` and
 * `<<` the one that comes first decides. From `EnvFileKeyValuePairs` in the runner's `FileCommandManager.cs`, which
 * ends lines at LF alone on Linux and macOS: a CR before it is part of the value or of the delimiter.
 */
function parsePairs(text) {
    const lines = text.split('\n');
    const pairs = [];
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line === '')
            continue;
        const equals = line.indexOf('=');
        const heredoc = line.indexOf('<<');
        if (equals < 0 && heredoc < 0)
            return { pairs, error: `Invalid format '${shorten(line)}'` };
        if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
            if (equals === 0)
                return { pairs, error: `Invalid format '${shorten(line)}'. Name must not be empty` };
            pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
            continue;
        }
        const name = line.slice(0, heredoc);
        const delimiter = line.slice(heredoc + 2);
        if (name === '' || delimiter === '') {
            const what = `Invalid format '${shorten(line)}'`;
            return { pairs, error: `${what}. Name must not be empty and delimiter must not be empty` };
        }
        const end = lines.indexOf(delimiter, at + 1);
        if (end < 0) {
            return { pairs, error: `Invalid value. Matching delimiter not found '${shorten(delimiter)}'` };
        }
        pairs.push([name, lines.slice(at + 1, end).join('\n')]);
        at = end;
    }
    return { pairs, error: null };
}
/**
 * What of `$GITHUB_ENV` later steps get. The runner refuses `NODE_OPTIONS`, and sets `GITHUB_*` and `RUNNER_*` anew
 * for every step; the mark of a step's processes must not reach another step either.
 */
function acceptVariables(pairs) {
    const env = new Map();
    const warnings = [];
    for (const [name, value] of pairs) {
        if (/^(NODE_OPTIONS$|GITHUB_|RUNNER_|SAVEPOINT_STEP$)/i.test(name)) {
            warnings.push(`${shorten(name)} cannot be set by $GITHUB_ENV; it is left out.`);
        }
        else {
            env.set(name, value);
        }
    }
    return { env, warnings };
}
/** The directories named in `$GITHUB_PATH`, the last one first, each once. */
function parsePaths(text) {
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
    return [...new Set(lines.reverse())];
}
function shorten(text) {
    return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

;// CONCATENATED MODULE: ./build/src/shell/summary.js


/** GitHub shows so much of a step's summary. */
const LIMIT = 1024 * 1024;
/** The step summary, masked, cut at its limit between two characters. */
function readSummary(file, masks) {
    const bytes = readRegular(file, 2 * LIMIT);
    if (typeof bytes === 'string')
        return { text: '', warning: `The step summary is left out. ${bytes}.` };
    const stream = new MaskStream(masks);
    const start = stream.push(bytes);
    // What the stream keeps back may be the first part of a secret that goes on behind what was read.
    const masked = bytes.length < 2 * LIMIT ? Buffer.concat([start, stream.end()]) : start;
    const text = masked
        .subarray(0, characterEnd(masked, LIMIT))
        .toString()
        .replace(/^\uFEFF/, '');
    const whole = bytes.length <= LIMIT;
    return { text, warning: whole ? null : 'The step summary is larger than 1 MiB; the rest is left out.' };
}
/** The last end of a character at or before `limit`. */
function characterEnd(bytes, limit) {
    if (bytes.length <= limit)
        return bytes.length;
    let end = limit;
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end--;
    return end;
}

;// CONCATENATED MODULE: ./build/src/shell/workflow-commands.js
/** The commands that the runner knows; a line with any other name is text. From its `ActionCommandManager.cs`. */
const COMMANDS = new Set([
    'add-mask',
    'add-matcher',
    'add-path',
    'debug',
    'echo',
    'endgroup',
    'error',
    'group',
    'notice',
    'remove-matcher',
    'save-state',
    'set-env',
    'set-output',
    'stop-commands',
    'warning',
]);
const DATA_ESCAPES = { '%25': '%', '%0D': '\r', '%0A': '\n' };
const PROPERTY_ESCAPES = { ...DATA_ESCAPES, '%3A': ':', '%2C': ',' };
const OLD_ESCAPES = { ...DATA_ESCAPES, '%3B': ';', '%5D': ']' };
/**
 * Reads a line as a command: `::name k=v,k=v::data`, or the old `##[name k=v;k=v]data`; null for text. Names are looked up
 * in lower case. From `TryParseV2` and `TryParse` in the runner's `ActionCommand.cs`; the runner finds the old form
 * anywhere in a line, here it starts the line as the new one does.
 */
function parseCommand(line, isCommand = (name) => COMMANDS.has(name)) {
    const text = line.trimStart();
    const form = text.startsWith('::') ? NEW_FORM : text.startsWith('##[') ? OLD_FORM : null;
    if (form === null)
        return null;
    const end = text.indexOf(form.closing, form.opening.length);
    if (end < 0)
        return null;
    const head = text.slice(form.opening.length, end);
    const space = head.indexOf(' ');
    const name = (space < 0 ? head : head.slice(0, space)).toLowerCase();
    if (!isCommand(name))
        return null;
    return {
        name,
        properties: space > 0 ? parseProperties(head.slice(space + 1), form) : {},
        data: unescapeWith(text.slice(end + form.closing.length), form.data),
    };
}
/** A property's value, its name compared without regard to case; undefined when it is not given. */
function property(command, name) {
    return Object.entries(command.properties).find(([key]) => key.toLowerCase() === name)?.[1];
}
const NEW_FORM = {
    opening: '::',
    closing: '::',
    separator: ',',
    data: DATA_ESCAPES,
    value: PROPERTY_ESCAPES,
};
const OLD_FORM = {
    opening: '##[',
    closing: ']',
    separator: ';',
    data: OLD_ESCAPES,
    value: OLD_ESCAPES,
};
function parseProperties(text, form) {
    const entries = [];
    for (const item of text.trim().split(form.separator)) {
        const equals = item.indexOf('=');
        if (equals > 0 && equals < item.length - 1) {
            entries.push([item.slice(0, equals), unescapeWith(item.slice(equals + 1), form.value)]);
        }
    }
    return Object.fromEntries(entries);
}
function unescapeWith(text, escapes) {
    return text.replace(/%[0-9A-F]{2}/g, (code) => escapes[code] ?? code);
}

;// CONCATENATED MODULE: ./build/src/shell/sayings.js




/** More different errors or warnings than this say nothing new. */
const MOST_MESSAGES = 50;
const TEXT = { note: null, instead: null };
/** Hears the workflow commands of one try, on both of its streams, and gathers what the step said. */
class Sayings {
    #masks;
    #outputs = new Map();
    #errors = new Set();
    #warnings = new Set();
    #outputBytes = 0;
    #masked = 0;
    /** While commands are stopped: the word that starts them again. */
    #stoppedBy = null;
    constructor(masks) {
        this.#masks = masks;
    }
    error(message) {
        if (this.#errors.size < MOST_MESSAGES)
            this.#errors.add(this.#masks.apply(message));
    }
    warn(message) {
        if (this.#warnings.size < MOST_MESSAGES)
            this.#warnings.add(this.#masks.apply(message));
    }
    get warnings() {
        return [...this.#warnings];
    }
    /** Acts on a line if it is a command. A mask holds from here on, before the line itself is written. */
    hear(line) {
        const stoppedBy = this.#stoppedBy;
        const command = parseCommand(line, (name) => COMMANDS.has(name) || name === stoppedBy);
        if (command === null)
            return TEXT;
        if (stoppedBy === null)
            return this.#act(command);
        if (command.name === stoppedBy)
            this.#stoppedBy = null;
        return TEXT;
    }
    /** A line that is too long to be read as a command. Whether it may be written: not if it was to name a secret. */
    hearTooLong(beginning) {
        const command = parseCommand(beginning);
        if (command?.name !== 'add-mask' || this.#stoppedBy !== null)
            return true;
        this.error('A text of more than 1 MiB cannot be masked; its line is left out of the log.');
        return false;
    }
    /** All that the step said, its command files included. For when the step has ended. */
    said(files) {
        const outputs = new Map([...this.#outputs, ...this.#readPairs('output', files.output)]);
        const set = acceptVariables(this.#readPairs('env', files.env));
        for (const message of set.warnings)
            this.warn(message);
        const path = this.#read('path', files.path);
        const summary = readSummary(files.summary, this.#masks);
        if (summary.warning !== null)
            this.warn(summary.warning);
        return {
            outputs: Object.fromEntries(outputs),
            env: Object.fromEntries(set.env),
            path: parsePaths(path),
            masked: this.#masked,
            summary: summary.text,
            errors: [...this.#errors],
            warnings: [...this.#warnings],
        };
    }
    #readPairs(name, file) {
        const { pairs, error } = parsePairs(this.#read(name, file));
        if (error !== null)
            this.error(`Unable to process file command '${name}' successfully. ${error}`);
        return [...pairs];
    }
    #read(name, file) {
        const read = readCommandFile(file, PAIRS_LIMIT);
        if (read.ok)
            return read.text;
        this.error(`Unable to process file command '${name}' successfully. ${read.message}`);
        return '';
    }
    #act(command) {
        switch (command.name) {
            case 'add-mask':
                return this.#addMask(command.data);
            case 'set-output':
                this.#setOutput(command);
                return TEXT;
            case 'set-env':
            case 'add-path':
                this.error(disabled(command.name));
                return TEXT;
            case 'stop-commands':
                this.#stop(command.data);
                return TEXT;
            case 'debug':
            case 'notice':
            case 'warning':
            case 'error':
            case 'group':
            case 'endgroup':
                return { note: this.#note(command.name, command), instead: null };
            default:
                return TEXT;
        }
    }
    #addMask(text) {
        if (text.trim() === '')
            this.warn("Can't add secret mask for empty string in ##[add-mask] command.");
        this.#masks.add(text);
        this.#masked += 1;
        return { note: { kind: 'add-mask', message: text, properties: {} }, instead: '::add-mask::***' };
    }
    #setOutput(command) {
        const name = property(command, 'name');
        if (name === undefined) {
            this.error(failed('set-output', "Required field 'name' is missing in ##[set-output] command."));
            return;
        }
        this.#outputBytes += Buffer.byteLength(name) + Buffer.byteLength(command.data);
        if (this.#outputBytes > PAIRS_LIMIT) {
            this.error(failed('set-output', `The outputs are larger than ${PAIRS_LIMIT / 1024} KiB.`));
            return;
        }
        this.#outputs.set(name, command.data);
        this.warn('The `set-output` command is deprecated: write the output to the file that $GITHUB_OUTPUT names instead.');
    }
    #stop(token) {
        const lower = token.toLowerCase();
        if (lower === '' || lower === 'pause-logging' || COMMANDS.has(lower)) {
            const rule = "an empty text, 'pause-logging' or the name of a command";
            this.error(failed('stop-commands', `The word that starts commands again cannot be ${rule}.`));
            return;
        }
        this.#stoppedBy = lower;
    }
    #note(kind, command) {
        const properties = Object.entries(command.properties).map(([key, value]) => [
            key,
            this.#masks.apply(value),
        ]);
        return { kind, message: this.#masks.apply(command.data), properties: Object.fromEntries(properties) };
    }
}
function failed(command, why) {
    return `Unable to process command '${command}' successfully. ${why}`;
}
function disabled(command) {
    const file = command === 'set-env' ? '$GITHUB_ENV' : '$GITHUB_PATH';
    return failed(command, `The \`${command}\` command is disabled: write to the file that ${file} names instead.`);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/shell/settle.js

/** More than a pipe or socket pair holds: with so much read, all that was written before has been. */
const MORE_THAN_A_PIPE = 1024 * 1024;
/** How often to look whether a sink that is late has taken what it was given. */
const HELD_BACK_MS = 20;
/**
 * Waits, after a process has exited, until what it wrote is written on. A process that it left behind may hold its
 * streams open, so silence for `quietMs` is enough; after `capMs` one moment in which nothing is there to be read, or
 * more than its pipes can have held. While the sink holds a stream back nothing is decided.
 */
async function settle(pumps, { quietMs, capMs }) {
    const ended = Promise.all(pumps.map((pump) => pump.ended));
    const before = pumps.map((pump) => pump.bytes);
    let late = false;
    const cap = setTimeout(() => {
        late = true;
    }, capMs);
    while (pumps.some((pump) => !pump.done)) {
        const seen = total(pumps);
        if (!late)
            await pauseUnless(ended, quietMs);
        else if (pumps.some((pump) => pump.busy))
            await pauseUnless(ended, HELD_BACK_MS);
        // Timers come before reading in a turn of the event loop: what lies in the pipes is only seen after it.
        await (0,promises_.setImmediate)();
        await (0,promises_.setImmediate)();
        if (pumps.some((pump) => pump.busy))
            continue;
        if (total(pumps) === seen)
            break;
        if (late && pumps.every((pump, i) => pump.done || pump.bytes - (before[i] ?? 0) > MORE_THAN_A_PIPE))
            break;
    }
    clearTimeout(cap);
}
function total(pumps) {
    return pumps.reduce((sum, pump) => sum + pump.bytes, 0);
}
function pauseUnless(ended, ms) {
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        ended.then(() => {
            clearTimeout(timer);
            resolve();
        });
    });
}

;// CONCATENATED MODULE: ./build/src/shell/running.js







/** Silence for so long after the exit means that what is left has nothing more to say for the step. */
const QUIET_MS = 250;
/** A step's end is not held up longer than this by the output of what it leaves behind. */
const QUIET_CAP_MS = 2000;
/** A process that is just ending when the step exits is not one that lives on. */
const SECOND_LOOK_MS = 50;
/** After SIGKILL the exit of a process that does not hang in the kernel is seen at once. */
const EXIT_CAP_MS = 1000;
/** What a timer can wait at most; about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** One try of a step whose process has been started. */
class Running {
    result;
    /** Finds its processes, also after its end. */
    hunt;
    #script;
    #times;
    #sayings;
    #pumps;
    #hurry = new AbortController();
    #why = null;
    #exited = false;
    #ending = null;
    #giveUp = () => { };
    constructor(request, script, { surroundings, times }) {
        this.#script = script;
        this.#times = times;
        this.#sayings = new Sayings(request.masks);
        const leader = { pid: script.pid, start: (0,processes/* startTime */.Sv)(script.pid, surroundings.table) };
        this.hunt = hunt/* Hunt */.u.ofStep(surroundings, request.mark, leader);
        this.#pumps = startPumps(request, script.streams, this.#sayings);
        this.result = this.#run(request.timeoutMs);
    }
    stop(signal) {
        this.#stop('stopped', signal);
    }
    kill() {
        this.#hurry.abort();
        this.#stop('stopped', 'SIGTERM');
    }
    #stop(why, signal) {
        if (this.#exited || this.#why !== null)
            return;
        this.#why = why;
        this.#end(signal, this.#times.graceMs);
    }
    async #run(timeoutMs) {
        const exit = await this.#exit(timeoutMs);
        const well = exit.kind === 'exited' && exit.code === 0;
        if (!well)
            await this.#end('SIGTERM', this.#times.leftoverGraceMs);
        await settle(this.#pumps, { quietMs: QUIET_MS, capMs: QUIET_CAP_MS });
        for (const pump of this.#pumps)
            if (!pump.done)
                await pump.pause();
        const said = this.#sayings.said(this.#script.files);
        if (well && said.errors.length > 0)
            await this.#end('SIGTERM', this.#times.leftoverGraceMs);
        if (this.#ending !== null) {
            await Promise.all(this.#pumps.map((pump) => pump.close()));
            return { exit, said: { ...said, warnings: this.#sayings.warnings }, leftRunning: [] };
        }
        for (const pump of this.#pumps)
            pump.release();
        return { exit, said, leftRunning: await this.#leftRunning() };
    }
    async #exit(timeoutMs) {
        const timer = timeoutMs === null
            ? undefined
            : setTimeout(() => this.#stop('timeout', 'SIGTERM'), Math.min(timeoutMs, LONGEST_TIMER_MS));
        const { code, signal } = await new Promise((resolve) => {
            this.#giveUp = resolve;
            this.#script.child.once('exit', (code, signal) => resolve({ code, signal }));
        });
        clearTimeout(timer);
        this.#exited = true;
        if (this.#why !== null)
            return { kind: this.#why };
        return signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signal', signal };
    }
    /** Ends the whole tree, once. */
    #end(signal, graceMs) {
        this.#ending ??= (0,end_processes/* endProcesses */.H)(this.hunt, { signal, graceMs, hurry: this.#hurry.signal })
            .then((left) => {
            for (const process of left)
                this.#sayings.warn(survived(process));
        })
            .catch((error) => this.#killBlindly(error))
            .then(() => {
            const giveUp = () => this.#giveUp({ code: null, signal: 'SIGKILL' });
            if (!this.#exited)
                setTimeout(giveUp, EXIT_CAP_MS).unref();
        });
        return this.#ending;
    }
    /** When the processes cannot be looked at, as with too many open files, the group is still known. */
    #killBlindly(error) {
        this.#sayings.error(`The step's processes cannot be seen: ${messageOf(error)}`);
        if (!this.#exited)
            (0,end_processes/* sendSignal */.v)(-this.#script.pid, 'SIGKILL');
    }
    async #leftRunning() {
        try {
            if (this.hunt.find().length === 0)
                return [];
            await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
            return this.hunt.find().map((process) => ({ pid: process.pid, command: (0,processes/* programName */.kX)(process) }));
        }
        catch {
            return [];
        }
    }
}
function startPumps(request, streams, sayings) {
    const onRefusal = (error) => {
        sayings.warn(`Some output could not be written: ${messageOf(error)}`);
    };
    return streams.map((stream) => new Pump(stream, { output: new Output(sayings, request.masks), sink: request.output, onRefusal }));
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function survived(process) {
    return `Process ${process.pid} (${(0,processes/* programName */.kX)(process)}) could not be ended.`;
}

;// CONCATENATED MODULE: ./build/src/shell/shell.js





const GRACE_MS = 5000;
const LEFTOVER_GRACE_MS = 500;
/** The shell that starts real processes on this machine. */
function createShell(options = {}) {
    const times = {
        graceMs: options.graceMs ?? GRACE_MS,
        leftoverGraceMs: options.leftoverGraceMs ?? LEFTOVER_GRACE_MS,
    };
    const table = (0,processes/* processTable */.oI)(options.platform ?? process.platform);
    const surroundings = { table, self: process.pid };
    const hunts = new Map();
    return {
        start(request) {
            const launched = launch(request);
            if (!launched.ok)
                return unstartable(request, launched.message);
            const running = new Running(request, launched.script, { surroundings, times });
            hunts.set(running.hunt, request.mark.attempt);
            running.result.then(({ leftRunning }) => leftRunning.length === 0 && hunts.delete(running.hunt));
            return running;
        },
        async endAttempt(attempt) {
            // What cleared its environment is still known by the session of its step, if that was started here.
            const steps = [...hunts].filter(([, of]) => of === attempt).map(([hunt]) => hunt);
            const all = (0,hunt/* together */.b)([hunt/* Hunt */.u.ofAttempt(surroundings, attempt), ...steps]);
            await (0,end_processes/* endProcesses */.H)(all, { signal: 'SIGTERM', graceMs: times.leftoverGraceMs });
            for (const hunt of steps)
                hunts.delete(hunt);
            return all.count;
        },
    };
}
const shell_NOTHING = { outputs: {}, env: {}, path: [], masked: 0, summary: '', errors: [], warnings: [] };
function unstartable(request, message) {
    const result = message.then((text) => ({
        exit: { kind: 'unstartable', message: request.masks.apply(text) },
        said: shell_NOTHING,
        leftRunning: [],
    }));
    return { result, stop: () => { }, kill: () => { } };
}

// EXTERNAL MODULE: ./build/src/shell/watcher.js
var watcher = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/src/store/directory.js + 1 modules
var directory = __webpack_require__(89324);
// EXTERNAL MODULE: ./build/src/store/identity.js
var identity = __webpack_require__(41193);
// EXTERNAL MODULE: ./build/src/store/port.js
var port = __webpack_require__(51908);
// EXTERNAL MODULE: ./build/src/launch/choose-run.js
var choose_run = __webpack_require__(96948);
// EXTERNAL MODULE: ./build/src/launch/choose-step.js
var choose_step = __webpack_require__(95627);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(77145);
// EXTERNAL MODULE: ./build/src/launch/inputs.js
var launch_inputs = __webpack_require__(41056);
// EXTERNAL MODULE: ./build/src/files/coverage.js
var coverage = __webpack_require__(68715);
// EXTERNAL MODULE: ./build/src/files/mark.js
var files_mark = __webpack_require__(31420);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/workspace/bytes.js
var bytes = __webpack_require__(59764);
// EXTERNAL MODULE: ./build/src/files/mark-writer.js
var mark_writer = __webpack_require__(55418);
;// CONCATENATED MODULE: ./build/src/files/others.js
/** The other runs in a workspace: what is noted of their files stays, as far as it will be needed. */






/**
 * A run is about to change a workspace in which others have been. What goes wrong is no failure: a mark that stays whole says
 * what was seen, which a stat confirms or not.
 * @param others what each run is, by its id @param at in ms since 1970
 */
function standBack({ store, workspace, run }, others, at) {
    const own = (0,files_mark/* markPath */.Nf)(store, workspace, run);
    const folder = (0,trace/* folderId */.Cs)(workspace);
    for (const path of (0,files_mark/* allMarks */.UG)(store)) {
        try {
            const head = (0,files_mark/* readHead */.zy)(path);
            if (head === null || head.run === run)
                continue;
            const isHere = head.folder === folder;
            if (!isHere && !(0,files_mark/* isOfSamePath */.jT)(path, own))
                continue;
            const what = others(head.run);
            if (what === 'done')
                (0,mark_writer/* removeMark */.i4)(path);
            if (what === 'goes-on')
                (0,mark_writer/* giveWay */.nE)(path, at, (mark) => (isHere ? removedIn(workspace, mark) : []));
        }
        catch {
            // It is as it was.
        }
    }
}
/**
 * What a killed attempt saw and is gone. Where nobody looked when it had ended, it is told by the time of the folder above when that was removed, which
 * is another one as soon as the other run writes there.
 */
function* removedIn(workspace, mark) {
    if (!mark.cutOff)
        return;
    const limit = Math.min((0,trace/* lastWrite */.Y9)(mark), mark.quiet?.since ?? Number.POSITIVE_INFINITY);
    for (const path of mark.index.keys()) {
        if (!path.startsWith('./') || look(workspace, path) !== undefined)
            continue;
        const wasThen = (0,files_mark/* wasGone */.nF)(mark, path);
        if (wasThen !== null) {
            if (wasThen)
                yield path;
            continue;
        }
        let above = (0,tree_path/* parentOf */.gN)(path);
        while (above !== null && look(workspace, above) === undefined)
            above = (0,tree_path/* parentOf */.gN)(above);
        const folder = look(workspace, above ?? './');
        if (folder !== undefined && folder.mtimeMs <= limit)
            yield path;
    }
}
/** When a path was written last; undefined where nothing is. @param path `./` and what follows, in bytes */
function look(workspace, path) {
    const root = (0,bytes/* bytesOf */.$$)(workspace);
    try {
        const at = path === './' ? root : (0,bytes/* joinPath */.uJ)(root, path.slice(2));
        return (0,external_node_fs_.lstatSync)((0,bytes/* native */.Yk)(at), { throwIfNoEntry: false });
    }
    catch (error) {
        // What cannot be looked at may be there.
        return error.code === 'ENOTDIR'
            ? undefined
            : { mtimeMs: Number.POSITIVE_INFINITY };
    }
}

// EXTERNAL MODULE: ./build/src/plan/plan.js
var plan_plan = __webpack_require__(73866);
// EXTERNAL MODULE: ./build/src/record/listing.js
var listing = __webpack_require__(66927);
// EXTERNAL MODULE: ./build/src/pipeline/model.js
var model = __webpack_require__(79361);
;// CONCATENATED MODULE: ./build/src/plan/moves.js
/**
 * The moves that are possible now, in the order of the plan. A reused step settles when what it needs has settled,
 * so that what waits for it also waits for the `rerun: always` steps above it.
 * @param steps each after what it needs
 * @param before whether what all of them depend on went well: the other steps, for those of `finally`
 */
function moves(steps, progress, before) {
    const settled = new Map();
    const found = [];
    for (const step of steps) {
        const at = progress.get(step.id);
        if (at?.kind === 'settled')
            settled.set(step.id, at.well);
        if (at !== undefined && at.kind !== 'open')
            continue;
        const success = successOf(step, settled, before);
        if (success === null)
            continue;
        const settles = step.decision === 'reuse' || step.decision === 'leave';
        if (settles)
            settled.set(step.id, success);
        found.push({ step: step.id, kind: settles ? 'settle' : 'decide', success });
    }
    return found;
}
/** Whether all needs went well; null while one has not settled. */
function successOf(step, settled, before) {
    let success = before;
    for (const need of step.needs) {
        const well = settled.get(need);
        if (well === undefined)
            return null;
        success &&= well;
    }
    return success;
}

// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/plan/definition.js
var plan_definition = __webpack_require__(86328);
// EXTERNAL MODULE: ./build/src/plan/judge.js + 5 modules
var judge = __webpack_require__(8218);
;// CONCATENATED MODULE: ./build/src/run/outcome.js


/** Why a try failed; null when it succeeded or was stopped. `minutes` is the time limit that it had. */
function failureOf({ exit, said }, minutes) {
    switch (exit.kind) {
        case 'exited':
            if (exit.code !== 0)
                return { kind: 'error', exit_code: exit.code };
            return said.errors.length > 0 ? { kind: 'refused', message: said.errors.join('; ') } : null;
        case 'signal':
            return { kind: 'signal', signal: exit.signal };
        case 'timeout':
            return { kind: 'timeout', minutes: minutes ?? 0 };
        case 'unstartable':
            return { kind: 'refused', message: exit.message };
        case 'stopped':
            return null;
    }
}
const NOTHING_SAID = {
    outputs: {},
    env: {},
    path: [],
    masked: 0,
    summary: '',
    errors: [],
    warnings: [],
};
/** A longer summary is shown where the step runs, and is not kept: every checkpoint has the whole record in it. */
const SUMMARY_KEPT = 64 * 1024;
/** What a step set for later ones, without what holds a secret, and what it wrote for the summary. */
function leftBehind(said, masks) {
    const [outputs, hiddenOutputs] = split(said.outputs, masks);
    const [env, hiddenEnv] = split(said.env, masks);
    const path = said.path.filter((entry) => !masks.hides(entry));
    const summary = masks.apply(said.summary);
    const isKept = summary !== '' && Buffer.byteLength(summary) <= SUMMARY_KEPT;
    return {
        outputs,
        env,
        path,
        withheld: {
            outputs: hiddenOutputs,
            env: hiddenEnv,
            path: path.length < said.path.length,
            masks: said.masked,
        },
        ...(isKept ? { summary } : {}),
    };
}
function split(values, masks) {
    const entries = Object.entries(values);
    const hidden = entries.filter(([name, value]) => masks.hides(value) || masks.hides(name));
    const open = entries.filter((entry) => !hidden.includes(entry));
    return [Object.fromEntries(open), hidden.map(([name]) => masks.apply(name))];
}
/** The completion that an end of a step gets now. */
function completionOf(step, run, found) {
    const { setting, standsFor, reads, beganAfter, beside, onto } = found;
    const definition = run.definition.find((entry) => entry.id === step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const number = run.completions + 1;
    return {
        number,
        basis: standsFor ?? number,
        ...(beganAfter === undefined || beganAfter === run.completions ? {} : { began_after: beganAfter }),
        definition: definition.digest,
        parts: (0,plan_definition/* partDigests */.$R)(definition),
        inputs: (0,plan_definition/* mentionedInputs */.zB)(step, setting.inputs),
        needs: step.needs.map((need) => {
            const record = records.get(need);
            return { step: need, basis: basisOf(record), result: resultOf(record) };
        }),
        ...(step.behind.length === 0
            ? {}
            : { behind: Object.fromEntries(step.behind.map((id) => [id, basisOf(records.get(id))])) }),
        reads,
        source: { commit: setting.commit, digest: setting.sourceDigest },
        github: (0,plan_definition/* mentionedFingerprints */.lC)(step, setting.github),
        entangled: [...new Set([...onTopOf(step, run), ...notSaved(onto, run)])],
        ...(beside.length === 0 ? {} : { beside }),
    };
}
/** The completions on top of which it is that may have taken what the step had made for their own: beside it, or after a try that failed. */
function onTopOf({ id }, { steps }) {
    return steps.flatMap(({ state, completion }) => state === 'completed' && completion?.beside?.includes(id) === true ? [completion.number] : []);
}
/** The completions of some steps that are not saved: what somebody has changed of theirs is told against a workspace without them. */
function notSaved(ids, { steps }) {
    return steps.flatMap(({ id, state, completion, change }) => state === 'completed' && completion !== null && change === null && ids.includes(id)
        ? [completion.number]
        : []);
}
/**
 * Whether a step has ended, in this attempt or in one whose end stands. A step that is decided afresh keeps what it
 * came to before on record, for the next plan; nobody else may see it.
 */
function hasEnded(record) {
    return record?.state === 'completed' || record?.state === 'failed' || record?.state === 'skipped';
}
function basisOf(record) {
    return hasEnded(record) && (0,judge/* hasEndedWell */.Xv)(record) ? (record?.completion?.basis ?? null) : null;
}
function resultOf(record) {
    return hasEnded(record) ? (record?.outcome ?? 'pending') : 'pending';
}
/**
 * How an attempt ends, told from the states of the steps.
 * @param section `steps`: of those alone, to know whether `finally` is due; `all`: of the whole run
 */
function statusOf(run, section) {
    const steps = run.steps.filter((step) => section === 'all' || step.section === 'steps');
    if (steps.some((step) => step.state === 'failed'))
        return 'failed';
    if (steps.some((step) => step.state === 'waiting'))
        return 'paused';
    const open = steps.some((step) => step.state !== 'completed' && step.state !== 'skipped');
    return open ? 'interrupted' : 'completed';
}
/**
 * How an attempt ends that was not cut off. Where the steps have come to be completed without `finally`, that is still to come: an earlier
 * one was of a run that had failed.
 * @param before the run as it was before the attempt; null for a new one
 */
function endOf(run, before) {
    const status = statusOf(run, 'all');
    if (status !== 'completed' || before === null || before.status === 'completed')
        return status;
    const isOwed = run.steps.some(({ section, attempt }) => section === 'finally' && attempt !== run.attempt);
    return isOwed ? 'interrupted' : status;
}
/** What keeps each step pending that has not run: the first need, in the order of the file, that did not go well. */
function blockers(pipeline, run) {
    const records = new Map(run.steps.map((record) => [record.id, record]));
    const guilty = new Map();
    const found = [];
    for (const step of pipeline.steps) {
        const record = records.get(step.id);
        if (record?.state === 'failed' || record?.state === 'waiting' || record?.state === 'interrupted') {
            guilty.set(step.id, step.id);
            continue;
        }
        const by = step.needs.map((need) => guilty.get(need)).find((id) => id !== undefined);
        if (by === undefined)
            continue;
        guilty.set(step.id, by);
        if (record?.state === 'pending')
            found.push({ step: step.id, reason: { kind: 'blocked', step: by } });
    }
    return found;
}

// EXTERNAL MODULE: ./build/src/record/fold.js
var fold = __webpack_require__(5988);
;// CONCATENATED MODULE: ./build/src/run/masked.js
/**
 * The event as it may be put on record: in paths, messages and reasons every masked text is replaced. What it tells
 * otherwise is as it was; values that steps set have been looked at where they were split off.
 */
function maskedEvent(body, masks) {
    switch (body.type) {
        case 'plan': {
            const decisions = body.decisions.map((each) => ({ ...each, reason: maskedReason(each.reason, masks) }));
            return { ...body, decisions };
        }
        case 'step.waiting':
            return { ...body, reason: maskedReason(body.reason, masks) };
        case 'step.interrupted':
        case 'attempt.ended':
            return { ...body, why: masks.apply(body.why) };
        case 'source.captured': {
            const { differs, edits } = body;
            return {
                ...body,
                ...(differs === undefined ? {} : { differs: { ...differs, paths: masked(differs.paths, masks) } }),
                ...(edits === undefined ? {} : { edits: { ...edits, paths: masked(edits.paths, masks) } }),
            };
        }
        case 'edits.kept':
        case 'files.aside':
            return { ...body, paths: masked(body.paths, masks) };
        case 'warning':
            return { ...body, message: masks.apply(body.message) };
        default:
            return body;
    }
}
function maskedReason(reason, masks) {
    switch (reason.kind) {
        case 'lost':
            return { ...reason, path: masks.apply(reason.path), why: masks.apply(reason.why) };
        case 'differs':
            return { ...reason, path: masks.apply(reason.path) };
        case 'reads':
        case 'source':
            return { ...reason, paths: masked(reason.paths, masks) };
        case 'started-before':
        case 'maybe-started':
            return { ...reason, because: maskedReason(reason.because, masks) };
        default:
            return reason;
    }
}
function masked(texts, masks) {
    return texts.map((text) => masks.apply(text));
}

;// CONCATENATED MODULE: ./build/src/run/recorder.js


/** Thrown when an event could not be made durable. The attempt ends: what is not on record may not happen. */
class RecordLost extends Error {
}
/** Writes events in their order: numbered, without secrets, folded, durable, and only then told. */
class Recorder {
    #ports;
    #run;
    #lost = null;
    constructor(ports, run) {
        this.#ports = ports;
        this.#run = run;
    }
    /** The record so far. @throws Error before the first event of a new run */
    get run() {
        if (this.#run === null)
            throw new Error('the run has no event yet');
        return this.#run;
    }
    /** The record so far, or null before the first event of a new run. */
    get latest() {
        return this.#run;
    }
    /** Why the record could not be written, once that has happened. */
    get lost() {
        return this.#lost;
    }
    /** @throws RecordLost */
    write(body) {
        if (this.#lost !== null)
            throw this.#lost;
        const at = this.#ports.clock.now().toISOString();
        const event = { n: (this.#run?.last_event ?? 0) + 1, at, ...maskedEvent(body, this.#ports.masks) };
        const next = (0,fold/* fold */.AU)(this.#run, event);
        try {
            this.#ports.journal.append(event, next);
        }
        catch (cause) {
            this.#lost = new RecordLost(`the record could not be written: ${cause.message}`, { cause });
            throw this.#lost;
        }
        this.#run = next;
        this.#ports.observer.event(event, next);
        return next;
    }
}

// EXTERNAL MODULE: ./build/src/pipeline/evaluate.js + 1 modules
var evaluate = __webpack_require__(67168);
// EXTERNAL MODULE: ./build/src/record/failure.js
var record_failure = __webpack_require__(22965);
;// CONCATENATED MODULE: ./build/src/run/backoff.js
/** Milliseconds to wait before the try after the `failed`-th (from 1). */
function delayBefore(retries, failed) {
    const factor = { fixed: 1, linear: failed, exponential: 2 ** (failed - 1) }[retries.backoff];
    return Math.min(retries.delayMs * factor, retries.maxDelayMs ?? Number.POSITIVE_INFINITY, MAX_TIMER_MS);
}
/** The longest delay that a timer of Node's takes: about 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Whether a failure is one that `retries.when` names. What could not be started would not start again either. */
function isRetried(retries, failure) {
    switch (failure.kind) {
        case 'error':
            return retries.when.includes('error') || retries.when.includes(failure.exit_code);
        case 'signal':
            return retries.when.includes('signal');
        case 'timeout':
            return retries.when.includes('timeout');
        case 'refused':
            return false;
    }
}

// EXTERNAL MODULE: ./build/src/plan/graph.js
var graph = __webpack_require__(39157);
;// CONCATENATED MODULE: ./build/src/run/context.js


/** The contexts of one step, but for `env`. */
function contextsOf(step, run, setting) {
    const known = mentionedRecords(step, run);
    const token = setting.token === null ? {} : { GITHUB_TOKEN: setting.token };
    return {
        github: { ...setting.github, token: setting.token ?? setting.secrets.GITHUB_TOKEN ?? '' },
        runner: setting.runner,
        secrets: over(setting.secrets, token),
        inputs: setting.inputs,
        matrix: {},
        strategy: {},
        run: { id: setting.runId, attempt: run.attempt, resumed: run.attempt > 1 },
        steps: Object.fromEntries(known.map(stepContext)),
        needs: Object.fromEntries(known.map(needContext)),
    };
}
/** The values of one mapping, and those of another whose names it does not have: expressions do not tell upper from lower case. */
function over(first, second) {
    const names = new Set(Object.keys(first).map((name) => name.toUpperCase()));
    const rest = Object.entries(second).filter(([name]) => !names.has(name.toUpperCase()));
    return { ...first, ...Object.fromEntries(rest) };
}
/** Only what is spoken of, since a pipeline may have thousands of steps. */
function mentionedRecords(step, run) {
    const { steps } = step.mentions;
    if (steps.length === 0)
        return [];
    if (steps.includes('*')) {
        const above = step.section === 'finally' ? null : (0,graph/* ancestorsOf */.Gw)(run.definition, step.id);
        return run.steps.filter((record) => record.id !== step.id && (above === null || above.has(record.id)));
    }
    return run.steps.filter((record) => steps.includes(record.id));
}
/** One that stays pending counts as skipped and one that was stopped as cancelled, as in a workflow. */
function stepContext(record) {
    if (!hasEnded(record)) {
        const outcome = record.state === 'interrupted' ? 'cancelled' : 'skipped';
        return [record.id, { outputs: {}, outcome, conclusion: outcome }];
    }
    const outcome = record.outcome ?? '';
    const forgiven = record.state === 'completed' && outcome === 'failure';
    return [record.id, { outputs: record.outputs, outcome, conclusion: forgiven ? 'success' : outcome }];
}
function needContext(record) {
    const [, { conclusion: result }] = stepContext(record);
    return [record.id, { result, outputs: hasEnded(record) ? record.outputs : {} }];
}
/** What the steps that a step depends on set, in the order in which they ended. */
function setBefore(step, run) {
    const setters = run.steps.filter((record) => hasEnded(record) && (record.path.length > 0 || Object.keys(record.env).length > 0));
    if (setters.length === 0)
        return { env: {}, path: [] };
    const above = step.section === 'finally' ? null : (0,graph/* ancestorsOf */.Gw)(run.definition, step.id);
    const sorted = setters
        .filter((record) => record.id !== step.id && (above === null || above.has(record.id)))
        .sort((a, b) => (a.completion?.number ?? 0) - (b.completion?.number ?? 0));
    return {
        env: Object.assign({}, ...sorted.map((record) => record.env)),
        path: sorted.toReversed().flatMap((record) => record.path),
    };
}
/** The environment of a step's process: the step's over what steps set, over the pipeline's, over Savepoint's own. */
function processEnv(layers, path) {
    const env = { ...layers.base, ...layers.pipeline, ...layers.set, ...layers.step };
    if (path.length === 0)
        return env;
    return {
        ...env,
        PATH: [...path, ...(env.PATH === undefined || env.PATH === '' ? [] : [env.PATH])].join(':'),
    };
}
/** Values of a mapping, each evaluated. */
async function evaluateAll(texts, evaluate) {
    const entries = await Promise.all(Object.entries(texts).map(async ([name, text]) => [name, await evaluate(text)]));
    return Object.fromEntries(entries);
}

// EXTERNAL MODULE: ./build/src/run/moved.js
var moved = __webpack_require__(24588);
;// CONCATENATED MODULE: ./build/src/run/step.js
/** One step of an attempt: decide it, run its tries, record how it ended. */









/** Runs one step to its end, and puts every transition on record before the next thing happens. @throws RecordLost */
async function runStep(asked) {
    const request = { ...asked, reads: null, beganAfter: asked.recorder.run.completions };
    const { step, planned, recorder } = request;
    if (!request.success && !(0,evaluate/* mentionsStatus */.M9)(conditionOf(step) ?? ''))
        return 'blocked';
    // What nobody has the value of decides nothing: not even that the step is skipped.
    if (planned.decision === 'ask' && isUndecided(request))
        return wait(request);
    const prepared = await prepare(request);
    if (prepared.kind === 'failed') {
        const left = leftBehind(NOTHING_SAID, request.ports.masks);
        return step_settle(request, prepared.failure, left, prepared.forgiven);
    }
    if (request.halted.aborted)
        return 'blocked';
    if (prepared.kind === 'wait')
        return wait(request);
    lookAtReads(request);
    if (prepared.kind === 'skip') {
        await request.ports.files.skipped(step);
        recorder.write({ type: 'step.skipped', step: step.id, completion: complete(request, NOBODY) });
        return 'skipped';
    }
    if (planned.decision === 'ask')
        return wait(request);
    warnOfVariables(request);
    return tries(request, prepared.script);
}
function wait({ step, planned, recorder }) {
    recorder.write({ type: 'step.waiting', step: step.id, reason: planned.reason });
    return 'waiting';
}
/** Whether the `if` depends on values of steps reused from an earlier attempt that held a secret. */
function isUndecided({ step, recorder }) {
    return reusedIn(recorder).some(({ id, withheld }) => (0,plan_plan/* decidesBy */.rc)(step, id, withheld));
}
/** The steps that have ended in an earlier attempt. */
function reusedIn({ run }) {
    return run.steps.filter(({ section, attempt }) => section === 'steps' && attempt !== run.attempt);
}
/** The `if`, with what holds where none is written: in `finally` that is `always()`. */
function conditionOf(step) {
    return step.if ?? (step.section === 'finally' ? 'always()' : null);
}
/** Evaluates the step's expressions. One that cannot be evaluated fails the step, as in a workflow. */
async function prepare(request) {
    const { step, pipeline, setting, ports } = request;
    const run = (0,moved/* moved */.a)(request.unsaved.reveal(request.recorder.run));
    const scope = (env) => ({
        contexts: { ...contextsOf(step, run, setting), env },
        success: request.success,
        hashFiles: ports.hashFiles,
    });
    try {
        const set = setBefore(step, run);
        const outer = await evaluateAll(pipeline.env, (text) => (0,evaluate/* evaluateText */.p_)(text, scope(setting.env)));
        const shared = over(set.env, over(outer, setting.env));
        const missing = withheldFrom(request);
        if (missing.length > 0)
            return await withoutAll(request, missing, scope(shared));
        const own = await evaluateAll(step.env, (text) => (0,evaluate/* evaluateText */.p_)(text, scope(shared)));
        const full = scope(over(own, shared));
        if (!(await (0,evaluate/* evaluateCondition */.F9)(conditionOf(step), full)))
            return { kind: 'skip' };
        const env = processEnv({ base: setting.env, pipeline: outer, set: set.env, step: own }, set.path);
        return { kind: 'run', script: await scriptOf(request, full, env) };
    }
    catch (error) {
        if (!(error instanceof Error) || error.name !== 'EvaluationError')
            throw error;
        const failure = { kind: 'refused', message: ports.masks.apply(error.message) };
        return { kind: 'failed', failure, forgiven: step.continueOnError === true };
    }
}
/**
 * What becomes of a step that needs what was not saved: only its `if` is evaluated, where that does not hang on it. Steps of `finally` do not
 * wait.
 */
async function withoutAll(request, missing, scope) {
    const { step, planned } = request;
    if (!isUndecided(request) && !(await (0,evaluate/* evaluateCondition */.F9)(conditionOf(step), scope)))
        return { kind: 'skip' };
    if (planned.decision === 'ask')
        return { kind: 'wait' };
    return { kind: 'failed', failure: refusal(missing), forgiven: false };
}
async function scriptOf({ step, workspace }, scope, env) {
    const minutes = typeof step.timeoutMinutes === 'string'
        ? positive(await (0,evaluate/* evaluateValue */.zG)(step.timeoutMinutes, scope), step)
        : step.timeoutMinutes;
    const forgiving = typeof step.continueOnError === 'string'
        ? (await (0,evaluate/* evaluateText */.p_)(step.continueOnError, scope)) === 'true'
        : step.continueOnError;
    const directory = step.workingDirectory === null ? '.' : await (0,evaluate/* evaluateText */.p_)(step.workingDirectory, scope);
    return {
        script: await (0,evaluate/* evaluateText */.p_)(step.run, scope),
        shell: step.shell,
        cwd: (0,external_node_path_.resolve)(workspace, directory),
        env,
        minutes,
        timeoutMs: minutes === null ? null : minutes * 60_000,
        continueOnError: forgiving,
    };
}
function positive(value, step) {
    const minutes = typeof value === 'string' ? Number(value) : value;
    if (typeof minutes === 'number' && minutes > 0)
        return minutes;
    const error = new Error(`timeout-minutes of ${step.id} must be a number above 0, but ${step.timeoutMinutes} is ${JSON.stringify(value)}`);
    error.name = 'EvaluationError';
    throw error;
}
/** What the expressions of the step speak of that steps reused from an earlier attempt have set, and that held a secret. */
function withheldFrom({ step, recorder }) {
    return reusedIn(recorder).flatMap(({ id, withheld }) => (0,plan_plan/* spokenOf */.GR)(step, id, withheld).map((name) => `${id}.${name}`));
}
/** Whether the script of a step of `finally` uses a variable that was not saved nobody can tell. */
function warnOfVariables({ step, planned, recorder }) {
    if (planned.section !== 'finally')
        return;
    for (const { id, withheld } of reusedIn(recorder)) {
        const names = (0,plan_plan/* neededOf */.b1)(step, id, { ...withheld, outputs: [] }).join(', ');
        const message = `runs without the ${names} that ${id} set, which held a secret and was not saved; give ${id} \`rerun: always\``;
        if (names !== '')
            recorder.write({ type: 'warning', step: step.id, message });
    }
}
function refusal(missing) {
    const which = missing.join(', ');
    return {
        kind: 'refused',
        message: `needs ${which}, which held a secret and was not saved; give the step that sets it \`rerun: always\``,
    };
}
async function tries(request, script) {
    const { step, recorder, ports, halted } = request;
    const why = await ports.files.starting(step);
    if (halted.aborted) {
        await ports.files.failed(step, 'end');
        return 'blocked';
    }
    if (why !== null) {
        const left = leftBehind(NOTHING_SAID, ports.masks);
        return step_settle(request, { kind: 'refused', message: why }, left, script.continueOnError);
    }
    let before = beforeOf(request);
    for (let at = 1;; at++) {
        recorder.write({ type: 'step.started', step: step.id, try: at });
        if (step.rerun === 'ask') {
            const why = await ports.published.now();
            if (why !== null)
                return withdraw(request, why, before);
            if (halted.aborted)
                return interrupt(request, before);
            // Each of two attempts publishes first and looks then, so that one of them at least sees the other.
            const others = at === 1 ? await ports.published.others() : null;
            if (others !== null)
                return withdraw(request, others, CUT_OFF);
            if (halted.aborted)
                return interrupt(request, before);
        }
        const result = await oneTry(request, script, at);
        if (result.exit.kind === 'stopped')
            return interrupt(request);
        const failure = failureOf(result, script.minutes);
        warn(request, result);
        const left = leftBehind(result.said, ports.masks);
        request.unsaved.keep(step.id, result.said, left);
        if (failure === null)
            return succeed(request, left, result);
        if (at > step.retries.max || !isRetried(step.retries, failure)) {
            return step_settle(request, failure, left, script.continueOnError);
        }
        if (halted.aborted)
            return interrupt(request);
        if ((await ports.files.failed(step, 'try-again')) === 'not-ready') {
            return step_settle(request, failure, left, script.continueOnError);
        }
        if (request.leftRunning.size === 0)
            await ports.files.waits(step);
        const delay = delayBefore(step.retries, at);
        recorder.write({ type: 'step.retrying', step: step.id, try: at, failure, delay_ms: delay });
        before = afterFailure(failure);
        await ports.clock.sleep(delay, halted);
        const ready = await waited(request, at + 1);
        if (halted.aborted)
            return interrupt(request);
        if (ready === 'not-ready')
            return step_settle(request, failure, left, script.continueOnError);
    }
}
/** A person may have used the time: what the next try reads is looked at again. */
async function waited(request, next) {
    const { step, ports } = request;
    if (request.leftRunning.size > 0)
        return 'ready';
    const ready = await ports.files.waited(step, next);
    lookAtReads(request);
    return ready;
}
/** Notes what the step finds now of what it reads. */
function lookAtReads(request) {
    request.reads = request.ports.files.reads(request.step);
    request.beganAfter = request.recorder.run.completions;
}
const CUT_OFF = { kind: 'cut-off' };
function beforeOf({ step, recorder }) {
    const record = (0,record_run/* stepOf */.cg)(recorder.run, step.id);
    if (record?.started !== true)
        return { kind: 'never-started' };
    return record.failure === null ? CUT_OFF : afterFailure(record.failure);
}
function afterFailure(failure) {
    return failure.kind === 'error' ? { kind: 'ended-itself', failure } : CUT_OFF;
}
/**
 * A step that the machine starts at most once does not start before that is known elsewhere. Nothing of it was started: the
 * record says so, and the attempt ends.
 */
async function withdraw(request, why, before) {
    const { step } = request;
    const message = `not started: that it starts must be saved first, and could not be: ${why}`;
    await cutOff(request, message, before);
    request.onUnpublished(`${step.id} is ${message}`);
    return 'interrupted';
}
async function oneTry(request, script, at) {
    const { step, ports, setting, recorder } = request;
    const log = ports.openLog({ step: step.id, attempt: recorder.run.attempt, try: at });
    const scratch = ports.scratch();
    try {
        const running = ports.shell.start({
            ...script,
            scratch: scratch.path,
            mark: { attempt: setting.mark, step: `${step.number}` },
            masks: ports.masks,
            output: {
                write: (bytes) => {
                    log.write(bytes);
                    return ports.observer.output(step.id, bytes);
                },
                note: (note) => ports.observer.note(step.id, note),
            },
        });
        request.onStart(running);
        const result = await running.result;
        if (result.said.summary !== '')
            log.summary(ports.masks.apply(result.said.summary));
        // What lives on goes on writing into its log.
        if (result.leftRunning.length === 0)
            log.close();
        return result;
    }
    finally {
        scratch.dispose();
    }
}
function warn({ step, recorder, ports, leftRunning }, result) {
    for (const warning of result.said.warnings) {
        recorder.write({ type: 'warning', step: step.id, message: ports.masks.apply(warning) });
    }
    if (result.leftRunning.length === 0)
        return;
    leftRunning.add(step.id);
    const names = result.leftRunning.map((left) => `${left.command} (pid ${left.pid})`).join(', ');
    recorder.write({
        type: 'warning',
        step: step.id,
        message: `left ${names} running; it ends with the run, and a resume will not start it again unless the step has \`rerun: always\``,
    });
}
function succeed(request, left, result) {
    const exit_code = result.exit.kind === 'exited' ? result.exit.code : null;
    return completed(request, { outcome: 'success', exit_code, error_message: null, ...left });
}
/** A step that could not be started has changed nothing, and its files are looked at all the same. */
async function step_settle(request, failure, left, forgiving = false) {
    const { step, recorder, ports } = request;
    const error_message = ports.masks.apply((0,record_failure/* describeFailure */.I)(failure));
    const masked = failure.kind === 'refused' ? { kind: 'refused', message: error_message } : failure;
    if (forgiving) {
        const exit_code = failure.kind === 'error' ? failure.exit_code : null;
        return completed(request, { outcome: 'failure', exit_code, error_message, ...left });
    }
    await ports.files.failed(step, 'end');
    const completion = complete(request, NOBODY);
    recorder.write({ type: 'step.failed', step: step.id, failure: masked, error_message, completion, ...left });
    // Known elsewhere before what depends on it starts. Where that cannot be, a person is asked before it could run again.
    if (step.rerun === 'ask')
        await ports.published.now();
    return 'failure';
}
/** What the step changed is captured before it is told as completed. */
async function completed(request, end) {
    const { step, recorder, ports } = request;
    const { change, warnings, ...others } = await ports.files.completed(step);
    const completion = complete(request, others);
    recorder.write({ type: 'step.completed', step: step.id, completion, change, ...end });
    await ports.files.recorded(step, completion);
    if (step.rerun === 'ask')
        await ports.published.now();
    for (const message of warnings)
        recorder.write({ type: 'warning', step: step.id, message });
    return 'success';
}
function interrupt(request, before = CUT_OFF) {
    return cutOff(request, request.whyHalted(), before);
}
async function cutOff({ step, recorder, ports }, why, before) {
    await ports.files.failed(step, 'end');
    const never = before.kind === 'cut-off' ? {} : { never_started: true };
    const last = before.kind === 'ended-itself' ? { failure: before.failure } : {};
    recorder.write({ type: 'step.interrupted', step: step.id, why, ...never, ...last });
    return 'interrupted';
}
const NOBODY = { beside: [], onto: [], standsIn: true };
function complete(request, { beside, onto, standsIn }) {
    const { step, recorder, setting, planned, reads, beganAfter } = request;
    const standsFor = standsIn ? planned.standsFor : null;
    const found = { setting, standsFor, reads, beganAfter, beside, onto };
    return completionOf(step, recorder.run, found);
}

// EXTERNAL MODULE: ./build/src/run/unpublished.js
var unpublished = __webpack_require__(80996);
;// CONCATENATED MODULE: ./build/src/run/unsaved.js
/**
 * What steps of this attempt set and the record may not hold, since it contains a secret. The later steps of the
 * attempt have it all the same; a resume does not.
 */
class Unsaved {
    #said = new Map();
    /** Notes what a step set when it ended. @param left what the record has of it */
    keep(step, { outputs, env, path }, { withheld }) {
        const hidden = withheld.path || withheld.outputs.length + withheld.env.length > 0;
        if (hidden)
            this.#said.set(step, { outputs, env, path });
        else
            this.#said.delete(step);
    }
    /** The record with all that steps set. For the eyes of steps only: it must not be written anywhere. */
    reveal(run) {
        if (this.#said.size === 0)
            return run;
        return { ...run, steps: run.steps.map((step) => ({ ...step, ...this.#said.get(step.id) })) };
    }
}

;// CONCATENATED MODULE: ./build/src/run/attempt.js









/** Runs what the plan says. Settles when the attempt has ended and no process of it lives on. */
async function runAttempt(request, ports) {
    const recorder = new Recorder(ports, request.run);
    const attempt = new Attempt(request, ports, recorder);
    try {
        let ended = 0;
        try {
            await attempt.run();
        }
        finally {
            ended = await ports.shell.endAttempt(request.setting.mark);
        }
        await ports.files.end(ended > 0 || attempt.hasLeftRunning);
        attempt.end();
    }
    catch (error) {
        if (!(error instanceof RecordLost))
            throw error;
    }
    return {
        run: recorder.latest,
        stoppedBy: request.stop.by,
        lost: recorder.lost ?? attempt.unpublished,
        stuck: attempt.stuck,
    };
}
class Attempt {
    #request;
    #ports;
    #recorder;
    #steps;
    #scripts = new Set();
    #unsaved = new Unsaved();
    #leftRunning = new Set();
    #halt = new AbortController();
    #why = '';
    #stuck = null;
    #unpublished = null;
    constructor(request, ports, recorder) {
        this.#request = request;
        this.#ports = ports;
        this.#recorder = recorder;
        this.#steps = new Map((0,model/* allSteps */.B)(request.pipeline).map((step) => [step.id, step]));
    }
    get stuck() {
        return this.#stuck;
    }
    get hasLeftRunning() {
        return this.#leftRunning.size > 0;
    }
    get unpublished() {
        return this.#unpublished;
    }
    async run() {
        const { stop, plan } = this.#request;
        stop.asked.addEventListener('abort', () => this.#haltAll(`stopped by ${stop.by}`, stop.by ?? 'SIGTERM'));
        stop.hurry.addEventListener('abort', () => {
            for (const script of this.#scripts)
                script.kill();
        });
        this.#begin();
        this.#warnOfMasks();
        this.#takePresent();
        if (stop.by !== null)
            return;
        if (!(await this.#beginFiles()) || stop.by !== null)
            return;
        await this.#section(plan.steps.filter((step) => step.section === 'steps'), true);
        const status = statusOf(this.#recorder.run, 'steps');
        if (stop.by !== null || this.#unpublished !== null)
            return;
        if (status !== 'completed' && status !== 'failed')
            return;
        const cleanUp = plan.steps.filter((step) => step.section === 'finally' && step.decision === 'run');
        this.#halt = new AbortController();
        await this.#section(cleanUp, status === 'completed');
    }
    end() {
        const { stop, pipeline } = this.#request;
        const run = this.#recorder.run;
        const isCutOff = stop.by !== null || this.#stuck !== null || this.#unpublished !== null;
        const status = isCutOff ? 'interrupted' : endOf(run, this.#request.run);
        const waiting = run.steps.filter((step) => step.state === 'waiting').map((step) => step.id);
        this.#recorder.write({
            type: 'attempt.ended',
            status,
            why: this.#whyEnded(status),
            waiting_for: status === 'paused' ? waiting : [],
            pending: blockers(pipeline, run),
        });
    }
    #whyEnded(status) {
        if (this.#stuck !== null)
            return cannotBegin(this.#stuck);
        return this.#unpublished?.message ?? whyEnded(status, this.#recorder.run, this.#request.stop.by);
    }
    #begin() {
        const { pipeline, plan, run, setting } = this.#request;
        this.#recorder.write({
            type: 'plan',
            schema: record_run/* SCHEMA */.yx,
            run_id: setting.runId,
            sequence: setting.sequence,
            attempt: (run?.attempt ?? 0) + 1,
            mark: setting.mark,
            pipeline: { name: pipeline.name, path: pipeline.path, digest: pipeline.digest },
            source: setting.source,
            inputs: setting.inputs,
            secrets: Object.keys(setting.secrets).sort(),
            where: setting.where,
            retention_ms: pipeline.retentionMs,
            definition: plan.definition,
            decisions: (0,plan_plan/* decisionsOf */.bB)(plan, pipeline),
            ...(setting.history === 'uncertain' ? { history: setting.history } : {}),
            ...(setting.by === null ? {} : { by: setting.by }),
        });
    }
    /** Brings the workspace to what the plan wants; false when that cannot be done. What was done until then stays. */
    async #beginFiles() {
        const { stop } = this.#request;
        try {
            await this.#ports.files.begin({
                write: (body) => void this.#recorder.write(body),
                run: () => this.#recorder.run,
            });
            return true;
        }
        catch (error) {
            if (error instanceof RecordLost)
                throw error;
            if (stop.by === null)
                this.#stuck = error;
            return false;
        }
    }
    /** A step that is taken as completed, because all that it writes is there, becomes so. */
    #takePresent() {
        const { plan, setting } = this.#request;
        for (const planned of plan.steps) {
            const step = this.#steps.get(planned.id);
            if (planned.reason.kind !== 'present' || step === undefined)
                continue;
            const reads = this.#ports.files.reads(step);
            const found = { setting, standsFor: null, reads, beside: [], onto: [] };
            const completion = completionOf(step, this.#recorder.run, found);
            this.#recorder.write({
                type: 'step.completed',
                step: step.id,
                outcome: 'success',
                exit_code: null,
                error_message: null,
                completion: { ...completion, present: true },
                change: { pack: null, files: 0, bytes: 0, stored_bytes: 0 },
                ...leftBehind(NOTHING_SAID, this.#ports.masks),
            });
        }
    }
    /** Texts that a reused step asked to be masked are not on record: nobody can mask them again but the step itself. */
    #warnOfMasks() {
        const { plan } = this.#request;
        if (!plan.steps.some((step) => step.section === 'steps' && step.decision === 'run'))
            return;
        const reused = new Set(plan.steps.filter((step) => step.decision === 'reuse').map((step) => step.id));
        for (const { id, withheld } of this.#recorder.run.steps) {
            if (withheld.masks === 0 || !reused.has(id))
                continue;
            this.#recorder.write({
                type: 'warning',
                step: id,
                message: 'is not run again, and what it masked by ::add-mask:: is not masked now; `rerun: always` would',
            });
        }
    }
    /** Runs steps until none is running and none can start. */
    async #section(planned, before) {
        const byId = new Map(planned.map((step) => [step.id, step]));
        const progress = new Map();
        const busy = new Map();
        // One that throws stays in `busy`, so that the next wait meets it, whoever ends at the same moment.
        const conduct = async (move, step) => {
            progress.set(move.step, progressAfter(await this.#conduct(move, step), move.success));
            busy.delete(move.step);
        };
        for (;;) {
            for (const move of this.#halt.signal.aborted ? [] : moves(planned, progress, before)) {
                const step = byId.get(move.step);
                if (step === undefined)
                    throw new Error(`a move of an unknown step: ${move.step}`);
                if (move.kind === 'settle')
                    progress.set(move.step, { kind: 'settled', well: move.success });
                else if (busy.size < this.#request.setting.maxParallel) {
                    progress.set(move.step, { kind: 'busy' });
                    busy.set(move.step, conduct(move, step));
                }
            }
            if (busy.size === 0)
                return;
            await this.#oneOf(busy);
        }
    }
    /** Waits for one step. When one throws, the others are ended and waited for first. */
    async #oneOf(busy) {
        try {
            await Promise.race(busy.values());
        }
        catch (error) {
            this.#haltAll(error.message, 'SIGTERM');
            await Promise.allSettled(busy.values());
            throw error;
        }
    }
    async #conduct(move, planned) {
        const step = this.#steps.get(move.step);
        if (step === undefined)
            throw new Error(`a plan with an unknown step: ${move.step}`);
        let script = null;
        const { pipeline, setting, workspace } = this.#request;
        const end = await runStep({
            step,
            planned,
            pipeline,
            setting,
            workspace,
            ports: this.#ports,
            recorder: this.#recorder,
            unsaved: this.#unsaved,
            leftRunning: this.#leftRunning,
            success: move.success,
            halted: this.#halt.signal,
            whyHalted: () => this.#why,
            onUnpublished: (why) => {
                this.#unpublished ??= new unpublished/* Unpublished */.c(step.id, why);
                this.#haltAll(why, 'SIGTERM');
            },
            onStart: (started) => {
                if (script !== null)
                    this.#scripts.delete(script);
                script = started;
                this.#scripts.add(started);
            },
        });
        if (script !== null)
            this.#scripts.delete(script);
        if (end === 'failure' && pipeline.failFast && planned.section === 'steps') {
            this.#haltAll(`stopped because ${step.id} failed (fail-fast)`, 'SIGTERM');
        }
        if (this.#leftRunning.size === 0)
            await this.#ports.files.rests();
        return end;
    }
    #haltAll(why, signal) {
        if (this.#halt.signal.aborted)
            return;
        this.#why = why;
        this.#halt.abort();
        for (const script of this.#scripts)
            script.stop(signal);
    }
}
function progressAfter(end, success) {
    switch (end) {
        case 'success':
        case 'skipped':
            return { kind: 'settled', well: success };
        case 'failure':
        case 'interrupted':
        case 'blocked':
            return { kind: 'settled', well: false };
        case 'waiting':
            return { kind: 'waiting' };
    }
}
function cannotBegin({ message }) {
    return `the workspace could not be brought to where the run was: ${message}`;
}
function whyEnded(status, run, by) {
    const named = (state) => run.steps
        .filter((step) => step.state === state)
        .map((step) => step.id)
        .join(', ');
    switch (status) {
        case 'completed':
            return 'all steps completed';
        case 'failed':
            return `failed: ${named('failed')}`;
        case 'paused':
            return `waiting for a person: ${named('waiting')}`;
        case 'interrupted':
            return by === null ? 'ended with steps left to run' : `stopped by ${by}`;
    }
}

// EXTERNAL MODULE: ./build/src/shell/masks.js + 1 modules
var shell_masks = __webpack_require__(57169);
// EXTERNAL MODULE: ./build/src/launch/node-ports.js
var node_ports = __webpack_require__(39444);
;// CONCATENATED MODULE: ./build/src/launch/clear-up.js
/** What attempts have left behind whose own process is gone. */





/**
 * Ends the processes of attempts in this workspace whose own process is gone, and removes their scratch files; also
 * those of the last attempt of this run, however it ended.
 * @returns when processes of this run were ended, in ms since 1970; null if none lived
 */
async function clearUp({ store, workspace, marks, temp, me, shell, clock, warn }, run) {
    const left = store.list().runs.flatMap(({ run: other, held }) => {
        const last = other.attempts.at(-1);
        return !held && last?.ended_at === null && last.where.workspace === workspace
            ? [{ ...last, run: other.run_id }]
            : [];
    });
    const last = run?.attempts.at(-1);
    const own = last === undefined ? [] : [{ ...last, run: run?.run_id ?? '' }];
    let killed = null;
    for (const { mark, where, run: id } of [...left, ...own]) {
        // Whoever can write to a cache can write a record.
        if (!/^[0-9a-f-]{36}$/.test(mark))
            continue;
        if (!isGone(where, me)) {
            warn(`another attempt of this run still goes on, on this machine (process ${where.pid}): both run steps. Let only one start at a time, in a workflow by a \`concurrency\` group`);
            continue;
        }
        const count = await shell.endAttempt(mark);
        if (count > 0 && mark === last?.mark)
            killed = clock.now().getTime();
        else if (count > 0)
            (0,mark_writer/* noteEnded */.jO)((0,files_mark/* markPath */.Nf)(marks, workspace, id));
        (0,external_node_fs_.rmSync)((0,node_ports/* scratchPath */.KT)(temp, mark), { recursive: true, force: true });
    }
    return killed;
}
/** Whether the process of an attempt is gone. Where a lock did not tell, its record must: one in a cache is held by nobody. */
function isGone({ host, boot, namespace, pid, started }, me) {
    if (boot === undefined || namespace === undefined || started === undefined)
        return true;
    return (0,identity/* isAlive */._)({ host, boot, namespace, pid, started }, me) !== 'alive';
}

// EXTERNAL MODULE: ./build/src/digest/digest.js
var digest = __webpack_require__(91516);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/lock.js
var lock = __webpack_require__(22520);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var launch_refusal = __webpack_require__(39861);
;// CONCATENATED MODULE: ./build/src/launch/locks.js
/** Who works where: one process a workspace, one a run. */






/** @param locks the fixed place of workspace locks @throws Refusal exit 4; StoreError when locks cannot be written */
function holdWorkspace(workspace, { locks, me }) {
    const acquired = acquireIn(locks, { directory: locks, name: (0,digest/* sha256 */.sc)(workspace).slice(0, 32), me });
    if (acquired.kind === 'held')
        return acquired.lock;
    throw new launch_refusal/* Refusal */.P(4, `another process holds the workspace ${workspace}${whoIs(acquired.by)}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
/** @throws StoreError when locks cannot be written */
function acquireIn(locks, request) {
    try {
        makeShared(locks);
        return (0,lock/* acquire */.X)(request);
    }
    catch (error) {
        throw new errors/* StoreError */.AD(`the locks in ${locks} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`, { cause: error });
    }
}
/**
 * Every user of the machine has locks there, and can remove only their own. Its owner sees to that. What another user
 * put in its place is not followed. @throws Error when it is not a folder
 */
function makeShared(directory) {
    (0,atomic/* makeDirectories */.Kb)(directory);
    const found = (0,external_node_fs_.lstatSync)(directory);
    if (!found.isDirectory())
        throw new Error(`${directory} is not a folder`);
    if (found.uid === process.getuid?.() && (found.mode & 0o7777) !== 0o1777)
        (0,external_node_fs_.chmodSync)(directory, 0o1777);
}
/** @throws Refusal exit 4 */
function holdRun(id, store) {
    const held = store.hold(id);
    if (held.kind === 'held')
        return held.open;
    throw new launch_refusal/* Refusal */.P(4, `another process holds the run ${id}${whoIs(held.by)}`, {
        hint: 'wait until it has ended, or stop it',
    });
}
function whoIs(by) {
    return by === null ? '' : `: pid ${by.pid} on ${by.host}`;
}

// EXTERNAL MODULE: ./build/src/tree/reconcile.js
var reconcile = __webpack_require__(83638);
// EXTERNAL MODULE: ./build/src/workspace/git-files.js
var git_files = __webpack_require__(15405);
// EXTERNAL MODULE: ./build/src/workspace/two-names.js
var two_names = __webpack_require__(42368);
// EXTERNAL MODULE: ./build/src/workspace/apply.js + 2 modules
var apply = __webpack_require__(53754);
// EXTERNAL MODULE: ./build/src/workspace/spots.js + 1 modules
var spots = __webpack_require__(89915);
// EXTERNAL MODULE: ./build/src/files/kept.js
var kept = __webpack_require__(56325);
// EXTERNAL MODULE: ./build/src/files/past-edits.js
var past_edits = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/src/tree/known.js
var tree_known = __webpack_require__(90181);
// EXTERNAL MODULE: ./build/src/tree/state.js
var tree_state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/workspace/stat-index.js
var stat_index = __webpack_require__(51292);
;// CONCATENATED MODULE: ./build/src/files/restore.js








/** Does what was decided. What is not as it was seen is left. @throws ContentLost, WorkspaceError */
function act(actions, index, tools) {
    const { setting, area, packs } = tools;
    return (0,apply/* apply */.Bb)(expectingAll(actions, index), {
        roots: area.roots,
        contents: packs.contents,
        signal: setting.signal,
        onProgress: (files, bytes) => setting.progress('restoring', files, bytes),
    });
}
function* expectingAll(actions, index) {
    for (const action of actions)
        yield expecting(action, index);
}
function expecting(action, index) {
    const { path } = action;
    const seen = index.get(path)?.seen;
    switch (action.kind) {
        case 'write':
            return {
                kind: 'write',
                path,
                entry: action.entry,
                expect: action.found === null ? null : (seen ?? null),
            };
        case 'delete':
            if (seen === undefined)
                throw new Error(`${(0,tree_path/* textOf */.b6)(path)} is to be deleted and was never seen`);
            return { kind: 'delete', path, expect: seen };
        case 'times':
            // A directory that took the place of something else has been written just now.
            return seen === undefined || (0,stat_index/* kindOf */.I)(seen.mode) !== action.entry.kind
                ? { kind: 'times', path, entry: action.entry }
                : { kind: 'times', path, entry: action.entry, expect: seen };
    }
}
/** For a line of the log. */
function firstOf(names) {
    return [...new Set(names)].slice(0, 5).join(', ');
}
/**
 * Sets what a step has written back to what it had found. What it wrote is in the store already.
 * @throws ContentLost, WorkspaceError
 */
async function bringBack(change, tools) {
    const { ground } = tools;
    const moves = change.map(({ path, after, wanted = ground.model.get(path) }) => ({
        path,
        found: after,
        wanted,
    }));
    const lost = await lostOf(moves, tools);
    const { indexed, ...notSetBack } = await move(moves, lost, tools);
    const isApart = new Set(change.flatMap(({ path, wanted }) => (wanted === undefined ? [] : [path])));
    for (const path of indexed.keys())
        if (!isApart.has(path))
            ground.join(path);
    return notSetBack;
}
/** Why a content is missing that was kept, or may have been; null where nobody kept it, and it was never to be had. */
function whyGone(digest, { lost, packs }) {
    return packs.contents.has(digest) ? (lost.get(digest) ?? null) : packs.contents.missing;
}
function notKept(path) {
    return `${(0,tree_path/* textOf */.b6)(path)} (its content was not kept)`;
}
/** The contents without which that cannot be done, by digest, and why they are lost. */
function lostOf(moves, { packs, setting }) {
    const needed = new Set();
    for (const { found, wanted } of moves)
        if (wanted?.kind === 'file' && !(found?.kind === 'file' && found.digest === wanted.digest))
            needed.add(wanted.digest);
    return packs.contents.verify(needed, { signal: setting.signal });
}
/** Does that, but for what needs a lost content, and notes what is there then. @throws ContentLost, WorkspaceError */
async function move(moves, lost, tools) {
    const { ground, packs } = tools;
    const [wanted, found, known] = [new Map(), new Map(), new tree_known/* Known */.I([])];
    for (const each of moves) {
        if (each.wanted !== undefined)
            wanted.set(each.path, each.wanted);
        if (each.found !== null)
            found.set(each.path, each.found);
        known.add(each.path, each.found);
    }
    const { actions } = (0,reconcile/* reconcile */.L)({ wanted, found, known, place: 'left' });
    const possible = actions.filter(({ path }) => {
        const entry = wanted.get(path);
        return entry?.kind !== 'file' || !lost.has(entry.digest);
    });
    const written = (0,reconcile/* pathsTo */._)('write', possible);
    const deleted = (0,reconcile/* pathsTo */._)('delete', possible);
    const stays = [...ground.index.keys()].filter((path) => !deleted.has(path));
    const one = (0,two_names/* firstTwoNames */.th)(written, tools.area.roots, stays);
    if (one !== null)
        return { blocked: [`${(0,tree_path/* textOf */.b6)(one.b)} (${(0,two_names/* sameNames */.Fk)(one)})`], left: [], indexed: new Map() };
    const applied = await act(possible, ground.index, tools);
    ground.see(applied.indexed);
    const blocked = [];
    const left = [];
    for (const { path } of actions.filter((action) => !possible.includes(action))) {
        const entry = wanted.get(path);
        const why = entry?.kind === 'file' ? whyGone(entry.digest, { lost, packs }) : null;
        if (why !== null)
            blocked.push(`${(0,tree_path/* textOf */.b6)(path)} (${why})`);
        else
            left.push(notKept(path));
    }
    // There when the run began, and nobody could read it.
    for (const { path, wanted: before, found: now } of moves)
        if (before?.kind === 'other' && !(0,tree_state/* sameState */.yY)(before, now))
            left.push(notKept(path));
    for (const { path, why } of applied.kept) {
        const isBlocked = written.has(path) && why !== 'not-ours';
        (isBlocked ? blocked : left).push(`${(0,tree_path/* textOf */.b6)(path)} (${spots/* KEPT_WHY */.sV[why]})`);
    }
    return { blocked, left, indexed: applied.indexed };
}

// EXTERNAL MODULE: ./build/src/files/committed.js
var committed = __webpack_require__(99843);
// EXTERNAL MODULE: ./build/src/files/differing.js
var differing = __webpack_require__(92293);
// EXTERNAL MODULE: ./build/src/files/outlook.js + 2 modules
var files_outlook = __webpack_require__(13333);
// EXTERNAL MODULE: ./build/src/files/skipped.js
var files_skipped = __webpack_require__(88265);
// EXTERNAL MODULE: ./build/src/files/view.js
var files_view = __webpack_require__(52428);
;// CONCATENATED MODULE: ./build/src/files/save-source.js
/** Saves the source of a run: the workspace before its first step, of each workspace anew. */







/** A new run: everything that is there is its source. @throws as `Saving.capture` */
async function saveFirst(saving) {
    const { inspection } = saving;
    const { view } = inspection;
    const hidden = hiddenIn(inspection);
    const unseen = [...hidden].filter(([path]) => !view.seen.has(path));
    const taken = await saving.capture({
        kind: 'source',
        paths: view.seen,
        before: (path) => hidden.get(path) ?? null,
        keep: (path) => keepOfSource(inspection, path),
        what: 'all',
        ...(unseen.length === 0 ? {} : { rest: { entries: new Map(unseen), held: new Map() } }),
    });
    const index = new Map();
    const model = new Map();
    const unread = new Map();
    for (const [path, indexed] of taken.indexed) {
        if (indexed === null)
            continue;
        index.set(path, indexed);
        model.set(path, indexed.entry);
    }
    for (const { path, why } of taken.failed) {
        const seen = view.seen.get(path);
        if (seen === undefined)
            continue;
        unread.set(path, seen);
        model.set(path, (0,files_view/* unreadable */.O)(seen));
        sayNotSaved(inspection, path, why);
    }
    const digest = (0,files_outlook/* sourceDigest */.c9)(model);
    tell(saving, 'first', { digest, taken });
    return { model, index, unread, digest };
}
/**
 * Another workspace has a source of its own: digests of all, and the contents that neither git nor the store has.
 * @throws as `Saving.capture`
 */
async function saveSourceElsewhere(saving, { facts, view }) {
    const { inspection } = saving;
    const paths = new Map();
    const hidden = hiddenIn(inspection);
    const entries = new Map([...hidden].filter(([path]) => !facts.source.has(path)));
    for (const [path, entry] of facts.source) {
        const indexed = view.index.get(path);
        const isAsFound = indexed !== undefined && (0,tree_state/* sameState */.yY)(indexed.entry, entry);
        if (isAsFound)
            paths.set(path, indexed.seen);
        else
            entries.set(path, entry);
        if (!isAsFound && entry.kind === 'other')
            sayNotSaved(inspection, path, view.unread.get(path)?.why ?? entry.what);
    }
    const taken = await saving.capture({
        kind: 'source',
        paths,
        before: (path) => hidden.get(path) ?? null,
        keep: (path) => keepOfSource(inspection, path),
        what: 'all',
        // Times that are to be set here are those of the run: the next workspace gets them, too.
        recorded: (path) => facts.source.get(path),
        rest: { entries, held: heldBefore(inspection) },
    });
    for (const { path, why } of taken.failed)
        sayNotSaved(inspection, path, why);
    tell(saving, view.place === 'empty' ? 'empty' : 'elsewhere', { digest: facts.digest, taken });
}
function tell(saving, place, { digest, taken: { ref, held } }) {
    if (ref === null)
        throw new Error('a source without a pack');
    const { view, history, git, outlook } = saving.inspection;
    history.contents.addGit(git, held);
    const { commit, origin } = view;
    const differs = outlook === null ? null : (0,differing/* differingSources */.R)(outlook);
    const edits = outlook === null ? null : (0,differing/* comingEdits */.H)(outlook);
    const said = {
        ...(origin.commit === commit ? {} : { origin: origin.commit }),
        ...(differs === null ? {} : { differs }),
        ...(edits === null ? {} : { edits }),
    };
    saving.tell({ type: 'source.captured', place, commit, digest, change: ref, ...said });
}
/** What nobody can look at, or into. */
function hiddenIn({ view }) {
    const hidden = view.skipped.filter((each) => (0,files_skipped/* isHidden */.dK)(each) && each.path !== '.');
    return new Map(hidden.map(({ path }) => [path, { ...tree_state/* UNREADABLE */.mP, mtime: 0 }]));
}
function sayNotSaved({ setting }, path, why) {
    setting.warn(unreadLine(path, why));
}
/** In words. */
function unreadLine(path, why) {
    return `${(0,tree_path/* textOf */.b6)(path)} cannot be read, and is not saved: ${why}`;
}
function heldBefore({ history }) {
    const { source, earlier } = history;
    return new Map([...(earlier?.held ?? []), ...(source?.held ?? [])]);
}
/** Contents that git has are not kept a second time; nor are ignored files, which are not part of the source. */
function keepOfSource({ view }, path) {
    const { git } = view;
    const blob = (0,committed/* foreignGit */.LT)(view)?.held.get(path);
    if (blob !== undefined)
        return { kind: 'unless', blob };
    return git?.ignored(path) === true ? { kind: 'digest' } : { kind: 'content' };
}

// EXTERNAL MODULE: ./build/src/files/stale.js
var files_stale = __webpack_require__(51320);
// EXTERNAL MODULE: ./build/src/record/set-aside.js
var set_aside = __webpack_require__(21234);
// EXTERNAL MODULE: ./build/src/words/some.js
var some = __webpack_require__(75047);
// EXTERNAL MODULE: ./build/src/files/capture.js + 4 modules
var capture = __webpack_require__(74203);
;// CONCATENATED MODULE: ./build/src/files/take.js
/** Captures what is at paths of the workspace while steps run, against what the model has there. */




/** What the keepers of a session share. */
class Taking {
    parts;
    /** How events come on record; null before the attempt's first event. */
    log = null;
    constructor(parts) {
        this.parts = parts;
    }
    take(kind, step, now) {
        const { ground, area, packs, setting } = this.parts;
        return (0,capture/* capture */.Fg)({
            kind,
            step,
            paths: now.paths,
            scannedAt: now.startedAt,
            before: (path) => (now.before === undefined ? ground.before(path) : (now.before.get(path) ?? null)),
            keep: () => ({ kind: 'content' }),
            what: kind === 'step' ? 'states-and-times' : 'states',
            missed: now.missed ?? [],
            isExpected: now.isExpected,
            vanished: now.vanished,
            stirred: now.stirred,
            ...(now.rest === undefined || now.rest.size === 0
                ? {}
                : { rest: { entries: now.rest, held: new Map() } }),
            old: (path) => (now.fresh?.has(path) === true ? undefined : ground.apart(path)?.entry),
        }, {
            roots: area.roots,
            packs,
            signal: setting.signal,
            progress: (files, bytes) => setting.progress('saving', files, bytes),
            unreadable: 'refuse',
        });
    }
    /** What could not be captured stays as it is. */
    sayNotKept(step, { failed, cause }) {
        const where = cause === 'store' ? ' in the store' : '';
        const message = `${listed(failed)} could not be saved${where}, and ${leftAsItIs(failed)}: ${failed[0]?.why ?? ''}`;
        this.log?.write({ type: 'warning', step, message });
    }
}
/** What a step is told when it could not be saved. */
function unsaved({ failed }, again) {
    const [first] = failed;
    const what = first === undefined || (0,tree_path/* textOf */.b6)(first.path) === '' ? 'its files' : listed(failed, set_aside/* MOST_NAMED */.SE);
    const then = again === 'never'
        ? 'a resume runs the step again'
        : 'it is tried again after the next step, and a resume runs the step again if that fails';
    return `is completed but not saved: ${what} could not be kept (${first?.why ?? ''}); ${then}`;
}
/** What is said of paths that nothing is done to. */
function leftAsItIs({ length }) {
    return length === 1 ? 'is left as it is' : 'are left as they are';
}
/** Some paths by name, for a sentence. */
function listed(paths, most = 3) {
    return (0,some/* someOf */.y)((0,capture/* namesOf */.eZ)(paths, most), most, paths.length);
}

;// CONCATENATED MODULE: ./build/src/files/begin.js













/** To be done once. What it needs is let go of then: of 100,000 files it is much memory. */
function beginning(given) {
    let left = given;
    return async (log) => {
        const now = left;
        left = null;
        if (now !== null)
            await begin(now, log);
    };
}
async function begin(given, log) {
    const { events, warnings, head, mark, git, ground, half, actions } = given;
    for (const event of events)
        log.write(event(log.run()));
    for (const { step, message } of warnings)
        log.write({ type: 'warning', step, message });
    const workspace = { path: '.', absolute: (0,bytes/* bytesOf */.$$)(given.setting.workspace) };
    const roots = [...given.area.roots.list.filter(({ path }) => path !== '.'), workspace];
    mark.begin(head, { index: ground.index, half, unread: ground.unread, git, roots });
    for (const path of replacedIn(actions))
        mark.await(path);
    if (actions.length > 0)
        mark.sets();
    mark.flush();
    (0,apply/* sweepTemporary */.ir)(given.temporary);
    if (actions.length > 0)
        await bringAbout(given, log);
}
async function bringAbout(given, log) {
    const { ground, kept, found, actions, half, mark } = given;
    const applied = await actOrTell(given);
    // Until then it is noted as half-written: what is not reached is, in whatever way somebody puts right what was in the way.
    for (const { path } of actions)
        if (half.has(path))
            mark.half(path, undefined);
    ground.see(applied.indexed);
    // What is brought back for a step that keeps it is that step's as it is now, not as it was found.
    for (const [step, paths] of kept)
        for (const path of paths)
            if (applied.indexed.has(path))
                ground.part(path, { entry: ground.index.get(path)?.entry ?? null, step });
    for (const { path } of applied.kept)
        ground.part(path, { entry: found.get(path) ?? null, step: null });
    for (const message of keptLines(applied.kept))
        log.write({ type: 'warning', step: null, message });
    const stuck = stuckAmong(given.actions, applied.kept);
    if (stuck === null)
        mark.isSet();
    ground.flush();
    if (stuck !== null)
        throw notBack(stuck);
}
/** What is left as it is, a line for each reason: in a checkout of another user that may be all. */
function keptLines(kept) {
    // What is in the way of its deletion is in the way of what was to be written there, too.
    const reasons = new Map();
    for (const { path, why } of kept)
        if (!reasons.has(path))
            reasons.set(path, spots/* KEPT_WHY */.sV[why]);
    return [...new Set(reasons.values())].map((why) => {
        const paths = [...reasons].flatMap(([path, each]) => (each === why ? [{ path }] : []));
        return `${listed(paths)} ${leftAsItIs(paths)}: ${why}`;
    });
}
/** Where one thing is put in the place of another that is deleted first: a process that is killed in between leaves nothing there. */
function replacedIn(actions) {
    const deleted = (0,reconcile/* pathsTo */._)('delete', actions);
    return actions.flatMap(({ kind, path }) => (kind === 'write' && deleted.has(path) ? [path] : []));
}
/** What was not done when it is stopped, or refused, is no work of a person: the next attempt goes by the time of writing. @throws as `act` */
async function actOrTell(given) {
    const { ground, actions } = given;
    try {
        return await act(actions, ground.index, given);
    }
    catch (error) {
        ground.cutOff();
        ground.flush();
        throw error;
    }
}
/** What could not be brought back: no step is built on that, nor reused without. What a person has made of it meanwhile is found by a resume. */
function stuckAmong(actions, kept) {
    const written = (0,reconcile/* pathsTo */._)('write', actions);
    return kept.find(({ path, why }) => why !== 'not-ours' && written.has(path)) ?? null;
}
function notBack({ path, why }) {
    const what = why === 'changed'
        ? 'let nothing else write there, and go on again'
        : 'move away what is there and is not saved, and go on again';
    return new Error(`${(0,tree_path/* textOf */.b6)(path)} cannot be brought back, since ${spots/* KEPT_WHY */.sV[why]}; ${what}`);
}
/** What people are told before the first step. */
function warningsOf({ view, outlook }, settled) {
    const skipped = (0,files_skipped/* skipLines */.Ze)(view.skipped).map(plain);
    if (outlook === null || settled === null)
        return skipped;
    const { plan, notSetBack, keptLost } = settled;
    const lost = plan.steps.flatMap(({ id, reason }) => {
        if (reason.kind !== 'lost')
            return [];
        const message = `what it saved cannot be had: ${reason.path}: ${reason.why}; it runs again`;
        return [{ step: id, message }];
    });
    const without = [...keptLost].map(([step, why]) => ({ step, message: (0,kept/* keptIsLost */.HU)(why) }));
    const stale = (0,files_stale/* staleSources */.m)(plan, outlook);
    const bound = (0,coverage/* boundLine */.TH)(outlook.covered);
    const lines = [
        ...(bound === null ? [] : [bound]),
        ...(notSetBack.length === 0 ? [] : [ignoredLine(notSetBack)]),
        ...(stale === null ? [] : [(0,files_stale/* staleLine */.S)(stale)]),
        ...unreadHere(outlook).map(([path, { why }]) => unreadLine(path, why)),
        ...outlook.leftOut.map(past_edits/* leftOutLine */.uv),
    ];
    return [...skipped, ...lost, ...without, ...lines.map(plain)];
}
/** What could not be read from the start is said when the source is saved, and folders with what cannot be saved. */
function unreadHere({ view, facts }) {
    if (view.place !== 'left')
        return [];
    const folders = new Set((0,files_skipped/* hiddenAmong */.$q)(view.skipped));
    return [...view.unread].filter(([path]) => facts.source.get(path)?.kind !== 'other' && !folders.has(path));
}
function ignoredLine(paths) {
    const names = listed(paths.map((path) => ({ path })));
    return `${names} cannot be set back: git ignores it, and it was there before the run; it is left as it is`;
}
function plain(message) {
    return { step: null, message };
}

// EXTERNAL MODULE: ./build/src/tree/patterns.js
var patterns = __webpack_require__(1671);
;// CONCATENATED MODULE: ./build/src/files/theirs.js
/** What of what changed during a step that failed is a person's, who was at work then. Pure. */


/**
 * A file or link of the source, or of a person's, that was changed, deleted or put back, unless it is neither a file nor a link now, nor gone;
 * where it was moved, what is there now; what a commit has brought, or is to; the new folders in which these are; and such a folder that is
 * gone with all that was in it, or a file or link now. None that the step's `writes` match.
 * @param changed what has changed, null for what is gone @returns those of it, in its order
 */
function theirsAmong(changed, given) {
    const own = new Map([...changed].filter(([path]) => !given.isWritten(path)));
    const sources = new Set([...own].flatMap(([path, seen]) => (isSourceChange(path, seen, given) ? [path] : [])));
    const emptied = emptiedIn(own, sources, given);
    const come = [...own.keys()].filter((path) => isBrought(path, given));
    const moved = movedTo(own, [...sources, ...emptied], given);
    const theirs = new Set([...sources, ...emptied, ...come, ...moved]);
    const above = (0,tree_path/* foldersAbove */.Zv)([...theirs].filter((path) => own.get(path) != null));
    const isNewFolder = (path) => above.has(path) && given.model.get(path)?.kind !== 'directory';
    return new Map([...own].filter(([path]) => theirs.has(path) || isNewFolder(path)));
}
function isSourceChange(path, seen, { source, model, persons }) {
    if (!isLeafOrGone(seen) || model.get(path)?.kind === 'directory')
        return false;
    // What an earlier step has deleted is no source any more.
    return persons.has(path) || (isFile(source, path) && model.has(path));
}
function isBrought(path, { source, model, brought }) {
    return brought.clean.has(path) || (brought.added.has(path) && !model.has(path) && !source.has(path));
}
/** Where files and folders are now that are not where they were, alone or with what is above them. @param changed theirs */
function* movedTo(own, changed, { index, born }) {
    const old = new Map();
    const gone = new Set();
    for (const path of new Set([...changed, ...(0,tree_path/* foldersAbove */.Zv)(changed)])) {
        const [was, is] = [index.get(path)?.seen, own.get(path)];
        if (was === undefined || is === undefined || is?.ino === was.ino)
            continue;
        old.set(was.ino, [path, was]);
        gone.add(path);
    }
    if (old.size === 0)
        return;
    const theirs = new Set(changed.filter((path) => gone.has(path)));
    const isMoved = (path, { was, seen }) => {
        if (index.get(path)?.seen.ino === seen.ino)
            return false;
        const birth = born(path);
        return (0,stat_index/* isNoLater */.e)(seen, was, birth) && (birth !== 0 || (0,stat_index/* isUnwritten */.v1)(was, seen));
    };
    for (const [path, seen] of own) {
        const [from, was] = (seen === null ? undefined : old.get(seen.ino)) ?? [];
        if (seen === null || from === undefined || was === undefined || !isMoved(path, { was, seen }))
            continue;
        if (theirs.has(from))
            yield path;
        if ((0,stat_index/* kindOf */.I)(seen.mode) !== 'directory')
            continue;
        // What was written anew in it, by the name that it had there, is no other file for that.
        for (const each of theirs)
            if ((0,tree_path/* isBelow */.Yw)(each, from))
                yield `${path}${each.slice(from.length)}`;
    }
}
/** Source folders that are gone, or a file or link now, in which nothing was but what a person has taken away. */
function emptiedIn(own, theirs, { source, model, persons }) {
    const isOwn = (path) => persons.has(path) || source.get(path)?.kind === 'directory';
    const gone = new Set([...own].flatMap(([path, seen]) => isLeafOrGone(seen) && model.get(path)?.kind === 'directory' && isOwn(path) ? [path] : []));
    if (gone.size === 0)
        return [];
    const holding = (0,tree_path/* foldersAbove */.Zv)([...model.keys()].filter((path) => !gone.has(path) && !theirs.has(path)));
    return [...gone].filter((path) => !holding.has(path));
}
function isLeafOrGone(seen) {
    return seen === null || (0,stat_index/* isLeaf */.xe)((0,stat_index/* kindOf */.I)(seen.mode));
}
function isFile(tree, path) {
    const kind = tree.get(path)?.kind;
    return kind === 'file' || kind === 'link';
}

// EXTERNAL MODULE: ./build/src/files/written.js
var written = __webpack_require__(23726);
;// CONCATENATED MODULE: ./build/src/files/edits.js





class Edits {
    #taking;
    /** While nothing of the attempt runs: what steps have changed that have not ended and is there still, as it was when that began. */
    #pause = null;
    /** What a person has changed and could not be saved, as it was seen then: it stays theirs, for the next attempt to find. */
    #unsaved = new Map();
    constructor(taking) {
        this.#taking = taking;
    }
    /** What of what changed during a step that failed is a person's, where one is at work. @param brought what has come with commits since it started */
    divide({ id }, paths, brought) {
        const { setting, area, source, writes: all, ground } = this.#taking.parts;
        if (!setting.person)
            return { edited: new Map(), rest: paths };
        const writes = all.get(id);
        const isWritten = writes === undefined ? () => false : (0,patterns/* compilePatterns */.xi)(writes);
        const { model, index, persons } = ground;
        const born = (path) => (0,written/* birthOf */.L)(area.roots.absolute(path));
        const edited = theirsAmong(paths, { source, model, index, persons, isWritten, brought, born });
        return { edited, rest: new Map([...paths].filter(([path]) => !edited.has(path))) };
    }
    /** All steps that have not ended wait for their next tries: whatever changes from now on, no step has changed. @param left what they have changed */
    pause(left) {
        if (this.#pause !== null)
            return;
        this.#pause = left();
        this.#taking.parts.ground.pause([...this.#pause].flatMap(([path, seen]) => (seen === null ? [path] : [])));
    }
    /** A step starts: what changes from now on may be its work. */
    unpause() {
        if (this.#pause !== null)
            this.#taking.parts.ground.unpause();
        this.#pause = null;
    }
    /**
     * Keeps what a person has changed while a step waited, where that can be told. Where it cannot be kept, nothing of the attempt
     * is said to run again: that is theirs.
     * @param next the number of its next try @returns whether all is kept
     */
    async ofPause(step, next) {
        const pause = this.#pause;
        if (pause === null)
            return true;
        const { paths: changed, startedAt } = this.#taking.parts.ground.look();
        const paths = new Map([...changed].filter(([path, seen]) => !(0,stat_index/* sameSight */.Ep)(pause.get(path), seen)));
        const isKept = paths.size === 0 || (await this.keep(step, { paths, startedAt }, { before_try: next }));
        if (isKept)
            this.unpause();
        return isKept;
    }
    /** Whether what is seen at a path is what a person has made of it, and could not be saved. */
    isUnsaved(path, seen) {
        const theirs = this.#unsaved.get(path);
        return theirs !== undefined && (0,stat_index/* sameSight */.Ep)(theirs, seen);
    }
    /** @returns whether it could be saved */
    async keep(step, now, when = {}) {
        for (const [path, seen] of now.paths)
            this.#unsaved.set(path, seen);
        const taken = await this.#taking.take('edit', step, now);
        if (taken.ref === null) {
            this.#taking.sayNotKept(step, taken);
            return false;
        }
        for (const path of now.paths.keys())
            this.#unsaved.delete(path);
        this.#taking.parts.ground.see(taken.indexed);
        const { change } = taken;
        if (change.length === 0 || this.#taking.log === null)
            return true;
        const number = this.#taking.log.run().completions + 1;
        this.#taking.log.write({ type: 'edits.kept', number, step, ...when, ...toldOf(taken.ref, change) });
        this.#taking.parts.ground.accept(change, 'person');
        return true;
    }
}
/** What the record tells of edits. */
function toldOf(ref, change) {
    const told = { change: ref, paths: (0,capture/* namesOf */.eZ)(change) };
    const gone = (0,capture/* namesOf */.eZ)(change.slice(0, told.paths.length).filter(({ after }) => after === null));
    // Two names that are not UTF-8 may be told as one.
    const deleted = gone.filter((name) => told.paths.indexOf(name) === told.paths.lastIndexOf(name));
    return deleted.length === 0 ? told : { ...told, deleted };
}

// EXTERNAL MODULE: ./build/src/tree/fold.js
var tree_fold = __webpack_require__(53951);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/src/workspace/known-stats.js
/**
 * Asks of many known files whether they are as they were seen, on this thread and another one, over shared memory. The other
 * one can do no harm: whatever it does not answer is looked at as if nothing were known of it.
 */


/** With fewer files another thread is not worth its memory. */
const WORTH_IT = 5000;
/** Files that a thread takes at a time. */
const CHUNK = 256;
/** How long this thread waits for what the other one has taken. */
const PATIENCE_MS = 5000;
/** Paths of which a system call can be asked in one piece; the others are left out, and so never answered. */
const PLAIN = /^[\x01-\x7f]{1,4000}$/;
/** Numbers kept of each file. */
const FIELDS = 5;
/** Room for more, so that not every new file takes new memory. */
const ROOM = 1.25;
/** Places in `turns`: the next file to take, how many there are, how many are answered, how often was asked. */
const [NEXT, COUNT, DONE, ASKED] = [0, 1, 2, 3];
class KnownStats {
    #worker;
    #turns = new Int32Array(new SharedArrayBuffer(4 * 4));
    #shared;
    /** What the shared memory holds. */
    #asked = { paths: [], known: [] };
    constructor() {
        this.#shared = sharedFor(this.#turns, { count: 0, bytes: 0 });
        this.#worker = this.#start();
    }
    /** Null where the system allows no other thread. */
    #start() {
        const text = `(${serve})(require('node:worker_threads'), require('node:fs'), ${takeTurns})`;
        // What was to be loaded in front of the program is not for this one.
        const own = { eval: true, execArgv: [], workerData: this.#turns };
        const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32, stackSizeMb: 1 };
        try {
            const worker = new external_node_worker_threads_.Worker(text, { ...own, resourceLimits });
            worker.unref();
            worker.on('error', () => this.close());
            return worker;
        }
        catch {
            return null;
        }
    }
    /** For each file in turn, 1 where it certainly is as it was seen. Valid until the next call. */
    ask(asked) {
        const count = asked.paths.length;
        this.#share(asked);
        const turns = this.#turns;
        this.#shared.same.fill(0);
        turns[COUNT] = count;
        Atomics.store(turns, DONE, 0);
        Atomics.store(turns, NEXT, 0);
        Atomics.add(turns, ASKED, 1);
        Atomics.notify(turns, ASKED);
        takeTurns(this.#shared, external_node_fs_.lstatSync);
        const { same } = this.#shared;
        this.#waitFor(count);
        return same;
    }
    /** Ends the other thread. What is asked after that is answered by this one alone. */
    close() {
        void this.#worker?.terminate();
        this.#worker = null;
    }
    #waitFor(count) {
        for (let done = 0; done < count; done = Atomics.load(this.#turns, DONE)) {
            if (Atomics.wait(this.#turns, DONE, done, PATIENCE_MS) !== 'timed-out')
                continue;
            this.close();
            // It may come back from wherever it is, and must not find what is in use.
            this.#turns = new Int32Array(new SharedArrayBuffer(4 * 4));
            this.#shared = sharedFor(this.#turns, { count: 0, bytes: 0 });
            this.#asked = { paths: [], known: [] };
            return;
        }
    }
    /** Writes what is new into the shared memory: mostly a few files that changed. */
    #share({ paths, known, absolute }) {
        const before = this.#asked;
        const isSame = paths.length === before.paths.length && paths.every((path, at) => path === before.paths[at]);
        if (!isSame)
            this.#shareNames(paths, absolute);
        const { seen } = this.#shared;
        for (const [at, { seen: now }] of known.entries()) {
            if (isSame && now === before.known[at]?.seen)
                continue;
            const first = at * FIELDS;
            seen[first] = now.ino;
            seen[first + 1] = now.size;
            seen[first + 2] = now.mode;
            seen[first + 3] = now.mtimeMs;
            seen[first + 4] = now.ctimeMs;
        }
        this.#asked = { paths, known };
    }
    #shareNames(paths, absolute) {
        let bytes = 0;
        for (const path of paths)
            bytes += absolute(path).length;
        const { names, same } = this.#shared;
        if (names.length < bytes || same.length < paths.length) {
            this.#shared = sharedFor(this.#turns, { count: paths.length * ROOM, bytes: bytes * ROOM });
            this.#worker?.postMessage(this.#shared);
        }
        const text = Buffer.from(this.#shared.names.buffer);
        const { starts } = this.#shared;
        let at = 0;
        for (const [number, path] of paths.entries()) {
            starts[number] = at;
            const name = absolute(path);
            if (PLAIN.test(name))
                at += text.write(name, at, 'latin1');
        }
        starts[paths.length] = at;
    }
}
function sharedFor(turns, { count, bytes }) {
    const room = Math.ceil(count);
    return {
        chunk: CHUNK,
        turns,
        names: new Uint8Array(new SharedArrayBuffer(Math.ceil(bytes))),
        starts: new Uint32Array(new SharedArrayBuffer(4 * (room + 1))),
        seen: new Float64Array(new SharedArrayBuffer(8 * FIELDS * room)),
        same: new Uint8Array(new SharedArrayBuffer(room)),
    };
}
// The two functions below are the other thread's program, as text: they name nothing but their parameters and what is everywhere.
/** Takes files in turn until there are none, and says of each whether it is as it was seen. */
function takeTurns({ chunk, turns, names, starts, seen, same }, lstat) {
    const text = Buffer.from(names.buffer);
    const options = { throwIfNoEntry: false };
    for (;;) {
        const from = Atomics.add(turns, 0, chunk);
        const to = Math.min(from + chunk, turns[1]);
        if (from >= to)
            return;
        for (let at = from; at < to; at++) {
            let now;
            try {
                now = lstat(text.toString('latin1', starts[at], starts[at + 1]), options);
            }
            catch {
                // Whoever looks at it next finds out why.
            }
            const first = at * 5;
            if (now !== undefined &&
                now.ino === seen[first] &&
                now.size === seen[first + 1] &&
                now.mode === seen[first + 2] &&
                now.mtimeMs === seen[first + 3] &&
                now.ctimeMs === seen[first + 4])
                same[at] = 1;
        }
        Atomics.add(turns, 2, to - from);
        Atomics.notify(turns, 2);
    }
}
/** Waits until it is asked, again and again. */
function serve({ workerData, parentPort, receiveMessageOnPort }, { lstatSync: lstat }, answer) {
    const turns = workerData;
    let shared = null;
    for (let asked = 0; parentPort !== null;) {
        Atomics.wait(turns, 3, asked);
        asked = Atomics.load(turns, 3);
        for (let told = receiveMessageOnPort(parentPort); told !== undefined; told = receiveMessageOnPort(parentPort))
            shared = told.message;
        if (shared !== null)
            answer(shared, lstat);
    }
}

// EXTERNAL MODULE: ./build/src/workspace/scan.js
var scan = __webpack_require__(97846);
;// CONCATENATED MODULE: ./build/src/files/ground.js
/** The workspace while steps run: what is in it, whose it is, and what was seen of it last. */







class Ground {
    /** The source, what the steps that ended well changed, and the edits. */
    model;
    /** Whose of what is no source. */
    persons;
    #area;
    #index;
    #apart = new Map();
    #unread;
    /** There, and perhaps not in the index. */
    #unseen = new Set();
    #mark;
    #skips = new files_skipped/* Skips */.fM();
    #stats;
    constructor(area, known) {
        this.#area = area;
        this.model = known.model;
        this.persons = known.persons;
        this.#index = known.index;
        this.#unread = new Map();
        this.#mark = known.mark;
        this.#skips.fresh(known.skipped);
        for (const [path, seen] of known.unread)
            this.cannotRead(path, seen);
        this.#statsOfMany();
    }
    get index() {
        return this.#index;
    }
    /** What could not be read when it was looked at last. */
    get unread() {
        return new Set(this.#unread.keys());
    }
    /** Notes where a step has moved HEAD. */
    checkedOut(head) {
        this.#mark.checkedOut(head);
    }
    /** Looks for what may have changed since it was last noted. */
    scan() {
        const { skipped, ...changed } = this.#scan();
        return { ...changed, skipped: this.#skips.fresh(skipped) };
    }
    /** The same between two tries: what cannot be saved is still to be told to the step that ends. */
    look() {
        return this.#scan();
    }
    #scan() {
        const { roots, leftOut } = this.#area;
        this.#lookAgain();
        const stats = this.#statsOfMany();
        const [index, unread] = [this.#index, this.#unread.keys()];
        const scanned = (0,scan/* scan */.S)({ roots, leftOut, index, unread, directories: 'changed', stats });
        const paths = new Map();
        for (const [path, seen] of scanned.changed) {
            const before = this.#unread.get(path);
            if (before === undefined || !(0,stat_index/* sameSeen */.SY)(before, seen))
                paths.set(path, seen);
            if (!this.#index.has(path))
                this.#unseen.add(path);
        }
        for (const path of scanned.gone)
            paths.set(path, null);
        const { startedAt, skipped, away, roots: seenRoots } = scanned;
        return { paths, startedAt, skipped, away, roots: seenRoots };
    }
    #statsOfMany() {
        if (this.#index.size >= WORTH_IT)
            this.#stats ??= new KnownStats();
        return this.#stats;
    }
    /**
     * A scan reads the directories that changed since they were seen, and looks at what the index has. So where something was left
     * out of the index, as what belongs to a step that runs on, the directory above is to be read again.
     */
    #lookAgain() {
        for (const path of this.#unseen) {
            const above = (0,tree_path/* parentOf */.gN)(path);
            const indexed = above === null || this.#index.has(path) ? undefined : this.#index.get(above);
            if (above !== null && indexed !== undefined)
                this.#index.set(above, { ...indexed, racy: true });
        }
        this.#unseen.clear();
    }
    /** What the model has at a path, null for nothing. */
    before(path) {
        return this.model.get(path) ?? null;
    }
    /** What was found at a path that is not as the model has it; undefined where it is as the model has it. */
    apart(path) {
        return this.#apart.get(path);
    }
    /** Every path that is not as the model has it. */
    allApart() {
        return this.#apart;
    }
    /** What was seen at a path when it was looked at last, be it that it could not be read; null for nothing. */
    seen(path) {
        return this.#index.get(path)?.seen ?? this.#unread.get(path) ?? null;
    }
    /** Notes what was seen. */
    see(indexed) {
        for (const [path, seen] of indexed) {
            this.#unread.delete(path);
            if (seen === null)
                this.#index.delete(path);
            else
                this.#index.set(path, seen);
            this.#mark.seen(path, seen);
        }
    }
    /** Notes what could not be read. */
    cannotRead(path, seen) {
        if (seen === null)
            return;
        this.#unread.set(path, seen);
        this.#unseen.add(path);
        this.#index.delete(path);
        this.#mark.unread(path);
    }
    /** A change is part of the model from now on. */
    accept(change, by) {
        this.persons.note(change, by);
        const plain = change.every(({ path, after }) => {
            const before = this.model.get(path);
            return before?.kind !== 'directory' || after === null || after.kind === 'directory';
        });
        if (!plain)
            this.model = (0,tree_fold/* fold */.AU)(this.model, [change], this.#area.roots.list.map(({ path }) => path));
        for (const { path, after } of change) {
            if (plain && after !== null)
                this.model.set(path, after);
            if (plain && after === null)
                this.model.delete(path);
            this.join(path);
        }
    }
    /** A path is not as the model has it, and nobody's change. */
    part(path, apart) {
        this.#apart.set(path, apart);
        this.#mark.half(path, apart.step);
    }
    /**
     * Of what a step was seen to leave that is as the model has it, nothing is another one's any more; unless that one had left it so, with
     * another time.
     */
    joinOthers(step, seen) {
        for (const [path, now] of seen) {
            const apart = this.#apart.get(path);
            if (apart === undefined || apart.step === step || (0,tree_state/* sameState */.yY)(apart.entry, now?.entry))
                continue;
            if ((0,tree_state/* sameState */.yY)(this.before(path), now?.entry))
                this.join(path);
        }
    }
    /** A path is as the model has it again. */
    join(path) {
        if (this.#apart.delete(path))
            this.#mark.half(path, undefined);
    }
    /** What is there could not be seen: the next attempt goes by the time of writing. */
    cutOff() {
        this.#mark.cutOff();
    }
    /** Nothing of the attempt runs from now on: what is written later is none of its work. @param gone what its steps have deleted */
    pause(gone) {
        this.#mark.pause(gone);
    }
    unpause() {
        this.#mark.unpause();
    }
    close() {
        this.#stats?.close();
    }
    /** Puts what was noted on disk. */
    flush() {
        this.#mark.flush();
    }
}

;// CONCATENATED MODULE: ./build/src/files/persons.js
class Persons {
    #paths = new Map();
    /** Whether a person has made what is at a path, though steps may have changed it since, or has made it what it is, be it nothing. */
    has(path) {
        return this.#paths.has(path);
    }
    /** Notes one change after the other. */
    note(change, by) {
        for (const { path, before, after } of change) {
            const was = this.#paths.get(path);
            if (by === 'person') {
                const isMade = was === 'made' || (before === null && after !== null);
                this.#paths.set(path, isMade ? 'made' : 'changed');
            }
            else if (after === null || was === 'changed')
                this.#paths.delete(path);
        }
    }
}

// EXTERNAL MODULE: ./build/src/files/save-aside.js
var save_aside = __webpack_require__(44437);
;// CONCATENATED MODULE: ./build/src/files/save-away.js


/** @returns that of each step @throws as `Saving.capture` */
async function saveAway(saving, away, outlook) {
    const saved = new Map();
    for (const [step, { change, saved: layer, beside }] of away) {
        if (change.every(({ after }) => after?.kind === 'other'))
            continue;
        const what = layer !== null ? change : await save(saving, { step, change, beside });
        saved.set(step, { change: what, told: toldIn(what, outlook) });
        if (layer?.away !== true)
            saving.tell({ type: 'files.away', step });
    }
    return saved;
}
/** What has been set aside in an earlier attempt, or is in this one, since it is here and half-written. */
function toldIn(change, { history, half, view }) {
    const aside = history.layers.filter(({ layer }) => layer.kind === 'aside');
    const known = new tree_known/* Known */.I([], new tree_known/* Touches */.C(aside.map((each) => each.change ?? []), 'after'));
    const isTold = ({ path, after }) => (half.has(path) && (0,tree_state/* sameState */.yY)(view.found.get(path), after)) ||
        (known.isTouched(path) && known.has(path, after ?? undefined));
    return new Set(change.filter(isTold).map(({ path }) => path));
}
/** @param beside steps that failed beside it, and may have made some of it */
function filesKept(step, change, beside) {
    return { type: 'files.kept', step, change, ...(beside.length === 0 ? {} : { beside }) };
}
async function save(saving, { step, change, beside }) {
    const { view, history } = saving.inspection;
    const before = new Map(change.map((each) => [each.path, each.before]));
    const paths = new Map();
    const held = new Map();
    for (const { path, after } of change) {
        const seen = view.index.get(path)?.seen;
        if (after === null)
            paths.set(path, null);
        else if (after.kind === 'other')
            continue;
        else if (after.kind !== 'file' || history.contents.isSound(after.digest))
            held.set(path, after);
        else if (seen !== undefined)
            paths.set(path, seen);
    }
    const taken = await saving.capture({
        ...{ kind: 'kept', step, paths, rest: { entries: held, held: new Map() } },
        before: (path) => before.get(path) ?? null,
        keep: () => ({ kind: 'content' }),
        what: 'states',
    });
    if (taken.ref !== null)
        saving.tell(filesKept(step, taken.ref, beside));
    return taken.change;
}

// EXTERNAL MODULE: ./build/src/checkpoint/format.js
var format = __webpack_require__(27617);
;// CONCATENATED MODULE: ./build/src/checkpoint/directory.js
/** The packs of a run as files of its directory. */





const NAME = /^(\d{6})\.pack$/;
const TEMPORARY = /^\d{6}\.pack\.tmp$/;
/** The numbers of the published packs, in order; none where there is no directory. @throws the system's error */
function listPacks(directory) {
    return namesIn(directory)
        .map((name) => Number(NAME.exec(name)?.[1]))
        .filter(format/* isPackNumber */.po)
        .sort((a, b) => a - b);
}
/**
 * Removes packs that no record names, and what killed processes left. Only for who holds the run.
 * Answers with the names that are gone. @throws the system's error
 */
function removeOrphans(directory, referenced) {
    const doomed = [
        ...namesIn(directory).filter((name) => TEMPORARY.test(name)),
        ...listPacks(directory)
            .filter((number) => !referenced.has(number))
            .map(format/* packName */.HC),
    ];
    for (const name of doomed)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(directory, name), { force: true });
    if (doomed.length > 0)
        (0,atomic/* syncDirectory */.zR)(directory);
    return doomed;
}
/** A number that no pack has, on disk or in a record, above all of them. @throws the system's error */
function nextNumber(directory, referenced) {
    return Math.max(0, listPacks(directory).at(-1) ?? 0, ...referenced) + 1;
}
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch (error) {
        if ((0,errors/* isAbsent */.W0)(error))
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/record/packs.js
var packs = __webpack_require__(58753);
// EXTERNAL MODULE: ./build/src/files/errors.js
var files_errors = __webpack_require__(88610);
;// CONCATENATED MODULE: ./build/src/files/saving.js
/** Saves what has to be in the store before the first step, and gathers the events that tell of it. */






class Saving {
    inspection;
    packs;
    /** In their order. They name the packs, and are written before anything is done to the workspace. */
    events = [];
    /** Here, not where it is known: a function keeps alive all that is known where it is made. */
    tell(event) {
        this.events.push(() => event);
    }
    tellEdits(edits) {
        this.events.push(({ completions }) => ({
            type: 'edits.kept',
            number: completions + 1,
            step: null,
            ...edits,
        }));
    }
    /** @throws StoreError when the packs of the run cannot be looked at */
    constructor({ inspection, run, runId, directory }) {
        this.inspection = inspection;
        const referenced = (0,packs/* packsOf */.m)(run);
        try {
            removeOrphans(directory, referenced);
            const next = nextNumber(directory, referenced);
            this.packs = { directory, run: runId, contents: inspection.history.contents, next };
        }
        catch (error) {
            throw new errors/* StoreError */.AD(`the packs of ${runId} cannot be looked at: ${(0,errors/* reasonOf */.A3)(error)}`, { cause: error });
        }
    }
    /** @throws StoreError when it could not be saved, CannotResume when it cannot be read; the signal's reason */
    async capture(request) {
        const { setting, area, view, outlook } = this.inspection;
        const taken = await (0,capture/* capture */.Fg)({ step: null, scannedAt: view.startedAt, old: () => undefined, ...request }, {
            roots: area.roots,
            packs: this.packs,
            signal: setting.signal,
            progress: (files, bytes) => setting.progress('saving', files, bytes),
            unreadable: request.kind === 'source' ? 'without' : 'refuse',
        });
        if (taken.ref !== null)
            return taken;
        setting.signal.throwIfAborted();
        const [failed] = taken.failed;
        if (taken.cause === 'unreadable' && failed !== undefined)
            throw (0,files_errors/* cannotSetBack */.p)(failed.path, failed.why, (0,files_outlook/* leftBehind */.aU)(outlook?.half ?? new Map(), view));
        throw new errors/* StoreError */.AD(`the ${NOUNS[request.kind]} could not be saved in ${this.packs.directory}: ${failed?.why ?? ''}`, { cause: taken.error });
    }
}
const NOUNS = {
    source: 'source of the run',
    step: 'change of the step',
    edit: 'edits',
    kept: 'half-written files',
    aside: 'files that are to be set back',
};

// EXTERNAL MODULE: ./build/src/tree/change.js
var change = __webpack_require__(57260);
// EXTERNAL MODULE: ./build/src/workspace/git-checkout.js
var git_checkout = __webpack_require__(62204);
// EXTERNAL MODULE: ./build/src/workspace/pause.js
var pause = __webpack_require__(8601);
// EXTERNAL MODULE: ./build/src/tree/diff.js
var diff = __webpack_require__(53847);
// EXTERNAL MODULE: ./build/src/tree/fitting.js
var tree_fitting = __webpack_require__(21561);
;// CONCATENATED MODULE: ./build/src/files/away.js








class AwayFiles {
    #taking;
    #half;
    constructor(taking, half) {
        this.#taking = taking;
        this.#half = half;
    }
    has(step) {
        return this.#taking.parts.away.has(step);
    }
    /**
     * Brings back what a step had written, where it would find now what it found there then.
     * @returns the paths that are its own before it starts
     * @throws ContentLost, WorkspaceError, the signal's reason: what was done until then is half-written
     */
    async bring(step) {
        const { ground } = this.#taking.parts;
        const isFree = (path) => ground.apart(path) === undefined;
        const { fitting, others } = (0,tree_fitting/* fittingOn */.T)(this.#of(step), ground.model, isFree);
        const moves = this.#movesFor(fitting);
        const lost = await lostOf(moves, this.#taking.parts);
        const [gone] = moves.filter(({ wanted }) => wanted?.kind === 'file' && lost.has(wanted.digest));
        if (gone?.wanted?.kind === 'file') {
            const why = `${(0,tree_path/* textOf */.b6)(gone.path)}: ${lost.get(gone.wanted.digest)}`;
            this.#warn(step, (0,kept/* keptIsLost */.HU)(why));
            return [];
        }
        const { blocked, indexed } = await this.#move(step, moves);
        const back = moves.map(({ path }) => path).filter((path) => indexed.has(path));
        for (const path of back)
            ground.part(path, { entry: indexed.get(path)?.entry ?? null, step });
        ground.flush();
        const isThere = ({ path, after }) => indexed.has(path) || (0,tree_state/* sameState */.yY)(after, ground.before(path));
        await this.#setAside(step, [...others, ...fitting.filter((each) => !isThere(each))]);
        const missing = [...others.flatMap(nameIfThere), ...blocked];
        if (missing.length > 0)
            this.#warn(step, `not all is back that it had kept of its last try: ${firstOf(missing)}`);
        return back;
    }
    /** The step is skipped: what it had written is not brought back. */
    skipped(step) {
        return this.#setAside(step, this.#of(step));
    }
    #of(step) {
        return this.#taking.parts.away.get(step)?.change ?? [];
    }
    #movesFor(fitting) {
        const { ground, area } = this.#taking.parts;
        const roots = area.roots.list.map(({ path }) => path);
        const wanted = (0,tree_fold/* fold */.AU)(ground.model, [fitting], roots);
        return (0,diff/* changeBetween */.V)(ground.model, wanted).map(({ path }) => {
            const found = ground.index.get(path)?.entry ?? null;
            return { path, found, wanted: wanted.get(path) };
        });
    }
    async #move(step, moves) {
        const { parts } = this.#taking;
        try {
            return await move(moves, new Map(), parts);
        }
        catch (error) {
            const { paths: changed, startedAt } = parts.ground.look();
            const own = moves.flatMap(({ path }) => {
                const seen = changed.get(path);
                return seen === undefined ? [] : [[path, seen]];
            });
            await this.#half.leaveHalf(step, { paths: new Map(own), startedAt });
            throw error;
        }
    }
    /** What the step does not find any more, as others have left something else there. */
    async #setAside(step, others) {
        const { packs, away } = this.#taking.parts;
        const told = away.get(step)?.told;
        const rest = new Map();
        for (const { path, after } of others) {
            const isHeld = after?.kind === 'link' || (after?.kind === 'file' && packs.contents.has(after.digest));
            if (isHeld && told?.has(path) !== true)
                rest.set(path, after);
        }
        if (rest.size === 0)
            return;
        const { ref, change } = await this.#taking.take('aside', step, { paths: new Map(), startedAt: 0, rest });
        if (ref === null)
            return;
        this.#taking.log?.write({ type: 'files.aside', step, change: ref, paths: (0,capture/* namesOf */.eZ)(change) });
    }
    #warn(step, message) {
        this.#taking.log?.write({ type: 'warning', step, message });
    }
}
function nameIfThere({ path, after }) {
    return after === null || after.kind === 'directory'
        ? []
        : [`${(0,tree_path/* textOf */.b6)(path)} (what was there is otherwise now)`];
}

// EXTERNAL MODULE: ./build/src/workspace/reach.js
var reach = __webpack_require__(83252);
;// CONCATENATED MODULE: ./build/src/files/ending.js
/** What a step left when it ended well, seen when nothing comes or goes there. */





/** How often it is looked at while something moves there. */
const TRIES = 3;
/** How long it is waited between two looks: longer than a clock of a file system takes for a tick. */
const REST_MS = 100;
class Endings {
    #taking;
    #sharing;
    #standIns;
    constructor(taking, { sharing, standIns }) {
        this.#taking = taking;
        this.#sharing = sharing;
        this.#standIns = standIns;
    }
    /**
     * Captures what a step left. While something comes or goes there, another look is taken. What moves on after some of these is missed;
     * but not where it was seen to be there all the time, as what others write beside it at every moment.
     * @param runners all that ran until then, itself included @throws the signal's reason
     */
    async of(step, runners) {
        const { ground, setting } = this.#taking.parts;
        const told = [];
        let before = new Map();
        for (let tries = 1;; tries++) {
            const scanned = ground.scan();
            const moving = replacedJustNow(scanned, { ground, before }).map((path) => ({
                path,
                why: 'moving',
            }));
            const now = { ...scanned, skipped: [...scanned.skipped, ...moving] };
            if (tries === TRIES || now.skipped.every(isAtRest)) {
                const ended = await this.#take(step, { now, runners, isLast: tries === TRIES });
                const skipped = [...told, ...now.skipped];
                if (tries === TRIES || ended.taken?.isMoving !== true)
                    return { ...ended, now: { ...now, skipped } };
            }
            told.push(...now.skipped.filter(isAtRest));
            before = now.paths;
            await (0,promises_.setTimeout)(REST_MS, undefined, { signal: setting.signal });
        }
    }
    async #take(step, { now, runners, isLast, }) {
        const { ground, area } = this.#taking.parts;
        const mine = this.#sharing.mine(now, { step, how: 'completed', runners });
        const was = new Map([...mine.paths.keys()].map((path) => [path, ground.index.get(path)?.entry]));
        const left = leftThere(step.id, { ground, paths: mine.paths.keys() });
        const missed = (0,files_skipped/* missedIn */.JF)(now.skipped);
        const found = { now, mine, was, left, missed };
        if (now.away.length > 0)
            return { ...found, placed: null, taken: null };
        const placed = await this.#standIns.place(step.id, mine, this.#sharing.ownAlone(step.id, mine));
        // What runs beside it may make something, and take it away again, at any time.
        const isAlone = runners.length === 1;
        const vanished = isAlone ? 'moving' : 'deleted';
        const stirred = isAlone && !isLast ? () => stirredIn(now, ground, area) : undefined;
        const told = { ...(placed?.now ?? mine), missed, vanished, stirred };
        const taken = await this.#taking.take('step', step.id, told);
        return { ...found, placed, taken };
    }
}
/** The steps of some who had left what is not there any more. */
function changedOf(left, { index }) {
    const changed = [...left].filter(([path, { entry, isRead }]) => !isRead || !(0,tree_state/* sameState */.yY)(entry, index.get(path)?.entry));
    return [...new Set(changed.map(([, { step }]) => step))];
}
function leftThere(id, { ground, paths }) {
    const { unread } = ground;
    const left = new Map();
    for (const path of paths) {
        const apart = ground.apart(path);
        if (apart === undefined || apart.step === null || apart.step === id)
            continue;
        left.set(path, { step: apart.step, entry: apart.entry, isRead: !unread.has(path) });
    }
    return left;
}
/**
 * Directories whose own times are others than at a look: a name has come or gone there since, or stands for something else. Then what
 * was seen, one path after the other, may never have been there at once.
 */
function* stirredIn({ paths, roots }, { index }, area) {
    function* seenOnes() {
        yield* roots;
        for (const [path, seen] of paths)
            if (seen !== null)
                yield [path, seen];
        for (const [path, { seen }] of index)
            if (!paths.has(path))
                yield [path, seen];
    }
    for (const [path, seen] of seenOnes()) {
        if ((0,stat_index/* kindOf */.I)(seen.mode) !== 'directory')
            continue;
        const now = (0,reach/* statAt */.IU)(area.roots.absolute(path));
        if (now === 'unknown')
            continue;
        if (now === null || now.ino !== seen.ino || now.mtimeMs !== seen.mtimeMs || now.ctimeMs !== seen.ctimeMs)
            yield path;
    }
}
function isAtRest({ why }) {
    return why !== 'moving';
}
/**
 * What has taken the place of a folder so shortly before that the two may change places all the time: the names that were read above
 * it may be of another moment. @param before what was seen at the look before: who stays is at rest
 */
function replacedJustNow({ paths, startedAt }, { ground, before }) {
    return [...paths].flatMap(([path, seen]) => {
        if (seen === null || seen.ctimeMs < startedAt - REST_MS)
            return [];
        const known = ground.index.get(path)?.seen;
        const isReplaced = known !== undefined && (0,stat_index/* isAnotherDirectory */.lZ)(known, seen);
        return isReplaced && !(0,stat_index/* sameSight */.Ep)(before.get(path), seen) ? [path] : [];
    });
}

;// CONCATENATED MODULE: ./build/src/files/half.js
/** What steps wrote that did not end well: what of it is kept, set back, or left for the next attempt. */





/** Why a step is not tried again whose work could not be put into the store: which that is has been said. */
const NOT_SAVED = 'what it wrote could not be saved, and is not set back without that';
class HalfFiles {
    #taking;
    /** What nobody owned when a step failed beside others. */
    #left = new Set();
    constructor(taking) {
        this.#taking = taking;
    }
    /** Paths that nobody owned when a step failed. */
    leave(paths) {
        for (const path of paths)
            this.#left.add(path);
    }
    /** Whether there are any, so that the workspace may not be as the run means it although nothing runs. */
    get hasLeft() {
        return this.#left.size > 0;
    }
    /**
     * The next try, in this attempt or in another one, finds what this one has written.
     * @param besideOf the steps that failed beside it, and may have made some of what has changed
     */
    async keepHalf(step, now, besideOf) {
        const taken = await this.#taking.take('kept', step, now);
        if (taken.ref === null)
            this.#taking.sayNotKept(step, taken);
        // Here the next try finds it all the same: it is that step's, and nobody else's.
        if (taken.cause === 'store')
            return this.leaveHalf(step, now);
        this.#apart(step, taken);
        if (taken.cause === 'unreadable')
            this.#cannotRead(step, taken.failed, now);
        const { ref } = taken;
        const beside = besideOf((0,change/* changedIn */.W)(taken.change));
        if (ref !== null && (ref.pack !== null || this.#hasKept(step)))
            this.#taking.log?.write(filesKept(step, ref, beside));
    }
    /** Whether something is on record as kept by a step: then also that nothing is any more is to be told. */
    #hasKept(step) {
        const layers = this.#taking.log?.run().layers ?? [];
        return layers.findLast((layer) => layer.kind === 'kept' && layer.step === step)?.change.pack != null;
    }
    #apart(step, { indexed, change }) {
        const { ground } = this.#taking.parts;
        ground.see(indexed);
        ground.joinOthers(step, indexed);
        for (const { path, before, after } of change)
            if (!(0,tree_state/* sameState */.yY)(before, after))
                ground.part(path, { entry: indexed.get(path)?.entry ?? null, step });
    }
    /** The workspace stays as the step left it; the next attempt sets it back. Digests are enough until then. */
    async leaveHalf(step, { paths, startedAt }) {
        const { area, setting, ground } = this.#taking.parts;
        const { signal } = setting;
        const looked = await (0,capture/* lookAt */.t5)(paths, { roots: area.roots, signal, scannedAt: startedAt });
        ground.see(looked.indexed);
        for (const [path, indexed] of looked.indexed) {
            const entry = indexed?.entry ?? null;
            const apart = ground.apart(path);
            // What another step keeps, or could not save, is seen again where it was written shortly before: it stays that step's.
            if (apart !== undefined && (0,tree_state/* sameState */.yY)(apart.entry, entry))
                continue;
            if (!(0,tree_state/* sameState */.yY)(ground.before(path), entry))
                ground.part(path, { entry, step });
            else
                ground.join(path);
        }
        this.#cannotRead(step, looked.unread.map((path) => ({ path })), { paths });
    }
    #cannotRead(step, unread, { paths }) {
        const { ground } = this.#taking.parts;
        for (const { path } of unread) {
            ground.cannotRead(path, paths.get(path) ?? null);
            ground.part(path, { entry: null, step });
        }
    }
    /** @returns why the next try would not find the workspace as this one did; null where it does */
    async setBack(step, now) {
        const { ground } = this.#taking.parts;
        const taken = await this.#taking.take('aside', step, now);
        if (taken.ref === null) {
            this.#taking.sayNotKept(step, taken);
            return NOT_SAVED;
        }
        this.#apart(step, taken);
        const { change } = taken;
        const touched = this.#touchedAmong(step, taken.indexed);
        if (change.length + touched.length === 0 || this.#taking.log === null)
            return null;
        const paths = (0,capture/* namesOf */.eZ)(change.filter(({ after }) => after !== null));
        if (change.length > 0)
            this.#taking.log.write({ type: 'files.aside', step, change: taken.ref, paths });
        const { blocked, left } = await bringBack([...change, ...touched], this.#taking.parts);
        ground.flush();
        if (blocked.length > 0)
            return `could not set back ${firstOf(blocked)}`;
        const message = `could not set back ${firstOf(left)}; the next try finds it as it is`;
        if (left.length > 0)
            this.#taking.log.write({ type: 'warning', step, message });
        return null;
    }
    /** What earlier steps have made, and of which nothing but the time is another: make goes by that. Of sources a person may have set it. */
    #touchedAmong(step, seen) {
        return [...seen].flatMap(([path, now]) => {
            const [entry, wanted] = [now?.entry, this.#madeBefore(step, path)];
            if (wanted == null || entry === undefined)
                return [];
            const isTouched = (0,tree_state/* sameState */.yY)(wanted, entry) && wanted.mtime !== entry.mtime;
            return isTouched ? [{ path, after: entry, wanted }] : [];
        });
    }
    /** What a step found at a path that earlier steps had made, be they saved or not. */
    #madeBefore(step, path) {
        const { ground, source } = this.#taking.parts;
        const apart = ground.apart(path);
        if (apart !== undefined)
            return apart.step === null || apart.step === step ? null : apart.entry;
        const wanted = ground.model.get(path);
        return (0,tree_state/* sameEntry */.dI)(source.get(path), wanted) ? null : wanted;
    }
    /**
     * What failed steps left and nobody else claimed is nobody's work, and no person's.
     * @param what `all`: so is what has changed since the last step was looked at, by processes that outlived theirs
     * @param isEdit what is a person's all the same
     */
    async noteLeft(what, isEdit) {
        const { ground, setting, source } = this.#taking.parts;
        if (this.#left.size === 0 && what === 'unowned')
            return;
        const { paths: changed, startedAt } = ground.scan();
        const isTheirs = (path, seen) => (setting.person && (source.has(path) || ground.persons.has(path))) || isEdit(path, seen);
        const isTaken = (path) => what === 'all' || this.#left.has(path);
        const paths = new Map([...changed].filter(([path, seen]) => isTaken(path) && !isTheirs(path, seen)));
        await this.leaveHalf(null, { paths, startedAt });
    }
}

;// CONCATENATED MODULE: ./build/src/files/moved-refs.js
/** What is done to the `.git` of the workspace while steps run: that is not saved. */




class MovedRefs {
    #setting;
    #ground;
    #hasGit;
    /** As they were when that was said last; null where there were none, or git fails to tell them. */
    #refs;
    /** What was checked out before the first step, and, as far as is known, when each started. */
    #first;
    #starts = new Map();
    constructor({ setting, ground, refs }) {
        this.#setting = setting;
        this.#ground = ground;
        this.#hasGit = hasGit(setting);
        this.#refs = refs;
        this.#first = refs;
    }
    started(step) {
        this.#starts.set(step, this.#refs);
    }
    /**
     * What has come with commits, or been staged for one, since a step started.
     * @param step null for the first one @throws the signal's reason
     */
    async brought(step) {
        const call = this.#call();
        const then = step === null ? this.#first : (this.#starts.get(step) ?? null);
        return call === null || then === null ? git_checkout/* NOTHING_BROUGHT */.m0 : (0,git_checkout/* readBrought */.c0)(call, then.commit);
    }
    /** What was done since the last call, for people. @throws the signal's reason */
    async say() {
        if (!this.#hasGit && hasGit(this.#setting)) {
            this.#hasGit = true;
            await this.#read();
            return ['made .git, which is not saved: a resume elsewhere will not have it'];
        }
        if (this.#refs === null || !(await this.#read()))
            return [];
        return ['moved HEAD or a ref of git, which is not saved: a resume elsewhere will not have it'];
    }
    /** Whether they are other ones than before. */
    async #read() {
        const call = this.#call();
        const refs = call === null ? null : await (0,git_files/* readRefs */.n6)(call);
        if (refs === null || refs.all === this.#refs?.all)
            return false;
        this.#refs = refs;
        this.#ground.checkedOut(refs);
        return true;
    }
    #call() {
        const { git, workspace, env, signal } = this.#setting;
        return git === null ? null : { git, workspace, env, signal };
    }
}
function hasGit({ workspace }) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, '.git'));
}

;// CONCATENATED MODULE: ./build/src/files/owed.js





const NOT_SET_BACK = 'what it wrote over could not be set back';
class OwedSteps {
    #taking;
    #standIns;
    #owed = [];
    /** What steps left that ended well and are in no pack: nothing could set it back, whether or not it will be tried again to save them. */
    #unsaved = new Map();
    /** A step of which not even that could be seen. */
    #unseen = null;
    constructor(taking, standIns) {
        this.#taking = taking;
        this.#standIns = standIns;
    }
    /** The completion of a step is on record. @returns whether others wait to be saved */
    recorded(id, completion) {
        for (const owed of this.#owed)
            if (owed.step === id)
                owed.completion ??= completion;
        return this.#owed.some((owed) => owed.step !== id);
    }
    /** Whether a step that had written to a path is still to be saved. */
    awaits(path) {
        return this.#owed.some((owed) => owed.paths.has(path));
    }
    /**
     * Where a try has written over what a step left that could not be saved, there is nothing to set that back to.
     * @returns that, in words; null where there is nothing of the kind
     */
    async wroteOver({ paths, startedAt }) {
        if (this.#unseen !== null)
            return `${NOT_SET_BACK}, since what ${this.#unseen} left could not be looked at`;
        const { ground, area, setting } = this.#taking.parts;
        const isTheirs = (path) => this.#unsaved.has(path) && ground.apart(path) !== undefined;
        const theirs = new Map([...paths].filter(([path]) => isTheirs(path)));
        const { signal } = setting;
        const { indexed, unread } = await (0,capture/* lookAt */.t5)(theirs, { roots: area.roots, signal, scannedAt: startedAt });
        // Of what could not be read nothing is known but that it is not as it was seen.
        const { unread: wasUnread } = ground;
        const hasChanged = ([path, now]) => wasUnread.has(path) || !(0,tree_state/* sameState */.yY)(ground.apart(path)?.entry, now?.entry);
        const over = [...unread, ...[...indexed].filter(hasChanged).map(([path]) => path)];
        if (over.length === 0)
            return null;
        const steps = (0,set_aside/* someSteps */._w)([...new Set(over.map((path) => this.#unsaved.get(path) ?? ''))]);
        const what = listed(over.sort().map((path) => ({ path })));
        return `${NOT_SET_BACK}: ${what} of ${steps} could not be saved; a resume runs ${steps} again, too`;
    }
    /** A step ended well, and will not be saved. @param paths what it left; null where that could not be seen */
    givenUp(step, paths) {
        if (paths === null)
            this.#unseen = step;
        else
            for (const path of paths)
                this.#unsaved.set(path, step);
    }
    /**
     * What could not be kept is looked at all the same: its digests tell it from a person's work until it is saved. What of later steps it
     * took away is no part of that.
     */
    async owe(step, { now, placed: all }, taken) {
        const { ground, area, setting } = this.#taking.parts;
        const placed = all === null ? null : this.#standIns.takeBack(step, all);
        const { paths: changed } = placed?.now ?? now;
        const { startedAt, missed = [] } = now;
        ground.see(taken.indexed);
        const rest = new Map([...changed].filter(([path]) => !taken.indexed.has(path)));
        const { signal } = setting;
        const looked = await (0,capture/* lookAt */.t5)(rest, { roots: area.roots, signal, scannedAt: startedAt });
        ground.see(looked.indexed);
        const unread = new Map(looked.unread.flatMap((path) => {
            const seen = changed.get(path);
            return seen == null ? [] : [[path, seen]];
        }));
        for (const [path, seen] of unread)
            ground.cannotRead(path, seen);
        // What others left shortly before is looked at again, and is theirs.
        const isOwn = (path) => unread.has(path) || now.fresh?.has(path) === true || this.#hasChanged(path);
        const paths = placed === null ? new Map([...changed].filter(([path]) => isOwn(path))) : changed;
        const before = new Map([...paths.keys()].map((path) => [path, ground.before(path)]));
        for (const path of paths.keys())
            ground.part(path, { entry: ground.index.get(path)?.entry ?? null, step });
        this.givenUp(step, paths.keys());
        // What cannot be named will not be saved later either.
        if (missed.length === 0)
            this.#owed.push({ step, completion: null, paths, placed, before, unread });
        ground.flush();
    }
    /** Whether a path is not as it was when it was noted last. */
    #hasChanged(path) {
        const { ground } = this.#taking.parts;
        const entry = ground.index.get(path)?.entry ?? null;
        const apart = ground.apart(path);
        if (apart !== undefined)
            return !(0,tree_state/* sameState */.yY)(apart.entry, entry);
        return !(0,tree_state/* sameEntry */.dI)(ground.model.get(path), entry ?? undefined);
    }
    /** What a step had left where a later one's file has been set back: it is part of its change, and is looked for there no more. */
    heldOf(step, entries) {
        this.#owed = this.#owed.map((owed) => {
            if (owed.step !== step || owed.placed === null)
                return owed;
            const { now, near, standing, seen } = owed.placed;
            const rest = new Map([...(now.rest ?? []), ...[...entries].filter(([path]) => owed.paths.has(path))]);
            const paths = without(owed.paths, rest);
            const placed = { standing, now: { ...now, paths, rest }, near: without(near, rest), seen };
            return { ...owed, paths, placed };
        });
    }
    /** Another try at what could not be saved: only where nothing has been written to it since. */
    async save() {
        const { ground } = this.#taking.parts;
        for (const owed of this.#owed) {
            if (owed.completion === null || this.#taking.log === null)
                continue;
            const isOverwritten = [...owed.paths.keys()].some((path) => ground.apart(path)?.step !== owed.step);
            if (isOverwritten)
                this.#owed = this.#owed.filter((each) => each !== owed);
            if (isOverwritten)
                continue;
            const taken = await this.#take(owed);
            if (taken.ref === null)
                continue;
            ground.see(taken.indexed);
            const { step, completion, placed } = owed;
            this.#standIns.accept(step, taken.change, placed);
            for (const path of owed.paths.keys())
                if ((0,tree_state/* sameState */.yY)(ground.before(path), ground.apart(path)?.entry))
                    ground.join(path);
            this.#owed = this.#owed.filter((each) => each !== owed);
            for (const [path, by] of this.#unsaved)
                if (by === step)
                    this.#unsaved.delete(path);
            this.#taking.log.write({ type: 'step.saved', step, completion: completion.number, change: taken.ref });
            this.#standIns.recorded(step, completion.basis);
            await this.#standIns.setBack(step);
        }
    }
    #take({ step, paths, placed, before, unread }) {
        const { ground } = this.#taking.parts;
        return this.#taking.take('step', step, {
            paths,
            before,
            ...(placed === null ? {} : placed.now),
            startedAt: Date.now(),
            fresh: new Set(paths.keys()),
            // What could not be read then has nothing but its stat to tell that nobody has changed it since.
            isExpected: (path, found) => {
                const left = unread.get(path);
                return left === undefined
                    ? (0,tree_state/* sameState */.yY)(ground.apart(path)?.entry, found?.entry)
                    : found !== null && (0,stat_index/* sameSeen */.SY)(left, found.seen);
            },
        });
    }
}
function without(all, some) {
    return new Map([...all].filter(([path]) => !some.has(path)));
}

;// CONCATENATED MODULE: ./build/src/tree/ownership.js
/** Who owns what changed while several steps ran side by side. Pure. */

/**
 * Shares out what changed when a step ends. Alone, it owns everything. Otherwise a path belongs to the one whose `writes`
 * match it; one that none or several of them match, to the first of these to complete, which is then entangled with the
 * others. A step that failed owns what it alone matches, and entangles nobody.
 *
 * A step that declares `out/a.txt` also makes `out`: what nobody matches, above what somebody does, belongs to the first of
 * these to complete. It entangles nobody, since it follows from what is in it.
 */
function shareOut(request) {
    const { ending, how, running } = request;
    const changed = [...request.changed];
    if (running.length <= 1)
        return { own: changed, left: [], unsure: [], entangled: [] };
    const claims = new Map(changed.map((path) => [path, running.filter(({ writes }) => writes?.(path))]));
    const implied = impliedOf(claims);
    const own = [];
    const left = [];
    const unsure = [];
    const entangled = new Set();
    for (const path of changed) {
        const above = implied.get(path);
        const matching = claims.get(path) ?? [];
        const claimants = above !== undefined ? [...above] : matching.length > 0 ? matching : running;
        const isAmong = claimants.some(({ step }) => step === ending);
        const isOwn = isAmong && (how === 'completed' || (above === undefined && claimants.length === 1));
        (isOwn ? own : left).push(path);
        if (isAmong && !isOwn && above === undefined)
            unsure.push(path);
        if (isOwn && above === undefined)
            for (const { step } of claimants)
                entangled.add(step);
    }
    entangled.delete(ending);
    const mates = running.map(({ step }) => step).filter((step) => entangled.has(step));
    return { own, left, unsure, entangled: mates };
}
/** The changed paths that nobody's `writes` match, above such as somebody's do, with all of these steps. */
function impliedOf(claims) {
    const implied = new Map();
    if ([...claims.values()].every((claimants) => claimants.length > 0))
        return implied;
    for (const [path, claimants] of claims) {
        if (claimants.length === 0)
            continue;
        for (let above = (0,tree_path/* parentOf */.gN)(path); above !== null; above = (0,tree_path/* parentOf */.gN)(above)) {
            if (claims.get(above)?.length !== 0)
                continue;
            const steps = implied.get(above) ?? new Set();
            for (const claimant of claimants)
                steps.add(claimant);
            implied.set(above, steps);
        }
    }
    return implied;
}

;// CONCATENATED MODULE: ./build/src/files/sharing.js



class Sharing {
    #parts;
    #owed;
    #half;
    #edits;
    #running = new Map();
    #kept;
    /** By the step that keeps something: those that may have made some of it. */
    #keptBeside;
    /** Paths that steps may have made that have failed since, while others ran; none that a step which ended well has taken. */
    #unsure = new Map();
    constructor(parts, { owed, half, edits }) {
        this.#parts = parts;
        this.#owed = owed;
        this.#half = half;
        this.#edits = edits;
        this.#kept = new Map(parts.kept);
        this.#keptBeside = new Map(parts.keptBeside);
    }
    get runners() {
        return [...this.#running.values()];
    }
    runs(step) {
        return this.#running.has(step);
    }
    started(step) {
        const writes = this.#parts.writes.get(step);
        this.#running.set(step, { step, writes: writes === undefined ? null : (0,patterns/* compilePatterns */.xi)(writes) });
    }
    ended(step) {
        this.#running.delete(step);
    }
    /**
     * It has ended well: what it had kept of earlier tries is part of its change.
     * @param changed saved or not
     * @returns the steps that may have made some of that: those who run on and could have, those who had failed before, and whose second
     * try may find what they had made, and those who keep what it may have made itself
     */
    completed(step, { changed, runners }) {
        const beside = new Set(shareOut({ changed, ending: step, how: 'completed', running: runners }).entangled);
        for (const failed of this.keepsBeside(step, changed))
            beside.add(failed);
        for (const [other, its] of this.#keptBeside)
            if (its.includes(step))
                beside.add(other);
        for (const path of changed)
            this.#unsure.delete(path);
        this.dropped(step);
        return [...beside];
    }
    /** It has ended, and what it had kept of earlier tries is not its any more. */
    dropped(step) {
        this.ended(step);
        this.#kept.delete(step);
        this.#keptBeside.delete(step);
    }
    /** The steps that failed beside one that keeps what it has written, now or in tries before, and may have made some of that. */
    keepsBeside(step, paths) {
        const failed = [...paths].flatMap((path) => [...(this.#unsure.get(path) ?? [])]);
        const all = new Set([...(this.#keptBeside.get(step) ?? []), ...failed]);
        all.delete(step);
        this.#keptBeside.set(step, [...all]);
        return [...all];
    }
    /** What a step has been given back of its earlier tries. */
    keeps(step, paths) {
        this.#kept.set(step, paths);
    }
    /** What is there of a step's earlier tries, and nobody has changed since; null where it had kept nothing. */
    keptBy(step) {
        const { ground } = this.#parts;
        const all = this.#kept.get(step) ?? [];
        if (all.length === 0)
            return null;
        const { paths: changed, startedAt } = ground.look();
        const paths = new Map();
        for (const path of all) {
            const before = ground.seen(path);
            const seen = changed.has(path) ? (changed.get(path) ?? null) : before;
            if ((0,stat_index/* sameSight */.Ep)(before, seen))
                paths.set(path, seen);
        }
        return { paths, startedAt, fresh: new Set(paths.keys()) };
    }
    /** The paths that belong to an ending step, with what it kept of earlier tries. What a person changed is none of them. */
    mine(now, { step, how, runners }) {
        const { ground } = this.#parts;
        const kept = this.#kept.get(step.id) ?? [];
        const changed = [];
        const quiet = [];
        for (const [path, seen] of now.paths) {
            if (this.#isSameDirectory(path, seen))
                quiet.push(path);
            else if (!this.#edits.isUnsaved(path, seen))
                changed.push(path);
        }
        const shares = shareOut({ changed, ending: step.id, how, running: runners });
        if (how === 'failed')
            this.#half.leave(shares.left);
        for (const path of shares.unsure)
            this.#unsure.set(path, (this.#unsure.get(path) ?? new Set()).add(step.id));
        const own = runners.length === 1 ? [...shares.own, ...quiet] : shares.own;
        const paths = new Map();
        for (const path of kept)
            paths.set(path, ground.seen(path));
        for (const path of own)
            paths.set(path, now.paths.get(path) ?? null);
        const unread = how === 'completed' ? (this.#parts.unread.get(step.id) ?? []) : [];
        for (const path of unread)
            if (!paths.has(path))
                paths.set(path, ground.seen(path));
        const anew = how === 'completed' ? own.filter((path) => this.#isMadeAnew(path, now)) : [];
        return { paths, startedAt: now.startedAt, fresh: new Set([...kept, ...anew]) };
    }
    /** What another step left may be written again, with the same bytes: then it is this one's; but not where that one is still to be saved. */
    #isMadeAnew(path, { paths }) {
        const { ground } = this.#parts;
        if (ground.apart(path) === undefined)
            return false;
        const before = ground.index.get(path)?.seen;
        const seen = paths.get(path) ?? null;
        return before !== undefined && seen !== null && !(0,stat_index/* sameSeen */.SY)(before, seen) && !this.#owed.awaits(path);
    }
    /** A directory of which only the time is another has changed with what is in it: nobody shares that out. */
    #isSameDirectory(path, seen) {
        const before = this.#parts.ground.before(path);
        return (seen !== null &&
            before?.kind === 'directory' &&
            (seen.mode & 0o170000) === 0o040000 &&
            (seen.mode & 0o777) === before.mode);
    }
    /** What no other step that runs can have changed. */
    ownAlone(ending, all) {
        const { own } = shareOut({ changed: all.paths.keys(), ending, how: 'failed', running: this.runners });
        const paths = new Set(own);
        return (path) => paths.has(path);
    }
}

;// CONCATENATED MODULE: ./build/src/files/standing.js



class Standing {
    #standIn;
    /** The workspace before its place. */
    #tree;
    /** What later steps changed, with what the last of them left there, and what lies above it. */
    #steps = new Map();
    #above = new Set();
    /** What later steps left as it was but for its time. */
    #times = new Map();
    /** What persons changed later, and what lies above it. */
    #edits = new Set();
    constructor(standIn, { source, laid, roots }) {
        this.#standIn = standIn;
        const { basis } = standIn;
        const inOrder = laid.toSorted((a, b) => a.order - b.order);
        const before = inOrder.filter(({ order }) => order < basis);
        this.#tree = (0,tree_fold/* fold */.AU)(source, before.map(({ change }) => change), roots);
        for (const { kind, order, change } of inOrder) {
            if (order <= basis)
                continue;
            for (const { path, before: found, after } of change) {
                this.#times.delete(path);
                if ((0,tree_state/* sameState */.yY)(found, after)) {
                    if (kind === 'step' && after !== null)
                        this.#times.set(path, after);
                    continue;
                }
                if (kind === 'step')
                    this.#steps.set(path, after);
                else
                    this.#edits.add(path);
                const above = kind === 'step' ? this.#above : this.#edits;
                for (let at = (0,tree_path/* parentOf */.gN)(path); at !== null && !above.has(at); at = (0,tree_path/* parentOf */.gN)(at))
                    above.add(at);
            }
        }
    }
    /** What is at a path before its place, null for nothing. */
    before(path) {
        return this.#tree.get(path) ?? null;
    }
    /** Whether what comes later may have made a path other than it is at its place. */
    isUnderLater(path) {
        const isAbove = this.#above.has(path) && this.before(path)?.kind !== 'directory';
        return isAbove || this.#steps.has(path) || this.#edits.has(path);
    }
    /** Whether what a later step left may have to be set anew at a path where this one left something. */
    isNear(path) {
        return this.isUnderLater(path) || this.#above.has(path) || (0,tree_fold/* isBelowAny */.OU)(path, this.#steps);
    }
    /** What it changed the last time, as far as that is left at its place although it has found it, with more on top, and left it so. */
    inherited(isAsFound) {
        const entries = new Map();
        for (const { path, after } of this.#standIn.last) {
            if (after === null || !this.isUnderLater(path) || (0,tree_state/* sameState */.yY)(this.before(path), after))
                continue;
            if (isAsFound(path))
                entries.set(path, after);
        }
        return entries;
    }
    /** What of its change is seen in the workspace: the rest is under what later steps have made of it. */
    onTop(change, model) {
        const leaves = new Set([...this.#steps.keys()].filter((path) => (model.get(path)?.kind ?? 'directory') !== 'directory'));
        return change.filter(({ path, after }) => {
            const isInTheWay = after !== null && after.kind !== 'directory' && this.#above.has(path);
            return !this.#steps.has(path) && !isInTheWay && !(0,tree_fold/* isBelowAny */.OU)(path, leaves);
        });
    }
    /** Of what it left, that which a later step left with another time, and nothing else changed: what is wanted there. */
    timed(change) {
        return change.flatMap(({ path, after: left }) => {
            const later = this.#times.get(path);
            if (later === undefined || left === null || !(0,tree_state/* sameState */.yY)(left, later) || left.mtime === later.mtime)
                return [];
            return [{ path, left, wanted: { ...left, mtime: later.mtime } }];
        });
    }
    /**
     * The folders that later steps had deleted, and that were there for nothing but what this one has deleted since.
     * @param model with what is seen of its change
     */
    emptied(change, model) {
        const candidates = new Set();
        for (const { path, after } of change) {
            if (after !== null)
                continue;
            for (let at = path; at !== null; at = (0,tree_path/* parentOf */.gN)(at))
                if (this.#steps.get(at) === null && model.get(at)?.kind === 'directory')
                    candidates.add(at);
        }
        const gone = [...candidates].map((path) => ({ path, before: model.get(path) ?? null, after: null }));
        if (gone.length === 0)
            return [];
        const left = (0,tree_fold/* fold */.AU)(model, [gone], []);
        return gone.filter(({ path }) => !left.has(path));
    }
}

;// CONCATENATED MODULE: ./build/src/files/stand-ins.js





const NOTHING_COUNTS = { laid: [], standIns: new Map() };
function countingOf({ plan, reconciled }, outlook) {
    const { run, history } = outlook;
    const standIns = new Map();
    for (const { id, decision, standsFor: basis } of plan.steps) {
        if (decision !== 'run' || basis === null)
            continue;
        const own = history.layers.filter(({ layer: { kind, step, order } }) => kind === 'step' && step === id && order === basis);
        standIns.set(id, { basis, last: own.at(-1)?.change ?? [] });
    }
    if (standIns.size === 0)
        return NOTHING_COUNTS;
    const edits = { kind: 'edit', order: run.completions + 1, change: reconciled.edits };
    return { laid: [...(0,files_outlook/* laidBy */.IC)(plan, outlook), edits], standIns };
}
class StandIns {
    #taking;
    #laid;
    /** Changes of steps whose completion is not on record yet. */
    #ended = new Map();
    /** Steps that stand in for nothing after all: what they changed was made by a step of this attempt, and stands on top of that. */
    #risen = new Set();
    /** Where the workspace is not as wanted since a step ended, until that is set back. */
    #due = new Map();
    constructor(taking) {
        this.#taking = taking;
        this.#laid = [...taking.parts.counting.laid];
    }
    /**
     * What an ending step changed, told against the workspace before its place: what is as it was there is no part of it. What it has
     * found, and left as found, is what it has left there before.
     * @param own what cannot be the work of a step that runs beside it
     * @returns null for a step that stands in for nothing, or has changed what another one has made in this attempt
     */
    async place(step, now, own) {
        const { ground, area, setting, source, counting } = this.#taking.parts;
        const standIn = counting.standIns.get(step);
        if (standIn === undefined)
            return null;
        const roots = area.roots.list.map(({ path }) => path);
        const standing = new Standing(standIn, { source, laid: this.#laid, roots });
        const isMine = (path) => standing.isNear(path) && own(path);
        const { signal } = setting;
        const some = new Map([...now.paths].filter(([path]) => isMine(path)));
        const { indexed: seen } = await (0,capture/* lookAt */.t5)(some, { roots: area.roots, signal, scannedAt: now.startedAt });
        const near = new Map();
        for (const [path, indexed] of seen) {
            const [apart, entry] = [ground.apart(path), indexed?.entry ?? null];
            // What another step could not save, or keeps, is seen again where it was written shortly before: it stays that step's.
            const isOthers = apart !== undefined && apart.step !== step && (0,tree_state/* sameState */.yY)(apart.entry, entry);
            if (!isOthers)
                near.set(path, entry);
        }
        if (this.#isOnFresh(standIn, near)) {
            this.#risen.add(step);
            return null;
        }
        const isThere = (path, state) => near.has(path) && (0,tree_state/* sameState */.yY)(near.get(path), state);
        const isAsFound = (path) => isThere(path, ground.before(path)) || (!now.paths.has(path) && ground.apart(path) === undefined);
        const isNone = (path) => standing.isUnderLater(path) &&
            (isThere(path, ground.before(path)) || isThere(path, standing.before(path)));
        const paths = new Map([...now.paths].filter(([path]) => !isNone(path)));
        const rest = standing.inherited(isAsFound);
        const isOther = (path) => rest.has(path) || (isMine(path) && standing.isUnderLater(path));
        const before = new Map([...paths.keys(), ...rest.keys()].map((path) => [
            path,
            isOther(path) ? standing.before(path) : ground.before(path),
        ]));
        return { now: { ...now, paths, before, rest }, standing, near, seen };
    }
    /** Whether something is not as a step of this attempt has left it that would have its place above. */
    #isOnFresh({ basis }, near) {
        const { ground, counting } = this.#taking.parts;
        const fresh = this.#laid.slice(counting.laid.length);
        const above = fresh.filter(({ order }) => order > basis).flatMap(({ change }) => change);
        return above.some(({ path, before, after }) => {
            const isThere = near.has(path) && !(0,tree_state/* sameState */.yY)(before, after);
            return isThere && !(0,tree_state/* sameState */.yY)(near.get(path), ground.before(path));
        });
    }
    /** Whether a step stands in for an earlier completion of its own, as far as it was planned so. */
    standsIn(step) {
        return !this.#risen.has(step);
    }
    /** Makes the change of a step part of the model, in its place. */
    accept(step, change, placed) {
        const { ground, counting } = this.#taking.parts;
        if (counting.standIns.size > 0)
            this.#ended.set(step, change);
        if (placed === null) {
            ground.accept(change, 'step');
            return;
        }
        const { now, standing, near } = placed;
        const own = change.filter(({ path }) => now.rest?.has(path) !== true);
        const beside = own.filter(({ path }) => !near.has(path));
        const placedHere = own.filter(({ path }) => near.has(path));
        ground.accept([...beside, ...standing.onTop(placedHere, ground.model)], 'step');
        ground.accept(standing.emptied(placedHere, ground.model), 'step');
        const due = [];
        for (const [path, entry] of near) {
            const before = ground.before(path);
            const each = { path, before, after: entry };
            if (!mayBeSet(each))
                continue;
            ground.part(path, { entry, step });
            due.push(each);
        }
        for (const { path, left, wanted } of standing.timed(own)) {
            if (!(0,tree_state/* sameState */.yY)(ground.before(path), left))
                continue;
            ground.accept([{ path, before: left, after: wanted }], 'step');
            ground.part(path, { entry: left, step });
            due.push({ path, before: wanted, after: left });
        }
        if (due.length > 0)
            this.#due.set(step, due);
    }
    /**
     * It could not be saved. What it took from later steps is set back whatever becomes of the rest: what it has written over, once that is set aside.
     * @returns the rest, and what it has written over
     */
    takeBack(step, { now, near, ...placed }) {
        const { ground } = this.#taking.parts;
        const own = [];
        const due = [];
        for (const [path, after] of near) {
            const before = ground.before(path);
            const isOwn = now.paths.has(path) || now.rest?.has(path) === true;
            const each = { path, before, after };
            if (isOwn)
                own.push(each);
            else if (mayBeSet(each))
                due.push(each);
        }
        const onTop = new Set(placed.standing.onTop(own, ground.model).map(({ path }) => path));
        for (const each of own)
            if (!onTop.has(each.path) && mayBeSet(each))
                due.push(each);
        for (const { path, after } of due)
            ground.part(path, { entry: after, step });
        if (due.length > 0)
            this.#due.set(step, due);
        return { ...placed, now, near: new Map(own.map(({ path, after }) => [path, after])) };
    }
    /** The completion of a step is on record. @returns whether something of later steps is to be set back */
    recorded(step, basis) {
        const change = this.#ended.get(step);
        if (change !== undefined) {
            this.#laid.push({ kind: 'step', order: basis, change });
        }
        this.#ended.delete(step);
        return this.#due.has(step);
    }
    /**
     * Sets back what a step took from later ones. What it changed is on record, or owed.
     * @returns what it had left where that was done: that is in the store
     */
    async setBack(step) {
        const due = this.#due.get(step);
        this.#due.delete(step);
        const { parts, log } = this.#taking;
        if (due === undefined || log === null)
            return new Map();
        const kept = due.filter(await this.#setAside(step, due));
        const { blocked, left } = await bringBack(kept, parts);
        const all = firstOf([...blocked, ...left]);
        const message = `took away what later steps had left that are reused, and it could not be set back: ${all}`;
        if (all !== '')
            log.write({ type: 'warning', step, message });
        parts.ground.flush();
        const isBack = ({ path, before }) => (0,tree_state/* sameState */.yY)(parts.ground.index.get(path)?.entry, before);
        return new Map(kept.flatMap((each) => (each.after !== null && isBack(each) ? [[each.path, each.after]] : [])));
    }
    /** What is in no pack goes there first. @returns whether what is there now may be written over */
    async #setAside(step, due) {
        const { packs, ground } = this.#taking.parts;
        const { contents } = packs;
        await contents.verify(due.flatMap(({ after }) => (after?.kind === 'file' ? [after.digest] : [])));
        const isKept = ({ after }) => after?.kind !== 'file' || contents.isSound(after.digest);
        const missing = due.filter((each) => !isKept(each));
        if (missing.length === 0)
            return isKept;
        const paths = new Map(missing.map(({ path }) => [path, ground.index.get(path)?.seen ?? null]));
        const taken = await this.#taking.take('aside', step, {
            paths,
            startedAt: Date.now(),
            fresh: new Set(paths.keys()),
        });
        if (taken.ref === null)
            this.#taking.sayNotKept(step, taken);
        else if (taken.change.length > 0) {
            const { ref: change } = taken;
            this.#taking.log?.write({ type: 'files.aside', step, change, paths: (0,capture/* namesOf */.eZ)(taken.change) });
        }
        return isKept;
    }
}
/** Whether something else is at a path than is wanted, and both are known. */
function mayBeSet({ before, after }) {
    return after?.kind !== 'other' && before?.kind !== 'other' && !(0,tree_state/* sameState */.yY)(before, after);
}

;// CONCATENATED MODULE: ./build/src/files/session.js

















/** Why a step is not tried again beside which a person was at work: what they changed has been named. */
const NOT_KEPT = 'it could write over what was changed since its last try began, and is not saved';
const NO_CHANGE = { change: capture/* NOTHING */.K$, beside: [], onto: [], standsIn: true, warnings: [] };
class Session {
    #parts;
    #taking;
    #owed;
    #half;
    #away;
    #edits;
    /** Steps that wait for their next tries. */
    #waiting = new Set();
    #standIns;
    #sharing;
    #endings;
    #movedRefs;
    /** Why the record could not be written, once that has happened: then nothing else counts. */
    #lost = null;
    #turn = Promise.resolve();
    constructor(parts) {
        this.#parts = parts;
        this.#taking = new Taking(parts);
        this.#half = new HalfFiles(this.#taking);
        this.#away = new AwayFiles(this.#taking, this.#half);
        this.#edits = new Edits(this.#taking);
        this.#standIns = new StandIns(this.#taking);
        this.#owed = new OwedSteps(this.#taking, this.#standIns);
        this.#sharing = new Sharing(parts, { owed: this.#owed, half: this.#half, edits: this.#edits });
        this.#endings = new Endings(this.#taking, { sharing: this.#sharing, standIns: this.#standIns });
        this.#movedRefs = new MovedRefs(parts);
    }
    async begin(log) {
        this.#taking.log = {
            run: log.run,
            write: (body) => {
                try {
                    log.write(body);
                }
                catch (error) {
                    this.#lost = error;
                    throw error;
                }
            },
        };
        await this.#parts.begin(this.#taking.log);
        await (0,pause/* everythingHeard */.W)();
    }
    reads({ reads }) {
        return reads === null ? null : (0,patterns/* readsDigest */.I2)(this.#parts.ground.model, (0,patterns/* compilePatterns */.xi)(reads));
    }
    async starting({ id }) {
        this.#edits.unpause();
        if (this.#away.has(id)) {
            const why = await this.#inTurn(() => this.#bring(id));
            if (why !== null)
                return why;
            this.#edits.unpause();
        }
        this.#sharing.started(id);
        this.#movedRefs.started(id);
        return null;
    }
    skipped({ id }) {
        return this.#inTurn(async () => {
            try {
                await this.#away.skipped(id);
                const kept = this.#sharing.keptBy(id);
                if (kept === null)
                    return;
                this.#sharing.dropped(id);
                const why = await this.#half.setBack(id, kept);
                const message = `what it had kept of earlier tries is still there: ${why}`;
                if (why !== null)
                    this.#taking.log?.write({ type: 'warning', step: id, message });
            }
            catch (error) {
                this.#cannotSee(error);
            }
        });
    }
    completed(step) {
        return this.#inTurn(async () => {
            if (!this.#sharing.runs(step.id))
                return NO_CHANGE;
            try {
                return await this.#complete(step);
            }
            catch (error) {
                this.#sharing.ended(step.id);
                const why = this.#cannotSee(error);
                this.#owed.givenUp(step.id, null);
                return { ...NO_CHANGE, change: null, warnings: [`is completed but not saved: ${why}`] };
            }
        });
    }
    async recorded({ id }, { number, basis }) {
        const isDue = this.#standIns.recorded(id, basis);
        const isOwed = this.#owed.recorded(id, { number, basis });
        if (!isDue && !isOwed)
            return;
        await this.#inTurn(async () => {
            try {
                // Not before: what is written over, and what is saved now, may build on the pack that the completion names.
                this.#owed.heldOf(id, await this.#standIns.setBack(id));
                if (isOwed)
                    await this.#owed.save();
            }
            catch (error) {
                this.#cannotSee(error);
            }
        });
    }
    failed(step, then) {
        return this.#inTurn(async () => {
            if (!this.#sharing.runs(step.id))
                return 'ready';
            try {
                // What a try has written that keeps it is looked at when the last one has ended.
                if (then === 'try-again' && step.retries.workspace === 'keep')
                    return 'ready';
                return await this.#fail(step, then);
            }
            catch (error) {
                if (then === 'end')
                    this.#sharing.ended(step.id);
                const message = `what it wrote could not be looked at: ${this.#cannotSee(error)}`;
                this.#taking.log?.write({ type: 'warning', step: step.id, message });
                return 'not-ready';
            }
        });
    }
    waits({ id, retries }) {
        this.#waiting.add(id);
        const isSetBack = () => retries.workspace !== 'keep' && !this.#half.hasLeft && this.#waiting.size === 1;
        return this.#pause(isSetBack);
    }
    async rests() {
        if (this.#waiting.size > 0)
            await this.#pause(() => false);
    }
    /** Where all that run wait. @param isSetBack whether nothing of theirs is there */
    #pause(isSetBack) {
        return this.#inTurn(async () => {
            if (this.#sharing.runners.some(({ step }) => !this.#waiting.has(step)))
                return;
            try {
                this.#edits.pause(() => (isSetBack() ? new Map() : this.#parts.ground.look().paths));
            }
            catch (error) {
                this.#cannotSee(error);
            }
        });
    }
    waited({ id }, next) {
        return this.#inTurn(async () => {
            try {
                return (await this.#edits.ofPause(id, next)) ? 'ready' : this.#cannotTryAgain(id, NOT_KEPT);
            }
            catch (error) {
                const why = this.#cannotSee(error);
                return this.#cannotTryAgain(id, `what was changed since its last try could not be looked at: ${why}`);
            }
            finally {
                this.#waiting.delete(id);
            }
        });
    }
    end(leftRunning) {
        return this.#inTurn(async () => {
            try {
                await this.#owed.save();
                const { clean } = leftRunning ? await this.#brought(null) : git_checkout/* NOTHING_BROUGHT */.m0;
                const isEdit = (path, seen) => clean.has(path) || this.#edits.isUnsaved(path, seen);
                await this.#half.noteLeft(leftRunning ? 'all' : 'unowned', isEdit);
            }
            catch (error) {
                this.#cannotSee(error);
            }
            finally {
                this.#parts.ground.flush();
                this.#parts.close();
            }
        });
    }
    /** Something went wrong with the workspace or the packs: the next attempt goes by the time of writing. @throws what the record said */
    #cannotSee(error) {
        if (this.#lost !== null)
            throw this.#lost;
        this.#parts.ground.cutOff();
        return this.#parts.setting.signal.aborted ? 'it was stopped' : error.message;
    }
    /** Where a person is at work, what commits have brought here since a step started. @throws the signal's reason */
    async #brought(step) {
        return this.#parts.setting.person ? this.#movedRefs.brought(step) : git_checkout/* NOTHING_BROUGHT */.m0;
    }
    /** One look at the workspace at a time. What comes after it knows of a signal that came meanwhile. */
    #inTurn(act) {
        const next = this.#turn.then(act).finally(pause/* everythingHeard */.W);
        this.#turn = next.catch(() => undefined);
        return next;
    }
    async #complete(step) {
        const { ground } = this.#parts;
        const { runners } = this.#sharing;
        const { now, mine, missed, placed, taken, ...before } = await this.#endings.of(step, runners);
        if (taken === null) {
            await this.#half.leaveHalf(step.id, mine);
            this.#owed.givenUp(step.id, mine.paths.keys());
            ground.flush();
            return this.#unsaved(step, { ...before, runners }, now.away.slice(0, 1).map(notThere));
        }
        if (placed !== null)
            ground.see(placed.seen);
        const warnings = [...(0,files_skipped/* skipLines */.Ze)(now.skipped), ...(await this.#movedRefs.say())];
        if (taken.ref === null) {
            await this.#owed.owe(step.id, { now: { ...mine, missed }, placed }, taken);
            const why = unsaved(taken, missed.length > 0 ? 'never' : 'next-step');
            return this.#unsaved(step, { ...before, runners }, [...warnings, why]);
        }
        const beside = this.#sharing.completed(step.id, { changed: (0,change/* changedIn */.W)(taken.change), runners });
        warnings.push(...this.#cannotSetBack(taken.change), ...(0,files_skipped/* gitFileLines */.A$)(taken.change));
        ground.see(taken.indexed);
        ground.joinOthers(step.id, taken.indexed);
        this.#standIns.accept(step.id, taken.change, placed);
        ground.flush();
        const standsIn = this.#standIns.standsIn(step.id);
        return { change: taken.ref, beside, onto: changedOf(before.left, ground), standsIn, warnings };
    }
    /** @returns why the step cannot start; null where it can */
    async #bring(id) {
        try {
            this.#sharing.keeps(id, await this.#away.bring(id));
            return null;
        }
        catch (error) {
            return `what it had kept of its last try could not be brought back: ${this.#cannotSee(error)}`;
        }
    }
    /** It is entangled all the same: what it may have taken for its own of what others made is not restored. */
    #unsaved({ id }, { was, left, runners }, warnings) {
        const { ground } = this.#parts;
        const { index, unread } = ground;
        const changed = [...was].flatMap(([path, entry]) => (0,tree_state/* sameState */.yY)(entry, index.get(path)?.entry) && !unread.has(path) ? [] : [path]);
        const beside = this.#sharing.completed(id, { changed, runners });
        return {
            change: null,
            beside,
            onto: changedOf(left, ground),
            standsIn: this.#standIns.standsIn(id),
            warnings,
        };
    }
    #cannotTryAgain(step, why) {
        this.#taking.log?.write({ type: 'warning', step, message: `is not tried again: ${why}` });
        return 'not-ready';
    }
    /** Ignored files that were there before the first step were not captured. */
    #cannotSetBack(change) {
        const { contents } = this.#parts.packs;
        const gone = change.filter(({ before, after }) => before?.kind === 'file' &&
            !(after?.kind === 'file' && after.digest === before.digest) &&
            !contents.has(before.digest));
        if (gone.length === 0)
            return [];
        const why = contents.missing === null
            ? 'which git ignores and which was there before the run'
            : `of which what was there before cannot be had (${contents.missing})`;
        return [
            `changed ${listed(gone)}, ${why}: the change is saved, but it could not be set back to what it was`,
        ];
    }
    async #fail(step, then) {
        const { ground } = this.#parts;
        const now = ground.scan();
        const { runners } = this.#sharing;
        const mine = this.#sharing.mine(now, { step, how: 'failed', runners });
        const brought = await this.#brought(step.id);
        for (const message of (0,files_skipped/* skipLines */.Ze)(now.skipped))
            this.#taking.log?.write({ type: 'warning', step: step.id, message });
        if (then === 'end') {
            this.#sharing.ended(step.id);
            for (const message of await this.#movedRefs.say())
                this.#taking.log?.write({ type: 'warning', step: step.id, message });
        }
        const moved = now.away.find(({ why }) => why === 'moved');
        if (moved !== undefined) {
            // Nobody has deleted what is in it: neither is that a person's edit, nor can it be set back there.
            await this.#half.leaveHalf(step.id, mine);
            ground.flush();
            return then === 'end' ? 'ready' : this.#cannotTryAgain(step.id, isNotThere(moved));
        }
        const { edited, rest: half } = this.#edits.divide(step, mine.paths, brought);
        const isKept = await this.#edits.keep(step.id, { ...mine, paths: edited });
        // What it wrote is looked at when it is told to have ended.
        if (!isKept && then === 'try-again')
            return this.#cannotTryAgain(step.id, NOT_KEPT);
        if (step.retries.workspace === 'keep')
            await this.#half.keepHalf(step.id, { ...mine, paths: half }, (changed) => this.#sharing.keepsBeside(step.id, changed));
        else if (then === 'try-again') {
            const written = { ...mine, paths: half };
            const why = (await this.#owed.wroteOver(written)) ?? (await this.#half.setBack(step.id, written));
            if (why !== null)
                return this.#cannotTryAgain(step.id, why);
        }
        else
            await this.#half.leaveHalf(step.id, { ...mine, paths: half });
        ground.flush();
        return 'ready';
    }
}
/**
 * What is behind a link is none of the workspace: what the step may have put there could not be brought back. Nor has anybody deleted what is
 * in a folder that was moved.
 */
function notThere(away) {
    const [what, remedy] = [
        isNotThere(away),
        away.why === 'link'
            ? 'list the folder that it leads to in `workspace.paths`'
            : 'put it back, and go on with `savepoint resume`',
    ];
    return `is completed but not saved: ${what}; ${remedy}`;
}
function isNotThere({ path, why }) {
    const root = path === '.' ? 'the workspace' : `the root "${(0,tree_path/* textOf */.b6)(path)}"`;
    return why === 'moved'
        ? `${root} is not where it was`
        : `a link stands in the place of ${root}, or above it, and what is behind it cannot be saved`;
}

// EXTERNAL MODULE: ./build/src/files/set-aside.js
var files_set_aside = __webpack_require__(12152);
;// CONCATENATED MODULE: ./build/src/files/prepare.js



















/** @throws StoreError when something could not be saved; WorkspaceRefusal; the signal's reason */
async function prepare_prepare(request) {
    return new Preparation(request).run();
}
class Preparation {
    #request;
    #saving;
    constructor(request) {
        this.#request = request;
        this.#saving = new Saving(request);
    }
    async run() {
        const { inspection, settled, writes } = this.#request;
        const { outlook, view } = inspection;
        if (outlook === null || settled === null) {
            const first = await saveFirst(this.#saving);
            return this.#session({
                ...first,
                persons: new Persons(),
                source: new Map(first.model),
                half: new Map(),
                ...{ kept: new Map(), keptBeside: new Map(), away: new Map() },
                actions: [],
            });
        }
        const { actions, edits } = settled.reconciled;
        const deleted = (0,reconcile/* pathsTo */._)('delete', actions);
        const stays = [...view.found.keys()].filter((path) => !deleted.has(path));
        (0,two_names/* twoNames */.x7)((0,reconcile/* pathsTo */._)('write', actions), inspection.area.roots, stays);
        // Before it is on record that the run has gone on here: from then on what is in the workspace would count.
        const away = await saveAway(this.#saving, settled.away, outlook);
        if (view.place !== 'left')
            await saveSourceElsewhere(this.#saving, outlook);
        await this.#edits(outlook, edits);
        this.#lostEdits(outlook);
        await (0,save_aside/* saveAside */.G)(this.#saving, (0,files_set_aside/* toSetAside */.i)({ settled, outlook, writes }), settled);
        return this.#session({
            model: settled.model,
            persons: personsAmong((0,files_outlook/* laidBy */.IC)(settled.plan, outlook), edits),
            index: view.index,
            unread: view.unread,
            source: outlook.facts.source,
            digest: outlook.facts.digest,
            half: outlook.half,
            ...{ kept: settled.kept, keptBeside: settled.keptBeside, away },
            actions,
        });
    }
    async #edits({ view }, edits) {
        if (edits.length === 0)
            return;
        const before = new Map(edits.map((each) => [each.path, each.before]));
        const taken = await this.#saving.capture({
            kind: 'edit',
            paths: new Map(edits.map(({ path }) => [path, view.index.get(path)?.seen ?? null])),
            before: (path) => before.get(path) ?? null,
            keep: () => ({ kind: 'content' }),
            what: 'states',
        });
        const { ref, change } = taken;
        if (ref !== null && change.length > 0)
            this.#saving.tellEdits(toldOf(ref, change));
    }
    /** In the workspace that the run left, what was edited is there: all of that has just been saved, but for what was made of it since. */
    #lostEdits({ history, view }) {
        const isLeft = view.place === 'left';
        const lost = history.layers.filter(({ layer, change }) => layer.kind === 'edit' && change === null);
        const numbers = lost.flatMap(({ layer }) => layer.number === null || layer.lost || (isLeft && (0,past_edits/* isBuiltOn */.Kj)(layer, history)) ? [] : [layer.number]);
        if (numbers.length > 0)
            this.#saving.tell({ type: 'edits.lost', numbers, saved_again: isLeft });
    }
    #session(start) {
        const { inspection, settled, runId, attempt, heart, writes, hurry } = this.#request;
        const { area, view, outlook } = inspection;
        const setting = { ...inspection.setting, signal: hurry };
        const mark = new mark_writer/* MarkWriter */.TS((0,files_mark/* markPath */.Nf)(setting.store, setting.workspace, runId), heart);
        const { model, persons, index, unread, source, kept, keptBeside, away } = start;
        const ground = new Ground(area, { model, persons, index, unread, mark, skipped: view.skipped });
        for (const [step, paths] of kept)
            for (const path of paths)
                ground.part(path, { entry: view.found.get(path) ?? null, step });
        const head = { run: runId, attempt, folder: (0,trace/* folderId */.Cs)(setting.workspace) };
        const session = new Session({
            setting,
            area,
            packs: this.#saving.packs,
            ground,
            source,
            writes,
            ...{ kept, keptBeside, away, unread: leftUnread(start) },
            refs: view.git?.refs ?? null,
            counting: outlook === null || settled === null ? NOTHING_COUNTS : countingOf(settled, outlook),
            begin: beginning({
                git: { from: view.origin, to: view.git ?? git_files/* NO_HEAD */.Bo },
                ...{ head, mark, ground, setting: inspection.setting, area, packs: this.#saving.packs },
                events: this.#saving.events,
                warnings: warningsOf(inspection, settled),
                found: view.found,
                temporary: view.temporary,
                ...{ half: start.half, kept, actions: start.actions },
            }),
            close: closing(mark, ground, inspection.close),
        });
        return { session, sourceDigest: start.digest };
    }
}
/** Whose what is laid is, which the run has of its own and of persons. @param edits those that were found just now */
function personsAmong(laid, edits) {
    const persons = new Persons();
    for (const { kind, change } of laid)
        persons.note(change, kind === 'edit' ? 'person' : 'step');
    persons.note(edits, 'person');
    return persons;
}
/** By the step that had left it. */
function leftUnread({ half, unread }) {
    const paths = new Map();
    for (const [path, step] of half)
        if (step !== null && unread.has(path))
            paths.set(step, [...(paths.get(step) ?? []), path]);
    return paths;
}
/** Apart from what begins, since functions that are made in one place keep alive what any of them needs. */
function closing(mark, ground, close) {
    return () => {
        mark.close();
        ground.close();
        close();
    };
}

// EXTERNAL MODULE: ./build/src/files/root-places.js
var root_places = __webpack_require__(37534);
// EXTERNAL MODULE: ./build/src/launch/plan-files.js + 5 modules
var plan_files = __webpack_require__(92734);
;// CONCATENATED MODULE: ./build/src/launch/planned-attempt.js





/**
 * As `planFiles`. Asked for here, since a function that waits keeps alive what it has ever held.
 * @throws as `planFiles`
 */
async function planAttempt(request) {
    return plannedAttempt(await (0,plan_files/* planFiles */.jP)(request, noting), request.surroundings);
}
/** What a person is told to put right is noted for the next attempt. */
function noting({ left }) {
    (0,mark_writer/* noteLeftBehind */.OE)(left);
}
function plannedAttempt(planned, surroundings) {
    let left = planned;
    const { origin } = planned.inspection.view;
    return {
        plan: planned.plan,
        commit: origin.commit,
        surroundings: (0,git/* asOfOrigin */._J)(surroundings, origin),
        roots: (0,root_places/* rootPlaces */.l)(planned.inspection.area.roots),
        prepare: (told) => {
            if (left === null)
                throw new Error('the files are prepared once');
            const { inspection, settled, writes } = left;
            left = null;
            return (0,plan_files/* refusing */.cK)(() => prepare_prepare({ ...told, inspection, settled, writes }), noting);
        },
        close: planned.inspection.close,
    };
}

;// CONCATENATED MODULE: ./build/src/launch/runner.js
/** What steps find on a runner, and would miss elsewhere. Pure but for the names of this system. */
/** The `runner` context. The names of systems and processors are GitHub's. */
function runnerContext(env, temp) {
    const os = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[process.platform];
    const arch = { x64: 'X64', arm64: 'ARM64', arm: 'ARM', ia32: 'X86' }[process.arch];
    return {
        os: env.RUNNER_OS ?? os ?? process.platform,
        arch: env.RUNNER_ARCH ?? arch ?? process.arch,
        name: env.RUNNER_NAME ?? '',
        temp: env.RUNNER_TEMP || temp,
        tool_cache: env.RUNNER_TOOL_CACHE ?? '',
        debug: env.RUNNER_DEBUG ?? '',
        environment: env.RUNNER_ENVIRONMENT ?? '',
    };
}
/** What steps find on a runner and would miss elsewhere. */
function runnerVariables(runner) {
    return { RUNNER_OS: runner.os, RUNNER_ARCH: runner.arch, RUNNER_TEMP: runner.temp };
}

;// CONCATENATED MODULE: ./build/src/launch/launch.js
/** Runs an attempt: takes the locks, plans under them, drives the engine, lets go. */














/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
async function launch_launch(request, adapters) {
    const lock = holdWorkspace(request.workspace, adapters);
    try {
        const open = request.run === null ? reserveRun(request, adapters) : holdRun(request.run.run_id, request.store);
        try {
            return await underLock(request, adapters, open);
        }
        catch (error) {
            if (request.stop.by === null || !isAbort(error))
                throw error;
            return { kind: 'stopped', by: request.stop.by };
        }
        finally {
            open.close();
        }
    }
    finally {
        lock.release();
    }
}
function isAbort(error) {
    return error.name === 'AbortError';
}
async function underLock(request, adapters, open) {
    const { pipeline, choice, store } = request;
    const inputs = (0,launch_inputs/* inputsOf */.Vc)(pipeline, open.run, request.given);
    const { workspace } = request;
    const killed = await clearUp({ ...adapters, store, workspace, marks: request.files.store }, open.run);
    const planned = await planAttempt({
        pipeline,
        inputs,
        record: open.run,
        choice,
        history: request.history,
        whenDone: request.whenDone,
        setting: request.files,
        packs: store.packsPath(open.id),
        surroundings: request.surroundings,
        killed,
    });
    try {
        if (request.whenDone === 'nothing-to-do' &&
            open.run !== null &&
            (0,plan_plan/* nothingToDo */.KN)(open.run, planned.plan, choice))
            return { kind: 'nothing-to-do', run: open.run };
        const result = await attempt({ ...request, inputs, planned, open }, adapters);
        retain(store, adapters);
        return { kind: 'ended', result };
    }
    finally {
        planned.close();
    }
}
/** What becomes of the marks of the other runs in a store. One that is not listed is damaged: it may be mended. */
function othersIn(store) {
    const runs = new Map(store.list().runs.map(({ run, held }) => [run.run_id, { run, held }]));
    return (id) => {
        const other = runs.get(id);
        if (other?.held === true)
            return 'runs';
        return other?.run.status === 'completed' ? 'done' : 'goes-on';
    };
}
async function attempt(request, adapters) {
    const { open, pipeline, planned, stop, workspace, files: filesSetting, store } = request;
    const mark = adapters.random();
    const here = { store: filesSetting.store, workspace, run: open.id };
    standBack(here, othersIn(store), adapters.clock.now().getTime());
    const path = (0,node_ports/* scratchPath */.KT)(adapters.temp, mark);
    const scratch = (0,node_ports/* makeScratch */.lP)(path);
    const workspaceMark = (0,files_mark/* markPath */.Nf)(filesSetting.store, workspace, open.id);
    const watcher = adapters.watch({ mark, scratch: path, workspaceMark });
    try {
        const { session, sourceDigest } = await planned.prepare({
            run: open.run,
            runId: open.id,
            directory: store.packsPath(open.id),
            attempt: mark,
            heart: watcher,
            hurry: stop.hurry,
        });
        const setting = settingOf(request, adapters, { mark, sourceDigest });
        const masks = new shell_masks/* Masks */.O();
        for (const secret of Object.values(request.secrets))
            masks.add(secret);
        if (request.token !== null)
            masks.add(request.token);
        return await runAttempt({ pipeline, plan: planned.plan, run: open.run, setting, stop, workspace }, {
            clock: adapters.clock,
            shell: adapters.shell,
            observer: adapters.observer,
            journal: open,
            masks,
            openLog: (0,node_ports/* logOpener */._j)(open.logs, adapters.warn),
            scratch: scratch.next,
            hashFiles: adapters.hashFiles,
            files: session,
            published: adapters.published,
        });
    }
    finally {
        scratch.dispose();
        await watcher.close();
    }
}
function settingOf(request, adapters, { mark, sourceDigest }) {
    const { open, surroundings, inputs, workspace, store, planned } = request;
    const known = open.run;
    const covers = (0,coverage/* coverageOf */._5)(request.files);
    const runner = runnerContext(request.env, adapters.temp);
    return {
        runId: open.id,
        sequence: known?.sequence ?? nextSequence(store),
        mark,
        history: request.history,
        by: request.by,
        inputs,
        source: planned.surroundings.source,
        sourceDigest,
        commit: planned.commit,
        where: {
            host: adapters.me.host,
            os: process.platform,
            workspace,
            workspace_id: (0,trace/* folderId */.Cs)(workspace),
            commit: surroundings.source.commit,
            pid: adapters.me.pid,
            boot: adapters.me.boot,
            namespace: adapters.me.namespace,
            started: adapters.me.started,
            home: request.files.home,
            temp: runner.temp,
            ...(covers === null ? {} : { covers }),
            ...(Object.keys(planned.roots).length === 0 ? {} : { roots: planned.roots }),
        },
        env: { ...runnerVariables(runner), ...request.env, ...planned.surroundings.env },
        github: planned.surroundings.github,
        runner,
        secrets: request.secrets,
        token: request.token,
        maxParallel: request.maxParallel,
    };
}
function reserveRun({ store, pipeline, idNumber }, { clock }) {
    const now = clock.now();
    for (let nth = idNumber;; nth++) {
        const open = store.reserve((0,listing/* runIdFor */.qH)(now, pipeline.name, nth));
        if (open !== null)
            return open;
    }
}
function nextSequence(store) {
    return ((0,listing/* inOrderOfAge */.id)(store.list().runs)[0]?.run.sequence ?? 0) + 1;
}
/** Removes finished runs that are past their retention. A failure is said, and changes nothing else. */
function retain(store, { clock, warn }) {
    try {
        for (const { run } of (0,listing/* expired */._7)(store.list().runs, clock.now(), null))
            store.remove(run.run_id);
        store.sweep();
    }
    catch (error) {
        warn(error.message);
    }
}

// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
// EXTERNAL MODULE: ./build/src/launch/pipeline-file.js + 31 modules
var pipeline_file = __webpack_require__(68256);
// EXTERNAL MODULE: ./build/src/launch/removed-files.js
var removed_files = __webpack_require__(95111);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/go.js
/** A run from request to end, with the adapters of this machine. The command line and the action share it. */



















/** With a folder as store, what is on record is published. */
const AT_ONCE = { now: async () => null, others: async () => null };
/** @throws Refusal when nothing can be started; StoreError when the store fails before anything is started */
async function go(request) {
    const { machine, located, stop, warn } = request;
    const { workspace } = located;
    const read = (0,pipeline_file/* loadPipeline */.Bp)(request.file);
    const pipeline = { ...read, retentionMs: request.retentionMs ?? read.retentionMs };
    (0,pipeline_file/* mustBeRunnable */.EF)(pipeline);
    (0,locate/* mustBeWritable */.xW)(workspace);
    (0,trace/* settleFolder */.Kl)(workspace);
    const me = (0,identity/* identify */.l)(machine.host, machine.pid);
    const runChoice = await request.run(pipeline);
    const meant = runChoice.kind === 'found' ? runChoice.step : 'as-named';
    const choice = (0,choose_step/* resolveChoice */.E)(pipeline, request.step, meant);
    const before = directory/* DirectoryStore */.f.open(located.store, me);
    const { runs, warnings } = before?.list() ?? port/* NO_RUNS */.R;
    for (const warning of warnings)
        warn(warning);
    const run = (0,choose_run/* chooseRun */.jH)(runs.map((each) => each.run), runChoice, {
        pipeline,
        workspace,
        folder: (0,trace/* folderId */.Cs)(workspace),
        inputs: request.inputs,
        again: choice.kind !== 'all',
    });
    if (run !== null && before !== null)
        (0,removed_files/* mustHaveFiles */.J)(before, run);
    if (run !== null)
        (0,launch_inputs/* mustHaveSecrets */.tN)(run, request.secrets);
    // It is planned again under the locks. Here, what cannot be run is refused before anything is written.
    const inputs = (0,launch_inputs/* inputsOf */.Vc)(pipeline, run, request.inputs);
    (0,launch_inputs/* mustHoldNoSecret */.wu)(inputs, request.secrets);
    const writes = await (0,plan_files/* writesOf */.AP)(pipeline, inputs);
    const isDamaged = runs.some((each) => each.run === run && !each.isWhole);
    const history = isDamaged ? 'uncertain' : runChoice.kind === 'found' ? runChoice.history : 'whole';
    (0,choose_step/* planFor */.b)({ pipeline, inputs, record: run, choice, history, files: null, writes });
    (0,node_ports/* makeScratch */.lP)((0,node_ports/* scratchPath */.KT)(machine.temp, (0,external_node_crypto_.randomUUID)())).dispose();
    const store = directory/* DirectoryStore */.f.create(located.store, me);
    const maxParallel = request.maxParallel ?? pipeline.maxParallel ?? (0,external_node_os_.availableParallelism)();
    if (run === null && maxParallel > 1)
        for (const problem of pipeline.warnings)
            warn(inOneLine(problem), problem);
    const env = inherited(machine.env, request.hidden);
    const around = await (0,git/* surroundings */.i5)(workspace, machine.env);
    const launched = await launch_launch({
        workspace,
        store,
        pipeline,
        run,
        idNumber: request.idNumber,
        by: request.by,
        given: request.inputs,
        choice,
        history,
        whenDone: runChoice.kind === 'found' ? 'bring-back' : 'nothing-to-do',
        secrets: request.secrets,
        token: request.token,
        maxParallel,
        stop,
        env,
        surroundings: around,
        files: (0,plan_files/* filesSetting */.OA)({
            pipeline,
            workspace,
            store: store.path,
            apart: request.apart,
            temp: machine.temp,
            home: machine.home,
            host: machine.host,
            env: machine.env,
            commit: around.source.commit,
            person: request.person,
            progress: request.progress,
            warn,
            signal: stop.asked,
        }),
    }, {
        clock: node_ports/* systemClock */.ml,
        shell: createShell(),
        observer: request.observe(pipeline, maxParallel),
        me,
        random: external_node_crypto_.randomUUID,
        locks: machine.locks,
        temp: machine.temp,
        watch: (attempt) => watchAttempt(machine, env, attempt),
        hashFiles: (0,node_ports/* fileHasher */.Ab)(workspace, { ...machine.self, args: [...machine.self.args, words/* HASH */.v9] }),
        published: request.published,
        warn,
    });
    return { launched, choice, pipeline, logsOf: (id) => store.logsPath(id) };
}
function inOneLine({ place, message, hint }) {
    const at = place === undefined ? '' : `${place.file}:${place.line}: `;
    return `${at}${message}${hint === undefined ? '' : ` (${hint})`}`;
}
/** Starts the process that ends the steps' processes when this one is killed, and clears up. */
function watchAttempt({ self }, env, attempt) {
    const args = [...self.args, words/* WATCH */.Qn, attempt.scratch, attempt.workspaceMark];
    const started = (0,watcher/* startWatcher */.N)({ execPath: self.program, args, env });
    started.attempt(attempt.mark);
    return started;
}
/** The environment that steps inherit: this process's own, less what is hidden from them. */
function inherited(env, hidden) {
    const isHidden = (name) => hidden.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
    return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && !isHidden(entry[0])));
}


/***/ }),

/***/ 39444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ fileHasher),
/* harmony export */   KT: () => (/* binding */ scratchPath),
/* harmony export */   _j: () => (/* binding */ logOpener),
/* harmony export */   lP: () => (/* binding */ makeScratch),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _store_atomic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82566);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46848);
/* harmony import */ var _store_forget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53558);
/* harmony import */ var _store_log_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66712);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39861);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45616);
/** The engine's ports, answered by this machine. */









const systemClock = {
    now: () => new Date(),
    sleep: (ms, until) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(ms, undefined, { signal: until }).catch(() => undefined),
};
/** Opens logs in a directory. A log that cannot be written is said once and then left. */
function logOpener(directory, warn) {
    return (name) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, (0,_store_log_names_js__WEBPACK_IMPORTED_MODULE_5__/* .logFileName */ .E)(name));
        let fd = null;
        const attempt = (act) => {
            try {
                act();
            }
            catch (error) {
                warn(`the log ${path} cannot be written: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3)(error)}`);
                if (fd !== null)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                fd = null;
            }
        };
        attempt(() => {
            fd = (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .createFresh */ .rM)(path, 0o644);
        });
        return {
            write: (bytes) => attempt(() => fd !== null && (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAll */ .f4)(fd, bytes)),
            summary: (text) => attempt(() => (0,_store_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFresh */ ._o)(path.replace(/log$/, 'md'), text)),
            close: () => {
                if (fd !== null)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
                fd = null;
            },
        };
    };
}
/** Where the scratch files of an attempt are: told by its mark, so that others can clear up after a killed one. */
function scratchPath(temp, mark) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, `savepoint-${mark}`);
}
/** A directory with one directory for each try, readable by nobody else. @throws Refusal when there is no place for it */
function makeScratch(path) {
    makeRoot(path);
    let count = 0;
    return {
        next: () => {
            const one = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, `${++count}`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(one, { mode: 0o700 });
            return { path: one, dispose: () => (0,_store_forget_js__WEBPACK_IMPORTED_MODULE_4__/* .forget */ .y)(one) };
        },
        dispose: () => (0,_store_forget_js__WEBPACK_IMPORTED_MODULE_4__/* .forget */ .y)(path),
    };
}
function makeRoot(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .Refusal */ .P(2, `no folder for scratch files can be made in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)}: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3)(error)}`, {
            hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
        });
    }
}
/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the
 * library prints to stdout what it looks at. @throws Error when that process fails
 */
function fileHasher(workspace, { program, args }) {
    return async (patterns) => {
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 955).then(__webpack_require__.bind(__webpack_require__, 41955));
        const { exitCode, stdout, stderr } = await getExecOutput(`"${program}"`, [...args, workspace], {
            input: Buffer.from(patterns.join('\n')),
            silent: true,
            ignoreReturnCode: true,
        });
        const line = stdout.split('\n').findLast((each) => each.startsWith(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .HASHED */ ._E));
        if (exitCode === 0 && line !== undefined)
            return line.slice(_words_js__WEBPACK_IMPORTED_MODULE_8__/* .HASHED */ ._E.length);
        throw new Error(`hashFiles failed with exit code ${exitCode}: ${stderr}`);
    };
}


/***/ }),

/***/ 36558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ StepLines)
/* harmony export */ });
/** Output of steps, cut into whole lines, so that what runs side by side can be told apart. */
/** Most bytes of an unfinished line that are held back. */
const LONGEST = 8 * 1024;
class StepLines {
    #prefix;
    #held = [];
    #length = 0;
    /** @param prefix stands in front of every line; empty for none */
    constructor(prefix) {
        this.#prefix = Buffer.from(prefix);
    }
    /** The whole lines that are there now, each with the prefix and a newline. A very long line is cut into several. */
    push(bytes) {
        const whole = [];
        let from = 0;
        for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
            whole.push(this.#line(bytes.subarray(from, end)));
            from = end + 1;
        }
        for (; this.#length + bytes.length - from >= LONGEST;) {
            const end = from + LONGEST - this.#length;
            whole.push(this.#line(bytes.subarray(from, end)));
            from = end;
        }
        if (from < bytes.length)
            this.#hold(bytes.subarray(from));
        return Buffer.concat(whole);
    }
    /** The unfinished line that is held back, ended. */
    end() {
        return this.#length === 0 ? Buffer.alloc(0) : this.#line(Buffer.alloc(0));
    }
    #hold(bytes) {
        this.#held.push(Buffer.from(bytes));
        this.#length += bytes.length;
    }
    #line(rest) {
        const line = Buffer.concat([this.#prefix, ...this.#held, rest, NEWLINE]);
        this.#held = [];
        this.#length = 0;
        return line;
    }
}
const NEWLINE = Buffer.from('\n');


/***/ }),

/***/ 24588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ moved)
/* harmony export */ });
/**
 * The record with the values of steps that ended in an attempt with another workspace, temp or home folder as they
 * are here: a value at or below the old folder is moved to the new one, each part of a list with `:` by itself.
 */
function moved(run) {
    const to = run.attempts.at(-1)?.where;
    const from = new Map(run.attempts.map(({ attempt, where }) => [attempt, where]));
    if (to === undefined || run.attempts.every(({ where }) => foldersOf(where, to).length === 0))
        return run;
    return { ...run, steps: run.steps.map((step) => moveStep(step, from.get(step.attempt ?? 0), to)) };
}
function moveStep(step, from, to) {
    const folders = from === undefined ? [] : foldersOf(from, to);
    if (folders.length === 0)
        return step;
    const move = (value) => moveValue(value, folders);
    return {
        ...step,
        outputs: mapped(step.outputs, move),
        env: mapped(step.env, move),
        path: step.path.map(move),
    };
}
/** The folders that are others now, the deepest first. Records of old have no home and temp. */
function foldersOf(from, to) {
    const pairs = [
        [from.workspace, to.workspace],
        [from.temp, to.temp],
        [from.home, to.home],
    ];
    return pairs
        .filter((pair) => pair[0] !== undefined && pair[0] !== pair[1] && pair[0].length > 1)
        .sort(([a], [b]) => b.length - a.length);
}
function moveValue(value, folders) {
    return value
        .split(':')
        .map((part) => {
        const folder = folders.find(([from]) => part === from || part.startsWith(`${from}/`));
        return folder === undefined ? part : `${folder[1]}${part.slice(folder[0].length)}`;
    })
        .join(':');
}
function mapped(values, move) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, move(value)]));
}


/***/ }),

/***/ 21907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Stop)
/* harmony export */ });
/** How a person or the system asks a running attempt to stop. The first asks, a second one does not wait. */
class Stop {
    #controller = new AbortController();
    #hurry = new AbortController();
    #by = null;
    request(signal) {
        if (this.#by !== null) {
            this.#hurry.abort();
            return;
        }
        this.#by = signal;
        this.#controller.abort();
    }
    /** The first signal, or null while nobody asked. */
    get by() {
        return this.#by;
    }
    /** Aborts at the first request. */
    get asked() {
        return this.#controller.signal;
    }
    /** Aborts at the second request. */
    get hurry() {
        return this.#hurry.signal;
    }
}


/***/ }),

/***/ 80996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Unpublished)
/* harmony export */ });
/** Why an attempt ended: a step that the machine starts at most once could not be started, since that could not be saved first. */
class Unpublished extends Error {
    step;
    /** @param message says so of the step, and why */
    constructor(step, message) {
        super(message);
        this.step = step;
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


/***/ })

};
