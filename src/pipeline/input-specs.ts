/** The `inputs` that a file declares, as those of workflow_dispatch. */
import type { Findings } from '../text/findings.ts';
import { didYouMean } from '../text/nearest.ts';
import { member, type Node, type ScalarNode, textOf, textsOf } from '../text/tree.ts';
import { inputValue } from './inputs.ts';
import type { InputSpec } from './model.ts';

const TYPES = ['string', 'boolean', 'number', 'choice', 'environment'] as const;

/** Reads the declarations; what does not fit together is among the findings then. */
export function readInputSpecs(root: Node, findings: Findings): readonly InputSpec[] {
  const inputs = member(root, 'inputs');
  if (inputs?.kind !== 'map') return [];
  const seen = new Map<string, string>();
  return [...inputs.entries].map(([name, { key, value }]) => {
    const twin = seen.get(name.toLowerCase());
    if (twin !== undefined) {
      const message = `the inputs "${twin}" and "${name}" are the same: upper and lower case are not told apart`;
      findings.add({ code: 'duplicate-input', message, hint: 'rename one of the two', at: key });
    }
    seen.set(name.toLowerCase(), name);
    return readSpec(name, value, findings);
  });
}

function readSpec(name: string, node: Node, findings: Findings): InputSpec {
  const type = TYPES.find((each) => each === textOf(member(node, 'type'))) ?? 'string';
  const required = member(node, 'required');
  const spec = {
    name,
    description: textOf(member(node, 'description')),
    required: required?.kind === 'scalar' && required.value === true,
    type,
    options: textsOf(member(node, 'options')),
    default: null,
  };
  checkOptions(spec, node, findings);
  const fallback = member(node, 'default');
  if (fallback?.kind !== 'scalar' || fallback.value === null) return spec;
  return { ...spec, default: readDefault(spec, fallback, findings) };
}

function checkOptions({ name, type, options }: InputSpec, node: Node, findings: Findings): void {
  const entry = node.kind === 'map' ? node.entries.get('options') : undefined;
  if (type === 'choice' && entry === undefined) {
    const message = `the input "${name}" is a choice without "options"`;
    const at = member(node, 'type') ?? node;
    findings.add({ code: 'no-options', message, hint: 'list the values under "options"', at });
  }
  if (type !== 'choice' && entry !== undefined) {
    const message = `the input "${name}" has "options", but is no choice`;
    findings.add({ code: 'options-without-choice', message, hint: 'add "type: choice"', at: entry.key });
  }
  const twin = options.find((option, index) => options.indexOf(option) < index);
  if (twin !== undefined && entry !== undefined) {
    const message = `"${twin}" is twice among the options of "${name}"`;
    findings.add({ code: 'duplicate-option', message, hint: 'keep one of them', at: entry.value });
  }
}

function readDefault(spec: InputSpec, node: ScalarNode, findings: Findings): InputSpec['default'] {
  if (`${node.value}`.includes('${{')) return null;
  const value = inputValue(spec, typeof node.value === 'boolean' ? node.value : (textOf(node) ?? ''));
  if (value !== null || (spec.type === 'choice' && spec.options.length === 0)) return value;
  const shown = textOf(node) ?? '';
  const [expected, meant] =
    spec.type === 'choice'
      ? [`one of its options (${spec.options.join(', ')})`, didYouMean(shown, spec.options)]
      : [spec.type === 'number' ? 'a number' : 'true or false', ''];
  const message = `the default of the input "${spec.name}" must be ${expected}, but it is "${shown}"${meant}`;
  findings.add({ code: 'bad-default', message, hint: 'correct the default, or the type', at: node });
  return null;
}
