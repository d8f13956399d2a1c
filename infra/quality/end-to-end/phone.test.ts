import type { Page } from 'playwright-core';
import { describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { expectEventually, hasHorizontalOverflow, isFocused, waitUntilHydrated } from './page-states.js';
import {
  sampleConference as conference,
  sampleEpisode as episode,
  fetchPrerendered,
  firstSessionPath,
  mainPages,
} from './public-site.js';
import { levelOne, skipPrerenderedPages } from './steps.js';

const pages = mainPages.filter((path) => !path.startsWith('/conferences/'));

/** Returns the controls that are too small for touch. Links within a sentence may be as high as its lines. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input')]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
          !target.closest('p, .rich-text'),
      )
      .filter((target) => !target.matches('.skip-link, .visually-hidden') && !target.closest('h3'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target, box }) => `${target.textContent} is ${box.width} x ${box.height}`),
  );

const entries = (page: Page) => page.locator('#navigation-entries');

describeInBrowser('on a phone', () => {
  beforeAll(async () => {
    for (const path of pages) await fetchPrerendered(path);
  });

  test('the menu leads to the team and closes', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Who We Are' }).click();
    await page.getByRole('link', { name: 'Our Team' }).click();
    await page.waitForURL('**/about#team');
    const heading = page.getByRole('heading', { level: 2, name: 'Our Team' });
    await page.waitForFunction(
      (title) => (title?.getBoundingClientRect().top ?? 9e9) < 400,
      await heading.elementHandle(),
    );
    expect(await entries(page).isVisible()).toBe(false);
  });

  test('by keyboard Escape closes the menu and returns the focus to its button, and Enter follows its links', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await entries(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectEventually(() => entries(page).isVisible(), false);
    await expectEventually(() => isFocused(menu), true);
    await menu.press('Enter');
    await entries(page).getByRole('link', { name: 'Research', exact: true }).press('Enter');
    await levelOne(page, 'Research').waitFor();
  });

  test('a press beside the menu closes it, and so does the focus when it leaves', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/contact');
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await entries(page).waitFor();
    await page.mouse.click(200, phone.height - 10);
    await expectEventually(() => entries(page).isVisible(), false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await entries(page).getByRole('link').last().press('Tab');
    await expectEventually(() => entries(page).isVisible(), false);
  });

  test('all rows of the menu begin and end alike', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const edges = await entries(page).evaluate((list) =>
      [...list.querySelectorAll(':scope > li > :is(a, button):not(.btn)')].map((row) => {
        const words = document.createRange();
        words.selectNodeContents([...row.childNodes].find((node) => node.textContent?.trim()) ?? row);
        const { left, width } = row.getBoundingClientRect();
        return [words.getBoundingClientRect().left - left, width];
      }),
    );
    expect(new Set(edges.map(String)).size).toBe(1);
  });

  test('every control is large enough for touch', async () => {
    const page = await openVisitorPage(phone);
    const ofConference = ['', '/proceedings', '/sessions/what-may-be-asked-of-nobody'];
    for (const path of [...pages, ...ofConference.map((part) => conference + part)]) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect([path, await smallTargets(page)]).toEqual([path, []]);
    }
  });

  test.each([
    ['a conference', conference],
    ['a conference without a picture', '/conferences/ethics-of-the-market'],
    ['a session', ''],
    ['an episode', episode],
  ])('a title of 300 characters of %s leaves space for other content', async (_case, path) => {
    const page = await openVisitorPage(phone);
    // With a staff cookie the browser renders the page.
    await skipPrerenderedPages(page);
    await page.route(/\/api\/(conferences|podcast-episodes)\/slug\//, async (route) => {
      const json = await (await route.fetch()).json();
      await route.fulfill({ json: { ...json, title: 'On freedom and the common good '.repeat(10).slice(0, 300) } });
    });
    await page.goto(path || (await firstSessionPath()));
    const title = page.getByRole('heading', { level: 1 }).filter({ hasText: 'good On freedom' });
    // The limit is 0.55, because the title of an episode has only two thirds of the width, beside the cover.
    expect((await title.boundingBox())?.height).toBeLessThan(0.55 * phone.height);
    expect(await hasHorizontalOverflow(page)).toBe(false);
  });

  test('a long name in the breadcrumb is cut and stays on one line', async () => {
    const page = await openVisitorPage(phone);
    await page.goto(await firstSessionPath());
    await page.mouse.move(1, 1);
    // Hydration would restore the text that the test changes.
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    const name = breadcrumb.getByRole('link').last();
    await name.evaluate((link) => link.append(' and a name that is longer than the screen of a phone is wide'));
    expect((await breadcrumb.boundingBox())?.height).toBeLessThan(45);
    expect(await name.evaluate((link) => link.scrollWidth > link.clientWidth)).toBe(true);
    expect(await hasHorizontalOverflow(page)).toBe(false);
  });

  test('the second and third button of a conference share a row', async () => {
    const page = await openVisitorPage(phone);
    await page.goto(conference);
    const main = page.getByRole('main');
    const program = await main.getByRole('link', { name: 'See the program' }).boundingBox();
    expect((await main.getByRole('button', { name: 'Share' }).first().boundingBox())?.y).toBe(program?.y);
  });

  test('the mail address is a link', async () => {
    const page = await openVisitorPage(phone);
    const main = page.getByRole('main');
    for (const path of ['/contact', '/support']) {
      await page.goto(path);
      expect(await main.getByRole('link', { name: '@' }).getAttribute('href')).toMatch(/^mailto:.+@.+/);
    }
    const years = main.locator('dl div', { hasText: 'years' });
    expect(await years.locator('dd').textContent()).toBe(`${new Date().getUTCFullYear() - 2011}+`);
  });
});

describeInBrowser('on a phone without scripts', () => {
  const openPageWithoutScripts = () => openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });

  test('the menu opens, and its links work', async () => {
    const page = await openPageWithoutScripts();
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Mission and Theme' }).click();
    await page.getByRole('heading', { level: 2, name: 'Mission and Theme' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Conferences' }).click();
    await page.getByRole('link', { name: 'Conscience and the Common Good' }).click();
    await levelOne(page, 'Conscience and the Common Good').waitFor();
  });

  test('every page is readable: long texts are complete, all endorsements visible, and no control needs scripts', async () => {
    const page = await openPageWithoutScripts();
    await page.goto('/about');
    for (const rest of await page.locator('.read-more_rest').all()) expect(await rest.isVisible()).toBe(true);
    await page.goto('/');
    const quotations = await page.locator('.testimonials_slide').all();
    expect(quotations.length).toBeGreaterThan(1);
    for (const quotation of quotations) expect(await quotation.isVisible()).toBe(true);
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const buttons = await page.locator('main button, header button:not([popovertarget])').all();
      const visibility = await Promise.all(buttons.map((button) => button.isVisible()));
      expect([path, visibility.filter(Boolean).length]).toEqual([path, 0]);
      const skeletons = await page.locator('main .skeleton:visible').count();
      expect([path, skeletons, await hasHorizontalOverflow(page)]).toEqual([path, 0, false]);
    }
  });

  test('an episode plays in the browser’s own player', async () => {
    const page = await openPageWithoutScripts();
    await page.goto(episode);
    const audio = page.locator('.player audio[controls]');
    await audio.waitFor();
    expect(await audio.getAttribute('src')).toMatch(/^https?:/);
    expect(await page.getByRole('button', { name: /Play/ }).isVisible()).toBe(false);
  });
});
