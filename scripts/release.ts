/** Writes the notes of the version in package.json to the file that is named, and prints the tags of the release. */
import { readFileSync, writeFileSync } from 'node:fs';
import { notesOf, tagsOf } from './release-notes.ts';

const [to] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version);
if (!notes.ok || to === undefined) {
  console.error(notes.ok ? 'name the file for the notes' : notes.why);
  process.exit(1);
}
writeFileSync(to, `${notes.text}\n`);
const { own, major } = tagsOf(version);
console.log(`tag=${own}\nmajor=${major}`);
