import { endpoints } from '@majlis/contracts/api/endpoints';
import { copyPath } from '@majlis/contracts/conferences/conference-copy';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { fullConference, fullDocument, fullPartner } from '../../testing/full-inputs.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const { create } = service;
beforeEach(() => service.deleteAll());

/** London changes to summer time on 30 March 2031 and on 28 March 2032. */
const london = {
  title: 'Forum 2031',
  timezone: 'Europe/London',
  startDate: '2031-03-27T09:00',
  endDate: '2031-03-29T17:00',
};
const aCopy = (changes: object = {}) => ({ title: 'Forum 2032', startDate: '2032-03-27', ...changes });
const sendCopy = (id: string, changes: object = {}) => service.staff.post(copyPath(id)).send(aCopy(changes));
const copy = async (id: string, changes?: object) => (await sendCopy(id, changes).expect(201)).body;
const read = (path: string) => service.read(path);
const sessionsOf = (id: string) => read(endpoints.programme(id).path);
const timesOf = async (id: string) =>
  (await sessionsOf(id)).map(({ startTime, endTime }: { startTime: string; endTime: string }) =>
    [startTime, endTime].map((time) => toLocalDateTime(time, 'Europe/London')),
  );

test('by weekday a Thursday stays a Thursday, and local times stay across a change to summer time', async () => {
  const { id } = await create(london);
  await service.addSession(id, { startTime: '2031-03-27T10:00', endTime: '2031-03-27T11:30' });
  await service.addSession(id, { startTime: '2031-03-29T23:30', endTime: '2031-03-30T00:30' });
  // The next Thursdays are 25 March and 1 April 2032.
  for (const [startDate, first, last] of [
    ['2032-03-27', '2032-03-25', '2032-03-27'],
    ['2032-03-29', '2032-04-01', '2032-04-03'],
  ]) {
    const copied = await copy(id, { startDate });
    expect(toLocalDateTime(copied.startDate, 'Europe/London')).toBe(`${first}T09:00`);
    expect(toLocalDateTime(copied.endDate, 'Europe/London')).toBe(`${last}T17:00`);
    expect((await timesOf(copied.id))[0]).toEqual([`${first}T10:00`, `${first}T11:30`]);
  }
  const summer = await copy(id, { startDate: '2032-04-01' });
  expect(summer.startDate).toBe('2032-04-01T08:00:00.000Z');
});

test('by date it begins on the given day, and a session in a skipped hour keeps its length', async () => {
  const { id } = await create(london);
  await service.addSession(id, { startTime: '2031-03-28T01:15', endTime: '2031-03-28T02:00' });
  const copied = await copy(id, { startDate: '2032-03-27', days: 'dates' });
  expect(toLocalDateTime(copied.startDate, 'Europe/London')).toBe('2032-03-27T09:00');
  // On 28 March 2032 there is no 01:15.
  expect(await timesOf(copied.id)).toEqual([['2032-03-28T02:15', '2032-03-28T03:00']]);
});

