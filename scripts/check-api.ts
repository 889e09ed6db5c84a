/**
 * Asks the run service what schemathesis makes of its OpenAPI file: requests that fit it and requests that do not, always the same ones.
 * An answer that is a fault of the service (500), or that the file does not describe, fails. It needs dist/.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { install, toolPath } from './tools.ts';

const SAVEPOINT = resolve('dist/index.js');
const OPENAPI = 'src/serve/openapi.json';
const TOKEN = 'a-token-of-the-check';

/** A run that has everything: logs with colours, a change, an answered question, a failure. */
const PIPELINE = `
inputs: { word: { default: hello } }
steps:
  - { id: one, run: "echo one > a.txt; printf '\\\\033[31mred\\\\033[0m\\\\n'" }
  - { id: gate, approval: { prompt: "Go on?" } }
  - { id: two, run: exit 1, rerun: ask }
`;

/** A body may be refused for its size before anybody reads it. */
const SETTINGS =
  '[checks]\nnegative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 409, 413]\n';

/** Streams have no end. Of random requests some for each operation: many start processes. */
const HOW = [
  ['--phases', 'coverage,fuzzing'],
  ['--exclude-path-regex', 'stream$'],
  ['--seed', '1'],
  ['--max-examples', '3'],
  ['--generation-deterministic'],
  ['--no-color'],
].flat();

try {
  install(['schemathesis']);
  const folder = mkdtempSync(join(tmpdir(), 'savepoint-check-api-'));
  try {
    process.exitCode = await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @returns the exit code */
async function check(folder: string): Promise<number> {
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  writeFileSync(join(workspace, 'savepoint.yml'), PIPELINE);
  for (const args of [['run'], ['approve'], ['resume']]) savepoint(workspace, args);
  const [run = ''] = readdirSync(join(workspace, '.savepoint/runs'));
  const file = join(folder, 'openapi.json');
  writeFileSync(
    file,
    JSON.stringify(knowing({ Run: [run], Step: ['one', 'gate', 'two'], Log: ['one.1.1.log'] })),
  );
  const settings = join(folder, 'schemathesis.toml');
  writeFileSync(settings, SETTINGS);
  const service = spawn(process.execPath, [SAVEPOINT, 'serve', '--port=0', `--token=${TOKEN}`, '-q'], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = text(service.stderr);
  try {
    const [address = ''] = await service.stdout.setEncoding('utf8').take(1).toArray();
    const { origin } = new URL(address.trim());
    const args = ['--config-file', settings, 'run', file, '--url', origin, ...HOW];
    const header = ['--header', `Authorization: Bearer ${TOKEN}`];
    const { status, stdout, stderr, error } = spawnSync(toolPath('schemathesis'), [...args, ...header], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error !== undefined) throw new Error('schemathesis could not be started', { cause: error });
    if (status !== 0) console.error((stdout + stderr).replace(/^(.{400}).*$/gm, '$1'));
    console.log(/^ +(\d+ generated.*)$/m.exec(stdout)?.[1] ?? 'schemathesis did not say what it has done');
    return status ?? 1;
  } finally {
    service.kill('SIGTERM');
    process.stderr.write(await said);
  }
}

/** The OpenAPI file with names that there are among those that requests are made with. */
function knowing(names: Readonly<Record<string, readonly string[]>>): unknown {
  const openapi = JSON.parse(readFileSync(OPENAPI, 'utf8'));
  for (const [name, known] of Object.entries(names)) {
    const parameter = openapi.components.parameters[name];
    parameter.schema = { anyOf: [{ enum: known }, parameter.schema] };
  }
  return openapi;
}

/** How a run ends is its own matter. */
function savepoint(workspace: string, args: readonly string[]): void {
  spawnSync(process.execPath, [SAVEPOINT, ...args, '-q'], { cwd: workspace });
}
