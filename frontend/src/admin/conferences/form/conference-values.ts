import type { ConferenceInput } from '@majlis/contracts/conference-input';
import type { Conference } from '@majlis/contracts/conferences';
import { wallClockOf } from '@majlis/contracts/zoned-times';
import type { Values } from '../../../ui/form/form-values';
import { listIn } from '../../editing/comma-list';
import { each } from '../../editing/each';
import { withExactTimes } from '../../editing/exact-times';

const texts = [
  'title',
  'subtitle',
  'description',
  'shortDescription',
  'slug',
  'conferenceType',
  'status',
  'theme',
  'timezone',
  'venue',
  'venueAddress',
  'city',
  'country',
  'virtualLink',
  'registrationLink',
  'featuredImage',
  'websiteUrl',
  'papersLink',
  'contactEmail',
  'organizer',
  'language',
  'metaTitle',
  'metaDescription',
  'flickrAlbumUrl',
  'albumThumbnail',
] as const satisfies (keyof Conference)[];

const times = [
  'startDate',
  'endDate',
  'registrationDeadline',
  'abstractSubmissionDeadline',
  'paperSubmissionDeadline',
  'programReleaseDate',
] as const satisfies (keyof Conference)[];

const switches = [
  'isVirtual',
  'registrationRequired',
  'sponsorshipAvailable',
  'callForPapers',
  'featured',
] as const satisfies (keyof Conference)[];

/** What the fields of a new conference start with. */
export const newConference: Values = {
  conferenceType: 'academic',
  status: 'draft',
  timezone: 'UTC',
  registrationRequired: 'on',
  language: 'English',
  displayOrder: '0',
  currentAttendees: '0',
};

/** A conference as its fields show it; times as clocks in its zone do. */
export function valuesOfConference(conference: Conference): Record<keyof ConferenceInput, string> {
  const clock = (time: string | null) => (time ? wallClockOf(time, conference.timezone) : '');
  return {
    ...each(texts, (name) => conference[name]),
    ...each(times, (name) => clock(conference[name])),
    ...each(switches, (name) => (conference[name] ? 'on' : '')),
    virtualPlatform: conference.virtualPlatform ?? '',
    maxAttendees: conference.maxAttendees?.toString() ?? '',
    currentAttendees: String(conference.currentAttendees),
    displayOrder: String(conference.displayOrder),
    tags: conference.tags.join(', '),
  };
}

/**
 * What is sent: a whole conference. Times that were typed are still as clocks in its zone show them, and so are all when
 * the zone is another, for then clocks are kept.
 */
export function conferenceOfValues(values: Values, saved?: Conference) {
  const { timezone = '' } = values;
  return inputOf(withExactTimes(values, saved?.timezone === timezone ? saved : undefined, times, timezone));
}

const inputOf = (values: Values): Record<keyof ConferenceInput, unknown> => ({
  ...each(texts, (name) => values[name] ?? ''),
  ...each(times, (name) => values[name] || null),
  ...each(switches, (name) => values[name] === 'on'),
  virtualPlatform: values.virtualPlatform || null,
  maxAttendees: values.maxAttendees ? Number(values.maxAttendees) : null,
  currentAttendees: Number(values.currentAttendees || 0),
  displayOrder: Number(values.displayOrder || 0),
  tags: listIn(values.tags ?? ''),
});
