/** Runs a script that writes one line of 64 MiB, and prints how much it got and how much memory that took. */
import { Masks } from '../../src/shell/masks.ts';
import { createShell } from '../../src/shell/shell.ts';

const [scratch = '', start = ''] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const masks = new Masks();
masks.add('a secret that is never written');
let bytes = 0;
let most = 0;
const { exit } = await createShell().start({
  script: `printf '%s' '${start}'; head -c ${64 * 1024 * 1024} /dev/zero | tr '\\0' x`,
  shell: null,
  cwd: scratch,
  env: { PATH: '/usr/bin:/bin' },
  scratch,
  mark: { attempt: `large-${process.pid}`, step: 's' },
  masks,
  timeoutMs: null,
  output: {
    write(piece) {
      bytes += piece.length;
      most = Math.max(most, process.memoryUsage.rss());
      return undefined;
    },
    note() {},
  },
}).result;
console.log(JSON.stringify({ exit, bytes, growth: most - before }));
