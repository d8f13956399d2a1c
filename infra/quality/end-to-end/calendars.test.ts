import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, hasHorizontalOverflow, openVisitorPage, phone, siteUrl } from './browser.js';

type Conference = { id: string; slug: string };

const readJson = async <T>(path: string): Promise<T> => (await fetch(siteUrl + path)).json() as Promise<T>;

const next = () => readJson<Conference>('/api/conferences/slug/conscience-and-the-common-good');
const past = '/conferences/faith-and-free-inquiry';

async function downloadByKeyboard(page: Page): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download (.ics)' }).press('Enter');
  return (await downloaded).suggestedFilename();
}

describeInBrowser('a calendar', () => {
  test('of a conference and of a session is offered, without scripts', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    const { id, slug } = await next();
    const [session] = await readJson<{ id: string; slug: string; title: string }[]>(`/api/conferences/${id}/agenda`);
    const pages = [
      [`/conferences/${slug}`, `/calendars/conferences/${id}.ics`, 'Conscience and the Common Good.ics'],
      [
        `/conferences/${slug}/sessions/${session?.slug}`,
        `/calendars/sessions/${session?.id}.ics`,
        `${session?.title}.ics`,
      ],
    ] as const;
    for (const [path, calendar, fileName] of pages) {
      await page.goto(path);
      const subscription = await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
      expect(subscription).toBe(`webcal://${new URL(siteUrl).host}${calendar}`);
      expect(await downloadByKeyboard(page)).toBe(fileName);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect([path, viewport, await hasHorizontalOverflow(page)]).toEqual([path, viewport, false]);
      }
      const response = await fetch(siteUrl + calendar);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
    }
    await page.goto(past);
    await page.getByRole('link', { name: 'Download (.ics)' }).waitFor();
    expect(await page.getByRole('link', { name: 'Subscribe' }).count()).toBe(0);
  });
});
