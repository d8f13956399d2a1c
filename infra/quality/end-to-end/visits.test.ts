import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectEventually,
  openVisitorPage,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';
import { productFolder } from './extra-gateway.js';

const conference = '/conferences/conscience-and-the-common-good';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Visit = { path: string; referrer: string };

/** The gateway of the running product writes them. */
function readVisits(): Visit[] {
  const folder = join(productFolder ?? '', 'visits');
  const texts = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Visit),
  );
}

const openAsVisitor = (userAgent = chrome): Promise<Page> => openVisitorPage(desktop, siteUrl, { userAgent });

const follow = async (page: Page, path: string) => {
  const before = await page.title();
  await page.locator(`a[href="${path}"]:visible`).first().click();
  // The address changes before the page does.
  await page.waitForFunction((title) => document.title !== title, before);
  await page.waitForURL(`**${path}`);
};

describeInBrowser('what is read', () => {
  test('a page is counted that a browser opens, and each one that is opened from it', async () => {
    const { length } = readVisits();
    const page = await openAsVisitor();
    await page.goto('/research', { referer: 'https://library.example/list?q=1' });
    await waitUntilHydrated(page);
    await follow(page, '/');
    await follow(page, '/contact');
    await page.goBack();
    await page.reload();
    await expectEventually(
      async () => readVisits().slice(length),
      [
        { path: '/research', referrer: 'library.example' },
        ...['/', '/contact', '/', '/'].map((path) => ({ path, referrer: '' })),
      ],
    );
  });

  test('a page of a conference is counted once that the service worker requests', async () => {
    const page = await openAsVisitor();
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { length } = readVisits();
    await page.goto(conference);
    await expectEventually(async () => readVisits().slice(length), [{ path: conference, referrer: '' }]);
  });

  test('a robot that runs the scripts of the page is not counted', async () => {
    const { length } = readVisits();
    const robot = await openAsVisitor(`${chrome} (compatible; examplebot/1.0)`);
    await robot.goto('/research');
    await waitUntilHydrated(robot);
    await follow(robot, '/contact');
    const page = await openAsVisitor();
    await page.goto('/support');
    await expectEventually(async () => readVisits().slice(length), [{ path: '/support', referrer: '' }]);
  });
});
