/** Shows Savepoint at work: a run that fails, why, and how it goes on. Everything happens in a new folder. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const bundle = resolve('dist/index.js');
if (!existsSync(bundle)) throw new Error('dist/index.js is not there: npm run build');

const workspace = mkdtempSync(join(tmpdir(), 'savepoint-quickstart-'));
copyFileSync('examples/quickstart/savepoint.yml', join(workspace, 'savepoint.yml'));

say(`A workspace with a pipeline of five steps: ${workspace}`);
savepoint(['run', '--input', `from=${resolve('node_modules')}`], 1);

say('The step "report" failed: there is no title.txt. This is what would run now, and why:');
savepoint(['plan'], 0);

say('Mend it, and go on. What is done does not run again:');
command('echo "What our dependencies talk about" > title.txt');
writeFileSync(join(workspace, 'title.txt'), 'What our dependencies talk about\n');
savepoint(['resume'], 0);

say('The record of both attempts:');
savepoint(['show'], 0);

say(`Done. The report: ${join(workspace, 'published.md')}`);

function say(text: string): void {
  console.log(`\n# ${text}`);
}

function command(text: string): void {
  console.log(`\n$ ${text}`);
}

/** Runs the bundle as a user would, and insists on its exit code: a quickstart that goes wrong must say so. */
function savepoint(args: readonly string[], expected: number): void {
  command(`savepoint ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [bundle, ...args], { cwd: workspace, stdio: 'inherit' });
  if (status === expected) return;
  console.error(`\nsavepoint ended with exit code ${status}, not ${expected}: this is a bug in Savepoint.`);
  process.exit(1);
}
