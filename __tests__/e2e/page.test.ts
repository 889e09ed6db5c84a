/** The page in a real browser, with real runs: each test starts processes and waits for them, so it takes seconds. */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersIn, openTab, useBrowser } from '../support/browser.ts';
import { type Started, savepoint, startSavepoint, until, workspaceWith } from '../support/cli.ts';
import { crash } from '../support/crash.ts';
import { storeOf } from '../support/store.ts';

useBrowser();

const services: Started[] = [];

afterEach(async () => {
  for (const { child } of services.splice(0)) child.kill('SIGKILL');
});

interface Service {
  readonly address: string;
  /** Ends it as a crash does. */
  readonly kill: () => Promise<unknown>;
}

async function serve(workspace: string, port: number): Promise<Service> {
  const started = startSavepoint(['serve', `--port=${port}`, '-q'], { cwd: workspace });
  services.push(started);
  await until('the service listens', () => started.printed().stdout.includes('\n'));
  const kill = () => {
    started.child.kill('SIGKILL');
    return started.ended;
  };
  return { address: started.printed().stdout.trim(), kill };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const HOSTILE = '<img src=x onerror=alert(1)>';

const SLOW = `
name: "Nightly ${HOSTILE}"
inputs: { target: { type: choice, options: [staging, production], default: staging } }
steps:
  - id: build
    name: "${HOSTILE}"
    run: |
      printf '\\033[31m${HOSTILE}\\033[0m\\n<script>alert(2)</script>\\n'
      printf '${HOSTILE}\\n' > 'a <b>.txt'
      echo "word=${HOSTILE}" >> "$GITHUB_OUTPUT"
  - id: wait
    run: |
      i=0
      until [ -e go ]; do i=$((i+1)); echo "waits $i"; sleep 0.05; done
      echo "to \${{ inputs.target }}"
  - id: end
    run: echo done
`;

const step = (page: Page, id: string) =>
  page.locator('.step', { has: page.locator('.step-id', { hasText: new RegExp(`^${id}$`) }) });

test('a run is started, watched, cut off together with the service, found again, resumed and finished', async () => {
  const workspace = workspaceWith(SLOW);
  const port = await freePort();
  const first = await serve(workspace, port);
  const { page, wrongs } = await openTab(first.address);
  await page.getByText('There is no run yet').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'New run' }).click();
  await page.getByLabel('target').selectOption('production');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await step(page, 'wait').click();
  await page.getByText(/^waits 3$/).waitFor();
  await page.reload();
  await page.getByText(/^waits 9$/).waitFor();

  const [run = ''] = readdirSync(join(workspace, '.savepoint/runs'));
  const record = JSON.parse((await savepoint(['show', run, '-o', 'json'], { cwd: workspace })).stdout);
  await first.kill();
  await page.getByText('The service does not answer.').waitFor();
  process.kill(record.attempts[0].where.pid, 'SIGKILL');
  await serve(workspace, port);
  await page.getByText('This run was interrupted').waitFor();
  expect(await page.getByText('The service does not answer.').count()).toBe(0);
  await page.reload();
  await page.getByText('This run was interrupted').waitFor();

  await page.locator('.banner').getByRole('button', { name: 'Resume' }).click();
  await page.getByText('attempt 2', { exact: true }).waitFor();
  await page.getByText(/^waits 1$/).waitFor();
  writeFileSync(join(workspace, 'go'), '');
  await page.locator('.pill', { hasText: 'completed' }).waitFor();
  expect(await page.locator('.tag', { hasText: 'reused' }).count()).toBe(1);
  expect(await page.getByText('to production').count()).toBe(1);
  expect(await step(page, 'wait').locator('rect').count()).toBe(2);
  expect(wrongs).toEqual([]);
});

