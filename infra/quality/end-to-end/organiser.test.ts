import { randomUUID } from 'node:crypto';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { runSql } from '@majlis/kit/testing/database';
import type { Page } from 'playwright-core';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import {
  allowConsoleErrors,
  databaseUrl,
  describeInBrowser,
  describeWithOwnProduct,
  openVisitorPage,
  phone,
} from './browser.js';
import {
  addSession,
  addSpeaker,
  assignSpeaker,
  conferencePath,
  createConference,
  createSession,
  fillConference,
  managerPath,
  publishConference,
  read,
} from './organiser.js';
import { expectEventually, focusedLabel, hasHorizontalOverflow } from './page-states.js';
import { hasStatus, openWhenTextIsPublic, visit } from './public-site.js';
import { openStaffPage, openStaffPhone } from './sign-in.js';
import { clickButton, deleteRow, field, levelOne, undo, waitForText } from './steps.js';
import { until } from './until.js';

/** The names differ in each run, because a running product has the rows of earlier runs. */
const run = Date.now();

/** Waits until the publisher has deleted the old page, so that the path redirects permanently. */
const waitForRedirect = (from: string, to: string) =>
  until(`${from} redirects`, async () => {
    const { status, headers } = await visit(from);
    return status === 301 && headers.get('location') === to;
  });

