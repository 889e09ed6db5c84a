export const id = 9108;
export const ids = [9108];
export const modules = {

/***/ 44204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveOf: () => (/* binding */ serveOf)
});

// EXTERNAL MODULE: ./build/src/launch/exit.js
var exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/serve/fault.js
var serve_fault = __webpack_require__(45429);
;// CONCATENATED MODULE: ./build/src/serve/guard.js
/** Who may ask. A page of another site must neither read what runs say nor start one. Pure. */


const READS = ['GET', 'HEAD'];
/** Another name for this machine may be of a page that rebinds its own name to it. */
function mustBeHere({ host }, { hosts }) {
    if (hosts === null || (host !== undefined && hosts.includes(host.toLowerCase())))
        return;
    throw new serve_fault/* HttpFault */.F(403, `the service is not known as ${host ?? 'nothing'}`, `open it as ${hosts.join(' or ')}`);
}
/** @throws HttpFault unless the request bears the token, and, where it changes something, comes from the page itself or from no page */
function mustBeAllowed(asking, guarded) {
    mustBeHere(asking, guarded);
    if (!isSame(asking.token ?? '', guarded.token))
        throw new serve_fault/* HttpFault */.F(401, 'the token is missing or wrong', 'open the address that `savepoint serve` prints, or send `Authorization: Bearer TOKEN`');
    if (READS.includes(asking.method) || isOwnPage(asking))
        return;
    throw new serve_fault/* HttpFault */.F(403, 'a page of another site cannot change anything here');
}
function isOwnPage({ origin, site, host }) {
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
        return false;
    return origin === undefined || origin.toLowerCase() === `http://${host?.toLowerCase()}`;
}
function isSame(given, token) {
    const [one, other] = [Buffer.from(given), Buffer.from(token)];
    return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
/** The names under which a service on an address is asked. */
function hostsOf(host, port) {
    if (['0.0.0.0', '::'].includes(host))
        return null;
    const names = isLoopback(host) ? ['127.0.0.1', 'localhost', '[::1]'] : [];
    const own = host.includes(':') ? `[${host}]` : host;
    return [...new Set([own, ...names])].map((name) => `${name.toLowerCase()}:${port}`);
}
function isLoopback(host) {
    return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/src/serve/open.js

/** Opens an address in the browser of this machine, where there is one. */
function openInBrowser(address) {
    const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
    (0,external_node_child_process_.spawn)(program, [address], { detached: true, stdio: 'ignore' })
        .once('error', () => { })
        .unref();
}

// EXTERNAL MODULE: ./build/src/serve/page.js
var page = __webpack_require__(22030);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(26652);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 16 modules
var hono_dist = __webpack_require__(93345);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/body-limit/index.js
var body_limit = __webpack_require__(62542);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/cookie/index.js + 1 modules
var helper_cookie = __webpack_require__(6916);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
;// CONCATENATED MODULE: ./build/src/serve/openapi.json
const openapi_namespaceObject = /*#__PURE__*/JSON.parse('{"openapi":"3.1.0","info":{"title":"Savepoint run service","version":"1","description":"Runs of one store: watch, start, resume, cancel, approve. Every request bears the token that `savepoint serve` prints, as `Authorization: Bearer TOKEN` or in the cookie of the page.","license":{"name":"MIT","identifier":"MIT"}},"servers":[{"url":"/"}],"security":[{"bearer":[]},{"cookie":[]}],"paths":{"/api/openapi.json":{"get":{"operationId":"openapi","summary":"This document","parameters":[],"responses":{"200":{"description":"OpenAPI 3.1","content":{"application/json":{"schema":{"type":"object"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/status":{"get":{"operationId":"status","summary":"The service, and the runs that wait for a person","parameters":[{"name":"pipeline","in":"query","description":"Only runs of the pipeline with this path","schema":{"type":"string","maxLength":1000}}],"responses":{"200":{"description":"The service","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Status"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/pipelines":{"get":{"operationId":"pipelines","summary":"The pipeline files of the workspace","parameters":[],"responses":{"200":{"description":"The pipelines","content":{"application/json":{"schema":{"type":"object","required":["pipelines"],"properties":{"pipelines":{"type":"array","items":{"$ref":"#/components/schemas/Pipeline"}}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs":{"get":{"operationId":"runs","summary":"Runs, newest first","parameters":[{"name":"pipeline","in":"query","description":"The path of a pipeline","schema":{"type":"string","maxLength":1000}},{"name":"status","in":"query","description":"Only runs with this status","schema":{"enum":["queued","running","completed","failed","interrupted","paused"]}},{"name":"limit","in":"query","description":"How many at most","schema":{"type":"integer","minimum":1,"maximum":200,"default":50}},{"name":"after","in":"query","description":"Runs behind this one: `next` of the page before","schema":{"type":"string","pattern":"^[0-9]{8}-[0-9]{6}-[a-z0-9-]{1,60}$"}}],"responses":{"200":{"description":"A page of runs","content":{"application/json":{"schema":{"type":"object","required":["runs","next","queued","warnings"],"properties":{"runs":{"type":"array","items":{"$ref":"#/components/schemas/RunRow"}},"next":{"type":["string","null"]},"queued":{"type":"integer","description":"Runs that are about to begin"},"warnings":{"type":"array","items":{"type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}},"post":{"operationId":"start","summary":"Start a new run","parameters":[],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":["pipeline"],"properties":{"pipeline":{"type":"string","minLength":1,"maxLength":1000},"inputs":{"type":"object","maxProperties":100,"propertyNames":{"pattern":"^[A-Za-z_][A-Za-z0-9_-]{0,99}$"},"additionalProperties":{"type":"string","maxLength":10000}}},"additionalProperties":false}}}},"responses":{"202":{"description":"It has been started, or is about to be.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Started"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"413":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}":{"get":{"operationId":"run","summary":"A run whole","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"200":{"description":"The record as it is on disk now","content":{"application/json":{"schema":{"type":"object","required":["run","held","warnings"],"properties":{"run":{"$ref":"#/components/schemas/Run"},"held":{"type":"boolean"},"warnings":{"type":"array","items":{"type":"string"}}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/record":{"get":{"operationId":"record","summary":"Download the record","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"200":{"description":"run.json","content":{"application/json":{"schema":{"type":"object"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/events":{"get":{"operationId":"events","summary":"Events, for those who poll","parameters":[{"$ref":"#/components/parameters/Run"},{"name":"after","in":"query","description":"Events with a higher `n`","schema":{"type":"integer","minimum":0,"default":0}},{"name":"limit","in":"query","description":"How many at most","schema":{"type":"integer","minimum":1,"maximum":5000,"default":1000}}],"responses":{"200":{"description":"`last` is the `n` to go on after","content":{"application/json":{"schema":{"type":"object","required":["events","last"],"properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"last":{"type":"integer"}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/events/stream":{"get":{"operationId":"eventStream","summary":"Events as they happen; the id of each is its `n`, and `Last-Event-ID` goes on behind it","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"200":{"description":"Server-sent events","content":{"text/event-stream":{"schema":{"type":"string"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/graph":{"get":{"operationId":"graph","summary":"The graph that runs","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"200":{"description":"Steps with their needs; `mermaid` is null where the graph is too large","content":{"application/json":{"schema":{"type":"object","required":["steps","mermaid"],"properties":{"steps":{"type":"array","items":{"type":"object","required":["id","name","number","section","needs","state"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"number":{"type":"integer"},"section":{"enum":["steps","finally"]},"needs":{"type":"array","items":{"type":"string"}},"state":{"enum":["pending","running","retrying","completed","failed","skipped","waiting","interrupted"]}}}},"mermaid":{"type":["string","null"]}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/plan":{"get":{"operationId":"plan","summary":"What a resume would do","parameters":[{"$ref":"#/components/parameters/Run"},{"name":"from_step","in":"query","description":"As with --from-step","schema":{"type":"string","minLength":1,"maxLength":200}}],"responses":{"200":{"description":"A decision and its reason for each step","content":{"application/json":{"schema":{"type":"object","required":["run_id","attempt","steps"],"properties":{"run_id":{"type":["string","null"]},"attempt":{"type":"integer"},"steps":{"type":"array","items":{"type":"object"}}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/resume":{"post":{"operationId":"resume","summary":"Go on with the run","parameters":[{"$ref":"#/components/parameters/Run"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":[],"properties":{"from_step":{"type":"string","minLength":1,"maxLength":200},"edited":{"type":"boolean"}},"additionalProperties":false}}}},"responses":{"202":{"description":"It has been started, or is about to be.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Started"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"413":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/restart":{"post":{"operationId":"restart","summary":"Start a new run of the same pipeline with the same inputs","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"202":{"description":"It has been started, or is about to be.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Started"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/cancel":{"post":{"operationId":"cancel","summary":"Ask the process that goes on with the run to stop","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"204":{"description":"Done."},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/dismiss":{"post":{"operationId":"dismiss","summary":"Show no banner for this interrupted attempt any more","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"204":{"description":"Done."},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/steps/{step}/approve":{"post":{"operationId":"approve","summary":"Let a step that asks go on","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Step"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":[],"properties":{"comment":{"type":"string","maxLength":2000,"pattern":"^[^\\\\u0000]*$"}},"additionalProperties":false}}}},"responses":{"204":{"description":"Done."},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"413":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/steps/{step}/reject":{"post":{"operationId":"reject","summary":"Reject what a step asks","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Step"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":[],"properties":{"comment":{"type":"string","maxLength":2000,"pattern":"^[^\\\\u0000]*$"}},"additionalProperties":false}}}},"responses":{"204":{"description":"Done."},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"413":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/steps/{step}/mark":{"post":{"operationId":"mark","summary":"Take a step as completed","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Step"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":["reason"],"properties":{"reason":{"type":"string","maxLength":2000,"pattern":"^[^\\\\u0000]*$","minLength":1}},"additionalProperties":false}}}},"responses":{"204":{"description":"Done."},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"413":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"501":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/steps/{step}/diff":{"get":{"operationId":"diff","summary":"The files that a step changed","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Step"}],"responses":{"200":{"description":"The files, and the lines as git tells them","content":{"application/json":{"schema":{"type":"object","required":["files","text","notes"],"properties":{"files":{"type":"array","items":{"type":"object"}},"text":{"type":"string"},"notes":{"type":"string"}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/steps/{step}/workspace":{"get":{"operationId":"workspace","summary":"Download the workspace as it was when a step had ended","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Step"}],"responses":{"200":{"description":"A tar file","content":{"application/gzip":{"schema":{"type":"string"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"409":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/logs":{"get":{"operationId":"logs","summary":"The logs of a run","parameters":[{"$ref":"#/components/parameters/Run"}],"responses":{"200":{"description":"One a try","content":{"application/json":{"schema":{"type":"object","required":["logs"],"properties":{"logs":{"type":"array","items":{"$ref":"#/components/schemas/Log"}}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/logs/{log}":{"get":{"operationId":"logLines","summary":"Lines of a log","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Log"},{"name":"from","in":"query","description":"The first line, counted from 0","schema":{"type":"integer","minimum":0,"default":0}},{"name":"count","in":"query","description":"How many at most","schema":{"type":"integer","minimum":0,"maximum":5000,"default":500}}],"responses":{"200":{"description":"The lines","content":{"application/json":{"schema":{"type":"object","required":["lines","from","total","bytes"],"properties":{"lines":{"type":"array","items":{"type":"string"}},"from":{"type":"integer"},"total":{"type":"integer"},"bytes":{"type":"integer"}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/logs/{log}/stream":{"get":{"operationId":"logStream","summary":"How many lines a log has, as they come: the id is that number","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Log"}],"responses":{"200":{"description":"Server-sent events with `{total, bytes}`","content":{"text/event-stream":{"schema":{"type":"string"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/logs/{log}/search":{"get":{"operationId":"logSearch","summary":"Lines that contain a text","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Log"},{"name":"q","in":"query","description":"The text; case does not matter","schema":{"type":"string","minLength":1,"maxLength":500},"required":true}],"responses":{"200":{"description":"Numbers of lines from 0, at most 1000","content":{"application/json":{"schema":{"type":"object","required":["lines","more"],"properties":{"lines":{"type":"array","items":{"type":"integer"}},"more":{"type":"boolean"}}}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}},"/api/runs/{run}/logs/{log}/raw":{"get":{"operationId":"logRaw","summary":"Download a log","parameters":[{"$ref":"#/components/parameters/Run"},{"$ref":"#/components/parameters/Log"}],"responses":{"200":{"description":"The bytes","content":{"text/plain":{"schema":{"type":"string"}}}},"400":{"$ref":"#/components/responses/Fault"},"401":{"$ref":"#/components/responses/Fault"},"403":{"$ref":"#/components/responses/Fault"},"404":{"$ref":"#/components/responses/Fault"},"500":{"$ref":"#/components/responses/Fault"},"503":{"$ref":"#/components/responses/Fault"}}}}},"components":{"securitySchemes":{"bearer":{"type":"http","scheme":"bearer"},"cookie":{"type":"apiKey","in":"cookie","name":"savepoint"}},"parameters":{"Run":{"name":"run","in":"path","required":true,"schema":{"type":"string","pattern":"^[0-9]{8}-[0-9]{6}-[a-z0-9-]{1,60}$"}},"Step":{"name":"step","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":200}},"Log":{"name":"log","in":"path","required":true,"description":"`file` of one of the logs","schema":{"type":"string","pattern":"^[A-Za-z0-9_%-]{1,130}\\\\.[0-9]{1,9}\\\\.[0-9]{1,9}\\\\.log$"}}},"responses":{"Fault":{"description":"It was refused, and why.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Fault"}}}}},"schemas":{"Fault":{"type":"object","required":["error","hint"],"properties":{"error":{"type":"string"},"hint":{"type":["string","null"]}}},"Started":{"type":"object","required":["run_id","status"],"properties":{"run_id":{"type":["string","null"]},"status":{"enum":["queued","running","completed","failed","interrupted","paused"]}}},"Status":{"type":"object","required":["version","workspace","store","commands","interrupted_run_id","paused_run_ids","queued","warnings"],"properties":{"version":{"type":"string"},"workspace":{"type":"string"},"store":{"type":"string"},"commands":{"type":"array","items":{"type":"string"}},"interrupted_run_id":{"type":["string","null"]},"paused_run_ids":{"type":"array","items":{"type":"string"}},"queued":{"type":"integer"},"warnings":{"type":"array","items":{"type":"string"}}}},"Pipeline":{"type":"object","required":["path","name","description","inputs","problems","newest_run_id","interrupted_run_id"],"properties":{"path":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"inputs":{"type":"array","items":{"type":"object","required":["name","description","required","default","type","options"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"required":{"type":"boolean"},"default":{},"type":{"type":"string"},"options":{"type":"array","items":{"type":"string"}}}}},"problems":{"type":"array","items":{"type":"string"}},"newest_run_id":{"type":["string","null"]},"interrupted_run_id":{"type":["string","null"]}}},"RunRow":{"type":"object","required":["run_id","pipeline_name","pipeline_path","status","held","dismissed","created_at","updated_at","completed_at","attempt","steps_completed","steps_total","waiting_for"],"properties":{"run_id":{"type":"string"},"pipeline_name":{"type":"string"},"pipeline_path":{"type":"string"},"status":{"enum":["queued","running","completed","failed","interrupted","paused"]},"held":{"type":"boolean"},"dismissed":{"type":"boolean"},"created_at":{"type":"string"},"updated_at":{"type":"string"},"completed_at":{"type":["string","null"]},"attempt":{"type":"integer"},"steps_completed":{"type":"integer"},"steps_total":{"type":"integer"},"waiting_for":{"type":"array","items":{"type":"string"}}}},"Run":{"type":"object","required":["schema","run_id","status","attempt","attempts","steps"],"properties":{"schema":{"type":"integer"},"run_id":{"type":"string"},"status":{"enum":["queued","running","completed","failed","interrupted","paused"]},"attempt":{"type":"integer"},"attempts":{"type":"array","items":{"type":"object"}},"steps":{"type":"array","items":{"type":"object","required":["id","name","state"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"state":{"enum":["pending","running","retrying","completed","failed","skipped","waiting","interrupted"]}}}}}},"Event":{"type":"object","required":["n","at","type"],"properties":{"n":{"type":"integer"},"at":{"type":"string"},"type":{"type":"string"}}},"Log":{"type":"object","required":["file","step","attempt","try","bytes"],"properties":{"file":{"type":"string"},"step":{"type":"string"},"attempt":{"type":"integer"},"try":{"type":"integer"},"bytes":{"type":"integer"}}}}}}');
;// CONCATENATED MODULE: ./build/src/serve/api.js
/** The OpenAPI file as the table of routes: what is not in it is not served, and what does not fit it is not let in. */




/** Gives each operation its handler. @throws Error for one that has none */
function route(app, handlers) {
    const ajv = new _2020.Ajv2020({ coerceTypes: true, useDefaults: true, allErrors: true, allowUnionTypes: true });
    const strict = new _2020.Ajv2020({ allErrors: true, allowUnionTypes: true });
    for (const [template, methods] of Object.entries(openapi_namespaceObject.paths)) {
        const path = template.replace(/\{(\w+)\}/g, ':$1');
        for (const [method, operation] of Object.entries(methods)) {
            const handler = handlers[operation.operationId];
            if (handler === undefined)
                throw new Error(`no handler for ${operation.operationId}`);
            const body = operation.requestBody?.content['application/json'].schema;
            const checks = {
                params: ajv.compile(paramsSchema(operation.parameters.map(resolved))),
                body: body === undefined ? null : strict.compile(body),
            };
            app.on(method.toUpperCase(), path, async (context) => handler(await read(context, checks), context));
        }
        app.all(path, ({ req }) => {
            const allow = Object.keys(methods).join(', ').toUpperCase();
            const error = `${req.path} takes ${allow}, and not ${req.method}`;
            return Response.json({ error, hint: null }, { status: 405, headers: { Allow: allow } });
        });
    }
}
function resolved(parameter) {
    if (!('$ref' in parameter))
        return parameter;
    const name = parameter.$ref.split('/').at(-1);
    return openapi_namespaceObject.components.parameters[name];
}
function paramsSchema(parameters) {
    return {
        type: 'object',
        additionalProperties: false,
        required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    };
}
async function read(context, { params: check, body: checkBody }) {
    const { req } = context;
    const all = { ...req.query(), ...req.param() };
    if (!check(all))
        throw unfit(check.errors);
    const body = checkBody === null ? {} : await bodyOf(context);
    if (checkBody !== null && !checkBody(body))
        throw unfit(checkBody.errors);
    const ofKind = (kind) => Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === kind));
    return { params: ofKind('string'), numbers: ofKind('number'), body: body };
}
async function bodyOf({ req }) {
    if (!/^application\/json\b/.test(req.header('content-type') ?? ''))
        throw new serve_fault/* HttpFault */.F(400, 'the body is not JSON', 'send it with Content-Type: application/json');
    try {
        return await req.json();
    }
    catch {
        throw new serve_fault/* HttpFault */.F(400, 'the body is not JSON');
    }
}
function unfit(errors) {
    const said = (errors ?? []).map(({ instancePath, message, params }) => {
        const extra = params.additionalProperty;
        return `${instancePath.slice(1) || extra || 'request'} ${message}`;
    });
    return new serve_fault/* HttpFault */.F(400, said.join('; '), '/api/openapi.json describes each request');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/src/report/mermaid.js
var mermaid = __webpack_require__(31879);
// EXTERNAL MODULE: ./build/src/version.js + 1 modules
var version = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/launch/stop-run.js
var stop_run = __webpack_require__(75873);
// EXTERNAL MODULE: ./build/src/store/identity.js
var identity = __webpack_require__(41193);
// EXTERNAL MODULE: ./build/src/launch/load-pipeline.js + 28 modules
var load_pipeline = __webpack_require__(40396);
// EXTERNAL MODULE: ./build/src/launch/locate.js
var locate = __webpack_require__(68391);
;// CONCATENATED MODULE: ./build/src/serve/pipelines.js
/** The pipeline files of the workspace. */





const NAMED = '.github/savepoint';
/** Those with a default name, and those that a bare name means. */
function pipelinesIn(workspace) {
    const named = namesIn((0,external_node_path_.join)(workspace, NAMED)).filter((name) => name.endsWith('.yml'));
    const paths = [...locate/* DEFAULT_FILES */.Yc, ...named.map((name) => `${NAMED}/${name}`)];
    return paths.flatMap((path) => {
        try {
            return [rowOf(workspace, path)];
        }
        catch (error) {
            if (error instanceof refusal/* Refusal */.P)
                return [];
            throw error;
        }
    });
}
function rowOf(workspace, path) {
    const file = (0,locate/* findPipeline */.GQ)(workspace, { cwd: workspace, pipeline: path, isNamed: true });
    try {
        const { name, description, inputs } = (0,load_pipeline/* loadPipeline */.B)(file);
        return { path: file.path, name, description, inputs, problems: [] };
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
        const problems = error.problems.length > 0 ? error.problems.map(lineOf) : [error.message];
        return { path: file.path, name: file.path, description: null, inputs: [], problems };
    }
}
function lineOf({ place, message }) {
    return place === undefined ? message : `${place.file}:${place.line}: ${message}`;
}
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory).sort();
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/src/serve/acting.js
/** Operations that change something. */





