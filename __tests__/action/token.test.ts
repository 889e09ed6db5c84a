/** The job's own token, in the words of a workflow. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { act } from '../support/action.ts';
import { workspaceWith } from '../support/cli.ts';

const PIPELINE = `
steps:
  - id: a
    reads: []
    env: { GH_TOKEN: "\${{ github.token }}", SAME: "\${{ secrets.GITHUB_TOKEN }}" }
    run: |
      printf '%s %s' "$GH_TOKEN" "$SAME" > ../"$NAME"
      echo "as $GH_TOKEN"; env | grep INPUT_ || true
  - { id: b, run: test -e .savepoint/go }
`;

test('`github.token` and `secrets.GITHUB_TOKEN` are the token of the job: masked, not on record, and another one is no other pipeline', async () => {
  const cwd = workspaceWith(PIPELINE);
  const seen = (name: string) => readFileSync(join(cwd, '..', name), 'utf8');
  const name = `${cwd.split('/').at(-1)}-token`;
  const first = await act(cwd, { token: 'ghs_first' }, { NAME: name });
  expect([first.code, seen(name)]).toEqual([1, 'ghs_first ghs_first']);
  expect(first.stdout).toContain('as ***');
  expect(first.stdout).not.toContain('INPUT_');
  const store = join(cwd, '.savepoint');
  const kept = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\.(ndjson|json|log)$/.test(each),
  );
  expect(kept.map((each) => basename(each))).toEqual(expect.arrayContaining(['events.ndjson', 'run.json']));
  for (const each of kept) expect(readFileSync(join(store, each), 'utf8')).not.toContain('ghs_first');
  const sha = 'b'.repeat(40);
  const second = await act(cwd, { token: 'ghs_second' }, { NAME: name, GITHUB_SHA: sha });
  expect(second.stdout).toContain('reuse  a');
  const given = await act(
    cwd,
    { token: 'ghs_x', secrets: 'github_token=mine', 'from-step': 'a' },
    { NAME: name },
  );
  expect([given.code, seen(name)]).toEqual([1, 'ghs_x mine']);
});
