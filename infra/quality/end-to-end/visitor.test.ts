import { chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../find-chromium.mjs';
import { allowConsoleErrors, describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import { expectEventually, hasHorizontalOverflow, nextFrames, waitUntilHydrated } from './page-states.js';
import { sampleConference as conference } from './public-site.js';

// One test aborts the request for a script.
beforeEach(() => allowConsoleErrors(/net::ERR_FAILED|status of 503|Failed to fetch dynamically imported module/));

const whitePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>';

async function contrastOfWhiteOn(page: Page, picture: Buffer): Promise<number> {
  const lightest = await page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data = [] } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      const light = (value = 0) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      let maxLuminance = 0;
      for (let at = 0; at < data.length; at += 4)
        maxLuminance = Math.max(
          maxLuminance,
          0.2126 * light(data[at]) + 0.7152 * light(data[at + 1]) + 0.0722 * light(data[at + 2]),
        );
      return maxLuminance;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  return 1.05 / (lightest + 0.05);
}

describeInBrowser('a visitor', () => {
  test('sees a programme in the whole width of a wide page, and its search in a window of any width', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    expect((await page.locator('#agenda').first().boundingBox())?.width).toBe(1200);
    const search = page.getByPlaceholder('Title, speaker, room...');
    for (const width of [640, 1024, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await search.waitFor();
      await expectEventually(async () => [width, ((await search.boundingBox())?.width ?? 0) > 200], [width, true]);
    }
  });

  test('text over an image is readable even if the image is white, in a window of any width', async () => {
    const [page, plain] = [await openVisitorPage(), await openVisitorPage()];
    await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: whitePicture }));
    await page.goto(conference);
    await waitUntilHydrated(page);
    for (const width of [390, 1199, 1200, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const words of await page
        .locator('.picture-header :is(h1, .lead, nav a, .conference-header_when-and-where)')
        .or(page.locator('.conference-header_actions :is(.btn-outline-light, .share, p > span)'))
        .all()) {
        await words.evaluate((element) => Object.assign(element.style, { visibility: 'hidden' }));
        const clip = (await words.boundingBox()) ?? undefined;
        expect(await contrastOfWhiteOn(plain, await page.screenshot({ clip }))).toBeGreaterThan(4.5);
        await words.evaluate((element) => Object.assign(element.style, { visibility: '' }));
      }
    }
  });

  test('sees where it is in the days of a programme, also after a jump', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    await waitUntilHydrated(page);
    const days = await page.locator('.day-navigation a').allTextContents();
    const current = () => page.locator('.day-navigation [aria-current]').textContent();
    const jumpTo = (day: number) =>
      page.evaluate((index) => document.querySelectorAll('.programme_day')[index]?.scrollIntoView(), day);
    expect(await current()).toBe(days[0]);
    await jumpTo(2);
    await expectEventually(current, days[2] ?? '');
    await jumpTo(0);
    await expectEventually(current, days[0] ?? '');
  });

  test('can open a session again after the connection failed', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    await waitUntilHydrated(page);
    const session = page.getByRole('heading', { level: 4 }).first().getByRole('link');
    await page.route(/\/session-dialog-.*\.js$/, (route) => route.abort());
    await session.click();
    const failed = page.getByRole('dialog', { name: 'This part of the page could not be loaded.' });
    await failed.waitFor();
    await page.unroute(/\/session-dialog-.*\.js$/);
    await page.goBack();
    await failed.waitFor({ state: 'detached' });
    await session.click();
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  });

  test('sees the portrait of a person with an Arabic name on its right', async () => {
    const page = await openVisitorPage();
    await page.goto('/about');
    const cards = page.locator('.team_member').filter({ hasText: /\p{Script=Arabic}/u });
    await cards.first().waitFor();
    const directions = await cards.evaluateAll((elements) => elements.map((card) => getComputedStyle(card).direction));
    expect([...new Set(directions)]).toEqual(['rtl']);
  });

  test('sees names in the whole width when the details of a session fail', async () => {
    const page = await openVisitorPage(desktop, siteUrl, { serviceWorkers: 'block' });
    // The pattern blocks the prerendered page of the session, too, which the client would read instead.
    await page.route(/\/sessions\/|\/session-texts/, (route) => route.fulfill({ status: 503 }));
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.getByRole('heading', { name: 'Vows, oaths and the freedom to refuse' }).getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').waitFor();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const error = await dialog.getByRole('alert').boundingBox();
      const name = await dialog.getByRole('heading', { name: 'Rukhsana Qalandari-Moore' }).boundingBox();
      expect(error?.y).toBeLessThan(name?.y ?? 0);
      // The name fits on one line.
      expect(name?.height).toBeLessThan(40);
    }
  });

  test('loads every font, image and script from the site itself', async () => {
    const page = await openVisitorPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test('prints a conference without what only works on a screen', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    const seeProgramme = page.getByRole('link', { name: 'See the program' });
    await seeProgramme.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await seeProgramme.isVisible()).toBe(false);
    expect(await page.locator('.screen-only:visible').count()).toBe(0);
  });

  test('focusing the sticky header does not scroll the page', async () => {
    for (const viewport of [phone, desktop]) {
      const page = await openVisitorPage(viewport);
      await page.goto('/about');
      await waitUntilHydrated(page);
      await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
      const opener = page.getByRole('button', { name: viewport === phone ? 'Menu' : 'Who We Are' });
      await opener.press('Enter');
      await page.keyboard.press('Escape');
      await nextFrames(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(3_000);
    }
  });

  test('the focus ring of a card is visible, also far down a list', async () => {
    // Scripts are off, because they lay the page out as a whole, where no ring is ever cut off.
    const page = await openVisitorPage(desktop, siteUrl, { javaScriptEnabled: false });
    await page.goto('/research');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Guests of the Law' }).first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const screenshotOptions = { clip: { x: x - 9, y, width: 9, height }, animations: 'disabled' } as const;
    const before = await page.screenshot(screenshotOptions);
    await page.keyboard.press('Shift');
    await card.getByRole('link').first().focus();
    await expectEventually(async () => before.equals(await page.screenshot(screenshotOptions)), false);
    expect(await card.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('auto');
  });
});

describeInBrowser('a visitor with browser preferences', () => {
  test('with text of twice the size the menu works and no page overflows', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '',
      args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
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