/** By `operationId`. */
function acting(service) {
    return { ...starting(service), ...answering(service) };
}
function starting({ runs, commands, located, secrets }) {
    const start = async (name, args) => {
        const run_id = await commands.start(name, args);
        return Response.json({ run_id, status: run_id === null ? 'queued' : 'running' }, { status: 202 });
    };
    const secretsOf = (more) => [...new Set([...secrets, ...more])].map((name) => `--secret=${name}`);
    return {
        start: ({ body }) => {
            const { pipeline, inputs = {} } = body;
            if (!pipelinesIn(located.workspace).some(({ path }) => path === pipeline))
                throw new serve_fault/* HttpFault */.F(404, `no such pipeline: ${pipeline}`, '/api/pipelines lists them');
            return start('run', ['--fresh', ...inputArgs(inputs), ...secretsOf([]), '--', pipeline]);
        },
        restart: ({ params: { run: id = '' } }) => {
            const { run } = runs.find(id);
            const inputs = Object.fromEntries(Object.entries(run.inputs).map(([name, value]) => [name, `${value}`]));
            return start('run', [
                '--fresh',
                ...inputArgs(inputs),
                ...secretsOf(run.secrets),
                '--',
                run.pipeline.path,
            ]);
        },
        resume: ({ params: { run: id = '' }, body }) => {
            const { run } = runs.find(id);
            const { from_step, edited } = body;
            if (from_step !== undefined)
                mustHave(run, from_step);
            const from = from_step === undefined ? [] : [`--from-step=${from_step}`];
            const more = edited === true ? ['--edited'] : [];
            return start('resume', [...from, ...more, ...secretsOf(run.secrets), '--', run.run_id]);
        },
    };
}
function answering({ runs, commands, notes, machine, store }) {
    const answer = (name) => async ({ params: { run: id = '', step = '' }, body }) => {
        const { run } = runs.find(id);
        mustHave(run, step);
        await commands.call(name, [...answerArgs(body), '--', run.run_id, step]);
        return done();
    };
    return {
        approve: answer('approve'),
        reject: answer('reject'),
        mark: answer('mark'),
        cancel: ({ params: { run: id = '' } }) => {
            const { run } = runs.find(id);
            if (stopped(id, { store, machine }) === null)
                throw new serve_fault/* HttpFault */.F(409, `${id} is not going on: it is ${run.status}`);
            return done();
        },
        dismiss: ({ params: { run: id = '' } }) => {
            notes.dismiss(runs.find(id).run);
            return done();
        },
    };
}
function done() {
    return new Response(null, { status: 204 });
}
function inputArgs(inputs) {
    return Object.entries(inputs).map(([name, value]) => `--input=${name}=${value}`);
}
function answerArgs(body) {
    const { comment, reason } = body;
    return [
        ...(comment === undefined || comment === '' ? [] : [`--comment=${comment}`]),
        ...(reason === undefined ? [] : ['--completed', `--reason=${reason}`]),
    ];
}
function mustHave({ run_id, steps }, step) {
    if (!steps.some(({ id }) => id === step))
        throw new serve_fault/* HttpFault */.F(404, `${run_id} has no step ${step}`);
}
/** @throws HttpFault, StoreError */
function stopped(run, { store, machine }) {
    try {
        return (0,stop_run/* askToStop */.Z)(run, store, (0,identity/* identify */.l)(machine.host, machine.pid));
    }
    catch (error) {
        throw error instanceof refusal/* Refusal */.P ? new serve_fault/* HttpFault */.F(409, error.message, error.hint) : error;
    }
}

