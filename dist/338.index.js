export const id = 338;
export const ids = [338];
export const modules = {

/***/ 79361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ allSteps)
/* harmony export */ });
/** Every step of both sections, in the order of their numbers. */
function allSteps(pipeline) {
    return [...pipeline.steps, ...pipeline.finally];
}


/***/ }),

/***/ 86328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ partDigests),
/* harmony export */   Ty: () => (/* binding */ changedParts),
/* harmony export */   lC: () => (/* binding */ mentionedFingerprints),
/* harmony export */   mu: () => (/* binding */ definitionsOf),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf),
/* harmony export */   zB: () => (/* binding */ mentionedInputs)
/* harmony export */ });
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _pipeline_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79361);


/**
 * The graph that runs, with each step's *definition*: what makes it another step when it changes. That is its
 * words as written, with `defaults` and the pipeline's `env` applied; not its name, times, retries or `rerun`.
 */
function definitionsOf(pipeline) {
    return (0,_pipeline_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .B)(pipeline).map((step) => definitionOf(pipeline, step));
}
function definitionOf(pipeline, step) {
    const parts = partsOf(pipeline, step);
    return {
        id: step.id,
        name: step.name,
        number: step.number,
        section: step.section,
        needs: step.needs,
        parts,
        digest: (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(parts),
    };
}
/** Parts that say nothing are left out, so that a word the language gains later changes no old digest. */
function partsOf(pipeline, step) {
    const parts = {
        run: step.run,
        shell: step.shell,
        env: orNull(step.env),
        // Apart, since what steps set by $GITHUB_ENV stands over the one and under the other.
        'env of the pipeline': orNull(without(pipeline.env, step.mentions.overridden)),
        'working-directory': step.workingDirectory,
        // In whatever order they are named.
        needs: step.needsWritten ? step.needs.toSorted() : null,
        if: step.if,
        reads: step.reads,
        writes: step.writes,
        'continue-on-error': step.continueOnError === false ? null : step.continueOnError,
    };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}
function orNull(mapping) {
    return Object.keys(mapping).length === 0 ? null : mapping;
}
function without(mapping, names) {
    return Object.fromEntries(Object.entries(mapping).filter(([name]) => !names.includes(name)));
}
/** The inputs that a step mentions, with their values. */
function mentionedInputs(step, inputs) {
    if (step.mentions.inputs.includes('*'))
        return inputs;
    return Object.fromEntries(Object.entries(inputs).filter(([name]) => step.mentions.inputs.includes(name)));
}
/** The first digits of the digest of each value of the `github` context, which may be large and not for all eyes. */
function fingerprintsOf(github) {
    return Object.fromEntries(Object.entries(github ?? {}).map(([name, value]) => [name, (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(value).slice(0, 12)]));
}
/** Those of the values that a step mentions. */
function mentionedFingerprints({ mentions }, github) {
    const all = fingerprintsOf(github);
    if (mentions.github.includes('*'))
        return all;
    return Object.fromEntries(mentions.github.map((name) => [name, all[name] ?? '']));
}
/** The first digits of the digest of each part. */
function partDigests({ parts }) {
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(part).slice(0, 12)]));
}
/** The names of the parts in which a definition differs from the one that a completion notes. */
function changedParts(completion, now) {
    const after = partDigests(now);
    const names = new Set([...Object.keys(completion.parts), ...Object.keys(after)]);
    return [...names].filter((name) => completion.parts[name] !== after[name]);
}


/***/ }),

/***/ 39157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
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

/***/ 8218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hj: () => (/* binding */ entangledWith),
  Xv: () => (/* binding */ hasEndedWell),
  Q2: () => (/* binding */ isLoss),
  kB: () => (/* binding */ isOnlyGone),
  S4: () => (/* binding */ judge),
  fz: () => (/* binding */ lostAmong),
  M$: () => (/* binding */ recordsOf)
});

// EXTERNAL MODULE: ./build/src/tree/change.js
var tree_change = __webpack_require__(57260);
// EXTERNAL MODULE: ./build/src/tree/fold.js
var fold = __webpack_require__(53951);
// EXTERNAL MODULE: ./build/src/tree/path.js
var tree_path = __webpack_require__(91715);
// EXTERNAL MODULE: ./build/src/tree/state.js
var state = __webpack_require__(25787);
;// CONCATENATED MODULE: ./build/src/plan/as-built.js

/** Null where it is the same as now, as far as is known. */
function asBuilt({ number, basis }, soFar) {
    const { files, record, tree, counted } = soFar;
    const before = new Map();
    for (const { step, completion } of counted) {
        if (completion.number < number)
            continue;
        const earlier = record?.layers.findLast((layer) => layer.kind === 'step' &&
            layer.step === step.id &&
            layer.order === completion.basis &&
            (layer.number ?? number) < number);
        const change = files.changes.get(earlier?.number ?? 0);
        if (change !== undefined)
            before.set(completion.number, change);
    }
    const affected = new Set();
    for (const [now, change] of before)
        for (const { path } of [...change, ...(files.changes.get(now) ?? [])])
            affected.add(path);
    if (affected.size === 0)
        return null;
    const steps = counted.map(({ completion }) => ({
        place: completion.basis,
        change: before.get(completion.number) ?? files.changes.get(completion.number) ?? [],
    }));
    const edits = files.edits.flatMap((edit) => edit.number < basis ? [{ place: edit.number, change: edit.change }] : []);
    const was = new Map([...affected].map((path) => [path, files.source.get(path)]));
    for (const { change } of [...steps, ...edits].sort((a, b) => a.place - b.place))
        for (const { path, after } of change)
            if (was.has(path))
                was.set(path, after ?? undefined);
    return withStates(tree, was);
}
function withStates(tree, states) {
    const others = [...states].filter(([path, entry]) => !(0,state/* sameState */.yY)(entry, tree.get(path)));
    if (others.length === 0)
        return null;
    const altered = new Map(tree);
    for (const [path, entry] of others) {
        if (entry === undefined)
            altered.delete(path);
        else
            altered.set(path, entry);
    }
    return altered;
}

