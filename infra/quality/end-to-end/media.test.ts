import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { allowConsoleErrors, describeInBrowser } from './browser.js';
import { openStaffPage } from './sign-in.js';

/** Pictures and names differ in each run, because a running product has the files of earlier runs. */
const run = Date.now();
const court = `court ${run}.png`;
const gate = `gate ${run}.png`;

async function pictureFile(name: string, width: number) {
  const background = `#${(run % 0xffffff).toString(16).padStart(6, '0')}`;
  const buffer = await sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const openFile = async (page: Page, name: string) => {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
};

/** The first upload breaks, as in a train that enters a tunnel. */
async function breakFirstUpload(page: Page): Promise<void> {
  let count = 0;
  await page.route('**/api/cms/upload-image', (route) => {
    count += 1;
    return count === 1 ? route.abort('connectionreset') : route.continue();
  });
}

describeInBrowser('the media library', () => {
  test('two files are uploaded over a broken connection, described, used, deleted and restored', async () => {
    allowConsoleErrors(/ERR_CONNECTION_RESET/);
    const page = await openStaffPage();
    await breakFirstUpload(page);
    await page.goto('/admin/media');
    const files = [await pictureFile(court, 600), await pictureFile(gate, 640)];
    await page.getByLabel('Files to upload').setInputFiles(files);
    await page.getByText('1 of 2 files uploaded, 1 failed').waitFor();
    await page.getByRole('button', { name: `Try ${court} again` }).click();
    await page.getByText('2 of 2 files uploaded').waitFor();

    const details = await openFile(page, court);
    await details.getByText('Nothing uses this file.').waitFor();
    await details.getByLabel('Alt text').fill('A court at noon');
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('File updated successfully').waitFor();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByText('A court at noon').waitFor();

    const address = await (await openFile(page, court)).getByRole('link', { name: /Open it/ }).getAttribute('href');
    const data = { url: address, alt: `Hero ${run}`, order: 99, isActive: false };
    const response = await page.request.post('/api/cms/hero-images', {
      data,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status()).toBe(201);
    await page.reload();
    const used = page.getByRole('dialog', { name: court });
    await used.getByRole('link', { name: `Hero ${run}` }).waitFor();
    await used.getByRole('button', { name: 'Delete file' }).click();
    await page.getByText('It is used in one place. Choose another file there first, or replace it.').waitFor();
    await used.getByRole('button', { name: 'Cancel' }).click();

    const unused = await openFile(page, gate);
    await unused.getByText('Nothing uses this file.').waitFor();
    await unused.getByRole('button', { name: 'Delete file' }).click();
    await page.getByRole('button', { name: `Delete ${gate}` }).click();
    await page.getByText('It can be restored for 30 days').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    await unused.getByRole('button', { name: 'Delete file' }).waitFor();
  });
});
