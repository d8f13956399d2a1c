import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './accessibility.js';
import { describeInBrowser, phone } from './browser.js';
import { assign, createConference, createPerson, createSession, managerPath, read, write } from './organiser.js';
import { expectEventually, focusedText, waitUntilHydrated } from './page-states.js';
import { openStaffPage, openStaffPhone } from './sign-in.js';
import { clickButton, field, waitForText } from './steps.js';

/** Creates a conference of two days in two rooms, in whose first two sessions one person speaks. Returns its id. */
async function createProgramme(page: Page): Promise<string> {
  const dates = { startDate: '2031-03-12T09:00', endDate: '2031-03-13T17:00', timezone: 'Asia/Kuala_Lumpur' };
  const conference = await createConference(page, `Arranged ${Date.now()}`, dates);
  for (const [order, [name, capacity]] of [['Great Hall', 120] as const, ['Library', 30] as const].entries())
    await write(page, 'post', roomsOf(conference.id).path, { name, capacity, order, isActive: true });
  const speaker = await createPerson(page, { firstName: 'Salma', lastName: `Yusuf ${Date.now()}` });
  for (const [title, start, end, location, sessionType] of [
    ['Opening', '09:00', '10:00', 'Great Hall', 'keynote'],
    ['Panel', '10:00', '11:00', 'Library', 'panel'],
    ['Tea', '11:00', '11:30', '', 'break'],
    ['Workshop', '15:00', '16:00', '', 'workshop'],
  ] as const) {
    const times = { startTime: `2031-03-12T${start}`, endTime: `2031-03-12T${end}` };
    const session = await createSession(page, conference, title, { location, sessionType, ...times });
    if (location) await assign(page, session, [{ personId: speaker.id, speakerType: 'presenter' }]);
  }
  return conference.id;
}

/** Returns the time and room of each session as the service has them, in UTC. Example: 'Opening 01:00–02:00 Great Hall'. */
async function readPlaces(page: Page, id: string): Promise<Record<string, string>> {
  const sessions = await read<Session[]>(page, endpoints.sessions(id).path);
  const clock = (time: string) => time.slice(11, 16);
  return Object.fromEntries(
    sessions.map(({ title, startTime, endTime, location }) => [
      title,
      `${clock(startTime)}–${clock(endTime)} ${location}`.trim(),
    ]),
  );
}

const card = (page: Page, title: string, time = '\\d') =>
  page.getByRole('button', { name: new RegExp(`^${title} ${time}`) });
const conflicts = (page: Page) => page.getByRole('region', { name: /^Conflicts/ });
const tab = (page: Page, day: string) =>
  page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: day });

async function createAndOpenGrid(page: Page): Promise<string> {
  const id = await createProgramme(page);
  await page.goto(`${managerPath}/${id}/sessions/grid`);
  await card(page, 'Opening').waitFor();
  // Cards move until the page is hydrated.
  await waitUntilHydrated(page);
  return id;
}

