import type { Locator, Page } from 'playwright-core';
import { expectAccessible, expectAccessibleOnAllScreens, findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import {
  expectEventually,
  focusedLabel,
  focusedText,
  hasHorizontalOverflow,
  isFocused,
  waitUntilHydrated,
} from './page-states.js';
import { sampleConference as conference, fetchPrerendered, readJson } from './public-site.js';
import { levelOne, skipPrerenderedPages } from './steps.js';
import { until } from './until.js';

/** The first session in the Great Hall, the break after it, two parallel sessions after that, and the last one. */
const keynote = 'What may be asked of nobody';
const tea = 'Tea in the courtyard';
const panel = 'Vows, oaths and the freedom to refuse';
const parallel = 'Names in the register: conversion, record and privacy';
const later = 'What we still disagree about';

const sessionLink = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const sessionDialog = (page: Page) => page.getByRole('dialog', { name: later });
const readScrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isInViewport = (link: Locator) =>
  link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The sticky header must not cover it either.
    return (
      document
        .elementFromPoint(innerWidth / 2, (top + bottom) / 2)
        ?.closest('li')
        ?.contains(element) === true
    );
  });

async function openProgramme(page: Page) {
  await page.goto(conference);
  await waitUntilHydrated(page);
  await page.getByLabel('All times are').waitFor();
}

describeInBrowser('a reader of a programme', () => {
  let address = '';
  beforeAll(async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    address = (await sessionLink(page, keynote).getAttribute('href')) ?? '';
    const laterAddress = (await sessionLink(page, later).getAttribute('href')) ?? '';
    for (const path of [conference, address, laterAddress]) await fetchPrerendered(path);
  });

  test('opens a session with a double click, too', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    // The pointer is outside the dialog that opens.
    await sessionLink(page, later).hover({ position: { x: 20, y: 8 } });
    await page.mouse.down();
    await page.mouse.up();
    const dialog = sessionDialog(page);
    await dialog.waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    // If the second click closed the dialog, it would go back in the history some frames later.
    await page.waitForTimeout(300);
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 100);
    await dialog.waitFor({ state: 'detached' });
  });

  test('opens a session in a dialog and returns to the same position; reloaded, the session is a page', async () => {
    const page = await openVisitorPage(phone);
    await openProgramme(page);
    const link = sessionLink(page, later);
    await link.scrollIntoViewIfNeeded();
    const scrollPosition = await readScrollPosition(page);
    await link.click();
    await sessionDialog(page).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/sessions\/what-we-still-disagree-about$/);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectEventually(() => readScrollPosition(page), scrollPosition);
    await expectEventually(() => isFocused(link), true);

    await page.goForward();
    await sessionDialog(page).waitFor();
    await page.reload();
    await levelOne(page, later).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await readScrollPosition(page)).toBe(0);
    await page.goBack();
    await levelOne(page, 'Conscience and the Common Good').waitFor();
  });

  test('returns from a reloaded session to the programme while the code of the session is loading', async () => {
    const page = await openVisitorPage(phone);
    await openProgramme(page);
    await sessionLink(page, later).click();
    await sessionDialog(page).waitFor();
    let load = () => {};
    const isLoading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/session-page.*\.js/, async (route) => {
      await isLoading;
      await route.continue();
    });
    const requested = page.waitForRequest(/session-page.*\.js/);
    await page.reload({ waitUntil: 'commit' });
    await requested;
    await levelOne(page, later).waitFor();
    await page.goBack();
    load();
    await levelOne(page, 'Conscience and the Common Good').waitFor();
  });

  test('the link of a session shows it without loading the programme, and leads to its position there', async () => {
    const page = await openVisitorPage(phone);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(address);
    await levelOne(page, keynote).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Speakers & Presenters' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requestedPaths.filter((path) => path.endsWith('/programme'))).toEqual([]);
    await page.getByRole('link', { name: 'View Conference Program' }).click();
    await sessionLink(page, keynote).waitFor();
    await page.waitForFunction((name) => document.activeElement?.textContent === name, keynote);
    await until('the session is in view', () => isInViewport(sessionLink(page, keynote)));
  });

  test('goes from the programme to a session and back without JavaScript', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    await page.goto(conference);
    await sessionLink(page, keynote).click();
    await levelOne(page, keynote).waitFor();
    const inApi = address.replace('/conferences', '/api/conferences/slug');
    const { startTime } = await readJson<{ startTime: string }>(inApi);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Asia/Kuala_Lumpur' });
    for (const text of [
      day.format(new Date(startTime)).replace(',', ''),
      'Kuala Lumpur time (UTC+8)',
      'Great Hall',
      'Abstract',
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'View Conference Program' }).click();
    await sessionLink(page, keynote).waitFor();
    expect(await isInViewport(sessionLink(page, keynote))).toBe(true);
  });
});

