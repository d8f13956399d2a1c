import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import Parser from 'rss-parser';
import { fileContext } from '../../testing/file-context.js';
import { feedNames, renderFeed } from './feeds.js';
import { renderLlmsTxt } from './llms.js';
import type { FetchJson } from './render-file.js';
import { renderRobotsTxt, trainingCrawlers } from './robots.js';
import { renderSitemap, renderSitemapChunk } from './sitemap.js';

const now = Date.parse('2026-06-01T00:00:00Z');
const context = fileContext(now);

const hostile = 'Trust & “Reputation” <b>]](x)</b> \u0007\'"';

const paper = {
  title: hostile,
  description: 'On weights.',
  pubDate: '2026-05-01T08:00:00.000Z',
  author: 'Salma & Idris',
  categories: ['Law & order'],
  link: 'https://research.example.org/weights?a=1&b=2',
};
const episode = {
  slug: 'حديث',
  title: 'حديث',
  description: 'A talk.',
  pubDate: '2026-05-20T08:00:00.000Z',
  duration: '47:12',
  link: 'https://podcast.example.org/9',
  audioUrl: 'https://audio.example.org/9.mp3?token=a&b',
  fullDescription: '<p>Notes &amp; <a href="https://example.org">links</a></p>',
};
const conference = (changes = {}) => ({
  id: '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c',
  slug: 'self-government',
  title: 'Faith & self-government',
  subtitle: '',
  shortDescription: 'Three days.',
  description: '',
  startDate: '2026-12-12T01:00:00.000Z',
  tags: ['law'],
  ...changes,
});
const session = (id: string, sessionType = 'presentation') => ({ id, slug: id, sessionType });

const responses: [Endpoint<unknown>, unknown][] = [
  [endpoints.content, [{ key: 'site.name', content: 'The Council' }]],
  [
    endpoints.researchItems,
    [{ ...paper, pubDate: '2025-01-01T00:00:00.000Z', title: 'Older', link: 'https://r.example.org/1' }, paper],
  ],
  [endpoints.blogPosts, []],
  [endpoints.episodeSummaries, [episode]],
  [endpoints.allPodcastEpisodes, [episode]],
  [endpoints.publishedPages, [{ slug: 'خصوصية', title: 'Privacy', editedAt: '2026-04-01T08:00:00.000Z' }]],
  [endpoints.publicSpeakers, [{ slug: 'ليلى' }]],
  [endpoints.conferences, [conference()]],
  [endpoints.agenda(conference().id), [session('one'), session('tea', 'break'), session('two')]],
  [endpoints.documents(conference().id), [{ sessionId: null }, { sessionId: 'one' }]],
];

/** Fails for endpoints that have no response here. */
function fetchFrom(...changes: [Endpoint<unknown>, unknown][]): FetchJson {
  const byPath = new Map([...responses, ...changes].map(([{ path }, response]) => [path, response]));
  return async <T>({ path }: Endpoint<T>) => {
    if (!byPath.has(path)) throw new Error(`Unexpected request of ${path}`);
    return byPath.get(path) as T;
  };
}

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('the sitemap lists every page except breaks', async () => {
  const xml = await renderSitemap(fetchFrom(), context);
  const urlOf = (path: string) => `https://www.example.org${path}`;
  expect(urlsIn(xml)).toEqual([
    ...['/', '/about', '/research', '/blog', '/podcasts', '/conferences', '/speakers', '/support', '/contact'].map(
      urlOf,
    ),
    urlOf(`/${encodeURIComponent('خصوصية')}`),
    urlOf(`/podcasts/${encodeURIComponent('حديث')}`),
    urlOf(`/speakers/${encodeURIComponent('ليلى')}`),
    ...['', '/proceedings', '/sessions/one', '/sessions/two'].map((below) =>
      urlOf(`/conferences/self-government${below}`),
    ),
  ]);
  expect(xml).toContain(`<loc>${urlOf('/research')}</loc><lastmod>2026-05-01T08:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<loc>${urlOf('/')}</loc><lastmod>2026-05-20T08:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<loc>${urlOf('/conferences')}</loc></url>`);
  expect(xml).toContain(`${encodeURIComponent('خصوصية')}</loc><lastmod>2026-04-01T08:00:00.000Z</lastmod>`);
  expect(await renderSitemapChunk(1)(fetchFrom(), context)).toBeUndefined();
});

test('too many pages for one sitemap are split into chunks, each page in one of them', async () => {
  const sessions = Array.from({ length: 90_001 }, (_, i) => session(`s${i}`));
  const fetchJson = fetchFrom([endpoints.agenda(conference().id), sessions]);
  expect(urlsIn(await renderSitemap(fetchJson, context))).toEqual(
    [1, 2, 3].map((number) => `https://www.example.org/sitemap-${number}.xml`),
  );
  const parts = await Promise.all([1, 2, 3, 4].map((number) => renderSitemapChunk(number)(fetchJson, context)));
  const lists = parts.map((part) => urlsIn(part ?? ''));
  expect(lists.map(({ length }) => length)).toEqual([45_000, 45_000, 15, 0]);
  expect(new Set(lists.flat()).size).toBe(90_015);
  expect(parts[3]).toBeUndefined();
});

