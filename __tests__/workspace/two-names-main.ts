/** Tries whether `dir/File` and `dir/file` can both be in the folder of its argument, and prints what comes of it. */
import type { Path } from '../../src/tree/path.ts';
import { resolveRoots } from '../../src/workspace/roots.ts';
import { twoNames } from '../../src/workspace/two-names.ts';

const roots = resolveRoots(['.'], { workspace: process.argv[2] ?? '', home: '/nonexistent' });
try {
  twoNames(['./dir/File', './dir/file'] as Path[], roots);
  process.stdout.write('both');
} catch (error) {
  process.stdout.write(String(error));
}
