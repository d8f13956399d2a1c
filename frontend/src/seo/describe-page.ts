import type { ContentLookup } from '@majlis/contracts/content-lookup';
import { conferenceListEndpoint, type Endpoint, endpoints } from '@majlis/contracts/endpoints';
import { languageTag } from '../ui/text/languages';
import type { Breadcrumb } from './structured/breadcrumbs';
import { conferenceEvent, conferenceListItem, sessionEvent } from './structured/events';
import { blogPosting, itemList, podcastEpisode, scholarlyArticle } from './structured/feed-items';
import type { JsonLdNode, PageContext } from './structured/json-ld';
import { organisation } from './structured/organisation';
import { citationTags, paperNode, papersOfSession } from './structured/papers';
import { latestPast } from './structured/times';

export const feedTitles = {
  research: 'research',
  blog: 'blog',
  podcast: 'podcast',
  conferences: 'conferences',
} as const;

export type PageDescription = {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';
  /** What machines that learn are told the page is. */
  contentType: string;
  breadcrumbs: Breadcrumb[];
  nodes: JsonLdNode[];
  feeds: (keyof typeof feedTitles)[];
  citation?: [name: string, content: string][];
  /** Of what the page shows, as a tag; English where nothing is said. */
  language?: string | undefined;
  /** Of what the page shows, where that says when it was written. */
  lastUpdated?: string | undefined;
};

type DescribePage = (page: PageContext, text: ContentLookup, ...parts: string[]) => PageDescription | undefined;

const research: Breadcrumb = { name: 'Research', path: '/research' };
const blog: Breadcrumb = { name: 'Blog', path: '/blog' };
const podcast: Breadcrumb = { name: 'Podcast', path: '/podcasts' };
const conferences: Breadcrumb = { name: 'Conferences', path: '/conferences' };

const newestOf = (items: readonly { pubDate: string }[], at: number) =>
  latestPast(
    items.map(({ pubDate }) => pubDate),
    at,
  );

const home: DescribePage = (page, text) => ({
  type: 'WebPage',
  contentType: 'website',
  breadcrumbs: [],
  nodes: [organisation(page, text)],
  feeds: ['research', 'blog', 'podcast', 'conferences'],
  lastUpdated: newestOf(
    [endpoints.latestResearch, endpoints.latestPosts, endpoints.latestEpisodes].flatMap(
      (read): { pubDate: string }[] => page.answer<{ pubDate: string }[]>(read) ?? [],
    ),
    page.at,
  ),
});

const simplePage =
  (
    type: PageDescription['type'],
    name: string,
    describe: (page: PageContext, text: ContentLookup) => JsonLdNode[] = () => [],
  ): DescribePage =>
  (page, text) => ({
    type,
    contentType: 'information',
    breadcrumbs: [{ name, path: page.path }],
    nodes: describe(page, text),
    feeds: [],
  });

/** A list of what is read from a feed, the same in every respect but what it lists. */
const feedPage =
  <T extends { pubDate: string }>(
    contentType: string,
    crumb: Breadcrumb,
    feed: PageDescription['feeds'][number],
    read: Endpoint<T[]>,
    describe: (page: PageContext, text: ContentLookup) => (item: T) => JsonLdNode,
  ): DescribePage =>
  (page, text) => {
    const items = page.answer(read) ?? [];
    return {
      type: 'CollectionPage',
      contentType,
      breadcrumbs: [crumb],
      nodes: [itemList(items, describe(page, text))],
      feeds: [feed],
      lastUpdated: newestOf(items, page.at),
    };
  };

const episodePage: DescribePage = (page, text, slug = '') => {
  const episode = page.answer(endpoints.podcastEpisode(slug));
  return (
    episode && {
      type: 'ItemPage',
      contentType: 'podcast episode',
      breadcrumbs: [podcast, { name: episode.title, path: page.path }],
      nodes: [podcastEpisode(page, text)(episode)],
      feeds: ['podcast'],
      lastUpdated: latestPast([episode.pubDate], page.at),
    }
  );
};

const conferencesPage: DescribePage = (page, text, number) => ({
  type: 'CollectionPage',
  contentType: 'conferences',
  breadcrumbs: number ? [conferences, { name: `Page ${number}`, path: page.path }] : [conferences],
  nodes: [itemList(page.answer(conferenceListEndpoint(Number(number ?? 1))) ?? [], conferenceListItem(page, text))],
  feeds: ['conferences'],
});

const conferencePage: DescribePage = (page, text, slug = '') => {
  const conference = page.answer(endpoints.conferenceBySlug(slug));
  return (
    conference && {
      type: 'ItemPage',
      contentType: 'conference',
      breadcrumbs: [conferences, { name: conference.title, path: page.path }],
      nodes: [conferenceEvent(page, text, conference, page.answer(endpoints.programme(conference.id)) ?? [])],
      feeds: ['conferences'],
      language: languageTag(conference.language),
    }
  );
};

const sessionPage: DescribePage = (page, text, slug = '', id = '') => {
  const conference = page.answer(endpoints.conferenceBySlug(slug));
  const session = page.answer(endpoints.sessionDetail(id));
  if (!conference || !session || session.conferenceId !== conference.id) return undefined;
  return {
    type: 'ItemPage',
    contentType: 'conference session',
    breadcrumbs: [
      conferences,
      { name: conference.title, path: page.path.replace(/\/sessions\/.*/, '') },
      { name: session.title, path: page.path },
    ],
    nodes: [
      sessionEvent(page, text, conference, session),
      ...papersOfSession(session).map(paperNode(page, text, conference, session)),
    ],
    feeds: ['conferences'],
    language: languageTag(conference.language),
    citation: citationTags(page, conference, session),
  };
};

const pages: [RegExp, DescribePage][] = [
  [/^\/$/, home],
  [/^\/about$/, simplePage('AboutPage', 'Who We Are', (page, text) => [organisation(page, text)])],
  [/^\/research$/, feedPage('research', research, 'research', endpoints.researchItems, scholarlyArticle)],
  [/^\/blog$/, feedPage('essays', blog, 'blog', endpoints.blogPosts, blogPosting)],
  [/^\/podcasts$/, feedPage('podcast', podcast, 'podcast', endpoints.episodeSummaries, podcastEpisode)],
  [/^\/podcasts\/([^/]+)$/, episodePage],
  [/^\/conferences$/, conferencesPage],
  [/^\/conferences\/pages\/(\d+)$/, conferencesPage],
  [/^\/conferences\/([^/]+)$/, conferencePage],
  [/^\/conferences\/([^/]+)\/sessions\/([^/]+)$/, sessionPage],
  [/^\/support$/, simplePage('WebPage', 'Support Us')],
  [/^\/contact$/, simplePage('ContactPage', 'Contact Us')],
];

/** What the page at this address tells machines; undefined for what is no page. */
export function describePage(page: PageContext, text: ContentLookup): PageDescription | undefined {
  for (const [pattern, describe] of pages) {
    const match = pattern.exec(page.path);
    if (match) return describe(page, text, ...match.slice(1).map(decodeURIComponent));
  }
  return undefined;
}
