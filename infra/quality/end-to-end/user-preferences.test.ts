import { chromium } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectEventually,
  hasHorizontalOverflow,
  openVisitorPage,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';

const conference = '/conferences/conscience-and-the-common-good';

describeInBrowser('a visitor with browser preferences', () => {
  test('with text of twice the size the menu works and no page overflows', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--blink-settings=defaultFontSize=32'],
    });
    try {
      const page = await browser.newPage({ viewport: desktop, baseURL: siteUrl });
      for (const path of ['/', '/about', '/research', conference]) {
        await page.goto(path);
        await page.getByRole('button', { name: 'Menu' }).waitFor();
        expect([path, await hasHorizontalOverflow(page)]).toEqual([path, false]);
      }
    } finally {
      await browser.close();
    }
  });

  test('in a low window, as at 400 % zoom, nothing covers the text', async () => {
    const page = await openVisitorPage({ width: 320, height: 256 });
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.getByRole('heading', { level: 4 }).nth(5).scrollIntoViewIfNeeded();
    const covered = await page.evaluate(() => {
      const inView = (y: number) => document.elementFromPoint(window.innerWidth / 2, y);
      const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
      return rows.filter((y) => inView(y)?.closest('.navigation_header, .day-navigation')).length;
    });
    expect(covered).toBe(0);
  });

  test('with more contrast secondary text has the colour of the main text', async () => {
    const page = await openVisitorPage(desktop, siteUrl, { contrast: 'more' });
    await page.goto('/contact');
    const colourOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf('main .lead')).toBe(await colourOf('main h1'));
  });

  test('with forced colours the borders of sessions and the logos of partners are visible', async () => {
    const page = await openVisitorPage(desktop, siteUrl, { forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(conference);
    await waitUntilHydrated(page);
    const plate = page.locator('main .partner-logo').first();
    const colour = () => plate.evaluate((logo) => getComputedStyle(logo).backgroundColor);
    await expectEventually(colour, 'rgb(253, 252, 249)');
    await page.getByRole('heading', { level: 4 }).first().getByRole('link').click();
    const box = page.getByRole('dialog').locator('.session-dialog_box');
    await box.waitFor();
    expect(await box.evaluate((edge) => getComputedStyle(edge).outline)).toBe('rgb(255, 255, 255) solid 1px');
  });
});
