import { endpoints } from '@majlis/contracts/api/endpoints';
import { duplicatePeople, mergePath, mergePreview } from '@majlis/contracts/people/duplicates';
import { type Person, personInput } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));
let kept: Person;
let merged: Person;
beforeEach(async () => {
  kept = await service.addPerson({ firstName: 'Layla', email: 'layla@example.org' });
  merged = await service.addPerson({ firstName: 'LAYLA', biography: 'Reads.' });
});

const fieldNames = Object.keys(personInput.shape);

const toPersonInput = (person: Person) =>
  Object.fromEntries(Object.entries(person).filter(([name]) => fieldNames.includes(name)));

/** Sends a merge as the dialog does; the values of the kept person stay except for `values`. */
const merge = (into: Person, { id, version }: Person, { values = {}, keptVersion = into.version } = {}) =>
  service.staff
    .post(mergePath(into.id))
    .set('If-Match', `"${keptVersion}"`)
    .send({ merged: { id, version }, values: { ...toPersonInput(into), ...values } });

const dayMs = 86_400_000;
const setSpeakers = (sessionId: string, speakers: object[]) =>
  service.staff.put(endpoints.sessionSpeakers(sessionId).path).send({ speakers }).expect(200);
const speakersOf = async (sessionId: string) =>
  (await service.staff.get(endpoints.sessionSpeakers(sessionId).path)).body;
const listPeople = (): Promise<Person[]> => service.read(staffEndpoints.people.path);
const publicPage = (slug: string) => service.visitor.get(endpoints.speakerBySlug(slug).path);

test('all assignments move in place, and the values are those that were chosen', async () => {
  const other = await service.addPerson({ firstName: 'Omar' });
  const session = await service.addSession(service.conferenceId);
  await setSpeakers(session.id, [
    { personId: merged.id, speakerType: 'chair', presentationTitle: 'On counsel' },
    { personId: other.id },
  ]);
  const { body } = await merge(kept, merged, { values: { biography: 'Reads.' } }).expect(200);
  expect(body).toMatchObject({ id: kept.id, version: 2, email: 'layla@example.org', biography: 'Reads.' });
  expect(await speakersOf(session.id)).toMatchObject([
    { personId: kept.id, speakerType: 'chair', speakerOrder: 1, presentationTitle: 'On counsel' },
    { personId: other.id, speakerOrder: 2 },
  ]);
  expect((await listPeople()).map(({ id }) => id)).toEqual([kept.id, other.id]);
});

test('of two assignments in one session one remains, with the stronger role, the first place and both titles', async () => {
  const both = await service.addSession(service.conferenceId, { title: 'Both' });
  const single = await service.addSession(service.conferenceId, { title: 'Single' });
  await setSpeakers(both.id, [
    { personId: merged.id, speakerType: 'keynote', presentationTitle: 'One' },
    { personId: kept.id, speakerType: 'panelist', presentationTitle: 'Two' },
  ]);
  await setSpeakers(single.id, [{ personId: merged.id }]);
  const { body: preview } = await service.staff.get(mergePreview(kept.id, merged.id).path).expect(200);
  expect(preview.assignments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'Both',
        isShared: true,
        speakerType: 'keynote',
        presentationTitle: 'Two / One',
      }),
      expect.objectContaining({ title: 'Single', isShared: false, conferenceTitle: 'About shura' }),
    ]),
  );
  await merge(kept, merged).expect(200);
  expect(await speakersOf(both.id)).toMatchObject([
    { personId: kept.id, speakerType: 'keynote', speakerOrder: 1, presentationTitle: 'Two / One' },
  ]);
  expect(await speakersOf(single.id)).toMatchObject([{ personId: kept.id }]);
});

test('one undo brings back both people, their assignments, texts and addresses', async () => {
  const both = await service.addSession(service.conferenceId);
  const single = await service.addSession(service.conferenceId);
  await setSpeakers(both.id, [{ personId: kept.id }, { personId: merged.id, speakerType: 'chair' }]);
  await setSpeakers(single.id, [{ personId: merged.id, presentationTitle: 'Alone' }]);
  const before = { both: await speakersOf(both.id), single: await speakersOf(single.id) };
  const slugs = async () => (await listPeople()).map(({ id, slug, biography }) => [id, slug, biography]);
  const peopleBefore = await slugs();
  const done = await merge(kept, merged, { values: { slug: merged.slug, biography: 'Writes.' } }).expect(200);
  expect(done.body.slug).toBe('layla-haddad-2');
  await service.undo(done).expect(204);
  const withoutVersions = (list: { person: Person }[]) =>
    list.map(({ person: { version, updatedAt, ...person }, ...assignment }) => ({ ...assignment, person }));
  expect(withoutVersions(await speakersOf(both.id))).toEqual(withoutVersions(before.both));
  expect(withoutVersions(await speakersOf(single.id))).toEqual(withoutVersions(before.single));
  expect(await slugs()).toEqual(peopleBefore);
  await publicPage('layla-haddad-2').expect(200);
  await publicPage('layla-haddad').expect(200);
});

