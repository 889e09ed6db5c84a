export const id = 1415;
export const ids = [1415];
export const modules = {

/***/ 91415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hunt: () => (/* binding */ Hunt),
/* harmony export */   together: () => (/* binding */ together)
/* harmony export */ });
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1710);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27177);


/** Finds the living processes of a step or an attempt, and remembers them: one whose parents end stays known. */
class Hunt {
    leader;
    #surroundings;
    #belongs;
    #known = new Set();
    constructor(surroundings, belongs, leader) {
        this.#surroundings = surroundings;
        this.#belongs = belongs;
        this.leader = leader;
    }
    /** The processes of one step: in its session or group, or bearing its mark, and all that they started. */
    static ofStep(surroundings, mark, leader) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .bearsStep */ .Of)(process.marks, mark), leader);
    }
    /** The processes that bear the mark of an attempt, and all that they started. */
    static ofAttempt(surroundings, attempt) {
        return new Hunt(surroundings, (process) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .bearsAttempt */ .Lr)(process.marks, attempt), null);
    }
    /** How many different ones were found so far. */
    get count() {
        return this.#known.size;
    }
    /** Those that live now. */
    find() {
        const all = this.#surroundings.table();
        const spared = withAncestors(all, this.#surroundings.self);
        const led = this.#led(all);
        const roots = all.filter((process) => {
            return led(process) || this.#known.has((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process)) || this.#belongs(process);
        });
        const found = withDescendants(all, { roots, spared }).filter((process) => !process.zombie);
        for (const process of found)
            this.#known.add((0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process));
        return found;
    }
    /** Whether a process is in the leader's session or group, unless that pid now belongs to another process. */
    #led(all) {
        const { leader } = this;
        if (leader === null || leader.start === null)
            return () => false;
        const holder = all.find((process) => process.pid === leader.pid);
        if (holder && holder.start !== leader.start)
            return () => false;
        return (process) => process.session === leader.pid || process.group === leader.pid;
    }
}
/** All that several hunts find, each process once. */
function together(hunts) {
    const seen = new Set();
    return {
        leader: null,
        get count() {
            return seen.size;
        },
        find() {
            const found = new Map(hunts.flatMap((hunt) => hunt.find()).map((process) => [(0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .identity */ .D)(process), process]));
            for (const key of found.keys())
                seen.add(key);
            return [...found.values()];
        },
    };
}
function withAncestors(all, self) {
    const parents = new Map(all.map((process) => [process.pid, process.parent]));
    const chain = new Set();
    for (let pid = self; pid && !chain.has(pid); pid = parents.get(pid))
        chain.add(pid);
    return chain;
}
function withDescendants(all, { roots, spared }) {
    const children = Map.groupBy(all, (process) => process.parent);
    const found = new Map();
    const queue = [...roots];
    // The queue grows while it is read: parents come before what they started, and are signalled before it too, so that a
    // script ends by the signal and not by the failure of its command.
    for (const process of queue) {
        if (spared.has(process.pid) || found.has(process.pid))
            continue;
        found.set(process.pid, process);
        queue.push(...(children.get(process.pid) ?? []));
    }
    return [...found.values()];
}


/***/ }),

/***/ 27177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ identity)
/* harmony export */ });
/** Tells a process from another one that gets its pid later. */
function identity(process) {
    return `${process.pid} ${process.start}`;
}


/***/ })

};
