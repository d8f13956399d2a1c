import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectAccessibleOnAllScreens,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  openVisitorPage,
  phone,
  skipPrerenderedPages,
  waitUntilHydrated,
} from './browser.js';

const conference = '/conferences/conscience-and-the-common-good';
/** The first in the Great Hall, the break after it, and two that take place at the same time after that. */
const keynote = 'What may be asked of nobody';
const panel = 'Vows, oaths and the freedom to refuse';
const tea = 'Tea in the courtyard';
const parallel = 'Names in the register: conversion, record and privacy';

const sessions = (page: Page) => page.locator('#agenda li[data-id]');
const session = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const scrollPosition = (page: Page) =>
  sessions(page)
    .first()
    .evaluate((element) => Math.abs(element.closest('div[class*=scroller]')?.scrollLeft ?? 0));

async function openGrid(page: Page, query = '?view=grid') {
  await page.goto(conference + query);
  await waitUntilHydrated(page);
  await sessions(page).first().waitFor();
}

/** Presses the keys one after the other and returns the titles that have the focus. */
async function press(page: Page, ...keys: string[]) {
  const titles = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    titles.push(await focusedText(page));
  }
  return titles;
}

describeInBrowser('the programme as a grid', () => {
  test('is chosen with a press, and the address and the browser keep the choice', async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    await waitUntilHydrated(page);
    const grid = page.getByRole('button', { name: 'Grid', exact: true });
    expect(await grid.getAttribute('aria-pressed')).toBe('false');
    await grid.click();
    await sessions(page).first().waitFor();
    await expectEventually(async () => new URL(page.url()).search, '?view=grid');
    await expectAccessibleOnAllScreens(page);
    await openGrid(page, '');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await sessions(page).first().waitFor({ state: 'detached' });
    await page.goto(conference);
    await waitUntilHydrated(page);
    await session(page, panel).waitFor();
    expect(await sessions(page).count()).toBe(0);
  });

  test.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('on %s arrow keys move between sessions, and Enter opens one', async (_case, viewport) => {
    const page = await openVisitorPage(viewport);
    await openGrid(page);
    await session(page, keynote).focus();
    expect(await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual([tea, panel, tea, keynote]);
    await session(page, panel).focus();
    const [neighbour] = await press(page, 'ArrowRight');
    expect(await press(page, 'ArrowLeft')).toEqual([panel]);
    expect(neighbour).toBe(parallel);
    expect(await session(page, panel).evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(120);
    expect(await press(page, 'Home')).toEqual(['Registration and tea']);
    const [last] = await press(page, 'End');
    expect(last).toBe(await sessions(page).last().getByRole('link').textContent());
    // The grid is one stop of the Tab key, its star another.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Add to my agenda: ${last}`,
    );
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: last ?? '' }).waitFor();
    await page.keyboard.press('Escape');
    await expectEventually(() => focusedText(page), last);
    expect(new URL(page.url()).search).toBe('?view=grid');
  });

  test('of an Arabic conference begins at the right, and arrow keys lead where they point', async () => {
    const page = await openVisitorPage();
    await skipPrerenderedPages(page);
    await page.route(/\/api\/conferences\/slug\/[^/]+$/, async (route) => {
      const json = await (await route.fetch()).json();
      await route.fulfill({ json: { ...json, title: 'الضمير والصالح العام' } });
    });
    await openGrid(page);
    const left = (title: string) => session(page, title).evaluate((link) => link.getBoundingClientRect().left);
    expect(await left(panel)).toBeGreaterThan(await left(parallel));
    expect((await page.locator('[class*=axis]').boundingBox())?.x).toBeGreaterThan(await left(panel));
    await session(page, panel).focus();
    expect(await press(page, 'ArrowLeft', 'ArrowRight')).toEqual([parallel, panel]);
    expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
  });

  test('on a phone has one room at a time, which its name shows', async () => {
    const page = await openVisitorPage(phone, undefined, { hasTouch: true });
    await openGrid(page);
    const rooms = page.getByRole('list', { name: 'Rooms' }).getByRole('button');
    const shown = () => rooms.evaluateAll((all) => all.findIndex((room) => room.ariaPressed === 'true'));
    await expectEventually(shown, 0);
    await rooms.nth(2).click();
    await expectEventually(shown, 2);
    const axis = await page.locator('[class*=axis]').boundingBox();
    expect(axis?.x).toBeLessThan(30);
    const position = await scrollPosition(page);
    await sessions(page)
      .first()
      .evaluate((element) => element.closest('div[class*=scroller]')?.scrollBy({ left: -250 }));
    await expectEventually(shown, 1);
    await expectEventually(() => scrollPosition(page), position / 2);
  });

  test('shows one day at a time, with the time and the room of each session in words', async () => {
    const page = await openVisitorPage();
    await openGrid(page);
    const row = sessions(page).filter({ has: session(page, keynote) });
    expect(await row.textContent()).toMatch(/09:30–10:45.*Keynote.*Conscience.*Great Hall/);
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click();
    await session(page, keynote).waitFor({ state: 'detached' });
    // The address keeps the day.
    await page.reload();
    await sessions(page).first().waitFor();
    expect(await session(page, keynote).count()).toBe(0);
  });

  test('is printed as the list of all days, with an index of speakers', async () => {
    const page = await openVisitorPage();
    await openGrid(page);
    const gridDays = await page.locator('#agenda h3').count();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    expect(await sessions(page).first().isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: /day \d+ \w+ \d{4}$/ }).count()).toBeGreaterThan(gridDays);
    const index = page.getByRole('region', { name: 'Speakers', exact: true });
    expect((await index.getByRole('listitem').allInnerTexts()).join('\n')).toMatch(
      /\w+\n\w{3} \d+ \w{3}, \d\d:\d\d · \w+/,
    );
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await index.waitFor({ state: 'detached' });
  });
});
