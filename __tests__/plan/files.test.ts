/** What the files say for and against a completion. */
import { describe, expect, test } from '@jest/globals';
import { fingerprintsOf } from '../../src/plan/definition.ts';
import type { FileFacts } from '../../src/plan/facts.ts';
import { type Choice, isPlan, plan } from '../../src/plan/plan.ts';
import type { Run } from '../../src/record/run.ts';
import type { Change, Noted } from '../../src/tree/change.ts';
import { compilePatterns, readsDigest } from '../../src/tree/patterns.ts';
import { type AttemptOptions, attempt, decisionOf } from '../support/histories.ts';
import { pipelineOf } from '../support/pipeline.ts';
import { entryOf, pathIn, treeOf } from '../tree/model.ts';

type Lines = Readonly<Record<string, string>>;
/** Path → what was there and what is there now; empty for nothing. */
type Changed = Readonly<Record<string, readonly [string, string]>>;

const change = (changed: Changed): Change =>
  Object.entries(changed).map(([path, [before, after]]) => ({
    path: pathIn(path),
    before: before === '' ? null : entryOf(before),
    after: after === '' ? null : entryOf(after),
  }));

const noted = (lines: Lines): readonly Noted[] =>
  Object.entries(lines).map(([path, text]) => ({
    path: pathIn(path),
    state: text === '' ? null : entryOf(text),
  }));

const digest = (lines: Lines, pattern: string) => readsDigest(treeOf(lines), compilePatterns([pattern]));

interface Now {
  readonly place?: FileFacts['place'];
  readonly source?: Lines;
  readonly sourceBefore?: Lines;
  readonly commit?: string | null;
  readonly nested?: Lines;
  readonly digest?: string;
  readonly changes?: Readonly<Record<number, Changed>>;
  readonly edits?: Readonly<Record<number, Changed>>;
  /** The person's files as completions left them; empty for nothing. */
  readonly noted?: Readonly<Record<number, Lines>>;
  readonly lost?: Readonly<Record<number, string>>;
  readonly github?: Lines;
  readonly found?: Lines;
}

function factsOf(now: Now, run: Run): FileFacts {
  const nothing = run.steps.flatMap(({ completion }) =>
    completion === null ? [] : [[completion.number, []] as const],
  );
  const changes = Object.entries(now.changes ?? {}).map(
    ([number, each]) => [Number(number), change(each)] as const,
  );
  const unsaved = run.steps.filter((step) => step.state === 'completed' && step.change === null);
  const all = new Map<number, Change>([...nothing, ...changes]);
  for (const step of unsaved) all.delete(step.completion?.number ?? 0);
  return {
    place: now.place ?? 'here',
    source: treeOf(now.source ?? {}),
    bare: treeOf(now.source ?? {}),
    ignored: () => false,
    sourceBefore: now.sourceBefore === undefined ? null : treeOf(now.sourceBefore),
    commit: now.commit ?? null,
    digest: now.digest ?? 'd',
    began: {
      after: (now.place ?? 'here') === 'here' ? 0 : Number.POSITIVE_INFINITY,
      commit: now.commit ?? null,
      nested: now.nested ?? {},
    },
    committed: new Set(),
    changes: all,
    noted: new Map(Object.entries(now.noted ?? {}).map(([number, lines]) => [Number(number), noted(lines)])),
    edits: Object.entries(now.edits ?? {}).map(([number, each]) => ({
      number: Number(number),
      change: change(each),
    })),
    lost: new Map(
      Object.entries(now.lost ?? {}).map(([number, path]) => [Number(number), { path, why: 'gone' }]),
    ),
    github: fingerprintsOf(now.github ?? {}),
    found: treeOf(now.found ?? {}),
  };
}

interface Again {
  /** An attempt before the last one. */
  readonly first?: AttemptOptions;
  /** What the pipeline was, where it was another. */
  readonly was?: string;
  readonly choice?: Choice;
  readonly edited?: boolean;
  readonly writes?: Readonly<Record<string, readonly string[]>>;
}

function planned(text: string, before: AttemptOptions, now: Now, again: Again = {}) {
  const pipeline = pipelineOf(text);
  const was = pipelineOf(again.was ?? text);
  const first = again.first === undefined ? null : attempt(was, null, { digest: 'd', ...again.first }).run;
  const { run } = attempt(was, first, { digest: 'd', ...before });
  return plan({
    pipeline,
    inputs: {},
    record: run,
    choice: again.choice ?? { kind: 'all' },
    edited: again.edited ?? false,
    files: factsOf(now, run),
    writes: new Map(Object.entries(again.writes ?? {})),
  });
}

function decisions(text: string, before: AttemptOptions, now: Now, again: Again = {}): string {
  const made = planned(text, before, now, again);
  if (!isPlan(made)) return `refused: ${made.steps.join(', ')}`;
  return made.steps.map(({ id }) => `${id}: ${decisionOf(made, id)}`).join('; ');
}

