import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import type { FeedItem } from '@majlis/contracts/feed-items';
import type { TimelineEvent } from '@majlis/contracts/timeline-events';
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

/** The events of one page, at the place where it shows them. */
const timelineEvents = (events: TimelineEvent[], shownOn: TimelineEvent['page'], url: string): SearchEntry[] =>
  events
    .filter((event) => event.page === shownOn && event.isActive)
    .map(({ id, title, year, description }) =>
      createEntry({ kind: 'timeline', key: id, url, title, note: year, body: [description], date: year }),
    );

const fetchText = async (fetchJson: FetchJson) => createContentLookup(await fetchJson(endpoints.content));

/** By path; the names are those in the navigation. */
export const describeMainPage: Record<string, DescribeForSearch> = {
  '/': async (fetchJson) => timelineEvents(await fetchJson(endpoints.timelineEvents), 'home', '/#milestones'),
  '/about': async (fetchJson) => {
    const [text, team, events] = await Promise.all([
      fetchText(fetchJson),
      fetchJson(endpoints.teamMembers),
      fetchJson(endpoints.timelineEvents),
    ]);
    const people = team
      .filter(({ isActive }) => isActive)
      .flatMap(({ name, position, profile }) => [`${name}, ${position}`, profile]);
    return [
      page('/about', 'Who We Are', text('site.description'), text('about.content'), ...people),
      ...timelineEvents(events, 'about', '/about#journey'),
    ];
  },
  '/research': async (fetchJson) => [
    page('/research', 'Research', 'Publications, articles and papers'),
    ...feedItems('research', await fetchJson(endpoints.researchItems)),
  ],
  '/blog': async (fetchJson) => {
    const [text, posts] = await Promise.all([fetchText(fetchJson), fetchJson(endpoints.blogPosts)]);
    return [page('/blog', 'Blog', text('blog.title'), text('blog.subtitle')), ...feedItems('blog', posts)];
  },
  '/podcasts': async () => [page('/podcasts', 'Podcast', 'All episodes, to hear here or in an app')],
  '/conferences': async () => [
    page('/conferences', 'Conferences', 'Coming and past conferences, with their programmes'),
  ],
  '/speakers': async () => [page('/speakers', 'Speakers', 'Who speaks or spoke at our conferences')],
  '/support': async (fetchJson) => [
    page('/support', 'Support Us', 'Why and how to support our work', (await fetchText(fetchJson))('support.gifts')),
  ],
  '/contact': async () => [page('/contact', 'Contact Us', 'How to reach us by e-mail')],
};
