import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { aSession, sessionPath } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));

const add = (changes: object = {}) => service.addSession(service.conferenceId, changes);
const put = (id: string, changes: object) => service.staff.put(sessionPath(id)).send(aSession(changes));
const at = (slug: string, conference = 'shura') => service.visitor.get(endpoints.sessionBySlug(conference, slug).path);
const targetOf = async (slug: string, conference = 'shura') =>
  (await at(slug, conference).redirects(0).expect(301)).headers.location;
const pathAt = (slug: string, conference = 'shura') => endpoints.sessionBySlug(conference, slug).path;

test('a repeated title gets the next slug in its conference; a typed slug is rejected if it is taken', async () => {
  expect((await add()).slug).toBe('shura-in-practice');
  expect((await add()).slug).toBe('shura-in-practice-2');
  expect((await add({ slug: 'shura-in-practice' })).slug).toBe('shura-in-practice-3');
  expect((await add({ slug: 'practice' })).slug).toBe('practice');
  const { body } = await service.staff
    .post(endpoints.sessions(service.conferenceId).path)
    .send(aSession({ slug: 'practice' }));
  expect(messagesOf(body.fields)).toEqual({ slug: 'Another session of this conference already has this address' });
  const other = await service.createConference({ slug: 'other' });
  expect((await service.addSession(other.id, { slug: 'practice' })).slug).toBe('practice');
});

test.each([
  ['الشورى والحرية', 'الشورى-والحرية'],
  ['؟!', 'session'],
  ['x'.repeat(300), 'x'.repeat(120)],
  ['A/B: 50 % of “what?” #1', 'ab-50-of-what-1'],
])('the title "%s" gives the slug %s', async (title, slug) => {
  await add({ title });
  expect((await at(slug).expect(200)).body).toMatchObject({ title, slug });
});

test.each(['Upper', 'a b', 'a/b', 'a--b', 'é%'])('the address "%s" is rejected at its field', async (slug) => {
  const { body } = await service.staff
    .post(endpoints.sessions(service.conferenceId).path)
    .send(aSession({ slug }))
    .expect(400);
  expect(messagesOf(body.fields)).toEqual({ slug: 'Use lower-case letters, digits and single hyphens' });
});

test('ten sessions created concurrently have ten slugs', async () => {
  const sessions = await Promise.all(Array.from({ length: 10 }, () => add()));
  expect(new Set(sessions.map(({ slug }) => slug)).size).toBe(10);
});

test('a session keeps its slug when its title changes; former slugs and its id redirect', async () => {
  const { id, slug } = await add();
  expect((await put(id, { title: 'Another title' }).expect(200)).body.slug).toBe(slug);
  expect((await put(id, { slug: 'شورى' }).expect(200)).body.slug).toBe('شورى');
  for (const former of [slug, id, id.toUpperCase()]) expect(await targetOf(former)).toBe(pathAt('شورى'));
  expect((await at(slug).redirects(1).expect(200)).body.id).toBe(id);
  await put(id, { slug }).expect(200);
  await at(slug).redirects(0).expect(200);
  expect(await targetOf('شورى')).toBe(pathAt(slug));
});

test('a session is found under its own conference only, and under a former slug of that', async () => {
  const session = await add();
  const other = await service.createConference({ slug: 'other' });
  const [conference] = (await service.staff.get(endpoints.conferences.path)).body.filter(
    ({ id }: { id: string }) => id === service.conferenceId,
  );
  for (const name of [session.slug, session.id]) {
    for (const slug of ['other', 'unknown', '%00']) await at(name, slug).expect(404);
  }
  for (const name of ['unknown', '%00', other.id]) await at(name).expect(404);
  const { title, startDate, endDate, status } = conference;
  const moved = { title, startDate, endDate, status, slug: 'الشورى' };
  await service.staff.put(`${endpoints.conferences.path}/${service.conferenceId}`).send(moved).expect(200);
  const target = pathAt(session.slug, 'الشورى');
  for (const name of [session.slug, session.id]) expect(await targetOf(name)).toBe(target);
  expect((await service.visitor.get(target).expect(200)).body).toMatchObject({ id: session.id, speakers: [] });
});

test('a derived slug avoids a former one of another session; a typed one may take it', async () => {
  const { id, slug } = await add();
  await put(id, { slug: 'moved' }).expect(200);
  expect((await add()).slug).toBe(`${slug}-2`);
  const heir = await add({ slug: 'heir' });
  await put(heir.id, { slug: 'moved' }).expect(400);
  await put(heir.id, { slug: 'x', title: 'x' }).expect(200);
  const taken = await add({ title: 'Taken', slug });
  expect((await at(slug).redirects(0).expect(200)).body.id).toBe(taken.id);
});

const remove = ({ id }: Session) => service.remove(sessionPath(id));

test('a deleted session frees its slug; it is restored, also in bulk, at the next free one', async () => {
  const [first, second] = [await add(), await add({ title: 'Second' })];
  await remove(first);
  await remove(second);
  await at(first.slug).expect(404);
  expect((await add()).slug).toBe(first.slug);
  const { body } = await service.staff.post(`${sessionPath(first.id)}/restore`).expect(200);
  expect(body.slug).toBe(`${first.slug}-2`);
  await remove(first);
  await add();
  const rows = [{ id: first.id }, { id: second.id }];
  await service.staff.post(bulkPath('conferences')).send({ table: 'sessions', action: 'restore', rows }).expect(200);
  const slugs = (await service.staff.get(endpoints.sessions(service.conferenceId).path)).body.map(
    ({ slug }: Session) => slug,
  );
  expect(new Set(slugs).size).toBe(4);
});

test('an undo whose address was taken meanwhile says so and changes nothing', async () => {
  const first = await add();
  const change = await remove(first);
  await add();
  const { body } = await service.undo(change).expect(409);
  expect(body.message).toBe('This cannot be undone, because its address or place has been taken since.');
  expect((await service.staff.get(`${endpoints.sessions(service.conferenceId).path}/deleted`)).body).toMatchObject([
    { id: first.id },
  ]);
});

test('undoing a change of the address gives it back, and the history of a session stays readable', async () => {
  const { id, slug } = await add();
  const change = await put(id, { slug: 'mistake' }).expect(200);
  await service.undo(change).expect(204);
  await at(slug).redirects(0).expect(200);
  await put(id, { slug: 'moved' }).expect(200);
  await add({ title: 'Heir', slug });
  const { body } = await service.staff.get(`${sessionPath(id)}/history`).expect(200);
  expect(body.versions.every(({ values }: { values: { speakers: object[] } }) => values.speakers.length === 0)).toBe(
    true,
  );
});
