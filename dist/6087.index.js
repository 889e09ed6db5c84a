export const id = 6087;
export const ids = [6087];
export const modules = {

/***/ 96087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  probed: () => (/* binding */ probed),
  transferArtifact: () => (/* binding */ transferArtifact),
  uploaded: () => (/* binding */ uploaded)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/store/errands.js
var errands = __webpack_require__(67102);
// EXTERNAL MODULE: ./build/src/store/listening.js
var listening = __webpack_require__(34626);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
;// CONCATENATED MODULE: ./build/src/store/rest.js
/** GitHub's REST API, as far as artifacts are found and downloaded by it. */




const PAGE = 100;
/** So many pages are read: more artifacts than these no run has in use. */
const PAGES = 50;
const REDIRECTS = [301, 302, 303, 307, 308];
/** The artifacts that have not expired, the newest first. */
async function listArtifacts(at, which) {
    const found = new Map();
    for (let page = 1, all = 1; (page - 1) * PAGE < all && page <= PAGES; page++) {
        const got = await readPage(at, pathOf(which), page);
        if (got.kind !== 'got')
            return got;
        all = got.value.total;
        for (const artifact of got.value.artifacts)
            found.set(artifact.id, artifact);
    }
    return { kind: 'got', value: [...found.values()].sort((a, b) => b.id - a.id) };
}
function pathOf(which) {
    return 'run' in which
        ? `/actions/runs/${which.run}/artifacts?`
        : `/actions/artifacts?name=${encodeURIComponent(which.name)}&`;
}
function readPage(at, path, page) {
    return read(at, `${path}per_page=${PAGE}&page=${page}`, pageIn);
}
/** What GitHub says of a workflow run: `queued`, `in_progress`, `completed`, and others. */
function workflowStatus(at, run) {
    return read(at, `/actions/runs/${run}`, ({ status }) => (typeof status === 'string' ? status : null));
}
/** @param valueIn null: it is not what was asked for */
async function read(at, path, valueIn) {
    const client = clientOf();
    try {
        const response = await client.get(`${at.api}/repos/${at.repository}${path}`, headersOf(at));
        const text = await response.readBody();
        if (response.message.statusCode !== 200)
            return refusalOf(response, text);
        const value = valueIn(looseIn(text));
        return value === null ? failed('the answer is not what was asked for') : { kind: 'got', value };
    }
    catch (error) {
        return failed(error.message);
    }
    finally {
        client.dispose();
    }
}
/** Null for anything else than a page. */
function pageIn({ total_count, artifacts }) {
    if (typeof total_count !== 'number' || !Array.isArray(artifacts))
        return null;
    const all = artifacts;
    return {
        total: total_count,
        artifacts: all.filter(({ expired }) => expired !== true).flatMap(artifactIn),
    };
}
function artifactIn({ id, name, size_in_bytes, digest, workflow_run }) {
    const run = workflow_run?.id;
    if (typeof id !== 'number' || typeof name !== 'string')
        return [];
    return [
        {
            id,
            name,
            run: typeof run === 'number' ? `${run}` : '',
            bytes: typeof size_in_bytes === 'number' ? size_in_bytes : 0,
            digest: typeof digest === 'string' ? digest : null,
        },
    ];
}
/** Brings the bytes of an artifact as they were uploaded into a new file. */
async function downloadArtifact(at, artifact, to) {
    const client = clientOf();
    try {
        const url = `${at.api}/repos/${at.repository}/actions/artifacts/${artifact.id}/zip`;
        const first = await client.get(url, headersOf(at));
        const { statusCode = 0, headers } = first.message;
        const { location } = headers;
        if (!REDIRECTS.includes(statusCode) || location === undefined) {
            const text = await first.readBody();
            return statusCode === 410 ? { kind: 'absent' } : refusalOf(first, text);
        }
        first.message.resume();
        // The address is signed: the token is not for whoever keeps the bytes.
        const second = await client.get(location);
        if (second.message.statusCode !== 200) {
            second.message.resume();
            return failed(`the storage answered ${second.message.statusCode}`);
        }
        await (0,promises_.pipeline)(second.message, (0,external_node_fs_.createWriteStream)(to, { flags: 'wx' }));
        return await checked(artifact, to);
    }
    catch (error) {
        return failed(error.message);
    }
    finally {
        client.dispose();
    }
}
/** Whether a file is what was uploaded. */
async function checked({ bytes, digest }, path) {
    const { size } = (0,external_node_fs_.statSync)(path);
    if (digest === null && size === bytes)
        return { kind: 'got', value: null };
    if (size < bytes)
        return { kind: 'cut-short', why: `${size} of ${bytes} bytes came` };
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    if (digest === `sha256:${hash.digest('hex')}`)
        return { kind: 'got', value: null };
    return { kind: 'damaged', why: 'it is not what was uploaded' };
}
function clientOf() {
    return new lib/* HttpClient */.Qq('savepoint', [], { allowRedirects: false, allowRetries: false });
}
function headersOf({ token }) {
    return {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        authorization: `Bearer ${token}`,
    };
}
/** What a status says that is not the wanted one. */
function refusalOf({ message: { statusCode = 0, headers } }, text) {
    if (statusCode === 404)
        return { kind: 'absent' };
    const { message = '' } = looseIn(text);
    const why = `${statusCode} ${typeof message === 'string' ? message : ''}`.trim();
    const wait = Number(headers['retry-after'] ?? Number.NaN);
    const isLimited = statusCode === 429 ||
        headers['x-ratelimit-remaining'] === '0' ||
        !Number.isNaN(wait) ||
        /rate limit/i.test(why);
    if (isLimited && (statusCode === 403 || statusCode === 429))
        return { ...failed(why), retryAfter: Number.isNaN(wait) ? 60 : wait };
    return { ...failed(why), lasting: statusCode === 401 || statusCode === 403 };
}
/** Empty for anything else than an object. */
function looseIn(text) {
    try {
        return JSON.parse(text) ?? {};
    }
    catch {
        return {};
    }
}
function failed(why) {
    return { kind: 'failed', why, lasting: false };
}

;// CONCATENATED MODULE: ./build/src/store/artifact-transfer.js
/** Calls about artifacts: uploads by GitHub's client, which only a job can make, and all else by REST, which reaches every attempt and run. */





/** Makes a call. */
async function transferArtifact(request, tell) {
    switch (request.kind) {
        case 'list-artifacts': {
            tell({ news: 'asked' });
            const got = await listArtifacts(request.at, request.which);
            if (got.kind !== 'got')
                return answerOf(got);
            const wanted = got.value.filter(({ name }) => name.startsWith(request.prefix));
            (0,external_node_fs_.writeFileSync)(errands/* OBJECT */.qv, JSON.stringify(wanted));
            return { kind: 'found', key: '' };
        }
        case 'fetch-artifact':
            tell({ news: 'asked' });
            return answerOf(await downloadArtifact(request.at, request.artifact, errands/* OBJECT */.qv));
        case 'workflow-status': {
            tell({ news: 'asked' });
            const got = await workflowStatus(request.at, request.run);
            if (got.kind !== 'got')
                return answerOf(got);
            (0,external_node_fs_.writeFileSync)(errands/* OBJECT */.qv, got.value);
            return { kind: 'found', key: '' };
        }
        case 'save-artifact':
            return upload(request.upload, tell);
        case 'probe-artifacts':
            return probe(tell);
    }
}
function answerOf(got) {
    return got.kind === 'got' ? { kind: 'found', key: '' } : got;
}
async function upload({ name, days, zip }, tell) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1955), __webpack_require__.e(3838), __webpack_require__.e(8110), __webpack_require__.e(7458)]).then(__webpack_require__.bind(__webpack_require__, 67458));
    const client = new DefaultArtifactClient();
    const retention = days === null ? {} : { retentionDays: days };
    // A single file gives its name to the artifact.
    if (zip === null)
        (0,external_node_fs_.renameSync)(errands/* OBJECT */.qv, (0,external_node_path_.basename)(name));
    const make = () => zip === null
        ? client.uploadArtifact(name, [(0,external_node_path_.basename)(name)], '.', { ...retention, skipArchive: true })
        : // What is in it is compressed already.
            client.uploadArtifact(name, [...zip.files], zip.root, { ...retention, compressionLevel: 0 });
    tell({ news: 'asked' });
    return uploaded(await (0,listening/* listened */.rw)(async () => (await make()).id, (0,listening/* hearing */.v6)(tell)));
}
async function probe(tell) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1955), __webpack_require__.e(3838), __webpack_require__.e(8110), __webpack_require__.e(7458)]).then(__webpack_require__.bind(__webpack_require__, 67458));
    tell({ news: 'asked' });
    const ask = async () => (await new DefaultArtifactClient().listArtifacts()).artifacts.length;
    return probed(await (0,listening/* listened */.rw)(ask, (0,listening/* hearing */.v6)(tell)));
}
/** A service that refuses is there. */
function probed(called) {
    const answer = uploaded(called);
    const isThere = answer.kind !== 'failed' || /\(4\d\d\)/.test(answer.why);
    return isThere ? { kind: 'absent' } : answer;
}
const TAKEN = /\(409\)|already exists/i;
/** Another try says the same: the job may not, there is no room, or the server has no such artifacts. */
const LASTING = /\((?:401|403)\)|storage quota has been hit|not currently supported on GHES/i;
/** What an upload has come to: the client throws where it fails. */
function uploaded({ value, printed }) {
    if (typeof value === 'number' && value >= 0)
        return { kind: 'uploaded', id: value };
    const line = printed.findLast((each) => each.startsWith('::error::'));
    const why = (0,listening/* inWords */.r4)((0,listening/* plain */.pj)((line ?? 'the artifact service did not take it').replace(/^::error::/, '')));
    const failed = { kind: 'failed', why, lasting: LASTING.test(why) };
    return TAKEN.test(why) ? { ...failed, lasting: false, taken: true } : failed;
}


/***/ }),

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


/***/ })

};
