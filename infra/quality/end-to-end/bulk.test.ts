import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  phone,
  siteUrl,
} from './browser.js';
import { openStaffPage } from './sign-in.js';

const names = (page: Page): Promise<string[]> =>
  page
    .locator('[data-row]')
    .evaluateAll((boxes) => boxes.map((box) => (box.getAttribute('aria-label') ?? '').replace('Select ', '')));
/** As a visitor gets them. */
async function publicNames(): Promise<string[]> {
  const partners: { name: string }[] = await (await fetch(`${siteUrl}/api/cms/footer-partners`)).json();
  return partners.map(({ name }) => name);
}
const box = (page: Page, name = '') => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });

/** In both schemes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect([colorScheme, await findAccessibilityViolations(page)]).toEqual([colorScheme, []]);
  }
  expect(await hasHorizontalOverflow(page)).toBe(false);
}

describeInBrowser('bulk actions', () => {
  test('partners are selected, hidden and brought back by the keyboard alone, and a deletion asks first', async () => {
    const page = await openStaffPage(undefined, desktop);
    await page.goto('/admin/partners');
    await page.locator('[data-row]').first().waitFor();
    const [first, second] = await names(page);
    const visible = await publicNames();
    await box(page, first).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await bar(page).getByText('3 selected').waitFor();
    await page.keyboard.press('Shift+ArrowUp');
    await bar(page).getByText('2 selected').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('2 partners hidden').waitFor();
    await page.keyboard.press('F8');
    const others = visible.filter((name) => name !== first && name !== second);
    await expectEventually(publicNames, others);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    await expectEventually(publicNames, visible);

    await box(page, first).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await question.getByText(`“${first}”`).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
  });

  test('files are selected on a phone, and those in use are named with where', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    await page.goto('/admin/media');
    await page.locator('[data-row]').first().waitFor({ state: 'attached' });
    expect(await page.locator('[data-row]').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Select some of/ }).tap();
    await page.locator('[data-row]').nth(0).tap();
    await page.locator('[data-row]').nth(1).tap();
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
