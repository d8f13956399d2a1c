import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, openVisitorPage, productFolder, siteUrl } from './browser.js';
import { expectEventually, waitUntilHydrated } from './page-states.js';
import { sampleConference as conference } from './public-site.js';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Visit = { path: string; referrer: string };

/** Reads the visits by file: the gateway writes a file each hour, and the cms service removes those of past hours. */
function readVisits(): Map<string, Visit[]> {
  const folder = join(productFolder, 'visits');
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name, linesOf(name).map((line) => JSON.parse(line) as Visit)]));
}

/** Waits until exactly these visits were recorded since `former` was read. */
const expectVisitsSince = (former: Map<string, Visit[]>, visits: Visit[]): Promise<void> =>
  expectEventually(
    async () => [...readVisits()].flatMap(([name, all]) => all.slice(former.get(name)?.length ?? 0)),
    visits,
  );

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
    const former = readVisits();
    const page = await openAsVisitor();
    await page.goto('/research', { referer: 'https://library.example/list?q=1' });
    await waitUntilHydrated(page);
    await follow(page, '/');
    await follow(page, '/contact');
    await page.goBack();
    const visits = [
      { path: '/research', referrer: 'library.example' },
      ...['/', '/contact', '/'].map((path) => ({ path, referrer: '' })),
    ];
    // The visit is sent after rendering, so an earlier reload would lose it.
    await expectVisitsSince(former, visits);
    await page.reload();
    await expectVisitsSince(former, [...visits, { path: '/', referrer: '' }]);
  });

  test('a page of a conference is counted once that the service worker requests', async () => {
    const page = await openAsVisitor();
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const former = readVisits();
    await page.goto(conference);
    await expectVisitsSince(former, [{ path: conference, referrer: '' }]);
  });

  test('a robot that runs the scripts of the page is not counted', async () => {
    const former = readVisits();
    const robot = await openAsVisitor(`${chrome} (compatible; examplebot/1.0)`);
    await robot.goto('/research');
    await waitUntilHydrated(robot);
    await follow(robot, '/contact');
    const page = await openAsVisitor();
    await page.goto('/support');
    await expectVisitsSince(former, [{ path: '/support', referrer: '' }]);
  });
});
