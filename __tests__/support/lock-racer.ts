/** Wants a lock, says what it got, and lives until its stdin ends. */
import { hostname } from 'node:os';
import { identify } from '../../src/store/identity.ts';
import { acquire } from '../../src/store/lock.ts';

const acquired = acquire({
  directory: process.argv[2] ?? '',
  name: 'lock',
  me: identify(hostname(), process.pid),
});
process.stdout.write(acquired.kind);
process.stdin.resume().once('end', () => process.exit(0));
