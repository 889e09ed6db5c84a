/** Parses a command line and runs its command. */
import { CommanderError } from 'commander';
import { EXIT } from '../launch/exit.ts';
import { notYet, Refusal } from '../launch/refusal.ts';
import { annotationOf, formatProblems } from '../report/problems.ts';
import { refusedByMachine, StoreError } from '../store/errors.ts';
import { define } from './define.ts';
import type { World } from './world.ts';

/** Parses arguments, runs the command and answers with its exit code. @throws what is our fault */
export async function execute(argv: readonly string[], world: World): Promise<number> {
  let exit: number = EXIT.ok;
  const program = define(world, (code) => {
    exit = code;
  });
  try {
    const words = commandFirst(argv);
    if (words[0] === 'import') throw notYet('import', '`savepoint init` writes a first pipeline file');
    await program.parseAsync([...words], { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (error instanceof Refusal) return refuse(error, world);
    const refused = error instanceof StoreError ? error : refusedByMachine(error);
    if (refused === null) throw error;
    world.output.talk(`savepoint: ${refused.message}\n${hintLine(refused)}`);
    return EXIT.store;
  }
}

/** Options of every command may stand before the command, too: they are put behind it. */
function commandFirst(argv: readonly string[]): readonly string[] {
  let at = 0;
  for (let word = argv[at]; word !== undefined; word = argv[at]) {
    if (/^(-C|--workspace|--store|-o|--output)$/.test(word)) at += 2;
    else if (/^(-q|--quiet|--no-color|--(workspace|store|output)=.*)$/.test(word)) at += 1;
    else break;
  }
  const [command, ...rest] = argv.slice(at);
  return command === undefined ? argv : [command, ...argv.slice(0, at), ...rest];
}

function refuse(refusal: Refusal, world: World): number {
  const { output, machine } = world;
  if (refusal.problems.length > 0) output.talk(formatProblems(refusal.problems));
  else output.talk(`savepoint: ${refusal.message}\n`);
  output.talk(hintLine(refusal));
  if (machine.env.GITHUB_ACTIONS === 'true') {
    for (const problem of refusal.problems) output.talk(`${annotationOf(problem)}\n`);
  }
  return refusal.exit;
}

function hintLine({ hint }: Refusal | StoreError): string {
  return hint === null ? '' : `  hint: ${hint}\n`;
}
