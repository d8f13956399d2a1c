import { randomUUID } from 'node:crypto';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectAccessible,
  expectAccessibleOnAllScreens,
  expectEventually,
  openVisitorPage,
  openWhenTextIsPublic,
  phone,
} from './browser.js';
import { managerPath } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

/** London has summer time from 30 March 2031, and from 28 March 2032. */
async function createConference(page: Page, name: string, changes: object = {}): Promise<Conference> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers });
    expect(response.status()).toBe(201);
    return response.json();
  };
  const days = { startDate: '2031-03-27T09:00', endDate: '2031-03-29T17:00', timezone: 'Europe/London' };
  const conference = await post(endpoints.conferences.path, { title: `${name} 2031`, ...days, ...changes });
  const times = { startTime: '2031-03-27T10:00', endTime: '2031-03-27T11:00' };
  await post(endpoints.sessions(conference.id).path, { title: 'Opening', location: 'Hall A', ...times });
  return conference;
}

const listOf = async (page: Page, name: string): Promise<Conference[]> =>
  (await (await page.request.get(endpoints.conferences.path)).json()).filter(({ title }: Conference) =>
    title.startsWith(name),
  );
const sessionsOf = async (page: Page, { id }: Pick<Conference, 'id'>): Promise<Session[]> =>
  (await page.request.get(endpoints.sessions(id).path)).json();

describeInBrowser("next year's conference", () => {
  test('is copied from the last one and taken back, by the keyboard alone', async () => {
    const page = await openStaffPage(undefined, desktop);
    const name = `Forum of keys ${Date.now()}`;
    await createConference(page, name);
    await page.goto(managerPath);
    await page.getByRole('button', { name: `Copy ${name} 2031` }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Copy ${name} 2031` });
    await dialog.getByText('Sessions (1)').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectEventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      `Copy ${name} 2031`,
    );
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
    await page.getByRole('heading', { level: 1, name: `${name} 2032` }).waitFor();
    const copy = (await listOf(page, name)).find(({ title }) => title.endsWith('2032')) as Conference;
    expect(new URL(page.url()).pathname).toBe(`${managerPath}/${copy.id}/edit`);
    expect(copy).toMatchObject({ status: 'draft', series: name, startDate: '2032-03-25T09:00:00.000Z' });
    expect(await sessionsOf(page, copy)).toMatchObject([
      { title: 'Opening', location: '', startTime: '2032-03-25T10:00:00.000Z' },
    ]);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    expect(await listOf(page, name)).toMatchObject([{ title: `${name} 2031`, series: '' }]);
  });

  test('is copied on a phone, and both show the years of their series', async () => {
    const page = await openStaffPage(undefined, phone, { isMobile: true, hasTouch: true });
    // Without digits, in which one of the years could be found.
    const name = `Forum of years ${randomUUID().replace(/\d/g, '')}`;
    const original = await createConference(page, name, { status: 'published' });
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
    await page.getByRole('heading', { level: 1, name: `${name} 2032` }).waitFor();
    await page.goto(managerPath);
    await page.getByRole('button', { name: `Publish ${name} 2032` }).tap();
    // Its session has no speaker.
    await page.getByRole('button', { name: 'Publish anyway' }).tap();
    await page.getByText('Visitors can now see its page.').waitFor();
    const copy = (await listOf(page, name)).find(({ title }) => title.endsWith('2032')) as Conference;
    // At 09:00 in summer time.
    expect(copy.startDate).toBe('2032-04-08T08:00:00.000Z');

    const visitor = await openVisitorPage(phone);
    await openWhenTextIsPublic(visitor, `/conferences/${copy.slug}`, '2031');
    await openWhenTextIsPublic(visitor, `/conferences/${original.slug}`, '2032');
    const years = visitor.getByRole('navigation', { name: `Years of ${name}` });
    await expectAccessibleOnAllScreens(visitor);
    expect(await years.getByRole('link').allTextContents()).toEqual(['2031', '2032']);
    expect(await years.getByRole('link', { name: '2031' }).getAttribute('aria-current')).toBe('page');
    await years.getByRole('link', { name: '2032' }).focus();
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('heading', { level: 1, name: `${name} 2032` }).waitFor();
    expect(await years.getByRole('link', { name: '2032' }).getAttribute('aria-current')).toBe('page');
  });
});
