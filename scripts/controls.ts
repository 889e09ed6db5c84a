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

interface Control {
  readonly name: string;
  /** What is taken away: a text that stands once in a file, and what stands there instead. */
  readonly away: readonly { readonly file: string; readonly text: string; readonly instead: string }[];
  /** Test files, each with what the titles say of which every one must fail. */
  readonly fails: readonly { readonly suite: string; readonly titles: string }[];
}

const CONTROLS: readonly Control[] = [
  {
    name: 'restoring',
    away: [
      {
        file: 'src/files/restore.ts',
        text: 'apply(expectingAll(actions, index), {',
        instead: 'apply(expectingAll(actions.slice(actions.length), index), {',
      },
    ],
    fails: [
      { suite: 'cli/workspace-property', titles: 'random runs' },
      { suite: 'cli/coverage-property', titles: 'what is covered is always whole' },
      { suite: 'cli/damage', titles: 'damages of the store' },
      { suite: 'store/workspace-crash', titles: '(at|refused) any system call' },
      { suite: 'cli/real-project', titles: 'killed at random moments' },
    ],
  },
  {
    name: 'verifying',
    away: [
      {
        file: 'src/checkpoint/block.ts',
        text: "if (sha256(bytes) !== digest) throw new Malformed('a block of it",
        instead: "if (sha256(bytes) === digest.slice(1)) throw new Malformed('a block of it",
      },
      {
        file: 'src/checkpoint/block.ts',
        text: "if (sha256(bytes) !== digest) throw new Malformed('a piece of it",
        instead: "if (sha256(bytes) === digest.slice(1)) throw new Malformed('a piece of it",
      },
    ],
    fails: [
      { suite: 'cli/damage', titles: 'damages of the store' },
      { suite: 'checkpoint/damage', titles: 'every damaged block is told' },
    ],
  },
  {
    name: 'keeping edits',
    away: [
      {
        file: 'src/tree/reconcile.ts',
        text: 'return known.isTouched(path) && known.has(path, have);',
        instead: 'return known.isTouched(path) || known.has(path, have);',
      },
    ],
    fails: [{ suite: 'cli/workspace-property', titles: 'random runs' }],
  },
  {
    name: 'staying inside',
    away: [
      {
        file: 'src/checkpoint/change-rows.ts',
        text: "typeof value === 'string' && !isTooLong(value) && PATH.test(value)",
        instead: "typeof value === 'string' && !isTooLong(value) && (PATH.test(value) || value !== '')",
      },
    ],
    fails: [{ suite: 'cli/hostile-store', titles: 'from a hostile store' }],
  },
];

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
