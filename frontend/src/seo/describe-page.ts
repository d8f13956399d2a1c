import { conferenceListEndpoint, endpoints } from '@majlis/contracts/api/endpoints';
import { listsOfConference, type PagedListName, pagedLists } from '@majlis/contracts/api/list-pages';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { papersOfSession } from '@majlis/contracts/programme/proceedings';
import { changesFeedPath, programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { languageTag } from '@majlis/contracts/shared/languages';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { t } from '#messages';
import { localPath } from '../ui/page/page-navigation';
import { detectLanguage } from '../ui/text/auto-text';
import { fullName } from '../ui/text/formats';
import { conferenceEvent, conferenceListItem, personNode, sessionEvent, speakerNode } from './structured/events';
import { blogPosting, itemList, podcastEpisode, scholarlyArticle } from './structured/feed-items';
import {
  type Breadcrumb,
  type DescribePage,
  type JsonLdNode,
  organisation,
  type PageContext,
  type PageDescription,
} from './structured/json-ld';
import { citationTags, paperNode } from './structured/papers';

const about: Breadcrumb = { name: t('navigation.whoWeAre'), path: '/about' };
const podcast: Breadcrumb = { name: t('navigation.podcast'), path: '/podcasts' };
const speakers: Breadcrumb = { name: t('speakers.speakers'), path: '/speakers' };
const conferences: Breadcrumb = { name: t('navigation.conferences'), path: '/conferences' };

type Dated = { pubDate?: string };

export const newestOf = (items: readonly Dated[], now: number): string | undefined =>
  items
    .flatMap(({ pubDate }) => (pubDate !== undefined && Date.parse(pubDate) <= now ? [pubDate] : []))
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);

const home: DescribePage = (page, text) => ({
  type: 'WebPage',
  contentType: 'website',
  breadcrumbs: [],
  nodes: [organisation(page, text)],
  feeds: ['research', 'blog', 'podcast', 'conferences'],
  lastUpdated: newestOf(
    [endpoints.latestResearch, endpoints.latestPosts, endpoints.latestEpisodes].flatMap(
      (endpoint) => page.getData<Dated[]>(endpoint) ?? [],
    ),
    page.now,
  ),
});

const simplePage =
  (type: PageDescription['type'], name: string): DescribePage =>
  (page) => ({ type, contentType: 'information', breadcrumbs: [{ name, path: page.path }] });

const aboutPage: DescribePage = (page, text) => ({
  type: 'AboutPage',
  contentType: 'information',
  breadcrumbs: [about],
  nodes: [organisation(page, text)],
});

const feedPage =
  <T extends Dated>(
    contentType: string,
    name: string,
    feed: 'research' | 'blog' | 'podcast',
    endpoint: Endpoint<T[]>,
    toNode: (page: PageContext, text: ContentLookup) => (item: T) => JsonLdNode,
  ): DescribePage =>
  (page, text) => {
    const items = page.getData(endpoint) ?? [];
    return {
      type: 'CollectionPage',
      contentType,
      breadcrumbs: [{ name, path: page.path }],
      nodes: [itemList(items, toNode(page, text))],
      feeds: [feed],
      lastUpdated: newestOf(items, page.now),
    };
  };

const episodePage: DescribePage = (page, text, slug = '') => {
  const episode = page.getData(endpoints.podcastEpisode(slug));
  return (
    episode && {
      type: 'ItemPage',
      contentType: 'podcast episode',
      breadcrumbs: [podcast, { name: episode.title, path: page.path }],
      nodes: [podcastEpisode(page, text)(episode)],
      feeds: ['podcast'],
      lastUpdated: newestOf([episode], page.now),
    }
  );
};

const conferencesPage: DescribePage = (page, text, number) => ({
  type: 'CollectionPage',
  contentType: 'conferences',
  breadcrumbs: number ? [conferences, { name: t('seo.page', { number }), path: page.path }] : [conferences],
  nodes: [itemList(page.getData(conferenceListEndpoint(Number(number ?? 1))) ?? [], conferenceListItem(page, text))],
  feeds: ['conferences'],
});

const speakersPage: DescribePage = (page) => ({
  type: 'CollectionPage',
  contentType: 'speakers',
  breadcrumbs: [speakers],
  nodes: [itemList(page.getData(endpoints.publicSpeakers) ?? [], (speaker) => personNode(page, speaker))],
  feeds: ['conferences'],
});

const speakerPage: DescribePage = (page, _text, slug = '') => {
  const speaker = page.getData(endpoints.speakerBySlug(slug));
  return (
    speaker && {
      type: 'ProfilePage',
      contentType: 'speaker',
      breadcrumbs: [speakers, { name: fullName(speaker), path: page.path }],
      nodes: [speakerNode(page, speaker)],
      feeds: ['conferences'],
    }
  );
};

const textPage: DescribePage = (page, _text, slug = '') => {
  const content = page.getData(endpoints.pageBySlug(slug));
  return (
    content && {
      type: 'WebPage',
      contentType: 'information',
      breadcrumbs: [...(content.placement === 'menu' ? [about] : []), { name: content.title, path: page.path }],
      language: detectLanguage(content.title),
      lastUpdated: content.editedAt,
    }
  );
};

