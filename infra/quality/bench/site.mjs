// Measures the running product relative to nginx with the same bytes as files, the second start, and the memory of all idle
// processes. Fails when a target is missed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { freePort } from '../../dist/local/processes/ports.js';
import { waitUntilPublished } from '../end-to-end/wait-until-published.mjs';
import { fetchBody, median, printHeading, printRatios, printWithMax, processTree, runInterleaved } from './load.mjs';
import { startFileServer } from './servers.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
/** Node releases unused memory after being idle for a while. */
const idleMs = 60_000;
const gzip = { 'Accept-Encoding': 'gzip' };
const brotli = { 'Accept-Encoding': 'gzip, deflate, br' };

const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-'));
const files = await startFileServer();
try {
  // The second start is measured, because it finds the pages of the first one.
  await withProduct(({ published }) => waitUntilPublished(published));
  await withProduct(measure);
} finally {
  await files.stop();
  rmSync(folder, { recursive: true });
}

/** Runs the product as `make start` does and calls `work` when it has started. */
async function withProduct(work) {
  const settings = { MAJLIS_FOLDER: folder, PORT: String(await freePort()), MAJLIS_SAMPLE: 'usual' };
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', ...settings };
  const product = spawn(process.execPath, ['infra/dist/local/start.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(product, 'exit');
  let output = '';
  product.stdout.on('data', (text) => {
    output += text;
  });
  while (!/^ {2}Stop /m.test(output)) {
    if (product.exitCode !== null) throw new Error(`The product did not start:\n${output}`);
    await wait(50);
  }
  try {
    await work({
      address: /Majlis runs at (\S+)/.exec(output)?.[1],
      seconds: Number(/started in ([\d.]+) s/.exec(output)?.[1]),
      published: /progress: (\S+)/.exec(output)?.[1],
      pids: () => processTree(product.pid),
    });
  } finally {
    product.kill('SIGTERM');
    await ended;
  }
}

async function measure({ address, seconds, published, pids }) {
  await waitUntilPublished(published);
  await wait(idleMs);
  const megabytes = megabytesOf(pids());
  printWithMax('everything up on a second start', seconds, 3, 's');
  printWithMax('all processes idle', megabytes, 450, 'MB');
  const [one] = JSON.parse(await fetchBody(address + endpoints.conferences.path));
  const isNginx = (pid) => /nginx: (?:master|worker) /.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  const gateway = pids().filter(isNginx);

  printHeading('Through the gateway: share of nginx with the same bytes as files');
  for (const [name, path, headers] of [
    ['list of conferences', endpoints.conferences.path, {}],
    ['list of conferences, compressed', endpoints.conferences.path, gzip],
    ['one conference', endpoints.conferenceBySlug(one.slug).path, {}],
    ['one conference, compressed', endpoints.conferenceBySlug(one.slug).path, gzip],
    ['its programme', endpoints.agenda(one.id).path, {}],
    ['its programme, compressed', endpoints.agenda(one.id).path, gzip],
    ['publications', endpoints.researchItems.path, {}],
    ['publications, compressed', endpoints.researchItems.path, gzip],
    ['the first page, compressed', '/', brotli],
    ['the first page, plain', '/', {}],
    ['page of conferences, compressed', '/conferences', brotli],
    ['a picture', imagePathIn(folder), {}],
  ])
    await compare(name, { address: address + path, headers, pids: gateway });

  process.stdout.write('\nThe slowest of a hundred, beside that of the file\n');
  for (const [name, path] of [
    ['list of conferences', endpoints.conferences.path],
    ['one conference', endpoints.conferenceBySlug(one.slug).path],
    ['the first page', '/'],
  ])
    await compareSlowest(name, { address: address + path, connections: 32, seconds: 3 });
}

/** The target is for processor time per response, because the client shares the cores and is slower than nginx. */
async function compare(name, product) {
  const { address, headers } = product;
  const [results, baseline] = await runInterleaved(rounds, [
    product,
    files.candidate(await fetchBody(address, { headers })),
  ]);
  printRatios(name, results, baseline, { criterion: 'processor', min: 0.95 });
}

/** Each measurement takes several seconds, because the gateway refreshes a cached response once a second. */
async function compareSlowest(name, product) {
  const file = { ...product, ...files.candidate(await fetchBody(product.address)) };
  const [ours, baseline] = await runInterleaved(rounds, [product, file]);
  const [slowest, ofFile] = [ours, baseline].map((results) => median(results.map((each) => each.p99Milliseconds)));
  process.stdout.write(`  ${name}: ${slowest} ms, the file ${ofFile} ms\n`);
  printWithMax(`${name}, 99 %`, slowest / ofFile, 2, 'x');
}

function imagePathIn(folder) {
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
