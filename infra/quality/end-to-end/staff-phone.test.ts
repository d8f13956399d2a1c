import type { Locator, Page } from 'playwright-core';
import { allowConsoleErrors, describeInBrowser } from './browser.js';
import { managerPath as manager } from './organiser.js';
import { expectEventually } from './page-states.js';
import { openStaffPhone } from './sign-in.js';
import { levelOne, pressBack } from './steps.js';

async function openOnPhone(path: string): Promise<Page> {
  const page = await openStaffPhone();
  await page.goto(path);
  return page;
}

const firstOf = (part: Page | Locator, role: 'button' | 'link', name: RegExp) => part.getByRole(role, { name }).first();

const isWithin = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
};

const isUncovered = (element: Element): boolean => {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 3, bottom - 3].every((height) => document.elementFromPoint(left + 20, height) === element);
};

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name }).tap();
  await levelOne(page, name).waitFor();
}

describeInBrowser('staff with a phone', () => {
  test('Back closes a dialog first, and only then leaves the section', async () => {
    const page = await openOnPhone('/admin');
    await openSection(page, 'Partners');
    const dialog = page.getByRole('dialog');
    for (const button of [/^Menu/, /^Add partner/, /^Delete /]) {
      await page.getByRole('button', { name: button }).first().tap();
      await dialog.waitFor();
      await pressBack(page);
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/admin/partners');
    }
    await page.goBack();
    await levelOne(page, 'Overview').waitFor();
  });

  test("the site's name is whole in the header, and what had its place is in the menu of the account", async () => {
    const page = await openOnPhone('/admin');
    const name = page.getByRole('banner').getByRole('link').first();
    await name.waitFor();
    const overflow = await name.evaluate((link) => {
      const text = link.querySelector('span') as HTMLElement;
      text.textContent = 'International Institute for Conscience';
      const [inner, outer] = [text, link.closest('header') as HTMLElement].map((each) => each.getBoundingClientRect());
      return [
        text.scrollWidth - text.clientWidth,
        (outer?.top ?? 0) <= (inner?.top ?? 0) && (inner?.bottom ?? 0) <= (outer?.bottom ?? 0),
      ];
    });
    expect(overflow).toEqual([0, true]);
    await page.getByRole('banner').getByRole('button', { expanded: false }).tap();
    await firstOf(page.getByRole('banner'), 'link', /View on site/).waitFor();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  });

  test('Back in an unsaved form asks first', async () => {
    const page = await openOnPhone('/admin');
    await openSection(page, 'Partners');
    await page.getByRole('button', { name: 'Add partner' }).tap();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Half a partner');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await pressBack(page);
    await question.getByRole('button', { name: 'Keep editing' }).tap();
    expect(await name.inputValue()).toBe('Half a partner');
    await pressBack(page);
    await question.waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).tap();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await page.waitForURL('**/admin/partners');
  });

  test('on the narrowest phone and in landscape nothing overflows', async () => {
    const page = await openOnPhone('/admin');
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('button', { name: 'Administrator' }).tap();
    expect(await page.locator('header .menu').evaluate(isWithin)).toBe(true);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Sections' });
    await menu.locator('summary').tap();
    await menu.getByRole('link', { name: 'Status' }).scrollIntoViewIfNeeded();
    expect(await menu.locator('.drawer-box').evaluate(isWithin)).toBe(true);
    const last = await menu.getByRole('link', { name: 'Status' }).boundingBox();
    const sheet = await menu.locator('.drawer-box').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
  });

  test('a row that moves stays under the finger, so that it can be moved on', async () => {
    const page = await openOnPhone('/admin/team');
    const names = page.locator('.ordered_name');
    const first = (await names.first().textContent()) ?? '';
    const order = await firstOf(page, 'button', /^Order of /).elementHandle();
    await order?.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await order?.boundingBox()) ?? {};
    for (const index of [1, 2]) {
      await page.touchscreen.tap(x + 20, y + 20);
      await firstOf(page, 'button', /^Move down$/).tap();
      await expectEventually(() => names.nth(index).textContent(), first);
    }
    expect(await order?.evaluate((button) => button === document.activeElement)).toBe(true);
    const touchAction = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).touchAction);
    expect([await touchAction('.admin'), await touchAction('.row-order_handle')]).toEqual(['manipulation', 'none']);
  });

  test('a list of speakers does not scroll sideways when its window becomes narrower', async () => {
    const page = await openOnPhone(manager);
    await firstOf(page, 'link', /^Sessions/).tap();
    await firstOf(page, 'button', /^Speakers/).tap();
    await firstOf(page.getByRole('dialog'), 'button', /^Assign /).waitFor();
    await page.setViewportSize({ width: 320, height: 568 });
    const body = page.locator('.dialog-body');
    const readWidths = () => body.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    await expectEventually(readWidths, [320, 320]);
  });

  test('removing the last speaker or clearing the filter does not open the on-screen keyboard', async () => {
    const page = await openOnPhone(manager);
    const isTyping = () => page.evaluate(() => document.activeElement?.matches('input'));
    await firstOf(page, 'link', /^Sessions/).tap();
    await page.getByRole('searchbox', { name: 'Search sessions' }).fill('nobody speaks of this');
    await page.getByRole('button', { name: 'Show all sessions' }).tap();
    expect(await isTyping()).toBe(false);
    await firstOf(page, 'button', /^Speakers of .*\(2\)/).tap();
    const remove = page.getByRole('dialog').getByRole('button', { name: /^Remove / });
    for (const left of [1, 0]) {
      await remove.first().tap();
      await expectEventually(() => remove.count(), left);
      await expectEventually(isTyping, false);
    }
    await expectEventually(() => page.evaluate(() => document.activeElement?.matches('button')), true);
  });

  test('a click outside closes the account menu, also where buttons get no focus as on iOS', async () => {
    const page = await openOnPhone('/admin');
    await page.evaluate(() => window.addEventListener('mousedown', (event) => event.preventDefault()));
    await page.getByRole('button', { name: 'Administrator' }).tap();
    const menu = page.locator('header .menu');
    await menu.waitFor();
    await page.touchscreen.tap(20, 800);
    await menu.waitFor({ state: 'hidden' });
  });

  test('when the connection is lost the error of a long form is visible and the input is kept', async () => {
    allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
    const page = await openOnPhone(`${manager}/create`);
    await page.getByLabel('Conference title').fill('In a tunnel');
    await page.getByLabel('Description', { exact: false }).first().fill('The train went on.');
    await page.getByLabel('Start date and time').fill('2031-03-12T09:00');
    await page.getByLabel('End date and time').fill('2031-03-14T17:00');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Create Conference' }).tap();
    const reason = page.getByText('The server could not be reached.');
    await reason.waitFor();
    await expectEventually(() => reason.evaluate(isWithin), true);
    await page.context().setOffline(false);
    expect(await page.getByLabel('Conference title').inputValue()).toBe('In a tunnel');
    await page.getByRole('button', { name: 'Create Conference' }).tap();
    await page.getByRole('heading', { name: 'In a tunnel' }).first().waitFor();
  });

  test('the on-screen keyboard neither corrects names nor capitalises codes', async () => {
    const page = await openOnPhone(`${manager}/create`);
    const slug = page.getByLabel('Slug');
    expect(await slug.getAttribute('autocapitalize')).toBe('none');
    expect(await slug.getAttribute('autocorrect')).toBe('off');
    await page.goto(`${manager}/speakers`);
    await page.getByRole('button', { name: 'Add Speaker' }).tap();
    const name = page.getByLabel('Last name');
    expect(await name.getAttribute('autocapitalize')).toBe('words');
    expect(await name.getAttribute('autocorrect')).toBe('off');
  });

  test('in landscape with the on-screen keyboard open the focused field is visible', async () => {
    const page = await openOnPhone(`${manager}/create`);
    await page.setViewportSize({ width: 844, height: 200 });
    const covered = async () => {
      const fields = page
        .locator('form')
        .locator('input[type="text"], input:not([type]), select')
        .filter({ visible: true });
      const hidden: (string | null)[] = [];
      for (const field of await fields.all()) {
        await field.focus();
        if (!(await field.evaluate(isUncovered))) hidden.push(await field.getAttribute('name'));
      }
      return [hidden, (await fields.count()) > 2];
    };
    await page.getByLabel('Conference title').waitFor();
    expect(await covered()).toEqual([[], true]);
    await page.goto('/admin/testimonials');
    const editButtons = page.getByRole('button', { name: /^Edit / });
    await editButtons.first().tap();
    await page.getByRole('dialog').waitFor();
    expect(await covered()).toEqual([[], true]);
  });
});
