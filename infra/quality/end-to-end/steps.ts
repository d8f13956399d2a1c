import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { siteUrl } from './browser.js';
import { focusedText } from './page-states.js';

export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const levelOne = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; !(await focusedText(page)).startsWith(text); presses += 1) {
    if (presses > 60) throw new Error(`Tab never reached ${text}`);
    await page.keyboard.press('Tab');
  }
}

/** Saves by keyboard, like the other steps of staff: tests that need a pointer say so. */
export async function save(page: Page, message: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+s');
  await waitForText(page, message);
}

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).first().press('Enter');
  await waitForText(page, 'Undone');
}

export async function deleteRow(page: Page, name: string, message: string): Promise<void> {
  await clickButton(page, `Delete ${name}`);
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: /^Delete/ }).click();
  await waitForText(page, message);
}

export async function download(page: Page, press: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file;
}

/** Another `background` makes another file; the product stores the same file only once. */
export async function createPicture(name: string, width = 400, height = 400, background = '#a16207') {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** The gateway serves no prerendered pages to a browser with a staff cookie, even an invalid one. */
export const skipPrerenderedPages = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'sid', value: 'invalid', url: siteUrl }]);

/** Unlike `goBack`, this does not wait for a navigation, which the page may prevent. */
export const pressBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());
