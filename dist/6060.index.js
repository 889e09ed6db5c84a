export const id = 6060;
export const ids = [6060];
export const modules = {

/***/ 34626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   rw: () => (/* binding */ listened),
/* harmony export */   v6: () => (/* binding */ hearing)
/* harmony export */ });
const MOVED = /^(?:(?:Sent|Received) (\d+) of \d+ |Uploaded bytes (\d+)$)/;
const TRIED = /^Attempt \d+ of \d+ failed with error: (.*)\. Retrying request in /;
/** Of fewer bytes nothing is told: the system takes them although the service does not. */
const NOTICED = 64 * 1024;
/** Tells what the client prints while it is at work. Once a second it prints how far it is, also where nothing has moved. */
function hearing(tell) {
    let before = 0;
    return (line) => {
        const [, whole, part] = MOVED.exec(line) ?? [];
        const moved = Number(whole ?? part ?? 0);
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
const NOT_HEARD = '::error::something that NODE_OPTIONS loads has taken over what the client prints';
/** A refusal of the service comes with its whole answer, as JSON. */
function inWords(text) {
    const message = /"(?:message|msg)":\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
    return message === undefined ? text : String(JSON.parse(message));
}
/** A line of a workflow command without its escapes. */
function plain(escaped) {
    return escaped.replaceAll('%0D', ' ').replaceAll('%0A', ' ').replaceAll('%25', '%').trim();
}


/***/ }),

/***/ 66060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmed: () => (/* binding */ confirmed),
/* harmony export */   exactly: () => (/* binding */ exactly),
/* harmony export */   fetched: () => (/* binding */ fetched),
/* harmony export */   found: () => (/* binding */ found),
/* harmony export */   saved: () => (/* binding */ saved),
/* harmony export */   transfer: () => (/* binding */ transfer),
/* harmony export */   under: () => (/* binding */ under)
/* harmony export */ });
/* harmony import */ var _errands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67102);
/* harmony import */ var _listening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34626);
/**
 * Calls of the cache client, which prints to stdout, and answers a miss and every failure with the same value. What it prints tells them apart.
 */


/** Makes a call. */
async function transfer(request, tell) {
    const client = await Promise.all(/* import() */[__webpack_require__.e(1955), __webpack_require__.e(4942), __webpack_require__.e(3838), __webpack_require__.e(8110), __webpack_require__.e(2377), __webpack_require__.e(4039)]).then(__webpack_require__.bind(__webpack_require__, 84039));
    tell({ news: 'asked' });
    const hear = (0,_listening_js__WEBPACK_IMPORTED_MODULE_0__/* .hearing */ .v6)(tell);
    const called = (call) => (0,_listening_js__WEBPACK_IMPORTED_MODULE_0__/* .listened */ .rw)(call, hear);
    const look = (key) => called(() => client.restoreCache([_errands_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT */ .qv], key, [key], { lookupOnly: true }));
    const lookUnder = async (prefix) => under(prefix, found(await look(prefix)));
    switch (request.kind) {
        case 'newest':
            return await lookUnder(request.prefix);
        case 'fetch':
            return exactly(request.key, fetched(await called(() => client.restoreCache([_errands_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT */ .qv], request.key))));
        case 'save': {
            const before = request.beside === null ? null : await lookUnder(request.beside);
            if (before !== null && before.kind !== 'failed')
                tell({ news: 'sign' });
            const answer = saved(await called(() => client.saveCache([_errands_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT */ .qv], request.key)));
            if (answer.kind !== 'saved' || before === null)
                return answer;
            tell({ news: 'sign' });
            // An upload can be told as finished and not be there.
            const again = confirmed(request.key, await lookUnder(request.key));
            return again.kind === 'saved' && before.kind === 'found' ? { ...again, newest: before.key } : again;
        }
    }
}
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
    const failed = { kind: 'failed', why: (0,_listening_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(why), lasting: false };
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
    const why = (0,_listening_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r4)((0,_listening_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(line.replace(/^::\w+[^:]*::/, '')));
    const seconds = /your rate limit will reset in (\d+) seconds/.exec(line)?.[1];
    const failed = { kind: 'failed', why, lasting: DENIED.test(line) };
    return seconds === undefined ? failed : { ...failed, retryAfter: Number(seconds) };
}


/***/ })

};
