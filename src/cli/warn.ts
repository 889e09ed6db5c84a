import type { World } from './world.ts';

/** Warnings about the store, on stderr whatever the form of the output. */
export function warnAll(world: World, warnings: readonly string[]): void {
  for (const warning of warnings) world.output.talk(`savepoint: warning: ${warning}\n`);
}