test('a banner that was dismissed stays away, and a retry from scratch is a new run', async () => {
  const workspace = workspaceWith('steps: [{ id: one, run: "until [ -e go ]; do sleep 0.05; done" }]');
  const { address } = await serve(workspace, await freePort());
  const { page, wrongs } = await openTab(address);
  await page.getByRole('button', { name: 'New run' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the run' }).click();
  await page.locator('.banner').getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('.banner').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  expect(await page.locator('.banner').count()).toBe(0);
  writeFileSync(join(workspace, 'go'), '');
  await page.getByRole('button', { name: 'Retry from scratch' }).click();
  await page.locator('.pill', { hasText: 'completed' }).waitFor();
  await page.locator('.row').nth(1).waitFor();
  expect(wrongs).toEqual([]);
});

const ASKS = `
steps:
  - { id: db, run: sleep 1000, background: true }
  - id: test
    strategy: { matrix: { shard: [1, 2] } }
    run: echo \${{ matrix.shard }}
  - { id: staging, approval: { prompt: "Publish ${HOSTILE}?" } }
  - { id: deploy, rerun: ask, run: exit 1 }
  - { id: production, approval: {} }
  - { id: end, run: echo done }
`;

test('a person approves, takes as done, rejects and asks again on the page, and each answer is on record', async () => {
  const workspace = workspaceWith(ASKS);
  await savepoint(['run'], { cwd: workspace });
  const { address } = await serve(workspace, await freePort());
  const { page, wrongs } = await openTab(address);
  const pill = (status: string) => page.locator('.pill', { hasText: status }).waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const asks = (id: string) => page.getByRole('region', { name: `${id} asks` });
  await page.locator('.row').click();
  await asks('staging').getByText(`Publish ${HOSTILE}?`).waitFor();
  await step(page, 'db').locator('rect').waitFor();
  expect(await page.locator('.step-id').allTextContents()).toEqual(
    expect.arrayContaining(['test (1)', 'test (2)']),
  );
  await page.getByLabel('Comment on staging').fill('fine');
  await button('Approve and resume').click();
  await pill('failed');
  await button('Resume').click();
  await asks('deploy').getByText('it was started before, so it asks first').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await page.reload();
  await button('Take it as done…').click();
  await page.getByLabel('Why, for the record').fill('it is there');
  await button('Take as done').click();
  await page.getByLabel('Comment on production').fill('not today');
  await button('Reject').click();
  await page.getByRole('region', { name: 'Rejected' }).getByText('not today').waitFor();
  await pill('failed');
  expect([await button('Resume').count(), await barriersIn(page)]).toEqual([0, []]);
  await step(page, 'production').click();
  await button('Run from here').waitFor();
  expect(await button('Mark as completed').count()).toBe(0);
  await button('Run from here').click();
  await asks('production').waitFor();
  expect(await button('Mark as completed').count()).toBe(0);
  await button('Approve and resume').click();
  await pill('completed');
  await step(page, 'staging').click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.locator('dd', { hasText: /^approved by .+: fine$/ }).waitFor();
  await page.getByRole('tab', { name: 'Events' }).click();
  expect(await page.locator('.events li', { hasText: 'step.decided' }).allTextContents()).toEqual([
    expect.stringContaining('production: approved by '),
    expect.stringMatching('production: rejected by .*: not today'),
    expect.stringMatching('deploy: taken as done by .*: it is there'),
    expect.stringMatching('staging: approved by .*: fine'),
  ]);
  expect(wrongs).toEqual([]);
});

test('what could not be saved is said above the steps, also in a report', async () => {
  const workspace = workspaceWith('steps: [{ id: one, run: echo 1 > a }, { id: two, run: echo 2 > b }]');
  const fault = { at: 1, match: '^open [^ ]*/packs/000002', action: 'fail-on', code: 'ENOSPC' } as const;
  await crash(['run'], { cwd: workspace, env: {} }, { roots: [storeOf(workspace)], fault });
  const { address } = await serve(workspace, await freePort());
  const { stdout } = await savepoint(['report'], { cwd: workspace });
  for (const place of [address, `file://${stdout.trim()}`]) {
    const { page, wrongs } = await openTab(place);
    if (place === address) await page.locator('.row').click();
    await page.locator('.warnings', { hasText: 'one: is completed but not saved' }).waitFor();
    await step(page, 'one').getByText('not saved').waitFor();
    expect([await barriersIn(page), wrongs]).toEqual([[], []]);
  }
});

test('a run that is gone is forgotten, and a browser without the token is told how to come in', async () => {
  const workspace = workspaceWith('steps: [{ run: "true" }]');
  await savepoint(['run'], { cwd: workspace });
  const { address } = await serve(workspace, await freePort());
  const { page } = await openTab(address);
  await page.locator('.row').click();
  await page.locator('.pill').waitFor();
  await savepoint(['clean', '--all'], { cwd: workspace });
  await page.reload();
  await page.getByText('There is no run yet').waitFor();
  const stranger = await openTab(new URL('/', address).href);
  await stranger.page.getByText('This page needs its token').waitFor();
});

async function failedRun(): Promise<string> {
  const workspace = workspaceWith(
    SLOW.replace('until [ -e go ]', 'until true').replace('echo done', 'exit 3'),
  );
  await savepoint(['run'], { cwd: workspace });
  return workspace;
}

test.each([
  ['light', { colorScheme: 'light' as const }],
  ['dark', { colorScheme: 'dark' as const }],
  ['on a phone', { viewport: { width: 390, height: 780 } }],
])('nothing bars the way of a keyboard or a screen reader: %s', async (_, options) => {
  const { address } = await serve(await failedRun(), await freePort());
  const { page, wrongs } = await openTab(address, options);
  await page.locator('.row').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await page.locator('.row').click();
  await step(page, 'build').click();
  await page.locator('.line').first().waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Graph' }).click();
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await page.locator('.diff summary').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Next resume' }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.locator('.plan td').first().waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Events' }).click();
  expect(await barriersIn(page)).toEqual([]);
  expect(wrongs).toEqual([]);
});

