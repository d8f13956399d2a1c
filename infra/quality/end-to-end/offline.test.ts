import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SessionTexts } from '@majlis/contracts/programme/sessions.schema';
import type { Page } from 'playwright-core';
import { expectAccessibleOnAllScreens } from './accessibility.js';
import {
  allowAudioRequests,
  allowConsoleErrors,
  describeInBrowser,
  describeWithOwnProduct,
  desktop,
  openVisitorPage,
  phone,
  productFolder,
  siteUrl,
} from './browser.js';
import { type ExtraGateway, startGatewayWithoutServices } from './extra-gateway.js';
import { expectEventually, focusedText, isFocused, waitUntilHydrated } from './page-states.js';
import {
  sampleConference as conference,
  fetchPrerendered,
  firstSessionPath,
  mainPages,
  readJson,
} from './public-site.js';
import { levelOne } from './steps.js';
import { until } from './until.js';

const site = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

beforeEach(() =>
  allowConsoleErrors(/Code was not loaded|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 50\d/),
);

const keptCopy = (page: Page) => page.getByText(/This is the page as of \d\d:\d\d/);

const savedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** True if the page and each file that it has loaded are saved. */
const isSaved = (page: Page) =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const needed = [location.origin + location.pathname, ...files.filter((name) => name.includes('/assets/'))];
    const copies = await Promise.all(needed.map((url) => caches.match(url, { ignoreVary: true })));
    return copies.every((copy) => copy !== undefined);
  });

async function openAndSave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
  await until(`${path} is saved`, () => isSaved(page));
}

