import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { draftEndpoints } from '@majlis/contracts/drafts';
import { endpoints } from '@majlis/contracts/endpoints';
import { type RowHistory } from '@majlis/contracts/history';
import { ScheduleService } from '@majlis/kit/drafts/schedule.service';
import { runSql } from '@majlis/kit/testing/database';
import { type RunningCms, runCms } from '../testing/running-cms.js';

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
});
beforeEach(() =>
  runSql(cms.data.ownerUrl, 'DELETE FROM cms.partners; DELETE FROM cms.drafts; DELETE FROM cms.previews'),
);
afterAll(() => cms.stop());

const { path } = endpoints.partners;
const partner = (name: string, isActive = true) => ({
  name,
  logoUrl: '/images/partners/a1-10x10.webp',
  websiteUrl: '',
  order: 0,
  isActive,
});
const create = async (name: string, isActive = true): Promise<{ id: string; version: number }> =>
  (await cms.staff.post(path).send(partner(name, isActive)).expect(201)).body;
const draftPath = (id: string) => draftEndpoints.draft('cms', 'partners', id).path;
const saveDraft = (id: string, name: string, version = 1, isActive = true) =>
  cms.staff.put(draftPath(id)).send({ input: partner(name, isActive), baseVersion: version });
const visibleNames = async (preview?: string): Promise<string[]> => {
  const request = cms.visitor.get(path);
  const { body } = await (preview ? request.set('Preview', preview) : request).expect(200);
  return body.map(({ name }: { name: string }) => name);
};

const schedule = (id: string, body: object) => cms.staff.post(`/api/cms/schedule/partners/${id}`).send(body);
const inOneHour = () => ({ at: new Date(Date.now() + 3_600_000).toISOString(), timezone: 'Asia/Kuala_Lumpur' });

test('what is scheduled happens at its time, once, under the name of who scheduled it', async () => {
  const { id } = await create('Live');
  await saveDraft(id, 'Draft').expect(200);
  const { body } = await schedule(id, { action: 'publish-draft', ...inOneHour() }).expect(201);
  const due = cms.app.get(ScheduleService);
  expect(await due.runDue()).toBe(0);
  expect(await visibleNames()).toEqual(['Live']);
  await runSql(
    cms.data.ownerUrl,
    `UPDATE cms.schedule SET at = now() - interval '1 day' WHERE id = '${body.scheduleId}'`,
  );
  const counts = await Promise.all([due.runDue(), due.runDue(), due.runDue()]);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(await visibleNames()).toEqual(['Draft']);
  const [newest] = ((await cms.staff.get(`${path}/${id}/history`)).body as RowHistory).versions;
  expect(newest?.actor).toBe('amal@majlis.example');
  expect((await cms.staff.get('/api/cms/schedule')).body).toEqual([]);
});

test('a row can be hidden and shown at a time', async () => {
  const { id } = await create('Live');
  for (const [action, names] of [
    ['unpublish', []],
    ['publish', ['Live']],
  ] as const) {
    const { body } = await schedule(id, { action, ...inOneHour() }).expect(201);
    await runSql(cms.data.ownerUrl, `UPDATE cms.schedule SET at = now() WHERE id = '${body.scheduleId}'`);
    await cms.app.get(ScheduleService).runDue();
    expect(await visibleNames()).toEqual(names);
  }
});

test('what fails at its time is listed with its reason and leaves nothing half done', async () => {
  const { id } = await create('Live');
  await saveDraft(id, 'Draft').expect(200);
  const { body } = await schedule(id, { action: 'publish-draft', ...inOneHour() }).expect(201);
  await cms.staff.put(`${path}/${id}`).send(partner('Newer')).expect(200);
  await runSql(cms.data.ownerUrl, `UPDATE cms.schedule SET at = now() WHERE id = '${body.scheduleId}'`);
  await cms.app.get(ScheduleService).runDue();
  expect(await visibleNames()).toEqual(['Newer']);
  const [failed] = (await cms.staff.get('/api/cms/schedule')).body;
  expect(failed).toMatchObject({
    id,
    label: 'Newer',
    action: 'publish-draft',
    error: expect.stringMatching(/changed this/),
  });
  await cms.staff.delete(`/api/cms/schedule/${failed.scheduleId}`).expect(204);
  expect((await cms.staff.get('/api/cms/schedule')).body).toEqual([]);
});

test.each([
  ['in the past', { at: '2020-01-01T09:00', timezone: 'UTC' }, { at: 'This time is in the past' }],
  [
    'skipped by daylight saving',
    { at: '2027-03-28T02:30', timezone: 'Europe/Paris' },
    { at: 'There is no such time in Europe/Paris' },
  ],
  [
    'of an unknown zone',
    { at: '2031-01-01T09:00', timezone: 'Mars/Base' },
    { timezone: 'Give a time zone like Asia/Kuala_Lumpur' },
  ],
  ['that is none', { at: 'soon', timezone: 'UTC' }, { at: 'Time must be a date and time between 1900 and 2199' }],
])('a time %s is rejected in words', async (_case, time, fields) => {
  const { id } = await create('Live');
  expect((await schedule(id, { action: 'unpublish', ...time }).expect(400)).body.fields).toEqual(fields);
});
