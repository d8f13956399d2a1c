import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { aConference, conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let conferences: ReturnType<typeof conferenceActions>;
let programme: ReturnType<typeof conferenceActions>;
let faith: Conference;
let other: Conference;
let keynote: Session;

beforeAll(async () => {
  site = await TestSite.open();
  const staff = site.staff('conferences');
  conferences = conferenceActions({ staff });
  programme = conferenceActions({ staff });
});
beforeEach(async () => {
  pages = createTestRenderer();
  faith = await conferences.create({ status: 'published', slug: 'faith', title: 'Faith and Reason' });
  other = await conferences.create({ status: 'published', slug: 'other', title: 'Another one' });
  keynote = await programme.addSession(faith.id, { title: 'Opening' });
});
afterEach(async () => {
  await site.stopPublishing();
  for (const { id } of [faith, other]) await site.staff('conferences').delete(`${endpoints.conferences.path}/${id}`);
});
afterAll(() => site.close());

const save = (conference: Conference, changes: object) =>
  conferences
    .put(
      conference.id,
      aConference({ status: 'published', slug: conference.slug, title: conference.title, ...changes }),
    )
    .expect(200);

test('a session under a path that another conference has given up is kept', async () => {
  await programme.addSession(other.id, { title: 'Opening' });
  await site.publish(pages.renderPage);
  await save(other, { slug: 'others' });
  await site.within5Seconds(() => site.has('/conferences/others/sessions/opening'));
  await save(faith, { slug: 'other' });
  await save(other, { slug: 'third' });
  await site.within5Seconds(() => site.has('/conferences/other/sessions/opening'));
  await site.waitUntilIdle();
  expect(['faith', 'others'].some((slug) => site.has(`/conferences/${slug}/sessions/opening`))).toBe(false);
  expect(['other', 'third'].every((slug) => site.has(`/conferences/${slug}/sessions/opening`))).toBe(true);
});

test('the page of a speaker follows the programme, the name and the address', async () => {
  const layla = await programme.addPerson({ firstName: 'Layla', lastName: 'Mansour' });
  await programme.assign(keynote.id, layla);
  await site.publish(pages.renderPage);
  const page = '/speakers/layla-mansour';
  expect([site.read(page), site.read('/speakers')]).toEqual([
    expect.stringContaining('Opening'),
    expect.stringContaining('Mansour'),
  ]);
  expect(site.read('/sitemap.xml')).toContain(page);
  expect(site.has('/share/speakers/layla-mansour.jpg')).toBe(true);
  await site
    .staff('conferences')
    .put(`${staffEndpoints.people.path}/${layla.id}`)
    .send({ firstName: 'Leyla', lastName: 'Mansour', slug: 'leyla' })
    .expect(200);
  await site.within5Seconds(() => site.has('/speakers/leyla') && !site.has(page));
  await site.within5Seconds(() => site.read('/conferences/faith/sessions/opening').includes('Leyla'));
  await programme.assign(keynote.id);
  await site.within5Seconds(() => !site.has('/speakers/leyla'));
  await site.waitUntilIdle();
  expect(site.read('/speakers')).not.toContain('Leyla');
  expect(site.has('/share/speakers/leyla.jpg')).toBe(false);
});