const star = (page: Page, title: string) => page.getByRole('button', { name: `Add to my agenda: ${title}` });
const filter = (page: Page) => page.getByRole('button', { name: /^My agenda/ });
const agendaTitles = (page: Page) => page.locator('#agenda h4').allTextContents();
const isPressed = (page: Page, title: string) => star(page, title).getAttribute('aria-pressed');

const press = (page: Page, title: string) => star(page, title).press('Space');

/** Stars the sessions and filters the programme by them. */
async function openAgenda(page: Page, ...titles: string[]) {
  await openProgramme(page);
  for (const title of titles) await press(page, title);
  await filter(page).press('Enter');
  await page.getByRole('region', { name: 'My agenda' }).waitFor();
}

describeInBrowser('a visitor without an account', () => {
  beforeAll(() => fetchPrerendered(conference));

  test('builds an agenda by keyboard, filters by it and sees what clashes', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    await sessionLink(page, panel).focus();
    // The links to the speakers are between the title and the star.
    const pressTab = async () => {
      await page.keyboard.press('Tab');
      return isFocused(star(page, panel));
    };
    await expectEventually(pressTab, true);
    await page.keyboard.press('Enter');
    await press(page, parallel);
    expect(await isPressed(page, panel)).toBe('true');
    const rows = page.locator('#agenda li').filter({ has: star(page, panel) });
    expect(await rows.last().innerText()).toContain('Overlaps with');
    await filter(page).press('Enter');
    const head = page.getByRole('region', { name: 'My agenda' });
    await head.getByRole('list', { name: 'Clashes' }).waitFor();
    expect(await agendaTitles(page)).toEqual([panel, parallel]);
    await expectEventually(async () => new URL(page.url()).search, '?agenda=mine');
    await expectAccessibleOnAllScreens(page);

    await page.reload();
    await head.waitFor();
    expect(await agendaTitles(page)).toEqual([panel, parallel]);
  });

  test('has the same agenda in another tab and on the page of a session', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    const tab = await page.context().newPage();
    await openProgramme(tab);
    await press(page, panel);
    await expectEventually(() => isPressed(tab, panel), 'true');
    await tab.goto((await sessionLink(tab, panel).getAttribute('href')) ?? '');
    await expectEventually(() => isPressed(tab, panel), 'true');
    await star(tab, panel).click();
    await expectEventually(() => isPressed(page, panel), 'false');
  });

  test('takes the agenda to a phone by its link, which is asked about and never sent', async () => {
    const page = await openVisitorPage();
    await openAgenda(page, panel, parallel);
    await page.getByRole('button', { name: 'Share or open on a phone' }).click();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    const link = await page.getByLabel('Link to my agenda').inputValue();
    await expectAccessible(page);

    const other = await openVisitorPage(phone);
    const requested: string[] = [];
    other.on('request', (request) => requested.push(request.url()));
    await other.goto(link);
    const question = other.getByRole('dialog', { name: 'Someone shared an agenda of 2 sessions with you' });
    await question.waitFor();
    await expectAccessibleOnAllScreens(other);
    const keys = new URL(link).hash.slice('#agenda='.length);
    expect(requested.filter((url) => url.split('#')[0]?.includes(keys))).toEqual([]);
    await question.getByRole('button', { name: 'Only look' }).press('Enter');
    await other.getByText('You are looking at a shared agenda of 2 sessions.').waitFor();
    expect(await isPressed(other, panel)).toBe('false');
    await expectEventually(() => other.evaluate(() => document.activeElement?.id), 'agenda-heading');
    await other.getByRole('button', { name: 'Add to mine' }).click();
    await other.getByRole('region', { name: 'My agenda' }).waitFor();
    expect(await isPressed(other, panel)).toBe('true');
    await expectEventually(async () => new URL(other.url()).hash, '');
  });

  test('prints only the sessions of the agenda', async () => {
    const page = await openVisitorPage();
    await openAgenda(page, panel, parallel);
    await press(page, parallel);
    await page.emulateMedia({ media: 'print' });
    expect(await sessionLink(page, panel).isVisible()).toBe(true);
    expect(await sessionLink(page, parallel).isVisible()).toBe(false);
    const buttons = page.getByRole('button', { name: /agenda/ });
    expect(await buttons.filter({ visible: true }).count()).toBe(0);
  });

  test('sees no stars without JavaScript, and their place is kept', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    await page.goto(conference);
    expect(await page.getByRole('button', { name: /agenda/ }).count()).toBe(0);
    const row = page.locator('#agenda li[data-type]').first();
    expect(await row.evaluate((element) => getComputedStyle(element).paddingInlineEnd)).toBe('40px');
  });
});

