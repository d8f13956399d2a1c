import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ProgrammeChange } from '@majlis/contracts/programme/programme-changes';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { sessionPath } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences(() => createConference());

const times = (start: string, end: string) => ({ startTime: `2031-03-12T${start}`, endTime: `2031-03-12T${end}` });
const conference = {
  title: 'Forum',
  slug: 'forum',
  status: 'published',
  timezone: 'Asia/Kuala_Lumpur',
  startDate: '2031-03-12T09:00',
  endDate: '2031-03-14T17:00',
};
const createConference = (changes: object = {}) => service.create({ ...conference, ...changes });
const putConference = (changes: object) =>
  service.staff
    .put(`/api/conferences/${service.conferenceId}`)
    .send({ ...conference, ...changes })
    .expect(200);
const setStatus = (status: string) =>
  service.staff.put(`/api/conferences/${service.conferenceId}/status`).send({ status }).expect(200);
const release = (isReleased = true) =>
  service.staff.put(`/api/conferences/${service.conferenceId}/release`).send({ isReleased }).expect(200);
const addSession = (changes: object = {}) =>
  service.addSession(service.conferenceId, {
    title: 'Shura',
    location: 'Hall A',
    ...times('10:00', '11:00'),
    ...changes,
  });
const put = ({ id }: Session, changes: object) =>
  service.staff
    .put(sessionPath(id))
    .send({ title: 'Shura', location: 'Hall A', ...times('10:00', '11:00'), ...changes })
    .expect(200);
const read = (slug = 'forum', browser = service.visitor) =>
  browser.get(endpoints.programmeChanges(slug).path).redirects(0);
const changes = async (): Promise<ProgrammeChange[]> => (await read().expect(200)).body.changes;
const recent = async (): Promise<ProgrammeChange[]> =>
  (await service.visitor.get(endpoints.recentChanges(service.conferenceId).path).expect(200)).body;
/** Makes all earlier edits older, by two hours unless told otherwise. */
const later = (hours = 2) => service.moveHistory(hours);

test('a program is released by its date or by staff, and until then it has no changes', async () => {
  const session = await addSession();
  await read().expect(404);
  await read('forum', service.staff).expect(404);
  await put(session, { location: 'Hall B' });
  const { body } = await release();
  expect(body.releasedAt).toEqual(expect.any(String));
  expect((await read().expect(200)).body).toEqual({ releasedAt: body.releasedAt, changes: [] });
  expect((await release()).body.releasedAt).toBe(body.releasedAt);
  await release(false);
  await read().expect(404);
  expect(await recent()).toEqual([]);
  await putConference({ programReleaseDate: '2020-01-01T10:00' });
  expect((await read().expect(200)).body.releasedAt).toBe('2020-01-01T02:00:00.000Z');
  await putConference({ programReleaseDate: '2031-01-01T10:00' });
  await read().expect(404);
});

test('what moved, was renamed or has other speakers is shown before and after, newest first', async () => {
  const session = await addSession();
  const [amina, bilal] = [
    await service.addPerson({ firstName: 'Amina', lastName: 'Idris' }),
    await service.addPerson({ firstName: 'Bilal', lastName: 'Noor' }),
  ];
  await service.assign(session.id, amina);
  await later();
  await release();
  await later();
  await put(session, { ...times('11:30', '12:30'), description: 'A text of its own changes nothing here' });
  await later();
  await put(session, { ...times('11:30', '12:30'), title: 'Counsel', location: 'Hall B' });
  await later();
  await service.assign(session.id, amina, bilal);
  const published = {
    title: 'Shura',
    startTime: '2031-03-12T02:00:00.000Z',
    endTime: '2031-03-12T03:00:00.000Z',
    location: 'Hall A',
    speakers: ['Amina Idris'],
  };
  const moved = { ...published, startTime: '2031-03-12T03:30:00.000Z', endTime: '2031-03-12T04:30:00.000Z' };
  const renamed = { ...moved, title: 'Counsel', location: 'Hall B' };
  const list = await changes();
  expect(list.map(({ before, after }) => [before, after])).toEqual([
    [renamed, { ...renamed, speakers: ['Amina Idris', 'Bilal Noor'] }],
    [moved, renamed],
    [published, moved],
  ]);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
  expect(list[0]).toMatchObject({ sessionId: session.id, slug: session.slug, at: expect.any(String) });
  expect(await recent()).toMatchObject([
    { before: published, after: { ...renamed, speakers: ['Amina Idris', 'Bilal Noor'] } },
  ]);
  const detail = await service.visitor.get(endpoints.sessionBySlug('forum', session.slug).path).expect(200);
  expect(detail.body.recentChange).toMatchObject({ before: published, after: { title: 'Counsel' } });
  await later(24 * 8);
  expect(await recent()).toEqual([]);
  expect(await changes()).toHaveLength(3);
});

