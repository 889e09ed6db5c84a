/** `savepoint cancel`: asks the process that goes on with a run to stop, and says how it ended. */
import { setTimeout as delay } from 'node:timers/promises';
import { mustFind } from '../../launch/choose-run.ts';
import { EXIT } from '../../launch/exit.ts';
import { Refusal } from '../../launch/refusal.ts';
import { askToStop } from '../../launch/stop-run.ts';
import type { Run } from '../../record/run.ts';
import { plainText } from '../../report/text.ts';
import type { DirectoryStore } from '../../store/directory.ts';
import { NO_RUNS } from '../../store/port.ts';
import { existingStore, identityOf, locationOf, type Options } from '../options.ts';
import { printOne } from '../rows.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

/** Between two looks at whether it has ended. */
const LOOK_MS = 50;

/** Stops a run that goes on on this machine; without a name the newest. @throws Refusal exit 4 */
export async function cancel(world: World, options: Options, [id]: readonly string[]): Promise<number> {
  const store = existingStore(world, locationOf(world, options, null));
  const { runs, warnings } = store?.list() ?? NO_RUNS;
  warnAll(world, warnings);
  const going = runs.filter(({ held }) => held).map(({ run }) => run);
  const all = runs.map((each) => each.run);
  const [newest] = going;
  const run = id === undefined ? newest : mustFind(all, id);
  if (store === null || run === undefined)
    throw new Refusal(4, 'no run is going on', { hint: '`savepoint runs` lists them' });
  const pid = askToStop(run.run_id, store, identityOf(world));
  if (pid === null) return tell(world, options, { run, what: `is not going on: it is ${run.status}` });
  if (options.quiet !== true) world.output.talk(`asks pid ${pid} to stop ${run.run_id}, and waits\n`);
  const ended = await endOf(run.run_id, store);
  const why = plainText(ended.attempts.at(-1)?.why ?? '');
  return tell(world, options, { run: ended, what: `is ${ended.status}${why === '' ? '' : `: ${why}`}` });
}

/** The record when nobody holds the run any more. */
async function endOf(id: string, store: DirectoryStore): Promise<Run> {
  while (store.holderOf(id) !== null) await delay(LOOK_MS);
  const read = store.read(id);
  if (read.kind !== 'found') throw new Refusal(4, `${id} is gone: it was removed meanwhile`);
  return read.run;
}

function tell(
  world: World,
  options: Options,
  { run, what }: { readonly run: Run; readonly what: string },
): number {
  if (!printOne(world, options, run) && options.quiet !== true) world.output.talk(`${run.run_id} ${what}\n`);
  return EXIT.ok;
}
