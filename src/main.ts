#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';

/** The one entry point of the bundle. An old Node must get this far: what needs a newer one is loaded later. */
const OLDEST_NODE = 24;
/** The argument with which `dist/post.js` starts the bundle. */
const POST = '--post-step';

/**
 * A workspace of 100,000 files is to be worked on within 256 MiB. Left alone, V8 lets its heap double before it collects, and the
 * space for new objects grow to 96 MB: more than all that is alive. Collecting at a quarter more costs about as much
 * time as reading the files does, and nothing where they are few.
 */
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=25');

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `savepoint needs Node ${OLDEST_NODE} or newer, but ${process.execPath} is ${process.versions.node}.\n` +
      `  hint: install Node ${OLDEST_NODE}, or put one in front on PATH`,
  );
  process.exitCode = 2;
} else {
  // A runner starts the action without arguments and sets every input, also those that nobody gave.
  const isRunner = process.env.GITHUB_ACTIONS === 'true' && process.env.INPUT_PIPELINE !== undefined;
  const [, , word, ...rest] = process.argv;
  const isPost = isRunner && word === POST && rest.length === 0;
  if (isPost || (isRunner && word === undefined)) {
    const { start } = await import('./action/start.ts');
    await start(isPost ? 'post' : 'main');
  } else {
    const { start } = await import('./cli/start.ts');
    await start();
  }
}
