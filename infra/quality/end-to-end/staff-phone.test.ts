import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { comesToBe, inBrowser, phone } from './browser.js';
import { amal, aStaffMember } from './sign-in.js';

const onAPhone = (): Promise<Page> => aStaffMember(amal, phone, { isMobile: true, hasTouch: true });

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name }).tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

inBrowser('staff with a phone', () => {
  test('Back closes what lies over a section, and only then leaves it', async () => {
    const page = await onAPhone();
    await openSection(page, 'Partners');
    const dialog = page.getByRole('dialog');
    for (const button of [/^Menu/, /^Add partner/, /^Delete /]) {
      await page.getByRole('button', { name: button }).first().tap();
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/admin/partners');
    }
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  test('Back out of a form that is half filled asks first, and Back again goes on with it', async () => {
    const page = await onAPhone();
    await openSection(page, 'Partners');
    await page.getByRole('button', { name: 'Add partner' }).tap();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Half a partner');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const isAsked of [true, false, true]) {
      await page.goBack();
      await comesToBe(() => question.isVisible(), isAsked);
      expect(await name.inputValue()).toBe('Half a partner');
    }
    await page.getByRole('button', { name: 'Discard changes' }).tap();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/partners');
  });
});