const listPage: DescribePage = (page, text, list = '', number = '') => {
  if (!(list in pagedLists)) return undefined;
  const title = t(`listPage.titles.${list as PagedListName}`);
  const name = t('listPage.pageOfList', { list: title, page: Number(number) });
  return simplePage('CollectionPage', name)(page, text);
};

const conferencePage: DescribePage = (page, text, slug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  return (
    conference && {
      type: 'ItemPage',
      contentType: 'conference',
      breadcrumbs: [conferences, { name: conference.title, path: page.path }],
      nodes: [conferenceEvent(page, text, conference, page.getData(endpoints.programme(conference.id)) ?? [])],
      feeds: ['conferences'],
      ...(programmeReleasedAt(conference, page.now) && { ownFeed: changesFeed(conference) }),
      language: languageTag(conference.language),
    }
  );
};

/** The pages below that of a conference share their breadcrumbs, feeds and language. */
const belowConference = ({ path }: PageContext, { title, language }: Conference, name: string) => ({
  breadcrumbs: [conferences, { name: title, path: path.split('/').slice(0, 3).join('/') }, { name, path }],
  feeds: ['conferences' as const],
  language: languageTag(language),
});

const changesPage: DescribePage = (page, _text, slug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const changes = page.getData(endpoints.programmeChanges(slug));
  if (!conference || !changes) return undefined;
  return {
    ...belowConference(page, conference, t('seo.changesToTheProgramme')),
    type: 'WebPage',
    contentType: 'conference program changes',
    ownFeed: changesFeed(conference),
    language: undefined,
    lastUpdated: changes.changes[0]?.at,
  };
};

const changesFeed = ({ id, title }: Conference) => ({
  title: t('seo.changesFeedTitle', { conference: title }),
  path: localPath(changesFeedPath(id)),
});

const sessionPage: DescribePage = (page, text, slug = '', sessionSlug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const session = page.getData(endpoints.sessionBySlug(slug, sessionSlug));
  if (!conference || !session) return undefined;
  const papers = papersOfSession(session).map(paperNode(page, text, conference, session));
  return {
    ...belowConference(page, conference, session.title),
    type: 'ItemPage',
    contentType: 'conference session',
    nodes: [sessionEvent(page, text, conference, session), ...papers],
    citation: citationTags(page, conference, session),
  };
};

const proceedingsPage: DescribePage = (page, text, slug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const sessions = page.getData(endpoints.proceedings(slug));
  if (!conference || !sessions) return undefined;
  const papers = sessions.flatMap((session) =>
    papersOfSession(session).map(paperNode(page, text, conference, session)),
  );
  return {
    ...belowConference(page, conference, t('proceedings.proceedings')),
    type: 'CollectionPage',
    contentType: 'conference proceedings',
    nodes: papers.length === 0 ? [] : [itemList(papers, (paper) => paper)],
  };
};

const listOfConferencePage: DescribePage = (page, _text, slug = '', list = '', number = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const listName = listsOfConference.find((one) => one === list);
  if (!conference || !listName) return undefined;
  const title = t(`listPage.titlesOfConference.${listName}`);
  return {
    ...belowConference(page, conference, t('listPage.pageOfList', { list: title, page: Number(number) })),
    type: 'CollectionPage',
    contentType: 'conference',
  };
};

const pages: [RegExp, DescribePage][] = [
  [/^\/$/, home],
  [/^\/about$/, aboutPage],
  [
    /^\/research$/,
    feedPage('research', t('navigation.research'), 'research', endpoints.researchItems, scholarlyArticle),
  ],
  [/^\/blog$/, feedPage('essays', t('navigation.blog'), 'blog', endpoints.blogPosts, blogPosting)],
  [/^\/podcasts$/, feedPage('podcast', podcast.name, 'podcast', endpoints.episodeSummaries, podcastEpisode)],
  [/^\/podcasts\/([^/]+)$/, episodePage],
  [/^\/conferences$/, conferencesPage],
  [/^\/conferences\/pages\/(\d+)$/, conferencesPage],
  [/^\/conferences\/([^/]+)$/, conferencePage],
  [/^\/conferences\/([^/]+)\/changes$/, changesPage],
  [/^\/conferences\/([^/]+)\/sessions\/([^/]+)$/, sessionPage],
  [/^\/conferences\/([^/]+)\/proceedings$/, proceedingsPage],
  [/^\/conferences\/([^/]+)\/(proceedings|documents|partners)\/(\d+)$/, listOfConferencePage],
  [/^\/speakers$/, speakersPage],
  [/^\/speakers\/([^/]+)$/, speakerPage],
  [/^\/support$/, simplePage('WebPage', t('navigation.support'))],
  [/^\/search$/, simplePage('WebPage', t('navigation.search'))],
  [/^\/contact$/, simplePage('ContactPage', t('navigation.contact'))],
  [/^\/lists\/([^/]+)\/(\d+)$/, listPage],
  [/^\/([^/]+)$/, textPage],
];

/** Describes a page for search engines and other programs; undefined when the page does not exist. */
export function describePage(page: PageContext, text: ContentLookup): PageDescription | undefined {
  for (const [pattern, describe] of pages) {
    const match = pattern.exec(page.path);
    if (match) return describe(page, text, ...match.slice(1).map(decodeURIComponent));
  }
  return undefined;
}
