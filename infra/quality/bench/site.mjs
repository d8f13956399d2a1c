// What the running product answers with, as a share of nginx serving the same bytes as files: `node infra/quality/bench/site.mjs`.
// Besides: how long a second start takes, and what memory everything needs at rest. Fails when a target is missed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reads } from '@majlis/contracts/endpoints';
import { openDatabase } from '@majlis/kit/testing/database';
import { serveFiles } from './files-by-nginx.mjs';
import { interleaved, ratiosOf } from './load.mjs';
import { startProduct, untilPublished } from './product.mjs';
import { oneConference, writeConferences } from './rows.mjs';
import { printAtMost, printHeading, printRatio } from './table.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
/** Node gives back what it does not need when it has had nothing to do for a while. */
const restMs = 60_000;
/** Until the publisher knows that there is something new; what is kept of before is old by then. */
const noticedMs = 6_000;
const gzip = { 'Accept-Encoding': 'gzip' };
const brotli = { 'Accept-Encoding': 'gzip, deflate, br' };

const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-'));
const files = await serveFiles();
try {
  const first = await startProduct(folder);
  await untilPublished(first); // a second start finds its pages written
  await first.stop();
  const product = await startProduct(folder);
  try {
    await measure(product);
  } finally {
    await product.stop();
  }
} finally {
  await files.stop();
  rmSync(folder, { recursive: true });
}

async function measure(product) {
  await untilPublished(product);
  await sleep(restMs);
  const megabytes = megabytesOf(product.pids());
  process.stdout.write(`\nSecond start: ${product.phases.join(', ')}\n`);
  printAtMost('everything up on a second start', product.seconds, 3, 's');
  printAtMost('all processes at rest', megabytes, 450, 'MB');
  const owner = await openDatabase(await product.ownerUrl());
  await writeConferences(owner, 50);
  const one = await oneConference(owner);
  // Else the publisher finds them by itself some time later, and writes their pages while others are measured.
  await owner.query("SELECT pg_notify('majlis_changed', 'conference ' || id) FROM conferences.conferences");
  await owner.end();
  await sleep(noticedMs);
  await untilPublished(product);
  const gateway = product
    .pids()
    .filter((pid) => /nginx: (?:master|worker) /.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
  if (gateway.length === 0) throw new Error('nginx is not the gateway.');

  printHeading('Through the gateway: share of the speed of nginx with the same bytes as files');
  for (const [name, path, headers] of [
    ['list of conferences', reads.conferences.path, {}],
    ['list of conferences, compressed', reads.conferences.path, gzip],
    ['one conference', reads.conferenceBySlug(one.slug).path, {}],
    ['one conference, compressed', reads.conferenceBySlug(one.slug).path, gzip],
    ['its programme', reads.agenda(one.id).path, {}],
    ['its programme, compressed', reads.agenda(one.id).path, gzip],
    ['publications', reads.researchItems.path, {}],
    ['publications, compressed', reads.researchItems.path, gzip],
    ['the first page, compressed', '/', brotli],
    ['the first page, plain', '/', {}],
    ['page of conferences, compressed', '/conferences', brotli],
    ['a picture', pictureIn(folder), {}],
  ])
    await compare(name, { address: product.address + path, headers, pids: gateway }, 0.95);
}

/** Measures an address against a file with its bytes, in turns. */
async function compare(name, ours, least) {
  const file = files.address(await bytesAt(ours));
  const [figures, theirs] = await interleaved(rounds, [ours, { address: file, pids: files.pids() }]);
  printRatio(name, ratiosOf(figures, theirs), figures, least);
}

/** The very bytes that are sent, compressed or not. */
async function bytesAt({ address, headers }) {
  const { hostname, port, pathname } = new URL(address);
  const args = ['--silent', '--fail', `http://${hostname}:${port}${pathname}`];
  for (const [name, value] of Object.entries(headers)) args.push('--header', `${name}: ${value}`);
  return execFileSync('curl', args, { maxBuffer: 1e8 });
}

/** The largest that the sample content has. */
function pictureIn(folder) {
  const carousel = join(folder, 'images', 'carousel');
  const [name] = readdirSync(carousel).filter((file) => /-\d+x\d+\.webp$/.test(file));
  return `/images/carousel/${name}`;
}

function megabytesOf(pids) {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
