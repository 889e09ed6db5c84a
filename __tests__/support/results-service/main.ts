/**
 * The service as a process of its own: `node main.ts [--port N] [--state DIR] [--entries-a-minute N]`.
 *
 * Prints one line of JSON: `url`, `control` (control.ts), `token`, `restToken` and `env` for a job of octo/repo on its main branch;
 * POST to `control`/env gives those of other jobs. Ends with its stdin, or with SIGTERM. With `--state` a later process knows
 * what this one knew, and its tokens stay good.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startControl } from './control.ts';
import { ResultsService } from './service.ts';
import { EMPTY, type State } from './state.ts';

interface Saved {
  readonly secret: string;
  readonly state: State;
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    state: { type: 'string' },
    'entries-a-minute': { type: 'string', default: '200' },
  },
});
const directory =
  values.state === undefined ? mkdtempSync(join(tmpdir(), 'savepoint-results-')) : resolve(values.state);
mkdirSync(directory, { recursive: true });

const file = join(directory, 'state.json');
const saved = load();
save(saved);
const service = await ResultsService.start({
  port: Number(values.port),
  folder: join(directory, 'blobs'),
  entriesAMinute: Number(values['entries-a-minute']),
  ...saved,
  changed: (state) => save({ secret: saved.secret, state }),
});
const control = await startControl(service);
const tokens = { token: service.token(), restToken: service.restToken() };
process.once('SIGTERM', end);
process.stdin.resume().once('end', end);
console.log(JSON.stringify({ url: service.url, control: control.url, ...tokens, env: service.env() }));

function load(): Saved {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved;
  } catch {
    return { secret: randomBytes(16).toString('hex'), state: EMPTY };
  }
}

/** Whole or not at all, since the process may be killed at any time. */
function save(all: Saved): void {
  writeFileSync(`${file}.new`, JSON.stringify(all));
  renameSync(`${file}.new`, file);
}

async function end(): Promise<void> {
  control.stop();
  await service.stop();
  if (values.state === undefined) rmSync(directory, { recursive: true, force: true });
  process.exit();
}