// EXTERNAL MODULE: ./build/src/serve/logs.js
var logs = __webpack_require__(50086);
// EXTERNAL MODULE: ./build/src/serve/run-list.js
var run_list = __webpack_require__(78749);
// EXTERNAL MODULE: ./build/src/serve/saved-files.js
var saved_files = __webpack_require__(31076);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/streaming/index.js + 5 modules
var streaming = __webpack_require__(57236);
;// CONCATENATED MODULE: ./build/src/serve/streams.js

/** So that neither side takes a silent line for a dead one. */
const BEAT_MS = 15_000;
const BATCH = 256;
/** A listener that cannot be reached tries again after so long. */
const RETRY = 'retry: 1000\n\n';
/** Every event of a run behind `Last-Event-ID`, each once and in order. */
function streamEvents(context, journal) {
    let n = lastIdOf(context);
    return sse(context, journal, async (send) => {
        for (let next = journal.after(n, BATCH); next.length > 0; next = journal.after(n, BATCH)) {
            await send(next.map((event) => `id: ${event.n}\ndata: ${event.text}\n\n`).join(''));
            n = next.at(-1)?.n ?? n;
        }
    });
}
/** How far a log has come, whenever it has come further. */
function streamLog(context, log) {
    let told = -1;
    return sse(context, log, async (send) => {
        const { bytes, total } = log;
        if (bytes === told)
            return;
        told = bytes;
        await send(`id: ${total}\ndata: ${JSON.stringify({ total, bytes })}\n\n`);
    });
}
/** @param tell sends all that is new */
function sse(context, source, tell) {
    context.header('Content-Type', 'text/event-stream');
    context.header('X-Accel-Buffering', 'no');
    return (0,streaming/* stream */.Td)(context, async (out) => {
        const gone = new AbortController();
        out.onAbort(() => gone.abort());
        const send = (text) => out.write(text);
        await send(RETRY);
        while (!gone.signal.aborted) {
            const { version } = source;
            await tell(send);
            if (!(await source.newerThan(version, BEAT_MS, gone.signal)))
                await send(': still here\n\n');
        }
    });
}
function lastIdOf({ req }) {
    const id = Number(req.header('last-event-id') ?? '0');
    return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

;// CONCATENATED MODULE: ./build/src/serve/handlers.js
/** What each operation of the API does. */













/** By `operationId`. */
function handlersOf(service) {
    return {
        openapi: () => Response.json(openapi_namespaceObject),
        ...listing(service),
        ...oneRun(service),
        ...handlers_logs(service),
        ...(0,saved_files/* savedFiles */.z)(service),
        ...acting(service),
    };
}
function listing(service) {
    const { located, store, commands, notes } = service;
    return {
        status: ({ params: { pipeline } }) => {
            const { runs, warnings } = service.runs.all();
            const own = runs.filter(({ run }) => pipeline === undefined || run.pipeline.path === pipeline);
            return Response.json({
                version: version/* VERSION */.x,
                workspace: located.workspace,
                store: store.path,
                commands: [...commands.known],
                interrupted_run_id: interruptedOf(service, own),
                paused_run_ids: own.flatMap(({ run }) => (run.status === 'paused' ? [run.run_id] : [])),
                queued: commands.queued,
                warnings,
            });
        },
        pipelines: () => {
            const { runs } = service.runs.all();
            const pipelines = pipelinesIn(located.workspace).map((row) => {
                const own = runs.filter(({ run }) => run.pipeline.path === row.path);
                const newest_run_id = own[0]?.run.run_id ?? null;
                return { ...row, newest_run_id, interrupted_run_id: interruptedOf(service, own) };
            });
            return Response.json({ pipelines });
        },
        runs: ({ params: { pipeline, status, after }, numbers: { limit = 50 } }) => {
            const { runs, warnings } = service.runs.all();
            const start = after === undefined ? 0 : runs.findIndex(({ run }) => run.run_id === after) + 1;
            const fitting = runs
                .slice(start)
                .filter(({ run }) => pipeline === undefined || run.pipeline.path === pipeline)
                .filter(({ run }) => status === undefined || run.status === status);
            const page = fitting.slice(0, limit);
            const next = fitting.length > limit ? (page.at(-1)?.run.run_id ?? null) : null;
            const rows = page.map((each) => (0,run_list/* rowOf */.O)(each, notes.isDismissed(each.run)));
            return Response.json({ runs: rows, next, queued: commands.queued, warnings });
        },
    };
}
/** The newest run, where it was cut off and nobody has dismissed that. */
function interruptedOf({ notes }, [newest]) {
    if (newest === undefined || newest.run.status !== 'interrupted' || notes.isDismissed(newest.run))
        return null;
    return newest.run.run_id;
}
function oneRun(service) {
    const { store, runs, journals } = service;
    return {
        run: ({ params: { run = '' } }) => Response.json(runs.find(run)),
        record: ({ params: { run = '' } }) => {
            runs.find(run);
            return new Response((0,external_node_fs_.readFileSync)(store.recordPath(run)), {
                headers: download(`${run}.json`, 'application/json'),
            });
        },
        events: async ({ params: { run = '' }, numbers: { after = 0, limit = 1000 } }) => {
            runs.find(run);
            const events = (await journals.of(run)).after(after, limit);
            const last = events.at(-1)?.n ?? after;
            return Response.json({ events: events.map(({ text }) => JSON.parse(text)), last });
        },
        eventStream: async ({ params: { run = '' } }, context) => {
            runs.find(run);
            return streamEvents(context, await journals.of(run));
        },
        graph: ({ params: { run: id = '' } }) => {
            const { run } = runs.find(id);
            const states = new Map(run.steps.map((step) => [step.id, step.state]));
            const steps = run.definition.map(({ id, name, number, section, needs }) => {
                return { id, name, number, section, needs, state: states.get(id) ?? 'pending' };
            });
            return Response.json({ steps, mermaid: (0,mermaid/* runMermaid */.Xz)(run) });
        },
    };
}
function handlers_logs({ store, runs, logs: known }) {
    const fileOf = ({ run = '', log = '' }) => {
        const rows = (0,logs/* logsOf */.H)(runs.find(run).run, store.logsPath(run));
        if (rows.some(({ file }) => file === log))
            return known.of(`${run}/${log}`);
        throw new serve_fault/* HttpFault */.F(404, `${run} has no log ${log}`);
    };
    return {
        logs: ({ params: { run = '' } }) => Response.json({ logs: (0,logs/* logsOf */.H)(runs.find(run).run, store.logsPath(run)) }),
        logLines: async ({ params, numbers: { from = 0, count = 500 } }) => {
            const file = await fileOf(params);
            const { total, bytes } = file;
            return Response.json({ lines: await file.lines(from, count), from, total, bytes });
        },
        logStream: async ({ params }, context) => streamLog(context, await fileOf(params)),
        logSearch: async ({ params }) => Response.json(await (await fileOf(params)).search(params.q ?? '')),
        logRaw: async ({ params }) => {
            const { bytes } = await fileOf(params);
            const path = (0,external_node_path_.join)(store.logsPath(params.run ?? ''), params.log ?? '');
            const body = bytes === 0 ? '' : external_node_stream_.Readable.toWeb((0,external_node_fs_.createReadStream)(path, { end: bytes - 1 }));
            return new Response(body, {
                headers: download(params.log ?? '', 'text/plain; charset=utf-8'),
            });
        },
    };
}
function download(name, type) {
    const safe = name.replace(/[^A-Za-z0-9._-]/g, '_');
    return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${safe}"` };
}

;// CONCATENATED MODULE: ./build/src/serve/app.js
/** The service as a function from request to answer. */








const MOST_BODY = 64 * 1024;
function appOf({ service, guarded, cookie, page, fault }) {
    const app = new hono_dist/* Hono */.$();
    app.onError((error) => answerOf(error, fault));
    app.notFound((context) => context.json({ error: `there is nothing at ${context.req.path}`, hint: null }, 404));
    app.use(async (context, next) => {
        mustBeHere({ host: context.req.header('host') }, guarded);
        await next();
        context.header('X-Content-Type-Options', 'nosniff');
        context.header('Referrer-Policy', 'no-referrer');
        context.header('Cache-Control', 'no-store');
        context.header('Cross-Origin-Resource-Policy', 'same-origin');
    });
    app.get('/', async (context) => {
        const token = context.req.query('token');
        // The token leaves the address, which a screen or a history may show.
        if (token !== undefined) {
            const attributes = 'Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000';
            context.header('Set-Cookie', `${cookie}=${encodeURIComponent(token)}; ${attributes}`);
            return context.redirect('/', 303);
        }
        const { html, policy } = await page();
        context.header('Content-Security-Policy', policy);
        return context.html(html);
    });
    app.use('/api/*', async (context, next) => {
        const { req } = context;
        const bearer = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1];
        mustBeAllowed({
            method: req.method,
            host: req.header('host'),
            origin: req.header('origin'),
            site: req.header('sec-fetch-site'),
            token: bearer ?? (0,helper_cookie/* getCookie */.Ri)(context, cookie),
        }, guarded);
        await next();
    });
    app.use((0,body_limit/* bodyLimit */.k)({
        maxSize: MOST_BODY,
        onError: () => answerOf(new serve_fault/* HttpFault */.F(413, 'the body is too large'), fault),
    }));
    route(app, handlersOf(service));
    return app;
}
function answerOf(error, fault) {
    const store = error instanceof errors/* StoreError */.AD ? error : (0,errors/* refusedByMachine */.RF)(error);
    if (error instanceof serve_fault/* HttpFault */.F)
        return faultOf(error.status, error.message, error.hint);
    if (store !== null)
        return faultOf(503, store.message, store.hint);
    fault(error);
    return faultOf(500, 'a bug in Savepoint: the terminal of `savepoint serve` says more', null);
}
function faultOf(status, error, hint) {
    return Response.json({ error, hint }, { status });
}

