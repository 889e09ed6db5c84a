/** Making foreign text safe to print. */
import { stripVTControlCharacters } from 'node:util';

/** Control characters would act on the terminal. */
export function visible(text: string): string {
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '\ufffd');
}

/** Text without colours and control characters, in one line. */
export function plainText(text: string): string {
  return visible(stripVTControlCharacters(text).replace(/\s+/g, ' ').trim());
}
