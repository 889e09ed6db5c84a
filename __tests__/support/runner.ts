/** How GitHub's runner reads what an action prints: its lines, and the commands among them. */
import { COMMANDS } from '../../src/shell/workflow-commands.ts';

export interface Acted {
  readonly name: string;
  readonly data: string;
}

/** The lines as .NET's `StreamReader.ReadLine` gives them. */
export function linesOf(printed: string): readonly string[] {
  return printed.split(/\r\n|\n|\r/);
}

/** The commands that act, in their order: `ActionCommandManager.TryProcessCommand`, `ActionCommand.TryParseV2` and `TryParse`. */
export function commandsIn(printed: string): readonly Acted[] {
  const acted: Acted[] = [];
  let token: string | null = null;
  for (const line of linesOf(printed)) {
    const command: Acted | null = newForm(line, token) ?? oldForm(line, token);
    if (command === null) continue;
    if (token !== null) {
      if (command.name === token) token = null;
      continue;
    }
    if (command.name === 'stop-commands') token = command.data.toLowerCase();
    acted.push(command);
  }
  return acted;
}

function newForm(line: string, token: string | null): Acted | null {
  const text = line.trimStart();
  if (!text.startsWith('::')) return null;
  const end = text.indexOf('::', 2);
  return end < 0 ? null : known(text.slice(2, end), text.slice(end + 2), token);
}

/** Found anywhere in a line. */
function oldForm(line: string, token: string | null): Acted | null {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? null : known(line.slice(start + 3, end), line.slice(end + 1), token);
}

function known(head: string, data: string, token: string | null): Acted | null {
  const name = (head.split(' ')[0] ?? '').toLowerCase();
  return COMMANDS.has(name) || name === token ? { name, data } : null;
}
