import type { CDPSession, Locator, Page } from 'playwright-core';
import { expectAccessible } from './accessibility.js';
import { describeInBrowser, desktop, phone } from './browser.js';
import { managerPath, read } from './organiser.js';
import { hasHorizontalOverflow } from './page-states.js';
import { sampleConference } from './public-site.js';
import { amal, openStaffPage } from './sign-in.js';

type Find = (page: Page) => Locator;
const button =
  (name: RegExp): Find =>
  (page) =>
    page.getByRole('button', { name });
const edit = button(/^Edit /);
const ofConference = `${managerPath}/:id`;

type View = {
  path: string;
  /** Buttons that open a dialog each. */
  opens?: Find[];
  tabs?: string[];
};

/** Every view of the staff area. */
const views: View[] = [
  { path: '/admin' },
  { path: '/admin/site' },
  { path: '/admin/content', opens: [edit] },
  { path: '/admin/pages', opens: [edit] },
  { path: '/admin/media' },
  { path: '/admin/media?view=list&kind=picture', opens: [(page) => page.locator('main table button')] },
  { path: '/admin/hero-images', opens: [edit] },
  { path: '/admin/timeline', opens: [edit] },
  { path: '/admin/team', opens: [edit] },
  { path: '/admin/partners', opens: [button(/^Add /), button(/^Delete /)] },
  { path: '/admin/testimonials', opens: [edit] },
  { path: '/admin/conferences', opens: [edit] },
  { path: '/admin/feeds', opens: [edit] },
  { path: '/admin/translations?language=ar' },
  { path: '/admin/content-checks' },
  { path: '/admin/visits' },
  { path: '/admin/activity' },
  { path: '/admin/status' },
  { path: managerPath },
  { path: `${managerPath}/create` },
  { path: `${managerPath}/speakers`, opens: [edit] },
  { path: `${managerPath}/speakers/import` },
  { path: `${managerPath}/speakers/duplicates` },
  { path: `${ofConference}/edit`, tabs: ['Details', 'SEO & Meta'] },
  { path: `${ofConference}/edit?language=ar` },
  { path: `${ofConference}/sessions`, opens: [edit, button(/^Speakers of /)] },
  { path: `${ofConference}/sessions/grid` },
  { path: `${ofConference}/sessions/rooms`, opens: [edit] },
  { path: `${ofConference}/import` },
  { path: `${ofConference}/partners`, opens: [edit] },
  { path: `${ofConference}/documents`, opens: [edit] },
  { path: `${ofConference}/plans` },
  { path: `${ofConference}/release` },
];

const light = { colorScheme: 'light' } as const;
const dark = { colorScheme: 'dark' } as const;
/** Forced colours on black are not tested: axe would take the fill colour of text, which they do not change, for its colour. */
const forced = { colorScheme: 'light', forcedColors: 'active' } as const;

const controlsTooSmallForTouch = (page: Page) =>
  page.evaluate(() => {
    const fields = 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea';
    const root = document.querySelector('[role="dialog"]') ?? document.body;
    // Cards outside the viewport are not laid out, so they have no size.
    const visible = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      );
    const tooLow = visible(`${fields}, button:not([role="switch"]), .btn`).filter((element) => {
      // The button may be stretched over the whole tile, which then is the target.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const { width, height } = ((isStretched && element.offsetParent) || element).getBoundingClientRect();
      return Math.round(width) < 40 || Math.round(height) < 44;
    });
    const lowLinks = visible('td a, main li a').filter((link) => Math.round(link.getBoundingClientRect().height) < 24);
    // iOS zooms in on fields with a smaller font.
    const enlarged = visible(fields).filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16);
    return [...tooLow, ...lowLinks, ...enlarged].map((element) => element.outerHTML.slice(0, 120));
  });

/** Changes the screen of the open page, because opening the view again as a phone would take longer. */
async function becomePhone(page: Page, touch: CDPSession, isPhone: boolean): Promise<void> {
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
  await page.setViewportSize(isPhone ? phone : desktop);
}

async function expectViewAccessible(page: Page, touch: CDPSession): Promise<void> {
  const url = page.url();
  await expectAccessible(page, [light, dark, forced]);
  // Half the size of the window stands for a zoom of 200 %.
  await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
  expect([url, await hasHorizontalOverflow(page)]).toEqual([url, false]);
  await becomePhone(page, touch, true);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await expectAccessible(page, [light, dark]);
  expect([url, await controlsTooSmallForTouch(page)]).toEqual([url, []]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect([url, await hasHorizontalOverflow(page)]).toEqual([url, false]);
  await becomePhone(page, touch, false);
}

describeInBrowser('every view of the staff area', () => {
  test('is accessible in all colours on every screen, large enough for touch, and never too wide', async () => {
    const page = await openStaffPage();
    const touch = await page.context().newCDPSession(page);
    const { id } = await read<{ id: string }>(page, sampleConference.replace('/conferences', '/api/conferences/slug'));
    for (const view of views) {
      await page.goto(view.path.replace(':id', id));
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main:not(:has([role=status] .rows-skeleton-row))').waitFor();
      for (const open of view.opens ?? []) await open(page).first().waitFor();
      for (const tab of view.tabs ?? ['']) {
        if (tab) await page.getByRole('tab', { name: tab }).click();
        await expectViewAccessible(page, touch);
      }
      for (const open of view.opens ?? []) {
        await open(page).first().click();
        await page.getByRole('dialog').waitFor();
        await expectViewAccessible(page, touch);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  });

  test('shows edges, the open tab and logos with forced colours', async () => {
    const page = await openStaffPage(amal, desktop, { forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/admin/partners');
    const styleOf = (selector: string, property: string) =>
      page.locator(selector).evaluateAll((elements, name) => {
        const values = elements.map((element) => getComputedStyle(element).getPropertyValue(name));
        return [...new Set(values)];
      }, property);
    await edit(page).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await styleOf('.dialog-box', 'outline-style')).toEqual(['solid']);
    expect(await styleOf('main .thumbnail[data-kind=logo]:has(img)', 'background-color')).toEqual([
      'rgb(255, 255, 255)',
    ]);
    await page.goto(`${managerPath}/create`);
    await page.getByRole('tab').first().waitFor();
    const closed = await styleOf('[role=tab][aria-selected=false]', 'border-bottom-color');
    const open = await styleOf('[role=tab][aria-selected=true]', 'border-bottom-color');
    expect(closed).toEqual(['rgb(0, 0, 0)']);
    expect(open).not.toEqual(closed);
  });
});
