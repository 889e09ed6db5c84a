/** The texts of the action's inputs. Pure. */
import { Refusal } from '../launch/refusal.ts';
import { readMapping } from '../pipeline/mapping.ts';

export interface Line {
  readonly name: string;
  /** Of the text, from 1. */
  readonly line: number;
  /** Null where only the name is written. */
  readonly value: string | null;
}

/** `NAME=value` and `NAME` lines, and `NAME<<DELIMITER` blocks. Empty lines are passed over. @param input whose text it is @throws Refusal */
export function linesOf(input: string, text: string): readonly Line[] {
  const found: Line[] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const block = /^\s*([^=<\s]+)<<(.+)$/.exec(line);
    if (block === null) {
      const equals = line.indexOf('=');
      found.push(
        equals < 0
          ? { name: line.trim(), line: at + 1, value: null }
          : { name: line.slice(0, equals).trim(), line: at + 1, value: line.slice(equals + 1) },
      );
      continue;
    }
    const end = lines.indexOf(block[2] ?? '', at + 1);
    if (end < 0) {
      throw new Refusal(2, `${input}: the block ${block[1]}<<${block[2]} has no line that is ${block[2]}`, {
        hint: `write ${block[2]} alone on the line after its last one`,
      });
    }
    found.push({ name: block[1] ?? '', line: at + 1, value: lines.slice(at + 1, end).join('\n') });
    at = end;
  }
  return found;
}

/** The pipeline's inputs: a YAML mapping, or `NAME=VALUE` lines and blocks. @throws Refusal */
export function inputsOfText(text: string): Readonly<Record<string, string>> {
  if (!isLines(text)) return mappingOf(text);
  const entries = linesOf('inputs', text).map(({ name, value }): [string, string] => {
    if (value === null) throw new Refusal(2, `inputs: ${name} has no value`, { hint: HINT });
    return [name, value];
  });
  return Object.fromEntries(entries);
}

const HINT = 'write a mapping, or name=value, one a line';

/** The first line decides: a name, and then `=` or `<<`, begins no mapping. */
function isLines(text: string): boolean {
  return /^\s*[A-Za-z_][\w-]*[ \t]*(=|<<)/.test(text);
}

function mappingOf(text: string): Readonly<Record<string, string>> {
  const read = readMapping(text);
  if (read.ok) return read.values;
  throw new Refusal(2, `inputs: ${read.message}`, { hint: HINT });
}
