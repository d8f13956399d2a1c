import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '@majlis/kit/testing/database';
import { siteUrl } from './browser.js';
import { productFolder } from './extra-gateway.js';

const databaseUrl = process.env.MAJLIS_DATABASE_URL ?? '';
const logs = {
  gateway: ['gateway/run/access.log', 'logs/gateway.log'],
  cms: ['logs/cms.log'],
};

type Line = Record<string, unknown>;

/** What a part has written of a request, once it has come to `count` lines: nginx writes a second late. */
async function linesOf(part: keyof typeof logs, id: string, count: number): Promise<Line[]> {
  for (const limit = Date.now() + 10_000; ; await sleep(100)) {
    const files = logs[part].map((file) => join(productFolder ?? '', file)).filter((file) => existsSync(file));
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line.includes(id));
    if (lines.length >= count || Date.now() > limit) return lines.map((line) => JSON.parse(line) as Line);
  }
}

describe('the id of a request', () => {
  if (!productFolder) {
    test.skip('(needs the logs of the product: a run that the tests start)', () => undefined);
    return;
  }

  test('is in the answer, in the log of the gateway, in that of the service and beside its slow query', async () => {
    const database = await openDatabase(databaseUrl);
    await database.query('BEGIN; LOCK TABLE cms.testimonials');
    // With a query, so that no answer is shared.
    const asking = fetch(`${siteUrl}/api/cms/testimonials?one-id`, {
      headers: { 'X-Request-Id': 'made-up-by-somebody' },
    });
    await sleep(800);
    await database.query('COMMIT');
    await database.end();
    const answer = await asking;
    const requestId = answer.headers.get('x-request-id') ?? '';
    expect([answer.status, requestId]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const path = '/api/cms/testimonials';
    expect(await linesOf('gateway', requestId, 1)).toEqual([expect.objectContaining({ requestId, path, status: 200 })]);
    expect(await linesOf('cms', requestId, 2)).toEqual([
      expect.objectContaining({ requestId, message: 'slow query', query: expect.stringContaining('testimonials') }),
      expect.objectContaining({ requestId, message: 'request', path, status: 200 }),
    ]);
  });

  test('is in what the visitor of an error is told', async () => {
    const answer = await fetch(`${siteUrl}/api/conferences/slug/there-is-no-such-conference`);
    const requestId = answer.headers.get('x-request-id') ?? '';
    expect([answer.status, await answer.json()]).toEqual([404, { message: expect.any(String), requestId }]);
    expect(await linesOf('gateway', requestId, 1)).toEqual([expect.objectContaining({ requestId, status: 404 })]);
  });
});
