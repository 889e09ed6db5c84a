import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  EvaluationError,
  evaluateCondition,
  evaluateText,
  evaluateValue,
  mentionsStatus,
} from '../../src/expressions/evaluate.ts';
import type { Scope, Status, Value } from '../../src/expressions/value.ts';
import { runs } from '../support/random.ts';

const CONTEXTS: Readonly<Record<string, Value>> = {
  github: { ref: 'refs/heads/main', event: { number: 7, labels: [{ name: 'a' }, { name: 'b' }] } },
  inputs: { target: 'prod', flag: false, count: 3 },
  env: Object.fromEntries([
    ['constructor', 'c'],
    ['__proto__', 'p'],
    ['toString', 't'],
    ['Path', '/bin'],
    ['path', '/sbin'],
  ]),
  steps: { build: { outputs: { list: '[1, 2]' }, outcome: 'success' } },
};

const scope = (status: Status = 'success'): Scope => ({
  contexts: CONTEXTS,
  status,
  hashFiles: (patterns) => Promise.resolve(patterns.includes('none') ? '' : `hash(${patterns.join(',')})`),
});

test.each([
  ['plain text', 'echo $HOME', 'echo $HOME'],
  ['values', 'deploy ${{ inputs.target }} #${{ github.event.number }}', 'deploy prod #7'],
  [
    'upper and lower case alike',
    "${{ INPUTS.Target }}${{ Format('{0}', Steps.BUILD.Outcome) }}",
    'prodsuccess',
  ],
  ['names of variables as they are', '${{ ENV.Path }} ${{ env.path }} ${{ env.PATH }}.', '/bin /sbin .'],
  [
    'whole numbers of up to 15 digits',
    '${{ 999999999999999 }} ${{ 1e15 }} ${{ -1e300 }}',
    '999999999999999 1E+15 -1E+300',
  ],
  [
    'an id in JSON that is too long',
    `\${{ fromJSON('{"id":12345678901234567}').id }}`,
    '1.23456789012346E+16',
  ],
  [
    'the same in JSON, with all its digits',
    `\${{ toJSON(fromJSON('[1234567890123456]')) }}`,
    '[\n  1234567890123456\n]',
  ],
  ['numbers as JavaScript reads them', "${{ '0X1F' == 31 }} ${{ '0b11' == 3 }}", 'true true'],
  ['small numbers', '${{ 0.0001 }} ${{ 0.00001 }} ${{ 1.5e-7 }}', '0.0001 1E-05 1.5E-07'],
  ['numbers that have a name', '${{ NaN }} ${{ Infinity }} ${{ -Infinity }}', 'NaN Infinity -Infinity'],
  [
    'numbers in functions',
    "${{ format('{0}', 1.10) }} ${{ join(fromJSON('[1e3, 1e16]')) }}",
    '1.1 1000,1E+16',
  ],
  [
    'numbers read from text',
    "${{ ' 5 ' == 5 }} ${{ '' == 0 }} ${{ '1e3' == 1000 }} ${{ '0x1F' == 31 }} ${{ 'text' == 0 }} ${{ '1,000' == 1000 }}",
    'true true true true false false',
  ],
  ['null as nothing', '[${{ inputs.nope }}${{ null }}${{ steps.nope.outputs.x }}]', '[]'],
  ['booleans and numbers', '${{ inputs.flag }} ${{ 1.50 }} ${{ 0x10 }} ${{ -0 }}', 'false 1.5 16 0'],
  ['objects and lists by their kind', '${{ github.event }} ${{ github.event.labels }}', 'Object Array'],
  ['a closing bracket inside of a text', "${{ '}}' }}", '}}'],
  ['quotes inside of a text', "${{ 'it''s ''so''' }}", "it's 'so'"],
  ['format', "${{ format('{0}-{1}', inputs.target, 2) }}", 'prod-2'],
  ['join over a star', "${{ join(github.event.labels.*.name, '+') }}", 'a+b'],
  ['a comma at the end of a list of JSON', `\${{ join(fromJSON('["a","b",]'), '+') }}`, 'a+b'],
  ['single quotes in JSON', "${{ fromJSON('[''8.2'']')[0] }}", '8.2'],
  ['JSON in and out', '${{ toJSON(fromJSON(steps.build.outputs.list)) }}', '[\n  1,\n  2\n]'],
  [
    'comparison as GitHub does it',
    "${{ 'ABC' == 'abc' }} ${{ '3' == inputs.count }} ${{ null == 0 }}",
    'true true true',
  ],
  ['case', "${{ case(inputs.flag, 'a', inputs.count > 2, 'b', 'c') }}", 'b'],
  [
    'keys that every object has',
    '${{ env.constructor }}${{ env.__proto__ }}${{ env.toString }}${{ inputs.constructor }}',
    'cpt',
  ],
  [
    'the last value and the first spelling of keys that are one',
    `\${{ toJSON(fromJSON('{"A": 1, "b": 2, "a": 3}')) }} \${{ fromJSON('{"A": 1, "a": 3}').A }}`,
    '{\n  "A": 3,\n  "b": 2\n} 3',
  ],
  [
    'the keys __proto__ of JSON',
    `\${{ fromJSON('{"__proto__": 1}').__proto__ }} \${{ toJSON(fromJSON('{"__proto__": 1}')) }}`,
    '1 {\n  "__proto__": 1\n}',
  ],
  ['hashes of files', "${{ hashFiles('a', 'b') }} ${{ hashFiles('none') }}.", 'hash(a,b) .'],
  ['hashes of files that hashes name', "${{ hashFiles(hashFiles('a')) }}", 'hash(hash(a))'],
  ['hashes only where they are needed', "${{ inputs.flag && hashFiles('x') }}", 'false'],
])('text may hold %s', async (_, text, expected) => {
  expect(await evaluateText(text, scope())).toBe(expected);
});

