// Starts the publisher and tells when it is done.
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../dist/local/processes/ports.js';
import { sampleFeedsOrigin, startSampleFeeds } from '../../dist/local/sample-feeds.js';
import { startCms, startService } from './servers.mjs';

/** The publisher is done when it has had nothing to do for this time. */
const idleMs = 3_000;

/** Starts the publisher with the services from which it reads. `podcastUrl` is a feed to be read instead of the sample's. */
export async function startPublisher(url, folder, { podcastUrl, nodeOptions }) {
  const feedsPort = await freePort();
  const sampleFeeds = await startSampleFeeds(feedsPort, 'infra/local/sample/feeds');
  const origin = sampleFeedsOrigin(feedsPort);
  const [cms, conferences, feeds] = await Promise.all([
    startCms(url, join(folder, 'images')),
    startService('conferences', url),
    startService('feeds', url, {
      RESEARCH_FEEDS: `${origin}/research.xml`,
      BLOG_FEEDS: `${origin}/blog.xml`,
      PODCAST_FEEDS: podcastUrl ?? `${origin}/podcast.xml`,
      ALLOW_LOOPBACK_FEEDS: 'true',
      OBJECT_STORE_URL: pathToFileURL(join(folder, 'images')).href,
    }),
  ]);
  const settings = {
    CMS_URL: cms.address,
    CONFERENCES_URL: conferences.address,
    FEEDS_URL: feeds.address,
    SITE_FOLDER: resolve('frontend/dist'),
    RENDERER: resolve('frontend/dist-publisher/render.js'),
    PUBLISHED_FOLDER: join(folder, 'published'),
    MALLOC_ARENA_MAX: '2',
  };
  const publisher = await startService('publisher', url, settings, nodeOptions);
  const services = [cms, conferences, feeds];
  const stop = async () => {
    for (const service of [publisher, ...services]) await service.stop();
    await sampleFeeds.stop();
  };
  return { publisher, services, visited: conferences, published: settings.PUBLISHED_FOLDER, stop };
}

export const readStatus = async ({ address }) => (await fetch(`${address}/status`)).json();

/** Returns the seconds until the publisher had done everything, so that `isDone` holds for its status. */
export async function secondsUntil(publisher, isDone) {
  const start = performance.now();
  let lastBusy = start;
  while (performance.now() - lastBusy < idleMs) {
    const status = await readStatus(publisher);
    if (status.pending > 0 || !isDone(status)) lastBusy = performance.now();
    await wait(100);
  }
  return (lastBusy - start) / 1_000;
}
