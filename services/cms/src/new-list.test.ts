import { defineList } from '@majlis/contracts/shared/define-list.schema';
import { pictureName } from '@majlis/contracts/shared/field-kinds.schema';
import { flag, wholeNumber } from '@majlis/contracts/shared/shared-fields.schema';
import { optionalText, requiredText } from '@majlis/contracts/shared/text.schema';
import { bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { findRows } from '@majlis/contracts/staff/find';
import { changeHeader, type RowHistory, undoPath } from '@majlis/contracts/staff/history';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { RowsModule } from '@majlis/rows/app/rows.module';
import { ScheduleService } from '@majlis/rows/drafts/schedule.service';
import { sortableColumnsSql } from '@majlis/rows/lists/column-sql';
import { createList } from '@majlis/rows/lists/list.controller';
import { z } from 'zod';
import { installHistoryTriggers } from '../../../infra/migrate/history-triggers.js';
import { grantPrivileges } from '../../../infra/migrate/roles.js';

// This is the example of a new list in services/contracts/README.md, which needs only a table and a definition.

const lanterns = defineList({
  table: 'lanterns',
  path: '/api/cms/lanterns',
  noun: 'lantern',
  label: ['name'],
  staffPath: '/admin/lanterns',
  publicRead: { operation: 'listLanterns', schema: 'Lantern', summary: 'Lanterns, in order' },
  fields: {
    name: requiredText(200),
    picture: pictureName('team', optionalText(100)),
    colours: z.array(z.string()).default([]),
    height: wholeNumber(500).nullable().default(null),
    isLit: flag.default(false),
    boughtOn: z.iso.date().nullable().default(null),
  },
});
const { entity, controller } = createList(lanterns);

const tableSql = `
  CREATE TABLE cms.lanterns (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text NOT NULL, picture text NOT NULL, colours text[] NOT NULL,
    height integer, is_lit boolean NOT NULL, bought_on date, ${sortableColumnsSql('lanterns')})`;

const { path } = lanterns;
let data: TestDatabase;
let service: RunningService;
let staff: RunningService['visitor'];
beforeAll(async () => {
  data = await createDatabase();
  await runSql(data.ownerUrl, tableSql);
  await grantPrivileges(data.ownerUrl);
  await installHistoryTriggers(data.ownerUrl);
  service = await runService(
    RowsModule.forRoot(testSettings(data.urlFor('cms')), {
      name: 'cms',
      entities: [entity],
      controllers: [controller],
    }),
  );
  staff = service.withCookie(await staffCookie(data.ownerUrl));
});
afterAll(async () => {
  await service?.stop();
  await data?.drop();
});

const lantern = (name: string, changes: object = {}) => lanterns.input.parse({ name, ...changes });
const create = async (name: string): Promise<string> =>
  (await staff.post(path).send(lantern(name)).expect(201)).body.id;
const names = async (browser = service.visitor, headers = {}): Promise<string[]> =>
  (await browser.get(path).set(headers).expect(200)).body.map(({ name }: { name: string }) => name);
const undo = (response: { get(name: string): string | undefined }) =>
  staff.post(undoPath('cms', response.get(changeHeader) ?? '')).expect(204);

test('each field has a column of its type, and is checked', async () => {
  const fields = { picture: 'a.webp', colours: ['red', 'blue'], height: 30, isLit: true, boughtOn: '2026-02-28' };
  const { body } = await staff.post(path).send(lantern('Iron', fields)).expect(201);
  expect(body).toMatchObject({ name: 'Iron', ...fields });
  expect((await service.visitor.get(path).expect(200)).body).toEqual([{ id: body.id, ...lantern('Iron', fields) }]);
  const wrong = await staff.post(path).send({ name: '', height: -1 }).expect(400);
  expect(Object.keys(wrong.body.fields).sort()).toEqual(['height', 'name']);
  await staff.delete(`${path}/${body.id}`).expect(204);
  expect((await staff.get(`${path}/deleted`).expect(200)).body).toMatchObject([{ name: 'Iron' }]);
});

test('a new list has history, drafts, preview, schedule, bulk actions and undo without code of its own', async () => {
  const [id, other] = [await create('Brass'), await create('Glass')];

  const renamed = await staff.put(`${path}/${id}`).send(lantern('Copper')).expect(200);
  await undo(renamed);
  const { versions }: RowHistory = (await staff.get(`${path}/${id}/history`).expect(200)).body;
  expect(versions.map(({ values }) => values.name)).toEqual(['Brass', 'Copper', 'Brass']);

  const draft = `/api/cms/drafts/lanterns/${id}`;
  await staff
    .put(draft)
    .send({ input: lantern('Silver'), baseVersion: 3 })
    .expect(200);
  const preview = (await staff.post('/api/cms/previews').send({ table: 'lanterns', id }).expect(200)).body;
  expect(await names(service.visitor, { Preview: preview.token })).toContain('Silver');
  expect(await names()).not.toContain('Silver');

  const inOneHour = { at: new Date(Date.now() + 3_600_000).toISOString(), timezone: 'UTC' };
  await staff
    .post(`/api/cms/schedule/lanterns/${id}`)
    .send({ action: 'publish-draft', ...inOneHour })
    .expect(201);
  await runSql(data.ownerUrl, 'UPDATE cms.schedule SET at = now()');
  await service.app.get(ScheduleService).runDue();
  expect((await names()).sort()).toEqual(['Glass', 'Silver']);

  for (const action of ['hide', 'delete']) {
    const body = { table: 'lanterns', action, rows: [{ id }, { id: other }] };
    const done = await staff.post(bulkPath('cms')).send(body).expect(200);
    expect(await names()).toEqual([]);
    await undo(done);
    expect((await names()).sort()).toEqual(['Glass', 'Silver']);
  }
});

test('its rows are found by their names, hidden ones, too', async () => {
  const { body: lanternOfPaper } = await staff
    .post(path)
    .send({ ...lantern('Paper'), isActive: false })
    .expect(201);
  const { body } = await staff.get(findRows('cms', 'pap').path).expect(200);
  expect(body).toMatchObject([
    { table: 'lanterns', id: lanternOfPaper.id, label: { text: 'Paper' }, status: 'inactive' },
  ]);
});
