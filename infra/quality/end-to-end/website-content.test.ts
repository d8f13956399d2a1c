import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser, openVisitorPage, openWhenTextIsPublic } from './browser.js';
import { amal, openStaffPage, yusuf } from './sign-in.js';

async function editEntry(page: Page, entry: string, text: string): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('button', { name: `Edit ${entry}` }).click();
  await page.getByLabel('Content', { exact: true }).fill(text);
}

async function editHtml(page: Page, entry: string, html: string): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('button', { name: `Edit ${entry}` }).click();
  await page.getByRole('button', { name: 'HTML' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill(html);
}

/** The key differs in each run, because a running product has the entries of earlier runs. */
const key = `news.title-${Date.now()}`;

describeInBrowser('website content', () => {
  test('a change that staff save is on the public page at the next load', async () => {
    const page = await openStaffPage();
    await editEntry(page, 'hero.title', 'A headline of today');
    await page.keyboard.press('Control+s');
    await page.getByText('Content saved successfully').waitFor();
    await openWhenTextIsPublic(await openVisitorPage(), '/', 'A headline of today');
  });

  test('a text can be added, deleted, and restored from the toast', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/content');
    await page.getByRole('button', { name: 'Add content' }).click();
    await page.getByLabel('Key').fill(key);
    await page.getByLabel('Content', { exact: true }).fill('What is new');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Content saved successfully').waitFor();
    await page.getByRole('button', { name: `Delete ${key}` }).click();
    await page.getByText('Are you sure you want to delete this content?').waitFor();
    await page
      .locator('.dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByText('Content deleted successfully').waitFor();
    await page.getByRole('rowheader', { name: new RegExp(key) }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('rowheader', { name: new RegExp(key) }).waitFor();
  });

  test('HTML of staff reaches visitors sanitised', async () => {
    const page = await openStaffPage();
    await editHtml(
      page,
      'about.content',
      '<p>Clean words</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>',
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Content saved successfully').waitFor();
    const visitor = await openVisitorPage();
    await openWhenTextIsPublic(visitor, '/', 'Clean words');
    expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('a long line of preformatted text wraps', async () => {
    const page = await openStaffPage();
    await editHtml(page, 'about.content', `<p>As it was set:</p><pre>${'a line of verse '.repeat(40)}</pre>`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Content saved successfully').waitFor();
    const visitor = await openVisitorPage();
    await openWhenTextIsPublic(visitor, '/', 'As it was set:');
    const isOverflowing = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
    expect(await visitor.locator('.rich-text pre').evaluate(isOverflowing)).toBe(false);
  });

  test('a stale save shows who saved first and keeps the input', async () => {
    const [first, second] = [await openStaffPage(amal), await openStaffPage(yusuf)];
    await editEntry(first, 'about.button_text', 'By the first');
    await editEntry(second, 'about.button_text', 'By the second');
    await first.getByRole('button', { name: 'Save', exact: true }).click();
    await first.getByText('Content saved successfully').waitFor();
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await second.getByRole('button', { name: 'Keep mine' }).waitFor();
    expect(await second.getByLabel('Content', { exact: true }).inputValue()).toBe('By the second');
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await openWhenTextIsPublic(await openVisitorPage(), '/', 'By the second');
  });

  test('a validation error is shown at its field and nothing is sent', async () => {
    const page = await openStaffPage();
    const writes: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()));
    await page.goto('/admin/content');
    await page.getByRole('button', { name: 'Add content' }).click();
    await page.getByLabel('Key').fill('No Page');
    await page.getByLabel('Content', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Write the page, a dot and a name in lower case, like hero.title').waitFor();
    expect(writes).toEqual([]);
  });
});
