import { expect, test } from '@jest/globals';
import { notesOf, tagsOf } from '../../scripts/release-notes.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-03-04

### Added

- One thing.

## [1.1.0] - 2026-01-02

- Another.
`;

test('the notes of a version are its part of the changelog', () => {
  expect(notesOf(CHANGELOG, '1.2.0')).toEqual({ ok: true, text: '### Added\n\n- One thing.' });
  expect(notesOf(CHANGELOG, '1.1.0')).toEqual({ ok: true, text: '- Another.' });
});

test.each([
  ['a version without a part', CHANGELOG, '1.3.0', 'has no heading "## [1.3.0] - YYYY-MM-DD"'],
  ['a part of a longer version', CHANGELOG, '1.2.01', 'has no heading'],
  [
    'what is not released yet',
    CHANGELOG.replace('[Unreleased]\n', '[Unreleased]\n\n- New.\n'),
    '1.2.0',
    'move what is under',
  ],
  ['a heading without a date', CHANGELOG.replace(' - 2026-03-04', ''), '1.2.0', 'has no date'],
  ['an empty part', CHANGELOG.replace('\n\n- Another.', ''), '1.1.0', 'says nothing of 1.1.0'],
  ['no version', CHANGELOG, '1.2', 'no version of the form 1.2.3'],
])('%s is refused', (_, changelog, version, why) => {
  expect(notesOf(changelog, version)).toEqual({ ok: false, why: expect.stringContaining(why) });
});

test('a release moves the tag of its major version', () => {
  expect(tagsOf('1.20.3')).toEqual({ own: 'v1.20.3', major: 'v1' });
});