function reasonOf(id: string, ...args: Parameters<typeof planned>) {
  const made = planned(...args);
  return isPlan(made) ? made.steps.find((step) => step.id === id)?.reason : made;
}

const TWO = 'steps: [{ id: a, run: a }, { id: b, run: b }]';
const APART = 'steps: [{ id: a, run: a, needs: [] }, { id: b, run: b, needs: [] }]';
const READS = 'steps: [{ id: a, run: a, reads: [x] }, { id: b, run: b, needs: [], reads: [x] }]';
const MADE = { made: ['', 'm'] } as const;
const REUSED = 'a: reuse completed; b: reuse completed';
const X1 = { a: { reads: digest({ x: '1' }, 'x') }, b: { reads: digest({ x: '1' }, 'x') } };

describe('in the folder that the run left', () => {
  test.each<[string, string, AttemptOptions, Now, string]>([
    [
      'all counts without `reads`, whatever was edited',
      TWO,
      { commit: '1' },
      { commit: '2', digest: 'e', edits: { 3: { x: ['1', '2'] } } },
      REUSED,
    ],
    [
      'a path that a step changed may be as it likes',
      TWO,
      {},
      { source: { made: 'other' }, changes: { 1: MADE } },
      REUSED,
    ],
    ['reads that are as they were', READS, { found: X1 }, { source: { x: '1' } }, REUSED],
    [
      'an edit of what is read',
      READS,
      { found: X1 },
      { source: { x: '1' }, edits: { 3: { x: ['1', '2'] } } },
      'a: run reads; b: run reads',
    ],
    [
      'an edit of its mode',
      READS,
      { found: X1 },
      { source: { x: '1' }, edits: { 3: { x: ['1', '1 755'] } } },
      'a: run reads; b: run reads',
    ],
    [
      'an edit that deletes it',
      READS,
      { found: X1 },
      { source: { x: '1' }, edits: { 3: { x: ['1', ''] } } },
      'a: run reads; b: run reads',
    ],
    [
      'an edit of something else',
      READS,
      { found: X1 },
      { source: { x: '1' }, edits: { 3: { y: ['', '2'] } } },
      REUSED,
    ],
    [
      'an edit that was there before its place',
      READS,
      { found: { a: X1.a, b: { reads: digest({ x: '2' }, 'x') } } },
      { source: { x: '1' }, edits: { 1.5: { x: ['1', '2'] } } },
      'a: run reads; b: reuse completed',
    ],
    [
      'an edit that was taken back',
      READS,
      { found: X1 },
      { source: { x: '1' }, edits: { 3: { x: ['1', '2'] }, 4: { x: ['2', '1'] } } },
      REUSED,
    ],
    [
      'a file that an earlier step changed is read as that left it',
      READS,
      { found: { a: X1.a, b: { reads: digest({ x: '2' }, 'x') } } },
      { source: { x: '1' }, changes: { 1: { x: ['1', '2'] } } },
      REUSED,
    ],
    [
      'a file that a later step changed is no change of what an earlier one read',
      READS,
      { found: X1 },
      { source: { x: '1' }, changes: { 2: { x: ['1', '2'] } } },
      REUSED,
    ],
    [
      'an edit of what only a later step made is none of what an earlier one read',
      READS.replace(', needs: [], reads: [x]', '').replace('[x]', '["*"]'),
      { found: { a: { reads: digest({ x: '1' }, '*') } } },
      { source: { x: '1' }, changes: { 2: MADE }, edits: { 3: { made: ['m', 'n'] } } },
      REUSED,
    ],
    [
      'an edit of what is read, and has been changed by a later step since',
      READS.replace(', needs: [], reads: [x]', ''),
      { found: X1 },
      { source: { x: '1' }, changes: { 2: { x: ['1', '2'] } }, edits: { 3: { x: ['2', '3'] } } },
      'a: run reads; b: run needs',
    ],
    [
      'the deletion of such a file',
      READS.replace(', needs: [], reads: [x]', ''),
      { found: X1 },
      { source: { x: '1' }, changes: { 2: { x: ['1', '2'] } }, edits: { 3: { x: ['2', ''] } } },
      'a: run reads; b: run needs',
    ],
    [
      'an edit of what a step read and changed itself',
      READS,
      { found: { a: X1.a, b: { reads: digest({ x: '2' }, 'x') } } },
      { source: { x: '1' }, changes: { 1: { x: ['1', '2'] } }, edits: { 3: { x: ['2', '3'] } } },
      'a: run reads; b: run reads',
    ],
    [
      'its deletion',
      READS,
      { found: { a: X1.a, b: { reads: digest({ x: '2' }, 'x') } } },
      { source: { x: '1' }, changes: { 1: { x: ['1', '2'] } }, edits: { 3: { x: ['2', ''] } } },
      'a: run reads; b: run reads',
    ],
    [
      'an edit that takes back what a step made of what it read',
      READS.replace(', needs: [], reads: [x]', ''),
      { found: X1 },
      { source: { x: '1' }, changes: { 1: { x: ['1', '2'] } }, edits: { 3: { x: ['2', '1'] } } },
      REUSED,
    ],
    [
      'an edit from before a step that read and changed the file is known to it',
      READS.replace(', needs: [], reads: [x]', ''),
      { found: { a: { reads: digest({ x: '2' }, 'x') } } },
      { source: { x: '1' }, changes: { 1: { x: ['2', '3'] } }, edits: { 0: { x: ['1', '2'] } } },
      REUSED,
    ],
    [
      'an edit of what a later step read and changed, which runs again: so the earlier one would find it too',
      READS,
      { found: X1 },
      { source: { x: '1' }, changes: { 2: { x: ['1', '2'] } }, edits: { 3: { x: ['2', '3'] } } },
      'a: run reads; b: run reads',
    ],
    [
      'a later step that only set its time is not in between',
      READS.replace(', needs: [], reads: [x]', ''),
      { found: X1 },
      { source: { x: '1' }, changes: { 2: { x: ['1', '1'] } }, edits: { 3: { x: ['1', '2'] } } },
      'a: run reads; b: run needs',
    ],
    [
      'what an earlier step had changed, when its change no longer counts',
      READS.replace('run: b,', 'run: b, '),
      { found: { a: { reads: 'other' }, b: { reads: digest({ x: '2' }, 'x') } } },
      { source: { x: '1' }, changes: { 1: { x: ['1', '2'] } } },
      'a: run reads; b: run reads',
    ],
    [
      'github.* is not asked',
      `steps: [{ id: a, run: 'a \${{ github.sha }}' }, { id: b, run: b }]`,
      { github: { sha: '1' } },
      { github: { sha: '2' } },
      REUSED,
    ],
  ])('%s', (_title, text, before, now, expected) => {
    expect(decisions(text, before, now)).toBe(expected);
  });
});

