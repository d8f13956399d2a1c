// Measures how long the publisher takes for a whole site, that of the large sample, for a save while it writes the whole site again,
// and for a feed with 2,000 new episodes: `node infra/quality/bench/publish.mjs`. Fails when one takes too long. Needs
// `make built`. PROFILE=folder writes a profile of the publisher's processor time there.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import { seed } from '../../dist/local/sample/seed.js';
import { cpuSeconds, fetchBody, median, printWithMax } from './load.mjs';
import { readStatus, secondsUntil, startPublisher } from './publisher-servers.mjs';
import { withDatabase } from './servers.mjs';

/** The memory is that of its container, where Node's heap may have half of it. */
const limits = { msPerFile: 10, msPerSave: 1_000, secondsForEpisodes: 20, megabytes: 768 };
const nodeOptions = [`--max-old-space-size=${limits.megabytes / 2}`];
const episodeCount = 2_000;
const { PROFILE } = process.env;
if (PROFILE) nodeOptions.push('--cpu-prof', `--cpu-prof-dir=${resolve(PROFILE)}`);

const notes = (number) =>
  Array.from({ length: 60 }, (_, index) => `Of counsel ${(number * 31 + index * 7) % 997} and of markets`).join(', ');

const episode = (
  number,
) => `<item><guid>bench-${number}</guid><title>Episode ${number} on counsel and the common good</title>
  <link>https://podcast.example/${number}</link><pubDate>${new Date(Date.now() - number * 86_400_000).toUTCString()}</pubDate>
  <itunes:duration>47:12</itunes:duration><itunes:episode>${episodeCount - number}</itunes:episode>
  <description>&lt;p&gt;${notes(number)}&lt;/p&gt;</description>
  <enclosure url="https://podcast.example/${number}.mp3" length="1000" type="audio/mpeg"/></item>`;

/** A podcast without episodes at first. */
async function startPodcast() {
  const podcast = { url: '', episodes: 0 };
  const server = createServer((_request, response) => {
    const items = Array.from({ length: podcast.episodes }, (_, number) => episode(number + 1));
    response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8');
    response.end(`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
      <title>Bench</title>${items.join('')}</channel></rss>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  podcast.url = `http://127.0.0.1:${server.address().port}/podcast.xml`;
  return Object.assign(podcast, { stop: () => server.close() });
}

/** Reads a list past the cache, as often as a site with many visitors does, until it is stopped. */
function startVisitors({ address }) {
  const times = [];
  let isStopped = false;
  const visiting = (async () => {
    while (!isStopped) {
      const start = performance.now();
      await fetchBody(address + endpoints.conferences.path);
      times.push(performance.now() - start);
      await wait(25);
    }
  })();
  return async () => {
    isStopped = true;
    await visiting;
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)];
    return `${median(times).toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;
  };
}

const savePauseMs = 200;
const saveCount = 100;

/** Changes a text of every page, and saves a name on one of them again and again meanwhile. */
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

/** Prints what the publisher and the services have used until `isDone`, in all and for each of `countFiles(status)`. */
async function measure({ publisher, services, visited }, isDone, countFiles) {
  const cpu = () => [[publisher], services].map((group) => cpuSeconds(group.map(({ pid }) => pid)));
  const [before, filesBefore] = [cpu(), countFiles(await readStatus(publisher))];
  const stopVisitors = startVisitors(visited);
  const [published] = await Promise.allSettled([secondsUntil(publisher, isDone)]);
  const visitors = await stopVisitors();
  if (published.status === 'rejected') throw published.reason;
  const seconds = published.value;
  const files = Math.abs(countFiles(await readStatus(publisher)) - filesBefore);
  const costs = [seconds, ...cpu().map((after, index) => after - before[index])];
  const texts = costs.map((each) => `${each.toFixed(1)} s, ${((each * 1_000) / files).toFixed(1)} ms a file`);
  process.stdout.write(
    `  ${files} files in ${texts[0]}; CPU of the publisher ${texts[1]}, of the services ${texts[2]}\n`,
  );
  process.stdout.write(`  a read of conferences meanwhile: ${visitors}\n`);
  return { seconds, files };
}

const countAll = ({ files }) => files;
const countQuick = ({ quicklyCompressed }) => quicklyCompressed;

async function measureAll(running, owner, podcast) {
  const { publisher } = running;
  process.stdout.write('\nThe first start, with the large sample\n');
  const site = await measure(running, ({ lastRun }) => lastRun, countAll);
  printWithMax('a whole site, for each file', (site.seconds * 1_000) / site.files, limits.msPerFile, 'ms');

  process.stdout.write('\nSaves while the whole site is written again\n');
  await measureSaves(running, owner);

  process.stdout.write('\nIn the background: the smallest form of all texts\n');
  await measure(running, (status) => countQuick(status) === 0, countQuick);

  process.stdout.write(`\n${episodeCount} new episodes of a podcast\n`);
  podcast.episodes = episodeCount;
  await owner.query('UPDATE feeds.sources SET due_at = now() WHERE url = $1', [podcast.url]);
  const { seconds } = await measure(running, ({ files }) => files >= site.files + episodeCount, countAll);
  printWithMax(`${episodeCount} episodes`, seconds, limits.secondsForEpisodes, 's');
  printWithMax('memory of the publisher, at most', megabytesAtMost(publisher), limits.megabytes, 'MB');
}

await withDatabase(async ({ url, owner, folder }) => {
  const objectStore = await openObjectStore({ url: pathToFileURL(join(folder, 'images')).href });
  await seed({ databaseUrl: url, objectStore, size: 'large' });
  const podcast = await startPodcast();
  const running = await startPublisher(url, folder, { podcastUrl: podcast.url, nodeOptions });
  try {
    await measureAll(running, owner, podcast);
  } finally {
    await running.stop();
    podcast.stop();
  }
});
