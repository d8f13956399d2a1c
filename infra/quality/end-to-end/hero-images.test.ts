import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { becomesPublic, describeInBrowser, openVisitorPage } from './browser.js';
import { openStaffPage } from './sign-in.js';

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background } })
    .png()
    .toBuffer();

async function addHeroImage(page: Page, alt: string, buffer: Buffer, order = '0'): Promise<void> {
  await page.goto('/admin/hero-images');
  await page.getByRole('button', { name: 'Add image' }).click();
  await page.locator('.dialog input[type=file]').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await page.getByText('Image uploaded successfully').waitFor();
  await page.getByLabel('Alt text').fill(alt);
  await page.getByLabel('Order').fill(order);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Image saved successfully').waitFor();
}

async function readFirstCarouselImage(page: Page): Promise<string | null> {
  await page.goto('/');
  return page.locator('.carousel img').first().getAttribute('alt');
}

const becomesFirst = (page: Page, alt: string) =>
  becomesPublic(async () => (await readFirstCarouselImage(page)) === alt);

const findRow = (page: Page, alt: string) => page.getByRole('row', { name: new RegExp(alt) });

/** The name differs in each run, because a running product has the rows of earlier runs. */
const blue = `A plain blue field ${Date.now()}`;

describeInBrowser('hero images', () => {
  test('an uploaded image is in the carousel, leaves it when switched off, and comes back', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const before = (await readFirstCarouselImage(visitor)) ?? '';
    await addHeroImage(page, blue, await picture('#1e40af'));
    await page.getByRole('button', { name: `Move ${blue}: drag` }).focus();
    while (await page.getByRole('button', { name: `Move ${blue} up` }).isEnabled()) {
      const saved = page.waitForResponse(/hero-images\/order$/);
      await page.getByRole('button', { name: `Move ${blue} up` }).click();
      await saved;
    }
    expect(await becomesFirst(visitor, blue)).toBe(true);
    const source = await visitor.locator('.carousel source').first().getAttribute('srcset');
    expect(source).toMatch(/-480\.avif 480w, .*-960\.avif 960w, .*-1200x675\.avif 1200w$/);

    await findRow(page, blue).getByRole('switch').click();
    await findRow(page, blue).getByText('Inactive').waitFor();
    expect(await becomesFirst(visitor, before)).toBe(true);

    await findRow(page, blue)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByText('Are you sure you want to delete this image?').waitFor();
    await page
      .locator('.dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByText('Image deleted successfully').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await findRow(page, blue).waitFor();
  });

  test('the order can be changed with the keyboard alone', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/hero-images');
    const alts = () => page.getByRole('rowheader').allInnerTexts();
    await page.getByRole('rowheader').first().waitFor();
    const [first, second] = await alts();
    await page.getByRole('button', { name: `Move ${first}: drag` }).focus();
    const saved = page.waitForResponse(/hero-images\/order$/);
    await page.keyboard.press('ArrowDown');
    await saved;
    expect((await alts()).slice(0, 2)).toEqual([second, first]);
    await page.reload();
    await page.getByRole('rowheader').first().waitFor();
    expect((await alts()).slice(0, 2)).toEqual([second, first]);
  });

  test.each([
    ['a text', 'notes.png', Buffer.from('not a picture')],
    ['an SVG', 'drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ])('%s is rejected with a message', async (_case, name, buffer) => {
    const page = await openStaffPage();
    await page.goto('/admin/hero-images');
    await page.getByRole('button', { name: 'Add image' }).click();
    await page.locator('.dialog input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    await page.getByText('This file is not an image we can use.').first().waitFor();
  });
});
