/** The first pipeline file of a project. Pure. */
import {
  ofGo,
  ofMake,
  ofNode,
  ofPython,
  ofRust,
  type ProjectFiles,
  type Proposal,
  WORDS,
} from './proposals.ts';

/** Who proposes steps, and the files that it knows; the first that is there is named as the reason. */
const SOURCES = [
  { label: 'make', files: ['GNUmakefile', 'makefile', 'Makefile'], propose: ofMake },
  {
    label: 'node',
    files: [
      'package.json',
      ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
    ],
    propose: ofNode,
  },
  {
    label: 'python',
    files: [
      ...['pyproject.toml', 'requirements.txt', 'requirements-dev.txt'],
      ...['uv.lock', 'poetry.lock', 'pdm.lock'],
    ],
    propose: ofPython,
  },
  { label: 'go', files: ['go.mod'], propose: ofGo },
  { label: 'rust', files: ['Cargo.toml', 'Cargo.lock'], propose: ofRust },
] as const;

/** The files of a project that are worth a look. */
export const KNOWN_FILES: readonly string[] = SOURCES.flatMap(({ files }) => files);

export interface Starter {
  /** The files that asked for steps. */
  readonly from: readonly string[];
  readonly steps: readonly { readonly id: string; readonly run: string }[];
  /** The pipeline file. */
  readonly text: string;
}

/** The pipeline file for a project with these files. */
export function starterFor(files: ProjectFiles): Starter {
  const found = SOURCES.map((source) => ({
    label: source.label,
    file: source.files.find((file) => files.has(file)) ?? '',
    proposals: source.propose(files),
  })).filter(({ proposals }) => proposals.length > 0);
  if (found.length === 0) return { from: [], steps: EXAMPLE, text: document(EXAMPLE, HINTS) };
  const steps = inOrder(found);
  return { from: found.map(({ file }) => file), steps, text: document(steps, '') };
}

interface Found {
  readonly label: string;
  readonly proposals: readonly Proposal[];
}

/** Word by word. A Makefile speaks for the whole project: its target stands for all that others call by the same word. */
function inOrder(found: readonly Found[]): Starter['steps'] {
  const made = found.find(({ label }) => label === 'make')?.proposals.map(({ word }) => word) ?? [];
  const all = found.flatMap(({ label, proposals }) =>
    proposals
      .filter(({ word }) => label === 'make' || !made.includes(word))
      .map((proposal) => ({ ...proposal, label })),
  );
  const sorted = WORDS.flatMap((word) => all.filter((each) => each.word === word));
  const isTwice = (id: string) => all.filter((each) => each.id === id).length > 1;
  return sorted.map(({ id, run, label }) => ({ id: isTwice(id) ? `${id}-${label}` : id, run }));
}

const HEAD = `# Savepoint runs these steps one after the other, and saves each when it is done.
# After a failure, \`savepoint run\` goes on from the first step that is not complete.
name: CI
steps:
`;

const EXAMPLE = [
  { id: 'build', run: 'echo "the command that builds"' },
  { id: 'test', run: 'echo "the command that tests"' },
];

/** For who begins with nothing: what a step may have besides. */
const HINTS = `    # retries: 2            # try again after a failure
    # timeout-minutes: 10   # for each try
    # reads: ["src/**"]     # run again when one of these files changes
    # writes: ["dist/**"]   # the files that it makes
`;

function document(steps: Starter['steps'], end: string): string {
  return `${HEAD}${steps.map(entry).join('\n')}${end}`;
}

function entry({ id, run }: Starter['steps'][number]): string {
  const script = run.includes('\n') ? `|\n${run.replace(/^/gm, '      ')}` : run;
  return `  - id: ${id}\n    run: ${script}\n`;
}
