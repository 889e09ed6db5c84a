export const id = 5188;
export const ids = [5188];
export const modules = {

/***/ 56730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetch: () => (/* binding */ fetch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/line/bring.js
var bring = __webpack_require__(34800);
// EXTERNAL MODULE: ./build/src/line/find.js
var find = __webpack_require__(43853);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/words/artifact-name.js
var artifact_name = __webpack_require__(1249);
// EXTERNAL MODULE: ./build/src/line/keys.js
var keys = __webpack_require__(48942);
;// CONCATENATED MODULE: ./build/src/fetch/saved-runs.js
/** The runs that the jobs of a workflow run have saved as artifacts, and which of them is meant. Pure. */



/** The artifacts with whole runs. @param artifacts those of a workflow run, the newest first */
function wholeRuns(artifacts) {
    return artifacts.flatMap((artifact) => {
        const named = (0,artifact_name/* artifactNamed */.qY)(artifact.name);
        return named === null ? [] : [{ kind: 'whole', job: named.job, artifact, last: artifact.id }];
    });
}
/** The lines that have checkpoints. @param artifacts the newest first */
function linesAmong(artifacts) {
    const lines = new Map();
    for (const artifact of artifacts) {
        const family = (0,keys/* familyOf */.Ap)(artifact.name);
        if (family === artifact.name || family.includes('-run-'))
            continue;
        const line = lines.get(family) ?? { index: null, last: null };
        const isIndex = artifact.name === `${family}index.`;
        // A claim is no checkpoint.
        const isCheckpoint = !isIndex && !/^\d{6}-000000-/.test(artifact.name.slice(family.length));
        if (isIndex)
            line.index ??= artifact;
        else if (isCheckpoint)
            line.last ??= artifact.id;
        lines.set(family, line);
    }
    return [...lines.values()].flatMap(({ index, last }) => index === null || last === null ? [] : [{ index, last }]);
}
/**
 * What there is of the run that is meant, what was saved last first. Two uses of the action in one job are told apart.
 * @throws Refusal exit 2, 4
 */
function chosenRuns(saved, job) {
    const exactly = saved.filter((one) => one.job === job);
    const isMeant = (one) => job === null || (0,artifact_name/* isMeantJob */.T6)(one.job, job);
    const meant = exactly.length > 0 ? exactly : saved.filter(isMeant);
    const names = namesOf(meant);
    if (names.length === 1)
        return meant.toSorted((a, b) => b.last - a.last);
    if (saved.length === 0)
        throw new refusal/* Refusal */.P(4, 'no job of this workflow run has saved a run as artifacts', {
            hint: 'give the action `store: artifact`, or `checkpoint-artifact: on-failure`; artifacts are gone when their days are over',
        });
    if (names.length === 0)
        throw new refusal/* Refusal */.P(4, `no job ${job} of this workflow run was saved`, {
            hint: `saved were: ${namesOf(saved).join(', ')}`,
        });
    const whose = job === null ? 'several jobs of this workflow run' : `several runs of the job ${job}`;
    throw new refusal/* Refusal */.P(2, `${whose} were saved: ${names.join(', ')}`, {
        hint: `name one with --job, such as --job ${names[0]}`,
    });
}
function namesOf(saved) {
    return [...new Set(saved.map(({ job }) => job))].sort();
}

// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/src/store/regular-file.js
var regular_file = __webpack_require__(37394);
;// CONCATENATED MODULE: ./build/src/fetch/unpack.js
/** The files of a run out of a zip or a folder that anybody may have made: only files that a run has, each in its place. */





/** What is in the folder of a run. No name leads out of it. */
const OF_RUN = /^(?:run\.json|events\.ndjson|source\.pack|packs\/[\w.-]*\w[\w.-]*|logs\/[\w%.-]*\w[\w%.-]*)$/;
/** @throws Refusal exit 4 where it is no zip with a run */
async function unzip(path, how) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    let zip = null;
    try {
        zip = await openPromise(path, { autoClose: false, strictFileNames: true });
        const entries = [];
        for await (const entry of zip.eachEntry())
            entries.push(entry);
        const open = zip;
        await unpack(path, entries.map((entry) => ({
            name: entry.fileName,
            bytes: entry.uncompressedSize,
            open: () => open.openReadStreamPromise(entry),
        })), how);
    }
    catch (error) {
        if (error instanceof refusal/* Refusal */.P || how.signal.aborted)
            throw error;
        throw new refusal/* Refusal */.P(4, `${path} cannot be unpacked: ${error.message}`, {
            hint: 'download it again: it must be the zip of an artifact that `checkpoint-artifact` made',
        });
    }
    finally {
        zip?.close();
    }
}
/** @throws Refusal exit 4 where there is no run, or several are there */
async function copyFolder(path, how) {
    const names = (0,external_node_fs_.readdirSync)(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name).slice(path.length + 1));
    await unpack(path, names.map((name) => ({
        name,
        bytes: 0,
        open: async () => (0,external_node_fs_.createReadStream)('', { fd: (0,regular_file/* openRegular */.l)((0,external_node_path_.join)(path, name)) }),
    })), how);
}
async function unpack(path, all, { to, signal, progress }) {
    const top = topOf(path, all.map(({ name }) => name));
    const files = all
        .filter(({ name }) => name.startsWith(top) && OF_RUN.test(name.slice(top.length)))
        .map((file) => ({ ...file, name: file.name.slice(top.length) }));
    let bytes = 0;
    for (const [at, file] of files.entries()) {
        progress(at, bytes);
        const place = (0,external_node_path_.join)(to, file.name);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
        await (0,promises_.pipeline)(await file.open(), (0,external_node_fs_.createWriteStream)(place, { flags: 'wx' }), { signal });
        bytes += file.bytes;
    }
    for (const name of ['packs', 'logs'])
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(to, name)))
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(to, name));
}
/** The folder that has the record, with a slash at its end. @throws Refusal exit 4 */
function topOf(path, names) {
    const tops = names
        .filter((name) => /(?:^|\/)events\.ndjson$/.test(name))
        .map((name) => name.slice(0, -'events.ndjson'.length));
    const [top, ...more] = tops;
    if (top === undefined)
        throw new refusal/* Refusal */.P(4, `there is no run in ${path}`, {
            hint: 'name the zip of an artifact that `checkpoint-artifact` made, or a folder with run.json and events.ndjson',
        });
    if (more.length > 0)
        throw new refusal/* Refusal */.P(4, `there are several runs in ${path}: ${tops.slice(0, 5).join(', ')}`, {
            hint: 'name the folder of one of them',
        });
    return top;
}

;// CONCATENATED MODULE: ./build/src/fetch/from-github.js
/** A run of a job on GitHub, brought into a folder of this machine. */









