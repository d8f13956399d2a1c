import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import { write } from './organiser.js';
import { isFocused } from './page-states.js';
import { becomesPublic, hasStatus, openWhenTextIsPublic, visit } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { field, levelOne, save } from './steps.js';

/** Differs in each run, because a running product has the pages of earlier runs. */
const run = Date.now();
const title = `Travel grants ${run}`;
const path = `/travel-grants-${run}`;
const newPath = `/grants-${run}`;
const text = 'Whoever gives a paper can ask for a grant.';

async function addByKeyboard(page: Page): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add page' }).press('Enter');
  await field(page, 'Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('Address').inputValue()).toBe(path.slice(1));
  // The toolbar of the text has one tab stop.
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await editor.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await isFocused(editor)).toBe(true);
  await page.keyboard.type(text);
  await save(page, 'Page saved successfully');
}

describeInBrowser('a page that staff write', () => {
  test('is prerendered and in the footer, moves with a redirect, and is gone once it is hidden', async () => {
    const staff = await openStaffPage();
    const visitor = await openVisitorPage(desktop, siteUrl, { javaScriptEnabled: false });
    await addByKeyboard(staff);
    await becomesPublic('/contact', `href="${path}"`);
    await visitor.goto('/contact');
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).press('Enter');
    await levelOne(visitor, title).waitFor();
    await visitor.getByText(text).waitFor();
    expect(new URL(visitor.url()).pathname).toBe(path);
    await becomesPublic('/sitemap.xml', `${path}</loc>`);
    expect((await visit(`${path}/`)).headers.get('location')).toMatch(new RegExp(`${path}$`));

    await staff.getByRole('button', { name: `Edit ${title}` }).press('Enter');
    await staff.getByLabel('Address').fill('speakers');
    await save(staff, 'The site itself uses /speakers.');
    await staff.getByLabel('Address').fill(newPath.slice(1));
    await save(staff, 'Page updated successfully');
    await hasStatus(newPath, 200);
    await hasStatus(path, 301);
    await visitor.goto(`${path}?from=mail`);
    expect(visitor.url()).toBe(`${siteUrl}${newPath}?from=mail`);

    const row = staff.getByRole('row').filter({ hasText: title });
    await row.getByRole('switch').press('Space');
    await row.getByText('Inactive').waitFor();
    for (const at of [path, newPath]) await hasStatus(at, 404);
    // Browsers get the page in brotli, which may be cached a second longer than the form that was read above.
    await openWhenTextIsPublic(visitor, newPath, '404 Page Not Found');
    await levelOne(visitor, '404 Page Not Found').waitFor();
  });

  test('is accessible, also with its menu open', async () => {
    const staff = await openStaffPage();
    const table =
      '<table><thead><tr><th>Passport</th><th>Stay without a visa</th><th>Processing time</th></tr></thead></table>';
    const data = { title: 'معلومات التأشيرة', slug: `visa-${run}`, body: `<p>${text}</p>${table}`, placement: 'menu' };
    const { id } = await write<{ id: string }>(staff, 'post', staffEndpoints.pages.path, data);
    await hasStatus(`/visa-${run}`, 200);
    const page = await openVisitorPage();
    await page.goto(`/visa-${run}`);
    await levelOne(page, data.title).waitFor();
    await expectAccessibleOnAllScreens(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Who We Are' }).press('Enter');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: data.title }).first().waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await write(staff, 'delete', `${staffEndpoints.pages.path}/${id}`);
  });
});
