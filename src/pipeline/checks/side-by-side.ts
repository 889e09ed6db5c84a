/** Warns of steps that can run side by side and whose changes to the files cannot be told apart. */
import type { Problem } from '../../problem/problem.ts';
import { Findings } from '../../text/findings.ts';
import type { Source } from '../../text/source.ts';
import { member, scalarOf, textsOf } from '../../text/tree.ts';
import { Ancestors } from '../ancestors.ts';
import { isBackground } from '../background.ts';
import type { Draft, Layout } from '../entries.ts';
import { literalOf } from '../globs.ts';
import type { Ids } from '../ids.ts';
import type { Order } from '../order.ts';

/** More steps of one block than this are not looked at: what is to be said is said of the first ones. */
const MOST = 100;

interface Looking {
  readonly source: Source;
  readonly layout: Layout;
  readonly ids: Ids;
  readonly order: Order;
}

/**
 * One warning for each `parallel` block, and one for what `needs` lets run side by side. Nothing for steps that declare
 * `writes: []`, nor for `finally`, whose changes count for no other step.
 * @param maxParallel as the file has it; null where it says nothing
 */
export function sideBySide(looking: Looking, maxParallel: number | null): readonly Problem[] {
  const { layout, order, source } = looking;
  if (order.sequence === null) return [];
  const ancestors = new Ancestors(order, order.sequence);
  const findings = new Findings(source);
  const inSteps = layout.drafts.filter(({ section }) => section === 'steps');
  for (const draft of inSteps) if (order.services.has(draft.index)) noteService(draft, looking, findings);
  if (maxParallel === 1 && !inSteps.some(isBackground)) return findings.problems();
  const blocks = layout.steps.flatMap((entry) => (entry.kind === 'parallel' ? [entry.drafts] : []));
  const blockOf = new Map(blocks.flatMap((drafts) => drafts.map((draft) => [draft, drafts] as const)));
  for (const drafts of blocks.map((each) => each.filter((draft) => !order.services.has(draft.index))))
    note(pairsOf(drafts, ancestors), looking, findings);
  const all = inSteps.filter(({ index }) => !order.services.has(index));
  const isInBlock = ([a, b]: Pair) => blockOf.has(a) && blockOf.get(a) === blockOf.get(b);
  const others = pairsOf(all, ancestors).filter((pair) => !isInBlock(pair));
  note(others, looking, findings);
  for (const draft of all) noteLegs(draft, looking, findings);
  return findings.problems();
}

type Pair = readonly [Draft, Draft];

/** Of a service no files are saved. */
function noteService(draft: Draft, { ids }: Looking, findings: Findings): void {
  if (isDeclared(draft)) return;
  const message = `"${ids.name(draft.index)}" is a service without "writes": files that it changes count as the work of the steps that run meanwhile`;
  const hint = 'say what it "writes", and that is not saved; "writes: []" where it changes no files';
  findings.add({ code: 'side-by-side', message, hint, at: draft.node });
}

/** The legs of a matrix run side by side, and must not write the same files. */
function noteLegs(draft: Draft, { ids }: Looking, findings: Findings): void {
  const strategy = member(draft.node, 'strategy');
  if (strategy === null || isQuiet(draft) || scalarOf(member(strategy, 'max-parallel')) === 1) return;
  if (isDeclared(draft) && writesOf(draft).every((pattern) => pattern.includes('matrix.'))) return;
  const what = isDeclared(draft) ? 'have the same "writes"' : 'have no "writes"';
  const message = `the legs of "${ids.name(draft.index)}" run side by side, and ${what}: the files that change meanwhile count as the work of each`;
  const hint = isDeclared(draft)
    ? 'let each write to a folder of its own, such as "out/${{ matrix.NAME }}/**"'
    : 'say what each "writes", with ${{ matrix.NAME }} in it; "writes: []" where it changes no files';
  findings.add({ code: 'side-by-side', message, hint, at: draft.node });
}

/** Those that can run side by side, of which one does not say what it writes, or which say the same. */
function pairsOf(drafts: readonly Draft[], ancestors: Ancestors): readonly Pair[] {
  const writing = drafts.filter((draft) => !isQuiet(draft)).slice(0, MOST);
  return writing.flatMap((a, at) =>
    writing.slice(at + 1).flatMap((b): Pair[] => {
      const isApart = ancestors.has(a.index, b.index) || ancestors.has(b.index, a.index);
      return !isApart && canMeet(a, b) ? [[a, b]] : [];
    }),
  );
}

function canMeet(a: Draft, b: Draft): boolean {
  return !isDeclared(a) || !isDeclared(b) || sharedBy(a, b) !== null;
}

/** Whether it says that it writes no files. */
function isQuiet(draft: Draft): boolean {
  return isDeclared(draft) && writesOf(draft).length === 0;
}

function isDeclared({ node }: Draft): boolean {
  return node.entries.has('writes') || node.entries.has('approval');
}

function writesOf({ node }: Draft): readonly string[] {
  return textsOf(member(node, 'writes'));
}

/** What both say that they write, told by names without wildcards; null where that is nothing. */
function sharedBy(a: Draft, b: Draft): string | null {
  const [ours, theirs] = [writesOf(a), writesOf(b)];
  if ([...ours, ...theirs].some((pattern) => pattern.startsWith('!'))) return null;
  const literals = theirs.flatMap((pattern) => literalOf(pattern) ?? []);
  return (
    ours.find((pattern) => {
      const literal = literalOf(pattern);
      return (
        literal !== null && literals.some((other) => isWithin(literal, other) || isWithin(other, literal))
      );
    }) ?? null
  );
}

function isWithin(name: string, above: string): boolean {
  return above === '' || name === above || name.startsWith(`${above}/`);
}

function note(pairs: readonly Pair[], { ids }: Looking, findings: Findings): void {
  const [first] = pairs;
  if (first === undefined) return;
  const steps = [...new Set(pairs.flat())].sort((a, b) => a.index - b.index);
  const silent = steps.filter((draft) => !isDeclared(draft));
  const isSaid = silent.length === 0;
  const who = named(isSaid ? first : steps, ids);
  const lacking = silent.length === steps.length ? '' : `${named(silent, ids)} `;
  const what = isSaid
    ? `both write "${sharedBy(...first)}"`
    : `${lacking}${silent.length === 1 ? 'has' : 'have'} no "writes"`;
  const message = `${who} can run side by side, and ${what}: the files that change meanwhile count as the work of each`;
  const hint = isSaid
    ? 'let each write to a folder of its own, or order them by "needs"'
    : 'say what each "writes"; "writes: []" where it changes no files';
  findings.add({ code: 'side-by-side', message, hint, at: (silent[0] ?? first[0]).node });
}

const SHOWN = 4;

function named(drafts: readonly Draft[], ids: Ids): string {
  const names = drafts.map(({ index }) => `"${ids.name(index)}"`);
  if (names.length > SHOWN + 1) names.splice(SHOWN, names.length, `${names.length - SHOWN} more`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
