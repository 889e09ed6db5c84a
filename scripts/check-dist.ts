/** The committed dist/ must be what a rebuild gives, byte for byte (rule 13). */
import { execFileSync } from 'node:child_process';

await import('./build.ts');
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`dist/ is not what a rebuild gives; run \`npm run build\` and commit it:\n${changed}`);
  process.exit(1);
}
console.log('dist/ is what a rebuild gives.');
