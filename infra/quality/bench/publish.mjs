// Measures how long the publisher takes to write the whole site with the large sample, and how long a save takes while it writes
// the site again. Fails when one takes too long. PROFILE=folder writes a profile of the publisher's processor time there.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import { seed } from '../../dist/local/sample/seed.js';
import { median, printWithMax } from './load.mjs';
import { readStatus, secondsUntil, startPublisher, withDatabase } from './servers.mjs';

/** The memory is the limit of the publisher's container; Node's heap may use half of it. */
const limits = { msPerFile: 10, msPerSave: 1_000, megabytes: 768 };
const nodeOptions = [`--max-old-space-size=${limits.megabytes / 2}`];
const { PROFILE } = process.env;
if (PROFILE) nodeOptions.push('--cpu-prof', `--cpu-prof-dir=${resolve(PROFILE)}`);

const savePauseMs = 200;
const saveCount = 100;

/** Changes a text that is on every page, and meanwhile saves a name on one of them again and again. */
async function measureSaves({ publisher, published }, owner) {
  const build = readFileSync('frontend/dist/.build-id', 'utf8').trim();
  const page = join(published, build, 'about', 'index.html');
  const { rows } = await owner.query('SELECT id FROM cms.team_members WHERE is_active AND deleted_at IS NULL LIMIT 1');
  await owner.query("UPDATE cms.content_entries SET content = content || '.' WHERE key = 'site.tagline'");
  const times = [];
  for (let number = 1; number <= saveCount; number += 1) {
    await wait(savePauseMs);
    const name = `Saved for the ${number}th time`;
    const start = performance.now();
    await owner.query('UPDATE cms.team_members SET name = $1 WHERE id = $2', [name, rows[0].id]);
    while (!readFileSync(page, 'utf8').includes(name)) await wait(5);
    times.push(performance.now() - start);
  }
  const { pending } = await readStatus(publisher);
  const sorted = times.toSorted((one, other) => one - other);
  process.stdout.write(`  ${saveCount} saves, median ${median(times).toFixed(0)} ms; ${pending} jobs were left then\n`);
  printWithMax('a save on its page, 99 %', sorted[Math.floor(saveCount * 0.99) - 1], limits.msPerSave, 'ms');
  await secondsUntil(publisher, () => true);
}

const megabytesAtMost = ({ pid }) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

await withDatabase(async ({ url, owner, folder }) => {
  const objectStore = await openObjectStore({ url: pathToFileURL(join(folder, 'images')).href });
  await seed({ databaseUrl: url, objectStore, size: 'large' });
  const running = await startPublisher(url, folder, nodeOptions);
  try {
    const seconds = await secondsUntil(running.publisher, ({ lastRun }) => lastRun);
    const { files } = await readStatus(running.publisher);
    process.stdout.write(`  the large sample: ${files} files in ${seconds.toFixed(1)} s\n`);
    printWithMax('a whole site, for each file', (seconds * 1_000) / files, limits.msPerFile, 'ms');
    await measureSaves(running, owner);
    printWithMax('memory of the publisher, at most', megabytesAtMost(running.publisher), limits.megabytes, 'MB');
  } finally {
    await running.stop();
  }
});
