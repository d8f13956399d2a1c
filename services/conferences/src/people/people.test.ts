import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { aPerson } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
beforeEach(() => service.deleteAll());

const { path } = staffEndpoints.people;
const post = (changes: object) => service.staff.post(path).send(aPerson(changes));

test('people are sorted by last name, and speakers are the same list', async () => {
  for (const lastName of ['Zaman', 'Abbasi', 'Haddad']) await post({ lastName }).expect(201);
  const { body } = await service.staff.get(path).expect(200);
  expect(body.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Abbasi', 'Haddad', 'Zaman']);
  expect(await service.read('/api/speakers')).toEqual(body);
});

test('a person is stored as it was sent', async () => {
  const input = {
    firstName: 'Layla',
    lastName: 'حدّاد',
    email: 'layla@example.org',
    showEmail: false,
    phone: '+60 3 1234 5678',
    position: 'Professor',
    organization: 'Lantern House',
    department: 'Law',
    biography: 'Reads.\nWrites.',
    photo: '/images/speakers/a1-10x10.webp',
    cvUrl: 'https://example.org/cv.pdf',
    websiteUrl: 'https://layla.example.org/',
    linkedinUrl: 'https://www.linkedin.com/in/layla',
    twitterHandle: '@layla',
    orcidId: '0000-0002-1825-0097',
    expertiseAreas: ['Shura', 'Constitutional law'],
  };
  const { body } = await service.staff.post(path).send(input).expect(201);
  expect((await service.staff.get(path)).body).toMatchObject([{ ...input, id: body.id, version: 1 }]);
});

test('areas of expertise are deduplicated', async () => {
  const { body } = await post({ expertiseAreas: ['Shura', 'shura', 'History'] }).expect(201);
  expect(body.expertiseAreas).toEqual(['Shura', 'History']);
});

test.each([
  [
    'no names',
    { firstName: '', lastName: ' ' },
    { firstName: 'First name is required', lastName: 'Last name is required' },
  ],
  [
    'an ORCID iD with a wrong digit',
    { orcidId: '0000-0002-1825-0098' },
    { orcidId: 'Enter an ORCID iD, such as 0000-0002-1825-0097' },
  ],
  ['a handle with spaces', { twitterHandle: 'la yla' }, { twitterHandle: 'Enter a handle, such as @majlis' }],
  ['a photo elsewhere', { photo: 'https://elsewhere.example/a.jpg' }, { photo: 'Upload an image first' }],
  [
    'a javascript: link',
    { websiteUrl: 'javascript:alert(1)' },
    { websiteUrl: 'Enter the full address, such as https://www.example.org' },
  ],
])('%s is rejected at its field', async (_case, changes, fields) =>
  expect(messagesOf((await post(changes).expect(400)).body.fields)).toEqual(fields),
);

test('visitors never see a phone number, and an e-mail address only with consent', async () => {
  const { addSession, addPerson, assign } = service;
  const conference = await service.createConference({ slug: 'shura' });
  const session = await addSession(conference.id);
  const hiddenPerson = { phone: '+60 3 1234 5678', email: 'hidden@example.org', showEmail: false };
  const publicPerson = { firstName: 'Omar', phone: '+60 3 8765 4321', email: 'omar@example.org' };
  const people = [await addPerson(hiddenPerson), await addPerson(publicPerson)];
  await assign(session.id, ...people);
  const paths = [
    endpoints.agenda(conference.id).path,
    endpoints.programme(conference.id).path,
    endpoints.sessionDetail(session.id).path,
    endpoints.sessionSpeakers(session.id).path,
    endpoints.sessionBySlug('shura', session.slug).path,
    endpoints.publicSpeakers.path,
    ...people.map(({ slug }) => endpoints.speakerBySlug(slug).path),
  ];
  for (const publicPath of paths) {
    const { text } = await service.visitor.get(publicPath).expect(200);
    expect(text).not.toMatch(/\+60|hidden@example|showEmail/);
  }
  const { body } = await service.visitor.get(endpoints.sessionSpeakers(session.id).path);
  expect(body).toMatchObject([{ person: { email: '' } }, { person: { email: 'omar@example.org' } }]);
  // Whoever adds a field must decide here whether it is public.
  expect(Object.keys(body[0].person).sort()).toEqual([
    ...['biography', 'cvUrl', 'department', 'email', 'expertiseAreas', 'firstName', 'id', 'lastName', 'linkedinUrl'],
    ...['orcidId', 'organization', 'photo', 'position', 'slug', 'twitterHandle', 'websiteUrl'],
  ]);
});
