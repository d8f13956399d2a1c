import { expect, test } from '@jest/globals';
import { chromium, type Page } from 'playwright-core';
import { describeInBrowser, expectEventually, openVisitorPage, phone, siteUrl } from './browser.js';

const isTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((name) => name.startsWith('__react')),
  );
const oursToScroll = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');
const untilAt = (page: Page, place: number) =>
  page.waitForFunction((there) => Math.abs(window.scrollY - there) < 5, place);
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Notes for each frame which page a reader sees, by its heading, and how far down it is; a view that stays is noted once. */
function noteViews(): void {
  const views: string[] = [];
  Object.assign(window, { views });
  const note = () => {
    const view = `${document.querySelector('h1')?.textContent} at ${Math.round(window.scrollY)}`;
    if (view !== views.at(-1)) views.push(view);
    requestAnimationFrame(note);
  };
  note();
}
const viewsOf = (page: Page) => page.evaluate(() => (window as unknown as { views: string[] }).views);

/** Notes how far down the page is in each frame; a place where it stays is noted once. */
function notePlaces(): void {
  const places: { path: string; at: number; y: number }[] = [];
  Object.assign(window, { places });
  const note = () => {
    const place = { path: location.pathname, at: performance.now(), y: Math.round(scrollY) };
    if (place.y !== places.at(-1)?.y || place.path !== places.at(-1)?.path) places.push(place);
    requestAnimationFrame(note);
  };
  note();
}
const placesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { places: { path: string; at: number; y: number }[] }).places);

const topOf = (page: Page, id: string) =>
  page.evaluate((part) => Math.round(document.getElementById(part)?.getBoundingClientRect().top ?? -1), id);

/** The first words below the navigation. */
function readAtTop(): string {
  const places = [...document.querySelectorAll('main :is(h2, h3, p, li)')];
  return places.find((place) => place.getBoundingClientRect().top > 80)?.textContent ?? '';
}

const congress = '/conferences/conscience-and-the-common-good';
/** Where a part begins that a link has led to. */
const belowHeader = 100;

describeInBrowser('to and fro', () => {
  test('a followed link begins at the top, Back returns to the place, and so does a reload', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/');
    await isTakenOver(page);
    const link = page.getByRole('main').locator('a[href="/research"]').last();
    await link.scrollIntoViewIfNeeded();
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(500);
    const home = await page.getByRole('heading', { level: 1 }).textContent();

    // The page that is open stays where it is until the code of the next is here, and that is never seen further down.
    await page.route(/\/assets\/research-page-.*\.js$/, (route) => setTimeout(() => void route.continue(), 300));
    await page.evaluate(noteViews);
    await link.click();
    await page.waitForURL('**/research');
    await page.getByRole('heading', { level: 1, name: 'Research' }).waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await viewsOf(page)).toEqual([`${home} at ${place}`, 'Research at 0']);

    await page.goBack();
    await page.waitForURL(`${siteUrl}/`);
    await untilAt(page, place);
    await page.reload();
    await isTakenOver(page);
    await untilAt(page, place);
  });

  test.each([
    ['/', '/about#journey'],
    ['/about', '/about#team'],
    [congress, `${congress}#agenda`],
  ])('from %s the page scrolls smoothly to %s, and once', async (from, to) => {
    const page = await openVisitorPage();
    await page.goto(from);
    await isTakenOver(page);
    await page.evaluate(notePlaces);
    // Some entries of a menu are links that are not to be seen.
    await page.locator(`a[href="${to}"]`).first().dispatchEvent('click');
    await expectEventually(() => topOf(page, new URL(to, siteUrl).hash.slice(1)), belowHeader);
    const places = (await placesOf(page)).filter(({ path }) => path === new URL(to, siteUrl).pathname);
    const [arrived, ...moves] = places;
    expect(arrived?.y).toBe(0);
    // A jump is one.
    expect(moves.length).toBeGreaterThan(1);
    if (from === '/') expect((moves[0]?.at ?? 0) - (arrived?.at ?? 0)).toBeGreaterThan(250);
    expect(moves.map(({ y }) => y)).toEqual(moves.map(({ y }) => y).sort((one, other) => one - other));
  });

  test('who wants no motion is at the part at once', async () => {
    const page = await openVisitorPage(phone, siteUrl, { reducedMotion: 'reduce' });
    await page.goto('/');
    await isTakenOver(page);
    await page.evaluate(notePlaces);
    await page.locator('a[href="/about#journey"]').first().dispatchEvent('click');
    await expectEventually(() => topOf(page, 'journey'), belowHeader);
    // The last is noted with the next frame.
    await expectEventually(async () => (await placesOf(page)).filter(({ path }) => path === '/about').length, 2);
  });

  test.each(['/', '/about', '/blog', congress, '/contact'])('the key End leads to the end of %s', async (path) => {
    const page = await openVisitorPage(phone);
    await page.goto(path);
    await isTakenOver(page);
    await oursToScroll(page);
    await page.keyboard.press('End');
    const left = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight));
    await expectEventually(left, 0);
  });

  test('what is pressed twice, or while something else is on its way, takes one step back', async () => {
    const page = await openVisitorPage();
    await page.goto('/podcasts');
    await isTakenOver(page);
    const steps = await page.evaluate(() => history.length);
    await page.route(/\/assets\/(contact|research|episode)-page-.*\.js$/, (route) =>
      setTimeout(() => void route.continue(), 600),
    );
    const entries = page.getByRole('navigation', { name: 'Main' });
    await entries.getByRole('link', { name: 'Contact Us' }).click();
    await entries.getByRole('link', { name: 'Research' }).dblclick();
    // What is sought here meanwhile does not call the page back.
    await page.getByRole('searchbox').fill('judge');
    await page.getByRole('heading', { level: 1, name: 'Research' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Podcast' }).waitFor();

    await page.getByRole('searchbox').fill('judge');
    await page.getByRole('main').getByRole('link', { name: 'The Judge Who Said No' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Judge Who Said No' }).waitFor();
  });

  test('of a long page the part that was read is there again after a reload', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/about');
    await isTakenOver(page);
    for (let turn = 0; turn < 15; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForFunction(() => window.scrollY > 4_000);
    const read = await page.evaluate(readAtTop);
    await page.reload();
    await isTakenOver(page);
    await expectEventually(() => page.evaluate(readAtTop), read);
  });

  test('the browser keeps pages in its memory, and shows them again as they were', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      // Playwright's own choice, which no visitor has.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      for (const path of ['/', '/podcasts', '/conferences/conscience-and-the-common-good']) {
        await page.goto(siteUrl + path);
        await isTakenOver(page);
        await oursToScroll(page);
        await page.evaluate(() =>
          addEventListener('pageshow', ({ persisted }) =>
            Object.assign(window, { persisted, thenScrolledBy: history.scrollRestoration }),
          ),
        );
        await page.goto(`${siteUrl}/favicon.svg`);
        await page.goBack({ waitUntil: 'commit' });
        await page.waitForFunction(() => 'persisted' in window && window.persisted);
        // Safari goes back to the place only after it has told the page.
        expect(await page.evaluate(() => Reflect.get(window, 'thenScrolledBy'))).toBe('auto');
        await oursToScroll(page);
      }
    } finally {
      await browser.close();
    }
  });
});
