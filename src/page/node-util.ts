/** In place of `node:util` in a browser. */
import Anser from 'anser';

export function stripVTControlCharacters(text: string): string {
  return Anser.ansiToText(text);
}
