import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { MARK_VARIABLE } from './marks.ts';
import { identity, type Process, type ProcessTable } from './process.ts';
import { readPs } from './ps.ts';

/**
 * Bits of the flags in `/proc/PID/stat` of what has no program: it is ending and has given its memory back, or is a thread of the kernel
 * (PF_EXITING and PF_KTHREAD of Linux' include/linux/sched.h).
 */
const NO_PROGRAM = 0x4 | 0x200000;
/** How long is waited for processes that are between two programs: a moment, or more where the disk is slow or the machine busy. */
const PATIENCE_MS = 1000;
/** What has a command may have been executed between two reads; after so many it has no environment. */
const MOST_LOOKS = 10;

/** On a machine that starts processes all the time a listing may never be complete. */
const MOST_LISTINGS = 20;

/** How to look at the processes of this machine. */
export function processTable(platform: NodeJS.Platform): ProcessTable {
  if (platform !== 'linux') return readPs;
  const bare = new Set<string>();
  return () => readProc(bare);
}

/** When a process started; null when that cannot be told. */
export function startTime(pid: number, table: ProcessTable): string | null {
  const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
  if (stat !== null) return stat.start;
  try {
    return table().find((process) => process.pid === pid)?.start ?? null;
  } catch {
    return null;
  }
}

/** The program that a process runs, for people. Threads may have renamed the process itself. */
export function programName(process: Process): string {
  const [first = ''] = readIfThere(`/proc/${process.pid}/cmdline`)?.toString().split('\0') ?? [];
  return basename(first) || process.name;
}

/** Says that a process lives on in spite of SIGKILL. */
export function survived(process: Process): string {
  return `Process ${process.pid} (${programName(process)}) could not be ended.`;
}

/**
 * Listing takes time, and a process may start another one behind the reader's back and end before it is looked at. So the
 * list is read again until it names nothing new: what lives then has been looked at.
 */
function readProc(bare: Set<string>): readonly Process[] {
  const found: Process[] = [];
  const seen = new Set<string>();
  const until = performance.now() + PATIENCE_MS;
  for (let listing = 0; listing < MOST_LISTINGS; listing++) {
    const fresh = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && !seen.has(entry));
    if (fresh.length === 0) break;
    for (const entry of fresh) {
      seen.add(entry);
      const process = readProcess(entry, { bare, until });
      if (process !== null) found.push(process);
    }
  }
  return found;
}

interface Patience {
  /** Processes that have stayed without an environment, which nobody waits for again. */
  readonly bare: Set<string>;
  /** By `performance.now`. */
  readonly until: number;
}

/**
 * What is just being executed has no environment for a moment, and shows no mark, although the pipes of the process that started it are closed
 * by then (Linux closes them before it sets up the new memory): it is looked at until it has one, or is seen to have a command and none.
 */
function readProcess(pid: string, { bare, until }: Patience): Process | null {
  for (let looks = MOST_LOOKS; ; ) {
    const stat = parseStat(readIfThere(`/proc/${pid}/stat`)?.toString() ?? '');
    if (stat === null) return null;
    const { hasProgram, ...fields } = stat;
    const environ = stat.zombie ? null : readIfThere(`/proc/${pid}/environ`);
    const process = { ...fields, pid: Number(pid), marks: parseEnvironment(environ) };
    if (!hasProgram || environ?.length !== 0 || bare.has(identity(process))) return process;
    if (readIfThere(`/proc/${pid}/cmdline`)?.length !== 0) looks -= 1;
    if (looks === 0 || performance.now() >= until) bare.add(identity(process));
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
  }
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/**
 * The fields of `/proc/PID/stat` that matter, from proc_pid_stat(5). The name stands in parentheses and may hold any
 * character, parentheses and spaces too: the fields begin after the last one.
 */
export function parseStat(
  text: string,
): (Omit<Process, 'pid' | 'marks'> & { readonly hasProgram: boolean }) | null {
  const end = text.lastIndexOf(')');
  if (end < 0) return null;
  const [state = '', parent, group, session, ...rest] = text.slice(end + 2).split(' ');
  return {
    name: text.slice(text.indexOf('(') + 1, end),
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    start: rest[15] ?? '',
    zombie: /[ZXx]/.test(state),
    hasProgram: (Number(rest[2]) & NO_PROGRAM) === 0,
  };
}

/** The mark in the bytes of `/proc/PID/environ`. */
export function parseEnvironment(environ: Buffer | null): string | null {
  if (environ === null) return null;
  const key = `${MARK_VARIABLE}=`;
  let at = environ.indexOf(key);
  while (at > 0 && environ[at - 1] !== 0) at = environ.indexOf(key, at + 1);
  if (at < 0) return null;
  const end = environ.indexOf(0, at);
  return environ.toString('utf8', at + key.length, end < 0 ? environ.length : end);
}
