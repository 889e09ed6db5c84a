/** The words that a step of a workflow says in its `env`. Pure. */
import type { Rerun } from '../pipeline/model.ts';
import type { Words } from '../plan/arriving.ts';
import { compilePatterns } from '../tree/patterns.ts';

type Env = Readonly<Record<string, string | undefined>>;

const RERUNS: readonly Rerun[] = ['auto', 'always', 'ask', 'never'];

/** @returns a text that says what is wrong with them */
export function wordsIn(env: Env): Words | string {
  const rerun = env.SAVEPOINT_RERUN || 'auto';
  const known = RERUNS.find((each) => each === rerun);
  if (known === undefined) return `SAVEPOINT_RERUN: ${rerun} is not one of ${RERUNS.join(', ')}`;
  if (env.SAVEPOINT_CHECKPOINT) return 'SAVEPOINT_CHECKPOINT is not supported yet: take it out';
  const [reads, writes] = [patternsIn(env.SAVEPOINT_READS), patternsIn(env.SAVEPOINT_WRITES)];
  try {
    for (const patterns of [reads, writes]) compilePatterns(patterns ?? []);
  } catch (error) {
    return `SAVEPOINT_READS or SAVEPOINT_WRITES: ${(error as Error).message}`;
  }
  return { rerun: known, reads, writes };
}

/** One pattern a line. */
function patternsIn(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const patterns = lines.filter((line) => line !== '');
  return patterns.length === 0 ? null : patterns;
}
