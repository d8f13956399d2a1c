import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser, expectEventually, openVisitorPage, phone, siteUrl, waitForFonts } from './browser.js';
import { findOverlappingText } from './find-overlapping-text.js';

/** One page of each kind. */
const pages = [
  '/',
  '/about',
  '/research',
  '/blog',
  '/podcasts',
  '/podcasts/the-judge-who-said-no',
  '/conferences',
  '/conferences/conscience-and-the-common-good',
  '/conferences/ethics-of-the-market',
  '/support',
  '/contact',
];

/** Waits until the page has been written: at the start of a run that takes a moment. */
async function untilWritten(path: string): Promise<string> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; await wait(200)) {
    const text = await (await fetch(siteUrl + path)).text();
    if (text.includes('id="published"')) return text;
  }
  throw new Error(`${path} has not been written`);
}

/** Notes what a page asks the services for and everything that is said on its console. */
function listenTo(page: Page) {
  const heard: { asked: string[]; said: string[] } = { asked: [], said: [] };
  page.on('request', (request) => request.url().includes('/api/') && heard.asked.push(request.url()));
  page.on('console', (message) => heard.said.push(message.text()));
  page.on('pageerror', (error) => heard.said.push(error.message));
  return heard;
}

/** Keeps the code of the site on its way until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

type Noted = { shifts: number[] };

/** Runs in the page, from its beginning. */
function noteShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) shifts.push(Reflect.get(shift, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** When the menu of the page opens, its code has come and all of the page has been taken over. */
async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.locator('.navigation_toggle[aria-expanded="true"]').waitFor();
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
}

/** Each heading and link of a page with the place of its beginning, in pixels from the top and the left. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, a)')].map((element) => {
      const { top, left } = element.getBoundingClientRect();
      return [element.textContent, Math.round(top + scrollY), Math.round(left)];
    }),
  );

/** What is laid out only in view is so from the first frame on, which may come after the page has loaded. */
const isLaidOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].every(
      (element) => !element.checkVisibility() || element.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

describeInBrowser('a written page', () => {
  let session = '';
  beforeAll(async () => {
    const conference = await untilWritten('/conferences/conscience-and-the-common-good');
    session = /"(\/conferences\/conscience-and-the-common-good\/sessions\/[^"]+)"/.exec(conference)?.[1] ?? '';
    for (const path of pages) await untilWritten(path);
    await untilWritten(session);
  }, 120_000);

  test.each([...pages, 'a session'])('%s is taken over in silence, with nothing read a second time', async (name) => {
    const page = await openVisitorPage(phone);
    const heard = listenTo(page);
    await page.goto(name === 'a session' ? session : name);
    const title = await page.title();
    const headings = await page.getByRole('heading').allTextContents();
    await openMenu(page);
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual({ asked: [], said: [] });
    expect(await page.title()).toBe(title);
    expect(await page.getByRole('heading').allTextContents()).toEqual(headings);
    expect(await page.locator('head title, head link[rel=canonical]').count()).toBe(2);
  });

  test.each([390, 768, 1440])(
    'nothing lies over anything else without scripts, at %d px',
    async (width) => {
      // So tall that all of a page is in view, and so laid out.
      const page = await openVisitorPage({ width, height: 12_000 }, siteUrl, { javaScriptEnabled: false });
      for (const path of [...pages, session]) {
        await page.goto(path);
        await expectEventually(() => isLaidOut(page), true);
        expect([path, await findOverlappingText(page)]).toEqual([path, []]);
      }
    },
    60_000,
  );

  test.each([390, 768, 1440])(
    'nothing moves when the code of a conference comes, at %d px: what is about to be pressed stays where it is',
    async (width) => {
      // So tall that all of the page is in view.
      const page = await openVisitorPage({ width, height: 12_000 });
      const letGo = await holdCode(page);
      await page.goto('/conferences/conscience-and-the-common-good', { waitUntil: 'commit' });
      await waitForFonts(page);
      // All of them, whoever needs them when; the machine may lack one that stands in for ours.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
      const before = await places(page);
      letGo();
      await page.getByLabel('All times are').waitFor();
      expect(await places(page)).toEqual(before);
    },
  );

  test('a button that is pressed before the code is there answers when it comes', async () => {
    const page = await openVisitorPage(phone);
    const letGo = await holdCode(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('.navigation_toggle[aria-expanded="true"]').count()).toBe(0);
    letGo();
    await page.locator('.navigation_toggle[aria-expanded="true"]').waitFor();
  });

  test('the code comes to a browser that tells of no paint, as Firefox does not of a page that it opens further down', async () => {
    const page = await openVisitorPage(phone);
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    const code = page.waitForRequest(/\/assets\/main-.*\.js$/, { timeout: 10_000 });
    await page.goto('/about#team');
    await code;
  });

  test('words that are typed before the code is there are sought when it comes', async () => {
    const page = await openVisitorPage(phone);
    const letGo = await holdCode(page);
    await page.goto('/research', { waitUntil: 'commit' });
    await page.getByPlaceholder('Search research...').fill('inspector');
    expect(await page.getByText('1 publication', { exact: true }).count()).toBe(0);
    letGo();
    await page.getByText('1 publication', { exact: true }).waitFor();
    await page.waitForURL('/research?q=inspector');
  });

  test('so are they in the programme of a conference, and among what was chosen there', async () => {
    const page = await openVisitorPage(phone);
    const letGo = await holdCode(page);
    await page.goto('/conferences/conscience-and-the-common-good', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search the program' }).fill('conscience');
    await page.getByLabel('Type', { exact: true }).selectOption('keynote');
    await page.getByLabel('Track', { exact: true }).selectOption('Conscience');
    letGo();
    await page.waitForURL('**?q=conscience&type=keynote&track=Conscience');
    await page.getByText('1 session', { exact: true }).waitFor();
  });

  test('a picture that has failed before the page was taken over is said not to be there', async () => {
    const page = await openVisitorPage();
    const letGo = await holdCode(page);
    await page.route(/\/(pictures|images\/carousel)\//, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('.carousel img');
      return image?.complete && image.naturalWidth === 0;
    });
    letGo();
    await page.locator('.carousel').getByText('Image not found').first().waitFor();
  });

  test.each([
    ['/research?q=inspector', 'inspector', '1 publication'],
    ['/research?category=Economic Freedom', '', '6 publications'],
    ['/blog?q=no such words', 'no such words', '0 posts'],
    ['/podcasts?q=judge', 'judge', '1 episode'],
  ])(
    'the search in the address %s is made of what was written without it, and nothing is seen to move',
    async (path, words, count) => {
      const page = await openVisitorPage(phone);
      const letGo = await holdCode(page);
      const heard = listenTo(page);
      await page.addInitScript(noteShifts);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('searchbox').waitFor();
      // The whole list has been painted by now.
      await wait(300);
      letGo();
      await page.getByText(count, { exact: true }).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe(words);
      await wait(300);
      // Letters that move by a hair when our fonts come are not seen to.
      const shifts = await page.evaluate(() => (window as unknown as Noted).shifts);
      expect(Math.max(0, ...shifts)).toBeLessThan(0.005);
      expect(heard).toEqual({ asked: [], said: [] });
      expect(await page.locator('head title, head link[rel=canonical]').count()).toBe(2);
    },
  );

  test('a session is at the address of its own conference only', async () => {
    const elsewhere = session.replace('conscience-and-the-common-good', 'ethics-of-the-market');
    expect((await fetch(siteUrl + session)).status).toBe(200);
    expect((await fetch(siteUrl + elsewhere)).status).toBe(404);
  });
});
