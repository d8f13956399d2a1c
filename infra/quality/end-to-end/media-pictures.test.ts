import type { MediaFile } from '@majlis/contracts/staff/media.schema';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  becomesPublic,
  describeInBrowser,
  desktop,
  expectAccessibleOnAllScreens,
  openVisitorPage,
  siteUrl,
} from './browser.js';
import { openStaffPage } from './sign-in.js';

/** Pictures and names differ in each run, because a running product has the files of earlier runs. */
const run = Date.now();
const headers = { 'Sec-Fetch-Site': 'same-origin' };

async function pictureFile(name: string, width: number) {
  const background = `#${(run % 0xffffff).toString(16).padStart(6, '0')}`;
  const picture = sharp({ create: { width, height: 400, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

async function uploadPicture(page: Page, name: string, width: number, folder = 'carousel'): Promise<MediaFile> {
  const multipart = { type: folder, image: await pictureFile(name, width) };
  const { imageUrl } = await (await page.request.post('/api/cms/upload-image', { headers, multipart })).json();
  const { files } = await (await page.request.get(`/api/cms/media?folder=${folder}`)).json();
  return files.find(({ url }: MediaFile) => url === imageUrl);
}

async function addHeroImage(page: Page, url: string, alt: string): Promise<string> {
  const data = { url, alt, order: 0, isActive: true };
  return (await (await page.request.post('/api/cms/hero-images', { headers, data })).json()).id;
}

describeInBrowser('pictures of the media library', () => {
  test('the focal point is set by keyboard, and pages follow it', async () => {
    const page = await openStaffPage();
    const file = await uploadPicture(page, `focus ${run}.png`, 1000);
    const alt = `Focus ${run}`;
    const heroId = await addHeroImage(page, file.url, alt);
    await page.goto(`/admin/media?file=${file.id}`);
    const marker = page.getByRole('button', { name: /^Focal point/ });
    await marker.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await page.getByLabel('From the top, %').fill('33');
    await page.getByRole('button', { name: 'Focal point: 60 % from the left, 33 % from the top' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('File updated successfully').waitFor();

    const isFollowed = async () => {
      const images = (await (await fetch(siteUrl)).text()).match(/<img[^>]*>/g) ?? [];
      return images.some((image) => image.includes(alt) && image.includes('60% 33%'));
    };
    expect(await becomesPublic(isFollowed)).toBe(true);
    for (const javaScriptEnabled of [false, true]) {
      const visitor = await openVisitorPage(desktop, undefined, { javaScriptEnabled });
      const picture = visitor.locator(`img[alt="${alt}"]`).first();
      await visitor.goto('/');
      expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('60% 33%');
    }
    await page.request.delete(`/api/cms/hero-images/${heroId}`, { headers });
  });

  test('a file is replaced where it is used, and Undo brings it back', async () => {
    const page = await openStaffPage();
    const old = await uploadPicture(page, `old ${run}.png`, 800);
    const heroId = await addHeroImage(page, old.url, `Replaced ${run}`);
    const readUrl = async () => {
      const rows = await (await page.request.get('/api/cms/hero-images')).json();
      return rows.find(({ id }: { id: string }) => id === heroId).url;
    };
    await page.goto(`/admin/media?file=${old.id}`);
    await page.getByRole('button', { name: 'Replace file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Replace file' });
    await dialog.getByLabel('New file').setInputFiles(await pictureFile(`new ${run}.png`, 801));
    await dialog.getByRole('img', { name: 'The new image' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await dialog.getByRole('button', { name: 'Replace in one place' }).press('Enter');
    await page.getByText('In one place. The old file was deleted.').waitFor();
    expect(await readUrl()).not.toBe(old.url);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Undone').waitFor();
    expect(await readUrl()).toBe(old.url);
    await page.request.delete(`/api/cms/hero-images/${heroId}`, { headers });
  });

  test('a portrait is cropped by keyboard', async () => {
    const page = await openStaffPage();
    const portrait = await uploadPicture(page, `portrait ${run}.png`, 900, 'speakers');
    const name = `Cropped${run}`;
    const data = { firstName: name, lastName: `At${run}`, photo: portrait.url };
    await page.request.post('/api/people', { headers, data });
    await page.goto('/admin/conference-management/speakers');
    await page.getByRole('searchbox').fill(`${name} At${run}`);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByRole('slider', { name: 'Size' }).press('Home');
    await dialog.getByRole('button', { name: /^Visible part/ }).press('ArrowRight');
    await expectAccessibleOnAllScreens(page);
    await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    await page.getByText('96 × 96 px').waitFor();
    await page.getByRole('button', { name: 'Update Speaker' }).click();
    await page.getByText('Speaker updated successfully').waitFor();
    const people = await (await page.request.get('/api/people')).json();
    const { photo, id } = people.find(
      ({ lastName, firstName }: typeof data) => firstName === name && lastName === data.lastName,
    );
    expect(photo).toMatch(/-96x96\.webp$/);
    await page.request.delete(`/api/people/${id}`, { headers });
  });
});
