import { z } from 'zod';
import { conferenceStatuses, conferenceTypes, virtualPlatforms } from './choices.js';
import { optionalEmail } from './email.js';
import { code } from './messages.js';
import { flag, oneOf, sortOrder, wholeNumber } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { listOfTexts, maxTitleLength, optionalText, requiredText } from './text.js';
import { addIssueUnlessBefore, optionalDateTime, requiredDateTime, resolveTimes } from './times.js';
import { optionalStoredImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';
import { normalizeTimeZone } from './zoned-times.js';

export const capacity = wholeNumber(1_000_000).nullable().default(null);
const timeZone = z.string(code.noTimeZone).transform((name, context) => {
  const zone = normalizeTimeZone(name);
  if (!zone) context.addIssue(code.unknownTimeZone);
  return zone ?? z.NEVER;
});
export const conferenceTags = listOfTexts(60, 30);
export const conferenceSeries = optionalText(200);
const status = oneOf(conferenceStatuses);

const fields = z.strictObject({
  title: requiredText(maxTitleLength),
  subtitle: optionalText(300),
  description: optionalText(20_000),
  shortDescription: optionalText(1_000),
  slug: optionalSlug,
  /** Conferences with the same name here link to each other. */
  series: conferenceSeries,
  conferenceType: oneOf(conferenceTypes).default('academic'),
  status: status.default('draft'),
  theme: optionalText(1_000),
  startDate: requiredDateTime,
  endDate: requiredDateTime,
  timezone: timeZone.default('UTC'),
  venue: optionalText(300),
  venueAddress: optionalText(500),
  city: optionalText(200),
  country: optionalText(200),
  isVirtual: flag.default(false),
  virtualPlatform: z
    .enum([...virtualPlatforms, ''], code.notInChoices)
    .transform((platform) => platform || null)
    .nullable()
    .default(null),
  /** Visitors never receive it. */
  virtualLink: optionalUrl,
  registrationRequired: flag.default(true),
  registrationLink: optionalUrl,
  registrationDeadline: optionalDateTime,
  maxAttendees: capacity,
  currentAttendees: wholeNumber(1_000_000).default(0),
  featuredImage: optionalStoredImageUrl,
  websiteUrl: optionalUrl,
  papersLink: optionalUrl,
  contactEmail: optionalEmail,
  organizer: optionalText(300),
  sponsorshipAvailable: flag.default(false),
  callForPapers: flag.default(false),
  paperSubmissionDeadline: optionalDateTime,
  abstractSubmissionDeadline: optionalDateTime,
  programReleaseDate: optionalDateTime,
  language: optionalText(100).default('English'),
  tags: conferenceTags,
  featured: flag.default(false),
  displayOrder: sortOrder,
  metaTitle: optionalText(maxTitleLength),
  metaDescription: optionalText(500),
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
  addIssueUnlessBefore(context, [times.startDate, times.endDate], 'endDate', code.endBeforeStart);
  for (const deadline of deadlines)
    addIssueUnlessBefore(context, [times[deadline], times.startDate], deadline, code.deadlineAfterStart);
  return conference;
});
export type ConferenceInput = z.infer<typeof conferenceInput>;

export const statusInput = z.strictObject({ status });
export type StatusInput = z.infer<typeof statusInput>;

export const releaseInput = z.strictObject({ isReleased: flag });
export type ReleaseInput = z.infer<typeof releaseInput>;