;// CONCATENATED MODULE: ./build/src/serve/server.js




/** Fixed, so that a page that is open finds the service again after a restart. */
const USUAL_PORT = 7180;
const TRIES = 20;
/** @throws Refusal where it cannot listen */
async function serveOn(request) {
    const { host, token } = request;
    const ports = request.port === null ? Array.from({ length: TRIES }, (_, at) => USUAL_PORT + at) : [request.port];
    let last = null;
    for (const port of ports) {
        try {
            const server = await listening(request, port);
            const { port: real } = server.address();
            const name = host.includes(':') ? `[${host}]` : host;
            return {
                address: `http://${name}:${real}/?token=${encodeURIComponent(token)}`,
                close: () => server_closed(server),
            };
        }
        catch (error) {
            last = error;
            if (last.code !== 'EADDRINUSE')
                break;
        }
    }
    throw new refusal/* Refusal */.P(2, `the service cannot listen on ${host}:${ports[0]}: ${last?.message}`, {
        hint: 'choose another port with --port; 0 takes any that is free',
    });
}
function listening(request, port) {
    const { host, token } = request;
    return new Promise((resolve, reject) => {
        let app = null;
        const server = (0,dist/* serve */.wX)({ hostname: host, port, fetch: (asked, env) => (app ?? never()).fetch(asked, env) }, ({ port: real }) => {
            app = appOf({
                ...request,
                cookie: `savepoint-${real}`,
                guarded: { token, hosts: hostsOf(host, real) },
            });
            resolve(server);
        });
        server.once('error', reject);
    });
}
function never() {
    throw new Error('asked before it listens');
}
/** Streams have no end of their own. */
function server_closed(server) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server)
            server.closeAllConnections();
    });
}

