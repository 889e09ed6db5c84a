/** Records and events of another shape, with checksums that are right: whoever can write to a store can make them. */
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import type { Failure, Reason } from '../../src/record/decisions.ts';
import type { EventBody, RunEvent } from '../../src/record/events.ts';
import { fits } from '../../src/record/fits.ts';
import { formatEvent, formatRun, parseEvent, parseRun } from '../../src/record/lines.ts';
import type { Run } from '../../src/record/run.ts';
import { EVENT, RUN } from '../../src/record/shapes.ts';
import { isSoak } from '../support/random.ts';
import { EVENTS, FAILURES, REASONS, RUNS } from '../support/record-samples.ts';

type Json = unknown;
type Path = readonly (string | number)[];

const AT = '2026-01-02T03:04:05.678Z';
const event = (body: unknown): RunEvent => ({ n: 1, at: AT, ...(body as EventBody) });
const waiting = (kind: string, reason: object) =>
  event({ type: 'step.waiting', step: 'a', reason: { kind, ...reason } as Reason });
const readEvent = (value: unknown) => parseEvent(formatEvent(value as RunEvent).trimEnd());
const readRun = (value: unknown) => parseRun(formatRun(value as Run));

/** What is of another type than all of these. */
const VALUES: readonly Json[] = [null, 5, 'x', true, {}, []];
const kindOf = (value: Json) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
/** What stands in the place of a value in a test that takes it out. */
const MISSING = Symbol('missing');

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null;

/** Every place in a value, but for the parts of a definition, which may hold any text, list of texts or mapping of texts. */
function placesIn(value: Json, path: Path = []): readonly Path[] {
  if (!isObject(value)) return [path];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    path.at(-1) === 'parts' && path.includes('definition') && !path.includes('completion')
      ? []
      : placesIn(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inner];
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((inner, name) => (isObject(inner) ? inner[name as string] : undefined), value);
}

function put(value: Json, [name, ...rest]: Path, what: Json | typeof MISSING): Json {
  if (name === undefined) return what;
  if (Array.isArray(value)) return value.map((each, nth) => (nth === name ? put(each, rest, what) : each));
  const { [name]: inner, ...others } = value as Record<string, Json>;
  const made = put(inner, rest, what);
  return made === MISSING ? others : { ...others, [name]: made };
}

/** Each sample with one place of another type than any of the samples has there. */
function* spoiled(samples: readonly Json[]): Generator<readonly [where: string, Json]> {
  for (const sample of samples) {
    for (const path of placesIn(sample).filter(({ length }) => length > 0)) {
      const kinds = new Set(samples.map((each) => kindOf(at(each, path))));
      const also = path.at(-2) === 'inputs' ? (['string', 'number', 'boolean'] as const) : [];
      for (const kind of also) kinds.add(kind);
      for (const value of VALUES.filter((each) => !kinds.has(kindOf(each))))
        yield [`${path.join('.')} is ${JSON.stringify(value)}`, put(sample, path, value)];
    }
  }
}

/** Each sample without one of its members that every sample has. */
function* without(samples: readonly Json[]): Generator<readonly [where: string, Json]> {
  for (const sample of samples) {
    for (const path of placesIn(sample)) {
      const [inner, name] = [at(sample, path.slice(0, -1)), path.at(-1)];
      const isMap = ['outputs', 'env', 'inputs', 'github', 'parts', 'roots', 'guards'].includes(
        `${path.at(-2)}`,
      );
      if (typeof name !== 'string' || !isObject(inner) || isMap) continue;
      const isOptional = samples.some((each) => {
        const around = at(each, path.slice(0, -1));
        return isObject(around) && !Object.hasOwn(around, name);
      });
      if (!isOptional) yield [path.join('.'), put(sample, path, MISSING)];
    }
  }
}

describe.each(Object.entries(EVENTS))('an event of the type %s', (type, bodies) => {
  const samples: readonly Json[] = bodies.map((body) => event({ type, ...body }));

  test('is read as it was written', () => {
    for (const sample of samples) expect(readEvent(sample)).toEqual(sample);
  });

  test('is none with any value of another type', () => {
    const read = [...spoiled(samples)].filter(([, value]) => readEvent(value) !== null);
    expect(read.map(([where]) => where)).toEqual([]);
  });

  test('is none without what it must say', () => {
    const read = [...without(samples)].filter(([, value]) => readEvent(value) !== null);
    expect(read.map(([where]) => where)).toEqual([]);
  });
});

describe.each(Object.entries(REASONS))('a reason of the kind %s', (kind, reasons) => {
  const samples: readonly Json[] = reasons.map((reason) => waiting(kind, reason));

  test('is read as it was written, and is none with a value of another type', () => {
    for (const sample of samples) expect(readEvent(sample)).toEqual(sample);
    const read = [...spoiled(samples), ...without(samples)].filter(([, value]) => readEvent(value) !== null);
    expect(read.map(([where]) => where)).toEqual([]);
  });
});

