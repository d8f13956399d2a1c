import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { waitLimitMs } from './browser.js';

/** Waits until the page was painted twice, so that an action and its consequences are visible. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export async function expectEventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let value = await read();
  for (
    const limit = Date.now() + waitLimitMs;
    Date.now() < limit && !isDeepStrictEqual(value, expected);
    value = await read()
  )
    await wait(50);
  expect(value).toEqual(expected);
}

export const waitForFonts = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const areFontsLoaded = [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');
    return !document.querySelector('link[rel="deferred"]') && areFontsLoaded && document.fonts.status === 'loaded';
  });
};

/** Waits for the fonts, too: on a busy machine they may arrive after the network was idle for the first time. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await waitForFonts(page);
};

export const hasHorizontalOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
export const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** To be passed to `addInitScript`, so that shifts are recorded from the start. */
export function recordLayoutShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) shifts.push(Reflect.get(shift, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
export const readLayoutShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
