// How long the longest lists take from the service that holds them: `node infra/quality/bench/lists.mjs`. Fails when a list
// takes longer than the limit. Uses what `npm run build` has made.
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { reads } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { startService, withDatabase } from './service.mjs';
import { printLine, timesOf } from './timing.mjs';

const limitMs = 300;

const rows = [
  `INSERT INTO cms.team_members (name, position, image, profile, categories, "order", is_active, version, updated_at, updated_by)
   SELECT 'Member ' || n, 'Fellow', md5(n::text) || '-480x480.webp', repeat('A profile of some length. ', 24),
          ARRAY['Fellows'], n % 50, true, 1, now(), 'bench' FROM generate_series(1, 1000) n`,
  `INSERT INTO cms.content_entries (key, type, content, version, updated_at, updated_by)
   SELECT 'page' || n % 20 || '.entry_' || n, 'textarea', repeat('A text of some length. ', 12), 1, now(), 'bench'
   FROM generate_series(1, 5000) n`,
  'ANALYZE',
];

await withDatabase(async ({ url, owner, folder }) => {
  for (const sql of rows) await owner.query(sql);
  const cookie = await staffCookie(url);
  const cms = await startService('cms', url, {
    COOKIE_KEYS: randomBytes(32).toString('base64url'),
    GOOGLE_CLIENT_ID: 'bench',
    GOOGLE_CLIENT_SECRET: 'bench',
    SIGN_IN_ISSUER: 'http://127.0.0.1:1',
    OBJECT_STORE_URL: pathToFileURL(folder).href,
  });
  printLine('ms', '', 'first', 'median', '95 %', 'limit', 'KB');
  for (const [list, { path }] of [
    ['1,000 team members', reads.teamMembers],
    ['5,000 content entries', reads.content],
  ])
    for (const [reader, headers] of [
      ['visitor', {}],
      ['staff', { cookie }],
    ]) {
      const { first, median, p95, body } = await timesOf(cms.address + path, headers);
      printLine(list, reader, first, median, p95, limitMs, body.length / 1024);
      if (p95 >= limitMs) process.exitCode = 1;
    }
  await cms.stop();
});