// EXTERNAL MODULE: ./build/src/serve/service.js + 5 modules
var serve_service = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/cli/fault-text.js
var fault_text = __webpack_require__(70474);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(50698);
// EXTERNAL MODULE: ./build/src/cli/warn.js
var warn = __webpack_require__(17422);
;// CONCATENATED MODULE: ./build/src/cli/commands/serve.js










const LOOPBACK = '127.0.0.1';
/** A shorter secret is guessed, and an empty one, of a variable that is not set, lets everybody in. */
const LEAST_TOKEN = 16;
const CHOOSE = {
    hint: `choose a secret of at least ${LEAST_TOKEN} characters: TOKEN="$(openssl rand -hex 24)", then --token "$TOKEN"`,
};
/** The command. @param program all commands that this version has */
function serveOf(program) {
    return async (world, options) => {
        const host = options.host ?? LOOPBACK;
        const token = tokenOf(options, host);
        const service = (0,serve_service/* serviceOf */.z)({
            machine: world.machine,
            located: (0,cli_options/* locationOf */.hD)(world, options, null),
            commands: new Set(program.commands.map((command) => command.name())),
            secrets: Object.keys((0,cli_options/* secretsOf */.Fj)(world, options)),
            warn: (message) => (0,warn/* warnAll */.y)(world, [message]),
        });
        const stopped = new Promise((resolve) => world.onSignal(resolve));
        const serving = await serveOn({
            ...{ service, host },
            port: portOf(options),
            token: token ?? service.notes.token,
            page: () => (0,page/* pageOf */.Z)(null),
            fault: (error) => void world.output.talk((0,fault_text/* faultText */.I)(error)),
        });
        world.output.data(options.output === 'table'
            ? `${serving.address}\n`
            : `${JSON.stringify({ address: serving.address })}\n`);
        if (options.quiet !== true)
            world.output.talk('open it in a browser; Ctrl-C ends the service, and no run\n');
        if (options.open === true)
            openInBrowser(serving.address);
        const by = await stopped;
        await serving.close();
        return (0,exit/* exitOfSignal */.yQ)(by);
    };
}
/** Null: that of the store. @throws Refusal */
function tokenOf({ token }, host) {
    if (token === undefined) {
        if (isLoopback(host))
            return null;
        throw new refusal/* Refusal */.P(2, `--host ${host} lets other machines in, and there is no --token`, CHOOSE);
    }
    if (token.trim().length >= LEAST_TOKEN)
        return token;
    const fault = token.trim() === '' ? 'is empty' : `has fewer than ${LEAST_TOKEN} characters`;
    throw new refusal/* Refusal */.P(2, `--token ${fault}`, CHOOSE);
}
/** @throws Refusal */
function portOf({ port }) {
    if (port === undefined)
        return null;
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new refusal/* Refusal */.P(2, `--port ${port} is not a number up to 65535`);
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

/***/ 75873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ askToStop)
/* harmony export */ });
/* harmony import */ var _store_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41193);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);


