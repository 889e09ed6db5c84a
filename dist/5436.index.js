export const id = 5436;
export const ids = [5436];
export const modules = {

/***/ 46603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ SHELLS),
/* harmony export */   d: () => (/* binding */ SCRIPTS)
/* harmony export */ });
/**
 * How each shell asks what could stand next: by `savepoint completion SHELL -- WORDS`, so that a script never goes out of date.
 * The answer's first line is `words`, `files` or `folders`; one candidate a line follows, with a tab and its meaning.
 */
const SHELLS = ['bash', 'zsh', 'fish'];
/** The script to be loaded by a shell. */
const SCRIPTS = {
    // The bash of macOS has neither compopt nor nosort.
    bash: `# Completion of savepoint for bash. In ~/.bashrc:  eval "$(savepoint completion bash)"
_savepoint() {
  local kind= value about
  COMPREPLY=()
  {
    IFS= read -r kind
    while IFS=$'\\t' read -r value about; do
      printf -v value %q "$value"
      COMPREPLY+=("$value")
    done
  } < <("\${COMP_WORDS[0]/#~/$HOME}" completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  case $kind in
    files) compopt -o default 2>/dev/null ;;
    folders) compopt -o dirnames 2>/dev/null ;;
  esac
}
complete -o nosort -F _savepoint savepoint 2>/dev/null || complete -F _savepoint savepoint
`,
    zsh: `#compdef savepoint
# Completion of savepoint for zsh. In ~/.zshrc, after compinit:  source <(savepoint completion zsh)
_savepoint() {
  local line
  local -a answer values shown
  answer=("\${(@f)$("\${words[1]/#\\~/$HOME}" completion zsh -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
  for line in "\${(@)answer[2,-1]}"; do
    values+=("\${line%%$'\\t'*}")
    shown+=("\${line%%$'\\t'*}  \${line#*$'\\t'}")
  done
  (( $#values )) && compadd -V savepoint -l -d shown -a values && return
  case $answer[1] in
    files) _files ;;
    folders) _files -/ ;;
  esac
}
if [[ $funcstack[1] == _savepoint ]]; then _savepoint "$@"; else compdef _savepoint savepoint; fi
`,
    fish: `# Completion of savepoint for fish. In ~/.config/fish/config.fish:  savepoint completion fish | source
function __savepoint_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l answer ($words[1] completion fish -- $words[2..-1] "$current" 2>/dev/null)
    if set -q answer[2]
        printf '%s\\n' $answer[2..-1]
    else if test "$answer[1]" = files
        __fish_complete_path "$current"
    else if test "$answer[1]" = folders
        __fish_complete_directories "$current"
    end
end
complete -c savepoint -f -k -a '(__savepoint_complete)'
`,
};


/***/ }),

/***/ 95436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  execute: () => (/* binding */ execute)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/src/launch/exit.js
var launch_exit = __webpack_require__(58737);
// EXTERNAL MODULE: ./build/src/launch/refusal.js
var refusal = __webpack_require__(39861);
// EXTERNAL MODULE: ./build/src/report/problems.js
var problems = __webpack_require__(55470);
// EXTERNAL MODULE: ./build/src/store/errors.js
var errors = __webpack_require__(46848);
// EXTERNAL MODULE: ./build/src/version.js + 1 modules
var version = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/cli/completion/scripts.js
var scripts = __webpack_require__(46603);
;// CONCATENATED MODULE: ./build/src/cli/define-options.js
const SECRET = [
    '--secret <name>',
    'hide the value of this environment variable, and give it as secrets.NAME (can be repeated)',
    collect,
];
function collect(value, before = []) {
    return [...before, value];
}

;// CONCATENATED MODULE: ./build/src/cli/define-reading.js
/** The commands that show what there is. */


