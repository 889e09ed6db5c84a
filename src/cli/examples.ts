/** Examples in `--help`. */

/** What people type most, by command. */
export const EXAMPLES_OF: Readonly<Record<string, readonly (readonly [line: string, meaning: string])[]>> = {
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
export const EXAMPLES = `
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
