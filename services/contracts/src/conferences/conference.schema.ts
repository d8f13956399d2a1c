import { z } from 'zod';
import { conferenceStatuses, conferenceTypes, virtualPlatforms } from '../shared/choices.js';
import { defineTable } from '../shared/define-list.schema.js';
import { translated, translatedList } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { code } from '../shared/messages.js';
import {
  flag,
  oneOf,
  optionalEmail,
  optionalSlug,
  optionalUrl,
  sortOrder,
  wholeNumber,
} from '../shared/shared-fields.schema.js';
import { listOfTexts, maxTitleLength, optionalText, requiredText } from '../shared/text.schema.js';
import {
  addIssueUnlessBefore,
  optionalDateTime,
  requiredDateTime,
  requiredDay,
  resolveTimes,
} from '../shared/times.schema.js';
import { optionalStoredImageUrl } from '../shared/uploads.schema.js';
import { normalizeTimeZone } from '../shared/zoned-times.js';
import { copiedDays } from './conference-copy.js';

export const capacity = wholeNumber(1_000_000).nullable().default(null);
const timeZone = z.string(code.noTimeZone).transform((name, context) => {
  const zone = normalizeTimeZone(name);
  if (!zone) context.addIssue(code.unknownTimeZone);
  return zone ?? z.NEVER;
});
const conferenceSeries = optionalText(200);
const status = oneOf(conferenceStatuses);

export const conferences = defineTable({
  table: 'conferences',
  path: listPaths.conferences,
  noun: 'conference',
  label: ['title'],
  staffPath: '/admin/conference-management/:conferenceId/edit',
  fields: {
    title: translated(requiredText(maxTitleLength)),
    subtitle: translated(optionalText(300)),
    description: translated(optionalText(20_000)),
    shortDescription: translated(optionalText(1_000)),
    slug: translated(optionalSlug),
    /** Conferences with the same series link to each other. */
    series: conferenceSeries,
    conferenceType: oneOf(conferenceTypes).default('academic'),
    status: status.default('draft'),
    theme: translated(optionalText(1_000)),
    startDate: requiredDateTime,
    endDate: requiredDateTime,
    timezone: timeZone.default('UTC'),
    venue: translated(optionalText(300)),
    venueAddress: optionalText(500),
    city: translated(optionalText(200)),
    country: translated(optionalText(200)),
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
    organizer: translated(optionalText(300)),
    sponsorshipAvailable: flag.default(false),
    callForPapers: flag.default(false),
    paperSubmissionDeadline: optionalDateTime,
    abstractSubmissionDeadline: optionalDateTime,
    programReleaseDate: optionalDateTime,
    language: optionalText(100).default('English'),
    tags: translatedList(listOfTexts(60, 30)),
    featured: flag.default(false),
    displayOrder: sortOrder,
    metaTitle: translated(optionalText(maxTitleLength)),
    metaDescription: translated(optionalText(500)),
    flickrAlbumUrl: optionalUrl,
    albumThumbnail: optionalStoredImageUrl,
  },
});

const deadlines = ['registrationDeadline', 'abstractSubmissionDeadline', 'paperSubmissionDeadline'] as const;

/** Times may arrive as local times of the conference zone; the result has UTC instants (infra/adr/programme.md). */
export const conferenceInput = conferences.input.transform((input, context) => {
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

const part = flag.default(true);

export const conferenceCopyInput = z.strictObject({
  title: requiredText(maxTitleLength),
  slug: optionalSlug,
  series: conferenceSeries,
  startDate: requiredDay,
  days: oneOf(copiedDays).default('weekdays'),
  texts: part,
  venue: part,
  sessions: part,
  /** If times are not copied, all sessions begin with the conference. */
  times: part,
  rooms: part,
  speakers: part,
  partners: part,
  documents: part,
});
export type ConferenceCopyInput = z.infer<typeof conferenceCopyInput>;