describe('beside a step that was under way', () => {
  const BESIDE = `steps: [{ id: a, run: a, needs: [] }, { id: b, run: b, needs: [], reads: ['*'] }]`;
  const finding = (reads: Lines, beganAfter = 0): AttemptOptions => ({
    found: { b: { reads: digest(reads, '*'), beganAfter } },
  });
  const source = { x: '1' };
  const changes = { 1: { made: ['', 'm'] } } as const;
  const B_REUSED = 'reuse completed';
  test.each<[string, AttemptOptions, Now, string]>([
    ['a file was made: it found none', finding(source), { source, changes }, B_REUSED],
    ['the same elsewhere', finding(source), { place: 'elsewhere', source, changes }, B_REUSED],
    ['a file was changed', finding(source), { source, changes: { 1: { x: ['1', '2'] } } }, B_REUSED],
    [
      'a file was made, and edited since',
      finding(source),
      { source, changes, edits: { 3: { made: ['m', 'n'] } } },
      'run reads made',
    ],
    [
      'a file was made, and seen before its step was on record',
      finding({ x: '1', made: 'm' }),
      { source, changes },
      'run reads made',
    ],
    [
      'a file was made that it saw, and that was edited since',
      finding({ x: '1', made: 'm' }),
      { source, changes, edits: { 3: { made: ['m', 'n'] } } },
      'run reads made',
    ],
    [
      'a file was made, and what it reads was edited since',
      finding(source),
      { source, changes, edits: { 3: { x: ['1', '2'] } } },
      'run reads x',
    ],
    [
      'a file was made, and what it reads was edited while both ran',
      finding(source),
      { source, changes, edits: { 1: { x: ['1', '2'] } } },
      'run reads x',
    ],
    [
      'a file was changed that was edited before',
      finding({ x: '2' }),
      { source, changes: { 1: { x: ['2', '3'] } }, edits: { 0: { x: ['1', '2'] } } },
      B_REUSED,
    ],
    [
      'a file was made before it that is left out now',
      finding({ x: '1', made: 'm' }, 1),
      { source, changes, lost: { 1: 'made' } },
      'run reads made',
    ],
    [
      'a file was made before it that another attempt made otherwise',
      finding({ x: '1', made: 'o' }, 1),
      { source, changes },
      'run reads made',
    ],
  ])('%s', (_title, then, now, expected) => {
    const made = planned(BESIDE, then, now);
    if (!isPlan(made)) throw new Error('refused');
    const { reason } = made.steps.find(({ id }) => id === 'b') ?? {};
    const paths = reason?.kind === 'reads' ? ` ${reason.paths.join(', ')}` : '';
    expect(`${decisionOf(made, 'b')}${paths}`).toBe(expected);
  });
});

