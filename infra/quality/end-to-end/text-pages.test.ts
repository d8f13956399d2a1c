import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import {
  becomesPublic,
  describeInBrowser,
  desktop,
  expectAccessible,
  expectAccessibleOnAllScreens,
  openVisitorPage,
  openWhenTextIsPublic,
  phone,
  siteUrl,
} from './browser.js';
import { write } from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** Differs in each run, because a running product has the pages of earlier runs. */
const run = Date.now();
const title = `Travel grants ${run}`;
const path = `/travel-grants-${run}`;
const newPath = `/grants-${run}`;
const text = 'Whoever gives a paper can ask for a grant.';

const visit = (at: string) => fetch(siteUrl + at, { redirect: 'manual' });
const hasStatus = (at: string, status: number) => becomesPublic(async () => (await visit(at)).status === status);

async function addByKeyboard(page: Page): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Add page' }).press('Enter');
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('Address').inputValue()).toBe(path.slice(1));
  // The toolbar of the text has one tab stop.
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await editor.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(text);
  await page.keyboard.press('Control+s');
  await page.getByText('Page saved successfully').waitFor();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText('Page updated successfully').waitFor();
}

describeInBrowser('a page that staff write', () => {
  test('is prerendered and in the footer, moves with a redirect, and is gone once it is hidden', async () => {
    const [staff, visitor] = [
      await openStaffPage(),
      await openVisitorPage(desktop, siteUrl, { javaScriptEnabled: false }),
    ];
    await addByKeyboard(staff);
    expect(await becomesPublic(async () => (await (await visit('/contact')).text()).includes(`href="${path}"`))).toBe(
      true,
    );
    await visitor.goto('/contact');
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).press('Enter');
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.getByText(text).waitFor();
    expect(new URL(visitor.url()).pathname).toBe(path);
    expect(
      await becomesPublic(async () => (await (await visit('/sitemap.xml')).text()).includes(`${path}</loc>`)),
    ).toBe(true);
    expect((await visit(`${path}/`)).headers.get('location')).toMatch(new RegExp(`${path}$`));

    await staff.getByRole('button', { name: `Edit ${title}` }).press('Enter');
    await staff.getByLabel('Address').fill('speakers');
    await staff.keyboard.press('Control+s');
    await staff.getByText('The site itself uses /speakers.').waitFor();
    await staff.getByLabel('Address').fill(newPath.slice(1));
    await save(staff);
    expect(await hasStatus(newPath, 200)).toBe(true);
    expect(await hasStatus(path, 301)).toBe(true);
    await visitor.goto(`${path}?from=mail`);
    expect(visitor.url()).toBe(`${siteUrl}${newPath}?from=mail`);

    const row = staff.getByRole('row').filter({ hasText: title });
    await row.getByRole('switch').press('Space');
    await row.getByText('Inactive').waitFor();
    for (const at of [path, newPath]) expect([at, await hasStatus(at, 404)]).toEqual([at, true]);
    // The form of the page for browsers, in brotli, may be cached for a second more than the one read above.
    await openWhenTextIsPublic(visitor, newPath, '404 Page Not Found');
    await visitor.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  });

  test('is accessible, also with its menu open', async () => {
    const staff = await openStaffPage();
    const table =
      '<table><thead><tr><th>Passport</th><th>Stay without a visa</th><th>Processing time</th></tr></thead></table>';
    const data = { title: 'معلومات التأشيرة', slug: `visa-${run}`, body: `<p>${text}</p>${table}`, placement: 'menu' };
    const { id } = await write<{ id: string }>(staff, 'post', staffEndpoints.pages.path, data);
    expect(await hasStatus(`/visa-${run}`, 200)).toBe(true);
    const page = await openVisitorPage();
    await page.goto(`/visa-${run}`);
    await page.getByRole('heading', { level: 1, name: data.title }).waitFor();
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
