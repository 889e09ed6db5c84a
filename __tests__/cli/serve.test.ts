/** `serve` and `report` as commands, in processes of their own since one is stopped and both carry the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { savepoint as inProcess } from '../support/in-process.ts';

const ONE = 'steps: [{ id: one, run: "echo \'</script><b>\'" }]';

test.each([
  [['--port', 'x'], '--port x is not a number up to 65535'],
  [['--port', '65536'], '--port 65536 is not a number up to 65535'],
  [['--host', '0.0.0.0'], '--host 0.0.0.0 lets other machines in, and there is no --token'],
  [['--host', '10.1.2.3', '--port', '0'], '--host 10.1.2.3 lets other machines in, and there is no --token'],
  [['--token', ''], '--token is empty'],
  [['--host', '0.0.0.0', '--token', ' '], '--token is empty'],
  [['--token', '123456789012345'], '--token has fewer than 16 characters'],
  [['--secret', 'NONE'], '--secret NONE: there is no such variable in the environment'],
])('serve %j is refused', async (args, message) => {
  const { code, stderr } = await inProcess(['serve', ...args], { cwd: workspaceWith(ONE) });
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test('serve prints its address, answers there and ends by a signal; a port that is taken is refused', async () => {
  const cwd = workspaceWith(ONE);
  const started = startSavepoint(['serve', '--port=0', '-o', 'json'], { cwd });
  await until('it listens', () => started.printed().stdout.includes('\n'));
  const { address } = JSON.parse(started.printed().stdout);
  const page = await fetch(new URL('/', address));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="app">')]);
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'/,
  );
  const { port } = new URL(address);
  const second = await savepoint(['serve', '--port', port], { cwd });
  expect([second.code, second.stderr]).toEqual([
    2,
    expect.stringContaining(`the service cannot listen on 127.0.0.1:${port}`),
  ]);
  started.child.kill('SIGINT');
  expect((await started.ended).code).toBe(130);
});

test('report writes the newest run into one file, in which no data can end a script', async () => {
  const cwd = workspaceWith(ONE);
  expect(await savepoint(['report'], { cwd })).toMatchObject({ code: 4 });
  await inProcess(['run'], { cwd });
  const { code, stdout } = await savepoint(['report', '--to', 'r.html'], { cwd });
  expect([code, stdout]).toEqual([0, `${join(cwd, 'r.html')}\n`]);
  const html = readFileSync(join(cwd, 'r.html'), 'utf8');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const [, data = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    run: { status: 'completed' },
    logs: [{ step: 'one', text: '</script><b>\n', left_out: 0 }],
  });
  const untimed = (text: string) => text.replace(/"made_at":"[^"]*"/, '');
  expect(untimed((await savepoint(['report', '--to', '-'], { cwd })).stdout)).toBe(untimed(html));
  const refused = await savepoint(['report', '--to', 'none/r.html'], { cwd });
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('cannot be written')]);
});

test('report masks the secrets that --secret names in all of the page; without it, changed files show as they are', async () => {
  const cwd = workspaceWith(
    `steps: [{ id: one, run: 'echo "pass-w<rd" | tee f; echo "n=pass-w<rd" >> $GITHUB_OUTPUT' }]`,
  );
  const env = { TOK: 'pass-w<rd' };
  await inProcess(['run'], { cwd });
  const dataOf = async (...args: readonly string[]) => {
    const { stdout } = await savepoint(['report', '--to=-', ...args], { cwd, env });
    return JSON.parse(
      /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(stdout)?.[1] ?? '{}',
    );
  };
  expect((await dataOf()).diffs.one.text).toContain('\n+pass-w<rd\n');
  const masked = await dataOf('--secret', 'TOK');
  expect(masked).toMatchObject({
    made_at: expect.stringMatching(/^20.*Z$/),
    run: { steps: [{ outputs: { n: '***' } }] },
    logs: [{ text: '***\n' }],
    diffs: { one: { text: expect.stringContaining('\n+***\n') } },
  });
  expect(JSON.stringify(masked)).not.toContain('w<rd');
  const refused = await inProcess(['report', '--secret', 'NONE'], { cwd });
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('no such variable')]);
});
