import { expect, test } from '@jest/globals';
import { parseFeed } from './parse-feed.js';
import type { ParsedItem } from './parsed-item.js';

const feedUrl = 'https://journal.example/feed.xml';
const rss = (items: string, start = '<?xml version="1.0"?>') =>
  `${start}<rss version="2.0"><channel><title>Journal</title>${items}</channel></rss>`;
const item = (more: string) => `<item><link>https://journal.example/1</link><title>One</title>${more}</item>`;
const itemsOf = async (xml: string): Promise<ParsedItem[]> => (await parseFeed(xml, feedUrl)).items;
const firstItem = async (xml: string): Promise<Partial<ParsedItem>> => (await itemsOf(xml))[0] ?? {};

test('an RSS item has all fields of a card', async () => {
  const xml = rss(`<item>
    <guid isPermaLink="false">j-1</guid><link>https://journal.example/1?a=1&amp;b=2</link><title>Law &amp; Faith</title>
    <description><![CDATA[<p>First.</p><p>Second <b>part</b>.</p><script>alert(1)</script>]]></description>
    <dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Amal Rahman</dc:creator>
    <category>Law</category><category domain="x">Faith</category><category>Law</category>
    <pubDate>Fri, 20 Nov 2026 08:00:00 +0300</pubDate></item>`);
  expect(await firstItem(xml)).toMatchObject({
    guid: 'j-1',
    link: 'https://journal.example/1?a=1&b=2',
    title: 'Law & Faith',
    description: 'First. Second part.',
    author: 'Amal Rahman',
    categories: ['Law', 'Faith'],
    publishedAt: new Date('2026-11-20T05:00:00Z'),
  });
});