/** Brings what was saved last of the job and can be read. @throws Refusal exit 2, 4; StoreError */
async function fromGitHub(request) {
    const { objects, workflowRun, job, progress } = request;
    progress('looking', `for artifacts of workflow run ${workflowRun}`, 0);
    // What is asked first is true of all that is found: a run that ends meanwhile is fetched again.
    const workflow = await objects.statusOf(workflowRun);
    const artifacts = await objects.list(workflowRun, 'savepoint-');
    if (artifacts === null)
        throw new refusal/* Refusal */.P(4, `there is no workflow run ${workflowRun}, or the token may not see it`, {
            hint: 'check the address, and that the token may read the repository (`actions: read`)',
        });
    const unread = [];
    const saved = [...wholeRuns(artifacts)];
    for (const line of linesAmong(artifacts)) {
        const read = await owned(request, line);
        if (typeof read === 'string')
            unread.push(read);
        else
            saved.push(read);
    }
    for (const one of saved.length === 0 && unread.length > 0 ? [] : chosenRuns(saved, job)) {
        const brought = await (one.kind === 'whole' ? whole(request, one) : ofLine(request, one));
        if (typeof brought !== 'string')
            return { ...brought, job: one.job, missing: [...unread, ...brought.missing], workflow };
        unread.push(brought);
    }
    throw new errors/* StoreError */.AD(unread.join('; '));
}
/** @returns why it is of no use, where it is not */
async function owned(request, { index, last }) {
    const got = await fetched(request, index);
    if (got.kind === 'lost')
        return got.why;
    const owner = ownerIn((0,external_node_fs_.readFileSync)(got.file, 'utf8'));
    if (owner !== null)
        return { kind: 'line', job: (0,artifact_name/* jobName */.dZ)(owner), last, owner };
    return `the artifact ${index.name} does not say whose checkpoints these are`;
}
const NAMES = ['job', 'matrix', 'use'];
function ownerIn(text) {
    try {
        const { owner } = JSON.parse(text);
        return owner !== undefined && NAMES.every((name) => typeof owner[name] === 'string') ? owner : null;
    }
    catch {
        return null;
    }
}
/** @returns why it is of no use, where it is not */
async function whole(request, { artifact }) {
    const { folder, signal, progress } = request;
    const directory = (0,external_node_path_.join)(folder, 'run');
    const got = await fetched(request, artifact);
    if (got.kind === 'lost')
        return got.why;
    await unzip(got.file, {
        to: directory,
        signal,
        progress: (files, bytes) => progress('unpacking', `${files} files`, bytes),
    });
    (0,external_node_fs_.rmSync)(got.file);
    return { directory, missing: [] };
}
/** @returns why it is of no use, where it is not */
async function ofLine(request, { owner, job }) {
    const { objects, folder, progress } = request;
    const temp = (0,external_node_path_.join)(folder, 'moving');
    (0,external_node_fs_.mkdirSync)(temp, { recursive: true });
    progress('looking', 'for the newest checkpoint', 0);
    const found = await (0,find/* find */.I6)({ objects, owner, ceiling: null, temp });
    if (found.newest === null)
        return `no checkpoint of ${job} can be read: ${found.passed.join('; ') || 'there is none'}`;
    const directory = (0,external_node_path_.join)(folder, 'run');
    const told = (done, of) => progress('fetching', `${done} of ${of} checkpoints`, 0);
    const lost = await (0,bring/* bring */.VB)({ objects, owner, found: found.newest, directory, temp, progress: told });
    return { directory, missing: [...found.passed, ...lost] };
}
/** @throws StoreError when the service gives no proper answer */
async function fetched({ objects, folder, progress }, artifact) {
    const file = (0,external_node_path_.join)(folder, `artifact-${artifact.id}`);
    progress('fetching', artifact.name, artifact.bytes);
    const answer = await objects.bring(artifact, file);
    if (answer === 'found')
        return { kind: 'got', file };
    return {
        kind: 'lost',
        why: `the artifact ${artifact.name} is ${answer === 'absent' ? 'gone' : 'damaged'}`,
    };
}

;// CONCATENATED MODULE: ./build/src/fetch/source.js
/** What a person names to be brought here. Pure, but for a look whether it is a path. */



const RUN = /^(?:https?:\/\/([^/]+)\/)?([\w.-]+\/[\w.-]+)\/actions\/runs\/(\d+)(?:[/?#].*)?$/;
const FORMS = 'OWNER/REPO/actions/runs/ID, its address, the zip of an artifact, or a folder with what was in it';
/** @param cwd from where a path is named @throws Refusal exit 2 */
function sourceOf(text, { cwd, host }) {
    const path = (0,external_node_path_.resolve)(cwd, text);
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat?.isDirectory())
        return { kind: 'folder', path };
    if (stat?.isFile())
        return { kind: 'zip', path };
    const [, named = host, repository, run] = RUN.exec(text) ?? [];
    if (repository !== undefined && run !== undefined)
        return { kind: 'run', host: named, repository, run };
    if (text.startsWith('s3://'))
        throw (0,refusal/* notYet */.y)(`${text}: S3`, `name ${FORMS}`);
    throw new refusal/* Refusal */.P(2, `${text} is neither a workflow run nor a file or folder that is there`, {
        hint: `name ${FORMS}`,
    });
}
/** Where the REST API of a host is. */
function apiOf(host) {
    if (host === 'github.com')
        return 'https://api.github.com';
    return host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`;
}

// EXTERNAL MODULE: ./build/src/record/fold.js
var fold = __webpack_require__(5988);
// EXTERNAL MODULE: ./build/src/record/lines.js + 3 modules
var lines = __webpack_require__(64972);
// EXTERNAL MODULE: ./build/src/saved/audit.js + 1 modules
var audit = __webpack_require__(46298);
// EXTERNAL MODULE: ./build/src/store/run-files.js
var run_files = __webpack_require__(39112);
;// CONCATENATED MODULE: ./build/src/fetch/joined.js
/** A run that comes and is here already: the whole files of both. */



/** The folder with what is of git. */
const GIT = 'git';
function auditOf(run, directory, { signal, progress }) {
    return {
        directory: (0,external_node_path_.join)(directory, 'packs'),
        run,
        signal,
        progress: (pack, done) => progress(`verifying ${run.run_id}`, `pack ${pack + 1}`, done),
    };
}
/** @param run as it comes: what is here of it may be older */
async function looked(run, directory, telling) {
    const checks = await (0,audit/* checkPacks */.ji)(auditOf(run, directory, telling));
    const names = (0,external_node_fs_.readdirSync)(directory);
    const logs = names.includes('logs') ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(directory, 'logs')) : [];
    const others = [...names.filter((name) => name === GIT), ...logs.map((name) => (0,external_node_path_.join)('logs', name))];
    return { directory, checks, others };
}
/** Brings to what comes the whole files that it lacks and that are here. @returns how the packs are then */
function joined(came, here) {
    for (const path of here.others.filter((each) => !came.others.includes(each)))
        copy((0,external_node_path_.join)(here.directory, path), (0,external_node_path_.join)(came.directory, path));
    return came.checks.map((check, at) => {
        const own = here.checks[at];
        if (check.why === null || own?.why !== null)
            return check;
        copy(own.file, check.file);
        return { ...own, file: check.file };
    });
}
/** Whether something comes that is not here, or not whole. */
function addsTo(here, came) {
    const isMended = came.checks.some(({ why }, at) => why === null && here.checks[at]?.why !== null);
    return isMended || came.others.some((path) => !here.others.includes(path));
}
function copy(from, to) {
    (0,external_node_fs_.cpSync)(from, to, { recursive: true, verbatimSymlinks: true });
}

;// CONCATENATED MODULE: ./build/src/fetch/take-in.js
/** A run that was brought here, on its way into the store: read back whole before it is there for anybody. */









/** Makes a folder for what comes, and removes those of processes that are gone. */
function incomingIn(store, pid) {
    for (const name of (0,external_node_fs_.readdirSync)(store.path)) {
        const [, of] = /^incoming-(\d+)-/.exec(name) ?? [];
        if (of !== undefined && !isAlive(Number(of)))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(store.path, name), { recursive: true, force: true });
    }
    return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(store.path, `incoming-${pid}-`));
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
const ID = /^\d{8}-\d{6}-[a-z0-9-]{1,64}$/;
/**
 * Takes a run into the store. Of what the store has of it already, and of what comes, the whole files are kept.
 * @param directory its folder, below the incoming one
 * @throws Refusal exit 4 where the run has gone on here; StoreError where it is of no use
 */
async function takeIn(store, directory, incoming) {
    const journal = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, 'events.ndjson'), 'utf8');
    const named = (0,external_node_path_.join)(incoming.folder, idIn(journal));
    if (named !== directory)
        (0,external_node_fs_.renameSync)(directory, named);
    const record = (0,run_files/* readRecord */.aE)(named);
    if (record.kind !== 'found')
        throw new errors/* StoreError */.AD(`the record cannot be read${record.kind === 'broken' ? `: ${record.why}` : ''}`);
    const { run } = record;
    const known = knownIn(store, run, journal);
    const settled = await incoming.settle(named);
    const came = await looked(run, named, incoming);
    const here = known ? await looked(run, (0,external_node_path_.dirname)(store.packsPath(run.run_id)), incoming) : null;
    const adds = here !== null && addsTo(here, came);
    const checks = here === null ? came.checks : joined(came, here);
    const costs = await costsIn(run, { named, checks, incoming });
    if (costs?.canGoOn === false)
        throw new errors/* StoreError */.AD(`the files that ${run.run_id} began with are damaged or gone, so that nothing can go on with it`);
    const how = known === journal ? (adds ? 'mended' : 'there') : known === null ? 'new' : 'newer';
    if (how !== 'there' && store.takeIn(run.run_id, named) === 'held')
        throw held(run);
    const isGitLost = settled === 'damaged' && here?.others.includes(GIT) !== true;
    const bytes = checks.reduce((sum, each) => sum + each.bytes, 0);
    return { run, how, costs, isGitLost, bytes };
}
/** @throws StoreError */
function idIn(journal) {
    let id;
    try {
        id = (0,fold/* foldAll */.hY)((0,lines/* parseEvents */.PH)(journal)).run_id;
    }
    catch (error) {
        throw new errors/* StoreError */.AD(`the record cannot be read: ${error.message}`, { cause: error });
    }
    if (ID.test(id))
        return id;
    throw new errors/* StoreError */.AD('the record cannot be read: it has no proper id');
}
/** The journal of the same run in the store, empty where it cannot be read; null: there is no such run. @throws Refusal exit 4 where it is not the beginning of what came */
function knownIn(store, run, journal) {
    const here = store.read(run.run_id);
    if (here.kind === 'absent')
        return null;
    if (here.kind === 'found' && here.held)
        throw held(run);
    const known = here.kind === 'found' ? store.eventsText(run.run_id) : '';
    if (journal.startsWith(known))
        return known;
    throw new refusal/* Refusal */.P(4, `${run.run_id} is here already, and has gone on here`, {
        hint: `go on with it, or bring it into another store with --store DIR; \`savepoint clean ${run.run_id}\` removes the one that is here`,
    });
}
function held({ run_id }) {
    return new refusal/* Refusal */.P(4, `another process is at work with ${run_id} here`, {
        hint: 'wait until it has ended',
    });
}
async function costsIn(run, { named, checks, incoming }) {
    const request = auditOf(run, named, incoming);
    const isSound = (0,audit/* filesWithout */.Go)(request).length === 0 && checks.every(({ why }) => why === null);
    return isSound ? null : (0,audit/* costsOf */.AR)(request, checks);
}

// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
;// CONCATENATED MODULE: ./build/src/launch/gh.js
/** The token with which a person is signed in to GitHub here. */

/** What GitHub's own command line says; null where it is not there, or nobody is signed in. @param cwd from where programs are looked for */
async function tokenOfGh(host, env, cwd) {
    const program = (0,which/* which */.K)('gh', env.PATH, cwd);
    if (program === null)
        return null;
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    try {
        const { exitCode, stdout } = await getExecOutput(`"${program}"`, ['auth', 'token', '--hostname', host], {
            env: definedIn(env),
            silent: true,
            ignoreReturnCode: true,
        });
        return exitCode === 0 && stdout.trim() !== '' ? stdout.trim() : null;
    }
    catch {
        return null;
    }
}
function definedIn(env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

// EXTERNAL MODULE: ./build/src/launch/node-ports.js + 1 modules
var node_ports = __webpack_require__(79079);
// EXTERNAL MODULE: ./build/src/launch/source-pack.js
var source_pack = __webpack_require__(8736);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
// EXTERNAL MODULE: ./build/src/store/artifacts.js
var artifacts = __webpack_require__(38028);
// EXTERNAL MODULE: ./build/src/store/directory.js + 1 modules
var directory = __webpack_require__(74545);
// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
// EXTERNAL MODULE: ./build/src/store/objects.js
var objects = __webpack_require__(5031);
// EXTERNAL MODULE: ./build/src/store/outage.js
var outage = __webpack_require__(86888);
// EXTERNAL MODULE: ./build/src/store/patience.js
var patience = __webpack_require__(26100);
// EXTERNAL MODULE: ./build/src/store/transfers.js + 3 modules
var transfers = __webpack_require__(1697);
// EXTERNAL MODULE: ./build/src/launch/git.js
var git = __webpack_require__(77145);
// EXTERNAL MODULE: ./build/src/record/in-workflow.js
var in_workflow = __webpack_require__(53716);
// EXTERNAL MODULE: ./build/src/record/run.js
var record_run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
// EXTERNAL MODULE: ./build/src/report/talk.js
var talk = __webpack_require__(12220);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
// EXTERNAL MODULE: ./build/src/cli/warn.js
var warn = __webpack_require__(17422);
;// CONCATENATED MODULE: ./build/src/cli/fetched.js







/** Says what came, what of it is lost, and the commands that come next. */
async function reportFetched(world, options, fetched) {
    const { brought, taken } = fetched;
    const value = dataOf(fetched);
    if (options.output === 'json')
        world.output.data(`${JSON.stringify(value, null, 2)}\n`);
    else if (options.output === 'ndjson')
        world.output.data(`${JSON.stringify(value)}\n`);
    else if (options.quiet !== true)
        world.output.data(textOf(value));
    (0,warn/* warnAll */.y)(world, [...brought.missing, ...lostIn(taken), ...atWork(fetched)]);
    if (options.quiet === true)
        return;
    const place = (0,cli_options/* placeOf */.$t)((0,cli_options/* locationOf */.hD)(world, options, null), options);
    for (const line of await nextOf(world, options, taken.run))
        world.output.talk((0,talk/* placed */.GS)(`  ${line}\n`, place));
}
function dataOf({ brought, taken: { run, how, bytes, costs, isGitLost } }) {
    const steps = run.steps.filter((step) => step.section === 'steps');
    return {
        run_id: run.run_id,
        status: run.status,
        job: brought.job,
        commit: run.source.commit,
        steps_completed: steps.filter(record_run/* isDone */.$L).length,
        steps_total: steps.length,
        bytes,
        is: how,
        missing: brought.missing,
        whole: costs === null && !isGitLost,
        lost: costs === null ? [] : [...costs.steps, ...costs.lost],
    };
}
const IS = {
    new: 'is here now',
    newer: 'is here now',
    mended: 'was here already, and has now what it lacked',
    there: 'was here already',
};
function textOf(value) {
    const { run_id, status, job, steps_completed: done, steps_total: all, bytes } = value;
    const of = job === '' ? '' : ` of the job ${job}`;
    const verified = value.whole ? 'all verified' : 'not all whole';
    return `${run_id}${of} ${IS[value.is]}: ${status}, ${done} of ${all} steps completed, ${(0,tables/* formatBytes */.z3)(bytes)}, ${verified}\n`;
}
/** What of the run is not in the store. */
function lostIn({ costs, isGitLost }) {
    const git = 'the files that git held are damaged, or there is no git here: work in a clone of the repository';
    if (costs === null)
        return isGitLost ? [git] : [];
    const again = costs.steps.length === 0 ? '' : `; these steps run again: ${costs.steps.join(', ')}`;
    const others = costs.lost.map((what) => `; lost: ${what}`).join('');
    const files = `some files are damaged or gone${again}${others}. To mend them, fetch a whole copy`;
    return isGitLost ? [files, git] : [files];
}
/** The record does not tell whether the job, or a re-run of it, is at work: it says what was saved last. */
function atWork({ source, brought: { workflow }, taken: { run } }) {
    const isOver = workflow === null || workflow === 'completed' || run.status === 'completed';
    if (isOver || source.kind !== 'run')
        return [];
    return [
        `workflow run ${source.run} has not ended (${workflow}): if its job still works on ${run.run_id}, wait for the end, and fetch it again`,
    ];
}
async function nextOf(world, options, run) {
    const { run_id } = run;
    const files = `restore it with:  savepoint restore ${run_id} --to DIR`;
    if (run.status === 'completed')
        return [files];
    if ((0,in_workflow/* isInWorkflow */.R)(run))
        return ['its steps stay in the workflow: only a re-run of the job goes on with them', files];
    const secrets = run.secrets.map((name) => ` --secret ${name}`).join('');
    return [
        ...(await whereOf(world, options, run)),
        `see what runs with:  savepoint plan --run ${run_id}`,
        `go on with:  savepoint resume ${run_id}${secrets}`,
    ];
}
/** How a person comes to a checkout of the run's commit; nothing where it is one. */
async function whereOf(world, options, run) {
    const { workspace } = (0,cli_options/* locationOf */.hD)(world, options, null);
    const env = { ...world.machine.env, GITHUB_ACTIONS: undefined };
    const here = (await (0,git/* surroundings */.i5)(workspace, env)).source.commit;
    const { commit } = run.source;
    if (commit === null || here === commit)
        return [];
    if (here === null)
        return [`it is of the commit ${commit}: go on in a checkout of it`];
    // That of a pull request is on no branch.
    const bring = (await (0,git/* hasCommit */.QE)(commit, { workspace, env })) ? '' : `git fetch origin ${commit}, then `;
    return [`it is of another commit than this checkout: ${bring}git checkout ${commit}`];
}

// EXTERNAL MODULE: ./build/src/cli/saved-files.js
var saved_files = __webpack_require__(50873);
;// CONCATENATED MODULE: ./build/src/cli/commands/fetch.js
/** `savepoint fetch`: brings a run of CI here. */























const GITHUB = 'github.com';
/** A person waits: a service that does not answer is given up sooner than its limits say. All in milliseconds. */
const PATIENCE = { most: 60_000, silence: 30_000, probe: 10_000, told: 5_000 };
const TICK_MS = 250;
/** Brings a run here, whole and verified, or leaves nothing. */
async function fetch(world, options, [text = '']) {
    const { env } = world.machine;
    const source = sourceOf(text, { cwd: world.cwd(), host: hostOf(env) });
    const located = (0,cli_options/* locationOf */.hD)(world, options, null);
    const store = directory/* DirectoryStore */.f.create(located.store, (0,cli_options/* identityOf */.cu)(world));
    return (0,saved_files/* working */.Cc)(world, options, async ({ ticker, signal }) => {
        const folder = incomingIn(store, world.machine.pid);
        const { progress, stop } = ticking(ticker, folder);
        const settle = (directory) => (0,source_pack/* unpackSource */.cW)(directory, env);
        const incoming = { folder, signal, progress, settle };
        try {
            const brought = await bringFrom(world, options, { source, incoming });
            const taken = await takeIn(store, brought.directory, incoming);
            stop();
            ticker.stop();
            await reportFetched(world, options, { source, brought, taken });
            return exit/* EXIT */.dc.ok;
        }
        finally {
            stop();
            (0,forget/* forget */.y)(folder);
        }
    });
}
/** Says how many bytes have come, also while nothing else happens. */
function ticking(ticker, folder) {
    let last = ['fetching', ''];
    const timer = setInterval(() => {
        if (last[0] === 'fetching')
            ticker.say(...last, (0,patience/* bytesBelow */.b)(folder));
    }, TICK_MS);
    const progress = (doing, done, bytes) => {
        last = [doing, done];
        ticker.say(doing, done, bytes);
    };
    return { progress, stop: () => clearInterval(timer) };
}
async function bringFrom(world, options, { source, incoming }) {
    const { job = null } = options;
    if (source.kind === 'run')
        return bringRun(world, job, { source, incoming });
    if (job !== null)
        throw new refusal/* Refusal */.P(2, '--job is of no use for a file or a folder', { hint: 'leave it out' });
    const { folder, signal, progress } = incoming;
    const directory = (0,external_node_path_.join)(folder, 'run');
    const how = {
        to: directory,
        signal,
        progress: (files, bytes) => progress('unpacking', `${files} files`, bytes),
    };
    await (source.kind === 'zip' ? unzip(source.path, how) : copyFolder(source.path, how));
    return { directory, job: '', missing: [], workflow: null };
}
async function bringRun(world, job, { source, incoming }) {
    const objects = await objectsOf(world, source, incoming);
    const abort = () => objects.close();
    incoming.signal.addEventListener('abort', abort);
    try {
        return await fromGitHub({ ...incoming, objects, workflowRun: source.run, job });
    }
    catch (error) {
        if (!(error instanceof errors/* AccessDenied */.Oy))
            throw error;
        throw new refusal/* Refusal */.P(exit/* EXIT */.dc.store, error.message, {
            hint: 'the token must be one that may read the repository and its Actions (classic: `repo`; fine-grained: `Actions: read`)',
        });
    }
    finally {
        incoming.signal.removeEventListener('abort', abort);
        objects.close();
    }
}
async function objectsOf(world, { host, repository, run }, { folder }) {
    const { env, self } = world.machine;
    const token = await tokenFor(world, host);
    const api = host === hostOf(env) && env.GITHUB_API_URL ? env.GITHUB_API_URL : apiOf(host);
    const tell = (line) => world.output.talk(`${line}\n`);
    return new artifacts/* ArtifactObjects */.rd({
        program: self.program,
        args: [...self.args, words/* TRANSFER */.oo],
        cwd: world.cwd(),
        env,
        temp: (0,external_node_path_.join)(folder, 'transfers'),
        limits: { ...transfers/* TRANSFER_LIMITS */.xX, ...artifacts/* ARTIFACT_LIMITS */.Wo },
        outage: new outage/* Outage */.ad({
            place: objects/* ARTIFACTS */.y,
            limits: PATIENCE,
            lost: 0,
            tell,
            clock: { ...node_ports/* systemClock */.ml, every },
        }),
        rest: { api, repository, token },
        run,
        days: null,
        familyOf: keys/* familyOf */.Ap,
        now: () => node_ports/* systemClock */.ml.now().getTime(),
    });
}
function every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
}
/** The host of GitHub that the environment speaks of. */
function hostOf(env) {
    return env.GH_HOST || env.GITHUB_SERVER_URL?.replace(/^https?:\/\//, '') || GITHUB;
}
/** A token of the environment goes to the host that the environment speaks of, and to no other. @throws Refusal exit 2 */
async function tokenFor(world, host) {
    const { env } = world.machine;
    const own = host === hostOf(env) ? env.GITHUB_TOKEN || env.GH_TOKEN : undefined;
    const token = own || (await tokenOfGh(host, env, world.cwd()));
    if (token)
        return token;
    throw new refusal/* Refusal */.P(2, `there is no token for ${host}: GitHub gives artifacts to no one who is not signed in`, {
        hint: 'sign in with `gh auth login`, or set GITHUB_TOKEN',
    });
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

/***/ 50873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   Km: () => (/* binding */ openFiles),
/* harmony export */   Od: () => (/* binding */ gitOf),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   pr: () => (/* binding */ folderRefusal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58737);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39861);
/* harmony import */ var _launch_removed_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95111);
/* harmony import */ var _launch_source_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8736);
/* harmony import */ var _saved_lost_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68135);
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93162);
/* harmony import */ var _shell_which_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62929);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46848);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50698);
/* harmony import */ var _screen_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79886);
/* harmony import */ var _ticker_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54396);
/** What the commands that read saved files have in common. */