describe('elsewhere', () => {
  const MENTION = `steps: [{ id: a, run: 'a \${{ github.sha }}', reads: [x] }, { id: b, run: 'b \${{ github.ref }}', needs: [], reads: [x] }]`;
  const github = { github: { sha: '1', ref: 'r' } };
  test.each<[string, string, AttemptOptions, Now, string]>([
    ['the same commit', TWO, { commit: '1' }, { commit: '1' }, REUSED],
    [
      'the same commit, and other files that no commit has',
      TWO,
      { commit: '1' },
      { commit: '1', digest: 'e' },
      'a: run source; b: run needs',
    ],
    ['another commit', TWO, { commit: '1' }, { commit: '2' }, 'a: run commit; b: run needs'],
    [
      'another commit of a repository below',
      TWO,
      { commit: '1', nested: { lib: '1' } },
      { commit: '1', nested: { lib: '2' } },
      'a: run commit; b: run needs',
    ],
    [
      'the same commit of a repository below',
      TWO,
      { commit: '1', nested: { lib: '1' } },
      { commit: '1', nested: { lib: '1' } },
      REUSED,
    ],
    [
      'a repository below that was not there',
      TWO,
      {},
      { nested: { lib: '1' } },
      'a: run commit; b: run needs',
    ],
    ['without git the same files', TWO, {}, {}, REUSED],
    ['without git other files', TWO, {}, { digest: 'e' }, 'a: run source; b: run needs'],
    ['a commit where there was none: the files tell', TWO, {}, { commit: '1' }, REUSED],
    [
      'a commit where there was none, and other files',
      TWO,
      {},
      { commit: '1', digest: 'e' },
      'a: run source; b: run needs',
    ],
    [
      'another commit with `reads` that are the same',
      READS,
      { commit: '1', found: X1 },
      { commit: '2', source: { x: '1' } },
      REUSED,
    ],
    [
      '`reads` under another umask',
      READS,
      { commit: '1', found: X1 },
      { commit: '1', source: { x: '1 664' } },
      REUSED,
    ],
    [
      '`reads` that can be executed now',
      READS,
      { commit: '1', found: X1 },
      { commit: '1', source: { x: '1 755' } },
      'a: run reads; b: run reads',
    ],
    [
      'the same commit with `reads` that are not',
      READS,
      { commit: '1', found: X1 },
      { commit: '1', source: { x: '2' } },
      'a: run reads; b: run reads',
    ],
    [
      'another commit, and a github value that one of them mentions',
      MENTION,
      { commit: '1', found: X1, ...github },
      { commit: '2', source: { x: '1' }, github: { sha: '2', ref: 'r' } },
      'a: run github; b: reuse completed',
    ],
    [
      'the same commit, and a github value that differs',
      MENTION,
      { commit: '1', found: X1, ...github },
      { commit: '1', source: { x: '1' }, github: { sha: '1', ref: 's' } },
      REUSED,
    ],
    [
      'a change on the state that it was made from',
      TWO,
      {},
      { source: { x: '1' }, changes: { 1: { x: ['1', '2'] }, 2: { x: ['2', '3'] } } },
      REUSED,
    ],
    [
      'a change on another state',
      TWO,
      {},
      { source: { x: '9' }, changes: { 1: { x: ['1', '2'] } } },
      'a: run differs; b: run needs',
    ],
    [
      'something in the place of what a step made',
      APART,
      {},
      { source: { made: 'other' }, changes: { 2: MADE } },
      'a: reuse completed; b: run differs',
    ],
    [
      'a step that changed what another one left that runs again',
      APART,
      {},
      { source: { x: '9' }, changes: { 1: { x: ['1', '2'] }, 2: { x: ['2', '3'] } } },
      'a: run differs; b: run differs',
    ],
    [
      'an edit that a step was built on applies before it',
      APART,
      {},
      { source: { x: '1' }, changes: { 2: { x: ['2', '3'] } }, edits: { 1: { x: ['1', '2'] } } },
      REUSED,
    ],
  ])('%s', (_title, text, before, now, expected) => {
    expect(decisions(text, before, { place: 'elsewhere', ...now })).toBe(expected);
  });
});

describe('what cannot be had', () => {
  const third = `${APART.slice(0, -1)}, { id: c, run: c, needs: [a] }]`;
  test.each<[string, AttemptOptions, Now, string]>([
    ['lost', {}, { lost: { 1: 'made' } }, 'a: run lost; b: reuse completed; c: run needs'],
    ['not saved', { found: { a: { change: null } } }, {}, 'a: run unsaved; b: reuse completed; c: run needs'],
    [
      'lost, of a step that was skipped',
      { results: { a: 'skip' } },
      {},
      'a: reuse skipped; b: reuse completed; c: reuse completed',
    ],
  ])('%s', (_title, before, now, expected) => {
    expect(decisions(third, before, now)).toBe(expected);
    expect(decisions(third, before, { place: 'elsewhere', ...now })).toBe(expected);
  });
});

