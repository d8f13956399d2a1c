import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { toSpeakerInput } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));
let sessionId: string;
let people: [Person, Person, Person];
beforeEach(async () => {
  sessionId = (await service.addSession(service.conferenceId)).id;
  const add = (firstName: string) => service.addPerson({ firstName });
  people = [await add('Amina'), await add('Bilal'), await add('Dawud')];
});

const path = () => endpoints.sessionSpeakers(sessionId).path;
const speakers = async () => (await service.visitor.get(path()).expect(200)).body;
const names = async () => (await speakers()).map(({ person }: { person: Person }) => person.firstName);
const put = (list: object[], version?: number) => {
  const request = service.staff.put(path());
  return (version === undefined ? request : request.set('If-Match', `"${version}"`)).send({ speakers: list });
};

test('the whole list is replaced in its order, with role and title of each speaker', async () => {
  const [amina, bilal, dawud] = people;
  await put([amina, bilal].map(toSpeakerInput)).expect(200);
  const [before] = await speakers();
  const { body } = await put([
    { personId: dawud.id, speakerType: 'chair' },
    { personId: amina.id, speakerType: 'keynote', presentationTitle: 'On counsel' },
  ]).expect(200);
  expect(body).toMatchObject([
    { personId: dawud.id, speakerType: 'chair', speakerOrder: 1, presentationTitle: '' },
    { id: before.id, personId: amina.id, speakerType: 'keynote', speakerOrder: 2, presentationTitle: 'On counsel' },
  ]);
  expect(await names()).toEqual(['Dawud', 'Amina']);
  await put([]).expect(200);
  expect(await speakers()).toEqual([]);
});

test('a list with an unknown person is rejected with its index and changes nothing', async () => {
  const [amina, bilal] = people;
  await put([toSpeakerInput(amina)]).expect(200);
  const unknown = { personId: 'c0ffee00-0000-4000-8000-000000000000' };
  expect(messagesOf((await put([toSpeakerInput(bilal), unknown]).expect(400)).body.fields)).toEqual({
    'speakers.1.personId': 'This speaker does not exist',
  });
  expect(messagesOf((await put([toSpeakerInput(bilal), toSpeakerInput(bilal)]).expect(400)).body.fields)).toEqual({
    speakers: 'Each person once',
  });
  expect(await names()).toEqual(['Amina']);
});

test('a stale list is rejected with the other editor, and the version of the session itself stays', async () => {
  const [amina, bilal, dawud] = people;
  const yusuf = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  await put([toSpeakerInput(amina)], 1).expect(200);
  await yusuf
    .put(path())
    .set('If-Match', '"2"')
    .send({ speakers: [toSpeakerInput(bilal)] })
    .expect(200);
  const { body } = await put([toSpeakerInput(dawud)], 2).expect(409);
  expect(body.changed).toEqual({ by: 'yusuf@majlis.example', at: expect.any(String) });
  expect(await names()).toEqual(['Bilal']);
  expect((await service.staff.get(endpoints.sessionDetail(sessionId).path)).body).toMatchObject({
    version: 1,
    speakersVersion: 3,
  });
});

test('ids are compared without case', async () => {
  const [amina] = people;
  const upper = { personId: amina.id.toUpperCase() };
  expect(messagesOf((await put([toSpeakerInput(amina), upper]).expect(400)).body.fields)).toEqual({
    speakers: 'Each person once',
  });
  expect((await put([upper]).expect(200)).body).toMatchObject([{ sessionId, personId: amina.id }]);
});

test('lists saved concurrently are never mixed', async () => {
  const [amina, bilal, dawud] = people;
  const lists = [[amina, bilal, dawud], [dawud], [bilal, amina], []];
  await Promise.all(
    Array.from({ length: 24 }, (_, round) => put((lists[round % 4] ?? []).map(toSpeakerInput)).expect(200)),
  );
  const expected = lists.map((list) => list.map(({ firstName }) => firstName));
  expect(expected).toContainEqual(await names());
});

test('single speakers are added and removed', async () => {
  const [amina] = people;
  const added = { sessionId, personId: amina.id, speakerType: 'presenter', speakerOrder: 1, presentationTitle: '' };
  const { body } = await service.staff.post(writePaths.sessionSpeakers).send(added).expect(201);
  expect(await names()).toEqual(['Amina']);
  expect((await service.staff.post(writePaths.sessionSpeakers).send(added).expect(409)).body.message).toBe(
    'This speaker is already assigned to this session.',
  );
  await put([toSpeakerInput(amina)], 1).expect(409); // the list has a newer version by now
  await service.staff.delete(`${writePaths.sessionSpeakers}/${body.id}`).expect(204);
  await service.staff.delete(`${writePaths.sessionSpeakers}/${body.id}`).expect(404);
  expect(await speakers()).toEqual([]);
});

test('a deleted person is null in the session, absent from the programme, and back when restored', async () => {
  const [amina, bilal] = people;
  await put([amina, bilal].map(toSpeakerInput)).expect(200);
  expect((await service.staff.get(staffEndpoints.sessionsOfPerson(amina.id).path)).body).toMatchObject([
    { id: sessionId, title: 'Shura in practice', conferenceTitle: 'About shura' },
  ]);
  await service.remove(`${staffEndpoints.people.path}/${amina.id}`);
  expect(await speakers()).toMatchObject([{ person: null }, { person: { firstName: 'Bilal' } }]);
  const { conferenceId } = (await service.visitor.get(endpoints.sessionDetail(sessionId).path)).body;
  const [entry] = (await service.visitor.get(endpoints.programme(conferenceId).path)).body;
  expect(entry.speakers).toMatchObject([{ person: { firstName: 'Bilal' } }]);
  await put([toSpeakerInput(bilal)]).expect(200);
  await service.staff.post(`${staffEndpoints.people.path}/${amina.id}/restore`).expect(200);
  expect(await names()).toEqual(expect.arrayContaining(['Amina', 'Bilal']));
});
