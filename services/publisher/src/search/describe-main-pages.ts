import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath, rowsPerListPage, timelineStart } from '@majlis/contracts/api/list-pages';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { hashContent } from '../api-client.js';
import type { FetchJson } from '../texts/render-file.js';
import { createEntry, type DescribeForSearch, type SearchEntry } from './search-entry.js';

const page = (url: string, title: string, ...body: string[]): SearchEntry =>
  createEntry({ kind: 'page', url, title, body });

const feedItems = (kind: 'research' | 'blog', items: FeedItem[]): SearchEntry[] =>
  items.map(({ title, link, description, author = '', categories, pubDate }) =>
    createEntry({
      kind,
      key: hashContent(link),
      url: link,
      title,
      note: author,
      body: [description, ...categories],
      date: pubDate,
    }),
  );

/** The events of one page, at the place where it shows them, or on the page that lists them all. */
const timelineEvents = (events: TimelineEvent[], shownOn: TimelineEvent['page'], url: string): SearchEntry[] =>
  events
    .map((event, index) => ({ ...event, listedAt: listPagePath('journey', 1 + Math.floor(index / rowsPerListPage)) }))
    .filter((event) => event.page === shownOn && event.isActive)
    .map(({ id, title, year, description, listedAt }, index) =>
      createEntry({
        kind: 'timeline',
        key: id,
        url: index < timelineStart[shownOn] ? url : listedAt,
        title,
        note: year,
        body: [description],
        date: year,
      }),
    );

const fetchText = async (fetchJson: FetchJson) => createContentLookup(await fetchJson(endpoints.content));

/** By path; the names are those in the navigation. */
export const describeMainPage: Record<string, DescribeForSearch> = {
  '/': async (fetchJson) => timelineEvents(await fetchJson(endpoints.timelineEvents), 'home', '/#milestones'),
  '/about': async (fetchJson, { t }) => {
    const [text, team, events] = await Promise.all([
      fetchText(fetchJson),
      fetchJson(endpoints.teamMembers),
      fetchJson(endpoints.timelineEvents),
    ]);
    const people = team
      .filter(({ isActive }) => isActive)
      .flatMap(({ name, position, profile }) => [`${name}, ${position}`, profile]);
    return [
      page('/about', t('navigation.whoWeAre'), text('site.description'), text('about.content'), ...people),
      ...timelineEvents(events, 'about', '/about#journey'),
    ];
  },
  '/research': async (fetchJson, { t }) => [
    page('/research', t('navigation.research'), t('searchNotes.research')),
    ...feedItems('research', await fetchJson(endpoints.researchItems)),
  ],
  '/blog': async (fetchJson, { t }) => {
    const [text, posts] = await Promise.all([fetchText(fetchJson), fetchJson(endpoints.blogPosts)]);
    return [
      page('/blog', t('navigation.blog'), text('blog.title'), text('blog.subtitle')),
      ...feedItems('blog', posts),
    ];
  },
  '/podcasts': async (_fetchJson, { t }) => [page('/podcasts', t('navigation.podcast'), t('searchNotes.podcast'))],
  '/conferences': async (_fetchJson, { t }) => [
    page('/conferences', t('navigation.conferences'), t('searchNotes.conferences')),
  ],
  '/speakers': async (_fetchJson, { t }) => [page('/speakers', t('speakers.speakers'), t('searchNotes.speakers'))],
  '/support': async (fetchJson, { t }) => [
    page('/support', t('navigation.support'), t('searchNotes.support'), (await fetchText(fetchJson))('support.gifts')),
  ],
  '/contact': async (_fetchJson, { t }) => [page('/contact', t('navigation.contact'), t('searchNotes.contact'))],
};
