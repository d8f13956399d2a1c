import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { reads, writes } from '@majlis/contracts/endpoints';
import type { Person } from '@majlis/contracts/people';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { asSpeaker, programmeOf } from '../../testing/programme.js';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let staff: RunningConferences['staff'];
let programme: ReturnType<typeof programmeOf>;
let sessionId: string;
let people: [Person, Person, Person];
beforeAll(async () => {
  service = await runConferences();
  ({ staff } = service);
  programme = programmeOf(service);
});
beforeEach(async () => {
  await service.empty();
  const conference = await service.hold({ slug: 'shura' });
  sessionId = (await programme.addSession(conference.id)).id;
  const add = (firstName: string) => programme.addPerson({ firstName });
  people = [await add('Amina'), await add('Bilal'), await add('Dawud')];
});
afterAll(() => service.stop());

const path = () => reads.sessionSpeakers(sessionId).path;
const speakers = async () => (await service.visitor.get(path()).expect(200)).body;
const names = async () => (await speakers()).map(({ person }: { person: Person }) => person.firstName);
const put = (list: object[], version?: number) => {
  const request = staff.put(path());
  return (version === undefined ? request : request.set('If-Match', `"${version}"`)).send({ speakers: list });
};

test('the whole list is set in its order, with role and title of each', async () => {
  const [amina, bilal, dawud] = people;
  await put([amina, bilal].map(asSpeaker)).expect(200);
  const [kept] = await speakers();
  const { body } = await put([
    { personId: dawud.id, speakerType: 'chair' },
    { personId: amina.id, speakerType: 'keynote', presentationTitle: 'On counsel' },
  ]).expect(200);
  expect(body).toMatchObject([
    { personId: dawud.id, speakerType: 'chair', speakerOrder: 1, presentationTitle: '' },
    { id: kept.id, personId: amina.id, speakerType: 'keynote', speakerOrder: 2, presentationTitle: 'On counsel' },
  ]);
  expect(await names()).toEqual(['Dawud', 'Amina']);
  await put([]).expect(200);
  expect(await speakers()).toEqual([]);
});

test('a list with an unknown person changes nothing and says which', async () => {
  const [amina, bilal] = people;
  await put([asSpeaker(amina)]).expect(200);
  const unknown = { personId: 'c0ffee00-0000-4000-8000-000000000000' };
  expect((await put([asSpeaker(bilal), unknown]).expect(400)).body.fields).toEqual({
    'speakers.1.personId': 'This speaker does not exist',
  });
  expect((await put([asSpeaker(bilal), asSpeaker(bilal)]).expect(400)).body.fields).toEqual({
    speakers: 'Each person once',
  });
  expect(await names()).toEqual(['Amina']);
});

test('a stale list is refused with who saved the other one, and the session itself keeps its version', async () => {
  const [amina, bilal, dawud] = people;
  const yusuf = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  await put([asSpeaker(amina)], 1).expect(200);
  await yusuf
    .put(path())
    .set('If-Match', '"2"')
    .send({ speakers: [asSpeaker(bilal)] })
    .expect(200);
  const { body } = await put([asSpeaker(dawud)], 2).expect(409);
  expect(body.changed).toEqual({ by: 'yusuf@majlis.example', at: expect.any(String) });
  expect(await names()).toEqual(['Bilal']);
  expect((await staff.get(reads.sessionDetail(sessionId).path)).body).toMatchObject({ version: 1, speakersVersion: 3 });
});

test('ids count in capital letters, too', async () => {
  const [amina] = people;
  const upper = { personId: amina.id.toUpperCase() };
  expect((await put([asSpeaker(amina), upper]).expect(400)).body.fields).toEqual({ speakers: 'Each person once' });
  expect((await put([upper]).expect(200)).body).toMatchObject([{ sessionId, personId: amina.id }]);
});

test('two lists that are saved at once are never mixed', async () => {
  const [amina, bilal, dawud] = people;
  const lists = [[amina, bilal, dawud], [dawud], [bilal, amina], []];
  await Promise.all(Array.from({ length: 24 }, (_, round) => put((lists[round % 4] ?? []).map(asSpeaker)).expect(200)));
  const wanted = lists.map((list) => list.map(({ firstName }) => firstName));
  expect(wanted).toContainEqual(await names());
});

test('one speaker at a time is added and taken away', async () => {
  const [amina] = people;
  const added = { sessionId, personId: amina.id, speakerType: 'presenter', speakerOrder: 1, presentationTitle: '' };
  const { body } = await staff.post(writes.sessionSpeakers).send(added).expect(201);
  expect(await names()).toEqual(['Amina']);
  expect((await staff.post(writes.sessionSpeakers).send(added).expect(409)).body.message).toBe(
    'This speaker is already assigned to this session.',
  );
  await put([asSpeaker(amina)], 1).expect(409); // the list has a newer version
  await staff.delete(`${writes.sessionSpeakers}/${body.id}`).expect(204);
  await staff.delete(`${writes.sessionSpeakers}/${body.id}`).expect(404);
  expect(await speakers()).toEqual([]);
});

test('somebody who is deleted is null in the session, out of the programme, and back when restored', async () => {
  const [amina, bilal] = people;
  await put([amina, bilal].map(asSpeaker)).expect(200);
  expect((await staff.get(reads.sessionsOfPerson(amina.id).path)).body).toMatchObject([
    { id: sessionId, title: 'Shura in practice', conferenceTitle: 'About shura' },
  ]);
  await programme.remove(`${reads.people.path}/${amina.id}`);
  expect(await speakers()).toMatchObject([{ person: null }, { person: { firstName: 'Bilal' } }]);
  const { conferenceId } = (await service.visitor.get(reads.sessionDetail(sessionId).path)).body;
  const [entry] = (await service.visitor.get(reads.programme(conferenceId).path)).body;
  expect(entry.speakers).toMatchObject([{ person: { firstName: 'Bilal' } }]);
  await put([asSpeaker(bilal)]).expect(200);
  await staff.post(`${reads.people.path}/${amina.id}/restore`).expect(200);
  expect(await names()).toEqual(expect.arrayContaining(['Amina', 'Bilal']));
});
