import type { Locator, Page } from 'playwright-core';
import {
  describeInBrowser,
  expectAccessible,
  expectAccessibleOnAllScreens,
  expectEventually,
  fetchPrerendered,
  openVisitorPage,
  phone,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';

const conference = '/conferences/conscience-and-the-common-good';
/** Two that take place at the same time. */
const panel = 'Vows, oaths and the freedom to refuse';
const parallel = 'Names in the register: conversion, record and privacy';

const star = (page: Page, title: string) => page.getByRole('button', { name: `Add to my agenda: ${title}` });
const filter = (page: Page) => page.getByRole('button', { name: /^My agenda/ });
const sessionTitles = (page: Page) => page.locator('#agenda h4').allTextContents();
const isPressed = (page: Page, title: string) => star(page, title).getAttribute('aria-pressed');

async function openProgramme(page: Page, path = conference) {
  await page.goto(path);
  await waitUntilHydrated(page);
  await page.getByLabel('All times are').waitFor();
}

async function press(page: Page, title: string) {
  await star(page, title).focus();
  await page.keyboard.press('Space');
}

async function pressUntilFocused(page: Page, target: Locator) {
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('It is not reached by Tab');
}

describeInBrowser('a visitor without an account', () => {
  beforeAll(() => fetchPrerendered(conference));

  test('builds an agenda by keyboard, filters by it and sees what clashes', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    await page.getByRole('link', { name: panel, exact: true }).focus();
    // The links to the speakers are between the title and the star.
    await pressUntilFocused(page, star(page, panel));
    await page.keyboard.press('Enter');
    await press(page, parallel);
    expect(await isPressed(page, panel)).toBe('true');
    const rows = page.locator('#agenda li').filter({ has: star(page, panel) });
    expect(await rows.last().innerText()).toContain('Overlaps with');
    await filter(page).focus();
    await page.keyboard.press('Enter');
    const head = page.getByRole('region', { name: 'My agenda' });
    await head.getByRole('list', { name: 'Clashes' }).waitFor();
    expect(await sessionTitles(page)).toEqual([panel, parallel]);
    await expectEventually(async () => new URL(page.url()).search, '?agenda=mine');
    await expectAccessibleOnAllScreens(page);

    await page.reload();
    await head.waitFor();
    expect(await sessionTitles(page)).toEqual([panel, parallel]);
  });

  test('has the same agenda in another tab and on the page of a session', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    const tab = await page.context().newPage();
    await openProgramme(tab);
    await press(page, panel);
    await expectEventually(() => isPressed(tab, panel), 'true');
    const address = (await tab.getByRole('link', { name: panel, exact: true }).getAttribute('href')) ?? '';
    await tab.goto(address);
    await expectEventually(() => isPressed(tab, panel), 'true');
    await star(tab, panel).click();
    await expectEventually(() => isPressed(page, panel), 'false');
  });

  test('takes the agenda to a phone by its link, which is asked about and never sent', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    await press(page, panel);
    await press(page, parallel);
    await filter(page).click();
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
    await question.getByRole('button', { name: 'Only look' }).focus();
    await other.keyboard.press('Enter');
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
    await openProgramme(page);
    await press(page, panel);
    await press(page, parallel);
    await filter(page).click();
    await page.getByRole('region', { name: 'My agenda' }).waitFor();
    await press(page, parallel);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: panel, exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: parallel, exact: true }).isVisible()).toBe(false);
    expect(
      await page
        .getByRole('button', { name: /agenda/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });

  test('sees no stars without JavaScript, and their place is kept', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    await page.goto(conference);
    expect(await page.getByRole('button', { name: /agenda/ }).count()).toBe(0);
    const row = page.locator('#agenda li[data-type]').first();
    expect(await row.evaluate((element) => getComputedStyle(element).paddingInlineEnd)).toBe('40px');
  });
});
