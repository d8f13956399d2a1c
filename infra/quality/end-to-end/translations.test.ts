import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Page } from 'playwright-core';
import { becomesPublic, describeInBrowser, expectAccessibleOnAllScreens, siteUrl } from './browser.js';
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

  test('the form of a translation in a dialog is accessible on a desktop and a phone', async () => {
    const staff = await openStaffPage();
    await staff.goto('/admin/timeline');
    await staff
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await staff.getByRole('button', { name: /^العربية/ }).click();
    await staff.getByRole('button', { name: 'Save translation' }).waitFor();
    await expectAccessibleOnAllScreens(staff);
  });
});
