import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { aSession, daysFromNow, sessionPath } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));

const read = async (path: string, browser = service.visitor) => (await browser.get(path).expect(200)).body;
const titles = async (path: string) => (await read(path)).map(({ title }: { title: string }) => title);

test('sessions are sorted by start, then order, in the list and in the programme', async () => {
  const noon = { startTime: daysFromNow(10.5), endTime: daysFromNow(10.6) };
  await service.addSession(service.conferenceId, { title: 'second at noon', sessionOrder: 2, ...noon });
  await service.addSession(service.conferenceId, { title: 'first at noon', sessionOrder: 1, ...noon });
  await service.addSession(service.conferenceId, {
    title: 'early',
    startTime: daysFromNow(10.1),
    endTime: daysFromNow(10.9),
  });
  const expected = ['early', 'first at noon', 'second at noon'];
  expect(await titles(endpoints.sessions(service.conferenceId).path)).toEqual(expected);
  expect(await titles(endpoints.programme(service.conferenceId).path)).toEqual(expected);
});

test('a new session defaults to a presentation', async () => {
  expect(await service.addSession(service.conferenceId)).toMatchObject({
    conferenceId: service.conferenceId,
    sessionType: 'presentation',
    sessionOrder: 0,
    maxAttendees: null,
    track: '',
    version: 1,
    speakersVersion: 1,
  });
});

test('times are parsed in the conference’s time zone', async () => {
  const { id } = await service.createConference({ slug: 'london', timezone: 'Europe/London' });
  const add = (startTime: string, endTime: string) =>
    service.staff.post(endpoints.sessions(id).path).send(aSession({ startTime, endTime }));
  expect((await add('2031-03-30T00:30', '2031-03-30T02:30').expect(201)).body).toMatchObject({
    startTime: '2031-03-30T00:30:00.000Z',
    endTime: '2031-03-30T01:30:00.000Z',
  });
  expect(messagesOf((await add('2031-03-30T01:30', '2031-03-30T02:30').expect(400)).body.fields)).toEqual({
    startTime: 'There is no such time in Europe/London',
  });
});

test.each([
  ['an end at the start', { endTime: '2031-03-12T09:00' }, { endTime: 'The end must be after the start' }],
  ['an end before the start', { endTime: '2031-03-12T08:00' }, { endTime: 'The end must be after the start' }],
  ['no title', { title: ' ' }, { title: 'Title is required' }],
  [
    'an unknown type',
    { sessionType: 'lunch' },
    { sessionType: 'Type is one of keynote, panel, presentation, workshop, roundtable, break, networking' },
  ],
  [
    'the id of another conference',
    { conferenceId: 'c0ffee00-0000-4000-8000-000000000000' },
    { conferenceId: 'This session belongs to another conference' },
  ],
])('%s is rejected at its field', async (_case, changes, fields) => {
  const body = aSession({ startTime: '2031-03-12T09:00', endTime: '2031-03-12T10:00', ...changes });
  expect(
    messagesOf(
      (await service.staff.post(endpoints.sessions(service.conferenceId).path).send(body).expect(400)).body.fields,
    ),
  ).toEqual(fields);
});

test('an edited session keeps its conference, and a stale edit changes nothing', async () => {
  const { id } = await service.addSession(service.conferenceId);
  const put = (version: number, changes: object) =>
    service.staff.put(sessionPath(id)).set('If-Match', `"${version}"`).send(aSession(changes));
  expect((await put(1, { title: 'New', conferenceId: service.conferenceId }).expect(200)).body).toMatchObject({
    title: 'New',
    version: 2,
  });
  expect((await put(1, { title: 'Stale' }).expect(409)).body.changed.by).toBe('amal@majlis.example');
  expect(await titles(endpoints.sessions(service.conferenceId).path)).toEqual(['New']);
});

test('a deleted session leaves the programme and is restored with its speakers', async () => {
  const { id } = await service.addSession(service.conferenceId);
  await service.assign(id, await service.addPerson());
  await service.staff.delete(sessionPath(id)).set('If-Match', '"1"').expect(204);
  expect(await read(endpoints.programme(service.conferenceId).path)).toEqual([]);
  expect(await read(endpoints.agenda(service.conferenceId).path)).toEqual([]);
  await service.visitor.get(endpoints.sessionDetail(id).path).expect(404);
  expect(await read(`${endpoints.sessions(service.conferenceId).path}/deleted`, service.staff)).toMatchObject([{ id }]);
  await service.staff.post(`${sessionPath(id)}/restore`).expect(200);
  expect(await read(endpoints.programme(service.conferenceId).path)).toMatchObject([
    { id, speakers: [{ speakerOrder: 1 }] },
  ]);
});

