/**
 * Writes packs into folders of its argument, one for each fault of CRASH_FAULTS (else one, under the fault of
 * CRASH_PLAN), or abandons them, of as many more contents of 1 MiB as it is told. Says as JSON how each went.
 */
import { join } from 'node:path';
import { PackWriter } from '../../src/checkpoint/pack-writer.ts';
import { PIECE } from '../../src/workspace/contents.ts';
import { random } from '../support/random.ts';
import { filesOf, keep, RUN, randomBytes } from './rig.ts';

const [directory = '', more = '0', then = 'finish'] = process.argv.slice(2);
const sizes = [100, PIECE, 2 * PIECE + 5, 70_000];
const contents = [
  ...sizes.map((size) => randomBytes(random(size), size)),
  ...Array.from({ length: Number(more) }, (_, n) => randomBytes(random(n), PIECE)),
];

async function write(into: string): Promise<object> {
  try {
    const writer = PackWriter.create({ directory: into, number: 1, run: RUN, isKnown: () => false });
    try {
      for (const content of contents) await keep(writer, content);
      if (then === 'abandon') throw new Error('abandoned');
      const change = filesOf(contents);
      return { ref: await writer.finish({ kind: 'step', step: 'build', change, git: new Map() }) };
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

const { nextFault } = globalThis as unknown as { nextFault: (fault: object) => void };
const faults = JSON.parse(process.env.CRASH_FAULTS ?? 'null') as readonly object[] | null;
for (const [at, fault] of (faults ?? [{}]).entries()) {
  if (faults !== null) nextFault(fault);
  console.log(JSON.stringify(await write(join(directory, String(at)))));
}