/** Where git is on this machine, or null. */
function gitOf({ machine }, workspace) {
    return (0,_shell_which_js__WEBPACK_IMPORTED_MODULE_8__/* .which */ .K)('git', machine.env.PATH, workspace);
}
/** Opens what a run has saved. What git alone holds is looked for in the workspace. @throws Refusal exit 4 when it was removed */
function openFiles(world, options, { store, run }) {
    (0,_launch_removed_files_js__WEBPACK_IMPORTED_MODULE_4__/* .mustHaveFiles */ .J)(store, run);
    const { workspace } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .locationOf */ .hD)(world, options, null);
    const { env } = world.machine;
    // A run that was fetched may have brought it.
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.packsPath(run.run_id), '..', _launch_source_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .SOURCE_GIT */ .h3);
    const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(own) ? own : workspace;
    const git = { directory, env, program: gitOf(world, workspace) };
    return (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_7__/* .openSaved */ .AL)({ directory: store.packsPath(run.run_id), run, git });
}
/**
 * Does what takes long, shows how far it has come, and stops when it is asked to.
 * @throws Refusal for what is damaged or gone
 */
async function reading(world, options, { run, act }) {
    try {
        return await working(world, options, act);
    }
    catch (error) {
        throw explained(error, run, (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$t)((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .locationOf */ .hD)(world, options, null), options));
    }
}
/** The same for what has nothing to do with saved files. */
async function working(world, options, act) {
    const ticker = new _ticker_js__WEBPACK_IMPORTED_MODULE_10__/* .Ticker */ .R(await (0,_screen_js__WEBPACK_IMPORTED_MODULE_11__/* .screenOn */ .E)(world.output), options, world.output);
    const abort = new AbortController();
    let by = null;
    world.onSignal((signal) => {
        by ??= signal;
        abort.abort();
    });
    try {
        return await act({ ticker, signal: abort.signal });
    }
    catch (error) {
        ticker.stop();
        if (by !== null && abort.signal.aborted)
            return (0,_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .exitOfSignal */ .yQ)(by);
        throw error;
    }
    finally {
        ticker.stop();
    }
}
/** @param place the options that name the store and the workspace */
function explained(error, { run_id }, place) {
    if (error instanceof _saved_lost_js__WEBPACK_IMPORTED_MODULE_6__/* .FilesLost */ .I) {
        const hint = `\`savepoint verify ${run_id}${place}\` lists the damage, and the steps that must run again`;
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store, error.message, { hint });
    }
    if (error instanceof _saved_lost_js__WEBPACK_IMPORTED_MODULE_6__/* .NotInGit */ .d) {
        const from = error.commit === null ? '' : `, such as \`git fetch origin ${error.commit}\``;
        const hint = `name a clone of the repository that has that commit with -C, or bring it in first${from}`;
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.cannotResume, error.message, { hint });
    }
    const name = error.name;
    if (name === 'WorkspaceRefusal')
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage, error.message, {
            hint: 'choose a folder on another file system',
        });
    if (name === 'WorkspaceError' || name === 'ContentLost')
        return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.store, error.message, {
            hint: 'the files written so far are incomplete',
        });
    return error;
}
/** What the system says, as a refusal of a folder that was named. */
function folderRefusal(what, error) {
    if (error instanceof _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P)
        return error;
    return new _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P(_launch_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage, `${what}: ${(0,_store_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .reasonOf */ .A3)(error)}`, { hint: 'name another folder with --to' });
}


