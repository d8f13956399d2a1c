import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { productFolder } from './extra-gateway.js';
import { openStaffPage } from './sign-in.js';

const unknownId = 'c0ffee00-0000-4000-8000-000000000000';

/** Runs in the page, from its beginning: each thing that its main part has said, one after the other. */
function noteScreens() {
  const screens: string[] = [];
  Object.assign(window, { screens });
  const note = () => {
    const main = document.querySelector('main');
    const said = main && (main.querySelector('h1')?.textContent ?? main.textContent ?? '').trim();
    if (said && said !== screens.at(-1)) screens.push(said);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Whether the publisher has said that it has written everything once: until then the browser draws what it has not. */
const isAllWritten = () => {
  const published = join(productFolder ?? '', 'published');
  return !productFolder || readdirSync(published).some((build) => existsSync(join(published, build, '.complete')));
};

describeInBrowser('an address that has no page', () => {
  beforeAll(async () => {
    for (const limit = Date.now() + 90_000; Date.now() < limit && !isAllWritten(); await wait(200));
  }, 100_000);

  test.each([
    ['/conferences/no-such-conference', 'Conference not found', '/api/conferences/slug/'],
    [`/conferences/conscience-and-the-common-good/sessions/${unknownId}`, 'Session not found', '/api/sessions/'],
    ['/podcasts/no-such-episode', 'Episode Not Found', '/api/podcast-episodes/slug/'],
  ])(
    '%s says from its first byte what is missing, and shows nothing else before or after',
    async (path, words, read) => {
      const page = await openVisitorPage(phone);
      await page.addInitScript(noteScreens);
      const isAsked = page.waitForResponse((answer) => answer.url().includes(read));
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      expect(await answer?.text()).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
      expect((await isAsked).status()).toBe(404);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.navigation_toggle[aria-expanded="true"]').waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'screens'))).toEqual([words]);
      expect(await page.locator('head title').count()).toBe(1);
      expect(await page.title()).toMatch(words);
      expect(await page.locator('head meta[name=robots]').getAttribute('content')).toBe('noindex');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^(All (conferences|episodes)|View Conference Program)$/ }).click();
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: words }).waitFor();
    },
  );

  test('while a new conference is being written its address is unknown, and then it is the whole page', async () => {
    const staff = await openStaffPage();
    const slug = `written-${Date.now()}`;
    const seen = new Set<string>();
    const look = async () => {
      const answer = await fetch(`${siteUrl}/conferences/${slug}`);
      const title = /<title[^>]*>([^<]*)/.exec(await answer.text())?.[1];
      seen.add(`${answer.status} ${title}`);
      return answer.status;
    };
    await look();
    const headers = { Origin: siteUrl };
    const data = {
      title: 'Newly Written',
      slug,
      status: 'published',
      startDate: '2031-03-12T09:00:00.000Z',
      endDate: '2031-03-12T17:00:00.000Z',
    };
    const made = await staff.request.post('/api/conferences', { headers, data });
    expect(made.status()).toBe(201);
    const { id } = await made.json();
    for (const limit = Date.now() + 20_000; (await look()) !== 200 && Date.now() < limit; ) await wait(20);
    await staff.request.delete(`/api/conferences/${id}`, { headers });
    expect([...seen]).toEqual(['404 Conference not found · Majlis', expect.stringMatching(/^200 Newly Written/)]);
  }, 40_000);
});
