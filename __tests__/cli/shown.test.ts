import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Shown } from '../../src/cli/shown.ts';

const painted = { paint: (style: unknown, text: string) => `<${style}>${text}</>`, debug: false };

/** All that is shown of output that comes in pieces. */
function show(pieces: readonly (string | Uint8Array)[], options = painted): string {
  const shown = new Shown(options);
  return [...pieces.map((piece) => shown.push(Buffer.from(piece))), shown.end()]
    .map((bytes) => bytes.toString('latin1'))
    .join('');
}

test.each([
  ['::group::Build it\n', '<bold>Build it</>\n'],
  ['one\n::endgroup::\ntwo\n', 'one\ntwo\n'],
  ['::error::no%0Agood\n', '<red>error:</> no\ngood\n'],
  ['::error file=a.c,line=3,col=1::bad\n', '<red>error:</> bad (a.c:3)\n'],
  ['::warning file=a.c::bad\n', '<yellow>warning:</> bad (a.c)\n'],
  ['  ::notice title=T::n\n', '<cyan>notice:</> T: n\n'],
  ['##[group]old\n', '<bold>old</>\n'],
  ['::debug::d\n', ''],
  ['::add-mask::***\n::set-output name=a::b\n', ''],
  ['::ERROR::loud\n', '<red>error:</> loud\n'],
  ['::what::is this\n', '::what::is this\n'],
  ['a ::error::in the middle\n', 'a ::error::in the middle\n'],
  ['::error::\r\n', '<red>error:</> \r\n'],
  ['::endgroup::\r\ntext\r\n', 'text\r\n'],
  ['::endgroup::\r\n::endgroup::\r\n\ntext', '\ntext'],
  ['::error::without an end', '<red>error:</> without an end'],
  [
    '::stop-commands::WoRd\n::error::as it is\n::word::\n::error::again\n',
    '::error::as it is\n<red>error:</> again\n',
  ],
  ['::stop-commands::error\n::error::x\n', '<red>error:</> x\n'],
])('%j is shown as %j', (output, shown) => {
  expect(show([output])).toBe(shown);
});

test('debug messages are shown where a person wants them', () => {
  expect(show(['::debug::d\n'], { ...painted, debug: true })).toBe('<dim>debug:</> d\n');
});

test('text is shown at once, and a line is held back only while it can be a command', () => {
  const shown = new Shown(painted);
  expect(shown.push(Buffer.from('Password: ')).toString()).toBe('Password: ');
  expect(shown.push(Buffer.from('\n:')).toString()).toBe('\n');
  expect(shown.push(Buffer.from(') hello')).toString()).toBe(':) hello');
});

test('all that is no command goes through byte for byte, however it comes', () => {
  const bytes = fc.uint8Array().filter((each) => !/::|##\[/.test(Buffer.from(each).toString('latin1')));
  fc.assert(
    fc.property(fc.array(bytes), (pieces) => {
      const all = Buffer.concat(pieces).toString('latin1');
      fc.pre(!/::|##\[/.test(all));
      expect(show(pieces)).toBe(all);
    }),
  );
});

test('however the bytes come, the same is shown', () => {
  const output = 'a\n::group::G\r\n b ::x\n  ::error file=f,line=2::e\n::endgroup::\r\n\r::debug::\nz';
  fc.assert(
    fc.property(fc.array(fc.nat(output.length), { maxLength: 8 }), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), output.length];
      expect(show(at.slice(1).map((end, index) => output.slice(at[index], end)))).toBe(show([output]));
    }),
  );
});
