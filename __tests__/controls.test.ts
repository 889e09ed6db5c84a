import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONTROLS } from '../scripts/controls-list.ts';

describe('the controls', () => {
  const away = CONTROLS.flatMap(({ name, away: taken }) => taken.map((one) => ({ name, ...one })));
  const fails = CONTROLS.flatMap(({ name, fails: failing }) => failing.map((one) => ({ name, ...one })));

  it.each(away)('$name: what is taken away stands once in $file', ({ file, text, instead }) => {
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
    expect(instead).not.toBe(text);
  });

  it.each(fails)('$name: $suite has tests that must fail', ({ suite }) => {
    expect(existsSync(`__tests__/${suite}.test.ts`)).toBe(true);
  });
});
