import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { allowConsoleErrors, describeInBrowser } from './browser.js';
import { clickButton, fillConference, waitForText } from './organiser.js';
import { openStaffPage } from './sign-in.js';

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

/** Each write fails once with its message, and succeeds when it is repeated. */
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
  beforeEach(() => allowConsoleErrors(/status of 500/));
  afterEach(restoreWrites);

  test('a failed write of a conference shows the error and keeps the input', async () => {
    const page = await openStaffPage();
    const title = `Failing ${Date.now()}`;
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
});
