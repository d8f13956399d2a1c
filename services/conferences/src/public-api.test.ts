import { endpoints } from '@majlis/contracts/api/endpoints';
import { publicReads } from '@majlis/contracts/api/public-reads.schema';
import { citationPath } from '@majlis/contracts/programme/proceedings';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { runSql } from '@majlis/kit/testing/database';
import {
  expectDescribedRoutes,
  findDifferences,
  findUndescribed,
  readDescribed,
  readsWithParameters,
} from '@majlis/kit/testing/described-reads';
import { sessionPath } from '../testing/conference-actions.js';
import { fullConference, fullDocument, fullPartner, fullPerson, fullSession } from '../testing/full-inputs.js';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
let parameters: Record<string, string>;
let sessionId: string;

const pdf = `/documents/${'0a'.repeat(32)}.pdf`;
const past = '2020-01-01T00:00:00.000Z';
/** The media library is in the schema of cms. */
const libraryOf = (folder: string, filename: string, kind: string) =>
  `INSERT INTO cms.media (folder, filename, sha256, kind, name, alt, is_decorative, focal_point, bytes, uploaded_at,
     uploaded_by, version, updated_at, updated_by)
   VALUES ('${folder}', '${filename}', '${'0a'.repeat(32)}', '${kind}', 'a', 'In words', false, '', 7, now(), '', 1, now(), '');`;

/** Creates everything that the service can have, with a value in every field. */
beforeAll(async () => {
  const { add, staff, data } = service;
  const picture = `${'0a'.repeat(32)}-9x9.webp`;
  await runSql(
    data.ownerUrl,
    libraryOf('conferences', picture, 'picture') + libraryOf('documents', `${'0a'.repeat(32)}.pdf`, 'document'),
  );
  const featuredImage = `/images/conferences/${picture}`;
  const released = { ...fullConference, programReleaseDate: null, featuredImage };
  const { id } = await add(endpoints.conferences.path, { ...released, slug: 'forum' });
  await add(endpoints.conferences.path, { ...released, slug: 'former' });
  const session = await add(endpoints.sessions(id).path, { ...fullSession, slug: 'opening' });
  const person = await add(staffEndpoints.people.path, {
    ...fullPerson,
    slug: 'layla',
    showEmail: true,
    photo: featuredImage,
  });
  const speakers = [{ personId: person.id, speakerType: 'keynote', presentationTitle: 'On oaths' }];
  await staff.put(endpoints.sessionSpeakers(session.id).path).send({ speakers }).expect(200);
  await add(endpoints.conferencePartners(id).path, fullPartner);
  for (const owner of [null, session.id])
    await add(endpoints.documents(id).path, {
      ...fullDocument,
      kind: 'paper',
      url: pdf,
      publicFrom: past,
      sessionId: owner,
    });
  await staff.put(`${endpoints.conferences.path}/${id}/release`).send({ isReleased: true }).expect(200);
  await service.moveHistory(2);
  await staff
    .put(sessionPath(session.id))
    .send({ ...fullSession, slug: 'opening', location: 'Hall B' })
    .expect(200);
  sessionId = session.id;
  parameters = { conferenceId: id, id: sessionId, slug: 'forum', sessionSlug: 'opening' };
});

const beginnings = ['/api/conferences', '/api/sessions', '/api/speakers', '/api/oembed', '/calendars/'];

test('the description has every public route, and no other', () => expectDescribedRoutes(service, beginnings));

test.each(readsWithParameters(beginnings))('odd parameters of %s get a described response', async (name) => {
  expect(await findUndescribed(name, { browser: service.visitor, parameters })).toEqual([]);
});

test.each([
  'listConferences',
  'getNextConference',
  'getConference',
  'listConferencePartners',
  'listConferenceDocuments',
  'listAgenda',
  'listProgramme',
  'listSessions',
  'listSessionTexts',
  'getSession',
  'getSessionBySlug',
  'listSessionSpeakers',
  'listChanges',
  'listRecentChanges',
  'listProceedings',
  'listSpeakers',
])('%s returns what its description allows', async (name) => {
  const { body } = await readDescribed(name, { browser: service.visitor, parameters });
  if (name === 'listChanges') expect(body.changes).toHaveLength(1);
  if (name === 'getConference') expect(body.editions).toHaveLength(2);
});

test('getSpeaker returns what its description allows', async () => {
  const { body } = await readDescribed('getSpeaker', { browser: service.visitor, parameters: { slug: 'layla' } });
  expect(body).toMatchObject({ email: fullPerson.email, pictures: expect.anything() });
});

test('getEmbed returns what its description allows', async () => {
  await readDescribed('getEmbed', { browser: service.visitor, query: '?url=/conferences/forum' });
});

test('a field of staff is a difference from the description', async () => {
  const { body } = await service.staff.get(endpoints.sessionDetail(sessionId).path).expect(200);
  expect(findDifferences('/api/sessions/{id}', 200, body).join()).toMatch(
    /specialRequirements.*phone|phone.*specialRequirements/,
  );
});

test.each([
  [endpoints.conferenceBySlug('none').path, 404],
  [endpoints.agenda('c0ffee00-0000-4000-8000-000000000000').path, 404],
  ['/api/conferences?per_page=many', 400],
])('the error of %s is described', async (path, status) => {
  const { body } = await service.visitor.get(path).expect(status);
  expect(findDifferences('/api/conferences', 'default', body)).toEqual([]);
});

test.each(['bib', 'ris', 'json'] as const)('citations as %s have a described type', async (format) => {
  const { headers } = await service.visitor.get(citationPath(parameters.conferenceId ?? '', format)).expect(200);
  expect(publicReads.getCitations).toMatchObject({
    mediaTypes: expect.arrayContaining([String(headers['content-type']).split(';')[0]]),
  });
});
