import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  becomesPublic,
  describeInBrowser,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';
import { amal, openStaffPage, yusuf } from './sign-in.js';

/** Another name in each run: a product that runs already keeps what an earlier run left. */
const run = Date.now();

type Section = {
  path: string;
  noun: string;
  /** Where visitors see its rows. */
  publicPath: string;
  /** Fills the dialog in for a row that visitors see under `name`. */
  fill: (dialog: Page, name: string) => Promise<void>;
  /** What the list calls that row. */
  rowName: (name: string) => string;
  /** The field that holds the name. */
  nameField: string;
};

const asIs = (name: string) => name;

const sections: Section[] = [
  {
    path: 'timeline',
    noun: 'timeline event',
    publicPath: '/about',
    nameField: 'Title',
    rowName: (name) => `2031: ${name}`,
    async fill(page, name) {
      await page.getByLabel('Year', { exact: true }).fill('2031');
      await page.getByLabel('Title', { exact: true }).fill(name);
      await page
        .getByLabel('Description', { exact: true })
        .fill('What happened.\n\nKey Highlights:\n• A first highlight\n• A second one');
    },
  },
  {
    path: 'team',
    noun: 'team member',
    publicPath: '/about',
    nameField: 'Name',
    rowName: asIs,
    async fill(page, name) {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Position', { exact: true }).fill('Fellow');
      await page.getByLabel('Council').check();
      await chooseImage(page);
    },
  },
  {
    path: 'partners',
    noun: 'partner',
    publicPath: '/',
    nameField: 'Name',
    rowName: asIs,
    async fill(page, name) {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await chooseImage(page);
      await page.getByText('Logo uploaded successfully').waitFor({ timeout: 30_000 });
    },
  },
  {
    path: 'testimonials',
    noun: 'testimonial',
    publicPath: '/',
    nameField: 'Name',
    rowName: asIs,
    async fill(page, name) {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Testimonial', { exact: true }).fill(`What ${name} has to say.`);
    },
  },
];

async function chooseImage(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a16207' } })
    .png()
    .toBuffer();
  await page
    .locator('.dialog input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
}

const atStart = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
const said = (page: Page, text: string) => page.getByText(text).waitFor({ timeout: 30_000 });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function add(page: Page, { path, noun, fill }: Section, name: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
  await fill(page, name);
  await save(page);
  await said(page, `${atStart(noun)} saved successfully`);
}

/** Whether visitors come to find the text on the page, or come to miss it, as soon as a save is to be seen. */
async function isPublic(page: Page, { publicPath }: Section, text: string, wanted: boolean): Promise<boolean> {
  const isWritten = async () => (await (await fetch(siteUrl + publicPath)).text()).includes(text);
  if (!(await becomesPublic(async () => (await isWritten()) === wanted))) return !wanted;
  await page.goto(publicPath);
  await page.getByRole('contentinfo').waitFor();
  return (await page.content()).includes(text);
}

describeInBrowser('the sections of the dashboard', () => {
  describe.each(sections)('$path', (section) => {
    const { path, noun, rowName } = section;
    const name = `Somebody ${path} ${run}`;

    test('what is added is public, can be hidden, deleted, and brought back', async () => {
      const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
      await add(page, section, name);
      expect(await isPublic(visitor, section, name, true)).toBe(true);

      await rowOf(page, name).getByRole('switch').click();
      await rowOf(page, name).getByText('Inactive').waitFor();
      expect(await isPublic(visitor, section, name, false)).toBe(false);
      await rowOf(page, name).getByRole('switch').click();
      await rowOf(page, name).getByText('Active', { exact: true }).waitFor();
      expect(await isPublic(visitor, section, name, true)).toBe(true);

      await page.getByRole('button', { name: `Delete ${rowName(name)}` }).click();
      await said(page, `Are you sure you want to delete this ${noun}?`);
      await page
        .locator('.dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await said(page, `${atStart(noun)} deleted successfully`);
      expect(await isPublic(visitor, section, name, false)).toBe(false);
      await page.getByText(/Recently deleted/).click();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: `Restore ${rowName(name)}` }).click();
      await rowOf(page, name).waitFor();
      expect(await isPublic(visitor, section, name, true)).toBe(true);
    }, 90_000);

    test('two editors: the second is told, and what was typed is kept', async () => {
      const [first, second] = [await openStaffPage(amal), await openStaffPage(yusuf)];
      const contested = `${name} contested`;
      await add(first, section, contested);
      await second.goto(`/admin/${path}`);
      for (const [page, ending] of [
        [first, 'one'],
        [second, 'two'],
      ] as const) {
        await page.getByRole('button', { name: `Edit ${rowName(contested)}`, exact: true }).click();
        await page.getByLabel(section.nameField, { exact: true }).fill(`${contested} ${ending}`);
      }
      await save(first);
      await said(first, `${atStart(noun)} updated successfully`);
      await save(second);
      await second.getByRole('button', { name: 'Keep mine' }).waitFor();
      expect(await second.getByLabel(section.nameField, { exact: true }).inputValue()).toBe(`${contested} two`);
      await second.getByRole('button', { name: 'Keep mine' }).click();
      await said(second, `${atStart(noun)} updated successfully`);
      await rowOf(second, `${contested} two`).waitFor();
    }, 60_000);

    test('the order is changed with the keyboard and stays', async () => {
      const page = await openStaffPage();
      await page.goto(`/admin/${path}`);
      const ups = page.getByRole('button', { name: /^Move .* up$/ });
      await ups.nth(1).waitFor();
      const names = async () => (await ups.all()).map((button) => button.getAttribute('aria-label'));
      const [first, second] = await Promise.all(await names());
      const saved = page.waitForResponse(/\/order$/);
      await ups.nth(1).press('Enter');
      expect((await saved).status()).toBe(200);
      await page.reload();
      await ups.nth(1).waitFor();
      expect((await Promise.all(await names())).slice(0, 2)).toEqual([second, first]);
    });

    test('nothing is inaccessible or too wide, also in the dialog and on a phone', async () => {
      for (const viewport of [undefined, phone]) {
        const page = await openStaffPage(amal, viewport);
        await page.goto(`/admin/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
        await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
        await page.getByLabel(section.nameField, { exact: true }).waitFor();
        expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
      }
    }, 60_000);
  });

  test.each(sections.filter(({ path }) => path !== 'timeline'))(
    '$path refuses a file that is no picture, in words',
    async ({ path, noun }) => {
      const page = await openStaffPage();
      await page.goto(`/admin/${path}`);
      await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
      const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await page.locator('.dialog input[type=file]').first().setInputFiles(file);
      if (path === 'team') {
        await page.getByLabel('Name', { exact: true }).fill('Nobody');
        await page.getByLabel('Position', { exact: true }).fill('None');
        await save(page);
      }
      await page.getByText('This file is not an image we can use.').first().waitFor();
    },
  );

  test('a row is dragged beyond the edge of the window, where the others come by while it is held', async () => {
    const page = await openStaffPage(amal, { width: 1440, height: 500 });
    await page.goto('/admin/team');
    const handle = page.getByRole('button', { name: /^Move .*: drag/ }).first();
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = (await handle.boundingBox()) ?? { x: 0, y: 0 };
    const name = await page.getByRole('rowheader').first().innerText();
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 8, 495, { steps: 3 });
    await expectEventually(
      () => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight),
      true,
    );
    const saved = page.waitForResponse(/team-members\/order$/);
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    expect(await page.getByRole('rowheader').last().innerText()).toBe(name);
  });
});
