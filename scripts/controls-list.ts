/** One control or more for each rule of docs/workspace.md: `scripts/controls.ts` takes a line away, and tests must fail. */

export interface Control {
  readonly name: string;
  /** The texts that are taken away: each stands once in its file. `instead` takes its place. */
  readonly away: readonly { readonly file: string; readonly text: string; readonly instead: string }[];
  /** Test files, each with a pattern of titles. Every test that it matches must fail. */
  readonly fails: readonly { readonly suite: string; readonly titles: string }[];
}

export const CONTROLS: readonly Control[] = [
  {
    name: 'rule 1: the change of a step is captured',
    away: [
      {
        file: 'src/files/taking.ts',
        text: 'for (const path of [...changed.keys(), ...declared]) {',
        instead: 'for (const path of declared) {',
      },
    ],
    fails: [
      { suite: 'cli/workspace/same-folder', titles: 'its missing files come back as it left them' },
      { suite: 'cli/workspace/elsewhere', titles: 'its files come with their recorded times' },
    ],
  },
  {
    name: 'rule 1: files come back',
    away: [
      {
        file: 'src/files/prepare.ts',
        text: 'const applied = await act(actions, copy.index, given).finally(() => given.staged?.close());',
        instead: 'const applied = await act(actions.slice(actions.length), copy.index, given);',
      },
    ],
    fails: [{ suite: 'cli/workspace/same-folder', titles: 'its missing files come back as it left them' }],
  },
  {
    name: 'rule 2: files of the person are theirs',
    away: [
      {
        file: 'src/files/yours.ts',
        text: 'return (path) => isTracked(path) || (source.has(path) && !ignored(path));',
        instead: 'return (path) => isTracked(path) && source.has(path) && ignored(path);',
      },
    ],
    fails: [
      { suite: 'cli/workspace/edits', titles: 'files that are made and committed while a step runs stay' },
      { suite: 'cli/workspace/failed', titles: 'untracked file that was there before the first step' },
    ],
  },
  {
    name: 'rule 2: a step notes the files of the person',
    away: [
      {
        file: 'src/plan/judge.ts',
        text: 'others.has(step.id)) continue;',
        instead: 'others.has(step.id) || spoken.has(path)) continue;',
      },
    ],
    fails: [{ suite: 'cli/workspace/edits', titles: 'a deleted tracked output runs its step again' }],
  },
  {
    name: 'rule 3: edits stay',
    away: [
      {
        file: 'src/tree/edits.ts',
        text: 'else if (now !== undefined || !isMade(path)) edits.push(path);',
        instead: 'else if (now === undefined && !isMade(path)) edits.push(path);',
      },
    ],
    fails: [{ suite: 'cli/workspace/edits', titles: 'a change by another run in the folder in between' }],
  },
  {
    name: 'rule 4: an attempt sets aside first',
    away: [{ file: 'src/files/prepare.ts', text: '  await saving.aside(settled);\n', instead: '' }],
    fails: [{ suite: 'cli/workspace/failed', titles: 'restore --aside has a file that a failed try' }],
  },
  {
    name: 'rule 4: an attempt that runs nothing changes nothing',
    away: [
      {
        file: 'src/files/wanted.ts',
        text: 'const actions = acts ? reconcile(',
        instead: 'const actions = acts || model ? reconcile(',
      },
    ],
    fails: [{ suite: 'cli/workspace/failed', titles: 'a resume that only asks touches nothing' }],
  },
  {
    name: 'rule 4: a retry starts without the change of the try before',
    away: [
      {
        file: 'src/files/session.ts',
        text: "if (then === 'end') return 'ready';",
        instead: "if (then === 'end' || trying.changed.size >= 0) return 'ready';",
      },
    ],
    fails: [{ suite: 'cli/workspace/failed', titles: 'each retry starts without what the try before it' }],
  },
  {
    name: 'rule 5: files that are there are the source',
    away: [
      {
        file: 'src/files/start.ts',
        text: 'const bare = view.isEmpty ? lastSource : adopt(lastSource, found, isOfRun);',
        instead: 'const bare = view.isEmpty ? lastSource : new Map(lastSource);',
      },
    ],
    fails: [
      {
        suite: 'cli/workspace/elsewhere',
        titles: 'a step that changed a file which is another on the new commit',
      },
    ],
  },
  {
    name: 'rule 6: a path that the writes of one step match is its own',
    away: [
      {
        file: 'src/tree/sharing.ts',
        text: 'if (matching.length > 0) return matching;',
        instead: 'if (matching.length > running.length) return matching;',
      },
    ],
    fails: [
      { suite: 'cli/workspace/side-by-side', titles: 'a path that the writes of the completed one match' },
    ],
  },
  {
    name: 'rule 7: changes since the last snapshot are of the killed step',
    away: [
      {
        file: 'src/tree/edits.ts',
        text: '(now !== undefined && isAfterKill(path) ? edits : killed).push(path)',
        instead: '(now !== undefined || isAfterKill(path) ? edits : killed).push(path)',
      },
    ],
    fails: [{ suite: 'cli/workspace/killed', titles: 'a file that a person makes right after the kill' }],
  },
  {
    name: 'rule 8: contents are verified before files are written',
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
    fails: [{ suite: 'checkpoint/damage', titles: 'every damaged block is told' }],
  },
  {
    name: 'rule 8: a step of which something is lost runs again',
    away: [
      {
        file: 'src/files/settle.ts',
        text: 'if (bad.size === 0) {',
        instead: 'if (bad.size >= 0) {',
      },
    ],
    fails: [{ suite: 'cli/damaged-block', titles: 'not told as kept in the damaged pack' }],
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
