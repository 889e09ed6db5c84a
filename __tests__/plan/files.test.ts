/** What the files say for and against a completion. */
import { describe, expect, test } from '@jest/globals';
import { fingerprintsOf } from '../../src/plan/definition.ts';
import type { FileFacts } from '../../src/plan/facts.ts';
import { isPlan } from '../../src/plan/made.ts';
import { plan } from '../../src/plan/plan.ts';
import type { Choice } from '../../src/plan/request.ts';
import type { Run } from '../../src/record/run.ts';
import type { Change } from '../../src/tree/change.ts';
import { compilePatterns, readsDigest } from '../../src/tree/patterns.ts';
import type { Entry } from '../../src/tree/state.ts';
import { type AttemptOptions, attempt, decisionOf } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { entryOf, pathIn, treeOf } from '../tree/model.ts';

type Lines = Readonly<Record<string, string>>;

const digest = (lines: Lines, pattern: string) => readsDigest(treeOf(lines), compilePatterns([pattern]));

/**
 * Facts in words: `elsewhere; at 2; source x=1 y=2; change 1: x=1>2` and `edit 3: x=1>` (before and after, empty for nothing; the number is
 * that of a completion), `noted 1: x=2` (the person's file as a completion left it), `untracked x` (git tracks nothing), `lost 1: x`, `digest e`, `nested lib=1` (its commit), `roots ~/lib=d` (its digest), `github sha=1`, `found x=1`.
 */
function factsOf(words: string, run: Run): FileFacts {
  const clauses = words
    .split('; ')
    .map((clause) => clause.match(/^(\w+) ?([\d.]*):? ?(.*)$/)?.slice(1) ?? []);
  const textOf = (kind: string) => clauses.find(([each]) => each === kind)?.[2];
  const linesOf = (text = ''): Lines =>
    Object.fromEntries(
      text.split(' ').flatMap((each) => (each === '' ? [] : [each.split('=') as [string, string]])),
    );
  const numbered = (kind: string) =>
    clauses.flatMap(([each, number, text]) =>
      each === kind ? [[Number(number), linesOf(text)] as const] : [],
    );
  const entry = (text = ''): Entry | null => (text === '' ? null : entryOf(text.replace('_', ' ')));
  const changeOf = (lines: Lines): Change =>
    Object.entries(lines).map(([path, states]) => {
      const [before, after] = states.split('>').map(entry);
      return { path: pathIn(path), before: before ?? null, after: after ?? null };
    });
  const ends = run.steps.flatMap(({ state, change, completion }) =>
    completion === null || (state === 'completed' && change === null) ? [] : [completion.number],
  );
  const place = textOf('elsewhere') === undefined ? 'here' : 'elsewhere';
  const commit = clauses.find(([kind]) => kind === 'at')?.[1] ?? null;
  const source = new Map(
    Object.entries(linesOf(textOf('source'))).map(([path, text]) => [pathIn(path), entry(text) as Entry]),
  );
  return {
    ...{
      place,
      source,
      bare: source,
      ignored: () => false,
      commit,
      isTracked: () => textOf('untracked') === undefined,
      committed: new Set(),
    },
    sourceBefore: textOf('before') === undefined ? null : treeOf(linesOf(textOf('before'))),
    digests: { digest: textOf('digest') ?? 'd', roots: linesOf(textOf('roots')) },
    began: {
      after: place === 'here' ? 0 : Number.POSITIVE_INFINITY,
      commit,
      nested: linesOf(textOf('nested')),
    },
    changes: new Map([
      ...ends.map((number): [number, Change] => [number, []]),
      ...numbered('change').map(([number, lines]): [number, Change] => [number, changeOf(lines)]),
    ]),
    noted: new Map(
      numbered('noted').map(([number, lines]) => [
        number,
        Object.entries(lines).map(([path, text]) => ({ path: pathIn(path), state: entry(text) })),
      ]),
    ),
    edits: numbered('edit').map(([number, lines]) => ({ number, change: changeOf(lines) })),
    lost: new Map(
      numbered('lost').map(([number, lines]) => [number, { path: Object.keys(lines)[0] ?? '', why: 'gone' }]),
    ),
    github: fingerprintsOf(linesOf(textOf('github'))),
    found: treeOf(linesOf(textOf('found'))),
  };
}

