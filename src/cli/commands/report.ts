/** `savepoint report`: a run as one HTML file, which needs no network. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT } from '../../launch/exit.ts';
import { systemClock } from '../../launch/node-ports.ts';
import { Refusal } from '../../launch/refusal.ts';
import { pageOf } from '../../serve/page.ts';
import { reportData } from '../../serve/report-data.ts';
import { readingOf } from '../../serve/service.ts';
import { Masks } from '../../shell/masks.ts';
import { writeFresh } from '../../store/atomic.ts';
import { reasonOf } from '../../store/errors.ts';
import { findRun } from '../find-run.ts';
import { locationOf, type Options, secretsOf } from '../options.ts';
import type { World } from '../world.ts';

/** Where the user waits for nothing else. */
const MOST_CHANGES = 100;

/** The command. @param program all commands that this version has */
export function reportOf(program: Command) {
  return async (world: World, options: Options, [id]: readonly string[]): Promise<number> => {
    const { run, store } = findRun(world, options, id);
    const reading = readingOf(store, {
      machine: world.machine,
      located: locationOf(world, options, null),
      commands: new Set(program.commands.map((command) => command.name())),
    });
    const masks = new Masks();
    for (const secret of Object.values(secretsOf(world, options))) masks.add(secret);
    const request = { run: run.run_id, at: systemClock.now(), changes: MOST_CHANGES };
    const data = await reportData(reading, request);
    const { html } = await pageOf({ data, mask: (text) => masks.apply(text) });
    if (options.to === '-') {
      await world.output.data(html);
      return EXIT.ok;
    }
    const file = resolve(world.cwd(), options.to ?? `${run.run_id}.html`);
    write(file, html);
    world.output.data(`${file}\n`);
    return EXIT.ok;
  };
}

/** @throws Refusal */
function write(file: string, html: string): void {
  try {
    writeFresh(file, html);
  } catch (error) {
    throw new Refusal(EXIT.usage, `the report ${file} cannot be written: ${reasonOf(error)}`, {
      hint: 'name another file with --to',
    });
  }
}
