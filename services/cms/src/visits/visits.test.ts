import { type VisitFilter, type Visits, visits, visitsExportPath } from '@majlis/contracts/site/visits';
import { runSql } from '@majlis/kit/testing/database';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

const sums: [days: number, kind: string, name: string, total: number][] = [
  [0, 'page', '/about', 3],
  [0, 'page', '/', 2],
  [6, 'page', '/about', 4],
  [7, 'page', '/about', 100],
  [1, 'page', '/conferences/spring', 5],
  [1, 'page', '/conferences/spring/sessions/opening', 6],
  [1, 'page', '/conferences/spring-2', 1],
  [1, 'page', '=evil', 1],
  [2, 'referrer', 'a.example', 7],
  [7, 'referrer', 'b.example', 7],
  [0, 'search', '', 9],
  [3, 'search', '', 4],
  [0, 'word', 'zakat', 2],
  [3, 'word', 'zakat', 1],
  [0, 'word', 'layla', 2],
];

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
  const rows = sums.map(([days, kind, name, total]) => `(current_date - ${days}, '${kind}', '${name}', ${total})`);
  await runSql(
    cms.data.ownerUrl,
    `INSERT INTO cms.daily_counts VALUES ${rows.join(', ')};
     INSERT INTO search.pages (path, build_group, stage) VALUES ('/about', 'main', 'main');
     INSERT INTO search.entries (page, key, kind, language, url, title, note, body, words, spellings, title_vector, body_vector)
     SELECT '/about', key, 'page', 'en', '/about', title, '', '', '{}', '{}', '', ''
     FROM (VALUES ('', 'Who We Are'), ('event', 'A milestone')) AS entry (key, title)`,
  );
});
afterAll(() => cms.stop());

const read = async (filter: VisitFilter): Promise<Visits> =>
  (await cms.staff.get(visits(filter).path).expect(200)).body;

test('staff read the sums of the days up to today', async () => {
  const { days, ...report } = await read({ days: 7 });
  expect(days.map(({ views }) => views)).toEqual([4, 0, 0, 0, 0, 13, 5]);
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  expect(report).toEqual({
    isCounting: true,
    pages: [
      { path: '/about', title: 'Who We Are', views: 7 },
      { path: '/conferences/spring/sessions/opening', title: null, views: 6 },
      { path: '/conferences/spring', title: null, views: 5 },
      { path: '/', title: null, views: 2 },
      { path: '/conferences/spring-2', title: null, views: 1 },
      { path: '=evil', title: null, views: 1 },
    ],
    referrers: [{ host: 'a.example', views: 7 }],
    searches: 13,
    words: [{ word: 'zakat', searches: 3 }],
  });
});

test.each([30, 90, 364] as const)('%d days are as many sums', async (days) => {
  const report = await read({ days });
  expect([report.days.length, report.pages[0]]).toEqual([days, { path: '/about', title: 'Who We Are', views: 107 }]);
});

test('those of a conference are its page and what is below it', async () => {
  const { days, pages, ...rest } = await read({ days: 7, conference: 'spring' });
  expect(days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 11, 0]);
  expect(pages.map(({ path }) => path)).toEqual(['/conferences/spring/sessions/opening', '/conferences/spring']);
  expect(rest).toEqual({ isCounting: true, referrers: [], searches: 0, words: [] });
});

test('the sums of each page and day can be exported, without formulas', async () => {
  const { headers, text } = await cms.staff.get(visitsExportPath({ days: 7 })).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=visits.csv',
  });
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toBe('day,page,views');
  expect(lines.map((line) => line.slice('2026-03-12,'.length))).toEqual([
    '/about,4',
    '/conferences/spring,5',
    '/conferences/spring-2,1',
    '/conferences/spring/sessions/opening,6',
    "'=evil,1",
    '/,2',
    '/about,3',
  ]);
});

test('visitors read none of it', async () => {
  for (const path of [visits({ days: 7 }).path, visitsExportPath({ days: 7 })]) await cms.visitor.get(path).expect(401);
});

test.each(['days=8', 'days=x', 'conference=../x', "conference='", 'days=7&days=30', 'other=1'])(
  'the filter %s is rejected',
  async (filter) => {
    await cms.staff.get(`/api/cms/visits?${filter}`).expect(400);
  },
);

test('staff see that counting is switched off', async () => {
  const other = await runCms({ COUNT_VISITS: 'off' });
  const { body } = await other.staff.get('/api/cms/visits').expect(200);
  await other.stop();
  expect([body.isCounting, body.days.length]).toEqual([false, 30]);
});
