import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../find-chromium.mjs';
import { describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { expectEventually, nextFrames, waitForFonts, waitUntilHydrated } from './page-states.js';
import { sampleConference as congress } from './public-site.js';
import { levelOne } from './steps.js';

/** Only a Chromium with windows has a back/forward cache; without them the key End also stops before the end. */
const chromiumWithWindows = '/usr/bin/chromium';
const testWithWindows = (title: string, steps: (page: Page) => Promise<void>) =>
  (existsSync(chromiumWithWindows) ? test : test.skip)(title, async () => {
    const browser = await chromium.launch({
      executablePath: chromiumWithWindows,
      args: chromiumFlags,
      // Playwright disables the back/forward cache by default.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      await steps(await browser.newPage({ viewport: phone, baseURL: siteUrl }));
    } finally {
      await browser.close();
    }
  });

const waitForScroll = (page: Page, position: number) =>
  page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 5, position);
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

type View = { title: string; path: string; at: number; y: number };

/**
 * Records what each frame shows, without repetitions. While the code of the next page loads, the former one is hidden: that counts
 * as 'Loading'.
 */
function recordViews(): void {
  const views: View[] = [];
  Object.assign(window, { views });
  const note = () => {
    const heading = document.querySelector('h1');
    const title = heading?.checkVisibility() ? (heading.textContent ?? '') : 'Loading';
    const view = { title, path: location.pathname, at: performance.now(), y: Math.round(scrollY) };
    const last = views.at(-1);
    if (view.title !== last?.title || view.path !== last.path || view.y !== last.y) views.push(view);
    requestAnimationFrame(note);
  };
  note();
}
const recordedViews = (page: Page) => page.evaluate(() => (window as unknown as { views: View[] }).views);

/**
 * Records calls of scrollIntoView: positions would not tell a smooth scroll from a jump, because a busy machine may draw it in one
 * step.
 */
function recordScrolls(): void {
  const scrolls: unknown[] = [];
  Object.assign(window, { scrolls });
  const scrollIntoView = Reflect.get(Element.prototype, 'scrollIntoView');
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolls.push(typeof options === 'object' && options.behavior);
    scrollIntoView.call(this, options);
  };
}
const recordedScrolls = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls);

const topOfElement = (page: Page, id: string) =>
  page.evaluate((elementId) => Math.round(document.getElementById(elementId)?.getBoundingClientRect().top ?? -1), id);

function firstVisibleText(): string {
  const elements = [...document.querySelectorAll('main :is(h2, h3, p, li)')];
  return elements.find((element) => element.getBoundingClientRect().top > 80)?.textContent ?? '';
}

const belowHeader = 100;

