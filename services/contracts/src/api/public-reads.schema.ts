import { z } from 'zod';
import { calendarPaths } from '../conferences/calendars.js';
import {
  conferenceWithEditions,
  nextConference,
  publicConference,
} from '../conferences/conference-responses.schema.js';
import { publicDocument } from '../conferences/documents.schema.js';
import { episodeSummary, feedItem, podcastEpisode, socialPost } from '../feeds/feed-items.schema.js';
import { publicSessionSpeaker } from '../programme/assignments.schema.js';
import { proceedingsSession } from '../programme/proceedings.schema.js';
import { programmeChange, programmeChanges } from '../programme/programme-changes.schema.js';
import {
  agendaSession,
  programmeSession,
  publicSession,
  publicSessionDetail,
  sessionTexts,
} from '../programme/sessions.schema.js';
import { listedSpeaker, speakerDetail } from '../programme/speakers.schema.js';
import type { AnyList } from '../shared/define-list.schema.js';
import type { Endpoint } from '../shared/endpoint.js';
import { languageQuery } from '../shared/language-query.schema.js';
import { inConference } from '../shared/list-paths.js';
import { publicContentEntry } from '../site/content.schema.js';
import { carouselFile } from '../site/hero-images.schema.js';
import { oembed, oembedQuery } from '../site/oembed.schema.js';
import { listedPage, pageLink, publicPage } from '../site/pages.schema.js';
import { endpoints } from './endpoints.js';
import { listFilters, listQuery } from './list-query.schema.js';
import { conferenceLists, siteLists } from './lists.schema.js';

export const apiTags = ['Conferences', 'Programme', 'Speakers', 'Publications', 'Site', 'Files'] as const;

type Tag = (typeof apiTags)[number];

/** `path` has the names of its parameters in braces. */
type Read = { path: string; summary: string; query?: z.ZodObject } & ({ body: z.ZodType } | { mediaTypes: string[] });

/** A read that is open to visitors and to other sites. */
export type PublicRead = Read & { tag: Tag };

/**
 * The types ensure that an endpoint, which has more fields for staff, has all that the schema promises. Every read can be requested
 * in any language.
 */
const read = <Body extends z.ZodType>(
  { path }: Endpoint<z.output<Body>>,
  body: Body,
  summary: string,
  query: z.ZodObject = z.object({}),
): Read => ({
  path: decodeURIComponent(path),
  body,
  summary,
  query: z.object({ ...query.shape, ...languageQuery.shape }),
});

const file = (path: string, mediaTypes: string[], summary: string): Read => ({ path, mediaTypes, summary });

const list = z.array;

/** Describes the reads of lists from their definitions. */
const readsOf = (lists: AnyList[], query?: z.ZodObject): Record<string, Read> =>
  Object.fromEntries(
    lists.flatMap(({ publicRead, path, publicRow }) => {
      if (!publicRead) return [];
      const { operation, summary } = publicRead;
      return [[operation, read({ path: inConference(path, conferenceId) }, list(publicRow), summary, query)]];
    }),
  );

const [id, conferenceId, slug] = ['{id}', '{conferenceId}', '{slug}'] as const;