;// CONCATENATED MODULE: ./build/src/plan/facts.js

/** @param changes of the completions that count, each with its basis */
function coversOf(edits, changes) {
    const covers = new Map();
    for (const { change } of edits)
        for (const { path } of change)
            covers.set(path, []);
    if (covers.size === 0)
        return covers;
    for (const [basis, change] of changes)
        for (const { path, before, after } of change ?? [])
            if (!(0,state/* sameState */.yY)(before, after))
                covers.get(path)?.push(basis);
    return covers;
}
/**
 * What persons did that a step would find at its start, oldest first: not what they did to what only a later step that counts
 * has made. What they did to the step's own result is among it: the step would start from that.
 * @param edits those that come after the step's completion
 */
function editsBelow({ basis, after, tree }, edits, covers) {
    const isLater = (each) => each > after && each !== basis;
    const isLaterMade = (path, number) => !tree.has(path) && covers.get(path)?.some((each) => isLater(each) && each < number) === true;
    return edits.flatMap(({ number, change }) => change.filter(({ path }) => !isLaterMade(path, number)));
}
/** Paths by name, a few of them. */
function someOf(paths, most = 5) {
    const found = [];
    for (const path of paths) {
        if (found.length === most)
            break;
        found.push(path);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/plan/stack.js

/** Pure but for its own memory. */
class Stack {
    #tree;
    #laid = [];
    #noted;
    /** @param noted what is laid after this place can be taken off again: the rest is not kept in mind */
    constructor(source, noted = Number.POSITIVE_INFINITY) {
        this.#tree = new Map(source);
        this.#noted = noted;
    }
    /** With all that has been laid so far. */
    get tree() {
        return this.#tree;
    }
    /** Puts a change on top. Places never go down. */
    lay(change, { kind, place }) {
        for (const { path, after } of (0,fold/* putsOn */.om)(this.#tree, change)) {
            if (place > this.#noted)
                this.#laid.push({ kind, place, path, under: this.#tree.get(path) });
            if (after === null)
                this.#tree.delete(path);
            else
                this.#tree.set(path, after);
        }
    }
    /** The tree without what steps have laid after a place. What persons did stays. */
    upTo(place) {
        const under = new Map();
        const edited = new Set();
        for (let at = this.#laid.length - 1; at >= 0; at--) {
            const laid = this.#laid[at];
            if (laid === undefined || laid.place <= place)
                break;
            if (laid.kind === 'edit')
                edited.add(laid.path);
            else if (!edited.has(laid.path))
                under.set(laid.path, laid.under);
        }
        if (under.size === 0)
            return this.#tree;
        const tree = new Map(this.#tree);
        for (const [path, entry] of under) {
            if (entry === undefined)
                tree.delete(path);
            else
                tree.set(path, entry);
        }
        return tree;
    }
}

;// CONCATENATED MODULE: ./build/src/plan/before.js






/** What a completion is held against: the workspace before its place, and what it found at its start where that was something else. */
function groundOf(completion, soFar) {
    const { basis, number, began_after: began } = completion;
    const { stack, edits, covers, counts, candidates } = soFar;
    const below = (after, tree = stack.tree) => editsBelow({ basis, after, tree }, edits, covers);
    const atStart = () => {
        if (basis !== number)
            return standInStart(completion, soFar);
        if (began === undefined)
            return null;
        const tree = stack.upTo(began);
        return { tree, edits: below(began, tree) };
    };
    const counted = new Set([...counts.values()].map((each) => each.number));
    const built = () => asBuilt(completion, {
        ...soFar,
        tree: stack.tree,
        counted: candidates.filter((each) => counted.has(each.completion.number)),
    });
    let known = null;
    const leftOut = () => {
        known ??= leftOutBefore(number, { ...soFar, counted });
        return known;
    };
    return { tree: stack.tree, built, edits: below(basis), atStart, counted, leftOut };
}
/** Completions before a number that do not count have changed these paths. */
function leftOutBefore(number, { files, record, candidates, counted }) {
    const isOut = (each) => each < number && !counted.has(each);
    const isUnsaved = candidates.some(({ completion: { number: each } }) => isOut(each) && !files.changes.has(each));
    const replaced = replacedBefore(record, number);
    const paths = new Set();
    for (const [each, change] of files.changes)
        if (isOut(each) && !replaced.has(each))
            for (const path of (0,tree_change/* changedIn */.W)(change))
                paths.add(path);
    const above = (0,tree_path/* foldersAbove */.Zv)(paths);
    const mayBeAt = (path) => isUnsaved || paths.has(path) || above.has(path) || (0,fold/* isBelowAny */.OU)(path, paths);
    return { paths, mayBeAt };
}
/** Completions in whose place others of the same steps had come when one was made: what they had changed had been taken out by then. */
function replacedBefore(record, number) {
    const replaced = new Set();
    const newest = new Map();
    for (const { kind, step, number: made } of record?.layers ?? []) {
        if (kind !== 'step' || step === null || made === null || made > number)
            continue;
        const older = newest.get(step);
        if (older !== undefined)
            replaced.add(older);
        newest.set(step, made);
    }
    return replaced;
}
/** A `rerun: always` step that runs again finds what later steps have left that are reused. */
function standInStart({ basis, number }, { files, covers, candidates, stack: placed }) {
    const isBefore = (each) => each < number;
    const laid = [
        ...files.edits.map((edit) => ({ kind: 'edit', place: edit.number, change: edit.change })),
        ...candidates.flatMap(({ completion }) => {
            const change = files.changes.get(completion.number) ?? [];
            return isBefore(completion.number) ? [{ kind: 'step', place: completion.basis, change }] : [];
        }),
    ];
    const stack = new Stack(files.source);
    for (const each of laid.filter(({ place }) => isBefore(place)).sort((a, b) => a.place - b.place))
        stack.lay(each.change, each);
    const since = files.edits.filter((edit) => !isBefore(edit.number));
    return { tree: stack.tree, edits: editsBelow({ basis, after: basis, tree: placed.tree }, since, covers) };
}
/** The lowest number of completions that there were when one of them was started, of those beside which others ended. */
function earliestStart(candidates) {
    return candidates.reduce((least, { completion }) => Math.min(least, completion.began_after ?? least), Number.POSITIVE_INFINITY);
}
/** Lays the edits that come before a completion's place, and takes them from the list. */
function layEdits(stack, edits, { basis }) {
    for (let next = edits[0]; next !== undefined && next.number < basis; next = edits[0]) {
        stack.lay(next.change, { kind: 'edit', place: next.number });
        edits.shift();
    }
}
/** Lays what a completion has changed. */
function layStep(stack, { basis, number }, files) {
    stack.lay(files?.changes.get(number) ?? [], { kind: 'step', place: basis });
}

// EXTERNAL MODULE: ./build/src/plan/definition.js
var plan_definition = __webpack_require__(86328);
// EXTERNAL MODULE: ./build/src/record/run.js
var run = __webpack_require__(41206);
// EXTERNAL MODULE: ./build/src/tree/adopt.js
var adopt = __webpack_require__(93420);
// EXTERNAL MODULE: ./build/src/tree/patterns.js
var patterns = __webpack_require__(1671);
;// CONCATENATED MODULE: ./build/src/plan/doubt-files.js






/** The first reason in the files why a completion does not count; null when there is none. */
function doubtOfFiles(subject, ground) {
    // Nothing that was built on such a step goes with files that are lost alone (`isOnlyGone`): what it reads is asked first.
    if (subject.step.rerun === 'always')
        return doubtOfReads(subject, ground) ?? lossOf(subject, ground);
    return lossOf(subject, ground) ?? doubtOfReads(subject, ground);
}
/** Why what the step changed cannot be had, or not be put where it was made; null where it can. */
function lossOf({ record, completion, writes }, { files, tree, built, leftOut }) {
    const { number } = completion;
    const lost = files.lost.get(number);
    if (lost !== undefined)
        return { kind: 'lost', ...lost };
    const change = files.changes.get(number);
    if (change === undefined) {
        const wasSkipped = record.outcome === 'skipped' && record.completion?.number === number;
        return wasSkipped ? null : { kind: 'unsaved' };
    }
    const missing = completion.present === true ? missingOf(writes, { files, tree }) : undefined;
    if (missing !== undefined)
        return { kind: 'lost', path: missing, why: 'no file matches it, and it was taken as completed for that' };
    // What was made on what another step had left, which is left out, is to be made anew on what that makes, whoever has committed it.
    const isCommitted = (path) => files.committed.has(path) && !leftOut().paths.has(path);
    // What persons did in the workspace that the run left stands on top of all steps, and speaks against none.
    const speaks = (path) => !isThere({ record, completion }, files) || leftOut().mayBeAt(path);
    const path = (0,adopt/* misfit */.h)(change, tree, { isCommitted, speaks });
    if (path === null)
        return null;
    const before = built();
    const fitted = before !== null && (0,adopt/* misfit */.h)(change, before, { isCommitted, speaks }) === null;
    return fitted ? null : { kind: 'differs', path: (0,tree_path/* textOf */.b6)(path) };
}
/** Whether what a completion changed is, or was, in the workspace that the run left: not where it was made before, and not reused since. */
function isThere({ record, completion }, files) {
    return files.place === 'left' && (completion.number > files.began.after || !(0,run/* isAhead */.Y0)(record));
}
/** The first of the `writes` of a step that was never run of which nothing is there, and no edit brings it. */
function missingOf(writes, { files, tree }) {
    const edited = files.edits.flatMap(({ change }) => change.flatMap(({ path, after }) => (after === null ? [] : [path])));
    const paths = files.place === 'left' ? [...files.found.keys()] : [...tree.keys(), ...files.found.keys(), ...edited];
    return (0,patterns/* matchesEach */.Nl)(writes, paths)
        ? undefined
        : (writes.find((each) => !(0,patterns/* matchesEach */.Nl)([each], paths)) ?? writes[0]);
}
function doubtOfReads({ step, completion }, ground) {
    const { files } = ground;
    if (step.reads === null)
        return doubtOfSource(completion, files);
    const { reads } = step;
    const hidden = someOf(files.hidden.filter((path) => (0,patterns/* mayMatchIn */.Gc)(reads, path)));
    // Whether that has changed nobody can tell.
    if (hidden.length > 0)
        return { kind: 'reads', paths: hidden.map(tree_path/* textOf */.b6) };
    const matches = (0,patterns/* compilePatterns */.xi)(reads);
    const isAsFound = (before) => (0,patterns/* readsDigest */.I2)(withEdits(before), matches) === completion.reads;
    const wasAsFound = (tree) => tree !== null && isAsFound({ ...ground, tree });
    if (!isAsFound(ground) && !wasAsFound(ground.built())) {
        const start = ground.atStart();
        if (start === null || !isAsFound(start)) {
            const { edits } = start ?? ground;
            return { kind: 'reads', paths: readsChanged({ ...ground, edits }, completion, matches).map(tree_path/* textOf */.b6) };
        }
    }
    if (sameCommit(completion, files))
        return null;
    const name = Object.keys(completion.github).find((each) => completion.github[each] !== (files.github[each] ?? ''));
    return name === undefined ? null : { kind: 'github', name };
}
/**
 * Without `reads` a step depends on all of the source: the commit, or every file where none is known. What was made since the workspace
 * began with it is of that source, whatever a person has committed there.
 */
function doubtOfSource({ number, source: { commit, digest } }, files) {
    const { began } = files;
    if (number > began.after)
        return null;
    if (commit !== null && began.commit !== null) {
        return commit === began.commit ? null : { kind: 'commit', from: commit, to: began.commit };
    }
    if (digest === files.digest)
        return null;
    return { kind: 'source', paths: sourceChanged(files, () => true).map(tree_path/* textOf */.b6) };
}
function sameCommit({ source }, { commit }) {
    return source.commit !== null && source.commit === commit;
}
/** The workspace before the step's place, with the edits that a person has made to it since. */
function withEdits({ tree, edits }) {
    if (edits.length === 0)
        return tree;
    const altered = new Map(tree);
    for (const { path, after } of edits) {
        if (after === null)
            altered.delete(path);
        else
            altered.set(path, after);
    }
    return altered;
}
/**
 * Which of the files that a step reads have changed, as far as that can be told by name: of what it found only a digest is known. Where
 * neither persons nor the source changed any, it is what other steps left, and left otherwise now or not at all.
 */
function readsChanged({ files, edits, counted }, { number: own, basis, began_after: began = basis }, matches) {
    const meanwhile = files.edits.flatMap(({ number, change }) => number > began && number < basis ? [...change] : []);
    const edited = touchedBy([...edits, ...meanwhile], matches);
    const named = [...someOf(edited), ...sourceChanged(files, matches)];
    if (named.length > 0)
        return [...new Set(named)];
    const others = [...files.changes].filter(([number]) => number !== own);
    const pathsOf = (some) => [
        ...new Set(someOf(some.flatMap(([, change]) => touchedBy(change, matches)))),
    ];
    const leftOut = pathsOf(others.filter(([number]) => !counted.has(number)));
    return leftOut.length > 0 ? leftOut : pathsOf(others);
}
function touchedBy(change, matches) {
    return change.flatMap(({ path, before, after }) => matches(path) && !(0,state/* sameState */.yY)(before, after) ? [path] : []);
}
function sourceChanged({ source, sourceBefore }, matches) {
    if (sourceBefore === null)
        return [];
    const paths = [...new Set([...sourceBefore.keys(), ...source.keys()])];
    return someOf(paths.filter((path) => {
        const [before, now] = [sourceBefore.get(path), source.get(path)];
        return matches(path) && !(0,state/* sameState */.yY)(before, now) && !(0,state/* sameInGit */.y)(before, now);
    }));
}

// EXTERNAL MODULE: ./build/src/plan/graph.js
var graph = __webpack_require__(39157);
;// CONCATENATED MODULE: ./build/src/plan/judge.js






const NOTHING_LEFT_OUT = { paths: new Set(), mayBeAt: () => false };
/**
 * Goes through the completions in their order, with the workspace as it was before each. Where one does not count that
 * is entangled with another, that one does not either, and all are gone through again; so they are without its change, on
 * which a person's edits may stand that are then found by those before it.
 */
function judge(request) {
    const candidates = candidatesOf(request);
    const excluded = new Map([...tornBefore(candidates, request), ...request.excluded]);
    const first = new Map();
    for (let counting = candidates;;) {
        const covers = coversBy(counting, request);
        const judged = walk(request, candidates, { excluded, covers });
        for (const [step, doubt] of judged.doubts)
            if (!first.has(step))
                first.set(step, doubt);
        const size = excluded.size;
        for (const [step, reason] of entangledWith(request.record, judged))
            if (!isCauseOf(step, reason, request))
                excluded.set(step, reason);
        const left = counting.filter(({ step }) => judged.counts.has(step.id));
        const isSettled = left.length === counting.length || [...covers.values()].every((each) => each.length === 0);
        if (excluded.size === size && isSettled)
            return { ...judged, doubts: causesOf(judged.doubts, first, request) };
        counting = left;
    }
}
/**
 * Where a step does not count for its own sake, those that are entangled with it do not either, and what it had changed, or depends on, goes with
 * them: it is said what spoke against it before.
 */
function causesOf(doubts, first, { pipeline }) {
    const nevers = new Set(pipeline.steps.flatMap(({ id, rerun }) => (rerun === 'never' ? [id] : [])));
    const causeOf = (step, doubt) => {
        const before = first.get(step) ?? doubt;
        const isFollowing = doubt.kind === 'differs' || isOfOthers(doubt);
        return isFollowing && !isOfOthers(before) && !nevers.has(step) ? before : doubt;
    };
    return new Map([...doubts].map(([step, doubt]) => [step, causeOf(step, doubt)]));
}
/** Whether a reason says no more than that another step does not count. */
function isOfOthers({ kind }) {
    return kind === 'entangled' || kind === 'needs';
}
/**
 * Steps that are entangled with completions in whose place others have come: these count in no case, and what was made since stands on
 * nothing of them.
 */
function tornBefore(candidates, { record }) {
    const counts = new Map(candidates.map(({ step, completion }) => [step.id, completion]));
    const torn = new Map();
    for (;;) {
        const more = entangledWith(record, { counts });
        if (more.length === 0)
            return torn;
        for (const [step, reason] of more) {
            torn.set(step, reason);
            counts.delete(step);
        }
    }
}
/** Whether the other one is decided afresh only since this one, a `rerun: always` step, runs again: then it still stands for its completion. */
function isCauseOf(step, reason, { excluded }) {
    const why = reason.kind === 'entangled' ? excluded.get(reason.step) : undefined;
    return why?.kind === 'entangled' && why.step === step;
}
function coversBy(counting, { files }) {
    return coversOf(files?.edits ?? [], counting.map(({ completion: { basis, number } }) => [basis, files?.changes.get(number)]));
}
/** The completions that may count, in their order. For a `rerun: always` step a later try that failed changes nothing. */
function candidatesOf({ pipeline, record }) {
    const records = recordsOf(record);
    return pipeline.steps
        .flatMap((step) => {
        const own = records.get(step.id);
        const isAlways = step.rerun === 'always';
        const completion = isAlways ? own?.last_good : own?.completion;
        return own && completion && (isAlways || hasEndedWell(own)) ? [{ step, record: own, completion }] : [];
    })
        .sort((a, b) => a.completion.basis - b.completion.basis);
}
function walk(request, candidates, { excluded, covers }) {
    const { files, chosen } = request;
    const now = new Map(request.definition.map((entry) => [entry.id, entry]));
    const counts = new Map();
    const doubts = new Map();
    const stack = new Stack(files?.source ?? new Map(), earliestStart(candidates));
    const edits = [...(files?.edits ?? [])];
    for (const { step, record, completion } of candidates) {
        layEdits(stack, edits, completion);
        const ground = files && {
            files,
            ...groundOf(completion, { ...request, files, stack, edits, covers, counts, candidates }),
        };
        const subject = { step, record, completion, writes: request.writes.get(step.id) ?? [] };
        const doubt = (ground && lossFirst(subject, ground, excluded)) ??
            excluded.get(step.id) ??
            doubtOf({ step, completion, inputs: request.inputs, counts, now }) ??
            (ground && doubtOfFiles(subject, ground));
        if (doubt !== null)
            doubts.set(step.id, doubt);
        const stays = doubt === null || isKept(step, record, doubt) || isOnlyGone(step, doubt);
        if (step.id === chosen || !stays)
            continue;
        counts.set(step.id, completion);
        layStep(stack, completion, files);
    }
    return { counts, doubts: new Map([...doubts].map(([step, doubt]) => [step, toldOf(doubt, counts)])) };
}
/**
 * Other doubts do not stop a `never` step: they must not hide that its files are gone. Nor is one that cannot be had said to run again for
 * another one's sake; an `always` step alone counts on without its files.
 */
function lossFirst(subject, ground, excluded) {
    const { id, rerun } = subject.step;
    if (rerun !== 'never' && (rerun === 'always' || !excluded.has(id)))
        return null;
    const loss = lossOf(subject, ground);
    return rerun === 'never' || loss?.kind === 'unsaved' || loss?.kind === 'lost' ? loss : null;
}
/** A step that counts after all has run again before: its new completion comes later than those that were built on its old one. */
function toldOf(doubt, counts) {
    const isDone = doubt.kind === 'needs' && doubt.change === 'runs-again' && counts.has(doubt.step);
    return isDone ? { ...doubt, change: 'ran-again' } : doubt;
}
/** `rerun: never` stands, whatever changed, unless its files cannot be brought back. */
function isKept(step, record, doubt) {
    return step.rerun === 'never' && record.outcome !== 'skipped' && !isLoss(doubt);
}
/** What was built on a `rerun: always` step stays when it runs again, be it since its own files cannot be had. */
function isOnlyGone({ rerun }, doubt) {
    return rerun === 'always' && (doubt?.kind === 'unsaved' || doubt?.kind === 'lost');
}
/** Whether a reason says that what a step left behind cannot be had, or not whole: of entangled steps one may have the other's files. */
function isLoss({ kind }) {
    return kind === 'lost' || kind === 'differs' || kind === 'unsaved' || kind === 'entangled';
}
/**
 * Which steps of some have lost what they left behind, whatever else speaks against them.
 * @param taken they and what counts, as if all of it counted
 */
function lostAmong(request, { taken, counting }) {
    const { files } = request;
    const lost = new Set();
    if (files === null)
        return lost;
    const stack = new Stack(files.source);
    const edits = [...files.edits];
    for (const { step, record, completion } of candidatesOf(request)) {
        layEdits(stack, edits, completion);
        const isTaken = taken.has(step.id) && !counting.has(step.id);
        const loss = isTaken
            ? lossOf({ record, completion, writes: [] }, { files, tree: stack.tree, built: () => null, leftOut: () => NOTHING_LEFT_OUT })
            : null;
        if (loss !== null)
            lost.add(step.id);
        else if (isTaken || counting.has(step.id))
            layStep(stack, completion, files);
    }
    return lost;
}
/**
 * Steps whose completion counts although one that it is entangled with does not.
 * @param counts the completions that do, by step
 */
function entangledWith(record, { counts }) {
    const layers = (record?.layers ?? []).filter((layer) => layer.kind === 'step');
    const stepOf = new Map(layers.map((layer) => [layer.number, layer.step ?? '']));
    // One that could not be saved has no layer.
    const ends = (record?.steps ?? []).flatMap((step) => step.completion === null ? [] : [{ step, ...step.completion }]);
    for (const { step, number } of ends)
        stepOf.set(number, step.id);
    const endedWell = ends.filter(({ step }) => hasEndedWell(step));
    const counted = new Map([...counts].map(([step, { number }]) => [number, step]));
    const pairs = [...layers, ...endedWell].flatMap(({ number, entangled = [] }) => entangled.map((mate) => [number ?? 0, mate]));
    return pairs.flatMap(([number, mate]) => {
        const [one, other] = [counted.get(number), counted.get(mate)];
        if (one !== undefined && other === undefined)
            return [[one, { kind: 'entangled', step: stepOf.get(mate) ?? '' }]];
        if (one === undefined && other !== undefined)
            return [[other, { kind: 'entangled', step: stepOf.get(number) ?? '' }]];
        return [];
    });
}
/** Why a completion does not count, files aside; null when nothing speaks against it. */
function doubtOf({ step, completion, inputs, counts, now }) {
    const definition = now.get(step.id);
    if (definition === undefined)
        throw new Error(`no definition of ${step.id}`);
    if (completion.definition !== definition.digest) {
        return { kind: 'definition', parts: (0,plan_definition/* changedParts */.Ty)(completion, definition) };
    }
    const values = (0,plan_definition/* mentionedInputs */.zB)(step, inputs);
    const names = new Set([...Object.keys(values), ...Object.keys(completion.inputs)]);
    for (const input of names) {
        if (values[input] !== completion.inputs[input])
            return { kind: 'input', input };
    }
    const noted = new Map(completion.needs.map((need) => [need.step, need.basis]));
    const other = otherNeed(step.needs, noted, counts);
    if (other !== null || (step.behind.length === 0 && completion.behind === undefined))
        return other;
    return otherNeed((0,graph/* ancestorsOf */.Gw)([...now.values()], step.id), allNoted(completion, counts), counts);
}
/** The first of some steps that does not count as a completion notes it. */
function otherNeed(needs, noted, counts) {
    const wanted = new Set(needs);
    const added = [...wanted].find((need) => !noted.has(need));
    if (added !== undefined)
        return { kind: 'needs', step: added, change: 'added' };
    const removed = [...noted.keys()].find((need) => !wanted.has(need));
    if (removed !== undefined)
        return { kind: 'needs', step: removed, change: 'removed' };
    const again = [...noted].find(([need, basis]) => counts.get(need)?.basis !== basis);
    return again === undefined ? null : { kind: 'needs', step: again[0], change: 'runs-again' };
}
/** What a completion notes of all that its step depends on, through what those note with which it counts where it does not say so itself. */
function allNoted(completion, counts) {
    const noted = new Map();
    const open = [completion];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
        for (const [step, basis] of Object.entries(each.behind ?? {}))
            noted.set(step, basis);
        for (const { step, basis } of each.needs) {
            const isNew = !noted.has(step);
            noted.set(step, basis);
            const through = counts.get(step);
            if (isNew && each.behind === undefined && through?.basis === basis)
                open.push(through);
        }
    }
    return noted;
}
/** Whether a step has ended and did not fail: skipped counts, and so does a failure with `continue-on-error`. */
function hasEndedWell(record) {
    return record !== undefined && record.completion !== null && record.failure === null;
}
/** The records of a run's steps by id, those included that the pipeline no longer has. */
function recordsOf(record) {
    return new Map([...(record?.removed_steps ?? []), ...(record?.steps ?? [])].map((step) => [step.id, step]));
}


/***/ }),

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ku: () => (/* binding */ formatTable),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** Tables for people. Pure. */

/** What a longer cell would do to a column, it does to its own line alone: a path may have 65,536 bytes. */
const WIDEST = 72;
/** Columns two spaces apart, the last one not padded. Cells are cleaned of control characters. */
function formatTable(rows) {
    const clean = rows.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(cell).replaceAll('\t', ' ')));
    const widths = [];
    for (const row of clean) {
        for (const [at, cell] of row.entries())
            if (cell.length <= WIDEST)
                widths[at] = Math.max(widths[at] ?? 0, cell.length);
    }
    return clean
        .map((row) => `${row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}
/** Milliseconds for people: `0.3s`, `12s`, `4m 05s`, `2h 03m`. */
function formatDuration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)}s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${pad(seconds % 60)}s`;
    return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}
/** Bytes for people, in powers of 1024. */
function formatBytes(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    let value = bytes;
    let at = 0;
    while (value >= 1024 && at < units.length - 1) {
        value /= 1024;
        at += 1;
    }
    return at === 0 ? `${bytes} B` : `${value.toFixed(1)} ${units[at]}`;
}
/** How long ago, in one unit. */
function formatAge(ms) {
    const minutes = Math.floor(Math.max(0, ms) / 60_000);
    if (minutes < 1)
        return 'just now';
    if (minutes < 60)
        return `${minutes} min ago`;
    if (minutes < 48 * 60)
        return `${Math.floor(minutes / 60)} h ago`;
    return `${Math.floor(minutes / (24 * 60))} days ago`;
}
function pad(value) {
    return `${value}`.padStart(2, '0');
}


/***/ }),

