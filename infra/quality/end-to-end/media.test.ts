import type { Person } from '@majlis/contracts/people/people.schema';
import type { MediaFile, MediaPage } from '@majlis/contracts/staff/media.schema';
import type { Page } from 'playwright-core';
import { expectAccessibleOnAllScreens } from './accessibility.js';
import { allowConsoleErrors, describeInBrowser, desktop, openVisitorPage } from './browser.js';
import { createPerson, managerPath, read, write } from './organiser.js';
import { becomesPublic, readText } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { clickButton, createPicture, deleteRow, save, undo } from './steps.js';
import { until } from './until.js';

/** Pictures and names differ in each run, because a running product has the files of earlier runs. */
const run = Date.now();
const pictureFile = (name: string, width: number) =>
  createPicture(`${name} ${run}.png`, width, 400, `#${(run % 0xffffff).toString(16).padStart(6, '0')}`);

const heroImages = '/api/cms/hero-images';
type HeroImage = { id: string; url: string };

async function uploadPicture(page: Page, name: string, width: number, folder = 'carousel'): Promise<MediaFile> {
  const multipart = { type: folder, image: await pictureFile(name, width) };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const { imageUrl } = await (await page.request.post('/api/cms/upload-image', { headers, multipart })).json();
  const { files } = await read<MediaPage>(page, `/api/cms/media?folder=${folder}`);
  return files.find(({ url }) => url === imageUrl) as MediaFile;
}

const addHeroImage = (page: Page, url: string, alt: string, isActive = true): Promise<HeroImage> =>
  write(page, 'post', heroImages, { url, alt, order: isActive ? 0 : 99, isActive });

const openFile = async (page: Page, name: string) => {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
};