interface Again {
  /** An attempt before the last one. */
  readonly first?: AttemptOptions;
  /** The pipeline of before, where it was another. */
  readonly was?: string;
  readonly choice?: Choice;
  readonly edited?: boolean;
  readonly writes?: Readonly<Record<string, readonly string[]>>;
}

function planned(text: string, before: AttemptOptions, now: string, again: Again = {}) {
  const was = pipelineOf(again.was ?? text);
  const first = again.first === undefined ? null : attempt(was, null, { digest: 'd', ...again.first }).run;
  const { run } = attempt(was, first, { digest: 'd', ...before });
  return plan({
    ...{ pipeline: pipelineOf(text), inputs: {}, record: run, files: factsOf(now, run) },
    ...{ choice: again.choice ?? { kind: 'all' }, edited: again.edited ?? false },
    writes: new Map(Object.entries(again.writes ?? {})),
  });
}

/** `reuse completed; run reads` for the steps in their order. */
function decisions(...args: Parameters<typeof planned>): string {
  const made = planned(...args);
  if (!isPlan(made)) return `refused: ${made.steps.join(', ')}`;
  return made.steps.map(({ id }) => decisionOf(made, id)).join('; ');
}

function reasonOf(id: string, ...args: Parameters<typeof planned>) {
  const made = planned(...args);
  return isPlan(made) ? made.steps.find((step) => step.id === id)?.reason : made;
}

/** Steps `a`, `b`, … with these keys. */
const steps = (...keys: readonly string[]) =>
  `steps: [${keys.map((each, at) => `{ id: ${'abc'[at]}, run: ${'abc'[at]}${each === '' ? '' : `, ${each}`} }`).join(', ')}]`;

const TWO = steps('', '');
const APART = steps('needs: []', 'needs: []');
const READS = steps('reads: [x]', 'needs: [], reads: [x]');
const FIRST = steps('reads: [x]', '');
const reading = (a: string, b = a): AttemptOptions => ({
  found: { a: { reads: digest({ x: a }, 'x') }, b: { reads: digest({ x: b }, 'x') } },
});
const X1 = reading('1');
const X12 = reading('1', '2');
const REUSED = 'reuse completed; reuse completed';
const BOTH = 'run reads; run reads';
const BEHIND = 'run reads; run needs';

describe('in the folder that the run left', () => {
  test.each<[string, string, AttemptOptions, string, string]>([
    [
      'all without `reads`, whatever was edited',
      TWO,
      { commit: '1' },
      'at 2; digest e; edit 3: x=1>2',
      REUSED,
    ],
    ['a path that a step changed may be as it likes', TWO, {}, 'change 1: x=5>6', REUSED],
    ['reads that are as they were', READS, X1, '', REUSED],
    ['an edit of what is read', READS, X1, 'edit 3: x=1>2', BOTH],
    ['an edit of its mode', READS, X1, 'edit 3: x=1>1_755', BOTH],
    ['an edit that deletes it', READS, X1, 'edit 3: x=1>', BOTH],
    ['an edit of something else', READS, X1, 'edit 3: y=>2', REUSED],
    ['an edit before the place of a step', READS, X12, 'edit 1.5: x=1>2', 'run reads; reuse completed'],
    ['an edit that was taken back', READS, X1, 'edit 3: x=1>2; edit 4: x=2>1', REUSED],
    ['a change of an earlier step that counts', READS, X12, 'change 1: x=1>2', REUSED],
    [
      'a change of an earlier step that counts no more',
      READS,
      reading('other', '2'),
      'change 1: x=1>2',
      BOTH,
    ],
    ['a change of a later step', READS, X1, 'change 2: x=1>2', REUSED],
    ['an edit after a change of a later step', FIRST, X1, 'change 2: x=1>2; edit 3: x=2>3', BEHIND],
    ['a deletion after a change of a later step', FIRST, X1, 'change 2: x=1>2; edit 3: x=2>', BEHIND],
    ['an edit after a change of the step itself', READS, X12, 'change 1: x=1>2; edit 3: x=2>3', BOTH],
    ['an edit that takes that change back', FIRST, X1, 'change 1: x=1>2; edit 3: x=2>1', REUSED],
    [
      'an edit before a change of the step itself',
      FIRST,
      reading('2'),
      'change 1: x=2>3; edit 0: x=1>2',
      REUSED,
    ],
    ['an edit after a step that only set its time', FIRST, X1, 'change 2: x=1>1; edit 3: x=1>2', BEHIND],
    [
      'github.* is not asked',
      steps("env: { X: '${{ github.sha }}' }", ''),
      { github: { sha: '1' } },
      'github sha=2',
      REUSED,
    ],
  ])('%s', (_title, text, before, now, expected) => {
    expect(decisions(text, before, `source x=1; ${now}`)).toBe(expected);
  });

  test('an edit of a file that only a later step made is none of a file that an earlier step read', () => {
    const before = { found: { a: { reads: digest({ x: '1' }, '*') } } };
    expect(
      decisions(steps('reads: ["*"]', ''), before, 'source x=1; change 2: made=>m; edit 3: made=m>n'),
    ).toBe(REUSED);
  });
});

