import type { HeroImage } from '@majlis/contracts/site/hero-images.schema';
import { tryWithAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { runSql } from '@majlis/kit/testing/database';
import { useCms } from '../testing/running-cms.js';

const cms = useCms();

const save = (content: string) => cms.staff.post('/api/cms/content').send({ key: 'hero.title', type: 'text', content });
const addImage = async (alt: string): Promise<HeroImage> =>
  (await cms.staff.post('/api/cms/hero-images').send({ url: '/images/carousel/a.webp', alt }).expect(201)).body;
const editors = Array.from({ length: 8 }, (_, index) => `Editor ${index}`);

test('concurrent first saves of one key all succeed with versions of their own', async () => {
  const responses = await Promise.all(editors.map((editor) => save(editor)));
  expect(responses.map(({ status, body }) => [status, body.content])).toEqual(editors.map((editor) => [200, editor]));
  expect(responses.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a concurrent edit and delete of an entry never fail with an error', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [saved, deleted] = await Promise.all([save('Peace'), cms.staff.delete('/api/cms/content/hero.title')]);
    expect([saved.status, deleted.status]).toEqual([200, expect.any(Number)]);
    expect([204, 404]).toContain(deleted.status);
  }
});

test('of concurrent edits from one version one succeeds and the others get 409', async () => {
  const { id } = await addImage('A court');
  const edit = (alt: string) =>
    cms.staff.put(`/api/cms/hero-images/${id}`).set('If-Match', '"1"').send({ url: '/images/carousel/a.webp', alt });
  const statuses = (await Promise.all(editors.map(edit))).map(({ status }) => status);
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

test('concurrent reorders are serialized', async () => {
  const ids: string[] = [];
  for (const alt of ['a', 'b', 'c', 'd']) ids.push((await addImage(alt)).id);
  const orders = [ids, ids.toReversed(), ids.map((id) => id.toUpperCase())];
  const reorder = (order: string[]) => cms.staff.put('/api/cms/hero-images/order').send({ ids: order });
  for (let round = 0; round < 5; round += 1)
    expect((await Promise.all(orders.map(reorder))).map(({ status }) => status)).toEqual([200, 200, 200]);
  const reordered = (await reorder(orders[2] ?? []).expect(200)).body as HeroImage[];
  expect(reordered.filter(({ id }) => ids.includes(id)).map(({ id, order }) => [id, order])).toEqual(
    ids.map((id, index) => [id, index]),
  );
});

test('a move in a list that has another order by now changes nothing', async () => {
  const ids: string[] = [];
  for (const alt of ['a', 'b', 'c']) ids.push((await addImage(alt)).id);
  const [first = '', second = '', third = ''] = ids;
  const move = (from: string[], to: string[]) => cms.staff.put('/api/cms/hero-images/order').send({ ids: to, from });
  await move(ids, [third, first, second]).expect(200);
  const { body } = await move(ids, [second, first, third]).expect(409);
  expect(body.message).toBe('The list has changed meanwhile. Load it again and repeat the move.');
  await move([third, first, second], [third, second, first]).expect(200);
});

test('an advisory lock is released when its callback fails', async () => {
  const locked = (work: () => Promise<string>) => tryWithAdvisoryLock(cms.database, 'a test', work);
  await expect(locked(() => Promise.reject(new Error('bad luck')))).rejects.toThrow('bad luck');
  expect(await locked(() => locked(() => Promise.resolve('inner')).then(String))).toBe('undefined');
  expect(await locked(() => Promise.resolve('done'))).toBe('done');
});

test('a write with a lost connection returns 503 and is rolled back, and the next one works', async () => {
  const { id } = await addImage('Before');
  const locker = cms.database.createQueryRunner();
  await locker.startTransaction();
  await locker.query('SELECT FROM cms.hero_images FOR UPDATE');
  const interrupted = cms.staff
    .put(`/api/cms/hero-images/${id}/active`)
    .send({ isActive: false })
    .then((response) => response);
  const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await cms.database.query<unknown[]>(`SELECT 1 ${waiting}`)).length === 0);
  await runSql(cms.data.ownerUrl, `SELECT pg_terminate_backend(pid) ${waiting}`);
  expect((await interrupted).status).toBe(503);
  await locker.rollbackTransaction();
  await locker.release();
  const { body } = await cms.staff.put(`/api/cms/hero-images/${id}/active`).send({ isActive: false }).expect(200);
  expect(body.version).toBe(2);
});