/** Whom nobody holds, nobody need stop. @returns its pid; null: no process goes on with the run @throws Refusal exit 4; StoreError */
function askToStop(run, store, me) {
    const holder = store.holderOf(run);
    if (holder === null)
        return null;
    const { pid, host } = holder;
    if ((0,_store_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlive */ ._)(holder, me) !== 'alive')
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `${run} is going on elsewhere: pid ${pid} on ${host}`, { hint: 'stop it there' });
    try {
        process.kill(pid, 'SIGTERM');
    }
    catch (error) {
        if (error.code === 'ESRCH')
            return pid;
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P(4, `${run} cannot be stopped: pid ${pid} is of another user`, {
            hint: 'stop it as that user',
        });
    }
    return pid;
}


/***/ }),

/***/ 44651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ defaultsOf),
/* harmony export */   UV: () => (/* binding */ inputValue),
/* harmony export */   eL: () => (/* binding */ resolveInputs)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17443);

/**
 * Every declared input with its value, from what was given by name (upper and lower case are the same).
 * Problems, without places: names that are not declared, values that do not fit, required ones that are missing.
 */
function resolveInputs(specs, given) {
    const byName = new Map(specs.map((spec) => [spec.name.toLowerCase(), spec]));
    const problems = [];
    const values = new Map();
    for (const [name, value] of Object.entries(given)) {
        const spec = byName.get(name.toLowerCase());
        if (spec === undefined)
            problems.push(unknownInput(name, specs));
        else
            values.set(spec.name, value);
    }
    const resolved = specs.map((spec) => {
        const value = valueFor(spec, values.get(spec.name));
        if (typeof value !== 'object')
            return [spec.name, value];
        problems.push(value);
        return [spec.name, ''];
    });
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: Object.fromEntries(resolved) };
}
/** The values of inputs that are not given. */
function defaultsOf(specs) {
    const values = specs.map((spec) => [spec.name, valueFor({ ...spec, required: false }, undefined)]);
    return Object.fromEntries(values);
}
/** A value as one of an input's type; null where it is none. */
function inputValue(spec, given) {
    const text = `${given}`.trim();
    switch (spec.type) {
        case 'boolean':
            return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
        case 'number':
            return typeof given !== 'boolean' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
        case 'choice':
            return spec.options.find((option) => option === `${given}`) ?? null;
        default:
            return `${given}`;
    }
}
/** An empty text counts as not given where it cannot be a value, and where one is required. */
function valueFor(spec, given) {
    const textual = spec.type === 'string' || spec.type === 'environment';
    const missing = given === undefined || (given === '' && (!textual || spec.required));
    if (!missing)
        return inputValue(spec, given) ?? badInput(spec, given);
    if (spec.default !== null)
        return spec.default;
    if (spec.required && spec.type !== 'boolean') {
        const message = `the input "${spec.name}" is required and was not given`;
        return { code: 'missing-input', message, hint: `give it with --input ${spec.name}=VALUE` };
    }
    return { string: '', environment: '', boolean: false, number: 0, choice: spec.options[0] ?? '' }[spec.type];
}
function badInput(spec, given) {
    const expected = {
        boolean: 'true or false',
        number: 'a number',
        choice: `one of ${spec.options.join(', ')}`,
        string: 'text',
        environment: 'text',
    }[spec.type];
    const meant = spec.type === 'choice' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${given}`, spec.options) : '';
    const message = `the input "${spec.name}" must be ${expected}, but it is "${given}"${meant}`;
    return { code: 'bad-input', message, hint: `give it with --input ${spec.name}=VALUE` };
}
function unknownInput(name, specs) {
    const names = specs.map((spec) => spec.name);
    const message = `the pipeline has no input "${name}"${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name, names)}`;
    const hint = names.length === 0
        ? 'it declares none; leave --input out'
        : `its inputs are ${names.join(', ')}: --input NAME=VALUE`;
    return { code: 'unknown-input', message, hint };
}


/***/ }),

/***/ 31879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ runMermaid),
/* harmony export */   cR: () => (/* binding */ escapeLabel),
/* harmony export */   lw: () => (/* binding */ formatMermaid)
/* harmony export */ });
/* harmony import */ var _state_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97121);

const GREEN = 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328';
const BLUE = 'fill:#ddf4ff,stroke:#0969da,color:#1f2328';
const YELLOW = 'fill:#fff8c5,stroke:#9a6700,color:#1f2328';
const GREY = 'fill:#f6f8fa,stroke:#8c959f,color:#1f2328';
const RED = 'fill:#ffebe9,stroke:#cf222e,color:#1f2328';
const DECISIONS = { reuse: GREEN, run: BLUE, ask: YELLOW, leave: GREY };
const TONES = {
    good: GREEN,
    busy: BLUE,
    open: YELLOW,
    idle: GREY,
    bad: RED,
};
/** GitHub draws no chart with more text or arrows than this (Mermaid's `maxTextSize` and `maxEdges`). */
const LONGEST = 50_000;
const MOST_ARROWS = 500;
/** The graph of a plan: a box a step, an arrow a need, the decision as class. Names are escaped. */
function formatMermaid(plan) {
    const entries = new Map(plan.definition.map((entry) => [entry.id, entry]));
    return flowchart({
        boxes: plan.steps.map((step) => {
            const entry = entries.get(step.id);
            const name = entry?.name ?? '';
            const label = name === step.id ? step.id : `${step.id}: ${name}`;
            const isService = entry?.background === 'service';
            return { handle: handleOf(entry?.number), label, style: step.decision, isService };
        }),
        arrows: arrowsOf(plan.definition),
        styles: DECISIONS,
    });
}
/** The graph of a run, with the state of each step. Null: it is too large to be drawn. */
function runMermaid(run) {
    const entries = new Map(run.definition.map((entry) => [entry.id, entry]));
    const arrows = arrowsOf(run.definition);
    if (arrows.length > MOST_ARROWS || run.steps.length > MOST_ARROWS)
        return null;
    const boxes = run.steps.map((step) => ({
        handle: handleOf(entries.get(step.id)?.number),
        label: `${step.id}: ${(0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateWords */ .Xu)(step, run)}`,
        style: (0,_state_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toneOf */ .YV)(step),
        isService: entries.get(step.id)?.background === 'service',
    }));
    const chart = flowchart({ boxes, arrows, styles: TONES });
    return chart.length > LONGEST ? null : chart;
}
function flowchart({ boxes, arrows, styles }) {
    const lines = [
        'flowchart TD',
        ...boxes.map(({ handle, label, style, isService }) => {
            const [open, close] = isService ? ['([', '])'] : ['[', ']'];
            return `  ${handle}${open}"${escapeLabel(label)}"${close}:::${style}`;
        }),
        ...arrows.map(({ from, to, isStart }) => `  ${from} ${isStart ? '-.->' : '-->'} ${to}`),
        ...Object.entries(styles).map(([name, style]) => `  classDef ${name} ${style}`),
    ];
    return `${lines.join('\n')}\n`;
}
function arrowsOf(definition) {
    const numbers = new Map(definition.map(({ id, number }) => [id, number]));
    return definition.flatMap(({ number, needs, started = [] }) => needs.map((need) => ({
        from: handleOf(numbers.get(need)),
        to: handleOf(number),
        isStart: started.includes(need),
    })));
}
function handleOf(number) {
    return `s${number}`;
}
/** A text of which no character means anything to Mermaid, nor the end of a label. */
function escapeLabel(text) {
    const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
    return short.replace(/[^\p{L}\p{N} .,:+\-_/()=$…]/gu, (character) => `#${character.codePointAt(0)};`);
}


