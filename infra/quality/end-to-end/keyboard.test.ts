import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectEventually,
  openVisitorPage,
  phone,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';
import { amal, hasLocalSignIn, openStaffPage, signInAs } from './sign-in.js';

const title = `By keyboard ${Date.now()}`;
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; !(await focusedText(page)).startsWith(text); presses += 1) {
    if (presses > 60) throw new Error(`Tab never reached ${text}`);
    await page.keyboard.press('Tab');
  }
}

describeInBrowser('by keyboard alone', () => {
  test('a timeline event is added, found again and deleted', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    // On a fast machine sixty presses take less time than the page to appear.
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await tabTo(page, 'Timeline');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
    await tabTo(page, 'Add timeline event');
    await page.keyboard.press('Enter');
    const typed = ['2032', title, 'What happened.'];
    const year = page.getByLabel('Year', { exact: true });
    await year.waitFor();
    while (!(await year.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
    for (const text of typed) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Control+s');
    await page.getByText('Timeline event saved successfully').waitFor();

    const remove = page.getByRole('button', { name: `Delete 2032: ${title}` });
    await remove.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Are you sure you want to delete this timeline event?').waitFor();
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await page.getByText('Timeline event deleted successfully').waitFor();
    await page.keyboard.press('F8');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await remove.waitFor();
  });

  test('focusing the sticky header does not scroll the page', async () => {
    for (const viewport of [phone, desktop]) {
      const page = await openVisitorPage(viewport);
      await page.goto('/about');
      await waitUntilHydrated(page);
      await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
      const opener = page.getByRole('button', { name: viewport === phone ? 'Menu' : 'Who We Are' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => window.scrollY)).toBe(3_000);
    }
  });

  test('the focus ring of a card is visible, also far down a list', async () => {
    // Its scripts lay the page out as a whole, which no ring can be cut off by.
    const page = await openVisitorPage(desktop, siteUrl, { javaScriptEnabled: false });
    await page.goto('/research');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Guests of the Law' }).first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const screenshotOptions = { clip: { x: x - 9, y, width: 9, height }, animations: 'disabled' } as const;
    const before = await page.screenshot(screenshotOptions);
    await page.keyboard.press('Shift');
    await card.getByRole('link').first().focus();
    await expectEventually(async () => before.equals(await page.screenshot(screenshotOptions)), false);
    expect(await card.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('auto');
  });

  (hasLocalSignIn ? test : test.skip)('what was typed survives the end of the session and a new sign-in', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/timeline');
    await page.getByRole('button', { name: 'Add timeline event' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Half-written');
    await page.getByLabel('Year', { exact: true }).fill('2033');
    await page.getByLabel('Description', { exact: true }).fill('Not to be lost.');
    await page.context().clearCookies();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/login/);
    await signInAs(page, amal);
    await page.goto('/admin/timeline');
    await page.getByRole('button', { name: 'Continue: new timeline event' }).click();
    await expectEventually(() => page.getByLabel('Title', { exact: true }).inputValue(), 'Half-written');
  });
});
