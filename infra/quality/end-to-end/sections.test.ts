import { endpoints } from '@majlis/contracts/api/endpoints';
import { type MediaPage, type MediaUse, media, mediaUses } from '@majlis/contracts/staff/media.schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility.js';
import { describeInBrowser, openVisitorPage } from './browser.js';
import { read, write } from './organiser.js';
import { expectEventually, isFocused } from './page-states.js';
import { becomesPublic, readJson } from './public-site.js';
import { amal, hasLocalSignIn, openStaffPage, openStaffPhone, signInAs, yusuf } from './sign-in.js';
import { clickButton, createPicture, deleteRow, field, levelOne, save, tabTo, waitForText } from './steps.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const run = Date.now();

const findRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const addEvent = (page: Page, title: string, changes = {}) =>
  write<{ id: string }>(page, 'post', endpoints.timelineEvents.path, {
    ...{ year: '2034', title, description: 'What happened.', page: 'about', order: 9_999 },
    ...changes,
  });

/** Returns the ids of two files that a row uses. Other tests upload files that nothing uses. */
async function findUsedFiles(page: Page): Promise<string[]> {
  const { files } = await read<MediaPage>(page, media().path);
  const used: string[] = [];
  for (const { id } of files)
    if (used.length < 2 && (await read<MediaUse[]>(page, mediaUses(id).path)).length > 0) used.push(id);
  expect(used).toHaveLength(2);
  return used;
}

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select 2034: ${title}`, exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });

describeInBrowser('the sections of the staff area', () => {
  test('a team member is added with a portrait, which must be an image, and is public, hidden, deleted and restored', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const name = `Somebody of the team ${run}`;
    await page.goto('/admin/team');
    await clickButton(page, 'Add team member');
    const portraitField = page.locator('.dialog input[type=file]').first();
    await portraitField.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await field(page, 'Name').fill(name);
    await field(page, 'Position').fill('Fellow');
    await page.getByLabel('Council').check();
    await clickButton(page, 'Save');
    await waitForText(page, 'This file is not an image we can use.');
    await portraitField.setInputFiles(await createPicture('a.png'));
    await clickButton(page, 'Save');
    await waitForText(page, 'Team member saved successfully');
    await becomesPublic('/about', name);
    await visitor.goto('/about');
    const portrait = visitor.locator('.team_member').filter({ hasText: name }).locator('img');
    await portrait.scrollIntoViewIfNeeded();
    await expectEventually(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);

    await findRow(page, name).getByRole('switch').click();
    await findRow(page, name).getByText('Inactive').waitFor();
    await becomesPublic('/about', name, false);
    await findRow(page, name).getByRole('switch').click();
    await findRow(page, name).getByText('Active', { exact: true }).waitFor();
    await becomesPublic('/about', name);

    await deleteRow(page, name, 'Team member deleted successfully');
    await becomesPublic('/about', name, false);
    await page.getByText(/Recently deleted/).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await findRow(page, name).waitFor();
    await becomesPublic('/about', name);
  });

  test('a stale save shows a conflict and keeps the input', async () => {
    const [first, second] = [await openStaffPage(amal), await openStaffPage(yusuf)];
    const title = `Contested ${run}`;
    const { id } = await addEvent(first, title, { isActive: false });
    for (const [page, ending] of [
      [first, 'one'],
      [second, 'two'],
    ] as const) {
      await page.goto(`/admin/timeline?edit=${id}`);
      await field(page, 'Title').fill(`${title} ${ending}`);
    }
    await save(first, 'Timeline event updated successfully');
    await clickButton(second, 'Save');
    await second.getByRole('button', { name: 'Keep mine' }).waitFor();
    expect(await field(second, 'Title').inputValue()).toBe(`${title} two`);
    await clickButton(second, 'Keep mine');
    await waitForText(second, 'Timeline event updated successfully');
    await findRow(second, `${title} two`).waitFor();
  });

  test('the order is changed with the keyboard and stored', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/team');
    const names = page.getByRole('rowheader');
    const orders = page.getByRole('button', { name: /^Order of / });
    await orders.nth(1).waitFor();
    const [first, second] = await names.allInnerTexts();
    const saved = page.waitForResponse(/\/order$/);
    await orders.nth(1).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await orders.nth(1).waitFor();
    expect((await names.allInnerTexts()).slice(0, 2)).toEqual([second, first]);
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

  test('rows are selected, hidden, brought back and deleted by the keyboard alone', async () => {
    const page = await openStaffPage();
    // New rows stand at the end of the list, and only one page shows them.
    const [first, second] = [`Almond ${run}`, `Basil ${run}`];
    for (const title of [first, second]) await addEvent(page, title);
    const listed = async () => {
      const events = await readJson<{ title: string }[]>(endpoints.timelineEvents.path);
      return events.map(({ title }) => title).filter((title) => title === first || title === second);
    };
    await page.goto('/admin/timeline');
    const start = page.getByRole('button', { name: /^Select some of/ });
    await start.press('Enter');
    await box(page, first).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await bar(page).getByText('1 selected').waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await bar(page).getByText('2 selected').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('2 timeline events hidden').waitFor();
    await page.keyboard.press('F8');
    // The toast stays while its button has the focus.
    await page.keyboard.press('Tab');
    await expectEventually(listed, []);
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    await expectEventually(listed, [first, second]);

    await start.press('Enter');
    await box(page, second).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete 2 timeline events?' });
    await question.getByText(`“2034: ${first}”, “2034: ${second}”`).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('2 timeline events deleted').waitFor();
    await expectEventually(listed, []);
    await bar(page).waitFor({ state: 'detached' });
  });

  test('files are selected on a phone, and those in use are named with where', async () => {
    const page = await openStaffPhone();
    await page.goto('/admin/media');
    await page.locator('[data-row]').first().waitFor({ state: 'attached' });
    expect(await page.locator('[data-row]').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Select some of/ }).tap();
    for (const id of await findUsedFiles(page)) await page.locator(`[data-row="${id}"]`).tap();
    await expectAccessible(page);
    const label = page.locator('label:has([data-row])').first();
    expect(await label.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([44, 44]);
    await bar(page).getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('button', { name: 'Delete 2 files' }).tap();
    const failure = page.getByRole('dialog', { name: 'Delete: nothing was changed' });
    await failure.getByText('This was not possible for 2 of 2 files').waitFor();
    expect(await failure.getByText('It is in use. Replace it there first').count()).toBe(2);
    await expectAccessible(page);
    await failure.getByRole('button', { name: 'Close' }).last().tap();
    await bar(page).getByRole('button', { name: 'Clear' }).tap();
    await bar(page).waitFor({ state: 'detached' });
  });

  test('by keyboard alone a row is added, found again and deleted', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    // On a fast machine sixty presses may take less time than the page needs to appear.
    await levelOne(page, 'Overview').waitFor();
    await tabTo(page, 'Timeline');
    await page.keyboard.press('Enter');
    await levelOne(page, 'Timeline').waitFor();
    await tabTo(page, 'Add timeline event');
    await page.keyboard.press('Enter');
    const title = `By keyboard ${run}`;
    await field(page, 'Year').waitFor();
    while (!(await isFocused(field(page, 'Year')))) await page.keyboard.press('Tab');
    for (const text of ['2032', title, 'What happened.']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await save(page, 'Timeline event saved successfully');

    const remove = page.getByRole('button', { name: `Delete 2032: ${title}` });
    await remove.press('Enter');
    await page.getByText('Are you sure you want to delete this timeline event?').waitFor();
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await page.getByText('Timeline event deleted successfully').waitFor();
    await page.keyboard.press('F8');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await remove.waitFor();
  });

  (hasLocalSignIn ? test : test.skip)('what was typed survives the end of the session and a new sign-in', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/timeline');
    await clickButton(page, 'Add timeline event');
    await field(page, 'Title').fill('Half-written');
    await field(page, 'Year').fill('2033');
    await field(page, 'Description').fill('Not to be lost.');
    await page.context().clearCookies();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/login/);
    await signInAs(page, amal);
    await page.goto('/admin/timeline');
    await clickButton(page, 'Continue: new timeline event');
    await expectEventually(() => field(page, 'Title').inputValue(), 'Half-written');
  });
});
