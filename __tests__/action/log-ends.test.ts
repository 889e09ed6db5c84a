import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { logEnd } from '../../src/action/log-ends.ts';
import { Masks } from '../../src/shell/masks.ts';
import { Engine } from '../support/engine.ts';
import { folder } from '../support/folder.ts';

test('the end of a log is that which a runner shows: of workflow commands the text of annotations', async () => {
  const engine = new Engine('steps: [{ id: a, run: x }]', { behave: () => ({ ends: 1 }) });
  await engine.attempt();
  const logs = folder();
  const lines = [
    '::group::Deep',
    'in',
    '  ::error file=x.js,line=3::it broke%0Ain two lines',
    '##[warning]beware',
    '::add-mask::hush',
    '::endgroup::',
    '::unknown::stays',
  ];
  writeFileSync(join(logs, 'a.1.1.log'), `${lines.join('\n')}\n`);
  expect(logEnd(logs, engine.step('a'), new Masks())).toEqual([
    'in',
    'it broke',
    'in two lines',
    'beware',
    '::unknown::stays',
  ]);
});
