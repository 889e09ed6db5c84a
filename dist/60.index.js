export const id = 60;
export const ids = [60];
export const modules = {

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

/***/ 66060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ WORK),
/* harmony export */   qv: () => (/* binding */ OBJECT),
/* harmony export */   serveTransfers: () => (/* binding */ serveTransfers),
/* harmony export */   vC: () => (/* binding */ REPLIES)
/* harmony export */ });
/* unused harmony exports hearing, found, fetched, under, exactly, saved, confirmed */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var _forget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53558);
/**
 * Calls of the cache client, in a process that is theirs alone: the client can be neither aborted nor given a time limit, prints to
 * stdout, and answers a miss and every failure with the same value. What it prints tells them apart.
 */



/** The folder in which a call is made. What the client makes besides comes to be beside it. */
const WORK = 'work';
/** The one path that is ever saved, relative to that folder: it is part of an entry's identity. */
const OBJECT = 'savepoint-checkpoint';
/** Where it writes that, each in a line of its own. What does not name the errand is no answer to it: the process loads what NODE_OPTIONS names. */
const REPLIES = 3;
/**
 * What the client is told to be the workspace and the temp folder. It writes them into command lines as they are, where a blank would
 * break them in two: so it is not told whole paths. It starts `tar` in the folder of the call to unpack, and to pack in one that it makes in the
 * temp folder: from both these paths lead to the same places.
 */
const SURROUNDINGS = { GITHUB_WORKSPACE: `../${WORK}`, RUNNER_TEMP: '..' };
/**
 * Does what it is sent, one errand after another, and answers each. A file to be saved must be in the folder of the errand, which is
 * where one that is fetched comes to be. Ends with the process that began it.
 * @param env the environment of this process, from which the client reads
 * @param own the folder of this process, which is removed when whoever began it is gone
 */
