/** Notes some workflow runs in a line of a folder, one after another. Arguments: the folder, the line, a name of its own. */
import { hostname } from 'node:os';
import { addNote } from '../../src/action/folder-notes.ts';
import { identify } from '../../src/store/identity.ts';

const [, , folder = '', line = '', name = ''] = process.argv;
const me = identify(hostname(), process.pid);
for (let nth = 0; nth < 20; nth++)
  addNote(
    { folder, line, me },
    { workflow_run: `${name}-${nth}`, attempt: 1, followed: false, run: `run-${name}-${nth}` },
  );