describe('beside a step that was under way', () => {
  const finding = (reads: Lines, beganAfter = 0): AttemptOptions => ({
    found: { b: { reads: digest(reads, '*'), beganAfter } },
  });
  const NONE = finding({ x: '1' });
  const MADE = finding({ x: '1', made: 'm' });
  test.each<[string, AttemptOptions, string, string]>([
    ['a file was made: it found none', NONE, 'change 1: made=>m', 'reuse completed'],
    ['the same elsewhere', NONE, 'elsewhere; change 1: made=>m', 'reuse completed'],
    ['a file was changed', NONE, 'change 1: x=1>2', 'reuse completed'],
    ['a file was made, and edited since', NONE, 'change 1: made=>m; edit 3: made=m>n', 'run reads made'],
    ['a file was made, and seen by it', MADE, 'change 1: made=>m', 'run reads made'],
    ['a file was made, and x edited since', NONE, 'change 1: made=>m; edit 3: x=1>2', 'run reads x'],
    ['a file was made, and x edited meanwhile', NONE, 'change 1: made=>m; edit 1: x=1>2', 'run reads x'],
    [
      'a file was changed that was edited before',
      finding({ x: '2' }),
      'change 1: x=2>3; edit 0: x=1>2',
      'reuse completed',
    ],
    [
      'a file was made before it that is lost',
      finding({ x: '1', made: 'm' }, 1),
      'change 1: made=>m; lost 1: made',
      'run reads made',
    ],
    [
      'a file was made before it, and made anew since',
      finding({ x: '1', made: 'o' }, 1),
      'change 1: made=>m',
      'run reads made',
    ],
  ])('%s', (_title, then, now, expected) => {
    const text = steps('needs: []', "needs: [], reads: ['*']");
    const reason = reasonOf('b', text, then, `source x=1; ${now}`);
    const paths = reason?.kind === 'reads' ? `run reads ${reason.paths.join(', ')}` : `reuse ${reason?.kind}`;
    expect(paths).toBe(expected);
  });
});

