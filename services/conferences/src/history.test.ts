import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import { type RowHistory } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { openDatabase } from '@majlis/kit/testing/database';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { toSpeakerInput } from '../testing/conference-actions.js';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
beforeEach(() => service.deleteAll());

const historyOf = async (path: string): Promise<RowHistory['versions']> =>
  (await service.read(`${path}/history`)).versions;
const { path: peoplePath } = staffEndpoints.people;

async function addSessionWithSpeakers() {
  const conference = await service.createConference({ slug: 'shura' });
  const session = await service.addSession(conference.id);
  const people = [await service.addPerson({ firstName: 'Amina' }), await service.addPerson({ firstName: 'Bilal' })];
  return { path: `/api/sessions/${session.id}`, speakersPath: endpoints.sessionSpeakers(session.id).path, people };
}

const setSpeakers = (path: string, people: Person[]) =>
  service.staff
    .put(path)
    .send({ speakers: people.map(toSpeakerInput) })
    .expect(200);

test('the speakers of a session are part of its versions', async () => {
  const { path, speakersPath, people } = await addSessionWithSpeakers();
  await setSpeakers(speakersPath, people);
  await setSpeakers(speakersPath, people.slice(1));
  const versions = await historyOf(path);
  expect(versions.map(({ fields }) => (fields.length > 3 ? 'all' : fields))).toEqual([
    ['speakers'],
    ['speakers'],
    'all',
  ]);
  const counts = versions.map(({ values }) => values.speakers?.length);
  expect(counts).toEqual([1, 2, 0]);
});

test('undo restores a list of speakers as it was, and a save from the undone list is rejected', async () => {
  const { speakersPath, people } = await addSessionWithSpeakers();
  await setSpeakers(speakersPath, people);
  const before = (await service.staff.get(speakersPath)).body;
  const change = await setSpeakers(speakersPath, people.slice(1));
  await service.undo(change).expect(204);
  expect((await service.staff.get(speakersPath)).body).toEqual(before);
  await service.staff.put(speakersPath).set('If-Match', '"3"').send({ speakers: [] }).expect(409);
});

test('undo of a changed slug also removes its redirect', async () => {
  const { id } = await service.createConference({ slug: 'shura', title: 'Shura' });
  const list: { id: string }[] = (await service.staff.get('/api/conferences')).body;
  expect(list).toHaveLength(1);
  const input = {
    title: 'Shura',
    startDate: '2031-03-01T09:00:00Z',
    endDate: '2031-03-02T09:00:00Z',
    status: 'published',
  };
  const moved = await service.staff
    .put(`/api/conferences/${id}`)
    .send({ ...input, slug: 'counsel' })
    .expect(200);
  await service.visitor.get('/api/conferences/slug/shura').expect(301);
  await service.undo(moved).expect(204);
  await service.visitor.get('/api/conferences/slug/shura').expect(200);
  await service.visitor.get('/api/conferences/slug/counsel').expect(404);
});

test('undo that would need an address which is taken by now is rejected in words', async () => {
  const { id } = await service.createConference({ slug: 'shura' });
  const input = { title: 'Shura', startDate: '2031-03-01T09:00:00Z', endDate: '2031-03-02T09:00:00Z', status: 'draft' };
  const deleted = await service.staff.delete(`/api/conferences/${id}`).expect(204);
  await service.staff
    .post('/api/conferences')
    .send({ ...input, slug: 'shura' })
    .expect(201);
  const { body } = await service.undo(deleted).expect(409);
  expect(body.message).toBe('This cannot be undone, because its address or place has been taken since.');
});

test('a purged person is purged from the history, too', async () => {
  const { id } = await service.addPerson({ firstName: 'Halima', lastName: 'Secret', phone: '+60 12 345' });
  await service.staff.delete(`${peoplePath}/${id}`).expect(204);
  const owner = await openDatabase(service.data.ownerUrl);
  const stored = async () =>
    (await owner.query('SELECT * FROM conferences.revisions WHERE subject_id = $1 ORDER BY id', [id])).rows;
  expect(JSON.stringify(await stored())).toMatch(/Halima.*Secret.*12 345/);
  await service.app.get(PurgeDeletedJob).purge(new Date(Date.now() + 31 * 86_400_000));
  const left = await stored();
  expect(left.map(({ operation, actor }) => `${operation} by ${actor}`)).toEqual([
    'create by amal@majlis.example',
    'delete by amal@majlis.example',
    'purge by job:purge',
  ]);
  expect(JSON.stringify(left)).not.toMatch(/Halima|Secret|12 345/);
  await owner.end();
});
