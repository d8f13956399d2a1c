import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describeInBrowser } from './browser.js';
import { read } from './organiser.js';
import { expectEventually } from './page-states.js';
import { openStaffPage, openStaffPhone } from './sign-in.js';
import { waitForText } from './steps.js';

const editor = (path: string) => `/admin/site?page=${encodeURIComponent(path)}`;
const frameOf = (page: Page): FrameLocator => page.frameLocator('main iframe');
const editableOf = (page: Page): Locator => frameOf(page).locator('[data-editable]');

async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(editor(path));
  await editableOf(page).first().waitFor();
}

/** Waits until a change is shown on the page itself. */
const shows = (page: Page, text: string) => frameOf(page).getByText(text).first().waitFor();

const lists = [
  ...[endpoints.content, endpoints.timelineEvents, endpoints.partners, endpoints.testimonials, endpoints.teamMembers],
  ...[staffEndpoints.pages, endpoints.conferences, staffEndpoints.people, staffEndpoints.feedItems('research')],
  ...[staffEndpoints.feedItems('blog'), staffEndpoints.feedItems('podcast')],
];
const kindsOfPages = [
  ...['/', '/about', '/research', '/blog', '/podcasts', '/conferences', '/speakers', '/support', '/contact'],
  ...['/code-of-conduct', '/conferences/conscience-and-the-common-good'],
];

const linesOf = (texts: string[]) => texts.flatMap((text) => text.split('\n')).map((line) => line.trim());