/***/ }),

/***/ 97121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ stateWords),
/* harmony export */   YV: () => (/* binding */ toneOf),
/* harmony export */   kd: () => (/* binding */ isService),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   wX: () => (/* binding */ symbolOf),
/* harmony export */   x0: () => (/* binding */ isReused)
/* harmony export */ });
/* unused harmony export isUnsaved */
/* harmony import */ var _record_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41206);

const TONES = {
    pending: 'idle',
    running: 'busy',
    retrying: 'busy',
    completed: 'good',
    failed: 'bad',
    skipped: 'idle',
    waiting: 'open',
    interrupted: 'open',
};
const SYMBOLS = {
    pending: '⏳',
    running: '🔄',
    retrying: '🔄',
    completed: '✅',
    failed: '❌',
    skipped: '⏭️',
    waiting: '✋',
    interrupted: '🛑',
};
const STATUSES = {
    queued: ['⏳', 'queued'],
    running: ['🛑', 'ended before its end was recorded'],
    completed: ['✅', 'completed'],
    failed: ['❌', 'failed'],
    interrupted: ['🛑', 'interrupted'],
    paused: ['✋', 'paused: a person is asked'],
};
function toneOf(step) {
    return isForgiven(step) ? 'open' : TONES[step.state];
}
function symbolOf(step) {
    return isForgiven(step) ? '⚠️' : SYMBOLS[step.state];
}
/** The state of a step, and whether it comes from an earlier attempt. */
function stateWords(step, run) {
    if (step.state === 'completed' && isService(step, run))
        return isReused(step, run) ? 'a service, not needed' : 'a service, ended';
    const state = isForgiven(step) ? 'failed, and the run goes on' : step.state;
    return isReused(step, run) ? `${state}, reused` : state;
}
/** The symbol and the words for what a run has come to. */
function statusWords({ status }) {
    const [symbol, words] = STATUSES[status];
    return { symbol, words };
}
/** Whether it is done, and the newest attempt came to it and did not run it. */
function isReused(step, run) {
    return (0,_record_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isDone */ .$L)(step) && step.attempt !== run.attempt && step.reason?.kind !== 'not-come';
}
/** Whether a step is ended by others, rather than by itself. */
function isService({ id }, { definition }) {
    return definition.find((entry) => entry.id === id)?.background === 'service';
}
/** Whether it is completed, and what it changed could not be saved. */
function isUnsaved(step, run) {
    return step.state === 'completed' && step.change === null && !isService(step, run);
}
/** `continue-on-error`: its command failed. */
function isForgiven({ state, outcome }) {
    return state === 'completed' && outcome === 'failure';
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

/***/ 37394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ openRegular)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** Opening what a store holds, whoever laid it out. */

