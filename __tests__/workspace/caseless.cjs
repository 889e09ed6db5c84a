// Loaded before everything else: makes new files as a file system does that does not tell upper case from lower.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { basename, dirname, join } = require('node:path');

for (const name of ['openSync', 'lstatSync', 'unlinkSync']) {
  const real = fs[name];
  fs[name] = (path, ...rest) =>
    real(isInTrial(path) ? join(dirname(path), basename(path).toLowerCase()) : path, ...rest);
}
syncBuiltinESMExports();

function isInTrial(path) {
  return typeof path === 'string' && dirname(path).endsWith('.tmp');
}
