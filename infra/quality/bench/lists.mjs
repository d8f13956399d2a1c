// How long the longest lists take from the service that holds them: `node infra/quality/bench/lists.mjs`. Fails when a list
// takes longer than the limit. Uses what `npm run build` has made.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reads } from '@majlis/contracts/endpoints';
import { openDatabase, rolePasswords } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { startPostgres } from '../../dist/local/postgres.js';
import { freePort } from '../../dist/local/processes/ports.js';
import { migrate } from '../../dist/migrate/migrate.js';

const limitMs = 300;
const rounds = 60;

const rows = [
  `INSERT INTO cms.team_members (name, position, image, profile, categories, "order", is_active, version, updated_at, updated_by)
   SELECT 'Member ' || n, 'Fellow', md5(n::text) || '-480x480.webp', repeat('A profile of some length. ', 24),
          ARRAY['Fellows'], n % 50, true, 1, now(), 'bench' FROM generate_series(1, 1000) n`,
  `INSERT INTO cms.content_entries (key, type, content, version, updated_at, updated_by)
   SELECT 'page' || n % 20 || '.entry_' || n, 'textarea', repeat('A text of some length. ', 12), 1, now(), 'bench'
   FROM generate_series(1, 5000) n`,
];

const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-'));
const postgres = await startPostgres({ dataFolder: join(folder, 'postgres'), log: join(folder, 'log') });
try {
  await migrate(postgres.url, rolePasswords);
  await fill(postgres.url);
  process.exitCode = await measure(postgres.url);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function fill(url) {
  const database = await openDatabase(url);
  for (const sql of rows) await database.query(sql);
  await database.query('ANALYZE');
  await database.end();
}

async function measure(url) {
  const cookie = await staffCookie(url);
  const { service, address, ended } = await startCms(url);
  const results = [];
  for (const [list, { path }] of [
    ['1,000 team members', reads.teamMembers],
    ['5,000 content entries', reads.content],
  ])
    for (const [reader, headers] of [
      ['visitor', {}],
      ['staff', { cookie }],
    ])
      results.push({ list, reader, ...(await timesOf(address + path, headers)) });
  service.kill();
  await ended;
  print(results);
  return results.every(({ p95 }) => p95 < limitMs) ? 0 : 1;
}

async function startCms(databaseUrl) {
  const url = new URL(databaseUrl);
  Object.assign(url, { username: 'majlis_cms', password: encodeURIComponent(rolePasswords.cms) });
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: url.href,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    ADMIN_EMAILS: 'amal@majlis.example',
    LOG_LEVEL: 'info',
    COOKIE_KEYS: randomBytes(32).toString('base64url'),
    GOOGLE_CLIENT_ID: 'bench',
    GOOGLE_CLIENT_SECRET: 'bench',
    SIGN_IN_ISSUER: 'http://127.0.0.1:1',
    OBJECT_STORE_URL: pathToFileURL(folder).href,
  };
  const service = spawn(process.execPath, ['services/cms/dist/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(service, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The service has ended instead of listening.')));
  failed.catch(() => undefined);
  await Promise.race([once(service.stdout, 'data'), failed]); // its first line says that it listens
  service.stdout.resume();
  return { service, ended, address: `http://127.0.0.1:${port}` };
}

/** One request after the other over a kept connection, as the gateway makes them; the first shows a cold service. */
async function timesOf(url, headers) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    bytes = await sizeOf(url, { agent, headers });
    times.push(performance.now() - start);
  }
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.ceil(sorted.length * share) - 1];
  return { first: times[0], median: at(0.5), p95: at(0.95), kilobytes: bytes / 1024 };
}

function sizeOf(url, options) {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}

function print(results) {
  const line = (list, reader, ...figures) =>
    `${list.padEnd(24)}${reader.padEnd(10)}${figures.map((figure) => String(figure).padStart(9)).join('')}\n`;
  process.stdout.write(line('ms', '', 'first', 'median', '95 %', 'limit', 'KB'));
  for (const { list, reader, first, median, p95, kilobytes } of results)
    process.stdout.write(line(list, reader, ...[first, median, p95, limitMs, kilobytes].map((n) => n.toFixed(0))));
}
