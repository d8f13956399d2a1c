import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { becomesPublic, describeInBrowser, openVisitorPage, siteUrl } from './browser.js';
import { openStaffPage } from './sign-in.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const blue = `A plain blue field ${Date.now()}`;

const findRow = (page: Page) => page.getByRole('row', { name: new RegExp(blue) });

/** Every picture of the carousel is in the page. */
const isShown = (expected: boolean) =>
  becomesPublic(async () => (await (await fetch(siteUrl)).text()).includes(blue) === expected);

describeInBrowser('hero images', () => {
  test('an uploaded image is in the carousel, leaves it when switched off, and comes back', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const picture = sharp({ create: { width: 1200, height: 675, channels: 3, background: '#1e40af' } });
    const buffer = await picture.png().toBuffer();
    await page.goto('/admin/hero-images?add');
    await page
      .locator('.dialog input[type=file]')
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
    await page.getByText('Image uploaded successfully').waitFor();
    await page.getByLabel('Alt text').fill(blue);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Image saved successfully').waitFor();
    expect(await isShown(true)).toBe(true);
    await visitor.goto('/');
    const source = visitor.locator('.carousel picture', { has: visitor.locator(`img[alt="${blue}"]`) });
    expect(await source.locator('source').first().getAttribute('srcset')).toMatch(
      /-480\.avif 480w, .*-960\.avif 960w, .*-1200x675\.avif 1200w$/,
    );

    await findRow(page).getByRole('switch').click();
    await findRow(page).getByText('Inactive').waitFor();
    expect(await isShown(false)).toBe(true);
    await findRow(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByText('Are you sure you want to delete this image?').waitFor();
    await page
      .locator('.dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByText('Image deleted successfully').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await findRow(page).waitFor();
  });
});
