import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import { managerPath as manager, read, write } from './organiser.js';
import { expectEventually, hasHorizontalOverflow } from './page-states.js';
import { openStaffPage } from './sign-in.js';
import { levelOne, save } from './steps.js';

/** Differs in each run, because a running product has the events of earlier runs. */
const title = `Chosen language ${Date.now()}`;
const rootOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/** Chooses by keyboard, like every step in this file. */
async function chooseInAccountMenu(page: Page, language: string): Promise<void> {
  const account = page.getByRole('banner').getByRole('button', { expanded: false });
  if ((await account.count()) > 0) await account.press('Enter');
  await page.getByRole('button', { name: language, exact: true }).press('Enter');
}

async function openInArabic(): Promise<Page> {
  const page = await openStaffPage();
  const { hostname } = new URL(siteUrl);
  await page.context().addCookies([{ name: 'staff_language', value: 'ar', domain: hostname, path: '/admin' }]);
  return page;
}

describeInBrowser('the staff area in Arabic', () => {
  test('is chosen on the sign-in page', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/admin/login');
    await levelOne(page, 'CMS Admin Login').waitFor();
    await page.getByRole('button', { name: 'العربية' }).press('Enter');
    await levelOne(page, 'تسجيل الدخول إلى إدارة المحتوى').waitFor();
    expect(await rootOf(page)).toEqual(['ar', 'rtl']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await hasHorizontalOverflow(page)).toBe(false);
    await page.getByRole('button', { name: 'English' }).press('Enter');
    await levelOne(page, 'CMS Admin Login').waitFor();
    expect(await rootOf(page)).toEqual(['en', 'ltr']);
  });

  test('is chosen in the account menu, and names errors and results', async () => {
    const page = await openStaffPage();
    const event = { year: '2033', title, description: 'What happened.', page: 'about' };
    const { id } = await write<{ id: string }>(page, 'post', endpoints.timelineEvents.path, event);
    await page.goto('/admin/timeline');
    await page.getByRole('button', { name: `Edit 2033: ${title}` }).waitFor();
    await chooseInAccountMenu(page, 'العربية');
    await levelOne(page, 'الخط الزمني').waitFor();
    expect(await rootOf(page)).toEqual(['ar', 'rtl']);

    await page.getByRole('button', { name: new RegExp(`^تعديل .*${title}`) }).press('Enter');
    const form = page.getByRole('dialog', { name: 'تعديل الحدث' });
    const field = form.getByRole('textbox', { name: 'العنوان', exact: true });
    await field.fill('');
    await page.keyboard.press('Control+s');
    await form.getByText('الحقل «العنوان» مطلوب').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(`${title} edited`);
    await save(page, 'تم تحديث الحدث بنجاح');
    await page.getByRole('button', { name: new RegExp(`^تعديل .*${title} edited`) }).waitFor();
    await write(page, 'delete', `${endpoints.timelineEvents.path}/${id}`);
  });

  test('the arrow keys follow the screen, and unsaved input is asked about before the language changes', async () => {
    const page = await openInArabic();
    await page.goto(`${manager}/create`);
    const tabs = page.getByRole('tab');
    await tabs.nth(0).press('ArrowLeft');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await tabs.nth(1).press('ArrowRight');
    const field = page.getByRole('textbox', { name: 'عنوان المؤتمر' });
    await field.fill(title);
    await chooseInAccountMenu(page, 'English');
    const question = page.getByRole('dialog', { name: 'أتريد المغادرة دون حفظ؟' });
    await question.getByRole('button', { name: 'متابعة التعديل' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(title);
    expect(await rootOf(page)).toEqual(['ar', 'rtl']);

    await chooseInAccountMenu(page, 'English');
    await question.getByRole('button', { name: 'تجاهل التغييرات' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'New conference' }).waitFor();
    expect(await rootOf(page)).toEqual(['en', 'ltr']);
    await expectEventually(() => page.getByRole('textbox', { name: 'Conference title' }).inputValue(), '');
  });

  test('is accessible and as wide as the screen', async () => {
    const page = await openInArabic();
    const [first] = await read<{ id: string }[]>(page, endpoints.conferences.path);
    const conference = `${manager}/${first?.id}`;
    const lists = ['/admin', '/admin/content', '/admin/media', '/admin/activity', manager, `${manager}/speakers`];
    const views = [...lists, `${conference}/edit`, `${conference}/sessions/grid`, `${conference}/release`];
    const check = async (path: string) => {
      expect([path, await rootOf(page)]).toEqual([path, ['ar', 'rtl']]);
      // The colours are the same as in English, so the contrast is not checked again.
      expect([path, await findAccessibilityViolations(page, { except: ['color-contrast'] })]).toEqual([path, []]);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect([path, viewport, await hasHorizontalOverflow(page)]).toEqual([path, viewport, false]);
      }
    };
    for (const path of views) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main:not(:has([role=status] .rows-skeleton-row))').waitFor();
      await check(path);
    }
    await page.goto('/admin/timeline');
    const editButtons = page.getByRole('button', { name: /^تعديل / });
    await editButtons.first().press('Enter');
    await page.getByRole('dialog').waitFor();
    await check('the form of an event');
  });
});
