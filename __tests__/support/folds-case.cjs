// Loaded before everything else: a folder, and all below it, as on a file system that finds a file by its name in other letters, too, and
// keeps the letters that it was made with (macOS, Windows). What is asked by another name gets the path that is there.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { basename, dirname, join } = require('node:path');

const top = process.env.FOLDS_CASE;
const { lstatSync, readdirSync, realpathSync } = fs;
const ONE = [
  'lstatSync',
  'statSync',
  'openSync',
  'unlinkSync',
  'rmdirSync',
  'mkdirSync',
  'readdirSync',
  'readlinkSync',
];
const MORE = ['existsSync', 'chmodSync', 'utimesSync', 'lutimesSync', 'rmSync', 'readFileSync'];

for (const name of [...ONE, ...MORE]) {
  const real = fs[name];
  fs[name] = (path, ...rest) => real(there(path), ...rest);
}
const { renameSync, symlinkSync } = fs;
fs.renameSync = (from, to) => renameSync(there(from), there(to));
fs.symlinkSync = (target, path, ...rest) => symlinkSync(target, there(path), ...rest);
syncBuiltinESMExports();

function there(path) {
  if (Buffer.isBuffer(path)) return Buffer.from(found(path.toString('latin1')), 'latin1');
  return typeof path === 'string' ? found(path) : path;
}

function found(path) {
  if (isThere(path)) return path;
  const above = dirname(path);
  if (above === path) return path;
  const directory = found(above);
  const name = basename(path);
  const other = namesIn(directory).find((each) => each.toLowerCase() === name.toLowerCase());
  return join(directory, other ?? name);
}

function isThere(path) {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function namesIn(directory) {
  try {
    const real = realpathSync.native(directory);
    return real === top || real.startsWith(`${top}/`) ? readdirSync(directory) : [];
  } catch {
    return [];
  }
}
