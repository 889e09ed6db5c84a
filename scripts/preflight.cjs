// Says in one line what is wrong when this Node is too old to build and test the project.
const wanted = 24;
const found = Number(process.versions.node.split('.')[0]);
if (found < wanted) {
  console.error(
    `This project needs Node ${wanted} or newer; ${process.execPath} is ${process.versions.node}.\n` +
      'On Linux x64 `npm ci` brings one along (do not use --omit=optional) and npm scripts use it. Elsewhere, install Node 24 first.',
  );
  process.exit(1);
}