test('of many steps, the log of the failed one opens at its end, on a phone where one sees it, also in a report', async () => {
  const ids = Array.from({ length: 25 }, (_, at) => `  - { id: s${at}, run: "true" }`);
  const fails = 'for i in $(seq 500); do echo "line $i"; done; exit 1';
  const workspace = workspaceWith(`steps:\n${ids.join('\n')}\n  - { id: last, run: '${fails}' }\n`);
  await savepoint(['run'], { cwd: workspace });
  const { stdout } = await savepoint(['report'], { cwd: workspace });
  const { address } = await serve(workspace, await freePort());
  for (const place of [address, `file://${stdout.trim()}`]) {
    const { page, wrongs } = await openTab(place);
    const end = page.getByText('line 500', { exact: true });
    if (place === address) {
      await page.locator('.row').click();
      await step(page, 'last').click();
    }
    await end.waitFor();
    await page.getByRole('tab', { name: 'Events' }).click();
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Close the step' }).click();
    await page.setViewportSize({ width: 390, height: 780 });
    await step(page, 'last').click();
    await end.waitFor();
    const top = await page.locator('.step-view').evaluate((box) => box.getBoundingClientRect().top);
    expect([Math.abs(Math.round(top)), wrongs]).toEqual([0, []]);
  }
});

test('a report of a run that goes on says when it was made, and counts no further', async () => {
  const workspace = workspaceWith('steps: [{ id: wait, run: "until [ -e go ]; do sleep 0.05; done" }]');
  const run = startSavepoint(['run'], { cwd: workspace });
  await until('the step runs', () => run.printed().stderr.includes('> wait'));
  const { stdout } = await savepoint(['report'], { cwd: workspace });
  writeFileSync(join(workspace, 'go'), '');
  await run.ended;
  const { page, wrongs } = await openTab('about:blank');
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.goto(`file://${stdout.trim()}`);
  await page.getByText('The run was going on when this report was made').waitFor();
  const times = await page.locator('.duration, .facts span').allTextContents();
  expect(times.filter((text) => /\d(h|m)\b/.test(text))).toEqual([]);
  expect([await barriersIn(page), wrongs]).toEqual([[], []]);
});