describeInBrowser('without network', () => {
  test('a conference that was opened can be read, and a session of it', async () => {
    const session = await firstSessionPath();
    const page = await openVisitorPage(phone);
    await openAndSave(page, session);
    await openAndSave(page, conference);
    await page.context().setOffline(true);

    await page.goto(`${conference}?q=nothing-like-it`);
    await keptCopy(page).waitFor();
    await page.goto(conference);
    await keptCopy(page).waitFor();
    await expectAccessibleOnAllScreens(page);

    await page.goto(session);
    await keptCopy(page).waitFor();
    await page.goto('/conferences/never-opened');
    await page.getByRole('heading', { name: 'There is no network' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Try again');
    await page.getByRole('link', { name: /^Conscience and the Common Good/ }).click();
    const retry = page.getByRole('button', { name: 'Try Again' });
    await retry.waitFor();

    await page.context().setOffline(false);
    await retry.press('Enter');
    await expectEventually(() => keptCopy(page).count(), 0);
  });

  test('a saved conference has its grid, and the texts of sessions that were never opened', async () => {
    const { id } = await readJson<{ id: string }>(`/api${conference.replace('/conferences', '/conferences/slug')}`);
    const sessions = await readJson<SessionTexts[]>(`/api/conferences/${id}/session-texts`);
    const { title, description, sessionAbstract, speakers } =
      sessions.find((one) => one.sessionAbstract && one.description && one.speakers[0]?.person?.biography) ??
      sessions[0] ??
      ({} as SessionTexts);
    const page = await openVisitorPage(phone);
    await openAndSave(page, conference);
    await page.context().setOffline(true);
    await page.goto(conference);
    await keptCopy(page).waitFor();
    await page.getByRole('button', { name: 'Grid' }).press('Enter');
    await page.locator('.programme-grid_grid').waitFor();
    expect(await page.getByText('could not be').count()).toBe(0);
    await page.getByRole('button', { name: 'List' }).press('Enter');
    await page.getByRole('heading', { level: 4, name: title }).getByRole('link').press('Enter');
    const dialog = page.getByRole('dialog');
    for (const text of [description, sessionAbstract, speakers[0]?.person?.biography]) {
      const beginning = text?.split('\n')[0]?.slice(0, 60) ?? '';
      await dialog.getByText(beginning).first().waitFor();
    }
  });

  test('a part that does not arrive fails where it stands, and Try Again brings it', async () => {
    const page = await openVisitorPage(phone, siteUrl, { serviceWorkers: 'block' });
    await page.route(/\/(programme-grid|session-dialog)-/, (route) => route.abort());
    await page.goto(conference);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Grid' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
    await failed.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Conscience and the Common Good');
    // The list stays below the error. It is rendered again without the grid, so the link of the session may lose the focus once.
    const session = page.getByRole('heading', { level: 4 }).first().getByRole('link');
    await expectEventually(async () => {
      await session.focus();
      return isFocused(session);
    }, true);
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.unroute(/\/(programme-grid|session-dialog)-/);
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await page.locator('.programme-grid_grid').waitFor();
    expect(await failed.count()).toBe(0);
  });

  test('other pages, the staff area and what only staff see are not kept', async () => {
    const page = await openVisitorPage();
    await openAndSave(page, conference);
    await page.goto(`${conference}?preview=made-up`);
    for (const path of ['/', '/admin/login', '/conferences']) {
      await page.goto(path);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    }
    await page.goto(conference);
    expect(await savedPaths(page)).toEqual([conference]);
    const requests = await page.evaluate(async () => {
      const names = await caches.keys();
      const caches_ = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return caches_.flat().map(({ url }) => new URL(url).pathname);
    });
    const kept = requests.filter((path) => /^\/(api|admin|preview)/.test(path));
    const lists = kept.map((path) => /^\/api\/conferences\/[0-9a-f-]{36}\/([a-z-]+)$/.exec(path)?.[1]);
    expect(new Set(lists)).toEqual(new Set(['documents', 'partners', 'session-texts']));
  });

  test('a page that is gone is not kept any longer', async () => {
    const page = await openVisitorPage();
    await openAndSave(page, conference);
    const gone = '/conferences/was-withdrawn';
    await page.evaluate(
      async ([from, to]) => {
        const cache = await caches.open('pages');
        const copy = await cache.match(location.origin + from);
        if (copy) await cache.put(location.origin + to, copy);
      },
      [conference, gone],
    );
    await page.goto(gone);
    await expectEventually(() => savedPaths(page), [conference]);
  });
});

/** Copies the site with another style sheet, as after a release that changed it. Scripts still name the former one. */
function createNextRelease(folder: string): { siteFolder: string; publishedFolder: string } {
  const siteFolder = join(folder, 'site');
  const publishedFolder = join(folder, 'published');
  cpSync(site, siteFolder, { recursive: true });
  cpSync(join(productFolder, 'published'), publishedFolder, { recursive: true });
  // Pages in another language may name another style sheet.
  const page = readdirSync(publishedFolder, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.endsWith(`${conference}/index.html`) && !/(^|\/)(\.br|ar|ms)\//.test(name),
  );
  const html = readFileSync(join(publishedFolder, page ?? ''), 'utf8');
  const sheet = /shared-[^"/]+\.css/.exec(html)?.[0] ?? '';
  const css = readFileSync(join(siteFolder, 'assets', sheet), 'utf8');
  writeFileSync(join(siteFolder, 'assets/shared-next.css'), css);
  for (const root of [siteFolder, publishedFolder])
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const file = join(root, name);
      if (/\.gz$|(^|\/)\.br\/.*\./.test(name)) rmSync(file, { force: true });
      else if (name.endsWith('.html'))
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(sheet, 'shared-next.css'));
    }
  return { siteFolder, publishedFolder };
}

/** Returns whether the loaded style sheet is that of the next release; undefined if it was not loaded. */
const hasNextSheet = (page: Page) =>
  page.evaluate(() => {
    const sheet = [...document.styleSheets].find(({ href }) => /\/shared-/.test(href ?? ''));
    return sheet && sheet.cssRules.length > 0 ? sheet.href?.includes('shared-next') : undefined;
  });

describeWithOwnProduct('after a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-release-'));
  // nginx reads the folder as another user.
  chmodSync(folder, 0o755);
  let gateway: ExtraGateway;
  afterEach(async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('each kept page has the files of its own release', async () => {
    const session = await firstSessionPath();
    gateway = await startGatewayWithoutServices();
    const page = await openVisitorPage(desktop, gateway.origin);
    page.setDefaultTimeout(60_000);
    await openAndSave(page, session);
    await openAndSave(page, conference);
    await gateway.stop();
    gateway = await startGatewayWithoutServices({ ...createNextRelease(folder), port: gateway.port });
    await page.goto(conference);
    expect(await hasNextSheet(page)).toBe(true);
    const isNextKept = () =>
      page.evaluate(async () => {
        const [pages, assets] = await Promise.all(['pages', 'assets'].map((name) => caches.open(name)));
        const copy = await (await pages?.match(location.href))?.text();
        const isSheetKept = (await assets?.keys())?.some(({ url }) => url.includes('shared-next'));
        return [copy?.includes('shared-next'), isSheetKept];
      });
    await expectEventually(isNextKept, [true, true]);
    await gateway.stop();

    await page.goto(conference);
    await keptCopy(page).waitFor();
    expect(await hasNextSheet(page)).toBe(true);
    await page.goto(session);
    await keptCopy(page).waitFor();
    expect(await hasNextSheet(page)).toBe(false);
  });
});

