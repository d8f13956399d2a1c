import { setTimeout as wait } from 'node:timers/promises';
import { printMeasurement } from './print-measurement.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const services = ['cms', 'conferences', 'feeds', 'publisher', 'postgres', 'objectstore'];

type Served = { status: number; text: string };
let paths: Record<string, string[]>;
let before: Map<string, Served>;
let after: Map<string, Served>;

beforeAll(async () => {
  paths = await collectPublicPaths();
  before = await fetchAll(Object.values(paths).flat());
  await production.compose('stop', ...services);
  // The gateway's cache entries expire in the meantime, so that each request goes to the stopped services.
  await wait(3_000);
  after = await fetchAll([...before.keys()]);
}, 120_000);

afterAll(async () => {
  await production.compose('start', 'postgres', 'objectstore');
  await production.waitUntilHealthy();
  await production.waitUntilPublished();
}, 400_000);

test.each(['pages', 'public reads', 'images'])(
  '%s are served as before with every service, the database and the store stopped',
  (kind) => {
    const served = (paths[kind] ?? []).filter((path) => before.get(path)?.status === 200);
    const changed = served.filter((path) => after.get(path)?.text !== before.get(path)?.text);
    const missing = served.filter((path) => after.get(path)?.status !== 200);
    printMeasurement(`${served.length - missing.length} of ${served.length}, ${changed.length} other than before`);
    expect(missing.map((path) => `${path} ${after.get(path)?.status}`)).toEqual([]);
    expect(changed).toEqual([]);
    expect(served.length).toBeGreaterThan(0);
  },
);

async function fetchAll(all: string[]): Promise<Map<string, Served>> {
  const responses = new Map<string, Served>();
  for (const path of all) {
    const response = await fetch(production.origin + path, { redirect: 'manual' });
    responses.set(path, {
      status: response.status,
      text: Buffer.from(await response.arrayBuffer()).toString('latin1'),
    });
  }
  return responses;
}

async function collectPublicPaths(): Promise<Record<string, string[]>> {
  const text = async (path: string) => (await fetch(production.origin + path)).text();
  const sitemap = await text('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const images = new Set<string>();
  for (const page of pages)
    for (const [image] of (await text(page)).matchAll(/\/images\/[a-z]+\/[\w-]+\.(?:webp|avif|jpg|png)/g))
      images.add(image);
  const conferences = JSON.parse(await text('/api/conferences')) as { id: string; slug: string }[];
  const cms = [
    'content',
    'carousel-files',
    'timeline',
    'team-members',
    'footer-partners',
    'testimonials',
    'pages/links',
  ];
  const reads = [
    ...cms.map((read) => `/api/cms/${read}`),
    ...['/api/conferences', '/api/research-items', '/api/blog-posts', '/api/podcast-episodes', '/api/instagram-posts'],
    ...conferences.flatMap(({ id, slug }) => [
      `/api/conferences/slug/${slug}`,
      ...['agenda', 'programme', 'sessions', 'partners', 'documents'].map((part) => `/api/conferences/${id}/${part}`),
    ]),
  ];
  return { pages, 'public reads': reads, images: [...images] };
}
