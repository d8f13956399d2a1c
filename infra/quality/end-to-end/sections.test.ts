import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  becomesPublic,
  describeInBrowser,
  expectAccessible,
  expectEventually,
  openVisitorPage,
  siteUrl,
} from './browser.js';
import { write } from './organiser.js';
import { amal, openStaffPage, yusuf } from './sign-in.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const run = Date.now();

async function chooseImage(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a16207' } })
    .png()
    .toBuffer();
  await page
    .locator('.dialog input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
}

const fillField = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const waitForText = (page: Page, text: string) => page.getByText(text).waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const findRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const becomesVisible = (publicPath: string, text: string, expected = true): Promise<boolean> =>
  becomesPublic(async () => (await (await fetch(siteUrl + publicPath)).text()).includes(text) === expected);

async function openNewRow(page: Page, path: string, noun: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.getByRole('button', { name: `Add ${noun}`, exact: true }).click();
}

/** These lists use the same component as the team. */
const otherSections = [
  {
    path: 'timeline',
    noun: 'timeline event',
    publicPath: '/about',
    api: endpoints.timelineEvents.path,
    fill: async (page: Page, name: string) => {
      await fillField(page, 'Year', '2031');
      await fillField(page, 'Title', name);
      await fillField(page, 'Description', 'What happened.\n\nKey Highlights:\n• A first highlight\n• A second one');
    },
  },
  {
    path: 'partners',
    noun: 'partner',
    publicPath: '/',
    api: endpoints.partners.path,
    fill: async (page: Page, name: string) => {
      await fillField(page, 'Name', name);
      await chooseImage(page);
      await waitForText(page, 'Logo uploaded successfully');
    },
  },
  {
    path: 'testimonials',
    noun: 'testimonial',
    publicPath: '/',
    api: endpoints.testimonials.path,
    fill: async (page: Page, name: string) => {
      await fillField(page, 'Name', name);
      await fillField(page, 'Testimonial', `What ${name} has to say.`);
    },
  },
];

describeInBrowser('the sections of the staff area', () => {
  test('a team member is added with a portrait and public, and can be hidden, deleted and restored', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const name = `Somebody of the team ${run}`;
    await openNewRow(page, 'team', 'team member');
    await fillField(page, 'Name', name);
    await fillField(page, 'Position', 'Fellow');
    await page.getByLabel('Council').check();
    await chooseImage(page);
    await save(page);
    await waitForText(page, 'Team member saved successfully');
    expect(await becomesVisible('/about', name)).toBe(true);
    await visitor.goto('/about');
    const portrait = visitor.locator('.team_member').filter({ hasText: name }).locator('img');
    await portrait.scrollIntoViewIfNeeded();
    await expectEventually(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);

    await findRow(page, name).getByRole('switch').click();
    await findRow(page, name).getByText('Inactive').waitFor();
    expect(await becomesVisible('/about', name, false)).toBe(true);
    await findRow(page, name).getByRole('switch').click();
    await findRow(page, name).getByText('Active', { exact: true }).waitFor();
    expect(await becomesVisible('/about', name)).toBe(true);

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await waitForText(page, 'Are you sure you want to delete this team member?');
    await page
      .locator('.dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await waitForText(page, 'Team member deleted successfully');
    expect(await becomesVisible('/about', name, false)).toBe(true);
    await page.getByText(/Recently deleted/).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await findRow(page, name).waitFor();
    expect(await becomesVisible('/about', name)).toBe(true);
  });

  test.each(otherSections)('an added row of $path is public', async ({ path, noun, publicPath, api, fill }) => {
    const page = await openStaffPage();
    const name = `Somebody of the ${path} ${run}`;
    await openNewRow(page, path, noun);
    await fill(page, name);
    const created = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(api),
    );
    await save(page);
    await waitForText(page, `${noun.charAt(0).toUpperCase()}${noun.slice(1)} saved successfully`);
    expect(await becomesVisible(publicPath, name)).toBe(true);
    await write(page, 'delete', `${api}/${(await (await created).json()).id}`);
  });

  test('a stale save shows a conflict and keeps the input', async () => {
    const [first, second] = [await openStaffPage(amal), await openStaffPage(yusuf)];
    const data = {
      year: '2033',
      title: `Contested ${run}`,
      description: 'What happened.',
      page: 'about',
      isActive: false,
    };
    const { id } = await write<{ id: string }>(first, 'post', endpoints.timelineEvents.path, data);
    for (const [page, ending] of [
      [first, 'one'],
      [second, 'two'],
    ] as const) {
      await page.goto(`/admin/timeline?edit=${id}`);
      await fillField(page, 'Title', `${data.title} ${ending}`);
    }
    await save(first);
    await waitForText(first, 'Timeline event updated successfully');
    await save(second);
    await second.getByRole('button', { name: 'Keep mine' }).waitFor();
    expect(await second.getByLabel('Title', { exact: true }).inputValue()).toBe(`${data.title} two`);
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await waitForText(second, 'Timeline event updated successfully');
    await findRow(second, `${data.title} two`).waitFor();
  });

  test('the order is changed with the keyboard and stored', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/team');
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

  test('a portrait that is no image is rejected with a message', async () => {
    const page = await openStaffPage();
    await openNewRow(page, 'team', 'team member');
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.locator('.dialog input[type=file]').first().setInputFiles(file);
    await fillField(page, 'Name', 'Nobody');
    await fillField(page, 'Position', 'None');
    await save(page);
    await page.getByText('This file is not an image we can use.').first().waitFor();
  });

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
