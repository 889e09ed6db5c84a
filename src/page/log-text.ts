/** A line of a log as it is shown: colours as data, workflow commands in words. Nothing of it is ever markup. Pure. */
import Anser from 'anser';
import { parseCommand, property } from '../shell/workflow-commands.ts';

export interface Part {
  readonly text: string;
  readonly classes: string;
}

export type LineTone = 'plain' | 'error' | 'warning' | 'notice' | 'debug' | 'group';

export interface ShownLine {
  readonly tone: LineTone;
  readonly parts: readonly Part[];
}

const TONES: Readonly<Record<string, LineTone>> = {
  error: 'error',
  warning: 'warning',
  notice: 'notice',
  debug: 'debug',
  group: 'group',
};

export function shownLine(line: string): ShownLine {
  // A line that is drawn again and again, as a progress bar: its last state.
  const text = line.replace(/\r$/, '').split('\r').at(-1) ?? '';
  const command = parseCommand(text);
  if (command === null) return { tone: 'plain', parts: partsOf(text) };
  const tone = TONES[command.name];
  if (tone === undefined) return { tone: 'debug', parts: [] };
  const title = property(command, 'title');
  const file = property(command, 'file');
  const at = file === undefined ? '' : ` (${[file, property(command, 'line')].filter(Boolean).join(':')})`;
  const lead = tone === 'group' ? '▸ ' : `${command.name}: ${title === undefined ? '' : `${title}: `}`;
  return {
    tone,
    parts: [{ text: lead, classes: 'b' }, ...partsOf(command.data.replaceAll('\n', ' ⏎ ') + at)],
  };
}

/** Pieces of text with the classes of their colours. */
function partsOf(text: string): readonly Part[] {
  if (!text.includes('\u001b')) return [{ text, classes: '' }];
  return Anser.ansiToJson(text, { json: true, remove_empty: true, use_classes: true }).map((piece) => {
    const decorations = piece.decorations.map((name) => `d-${name}`);
    const colours = [piece.fg === null ? '' : `f-${piece.fg}`, piece.bg === null ? '' : `g-${piece.bg}`];
    return {
      text: piece.content,
      classes: [...colours, ...decorations].filter((each) => each !== '').join(' '),
    };
  });
}

/** The text of a line, as a search sees it. */
export function textOf({ parts }: ShownLine): string {
  return parts.map(({ text }) => text).join('');
}
