import type { Locator, Page } from 'playwright-core';
import { describeInBrowser, expectEventually, fetchPrerendered, openVisitorPage, phone, siteUrl } from './browser.js';
import { until } from './until.js';

const conference = '/conferences/conscience-and-the-common-good';
const other = '/conferences/faith-and-free-inquiry';
const title = 'What may be asked of nobody';
const later = 'What we still disagree about';

const sessionLink = (page: Page, session = title) => page.getByRole('link', { name: session, exact: true });
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
  await page.getByLabel('All times are').waitFor();
}

describeInBrowser('a reader of a programme', () => {
  let address = '';
  beforeAll(async () => {
    const page = await openVisitorPage();
    await page.goto(conference);
    address = (await sessionLink(page).getAttribute('href')) ?? '';
    const laterAddress = (await sessionLink(page, later).getAttribute('href')) ?? '';
    for (const path of [conference, address, laterAddress]) await fetchPrerendered(path);
  });

  test('opens a session with a double click, too', async () => {
    const page = await openVisitorPage();
    await openProgramme(page);
    // The position is outside the future dialog.
    await sessionLink(page, later).hover({ position: { x: 20, y: 8 } });
    await page.mouse.down();
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: later });
    await dialog.waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    // Closing it would go back in the history, which is done some frames later.
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
    await page.getByRole('dialog', { name: later }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/sessions\/what-we-still-disagree-about$/);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectEventually(() => readScrollPosition(page), scrollPosition);
    await expectEventually(() => link.evaluate((element) => element === document.activeElement), true);

    await page.goForward();
    await page.getByRole('dialog', { name: later }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: later }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await readScrollPosition(page)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Conscience and the Common Good' }).waitFor();
  });

  test('returns from a reloaded session to the programme while the code of the session is loading', async () => {
    const page = await openVisitorPage(phone);
    await openProgramme(page);
    await sessionLink(page, later).click();
    await page.getByRole('dialog', { name: later }).waitFor();
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
    await page.getByRole('heading', { level: 1, name: later }).waitFor();
    await page.goBack();
    load();
    await page.getByRole('heading', { level: 1, name: 'Conscience and the Common Good' }).waitFor();
  });

  test('the link of a session shows it without loading the programme, and leads to its position there', async () => {
    const page = await openVisitorPage(phone);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Speakers & Presenters' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requestedPaths.filter((path) => path.endsWith('/programme'))).toEqual([]);
    await page.getByRole('link', { name: 'View Conference Program' }).click();
    await sessionLink(page).waitFor();
    await page.waitForFunction((name) => document.activeElement?.textContent === name, title);
    await until('the session is in view', () => isInViewport(sessionLink(page)));
  });

  test('goes from the programme to a session and back without JavaScript', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    await page.goto(conference);
    await sessionLink(page).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const { startTime } = await (
      await fetch(siteUrl + address.replace('/conferences', '/api/conferences/slug'))
    ).json();
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Asia/Kuala_Lumpur' });
    for (const text of [
      day.format(new Date(startTime)).replace(',', ''),
      'Kuala Lumpur time (UTC+8)',
      'Great Hall',
      'Abstract',
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'View Conference Program' }).click();
    await sessionLink(page).waitFor();
    expect(await isInViewport(sessionLink(page))).toBe(true);
  });

  test('sees the 404 page for a session of another conference', async () => {
    const page = await openVisitorPage();
    await page.goto(address.replace(conference, other));
    await page.getByRole('heading', { level: 1, name: 'Session not found' }).waitFor();
    await page.getByRole('link', { name: 'View Conference Program' }).click();
    await page.getByRole('heading', { level: 1, name: 'Faith and Free Inquiry' }).waitFor();
  });
});