type Point = { x: number; y: number };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible`);
  return box;
}

const boxOfSession = (page: Page, title: string) => boxOf(page.locator('li[data-id]', { has: card(page, title) }));

async function centreOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** The window shows the whole day, so that a mouse reaches every hour. */
const tall = { width: 1440, height: 1500 };

async function openWithMouse() {
  const page = await openStaffPage(undefined, tall);
  const id = await createAndOpenGrid(page);
  const [opening, panel] = [await boxOfSession(page, 'Opening'), await boxOfSession(page, 'Panel')];
  const placeOf = (title: string) => async () => (await readPlaces(page, id))[title];
  // The panel begins an hour after the opening, so their distance is the height of an hour.
  return {
    page,
    id,
    placeOf,
    opening,
    panel,
    hour: panel.y - opening.y,
    held: { x: opening.x + 20, y: opening.y + 20 },
  };
}

describeInBrowser('an organizer who arranges a programme', () => {
  test('drags sessions to other times and rooms, to the tray and back, and undoes it', async () => {
    const { page, placeOf, opening, panel, hour, held } = await openWithMouse();
    await drag(page, held, { x: panel.x + 20, y: held.y + hour * 3 });
    await card(page, 'Opening', '12:00–13:00').waitFor();
    await expectEventually(placeOf('Opening'), '04:00–05:00 Library');
    await clickButton(page, 'Undo');
    await card(page, 'Opening', '09:00–10:00').waitFor();
    expect(await placeOf('Opening')()).toBe('01:00–02:00 Great Hall');

    const tray = await boxOf(page.getByRole('region', { name: /^Not yet placed/ }));
    await drag(page, held, { x: tray.x + 30, y: tray.y + 20 });
    await page.getByRole('region', { name: 'Not yet placed 2' }).waitFor();
    await expectEventually(placeOf('Opening'), '01:00–02:00');
    const waiting = await boxOfSession(page, 'Opening');
    await drag(page, { x: waiting.x + 30, y: waiting.y + 12 }, { x: opening.x + 30, y: opening.y + 9 });
    await expectEventually(placeOf('Opening'), '01:00–02:00 Great Hall');
  });

  test('draws a session over an empty place, or begins it where one is pressed', async () => {
    const { page, placeOf, opening, panel, hour } = await openWithMouse();
    const dialog = page.getByRole('dialog', { name: 'Add Session' });
    const valueIn = (name: string) => dialog.locator(`[name="${name}"]`).inputValue();
    const empty = opening.y + hour * 3 + 3;
    await drag(page, { x: panel.x + 30, y: empty }, { x: panel.x + 35, y: empty + hour - 3 });
    expect(await Promise.all(['startTime', 'endTime', 'location'].map(valueIn))).toEqual([
      ...['2031-03-12T12:00', '2031-03-12T13:00', 'Library'],
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // The page may have scrolled.
    const { x, y } = await boxOfSession(page, 'Opening');
    await page.mouse.click(x + 30, y + hour * 3 + 3);
    expect([await valueIn('startTime'), await valueIn('location')]).toEqual(['2031-03-12T12:00', 'Great Hall']);
    await dialog.locator('[name="title"]').fill('Reading');
    await clickButton(page, 'Create Session');
    await card(page, 'Reading').waitFor();
    await expectEventually(async () => (await placeOf('Reading')())?.startsWith('04:00–'), true);
  });

  test('drags a session over the tab of another day, which turns to it or takes it', async () => {
    const { page, opening, held } = await openWithMouse();
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
    const { page, placeOf, opening } = await openWithMouse();
    const { x, y, width, height } = opening;
    const edge = { x: x + width / 2, y: y + height - 3 };
    await drag(page, edge, { x: edge.x, y: edge.y + height / 2 });
    await card(page, 'Opening', '09:00–10:30').waitFor();
    await expectEventually(placeOf('Opening'), '01:00–02:30 Great Hall');
    await card(page, 'Panel').click();
    await page.getByRole('dialog', { name: 'Panel' }).waitFor();
    await expectAccessible(page);
    await clickButton(page, 'Edit session');
    await page.getByRole('dialog', { name: 'Edit Session' }).waitFor();
  });

  test('moves and lengthens a session by keys, and hears where it is', async () => {
    const { page, placeOf } = await openWithMouse();
    await card(page, 'Opening').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focusedText(page)).toMatch(/^Panel/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await page.getByText('Wed 12 Mar, 09:10–10:15, Library').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expectEventually(placeOf('Opening'), '01:10–02:15 Library');
    await expectEventually(() => page.evaluate(() => document.activeElement?.id.startsWith('session-')), true);
    for (const key of ['Enter', 'PageDown', 'Escape']) await page.keyboard.press(key);
    expect(await card(page, 'Opening').textContent()).toContain('09:10–10:15');
  });

  test('sees a conflict at once, goes to it, and accepts it with a reason', async () => {
    const { page, opening, panel } = await openWithMouse();
    await page.mouse.move(panel.x + 20, panel.y + 20);
    await page.mouse.down();
    await page.mouse.move(panel.x + 20, opening.y + 20, { steps: 5 });
    await page.getByText(/Speaker in two places at once: Salma/).waitFor();
    await page.mouse.up();
    await conflicts(page).getByText('Speaker in two places at once').waitFor();
    const [sessionOfConflict] = await conflicts(page)
      .getByRole('button', { name: /Opening$/ })
      .all();
    await sessionOfConflict?.click();
    await expectEventually(async () => (await focusedText(page)).slice(0, 7), 'Opening');
    const acceptButton = conflicts(page).getByRole('button', { name: /^Accept: Speaker in two places at once/ });
    await acceptButton.click();
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
    const { page, id, placeOf } = await openWithMouse();
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
    expect(await placeOf('Panel')()).toBe('02:15–03:15 Reading Room');
    await page.getByRole('link', { name: 'Grid' }).click();
    await page.getByRole('list', { name: 'Rooms' }).getByText('Reading Room').waitFor();
  });

  test('moves a session on a phone, one room at a time', async () => {
    const page = await openStaffPhone();
    const id = await createAndOpenGrid(page);
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

const tablet = { width: 820, height: 1180 };
/** This is longer than a finger has to stay to lift a card. */
const longPressMs = 800;
const hourPx = 108;

/** Opens the grid on a touch screen. `send` and `swipe` act like a finger; `held` is a point on the first session. */
async function openTouched(viewport: typeof tablet) {
  const page = await openStaffPhone(viewport);
  const id = await createAndOpenGrid(page);
  // The help is open at the first visit, so this tap closes it.
  await page.getByRole('button', { name: 'How this works' }).tap();
  await card(page, 'Opening').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const swipe = async (from: Point, to: Point) => {
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  };
  const { x, y } = await boxOfSession(page, 'Opening');
  return { page, id, send, swipe, held: { x: x + 40, y: y + 40 } };
}

/** The copy of a card that is shown where it would be put down. */
const heldCard = (page: Page, place: string) => page.locator('[aria-hidden="true"] > b', { hasText: place });

/** Returns whether the browser would open its menu for a long press. */
const hasMenu = (page: Page) =>
  card(page, 'Opening').evaluate((element) =>
    element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );

describeInBrowser('an organizer who arranges a programme with a finger', () => {
  test('lifts a session by a long press on a tablet, moves it to another room, and pulls it longer', async () => {
    const { page, id, send, swipe, held } = await openTouched(tablet);
    const panel = await boxOfSession(page, 'Panel');
    expect(await hasMenu(page)).toBe(true);
    await send('touchStart', held);
    await heldCard(page, '09:00–10:00').waitFor();
    expect(await hasMenu(page)).toBe(false);
    await swipe(held, { x: panel.x + 40, y: held.y + hourPx * 2 });
    await heldCard(page, '11:00–12:00').waitFor();
    await send('touchEnd');
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '03:00–04:00 Library');
    expect(await page.getByRole('dialog').count()).toBe(0);

    // The columns have moved, because the break now has one of its own.
    const beside = await boxOfSession(page, 'Panel');
    const edge = { x: beside.x + beside.width / 2, y: beside.y + beside.height - 10 };
    await send('touchStart', edge);
    await heldCard(page, '10:00–11:00').waitFor();
    await swipe(edge, { x: edge.x, y: edge.y + hourPx / 2 });
    await send('touchEnd');
    await expectEventually(async () => (await readPlaces(page, id)).Panel, '02:00–03:30 Library');
  });

  test('scrolls by a swipe, opens a session by a tap, and puts it back with a second finger', async () => {
    const { page, id, send, swipe, held } = await openTouched(tablet);
    const before = await readPlaces(page, id);
    const away = { x: held.x, y: held.y + hourPx * 2 };
    await send('touchStart', held);
    await heldCard(page, '09:00–10:00').waitFor();
    await swipe(held, away);
    await heldCard(page, '11:00–12:00').waitFor();
    await send('touchStart', away, { x: away.x + 200, y: away.y });
    await heldCard(page, '').waitFor({ state: 'detached' });
    await send('touchEnd');

    await card(page, 'Opening').tap();
    await page.getByRole('dialog', { name: 'Opening' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const start = await boxOfSession(page, 'Opening');
    await send('touchStart', held);
    await swipe(held, { x: held.x, y: held.y - hourPx * 2 });
    await wait(longPressMs);
    expect(await heldCard(page, '').count()).toBe(0);
    await send('touchEnd');
    expect((await boxOfSession(page, 'Opening')).y).toBeLessThan(start.y - hourPx);
    expect(await readPlaces(page, id)).toEqual(before);
  });

  test('drags a session over the tab of another day, and on in the grid of that day', async () => {
    const { page, send, swipe, held } = await openTouched(tablet);
    const secondDay = await centreOf(tab(page, 'Thu 13 Mar'));
    await send('touchStart', held);
    await heldCard(page, '09:00–10:00').waitFor();
    await swipe(held, secondDay);
    await heldCard(page, 'Thu 13 Mar, 09:00–10:00, Great Hall').waitFor();
    await expectEventually(async () => new URL(page.url()).searchParams.get('day'), '2031-03-13');
    await swipe(secondDay, { x: held.x, y: held.y + hourPx });
    await heldCard(page, '10:00–11:00').waitFor();
    await send('touchEnd');
    await waitForText(page, 'Thu 13 Mar, 10:00–11:00, Great Hall');
    await clickButton(page, 'Undo');
    await card(page, 'Opening').waitFor({ state: 'detached' });
  });

  test('moves a session in time on a phone, whose page scrolls near its lower edge', async () => {
    const { page, id, send, swipe, held } = await openTouched(phone);
    const start = await page.evaluate(() => window.scrollY);
    await send('touchStart', held);
    await heldCard(page, '09:00–10:00').waitFor();
    await swipe(held, { x: held.x, y: phone.height - 20 });
    await expectEventually(() => page.evaluate((from) => window.scrollY > from + 200, start), true);
    await swipe({ x: held.x, y: phone.height - 20 }, { x: held.x, y: phone.height / 2 });
    const place = (await heldCard(page, '').textContent()) ?? '';
    await send('touchEnd');
    await card(page, 'Opening', place).waitFor();
    await waitForText(page, `Wed 12 Mar, ${place}, Great Hall`);
    expect((await readPlaces(page, id)).Opening).not.toBe('01:00–02:00 Great Hall');
  });
});
