import { createInterface } from 'node:readline';
import type { World } from './world.ts';

/** Asks a person whether to go on; an end of the input is a no. The terminal edits the line itself, and turns Ctrl-C into a signal. */
export async function agrees({ stdin, output }: World, question: string): Promise<boolean> {
  output.talk(`${question} [y/N] `);
  for await (const line of createInterface({ input: stdin, terminal: false }))
    return /^y(es)?$/i.test(line.trim());
  output.talk('\n');
  return false;
}
