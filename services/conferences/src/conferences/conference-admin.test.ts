import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { aConference } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const { create, put, createRejected } = service;
beforeEach(() => service.deleteAll());

const { path } = endpoints.conferences;

test('a new conference defaults to an academic draft in UTC and English with registration', async () => {
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

test('an empty platform is stored as null', async () => {
  expect(await create({ virtualPlatform: '' })).toMatchObject({ virtualPlatform: null });
});

test('a conference is stored as it was sent', async () => {
  const input = {
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
  const { id } = await service.add(path, input);
  expect((await service.staff.get(path)).body).toMatchObject([{ id, ...input }]);
});

test.each([
  ['the end before the start', { endDate: '2031-03-12T08:59Z' }, { endDate: 'The end must be after the start' }],
  ['an end at the start', { endDate: '2031-03-12T09:00Z' }, { endDate: 'The end must be after the start' }],
  [
    'deadlines at the start or after it',
    { registrationDeadline: '2031-03-12T09:00Z', abstractSubmissionDeadline: '2031-03-12T09:01Z' },
    {
      registrationDeadline: 'The deadline must be before the start',
      abstractSubmissionDeadline: 'The deadline must be before the start',
    },
  ],
  ['a negative capacity', { maxAttendees: -1 }, { maxAttendees: 'Maximum attendees must not be negative' }],
  ['an unknown time zone', { timezone: 'Mars/Olympus' }, { timezone: 'Choose a time zone, like Asia/Kuala_Lumpur' }],
  ['an abbreviated time zone', { timezone: 'IST' }, { timezone: 'Choose a time zone, like Asia/Kuala_Lumpur' }],
  [
    'half a character in a link',
    { websiteUrl: 'https://example.org/\ud800' },
    { websiteUrl: 'Enter the full address, such as https://www.example.org' },
  ],
  [
    'a leap second',
    { endDate: '2031-12-31T23:59:60Z' },
    { endDate: 'End date must be a date and time between 1900 and 2199' },
  ],
  [
    'a year out of range',
    { startDate: '0026-03-12T09:00', registrationDeadline: '20261-03-12T09:00' },
    {
      startDate: 'Start date must be a date and time between 1900 and 2199',
      registrationDeadline: 'Registration deadline must be a date and time between 1900 and 2199',
    },
  ],
  ['a slug with spaces', { slug: 'A b' }, { slug: 'Use lower-case letters, digits and single hyphens' }],
  [
    'a picture elsewhere',
    { featuredImage: 'https://elsewhere.example/a.jpg' },
    { featuredImage: 'Upload an image first' },
  ],
  [
    'an invalid e-mail address',
    { contactEmail: 'nobody' },
    { contactEmail: 'Enter an email address, such as name@example.org' },
  ],
  [
    'an empty and an invalid date',
    { startDate: '', endDate: 'soon' },
    { startDate: 'Start date is required', endDate: 'End date must be a date and time between 1900 and 2199' },
  ],
])('%s is rejected at its field', async (_case, changes, fields) =>
  expect(await createRejected(changes)).toEqual(fields),
);

test('topics are deduplicated without case', async () => {
  const { body } = await service.staff
    .post(path)
    .send(aConference({ tags: ['Law', 'Trade', 'LAW', ' law '] }))
    .expect(201);
  expect(body.tags).toEqual(['Law', 'Trade']);
});

test('a time zone is stored in its IANA spelling', async () => {
  const saved = await service.staff
    .post(path)
    .send(aConference({ timezone: 'asia/kuala_lumpur' }))
    .expect(201);
  expect(saved.body).toMatchObject({ timezone: 'Asia/Kuala_Lumpur' });
});

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
  ])(
    'local times in %s are converted across a change of summer time',
    async (timezone, startDate, start, endDate, end) => {
      expect(await create({ timezone, startDate, endDate })).toMatchObject({ startDate: start, endDate: end });
    },
  );

  test('a local time skipped by a clock change is rejected', async () => {
    expect(
      await createRejected({ timezone: 'Europe/London', startDate: '2031-03-30T01:30', endDate: '2031-03-31T10:00' }),
    ).toEqual({ startDate: 'There is no such time in Europe/London' });
  });
});

