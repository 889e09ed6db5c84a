/**
 * Given to Node with `--require`: counts the system calls by which a process changes one folder, and at the n-th
 * kills it, lets the call fail, or signals it. What to do stands in CRASH_PLAN as JSON (see `crash.ts`).
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { resolve, sep } = require('node:path');

let plan = JSON.parse(process.env.CRASH_PLAN);
const real = { ...fs };
/** Paths of the files that are open for writing, by descriptor. */
const open = new Map();
const trace = [];
let count = 0;

/** For a process that goes on after a failure: another fault from now on, counted anew. */
globalThis.nextFault = (fault) => {
  plan = { ...plan, ...fault };
  count = 0;
};

/** A path as people write it: what is reached from an open directory is told by where that is. */
function wholeOf(path) {
  const [, fd, rest = ''] = /^\/(?:proc\/self|dev)\/fd\/(\d+)(\/.*)?$/s.exec(String(path)) ?? [];
  return fd === undefined ? resolve(String(path)) : real.readlinkSync(`/proc/self/fd/${fd}`) + rest;
}

function isOurs(path) {
  const whole = wholeOf(path);
  return plan.roots.some((root) => whole === root || whole.startsWith(root + sep));
}

/** Whether this call is the one. Every call on the folder is written down, with what it was about to write. */
function isDue(call, path, data) {
  const text = data === undefined ? '' : Buffer.from(data).toString('latin1');
  trace.push({ call, path: wholeOf(path), bytes: text.length, text: text.slice(0, 200) });
  if (plan.match !== undefined && !new RegExp(plan.match).test(`${call} ${wholeOf(path)} ${text}`))
    return false;
  count += 1;
  return plan.action === 'fail-on' ? count >= plan.at : count === plan.at;
}

function die() {
  report();
  process.kill(process.pid, 'SIGKILL');
  // The signal is delivered before the next system call returns.
  for (;;) real.statSync('/');
}

function failure(call) {
  const numbers = { ENOSPC: -28, EIO: -5, EBUSY: -16, EPERM: -1 };
  return Object.assign(new Error(`${plan.code}: made by the test, ${call}`), {
    code: plan.code,
    errno: numbers[plan.code],
    syscall: call,
  });
}

function report() {
  real.writeFileSync(plan.report, JSON.stringify({ trace, hit: count >= plan.at }));
}

/** Wraps a call. @param act makes the call; `half` makes as much of it as a crash in the middle would leave */
function around({ call, path, data, act, half }) {
  if (!isDue(call, path, data)) return act();
  switch (plan.action) {
    case 'before':
      return die();
    case 'half':
      half?.();
      return die();
    case 'after':
      try {
        act();
      } catch {
        // A call that the system refused has been made too.
      }
      return die();
    case 'signal': {
      try {
        return act();
      } finally {
        process.kill(process.pid, plan.signal);
      }
    }
    default:
      // A full disk takes what still fits.
      if (plan.code === 'ENOSPC') half?.();
      throw failure(call);
  }
}

const WRITING = fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_TRUNC;
const writes = (flags) => (typeof flags === 'number' ? (flags & WRITING) !== 0 : /[wa+]/.test(flags ?? 'r'));

// Signs of life come by the clock: they are not counted, so that the others keep their numbers.
const isSignOfLife = (path, flags) => String(path).endsWith('.index') && writes(flags);

fs.openSync = (path, flags, mode) => {
  if (!isOurs(path) || isSignOfLife(path, flags)) return real.openSync(path, flags, mode);
  const act = () => {
    const fd = real.openSync(path, flags, mode);
    open.set(fd, wholeOf(path));
    return fd;
  };
  return writes(flags) || plan.reads ? around({ call: 'open', path, act }) : act();
};

fs.closeSync = (fd) => {
  open.delete(fd);
  return real.closeSync(fd);
};

fs.writeSync = (fd, data, ...rest) => {
  const path = open.get(fd);
  const act = () => real.writeSync(fd, data, ...rest);
  if (path === undefined) return act();
  const [at = 0, length = data.length - at, position = null] = rest;
  const half = () => real.writeSync(fd, data, at, Math.floor(length / 2), position);
  return around({ call: 'write', path, data: data.subarray(at, at + length), act, half });
};

fs.writeFileSync = (path, data, options) => {
  const act = () => real.writeFileSync(path, data, options);
  if (typeof path === 'number' || !isOurs(path)) return act();
  const bytes = Buffer.from(data);
  const half = () => real.writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length / 2)), options);
  return around({ call: 'write', path, data: bytes, act, half });
};

for (const name of ['fsyncSync', 'fdatasyncSync', 'ftruncateSync', 'fchmodSync', 'futimesSync']) {
  fs[name] = (fd, ...rest) => {
    const path = open.get(fd);
    const act = () => real[name](fd, ...rest);
    return path === undefined ? act() : around({ call: name.slice(0, -4), path, act });
  };
}

fs.fdatasync = (fd, done) => {
  const path = open.get(fd);
  try {
    if (path !== undefined) around({ call: 'fdatasync', path, act: () => {} });
  } catch (error) {
    setImmediate(done, error);
    return;
  }
  const sync = () => {
    // Whatever has this descriptor by now is another file.
    if (open.get(fd) !== path)
      trace.push({ call: 'closed before it was synced', path: '', bytes: 0, text: '' });
    real.fdatasync(fd, done);
  };
  setTimeout(sync, plan.syncsAfter ?? 0);
};

for (const name of [
  'mkdirSync',
  'unlinkSync',
  'rmSync',
  'rmdirSync',
  'chmodSync',
  'utimesSync',
  'lutimesSync',
]) {
  fs[name] = (path, ...rest) => {
    const act = () => real[name](path, ...rest);
    return isOurs(path) ? around({ call: name.slice(0, -4), path, act }) : act();
  };
}

for (const name of ['renameSync', 'linkSync', 'symlinkSync']) {
  fs[name] = (from, to) => {
    const act = () => real[name](from, to);
    return isOurs(to) || (name !== 'symlinkSync' && isOurs(from))
      ? around({ call: name.slice(0, -4), path: to, act })
      : act();
  };
}

if (plan.reads) {
  for (const name of ['lstatSync', 'statSync', 'readdirSync', 'readlinkSync']) {
    fs[name] = (path, ...rest) => {
      const act = () => real[name](path, ...rest);
      return typeof path !== 'number' && isOurs(path)
        ? around({ call: name.slice(0, -4), path, act })
        : act();
    };
  }
  for (const name of ['readSync', 'fstatSync']) {
    fs[name] = (fd, ...rest) => {
      const path = open.get(fd);
      const act = () => real[name](fd, ...rest);
      return path === undefined ? act() : around({ call: name.slice(0, -4), path, act });
    };
  }
}

syncBuiltinESMExports();
process.on('exit', report);
