import { endpoints } from '@majlis/contracts/api/endpoints';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { Page } from 'playwright-core';
import { waitUntilHydrated } from './browser.js';
import { managerPath } from './organiser.js';

const headers = { 'Sec-Fetch-Site': 'same-origin' };

async function post(page: Page, path: string, data: object): Promise<string> {
  const response = await page.request.post(path, { data, headers });
  expect([path, response.status()]).toEqual([path, 201]);
  return (await response.json()).id;
}

/** Two days with two rooms. One person speaks in the first two sessions. Returns the id of the conference. */
export async function createProgramme(page: Page): Promise<string> {
  const dates = { startDate: '2031-03-12T09:00', endDate: '2031-03-13T17:00', timezone: 'Asia/Kuala_Lumpur' };
  const id = await post(page, endpoints.conferences.path, { ...dates, title: `Arranged ${Date.now()}` });
  for (const [order, [name, capacity]] of [['Great Hall', 120] as const, ['Library', 30] as const].entries())
    await post(page, roomsOf(id).path, { name, capacity, order, isActive: true });
  const speaker = await post(page, staffEndpoints.people.path, { firstName: 'Salma', lastName: `Yusuf ${Date.now()}` });
  for (const [title, start, end, location, sessionType] of [
    ['Opening', '09:00', '10:00', 'Great Hall', 'keynote'],
    ['Panel', '10:00', '11:00', 'Library', 'panel'],
    ['Tea', '11:00', '11:30', '', 'break'],
  ] as const) {
    const times = { startTime: `2031-03-12T${start}`, endTime: `2031-03-12T${end}` };
    const session = await post(page, endpoints.sessions(id).path, { title, location, sessionType, ...times });
    if (sessionType === 'break') continue;
    const speakers = [{ personId: speaker, speakerType: 'presenter' }];
    await page.request.put(endpoints.sessionSpeakers(session).path, { data: { speakers }, headers });
  }
  await post(page, endpoints.sessions(id).path, {
    ...{ title: 'Workshop', location: '', sessionType: 'workshop' },
    ...{ startTime: '2031-03-12T15:00', endTime: '2031-03-12T16:00' },
  });
  return id;
}

/** Where each session is by the service: 'Opening 01:00–02:00 Great Hall', in UTC. */
export async function readPlaces(page: Page, id: string): Promise<Record<string, string>> {
  const sessions: Session[] = await (await page.request.get(endpoints.sessions(id).path)).json();
  const clock = (time: string) => time.slice(11, 16);
  return Object.fromEntries(
    sessions.map(({ title, startTime, endTime, location }) => [
      title,
      `${clock(startTime)}–${clock(endTime)} ${location}`.trim(),
    ]),
  );
}

export const card = (page: Page, title: string, time = '\\d') =>
  page.getByRole('button', { name: new RegExp(`^${title} ${time}`) });
export async function openGrid(page: Page, id: string): Promise<void> {
  await page.goto(`${managerPath}/${id}/sessions/grid`);
  await card(page, 'Opening').waitFor();
  // Cards have their final places then.
  await waitUntilHydrated(page);
}

export async function boxOf(page: Page, title: string) {
  const box = await page.locator('li[data-id]', { has: card(page, title) }).boundingBox();
  if (!box) throw new Error(`${title} is not visible`);
  return box;
}
