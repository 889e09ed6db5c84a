/**
 * The workspace's contract (docs/workspace.md), a row a case, on the pure layer engine. Deeds are words: `out/x=1` writes a file, `-t` deletes,
 * `~t` writes the same bytes again, `fail` and `kill` end a step. `you:` marks a person's deed while a step runs. Git ignores `out`, `half`,
 * `target` and `node_modules`; it tracks the files of `git`.
 */
import { expect, test } from '@jest/globals';
import { type Options, type Outcome, type Steps, type Where, World } from '../support/layer-model.ts';

type Move = (world: World, at: Where) => Outcome | undefined;

/** An attempt: for each step its deeds. */
const run =
  (does: string, options: Options = {}): Move =>
  (world, at) =>
    world.attempt(does, { at, ...options });
const resume = run;
/** A person between two attempts. */
const you =
  (deeds: string): Move =>
  (world) =>
    void world.does(deeds);
const commit: Move = (world) => void world.commit();
/** `git checkout -- .`, as `git stash` leaves it. */
const checkout: Move = (world) => void world.checkout();
/** Another commit, which a fresh clone has. */
const upstream =
  (deeds: string): Move =>
  (world) =>
    void world.upstream(deeds);

interface Case {
  /** The rule, each place in which the row holds, the steps, and the files that git tracks. */
  readonly given: {
    readonly rule: string;
    readonly at?: readonly Where[];
    readonly steps: Steps;
    readonly git?: string;
  };
  readonly story: readonly Move[];
  readonly right: Right;
}

/** Of the last attempt: the steps that ran, every file when its first step started and at its end, and more of its outcome. */
type Right = Partial<Omit<Outcome, 'ran'>> & { readonly ran?: string; readonly files?: string };

const AB: Steps = { a: '', b: '' };
const SIDE: Steps = { p: 'needs: []', q: 'needs: []' };
const BOTH = { together: ['p', 'q'] };
const FAILED = run('a: out/x=1; b: fail');
const HALF = run('a: out/x=1; b: half=1 fail');
const ALL_BUT_CI: readonly Where[] = ['here', 'elsewhere'];
const EVERYWHERE: readonly Where[] = ['here', 'elsewhere', 'CI'];

