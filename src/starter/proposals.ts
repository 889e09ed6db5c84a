/** The steps that a project's own files ask for. Pure. */

/** Known files of a project's top folder, by their names, with their texts. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** What a step does, in the order in which steps come. */
export const WORDS = [
  'install',
  'format',
  'lint',
  'types',
  'check',
  'build',
  'test',
  'integration',
  'e2e',
] as const;

export type Word = (typeof WORDS)[number];

export interface Proposal {
  readonly word: Word;
  readonly id: string;
  readonly run: string;
}

/** The names that scripts and targets have for a word, the likeliest first. Not those that serve, watch, mend or deploy. */
const NAMES: Readonly<Record<Exclude<Word, 'install'>, readonly string[]>> = {
  format: ['format:check', 'check:format', 'format-check', 'check-format', 'fmt:check', 'fmt-check'],
  lint: ['lint', 'lint:check', 'lint-check'],
  types: ['typecheck', 'type-check', 'check:types', 'check-types', 'types:check', 'types'],
  check: ['check'],
  build: ['build', 'compile'],
  test: ['test', 'tests', 'test:ci', 'test-ci', 'test:unit', 'test-unit'],
  integration: ['test:integration', 'test-integration', 'integration'],
  e2e: ['test:e2e', 'test-e2e', 'e2e'],
};

/** The scripts of package.json. */
export function ofNode(files: ProjectFiles): readonly Proposal[] {
  const text = files.get('package.json');
  if (text === undefined) return [];
  const { scripts = {}, ...manifest } = JSON.parse(text) as Manifest;
  const manager = managerOf(manifest, files);
  const usable = Object.entries(scripts).filter(([, script]) => !isEndless(script));
  const proposals = named(new Map(usable), (name) => manager.run(name));
  const dependencies = [manifest.dependencies, manifest.devDependencies].flatMap((each) =>
    Object.keys(each ?? {}),
  );
  const hasNothing = dependencies.length === 0 && !manager.isLocked && manifest.workspaces === undefined;
  return hasNothing ? proposals : [{ word: 'install', id: 'install', run: manager.install }, ...proposals];
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly packageManager?: string;
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly workspaces?: unknown;
}

interface Manager {
  readonly isLocked: boolean;
  readonly install: string;
  readonly run: (script: string) => string;
}

/** The lock files of each package manager. */
const LOCKS = {
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
} as const;

function managerOf({ packageManager = '' }: Manifest, files: ProjectFiles): Manager {
  const names = Object.keys(LOCKS) as (keyof typeof LOCKS)[];
  const hasLock = (name: keyof typeof LOCKS) => LOCKS[name].some((file) => files.has(file));
  const said = names.find((name) => packageManager.startsWith(`${name}@`));
  const name = said ?? names.find(hasLock) ?? 'npm';
  const isLocked = hasLock(name);
  const locked = {
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: isClassic(files.get('yarn.lock')) ? 'yarn install --frozen-lockfile' : 'yarn install --immutable',
    bun: 'bun install --frozen-lockfile',
    npm: 'npm ci',
  };
  return {
    isLocked,
    install: isLocked ? locked[name] : `${name} install`,
    run: (script) => (name === 'npm' && script === 'test' ? 'npm test' : `${name} run ${script}`),
  };
}

/** Yarn 1 knows no `--immutable`. */
function isClassic(lock = ''): boolean {
  return lock.includes('# yarn lockfile v1');
}

/** A script that waits for changes never ends; the one that `npm init` writes always fails. */
function isEndless(script: string): boolean {
  return /(^|\s)(--watch(All)?(?!=false|\S*=false)|-w|nodemon|watch)(\s|$)|no test specified/.test(script);
}

/** The targets of a Makefile. */
export function ofMake(files: ProjectFiles): readonly Proposal[] {
  const text = files.get('GNUmakefile') ?? files.get('makefile') ?? files.get('Makefile') ?? '';
  const rules = text.matchAll(/^([\w./-]+(?: +[\w./-]+)*) *::?(?![:=])(.*)$/gm);
  const targets = new Map(
    [...rules].flatMap(([, left = '', needs = '']) =>
      left.split(/ +/).map((target): [string, string] => [target, needs]),
    ),
  );
  return named(targets, (name) => `make ${name}`);
}

