import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { folder } from './support/folder.ts';

/** What V8 tells of the collections of a process that says END and ends then, with so much on its heap. */
function collectionsAtEnd(objects: number): { readonly before: number; readonly after: number } {
  const script = join(folder(), 'script.mts');
  writeFileSync(
    script,
    `import { checkHeap, endProcess, watchHeap } from ${JSON.stringify(resolve('src/heap.ts'))};
watchHeap();
const kept = Array.from({ length: ${objects} }, (_, at) => ({ at, more: [at] }));
checkHeap();
console.log('END', kept.length);
process.exitCode = 3;
endProcess();
`,
  );
  const flags = ['--disable-warning=ExperimentalWarning', '--trace-gc'];
  let told = '';
  try {
    execFileSync(process.execPath, [...flags, script], { encoding: 'utf8' });
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    expect(status).toBe(3);
    told = stdout;
  }
  const [before = '', after = ''] = told.split(/^END .*$/m);
  const count = (text: string) => text.match(/Mark-Compact/g)?.length ?? 0;
  return { before: count(before), after: count(after) };
}

test('a process whose heap is held back collects before it ends: a thread that waits for that would keep it from ending', () => {
  expect(collectionsAtEnd(1_500_000)).toEqual({ before: expect.any(Number), after: 1 });
});

test('a small one ends at once', () => {
  expect(collectionsAtEnd(1000)).toEqual({ before: 0, after: 0 });
});