const CASES: Readonly<Record<string, Case>> = {
  // Rule 1
  'a completed step is reused with its files': {
    given: { rule: '1', at: EVERYWHERE, steps: AB },
    story: [FAILED, resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },
  'a file that a second run wrote anew with the same bytes comes back': {
    given: { rule: '1', steps: AB },
    story: [run('a: out/x=1; b:'), run('a: ~out/x; b: fail', { fresh: true }), you('-out'), resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },
  'a file that a second run found up to date comes back from the lowest layer': {
    given: { rule: '1', steps: AB },
    story: [run('a: out/x=1; b:'), run('a: ; b: fail', { fresh: true }), you('-out'), resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },
  'an ignored file from before the first run stays away': {
    given: { rule: '1', steps: AB },
    story: [you('out/x=1'), run('a: ; b: fail'), you('-out'), resume('')],
    right: { ran: 'b', began: '' },
  },
  'an ignored file from before the first run comes back when `writes` match it': {
    given: { rule: '1', steps: { a: 'writes: ["out/**"]', b: '' } },
    story: [you('out/x=1'), run('a: ; b: fail'), you('-out'), resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },
  'a tracked file that a step deleted is not there elsewhere': {
    given: { rule: '1', at: ['elsewhere', 'CI'], git: 't=1 u=1', steps: AB },
    story: [run('a: -t; b: fail'), resume('')],
    right: { ran: 'b', began: 'u=1' },
  },
  "of what `writes` match only what changed is a layer: another file is the commit's": {
    given: {
      rule: '1',
      at: ['elsewhere'],
      git: 'src/x=1 src/y=1',
      steps: { fmt: 'writes: ["src/**"], reads: []', b: 'reads: []' },
    },
    story: [run('fmt: src/x=2; b: fail'), upstream('src/y=2'), resume('')],
    right: { ran: 'b', began: 'src/x=2 src/y=2' },
  },
  'a formatter runs again where the file differs that it changed': {
    given: {
      rule: '1',
      at: ['elsewhere'],
      git: 'src/x=1 src/y=1',
      steps: { fmt: 'writes: ["src/**"], reads: []', b: 'reads: []' },
    },
    story: [run('fmt: src/x=2; b: fail'), upstream('src/x=3'), resume('fmt: src/x=4')],
    right: { ran: 'fmt b', began: 'src/x=3 src/y=1', reasons: { fmt: 'run differs src/x' } },
  },
  'the files of two completed steps lie over each other in their order': {
    given: { rule: '1', at: EVERYWHERE, steps: { a: '', b: '', c: '' } },
    story: [run('a: out/x=1 out/y=1; b: out/x=2 -out/y; c: fail'), you(''), resume('')],
    right: { ran: 'c', began: 'out/x=2' },
  },
  'a file comes back into a folder that was there before the first run, and is gone': {
    given: { rule: '3', steps: AB },
    story: [you('out/old=1'), FAILED, you('-out'), resume('')],
    right: { ran: 'b', began: 'out/x=1', edits: 'out/old' },
  },
  'a link and a mode come back': {
    given: { rule: '1', at: EVERYWHERE, steps: AB },
    story: [run('a: out/x=1_755 out/l=->_x; b: fail'), resume('')],
    right: { ran: 'b', began: 'out/l=-> x out/x=1 755' },
  },

  // Rule 2
  'a tracked file that is edited while a step runs keeps the edit': {
    given: { rule: '2', git: 'm=1', steps: AB },
    story: [run('a: out/x=1 you:m=2; b:'), resume('a: out/x=2', { choice: { kind: 'from', step: 'a' } })],
    right: { ran: 'a b', began: 'm=2' },
  },
  'the same, committed, and with a new tracked file': {
    given: { rule: '2', git: 'm=1', steps: AB },
    story: [
      run('a: out/x=1 n=1 you:m=2; b:'),
      commit,
      resume('a: out/x=2', { choice: { kind: 'from', step: 'a' } }),
    ],
    right: { ran: 'a b', began: 'm=2 n=1' },
  },
  'a step runs again whose tracked output was taken back': {
    given: { rule: '2', git: 'x.py=1', steps: { fmt: '', b: '' } },
    story: [run('fmt: x.py=2; b: fail'), checkout, resume('fmt: x.py=2')],
    right: { ran: 'fmt b', began: 'x.py=1', reasons: { fmt: 'run differs x.py' } },
  },
  'a step is reused whose tracked output stands': {
    given: { rule: '2', at: ALL_BUT_CI, git: 'x.py=1', steps: { fmt: '', b: '' } },
    story: [run('fmt: x.py=2; b: fail'), resume('')],
    right: { ran: 'b', began: 'x.py=2' },
  },
  'a step is reused whose tracked output was committed': {
    given: { rule: '2', at: ['here'], git: 'x.py=1', steps: { fmt: '', b: '' } },
    story: [run('fmt: x.py=2; b: fail'), commit, resume('')],
    right: { ran: 'b', began: 'x.py=2' },
  },
  'a failed step without `writes` leaves a tracked file as it made it': {
    given: { rule: '2', git: 'v=1', steps: { bump: '', b: '' } },
    story: [run('bump: v=2 fail; b:'), resume('bump: v=3')],
    right: { ran: 'bump b', began: 'v=2', files: 'v=3', aside: '' },
  },
  'with `writes` that file is undone': {
    given: { rule: '2', git: 'v=1', steps: { bump: 'writes: [v]', b: '' } },
    story: [run('bump: v=2 fail; b:'), resume('bump: v=3')],
    right: { ran: 'bump b', began: 'v=1', files: 'v=3', aside: 'v' },
  },
  'with CI that file is undone, too': {
    given: { rule: '2', at: ['CI'], git: 'v=1', steps: { bump: '', b: '' } },
    story: [run('bump: v=2 fail; b:'), resume('bump: v=3')],
    right: { ran: 'bump b', began: 'v=1', files: 'v=3' },
  },
  'an edit in the `writes` of a step stays that is made while another one fails': {
    given: { rule: '2', git: 'src/m=1', steps: { fmt: 'writes: ["src/**"]', b: '' } },
    story: [run('fmt: ; b: you:src/m=2 fail'), resume('')],
    right: { ran: 'b', began: 'src/m=2' },
  },
  'a step runs again whose new file was committed and then removed': {
    given: { rule: '2', git: 's.ts=1', steps: { gen: '', b: '' } },
    story: [run('gen: s.ts=2; b: fail'), checkout, resume('gen: s.ts=2')],
    right: { ran: 'gen b', began: 's.ts=1' },
  },
  'a later step with `writes` speaks for a file that an earlier one noted': {
    given: { rule: '2', git: 'v=1', steps: { a: '', b: 'writes: [v]', c: '' } },
    story: [run('a: v=2; b: v=3; c: fail'), resume('')],
    right: { ran: 'c', began: 'v=3' },
  },
  "an untracked file from before the first step that git does not ignore is the person's": {
    given: { rule: '2', git: 't=1', steps: AB },
    story: [you('mine=1'), run('a: mine=2; b: fail'), resume('')],
    right: { ran: 'b', began: 'mine=2 t=1', aside: '' },
  },
  "a step runs again where a failed one has changed the person's file that it noted": {
    given: { rule: '2', git: 't=1', steps: AB },
    story: [run('a: t=2; b: t=3 fail'), resume('')],
    right: { ran: 'a b', began: 't=3', reasons: { a: 'run differs t' } },
  },

  // Rule 3
  'an edit of a file that a step made stays, is listed and saved': {
    given: { rule: '3', steps: AB },
    story: [FAILED, you('out/x=mine'), resume('b: fail')],
    right: { ran: 'b', began: 'out/x=mine', edits: 'out/x' },
  },
  'that edit is there on the next resume elsewhere': {
    given: { rule: '3', steps: AB },
    story: [FAILED, you('out/x=mine'), resume('b: fail'), resume('', { at: 'elsewhere' })],
    right: { ran: 'b', began: 'out/x=mine', edits: '' },
  },
  'a deleted file that a step made comes back': {
    given: { rule: '3', steps: AB },
    story: [FAILED, you('-out/x'), resume('')],
    right: { ran: 'b', began: 'out/x=1', edits: '' },
  },
  'a tracked file that is deleted stays deleted, and is listed': {
    given: { rule: '3', git: 't=1', steps: AB },
    story: [FAILED, you('-t'), resume('')],
    right: { ran: 'b', began: 'out/x=1', edits: 't' },
  },
  'an edit stays deleted that a person made and deleted': {
    given: { rule: '3', steps: AB },
    story: [FAILED, you('mine=1'), resume('b: fail'), you('-mine'), resume('')],
    right: { ran: 'b', began: 'out/x=1', edits: 'mine' },
  },
  'the change of another run in between is an edit': {
    given: { rule: '3', steps: AB },
    story: [FAILED, run('a: out/x=2; b: out/z=1', { fresh: true }), resume('', { run: 1 })],
    right: { ran: 'b', began: 'out/x=2 out/z=1', edits: 'out/x out/z' },
  },

  'a step that runs again finds the edit of its output': {
    given: { rule: '3', steps: AB },
    story: [
      FAILED,
      you('out/x=mine'),
      resume('a: out/x=2; b: fail', { choice: { kind: 'from', step: 'a' } }),
    ],
    right: { ran: 'a b', starts: { a: 'out/x=mine', b: 'out/x=2' } },
  },

  // Rule 4
  'the files of a failed step are undone before it starts again': {
    given: { rule: '4', at: ['here', 'CI'], steps: AB },
    story: [HALF, resume('b: good=1')],
    right: { ran: 'b', began: 'out/x=1', files: 'good=1 out/x=1', aside: 'half' },
  },
  'they are there till then': {
    given: { rule: '4', steps: AB },
    story: [HALF],
    right: { ran: 'a b', files: 'half=1 out/x=1', left: 'half' },
  },
  'an attempt that only asks touches nothing': {
    given: { rule: '4', steps: { a: '', b: 'rerun: ask' } },
    story: [HALF, resume('')],
    right: { ran: '', files: 'half=1 out/x=1', aside: '' },
  },
  '`--only-step` leaves what another step made after its failures': {
    given: { rule: '4', steps: AB },
    story: [
      HALF,
      resume('b: half=2 fail'),
      resume('b: half=good'),
      resume('a: out/x=1', { choice: { kind: 'only', step: 'a' } }),
    ],
    right: { ran: 'a', began: 'half=good', files: 'half=good out/x=1' },
  },
  '`--only-step` undoes the change of that step alone': {
    given: { rule: '4', steps: { a: '', b: '', c: '' } },
    story: [
      run('a: out/x=1; b: out/y=1; c: out/z=1'),
      resume('a: out/x=2', { choice: { kind: 'only', step: 'a' } }),
    ],
    right: { ran: 'a', began: 'out/y=1 out/z=1', files: 'out/x=2 out/y=1 out/z=1' },
  },
  '`keep: true` keeps the files of a failed try': {
    given: { rule: '4', at: EVERYWHERE, steps: { a: '', b: 'keep: true' } },
    story: [HALF, resume('')],
    right: { ran: 'b', began: 'half=1 out/x=1', aside: '' },
  },
  '`keep` with patterns keeps the files that match': {
    given: { rule: '4', at: ['here', 'CI'], steps: { a: '', b: 'keep: ["target/**"]' } },
    story: [run('a: ; b: target/o=1 out/junk=1 fail'), resume('')],
    right: { ran: 'b', began: 'target/o=1', aside: 'out/junk' },
  },
  'files that were kept are undone once the step has ended well without them': {
    given: { rule: '4', steps: { a: '', b: 'keep: true', c: '' } },
    story: [run('a: ; b: half=1 fail; c:'), resume('b: -half out/b=1; c: fail'), resume('')],
    right: { ran: 'c', began: 'out/b=1' },
  },
  'a retry starts without the files of the try before': {
    given: { rule: '4', at: ['here', 'CI'], steps: { a: '', b: 'retries: 1' } },
    story: [run('a: out/x=1; b: half=1 fail | out/b=1')],
    right: { ran: 'a b', starts: { b: 'out/x=1' }, files: 'out/b=1 out/x=1', aside: 'half' },
  },
  'a retry with `keep` finds them': {
    given: { rule: '4', steps: { a: '', b: 'retries: 1, keep: true' } },
    story: [run('a: out/x=1; b: half=1 fail | out/b=1')],
    right: { starts: { a: '', b: 'half=1 out/x=1' }, files: 'half=1 out/b=1 out/x=1' },
  },
  'a new file that git does not ignore is undone with a failed step, and is set aside': {
    given: { rule: '4', steps: AB },
    story: [run('a: ; b: you:mine=1 fail'), resume('')],
    right: { ran: 'b', began: '', aside: 'mine' },
  },
  'a step that is taken out is undone, and the next one runs again': {
    given: { rule: '4', at: ['here', 'CI'], steps: { a: '', b: '', c: '' } },
    story: [run('a: out/x=1; b: out/y=1; c: fail'), resume('b: out/y=2', { steps: { b: '', c: '' } })],
    right: { ran: 'b c', began: '', files: 'out/y=2', aside: 'out/x out/y' },
  },
  'a step with another definition is undone': {
    given: { rule: '4', steps: AB },
    story: [FAILED, resume('a: out/z=1', { steps: { a: 'env: { X: y }', b: '' } })],
    right: { ran: 'a b', began: '', files: 'out/z=1', aside: 'out/x' },
  },
  'an edit of a file that is undone stays': {
    given: { rule: '4', steps: AB },
    story: [HALF, you('half=mine'), resume('')],
    right: { ran: 'b', began: 'half=mine out/x=1', edits: 'half', aside: '' },
  },
  'a file comes back that a failed step deleted': {
    given: { rule: '4', at: ['here', 'CI'], steps: AB },
    story: [run('a: out/x=1; b: -out/x fail'), resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },

  'a file that was set aside and that a person puts back is an edit': {
    given: { rule: '4', steps: AB },
    story: [HALF, resume('b: fail'), you('half=1'), resume('b: fail'), resume('')],
    right: { ran: 'b', began: 'half=1 out/x=1' },
  },
  'a failed try of a second run is undone to the files of the first run': {
    given: { rule: '4', steps: { a: '' } },
    story: [run('a: out/x=1'), run('a: out/x=2 fail', { fresh: true }), resume('')],
    right: { ran: 'a', began: 'out/x=1', aside: 'out/x' },
  },
  'with CI, `keep: true` keeps the change of a tracked file': {
    given: { rule: '4', at: ['CI'], git: 't=1', steps: { a: '', b: 'keep: true' } },
    story: [run('a: ; b: t=2 fail'), checkout, resume('')],
    right: { ran: 'b', began: 't=2' },
  },
  'a file of the person in a folder of a failed try stays': {
    given: { rule: '4', steps: AB },
    story: [run('a: ; b: out/new/half=1 fail'), you('out/new/mine=1'), resume('')],
    right: { ran: 'b', began: 'out/new/mine=1', aside: 'out/new/half' },
  },

  // Rule 5
  'a step runs again whose file is another one here': {
    given: { rule: '5', at: ['elsewhere'], git: 't=1', steps: { a: 'reads: []', b: '' } },
    story: [run('a: t=2; b: fail'), upstream('t=3'), resume('a: t=4')],
    right: { ran: 'a b', began: 't=3', reasons: { a: 'run differs t' } },
  },
  'with CI what was cleaned away comes back': {
    given: { rule: '5', at: ['CI'], steps: AB },
    story: [FAILED, you('-out'), resume('')],
    right: { ran: 'b', began: 'out/x=1', edits: '' },
  },
  'with CI a file in a state of the last snapshot is no source': {
    given: { rule: '5', at: ['CI'], steps: AB },
    story: [HALF, resume('b: fail'), resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },
  'an edit that fits nowhere is left out, and listed': {
    given: { rule: '5', git: 't=1', steps: { a: 'reads: []', b: 'reads: []' } },
    story: [FAILED, you('t=mine'), resume('b: fail'), upstream('t=2'), resume('', { at: 'elsewhere' })],
    right: { ran: 'b', began: 'out/x=1 t=2', leftOut: 't' },
  },
  'an edit that fits comes along': {
    given: { rule: '5', git: 't=1 u=1', steps: { a: 'reads: []', b: 'reads: []' } },
    story: [FAILED, you('t=mine'), resume('b: fail'), upstream('u=2'), resume('', { at: 'elsewhere' })],
    right: { ran: 'b', began: 'out/x=1 t=mine u=2', leftOut: '' },
  },
  'an edit in a folder is left out where a file is in the place of the folder': {
    given: { rule: '5', steps: { a: '', b: '' } },
    story: [FAILED, you('out/d/y=mine'), resume('b: fail'), you('out/d=file'), resume('', { at: 'CI' })],
    right: { ran: 'b', began: 'out/d=file out/x=1', leftOut: 'out/d out/d/y' },
  },
  'an edit that was left out stays out on the next attempt': {
    given: { rule: '5', git: 't=1', steps: { a: '', b: '' } },
    story: [
      run('a: out/x=1; b: fail'),
      you('out/x=mine'),
      resume('b: fail'),
      you('out/x=3'),
      resume('a: ; b: fail', { at: 'CI' }),
      resume('', { at: 'CI' }),
    ],
    right: { ran: 'b', began: 'out/x=3 t=1', leftOut: 'out/x' },
  },
  'another commit runs a step again that declares no `reads`': {
    given: { rule: '5', at: ['elsewhere'], git: 't=1', steps: AB },
    story: [FAILED, upstream('t=2'), resume('a: out/x=2')],
    right: { ran: 'a b', began: 't=2', reasons: { a: 'run commit' } },
  },
  'an ignored file in the place of a kept one is set aside': {
    given: { rule: '8', at: ['CI'], steps: { a: '', b: 'keep: true' } },
    story: [run('a: out/x=1; b: half=1 fail'), you('half=2'), resume('')],
    right: { ran: 'b', began: 'half=1 out/x=1', aside: 'half' },
  },

  // Rule 6
  'a failed step is undone beside a step whose `writes` tell its files apart': {
    given: { rule: '6', at: EVERYWHERE, steps: { p: 'needs: [], writes: ["out/**"]', q: 'needs: []' } },
    story: [run('p: out/p=1; q: half=1 fail', BOTH), resume('')],
    right: { ran: 'q', began: 'out/p=1' },
  },
  'a path that nothing tells apart stays while one of its steps counts': {
    given: { rule: '6', at: EVERYWHERE, steps: SIDE },
    story: [run('p: out/p=1; q: half=1 fail', BOTH), resume('')],
    right: { ran: 'q', began: 'half=1 out/p=1' },
  },
  'it is undone where both failed': {
    given: { rule: '6', at: EVERYWHERE, steps: SIDE },
    story: [run('p: out/p=1 fail; q: half=1 fail', BOTH), resume('')],
    right: { ran: 'p q', began: '' },
  },

  'a path that one of them keeps, and the other has changed since, runs neither again': {
    given: { rule: '6', steps: { p: 'needs: []', q: 'needs: [], keep: true', c: '' } },
    story: [
      run('p: out/x=half fail; q: fail', BOTH),
      resume('p: out/x=whole; q: ; c: fail', BOTH),
      resume(''),
    ],
    right: { ran: 'c', began: 'out/x=whole' },
  },
  'a path that one of them keeps, which fails again after the other has changed the path, stays so': {
    given: { rule: '6', steps: { p: 'needs: []', q: 'needs: [], keep: true', c: '' } },
    story: [
      run('p: out/x=half fail; q: fail', BOTH),
      resume('p: out/x=whole; q: fail', BOTH),
      resume('q: ; c:'),
    ],
    right: { ran: 'q c', began: 'out/x=whole' },
  },

  // Rule 7
  'after a kill the files of the step are undone, and a later file stays': {
    given: { rule: '7', steps: AB },
    story: [run('a: out/x=1; b: half=1 kill'), you('wait:10 mine=1'), resume('')],
    right: { ran: 'b', began: 'mine=1 out/x=1', edits: 'mine', aside: 'half' },
  },
  'a file is undone that a survivor wrote before it was ended': {
    given: { rule: '7', steps: AB },
    story: [run('a: out/x=1; b: half=1 kill'), you('wait:8 out/late=1'), resume('', { endsProcesses: true })],
    right: { ran: 'b', began: 'out/x=1', aside: 'half out/late' },
  },
  'with CI the files of the killed step are undone': {
    given: { rule: '7', at: ['CI'], steps: AB },
    story: [run('a: out/x=1; b: half=1 kill'), resume('')],
    right: { ran: 'b', began: 'out/x=1' },
  },
  'a file comes back that the killed step deleted': {
    given: { rule: '7', at: ['here', 'CI'], steps: AB },
    story: [run('a: out/x=1; b: -out/x kill'), resume('')],
    right: { ran: 'b', began: 'out/x=1', edits: '' },
  },
  'a tracked file that the killed step changed is an edit': {
    given: { rule: '7', git: 'v=1', steps: AB },
    story: [run('a: out/x=1; b: v=2 kill'), resume('')],
    right: { ran: 'b', began: 'out/x=1 v=2', edits: 'v' },
  },
  'a tracked file in the `writes` of the killed step is undone': {
    given: { rule: '7', git: 'v=1', steps: { a: '', b: 'writes: [v]' } },
    story: [run('a: out/x=1; b: v=2 kill'), resume('')],
    right: { ran: 'b', began: 'out/x=1 v=1', edits: '', aside: 'v' },
  },
  'a kill while files come back is as if the attempt had not been': {
    given: { rule: '7', steps: { a: '', b: '', c: '' } },
    story: [
      run('a: out/x=1 out/y=1; b: half=1 fail'),
      you('-out mine=1'),
      resume('', { killedAfter: 2 }),
      resume('b: ; c: fail'),
    ],
    right: { ran: 'b c', began: 'mine=1 out/x=1 out/y=1', edits: '' },
  },
  'the kept files of a killed step stay': {
    given: { rule: '7', steps: { a: '', b: 'keep: true' } },
    story: [run('a: out/x=1; b: half=1 kill'), resume('')],
    right: { ran: 'b', began: 'half=1 out/x=1', edits: '' },
  },

  'an edit that an earlier attempt has saved stays one after a kill': {
    given: { rule: '7', steps: AB },
    story: [FAILED, you('out/x=mine'), resume('b: out/x=half kill'), resume('')],
    right: { ran: 'b', began: 'out/x=mine', aside: 'out/x' },
  },
  'with CI, a killed step keeps its files, and an always step before it starts without its change': {
    given: { rule: '7', at: ['CI'], steps: { a: 'rerun: always', b: 'keep: true' } },
    story: [run('a: out/x=1; b: half=1 kill'), resume('a: out/x=2')],
    right: { ran: 'a b', starts: { a: 'half=1', b: 'half=1 out/x=2' } },
  },

  // What runs again
  'a file that an always step wiped comes back after it': {
    given: { rule: '2.2', at: ['here', 'CI'], steps: { gen: '', install: 'rerun: always', c: '' } },
    story: [
      run('gen: node_modules/c.js=1; install: node_modules/d=1; c: fail'),
      resume('install: -node_modules node_modules/d=2'),
    ],
    right: { ran: 'install c', starts: { install: 'node_modules/c.js=1', c: 'node_modules/d=2' } },
  },
  'a file that a later step made in a folder that an always step wiped comes back': {
    given: { rule: '2.2', at: ['here', 'CI'], steps: { install: 'rerun: always', gen: '', c: '' } },
    story: [
      run('install: node_modules/d=1; gen: node_modules/c.js=1; c: fail'),
      resume('install: -node_modules node_modules/d=2'),
    ],
    right: {
      ran: 'install c',
      starts: { install: 'node_modules/c.js=1', c: 'node_modules/c.js=1 node_modules/d=2' },
    },
  },
  'an always step starts with the file that it had bumped as it was before': {
    given: { rule: '2.2', at: ['CI'], git: 'v=1', steps: { bump: 'rerun: always', b: '' } },
    story: [run('bump: v=2; b: fail'), resume('bump: v=2')],
    right: { ran: 'bump b', starts: { bump: 'v=1', b: 'v=2' }, files: 'v=2' },
  },
  'an always step with `writes` does so in the same folder': {
    given: { rule: '2.2', git: 'v=1', steps: { bump: 'rerun: always, writes: [v]', b: '' } },
    story: [run('bump: v=2; b: fail'), resume('bump: v=2')],
    right: { ran: 'bump b', starts: { bump: 'v=1', b: 'v=2' }, files: 'v=2' },
  },
  'on a command line, a tracked file that an always step without `writes` changed is not set back': {
    given: { rule: '2.2', git: 'v=1', steps: { bump: 'rerun: always', b: '' } },
    story: [run('bump: v=2; b: fail'), resume('bump: v=3')],
    right: { ran: 'bump b', starts: { bump: 'v=2', b: 'v=3' } },
  },
  'an always step runs in no attempt in which no step that depends on it runs': {
    given: {
      rule: '2.2',
      at: EVERYWHERE,
      steps: { a: 'rerun: always, needs: []', b: 'needs: [a]', c: 'needs: []' },
    },
    story: [run('a: out/a=1; b: out/b=1; c: fail'), resume('')],
    right: { ran: 'c', files: 'out/a=1 out/b=1' },
  },
  'a file of an always step that a later step deleted stays deleted': {
    given: { rule: '2.2', at: ['here', 'CI'], steps: { a: 'rerun: always', b: '', c: '' } },
    story: [run('a: out/a=1; b: -out/a; c: fail'), resume('a: out/a=2')],
    right: { ran: 'a c', starts: { a: '', c: '' } },
  },
  'an always step that finds and reads the files of later steps leaves them reused': {
    given: {
      rule: '2.2',
      at: ['here', 'CI'],
      steps: { a: 'rerun: always, reads: ["**"]', b: 'reads: []', c: '' },
    },
    story: [run('a: ; b: out/b=1; c: fail'), resume('a: ; c: fail'), resume('a:')],
    right: { ran: 'a c', began: 'out/b=1' },
  },
  'the newest layer of an always step lies on top, elsewhere too': {
    given: { rule: '2.2', at: EVERYWHERE, steps: { a: 'rerun: always', b: '', c: '' } },
    story: [run('a: out/a=1 out/old=1; b: out/b=1; c: fail'), resume('a: out/a=2; c:'), you(''), resume('')],
    right: { ran: '', files: 'out/a=2 out/b=1' },
  },
  'an always step finds what a later step has made of its file, and that is put back after it': {
    given: { rule: '2.2', at: ['here', 'CI'], steps: { a: 'rerun: always', b: '', c: '' } },
    story: [run('a: out/a=1; b: out/a=b; c: fail'), resume('a: out/a=2; c:')],
    right: { ran: 'a c', starts: { a: 'out/a=b', c: 'out/a=b' }, aside: 'out/a' },
  },
  'an always step that fails leaves the steps behind it pending, and its former layer': {
    given: { rule: '2.2', at: ['here', 'CI'], steps: { a: 'rerun: always', b: '', c: '' } },
    story: [run('a: out/a=1; b: out/b=1; c: fail'), resume('a: half=1 fail'), resume('a: out/a=3')],
    right: { ran: 'a c', began: 'out/b=1', files: 'out/a=3 out/b=1' },
  },
  'a step that never runs again is reused whatever changed': {
    given: { rule: '2.2', git: 'src/m=1', steps: { a: 'rerun: never, reads: ["src/**"]', b: '' } },
    story: [FAILED, you('src/m=2'), resume('')],
    right: { ran: 'b', began: 'out/x=1 src/m=2' },
  },
  'a completed run is brought back elsewhere': {
    given: { rule: '2.2', at: ['elsewhere', 'CI'], git: 't=1', steps: AB },
    story: [run('a: out/x=1; b: t=2 out/y=1'), you('-out'), resume('')],
    right: { ran: '', files: 'out/x=1 out/y=1 t=2' },
  },
  '`--from-step` starts without the files of that step and of those behind it': {
    given: { rule: '2.4', at: ['here', 'CI'], steps: { a: '', b: '', c: '' } },
    story: [
      run('a: out/a=1; b: out/b=1; c: out/c=1'),
      resume('b: out/b=2; c: out/c=2', { choice: { kind: 'from', step: 'b' } }),
    ],
    right: { ran: 'b c', began: 'out/a=1', files: 'out/a=1 out/b=2 out/c=2', aside: 'out/b out/c' },
  },
  'a step whose `writes` are all there is taken as completed, and its files stay': {
    given: { rule: '2.4', steps: { a: 'writes: ["out/**"]', b: '' } },
    story: [
      run('a: out/x=h fail'),
      you('out/x=1'),
      resume('b: out/b=1', { choice: { kind: 'from', step: 'b' } }),
    ],
    right: { ran: 'b', began: 'out/x=1', reasons: { a: 'reuse present', b: 'run chosen' } },
  },
  'a source that is edited while a step runs that reads it runs the step again': {
    given: { rule: '2.2', git: 'src/m=1', steps: { build: 'reads: ["src/**"]', b: '' } },
    story: [run('build: out/x=1 you:src/m=2; b: fail'), resume('build: out/x=2')],
    right: { ran: 'build b', began: 'src/m=2', reasons: { build: 'run reads src/m' } },
  },
  'a source that is edited afterwards does not run a step again without `reads`': {
    given: { rule: '2.2', git: 'src/m=1', steps: { build: '', b: '' } },
    story: [run('build: out/x=1; b: fail'), you('src/m=2'), resume('')],
    right: { ran: 'b', began: 'out/x=1 src/m=2' },
  },
  'with `--edited` it does': {
    given: { rule: '2.2', git: 'src/m=1', steps: { build: '', b: '' } },
    story: [run('build: out/x=1; b: fail'), you('src/m=2'), resume('build: out/x=2', { edited: true })],
    right: { ran: 'build b', began: 'src/m=2', reasons: { build: 'run edited src/m' } },
  },
  'an edit of an output is no source for `--edited`': {
    given: { rule: '2.2', steps: { build: '', b: '' } },
    story: [run('build: out/x=1; b: fail'), you('out/x=2'), resume('', { edited: true })],
    right: { ran: 'b', began: 'out/x=2' },
  },
  'the change of a later step is none for the step that reads the file before': {
    given: {
      rule: '2.2',
      at: ['here', 'CI'],
      git: 'x=1',
      steps: { a: 'reads: [x]', c: 'writes: [x]', b: '' },
    },
    story: [run('a: ; c: x=2; b: fail'), resume('')],
    right: { ran: 'b', began: 'x=2' },
  },
  'a switch of the branch runs nothing again in the folder': {
    given: { rule: '2.2', git: 'm=1', steps: AB },
    story: [FAILED, upstream('m=2'), checkout, resume('')],
    right: { ran: 'b', began: 'm=2 out/x=1', edits: 'm' },
  },
};

const rows = Object.entries(CASES).flatMap(([title, row]) =>
  (row.given.at ?? ['here' as const]).map((at) => [row.given.rule, title, at, row] as const),
);

test.each(rows)('rule %s: %s: %s', (_rule, _title, at, { given, story, right }) => {
  const world = new World(given.steps, given.git);
  const last = story.map((move) => move(world, at)).findLast((each) => each !== undefined);
  if (last === undefined) throw new Error('a story without an attempt');
  expect({ ...last, ran: last.ran.join(' '), files: world.files }).toMatchObject(right);
});
