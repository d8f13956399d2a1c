import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { describeInBrowser, expectAccessible, phone } from './browser.js';
import { managerPath } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

async function post(page: Page, path: string, data: object): Promise<string> {
  const response = await page.request.post(path, { data, headers });
  expect([path, response.status()]).toEqual([path, 201]);
  return (await response.json()).id;
}

async function createProgramme(page: Page): Promise<string> {
  const dates = { startDate: '2031-03-12T09:00', endDate: '2031-03-13T17:00', timezone: 'Africa/Casablanca' };
  const id = await post(page, endpoints.conferences.path, {
    ...dates,
    title: `ملتقى الشورى ${Date.now()}`,
    language: 'Arabic',
  });
  const chair = await post(page, staffEndpoints.people.path, { firstName: 'أحمد', lastName: 'المنصور' });
  for (const [title, day, location] of [
    ['الافتتاح', '12', 'القاعة الكبرى'],
    ['الشورى والقانون', '12', 'المكتبة'],
    ['الختام', '13', 'القاعة الكبرى'],
  ] as const) {
    const times = { startTime: `2031-03-${day}T09:00`, endTime: `2031-03-${day}T10:30` };
    const session = await post(page, endpoints.sessions(id).path, { title, location, ...times });
    const speakers = [{ personId: chair, speakerType: 'chair' }];
    await page.request.put(endpoints.sessionSpeakers(session).path, { data: { speakers }, headers });
  }
  return id;
}

/** The pages that a PDF has. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describeInBrowser('the plans of a conference', () => {
  test('are chosen, and each is a page', async () => {
    const page = await openStaffPage();
    const id = await createProgramme(page);
    await page.goto(`${managerPath}/${id}/sessions`);
    await page.getByRole('link', { name: 'Printable Plans' }).click();
    await page.getByText('3 sheets, A4').waitFor();
    await expectAccessible(page);
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 3, name: 'المكتبة' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('checkbox', { name: 'المكتبة' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('2 sheets, A4').waitFor();
    await page.getByRole('button', { name: 'Chairs and moderators' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 sheet, A4').waitFor();
    await page.setViewportSize(phone);
    await expectAccessible(page);
    expect(await page.getByRole('table').evaluate((table) => getComputedStyle(table).direction)).toBe('rtl');
  });
});
