import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { media, mediaUses } from '@majlis/contracts/staff/media.schema';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, expectAccessible, expectEventually, phone, siteUrl } from './browser.js';
import { write } from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** Two events at the end of the list. Only one page shows them. */
async function addEvents(page: Page): Promise<[string, string]> {
  const titles: [string, string] = [`Almond ${Date.now()}`, `Basil ${Date.now()}`];
  const event = { year: '2034', description: 'What happened.', page: 'about', order: 99_999 };
  for (const title of titles) await write(page, 'post', endpoints.timelineEvents.path, { ...event, title });
  return titles;
}

/** The ids of two files that a row uses. Other tests upload files that nothing uses. */
async function findUsedFiles(page: Page): Promise<string[]> {
  const read = async <Data>({ path }: Endpoint<Data>): Promise<Data> => (await page.request.get(path)).json();
  const used: string[] = [];
  for (const { id } of (await read(media())).files)
    if (used.length < 2 && (await read(mediaUses(id))).length > 0) used.push(id);
  expect(used).toHaveLength(2);
  return used;
}

/** As a visitor gets them. */
async function publicTitles(): Promise<string[]> {
  const events: { title: string }[] = await (await fetch(siteUrl + endpoints.timelineEvents.path)).json();
  return events.map(({ title }) => title);
}
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select 2034: ${title}`, exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });

describeInBrowser('bulk actions', () => {
  test('timeline events are selected, hidden, brought back and deleted by the keyboard alone', async () => {
    const page = await openStaffPage(undefined, desktop);
    const [first, second] = await addEvents(page);
    const listed = async () => (await publicTitles()).filter((title) => title === first || title === second);
    await page.goto('/admin/timeline');
    await box(page, first).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await bar(page).getByText('1 selected').waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await bar(page).getByText('2 selected').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('2 timeline events hidden').waitFor();
    await page.keyboard.press('F8');
    // The toast stays while its button has the focus.
    await page.keyboard.press('Tab');
    await expectEventually(listed, []);
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    await expectEventually(listed, [first, second]);

    await box(page, second).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete 2 timeline events?' });
    await question.getByText(`“2034: ${first}”, “2034: ${second}”`).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('2 timeline events deleted').waitFor();
    await expectEventually(listed, []);
    await bar(page).waitFor({ state: 'detached' });
  });

  test('files are selected on a phone, and those in use are named with where', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    await page.goto('/admin/media');
    await page.locator('[data-row]').first().waitFor({ state: 'attached' });
    expect(await page.locator('[data-row]').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Select some of/ }).tap();
    for (const id of await findUsedFiles(page)) await page.locator(`[data-row="${id}"]`).tap();
    await expectAccessible(page);
    const label = page.locator('label:has([data-row])').first();
    expect(await label.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([44, 44]);
    await bar(page).getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('button', { name: 'Delete 2 files' }).tap();
    const failure = page.getByRole('dialog', { name: 'Delete: nothing was changed' });
    await failure.getByText('This was not possible for 2 of 2 files').waitFor();
    expect(await failure.getByText('It is in use. Replace it there first').count()).toBe(2);
    await expectAccessible(page);
    await failure.getByRole('button', { name: 'Close' }).last().tap();
    await bar(page).getByRole('button', { name: 'Clear' }).tap();
    await bar(page).waitFor({ state: 'detached' });
  });
});
