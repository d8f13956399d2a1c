import { endpoints } from '@majlis/contracts/api/endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { aConference, conferenceActions } from '../../testing/conference-actions.js';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let staff: RunningConferences['staff'];
let create: ReturnType<typeof conferenceActions>['create'];
let put: ReturnType<typeof conferenceActions>['put'];
let createRejected: ReturnType<typeof conferenceActions>['createRejected'];
beforeAll(async () => {
  service = await runConferences();
  ({ staff } = service);
  ({ create, put, createRejected } = conferenceActions(service));
});
beforeEach(() => service.deleteAll());
afterAll(() => service.stop());

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
  const { id } = (await staff.post(path).send(input).expect(201)).body;
  expect((await staff.get(path)).body).toMatchObject([{ id, ...input }]);
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
  const { body } = await staff
    .post(path)
    .send(aConference({ tags: ['Law', 'Trade', 'LAW', ' law '] }))
    .expect(201);
  expect(body.tags).toEqual(['Law', 'Trade']);
});

test('a time zone is stored in its IANA spelling', async () => {
  const saved = await staff
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
  await staff.put(status).set('If-Match', '"7"').send({ status: 'published' }).expect(409);
  const { body } = await staff.put(status).set('If-Match', '"1"').send({ status: 'published' }).expect(200);
  expect(body).toEqual({ ...draft, status: 'published', version: 2, updatedAt: expect.any(String) });
  expect(messagesOf((await staff.put(status).send({ status: 'hidden' }).expect(400)).body.fields)).toEqual({
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
  expect((await staff.get(path)).body).toMatchObject([{ title: 'His', slug: 'faith-and-self-government', version: 2 }]);
});
