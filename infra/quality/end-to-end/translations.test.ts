import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '@majlis/contracts/endpoints';
import type { Page } from 'playwright-core';
import {
  becomesPublic,
  describeInBrowser,
  desktop,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  phone,
  siteUrl,
} from './browser.js';
import { openStaffPage } from './sign-in.js';

/** Differs in each run, because a running product has the conferences of earlier runs. */
const run = Date.now();
const slug = `translated-${run}`;
const title = `Faith and reason ${run}`;
const headers = { 'Sec-Fetch-Site': 'same-origin' };

/** What visitors get at the Arabic address. */
const shows = (text: string) =>
  becomesPublic(async () => (await (await fetch(`${siteUrl}/ar/conferences/${slug}`)).text()).includes(text));

async function addConference(page: Page): Promise<string> {
  const data = {
    title,
    slug,
    status: 'published',
    description: 'Three days on what can be known, and how.\n\nWith an evening in the library.',
    startDate: '2031-03-12T09:00',
    endDate: '2031-03-14T17:00',
    timezone: 'Asia/Kuala_Lumpur',
  };
  const response = await page.request.post(endpoints.conferences.path, { data, headers });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

describeInBrowser('translations', () => {
  let page: Page;
  let id: string;
  beforeAll(async () => {
    page = await openStaffPage();
    id = await addConference(page);
  });
  afterAll(async () => {
    // Pages are closed after each test.
    const last = await openStaffPage();
    await last.request.delete(`${endpoints.conferences.path}/${id}`, { headers });
  });

  test('a title is translated, published, outdated by a change of the original, and taken back', async () => {
    await page.goto(`/admin/conference-management/${id}/edit`);
    await page.getByRole('button', { name: /^العربية/ }).press('Enter');
    const arabic = page.getByRole('textbox', { name: 'Conference title' });
    await arabic.fill(`الإيمان والعقل ${run}`);
    await page.keyboard.press('Control+s');
    await page.getByText('Arabic translation saved').waitFor();
    expect(await shows(`الإيمان والعقل ${run}`)).toBe(true);

    await page.goto(`/admin/conference-management/${id}/edit`);
    await page.getByRole('textbox', { name: 'Conference title' }).fill(`Faith, reason and law ${run}`);
    await page.keyboard.press('Control+s');
    await page.getByText('Conference updated successfully!').waitFor();
    await page.goto('/admin/translations?language=ar&outdated=only');
    const line = page.getByRole('listitem').filter({ hasText: `Faith, reason and law ${run}` });
    await line.getByText('1 outdated').waitFor();
    await line.getByRole('link').press('Enter');
    await page.getByText('What has changed').click();
    await page.locator('ins', { hasText: 'law' }).waitFor();
    expect(await shows(`الإيمان والعقل ${run}`)).toBe(true);

    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: /^History/ });
    await history.getByText('Changed Conference title (Arabic)').waitFor();
    await history.getByRole('button', { name: /^Undo this change/ }).click();
    await page.getByText('Undone').waitFor();
    expect(await shows(`Faith, reason and law ${run}`)).toBe(true);
  });

  test.each([
    ['a wide screen', desktop],
    ['a phone', phone],
  ])('the board and the form of a translation are accessible on %s', async (_screen, viewport) => {
    const staff = await openStaffPage(undefined, viewport, { reducedMotion: 'reduce' });
    for (const [path, shown] of [
      ['/admin/translations?language=ar', staff.getByText(/something to translate$/)],
      [`/admin/conference-management/${id}/edit?language=ar`, staff.getByRole('button', { name: 'Save translation' })],
      ['/admin/timeline', staff.getByRole('button', { name: /^Edit / }).first()],
    ] as const) {
      await staff.goto(path);
      await shown.waitFor();
      if (path === '/admin/timeline') {
        await shown.click();
        await staff.getByRole('button', { name: /^العربية/ }).click();
        await staff.getByRole('button', { name: 'Save translation' }).waitFor();
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await staff.emulateMedia({ colorScheme });
        expect([path, colorScheme, await findAccessibilityViolations(staff)]).toEqual([path, colorScheme, []]);
      }
      expect(await hasHorizontalOverflow(staff)).toBe(false);
    }
  });
});
