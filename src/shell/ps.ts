import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { MARK_VARIABLE } from './marks.ts';
import type { Process } from './process.ts';

/** `-E` adds the environment to the command on macOS, for processes of the same user that are not protected. */
const ARGUMENTS = ['-A', '-E', '-ww', '-o', 'pid=,ppid=,pgid=,stat=,lstart=,command='];

const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/;

/** All processes, where there is no `/proc`. */
export function readPs(): readonly Process[] {
  const env = { PATH: '/bin:/usr/bin', LC_ALL: 'C' };
  return parsePs(execFileSync('ps', ARGUMENTS, { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }));
}

/** Reads what `ps` prints. It does not tell sessions on macOS; a process group stands for one. */
export function parsePs(text: string): Process[] {
  const found: Process[] = [];
  const marks = new RegExp(`(?:^| )${MARK_VARIABLE}=(\\S*)`);
  for (const line of text.split('\n')) {
    const [, pid, parent, group, state = '', start = '', command = ''] = LINE.exec(line) ?? [];
    if (pid === undefined) continue;
    found.push({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      session: Number(group),
      start,
      zombie: state.startsWith('Z'),
      name: basename(command.split(' ', 1)[0] ?? ''),
      marks: marks.exec(command)?.[1] ?? null,
    });
  }
  return found;
}