/***/ 93420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ adopt),
/* harmony export */   h: () => (/* binding */ misfit)
/* harmony export */ });
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53951);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);



/**
 * The source of an attempt in another workspace. Where what was found is a state that the run knows at that path, it is
 * what the run's source has there, with its recorded time; elsewhere it is what was found, with that time where it has only another
 * mode of a checkout. The result can exist on disk: above what was found and is not known stand the directories that were found there, below a file there is nothing.
 *
 * @param isOfHere whether the source has at a path what was found, whatever the run knows
 */
function adopt(source, found, { known, isOfHere }) {
    const foreign = [];
    const isForeign = (path, entry) => entry?.kind === 'other' || !known.has(path, entry) || isOfHere(path);
    for (const path of source.keys())
        if (isForeign(path, found.get(path)))
            foreign.push(path);
    for (const [path, entry] of found) {
        if (!source.has(path) && isForeign(path, entry))
            foreign.push(path);
    }
    const adopted = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(source, found, [...foreign, ...belowGone(foreign, { source, found })]);
    // Git keeps no more of a mode: the content is that of the run's source, and so is the time.
    for (const path of foreign) {
        const [was, here] = [source.get(path), adopted.get(path)];
        if (was === undefined || here === undefined)
            continue;
        if (sameInCheckout(was, here))
            adopted.set(path, { ...here, mtime: was.mtime });
    }
    return adopted;
}
/** Whether two states are the same, but for what of a mode only a checkout makes. */
function sameInCheckout(a, b) {
    return (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(a, b) || (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameInGit */ .y)(a, b);
}
/** Paths of the source in folders that are none here, which no step has left so: that nothing is there is of here, too. */
function belowGone(foreign, { source, found }) {
    const isFolder = (tree, path) => tree.get(path)?.kind === 'directory';
    const gone = new Set(foreign.filter((path) => isFolder(source, path) && !isFolder(found, path)));
    return gone.size === 0 ? [] : [...source.keys()].filter((path) => (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowAny */ .OU)(path, gone));
}
/**
 * The first path at which a tree is not what a change was made from, or null where the change can be applied. Also a file
 * in the place of a directory that the change writes into, and what lies in a directory that the change replaces and did
 * not see: applying the change would take both away.
 * @param isCommitted whether somebody has committed what is at a path: where that is what the change left there is nothing to apply
 * @param speaks whether what is at a path speaks against the change
 */
function misfit(change, tree, { isCommitted = () => false, speaks = () => true, } = {}) {
    const isThere = ({ path, after }) => sameInCheckout(after, tree.get(path)) && isCommitted(path);
    const differing = change.find((changed) => !fits(changed, tree.get(changed.path)) && !isThere(changed) && speaks(changed.path));
    if (differing !== undefined)
        return differing.path;
    const named = new Set(change.map(({ path }) => path));
    return inTheWay(change, { tree, named, speaks }) ?? unseen(change, { tree, named, speaks });
}
/**
 * A folder that is made, or in which something changed, is a folder whether it is there or not, and whatever its mode: git keeps
 * none, and another machine has others. What could not be saved is never told to be the same, nor written over.
 */
function fits({ before, after }, here) {
    if (before?.kind === 'other')
        return (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(after, here);
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .sameState */ .yY)(before, here))
        return true;
    const isFolder = (state) => state == null || state.kind === 'directory';
    return after?.kind === 'directory' && isFolder(before) && isFolder(here);
}
function inTheWay(change, { tree, named, speaks }) {
    for (const { path, after } of change) {
        if (after === null)
            continue;
        let above = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(path);
        while (above !== null && !tree.has(above))
            above = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(above);
        if (above === null || named.has(above) || tree.get(above)?.kind === 'directory')
            continue;
        if (speaks(above))
            return above;
    }
    return null;
}
function unseen(change, { tree, named, speaks }) {
    const replaced = new Set(change
        .filter(({ before, after }) => before?.kind === 'directory' && after !== null && after.kind !== 'directory')
        .map(({ path }) => path));
    if (replaced.size === 0)
        return null;
    for (const path of tree.keys())
        if (!named.has(path) && (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowAny */ .OU)(path, replaced) && speaks(path))
            return path;
    return null;
}