/***/ }),

/***/ 79886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ screenOn)
/* harmony export */ });
/** @returns null where there is no terminal; what draws is loaded for one alone */
async function screenOn({ stderr }) {
    if (stderr.isTTY !== true)
        return null;
    const library = await __webpack_require__.e(/* import() */ 9371).then(__webpack_require__.bind(__webpack_require__, 49371));
    return library.createLogUpdate(stderr, { showCursor: true });
}


/***/ }),

/***/ 54396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ Ticker)
/* harmony export */ });
/* harmony import */ var _report_tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49459);
/** How far something has come: one line on a terminal that is drawn anew, and elsewhere a line now and then. */

/** As often as the live list of a run. */
const FRAME_MS = 100;
/** Where nothing is drawn, this long is nothing said. */
const SILENCE_MS = 5000;
class Ticker {
    #live;
    #output;
    #told;
    constructor(screen, options, output) {
        this.#live = options.quiet === true ? null : screen;
        this.#output = options.quiet === true ? null : output;
        this.#told = screen === null ? Date.now() : 0;
    }
    /** @param done such as `3 of 12 packs` */
    say(doing, done, bytes) {
        const now = Date.now();
        if (this.#output === null || now - this.#told < (this.#live === null ? SILENCE_MS : FRAME_MS))
            return;
        this.#told = now;
        const line = `${doing}: ${done}, ${(0,_report_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(bytes)}`;
        if (this.#live === null)
            this.#output.talk(`${line}\n`);
        else
            this.#live(line);
    }
    /** Takes the line away. */
    stop() {
        this.#live?.clear();
        this.#live?.done();
    }
}


/***/ }),

/***/ 17422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ warnAll)
/* harmony export */ });
/** Warnings about the store, on stderr whatever the form of the output. */
function warnAll(world, warnings) {
    for (const warning of warnings)
        world.output.talk(`savepoint: warning: ${warning}\n`);
}


/***/ }),

/***/ 77145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   h3: () => (/* binding */ trusting),
/* harmony export */   i5: () => (/* binding */ surroundings),
/* harmony export */   kS: () => (/* binding */ dispatchedWith)
/* harmony export */ });
/* unused harmony export repositoryOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _shell_which_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62929);
/* harmony import */ var _words_git_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81375);
/** What git and GitHub say of the workspace: the `github` context and the record's source. */



