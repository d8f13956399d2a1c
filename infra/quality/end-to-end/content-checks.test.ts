import { describeInBrowser, expectAccessibleOnAllScreens, expectEventually } from './browser.js';
import { openStaffPage } from './sign-in.js';

describeInBrowser('the content checks', () => {
  test('a problem is found, silenced, shown again and solved by keyboard', async () => {
    const page = await openStaffPage();
    const address = '/admin/content-checks?kind=outdated-year';
    await page.goto('/admin/content?edit=hero.subtitle');
    const field = page.getByRole('dialog').getByRole('textbox', { name: /^Content/ });
    const before = await field.inputValue();
    await field.fill('Join us for the next forum in May 2021.');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.goto('/admin');
    await page
      .getByRole('region', { name: 'Worth a look' })
      .getByText(/hero\.subtitle|outdated years/)
      .waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: /^Silence: hero\.subtitle/ }).press('Enter');
    await page.getByText('Silenced', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: /^Show silenced/ }).press('Space');
    const silenced = page.getByRole('button', { name: /^Show again: hero\.subtitle/ });
    await silenced.waitFor();
    await expectAccessibleOnAllScreens(page);
    await silenced.press('Enter');
    await page.getByText('Shown again', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Edit the text: hero.subtitle' }).press('Enter');
    await field.fill(before);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Show' }).waitFor();
    await expectEventually(() => page.getByText('hero.subtitle').count(), 0);
  });
});
