import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@majlis/kit/testing/database';
import { databaseUrl, productFolder, siteUrl } from './browser.js';
import { visit } from './public-site.js';
import { until } from './until.js';

const logs = {
  gateway: ['gateway/run/access.log', 'logs/gateway.log'],
  cms: ['logs/cms.log'],
};

type Line = Record<string, unknown>;

/** Waits for `count` log lines with the id, because nginx writes its log a second late. */
const waitForLogLines = (component: keyof typeof logs, id: string, count: number): Promise<Line[]> =>
  until(`${component} has logged ${id} ${count} times`, () => {
    const files = logs[component].map((file) => join(productFolder, file)).filter((file) => existsSync(file));
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line.includes(id));
    return lines.length >= count && lines.map((line) => JSON.parse(line) as Line);
  });

(productFolder ? describe : describe.skip)('the id of a request', () => {
  test('is in the response, the gateway’s log, the service’s log and the log line of a slow query', async () => {
    const database = await openDatabase(databaseUrl);
    await database.query('BEGIN; LOCK TABLE cms.testimonials');
    // The query bypasses the cache.
    const pending = fetch(`${siteUrl}/api/cms/testimonials?one-id`, {
      headers: { 'X-Request-Id': 'made-up-by-somebody' },
    });
    const slowQuery = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND clock_timestamp() - query_start > interval '0.6 s'`;
    await until('a query is slow', async () => {
      await database.query('SELECT pg_stat_clear_snapshot()');
      return (await database.query(slowQuery)).rowCount === 1;
    });
    await database.query('COMMIT');
    await database.end();
    const response = await pending;
    const requestId = response.headers.get('x-request-id') ?? '';
    expect([response.status, requestId]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const path = '/api/cms/testimonials';
    expect(await waitForLogLines('gateway', requestId, 1)).toEqual([
      expect.objectContaining({ requestId, path, status: 200 }),
    ]);
    expect(await waitForLogLines('cms', requestId, 2)).toEqual([
      expect.objectContaining({ requestId, message: 'slow query', query: expect.stringContaining('testimonials') }),
      expect.objectContaining({ requestId, message: 'request', path, status: 200 }),
    ]);
  });

  test('is shown to the visitor with an error', async () => {
    const response = await visit('/api/conferences/slug/there-is-no-such-conference');
    const requestId = response.headers.get('x-request-id') ?? '';
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'conferenceNotFound', message: expect.any(String), requestId },
    ]);
    expect(await waitForLogLines('gateway', requestId, 1)).toEqual([
      expect.objectContaining({ requestId, status: 404 }),
    ]);
  });
});