describe('elsewhere', () => {
  const MENTION = steps(
    "reads: [x], env: { X: '${{ github.sha }}' }",
    "needs: [], reads: [x], env: { X: '${{ github.ref }}' }",
  );
  const ON_1 = { commit: '1' };
  const ROOTS: AttemptOptions = { roots: { '~/lib': 'd' } };
  const NESTED: AttemptOptions = { commit: '1', nested: { lib: '1' } };
  const READ_1: AttemptOptions = { commit: '1', ...X1 };
  const MENTIONED: AttemptOptions = { ...READ_1, github: { sha: '1', ref: 'r' } };
  const OTHER = 'run source; run needs';
  test.each<[string, string, AttemptOptions, string, string]>([
    ['the same commit', TWO, ON_1, 'at 1', REUSED],
    ['the same commit, and other files that no commit has', TWO, ON_1, 'at 1; digest e', OTHER],
    ['another commit', TWO, ON_1, 'at 2', 'run commit; run needs'],
    ['another commit below', TWO, NESTED, 'at 1; nested lib=2', 'run commit; run needs'],
    ['the same commit below', TWO, NESTED, 'at 1; nested lib=1', REUSED],
    ['a repository below that was not there', TWO, ON_1, 'at 1; nested lib=1', 'run commit; run needs'],
    ['other files in another root', TWO, ROOTS, 'roots ~/lib=e', OTHER],
    ['the same files there', TWO, ROOTS, 'roots ~/lib=d', REUSED],
    ['a root that is listed since', TWO, {}, 'roots ~/lib=d', REUSED],
    ['without git the same files', TWO, {}, '', REUSED],
    ['without git other files', TWO, {}, 'digest e', OTHER],
    ['a commit where there was none: the files tell', TWO, {}, 'at 1', REUSED],
    ['a commit where there was none, and other files', TWO, {}, 'at 1; digest e', OTHER],
    ['another commit with `reads` that are the same', READS, READ_1, 'at 2; source x=1', REUSED],
    ['`reads` under another umask', READS, READ_1, 'at 1; source x=1_664', REUSED],
    ['`reads` that can be executed now', READS, READ_1, 'at 1; source x=1_755', BOTH],
    ['the same commit with `reads` that are not', READS, READ_1, 'at 1; source x=2', BOTH],
    [
      'another commit and a github value',
      MENTION,
      MENTIONED,
      'at 2; source x=1; github sha=2 ref=r',
      'run github; reuse completed',
    ],
    [
      'the same commit, another github value',
      MENTION,
      MENTIONED,
      'at 1; source x=1; github sha=1 ref=s',
      REUSED,
    ],
    [
      'changes on the states that they were made from',
      TWO,
      {},
      'source x=1; change 1: x=1>2; change 2: x=2>3',
      REUSED,
    ],
    ['a change on another state', TWO, {}, 'source x=9; change 1: x=1>2', 'run differs; run needs'],
    [
      'another file in the place of a made one',
      APART,
      {},
      'source made=other; change 2: made=>m',
      'reuse completed; run differs',
    ],
    [
      'a change on the file of a step that runs again',
      APART,
      {},
      'source x=9; change 1: x=1>2; change 2: x=2>3',
      'run differs; run differs',
    ],
    ['an edit that a step was built on', APART, {}, 'source x=1; change 2: x=2>3; edit 1: x=1>2', REUSED],
  ])('%s', (_title, text, before, now, expected) => {
    expect(decisions(text, before, `elsewhere; ${now}`)).toBe(expected);
  });
});

test.each<[string, AttemptOptions, string, string]>([
  ['lost', {}, 'lost 1: made', 'run lost; reuse completed; run needs'],
  ['not saved', { found: { a: { change: null } } }, '', 'run unsaved; reuse completed; run needs'],
  [
    'lost, of a skipped step',
    { results: { a: 'skip' } },
    '',
    'reuse skipped; reuse completed; reuse completed',
  ],
])('files that cannot be had: %s', (_title, before, now, expected) => {
  const text = steps('needs: []', 'needs: []', 'needs: [a]');
  expect(decisions(text, before, now)).toBe(expected);
  expect(decisions(text, before, `elsewhere; ${now}`)).toBe(expected);
});

describe('files of a person, as a step noted them: rule 2', () => {
  const of = (a: string, b = 'reuse completed') => `${a}; ${b}; reuse completed`;
  const SAME = of('reuse completed');
  test.each<[string, string, string]>([
    ['as it was left', 'edit 1: x=1>2; noted 1: x=2', SAME],
    ['back at the source', 'noted 1: x=2', of('run differs')],
    ['edited since', 'edit 1: x=1>2; edit 3.5: x=2>3; noted 1: x=2', of('run differs')],
    ['deleted since', 'edit 1: x=1>2; edit 3.5: x=2>; noted 1: x=2', of('run differs')],
    ['deleted by the step, and there', 'noted 1: x=', of('run differs')],
    ['deleted by the step, and gone', 'edit 1: x=1>; noted 1: x=', SAME],
    ['another mode', 'noted 1: x=1_755', of('run differs')],
    ['one that git does not track, edited since', 'untracked x; noted 1: x=2', SAME],
    [
      'one that git does not track, gone',
      'untracked x; edit 1: x=1>2; edit 3.5: x=2>; noted 1: x=2',
      of('run differs'),
    ],
    ['the last step that noted it speaks', 'edit 1: x=1>2; edit 2: x=2>3; noted 1: x=2; noted 2: x=3', SAME],
    [
      'not as the last step left it: that one runs again',
      'edit 1: x=1>2; noted 1: x=2; noted 2: x=3',
      of('reuse completed', 'run differs'),
    ],
    [
      'not as any step left it: both run again',
      'noted 1: x=2; noted 2: x=3',
      of('run differs', 'run differs'),
    ],
    [
      'where the last step is lost, the one before speaks',
      'edit 1: x=1>2; edit 2: x=2>3; noted 1: x=2; noted 2: x=3; lost 2: m',
      of('run differs', 'run lost'),
    ],
    [
      'changed by a later step with `writes`, in a layer of its own',
      'edit 1: x=1>2; change 2: x=2>3; noted 1: x=2',
      SAME,
    ],
    [
      'changed by such a step, and edited since',
      'edit 1: x=1>2; edit 4: x=3>4; change 2: x=2>3; noted 1: x=2',
      SAME,
    ],
    ['elsewhere, on a commit that has another file', 'elsewhere; noted 1: x=2', of('run differs')],
    ['elsewhere, on a commit that has the file as the step left it', 'elsewhere; noted 1: x=1', SAME],
  ])('%s', (_title, now, expected) => {
    expect(decisions(steps('needs: []', 'needs: []', 'needs: []'), {}, `source x=1; ${now}`)).toBe(expected);
  });

  test('the reason names the file, and a step behind runs again for the step, but no `never` step does', () => {
    const now = 'source d/x=1; noted 1: d/x=2';
    expect(reasonOf('a', TWO, {}, now)).toEqual({ kind: 'differs', path: 'd/x' });
    expect(decisions(TWO, {}, now)).toBe('run differs; run needs');
    expect(decisions(steps('rerun: never', ''), {}, now)).toBe(REUSED);
  });
});

