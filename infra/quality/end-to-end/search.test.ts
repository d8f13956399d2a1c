import type { Page, Route } from 'playwright-core';
import { expectAccessibleOnAllScreens, findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { write } from './organiser.js';
import { expectEventually, focusedLabel, hasHorizontalOverflow, waitUntilHydrated } from './page-states.js';
import { readText } from './public-site.js';
import { openStaffPage, openStaffPhone } from './sign-in.js';
import { field, levelOne, pressBack } from './steps.js';
import { until } from './until.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const word = `Quincunx${Date.now().toString(36).replace(/\d/g, 'q')}`;
type Row = { id: string; version: number };

const finds = (text: string) => readText(`/api/search?${new URLSearchParams({ q: text, typing: 'true' }).toString()}`);

const box = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

async function openPalette(page: Page, keys: string): Promise<void> {
  await waitUntilHydrated(page);
  // The code of the palette is the last that a page loads.
  await expectEventually(async () => {
    if (!(await box(page).isVisible())) await page.keyboard.press(keys);
    return box(page).isVisible();
  }, true);
}

describeInBrowser('the search', () => {
  test('a page of staff is found when it is published, and not when it is hidden', async () => {
    const staff = await openStaffPage();
    const page = { title: `On the ${word}`, body: '<p>Five trees in a garden.</p>' };
    const { id, version } = await write<Row>(staff, 'post', '/api/cms/pages', page);
    await until('the page is found', async () => (await finds(word.toLowerCase())).includes(page.title));
    const headers = { Origin: siteUrl, 'If-Match': `"${version}"` };
    const hidden = await staff.request.put(`/api/cms/pages/${id}/active`, { headers, data: { isActive: false } });
    expect(hidden.ok()).toBe(true);
    await until('the page is no longer found', async () => !(await finds(word)).includes(page.title));
    await write(staff, 'delete', `/api/cms/pages/${id}`);
  });

  test('the palette opens a result by keyboard', async () => {
    await expectEventually(async () => (await finds('conscience')).includes('"/conferences/conscience-and-'), true);
    const page = await openVisitorPage();
    await page.goto('/about');
    await openPalette(page, 'Control+k');
    await box(page).pressSequentially('conscienc');
    await page.getByRole('option', { selected: true }).first().waitFor();
    await expectAccessibleOnAllScreens(page);
    const title = await page.getByRole('option', { selected: true }).locator('span').first().textContent();
    await page.keyboard.press('Enter');
    await levelOne(page, title ?? '').waitFor();
    await openPalette(page, '/');
    await page.keyboard.press('Escape');
    await expectEventually(() => box(page).isVisible(), false);
  });

  test('the page of the search has results, which Back brings back', async () => {
    const page = await openVisitorPage();
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('الحُرِّيَّة');
    await page.keyboard.press('Enter');
    const result = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    await result.click();
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.goBack();
    await result.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('a search works without scripts', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('conscience <&>');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 2, name: 'Conferences' }).waitFor();
    expect(await page.locator('mark').first().textContent()).toMatch(/conscience/i);
    expect(await hasHorizontalOverflow(page)).toBe(false);
    await page.goto('/search?q=conscienec');
    await page.getByRole('link', { name: 'conscience' }).click();
    await page.getByRole('heading', { level: 2, name: 'Conferences' }).waitFor();
  });
});

const staffBox = (page: Page) => page.getByRole('combobox', { name: 'Find in the staff area' });
const selectedOption = (page: Page, name: string) => page.getByRole('option', { name, selected: true });

async function openStaffPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await staffBox(page).waitFor();
}

describeInBrowser('the staff palette', () => {
  test('finds a hidden page by keyboard and opens its form', async () => {
    const page = await openStaffPage();
    const data = { title: `On the ${word}`, body: '<p>Five trees.</p>', isActive: false };
    const { id } = await write<Row>(page, 'post', '/api/cms/pages', data);
    await page.goto('/admin');
    await openStaffPalette(page);
    await staffBox(page).pressSequentially(word.slice(0, 12).toLowerCase());
    await selectedOption(page, data.title).waitFor();
    expect(await selectedOption(page, data.title).textContent()).toBe(`${data.title}Inactive`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityViolations(page, { within: 'dialog[open]' })).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit page' }).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(data.title);
    // The palette opened the form before its list was shown. When the form closes, the focus is at its row.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectEventually(() => focusedLabel(page), `Edit ${data.title}`);
    await write(page, 'delete', `/api/cms/pages/${id}`);
  });

  test('opens for keys that were pressed before it was there', async () => {
    const page = await openStaffPage();
    const held: Route[] = [];
    await page.route('/api/auth/session', (route) => void held.push(route));
    await page.goto('/admin', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Control+k');
    await expectEventually(async () => held.length > 0, true);
    // The requests of the staff area may go on now.
    await page.unroute('/api/auth/session');
    await staffBox(page).waitFor();
  });

  test('keeps the keys of the editor of formatted texts, and closes alone above a form', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/pages?add');
    const form = page.getByRole('dialog', { name: 'Add page' });
    await form.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: /link/i }).waitFor();
    expect(await staffBox(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await form.getByLabel('Title', { exact: true }).focus();
    await openStaffPalette(page);
    await page.keyboard.press('Escape');
    await expectEventually(() => staffBox(page).isVisible(), false);
    expect(await form.isVisible()).toBe(true);
  });

  test('fits a phone, where Back closes it, and opens an Arabic publication', async () => {
    const page = await openStaffPhone();
    await page.goto('/admin');
    await page.getByRole('region', { name: 'Totals' }).getByRole('link', { name: 'Team members' }).tap();
    await levelOne(page, 'Team Members').waitFor();
    await page.getByRole('button', { name: 'Find', exact: true }).tap();
    await staffBox(page).fill('الضَّمير');
    const item = page.getByRole('option', { name: /^حرية الضمير/ });
    await item.waitFor();
    expect(await hasHorizontalOverflow(page)).toBe(false);
    await pressBack(page);
    await expectEventually(() => staffBox(page).isVisible(), false);
    expect(new URL(page.url()).pathname).toBe('/admin/team');
    await page.getByRole('button', { name: 'Find', exact: true }).tap();
    await staffBox(page).fill('الضَّمير');
    await item.tap();
    await page.getByRole('dialog', { name: 'Edit publication' }).waitFor();
  });
});
