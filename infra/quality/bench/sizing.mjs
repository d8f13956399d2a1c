// What 1, 2 and 4 copies of a service answer past the cache, and what an answer costs: `node infra/quality/bench/sizing.mjs`.
// More copies than cores only show that. Uses what `npm run build` has made.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reads } from '@majlis/contracts/endpoints';
import { familyOf, load, processorSeconds } from './load.mjs';
import { oneConference, writeConferences } from './rows.mjs';
import { startService, withDatabase } from './service.mjs';

const ms = 4_000;

const row = (...cells) =>
  process.stdout.write(
    `${cells[0].padEnd(34)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(13))
      .join('')}\n`,
  );

await withDatabase(async ({ url, owner }) => {
  await writeConferences(owner, 50);
  const one = await oneConference(owner);
  process.stdout.write(`${availableParallelism()} cores, with the database and whoever asks on them, too.\n`);
  row('read', 'copies', 'per second', 'per copy', 'CPU s/1000', 'database', 'MB a copy');
  for (const copies of [1, 2, 4]) {
    const services = [];
    for (let copy = 0; copy < copies; copy += 1) services.push(await startService('conferences', url));
    for (const [name, { path }] of [
      ['list of 50 conferences', reads.conferences],
      ['a programme of 20 sessions', reads.programme(one.id)],
      ['one session', reads.sessionDetail(one.session)],
    ])
      await measure(name, services, path);
    for (const service of services) await service.stop();
  }
});

async function measure(name, services, path) {
  const own = new Set([process.pid, ...services.map(({ pid }) => pid)]);
  // First to open the connections: to each belongs a process of the database.
  await Promise.all(services.map(({ address }) => load({ address: address + path, ms: 500 })));
  const database = familyOf(process.pid).filter((pid) => !own.has(pid));
  const before = processorSeconds(database);
  const figures = await Promise.all(
    services.map(({ address, pid }) => load({ address: address + path, pids: [pid], ms })),
  );
  const answers = figures.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const ofDatabase = ((processorSeconds(database) - before) / ((answers * ms) / 1000)) * 1000;
  const cost = figures.reduce((sum, each) => sum + each.processorPerThousand, 0) / figures.length;
  const megabytes = services.map(
    ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );
  row(
    name,
    services.length,
    answers.toFixed(0),
    (answers / services.length).toFixed(0),
    cost.toFixed(2),
    ofDatabase.toFixed(2),
    Math.max(...megabytes).toFixed(0),
  );
}
