/** `savepoint serve`: the runs of a store in a browser. */
import type { Command } from 'commander';
import { exitOfSignal } from '../../launch/exit.ts';
import { Refusal } from '../../launch/refusal.ts';
import { isLoopback } from '../../serve/guard.ts';
import { openInBrowser } from '../../serve/open.ts';
import { pageOf } from '../../serve/page.ts';
import { serveOn } from '../../serve/server.ts';
import { serviceOf } from '../../serve/service.ts';
import type { StopSignal } from '../../shell/port.ts';
import { faultText } from '../fault-text.ts';
import { locationOf, type Options, secretsOf } from '../options.ts';
import { warnAll } from '../warn.ts';
import type { World } from '../world.ts';

const LOOPBACK = '127.0.0.1';
/** A shorter secret is guessed, and an empty one, of a variable that is not set, lets everybody in. */
const LEAST_TOKEN = 16;
const CHOOSE = {
  hint: `choose a secret of at least ${LEAST_TOKEN} characters: TOKEN="$(openssl rand -hex 24)", then --token "$TOKEN"`,
};

/** The command. @param program all commands that this version has */
export function serveOf(program: Command) {
  return async (world: World, options: Options): Promise<number> => {
    const host = options.host ?? LOOPBACK;
    const token = tokenOf(options, host);
    const service = serviceOf({
      machine: world.machine,
      located: locationOf(world, options, null),
      commands: new Set(program.commands.map((command) => command.name())),
      secrets: Object.keys(secretsOf(world, options)),
      warn: (message) => warnAll(world, [message]),
    });
    const stopped = new Promise<StopSignal>((resolve) => world.onSignal(resolve));
    const serving = await serveOn({
      ...{ service, host },
      port: portOf(options),
      token: token ?? service.notes.token,
      page: () => pageOf(null),
      fault: (error) => void world.output.talk(faultText(error)),
    });
    world.output.data(
      options.output === 'table'
        ? `${serving.address}\n`
        : `${JSON.stringify({ address: serving.address })}\n`,
    );
    if (options.quiet !== true)
      world.output.talk('open it in a browser; Ctrl-C ends the service, and no run\n');
    if (options.open === true) openInBrowser(serving.address);
    const by = await stopped;
    await serving.close();
    return exitOfSignal(by);
  };
}

/** Null: that of the store. @throws Refusal */
function tokenOf({ token }: Options, host: string): string | null {
  if (token === undefined) {
    if (isLoopback(host)) return null;
    throw new Refusal(2, `--host ${host} lets other machines in, and there is no --token`, CHOOSE);
  }
  if (token.trim().length >= LEAST_TOKEN) return token;
  const fault = token.trim() === '' ? 'is empty' : `has fewer than ${LEAST_TOKEN} characters`;
  throw new Refusal(2, `--token ${fault}`, CHOOSE);
}

/** @throws Refusal */
function portOf({ port }: Options): number | null {
  if (port === undefined) return null;
  const number = Number(port);
  if (/^\d+$/.test(port) && number <= 65_535) return number;
  throw new Refusal(2, `--port ${port} is not a number up to 65535`);
}
