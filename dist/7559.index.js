export const id = 7559;
export const ids = [7559];
export const modules = {

/***/ 37559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diff: () => (/* binding */ diff)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/shell/which.js
var which = __webpack_require__(62929);
;// CONCATENATED MODULE: ./build/src/launch/compare.js
/** Compares two folders as people read it. */


const ARGS = [
    ...['-c', 'core.quotePath=false', '-c', 'core.autocrlf=false', '-c', 'core.attributesFile=/dev/null'],
    ...['diff', '--no-index', '--no-prefix', '--no-ext-diff', '--no-textconv', '--no-renames'],
];
/** The differences of the folders `a` and `b` as a unified diff; null where git fails. No setting of git's changes it. */
async function compareFolders(request) {
    const { directory, git, env, colour } = request;
    const { exec } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    const chunks = [];
    const colours = colour ? '--color=always' : '--no-color';
    try {
        const code = await exec(`"${git}"`, [...ARGS, colours, '--', 'a', 'b'], {
            cwd: directory,
            env: gitEnv(env, directory),
            silent: true,
            ignoreReturnCode: true,
            listeners: { stdout: (data) => chunks.push(data) },
        });
        return code === 0 || code === 1 ? Buffer.concat(chunks) : null;
    }
    catch {
        return null;
    }
}
/** Removes a folder that may be deeper than open files are allowed, which Node's own way needs one of each level for. */
async function removeDeep(directory, { PATH }) {
    // Looked for here: the library's own search prints to stdout what it may not look at.
    const rm = (0,which/* which */.K)('rm', PATH, directory);
    if (rm === null)
        return;
    const { exec } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    // What stays lies among temporary files.
    await exec(`"${rm}"`, ['-rf', '--', directory], { silent: true, ignoreReturnCode: true }).catch(() => 1);
}
/** What is around the folder is no matter of git's. */
function gitEnv(env, directory) {
    const mine = Object.entries(env).filter((entry) => entry[1] !== undefined && !entry[0].startsWith('GIT_'));
    return {
        ...Object.fromEntries(mine),
        GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(directory),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
    };
}

// EXTERNAL MODULE: ./build/src/launch/exit.js
var launch_exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/named-step.js
var named_step = __webpack_require__(39079);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/report/tables.js
var tables = __webpack_require__(49459);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/src/saved/past.js
var saved_past = __webpack_require__(82205);
// EXTERNAL MODULE: ./build/src/saved/write-out.js
var write_out = __webpack_require__(93291);
;// CONCATENATED MODULE: ./build/src/saved/step-change.js
/** What one step changed, for people. */







/** The newest that was saved of a step: its completion; else what a failed try left; else a completion from before. */
function layerOfStep(run, step) {
    const own = run.layers.filter((layer) => layer.step === step.id && layer.kind !== 'edit');
    const ended = own.filter(({ kind }) => kind === 'step' || kind === 'finally');
    const completion = ended.findLast(({ number }) => number === step.completion?.number);
    if (completion !== undefined && step.state === 'completed')
        return { of: 'completion', layer: completion };
    const last = own.at(-1);
    if (last === undefined)
        return null;
    if (last.kind === 'kept' || last.kind === 'aside')
        return { of: last.kind, layer: last };
    return { of: 'earlier-completion', layer: last };
}
/** @throws FilesLost */
function changeOfStep(run, step, { history }) {
    const found = layerOfStep(run, step);
    const past = history.layers.find(({ layer }) => layer === found?.layer);
    if (found === null || past === undefined)
        return null;
    const change = (0,saved_past/* changeOf */.C2)(past).filter(({ before, after }) => !(0,state/* sameState */.yY)(before, after));
    return { ...found, change, files: change.map(fileOf) };
}
function fileOf({ path, before, after }) {
    return { path: (0,tree_path/* textOf */.b6)(path), change: kindOf(before, after), before: plain(before), after: plain(after) };
}
function kindOf(before, after) {
    if (before === null)
        return 'A';
    if (after === null)
        return 'D';
    return before.kind === after.kind ? 'M' : 'T';
}
/** Without its time, and a target as text. */
function plain(state) {
    switch (state?.kind) {
        case 'file':
            return { kind: 'file', mode: state.mode, size: state.size, digest: state.digest };
        case 'directory':
            return { kind: 'directory', mode: state.mode };
        case 'link':
            return { kind: 'link', target: (0,tree_path/* textOf */.b6)(state.target) };
        default:
            return state ?? null;
    }
}
/** Contents up to this size are compared line by line. */
const TEXT_MAX = 1024 * 1024;
/** And of one change so much at most. */
const TOTAL_MAX = 64 * TEXT_MAX;
/**
 * Writes the two sides of a change into the folders `a` and `b`, for a program that compares them.
 * @param directory an empty folder @throws WorkspaceError, the signal's reason
 */
async function writeSides({ change }, { history }, { directory, signal }) {
    const { contents } = history;
    const small = withinLimits(change);
    const lost = await contents.verify(digestsOf(small), { signal });
    const whole = small.filter((each) => !digestsOf([each]).some((digest) => lost.has(digest)));
    const sides = [
        ['a', treeOf(whole, 'before')],
        ['b', treeOf(whole, 'after')],
    ];
    for (const [name, tree] of sides) {
        const side = (0,external_node_path_.join)(directory, name);
        (0,external_node_fs_.mkdirSync)(side);
        await (0,write_out/* writeOut */.$)({ tree, contents, directory: side, signal, progress: () => { } });
    }
    const missing = small.flatMap((each) => {
        const digest = digestsOf([each]).find((one) => lost.has(one));
        if (digest === undefined)
            return [];
        const place = contents.sourceOf(digest)?.kind;
        const kind = place === undefined || place === 'git' ? 'absent' : 'damaged';
        return [{ path: (0,tree_path/* textOf */.b6)(each.path), why: lost.get(digest) ?? '', kind }];
    });
    return { lost: missing, tooLarge: change.filter(isContent).length - small.length };
}
function isContent({ before, after }) {
    return [before, after].some((state) => state?.kind === 'file' || state?.kind === 'link');
}
function withinLimits(change) {
    let total = 0;
    return change.filter((each) => {
        if (!isContent(each))
            return false;
        const sizes = [each.before, each.after].map((state) => (state?.kind === 'file' ? state.size : 0));
        const size = sizes.reduce((sum, one) => sum + one, 0);
        if (sizes.some((one) => one > TEXT_MAX) || total + size > TOTAL_MAX)
            return false;
        total += size;
        return true;
    });
}
function digestsOf(change) {
    return change.flatMap(({ before, after }) => [before, after].flatMap((state) => (state?.kind === 'file' ? [state.digest] : [])));
}
function treeOf(change, side) {
    const put = change.flatMap((each) => {
        const state = each[side];
        if (state?.kind !== 'file' && state?.kind !== 'link')
            return [];
        return [{ path: each.path, before: null, after: { ...state, mtime: 0 } }];
    });
    return (0,fold/* fold */.AU)(new Map(), [put], saved_past/* EVERYWHERE */.Zh);
}

// EXTERNAL MODULE: ./build/src/cli/find-run.js
var find_run = __webpack_require__(88593);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
// EXTERNAL MODULE: ./build/src/cli/saved-files.js
var saved_files = __webpack_require__(50873);
// EXTERNAL MODULE: ./build/src/cli/warn.js
var warn = __webpack_require__(17422);
;// CONCATENATED MODULE: ./build/src/cli/commands/diff.js
/** `savepoint diff`: what a step changed in the files. */












/** Lists what a step changed; of text files also the lines. */
async function diff(world, options, [id, name = '']) {
    const found = (0,find_run/* findRun */.L)(world, options, id);
    const step = (0,named_step/* namedStep */.c)(found.run, name);
    const saved = (0,saved_files/* openFiles */.Km)(world, options, found);
    const act = (how) => show({ world, options, found, step, saved }, how);
    try {
        return await (0,saved_files/* reading */.hF)(world, options, { run: found.run, act });
    }
    finally {
        saved.close();
    }
}
async function show(showing, { signal, ticker }) {
    const { world, options, found, step, saved } = showing;
    const change = changeOfStep(found.run, step, saved);
    if (change === null)
        throw nothingSaved(found, step);
    if (options.output === 'json') {
        world.output.data(`${JSON.stringify(jsonOf(showing, change), null, 2)}\n`);
        return launch_exit/* EXIT */.dc.ok;
    }
    if (options.output === 'ndjson') {
        world.output.data(change.files.map((file) => `${JSON.stringify(file)}\n`).join(''));
        return launch_exit/* EXIT */.dc.ok;
    }
    if (options.quiet !== true)
        world.output.talk(titleOf(step, change));
    if (change.files.length === 0)
        return launch_exit/* EXIT */.dc.ok;
    await world.output.data(`${(0,tables/* formatTable */.ku)(change.files.map(rowOf))}\n`);
    const exit = await showLines(showing, change, signal);
    ticker.stop();
    world.output.data(`${totalsOf(change.files)}\n`);
    return exit;
}
function nothingSaved({ run }, step) {
    if (step.state === 'completed')
        return new refusal/* Refusal */.P(4, `${step.id} is completed but not saved: its files could not be kept`, {
            hint: `\`savepoint events ${run.run_id} ${step.id}\` says why`,
        });
    return new refusal/* Refusal */.P(4, `${step.id} of ${run.run_id} is ${step.state}: nothing that it changed is saved`, {
        hint: 'Savepoint saves the change of a step when it completes, and that of a failed step when it is undone',
    });
}
function titleOf({ id, state }, { of, layer, files }) {
    const none = files.length === 0 ? ': no files' : '';
    switch (of) {
        case 'completion':
            return `change of ${id} (completion ${layer.number}, attempt ${layer.attempt})${none}\n`;
        case 'earlier-completion':
            return `change of ${id} when it last completed (completion ${layer.number}, attempt ${layer.attempt}); it is ${state} now${none}\n`;
        case 'kept':
            return `change of a failed try of ${id}, kept for the next try (attempt ${layer.attempt})${none}\n`;
        case 'aside':
            return `change of a failed try of ${id}, set aside (attempt ${layer.attempt})${none}\n`;
    }
}
function jsonOf({ found, step }, { of, layer, files }) {
    const { number, attempt } = layer;
    return { run_id: found.run.run_id, step: step.id, of, completion: number, attempt, files };
}
function rowOf({ change, path, before, after }) {
    const was = before === null ? '' : describe(before);
    const is = after === null ? '' : describe(after);
    return [change, path, was === is || was === '' || is === '' ? was || is : `${was} -> ${is}`];
}
function describe(state) {
    switch (state.kind) {
        case 'file':
            return `${(0,tables/* formatBytes */.z3)(state.size)} ${modeOf(state.mode)}`;
        case 'directory':
            return `folder ${modeOf(state.mode)}`;
        case 'link':
            return `link to ${state.target}`;
        case 'other':
            return state.what;
    }
}
function modeOf(mode) {
    return mode.toString(8).padStart(4, '0');
}
/** The lines that differ, as git tells them. */
async function showLines({ world, options, saved }, change, signal) {
    const { temp, env } = world.machine;
    const git = (0,saved_files/* gitOf */.Od)(world, world.cwd());
    if (git === null) {
        (0,warn/* warnAll */.y)(world, ['git is not there to compare the files line by line']);
        return launch_exit/* EXIT */.dc.ok;
    }
    const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(temp), 'savepoint-diff-'));
    try {
        const { lost, tooLarge } = await writeSides(change, saved, { directory, signal });
        const colour = (0,cli_options/* coloursOn */.rK)(world, options, world.output.stdout);
        const text = await compareFolders({ directory, git, env, colour });
        if (text !== null && text.length > 0)
            await world.output.data(Buffer.concat([text, Buffer.from('\n')]));
        (0,warn/* warnAll */.y)(world, [
            ...lost.map(({ path, why }) => `${path} cannot be compared: ${why}`),
            ...(tooLarge === 0 ? [] : [`${tooLarge} larger than 1 MiB (or beyond 64 MiB in all) are not compared`]),
            ...(text === null ? ['git could not compare the files'] : []),
        ]);
        return lost.some(({ kind }) => kind === 'damaged') ? launch_exit/* EXIT */.dc.store : launch_exit/* EXIT */.dc.ok;
    }
    finally {
        await removeDeep(directory, env);
    }
}
function totalsOf(files) {
    const words = { A: 'added', M: 'modified', D: 'deleted', T: 'of another type' };
    const counts = Map.groupBy(files, ({ change }) => change);
    const parts = ['A', 'M', 'D', 'T'].flatMap((change) => {
        const count = counts.get(change)?.length ?? 0;
        return count === 0 ? [] : [`${count} ${words[change]}`];
    });
    const size = (side) => files.reduce((sum, file) => sum + (file[side]?.kind === 'file' ? file[side].size : 0), 0);
    return `${files.length} changed: ${parts.join(', ')}; ${(0,tables/* formatBytes */.z3)(size('before'))} -> ${(0,tables/* formatBytes */.z3)(size('after'))}`;
}


/***/ })

};
