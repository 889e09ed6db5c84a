/** How a runner starts a step's script through us: `savepoint SCRIPT`, `savepoint NAME SCRIPT`, or `savepoint NAME ARGUMENTS… SCRIPT …`. */
import { argumentsFor, chooseShell, type Invocation } from '../shell/shells.ts';

export interface Call {
  /** The path of the script. */
  readonly script: string;
  /** The shell as the workflow names it behind `savepoint`, with `{0}`; null: the runner's own. */
  readonly shell: string | null;
}

/** @param isScript whether a path is that of a file in the runner's folder of temporary files */
export function callOf(args: readonly string[], isScript: (path: string) => boolean): Call {
  const found = args.findIndex(isScript);
  const at = found < 0 ? args.length - 1 : found;
  const words = args.map((word, index) => (index === at ? '{0}' : word));
  return { script: args[at] ?? '', shell: args.length < 2 ? null : words.join(' ') };
}

export type Started =
  | {
      readonly ok: true;
      readonly program: string;
      /** @param path of the script, or of the copy that is to be made of it */
      readonly args: (path: string) => readonly string[];
      /** What is written to a file of its own, where the shell needs another text or name; null: the script as it is. */
      readonly copy: Pick<Invocation, 'extension' | 'text'> | null;
    }
  | { readonly ok: false; readonly message: string };

/** The runner's own shell and flags for a script. @param exists whether a program is on the PATH of the step */
export function startOf(
  args: readonly string[],
  { script }: Call,
  { text, exists }: { readonly text: string; readonly exists: (program: string) => boolean },
): Started {
  const [program = ''] = args;
  const isNamed = args.length > 1;
  const isBuiltIn = args.length === 2;
  const known = chooseShell(isNamed ? program : null, text, exists);
  const chosen = known.ok || !isNamed ? known : chooseShell(`${program} {0}`, text, exists);
  if (!chosen.ok) return chosen;
  const { invocation } = chosen;
  const isPowerShell = invocation.text !== text;
  return {
    ok: true,
    program: invocation.program,
    args: (path) =>
      !isNamed || isBuiltIn
        ? argumentsFor(invocation, path)
        : args.slice(1).map((word) => word.replaceAll(script, path)),
    copy: isPowerShell ? invocation : null,
  };
}
