import { endpoints } from '@majlis/contracts/api/endpoints';
import { expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser } from './browser.js';
import { createConference, managerPath, write } from './organiser.js';
import { becomesPublic } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { save } from './steps.js';

/** Differs in each run, because a running product has the conferences of earlier runs. */
const run = Date.now();

describeInBrowser('translations', () => {
  test('a title is translated, published, outdated by a change of the original, and taken back', async () => {
    const page = await openStaffPage();
    const { id, slug } = await createConference(page, `Faith and reason ${run}`, { status: 'published' });
    const shows = (text: string) => becomesPublic(`/ar/conferences/${slug}`, text);
    await page.goto(`${managerPath}/${id}/edit`);
    await page.getByRole('button', { name: /^العربية/ }).press('Enter');
    const arabic = page.getByRole('textbox', { name: 'Conference title' });
    await arabic.fill(`الإيمان والعقل ${run}`);
    await save(page, 'Arabic translation saved');
    await shows(`الإيمان والعقل ${run}`);

    await page.goto(`${managerPath}/${id}/edit`);
    await page.getByRole('textbox', { name: 'Conference title' }).fill(`Faith, reason and law ${run}`);
    await save(page, 'Conference updated successfully!');
    await page.goto('/admin/translations?language=ar&outdated=only');
    const line = page.getByRole('listitem').filter({ hasText: `Faith, reason and law ${run}` });
    await line.getByText('1 outdated').waitFor();
    await line.getByRole('link').press('Enter');
    await page.getByText('What has changed').click();
    await page.locator('ins', { hasText: 'law' }).waitFor();
    await shows(`الإيمان والعقل ${run}`);

    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: /^History/ });
    await history.getByText('Changed Conference title (Arabic)').waitFor();
    await history.getByRole('button', { name: /^Undo this change/ }).click();
    await page.getByText('Undone').waitFor();
    await shows(`Faith, reason and law ${run}`);
    await write(page, 'delete', `${endpoints.conferences.path}/${id}`);
  });

  test('the form of a translation in a dialog is accessible on a desktop and a phone', async () => {
    const staff = await openStaffPage();
    await staff.goto('/admin/timeline');
    await staff
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await staff.getByRole('button', { name: /^العربية/ }).click();
    await staff.getByRole('button', { name: 'Save translation' }).waitFor();
    await expectAccessibleOnAllScreens(staff);
  });
});
