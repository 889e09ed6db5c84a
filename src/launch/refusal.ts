import type { Problem } from '../problem/problem.ts';

/** Nothing was started, and why: thrown by whatever prepares a command, caught once by its entry point. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly exit: 2 | 4 | 5;
  readonly hint: string | null;
  readonly problems: readonly Problem[];

  constructor(exit: 2 | 4 | 5, message: string, more: { hint?: string; problems?: readonly Problem[] } = {}) {
    super(message);
    this.exit = exit;
    this.hint = more.hint ?? null;
    this.problems = more.problems ?? [];
  }
}

/** For a name of the contract that this version does not know yet: to go on without it would do something else than was asked. */
export function notYet(what: string, hint: string): Refusal {
  return new Refusal(2, `${what} is not supported yet`, { hint });
}
