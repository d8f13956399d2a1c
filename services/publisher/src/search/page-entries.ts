import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath, rowsPerListPage, timelineStart } from '@majlis/contracts/api/list-pages';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import { papersOfSession } from '@majlis/contracts/programme/proceedings';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { defaultLanguage } from '@majlis/contracts/shared/languages';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { hashContent } from '../api-client.js';
import type { FetchJson } from '../files/render-file.js';
import { isIndexable } from '../files/sitemap.js';
import type { Messages } from '../messages.js';
import { conferencePath, episodePath, sessionPath, speakerPath, textPagePath } from '../targets/pages.js';
import { createEntry, type FetchSearchEntries, type SearchEntry } from './search-entry.js';

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

/** Each event of a page leads to the place where the page shows it, or to the page of the list of events. */
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

/** The entries of main pages, by path. Their names are those in the navigation. */
export const mainPageEntries: Record<string, FetchSearchEntries> = {
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

type Named = { firstName: string; lastName: string };

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
const joinTexts = ({ t }: Messages, ...texts: string[]) => texts.filter(Boolean).join(t('lists.listSeparator'));

export const conferenceEntries =
  (slug: string): FetchSearchEntries =>
  async (fetchJson, messages) => {
    const conference = await fetchJson(endpoints.conferenceBySlug(slug));
    const { title, city, country, startDate, shortDescription, description, subtitle, theme } = conference;
    const { id, venue, organizer, series, tags } = conference;
    return [
      createEntry({
        kind: 'conference',
        key: id,
        url: conferencePath(slug),
        title,
        note: joinTexts(messages, city, country),
        body: [shortDescription, description, subtitle, theme, venue, organizer, series, ...tags],
        date: startDate,
      }),
    ];
  };

/** Returns the entries of a session and of its papers, whose page is that of the session (infra/adr/programme.md). */
export const sessionEntries =
  (slug: string, sessionSlug: string): FetchSearchEntries =>
  async (fetchJson, messages) => {
    const [session, conference] = await Promise.all([
      fetchJson(endpoints.sessionBySlug(slug, sessionSlug)),
      fetchJson(endpoints.conferenceBySlug(slug)),
    ]);
    const { id, title, startTime, sessionAbstract, description, track, location, speakers } = session;
    const url = sessionPath(slug, sessionSlug);
    const people = speakers.flatMap(({ person, presentationTitle }) =>
      person ? [joinTexts(messages, fullName(person), person.organization), presentationTitle] : [],
    );
    const entry = createEntry({
      kind: 'session',
      key: id,
      url,
      title,
      note: conference.title,
      body: [sessionAbstract, description, ...people, track, location],
      date: startTime,
    });
    return [...(isIndexable(session) ? [entry] : []), ...papers(session, url)];
  };

function papers({ speakers, documents, title: sessionTitle, startTime, sessionAbstract }: SessionDetail, url: string) {
  return papersOfSession({ speakers, documents }).flatMap(({ title, authors, document }) =>
    document
      ? createEntry({
          kind: 'paper',
          key: document.id,
          url,
          title,
          note: authors.map(fullName).join(', '),
          body: [sessionTitle, sessionAbstract],
          date: document.publishedOn ?? startTime,
        })
      : [],
  );
}

export const speakerEntries =
  (slug: string): FetchSearchEntries =>
  async (fetchJson, messages) => {
    const person = await fetchJson(endpoints.speakerBySlug(slug));
    const { id, position, organization, department, biography, expertiseAreas, conferences } = person;
    const sessions = conferences.flatMap(({ title, sessions: ownSessions }) => [
      title,
      ...ownSessions.flatMap((session) => [session.title, session.presentationTitle]),
    ]);
    return [
      createEntry({
        kind: 'speaker',
        key: id,
        url: speakerPath(slug),
        title: fullName(person),
        note: joinTexts(messages, position, organization),
        body: [biography, department, ...expertiseAreas, ...new Set(sessions)],
      }),
    ];
  };

export const episodeEntries =
  (slug: string): FetchSearchEntries =>
  async (fetchJson) => {
    const episode = await fetchJson(endpoints.podcastEpisode(slug));
    const { title, description, fullDescription, pubDate, categories = [] } = episode;
    return [
      createEntry({
        kind: 'episode',
        url: episodePath(slug),
        title,
        body: [fullDescription || description, ...categories],
        date: pubDate,
      }),
    ];
  };

export const textPageEntries =
  (slug: string): FetchSearchEntries =>
  async (fetchJson) => {
    const { title, body, slugs } = await fetchJson(endpoints.pageBySlug(slug));
    const key = slugs?.[defaultLanguage.tag] ?? slug;
    return [createEntry({ kind: 'page', key, url: textPagePath(slug), title, body: [body] })];
  };
