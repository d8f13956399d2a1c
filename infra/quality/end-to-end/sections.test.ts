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

/** The name differs in each run, because a running product has the rows of earlier runs. */
const run = Date.now();

type Section = {
  path: string;
  noun: string;
  publicPath: string;
  /** Fills in the dialog for a row that visitors see as `name`. */
  fill: (dialog: Page, name: string) => Promise<void>;
  rowName: (name: string) => string;
  nameField: string;
};

const sameName = (name: string) => name;

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
    rowName: sameName,
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
    rowName: sameName,
    async fill(page, name) {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await chooseImage(page);
      await page.getByText('Logo uploaded successfully').waitFor();
    },
  },
  {
    path: 'testimonials',
    noun: 'testimonial',
    publicPath: '/',
    nameField: 'Name',
    rowName: sameName,
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

const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
const waitForText = (page: Page, text: string) => page.getByText(text).waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const findRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function add(page: Page, { path, noun, fill }: Section, name: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
  await fill(page, name);
  await save(page);
  await waitForText(page, `${capitalize(noun)} saved successfully`);
}

async function becomesVisible(page: Page, { publicPath }: Section, text: string, expected: boolean): Promise<boolean> {
  const isTextVisible = async () => (await (await fetch(siteUrl + publicPath)).text()).includes(text);
  if (!(await becomesPublic(async () => (await isTextVisible()) === expected))) return !expected;
  await page.goto(publicPath);
  await page.getByRole('contentinfo').waitFor();
  return (await page.content()).includes(text);
}

describeInBrowser('the sections of the staff area', () => {
  describe.each(sections)('$path', (section) => {
    const { path, noun, rowName } = section;
    const name = `Somebody ${path} ${run}`;

    test('an added row is public, and can be hidden, deleted and restored', async () => {
      const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
      await add(page, section, name);
      expect(await becomesVisible(visitor, section, name, true)).toBe(true);

      await findRow(page, name).getByRole('switch').click();
      await findRow(page, name).getByText('Inactive').waitFor();
      expect(await becomesVisible(visitor, section, name, false)).toBe(false);
      await findRow(page, name).getByRole('switch').click();
      await findRow(page, name).getByText('Active', { exact: true }).waitFor();
      expect(await becomesVisible(visitor, section, name, true)).toBe(true);

      await page.getByRole('button', { name: `Delete ${rowName(name)}` }).click();
      await waitForText(page, `Are you sure you want to delete this ${noun}?`);
      await page
        .locator('.dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await waitForText(page, `${capitalize(noun)} deleted successfully`);
      expect(await becomesVisible(visitor, section, name, false)).toBe(false);
      await page.getByText(/Recently deleted/).click();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: `Restore ${rowName(name)}` }).click();
      await findRow(page, name).waitFor();
      expect(await becomesVisible(visitor, section, name, true)).toBe(true);
    });

    test('a stale save shows a conflict and keeps the input', async () => {
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
      await waitForText(first, `${capitalize(noun)} updated successfully`);
      await save(second);
      await second.getByRole('button', { name: 'Keep mine' }).waitFor();
      expect(await second.getByLabel(section.nameField, { exact: true }).inputValue()).toBe(`${contested} two`);
      await second.getByRole('button', { name: 'Keep mine' }).click();
      await waitForText(second, `${capitalize(noun)} updated successfully`);
      await findRow(second, `${contested} two`).waitFor();
    });

    test('the order is changed with the keyboard and stored', async () => {
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

    test('there are no accessibility violations or horizontal overflow, also in the dialog and on a phone', async () => {
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
    });
  });

  test.each(sections.filter(({ path }) => path !== 'timeline'))(
    '$path rejects a file that is no image, with a message',
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

  test('dragging a row to the edge of the window scrolls the list', async () => {
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