/** The first name of each word that is there. `check` is left out where it only runs others of them. */
function named(found: ReadonlyMap<string, string>, run: (name: string) => string): readonly Proposal[] {
  const chosen = Object.entries(NAMES).flatMap(([word, names]) => {
    const name = names.find((each) => found.has(each));
    return name === undefined ? [] : [{ word: word as Word, name }];
  });
  return chosen
    .filter(({ word, name }) => word !== 'check' || !runsOthers(found.get(name) ?? '', chosen))
    .map(({ word, name }) => ({ word, id: name.replaceAll(':', '-'), run: run(name) }));
}

function runsOthers(text: string, chosen: readonly { readonly name: string }[]): boolean {
  const parts = text.split(/[\s&|;]+/);
  return chosen.some(({ name }) => name !== 'check' && parts.includes(name));
}

/** Go's own commands. */
export function ofGo(files: ProjectFiles): readonly Proposal[] {
  if (!files.has('go.mod')) return [];
  return [
    { word: 'lint', id: 'vet', run: 'go vet ./...' },
    { word: 'build', id: 'build', run: 'go build ./...' },
    { word: 'test', id: 'test', run: 'go test ./...' },
  ];
}

/** Cargo's own commands. */
export function ofRust(files: ProjectFiles): readonly Proposal[] {
  const manifest = files.get('Cargo.toml');
  if (manifest === undefined) return [];
  const all = /^\[workspace\b/m.test(manifest) ? ' --workspace' : '';
  const options = `${all}${files.has('Cargo.lock') ? ' --locked' : ''}`;
  return [
    { word: 'build', id: 'build', run: `cargo build${options}` },
    { word: 'test', id: 'test', run: `cargo test${options}` },
  ];
}

/** The tools that a Python project depends on, as `python -m` starts them. */
const PYTHON_TOOLS: readonly (Proposal & { readonly tool: string })[] = [
  { tool: 'ruff', word: 'lint', id: 'lint', run: 'ruff check .' },
  { tool: 'mypy', word: 'types', id: 'typecheck', run: 'mypy .' },
  { tool: 'pytest', word: 'test', id: 'test', run: 'pytest' },
];

/** The dependencies of a Python project, and the tools among them. */
export function ofPython(files: ProjectFiles): readonly Proposal[] {
  const project = files.get('pyproject.toml') ?? '';
  const requirements = ['requirements.txt', 'requirements-dev.txt'].filter((file) => files.has(file));
  if (project === '' && requirements.length === 0) return [];
  const { install, start } = pythonOf(project, requirements, files);
  const texts = [project, ...requirements.map((file) => files.get(file) ?? '')];
  const tools = PYTHON_TOOLS.filter(({ tool }) => texts.some((text) => dependsOn(text, tool)));
  return [
    { word: 'install', id: 'install', run: install },
    ...tools.map(({ word, id, run }) => ({ word, id, run: `${start}${run}` })),
  ];
}

/** Whether a requirement in a list or a table names a package. */
function dependsOn(text: string, name: string): boolean {
  return new RegExp(`(^|["'])${name}(?=$|[\\s"'<>=~!;,\\[])`, 'm').test(text);
}

interface Python {
  readonly install: string;
  /** In front of a tool's name. */
  readonly start: string;
}

function pythonOf(project: string, requirements: readonly string[], files: ProjectFiles): Python {
  const has = (section: string) => new RegExp(`^\\[${section}`, 'm').test(project);
  if (files.has('poetry.lock') || has('tool\\.poetry'))
    return { install: 'poetry install', start: 'poetry run ' };
  if (files.has('pdm.lock') || has('tool\\.pdm')) return { install: 'pdm install', start: 'pdm run ' };
  if (files.has('uv.lock') || has('tool\\.uv') || has('dependency-groups'))
    return { install: `uv sync${files.has('uv.lock') ? ' --locked' : ''}`, start: 'uv run ' };
  const itself = has('project\\]') || has('build-system') ? [`-e '.${extrasOf(project)}'`] : [];
  const packages = [...requirements.map((file) => `-r ${file}`), ...itself].join(' ');
  const install = packages === '' ? '' : `\n.venv/bin/python -m pip install ${packages}`;
  return { install: `python3 -m venv .venv${install}`, start: '.venv/bin/python -m ' };
}

/** The optional dependencies that are for work on the project: `[dev,test]`, or nothing. */
function extrasOf(project: string): string {
  const sections = project.split(/^(?=\[)/m);
  const section = sections.find((each) => each.startsWith('[project.optional-dependencies]')) ?? '';
  const names = [...section.matchAll(/^(dev|test|tests|testing|lint)\s*=/gm)].map(([, name]) => name);
  return names.length === 0 ? '' : `[${names.join(',')}]`;
}
