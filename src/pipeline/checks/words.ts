/** Checks single values that a schema cannot: shells, patterns, folders, texts that must not hold expressions. */
import { splitText } from '../../expressions/segments.ts';
import type { Findings } from '../../text/findings.ts';
import { itemsOf, member, type Node, type ScalarNode, textOf, textsOf } from '../../text/tree.ts';
import { credentialPlace } from '../../workspace/credentials.ts';
import type { Draft } from '../entries.ts';
import {
  excludeProblem,
  globProblem,
  liesInNone,
  literalOf,
  nestedPaths,
  pathProblem,
  trimmed,
} from '../globs.ts';
import { retriesOf } from '../retries.ts';
import { shellProblem } from '../shells.ts';
import { coveredBy } from './excluded.ts';
import { scalarsOf } from './sites.ts';

/** What belongs to the file as a whole. */
export function checkPipelineWords(root: Node, findings: Findings): void {
  const workspace = member(root, 'workspace');
  checkPlain(member(root, 'name'), { word: 'name', findings });
  checkPaths(member(workspace, 'paths'), findings);
  for (const node of scalarsOf(member(workspace, 'exclude'))) {
    checkPlain(node, { word: 'exclude', findings });
    report(node, { word: 'exclude', wrong: excludeProblem(textOf(node) ?? ''), findings });
  }
  checkShell(member(member(member(root, 'defaults'), 'run'), 'shell'), findings);
  const inputs = member(root, 'inputs');
  for (const input of inputs?.kind === 'map' ? inputs.entries.values() : []) {
    checkPlain(member(input.value, 'default'), { word: 'default', findings });
  }
}

/** What belongs to one step. */
export function checkStepWords({ node }: Draft, root: Node, findings: Findings): void {
  checkShell(member(node, 'shell'), findings);
  const keep = member(node, 'keep');
  for (const pattern of scalarsOf(member(node, 'reads'))) {
    checkPlain(pattern, { word: 'reads', findings });
    report(pattern, { word: 'reads', wrong: globProblem(textOf(pattern) ?? ''), findings });
    checkLookedAt(pattern, root, findings);
  }
  for (const pattern of scalarsOf(member(node, 'writes'))) {
    checkSaved(pattern, root, { word: 'writes', findings });
  }
  for (const pattern of keep?.kind === 'list' ? scalarsOf(keep) : []) {
    checkSaved(pattern, root, { word: 'keep', findings });
  }
  if (!node.entries.has('retries') || retriesOf(root, node) !== null) return;
  const message = '"retries" does not say how often: it has no "max"';
  const at = node.entries.get('retries')?.key ?? node;
  findings.add({ code: 'retries-without-max', message, hint: 'add "max", such as "max: 2"', at });
}

/** `workspace`, as it is written. */
function coverageIn(root: Node): { readonly paths: readonly string[]; readonly exclude: readonly string[] } {
  const workspace = member(root, 'workspace');
  return { paths: textsOf(member(workspace, 'paths')), exclude: textsOf(member(workspace, 'exclude')) };
}

const SAVED = {
  writes: { code: 'excluded-writes', what: 'what this step writes' },
  keep: { code: 'excluded-keep', what: 'what this step keeps' },
} as const;

/** What is left out of the workspace is never saved. */
function checkSaved(
  pattern: ScalarNode,
  root: Node,
  { word, findings }: { readonly word: 'writes' | 'keep'; readonly findings: Findings },
): void {
  const text = withoutExpressions(textOf(pattern) ?? '');
  report(pattern, { word, wrong: globProblem(text), findings });
  const excluded = coveredBy(text, coverageIn(root));
  if (excluded === null && !text.includes('${{')) checkInRoot(pattern, root, { word, findings });
  if (excluded === null) return;
  const { code, what } = SAVED[word];
  const message = `${what} would not be saved: "${excluded}" is in "exclude"`;
  const hint = `take the pattern out of "exclude", or out of "${word}"`;
  findings.add({ code, message, hint, at: pattern });
}

