import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, findAccessibilityViolations, hasHorizontalOverflow, phone } from './browser.js';
import { openStaffPage } from './sign-in.js';

const screens: [string, typeof desktop][] = [
  ['a wide screen', desktop],
  ['a phone', phone],
];

/** Presses a button by keyboard: every step must work without a pointer. */
async function press(page: Page, name: string | RegExp, exact = false): Promise<void> {
  const button = page.getByRole('button', { name, exact }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await press(page, `Edit ${from}`);
  await page.getByLabel('Name', { exact: true }).fill(to);
  await page.keyboard.press('Control+s');
  await page.getByText('Partner updated successfully').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Edit ${to}` }).waitFor();
}

async function firstPartner(page: Page): Promise<string> {
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  return ((await edit.getAttribute('aria-label')) ?? '').replace('Edit ', '');
}

/** In both schemes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect([colorScheme, await findAccessibilityViolations(page)]).toEqual([colorScheme, []]);
  }
  expect(await hasHorizontalOverflow(page)).toBe(false);
}

describeInBrowser('the history of changes', () => {
  test.each(screens)('a partner is changed, compared, restored and undone on %s', async (_screen, viewport) => {
    const page = await openStaffPage(undefined, viewport);
    await page.goto('/admin/partners');
    const original = await firstPartner(page);
    const time = Date.now();
    const [second, third] = [`Second ${time}`, `دار الحكمة Third ${time}`];
    await rename(page, original, second);
    await rename(page, second, third);

    await press(page, `Edit ${third}`);
    await press(page, 'History');
    const dialog = page.getByRole('dialog', { name: `History: ${third}` });
    await dialog.getByText('Changed Name').first().waitFor();
    await expectAccessible(page);
    await press(page, /^Compare with live/);
    await dialog.getByText('1 of 5 fields differ.').waitFor();
    expect(await dialog.locator('dd del').allTextContents()).toContain('Removed: Second');
    expect(await dialog.locator('dd ins').allTextContents()).toEqual([expect.stringContaining('دار الحكمة Third')]);
    await dialog.getByRole('checkbox').check();
    await dialog.getByText('Website URL').waitFor();
    await expectAccessible(page);

    await press(page, 'Restore this version');
    await page.getByText('Partner restored successfully').waitFor();
    await page.getByRole('button', { name: `Edit ${second}` }).waitFor();
    await page.keyboard.press('F8');
    await press(page, 'Undo');
    await page.getByText('Undone', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Edit ${third}` }).waitFor();
    await rename(page, third, original);
  });

  test.each(screens)('the activity is filtered, compared, undone and exported on %s', async (_screen, viewport) => {
    const page = await openStaffPage(undefined, viewport);
    await page.goto('/admin/partners');
    const original = await firstPartner(page);
    const name = `In the activity ${Date.now()}`;
    await rename(page, original, name);

    await page.goto('/admin/activity');
    const line = page.getByRole('listitem').filter({ hasText: `changed ${name} in Partners: name` });
    await line.waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Section' }).selectOption('Partners');
    // A second filter replaces one that is not rendered yet in the browser's history.
    await page.locator('a[href*="table=partners"]', { hasText: 'Export CSV' }).waitFor();
    await page.getByRole('combobox', { name: 'Person' }).selectOption('Amal Rahman');
    await page.reload();
    await line.waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const [header, first] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(header).toContain('"actor","action","table"');
    expect(first).toContain(`"partners"`);
    expect(first).toContain(name);

    await press(page, `Compare ${name}`);
    const dialog = page.getByRole('dialog', { name: `History: ${name}` });
    await dialog.getByText('1 of 5 fields differ.').waitFor();
    await page.keyboard.press('Escape');
    await press(page, `Undo the change of ${name}`);
    await press(page, 'Undo the change', true);
    await page.getByText('Undone', { exact: true }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: `changed ${original} in Partners: name` })
      .first()
      .waitFor();
    await page.goBack();
    await page.waitForURL(/section=partners$/);

    await page.goto('/admin');
    await page.getByRole('region', { name: 'Changed lately' }).getByText(original).first().waitFor();
  });
});
