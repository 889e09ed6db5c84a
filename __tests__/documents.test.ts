/** Documents show nothing that is not true of the code, and stay short. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readText } from './support/pipeline.ts';

const ACTION = 'OWNER/savepoint@v1';

const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

test('the README shows a job whose steps are saved, then a valid pipeline and the steps that run it', () => {
  const [workflow = '', pipeline = '', uses = '', ...more] = yamlIn('README.md');
  mustSaveSteps(workflow);
  expect(readText(pipeline)).toMatchObject({ ok: true, value: { name: 'Nightly' } });
  expect(parse(uses)).toEqual([{ uses: expect.any(String) }, { id: 'savepoint', uses: ACTION }]);
  expect(more).toEqual([]);
});

test('docs/steps.md begins with a job whose steps are saved', () => {
  mustSaveSteps(yamlIn('docs/steps.md')[0] ?? '');
});

/** The first lines of a job with `command: steps`, where people copy them from. */
function mustSaveSteps(workflow: string): void {
  const { build } = parse(workflow).jobs;
  const steps: readonly { readonly run?: string }[] = build.steps;
  expect(build.defaults).toEqual({ run: { shell: 'savepoint {0}' } });
  const first = steps.findIndex(({ run }) => run !== undefined);
  expect(steps[first - 1]).toEqual({ uses: ACTION, with: { command: 'steps' } });
}

test('the pipelines of docs/pipeline.md are valid, without a warning', () => {
  const texts = yamlIn('docs/pipeline.md');
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(readText(text)).toMatchObject({ ok: true, value: { warnings: [] } });
});

test.each([
  ['README.md', 200],
  ['docs/workspace.md', 120],
  ['docs/architecture.md', 200],
])('%s has at most %d lines', (file, most) => {
  expect(read(file).split('\n').length - 1).toBeLessThanOrEqual(most);
});

test('docs/limits.md has at most 25 entries, each with symptom, cause and remedy', () => {
  const [, , ...entries] = rowsOf(read('docs/limits.md'));
  expect(entries.length).toBeLessThanOrEqual(25);
  expect(entries.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
});

test.each([
  ['docs/workspace.md', '## The rules', 8],
  ['docs/architecture.md', '## Rules that must hold', 13],
])('%s numbers its rules', (file, heading, count) => {
  const [section = ''] = (read(file).split(`${heading}\n`)[1] ?? '').split('\n## ');
  const numbers = [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: count }, (_, at) => at + 1));
});

test('every link of a document leads to a file, and to a heading in it', () => {
  const broken = documents.flatMap((file) =>
    linksOf(read(file))
      .filter((link) => !leadsSomewhere(file, link))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm (?:run (?:--silent )?([a-z0-9:]+)|(test)\b)/g)].map(
      ([, run, itself]) => run ?? itself ?? '',
    ),
  );
  expect(named).toEqual(expect.arrayContaining(['test', 'quickstart', 'check', 'bench']));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README names every key of a pipeline and of a step', () => {
  const schema = JSON.parse(read('src/pipeline/schema.json'));
  const keys = [...Object.keys(schema.properties), ...Object.keys(schema.definitions.entry.properties)];
  const tables = rowsOf(read('README.md')).flat().join(' ');
  expect(keys.filter((key) => !tables.includes(`\`${key}\``))).toEqual([]);
});

test('the table of rooms in docs/architecture.md has every room', () => {
  const named = [...read('docs/architecture.md').matchAll(/^\| ((?:`\w+\/`(?:, )?)+) \|/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/\w+/g)].map(([name]) => name),
  );
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named.sort()).toEqual(rooms.map(({ name }) => name).sort());
});

test('docs/errors.md lists every kind of problem that the sources name', () => {
  const documented = read('docs/errors.md');
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const codes = sources.flatMap((file) =>
    [...read(join('src', file)).matchAll(/\bcode: '([a-z-]+)'/g)].map((match) => match[1]),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !documented.includes(`\`${code}\``))).toEqual([]);
});

/** The blocks of YAML of a document. */
function yamlIn(file: string): readonly string[] {
  return [...read(file).matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The cells of all rows of tables, the first two of each table its head. */
function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

/** The targets of links in this repository. */
function linksOf(text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^https?:/.test(target));
}

function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(read(file)).includes(anchor);
}

/** As GitHub makes them of headings. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