/** The name of the event where there is none. */
const LOCAL = 'local';
/** What a workflow run says of itself on GitHub; elsewhere the same facts from git, with `local` as the event. */
async function surroundings(workspace, env) {
    if (env.GITHUB_ACTIONS !== 'true')
        return local(await fromGit(workspace, env));
    const github = fromGitHub(workspace, env);
    return { github, source: sourceIn(github), env: {} };
}
function local(github) {
    return { github, source: sourceIn(github), env: variables(github) };
}
function sourceIn(github) {
    const text = (name) => typeof github[name] === 'string' && github[name] !== '' ? github[name] : null;
    return { repository: text('repository'), ref: text('ref'), commit: text('sha') };
}
/** The values of the context that GitHub also gives as `GITHUB_*` variables. */
const FROM_VARIABLES = [
    'action',
    'actor',
    'actor_id',
    'api_url',
    'base_ref',
    'event_name',
    'event_path',
    'graphql_url',
    'head_ref',
    'job',
    'ref',
    'ref_name',
    'ref_protected',
    'ref_type',
    'repository',
    'repository_id',
    'repository_owner',
    'repository_owner_id',
    'retention_days',
    'run_attempt',
    'run_id',
    'run_number',
    'server_url',
    'sha',
    'triggering_actor',
    'workflow',
    'workflow_ref',
    'workflow_sha',
];
function fromGitHub(workspace, env) {
    const values = FROM_VARIABLES.map((name) => [
        name,
        env[`GITHUB_${name.toUpperCase()}`] ?? '',
    ]);
    return { ...Object.fromEntries(values), workspace, event: payload(env.GITHUB_EVENT_PATH) };
}
/** The inputs with which a person has started the workflow; none where it was started in another way. */
function dispatchedWith(env) {
    const event = payload(env.GITHUB_EVENT_PATH);
    const { inputs } = event;
    return Object.fromEntries(Object.entries(inputs ?? {}).map(([name, value]) => [name, `${value ?? ''}`]));
}
function payload(path) {
    if (path === undefined || path === '')
        return {};
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}
async function fromGit(workspace, env) {
    const [head, config] = await Promise.all([
        git(workspace, env, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']),
        git(workspace, env, ['config', '--get-regexp', '^(remote\\.origin\\.url|user\\.name)$']),
    ]);
    const [sha = '', ref = ''] = head.split('\n');
    const branch = ref.startsWith('refs/') ? ref : '';
    // Of several values the last one holds.
    const settings = new Map(config.split('\n').map((line) => [line.split(' ', 1)[0], line.replace(/^\S* /, '')]));
    const repository = repositoryOf(settings.get('remote.origin.url') ?? '');
    return {
        sha: /^[0-9a-f]{40,64}$/.test(sha) ? sha : '',
        ...refValues(branch),
        repository,
        repository_owner: repository.split('/')[0] ?? '',
        actor: settings.get('user.name')?.trim() ?? '',
        event_name: LOCAL,
        event: {},
        workspace,
    };
}
/** @param ref its full name, or nothing */
function refValues(ref) {
    return {
        ref,
        ref_name: ref.replace(/^refs\/(heads|tags)\//, ''),
        ref_type: ref.startsWith('refs/tags/') ? 'tag' : ref === '' ? '' : 'branch',
    };
}
/**
 * The environment in which git works in a checkout of another user too, as in a container: it is told so by the command, for what we ask of
 * it alone. Only what reads is asked, with nothing that runs a program of the repository. Git takes it so from 2.38 on.
 */
function trusting(env) {
    const count = /^\d{1,4}$/.test(env.GIT_CONFIG_COUNT ?? '') ? Number(env.GIT_CONFIG_COUNT) : 0;
    return {
        ...env,
        GIT_CONFIG_COUNT: `${count + 1}`,
        [`GIT_CONFIG_KEY_${count}`]: 'safe.directory',
        [`GIT_CONFIG_VALUE_${count}`]: '*',
    };
}
/** What git prints, or nothing: no git and no repository are no error. */
async function git(workspace, env, args) {
    // Looked for here: the library's own search prints to stdout what it may not look at.
    const program = (0,_shell_which_js__WEBPACK_IMPORTED_MODULE_1__/* .which */ .K)('git', env.PATH, workspace);
    if (program === null)
        return '';
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    try {
        const { exitCode, stdout } = await getExecOutput(`"${program}"`, [...args], {
            cwd: workspace,
            env: { ...trusting((0,_words_git_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .gitEnvironment */ ._)(env)) },
            silent: true,
            ignoreReturnCode: true,
        });
        return exitCode === 0 ? stdout : '';
    }
    catch {
        return '';
    }
}
/** Whether the repository has a commit here. */
async function hasCommit(commit, { workspace, env }) {
    return (await git(workspace, env, ['cat-file', '-t', commit])).trim() === 'commit';
}
/** `owner/name` out of a remote's address, or nothing. */
function repositoryOf(remote) {
    const path = remote
        .trim()
        .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
        .replace(/^[^/:]*:/, '');
    return /(?:^|\/)([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(path)?.[1] ?? '';
}
function variables(github) {
    const names = [
        'sha',
        'ref',
        'ref_name',
        'ref_type',
        'repository',
        'repository_owner',
        'actor',
        'event_name',
        'workspace',
    ];
    return Object.fromEntries(names.map((name) => [`GITHUB_${name.toUpperCase()}`, `${github[name] ?? ''}`]));
}


/***/ }),

/***/ 79079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ab: () => (/* binding */ fileHasher),
  _j: () => (/* binding */ logOpener),
  lP: () => (/* binding */ makeScratch),
  KT: () => (/* binding */ scratchPath),
  ml: () => (/* binding */ systemClock),
  np: () => (/* binding */ systemTime)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/expressions/evaluate.js + 1 modules
var evaluate = __webpack_require__(94861);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/src/shell/helper.js
/** A short-lived process of this program's own. */


/** Runs it to its end; SIGKILL ends it at the limit. @throws the system's error when it cannot be started */
async function runHelper(request) {
    const { program, args, cwd, env, input, signal, limitMs } = request;
    const limit = AbortSignal.timeout(limitMs);
    const child = (0,external_node_child_process_.spawn)(program, [...args], {
        cwd,
        // It would wait for a debugger, or look from another folder for what is to be loaded.
        env: { ...env, NODE_OPTIONS: undefined },
        signal: AbortSignal.any([signal, limit]),
        killSignal: 'SIGKILL',
    });
    // It may have ended before it has read all.
    child.stdin.on('error', () => { }).end(input);
    const exit = new Promise((resolve, reject) => {
        child.on('error', (error) => (error.name === 'AbortError' ? resolve(null) : reject(error)));
        child.on('close', resolve);
    });
    const [code, stdout, stderr] = await Promise.all([exit, (0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr)]);
    const kind = signal.aborted ? 'stopped' : limit.aborted ? 'too-long' : 'exited';
    return { kind, code, stdout, stderr };
}

// EXTERNAL MODULE: ./build/src/shell/pipes.js
var shell_pipes = __webpack_require__(56693);
// EXTERNAL MODULE: ./build/src/store/atomic.js
var atomic = __webpack_require__(82566);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/store/forget.js
var forget = __webpack_require__(53558);
// EXTERNAL MODULE: ./build/src/store/log-names.js
var log_names = __webpack_require__(66712);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/launch/words.js
var words = __webpack_require__(45616);
;// CONCATENATED MODULE: ./build/src/launch/node-ports.js
/** The engine's ports, answered by this machine. */












const systemClock = {
    now: () => new Date(),
    sleep: (ms, until) => (0,promises_.setTimeout)(ms, undefined, { signal: until }).catch(() => undefined),
};
/** For what is told while something goes on: the clock, and calls again and again, which keep no process alive. */
const systemTime = {
    now: systemClock.now,
    /** @returns what ends the calls */
    every: (ms, tick) => {
        const timer = setInterval(tick, ms).unref();
        return () => clearInterval(timer);
    },
};
/** Opens logs in a directory. A log that cannot be written is said once and then left. */
function logOpener(directory, warn) {
    return (name) => {
        const path = (0,external_node_path_.join)(directory, (0,log_names/* logFileName */.E)(name));
        let fd = null;
        const attempt = (act) => {
            try {
                act();
            }
            catch (error) {
                warn(`the log ${path} cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`);
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            }
        };
        attempt(() => {
            fd = (0,atomic/* createFresh */.rM)(path, 0o644);
        });
        return {
            write: (bytes) => attempt(() => fd !== null && (0,atomic/* writeAll */.f4)(fd, bytes)),
            summary: (text) => attempt(() => (0,atomic/* writeFresh */._o)(path.replace(/log$/, 'md'), text)),
            close: () => {
                if (fd !== null)
                    (0,external_node_fs_.closeSync)(fd);
                fd = null;
            },
        };
    };
}
/** Where the scratch files of an attempt are: told by its mark, so that others can clear up after a killed one. */
function scratchPath(temp, mark) {
    return (0,external_node_path_.join)(temp, `savepoint-${mark}`);
}
/** A directory with one directory for each try, which has its pipes in it, readable by nobody else. @throws Refusal when there is no place for it */
function makeScratch(path) {
    makeRoot(path);
    const pipes = new shell_pipes/* PipeStock */.Z(path);
    let count = 0;
    return {
        next: () => {
            const one = (0,external_node_path_.join)(path, `${++count}`);
            (0,external_node_fs_.mkdirSync)(one, { mode: 0o700 });
            pipes.put(one);
            return { path: one, dispose: () => (0,forget/* forget */.y)(one) };
        },
        dispose: () => (0,forget/* forget */.y)(path),
    };
}
function makeRoot(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    }
    catch (error) {
        throw new refusal/* Refusal */.P(2, `no folder for scratch files can be made in ${(0,external_node_path_.dirname)(path)}: ${(0,errors/* reasonOf */.A3)(error)}`, {
            hint: 'set TMPDIR to a folder that can be written to (on GitHub: RUNNER_TEMP)',
        });
    }
}
/** As on GitHub's runner. */
const HASH_LIMIT_MS = 120_000;
/** How often it is tried while files of the store come and go. */
const HASH_TRIES = 5;
/**
 * `hashFiles` as GitHub computes it, by GitHub's own library. In a process of its own, as the runner does it: the library prints to stdout
 * what it looks at, and a fifo would hold it for ever. @param store left out where it lies in the workspace: it changes while steps run
 */
function fileHasher({ workspace, store, env, }, { program, args }) {
    const without = isBelow(store, workspace) ? [`!${store}`, `!${store}/**`] : [];
    // The library looks at what it leaves out, too, and fails where it is gone then.
    const isOfStore = (text) => without.length > 0 && text.includes(`'${store}/`);
    return async (patterns, signal) => {
        const input = [...patterns, ...without].join('\n');
        const request = { program, args: [...args, workspace], cwd: workspace, env, input, signal };
        const hash = () => runHelper({ ...request, limitMs: HASH_LIMIT_MS });
        let done = await hash();
        for (let tries = 1; tries < HASH_TRIES && done.kind === 'exited' && done.code !== 0; tries++)
            if (isOfStore(lastLine(done.stderr)))
                done = await hash();
        const { kind, code, stdout, stderr } = done;
        const line = stdout.split('\n').findLast((each) => each.startsWith(words/* HASHED */._E));
        if (code === 0 && line !== undefined)
            return line.slice(words/* HASHED */._E.length);
        const why = {
            exited: lastLine(stderr),
            stopped: 'it was stopped',
            'too-long': 'it took more than 120 s',
        };
        throw new evaluate/* EvaluationError */.ZN(`hashFiles(${patterns.map((each) => `'${each}'`).join(', ')}) failed: ${why[kind]}`);
    };
}
function isBelow(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** What went wrong, out of a stack trace. */
function lastLine(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const [error] = lines.flatMap((line) => /^\[?(\w*Error\b[^\]]*)/.exec(line)?.[1] ?? []);
    return error ?? lines.at(-1) ?? 'it said nothing';
}


/***/ }),