describeInBrowser('an organiser', () => {
  test('creates a conference with its sessions, and a visitor reads it', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const [title, lastName] = [`Counsel and law ${run}`, `Haddad${run}`];
    const name = `Layla ${lastName}`;
    await page.goto('/admin');
    await page
      .getByRole('link', { name: /conference management/i })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Conference Management' }).waitFor();
    await fillConference(page, title);
    await clickButton(page, 'Create Conference');
    await waitForText(page, 'Conference created successfully!');
    expect((await visitor.goto(conferencePath(title)))?.status()).toBe(404);
    await waitForText(visitor, 'Conference not found');

    await page.getByRole('link', { name: `Sessions of ${title}` }).click();
    await waitForText(page, 'No Sessions Yet');
    await addSession(page, 'Before the clocks change', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await addSession(page, 'After the clocks change', { start: '2031-03-30T10:00', end: '2031-03-30T11:30' });
    await addSpeaker(page, 'Layla', lastName);
    await page.goto(managerPath);
    await page.getByRole('link', { name: `Sessions of ${title}` }).click();
    await assignSpeaker(page, 'Before the clocks change', name);
    await page.getByRole('button', { name: 'Speakers of Before the clocks change (1)' }).waitFor();
    await publishConference(page, title);

    await openWhenTextIsPublic(visitor, '/conferences', title);
    await visitor.getByRole('link', { name: title }).click();
    await waitForText(visitor, 'Conference Program & Agenda');
    const agenda = visitor.locator('#agenda');
    await agenda.getByText('29 March 2031').first().waitFor();
    expect((await agenda.innerText()).match(/10[:.]00/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await agenda.innerText()).toContain('London');
    // Before hydration the links open pages instead of dialogs.
    await agenda.getByLabel('All times are').waitFor();
    await agenda.getByRole('link', { name: 'Before the clocks change' }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByText('Speakers & Presenters').waitFor();
    for (const text of [name, 'Keynote', 'Reader in Law at Lantern House', 'Counsel as a discipline', 'Great Hall'])
      await dialog.getByText(text).first().waitFor();
    expect(await dialog.getByRole('link', { name: /Contact/ }).getAttribute('href')).toBe('mailto:speaker@example.org');
    expect(visitor.url()).toMatch(/\/sessions\/before-the-clocks-change$/);
    const shared = visitor.url();
    await visitor.goBack();
    await dialog.waitFor({ state: 'detached' });

    const friend = await openVisitorPage(phone);
    expect((await friend.goto(shared))?.status()).toBe(200);
    await levelOne(friend, 'Before the clocks change').waitFor();
    await friend.getByText(name).first().waitFor();
    expect(await hasHorizontalOverflow(friend)).toBe(false);
  });

  test('previews a draft that visitors cannot see', async () => {
    const page = await openStaffPage();
    const { title, slug } = await createConference(page, `Draft ${run}`);
    await page.goto(`/conferences/${slug}`);
    await waitForText(page, 'This is a draft. Visitors do not see it.');
    await page.getByRole('link', { name: 'Edit in the conference manager' }).click();
    await waitForText(page, `Editing: ${title}`);
    await page.reload();
    await waitForText(page, `Editing: ${title}`);
  });

  test('changing a slug redirects readers from the old one', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await createConference(page, `Moving ${run}`, { status: 'published' });
    const { slug } = await createSession(page, conference, 'It moves too');
    const [from, to] = [`/conferences/${conference.slug}`, `/conferences/moved-${run}`];
    await hasStatus(`${from}/sessions/${slug}`, 200);
    await page.goto(`${managerPath}/${conference.id}/edit`);
    await field(page, 'Slug').fill(`moved-${run}`);
    await clickButton(page, 'Update Conference');
    await waitForText(page, 'Conference updated successfully!');
    await waitForRedirect(from, to);
    await waitForRedirect(`${from}/sessions/${slug}?from=mail`, `${to}/sessions/${slug}?from=mail`);
    await openWhenTextIsPublic(visitor, to, conference.title);
    await visitor.goto(`${from}/sessions/${slug}`);
    await levelOne(visitor, 'It moves too').waitFor();
    expect(new URL(visitor.url()).pathname).toBe(`${to}/sessions/${slug}`);
  });

  test('deleting a conference names what is deleted with it, and can be undone', async () => {
    const page = await openStaffPage();
    const conference = await createConference(page, `Deleted ${run}`);
    await createSession(page, conference, 'The only one');
    await page.goto(managerPath);
    await clickButton(page, `Delete ${conference.title}`);
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to delete this conference?').waitFor();
    await question.getByText(/1 session/).waitFor();
    await question.getByRole('button', { name: /^Delete/ }).click();
    await waitForText(page, 'Conference deleted successfully!');
    await undo(page);
    await page.getByRole('link', { name: `Sessions of ${conference.title}` }).click();
    await page.getByText('The only one').waitFor();
  });
});

/** Creates a conference shortly before summer time, which begins in London on 30 March 2031, and in the next year on 28 March. */
async function createEdition(page: Page, name: string, changes: object = {}): Promise<Conference> {
  const days = { startDate: '2031-03-27T09:00', endDate: '2031-03-29T17:00', ...changes };
  const conference = await createConference(page, `${name} 2031`, days);
  const times = { startTime: '2031-03-27T10:00', endTime: '2031-03-27T11:00' };
  await createSession(page, conference, 'Opening', { location: 'Hall A', ...times });
  return conference;
}

const editionsOf = async (page: Page, name: string): Promise<Conference[]> =>
  (await read<Conference[]>(page, endpoints.conferences.path)).filter(({ title }) => title.startsWith(name));
const nextOf = async (page: Page, name: string) =>
  (await editionsOf(page, name)).find(({ title }) => title.endsWith('2032')) as Conference;

describeInBrowser("next year's conference", () => {
  test('is copied from the last one and taken back, by the keyboard alone', async () => {
    const page = await openStaffPage();
    const name = `Forum of keys ${Date.now()}`;
    await createEdition(page, name);
    await page.goto(managerPath);
    await page.getByRole('button', { name: `Copy ${name} 2031` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Copy ${name} 2031` });
    await dialog.getByText('Sessions (1)').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectEventually(() => focusedLabel(page), `Copy ${name} 2031`);
    await page.keyboard.press('Enter');
    // 27 March is a Thursday in 2031, and a Saturday in 2032.
    await dialog.getByText('27–29 March 2031 becomes 25–27 March 2032, from Thursday on.').waitFor();
    await dialog.getByLabel('Days').focus();
    await page.keyboard.press('ArrowDown');
    await dialog.getByText('becomes 27–29 March 2032, from Saturday on.').waitFor();
    await page.keyboard.press('ArrowUp');
    await dialog.getByLabel('Rooms').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+s');
    await levelOne(page, `${name} 2032`).waitFor();
    const copy = await nextOf(page, name);
    expect(new URL(page.url()).pathname).toBe(`${managerPath}/${copy.id}/edit`);
    expect(copy).toMatchObject({ status: 'draft', series: name, startDate: '2032-03-25T09:00:00.000Z' });
    expect(await read<Session[]>(page, endpoints.sessions(copy.id).path)).toMatchObject([
      { title: 'Opening', location: '', startTime: '2032-03-25T10:00:00.000Z' },
    ]);
    await undo(page);
    expect(await editionsOf(page, name)).toMatchObject([{ title: `${name} 2031`, series: '' }]);
  });

  test('is copied on a phone, and both show the years of their series', async () => {
    const page = await openStaffPhone();
    // The name has no digits, because the test looks for the years.
    const name = `Forum of years ${randomUUID().replace(/\d/g, '')}`;
    const original = await createEdition(page, name, { status: 'published' });
    await page.goto(`${managerPath}/${original.id}/edit`);
    await page.getByRole('button', { name: `Copy ${name} 2031` }).tap();
    const dialog = page.getByRole('dialog', { name: `Copy ${name} 2031` });
    await dialog.getByText('Sessions (1)').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Slug').fill(original.slug);
    await dialog.getByRole('button', { name: 'Create Copy' }).tap();
    await dialog.getByText('Another conference already has this address').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Slug').fill('');
    await dialog.getByLabel('New start date').fill('2032-04-08');
    await dialog.getByRole('button', { name: 'Create Copy' }).tap();
    await levelOne(page, `${name} 2032`).waitFor();
    await page.goto(managerPath);
    await page.getByRole('button', { name: `Publish ${name} 2032` }).tap();
    // The session of the copy has no speaker, of which the dialog warns.
    await page.getByRole('button', { name: 'Publish anyway' }).tap();
    await page.getByText('Visitors can now see its page.').waitFor();
    const copy = await nextOf(page, name);
    // 09:00 in summer time is 08:00 in UTC.
    expect(copy.startDate).toBe('2032-04-08T08:00:00.000Z');

    const visitor = await openVisitorPage(phone);
    await openWhenTextIsPublic(visitor, `/conferences/${copy.slug}`, '2031');
    await openWhenTextIsPublic(visitor, `/conferences/${original.slug}`, '2032');
    const years = visitor.getByRole('navigation', { name: `Years of ${name}` });
    await expectAccessibleOnAllScreens(visitor);
    expect(await years.getByRole('link').allTextContents()).toEqual(['2031', '2032']);
    expect(await years.getByRole('link', { name: '2031' }).getAttribute('aria-current')).toBe('page');
    await years.getByRole('link', { name: '2032' }).press('Enter');
    await levelOne(visitor, `${name} 2032`).waitFor();
    expect(await years.getByRole('link', { name: '2032' }).getAttribute('aria-current')).toBe('page');
  });
});

describeWithOwnProduct('while the conferences service cannot write, an organiser', () => {
  const writes = 'INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA conferences';
  const breakWrites = () => runSql(databaseUrl, `REVOKE ${writes} FROM majlis_conferences`);
  const restoreWrites = () => runSql(databaseUrl, `GRANT ${writes} TO majlis_conferences`);
  afterEach(restoreWrites);

  test('sees the error, keeps the input, and saves and deletes when it is over', async () => {
    allowConsoleErrors(/status of 500/);
    const page = await openStaffPage();
    const title = `Failing ${run}`;
    const failsThenWorks = async (attempt: () => Promise<void>, failure: string, success: string) => {
      await breakWrites();
      await attempt();
      await waitForText(page, failure);
      await restoreWrites();
      await attempt();
      await waitForText(page, success);
    };
    await fillConference(page, title);
    const create = () => clickButton(page, 'Create Conference');
    await failsThenWorks(create, 'Failed to create conference', 'Conference created successfully!');
    await clickButton(page, `Edit ${title}`);
    await field(page, 'Subtitle').fill('Changed');
    const update = () => clickButton(page, 'Update Conference');
    await failsThenWorks(update, 'Failed to update conference', 'Conference updated successfully!');
    await page.getByText('Changed').first().waitFor();
    await breakWrites();
    await deleteRow(page, title, 'Failed to delete conference');
    await restoreWrites();
    await deleteRow(page, title, 'Conference deleted successfully!');
  });
});