test('edits within an hour are one change, and none if they are taken back', async () => {
  const session = await addSession();
  await release();
  await later();
  const moved = await put(session, times('14:00', '15:00'));
  expect(await changes()).toHaveLength(1);
  await service.undo(moved).expect(204);
  expect(await changes()).toEqual([]);
  await later();
  const added = await addSession({ title: 'Late' });
  await put(added, { title: 'Late', location: 'Garden' });
  const [{ id }] = (await changes()) as [ProgrammeChange];
  await service.assign(added.id, await service.addPerson());
  expect(await changes()).toMatchObject([
    { id, before: null, after: { title: 'Late', location: 'Garden', speakers: ['Layla Haddad'] } },
  ]);
  await service.remove(sessionPath(added.id));
  expect(await changes()).toEqual([]);
});

test('a cancelled session stays with what was public, also when it is gone for good', async () => {
  const session = await addSession({ specialRequirements: 'A secret of the organisers' });
  const speaker = await service.addPerson({ firstName: 'Amina', lastName: 'Idris' });
  await service.assign(session.id, speaker);
  await release();
  await later();
  await service.remove(sessionPath(session.id));
  const cancelled = [
    { slug: null, before: { title: 'Shura', location: 'Hall A', speakers: ['Amina Idris'] }, after: null },
  ];
  expect(await changes()).toMatchObject(cancelled);
  expect((await read()).text).not.toContain('secret');
  expect(await recent()).toEqual([]);
  await service.app.get(PurgeDeletedJob).purge(new Date(Date.now() + 40 * 864e5));
  expect(await changes()).toMatchObject(cancelled);
});

test('what happens in a draft appears when it is published, as one change', async () => {
  const session = await addSession();
  await release();
  await later();
  await setStatus('draft');
  await later();
  await put(session, { location: 'Hall B' });
  const secret = await addSession({ title: 'Not yet public' });
  await later();
  await read().expect(404);
  expect((await read('forum', service.staff).expect(200)).body.changes).toEqual([]);
  await service.visitor.get(endpoints.recentChanges(service.conferenceId).path).expect(404);
  await put(session, { location: 'Hall C' });
  await service.remove(sessionPath(secret.id));
  await later();
  await setStatus('published');
  expect(await changes()).toMatchObject([{ before: { location: 'Hall A' }, after: { location: 'Hall C' } }]);
  expect((await read()).text).not.toMatch(/Not yet public|Hall B/);
});

test('a draft that is released before it is published has no changes until then', async () => {
  await setStatus('draft');
  await release();
  const session = await addSession();
  await later();
  await put(session, { location: 'Hall B' });
  await later();
  await setStatus('published');
  expect(await changes()).toEqual([]);
  await later();
  await put(session, { location: 'Hall C' });
  expect(await changes()).toMatchObject([{ before: { location: 'Hall B' }, after: { location: 'Hall C' } }]);
});

test('the names of deleted and purged people do not appear', async () => {
  const session = await addSession();
  const [gone, stays] = [
    await service.addPerson({ firstName: 'Halima', lastName: 'Secret' }),
    await service.addPerson({ firstName: 'Bilal', lastName: 'Noor' }),
  ];
  await service.assign(session.id, gone);
  await release();
  await later();
  await service.assign(session.id, stays);
  expect(await changes()).toMatchObject([
    { before: { speakers: ['Halima Secret'] }, after: { speakers: ['Bilal Noor'] } },
  ]);
  await service.remove(`${staffEndpoints.people.path}/${gone.id}`);
  const withoutName = [{ before: { speakers: [] }, after: { speakers: ['Bilal Noor'] } }];
  expect(await changes()).toMatchObject(withoutName);
  await service.app.get(PurgeDeletedJob).purge(new Date(Date.now() + 40 * 864e5));
  expect(await changes()).toMatchObject(withoutName);
  expect((await read()).text).not.toContain('Halima');
});

test('a corrected time zone, which keeps the local times, is no change of the sessions', async () => {
  const session = await addSession();
  await release();
  await later();
  await put(session, times('11:00', '12:00'));
  await later();
  await putConference({ timezone: 'Africa/Tunis' });
  expect(await changes()).toMatchObject([
    { before: { startTime: '2031-03-12T09:00:00.000Z' }, after: { startTime: '2031-03-12T10:00:00.000Z' } },
  ]);
});

test('a former slug redirects', async () => {
  await release();
  await putConference({ slug: 'assembly' });
  expect((await read().expect(301)).headers).toMatchObject({ location: endpoints.programmeChanges('assembly').path });
  await read('unknown').expect(404);
});