/***/ 95111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mustHaveFiles),
/* harmony export */   U: () => (/* binding */ hasItsSource)
/* harmony export */ });
/* harmony import */ var _saved_saved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93162);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** @throws Refusal exit 4 for a run whose saved files were removed on purpose; StoreError */
function mustHaveFiles(store, { run_id }) {
    if (!store.filesOf(run_id).areRemoved)
        return;
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `the saved files of ${run_id} were removed by \`savepoint clean --files\``, {
        hint: 'its record and logs are still there; start over with `savepoint run --fresh`',
    });
}
/** Whether a run can be gone on with, as far as the files go that it began with; those that were removed on purpose are told by `mustHaveFiles`. */
function hasItsSource(store, run) {
    return store.filesOf(run.run_id).areRemoved || (0,_saved_saved_js__WEBPACK_IMPORTED_MODULE_0__/* .canReadSource */ .kL)(run, store.packsPath(run.run_id));
}


/***/ }),

/***/ 39157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   a6: () => (/* binding */ endedBefore),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   yk: () => (/* binding */ dependentsOf)
/* harmony export */ });
/** The nodes so that each comes after what it needs, otherwise in the order given. @throws Error on a cycle. */
function inOrder(nodes) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const done = new Set();
    const open = new Set();
    const sorted = [];
    for (const root of nodes) {
        const stack = [{ node: root, next: 0 }];
        while (stack.length > 0) {
            const top = stack[stack.length - 1];
            if (top === undefined)
                break;
            if (done.has(top.node.id)) {
                stack.pop();
                continue;
            }
            open.add(top.node.id);
            const need = top.node.needs[top.next++];
            if (need === undefined) {
                sorted.push(top.node);
                done.add(top.node.id);
                open.delete(top.node.id);
                stack.pop();
            }
            else if (!done.has(need)) {
                if (open.has(need))
                    throw new Error(`a cycle through ${need}`);
                const node = byId.get(need);
                if (node !== undefined)
                    stack.push({ node, next: 0 });
            }
        }
    }
    return sorted;
}
/** The ids of all that a node depends on, directly and through others. */
function ancestorsOf(nodes, id) {
    const needs = new Map(nodes.map((node) => [node.id, node.needs]));
    return reach(id, (at) => needs.get(at) ?? []);
}
/** The ids of all that has ended when a node starts: of some that it depends on only the start is waited for. */
function endedBefore(nodes, id) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const ended = new Set();
    const next = (at) => {
        const { needs = [], started = [] } = byId.get(at) ?? {};
        for (const need of needs)
            if (!started.includes(need))
                ended.add(need);
        return needs;
    };
    reach(id, next);
    return ended;
}
/** The ids of all that depends on a node, directly and through others. */
function dependentsOf(nodes, id) {
    const wanted = new Map();
    for (const node of nodes) {
        for (const need of node.needs) {
            const list = wanted.get(need);
            if (list === undefined)
                wanted.set(need, [node.id]);
            else
                list.push(node.id);
        }
    }
    return reach(id, (at) => wanted.get(at) ?? []);
}
function reach(from, next) {
    const seen = new Set();
    const stack = [...next(from)];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
        if (seen.has(id))
            continue;
        seen.add(id);
        stack.push(...next(id));
    }
    return seen;
}


/***/ }),

/***/ 53716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isInWorkflow),
/* harmony export */   U: () => (/* binding */ STEPS)
/* harmony export */ });
/** As the pipeline of such a run is named in records and in the keys of checkpoints: no file has this name. */
const STEPS = 'steps of the workflow';
/** Whether only a re-run of the job can go on with a run. */
function isInWorkflow({ pipeline }) {
    return pipeline.path === STEPS;
}


/***/ }),

/***/ 58753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ livePacks),
/* harmony export */   m: () => (/* binding */ packsOf)
/* harmony export */ });
/**
 * The numbers of the packs without which something would have to be done again: those of the newest source, of completions that may
 * still count, of edits, and of files that are kept.
 */
function livePacks(run) {
    const steps = [...run.steps, ...run.removed_steps];
    const numbers = new Set(steps.flatMap((step) => [step.completion?.number, step.last_good?.number]));
    const layers = run.layers.filter(({ kind, number }) => {
        if (kind === 'step' || kind === 'finally')
            return numbers.has(number ?? undefined);
        return kind !== 'aside';
    });
    return packsOf({ ...run, sources: run.sources.slice(-1), layers });
}
/** The numbers of the packs that a record names. */
function packsOf(run) {
    const refs = [...(run?.sources ?? []), ...(run?.layers ?? [])].map(({ change }) => change.pack);
    return new Set([...refs, ...(run?.borrowed ?? [])].flatMap((ref) => (ref === null ? [] : [ref.pack])));
}


/***/ }),

/***/ 46298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ji: () => (/* binding */ checkPacks),
  AR: () => (/* binding */ costsOf),
  Go: () => (/* binding */ filesWithout),
  kg: () => (/* binding */ packsIn)
});

// EXTERNAL MODULE: ./build/src/checkpoint/errors.js
var errors = __webpack_require__(22557);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/checkpoint/block.js
var checkpoint_block = __webpack_require__(18705);
// EXTERNAL MODULE: ./build/src/checkpoint/compress.js
var compress = __webpack_require__(44250);
// EXTERNAL MODULE: ./build/src/checkpoint/read-pack.js + 2 modules
var read_pack = __webpack_require__(34212);
;// CONCATENATED MODULE: ./build/src/checkpoint/verify-pack.js
/** Verifies a pack whole. */




/**
 * Reads a pack back and verifies every byte of it, and every row. A reference also says which index it must have.
 * @throws PackAbsent, PackDamaged, NewerPack, StoreError
 */
async function verifyPack(directory, pack, run) {
    const ref = typeof pack === 'number' ? { ...(0,read_pack/* refOf */.H8)(directory, pack), from: { run, pack } } : pack;
    const { blocks, pieces, change, noted } = (0,read_pack/* readPack */.wh)({ directory, ref, run });
    change();
    noted();
    const byBlock = Map.groupBy(pieces, ([, { block }]) => block);
    for (const block of blocks) {
        (0,read_pack/* withPack */.ue)(directory, ref.pack, (file) => verifyBlock(file, block, byBlock.get(block) ?? []));
        await (0,promises_.setImmediate)();
    }
    return { bytes: ref.bytes, pieces: pieces.size };
}
function verifyBlock(file, block, pieces) {
    const bytes = (0,checkpoint_block/* readBlock */.G)(file, block);
    for (const [digest, place] of pieces)
        (0,checkpoint_block/* pieceIn */.a)(bytes, digest, place);
    (0,compress/* release */._r)(bytes);
}

// EXTERNAL MODULE: ./build/src/files/history.js + 3 modules
var files_history = __webpack_require__(21286);
// EXTERNAL MODULE: ./build/src/plan/graph.js
var graph = __webpack_require__(39157);
// EXTERNAL MODULE: ./build/src/store/errors.js
var store_errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/saved/past.js
var past = __webpack_require__(82205);
// EXTERNAL MODULE: ./build/src/saved/saved.js
var saved = __webpack_require__(93162);
;// CONCATENATED MODULE: ./build/src/saved/audit.js
/** Reads back every stored byte of a run, and tells what is not as it should be, and what that costs. */








