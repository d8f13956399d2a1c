import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import { peopleExportPath } from '@majlis/contracts/staff/imports.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, expectAccessible, phone } from './browser.js';
import { managerPath } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

async function create<Row>(page: Page, path: string, data: object): Promise<Row> {
  const response = await page.request.post(path, { data, headers });
  expect(response.status()).toBe(201);
  return response.json();
}

/** Two people of one name, which no other test has. */
async function addNamesakes(page: Page): Promise<{ name: string; poet: Person; judge: Person }> {
  const lastName = `Namesake${Date.now()}`;
  const add = (position: string) =>
    create<Person>(page, staffEndpoints.people.path, { firstName: 'Amina', lastName, position });
  return { name: `Amina ${lastName}`, poet: await add('Poet'), judge: await add('Judge') };
}

const findPeople = async (page: Page, text: string): Promise<Person[]> => {
  const people: Person[] = await (await page.request.get(staffEndpoints.people.path)).json();
  return people.filter(({ lastName }) => lastName.includes(text));
};

const chooseFile = (page: Page, noun: string, text: string) =>
  page
    .getByLabel(`File with ${noun}`)
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describeInBrowser('an organizer with a file that names people', () => {
  test('imports people by the keyboard, and says who is meant by a name', async () => {
    const page = await openStaffPage(undefined, desktop);
    const { name, poet, judge } = await addNamesakes(page);
    const newName = `Hiba${Date.now()}`;
    await page.goto(`${managerPath}/speakers`);
    await page.getByRole('link', { name: 'Import Speakers' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Import Speakers' }).waitFor();
    await chooseFile(page, 'speakers', `Name,Affiliation,Mail\n${name},IIUM,\nHiba ${newName},Rabat,\nOmar,,no@@mail`);
    await page.getByText('1 new speaker. 2 speakers with errors left out.').waitFor();
    await page.getByText('Enter an email address, such as name@example.org').waitFor();
    await expectAccessible(page);
    const choice = page.getByLabel(`${name} (row 2)`);
    await choice.focus();
    await page.keyboard.type(`${name}, J`);
    await page.keyboard.press('Enter');
    await page.getByText('1 new speaker and 1 changed speaker. 1 speaker with errors left out.').waitFor();
    expect(await choice.evaluate((select) => select === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 2 speakers' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Imported 1 new speaker and 1 changed speaker' }).waitFor();
    await expectAccessible(page);
    const organizations = (await findPeople(page, poet.lastName)).map(({ id, organization }) => [id, organization]);
    expect(Object.fromEntries(organizations)).toEqual({ [poet.id]: '', [judge.id]: 'IIUM' });
    expect(await (await page.request.get(peopleExportPath('people.csv'))).text()).toContain(`,Hiba,${newName},,no,`);
    await page.getByRole('region').or(page.locator('main')).getByRole('button', { name: 'Undo' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    expect(await findPeople(page, newName)).toEqual([]);
  });

  test('says on a phone who speaks in the sessions of a file', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    const { name, poet } = await addNamesakes(page);
    const dates = { startDate: '2031-03-28T09:00', endDate: '2031-03-30T17:00', timezone: 'Europe/London' };
    const { id } = await create<{ id: string }>(page, endpoints.conferences.path, {
      title: `Named ${Date.now()}`,
      ...dates,
    });
    await page.goto(`${managerPath}/${id}/import`);
    const file = `Title,Start,End,Speakers\nOn counsel,2031-03-28 09:00,10:00,${name}`;
    await chooseFile(page, 'sessions', file);
    await page.getByText('Nothing to import. 1 session with errors left out.').waitFor();
    await expectAccessible(page);
    await page.getByLabel(`${name} (row 2)`).selectOption(`${name}, Poet`);
    await page.getByText('1 new session.', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 session' }).tap();
    await page.getByRole('heading', { name: 'Imported 1 new session' }).waitFor();
    const programme: ProgrammeSession[] = await (await page.request.get(endpoints.programme(id).path)).json();
    expect(programme[0]?.speakers.map(({ personId }) => personId)).toEqual([poet.id]);
  });
});