describeInBrowser('pictures of the site', () => {
  test('an uploaded hero image is in the carousel, leaves it when switched off, and comes back', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const blue = `A plain blue field ${run}`;
    const row = page.getByRole('row', { name: new RegExp(blue) });
    await page.goto('/admin/hero-images?add');
    await page
      .locator('.dialog input[type=file]')
      .setInputFiles(await createPicture('picture.png', 1200, 675, '#1e40af'));
    await page.getByText('Image uploaded successfully').waitFor();
    await page.getByLabel('Alt text').fill(blue);
    await clickButton(page, 'Save');
    await page.getByText('Image saved successfully').waitFor();
    await becomesPublic('/', blue);
    await visitor.goto('/');
    const source = visitor.locator('.carousel picture', { has: visitor.locator(`img[alt="${blue}"]`) });
    expect(await source.locator('source').first().getAttribute('srcset')).toMatch(
      /-480\.avif 480w, .*-960\.avif 960w, .*-1200x675\.avif 1200w$/,
    );

    await row.getByRole('switch').click();
    await row.getByText('Inactive').waitFor();
    await becomesPublic('/', blue, false);
    await deleteRow(page, blue, 'Image deleted successfully');
    await undo(page);
    await row.waitFor();
  });

  test('two files are uploaded over a broken connection, described, used, deleted and restored', async () => {
    allowConsoleErrors(/ERR_CONNECTION_RESET/);
    const page = await openStaffPage();
    const [court, gate] = [await pictureFile('court', 600), await pictureFile('gate', 640)];
    // The first upload breaks, as it might in a tunnel.
    await page.route('**/api/cms/upload-image', (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto('/admin/media');
    await page.getByLabel('Files to upload').setInputFiles([court, gate]);
    await page.getByText('1 of 2 files uploaded, 1 failed').waitFor();
    await page.getByRole('button', { name: /^Try .* again$/ }).click();
    await page.getByText('2 of 2 files uploaded').waitFor();

    const details = await openFile(page, court.name);
    await details.getByText('Nothing uses this file.').waitFor();
    await details.getByLabel('Alt text').fill('A court at noon');
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('File updated successfully').waitFor();
    await clickButton(page, 'List');
    await page.getByText('A court at noon').waitFor();

    const opened = await openFile(page, court.name);
    const address = await opened.getByRole('link', { name: /Open it/ }).getAttribute('href');
    await addHeroImage(page, address ?? '', `Hero ${run}`, false);
    await page.reload();
    const used = page.getByRole('dialog', { name: court.name });
    await used.getByRole('link', { name: `Hero ${run}` }).waitFor();
    await used.getByRole('button', { name: 'Delete file' }).click();
    await page.getByText('It is used in one place. Choose another file there first, or replace it.').waitFor();
    await used.getByRole('button', { name: 'Cancel' }).click();

    const unused = await openFile(page, gate.name);
    await unused.getByText('Nothing uses this file.').waitFor();
    await unused.getByRole('button', { name: 'Delete file' }).click();
    await page.getByRole('button', { name: `Delete ${gate.name}` }).click();
    await page.getByText('It can be restored for 30 days').waitFor();
    await undo(page);
    await unused.getByRole('button', { name: 'Delete file' }).waitFor();
  });

  test('the focal point is set by keyboard, and pages follow it', async () => {
    const page = await openStaffPage();
    const file = await uploadPicture(page, 'focus', 1000);
    const alt = `Focus ${run}`;
    const hero = await addHeroImage(page, file.url, alt);
    await page.goto(`/admin/media?file=${file.id}`);
    await page.getByRole('button', { name: /^Focal point/ }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await page.getByLabel('From the top, %').fill('33');
    await page.getByRole('button', { name: 'Focal point: 60 % from the left, 33 % from the top' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('File updated successfully').waitFor();

    await until('the picture has its focal point', async () => {
      const images = (await readText('/')).match(/<img[^>]*>/g) ?? [];
      return images.some((image) => image.includes(alt) && image.includes('60% 33%'));
    });
    for (const javaScriptEnabled of [false, true]) {
      const visitor = await openVisitorPage(desktop, undefined, { javaScriptEnabled });
      const picture = visitor.locator(`img[alt="${alt}"]`).first();
      await visitor.goto('/');
      expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('60% 33%');
    }
    await write(page, 'delete', `${heroImages}/${hero.id}`);
  });

  test('a file is replaced where it is used, and Undo brings it back', async () => {
    const page = await openStaffPage();
    const old = await uploadPicture(page, 'old', 800);
    const hero = await addHeroImage(page, old.url, `Replaced ${run}`);
    const readUrl = async () =>
      (await read<HeroImage[]>(page, heroImages)).find(({ id }: HeroImage) => id === hero.id)?.url;
    await page.goto(`/admin/media?file=${old.id}`);
    await page.getByRole('button', { name: 'Replace file' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Replace file' });
    await dialog.getByLabel('New file').setInputFiles(await pictureFile('new', 801));
    await dialog.getByRole('img', { name: 'The new image' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await dialog.getByRole('button', { name: 'Replace in one place' }).press('Enter');
    await page.getByText('In one place. The old file was deleted.').waitFor();
    expect(await readUrl()).not.toBe(old.url);
    await undo(page);
    expect(await readUrl()).toBe(old.url);
    await write(page, 'delete', `${heroImages}/${hero.id}`);
  });

  test('a portrait is cropped by keyboard', async () => {
    const page = await openStaffPage();
    const { url: photo } = await uploadPicture(page, 'portrait', 900, 'speakers');
    const names = { firstName: `Cropped${run}`, lastName: `At${run}` };
    const { id } = await createPerson(page, { ...names, photo });
    await page.goto(`${managerPath}/speakers`);
    await page.getByRole('searchbox').fill(`${names.firstName} ${names.lastName}`);
    await page.getByRole('button', { name: `Edit ${names.firstName} ${names.lastName}` }).click();
    await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByRole('slider', { name: 'Size' }).press('Home');
    await dialog.getByRole('button', { name: /^Visible part/ }).press('ArrowRight');
    await expectAccessibleOnAllScreens(page);
    await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    await page.getByText('96 × 96 px').waitFor();
    await save(page, 'Speaker updated successfully');
    const people = await read<Person[]>(page, '/api/people');
    expect(people.find((person) => person.id === id)?.photo).toMatch(/-96x96\.webp$/);
    await write(page, 'delete', `/api/people/${id}`);
  });
});
