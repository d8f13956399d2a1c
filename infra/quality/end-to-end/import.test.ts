import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { ProgrammeSession, Session } from '@majlis/contracts/programme/sessions.schema';
import { exportPath, peopleExportPath } from '@majlis/contracts/staff/imports.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser } from './browser.js';
import { createConference, createPerson, managerPath, read } from './organiser.js';
import { expectEventually, isFocused } from './page-states.js';
import { openStaffPage, openStaffPhone } from './sign-in.js';
import { tabTo, undo } from './steps.js';

const chooseFile = (page: Page, noun: string, file: string | Buffer) =>
  page
    .getByLabel(`File with ${noun}`)
    .setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

const titles = async (page: Page, id: string) =>
  (await read<Session[]>(page, endpoints.sessions(id).path)).map(({ title }) => title);

const findPeople = async (page: Page, lastName: string) =>
  (await read<Person[]>(page, staffEndpoints.people.path)).filter((person) => person.lastName === lastName);

describeInBrowser('an organizer with a file', () => {
  test('corrects on a phone how names were read, and edits the programme as a workbook', async () => {
    const page = await openStaffPhone();
    const { id } = await createConference(page, `Imported ${Date.now()}`);
    await page.goto(`${managerPath}/${id}/import`);
    const [first, second] = [`Costa${Date.now()}`, `Farouk${Date.now()}`];
    const speakers = `"${first}, Prof. Maria and Sons; ${second} Omar"`;
    await chooseFile(page, 'sessions', `Title,Date,Time,Speakers\nOaths,03/28/2031,09:00-10:30,${speakers}`);
    await page.getByText('03/28/2031 is read as 28 March 2031').waitFor();
    await page.getByText('1 new session and 3 new people.').waitFor();
    await expectAccessible(page);
    for (const name of [`Turn ${second} Omar round`, `Join Maria ${first} and Sons`])
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/import/preview')),
        page.getByRole('button', { name }).tap(),
      ]);
    await page.getByText('1 new session and 2 new people.').waitFor();
    await page.getByRole('button', { name: 'Import 1 session' }).tap();
    await page.getByRole('heading', { name: 'Imported 1 new session and 2 new people' }).waitFor();
    const [session] = await read<ProgrammeSession[]>(page, endpoints.programme(id).path);
    expect(session?.speakers.map(({ person }) => [person.firstName, person.lastName])).toEqual([
      ['Maria and Sons', first],
      ['Omar', second],
    ]);

    const workbook = await (await page.request.get(exportPath(id, 'sessions.xlsx'))).body();
    await page.goto(`${managerPath}/${id}/import`);
    await chooseFile(page, 'sessions', workbook);
    await page.getByText('XLSX, Sessions: 15 of 15 columns used').waitFor();
    await page.getByText('Nothing to import.', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('pastes rows of a spreadsheet on the grid, sees them first, and takes all of them back', async () => {
    const page = await openStaffPage();
    const { id } = await createConference(page, `Pasted ${Date.now()}`);
    await page.goto(`${managerPath}/${id}/sessions/grid`);
    const emptyGrid = page.getByRole('heading', { name: 'No Sessions Yet' });
    await emptyGrid.waitFor();
    const rows = [
      'Title,Start,End,Room',
      'Opening,2031-03-28 09:00,10:00,Great Hall',
      'Closing,2031-03-28 16:00,17:00,Great Hall',
    ];
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n').replaceAll(',', '\t'));
    await page.keyboard.press('Control+v');
    await page.getByText('2 new sessions.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await emptyGrid.waitFor();
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Import 2 sessions' }).click();
    await page.getByRole('heading', { name: 'Imported 2 new sessions' }).waitFor();
    await expectEventually(() => titles(page, id), ['Opening', 'Closing']);
    await undo(page);
    await expectEventually(() => titles(page, id), []);
  });

  test('sees what sessions it changes, imports it and takes it back, by the keyboard alone', async () => {
    const page = await openStaffPage();
    const { id } = await createConference(page, `Imported ${Date.now()}`);
    await page.goto(`${managerPath}/${id}/sessions`);
    await page.getByRole('button', { name: 'Import and export' }).press('Enter');
    await page.getByRole('link', { name: 'Import Sessions' }).press('Enter');
    await page.getByRole('heading', { name: 'Import Sessions' }).waitFor();
    const programme = [
      'Title,Start,End,Room,Speakers',
      'Opening,2031-03-28 09:00,10:00,Great Hall,Amina Yusuf (keynote); Bilal Khan',
      'Before summer time,2031-03-30 01:30,03:00,,',
      'Closing,30/03/2031 16:00,17:00,Great Hall,Amina Yusuf',
    ];
    await chooseFile(page, 'sessions', programme.join('\n'));
    const preview = page.getByRole('heading', { name: 'Preview of programme.csv' });
    await preview.waitFor();
    expect(await isFocused(preview)).toBe(true);
    await page.getByText('2 new sessions and 2 new people. 1 session with errors left out.').waitFor();
    await page.getByText('01:30 on 30 March 2031 does not exist in Europe/London').waitFor();
    await page.getByText('30/03/2031 16:00 is read as 30 March 2031').waitFor();
    await expectAccessibleOnAllScreens(page);
    expect(await titles(page, id)).toEqual([]);
    await preview.focus();
    await tabTo(page, 'Import 2 sessions');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Imported 2 new sessions and 2 new people' }).waitFor();
    await expectAccessible(page);
    expect(await titles(page, id)).toEqual(['Opening', 'Closing']);

    const exported = await page.request.get(exportPath(id, 'sessions.csv', 'semicolon'));
    expect(await exported.text()).toContain(';Opening;2031-03-28 09:00;2031-03-28 10:00;presentation;;Great Hall;');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    await expectEventually(() => titles(page, id), []);
  });

  test('imports people by the keyboard, and says who is meant by a name', async () => {
    const page = await openStaffPage();
    // Two people get the same name, which no other test uses.
    const names = { firstName: 'Amina', lastName: `Namesake${Date.now()}` };
    const name = `Amina ${names.lastName}`;
    const poet = await createPerson(page, { ...names, position: 'Poet' });
    const judge = await createPerson(page, { ...names, position: 'Judge' });
    const newName = `Hiba${Date.now()}`;
    await page.goto(`${managerPath}/speakers`);
    await page.getByRole('button', { name: 'Import and export' }).press('Enter');
    await page.getByRole('link', { name: 'Import Speakers' }).press('Enter');
    await page.getByRole('heading', { name: 'Import Speakers' }).waitFor();
    await chooseFile(page, 'speakers', `Name,Affiliation,Mail\n${name},IIUM,\nHiba ${newName},Rabat,\nOmar,,no@@mail`);
    await page.getByText('1 new speaker. 2 speakers with errors left out.').waitFor();
    await page.getByText('Enter an email address, such as name@example.org').waitFor();
    await expectAccessibleOnAllScreens(page);
    const choice = page.getByLabel(`${name} (row 2)`);
    await choice.focus();
    await page.keyboard.type(`${name}, J`);
    await page.keyboard.press('Enter');
    await page.getByText('1 new speaker and 1 changed speaker. 1 speaker with errors left out.').waitFor();
    expect(await isFocused(choice)).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 2 speakers' }).press('Enter');
    await page.getByRole('heading', { name: 'Imported 1 new speaker and 1 changed speaker' }).waitFor();
    await expectAccessible(page);
    const people = await findPeople(page, names.lastName);
    expect(Object.fromEntries(people.map(({ id, organization }) => [id, organization]))).toEqual({
      ...{ [poet.id]: '', [judge.id]: 'IIUM' },
    });
    expect(await (await page.request.get(peopleExportPath('people.csv'))).text()).toContain(`,Hiba,${newName},,no,`);
    await undo(page);
    expect(await findPeople(page, newName)).toEqual([]);
  });
});
