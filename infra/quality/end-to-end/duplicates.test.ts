import type { Person } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, expectAccessible, phone } from './browser.js';
import { managerPath } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };
const duplicatesPath = `${managerPath}/speakers/duplicates`;

async function addPerson(page: Page, person: object): Promise<Person> {
  const response = await page.request.post(staffEndpoints.people.path, { data: person, headers });
  expect(response.status()).toBe(201);
  return response.json();
}

const findPerson = async (page: Page, id: string): Promise<Person | undefined> => {
  const people: Person[] = await (await page.request.get(staffEndpoints.people.path)).json();
  return people.find((person) => person.id === id);
};

describeInBrowser('the same person entered twice', () => {
  test('is merged by the keyboard alone, and comes back with Undo', async () => {
    const page = await openStaffPage(undefined, desktop);
    const name = `Noor${Date.now()}`;
    const one = await addPerson(page, { firstName: name, lastName: 'Al-Fihri', organization: 'Lantern House' });
    const other = await addPerson(page, {
      ...{ firstName: 'AL FIHRI', lastName: name.toUpperCase() },
      ...{ biography: 'Noor writes on endowments.', orcidId: '0000-0002-1694-233X' },
    });
    await page.goto(duplicatesPath);
    await page.getByRole('button', { name: new RegExp(`^Merge .*${name}`, 'i') }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Merge two people' });
    await dialog.getByText('both lead to the one person').waitFor();
    await expectAccessible(page);
    const lastName = dialog.getByRole('group', { name: 'Last name' });
    await lastName.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Merged into/).waitFor();
    const left = [await findPerson(page, one.id), await findPerson(page, other.id)].filter((person) => person);
    expect(left).toMatchObject([{ biography: 'Noor writes on endowments.', organization: 'Lantern House' }]);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    expect(await findPerson(page, one.id)).toMatchObject({ firstName: name, biography: '' });
    expect(await findPerson(page, other.id)).toMatchObject({ firstName: 'AL FIHRI' });
  });

  test('is told apart on a phone, and exported for mail merge', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    const name = `Hadi${Date.now()}`;
    await addPerson(page, { firstName: name, lastName: 'Mansour' });
    await addPerson(page, { firstName: name, lastName: 'Mansoúr' });
    await page.goto(duplicatesPath);
    const pair = page.getByRole('button', { name: new RegExp(`^Not the same person: ${name}`) });
    await pair.tap();
    await page.getByText('Remembered as two people').waitFor();
    await pair.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.goto(`${managerPath}/speakers`);
    await page.getByRole('searchbox', { name: 'Search speakers' }).fill(name);
    await page.getByText(/^2 of \d+ speakers$/).waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Mail merge (CSV)' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('mail-merge.csv');
    await page.getByRole('button', { name: `Merge ${name} Mansour with…` }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Compare with/ })
      .first()
      .waitFor();
    await expectAccessible(page);
  });
});
