import { afterEach, test } from '@jest/globals';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { allowConsoleErrors, describeInBrowser } from './browser.js';
import {
  addSession,
  addSpeaker,
  assignSpeaker,
  chooseSpeaker,
  clickButton,
  createConference,
  fillConference,
  fillSession,
  fillSpeaker,
  managerPath,
  openSessions,
  waitForText,
} from './organiser.js';
import { openStaffPage } from './sign-in.js';

const run = Date.now();
const databaseUrl = process.env.MAJLIS_DATABASE_URL;

async function asOwner(sql: string): Promise<void> {
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(sql);
  await owner.end();
}

/** Revokes the write grants of the service, so that every write fails while reads work. */
const breakWrites = () =>
  asOwner('REVOKE INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA conferences FROM majlis_conferences');
const restoreWrites = () =>
  asOwner('GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA conferences TO majlis_conferences');

/** Each write fails once with the message of the specification, and succeeds when it is repeated. */
async function failsThenWorks(
  page: Page,
  attempt: () => Promise<void>,
  failure: string,
  success: string,
): Promise<void> {
  await breakWrites();
  await attempt();
  await waitForText(page, failure);
  await restoreWrites();
  await attempt();
  await waitForText(page, success);
}

async function deleteRow(page: Page, name: string): Promise<void> {
  await clickButton(page, `Delete ${name}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
}

describeInBrowser('while the conferences service cannot write', () => {
  if (!databaseUrl) {
    test.skip('(needs the owner of the database: MAJLIS_DATABASE_URL)', () => undefined);
    return;
  }
  allowConsoleErrors(/status of 500/);
  afterEach(restoreWrites);
  const title = `Failing ${run}`;

  test('a failed write of a conference shows the error and keeps the input', async () => {
    const page = await openStaffPage();
    await fillConference(page, title);
    const create = () => clickButton(page, 'Create Conference');
    await failsThenWorks(page, create, 'Failed to create conference', 'Conference created successfully!');
    await clickButton(page, `Edit ${title}`);
    await page.getByLabel('Subtitle', { exact: true }).fill('Changed');
    const update = () => clickButton(page, 'Update Conference');
    await failsThenWorks(page, update, 'Failed to update conference', 'Conference updated successfully!');
    await page.getByText('Changed').first().waitFor();
    const remove = () => deleteRow(page, title);
    await failsThenWorks(page, remove, 'Failed to delete conference', 'Conference deleted successfully!');
  });

  test('a failed write of a session and its speakers shows the error and keeps the input', async () => {
    const page = await openStaffPage();
    const conference = `${title} sessions`;
    await createConference(page, conference);
    await addSpeaker(page, 'Omar', `Said${run}`);
    await openSessions(page, conference);
    const times = { start: '2031-03-29T10:00', end: '2031-03-29T11:30' };
    await fillSession(page, 'A session', times);
    const create = () => clickButton(page, 'Create Session');
    await failsThenWorks(page, create, 'Failed to create session', 'Session created successfully!');
    await clickButton(page, 'Edit A session');
    await page.getByLabel('Title', { exact: true }).fill('The session');
    const update = () => clickButton(page, 'Update Session');
    await failsThenWorks(page, update, 'Failed to update session', 'Session updated successfully!');
    await chooseSpeaker(page, 'The session', `Omar Said${run}`);
    const assign = () => clickButton(page, 'Save Assignments');
    const [failed, saved] = ['Failed to save speaker assignments', 'Speaker assignments saved successfully!'];
    await failsThenWorks(page, assign, failed, saved);
    const remove = () => deleteRow(page, 'The session');
    await failsThenWorks(page, remove, 'Failed to delete session', 'Session deleted successfully!');
  });

  test('a failed write of a speaker shows the error, and deleting names the sessions of the speaker first', async () => {
    const page = await openStaffPage();
    const name = (first: string) => `${first} Karim${run}`;
    await fillSpeaker(page, 'Huda', `Karim${run}`);
    const create = () => clickButton(page, 'Create Speaker');
    await failsThenWorks(page, create, 'Failed to create speaker', 'Speaker created successfully!');
    const conference = `${title} speakers`;
    await createConference(page, conference);
    await openSessions(page, conference);
    await addSession(page, 'Where she speaks', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await assignSpeaker(page, 'Where she speaks', name('Huda'));
    await page.goto(`${managerPath}/speakers`);
    await page.getByRole('searchbox').fill(String(run));
    await clickButton(page, `Edit ${name('Huda')}`);
    await page.getByLabel('First name', { exact: true }).fill('Hudaa');
    const update = () => clickButton(page, 'Update Speaker');
    await failsThenWorks(page, update, 'Failed to update speaker', 'Speaker updated successfully!');
    await clickButton(page, `Delete ${name('Hudaa')}`);
    await page
      .getByRole('dialog')
      .getByText(/Where she speaks/)
      .waitFor();
    await page.keyboard.press('Escape');
    const remove = () => deleteRow(page, name('Hudaa'));
    await failsThenWorks(page, remove, 'Failed to delete speaker', 'Speaker deleted successfully!');
    await page.getByText(/Recently deleted/).click();
    await page.getByRole('button', { name: `Restore ${name('Hudaa')}` }).waitFor();
  });
});