test.each(Object.entries(FAILURES))(
  'a failure of the kind %s is read, and none of another type',
  (kind, of) => {
    const samples: readonly Json[] = of.map((each) =>
      event({
        type: 'step.retrying',
        step: 'a',
        try: 1,
        delay_ms: 0,
        failure: { kind, ...each } as Failure,
      }),
    );
    for (const sample of samples) expect(readEvent(sample)).toEqual(sample);
    const read = [...spoiled(samples), ...without(samples)].filter(([, value]) => readEvent(value) !== null);
    expect(read.map(([where]) => where)).toEqual([]);
  },
);

describe('run.json', () => {
  test('is read as it was written', () => {
    for (const run of RUNS) expect(readRun(run)).toEqual(run);
  });

  test('is none with any value of another type, and none without what it must say', () => {
    const made = [...[...spoiled(RUNS)].filter((_each, nth) => isSoak() || nth % 7 === 0), ...without(RUNS)];
    const read = made.filter(([, value]) => readRun(value) !== null);
    expect(read.map(([where]) => where)).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ['an unknown type', { type: 'step.vanished', step: 'a' }],
  ['a type from a prototype', { type: 'constructor', step: 'a' }],
  ['a list of types', { type: ['step.skipped'], step: 'a' }],
  ['a number below one', { type: 'step.started', step: 'a', try: 0 }],
  ['half a number', { type: 'step.started', step: 'a', try: 1.5 }],
  ['a number beyond those that are counted', { type: 'step.started', step: 'a', try: 1e308 }],
  ['an end that is no end', { ...EVENTS['attempt.ended'][0], type: 'attempt.ended', status: 'running' }],
  ['no time', { type: 'step.started', step: 'a', try: 1, at: 'yesterday' }],
  [
    'a question that is asked because of a question',
    {
      type: 'step.waiting',
      step: 'a',
      reason: { kind: 'started-before', because: { kind: 'maybe-started', because: { kind: 'new' } } },
    },
  ],
])('an event with %s is none', (_what, body) => {
  expect(readEvent(event(body))).toBeNull();
});

/** Ajv has the last word on what the schemas mean. */
test.each([
  [
    'an event',
    EVENT,
    Object.entries(EVENTS).flatMap(([type, all]) => all.map((each) => event({ type, ...each }))),
  ],
  [
    'a reason',
    EVENT,
    Object.entries(REASONS).flatMap(([kind, all]) => all.map((each) => waiting(kind, each))),
  ],
  ['a record', RUN, RUNS],
])('of whatever is made of %s it is told as Ajv tells it whether it is one', (_what, schema, samples) => {
  const isOne = new Ajv({ strict: true, allowUnionTypes: true, discriminator: true }).compile(schema);
  const made = samples.flatMap((each) => [...spoiled([each]), ...without([each])]);
  const some = made.filter((_each, nth) => isSoak() || nth % 17 === 0);
  const all = [...samples, ...some.map(([, value]) => value), ...VALUES];
  expect(all.filter((each) => fits(schema, each) !== isOne(each))).toEqual([]);
  expect(all.some((each) => isOne(each)) && all.some((each) => !isOne(each))).toBe(true);
});

test('what an event says besides is no reason to pass it over', () => {
  const more = event({ type: 'step.started', step: 'a', try: 1, mood: 'good' });
  expect(readEvent(more)).toEqual(more);
});

const PLAN = EVENTS.plan[0] as object as { readonly definition: readonly object[] };
const COMPLETED = EVENTS['step.completed'][0] as object as { readonly completion: object };
const planned = (more: object) =>
  event({ type: 'plan', ...PLAN, definition: PLAN.definition.map((each) => ({ ...each, ...more })) });
const completed = (started: unknown) =>
  event({ type: 'step.completed', ...COMPLETED, completion: { ...COMPLETED.completion, started } });
const START = { definition: 'd', inputs: { t: 1 }, needs: { a: 1, b: null } };

test.each<[string, RunEvent, boolean]>([
  ['a leg', planned({ of: 'a' }), true],
  ['a leg of a number', planned({ of: 5 }), false],
  ['the values of a leg', planned({ parts: { matrix: { n: 1, flag: true, none: null } } }), true],
  ['a service', planned({ background: 'service', started: ['z'] }), true],
  ['a background step of another kind', planned({ background: 'other' }), false],
  ['needs of which the start is a number', planned({ started: [1] }), false],
  ['what a background step was started from', completed({ db: { ...START, env: { E: 'e' } } }), true],
  ['the same without needs', completed({ db: { ...START, needs: undefined } }), false],
  ['the same with the basis as a text', completed({ db: { ...START, needs: { a: '1' } } }), false],
])('%s is read, or is none: %#', (_, value, isRead) => {
  expect(readEvent(value) !== null).toBe(isRead);
});
