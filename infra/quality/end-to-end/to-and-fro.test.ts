import { expect, test } from '@jest/globals';
import { chromium, type Page } from 'playwright-core';
import { aVisitor, comesToBe, inBrowser, phone, site } from './browser.js';

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

/** The first words below the navigation. */
function readAtTop(): string {
  const places = [...document.querySelectorAll('main :is(h2, h3, p, li)')];
  return places.find((place) => place.getBoundingClientRect().top > 80)?.textContent ?? '';
}

inBrowser('to and fro', () => {
  test('a followed link begins at the top, Back returns to the place, and so does a reload', async () => {
    const page = await aVisitor(phone);
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
    await page.waitForURL(`${site}/`);
    await untilAt(page, place);
    await page.reload();
    await isTakenOver(page);
    await untilAt(page, place);
  });

  test('what is pressed twice, or while something else is on its way, takes one step back', async () => {
    const page = await aVisitor();
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
    const page = await aVisitor(phone);
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
    await comesToBe(() => page.evaluate(readAtTop), read);
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
        await page.goto(site + path);
        await isTakenOver(page);
        await oursToScroll(page);
        await page.evaluate(() =>
          addEventListener('pageshow', ({ persisted }) =>
            Object.assign(window, { persisted, thenScrolledBy: history.scrollRestoration }),
          ),
        );
        await page.goto(`${site}/favicon.svg`);
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
