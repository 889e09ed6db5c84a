/** A person at a terminal, who is asked at once. */
import { createInterface } from 'node:readline';
import { askedBy } from '../report/reasons.ts';
import type { Asked, Person } from '../run/ports.ts';
import type { World } from './world.ts';

type Answer = Awaited<ReturnType<Person['ask']>>;

/** By the first letter of the word that is typed. */
const GATE: Readonly<Record<string, Answer>> = { y: 'approved', n: 'rejected', l: 'later' };
const AGAIN: Readonly<Record<string, Answer>> = { y: 'approved', d: 'completed', l: 'later' };

const WORDS = {
  gate: '[y]es, [n]o: ends the run, [l]ater',
  again: 'run it? [y]es, [d]one: take it as done, [l]ater',
} as const;

/** Null where no one sits at a terminal. @param clear takes away what is drawn there */
export function personAt(world: World, clear: () => void): Person | null {
  const { stdin, output, user } = world;
  if (stdin.isTTY !== true || output.stderr.isTTY !== true) return null;
  // What is typed is read from the first question on: typed ahead, it answers the next one.
  let lines: AsyncIterator<string> | null = null;
  const typed = async () => {
    lines ??= createInterface({ input: stdin, terminal: false })[Symbol.asyncIterator]();
    const { done, value } = await lines.next();
    return done === true ? null : value;
  };
  // One question at a time.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    name: user,
    ask: (asked, until) => {
      const say = (text: string) => {
        clear();
        output.talk(text);
      };
      const next = turn.then(() => answerTo(asked, { typed, say, until }));
      turn = next.catch(() => undefined);
      return next;
    },
  };
}

interface Terminal {
  /** The next line; null where no more comes. */
  readonly typed: () => Promise<string | null>;
  readonly say: (text: string) => void;
  readonly until: AbortSignal;
}

/** Asks until an answer is one; the end of the input, and a signal, mean later. */
async function answerTo(asked: Asked, { typed, say, until }: Terminal): Promise<Answer> {
  const isGate = asked.question.prompt !== null;
  const aborted = new Promise<null>((end) =>
    until.addEventListener('abort', () => end(null), { once: true }),
  );
  while (!until.aborted) {
    say(`${asked.step}: ${askedBy(asked)}\n  ${WORDS[isGate ? 'gate' : 'again']} `);
    const word = await Promise.race([typed(), aborted]);
    if (word === null) break;
    const answer = (isGate ? GATE : AGAIN)[word.trim().charAt(0).toLowerCase()];
    if (answer !== undefined) return answer;
  }
  say('\n');
  return 'later';
}
