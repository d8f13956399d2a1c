import { endpoints } from '@majlis/contracts/api/endpoints';
import { changeHeader, type RowHistory, undoPath } from '@majlis/contracts/staff/history';
import { runAsActor } from '@majlis/kit/database/change-context';
import { openDatabase } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type RunningCms, useCms } from '../testing/running-cms.js';

const cms = useCms();
let colleague: RunningCms['staff'];
beforeAll(async () => {
  colleague = cms.withCookie(await staffCookie(cms.data.ownerUrl, { email: 'yusuf@majlis.example' }));
});

const { path } = endpoints.partners;
const partner = (name: string) => ({ name, logoUrl: '/images/partners/a1-10x10.webp', websiteUrl: '' });
const create = async (name: string): Promise<string> =>
  (await cms.staff.post(path).send(partner(name)).expect(201)).body.id;
const rename = async (id: string, name: string, by = cms.staff): Promise<string> =>
  (await by.put(`${path}/${id}`).send(partner(name)).expect(200)).get(changeHeader) ?? '';
const versionsOf = async (id: string): Promise<RowHistory> =>
  (await cms.staff.get(`${path}/${id}/history`).expect(200)).body;
const nameOf = async (id: string): Promise<string | undefined> =>
  (await cms.staff.get(path)).body.find((row: { id: string }) => row.id === id)?.name;
const undo = (changeId: string) => cms.staff.post(undoPath('cms', changeId));

test('the history of a row has every version, who made it, and which fields changed', async () => {
  const id = await create('Lantern');
  await rename(id, 'Lantern House', colleague);
  await cms.staff.put(`${path}/${id}/active`).send({ isActive: false }).expect(200);
  await cms.staff.delete(`${path}/${id}`).expect(204);
  await cms.staff.post(`${path}/${id}/restore`).expect(200);
  const { versions, hasOlder } = await versionsOf(id);
  expect(versions.map(({ operation, actor, values }) => [operation, actor, values.name, values.isActive])).toEqual([
    ['restore', 'amal@majlis.example', 'Lantern House', false],
    ['delete', 'amal@majlis.example', 'Lantern House', false],
    ['update', 'amal@majlis.example', 'Lantern House', false],
    ['update', 'yusuf@majlis.example', 'Lantern House', true],
    ['create', 'amal@majlis.example', 'Lantern', true],
  ]);
  expect(versions.map(({ fields }) => fields).slice(0, 4)).toEqual([
    ['deletedAt'],
    ['deletedAt'],
    ['isActive'],
    ['name'],
  ]);
  expect(hasOlder).toBe(false);
  const { body } = await cms.staff.get(`${path}/${id}/history?limit=2`).expect(200);
  expect([body.versions.length, body.hasOlder]).toEqual([2, true]);
});

test('the first version of a row that is older than its history has no author', async () => {
  const owner = await openDatabase(cms.data.ownerUrl);
  await owner.query('ALTER TABLE cms.partners DISABLE TRIGGER revisions_recorded');
  const id = await create('Before');
  await owner.query('ALTER TABLE cms.partners ENABLE TRIGGER revisions_recorded');
  await owner.end();
  await rename(id, 'After');
  const { versions } = await versionsOf(id);
  expect(versions.map(({ values, actor }) => [values.name, actor])).toEqual([
    ['After', 'amal@majlis.example'],
    ['Before', null],
  ]);
});

test('only the history of staff lists is served, and only to staff', async () => {
  const id = await create('Private');
  await cms.visitor.get(`${path}/${id}/history`).expect(401);
  await cms.visitor.post(undoPath('cms', await rename(id, 'Public'))).expect(401);
  expect(await nameOf(id)).toBe('Public');
  await cms.staff.get(`${path}/00000000-0000-4000-8000-000000000000/history`).expect(404);
});

test('undo takes a change back, and can be undone itself', async () => {
  const id = await create('One');
  const changeId = await rename(id, 'Two');
  const undone = await undo(changeId).expect(204);
  expect(await nameOf(id)).toBe('One');
  await undo(undone.get(changeHeader) ?? '').expect(204);
  expect(await nameOf(id)).toBe('Two');
  expect((await versionsOf(id)).versions.map(({ values }) => values.name)).toEqual(['Two', 'One', 'Two', 'One']);
});

