import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../find-chromium.mjs';

/** Only a page that hangs takes so long. Speed has tests of its own. */
export const waitLimitMs = 45_000;

const chromiumPath = process.env.CHROMIUM;

export const siteUrl = process.env.MAJLIS_URL ?? '';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The data folder of the product and the URL of its database as the owner, if the tests have started the product. */
export const productFolder = process.env.MAJLIS_PRODUCT_FOLDER ?? '';
export const databaseUrl = process.env.MAJLIS_DATABASE_URL ?? '';

export function describeInBrowser(title: string, tests: () => void): void {
  if (!chromiumPath) describe.skip(`${title} (needs Chromium: apt-get install chromium-headless-shell)`, tests);
  else
    describe(title, () => {
      afterEach(closePages);
      tests();
    });
}

export function describeWithOwnProduct(title: string, tests: () => void): void {
  if (productFolder) describeInBrowser(title, tests);
  else describe.skip(`${title} (needs a product that the tests start)`, tests);
}

/** All test files of a worker share one browser. */
let browser: Promise<Browser> | undefined;
let contexts: BrowserContext[] = [];
/** Pages of the staff area that a test has borrowed, with the settings of their context; they are kept for later tests. */
let lentPages: { need: string; page: Page }[] = [];
const idlePages = new Map<string, Page[]>();
/** Console errors and requests to other sites, neither of which a page may cause. */
let browserErrors: string[] = [];
/** Failed requests are printed when a test fails, because they often explain why. */
let failedRequests: string[] = [];

async function closePages(): Promise<void> {
  const shown = expect.getState().hasFailed ? await describePages() : undefined;
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  await Promise.all(lentPages.map(takeBack));
  lentPages = [];
  allowedErrors = undefined;
  areAudioRequestsAllowed = false;
  const errors = browserErrors;
  browserErrors = [];
  failedRequests = [];
  if (shown) throw new Error([...shown, ...errors].join('\n'));
  expect(errors).toEqual([]);
}

const picturesOfFailures = join(import.meta.dirname, '../../../node_modules/.cache/majlis/failed-tests');

/** Takes a picture of each open page, and returns the texts of the pages and the requests that failed. */
async function describePages(): Promise<string[]> {
  const pages = [...contexts.flatMap((context) => context.pages()), ...lentPages.map(({ page }) => page)];
  const name = expect.getState().currentTestName?.replaceAll(/\W+/g, '-') ?? 'test';
  const described = pages.map(async (page, index) => {
    const path = join(picturesOfFailures, `${name}-${index + 1}.png`);
    await page.screenshot({ path, timeout: 10_000 });
    const text = await page.locator('body').innerText({ timeout: 10_000 });
    return `The page ${page.url()} looked like ${path} and said:\n${text.replaceAll(/\n{2,}/g, '\n').slice(0, 2_000)}`;
  });
  const shown = await Promise.all(described.map((each) => each.catch((error: unknown) => String(error))));
  return [...shown, ...failedRequests];
}

let allowedErrors: RegExp | undefined;
/** Allows console errors until the end of the test, for tests that cause failures which the browser logs. */
export const allowConsoleErrors = (pattern: RegExp): void => {
  allowedErrors = pattern;
};

let areAudioRequestsAllowed = false;
/** Allows requests for recordings, which are on other sites, until the end of the test. */
export const allowAudioRequests = (): void => {
  areAudioRequestsAllowed = true;
};

export async function openVisitorPage(
  viewport = desktop,
  at = siteUrl,
  browsing: BrowserContextOptions = {},
): Promise<Page> {
  browser ??= chromium.launch({ executablePath: chromiumPath ?? '', args: chromiumFlags });
  const context = await (await browser).newContext({ viewport, baseURL: at, ...browsing });
  contexts.push(context);
  context.setDefaultTimeout(waitLimitMs);
  context.on('page', (page) => collectErrors(page, at));
  return context.newPage();
}

/**
 * Returns a page that an earlier test used, without its cookies, storage and history: in a new context the staff area would be
 * loaded and compiled again, which takes longer than most tests. Changes by `addInitScript` or `clock` would stay, so tests that
 * make them need a context of their own.
 */
export async function borrowPage(viewport: ViewportSize, browsing: BrowserContextOptions): Promise<Page> {
  const { colorScheme = 'light', forcedColors = 'none', reducedMotion = 'reduce', ...contextOptions } = browsing;
  const need = JSON.stringify(contextOptions);
  const page = idlePages.get(need)?.pop() ?? (await openKeptPage(viewport, contextOptions));
  lentPages.push({ need, page });
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
  return page;
}

async function openKeptPage(viewport: ViewportSize, browsing: BrowserContextOptions): Promise<Page> {
  const page = await openVisitorPage(viewport, siteUrl, browsing);
  contexts = contexts.filter((context) => context !== page.context());
  return page;
}

async function takeBack({ need, page }: { need: string; page: Page }): Promise<void> {
  if (page.isClosed()) return;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([context.setOffline(false), context.clearCookies()]);
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  collectErrors(page, siteUrl);
  idlePages.set(need, [...(idlePages.get(need) ?? []), page]);
}

function collectErrors(page: Page, at: string): void {
  page.on('pageerror', (error) => browserErrors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text(), page.url()))
      browserErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      failedRequests.push(`${response.request().method()} ${response.url()} was answered with ${response.status()}`);
  });
  page.on('request', (request) => {
    const isOwnOrigin = request.url().startsWith(`${at}/`) || /^(data|blob):/.test(request.url());
    const isSignIn = request.isNavigationRequest() || new URL(page.url()).origin !== at;
    const isPlayed = areAudioRequestsAllowed && request.resourceType() === 'media';
    if (!isOwnOrigin && !isSignIn && !isPlayed) browserErrors.push(`${page.url()} requested ${request.url()}`);
  });
}

/** Tests cause 404 and 409 on purpose, and the preview of staff input triggers the content security policy. */
const isExpected = (text: string, url: string): boolean =>
  /status of 4\d\d/.test(text) ||
  allowedErrors?.test(text) ||
  (url.includes('/admin/') && text.startsWith('Executing inline event handler violates'));
