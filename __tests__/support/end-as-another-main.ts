/** Runs a script, and prints how its attempt ended for a user who may not signal all of its processes. */
import { Masks } from '../../src/shell/masks.ts';
import { createShell } from '../../src/shell/shell.ts';

const NOBODY = 65_534;

const [folder = '', attempt = '', script = ''] = process.argv.slice(2);
const shell = createShell({ leftoverGraceMs: 100 });
await shell.start({
  script,
  shell: null,
  cwd: folder,
  env: { PATH: '/usr/bin:/bin' },
  scratch: folder,
  mark: { attempt, step: 's' },
  masks: new Masks(),
  timeoutMs: null,
  output: { write: () => undefined, note() {} },
}).result;
// The effective user alone, so that a script of bash in place of sudo can become root again.
if (process.geteuid?.() === 0) process.seteuid?.(NOBODY);
process.stdout.write(JSON.stringify(await shell.endAttempt(attempt)), () => process.exit());
