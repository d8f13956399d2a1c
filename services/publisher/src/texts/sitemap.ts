import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { everyConference } from '../every-conference.js';
import { mainPages } from '../outputs/pages.js';
import { addressOn, type Circumstances, element, newest, type ReadAnswer } from './writing.js';

/** A file of the protocol holds 50,000 addresses at most; 45,000 of ours stay below its 50 MB, too. */
const mostAddresses = 45_000;

type Place = { address: string; lastChanged?: string | undefined };

/** An hour's rest has no page that anybody would look for. */
const isSought = ({ sessionType }: { sessionType: string }) => !['break', 'networking'].includes(sessionType);

async function placesOf(read: ReadAnswer, origin: string, { id, slug }: Conference): Promise<Place[]> {
  const agenda = await read(reads.agenda(id));
  const sessions = agenda.filter(isSought);
  return [{ address: addressOn(origin, 'conferences', slug) }].concat(
    sessions.map((session) => ({ address: addressOn(origin, 'conferences', slug, 'sessions', session.id) })),
  );
}

/** Every page that is to be found. When it last changed is told only where what it shows says so. */
async function everyPlace(read: ReadAnswer, { origin, at }: Circumstances): Promise<Place[]> {
  const [research, posts, episodes, conferences] = await Promise.all([
    read(reads.researchItems),
    read(reads.blogPosts),
    read(reads.episodeSummaries),
    everyConference(read),
  ]);
  const newestOf = (...lists: { pubDate: string }[][]) =>
    newest(
      lists.flat().map(({ pubDate }) => pubDate),
      at,
    );
  const lastChanged: Record<string, string | undefined> = {
    '/': newestOf(research, posts, episodes),
    '/research': newestOf(research),
    '/blog': newestOf(posts),
    '/podcasts': newestOf(episodes),
  };
  const places: Place[] = mainPages.map((page) => ({
    address: new URL(page, origin).href,
    lastChanged: lastChanged[page],
  }));
  for (const { slug, pubDate } of episodes)
    places.push({ address: addressOn(origin, 'podcasts', slug), lastChanged: newest([pubDate], at) });
  for (const conference of conferences) places.push(...(await placesOf(read, origin, conference)));
  return places;
}

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const declared = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

const place = ({ address, lastChanged }: Place) =>
  element('url', {}, element('loc', {}, address) + (lastChanged ? element('lastmod', {}, lastChanged) : ''));

const writePlaces = (places: Place[]) => declared(element('urlset', namespace, places.map(place).join('\n')));

/** /sitemap.xml: every page or, where those are too many for one file, the files that have them. */
export async function sitemap(read: ReadAnswer, circumstances: Circumstances): Promise<string> {
  const places = await everyPlace(read, circumstances);
  if (places.length <= mostAddresses) return writePlaces(places);
  const files = Array.from({ length: Math.ceil(places.length / mostAddresses) }, (_, i) => `sitemap-${i + 1}.xml`);
  const written = files.map((file) =>
    element('sitemap', {}, element('loc', {}, addressOn(circumstances.origin, file))),
  );
  return declared(element('sitemapindex', namespace, written.join('\n')));
}

/** /sitemap-1.xml and so on; undefined where the pages do not need so many files. */
export const sitemapPart =
  (number: number) =>
  async (read: ReadAnswer, circumstances: Circumstances): Promise<string | undefined> => {
    const places = await everyPlace(read, circumstances);
    const part = places.slice((number - 1) * mostAddresses, number * mostAddresses);
    return places.length > mostAddresses && part.length > 0 ? writePlaces(part) : undefined;
  };
