import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from './accessibility.js';
import { allowConsoleErrors, describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { expectEventually, hasHorizontalOverflow, waitUntilHydrated } from './page-states.js';
import { becomesPublic, hasStatus, sampleConference } from './public-site.js';
import { levelOne, skipPrerenderedPages } from './steps.js';

const conference = `/ar${sampleConference}`;
const pages = ['/ar', '/ar/research', '/ar/speakers', conference, '/ar/conferences/faith-and-free-inquiry'];
beforeEach(() => allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|status of 503/));

const describeRoot = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir, location.pathname]);

describeInBrowser('pages in Arabic', () => {
  // A product that has just started is still writing its pages, and writes the conference again once all settings are there.
  beforeAll(async () => {
    for (const path of pages) await hasStatus(path, 200);
    await becomesPublic(conference, ' هـ</bdi>');
  });

  test('read from right to left', async () => {
    const page = await openVisitorPage(phone);
    for (const path of pages) {
      await page.goto(path);
      await waitUntilHydrated(page);
      expect(await describeRoot(page)).toEqual(['ar', 'rtl', path]);
      // The colours are the same as in English, so the contrast is not checked again.
      expect([path, await findAccessibilityViolations(page, { except: ['color-contrast'] })]).toEqual([path, []]);
      expect([path, await hasHorizontalOverflow(page)]).toEqual([path, false]);
    }
  });

  test('links stay in the language, and the link to another one keeps place, search and hash', async () => {
    const page = await openVisitorPage();
    await page.goto('/ar');
    await waitUntilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'الأبحاث' }).click();
    await levelOne(page, 'الأبحاث').waitFor();
    expect(await describeRoot(page)).toEqual(['ar', 'rtl', '/ar/research']);
    await page.goto('/ar/research?q=trust#main');
    const english = page.getByRole('link', { name: 'English', exact: true });
    await expectEventually(() => english.getAttribute('href'), '/research?q=trust#main');
    await english.click();
    await levelOne(page, 'Research').waitFor();
    expect(await describeRoot(page)).toEqual(['en', 'ltr', '/research']);
  });

  test.each([
    ['/', 'Majlis'],
    ['/ar', 'مجلس'],
    ['/research', 'A Network of Scholars for Freedom'],
  ])('with three languages nothing in the header of %s overlaps or is cut, on any screen', async (path, name) => {
    const page = await openVisitorPage();
    await skipPrerenderedPages(page);
    await page.route(/\/api\/cms\/content/, async (route) => {
      const entries: { key: string; content: string }[] = await (await route.fetch()).json();
      const others = entries.filter(({ key }) => !['site.languages', 'site.name'].includes(key));
      const changed = { 'site.languages': 'ar, ms', 'site.name': name };
      const json = [...others, ...Object.entries(changed).map(([key, content]) => ({ key, content }))];
      await route.fulfill({ json });
    });
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
    await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
    for (const width of [768, 992, 1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const findTouching = () =>
        page.evaluate(() => {
          const bar = document.querySelector('header nav');
          const shown = [...(bar?.querySelectorAll('a, button') ?? [])].filter((each) => each.checkVisibility());
          const boxes = shown.map((each) => [each.textContent, each.getBoundingClientRect()] as const);
          return boxes.flatMap(([text, one], index) => {
            const isCut = one.left < 0 || one.right > innerWidth || (shown[index]?.scrollWidth ?? 0) > one.width + 1;
            const touching = boxes
              .slice(index + 1)
              .filter(([, { left, right }]) => left < one.right && one.left < right);
            return [...(isCut ? [`${text} is cut`] : []), ...touching.map(([other]) => `${text} on ${other}`)];
          });
        });
      await expectEventually(async () => [width, await findTouching()], [width, []]);
      expect(await hasHorizontalOverflow(page)).toBe(false);
      const toggle = page.locator('.navigation_toggle');
      const languages = page.locator('[aria-controls="language-entries"]');
      // While the header is being measured, it may show the menu button although all entries fit.
      const openEntries = async () => {
        if (await toggle.isVisible()) await toggle.click({ timeout: 1_000 }).catch(() => undefined);
        return languages.isVisible();
      };
      await expectEventually(openEntries, true);
      await languages.click();
      await page.getByRole('link', { name: 'Bahasa Melayu', exact: true }).waitFor();
      await languages.press('Escape');
      if (await toggle.isVisible()) await toggle.press('Escape');
      await expectEventually(() => page.getByRole('link', { name: 'Bahasa Melayu', exact: true }).isVisible(), false);
    }
  });

  test('a session opens over the programme, at its address in Arabic', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    await waitUntilHydrated(page);
    const session = page.locator('h4 a').first();
    const address = await session.getAttribute('href');
    await session.click();
    await page.getByRole('dialog').waitFor();
    expect(address).toContain(`${conference}/sessions/`);
    expect(decodeURI(new URL(page.url()).pathname)).toBe(address);
  });

  test('dates are in the Hijri calendar, too, and have the same digits', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    await waitUntilHydrated(page);
    const dates = page.locator('header p', { has: page.locator('time') }).first();
    // The code for the Hijri calendar is loaded only on pages that need it.
    await expectEventually(async () => /\d{4}.* · \d.*14\d\d هـ/.test((await dates.textContent()) ?? ''), true);
    expect(await page.locator('body').textContent()).not.toMatch(/[٠-٩]/);
  });

  test('without network a conference that was not opened says so in Arabic', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    await waitUntilHydrated(page);
    const keptPaths = () =>
      page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
    await expectEventually(keptPaths, [conference]);
    await page.context().setOffline(true);
    await page.goto('/ar/conferences/never-opened');
    await page.getByRole('heading', { name: 'لا يوجد اتصال بالشبكة' }).waitFor();
    expect((await describeRoot(page)).slice(0, 2)).toEqual(['ar', 'rtl']);
    expect(await page.locator('li a').getAttribute('href')).toBe(conference);
  });

  test('a browser that prefers Arabic is offered the page in Arabic, until it is declined or another one is chosen', async () => {
    const page = await openVisitorPage(phone, siteUrl, { locale: 'ar-EG' });
    const offer = page.getByRole('region', { name: 'هذا الموقع متاح بالعربية أيضا.' });
    const openResearch = async () => {
      await page.goto('/research?q=trust');
      await waitUntilHydrated(page);
      await page.getByRole('group', { name: 'Appearance' }).waitFor();
    };
    await openResearch();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await hasHorizontalOverflow(page)).toBe(false);
    expect(await describeRoot(page)).toEqual(['en', 'ltr', '/research']);
    // The offer can be seen without scrolling.
    const { y = 0, height = 0 } = (await offer.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(phone.height);
    expect(y).toBeGreaterThan(phone.height / 2);
    await offer.getByRole('button', { name: 'لا، شكرا' }).press('Enter');
    await openResearch();
    expect(await offer.count()).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await openResearch();
    await offer.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' }).press('Enter');
    await levelOne(page, 'الأبحاث').waitFor();
    expect(await describeRoot(page)).toEqual(['ar', 'rtl', '/ar/research']);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'القائمة' }).click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await levelOne(page, 'Research').waitFor();
    await page.getByRole('group', { name: 'Appearance' }).waitFor();
    expect(await offer.count()).toBe(0);
  });
});