test.each<[string, string, Value]>([
  ['a number', '${{ inputs.count }}', 3],
  ['a boolean', ' ${{ inputs.flag }} ', false],
  ['a list', '${{ fromJSON(steps.build.outputs.list) }}', [1, 2]],
  ['an object', '${{ github.event }}', { number: 7, labels: [{ name: 'a' }, { name: 'b' }] }],
  ['null', '${{ inputs.nope }}', null],
  ['text where there is more than one', '${{ inputs.count }}${{ inputs.count }}', '33'],
  ['text where there is none', '5', '5'],
])('a single expression gives %s', async (_, text, expected) => {
  expect(await evaluateValue(text, scope())).toEqual(expected);
});

test.each([
  [null, true, false, false],
  ['', true, false, false],
  ['true', true, false, false],
  ['${{ true }}', true, false, false],
  ['always()', true, true, true],
  ['${{ ALWAYS() }}', true, true, true],
  ['failure()', false, true, false],
  ['success()', true, false, false],
  ['!cancelled()', true, true, false],
  ['cancelled()', false, false, true],
  ["github.ref == 'refs/heads/main'", true, false, false],
  ["failure() || github.ref == 'refs/heads/main'", true, true, true],
  ['inputs.flag', false, false, false],
  ["'false'", true, false, false],
  ["''", false, false, false],
  ['0', false, false, false],
  ["fromJSON('[]')", true, false, false],
  ["contains(github.ref, 'always()')", false, false, false],
])(
  'the condition %s gives %s after success, %s after failure, %s after a cancel',
  async (condition, ...expected) => {
    const statuses = ['success', 'failure', 'cancelled'] as const;
    const given = await Promise.all(statuses.map((status) => evaluateCondition(condition, scope(status))));
    expect(given).toEqual(expected);
  },
);

