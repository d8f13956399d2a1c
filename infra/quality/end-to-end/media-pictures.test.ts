import { expect, test } from '@jest/globals';
import type { MediaFile } from '@majlis/contracts/media';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  describeInBrowser,
  desktop,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  openVisitorPage,
  phone,
} from './browser.js';
import { amal, openStaffPage } from './sign-in.js';

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

const expectAccessible = async (page: Page) => {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await hasHorizontalOverflow(page)).toBe(false);
};

const devices = [
  ['a phone', phone, 'dark'],
  ['a desktop', desktop, 'light'],
] as const;

describeInBrowser('pictures of the media library', () => {
  test.each(devices)(
    'on %s (%p) the focal point is set by keyboard, and pages follow it',
    async (_device, viewport, colorScheme) => {
      const page = await openStaffPage(amal, viewport, { colorScheme });
      const file = await uploadPicture(page, `focus ${run}.png`, viewport.width + 300);
      const alt = `Focus ${run} ${viewport.width}`;
      const heroId = await addHeroImage(page, file.url, alt);
      await page.goto(`/admin/media?file=${file.id}`);
      const marker = page.getByRole('button', { name: /^Focal point/ });
      await marker.focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
      await page.getByLabel('From the top, %').fill('33');
      await page.getByRole('button', { name: 'Focal point: 60 % from the left, 33 % from the top' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await page.getByText('File updated successfully').waitFor();

      for (const javaScriptEnabled of [false, true]) {
        const visitor = await openVisitorPage(viewport, undefined, { javaScriptEnabled });
        const picture = visitor.locator(`img[alt="${alt}"]`).first();
        const isFollowed = async () => {
          await visitor.goto('/');
          if ((await picture.count()) === 0) return false;
          return (await picture.evaluate((image) => getComputedStyle(image).objectPosition)) === '60% 33%';
        };
        await expectEventually(isFollowed, true);
      }
      await page.request.delete(`/api/cms/hero-images/${heroId}`, { headers });
    },
  );

  test.each(devices)(
    'on %s (%p) a file is replaced where it is used, and Undo brings it back',
    async (_device, viewport, colorScheme) => {
      const page = await openStaffPage(amal, viewport, { colorScheme });
      const old = await uploadPicture(page, `old ${run}.png`, viewport.width + 100);
      const heroId = await addHeroImage(page, old.url, `Replaced ${run}`);
      const readUrl = async () => {
        const rows = await (await page.request.get('/api/cms/hero-images')).json();
        return rows.find(({ id }: { id: string }) => id === heroId).url;
      };
      await page.goto(`/admin/media?file=${old.id}`);
      await page.getByRole('button', { name: 'Replace file' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Replace file' });
      await dialog.getByLabel('New file').setInputFiles(await pictureFile(`new ${run}.png`, viewport.width + 101));
      await dialog.getByRole('img', { name: 'The new image' }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Replace in one place' }).press('Enter');
      await page.getByText('In one place. The old file was deleted.').waitFor();
      expect(await readUrl()).not.toBe(old.url);
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await page.getByText('Undone').waitFor();
      expect(await readUrl()).toBe(old.url);
      await page.request.delete(`/api/cms/hero-images/${heroId}`, { headers });
    },
  );

  test.each(devices)('on %s (%p) a portrait is cropped by keyboard', async (_device, viewport, colorScheme) => {
    const page = await openStaffPage(amal, viewport, { colorScheme });
    const portrait = await uploadPicture(page, `portrait ${run}.png`, viewport.width + 200, 'speakers');
    const name = `Cropped${run}`;
    const data = { firstName: name, lastName: `At${viewport.width}`, photo: portrait.url };
    await page.request.post('/api/people', { headers, data });
    await page.goto('/admin/conference-management/speakers');
    await page.getByRole('searchbox').fill(`${name} At${viewport.width}`);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByRole('slider', { name: 'Size' }).press('Home');
    await dialog.getByRole('button', { name: /^Visible part/ }).press('ArrowRight');
    await expectAccessible(page);
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
