import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from '../check.js';
import type { Production } from '../production/production.js';

/** Everything behind the gateway. */
const behind = ['cms', 'conferences', 'feeds', 'publisher', 'postgres', 'objectstore'];

/** What was ever served is served with everything but the gateway stopped. */
export const allStopped: Check = {
  name: 'all-stopped',
  limitMs: 4 * 60_000,
  async *run(production) {
    const places = await everythingPublic(production);
    const before = await askAll(production, places.all);
    await production.compose('stop', ...behind);
    // Longer than an answer is shared for: each is asked for anew, and nobody answers.
    await wait(3_000);
    const after = await askAll(production, places.all);
    for (const [kind, paths] of Object.entries(places.kinds)) {
      const served = paths.filter((path) => before.get(path)?.status === 200);
      const missing = served.filter((path) => after.get(path)?.status !== 200);
      const other = served.filter((path) => after.get(path)?.text !== before.get(path)?.text);
      const figure = `${served.length - missing.length} of ${served.length}, ${other.length} other than before`;
      const named = missing.slice(0, 3).map((path) => `${path} ${after.get(path)?.status}`);
      yield {
        promise: `${kind} answer 200 with every service, the database and the store stopped`,
        holds: served.length > 0 && missing.length + other.length === 0,
        figure: named.length === 0 ? figure : `${figure} (${named.join(', ')})`,
      };
    }
    await production.compose('start', 'postgres', 'objectstore');
    await production.untilHealthy();
    await production.untilPublished();
  },
};

type Answer = { status: number; text: string };

async function askAll({ origin }: Production, paths: string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    answers.set(path, { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') });
  }
  return answers;
}

/** Pages as the sitemap names them, the reads behind them, and the pictures on them. */
async function everythingPublic({ origin }: Production) {
  const text = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await text('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const images = new Set<string>();
  for (const page of pages)
    for (const [image] of (await text(page)).matchAll(/\/images\/[a-z]+\/[\w-]+\.(?:webp|avif|jpg|png)/g))
      images.add(image);
  const conferences = JSON.parse(await text('/api/conferences')) as { id: string; slug: string }[];
  const cms = ['content', 'carousel-files', 'timeline', 'team-members', 'footer-partners', 'testimonials'];
  const reads = [
    ...cms.map((read) => `/api/cms/${read}`),
    ...['/api/conferences', '/api/research-items', '/api/blog-posts', '/api/podcast-episodes', '/api/instagram-posts'],
    ...conferences.flatMap(({ id, slug }) => [
      `/api/conferences/slug/${slug}`,
      ...['agenda', 'programme', 'sessions', 'partners', 'documents'].map((part) => `/api/conferences/${id}/${part}`),
    ]),
  ];
  const kinds = { pages, 'public reads': reads, images: [...images] };
  return { kinds, all: [...pages, ...reads, ...images] };
}
