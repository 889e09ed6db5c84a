/** What the sweeps over saved workspaces are there to hold: taken away by `scripts/controls.ts`. */

export interface Control {
  readonly name: string;
  /** What is taken away: a text that stands once in a file, and what stands there instead. */
  readonly away: readonly { readonly file: string; readonly text: string; readonly instead: string }[];
  /** Test files, each with what the titles say of which every one must fail. */
  readonly fails: readonly { readonly suite: string; readonly titles: string }[];
}

export const CONTROLS: readonly Control[] = [
  {
    name: 'restoring',
    away: [
      {
        file: 'src/files/restore.ts',
        text: 'apply(expectingAll(actions, index), {',
        instead: 'apply(expectingAll(actions.slice(actions.length), index), {',
      },
    ],
    fails: [
      { suite: 'cli/workspace-property', titles: 'random runs' },
      { suite: 'cli/coverage-property', titles: 'what is covered is always whole' },
      { suite: 'cli/commits-property', titles: 'one commit after another' },
      { suite: 'cli/mishaps-property', titles: 'several things go wrong' },
      { suite: 'cli/damage', titles: 'damages of the store' },
      { suite: 'store/workspace-crash', titles: '(at|refused) any system call' },
      { suite: 'cli/real-project', titles: 'killed at random moments' },
    ],
  },
  {
    name: 'verifying',
    away: [
      {
        file: 'src/checkpoint/block.ts',
        text: "if (sha256(bytes) !== digest) throw new Malformed('a block of it",
        instead: "if (sha256(bytes) === digest.slice(1)) throw new Malformed('a block of it",
      },
      {
        file: 'src/checkpoint/block.ts',
        text: "if (sha256(bytes) !== digest) throw new Malformed('a piece of it",
        instead: "if (sha256(bytes) === digest.slice(1)) throw new Malformed('a piece of it",
      },
    ],
    fails: [
      { suite: 'cli/damage', titles: 'damages of the store' },
      { suite: 'checkpoint/damage', titles: 'every damaged block is told' },
    ],
  },
  {
    name: 'keeping edits',
    away: [
      {
        file: 'src/tree/reconcile.ts',
        text: 'return known.isTouched(path) && (isMissing || known.has(path, have));',
        instead: 'return known.isTouched(path) || isMissing || known.has(path, have);',
      },
    ],
    fails: [{ suite: 'cli/workspace-property', titles: 'random runs' }],
  },
  {
    name: 'staying inside',
    away: [
      {
        file: 'src/checkpoint/change-rows.ts',
        text: "typeof value === 'string' && !isTooLong(value) && PATH.test(value)",
        instead: "typeof value === 'string' && !isTooLong(value) && (PATH.test(value) || value !== '')",
      },
    ],
    fails: [{ suite: 'cli/hostile-store', titles: 'from a hostile store' }],
  },
];
