import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import axe, { type RunOptions } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { until } from './until.js';

/** Only what hangs lasts so long. Speed has tests of its own. */
const waitLimitMs = 45_000;

const chromiumPath = process.env.CHROMIUM;

export const siteUrl = process.env.MAJLIS_URL ?? '';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export function describeInBrowser(title: string, tests: () => void): void {
  if (!chromiumPath) {
    describe.skip(`${title} (needs Chromium: apt-get install chromium-headless-shell)`, tests);
    return;
  }
  describe(title, () => {
    afterEach(closePages);
    tests();
  });
}

// Chromium's sandbox does not work for root, and the pages are our own. The other flags keep Chromium off the
// network.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'].concat([
  '--disable-background-networking',
  '--disable-component-update',
]);

/** One for all files of a worker. */
let browser: Promise<Browser> | undefined;
let contexts: BrowserContext[] = [];
/** Open pages of the staff area by the context that they need. They are kept for the next test. */
let lentPages: { need: string; page: Page }[] = [];
const idlePages = new Map<string, Page[]>();
/** Console errors and requests to other sites, neither of which a page may cause. */
let browserErrors: string[] = [];
/** They are printed when a test fails, because they often explain why. */
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
/** Until the end of a test that causes failures which the browser logs. */
export const allowConsoleErrors = (pattern: RegExp): void => {
  allowedErrors = pattern;
};

let areAudioRequestsAllowed = false;
/** Until the end of a test that plays recordings, which are fetched from other sites. */
export const allowAudioRequests = (): void => {
  areAudioRequestsAllowed = true;
};

export async function openVisitorPage(
  viewport = desktop,
  at = siteUrl,
  browsing: BrowserContextOptions = {},
): Promise<Page> {
  browser ??= chromium.launch({ executablePath: chromiumPath ?? '', args: flags });
  const context = await (await browser).newContext({ viewport, baseURL: at, ...browsing });
  contexts.push(context);
  context.setDefaultTimeout(waitLimitMs);
  context.on('page', (page) => collectErrors(page, at));
  return context.newPage();
}

/**
 * A page that an earlier test used, without its cookies, storage and history. A new context has to load and
 * compile the staff area again, which takes longer than most tests. What `addInitScript` or `clock` change would stay:
 * such a test needs a context of its own.
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

/** The page is painted twice, so that what was done is seen, and what it caused. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export async function expectEventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let value = await read();
  for (
    const limit = Date.now() + waitLimitMs;
    Date.now() < limit && !isDeepStrictEqual(value, expected);
    value = await read()
  )
    await wait(50);
  expect(value).toEqual(expected);
}

/** That a save is public within five seconds is tested without browsers, which keep the machine busy. */
export const becomesPublic = (check: () => Promise<boolean>): Promise<boolean> => until('a save is public', check);

/** Until a page is prerendered, the gateway serves the app shell, which needs JavaScript. */
export const fetchPrerendered = (path: string) =>
  until(`${path} is prerendered`, async () => {
    const html = await (await fetch(siteUrl + path)).text();
    return html.includes('id="prerendered-data"') && html;
  });

/** Opens the page only once its HTML has the text: to open it takes far longer than to read it. */
export async function openWhenTextIsPublic(page: Page, path: string, text: string): Promise<void> {
  const isTextVisible = async () => {
    const html = await (await page.request.get(path)).text();
    if (!readText(html).includes(text.toLowerCase())) return false;
    await page.goto(path);
    return page.getByText(text).first().isVisible();
  };
  await until(`${path} shows ${text}`, isTextVisible);
}

const characterOf: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const readText = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characterOf[entity] ?? entity)
    .toLowerCase();

/** The gateway serves no prerendered pages to a browser with a staff cookie, even an invalid one. */
export const skipPrerenderedPages = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'sid', value: 'invalid', url: siteUrl }]);

export const waitForFonts = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const areFontsLoaded = [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');
    return !document.querySelector('link[rel="deferred"]') && areFontsLoaded && document.fonts.status === 'loaded';
  });
};

/** On a busy machine fonts and scripts may arrive after the network was idle for the first time. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await waitForFonts(page);
};

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

type AccessibilityOptions = { rules?: string[] | undefined; except?: string[]; within?: string };

export async function findAccessibilityViolations(
  page: Page,
  { rules, except = [], within = 'html' }: AccessibilityOptions = {},
): Promise<string[]> {
  // The page of the API and the pages for frames are not rendered by the application.
  if ((await page.locator('#root').count()) > 0) await waitUntilHydrated(page);
  // A page of the staff area renders a moment after the network is idle. axe reports a page that never gets a title.
  await page.waitForFunction(() => document.title !== '').catch(() => undefined);
  // Once per page: to load axe takes as long as to run it.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // axe would load all style sheets for a rule that is off.
    preload: false,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(runAxe, { options, within });
}

async function runAxe({ options, within }: { options: RunOptions; within: string }): Promise<string[]> {
  const { violations } = await window.axe.run(within, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

const openDialog = '[role=dialog]';

type Colours = { colorScheme: 'light' | 'dark'; forcedColors?: 'active' };

/**
 * The structure is the same in all colours, so that only the contrast is checked in those after the first. Of a page
 * with an open dialog only that is checked.
 */
export async function expectAccessible(
  page: Page,
  colours: Colours[] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }],
): Promise<void> {
  const within = (await page.locator(openDialog).filter({ visible: true }).count()) > 0 ? openDialog : 'html';
  for (const [index, { colorScheme, forcedColors = 'none' }] of colours.entries()) {
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    const rules = index > 0 ? ['color-contrast'] : undefined;
    const where = `${new URL(page.url()).pathname}, ${colorScheme}, forced: ${forcedColors}, ${within}`;
    expect([where, await findAccessibilityViolations(page, { within, rules })]).toEqual([where, []]);
  }
  expect([page.url(), await hasHorizontalOverflow(page)]).toEqual([page.url(), false]);
}

export async function expectAccessibleOnAllScreens(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await page.setViewportSize(before);
}

export const hasHorizontalOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Unlike `goBack`, this does not wait for a navigation, which the page may prevent. */
export const pressBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());
