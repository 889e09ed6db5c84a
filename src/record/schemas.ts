/** What schemas of records are made of. Pure. */
import type { Schema } from './fits.ts';

// biome-ignore lint/complexity/noBannedTypes: of a property that may be absent, the object without any is one
type OptionalKeys<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T];
type Required<T> = { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: Schema };
type Optional<T> = [OptionalKeys<T>] extends [never] ? [] : [{ readonly [K in OptionalKeys<T>]: Schema }];

/** What else it says is not looked at. */
export function object<T>(required: Required<T>, ...[optional]: Optional<T>): Schema {
  return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const count: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
export const ordinal: Schema = { ...count, minimum: 1 };
export const number: Schema = { type: 'number' };
/** RFC 3339 in UTC. */
export const time: Schema = {
  type: 'string',
  pattern: '^\\d{4}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d(\\.\\d+)?Z$',
};
export const always: Schema = { const: true };

export function orNull(schema: Schema): Schema {
  return { anyOf: [{ type: 'null' }, schema] };
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

export function mapOf(additionalProperties: Schema): Schema {
  return { type: 'object', additionalProperties };
}

/** Every member of a union of texts. */
export function oneOf<T extends string>(members: Readonly<Record<T, null>>): Schema {
  return { enum: Object.keys(members) };
}

/** A union whose members are told by one property. @param common what all of them say */
export function union(
  by: string,
  members: Readonly<Record<string, Schema>>,
  common: Readonly<Record<string, Schema>> = {},
): Schema {
  const branches = Object.entries(members).map(([name, schema]) => {
    const { required, properties } = schema;
    return { type: 'object', required, properties: { ...properties, [by]: { const: name } } } as Schema;
  });
  const told = { [by]: text, ...common };
  const all: Schema = { type: 'object', required: Object.keys(told), properties: told };
  return { ...all, discriminator: { propertyName: by }, oneOf: branches };
}
