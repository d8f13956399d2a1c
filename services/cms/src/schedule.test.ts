import { type RowHistory } from '@majlis/contracts/staff/history';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { ScheduleService } from '@majlis/rows/drafts/schedule.service';
import { partner, partnerDrafts, partnersPath } from '../testing/partner-drafts.js';
import { useCms } from '../testing/running-cms.js';

const cms = useCms();
const drafts = partnerDrafts(cms);
beforeEach(() => drafts.deleteAll());

const schedule = (id: string, body: object) => cms.staff.post(`/api/cms/schedule/partners/${id}`).send(body);
const inOneHour = () => ({ at: new Date(Date.now() + 3_600_000).toISOString(), timezone: 'Asia/Kuala_Lumpur' });

test('what is scheduled happens at its time, once, under the name of who scheduled it', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'Draft').expect(200);
  const { body } = await schedule(id, { action: 'publish-draft', ...inOneHour() }).expect(201);
  const due = cms.app.get(ScheduleService);
  expect(await due.runDue()).toBe(0);
  expect(await drafts.visibleNames()).toEqual(['Live']);
  await runSql(
    cms.data.ownerUrl,
    `UPDATE cms.schedule SET at = now() - interval '1 day' WHERE id = '${body.scheduleId}'`,
  );
  const counts = await Promise.all([due.runDue(), due.runDue(), due.runDue()]);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(await drafts.visibleNames()).toEqual(['Draft']);
  const [newest] = ((await cms.staff.get(`${partnersPath}/${id}/history`)).body as RowHistory).versions;
  expect(newest?.actor).toBe('amal@majlis.example');
  expect((await cms.staff.get('/api/cms/schedule')).body).toEqual([]);
});

test('a row can be hidden and shown at a time', async () => {
  const { id } = await drafts.create('Live');
  for (const [action, names] of [
    ['unpublish', []],
    ['publish', ['Live']],
  ] as const) {
    const { body } = await schedule(id, { action, ...inOneHour() }).expect(201);
    await runSql(cms.data.ownerUrl, `UPDATE cms.schedule SET at = now() WHERE id = '${body.scheduleId}'`);
    await cms.app.get(ScheduleService).runDue();
    expect(await drafts.visibleNames()).toEqual(names);
  }
});

test('what fails at its time is listed with its reason and leaves nothing half done', async () => {
  const { id } = await drafts.create('Live');
  await drafts.saveDraft(id, 'Draft').expect(200);
  const { body } = await schedule(id, { action: 'publish-draft', ...inOneHour() }).expect(201);
  await cms.staff.put(`${partnersPath}/${id}`).send(partner('Newer')).expect(200);
  await runSql(cms.data.ownerUrl, `UPDATE cms.schedule SET at = now() WHERE id = '${body.scheduleId}'`);
  await cms.app.get(ScheduleService).runDue();
  expect(await drafts.visibleNames()).toEqual(['Newer']);
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
    { timezone: 'Choose a time zone, like Asia/Kuala_Lumpur' },
  ],
  ['that is none', { at: 'soon', timezone: 'UTC' }, { at: 'Time must be a date and time between 1900 and 2199' }],
])('a time %s is rejected in words', async (_case, time, fields) => {
  const { id } = await drafts.create('Live');
  expect(messagesOf((await schedule(id, { action: 'unpublish', ...time }).expect(400)).body.fields)).toEqual(fields);
});
