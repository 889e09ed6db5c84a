/** What the clients of GitHub's services print while they are at work: signs of life, tries, and why something failed. */
import type { Tell } from './errands.ts';

/** What a call returned, and the lines that it printed. */
export interface Called {
  readonly value: string | number | undefined;
  readonly printed: readonly string[];
}

const MOVED = /^(?:(?:Sent|Received) (\d+) of \d+ |Uploaded bytes (\d+)$)/;
const TRIED = /^Attempt \d+ of \d+ failed with error: (.*)\. Retrying request in /;

/** Of fewer bytes nothing is told: the system takes them although the service does not. */
const NOTICED = 64 * 1024;

/** Tells what the client prints while it is at work. Once a second it prints how far it is, also where nothing has moved. */
export function hearing(tell: Tell): (line: string) => void {
  let before = 0;
  return (line) => {
    const [, whole, part] = MOVED.exec(line) ?? [];
    const moved = Number(whole ?? part ?? 0);
    if (moved >= before + NOTICED) {
      before = moved;
      tell({ news: 'sign' });
    }
    const why = TRIED.exec(line)?.[1];
    if (why !== undefined) tell({ news: 'retry', why: inWords(plain(why)) });
  };
}

/** Makes a call of the client, and keeps the lines that it prints meanwhile, which go on as they are. */
export async function listened(
  call: () => Promise<string | number | undefined>,
  hear: (line: string) => void,
): Promise<Called> {
  const { stdout } = process;
  const write = stdout.write.bind(stdout) as (chunk: string | Uint8Array, ...rest: never[]) => boolean;
  const printed: string[] = [];
  const listen = (chunk: string | Uint8Array, ...rest: never[]) => {
    const lines = Buffer.from(chunk as Uint8Array)
      .toString()
      .split('\n');
    printed.push(...lines);
    lines.forEach(hear);
    return write(chunk, ...rest);
  };
  stdout.write = listen;
  try {
    const value = await call();
    const isTold = typeof value === 'string' || (value ?? -1) >= 0;
    // What it printed may have gone elsewhere, or come in other words.
    if (stdout.write !== listen && !isTold) printed.push(NOT_HEARD);
    return { value, printed };
  } catch (error) {
    return { value: undefined, printed: [...printed, `::error::${(error as Error).message}`] };
  } finally {
    if (stdout.write === listen) stdout.write = write;
  }
}

const NOT_HEARD = '::error::something that NODE_OPTIONS loads has taken over what the client prints';

/** A refusal of the service comes with its whole answer, as JSON. */
export function inWords(text: string): string {
  const message = /"(?:message|msg)":\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return message === undefined ? text : String(JSON.parse(message));
}

/** A line of a workflow command without its escapes. */
export function plain(escaped: string): string {
  return escaped.replaceAll('%0D', ' ').replaceAll('%0A', ' ').replaceAll('%25', '%').trim();
}
