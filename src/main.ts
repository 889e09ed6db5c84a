#!/usr/bin/env node
import { KEEP, STEP } from './launch/words.ts';

/** The one entry point of the bundle. An old Node must get this far: what needs a newer one is loaded later. */
const OLDEST_NODE = 24;
/** The argument with which `dist/post.js` starts the bundle. */
const POST = '--post-step';

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `savepoint needs Node ${OLDEST_NODE} or newer, but ${process.execPath} is ${process.versions.node}.\n` +
      `  hint: install Node ${OLDEST_NODE}, or put one in front on PATH`,
  );
  process.exitCode = 2;
} else if (process.argv[2] === STEP) {
  const { startStep } = await import('./steps/start.ts');
  await startStep(process.argv.slice(3), process.cwd());
} else {
  const { watchHeap } = await import('./heap.ts');
  watchHeap();
  // A runner starts an action without arguments and sets every input, also those that nobody gave.
  const isAction = (input: string) =>
    process.env.GITHUB_ACTIONS === 'true' && process.env[`INPUT_${input}`] !== undefined;
  const isRunner = isAction('PIPELINE');
  const [, , word, ...rest] = process.argv;
  const isPost = isRunner && word === POST && rest.length === 0;
  if (word === KEEP) {
    const { startKeeping } = await import('./action/start.ts');
    await startKeeping(rest[0] ?? '');
  } else if (isPost || (isRunner && word === undefined)) {
    const { start } = await import('./action/start.ts');
    await start(isPost ? 'post' : 'main');
  } else if (word === undefined && isAction('MAX-ATTEMPTS')) {
    const { start } = await import('./rerun/start.ts');
    await start();
  } else {
    const { start } = await import('./cli/start.ts');
    await start();
  }
}