test('all parts are copied as a draft, without what belongs to one conference only, and counted before', async () => {
  const source = await create({ ...fullConference, startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:30' });
  const { id } = source;
  const talk = { title: 'Opening', location: 'Hall A', startTime: '2031-03-12T10:00', endTime: '2031-03-12T11:00' };
  const session = await service.addSession(id, talk);
  const gone = await service.addSession(id, { ...talk, title: 'Gone' });
  const [amina, bilal] = [await service.addPerson(), await service.addPerson({ firstName: 'Bilal', lastName: 'Khan' })];
  await service.assign(session.id, amina, bilal);
  await service.assign(gone.id, amina);
  const add = (path: string, input: object) => service.staff.post(path).send(input).expect(201);
  const documents = endpoints.documents(id).path;
  for (const [kind, sessionId] of [
    ['programme', null],
    ['other', session.id],
    ['other', gone.id],
    ['paper', session.id],
    ['recording', null],
  ])
    await add(documents, { ...fullDocument, title: `A ${kind}`, kind, sessionId, publicFrom: '2031-03-12T09:00' });
  for (const name of ['One', 'Two']) await add(endpoints.conferencePartners(id).path, { ...fullPartner, name });
  await service.remove(`/api/sessions/${gone.id}`);
  await service.remove(`/api/people/${bilal.id}`);

  expect(await read(staffEndpoints.copyCounts(id).path)).toEqual({
    sessions: 1,
    speakers: 1,
    partners: 2,
    documents: 1,
    sessionDocuments: 1,
  });
  const copied = await copy(id, { startDate: '2032-03-10', series: 'Another series' });
  const { slug, createdAt, updatedAt, ...kept } = source;
  expect(copied).toMatchObject({
    ...kept,
    id: expect.not.stringMatching(id),
    title: 'Forum 2032',
    slug: 'forum-2032',
    series: 'Another series',
    status: 'draft',
    startDate: '2032-03-10T01:00:00.000Z',
    endDate: '2032-03-12T09:30:00.000Z',
    version: 1,
    ...{ registrationLink: '', registrationDeadline: null, currentAttendees: 0, virtualLink: '' },
    ...{ callForPapers: false, papersLink: '', paperSubmissionDeadline: null, abstractSubmissionDeadline: null },
    ...{ programReleaseDate: null, featured: false, flickrAlbumUrl: '', albumThumbnail: '' },
    ...{ metaTitle: '', metaDescription: '' },
  });
  const [copiedSession, ...others] = await sessionsOf(copied.id);
  expect(others).toEqual([]);
  expect(copiedSession).toMatchObject({
    ...{ title: 'Opening', slug: 'opening', location: 'Hall A', startTime: '2032-03-10T02:00:00.000Z' },
    speakers: [{ personId: amina.id, speakerOrder: 1 }],
  });
  expect(copiedSession.id).not.toBe(session.id);
  expect(await read(endpoints.documents(copied.id).path)).toMatchObject([
    { title: 'A programme', sessionId: null, publicFrom: '2032-03-10T01:00:00.000Z' },
    { title: 'A other', sessionId: copiedSession.id },
  ]);
  expect(await read(endpoints.conferencePartners(copied.id).path)).toMatchObject([{ name: 'One' }, { name: 'Two' }]);
  await service.visitor.get(endpoints.conferenceBySlug(copied.slug).path).expect(404);
});

test('parts that are not chosen are left out', async () => {
  const { id } = await create({ ...fullConference, slug: '' });
  const session = await service.addSession(id, { location: 'Hall A', ...inConference });
  await service.assign(session.id, await service.addPerson());
  await service.staff.post(endpoints.conferencePartners(id).path).send(fullPartner).expect(201);
  await service.staff.post(endpoints.documents(id).path).send(fullDocument).expect(201);
  const bare = { texts: false, venue: false, partners: false, documents: false, speakers: false };
  const unplaced = await copy(id, { ...bare, times: false, rooms: false });
  expect(unplaced).toMatchObject({
    subtitle: '',
    featuredImage: '',
    tags: [],
    venue: '',
    city: '',
    organizer: 'Majlis',
  });
  expect(await sessionsOf(unplaced.id)).toMatchObject([
    {
      ...{ location: '', speakers: [], startTime: unplaced.startDate },
      endTime: new Date(Date.parse(unplaced.startDate) + 5_400_000).toISOString(),
    },
  ]);
  expect(await read(endpoints.conferencePartners(unplaced.id).path)).toEqual([]);
  expect(await read(endpoints.documents(unplaced.id).path)).toEqual([]);
  const without = await copy(id, { sessions: false });
  expect(await sessionsOf(without.id)).toEqual([]);
  expect(await read(endpoints.documents(without.id).path)).toHaveLength(1);
});

const inConference = { startTime: '2031-03-12T10:00', endTime: '2031-03-12T11:30' };

test('one undo takes back the copy with all its parts and the new series of the conference', async () => {
  const { id } = await create(london);
  const session = await service.addSession(id, inConference);
  await service.assign(session.id, await service.addPerson());
  await service.staff.post(endpoints.conferencePartners(id).path).send(fullPartner).expect(201);
  const response = await sendCopy(id, { series: 'Forum' }).expect(201);
  const copied = response.body;
  const conferences = async () =>
    (await read(endpoints.conferences.path)).map(({ title, series }: typeof copied) => `${title}: ${series}`).sort();
  expect(await conferences()).toEqual(['Forum 2031: Forum', 'Forum 2032: Forum']);
  await service.undo(response).expect(204);
  expect(await conferences()).toEqual(['Forum 2031: ']);
  const left = await service.database.query(
    `SELECT (SELECT count(*)::int FROM conferences.sessions WHERE conference_id = $1 AND deleted_at IS NULL) AS sessions,
       (SELECT count(*)::int FROM conferences.conference_partners WHERE conference_id = $1 AND deleted_at IS NULL) AS partners,
       (SELECT count(*)::int FROM conferences.session_speakers) AS speakers`,
    [copied.id],
  );
  expect(left).toEqual([{ sessions: 0, partners: 0, speakers: 1 }]);
});

test('a slug is made from title and year and stays unique; a typed one that is taken is named', async () => {
  const { id } = await create({ ...london, title: 'Forum' });
  const slugs = [];
  for (const changes of [{}, {}, { slug: 'forum-2032' }])
    slugs.push((await copy(id, { title: 'Forum', ...changes })).slug);
  expect(slugs).toEqual(['forum-2032', 'forum-2032-2', 'forum-2032-3']);
  const taken = await sendCopy(id, { slug: 'forum' }).expect(400);
  expect(messagesOf(taken.body.fields)).toEqual({ slug: 'Another conference already has this address' });
});

test.each([
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ startDate: '' }, { startDate: 'Start date is required' }],
  [{ startDate: '2032-02-30' }, { startDate: 'Start date must be a day between 1900 and 2199' }],
  [{ startDate: '2032-03-27T09:00' }, { startDate: 'Start date must be a day between 1900 and 2199' }],
  [{ days: 'months' }, { days: 'Days is one of weekdays, dates' }],
  [{ sessions: 'yes' }, { sessions: 'Say true or false' }],
])('%j is rejected with the field named, and nothing is created', async (changes, fields) => {
  const { id } = await create(london);
  expect(messagesOf((await sendCopy(id, changes).expect(400)).body.fields)).toEqual(fields);
  expect(await read(endpoints.conferences.path)).toHaveLength(1);
});

