/**
 * Whether a value fits a schema, of that part of JSON Schema in which `shapes.ts` is written. Ajv says the same, which a test holds it
 * to; loading what Ajv makes of the schema takes a start of the command line longer than reading a record. Pure.
 */

type Type = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';

/** All that is said of a value must be true of it. */
export interface Schema {
  readonly type?: Type | readonly Type[];
  readonly const?: string | true;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of each item of a list. */
  readonly items?: Schema;
  readonly required?: readonly string[];
  /** Of members, where they are there. */
  readonly properties?: Readonly<Record<string, Schema>>;
  /** Of all members: only where no `properties` are told. */
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  /** Of these the one counts whose `properties` have the value of this one as `const`. */
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

export function fits(schema: Schema, value: unknown): boolean {
  const { type, anyOf } = schema;
  if (typeof type === 'string' && !isOf(type, value)) return false;
  if (Array.isArray(type) && !type.some((each) => isOf(each, value))) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value as string)) return false;
  if (anyOf !== undefined && !anyOf.some((each) => fits(each, value))) return false;
  if (typeof value === 'string') return schema.pattern === undefined || regExp(schema.pattern).test(value);
  if (typeof value === 'number')
    return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  if (Array.isArray(value)) return allFit(schema.items, value);
  return typeof value !== 'object' || value === null || fitsMembers(schema, value as Members);
}

type Members = Readonly<Record<string, unknown>>;

function fitsMembers(
  { required = [], properties = {}, additionalProperties, oneOf, discriminator }: Schema,
  value: Members,
): boolean {
  for (const name of required) if (!Object.hasOwn(value, name)) return false;
  for (const name of Object.keys(properties)) {
    const member = properties[name];
    if (member !== undefined && Object.hasOwn(value, name) && !fits(member, value[name])) return false;
  }
  if (!allFit(additionalProperties, Object.values(value))) return false;
  if (oneOf === undefined || discriminator === undefined) return true;
  const by = discriminator.propertyName;
  const branch = oneOf.find((each) => each.properties?.[by]?.const === value[by]);
  return branch !== undefined && fits(branch, value);
}

function allFit(schema: Schema | undefined, values: readonly unknown[]): boolean {
  return schema === undefined || values.every((each) => fits(schema, each));
}

function isOf(type: Type, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

const expressions = new Map<string, RegExp>();

function regExp(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, 'u');
  expressions.set(pattern, made);
  return made;
}
