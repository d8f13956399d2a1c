import { conferenceListEndpoint, endpoints } from '@majlis/contracts/api/endpoints';
import { type PagedListName, pagedLists } from '@majlis/contracts/api/list-pages';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { t } from '#messages';
import { detectLanguage } from '../ui/text/auto-text';
import { fullName } from '../ui/text/format-person';
import {
  changesPage,
  conferenceListPage,
  conferencePage,
  conferences,
  proceedingsPage,
  sessionPage,
} from './describe-conference';
import type { DescribePage, PageDescription } from './page-description';
import type { Breadcrumb } from './structured/breadcrumbs';
import { conferenceListItem, personNode } from './structured/events';
import { blogPosting, itemList, podcastEpisode, scholarlyArticle } from './structured/feed-items';
import type { JsonLdNode, PageContext } from './structured/json-ld';
import { organisation } from './structured/organisation';
import { speakerNode } from './structured/speakers';
import { latestPast } from './structured/times';

const about: Breadcrumb = { name: t('navigation.whoWeAre'), path: '/about' };
const research: Breadcrumb = { name: t('navigation.research'), path: '/research' };
const blog: Breadcrumb = { name: t('navigation.blog'), path: '/blog' };
const podcast: Breadcrumb = { name: t('navigation.podcast'), path: '/podcasts' };
const speakers: Breadcrumb = { name: t('seo.speakers'), path: '/speakers' };

const newestOf = (items: readonly { pubDate?: string }[], now: number) =>
  latestPast(
    items.map(({ pubDate }) => pubDate),
    now,
  );

const home: DescribePage = (page, text) => ({
  type: 'WebPage',
  contentType: 'website',
  breadcrumbs: [],
  nodes: [organisation(page, text)],
  feeds: ['research', 'blog', 'podcast', 'conferences'],
  lastUpdated: newestOf(
    [endpoints.latestResearch, endpoints.latestPosts, endpoints.latestEpisodes].flatMap(
      (endpoint): { pubDate?: string }[] => page.getData<{ pubDate?: string }[]>(endpoint) ?? [],
    ),
    page.now,
  ),
});

const simplePage =
  (
    type: PageDescription['type'],
    name: string,
    createNodes: (page: PageContext, text: ContentLookup) => JsonLdNode[] = () => [],
  ): DescribePage =>
  (page, text) => ({
    type,
    contentType: 'information',
    breadcrumbs: [{ name, path: page.path }],
    nodes: createNodes(page, text),
    feeds: [],
  });

const feedPage =
  <T extends { pubDate?: string }>(
    contentType: string,
    breadcrumb: Breadcrumb,
    feed: PageDescription['feeds'][number],
    endpoint: Endpoint<T[]>,
    toNode: (page: PageContext, text: ContentLookup) => (item: T) => JsonLdNode,
  ): DescribePage =>
  (page, text) => {
    const items = page.getData(endpoint) ?? [];
    return {
      type: 'CollectionPage',
      contentType,
      breadcrumbs: [breadcrumb],
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
      lastUpdated: latestPast([episode.pubDate], page.now),
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
      nodes: [],
      feeds: [],
      language: detectLanguage(content.title),
      lastUpdated: content.editedAt,
    }
  );
};

const listPage: DescribePage = (page, _text, list = '', number = '') =>
  list in pagedLists
    ? {
        type: 'CollectionPage',
        contentType: 'information',
        breadcrumbs: [
          {
            name: t('listPage.pageOfList', {
              list: t(`listPage.titles.${list as PagedListName}`),
              page: Number(number),
            }),
            path: page.path,
          },
        ],
        nodes: [],
        feeds: [],
      }
    : undefined;

const pages: [RegExp, DescribePage][] = [
  [/^\/$/, home],
  [/^\/about$/, simplePage('AboutPage', about.name, (page, text) => [organisation(page, text)])],
  [/^\/research$/, feedPage('research', research, 'research', endpoints.researchItems, scholarlyArticle)],
  [/^\/blog$/, feedPage('essays', blog, 'blog', endpoints.blogPosts, blogPosting)],
  [/^\/podcasts$/, feedPage('podcast', podcast, 'podcast', endpoints.episodeSummaries, podcastEpisode)],
  [/^\/podcasts\/([^/]+)$/, episodePage],
  [/^\/conferences$/, conferencesPage],
  [/^\/conferences\/pages\/(\d+)$/, conferencesPage],
  [/^\/conferences\/([^/]+)$/, conferencePage],
  [/^\/conferences\/([^/]+)\/changes$/, changesPage],
  [/^\/conferences\/([^/]+)\/sessions\/([^/]+)$/, sessionPage],
  [/^\/conferences\/([^/]+)\/proceedings$/, proceedingsPage],
  [/^\/conferences\/([^/]+)\/(proceedings|documents|partners)\/(\d+)$/, conferenceListPage],
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
