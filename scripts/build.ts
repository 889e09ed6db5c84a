/** src/ → build/ (tsc) → dist/ (ncc): one bundle for the action and the command line. */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';

const bin = (name: string) => `node_modules/.bin/${name}`;

rmSync('build', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
execFileSync(bin('ncc'), ['build', 'build/src/main.js', '-o', 'dist', '--quiet'], { stdio: 'inherit' });
chmodSync('dist/index.js', 0o755);
