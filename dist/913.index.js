export const id = 913;
export const ids = [913];
export const modules = {

/***/ 8294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8737);
/* harmony import */ var _launch_locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8391);
/* harmony import */ var _launch_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8949);
/* harmony import */ var _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9861);
/* harmony import */ var _report_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5470);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(698);
/** `savepoint validate`: all that is wrong with a pipeline file. */






/** Checks the file as `run` does. What it cannot run yet is no error of the file, and is said. */
async function validate(world, options, [name]) {
    const { workspace } = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .locationOf */ .hD)(world, options, name ?? null);
    const file = (0,_launch_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .findPipeline */ .GQ)(workspace, { cwd: world.cwd, workspace: options.workspace ?? null, pipeline: name ?? null, store: null });
    try {
        const pipeline = (0,_launch_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPipeline */ .Bp)(file);
        report(world, options, { pipeline, problems: [] });
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.ok;
    }
    catch (error) {
        if (!(error instanceof _launch_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P) || error.problems.length === 0 || options.output === 'table')
            throw error;
        report(world, options, { pipeline: null, problems: error.problems });
        return _launch_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.usage;
    }
}
function report(world, options, found) {
    const { pipeline, problems } = found;
    const notYet = pipeline?.notYet ?? [];
    if (options.output === 'json') {
        world.output.data(`${JSON.stringify({ valid: pipeline !== null, problems, not_yet: notYet }, null, 2)}\n`);
    }
    else if (options.output === 'ndjson') {
        world.output.data(problems.map((problem) => `${JSON.stringify(problem)}\n`).join(''));
    }
    else if (pipeline !== null && options.quiet !== true) {
        const count = pipeline.steps.length + pipeline.finally.length;
        for (const problem of notYet)
            world.output.talk(`${(0,_report_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .Vw)(problem)}\n`);
        world.output.data(`${pipeline.path} is valid: ${count} ${count === 1 ? 'step' : 'steps'}.\n`);
    }
}


/***/ })

};
