import { z } from 'zod';
import { conferenceStatuses, conferenceTypes, virtualPlatforms } from './choices.js';
import { optionalEmail } from './email.js';
import { flag, oneOf, sortOrder, wholeNumber } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { listOfTexts, maxTitleLength, optionalText, requiredText } from './text.js';
import { addIssueUnlessBefore, optionalDateTime, requiredDateTime, resolveTimes } from './times.js';
import { optionalStoredImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';
import { normalizeTimeZone } from './zoned-times.js';

export const capacity = wholeNumber('Maximum attendees', 1_000_000).nullable().default(null);
const timeZone = z.string('Choose a time zone').transform((name, context) => {
  const zone = normalizeTimeZone(name);
  if (!zone) context.addIssue('Choose a time zone, like Asia/Kuala_Lumpur');
  return zone ?? z.NEVER;
});
export const conferenceTags = listOfTexts('Tag', 60, 30);
export const conferenceSeries = optionalText('Series', 200);
const status = oneOf('Status', conferenceStatuses);

const fields = z.strictObject({
  title: requiredText('Title', maxTitleLength),
  subtitle: optionalText('Subtitle', 300),
  description: optionalText('Description', 20_000),
  shortDescription: optionalText('Short description', 1_000),
  slug: optionalSlug,
  /** Conferences with the same name here link to each other. */
  series: conferenceSeries,
  conferenceType: oneOf('Type', conferenceTypes).default('academic'),
  status: status.default('draft'),
  theme: optionalText('Theme', 1_000),
  startDate: requiredDateTime('Start date'),
  endDate: requiredDateTime('End date'),
  timezone: timeZone.default('UTC'),
  venue: optionalText('Venue', 300),
  venueAddress: optionalText('Venue address', 500),
  city: optionalText('City', 200),
  country: optionalText('Country', 200),
  isVirtual: flag.default(false),
  virtualPlatform: z
    .union(
      [z.enum(virtualPlatforms), z.literal('').transform(() => null)],
      `Platform is one of ${virtualPlatforms.join(', ')}`,
    )
    .nullable()
    .default(null),
  /** Visitors never receive it. */
  virtualLink: optionalUrl,
  registrationRequired: flag.default(true),
  registrationLink: optionalUrl,
  registrationDeadline: optionalDateTime('Registration deadline'),
  maxAttendees: capacity,
  currentAttendees: wholeNumber('Current attendees', 1_000_000).default(0),
  featuredImage: optionalStoredImageUrl,
  websiteUrl: optionalUrl,
  papersLink: optionalUrl,
  contactEmail: optionalEmail,
  organizer: optionalText('Organizer', 300),
  sponsorshipAvailable: flag.default(false),
  callForPapers: flag.default(false),
  paperSubmissionDeadline: optionalDateTime('Paper deadline'),
  abstractSubmissionDeadline: optionalDateTime('Abstract deadline'),
  programReleaseDate: optionalDateTime('Program release date'),
  language: optionalText('Language', 100).default('English'),
  tags: conferenceTags,
  featured: flag.default(false),
  displayOrder: sortOrder,
  metaTitle: optionalText('Meta title', maxTitleLength),
  metaDescription: optionalText('Meta description', 500),
  flickrAlbumUrl: optionalUrl,
  albumThumbnail: optionalStoredImageUrl,
});

const deadlines = ['registrationDeadline', 'abstractSubmissionDeadline', 'paperSubmissionDeadline'] as const;

/** Times may arrive as local times of the conference zone; the result has UTC instants (ADR 0008). */
export const conferenceInput = fields.transform((input, context) => {
  const times = resolveTimes(
    input.timezone,
    input,
    ['startDate', 'endDate', 'programReleaseDate', ...deadlines] as const,
    context,
  );
  if (!times) return z.NEVER;
  const conference = { ...input, ...times };
  addIssueUnlessBefore(context, [times.startDate, times.endDate], 'endDate', 'The end must be after the start');
  for (const deadline of deadlines)
    addIssueUnlessBefore(
      context,
      [times[deadline], times.startDate],
      deadline,
      'The deadline must be before the start',
    );
  return conference;
});
export type ConferenceInput = z.infer<typeof conferenceInput>;

export const statusInput = z.strictObject({ status });
export type StatusInput = z.infer<typeof statusInput>;

export const releaseInput = z.strictObject({ isReleased: flag });
export type ReleaseInput = z.infer<typeof releaseInput>;
