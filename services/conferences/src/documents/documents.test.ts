import { endpoints } from '@majlis/contracts/api/endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { daysFromNow } from '../../testing/conference-actions.js';
import { type RunningConferences, useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura', timezone: 'Asia/Tokyo' }));

const aDocument = (changes: object = {}) => ({ title: 'Proceedings', url: 'https://example.org/book', ...changes });
const add = (changes: object = {}, id = service.conferenceId) =>
  service.add(endpoints.documents(id).path, aDocument(changes));
const visibleTitles = async (path = endpoints.documents(service.conferenceId).path, browser = service.visitor) =>
  (await browser.get(path).expect(200)).body.map(({ title }: { title: string }) => title);

test('visitors see a document from its release time on, staff always', async () => {
  await add({ title: 'at once' });
  await add({ title: 'since yesterday', publicFrom: daysFromNow(-1) });
  await add({ title: 'from tomorrow', publicFrom: daysFromNow(1) });
  await add({ title: 'switched off', isActive: false });
  expect(await visibleTitles()).toEqual(['at once', 'since yesterday']);
  expect(await visibleTitles(endpoints.documents(service.conferenceId).path, service.staff)).toHaveLength(4);
});

test('the release time is parsed in the conference’s time zone, also on edit', async () => {
  const { id, publicFrom } = await add({ publicFrom: '2031-03-12T09:00' });
  expect(publicFrom).toBe('2031-03-12T00:00:00.000Z');
  const changed = aDocument({ publicFrom: '2031-03-12T10:00' });
  const { body } = await service.staff
    .put(`${endpoints.documents(service.conferenceId).path}/${id}`)
    .send(changed)
    .expect(200);
  expect(body.publicFrom).toBe('2031-03-12T01:00:00.000Z');
});

test('a session’s document is listed with it, but not after the session is deleted', async () => {
  const session = await service.addSession(service.conferenceId);
  await add({ title: 'slides', sessionId: session.id });
  await add({ title: 'later', sessionId: session.id, publicFrom: daysFromNow(1) });
  const detail = async (browser = service.visitor) =>
    (await browser.get(endpoints.sessionDetail(session.id).path).expect(200)).body.documents;
  expect(await detail()).toMatchObject([{ title: 'slides' }]);
  expect(JSON.stringify(await detail())).not.toContain('updatedBy');
  await service.remove(`/api/sessions/${session.id}`);
  expect(await visibleTitles()).toEqual([]);
});

test.each([
  ['an empty address', { url: '' }, { url: 'Upload a file, or give a whole address' }],
  ['a javascript: address', { url: 'javascript:alert(1)' }, { url: 'Upload a file, or give a whole address' }],
  [
    'a path outside the documents',
    { url: '/documents/../secret.pdf' },
    { url: 'Upload a file, or give a whole address' },
  ],
  [
    'a session that does not exist',
    { sessionId: 'c0ffee00-0000-4000-8000-000000000000' },
    { sessionId: 'Choose a session of this conference' },
  ],
  [
    'a time that does not exist',
    { publicFrom: '2031-13-12T10:00' },
    { publicFrom: 'There is no such time in Asia/Tokyo' },
  ],
])('%s is rejected at its field', async (_case, changes, fields) => {
  const response = await service.staff
    .post(endpoints.documents(service.conferenceId).path)
    .send(aDocument(changes))
    .expect(400);
  expect(messagesOf(response.body.fields)).toEqual(fields);
});

test('a session of another conference is rejected', async () => {
  const other = await service.createConference({ slug: 'other' });
  const session = await service.addSession(other.id);
  const response = await service.staff
    .post(endpoints.documents(service.conferenceId).path)
    .send(aDocument({ sessionId: session.id }))
    .expect(400);
  expect(messagesOf(response.body.fields)).toEqual({ sessionId: 'Choose a session of this conference' });
});

describe.each([
  ['documents', (id: string) => endpoints.documents(id).path, (title: string) => aDocument({ title }), 'title'],
  [
    'partners',
    (id: string) => endpoints.conferencePartners(id).path,
    (name: string) => ({ name, tier: 'gold' }),
    'name',
  ],
])('%s of a conference', (_noun, path, item, label) => {
  const listed = async (browser: RunningConferences['staff'] = service.visitor) =>
    (await browser.get(path(service.conferenceId)).expect(200)).body.map((row: Record<string, string>) => row[label]);

  test('are reordered, deactivated, deleted and restored', async () => {
    const post = (name: string) => service.add(path(service.conferenceId), item(name));
    const [a, b, c] = [await post('a'), await post('b'), await post('c')];
    await service.staff
      .put(`${path(service.conferenceId)}/order`)
      .send({ ids: [c.id, a.id, b.id] })
      .expect(200);
    expect(await listed()).toEqual(['c', 'a', 'b']);
    await service.staff
      .put(`${path(service.conferenceId)}/${a.id}/active`)
      .send({ isActive: false })
      .expect(200);
    await service.staff.delete(`${path(service.conferenceId)}/${b.id}`).expect(204);
    expect(await listed()).toEqual(['c']);
    expect(await listed(service.staff)).toEqual(['c', 'a']);
    await service.staff.post(`${path(service.conferenceId)}/${b.id}/restore`).expect(200);
    expect(await listed()).toEqual(['c', 'b']);
    await service.staff
      .put(`${path(service.conferenceId)}/${c.id}`)
      .set('If-Match', '"9"')
      .send(item('x'))
      .expect(409);
  });

  test('cannot be changed through another conference', async () => {
    const other = await service.createConference({ slug: 'other' });
    const { id } = await service.add(path(service.conferenceId), item('a'));
    const wrong = path(other.id);
    await service.staff.put(`${wrong}/${id}`).send(item('x')).expect(404);
    await service.staff.put(`${wrong}/${id}/active`).send({ isActive: false }).expect(404);
    await service.staff.delete(`${wrong}/${id}`).expect(404);
    await service.staff
      .put(`${wrong}/order`)
      .send({ ids: [id] })
      .expect(400);
    expect((await service.visitor.get(wrong)).body).toEqual([]);
    expect(await listed()).toEqual(['a']);
  });
});
