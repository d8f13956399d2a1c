import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { runSql } from '@majlis/kit/testing/database';
import { type RunningCms, runCms } from '../../testing/running-cms.js';
import type { CmsSettings } from '../read-settings.js';
import { CountVisitsJob } from './count-visits.job.js';

let cms: RunningCms;
const folder = mkdtempSync(join(tmpdir(), 'majlis-visits-'));
beforeAll(async () => {
  cms = await runCms();
});
afterEach(async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await runSql(cms.data.ownerUrl, 'DELETE FROM cms.daily_counts; DELETE FROM cms.counted_files');
});
afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true });
});

const newJob = () => {
  const settings = { ...cms.app.get<CmsSettings>(SETTINGS), VISITS_FOLDER: folder };
  return new CountVisitsJob(cms.database, settings, cms.app.get<Logger>(LOGGER));
};
const run = () => newJob().run();

const visit = (path: string, referrer = '') => `${JSON.stringify({ path, referrer })}\n`;
const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join(''));
const nine = '2026-03-12T09+0000-gateway.log';

const counts = async (): Promise<string[]> => {
  const rows: { line: string }[] = await cms.database.query(
    "SELECT concat_ws(' ', day, kind, name, total) AS line FROM daily_counts ORDER BY line",
  );
  return rows.map(({ line }) => line);
};
const countedFiles = async (): Promise<number> =>
  (await cms.database.query('SELECT count(*)::integer AS files FROM counted_files'))[0].files;

test('the visits of past hours are added up per day, and their files are removed', async () => {
  write(nine, visit('/'), visit('/about', 'a.example'), visit('/about', 'WWW.a.example'));
  write('2026-03-12T10+0000-gateway.log', visit('/about', 'b.example'));
  write('2026-03-12T10+0000-other.log', visit('/about'));
  write('2026-03-13T00+0300-gateway.log', visit('/about'));
  expect(await run()).toBe(4);
  expect(await counts()).toEqual([
    '2026-03-12 page / 1',
    '2026-03-12 page /about 4',
    '2026-03-12 referrer a.example 2',
    '2026-03-12 referrer b.example 1',
    '2026-03-13 page /about 1',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('the file of the current hour, of one that has just ended, and other files are left alone', async () => {
  const nameAt = (time: number) => `${new Date(time).toISOString().slice(0, 13)}+0000-gateway.log`;
  const hourStart = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const names = [nameAt(hourStart), nameAt(hourStart + 3_600_000), 'notes.log', '2026-03-12T09-gateway.log'];
  for (const name of names) write(name, visit('/'));
  expect(await run()).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test('a file that was counted and not removed is not counted again', async () => {
  write(nine, visit('/'));
  await run();
  write(nine, visit('/'));
  expect([await run(), await counts(), readdirSync(folder)]).toEqual([0, ['2026-03-12 page / 1'], []]);
  await run();
  expect(await countedFiles()).toBe(0);
});

test('a file whose visits could not be stored is counted later, completely and once', async () => {
  write(nine, visit('/', 'a.example'));
  await runSql(
    cms.data.ownerUrl,
    "ALTER TABLE cms.daily_counts ADD CONSTRAINT no_referrers CHECK (kind <> 'referrer') NOT VALID",
  );
  expect([await run(), await counts(), await countedFiles()]).toEqual([0, [], 0]);
  await runSql(cms.data.ownerUrl, 'ALTER TABLE cms.daily_counts DROP CONSTRAINT no_referrers');
  expect([await run(), await counts()]).toEqual([1, ['2026-03-12 page / 1', '2026-03-12 referrer a.example 1']]);
});

test('several replicas count each file once', async () => {
  for (let hour = 0; hour < 24; hour += 1)
    write(`2026-03-12T${String(hour).padStart(2, '0')}+0000-gateway.log`, visit('/').repeat(50));
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await counts()).toEqual(['2026-03-12 page / 1200']);
});

test('encoded letters and doubled slashes are the same page', async () => {
  write(nine, visit('/%61bout'), visit('//about'), visit('/about'), visit('/%d9%85%D8%AC%D9%84%D8%B3'));
  await run();
  expect(await counts()).toEqual(['2026-03-12 page /%D9%85%D8%AC%D9%84%D8%B3 1', '2026-03-12 page /about 3']);
});

test.each([
  ['that was cut off', '{"path":"/about","refer'],
  ['that is no JSON', 'hello'],
  ['without a path', '{"referrer":"a.example"}'],
  ['with the name of a file', visit('/about.html')],
  ['with an encoded slash', visit('/about%2f..%2fadmin%3F')],
  ['with a character that cannot be stored', visit('/%00')],
  ['with a malformed character', visit('/%FF')],
  ['with markup', visit('/%3Cscript%3E')],
  ['with a long path', visit(`/${'x'.repeat(2_000)}`)],
  ['with a deep path', visit('/a/b/c/d/e')],
])('a line %s is skipped, and the others are counted', async (_which, bad) => {
  write(nine, visit('/'), `${bad.trim()}\n`, visit('/blog'));
  expect(await run()).toBe(1);
  expect(await counts()).toEqual(['2026-03-12 page / 1', '2026-03-12 page /blog 1']);
});

test('made-up paths do not fill the database', async () => {
  const paths = Array.from({ length: 6_000 }, (_, index) => visit(`/page-${index}`));
  write(nine, ...paths);
  await run();
  write('2026-03-12T10+0000-gateway.log', visit('/one-more'), visit('/page-0'));
  await run();
  const all = await counts();
  expect([all.length, all.filter((line) => /one-more|page-0 /.test(line))]).toEqual([
    5_000,
    ['2026-03-12 page /page-0 2'],
  ]);
});

test('sums are kept as long as the history, and words for 90 days', async () => {
  const add = (days: number, kind: string) =>
    `INSERT INTO cms.daily_counts VALUES (current_date - ${days}, '${kind}', '${kind}-${days}', 1)`;
  const sums = [add(730, 'page'), add(731, 'page'), add(90, 'word'), add(91, 'word'), add(91, 'search')];
  await runSql(cms.data.ownerUrl, sums.join(';'));
  await run();
  expect((await counts()).map((line) => line.split(' ')[2])).toEqual(['page-730', 'search-91', 'word-90']);
});
