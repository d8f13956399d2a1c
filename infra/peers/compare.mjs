// Compares Majlis with alternatives that a team could have chosen (Strapi, a bare NestJS service, Astro): see README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import {
  imageBytes,
  imageForm,
  imagesTogether,
  majlisUploads,
  photographs,
  postImage,
  timeUpload,
  uploadTogether,
} from '../quality/bench/image-uploads.mjs';
import {
  fetchBody,
  median,
  printHeading,
  printRatios,
  printWithMax,
  printWithMin,
  runInterleaved,
} from '../quality/bench/load.mjs';
import {
  readStatus,
  secondsUntil,
  startCms,
  startPublisher,
  startService,
  withDatabase,
} from '../quality/bench/servers.mjs';
import { insertConferences } from './sample-data.mjs';
import { installPeer, startNest, startStrapi } from './servers.mjs';

const rounds = 5;
const readsAfterChange = 30;

/** Leaves out what Strapi stores differently: it gives rows ids of its own, and has no media library that describes pictures. */
const storedValues = ({ id: _id, pictures: _pictures, ...values }) => values;

async function readConferences(service) {
  return JSON.parse(await fetchBody(service.address + endpoints.conferences.path));
}

/** Adds the processes of the database to each candidate, because its work is part of each response. */
async function withDatabaseProcesses(owner, candidates) {
  await runInterleaved(1, candidates); // Opens the connections, each of which has a process of the database.
  const { rows } = await owner.query(`SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`);
  const database = rows.map(({ pid }) => pid);
  return candidates.map((each) => ({ ...each, pids: [...each.pids, ...database] }));
}

async function compareLists({ majlis, strapi, nest, cookie, owner }) {
  const candidate = ({ address, pid }, path, headers = {}) => ({ address: address + path, headers, pids: [pid] });
  const list = endpoints.conferences.path;
  const candidates = await withDatabaseProcesses(owner, [
    candidate(majlis, list),
    candidate(majlis, list, { cookie }),
    candidate(strapi, strapi.path),
    candidate(nest, nest.path),
  ]);
  const [visitors, staff, ofStrapi, ofNest] = await runInterleaved(rounds, candidates);
  printHeading('List of 50 conferences, past the cache of the gateway, CPU with the database, as ratios to Strapi');
  printRatios('visitors', visitors, ofStrapi, { criterion: 'speed', min: 10 });
  printRatios('staff, with counts', staff, ofStrapi, { criterion: 'speed', min: 6 });
  printHeading('The same as ratios to a bare NestJS service, which knows no staff, no states and no languages');
  printRatios('visitors', visitors, ofNest, { criterion: 'speed', min: 1 });
  for (const [name, results] of Object.entries({ staff, Strapi: ofStrapi, NestJS: ofNest }))
    printFigures(name, results);
}

function printFigures(name, results) {
  const of = (key) => median(results.map((each) => each[key]));
  const [perSecond, processor] = [of('perSecond').toFixed(0), of('processorPerThousand').toFixed(2)];
  process.stdout.write(`  ${name}: ${perSecond} per s, ${processor} CPU s/1000\n`);
}

/** Measures the first read after a change, which costs more: the service caches what visitors read until something changes. */
async function compareFirstReads({ majlis, strapi, nest, owner }) {
  const addresses = [
    majlis.address + endpoints.conferences.path,
    strapi.address + strapi.path,
    nest.address + nest.path,
  ];
  const times = addresses.map(() => []);
  for (let count = 0; count < readsAfterChange; count += 1)
    for (const [index, address] of addresses.entries()) {
      await owner.query('UPDATE conferences.conferences SET current_attendees = current_attendees + 1');
      const start = performance.now();
      await fetchBody(address);
      times[index].push(performance.now() - start);
    }
  const [ours, ofStrapi, ofNest] = times.map((each) => `${median(each).toFixed(1)} ms`);
  process.stdout.write(`  first read after a change: ${ours}; Strapi ${ofStrapi}, NestJS ${ofNest} (medians)\n`);
}

const uploadsOfRound = 20;

/** Strapi responds when all sizes are stored. */
const strapiUploads = ({ address }) => ({
  upload: (file) => postImage(`${address}/api/upload`, imageForm('files', file)),
  settle: () => Promise.resolve(),
});

const slowestOfHundred = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];

const ratioRows = [
  ['half of them within', median],
  ['99 of 100 within', slowestOfHundred],
];

async function compareOneClient(targets) {
  const times = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const file of await photographs(uploadsOfRound, imageBytes))
      for (const [index, target] of targets.entries()) {
        const { answered } = await timeUpload(target, file);
        times[index].push(answered);
      }
  process.stdout.write('\nA JPEG of 2 MB, from the upload to the response, as a share of Strapi\n');
  for (const [name, of] of ratioRows) {
    const [ours, ofStrapi] = times.map(of);
    printWithMax(name, (ours / ofStrapi) * 100, 60, '%');
    process.stdout.write(`  ${ours.toFixed(0)} ms; Strapi ${ofStrapi.toFixed(0)} ms\n`);
  }
}