function defineReading(add) {
    add('runs', 'List the runs in the store, newest first.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(2917)]).then(__webpack_require__.bind(__webpack_require__, 12917))).runs);
    add('list <what>', '`list runs` is `runs`.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(2917)]).then(__webpack_require__.bind(__webpack_require__, 12917))).list);
    add('show [run] [step]', 'Show a run (the newest without one) and its steps, or one step of it.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(5011), __webpack_require__.e(6433)]).then(__webpack_require__.bind(__webpack_require__, 3010))).show)
        .option('-f, --follow', 'print it again at every change, until the run has ended')
        .option('--summary', 'print the Markdown that the steps wrote to $GITHUB_STEP_SUMMARY');
    add('events [run] [step]', 'Print what happened in a run, in order.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(2697)]).then(__webpack_require__.bind(__webpack_require__, 61682))).events).option('-f, --follow', 'go on as more comes, until the run has ended');
    add('logs [run] [step]', 'Print what the steps of a run wrote, or one step.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(8999)]).then(__webpack_require__.bind(__webpack_require__, 11552))).logs).option('-f, --follow', 'go on as more comes, until the run has ended');
    defineFiles(add);
    add('fetch <source>', 'Bring a run of CI here, verified, to go on with it or to restore it.\n' +
        'SOURCE is OWNER/REPO/actions/runs/ID or its address, the zip of an artifact, or a folder with what was in it.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(5011), __webpack_require__.e(5006), __webpack_require__.e(5188)]).then(__webpack_require__.bind(__webpack_require__, 56730))).fetch).option('--job <name>', 'the job, where several have saved a run: as in the name of its artifact, or as GitHub shows it');
    add('clean [runs...]', 'Remove completed runs that are past their retention; others only by name or with --all.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(5884), __webpack_require__.e(4659)]).then(__webpack_require__.bind(__webpack_require__, 33208))).clean)
        .option('--files', 'remove only their saved files, and keep records and logs')
        .addOption(new esm/* Option */.c$('--workspaces', 'an older name of --files').implies({ files: true }).hideHelp())
        .option('--older-than <age>', 'completed runs that ended longer ago than this, such as 7d or 12h')
        .option('--all', 'every run that no process holds')
        .option('--dry-run', 'show what would be removed, and remove nothing');
}
function defineServing(add, program) {
    add('report [run]', 'Write a run (the newest without one) as one HTML file: steps, chart, graph, changes and logs.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(2647), __webpack_require__.e(6038)]).then(__webpack_require__.bind(__webpack_require__, 18021))).reportOf(program))
        .option('--to <file>', 'where to (default: RUN.html in the current folder; - for standard output)')
        .option('--secret <name>', 'hide the value of this environment variable, also in changed files (can be repeated)', collect);
    add('serve', 'Show the runs in a browser: watch, start, resume and cancel them.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(7214), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(4861), __webpack_require__.e(396), __webpack_require__.e(2647), __webpack_require__.e(9108)]).then(__webpack_require__.bind(__webpack_require__, 44204))).serveOf(program))
        .option('--port <n>', 'where to listen (default: 7180, or the next port that is free)')
        .option('--open', 'open the page in the browser')
        .option('--host <address>', 'listen on this address (default: 127.0.0.1); another one asks for --token')
        .option('--token <secret>', 'what a browser must show, at least 16 characters (default: made once for each store)')
        .option('--secret <name>', 'hide the value of this environment variable, and give it as secrets.NAME (can be repeated)', collect);
}
function defineFiles(add) {
    add('diff <run> <step>', 'Show what a step changed in the files; of text files, line by line.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(5884), __webpack_require__.e(4528), __webpack_require__.e(5122), __webpack_require__.e(7559)]).then(__webpack_require__.bind(__webpack_require__, 37559))).diff);
    add('restore <run>', 'Write the files that a run has saved into a folder of their own.\n' +
        'Without --at and --aside: the workspace as the run has it, edits included.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(5884), __webpack_require__.e(4528), __webpack_require__.e(5122), __webpack_require__.e(3981)]).then(__webpack_require__.bind(__webpack_require__, 93981))).restore)
        .option('--to <dir>', 'where to: a folder that is empty or not there')
        .option('--at <step>', 'as the workspace was when this step had ended')
        .option('--aside', 'the files that were set aside: those of failed steps, and edits and uncommitted work that a step overwrote or deleted');
    add('verify [run]', 'Read back every stored byte of a run, or of all runs, and show the damage.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(5884), __webpack_require__.e(5011), __webpack_require__.e(9201)]).then(__webpack_require__.bind(__webpack_require__, 84566))).verify);
}

;// CONCATENATED MODULE: ./build/src/cli/define-running.js

function defineRunning(add) {
    running(add('run [pipeline]', 'Go on with the newest unfinished run of a pipeline, or start one.\n' +
        'PIPELINE is a path, or NAME for .github/savepoint/NAME.yml; without it, .github/savepoint.yml or savepoint.yml.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(4006), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(396), __webpack_require__.e(5011), __webpack_require__.e(4528), __webpack_require__.e(128), __webpack_require__.e(4180), __webpack_require__.e(3361), __webpack_require__.e(1217), __webpack_require__.e(7271)]).then(__webpack_require__.bind(__webpack_require__, 27271))).run))
        .option('--run <run>', 'go on with this run: an id, the beginning of one, or `latest`')
        .option('--fresh', 'start over, whatever is there');
    running(add('resume [run]', 'Go on with a run; never starts one.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(4006), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(396), __webpack_require__.e(5011), __webpack_require__.e(4528), __webpack_require__.e(128), __webpack_require__.e(4180), __webpack_require__.e(3361), __webpack_require__.e(1217), __webpack_require__.e(7271)]).then(__webpack_require__.bind(__webpack_require__, 27271))).resume));
    defineAnswering(add);
    choosing(add('plan [pipeline]', 'Show what `run` would do now, step by step, and why. Starts nothing.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(4006), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(396), __webpack_require__.e(5011), __webpack_require__.e(4528), __webpack_require__.e(128), __webpack_require__.e(24)]).then(__webpack_require__.bind(__webpack_require__, 60024))).showPlan))
        .option('--run <run>', 'the run to go on with: an id, the beginning of one, or `latest`')
        .option('--fresh', 'plan a new run, whatever is there');
    add('init', 'Write a first pipeline file, with the scripts and targets that the project has.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(4255)]).then(__webpack_require__.bind(__webpack_require__, 94255))).init);
    add('validate [pipeline]', 'Check a pipeline file and show all of its mistakes.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(4861), __webpack_require__.e(396), __webpack_require__.e(2227)]).then(__webpack_require__.bind(__webpack_require__, 58294))).validate);
}
function defineAnswering(add) {
    add('cancel [run]', 'Stop a run that goes on on this machine (the newest without one), and say how it ended.', async () => (await Promise.all(/* import() */[__webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4494)]).then(__webpack_require__.bind(__webpack_require__, 86389))).cancel);
    answering(add('approve [run] [step]', 'Let a step that asks go on, in the run (the newest without one).', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(4006), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(396), __webpack_require__.e(5011), __webpack_require__.e(4528), __webpack_require__.e(128), __webpack_require__.e(4180), __webpack_require__.e(3361), __webpack_require__.e(1217), __webpack_require__.e(3525)]).then(__webpack_require__.bind(__webpack_require__, 33525))).approve));
    answering(add('reject [run] [step]', 'Reject what a step asks: the run has failed for good.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(4006), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(396), __webpack_require__.e(5011), __webpack_require__.e(4528), __webpack_require__.e(128), __webpack_require__.e(4180), __webpack_require__.e(3361), __webpack_require__.e(1217), __webpack_require__.e(3525)]).then(__webpack_require__.bind(__webpack_require__, 33525))).reject));
    add('mark <run> <step>', 'Take a step as done; what its last try left stays, as its change.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(4006), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(5884), __webpack_require__.e(396), __webpack_require__.e(5011), __webpack_require__.e(4528), __webpack_require__.e(128), __webpack_require__.e(4180), __webpack_require__.e(3361), __webpack_require__.e(1217), __webpack_require__.e(3525)]).then(__webpack_require__.bind(__webpack_require__, 33525))).mark)
        .option('--completed', 'that is what it is marked as')
        .option('--reason <text>', 'why, for the record');
}
/** Options of what answers a run. */
function answering(command) {
    return command
        .option('--comment <text>', 'a comment, for the record')
        .option('--resume', 'and go on with the run at once')
        .option(...SECRET);
}
function choosing(command) {
    return command
        .option('-i, --input <name=value>', 'give an input of the pipeline (can be repeated)', collect)
        .option('--from-step <step>', 'run this step and all that depends on it again: an id or a number of `plan`')
        .option('--only-step <step>', 'run this step alone, without `finally`')
        .option('--edited', 'run the reused steps again that are older than your edits');
}
function running(command) {
    return choosing(command)
        .option(...SECRET)
        .option('--deadline <time>', 'be over after so long, such as 350m: stop in time to save, with exit code 75')
        .option('--max-parallel <n>', 'steps that may run side by side (default: max-parallel of the file, else the number of cores)');
}

;// CONCATENATED MODULE: ./build/src/cli/examples.js
/** Examples in `--help`. */
/** What people type most, by command. */
const EXAMPLES_OF = {
    run: [
        ['run', 'run .github/savepoint.yml or savepoint.yml, or go on with it'],
        ['run nightly -i day=mon', 'run .github/savepoint/nightly.yml with an input'],
        ['run --from-step test', 'run test again, and all that depends on it'],
        ['run --fresh', 'start over'],
    ],
    resume: [
        ['resume', 'go on with the newest run of this workspace'],
        ['resume 20260304-05', 'go on with the run whose id begins so'],
        ['resume --only-step lint', 'run lint alone, in the newest run'],
    ],
    cancel: [['cancel', 'stop the newest run that goes on']],
    approve: [
        ['approve', 'what the newest run asks'],
        ['approve latest gate --comment "see #12" --resume', 'one step of it, and go on at once'],
    ],
    reject: [['reject latest gate --comment "not today"', 'end the newest run for good']],
    mark: [['mark latest deploy --completed --reason "done by hand"', 'deploy need not run again']],
    plan: [
        ['plan', 'what `savepoint run` would do now'],
        ['plan --from-step test', 'what `savepoint run --from-step test` would do'],
        ['plan -o mermaid', 'the graph, to paste into a Markdown file'],
    ],
    init: [
        ['init', 'write .github/savepoint.yml in a repository, savepoint.yml elsewhere'],
        ['init -o json', 'and print what was written, for a program'],
    ],
    validate: [
        ['validate', 'check .github/savepoint.yml or savepoint.yml'],
        ['validate ci/build.yml -o json', 'for a program'],
    ],
    runs: [
        ['runs', 'all runs of this workspace, newest first'],
        ['runs --store /var/runs -o json', 'those of another store, for a program'],
    ],
    list: [['list runs', 'all runs, newest first']],
    show: [
        ['show', 'the newest run'],
        ['show latest test', 'one step of it: how it ended, and what it set'],
        ['show --summary', 'the job summary that the steps of the newest run wrote'],
        ['show 20260304-05 -o json', 'the whole record'],
    ],
    events: [
        ['events', 'what happened in the newest run'],
        ['events latest test --follow', 'and what happens to one step of it'],
    ],
    logs: [
        ['logs', 'all output of the newest run'],
        ['logs latest test', 'that of one step'],
        ['logs --follow', 'as it comes'],
    ],
    diff: [
        ['diff latest build', 'what build changed in the newest run'],
        ['diff latest build -o json', 'for a program'],
    ],
    restore: [
        ['restore latest --to out', 'the workspace as the newest run has it'],
        ['restore latest --at build --to out', 'as it was after the step build'],
        ['restore latest --aside --to out', 'the files that failed steps left'],
    ],
    fetch: [
        ['fetch octo/app/actions/runs/123', 'the run that a job of this workflow run has saved'],
        ['fetch https://github.com/octo/app/actions/runs/123 --job test', 'that of one job'],
        ['fetch savepoint-test.zip', 'a downloaded artifact'],
    ],
    report: [
        ['report', 'the newest run as a page that needs no network'],
        ['report latest --to out/report.html', 'in a file of this name'],
    ],
    serve: [
        ['serve --open', 'the runs of this workspace in a browser'],
        ['serve --host 10.0.0.5 --token "$TOKEN"', 'for other machines too'],
    ],
    verify: [
        ['verify', 'all runs in the store'],
        ['verify latest', 'the newest'],
    ],
    clean: [
        ['clean', 'remove completed runs that are past their retention'],
        ['clean --older-than 12h', 'those that completed longer ago than that'],
        ['clean 20260304-05', 'one run, whatever its state'],
        ['clean --all --dry-run', 'what removing all runs would remove'],
        ['clean --files --all', 'remove all saved files, and keep the records'],
    ],
    completion: [
        ['completion bash', 'in ~/.bashrc: eval "$(savepoint completion bash)"'],
        ['completion zsh', 'in ~/.zshrc, after compinit: source <(savepoint completion zsh)'],
        ['completion fish', 'in config.fish: savepoint completion fish | source'],
    ],
};
/** Below the list of commands. */
const EXAMPLES = `
Examples:
  savepoint init                         write a first .github/savepoint.yml
  savepoint run                          run .github/savepoint.yml, or go on with it
  savepoint run nightly --input day=mon  run .github/savepoint/nightly.yml
  savepoint plan                         what would run, and why
  savepoint run --from-step test         test again, and all that depends on it
  savepoint logs latest build            what the step build wrote

A RUN is an id, the beginning of just one, or latest; a STEP is an id or a number that plan shows.
In the list of steps: > running, + completed, x failed, ~ to be tried again, - skipped, ? asks, ! interrupted.

Exit codes: 0 completed, 1 a step failed, 2 bad usage or pipeline file, 3 waiting for a person,
4 cannot resume, 5 the store failed, 70 a bug in Savepoint, 75 stopped by the deadline: run again to go on,
130 and 143 stopped by a signal.`;

;// CONCATENATED MODULE: ./build/src/cli/define.js
/** The commands and the options that all of them have, as `--help` teaches them. */







/** All commands with their options. @param done is told the exit code of the command that ran */
function define_define(world, done) {
    const program = new esm/* Command */.uB('savepoint')
        .description('Runs a pipeline of steps and goes on from the first step that is not complete.')
        .version(version/* VERSION */.x, '--version', 'print the version')
        .helpOption('-h, --help', 'explain a command')
        .helpCommand('help [command]', 'explain a command')
        .addHelpText('after', EXAMPLES)
        .exitOverride()
        .configureOutput({
        writeOut: (text) => void world.output.data(text),
        writeErr: (text) => void world.output.talk(text),
        outputError: (text, write) => write(text.replace(/^error: /, 'savepoint: ')),
    })
        .showHelpAfterError('  hint: `savepoint --help` lists the commands, `savepoint COMMAND --help` its options')
        .showSuggestionAfterError(true);
    const add = (usage, description, load) => program
        .command(usage)
        .description(description)
        .action(async (...parsed) => {
        const options = parsed.at(-2);
        const args = parsed
            .slice(0, -2)
            .flat()
            .filter((arg) => typeof arg === 'string');
        done(await (await load())(world, options, args));
    });
    defineRunning(add);
    defineReading(add);
    defineServing(add, program);
    add('completion <shell> [words...]', 'Print the script with which a shell completes commands, options, runs and steps.', async () => (await Promise.all(/* import() */[__webpack_require__.e(5193), __webpack_require__.e(7592), __webpack_require__.e(7355), __webpack_require__.e(7843), __webpack_require__.e(6948), __webpack_require__.e(4861), __webpack_require__.e(396), __webpack_require__.e(4606)]).then(__webpack_require__.bind(__webpack_require__, 4606))).completionOf(program)).registeredArguments[0]?.choices(scripts/* SHELLS */.O);
    for (const command of program.commands)
        teach(common(command));
    return program;
}
function common(command) {
    return command
        .option('-C, --workspace <dir>', 'the workspace (default: the nearest folder upwards with a pipeline file or a store)')
        .option('--store <dir>', 'where runs are kept (default: $SAVEPOINT_STORE, else .savepoint in the workspace)')
        .addOption(formOf(command.name()))
        .option('-q, --quiet', 'print errors only')
        .option('--no-color', 'no colours')
        .helpOption('-h, --help', 'explain this command');
}
function formOf(command) {
    if (command === 'mark') {
        const about = 'NAME=VALUE: an output that the step has (can be repeated); else the form of what is printed';
        return new esm/* Option */.c$('-o, --output <form>', about).argParser(collect);
    }
    const forms = ['table', 'json', 'ndjson', ...(command === 'plan' ? ['mermaid'] : [])];
    return new esm/* Option */.c$('-o, --output <form>', 'the form of what is printed').choices(forms).default('table');
}
/** Below the options: what people type most. */
function teach(command) {
    const examples = EXAMPLES_OF[command.name()] ?? [];
    const width = Math.max(0, ...examples.map(([line]) => line.length));
    const lines = examples.map(([line, meaning]) => `  savepoint ${line.padEnd(width)}  ${meaning}`);
    if (lines.length > 0)
        command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}

;// CONCATENATED MODULE: ./build/src/cli/program.js
/** Parses a command line and runs its command. */






/** Parses arguments, runs the command and answers with its exit code. @throws what is our fault */
async function execute(argv, world) {
    let exit = launch_exit/* EXIT */.dc.ok;
    const program = define_define(world, (code) => {
        exit = code;
    });
    try {
        const words = commandFirst(argv);
        if (words[0] === 'import')
            throw (0,refusal/* notYet */.y)('import', '`savepoint init` writes a first pipeline file');
        await program.parseAsync([...words], { from: 'user' });
        return exit;
    }
    catch (error) {
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? launch_exit/* EXIT */.dc.ok : launch_exit/* EXIT */.dc.usage;
        if (error instanceof refusal/* Refusal */.P)
            return refuse(error, world);
        const refused = error instanceof errors/* StoreError */.AD ? error : (0,errors/* refusedByMachine */.RF)(error);
        if (refused === null)
            throw error;
        world.output.talk(`savepoint: ${refused.message}\n${hintLine(refused)}`);
        return launch_exit/* EXIT */.dc.store;
    }
}
/** Options of every command may stand before the command, too: they are put behind it. */
function commandFirst(argv) {
    let at = 0;
    for (let word = argv[at]; word !== undefined; word = argv[at]) {
        if (/^(-C|--workspace|--store|-o|--output)$/.test(word))
            at += 2;
        else if (/^(-q|--quiet|--no-color|--(workspace|store|output)=.*)$/.test(word))
            at += 1;
        else
            break;
    }
    const [command, ...rest] = argv.slice(at);
    return command === undefined ? argv : [command, ...argv.slice(0, at), ...rest];
}
function refuse(refusal, world) {
    const { output, machine } = world;
    if (refusal.problems.length > 0)
        output.talk((0,problems/* formatProblems */.C5)(refusal.problems));
    else
        output.talk(`savepoint: ${refusal.message}\n`);
    output.talk(hintLine(refusal));
    if (machine.env.GITHUB_ACTIONS === 'true') {
        for (const problem of refusal.problems)
            output.talk(`${(0,problems/* annotationOf */.lW)(problem)}\n`);
    }
    return refusal.exit;
}
function hintLine({ hint }) {
    return hint === null ? '' : `  hint: ${hint}\n`;
}


/***/ }),

/***/ 35594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ moreAnnotation),
/* harmony export */   Lj: () => (/* binding */ problemAnnotation),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   Qp: () => (/* binding */ failureAnnotation),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   tn: () => (/* binding */ formatAnnotation)
/* harmony export */ });
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49252);
/* harmony import */ var _log_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30402);


/** A step of a job shows so many of each level. */
const MOST = 10;
/** The characters of a message, with its escapes, that are kept. */
const LONGEST = 4096;
/** The properties that the runner knows, from its `IssueCommandExtension`. */
const PROPERTIES = ['title', 'file', 'line', 'endLine', 'col', 'endColumn'];
/** The workflow command for an annotation; a message that is too long is cut. */
function formatAnnotation({ level, message, properties }) {
    const given = PROPERTIES.flatMap((name) => {
        const value = properties[name] ?? '';
        return value === '' ? [] : [`${name}=${(0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProperty */ .Bn)((0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(value, 500, (text) => text.length))}`];
    });
    const head = given.length === 0 ? level : `${level} ${given.join(',')}`;
    return `::${head}::${(0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf)((0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(message, LONGEST, escapedLength))}`;
}
/** One annotation for a step that failed: its error, and as much of the end of its log as there is room for. */
function failureAnnotation({ step, error, place, log }) {
    const head = (0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .beginningOf */ .VI)(error, LONGEST / 4, escapedLength);
    const end = (0,_log_end_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(log, LONGEST - escapedLength(`${head}\n\n`), escapedLength);
    return {
        level: 'error',
        message: end.trim() === '' ? head : `${head}\n\n${end}`,
        properties: { title: step, ...propertiesOf(place) },
    };
}
/** A problem of the pipeline file. */
function problemAnnotation({ place, message, hint }, level) {
    const text = hint === undefined ? message : `${message} (${hint})`;
    if (place === undefined)
        return { level, message: text, properties: {} };
    const columns = { col: `${place.column}`, endColumn: `${place.column + place.length}` };
    return { level, message: text, properties: { ...propertiesOf(place), ...columns } };
}
/** The properties of a place in a file. */
function propertiesOf(place) {
    return place === null ? {} : { file: place.file, line: `${place.line}` };
}
/** What stands for annotations that there is no room for. @param count at least 1 */
function moreAnnotation(level, count) {
    const noun = count === 1 ? level : `${level}s`;
    return { level, message: `${count} more ${noun}: see the log`, properties: {} };
}
function escapedLength(text) {
    return (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf)(text).length;
}


/***/ }),

/***/ 49252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ escapeProperty),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   uf: () => (/* binding */ escapeData)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/** How text stands in a GitHub workflow command, `::name key=property::data`, and beside one. */

/** The text after the last `::`. */
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
/** The value of a property. */
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * One line of foreign text that the runner does not read as a command. It finds `::name::` at the start of a line, but
 * the old `##[name]` anywhere in it (`TryParseV2` and `TryParse` in its `ActionCommand.cs`).
 */
function inert(line) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/, '$1: ');
}


/***/ }),

/***/ 30402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   v3: () => (/* binding */ cleanLines),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/** The end of a log, for places that hold little. Pure. */


/** The lines of a log without colours and control characters. A CR ends a line too; empty lines at the end are left out. */
function cleanLines(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .toWellFormed()
        .trimEnd()
        .split(/\r\n|\n|\r/)
        .map(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK);
}
/**
 * As many of the last lines as fit, joined. Where not even the last one does, its end.
 * @param cost what a text takes of the limit; it must add up over the characters of a text
 */
function lastLines(lines, limit, cost) {
    const last = lines.at(-1);
    if (last === undefined)
        return '';
    const kept = [];
    let room = limit;
    for (const line of lines.toReversed()) {
        const price = cost(line) + (kept.length === 0 ? 0 : cost('\n'));
        if (price > room)
            break;
        room -= price;
        kept.unshift(line);
    }
    return kept.length > 0 ? kept.join('\n') : endOf(last, limit, cost);
}
/** The end of a text, with `…` in front where something is missing. */
function endOf(line, limit, cost) {
    let room = limit - cost('…');
    if (room < 0)
        return '';
    const kept = [];
    for (const character of [...line].toReversed()) {
        room -= cost(character);
        if (room < 0)
            break;
        kept.unshift(character);
    }
    return `…${kept.join('')}`;
}
/** The beginning of a text, with `…` behind it where something is missing. @param cost as for `lastLines` */
function beginningOf(text, limit, cost) {
    if (cost(text) <= limit)
        return text;
    let room = limit - cost('…');
    if (room < 0)
        return '';
    let kept = '';
    for (const character of text) {
        room -= cost(character);
        if (room < 0)
            break;
        kept += character;
    }
    return `${kept}…`;
}


/***/ }),

/***/ 55470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ formatProblems),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   lW: () => (/* binding */ annotationOf)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35594);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);


/** Longest stretch of a source line that is shown. */
const WIDEST = 160;
/** A problem as a compiler would say it: `file:line:column: message`, the line, a caret, the remedy. */
function formatProblem(problem) {
    const { place, message, hint } = problem;
    const lines = [place === undefined ? message : `${place.file}:${place.line}:${place.column}: ${message}`];
    if (place !== undefined)
        lines.push(...excerpt(place.text, place.column, place.length, place.line));
    if (hint !== undefined)
        lines.push(`  hint: ${hint}`);
    return lines.join('\n');
}
/** All problems of a file, with their number at the end. */
function formatProblems(problems) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    return `${problems.map(formatProblem).join('\n\n')}\n\n${count}; nothing was started.\n`;
}
function excerpt(text, column, length, line) {
    const start = column > WIDEST - 20 ? column - 40 : 0;
    const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text.slice(start, start + WIDEST));
    const before = text.slice(start, column - 1).replace(/[^\t]/g, ' ');
    const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - (column - 1 - start))));
    const gutter = `${line}`.padStart(5);
    return [
        `${gutter} | ${start > 0 ? '…' : ''}${shown}`,
        `${' '.repeat(5)} | ${start > 0 ? ' ' : ''}${before}${carets}`,
    ];
}
/** A GitHub workflow command that puts a problem on its line of the file. */
function annotationOf(problem) {
    return (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAnnotation */ .tn)((0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnnotation */ .Lj)(problem, 'error'));
}


/***/ }),

/***/ 74913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/** Making foreign text safe to print. */

/** Control characters would act on the terminal. */
function visible(text) {
    return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '\ufffd');
}
/** A text of so many characters at most: the middle of a longer one is left out. */
function shortened(text, most) {
    if (text.length <= most)
        return text;
    const end = Math.floor((most - 1) / 3);
    return `${text.slice(0, most - 1 - end)}…${text.slice(text.length - end)}`;
}
/** Text without colours and control characters, in one line. */
function plainText(text) {
    return visible((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 10990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/src/version.js

/** The version of this program. */
const VERSION = package_namespaceObject.rE;


/***/ })

};
