/** `savepoint init`: which steps a project's own files ask for, and the file that is written. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { starterFor } from '../../src/starter/starter.ts';
import { folder } from '../support/folder.ts';
import { savepoint } from '../support/in-process.ts';
import { readText } from '../support/pipeline.ts';

type Files = Readonly<Record<string, string>>;

const PACKAGE = (scripts: Files, more: object = { devDependencies: { a: '1' } }) =>
  JSON.stringify({ name: 'x', scripts, ...more });
const NPM = { 'package.json': PACKAGE({ build: 'tsc', test: 'jest' }), 'package-lock.json': '{}' };
const GO = { 'go.mod': 'module example.com/x\n' };
const RUST = { 'Cargo.toml': '[package]\nname = "x"\n', 'Cargo.lock': '' };
const PYTHON = {
  'pyproject.toml':
    '[project]\nname = "x"\ndependencies = ["requests"]\n\n[project.optional-dependencies]\ndocs = ["sphinx"]\ndev = [\n  "pytest>=8",\n  "ruff",\n]\n\n[tool.mypy]\nstrict = true\n',
};
const MAKE = {
  Makefile:
    '.PHONY: build test\nCC := cc\nall: build\nbuild: main.o\n\tcc main.o\ntest lint: build\n\t./t\nserve:\n\t./s\ndeploy:\n\t./d\n',
};

const PIP = "install: python3 -m venv .venv\n.venv/bin/python -m pip install -r requirements.txt -e '.[dev]'";

const ROWS: readonly (readonly [what: string, files: Files, steps: readonly string[]])[] = [
  ['npm with a lock file', NPM, ['install: npm ci', 'build: npm run build', 'test: npm test']],
  ['npm without one', { 'package.json': PACKAGE({}) }, ['install: npm install']],
  ['nothing to install', { 'package.json': PACKAGE({ test: 'node --test' }, {}) }, ['test: npm test']],
  [
    'pnpm',
    { 'package.json': PACKAGE({ test: 'vitest run' }), 'pnpm-lock.yaml': '' },
    ['install: pnpm install --frozen-lockfile', 'test: pnpm run test'],
  ],
  [
    'yarn',
    { 'package.json': PACKAGE({ lint: 'eslint .' }), 'yarn.lock': '__metadata:\n' },
    ['install: yarn install --immutable', 'lint: yarn run lint'],
  ],
  [
    'yarn 1, which knows no --immutable',
    { 'package.json': PACKAGE({}), 'yarn.lock': '# yarn lockfile v1\n' },
    ['install: yarn install --frozen-lockfile'],
  ],
  [
    'bun, whose own `bun test` is another',
    { 'package.json': PACKAGE({ test: 'x' }), 'bun.lock': '' },
    ['install: bun install --frozen-lockfile', 'test: bun run test'],
  ],
  [
    'the package manager that package.json names, before a lock file that is left over',
    { 'package.json': PACKAGE({}, { packageManager: 'pnpm@9.1.0' }), 'yarn.lock': '', 'pnpm-lock.yaml': '' },
    ['install: pnpm install --frozen-lockfile'],
  ],
  [
    'scripts by their words, in the order of a build; not those that serve, watch, mend or deploy',
    {
      'package.json': PACKAGE({
        'test:e2e': 'playwright test',
        test: 'jest',
        start: 'x',
        dev: 'x',
        'build:watch': 'tsc -w',
        watch: 'tsc -w',
        deploy: 'x',
        prepublishOnly: 'x',
        format: 'prettier --write .',
        build: 'tsc',
        check: 'svelte-check',
        'type-check': 'tsc --noEmit',
        lint: 'eslint .',
        'format:check': 'prettier --check .',
      }),
      'npm-shrinkwrap.json': '',
    },
    [
      'install: npm ci',
      'format-check: npm run format:check',
      'lint: npm run lint',
      'type-check: npm run type-check',
      'check: npm run check',
      'build: npm run build',
      'test: npm test',
      'test-e2e: npm run test:e2e',
    ],
  ],
  [
    'no script that never ends, none that always fails, and no check that only runs others',
    {
      'package.json': PACKAGE(
        {
          build: 'tsc --watch',
          test: 'echo "Error: no test specified" && exit 1',
          'test:unit': 'jest --watchAll=false',
          lint: 'eslint .',
          check: 'npm run lint && npm run test:unit',
        },
        {},
      ),
    },
    ['lint: npm run lint', 'test-unit: npm run test:unit'],
  ],
  ['a Makefile', MAKE, ['lint: make lint', 'build: make build', 'test: make test']],
  [
    'a Makefile whose check only runs others',
    { GNUmakefile: 'check: lint test\nlint:\ntest::\n', Makefile: 'build:\n' },
    ['lint: make lint', 'test: make test'],
  ],
  ['a Makefile with variables alone', { Makefile: 'test = 1\nbuild := 2\nlint ::= 3\n' }, []],
  ['Go', GO, ['vet: go vet ./...', 'build: go build ./...', 'test: go test ./...']],
  ['Rust', RUST, ['build: cargo build --locked', 'test: cargo test --locked']],
  [
    'a Rust workspace without a lock file',
    { 'Cargo.toml': '[workspace]\nmembers = ["a"]\n' },
    ['build: cargo build --workspace', 'test: cargo test --workspace'],
  ],
  [
    'Python with pip',
    { ...PYTHON, 'requirements.txt': 'flask\n' },
    [PIP, 'lint: .venv/bin/python -m ruff check .', 'test: .venv/bin/python -m pytest'],
  ],
  [
    'Python with requirements alone',
    { 'requirements.txt': 'flask\n', 'requirements-dev.txt': 'pytest==8.0\nmypy\npytest-cov\n' },
    [
      'install: python3 -m venv .venv\n.venv/bin/python -m pip install -r requirements.txt -r requirements-dev.txt',
      'typecheck: .venv/bin/python -m mypy .',
      'test: .venv/bin/python -m pytest',
    ],
  ],
  [
    'Python with uv',
    { ...PYTHON, 'uv.lock': '' },
    ['install: uv sync --locked', 'lint: uv run ruff check .', 'test: uv run pytest'],
  ],
  [
    'Python with poetry',
    { 'pyproject.toml': '[tool.poetry]\nname = "x"\n[tool.poetry.group.dev.dependencies]\npytest = "^8"\n' },
    ['install: poetry install', 'test: poetry run pytest'],
  ],
  [
    'Python with pdm, and a tool that is configured but no dependency',
    { 'pyproject.toml': '[tool.pdm]\n[tool.ruff]\nline-length = 100\n', 'pdm.lock': '' },
    ['install: pdm install'],
  ],
  [
    'several of them: installs first, then word by word, each step with a name of its own',
    { ...NPM, ...GO },
    [
      'install: npm ci',
      'vet: go vet ./...',
      'build-node: npm run build',
      'build-go: go build ./...',
      'test-node: npm test',
      'test-go: go test ./...',
    ],
  ],
  [
    'a Makefile that speaks for all of the project',
    { ...NPM, ...GO, Makefile: 'build:\ntest:\n' },
    ['install: npm ci', 'vet: go vet ./...', 'build: make build', 'test: make test'],
  ],
  ['files that ask for nothing', { Makefile: 'serve:\n', 'package.json': PACKAGE({ start: 'x' }, {}) }, []],
];

const EXAMPLE = ['build: echo "the command that builds"', 'test: echo "the command that tests"'];

test.each(ROWS)('%s', (_, files, steps) => {
  const starter = starterFor(new Map(Object.entries(files)));
  expect(starter.steps.map(({ id, run }) => `${id}: ${run}`)).toEqual(steps.length === 0 ? EXAMPLE : steps);
  const read = readText(starter.text);
  if (!read.ok) throw new Error(starter.text);
  expect(read.value).toMatchObject({ name: 'CI', warnings: [] });
  expect(read.value.steps.map(({ id, run }) => ({ id, run: `${run}`.trimEnd() }))).toEqual(starter.steps);
  expect(read.value.steps.every(({ writes }) => writes === null)).toBe(true);
});

function projectWith(files: Files): string {
  const path = folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

describe('the command', () => {
  test.each([
    ['npm', NPM, 'from package.json): install, build, test'],
    ['make', MAKE, 'from Makefile): lint, build, test'],
    ['Go', GO, 'from go.mod): vet, build, test'],
    ['Rust', RUST, 'from Cargo.toml): build, test'],
    ['Python', PYTHON, 'from pyproject.toml): install, lint, test'],
    ['nothing', {}, 'an example: put in your commands): build, test'],
    ['several', { ...NPM, ...MAKE }, 'from Makefile, package.json): install, lint, build, test'],
  ])('writes a valid file for %s, and says what comes next', async (_, files, said) => {
    const cwd = projectWith(files);
    const { code, stdout, stderr } = await savepoint(['init'], { cwd });
    expect([code, stdout]).toEqual([0, `wrote savepoint.yml (${said}\n`]);
    expect(stderr).toMatch(/savepoint plan\n.*savepoint run\n[\s\S]*uses: OWNER\/savepoint@v1\n$/);
    expect(await savepoint(['validate'], { cwd })).toMatchObject({ code: 0, stderr: '' });
    expect((await savepoint(['plan', '-q'], { cwd })).code).toBe(0);
  });

  test('writes an example that runs as it is', async () => {
    const cwd = projectWith({});
    await savepoint(['init', '-q'], { cwd });
    expect(await savepoint(['run', '-q'], { cwd })).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    ['.github', '.github/savepoint.yml'],
    ['.git', '.github/savepoint.yml'],
    ['other', 'savepoint.yml'],
  ])('in a folder with %s writes %s', async (made, file) => {
    const cwd = projectWith(NPM);
    mkdirSync(join(cwd, made));
    const printed = await savepoint(['init', '-C', cwd, '-o', 'json'], { cwd: '/' });
    const text = readFileSync(join(cwd, file), 'utf8');
    expect([printed.code, printed.stderr, JSON.parse(printed.stdout)]).toEqual([
      0,
      '',
      {
        file,
        from: ['package.json'],
        steps: [
          { id: 'install', run: 'npm ci' },
          { id: 'build', run: 'npm run build' },
          { id: 'test', run: 'npm test' },
        ],
        text,
      },
    ]);
  });

  test.each(['savepoint.yml', '.github/savepoint.yml'])('never writes over or beside %s', async (file) => {
    for (const [make, isKept] of [
      [(path: string) => writeFileSync(path, 'mine'), true],
      [(path: string) => symlinkSync('nowhere', path), false],
    ] as const) {
      const cwd = projectWith(GO);
      mkdirSync(join(cwd, '.github'));
      make(join(cwd, file));
      const { code, stderr } = await savepoint(['init'], { cwd });
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(`savepoint: ${file} is there already, and stays as it is\n  hint: `),
      ]);
      const files = ['savepoint.yml', '.github/savepoint.yml', 'nowhere', '.github/nowhere'];
      expect(files.filter((each) => existsSync(join(cwd, each)))).toEqual(isKept ? [file] : []);
    }
  });

  test('is for the folder it is called in, also below one that has a pipeline', async () => {
    const cwd = projectWith({ 'savepoint.yml': 'steps: [{ run: a }]' });
    mkdirSync(join(cwd, 'sub'));
    expect((await savepoint(['init'], { cwd: join(cwd, 'sub') })).code).toBe(0);
    expect(existsSync(join(cwd, 'sub/savepoint.yml'))).toBe(true);
  });

  test('writes beside a file that has the name of the folder', async () => {
    const cwd = projectWith({ '.git': '', '.github': '' });
    expect((await savepoint(['init'], { cwd })).code).toBe(0);
    expect(existsSync(join(cwd, 'savepoint.yml'))).toBe(true);
  });

  test.each([
    [
      'a package.json that is no JSON',
      projectWith({ 'package.json': '{ "scripts": ' }),
      'package.json cannot be read: ',
    ],
    ['a folder that takes no file', '/proc', 'savepoint.yml cannot be written: '],
  ])('refuses %s, and writes nothing', async (_, cwd, message) => {
    const { code, stdout, stderr } = await savepoint(['init'], { cwd });
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(`^savepoint: ${message}.*\\n {2}hint: .*\\n$`),
    ]);
    expect(existsSync(join(cwd, 'savepoint.yml'))).toBe(false);
  });
});