describe('files of a person, as a step noted them: rule 2', () => {
  const ABC =
    'steps: [{ id: a, run: a, needs: [] }, { id: b, run: b, needs: [] }, { id: c, run: c, needs: [] }]';
  const of = (a: string, b = 'reuse completed', c = 'reuse completed') => `a: ${a}; b: ${b}; c: ${c}`;
  const SAME = of('reuse completed');
  const LEFT = { 1: { x: ['1', '2'] } } as const;
  test.each<[string, string, Now, string]>([
    ['as it was left', ABC, { edits: LEFT, noted: { 1: { x: '2' } } }, SAME],
    ['back at the source', ABC, { noted: { 1: { x: '2' } } }, of('run differs')],
    [
      'edited since',
      ABC,
      { edits: { ...LEFT, 3.5: { x: ['2', '3'] } }, noted: { 1: { x: '2' } } },
      of('run differs'),
    ],
    [
      'deleted since',
      ABC,
      { edits: { ...LEFT, 3.5: { x: ['2', ''] } }, noted: { 1: { x: '2' } } },
      of('run differs'),
    ],
    ['deleted by the step, and there', ABC, { noted: { 1: { x: '' } } }, of('run differs')],
    ['deleted by the step, and gone', ABC, { edits: { 1: { x: ['1', ''] } }, noted: { 1: { x: '' } } }, SAME],
    ['another mode', ABC, { source: { x: '1 755' }, noted: { 1: { x: '1' } } }, of('run differs')],
    [
      'the last step that noted it speaks',
      ABC,
      { edits: { ...LEFT, 2: { x: ['2', '3'] } }, noted: { 1: { x: '2' }, 2: { x: '3' } } },
      SAME,
    ],
    [
      'not as the last step left it: that one runs again',
      ABC,
      { edits: LEFT, noted: { 1: { x: '2' }, 2: { x: '3' } } },
      of('reuse completed', 'run differs'),
    ],
    [
      'not as any step left it: both run again',
      ABC,
      { noted: { 1: { x: '2' }, 2: { x: '3' } } },
      of('run differs', 'run differs'),
    ],
    [
      'where the last step does not count, the one before speaks',
      ABC,
      { edits: { ...LEFT, 2: { x: ['2', '3'] } }, noted: { 1: { x: '2' }, 2: { x: '3' } }, lost: { 2: 'm' } },
      of('run differs', 'run lost'),
    ],
    [
      'changed by a later step with `writes`, in a layer of its own',
      ABC,
      { edits: LEFT, changes: { 2: { x: ['2', '3'] } }, noted: { 1: { x: '2' } } },
      SAME,
    ],
    [
      'changed by such a step, and edited since: that step has it as its own',
      ABC,
      {
        edits: { ...LEFT, 4: { x: ['3', '4'] } },
        changes: { 2: { x: ['2', '3'] } },
        noted: { 1: { x: '2' } },
      },
      SAME,
    ],
    ['of a `never` step', ABC.replace('run: a', 'run: a, rerun: never'), { noted: { 1: { x: '2' } } }, SAME],
    [
      'elsewhere, on a commit that has another file',
      ABC,
      { place: 'elsewhere', source: { x: '9' }, noted: { 1: { x: '2' } } },
      of('run differs'),
    ],
    [
      'elsewhere, on a commit that has what the step left',
      ABC,
      { place: 'elsewhere', source: { x: '2' }, noted: { 1: { x: '2' } } },
      SAME,
    ],
  ])('%s', (_title, text, now, expected) => {
    expect(decisions(text, {}, { source: { x: '1' }, ...now })).toBe(expected);
  });

  test('the reason names the file, and a step behind runs again for the step', () => {
    const now = { source: { 'd/x': '1' }, noted: { 1: { 'd/x': '2' } } };
    expect(reasonOf('a', TWO, {}, now)).toEqual({ kind: 'differs', path: 'd/x' });
    expect(decisions(TWO, {}, now)).toBe('a: run differs; b: run needs');
  });
});

describe('`--edited` runs reused steps again that are older than an edit of the source', () => {
  const decided = (text: string, now: Now) =>
    decisions(text, {}, { source: { x: '1' }, ...now }, { edited: true });
  const EDIT = { 3: { x: ['1', '2'] } } as const;
  test.each<[string, string, Now, string]>([
    ['an edit', TWO, { edits: EDIT }, 'a: run edited; b: run edited'],
    ['no edit', TWO, {}, REUSED],
    [
      'an edit between the two',
      APART,
      { edits: { 2: { x: ['1', '2'] } } },
      'a: run edited; b: reuse completed',
    ],
    [
      'an edit of what a step made',
      TWO,
      { changes: { 1: MADE }, edits: { 3: { made: ['m', 'n'] } } },
      REUSED,
    ],
    ['a new source file', TWO, { edits: { 3: { y: ['', '2'] } } }, 'a: run edited; b: run edited'],
    ['a new folder', TWO, { edits: { 3: { d: ['', 'dir'] } } }, REUSED],
    ['a step with `reads`', READS.replaceAll('[x]', '[z]'), { edits: EDIT }, 'a: run reads; b: run reads'],
    [
      'a `never` step',
      TWO.replace('run: a', 'run: a, rerun: never'),
      { edits: EDIT },
      'a: reuse completed; b: run edited',
    ],
  ])('%s', (_title, text, now, expected) => {
    expect(decided(text, now)).toBe(expected);
  });

  test('the reason names the files', () => {
    const made = planned(TWO, {}, { source: { x: '1' }, edits: EDIT }, { edited: true });
    if (!isPlan(made)) throw new Error('refused');
    expect(made.steps[0]?.reason).toEqual({ kind: 'edited', paths: ['x'] });
  });
});

