import type { Page } from 'playwright-core';
import {
  allowAudioRequests,
  allowConsoleErrors,
  describeInBrowser,
  fetchPrerendered,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';
import { type ExtraGateway, productFolder, startGatewayWithoutServices } from './extra-gateway.js';
import { until } from './until.js';

const conference = '/conferences/conscience-and-the-common-good';
const pages = [
  ...['/', '/about', '/research', '/blog', '/podcasts', '/podcasts/the-judge-who-said-no', '/conferences', conference],
  ...['/support', '/contact'],
];
const texts = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/feeds/research.xml', '/share/majlis.jpg'];

const headings = (page: Page) => page.getByRole('heading').allTextContents();

const findFailedImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading !== 'lazy' && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src),
  );

describeInBrowser('with every service, the database and the store down', () => {
  if (!productFolder) {
    test.skip('(needs the files of the product, so a run that the tests start)', () => undefined);
    return;
  }
  beforeEach(() => allowConsoleErrors(/status of 50\d/));
  beforeEach(() => allowAudioRequests());
  let session = '';
  let gateway: ExtraGateway;
  beforeAll(async () => {
    session = new RegExp(`"(${conference}/sessions/[^"]+)"`).exec(await fetchPrerendered(conference))?.[1] ?? '';
    for (const path of [...pages, session]) await fetchPrerendered(path);
    for (const path of texts) await until(`${path} is published`, async () => (await fetch(siteUrl + path)).ok);
    gateway = await startGatewayWithoutServices();
  });
  afterAll(() => gateway.stop());

  test('the API returns 502', async () => {
    for (const path of ['/api/cms/content', '/api/conferences', '/api/blog-posts'])
      expect((await fetch(gateway.origin + path)).status).toBe(502);
  });

  test('every kind of page is served as it was published, and hydrates', async () => {
    const page = await openVisitorPage(phone, gateway.origin);
    for (const path of [...pages, session]) {
      const response = await page.goto(path);
      expect([path, response?.status(), await response?.text()]).toEqual([
        path,
        200,
        expect.stringContaining('id="prerendered-data"'),
      ]);
      const initialHeadings = await headings(page);
      expect(initialHeadings.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Who We Are' }).click();
      await page.locator('.navigation_group > [aria-expanded="true"]').waitFor();
      expect(await headings(page)).toEqual(initialHeadings);
      expect([path, await findFailedImages(page)]).toEqual([path, []]);
    }
  });

  test('links lead to other published pages', async () => {
    const page = await openVisitorPage(phone, gateway.origin);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Conferences', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Conferences' }).waitFor();
    await page
      .getByRole('link', { name: /Conscience and the Common Good/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Conscience and the Common Good' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(conference);
  });

  test('an unknown path returns 404, and sitemap and feeds are served', async () => {
    // Whether a path with a single name is a page of staff, only the stopped service knows.
    const unknown = await fetch(`${gateway.origin}/research/nowhere`);
    expect([unknown.status, (await unknown.text()).includes('404 Page Not Found')]).toEqual([404, true]);
    for (const path of texts) expect([path, (await fetch(gateway.origin + path)).status]).toEqual([path, 200]);
  });
});
