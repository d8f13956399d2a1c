import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { reads } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { programmeOf } from '../../testing/programme.js';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let staff: RunningConferences['staff'];
beforeAll(async () => {
  service = await runConferences();
  ({ staff } = service);
});
beforeEach(() => service.empty());
afterAll(() => service.stop());

const { path } = reads.conferences;
const aConference = (changes: object = {}) => ({
  title: 'Faith and Self-Government',
  startDate: '2031-03-12T09:00:00.000Z',
  endDate: '2031-03-14T17:00:00.000Z',
  ...changes,
});
const create = async (changes: object = {}) => (await staff.post(path).send(aConference(changes)).expect(201)).body;
const put = (id: string, changes: object = {}) => staff.put(`${path}/${id}`).send(aConference(changes));
const refused = async (changes: object) => (await staff.post(path).send(aConference(changes)).expect(400)).body.fields;

test('a conference of a title and two dates is an academic draft in UTC, in English, with registration', async () => {
  expect(await create()).toMatchObject({
    slug: 'faith-and-self-government',
    conferenceType: 'academic',
    status: 'draft',
    timezone: 'UTC',
    language: 'English',
    isVirtual: false,
    registrationRequired: true,
    maxAttendees: null,
    currentAttendees: 0,
    displayOrder: 0,
    tags: [],
    subtitle: '',
    version: 1,
    updatedBy: 'amal@majlis.example',
  });
});

test('a conference is stored as it was sent', async () => {
  const whole = {
    ...aConference(),
    subtitle: 'A subtitle',
    description: 'Two paragraphs.\n\nأو ثلاث.',
    slug: 'faith',
    status: 'published',
    timezone: 'Asia/Kuala_Lumpur',
    maxAttendees: 180,
    currentAttendees: 12,
    tags: ['Shura', 'Law'],
    registrationDeadline: '2031-03-01T00:00:00.000Z',
    callForPapers: true,
    abstractSubmissionDeadline: '2031-01-01T00:00:00.000Z',
    paperSubmissionDeadline: '2031-02-01T00:00:00.000Z',
    programReleaseDate: '2031-03-20T00:00:00.000Z',
    isVirtual: true,
    virtualPlatform: 'zoom',
    virtualLink: 'https://meet.example/room',
    contactEmail: 'talk@example.org',
    featured: true,
  };
  const { id } = (await staff.post(path).send(whole).expect(201)).body;
  expect((await staff.get(path)).body).toMatchObject([{ id, ...whole }]);
});

test.each([
  ['the end before the start', { endDate: '2031-03-12T08:59Z' }, { endDate: 'The end must not be before the start' }],
  [
    'deadlines after the start',
    { registrationDeadline: '2031-03-13T00:00Z', abstractSubmissionDeadline: '2031-03-12T09:01Z' },
    {
      registrationDeadline: 'The deadline must be before the start',
      abstractSubmissionDeadline: 'The deadline must be before the start',
    },
  ],
  ['a negative capacity', { maxAttendees: -1 }, { maxAttendees: 'Maximum attendees must not be negative' }],
  ['no zone', { timezone: 'Mars/Olympus' }, { timezone: 'Choose a time zone, like Asia/Kuala_Lumpur' }],
  ['a slug with spaces', { slug: 'A b' }, { slug: 'Use lower-case letters, digits and single hyphens' }],
  [
    'a picture elsewhere',
    { featuredImage: 'https://elsewhere.example/a.jpg' },
    { featuredImage: 'Upload an image first' },
  ],
  ['no e-mail', { contactEmail: 'nobody' }, { contactEmail: 'Give an e-mail address, like name@example.org' }],
  ['a topic twice', { tags: ['Law', 'Law'] }, { tags: 'Each tag once' }],
  [
    'dates that are none',
    { startDate: '', endDate: 'soon' },
    { startDate: 'Start date is required', endDate: 'End date is required' },
  ],
])('%s is refused at its field', async (_case, changes, fields) => expect(await refused(changes)).toEqual(fields));

