import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { clickButton, field, waitForText } from './steps.js';

export const managerPath = '/admin/conference-management';

/** London changes to summer time in the night before the last day of this conference. */
export async function fillConference(page: Page, title: string): Promise<void> {
  await page.goto(`${managerPath}/create`);
  await field(page, 'Conference title').fill(title);
  await field(page, 'Description').fill('Three days on counsel, law and the common good.');
  await field(page, 'Timezone').selectOption('Europe/London');
  await field(page, 'Start date and time').fill('2031-03-28T09:00');
  await field(page, 'End date and time').fill('2031-03-30T17:00');
  await page.getByRole('tab', { name: 'Venue' }).click();
  await field(page, 'Venue name').fill('The Old Library');
  await field(page, 'City').fill('London');
}

/** Creates, changes or deletes a row with the session of the page. Forms have tests of their own. */
export async function write<Row = unknown>(
  page: Page,
  method: 'post' | 'put' | 'delete',
  path: string,
  data?: object,
): Promise<Row> {
  const response = await page.request[method](path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as Row;
}

export const read = async <Data>(page: Page, path: string): Promise<Data> => (await page.request.get(path)).json();

/** Creates a draft, unless `changes` name another status. */
export const createConference = (page: Page, title: string, changes: object = {}): Promise<Conference> =>
  write(page, 'post', endpoints.conferences.path, {
    ...{ title, description: 'Three days on counsel.', timezone: 'Europe/London' },
    ...{ startDate: '2031-03-28T09:00', endDate: '2031-03-30T17:00' },
    ...changes,
  });

export const createSession = (page: Page, conference: Conference, title: string, data: object = {}): Promise<Session> =>
  write(page, 'post', endpoints.sessions(conference.id).path, {
    ...{ title, startTime: '2031-03-29T10:00', endTime: '2031-03-29T11:30' },
    ...data,
  });

export const createPerson = (page: Page, person: object): Promise<Person> =>
  write(page, 'post', staffEndpoints.people.path, person);

export const assign = (page: Page, session: Session, speakers: { personId: string; speakerType?: string }[]) =>
  write(page, 'put', endpoints.sessionSpeakers(session.id).path, { speakers });

type Times = { start: string; end: string };

export async function addSession(page: Page, title: string, { start, end }: Times): Promise<void> {
  await clickButton(page, 'Add Session');
  await field(page, 'Title').fill(title);
  await field(page, 'Type').selectOption('keynote');
  await field(page, 'Track/Theme').fill('Foundations');
  await field(page, 'Start time').fill(start);
  await field(page, 'End time').fill(end);
  await field(page, 'Location').fill('Great Hall');
  await clickButton(page, 'Create Session');
  await waitForText(page, 'Session created successfully!');
}

export async function addSpeaker(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.goto(`${managerPath}/speakers`);
  await clickButton(page, 'Add Speaker');
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Email').fill('speaker@example.org');
  await field(page, 'Position').fill('Reader in Law');
  await field(page, 'Organization').fill('Lantern House');
  await clickButton(page, 'Create Speaker');
  await waitForText(page, 'Speaker created successfully!');
}

export async function assignSpeaker(page: Page, session: string, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Speakers of ${session}`) }).click();
  await page.getByRole('searchbox').fill(name);
  await clickButton(page, `Assign ${name}`);
  await page.getByLabel(`Role of ${name}`).selectOption('keynote');
  await page.getByLabel(`Presentation title of ${name}`).fill('Counsel as a discipline');
  await clickButton(page, 'Save Assignments');
  await waitForText(page, 'Speaker assignments saved successfully!');
}

export async function publishConference(page: Page, conference: string): Promise<void> {
  await page.goto(managerPath);
  await clickButton(page, `Publish ${conference}`);
  // The conferences of the tests have speakers without a portrait, or no sessions at all.
  await clickButton(page, 'Publish anyway');
  await waitForText(page, 'Conference updated successfully!');
}

/** Returns the path of the conference's page; titles in tests need no other slug rules. */
export const conferencePath = (title: string) => `/conferences/${title.toLowerCase().replaceAll(' ', '-')}`;
