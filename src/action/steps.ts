/** The action's own step where the steps stay in the workflow: starts the keeper, and gives the later steps their shell. */
import * as core from '@actions/core';
import { exitOfSignal } from '../launch/exit.ts';
import { KEEP, STEP } from '../launch/words.ts';
import { makeProgram, placeOfSocket, startKeeper } from '../steps/begin.ts';
import { SOCKET } from '../steps/client.ts';
import { text } from './inputs.ts';
import { ignoredBySteps } from './steps-inputs.ts';
import { tellOutputs } from './tell.ts';
import type { World } from './world.ts';

/** What others of this user may not see in the keeper's environment. */
const SECRET = /^(?:ACTIONS_|INPUT_)/;

/** @returns the exit code */
export async function beginSteps({ cwd, machine, stop, report }: World): Promise<number> {
  const { env, temp, self } = machine;
  for (const message of ignoredBySteps(text)) report.warn(message);
  const socket = placeOfSocket(temp);
  const command = [self.program, ...self.args];
  // Steps with `if: always()` also come where the keeper does not start.
  core.addPath(makeProgram(socket, [...command, STEP]));
  core.exportVariable(SOCKET, socket);
  const ready = await startKeeper({
    ...{ command: [...command, KEEP, socket], cwd, stop: stop.asked },
    env: variables(env, (name) => !SECRET.test(name)),
    secret: variables(env, (name) => SECRET.test(name)),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  if (typeof ready === 'number') {
    tellOutputs({ status: stop.by === null ? 'failed' : 'interrupted' });
    return stop.by === null ? ready : exitOfSignal(stop.by);
  }
  core.saveState('steps', JSON.stringify({ socket, ...ready }));
  tellOutputs({ 'run-id': ready.run, attempt: `${ready.attempt}`, resumed: `${ready.attempt > 1}` });
  return 0;
}

function variables(
  env: World['machine']['env'],
  isWanted: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isWanted(entry[0]),
    ),
  );
}
