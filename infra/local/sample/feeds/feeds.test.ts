import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from '@majlis/feeds/refresh/parse-feed';

const origin = 'http://127.0.0.1:20000';
const names = ['research', 'blog', 'podcast'] as const;
const file = (name: string) => join('infra/local/sample/feeds', name);
const xml = (name: string) => readFileSync(file(`${name}.xml`), 'utf8').replaceAll('{origin}', origin);

type Items = Awaited<ReturnType<typeof parseFeed>>['items'];
const items = {} as Record<(typeof names)[number], Items>;
beforeAll(async () => {
  for (const name of names) items[name] = (await parseFeed(xml(name), `${origin}/${name}.xml`)).items;
});

test.each(names)('the %s feed fills a page, and each item has a date and a unique link', (name) => {
  const all = items[name];
  expect(all.length).toBeGreaterThanOrEqual(8);
  expect(all.every(({ publishedAt, description }) => publishedAt && description)).toBe(true);
  expect(new Set(all.map(({ link }) => link)).size).toBe(all.length);
});

test('every URL points to example.org or to the sample feeds', () => {
  const addresses = names.flatMap((name) => xml(name).match(/(?<=["'>])https?:\/\/[^"'<>\s]+/g) ?? []);
  const namespaces = /^http:\/\/(www\.w3\.org|purl\.org|www\.itunes\.com|search\.yahoo\.com)\//;
  const others = addresses
    .filter((address) => !namespaces.test(address) && !address.startsWith(`${origin}/`))
    .filter((address) => !/^https:\/\/([a-z]+\.)?example\.org(\/|$)/.test(address));
  expect(others).toEqual([]);
  expect(addresses.length).toBeGreaterThan(50);
});

test('every picture of the feeds exists, and every picture file is used', () => {
  const named = names.flatMap((name) => items[name].flatMap(({ pictureSource }) => pictureSource ?? []));
  type Post = { media_url: string; thumbnail_url?: string };
  const posts: Post[] = JSON.parse(readFileSync(file('photos.json'), 'utf8').replaceAll('{origin}', origin));
  const posted = posts.map((post) => post.thumbnail_url ?? post.media_url);
  const requested = [...named, ...posted].map((address) => address.replace(`${origin}/pictures/`, ''));
  const files = readdirSync(file('pictures'), { recursive: true, encoding: 'utf8' });
  expect(requested.toSorted()).toEqual(files.filter((name) => name.endsWith('.webp')).toSorted());
});

test('each recording has the duration of its episode', () => {
  const lengths = new Map(
    [...xml('podcast').matchAll(/<enclosure url="([^"]+)" length="(\d+)"/g)].map(([, url, length]) => [
      url,
      Number(length),
    ]),
  );
  const recorded = items.podcast.filter(({ audioUrl }) => audioUrl);
  const bytesPerSecond = readFileSync(file('recording.wav')).readUInt32LE(28);
  expect([recorded.length, items.podcast.length - recorded.length]).toEqual([lengths.size, 1]);
  for (const { audioUrl, duration } of recorded) {
    const seconds = (duration ?? '').split(':').reduce((total, part) => total * 60 + Number(part), 0);
    expect(audioUrl).toContain(`/recordings/${seconds}/`);
    expect(lengths.get(audioUrl ?? '')).toBe(44 + seconds * bytesPerSecond);
  }
});

test('the podcast has difficult content: notes with times and links, an Arabic title, a duplicate title', () => {
  const titles = items.podcast.map(({ title }) => title);
  expect(titles.length - new Set(titles).size).toBe(1);
  expect(titles.some((title) => /\p{Script=Arabic}/u.test(title))).toBe(true);
  expect(items.podcast[0]?.html).toMatch(/<li>02:10 [\s\S]*<a href="https:\/\/research\.example\.org/);
});
