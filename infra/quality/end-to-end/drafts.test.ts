import type { Page } from 'playwright-core';
import {
  becomesPublic,
  describeInBrowser,
  expectAccessible,
  expectAccessibleOnAllScreens,
  openVisitorPage,
} from './browser.js';
import { openStaffPage } from './sign-in.js';

const title = 'Conscience and the Common Good';
const path = '/conferences/conscience-and-the-common-good';
/** Differs in each run, because a running product has the drafts of earlier runs. */
const subtitle = `A draft of ${Date.now()}`;

async function openForm(page: Page) {
  await page.goto('/admin/conference-management');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByLabel('Subtitle').waitFor();
}
const shows = async (page: Page, text: string) => {
  await page.goto(path);
  return page.getByText(text).first().isVisible();
};

describeInBrowser('drafts', () => {
  test('a conference is edited as a draft, shown by a link, published, and published no more', async () => {
    const page = await openStaffPage();
    await openForm(page);
    await page.getByLabel('Subtitle').fill(subtitle);
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved').waitFor();
    await page.getByText('Changed', { exact: true }).first().waitFor();
    const visitor = await openVisitorPage();
    expect(await shows(visitor, subtitle)).toBe(false);

    await openForm(page);
    await page.getByText(/^You are editing the draft from/).waitFor();
    expect(await page.getByLabel('Subtitle').inputValue()).toBe(subtitle);
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    // The form has a preview of its own, which is created first.
    await page.frameLocator('iframe').getByText(subtitle).first().waitFor();
    const created = page.waitForResponse((response) => response.url().endsWith('/api/conferences/previews'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    const { token } = await (await created).json();

    await visitor.goto(`${path}?preview=conferences.${token}`);
    await visitor.getByText(subtitle).first().waitFor();
    await visitor.getByText(/^Preview of a draft\. Not public\. The link ends on/).waitFor();
    await visitor.locator('a[href="/about"]').first().dispatchEvent('click');
    await visitor.waitForURL(`**/about?preview=conferences.${token}`);
    expect(await visitor.context().cookies()).toEqual([]);
    expect(await shows(visitor, subtitle)).toBe(false);

    await page.getByRole('button', { name: 'Close preview' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Conference published').waitFor();
    // The message stays while the pointer is on it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    expect(await becomesPublic(() => shows(visitor, subtitle))).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await becomesPublic(async () => !(await shows(visitor, subtitle)))).toBe(true);

    await visitor.goto(`${path}?preview=conferences.${token}`);
    await visitor.getByText('This preview has ended. Ask for a new link.').waitFor();
  });

  test('the preview beside a form is accessible on a desktop and a phone', async () => {
    const page = await openStaffPage();
    await openForm(page);
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('button', { name: 'Preview' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    // The framed page has tests of its own, and axe would take its landmarks for those of this page.
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessibleOnAllScreens(page);
  });
});
