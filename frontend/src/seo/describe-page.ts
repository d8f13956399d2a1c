import { conferencesOn, type Read, reads } from '@majlis/contracts/endpoints';
import type { SiteText } from '@majlis/contracts/site-texts';
import { languageTag } from '../ui/text/languages';
import type { Crumb } from './structured/breadcrumbs';
import { conferenceEvent, listedConference, sessionEvent } from './structured/events';
import { blogPosting, itemList, podcastEpisode, scholarlyArticle } from './structured/feed-items';
import type { Node, Page } from './structured/node';
import { organisation } from './structured/organisation';
import { citation, papersOf, scholarlyPaper } from './structured/papers';
import { newest } from './structured/times';

export const feedTitles = {
  research: 'research',
  blog: 'blog',
  podcast: 'podcast',
  conferences: 'conferences',
} as const;

export type Described = {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';
  /** What machines that learn are told the page is. */
  contentType: string;
  crumbs: Crumb[];
  nodes: Node[];
  feeds: (keyof typeof feedTitles)[];
  citation?: [name: string, content: string][];
  /** Of what the page shows, as a tag; English where nothing is said. */
  language?: string | undefined;
  /** Of what the page shows, where that says when it was written. */
  lastUpdated?: string | undefined;
};

type Describe = (page: Page, text: SiteText, ...parts: string[]) => Described | undefined;

const research: Crumb = { name: 'Research', path: '/research' };
const blog: Crumb = { name: 'Blog', path: '/blog' };
const podcast: Crumb = { name: 'Podcast', path: '/podcasts' };
const conferences: Crumb = { name: 'Conferences', path: '/conferences' };

const newestOf = (items: readonly { pubDate: string }[], at: number) =>
  newest(
    items.map(({ pubDate }) => pubDate),
    at,
  );

const home: Describe = (page, text) => ({
  type: 'WebPage',
  contentType: 'website',
  crumbs: [],
  nodes: [organisation(page, text)],
  feeds: ['research', 'blog', 'podcast', 'conferences'],
  lastUpdated: newestOf(
    [reads.latestResearch, reads.latestPosts, reads.latestEpisodes].flatMap(
      (read): { pubDate: string }[] => page.answer<{ pubDate: string }[]>(read) ?? [],
    ),
    page.at,
  ),
});

const plain =
  (type: Described['type'], name: string, describe: (page: Page, text: SiteText) => Node[] = () => []): Describe =>
  (page, text) => ({
    type,
    contentType: 'information',
    crumbs: [{ name, path: page.path }],
    nodes: describe(page, text),
    feeds: [],
  });

/** A list of what is read from a feed, the same in every respect but what it lists. */
const feedPage =
  <T extends { pubDate: string }>(
    contentType: string,
    crumb: Crumb,
    feed: Described['feeds'][number],
    read: Read<T[]>,
    describe: (page: Page, text: SiteText) => (item: T) => Node,
  ): Describe =>
  (page, text) => {
    const items = page.answer(read) ?? [];
    return {
      type: 'CollectionPage',
      contentType,
      crumbs: [crumb],
      nodes: [itemList(items, describe(page, text))],
      feeds: [feed],
      lastUpdated: newestOf(items, page.at),
    };
  };

const episodePage: Describe = (page, text, slug = '') => {
  const episode = page.answer(reads.podcastEpisode(slug));
  return (
    episode && {
      type: 'ItemPage',
      contentType: 'podcast episode',
      crumbs: [podcast, { name: episode.title, path: page.path }],
      nodes: [podcastEpisode(page, text)(episode)],
      feeds: ['podcast'],
      lastUpdated: newest([episode.pubDate], page.at),
    }
  );
};

const conferencesPage: Describe = (page, text, number) => ({
  type: 'CollectionPage',
  contentType: 'conferences',
  crumbs: number ? [conferences, { name: `Page ${number}`, path: page.path }] : [conferences],
  nodes: [itemList(page.answer(conferencesOn(Number(number ?? 1))) ?? [], listedConference(page, text))],
  feeds: ['conferences'],
});

const conferencePage: Describe = (page, text, slug = '') => {
  const conference = page.answer(reads.conferenceBySlug(slug));
  return (
    conference && {
      type: 'ItemPage',
      contentType: 'conference',
      crumbs: [conferences, { name: conference.title, path: page.path }],
      nodes: [conferenceEvent(page, text, conference, page.answer(reads.programme(conference.id)) ?? [])],
      feeds: ['conferences'],
      language: languageTag(conference.language),
    }
  );
};

const sessionPage: Describe = (page, text, slug = '', id = '') => {
  const conference = page.answer(reads.conferenceBySlug(slug));
  const session = page.answer(reads.sessionDetail(id));
  if (!conference || !session || session.conferenceId !== conference.id) return undefined;
  return {
    type: 'ItemPage',
    contentType: 'conference session',
    crumbs: [
      conferences,
      { name: conference.title, path: page.path.replace(/\/sessions\/.*/, '') },
      { name: session.title, path: page.path },
    ],
    nodes: [
      sessionEvent(page, text, conference, session),
      ...papersOf(session).map(scholarlyPaper(page, text, conference, session)),
    ],
    feeds: ['conferences'],
    language: languageTag(conference.language),
    citation: citation(page, conference, session),
  };
};

const pages: [RegExp, Describe][] = [
  [/^\/$/, home],
  [/^\/about$/, plain('AboutPage', 'Who We Are', (page, text) => [organisation(page, text)])],
  [/^\/research$/, feedPage('research', research, 'research', reads.researchItems, scholarlyArticle)],
  [/^\/blog$/, feedPage('essays', blog, 'blog', reads.blogPosts, blogPosting)],
  [/^\/podcasts$/, feedPage('podcast', podcast, 'podcast', reads.episodeSummaries, podcastEpisode)],
  [/^\/podcasts\/([^/]+)$/, episodePage],
  [/^\/conferences$/, conferencesPage],
  [/^\/conferences\/pages\/(\d+)$/, conferencesPage],
  [/^\/conferences\/([^/]+)$/, conferencePage],
  [/^\/conferences\/([^/]+)\/sessions\/([^/]+)$/, sessionPage],
  [/^\/support$/, plain('WebPage', 'Support Us')],
  [/^\/contact$/, plain('ContactPage', 'Contact Us')],
];

/** What the page at this address tells machines; undefined for what is no page. */
export function describePage(page: Page, text: SiteText): Described | undefined {
  for (const [pattern, describe] of pages) {
    const match = pattern.exec(page.path);
    if (match) return describe(page, text, ...match.slice(1).map(decodeURIComponent));
  }
  return undefined;
}
