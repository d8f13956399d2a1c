import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedPerson } from '@majlis/contracts/people/people.schema';
import type { ListedSpeaker } from '@majlis/contracts/programme/speakers';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { openDatabase } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { DataSource } from 'typeorm';
import { aPerson, sessionPath } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';
import { personSlugs } from '../people/person.entity.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));

const personPath = (id: string) => `${staffEndpoints.people.path}/${id}`;
const at = (slug: string, browser = service.visitor) => browser.get(endpoints.speakerBySlug(slug).path).redirects(0);
const listed = async (): Promise<ListedSpeaker[]> =>
  (await service.visitor.get(endpoints.publicSpeakers.path).expect(200)).body;

async function addSpeaker(changes: object = {}, inConference = service.conferenceId, session: object = {}) {
  const person = await service.addPerson(changes);
  const { id } = await service.addSession(inConference, session);
  await service.assign(id, person);
  return { person, sessionId: id };
}

test('speakers with a session in a public conference are listed by last name, and nobody else', async () => {
  const photo = '/images/speakers/a-10x10.webp';
  await addSpeaker({ firstName: 'Zaid', lastName: 'Haddad', email: 'zaid@example.org', photo });
  const { person } = await addSpeaker({ firstName: 'Élodie', lastName: 'Éluard', biography: 'Long' });
  await service.assign((await service.addSession(service.conferenceId)).id, person);
  await addSpeaker({ firstName: 'Amal', lastName: 'Haddad' });
  await addSpeaker({ firstName: 'أمل', lastName: 'الحسن' });
  const draft = await service.createConference({ slug: 'draft', status: 'draft' });
  const hidden = await addSpeaker({ firstName: 'Hidden', lastName: 'Aaa' }, draft.id);
  const gone = await addSpeaker({ firstName: 'Gone', lastName: 'Bbb' });
  await service.remove(sessionPath(gone.sessionId));
  const idle = await service.addPerson({ firstName: 'Idle', lastName: 'Ccc' });
  expect((await listed()).map(({ slug }) => slug)).toEqual([
    'élodie-éluard',
    'amal-haddad',
    'zaid-haddad',
    'أمل-الحسن',
  ]);
  expect((await listed())[2]).toEqual({
    ...{ slug: 'zaid-haddad', firstName: 'Zaid', lastName: 'Haddad' },
    ...{ position: '', organization: '', photo },
  });
  for (const { slug } of [hidden.person, gone.person, idle]) await at(slug).expect(404);
  await at(hidden.person.slug, service.staff).expect(200);
  await at(idle.slug, service.staff).expect(404);
  const withPage = (await service.staff.get(staffEndpoints.people.path)).body.filter(
    ({ hasPage }: ListedPerson) => hasPage,
  );
  expect(withPage).toHaveLength(4);
});

test('a speaker has all sessions of all years, the newest conference first', async () => {
  const { person } = await addSpeaker({ phone: '+60 3 1', email: 'layla@example.org', showEmail: false });
  const past = {
    startDate: '2020-03-12T09:00:00.000Z',
    endDate: '2020-03-14T17:00:00.000Z',
    status: 'archived' as const,
  };
  const old = await service.createConference({ slug: 'old', ...past });
  const times = (hour: number) => ({
    startTime: `2020-03-12T${hour}:00:00.000Z`,
    endTime: `2020-03-12T${hour}:30:00.000Z`,
  });
  for (const [title, hour] of [
    ['Late', 15],
    ['Early', 10],
  ] as const)
    await service.assign((await service.addSession(old.id, { title, ...times(hour) })).id, person);
  const { body, text } = await at(person.slug).expect(200);
  expect(body.conferences).toMatchObject([
    { slug: 'shura', sessions: [{ slug: 'shura-in-practice', speakerType: 'presenter' }] },
    { slug: 'old', startDate: past.startDate, sessions: [{ title: 'Early', ...times(10) }, { title: 'Late' }] },
  ]);
  expect(text).not.toMatch(/\+60|layla@example|updatedBy|version/);
  expect((await at(person.slug, service.staff).expect(200)).text).not.toMatch(/\+60|layla@example/);
});

test('a name gives a slug that stays; a former one redirects', async () => {
  const { person } = await addSpeaker();
  expect((await service.addPerson()).slug).toBe('layla-haddad-2');
  expect((await service.addPerson({ firstName: '؟', lastName: '!' })).slug).toBe('speaker');
  const put = (changes: object) => service.staff.put(personPath(person.id)).send(aPerson(changes));
  expect((await put({ lastName: 'Mansour' }).expect(200)).body.slug).toBe('layla-haddad');
  expect(messagesOf((await put({ slug: 'layla-haddad-2' }).expect(400)).body.fields)).toEqual({
    slug: 'Another speaker already has this address',
  });
  await put({ slug: 'ليلى' }).expect(200);
  const moved = await at('layla-haddad').expect(301);
  expect(moved.headers).toMatchObject({ location: endpoints.speakerBySlug('ليلى').path });
  await at('ليلى').expect(200);
  await at('%00').expect(404);
});

test('a save that keeps the address does not wait for one that changes another', async () => {
  const { person } = await addSpeaker();
  await service.app.get(DataSource).transaction(async (manager) => {
    await personSlugs.lock(manager);
    for (const { slug } of [person, { slug: '' }]) {
      const organization = `“${slug}”`;
      const { body } = await service.staff.put(personPath(person.id)).send(aPerson({ slug, organization })).expect(200);
      expect(body).toMatchObject({ slug: person.slug, organization });
    }
  });
});

test('a deleted person has no page, a restored one the next free address, a purged one leaves no former slug', async () => {
  const { person } = await addSpeaker();
  await service.staff
    .put(personPath(person.id))
    .send(aPerson({ slug: 'layla' }))
    .expect(200);
  await service.staff.delete(personPath(person.id)).expect(204);
  for (const slug of ['layla', 'layla-haddad']) await at(slug).expect(404);
  await service.addPerson({ slug: 'layla' });
  expect((await service.staff.post(`${personPath(person.id)}/restore`).expect(200)).body.slug).toBe('layla-2');
  await at('layla-haddad').expect(301);
  await service.staff.delete(personPath(person.id)).expect(204);
  await service.app.get(PurgeDeletedJob).purge(new Date(Date.now() + 40 * 864e5));
  const database = await openDatabase(service.data.ownerUrl);
  const former = await database.query('SELECT FROM conferences.former_person_slugs');
  const traces = await database.query(
    "SELECT FROM conferences.revisions WHERE subject_id = $1 AND (before::text ILIKE '%layla%' OR after::text ILIKE '%layla%')",
    [person.id],
  );
  await database.end();
  expect([former.rowCount, traces.rowCount]).toEqual([0, 0]);
});
