/**
 * Preloaded into a process: the folder `LOWER` is as on overlayfs, where the time of birth of one from a lower layer is another as soon as
 * it has changed.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { LOWER, UNTOUCHED } = process.env;
const { statSync, statfsSync } = fs;
fs.statSync = (path, ...rest) => {
  const stat = statSync(path, ...rest);
  if (path === LOWER) stat.birthtimeMs = stat.ctimeMs === Number(UNTOUCHED) ? 1000 : 2000;
  return stat;
};
fs.statfsSync = (path, ...rest) => {
  const stat = statfsSync(path, ...rest);
  if (path === LOWER) stat.type = 0x794c7630;
  return stat;
};
syncBuiltinESMExports();
