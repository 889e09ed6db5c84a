/** `savepoint init`: a first pipeline file, from what the project has. */
import { lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT } from '../../launch/exit.ts';
import { DEFAULT_FILES } from '../../launch/locate.ts';
import { Refusal } from '../../launch/refusal.ts';
import type { ProjectFiles } from '../../starter/proposals.ts';
import { KNOWN_FILES, type Starter, starterFor } from '../../starter/starter.ts';
import { reasonOf } from '../../store/errors.ts';
import { locationOf, type Options, placeOf } from '../options.ts';
import type { World } from '../world.ts';

/** Writes the file into the current folder, or the one that -C names; never over one that is there. */
export async function init(world: World, options: Options): Promise<number> {
  const located = locationOf(world, { ...options, workspace: options.workspace ?? world.cwd() }, null);
  const { workspace } = located;
  const there = DEFAULT_FILES.find((file) => isThere(join(workspace, file)));
  if (there !== undefined) throw alreadyThere(there);
  const starter = starterFor(filesIn(workspace));
  const file = placeIn(workspace);
  write(join(workspace, file), { name: file, text: starter.text });
  print(world, options, { file, starter, place: placeOf(located, options) });
  return EXIT.ok;
}

/** Where the pipeline of a repository is looked for first; elsewhere it stands in the folder itself. */
function placeIn(workspace: string): (typeof DEFAULT_FILES)[number] {
  const folder = join(workspace, '.github');
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const canBe = !isThere(folder) && isThere(join(workspace, '.git'));
  return DEFAULT_FILES[isFolder || canBe ? 0 : 1];
}

/** @throws Refusal for a manifest that cannot be read */
function filesIn(workspace: string): ProjectFiles {
  const names = KNOWN_FILES.filter((name) =>
    statSync(join(workspace, name), { throwIfNoEntry: false })?.isFile(),
  );
  return new Map(names.map((name) => [name, readKnown(join(workspace, name), name)]));
}

function readKnown(path: string, name: string): string {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    if (name === 'package.json') JSON.parse(text);
    return text;
  } catch (error) {
    throw new Refusal(EXIT.usage, `${name} cannot be read: ${reasonOf(error)}`, {
      hint: 'mend it, since its scripts become steps; nothing was written',
    });
  }
}

function write(path: string, { name, text }: { readonly name: string; readonly text: string }): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isThere(path)) throw alreadyThere(name);
    throw new Refusal(EXIT.usage, `${name} cannot be written: ${reasonOf(error)}`, {
      hint: 'check the owner and the permissions of the folder, or name another with -C',
    });
  }
}

function alreadyThere(name: string): Refusal {
  return new Refusal(EXIT.usage, `${name} is there already, and stays as it is`, {
    hint: '`savepoint plan` shows what it would run; to have a new one written, move it away',
  });
}

/** Also a link that leads nowhere. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

interface Written {
  readonly file: string;
  readonly starter: Starter;
  /** The options that name the workspace and the store. */
  readonly place: string;
}

function print({ output }: World, options: Options, { file, starter, place }: Written): void {
  const { from, steps, text } = starter;
  if (options.output !== 'table') {
    const indent = options.output === 'json' ? 2 : undefined;
    output.data(`${JSON.stringify({ file, from, steps, text }, null, indent)}\n`);
    return;
  }
  if (options.quiet === true) return;
  const reason = from.length === 0 ? 'an example: put in your commands' : `from ${from.join(', ')}`;
  output.data(`wrote ${file} (${reason}): ${steps.map(({ id }) => id).join(', ')}\n`);
  output.talk(nextText(place));
}

function nextText(place: string): string {
  return `  see what would run:  savepoint plan${place}
  run it, or go on:    savepoint run${place}
  in a workflow, under the \`steps\` of a job:
    - uses: actions/checkout@v5
    - id: savepoint
      uses: OWNER/savepoint@v1
`;
}