describe('`rerun` and the files', () => {
  const of = (rerun: string) =>
    `steps: [{ id: a, run: a, rerun: ${rerun}, reads: [x] }, { id: b, run: b, needs: [a] }]`;
  const READ: AttemptOptions = { commit: '1', found: { a: X1.a } };
  const source = { x: '1' };
  const NEVER = 'steps: [{ id: a, run: a, reads: [x] }, { id: b, run: b, needs: [a], rerun: never }]';
  const OF_FIRST = { 1: { y: ['1', '2'] }, 2: { y: ['2', '3'] } } as const;
  test.each<[string, Now, string, string, string]>([
    ['reads changed', { source: { x: '2' } }, 'reuse kept', 'ask started-before', 'run reads'],
    ['lost', { source, lost: { 1: 'm' } }, 'ask started-before', 'ask started-before', 'run lost'],
    [
      'differs',
      { source, changes: { 1: { y: ['1', '2'] } } },
      'ask started-before',
      'ask started-before',
      'run differs',
    ],
    ['nothing changed', { source }, 'reuse completed', 'reuse completed', 'reuse completed'],
  ])('%s: never, ask, always', (_title, now, never, ask, always) => {
    const made = ['never', 'ask', 'always'].map(
      (rerun) => decisions(of(rerun), READ, { place: 'elsewhere', commit: '1', ...now }).split('; ')[0],
    );
    expect(made).toEqual([`a: ${never}`, `a: ${ask}`, `a: ${always}`]);
  });

  test('what could not be saved of a `never` step makes it ask', () => {
    expect(decisions(of('never'), { found: { a: { ...X1.a, change: null } } }, { source })).toMatch(
      /^a: ask started-before/,
    );
  });

  test.each<[string, Now]>([
    ['lost', { lost: { 2: 'm' } }],
    ['made on another state', { place: 'elsewhere', changes: { 2: { y: ['1', '2'] } } }],
    [
      'made on what a step made that is left out',
      { place: 'elsewhere', lost: { 1: 'm' }, changes: OF_FIRST },
    ],
  ])('a `never` step asks for its files whatever else has changed: %s', (_title, now) => {
    const before: AttemptOptions = { found: { a: X1.a } };
    const because = { kind: now.lost?.[2] === undefined ? 'differs' : 'lost' };
    const asks = { kind: 'started-before', because };
    const others: readonly [string, Now][] = [
      [NEVER, {}],
      [NEVER, { source: { x: '2' } }],
      [NEVER.replace('run: a', 'run: A'), {}],
      [NEVER.replace('run: b', 'run: B'), {}],
      [NEVER, { place: 'elsewhere', commit: '2', digest: 'e' }],
    ];
    const reasons = others.map(([text, other]) =>
      reasonOf('b', text, before, { source, ...now, ...other }, { was: NEVER }),
    );
    expect(reasons).toMatchObject(others.map(() => asks));
  });

  test('elsewhere a step runs again, or asks, that changed what another one had made that runs again', () => {
    const text =
      'steps: [{ id: a, run: a, needs: [] }, { id: b, run: b, needs: [] }, { id: c, run: c, needs: [] }]';
    const now = { place: 'elsewhere', source: { y: '1' }, changes: OF_FIRST } as const;
    const decided = (steps: string, more: Now = {}) =>
      decisions(steps.replace('run: a', 'run: A'), {}, { ...now, ...more }, { was: steps });
    expect(decided(text)).toBe('a: run definition; b: run differs; c: reuse completed');
    expect(decided(text.replace('run: b', 'run: b, rerun: never'))).toBe(
      'a: run definition; b: ask started-before; c: reuse completed',
    );
    // An edit stands on top.
    const edits = { 1.5: { y: ['2', 'mine'] } } as const;
    const changes = { ...OF_FIRST, 2: { y: ['mine', '3'] } } as const;
    expect(decided(text, { edits, changes })).toBe(
      'a: run definition; b: reuse completed; c: reuse completed',
    );
  });

  test('`always` runs when what depends on it does, and that stays built on it', () => {
    expect(decisions(of('always'), READ, { source, commit: '1', lost: { 2: 'm' } })).toBe(
      'a: run always; b: run lost',
    );
  });

  const UNSAVED: AttemptOptions = { ...READ, found: { a: { ...X1.a, change: null } } };
  test.each<[string, AttemptOptions, Now]>([
    ['unsaved', UNSAVED, {}],
    ['lost', READ, { lost: { 1: 'm' } }],
  ])('what was built on an `always` step stays although its files cannot be had: %s', (kind, before, now) => {
    expect(decisions(of('always'), before, { source, commit: '1', ...now })).toBe(
      `a: run ${kind}; b: reuse completed`,
    );
  });

  test('what was built on what an `always` step left that could not be saved runs again where that is told by its files', () => {
    const text = of('always').replace('needs: [a]', 'needs: [a], reads: [token]');
    const before = { ...UNSAVED, found: { ...UNSAVED.found, b: { reads: digest({ token: '1' }, 'token') } } };
    expect(decisions(text, before, { source, commit: '1' })).toBe('a: run unsaved; b: run reads');
    const builtOn = { place: 'elsewhere', changes: { 2: { token: ['1', '2'] } } } as const;
    expect(decisions(of('always'), UNSAVED, { source, commit: '1', ...builtOn })).toBe(
      'a: run unsaved; b: run differs',
    );
  });

  const AGAIN =
    'steps: [{ id: a, run: a, reads: ["*"], rerun: always }, { id: b, run: b }, { id: c, run: c }]';
  const failed = { results: { c: 'failure' } } as const;
  const found = (reads: Lines): AttemptOptions => ({
    ...failed,
    found: { a: { reads: digest(reads, '*') } },
  });
  const madeByB = { 2: { made: ['', 'm'] } } as const;
  const all = 'a: run always; b: reuse completed; c: run failed';
  test.each<[string, Now, string]>([
    ['and nothing has changed', {}, all],
    ['elsewhere, and nothing has changed', { place: 'elsewhere' }, all],
    ['which was edited since', { edits: { 9: { made: ['m', 'n'] } } }, all],
    [
      'and something else was edited',
      { edits: { 9: { x: ['1', '2'] } } },
      'a: run reads; b: run needs; c: run failed',
    ],
  ])(
    'an `always` step that ran again finds what a later step made that was reused, %s',
    (_title, now, expected) => {
      const again: Again = { first: found({ x: '1' }) };
      const facts: Now = { source: { x: '1' }, changes: madeByB, ...now };
      expect(decisions(AGAIN, found({ x: '1', made: 'm' }), facts, again)).toBe(expected);
    },
  );

  const LOGIN = (keys: string) =>
    `steps: [{ id: a, run: a, rerun: always }, { id: b, run: b, ${keys} }, { id: c, run: c }]`;
  const anew = { 1: { token: ['', '1'] }, 4: { token: ['', '2'] } } as const;
  const READ_1 = { ...failed, found: { b: { reads: digest({ token: '1' }, 'token') } } };
  const reused = 'a: run always; b: reuse completed; c: run failed';
  test.each<[string, string, AttemptOptions, Now, string]>([
    ['which it reads', 'reads: [token]', READ_1, { changes: anew }, reused],
    [
      'which it reads, and a person has edited',
      'reads: [token]',
      READ_1,
      { changes: anew, edits: { 9: { token: ['2', '3'] } } },
      'a: run always; b: run reads; c: run failed',
    ],
    [
      'which it has changed, elsewhere',
      'rerun: auto',
      failed,
      { place: 'elsewhere', changes: { ...anew, 2: { token: ['1', '1b'] } } },
      reused,
    ],
    [
      'which it has changed, elsewhere, and never runs again',
      'rerun: never',
      failed,
      { place: 'elsewhere', changes: { ...anew, 2: { token: ['1', '1b'] } } },
      reused,
    ],
    [
      'elsewhere, where a file is another that it has changed',
      'rerun: auto',
      failed,
      { place: 'elsewhere', source: { x: '2' }, changes: { ...anew, 2: { x: ['1', '1b'] } } },
      'a: run always; b: run differs; c: run failed',
    ],
  ])(
    'what was built on an `always` step stays when that has made another file since, %s',
    (_title, keys, before, now, expected) => {
      expect(decisions(LOGIN(keys), before, now, { first: before })).toBe(expected);
    },
  );

  test('a `never` step that counts all the same lets what was built on it count', () => {
    expect(decisions(of('never'), READ, { source: { x: '2' }, commit: '1' })).toBe(
      'a: reuse kept; b: reuse completed',
    );
  });
});

