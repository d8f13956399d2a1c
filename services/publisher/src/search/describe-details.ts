import { endpoints } from '@majlis/contracts/api/endpoints';
import { papersOfSession } from '@majlis/contracts/programme/proceedings';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { defaultLanguage } from '@majlis/contracts/shared/languages';
import type { Messages } from '../messages.js';
import { conferencePath, episodePath, sessionPath, speakerPath, textPagePath } from '../targets/pages.js';
import { isIndexable } from '../texts/sitemap.js';
import { createEntry, type DescribeForSearch } from './search-entry.js';

type Named = { firstName: string; lastName: string };

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
const joinTexts = ({ t }: Messages, ...texts: string[]) => texts.filter(Boolean).join(t('lists.listSeparator'));

export const describeConference =
  (slug: string): DescribeForSearch =>
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

/** With its papers, whose page is that of the session (ADR 0038). */
export const describeSession =
  (slug: string, sessionSlug: string): DescribeForSearch =>
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

export const describeSpeaker =
  (slug: string): DescribeForSearch =>
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

export const describeEpisode =
  (slug: string): DescribeForSearch =>
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

export const describeTextPage =
  (slug: string): DescribeForSearch =>
  async (fetchJson) => {
    const { title, body, slugs } = await fetchJson(endpoints.pageBySlug(slug));
    const key = slugs?.[defaultLanguage.tag] ?? slug;
    return [createEntry({ kind: 'page', key, url: textPagePath(slug), title, body: [body] })];
  };