describe('`--edited` runs reused steps again that are older than an edit of the source', () => {
  const EDIT = 'source x=1; edit 3: x=1>2';
  test.each<[string, string, string, string]>([
    ['an edit', TWO, EDIT, 'run edited; run edited'],
    ['no edit', TWO, 'source x=1', REUSED],
    ['an edit between the two', APART, 'source x=1; edit 2: x=1>2', 'run edited; reuse completed'],
    ['an edit of a file that a step made', TWO, 'change 1: made=>m; edit 3: made=m>n', REUSED],
    ['a new source file', TWO, 'edit 3: y=>2', 'run edited; run edited'],
    ['a new folder', TWO, 'edit 3: d=>dir', REUSED],
    ['a step with `reads`', READS.replaceAll('[x]', '[z]'), EDIT, BOTH],
    ['a `never` step', steps('rerun: never', ''), EDIT, 'reuse completed; run edited'],
  ])('%s', (_title, text, now, expected) => {
    expect(decisions(text, {}, now, { edited: true })).toBe(expected);
  });

  test('the reason names the files', () => {
    expect(reasonOf('a', TWO, {}, EDIT, { edited: true })).toEqual({ kind: 'edited', paths: ['x'] });
  });
});

describe('`rerun` and the files', () => {
  const of = (rerun: string) => steps(`rerun: ${rerun}, reads: [x]`, 'needs: [a]');
  const READ: AttemptOptions = { commit: '1', found: { a: { reads: digest({ x: '1' }, 'x') } } };
  const UNSAVED: AttemptOptions = { commit: '1', found: { a: { ...READ.found?.a, change: null } } };
  test.each<[string, string, string, string, string]>([
    ['reads changed', 'source x=2', 'reuse kept', 'ask started-before', 'run reads'],
    ['lost', 'source x=1; lost 1: m', 'ask started-before', 'ask started-before', 'run lost'],
    ['differs', 'source x=1; change 1: y=1>2', 'ask started-before', 'ask started-before', 'run differs'],
    ['nothing changed', 'source x=1', 'reuse completed', 'reuse completed', 'reuse completed'],
  ])('%s: never, ask, always', (_title, now, ...expected) => {
    const made = ['never', 'ask', 'always'].map(
      (rerun) => decisions(of(rerun), READ, `elsewhere; at 1; ${now}`).split('; ')[0],
    );
    expect(made).toEqual(expected);
  });

  test.each<[string, string, AttemptOptions, string, string]>([
    [
      'a `never` step asks whose files are not saved',
      'never',
      UNSAVED,
      'at 1',
      'ask started-before; run needs',
    ],
    [
      'a `never` step that counts lets counts what was built on it',
      'never',
      READ,
      'at 1; source x=2',
      'reuse kept; reuse completed',
    ],
    [
      'an `always` step runs for a step built on it',
      'always',
      READ,
      'at 1; source x=1; lost 2: m',
      'run always; run lost',
    ],
    [
      'steps built on an `always` step stay that is not saved',
      'always',
      UNSAVED,
      'at 1; source x=1',
      'run unsaved; reuse completed',
    ],
    [
      'steps built on an `always` step stay that is lost',
      'always',
      READ,
      'at 1; source x=1; lost 1: m',
      'run lost; reuse completed',
    ],
    [
      'but not where their files tell',
      'always',
      UNSAVED,
      'elsewhere; at 1; source x=1; change 2: token=1>2',
      'run unsaved; run differs',
    ],
  ])('%s', (_title, rerun, before, now, expected) => {
    expect(decisions(of(rerun), before, now)).toBe(expected);
  });

  test.each<[string, string]>([
    ['lost', 'lost 2: m'],
    ['differs', 'elsewhere; change 2: y=1>2'],
  ])('a `never` step asks for its files whatever else has changed: %s', (kind, now) => {
    const was = steps('reads: [x]', 'needs: [a], rerun: never');
    const others: readonly [string, string][] = [
      [was, 'source x=1'],
      [was, 'source x=2'],
      [was.replace('run: a', 'run: A'), 'source x=1'],
      [was.replace('run: b', 'run: B'), 'source x=1'],
      [was, 'source x=1; elsewhere; at 2; digest e'],
    ];
    for (const [text, other] of others)
      expect(reasonOf('b', text, READ, `${other}; ${now}`, { was })).toMatchObject({
        kind: 'started-before',
        because: { kind },
      });
  });

  test('elsewhere a step runs again, or asks, that changed a file of a step that runs again', () => {
    const made = 'elsewhere; source y=1; change 1: y=1>2';
    const decided = (rerun: string, now: string) => {
      const was = steps('needs: []', `needs: [], rerun: ${rerun}`);
      return decisions(was.replace('run: a', 'run: A'), {}, `${made}; ${now}`, { was });
    };
    expect(decided('auto', 'change 2: y=2>3')).toBe('run definition; run differs');
    expect(decided('never', 'change 2: y=2>3')).toBe('run definition; ask started-before');
    // An edit stands on top.
    expect(decided('auto', 'edit 1.5: y=2>mine; change 2: y=mine>3')).toBe('run definition; reuse completed');
  });

  const FAILED = { results: { c: 'failure' } } as const;
  test.each<[string, string, string]>([
    ['and nothing has changed', '', 'run always; reuse completed; run failed'],
    ['elsewhere, and nothing has changed', 'elsewhere', 'run always; reuse completed; run failed'],
    ['which was edited since', 'edit 9: made=m>n', 'run always; reuse completed; run failed'],
    ['and something else was edited', 'edit 9: x=1>2', 'run reads; run needs; run failed'],
  ])(
    'an `always` step that ran again finds a file that a later, reused step made, %s',
    (_title, now, expected) => {
      const found = (reads: Lines) => ({ ...FAILED, found: { a: { reads: digest(reads, '*') } } });
      const text = steps('reads: ["*"], rerun: always', '', '');
      const facts = `source x=1; change 2: made=>m; ${now}`;
      expect(decisions(text, found({ x: '1', made: 'm' }), facts, { first: found({ x: '1' }) })).toBe(
        expected,
      );
    },
  );

  const READ_1 = { ...FAILED, found: { b: { reads: digest({ token: '1' }, 'token') } } };
  test.each<[string, string, AttemptOptions, string, string]>([
    ['which it reads', 'reads: [token]', READ_1, '', 'reuse completed'],
    ['which it reads, and a person has edited', 'reads: [token]', READ_1, 'edit 9: token=2>3', 'run reads'],
    [
      'which it has changed, elsewhere',
      'rerun: auto',
      FAILED,
      'elsewhere; change 2: token=1>1b',
      'reuse completed',
    ],
    [
      'elsewhere, where a file is another that it has changed',
      'rerun: auto',
      FAILED,
      'elsewhere; source x=2; change 2: x=1>1b',
      'run differs',
    ],
  ])(
    'a step built on an `always` step that has made another file since, %s',
    (_title, keys, before, now, expected) => {
      const facts = `change 1: token=>1; change 4: token=>2; ${now}`;
      const made = decisions(steps('rerun: always', keys, ''), before, facts, { first: before });
      expect(made).toBe(`run always; ${expected}; run failed`);
    },
  );
});

