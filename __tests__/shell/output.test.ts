import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Masks } from '../../src/shell/masks.ts';
import { Output, type Told } from '../../src/shell/output.ts';
import { Sayings } from '../../src/shell/sayings.ts';
import { createCommandFiles } from '../../src/shell/scratch.ts';
import { ShellRig } from '../support/shell-rig.ts';

interface Ears {
  readonly sayings: Sayings;
  readonly masks: Masks;
  readonly output: Output;
}

function ears(...secrets: string[]): Ears {
  const masks = new Masks();
  for (const secret of secrets) masks.add(secret);
  const sayings = new Sayings(masks);
  return { sayings, masks, output: new Output(sayings, masks) };
}

function bytesOf(told: readonly Told[]): string {
  return told.map((item) => (item.kind === 'bytes' ? item.bytes.toString('latin1') : '')).join('');
}

function hear(text: string, { output }: Ears = ears()): readonly Told[] {
  return [...output.push(Buffer.from(text)), ...output.end()];
}

function said(sayings: Sayings): ReturnType<Sayings['said']> {
  using rig = new ShellRig();
  return sayings.said(createCommandFiles(rig.directory));
}

test.each([
  ['hello\n', 'hello\n'],
  ['no newline', 'no newline'],
  ['  indented', '  indented'],
  [':: not a command\n', ':: not a command\n'],
  ['::notice::hi\n', '::notice::hi\n'],
  ['::set-output name=a::b\n', '::set-output name=a::b\n'],
  ['::add-mask::s3cret\nit is s3cret\n', '::add-mask::***\nit is ***\n'],
  ['  ::ADD-MASK::s3cret\r\nit is s3cret\r\n', '::add-mask::***\r\nit is ***\r\n'],
  ['50%\r::add-mask::s3cret\rs3cret', '50%\r::add-mask::***\r***'],
  ['##[add-mask]s3cret\ns3cret', '::add-mask::***\n***'],
  ['::add-mask::one%0Atwo\none two', '::add-mask::***\n*** ***'],
  ['::add-mask::s3cret', '::add-mask::***'],
  ['x ::add-mask::s3cret\ns3cret', 'x ::add-mask::s3cret\ns3cret'],
  [
    '::stop-commands::tok\n::add-mask::s3cret\n::tok::\n',
    '::stop-commands::tok\n::add-mask::s3cret\n::tok::\n',
  ],
])('the output %j is written as %j', (text, written) => {
  expect(bytesOf(hear(text))).toBe(written);
});

test('a note comes right after its line, with its secrets masked', () => {
  const told = hear('a\n::warning file=s3cret.ts,line=2::do not say s3cret\nb\n', ears('s3cret'));
  expect(told.map((item) => (item.kind === 'bytes' ? item.bytes.toString() : item.note))).toEqual([
    'a\n::warning file=***.ts,line=2::do not say ***\n',
    { kind: 'warning', message: 'do not say ***', properties: { file: '***.ts', line: '2' } },
    'b\n',
  ]);
});

test.each(['debug', 'notice', 'warning', 'error', 'group', 'endgroup'])(
  'the command %s is a note',
  (kind) => {
    const notes = hear(`::${kind}::text\n`).filter((item) => item.kind === 'note');
    expect(notes).toEqual([{ kind: 'note', note: { kind, message: 'text', properties: {} } }]);
  },
);

test('set-output sets an output, with one warning that it is old', () => {
  const all = ears();
  hear('::set-output name=a::1\n::set-output name=b::x%0Ay\n', all);
  expect(said(all.sayings)).toMatchObject({
    outputs: { a: '1', b: 'x\ny' },
    errors: [],
    warnings: [expect.stringContaining('deprecated')],
  });
});

test('of outputs whose names differ in letter case only, the last one holds, under the first name', () => {
  const all = ears();
  hear('::set-output name=foo::1\n::set-output name=Foo::2\n::set-output name=FOO::3\n', all);
  expect(said(all.sayings).outputs).toEqual({ foo: '3' });
});

test.each([
  ['::set-env name=A::1', '`set-env` command is disabled'],
  ['::add-path::/x', '`add-path` command is disabled'],
  ['::set-output::x', "Required field 'name' is missing"],
  ['::stop-commands::', 'cannot be'],
  ['::stop-commands::pause-logging', 'cannot be'],
  ['::stop-commands::Add-Mask', 'cannot be'],
])('the line %j is an error of the step', (line, message) => {
  const all = ears();
  hear(`${line}\n`, all);
  expect(said(all.sayings).errors).toEqual([expect.stringContaining(message)]);
});

test.each(['::save-state name=a::1', '::echo::on', '::add-matcher::x.json', '::remove-matcher owner=x::'])(
  'the line %j does nothing',
  (line) => {
    const all = ears();
    expect(hear(`${line}\n`, all)).toHaveLength(1);
    expect(said(all.sayings)).toMatchObject({ outputs: {}, errors: [], warnings: [] });
  },
);