test('undo of a creation deletes the row, and undo of a deletion restores it', async () => {
  const created = await cms.staff.post(path).send(partner('Made')).expect(201);
  await undo(created.get(changeHeader) ?? '').expect(204);
  expect(await nameOf(created.body.id)).toBeUndefined();
  await cms.staff.post(`${path}/${created.body.id}/restore`).expect(200);
  const deleted = await cms.staff.delete(`${path}/${created.body.id}`).expect(204);
  await undo(deleted.get(changeHeader) ?? '').expect(204);
  expect(await nameOf(created.body.id)).toBe('Made');
});

test('undo of a reordering restores the whole order', async () => {
  const ids = [await create('A'), await create('B'), await create('C')];
  await cms.staff.put(`${path}/order`).send({ ids }).expect(200);
  const order = async () =>
    (await cms.staff.get(path)).body.map((row: { id: string }) => row.id).filter((id: string) => ids.includes(id));
  const reordered = await cms.staff.put(`${path}/order`).send({ ids: ids.toReversed() }).expect(200);
  expect(await order()).toEqual(ids.toReversed());
  await undo(reordered.get(changeHeader) ?? '').expect(204);
  expect(await order()).toEqual(ids);
});

test('undo after a later change of the same field is rejected with who changed it', async () => {
  const id = await create('First');
  const changeId = await rename(id, 'Second');
  await rename(id, 'Third', colleague);
  const { body } = await undo(changeId).expect(409);
  expect(body.changed.by).toBe('yusuf@majlis.example');
  expect(await nameOf(id)).toBe('Third');
});

test('undo keeps a later change of another field', async () => {
  const id = await create('Early');
  const changeId = await rename(id, 'Late');
  await colleague.put(`${path}/${id}/active`).send({ isActive: false }).expect(200);
  await undo(changeId).expect(204);
  const [newest] = (await versionsOf(id)).versions;
  expect(newest?.values).toMatchObject({ name: 'Early', isActive: false });
});

test('undo of an unknown change is rejected in words', async () => {
  const { body } = await undo('00000000-0000-4000-8000-000000000000').expect(404);
  expect(body.message).toBe('There is nothing to undo: nothing was changed.');
});

test('a write without an actor is rejected, and so is a service that writes the history', async () => {
  const rows = cms.database.getRepository('partners');
  const id = await create('Guarded');
  await expect(rows.update({ id }, { name: 'Bypassed' })).rejects.toThrow(/without an actor/);
  await expect(runAsActor('job:test', () => rows.update({ id }, { name: 'Bypassed' }))).rejects.toThrow(
    /without an actor/,
  );
  await expect(cms.database.query("UPDATE cms.revisions SET actor = 'nobody'")).rejects.toThrow(/permission denied/);
  await expect(cms.database.query('DELETE FROM cms.revisions')).rejects.toThrow(/permission denied/);
  expect(await nameOf(id)).toBe('Guarded');
});

test('revisions are purged by age, but none that is younger than 30 days', async () => {
  const id = await create('Aged');
  const owner = await openDatabase(cms.data.ownerUrl);
  await owner.query("UPDATE cms.revisions SET at = at - interval '31 days' WHERE row_id = $1", [id]);
  await rename(id, 'Young');
  const [row] = await cms.database.query("SELECT cms.purge_revisions(now() + interval '1 year') AS count");
  expect(Number(row.count)).toBe(1);
  const { rows } = await owner.query('SELECT operation FROM cms.revisions WHERE row_id = $1', [id]);
  expect(rows).toEqual([{ operation: 'update' }]);
  await owner.end();
});

test('200 writers at once are each recorded under their own name', async () => {
  const rows = cms.database.getRepository('partners');
  const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`Busy ${index}`)));
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      runAsActor(`job:writer-${index}`, () =>
        rows.manager.transaction((manager) =>
          manager.update('partners', { id: ids[index % 20] ?? '' }, { name: `by job:writer-${index}` }),
        ),
      ),
    ),
  );
  const [counts] = await cms.database.query(`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE after ->> 'name' = 'by ' || actor)::int AS right
    FROM cms.revisions WHERE actor LIKE 'job:writer-%'`);
  expect(counts).toEqual({ total: 200, right: 200 });
});
