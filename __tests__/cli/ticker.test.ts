import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Options } from '../../src/cli/options.ts';
import { Ticker } from '../../src/cli/ticker.ts';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

function told(options: Partial<Options>): { ticker: Ticker; lines: string[] } {
  const lines: string[] = [];
  const talk = (text: string | Buffer) => void lines.push(String(text));
  return { ticker: new Ticker(null, options as Options, { talk }), lines };
}

test('where there is no terminal, what takes long is told every few seconds, and what does not is not', () => {
  const { ticker, lines } = told({});
  for (let at = 0; at < 12_000; at += 1000) {
    jest.setSystemTime(at);
    ticker.say('restoring', `${at / 1000} of 12 files`, 2048);
  }
  expect(lines).toEqual(['restoring: 5 of 12 files, 2.0 KiB\n', 'restoring: 10 of 12 files, 2.0 KiB\n']);
});

test('with --quiet nothing is told', () => {
  const { ticker, lines } = told({ quiet: true });
  jest.setSystemTime(60_000);
  ticker.say('restoring', '1 of 12 files', 0);
  expect(lines).toEqual([]);
});
