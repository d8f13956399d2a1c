import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { parseFeed } from './parse-feed.js';
import type { ParsedItem } from './parsed-item.js';

const feedUrl = 'https://journal.example/feeds/feed.xml';
const itemsOf = async (xml: string): Promise<ParsedItem[]> => (await parseFeed(xml, feedUrl)).items;
const firstOf = async (xml: string): Promise<Partial<ParsedItem>> => (await itemsOf(xml))[0] ?? {};

const entry = (fields: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>J</title><entry><id>tag:j,2026:1</id>${fields}</entry></feed>`;
const link = '<link href="https://journal.example/1"/>';
const titled = `${link}<title>One</title>`;
const item = (fields: string, namespaces = '') =>
  `<rss version="2.0" ${namespaces}><channel><link>https://journal.example/</link><item>${fields}</item></channel></rss>`;
const rssTitled = '<title>One</title><link>https://journal.example/1</link>';
const div = (content: string) => `<div xmlns="http://www.w3.org/1999/xhtml">${content}</div>`;
const anchor = (href: string, text: string) => `<a href="${href}" rel="noopener noreferrer nofollow ugc">${text}</a>`;

test('an unreadable date drops neither its entry nor the others', async () => {
  const second = `<entry><id>tag:j,2026:2</id><link href="/2"/><title>Two</title><updated>2026-11-20T08:00:00Z</updated></entry>`;
  const xml = entry(`${titled}<published>soon</published>`).replace('</feed>', `${second}</feed>`);
  expect((await itemsOf(xml)).map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
    ['One', undefined],
    ['Two', new Date('2026-11-20T08:00:00Z')],
  ]);
});

test.each([
  ['published', '2026-03-12T12:30:00'],
  ['updated', 'Thu, 12 Mar 2026 13:30:00 MET'],
  ['issued', '2026-03-12T13:30+01:00'],
  ['modified', '2026-03-12T12:30:00Z'],
  ['created', '2026-03-12T12:30:00Z'],
])('an Atom entry takes its date from %s', async (name, date) => {
  const { publishedAt } = await firstOf(entry(`${titled}<${name}>${date}</${name}>`));
  expect(publishedAt).toEqual(new Date('2026-03-12T12:30:00Z'));
});

test.each(['dcterms:issued', 'dcterms:created', 'dcterms:modified', 'dc:date', 'atom:updated'])(
  'an RSS item takes its date from %s if its pubDate is unreadable',
  async (name) => {
    const xml = item(`${rssTitled}<pubDate>soon</pubDate><${name}>2026-03-12</${name}>`);
    expect((await firstOf(xml)).publishedAt).toEqual(new Date('2026-03-12T00:00:00Z'));
  },
);

test.each<[string, string, Partial<ParsedItem>]>([
  [
    'content of XHTML keeps the order of its words',
    `${titled}<content type="xhtml">${div('<p>One <b>two</b> three <a href="https://a.example/?a=1&amp;b=2">l</a> four</p><br/>AT&amp;T')}</content>`,
    { html: `<p>One <b>two</b> three ${anchor('https://a.example/?a=1&amp;b=2', 'l')} four</p><br />AT&amp;T` },
  ],
  [
    'XHTML with a prefix of its own',
    `${titled}<content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:p>One <x:em>two</x:em></x:p></x:div></content>`,
    { html: '<p>One <em>two</em></p>' },
  ],
  [
    'a title of XHTML',
    `${link}<title type="xhtml">${div('Less: <em> &lt; </em> than <b>one</b>')}</title><summary>Not this</summary>`,
    { title: 'Less: < than one', description: 'Not this' },
  ],
  [
    'a title of text that looks like markup',
    `${link}<title type="text">List&lt;b&gt; of b</title>`,
    { title: 'List<b> of b' },
  ],
  ['a title without a type', `${link}<title>Generics: List&lt;String&gt;</title>`, { title: 'Generics: List<String>' }],
  [
    'a title of HTML',
    `${link}<title type="html">Law &amp;amp; &lt;i&gt;Faith&lt;/i&gt;</title>`,
    { title: 'Law & Faith' },
  ],
  [
    'a title in base64',
    `${link}<title type="text/html" mode="base64">TGF3ICZhbXA7IDxpPkZhaXRoPC9pPg==</title>`,
    { title: 'Law & Faith' },
  ],
  [
    'a link without a relation beside the address of the feed itself',
    `<link rel="self" href="/self"/><link href="/page"/><title>One</title>`,
    { link: 'https://journal.example/page' },
  ],
  [
    'a recording as a link',
    `${titled}<link rel="enclosure" type="audio/mpeg" href="/a.mp3"/>`,
    { audioUrl: 'https://journal.example/a.mp3' },
  ],
  [
    'the name of its author alone',
    `${titled}<author><email>a@j.example</email><name>Amal</name><uri>https://a.example</uri></author>`,
    { author: 'Amal' },
  ],
])('Atom: %s', async (_case, fields, expected) => expect(await firstOf(entry(fields))).toMatchObject(expected));

