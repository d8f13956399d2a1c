import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility.js';
import { describeInBrowser, phone } from './browser.js';
import { assign, createConference, createPerson, createSession, managerPath } from './organiser.js';
import { openStaffPage } from './sign-in.js';

async function createProgramme(page: Page): Promise<string> {
  const dates = { startDate: '2031-03-12T09:00', endDate: '2031-03-13T17:00', timezone: 'Africa/Casablanca' };
  const conference = await createConference(page, `ملتقى الشورى ${Date.now()}`, { ...dates, language: 'Arabic' });
  const chair = await createPerson(page, { firstName: 'أحمد', lastName: 'المنصور' });
  for (const [title, day, location] of [
    ['الافتتاح', '12', 'القاعة الكبرى'],
    ['الشورى والقانون', '12', 'المكتبة'],
    ['الختام', '13', 'القاعة الكبرى'],
  ] as const) {
    const times = { startTime: `2031-03-${day}T09:00`, endTime: `2031-03-${day}T10:30` };
    const session = await createSession(page, conference, title, { location, ...times });
    await assign(page, session, [{ personId: chair.id, speakerType: 'chair' }]);
  }
  return conference.id;
}

/** Returns the number of pages of a PDF. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describeInBrowser('the plans of a conference', () => {
  test('are chosen, and each is a page', async () => {
    const page = await openStaffPage();
    const id = await createProgramme(page);
    await page.goto(`${managerPath}/${id}/sessions`);
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('link', { name: 'Printable Plans' }).click();
    await page.getByText('3 sheets, A4').waitFor();
    await expectAccessible(page);
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 3, name: 'المكتبة' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('checkbox', { name: 'المكتبة' }).press('Space');
    await page.getByText('2 sheets, A4').waitFor();
    await page.getByRole('button', { name: 'Chairs and moderators' }).press('Enter');
    await page.getByText('1 sheet, A4').waitFor();
    await page.setViewportSize(phone);
    await expectAccessible(page);
    expect(await page.getByRole('table').evaluate((table) => getComputedStyle(table).direction)).toBe('rtl');
  });
});