async function compareFourClients(targets) {
  const results = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const files = await photographs(imagesTogether, imageBytes);
    for (const [index, target] of targets.entries()) results[index].push(await uploadTogether(target, files));
  }
  const [ours, ofStrapi] = results;
  const ratios = ours.map(({ answered }, round) => answered / ofStrapi[round].answered);
  printWithMin('answered per second to four clients', median(ratios) * 100, 150, '%');
  for (const [name, each] of Object.entries({ 'WebP and AVIF': ours, 'JPEG, by Strapi': ofStrapi })) {
    const of = (key) => median(each.map((result) => result[key])).toFixed(1);
    process.stdout.write(`  ${of('answered')} per s answered, ${of('stored')} per s stored in all sizes as ${name}\n`);
  }
}

/** The files are new for each measurement, because every call of `photographs` makes another picture. */
async function compareUploads(targets) {
  for (const file of await photographs(2, imageBytes)) for (const target of targets) await timeUpload(target, file);
  await compareOneClient(targets);
  await compareFourClients(targets);
}

const readJson = async ({ address }, { path }) => JSON.parse(await fetchBody(address + path));

async function readSessions(service) {
  const programmes = [];
  for (const { id } of await readJson(service, endpoints.conferences))
    programmes.push(await readJson(service, endpoints.programme(id)));
  return programmes.flat();
}

/** Builds as a team would before each deployment: in a new process, and every page. */
function buildWithAstro(installed, { folder }, sessions) {
  const sessionsFile = join(folder, 'sessions.json');
  writeFileSync(sessionsFile, JSON.stringify(sessions));
  const pages = join(folder, 'astro');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SESSIONS_FILE: sessionsFile, OUT_FOLDER: pages };
  const start = performance.now();
  const args = ['node_modules/astro/astro.js', 'build', '--silent'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: installed, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Astro did not build: ${stderr}`);
  return { name: 'Astro', seconds: (performance.now() - start) / 1_000, sizes: pageSizes(pages) };
}

/** The publisher's compressed files are in folders of their own, under the same names. */
function pageSizes(folder) {
  const files = readdirSync(folder, { recursive: true });
  const pages = files.filter((name) => name.endsWith('.html') && !name.includes('.br/'));
  return pages.map((name) => statSync(join(folder, name)).size);
}

function print({ name, seconds, sizes, files = sizes.length }) {
  const kilobytes = sizes.reduce((sum, each) => sum + each, 0) / sizes.length / 1_024;
  const times = `${seconds.toFixed(1)} s, ${((seconds * 1_000) / files).toFixed(1)} ms a file`;
  process.stdout.write(`  ${name}: ${files} files in ${times}; a page has ${kilobytes.toFixed(1)} KB\n`);
}

/**
 * Prints figures that have no target: Majlis also compresses each text twice, draws a picture of each page for social networks and
 * later writes only the pages that a change touches, while Astro writes plain pages and all of them each time.
 */
async function comparePages(installed, { url, folder }) {
  const pagesFolder = join(folder, 'pages');
  mkdirSync(pagesFolder);
  const running = await startPublisher(url, pagesFolder);
  try {
    const seconds = await secondsUntil(running.publisher, ({ lastRun }) => lastRun);
    const { files } = await readStatus(running.publisher);
    process.stdout.write('\nAll pages of 50 conferences with 1,000 sessions\n');
    print({ name: 'Majlis', seconds, files, sizes: pageSizes(running.published) });
    print(buildWithAstro(installed, { folder }, await readSessions(running.conferences)));
  } finally {
    await running.stop();
  }
}

async function comparePeers(database, installed) {
  const { url, owner, folder } = database;
  await insertConferences(owner, 50);
  const cookie = await staffCookie(url);
  const majlis = await startService('conferences', url);
  const strapi = await startStrapi(installed.strapi, database, (await readConferences(majlis)).map(storedValues));
  const nest = await startNest(installed.nest, database);
  await compareLists({ majlis, strapi, nest, cookie, owner });
  await compareFirstReads({ majlis, strapi, nest, owner });
  await Promise.all([majlis.stop(), nest.stop()]);
  const cms = await startCms(url, folder);
  await compareUploads([majlisUploads({ cms, cookie, folder }), strapiUploads(strapi)]);
  await Promise.all([cms.stop(), strapi.stop()]);
  await comparePages(installed.astro, database);
}

const names = ['strapi', 'nest', 'astro'];
const installed = Object.fromEntries(names.map((name) => [name, installPeer(name)]));
await withDatabase((database) => comparePeers(database, installed));
