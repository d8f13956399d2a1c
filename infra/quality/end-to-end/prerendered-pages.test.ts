import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import { findOverlappingText } from './find-overlapping-text.js';
import {
  expectEventually,
  nextFrames,
  readLayoutShifts,
  recordLayoutShifts,
  waitForFonts,
  waitUntilHydrated,
} from './page-states.js';
import { sampleConference as conference, fetchPrerendered, firstSessionPath, mainPages } from './public-site.js';

const pages = [...mainPages, '/code-of-conduct'];

function recordActivity(page: Page) {
  const activity: { requests: string[]; messages: string[] } = { requests: [], messages: [] };
  page.on('request', (request) => request.url().includes('/api/') && activity.requests.push(request.url()));
  page.on('console', (message) => activity.messages.push(message.text()));
  page.on('pageerror', (error) => activity.messages.push(error.message));
  return activity;
}

async function delayScripts(page: Page): Promise<() => void> {
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

/** The entries below Who We Are open only after the complete page is hydrated. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who We Are' }).click();
  await page.locator('.navigation_group > [aria-expanded="true"]').waitFor();
}

const readPositions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, a)')].map((element) => {
      const { top, left } = element.getBoundingClientRect();
      return [element.textContent, Math.round(top + scrollY), Math.round(left)];
    }),
  );

/** Sections with content-visibility get their layout in the first frame, which may come after the load event. */
const waitForLayout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].every(
      (element) => !element.checkVisibility() || element.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

/** Returns the tags in the head of a page in order, without the markers of our own code. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate], [type$="ld+json"]')]
      .map((tag) => {
        const copy = tag.cloneNode(true) as Element;
        copy.removeAttribute('data-prerendered');
        return copy.outerHTML;
      })
      .sort(),
  );

async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: history.state.idx + 1, key: Math.random().toString(36) };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

describeInBrowser('a prerendered page', () => {
  let session = '';
  beforeAll(async () => {
    session = await firstSessionPath();
    for (const path of pages) await fetchPrerendered(path);
  });

  test('every kind hydrates without errors and without fetching its data again', async () => {
    const page = await openVisitorPage(phone);
    const activity = recordActivity(page);
    for (const path of [...pages, session]) {
      await page.goto(path);
      const title = await page.title();
      const headings = await page.getByRole('heading').allTextContents();
      await openMenu(page);
      await page.waitForLoadState('networkidle');
      expect([path, activity]).toEqual([path, { requests: [], messages: [] }]);
      expect(await page.title()).toBe(title);
      expect(await page.getByRole('heading').allTextContents()).toEqual(headings);
      expect(await page.locator('head title, head link[rel=canonical]').count()).toBe(2);
    }
  });

  test('without scripts no text overlaps on any screen', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    for (const path of [...pages, session]) {
      await page.goto(path);
      // The window is as tall as the page, so that all of it is laid out.
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 12_000 });
        await expectEventually(() => waitForLayout(page), true);
        expect([path, width, await findOverlappingText(page)]).toEqual([path, width, []]);
      }
    }
  });

  test.each([390, 768, 1440])('hydrating a conference causes no layout shift, at %d px', async (width) => {
    // The window is as tall as the page.
    const page = await openVisitorPage({ width, height: 12_000 });
    const letGo = await delayScripts(page);
    await page.goto(conference, { waitUntil: 'commit' });
    await waitForFonts(page);
    // All fonts are loaded, because the machine may lack a fallback font.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    const before = await readPositions(page);
    letGo();
    await page.getByLabel('All times are').waitFor();
    expect(await readPositions(page)).toEqual(before);
  });

  test('the menu opens before hydration, and a button in it that is pressed then works afterwards', async () => {
    const page = await openVisitorPage(phone);
    const letGo = await delayScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const research = page.getByRole('banner').getByRole('link', { name: 'Research' });
    expect(await research.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Who We Are' }).click();
    expect(await page.locator('.navigation_group > [aria-expanded="true"]').count()).toBe(0);
    letGo();
    await page.locator('.navigation_group > [aria-expanded="true"]').waitFor();
    expect(await research.isVisible()).toBe(true);
    // The browser gives the focus back, and the button works as before.
    for (const _ of ['entries', 'menu']) await page.keyboard.press('Escape');
    await expectEventually(() => research.isVisible(), false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectEventually(() => research.isVisible(), true);
  });

  test('a page hydrates in a browser that reports no paint, as Firefox does below the top of a page', async () => {
    const page = await openVisitorPage(phone);
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    const code = page.waitForRequest(/\/assets\/main-.*\.js$/, { timeout: 60_000 });
    await page.goto('/about#team');
    await code;
  });

  test('words that are typed before hydration are searched afterwards', async () => {
    const page = await openVisitorPage(phone);
    const letGo = await delayScripts(page);
    await page.goto('/research', { waitUntil: 'commit' });
    await page.getByPlaceholder('Search research...').fill('inspector');
    expect(await page.getByText('1 publication', { exact: true }).count()).toBe(0);
    letGo();
    await page.getByText('1 publication', { exact: true }).waitFor();
    await page.waitForURL('/research?q=inspector');
  });

  test('words typed before hydration are searched in a programme, within its filters', async () => {
    const page = await openVisitorPage(phone);
    const letGo = await delayScripts(page);
    await page.goto(conference, { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search the program' }).fill('conscience');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('Type', { exact: true }).selectOption('keynote');
    await page.getByLabel('Track', { exact: true }).selectOption('Conscience');
    letGo();
    await page.waitForURL('**?q=conscience&type=keynote&track=Conscience');
    await page.getByText('1 session', { exact: true }).waitFor();
  });

  test('an image that failed before hydration shows its fallback', async () => {
    const page = await openVisitorPage();
    const letGo = await delayScripts(page);
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
  ])('the search in the URL %s filters the prerendered list without layout shift', async (path, words, count) => {
    const page = await openVisitorPage(phone);
    const letGo = await delayScripts(page);
    const activity = recordActivity(page);
    await page.addInitScript(recordLayoutShifts);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('searchbox').waitFor();
    // The complete list has been painted.
    await nextFrames(page);
    letGo();
    await page.getByText(count, { exact: true }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(words);
    await waitForFonts(page);
    await nextFrames(page);
    // The swap of fonts may move letters by less than a pixel.
    const shifts = await readLayoutShifts(page);
    expect(Math.max(0, ...shifts)).toBeLessThan(0.005);
    expect(activity).toEqual({ requests: [], messages: [] });
    expect(await page.locator('head title, head link[rel=canonical]').count()).toBe(2);
  });

  test('has the metadata that a client-side navigation to it sets', async () => {
    const page = await openVisitorPage();
    const plain = await openVisitorPage(desktop, siteUrl, { javaScriptEnabled: false });
    const isWritten = async (path: string) => {
      await plain.goto(path);
      return (await plain.locator('[type$="ld+json"]').count()) === 1;
    };
    await page.goto('/404');
    await waitUntilHydrated(page);
    for (const path of mainPages) {
      await expectEventually(() => isWritten(path), true);
      await navigateInApp(page, path);
      await expectEventually(() => readHead(page), await readHead(plain));
    }
    expect(await page.locator('head meta[property="og:locale"]').getAttribute('content')).toBe('ar_AR');
    expect(await page.locator('h1').getAttribute('lang')).toBe('ar');

    // The dialog of a session has the metadata of the session.
    await navigateInApp(page, conference);
    const link = page.locator(`.programme a[href^="${conference}/"]`).first();
    const session = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expectEventually(() => isWritten(session), true);
    await expectEventually(() => readHead(page), await readHead(plain));
    await navigateInApp(page, session);
    await expectEventually(() => readHead(page), await readHead(plain));
  });
});