function serveTransfers(env, own) {
    Object.assign(env, SURROUNDINGS);
    const { stdin } = process;
    const errands = (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: stdin });
    errands.on('line', async (line) => {
        const { id, folder, asked } = JSON.parse(line);
        process.chdir(folder);
        // Where the client waits for nothing and has not answered, it never will: then the process ends, and is not held by what may come.
        stdin.unref();
        const tell = (news) => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(REPLIES, `\n${JSON.stringify({ id, ...news })}\n`);
        };
        const answer = await answerTo(asked, tell);
        stdin.ref();
        // What the folder holds is moved or removed.
        process.chdir(own);
        tell({ answer });
    });
    // Whoever began it holds the time limits, and saves what it saves anew: this process ends with all that it started.
    errands.once('close', () => {
        (0,_forget_js__WEBPACK_IMPORTED_MODULE_2__/* .forget */ .y)(own);
        process.kill(-process.pid, 'SIGKILL');
    });
}
async function answerTo(request, tell) {
    const client = await Promise.all(/* import() */[__webpack_require__.e(955), __webpack_require__.e(838), __webpack_require__.e(377), __webpack_require__.e(736)]).then(__webpack_require__.bind(__webpack_require__, 29736));
    tell({ news: 'asked' });
    const hear = hearing(tell);
    const called = (call) => listened(call, hear);
    const look = (key) => called(() => client.restoreCache([OBJECT], key, [key], { lookupOnly: true }));
    const lookUnder = async (prefix) => under(prefix, found(await look(prefix)));
    switch (request.kind) {
        case 'newest':
            return await lookUnder(request.prefix);
        case 'fetch':
            return exactly(request.key, fetched(await called(() => client.restoreCache([OBJECT], request.key))));
        case 'save': {
            const before = request.beside === null ? null : await lookUnder(request.beside);
            if (before !== null && before.kind !== 'failed')
                tell({ news: 'sign' });
            const answer = saved(await called(() => client.saveCache([OBJECT], request.key)));
            if (answer.kind !== 'saved' || before === null)
                return answer;
            tell({ news: 'sign' });
            // An upload can be told as finished and not be there.
            const again = confirmed(request.key, await lookUnder(request.key));
            return again.kind === 'saved' && before.kind === 'found' ? { ...again, newest: before.key } : again;
        }
    }
}
const MOVED = /^(?:Sent|Received) (\d+) of \d+ /;
const TRIED = /^Attempt \d+ of \d+ failed with error: (.*)\. Retrying request in /;
/** Of fewer bytes nothing is told: the system takes them although the service does not. */
const NOTICED = 64 * 1024;
/** Tells what the client prints while it is at work. Once a second it prints how far it is, also where nothing has moved. */
function hearing(tell) {
    let before = 0;
    return (line) => {
        const moved = Number(MOVED.exec(line)?.[1] ?? 0);
        if (moved >= before + NOTICED) {
            before = moved;
            tell({ news: 'sign' });
        }
        const why = TRIED.exec(line)?.[1];
        if (why !== undefined)
            tell({ news: 'retry', why: inWords(plain(why)) });
    };
}
/** Makes a call of the client, and keeps the lines that it prints meanwhile, which go on as they are. */
async function listened(call, hear) {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    const printed = [];
    const listen = (chunk, ...rest) => {
        const lines = Buffer.from(chunk)
            .toString()
            .split('\n');
        printed.push(...lines);
        lines.forEach(hear);
        return write(chunk, ...rest);
    };
    stdout.write = listen;
    try {
        const value = await call();
        const isTold = typeof value === 'string' || (value ?? -1) >= 0;
        // What it printed may have gone elsewhere, or come in other words.
        if (stdout.write !== listen && !isTold)
            printed.push(NOT_HEARD);
        return { value, printed };
    }
    catch (error) {
        return { value: undefined, printed: [...printed, `::error::${error.message}`] };
    }
    finally {
        if (stdout.write === listen)
            stdout.write = write;
    }
}
const NOT_HEARD = '::error::something that NODE_OPTIONS loads has taken over what the cache client prints';
/** A miss prints nothing; every failure prints a warning or an error. */
function found({ value, printed }) {
    if (typeof value === 'string')
        return { kind: 'found', key: value };
    return complaintIn(printed) ?? { kind: 'absent' };
}
/** What unpacks says of bytes that are not those that were packed: zstd, tar. Of a page that is no archive they say something else. */
const SPOILT = /Data corruption|match checksum|Dictionary mismatch|Destination buffer is too small/;
/** The same, of bytes that end too early. That too much was asked for, or too little, the client does not notice. */
const CUT_SHORT = /unexpected end of file|Unexpected EOF in archive/;
/** A fetch, which looks first. */
function fetched(called) {
    const answer = found(called);
    if (answer.kind !== 'failed')
        return answer;
    const said = (what) => called.printed.some((line) => what.test(line));
    if (said(SPOILT))
        return { kind: 'damaged', why: answer.why };
    return said(CUT_SHORT) ? { kind: 'cut-short', why: answer.why } : answer;
}
/** A key that does not begin with what was asked for, such as none at all, is no proper answer. */
function under(prefix, answer) {
    if (answer.kind !== 'found' || answer.key.startsWith(prefix))
        return answer;
    return { kind: 'failed', why: 'the cache service told of a key that was not asked for', lasting: false };
}
/** Keys are looked up by their beginning: another one may come back. */
function exactly(key, answer) {
    const told = under(key, answer);
    return told.kind === 'found' && told.key !== key ? { kind: 'absent' } : told;
}
/** What the service says of a key that is taken. */
const TAKEN = /\(409\) Conflict|already exists/i;
/** What was saved has an id. */
function saved({ value, printed }) {
    const complaint = complaintIn(printed);
    if (complaint !== null)
        return complaint;
    if (typeof value === 'number' && value >= 0)
        return { kind: 'saved', newest: null };
    // To its users the client says the same for every reason; which one it was it says to its developers.
    const reason = /^::debug::Failed to reserve cache: (?:Error: )?/;
    const line = printed.find((each) => reason.test(each)) ??
        printed.find((each) => /^(Failed to save|Cache save skipped)/.test(each)) ??
        'the cache service did not take it';
    const why = line.replace(reason, '');
    const failed = { kind: 'failed', why: plain(why), lasting: false };
    return TAKEN.test(why) ? { ...failed, taken: true } : failed;
}
/** Whether a second look confirms that a key was saved. A job that may not look must believe what it was told. */
function confirmed(key, look) {
    const isListed = look.kind === 'found' && look.key === key;
    if (isListed || (look.kind === 'failed' && look.lasting))
        return { kind: 'saved', newest: null };
    if (look.kind === 'failed')
        return look;
    return {
        kind: 'failed',
        why: 'the cache service said that it was saved, and does not list it',
        lasting: false,
    };
}
/** What the service says to a token that may not. Another try says the same. */
const DENIED = /cache (write|read) denied:|does not permit (reads|writes)/;
function complaintIn(printed) {
    const line = printed.find((each) => /^::(warning|error)\b/.test(each) || DENIED.test(each));
    if (line === undefined)
        return null;
    const why = inWords(plain(line.replace(/^::\w+[^:]*::/, '')));
    const seconds = /your rate limit will reset in (\d+) seconds/.exec(line)?.[1];
    const failed = { kind: 'failed', why, lasting: DENIED.test(line) };
    return seconds === undefined ? failed : { ...failed, retryAfter: Number(seconds) };
}
/** A refusal of the service comes with its whole answer, as JSON. */
function inWords(text) {
    const message = /"(?:message|msg)":\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
    return message === undefined ? text : String(JSON.parse(message));
}
function plain(escaped) {
    return escaped.replaceAll('%0D', ' ').replaceAll('%0A', ' ').replaceAll('%25', '%').trim();
}


/***/ })

};
