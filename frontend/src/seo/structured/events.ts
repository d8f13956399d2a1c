import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { SpeakerSummary } from '@majlis/contracts/programme/assignments.schema';
import type { ProgrammeSession, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import type { SpeakerDetail } from '@majlis/contracts/programme/speakers';
import { languageTag } from '@majlis/contracts/shared/languages';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { t } from '#messages';
import { fullName, recordingKind } from '../../ui/text/formats';
import { truncateDescription } from '../page-meta';
import {
  absoluteUrl,
  isoLocalTime,
  type JsonLdNode,
  localUrl,
  organisationSummary,
  type PageContext,
  type Site,
} from './json-ld';

const conferenceUrl = (page: Site, slug: string): string => localUrl(page, `/conferences/${encodeURIComponent(slug)}`);
export const sessionUrl = (page: Site, slug: string, sessionSlug: string): string =>
  `${conferenceUrl(page, slug)}/sessions/${encodeURIComponent(sessionSlug)}`;
const speakerUrl = (page: Site, slug: string): string => localUrl(page, `/speakers/${encodeURIComponent(slug)}`);

export const personNode = (
  page: Site,
  { slug, photo, position, organization, ...names }: Omit<SpeakerSummary, 'id'>,
): JsonLdNode => ({
  '@type': 'Person',
  '@id': `${speakerUrl(page, slug)}#person`,
  url: speakerUrl(page, slug),
  name: fullName(names),
  jobTitle: position,
  affiliation: organization && { '@type': 'Organization', name: organization },
  image: photo && absoluteUrl(page, photo),
});

/** The link to an online conference is for registered participants only, so its location is the conference page. */
function location(page: Site, conference: Conference, room = ''): JsonLdNode {
  const { isVirtual, venue, venueAddress, city, country, slug } = conference;
  if (isVirtual) return { '@type': 'VirtualLocation', url: conferenceUrl(page, slug) };
  const address = venueAddress || city || country;
  return {
    '@type': 'Place',
    name: [room, venue].filter(Boolean).join(', ') || city || country || t('seo.toBeAnnounced'),
    address: address
      ? { '@type': 'PostalAddress', streetAddress: venueAddress, addressLocality: city, addressCountry: country }
      : venue || t('seo.toBeAnnounced'),
  };
}

const schemaUrl = (term: string) => `https://schema.org/${term}`;

const sharedProperties = (page: Site, text: ContentLookup, { isVirtual, organizer, language }: Conference) => ({
  eventStatus: schemaUrl('EventScheduled'),
  eventAttendanceMode: schemaUrl(isVirtual ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
  organizer:
    organizer && organizer !== text('site.name')
      ? { '@type': 'Organization', name: organizer }
      : organisationSummary(page, text),
  inLanguage: languageTag(language),
});

const conferenceSummary = (page: Site, conference: Conference): JsonLdNode => ({
  '@type': 'Event',
  '@id': `${conferenceUrl(page, conference.slug)}#event`,
  name: conference.title,
  url: conferenceUrl(page, conference.slug),
  startDate: isoLocalTime(conference.startDate, conference.timezone),
  endDate: isoLocalTime(conference.endDate, conference.timezone),
  location: location(page, conference),
});

export function conferenceEvent(
  page: PageContext,
  text: ContentLookup,
  conference: Conference,
  programme: ProgrammeSession[],
): JsonLdNode {
  const { title, shortDescription: short, description, theme, tags } = conference;
  const { registrationLink, featuredImage, slug, series } = conference;
  const speakers = programme.flatMap((session) =>
    session.speakers.filter(({ speakerType }) => speakerType === 'keynote'),
  );
  const keynotes = new Map(speakers.flatMap(({ person }) => (person ? [[person.id, person] as const] : [])));
  const imageUrl = localUrl(page, `/share/conferences/${encodeURIComponent(slug)}.jpg`);
  return {
    ...conferenceSummary(page, conference),
    ...sharedProperties(page, text, conference),
    description: truncateDescription(short || description || conference.subtitle || title),
    image: [imageUrl, ...(featuredImage ? [absoluteUrl(page, featuredImage)] : [])],
    about: theme,
    keywords: tags,
    maximumAttendeeCapacity: conference.maxAttendees,
    performer: [...keynotes.values()].map((person) => personNode(page, person)),
    offers: registrationLink && {
      '@type': 'Offer',
      url: registrationLink,
      availabilityEnds: conference.registrationDeadline,
    },
    superEvent: series && {
      '@type': 'EventSeries',
      '@id': localUrl(page, `/conferences#${encodeURIComponent(series)}`),
      name: series,
    },
  };
}

export const conferenceListItem =
  (page: PageContext, text: ContentLookup) =>
  (conference: Conference): JsonLdNode => ({
    ...conferenceSummary(page, conference),
    ...sharedProperties(page, text, conference),
    description: truncateDescription(conference.shortDescription || conference.description || conference.title),
    image: localUrl(page, `/share/conferences/${encodeURIComponent(conference.slug)}.jpg`),
  });

const recordings = (page: Site, { id, documents, endTime }: SessionDetail): JsonLdNode[] =>
  documents
    .filter(({ kind }) => kind === 'recording')
    .map(({ title, url, publicFrom }) => ({
      '@type': recordingKind(url) === 'audio' ? 'AudioObject' : 'VideoObject',
      name: title,
      [recordingKind(url) ? 'contentUrl' : 'url']: absoluteUrl(page, url),
      thumbnailUrl: localUrl(page, `/share/sessions/${id}.jpg`),
      uploadDate: publicFrom ?? endTime,
    }));

export function sessionEvent(
  page: PageContext,
  text: ContentLookup,
  conference: Conference,
  session: SessionDetail,
): JsonLdNode {
  const { id, slug, title, description, sessionAbstract, speakers, startTime, endTime } = session;
  return {
    '@type': 'Event',
    '@id': `${sessionUrl(page, conference.slug, slug)}#event`,
    name: title,
    url: sessionUrl(page, conference.slug, slug),
    startDate: isoLocalTime(startTime, conference.timezone),
    endDate: isoLocalTime(endTime, conference.timezone),
    location: location(page, conference, session.location),
    ...sharedProperties(page, text, conference),
    description: truncateDescription(
      description || sessionAbstract || t('seo.sessionOf', { title, conference: conference.title }),
    ),
    image: localUrl(page, `/share/sessions/${id}.jpg`),
    performer: speakers.flatMap(({ person }) => (person ? [personNode(page, person)] : [])),
    maximumAttendeeCapacity: session.maxAttendees,
    recordedIn: recordings(page, session),
    superEvent: { ...conferenceSummary(page, conference), ...sharedProperties(page, text, conference) },
  };
}

export function speakerNode(page: PageContext, speaker: SpeakerDetail): JsonLdNode {
  const { biography, websiteUrl, linkedinUrl, orcidId, twitterHandle, expertiseAreas } = speaker;
  return {
    ...personNode(page, speaker),
    description: truncateDescription(biography),
    knowsAbout: expertiseAreas,
    sameAs: [
      websiteUrl,
      linkedinUrl,
      orcidId && `https://orcid.org/${orcidId}`,
      twitterHandle && `https://x.com/${twitterHandle.replace(/^@/, '')}`,
    ].filter(Boolean),
  };
}
