/**
 * Takes a line of the product away, one control after the other, in a copy of this checkout. The tests that hold that line must fail then.
 * `node scripts/controls.ts [TEXT…]` tries the controls whose names begin with one of the texts, or all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CONTROLS, type Control } from './controls-list.ts';

const LIMIT_MS = 5 * 60_000;

const names = process.argv.slice(2);
const unknown = names.filter((begin) => !CONTROLS.some(({ name }) => name.startsWith(begin)));
if (unknown.length > 0) throw new Error(`no such control: ${unknown.join(', ')}`);
const chosen = CONTROLS.filter(
  ({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)),
);
const copy = mkdtempSync(join(tmpdir(), 'savepoint-controls-'));
const survived: string[] = [];
try {
  copyCheckout();
  if (chosen[0] !== undefined) mustPass(chosen[0]);
  for (const control of chosen) survived.push(...tried(control));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const line of survived) console.error(line);
process.exitCode = survived.length > 0 ? 1 : 0;

function copyCheckout(): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of tracked) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(path, join(copy, path));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // Node runs the sources themselves, so that nothing is built for a control.
  writeFileSync(join(copy, 'dist/index.js'), "import '../src/main.ts';\n");
}

/** The tests of one control, in the copy as it is. @throws Error where one fails: then no control would say anything */
function mustPass({ fails }: Control): void {
  for (const { suite, titles } of fails) {
    const { ran, passed } = results(suite, titles);
    if (passed.length < ran) throw new Error(`${suite} fails although nothing is taken away`);
  }
}

/** The tests that did not fail, one line each. */
function tried({ name, away, fails }: Control): readonly string[] {
  for (const { file, text, instead } of away) {
    const before = readFileSync(join(copy, file), 'utf8');
    if (before.split(text).length !== 2) throw new Error(`${file} does not have this text once: ${text}`);
    writeFileSync(
      join(copy, file),
      before.replace(text, () => instead),
    );
  }
  const loose = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  execFileSync('node_modules/.bin/tsc', ['--noEmit', '-p', 'tsconfig.build.json', ...loose], {
    cwd: copy,
    stdio: 'inherit',
  });
  const lines = fails.flatMap(({ suite, titles }) =>
    results(suite, titles).passed.map(
      (title) => `${name}: passes although the line is gone: ${suite}: ${title}`,
    ),
  );
  for (const { file } of away) copyFileSync(file, join(copy, file));
  return lines;
}

/** How many tests ran, and the titles of those that passed. */
function results(
  suite: string,
  titles: string,
): { readonly ran: number; readonly passed: readonly string[] } {
  const file = join(copy, 'results.json');
  rmSync(file, { force: true });
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  const choice = [`__tests__/${suite}\\.test`, '--testNamePattern', titles, '--json', '--outputFile', file];
  const started = Date.now();
  const env = { ...process.env, SAVEPOINT_SOAK: '', SAVEPOINT_SEED: '' };
  const { error } = spawnSync(process.execPath, [...args, ...choice], {
    cwd: copy,
    env,
    stdio: 'ignore',
    timeout: LIMIT_MS,
  });
  if (error !== undefined) throw error;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'pending');
  if (ran.length === 0) throw new Error(`${suite} has no test whose title matches ${titles}`);
  const passed = ran.filter(({ status }) => status !== 'failed').map(({ title }) => title);
  console.log(
    `${suite}: ${ran.length - passed.length} of ${ran.length} fail (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return { ran: ran.length, passed };
}

interface Results {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
