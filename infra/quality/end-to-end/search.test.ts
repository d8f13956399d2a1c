import type { Page } from 'playwright-core';
import {
  becomesPublic,
  describeInBrowser,
  expectAccessibleOnAllScreens,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  openVisitorPage,
  phone,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';
import { openStaffPage } from './sign-in.js';

const headers = { Origin: siteUrl };
const word = `Quincunx${Date.now().toString(36).replace(/\d/g, 'q')}`;

const finds = async (text: string): Promise<string> =>
  (await fetch(`${siteUrl}/api/search?${new URLSearchParams({ q: text, typing: 'true' }).toString()}`)).text();

const box = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

async function openPalette(page: Page, keys: string): Promise<void> {
  await waitUntilHydrated(page);
  // Its code is the last that a page loads.
  await expectEventually(async () => {
    if (!(await box(page).isVisible())) await page.keyboard.press(keys);
    return box(page).isVisible();
  }, true);
}

describeInBrowser('the search', () => {
  test('a page of staff is found when it is published, and not when it is hidden', async () => {
    const staff = await openStaffPage();
    const page = { title: `On the ${word}`, body: '<p>Five trees in a garden.</p>' };
    const response = await staff.request.post('/api/cms/pages', { headers, data: page });
    const { id, version } = await response.json();
    expect(await becomesPublic(async () => (await finds(word.toLowerCase())).includes(page.title))).toBe(true);
    const write = { headers: { ...headers, 'If-Match': `"${version}"` }, data: { isActive: false } };
    expect((await staff.request.put(`/api/cms/pages/${id}/active`, write)).ok()).toBe(true);
    expect(await becomesPublic(async () => !(await finds(word)).includes(page.title))).toBe(true);
    await staff.request.delete(`/api/cms/pages/${id}`, { headers });
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
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
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
