/** Something that can be killed like Savepoint: it starts a watcher and a script, and prints their pids. */
import { fileURLToPath } from 'node:url';
import { Masks } from '../../src/shell/masks.ts';
import { createShell } from '../../src/shell/shell.ts';
import { startWatcher } from '../../src/shell/watcher.ts';

const [scratch = '', attempt = '', script = '', ending = ''] = process.argv.slice(2);
const watcher = startWatcher({
  execPath: process.execPath,
  args: [fileURLToPath(new URL('./shell-watcher-main.ts', import.meta.url)), '300'],
  env: { PATH: '/usr/bin:/bin' },
});
watcher.attempt(attempt);
const running = createShell().start({
  script,
  shell: null,
  cwd: scratch,
  env: { PATH: '/usr/bin:/bin' },
  scratch,
  mark: { attempt, step: 's' },
  masks: new Masks(),
  timeoutMs: null,
  output: { write: (bytes) => void process.stdout.write(bytes), note() {} },
});
console.log(`watcher ${watcher.pid}`);
if (ending !== 'bye') {
  // Lives until it is killed, or the test that started it is gone.
  process.stdin.resume();
} else {
  await running.result;
  await watcher.close();
  console.log('closed');
}
