import { findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, phone } from './browser.js';
import { openStaffPage, yusuf } from './sign-in.js';

/** People must learn of each other within this time, those with an open form sooner. */
const noticedWithinMs = 15_000;
const noticedInFormWithinMs = 8_000;

describeInBrowser('presence', () => {
  test('two people who open the same row learn of each other, in the list and in the form', async () => {
    const [list, form] = await Promise.all([openStaffPage(), openStaffPage(yusuf, phone)]);
    await Promise.all([list, form].map((page) => page.goto('/admin/partners')));
    const edit = form.getByRole('button', { name: /^Edit / }).first();
    const name = ((await edit.getAttribute('aria-label')) ?? '').replace('Edit ', '');
    await edit.press('Enter');
    const row = list.getByRole('row', { name });
    await row.getByText('Yusuf Karimov is editing').waitFor({ timeout: noticedWithinMs });
    expect(await findAccessibilityViolations(list)).toEqual([]);

    await list.getByRole('button', { name: `Edit ${name}` }).press('Enter');
    const status = (page: typeof list) => page.getByRole('dialog').getByRole('status');
    await status(list).getByText('Yusuf Karimov is editing this, too.').waitFor();
    await status(form).getByText('Amal Rahman is editing this, too.').waitFor({ timeout: noticedInFormWithinMs });
    expect(await findAccessibilityViolations(form)).toEqual([]);

    // The window is closed, or another page is opened in it.
    await form.goto('about:blank');
    await status(list).getByText('Yusuf Karimov').waitFor({ state: 'detached', timeout: noticedInFormWithinMs });
    await form.goto('/admin/partners');
    await form.getByRole('button', { name: `Edit ${name}` }).press('Enter');
    await status(list).getByText('Yusuf Karimov').waitFor({ timeout: noticedInFormWithinMs });
    await form.keyboard.press('Escape');
    await status(list).getByText('Yusuf Karimov').waitFor({ state: 'detached', timeout: noticedInFormWithinMs });
    await list.getByLabel('Name', { exact: true }).fill(`${name} `);
    expect(await list.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true);
    await list.context().close();
    await form.context().close();
  });
});