test('an empty mask is warned of, and is none', () => {
  const all = ears();
  expect(hear('::add-mask:: \n', all)).toHaveLength(1);
  expect(said(all.sayings)).toMatchObject({
    masked: 0,
    warnings: [expect.stringContaining('empty string')],
  });
});

test('commands stopped on one stream are stopped on the other, until the word comes, in any case', () => {
  const { sayings, masks, output } = ears();
  const other = new Output(sayings, masks);
  output.push(Buffer.from('::stop-commands::Word-1\n'));
  expect(other.push(Buffer.from('::notice::a\n'))).toHaveLength(1);
  other.push(Buffer.from('::word-1::\n'));
  expect(output.push(Buffer.from('::notice::b\n'))).toHaveLength(2);
});

test('a mask set on one stream holds for the other', () => {
  const { sayings, masks, output } = ears();
  const other = new Output(sayings, masks);
  output.push(Buffer.from('::add-mask::s3cret\n'));
  expect(bytesOf(other.push(Buffer.from('s3cret\n')))).toBe('***\n');
});

test('only what can still be a command is kept back', () => {
  const { output } = ears();
  const push = (text: string): string => bytesOf(output.push(Buffer.from(text)));
  expect(push('Continue? ')).toBe('Continue? ');
  expect(push('\n :')).toBe('\n');
  expect(push('x')).toBe(' :x');
  expect(push('\n::not')).toBe('\n');
  expect(push('ice::a')).toBe('');
  expect(push('\nb')).toBe('::notice::a\nb');
});

test('what was kept back is given out at a pause, and what follows on its line is text', () => {
  const { output } = ears();
  output.push(Buffer.from('a\n::'));
  expect(bytesOf(output.pause())).toBe('::');
  expect(output.push(Buffer.from('notice::x\n::notice::y\n'))).toHaveLength(2);
});

test('the beginning of a secret stays back at a pause, and is written when nothing more comes', () => {
  const { output } = ears('hunter22');
  expect(bytesOf(output.push(Buffer.from('a hunt')))).toBe('a ');
  expect(bytesOf(output.pause())).toBe('');
  expect(bytesOf(output.push(Buffer.from('er22 hunt')))).toBe('*** ');
  expect(bytesOf(output.end())).toBe('hunt');
});

test('a line that starts like a command is text when it is longer than 1 MiB', () => {
  const line = `::notice::${'x'.repeat(1024 * 1024)}`;
  const { output } = ears();
  const pieces = (line.match(/.{1,50000}/g) ?? []).map((piece) => output.push(Buffer.from(piece)));
  const rest = output.push(Buffer.from('\n::notice::short\n'));
  expect(bytesOf([...pieces.flat(), ...rest])).toBe(`${line}\n::notice::short\n`);
  expect([...pieces.flat(), ...rest].filter((item) => item.kind === 'note')).toHaveLength(1);
});

test('a mask that is too long to be one is not written either, and is an error', () => {
  const all = ears();
  const told = hear(`::add-mask::${'x'.repeat(1024 * 1024)}`, all);
  expect(bytesOf([...told, ...all.output.push(Buffer.from('xxx\nafter\n'))])).toBe(
    '::add-mask::***\nafter\n',
  );
  expect(said(all.sayings).errors).toEqual([expect.stringContaining('more than 1 MiB')]);
});

test('outputs of more than 1 MiB by commands are an error', () => {
  const all = ears();
  for (let i = 0; i < 3; i++) hear(`::set-output name=o${i}::${'x'.repeat(400_000)}\n`, all);
  const { outputs, errors } = said(all.sayings);
  expect(Object.keys(outputs)).toEqual(['o0', 'o1']);
  expect(errors).toEqual([expect.stringContaining('larger than 1024 KiB')]);
});

test('bytes without commands and secrets pass as they are, however they are split', () => {
  const fragment = fc.constantFrom('::', ':', '##[', '#', '\n', '\r', ' ', '\0', 'x', 'ÿ', '::notice');
  fc.assert(
    fc.property(fc.array(fc.tuple(fragment, fc.uint8Array({ maxLength: 3 }))), (parts) => {
      const { output } = ears();
      const pieces = parts.flatMap(([text, noise]) => [Buffer.from(text), Buffer.from(noise)]);
      const told = [...pieces.flatMap((piece) => output.push(piece)), ...output.end()];
      expect(bytesOf(told)).toBe(Buffer.concat(pieces).toString('latin1'));
    }),
  );
});

test('commands act the same however their bytes are split', () => {
  const text = 'a\n::add-mask::s3cret\nb s3cret\n ::error file=x::s3cret!\n##[group]g\r\n::endgroup::';
  const whole = hear(text);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const { output } = ears();
      const places = [0, ...cuts.sort((a, b) => a - b), text.length];
      const pieces = places.map((at, i) => Buffer.from(text.slice(at, places[i + 1] ?? at)));
      const told = [...pieces.flatMap((piece) => output.push(piece)), ...output.end()];
      expect(bytesOf(told)).toBe(bytesOf(whole));
      expect(told.filter((item) => item.kind === 'note')).toEqual(
        whole.filter((item) => item.kind === 'note'),
      );
    }),
  );
});