test('an Atom entry has all fields of a card', async () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Journal</title><entry><id>tag:j,2026:1</id>
    <link rel="alternate" href="/1"/><title type="html">Law &amp;amp; Faith</title><summary>Short</summary><content type="html">&lt;p&gt;Long&lt;/p&gt;</content>
    <author><name>Amal Rahman</name></author><category term="law" label="Law"/><category term="faith"/>
    <published>2026-11-20T08:00:00Z</published></entry></feed>`;
  expect(await firstItem(xml)).toMatchObject({
    guid: 'tag:j,2026:1',
    link: 'https://journal.example/1',
    title: 'Law & Faith',
    description: 'Short',
    author: 'Amal Rahman',
    categories: ['Law', 'faith'],
    publishedAt: new Date('2026-11-20T08:00:00Z'),
  });
});

test.each<[string, string, Partial<ParsedItem>]>([
  ['no guid: its link is one', item(''), { guid: 'https://journal.example/1' }],
  ['a guid with attributes only', item('<guid isPermaLink="true"/>'), { guid: 'https://journal.example/1' }],
  ['no date', item(''), { publishedAt: undefined }],
  ['an unreadable date', item('<pubDate>next week</pubDate>'), { publishedAt: undefined }],
  ['an e-mail address for an author', item('<author>amal@journal.example (Amal)</author>'), { author: 'Amal' }],
  ['only an e-mail address', item('<author>amal@journal.example</author>'), { author: null }],
  [
    'a link that is its guid',
    '<item><title>x</title><guid>https://journal.example/2</guid></item>',
    { link: 'https://journal.example/2' },
  ],
  [
    'no title: its first words',
    '<item><link>https://journal.example/1</link><description>Some words</description></item>',
    { title: 'Some words' },
  ],
  ['markup in its title', item('').replace('One', '&lt;img src=x onerror=alert(1)&gt;One'), { title: 'One' }],
])('an item with %s', async (_case, xml, expected) => expect(await firstItem(rss(xml))).toMatchObject(expected));

test.each([
  ['a script for a link', '<item><link>javascript:alert(1)</link><title>x</title></item>'],
  ['a link to nowhere', '<item><title>x</title></item>'],
  ['nothing to say', '<item><link>https://journal.example/1</link></item>'],
])('an item with %s is left out', async (_case, xml) => expect(await itemsOf(rss(xml))).toEqual([]));

test('the first of several items with one guid is kept', async () => {
  const xml = rss(item('<guid>a</guid><category>first</category>') + item('<guid>a</guid>') + item('<guid>b</guid>'));
  expect((await itemsOf(xml)).map(({ guid, categories }) => [guid, ...categories])).toEqual([['a', 'first'], ['b']]);
});

test('long texts are cut and the number of items is bounded', async () => {
  const long = await firstItem(
    rss(item(`<guid>${'g'.repeat(3_000)}</guid><description>${'word '.repeat(5_000)}</description>`)),
  );
  expect(long.guid).toMatch(/^[0-9a-f]{64}$/);
  expect(long.description?.length).toBeLessThanOrEqual(2_000);
  const many = rss(Array.from({ length: 10_500 }, (_, number) => item(`<guid>${number}</guid>`)).join(''));
  expect(await itemsOf(many)).toHaveLength(10_000);
});

test.each([
  ['a bare ampersand', rss(item('<description>Q & A</description>')), 'Q & A'],
  ['an entity of HTML', rss(item('<description>caf&eacute;</description>')), 'café'],
  ['a bare less-than', rss(item('<description>1 < 2</description>')), '1 < 2'],
  ['text before the root', rss(item('<description>x</description>'), 'Warning: deprecated in feed.php\n'), 'x'],
  ['a control character', rss(item('<description>a\u0008b</description>')), 'a b'],
  ['no version', rss(item('<description>x</description>')).replace(' version="2.0"', ''), 'x'],
  ['a link with & in CDATA beside a fault', rss(item('<description><![CDATA[a & b]]> & c</description>')), 'a & b & c'],
])('a feed with %s is repaired', async (_case, xml, description) =>
  expect(await firstItem(xml)).toMatchObject({ description }),
);

test.each([
  ['HTML', '<!doctype html><html><body><p>Not found</body></html>'],
  ['nothing', ''],
  ['JSON', '{"items": []}'],
  ['half a feed', rss(item('')).slice(0, 120)],
])('%s is no feed', async (_case, text) => {
  await expect(parseFeed(text, feedUrl)).rejects.toThrow();
});

test('a feed that defines entities is rejected', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  await expect(firstItem(rss(item('<description>&b;&x;</description>'), bomb))).rejects.toThrow('entities of its own');
  expect(await firstItem(rss(item('<description>&lt;!ENTITY a "b"></description>'), '<!DOCTYPE rss>'))).toBeDefined();
});

test('an episode has its recording, picture, length, number and notes', async () => {
  const xml = rss(`<itunes:image href="https://pod.example/show.jpg"/><ttl>90</ttl><item><title>The Judge</title>
    <enclosure url="/audio/judge.mp3?x=1&amp;y=2" length="1" type="audio/mpeg"/><itunes:duration>2832</itunes:duration>
    <itunes:episode>14</itunes:episode><itunes:image href="https://pod.example/judge.jpg"/><itunes:author>Samira</itunes:author>
    <description>Short.</description><content:encoded><![CDATA[<p>Notes <a href="/more">more</a><img src="https://t.example/pixel.gif"></p><script>alert(1)</script>]]></content:encoded>
    </item>`).replace(
    '<rss ',
    '<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/" ',
  );
  const { items, ttlMinutes } = await parseFeed(xml, feedUrl);
  expect(ttlMinutes).toBe(90);
  expect(items[0]).toMatchObject({
    link: 'https://journal.example/audio/judge.mp3?x=1&y=2',
    description: 'Short.',
    author: 'Samira',
    audioUrl: 'https://journal.example/audio/judge.mp3?x=1&y=2',
    pictureSource: 'https://pod.example/judge.jpg',
    duration: '47:12',
    episodeNumber: 14,
    html: '<p>Notes <a href="https://journal.example/more" rel="noopener noreferrer nofollow ugc">more</a></p>',
    rawHtml: expect.stringContaining('<script>'),
  });
});

test('RDF items outside their channel are read', async () => {
  const xml = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://journal.example/"><title>J</title><link>https://journal.example/</link></channel>
    <item rdf:about="https://journal.example/1"><title>One</title><link>https://journal.example/1</link><dc:date>2026-11-20T08:00:00Z</dc:date><dc:creator>Amal</dc:creator></item></rdf:RDF>`;
  expect(await firstItem(xml)).toMatchObject({
    title: 'One',
    author: 'Amal',
    publishedAt: new Date('2026-11-20T08:00:00Z'),
  });
});

test.each([
  ['a thumbnail', '<media:thumbnail url="https://pod.example/t.jpg"/>', 'https://pod.example/t.jpg'],
  [
    'a picture among its media',
    '<media:content url="https://pod.example/m.png" medium="image"/>',
    'https://pod.example/m.png',
  ],
  [
    'a picture in a group',
    '<media:group><media:content url="https://pod.example/g.webp"/></media:group>',
    'https://pod.example/g.webp',
  ],
  [
    'a picture for an enclosure',
    '<enclosure url="https://pod.example/e.jpg" type="image/jpeg"/>',
    'https://pod.example/e.jpg',
  ],
  ['a film only', '<media:content url="https://pod.example/f.mp4" type="video/mp4"/>', null],
])('the picture of an item with %s', async (_case, media, pictureSource) => {
  const xml = rss(item(media)).replace('<rss ', '<rss xmlns:media="http://search.yahoo.com/mrss/" ');
  expect(await firstItem(xml)).toMatchObject({ pictureSource });
});
