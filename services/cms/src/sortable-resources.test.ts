import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../testing/running-cms.js';
import { addItem, type SortableRow, sortableResources } from '../testing/sortable-resources.js';

const cms = useCms();

describe.each(sortableResources)('each $noun', (resource) => {
  const { path, publicPath, table, label, item, noun } = resource;
  beforeEach(() => runSql(cms.data.ownerUrl, `DELETE FROM cms.${table}`));

  const addAll = (...labels: string[]) =>
    labels.reduce<Promise<string[]>>(
      async (ids, name) => [...(await ids), (await addItem(cms, resource, name, { order: (await ids).length })).id],
      Promise.resolve([]),
    );
  const list = async (): Promise<SortableRow[]> => (await cms.staff.get(path).expect(200)).body;
  const labels = (rows: SortableRow[]) => rows.map((row) => row[label]);
  const visibleLabels = async () => labels((await cms.visitor.get(publicPath).expect(200)).body);

  test('is listed for visitors while active, sorted, without audit fields', async () => {
    await addItem(cms, resource, 'second', { order: 7 });
    await addItem(cms, resource, 'hidden', { order: 1, isActive: false });
    await addItem(cms, resource, 'first', { order: 2 });
    await addItem(cms, resource, 'third', { order: 7 });
    const { body, headers } = await cms.visitor.get(publicPath).expect(200);
    expect(labels(body)).toEqual(['first', 'second', 'third']);
    expect(JSON.stringify(body)).not.toMatch(/amal@|version|updated|deleted|created/);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    const all = await list();
    expect(labels(all)).toEqual(['hidden', 'first', 'second', 'third']);
    expect(all[1]).toMatchObject({ version: 1, updatedBy: 'amal@majlis.example', deletedAt: null, isActive: true });
  });

  test('is reordered with the whole list at once', async () => {
    const [a, b, c] = await addAll('a', 'b', 'c');
    const { body } = await cms.staff
      .put(`${path}/order`)
      .send({ ids: [c, a, b] })
      .expect(200);
    expect(body.map((row: SortableRow) => [row[label], row.order, row.version])).toEqual([
      ['c', 0, 2],
      ['a', 1, 2],
      ['b', 2, 2],
    ]);
    expect(await visibleLabels()).toEqual(['c', 'a', 'b']);
  });

  test('is not reordered by a list with duplicate or unknown ids', async () => {
    const [a, b] = await addAll('a', 'b');
    await cms.staff.delete(`${path}/${a}`).expect(204);
    for (const ids of [[b, a], [b, b], [b, 'c0ffee00-0000-4000-8000-000000000000'], []])
      await cms.staff.put(`${path}/order`).send({ ids }).expect(400);
    expect(await list()).toMatchObject([{ [label]: 'b', order: 1, version: 1 }]);
  });

  test('is replaced as a whole, but not from a stale version', async () => {
    const [id] = await addAll('a');
    const changed = { ...item('b'), order: 3, isActive: false };
    const put = (body: object) => cms.staff.put(`${path}/${id}`).set('If-Match', '"1"').send(body);
    expect((await put(changed).expect(200)).body).toMatchObject({ ...changed, id, version: 2 });
    const { body } = await put({ ...changed, [label]: 'older' }).expect(409);
    expect(body.changed).toEqual({ by: 'amal@majlis.example', at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await list()).toMatchObject([{ [label]: 'b', version: 2 }]);
  });

  test('is activated and deactivated without other changes, but not from a stale version', async () => {
    const [id] = await addAll('a');
    const [before] = await list();
    const set = (isActive: boolean) => cms.staff.put(`${path}/${id}/active`).set('If-Match', '"1"').send({ isActive });
    const { body } = await set(false).expect(200);
    expect(body).toEqual({ ...before, isActive: false, version: 2, updatedAt: expect.any(String) });
    await set(true).expect(409);
    expect((await list())[0]?.isActive).toBe(false);
  });

  test('is hidden once deleted, and restored at its position', async () => {
    const [a] = await addAll('a', 'b');
    await cms.staff.delete(`${path}/${a}`).set('If-Match', '"2"').expect(409);
    await cms.staff.delete(`${path}/${a}`).set('If-Match', '"1"').expect(204);
    expect(await visibleLabels()).toEqual(['b']);
    expect((await cms.staff.get(`${path}/deleted`).expect(200)).body).toMatchObject([{ id: a, [label]: 'a' }]);
    await cms.staff.delete(`${path}/${a}`).expect(404);
    expect((await cms.staff.put(`${path}/${a}`).send(item('x')).expect(404)).body.message).toBe(
      `This ${noun} does not exist.`,
    );
    await cms.staff.post(`${path}/${a}/restore`).expect(200);
    await cms.staff.post(`${path}/${a}/restore`).expect(404);
    expect(await visibleLabels()).toEqual(['a', 'b']);
    expect((await cms.staff.get(`${path}/deleted`)).body).toEqual([]);
  });

  test('is rejected with one message for each invalid field', async () => {
    const [id] = await addAll('a');
    const put = async (changes: object) =>
      messagesOf(
        (
          await cms.staff
            .put(`${path}/${id}`)
            .send({ ...item('a'), ...changes })
            .expect(400)
        ).body.fields,
      );
    expect(await put({ [label]: ' ' })).toEqual({ [label]: expect.stringMatching(/ is required$/) });
    expect(await put({ order: 1.5, isActive: 'yes' })).toEqual({
      order: 'Order is a whole number',
      isActive: 'Say true or false',
    });
    expect(await put({ order: -1 })).toEqual({ order: 'Order must not be negative' });
    expect(await put({ id: 'other', version: 9 })).toEqual({
      id: 'This field is not known',
      version: 'This field is not known',
    });
    expect(await list()).toMatchObject([{ id, version: 1 }]);
  });
});
