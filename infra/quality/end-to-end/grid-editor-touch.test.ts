import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { boxOf, card, createProgramme, openGrid, readPlaces } from './arranged-programme.js';
import { describeInBrowser, expectEventually, phone } from './browser.js';
import { clickButton, waitForText } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const tablet = { width: 820, height: 1180 };
const touch = { isMobile: true, hasTouch: true };
/** More than a finger has to stay to lift a card. */
const longPressMs = 800;
const hourPx = 108;

type Point = { x: number; y: number };

async function openTouched(viewport: typeof tablet) {
  const page = await openStaffPage(undefined, viewport, touch);
  const id = await createProgramme(page);
  await openGrid(page, id);
  // The help stands open at the first visit.
  await page.getByText('How this works').tap();
  await card(page, 'Opening').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const swipe = async (from: Point, to: Point) => {
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  };
  return { page, id, send, swipe };
}

/** Shown once more where it would be put down. */
const heldCard = (page: Page, place: string) => page.locator('[aria-hidden="true"] > b', { hasText: place });

/** Whether the browser would open its menu for a long press. */
const hasMenu = (page: Page) =>
  card(page, 'Opening').evaluate((element) =>
    element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );

async function centreOf(page: Page, day: string): Promise<Point> {
  const tab = page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: day });
  const { x, y, width, height } = (await tab.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

describeInBrowser('an organizer who arranges a programme with a finger', () => {
  test('lifts a session by a long press on a tablet, moves it to another room, and pulls it longer', async () => {
    const { page, id, send, swipe } = await openTouched(tablet);
    const [opening, panel] = [await boxOf(page, 'Opening'), await boxOf(page, 'Panel')];
    const held = { x: opening.x + 40, y: opening.y + 40 };
    expect(await hasMenu(page)).toBe(true);
    await send('touchStart', held);
    await heldCard(page, '09:00–10:00').waitFor();
    expect(await hasMenu(page)).toBe(false);
    await swipe(held, { x: panel.x + 40, y: held.y + hourPx * 2 });
    await heldCard(page, '11:00–12:00').waitFor();
    await send('touchEnd');
    await expectEventually(async () => (await readPlaces(page, id)).Opening, '03:00–04:00 Library');
    expect(await page.getByRole('dialog').count()).toBe(0);

    // A column for the break has come between.
    const beside = await boxOf(page, 'Panel');
    const edge = { x: beside.x + beside.width / 2, y: beside.y + beside.height - 10 };
    await send('touchStart', edge);
    await heldCard(page, '10:00–11:00').waitFor();
    await swipe(edge, { x: edge.x, y: edge.y + hourPx / 2 });
    await send('touchEnd');
    await expectEventually(async () => (await readPlaces(page, id)).Panel, '02:00–03:30 Library');
  });

  test('scrolls by a swipe, opens a session by a tap, and puts it back with a second finger', async () => {
    const { page, id, send, swipe } = await openTouched(tablet);
    const before = await readPlaces(page, id);
    const { x, y } = await boxOf(page, 'Opening');
    const held = { x: x + 40, y: y + 40 };
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

    const start = await boxOf(page, 'Opening');
    await send('touchStart', held);
    await swipe(held, { x: held.x, y: held.y - hourPx * 2 });
    await wait(longPressMs);
    expect(await heldCard(page, '').count()).toBe(0);
    await send('touchEnd');
    expect((await boxOf(page, 'Opening')).y).toBeLessThan(start.y - hourPx);
    expect(await readPlaces(page, id)).toEqual(before);
  });

  test('drags a session over the tab of another day, and on in the grid of that day', async () => {
    const { page, send, swipe } = await openTouched(tablet);
    const { x, y } = await boxOf(page, 'Opening');
    const held = { x: x + 40, y: y + 40 };
    const secondDay = await centreOf(page, 'Thu 13 Mar');
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
    const { page, id, send, swipe } = await openTouched(phone);
    const { x, y } = await boxOf(page, 'Opening');
    const held = { x: x + 40, y: y + 40 };
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
