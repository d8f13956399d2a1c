import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { describeInBrowser, openVisitorPage, phone, productFolder } from './browser.js';
import { createConference, write } from './organiser.js';
import { firstSessionPath, sampleConference, visit } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { levelOne } from './steps.js';
import { until } from './until.js';

const unknownId = 'c0ffee00-0000-4000-8000-000000000000';

function recordScreens() {
  const screens: string[] = [];
  Object.assign(window, { screens });
  const note = () => {
    const main = document.querySelector('main');
    const screen = main && (main.querySelector('h1')?.textContent ?? main.textContent ?? '').trim();
    if (screen && screen !== screens.at(-1)) screens.push(screen);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

/** True once the publisher has prerendered everything; until then the browser renders missing pages. */
const isEverythingPrerendered = () => {
  const published = join(productFolder, 'published');
  return !productFolder || readdirSync(published).some((build) => existsSync(join(published, build, '.complete')));
};

describeInBrowser('a path without a page', () => {
  beforeAll(() =>
    until('everything is prerendered', isEverythingPrerendered).catch(async (error: unknown) => {
      throw new Error(await (await fetch(process.env.MAJLIS_PUBLISHER_STATUS ?? '')).text(), { cause: error });
    }),
  );

  test.each([
    ['/conferences/no-such-conference', 'Conference not found', '/api/conferences/slug/'],
    [`${sampleConference}/sessions/${unknownId}`, 'Session not found', '/sessions/'],
    ['/speakers/nobody', 'Speaker not found', '/api/speakers/slug/'],
    ['/podcasts/no-such-episode', 'Episode Not Found', '/api/podcast-episodes/slug/'],
  ])('%s shows its 404 page from the first byte and nothing else', async (path, words, read) => {
    const page = await openVisitorPage(phone);
    await page.addInitScript(recordScreens);
    const apiResponse = page.waitForResponse((response) => response.url().includes(read));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
    expect((await apiResponse).status()).toBe(404);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Who We Are' }).click();
    await page.locator('.navigation_group > [aria-expanded="true"]').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'screens'))).toEqual([words]);
    expect(await page.locator('head title').count()).toBe(1);
    expect(await page.title()).toMatch(words);
    expect(await page.locator('head meta[name=robots]').getAttribute('content')).toBe('noindex');
    for (const _ of ['entries', 'menu']) await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^(All (conferences|speakers|episodes)|View Conference Program)$/ }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: words }).waitFor();
  });

  test('shows its 404 page, also below a page that exists, and a session only under its own conference', async () => {
    const page = await openVisitorPage();
    const elsewhere = (await firstSessionPath()).replace(sampleConference, '/conferences/faith-and-free-inquiry');
    for (const [path, words] of [
      ['/nowhere', '404 Page Not Found'],
      ['/research/x', '404 Page Not Found'],
      ['/admin/no/such/section', '404 Page Not Found'],
      [elsewhere, 'Session not found'],
    ] as const) {
      const response = await page.goto(path);
      // The gateway does not know which paths of the staff area exist, so it responds with 200.
      expect([path, response?.status()]).toEqual([path, path.startsWith('/admin/') ? 200 : 404]);
      await page.getByText(words).first().waitFor();
    }
    await page.getByRole('link', { name: 'View Conference Program' }).click();
    await levelOne(page, 'Faith and Free Inquiry').waitFor();
  });

  test('a new conference returns 404 until its page is prerendered', async () => {
    const staff = await openStaffPage();
    const slug = `written-${Date.now()}`;
    const responses = new Set<string>();
    const fetchPage = async () => {
      const response = await visit(`/conferences/${slug}`);
      const title = /<title[^>]*>([^<]*)/.exec(await response.text())?.[1];
      responses.add(`${response.status} ${title}`);
      return response.status;
    };
    await fetchPage();
    const { id } = await createConference(staff, 'Newly Written', { slug, status: 'published' });
    // There is no pause between requests, so that no response is missed.
    while ((await fetchPage()) !== 200);
    await write(staff, 'delete', `${endpoints.conferences.path}/${id}`);
    expect([...responses]).toEqual(['404 Conference not found · Majlis', expect.stringMatching(/^200 Newly Written/)]);
  });
});
