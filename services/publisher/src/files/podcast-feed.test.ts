import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import Parser from 'rss-parser';
import { fileContext } from '../../testing/file-context.js';
import { renderPodcastFeed } from './podcast-feed.js';
import type { FetchJson } from './render-file.js';

const context = fileContext(Date.parse('2026-06-01T00:00:00Z'));

const episode = (changes = {}) => ({
  slug: 'حديث',
  title: 'Trust & “Reputation” <b>',
  description: 'A talk.',
  pubDate: '2026-05-20T08:00:00.000Z',
  duration: '47:12',
  link: 'https://podcast.example.org/9',
  guid: 'tag:podcast.example.org,2026:9',
  audioUrl: 'https://audio.example.org/9.mp3?token=a&b',
  episodeNumber: 9,
  categories: ['Law & order'],
  fullDescription: '<p>Notes &amp; <a href="https://example.org">links</a></p>',
  ...changes,
});

async function feedOf(episodes: unknown[], texts: Record<string, string> = {}): Promise<string> {
  const content = Object.entries({ 'site.name': 'The Council', ...texts }).map(([key, value]) => ({
    key,
    content: value,
  }));
  const responses = new Map<string, unknown>([
    [endpoints.content.path, content],
    [endpoints.allPodcastEpisodes.path, episodes],
  ]);
  const fetchJson: FetchJson = async <T>({ path }: Endpoint<T>) => responses.get(path) as T;
  return renderPodcastFeed(fetchJson, context);
}
const parse = (xml: string) => new Parser({ customFields: { feed: ['language', 'atom:link'] } }).parseString(xml);

test('the channel has everything that Apple requires', async () => {
  const xml = await feedOf([episode()]);
  const feed = await parse(xml);
  expect(feed).toMatchObject({
    title: 'The Council: Podcast',
    link: 'https://www.example.org/podcasts',
    language: 'en',
    feedUrl: 'https://www.example.org/feeds/podcast.xml',
    description: expect.stringContaining('non-profit network'),
    itunes: {
      author: 'The Council',
      image: 'https://www.example.org/share/podcast-cover.jpg',
      explicit: 'false',
      owner: { name: 'The Council', email: 'contact@example.org' },
      categoriesWithSubs: [{ name: 'Religion & Spirituality', subs: [{ name: 'Islam' }] }],
    },
  });
  expect(xml).toContain(
    '<atom:link rel="self" type="application/rss+xml" href="https://www.example.org/feeds/podcast.xml"/>',
  );
});

test('an item has its recording, notes, URL and episode number', async () => {
  const [item] = (await parse(await feedOf([episode()]))).items;
  const address = `https://www.example.org/podcasts/${encodeURIComponent('حديث')}`;
  expect(item).toMatchObject({
    title: 'Trust & “Reputation” <b>',
    link: address,
    guid: 'tag:podcast.example.org,2026:9',
    isoDate: '2026-05-20T08:00:00.000Z',
    pubDate: 'Wed, 20 May 2026 08:00:00 GMT',
    content: 'A talk.',
    'content:encoded': episode().fullDescription,
    enclosure: { url: 'https://audio.example.org/9.mp3?token=a&b', type: 'audio/mpeg', length: '0' },
    categories: ['Law & order'],
    itunes: { duration: '47:12', episode: '9' },
  });
});

test('an item has the identifier, picture, transcripts and chapters of its source', async () => {
  const xml = await feedOf([
    episode({
      imageUrl: '/images/feeds/a-600x600.webp',
      transcripts: [
        { url: 'https://a.example.org/9.vtt', type: 'text/vtt', language: 'ar' },
        { url: 'https://a.example.org/9.srt', type: 'application/x-subrip' },
      ],
      chapters: { url: 'https://a.example.org/9.json', type: 'application/json+chapters' },
    }),
    episode({ guid: 'https://podcast.example.org/9' }),
  ]);
  expect(xml).toContain('<itunes:type>episodic</itunes:type>');
  expect(xml).toContain('<guid isPermaLink="false">tag:podcast.example.org,2026:9</guid>');
  expect(xml).toContain('<guid isPermaLink="true">https://podcast.example.org/9</guid>');
  expect(xml).toContain('<itunes:image href="https://www.example.org/images/feeds/a-600x600.webp"/>');
  expect(xml).toContain('<podcast:transcript url="https://a.example.org/9.vtt" type="text/vtt" language="ar"/>');
  expect(xml).toContain('<podcast:transcript url="https://a.example.org/9.srt" type="application/x-subrip"/>');
  expect(xml).toContain('<podcast:chapters url="https://a.example.org/9.json" type="application/json+chapters"/>');
});

test.each([
  ['https://a.example.org/1.m4a', 'audio/x-m4a'],
  ['https://a.example.org/1.WAV#t=1', 'audio/wav'],
  ['https://a.example.org/stream/1', 'audio/mpeg'],
])('the recording %s is of the type %s', async (audioUrl, type) => {
  const [item] = (await parse(await feedOf([episode({ audioUrl })]))).items;
  expect(item?.enclosure).toMatchObject({ url: audioUrl, type });
});

test('the type and length of a recording come from its source', async () => {
  const [item] = (await parse(await feedOf([episode({ audioType: 'audio/aac', audioBytes: 45_312_044 })]))).items;
  expect(item?.enclosure).toMatchObject({ type: 'audio/aac', length: '45312044' });
});

test('unknown values are left out, and episodes without a recording too', async () => {
  const bare = { slug: 'bare', guid: 'bare', title: 'Bare', description: '', pubDate: '2026-05-01T08:00:00.000Z' };
  const xml = await feedOf([
    { ...bare, slug: 'silent' },
    { ...bare, episodeNumber: 0, audioUrl: 'https://a.example.org/1.mp3', fullDescription: '' },
    episode(),
  ]);
  const { items } = await parse(xml);
  expect(items.map(({ title }) => title)).toEqual(['Trust & “Reputation” <b>', 'Bare']);
  expect(xml.slice(xml.indexOf('Bare'))).not.toMatch(/itunes:|podcast:|content:encoded|description/);
});

test('category and explicit content come from the staff-edited texts', async () => {
  const texts = { 'podcast.category': 'Education', 'podcast.explicit': 'Yes' };
  const xml = await feedOf([], texts);
  expect(xml).toContain('<itunes:category text="Education"/>');
  expect(xml).toContain('<itunes:explicit>true</itunes:explicit>');
  expect((await parse(xml)).items).toEqual([]);
});