test('a repeated request creates one copy', async () => {
  const { id } = await create(london);
  await service.addSession(id, inConference);
  const send = () => sendCopy(id).set('Idempotency-Key', 'a-key-of-the-tests').expect(201);
  const first = await send();
  await service.database.query(
    "UPDATE conferences.idempotency_keys SET response = NULL, claimed_at = now() - interval '61 seconds'",
  );
  expect((await send()).body.id).toBe(first.body.id);
  expect(await read(endpoints.conferences.path)).toHaveLength(2);
  expect(await sessionsOf(first.body.id)).toHaveLength(1);
});

test('a conference of 1,000 sessions is copied at once', async () => {
  const { id } = await create(london);
  const person = await service.addPerson();
  await service.database.transaction(async (manager) => {
    await manager.query("SET LOCAL majlis.actor = 'job:test'");
    await manager.query(
      `WITH added AS (
         INSERT INTO conferences.sessions (conference_id, title, slug, start_time, end_time, version, updated_at, updated_by)
         SELECT $1, 'Session ' || n, 'session-' || n, start_time, start_time + interval '30 minutes', 1, now(), ''
         FROM generate_series(1, 1000) n, LATERAL (SELECT timestamptz '2031-03-27 09:00Z' + n * interval '3 minutes' AS start_time) x
         RETURNING id)
       INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order) SELECT id, $2, 1 FROM added`,
      [id, person.id],
    );
  });
  const started = performance.now();
  const copied = await copy(id);
  const seconds = (performance.now() - started) / 1_000;
  expect(
    (await sessionsOf(copied.id)).filter(({ speakers }: { speakers: object[] }) => speakers.length === 1),
  ).toHaveLength(1_000);
  expect(seconds).toBeLessThan(onThisMachine(20));
});