describe('times', () => {
  test.each([
    ['Europe/London', '2031-03-30T00:30', '2031-03-30T00:30:00.000Z', '2031-03-30T03:00', '2031-03-30T02:00:00.000Z'],
    [
      'America/New_York',
      '2031-03-09T01:30',
      '2031-03-09T06:30:00.000Z',
      '2031-03-09T03:30',
      '2031-03-09T07:30:00.000Z',
    ],
    ['Europe/London', '2031-10-26T00:30', '2031-10-25T23:30:00.000Z', '2031-10-26T02:30', '2031-10-26T02:30:00.000Z'],
    [
      'America/New_York',
      '2031-11-02T00:30',
      '2031-11-02T04:30:00.000Z',
      '2031-11-02T02:30',
      '2031-11-02T07:30:00.000Z',
    ],
    ['Asia/Tokyo', '2031-03-30T00:30', '2031-03-29T15:30:00.000Z', '2031-03-30T03:00', '2031-03-29T18:00:00.000Z'],
    [
      'Asia/Kuala_Lumpur',
      '2031-03-30T00:30',
      '2031-03-29T16:30:00.000Z',
      '2031-03-30T03:00',
      '2031-03-29T19:00:00.000Z',
    ],
  ])('clocks in %s are read over a change of summer time', async (timezone, startDate, start, endDate, end) => {
    expect(await create({ timezone, startDate, endDate })).toMatchObject({ startDate: start, endDate: end });
  });

  test('an hour that the clocks skip is refused', async () => {
    expect(
      await refused({ timezone: 'Europe/London', startDate: '2031-03-30T01:30', endDate: '2031-03-31T10:00' }),
    ).toEqual({ startDate: 'There is no such time in Europe/London' });
  });

  test('sessions and documents stay at their clock times when the conference moves to another zone', async () => {
    const { id } = await create({ timezone: 'UTC' });
    const { addSession } = programmeOf(service);
    const times = { startTime: '2031-03-12T09:00', endTime: '2031-03-12T10:30' };
    expect(await addSession(id, times)).toMatchObject({ startTime: '2031-03-12T09:00:00.000Z' });
    const document = { title: 'Book', url: 'https://example.org/book', publicFrom: '2031-03-12T12:00' };
    await staff.post(reads.documents(id).path).send(document).expect(201);
    const moved = { timezone: 'Asia/Tokyo', startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:00' };
    expect((await put(id, moved).expect(200)).body.startDate).toBe('2031-03-12T00:00:00.000Z');
    expect((await staff.get(reads.sessions(id).path)).body).toMatchObject([
      { startTime: '2031-03-12T00:00:00.000Z', endTime: '2031-03-12T01:30:00.000Z', version: 2 },
    ]);
    expect((await staff.get(reads.documents(id).path)).body).toMatchObject([
      { publicFrom: '2031-03-12T03:00:00.000Z' },
    ]);
  });
});

describe('addresses', () => {
  const bySlug = (slug: string) => service.visitor.get(reads.conferenceBySlug(slug).path);

  test('the same title again gets the next address; what somebody typed is refused when it is taken', async () => {
    expect((await create()).slug).toBe('faith-and-self-government');
    expect((await create()).slug).toBe('faith-and-self-government-2');
    expect((await create({ slug: 'faith-and-self-government' })).slug).toBe('faith-and-self-government-3');
    expect((await create({ slug: 'faith' })).slug).toBe('faith');
    expect(await refused({ slug: 'faith' })).toEqual({ slug: 'Another conference already has this address' });
  });

  test.each([
    ['الشورى والحرية', 'الشورى-والحرية'],
    ['؟!', 'conference-2031'],
  ])('the title "%s" gives the address %s', async (title, slug) => {
    await create({ title, status: 'published' });
    expect((await bySlug(slug).expect(200)).body.title).toBe(title);
  });

  test('twenty that come at once have twenty addresses', async () => {
    const slugs = await Promise.all(Array.from({ length: 20 }, async () => (await create()).slug));
    expect(new Set(slugs).size).toBe(20);
  });

  test('a published conference keeps its address when its title changes, and leads from the old one when it is changed', async () => {
    const { id } = await create({ status: 'published' });
    expect((await put(id, { title: 'Another title', status: 'published' }).expect(200)).body.slug).toBe(
      'faith-and-self-government',
    );
    await put(id, { slug: 'شورى', status: 'published' }).expect(200);
    const moved = await bySlug('faith-and-self-government').redirects(0).expect(301);
    expect(moved.headers.location).toBe(`/api/conferences/slug/${encodeURIComponent('شورى')}`);
    expect((await bySlug('faith-and-self-government').redirects(1).expect(200)).body.id).toBe(id);
    await put(id, { slug: 'faith-and-self-government', status: 'published' }).expect(200);
    await bySlug('faith-and-self-government').redirects(0).expect(200);
    await bySlug('شورى').redirects(0).expect(301);
  });

  test('an old address tells nothing of a conference that visitors no longer see', async () => {
    const { id } = await create({ slug: 'old', status: 'published' });
    await put(id, { slug: 'new', status: 'draft' }).expect(200);
    await bySlug('old').redirects(0).expect(404);
    await staff.get(reads.conferenceBySlug('old').path).redirects(0).expect(301);
  });

  test('a draft that changes its address leaves nothing behind', async () => {
    const { id } = await create({ slug: 'typo' });
    await put(id, { slug: 'right' }).expect(200);
    await staff.get(reads.conferenceBySlug('typo').path).redirects(0).expect(404);
  });

  test('a new title does not take the address that leads to another conference; a typed one may', async () => {
    const { id } = await create({ status: 'published' });
    await put(id, { slug: 'moved', status: 'published' }).expect(200);
    expect((await create()).slug).toBe('faith-and-self-government-2');
    await create({ title: 'Other', slug: 'faith-and-self-government', status: 'published' });
    expect((await bySlug('faith-and-self-government').redirects(0).expect(200)).body.title).toBe('Other');
  });

  test('a deleted conference gives its address free and takes the next one when it comes back', async () => {
    const first = await create({ status: 'published' });
    await staff.delete(`${path}/${first.id}`).expect(204);
    await bySlug(first.slug).expect(404);
    expect((await create()).slug).toBe('faith-and-self-government');
    const { body } = await staff.post(`${path}/${first.id}/restore`).expect(200);
    expect(body).toMatchObject({ slug: 'faith-and-self-government-2', deletedAt: null });
  });
});

test('publishing is a write of its own and leaves the rest alone', async () => {
  const draft = await create({ subtitle: 'Kept' });
  const status = `${path}/${draft.id}/status`;
  await staff.put(status).set('If-Match', '"7"').send({ status: 'published' }).expect(409);
  const { body } = await staff.put(status).set('If-Match', '"1"').send({ status: 'published' }).expect(200);
  expect(body).toEqual({ ...draft, status: 'published', version: 2, updatedAt: expect.any(String) });
  expect((await staff.put(status).send({ status: 'hidden' }).expect(400)).body.fields).toEqual({
    status: 'Status is one of draft, published, archived',
  });
});

test('a stale edit is refused, saying who changed the conference, and changes nothing', async () => {
  const { id } = await create();
  const yusuf = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  await yusuf
    .put(`${path}/${id}`)
    .set('If-Match', '"1"')
    .send(aConference({ title: 'His' }))
    .expect(200);
  const { body } = await put(id, { title: 'Hers', slug: 'hers' }).set('If-Match', '"1"').expect(409);
  expect(body.changed).toEqual({ by: 'yusuf@majlis.example', at: expect.any(String) });
  expect((await staff.get(path)).body).toMatchObject([{ title: 'His', slug: 'faith-and-self-government', version: 2 }]);
});

test('staff see how much belongs to each conference, and the counters, in as many queries for many as for one', async () => {
  const { addSession, addPerson, assign } = programmeOf(service);
  const layla = await addPerson();
  const omar = await addPerson({ firstName: 'Omar' });
  await addPerson({ firstName: 'Nobody' });
  const fill = async (changes: object) => {
    const { id } = await create(changes);
    const session = await addSession(id);
    await assign(session.id, layla, omar);
    await assign((await addSession(id)).id, layla);
    await staff.post(reads.conferencePartners(id).path).send({ name: 'Lantern House' }).expect(201);
    await staff.post(reads.documents(id).path).send({ title: 'Book', url: 'https://example.org' }).expect(201);
  };
  const queriesOf = async (work: () => Promise<unknown>) => {
    const { logger } = service.database;
    const queries: string[] = [];
    const note = (query: string) => queries.push(query);
    service.database.setOptions({ logging: true, logger: { ...silent, logQuery: note } as never });
    await work();
    service.database.setOptions({ logging: false, logger: logger as never });
    return queries.filter((query) => !query.includes('auth.sessions')).length;
  };
  const list = () => staff.get(path).expect(200);
  await fill({ status: 'published' });
  const forOne = await queriesOf(list);
  for (const title of ['B', 'C', 'D', 'E']) await fill({ title });
  expect(await queriesOf(list)).toBe(forOne);
  const figures = { sessions: 2, speakers: 2, partners: 1, documents: 1 };
  expect((await list()).body).toMatchObject(Array.from({ length: 5 }, () => ({ figures })));
  expect(await queriesOf(() => staff.get(reads.conferenceCounters.path).expect(200))).toBe(1);
  expect((await staff.get(reads.conferenceCounters.path)).body).toEqual({
    conferences: 5,
    published: 1,
    drafts: 4,
    speakers: 3,
  });
  expect((await service.visitor.get(path)).body).not.toContainEqual(expect.objectContaining({ figures }));
});

const nothing = () => undefined;
const silent = {
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};
