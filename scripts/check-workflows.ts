/**
 * Holds both action.yml, all workflows and all pipeline files, those of the examples too, against what others say of them:
 * actionlint, zizmor and the JSON Schemas of GitHub's files and our own. No network, once the tools are there.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { install, type Tool, toolPath } from './tools.ts';

const ACTIONS = filesOf(['action.yml', '*/action.yml']);
const WORKFLOWS = filesOf(['.github/workflows/*.{yml,yaml}', 'examples/**/.github/workflows/*.{yml,yaml}']);
const PIPELINES = filesOf([
  '.github/savepoint.yml',
  '.github/savepoint/*.yml',
  'examples/**/savepoint.yml',
  'examples/*/.github/savepoint.yml',
  'examples/**/.github/savepoint/*.yml',
]);

interface Check {
  readonly says: string;
  readonly tool: Tool;
  readonly args: readonly string[];
}

// What is installed beside actionlint differs from machine to machine, so it gets no help from others.
const ALONE = ['-shellcheck=', '-pyflakes='];
const STRICT = [
  '--offline',
  '--strict-collection',
  '--persona=pedantic',
  '--config=.github/zizmor.yml',
  '--no-progress',
];

const CHECKS: readonly Check[] = [
  { says: 'workflows: actionlint', tool: 'actionlint', args: [...ALONE, ...WORKFLOWS] },
  { says: 'actions and workflows: zizmor', tool: 'zizmor', args: [...STRICT, ...ACTIONS, ...WORKFLOWS] },
  schema('actions', ['--builtin-schema', 'vendor.github-actions', ...ACTIONS]),
  schema('workflows', ['--builtin-schema', 'vendor.github-workflows', ...WORKFLOWS]),
  schema('pipelines', ['--schemafile', 'src/pipeline/schema.json', ...PIPELINES]),
];

try {
  install(['actionlint', 'zizmor', 'check-jsonschema']);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const failed = CHECKS.filter((check) => !passes(check));
if (failed.length > 0) {
  console.error(`not clean: ${failed.map(({ says }) => says).join('; ')}`);
  process.exit(1);
}
console.log(
  `${ACTIONS.join(' and ')}, ${WORKFLOWS.length} workflows and ${PIPELINES.length} pipelines are clean.`,
);

function schema(what: string, args: readonly string[]): Check {
  return { says: `${what}: check-jsonschema`, tool: 'check-jsonschema', args };
}

/** @throws Error when nothing is found: a check of nothing passes */
function filesOf(patterns: readonly string[]): readonly string[] {
  const found = globSync([...patterns]).sort();
  if (found.length === 0) throw new Error(`no file is called ${patterns.join(' or ')}`);
  return found;
}

/** What a tool says is shown only when it has found something. */
function passes({ tool, args }: Check): boolean {
  const { status, error, stdout, stderr } = spawnSync(toolPath(tool), args, { encoding: 'utf8' });
  if (error !== undefined) throw new Error(`${tool} could not be started`, { cause: error });
  if (status !== 0) console.error(stdout + stderr);
  return status === 0;
}
