import { expect, test } from '@jest/globals';
import { type Endpoint, endpoints } from '@majlis/contracts/endpoints';
import Parser from 'rss-parser';
import { feedNames, renderFeed } from './feeds.js';
import { renderLlmsTxt } from './llms.js';
import { renderRobotsTxt } from './robots.js';
import { renderSitemap, renderSitemapChunk } from './sitemap.js';
import { trainingCrawlers } from './training-crawlers.js';
import type { FetchJson } from './xml.js';

const at = Date.parse('2026-06-01T00:00:00Z');
const circumstances = { origin: 'https://www.example.org', at };

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
const session = (id: string, sessionType = 'presentation') => ({ id, sessionType });

const answers: [Endpoint<unknown>, unknown][] = [
  [endpoints.content, [{ key: 'site.name', content: 'The Council' }]],
  [
    endpoints.researchItems,
    [{ ...paper, pubDate: '2025-01-01T00:00:00.000Z', title: 'Older', link: 'https://r.example.org/1' }, paper],
  ],
  [endpoints.blogPosts, []],
  [endpoints.episodeSummaries, [episode]],
  [endpoints.allPodcastEpisodes, [episode]],
  [endpoints.conferences, [conference()]],
  [endpoints.agenda(conference().id), [session('one'), session('tea', 'break'), session('two')]],
];

/** Answers as the services would, and nothing else. */
function reading(...changed: [Endpoint<unknown>, unknown][]): FetchJson {
  const known = new Map([...answers, ...changed].map(([{ path }, answer]) => [path, answer]));
  return async <T>(read: Endpoint<T>) => {
    if (!known.has(read.path)) throw new Error(`Nobody should read ${read.path}`);
    return known.get(read.path) as T;
  };
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap has every page, and sessions that somebody would look for', async () => {
  const xml = await renderSitemap(reading(), circumstances);
  const of = (path: string) => `https://www.example.org${path}`;
  expect(addressesIn(xml)).toEqual([
    ...['/', '/about', '/research', '/blog', '/podcasts', '/conferences', '/support', '/contact'].map(of),
    of(`/podcasts/${encodeURIComponent('حديث')}`),
    ...['', '/sessions/one', '/sessions/two'].map((below) => of(`/conferences/self-government${below}`)),
  ]);
  expect(xml).toContain(`<loc>${of('/research')}</loc><lastmod>2026-05-01T08:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<loc>${of('/')}</loc><lastmod>2026-05-20T08:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<loc>${of('/conferences')}</loc></url>`);
  expect(await renderSitemapChunk(1)(reading(), circumstances)).toBeUndefined();
});

test('too many pages for one sitemap are spread over several, each page in one', async () => {
  const sessions = Array.from({ length: 90_001 }, (_, i) => session(`s${i}`));
  const read = reading([endpoints.agenda(conference().id), sessions]);
  expect(addressesIn(await renderSitemap(read, circumstances))).toEqual(
    [1, 2, 3].map((number) => `https://www.example.org/sitemap-${number}.xml`),
  );
  const parts = await Promise.all([1, 2, 3, 4].map((number) => renderSitemapChunk(number)(read, circumstances)));
  const lists = parts.map((part) => addressesIn(part ?? ''));
  expect(lists.map(({ length }) => length)).toEqual([45_000, 45_000, 11, 0]);
  expect(new Set(lists.flat()).size).toBe(90_011);
  expect(parts[3]).toBeUndefined();
});

test('everybody may read everything but the staff area', async () => {
  expect(await renderRobotsTxt(reading(), circumstances)).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://www.example.org/sitemap.xml\n',
  );
});

test.each(['no', 'No', 'not yet', ''])(
  'where training is said to be allowed with "%s", crawlers that train are refused',
  async (content) => {
    const text = await renderRobotsTxt(
      reading([endpoints.content, [{ key: 'ai.training_allowed', content }]]),
      circumstances,
    );
    const group = text.split('\n\n').find((lines) => lines.includes('GPTBot'));
    expect(group?.split('\n').slice(1)).toEqual([
      ...trainingCrawlers.map((name) => `User-agent: ${name}`),
      'Disallow: /',
    ]);
    expect(text).toContain('User-agent: *\nDisallow: /admin\n');
  },
);

test('feeds give back to a reader what was written, whatever it was', async () => {
  const parsed = await new Parser().parseString(await renderFeed('research')(reading(), circumstances));
  expect(parsed).toMatchObject({ title: 'The Council: Research', link: 'https://www.example.org/research' });
  expect(parsed.items.map(({ title }) => title)).toEqual([hostile.replace('\u0007', ''), 'Older']);
  expect(parsed.items[0]).toMatchObject({
    link: paper.link,
    author: 'Salma & Idris',
    summary: 'On weights.',
    isoDate: '2026-05-01T08:00:00.000Z',
  });
});

test('no text of an entry breaks the feed or is taken for markup', async () => {
  const odd = 'a < b ]]> c ]]> d &lt; \ud83d\u0000';
  const read = reading([
    endpoints.researchItems,
    [{ ...paper, title: odd, description: odd, author: odd, categories: [odd] }],
  ]);
  const xml = await renderFeed('research')(read, circumstances);
  const plain = 'a < b ]]> c ]]> d &lt; ';
  const parsed = await new Parser({ customFields: { item: ['category'] } }).parseString(xml);
  expect(parsed.items).toMatchObject([
    { title: plain, summary: plain, author: plain, category: { $: { term: plain } } },
  ]);
});

test('a feed has not changed at a time that is to come, whatever is dated so', async () => {
  const announced = { ...paper, pubDate: '2099-01-01T00:00:00.000Z', link: 'https://r.example.org/2' };
  const xml = await renderFeed('research')(reading([endpoints.researchItems, [announced, paper]]), circumstances);
  expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe(paper.pubDate);
});

test('a conference is news until it begins, and keeps its identity under another address', async () => {
  const held = conference({ startDate: '2020-02-01T01:00:00.000Z', slug: 'renamed' });
  const xml = await renderFeed('conferences')(reading([endpoints.conferences, [conference(), held]]), circumstances);
  const { items } = await new Parser().parseString(xml);
  expect(items.map(({ id, isoDate }) => [id, isoDate])).toEqual([
    [`urn:uuid:${held.id}`, '2026-06-01T00:00:00.000Z'],
    [`urn:uuid:${held.id}`, '2020-02-01T01:00:00.000Z'],
  ]);
});

test.each(feedNames.filter((name) => name !== 'podcast'))(
  'the feed %s is whole even when there is nothing in it',
  async (name) => {
    const nothing = [endpoints.researchItems, endpoints.blogPosts, endpoints.conferences] as Endpoint<unknown>[];
    const read = reading(...nothing.map((each): [Endpoint<unknown>, unknown] => [each, []]));
    const xml = await renderFeed(name)(read, circumstances);
    expect((await new Parser().parseString(xml)).items).toEqual([]);
    expect(xml).toContain(`<id>https://www.example.org/feeds/${name}.xml</id>`);
    expect(xml).toContain('<updated>2026-06-01T00:00:00.000Z</updated>');
  },
);

test('language models are told who we are and where what is, in lists of links', async () => {
  const lines = (await renderLlmsTxt(reading(), circumstances)).split('\n');
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
