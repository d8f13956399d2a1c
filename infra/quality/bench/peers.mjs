// Compares Majlis with what a team could have taken instead (Strapi, a bare NestJS service, Astro) on the same data and in one
// run: `node infra/quality/bench/peers.mjs`. Fails when a target is missed. Needs `make built`, and npm for its first run.
import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { majlisUploads } from './image-uploads.mjs';
import { fetchBody, median, printHeading, printRatios, runInterleaved } from './load.mjs';
import { comparePages } from './peer-pages.mjs';
import { installPeer, startNest, startStrapi } from './peer-servers.mjs';
import { compareUploads, strapiUploads } from './peer-uploads.mjs';
import { insertConferences } from './sample-data.mjs';
import { startCms, startService, withDatabase } from './servers.mjs';

const rounds = 5;
const readsAfterChange = 30;

/** Strapi gives its rows ids of its own, and knows no media library that describes pictures. */
const storedValues = ({ id: _id, pictures: _pictures, ...values }) => values;

async function readConferences(service) {
  return JSON.parse(await fetchBody(service.address + endpoints.conferences.path));
}

/** The database works for whichever candidate is measured, so its time is part of each response. */
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
  printRatios('visitors', visitors, ofStrapi, { criterion: 'speed', min: 20 });
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

/** The service keeps what visitors read until something changes. The first read after that costs more. */
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
if (names.every((name) => installed[name])) await withDatabase((database) => comparePeers(database, installed));
else
  process.stdout.write(
    'npm cannot be reached, so lists, uploads and pages were not compared with Strapi, a bare NestJS service and Astro.\n',
  );
