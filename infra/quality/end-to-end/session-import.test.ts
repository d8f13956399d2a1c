import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { ProgrammeSession, Session } from '@majlis/contracts/programme/sessions.schema';
import { exportPath } from '@majlis/contracts/staff/imports.schema';
import type { Page } from 'playwright-core';
import { describeInBrowser, desktop, expectAccessible, expectEventually, phone } from './browser.js';
import { managerPath } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

async function createConference(page: Page): Promise<string> {
  const data = {
    title: `Imported ${Date.now()}`,
    startDate: '2031-03-28T09:00',
    endDate: '2031-03-30T17:00',
    timezone: 'Europe/London',
  };
  const response = await page.request.post(endpoints.conferences.path, { data, headers });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

const readSessions = async (page: Page, id: string): Promise<Session[]> =>
  (await page.request.get(endpoints.sessions(id).path)).json();
const titles = async (page: Page, id: string) => (await readSessions(page, id)).map(({ title }) => title);
const chooseFile = (page: Page, buffer: Buffer) =>
  page.getByLabel('File with sessions').setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer });
const preview = (page: Page) => page.getByRole('heading', { name: 'Preview of programme.csv' });

async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  for (let presses = 0; presses < 40 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

const programme = [
  'Title,Start,End,Room,Speakers',
  'Opening,2031-03-28 09:00,10:00,Great Hall,Amina Yusuf (keynote); Bilal Khan',
  'Before summer time,2031-03-30 01:30,03:00,,',
  'Closing,30/03/2031 16:00,17:00,Great Hall,Amina Yusuf',
].join('\n');

describeInBrowser('an organizer with a file of sessions', () => {
  test('corrects how names were read, and edits the programme as a workbook', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    const id = await createConference(page);
    await page.goto(`${managerPath}/${id}/import`);
    const [first, second] = [`Costa${Date.now()}`, `Farouk${Date.now()}`];
    const speakers = `"${first}, Prof. Maria and Sons; ${second} Omar"`;
    await chooseFile(page, Buffer.from(`Title,Date,Time,Speakers\nOaths,03/28/2031,09:00-10:30,${speakers}`));
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
    const programme: ProgrammeSession[] = await (await page.request.get(endpoints.programme(id).path)).json();
    expect(programme[0]?.speakers.map(({ person }) => [person.firstName, person.lastName])).toEqual([
      ['Maria and Sons', first],
      ['Omar', second],
    ]);

    const workbook = await (await page.request.get(exportPath(id, 'sessions.xlsx'))).body();
    await page.goto(`${managerPath}/${id}/import`);
    await page
      .getByLabel('File with sessions')
      .setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer: workbook });
    await page.getByText('XLSX, Sessions: 15 of 15 columns used').waitFor();
    await page.getByText('Nothing to import.', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('sees what it changes, imports it and takes it back, by the keyboard alone', async () => {
    const page = await openStaffPage(undefined, desktop);
    const id = await createConference(page);
    await page.goto(`${managerPath}/${id}/sessions`);
    await page.getByRole('link', { name: 'Import Sessions' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Import Sessions' }).waitFor();
    await chooseFile(page, Buffer.from(programme));
    await preview(page).waitFor();
    expect(await preview(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByText('2 new sessions and 2 new people. 1 session with errors left out.').waitFor();
    await page.getByText('01:30 on 30 March 2031 does not exist in Europe/London').waitFor();
    await page.getByText('30/03/2031 16:00 is read as 30 March 2031').waitFor();
    await expectAccessible(page);
    expect(await titles(page, id)).toEqual([]);
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

  test('chooses columns and encoding on a phone, and is told of a change made meanwhile', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    const id = await createConference(page);
    await page.goto(`${managerPath}/${id}/import`);
    // These bytes are “شورى” in windows-1256.
    const arabic = Buffer.from([0xd4, 0xe6, 0xd1, 0xec]);
    const file = Buffer.concat([Buffer.from('Was;Wann;Min\n'), arabic, Buffer.from(';2031-03-28 09:00;60\n')]);
    await chooseFile(page, file);
    await preview(page).waitFor();
    await page.getByText('No column for Title, Start, End or Duration.').waitFor();
    await page.getByText('Are the texts right?').waitFor();
    await expectAccessible(page);
    for (const [header, field] of [
      ['Was', 'Title'],
      ['Wann', 'Start'],
      ['Min', 'Duration'],
    ] as const)
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/import/preview')),
        page.getByLabel(header, { exact: true }).selectOption(field),
      ]);
    await page.getByText('1 new session.', { exact: true }).waitFor();
    const list = page.getByRole('list', { name: 'Sessions of the file' });
    await list.getByText('شورى', { exact: true }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 session' }).tap();
    await page.getByRole('link', { name: 'See the sessions' }).tap();
    await page.getByRole('heading', { name: 'شورى' }).waitFor();

    const [session] = await readSessions(page, id);
    await page.goto(`${managerPath}/${id}/import`);
    await chooseFile(page, Buffer.from(`Id,Title,Start,Duration\n${session?.id},Counsel,2031-03-28 09:00,60`));
    await preview(page).waitFor();
    const data = { title: 'Consultation', startTime: '2031-03-28T09:00', endTime: '2031-03-28T10:00' };
    expect((await page.request.put(`${writePaths.sessions}/${session?.id}`, { data, headers })).status()).toBe(200);
    await page.getByRole('button', { name: 'Import 1 session' }).tap();
    await page.getByText('Consultation: You, in another window, changed it').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show a new preview' }).tap();
    await list.getByText('Consultation').first().waitFor();
    await page.getByRole('button', { name: 'Import 1 session' }).tap();
    await page.getByRole('heading', { name: 'Imported 1 changed session' }).waitFor();
    expect(await titles(page, id)).toEqual(['Counsel']);
  });
});
