import { type EditedRow, type Editor, presenceEndsAfterMs, presencePath } from '@majlis/contracts/staff/presence';
import { runSql } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type RunningCms, useCms } from '../../testing/running-cms.js';

const cms = useCms();
let yusuf: RunningCms['staff'];
beforeAll(async () => {
  yusuf = cms.withCookie(await staffCookie(cms.data.ownerUrl, { email: 'yusuf@majlis.example' }));
});
beforeEach(() => runSql(cms.data.ownerUrl, 'DELETE FROM cms.editing_tabs'));

const tab = (digit: string) => digit.repeat(32);
const partner: EditedRow = { table: 'partners', id: '6f9a4c9e-6a5d-4f0e-9c55-0d9c1f6f2a10' };
const session: EditedRow = { table: 'sessions', id: '0d9c1f6f-6a5d-4f0e-9c55-2a106f9a4c9e' };
const report = async (by: RunningCms['staff'], digit: string, ...rows: EditedRow[]): Promise<Editor[]> =>
  (
    await by
      .put(presencePath)
      .send({ tabId: tab(digit), rows })
      .expect(200)
  ).body;

test('others see what an account edits, until the form is closed', async () => {
  expect(await report(yusuf, 'a', partner, session)).toEqual([]);
  const email = 'yusuf@majlis.example';
  expect(await report(cms.staff, 'b')).toEqual([
    { email, ...partner },
    { email, ...session },
  ]);
  await report(yusuf, 'a', session);
  expect(await report(cms.staff, 'b')).toEqual([{ email, ...session }]);
  await report(yusuf, 'a');
  expect(await report(cms.staff, 'b')).toEqual([]);
});

test('two tabs of one account see each other', async () => {
  await report(yusuf, 'a', partner);
  expect(await report(yusuf, 'b', partner)).toEqual([{ email: 'yusuf@majlis.example', ...partner }]);
});

test('a tab that no longer reports has left', async () => {
  await report(yusuf, 'a', partner);
  const letPass = (ms: number) =>
    runSql(cms.data.ownerUrl, `UPDATE cms.editing_tabs SET seen_at = seen_at - interval '${ms} ms'`);
  await letPass(presenceEndsAfterMs - 5_000);
  expect(await report(cms.staff, 'b')).toHaveLength(1);
  await letPass(5_000);
  expect(await report(cms.staff, 'b')).toEqual([]);
});

test('nobody can report for the tab of another account', async () => {
  await report(yusuf, 'a', partner);
  await report(cms.staff, 'a', session);
  expect(await report(cms.staff, 'b')).toEqual([{ email: 'yusuf@majlis.example', ...partner }]);
});

test.each([
  ['tabId', { tabId: 'mine', rows: [] }],
  ['rows', { tabId: tab('a') }],
  ['rows', { tabId: tab('a'), rows: [{ table: 'partners' }] }],
])('a wrong value of %s is rejected', async (field, body) => {
  const { body: error } = await cms.staff.put(presencePath).send(body).expect(400);
  expect(Object.keys(error.fields)).toEqual([expect.stringMatching(new RegExp(`^${field}`))]);
});
