import type { Person } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser } from './browser.js';
import { createPerson, managerPath, read } from './organiser.js';
import { openStaffPage, openStaffPhone } from './sign-in.js';
import { download, undo } from './steps.js';

const duplicatesPath = `${managerPath}/speakers/duplicates`;

describeInBrowser('the same person entered twice', () => {
  test('is merged by the keyboard alone, and comes back with Undo', async () => {
    const page = await openStaffPage();
    const name = `Noor${Date.now()}`;
    const one = await createPerson(page, { firstName: name, lastName: 'Al-Fihri', organization: 'Lantern House' });
    const other = await createPerson(page, {
      ...{ firstName: 'AL FIHRI', lastName: name.toUpperCase() },
      ...{ biography: 'Noor writes on endowments.', orcidId: '0000-0002-1694-233X' },
    });
    const findBoth = async () => {
      const people = await read<Person[]>(page, staffEndpoints.people.path);
      return [one, other].flatMap(({ id }) => people.filter((person) => person.id === id));
    };
    await page.goto(duplicatesPath);
    await page.getByRole('button', { name: new RegExp(`^Merge .*${name}`, 'i') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Merge two people' });
    await dialog.getByText('both lead to the one person').waitFor();
    await expectAccessible(page);
    const lastName = dialog.getByRole('group', { name: 'Last name' });
    await lastName.getByRole('radio', { checked: true }).press('ArrowRight');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    await page.getByText(/^Merged into/).waitFor();
    expect(await findBoth()).toMatchObject([
      { biography: 'Noor writes on endowments.', organization: 'Lantern House' },
    ]);
    await undo(page);
    expect(await findBoth()).toMatchObject([{ firstName: name, biography: '' }, { firstName: 'AL FIHRI' }]);
  });

  test('is told apart on a phone, and exported for mail merge', async () => {
    const page = await openStaffPhone();
    const name = `Hadi${Date.now()}`;
    for (const lastName of ['Mansour', 'Mansoúr']) await createPerson(page, { firstName: name, lastName });
    await page.goto(duplicatesPath);
    const pair = page.getByRole('button', { name: new RegExp(`^Not the same person: ${name}`) });
    await pair.waitFor();
    await expectAccessibleOnAllScreens(page);
    await pair.tap();
    await page.getByText('Remembered as two people').waitFor();
    await pair.waitFor({ state: 'detached' });
    await page.goto(`${managerPath}/speakers`);
    await page.getByRole('searchbox', { name: 'Search speakers' }).fill(name);
    await page.getByText(/^2 of \d+ speakers$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import and export' }).tap();
    const file = await download(page, () => page.getByRole('button', { name: 'Mail merge (CSV)' }).tap());
    expect(file.suggestedFilename()).toBe('mail-merge.csv');
    await page.getByRole('button', { name: `Edit ${name} Mansour` }).tap();
    await page.getByRole('button', { name: 'Merge with…' }).tap();
    const choices = page.getByRole('dialog').getByRole('button', { name: /^Compare with/ });
    await choices.first().waitFor();
    await expectAccessible(page);
  });
});