describeInBrowser('the page as visitors see it, in the staff area', () => {
  test('every text that staff can change can be pressed on all kinds of pages', async () => {
    const page = await openStaffPage();
    const rows = await Promise.all(lists.map(({ path }) => read<Record<string, unknown>[]>(page, path)));
    const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > 3;
    const editable = new Set(linesOf(rows.flat().flatMap(Object.values).filter(isLong)));
    const isEditable = (line: string) => editable.has(line);
    for (const path of kindsOfPages) {
      await openEditor(page, path);
      const readTexts = async () => {
        const shown = linesOf([await frameOf(page).locator('body').innerText()]).filter(isEditable);
        const pressable = new Set(linesOf(await editableOf(page).allInnerTexts()));
        return { path, isLoaded: shown.length > 3, missing: shown.filter((line) => !pressable.has(line)) };
      };
      await expectEventually(readTexts, { path, isLoaded: true, missing: [] });
    }
  });

  test('shows what is typed as it is typed, and saves it where it stands', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/about');
    const text = editableOf(page)
      .filter({ hasText: /^Executive Director$/ })
      .first();
    expect(await text.getAttribute('data-editable')).toMatch(/^Team member: .+ · Position$/);
    await text.click();
    const form = page.getByRole('dialog');
    const position = form.getByLabel('Position', { exact: true });
    await position.waitFor();
    expect(await position.evaluate((input) => input === document.activeElement)).toBe(true);
    await position.fill('Director of tomorrow');
    await shows(page, 'Director of tomorrow');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await waitForText(page, 'Team member updated successfully');
    await form.waitFor({ state: 'detached' });
    await shows(page, 'Director of tomorrow');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await waitForText(page, 'Undone');
    await shows(page, 'Executive Director');
  });

  test('shows the page as it was when a form is left', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/');
    await frameOf(page).locator('h1 [data-editable]').click();
    const form = page.getByRole('dialog').first();
    await form.getByLabel('Content', { exact: true }).fill('Nobody saves this');
    await shows(page, 'Nobody saves this');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await form.waitFor({ state: 'detached' });
    await frameOf(page).getByText('Nobody saves this').waitFor({ state: 'detached' });
  });

  test('opens the translation on a page in another language', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/ar/about');
    await editableOf(page).and(frameOf(page).locator('[data-editable$="Position"]')).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'العربية', pressed: true }).waitFor();
  });

  test('shows a translation as it is typed, and saves it again and again', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/ar');
    const title = frameOf(page).locator('[data-editable="Home page, top · Title"]').first();
    const before = await title.innerText();
    const form = page.getByRole('dialog');
    const field = form.locator('textarea[lang="ar"], input[lang="ar"]');
    for (const text of ['عنوان أول', 'عنوان ثان', before]) {
      await title.click();
      await field.fill(text);
      await shows(page, text);
      await form.getByRole('button', { name: 'Save translation' }).click();
      await form.waitFor({ state: 'detached' });
      await expectEventually(() => title.innerText(), text);
    }
  });

  test('Escape leaves a form, and what was typed before a reload is offered', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/about');
    const text = editableOf(page).first();
    const form = page.getByRole('dialog');
    await text.click();
    await form.locator('.control:visible').first().press('Escape');
    await form.waitFor({ state: 'detached' });
    await text.click();
    const field = form.locator('.control:visible:not([readonly])').first();
    const before = await field.inputValue();
    await field.fill('Typed before a reload');
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await page.getByRole('button', { name: /^Continue: / }).click();
    await expectEventually(() => field.inputValue(), 'Typed before a reload');
    await field.fill(before);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
  });

  test('opens the row that was pressed where others have the same text', async () => {
    const page = await openStaffPage();
    const form = page.getByRole('dialog');
    const conference = '/conferences/conscience-and-the-common-good';
    for (const path of [conference, `${conference}/sessions/tea-in-the-courtyard-2`]) {
      await openEditor(page, path);
      const title = path === conference ? 'a[href$="/tea-in-the-courtyard-2"]' : 'h1';
      await frameOf(page).locator(title).and(editableOf(page)).first().click();
      expect(await form.getByLabel('Slug').inputValue()).toBe('tea-in-the-courtyard-2');
      await form.getByRole('button', { name: 'Close' }).click();
    }
    await openEditor(page, '/ar/speakers/nur-aisyah-rahmat');
    await expectEventually(
      () => frameOf(page).locator('header [data-editable]').first().getAttribute('data-editable'),
      'Whole site · Name',
    );
    await frameOf(page).locator('h1[data-editable], h1 [data-editable]').first().click();
    await page.getByRole('dialog', { name: 'Edit Speaker' }).waitFor();
  });

  test('keeps what is typed about a session when the page is left, and asks before Escape discards it', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/conferences/conscience-and-the-common-good');
    await editableOf(page).filter({ hasText: 'Tea in the courtyard' }).first().click();
    const track = page.getByRole('dialog').getByLabel('Track');
    await track.fill('Pauses');
    await frameOf(page).getByRole('link', { name: 'Conferences', exact: true }).first().click();
    await page.waitForURL(/page=%2Fconferences$/);
    expect(await track.inputValue()).toBe('Pauses');
    await track.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await track.waitFor({ state: 'detached' });
  });

  test('opens the translation of what a page in another language shows, and the row itself for its other fields', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/ar/conferences/conscience-and-the-common-good');
    const form = page.getByRole('dialog');
    const language = form.getByRole('group', { name: 'Languages' }).locator('[aria-pressed="true"]');
    for (const [pressed, expected] of [
      ['h1', 'العربية'],
      ['time', 'English'],
    ] as const) {
      await frameOf(page).locator(pressed).and(editableOf(page)).first().click();
      await expectEventually(() => language.textContent(), expected);
      await form.getByRole('button', { name: 'Close' }).click();
      await form.waitFor({ state: 'detached' });
    }
  });

  test('follows links, and needs no pointer', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/');
    await frameOf(page).getByRole('link', { name: 'Contact Us' }).first().press('Enter');
    await page.waitForURL(/page=%2Fcontact/);
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
    await frameOf(page).getByRole('link', { name: 'Code of Conduct' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).waitFor();
    await frameOf(page).getByRole('link', { name: 'Code of Conduct' }).press('Control+k');
    await page.getByRole('combobox', { name: 'Find in the staff area' }).waitFor();
  });

  test('goes from one row to another, asks for what was typed, and gives the focus back', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/about');
    const [member, event] = ['$="· Position"', '^="Timeline event"'].map((label) =>
      frameOf(page).locator(`[data-editable${label}]`).first(),
    );
    const form = page.getByRole('dialog').first();
    await member?.click();
    await form.getByLabel('Position', { exact: true }).fill('Somebody else');
    await event?.click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog', { name: 'Edit timeline event' }).waitFor();
    const label = await event?.getAttribute('data-editable');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    await frameOf(page).locator(`[data-editable="${label}"]:focus`).first().waitFor();
  });

  test('adds a row of what the page shows, and staff come from the page itself', async () => {
    const page = await openStaffPage();
    await page.goto('/about');
    await page.getByRole('link', { name: 'Edit this page' }).click();
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Add timeline event', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add timeline event' });
    const year = form.getByLabel('Year', { exact: true });
    await expectEventually(() => year.evaluate((input) => input === document.activeElement), true);
    await year.fill('2033');
    await form.getByLabel('Title', { exact: true }).fill('Added on the page');
    await form.getByLabel('Description', { exact: true }).fill('Nobody left it.');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await shows(page, 'Added on the page');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await frameOf(page).getByText('Added on the page').waitFor({ state: 'detached' });
  });

  test('sets what a picture must keep visible by one press on it', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/');
    await frameOf(page).locator('main img[data-editable]').first().click();
    const whole = page.getByRole('dialog').locator('[data-pointing="true"]');
    const focalPoint = () => whole.locator('img').evaluate((image) => getComputedStyle(image).objectPosition);
    const before = await focalPoint();
    await whole.click({ position: { x: 20, y: 20 } });
    await waitForText(page, 'File updated successfully');
    await expectEventually(async () => (await focalPoint()) === before, false);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expectEventually(focalPoint, before);
  });

  test('adds a row after the last one of a list, and moves a row while its form is open', async () => {
    const page = await openStaffPage();
    await openEditor(page, '/');
    await frameOf(page).getByRole('button', { name: 'Add partner' }).click();
    await page.getByRole('dialog', { name: 'Add partner' }).getByRole('button', { name: 'Cancel' }).click();
    const names = frameOf(page).locator('footer [data-editable^="Partner:"][data-editable$="· Name"]');
    const [first = '', second = ''] = await names.allTextContents();
    await names.first().click();
    const form = page.getByRole('dialog', { name: 'Edit partner' });
    const website = form.getByLabel(/^Website/);
    const before = await website.inputValue();
    await website.fill('https://moved.example/');
    await page.getByRole('button', { name: `Order of ${first}: 1` }).click();
    await page.getByRole('button', { name: 'Move down' }).click();
    await expectEventually(async () => (await names.allTextContents()).slice(0, 2), [second, first]);
    // The form was opened before the partner was moved, but its save must not change the order back.
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await waitForText(page, 'Partner updated successfully');
    await form.waitFor({ state: 'detached' });
    expect((await names.allTextContents()).slice(0, 2)).toEqual([second, first]);
    await names.nth(1).click();
    await website.fill(before);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await names.nth(1).click();
    await page.getByRole('button', { name: `Order of ${first}: 2` }).click();
    await page.getByRole('button', { name: 'Move to the top' }).click();
    await expectEventually(async () => (await names.allTextContents()).slice(0, 2), [first, second]);
  });

  test('stays on the site, whatever its address says', async () => {
    const page = await openStaffPage();
    for (const address of ['javascript:alert(1)', '//elsewhere.example/', '/admin/team', '/conferences/%E0%A4']) {
      await page.goto(editor(address));
      await editableOf(page).first().waitFor({ state: 'attached' });
    }
  });

  test('covers the page with the form on a phone, until Back closes it', async () => {
    const page = await openStaffPhone();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Edit on the page' }).tap();
    await frameOf(page).locator('h1 [data-editable]').click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeGreaterThan(330);
    await page.evaluate(() => window.history.back());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await frameOf(page).locator('h1 [data-editable]').waitFor();
  });
});
