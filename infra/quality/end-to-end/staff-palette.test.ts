import type { Page, Route } from 'playwright-core';
import {
  describeInBrowser,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  phone,
  pressBack,
  siteUrl,
} from './browser.js';
import { amal, openStaffPage } from './sign-in.js';

const headers = { Origin: siteUrl };
/** The name differs in each run, because a running product has the rows of earlier runs. */
const word = `Quincunx${Date.now().toString(36).replace(/\d/g, 'q')}`;

const box = (page: Page) => page.getByRole('combobox', { name: 'Find in the staff area' });
const selectedOption = (page: Page, name: string) => page.getByRole('option', { name, selected: true });

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
}

describeInBrowser('the staff palette', () => {
  test('finds a hidden page by keyboard and opens its form', async () => {
    const page = await openStaffPage();
    const data = { title: `On the ${word}`, body: '<p>Five trees.</p>', isActive: false };
    const { id } = await (await page.request.post('/api/cms/pages', { headers, data })).json();
    await page.goto('/admin');
    await openPalette(page);
    await box(page).pressSequentially(word.slice(0, 12).toLowerCase());
    await selectedOption(page, data.title).waitFor();
    expect(await selectedOption(page, data.title).textContent()).toBe(`${data.title}Inactive`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityViolations(page, { within: 'dialog[open]' })).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit page' }).waitFor();
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(data.title);
    // The list was not seen before the form, and has the focus at the row after it.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectEventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      `Edit ${data.title}`,
    );
    await page.request.delete(`/api/cms/pages/${id}`, { headers });
  });

  test('opens for keys that were pressed before it was there', async () => {
    const page = await openStaffPage();
    const held: Route[] = [];
    await page.route('/api/auth/session', (route) => void held.push(route));
    await page.goto('/admin', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Control+k');
    await expectEventually(async () => held.length > 0, true);
    // Its requests go on now.
    await page.unroute('/api/auth/session');
    await box(page).waitFor();
  });

  test('keeps the keys of the editor of formatted texts, and closes alone above a form', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/pages?add');
    const form = page.getByRole('dialog', { name: 'Add page' });
    await form.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: /link/i }).waitFor();
    expect(await box(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await form.getByLabel('Title', { exact: true }).focus();
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expectEventually(() => box(page).isVisible(), false);
    expect(await form.isVisible()).toBe(true);
  });

  test('fits a phone, where Back closes it, and opens an Arabic publication', async () => {
    const page = await openStaffPage(amal, phone, { isMobile: true, hasTouch: true });
    await page.goto('/admin');
    await page.getByRole('region', { name: 'Totals' }).getByRole('link', { name: 'Team members' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Team Members' }).waitFor();
    await page.getByRole('button', { name: 'Find', exact: true }).tap();
    await box(page).fill('الضَّمير');
    const item = page.getByRole('option', { name: /^حرية الضمير/ });
    await item.waitFor();
    expect(await hasHorizontalOverflow(page)).toBe(false);
    await pressBack(page);
    await expectEventually(() => box(page).isVisible(), false);
    expect(new URL(page.url()).pathname).toBe('/admin/team');
    await page.getByRole('button', { name: 'Find', exact: true }).tap();
    await box(page).fill('الضَّمير');
    await item.tap();
    await page.getByRole('dialog', { name: 'Edit publication' }).waitFor();
  });
});