/**
 * Opens a file of a store to read it. A link in its place is not followed, and for a pipe nobody waits.
 * @returns the open file, for the caller to close @throws the system's error, or one that says what is there instead
 */
function openRegular(path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code !== 'ELOOP')
            throw error;
        throw new Error('it is a link, and a store holds none', { cause: error });
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
        return fd;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    throw new Error('it is no regular file');
}


/***/ }),

/***/ 17443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ idsHint),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   kD: () => (/* binding */ nearestTo)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _words_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75047);


/** So that a file full of mistakes is still read quickly. */
const MAX_CANDIDATES = 1000;
const MAX_LENGTH = 100;
/**
 * The candidate that differs least from a word, else one with another ending, as `retries` of `retry`, or of the same letters, as `run` of `rnu`;
 * null where none is close enough.
 */
function nearestTo(word, candidates) {
    const meant = word.toLowerCase();
    let best = null;
    let alike = null;
    let least = Math.max(1, Math.min(3, Math.floor(meant.length / 2))) + 1;
    let seen = 0;
    if (meant.length > MAX_LENGTH)
        return null;
    for (const candidate of candidates) {
        if (++seen > MAX_CANDIDATES)
            break;
        const isSameStem = meant.length >= 5 && candidate.startsWith(meant.slice(0, -1));
        if (isSameStem || lettersOf(candidate) === lettersOf(meant))
            alike ??= candidate;
        if (Math.abs(candidate.length - meant.length) >= least)
            continue;
        const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(meant, candidate.toLowerCase());
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best ?? alike;
}
function lettersOf(word) {
    return [...word.toLowerCase()].sort().join('');
}
/** `; did you mean "x"?`, or nothing where no candidate is close. */
function didYouMean(word, candidates) {
    const meant = nearestTo(word, candidates);
    return meant === null ? '' : `; did you mean "${meant}"?`;
}
/** More ids than these are counted. */
const MOST_IDS = 12;
/** The ids of a file, for whoever has named another one. */
function idsHint(ids) {
    return `the ids of the steps are ${(0,_words_some_js__WEBPACK_IMPORTED_MODULE_1__/* .someOf */ .y)([...new Set(ids)], MOST_IDS)}`;
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