test('visitors see nothing of a draft on any route, and no organisers’ notes', async () => {
  const body = { specialRequirements: 'Two microphones', sessionAbstract: 'On counsel.' };
  const publicSession = await service.addSession(service.conferenceId, body);
  const draft = await service.createConference({ slug: 'draft', status: 'draft' });
  const draftSession = await service.addSession(draft.id, body);
  const pathsOf = (conference: string, slug: string, { id: session, slug: sessionSlug }: Session) => [
    endpoints.sessions(conference).path,
    endpoints.agenda(conference).path,
    endpoints.programme(conference).path,
    endpoints.sessionDetail(session).path,
    endpoints.sessionSpeakers(session).path,
    endpoints.sessionBySlug(slug, sessionSlug).path,
    endpoints.conferencePartners(conference).path,
    endpoints.documents(conference).path,
  ];
  for (const path of pathsOf(service.conferenceId, 'shura', publicSession)) {
    const text = JSON.stringify(await read(path));
    expect(text).not.toMatch(/microphones|amal@majlis|updatedBy/);
  }
  for (const path of pathsOf(draft.id, 'draft', draftSession)) {
    await service.visitor.get(path).expect(404);
    await service.staff.get(path).expect(200);
  }
  expect(await read(endpoints.sessionDetail(publicSession.id).path)).toMatchObject({ sessionAbstract: 'On counsel.' });
});

test('a path with an invalid id returns 404', async () => {
  const { body } = await service.visitor.get(endpoints.sessions('xyz').path).expect(404);
  expect(body.message).toBe('This address does not exist.');
});

test('everything of a deleted conference is hidden and restored with it', async () => {
  const { id } = await service.addSession(service.conferenceId);
  const speaker = await service.addPerson();
  await service.assign(id, speaker);
  const lists = [endpoints.agenda(service.conferenceId).path, endpoints.programme(service.conferenceId).path];
  const paths = [...lists, endpoints.sessionDetail(id).path, endpoints.sessionSpeakers(id).path];
  await service.staff.delete(`${endpoints.conferences.path}/${service.conferenceId}`).expect(204);
  for (const path of paths) {
    await service.visitor.get(path).expect(404);
    await service.staff.get(path).expect(404);
  }
  await service.staff.post(endpoints.sessions(service.conferenceId).path).send(aSession()).expect(404);
  expect(await service.read(staffEndpoints.sessionsOfPerson(speaker.id).path)).toEqual([]);
  await service.staff.post(`${endpoints.conferences.path}/${service.conferenceId}/restore`).expect(200);
  for (const path of paths) await service.visitor.get(path).expect(200);
});

test('the programme is the list of sessions with speakers but without long texts', async () => {
  const long = { description: 'A text', sessionAbstract: 'x'.repeat(20_000) };
  const session = await service.addSession(service.conferenceId, long);
  const layla = await service.addPerson({ biography: 'y'.repeat(10_000), organization: 'Lantern House' });
  const [assignment] = await service.assign(session.id, layla);
  const [listed] = await read(endpoints.sessions(service.conferenceId).path);
  const [entry] = await read(endpoints.programme(service.conferenceId).path);
  const { sessionAbstract, ...light } = listed;
  const { id, slug, firstName, lastName, position, organization, photo } = layla;
  const person = { id, slug, firstName, lastName, position, organization, photo };
  expect(entry).toEqual({ ...light, speakersVersion: 2, speakers: [{ ...assignment, person }] });
  expect(sessionAbstract).toHaveLength(20_000);
});

test('the agenda has the order of the programme with fewer fields', async () => {
  const [layla, omar] = [await service.addPerson({ firstName: 'Layla' }), await service.addPerson()];
  const times = { startTime: daysFromNow(10.5), endTime: daysFromNow(10.6) };
  const later = await service.addSession(service.conferenceId, { ...times, sessionOrder: 1, maxAttendees: 40 });
  const first = await service.addSession(service.conferenceId, { ...times, track: 'Law', location: 'Great Hall' });
  await service.assign(later.id, omar, layla);
  const names = ({ slug, firstName, lastName }: Person) => ({ slug, firstName, lastName });
  const asListed = ({ id, slug, title, sessionType, track, startTime, endTime, location, maxAttendees }: Session) => {
    return { id, slug, title, sessionType, track, startTime, endTime, location, maxAttendees };
  };
  for (const name of ['Aula', 'great  hall '])
    await service.staff.post(roomsOf(service.conferenceId).path).send({ name }).expect(201);
  expect(await read(endpoints.agenda(service.conferenceId).path)).toEqual([
    { ...asListed(first), roomOrder: 2, speakers: [] },
    { ...asListed(later), roomOrder: null, speakers: [omar, layla].map(names) },
  ]);
});

test('each read takes a constant number of queries', async () => {
  const people = [await service.addPerson(), await service.addPerson()];
  const sessions = [await service.addSession(service.conferenceId), await service.addSession(service.conferenceId)];
  for (const { id } of sessions) {
    await service.assign(id, ...people);
    const document = { title: 'Slides', url: 'https://example.org', sessionId: id };
    await service.staff.post(endpoints.documents(service.conferenceId).path).send(document).expect(201);
  }
  const id = sessions[0]?.id ?? '';
  for (const [path, queries, forVisitors = queries] of [
    [endpoints.agenda(service.conferenceId).path, 1],
    [endpoints.programme(service.conferenceId).path, 1],
    [endpoints.sessions(service.conferenceId).path, 2],
    [endpoints.documents(service.conferenceId).path, 2, 3],
    [endpoints.sessionSpeakers(id).path, 2],
    [endpoints.sessionDetail(id).path, 6],
    [endpoints.sessionBySlug('shura', sessions[0]?.slug ?? '').path, 6],
  ] as const)
    for (const [browser, expected] of [
      [service.visitor, forVisitors],
      [service.staff, queries],
    ] as const)
      expect([path, await service.countQueries(() => read(path, browser))]).toEqual([path, expected]);
});
