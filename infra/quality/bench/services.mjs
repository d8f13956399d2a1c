// What the services themselves answer, past the cache: `node infra/quality/bench/services.mjs`. First as a share of nginx with the same
// bytes as files, then what 1, 2 and 4 copies answer, and how much of their speed reads keep when there is a hundred times as much.
// Fails when a target is missed. Uses what `npm run build` has made.
import { availableParallelism } from 'node:os';
import { conferencesPerPage } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
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
  for (const [name, { path }, headers, least] of [
    ['list of 50 full conferences', endpoints.conferences, {}, 0.03],
    ['the same, for staff, with figures', endpoints.conferences, { cookie }, 0.03],
    ['one conference, 20 sessions with speakers', endpoints.programme(one.id), {}, 0.013],
    ['the same, for staff', endpoints.programme(one.id), { cookie }, 0.013],
  ]) {
    const address = service.address + path;
    const file = files.candidate(await fetchBody(address, { headers }));
    const [ours, theirs] = await runInterleaved(rounds, [{ address, headers, pids: [service.pid] }, file]);
    printRatios(name, ours, theirs, { judged: 'speed', least });
  }
  await files.stop();
  await service.stop();
}

const printSizing = (name, ...cells) =>
  process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => String(cell).padStart(11)).join('')}\n`);

/** More copies than cores only show that; the cost of a response is the figure to trust. */
async function measureReplicas({ url, owner }) {
  const one = await findSampleConference(owner);
  process.stdout.write(`\n${availableParallelism()} cores, with the database and the client on them, too\n`);
  printSizing('', 'copies', 'per s', 'CPU s/1000', 'database');
  for (const copies of [1, 2, 4]) {
    const services = await startServices(copies, url);
    for (const [name, { path }] of [
      ['list of 50 conferences', endpoints.conferences],
      ['a programme of 20 sessions', endpoints.programme(one.id)],
      ['one session', endpoints.sessionDetail(one.session)],
    ]) {
      const asAll = (seconds) =>
        Promise.all(services.map(({ address, pid }) => runLoad({ address: address + path, pids: [pid], seconds })));
      await asAll(1); // Opens the connections: to each belongs a process of the database.
      const own = new Set([process.pid, ...services.map(({ pid }) => pid)]);
      const database = processTree(process.pid).filter((pid) => !own.has(pid));
      const before = cpuSeconds(database);
      const figures = await asAll(4);
      const { perSecond, processorPerThousand } = averageFigures(figures);
      const ofDatabase = (cpuSeconds(database) - before) / ((perSecond * copies * 4) / 1_000);
      printSizing(
        ...[name, copies, (perSecond * copies).toFixed(0)],
        ...[processorPerThousand, ofDatabase].map((each) => each.toFixed(2)),
      );
    }
    await stopServices(services);
  }
}

/** The mean of what several processes did, as if they were one. */
const averageFigures = (figures) => ({
  ...figures[0],
  perSecond: mean(figures, 'perSecond'),
  processorPerThousand: mean(figures, 'processorPerThousand'),
});
const mean = (figures, key) => figures.reduce((sum, each) => sum + each[key], 0) / figures.length;

const readsOf = ({ id, slug, session }) => [
  [`list of ${conferencesPerPage} conferences`, endpoints.conferences],
  ['one conference', endpoints.conferenceBySlug(slug)],
  ['its programme, 20 sessions', endpoints.programme(id)],
  ['its sessions', endpoints.sessions(id)],
  ['its partners', endpoints.conferencePartners(id)],
  ['its documents', endpoints.documents(id)],
  ['one session', endpoints.sessionDetail(session)],
];

/** Three processes on each database: two on the same one may differ by a tenth for as long as they live. */
async function compareSizes(few, many) {
  printHeading('With 5,000 conferences and 100,000 sessions, past the cache: share of the speed with 50 and 1,000');
  const [fewServices, manyServices] = [await startServices(3, few.url), await startServices(3, many.url)];
  const fewReads = readsOf(await findSampleConference(few.owner));
  const candidate = ({ address, pid }, { path }) => ({ address: address + path, pids: [pid] });
  for (const [index, [name, read]] of readsOf(await findSampleConference(many.owner)).entries()) {
    const pairs = manyServices.flatMap((service, place) => [
      candidate(service, read),
      candidate(fewServices[place], fewReads[index][1]),
    ]);
    const figures = await runInterleaved(rounds, pairs);
    const side = (wanted) => {
      const ofSide = figures.filter((_, place) => place % 2 === wanted);
      return ofSide[0].map((_, round) => averageFigures(ofSide.map((each) => each[round])));
    };
    printRatios(name, side(0), side(1), { judged: 'speed', least: 0.95 });
  }
  await stopServices([...fewServices, ...manyServices]);
}

await withDatabase(async (few) => {
  await insertConferences(few.owner, 50);
  await compareWithFileServer(few);
  await measureReplicas(few);
  await withDatabase(async (many) => {
    await insertConferences(many.owner, 5_000);
    await compareSizes(few, many);
  });
});
