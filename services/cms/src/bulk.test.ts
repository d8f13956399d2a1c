import { type FailedRow } from '@majlis/contracts/shared/error-response';
import { type BulkInput, bulkPath, maxBulkRows } from '@majlis/contracts/staff/bulk.schema';
import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { runSql } from '@majlis/kit/testing/database';
import { hostileBodies } from '@majlis/kit/testing/hostile-bodies';
import { sendRaw } from '@majlis/kit/testing/hostile-writes';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { mediaLibrary } from '../testing/media-library.js';
import { partner, partnerDrafts, partnersPath } from '../testing/partner-drafts.js';
import { type RunningCms, useCms } from '../testing/running-cms.js';

type Listed = { id: string; version: number; name: string; isActive: boolean };

const cms = useCms();
let colleague: RunningCms['staff'];
const drafts = partnerDrafts(cms);
beforeAll(async () => {
  colleague = cms.withCookie(await staffCookie(cms.data.ownerUrl, { email: 'yusuf@majlis.example' }));
});
beforeEach(() => drafts.deleteAll());

const path = bulkPath('cms');
const bulk = (action: BulkInput['action'], rows: BulkInput['rows'], table = 'partners') =>
  cms.staff.post(path).send({ table, action, rows });
const list = async (): Promise<Listed[]> => (await cms.staff.get(partnersPath).expect(200)).body;
const names = async () => (await list()).map(({ name, isActive }) => `${name}${isActive ? '' : ' (hidden)'}`).sort();
const createAll = (...labels: string[]) => Promise.all(labels.map((name) => drafts.create(name)));
const refOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
const undo = (response: { get(name: string): string | undefined }) =>
  cms.staff.post(undoPath('cms', response.get(changeHeader) ?? ''));
const failuresOf = (body: { failedRows: FailedRow[] }) =>
  body.failedRows.map(({ label, reason }): [string | null, unknown] => [label, reason.message]);

const opposites = { hide: 'publish', publish: 'hide', delete: 'restore', restore: 'delete' } as const;

test.each([
  ['hide', ['A (hidden)', 'B (hidden)', 'C']],
  ['publish', ['A', 'B', 'C']],
  ['delete', ['C']],
  ['restore', ['A', 'B', 'C']],
] as const)('%s is one change, which is undone and redone as a whole', async (action, after) => {
  await createAll('A', 'B', 'C');
  const rows = (await list()).filter(({ name }) => name !== 'C').map(({ id }) => ({ id }));
  if (action === 'publish' || action === 'restore') await bulk(opposites[action], rows).expect(200);
  const before = await names();
  const response = await bulk(action, rows).expect(200);
  expect(response.body).toEqual({ rows: 2 });
  expect(await names()).toEqual(after);
  const undone = await undo(response).expect(204);
  expect(await names()).toEqual(before);
  await undo(undone).expect(204);
  expect(await names()).toEqual(after);
  const { entries } = (await cms.staff.get('/api/cms/activity?limit=1').expect(200)).body;
  expect(entries[0]).toMatchObject({ actor: 'amal@majlis.example', rowCount: 2 });
});

