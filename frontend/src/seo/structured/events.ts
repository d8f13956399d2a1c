import type { SpeakerSummary } from '@majlis/contracts/assignments';
import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeSession, SessionDetail } from '@majlis/contracts/sessions';
import type { SiteText } from '@majlis/contracts/site-texts';
import { languageTag } from '../../ui/text/languages';
import { fullName } from '../../ui/text/person-words';
import { shortDescription } from '../shortened';
import { addressOn, type Node, type Page } from './node';
import { publisher } from './organisation';
import { localTime } from './times';

type Site = Pick<Page, 'origin'>;

const conferenceAddress = (page: Site, slug: string): string =>
  addressOn(page, `/conferences/${encodeURIComponent(slug)}`);
export const sessionAddress = (page: Site, slug: string, id: string): string =>
  `${conferenceAddress(page, slug)}/sessions/${id}`;

export const person = (page: Site, { id: _id, photo, position, organization, ...names }: SpeakerSummary): Node => ({
  '@type': 'Person',
  name: fullName(names),
  jobTitle: position,
  affiliation: organization && { '@type': 'Organization', name: organization },
  image: photo && addressOn(page, photo),
});

/** Where people meet. The room of an online conference is told to those who register, so its page stands for it. */
function location(page: Site, conference: Conference, room = ''): Node {
  const { isVirtual, venue, venueAddress, city, country, slug } = conference;
  if (isVirtual) return { '@type': 'VirtualLocation', url: conferenceAddress(page, slug) };
  const address = venueAddress || city || country;
  return {
    '@type': 'Place',
    name: [room, venue].filter(Boolean).join(', ') || city || country || 'To be announced',
    address: address
      ? { '@type': 'PostalAddress', streetAddress: venueAddress, addressLocality: city, addressCountry: country }
      : venue || 'To be announced',
  };
}

const schema = (term: string) => `https://schema.org/${term}`;

/** What is the same of a conference and of each of its sessions. */
const circumstances = (page: Site, text: SiteText, { isVirtual, organizer, language }: Conference) => ({
  eventStatus: schema('EventScheduled'),
  eventAttendanceMode: schema(isVirtual ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
  organizer:
    organizer && organizer !== text('site.name') ? { '@type': 'Organization', name: organizer } : publisher(page, text),
  inLanguage: languageTag(language),
});

/** What every mention of a conference tells. */
const beginning = (page: Site, conference: Conference): Node => ({
  '@type': 'Event',
  '@id': `${conferenceAddress(page, conference.slug)}#event`,
  name: conference.title,
  url: conferenceAddress(page, conference.slug),
  startDate: localTime(conference.startDate, conference.timezone),
  endDate: localTime(conference.endDate, conference.timezone),
  location: location(page, conference),
});

export function conferenceEvent(
  page: Page,
  text: SiteText,
  conference: Conference,
  programme: ProgrammeSession[],
): Node {
  const {
    title,
    shortDescription: short,
    description,
    theme,
    tags,
    registrationLink,
    featuredImage,
    slug,
  } = conference;
  const speakers = programme.flatMap((session) => session.speakers.filter((each) => each.speakerType === 'keynote'));
  const keynotes = new Map(speakers.flatMap(({ person: each }) => (each ? [[each.id, each] as const] : [])));
  const picture = addressOn(page, `/share/conferences/${encodeURIComponent(slug)}.jpg`);
  return {
    ...beginning(page, conference),
    ...circumstances(page, text, conference),
    description: shortDescription(short || description || conference.subtitle || title),
    image: [picture, ...(featuredImage ? [addressOn(page, featuredImage)] : [])],
    about: theme,
    keywords: tags,
    maximumAttendeeCapacity: conference.maxAttendees,
    performer: [...keynotes.values()].map((each) => person(page, each)),
    offers: registrationLink && {
      '@type': 'Offer',
      url: registrationLink,
      availabilityEnds: conference.registrationDeadline,
    },
  };
}

/** A conference in the list of all. */
export const listedConference =
  (page: Page, text: SiteText) =>
  (conference: Conference): Node => ({
    ...beginning(page, conference),
    ...circumstances(page, text, conference),
    description: shortDescription(conference.shortDescription || conference.description || conference.title),
    image: addressOn(page, `/share/conferences/${encodeURIComponent(conference.slug)}.jpg`),
  });

export function sessionEvent(page: Page, text: SiteText, conference: Conference, session: SessionDetail): Node {
  const { id, title, description, sessionAbstract, speakers, startTime, endTime } = session;
  return {
    '@type': 'Event',
    '@id': `${sessionAddress(page, conference.slug, id)}#event`,
    name: title,
    url: sessionAddress(page, conference.slug, id),
    startDate: localTime(startTime, conference.timezone),
    endDate: localTime(endTime, conference.timezone),
    location: location(page, conference, session.location),
    ...circumstances(page, text, conference),
    description: shortDescription(description || sessionAbstract || `${title}, a session of ${conference.title}`),
    image: addressOn(page, `/share/sessions/${id}.jpg`),
    performer: speakers.flatMap(({ person: each }) => (each ? [person(page, each)] : [])),
    maximumAttendeeCapacity: session.maxAttendees,
    superEvent: { ...beginning(page, conference), ...circumstances(page, text, conference) },
  };
}