describeInBrowser('navigation with Back and Forward', () => {
  test('a link opens at the top, and Back and reload restore the scroll position', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/');
    await waitUntilHydrated(page);
    // After the first key the whole page is laid out, so that positions no longer change.
    await page.keyboard.press('Shift');
    const link = page.getByRole('main').locator('a[href="/research"]').last();
    await link.scrollIntoViewIfNeeded();
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(500);
    const home = await page.getByRole('heading', { level: 1 }).textContent();

    await page.route(/\/assets\/research-page-.*\.js$/, (route) => setTimeout(() => void route.continue(), 300));
    // After Back the texts must be as high as before, although the code that sanitises them is delayed.
    await page.route(/\/assets\/sanitised-text-.*\.js$/, (route) => setTimeout(() => void route.continue(), 5_000));
    const read = await page.evaluate(firstVisibleText);
    await page.evaluate(recordViews);
    await link.click();
    await page.waitForURL('**/research');
    await levelOne(page, 'Research').waitFor();
    await nextFrames(page);
    const seen = (await recordedViews(page)).map(({ title, y }) => `${title} at ${y}`);
    const changes = seen.filter((view, index) => view !== seen[index - 1]);
    expect(changes).toEqual([`${home} at ${position}`, 'Loading at 0', 'Research at 0']);

    await page.goBack();
    await page.waitForURL(`${siteUrl}/`);
    await waitForScroll(page, position);
    expect(await page.evaluate(firstVisibleText)).toBe(read);
    await page.reload();
    await waitUntilHydrated(page);
    await waitForScroll(page, position);
  });

  test.each([
    ['/', '/about#journey'],
    ['/about', '/about#team'],
    [congress, `${congress}#agenda`],
  ])('from %s the page scrolls smoothly to %s, once', async (from, to) => {
    const page = await openVisitorPage();
    await page.goto(from);
    await waitUntilHydrated(page);
    await page.evaluate(recordViews);
    await page.evaluate(recordScrolls);
    // The click is dispatched, because some of these links are in a closed menu.
    await page.locator(`a[href="${to}"]`).first().dispatchEvent('click');
    await expectEventually(() => topOfElement(page, new URL(to, siteUrl).hash.slice(1)), belowHeader);
    const positions = (await recordedViews(page)).filter(({ path }) => path === new URL(to, siteUrl).pathname);
    const [arrived, ...moves] = positions.filter(({ y }, index) => y !== positions[index - 1]?.y);
    expect(arrived?.y).toBe(0);
    expect((await recordedScrolls(page))[0]).toBe('smooth');
    if (from === '/') expect((moves[0]?.at ?? 0) - (arrived?.at ?? 0)).toBeGreaterThan(250);
    expect(moves.map(({ y }) => y)).toEqual(moves.map(({ y }) => y).sort((one, other) => one - other));
  });

  test('with reduced motion a fragment is reached without scrolling animation', async () => {
    const page = await openVisitorPage(phone, siteUrl, { reducedMotion: 'reduce' });
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.evaluate(recordViews);
    await page.locator('a[href="/about#journey"]').first().dispatchEvent('click');
    await expectEventually(() => topOfElement(page, 'journey'), belowHeader);
    // The last position is recorded in the next frame.
    const readPositions = async () => {
      const views = await recordedViews(page);
      return new Set(views.filter(({ path }) => path === '/about').map(({ y }) => y)).size;
    };
    await expectEventually(readPositions, 2);
  });

  testWithWindows('the key End leads to the end of a page', async (page) => {
    for (const path of ['/', '/about', '/blog', congress, '/contact']) {
      await page.goto(path);
      await waitUntilHydrated(page);
      // Everything must have loaded, because content that arrives after the key was pressed makes the page longer.
      await page.waitForLoadState('networkidle');
      await waitForFonts(page);
      await page.keyboard.press('End');
      const left = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight));
      // Four pixels are less than the margin below the last line.
      await expectEventually(async () => [path, (await left()) <= 4], [path, true]);
    }
  });

  test('a double press adds one history entry', async () => {
    const page = await openVisitorPage();
    await page.goto('/podcasts');
    await waitUntilHydrated(page);
    const steps = await page.evaluate(() => history.length);
    const entries = page.getByRole('navigation', { name: 'Main' });
    await entries.getByRole('link', { name: 'Research' }).dblclick();
    await levelOne(page, 'Research').waitFor();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await levelOne(page, 'Podcast').waitFor();

    await page.getByRole('searchbox').fill('judge');
    await page.getByRole('main').getByRole('link', { name: 'The Judge Who Said No' }).click();
    await levelOne(page, 'The Judge Who Said No').waitFor();
  });

  test('a reload of a long page restores the section that was visible', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/about');
    await waitUntilHydrated(page);
    for (let step = 0; step < 15; step += 1) {
      await page.mouse.wheel(0, 400);
      await nextFrames(page);
    }
    await page.waitForFunction(() => window.scrollY > 4_000);
    const read = await page.evaluate(firstVisibleText);
    await page.reload();
    await waitUntilHydrated(page);
    await expectEventually(() => page.evaluate(firstVisibleText), read);
  });

  testWithWindows('the back/forward cache restores pages as they were', async (page) => {
    for (const path of ['/', '/podcasts', congress]) {
      await page.goto(path);
      await waitUntilHydrated(page);
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await page.goto('/favicon.svg');
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => 'persisted' in window && window.persisted);
    }
  });
});
