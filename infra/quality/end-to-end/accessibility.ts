import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from './browser.js';
import { hasHorizontalOverflow, waitUntilHydrated } from './page-states.js';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

type AccessibilityOptions = { rules?: string[] | undefined; except?: string[]; within?: string };

export async function findAccessibilityViolations(
  page: Page,
  { rules, except = [], within = 'html' }: AccessibilityOptions = {},
): Promise<string[]> {
  // The page of the API and the pages for frames are not rendered by the application.
  if ((await page.locator('#root').count()) > 0) await waitUntilHydrated(page);
  // A page of the staff area renders a moment after the network is idle. axe reports a page that never gets a title.
  await page.waitForFunction(() => document.title !== '').catch(() => undefined);
  // axe is loaded only once per page, because loading takes as long as running it.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Without this axe would load all style sheets for a rule that is switched off.
    preload: false,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(runAxe, { options, within });
}

async function runAxe({ options, within }: { options: RunOptions; within: string }): Promise<string[]> {
  // A page of the site within the staff area has tests and landmarks of its own.
  const { violations } = await window.axe.run({ include: [within], exclude: ['main iframe'] }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

const openDialog = '[role=dialog]';

type Colours = { colorScheme: 'light' | 'dark'; forcedColors?: 'active' };

/**
 * The structure is the same in all colours, so after the first ones only the contrast is checked. If a dialog is open, only the
 * dialog is checked.
 */
export async function expectAccessible(
  page: Page,
  colours: Colours[] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }],
): Promise<void> {
  const within = (await page.locator(openDialog).filter({ visible: true }).count()) > 0 ? openDialog : 'html';
  for (const [index, { colorScheme, forcedColors = 'none' }] of colours.entries()) {
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    const rules = index > 0 ? ['color-contrast'] : undefined;
    const where = `${new URL(page.url()).pathname}, ${colorScheme}, forced: ${forcedColors}, ${within}`;
    expect([where, await findAccessibilityViolations(page, { within, rules })]).toEqual([where, []]);
  }
  expect([page.url(), await hasHorizontalOverflow(page)]).toEqual([page.url(), false]);
}

export async function expectAccessibleOnAllScreens(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await page.setViewportSize(before);
}
