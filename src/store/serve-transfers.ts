/** The process in which calls of the clients are made. */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Answer, type Errand, REPLIES, type Reply, type Tell, type Transfer, WORK } from './errands.ts';
import { forget } from './forget.ts';

/**
 * What the client is told to be the workspace and the temp folder. It writes them into command lines as they are, where a blank would
 * break them in two: so it is not told whole paths. It starts `tar` in the folder of the call to unpack, and to pack in one that it makes in the
 * temp folder: from both these paths lead to the same places.
 */
const SURROUNDINGS = { GITHUB_WORKSPACE: `../${WORK}`, RUNNER_TEMP: '..' };

/**
 * Does what it is sent, one errand after another, and answers each. A file to be saved must be in the folder of the errand, which is
 * where one that is fetched comes to be. Ends with the process that began it.
 * @param env the environment of this process, from which the client reads
 * @param own the folder of this process, which is removed when whoever began it is gone
 */
export function serveTransfers(env: Record<string, string | undefined>, own: string): void {
  Object.assign(env, SURROUNDINGS);
  const { stdin } = process;
  const errands = createInterface({ input: stdin });
  errands.on('line', async (line) => {
    const { id, folder, asked } = JSON.parse(line) as Errand;
    process.chdir(folder);
    // Where the client waits for nothing and has not answered, it never will: then the process ends, and is not held by what may come.
    stdin.unref();
    const tell: Tell = (news) => {
      writeSync(REPLIES, `\n${JSON.stringify({ id, ...news } satisfies Reply)}\n`);
    };
    const answer = await answerTo(asked, tell);
    stdin.ref();
    // What the folder holds is moved or removed.
    process.chdir(own);
    tell({ answer });
  });
  // Whoever began it holds the time limits, and saves what it saves anew: this process ends with all that it started.
  errands.once('close', () => {
    forget(own);
    process.kill(-process.pid, 'SIGKILL');
  });
}

/** Each client is loaded when it is used. */
async function answerTo(asked: Transfer, tell: Tell): Promise<Answer> {
  switch (asked.kind) {
    case 'newest':
    case 'fetch':
    case 'save':
      return (await import('./transfer.ts')).transfer(asked, tell);
    default:
      return (await import('./artifact-transfer.ts')).transferArtifact(asked, tell);
  }
}
