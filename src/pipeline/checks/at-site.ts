/** Parses the expressions of one place and checks all about them that does not depend on the steps. */
import { conditionBody } from '../../expressions/evaluate.ts';
import { type Call, type Key, parseExpression, type Use } from '../../expressions/expressions.ts';
import { FUNCTION_NAMES, FUNCTIONS } from '../../expressions/functions.ts';
import { type Segment, splitText } from '../../expressions/segments.ts';
import type { Findings } from '../../text/findings.ts';
import { didYouMean } from '../../text/nearest.ts';
import { spotIn } from '../../text/scalar-places.ts';
import type { Spot } from '../../text/source.ts';
import { CONTEXT_NAMES, type Site } from './sites.ts';
import { workflowContext } from './workflow-words.ts';

/** A use of a context, with its places in the file. */
export interface PlacedUse {
  readonly use: Use;
  readonly site: Site;
  /** Where the context, or one of its keys, stands in the file. */
  readonly spotOf: (part: Spot) => Spot;
}

/** The uses of known contexts in one place; everything wrong with its expressions is among the findings then. */
export function checkSite(site: Site, findings: Findings): readonly PlacedUse[] {
  return expressionsOf(site, findings).flatMap((segment) => {
    const spotOf = (part: Spot) =>
      spotIn(findings.source, site.node, {
        start: segment.start + part.start,
        end: segment.start + part.end,
      });
    const parsed = parseExpression(segment.text);
    if (!parsed.ok) {
      const { message, hint, ...part } = parsed.problem;
      findings.add({ code: 'bad-expression', message, hint, at: spotOf(part) });
      return [];
    }
    const placed = { site, findings, spotOf };
    for (const call of parsed.value.calls) checkCall(call, placed);
    return parsed.value.uses.filter((use) => checkContext(use, placed)).map((use) => ({ use, site, spotOf }));
  });
}

function expressionsOf({ node, form }: Site, findings: Findings): readonly Segment[] {
  if (typeof node.value !== 'string') return [];
  const text = node.value;
  const { segments, unterminated } = splitText(text);
  if (unterminated !== null) {
    const at = spotIn(findings.source, node, { start: unterminated, end: unterminated + 3 });
    const hint = 'end the expression with "}}"; inside of it, text stands in single quotes';
    findings.add({ code: 'bad-expression', message: 'this "${{" has no "}}" after it', hint, at });
  } else if (form === 'condition' && text.trim() !== '') {
    const body = conditionBody(text);
    if (body !== null) return [{ kind: 'expression', ...body }];
    const message = 'text beside "${{ }}" would make this condition always true';
    findings.add({
      code: 'mixed-condition',
      message,
      hint: 'put the whole condition into one "${{ }}", or leave it out',
      at: node,
    });
  }
  return segments.filter((segment) => segment.kind === 'expression');
}

interface Placed {
  readonly site: Site;
  readonly findings: Findings;
  readonly spotOf: (part: Spot) => Spot;
}

function checkCall(call: Call, { site, findings, spotOf }: Placed): void {
  const rule = FUNCTIONS.get(call.name.toLowerCase());
  const refuse = (code: string, message: string, hint: string) =>
    findings.add({ code, message, hint, at: spotOf(call) });
  if (rule === undefined) {
    const message = `unknown function "${call.name}"${didYouMean(call.name, FUNCTION_NAMES)}`;
    refuse('unknown-function', message, `the functions are ${FUNCTION_NAMES.join(', ')}`);
  } else if (!site.functions.has(rule.kind)) {
    const where = rule.kind === 'status' ? 'only in "if"' : 'only in a step';
    const message = `${rule.name}() can be used ${where}, not in ${site.label}`;
    refuse('function-not-here', message, `take ${rule.name}() out`);
  }
}

function checkContext(use: Use, { site, findings, spotOf }: Placed): boolean {
  if (site.contexts.has(use.context)) return true;
  const at = spotOf(use);
  const elsewhere = workflowContext(use.context);
  const allowed = [...site.contexts].join(', ');
  if (elsewhere !== null) {
    const message = `the context "${use.context}" belongs to a workflow`;
    findings.add({ code: 'workflow-word', message, hint: elsewhere, at });
  } else if (CONTEXT_NAMES.includes(use.context)) {
    const message = `"${use.context}" cannot be used in ${site.label}`;
    findings.add({ code: 'context-not-here', message, hint: `${site.label} may use ${allowed}`, at });
  } else {
    const message = `unknown context "${use.context}"${didYouMean(use.context, site.contexts)}`;
    const hint = `the contexts are ${allowed}; text stands in single quotes`;
    findings.add({ code: 'unknown-context', message, hint, at });
  }
  return false;
}

/** The name of the n-th key; null where there is none or it is not written out. */
export function keyName(use: Use, index: number): string | null {
  return use.keys[index]?.name ?? null;
}

/** The n-th key, if it is written out. */
export function namedKey(use: Use, index: number): (Key & { readonly name: string }) | null {
  const key = use.keys[index];
  return key === undefined || key.name === null ? null : { ...key, name: key.name };
}