/***/ }),

/***/ 57260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ changedIn)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

/** The paths at which something else is, or was, and not only the time another. */
function changedIn(change) {
    return change.flatMap(({ path, before, after }) => ((0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .sameState */ .yY)(before, after) ? [] : [path]));
}


/***/ }),

/***/ 1671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ matchesAll),
/* harmony export */   Gc: () => (/* binding */ mayMatchIn),
/* harmony export */   I2: () => (/* binding */ readsDigest),
/* harmony export */   Nl: () => (/* binding */ matchesEach),
/* harmony export */   xi: () => (/* binding */ compilePatterns)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _digest_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91516);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91715);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/** The patterns of `reads` and `writes`, and what they match in a tree. Pure. */




/** `*` and `**` match names that begin with a dot, and `.` of an expression a newline, which a name may hold. */
const OPTIONS = { dot: true, nonegate: true, flags: 's' };
/**
 * A test for paths. Patterns are relative to the workspace, so nothing outside of it matches. `!pattern` takes out what
 * those before it matched (`!(a|b)` is no negation but a glob). A pattern that names a path without wildcards, or ends in
 * `/` or `/**`, matches that path and everything below.
 *
 * @param patterns as validation accepts them; names that are not UTF-8 are matched with U+FFFD for what is not
 */
