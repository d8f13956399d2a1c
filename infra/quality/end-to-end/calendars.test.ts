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

type Listed = { id: string; slug: string; endDate: string };

const readJson = async <T>(path: string): Promise<T> => (await fetch(siteUrl + path)).json() as Promise<T>;

async function findConferences(): Promise<{ next: Listed; past: Listed | undefined }> {
  const conferences = (await readJson<Listed[]>('/api/conferences')).toSorted((one, other) =>
    one.endDate.localeCompare(other.endDate),
  );
  const next = conferences.findLast(({ endDate }) => Date.parse(endDate) > Date.now());
  if (!next) throw new Error('The sample content has no conference that is to come.');
  return { next, past: conferences.find(({ endDate }) => Date.parse(endDate) < Date.now()) };
}

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
    const { next, past } = await findConferences();
    const [session] = await readJson<{ id: string }[]>(`/api/conferences/${next.id}/agenda`);
    const pages = [
      [`/conferences/${next.slug}`, `/calendars/conferences/${next.id}.ics`, 'conference.ics'],
      [`/conferences/${next.slug}/sessions/${session?.id}`, `/calendars/sessions/${session?.id}.ics`, 'session.ics'],
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
    await page.goto(`/conferences/${past?.slug}`);
    await page.getByRole('link', { name: 'Download (.ics)' }).waitFor();
    expect(await page.getByRole('link', { name: 'Subscribe' }).count()).toBe(0);
  });

  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('is accessible on a %s', async (_name, viewport) => {
    const page = await openVisitorPage(viewport);
    const { next } = await findConferences();
    await page.goto(`/conferences/${next.slug}`);
    await page.getByRole('heading', { name: 'Add to Calendar' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Subscribe' }).focus();
    expect(await page.getByRole('link', { name: 'Subscribe' }).isVisible()).toBe(true);
  });
});