test('by keys alone one comes to a step, its changes and back', async () => {
  const { address } = await serve(await failedRun(), await freePort());
  const { page } = await openTab(address);
  await page.locator('.row').focus();
  await page.keyboard.press('Enter');
  await step(page, 'build').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: /^Changes/ }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Timeline' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.box').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'wait' }).waitFor();
});

test('names, logs and files are text, whatever they hold, also in a report, which asks no network', async () => {
  const workspace = await failedRun();
  const { address } = await serve(workspace, await freePort());
  const { stdout } = await savepoint(['report'], { cwd: workspace });
  for (const place of [address, `file://${stdout.trim()}`]) {
    const { page, wrongs } = await openTab(place);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    if (place === address) await page.locator('.row').click();
    await step(page, 'build').click();
    await page.locator('.line', { hasText: '<script>alert(2)</script>' }).waitFor();
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.locator('.diff', { hasText: `+${HOSTILE}` }).waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.locator('.details dd', { hasText: HOSTILE }).waitFor();
    const downloads = page.waitForEvent('download');
    await page.getByRole('link', { name: 'record' }).click();
    const record = await (await downloads).path();
    expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ status: 'failed', attempt: 1 });
    await page.getByRole('tab', { name: 'Graph' }).click();
    expect(await page.locator('img, #app script').count()).toBe(0);
    expect(wrongs).toEqual([]);
    if (place !== address) expect([asked, await barriersIn(page)]).toEqual([[], []]);
  }
});

test('a log of 100 MB and a run of 1,000 steps stay quick', async () => {
  const steps = Array.from(
    { length: 1000 },
    (_, at) => `  - { id: s${at}, run: "true", needs: [${at < 10 ? '' : `s${at - 10}`}] }`,
  );
  const workspace = workspaceWith(`steps:\n${steps.join('\n')}\n`);
  await savepoint(['run', '--only-step', 's0'], { cwd: workspace });
  const [run = ''] = readdirSync(join(workspace, '.savepoint/runs'));
  const block = Array.from({ length: 20_000 }, (_, at) => `line ${at} of some text of a log`).join('\n');
  const log = join(workspace, '.savepoint/runs', run, 'logs/s0.1.1.log');
  for (let at = 0; at < 160; at++) appendFileSync(log, `${block}\n`);
  appendFileSync(log, 'the very last line');
  const { address } = await serve(workspace, await freePort());
  const { page, wrongs } = await openTab(address);
  await page.locator('.row').click();
  await step(page, 's999').waitFor({ state: 'attached' });
  await step(page, 's0').click();
  await page.getByText('3,200,001 lines').waitFor();
  const lines = page.locator('.lines');
  const longest = await lines.evaluate(async (element) => {
    let most = 0;
    for (let at = 0; at <= 20; at++) {
      const start = performance.now();
      element.scrollTop = (element.scrollHeight * at) / 20;
      await new Promise((done) =>
        element.ownerDocument.defaultView?.requestAnimationFrame(() => setTimeout(done, 0)),
      );
      most = Math.max(most, performance.now() - start);
    }
    return most;
  });
  expect(longest).toBeLessThan(500);
  await page.getByText('the very last line').waitFor();
  await page.getByLabel('Search the log').fill('VERY LAST');
  await page.locator('.line.found', { hasText: 'the very last line' }).waitFor();
  expect(await page.locator('.line').count()).toBeLessThan(200);
  expect(wrongs).toEqual([]);
});
