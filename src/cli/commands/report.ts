/** `savepoint report`: a run as one HTML file, which needs no network. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT } from '../../launch/exit.ts';
import { Refusal } from '../../launch/refusal.ts';
import { pageOf } from '../../serve/page.ts';
import { reportData } from '../../serve/report-data.ts';
import { readingOf } from '../../serve/service.ts';
import { writeFresh } from '../../store/atomic.ts';
import { reasonOf } from '../../store/errors.ts';
import { findRun } from '../find-run.ts';
import { locationOf, type Options } from '../options.ts';
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
    const { html } = await pageOf(await reportData(reading, { run: run.run_id, changes: MOST_CHANGES }));
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
