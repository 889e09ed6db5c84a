import { expect, test } from '@jest/globals';
import { Ticker } from '../../src/action/ticker.ts';

test('what takes long says how far it is, every 10 s, and of all that is brought back', () => {
  const said: string[] = [];
  let now = 0;
  const ticker = new Ticker({ say: (line) => said.push(line), time: { now: () => new Date(now) } });
  const at = (seconds: number, ...[doing, files, bytes]: ['reading' | 'restoring', number, number]) => {
    now = seconds * 1000;
    ticker.tick(doing, { files, bytes });
  };
  at(0, 'reading', 1, 1);
  at(9, 'reading', 2, 2);
  at(10, 'reading', 3000, 2048);
  ticker.bringing({ files: 32_707, bytes: 115 * 1024 ** 2 });
  at(11, 'restoring', 1, 1);
  at(20, 'restoring', 2, 2);
  at(21, 'restoring', 12_000, 40 * 1024 ** 2);
  at(30, 'restoring', 13_000, 50 * 1024 ** 2);
  at(31, 'restoring', 32_000, 114 * 1024 ** 2);
  expect(said).toEqual([
    '  reading the workspace: 3000 files, 2.0 KiB',
    '  bringing back 12,000 of 32,707 files (40.0 MiB of 115.0 MiB)',
    '  bringing back 32,000 of 32,707 files (114.0 MiB of 115.0 MiB)',
  ]);
});