test('changing the status leaves all other fields unchanged', async () => {
  const draft = await create({ subtitle: 'Kept' });
  const status = `${path}/${draft.id}/status`;
  await service.staff.put(status).set('If-Match', '"7"').send({ status: 'published' }).expect(409);
  const { body } = await service.staff.put(status).set('If-Match', '"1"').send({ status: 'published' }).expect(200);
  expect(body).toEqual({ ...draft, status: 'published', version: 2, updatedAt: expect.any(String) });
  expect(messagesOf((await service.staff.put(status).send({ status: 'hidden' }).expect(400)).body.fields)).toEqual({
    status: 'Status is one of draft, published, archived',
  });
});

test('a stale save is rejected with the other editor and changes nothing', async () => {
  const { id } = await create();
  const yusuf = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  await yusuf
    .put(`${path}/${id}`)
    .set('If-Match', '"1"')
    .send(aConference({ title: 'His' }))
    .expect(200);
  const { body } = await put(id, { title: 'Hers', slug: 'hers' }).set('If-Match', '"1"').expect(409);
  expect(body.changed).toEqual({ by: 'yusuf@majlis.example', at: expect.any(String) });
  expect((await service.staff.get(path)).body).toMatchObject([
    { title: 'His', slug: 'faith-and-self-government', version: 2 },
  ]);
});

test('the editions of a series are those that visitors see, and itself', async () => {
  const add = (year: number, changes: object = {}) =>
    create({
      ...{ title: `Forum ${year}`, slug: `forum-${year}`, series: 'Forum', status: 'published' },
      ...{ startDate: `${year}-03-27T09:00Z`, endDate: `${year}-03-28T09:00Z` },
      ...changes,
    });
  await add(2032);
  await add(2030, { status: 'archived' });
  await add(2033, { status: 'draft' });
  await add(2031, { series: 'Other' });
  await add(2034, { series: '' });
  const slugsOf = async (slug: string, browser = service.visitor) =>
    (await browser.get(endpoints.conferenceBySlug(slug).path).expect(200)).body.editions?.map(
      (edition: { slug: string }) => edition.slug,
    );
  expect(await slugsOf('forum-2032')).toEqual(['forum-2030', 'forum-2032']);
  expect(await slugsOf('forum-2033', service.staff)).toEqual(['forum-2030', 'forum-2032', 'forum-2033']);
  expect(await slugsOf('forum-2031')).toEqual(['forum-2031']);
  expect(await slugsOf('forum-2034')).toEqual([]);
  const [listed] = (await service.visitor.get(endpoints.conferences.path).expect(200)).body;
  expect(listed).toHaveProperty('series');
});

test('staff get counts and totals with a constant number of queries', async () => {
  const { addSession, addPerson, assign } = service;
  const layla = await addPerson();
  const omar = await addPerson({ firstName: 'Omar' });
  await addPerson({ firstName: 'Nobody' });
  const fill = async (changes: object) => {
    const { id } = await create(changes);
    const session = await addSession(id);
    await assign(session.id, layla, omar);
    await assign((await addSession(id)).id, layla);
    await service.staff.post(endpoints.conferencePartners(id).path).send({ name: 'Lantern House' }).expect(201);
    await service.staff
      .post(endpoints.documents(id).path)
      .send({ title: 'Book', url: 'https://example.org' })
      .expect(201);
  };
  const list = () => service.staff.get(path).expect(200);
  await fill({ status: 'published' });
  const forOne = await service.countQueries(list);
  for (const title of ['B', 'C', 'D', 'E']) await fill({ title });
  expect(await service.countQueries(list)).toBe(forOne);
  const counts = { sessions: 2, speakers: 2, partners: 1, documents: 1 };
  expect((await list()).body).toMatchObject(Array.from({ length: 5 }, () => ({ counts })));
  expect(await service.countQueries(() => service.staff.get(staffEndpoints.conferenceTotals.path).expect(200))).toBe(1);
  expect((await service.staff.get(staffEndpoints.conferenceTotals.path)).body).toEqual({
    conferences: 5,
    published: 1,
    drafts: 4,
    speakers: 3,
  });
  expect((await service.visitor.get(path)).body).not.toContainEqual(expect.objectContaining({ counts }));
});
