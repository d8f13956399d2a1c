import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';

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
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('of a conference and of a session is offered on a %s, without scripts', async (_name, viewport) => {
    const page = await openVisitorPage(viewport, siteUrl, { javaScriptEnabled: false });
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
      expect(await hasHorizontalOverflow(page)).toBe(false);
      const response = await fetch(siteUrl + calendar);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
    }
    await page.goto(past);
    await page.getByRole('link', { name: 'Download (.ics)' }).waitFor();
    expect(await page.getByRole('link', { name: 'Subscribe' }).count()).toBe(0);
  });

  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('is accessible on a %s', async (_name, viewport) => {
    const page = await openVisitorPage(viewport);
    await page.goto(`/conferences/${(await next()).slug}`);
    await page.getByRole('heading', { name: 'Add to Calendar' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Subscribe' }).focus();
    expect(await page.getByRole('link', { name: 'Subscribe' }).isVisible()).toBe(true);
  });
});
