import { readFile } from 'node:fs/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Partner } from '@majlis/contracts/site/partners.schema';
import type { Page } from 'playwright-core';
import { expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser } from './browser.js';
import { write } from './organiser.js';
import { openStaffPage } from './sign-in.js';
import { download, field, save, undo, waitForText } from './steps.js';

/** The partner is hidden, so that nothing has to be published. */
async function addPartner(page: Page, name: string): Promise<string> {
  const data = { name, logoUrl: '/images/partners/a1-10x10.webp', order: 99_999, isActive: false };
  const { id } = await write<Partner>(page, 'post', endpoints.partners.path, data);
  await page.goto('/admin/partners');
  return id;
}

/** Presses Enter instead of clicking, because every step must work without a pointer. */
const press = (page: Page, name: string | RegExp, exact = false) =>
  page.getByRole('button', { name, exact }).first().press('Enter');

async function rename(page: Page, from: string, to: string): Promise<void> {
  await press(page, `Edit ${from}`);
  await field(page, 'Name').fill(to);
  await save(page, 'Partner updated successfully');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Edit ${to}` }).waitFor();
}

describeInBrowser('the history of changes', () => {
  test('a partner is changed, compared, restored and undone', async () => {
    const page = await openStaffPage();
    const time = Date.now();
    const [original, second, third] = [`First ${time}`, `Second ${time}`, `دار الحكمة Third ${time}`];
    const id = await addPartner(page, original);
    await rename(page, original, second);
    await rename(page, second, third);

    await press(page, `Edit ${third}`);
    await press(page, 'History');
    const dialog = page.getByRole('dialog', { name: `History: ${third}` });
    await dialog.getByText('Changed Name').first().waitFor();
    await expectAccessibleOnAllScreens(page);
    await press(page, /^Compare with live/);
    await dialog.getByText('1 of 5 fields differ.').waitFor();
    expect(await dialog.locator('dd del').allTextContents()).toContain('Removed: Second');
    expect(await dialog.locator('dd ins').allTextContents()).toEqual([expect.stringContaining('دار الحكمة Third')]);
    await dialog.getByRole('checkbox').check();
    await dialog.getByText('Website URL').waitFor();
    await expectAccessibleOnAllScreens(page);

    await press(page, 'Restore this version');
    await page.getByText('Partner restored successfully').waitFor();
    await page.getByRole('button', { name: `Edit ${second}` }).waitFor();
    await undo(page);
    await page.getByRole('button', { name: `Edit ${third}` }).waitFor();
    await write(page, 'delete', `${endpoints.partners.path}/${id}`);
  });

  test('the activity is filtered, compared, undone and exported', async () => {
    const page = await openStaffPage();
    const [original, name] = [`Before ${Date.now()}`, `In the activity ${Date.now()}`];
    const id = await addPartner(page, original);
    await rename(page, original, name);

    await page.goto('/admin/activity');
    const lineOf = (partner: string) =>
      page.getByRole('listitem').filter({ hasText: `changed ${partner} in Partners: name` });
    await lineOf(name).waitFor();
    await page.getByRole('combobox', { name: 'Section' }).selectOption('Partners');
    // The second filter is set after the first one has been rendered; before, it would replace it in the browser's history.
    await page.locator('a[href*="table=partners"]', { hasText: 'Export CSV' }).waitFor();
    await page.getByRole('combobox', { name: 'Person' }).selectOption('Amal Rahman');
    await page.reload();
    await lineOf(name).waitFor();
    const file = await download(page, () => page.getByRole('link', { name: 'Export CSV' }).click());
    const [header, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(header).toContain('"actor","action","table"');
    expect(first).toContain(`"partners"`);
    expect(first).toContain(name);

    await press(page, `Compare ${name}`);
    const dialog = page.getByRole('dialog', { name: `History: ${name}` });
    await dialog.getByText('1 of 5 fields differ.').waitFor();
    await page.keyboard.press('Escape');
    await press(page, `Undo the change of ${name}`);
    await press(page, 'Undo the change', true);
    await waitForText(page, 'Undone');
    await lineOf(original).first().waitFor();
    await page.goBack();
    await page.waitForURL(/section=partners$/);

    await page.goto('/admin');
    await page.getByRole('region', { name: 'Changed lately' }).getByText(original).first().waitFor();
    await write(page, 'delete', `${endpoints.partners.path}/${id}`);
  });
});
