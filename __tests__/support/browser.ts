/** A real browser without a window. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { which } from '../../src/shell/which.ts';

const NAMES = ['chromium', 'google-chrome', 'chromium-browser', 'chrome'];
/** Without these it asks the network again and again. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;

/** Starts the browser for a suite. */
export function useBrowser(): void {
  beforeAll(async () => {
    const found = NAMES.map((name) => which(name, process.env.PATH, '/')).find((path) => path !== null);
    if (found === undefined)
      throw new Error('there is no Chromium on PATH: on Debian, `apt-get install chromium` brings it');
    browser = await chromium.launch({ executablePath: found ?? '', args: QUIET });
  });
  afterAll(() => browser?.close());
}

export interface Tab {
  readonly page: Page;
  /** What went wrong in it: errors of scripts, and what its policy forbids. */
  readonly wrongs: readonly string[];
}

export async function openTab(address: string, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const wrongs: string[] = [];
  page.on('pageerror', (error) => wrongs.push(error.message));
  // A service that is down, and what it refuses, the browser notes by itself.
  page.on('console', (said) => {
    if (said.type() === 'error' && !/Failed to load resource|ERR_/.test(said.text()))
      wrongs.push(said.text());
  });
  page.on('dialog', (dialog) => {
    wrongs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(address);
  return { page, wrongs };
}

/** What axe finds wrong, with the places. */
export async function barriersIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe;
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
