/** Who a process is, so that another can tell later whether it still lives. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export interface Identity {
  readonly host: string;
  /** The boot of the host: after a restart no earlier process lives. Empty where the system does not tell. */
  readonly boot: string;
  /** The pid namespace: in another one the same pid is another process. Empty where there are none. */
  readonly namespace: string;
  readonly pid: number;
  /** When the process started, in the system's own words: pids are used again. */
  readonly started: string;
}

/** The identity of this process. */
export function identify(host: string, pid: number): Identity {
  return {
    host,
    boot: quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()) ?? '',
    namespace: quietly(() => readlinkSync('/proc/self/ns/pid')) ?? '',
    pid,
    started: startOf(pid) ?? '',
  };
}

/** What can be said of a process from here: `elsewhere` means that only its silence can tell. */
export function isAlive(other: Identity, me: Identity): 'alive' | 'gone' | 'elsewhere' {
  if (other.host !== me.host) return 'elsewhere';
  if (other.boot !== me.boot) return 'gone';
  if (other.namespace !== me.namespace) return 'elsewhere';
  return startOf(other.pid) === other.started ? 'alive' : 'gone';
}

/** The start time of a process, or null where there is none. On Linux field 22 of /proc/PID/stat, proc(5). */
function startOf(pid: number): string | null {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  if (stat !== null) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  if (process.platform === 'linux') return null;
  const text = quietly(() =>
    execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim(),
  );
  return text === '' ? null : text;
}

function quietly<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
