export const id = 2495;
export const ids = [2495];
export const modules = {

/***/ 32495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ endProcess),
/* harmony export */   VU: () => (/* binding */ checkHeap),
/* harmony export */   mk: () => (/* binding */ makeRoom),
/* harmony export */   watchHeap: () => (/* binding */ watchHeap)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/** What V8 is told, so that a workspace of 100,000 files is worked on within 256 MiB, and a smaller one fast. */


/** Two halves. In V8's first MiB much outlives a collection by chance; its most of 32 MiB would take three times that. */
const YOUNG_BYTES = 8 * 2 ** 20;
/** More than 50,000 files need. Collecting early below it would make their first checkpoint a quarter slower. */
const LARGE_BYTES = 88 * 2 ** 20;
const LOOK_MS = 50;
let isWatched = false;
let isHeld = false;
/** For a whole command, at its start. */
function watchHeap() {
    growYoung();
    isWatched = true;
    const timer = setInterval(() => {
        checkHeap();
        if (!isWatched)
            clearInterval(timer);
    }, LOOK_MS).unref();
}
/**
 * From a large heap on, V8 collects when a quarter more is taken, and no longer when as much again is; and at once, since half as much again
 * is taken while it marks in steps. Called where many paths are held and no timer can run. Nothing without `watchHeap`.
 */
function checkHeap() {
    if (!isWatched || (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().total_heap_size < LARGE_BYTES)
        return;
    isWatched = false;
    isHeld = true;
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=25');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--optimize-for-size');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-incremental-marking');
    // Only a collection sets the next limit; the one that stands may be at twice the size.
    collect();
}
/** Collects where the heap is held back: before much is taken outside of it, of which V8 does not know. */
function makeRoom() {
    if (isHeld)
        collect();
}
/**
 * Ends the process with its `exitCode`. A thread of V8 that compiles, and is at the heap's limit, waits until the main one collects; and Node, once
 * it ends, waits for these threads, and collects no more: then neither ever ends (seen in Node 24.21, `WorkerThreadsTaskRunner::Shutdown` and
 * `CollectionBarrier::AwaitCollectionBackground`). So where the heap is held back, it is let go of first.
 */
function endProcess() {
    if (isHeld) {
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=0');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-optimize-for-size');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--incremental-marking');
        collect();
    }
    process.exit();
}
function collect() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--expose-gc');
    (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)('gc')();
}
/** V8 grows this space when much outlives a collection in it: it is made to once, and then never again. */
function growYoung() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=4');
    const kept = [];
    while (youngBytes() < YOUNG_BYTES && kept.length < 128)
        kept.push(new Array(8192).fill(0.5));
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
function youngBytes() {
    const young = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find(({ space_name }) => space_name === 'new_space');
    return young?.space_size ?? YOUNG_BYTES;
}


/***/ })

};
