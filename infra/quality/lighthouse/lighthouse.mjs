// Measures the main pages with Lighthouse as on a phone: `node infra/quality/lighthouse/lighthouse.mjs`. It starts
// the product with sample content; MAJLIS_URL and MAJLIS_DATABASE_URL name a running one with the large sample
// instead. LIGHTHOUSE_RUNS sets the number of runs (3), of which the median counts. Arguments are the paths to
// measure.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { largeConferenceSlug } from '../../dist/local/sample/large-conference.js';
import startProducts from '../end-to-end/start-products.mjs';
import stopProducts from '../end-to-end/stop-products.mjs';
import { waitUntilPublished } from '../end-to-end/wait-until-published.mjs';
import { categories, measurePage } from './measure.mjs';
import { servePlainPage } from './plain-page.mjs';

const runs = Number(process.env.LIGHTHOUSE_RUNS || 3);
const sessions = 200;
/** Text pages are compared with a plain page with the same text instead. */
const maxLcpMs = 1200;
const maxTimesPlain = 1.2;
/** A smaller shift is printed as 0.000. Swapping fonts may move a word by less than a pixel. */
const minShift = 0.0005;
/** Lighthouse simulates a quarter of this machine's speed. A browser may need longer even for an empty page. */
const taskLimitMs = 50;

const only = process.argv.slice(2);
process.env.MAJLIS_SAMPLE = 'large';
await startProducts({ maxWorkers: 1 });
try {
  await import('../end-to-end/set-worker-product.mjs');
  const { MAJLIS_URL: origin, MAJLIS_DATABASE_URL: database, MAJLIS_PUBLISHER_STATUS: status } = process.env;
  await shortenLargeConference(database);
  const conference = `/conferences/${largeConferenceSlug}`;
  const [episode] = await (await fetch(`${origin}/api/podcast-episodes`)).json();
  const pages = [
    { path: '/' },
    { path: '/about', isText: true },
    { path: '/research', isText: true },
    { path: `/podcasts/${episode.slug}` },
    { path: conference },
    { path: '/ar' },
    { path: '/ar/about', isText: true },
    { path: `/ar${conference}` },
  ].filter(({ path }) => only.length === 0 || only.includes(path));
  for (const { path } of pages) await waitUntilPrerendered(origin + path, path.endsWith(conference) ? sessions : 0);
  if (status) await waitUntilPublished(status);
  const columns = ['LCP ms', 'plain ms', 'bare ms', 'CLS', 'TBT ms', 'task ms', 'plain ms', 'kB'];
  print('', [...categories.map((name) => name.slice(0, 11)), ...columns]);
  for (const page of pages) await report(origin, page);
} finally {
  await stopProducts();
}

async function report(origin, { path, isText }) {
  const page = await measurePage(origin + path, runs);
  const plain = await measurePlain(origin + path);
  // Printed only for comparison: the text without styles.
  const bare = await measurePlain(origin + path, { isBare: true });
  const { scores, lcp, cls, tbt, maxTaskMs, bytes, shortcomings } = page;
  print(path.length > 24 ? `${path.slice(0, 23)}…` : path, [
    ...scores,
    ...[lcp, plain.lcp, bare.lcp].map((time) => time.toFixed(0)),
    cls.toFixed(3),
    ...[tbt, maxTaskMs, plain.maxTaskMs].map((time) => time.toFixed(0)),
    (bytes / 1000).toFixed(0),
  ]);
  const maxLcp = isText ? maxTimesPlain * plain.lcp : maxLcpMs;
  if (lcp > maxLcp) fail(`largest contentful paint after ${lcp.toFixed(0)} ms, limit ${maxLcp.toFixed(0)}`);
  if (cls >= minShift) fail(`layout shift of ${cls.toFixed(4)}`);
  if (maxTaskMs > Math.max(taskLimitMs, plain.maxTaskMs)) fail(`longest task ${maxTaskMs.toFixed(0)} ms`);
  if (scores.some((score) => score < 100)) for (const reason of shortcomings) fail(reason);
}

async function measurePlain(address, kind) {
  const plain = await servePlainPage(address, kind);
  return measurePage(plain.address, runs).finally(() => plain.close());
}

async function shortenLargeConference(connectionString) {
  const database = new pg.Client({ connectionString, options: '-c majlis.actor=job:lighthouse' });
  await database.connect();
  await database.query(
    `DELETE FROM conferences.sessions WHERE id IN (
       SELECT session.id FROM conferences.sessions session
       JOIN conferences.conferences conference ON conference.id = session.conference_id
       WHERE conference.slug = $1 ORDER BY session.start_time, session.id OFFSET $2)`,
    [largeConferenceSlug, sessions],
  );
  await database.end();
}

async function waitUntilPrerendered(address, sessionLinks) {
  for (const limit = Date.now() + 120_000; Date.now() < limit; await wait(500)) {
    const page = await (await fetch(address)).text();
    const links = new Set(page.match(/ href="[^"]*\/sessions\/[^"]+"/g));
    if (page.includes('id="prerendered-data"') && (sessionLinks === 0 || links.size === sessionLinks)) return;
  }
  throw new Error(`${address} has not been prerendered`);
}

function print(title, cells) {
  process.stdout.write(`${title.padEnd(25)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
}

function fail(reason) {
  process.exitCode = 1;
  process.stdout.write(`  ${reason}\n`);
}
