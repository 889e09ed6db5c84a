/** Writes a pack into the folder that it is given, or abandons it, of as many more contents of 1 MiB as it is told, and says as JSON how that went. */
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

try {
  const writer = PackWriter.create({ directory, number: 1, run: RUN, isKnown: () => false });
  try {
    for (const content of contents) await keep(writer, content);
    if (then === 'abandon') throw new Error('abandoned');
    const ref = await writer.finish({
      kind: 'step',
      step: 'build',
      change: filesOf(contents),
      git: new Map(),
    });
    console.log(JSON.stringify({ ref }));
  } catch (error) {
    await writer.abandon();
    throw error;
  }
} catch (error) {
  console.log(JSON.stringify({ code: (error as NodeJS.ErrnoException).code ?? String(error) }));
}
