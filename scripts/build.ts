/** src/ → build/ (tsc) → dist/ (ncc): one bundle for the action and the command line. */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';

const bin = (name: string) => `node_modules/.bin/${name}`;

rmSync('build', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
await import('./page.ts');
execFileSync(bin('ncc'), ['build', 'build/src/main.js', '-o', 'dist', '--quiet'], { stdio: 'inherit' });
chmodSync('dist/index.js', 0o755);
// A runner starts `post` as it starts `main`, and after a cancel nothing else may tell them apart.
writeFileSync(
  'dist/post.js',
  [
    '// The post step of the action: the same bundle, told what it is.',
    "import { fileURLToPath } from 'node:url';",
    "const bundle = fileURLToPath(new URL('./index.js', import.meta.url));",
    "process.argv.splice(1, Infinity, bundle, '--post-step');",
    "await import('./index.js');",
    '',
  ].join('\n'),
);