test('all bots may read everything but the staff area', async () => {
  expect(await renderRobotsTxt(fetchFrom(), context)).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://www.example.org/sitemap.xml\n',
  );
});

test.each(['no', 'No', 'not yet', ''])(
  'crawlers that train are disallowed when the setting is "%s"',
  async (content) => {
    const text = await renderRobotsTxt(
      fetchFrom([endpoints.content, [{ key: 'ai.training_allowed', content }]]),
      context,
    );
    const group = text.split('\n\n').find((lines) => lines.includes('GPTBot'));
    expect(group?.split('\n').slice(1)).toEqual([
      ...trainingCrawlers.map((name) => `User-agent: ${name}`),
      'Disallow: /',
    ]);
    expect(text).toContain('User-agent: *\nDisallow: /admin\n');
  },
);

test('a feed reader gets texts back as they were entered', async () => {
  const parsed = await new Parser().parseString(await renderFeed('research')(fetchFrom(), context));
  expect(parsed).toMatchObject({ title: 'The Council: Research', link: 'https://www.example.org/research' });
  expect(parsed.items.map(({ title }) => title)).toEqual([hostile.replace('\u0007', ''), 'Older']);
  expect(parsed.items[0]).toMatchObject({
    link: paper.link,
    author: 'Salma & Idris',
    summary: 'On weights.',
    isoDate: '2026-05-01T08:00:00.000Z',
  });
});

test('no text of an entry breaks the feed or becomes markup', async () => {
  const odd = 'a < b ]]> c ]]> d &lt; \ud83d\u0000';
  const fetchJson = fetchFrom([
    endpoints.researchItems,
    [{ ...paper, title: odd, description: odd, author: odd, categories: [odd] }],
  ]);
  const xml = await renderFeed('research')(fetchJson, context);
  const plain = 'a < b ]]> c ]]> d &lt; ';
  const parsed = await new Parser({ customFields: { item: ['category'] } }).parseString(xml);
  expect(parsed.items).toMatchObject([
    { title: plain, summary: plain, author: plain, category: { $: { term: plain } } },
  ]);
});

test('entries dated in the future do not count as updates of the feed', async () => {
  const announced = { ...paper, pubDate: '2099-01-01T00:00:00.000Z', link: 'https://r.example.org/2' };
  const xml = await renderFeed('research')(fetchFrom([endpoints.researchItems, [announced, paper]]), context);
  expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe(paper.pubDate);
});

test('a conference is dated now until it begins, and keeps its id under another slug', async () => {
  const held = conference({ startDate: '2020-02-01T01:00:00.000Z', slug: 'renamed' });
  const xml = await renderFeed('conferences')(fetchFrom([endpoints.conferences, [conference(), held]]), context);
  const { items } = await new Parser().parseString(xml);
  expect(items.map(({ id, isoDate }) => [id, isoDate])).toEqual([
    [`urn:uuid:${held.id}`, '2026-06-01T00:00:00.000Z'],
    [`urn:uuid:${held.id}`, '2020-02-01T01:00:00.000Z'],
  ]);
});

test.each(feedNames.filter((name) => name !== 'podcast'))('the feed %s is valid even without entries', async (name) => {
  const nothing = [endpoints.researchItems, endpoints.blogPosts, endpoints.conferences] as Endpoint<unknown>[];
  const fetchJson = fetchFrom(...nothing.map((each): [Endpoint<unknown>, unknown] => [each, []]));
  const xml = await renderFeed(name)(fetchJson, context);
  expect((await new Parser().parseString(xml)).items).toEqual([]);
  expect(xml).toContain(`<id>https://www.example.org/feeds/${name}.xml</id>`);
  expect(xml).toContain('<updated>2026-06-01T00:00:00.000Z</updated>');
});

test('llms.txt describes the site and lists links to its pages', async () => {
  const lines = (await renderLlmsTxt(fetchFrom(), context)).split('\n');
  expect(lines[0]).toBe('# The Council');
  expect(lines[2]).toMatch(/^> A non-profit network /);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(
    ['Pages', 'Conferences', 'Research', 'Podcast episodes', 'Optional'].map((title) => `## ${title}`),
  );
  const links = lines.filter((line) => line.startsWith('-'));
  expect(links.filter((line) => !/^- \[(?:[^\]\\]|\\.)+\]\(https:\/\/[^\s()]+\)(: .+)?$/.test(line))).toEqual([]);
  expect(links).toContain(
    '- [Faith & self-government](https://www.example.org/conferences/self-government): Three days.',
  );
  expect(lines).toContain(
    'The texts of this site may be used to train language models. Whoever uses or quotes them names The Council and links the page.',
  );
});
