/**
 * Takes away, one after the other, what the sweeps over saved workspaces are there to hold, in a copy of this checkout, and insists
 * that each of those tests fails then. `node scripts/controls.ts [NAME…]` tries those controls, or all.
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

const LIMIT_MS = 30 * 60_000;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CONTROLS.some((control) => control.name === name));
if (unknown.length > 0) throw new Error(`no such control: ${unknown.join(', ')}`);
const chosen = CONTROLS.filter(({ name }) => names.length === 0 || names.includes(name));
const copy = mkdtempSync(join(tmpdir(), 'savepoint-controls-'));
const survived: string[] = [];
try {
  copyCheckout();
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
}

/** The tests that did not fail, one line each. */
function tried({ name, away, fails }: Control): readonly string[] {
  for (const { file, text, instead } of away) {
    const before = readFileSync(join(copy, file), 'utf8');
    if (before.split(text).length !== 2) throw new Error(`${file}: stands not once there: ${text}`);
    writeFileSync(
      join(copy, file),
      before.replace(text, () => instead),
    );
  }
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'inherit' });
  const lines = fails.flatMap(({ suite, titles }) =>
    passing(suite, titles).map((title) => `${name}: passes without it: ${suite}: ${title}`),
  );
  for (const { file } of away) copyFileSync(file, join(copy, file));
  return lines;
}

function passing(suite: string, titles: string): readonly string[] {
  const results = join(copy, 'results.json');
  rmSync(results, { force: true });
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  const choice = [
    `__tests__/${suite}\\.test`,
    '--testNamePattern',
    titles,
    '--json',
    '--outputFile',
    results,
  ];
  const started = Date.now();
  const env = { ...process.env, SAVEPOINT_SOAK: '', SAVEPOINT_SEED: '' };
  const { error } = spawnSync(process.execPath, [...args, ...choice], {
    cwd: copy,
    env,
    stdio: 'ignore',
    timeout: LIMIT_MS,
  });
  if (error !== undefined) throw error;
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results;
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'pending');
  if (ran.length === 0) throw new Error(`${suite}: no test whose title has ${titles}`);
  const passed = ran.filter(({ status }) => status !== 'failed').map(({ title }) => title);
  console.log(
    `${suite}: ${ran.length - passed.length} of ${ran.length} fail (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return passed;
}

interface Results {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
