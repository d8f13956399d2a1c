import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const chromiumPath = process.env.CHROMIUM;

/** The address of the running product. */
export const siteUrl = process.env.MAJLIS_URL ?? '';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A group of tests in a real browser; left out, and said to be, where there is no Chromium. */
export const describeInBrowser = (title: string, tests: () => void): void =>
  chromiumPath ? describe(title, tests) : describe.skip(`${title} (needs Chromium: apt-get install chromium)`, tests);

// Root has no user namespaces for Chromium's sandbox; the pages are our own. The rest keeps Chromium off the network.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'].concat([
  '--disable-background-networking',
  '--disable-component-update',
]);

let browser: Browser;
let contexts: BrowserContext[] = [];
/** What no page may do: log an error, or ask anybody but us for something. */
let browserErrors: string[] = [];

beforeAll(async () => {
  if (chromiumPath) browser = await chromium.launch({ executablePath: chromiumPath, args: flags });
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  const seen = browserErrors;
  browserErrors = [];
  expect(seen).toEqual([]);
});
afterAll(() => browser?.close());

let allowedErrors: RegExp | undefined;
/** Lets what a browser logs of failures pass that the tests of a file bring about themselves. */
export const allowConsoleErrors = (pattern: RegExp): void => {
  allowedErrors = pattern;
};

let areAudioRequestsAllowed = false;
/** Lets recordings pass that the tests of a file play: nothing else is fetched from elsewhere. */
export const allowAudioRequests = (): void => {
  areAudioRequestsAllowed = true;
};

/** A new person with a browser of their own, at the product or at another gateway of it. */
export async function openVisitorPage(
  viewport = desktop,
  at = siteUrl,
  browsing: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: at, ...browsing });
  contexts.push(context);
  context.setDefaultTimeout(10_000);
  context.on('page', (page) => collectErrors(page, at));
  return context.newPage();
}

function collectErrors(page: Page, at: string): void {
  page.on('pageerror', (error) => browserErrors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text(), page.url()))
      browserErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${at}/`) || /^(data|blob):/.test(request.url());
    const isSignIn = request.isNavigationRequest() || new URL(page.url()).origin !== at;
    const isPlayed = areAudioRequestsAllowed && request.resourceType() === 'media';
    if (!isOurs && !isSignIn && !isPlayed) browserErrors.push(`${page.url()} asked ${request.url()}`);
  });
}

/** A 404 or 409 that a test asks for; and what staff type is previewed, whose handlers the policy stops. */
const isExpected = (text: string, url: string): boolean =>
  /status of 4\d\d/.test(text) ||
  allowedErrors?.test(text) ||
  (url.includes('/admin/') && text.startsWith('Executing inline event handler violates'));

/** For what follows a moment after something else that a test has waited for: it comes to be so within the time of any step. */
export async function expectEventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let value = await read();
  for (
    const limit = Date.now() + 10_000;
    Date.now() < limit && !isDeepStrictEqual(value, expected);
    value = await read()
  )
    await wait(50);
  expect(value).toEqual(expected);
}

/** What staff save is public within five seconds: looks again until then, and says whether it came to be so. */
export async function becomesPublic(check: () => Promise<boolean>): Promise<boolean> {
  for (const limit = Date.now() + 5_000; Date.now() < limit; await wait(100)) if (await check()) return true;
  return false;
}

/** Opens a public page as soon as it shows what was just saved. */
export async function openWhenTextIsPublic(page: Page, path: string, text: string): Promise<void> {
  const isTextVisible = async () => {
    await page.goto(path);
    return page.getByText(text).first().isVisible();
  };
  if (!(await becomesPublic(isTextVisible))) throw new Error(`${path} does not show ${text}`);
}

/** Whoever has the cookie of a staff session is never given written pages, even if nobody has signed in with it. */
export const skipPrerenderedPages = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'sid', value: 'nobody', url: siteUrl }]);

export const waitForFonts = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const haveCome = [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');
    return !document.querySelector('link[rel="later"]') && haveCome && document.fonts.status === 'loaded';
  });
};

/** Waits until our fonts have come and the page's code runs: on a busy machine both may be later than the first quiet moment. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await waitForFonts(page);
};

/** The accessibility mistakes that axe finds on a page: rule and place. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await waitUntilHydrated(page);
  // Idle though the network may be, a page of the staff area is drawn a moment later; one that never has a title is reported.
  await page.waitForFunction(() => document.title !== '').catch(() => undefined);
  // Our pages have no frames, so no further window has to put together what was found in each; nor is it noted what is well.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

/** Whether something is wider than the window, so that a reader would have to scroll sideways. */
export const hasHorizontalOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
