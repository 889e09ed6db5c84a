/** Colours of what people read. */
import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Colours a text, or does not. */
export type Paint = (style: Style, text: string) => string;

export const noPaint: Paint = (_style, text) => text;

export const paint: Paint = (style, text) => styleText(style, text, { validateStream: false });
