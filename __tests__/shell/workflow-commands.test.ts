import { expect, test } from '@jest/globals';
import { parseCommand, property } from '../../src/shell/workflow-commands.ts';

test.each([
  ['::notice::hello', 'notice', {}, 'hello'],
  ['::NOTICE::hello', 'notice', {}, 'hello'],
  [' \t::notice::hello', 'notice', {}, 'hello'],
  ['::notice file=a.ts,line=3::hello', 'notice', { file: 'a.ts', line: '3' }, 'hello'],
  ['::notice file=a.ts, line=3 ::x', 'notice', { file: 'a.ts', ' line': '3' }, 'x'],
  ['::notice title=a=b::x', 'notice', { title: 'a=b' }, 'x'],
  ['::notice title=,line=::x', 'notice', {}, 'x'],
  ['::error title=a%3Ab%2Cc%25::x%0Ay%0D%25', 'error', { title: 'a:b,c%' }, 'x\ny\r%'],
  ['::error::a%3Ab%2Cc', 'error', {}, 'a%3Ab%2Cc'],
  ['::error::%250A', 'error', {}, '%0A'],
  ['::error::a::b', 'error', {}, 'a::b'],
  ['::endgroup::', 'endgroup', {}, ''],
  ['::set-output name=x::a b ', 'set-output', { name: 'x' }, 'a b '],
  ['##[group]Build', 'group', {}, 'Build'],
  ['  ##[error file=a;line=2]x%3By%5D', 'error', { file: 'a', line: '2' }, 'x;y]'],
])('the line %j is the command %s with %j and %j', (line, name, properties, data) => {
  expect(parseCommand(line)).toEqual({ name, properties, data });
});

test.each([
  '',
  'hello',
  '::',
  ':::',
  '::notice',
  '::notice:x',
  '::unknown::x',
  'x ::notice::y',
  ':notice::',
  '##[notice',
  '##notice]',
  '::TOKEN::',
])('the line %j is text', (line) => {
  expect(parseCommand(line)).toBeNull();
});

test('a property is found whatever the case of its name', () => {
  const command = parseCommand('::set-output Name=x::1');
  expect(command && property(command, 'name')).toBe('x');
});
