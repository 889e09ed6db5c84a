import { type Document, parseDocument, visit, type YAMLError } from 'yaml';
import { bareExpressionAt, withoutExpression } from './bare-expressions.ts';
import type { Findings } from './findings.ts';
import type { Spot } from './source.ts';

/** The most that are told of a kind. */
const MAX_ERRORS = 20;

/** So many characters are parsed at most, all rounds together, and a file at least once: one of 1 MiB takes seconds. */
const PARSED_MAX = 512 * 1024;

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

const BARE = {
  code: 'yaml',
  message: 'an expression in "{ }" or "[ ]" has no quotes around it',
  hint: 'put the whole value into quotes there, as in { A: "${{ github.ref }}" }',
} as const;

/** The parser's document; null where it found something wrong, which is among the findings then, and the rest cannot be told. */
export function parseYaml(findings: Findings): Document.Parsed | null {
  let { text } = findings.source;
  const bares: Spot[] = [];
  const rounds = Math.min(MAX_ERRORS, Math.ceil(PARSED_MAX / (text.length + 1)));
  while (bares.length < rounds) {
    const document = parse(text);
    const errors = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0] || b.pos[1] - a.pos[1]);
    const bare = bareExpressionAt(text, errors[0]?.pos[0] ?? 0);
    if (bare === null) {
      reportTags(document, findings);
      for (const error of causesIn(errors, findings)) report(error, findings);
      findings.ignore([...bares, ...scalarsWith(bares, document)]);
      return errors.length > 0 || document.warnings.length > 0 ? null : document;
    }
    findings.add({ ...BARE, at: bare });
    if (!bare.isWhole) return null;
    // What is behind it is read as it was meant: the parser itself loses its place.
    text = withoutExpression(text, bare);
    bares.push(bare);
  }
  return null;
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
}

/** The keys and values that hold one of some expressions, and perhaps more than that. */
function scalarsWith(bares: readonly Spot[], document: Document.Parsed): readonly Spot[] {
  const spots: Spot[] = [];
  if (bares.length === 0) return spots;
  visit(document, {
    Scalar: (_key, { range }) => {
      const [start, end] = range ?? [0, 0];
      if (bares.some((bare) => start <= bare.start && bare.end <= end)) spots.push({ start, end });
    },
  });
  return spots;
}

/** Of a key that is neither below its neighbours nor below the dash. */
const WITHOUT_DASH = /^Sequence item without - indicator/;

/** The parser says so of each token after it has lost its place. */
const LOST = /token in YAML stream/;

/**
 * Of the parser's errors those that do not only follow from others: the first of each line, until it has lost its place.
 * @param errors in the order of their places
 */
function causesIn(errors: readonly YAMLError[], findings: Findings): readonly YAMLError[] {
  const lost = errors.findIndex(({ message }) => LOST.test(message));
  // It loses its place without another error before when something is closed once too often.
  const before = lost < 0 ? errors : errors.slice(0, Math.max(lost, 1));
  const lines = before.map(({ pos }) => findings.lineOf(pos[0]));
  return before.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index).slice(0, MAX_ERRORS);
}

function report(error: YAMLError, findings: Findings): void {
  const [start, end] = error.pos;
  const open = /^Flow (map|sequence)/.exec(error.message)?.[1];
  if (error.code === 'BAD_INDENT' && open !== undefined) {
    reportOpen(open === 'map' ? '{}' : '[]', start, findings);
    return;
  }
  // What goes on in the next line is deeper than what it could belong to.
  const isDeeper =
    findings.source.text.slice(start, end).includes('\n') && error.code.endsWith('_IMPLICIT_KEY');
  const known = WORDS[isDeeper || WITHOUT_DASH.test(error.message) ? 'BAD_INDENT' : error.code];
  const message = known?.message ?? `this is not valid YAML: ${lowerFirst(error.message)}`;
  const hint = known?.hint ?? 'look at the quotes, brackets and indentation here and just before';
  findings.add({ code: 'yaml', message, hint, at: { start, end } });
}

/** A bracket that is not closed before a place: it is missed at the end of what stands before that. */
function reportOpen(brackets: string, before: number, findings: Findings): void {
  const end = findings.source.text.slice(0, before).trimEnd().length;
  const message = `a "${brackets[0]}" is not closed`;
  const hint = `put a "${brackets[1]}" behind what belongs to it`;
  findings.add({ code: 'yaml', message, hint, at: { start: end - 1, end } });
}

function reportTags(document: Document.Parsed, findings: Findings): void {
  const tags = document.warnings.filter((warning) => warning.code === 'TAG_RESOLVE_FAILED');
  for (const tag of tags.slice(0, MAX_ERRORS)) {
    const [start, end] = tag.pos;
    const name = findings.source.text.slice(start, end);
    const hint = 'put the whole value into quotes, or a condition into ${{ }}; tags cannot be used';
    findings.add({ code: 'yaml-tag', message: `YAML takes "${name}" for a tag`, hint, at: { start, end } });
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
