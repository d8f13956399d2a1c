// What Lighthouse says of the main pages on a phone: `node infra/quality/lighthouse/lighthouse.mjs`. Starts the whole product
// with sample content and data of its own; MAJLIS_URL and MAJLIS_DATABASE_URL name one that runs already instead, with the large
// sample. LIGHTHOUSE_RUNS: how often, 3 without it; the middle counts. Paths as arguments: only those.
import { setTimeout as wait } from 'node:timers/promises';
import startProducts from '../end-to-end/start-products.mjs';
import stopProducts from '../end-to-end/stop-products.mjs';
import { conferenceOf } from './large-conference.mjs';
import { categories, measure, medians, shortcomings } from './measure.mjs';
import { servePlainly } from './plain-page.mjs';
import { untilPublished } from './until-published.mjs';

const runs = Number(process.env.LIGHTHOUSE_RUNS || 3);
const sessions = 200;
/** In milliseconds; a page that is text and little else is compared with the same on a plain page instead. */
const longestWait = 1200;
const timesPlain = 1.2;
/** What is shown as 0.000: a word that moves by a hair when our fonts come. */
const leastShift = 0.0005;
/** In milliseconds, on a phone of a quarter of this machine's speed. A browser may take longer to begin any page at all. */
const longestTask = 50;

const only = process.argv.slice(2);
process.env.MAJLIS_SAMPLE = 'large';
await startProducts({ maxWorkers: 1 });
try {
  await import('../end-to-end/workers-product.mjs');
  const origin = process.env.MAJLIS_URL;
  const conference = await conferenceOf(sessions, process.env.MAJLIS_DATABASE_URL);
  const pages = [
    { path: '/' },
    { path: '/about', isText: true },
    { path: '/research', isText: true },
    { path: await firstEpisode(origin) },
    { path: conference },
  ].filter(({ path }) => only.length === 0 || only.includes(path));
  for (const { path } of pages) await untilWritten(origin + path, path === conference ? sessions : 0);
  if (process.env.MAJLIS_PRODUCT_FOLDER) await untilPublished(process.env.MAJLIS_PRODUCT_FOLDER);
  print('', [
    ...categories.map((name) => name.slice(0, 11)),
    'LCP ms',
    'plain ms',
    'bare ms',
    'CLS',
    'TBT ms',
    'task ms',
    'plain ms',
    'kB',
  ]);
  for (const page of pages) await report(origin, page);
} finally {
  await stopProducts();
}

async function report(origin, { path, isText }) {
  const reports = await measure(origin + path, runs);
  const found = medians(reports);
  const plain = await measurePlain(origin + path);
  // For comparison alone: text without any style.
  const bare = await measurePlain(origin + path, { isBare: true });
  const { scores, lcp, cls, tbt, longest, bytes } = found;
  print(path.length > 24 ? `${path.slice(0, 23)}…` : path, [
    ...scores,
    ...[lcp, plain.lcp, bare.lcp].map((time) => time.toFixed(0)),
    cls.toFixed(3),
    ...[tbt, longest, plain.longest].map((time) => time.toFixed(0)),
    (bytes / 1000).toFixed(0),
  ]);
  const mostLcp = isText ? timesPlain * plain.lcp : longestWait;
  if (lcp > mostLcp) fail(`the largest part is there after ${lcp.toFixed(0)} ms, not ${mostLcp.toFixed(0)}`);
  if (cls >= leastShift) fail('it moves while it loads');
  if (longest > Math.max(longestTask, plain.longest)) fail(`a task takes ${longest.toFixed(0)} ms`);
  if (scores.some((score) => score < 100)) for (const reason of shortcomings(reports[0])) fail(reason);
}

async function measurePlain(address, kind) {
  const plain = await servePlainly(address, kind);
  try {
    return medians(await measure(plain.address, runs));
  } finally {
    plain.close();
  }
}

async function firstEpisode(origin) {
  const episodes = await (await fetch(`${origin}/api/podcast-episodes`)).json();
  return `/podcasts/${episodes[0].slug}`;
}

/** Pages are written soon after what they show has changed. */
async function untilWritten(address, sessionLinks) {
  for (const limit = Date.now() + 120_000; Date.now() < limit; await wait(500)) {
    const page = await (await fetch(address)).text();
    const links = new Set(page.match(/\/sessions\/[\da-f-]{36}/g));
    if (page.includes('id="published"') && (sessionLinks === 0 || links.size === sessionLinks)) return;
  }
  throw new Error(`${address} has not been written`);
}

function print(title, cells) {
  process.stdout.write(`${title.padEnd(25)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
}

function fail(reason) {
  process.exitCode = 1;
  process.stdout.write(`  ${reason}\n`);
}