describe('a step that is named', () => {
  const TEXT = steps('writes: [out/*]', '', '');
  const writes = { a: ['out/*'] };
  const failed: AttemptOptions = { results: { a: 'failure' } };
  const FROM_B = { choice: { kind: 'from', step: 'b' }, writes } as const;
  const ONLY_B = { choice: { kind: 'only', step: 'b' }, writes } as const;
  const GOES_ON = { choice: { kind: 'from', step: 'b', goesOn: 'sure' }, writes } as const;
  const ONLY_C = { choice: { kind: 'only', step: 'c' } } as const;
  const OTHER_A = { was: TEXT.replace('run: a', 'run: A') };
  test.each<[string, AttemptOptions, string, Again, string]>([
    [
      'the step before failed, and its files are there',
      failed,
      'found out/x=1',
      FROM_B,
      'reuse present; run chosen; run new',
    ],
    [
      'the same, where an earlier attempt was to begin there',
      failed,
      'found out/x=1',
      GOES_ON,
      'reuse present; run chosen; run new',
    ],
    [
      'the files are not there, and an earlier attempt was to begin there',
      failed,
      'found o/x=1',
      GOES_ON,
      'run failed; run chosen; run new',
    ],
    ['its files are not there', failed, 'found other/x=1', FROM_B, 'refused: a'],
    ['only a folder is there', failed, 'found out=dir out/x=dir', FROM_B, 'refused: a'],
    ['it declares no writes', failed, 'found out/x=1', { choice: FROM_B.choice }, 'refused: a'],
    [
      'one of several patterns matches nothing',
      failed,
      'found out/x=1',
      { ...FROM_B, writes: { a: ['out/*', 'lib/*'] } },
      'refused: a',
    ],
    ['it is named by --only-step', failed, 'found out/x=1', ONLY_B, 'reuse present; run chosen; leave new'],
    [
      'the step before is completed, and its files changed since',
      {},
      'elsewhere; digest e',
      ONLY_B,
      'reuse taken; run chosen; leave needs',
    ],
    ['the step before is completed, and its files are lost', {}, 'lost 1: m', ONLY_B, 'refused: a'],
    [
      'the step before has another definition, and its files are lost',
      {},
      'lost 1: m',
      { ...ONLY_B, ...OTHER_A },
      'refused: a',
    ],
    [
      'the step before has another definition, and files built on it fit',
      {},
      'elsewhere; source y=1; change 1: y=1>2; change 2: y=2>3',
      { ...ONLY_C, ...OTHER_A },
      'reuse taken; reuse taken; run chosen',
    ],
    ['--from-step runs a lost step before it', {}, 'lost 1: m', FROM_B, 'run lost; run chosen; run needs'],
    [
      'a skipped step before it is completed',
      { results: { a: 'skip' } },
      '',
      FROM_B,
      'reuse skipped; run chosen; run needs',
    ],
  ])('%s', (_title, before, now, again, expected) => {
    expect(decisions(TEXT, before, now, again)).toBe(expected);
  });

  test('a `never` step before it whose files are lost is not taken for there, and --from-step lets it ask', () => {
    const text = steps('rerun: never', '', '');
    expect(decisions(text, {}, 'lost 1: m', ONLY_B)).toBe('refused: a');
    expect(decisions(text, {}, 'lost 1: m', FROM_B)).toBe('ask started-before; run chosen; run needs');
  });
});

test.each<[string, AttemptOptions, string, string, object]>([
  ['lost', { commit: '1' }, TWO, 'lost 1: made', { path: 'made', why: 'gone' }],
  ['commit', { commit: '1' }, TWO, 'elsewhere; at 2', { from: '1', to: '2' }],
  ['differs', { commit: '1' }, TWO, 'elsewhere; at 1; change 1: d/x=1>2', { path: 'd/x', unsaved: true }],
  ['differs', { commit: '1' }, TWO, 'elsewhere; at 1; source d/x=3; change 1: d/x=1>2', { path: 'd/x' }],
  ['source', {}, TWO, 'elsewhere; source x=2 y=1 z=3; before x=1 y=1; digest e', { paths: ['x', 'z'] }],
  ['reads', X1, READS, 'elsewhere; source x=2 y=1; before x=1 y=1; digest e', { paths: ['x'] }],
  ['reads', X1, READS, 'source x=1; edit 3: x=1>2', { paths: ['x'] }],
])('the reason "%s" of %j names its files or commits', (kind, before, text, now, reason) => {
  expect(reasonOf('a', text, before, now)).toEqual({ kind, ...reason });
});
