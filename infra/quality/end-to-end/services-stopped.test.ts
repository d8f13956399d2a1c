import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  allowAudioRequests,
  allowConsoleErrors,
  describeInBrowser,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';
import { type ExtraGateway, productFolder, startGatewayWithoutServices } from './extra-gateway.js';

const conference = '/conferences/conscience-and-the-common-good';
const pages = [
  ...['/', '/about', '/research', '/blog', '/podcasts', '/podcasts/the-judge-who-said-no', '/conferences', conference],
  ...['/support', '/contact'],
];
const texts = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/feeds/research.xml', '/share/majlis.jpg'];

/** Waits until the product has published it: at the start of a run that takes a moment. */
async function untilPublished(path: string): Promise<string> {
  for (const limit = Date.now() + 90_000; Date.now() < limit; await sleep(200)) {
    const answer = await fetch(siteUrl + path);
    const text = await answer.text();
    if (answer.ok && (texts.includes(path) || text.includes('id="published"'))) return text;
  }
  throw new Error(`${path} has not been published`);
}

const headings = (page: Page) => page.getByRole('heading').allTextContents();

/** Pictures that a reader has before them and that did not come. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading !== 'lazy' && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src),
  );

describeInBrowser('with every service, the database and the store gone', () => {
  if (!productFolder) {
    test.skip('(needs the files of the product: a run that the tests start)', () => undefined);
    return;
  }
  allowConsoleErrors(/status of 50\d/);
  allowAudioRequests();
  let session = '';
  let gateway: ExtraGateway;
  beforeAll(async () => {
    session = new RegExp(`"(${conference}/sessions/[^"]+)"`).exec(await untilPublished(conference))?.[1] ?? '';
    for (const path of [...pages, ...texts, session]) await untilPublished(path);
    gateway = await startGatewayWithoutServices();
  }, 120_000);
  afterAll(() => gateway.stop());

  test('nobody answers', async () => {
    for (const path of ['/api/cms/content', '/api/conferences', '/api/blog-posts'])
      expect((await fetch(gateway.origin + path)).status).toBe(502);
  });

  test('every kind of page reads as it was published, and is taken over', async () => {
    const page = await openVisitorPage(phone, gateway.origin);
    for (const path of [...pages, session]) {
      const answer = await page.goto(path);
      expect([path, answer?.status(), await answer?.text()]).toEqual([
        path,
        200,
        expect.stringContaining('id="published"'),
      ]);
      const shown = await headings(page);
      expect(shown.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.navigation_toggle[aria-expanded="true"]').waitFor();
      expect(await headings(page)).toEqual(shown);
      expect([path, await missingPictures(page)]).toEqual([path, []]);
    }
  }, 180_000);

  test('links lead on, to what was published', async () => {
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

  test('an unknown address is still unknown, and what is read by machines is there', async () => {
    const unknown = await fetch(`${gateway.origin}/nowhere`);
    expect([unknown.status, (await unknown.text()).includes('404 Page Not Found')]).toEqual([404, true]);
    for (const path of texts) expect([path, (await fetch(gateway.origin + path)).status]).toEqual([path, 200]);
  });
});