describe('a step that is named', () => {
  const TEXT = 'steps: [{ id: a, run: a, writes: [out/*] }, { id: b, run: b }, { id: c, run: c }]';
  const writes = { a: ['out/*'] };
  const failed: AttemptOptions = { results: { a: 'failure' } };
  const from = (step: string): Choice => ({ kind: 'from', step });
  const goingOn = (step: string): Choice => ({ kind: 'from', step, goesOn: 'sure' });
  const only = (step: string): Choice => ({ kind: 'only', step });
  test.each<[string, AttemptOptions, Now, Again, string]>([
    [
      'what it depends on has failed, and its files are there',
      failed,
      { found: { 'out/x': '1' } },
      { choice: from('b'), writes },
      'a: reuse present; b: run chosen; c: run new',
    ],
    [
      'what it depends on has failed, its files are there, and an earlier attempt was to begin there',
      failed,
      { found: { 'out/x': '1' } },
      { choice: goingOn('b'), writes },
      'a: reuse present; b: run chosen; c: run new',
    ],
    [
      'its files are not there, and an earlier attempt was to begin there',
      failed,
      { found: { 'other/x': '1' } },
      { choice: goingOn('b'), writes },
      'a: run failed; b: run chosen; c: run new',
    ],
    [
      'its files are not there',
      failed,
      { found: { 'other/x': '1' } },
      { choice: from('b'), writes },
      'refused: a',
    ],
    [
      'only a folder is there',
      failed,
      { found: { out: 'dir', 'out/x': 'dir' } },
      { choice: from('b'), writes },
      'refused: a',
    ],
    ['it declares no writes', failed, { found: { 'out/x': '1' } }, { choice: from('b') }, 'refused: a'],
    [
      'of several patterns one matches nothing',
      failed,
      { found: { 'out/x': '1' } },
      { choice: from('b'), writes: { a: ['out/*', 'lib/*'] } },
      'refused: a',
    ],
    [
      'it is named by --only-step',
      failed,
      { found: { 'out/x': '1' } },
      { choice: only('b'), writes },
      'a: reuse present; b: run chosen; c: leave new',
    ],
    [
      'what it depends on is completed, but its files changed since',
      {},
      { place: 'elsewhere', digest: 'e' },
      { choice: only('b') },
      'a: reuse taken; b: run chosen; c: leave needs',
    ],
    [
      'what it depends on is completed, but its files are lost',
      {},
      { lost: { 1: 'm' } },
      { choice: only('b') },
      'refused: a',
    ],
    [
      'what it depends on has another definition, and its files are lost',
      {},
      { lost: { 1: 'm' } },
      { choice: only('b'), was: TEXT.replace('run: a', 'run: A') },
      'refused: a',
    ],
    [
      'what it depends on has another definition, and what is before that is lost',
      {},
      { lost: { 1: 'm' } },
      { choice: only('c'), was: TEXT.replace('run: b', 'run: B') },
      'refused: a',
    ],
    [
      'what it depends on has another definition, and what was built on that fits on it',
      {},
      { place: 'elsewhere', source: { y: '1' }, changes: { 1: { y: ['1', '2'] }, 2: { y: ['2', '3'] } } },
      { choice: only('c'), was: TEXT.replace('run: a', 'run: A') },
      'a: reuse taken; b: reuse taken; c: run chosen',
    ],
    [
      '--from-step runs what is lost before it',
      {},
      { lost: { 1: 'm' } },
      { choice: from('b') },
      'a: run lost; b: run chosen; c: run needs',
    ],
    [
      'a skipped step before it is completed',
      { results: { a: 'skip' } },
      {},
      { choice: from('b') },
      'a: reuse skipped; b: run chosen; c: run needs',
    ],
  ])('%s', (_title, before, now, again, expected) => {
    expect(decisions(TEXT, before, now, again)).toBe(expected);
  });

  test('a `never` step before it whose files are lost is not taken for there, and --from-step lets it ask', () => {
    const text = TEXT.replace('run: a', 'run: a, rerun: never');
    const lost: Now = { lost: { 1: 'm' } };
    expect(decisions(text, {}, lost, { choice: only('b') })).toBe('refused: a');
    expect(decisions(text, {}, lost, { choice: from('b') })).toBe(
      'a: ask started-before; b: run chosen; c: run needs',
    );
  });
});