/** Verifies every pack that the record names, in order. @throws the signal's reason */
async function checkPacks(request) {
    const { directory, run, signal, progress } = request;
    const checks = [];
    let bytes = 0;
    for (const { ref, ...whose } of packsIn(run)) {
        signal.throwIfAborted();
        progress(checks.length, bytes);
        const why = await faultOf(directory, ref, run.run_id);
        const file = (0,saved/* packFile */.qt)(directory, ref.pack);
        checks.push({ pack: ref.pack, file, ...whose, bytes: ref.bytes, why });
        bytes += ref.bytes;
    }
    return checks;
}
/** The packs that a record names, each once, by their numbers. */
function packsIn(run) {
    const sources = run.sources.map(({ change, attempt }) => {
        return { ref: change.pack, kind: 'source', step: null, attempt };
    });
    const layers = run.layers.map(({ change, kind, step, attempt }) => {
        return { ref: change.pack, kind, step, attempt };
    });
    const borrowed = (run.borrowed ?? []).map((ref) => {
        return { ref, kind: 'borrowed', step: null, attempt: 1 };
    });
    return [...borrowed, ...sources, ...layers]
        .flatMap(({ ref, ...whose }) => (ref === null ? [] : [{ ref, ...whose }]))
        .sort((a, b) => a.ref.pack - b.ref.pack);
}
async function faultOf(directory, ref, run) {
    try {
        await verifyPack(directory, ref, run);
        return null;
    }
    catch (error) {
        const isKnown = [errors/* PackDamaged */.L8, errors/* PackAbsent */.XT, errors/* NewerPack */.F$, store_errors/* StoreError */.AD].some((kind) => error instanceof kind);
        if (!isKnown)
            throw error;
        // The pack is named beside it.
        return error.message.replace(/^pack \d+ (is damaged: )?/, '');
    }
}
/** Files of steps whose contents neither a pack nor git holds, although the packs may be whole. Reads their indexes alone. */
function filesWithout({ directory, run }) {
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    history.contents.close();
    return history.layers.flatMap(({ change }) => (change ?? []).filter((each) => isWithout(each, history)).map(textOfPath));
}
function isWithout({ after }, { contents, held }) {
    return after?.kind === 'file' && !contents.has(after.digest) && !held.has(after.digest);
}
function textOfPath({ path }) {
    return (0,tree_path/* textOf */.b6)(path);
}
/** What damage costs. Reads what the run needs once more, since a content may be whole in another pack. */
async function costsOf(request, checks) {
    const { directory, run, signal } = request;
    const bad = checks.filter(({ why }) => why !== null);
    const history = (0,files_history/* readHistory */.L)({ directory, run, roots: past/* EVERYWHERE */.Zh, admits: past/* isPlain */.$i });
    try {
        const gone = await lostLayers(history, signal);
        const steps = gone.flatMap(({ kind, step }) => (kind === 'step' && step !== null ? [step] : []));
        const others = gone.filter(({ kind }) => kind !== 'step').map(past/* nameOf */.Vb);
        return {
            canGoOn: bad.every(({ kind }) => kind !== 'source'),
            steps: withDependents(run, new Set(steps)),
            lost: [...new Set(others)],
        };
    }
    finally {
        history.contents.close();
    }
}
/** The layers whose files cannot all be had. Of a step only those of its newest completion are of interest. */
async function lostLayers({ layers, contents, held }, signal) {
    const newest = new Map(layers.map(({ layer }) => [`${layer.kind} ${layer.step}`, layer]));
    const wanted = layers.filter(({ layer }) => layer.kind !== 'step' || newest.get(`step ${layer.step}`) === layer);
    // The bytes of git are not the store's: whether they are there is asked where they are needed.
    const digests = wanted.map(({ change }) => (change ?? []).flatMap(({ after }) => after?.kind === 'file' && !held.has(after.digest) ? [after.digest] : []));
    const lost = await contents.verify(digests.flat(), { signal });
    return wanted.flatMap(({ layer, change }, at) => {
        const isLost = change === null || digests[at]?.some((digest) => lost.has(digest)) === true;
        return isLost ? [layer] : [];
    });
}
/** Some steps with all that depend on them, in the order of the pipeline. */
function withDependents({ definition }, lost) {
    const again = new Set([...lost, ...[...lost].flatMap((step) => [...(0,graph/* dependentsOf */.yk)(definition, step)])]);
    return definition.filter(({ id, section }) => section === 'steps' && again.has(id)).map(({ id }) => id);
}


/***/ }),

/***/ 56693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PipeStock),
/* harmony export */   w: () => (/* binding */ openPipes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _which_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62929);





/** The names of the pipes for a process's stdout and stderr, in a folder of its own. */
const NAMES = ['stdout', 'stderr'];
/** Pairs that are made at a time: to start the program takes 12 ms, however many it makes. */
const AT_ONCE = 16;
/** Named pipes that are made ahead. */
class PipeStock {
    #directory;
    #stock = [];
    #count = 0;
    /** @param directory where they lie until they are used: readable by nobody else */
    constructor(directory) {
        this.#directory = directory;
    }
    /** Puts a pair into the folder of a process. Where that cannot be done, `openPipes` makes one there. */
    put(folder) {
        if (this.#stock.length < NAMES.length) {
            const next = () => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#directory, `pipe-${++this.#count}`);
            const names = Array.from({ length: AT_ONCE * NAMES.length }, next);
            if (makePipes(names, undefined))
                this.#stock.push(...names);
        }
        for (const name of NAMES) {
            const pipe = this.#stock.pop();
            if (pipe !== undefined)
                rename(pipe, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
        }
    }
}
/** A step may have removed it. */
function rename(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
    }
    catch { }
}
/** Whether they were made. */
function makePipes(names, path) {
    const mkfifo = (0,_which_js__WEBPACK_IMPORTED_MODULE_4__/* .which */ .K)('mkfifo', `${path ?? ''}:/usr/bin:/bin`, '/');
    if (mkfifo === null)
        return false;
    try {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(mkfifo, ['-m', '600', ...names], { env: {}, stdio: 'ignore' });
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Two real pipes for a process's stdout and stderr. The ones that Node makes are socket pairs, on which `> /dev/stderr` and
 * `tee /dev/stdout` fail (ENXIO); nothing in Node makes a pipe but opening a named one. Null when none can be made
 * here; then the socket pairs have to do.
 * @param directory of the process, with its pipes in it where they were made ahead
 */
function openPipes(directory, path) {
    const names = NAMES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    const missing = names.filter((name) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(name));
    if (missing.length > 0 && !makePipes(missing, path))
        return null;
    const open = [];
    try {
        // The reading end first and without waiting: a writing end alone would wait for it.
        for (const name of names) {
            open.push((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(name, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY));
        }
        const [out, outInput, err, errInput] = open;
        return [
            { input: outInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: out, readable: true, writable: false }) },
            { input: errInput, output: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: err, readable: true, writable: false }) },
        ];
    }
    catch {
        for (const handle of open)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(name);
    }
    catch { }
}


/***/ }),

/***/ 62929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ which)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where a program is looked for when the environment has no PATH; what `execvp` uses on Linux. */
const DEFAULT_PATH = '/bin:/usr/bin';
/**
 * The absolute path of a program, found as a shell finds it: a name with a slash is a path from `cwd`, any other
 * is looked for in the directories of `path`. Null when there is no such executable file.
 */
function which(program, path, cwd) {
    if (program === '')
        return null;
    if (program.includes('/'))
        return executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, program));
    for (const directory of (path ?? DEFAULT_PATH).split(':')) {
        const found = executable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, directory, program));
        if (found !== null)
            return found;
    }
    return null;
}
function executable(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile() ? file : null;
    }
    catch {
        return null;
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
