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
  [
    'an address to pay at, which is no link',
    `<item><title>x</title><atom:link rel="payment" href="https://pay.example/2"/><enclosure url="https://pod.example/2.mp3"/></item>`,
    { link: 'https://pod.example/2.mp3' },
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

const enclosure = (attributes: string, text = '') => item(`<enclosure ${attributes}>${text}</enclosure>`);
const file = 'https://pod.example/judge';

test.each<[string, string, Partial<ParsedItem>]>([
  ['application/octet-stream', `url="${file}.mp3" type="application/octet-stream"`, { audioUrl: `${file}.mp3` }],
  ['a type in capitals', `url="${file}" type="Audio/MPEG; charset=utf-8"`, { audioType: 'audio/mpeg' }],
  ['no real type', `url="${file}.MP3" type="file"`, { audioUrl: `${file}.MP3`, audioType: null }],
  ['the type of a picture', `url="${file}.mp3" type="image/png"`, { audioUrl: `${file}.mp3`, pictureSource: null }],
  ['an audio book', `url="${file}.m4b"`, { audioUrl: `${file}.m4b` }],
  ['a start', `url="${file}.mp3#t=30"`, { audioUrl: `${file}.mp3#t=30` }],
  ['a query', `url="${file}.mp3?from=feed" type=""`, { audioUrl: `${file}.mp3?from=feed` }],
  [
    'the name of the file in the query',
    `url="https://pod.example/get?file=1.mp3"`,
    { audioUrl: 'https://pod.example/get?file=1.mp3' },
  ],
  [
    'thousands separated',
    `url="${file}.mp3" type="audio/mp3" length="45,312,044"`,
    { audioType: 'audio/mpeg', audioBytes: 45_312_044 },
  ],
  ['a film', `url="${file}.mp4" type="video/mp4"`, { audioUrl: null }],
])('a recording with %s', async (_case, attributes, expected) =>
  expect(await firstItem(rss(enclosure(attributes)))).toMatchObject(expected),
);

test('a recording may have its address as its text, and the one that every browser plays comes first', async () => {
  expect(await firstItem(rss(enclosure('', `${file}.mp3`)))).toMatchObject({ audioUrl: `${file}.mp3` });
  const both = `<enclosure url="${file}.opus" type="audio/ogg"/><enclosure url="${file}.m4a" type="audio/x-m4a"/>`;
  expect(await firstItem(rss(item(both)))).toMatchObject({ audioUrl: `${file}.m4a`, audioType: 'audio/x-m4a' });
});

test('episodes without a recording are counted with the reason', async () => {
  const episode = (number: number, more: string) =>
    `<item><guid>${number}</guid><link>/${number}</link><title>E</title>${more}</item>`;
  const items = [
    '',
    `<enclosure url="${file}.mp4" type="video/mp4"/>`,
    '<enclosure url="/get?id=3"/>',
    '<enclosure url="audio:4"/>',
  ];
  const xml = rss(items.map((more, index) => episode(index, `<pubDate>2026-03-12</pubDate>${more}`)).join(''));
  expect((await parseFeed(xml, feedUrl, 'podcast')).itemNotes).toEqual({
    noRecording: 1,
    otherFile: 1,
    unknownFile: 1,
    unreadableFileAddress: 1,
  });
  expect((await parseFeed(xml, feedUrl, 'blog')).itemNotes).toEqual({});
});

test.each([
  ['2h 5m', '2:05:00'],
  ['1 hour, 2 minutes and 3 seconds', '1:02:03'],
  ['1h02', '1:02:00'],
  ['PT47M12S', '47:12'],
  ['P0DT1H', '1:00:00'],
  ['47 mins', '47:00'],
  ['2832 s', '47:12'],
  ['47:12 min', '47:12'],
  ['47’12”', '47:12'],
  ['٤٧:١٢', '47:12'],
  ['٤٧ دقيقة', '47:00'],
  ['1 jam 5 minit', '1:05:00'],
  ['about an hour', null],
  ['1:02:03:04', null],
])('the length "%s" is %s', async (text, duration) => {
  const xml = rss(item(`<itunes:duration>${text}</itunes:duration>`));
  expect(await firstItem(xml)).toMatchObject({ duration });
});

test('an episode has transcripts and chapters, and its number in the words of its source', async () => {
  const xml = rss(
    item(`<podcast:episode display="Ep. 12">12</podcast:episode><podcast:chapters url="/1/chapters.json" type="application/json+chapters"/>
      <podcast:transcript url="/1.vtt" type="text/vtt" language="en"/><podcast:transcript url="/1.srt"/><podcast:transcript url="javascript:x"/>`),
  ).replace('<rss ', '<rss xmlns:podcast="https://podcastindex.org/namespace/1.0" ');
  expect(await firstItem(xml)).toMatchObject({
    episodeNumber: 12,
    chapters: { url: 'https://journal.example/1/chapters.json', type: 'application/json+chapters' },
    transcripts: [
      { url: 'https://journal.example/1.vtt', type: 'text/vtt', language: 'en' },
      { url: 'https://journal.example/1.srt', type: 'application/x-subrip' },
    ],
  });
});

test('a guid that repeats with other links or recordings identifies nothing', async () => {
  const same = (number: number, more = '') =>
    `<item><guid isPermaLink="false">notes</guid><title>N ${number}</title><link>/notes${more ? '' : number}</link>${more}</item>`;
  const posts = await parseFeed(rss(same(1) + same(2) + same(2)), feedUrl);
  expect(posts.items.map(({ guid }) => guid)).toEqual([
    'https://journal.example/notes1',
    'https://journal.example/notes2',
  ]);
  expect(posts).toMatchObject({ itemNotes: { sharedIdentifier: 2 }, skippedItems: { duplicate: 1 } });
  const recording = (number: number) => `<enclosure url="/${number}.mp3" type="audio/mpeg"/>`;
  expect(await itemsOf(rss(same(1, recording(1)) + same(2, recording(2))))).toHaveLength(2);
});

test.each([
  ['www.journal.example/a', 'https://www.journal.example/a'],
  ['journal.example/a', 'https://journal.example/a'],
  ['doi:10.5555/law.7', 'https://doi.org/10.5555/law.7'],
  ['DOI: 10.5555/law.7', 'https://doi.org/10.5555/law.7'],
  ['10.5555/law.7', 'https://doi.org/10.5555/law.7'],
  ['/a?b=1&amp;amp;c=2', 'https://journal.example/a?b=1&c=2'],
])('the link "%s" leads to %s', async (text, link) => {
  expect(await firstItem(rss(`<item><title>x</title><link>${text}</link></item>`))).toMatchObject({ link });
});

test('the address before a counter of clicks is the link, and an identifier is one if there is no other', async () => {
  const clicks =
    '<link>https://clicks.example/1</link><feedburner:origLink>https://journal.example/one</feedburner:origLink>';
  expect(await firstItem(rss(`<item><title>x</title>${clicks}</item>`))).toMatchObject({
    link: 'https://journal.example/one',
  });
  const identifier = (more: string) =>
    rss(`<item><title>x</title><dc:identifier>doi:10.5555/7</dc:identifier>${more}</item>`);
  expect(await firstItem(identifier(''))).toMatchObject({ link: 'https://doi.org/10.5555/7' });
  expect(await firstItem(identifier('<link>/7</link>'))).toMatchObject({ link: 'https://journal.example/7' });
});

test.each([
  ['The &lt;body&gt; of law', 'The <body> of law'],
  ['Map&lt;Key, Value&gt; for jurists', 'Map<Key, Value> for jurists'],
  ['Close it with &lt;/section&gt;', 'Close it with </section>'],
  ['&lt;em&gt;Waqf&lt;/em&gt; &amp;amp; &lt;title&gt;', 'Waqf & <title>'],
  ['One&lt;br&gt;two', 'One two'],
  ['x&lt;sup&gt;2&lt;/sup&gt;', 'x2'],
  ['Write to &lt;editor@journal.example&gt;', 'Write to <editor@journal.example>'],
  ['&lt;p&gt; and other elements', '<p> and other elements'],
])('the title "%s" of RSS is read as "%s"', async (text, title) => {
  expect(await firstItem(rss(item('').replace('One', text)))).toMatchObject({ title });
});

test.each([
  ['<title>On &lt;b&gt;bold&lt;/b&gt;</title>', 'On <b>bold</b>'],
  ['<title type="html">On &lt;b&gt;bold&lt;/b&gt;</title>', 'On bold'],
  ['<title type="html">The &lt;table&gt; element</title>', 'The <table> element'],
])('the title %s of Atom is read as "%s"', async (element, title) => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>J</title><entry><link href="/1"/>${element}</entry></feed>`;
  expect(await firstItem(xml)).toMatchObject({ title });
});
