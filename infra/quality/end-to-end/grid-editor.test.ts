import type { Locator, Page } from 'playwright-core';
import { boxOf, card, createProgramme, openGrid, readPlaces } from './arranged-programme.js';
import { describeInBrowser, expectAccessible, expectEventually, phone } from './browser.js';
import { clickButton, managerPath, waitForText } from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** The whole day is in it, so that a mouse reaches every hour. */
const tall = { width: 1440, height: 1500 };
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const conflicts = (page: Page) => page.getByRole('region', { name: /^Conflicts/ });

type Point = { x: number; y: number };

const tab = (page: Page, day: string) =>
  page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: day });

async function centreOf(locator: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

describeInBrowser('an organizer who arranges a programme', () => {
  test('drags sessions to other times and rooms, to the tray and back, and undoes it', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await page.goto(`${managerPath}/${id}/sessions`);
    await page.getByRole('link', { name: 'Grid' }).click();
    await card(page, 'Opening').waitFor();

    const [opening, panel] = [await boxOf(page, 'Opening'), await boxOf(page, 'Panel')];
    const held = { x: opening.x + 20, y: opening.y + 20 };
    // The panel begins an hour later in the other room.
    await drag(page, held, { x: panel.x + 20, y: held.y + (panel.y - opening.y) * 3 });
    await card(page, 'Opening', '12:00–13:00').waitFor();
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '04:00–05:00 Library');
    await clickButton(page, 'Undo');
    await card(page, 'Opening', '09:00–10:00').waitFor();
    expect((await readPlaces(page, id)).Opening).toBe('01:00–02:00 Great Hall');

    const tray = await page.getByRole('region', { name: /^Not yet placed/ }).boundingBox();
    await drag(page, held, { x: (tray?.x ?? 0) + 30, y: (tray?.y ?? 0) + 20 });
    await page.getByRole('region', { name: 'Not yet placed 2' }).waitFor();
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '01:00–02:00');
    const waiting = await boxOf(page, 'Opening');
    await drag(page, { x: waiting.x + 30, y: waiting.y + 12 }, { x: opening.x + 30, y: opening.y + 9 });
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '01:00–02:00 Great Hall');
  });

  test('draws a session over an empty place', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    const [opening, panel] = [await boxOf(page, 'Opening'), await boxOf(page, 'Panel')];
    const hour = panel.y - opening.y;
    const dialog = page.getByRole('dialog', { name: 'Add Session' });
    const expectPlace = async (start: string, end: string, room: string) => {
      await dialog.getByRole('tab', { name: 'Schedule' }).click();
      const values = ['startTime', 'endTime', 'location'].map((name) =>
        dialog.locator(`[name="${name}"]`).inputValue(),
      );
      expect(await Promise.all(values)).toEqual([`2031-03-12T${start}`, `2031-03-12T${end}`, room]);
    };
    const start = { x: panel.x + 30, y: opening.y + hour * 3 + 3 };
    await drag(page, start, { x: start.x + 5, y: start.y + hour - 3 });
    await expectPlace('12:00', '13:00', 'Library');
  });

  test('begins a session where an empty place is pressed', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    const [opening, panel] = [await boxOf(page, 'Opening'), await boxOf(page, 'Panel')];
    await page.mouse.click(opening.x + 30, opening.y + (panel.y - opening.y) * 3 + 3);
    const dialog = page.getByRole('dialog', { name: 'Add Session' });
    await dialog.getByRole('tab', { name: 'Schedule' }).click();
    expect(await dialog.locator('[name="location"]').inputValue()).toBe('Great Hall');
    expect(await dialog.locator('[name="startTime"]').inputValue()).toBe('2031-03-12T12:00');
    await dialog.getByRole('tab', { name: 'Basic Info' }).click();
    await dialog.locator('[name="title"]').fill('Reading');
    await clickButton(page, 'Create Session');
    await card(page, 'Reading').waitFor();
    await expectEventually(async () => (await readPlaces(page, id)).Reading?.startsWith('04:00–'), true);
  });

  test('drags a session over the tab of another day, which turns to it or takes it', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    const opening = await boxOf(page, 'Opening');
    const held = { x: opening.x + 20, y: opening.y + 20 };
    const secondDay = await centreOf(tab(page, 'Thu 13 Mar'));
    await drag(page, held, secondDay);
    await waitForText(page, 'Thu 13 Mar, 09:00–10:00, Great Hall');
    await card(page, 'Opening').waitFor({ state: 'detached' });
    await clickButton(page, 'Undo');
    await card(page, 'Opening', '09:00–10:00').waitFor();

    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(secondDay.x, secondDay.y, { steps: 4 });
    await page.getByText('Thu 13 Mar, 09:00–10:00, Great Hall').waitFor();
    await expectEventually(() => tab(page, 'Thu 13 Mar').getAttribute('aria-current'), 'date');
    await page.mouse.move(held.x, held.y + opening.height, { steps: 4 });
    await page.mouse.up();
    await card(page, 'Opening', '10:00–11:00').waitFor();
    await waitForText(page, 'Thu 13 Mar, 10:00–11:00, Great Hall');
  });

  test('pulls the lower edge of a session, and a press alone opens it', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    const { x, y, width, height } = await boxOf(page, 'Opening');
    const edge = { x: x + width / 2, y: y + height - 3 };
    await drag(page, edge, { x: edge.x, y: edge.y + height / 2 });
    await card(page, 'Opening', '09:00–10:30').waitFor();
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '01:00–02:30 Great Hall');
    await card(page, 'Panel').click();
    await page.getByRole('dialog', { name: 'Panel' }).waitFor();
    await expectAccessible(page);
    await clickButton(page, 'Edit session');
    await page.getByRole('dialog', { name: 'Edit Session' }).waitFor();
  });

  test('moves and lengthens a session by keys, and hears where it is', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    await card(page, 'Opening').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Panel/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await page.getByText('Wed 12 Mar, 09:10–10:15, Library').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '01:10–02:15 Library');
    await expectEventually(() => page.evaluate(() => document.activeElement?.id.startsWith('session-')), true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    expect(await card(page, 'Opening').textContent()).toContain('09:10–10:15');
  });

  test('sees a conflict at once, goes to it, and accepts it with a reason', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    const [opening, panel] = [await boxOf(page, 'Opening'), await boxOf(page, 'Panel')];
    await page.mouse.move(panel.x + 20, panel.y + 20);
    await page.mouse.down();
    await page.mouse.move(panel.x + 20, opening.y + 20, { steps: 5 });
    await page.getByText(/Speaker in two places at once: Salma/).waitFor();
    await page.mouse.up();
    await conflicts(page).getByText('Speaker in two places at once').waitFor();
    await conflicts(page)
      .getByRole('button', { name: /Opening$/ })
      .first()
      .click();
    await expectEventually(() => page.evaluate(() => document.activeElement?.textContent?.slice(0, 7)), 'Opening');
    await conflicts(page)
      .getByRole('button', { name: /^Accept: Speaker in two places at once/ })
      .click();
    await field(page, 'Reason').fill('She opens the panel by video');
    await expectAccessible(page);
    await clickButton(page, 'Accept');
    await waitForText(page, 'Conflict accepted!');
    await page.reload();
    await conflicts(page).getByText('Accepted').click();
    await conflicts(page).getByText('She opens the panel by video').waitFor();
    expect(await conflicts(page).getByText('Speaker in two places at once').count()).toBe(1);
    await expectAccessible(page);
  });

  test('shifts and copies a day, and renames a room in one place', async () => {
    const page = await openStaffPage(undefined, tall);
    const id = await createProgramme(page);
    await openGrid(page, id);
    await clickButton(page, 'Shift…');
    await field(page, 'Sessions that begin at or after').fill('10:00');
    await page.getByText('2 sessions will be moved.').waitFor();
    await clickButton(page, 'Shift');
    await waitForText(page, '2 sessions moved!');
    expect(await readPlaces(page, id)).toMatchObject({
      Opening: '01:00–02:00 Great Hall',
      Panel: '02:15–03:15 Library',
    });
    await clickButton(page, 'Copy day…');
    await clickButton(page, 'Copy day');
    await waitForText(page, 'sessions copied to Thu 13 Mar!');
    await expectEventually(async () => new URL(page.url()).searchParams.get('day'), '2031-03-13');
    await card(page, 'Panel', '10:15–11:15').waitFor();
    await page.getByRole('link', { name: 'Rooms' }).click();
    await clickButton(page, 'Edit Library');
    await field(page, 'Name').fill('Reading Room');
    await clickButton(page, 'Save');
    await waitForText(page, 'Room updated successfully');
    await expectAccessible(page);
    expect((await readPlaces(page, id)).Panel).toBe('02:15–03:15 Reading Room');
    await page.getByRole('link', { name: 'Grid' }).click();
    await page.getByRole('list', { name: 'Rooms' }).getByText('Reading Room').waitFor();
  });

  test('moves a session on a phone, one room at a time', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    const id = await createProgramme(page);
    await openGrid(page, id);
    expect(await card(page, 'Panel').count()).toBe(0);
    await expectAccessible(page);
    await clickButton(page, 'Next room');
    await card(page, 'Panel').tap();
    const dialog = page.getByRole('dialog', { name: 'Panel' });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Start').fill('12:00');
    await dialog.getByLabel('Room').selectOption('Great Hall');
    await clickButton(page, 'Move');
    await expectEventually(async () => (await readPlaces(page, id)).Panel, '04:00–05:00 Great Hall');
  });
});