test('nothing is done when a row fails, and each row that fails is named with its reason', async () => {
  await createAll('Fine', 'Changed', 'Deleted');
  const rows = await list();
  const idOf = (label: string) => rows.find(({ name }) => name === label)?.id ?? '';
  await colleague
    .put(`${partnersPath}/${idOf('Changed')}`)
    .send(partner('Changed again'))
    .expect(200);
  await colleague.delete(`${partnersPath}/${idOf('Deleted')}`).expect(204);
  const response = await bulk('hide', [...rows.map(refOf), { id: 'no id' }]).expect(409);
  expect(response.get(changeHeader)).toBeUndefined();
  expect(response.body.message).toBe('Nothing was changed, because this was not possible for 3 of 4 rows.');
  expect(new Map(failuresOf(response.body))).toEqual(
    new Map<string | null, unknown>([
      [null, 'A value has the wrong form.'],
      ['Changed again', expect.stringMatching(/^yusuf@majlis\.example changed this on /)],
      ['Deleted', 'It does not exist any more: it has been deleted meanwhile.'],
    ]),
  );
  const changed = response.body.failedRows.find(({ id }: FailedRow) => id === idOf('Changed'));
  expect(changed.changed).toEqual({ by: 'yusuf@majlis.example', at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(await names()).toEqual(['Changed again', 'Fine']);
  expect((await list()).find(({ name }) => name === 'Fine')?.version).toBe(1);
});

test('an undo that came too late names the rows that were changed since', async () => {
  await createAll('A', 'B', 'C');
  const rows = await list();
  const done = await bulk('hide', rows.map(refOf)).expect(200);
  for (const row of rows.filter(({ name }) => name !== 'B'))
    await colleague.put(`${partnersPath}/${row.id}/active`).send({ isActive: true }).expect(200);
  const { body } = await undo(done).expect(409);
  expect(body.changed.by).toBe('yusuf@majlis.example');
  expect(new Set(body.failedRows.map(({ label }: FailedRow) => label))).toEqual(new Set(['A', 'C']));
  expect(await names()).toEqual(['A', 'B (hidden)', 'C']);
});

test('what was restored meanwhile cannot be restored again', async () => {
  const { id } = await drafts.create('A');
  const { body } = await bulk('restore', [{ id }]).expect(409);
  expect(failuresOf(body)).toEqual([['A', 'It has been restored meanwhile, or deleted for good.']]);
});

test('two people who act on the same rows at once get one change and one list of reasons', async () => {
  await createAll('A', 'B', 'C', 'D');
  const rows = (await list()).map(refOf);
  const send = (by: RunningCms['staff'], refs: BulkInput['rows']) =>
    by.post(path).send({ table: 'partners', action: 'hide', rows: refs });
  const responses = await Promise.all([send(cms.staff, rows), send(colleague, rows.toReversed())]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(responses.find(({ status }) => status === 409)?.body.failedRows).toHaveLength(4);
});

test('a repeated request is answered as before and changes nothing', async () => {
  const { id, version } = await drafts.create('A');
  const send = () => bulk('hide', [{ id, version }]).set('Idempotency-Key', 'a-key-of-the-bulk-test');
  await send().expect(200);
  expect((await send().expect(200)).body).toEqual({ rows: 1 });
  expect((await list())[0]?.version).toBe(2);
});

test('a file that is in use is not deleted, and those beside it stay, too', async () => {
  const library = mediaLibrary(cms);
  const [used, unused] = [await library.uploadImage('used.png', 'partners'), await library.uploadImage('unused.png')];
  await cms.staff
    .post(partnersPath)
    .send({ ...partner('Dar'), logoUrl: used.url })
    .expect(201);
  const { body } = await bulk('delete', [refOf(used), refOf(unused)], 'media').expect(409);
  expect(failuresOf(body)).toEqual([['used.png', 'It is in use. Replace it there first: Partner “Dar”.']]);
  expect(await library.names('q=used')).toHaveLength(2);
  await bulk('delete', [refOf(unused)], 'media').expect(200);
  expect(await library.names('q=used')).toEqual(['used.png']);
});

test.each<[string, object, object]>([
  ['no row', { rows: [] }, { rows: 'Choose at least one row' }],
  ['a row twice', { rows: [{ id: 'a' }, { id: 'a' }] }, { rows: 'Give each row once' }],
  [
    'too many rows',
    { rows: Array.from({ length: 501 }, (_, n) => ({ id: `${n}` })) },
    { rows: 'Choose at most 500 rows' },
  ],
  ['no tag', { action: 'add-tags' }, { tags: 'Give at least one tag' }],
  [
    'another action',
    { action: 'purge' },
    { action: 'Action is one of publish, hide, delete, restore, add-tags, remove-tags' },
  ],
])('%s is rejected', async (_case, changes, fields) => {
  const input = { table: 'partners', action: 'hide', rows: [{ id: 'a' }], ...changes };
  expect(messagesOf((await cms.staff.post(path).send(input).expect(400)).body.fields)).toEqual(fields);
});

test('an odd request is answered with a message and never fails inside', async () => {
  const { id, version } = await drafts.create('A');
  const good = { table: 'partners', action: 'hide', rows: [{ id, version }], tags: ['A'] };
  const statuses = new Set<number>();
  for (const body of hostileBodies(good, 40)) {
    const response = await sendRaw(cms.staff, 'post', path, body);
    statuses.add(response.status);
    expect([body, [200, 400, 404, 409].includes(response.status)]).toEqual([body, true]);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
});

test('only the tables that staff edit have actions, and only those that their rows have', async () => {
  const rows = [{ id: 'a' }];
  await bulk('delete', rows, 'accounts').expect(404);
  const { body } = await cms.staff
    .post(path)
    .send({ table: 'partners', action: 'add-tags', rows, tags: ['A'] })
    .expect(400);
  expect(body.message).toBe('These rows do not have this action.');
});

test(`${maxBulkRows} rows are written within two seconds`, async () => {
  await runSql(
    cms.data.ownerUrl,
    `INSERT INTO cms.partners (name, logo_url, website_url, "order", is_active, version, updated_at, updated_by)
     SELECT 'Partner ' || n, '/images/partners/a1-10x10.webp', '', n, true, 1, now(), 'job:test'
     FROM generate_series(1, ${maxBulkRows}) AS n`,
  );
  const rows = (await list()).map(refOf);
  const start = Date.now();
  const response = await bulk('delete', rows).expect(200);
  expect(Date.now() - start).toBeLessThan(onThisMachine(2_000));
  await undo(response).expect(204);
  expect(await list()).toHaveLength(maxBulkRows);
});
