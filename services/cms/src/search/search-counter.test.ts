import { runSql } from '@majlis/kit/testing/database';
import { type RunningCms, runCms } from '../../testing/running-cms.js';
import { SearchCounterJob } from './search-counter.job.js';

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
});
afterEach(() => runSql(cms.data.ownerUrl, 'DELETE FROM cms.daily_counts'));
afterAll(() => cms.stop());

const search = (text: string, { of = cms, path = '/api/search', more = '' } = {}) =>
  of.visitor.get(`${path}?q=${encodeURIComponent(text)}${more}`).expect(200);

const counts = async ({ database }: RunningCms): Promise<Record<string, number>> => {
  const rows: { name: string; total: number }[] = await database.query(
    "SELECT kind || ' ' || name AS name, total FROM daily_counts WHERE day = current_date ORDER BY 1",
  );
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
};

test('searches and their words are added up, without what could be about a person', async () => {
  const job = cms.app.get(SearchCounterJob);
  await search('Zakāt and markets, zakat');
  await search('0170 5550199 a@b.example x');
  await job.run();
  await search('zakat');
  await job.run();
  await job.run();
  expect(await counts(cms)).toEqual({
    ...{ 'search ': 3, 'word and': 1, 'word example': 1, 'word markets': 1, 'word zakat': 2 },
  });
});

test('a search while typing, an empty one, and the one in the page itself are not counted', async () => {
  await search('zakat', { more: '&typing=true' });
  await search('');
  await search('zakat', { path: '/api/search/results' });
  await cms.app.get(SearchCounterJob).run();
  expect(await counts(cms)).toEqual({});
});

test('what was counted is stored when the service stops', async () => {
  const other = await runCms();
  await search('zakat', { of: other });
  await other.app.get(SearchCounterJob).onModuleDestroy();
  expect(await counts(other)).toEqual({ 'search ': 1, 'word zakat': 1 });
  await other.stop();
});

test('nothing is counted where counting is switched off', async () => {
  const other = await runCms({ COUNT_VISITS: 'off' });
  await search('zakat', { of: other });
  await other.app.get(SearchCounterJob).run();
  expect(await counts(other)).toEqual({});
  await other.stop();
});
