import type { Document } from 'yaml';
import type { Findings } from './findings.ts';

/** One slip makes many errors after it. */
const MAX_ERRORS = 20;

const WORDS: Readonly<Record<string, { message?: string; hint: string }>> = {
  BAD_INDENT: {
    message: 'the indentation does not fit',
    hint: 'give the keys of one mapping, and the dashes of one list, the same indentation',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second ": " on this line is not valid YAML',
    hint: 'put a value that holds ": " into quotes, or begin a new line after the first colon',
  },
  MISSING_CHAR: { hint: 'close the quote or the bracket; it may have been opened some lines before' },
  MULTIPLE_DOCS: {
    message: 'the file holds several YAML documents',
    hint: 'keep one pipeline in a file and leave out the lines "---"',
  },
  RESOURCE_EXHAUSTION: {
    message: 'the file is nested too deeply',
    hint: 'a pipeline needs only a few levels; look for brackets that are not closed',
  },
  TAB_AS_INDENT: { message: 'a tab is used as indentation', hint: 'use spaces' },
};

/** Adds what the YAML parser found wrong; whether it found anything. */
export function reportYamlErrors(document: Document, findings: Findings): boolean {
  const tags = document.warnings.filter((warning) => warning.code === 'TAG_RESOLVE_FAILED');
  for (const tag of tags.slice(0, MAX_ERRORS)) {
    const [start, end] = tag.pos;
    const name = findings.source.text.slice(start, end);
    const hint = 'put the whole value into quotes, or a condition into ${{ }}; tags cannot be used';
    findings.add({ code: 'yaml-tag', message: `YAML takes "${name}" for a tag`, hint, at: { start, end } });
  }
  for (const error of document.errors.slice(0, MAX_ERRORS)) {
    const [start, end] = error.pos;
    const known = WORDS[error.code];
    const message = known?.message ?? `this is not valid YAML: ${lowerFirst(error.message)}`;
    const hint = known?.hint ?? 'look at the quotes, brackets and indentation here and just before';
    findings.add({ code: 'yaml', message, hint, at: { start, end } });
  }
  return findings.any;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
