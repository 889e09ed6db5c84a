/** Preloaded into a process: file systems tell it times in whole seconds, as older ones and some servers do. */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

for (const name of ['statSync', 'lstatSync', 'fstatSync']) {
  const original = fs[name];
  fs[name] = (...given) => {
    const stat = original(...given);
    if (stat !== undefined)
      for (const time of ['mtimeMs', 'ctimeMs']) stat[time] = Math.floor(stat[time] / 1000) * 1000;
    return stat;
  };
}
syncBuiltinESMExports();