test.each<[Now, object]>([
  [{ lost: { 1: 'made' } }, { kind: 'lost', path: 'made', why: 'gone' }],
  [
    { place: 'elsewhere', commit: '2' },
    { kind: 'commit', from: '1', to: '2' },
  ],
  [
    { place: 'elsewhere', commit: '1', changes: { 1: { 'd/x': ['1', '2'] } } },
    { kind: 'differs', path: 'd/x' },
  ],
])('a reason names what it is about: %j', (now, reason) => {
  expect(reasonOf('a', TWO, { commit: '1' }, now)).toEqual(reason);
});

test('the names of a few files stand in the reason where it can be told which they are', () => {
  const now: Now = {
    place: 'elsewhere',
    source: { x: '2', y: '1', z: '3' },
    sourceBefore: { x: '1', y: '1' },
    digest: 'e',
  };
  expect(reasonOf('a', TWO, {}, now)).toEqual({ kind: 'source', paths: ['x', 'z'] });
  expect(reasonOf('a', READS, { found: X1 }, now)).toEqual({ kind: 'reads', paths: ['x'] });
  const edited: Now = { source: { x: '1' }, edits: { 3: { x: ['1', '2'] } } };
  expect(reasonOf('a', READS, { found: X1 }, edited)).toEqual({ kind: 'reads', paths: ['x'] });
});
