/** The example that builds a Go project, for tests: with Go's own caches, and a log of the steps that were started. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folder } from './folder.ts';

const EXAMPLE = resolve('examples/real-project');

export interface GoProject {
  /** A new folder with the example in it. */
  readonly copy: () => string;
  /** What its steps need of the environment; they ask no network. */
  readonly env: Readonly<Record<string, string>>;
  /** The ids of its steps, without those of `finally`. */
  readonly steps: readonly string[];
}

/**
 * Fetches the module into the module cache of the user, unless it is there. Nothing asks the network after that.
 * @throws Error that says how to install Go
 */
export function goProject(): GoProject {
  const example = folder();
  cpSync(EXAMPLE, example, { recursive: true });
  const { text, steps } = logging(readFileSync(join(EXAMPLE, 'savepoint.yml'), 'utf8'));
  writeFileSync(join(example, 'savepoint.yml'), text);
  const { GOMODCACHE, GOCACHE } = JSON.parse(go(example, ['env', '-json', 'GOMODCACHE', 'GOCACHE']));
  go(example, ['mod', 'download']);
  const proxy = pathToFileURL(join(GOMODCACHE, 'cache', 'download')).href;
  return {
    copy: () => {
      const path = folder();
      cpSync(example, path, { recursive: true });
      return path;
    },
    env: { GOPROXY: proxy, GOCACHE, GOENV: 'off' },
    steps,
  };
}

/** Each step of `steps` begins by saying so. */
function logging(text: string): { readonly text: string; readonly steps: readonly string[] } {
  const [steps = '', ending = ''] = text.split(/(?=^finally:)/m);
  const ids = [...steps.matchAll(/- id: (\S+)/g)].map(([, id = '']) => id);
  const logged = steps.replace(
    /- id: (\S+)\n([\s\S]*?)run: \|\n( +)/g,
    (_all, id: string, between: string, indent: string) =>
      `- id: ${id}\n${between}run: |\n${indent}echo ${id} >> "$STEP_LOG"\n${indent}`,
  );
  if (logged.split('$STEP_LOG').length - 1 !== ids.length)
    throw new Error('not every step of the example is logged');
  return { text: logged + ending, steps: ids };
}

function go(cwd: string, args: readonly string[]): string {
  try {
    return execFileSync('go', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
      const { stderr } = cause as { readonly stderr: string };
      throw new Error(`go ${args.join(' ')} failed; it needs the network once:\n${stderr}`, { cause });
    }
    throw new Error(
      'Go is not installed, and this test builds a Go project: install Go 1.20 or newer (https://go.dev/doc/install) and put its bin folder on PATH',
      { cause },
    );
  }
}
