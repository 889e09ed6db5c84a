/** What the documents show must be true of the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readText } from './support/pipeline.ts';

test('the pipeline on the first screen of the README is valid, and this version can run it', () => {
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const checked = readText(text);
  expect(checked).toMatchObject({ ok: true, value: { name: 'Nightly', notYet: [] } });
});

test('docs/errors.md lists every kind of problem that the sources name', () => {
  const documented = readFileSync('docs/errors.md', 'utf8');
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const codes = sources.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].map((match) => match[1]),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !documented.includes(`\`${code}\``))).toEqual([]);
});
