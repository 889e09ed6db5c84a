export const id = 6205;
export const ids = [6205];
export const modules = {

/***/ 67102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ WORK),
/* harmony export */   qv: () => (/* binding */ OBJECT),
/* harmony export */   vC: () => (/* binding */ REPLIES)
/* harmony export */ });
/** The folder in which a call is made. What the client makes besides comes to be beside it. */
const WORK = 'work';
/** The one path that is ever saved, relative to that folder: it is part of an entry's identity. */
const OBJECT = 'savepoint-checkpoint';
/** Where it writes that, each in a line of its own. What does not name the errand is no answer to it: the process loads what NODE_OPTIONS names. */
const REPLIES = 3;


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

/***/ 36205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveTransfers: () => (/* binding */ serveTransfers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var _errands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67102);
/* harmony import */ var _forget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53558);
/** The process in which calls of the clients are made. */




/**
 * What the client is told to be the workspace and the temp folder. It writes them into command lines as they are, where a blank would
 * break them in two: so it is not told whole paths. It starts `tar` in the folder of the call to unpack, and to pack in one that it makes in the
 * temp folder: from both these paths lead to the same places.
 */
const SURROUNDINGS = { GITHUB_WORKSPACE: `../${_errands_js__WEBPACK_IMPORTED_MODULE_3__/* .WORK */ .Ar}`, RUNNER_TEMP: '..' };
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
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(_errands_js__WEBPACK_IMPORTED_MODULE_3__/* .REPLIES */ .vC, `\n${JSON.stringify({ id, ...news })}\n`);
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
/** Each client is loaded when it is used. */
async function answerTo(asked, tell) {
    switch (asked.kind) {
        case 'newest':
        case 'fetch':
        case 'save':
            return (await __webpack_require__.e(/* import() */ 6060).then(__webpack_require__.bind(__webpack_require__, 66060))).transfer(asked, tell);
        default:
            return (await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(6087)]).then(__webpack_require__.bind(__webpack_require__, 96087))).transferArtifact(asked, tell);
    }
}


/***/ })

};
