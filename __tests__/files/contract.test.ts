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
  readonly rule: string;
  /** Each place in which the row holds. */
  readonly at?: readonly Where[];
  readonly steps: Steps;
  readonly git?: string;
  readonly story: readonly Move[];
  /** Of the last attempt: the steps that ran. */
  readonly ran?: string;
  /** Every file when its first step started, and at its end. */
  readonly began?: string;
  readonly files?: string;
  /** Every file at the start of a step. */
  readonly starts?: Readonly<Record<string, string>>;
  readonly edits?: string;
  readonly aside?: string;
  readonly leftOut?: string;
  readonly left?: string;
  readonly reasons?: Readonly<Record<string, string>>;
}

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
    rule: '1',
    at: EVERYWHERE,
    steps: AB,
    story: [FAILED, resume('')],
    ran: 'b',
    began: 'out/x=1',
  },
  'a file that a second run wrote anew with the same bytes comes back': {
    rule: '1',
    steps: AB,
    story: [run('a: out/x=1; b:'), run('a: ~out/x; b: fail', { fresh: true }), you('-out'), resume('')],
    ran: 'b',
    began: 'out/x=1',
  },
  'a file that a second run found up to date comes back from the lowest layer': {
    rule: '1',
    steps: AB,
    story: [run('a: out/x=1; b:'), run('a: ; b: fail', { fresh: true }), you('-out'), resume('')],
    ran: 'b',
    began: 'out/x=1',
  },
  'an ignored file from before the first run stays away': {
    rule: '1',
    steps: AB,
    story: [you('out/x=1'), run('a: ; b: fail'), you('-out'), resume('')],
    ran: 'b',
    began: '',
  },
  'an ignored file from before the first run comes back when `writes` match it': {
    rule: '1',
    steps: { a: 'writes: ["out/**"]', b: '' },
    story: [you('out/x=1'), run('a: ; b: fail'), you('-out'), resume('')],
    ran: 'b',
    began: 'out/x=1',
  },
  'a tracked file that a step deleted is not there elsewhere': {
    rule: '1',
    at: ['elsewhere', 'CI'],
    git: 't=1 u=1',
    steps: AB,
    story: [run('a: -t; b: fail'), resume('')],
    ran: 'b',
    began: 'u=1',
  },
  "of what `writes` match only what changed is a layer: another file is the commit's": {
    rule: '1',
    at: ['elsewhere'],
    git: 'src/x=1 src/y=1',
    steps: { fmt: 'writes: ["src/**"], reads: []', b: 'reads: []' },
    story: [run('fmt: src/x=2; b: fail'), upstream('src/y=2'), resume('')],
    ran: 'b',
    began: 'src/x=2 src/y=2',
  },
  'a formatter runs again where the file differs that it changed': {
    rule: '1',
    at: ['elsewhere'],
    git: 'src/x=1 src/y=1',
    steps: { fmt: 'writes: ["src/**"], reads: []', b: 'reads: []' },
    story: [run('fmt: src/x=2; b: fail'), upstream('src/x=3'), resume('fmt: src/x=4')],
    ran: 'fmt b',
    began: 'src/x=3 src/y=1',
    reasons: { fmt: 'run differs src/x' },
  },
  'the files of two completed steps lie over each other in their order': {
    rule: '1',
    at: EVERYWHERE,
    steps: { a: '', b: '', c: '' },
    story: [run('a: out/x=1 out/y=1; b: out/x=2 -out/y; c: fail'), you(''), resume('')],
    ran: 'c',
    began: 'out/x=2',
  },
  'a file comes back into a folder that was there before the first run, and is gone': {
    rule: '3',
    steps: AB,
    story: [you('out/old=1'), FAILED, you('-out'), resume('')],
    ran: 'b',
    began: 'out/x=1',
    edits: 'out/old',
  },
  'a link and a mode come back': {
    rule: '1',
    at: EVERYWHERE,
    steps: AB,
    story: [run('a: out/x=1_755 out/l=->_x; b: fail'), resume('')],
    ran: 'b',
    began: 'out/l=-> x out/x=1 755',
  },

  // Rule 2
  'a tracked file that is edited while a step runs keeps the edit': {
    rule: '2',
    git: 'm=1',
    steps: AB,
    story: [run('a: out/x=1 you:m=2; b:'), resume('a: out/x=2', { choice: { kind: 'from', step: 'a' } })],
    ran: 'a b',
    began: 'm=2',
  },
  'the same, committed, and with a new tracked file': {
    rule: '2',
    git: 'm=1',
    steps: AB,
    story: [
      run('a: out/x=1 n=1 you:m=2; b:'),
      commit,
      resume('a: out/x=2', { choice: { kind: 'from', step: 'a' } }),
    ],
    ran: 'a b',
    began: 'm=2 n=1',
  },
  'a step runs again whose tracked output was taken back': {
    rule: '2',
    git: 'x.py=1',
    steps: { fmt: '', b: '' },
    story: [run('fmt: x.py=2; b: fail'), checkout, resume('fmt: x.py=2')],
    ran: 'fmt b',
    began: 'x.py=1',
    reasons: { fmt: 'run differs x.py' },
  },
  'a step is reused whose tracked output stands': {
    rule: '2',
    at: ALL_BUT_CI,
    git: 'x.py=1',
    steps: { fmt: '', b: '' },
    story: [run('fmt: x.py=2; b: fail'), resume('')],
    ran: 'b',
    began: 'x.py=2',
  },
  'a step is reused whose tracked output was committed': {
    rule: '2',
    at: ['here'],
    git: 'x.py=1',
    steps: { fmt: '', b: '' },
    story: [run('fmt: x.py=2; b: fail'), commit, resume('')],
    ran: 'b',
    began: 'x.py=2',
  },
  'a failed step without `writes` leaves a tracked file as it made it': {
    rule: '2',
    git: 'v=1',
    steps: { bump: '', b: '' },
    story: [run('bump: v=2 fail; b:'), resume('bump: v=3')],
    ran: 'bump b',
    began: 'v=2',
    files: 'v=3',
    aside: '',
  },
  'with `writes` that file is undone': {
    rule: '2',
    git: 'v=1',
    steps: { bump: 'writes: [v]', b: '' },
    story: [run('bump: v=2 fail; b:'), resume('bump: v=3')],
    ran: 'bump b',
    began: 'v=1',
    files: 'v=3',
    aside: 'v',
  },
  'with CI that file is undone, too': {
    rule: '2',
    at: ['CI'],
    git: 'v=1',
    steps: { bump: '', b: '' },
    story: [run('bump: v=2 fail; b:'), resume('bump: v=3')],
    ran: 'bump b',
    began: 'v=1',
    files: 'v=3',
  },
  'an edit in the `writes` of a step stays that is made while another one fails': {
    rule: '2',
    git: 'src/m=1',
    steps: { fmt: 'writes: ["src/**"]', b: '' },
    story: [run('fmt: ; b: you:src/m=2 fail'), resume('')],
    ran: 'b',
    began: 'src/m=2',
  },
  'a step runs again whose new file was committed and then removed': {
    rule: '2',
    git: 's.ts=1',
    steps: { gen: '', b: '' },
    story: [run('gen: s.ts=2; b: fail'), checkout, resume('gen: s.ts=2')],
    ran: 'gen b',
    began: 's.ts=1',
  },
  'a later step with `writes` speaks for a file that an earlier one noted': {
    rule: '2',
    git: 'v=1',
    steps: { a: '', b: 'writes: [v]', c: '' },
    story: [run('a: v=2; b: v=3; c: fail'), resume('')],
    ran: 'c',
    began: 'v=3',
  },
  "an untracked file from before the first step that git does not ignore is the person's": {
    rule: '2',
    git: 't=1',
    steps: AB,
    story: [you('mine=1'), run('a: mine=2; b: fail'), resume('')],
    ran: 'b',
    began: 'mine=2 t=1',
    aside: '',
  },
  "a step runs again where a failed one has changed the person's file that it noted": {
    rule: '2',
    git: 't=1',
    steps: AB,
    story: [run('a: t=2; b: t=3 fail'), resume('')],
    ran: 'a b',
    began: 't=3',
    reasons: { a: 'run differs t' },
  },

  // Rule 3
  'an edit of a file that a step made stays, is listed and saved': {
    rule: '3',
    steps: AB,
    story: [FAILED, you('out/x=mine'), resume('b: fail')],
    ran: 'b',
    began: 'out/x=mine',
    edits: 'out/x',
  },
  'that edit is there on the next resume elsewhere': {
    rule: '3',
    steps: AB,
    story: [FAILED, you('out/x=mine'), resume('b: fail'), resume('', { at: 'elsewhere' })],
    ran: 'b',
    began: 'out/x=mine',
    edits: '',
  },
  'a deleted file that a step made comes back': {
    rule: '3',
    steps: AB,
    story: [FAILED, you('-out/x'), resume('')],
    ran: 'b',
    began: 'out/x=1',
    edits: '',
  },
  'a tracked file that is deleted stays deleted, and is listed': {
    rule: '3',
    git: 't=1',
    steps: AB,
    story: [FAILED, you('-t'), resume('')],
    ran: 'b',
    began: 'out/x=1',
    edits: 't',
  },
  'an edit stays deleted that a person made and deleted': {
    rule: '3',
    steps: AB,
    story: [FAILED, you('mine=1'), resume('b: fail'), you('-mine'), resume('')],
    ran: 'b',
    began: 'out/x=1',
    edits: 'mine',
  },
  'the change of another run in between is an edit': {
    rule: '3',
    steps: AB,
    story: [FAILED, run('a: out/x=2; b: out/z=1', { fresh: true }), resume('', { run: 1 })],
    ran: 'b',
    began: 'out/x=2 out/z=1',
    edits: 'out/x out/z',
  },

  'a step that runs again finds the edit of its output': {
    rule: '3',
    steps: AB,
    story: [
      FAILED,
      you('out/x=mine'),
      resume('a: out/x=2; b: fail', { choice: { kind: 'from', step: 'a' } }),
    ],
    ran: 'a b',
    starts: { a: 'out/x=mine', b: 'out/x=2' },
  },

  // Rule 4
  'the files of a failed step are undone before it starts again': {
    rule: '4',
    at: ['here', 'CI'],
    steps: AB,
    story: [HALF, resume('b: good=1')],
    ran: 'b',
    began: 'out/x=1',
    files: 'good=1 out/x=1',
    aside: 'half',
  },
  'they are there till then': {
    rule: '4',
    steps: AB,
    story: [HALF],
    ran: 'a b',
    files: 'half=1 out/x=1',
    left: 'half',
  },
  'an attempt that only asks touches nothing': {
    rule: '4',
    steps: { a: '', b: 'rerun: ask' },
    story: [HALF, resume('')],
    ran: '',
    files: 'half=1 out/x=1',
    aside: '',
  },
  '`--only-step` leaves what another step made after its failures': {
    rule: '4',
    steps: AB,
    story: [
      HALF,
      resume('b: half=2 fail'),
      resume('b: half=good'),
      resume('a: out/x=1', { choice: { kind: 'only', step: 'a' } }),
    ],
    ran: 'a',
    began: 'half=good',
    files: 'half=good out/x=1',
  },
  '`--only-step` undoes the change of that step alone': {
    rule: '4',
    steps: { a: '', b: '', c: '' },
    story: [
      run('a: out/x=1; b: out/y=1; c: out/z=1'),
      resume('a: out/x=2', { choice: { kind: 'only', step: 'a' } }),
    ],
    ran: 'a',
    began: 'out/y=1 out/z=1',
    files: 'out/x=2 out/y=1 out/z=1',
  },
  '`keep: true` keeps the files of a failed try': {
    rule: '4',
    at: EVERYWHERE,
    steps: { a: '', b: 'keep: true' },
    story: [HALF, resume('')],
    ran: 'b',
    began: 'half=1 out/x=1',
    aside: '',
  },
  '`keep` with patterns keeps the files that match': {
    rule: '4',
    at: ['here', 'CI'],
    steps: { a: '', b: 'keep: ["target/**"]' },
    story: [run('a: ; b: target/o=1 out/junk=1 fail'), resume('')],
    ran: 'b',
    began: 'target/o=1',
    aside: 'out/junk',
  },
  'files that were kept are undone once the step has ended well without them': {
    rule: '4',
    steps: { a: '', b: 'keep: true', c: '' },
    story: [run('a: ; b: half=1 fail; c:'), resume('b: -half out/b=1; c: fail'), resume('')],
    ran: 'c',
    began: 'out/b=1',
  },
  'a retry starts without the files of the try before': {
    rule: '4',
    at: ['here', 'CI'],
    steps: { a: '', b: 'retries: 1' },
    story: [run('a: out/x=1; b: half=1 fail | out/b=1')],
    ran: 'a b',
    starts: { b: 'out/x=1' },
    files: 'out/b=1 out/x=1',
    aside: 'half',
  },
  'a retry with `keep` finds them': {
    rule: '4',
    steps: { a: '', b: 'retries: 1, keep: true' },
    story: [run('a: out/x=1; b: half=1 fail | out/b=1')],
    starts: { a: '', b: 'half=1 out/x=1' },
    files: 'half=1 out/b=1 out/x=1',
  },
  'a new file that git does not ignore is undone with a failed step, and is set aside': {
    rule: '4',
    steps: AB,
    story: [run('a: ; b: you:mine=1 fail'), resume('')],
    ran: 'b',
    began: '',
    aside: 'mine',
  },
  'a step that is taken out is undone, and the next one runs again': {
    rule: '4',
    at: ['here', 'CI'],
    steps: { a: '', b: '', c: '' },
    story: [run('a: out/x=1; b: out/y=1; c: fail'), resume('b: out/y=2', { steps: { b: '', c: '' } })],
    ran: 'b c',
    began: '',
    files: 'out/y=2',
    aside: 'out/x out/y',
  },
  'a step with another definition is undone': {
    rule: '4',
    steps: AB,
    story: [FAILED, resume('a: out/z=1', { steps: { a: 'env: { X: y }', b: '' } })],
    ran: 'a b',
    began: '',
    files: 'out/z=1',
    aside: 'out/x',
  },
  'an edit of a file that is undone stays': {
    rule: '4',
    steps: AB,
    story: [HALF, you('half=mine'), resume('')],
    ran: 'b',
    began: 'half=mine out/x=1',
    edits: 'half',
    aside: '',
  },
  'a file comes back that a failed step deleted': {
    rule: '4',
    at: ['here', 'CI'],
    steps: AB,
    story: [run('a: out/x=1; b: -out/x fail'), resume('')],
    ran: 'b',
    began: 'out/x=1',
  },

  'a file that was set aside and that a person puts back is an edit': {
    rule: '4',
    steps: AB,
    story: [HALF, resume('b: fail'), you('half=1'), resume('b: fail'), resume('')],
    ran: 'b',
    began: 'half=1 out/x=1',
  },
  'a failed try of a second run is undone to the files of the first run': {
    rule: '4',
    steps: { a: '' },
    story: [run('a: out/x=1'), run('a: out/x=2 fail', { fresh: true }), resume('')],
    ran: 'a',
    began: 'out/x=1',
    aside: 'out/x',
  },
  'with CI, `keep: true` keeps the change of a tracked file': {
    rule: '4',
    at: ['CI'],
    git: 't=1',
    steps: { a: '', b: 'keep: true' },
    story: [run('a: ; b: t=2 fail'), checkout, resume('')],
    ran: 'b',
    began: 't=2',
  },
  'a file of the person in a folder of a failed try stays': {
    rule: '4',
    steps: AB,
    story: [run('a: ; b: out/new/half=1 fail'), you('out/new/mine=1'), resume('')],
    ran: 'b',
    began: 'out/new/mine=1',
    aside: 'out/new/half',
  },

  // Rule 5
  'a step runs again whose file is another one here': {
    rule: '5',
    at: ['elsewhere'],
    git: 't=1',
    steps: { a: 'reads: []', b: '' },
    story: [run('a: t=2; b: fail'), upstream('t=3'), resume('a: t=4')],
    ran: 'a b',
    began: 't=3',
    reasons: { a: 'run differs t' },
  },
  'with CI what was cleaned away comes back': {
    rule: '5',
    at: ['CI'],
    steps: AB,
    story: [FAILED, you('-out'), resume('')],
    ran: 'b',
    began: 'out/x=1',
    edits: '',
  },
  'with CI a file in a state of the last snapshot is no source': {
    rule: '5',
    at: ['CI'],
    steps: AB,
    story: [HALF, resume('b: fail'), resume('')],
    ran: 'b',
    began: 'out/x=1',
  },
  'an edit that fits nowhere is left out, and listed': {
    rule: '5',
    git: 't=1',
    steps: { a: 'reads: []', b: 'reads: []' },
    story: [FAILED, you('t=mine'), resume('b: fail'), upstream('t=2'), resume('', { at: 'elsewhere' })],
    ran: 'b',
    began: 'out/x=1 t=2',
    leftOut: 't',
  },
  'an edit that fits comes along': {
    rule: '5',
    git: 't=1 u=1',
    steps: { a: 'reads: []', b: 'reads: []' },
    story: [FAILED, you('t=mine'), resume('b: fail'), upstream('u=2'), resume('', { at: 'elsewhere' })],
    ran: 'b',
    began: 'out/x=1 t=mine u=2',
    leftOut: '',
  },
  'an edit in a folder is left out where a file is in the place of the folder': {
    rule: '5',
    steps: { a: '', b: '' },
    story: [FAILED, you('out/d/y=mine'), resume('b: fail'), you('out/d=file'), resume('', { at: 'CI' })],
    ran: 'b',
    began: 'out/d=file out/x=1',
    leftOut: 'out/d out/d/y',
  },
  'an edit that was left out stays out on the next attempt': {
    rule: '5',
    git: 't=1',
    steps: { a: '', b: '' },
    story: [
      run('a: out/x=1; b: fail'),
      you('out/x=mine'),
      resume('b: fail'),
      you('out/x=3'),
      resume('a: ; b: fail', { at: 'CI' }),
      resume('', { at: 'CI' }),
    ],
    ran: 'b',
    began: 'out/x=3 t=1',
    leftOut: 'out/x',
  },
  'another commit runs a step again that declares no `reads`': {
    rule: '5',
    at: ['elsewhere'],
    git: 't=1',
    steps: AB,
    story: [FAILED, upstream('t=2'), resume('a: out/x=2')],
    ran: 'a b',
    began: 't=2',
    reasons: { a: 'run commit' },
  },
  'an ignored file in the place of a kept one is set aside': {
    rule: '8',
    at: ['CI'],
    steps: { a: '', b: 'keep: true' },
    story: [run('a: out/x=1; b: half=1 fail'), you('half=2'), resume('')],
    ran: 'b',
    began: 'half=1 out/x=1',
    aside: 'half',
  },

  // Rule 6
  'a failed step is undone beside a step whose `writes` tell its files apart': {
    rule: '6',
    at: EVERYWHERE,
    steps: { p: 'needs: [], writes: ["out/**"]', q: 'needs: []' },
    story: [run('p: out/p=1; q: half=1 fail', BOTH), resume('')],
    ran: 'q',
    began: 'out/p=1',
  },
  'a path that nothing tells apart stays while one of its steps counts': {
    rule: '6',
    at: EVERYWHERE,
    steps: SIDE,
    story: [run('p: out/p=1; q: half=1 fail', BOTH), resume('')],
    ran: 'q',
    began: 'half=1 out/p=1',
  },
  'it is undone where both failed': {
    rule: '6',
    at: EVERYWHERE,
    steps: SIDE,
    story: [run('p: out/p=1 fail; q: half=1 fail', BOTH), resume('')],
    ran: 'p q',
    began: '',
  },

  'a path that one of them keeps, and the other has changed since, runs neither again': {
    rule: '6',
    steps: { p: 'needs: []', q: 'needs: [], keep: true', c: '' },
    story: [
      run('p: out/x=half fail; q: fail', BOTH),
      resume('p: out/x=whole; q: ; c: fail', BOTH),
      resume(''),
    ],
    ran: 'c',
    began: 'out/x=whole',
  },
  'a path that one of them keeps, which fails again after the other has changed the path, stays so': {
    rule: '6',
    steps: { p: 'needs: []', q: 'needs: [], keep: true', c: '' },
    story: [
      run('p: out/x=half fail; q: fail', BOTH),
      resume('p: out/x=whole; q: fail', BOTH),
      resume('q: ; c:'),
    ],
    ran: 'q c',
    began: 'out/x=whole',
  },

  // Rule 7
  'after a kill the files of the step are undone, and a later file stays': {
    rule: '7',
    steps: AB,
    story: [run('a: out/x=1; b: half=1 kill'), you('wait:10 mine=1'), resume('')],
    ran: 'b',
    began: 'mine=1 out/x=1',
    edits: 'mine',
    aside: 'half',
  },
  'a file is undone that a survivor wrote before it was ended': {
    rule: '7',
    steps: AB,
    story: [run('a: out/x=1; b: half=1 kill'), you('wait:8 out/late=1'), resume('', { endsProcesses: true })],
    ran: 'b',
    began: 'out/x=1',
    aside: 'half out/late',
  },
  'with CI the files of the killed step are undone': {
    rule: '7',
    at: ['CI'],
    steps: AB,
    story: [run('a: out/x=1; b: half=1 kill'), resume('')],
    ran: 'b',
    began: 'out/x=1',
  },
  'a file comes back that the killed step deleted': {
    rule: '7',
    at: ['here', 'CI'],
    steps: AB,
    story: [run('a: out/x=1; b: -out/x kill'), resume('')],
    ran: 'b',
    began: 'out/x=1',
    edits: '',
  },
  'a tracked file that the killed step changed is an edit': {
    rule: '7',
    git: 'v=1',
    steps: AB,
    story: [run('a: out/x=1; b: v=2 kill'), resume('')],
    ran: 'b',
    began: 'out/x=1 v=2',
    edits: 'v',
  },
  'a tracked file in the `writes` of the killed step is undone': {
    rule: '7',
    git: 'v=1',
    steps: { a: '', b: 'writes: [v]' },
    story: [run('a: out/x=1; b: v=2 kill'), resume('')],
    ran: 'b',
    began: 'out/x=1 v=1',
    edits: '',
    aside: 'v',
  },
  'a kill while files come back is as if the attempt had not been': {
    rule: '7',
    steps: { a: '', b: '', c: '' },
    story: [
      run('a: out/x=1 out/y=1; b: half=1 fail'),
      you('-out mine=1'),
      resume('', { killedAfter: 2 }),
      resume('b: ; c: fail'),
    ],
    ran: 'b c',
    began: 'mine=1 out/x=1 out/y=1',
    edits: '',
  },
  'the kept files of a killed step stay': {
    rule: '7',
    steps: { a: '', b: 'keep: true' },
    story: [run('a: out/x=1; b: half=1 kill'), resume('')],
    ran: 'b',
    began: 'half=1 out/x=1',
    edits: '',
  },

  'an edit that an earlier attempt has saved stays one after a kill': {
    rule: '7',
    steps: AB,
    story: [FAILED, you('out/x=mine'), resume('b: out/x=half kill'), resume('')],
    ran: 'b',
    began: 'out/x=mine',
    aside: 'out/x',
  },
  'with CI, a killed step keeps its own files, and an always step before it starts without its former change':
    {
      rule: '7',
      at: ['CI'],
      steps: { a: 'rerun: always', b: 'keep: true' },
      story: [run('a: out/x=1; b: half=1 kill'), resume('a: out/x=2')],
      ran: 'a b',
      starts: { a: 'half=1', b: 'half=1 out/x=2' },
    },

  // What runs again
  'a file that an always step wiped comes back after it': {
    rule: '2.2',
    at: ['here', 'CI'],
    steps: { gen: '', install: 'rerun: always', c: '' },
    story: [
      run('gen: node_modules/c.js=1; install: node_modules/d=1; c: fail'),
      resume('install: -node_modules node_modules/d=2'),
    ],
    ran: 'install c',
    starts: { install: 'node_modules/c.js=1', c: 'node_modules/d=2' },
  },
  'a file that a later step made in a folder that an always step wiped comes back': {
    rule: '2.2',
    at: ['here', 'CI'],
    steps: { install: 'rerun: always', gen: '', c: '' },
    story: [
      run('install: node_modules/d=1; gen: node_modules/c.js=1; c: fail'),
      resume('install: -node_modules node_modules/d=2'),
    ],
    ran: 'install c',
    starts: { install: 'node_modules/c.js=1', c: 'node_modules/c.js=1 node_modules/d=2' },
  },
  'an always step starts with the file that it had bumped as it was before': {
    rule: '2.2',
    at: ['CI'],
    git: 'v=1',
    steps: { bump: 'rerun: always', b: '' },
    story: [run('bump: v=2; b: fail'), resume('bump: v=2')],
    ran: 'bump b',
    starts: { bump: 'v=1', b: 'v=2' },
    files: 'v=2',
  },
  'an always step with `writes` does so in the same folder': {
    rule: '2.2',
    git: 'v=1',
    steps: { bump: 'rerun: always, writes: [v]', b: '' },
    story: [run('bump: v=2; b: fail'), resume('bump: v=2')],
    ran: 'bump b',
    starts: { bump: 'v=1', b: 'v=2' },
    files: 'v=2',
  },
  'on a command line, a tracked file that an always step without `writes` changed is not set back': {
    rule: '2.2',
    git: 'v=1',
    steps: { bump: 'rerun: always', b: '' },
    story: [run('bump: v=2; b: fail'), resume('bump: v=3')],
    ran: 'bump b',
    starts: { bump: 'v=2', b: 'v=3' },
  },
  'an always step runs in no attempt in which no step that depends on it runs': {
    rule: '2.2',
    at: EVERYWHERE,
    steps: { a: 'rerun: always, needs: []', b: 'needs: [a]', c: 'needs: []' },
    story: [run('a: out/a=1; b: out/b=1; c: fail'), resume('')],
    ran: 'c',
    files: 'out/a=1 out/b=1',
  },
  'a file of an always step that a later step deleted stays deleted': {
    rule: '2.2',
    at: ['here', 'CI'],
    steps: { a: 'rerun: always', b: '', c: '' },
    story: [run('a: out/a=1; b: -out/a; c: fail'), resume('a: out/a=2')],
    ran: 'a c',
    starts: { a: '', c: '' },
  },
  'an always step that finds and reads the files of later steps leaves them reused': {
    rule: '2.2',
    at: ['here', 'CI'],
    steps: { a: 'rerun: always, reads: ["**"]', b: 'reads: []', c: '' },
    story: [run('a: ; b: out/b=1; c: fail'), resume('a: ; c: fail'), resume('a:')],
    ran: 'a c',
    began: 'out/b=1',
  },
  'the newest layer of an always step lies on top, elsewhere too': {
    rule: '2.2',
    at: EVERYWHERE,
    steps: { a: 'rerun: always', b: '', c: '' },
    story: [run('a: out/a=1 out/old=1; b: out/b=1; c: fail'), resume('a: out/a=2; c:'), you(''), resume('')],
    ran: '',
    files: 'out/a=2 out/b=1',
  },
  'an always step finds what a later step has made of its file, and that is put back after it': {
    rule: '2.2',
    at: ['here', 'CI'],
    steps: { a: 'rerun: always', b: '', c: '' },
    story: [run('a: out/a=1; b: out/a=b; c: fail'), resume('a: out/a=2; c:')],
    ran: 'a c',
    starts: { a: 'out/a=b', c: 'out/a=b' },
    aside: 'out/a',
  },
  'an always step that fails leaves the steps behind it pending, and its former layer': {
    rule: '2.2',
    at: ['here', 'CI'],
    steps: { a: 'rerun: always', b: '', c: '' },
    story: [run('a: out/a=1; b: out/b=1; c: fail'), resume('a: half=1 fail'), resume('a: out/a=3')],
    ran: 'a c',
    began: 'out/b=1',
    files: 'out/a=3 out/b=1',
  },
  'a step that never runs again is reused whatever changed': {
    rule: '2.2',
    git: 'src/m=1',
    steps: { a: 'rerun: never, reads: ["src/**"]', b: '' },
    story: [FAILED, you('src/m=2'), resume('')],
    ran: 'b',
    began: 'out/x=1 src/m=2',
  },
  'a completed run is brought back elsewhere': {
    rule: '2.2',
    at: ['elsewhere', 'CI'],
    git: 't=1',
    steps: AB,
    story: [run('a: out/x=1; b: t=2 out/y=1'), you('-out'), resume('')],
    ran: '',
    files: 'out/x=1 out/y=1 t=2',
  },
  '`--from-step` starts without the files of that step and of those behind it': {
    rule: '2.4',
    at: ['here', 'CI'],
    steps: { a: '', b: '', c: '' },
    story: [
      run('a: out/a=1; b: out/b=1; c: out/c=1'),
      resume('b: out/b=2; c: out/c=2', { choice: { kind: 'from', step: 'b' } }),
    ],
    ran: 'b c',
    began: 'out/a=1',
    files: 'out/a=1 out/b=2 out/c=2',
    aside: 'out/b out/c',
  },
  'a step whose `writes` are all there is taken as completed, and its files stay': {
    rule: '2.4',
    steps: { a: 'writes: ["out/**"]', b: '' },
    story: [
      run('a: out/x=h fail'),
      you('out/x=1'),
      resume('b: out/b=1', { choice: { kind: 'from', step: 'b' } }),
    ],
    ran: 'b',
    began: 'out/x=1',
    reasons: { a: 'reuse present', b: 'run chosen' },
  },
  'a source that is edited while a step runs that reads it runs the step again': {
    rule: '2.2',
    git: 'src/m=1',
    steps: { build: 'reads: ["src/**"]', b: '' },
    story: [run('build: out/x=1 you:src/m=2; b: fail'), resume('build: out/x=2')],
    ran: 'build b',
    began: 'src/m=2',
    reasons: { build: 'run reads src/m' },
  },
  'a source that is edited afterwards does not run a step again without `reads`': {
    rule: '2.2',
    git: 'src/m=1',
    steps: { build: '', b: '' },
    story: [run('build: out/x=1; b: fail'), you('src/m=2'), resume('')],
    ran: 'b',
    began: 'out/x=1 src/m=2',
  },
  'with `--edited` it does': {
    rule: '2.2',
    git: 'src/m=1',
    steps: { build: '', b: '' },
    story: [run('build: out/x=1; b: fail'), you('src/m=2'), resume('build: out/x=2', { edited: true })],
    ran: 'build b',
    began: 'src/m=2',
    reasons: { build: 'run edited src/m' },
  },
  'an edit of an output is no source for `--edited`': {
    rule: '2.2',
    steps: { build: '', b: '' },
    story: [run('build: out/x=1; b: fail'), you('out/x=2'), resume('', { edited: true })],
    ran: 'b',
    began: 'out/x=2',
  },
  'the change of a later step is none for the step that reads the file before': {
    rule: '2.2',
    at: ['here', 'CI'],
    git: 'x=1',
    steps: { a: 'reads: [x]', c: 'writes: [x]', b: '' },
    story: [run('a: ; c: x=2; b: fail'), resume('')],
    ran: 'b',
    began: 'x=2',
  },
  'a switch of the branch runs nothing again in the folder': {
    rule: '2.2',
    git: 'm=1',
    steps: AB,
    story: [FAILED, upstream('m=2'), checkout, resume('')],
    ran: 'b',
    began: 'm=2 out/x=1',
    edits: 'm',
  },
};

const rows = Object.entries(CASES).flatMap(([title, row]) =>
  (row.at ?? ['here' as const]).map((at) => [row.rule, title, at, row] as const),
);

test.each(rows)('rule %s: %s: %s', (_rule, _title, at, row) => {
  const world = new World(row.steps, row.git);
  const outcomes = row.story.map((move) => move(world, at)).filter((each) => each !== undefined);
  const last = outcomes.at(-1);
  if (last === undefined) throw new Error('a story without an attempt');
  const found = { ...last, ran: last.ran.join(' '), files: world.files };
  const { rule: _r, at: _a, steps: _s, git: _g, story: _t, ...expected } = row;
  expect(found).toMatchObject(expected);
});