test.each([
  ['always()', true],
  ['${{ !cancelled() && inputs.x }}', true],
  ["inputs.x == 'success()'", false],
  ['steps.success.outcome', false],
  ['not an expression (', false],
])('whether %s mentions a status: %s', (condition, expected) => {
  expect(mentionsStatus(condition)).toBe(expected);
});

test.each([
  ['text that is not JSON', "${{ fromJSON('{') }}", 'fromJSON() was given a text that is not JSON'],
  ['an empty text as JSON', "${{ fromJSON('') }}", 'fromJSON() was given an empty text'],
  ['JSON in an index', "${{ inputs[fromJSON('x')] }}", 'fromJSON() was given a text that is not JSON'],
  ['a format without its values', "${{ format('{1}', 1) }}", 'format() has fewer values'],
  ['a format with a lone bracket', "${{ format('{') }}", 'format() was given a text with a {'],
  ['a case without true or false', "${{ case('x', 1, 2) }}", 'case() needs true or false'],
  ['an unknown context', '${{ vars.x }}', 'unknown context "vars"'],
  ['an unknown function', '${{ nope() }}', 'unknown function "nope"'],
  ['no end', '${{ inputs', 'no "}}" after it'],
  ['bad syntax', '${{ 1 + }}', '"+" is not expected here'],
])('%s is an error that names the expression, never a value', async (_, text, message) => {
  await expect(evaluateText(text, scope())).rejects.toThrow(EvaluationError);
  await expect(evaluateText(text, scope())).rejects.toThrow(message);
});

test('a condition with text beside its expression is an error', async () => {
  await expect(evaluateCondition('${{ true }} && false', scope())).rejects.toThrow('must be one expression');
});

test('an error of hashing files comes through', async () => {
  const broken: Scope = { ...scope(), hashFiles: () => Promise.reject(new Error('disk')) };
  await expect(evaluateText("${{ hashFiles('a') }}", broken)).rejects.toThrow('disk');
});

test('a list of 300,000 items goes through JSON', async () => {
  const list = Array.from({ length: 300_000 }, () => 1);
  const contexts = { env: { BIG: JSON.stringify(list) } };
  const text = await evaluateText('${{ toJSON(fromJSON(env.BIG)) }}', { ...scope(), contexts });
  expect(text === JSON.stringify(list, null, 2)).toBe(true);
});

test('every JSON value goes through an expression unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const contexts = { env: { JSON: JSON.stringify(value) } };
      const result = await evaluateValue('${{ fromJSON(env.JSON) }}', { ...scope(), contexts });
      expect(JSON.stringify(sameCase(result))).toBe(
        JSON.stringify(sameCase(JSON.parse(JSON.stringify(value)))),
      );
    }),
  );
});

/** As on GitHub, of keys that differ in case only the last one has the value, and the first the spelling. */
function sameCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sameCase);
  if (typeof value !== 'object' || value === null) return value;
  const kept = new Map<string, [string, unknown]>();
  for (const [key, member] of Object.entries(value)) {
    const spelled = kept.get(key.toLowerCase())?.[0] ?? key;
    kept.set(key.toLowerCase(), [spelled, sameCase(member)]);
  }
  return Object.fromEntries(kept.values());
}

test('no text whatever throws anything but an evaluation error', async () => {
  const words = "${{ }} ' inputs . a [ ] ( ) * format , 1 && == ! hashFiles fromJSON {0}".split(' ');
  const part = fc.constantFrom(' ', ...words);
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 14 }), async (parts) => {
      for (const text of [parts.join(''), `\${{ ${parts.join('')} }}`]) {
        await evaluateText(text, scope()).catch((error: unknown) =>
          expect(error).toBeInstanceOf(EvaluationError),
        );
        await evaluateCondition(text, scope()).catch((error: unknown) =>
          expect(error).toBeInstanceOf(EvaluationError),
        );
      }
    }),
    { numRuns: runs(200) },
  );
});
