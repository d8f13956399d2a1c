import type { Page } from 'playwright-core';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser, openVisitorPage } from './browser.js';
import { managerPath } from './organiser.js';
import { sampleConference as path } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { clickButton, waitForText } from './steps.js';
import { until } from './until.js';

const title = 'Conscience and the Common Good';
/** Differs in each run, because a running product has the drafts of earlier runs. */
const subtitle = `A draft of ${Date.now()}`;

async function openForm(page: Page) {
  await page.goto(managerPath);
  await clickButton(page, `Edit ${title}`);
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
    await clickButton(page, 'More ways to save');
    await clickButton(page, 'Save draft');
    await page.getByText('Draft saved').waitFor();
    await page.getByText('Changed', { exact: true }).first().waitFor();
    const visitor = await openVisitorPage();
    expect(await shows(visitor, subtitle)).toBe(false);

    await openForm(page);
    await page.getByText(/^You are editing the draft from/).waitFor();
    expect(await page.getByLabel('Subtitle').inputValue()).toBe(subtitle);
    await clickButton(page, 'More ways to save');
    await page.getByRole('button', { name: 'Preview' }).waitFor();
    await expectAccessible(page);
    await clickButton(page, 'Preview');
    // The form has a preview of its own, which is created first.
    await page.frameLocator('iframe').getByText(subtitle).first().waitFor();
    const created = page.waitForResponse((response) => response.url().endsWith('/api/conferences/previews'));
    await clickButton(page, 'Copy link');
    const { token } = await (await created).json();

    await visitor.goto(`${path}?preview=conferences.${token}`);
    await visitor.getByText(subtitle).first().waitFor();
    await visitor.getByText(/^Preview of a draft\. Not public\. The link ends on/).waitFor();
    await visitor.locator('a[href="/about"]').first().dispatchEvent('click');
    await visitor.waitForURL(`**/about?preview=conferences.${token}`);
    expect(await visitor.context().cookies()).toEqual([]);
    expect(await shows(visitor, subtitle)).toBe(false);

    // The framed page has tests of its own, and axe would take its landmarks for those of this page.
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessibleOnAllScreens(page);
    await clickButton(page, 'Close preview');
    await clickButton(page, 'Publish');
    await page.getByText('Conference published').waitFor();
    // The message stays while the pointer is on it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await until('the draft is public', () => shows(visitor, subtitle));
    await clickButton(page, 'Undo');
    await waitForText(page, 'Undone');
    await until('it is public no more', async () => !(await shows(visitor, subtitle)));

    await visitor.goto(`${path}?preview=conferences.${token}`);
    await visitor.getByText('This preview has ended. Ask for a new link.').waitFor();
  });
});