test.each<[string, string, Partial<ParsedItem>]>([
  [
    'inline markup in a description keeps its order',
    `${rssTitled}<description>One <b>two</b> three</description>`,
    { html: 'One <b>two</b> three', description: 'One two three' },
  ],
  [
    'text about a document type is text',
    `${rssTitled}<description><![CDATA[Write <code>&lt;!DOCTYPE html&gt;</code> <!DOCTYPE html> first.]]></description>`,
    { description: 'Write <!DOCTYPE html> first.' },
  ],
  [
    'type and size of a recording are kept',
    `${rssTitled}<media:content url="https://a.example/1.m4a" type="audio/x-m4a" fileSize="45312044"/>`,
    { audioType: 'audio/x-m4a', audioBytes: 45_312_044 },
  ],
  ['an apostrophe of windows-1252', `<title>Don&#146;t &#x93;pay&#148;</title>${link}`, { title: 'Don’t “pay”' }],
  ['the same in escaped HTML', `<title>Don&amp;#146;t</title>${link}`, { title: 'Don’t' }],
  ['a field that is never closed is left out', `${rssTitled}<description>x<author>Amal</author>`, { description: '' }],
  ['unclosed markup is closed', `${rssTitled}<description><p>One<p>two</description>`, { description: 'One two' }],
])('RSS: %s', async (_case, fields, expected) => expect(await firstOf(item(fields))).toMatchObject(expected));

test.each([
  [
    'RSS with prefixes',
    `<rss:rss version="2.0" xmlns:rss="http://backend.userland.com/rss2"><rss:channel><rss:item><rss:title>One</rss:title>
      <rss:link>https://journal.example/1</rss:link></rss:item></rss:channel></rss:rss>`,
  ],
  [
    'Atom with prefixes',
    `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>One</a:title><a:link href="/1"/></a:entry></a:feed>`,
  ],
  [
    'RDF with prefixes',
    `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rss="http://purl.org/rss/1.0/"><rss:channel/>
      <rss:item r:about="x"><rss:title>One</rss:title><rss:link>https://journal.example/1</rss:link></rss:item></r:RDF>`,
  ],
  ['a warning of PHP before it', `<br />\n<b>Warning</b>: deprecated\n${item(rssTitled)}`],
  ['a feed that lacks its very last character', item(rssTitled).slice(0, -1)],
  ['a title of another vocabulary first', item(`<x:title xmlns:x="urn:x">Other</x:title>${rssTitled}`)],
  [
    'an element of a picture between',
    item(`<image><title>Other</title><link>https://other.example/</link></image>${rssTitled}`),
  ],
])('%s is read', async (_case, xml) =>
  expect(await firstOf(xml)).toMatchObject({ title: 'One', link: 'https://journal.example/1' }),
);

test.each([
  [
    'of the feed',
    entry(`<link href="a"/><title>x</title>`, 'xml:base="https://other.example/x/"'),
    'https://other.example/x/a',
  ],
  [
    'of the entry, below that of the feed',
    entry(`<link href="a"/><title>x</title>`, 'xml:base="https://other.example/x/"').replace(
      '<entry>',
      '<entry xml:base="y/">',
    ),
    'https://other.example/x/y/a',
  ],
  [
    'of a link of RSS',
    item(`<title>x</title><link xml:base="https://other.example/x/">a</link>`),
    'https://other.example/x/a',
  ],
  ['of nothing: the feed', item(`<title>x</title><link>a</link>`), 'https://journal.example/feeds/a'],
])('a relative link is resolved against the base %s', async (_case, xml, expected) =>
  expect((await firstOf(xml)).link).toBe(expected),
);

test.each([
  [
    'XHTML',
    `<content type="xhtml" xml:base="https://other.example/x/">${div('<a href="a?b=1&amp;c=2">l</a>')}</content>`,
  ],
  [
    'HTML',
    `<content type="html" xml:base="https://other.example/x/">&lt;a class=x href='a?b=1&amp;amp;c=2'>l&lt;/a></content>`,
  ],
])('links in %s are resolved against the base, also in the raw HTML', async (_case, content) => {
  const { html, rawHtml } = await firstOf(entry(`${titled}${content}`));
  expect(html).toContain(anchor('https://other.example/x/a?b=1&amp;c=2', 'l'));
  expect(rawHtml).toContain('https://other.example/x/a?');
});

test('an item that is never closed ends where the next begins', async () => {
  const xml = item(`${rssTitled}<item><title>Two</title><link>https://journal.example/2</link></item>`);
  expect((await itemsOf(xml)).map(({ title }) => title)).toEqual(['One', 'Two']);
});

test('picture URLs are resolved against the base', async () => {
  const xml = item(
    `${rssTitled}<media:group><media:thumbnail xml:base="https://cdn.example/" url="a.jpg"/></media:group>`,
  );
  expect((await firstOf(xml)).pictureSource).toBe('https://cdn.example/a.jpg');
});

test.each([
  ['elements', `<description>${'<b>'.repeat(100_000)}deep${'</b>'.repeat(100_000)}</description>`],
  ['unknown elements', '<x>'.repeat(100_000)],
  ['ends of nothing', '</b>'.repeat(100_000)],
])('a hundred thousand %s are parsed within the timeout', async (_case, fields) => {
  const started = performance.now();
  await itemsOf(item(`${rssTitled}${fields}`));
  expect(performance.now() - started).toBeLessThan(onThisMachine(10_000));
});