/** What is left out of the workspace is never looked at. */
function checkLookedAt(pattern: ScalarNode, root: Node, findings: Findings): void {
  const text = textOf(pattern) ?? '';
  const coverage = coverageIn(root);
  const excluded = coveredBy(text, coverage);
  if (excluded !== null) {
    const message = `what this step reads would not be looked at: "${excluded}" is in "exclude"`;
    const hint = 'take the pattern out of "exclude", or out of "reads"';
    findings.add({ code: 'excluded-reads', message, hint, at: pattern });
    return;
  }
  if (checkInRoot(pattern, root, { word: 'reads', findings })) return;
  const name = literalOf(text);
  if (!text.startsWith('!') && name !== null && /^\.git(\/|$)|(^|\/)\.savepoint(\/|$)/.test(name)) {
    const message = `"${name}" is no part of the workspace, and not looked at`;
    const hint = 'take it out of "reads"; a step that depends on the commit mentions github.sha';
    findings.add({ code: 'excluded-reads', message, hint, at: pattern });
    return;
  }
  const place = name === null || text.startsWith('!') ? null : credentialPlace(name);
  if (place === null || coverage.paths.some((path) => [name, place].includes(trimmed(path)))) return;
  const message = `"${name}" is known to hold credentials: it is left out of the workspace, and not looked at`;
  const hint = `to have it saved and looked at, list it in "workspace.paths", beside "."; else take it out of "reads"`;
  findings.add({ code: 'excluded-reads', message, hint, at: pattern });
}

/** What lies in no root is neither looked at nor saved. @returns whether that was found */
function checkInRoot(
  pattern: ScalarNode,
  root: Node,
  { word, findings }: { readonly word: 'reads' | 'writes' | 'keep'; readonly findings: Findings },
): boolean {
  const text = trimmed(textOf(pattern) ?? '');
  if (!liesInNone(text, coverageIn(root).paths)) return false;
  const what =
    word === 'reads'
      ? 'what this step reads would not be looked at'
      : `${SAVED[word].what} would not be saved`;
  const message = `${what}: "${text}" may lie in none of the folders of "workspace.paths"`;
  const hint = `add its folder to "workspace.paths", such as ".", or take it out of "${word}"`;
  findings.add({ code: word === 'reads' ? 'excluded-reads' : SAVED[word].code, message, hint, at: pattern });
  return true;
}

interface Checking {
  readonly word: string;
  readonly findings: Findings;
}

function checkShell(node: Node | null, findings: Findings): void {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string' || node.value.trim() === '') return;
  const problem = shellProblem(node.value);
  if (problem !== null) findings.add({ code: 'bad-shell', ...problem, at: node });
}

function checkPlain(node: Node | null, { word, findings }: Checking): void {
  if (!(textOf(node) ?? '').includes('${{') || node === null) return;
  const message = `"${word}" cannot hold an expression`;
  const hint = 'write the value itself; expressions belong into steps and "env"';
  findings.add({ code: 'expression-not-here', message, hint, at: node });
}

function checkPaths(list: Node | null, findings: Findings): void {
  const all = itemsOf(list).filter((node): node is ScalarNode => textOf(node) !== null);
  for (const node of all) {
    checkPlain(node, { word: 'paths', findings });
    const wrong = pathProblem(textOf(node) ?? '');
    if (wrong === null || textOf(node)?.includes('${{')) continue;
    findings.add({ code: 'bad-path', message: `the folder "${textOf(node)}" ${wrong}`, at: node });
  }
  const nodes = all.filter((node) => pathProblem(textOf(node) ?? '') === null);
  for (const nested of nestedPaths(nodes.map((node) => textOf(node) ?? ''))) {
    const [outer, inner] = [nodes[nested.outer], nodes[nested.inner]];
    if (outer === undefined || inner === undefined) continue;
    const message = `"${textOf(inner)}" is inside of "${textOf(outer)}", which is saved with all that is below it`;
    findings.add({ code: 'nested-paths', message, hint: 'take one of the two out of "paths"', at: inner });
  }
}

function report(node: ScalarNode, { word, wrong, findings }: Checking & { wrong: string | null }): void {
  if (wrong === null || textOf(node) === null) return;
  const message = `the pattern "${textOf(node)}" of "${word}" ${wrong}`;
  findings.add({ code: 'bad-pattern', message, hint: 'write a pattern such as src/** or *.json', at: node });
}

/** An expression stands for some text without a slash. */
function withoutExpressions(pattern: string): string {
  const { segments } = splitText(pattern);
  return segments.map((segment) => (segment.kind === 'text' ? segment.text : 'x')).join('');
}
