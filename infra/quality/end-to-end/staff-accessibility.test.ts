import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, findAccessibilityViolations, hasHorizontalOverflow } from './browser.js';
import { amal, openStaffPage } from './sign-in.js';

const manager = '/admin/conference-management';
const editButton = /^Edit /;

/** Every view of the staff area, with the button that opens its dialog. */
const views: { path: string; opens?: RegExp; tab?: string }[] = [
  { path: '/admin' },
  { path: '/admin/content', opens: editButton },
  { path: '/admin/pages', opens: editButton },
  { path: '/admin/hero-images', opens: editButton },
  { path: '/admin/timeline', opens: editButton },
  { path: '/admin/team', opens: editButton },
  { path: '/admin/partners', opens: /^Delete / },
  { path: '/admin/testimonials', opens: editButton },
  { path: '/admin/conferences', opens: editButton },
  { path: '/admin/feeds', opens: editButton },
  { path: '/admin/status' },
  { path: manager },
  { path: `${manager}/create` },
  { path: `${manager}/speakers`, opens: editButton },
  { path: `${manager}/speakers/import` },
  { path: `${manager}/:id/edit`, tab: 'Details' },
  { path: `${manager}/:id/edit`, tab: 'SEO & Meta' },
  { path: `${manager}/:id/sessions`, opens: editButton },
  { path: `${manager}/:id/sessions`, opens: /^Speakers of / },
  { path: `${manager}/:id/sessions/grid` },
  { path: `${manager}/:id/sessions/rooms`, opens: editButton },
  { path: `${manager}/:id/import` },
  { path: `${manager}/:id/partners`, opens: editButton },
  { path: `${manager}/:id/documents`, opens: editButton },
];

const dark = { colorScheme: 'dark', forcedColors: 'none' } as const;
const forced = { colorScheme: 'light', forcedColors: 'active' } as const;

/**
 * The structure is the same in all colours, so that only the contrast is checked in the others. Not in forced colours
 * on black: there axe takes the fill colour of text, which forced colours do not change, for its colour.
 */
async function findViolations(page: Page, others: (typeof dark | typeof forced)[], within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  const violations = await findAccessibilityViolations(page, { within });
  for (const colours of others) {
    await page.emulateMedia(colours);
    const found = await findAccessibilityViolations(page, { within, rules: ['color-contrast'] });
    violations.push(...found.map((violation) => `${JSON.stringify(colours)}: ${violation}`));
  }
  return violations;
}

async function firstConferenceId(page: Page): Promise<string> {
  const conferences: { id: string; slug: string }[] = await (await page.request.get('/api/conferences')).json();
  return conferences.find(({ slug }) => slug === 'conscience-and-the-common-good')?.id ?? '';
}

describeInBrowser('every view of the staff area', () => {
  test('is accessible in light, dark and forced colours', async () => {
    const page = await openStaffPage(amal, desktop, { reducedMotion: 'reduce' });
    const id = await firstConferenceId(page);
    for (const { path, opens, tab } of views) {
      await page.goto(path.replace(':id', id));
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      if (tab) await page.getByRole('tab', { name: tab }).click();
      const list = opens && page.getByRole('button', { name: opens }).first();
      await (list ?? page.locator('main:not(:has([role=status] .rows-skeleton-row))')).waitFor();
      expect([path, await findViolations(page, [dark, forced])]).toEqual([path, []]);
      if (!list) continue;
      await list.click();
      await page.getByRole('dialog').waitFor();
      expect([path, 'dialog', await findViolations(page, [dark], '[role=dialog]')]).toEqual([path, 'dialog', []]);
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
    await page.getByRole('button', { name: editButton }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await styleOf('.dialog-box', 'outline-style')).toEqual(['solid']);
    expect(await styleOf('main .thumbnail[data-kind=logo]', 'background-color')).toEqual(['rgb(255, 255, 255)']);
    await page.goto(`${manager}/create`);
    await page.getByRole('tab').first().waitFor();
    const closed = await styleOf('[role=tab][aria-selected=false]', 'border-bottom-color');
    const open = await styleOf('[role=tab][aria-selected=true]', 'border-bottom-color');
    expect(closed).toEqual(['rgb(0, 0, 0)']);
    expect(open).not.toEqual(closed);
  });

  test('does not scroll sideways on the narrowest phone, nor at 200 % zoom', async () => {
    const page = await openStaffPage(amal, { width: 320, height: 568 });
    const id = await firstConferenceId(page);
    for (const { path } of views) {
      await page.goto(path.replace(':id', id));
      await page.waitForLoadState('networkidle');
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 450 });
        expect([path, width, await hasHorizontalOverflow(page)]).toEqual([path, width, false]);
      }
    }
  });
});
