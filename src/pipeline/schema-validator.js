// Made of schema.json by scripts/schema.ts; do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"savepoint-pipeline","title":"Savepoint pipeline","description":"A pipeline of steps that goes on from the first step that is not complete.","type":"object","x-expects":"a mapping with the pipeline's keys, such as steps","required":["steps"],"additionalProperties":false,"properties":{"name":{"description":"The pipeline's name, shown in lists and used in the ids of runs. Default: the file's name.","$ref":"#/definitions/text"},"description":{"description":"What the pipeline is for. Shown to people only.","type":["string","number","boolean","null"],"x-expects":"text"},"inputs":{"description":"Values that are asked for when a run starts, as the inputs of workflow_dispatch. Used as ${{ inputs.NAME }}.","type":"object","x-expects":"a mapping of input names, each with description, required, default, type, options","propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","x-expects":"a letter or _, then letters, digits, - and _"},"additionalProperties":{"$ref":"#/definitions/input"}},"env":{"description":"Environment variables for every step. A step's own env wins. May use github, inputs, secrets, runner and run in expressions.","$ref":"#/definitions/env"},"defaults":{"description":"What applies to every step that does not say otherwise.","type":"object","x-expects":"a mapping with run, timeout-minutes, retries, continue-on-error or rerun","additionalProperties":false,"properties":{"run":{"description":"The shell and the folder that steps run in.","type":"object","x-expects":"a mapping with shell or working-directory","additionalProperties":false,"properties":{"shell":{"$ref":"#/definitions/shell"},"working-directory":{"$ref":"#/definitions/workingDirectory"}}},"timeout-minutes":{"$ref":"#/definitions/timeout"},"retries":{"$ref":"#/definitions/retries"},"continue-on-error":{"$ref":"#/definitions/continueOnError"},"rerun":{"$ref":"#/definitions/rerun"}}},"max-parallel":{"description":"How many steps run at once at most. Default: the number of cores.","type":"integer","minimum":1,"x-expects":"a whole number from 1 up"},"fail-fast":{"description":"true: when a step fails, the others are stopped. Default: false; what does not depend on the failed step runs on.","type":"boolean","x-expects":"true or false"},"retention":{"description":"How long a store in a folder keeps finished runs, such as 7d (the default) or 12h.","type":"string","pattern":"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$","x-expects":"a time with its unit, such as 7d or 12h"},"on-pause":{"description":"A command, or an address that begins with https://, that is told when the run pauses: the command by the file $SAVEPOINT_EVENT, the address by POST, both as JSON. It has 30 s, and does not change the result. May use github, inputs, secrets, runner and run in expressions.","$ref":"#/definitions/hook"},"on-end":{"description":"The same when an attempt ends in any other way.","$ref":"#/definitions/hook"},"workspace":{"description":"Which files are saved after each step.","type":"object","x-expects":"a mapping with paths, exclude or machine","additionalProperties":false,"properties":{"paths":{"description":"The folders that are saved, with all that is below them: relative to the workspace, absolute, or beginning with ~/. Default: the workspace.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\S","x-expects":"a folder, such as . or ~/.cargo"},"x-expects":"a list of folders, such as [\".\", \"~/.cargo\"]"},"exclude":{"description":"What is not saved, as patterns of a .gitignore, relative to their folder. The .gitignore file itself is not consulted.","type":"array","items":{"type":"string","pattern":"\\S","x-expects":"a pattern, such as **/.cache/**"},"x-expects":"a list of patterns, such as [\"**/.cache/**\"]"},"machine":{"description":"More folders and files that belong to the machine: a step that changes what is in them runs again on another machine. Absolute, or beginning with ~/.","type":"array","items":{"type":"string","pattern":"^(?:/|~/)","x-expects":"an absolute path, or one that begins with ~/"},"x-expects":"a list of paths, such as [/srv/tools]"}}},"steps":{"description":"What the pipeline does, in order. A step without needs waits for every entry before it.","type":"array","minItems":1,"items":{"$ref":"#/definitions/entry"},"x-expects":"a list with at least one step"},"finally":{"description":"Steps that run at the end of every attempt that completed or failed.","type":"array","items":{"$ref":"#/definitions/entry"},"x-expects":"a list of steps"}},"definitions":{"hook":{"type":"string","pattern":"\\S","x-expects":"a command, or an address that begins with https://"},"text":{"type":["string","number","boolean"],"x-expects":"text"},"env":{"description":"Environment variables by name. Values may hold expressions.","type":"object","propertyNames":{"type":"string","pattern":"^[^=\\u0000]+$","x-expects":"a name without ="},"additionalProperties":{"type":["string","number","boolean","null"],"x-expects":"text, a number, true or false"},"x-expects":"a mapping of names to values"},"shell":{"description":"bash, sh, pwsh, python, or any command with {0} where the file of commands goes. Default: bash -e {0}.","type":"string","pattern":"\\S","x-expects":"bash, sh, pwsh, python, or a command with {0}"},"workingDirectory":{"description":"The folder that the commands start in, relative to the workspace.","type":["string","number","boolean"],"pattern":"\\S","x-expects":"a folder"},"timeout":{"description":"After how many minutes each try is stopped: any number above 0, or an expression. Default: never.","type":["number","string"],"exclusiveMinimum":0,"pattern":"\\$\\{\\{","x-expects":"a number above 0, or an expression"},"continueOnError":{"description":"true: the step counts as completed even if it fails; its outcome is failure. May be an expression.","type":["boolean","string"],"pattern":"\\$\\{\\{","x-expects":"true, false or an expression"},"rerun":{"description":"When the step runs again. auto: when what it was built on has changed. always: in every attempt that runs a step depending on it. ask: never a second time without a person's consent. never: not once it is completed.","enum":["auto","always","ask","never"],"x-expects":"auto, always, ask or never"},"duration":{"description":"A time such as 500ms, 10s, 2m, 1h or 7d, or a number of seconds.","type":["string","number"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$","x-expects":"a time such as 10s, 2m, 1h or 7d"},"retries":{"description":"How often a failed step is tried again: a number, or a mapping.","type":["integer","object"],"minimum":0,"maximum":1000,"additionalProperties":false,"properties":{"max":{"description":"Tries after the first.","type":"integer","minimum":0,"maximum":1000,"x-expects":"a whole number from 0 to 1000"},"delay":{"description":"The time before a next try, such as 10s. Default: none.","$ref":"#/definitions/duration"},"backoff":{"description":"How the delay grows: fixed (default), linear (delay, twice, three times it ...) or exponential (doubled each time).","enum":["fixed","linear","exponential"],"x-expects":"fixed, linear or exponential"},"max-delay":{"description":"The delay never grows beyond this, such as 2m.","$ref":"#/definitions/duration"},"when":{"description":"After which failures: error (any exit code but 0), timeout, signal, and single exit codes. Default: all.","type":"array","minItems":1,"items":{"type":["string","integer"],"minimum":1,"maximum":255,"pattern":"^(error|timeout|signal)$","x-expects":"error, timeout, signal or an exit code from 1 to 255"},"x-expects":"a list of error, timeout, signal and exit codes"}},"x-expects":"a whole number from 0 to 1000, or a mapping such as { max: 2, delay: 10s }"},"input":{"description":"An input, as in workflow_dispatch.","type":["object","null"],"additionalProperties":false,"properties":{"description":{"description":"What the input is for.","type":["string","number","boolean","null"],"x-expects":"text"},"required":{"description":"Whether a run cannot start without it.","type":"boolean","x-expects":"true or false"},"default":{"description":"The value when none is given.","type":["string","number","boolean","null"],"x-expects":"text, a number, true or false"},"type":{"description":"The kind of value. Default: string.","enum":["string","boolean","number","choice","environment"],"x-expects":"string, boolean, number, choice or environment"},"options":{"description":"The values to choose from, with type: choice.","type":"array","minItems":1,"items":{"$ref":"#/definitions/text"},"x-expects":"a list with at least one value"}},"x-expects":"a mapping with description, required, default, type or options"},"stepId":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","maxLength":100,"x-expects":"an id: a letter or _, then letters, digits, - and _, at most 100 in all"},"stepIds":{"type":["string","array"],"items":{"type":"string","x-expects":"the id of a step"},"x-expects":"the id of a step, or a list of ids"},"globs":{"type":"array","items":{"type":"string","x-expects":"a pattern, such as src/**"},"x-expects":"a list of patterns, such as [\"src/**\"]"},"parallelSteps":{"description":"Steps that run side by side; the next entry waits for all of them.","type":"array","minItems":1,"items":{"$ref":"#/definitions/entry"},"x-expects":"a list with at least one step"},"combinations":{"type":["array","string"],"items":{"type":"object","x-expects":"a mapping of matrix keys to values"},"pattern":"\\$\\{\\{","x-expects":"a list of mappings, or an expression"},"strategy":{"description":"Runs the step once for each combination of values.","type":"object","required":["matrix"],"additionalProperties":false,"properties":{"matrix":{"description":"Lists of values by name; used as ${{ matrix.NAME }}.","type":["object","string"],"minProperties":1,"pattern":"\\$\\{\\{","properties":{"include":{"description":"Combinations to add, or values to add to some.","$ref":"#/definitions/combinations"},"exclude":{"description":"Combinations to leave out.","$ref":"#/definitions/combinations"}},"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","x-expects":"a letter or _, then letters, digits, - and _"},"additionalProperties":{"type":["array","string"],"minItems":1,"pattern":"\\$\\{\\{","x-expects":"a list of values, or an expression"},"x-expects":"a mapping of names to lists of values, or an expression"},"fail-fast":{"description":"true (default): when one fails, the others are stopped.","type":["boolean","string"],"pattern":"\\$\\{\\{","x-expects":"true, false or an expression"},"max-parallel":{"description":"How many run at once at most.","type":["integer","string"],"minimum":1,"pattern":"\\$\\{\\{","x-expects":"a whole number from 1 up, or an expression"}},"x-expects":"a mapping with matrix, fail-fast or max-parallel"},"entry":{"description":"A step, or one of parallel, wait, wait-all and cancel.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"id":{"description":"The step's name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.","$ref":"#/definitions/stepId"},"name":{"description":"What people see. May hold expressions. Default: the first line of run.","$ref":"#/definitions/text"},"run":{"description":"The commands.","type":["string","number","boolean"],"pattern":"\\S","x-expects":"the commands to run"},"shell":{"$ref":"#/definitions/shell"},"env":{"$ref":"#/definitions/env"},"working-directory":{"$ref":"#/definitions/workingDirectory"},"needs":{"description":"The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.","$ref":"#/definitions/stepIds"},"if":{"description":"The step runs only if this is true. success() && is implied unless a status function is used.","type":["string","boolean","number"],"pattern":"\\S","x-expects":"a condition"},"timeout-minutes":{"$ref":"#/definitions/timeout"},"retries":{"$ref":"#/definitions/retries"},"continue-on-error":{"$ref":"#/definitions/continueOnError"},"strategy":{"$ref":"#/definitions/strategy"},"reads":{"description":"The files that the step depends on; when they change, it runs again.","$ref":"#/definitions/globs"},"writes":{"description":"The files that the step produces. May use matrix and inputs in expressions.","$ref":"#/definitions/globs"},"keep":{"description":"How much of what a failed try wrote its next try finds. true: all of it. A list of patterns: the files that they match. false (default): nothing. Patterns may use matrix and inputs in expressions.","type":["boolean","array"],"items":{"type":"string","x-expects":"a pattern, such as target/**"},"x-expects":"true, false or a list of patterns, such as [\"target/**\"]"},"approval":{"description":"Pauses the run until a person approves.","type":"object","additionalProperties":false,"properties":{"prompt":{"description":"The question to the person. May hold expressions.","$ref":"#/definitions/text"}},"x-expects":"a mapping with prompt"},"background":{"description":"true: the step is started and the next entry does not wait for it.","type":"boolean","x-expects":"true or false"},"rerun":{"$ref":"#/definitions/rerun"},"parallel":{"$ref":"#/definitions/parallelSteps"},"wait":{"description":"Waits for the end of background steps, by id.","$ref":"#/definitions/stepIds"},"wait-all":{"description":"Waits for the end of every background step before it.","enum":[true,null],"x-expects":"true or nothing"},"cancel":{"description":"Ends a background step, by id.","type":"string","x-expects":"the id of a step"}},"x-expects":"a step: a mapping with run"}}};
const schema12 = {"type":["string","number","boolean"],"x-expects":"text"};
const schema15 = {"description":"Environment variables by name. Values may hold expressions.","type":"object","propertyNames":{"type":"string","pattern":"^[^=\\u0000]+$","x-expects":"a name without ="},"additionalProperties":{"type":["string","number","boolean","null"],"x-expects":"text, a number, true or false"},"x-expects":"a mapping of names to values"};
const schema16 = {"description":"bash, sh, pwsh, python, or any command with {0} where the file of commands goes. Default: bash -e {0}.","type":"string","pattern":"\\S","x-expects":"bash, sh, pwsh, python, or a command with {0}"};
const schema17 = {"description":"The folder that the commands start in, relative to the workspace.","type":["string","number","boolean"],"pattern":"\\S","x-expects":"a folder"};
const schema18 = {"description":"After how many minutes each try is stopped: any number above 0, or an expression. Default: never.","type":["number","string"],"exclusiveMinimum":0,"pattern":"\\$\\{\\{","x-expects":"a number above 0, or an expression"};
const schema22 = {"description":"true: the step counts as completed even if it fails; its outcome is failure. May be an expression.","type":["boolean","string"],"pattern":"\\$\\{\\{","x-expects":"true, false or an expression"};
const schema23 = {"description":"When the step runs again. auto: when what it was built on has changed. always: in every attempt that runs a step depending on it. ask: never a second time without a person's consent. never: not once it is completed.","enum":["auto","always","ask","never"],"x-expects":"auto, always, ask or never"};
const schema24 = {"type":"string","pattern":"\\S","x-expects":"a command, or an address that begins with https://"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u");
const pattern1 = new RegExp("^[^=\\u0000]+$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern4 = new RegExp("\\$\\{\\{", "u");
const pattern9 = new RegExp("^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$", "u");
const pattern14 = new RegExp("^(?:/|~/)", "u");
const schema13 = {"description":"An input, as in workflow_dispatch.","type":["object","null"],"additionalProperties":false,"properties":{"description":{"description":"What the input is for.","type":["string","number","boolean","null"],"x-expects":"text"},"required":{"description":"Whether a run cannot start without it.","type":"boolean","x-expects":"true or false"},"default":{"description":"The value when none is given.","type":["string","number","boolean","null"],"x-expects":"text, a number, true or false"},"type":{"description":"The kind of value. Default: string.","enum":["string","boolean","number","choice","environment"],"x-expects":"string, boolean, number, choice or environment"},"options":{"description":"The values to choose from, with type: choice.","type":"array","minItems":1,"items":{"$ref":"#/definitions/text"},"x-expects":"a list with at least one value"}},"x-expects":"a mapping with description, required, default, type or options"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type},message:"must be object,null",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "description") || (key0 === "required")) || (key0 === "default")) || (key0 === "type")) || (key0 === "options"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema13.properties.description.type},message:"must be string,number,boolean,null",schema:schema13.properties.description.type,parentSchema:schema13.properties.description,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.required !== undefined){
let data1 = data.required;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema13.properties.required.type,parentSchema:schema13.properties.required,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.default !== undefined){
let data2 = data.default;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema13.properties.default.type},message:"must be string,number,boolean,null",schema:schema13.properties.default.type,parentSchema:schema13.properties.default,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!(((((data3 === "string") || (data3 === "boolean")) || (data3 === "number")) || (data3 === "choice")) || (data3 === "environment"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.options !== undefined){
let data4 = data.options;
if(Array.isArray(data4)){
if(data4.length < 1){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema13.properties.options,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err7 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/definitions/text/type",keyword:"type",params:{type: schema12.type},message:"must be string,number,boolean",schema:schema12.type,parentSchema:schema12,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema13.properties.options.type,parentSchema:schema13.properties.options,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

const schema19 = {"description":"How often a failed step is tried again: a number, or a mapping.","type":["integer","object"],"minimum":0,"maximum":1000,"additionalProperties":false,"properties":{"max":{"description":"Tries after the first.","type":"integer","minimum":0,"maximum":1000,"x-expects":"a whole number from 0 to 1000"},"delay":{"description":"The time before a next try, such as 10s. Default: none.","$ref":"#/definitions/duration"},"backoff":{"description":"How the delay grows: fixed (default), linear (delay, twice, three times it ...) or exponential (doubled each time).","enum":["fixed","linear","exponential"],"x-expects":"fixed, linear or exponential"},"max-delay":{"description":"The delay never grows beyond this, such as 2m.","$ref":"#/definitions/duration"},"when":{"description":"After which failures: error (any exit code but 0), timeout, signal, and single exit codes. Default: all.","type":"array","minItems":1,"items":{"type":["string","integer"],"minimum":1,"maximum":255,"pattern":"^(error|timeout|signal)$","x-expects":"error, timeout, signal or an exit code from 1 to 255"},"x-expects":"a list of error, timeout, signal and exit codes"}},"x-expects":"a whole number from 0 to 1000, or a mapping such as { max: 2, delay: 10s }"};
const schema20 = {"description":"A time such as 500ms, 10s, 2m, 1h or 7d, or a number of seconds.","type":["string","number"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$","x-expects":"a time such as 10s, 2m, 1h or 7d"};
const pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$", "u");
const pattern7 = new RegExp("^(error|timeout|signal)$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema19.type},message:"must be integer,object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "max") || (key0 === "delay")) || (key0 === "backoff")) || (key0 === "max-delay")) || (key0 === "when"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.max !== undefined){
let data0 = data.max;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.max.type,parentSchema:schema19.properties.max,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema19.properties.max,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema19.properties.max,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.delay !== undefined){
let data1 = data.delay;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err7 = {instancePath:instancePath+"/delay",schemaPath:"#/definitions/duration/type",keyword:"type",params:{type: schema20.type},message:"must be string,number",schema:schema20.type,parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/delay",schemaPath:"#/definitions/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err9 = {instancePath:instancePath+"/delay",schemaPath:"#/definitions/duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$"+"\"",schema:"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$",parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.backoff !== undefined){
let data2 = data.backoff;
if(!(((data2 === "fixed") || (data2 === "linear")) || (data2 === "exponential"))){
const err10 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema19.properties.backoff.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.backoff.enum,parentSchema:schema19.properties.backoff,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["max-delay"] !== undefined){
let data3 = data["max-delay"];
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
const err11 = {instancePath:instancePath+"/max-delay",schemaPath:"#/definitions/duration/type",keyword:"type",params:{type: schema20.type},message:"must be string,number",schema:schema20.type,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/max-delay",schemaPath:"#/definitions/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err13 = {instancePath:instancePath+"/max-delay",schemaPath:"#/definitions/duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$"+"\"",schema:"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)?$",parentSchema:schema20,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.when !== undefined){
let data4 = data.when;
if(Array.isArray(data4)){
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema19.properties.when,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err15 = {instancePath:instancePath+"/when/" + i0,schemaPath:"#/properties/when/items/type",keyword:"type",params:{type: schema19.properties.when.items.type},message:"must be string,integer",schema:schema19.properties.when.items.type,parentSchema:schema19.properties.when.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 255 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/when/" + i0,schemaPath:"#/properties/when/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255",schema:255,parentSchema:schema19.properties.when.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/when/" + i0,schemaPath:"#/properties/when/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.when.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err18 = {instancePath:instancePath+"/when/" + i0,schemaPath:"#/properties/when/items/pattern",keyword:"pattern",params:{pattern: "^(error|timeout|signal)$"},message:"must match pattern \""+"^(error|timeout|signal)$"+"\"",schema:"^(error|timeout|signal)$",parentSchema:schema19.properties.when.items,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.when.type,parentSchema:schema19.properties.when,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

const schema26 = {"description":"A step, or one of parallel, wait, wait-all and cancel.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"id":{"description":"The step's name in needs, in steps.ID and on the command line. Default: made from name, else from the first line of run.","$ref":"#/definitions/stepId"},"name":{"description":"What people see. May hold expressions. Default: the first line of run.","$ref":"#/definitions/text"},"run":{"description":"The commands.","type":["string","number","boolean"],"pattern":"\\S","x-expects":"the commands to run"},"shell":{"$ref":"#/definitions/shell"},"env":{"$ref":"#/definitions/env"},"working-directory":{"$ref":"#/definitions/workingDirectory"},"needs":{"description":"The steps that this one waits for, by id. Without needs: every entry before it. []: it starts at once.","$ref":"#/definitions/stepIds"},"if":{"description":"The step runs only if this is true. success() && is implied unless a status function is used.","type":["string","boolean","number"],"pattern":"\\S","x-expects":"a condition"},"timeout-minutes":{"$ref":"#/definitions/timeout"},"retries":{"$ref":"#/definitions/retries"},"continue-on-error":{"$ref":"#/definitions/continueOnError"},"strategy":{"$ref":"#/definitions/strategy"},"reads":{"description":"The files that the step depends on; when they change, it runs again.","$ref":"#/definitions/globs"},"writes":{"description":"The files that the step produces. May use matrix and inputs in expressions.","$ref":"#/definitions/globs"},"keep":{"description":"How much of what a failed try wrote its next try finds. true: all of it. A list of patterns: the files that they match. false (default): nothing. Patterns may use matrix and inputs in expressions.","type":["boolean","array"],"items":{"type":"string","x-expects":"a pattern, such as target/**"},"x-expects":"true, false or a list of patterns, such as [\"target/**\"]"},"approval":{"description":"Pauses the run until a person approves.","type":"object","additionalProperties":false,"properties":{"prompt":{"description":"The question to the person. May hold expressions.","$ref":"#/definitions/text"}},"x-expects":"a mapping with prompt"},"background":{"description":"true: the step is started and the next entry does not wait for it.","type":"boolean","x-expects":"true or false"},"rerun":{"$ref":"#/definitions/rerun"},"parallel":{"$ref":"#/definitions/parallelSteps"},"wait":{"description":"Waits for the end of background steps, by id.","$ref":"#/definitions/stepIds"},"wait-all":{"description":"Waits for the end of every background step before it.","enum":[true,null],"x-expects":"true or nothing"},"cancel":{"description":"Ends a background step, by id.","type":"string","x-expects":"the id of a step"}},"x-expects":"a step: a mapping with run"};
const schema27 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","maxLength":100,"x-expects":"an id: a letter or _, then letters, digits, - and _, at most 100 in all"};
const schema32 = {"type":["string","array"],"items":{"type":"string","x-expects":"the id of a step"},"x-expects":"the id of a step, or a list of ids"};
const schema38 = {"type":"array","items":{"type":"string","x-expects":"a pattern, such as src/**"},"x-expects":"a list of patterns, such as [\"src/**\"]"};
import func4Module from "ajv/dist/runtime/ucs2length.js";
const func4 = func4Module.default;
const schema35 = {"description":"Runs the step once for each combination of values.","type":"object","required":["matrix"],"additionalProperties":false,"properties":{"matrix":{"description":"Lists of values by name; used as ${{ matrix.NAME }}.","type":["object","string"],"minProperties":1,"pattern":"\\$\\{\\{","properties":{"include":{"description":"Combinations to add, or values to add to some.","$ref":"#/definitions/combinations"},"exclude":{"description":"Combinations to leave out.","$ref":"#/definitions/combinations"}},"propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","x-expects":"a letter or _, then letters, digits, - and _"},"additionalProperties":{"type":["array","string"],"minItems":1,"pattern":"\\$\\{\\{","x-expects":"a list of values, or an expression"},"x-expects":"a mapping of names to lists of values, or an expression"},"fail-fast":{"description":"true (default): when one fails, the others are stopped.","type":["boolean","string"],"pattern":"\\$\\{\\{","x-expects":"true, false or an expression"},"max-parallel":{"description":"How many run at once at most.","type":["integer","string"],"minimum":1,"pattern":"\\$\\{\\{","x-expects":"a whole number from 1 up, or an expression"}},"x-expects":"a mapping with matrix, fail-fast or max-parallel"};
const schema36 = {"type":["array","string"],"items":{"type":"object","x-expects":"a mapping of matrix keys to values"},"pattern":"\\$\\{\\{","x-expects":"a list of mappings, or an expression"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matrix === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matrix"},message:"must have required property '"+"matrix"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "matrix") || (key0 === "fail-fast")) || (key0 === "max-parallel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.matrix !== undefined){
let data0 = data.matrix;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/type",keyword:"type",params:{type: schema35.properties.matrix.type},message:"must be object,string",schema:schema35.properties.matrix.type,parentSchema:schema35.properties.matrix,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema35.properties.matrix,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err4 = {instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema35.properties.matrix,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern0.test(key1)){
const err5 = {instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:schema35.properties.matrix.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.matrix.propertyNames.type,parentSchema:schema35.properties.matrix.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema35.properties.matrix.propertyNames,parentSchema:schema35.properties.matrix,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data0){
if(!((key2 === "include") || (key2 === "exclude"))){
let data1 = data0[key2];
if((!(Array.isArray(data1))) && (typeof data1 !== "string")){
const err8 = {instancePath:instancePath+"/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matrix/additionalProperties/type",keyword:"type",params:{type: schema35.properties.matrix.additionalProperties.type},message:"must be array,string",schema:schema35.properties.matrix.additionalProperties.type,parentSchema:schema35.properties.matrix.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matrix/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema35.properties.matrix.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(Array.isArray(data1)){
if(data1.length < 1){
const err10 = {instancePath:instancePath+"/matrix/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matrix/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema35.properties.matrix.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
if(data0.include !== undefined){
let data2 = data0.include;
if((!(Array.isArray(data2))) && (typeof data2 !== "string")){
const err11 = {instancePath:instancePath+"/matrix/include",schemaPath:"#/definitions/combinations/type",keyword:"type",params:{type: schema36.type},message:"must be array,string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err12 = {instancePath:instancePath+"/matrix/include",schemaPath:"#/definitions/combinations/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err13 = {instancePath:instancePath+"/matrix/include/" + i0,schemaPath:"#/definitions/combinations/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.items.type,parentSchema:schema36.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
if(data0.exclude !== undefined){
let data4 = data0.exclude;
if((!(Array.isArray(data4))) && (typeof data4 !== "string")){
const err14 = {instancePath:instancePath+"/matrix/exclude",schemaPath:"#/definitions/combinations/type",keyword:"type",params:{type: schema36.type},message:"must be array,string",schema:schema36.type,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err15 = {instancePath:instancePath+"/matrix/exclude",schemaPath:"#/definitions/combinations/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err16 = {instancePath:instancePath+"/matrix/exclude/" + i1,schemaPath:"#/definitions/combinations/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.items.type,parentSchema:schema36.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
}
}
if(data["fail-fast"] !== undefined){
let data6 = data["fail-fast"];
if((typeof data6 !== "boolean") && (typeof data6 !== "string")){
const err17 = {instancePath:instancePath+"/fail-fast",schemaPath:"#/properties/fail-fast/type",keyword:"type",params:{type: schema35.properties["fail-fast"].type},message:"must be boolean,string",schema:schema35.properties["fail-fast"].type,parentSchema:schema35.properties["fail-fast"],data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err18 = {instancePath:instancePath+"/fail-fast",schemaPath:"#/properties/fail-fast/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema35.properties["fail-fast"],data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data["max-parallel"] !== undefined){
let data7 = data["max-parallel"];
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (typeof data7 !== "string")){
const err19 = {instancePath:instancePath+"/max-parallel",schemaPath:"#/properties/max-parallel/type",keyword:"type",params:{type: schema35.properties["max-parallel"].type},message:"must be integer,string",schema:schema35.properties["max-parallel"].type,parentSchema:schema35.properties["max-parallel"],data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/max-parallel",schemaPath:"#/properties/max-parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties["max-parallel"],data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err21 = {instancePath:instancePath+"/max-parallel",schemaPath:"#/properties/max-parallel/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema35.properties["max-parallel"],data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema42 = {"description":"Steps that run side by side; the next entry waits for all of them.","type":"array","minItems":1,"items":{"$ref":"#/definitions/entry"},"x-expects":"a list with at least one step"};
const wrapper0 = {validate: validate15};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema26.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/definitions/stepId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema27,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/definitions/stepId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:schema27,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/definitions/stepId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.type,parentSchema:schema27,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: schema12.type},message:"must be string,number,boolean",schema:schema12.type,parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.run !== undefined){
let data2 = data.run;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: schema26.properties.run.type},message:"must be string,number,boolean",schema:schema26.properties.run.type,parentSchema:schema26.properties.run,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err7 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema26.properties.run,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.shell !== undefined){
let data3 = data.shell;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/shell",schemaPath:"#/definitions/shell/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema16,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/shell",schemaPath:"#/definitions/shell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err10 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^=\\u0000]+$"},message:"must match pattern \""+"^[^=\\u0000]+$"+"\"",schema:"^[^=\\u0000]+$",parentSchema:schema15.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.propertyNames.type,parentSchema:schema15.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs16 === errors;
if(!valid5){
const err12 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema15.propertyNames,parentSchema:schema15,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/env/additionalProperties/type",keyword:"type",params:{type: schema15.additionalProperties.type},message:"must be string,number,boolean,null",schema:schema15.additionalProperties.type,parentSchema:schema15.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["working-directory"] !== undefined){
let data6 = data["working-directory"];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err15 = {instancePath:instancePath+"/working-directory",schemaPath:"#/definitions/workingDirectory/type",keyword:"type",params:{type: schema17.type},message:"must be string,number,boolean",schema:schema17.type,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err16 = {instancePath:instancePath+"/working-directory",schemaPath:"#/definitions/workingDirectory/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.needs !== undefined){
let data7 = data.needs;
if((typeof data7 !== "string") && (!(Array.isArray(data7)))){
const err17 = {instancePath:instancePath+"/needs",schemaPath:"#/definitions/stepIds/type",keyword:"type",params:{type: schema32.type},message:"must be string,array",schema:schema32.type,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/needs/" + i0,schemaPath:"#/definitions/stepIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.items.type,parentSchema:schema32.items,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.if !== undefined){
let data9 = data.if;
if(((typeof data9 !== "string") && (typeof data9 !== "boolean")) && (!((typeof data9 == "number") && (isFinite(data9))))){
const err19 = {instancePath:instancePath+"/if",schemaPath:"#/properties/if/type",keyword:"type",params:{type: schema26.properties.if.type},message:"must be string,boolean,number",schema:schema26.properties.if.type,parentSchema:schema26.properties.if,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
const err20 = {instancePath:instancePath+"/if",schemaPath:"#/properties/if/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema26.properties.if,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data["timeout-minutes"] !== undefined){
let data10 = data["timeout-minutes"];
if((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")){
const err21 = {instancePath:instancePath+"/timeout-minutes",schemaPath:"#/definitions/timeout/type",keyword:"type",params:{type: schema18.type},message:"must be number,string",schema:schema18.type,parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 <= 0 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/timeout-minutes",schemaPath:"#/definitions/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err23 = {instancePath:instancePath+"/timeout-minutes",schemaPath:"#/definitions/timeout/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.retries !== undefined){
if(!(validate13(data.retries, {instancePath:instancePath+"/retries",parentData:data,parentDataProperty:"retries",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data["continue-on-error"] !== undefined){
let data12 = data["continue-on-error"];
if((typeof data12 !== "boolean") && (typeof data12 !== "string")){
const err24 = {instancePath:instancePath+"/continue-on-error",schemaPath:"#/definitions/continueOnError/type",keyword:"type",params:{type: schema22.type},message:"must be boolean,string",schema:schema22.type,parentSchema:schema22,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err25 = {instancePath:instancePath+"/continue-on-error",schemaPath:"#/definitions/continueOnError/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema22,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.strategy !== undefined){
if(!(validate17(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.reads !== undefined){
let data14 = data.reads;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/reads/" + i1,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.items.type,parentSchema:schema38.items,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/reads",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.type,parentSchema:schema38,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.writes !== undefined){
let data16 = data.writes;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 !== "string"){
const err28 = {instancePath:instancePath+"/writes/" + i2,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.items.type,parentSchema:schema38.items,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/writes",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.type,parentSchema:schema38,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.keep !== undefined){
let data18 = data.keep;
if((typeof data18 !== "boolean") && (!(Array.isArray(data18)))){
const err30 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: schema26.properties.keep.type},message:"must be boolean,array",schema:schema26.properties.keep.type,parentSchema:schema26.properties.keep,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/keep/" + i3,schemaPath:"#/properties/keep/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.keep.items.type,parentSchema:schema26.properties.keep.items,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.approval !== undefined){
let data20 = data.approval;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!(key3 === "prompt")){
const err32 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.approval,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.prompt !== undefined){
let data21 = data20.prompt;
if(((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))) && (typeof data21 !== "boolean")){
const err33 = {instancePath:instancePath+"/approval/prompt",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: schema12.type},message:"must be string,number,boolean",schema:schema12.type,parentSchema:schema12,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.approval.type,parentSchema:schema26.properties.approval,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.background !== undefined){
let data22 = data.background;
if(typeof data22 !== "boolean"){
const err35 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties.background.type,parentSchema:schema26.properties.background,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.rerun !== undefined){
let data23 = data.rerun;
if(!((((data23 === "auto") || (data23 === "always")) || (data23 === "ask")) || (data23 === "never"))){
const err36 = {instancePath:instancePath+"/rerun",schemaPath:"#/definitions/rerun/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.parallel !== undefined){
if(!(validate19(data.parallel, {instancePath:instancePath+"/parallel",parentData:data,parentDataProperty:"parallel",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.wait !== undefined){
let data25 = data.wait;
if((typeof data25 !== "string") && (!(Array.isArray(data25)))){
const err37 = {instancePath:instancePath+"/wait",schemaPath:"#/definitions/stepIds/type",keyword:"type",params:{type: schema32.type},message:"must be string,array",schema:schema32.type,parentSchema:schema32,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(typeof data26 !== "string"){
const err38 = {instancePath:instancePath+"/wait/" + i4,schemaPath:"#/definitions/stepIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.items.type,parentSchema:schema32.items,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
if(data["wait-all"] !== undefined){
let data27 = data["wait-all"];
if(!((data27 === true) || (data27 === null))){
const err39 = {instancePath:instancePath+"/wait-all",schemaPath:"#/properties/wait-all/enum",keyword:"enum",params:{allowedValues: schema26.properties["wait-all"].enum},message:"must be equal to one of the allowed values",schema:schema26.properties["wait-all"].enum,parentSchema:schema26.properties["wait-all"],data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.cancel !== undefined){
let data28 = data.cancel;
if(typeof data28 !== "string"){
const err40 = {instancePath:instancePath+"/cancel",schemaPath:"#/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.cancel.type,parentSchema:schema26.properties.cancel,data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="savepoint-pipeline" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: schema12.type},message:"must be string,number,boolean",schema:schema12.type,parentSchema:schema12,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema11.properties.description.type},message:"must be string,number,boolean,null",schema:schema11.properties.description.type,parentSchema:schema11.properties.description,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.inputs !== undefined){
let data2 = data.inputs;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs9 = errors;
if(typeof key1 === "string"){
if(!pattern0.test(key1)){
const err4 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:schema11.properties.inputs.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.inputs.propertyNames.type,parentSchema:schema11.properties.inputs.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs9 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema11.properties.inputs.propertyNames,parentSchema:schema11.properties.inputs,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 in data2){
if(!(validate11(data2[key2], {instancePath:instancePath+"/inputs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.inputs.type,parentSchema:schema11.properties.inputs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 in data4){
const _errs16 = errors;
if(typeof key3 === "string"){
if(!pattern1.test(key3)){
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^=\\u0000]+$"},message:"must match pattern \""+"^[^=\\u0000]+$"+"\"",schema:"^[^=\\u0000]+$",parentSchema:schema15.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.propertyNames.type,parentSchema:schema15.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid5 = _errs16 === errors;
if(!valid5){
const err10 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema15.propertyNames,parentSchema:schema15,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key4 in data4){
let data5 = data4[key4];
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/env/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/env/additionalProperties/type",keyword:"type",params:{type: schema15.additionalProperties.type},message:"must be string,number,boolean,null",schema:schema15.additionalProperties.type,parentSchema:schema15.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/env",schemaPath:"#/definitions/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.defaults !== undefined){
let data6 = data.defaults;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key5 in data6){
if(!(((((key5 === "run") || (key5 === "timeout-minutes")) || (key5 === "retries")) || (key5 === "continue-on-error")) || (key5 === "rerun"))){
const err13 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.defaults,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.run !== undefined){
let data7 = data6.run;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key6 in data7){
if(!((key6 === "shell") || (key6 === "working-directory"))){
const err14 = {instancePath:instancePath+"/defaults/run",schemaPath:"#/properties/defaults/properties/run/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.defaults.properties.run,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.shell !== undefined){
let data8 = data7.shell;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err15 = {instancePath:instancePath+"/defaults/run/shell",schemaPath:"#/definitions/shell/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema16,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/defaults/run/shell",schemaPath:"#/definitions/shell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.type,parentSchema:schema16,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7["working-directory"] !== undefined){
let data9 = data7["working-directory"];
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err17 = {instancePath:instancePath+"/defaults/run/working-directory",schemaPath:"#/definitions/workingDirectory/type",keyword:"type",params:{type: schema17.type},message:"must be string,number,boolean",schema:schema17.type,parentSchema:schema17,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
const err18 = {instancePath:instancePath+"/defaults/run/working-directory",schemaPath:"#/definitions/workingDirectory/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema17,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/defaults/run",schemaPath:"#/properties/defaults/properties/run/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.defaults.properties.run.type,parentSchema:schema11.properties.defaults.properties.run,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6["timeout-minutes"] !== undefined){
let data10 = data6["timeout-minutes"];
if((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")){
const err20 = {instancePath:instancePath+"/defaults/timeout-minutes",schemaPath:"#/definitions/timeout/type",keyword:"type",params:{type: schema18.type},message:"must be number,string",schema:schema18.type,parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 <= 0 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/defaults/timeout-minutes",schemaPath:"#/definitions/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err22 = {instancePath:instancePath+"/defaults/timeout-minutes",schemaPath:"#/definitions/timeout/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data6.retries !== undefined){
if(!(validate13(data6.retries, {instancePath:instancePath+"/defaults/retries",parentData:data6,parentDataProperty:"retries",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data6["continue-on-error"] !== undefined){
let data12 = data6["continue-on-error"];
if((typeof data12 !== "boolean") && (typeof data12 !== "string")){
const err23 = {instancePath:instancePath+"/defaults/continue-on-error",schemaPath:"#/definitions/continueOnError/type",keyword:"type",params:{type: schema22.type},message:"must be boolean,string",schema:schema22.type,parentSchema:schema22,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err24 = {instancePath:instancePath+"/defaults/continue-on-error",schemaPath:"#/definitions/continueOnError/pattern",keyword:"pattern",params:{pattern: "\\$\\{\\{"},message:"must match pattern \""+"\\$\\{\\{"+"\"",schema:"\\$\\{\\{",parentSchema:schema22,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data6.rerun !== undefined){
let data13 = data6.rerun;
if(!((((data13 === "auto") || (data13 === "always")) || (data13 === "ask")) || (data13 === "never"))){
const err25 = {instancePath:instancePath+"/defaults/rerun",schemaPath:"#/definitions/rerun/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values",schema:schema23.enum,parentSchema:schema23,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.defaults.type,parentSchema:schema11.properties.defaults,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data["max-parallel"] !== undefined){
let data14 = data["max-parallel"];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/max-parallel",schemaPath:"#/properties/max-parallel/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties["max-parallel"].type,parentSchema:schema11.properties["max-parallel"],data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/max-parallel",schemaPath:"#/properties/max-parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.properties["max-parallel"],data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data["fail-fast"] !== undefined){
let data15 = data["fail-fast"];
if(typeof data15 !== "boolean"){
const err29 = {instancePath:instancePath+"/fail-fast",schemaPath:"#/properties/fail-fast/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties["fail-fast"].type,parentSchema:schema11.properties["fail-fast"],data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.retention !== undefined){
let data16 = data.retention;
if(typeof data16 === "string"){
if(!pattern9.test(data16)){
const err30 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$"+"\"",schema:"^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$",parentSchema:schema11.properties.retention,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.retention.type,parentSchema:schema11.properties.retention,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data["on-pause"] !== undefined){
let data17 = data["on-pause"];
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
const err32 = {instancePath:instancePath+"/on-pause",schemaPath:"#/definitions/hook/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema24,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/on-pause",schemaPath:"#/definitions/hook/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.type,parentSchema:schema24,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data["on-end"] !== undefined){
let data18 = data["on-end"];
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err34 = {instancePath:instancePath+"/on-end",schemaPath:"#/definitions/hook/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema24,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/on-end",schemaPath:"#/definitions/hook/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.type,parentSchema:schema24,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.workspace !== undefined){
let data19 = data.workspace;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key7 in data19){
if(!(((key7 === "paths") || (key7 === "exclude")) || (key7 === "machine"))){
const err36 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.workspace,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data19.paths !== undefined){
let data20 = data19.paths;
if(Array.isArray(data20)){
if(data20.length < 1){
const err37 = {instancePath:instancePath+"/workspace/paths",schemaPath:"#/properties/workspace/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.workspace.properties.paths,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(typeof data21 === "string"){
if(!pattern2.test(data21)){
const err38 = {instancePath:instancePath+"/workspace/paths/" + i0,schemaPath:"#/properties/workspace/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.workspace.properties.paths.items,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/workspace/paths/" + i0,schemaPath:"#/properties/workspace/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.workspace.properties.paths.items.type,parentSchema:schema11.properties.workspace.properties.paths.items,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/workspace/paths",schemaPath:"#/properties/workspace/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.workspace.properties.paths.type,parentSchema:schema11.properties.workspace.properties.paths,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.exclude !== undefined){
let data22 = data19.exclude;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
const err41 = {instancePath:instancePath+"/workspace/exclude/" + i1,schemaPath:"#/properties/workspace/properties/exclude/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.workspace.properties.exclude.items,data:data23};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/workspace/exclude/" + i1,schemaPath:"#/properties/workspace/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.workspace.properties.exclude.items.type,parentSchema:schema11.properties.workspace.properties.exclude.items,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/workspace/exclude",schemaPath:"#/properties/workspace/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.workspace.properties.exclude.type,parentSchema:schema11.properties.workspace.properties.exclude,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data19.machine !== undefined){
let data24 = data19.machine;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(!pattern14.test(data25)){
const err44 = {instancePath:instancePath+"/workspace/machine/" + i2,schemaPath:"#/properties/workspace/properties/machine/items/pattern",keyword:"pattern",params:{pattern: "^(?:/|~/)"},message:"must match pattern \""+"^(?:/|~/)"+"\"",schema:"^(?:/|~/)",parentSchema:schema11.properties.workspace.properties.machine.items,data:data25};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/workspace/machine/" + i2,schemaPath:"#/properties/workspace/properties/machine/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.workspace.properties.machine.items.type,parentSchema:schema11.properties.workspace.properties.machine.items,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/workspace/machine",schemaPath:"#/properties/workspace/properties/machine/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.workspace.properties.machine.type,parentSchema:schema11.properties.workspace.properties.machine,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.workspace.type,parentSchema:schema11.properties.workspace,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.steps !== undefined){
let data26 = data.steps;
if(Array.isArray(data26)){
if(data26.length < 1){
const err48 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.steps,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(!(validate15(data26[i3], {instancePath:instancePath+"/steps/" + i3,parentData:data26,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.steps.type,parentSchema:schema11.properties.steps,data:data26};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.finally !== undefined){
let data28 = data.finally;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
if(!(validate15(data28[i4], {instancePath:instancePath+"/finally/" + i4,parentData:data28,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.finally.type,parentSchema:schema11.properties.finally,data:data28};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

