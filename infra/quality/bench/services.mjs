// Measures the services without the cache: `node infra/quality/bench/services.mjs`. First relative to nginx with the
// same bytes as files, then with 1, 2 and 4 replicas, then with a hundred times the data. Fails when a target is
// missed. Needs `make built`.
import { availableParallelism } from 'node:os';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferencesPerPage } from '@majlis/contracts/conferences/conferences';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { cpuSeconds, fetchBody, printHeading, printRatios, processTree, runInterleaved, runLoad } from './load.mjs';
import { findSampleConference, insertConferences } from './sample-data.mjs';
import { startFileServer, startService, withDatabase } from './servers.mjs';

const rounds = 5;
const startServices = (count, url) =>
  Promise.all(Array.from({ length: count }, () => startService('conferences', url)));
const stopServices = (services) => Promise.all(services.map((service) => service.stop()));

async function compareWithFileServer({ url, owner }) {
  const one = await findSampleConference(owner);
  const cookie = await staffCookie(url);
  const service = await startService('conferences', url);
  const files = await startFileServer();
  printHeading('Past the cache: share of nginx with the same bytes as files');
  for (const [name, { path }, headers, min] of [
    ['list of 50 full conferences', endpoints.conferences, {}, 0.03],
    ['the same, for staff, with counts', endpoints.conferences, { cookie }, 0.03],
    ['one conference, 20 sessions with speakers', endpoints.programme(one.id), {}, 0.013],
    ['the same, for staff', endpoints.programme(one.id), { cookie }, 0.013],
  ]) {
    const address = service.address + path;
    const file = files.candidate(await fetchBody(address, { headers }));
    const [measured, baseline] = await runInterleaved(rounds, [{ address, headers, pids: [service.pid] }, file]);
    printRatios(name, measured, baseline, { criterion: 'speed', min });
  }
  await files.stop();
  await service.stop();
}

const printSizing = (name, ...cells) =>
  process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => String(cell).padStart(11)).join('')}\n`);

/** More replicas than cores are no faster, so the processor time of a response is the reliable measure. */
async function measureReplicas({ url, owner }) {
  const one = await findSampleConference(owner);
  process.stdout.write(`\n${availableParallelism()} cores, shared with the database and the client\n`);
  printSizing('', 'replicas', 'per s', 'CPU s/1000', 'database');
  for (const replicas of [1, 2, 4]) {
    const services = await startServices(replicas, url);
    for (const [name, { path }] of [
      ['list of 50 conferences', endpoints.conferences],
      ['a programme of 20 sessions', endpoints.programme(one.id)],
      ['one session', endpoints.sessionDetail(one.session)],
    ]) {
      const loadAll = (seconds) =>
        Promise.all(services.map(({ address, pid }) => runLoad({ address: address + path, pids: [pid], seconds })));
      await loadAll(1); // Opens the connections, each of which has a process of the database.
      const serviceIds = new Set([process.pid, ...services.map(({ pid }) => pid)]);
      const database = processTree(process.pid).filter((pid) => !serviceIds.has(pid));
      const before = cpuSeconds(database);
      const results = await loadAll(4);
      const { perSecond, processorPerThousand } = averageResults(results);
      const databasePerThousand = (cpuSeconds(database) - before) / ((perSecond * replicas * 4) / 1_000);
      printSizing(
        ...[name, replicas, (perSecond * replicas).toFixed(0)],
        ...[processorPerThousand, databasePerThousand].map((each) => each.toFixed(2)),
      );
    }
    await stopServices(services);
  }
}

const averageResults = (results) => ({
  ...results[0],
  perSecond: mean(results, 'perSecond'),
  processorPerThousand: mean(results, 'processorPerThousand'),
});
const mean = (results, key) => results.reduce((sum, each) => sum + each[key], 0) / results.length;

const readsOf = ({ id, slug, session }) => [
  [`list of ${conferencesPerPage} conferences`, endpoints.conferences],
  ['one conference', endpoints.conferenceBySlug(slug)],
  ['its programme, 20 sessions', endpoints.programme(id)],
  ['its sessions', endpoints.sessions(id)],
  ['its partners', endpoints.conferencePartners(id)],
  ['its documents', endpoints.documents(id)],
  ['one session', endpoints.sessionDetail(session)],
];

/** Three processes run on each database, because two equal ones may differ by a tenth for their lifetime. */
async function compareSizes(small, large) {
  printHeading('With 5,000 conferences and 100,000 sessions, past the cache: share of the speed with 50 and 1,000');
  const [smallServices, largeServices] = [await startServices(3, small.url), await startServices(3, large.url)];
  const smallReads = readsOf(await findSampleConference(small.owner));
  const candidate = ({ address, pid }, { path }) => ({ address: address + path, pids: [pid] });
  for (const [index, [name, read]] of readsOf(await findSampleConference(large.owner)).entries()) {
    const pairs = largeServices.flatMap((service, position) => [
      candidate(service, read),
      candidate(smallServices[position], smallReads[index][1]),
    ]);
    const results = await runInterleaved(rounds, pairs);
    const side = (parity) => {
      const sideResults = results.filter((_, position) => position % 2 === parity);
      return sideResults[0].map((_, round) => averageResults(sideResults.map((each) => each[round])));
    };
    printRatios(name, side(0), side(1), { criterion: 'speed', min: 0.95 });
  }
  await stopServices([...smallServices, ...largeServices]);
}

await withDatabase(async (small) => {
  await insertConferences(small.owner, 50);
  await compareWithFileServer(small);
  await measureReplicas(small);
  await withDatabase(async (large) => {
    await insertConferences(large.owner, 5_000);
    await compareSizes(small, large);
  });
});
