/** Rule 9: what goes wrong with Savepoint's own temporary files changes nothing of what a run came to. */
import { expect, test } from '@jest/globals';
import { BUNDLE, savepoint, workspaceWith } from '../support/cli.ts';

test('a folder that the disk does not let go of is left behind', async () => {
  const cwd = workspaceWith("steps: [{ id: a, run: 'echo said' }]\n");
  const fault = ['-e', 'trace=rmdir', '-e', 'inject=rmdir:error=EIO'];
  const { code, stderr } = await savepoint(['run'], {
    cwd,
    program: { node: '/usr/bin/strace', bundle: BUNDLE },
    node: ['-qq', '-o', '/dev/null', ...fault, process.execPath],
  });
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^completed: /m)]);
});