const readsByTag: Record<Tag, Record<string, Read>> = {
  Conferences: {
    listConferences: read(
      endpoints.conferences,
      list(publicConference),
      'Published and archived conferences: featured ones first, then coming ones, then past ones. Without a query, the first page',
      listQuery(listFilters.conferences),
    ),
    getNextConference: read(
      endpoints.nextConference,
      nextConference.nullable(),
      'The conference that is running or starts next; null without one',
    ),
    getConference: read(
      endpoints.conferenceBySlug(slug),
      conferenceWithEditions,
      'A conference by the name of its page',
    ),
    ...readsOf(conferenceLists),
    listConferenceDocuments: read(
      endpoints.documents(conferenceId),
      list(publicDocument),
      'The public documents of a conference and its sessions',
    ),
  },
  Programme: {
    listAgenda: read(
      endpoints.agenda(conferenceId),
      list(agendaSession),
      'The sessions of a conference by time, with little more than titles and names',
      listQuery(listFilters.sessions),
    ),
    listProgramme: read(
      endpoints.programme(conferenceId),
      list(programmeSession),
      'The sessions of a conference by time, with descriptions and speakers',
      listQuery(listFilters.sessions),
    ),
    listSessions: read(
      endpoints.sessions(conferenceId),
      list(publicSession),
      'The sessions of a conference by time, with abstracts, without speakers',
      listQuery(listFilters.sessions),
    ),
    listSessionTexts: read(
      endpoints.sessionTexts(conferenceId),
      list(sessionTexts),
      'The sessions of a conference by time, with abstracts and the biographies of speakers, as for reading without network',
      listQuery(listFilters.sessions),
    ),
    getSession: read(endpoints.sessionDetail(id), publicSessionDetail, 'A session by its id'),
    getSessionBySlug: read(
      endpoints.sessionBySlug(slug, '{sessionSlug}'),
      publicSessionDetail,
      'A session by the names of its page and of that of its conference',
    ),
    listSessionSpeakers: read(
      endpoints.sessionSpeakers(id),
      list(publicSessionSpeaker),
      'The speakers of a session, in order',
    ),
    listChanges: read(
      endpoints.programmeChanges(slug),
      programmeChanges,
      'What has changed since the programme of a conference was released, in pages of its changes',
      listQuery(listFilters.changes),
    ),
    listRecentChanges: read(
      endpoints.recentChanges(conferenceId),
      list(programmeChange),
      'What has changed in each session during the last days',
    ),
    listProceedings: read(
      endpoints.proceedings(slug),
      list(proceedingsSession),
      'The sessions of a conference that have public documents, with their papers and authors',
    ),
  },
  Speakers: {
    listSpeakers: read(
      endpoints.publicSpeakers,
      list(listedSpeaker),
      'Everyone with a session in a public conference, by last name',
      listQuery(listFilters.speakers),
    ),
    getSpeaker: read(
      endpoints.speakerBySlug(slug),
      speakerDetail,
      'A speaker with all sessions, by the name of the page',
    ),
  },
  Publications: {
    listResearch: read(
      endpoints.researchItems,
      list(feedItem),
      'Research, the newest first',
      listQuery(listFilters.feedItems),
    ),
    listLatestResearch: read(endpoints.latestResearch, list(feedItem), 'The three newest publications'),
    listBlogPosts: read(
      endpoints.blogPosts,
      list(feedItem),
      'Posts of the blog, the newest first',
      listQuery(listFilters.feedItems),
    ),
    listLatestBlogPosts: read(endpoints.latestPosts, list(feedItem), 'The three newest posts'),
    listNewestEpisodes: read(
      endpoints.podcastEpisodes,
      list(podcastEpisode),
      'The three newest episodes of the podcast',
    ),
    listLatestEpisodes: read(
      endpoints.latestEpisodes,
      list(episodeSummary),
      'The three newest episodes, without their notes',
    ),
    listEpisodes: read(
      endpoints.allPodcastEpisodes,
      list(podcastEpisode),
      'Episodes of the podcast, the newest first',
      listQuery(listFilters.feedItems),
    ),
    listEpisodeSummaries: read(
      endpoints.episodeSummaries,
      list(episodeSummary),
      'Episodes without their notes, the newest first',
      listQuery(listFilters.feedItems),
    ),
    getEpisode: read(endpoints.podcastEpisode(slug), podcastEpisode, 'An episode by the name of its page'),
    listRelatedEpisodes: read(endpoints.relatedEpisodes(slug), list(episodeSummary), 'Episodes of about the same time'),
    listPhotos: read(endpoints.instagramPosts, list(socialPost), 'Photos, the newest first'),
  },
  Site: {
    listContent: read(endpoints.content, list(publicContentEntry), 'The texts of the site, by key'),
    listCarouselFiles: read(endpoints.carouselFiles, list(carouselFile), 'The pictures of the home page, in order'),
    ...readsOf(siteLists, listQuery(listFilters.siteLists)),
    listPages: read(endpoints.publishedPages, list(listedPage), 'The pages of words'),
    listPageLinks: read(endpoints.pageLinks, list(pageLink), 'The pages that the footer or a menu links'),
    getPage: read(endpoints.pageBySlug(slug), publicPage, 'A page of words by its address'),
    getEmbed: read(
      endpoints.oembed,
      oembed,
      'How to show the programme of a conference, or the next conferences, in a page of another site (oEmbed)',
      oembedQuery,
    ),
  },
  Files: {
    getCitations: file(
      `/api/conferences/${conferenceId}/citations/{file}`,
      ['application/x-bibtex', 'application/x-research-info-systems', 'application/vnd.citationstyles.csl+json'],
      'Citations of the papers of a conference: "all", or the id of a document, with the ending .bib, .ris or .json',
    ),
    getConferenceCalendar: file(calendarPaths.conference(id), ['text/calendar'], 'The sessions of a conference'),
    getChosenSessions: file(
      `/calendars/conferences/${id}/choice.ics`,
      ['text/calendar'],
      'Some sessions of a conference: ?sessions= with their ids and commas between',
    ),
    getSessionCalendar: file(calendarPaths.session(id), ['text/calendar'], 'A session'),
    getSpeakerCalendar: file(calendarPaths.speaker(id), ['text/calendar'], 'The sessions of a speaker'),
  },
};

/** Every read of the public API, by the name of its operation. */
export const publicReads: Record<string, PublicRead> = Object.fromEntries(
  apiTags.flatMap((tag) =>
    Object.entries(readsByTag[tag]).map(([operation, each]) => [operation, { ...each, tag }] as const),
  ),
);
