/** A small action that tells what a runner gives it, and does as `MODE` says. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './folder.ts';

const MANIFEST = `
name: Probe
description: Tells what it is given
inputs:
  matrix: { description: "", default: "\${{ toJSON(matrix) }}" }
  strategy: { description: "", default: "\${{ toJSON(strategy) }}" }
  dispatched: { description: "", default: "\${{ github.event.inputs.savepoint-run }}" }
  token: { description: "", default: "\${{ github.token }}" }
  check-run: { description: "", default: "\${{ job.check_run_id }}" }
  job-status: { description: "", default: "\${{ job.status }}" }
  run-id: { description: "", default: "" }
outputs:
  seen: { description: "" }
runs: { using: node24, main: dist/index.js, post: dist/index.js, post-if: always() }
`;

/** `MODE` is empty, `fail`, `hang` (deaf to both signals), or the signal at which it ends. */
const PROGRAM = `
const { appendFileSync, existsSync } = require('node:fs');
const { GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY, MODE = '', OUTSIDE, STATE_left } = process.env;
if (STATE_left !== undefined) {
  console.log('post after ' + STATE_left + ', the job is a ' + process.env['INPUT_JOB-STATUS']);
  appendFileSync(OUTSIDE + '/posts', STATE_left + '\\n');
  process.exit(0);
}
appendFileSync(GITHUB_STATE, 'left=main\\n');
appendFileSync(GITHUB_OUTPUT, 'seen<<END\\n' + JSON.stringify({ ...process.env, cwd: process.cwd(), node: process.version }) + '\\nEND\\n');
appendFileSync(GITHUB_STEP_SUMMARY, '# A <b>\\nline\\n');
console.log('::group::Told');
console.log('::warning file=a.yml,line=3,title=T%3A x::two%0Alines');
console.log('::notice::one');
console.log('::error title=b::bad');
console.log('::endgroup::');
console.error('to stderr');
if (MODE === 'fail') process.exit(3);
if (MODE !== '') {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === MODE && process.exit(130));
  process.on('SIGHUP', () => {});
  setInterval(() => {}, 1000);
  appendFileSync(OUTSIDE + '/ready', '');
}
`;

/** A folder with the action. */
export function probeAction(): string {
  const path = folder();
  for (const part of ['dist', 'rerun']) mkdirSync(join(path, part));
  writeFileSync(join(path, 'action.yml'), MANIFEST);
  writeFileSync(join(path, 'dist', 'index.js'), PROGRAM);
  return path;
}
