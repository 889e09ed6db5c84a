/** What the definitions of commands share. */
import type { Command } from 'commander';
import type { Options } from './options.ts';
import type { World } from './world.ts';

export type Action = (world: World, options: Options, args: readonly string[]) => Promise<number>;

export type Add = (usage: string, description: string, load: () => Promise<Action>) => Command;

export const SECRET = [
  '--secret <name>',
  'hide the value of this environment variable, and give it as secrets.NAME (can be repeated)',
  collect,
] as const;

export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
