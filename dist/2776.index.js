export const id = 2776;
export const ids = [2776];
export const modules = {

/***/ 82776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   give: () => (/* binding */ give)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/** Gives the later steps of a job what a reused step had set for them, by the runner's own command files. */


function give({ outputs, env, path, summary }, files) {
    const add = (file, text) => {
        if (file !== undefined && text !== '')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, text);
    };
    add(files.GITHUB_OUTPUT, pairs(outputs));
    add(files.GITHUB_ENV, pairs(env));
    // On record the last one stands first.
    add(files.GITHUB_PATH, path
        .toReversed()
        .map((folder) => `${folder}\n`)
        .join(''));
    add(files.GITHUB_STEP_SUMMARY, summary ?? '');
}
/** A value may have any lines but its end. */
function pairs(values) {
    return Object.entries(values)
        .map(([name, value]) => {
        const end = `savepoint_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        return `${name}<<${end}\n${value}\n${end}\n`;
    })
        .join('');
}


/***/ })

};