const sessions = (page: Page) => page.locator('#agenda li[data-id]');
const gridPosition = (page: Page) =>
  sessions(page)
    .first()
    .evaluate((element) => Math.abs(element.closest('div[class*=scroller]')?.scrollLeft ?? 0));

async function openGrid(page: Page, query = '?view=grid') {
  await page.goto(conference + query);
  await waitUntilHydrated(page);
  await sessions(page).first().waitFor();
}

/** Presses the keys one after the other and returns the titles that have the focus. */
async function pressKeys(page: Page, ...keys: string[]) {
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
    await sessionLink(page, panel).waitFor();
    expect(await sessions(page).count()).toBe(0);
  });

  test.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('on %s arrow keys move between sessions, and Enter opens one', async (_case, viewport) => {
    const page = await openVisitorPage(viewport);
    await openGrid(page);
    await sessionLink(page, keynote).focus();
    expect(await pressKeys(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual([tea, panel, tea, keynote]);
    await sessionLink(page, panel).focus();
    const [neighbour] = await pressKeys(page, 'ArrowRight');
    expect(await pressKeys(page, 'ArrowLeft')).toEqual([panel]);
    expect(neighbour).toBe(parallel);
    expect(await sessionLink(page, panel).evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(120);
    expect(await pressKeys(page, 'Home')).toEqual(['Registration and tea']);
    const [last] = await pressKeys(page, 'End');
    expect(last).toBe(await sessions(page).last().getByRole('link').textContent());
    // The Tab key stops once at the grid and once at the star of its session.
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).toBe(`Add to my agenda: ${last}`);
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
    const left = (title: string) => sessionLink(page, title).evaluate((link) => link.getBoundingClientRect().left);
    expect(await left(panel)).toBeGreaterThan(await left(parallel));
    expect((await page.locator('[class*=axis]').boundingBox())?.x).toBeGreaterThan(await left(panel));
    await sessionLink(page, panel).focus();
    expect(await pressKeys(page, 'ArrowLeft', 'ArrowRight')).toEqual([parallel, panel]);
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
    const position = await gridPosition(page);
    await sessions(page)
      .first()
      .evaluate((element) => element.closest('div[class*=scroller]')?.scrollBy({ left: -250 }));
    await expectEventually(shown, 1);
    await expectEventually(() => gridPosition(page), position / 2);
  });

  test('shows one day at a time, with the time and the room of each session in words', async () => {
    const page = await openVisitorPage();
    await openGrid(page);
    const row = sessions(page).filter({ has: sessionLink(page, keynote) });
    expect(await row.textContent()).toMatch(/09:30–10:45.*Keynote.*Conscience.*Great Hall/);
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click();
    await sessionLink(page, keynote).waitFor({ state: 'detached' });
    // The address keeps the day.
    await page.reload();
    await sessions(page).first().waitFor();
    expect(await sessionLink(page, keynote).count()).toBe(0);
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
