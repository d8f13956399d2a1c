import type { Page } from 'playwright-core';
import {
  allowConsoleErrors,
  describeInBrowser,
  desktop,
  expectEventually,
  openVisitorPage,
  phone,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';

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
  test('sees the network on the home page: the next conference, images, the three latest publications', async () => {
    const page = await openVisitorPage();
    await page.goto('/');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Conferences' }).waitFor();
    const conferences = (await (await page.request.get('/api/conferences')).json()) as {
      title: string;
      startDate: string;
    }[];
    const [next] = conferences
      .filter(({ startDate }) => Date.parse(startDate) > Date.now())
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate));
    await page.getByRole('link', { name: `Next conference ${next?.title}` }).waitFor();
    const pictures = page.locator('.carousel img');
    await pictures.first().waitFor();
    expect(
      await pictures.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300);
    await page.getByRole('heading', { name: 'Latest publications' }).waitFor();
    const research = page.locator('section', { has: page.getByRole('heading', { name: 'Latest publications' }) });
    expect(await research.getByRole('heading', { level: 3 }).count()).toBe(3);
    await page.getByRole('contentinfo').waitFor();
  });

  test('finds a publication by a word and opens it at its source', async () => {
    const page = await openVisitorPage();
    await page.goto('/research');
    await page.getByText('14 publications').waitFor();
    await page.getByPlaceholder('Search research...').fill('inspector');
    await page.getByText('1 publication', { exact: true }).waitFor();
    await page.getByPlaceholder('Search research...').fill('no such words');
    await page.getByText('No research items found').waitFor();
    await page.getByPlaceholder('Search research...').fill('');
    const link = page.getByRole('heading', { level: 3 }).first().getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/.*example\.org\//);
  });

  test('goes from the conferences to one of them, and never meets a draft', async () => {
    const page = await openVisitorPage();
    const response = await page.request.get('/api/conferences');
    await page.goto('/conferences');
    const conferences = (await response.json()) as { status: string; title: string }[];
    expect(conferences.map(({ status }) => status)).not.toContain('draft');
    for (const { title } of conferences) await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Conscience and the Common Good' }).click();
    await page.getByRole('heading', { level: 1, name: 'Conscience and the Common Good' }).waitFor();
    await page.getByRole('heading', { name: 'Conference Program & Agenda' }).waitFor();
    await page.getByText('Conference Details').waitFor();
  });

  test('sees the search of a programme in a window of any width', async () => {
    const page = await openVisitorPage();
    await page.goto('/conferences/conscience-and-the-common-good');
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
    await page.goto('/conferences/conscience-and-the-common-good');
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
    const page = await openVisitorPage({ width: 1440, height: 900 });
    await page.goto('/conferences/conscience-and-the-common-good');
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

  test('sees a programme in the whole width of a wide page', async () => {
    const page = await openVisitorPage({ width: 1440, height: 900 });
    await page.goto('/conferences/conscience-and-the-common-good');
    const width = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width;
    expect(await width('#agenda')).toBe(1200);
  });

  test('can open a session again after the connection failed', async () => {
    const page = await openVisitorPage();
    await page.goto('/conferences/conscience-and-the-common-good');
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

  test('reads Arabic from right to left', async () => {
    const page = await openVisitorPage();
    await page.goto('/conferences/ethics-of-the-market');
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  });

  test('sees the portrait of a person with an Arabic name on its right', async () => {
    const page = await openVisitorPage();
    await page.goto('/about');
    const cards = page.locator('.team_member').filter({ hasText: /\p{Script=Arabic}/u });
    await cards.first().waitFor();
    const directions = await cards.evaluateAll((elements) => elements.map((card) => getComputedStyle(card).direction));
    expect([...new Set(directions)]).toEqual(['rtl']);
  });

  test('sees the 404 page where there is none', async () => {
    const page = await openVisitorPage();
    for (const path of ['/nowhere', '/conferences/no-such-conference', '/admin/no/such/section', '/research/x']) {
      const response = await page.goto(path);
      // Only the app knows the paths of the staff area.
      expect([path, response?.status()]).toEqual([path, path.startsWith('/admin/') ? 200 : 404]);
      const heading = path.startsWith('/conferences/') ? 'Conference not found' : '404 Page Not Found';
      await page.getByText(heading).first().waitFor();
    }
  });

  test('sees names in the whole width when the details of a session fail', async () => {
    const page = await openVisitorPage(desktop, siteUrl, { serviceWorkers: 'block' });
    // The prerendered page of the session would be read instead.
    await page.route(/\/sessions\/|\/session-texts/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/conferences/conscience-and-the-common-good');
    await waitUntilHydrated(page);
    await page.getByRole('heading', { name: 'Vows, oaths and the freedom to refuse' }).getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').waitFor();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const error = await dialog.getByRole('alert').boundingBox();
      const name = await dialog.getByRole('heading', { name: 'Rukhsana Qalandari-Moore' }).boundingBox();
      expect(error?.y).toBeLessThan(name?.y ?? 0);
      // One line.
      expect(name?.height).toBeLessThan(40);
    }
  });

  test('opens the menu on a phone and follows a link with the keyboard alone', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('link', { name: 'Research', exact: true }).first().press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Research' }).waitFor();
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
    await page.goto('/conferences/conscience-and-the-common-good');
    const seeProgramme = page.getByRole('link', { name: 'See the program' });
    await seeProgramme.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await seeProgramme.isVisible()).toBe(false);
    expect(await page.locator('.screen-only:visible').count()).toBe(0);
  });
});