function compilePatterns(patterns) {
    const rules = patterns.map(ruleOf);
    return (path) => {
        if (!path.startsWith('./'))
            return false;
        const text = nameOf(path);
        let isIn = false;
        for (const rule of rules)
            if (rule.isNegated === isIn && rule.matches(text))
                isIn = !isIn;
        return isIn;
    };
}
/**
 * SHA-256, in hex, of the files and links that match: their paths, kinds, contents or targets, and of modes what git keeps, since the rest
 * differs from checkout to checkout. Times do not count.
 */
function readsDigest(tree, matches) {
    const lines = [];
    for (const [path, entry] of tree) {
        if (!isContent(entry) || !matches(path))
            continue;
        const content = entry.kind === 'file' ? `${(0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .modeInGit */ .lT)(entry)},"${entry.digest}"` : JSON.stringify(entry.target);
        lines.push(`[${JSON.stringify(path)},"${entry.kind}",${content}]`);
    }
    return (0,_digest_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256OfLines */ .Wt)(lines.sort());
}
/**
 * Whether something may match that is at a path, or below it, and cannot be looked at.
 * @param patterns as for `compilePatterns`
 */
function mayMatchIn(patterns, path) {
    if (!path.startsWith('./'))
        return false;
    let may = false;
    for (const pattern of patterns) {
        // Whatever is in it is taken out again.
        if (isNegation(pattern))
            may &&= !compilePatterns([pattern.slice(1)])(`${path}/a/b`);
        else
            may ||= mayReach(globOf(pattern), path.slice(2).split('/'));
    }
    return may;
}
function mayReach(glob, names) {
    const parts = baseOf(glob).split('/');
    // What has a slash between braces cannot be taken part by part.
    if (/[{(][^})]*\//.test(glob))
        return true;
    for (const [at, name] of names.entries()) {
        const part = parts[at];
        if (part === '**' || part === '' || part === '.')
            return true;
        if (part === undefined)
            return baseOf(glob) !== glob || !picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(glob).isGlob;
        if (part !== name && !picomatch__WEBPACK_IMPORTED_MODULE_2__.isMatch(name, part, OPTIONS))
            return false;
    }
    return true;
}
/** Whether each pattern that is no `!pattern` matches a file or link of the tree that no later `!pattern` takes out. */
function matchesAll(patterns, tree) {
    return matchesEach(patterns, pathsOf(tree));
}
/** The same of paths alone: of files and links. */
function matchesEach(patterns, paths) {
    let missing = patterns.flatMap((pattern, at) => isNegation(pattern) ? [] : [compilePatterns([pattern, ...patterns.slice(at).filter(isNegation)])]);
    for (const path of paths) {
        if (missing.length === 0)
            break;
        missing = missing.filter((matches) => !matches(path));
    }
    return missing.length === 0;
}
function* pathsOf(tree) {
    for (const [path, entry] of tree)
        if (isContent(entry))
            yield path;
}
function isContent(entry) {
    return entry.kind === 'file' || entry.kind === 'link';
}
function isNegation(pattern) {
    return pattern.startsWith('!') && !pattern.startsWith('!(');
}
function ruleOf(pattern) {
    const isNegated = isNegation(pattern);
    return { isNegated, matches: matchOf(isNegated ? pattern.slice(1) : pattern) };
}
function globOf(pattern) {
    return pattern.replace(/^(\.\/+)+/, '').replace(/\/{2,}/g, '/');
}
/** Without what says that all below is meant. */
function baseOf(glob) {
    return glob.replace(/(\/(\*\*)?)+$/, '');
}
function matchOf(pattern) {
    const glob = globOf(pattern);
    const base = baseOf(glob);
    if (base === '' || base === '.' || base === '**')
        return () => true;
    const isExact = base === glob && picomatch__WEBPACK_IMPORTED_MODULE_2__.scan(glob).isGlob;
    return orBelow(base, picomatch__WEBPACK_IMPORTED_MODULE_2__(isExact ? glob : `${base}/**`, OPTIONS));
}
/** Also takes the pattern as the name that it spells: `app/[id]` and `app/(auth)` are folders of some people. */
function orBelow(name, matches) {
    return (text) => matches(text) || text === name || text.startsWith(`${name}/`);
}
/** Decoding is needed only where there is something to decode, and that is seldom. */
function nameOf(path) {
    return /[\u0080-\u00ff]/.test(path) ? (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(path) : path.slice(2);
}


/***/ })

};
