import { previewEndHeader } from '@majlis/contracts/staff/drafts';
import { changeHeader, type RowHistory, undoPath } from '@majlis/contracts/staff/history';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { draftPath, partner, partnerDrafts, partnersPath } from '../testing/partner-drafts.js';
import { useCms } from '../testing/running-cms.js';

const cms = useCms();
const drafts = partnerDrafts(cms);
beforeEach(() => drafts.deleteAll());

test('a draft stands beside the live row, which stays as it is until the draft is published', async () => {
  const { id } = await drafts.create('Live');
  const { body } = await drafts.saveDraft(id, 'Draft').expect(200);
  expect(body).toMatchObject({
    table: 'partners',
    id,
    label: 'Live',
    baseVersion: 1,
    version: 1,
    updatedBy: 'amal@majlis.example',
  });
  expect(await drafts.visibleNames()).toEqual(['Live']);
  expect((await cms.staff.get('/api/cms/drafts').expect(200)).body).toHaveLength(1);
  const published = await cms.staff
    .post(`${draftPath(id)}/publish`)
    .send({})
    .expect(204);
  expect(await drafts.visibleNames()).toEqual(['Draft']);
  expect((await cms.staff.get('/api/cms/drafts')).body).toEqual([]);
  const { versions }: RowHistory = (await cms.staff.get(`${partnersPath}/${id}/history`)).body;
  expect(versions.map(({ values }) => values.name)).toEqual(['Draft', 'Live']);
  await cms.staff.post(undoPath('cms', published.get(changeHeader) ?? '')).expect(204);
  expect(await drafts.visibleNames()).toEqual(['Live']);
});

test('a draft is valid, for this table, and for staff only', async () => {
  const { id } = await drafts.create('Live');
  const invalid = await drafts.saveDraft(id, '').expect(400);
  expect(messagesOf(invalid.body.fields)).toEqual({ name: 'Name is required' });
  await cms.staff.put(`/api/cms/drafts/accounts/${id}`).send({ input: {}, baseVersion: 1 }).expect(404);
  await drafts.saveDraft(id, 'Secret').expect(200);
  await cms.visitor.get(draftPath(id)).expect(401);
  await cms.visitor.get('/api/cms/drafts').expect(401);
});

test('two editors of one draft never overwrite each other silently', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'First').expect(200);
  await drafts.saveDraft(id, 'Second').set('If-Match', '"1"').expect(200);
  const { body } = await drafts.saveDraft(id, 'Third').set('If-Match', '"1"').expect(409);
  expect(body.changed.by).toBe('amal@majlis.example');
  await cms.staff
    .post(`${draftPath(id)}/publish`)
    .set('If-Match', '"1"')
    .send({})
    .expect(409);
});

test('a draft of a row that was changed meanwhile is published only when that is meant', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'Draft').expect(200);
  await cms.staff.put(`${partnersPath}/${id}`).send(partner('Newer')).expect(200);
  await cms.staff
    .post(`${draftPath(id)}/publish`)
    .send({})
    .expect(409);
  expect(await drafts.visibleNames()).toEqual(['Newer']);
  await cms.staff
    .post(`${draftPath(id)}/publish`)
    .send({ ignoreNewer: true })
    .expect(204);
  expect(await drafts.visibleNames()).toEqual(['Draft']);
});

test('a draft moves with its row', async () => {
  const [first, second] = [await drafts.create('First'), await drafts.create('Second')];
  await drafts.saveDraft(first.id, 'Draft').expect(200);
  await cms.staff
    .put(`${partnersPath}/order`)
    .send({ ids: [second.id, first.id] })
    .expect(200);
  await cms.staff
    .post(`${draftPath(first.id)}/publish`)
    .send({})
    .expect(204);
  expect(await drafts.visibleNames()).toEqual(['Second', 'Draft']);
});

