import type { Page } from 'playwright-core';
import { describeInBrowser, openVisitorPage, openWhenTextIsPublic } from './browser.js';
import { openStaffPage } from './sign-in.js';

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

describeInBrowser('website content', () => {
  test('a change that staff save is on the public page at the next load', async () => {
    const page = await openStaffPage();
    await editEntry(page, 'hero.title', 'A headline of today');
    await page.keyboard.press('Control+s');
    await page.getByText('Content saved successfully').waitFor();
    await openWhenTextIsPublic(await openVisitorPage(), '/', 'A headline of today');
  });

  test('HTML of staff reaches visitors sanitised, and a long line of preformatted text wraps', async () => {
    const page = await openStaffPage();
    await editHtml(
      page,
      'about.content',
      `<p>Clean words</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>
       <pre>${'a line of verse '.repeat(40)}</pre>`,
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Content saved successfully').waitFor();
    const visitor = await openVisitorPage();
    await openWhenTextIsPublic(visitor, '/', 'Clean words');
    expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
    const isOverflowing = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
    expect(await visitor.locator('.rich-text pre').evaluate(isOverflowing)).toBe(false);
  });
});
