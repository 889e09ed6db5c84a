/** What a process and its children change in the file system, as `strace` sees it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const STRACE = '/usr/bin/strace';

/** A program and its arguments, run so that the disk is full where it writes to one file. @throws Error where there is no strace */
export function fullFor(file: string, program: readonly string[]): readonly string[] {
  mustBeThere();
  const writes = 'write,writev,pwrite64';
  const refuse = ['-P', file, '-e', `trace=${writes}`, '-e', `inject=${writes}:error=ENOSPC`];
  return [STRACE, '-f', '-qq', '-o', '/dev/null', ...refuse, ...program];
}

function mustBeThere(): void {
  if (!existsSync(STRACE)) throw new Error(`${STRACE} is not there: these tests need it, as the README says`);
}

/** A program and its arguments, run so that its calls are written to a file. @throws Error where there is no strace */
export function traced(
  program: string,
  args: readonly string[],
  output: string,
): readonly [string, string[]] {
  mustBeThere();
  return [STRACE, ['-f', '-qq', '-y', '-s', '4096', '-e', 'trace=file', '-o', output, program, ...args]];
}

const CHANGING = new Set([
  ...['mkdir', 'mkdirat', 'rmdir', 'unlink', 'unlinkat', 'rename', 'renameat', 'renameat2', 'link', 'linkat'],
  ...['symlink', 'symlinkat', 'chmod', 'fchmodat', 'fchmodat2', 'chown', 'lchown', 'fchownat', 'truncate'],
  ...['utime', 'utimes', 'utimensat', 'futimesat', 'mknod', 'mknodat', 'creat', 'setxattr', 'lsetxattr'],
]);

/** The absolute paths that were written, made, changed or removed; of calls that the system refused, too. */
export function changedPaths(output: string, cwd: string): readonly string[] {
  /** Where descriptors lead, by thread and number: the calls that matter are made by the one that opened them. */
  const open = new Map<string, string>();
  const changed = new Set<string>();
  for (const line of readFileSync(output, 'latin1').split('\n')) {
    const [, call = '', rest = ''] = /^\d+ +([a-z0-9_]+)\((.*)$/.exec(line) ?? [];
    const thread = line.split(' ', 1)[0] ?? '';
    // Where a descriptor leads is said when it is opened, maybe in a line of its own; what is reached through it is told by that.
    const result = /= (\d+)<([^>]*)>$/.exec(line);
    if (result !== null) open.set(`${thread} ${result[1]}`, result[2] ?? '');
    const isOpen = call === 'open' || call === 'openat' || call === 'openat2';
    const isWriting = isOpen && /O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/.test(rest);
    if (!isWriting && !CHANGING.has(call)) continue;
    if (isOpen && result !== null) changed.add(result[2] ?? '');
    else for (const path of pathsIn(rest, { open, cwd, call, thread })) changed.add(path);
  }
  return [...changed];
}

interface Context {
  readonly open: ReadonlyMap<string, string>;
  readonly cwd: string;
  readonly call: string;
  readonly thread: string;
}

/** The paths among the arguments of a call, made absolute. */
function pathsIn(args: string, { open, cwd, call, thread }: Context): readonly string[] {
  const all = [...args.matchAll(/(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"/g)];
  // The first text of a link is what it says, and changes nothing.
  const found = call.startsWith('symlink') ? all.slice(1) : all;
  return found.map(([, directory = cwd, text = '']) => {
    const [, fd, rest = ''] = /^\/(?:proc\/self|dev)\/fd\/(\d+)(\/.*)?$/.exec(text) ?? [];
    return fd === undefined ? resolve(directory, text) : (open.get(`${thread} ${fd}`) ?? '/unknown') + rest;
  });
}