test('the addresses of the merged person lead to the kept one, through further merges and after the purge', async () => {
  const session = await service.addSession(service.conferenceId);
  await setSpeakers(session.id, [{ personId: merged.id }]);
  const renamed = await service.staff.put(`${staffEndpoints.people.path}/${merged.id}`).send({
    ...{ firstName: 'Layla', lastName: 'Haddad', slug: 'layla-h' },
  });
  await merge(kept, renamed.body).expect(200);
  const third = await service.addPerson({ firstName: 'Laila' });
  const [keptNow] = (await listPeople()).filter(({ id }) => id === kept.id);
  await merge(third, keptNow as Person).expect(200);
  for (const slug of ['layla-h', 'layla-haddad-2', 'layla-haddad'])
    expect((await publicPage(slug).expect(301)).get('Location')).toContain('laila-haddad');
  const calendar = await service.visitor.get(`/calendars/speakers/${merged.id}.ics`).expect(200);
  expect(calendar.text).toContain('Laila Haddad');
  const job = service.app.get(PurgeDeletedJob);
  await job.purge(new Date(Date.now() + 40 * dayMs));
  for (const slug of ['layla-h', 'layla-haddad-2', 'layla-haddad']) await publicPage(slug).expect(301);
});

test('who was changed meanwhile is not merged', async () => {
  const { body: changed } = await service.staff
    .put(`${staffEndpoints.people.path}/${merged.id}`)
    .send({ firstName: 'Layla', lastName: 'Hadad' });
  const { body } = await merge(kept, merged).expect(409);
  expect(body.changed).toEqual({ by: 'amal@majlis.example', at: expect.any(String) });
  await merge(kept, changed, { keptVersion: 7 }).expect(409);
  expect(messagesOf((await merge(kept, kept).expect(400)).body.fields)).toEqual({ merged: 'Choose another person' });
  await merge(kept, changed, { values: { firstName: '' } }).expect(400);
  expect(await listPeople()).toHaveLength(2);
  await merge(kept, changed).expect(200);
  await merge(kept, changed, { keptVersion: 2 }).expect(404);
});

test('a save of speakers from before the merge is rejected', async () => {
  const session = await service.addSession(service.conferenceId);
  await setSpeakers(session.id, [{ personId: merged.id }]);
  await merge(kept, merged).expect(200);
  const path = endpoints.sessionSpeakers(session.id).path;
  await service.staff.put(path).set('If-Match', '"2"').send({ speakers: [] }).expect(409);
});

test('a draft that names the merged person is published with the kept one', async () => {
  const session = await service.addSession(service.conferenceId);
  await setSpeakers(session.id, [{ personId: merged.id }]);
  const { version, title, startTime, endTime, speakersVersion } = (
    await service.staff.get(endpoints.sessionDetail(session.id).path)
  ).body;
  const speakers = [
    { personId: merged.id, speakerType: 'chair' },
    { personId: kept.id, speakerType: 'panelist' },
  ];
  const input = { title: `${title}!`, startTime, endTime, speakers, speakersVersion };
  const draft = `/api/conferences/drafts/sessions/${session.id}`;
  await service.staff.put(draft).send({ input, baseVersion: version }).expect(200);
  expect((await service.staff.get(mergePreview(kept.id, merged.id).path)).body).toMatchObject({
    draftCount: 1,
    hasOwnDraft: false,
  });
  await merge(kept, merged).expect(200);
  expect(await listPeople()).toMatchObject([{ id: kept.id, mergedIds: [merged.id] }]);
  await service.staff.post(`${draft}/publish`).send({ ignoreNewer: false }).expect(204);
  expect(await speakersOf(session.id)).toMatchObject([{ personId: kept.id, speakerType: 'chair' }]);
});

test('a merged person who is restored stands alone again', async () => {
  await merge(kept, merged).expect(200);
  await service.staff.post(`${staffEndpoints.people.path}/${merged.id}/restore`).expect(200);
  expect(await listPeople()).toHaveLength(2);
  await service.staff.delete(`${staffEndpoints.people.path}/${merged.id}`).expect(204);
  expect((await listPeople())[0]).not.toHaveProperty('mergedIds');
});

test('a merged pair is no longer proposed', async () => {
  await merge(kept, merged).expect(200);
  const { body } = await service.staff.get(duplicatePeople.path).expect(200);
  expect(body.pairs).toEqual([]);
});
