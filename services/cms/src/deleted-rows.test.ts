import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { useCms } from '../testing/running-cms.js';

const cms = useCms();

const days = 86_400_000;

test('a deleted row can be restored for 30 days and is gone after them', async () => {
  const purge = cms.app.get(PurgeDeletedJob);
  await cms.staff.post('/api/cms/content').send({ key: 'a.kept', type: 'text', content: 'x' }).expect(200);
  await cms.staff.post('/api/cms/content').send({ key: 'a.deleted', type: 'text', content: 'x' }).expect(200);
  await cms.staff.delete('/api/cms/content/a.deleted').expect(204);
  expect(await purge.purge(new Date(Date.now() + 29 * days))).toBe(0);
  expect(await purge.purge(new Date(Date.now() + 31 * days))).toBe(1);
  await cms.staff.post('/api/cms/content/a.deleted/restore').expect(404);
  expect((await cms.visitor.get('/api/cms/content')).body).toEqual([{ key: 'a.kept', content: 'x' }]);
});
