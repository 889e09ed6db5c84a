import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';

type Schema = { readonly [key: string]: unknown };

const schema = JSON.parse(
  readFileSync(new URL('../../src/pipeline/schema.json', import.meta.url), 'utf8'),
) as Schema;

function schemasIn(node: unknown, path: string): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, value]) => schemasIn(value, `${path}/${key}`));
  return typeof (node as Schema).type === 'string' ||
    Array.isArray((node as Schema).type) ||
    '$ref' in node ||
    'enum' in node
    ? [[path, node as Schema], ...inner]
    : inner;
}

test('the schema is a valid JSON Schema that ajv takes in strict mode', () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addVocabulary(['x-expects']);
  expect(() => ajv.compile(schema)).not.toThrow();
});

test('the schema has a title, an id and a description for every key, so that editors can show them', () => {
  expect(schema).toMatchObject({
    $id: expect.any(String),
    title: expect.any(String),
    description: expect.any(String),
  });
  const definitions = schema.definitions as Record<string, Schema>;
  const undescribed = schemasIn(schema, '').filter(([path, each]) => {
    const ref = `${each.$ref ?? ''}`.split('/').at(-1) ?? '';
    return (
      /\/properties\/[^/]+$/.test(path) &&
      !('description' in each) &&
      !('description' in (definitions[ref] ?? {}))
    );
  });
  expect(undescribed.map(([path]) => path)).toEqual([]);
});

test('everything that can be of a wrong type says what is expected of it', () => {
  const silent = schemasIn(schema, '').filter(
    ([path, each]) => !('$ref' in each) && !('x-expects' in each) && !/\/default$/.test(path),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});