test('a discarded draft is gone, and the row is untouched', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'Draft').expect(200);
  await cms.staff.delete(draftPath(id)).expect(204);
  await cms.staff.get(draftPath(id)).expect(404);
  await cms.staff
    .post(`${draftPath(id)}/publish`)
    .send({})
    .expect(404);
  expect(await drafts.visibleNames()).toEqual(['Live']);
});

test('a preview link shows its own draft to a visitor, and nothing else that is hidden', async () => {
  const { id } = await drafts.create('Live');
  const hidden = await drafts.create('Hidden', false);
  await drafts.create('Other');
  await drafts.saveDraft(id, 'Draft').expect(200);
  await drafts.saveDraft(hidden.id, 'Hidden draft').expect(200);
  const { body } = await cms.staff.post('/api/cms/previews').send({ table: 'partners', id }).expect(200);
  expect((await drafts.visibleNames(body.token)).sort()).toEqual(['Draft', 'Other']);
  expect((await drafts.visibleNames()).sort()).toEqual(['Live', 'Other']);
  const response = await cms.visitor.get(partnersPath).set('Preview', body.token);
  expect(response.headers[previewEndHeader]).toBe(body.expiresAt);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.body[0]).not.toHaveProperty('updatedBy');
  const { body: list } = await cms.staff.get(partnersPath).set('Preview', body.token).expect(200);
  expect(list).toHaveLength(2);
  const rows = await cms.database.query('SELECT name FROM cms.partners ORDER BY name');
  expect(rows).toEqual([{ name: 'Hidden' }, { name: 'Live' }, { name: 'Other' }]);
});

test('a preview shows a row that is not published yet', async () => {
  const { id } = await drafts.create('Hidden', false);
  await drafts.saveDraft(id, 'Soon', 1, false).expect(200);
  const { body } = await cms.staff.post('/api/cms/previews').send({ table: 'partners', id }).expect(200);
  expect(await drafts.visibleNames(body.token)).toEqual(['Soon']);
});

test('the preview of an open form follows what is typed', async () => {
  const { id } = await drafts.create('Live');
  const { body } = await cms.staff
    .post('/api/cms/previews')
    .send({ table: 'partners', id, input: partner('Typed') })
    .expect(200);
  expect(await drafts.visibleNames(body.token)).toEqual(['Typed']);
  await cms.staff
    .put(`/api/cms/previews/${body.previewId}`)
    .send({ input: partner('Typed more') })
    .expect(204);
  expect(await drafts.visibleNames(body.token)).toEqual(['Typed more']);
  await cms.staff
    .put(`/api/cms/previews/${body.previewId}`)
    .send({ input: partner('') })
    .expect(400);
  expect((await cms.staff.get('/api/cms/drafts')).body).toEqual([]);
});

test('a link can be revoked, expires after seven days, and says so', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'Draft').expect(200);
  const { body } = await cms.staff.post('/api/cms/previews').send({ table: 'partners', id }).expect(200);
  const links = (await cms.staff.get(`/api/cms/previews/partners/${id}`).expect(200)).body;
  expect(links).toMatchObject([{ previewId: body.previewId, createdBy: 'amal@majlis.example' }]);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  await cms.staff.delete(`/api/cms/previews/${body.previewId}`).expect(204);
  const ended = await cms.visitor.get(partnersPath).set('Preview', body.token).expect(410);
  expect(ended.body.message).toBe('This preview has ended. Ask for a new link.');
  await cms.visitor.get(partnersPath).set('Preview', 'x'.repeat(43)).expect(410);
});

test('a link ends when its draft is published, and never shows a later one', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'Draft').expect(200);
  const { body } = await cms.staff.post('/api/cms/previews').send({ table: 'partners', id }).expect(200);
  await cms.staff
    .post(`${draftPath(id)}/publish`)
    .send({})
    .expect(204);
  await cms.visitor.get(partnersPath).set('Preview', body.token).expect(410);
  await drafts.saveDraft(id, 'A later draft', 2).expect(200);
  await cms.visitor.get(partnersPath).set('Preview', body.token).expect(410);
  expect((await cms.staff.get(`/api/cms/previews/partners/${id}`)).body).toEqual([]);
});
