/** Making foreign text safe to print. */
import { stripVTControlCharacters } from 'node:util';

/** Control characters would act on the terminal. */
export function visible(text: string): string {
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '\ufffd');
}

/** A text of so many characters at most: the middle of a longer one is left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor((most - 1) / 3);
  return `${text.slice(0, most - 1 - end)}…${text.slice(text.length - end)}`;
}

/** Text without colours and control characters, in one line. */
export function plainText(text: string): string {
  return visible(stripVTControlCharacters(text).replace(/\s+/g, ' ').trim());
}