const texts = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/feeds/research.xml', '/share/majlis.jpg'];

const findFailedImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading !== 'lazy' && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src),
  );

describeWithOwnProduct('with every service, the database and the store down', () => {
  beforeEach(() => allowAudioRequests());
  let session = '';
  let gateway: ExtraGateway;
  beforeAll(async () => {
    session = await firstSessionPath();
    for (const path of mainPages) await fetchPrerendered(path);
    for (const path of texts) await until(`${path} is published`, async () => (await fetch(siteUrl + path)).ok);
    gateway = await startGatewayWithoutServices();
  });
  afterAll(() => gateway.stop());

  test('every kind of page is served as it was published, and hydrates', async () => {
    const page = await openVisitorPage(phone, gateway.origin);
    for (const path of [...mainPages, session]) {
      const response = await page.goto(path);
      expect([path, response?.status(), await response?.text()]).toEqual([
        path,
        200,
        expect.stringContaining('id="prerendered-data"'),
      ]);
      const initialHeadings = await page.getByRole('heading').allTextContents();
      expect(initialHeadings.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Who We Are' }).click();
      await page.locator('.navigation_group > [aria-expanded="true"]').waitFor();
      expect(await page.getByRole('heading').allTextContents()).toEqual(initialHeadings);
      expect([path, await findFailedImages(page)]).toEqual([path, []]);
    }
  });

  test('links lead to other published pages', async () => {
    const page = await openVisitorPage(phone, gateway.origin);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Conferences', exact: true }).first().click();
    await levelOne(page, 'Conferences').waitFor();
    await page
      .getByRole('link', { name: /Conscience and the Common Good/ })
      .first()
      .click();
    await levelOne(page, 'Conscience and the Common Good').waitFor();
    expect(new URL(page.url()).pathname).toBe(conference);
  });

  test('the API returns 502, an unknown path 404, and sitemap and feeds are served', async () => {
    for (const path of ['/api/cms/content', '/api/conferences', '/api/blog-posts'])
      expect((await fetch(gateway.origin + path)).status).toBe(502);
    // This path has two segments: only the service, which is stopped, knows whether one with a single segment is a page of staff.
    const unknown = await fetch(`${gateway.origin}/research/nowhere`);
    expect([unknown.status, (await unknown.text()).includes('404 Page Not Found')]).toEqual([404, true]);
    for (const path of texts) expect([path, (await fetch(gateway.origin + path)).status]).toEqual([path, 200]);
  });
});
